"""Keep what a card has thrown, had picked and kept in secret, for its own later lines.

Rows begin with the number of the card, the newest comes last. What a definition of a set has done
for whichever card carries it out stands under -1, and is that card's. A card without a row of its
own is told the newest there is. Rules: R-DICE-10, R-BOARD-15.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from dowlang.engine.frames import Frame
from dowlang.rulesets.dead_of_winter.state.types import NONE

Throw = tuple[int, tuple[int, ...]]
"""The card, the faces of its dice, ascending."""
InSecret = tuple[int, int, int]
"""The card, the player, the number that is picked or that the die shows."""
Ballots = tuple[tuple[int, int], ...]
"""(player, 1 for or 0 against) of a vote."""
TELL_AGAIN = "tell_again"
"""The name of the step behind what comes in between (`procedures/told_again.py`)."""


def with_throw(rows: tuple[Throw, ...], card: int, faces: tuple[int, ...]) -> tuple[Throw, ...]:
    """Return rows with the dice that a card has thrown, in place of those that it threw before."""
    others = tuple([row for row in rows if row[0] != card])
    return (*others, (card, faces)) if faces or others else ()


def throw_of(rows: tuple[Throw, ...], card: int) -> tuple[int, ...]:
    """Return the dice that a card has thrown last, () without any."""
    if card != NONE and any(row[0] == card for row in rows):
        rows = tuple([row for row in rows if row[0] in (card, NONE)])
    return rows[-1][1] if rows else ()


def with_secret(
    rows: tuple[InSecret, ...], card: int, player: int, value: int
) -> tuple[InSecret, ...]:
    """Return rows with what a player has picked or rolled for a card."""
    return (*[row for row in rows if row[:2] != (card, player)], (card, player, value))


def secret_of(rows: tuple[InSecret, ...], card: int, player: int) -> int:
    """Return what a player has picked or rolled last for a card, 0 without anything."""
    own = card != NONE and any(row[0] == card for row in rows)
    found = [row[2] for row in rows if row[1] == player and (not own or row[0] in (card, NONE))]
    return found[-1] if found else 0


# ---- what comes in between
def told_again(
    stack: Sequence[Frame], kept: tuple[tuple[Any, ...], ...], number: Callable[[str], int]
) -> Frame:
    """Return the step that tells the cards under way their own once more, () where nothing is kept
    or no card is under way.
    """
    cards = under_way(stack) if any(kept) else ()
    return (TELL_AGAIN, tuple([number(card) for card in cards]), *kept) if cards else ()


def under_way(stack: Sequence[Frame]) -> tuple[str, ...]:
    """Return the paths of the cards that have steps to carry out."""
    names = [value for frame in stack for value in frame if isinstance(value, str)]
    return tuple(dict.fromkeys([name.partition(":")[0] for name in names if ":" in name]))


def rows_again(
    cards: tuple[int, ...], now: tuple[Any, ...], before: tuple[Any, ...], key: int
) -> tuple[Any, ...]:
    """Return the rows of other cards as they are now, behind them those of these cards as they
    were. So many of the first fields say whose a row is.
    """
    own = {row[:key] for row in before if row[0] in cards}
    new = [row for row in now if row not in before and row[:key] not in own]
    changed = {row[:key] for row in new}
    return (*new, *[row for row in before if row[:key] not in changed])
