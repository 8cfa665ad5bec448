"""Declare how people print whole sentences of this game for which a card has several lines: what is
paid in two kinds, what a death leaves, what an item does in one way or another.
"""

from __future__ import annotations

from dowlang.rulesets.dead_of_winter.words.registry import words

DEATH = "(that|this|the|their|his|her) death"
UNPAID = "(when|if) they (do not do|do not|cannot)"
PAID = "(when|if) they (do|can)"
MOST_MIXED = 9
"""Cards or dice of a payment in two kinds."""

words.foretold = (
    (
        rf"\bmorale is not lost\b.*\b{DEATH}",
        r"\b((?:a|any|another|one of your) survivors?\b[^,.]* (?:is killed|dies))",
        r"\1, before it takes effect",
    ),
)
words.own_name = (
    r"\badd (it|this card) to (?:a|the) crisis\b",
    r"^ *or (?:spread|lay|use|put) (it|this card) over\b",
)
words.notes += (r"lose morale as (normal|usual)", r"the loss of morale is as (normal|usual)")
words.spellings.update(
    {
        r"\btill\b": "until",
        r"\bbefore the first of these wounds takes effect\b": "before the first takes effect",
        r"\broll again\b": "reroll",
        r"\broll ((?:\w+ ){0,4}dice) again\b": r"reroll \1",
    }
)

words.natural_forms(
    "do",
    {
        f"morale is not lost (because of|for|by) {DEATH}": (
            "until the end of this turn\n    deaths of that survivor cost 0 morale"
        ),
        f"{DEATH} (costs no|does not cost any|does not cost) morale": (
            "until the end of this turn\n    deaths of that survivor cost 0 morale"
        ),
        "remove {n:INT} cards (from|in) the waste pile for (each|every) survivor killed this "
        "{w:window_word}": (
            "remove ({n} * times a survivor was killed this {w}) cards in the waste pile from the "
            "game"
        ),
        "you may equip (each|every) item (the killed|that|this) survivor had to survivors you "
        "control": (
            "for each card on that survivor\n    you may equip a survivor you control except that "
            "survivor with that card"
        ),
        "you may equip (each|every) item (the killed|that|this) survivor had to survivors you "
        "control (STOP|,) {when} [,] (put|place|add) x zombies (at|to) that survivor 's location "
        "[,] where x is the number of items equipped this way plus {n:INT}": (
            "choose any number of cards on that survivor\n{when}\n    add (that many + {n}) "
            "zombies to the location of that survivor\nfor each of those cards\n    equip a "
            "survivor you control except that survivor with that card"
        ),
        "reroll all [of] your dice [,] or only some [of them]": "reroll any number of dice",
        "reroll (all or some|some or all) of your dice": "reroll any number of dice",
        "if (after this|afterwards) (two|2) [of your] dice (have|show) the same number [,] {do}": (
            "if matching dice of you >= 2\n    {do}"
        ),
        "you (can|may) take this card back (to|into) [the|your] hand": "you may take this card",
        "you (can|may) take this card back (to|into) [the|your] hand [,] [but] {limit}": (
            "you may take this card, {limit}"
        ),
        "(each|every) survivor (who|that) is not (in|at) the colony moves (in|into|to) (the colony|"
        "it) (STOP|,) roll for each of them the exposure die": (
            "place each survivor outside the colony at the colony\n"
            "for each survivor where (it was placed at the colony since this card)\n"
            "    roll exposure for that survivor"
        ),
        "(each|every) survivor (who|that) is not (in|at) the colony moves (in|into|to) (the colony|"
        "it) (STOP|,) roll for each of them the exposure die [,] but a bite counts (like|as) a "
        "wound": (
            "place each survivor outside the colony at the colony\n"
            "for each survivor where (it was placed at the colony since this card)\n"
            "    roll exposure for that survivor, with bites like wounds"
        ),
        **{
            f"all players together must discard {n} {{s:cards_of}} or {n} dice [,] [mixed is "
            f"allowed [too]] (STOP|,) {PAID} [,] {{a:do}} (STOP|,) {UNPAID} [,] {{b:do}}": (
                f"for each player, in turn order\n    they may stake up to ({n} - staked cards) "
                f"{{s}} cards\nthe players together must spend ({n} - staked cards) dice\n"
                "    if so\n        put all staked cards onto the waste pile\n        {a}\n"
                "    if not\n        {b}"
            )
            for n in range(2, MOST_MIXED + 1)
        },
    },
    0.4,
)
AGREED = "\n    you may agree\n        if so\n            detach this card\n            "
words.natural_forms(
    "rules",
    {
        "if (this survivor|[the] attached survivor|it) would (receive|get|take|suffer) one or more "
        "wounds [,] prevent one of them": (
            "when the bearer is wounded, before the first takes effect\n    cancel the result"
        ),
        "if (this survivor|[the] attached survivor|it) would (receive|get|take|suffer) one or more "
        "wounds [,] prevent one of them (STOP|,) [and] {do}": (
            "when the bearer is wounded, before the first takes effect\n    cancel the result\n"
            "    {do}"
        ),
        "(when|whenever) [the] attached survivor leaves {place:thing} [,] you may discard this "
        "card (STOP|,) if you do [,] {do}": (
            f"when the bearer moves from {{place}}{AGREED}{{do}}\n"
            f"when the bearer is placed away from {{place}}{AGREED}{{do}}"
        ),
    },
    0.3,
)
words.natural_forms(
    "event",
    {
        "a survivor you do not control (is|becomes|gets) wounded at a location with a survivor "
        "you control": (
            "a survivor where (you do not control it and it shares a location with a survivor you "
            "control) is wounded"
        ),
    },
    0.2,
)
words.natural_forms(
    "do",
    {
        "(put|add|place) {n:quantity} noise (on|at|to) this survivor 's location": (
            "add {n} noise to the location of the bearer"
        ),
        "attach this card to the wounded survivor STOP remove (a|1|one) wound from it STOP at the "
        "(beginning|start) of each of its controller 's turns [,] that player may have you draw "
        "(a|1|one) card from (the|any|a|an) item deck [of your choice] STOP if they do not [,] "
        "discard this card": (
            "for each player who is the active player as taker\n"
            "    attach this card to that survivor\n"
            "        at the start of your turn\n"
            "            you may agree\n"
            "                if so\n"
            "                    the taker draws 1 card from the deck of a location outside the "
            "colony\n"
            "                if not\n"
            "                    detach this card\n"
            "remove 1 wound from that survivor"
        ),
    },
    0.3,
)
words.natural_forms("window_word", {"round": "round", "turn": "turn", "game": "game"}, 0.0)
words.natural_forms(
    "when",
    {
        "at the (beginning|start) of the (next colony phase|colony phase)": (
            "the next time the colony phase starts"
        )
    },
    0.2,
)
words.natural_forms("limit", {"only (one time|once) (in|per) a turn": "once per turn"}, 0.2)
words.natural_forms(
    "atom",
    {
        "a player , (not the active one|other than the active player) , has all [of] (his|her|"
        "their) survivors outside [of] {place:thing}": (
            "there is another player where (survivors at {place} controlled by it = 0)"
        ),
        "a player has all [of] (his|her|their) survivors outside [of] {place:thing}": (
            "there is a player where (survivors at {place} controlled by it = 0)"
        ),
    },
    0.3,
)
WHENEVER = "(whenever|when|each time|every time)"
NO_ACTIONS = (
    "[(this survivor|it|he|she) becomes exhausted [COLON|,|STOP]] (this survivor|it|he|she|they) "
    "cannot perform actions until your next turn"
)
words.natural_forms(
    "survivor_line",
    {
        "{limit} [,] you may spend a {n:INT} (COLON|,|STOP) search any location where you have no "
        "survivors": (
            "ability, {limit}\n    spend a die showing {n}\n    choose a location outside the "
            "colony with no survivors you control as place\n    the bearer searches the place"
        ),
        "{limit} [,] you may spend a {n:INT} (COLON|,|STOP) search any location where you have no "
        "survivors (STOP|,|and) (put|add) {m:quantity} noise there": (
            "ability, {limit}\n    spend a die showing {n}\n    choose a location outside the "
            "colony with no survivors you control as place\n    the bearer searches the place\n"
            "    add {m} noise to the place"
        ),
    },
    0.3,
)
words.natural_forms(
    "rules",
    {
        f"{WHENEVER} {{who:thing}} searches (a|any) location (with|that has) no noise [on it] [,] "
        "(look at|draw) {n:INT} (additional|more|further|extra) cards": (
            "when {who} searches a location where (noise at it = 0), before it takes effect\n"
            "    draw {n} more cards in the search of that location"
        ),
        f"{WHENEVER} {{who:thing}} makes noise [,] roll the exposure die (STOP|,) if it is not "
        f"blank [,] {NO_ACTIONS}": (
            "when {who} makes noise\n    throw the exposure die for {who}\n        blank\n"
            "            nothing happens\n        otherwise\n            until the end of this "
            "round\n                {who} cannot take actions"
        ),
        "(nobody|no one) (needs|has) to roll [for] exposure (for|when|while) moving": (
            "survivors do not roll exposure when moving"
        ),
        "[the] survivors of (this|that) player cannot (come|come back|go back|return|move) "
        "(in|into|to) {place:thing}": (
            "survivors controlled by that player cannot move to {place}"
        ),
    },
    0.3,
)
words.natural_forms(
    "item_line",
    {
        "(it|this card|this) (is|counts as) [(a|an)] {s:one_of_symbol} [card]": "{s}",
        "play it [:|,] {do}": "play\n    {do}",
        "give it to one of your survivors [:|,] the next time they would get {f:token} [,] they "
        "get nothing and (it|this card) goes to the waste pile (STOP|,) or (spread|lay|use|put) "
        "{name:STRING} over (somebody|someone) else 's survivor at the same place to (take away|"
        "remove) all [of] their {g:token} [,] [and] [then] raise morale by {n:INT} if it is the "
        "first time (anyone|anybody) (has|'s) done that this game": (
            "equip\n"
            "    when the bearer gets {f}, before it takes effect\n"
            "        cancel the result\n"
            "        discard this card\n"
            "anytime\n"
            "    each player has the ability\n"
            "        discard {name}\n"
            "        choose a survivor where (you do not control it and it shares a location "
            "with a survivor you control)\n"
            "        remove all {g} from that survivor\n"
            "        gain {n} morale, once per game"
        ),
    },
    0.4,
)
words.natural_forms("token", {"frostbite": "frostbite"}, 0.0)
