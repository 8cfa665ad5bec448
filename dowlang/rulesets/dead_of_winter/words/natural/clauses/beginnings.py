"""Declare how printed cards of this game begin what they say: `Play this card to`, `Equip to a
survivor`, `Prevent this crisis`, `Ability`, `Victory`, `The food supply starts with`.
"""

from __future__ import annotations

from dowlang.rulesets.dead_of_winter.words.registry import words

THE_BEARER = (
    "the bearer|[the] equipped survivor|this survivor|[the] attached survivor|the survivor "
    "equipped with this card|it|they|he|she"
)
"""Alternatives for the survivor who bears the card that speaks."""
PREVENT = "[(prevent|avoid|prevent this crisis|to prevent this crisis|to prevent it) [:]]"
GIVEN = "(contribute|add|give|bring)"
EACH_PLAYER = "(for (each|every) [non-exiled] player|per [non-exiled] player)"
BONUS = "[(bonus|optional|extra|surplus)]"
MORE = "(more|extra|additional|further)"
ADDED = "(is|are|was|were) (added|contributed)"
CONTRIBUTE = "[the] (players|you|they) [together] (contribute|contributed|add|added|give|gave)"
NEEDED = "(needed|required|necessary)"
SURPLUS = (
    f"if {CONTRIBUTE} {{n:INT}} [or more] {{OF}} more than {NEEDED}",
    f"if {CONTRIBUTE} at least {{n:INT}} {{OF}} more than {NEEDED}",
    f"if {CONTRIBUTE} [at least] {{n:INT}} {MORE} {{OF}} [than {NEEDED}]",
    f"if [at least] {{n:INT}} [or more] {{OF}} too many {ADDED}",
    f"if [it is|this crisis is|the crisis is] prevented (with|by) [at least] {{n:INT}} [or more] "
    f"{MORE} {{OF}}",
    f"with [at least] {{n:INT}} {MORE} {{OF}}",
    f"on success with [at least] {{n:INT}} {MORE} {{OF}}",
    f"LEFT [at least] {{n:INT}} {MORE} {{OF}} RIGHT",
)
"""How it is printed that more was given to a crisis than it asks for."""

ABILITY = "ability, {limit}\n    {e}"
THEN = "(STOP|,) [and] if (you do|they do|so) [,] {x:do}"
MOST_SEEN = 6
"""Cards of a deck that a searching survivor looks at."""

words.natural_forms(
    "item_line",
    {
        "[you may] (play|use) (this card|it) to {do}": "play\n    {do}",
        "[you may] (play|use) this card (:|,|STOP|and) {do}": "play\n    {do}",
        "(play|use) this card [:]": "play",
        "equip [(this card|it)] [to] (a survivor|one survivor|(a|any|one) survivor you control)": (
            "equip"
        ),
        "(equip this card|equip it|equip) [to] one of your survivors": "equip",
        "{do}": "play\n    {do}",
        f"({THE_BEARER}) (may|can) {{limit}} {{e:effect}}": (
            "equip\n    the bearer has the ability, {limit}\n        {e}"
        ),
    },
    0.6,
)
words.natural_forms(
    "rules",
    {
        f"{{limit}} [,] ({THE_BEARER}|you) (may|can) {{e:effect}}": (
            "the bearer has the ability, {limit}\n    {e}"
        ),
        **{
            f"{often}(when|whenever|if) {{who:thing}} would be {{h:happening}} [,] {asked} may "
            f"{{e:effect}} (instead|to prevent (it|this|that)){then}": (
                f"when {{who}} is {{h}}, before it takes effect{limit}\n    {payer} may {{e}}\n"
                f"        if so\n            cancel the result{more}"
            )
            for often, limit in (("", ""), ("{limit} [,] ", ", {limit}"))
            for then, more in (("", ""), (f" {THEN}", "\n            {x}"))
            for asked, payer in (
                ("you", "you"),
                ("(their|his|her|its) (controller|owner)", "the controller of that survivor"),
            )
        },
        "(when|whenever|if) {who:thing} would be {h:happening} [,] {e:effect} instead": (
            "when {who} is {h}, before it takes effect\n    cancel the result\n    {e}"
        ),
        "[during (a|any|each) player 's turn [,]] a survivor (at|in) {place:thing} (may|can) "
        "(spend|discard|pay) {card:thing} to {do}": (
            "each player with a survivor at {place} has the ability\n    discard {card}\n    {do}"
        ),
    },
    0.3,
)
words.natural_forms(
    "survivor_line",
    {
        "(ability|special ability|special) [:] {survivor_line}": "{survivor_line}",
        "you may {limit} {e:effect}": ABILITY,
        **{
            f"{{limit}} [,] when {{who:thing}} searches [,] you may (look at|draw) the top {n} "
            f"cards of that location 's {deck} instead of 1": (
                "passive\n    when {who} searches a location, before it takes effect, {limit}\n"
                f"        you may draw {n - 1} more cards in the search of that location"
            )
            for n in range(2, MOST_SEEN + 1)
            for deck in ("item deck", "deck")
        },
    },
    0.35,
)
words.natural_forms("survivor_line", {"{limit} [,|:] you may {e:effect}": ABILITY}, 0.15)
words.natural_forms(
    "crisis_line",
    {
        f"{PREVENT} {GIVEN} (1|one|a) {{s:cards_of}} [to (the|this) crisis] {EACH_PLAYER}": (
            "prevent with {s}"
        ),
        f"{PREVENT} (1|one|a) {{s:cards_of}} {EACH_PLAYER}": "prevent with {s}",
        f"(required|requirement|needed) [:] (1|one|a) {{s:cards_of}} {EACH_PLAYER}": (
            "prevent with {s}"
        ),
        "(prevent|prevent this crisis|to prevent this crisis) by {s:cards_of}": "prevent with {s}",
        "(prevent this crisis|to prevent this crisis) [:|with] {s:cards_of}": "prevent with {s}",
    },
    0.35,
)
words.natural_forms(
    "crisis_surplus",
    {
        f"{BONUS} [:] if {{n:INT}} [or more] {MORE} {{s:one_of_symbol}} [cards] {ADDED} [:|,] "
        "{do}": "optional {n} {s} cards\n    {do}",
        f"{BONUS} [:] if {{n:INT}} [or more] {MORE} cards {ADDED} [:|,] {{do}}": (
            "optional {n} cards\n    {do}"
        ),
        f"{BONUS} LEFT [at least] {{n:INT}} {MORE} RIGHT [:|,] {{do}}": (
            "optional {n} cards\n    {do}"
        ),
        **{
            f"{BONUS} [:] {said.replace('{OF}', of)} [:|,] {{do}}": (
                f"optional {written}\n    {{do}}"
            )
            for said in SURPLUS
            for of, written in (
                ("{s:one_of_symbol} [cards]", "{n} {s} cards"),
                ("cards", "{n} cards"),
            )
        },
    },
    0.35,
)
words.natural_forms("crisis_line", {"{c:crisis_surplus}": "{c}"}, 0.0)
# what two more bring anyway, told again, or once more: its author says which
for told, cost in (("gain 1 morale", 0.85), ("raise morale by 1", 1.85)):
    words.natural_forms(
        "crisis_line",
        {
            f"if 2 [or more] {MORE} {{s:one_of_symbol}} [cards] {ADDED} [:|,] {told} and {{do}}": (
                "optional 2 {s} cards\n    {do}"
            ),
            f"if 2 [or more] {MORE} cards {ADDED} [:|,] {told} and {{do}}": (
                "optional 2 cards\n    {do}"
            ),
        },
        cost,
    )
words.natural_forms(
    "objective_setup_line",
    {
        "[the] food supply (starts|begins) (with|at) {n:INT} [food]": "food {n}",
        "[the] colony (starts|begins) with {n:INT} food [in the food supply]": "food {n}",
        "[the] colony (starts|begins) with {n:INT} helpless survivors": "helpless survivors {n}",
        "{n:INT} zombies (at|in|to) {place:thing}": "add {n} zombies to {place}",
    },
    0.3,
)
words.natural_forms(
    "goal_said",
    {
        "[(victory|goal|objective|to win|winning) [:]] (when|if|as soon as|once) {condition} [,] "
        "(you win|you win the game|the players win|players win|everyone wins)": "{condition}",
        "(victory|winning) [:] {condition}": "{condition}",
        "{condition} [,] (at the end of the game|when the game ends|when the game is over)": (
            "{condition}"
        ),
        "(at the end of the game|when the game ends|when the game is over) [,] {condition}": (
            "{condition}"
        ),
        "(victory|to win|winning|goal) [:] (when|if) {condition}": "{condition}",
        "(victory|to win|winning) [:] (you win|the players win|players win) (when|if|as soon as) "
        "{condition}": "{condition}",
    },
    0.3,
)
