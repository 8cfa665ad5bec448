"""Declare how people print the lines of a card's head in this game: values, places, set-up, what
prevents a crisis and what comes of it.
"""

from __future__ import annotations

from dowlang.rulesets.dead_of_winter.words.registry import words

DICE = {"(a die of any value|any die|any one die)": "1", "(a|one) {n:INT} + die": "{n}"}
"""How a die that an ability takes is printed -> its least value."""

words.natural_forms(
    "survivor_line",
    {
        "influence [value] [:] {n:INT}": "influence {n}",
        "(attack|attacks) [value] [:|on] [a] {n:INT} [+|or more|or higher]": "attack {n}+",
        "(search|searches) [value] [:|on] [a] {n:INT} [+|or more|or higher]": "search {n}+",
        "[location|starting location|home location|home|start|starts|begins] [:] [at|in] [:] "
        "{place:thing}": "at {place}",
        "{a:survivor_line} (STOP|,|–) {b:survivor_line}": "{a}\n{b}",
        "at [:] {places:part_things}": "at {places}",
        "[location|starting location|home location|home|start|starts|begins|at] [:] {a:thing} "
        "(,|and|or) {b:thing}": "at {a} or {b}",
        "{limit} [,|:] (spend|use) a die of {n:INT} [+|or more|or higher] (:|to|,) {do}": (
            "ability {n}+, {limit}\n    {do}"
        ),
        "{limit} [,|:] (spend|use) a {n:INT} [+|or more] (:|to|,) {do}": (
            "ability {n}+, {limit}\n    {do}"
        ),
        "[you may] (spend|use) a die of {n:INT} [+|or more|or higher] (:|to|,) {do}": (
            "ability {n}+\n    {do}"
        ),
        "{limit} [,|:] you may (spend|use) a die of {n:INT} [+|or more|or higher] to {do}": (
            "ability {n}+, {limit}\n    {do}"
        ),
        "{limit} [,|:] (this survivor|he|she|it|they) (may|can) (spend|use) a die of {n:INT} [+|or "
        "more|or higher] to {do}": "ability {n}+, {limit}\n    {do}",
        "(this survivor|he|she|it|they) (may|can) (spend|use) a die of {n:INT} [+|or more|or "
        "higher] to {do}": "ability {n}+\n    {do}",
        **{
            f"[you may] (spend|use) {die} (:|to|,) {{do}}": f"ability {value}+\n    {{do}}"
            for die, value in DICE.items()
        },
        **{
            f"{{limit}} [,|:] [you may] (spend|use) {die} (:|to|,) {{do}}": (
                f"ability {value}+, {{limit}}\n    {{do}}"
            )
            for die, value in DICE.items()
        },
        "{n:INT} + [,|:] {limit} (:|–|,) {do}": "ability {n}+, {limit}\n    {do}",
        "{n:INT} + (:|–) {do}": "ability {n}+\n    {do}",
        "{limit} [,|:] {do}": "ability, {limit}\n    {do}",
        "{limit} [,|:] you may {do}": "ability, {limit}\n    {do}",
        "{limit} [,] while {condition} [,] you may {do}": (
            "ability, {limit}\n    if {condition}\n        {do}"
        ),
        "{rules}": "passive\n    {rules}",
    },
    0.4,
)
words.natural_forms(
    "survivor_line",
    {
        "{limit} [,] while {condition} [,] you may {effect}": (
            "ability, {limit}\n    if {condition}\n        {effect}"
        ),
    },
    0.2,
)
words.natural_forms("survivor_line", {"woman": "female", "man": "male"}, 0.2)
words.natural_forms("nouns", {"{nouns} at its location": "{nouns} here"}, 0.1)
words.natural_forms(
    "limit", {"once per round": "once per round", "once per turn": "once per turn"}, 0.0
)

RULE = "(passive|rule|special rule|additional rule|ongoing|always|in effect) :"
for kind in ("crisis", "exile", "scenario", "incident", "objective_side"):
    words.natural_forms(f"{kind}_line", {"{rules}": "{rules}", f"{RULE} {{rules}}": "{rules}"}, 0.3)
STAYS = (
    "(is|lies|remains|stays) [(still)] (in play|revealed|face up|active|open|in effect|in force)"
)
WHILE_IT_LIES = {
    "crisis": "(crisis|card)",
    "incident": "(incident|event|card)",
    "scenario": "(scenario|card)",
    "objective_side": "(objective|main objective|card)",
}
"""Cards that lie on the table, whose rules hold as long as they do -> how they speak of themselves.
"""
ALL_GAME = "(throughout|during|for) the (game|whole game|entire game)"
for kind, card in WHILE_IT_LIES.items():
    words.natural_forms(
        f"{kind}_line",
        {
            f"(while|as long as|so long as) this {card} {STAYS} [,] {{rules}}": "{rules}",
            f"{{rules}} [,] (while|as long as|so long as) this {card} {STAYS}": "{rules}",
        },
        0.2,
    )
words.natural_forms(
    "crisis_line",
    {
        "until this crisis is (resolved|prevented or failed) [,] {rules}": "{rules}",
        "{rules} until this crisis is (resolved|prevented or failed)": "{rules}",
    },
    0.2,
)
for kind in ("scenario", "objective_side"):
    words.natural_forms(
        f"{kind}_line",
        {f"{ALL_GAME} [,] {{rules}}": "{rules}", f"{{rules}} {ALL_GAME}": "{rules}"},
        0.2,
    )
for kind, card, written in (
    ("survivor", "(survivor|card)", "passive\n    {rules}"),
    ("item", "(item|card)", "equip\n    {rules}"),
):
    words.natural_forms(
        f"{kind}_line",
        {f"(while|as long as|so long as) this {card} {STAYS} [,] {{rules}}": written},
        0.2,
    )
words.natural_forms("survivor_line", {f"{RULE} {{rules}}": "passive\n    {rules}"}, 0.3)
words.natural_forms(
    "scenario_line",
    {"players [:] {a:INT} (to|DASH|MINUS|or) {b:INT}": "players {a} to {b}"},
    0.2,
)
words.natural_forms(
    "item_places",
    {
        "[in] [the] {name:STRING} TIMES {n:INT}": "in {name} x {n}",
        "starting TIMES {n:INT}": "starting x {n}",
        "{a:item_places} , {b:item_places}": "{a}, {b}",
    },
    0.0,
)
words.natural_forms(
    "item_line",
    {
        "{s:part_list_symbol} , {p:item_places}": "{s}, {p}",
        "{s:part_either_symbol} , {p:item_places}": "{s}, {p}",
        "{s:part_list_symbol} [:|,|STOP|LEFT] [(location|found|found in|in) [:]] [(at|in)] [the] "
        "{name:STRING} [,] [(TIMES|x)] {n:INT} [RIGHT]": ("{s}, in {name} x {n}"),
        "{s:part_list_symbol} [:|,|STOP|LEFT] {n:INT} (copies|copy) (in|at) [the] {name:STRING} "
        "[RIGHT]": ("{s}, in {name} x {n}"),
        "{s:part_list_symbol} [:|,|STOP|LEFT] [location] [:] [the] {name:STRING} [,] {n:INT} "
        "(copies|copy) [RIGHT]": ("{s}, in {name} x {n}"),
        "(play|when played|when you play this card|when you play it) [:|,] {do}": "play\n    {do}",
        "(equip|when equipped|while equipped|equipped) [:|,] {rules}": "equip\n    {rules}",
        "(play|when played) [:]": "play",
        "(equip|when equipped|equipped survivor) [:]": "equip",
        "equipped survivor {x:bears}": "equip\n    the bearer {x}",
        "{rules}": "equip\n    {rules}",
    },
    0.4,
)
words.natural_forms("bears", {"{x:rule_tail}": "{x}"}, 0.0)

FAIL = (
    "(on failure|failure|if not prevented|if the crisis is not prevented|if you fail|if you do not "
    "prevent (it|this crisis)|if the crisis is not avoided|if (it|this crisis) is not prevented|if "
    "the crisis fails|if it fails)"
)
words.natural_forms(
    "crisis_line",
    {
        f"{FAIL} [:|,|STOP] {{do}}": "failure\n    {do}",
        f"{FAIL} [:]": "failure",
        "(prevent|to prevent|prevent with|prevented by|needs|need|needed|required|contribute|"
        "requires) [:] "
        "{s:cards_of}": ("prevent with {s}"),
        "[(prevent|needed|required) [:]] {s:cards_of} equal to the number of [non-exiled] "
        "players": "prevent with {s}",
        "(prevent|needed|required) [:] {s:cards_of} LEFT (1|one) (for each|for every|per) player "
        "RIGHT": "prevent with {s}",
        "contribute {s:cards_of} to prevent this crisis": "prevent with {s}",
        "{s:cards_of} prevent this crisis": "prevent with {s}",
        "only {s:cards_of} count": "prevent with {s}",
        "among them [:] {thing}": "among them {thing}",
    },
    0.3,
)
words.natural_forms(
    "cards_of",
    {
        "{s:one_of_symbol}": "{s}",
        "{s:one_of_symbol} cards": "{s}",
        "{a:cards_of} (,|and|or|, or|, and) {b:cards_of}": "{a}, {b}",
    },
    0.0,
)
words.natural_forms(
    "one_of_symbol", {"tools": "tool", "weapons": "weapon", "medicines": "medicine"}, 0.1
)

NUMBERS = ("morale", "rounds", "food", "helpless survivors")
START = (
    "[(start|starts|begin|starting|preparation|setup|set up|at the start|start the game|the "
    "game)] [with] [:]"
)
words.natural_forms(
    "objective_setup_line",
    {
        **{
            f"{START} {{n:INT}} {name}": f"{name} {{n}}"
            for name in ("morale", "food", "helpless survivors")
        },
        **{
            f"{START} {name} [:|is|starts at|=start at|to] {{n:INT}}": f"{name} {{n}}"
            for name in ("morale", "food", "helpless survivors")
        },
        "(set|place|put) [the] morale [track|marker] (to|on|at) {n:INT}": "morale {n}",
        "[the] morale marker (to|on|at) {n:INT}": "morale {n}",
        f"{START} [for] {{n:INT}} (rounds|round)": "rounds {n}",
        f"{START} rounds [:] {{n:INT}}": "rounds {n}",
        f"{START} round : {{n:INT}}": "rounds {n}",
        "(the game lasts|play for|play|lasts) {n:INT} (rounds|round)": "rounds {n}",
        "[(set|place|put)] the round (track|marker) (to|on|at) {n:INT}": "rounds {n}",
        "[the] round (track|marker|tracker) (starts|begins|is|is set) (at|to|on) {n:INT}": (
            "rounds {n}"
        ),
        "(start|begin) with {n:INT} helpless survivors in the colony": "helpless survivors {n}",
        "the colony starts with {n:INT} barricades": "add {n} barricades to the colony",
        "[(setup|preparation|set up)] [:] {statement_line}": "{statement_line}",
        "{do}": "{do}",
        "{a:objective_setup_line} (STOP|,|and|, and) {b:objective_setup_line}": "{a}\n{b}",
    },
    0.3,
)
words.natural_forms(
    "objective_line", {"time [:] {t:part_choice_short_or_medium_or_long}": "time {t}"}, 0.1
)
words.natural_forms(
    "objective_side_line",
    {"counter [:] {name:NAME}": "counter {name}"},
    0.2,
)
words.natural_forms("location_line", {"finds [:] {s:part_list_symbol}": "finds {s}"}, 0.1)
words.natural_forms(
    "crossroads_line", {"mature (theme|themes|content|audiences|card)": "mature"}, 0.1
)
words.natural_forms(
    "objective_setup_line",
    {"[(set|place|put)] [the] number of rounds [(:|is|to)] {n:INT}": "rounds {n}"},
    0.2,
)
words.natural_forms(
    "objective_setup_line",
    {
        "remove {who:STRING} from the survivor deck and give (him|her|them|it|that survivor) to "
        "{p:thing}": "{who} joins {p}",
        "give {who:STRING} to {p:thing}": "{who} joins {p}",
    },
    0.0,
)
DIE_OF = {
    "(a die of any value|any die|any one die)": "1",
    "(a|one) die": "1",
    "a die of {n:INT} [+|or more|or higher]": "{n}",
}
words.natural_forms(
    "survivor_line",
    {
        f"{{limit}} [,] (if|while) {{condition}} [,] you may (spend|use) {die} to {{do}}": (
            f"ability {value}+, {{limit}}\n    if {{condition}}\n        {{do}}"
        )
        for die, value in DIE_OF.items()
    },
    0.2,
)
