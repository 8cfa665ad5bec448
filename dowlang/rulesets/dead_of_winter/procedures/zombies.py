"""Add, kill and move zombies, and carry out overruns.

A zombie has no activity of its own (R-BOARD-13).

Zombies are counted by entrance. Standees and tokens are the same thing (R-COMP-14, R-ZOMBIE-14).
The supply is unlimited unless U-11 is on. Rules: R-ZOMBIE.
"""

from __future__ import annotations

from dowlang.engine.frames import Answer
from dowlang.engine.ongoing_effects import spare
from dowlang.engine.piece_choices import pick_one
from dowlang.rulesets.dead_of_winter.procedures.exposure import expose
from dowlang.rulesets.dead_of_winter.procedures.harm import kill
from dowlang.rulesets.dead_of_winter.procedures.helpless import kill_helpless
from dowlang.rulesets.dead_of_winter.procedures.state_based_actions import settle
from dowlang.rulesets.dead_of_winter.state import events as E
from dowlang.rulesets.dead_of_winter.state import options as O
from dowlang.rulesets.dead_of_winter.state.board import (
    free_spaces,
    lowest_influence,
    survivors_at,
    zombies_at,
)
from dowlang.rulesets.dead_of_winter.state.current_values import on
from dowlang.rulesets.dead_of_winter.state.game_state import Winter
from dowlang.rulesets.dead_of_winter.state.parameters import (
    BARRICADES_STAY,
    EXPOSURE_PER_KILL,
    LIMITED_SUPPLY,
    NO_EXPOSURE_KILLING,
)
from dowlang.rulesets.dead_of_winter.state.types import (
    COLONY,
    ENTRANCES,
    LOCATION_OF_ENTRANCE,
    MOST,
    NOBODY,
    Entrance,
    Location,
    Player,
    Survivor,
)

ZOMBIES = 60  # standees and tokens (R-COMP-14), when the supply is limited


# ---- adding
def add_zombies(game: Winter, count: int, place: Location, done: int = 0) -> None:
    """Add zombies one at a time, each fully resolved before the next.

    In the colony the entrances come in turn, anew for each effect and never skipped. A zombie takes
    a space, else breaks a barricade, else overruns. Rules: R-ZOMBIE-01..06, -08, -09.
    """
    entrances = ENTRANCES[place]
    for k in range(done, min(count, MOST) if entrances else 0):
        if add_one_zombie(game, entrances[k % len(entrances)]):
            game.do(add_zombies, count, place, k + 1)
            return


def add_at_entrances(
    game: Winter, count: int, entrances: tuple[Entrance, ...], done: int = 0
) -> None:
    """Add so many zombies to each of these entrances, one entrance after the other."""
    for k in range(done, min(count, MOST) * len(entrances)):
        if add_one_zombie(game, entrances[k // min(count, MOST)]):
            game.do(add_at_entrances, count, entrances, k + 1)
            return


def add_one_zombie(game: Winter, entrance: Entrance) -> bool:
    """Let one zombie come to an entrance. Return True when something was scheduled.

    It takes a space, else breaks a barricade, else overruns. Rules: R-ZOMBIE-04..06, -14.
    """
    place = LOCATION_OF_ENTRANCE[entrance]
    zombies, barricades = game.zombies, game.barricades
    if zombies[entrance] + barricades[entrance] < game.entrance_spaces[entrance]:
        # standees and tokens alike (R-ZOMBIE-14)
        if game.param[LIMITED_SUPPLY] and sum(zombies) >= ZOMBIES:
            return False
        zombies[entrance] += 1
        return game.emit(E.ZOMBIE_ADDED, place, entrance)
    if barricades[entrance]:
        if on(game, BARRICADES_STAY, place):
            return False
        barricades[entrance] -= 1
        return game.emit(E.BARRICADE_DESTROYED, place, entrance)
    if overrun(game, place, entrance):
        game.do(settle)
        return True
    return False


def stand(game: Winter, entrance: Entrance) -> None:
    """Change the spaces of an entrance as a zombie that comes there does, and nothing else."""
    if game.zombies[entrance] + game.barricades[entrance] < game.entrance_spaces[entrance]:
        if not game.param[LIMITED_SUPPLY] or sum(game.zombies) < ZOMBIES:
            game.zombies[entrance] += 1
    elif game.barricades[entrance] and not on(
        game, BARRICADES_STAY, LOCATION_OF_ENTRANCE[entrance]
    ):
        game.barricades[entrance] -= 1


def overrun(game: Winter, place: Location, entrance: Entrance) -> bool:
    """Kill the survivor with the lowest influence there, or a helpless one if no survivor is there.

    Otherwise nothing happens. Return True when something was scheduled.

    Rules: R-ZOMBIE-06, -07, -10.
    """
    lowest = lowest_influence(game, survivors_at(game, place))
    if len(lowest) == 1:
        game.emit(E.OVERRUN, place, entrance, lowest[0])
        game.do(kill, lowest[0], E.BY_OVERRUN)
        return True
    if lowest:
        game.do(pick_one, game.arbiter(), "survivor", lowest)
        game.receive(victim_chosen, place, entrance)
        return True
    paused = game.emit(E.OVERRUN, place, entrance, NOBODY)
    # nobody dies during set-up, phase 0 (R-SETUP-15)
    if place == COLONY and game.helpless and game.phase:
        kill_helpless(game, 1, E.BY_OVERRUN)
    return paused


def victim_chosen(game: Winter, victim: Survivor, place: Location, entrance: Entrance) -> None:
    """Kill whom the first player named of several with equal influence (U-18)."""
    game.emit(E.OVERRUN, place, entrance, victim)
    game.do(kill, victim, E.BY_OVERRUN)


# ---- killing and removing
def kill_zombie(
    game: Winter, entrance: Entrance, player: Player, survivor: Survivor = NOBODY
) -> bool:
    """Kill one zombie for certain: it returns to the supply. Rules: R-ZOMBIE-11, -13.

    True when a watch was scheduled.
    """
    game.zombies[entrance] -= 1
    game.killed_this_turn += 1
    return game.emit(E.ZOMBIE_KILLED, player, survivor, LOCATION_OF_ENTRANCE[entrance], entrance)


def kill_zombies(
    game: Winter,
    count: int,
    place: Location,
    survivor: Survivor = NOBODY,
    exposure: bool = True,
    killed: int = 0,
) -> None:
    """Kill up to `count` zombies at a location.

    The player who does it chooses the entrances (R-ZOMBIE-12, U-57, U-58).

    A survivor who did it rolls for exposure, once a zombie or once in all (R-EXPOSE-01, U-16).
    Without a survivor nobody does (R-EXPOSE-08).
    """
    entrances = [e for e in ENTRANCES[place] if game.zombies[e]]
    player = game.active() if survivor == NOBODY else game.controller[survivor]
    if killed >= count or not entrances or player == NOBODY:
        if killed and exposure and survivor != NOBODY and not game.param[EXPOSURE_PER_KILL]:
            game.do(expose_killer, survivor)
        return
    game.ask(player, "entrance", [(O.ENTRANCE, e) for e in entrances])
    game.receive(entrance_of_killed, count, place, survivor, exposure, killed, player)


def entrance_of_killed(
    game: Winter,
    answer: Answer,
    count: int,
    place: Location,
    survivor: Survivor,
    exposure: bool,
    killed: int,
    player: Player,
) -> None:
    """Kill one more."""
    kill_zombie(game, answer[1], player, survivor)
    if exposure and survivor != NOBODY and game.param[EXPOSURE_PER_KILL]:
        game.do(expose_killer, survivor)
    game.do(kill_zombies, count, place, survivor, exposure, killed + 1)


def expose_killer(game: Winter, survivor: Survivor) -> None:
    """Roll after killing by an effect (R-EXPOSE-01, G-27)."""
    if not spare(game, NO_EXPOSURE_KILLING, survivor):
        expose(game, survivor, E.BY_KILLING)


def remove_zombies(game: Winter, count: int, place: Location) -> int:
    """Zombies leave a location without being killed, from its entrances in their order
    (R-ZOMBIE-13). Returns how many.
    """
    left = count
    for e in ENTRANCES[place]:
        while left > 0 and game.zombies[e]:
            game.zombies[e] -= 1
            left -= 1
            game.emit(E.ZOMBIE_REMOVED, place, e)
    return max(0, count - left)


# ---- moving
def move_zombies(game: Winter, count: int, origin: Location, destination: Location) -> None:
    """Up to `count` zombies change place: neither added nor killed (R-ACT-ATT-02, -03).

    The active player picks zombies and spaces.
    """
    sources = [e for e in ENTRANCES[origin] if game.zombies[e]]
    free = any(free_spaces(game, e) > 0 for e in ENTRANCES[destination])
    if origin == destination:  # one that has a space elsewhere (U-15)
        sources = [
            e
            for e in sources
            if any(x != e and free_spaces(game, x) > 0 for x in ENTRANCES[destination])
        ]
    if count <= 0 or not sources or not free:
        return
    if origin != destination and count >= zombies_at(game, origin):
        sources = sources[:1]  # all of them go: which goes first makes no difference
    game.ask(game.active(), "entrance", [(O.ENTRANCE, e) for e in sources])
    game.receive(source_chosen, count, origin, destination)


def source_chosen(
    game: Winter, answer: Answer, count: int, origin: Location, destination: Location
) -> None:
    """Take where it stands and ask where it goes. Only those that have a space elsewhere were
    offered.
    """
    free = [e for e in ENTRANCES[destination] if e != answer[1] and free_spaces(game, e) > 0]
    game.ask(game.active(), "entrance", [(O.ENTRANCE, e) for e in free])
    game.receive(target_chosen, answer[1], count, origin, destination)


def target_chosen(
    game: Winter,
    answer: Answer,
    source: Entrance,
    count: int,
    origin: Location,
    destination: Location,
) -> None:
    """Move one zombie to the chosen entrance."""
    game.zombies[source] -= 1
    game.zombies[answer[1]] += 1
    game.tell(E.ZOMBIE_FROM, source)
    game.emit(E.ZOMBIE_MOVED, origin, destination, answer[1])
    game.do(move_zombies, count - 1, origin, destination)


STEPS = (
    add_zombies,
    add_at_entrances,
    victim_chosen,
    kill_zombies,
    entrance_of_killed,
    expose_killer,
    move_zombies,
    source_chosen,
    target_chosen,
)
