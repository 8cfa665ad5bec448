"""Declare what happens at several entrances of a place at once: at each of them, at each with a
zombie, at each without a barricade, at each with neither.

Source: Part 5.5 of the rules document.
"""

from __future__ import annotations

from dowlang.rulesets.dead_of_winter.procedures.barricades_and_noise import barricade_left
from dowlang.rulesets.dead_of_winter.procedures.tracks import check_morale
from dowlang.rulesets.dead_of_winter.procedures.zombies import add_at_entrances, stand
from dowlang.rulesets.dead_of_winter.state import events
from dowlang.rulesets.dead_of_winter.state.board import free_spaces
from dowlang.rulesets.dead_of_winter.state.game_state import Winter
from dowlang.rulesets.dead_of_winter.state.parameters import MORALE_CHECKED
from dowlang.rulesets.dead_of_winter.state.types import (
    ENTRANCES,
    LOCATION_OF_ENTRANCE,
    MOST,
    Entrance,
    Location,
)
from dowlang.rulesets.dead_of_winter.words.registry import words

Entrances = tuple[Entrance, ...]
PUT = "(place|put|add|spawn|set)"
AT = "(at|in|on|to|into|onto|near)"
NOTHING = (
    "(is empty|has neither a zombie nor a barricade|has no zombie and no barricade|has no zombies "
    "and no barricades)"
)
BUILD = "(place|put|add|build|put up|set up|erect)"


def besieged(game: Winter, place: Location) -> Entrances:
    """Return the entrances of a place with a zombie."""
    return tuple([e for e in ENTRANCES[place] if game.zombies[e]])


def unbarricaded(game: Winter, place: Location) -> Entrances:
    """Return the entrances of a place without a barricade."""
    return tuple([e for e in ENTRANCES[place] if not game.barricades[e]])


def empty(game: Winter, place: Location) -> Entrances:
    """Return the entrances of a place with neither a zombie nor a barricade."""
    return tuple([e for e in unbarricaded(game, place) if not game.zombies[e]])


# ---- zombies
def _put_at(game: Winter, count: int, entrances: Entrances) -> None:
    game.do(add_at_entrances, count, entrances)
    if game.param[MORALE_CHECKED]:
        game.do(check_morale)


def put_where_zombies_are(game: Winter, count: int, place: Location) -> None:
    """As many zombies as that to every entrance that has one already, one entrance after the
    other, each fully resolved before the next.
    """
    _put_at(game, count, besieged(game, place))


def zombies_that_join(game: Winter, place: Location) -> int:
    """As many as one likes where an entrance has a zombie, else none."""
    return MOST if besieged(game, place) else 0


def join_zombies(game: Winter, count: int, place: Location) -> None:
    """As many at each of these entrances."""
    _stand_at(game, count, besieged(game, place))


def put_where_nothing_is(game: Winter, count: int, place: Location) -> None:
    """As many zombies as that to every entrance that has neither a zombie nor a barricade, one
    entrance after the other, each fully resolved before the next.
    """
    _put_at(game, count, empty(game, place))


def zombies_that_come_first(game: Winter, place: Location) -> int:
    """As many as one likes where an entrance is empty, else none."""
    return MOST if empty(game, place) else 0


def come_first(game: Winter, count: int, place: Location) -> None:
    """As many at each of these entrances."""
    _stand_at(game, count, empty(game, place))


def _stand_at(game: Winter, count: int, entrances: Entrances) -> None:
    for entrance in entrances:
        for _ in range(min(count, MOST)):
            stand(game, entrance)


# ---- barricades
def barricade_each(game: Winter, count: int, entrances: Entrances) -> None:
    """Put so many barricades at each entrance, as far as there are spaces and tokens."""
    for entrance in entrances:
        for _ in range(min(count, free_spaces(game, entrance))):
            if barricade_left(game):
                game.barricades[entrance] += 1
                game.emit(events.BARRICADE_ADDED, LOCATION_OF_ENTRANCE[entrance], entrance)


def build_everywhere(game: Winter, count: int, place: Location) -> None:
    """As many barricades as that at every entrance of a place, as far as there are empty spaces
    (R-ACT-BAR-02, R-ACT-BAR-03).
    """
    barricade_each(game, count, ENTRANCES[place])


def build_where_none_is(game: Winter, count: int, place: Location) -> None:
    """As many barricades as that at every entrance of a place that has none, as far as there are
    empty spaces (R-ACT-BAR-02, R-ACT-BAR-03).
    """
    barricade_each(game, count, unbarricaded(game, place))


def build_where_nothing_is(game: Winter, count: int, place: Location) -> None:
    """As many barricades as that at every entrance of a place that has neither a zombie nor a
    barricade, as far as there are empty spaces (R-ACT-BAR-02, R-ACT-BAR-03).
    """
    barricade_each(game, count, empty(game, place))


def room_at_each(game: Winter, place: Location) -> int:
    """As many as find a space at every entrance."""
    return _room(game, ENTRANCES[place])


def room_where_none_is(game: Winter, place: Location) -> int:
    """As many as find a space at every entrance without a barricade, none where each has one."""
    return _room(game, unbarricaded(game, place))


def room_where_nothing_is(game: Winter, place: Location) -> int:
    """As many as find a space at every empty entrance, none where there is none."""
    return _room(game, empty(game, place))


def _room(game: Winter, entrances: Entrances) -> int:
    if not barricade_left(game):
        return 0
    return min([free_spaces(game, entrance) for entrance in entrances], default=0)


ADD_WHERE_ZOMBIES_ARE = words.effect(
    "add {count} zombies to each besieged entrance of {place}",
    example="add 1 zombie to each besieged entrance of the colony",
    opens=True,
    rules=("R-ZOMBIE-01", "R-ZOMBIE-02"),
    available=zombies_that_join,
    boundless=True,
    ahead=join_zombies,
    also=(
        f"{PUT} {{count}} zombies {AT} (each|every) entrance (of|to|at) {{place}} (that|which) "
        "[already] has (a zombie|zombies|at least one zombie)",
        f"{PUT} {{count}} zombies {AT} (each|every) entrance (of|to|at) {{place}} with (a "
        "zombie|zombies|at least one zombie)",
        f"{PUT} {{count}} zombies {AT} (each|every) entrance (of|to|at) {{place}} where there is "
        "[already] (a zombie|at least one zombie)",
    ),
)(put_where_zombies_are)
ADD_WHERE_NOTHING_IS = words.effect(
    "add {count} zombies to each empty entrance of {place}",
    example="add 1 zombie to each empty entrance of the colony",
    opens=True,
    rules=("R-ZOMBIE-01", "R-ZOMBIE-02"),
    available=zombies_that_come_first,
    boundless=True,
    ahead=come_first,
    also=(
        f"{PUT} {{count}} zombies {AT} (each|every) empty entrance (of|to|at) {{place}}",
        f"{PUT} {{count}} zombies {AT} (each|every) empty {{place}} entrance",
        f"{PUT} {{count}} zombies {AT} (each|every) entrance (of|to|at) {{place}} "
        f"(that|which) {NOTHING}",
    ),
)(put_where_nothing_is)
BUILD_EVERYWHERE = words.effect(
    "add {count} barricades to each entrance of {place}",
    example="add 1 barricade to each entrance of the colony",
    rules=("R-ACT-BAR-02", "R-ACT-BAR-03"),
    available=room_at_each,
    short_of="free spaces at each entrance",
    ahead=build_everywhere,
    also=(
        f"{BUILD} {{count}} barricades {AT} (each|every) entrance (of|to|at) {{place}}",
        f"{BUILD} {{count}} barricades {AT} (each|every) {{place}} entrance",
        f"{BUILD} {{count}} barricades {AT} (each|every) of the entrances of {{place}}",
    ),
)(build_everywhere)
BUILD_WHERE_NONE_IS = words.effect(
    "add {count} barricades to each unbarricaded entrance of {place}",
    example="add 1 barricade to each unbarricaded entrance of the colony",
    rules=("R-ACT-BAR-02", "R-ACT-BAR-03"),
    available=room_where_none_is,
    short_of="free spaces at each such entrance",
    ahead=build_where_none_is,
    also=(
        f"{BUILD} {{count}} barricades {AT} (each|every) entrance (of|to|at) {{place}} (that|which)"
        " (has no barricade|does not have a barricade)",
        f"{BUILD} {{count}} barricades {AT} (each|every) entrance (of|to|at) {{place}} (with "
        "no|without a) barricade",
        f"{BUILD} {{count}} barricades {AT} (each|every) {{place}} entrance (that has no|with "
        "no|without a) barricade",
    ),
)(build_where_none_is)
BUILD_WHERE_NOTHING_IS = words.effect(
    "add {count} barricades to each empty entrance of {place}",
    example="add 1 barricade to each empty entrance of the colony",
    rules=("R-ACT-BAR-02", "R-ACT-BAR-03"),
    available=room_where_nothing_is,
    short_of="free spaces at each such entrance",
    ahead=build_where_nothing_is,
    also=(
        f"{BUILD} {{count}} barricades {AT} (each|every) empty entrance (of|to|at) {{place}}",
        f"{BUILD} {{count}} barricades {AT} (each|every) empty {{place}} entrance",
        f"{BUILD} {{count}} barricades {AT} (each|every) entrance (of|to|at) {{place}} "
        f"(that|which) {NOTHING}",
    ),
)(build_where_nothing_is)

STEPS = (
    put_where_zombies_are,
    put_where_nothing_is,
    build_everywhere,
    build_where_none_is,
    build_where_nothing_is,
)
