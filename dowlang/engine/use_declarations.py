"""Name what a ruleset declares for the explanation of unused cards: uses and their blockers."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from dowlang.engine.frames import Answer, Frame

Told = tuple[str, str]  # what there was, what was wanted
# names of the blockers that a limit is, and where the bearer stands
USED_UP, WRONG_PLACE = (
    "used up",
    "wrong place",
)


class Blocker(NamedTuple):
    """A requirement of a use.

    `lift` changes a copy of the game so that the requirement is met. `told` says what there is and
    what is wanted.

    `name` says it in words ("no die shows enough"). `effect` is the ongoing effect that the blocker
    is (a ban, a condition of an ability), or ().
    """

    name: str
    lift: Callable[[Any], None]
    told: Callable[[Any], Told]
    effect: Frame = ()


class Use(NamedTuple):
    """One way in which a player could use the card now: `answers` are the beginnings of the
    options that do it, `step` what would carry it out.
    """

    way: str
    player: int
    answers: tuple[Answer, ...]
    blockers: tuple[Blocker, ...]
    step: str = ""


class Uses(NamedTuple):
    """The ruleset's functions by which unused cards are explained.

    `of(game, path)`: every use that somebody has of the card as it lies now. `options(game,
    player)`: what the question of a turn lists. `where(game, path)`: where the card (every copy)
    is, in words, for those who have no use of it. `ways(facts)`: the ways that a card of these
    facts has by itself, whether or not anybody ever held it.
    """

    of: Callable[[Any, str], Sequence[Use]]
    options: Callable[[Any, int], Sequence[Answer]]
    where: Callable[[Any, str], tuple[str, ...]]
    ways: Callable[[Any], tuple[str, ...]]
