"""Declare how people print in this game a price and what follows where nobody pays it, who agrees
and who does not, goals with exceptions: `unless any player discards a food card`.
"""

from __future__ import annotations

from dowlang.rulesets.dead_of_winter.words.registry import words

ACTIVE = "(you|the active player)"
OTHERS = "(every other player|each other player|all other players)"
LATER = "(any one of your later turns|any later turn|a later turn|one of your later turns)"
NO_ROLL = "(no exposure roll|do not roll for exposure|there is no exposure roll)"
PERMITTED = "with [(their|his|her|the owner 's)] (permission|consent)"
MOVED = (
    "choose a survivor controlled by another player as guest\nchoose {place} as place\n"
    "the controller of the guest may agree\n    if so\n        move the guest to the place"
)
OWNER = "the controller of that survivor"

words.natural_forms(
    "do",
    {
        f"move any other player 's survivor to {{place:thing}} [,] {PERMITTED}": MOVED,
        f"move any other player 's survivor to {{place:thing}} [,] {PERMITTED} (STOP|,) "
        f"{NO_ROLL}": f"{MOVED}, without exposure",
        "if the owner agrees [,] {do}": f"{OWNER} may agree\n    if so\n        {{do}}",
        "if the owner agrees [,] {a:do} (STOP|,) if the owner (does not agree|refuses|disagrees) "
        "[,] {b:do}": (f"{OWNER} may agree\n    if so\n        {{a}}\n    if not\n        {{b}}"),
        "the owner must discard half of (his|her|their) cards [,] (rounded|rounding) down": (
            f"{OWNER} discards (cards in the hand of {OWNER} / 2 rounded down) cards"
        ),
        "the owner must discard half of (his|her|their) cards [,] (rounded|rounding) up": (
            f"{OWNER} discards (cards in the hand of {OWNER} / 2 rounded up) cards"
        ),
        "this survivor (go|moves) to {place:thing} {m:without_roll} and (kill|kills) all zombies "
        "there": "place that survivor at {place}\nkill all zombies at {place}",
        f"[{ACTIVE}] (decide|choose|pick|select) (a|one|1) survivor (from|at|in) {{place:thing}} "
        "[,] [(from|of) any player]": "choose a survivor at {place}",
        "roll (the exposure die|for exposure) twice for {who:thing} , and apply both [of] [the] "
        "results [one after the other]": "roll exposure for {who} 2 times",
        "(draw|take) the top card of the survivor deck and put that survivor (in|at) the colony "
        "under your control": "a survivor joins you",
        f"(put|place|keep|lay) this card (in front of|before) you [,] and on {LATER} you may "
        "discard it (in order to|to) {do}": (
            "at the end of this turn\n    for the rest of the game\n"
            "        you have the ability, once per game\n            {do}"
        ),
        "move any number of your [own] survivors to (a single location|one location|a location) "
        "{m:without_roll}": (
            "move any number of survivors you control to a location, without exposure"
        ),
        "you may put any number of {s:one_of_symbol} cards from among them into your hand and the "
        "rest (into|onto|in|on) {deck:thing}": (
            "take any number of those cards where (it is a {s} card)\nput the rest onto {deck}"
        ),
        "you may put any number of {s:one_of_symbol} cards from among them into your hand and the "
        "rest (into|onto|in|on) {deck:thing} STOP for each card put into your hand this way [,] "
        "{do}": (
            "choose any number of those cards where (it is a {s} card)\nfor each of those cards\n"
            "    {do}\ntake those cards\nput the rest onto {deck}"
        ),
        "(place|put|add|build) {n:INT} [(further|more|additional|other)] {t:pieces} [,] each "
        "(at|in) a different {x:nouns}": (
            "choose {n} {x}\nfor each of those locations as post\n    add 1 {t} to the post"
        ),
        f"[{ACTIVE}] search the waste pile for {{card:thing}} [and take it [into (his|your|their|"
        "her) hand]]": "take {card} from the waste pile",
        f"[{ACTIVE}] search the waste pile for {{card:thing}} [and take it [into (his|your|their|"
        "her) hand]] (STOP|,) if there is none [there] [,] [(he|you|they|she)] {other:do} "
        "[instead]": (
            "if there is {card} in the waste pile\n    take {card} from the waste pile\n"
            "otherwise\n    {other}"
        ),
        f"{OTHERS} may give (you|the active player) {{card:thing}} (STOP|,) whoever does so may "
        "[then] {effect} [(STOP|,) whoever does not loses nothing]": (
            "for each other player\n    they may give {card} to you\n        if so\n"
            "            they may {effect}"
        ),
        "(every|each) {who:nouns} {e:effect} [,] except that any player may {pay:effect} to "
        "protect (all of|all) the survivors they control": (
            "for each player\n    they may {pay}\n        if not\n"
            "            each {who} they control {e}"
        ),
        "{who:thing} gets to {effect}": "{who} {effect}",
        "{who:thing} gets to {a:effect} and {b:effect}": "{who} {a}\n{who} {b}",
        "the colony (gain|gains) {n:quantity} morale": "gain {n} morale",
        "the colony (lose|loses) {n:quantity} morale": "lose {n} morale",
        "(every|each) player shows with the thumb if (he is|she is|they are) agree or not "
        "(:|STOP|,) if less than half [(are|is)] agree [,] {do}": (
            "vote by players, without voters it passes\n    passes\n        nothing happens\n"
            "    fails\n        if votes for it < votes against it\n            {do}"
        ),
        "(remove|discard|take away) half [of] [the|all] noise [,] (rounded|rounding) up": (
            "repeat (noise / 2 rounded up) times\n"
            "    remove 1 noise from a location where (noise at it >= 1)"
        ),
        "(remove|discard|take away) half [of] [the|all] noise [,] (rounded|rounding) down": (
            "repeat (noise / 2 rounded down) times\n"
            "    remove 1 noise from a location where (noise at it >= 1)"
        ),
        "remove this card from the game": "detach this card",
        "the colony must pay {n:further} food": "you must pay {n} food",
        "the colony must pay {n:quantity} food": "you must pay {n} food",
        "{do} [,] unless {condition} [,] in which case nothing happens": (
            "if not {!condition}\n    {do}"
        ),
    },
    0.6,
)
words.natural_forms(
    "pieces", {"(barricade|barricades)": "barricade", "(zombie|zombies)": "zombie"}, 0.0
)

words.natural_forms(
    "rules",
    {
        "(while|as long as) it is attached [,] {rules}": "{rules}",
        "{a:rules} , but {b:rules}": "{a}\n{b}",
        "{w:each_time} [,] {duty:do} (STOP|,) if the colony (cannot or does not|does not or "
        "cannot|cannot|does not) (pay|do so) [(it|the extra food|the food)] [,] {other:do}": (
            "{w}\n    {duty}\n        if not\n            {other}"
        ),
        "your other survivors there (attack|attacks) {m:without_roll}": (
            "survivors you control at @there except the bearer do not roll exposure when attacking"
        ),
        "your other survivors there (move|moves) {m:without_roll}": (
            "survivors you control at @there except the bearer do not roll exposure when moving"
        ),
    },
    0.4,
)

words.natural_forms(
    "crisis_line",
    {
        "[[(during|in)] this round [,]] [the] players may add cards to the crisis [as usual] [,] "
        "but only {s:cards_of} count [towards the total] [[,] and every other card [that is added] "
        "counts as minus (1|one)]": "prevent with {s}",
        "you need [to reach] a total (that is equal to|equal to|of) the number of players who "
        "have not been exiled plus {n:INT} [(in order to|to) prevent this crisis]": (
            "crises need {n} more points"
        ),
        "if you [do] prevent it and the total (was|is) at least {n:INT} more than [you] needed [,] "
        "[then] {do}": "optional {n} cards\n    {do}",
    },
    0.3,
)
words.natural_forms(
    "cards_of",
    {
        "cards (that|which) have [either] the {a:one_of_symbol} symbol or the {b:one_of_symbol} "
        "symbol": "{a}, {b}",
        "cards (that|which) have the {a:one_of_symbol} symbol": "{a}",
    },
    0.0,
)

YOURS = "(in hand|in your hand)"
SINCE = "(since the game began|this game|in this game|during this game)"
words.natural_forms(
    "condition",
    {
        "you (have|hold) at least {n:INT} {s:one_of_symbol} [cards] and [at least] {m:INT} "
        f"{{t:one_of_symbol}} [cards] {YOURS}": (
            "{s} cards in hand >= {n} and {t} cards in hand >= {m}"
        ),
        f"(no survivor [that] you control|none of your survivors) (has been|was) killed {SINCE}": (
            "no survivor you control was killed this game"
        ),
    },
    0.3,
)
words.natural_forms(
    "goal_said",
    {
        "{g:goal_said} STOP {c:condition}": "{&g} and {&c}",
        "{g:goal_said} STOP if {c:condition} [,] [then] you (need only|only need) {n:INT} "
        "{s:one_of_symbol} [cards]": "{&g} @or [{s} cards in hand] [{&c} and {s} cards in hand >= "
        "{n}]",
        "{g:goal_said} STOP if {c:condition} [,] [then] you no longer need the {s:one_of_symbol} "
        "[cards] [,] but you [do] need to {x:needed}": (
            "{&g} @or [{s} cards in hand] [{&c} and {x}] [not {!c}]"
        ),
        "{g:goal_said} STOP you do not win if the game ends because the round track (ran|runs) out "
        "[[,] even if everything else on this card is true]": "{&g} and rounds left >= 1",
    },
    0.3,
)
words.natural_forms(
    "needed",
    {
        "have a survivor (at|in) {place:thing} [(at the moment the game ends|at the end of the "
        "game|when the game ends)]": "a survivor you control is at {place}",
    },
    0.0,
)
words.natural_forms(
    "atom",
    {
        "[also] (none of your survivors|no survivor you control) may have (a wound|"
        "wounds|any wound|any wounds)": "no survivor you control is wounded",
        "[also] (none of your survivors|no survivor you control) may have (a frostbite|"
        "frostbite|any frostbite)": "no survivor you control is frostbitten",
        "(someone|somebody|anyone|anybody|a survivor) has a {s:one_of_symbol} [cards] equipped "
        "(in|at) {place:thing}": "a survivor at {place} is equipped with a {s} card",
        "(someone|somebody|anyone|anybody) has a {s:one_of_symbol} [cards] equipped": (
            "a survivor is equipped with a {s} card"
        ),
    },
    0.3,
)
words.natural_forms(
    "factor",
    {"[the] (number|amount) of helpless survivors [in the colony]": "helpless survivors"},
    0.1,
)
words.natural_forms(
    "thing",
    {
        "one of the active player 's survivors": "a survivor you control",
        "one of the active player 's survivors {post_survivor}": (
            "a survivor you control {post_survivor}"
        ),
        "one of them": "one of those cards",
    },
    0.3,
)
words.natural_forms(
    "nouns",
    {
        "{nouns} (at which|where) there is at least 1 survivor": "{nouns} with a survivor",
    },
    0.2,
)
words.natural_forms(
    "nouns",
    {"{nouns} (other than|who is not in|who are not in) the colony": "{nouns} outside the colony"},
    0.0,
)
words.natural_forms(
    "do",
    {
        "{else_done:effect} unless (at least one|a|any|some) player discards {card:thing}": (
            "the players together may discard {card}\n    if not\n        {else_done}"
        ),
    },
    0.3,
)
