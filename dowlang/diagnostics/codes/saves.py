"""DOW8xxx: refusals of saves and journals, which are strangers' input like cards.

What lives here: their pages. What does not: the reading, which the engine does
(`engine/untrusted_input.py` has the same codes with the same titles, since the engine imports
nothing of the compile half). An example shows what differs in a save or journal that is otherwise
whole.
"""

from dowlang.diagnostics.codes.code import Code, Example, ExampleKind

AS_WRITTEN = (
    "Files are not meant to be edited by hand: take the file as `dow play` wrote it, or make "
    "a new one."
)

NOT_A_DOCUMENT = Code(
    "DOW8001",
    "not JSON, too long or too deeply nested",
    "the file cannot be read: {found}",
    "Saves and journals are JSON of a sane size; this file is not, or it was cut short.",
    "Give the file that `dow play --save` or `--journal` wrote.",
    Example("not json\n", ExampleKind.DATA),
)
UNKNOWN_EDITION = Code(
    "DOW8002",
    "not a save or journal of a known edition",
    "found the schema `{found}`, wanted `{wanted}`",
    "The file is something else, a journal where a save is wanted, or it was written by a version "
    "of the program whose format this one "
    "does not read.",
    "Give a save to `dow play --continue` and a journal to `dow replay`, and use the version that "
    "wrote them.",
    Example('{"schema": "dowlang-save/999"}\n', ExampleKind.DATA),
)
WRONG_FIELD = Code(
    "DOW8003",
    "a field is missing or has the wrong type",
    "`{field}`: found {found}, wanted {wanted}",
    "A field of the file is missing, is one too many, or holds something else than it must.",
    AS_WRITTEN,
    Example('{"state": []}\n', ExampleKind.SAVE),
)
RULESET_DIFFERS = Code(
    "DOW8004",
    "made with another ruleset or another version of it",
    "found the ruleset {found}, wanted {wanted}",
    "The rules of the game, or their version, are not those the file was written with, so that the "
    "game could not go on as it was.",
    "Use the version of the program that wrote the file.",
    Example('{"ruleset": {"version": 999}}\n', ExampleKind.SAVE),
)
SET_DIFFERS = Code(
    "DOW8005",
    "made with another set of cards",
    "found the set {found}, wanted {wanted}",
    "The cards have changed since the file was written, or it belongs to another set.",
    "Name the set with `--set`, as it was then; comments, flavor and tests may change, cards may "
    "not. A file of a card outside any set holds that card: without `--set` it opens with it.",
    Example('{"set": {"hash": "0000000000000000"}}\n', ExampleKind.SAVE),
)
WRONG_STATE = Code(
    "DOW8006",
    "a field of the state has the wrong type, length or range",
    "`state.{field}`: found something that is not {wanted}",
    "The state of a game is plain numbers and names, each in its field; what stands here cannot be "
    "the state of any game.",
    AS_WRITTEN,
    Example('{"state": {"morale": "high"}}\n', ExampleKind.SAVE),
)
UNKNOWN_STEP = Code(
    "DOW8007",
    "a step that neither the ruleset nor the set has",
    "found the step `{step}`, which neither the ruleset nor the set has",
    "A game waits in the middle of what a card or a rule does; the step it names there does not "
    "exist.",
    AS_WRITTEN,
    Example('{"state": {"stack": [["no/such:step"]]}}\n', ExampleKind.SAVE),
)
WRONG_LOCALS = Code(
    "DOW8008",
    "a step with the wrong locals",
    "the step `{step}` has the wrong locals",
    "The step exists, but what the file says about it does not fit: too many values, or values of "
    "the wrong kind.",
    AS_WRITTEN,
    Example('{"state": {"stack": [["ask", 0]]}}\n', ExampleKind.SAVE),
)
DIGEST_DIFFERS = Code(
    "DOW8009",
    "the state does not fit its digest",
    "the state has the digest `{found}`, another was written with it",
    "Each save carries a digest of its state; here the state, or the digest, was changed "
    "afterwards.",
    AS_WRITTEN,
    Example('{"digest": "0000000000000000"}\n', ExampleKind.SAVE),
)
WRONG_SETUP = Code(
    "DOW8010",
    "a set-up that this set does not allow",
    "the game cannot begin so: {reason}",
    "A journal says how its game began: with how many players, which variant, which numbers of the "
    "rules changed; no game begins with these.",
    AS_WRITTEN,
    Example('{"start": {"settings": {"players": 99}}}\n', ExampleKind.JOURNAL),
)
CANNOT_GO_ON = Code(
    "DOW8011",
    "a state that cannot be continued",
    "{found}",
    "Each field may be right by itself, but the game does not wait at a decision, or what it waits "
    "for leads to nothing.",
    AS_WRITTEN,
    Example('{"state": {"stack": [["ask", 0, "action", []]]}}\n', ExampleKind.SAVE),
)
JOURNAL_DIFFERS = Code(
    "DOW8012",
    "a game that goes another way than its journal",
    "the journal differs after {answers} answers: {what} {found}, the journal has {wanted}",
    "The answers of the journal were given again, and from this place on something else happened "
    "than it says: an event, a digest of the state, "
    "the result, or an answer that is not among the options. The file was changed, or the rules of "
    "the program are not those it was played with.",
    "Use the version of the program that wrote the file; `--tell` and `--explain` tell the game as "
    "far as it agrees.",
    Example('{"digests": [[0, "0000000000000000"]]}\n', ExampleKind.JOURNAL),
)

SAVES = (
    NOT_A_DOCUMENT,
    UNKNOWN_EDITION,
    WRONG_FIELD,
    RULESET_DIFFERS,
    SET_DIFFERS,
    WRONG_STATE,
    UNKNOWN_STEP,
    WRONG_LOCALS,
    DIGEST_DIFFERS,
    WRONG_SETUP,
    CANNOT_GO_ON,
    JOURNAL_DIFFERS,
)
