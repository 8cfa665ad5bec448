"""Declare effects on action dice: spent, lost, gained, raised, rolled again, set, refreshed.

Source: Part 5.5 of the rules document.
"""

from __future__ import annotations

from dowlang.rulesets.dead_of_winter.procedures.dice import (
    MOST_DICE,
    digits,
    gain_dice,
    lose_die,
    raise_die,
    reroll_die,
    spend_die,
    turn_die,
)
from dowlang.rulesets.dead_of_winter.state import events
from dowlang.rulesets.dead_of_winter.state.game_state import Winter
from dowlang.rulesets.dead_of_winter.state.parameters import DIE_MAX
from dowlang.rulesets.dead_of_winter.state.types import Player
from dowlang.rulesets.dead_of_winter.words.adjectives import is_unused_die
from dowlang.rulesets.dead_of_winter.words.cards.zones import DICE_OF_A_PLAYER, PoolDie
from dowlang.rulesets.dead_of_winter.words.registry import words
from dowlang.rulesets.dead_of_winter.words.void_moments import DICE_COME_BACK

POOL = {"die": "in your pool"}
UNUSED = {"die": "unused"}
"""What a page says of a die that shows another value afterwards: not the one that was just used."""


def owner_of(die: PoolDie) -> Player:
    """Return the player who has the die."""
    return die // DICE_OF_A_PLAYER


def shown(die: PoolDie) -> int:
    """Return the face of a die."""
    return die % DICE_OF_A_PLAYER


def is_unused(game: Winter, die: PoolDie) -> bool:
    """Every word about a die asks this first."""
    return is_unused_die(game, die)


def spend_action_die(game: Winter, die: PoolDie, player: Player) -> None:
    """From the unused pool to the used one (R-DICE-05)."""
    if is_unused(game, die):
        spend_die(game, owner_of(die), shown(die))


def lose_action_die(game: Winter, die: PoolDie, player: Player) -> None:
    """An unused die leaves for this round."""
    if is_unused(game, die):
        lose_die(game, owner_of(die), shown(die))


def gain_action_dice(game: Winter, count: int, player: Player) -> None:
    """More unused dice for this round, rolled now."""
    gain_dice(game, player, count)


def as_it_shows(die: PoolDie, face: int) -> PoolDie:
    """Return the die of that player that shows the face."""
    return owner_of(die) * DICE_OF_A_PLAYER + face


def raise_action_die(game: Winter, die: PoolDie, amount: int, player: Player) -> PoolDie:
    """An unused die shows more, never above 6 (R-DICE-09).

    Returns the die as it shows then.
    """
    if not is_unused(game, die):
        return die
    return as_it_shows(die, raise_die(game, owner_of(die), shown(die), amount))


def can_be_raised(game: Winter, die: PoolDie, amount: int, player: Player) -> bool:
    """Unused and below the highest value (U-44)."""
    return is_unused(game, die) and shown(die) < game.param[DIE_MAX]


def reroll_action_die(game: Winter, die: PoolDie, player: Player) -> PoolDie:
    """An unused die is rolled again.

    Returns the die as it shows then.
    """
    if not is_unused(game, die):
        return die
    return as_it_shows(die, reroll_die(game, owner_of(die), shown(die)))


def set_action_die(game: Winter, die: PoolDie, amount: int, player: Player) -> PoolDie:
    """An unused die is turned to a value from 1 to the highest one (U-44).

    Returns the die as it shows then.
    """
    if not is_unused(game, die):
        return die
    face = max(1, min(amount, game.param[DIE_MAX]))
    turn_die(game, owner_of(die), shown(die), face)
    return as_it_shows(die, face)


def refresh_dice(game: Winter, count: int, player: Player) -> int:
    """Used dice come back unused, the highest first, as they lie (R-DICE-04). Returns how many."""
    back = sorted(game.spent[player], reverse=True)[: max(0, count)]
    left = list(game.spent[player])
    for die in back:
        left.remove(die)
    game.spent[player] = tuple(left)
    game.unused[player] = tuple(sorted((*game.unused[player], *back)))
    if back:
        game.tell(events.DICE_REFRESHED, player, digits(tuple(back)))
    return len(back)


def dice_to_refresh(game: Winter, player: Player) -> int:
    """Used dice of the player."""
    return len(game.spent[player])


UNSEEN = 0
"""The face, on a copy of the game, of a die that is still to be rolled."""


def hold_dice(game: Winter, count: int, player: Player) -> None:
    """More unused dice, of which nobody knows what they will show."""
    game.unused[player] = (*(UNSEEN,) * max(0, min(count, MOST_DICE)), *game.unused[player])


def lose_sight_of(game: Winter, die: PoolDie, player: Player) -> PoolDie:
    """A die that will be rolled again shows nothing yet.

    Returns the die without a face.
    """
    if not is_unused(game, die):
        return die
    lose_die(game, owner_of(die), shown(die))
    hold_dice(game, 1, owner_of(die))
    return as_it_shows(die, UNSEEN)


SPEND_DIE = words.effect(
    "spend {die}",
    void_at=DICE_COME_BACK,
    loses="die",
    subject="player",
    within=POOL,
    example="spend a die",
    rules=("R-DICE-05",),
    ahead=spend_action_die,
    also=("use {die}",),
)(spend_action_die)
LOSE_DIE = words.effect(
    "lose {die}",
    void_at=DICE_COME_BACK,
    loses="die",
    subject="player",
    within=POOL,
    example="each player loses 1 die",
    rules=("R-DICE-08",),
    ahead=lose_action_die,
    also=("discard {die}",),
)(lose_action_die)
GAIN_DICE = words.effect(
    "gain {count} dice",
    printed="gain {count} action [die|dice]",
    void_at=DICE_COME_BACK,
    to_subject=True,
    subject="player",
    example="gain 1 die",
    rules=("R-DICE-03",),
    ahead=hold_dice,
    also=("(get|take|receive) {count} dice",),
)(gain_action_dice)
REFRESH_DICE = words.effect(
    "refresh {count} dice",
    printed="refresh {count} used action [die|dice]",
    void_at=DICE_COME_BACK,
    to_subject=True,
    subject="player",
    example="refresh 1 die",
    rules=("R-DICE-04",),
    available=dice_to_refresh,
    short_of="used dice",
    yields="number",
    ahead=refresh_dice,
    also=(
        "(get back|regain|recover) {count} [used] dice",
        "refresh {count} used dice",
    ),
)(refresh_dice)
RAISE_DIE = words.effect(
    "raise {die} by {amount}",
    always=UNUSED,
    void_at=DICE_COME_BACK,
    becomes="die",
    subject="player",
    within=POOL,
    example="raise a die by 2",
    rules=("R-DICE-09", "U-44"),
    possible=can_be_raised,
    ahead=raise_action_die,
    also=(
        "increase {die} by {amount}",
        "(raise|increase) the value of {die} by {amount}",
    ),
)(raise_action_die)
REROLL_DIE = words.effect(
    "reroll {die}",
    always=UNUSED,
    void_at=DICE_COME_BACK,
    becomes="die",
    to_subject=True,
    subject="player",
    within=POOL,
    example="reroll up to 2 dice",
    rules=("R-DICE-03",),
    ahead=lose_sight_of,
)(reroll_action_die)
SET_DIE = words.effect(
    "set {die} to {amount}",
    always=UNUSED,
    void_at=DICE_COME_BACK,
    becomes="die",
    subject="player",
    within=POOL,
    example="set a die to 6",
    rules=("R-DICE-09", "U-44"),
    ahead=set_action_die,
    also=("(turn|change) {die} (to|into) [a] {amount}",),
)(set_action_die)

STEPS = (
    spend_action_die,
    lose_action_die,
    gain_action_dice,
    raise_action_die,
    reroll_action_die,
    set_action_die,
    refresh_dice,
)
