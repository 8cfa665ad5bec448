"""Declare how people print what goes on from what was just done in this game: one card of those
drawn is kept, each die spent this way gains something, what was lost is not lost after all.
"""

from __future__ import annotations

from dowlang.rulesets.dead_of_winter.words.registry import words

IN_ORDER = "in (any order|any order you like|any order you choose)"
UNDER = "(on the bottom of|at the bottom of|on the bottom)"
KEEP = (
    "(keep|take|choose) (up to 1|1|one|a) {s:one_of_symbol} [card] [(among|from among|of|from) "
    "(them|those|those cards)] [[,] if any] [[,] if there is one]"
)
REST = "(the rest|the others|the other cards|the remaining cards)"
SPENT = "[(this way|in this way|like this|so)]"
DONE = {
    "spend (1|one|a) die": ("spend a die", "die (spent|used)"),
    "discard (1|one|a) {s:one_of_symbol} [card]": ("discard a {s} card", "card discarded"),
    "discard (1|one|a) card": ("discard a card", "card discarded"),
    "give you (1|one|a) card": ("give 1 card to you", "card (given|received)"),
}
"""What each player may do once -> what a card has for it, and what is counted of it afterwards."""

NOT_LOST = "[you] (do not lose|do not) (that|this|the) [loss of] morale"
TOLD = "[[from] (in|from) (their|his|her) hand]"

words.natural_forms(
    "do",
    {
        f"draw {{n:INT}} cards from {{deck:thing}} (STOP|,) {{s:kept}} [,] and put {REST} {UNDER} "
        "[(the|that|its) deck]": (
            "look at the top {n} cards of {deck}\ntake up to 1 {s} card among those cards\n"
            "put the rest under {deck}"
        ),
        **{
            f"{seen} the top {{n:INT}} cards (of|from) {{deck:thing}} (STOP|,) {{s:kept}} "
            f"[,] and put {REST} {UNDER} [(the|that|its) deck]": (
                f"{seen} the top {{n}} cards of {{deck}}\n"
                "take up to 1 {s} card among those cards\nput the rest under {deck}"
            )
            for seen in ("look at", "reveal")
        },
        "roll (a|one) die for (each|every) zombie (at|in) {place:thing} (STOP|,|:) {f:span} [,|:] "
        "[(kill|remove)] (that zombie|it) [(is killed|is removed|dies)]": (
            "roll a die for each zombie at {place}\n    {f}\n        kill 1 zombie at {place}\n"
            "    otherwise\n        nothing happens"
        ),
        **{
            f"(each|every) {who} may {done} STOP [and] for (each|every) {counted} {SPENT} [,] "
            f"{brings}": (
                f"for each {who}\n    they may {written}\n        if so\n            {made}"
            )
            for who in ("player", "other player")
            for done, (written, counted) in DONE.items()
            for brings, made in (("{x:do}", "{x}"), ("(gain|add) {n:INT} food", "add {n} food"))
        },
        "{who:thing} (reveals|shows|reveal|show) (their|his|her) hand [,] and [then] (discards|"
        f"discard) all {{s:one_of_symbol}} [cards] {TOLD} [from it|in it]": (
            "{who} reveals all cards in hand\n{who} discards all {s} cards in hand"
        ),
        "(take|remove) up to {n:INT} food [from (the supply|the food supply)] (STOP|,) for (each|"
        f"every) food [(taken|removed)] {SPENT} [,] draw (1|one|a) card from {{deck:thing}}": (
            "remove up to {n} food\ndraw (that many) cards from {deck}"
        ),
        f"lose {{n:INT}} morale STOP {{o:offer}} [STOP|,] if (you|they) do [so] [,] {NOT_LOST}": (
            "{o}\n    if not\n        lose {n} morale"
        ),
        "{a:statement_line} STOP if {c:condition} [,] {b:effect} instead": (
            "if {c}\n    {b}\notherwise\n    {a}"
        ),
        **{
            f"(add|place|put) {{n:INT}} {tally} (to|at|in) {{a:thing}} [,] and {{m:INT}} {tally} "
            "(to|at|in) (each|every) other location": (
                f"add {{n}} {tally} to {{a}}\nadd {{m}} {tally} to each location except {{a}}"
            )
            for tally in ("zombies", "noise", "barricades")
        },
        "name another player": "choose another player",
    },
    0.4,
)
words.natural_forms(
    "atom",
    {
        "(no|not any) {n:nouns} (was|were|is|are) killed (this way|by this|so|in this way)": (
            "no {n} was killed since this card"
        ),
        "nobody (was|is) killed (this way|by this|so|in this way)": (
            "no survivor was killed since this card"
        ),
        "you have (no|no more) cards [left] in [your] hand after playing this card": (
            "cards in hand = 0"
        ),
        **{
            "you have [(a|at least one|one)] equipped {s:one_of_symbol} [card] on (a survivor|one "
            f"of your survivors|a survivor you control){said}": (
                f"a survivor you control{where} is equipped with a {{s}} card"
            )
            for said, where in (("", ""), (" (in|at) {place:thing}", " at {place}"))
        },
        "{n:INT} or more {t:tally} are (at|in) locations outside the colony": (
            "{t} at all locations outside the colony >= {n}"
        ),
        "{who:thing} is alone (at|in) {place:thing}": (
            "{who} is at {place} and survivors at {place} = 1"
        ),
        "no other survivor is (there|here|at (that|this|its|their|his|her) location)": (
            "survivors here = 1"
        ),
    },
    0.35,
)
words.natural_forms(
    "condition",
    {
        "between your hand and (the equipment of your survivors|your equipped cards|your "
        "survivors) [,] {condition}": "{condition}",
    },
    0.3,
)
words.natural_forms(
    "nouns",
    {
        "{nouns} (who|that) contributed [cards] [to (the|this) crisis]": (
            "{nouns} where (cards contributed by it >= 1)"
        ),
        "{nouns} (that|which) (is|are) not the colony": "{nouns} outside the colony",
    },
    0.3,
)
words.natural_forms("kept", {KEEP: "{s}"}, 0.0)
words.natural_forms(
    "predicate",
    {
        "voted [for] (thumbs up|thumb up|yes|in favor|in favour)": "voted for it",
        "voted (thumbs down|thumb down|no|against)": "voted against it",
        "voted against (this option|this)": "voted against it",
        "voted for [(this option|this)]": "voted for it",
    },
    0.3,
)
words.natural_forms(
    "thing",
    {
        "other survivors (here|at the same location|at (her|his|its|their|this survivor 's) "
        "location)": ("survivors here except the bearer"),
    },
    0.3,
)
words.natural_forms(
    "effect",
    {
        "look at the top {n:INT} cards of {deck:thing} [,] and put them back [on top] "
        f"{IN_ORDER}": (
            "look at the top {n} cards of {deck}\nrepeat {n} times\n"
            "    put one of those cards onto {deck}"
        ),
        "remove this card from the game instead of (putting|placing|discarding) (it|this card) "
        "[(in|into|on|onto|to) the waste pile]": "remove this card from the game",
    },
    0.3,
)
words.natural_forms(
    "statement_line",
    {
        "{who:thing} (heals|heal|recovers|recover) {n:quantity} wounds": (
            "remove {n} wounds from {who}"
        ),
        "each player (starts|begins) with {n:INT} [(extra|additional)] {s:one_of_symbol} cards "
        "from {deck:thing}": "each player takes {n} {s} cards from {deck}",
        "each player (starts|begins) with {n:INT} [(extra|additional)] cards from {deck:thing}": (
            "each player draws {n} cards from {deck}"
        ),
    },
    0.3,
)
words.natural_forms(
    "rules",
    {
        "you may discard this card to {do}": (
            "the bearer has the ability\n    discard this card\n    {do}"
        ),
    },
    0.3,
)
MAY = ("each player may", "(a|any) player may")
HERS = "as long as they (have|control) a survivor (at|in) {place:thing}"
PRICES = (
    ("{a:effect}", ("{a}",)),
    ("discard {x:thing} and {y:thing}", ("discard {x}", "discard {y}")),
)
WHERE = (("", ""), (f" [,] {HERS}", " with a survivor at {place}"))
words.natural_forms(
    "rules",
    {
        f"{when}{may} {paid} to {{do}}{where}": "\n    ".join(
            (f"each player{at} has the ability{limit}", *price, "{do}")
        )
        for may in MAY
        for when, limit in (
            ("{limit} [,] ", ", {limit}"),
            ("on (their|his|her|a player 's) turn [,] ", ""),
        )
        for paid, price in PRICES
        for where, at in WHERE
    },
    0.35,
)
words.natural_forms(  # whoever may do something once a round may do it each or all of them together
    "rules",
    {
        f"{{limit}} [,] (a|any) player may {{a:effect}} to {{do}}{where}": (
            f"each player{at} has the ability\n    you may {{a}}, {{limit}}\n        if so\n"
            "            {do}"
        )
        for where, at in WHERE
    },
    0.35,
)
words.natural_forms(
    "statement_line",
    {f"you {verb} {{n:quantity}} morale": f"{verb} {{n}} morale" for verb in ("lose", "gain")},
    0.2,
)
words.natural_forms(
    "rules",
    {
        "[the] players cannot move (to|into) {place:thing}": "survivors cannot move to {place}",
        "[the] players cannot move from {place:thing}": "survivors cannot move from {place}",
    },
    0.2,
)
words.natural_forms(
    "event", {"(a|the) crisis is not (prevented|met|passed)": "a crisis is failed"}, 0.2
)
words.natural_forms(
    "statement_line",
    {
        "{who:thing} (gain|gains) (1|one|a) follower": "a survivor joins {who}",
        "{who:thing} adds (1|one|a) survivor to (their|his|her) (following|group)": (
            "a survivor joins {who}"
        ),
        "[you] add (1|one|a) survivor to your (following|group)": "a survivor joins you",
    },
    0.4,
)
UNABLE = "any player who (cannot|does not|is unable to) [do so] [,]"
ALL_MUST = "(each player|every player|all players) must {a:effect} STOP"
words.natural_forms(
    "do",
    {
        f"{ALL_MUST} [if] {UNABLE} (lose|loses) {{n:quantity}} morale": (
            "for each player\n    they must {a}\n        if not\n            lose {n} morale"
        ),
        f"{ALL_MUST} {UNABLE} (takes|gets|receives) {{n:quantity}} {{t:hurt}} on (one of their "
        "survivors|a survivor they control)": (
            "for each player\n    they must {a}\n        if not\n"
            "            a survivor they control gets {n} {t}"
        ),
    },
    0.4,
)
words.natural_forms("hurt", {"(wound|wounds)": "wound", "frostbite": "frostbite"}, 0.0)
words.natural_forms(
    "atom",
    {
        f"a survivor (is|was) {state} (this way|by this|in this way)": (
            f"a survivor was {state} since this card"
        )
        for state in ("bitten", "killed")
    },
    0.3,
)
words.natural_forms(
    "effect",
    {"take {card:thing} from {pile:thing} and add it to your hand": "take {card} from {pile}"},
    0.3,
)
words.natural_forms(
    "nouns",
    {
        # so many, or so many at least: two readings
        "{nouns} with {n:INT} (wound|wounds)": [
            "{nouns} where (wounds on it = {n})",
            "{nouns} where (wounds on it >= {n})",
        ],
        "{nouns} with {n:INT} or more wounds": "{nouns} where (wounds on it >= {n})",
    },
    0.3,
)
words.natural_forms(
    "statement_line",
    {
        "[the] players (lose|loses) {n:quantity} morale": "lose {n} morale",
        "you (gain|get|receive) {n:quantity} food": "add {n} food",
        "{who:thing} (is|are) killed": "kill {who}",
    },
    0.4,
)
words.natural_forms(
    "rules",
    {
        "no survivor (can|may) move there": "survivors cannot move to @there",
        "{who:some} (do not|need not|do not need to|do not have to) roll [for] exposure": (
            "{who} do not roll exposure when moving\n{who} do not roll exposure when attacking"
        ),
    },
    0.4,
)
