"""Declare the small words that people print and that change nothing of what a card of this game
says: `in total`, `of them`, `secretly`, `any one`, `either way`, `under your control`.

Each is left out only where it says what holds anyway: `each player loses 2 morale in total` is not
among them.
"""

from __future__ import annotations

from dowlang.rulesets.dead_of_winter.words.registry import words

ANY = r"any(?: one| single)?"
SOMEBODY = "(?:the active|the first|each|every|that|another)"
ONE = "(?:another|an?|any|one other|one)"
NOBODY_BETWEEN = r"(?:(?!\b(?:players?|they|he|she|who)\b)[^.:;])*?\b"
"""Matches what stands before `a player of their choice`, where nobody else could choose."""

PIECES = r"(?:survivor|location|player|zombie|helpless survivor)"

words.spellings.update(
    {
        r"\b(?:an?|one) (?:unused |action |unused action )die (?=(?:of|showing|with) )": "a die ",
        r"\bdie (?:showing|of value|with a value of) (?=\d(?:\+| or ))": "die of ",
        r"\bdie of 5 or 6\b": "die of 5 or more",
        r"\b(die of \d) or better\b": r"\1 or more",
    }
)
words.natural_forms(
    "effect",
    {"spend (a|one|1) die of {n:INT} (+|or more|or higher)": ("spend a die showing at least {n}")},
    0.2,
)
words.spellings.update(
    {
        r"^(?:either way|in either case|in any case|in both cases),? ": "",
        r"\bsecretly (look)": r"\1",
        r"\b(wounds?|frostbite) on (?:a|one) survivor of (?:their|his|her) (?:own )?choice\b": (
            r"\1 on one of their survivors"
        ),
        r"^each time (?=(?:you|a player|another player) (?:contributes?|adds?)\b)": "when ",
        r"\b((?:contribute|add)s? (?:an? |one )?(?:\w+ )?cards?) to a crisis\b": (
            r"\1 to the crisis"
        ),
        r"^(once (?:per|each|every|a) (?:turn|round|game)),? (?:during|on|in) your turn,? "
        r"(?=you (?:may|can)\b)": r"\1, ",
        r"^(?:during|on|in) your turn,? (once (?:per|each|every|a) (?:turn|round|game)),? "
        r"(?=you (?:may|can)\b)": r"\1, ",
        r"\b((?:there (?:is|are)|if you (?:have|control))\b[^.;,]*?) in total\b": r"\1",
        r"\b((?:place|put|add)s?\b[^.;,]*?) from the (?:general |common )?supply"
        r"(?= (?:in|to|into|at|on)\b)": r"\1",
        r"(?:^|(?<=: ))((?:move|kill|wound|place|choose|swap|(?:remove|heal) (?:\w+ )?\w+ from) )"
        rf"{ANY} "
        rf"({PIECES}\b)": r"\1a \2",
        rf"(?:^|(?<=: )|(?<= may ))((?:move|place) [^.;,:]* to ){ANY} location\b": r"\1a location",
        rf"^({SOMEBODY} player\b{NOBODY_BETWEEN}{ONE} player) of (?:their|his|her) choice\b": r"\1",
        rf"^((?!{SOMEBODY}\b|{ONE}\b)[a-z]+\b{NOBODY_BETWEEN}{ONE} player) of your choice\b": r"\1",
        rf"^({ONE} player) of your choice\b": r"\1",
        r"\b(the colony\b[^.;]*?)\b(?:each|every one|all) of its entrances\b": (
            r"\1each entrance of the colony"
        ),
        r"\b((?<!helpless )survivors?(?: (?:you|they) control)?|zombies?|barricades?) in the colony"
        r"\b": r"\1 at the colony",
        r"\b(players?) (?:that has|having) (?=\w)": r"\1 who has ",
        r"\b(players) that have (?=\w)": r"\1 who have ",
        r"\bthat has (?=at least (?:one|1|a) |no |a )": "with ",
        r"\b(was|were) (\w+) (?:during|in) (?:the|this) game\b": r"\1 \2 this game",
        r"\b(?:each|every) other location\b(?= outside)": "each location",
    }
)
words.natural_forms(
    "effect",
    {
        "add {n:further} food [to the [food] supply]": "add {n} food",
        "(place|put|add) {n:quantity} food (in|to|into) the colony 's [food] supply": (
            "add {n} food"
        ),
        "(gain|add) {n:quantity} food for the colony": "add {n} food",
        "add {n:further} helpless survivors": "add {n} helpless survivors",
        "discard {n:further} cards": "discard {n} cards",
        "(get|take|receive|suffer) {n:further} wounds": "get {n} wounds",
        "(get|take|receive|suffer) {n:further} frostbite": "get {n} frostbite",
        "reroll any [number] of (their|his|her) dice": "reroll any number of dice @theirs",
        "remove {n:quantity} helpless survivors [from the game] [(without losing morale|without "
        "any loss of morale)]": "remove {n} helpless survivors",
        "{pay:spent} and (a|one|1) die": "{pay}\nspend a die",
        "spend (a|one|1) die and {pay:spent}": "spend a die\n{pay}",
    },
    0.4,
)
words.natural_forms(
    "spent",
    {
        "(spend|discard|pay) (a|one|1) card [from your hand]": "discard a card",
        "(spend|discard|pay) (a|one|1) {s:one_of_symbol} card [from your hand]": (
            "discard a {s} card"
        ),
        "(spend|discard|pay) {n:INT} {s:one_of_symbol} cards [from your hand]": (
            "discard {n} {s} cards"
        ),
    },
    0.0,
)
words.natural_forms(
    "statement_line",
    {
        "{who:thing} (is|are|becomes|become) wounded": "{who} gets 1 wound",
        "{who:thing} (is|are|becomes|become) frostbitten": "{who} gets 1 frostbite",
        "{who:thing} (exhausts|exhaust) (all|all of) (their|his|her|your) [unused] dice": (
            "{who} spends all their dice"
        ),
        "{who:thing} must each {effect}": "{who} {effect}",
        "{who:thing} (may|can) (each|all) {effect}": "{who} may {effect}",
        "players {where:post_player} [must] [each] {effect}": "each player {where} {effect}",
        "(each|every) player with {n:INT} or more cards in hand discards {m:INT} of "
        "them": "each player with at least {n} cards in hand discards {m} cards",
        "the player with the most {s:one_of_symbol} cards discards {n:INT} of them": (
            "the player with the most {s} cards discards {n} {s} cards"
        ),
        "{place:thing} (gets|receives) {n:quantity} {t:tally}": "add {n} {t} to {place}",
        "{who:thing} takes (a|one|1) random card from your hand": (
            "{who} steals a random card from you"
        ),
        "heal {who:thing} by {n:INT}": "remove {n} wounds from {who}",
        "{who:thing} (is|are) healed by {n:INT}": "remove {n} wounds from {who}",
        "[you] wound {who:thing} twice": "{who} gets 2 wounds",
        "[you] wound {who:thing}": "{who} gets 1 wound",
    },
    0.3,
)
words.natural_forms(
    "statement_line",
    {
        "(each|every) player with {n:INT} or more cards in hand discards {m:INT} of them at "
        "random": ("each player with at least {n} cards in hand discards {m} random cards"),
    },
    0.1,
)
words.natural_forms(
    "do",
    {
        "(each|every) player 's leader {e:effect}": "for each player\n    their leader {e}",
        "(take|gain) control of (a|any|one) survivor (at|in) {place:thing}": (
            "give a survivor at {place} controlled by another player to you"
        ),
        "(place|put|add) {a:quantity} zombies (at|to|in) each location outside the colony and "
        "{b:quantity} [zombies] (at|to|in) (each|every) entrance of the colony": (
            "add {a} zombies to each location outside the colony\n"
            "add {b} zombies to each entrance of the colony"
        ),
        "(place|put|add) {a:quantity} helpless survivors and {b:quantity} food [(in|to|into) the "
        "[food] supply]": "add {a} helpless survivors\nadd {b} food",
    },
    0.3,
)
words.natural_forms(
    "without_roll",
    {
        "(STOP|,|, and) that survivor does not roll (for exposure|exposure|the exposure die) [(for "
        "this move|for that move|when moving)]": "",
    },
    0.0,
)
words.natural_forms(
    "nouns",
    {
        **{
            f"{{nouns}} with [(a|an)] {said} [value] [of] {{n:INT}} {how}": (
                f"{{nouns}} where ({said}{value} of it {sign} {{n}})"
            )
            for said, value in (("search", " value"), ("attack", ""))
            for how, sign in (
                ("(or more|or higher|or above)", ">="),
                ("(or less|or lower|or below)", "<="),
            )
        },
        "{nouns} (with|who has|who have|that has|that have|having) no wounds": (
            "{nouns} who is not wounded"
        ),
    },
    0.3,
)
words.natural_forms(
    "thing",
    {
        "the most wounded survivor": "the survivor with the most wounds",
        "the player to the left of (the active player|you)": "the player on your left",
        "the player to the right of (the active player|you)": "the player on your right",
        "the player to your left": "the player on your left",
        "the player to your right": "the player on your right",
    },
    0.2,
)
words.natural_forms(
    "atom",
    {
        "{who:thing} (was|is) killed by (this|that|the) roll": "{who} is not in play",
        "there is (nobody|no one|no survivor) (at|in) {place:thing}": (
            "there are no survivors at {place}"
        ),
        "(no item|no card|nothing) is equipped to {who:thing}": "cards on {who} = 0",
        "{who:thing} has (nothing|no item|no card) equipped": "cards on {who} = 0",
        "(any|a) player has more than {n:INT} cards [in hand]": (
            "cards in the hand of a player > {n}"
        ),
        "no {t:tally} (is|are) there": "{t} at @there = 0",
        "(one of your survivors|a survivor you control) is (at|in) {place:thing} or has (a|one|1) "
        "{s:one_of_symbol} [card] equipped": (
            "(a survivor you control is at {place} or a survivor you control is equipped with a "
            "{s} card)"
        ),
        "you have at least as many {a:nouns} in [your] hand as [there are] {b:nouns}": (
            "{a} in hand >= {b}"
        ),
    },
    0.2,
)
HELD = "(in your hand|in hand) or equipped to your survivors"
words.natural_forms(
    "condition",
    {
        f"you (have|hold) at least {{n:INT}} {{s:one_of_symbol}} [cards] and [at least] {{m:INT}} "
        f"{{t:one_of_symbol}} [cards] {HELD}": (
            "{s} cards you hold >= {n} and {t} cards you hold >= {m}"
        ),
        f"you (have|hold) at least {{n:INT}} {{s:one_of_symbol}} [cards] {HELD}": (
            "{s} cards you hold >= {n}"
        ),
    },
    0.2,
)
words.natural_forms(
    "rules",
    {
        "(when|whenever|if) a helpless survivor would be killed [in the colony] [,] you may "
        "{e:effect} (instead|to prevent (it|this|that))": (
            "when a helpless survivor is killed, before it takes effect\n    you may {e}\n"
            "        if so\n            cancel the result"
        ),
        "you cannot move {who:thing} [again]": "{who} cannot move",
        "you (win|break|decide) all (ties|ties in votes|tied votes)": "you decide tied votes",
    },
    0.3,
)
words.natural_forms(
    "event",
    {
        "another player 's survivor moves to {place:thing}": (
            "another player moves a survivor to {place}"
        ),
        "you (add|contribute) one or more cards to the crisis": "you contribute a card",
    },
    0.2,
)
words.natural_forms(
    "survivor_line",
    {
        "{limit} [,] this survivor may move to {place:thing} {m:without_roll}": (
            "ability, {limit}\n    move this survivor to {place}, without exposure"
        ),
        "{limit} [,] this survivor may move to {place:thing}": (
            "ability, {limit}\n    move this survivor to {place}"
        ),
    },
    0.1,
)
words.natural_forms("one_of_symbol", {"(book|books)": "education"}, 0.1)
