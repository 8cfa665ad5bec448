"""DOW5xxx: warnings: cards that check and still are probably not what their author meant."""

from dowlang.diagnostics.codes.code import Code, Example
from dowlang.diagnostics.codes.examples import in_option, secret, tested, translated, triggered
from dowlang.diagnostics.codes.moments_of_lines import (
    ASKED_TOO_LATE,
    NOT_KNOWN_YET,
    WITHOUT_END,
)
from dowlang.diagnostics.diagnostic import Severity

WARNING = Severity.WARNING

IMPOSSIBLE_OPTION = Code(
    "DOW5001",
    "option that can never be possible",
    "the option `{label}` can never be possible: {reason}",
    "What the option needs can never be there, so nobody will ever be able to choose it.",
    "Correct the condition or the payment.",
    Example(
        'crossroads "The Bell"\n    flavor "Ring."\n    if morale >= 1\n    option "Ring it" if '
        "morale >= 5 and morale <= 4\n"
        '        lose 1 morale\n    option "Leave it"\n        gain 1 morale\n'
    ),
    severity=WARNING,
)
SAME_EFFECT = Code(
    "DOW5002",
    "two options with the same effect",
    "the options `{label}` and `{other}` do the same",
    "A choice between two options that do the same is no choice. Sometimes that is meant, and then "
    "the card can say so.",
    "Change one of the options.",
    in_option("gain 1 morale"),
    severity=WARNING,
)
TRIGGER_NEVER_TRUE = Code(
    "DOW5003",
    "trigger that can never come true",
    "`{trigger}` can never come true in this set: {reason}",
    "The card waits for something that cannot happen with the cards and the rules of this set, so "
    "it never resolves.",
    "Correct the trigger.",
    triggered("if morale >= 5 and morale <= 4", "lose 1 morale"),
    severity=WARNING,
)
GOAL_OUT_OF_REACH = Code(
    "DOW5004",
    "goal that cannot be met",
    "the goal wants {wanted}, {found}",
    "What must hold for the goal contradicts itself, or is more than there is in all decks "
    "together.",
    "Lower the number, add cards, or take out what contradicts the rest.",
    secret("goal medicine cards you hold >= 900"),
    severity=WARNING,
)
MATCHES_NOTHING = Code(
    "DOW5005",
    "noun that can never match",
    "`{found}` can never match anything: {reason}",
    "The conditions on the noun contradict each other.",
    "Remove one of the conditions.",
    in_option("for each survivor at the colony outside the colony", "    lose 1 morale"),
    severity=WARNING,
)
NOT_ENOUGH_TOKENS = Code(
    "DOW5006",
    "more tokens than there are",
    "found {number} {tokens}, the game has {limit}",
    "The effect always wants more tokens than lie in the box.",
    "Write a smaller number.",
    in_option("add 900 zombies to the colony"),
    severity=WARNING,
)
DEAD_BINDING = Code(
    "DOW5007",
    "name that is never used",
    "`as {name}` is never used",
    "A thing was given a name and nothing calls it by that name; often the line that should do so "
    "names something else.",
    "Remove `as …`, or use the name.",
    in_option("choose a survivor as hero", "lose 1 morale"),
    severity=WARNING,
)
MISSING_FLAVOR = Code(
    "DOW5008",
    "card without flavor",
    "the {kind} `{name}` has no flavor",
    "Cards of this kind carry a line of flavor, which tells the table what is going on.",
    'Write `flavor "…"` under the first line.',
    Example('secret "The Bell"\n    goal morale >= 4\n'),
    severity=WARNING,
)
MISSING_TRANSLATION = Code(
    "DOW5009",
    "missing translation",
    "the {kind} `{name}` has no text in `{language}` for {missing}",
    "The set is published in this language, and a text of the card is missing in it.",
    "Write the text into the translation file beside the card.",
    translated('["The Bell"]', 'name = "鐘"'),
    severity=WARNING,
)
TEXT_OVERFLOWS = Code(
    "DOW5010",
    "text that does not fit its card",
    "the {part} has {length} characters, about {limit} fit on the printed card",
    "The text would run over the edge of the printed card, or be set too small to read.",
    "Shorten the text.",
    Example(
        f'secret "The Bell"\n    flavor "{("It rang. " * 100).strip()}"\n    goal morale >= 4\n'
    ),
    severity=WARNING,
)
CARD_WITHOUT_TEST = Code(
    "DOW5011",
    "card without a test",
    "the {kind} `{name}` has no test",
    "A card that waits for something to happen has to come up, and no `test` shows that it does "
    "and goes on as its author means. Other cards are not asked for one: `dow test --coverage` "
    "tells what of any card no test has seen.",
    "Write a `test` under the card.",
    in_option("lose 1 morale"),
    severity=WARNING,
)
AMOUNT_MAY_RUN_SHORT = Code(
    "DOW5012",
    "amount that may not be there",
    "found `{found}`: with fewer than {number} {short_of}, the option is not possible",
    "A plain number is wanted in full: where fewer are there, the whole option cannot be chosen. "
    "Often that is not meant. So it is with a condition that asks for less than is taken: the card "
    "promises an option that is not there.",
    "Write `up to`, `exactly` or `, if able`, whichever is meant, or the number that is taken into "
    "the condition.",
    in_option("remove 3 zombies from the colony"),
    help="write `up to`, `exactly` or `, if able`",
    severity=WARNING,
)
UNUSED_COUNTER = Code(
    "DOW5013",
    "counter that is never used",
    "the counter `{name}` is never {use}",
    "A counter that is only counted, or only asked, does nothing for the card.",
    "Use the counter, or remove it.",
    Example(
        'objective "Bells"\n    flavor "Ring."\n    time short\n    standard\n        setup\n      '
        "      morale 6\n"
        "            rounds 6\n        counter bells\n        goal food >= 3\n    hardcore like "
        "standard, except\n"
        "        goal food >= 4\n"
    ),
    severity=WARNING,
)
UNUSED_DEFINITION = Code(
    "DOW5014",
    "definition that nothing carries out",
    "nothing carries out `{label}`",
    "A `define` names a block for several cards, and no card of the set uses this one.",
    "Remove the definition, or carry it out.",
    Example('define "Ring the bells"\n    lose 1 morale\n'),
    severity=WARNING,
)
UNFINISHED_TEST = Code(
    "DOW5015",
    "test that is still to be written",
    "the test `{name}` is still to do: {note}",
    "`todo` marks a test that is not finished; it is counted, not run.",
    "Write the test.",
    Example(
        in_option("lose 1 morale").text + '\ntest "Rung"\n    todo "what if nobody is there"\n'
    ),
    severity=WARNING,
)
UNUSED_COLUMN = Code(
    "DOW5016",
    "column that the test does not use",
    "no line of the test uses the column `{name}`",
    "A column whose cells stand nowhere makes every row look as if it tested something that it "
    "does not.",
    "Use the column in a line of the test, or remove it.",
    tested(
        "given morale = mood",
        'given crossroads "The Bell"',
        "when player 1 starts",
        "cases mood, kept",
        "    5, 4",
    ),
    severity=WARNING,
)
ALLOWED_WITHOUT_REASON = Code(
    "DOW5017",
    "warning allowed without a reason",
    "`allow {allowed}` gives no reason",
    "A comment can allow a warning of its line, and says why, so that whoever reads the card later "
    "knows.",
    "Write the reason after a colon: `# allow DOW5012: there is always some left`.",
    in_option("add 900 food # allow DOW5006"),
    severity=WARNING,
)
ALLOWS_NOTHING = Code(
    "DOW5018",
    "comment that allows nothing",
    "there is no warning `{allowed}` here to allow",
    "The line has no warning of that code (any more); errors cannot be allowed.",
    "Remove the comment.",
    in_option("lose 1 morale # allow DOW5012: it never runs out"),
    severity=WARNING,
)

SAID_OF_THE_PLACE = Code(
    "DOW5019",
    "company that belongs to another noun",
    "`{filter}` is said of the {noun} before it, not of who does it",
    "What begins with `with` belongs to the nearest noun: `you search a location with a wounded "
    "survivor` waits for a search at a "
    "location where a wounded survivor is, whoever searches. Who does it is the subject of the "
    "sentence.",
    "Begin with who does it (`when a wounded survivor searches a location`); where the place is "
    "meant, say so in `where (…)` or allow the warning.",
    triggered("when you search a location with a wounded survivor", "lose 1 morale"),
    severity=WARNING,
)
EFFECT_OF_NOTHING = Code(
    "DOW5020",
    "effect of nothing",
    "found an amount of 0 after `{found}`, wanted 1 at least",
    "An effect on 0 things, or what is repeated 0 times, does nothing; often another number was "
    "meant.",
    "Write the number that is meant, or take the line out; an option that does nothing says "
    "`nothing happens`.",
    in_option("gain 0 morale"),
    severity=WARNING,
)
IN_NO_DECK = Code(
    "DOW5021",
    "card that is in no deck",
    "no deck holds the {kind} `{name}`, so it never comes into a game",
    "An item lies in the deck of a location or among the starting items, as many copies as its "
    "first line says; this one says none.",
    'Say where it lies: `, in "School" x 2`, or `, starting x 1`.',
    Example('item "Bell Rope"\n    flavor "Frayed."\n    tool\n    play\n        gain 1 morale\n'),
    severity=WARNING,
)
YOURS_ALONE = Code(
    "DOW5022",
    "yours in what others do",
    "{found} in what {who} does means you, not {them}",
    "`you` and `your` are the player for whom the card is resolved, also in a sentence about each "
    "player, in a loop over players, and below what another player is offered or rolls: "
    "`each player gives 1 card to the player on your left` gives all these cards to one player, "
    "and `draw 1 card` below `if so` of another player's offer is done by you. So is what a line "
    "leaves open in an option that another player takes (`the first player chooses`).",
    "Write `they` or `their` where each one, or that player, is meant; where you are, begin the "
    "line with `you`, or allow the warning.",
    in_option("each player gives 1 card to the player on your left"),
    severity=WARNING,
)
NEAREST_IS_MEANT = Code(
    "DOW5023",
    "the nearest of two things is meant",
    "`{reference}` means the nearest that is named before it, and another one is named further up",
    "The innermost loop, choice or event hides what is named outside it. "
    "Two things of one kind can be meant here by a reader who does not know that.",
    "Give the one that is meant a name with `as x` and write `the x`.",
    triggered(
        "when you move a survivor",
        "for each survivor at the colony",
        "    that survivor gets 1 wound",
    ),
    severity=WARNING,
    help="name the one that is meant with `as x`, then write `the x`",
)

NEVER_ASKED = Code(
    "DOW5024",
    "line that changes nothing",
    "found a line of which nothing comes, wanted one after it that asks {asked}",
    "A die that is rolled and a piece that is chosen change nothing by themselves: a table below, "
    "or a later line, says what comes of them.",
    "Write the table or the line that was meant, or take this one out.",
    in_option("roll a die\n        gain 1 morale"),
    severity=WARNING,
)
NOTHING_COMES = Code(
    "DOW5025",
    "line of which nothing can come",
    "nothing can come of this line: {reason}",
    "What the line asks can never hold, what it is about is gone before it is carried out, or the "
    "time that it is for has passed. Nothing would come of it, each time.",
    "Correct what it asks or whom it names, or take it out.",
    in_option("if food >= 3 and food <= 2", "    gain 1 morale"),
    severity=WARNING,
)
NOT_UNDERSTOOD = Code(
    "DOW5028",
    "printed line that is not on the card",
    "`dow write` left lines of this card in comments behind `# ?`, which are not on it: {where}",
    "What `dow write` does not understand it leaves in the card file as a comment with the reason. "
    "The card does the other lines alone until somebody says those in words of the language.",
    "Write each of these lines as a line of the card, then take its comment out.",
    in_option("gain 2 morale", "# ? Sing."),
    severity=WARNING,
    help="write each as a line of the card, then take its comment out",
)
SAYS_NOTHING_OF_IT = Code(
    "DOW5029",
    "description that says nothing of what it describes",
    "found `{found}` in `where ( … )`, which says nothing of the {noun} before it",
    "What stands in `where ( … )` is asked of each thing that may be meant, which is `it` there. A "
    "condition without a word about it is asked of the whole board: it holds of all of them or of "
    "none, and a reader takes `each location where (there is a zombie)` for those with zombies.",
    "Say it of `it`; what is asked of the whole board stands in an `if` above the line.",
    in_option("add 1 noise to each location where (there is a zombie)"),
    severity=WARNING,
)
SETS_ITSELF_OFF = Code(
    "DOW5030",
    "rule that sets itself off",
    "found a rule that sets itself off, wanted a limit: it waits for what line {line} does",
    "A rule hears what it does itself. `when morale is lost` with `lose 1 morale` below loses one "
    "more for that one, and so on until no morale is left; a wound for each wound kills. Who means "
    "one more on top says how often.",
    "Write a limit behind the event, `, once per round`, or ask something below it that ends it.",
    in_option("until the end of this round", "    when morale is lost", "        lose 1 morale"),
    severity=WARNING,
    help="a limit ends it: `when …, once per round`",
)
ANYBODYS_RULE = Code(
    "DOW5032",
    "rule about anybody on the card of one",
    "found a rule about what anybody does, on a card that speaks of its bearer",
    "A survivor's or an item's text is read as being about its bearer, and so is `searching draws "
    '1 more card` there. `searching at "School" draws 1 more card` names nobody: it is about every '
    "search at that place, wherever the bearer stands.",
    "Write the bearer's line where the bearer is meant; where everybody is, allow the warning.",
    Example(
        'item "The Lamp"\n    flavor "Oil."\n    tool, in "School" x 1\n    equip\n'
        '        searching at "School" draws 1 more card\n'
    ),
    severity=WARNING,
)
LINTS = (
    IMPOSSIBLE_OPTION,
    SAME_EFFECT,
    TRIGGER_NEVER_TRUE,
    GOAL_OUT_OF_REACH,
    MATCHES_NOTHING,
    NOT_ENOUGH_TOKENS,
    DEAD_BINDING,
    MISSING_FLAVOR,
    MISSING_TRANSLATION,
    TEXT_OVERFLOWS,
    CARD_WITHOUT_TEST,
    AMOUNT_MAY_RUN_SHORT,
    UNUSED_COUNTER,
    UNUSED_DEFINITION,
    UNFINISHED_TEST,
    UNUSED_COLUMN,
    ALLOWED_WITHOUT_REASON,
    ALLOWS_NOTHING,
    SAID_OF_THE_PLACE,
    EFFECT_OF_NOTHING,
    IN_NO_DECK,
    YOURS_ALONE,
    NEAREST_IS_MEANT,
    NEVER_ASKED,
    NOTHING_COMES,
    ASKED_TOO_LATE,
    WITHOUT_END,
    NOT_UNDERSTOOD,
    SAYS_NOTHING_OF_IT,
    SETS_ITSELF_OFF,
    NOT_KNOWN_YET,
    ANYBODYS_RULE,
)
