"""The main objective, the end of the game, and who has won (R-END, R-COLONY-10, R-VAR-04, U-55,
U-56).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from dowlang.engine.goals import Progress
from dowlang.rulesets.dead_of_winter.procedures.tracks import BY_DEFEAT, BY_OBJECTIVE, CAUSES
from dowlang.rulesets.dead_of_winter.state import events as E
from dowlang.rulesets.dead_of_winter.state.card_tables import BETRAYAL
from dowlang.rulesets.dead_of_winter.state.current_values import on
from dowlang.rulesets.dead_of_winter.state.game_state import Winter
from dowlang.rulesets.dead_of_winter.state.parameters import (
    MAIN_OBJECTIVE_IS_ENOUGH,
    OBJECTIVE_UNMET,
    ROUNDS_OUT_FOR_MORALE,
)
from dowlang.rulesets.dead_of_winter.state.types import NONE, Player
from dowlang.rulesets.dead_of_winter.state.variants import COOPERATIVE

ROLES = ("loyal", "betrayer", "exiled", "eliminated")


def side(game: Winter) -> str:
    """Return the side of the main objective that is up.

    Rules: R-SETUP-02, R-VAR-01, -10.
    """
    return "hardcore" if game.hardcore else "standard"


def goal_progress(game: Winter, player: Player, path: str) -> Progress | None:
    """Return how far the goal of an objective card of any kind is with that player as `you`, or
    None when the card has none.

    What cards have added counts for the main objective alone: reached on its card and not with
    that, it is 0 of 1. Whatever asks for a goal asks here. Rules: R-END-04, R-END-07.
    """
    main = path in game.t.objective_path
    goal = game.cards.handler(path).get(f"{side(game)}.goal" if main else "goal")
    if goal is None:
        return None
    if not main:
        return secret_goal_progress(game, player, path, goal)
    found: Progress = goal(game, player)
    if found.reached and path == game.t.objective_path[game.main] and on(game, OBJECTIVE_UNMET):
        return Progress(0, 1, found.atoms)
    return found


def secret_goal_progress(
    game: Winter, player: Player, path: str, goal: Callable[[Winter, Player], Progress]
) -> Progress:
    """Return how far a goal is that is not the main one, as rules in force have it counted.

    While it is asked, the game shows the morale and the completed objective that they name.
    Rules: R-END-06, -07.
    """
    kind = game.cards.paths[path]["kind"]
    morale, completed = game.morale, game.completed
    if kind == "betrayal" and not game.rounds_left and on(game, ROUNDS_OUT_FOR_MORALE):
        game.morale = 0
    if kind == "exile" and (met := complete_for_exiles(game)) is not None:
        game.completed = met
    try:
        found = goal(game, player)
    finally:
        game.morale, game.completed = morale, completed
    if game.completed and on(game, MAIN_OBJECTIVE_IS_ENOUGH, player):
        return Progress(1, 1, found.atoms)
    return found


def complete_for_exiles(game: Winter) -> int | None:
    """Return 1 if the main objective is complete for exiled objectives, 0 if not, None where its
    card says nothing else of them than of others.
    """
    said = game.cards.handler(game.t.objective_path[game.main]).get(f"{side(game)}.goal_of_exiles")
    return None if said is None else int(said(game, game.first_player).reached)


def fulfilled(game: Winter, player: Player, path: str) -> bool:
    """Return True if that goal is reached as things stand."""
    progress = goal_progress(game, player, path)
    return progress is not None and progress.reached


def objective_progress(game: Winter) -> Progress | None:
    """Return how far the main objective is, or None when its card has no goal."""
    return goal_progress(game, game.first_player, game.t.objective_path[game.main])


def objective_met(game: Winter) -> bool:
    """Return True if the goal of the main objective is reached, with every condition that cards
    have added.
    """
    return fulfilled(game, game.first_player, game.t.objective_path[game.main])


def objective_failed(game: Winter) -> bool:
    """Return True if the condition of its card under `everybody loses if` holds."""
    failed = game.cards.handler(game.t.objective_path[game.main]).get(f"{side(game)}.lost")
    return failed is not None and bool(failed(game, game.first_player).reached)


def check_objective(game: Winter) -> None:
    """Check the objective at colony step 5, before the round marker, or when a card orders it.

    When it is met, the game ends at once. The condition that loses the game is looked at then too.
    Players who have reached the goal have not lost. Rules: R-COLONY-10, R-END-04, -05, U-63.
    """
    met = objective_met(game)
    game.emit(E.OBJECTIVE_CHECKED, int(met), game.main)
    if met:
        complete_objective(game)
    elif objective_failed(game):
        game.end(BY_DEFEAT)


def complete_objective(game: Winter) -> None:
    """Complete the main objective, the third reason to end.

    In no other end it counts as completed. Rules: R-END-01, R-END-02, -03, -06.
    """
    game.completed = 1
    game.end(BY_OBJECTIVE)


def secret_progress(game: Winter, player: Player) -> Progress | None:
    """Return the progress of a player's secret objective, for exiled players of the exiled one.

    Return None without one.

    Rules: R-END-07, R-EXILE-02, U-35.
    """
    if game.secret[player] == NONE:
        return None
    return goal_progress(game, player, game.t.secret_path[game.secret[player]])


def winners(game: Winter) -> list[Player]:
    """Return the winners, several or none: those whose secret objective is fulfilled on the final
    state.

    In a cooperative game all win or nobody. An eliminated player does not win. Nobody wins what a
    card says is lost for everybody. Rules: R-END-07..09, R-VAR-02, -04, R-VAR-12.
    """
    if game.cause == BY_DEFEAT:
        return []
    seats = [p for p in range(game.players) if not game.eliminated[p]]
    if game.variant & COOPERATIVE:
        return seats if game.cause == BY_OBJECTIVE else []
    out = []
    for player in seats:
        progress = secret_progress(game, player)
        if progress is not None and progress.reached:
            out.append(player)
    return out


def tell_goals(game: Winter) -> None:
    """Write into the log at the end how far every goal came, and who has won (R-END-07).

    Nothing waits for these events.
    """
    main = objective_progress(game)
    won = winners(game)
    log: list[Any] = game.log if game.log is not None else []
    log += parts_told(game, game.t.objective_path[game.main], main)
    log.append((E.MAIN_TOLD, game.main, *((main.have, main.want) if main is not None else (0, 1))))
    for player in range(game.players):
        goal = secret_progress(game, player)
        if goal is not None:
            log += parts_told(game, game.t.secret_path[game.secret[player]], goal)
        log.append(
            (
                E.GOAL_TOLD,
                player,
                game.secret[player],
                *((goal.have, goal.want) if goal is not None else (0, 1)),
                int(player in won),
            )
        )


def parts_told(game: Winter, path: str, goal: Progress | None) -> Iterator[tuple[int, ...]]:
    """Yield an event for each comparison of a goal that is not reached."""
    if goal is not None and not goal.reached:
        card = game.cards.card_numbers[path]
        yield from ((E.GOAL_PART, card, *part) for part in goal.atoms)


def role(game: Winter, player: Player) -> str:
    """Return what a player turned out to be at the end."""
    if game.eliminated[player]:
        return "eliminated"
    if game.exiled[player]:
        return "exiled"
    return "betrayer" if game.dealt[player] >= BETRAYAL else "loyal"


def result(game: Winter) -> dict[str, Any]:
    """Return the fields of a finished game: `cause`, `winners` (seats), `roles` by seat, whether
    the main objective was completed, the tracks.
    """
    return {
        "cause": CAUSES[game.cause],
        "winners": winners(game),
        "roles": [role(game, player) for player in range(game.players)],
        "completed": bool(game.completed),
        "objective": game.t.objectives[game.main]["slug"],
        "hardcore": bool(game.hardcore),
        "morale": game.morale,
        "rounds_left": game.rounds_left,
        "rounds": game.round,
        "turns": game.turn,
        "food": game.food,
        "survivors": sum([x != NONE for x in game.controller]),
        "helpless": game.helpless,
        "crises_prevented": game.crises_prevented,
        "exiled": [p for p in range(game.players) if game.exiled[p]],
    }
