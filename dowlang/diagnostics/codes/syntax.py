"""DOW2xxx: words and the shapes of lines: what is no word, what stands in the wrong place, what
is missing from a card.
"""

from dowlang.advice import written
from dowlang.diagnostics.codes.code import Code, Example
from dowlang.diagnostics.codes.examples import in_option, tested, with_option

UNKNOWN_WORD = Code(
    "DOW2001",
    "unknown word",
    "found the word `{word}`, which no card uses",
    "The word belongs to no phrase of this game. It is most often misspelt, or a name without its "
    "quotes.",
    "Write the word as the vocabulary has it (`dow words` lists every phrase), or put a name into "
    "quotes.",
    in_option("add 1 zombei to the colony"),
)
UNKNOWN_PHRASE = Code(
    "DOW2002",
    "words that make no sentence",
    "found `{found}`, which is no sentence that {place} can hold",
    "Every word of the line is known, but together they are no phrase of this game that can stand "
    "here.",
    "Compare the line with the phrases that are suggested, or look a word up with `dow words "
    "WORD`.",
    in_option("morale colony add zombie"),
)
MISPLACED_LINE = Code(
    "DOW2003",
    "line in the wrong place",
    "found `{found}` under {place}, wanted {wanted}",
    "The line is well written, but nothing of its kind can stand here: an effect where a clause of "
    "the card belongs, a "
    "clause inside an option, a rule where something happens at once.",
    "Move the line to the block it belongs to. Under an offer (`you may …`) stand `if so` and `if "
    "not`, indented once, and under them what "
    "happens then.",
    in_option('flavor "Again."', "lose 1 morale"),
)
UNKNOWN_CARD_KIND = Code(
    "DOW2004",
    "unknown kind of card",
    "found `{word}`, wanted a kind of card: {wanted}",
    "A line in the first column opens a card, and its first word says which kind of card it is.",
    "Write one of the kinds of this game; indent the line if it belongs to the card above.",
    Example('crosroads "The Bell"\n    flavor "Ring."\n'),
)
UNKNOWN_CLAUSE = Code(
    "DOW2005",
    "clause that this kind of card does not have",
    "found the clause `{clause}`, which {kind} does not have",
    "Each kind of card has its own clauses: a crisis says what prevents it, a survivor what it is "
    "worth.",
    "Remove the clause, or write one that this kind of card has.",
    Example('secret "The Bell"\n    flavor "Ring."\n    goal morale >= 4\n    influence 12\n'),
    help="it has {wanted}",
)
MISSING_CLAUSE = Code(
    "DOW2006",
    "missing clause",
    "the {kind} `{name}` has no `{clause}`",
    "A clause without which this kind of card cannot be played is missing.",
    "Write the clause, indented, under the card's first line.",
    Example('secret "The Bell"\n    flavor "Ring."\n'),
)
DUPLICATE_CLAUSE = Code(
    "DOW2007",
    "line or words given twice",
    "found a second `{clause}`, the first is on line {line}",
    "What is named may stand only once there, or once for each thing that it names, so one of the "
    "two would do nothing: a clause of a "
    "card, a branch of a vote or an offer, a modifier after a comma, a `given` or the `cases` of a "
    "test.",
    "Remove one of them.",
    Example('secret "The Bell"\n    flavor "Ring."\n    goal morale >= 4\n    goal morale >= 5\n'),
)
MISSING_BLOCK = Code(
    "DOW2008",
    "line without its block",
    "found nothing under `{line}`, wanted an indented block",
    "The line opens a block, such as what an option does or what a roll brings, and nothing is "
    "indented under it.",
    "Write the block, four spaces further in; where nothing happens, write `nothing happens`.",
    with_option(""),
)
UNEXPECTED_BLOCK = Code(
    "DOW2009",
    "block under a line that takes none",
    "found a block under `{line}`, which takes none",
    "Lines are indented under a line that does not open a block.",
    "Move the lines back to the column of the line above; when they are to happen only in some "
    "case, write that case above them "
    "(`if food >= 2`).",
    in_option("lose 1 morale", "    add 1 zombie to the colony"),
)
MISSING_COMMA = Code(
    "DOW2010",
    "modifier without its comma",
    "found `{modifier}` without a comma before it",
    "A modifier, a limit or a point of an event follows a comma, so that one sees where the "
    "sentence ends.",
    "Write a comma before it.",
    in_option("remove 2 food if able"),
    help=written(", {modifier}"),
)
DETERMINER_AT_START = Code(
    "DOW2011",
    "effect that begins with `a`, `the`, `each` or a number",
    "found `{word}` at the start, wanted a verb or who does it",
    "An effect begins with what is done (`add 1 zombie …`) or with who does it (`each player "
    "discards …`).",
    "Begin with the verb.",
    in_option("a zombie add to the colony"),
)
SECOND_PLACE = Code(
    "DOW2012",
    "second place after a filtered noun",
    "found `{word}` behind a noun of which nothing more can be said there",
    "Only the last filter of a noun may end in a noun that takes filters itself: in `a survivor "
    "with a weapon card at the colony` "
    "nobody can say whether the survivor or the card is at the colony.",
    "Write the short filter first (`a survivor at the colony with a weapon card`), or choose the "
    "first thing in a line of its own and give "
    "it a name.",
    in_option("kill a survivor with a weapon card at the colony"),
    help="write the short one first, or choose it first: `choose … as x`, then `the x`; of each of "
    "several it is `where (it is …)`",
)
TWO_KINDS_WITH_OR = Code(
    "DOW2013",
    "two kinds joined by `or`",
    "found `{found}`, wanted one kind",
    "`or` joins conditions, and options are written as options. Two kinds of a thing in one amount "
    "would leave open how many of each.",
    "Write two lines, or an offer for each kind.",
    in_option("discard 1 fuel or medicine cards"),
    help="write two lines",
)
MISSING_ROUNDING = Code(
    "DOW2014",
    "division that does not say how it is rounded",
    "found `/` without rounding",
    "Half of three is a quarrel. Every division says whether it is rounded up or down.",
    "Write `rounded up` or `rounded down` after the division.",
    in_option("remove (food / 2) food"),
    help=written("… / 2 rounded up", "… / 2 rounded down"),
)
CANNOT_AS_STATEMENT = Code(
    "DOW2015",
    "`cannot` as something that happens",
    "found `cannot` as a statement, but it is a rule",
    "An effect happens at once. That somebody cannot do something lasts, so it has to say how "
    "long.",
    "Put the line under a duration, under `attach`, under `equip`, or on the side of an objective.",
    in_option("you cannot add cards to the crisis"),
    help="put it under a duration, such as `until the end of this round`",
)
LINE_ENDS_TOO_EARLY = Code(
    "DOW2016",
    "line that ends too early",
    "found the end of the line after `{after}`, wanted {wanted}",
    "The sentence has begun as one of the phrases of this game and stops before it is complete.",
    "Write the rest of the sentence.",
    in_option("add 1 zombie to"),
)
WORDS_LEFT_OVER = Code(
    "DOW2017",
    "words after the end of the sentence",
    "found `{found}` after the end of the sentence",
    "The line is a complete sentence and goes on with words that belong to nothing.",
    "Remove the words, or write them as a line of their own.",
    in_option("gain 1 morale 2"),
)
MISSING_NAME = Code(
    "DOW2018",
    "card without a name",
    "found `{kind}` without a name",
    "The name is what a card is known by: other cards, decks, tests and saves use it.",
    "Write the name in quotes after the kind.",
    Example('secret\n    flavor "Ring."\n    goal morale >= 4\n'),
    help=written('{kind} "…"'),
)
MISPLACED_COMMA = Code(
    "DOW2019",
    "comma in the wrong place",
    "found a comma before `{after}`, which needs none",
    "In effects and rules a comma opens a modifier, a limit, a point of an event, a rule of a "
    "vote, the place of an ability "
    "or the `to` of an offer, and nothing else.",
    "Remove the comma.",
    in_option("add 1 zombie, to the colony"),
)
MISSING_QUOTES = Code(
    "DOW2020",
    "name without quotes",
    "found `{name}` without quotes",
    "Names of cards and places stand in quotes, so that a name never becomes a word of the "
    "language when it grows.",
    "Put the name into quotes.",
    in_option("add 1 zombie to School"),
    help=written('"{name}"'),
)
BRANCH_WITHOUT_QUESTION = Code(
    "DOW2021",
    "branch that follows nothing",
    "found `{branch}` under `{line}`, which asks nothing",
    "`if so` and `if not` stand under an offer or a duty, `passes` and `fails` under a vote, faces "
    "under a roll.",
    "Move the branch under the line that asks, or write that line.",
    in_option("lose 1 morale", "    if so", "        gain 1 morale"),
)
MISPLACED_MODIFIER = Code(
    "DOW2022",
    "modifier that does not fit its line",
    "found `{modifier}`, which `{line}` does not take",
    "Limits belong to abilities, rules that are used up and lines that happen, points to events, "
    "`if able` to effects that can run short.",
    "Remove the modifier.",
    in_option("gain 1 morale, without exposure"),
)
SECOND_LIMIT = Code(
    "DOW2025",
    "second limit in one line",
    "found a second limit `{second}`, the first is `{first}`",
    "A rule or an ability has one limit: so many times per turn, per round or per game. Of two "
    "nobody can say which is meant to hold.",
    "Keep one of them.",
    in_option(
        "until the end of this round\n            when you search, once per turn, twice per "
        "round\n                gain 1 morale"
    ),
)
EMPTY_FILE = Code(
    "DOW2023",
    "file without a card",
    "found no card in this file",
    "The file holds nothing but comments and empty lines.",
    "Write a card, or delete the file.",
    Example("# nothing here yet\n"),
)
NAME_IS_A_WORD = Code(
    "DOW2024",
    "column or counter named by a word of the game",
    "found `{name}`, a word of the game, wanted a name of its own for this {what}",
    "The columns of a table are spoken of in the lines of its test by their names, and a counter "
    "in the lines of its card, so a name must not "
    "mean something else already. The lines that use the name are not told of.",
    "Choose another name, such as `stock` for an amount of food, or `steps` for moves that are "
    "counted.",
    tested(
        "given morale = mood",
        'given crossroads "The Bell"',
        "when player 1 starts",
        "cases mood, food",
        "    5, 4",
    ),
)
ONE_OF_THEM = Code(
    "DOW2026",
    "clauses that exclude each other",
    "found `{clause}` beside `{other}` of line {line}, wanted one of them",
    "An item is played, equipped or an event, a survivor is male, female or an animal, a step of "
    "the round is skipped or something is done "
    "instead of it, and a scenario leaves its own objective in: of two such clauses only one could "
    "hold.",
    "Remove one of them; what an item does at once and what it does later are two cards.",
    Example(
        'item "Bell Rope"\n    flavor "Frayed."\n    tool, in "School" x 1\n    play\n        gain '
        "1 morale\n"
        "    equip\n        the bearer makes no noise\n"
    ),
)
NAME_OF_OTHER_SIGNS = Code(
    "DOW2027",
    "name of other signs than letters",
    "found `{name}` as a name, wanted one of the letters a to z and `_` only",
    "A name that a card gives (`as hero`, `counter tears`, a column of a table) has the letters a "
    "to z, small or large, and `_` only: "
    "numbers are amounts. "
    "The lines that use the name are read as if it were one.",
    "Choose another name, such as `jar_two` for `jar2`.",
    in_option("choose a survivor you control as hero2", "the hero2 gets 1 wound"),
)
DISAGREEING_WORDS = Code(
    "DOW2028",
    "words that do not agree",
    "found `{word}`, wanted `{form}`",
    "A noun has the form that its number asks for (`1 survivor`, `2 survivors`, `this card`, "
    "`those cards`), a verb that of its subject (`each player discards`, `you discard`), and the "
    "other words of a phrase stand as the vocabulary has them. In another form nobody can say "
    "whether one is meant or several.",
    "Write the other form, or another number. `dow check --fix` and `dow fmt` write the form that "
    "is wanted.",
    in_option("1 survivors gets 1 wound"),
)
NOUN_ALONE = Code(
    "DOW2029",
    "rule about one that is not said which",
    "found `{noun}` without a word before it, wanted which one, or `{several}` for all of them",
    "A rule about all pieces of a kind has the plural (`survivors cannot move`), one about a "
    "single piece says which it is (`the bearer`, `that survivor`, `your leader`). A noun in the "
    "singular that stands alone says neither.",
    "Write the plural where all are meant, else the words for the one.",
    Example('scenario "Indoors"\n    objective "Every Door Barred"\n    survivor cannot search\n'),
)

SHAPES = (
    UNKNOWN_WORD,
    UNKNOWN_PHRASE,
    MISPLACED_LINE,
    UNKNOWN_CARD_KIND,
    UNKNOWN_CLAUSE,
    MISSING_CLAUSE,
    DUPLICATE_CLAUSE,
    MISSING_BLOCK,
    UNEXPECTED_BLOCK,
    MISSING_COMMA,
    DETERMINER_AT_START,
    SECOND_PLACE,
    TWO_KINDS_WITH_OR,
    MISSING_ROUNDING,
    CANNOT_AS_STATEMENT,
    LINE_ENDS_TOO_EARLY,
    WORDS_LEFT_OVER,
    MISSING_NAME,
    MISPLACED_COMMA,
    MISSING_QUOTES,
    BRANCH_WITHOUT_QUESTION,
    MISPLACED_MODIFIER,
    EMPTY_FILE,
    NAME_IS_A_WORD,
    SECOND_LIMIT,
    ONE_OF_THEM,
    NAME_OF_OTHER_SIGNS,
    DISAGREEING_WORDS,
    NOUN_ALONE,
)
