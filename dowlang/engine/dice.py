"""Roll dice, hold contests and pick random pieces for cards.

Uses the streams `die` and `pick` of the ruleset. Every die is told to the journal.

A die that a card rolls is an entry of the log (`die_rolled`, when the ruleset declares it). It is
dispatched to no watch, so a card may roll and look at the result in one step.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence

from dowlang.engine.piece_choices import at_random
from dowlang.engine.run_loop import RunningGame
from dowlang.engine.voting import clockwise

MOST_DICE = 99  # that one player rolls in a contest
# a contest on a die with one face never ends by itself. Then the first of them clockwise is left
REROLLS = 100


def stream(game: RunningGame, name: str) -> int:
    """Return the number of a stream of chance by its name.

    Raises `ValueError` when the ruleset has none of that name.
    """
    return game.cards.ruleset.streams.index(name)


def roll_die(game: RunningGame, faces: int, player: int = -1) -> int:
    """Return a fresh die: 1..faces. `player` is who rolls it, -1 nobody in particular."""
    result = game.roll(stream(game, "die"), faces) + 1
    if (
        game.log is not None
        and (number := game.cards.ruleset.event_number.get("die_rolled")) is not None
    ):
        game.log.append((number, player, result))
    return result


def contest(
    game: RunningGame,
    players: Sequence[int],
    faces: int,
    rerolling: bool,
    dice: Sequence[int] = (),
    *,
    highest: bool = True,
    lowest: bool = True,
) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Roll a die for each player and return the players with the highest roll and those with the
    lowest.

    `highest` and `lowest` say which places are asked for. Nothing is settled about the other one.
    `rerolling`: players level for a place that is asked for roll again, until one is left there.
    Where all are level and both places are asked for, one roll settles both, so nobody has both
    unless alone. `dice`: the number each of `players` rolls, of which the highest counts (one when
    tied). A player who rolls none takes no part.
    """
    many = dict(zip(players, dice, strict=True)) if dice else {}
    order = tuple(player for player in clockwise(game, tuple(players)) if many.get(player, 1) > 0)
    rolls = {
        player: max(
            roll_die(game, faces, player) for _ in range(min(many.get(player, 1), MOST_DICE))
        )
        for player in order
    }
    if rerolling and highest and lowest:
        for _ in range(REROLLS):
            if len(order) < 2 or len(set(rolls.values())) > 1:
                break
            rolls = {player: roll_die(game, faces, player) for player in order}
    top, bottom = _with_roll(rolls, max), _with_roll(rolls, min)
    if rerolling:
        if highest and lowest and top == bottom:  # a die that never tells them apart
            return top[:1], bottom[-1:]
        top = _reroll(game, top, faces, max) if highest else top
        bottom = _reroll(game, bottom, faces, min) if lowest else bottom
    return top, bottom


def _with_roll(rolls: Mapping[int, int], best: Callable[[Iterable[int]], int]) -> tuple[int, ...]:
    """Return the players whose roll is the best one, in order."""
    wanted = best(rolls.values()) if rolls else 0
    return tuple(player for player, roll in rolls.items() if roll == wanted)


def _reroll(
    game: RunningGame, tied: tuple[int, ...], faces: int, best: Callable[[Iterable[int]], int]
) -> tuple[int, ...]:
    """Let those who are level for one place roll again until one is left."""
    for _ in range(REROLLS):
        if len(tied) < 2:
            return tied
        tied = _with_roll({player: roll_die(game, faces, player) for player in tied}, best)
    return tied[:1]


def one_at_random(game: RunningGame, candidates: Sequence[int]) -> int:
    """Return one of the candidates, or -1 when there is none."""
    return next(iter(at_random(game, stream(game, "pick"), candidates)), -1)


def some_at_random(game: RunningGame, candidates: Sequence[int], count: int) -> tuple[int, ...]:
    """Draw `count` of the candidates, or all when there are fewer or `count` is below 0."""
    return at_random(
        game, stream(game, "pick"), candidates, len(candidates) if count < 0 else count
    )
