"""Map prose habits of authors to lines of this game: the hint under an unknown word.

Words that people look for with `dow words` stand in `synonyms.py`: there one word leads to many
phrases, here one word to the line to type.
"""

from __future__ import annotations

from dowlang.advice import in_two_lines, the_line, under, written
from dowlang.vocabulary.hints import Hints

HINTS = Hints()

HINTS.habits.update(
    {
        "spawn": written("add 2 zombies to …"),
        "spawns": written("add 2 zombies to …"),
        "should": written(
            "must", rest=", or without it: `each player …`; in a test `then food = 1`"
        ),
        "shall": written("must", rest=", or without it: `each player …`"),
        "less": written("<", "<=", rest=": `if food < 2`; in a rule `fewer`"),
        "below": written("<", rest=": `if food < 2`"),
        "above": written(">", rest=": `if food > 2`"),
        "between": written("… >= … and … <= …"),
        "greater": written(">", ">=", rest=": `if food >= 2`"),
        "equal": written(
            "=", rest=": `if food = 2`; an amount stands in brackets: `lose (…) morale`"
        ),
        "equals": written("=", rest=": `if food = 2`"),
        "reduce": written("lose … morale", rest=", or `remove … food`"),
        "decrease": written("lose … morale", rest=", or `remove … food`"),
        "falls": written("lose … morale", rest="; an event is `morale is lost`"),
        "drops": written("lose … morale", rest="; an event is `morale is lost`"),
        "increase": written("gain … morale", rest=", or `add … food`"),
        "rises": written("gain … morale", rest="; an event is `morale is gained`"),
        "eat": written("remove … food"),
        "dies": written("kill …", rest="; an event is `a survivor is killed`"),
        "damage": written("… gets 1 wound"),
        "hurt": written("… gets 1 wound"),
        "dead": "an event is `a survivor is killed`; it is asked with `if that survivor is not in "
        "play`",
        "everyone": written("each player …", rest="; at once and alike `all …`"),
        "someone": written("a player …", "a survivor …"),
        "nobody": written("if there are no …"),
        "beginning": written("at the start of …"),
        "achieved": written("if … is complete"),
        "receives": written("you draw … from …", rest="; of wounds `that survivor gets 1 wound`"),
        "civilians": written("add … helpless survivors"),
        "skip": "it is a rule, under a duration: `the food step is skipped`; of a player `lose the "
        "next turn`",
    }
)

WOUNDS = "(wounds?|frostbite)(?: tokens?)?"

HINTS.prose.update(
    {
        r"\b(?:lose|remove|discard) half (?:of )?(?:the |your )?"
        r"(food),? rounded (up|down)": r"remove (\1 / 2 rounded \2) \1",
        r"\blose half (?:of )?(?:the |your )?(morale),? rounded (up|down)": r"lose (\1 / 2 rounded "
        r"\2) \1",
        r"\b(?:add|give|deal|put) (?:a|1) " + WOUNDS + r" (?:to|on) (.+)$": r"\2 gets 1 \1",
        r"\b(?:add|give|deal|put) (\d+) " + WOUNDS + r" (?:to|on) (.+)$": r"\3 gets \1 \2",
        r"\b(remove|lose|trash) (?:a|1) ((?:\w+ )?card) from your hand": r"discard 1 \2",
        r"\b(remove|lose|trash) (\d+) ((?:\w+ )?cards) from your hand": r"discard \2 \3",
        r"\bany location deck": "the deck of a location outside the colony",
        r"\b(flip|toss) a coin": "roll a die",
        r"\b(ends?|finish(?:es)?) (?:your|their|his|her|the) turn": "passes",
        r"\bwin (?:when|if) ": "goal ",
        r"\b(?:require|cost|demand)s? (\d+) (?:extra|additional|more) (?:card|point)s?": r"need \1 "
        r"more points",
        r"^gain (\d+) food": r"add \1 food",
    }
)

HINTS.prose.update(
    {
        **{
            rf"\b{word} (?!of\b|another\b)": f"{number} "
            for number, word in enumerate(("one", "two", "three", "four", "five"), 1)
        },
        r"\bthe ([A-Z][a-z]+(?: [A-Z][a-z]+)*)(?:'s)? deck\b": r'the "\1" deck',
        r'(?<!")\b(?:the )?([A-Z][a-z]+(?: [A-Z][a-z]+)*)\b(?!"| deck)': r'"\1"',
        r"\bnoise tokens?\b": "noise",
        r"\b(frostbite|food) tokens?\b": r"\1",
        r"\b(wound|zombie|barricade) tokens?\b": r"\1s",
        r"\b(\d+|all|an?) (?:unused )?action (die|dice)\b": r"\1 \2",
        r"\bthe waste\b(?! pile)": "the waste pile",
        r"^whenever ": "when ",
        r"\bfrom the game\b(.+)$": r"\1 from the game",
        r"\bthe food supply\b": "the food",
        r"\bfrom the (?:food|supply)$": "",
        r"^(wound|wounds) (\d+) (survivors?.*)$": r"\2 \3 gets 1 wound",
        r"\ball the (\w+s)\b": r"all \1",
        r"\b(?:receives?|suffers?|takes?) (\d+) (wounds?|frostbite)": r"gets \1 \2",
    }
)

PLACE = r'(the colony|"[^"]+"|that location|this location)'
WHO = r'(that survivor|the bearer|your leader|it|"[^"]+")'
SYMBOL = "(fuel|food|medicine|tool|weapon|education|survivor)"
CARDS = r'(the waste pile|the "[^"]+" deck|the (?:crisis|survivor|crossroads) deck)'
SOME = r"(no|\d+|at least \d+|at most \d+|exactly \d+)"

HINTS.prose.update(
    {
        r"\b(food|morale) (?:is empty|is gone|has run out|runs out|reaches 0|is exhausted)": r"\1 "
        r"= 0",
        r"\b(food|morale) (?:falls|drops|sinks|goes) (?:below|under) (\d+)": r"\1 < \2",
        r"\b(food|morale) (?:rises|goes) above (\d+)": r"\1 > \2",
        r"\bis (?:below|under) (\d+)": r"< \1",
        r"\bis (?:above|over) (\d+)": r"> \1",
        r"\b(food|morale|starvation) is between (\d+) and (\d+)": r"⟨\1 >= \2 and \1 <= \3⟩",
        r"\bthere is (?:some |still )?(food) left": r"\1 >= 1",
        r"\byour hand is empty": "you have no cards in hand",
        r"\bthe ([A-Z]\w+(?: [A-Z]\w+)*) deck is empty": r'there are no cards in the "\1" deck',
        r"\b(?:has been|was|is) completed": "is complete",
        rf"{WHO} (?:is dead|died|has died)$": r"\1 is not alive",
        CARDS + " is empty": r"there are no cards in \1",
        CARDS
        + r" (?:has|holds|contains) (?:at least )?(\d+) cards?(?: or more)?": r"there are at least "
        r"\2 cards in \1",
        CARDS + r" (?:has|holds|contains) more than (\d+) cards?": r"cards in \1 > \2",
        CARDS + r" (?:has|holds|contains) (?:less|fewer) than (\d+) cards?": r"cards in \1 < \2",
        PLACE + " has " + SOME + r" (zombies?|barricades?|survivors?)": r"there are \2 \3 at \1",
        PLACE + " (?:has noise|is noisy)": r"noise at \1 >= 1",
        PLACE + " has no noise": r"noise at \1 = 0",
        SOME + r" (zombies?|barricades?) (?:are|is) (?:at|in) " + PLACE: r"there are \1 \2 at \3",
        r"\bthere are more (\w+) than (\w+) (?:at|in) " + PLACE: r"\1 at \3 > \2 at \3",
        r"\bthere are fewer (\w+) than (\w+) (?:at|in) " + PLACE: r"\1 at \3 < \2 at \3",
        r"\bmorale (?:dropped|fell|has dropped|was reduced) (this \w+)": r"morale was lost \1",
        r"\bthe crisis (?:is|was|has been) (not )?prevented": r"a crisis was \1prevented this "
        r"round",
        r"\bit is your turn": "you are the active player",
        r"\b(a survivor|another survivor|that survivor|\"[^\"]+\") (?:died|has died|was killed|is "
        r"killed) (this \w+)": r"\1 "
        r"was killed \2",
        r"\b(a survivor|no survivor) (?:is dead|died|has died)$": r"\1 was killed this game",
        r"\b(?:all|all the) survivors are dead|no survivors? (?:are|is) (?:left|alive)": "there "
        "are no survivors",
        r"\b(?:all )?your survivors are (?:all )?dead|you have no survivors(?: left)?": "you "
        "control no survivors",
        WHO + " is (?:healthy|unharmed|unhurt)": (r"⟨\1 is not wounded and \1 is not frostbitten⟩"),
        WHO + r" has (?:at least )?(\d+) wounds?": r"wounds on \1 >= \2",
        r"\b(?:someone|somebody|a survivor|any survivor) has a wound": "a survivor is wounded",
        r"\b(a|no|any|each) survivor has (?:at least )?(\d+) wounds?": r"there is \1 survivor "
        r"where ( wounds on it >= \2 )",
        r"\b(a survivor|that survivor|the bearer) has an? "
        + SYMBOL
        + r"(?: card)?\b": r"\1 is equipped with a \2 card",
        r"\b(a survivor|that survivor|the bearer|it|who) has (\"[^\"]+\")": r"\1 is equipped with "
        r"\2",
        r"\bwho has (\"[^\"]+\")": r"with \1",
        r"\byou have (\d+|at least \d+|no) survivors?": r"you control \1 survivors",
        r"\byou have no (?:unused )?dice(?: left)?": "there are no dice in your pool",
        r"\byou have (?:a|1) (?:unused )?die(?: left)?": "there is a die in your pool",
        r"\byou have (?:at least )?(\d+) (?:unused )?dice(?: left)?": r"dice in your pool >= \1",
        r"\b(?:it is|this is|in) the last round": "rounds left = 1",
        r"^(?:(?:a|each|every|whoever|(?:survivors|players|a survivor|a player|anyone) who) )?"
        r"search(?:ing|es)? (?:(?:at|in) )?" + PLACE + r" draws? (\d+) more cards?$": (
            r"searching at \1 draws \2 more cards"
        ),
        r"\b(?:nobody|no one|no survivor) is (?:at|in) " + PLACE: r"there are no survivors at \1",
        r"\b(?:everyone|everybody|every survivor) is (?:at|in) "
        + PLACE: r"all survivors are at \1",
        r"\bdoes(?:n't|n’t)\b": "does not",
        r"\bdo(?:n't|n’t)\b": "do not",
        r"^when you end your turn with (?:at least )?(\d+)(?: or more)? survivors (.+)$": r"when "
        r"you pass if at least \1 survivors you control are \2",
        r"^when you end your turn with no cards$": "when you pass if you have no cards",
    }
)

HINTS.prose.update(
    {
        r"\bmore (\w+) than any other player\b": r"more \1 than each other player",
        r"\byou control the most (\w+)": r"you control more \1 than each other player",
        r"\btheir (cards|hand)$": r"all their cards",
        r"\byour (cards|hand)$": r"all your cards",
        r"\b(survivors?) with (?:exactly )?(\d+) (wounds?)(?= |$)": r"\1 where (wounds on it = \2)",
        r"^exile yourself$": "exile you",
        r"^if (?:no one|nobody) (?:is|was|has been) exiled$": "if there are no exiled players",
    }
)

HALF = "half says how it is rounded, up or down"

HINTS.unsaid.update(
    {
        r"^(each (?:other )?player) gains (?:a|1) survivor$": under(
            r"for \1", "a survivor joins them"
        ),
        r"^remove (\d+ wounds?) from each survivor, up to (\d+)$": r"say of what there are so many"
        r": `remove \1 from up to \2 survivors` or `remove up to \2 wounds from each survivor`",
        r"^(.*)\bhalf (?:of )?(?:the )?(helpless survivors)$": the_line(
            HALF, r"\1(\2 / 2 rounded up) \2"
        ),
        r"^(.*)\bhalf (?:of )?their (?:cards|hand)$": the_line(
            HALF, r"\1(cards in hand / 2 rounded up) cards"
        ),
        r"^(.*)\bhalf (?:of )?your (?:cards|hand)$": the_line(
            HALF, r"\1(cards in hand / 2 rounded up) cards"
        ),
        r"\b(?:was|were) discarded$": "when it happens is `when you discard {card}`; an offer asks "
        "itself: `you may discard 1 card`, and under it `if so`",
        r"\b(food|morale) is (?:low|scarce|short|bad|nearly gone)": r"how low is said by a number: "
        r"`\1 <= 2`",
        r"\b(food|morale) is (?:high|good|plentiful|fine)": r"how high is said by a number: `\1 >= "
        r"4`",
        r"\bmorale (?:was lost|dropped|fell|has dropped)$": "when is said behind it: `a morale was "
        "lost this turn` or `a morale was lost "
        "this round`",
        PLACE
        + " is empty": r"say of what: `there are no survivors at \1` or `there are no zombies at "
        r"\1`",
        r"\b(?:it is|this is|the round is) (?:the )?(?:first round|round \d+|\d+)": "which "
        "round it is, is how many have begun: `rounds begun = 3` in the third",
        r"\byou (?:have )?searched(?: this (?:turn|round))?$": "what was done is asked of the "
        "place: `a location was searched "
        "this turn`",
        r"\bthe crisis (?:fails|failed|has failed)": "what comes of it stands under `failure`; "
        "asked is `a crisis was not prevented this "
        "round`",
        r"\bthe colony is overrun": "with how many is said by a number: `zombies at the colony >= "
        "12`",
        r"\byou win\b": "a player wins by `goal …`; that all have won is asked with `the main "
        "objective is complete`",
        r"\bdoubles\b|\b(?:dice|dies?|rolls?|rolled)\b.*\bthe same number\b|\bboth dice\b": (
            "what several dice show together is asked of dice that nobody keeps: `throw 2 dice`, "
            "and below it `if matching dice thrown >= 2`"
        ),
        r"^moves between (.+?) and (.+?) causes? no exposure roll$": in_two_lines(
            r"moves from \1 to \2 cause no exposure roll",
            r"moves from \2 to \1 cause no exposure roll",
        ),
        r"\bon (?:a |an )?\d(?: or \d| to \d|\+)?[ ,].*": "what the die shows stands in a table: "
        "`roll a die`, under it a line for each "
        "face, such as `1 to 2`, and under that "
        "what happens",
        r"\ba \d (?:was|is) rolled": "what the die shows stands in a table under the roll: `roll a "
        "die`, and under it `6`",
        r"^at the (end|start) of (?:each|every) (round|turn),? (?:add|put) .*(?:counter|token|\bto "
        r"\w+$)": r"it "
        r"is a block: `at the \1 of each \2`, and under it `add 1 to days`; the card counts "
        r"days with `counter days`, or "
        "`attach this card to …, counting days`",
        f"^gain 1 {SYMBOL}(?: card)?$": r"say where it comes from: `take 1 \1 card from the waste "
        r'pile` or `search the "School" deck for 1 \1 card`',
        rf"^gain (\d+) {SYMBOL}(?: cards)?$": r"say where they come from: `take \1 \2 cards from "
        r'the waste pile` or `search the "School" deck for '
        r"\1 \2 cards`",
        r"\b(?:doesn't|don't) roll exposure (when \w+)": r"it is a rule, under a duration: `the "
        r"bearer does not roll exposure \1`",
        r"^when .+ (?:ends?|finish(?:es)?) (?:your|their|his|her) turn": "the end of a turn is "
        "`when you pass`, with `if …` behind it for what must be so",
    }
)

HINTS.contraries.update({"gain": "lose", "lose": "gain", "add": "remove", "remove": "add"})

NOT_YOU = r"(?:each other player|all (?:the )?other players|the other players|everyone else)"
EVERYBODY = r"(?:each player|every player|all(?: the)? players|everyone|everybody|all)"

HINTS.prose.update(
    {
        rf"^vote by {NOT_YOU}\b": "vote by other players",
        rf"^vote by {EVERYBODY}\b": "vote by players",
        r"\b(survivors?) (?:without|with no|who has no|who have no) an? "
        r"((?:\w+ )?card|\"[^\"]+\")": r"\1 who is not equipped with a \2",
        r"\b(survivors?) (?:without|with no) ((?:\w+ )?)cards\b": r"\1 equipped with no \2cards",
        r"\b(locations?(?: outside the colony)?) without (?:an? |any )?"
        r"(\w+?)s?\b": r"\1 with no \2s",
        r"\b(each|all) of your ((?:\w+ )?)survivors\b": r"each \2survivor you control",
        r"\b(each|all) of your ((?:\w+ )?)cards\b": r"all \2cards you hold",
        r"\ban item cards?\b": "a card",
        r"\bitem card(s?)\b": r"card\1",
        r"\b(discards?|loses?) all(?: their| the)? cards in hand except (\d+)": r"discard all but "
        r"\2 cards in hand",
        r"^players (?!cannot|together)(\w+) ": r"each player \1 ",
        r"^survivors (?!cannot|here|at)(\w+) ": r"all survivors \1 ",
    }
)

HINTS.prose.update(
    {
        r"(?<!all )\b(their|your) ((?:\w+ )?(?:cards|survivors))\b": r"all \1 \2",
        r"^(each (?:other )?player) exiles (?:themsel(?:f|ves)|himself|herself)$": r"exile \1",
        r"^you (?:lose|give up) your leader$": "kill your leader",
        r"\bthe (\"[^\"]+\")(?! deck)": r"the \1 deck",
    }
)

HINTS.unsaid.update(
    {
        r"\buntil the (?:start|beginning) of (?:your|their|his|her) next turn\b": "no "
        "duration ends there: this card is attached as long, `attach this card to …` with what "
        "holds under it, and beside that `at the start of your turn` with `detach this card`",
        r"^if (?:nobody|no one|no player) (?:does|did)\b": "what one of several may do is "
        "`the players together may …`, and under it `if not`",
        r"\b(?:your|their|his|her) next turn\b": "`next turn` is that of whoever comes next; what "
        "is done once at the start of your own stands under `for the rest of the game`, and there "
        "under `at the start of your turn, once per game`",
        r"^kill (?:yourself|you|(?:another |each )?player)$": "a player is not killed, a survivor "
        "is: `kill your leader` or `kill a survivor you control`",
        r"^roll dice$": "how many is said by a number: `roll a die`, or of several one that "
        "counts, `roll 2 dice, counting the highest`",
        r"^(discard|give|take|draw|steal|add|remove|kill|move|place) (cards|zombies|barricades|"
        r"survivors|wounds|food cards|helpless survivors)\b"
        r"(?! you| at| on| in hand)": "how many is "
        "said before it: by a number, or `all …` with whose or where they are",
        r"^(?:each|every|a|the) .*\bloses? (?:an?|their|his|her|your|the|\d+) (?:random )?"
        r"(?:survivors?|leader)\b": "how a survivor is lost is said: `kill …`, `give … to another "
        "player` or `remove … from the game`",
        r"\bswaps? (?:an?|\d+|their|your) (?:\w+ )?cards?\b": "cards are not swapped, each is "
        "given: `give 1 card to …`; `swap … with …` is of survivors",
    }
)

DONE_TO = {
    "attacked": "attacks",
    "contributed": "contributes",
    "discarded": "discards",
    "drawn": "draws",
    "found": "finds",
    "killed": "kills",
    "moved": "moves",
    "played": "plays",
    "requested": "requests",
    "stolen": "steals",
    "used": "uses",
}
"""What is done to a thing -> what who does it does."""

WAITS = "^(when|the next time)"

for done, does in DONE_TO.items():
    HINTS.prose[rf"{WAITS} (.+?) (?:is|are) {done} by you$"] = rf"\1 you {does[:-1]} \2"
    HINTS.prose[rf"{WAITS} (.+?) (?:is|are) {done} by (.+)$"] = rf"\1 \3 {does} \2"
    HINTS.prose[rf"{WAITS} (.+? card) is {done}$"] = rf"\1 a player {does} \2"
