"""DOW6xxx: refusals of saves and journals, which are strangers' input like cards."""

from dowlang.source.catalogue.code import Code, Example, ExampleKind


def _save(text: str) -> Example:
    """A save or journal with this text."""
    return Example(text, ExampleKind.DATA)


NOT_A_SAVE = Code(
    "DOW6001",
    "not a save or a journal",
    "the file is no {wanted}: {reason}",
    "Saves are JSON, journals are JSON lines; this file is neither, or it was cut short.",
    "Give the file that `dow play --save` or `--journal` wrote.",
    _save("not json\n"),
)
UNSUPPORTED_VERSION = Code(
    "DOW6002",
    "save of another version",
    "found the format `{found}`, wanted {wanted}",
    "The file was written by a version of the program whose format this one does not read.",
    "Use the version that wrote it.",
    _save('{"schema": "dowlang/save/999"}\n'),
)
WRONG_FIELD = Code(
    "DOW6003",
    "wrong field",
    "found {found} for `{field}`, wanted {wanted}",
    "A field of the file is missing or holds something else than it must.",
    "Files are not meant to be edited by hand; make a new one.",
    _save('{"schema": "dowlang/save/1", "state": 3}\n'),
)
UNKNOWN_STEP = Code(
    "DOW6004",
    "unknown step",
    "found the step `{step}`, which neither the game nor its cards have",
    "A game was saved in the middle of a step that no longer exists: the card or the game has changed.",
    "Continue the game with the version of the set that it was saved with.",
    _save('{"schema": "dowlang/save/1", "frames": [["no/such:step"]]}\n'),
)
WRONG_LOCALS = Code(
    "DOW6005",
    "step with wrong values",
    "found {found} for the step `{step}`, wanted {wanted}",
    "The step exists, but what the file says about it does not fit: too many values, or values out of range.",
    "Files are not meant to be edited by hand; make a new one.",
    _save('{"schema": "dowlang/save/1", "frames": [["turn", -1, -1, -1]]}\n'),
)
SET_DIFFERS = Code(
    "DOW6006",
    "save of another set",
    "the file was made with the set {found}, wanted {wanted}",
    "The cards have changed since the file was written, so that the game could not go on as it was.",
    "Use the set as it was; comments, flavor and tests may change, cards may not.",
    _save('{"schema": "dowlang/save/1", "set": "0000"}\n'),
)
RULESET_DIFFERS = Code(
    "DOW6007",
    "save of another game",
    "the file was made with the ruleset {found}, wanted {wanted}",
    "The rules of the game, or their version, are not those the file was written with.",
    "Use the version of the program that wrote the file.",
    _save('{"schema": "dowlang/save/1", "ruleset": "chess"}\n'),
)
UNKNOWN_ANSWER = Code(
    "DOW6008",
    "answer that was not offered",
    "found the answer `{answer}` at decision {number}, wanted {wanted}",
    "The journal answers a decision with something that the game does not offer there.",
    "The journal belongs to other rules or cards, or was edited; record a new one.",
    _save('{"answer": "fly/away"}\n'),
)
JOURNAL_DIFFERS = Code(
    "DOW6009",
    "journal that goes another way",
    "the game differs from the journal at {where}: found {found}, wanted {wanted}",
    "Played again with the same seed and answers, the game does not come to what the journal says.",
    "If cards or rules were changed, that is the change; if not, report it as a fault.",
    _save('{"digest": "0000000000000000"}\n'),
)
JOURNAL_ENDS_EARLY = Code(
    "DOW6010",
    "journal that ends too early",
    "found the end of the journal at decision {number}, wanted an answer",
    "The journal holds fewer answers than the game has decisions.",
    "Use `dow play --continue` to go on from there.",
    _save('{"schema": "dowlang/journal/1"}\n'),
)

SAVES = (
    NOT_A_SAVE,
    UNSUPPORTED_VERSION,
    WRONG_FIELD,
    UNKNOWN_STEP,
    WRONG_LOCALS,
    SET_DIFFERS,
    RULESET_DIFFERS,
    UNKNOWN_ANSWER,
    JOURNAL_DIFFERS,
    JOURNAL_ENDS_EARLY,
)
