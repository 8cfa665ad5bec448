"""Sentences for the numbers of the rules that a scenario sets, by their keys: what
`rule "people_per_food" is "3"` says on a printed page.

A number has one sentence, one that is added to another a sentence for more and for fewer, a switch
one for each of its values. Other languages have them as messages, `set-people-per-food`.
"""

from __future__ import annotations

from collections.abc import Iterator

from dowlang.engine.setup_options import rule_of
from dowlang.rulesets.dead_of_winter.state.parameters import PARAMETERS
from dowlang.rulesets.dead_of_winter.state.parameters_of_pieces import SEATS
from dowlang.rulesets.dead_of_winter.state.types import LOCATIONS, SYMBOLS
from dowlang.rulesets.dead_of_winter.words.rules.set_switches import SWITCHES
from dowlang.vocabulary.card_kinds import Sentence, Sentences, Value

NUMBERS = {
    "people_per_food": "1 food feeds {number} [person|people] at the colony",
    "waste_per_morale": (
        "it takes {number} [card|cards] in the waste pile to cost 1 morale in the waste step"
    ),
    "people_per_zombie": "1 zombie comes for each [person|{number} people] at the colony",
    "survivors_per_zombie": (
        "1 zombie comes for each [survivor|{number} survivors] at a location outside the colony"
    ),
    "crisis_surplus": "a crisis has a surplus with {number} [point|points] more than it needs",
    "crisis_morale": "a surplus gains {number} morale",
    "dice_base": ("each player takes {number} action [die|dice] besides those for their survivors"),
    "dice_per_survivor": "each player takes {number} action [die|dice] for each of their survivors",
    "noise_threshold": "the die for a noise token adds a zombie on a roll of {number} or less",
    "wounds_to_kill": "{number} [wound kills|wounds kill] a survivor",
    "frostbite_wounds": (
        "a survivor gets {number} [wound|wounds] for each frostbite at the start of the turn"
    ),
    "morale_per_death": "{number} morale is lost when a survivor dies",
    "cost_of_death": "the death of a survivor who is not helpless costs {number} morale",
    "cards_cleaned": "cleaning waste removes {number} [card|cards]",
    "zombies_attracted": "attracting moves up to {number} [zombie|zombies]",
    "hand_size": "each player starts with {number} item [card|cards]",
    "survivors_dealt": "{number} [survivor is|survivors are] dealt to each player at the start",
    "survivors_kept": "each player keeps {number} of the survivors dealt to them",
    "ordinary_secrets": (
        "{number} ordinary secret [objective is|objectives are] set aside for each player"
    ),
    "betrayal_secrets": "{number} betrayal [objective is|objectives are] mixed in",
    "exposure.blank": "the exposure die has {number} blank [face|faces]",
    "exposure.wound": "the exposure die has {number} wound [face|faces]",
    "exposure.frostbite": "the exposure die has {number} frostbite [face|faces]",
    "exposure.bitten": "the exposure die has {number} bitten [face|faces]",
    "colony.spaces": "the colony has {number} survivor [space|spaces]",
    "colony.entrance_spaces": "each entrance of the colony has {number} [space|spaces]",
    "start.morale": "morale starts at {number}, unless the main objective says otherwise",
    "start.round": (
        "the game lasts {number} [round|rounds], unless the main objective says otherwise"
    ),
    "morale_max": "morale rises to {number} at most",
    "start.food": "the colony starts with {number} food, unless the main objective says otherwise",
    "start.helpless": (
        "{number} helpless [survivor is|survivors are] at the colony at the start, unless the main "
        "objective says otherwise"
    ),
    "die_max": "a die is raised to {number} at most",
    "exchanges": (
        "cards are requested and handed off up to {number} [time|times] in one turn, all together"
    ),
    "counts_for_zombies": (
        "each survivor counts as {number} [person|people] when zombies come to their location"
    ),
    "spaces_needed": "each survivor takes up {number} survivor [space|spaces]",
    "votes": "each player has {number} [vote|votes]",
    "wrong_cards": "each wrong card costs a crisis {number} [point|points]",
    "crisis_need": "a crisis needs {number} [point|points]",
    "worth_symbol": "each {symbol} card that a crisis needs is worth {number} [point|points]",
}
"""Sentences of numbers that are set."""
ADDED = {
    "food_cost": "paying food costs {number} {more} food",
    "crisis_points": "a crisis needs {number} {more} [point|points]",
    "dice_rolled": "each player takes {number} {more} action [die|dice]",
    "search_draws": "a search draws {number} {more} [card|cards]",
    "search_keeps": "a search keeps {number} {more} [card|cards]",
    "attack_value": "attack values are {number} {higher}",
    "search_value": "search values are {number} {higher}",
    "influence": "the influence of each survivor is {number} {higher}",
    "ability_value": "the values of abilities are {number} {higher}",
    "extra_moves": "each survivor moves {number} {more} [time|times] in a turn",
    "survivor_spaces": "each location has {number} {more} survivor [space|spaces]",
    "search_draws_there": "a search at any location draws {number} {more} [card|cards]",
    "search_keeps_there": "a search at any location keeps {number} {more} [card|cards]",
    "more_zombies": (
        "{number} {more} [zombie comes|zombies come] to each location when zombies are added"
    ),
    "search_die_there": "a die that is spent to search must be {number} {higher}",
    "counted_symbol": "a crisis counts {number} {more} {symbol} [card|cards]",
}
"""Sentences of numbers that are added to others: `{more}` is `fewer`, and `{higher}` `lower`, for
one below 0.
"""
SPECIAL = {
    "crisis_need.default": "a crisis needs 1 point for each player",
    "cost_of_death.default": "the death of a survivor costs as much as that of a helpless survivor",
    "said_symbol.own": "each card counts for a crisis by its own symbol",
    "said_symbol.symbol": "each card counts for a crisis by the symbol {symbol} only",
    "said_symbol.none": "no card counts for a crisis by its symbol",
}
"""Sentences of single values of numbers."""
SIGNS = {"more": ("more", "fewer"), "higher": ("higher", "lower")}
STEMS = {
    **{
        f"{stem}_{symbol}": f"{stem}_symbol"
        for stem in ("forbid_play", "worth", "counted")
        for symbol in SYMBOLS
    },
    **{
        f"forbid_{how}_{slug}": f"forbid_{how}_place"
        for how in ("enter", "leave")
        for slug in LOCATIONS
    },
    **{
        f"{stem}_{number}": f"{stem}_player"
        for stem in ("forbid_request_from", "forbid_hand_off_to")
        for number in SEATS
    },
}
"""The keys of numbers of a symbol, a location or a player, each with where its sentence stands."""
DECLARED = {parameter.key: parameter for parameter in PARAMETERS}


def sentence_of(key: str, value: str) -> Sentence:
    """Return the sentence of a number that is set to a value.

    Raises `InvalidSetting`.
    """
    number = rule_of(DECLARED, key, value)
    if key == "said_symbol":
        which = "own" if not number else "none" if number > len(SYMBOLS) else "symbol"
        symbol: Value = ("symbol", SYMBOLS[number - 1] if which == "symbol" else "")
        return Sentence(f"said_symbol.{which}", {"symbol": symbol} if which == "symbol" else {})
    if key == "crisis_need" and not number:
        return Sentence("crisis_need.default", {})
    if key == "cost_of_death" and number < 0:
        return Sentence("cost_of_death.default", {})
    stem = STEMS.get(key, key)
    values = _named(stem, key.removeprefix(stem.rpartition("_")[0] + "_"))
    if stem in SWITCHES:
        return Sentence(f"{stem}.{DECLARED[key].names[number]}", values)
    if stem in ADDED:
        return Sentence(
            f"{stem}.{'fewer' if number < 0 else 'more'}", values | {"number": abs(number)}
        )
    return Sentence(stem, values | {"number": number})


def _named(stem: str, slug: str) -> dict[str, Value]:
    """Return the symbol, the location or the player's number of a key."""
    if stem.endswith("_player"):
        return {"number": int(slug)}
    if stem.endswith("_symbol"):
        return {"symbol": ("symbol", slug)}
    if not stem.endswith("_place"):
        return {}
    if slug == "colony":
        return {"place": ("reference", "the colony")}
    return {"place": ("name", slug.replace("_", " ").title())}


def _texts() -> Iterator[tuple[str, str]]:
    yield from NUMBERS.items()
    for key, text in ADDED.items():
        for at, which in enumerate(("more", "fewer")):
            signed = text
            for word, said in SIGNS.items():
                signed = signed.replace(f"{{{word}}}", said[at])
            yield f"{key}.{which}", signed
    for key, said_of in SWITCHES.items():
        own = next(each for each in DECLARED if STEMS.get(each, each) == key)
        for name, text in zip(DECLARED[own].names, said_of, strict=True):
            yield f"{key}.{name}", text
    yield from SPECIAL.items()


SET_NUMBERS = Sentences(dict(_texts()), sentence_of)
"""What a scenario says when it sets a number of the rules."""
