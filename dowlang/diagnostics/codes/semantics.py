"""DOW3xxx: well-written lines that mean nothing here: types, names, scopes, dice tables, numbers
out of range.
"""

from dowlang.diagnostics.codes.code import Code, Example
from dowlang.diagnostics.codes.dice_and_case_tables import (
    DICE_GAP,
    DICE_OVERLAP,
    DUPLICATE_COLUMN,
    DUPLICATE_ROW,
    TABLE_WITHOUT_ROLL,
    TOO_MANY_CASES,
    UNKNOWN_COLUMN,
    UNKNOWN_FACE,
    WRONG_CELL,
    WRONG_CELLS,
)
from dowlang.diagnostics.codes.examples import in_option, secret, triggered

WRONG_TYPE = Code(
    "DOW3001",
    "wrong kind of thing",
    "found {found}, wanted {wanted}",
    "The phrase is right, but what stands in one of its places is not the kind of thing that "
    "belongs there: zombies are "
    "added to a location, not to a survivor.",
    "Write a thing of the wanted kind, or another phrase.",
    in_option('add 1 zombie to "Petra Lindqvist"'),
)
UNKNOWN_NAME = Code(
    "DOW3002",
    "unknown name",
    "found the name `{name}`, wanted the name of {wanted} in this set",
    "Nothing in the set, or in the sets it is built on, has this name.",
    "Write the name as it stands on the card, or add the card that is meant.",
    in_option('add 1 zombie to "Schol"'),
)
UNBOUND_REFERENCE = Code(
    "DOW3003",
    "reference to nothing",
    "found `{reference}`, which nothing before it names",
    "`that survivor`, `those cards`, `that many` and the like point back to something that an "
    "event, a loop, a choice or the "
    "effect before has named. Here nothing has.",
    "Name the thing first, for instance with `choose … as x`, and write `the x`.",
    in_option("kill that survivor"),
    help="it is named by {binders}",
)
AMBIGUOUS_REFERENCE = Code(
    "DOW3004",
    "reference to one of two things",
    "found `{reference}`, which could be {candidates}",
    "The clause before names two things of this kind, so nobody can say which of them is meant.",
    "Give one of them a name with `as x` and write `the x`.",
    triggered("when you move a survivor", "add 1 zombie to that location"),
    help="name one of them with `as x`, then write `the x`",
)
UNKNOWN_ALIAS = Code(
    "DOW3005",
    "name given nowhere",
    "found `the {name}`, but nothing here is called `as {name}`",
    "`the x` is what was called `as x` on the same card, before this line, in a block that is "
    "still open.",
    "Write `as x` where the thing is first named, or correct the name. What is called so on its "
    'card stands in quotes: `"Library"`.',
    in_option("kill the scout"),
    help="a name printed on a card stands in quotes",
)
DUPLICATE_ALIAS = Code(
    "DOW3006",
    "name given twice",
    "found a second `as {name}`, the first is on line {line}",
    "Two things on one card have been given the same name while both can be seen.",
    "Call one of them otherwise.",
    in_option("choose a survivor as hero", "choose a survivor as hero", "kill the hero"),
)
UNAVAILABLE_PARTICIPANT = Code(
    "DOW3007",
    "participant that the event does not have",
    "found `{participant}`, which `{event}` does not have",
    "Each event says what takes part in it: a move may use a fuel card, a search does not.",
    "Remove it, or wait for another event.",
    triggered('when you search "School" using a fuel card', "lose 1 morale"),
)
UNAVAILABLE_POINT = Code(
    "DOW3008",
    "point that the event does not have",
    "found `{point}`, which `{event}` does not have",
    "Some events can be met before they are finished, such as `, after paying` or `, before the "
    "roll`; each declares which.",
    "Remove the point, or write one that the event has.",
    triggered("when you make noise, before the roll", "lose 1 morale"),
)
NUMBER_OUT_OF_RANGE = Code(
    "DOW3012",
    "number out of range",
    "found {number}, wanted {low} to {high} for {wanted}",
    "The rules allow fewer numbers here than can be written.",
    "Write a number in the range.",
    Example(
        'survivor "Ada Crane"\n    flavor "Steady."\n    occupation "painter"\n    influence 31\n  '
        "  attack 9+\n    search 3+\n"
        "    at the colony\n    ability 3+\n        add 1 food\n"
    ),
)
UNKNOWN_COUNTER = Code(
    "DOW3013",
    "unknown counter",
    "found `{name}`, which is no counter of {where}",
    "A bare word where a number belongs is a counter, and a card declares its counters with "
    "`counter`.",
    "Declare the counter, or correct its name. A side that leaves out a counter of the other side "
    "also leaves out the lines that use it.",
    in_option("add 1 to samples"),
    help="declare it with `counter {name}`",
)
DUPLICATE_COUNTER = Code(
    "DOW3014",
    "counter declared twice",
    "found a second counter `{name}`, the first is on line {line}",
    "A card declares each of its counters once.",
    "Remove one of the lines.",
    Example(
        'objective "Bells"\n    flavor "Ring."\n    time short\n    standard\n        setup\n      '
        "      morale 6\n"
        "            rounds 6\n        counter bells\n        counter bells\n        goal bells >= "
        "3\n"
        "    hardcore like standard, except\n        goal bells >= 4\n"
    ),
)
UNKNOWN_OPTION = Code(
    "DOW3015",
    "no such option to carry out",
    "found `carry out` of `{label}`, which is no option of this card and no definition of this set",
    "`carry out` does what another option of the card, or a `define` of the set, says.",
    "Write the label of an option of this card.",
    in_option('carry out "Leav it"'),
)
CARRY_OUT_CYCLE = Code(
    "DOW3016",
    "options that carry each other out for ever",
    "found a circle: {circle}",
    "An option that carries itself out, directly or through others, would never end.",
    "Break the circle; let one of the options say what it does.",
    in_option('carry out "Ring it"'),
)
DUPLICATE_OPTION = Code(
    "DOW3017",
    "two options with one label",
    "found a second option `{label}`, the first is on line {line}",
    "Options, and the two outcomes of a vote, are told apart by their labels, by the players and "
    "in journals.",
    "Write another label.",
    Example(
        'crossroads "The Bell"\n    flavor "Ring."\n    if morale >= 1\n    option "Ring it"\n     '
        "   lose 1 morale\n"
        '    option "Ring it"\n        gain 1 morale\n'
    ),
)
OUT_OF_SCOPE = Code(
    "DOW3018",
    "word that has no meaning here",
    "found `{found}`, which has a meaning only {where}",
    "Some words need a place: the action can be cancelled only while it is not finished, `the "
    "bearer` exists only on a card "
    "that is attached or equipped.",
    "Move the line to such a place, or say it otherwise.",
    in_option("cancel the action"),
)
WRONG_COUNT = Code(
    "DOW3019",
    "one where many are wanted, or many where one",
    "found {found}, wanted {wanted}",
    "The place in the sentence takes one thing, or several, and the noun gives the other.",
    "Write `a`, `each` or a number, as the phrase wants it; for each of many use `for each`.",
    in_option("remove no food"),
)
WRONG_ADJECTIVE = Code(
    "DOW3020",
    "adjective that does not fit the noun",
    "found `{adjective}` before `{noun}`, which cannot be that",
    "Each adjective belongs to certain nouns: survivors are wounded, players are exiled.",
    "Remove the adjective, or write one that this noun takes.",
    in_option("discard a wounded card"),
)
TOO_MANY_STEPS = Code(
    "DOW3022",
    "card that does too much",
    "this card can take {steps} steps, wanted at most {limit}",
    "From each card the checker works out how many steps it can take at the very most, every loop "
    "counted as if its list were long, "
    "`repeat` with the most that its number can be (food, rounds and other numbers of the game: "
    "32); and a card can hold only so many effects, "
    "choices and options.",
    "Take loops out of loops, repeat less often, or make two cards of it.",
    in_option(
        *(f"{'    ' * depth}for each location" for depth in range(9)), "    " * 9 + "lose 1 morale"
    ),
)
UNKNOWN_SIDE = Code(
    "DOW3023",
    "unknown side",
    "found the side `{name}`, wanted {wanted}",
    "A side is written like another side of the same card that stands before it.",
    "Write the name of a side above it.",
    Example(
        'objective "Bells"\n    flavor "Ring."\n    time short\n    standard\n        setup\n      '
        "      morale 6\n"
        "            rounds 6\n        goal food >= 3\n    hardcore like easy, except\n        "
        "goal food >= 4\n"
    ),
)
NOTHING_TO_REMOVE = Code(
    "DOW3024",
    "`without` something that is not there",
    "found `without {found}`, but `{side}` has none",
    "A side that is written like another one can leave a line out, if that other side has the "
    "line.",
    "Remove the line.",
    Example(
        'objective "Bells"\n    flavor "Ring."\n    time short\n    standard\n        setup\n      '
        "      morale 6\n"
        "            rounds 6\n        goal food >= 3\n    hardcore like standard, except\n        "
        "without counter bells\n"
        "        goal food >= 4\n"
    ),
)
TEXT_OVERRIDE_DIFFERS = Code(
    "DOW3025",
    "printed text that says something else",
    "the text {does} {what}, which the card {has}",
    "`text` replaces the printed sentence, and has to keep every number and every name of what the "
    "card does, and adds none. A number may be "
    "written in digits or as a word.",
    "Put the numbers and names into the text, or remove `text`.",
    secret('text "Have enough food."', "goal food >= 4"),
)
UNKNOWN_CHOICE = Code(
    "DOW3026",
    "choice that a test cannot make",
    "found the choice `{choice}`, wanted {wanted}",
    "A test chooses among what the card under test offers.",
    "Write the label of an option of the card.",
    Example(
        in_option("lose 1 morale").text
        + '\ntest "Rung"\n    given players = 3, seed 1, morale = 5\n    given crossroads "The '
        'Bell"\n'
        '    when player 1 chooses "Rin it"\n    then morale = 4\n'
    ),
)

UNKNOWN_RULE = Code(
    "DOW3033",
    "number of the rules that is not there",
    "found `{text}`, wanted {wanted}",
    "A scenario sets numbers of the rules by their keys; each allows some values only.",
    "Write a key and a value that the rules have.",
    Example('scenario "Deep Snow"\n    rule "exile.no_spaec" is "stay"\n'),
)
UNKNOWN_SET_NAMED = Code(
    "DOW3034",
    "set that is not there",
    "found the set `{name}`, wanted {wanted}",
    "A scenario says which sets its cards are from: this set, or one that it is built on.",
    "Correct the name, or list that set under `uses` in `set.toml`.",
    Example('scenario "Deep Snow"\n    uses basse\n'),
)
OWN_COPY = Code(
    "DOW3035",
    "own copy without its name",
    "found `{found}`, wanted `this {noun}` or another {noun}",
    "On an item its own name is any copy of it that lies in a hand, and `the card` is any card of "
    "a hand: neither is the copy whose text it is.",
    "Write `this card` for the copy itself, `a card in hand` for another one.",
    Example(
        'item "Flare"\n    tool, in "School" x 2\n    equip\n        when the bearer kills a '
        'zombie\n            discard "Flare"\n'
    ),
)
ALREADY_THERE = Code(
    "DOW3036",
    "newcomer that is there already",
    "found `{found}`, which is there already, wanted {noun} that is not in play",
    "Only one that is not in play can join a group; for any other one the line would do nothing.",
    "Give the survivor to the player, or take one out of the deck: `a survivor joins you`.",
    Example(
        'crossroads "Change of Heart"\n    flavor "x"\n    when another player moves a survivor as '
        'walker\n    option "Ask"\n'
        '        the walker joins you\n    option "Let be"\n        lose 1 morale\n'
    ),
)
NOBODYS_PIECE = Code(
    "DOW3037",
    "piece of which nobody knows whose it is",
    "found `{found}` without saying {asked}, wanted {wanted}",
    "What another player than you does with a piece could be done with one of their own or with "
    "anybody's, and a card that is nowhere could be one of any hand or deck.",
    "Write behind the piece whose it is, or where it lies.",
    in_option("each player may kill a survivor"),
)
WHOSE_ARE_COUNTED = Code(
    "DOW3038",
    "count that does not say whose",
    "found `{found}` without saying whose, wanted {wanted}",
    "Dice and cards are somebody's, and a count without a word about that could be of yours or of "
    "everybody's.",
    "Write behind them whose they are, or where they lie.",
    in_option("if unused dice >= 3", "    lose 1 morale"),
)
UNDECLARED_MEANS = Code(
    "DOW3039",
    "means that this game does not have",
    "found `{found}`, but this game {reason}",
    "Turns, rounds, limits, dice and chance are each game's own. Its words declare which of them "
    "cards can speak of, and "
    "this line speaks of one that is not declared.",
    "Say it with what the game has. Who writes the game declares it with its words: `durations`, "
    "`moments`, `scopes` and `chance` (docs/adding.md, a game).",
    Example(
        'hero "Loaded Lenne"\n    flavor "He always gets a six."\n    music drum\n    points 2\n'
        "    ability\n        roll a die\n            1 to 5\n                lose 1 gold\n"
        "            6\n                gain 2 gold\n"
    ),
)
CONDITION_CARRIED_OUT = Code(
    "DOW3041",
    "option with a condition, carried out by another one",
    "found `carry out` of `{label}`, which is an option with a condition, wanted one without",
    "A condition behind an option says when it may be chosen. Who reads `carry out` may take it to "
    "hold there too, or not, and the print says neither.",
    "Write what both do under a `define` and carry that out, with an `if` where it shall hang on "
    "the condition there too.",
    Example(
        'crossroads "The Bell"\n    flavor "Ring."\n    if morale >= 1\n    option "Ring it"\n'
        '        carry out "Feast"\n    option "Feast" if food >= 4\n        remove 1 food\n'
    ),
)
SAID_ON_BOTH_SIDES = Code(
    "DOW3040",
    "line that the other side has with other numbers",
    "found a line like line {line} of `{side}`, so both would happen",
    "`like …, except` replaces clauses such as `rounds` and `goal`; effects and rules are added to "
    "those of the other side. Who reads one that the other side has with another number, or waits "
    "for the same event, takes it to stand in its place.",
    "Leave the other one out, `without` and its words; where both are meant, write what they come "
    "to together.",
    Example(
        'objective "Bells"\n    flavor "Ring."\n    time short\n    standard\n        setup\n      '
        "      morale 6\n            rounds 6\n            add 3 zombies to the colony\n        "
        "goal food >= 3\n    hardcore like standard, except\n        setup\n            add 5 "
        "zombies to the colony\n        goal food >= 4\n"
    ),
)

MEANINGS = (
    WRONG_TYPE,
    UNKNOWN_NAME,
    UNBOUND_REFERENCE,
    AMBIGUOUS_REFERENCE,
    UNKNOWN_ALIAS,
    DUPLICATE_ALIAS,
    UNAVAILABLE_PARTICIPANT,
    UNAVAILABLE_POINT,
    DICE_GAP,
    DICE_OVERLAP,
    UNKNOWN_FACE,
    NUMBER_OUT_OF_RANGE,
    UNKNOWN_COUNTER,
    DUPLICATE_COUNTER,
    UNKNOWN_OPTION,
    CARRY_OUT_CYCLE,
    DUPLICATE_OPTION,
    OUT_OF_SCOPE,
    WRONG_COUNT,
    WRONG_ADJECTIVE,
    TABLE_WITHOUT_ROLL,
    TOO_MANY_STEPS,
    UNKNOWN_SIDE,
    NOTHING_TO_REMOVE,
    TEXT_OVERRIDE_DIFFERS,
    UNKNOWN_CHOICE,
    UNKNOWN_COLUMN,
    WRONG_CELL,
    WRONG_CELLS,
    DUPLICATE_ROW,
    DUPLICATE_COLUMN,
    TOO_MANY_CASES,
    UNKNOWN_RULE,
    UNKNOWN_SET_NAMED,
    OWN_COPY,
    ALREADY_THERE,
    NOBODYS_PIECE,
    WHOSE_ARE_COUNTED,
    UNDECLARED_MEANS,
    SAID_ON_BOTH_SIDES,
    CONDITION_CARRIED_OUT,
)
