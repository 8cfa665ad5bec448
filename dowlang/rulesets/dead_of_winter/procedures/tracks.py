"""Morale, round marker, food supply and starvation (R-BOARD-09, -10, R-END-01..03, R-END-10)."""

from __future__ import annotations

from dowlang.engine.frames import Frame
from dowlang.engine.ongoing_effects import value
from dowlang.rulesets.dead_of_winter.state import events as E
from dowlang.rulesets.dead_of_winter.state.cancelling import TAKEN_BACK
from dowlang.rulesets.dead_of_winter.state.game_state import Winter
from dowlang.rulesets.dead_of_winter.state.parameters import (
    LIMITED_SUPPLY,
    MORALE_CHECKED,
    MORALE_MAX,
)
from dowlang.rulesets.dead_of_winter.state.types import MOST

PLAYING, BY_MORALE, BY_ROUNDS, BY_OBJECTIVE, BY_ELIMINATION, BY_DEFEAT, BY_CARD = range(7)
# R-END-01. Elimination: U-51. The last two: Part 5.5
CAUSES = (
    "playing",
    "morale",
    "rounds",
    "objective",
    "elimination",
    "defeat",
    "card",
)

TOKENS = 20  # of each kind, when the supply is limited (R-COMP-12, U-11)
STARVATION_TOKENS = 6  # R-COMP-13


def gain_morale(game: Winter, count: int) -> None:
    """Morale rises, up to the top of the track (U-06)."""
    rise = min(count, value(game, MORALE_MAX) - game.morale)
    if rise > 0:
        game.morale += rise
        game.emit(E.MORALE_GAINED, rise)


def lose_morale(game: Winter, count: int) -> None:
    """Morale falls, never below 0. At 0 the game ends at that instant, whatever is going on
    (R-END-02, R-END-10, R-COLONY-13, U-72).
    """
    lower_morale(game, count, 0)


def lower_morale(game: Winter, count: int, deaths: int) -> None:
    """Lose morale, as the price of `deaths` or (0) of anything else.

    A card may come in before it. Rules: R-END-02, R-END-10, R-COLONY-13.
    """
    fall = min(count, game.morale)
    if fall > 0:
        before, inside = game.loss, any(fall_by.__name__ in waiting(each) for each in game.stack)
        game.loss = fall
        if game.emit_untold(E.MORALE_NEAR, fall):
            game.do(fall_by, count, deaths, game.morale)
        else:
            take_morale(game, fall, deaths)
        if inside:  # a card comes in before a loss, which is what its lines are told
            game.do(tell_loss_again, before)


def waiting(frame: Frame) -> tuple[object, ...]:
    """Return the frame of a step, also of one that is taken back."""
    return frame[2] if frame[0] == TAKEN_BACK else frame[:1]


def tell_loss_again(game: Winter, loss: int) -> None:
    """Set the loss that is told of back to one that a card's loss interrupted: its lines are told
    of that one. Rules: R-END-02.
    """
    game.loss = loss


def fall_by(game: Winter, count: int, deaths: int, before: int = 0) -> None:
    """Lose the morale before which a card came in, unless that card cancelled it.

    Of a loss that is cancelled is told what that card has cost instead, of `before`.
    """
    cancelled, game.cancelled = game.cancelled, 0
    fall = min(count, game.morale)
    if cancelled:
        game.loss = max(0, before - game.morale)
    elif fall > 0:
        game.loss = fall
        take_morale(game, fall, deaths)


def take_morale(game: Winter, fall: int, deaths: int) -> None:
    """Take morale that is there off the track."""
    game.morale -= fall
    game.emit(E.MORALE_LOST, fall)
    if not deaths:
        game.emit_untold(E.MORALE_LOST_OTHERWISE, fall)
    if not game.morale and not (
        game.param[MORALE_CHECKED] and (check_morale.__name__,) in game.stack
    ):
        game.end(BY_MORALE)


def check_morale(game: Winter) -> None:
    """End the game when a batch of zombies has left morale at 0. Rules: R-END-02, U-72."""
    if not game.morale:
        game.end(BY_MORALE)


def set_morale(game: Winter, level: int) -> None:
    """Morale rises or falls to a level."""
    if level > game.morale:
        gain_morale(game, level - game.morale)
    else:
        lose_morale(game, game.morale - level)


def move_round_marker(game: Winter, by: int) -> None:
    """Move the marker that counts rounds left. At 0 the game ends at that instant.

    Rules: R-END-03.
    """
    game.rounds_left = min(max(0, game.rounds_left + by), MOST)
    game.emit(E.ROUND_MARKER_MOVED, game.rounds_left)
    if not game.rounds_left:
        game.end(BY_ROUNDS)


def add_food(game: Winter, count: int) -> None:
    """Food tokens come into the shared supply. With a limited supply the surplus is lost
    (R-BOARD-10, U-11).
    """
    count = min(count, (TOKENS if game.param[LIMITED_SUPPLY] else MOST) - game.food)
    if count > 0:
        game.food += count
        game.emit(E.FOOD_ADDED, count)


def remove_food(game: Winter, count: int) -> int:
    """Food tokens leave the supply. Returns how many there were to remove."""
    taken = max(0, min(count, game.food))
    if taken:
        game.food -= taken
        game.emit(E.FOOD_REMOVED, taken)
    return taken


def add_starvation(game: Winter, count: int) -> None:
    """Starvation tokens stay in the supply until a card removes them (R-COLONY-04)."""
    count = min(
        count, (STARVATION_TOKENS if game.param[LIMITED_SUPPLY] else MOST) - game.starvation
    )
    if count > 0:
        game.starvation += count
        game.emit(E.STARVATION_ADDED, count)


def remove_starvation(game: Winter, count: int) -> int:
    """Starvation tokens leave the supply. Returns how many."""
    taken = max(0, min(count, game.starvation))
    if taken:
        game.starvation -= taken
        game.emit(E.STARVATION_REMOVED, taken)
    return taken


def taken_back(game: Winter, kind: int, waiting: Frame) -> None:
    """Go on with an event that a card has taken back at its point (`state/cancelling.py`)."""
    game.cancelled = kind
    game.cards.steps[waiting[0]](game, *waiting[1:])


STEPS = (check_morale, fall_by, tell_loss_again, taken_back)
