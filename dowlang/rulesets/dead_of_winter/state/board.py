"""Read the board for procedures and words: where everything is.

Nothing here changes a game. Rules: R-BOARD.
"""

from __future__ import annotations

from dowlang.engine.ongoing_effects import value
from dowlang.rulesets.dead_of_winter.state.current_values import influence, on
from dowlang.rulesets.dead_of_winter.state.game_state import Winter
from dowlang.rulesets.dead_of_winter.state.parameters import (
    COUNTS_FOR_ZOMBIES,
    CRISIS_NEED,
    CRISIS_POINTS,
    EATS_NOTHING,
    EXILE_MAY_ENTER_COLONY,
    FORBID_BE_MOVED,
    FORBID_ENTER_COLONY,
    FORBID_LEAVE_COLONY,
    SPACES_NEEDED,
    SURVIVOR_SPACES,
)
from dowlang.rulesets.dead_of_winter.state.types import (
    COLONY,
    ENTRANCES,
    LOCATIONS,
    NOBODY,
    NOWHERE,
    Entrance,
    Location,
    Player,
    Survivor,
    Survivors,
)
from dowlang.rulesets.dead_of_winter.state.variants import ELIMINATION


def survivors_at(game: Winter, location: Location) -> Survivors:
    """Return the survivors at a location, by number. Rules: R-BOARD-06."""
    return tuple([s for s, x in enumerate(game.location) if x == location])


def group(game: Winter, player: Player) -> Survivors:
    """Return the survivors a player controls, by number."""
    return tuple([s for s, x in enumerate(game.controller) if x == player])


def regroup(game: Winter) -> None:
    """Keep `groups` in step with `controller`: after every change of control, and when a turn
    begins.
    """
    groups: list[list[int]] = [[] for _ in game.groups]
    for survivor, owner in enumerate(game.controller):
        if owner != NOBODY:
            groups[owner].append(survivor)
    game.groups[:] = [tuple(members) for members in groups]


def in_play(game: Winter) -> Survivors:
    """Return all survivors with a controller."""
    return tuple([s for s, x in enumerate(game.controller) if x != NOBODY])


def people_in_colony(game: Winter) -> int:
    """Count survivors and helpless survivors there. Rules: R-BOARD-07, R-COLONY-01."""
    return game.location.count(COLONY) + game.helpless


def people_who_eat(game: Winter) -> int:
    """Return the people in the colony whom the food step feeds.

    Rules: R-COLONY-01.
    """
    people = people_in_colony(game)
    if game.scoped[EATS_NOTHING] or game.param[EATS_NOTHING]:
        people -= sum([on(game, EATS_NOTHING, s) for s in survivors_at(game, COLONY)])
    return people


def people_for_zombies(game: Winter, location: Location) -> int:
    """Return as how many people the survivors at a location count when zombies come.

    Rules: R-COLONY-07, R-COLONY-08.
    """
    if game.scoped[COUNTS_FOR_ZOMBIES]:
        return sum([value(game, COUNTS_FOR_ZOMBIES, s) for s in survivors_at(game, location)])
    return game.location.count(location) * game.param[COUNTS_FOR_ZOMBIES]


def spaces_needed(game: Winter, survivor: Survivor) -> int:
    """Return the survivor spaces that a survivor takes. Rules: R-BOARD-06."""
    if game.scoped[SPACES_NEEDED] or game.param[SPACES_NEEDED] != 1:
        return value(game, SPACES_NEEDED, survivor)
    return 1


def capacity(game: Winter, location: Location) -> int:
    """Count the survivor spaces of a location as they are now."""
    spaces = game.survivor_spaces[location] + game.param[SURVIVOR_SPACES]
    if game.scoped[SURVIVOR_SPACES]:
        spaces += value(game, SURVIVOR_SPACES, location) - game.param[SURVIVOR_SPACES]
    return spaces


def room(game: Winter, location: Location) -> int:
    """Return the empty survivor spaces of a location, never below 0.

    Rules: R-BOARD-06.
    """
    return max(0, capacity(game, location) - spaces_taken(game, location))


def spaces_taken(game: Winter, location: Location) -> int:
    """Return the survivor spaces of a location that people fill. Rules: R-BOARD-06, R-BOARD-07."""
    there = game.location.count(location)
    if game.scoped[SPACES_NEEDED] or game.param[SPACES_NEEDED] != 1:
        there = sum([spaces_needed(game, s) for s in survivors_at(game, location)])
    return there + game.helpless if location == COLONY else there


def zombies_at(game: Winter, location: Location) -> int:
    """Zombies at all entrances of a location (R-BOARD-08)."""
    return (
        sum(game.zombies[:6])
        if location == COLONY
        else game.zombies[location + 5]
        if location > COLONY
        else 0
    )


def barricades_at(game: Winter, location: Location) -> int:
    """Barricades at all entrances of a location."""
    return (
        sum(game.barricades[:6])
        if location == COLONY
        else game.barricades[location + 5]
        if location > COLONY
        else 0
    )


def free_spaces(game: Winter, entrance: Entrance) -> int:
    """Count the empty spaces of one entrance. Rules: R-BOARD-05."""
    return game.entrance_spaces[entrance] - game.zombies[entrance] - game.barricades[entrance]


def free_entrance_spaces(game: Winter, location: Location) -> int:
    """Count the empty entrance spaces of a location."""
    return sum([max(0, free_spaces(game, e)) for e in ENTRANCES[location]])


def free_noise(game: Winter, location: Location) -> int:
    """Return the empty noise spaces of a location. The colony has none.

    Rules: R-BOARD-12.
    """
    return max(0, game.noise_spaces[location] - game.noise[location]) if location != NOWHERE else 0


def players_in_game(game: Winter) -> tuple[Player, ...]:
    """Return players who are not eliminated, by seat."""
    return tuple([p for p in range(game.players) if not game.eliminated[p]])


def players_counted(game: Winter) -> int:
    """Count the players who are neither exiled nor eliminated, N. Rules: R-CRISIS-10, R-EXILE-07,
    R-VAR-12.
    """
    return sum([not game.exiled[p] and not game.eliminated[p] for p in range(game.players)])


def crisis_need(game: Winter) -> int:
    """Return the points the crisis of this round needs.

    That is one a player, or what a rule says (`points a crisis needs is {number}`). Where nobody
    is counted it still needs one, and however many fewer cards ask for (R-CRISIS-12).
    Rules: R-CRISIS-07, -10, -12.
    """
    said = value(game, CRISIS_NEED)
    return max(1, (said or max(1, players_counted(game))) + value(game, CRISIS_POINTS))


def is_out(game: Winter, player: Player) -> bool:
    """Return True if the player is out of the game, or out when the effect that took the last
    survivor is over. Rules: R-VAR-11, U-26.
    """
    return bool(game.eliminated[player] or (game.waiting[player] and game.variant & ELIMINATION))


def neighbour(game: Winter, player: Player, step: int) -> Player:
    """Return the next player who is not eliminated: `step` 1 to the left (clockwise), -1 to the
    right (R-TURN-01, U-51).
    """
    seat = (player + step) % game.players
    while game.eliminated[seat] and seat != player:
        seat = (seat + step) % game.players
    return seat


def lowest_influence(game: Winter, survivors: Survivors) -> Survivors:
    """Return those with the lowest influence: more than one only when a set has equal values
    (R-BITE-01, R-ZOMBIE-06, U-18).
    """
    if not survivors:
        return ()
    ranks = [influence(game, s) for s in survivors]
    least = min(ranks)
    return tuple([s for s, rank in zip(survivors, ranks, strict=True) if rank == least])


def may_enter(game: Winter, survivor: Survivor, location: Location) -> bool:
    """Return True if this survivor may go there at all. Space is another question.

    Rules: R-EXILE-06, U-30.
    """
    if (
        location == COLONY
        and game.exiled[game.controller[survivor]]
        and not game.param[EXILE_MAY_ENTER_COLONY]
    ):
        return False
    return not on(game, FORBID_ENTER_COLONY + location, survivor)


def may_leave(game: Winter, survivor: Survivor) -> bool:
    """Return True if this survivor may leave the place where it is."""
    return not on(game, FORBID_LEAVE_COLONY + game.location[survivor], survivor) and not on(
        game, FORBID_BE_MOVED, survivor
    )


def route(origin: Location, to: Location) -> int:
    """Return the way from one location to another as one number: the subject of rules about it."""
    return origin * len(LOCATIONS) + to


def in_company(game: Winter) -> tuple[int, Survivors]:
    """Return how many helpless survivors, and which survivors, have come with the deed that is
    under way.
    """
    turn, deed, helpless, survivors = game.company
    return (helpless, survivors) if (turn, deed) == (game.turn, game.deeds) else (0, ())
