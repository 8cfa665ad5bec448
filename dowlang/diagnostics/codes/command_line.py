"""DOW7xxx: what is wrong with a command rather than with a card."""

from dowlang.diagnostics.codes.code import Code, Example, ExampleKind


def _command(text: str) -> Example:
    """Return a command line."""
    return Example(text, ExampleKind.COMMAND)


NO_SUCH_PATH = Code(
    "DOW7001",
    "no such path",
    "found no file or folder `{path}`",
    "The path that the command was given does not exist.",
    "Correct the path.",
    _command("dow check no/such/file.dow"),
)
UNREADABLE_PATH = Code(
    "DOW7002",
    "path that cannot be read or written",
    "`{path}` cannot be {use}: {reason}",
    "The path exists, but the system does not let the program use it.",
    "Look at its permissions, and whether it is a file or a folder.",
    _command("dow check a_file_without_permissions.dow"),
)
UNKNOWN_OPTION_VALUE = Code(
    "DOW7003",
    "unknown value of an option",
    "found `{value}` for `{option}`, wanted {wanted}",
    "The option takes only certain values.",
    "Write one of the wanted values.",
    _command("dow check --format prose cards"),
)
NO_CARDS_FOUND = Code(
    "DOW7004",
    "no cards",
    "found no card file in `{path}`",
    "Card files end in `.dow`; the folder and the folders in it hold none.",
    "Give the folder of the cards.",
    _command("dow check an_empty_folder"),
)
UNKNOWN_CODE = Code(
    "DOW7005",
    "unknown code",
    "found the code `{found}`, which the catalogue does not have",
    "Codes are written like `DOW2001`; the list is in `docs/errors.md`.",
    "Correct the code.",
    _command("dow explain DOW9999"),
)
UNKNOWN_CARD = Code(
    "DOW7006",
    "unknown card",
    "found the card `{name}`, which the set does not have",
    "The command wants a card of the set, by its name or its slug.",
    "Correct the name; `dow cards` lists them.",
    _command('dow odds "No Such Card"'),
)
UNKNOWN_ENTRY = Code(
    "DOW7007",
    "nothing to look up",
    "found `{found}`, which is no {wanted}",
    "Words, rules and other things that the program can tell about are looked up by their name or "
    "number.",
    "Correct the name.",
    _command("dow rules R-NONE-99"),
)
UNKNOWN_COMMAND = Code(
    "DOW7008",
    "no such command",
    "no such command `{command}`",
    "The first word after `dow` says what is done, and this one is no command of it.",
    "Correct the command; `dow --help` lists them.",
    _command("dow chek cards"),
)
STALE_OUTPUT = Code(
    "DOW7009",
    "generated file that is not current",
    "`{path}` is not what the cards give now",
    "A file that is made from the cards or the vocabulary has been edited, or its source has "
    "changed since.",
    "Run `dow build`.",
    _command("dow build --check after_a_card_was_changed"),
    help="run `dow build`",
)
NOT_FORMATTED = Code(
    "DOW7010",
    "card file that is not formatted",
    "the file would be formatted otherwise",
    "All card files have one look, which `dow fmt` gives them.",
    "Run `dow fmt`.",
    _command("dow fmt --check untidy.dow"),
    help="run `dow fmt`",
)
CARD_WITHOUT_END = Code(
    "DOW7011",
    "card that goes on without end",
    "`{card}` goes on without end ({path}, line {line}): more than {most}",
    "A rule on the card sets itself off again and again, whether it asks somebody each time or "
    "not, or a loop goes over a number that has grown "
    "too large. The game stops at that card.",
    "Give the rule a limit (`once per turn`) or another event, or the loop a smaller number.",
    _command("dow play --set a_set_with_a_card_without_end"),
)
CARD_TOO_SMALL = Code(
    "DOW7012",
    "text that does not fit on its card",
    "`{card}` does not fit on a card of {size}: at the smallest type {over}",
    "`dow print` sets a card in smaller type, in declared steps down to 6 points, until its text "
    "fits. A card never grows, so a text that does not fit at the smallest step is told, with how "
    "much of it sticks out, and nothing is printed.",
    "Shorten the text, or print the kind larger: `--size crossroads=70x120`.",
    _command("dow print cards/base --format pdf --size crossroads=40x50"),
    help="shorten it, or print the kind larger with `--size {kind}=WIDTHxHEIGHT`",
)
LETTERS_WITHOUT_FONT = Code(
    "DOW7013",
    "letters that no font has",
    "`{card}` has {letters}, which {be} in no font that `dow print` sets",
    "Cards are set in the fonts that come with the typesetter, which have Latin, Greek, Cyrillic "
    "and Hebrew letters and many signs. Of a letter that none of them has an empty box would be "
    "printed, so nothing is.",
    "Write it with other letters, or print a page to read: `dow print` without `--format pdf`.",
    _command("dow print a_set_in_japanese --format pdf"),
    help="write it with other letters, or print a page to read, without `--format pdf` or `png`",
)

COMMAND_LINE = (
    NO_SUCH_PATH,
    UNREADABLE_PATH,
    UNKNOWN_OPTION_VALUE,
    NO_CARDS_FOUND,
    UNKNOWN_CODE,
    UNKNOWN_CARD,
    UNKNOWN_ENTRY,
    UNKNOWN_COMMAND,
    STALE_OUTPUT,
    NOT_FORMATTED,
    CARD_WITHOUT_END,
    CARD_TOO_SMALL,
    LETTERS_WITHOUT_FONT,
)
