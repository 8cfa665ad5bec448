"""Keep what a card has thrown, had picked and kept in secret, held a vote about, looked at or
revealed, for its own later lines.

Rows begin with the number of the card. One that a definition of a set has done for whichever card
carries it out stands under -1, and is that card's. A card without a row of its own is told the
newest there is. Rules: R-DICE-10, R-BOARD-15, R-VOTE-01.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from dowlang.engine.frames import Frame
from dowlang.rulesets.dead_of_winter.state.types import NONE

if TYPE_CHECKING:
    from dowlang.rulesets.dead_of_winter.state.game_state import Winter

Throw = tuple[int, tuple[int, ...]]
"""The card, the faces of its dice, ascending."""
InSecret = tuple[int, int, int]
"""The card, the player, the number that is picked or that the die shows."""
Ballots = tuple[tuple[int, int], ...]
"""(player, 1 for or 0 against) of a vote."""


def number_of(game: Winter, card: str) -> int:
    """Return the number of the card with a path, -1 for a definition and for a line of a test."""
    return game.cards.card_numbers.get(card, NONE)


def keep_throw(game: Winter, card: str, faces: tuple[int, ...]) -> None:
    """Keep the dice that a card has thrown. Those that it threw before are forgotten."""
    number = number_of(game, card)
    game.thrown = (*[row for row in game.thrown if row[0] != number], (number, faces))


def throw_of(game: Winter, card: str) -> tuple[int, ...]:
    """Return the dice that a card has thrown last, () without any."""
    number = number_of(game, card)
    rows = game.thrown
    if number != NONE and any(row[0] == number for row in rows):
        rows = tuple([row for row in rows if row[0] in (number, NONE)])
    return rows[-1][1] if rows else ()


def keep_in_secret(
    game: Winter, rows: tuple[InSecret, ...], card: str, player: int, value: int
) -> tuple[InSecret, ...]:
    """Return rows with what a player has picked or rolled for a card."""
    number = number_of(game, card)
    return (*[row for row in rows if row[:2] != (number, player)], (number, player, value))


def kept_in_secret(game: Winter, rows: tuple[InSecret, ...], card: str, player: int) -> int:
    """Return what a player has picked or rolled last for a card, 0 without anything."""
    number = number_of(game, card)
    own = number != NONE and any(row[0] == number for row in rows)
    found = [row[2] for row in rows if row[1] == player and (not own or row[0] in (number, NONE))]
    return found[-1] if found else 0


# ---- what comes in between
def under_way(stack: Sequence[Frame]) -> tuple[str, ...]:
    """Return the paths of the cards that have steps to carry out."""
    names = [value for frame in stack for value in frame if isinstance(value, str)]
    return tuple(dict.fromkeys([name.partition(":")[0] for name in names if ":" in name]))


def coming_back(game: Winter) -> Frame:
    """Return the step that tells the cards under way their own once more, when what comes in
    between is over, () where there is nothing to be told.
    """
    kept = (game.ballots, game.thrown, game.noted, game.kept, game.aside)
    cards = under_way(game.stack) if any(kept) else ()
    numbers = tuple([number_of(game, card) for card in cards])
    return (tell_again.__name__, numbers, *kept) if numbers else ()


def tell_again(
    game: Winter,
    cards: tuple[int, ...],
    ballots: Ballots,
    thrown: tuple[Throw, ...],
    noted: tuple[InSecret, ...],
    kept: tuple[InSecret, ...],
    aside: tuple[int, ...],
) -> None:
    """Tell cards that go on their own once more: what came in between has thrown, picked, voted
    and looked for itself.

    What was dealt with meanwhile of the cards that they had looked at stays dealt with.
    """
    game.ballots = ballots
    game.thrown = _again(cards, game.thrown, thrown, 1)
    game.noted = _again(cards, game.noted, noted, 2)
    game.kept = _again(cards, game.kept, kept, 2)
    if game.aside != aside:
        gone = [card for card in aside if -1 - card in game.aside]
        left = [card for card in aside if card not in gone]
        game.aside = (*left, *[-1 - card for card in gone])


def _again(
    cards: tuple[int, ...], now: tuple[Any, ...], before: tuple[Any, ...], key: int
) -> tuple[Any, ...]:
    """Return the rows of other cards as they are now, behind them those of these cards as they
    were.
    """
    own = {row[:key] for row in before if row[0] in cards}
    new = [row for row in now if row not in before and row[:key] not in own]
    changed = {row[:key] for row in new}
    return (*new, *[row for row in before if row[:key] not in changed])


STEPS = (tell_again,)
