"""DOW4xxx: what is wrong with a set of cards as a whole, and with the manifest that describes
it.
"""

from dowlang.diagnostics.codes.code import Code, Example, ExampleKind
from dowlang.diagnostics.codes.examples import translated
from dowlang.source.limits import (
    MAX_CARDS_PER_SET,
    MAX_PICTURE_BYTES,
    MAX_PICTURE_EDGE,
    MAX_SETS_USED,
)

_HEAD = 'id = "bells"\nname = "Bells"\nversion = "1.0.0"\nedition = 1\n'
_COMPLETE = (
    _HEAD + 'ruleset = "dead_of_winter"\nuses = ["base"]\nauthors = ["me"]\nlicence = "MIT"\n'
)


def _manifest(text: str) -> Example:
    """Return a set manifest with this text, in a set named `bells` that is built on the base
    set.
    """
    return Example(text, ExampleKind.MANIFEST)


DUPLICATE_CARD = Code(
    "DOW4001",
    "two cards with one name",
    "found a second {kind} `{name}`, the first is in {other}",
    "A card is known by its name, so a set has one of each. A set that is built on another may "
    "replace a card, but says so.",
    "Rename one of the cards; to replace a card of another set, list it under `replaces` in "
    "`set.toml`.",
    Example(
        'secret "The Bell"\n    flavor "Ring."\n    goal morale >= 4\n\nsecret "The Bell"\n    '
        'flavor "Ring."\n    goal morale >= 5\n'
    ),
)
DECK_SIZE = Code(
    "DOW4002",
    "deck of another size than declared",
    "the deck `{deck}` holds {found} cards, wanted {wanted}",
    "The manifest declares how many cards a deck holds, so that a card that was lost or doubled "
    "does not go unseen.",
    "Add or remove cards, or correct the number under `[decks]` in `set.toml`.",
    _manifest(_COMPLETE + "\n[decks]\ncrossroads = 9999\n"),
)
DECK_TOO_SMALL = Code(
    "DOW4003",
    "deck too small to deal",
    "the deck `{deck}` holds {found} cards, wanted at least {wanted} for a game of {players}",
    "With this deck a game cannot be set up for every number of players that the set allows.",
    "Add cards to the deck, or allow fewer players.",
    _manifest(_COMPLETE.replace('uses = ["base"]', "uses = []")),
)
MISSING_SIDE = Code(
    "DOW4004",
    "missing side",
    "the {kind} `{name}` has no side `{side}`",
    "A card of this kind has a side that every game can play with; others come besides.",
    "Write the side; a card with one side only has that one.",
    Example(
        'objective "Bells"\n    flavor "Ring."\n    time short\n    hardcore\n        setup\n      '
        "      morale 6\n"
        "            rounds 6\n        goal food >= 3\n"
    ),
)
MANIFEST_MISSING = Code(
    "DOW4005",
    "set without a manifest",
    "found no `set.toml` in `{folder}`",
    "A folder of cards becomes a set by its manifest, which says what the set is called and which "
    "game it belongs to.",
    "Write a `set.toml`; `dow new set` makes one.",
    Example("dow build an_empty_folder", ExampleKind.COMMAND),
)
MANIFEST_SYNTAX = Code(
    "DOW4006",
    "manifest that is not TOML",
    "the manifest cannot be read: {detail}",
    "`set.toml` is a TOML file, and this one breaks the rules of TOML, or is no file at all.",
    "Correct the line; texts stand in quotes, lists in square brackets.",
    _manifest("id = bells\n"),
)
MANIFEST_FIELD = Code(
    "DOW4007",
    "key of the manifest that is unknown, missing or has a wrong value",
    "the manifest does not fit: {detail}",
    "A manifest has certain keys, some of which it cannot do without, and each has a value of its "
    "own kind. A key that is "
    "none of them would have no effect, so it is refused.",
    "Correct the key or its value.",
    _manifest(_COMPLETE.replace("edition = 1", 'edition = "one"')),
)
UNKNOWN_SET = Code(
    "DOW4008",
    "set built on an unknown set",
    "found no set `{name}`, which this set uses",
    "A set names the sets it is built on. They are looked for beside it, among those that come "
    "with the program, and in your library.",
    "Correct the name, put that set beside this one, or add it to your library: `dow add FILE`.",
    _manifest(_COMPLETE.replace('"base"', '"basse"')),
)
USES_CYCLE = Code(
    "DOW4009",
    "sets built on each other",
    "found a circle: `{name}` is built on this set, which is built on `{name}`",
    "A set that is built on itself, directly or through others, has no beginning.",
    "Remove one of the names from `uses`.",
    _manifest(_COMPLETE.replace('"base"', '"bells"')),
)
REPLACES_NOTHING = Code(
    "DOW4010",
    "replacement of a card that does not exist",
    "found the replacement of `{name}`, which no set that is used defines",
    "A set may replace cards of the sets it uses, by name.",
    "Correct the name, or remove it from `replaces`.",
    _manifest(_COMPLETE + 'replaces = ["No Such Card"]\n'),
)
TOO_MANY_CARDS = Code(
    "DOW4011",
    "too many cards",
    "found {count} cards in this set, wanted at most {limit}",
    f"A set holds at most {MAX_CARDS_PER_SET} cards.",
    "Divide the set into two, the second built on the first.",
    Example(
        "".join(f'secret "Bell {n}"\n    goal morale >= 4\n' for n in range(MAX_CARDS_PER_SET + 1))
    ),
)
SLUG_CLASH = Code(
    "DOW4012",
    "two names that become one file name",
    "found the name `{name}`, which becomes `{slug}` like the name `{other}`",
    "From each name a short one in plain letters is made, for files, saves and journals. Two names "
    "of this set become the same.",
    "Rename one of the cards, or give it an `id`.",
    Example(
        'secret "The Bell!"\n    flavor "Ring."\n    goal morale >= 4\n\nsecret "The Bell?"\n    '
        'flavor "Ring."\n    goal morale >= 5\n'
    ),
    help="give one of them its own `id`",
)
INVALID_ID = Code(
    "DOW4013",
    "unusable id",
    "found the id `{id}`, wanted small letters a to z, digits and underscores, a letter first",
    "An id becomes a file name and a name in Python, so it is written in plain letters.",
    "Write an id such as `the_bell`.",
    Example('secret "The Bell"\n    id "The Bell!"\n    flavor "Ring."\n    goal morale >= 4\n'),
)
UNKNOWN_RULESET = Code(
    "DOW4014",
    "unknown game",
    "found the ruleset `{name}`, wanted {wanted}",
    "The ruleset says which game a set belongs to. Games come with the program and not with a set.",
    "Write the name of a game that this version has.",
    _manifest(_COMPLETE.replace("dead_of_winter", "dead_of_wintr")),
)
UNKNOWN_DECK = Code(
    "DOW4015",
    "size of an unknown deck",
    "found a size for the deck `{deck}`, which this game does not have",
    "Sizes can be declared for the decks of the game.",
    "Correct or remove the line under `[decks]`.",
    _manifest(_COMPLETE + "\n[decks]\ncrossraods = 1\n"),
)
UNSUPPORTED_EDITION = Code(
    "DOW4016",
    "edition of the language that is not known",
    "found the edition {edition}, wanted {wanted}",
    "The edition says which words of the language a set was written for. This version of the "
    "program does not know it.",
    "Use a newer version of the program, or write an edition that it knows.",
    _manifest(_COMPLETE.replace("edition = 1", "edition = 999")),
)
OUTSIDE_THE_SET = Code(
    "DOW4017",
    "file outside its set",
    "found `{path}`, which leads out of the folder of the set",
    "Links that lead out of a set are not followed: a set from a stranger reads and writes nothing "
    "but itself.",
    "Copy the file into the set.",
    Example("dow build a_set_with_a_link_to_another_folder", ExampleKind.COMMAND),
)
TRANSLATION_INVALID = Code(
    "DOW4018",
    "translation that does not fit its card",
    "found `{key}` in the translation, wanted {wanted}",
    "A translation file lies beside its card file, is named after it and a language of the set "
    "(`the_bell.ja.toml`), and holds the texts of "
    "its cards under their own names in that language. A key that names none of them would have no "
    "effect, so it is refused.",
    "Correct the key; each names a text of the card.",
    translated('["The Bell"]', 'name = "鐘"', 'flavour = "鳴らせ。"', 'flavor = "鳴らせ。"'),
)
TRANSLATION_SYNTAX = Code(
    "DOW4019",
    "translation that is not TOML",
    "the translation cannot be read: {detail}",
    "A translation is a TOML file, and this one breaks the rules of TOML.",
    "Correct the line; names of cards and texts stand in quotes.",
    translated("[The Bell]", 'name = "鐘"'),
)
TRANSLATION_VALUE = Code(
    "DOW4020",
    "translation of the wrong kind",
    "found {found} for `{key}`, wanted {wanted}",
    "Each text of a card is translated by one text of one line, in characters that can be seen; a "
    "table holds the texts of a card or its labels.",
    "Correct what stands behind the key.",
    translated('["The Bell"]', "name = 1", 'flavor = "鳴らせ。"'),
)
TOO_MANY_SETS = Code(
    "DOW4021",
    "set built on too many sets",
    "found more than {limit} sets that this set is built on, directly or through others",
    f"A set may be built on {MAX_SETS_USED} sets at most, those counted that the sets it uses are "
    f"built on.",
    "Put the cards of some of them into one set.",
    _manifest(
        _HEAD
        + 'ruleset = "dead_of_winter"\nuses = [\n'
        + "".join(f'    "bells_{number}",\n' for number in range(MAX_SETS_USED + 1))
        + "]\n"
    ),
)
OTHER_RULESET = Code(
    "DOW4022",
    "set built on a set of another game",
    "found `{name}`, a set of `{other}`, wanted sets of `{ruleset}`",
    "Cards of one game mean nothing in another: a set is built on sets of its own ruleset.",
    "Remove the name from `uses`, or correct the ruleset.",
    _manifest(_COMPLETE.replace('"dead_of_winter"', '"dwar7s_winter"')),
)
OTHER_GAMES_CARD = Code(
    "DOW4023",
    "card of another game",
    "found {kind}, a card of `{other}`, wanted cards of `{ruleset}`",
    "A set holds the cards of one game, and a file outside any set those of the game of its first "
    "card. Nothing else in the file is looked at.",
    "Put the card into a set of its own game; `dow new set NAME --ruleset GAME` starts one.",
    Example(
        'secret "The Bell"\n    flavor "Ring."\n    goal morale >= 4\n\nhero "The Bell"\n    '
        'flavor "Ring."\n'
    ),
)
USED_VERSION = Code(
    "DOW4024",
    "used set of another version",
    "found `{name}` {found}, wanted {wanted}",
    'A set may say with which versions of another it works: `uses = ["base >=0.1,<1"]`. The one '
    "that is there is none of these.",
    "Add that version of the set, or widen the range once the cards work with the one there is.",
    _manifest(_COMPLETE.replace('"base"', '"base >=99"')),
)
PICTURE_UNUSABLE = Code(
    "DOW4025",
    "picture that cannot be used",
    "the picture `{path}` {wrong}",
    "`art` names a picture of the card's own set: a PNG or JPEG file in its folder `pictures`, of "
    f"at most {MAX_PICTURE_BYTES // 2**20} MiB and {MAX_PICTURE_EDGE} points on an edge. It is "
    "printed in the art box of the card and goes into the pack of the set. The card can be played "
    "without it.",
    "Put the file there, or correct its name.",
    Example(
        'secret "The Bell"\n    flavor "Ring."\n    art "pictures/no_such_bell.png"\n'
        "    goal morale >= 4\n"
    ),
)

BEYOND_THE_BOARD = Code(
    "DOW4026",
    "place that the board does not have",
    "found the {kind} `{name}`, wanted {wanted}",
    "The board has the places of the game, and what is on them is counted by place. A card gives "
    "one of them its numbers and its name; no card adds one.",
    "Give the card the name of the place that it is for, or that place's `id`; leave it out and "
    "say what happens there with cards, a token or a track.",
    Example('location "Chapel"\n    survivors 1\n    entrance 1\n    noise 2\n    finds tool\n'),
)

SETS = (
    DUPLICATE_CARD,
    DECK_SIZE,
    DECK_TOO_SMALL,
    MISSING_SIDE,
    MANIFEST_MISSING,
    MANIFEST_SYNTAX,
    MANIFEST_FIELD,
    UNKNOWN_SET,
    USES_CYCLE,
    REPLACES_NOTHING,
    TOO_MANY_CARDS,
    SLUG_CLASH,
    INVALID_ID,
    UNKNOWN_RULESET,
    UNKNOWN_DECK,
    UNSUPPORTED_EDITION,
    OUTSIDE_THE_SET,
    TRANSLATION_INVALID,
    TRANSLATION_SYNTAX,
    TRANSLATION_VALUE,
    TOO_MANY_SETS,
    OTHER_RULESET,
    OTHER_GAMES_CARD,
    USED_VERSION,
    PICTURE_UNUSABLE,
    BEYOND_THE_BOARD,
)
