"""Declare effects on the board: zombies, barricades, noise.

Source: Part 5.5 of the rules document.
"""

from __future__ import annotations

from dowlang.rulesets.dead_of_winter.procedures.barricades_and_noise import (
    add_barricades,
    add_noise,
    barricade_left,
    noise_possible,
    remove_barricades,
    remove_noise,
)
from dowlang.rulesets.dead_of_winter.procedures.tracks import TOKENS, check_morale
from dowlang.rulesets.dead_of_winter.procedures.zombies import (
    add_zombies,
    kill_zombies,
    move_zombies,
    remove_zombies,
    stand,
)
from dowlang.rulesets.dead_of_winter.state import events
from dowlang.rulesets.dead_of_winter.state.board import (
    barricades_at,
    free_entrance_spaces,
    free_spaces,
    zombies_at,
)
from dowlang.rulesets.dead_of_winter.state.game_state import Winter
from dowlang.rulesets.dead_of_winter.state.parameters import LIMITED_SUPPLY, MORALE_CHECKED
from dowlang.rulesets.dead_of_winter.state.types import (
    ENTRANCES,
    MOST,
    NOBODY,
    NOWHERE,
    Location,
    Survivor,
)
from dowlang.rulesets.dead_of_winter.words.registry import words


# ---- zombies
def put_zombies(game: Winter, count: int, place: Location) -> None:
    """Add zombies one at a time. Each is fully resolved, overrun included, before the next."""
    add_batch(game, count, place)


def put_zombies_everywhere(game: Winter, count: int, place: Location) -> None:
    """As many zombies as that to every entrance of a place, one entrance after the other, each
    fully resolved before the next.
    """
    add_batch(game, count * len(ENTRANCES[place]), place)


def add_batch(game: Winter, count: int, place: Location) -> None:
    """Add what one effect adds, then look at morale where that is done when all have come.

    Rules: U-72.
    """
    if not game.param[MORALE_CHECKED]:
        add_zombies(game, count, place)
        return
    game.do(add_zombies, count, place)
    game.do(check_morale)


def zombies_to_take(game: Winter, place: Location) -> int:
    """Zombies at the place."""
    return zombies_at(game, place)


def zombies_to_kill(
    game: Winter, place: Location, bearer: Survivor = NOBODY, exposure: bool = True
) -> int:
    """Zombies at the place."""
    return zombies_at(game, place)


def kill_zombies_at(
    game: Winter, count: int, place: Location, bearer: Survivor = NOBODY, exposure: bool = True
) -> None:
    """Kill zombies at a place.

    The bearer of an ability or card did it and rolls for exposure once a zombie. Without a bearer
    nobody does.
    """
    kill_zombies(game, count, place, bearer, exposure)


def zombies_that_can_move(game: Winter, origin: Location, destination: Location) -> int:
    """As many as there are and find a space (R-ACT-ATT-01)."""
    if origin == destination:
        return 0
    return min(zombies_at(game, origin), free_entrance_spaces(game, destination))


# ---- what they are sure to do, on a copy of the game: which entrances are chosen does not matter
# to what a later line asks ------------
def take_spaces(game: Winter, count: int, place: Location) -> None:
    """Zombies take spaces and break barricades, entrance by entrance in turn. Overrun survivors
    show only when it happens.
    """
    entrances = ENTRANCES[place]
    for number in range(min(count, MOST) if entrances else 0):
        stand(game, entrances[number % len(entrances)])


def take_spaces_everywhere(game: Winter, count: int, place: Location) -> None:
    """As many at each entrance."""
    take_spaces(game, count * len(ENTRANCES[place]), place)


def leave_spaces(
    game: Winter, count: int, place: Location, bearer: Survivor = NOBODY, exposure: bool = True
) -> None:
    """Killed zombies leave their spaces."""
    remove_zombies(game, count, place)


def change_spaces(game: Winter, count: int, origin: Location, destination: Location) -> None:
    """Zombies leave one place and stand in empty spaces of another."""
    moving = min(count, zombies_that_can_move(game, origin, destination))
    left = remove_zombies(game, moving, origin)
    for entrance in ENTRANCES[destination]:
        coming = max(0, min(left, free_spaces(game, entrance)))
        game.zombies[entrance] += coming
        left -= coming


def stand_in_spaces(game: Winter, count: int, place: Location) -> None:
    """Barricades in the empty spaces."""
    for entrance in ENTRANCES[place]:
        while count > 0 and free_spaces(game, entrance) > 0 and barricade_left(game):
            game.barricades[entrance] += 1
            count -= 1


ADD_ZOMBIES = words.effect(
    "add {count} zombies to {place}",
    example="add 2 zombies to the colony",
    brings=(events.ZOMBIE_ADDED,),
    opens=True,
    rules=("R-ZOMBIE-01", "R-ZOMBIE-02"),
    ahead=take_spaces,
    also=(
        "(place|put|add|spawn|set) {count} zombies (at|in|on|to|into|onto|near) {place}",
        "{count} zombies (appear|arrive|show up|come|spawn|are added|is added|are placed|is "
        "placed|join|enter) (at|in|on|to|into|onto|near) {place}",
        "{place} (get|gets|receive|receives|gain|gains) {count} zombies",
    ),
)(put_zombies)
ADD_TO_ENTRANCES = words.effect(
    "add {count} zombies to each entrance of {place}",
    example="add 1 zombie to each entrance of the colony",
    opens=True,
    rules=("R-ZOMBIE-01", "R-ZOMBIE-02"),
    ahead=take_spaces_everywhere,
    also=(
        "(place|put|add|spawn|set) {count} zombies (at|in|on|to|into|onto|near) (each|every) "
        "entrance (of|to|at) {place}",
        "(place|put|add|spawn|set) {count} zombies (at|in|on|to|into|onto|near) each of {place} "
        "'s entrances",
        "(place|put|add|spawn|set) {count} zombies (at|in|on|to|into|onto|near) (each|every) of "
        "the entrances of {place}",
    ),
)(put_zombies_everywhere)
REMOVE_ZOMBIES = words.effect(
    "remove {count} zombies from {place}",
    example="remove up to 3 zombies from the colony",
    brings=(events.ZOMBIE_REMOVED,),
    rules=("R-ZOMBIE-13",),
    available=zombies_to_take,
    yields="number",
    ahead=remove_zombies,
    also=(
        "(remove|take away|take|discard) {count} zombies [away] (from|at|in) {place}",
        "{count} zombies (leave|leaves|are removed from|is removed from) {place}",
        "{count} zombies (at|in) {place} (are|is) removed",
        "clear {place} of {count} zombies",
        "remove {count} zombies (at|in) {place}",
    ),
)(remove_zombies)
KILL_ZOMBIES = words.effect(
    "kill {count} zombies",
    example="kill up to 2 zombies at the colony",
    brings=(events.ZOMBIE_KILLED,),
    opens=True,
    rules=("R-ZOMBIE-12", "R-EXPOSE-01", "U-16"),
    implicit=("place", "bearer"),
    available=zombies_to_kill,
    ahead=leave_spaces,
    also=("(destroy|slay|eliminate) {count} zombies",),
)(kill_zombies_at)
MOVE_ZOMBIES = words.effect(
    "move {count} zombies from {origin} to {destination}",
    parted=(("place", "origin", "destination"),),
    example="move up to 2 zombies from the colony to a location outside the colony",
    opens=True,
    rules=("R-ACT-ATT-02", "R-ACT-ATT-03"),
    available=zombies_that_can_move,
    ahead=change_spaces,
    also=(
        "(lure|bring|attract|send|draw) {count} zombies from {origin} to {destination}",
        "{count} zombies (move|go|come|wander) from {origin} to {destination}",
    ),
)(move_zombies)


# ---- barricades and noise
def barricades_to_take(game: Winter, place: Location) -> int:
    """Barricades at the place."""
    return barricades_at(game, place)


def noise_to_take(game: Winter, place: Location) -> int:
    """Noise tokens at the place."""
    return game.noise[place] if place != NOWHERE else 0


def fill_with_noise(game: Winter, place: Location) -> None:
    """Noise tokens on all empty noise spaces of a location (R-BOARD-12)."""
    add_noise(game, noise_possible(game, place), place)


def zombies_to_replace(game: Winter, place: Location) -> int:
    """Zombies at the place, as far as there are barricade tokens for them (U-11)."""
    there = zombies_at(game, place)
    return (
        min(there, max(0, TOKENS - sum(game.barricades))) if game.param[LIMITED_SUPPLY] else there
    )


def replace_zombies(game: Winter, count: int, place: Location) -> int:
    """Take zombies away and put a barricade into the space of each. Returns how many."""
    before = game.zombies[:]
    taken = remove_zombies(game, min(count, zombies_to_replace(game, place)), place)
    there = [
        entrance
        for entrance, zombies in enumerate(before)
        for _ in range(zombies - game.zombies[entrance])
    ]
    for entrance in there:
        game.barricades[entrance] += 1
        game.emit(events.BARRICADE_ADDED, place, entrance)
    return taken


ADD_BARRICADES = words.effect(
    "add {count} barricades to {place}",
    example="add 1 barricade to this location",
    brings=(events.BARRICADE_ADDED,),
    rules=("R-ACT-BAR-02", "R-ACT-BAR-03"),
    available=free_entrance_spaces,
    short_of="free entrance spaces there",
    ahead=stand_in_spaces,
    also=(
        "(place|put|add|build|put up|set up|erect) {count} barricades "
        "(at|in|on|to|into|onto|near) {place}",
        "{place} (get|gets|receive|receives|gain|gains) {count} barricades",
    ),
)(add_barricades)
REMOVE_BARRICADES = words.effect(
    "remove {count} barricades from {place}",
    example="remove up to 3 barricades from the colony",
    rules=("R-BOARD-05",),
    available=barricades_to_take,
    yields="number",
    ahead=remove_barricades,
    also=(
        "(remove|destroy|tear down|take down|take away|break) {count} barricades [away] "
        "(from|at|in) {place}",
        "{place} (lose|loses) {count} barricades",
        "{count} barricades (at|in) {place} (are|is) (destroyed|removed)",
        "(remove|destroy) {count} of {place} 's barricades",
    ),
)(remove_barricades)
ADD_NOISE = words.effect(
    "add {count} noise to {place}",
    example='add 1 noise to "School"',
    brings=(events.NOISE_ADDED,),
    rules=("R-BOARD-12",),
    available=noise_possible,
    short_of="free noise spaces there",
    yields="number",
    ahead=add_noise,
    also=(
        "(place|put|add|spawn|set) {count} noise (at|in|on|to|into|onto|near) {place}",
        "{place} (get|gets|receive|receives|gain|gains) {count} noise",
    ),
)(add_noise)
REMOVE_NOISE = words.effect(
    "remove {count} noise from {place}",
    example="remove all noise from that location",
    rules=("R-BOARD-12", "U-50"),
    available=noise_to_take,
    yields="number",
    ahead=remove_noise,
    also=(
        "(remove|discard|clear) {count} noise [off|away] (from|at|in|on|of) {place}",
        "take {count} noise [off|away] from {place}",
        "(remove|take|discard|clear) {count} noise off {place}",
    ),
)(remove_noise)
FILL_WITH_NOISE = words.effect(
    "fill {place} with noise",
    settles=True,
    example='fill "Hospital" with noise',
    rules=("R-BOARD-12",),
    ahead=fill_with_noise,
    also=(
        "(put|place) noise (on|in|onto) (every|each|all) [empty] noise (space|spaces) (of|at) "
        "{place}",
        "add noise to every [empty] noise space of {place}",
    ),
)(fill_with_noise)
REPLACE_ZOMBIES = words.effect(
    "replace {count} zombies at {place} with barricades",
    example="replace up to 2 zombies at the colony with barricades",
    rules=("R-BOARD-05", "U-11"),
    available=zombies_to_replace,
    yields="number",
    ahead=replace_zombies,
    also=("(swap|exchange|trade) {count} zombies (at|in) {place} for barricades",),
)(replace_zombies)

STEPS = (
    put_zombies,
    remove_zombies,
    kill_zombies_at,
    move_zombies,
    add_barricades,
    remove_barricades,
    add_noise,
    remove_noise,
    fill_with_noise,
    replace_zombies,
    put_zombies_everywhere,
)
