"""Map what people write who do not know the language yet to the line that says it, or to one
sentence that says why there is none. What authors write who know the game is in `for_habits`.
"""

from __future__ import annotations

from dowlang.advice import the_line, under
from dowlang.vocabulary.hints import Hints

HINTS = Hints()

HINTS.prose.update(
    {
        r'^(when .+?) uses? ability (\d+) of "([^"]+)"': r'\1 chooses "use ability \2 of \3"',
        r'^(when .+?) uses? the second ability of "([^"]+)"': r'\1 chooses "use ability 2 of \2"',
    }
)

IS_SO = r"([<>=]+ \d+)"

HINTS.prose.update(
    {
        rf"\bcards in (?:each|all|every) item decks? {IS_SO}": r"item decks where (not cards in it "
        r"\1) = 0",
        rf"\bcards in an? item deck {IS_SO}": r"item decks where (cards in it \1) >= 1",
        rf"\bcards in (\d+) item decks {IS_SO}": r"item decks where (cards in it \2) >= \1",
        r"\bget (\d+) morale\b": r"gain \1 morale",
        r"(^(?:given|then|when) |, |\band )(\d+) (has|controls) ": r"\1player \2 \3 ",
        r"(^given |, )(\d+) player (has|controls) ": r"\1player \2 \3 ",
        r"\b(each (?:other )?player) kills? (?:their|his|her) survivor (with the \w+ \w+)$": r"\1 "
        r"kills the survivor they control \2",
    }
)

HAS = r"(?:\w+ )?(?:cards|survivors|dice)"
SEATS = r"(?:player on your (?:left|right)|first player|active player)"

HINTS.unsaid.update(
    {
        **{
            rf"^(attack|search value|influence) of (.+) is \(?\1 of \2 {sign} (\d+)\)?$": the_line(
                "it is changed by so much, whatever it is", rf"\1 of \2 is {way} by \3"
            )
            for sign, way in ((r"\+", "raised"), ("-", "lowered"))
        },
        r"^(?!you )(?:.+) shows? your (?:hand|cards) to .+$": "of somebody else it is "
        "said the other way round: who sees the hand looks at it, `… looks at the hand of …`, for "
        "several under `for each player`",
        r"^(each (?:other )?player) kills? (?:their|his|her|the) survivor (?:they control )?"
        r"(with the \w+ \w+)$": under(r"for \1", r"kill the survivor controlled by them \2"),
        r"^(when .+?moves? .+?) with (?:another|a) survivors?( you control)?"
        r"(?: except the \w+)?$": the_line(
            "who is there is asked behind the event", r"\1 if survivors\2 at the destination >= 2"
        ),
        **{
            rf"^{who} with {than} {HAS} than you\b": f"{told}`for each other player`, and under it "
            f"`if cards they hold {sign} cards you hold`"
            for than, sign in (("more", ">"), ("fewer", "<"))
            for who, told in (
                ("(?:the|an?) player", "there may be several: "),
                ("each (?:other )?player", "how many each has is asked: "),
            )
        },
        r"\bthe most (?:food|fuel|medicine|tool|weapon|education) cards\b": "the most is of "
        "`cards`, `survivors` and what else `dow words most` lists; others are compared "
        "under `for each player`, with `if … > …`",
        rf"^the {SEATS} chooses an? (\w+) you control(.*)$": r"it is chosen by whose it is, or for "
        r"them: `choose a \1 you control\2`",
        rf"^the {SEATS} chooses (.+) as (\w+)$": r"who chooses offers it to themselves: under "
        r"`for each player`, or the line is `choose \1 as \2`",
        r"^optional (.+) and (.+)$": r"an optional part is one sort of card: `optional \1`",
    }
)

HINTS.prose.update(
    {
        r"\byou are the player with the most survivors\b": "you control more survivors than each "
        "other player",
        r"\byou are the player with the fewest survivors\b": "you control fewer survivors than "
        "each other player",
        r"\byou are the player with the largest hand\b": "cards in the hand of each other player "
        "< cards in hand",
        r"\byou are the player with the smallest hand\b": "cards in the hand of each other player "
        "> cards in hand",
        r"\bvote by others\b": "vote by other players",
        r"^you exile (?:yourself|you)$": "exile you",
        r"^(?:nobody|no one) (?:can|may) (?!use )": "players cannot ",
        r"^no (\w+?)s? (?:can|may) ": r"\1s cannot ",
        r"^no (\w+?)s? ((?:at|who|you) .+?) (?:can|may) ": r"\1s \2 cannot ",
        r"^discard (?:the|your) cards$": "discard all cards in hand",
        r"^discard (?:the|your) ((?:\w+ )?cards)$": r"discard all \1 in hand",
        r"^until there are no (\w+?)s\b(.*)$": r"while there is a \1\2",
        r"\bthese (cards|survivors|players|locations)\b": r"those \1",
        r"^roll (?:the|an) exposure die$": "roll exposure for a survivor you control",
    }
)

HINTS.unsaid.update(
    {
        r"\((?:that|the|this) die\)|\b(?:value|number|result) (?:of|on) (?:that|the|this) "
        r"die\b": "what a die shows that was paid is not asked; of one that is rolled it is `the "
        "roll`",
        r"^(?:discard|lose|give|take|draw|gain|spend|roll|refresh) (?:cards|dice|food cards)\b"
        r"(?! you| at| on| in hand)": "how many is said before it: by a number, or `all …` with "
        "whose or where they are",
        r"\bth(?:[eo]se|is) (cards|survivors|players|locations)\b": r"who is meant is chosen or "
        r"looked at on a line before it, such as `choose 2 \1 …`",
    }
)

HINTS.prose.update(
    {
        r"\braise morale by (\d+|one|two|three)\b": r"gain \1 morale",
        r"\b(?:lower|reduce) morale by (\d+|one|two|three)\b": r"lose \1 morale",
        r"\bthe colony (gain|lose)s (\d+|one|two|three) morale": r"\1 \2 morale",
        r"^remove all noise(?: tokens)?$": "remove all noise from each location",
        r"\b(\d+) or more (noise|food|morale)(?: tokens)? (?:are )?in play": r"\2 >= \1",
        r"^there are (noise|food|morale) >=": r"if \1 >=",
        r"^(?:it happens|this card is triggered|trigger:?) (when|if) ": r"\1 ",
        r"^note: ": "",
        r"\b(?:put|place) an? noise(?: token)? (?:at|on|in) ": "add 1 noise to ",
        r"\b(?:put|place) (an?|one|\d+) (zombies?|barricades?|noise)(?: tokens?)? (?:at|on|in) "
        r"(?!each )": r"add \1 \2 to ",
        r"\bthe ((?:(?!the\b)\w+ ){0,2}\w+) of your choice\b": r"a \1",
        r"^(?!.*\b(?:players?|they)\b)(.*) of your choice\b": r"\1",
        r"^flip the top (\w+) cards of ": r"reveal the top \1 cards of ",
        r"^kill (.*\bhelpless survivors?), without losing morale$": r"remove \1",
        r"^if no (zombie|barricade)s? (?:is|are) (?:at|on) (.+)$": r"if \1s at \2 = 0",
        r"^if (?:an?|any) (zombie|barricade) is (?:at|on) (.+)$": r"if \1s at \2 >= 1",
        r"^if no survivor(.*?) is (\w+) or (\w+)$": r"if survivors\1 where "
        r"(it is \2 or it is \3) = 0",
        r"^if each survivor(.*?) is (.+) or (\w+)$": r"if survivors\1 where "
        r"(not (it is \2 or it is \3)) = 0",
    }
)

HINTS.unsaid.update(
    {
        r"\((\w+) \* (\w+) / (\w+) rounded (up|down)\)": r"brackets say what is divided: "
        r"`((\1 * \2) / \3 rounded \4)` or `(\1 * (\2 / \3 rounded \4))`",
        r"^(?:goal|if|when|while) .*\bat each entrance of ": "entrances are not asked one by one: "
        "`zombies at the colony` and `barricades at the colony` count those of all of them",
        r"\bcounts? as (?:two|three|\d+)\b": "no line says that one card counts as "
        "several; a rule counts more at every crisis while it is in force, whichever cards are "
        "given: `crises count 1 more food card`",
        r"\bcounts? as (?:an? )?\w+|^it is an? \w+$": "what a card is stands in its head, "
        '`tool, in "School" x 1`; no line makes it count as something else',
        r"^if (?:you|they|that player) (?:do|does|did)\b(?! not)": "it is asked behind an offer: "
        "`you may …`, and under it `if so`",
        r"^if (?:you|they|that player) (?:do not|does not|did not|don['’]t|doesn['’]t|didn['’]t|"
        r"cannot|can['’]t)\b(?!.* this (?:turn|round|game))": "it is asked behind an offer: "
        "`you may …`, and under it `if not`; what is done as far as it goes ends in `, if able`",
        r"\bfor every (?:full )?(?:\d|two|three|four)": "how often is reckoned, in brackets: "
        "`(… / 2 rounded down)`",
        r"\bbecause\b|\bas (?:normal|usual)\b": "why something is so is not said, nor what holds "
        "anyway; what happens in its place is `instead of …`, under a duration",
        r"^as an additional cost\b": "a price is a line of its own, the first under the option",
        r"\bfirst (\d+) cards of\b": r"the line names the end of the deck: `the top \1 cards of …`",
        r"\bof (?:your|their|his|her) choice\b": "who does it chooses what is left open: the "
        "line says only how many and from where, not that somebody else chooses",
        r"\bkeep this card\b|\bthis card in front of you\b": "a card is kept where it is attached: "
        "`attach this card to …`, and under it what holds as long",
        r"\b(?:crisis )?(?:is|be) (?:not )?(?:avoided|averted)\b|\bavoid this crisis\b": "what "
        "comes of a crisis stands under `failure` and `optional …`, and what prevents it in the "
        "card's head",
        r"\bbarricades? (?:at .+ )?(?:is|are) destroyed\b": "that barricades go is no event; that "
        "zombies come is `when a zombie is added to …`",
        r"\bwrit(?:e|ten) down\b|\bsecretly\b": "nothing is written down: who is meant is chosen "
        "when it matters, `choose … as x`",
        r"^the players do not\b|\bdo not wait\b": "what does not happen is left out; what is "
        "forbidden is a rule: `… cannot …`",
        r"^no exposure rolls?$": "whose is said: "
        "`each survivor you control does not roll exposure when moving`",
    }
)

HINTS.prose.update(
    {
        r"^set (?:the )?morale to (\d+)$": r"set the morale marker to \1",
        r"^(when|the next time) (.+?) (?:dies|died|perishes)$": r"\1 \2 is killed",
    }
)

HINTS.unsaid.update(
    {
        r"^(?:given|then) (?:it is |the )?round (?:is |= )?\d+$|^(?:if|while|goal) (?:it is |the )?"
        r"round (?:is |= )?\d+$": "rounds are counted down from the objective's number, and "
        "`rounds left` is how many are to come: `rounds left = …`; how many have begun is "
        "`rounds begun = …`",
        r"^(?:(?:each|every|all) (?:\w+ )*)?players? votes?\b|^(?:hold|take|call) a vote\b": "it "
        'is written `vote by players`, and under it `passes "…"` and `fails "…"`, each with what '
        "comes of it",
        r"^if the vote (?:passes|fails|succeeds)": "what comes of a vote stands under `vote by "
        'players`: `passes "…"` and `fails "…"`',
        r"\bat the end of the game$": "nothing is done when the game is over: what a player wins "
        "by is `goal …`",
    }
)
