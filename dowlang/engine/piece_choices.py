"""Choose pieces, one or several of a list, by a player or by chance.

Sets of unknown size are asked one at a time with *done*. Equal pieces (copies of a card, equal
dice) are one option.
"""

from __future__ import annotations

from collections.abc import Sequence

from dowlang.engine.frames import Answer, Seat
from dowlang.engine.run_loop import RunningGame


def distinct(game: RunningGame, kind: str, candidates: Sequence[int]) -> list[int]:
    """Return the candidates without those that a player could not tell from an earlier one.

    Where pieces can be equal they are sorted by what makes them so: a deck looked through for a
    card does not show its order.
    """
    identity = game.cards.ruleset.identity.get(kind)
    if identity is None:
        seen: dict[int, int] = {}
        for candidate in candidates:
            seen.setdefault(shown(game, kind, candidate), candidate)
        return list(seen.values())
    first: dict[int, int] = {}
    for candidate in candidates:
        first.setdefault(identity(game, candidate), candidate)
    return [first[key] for key in sorted(first)]


def shown(game: RunningGame, kind: str, piece: int) -> int:
    """Return the number by which options name a piece: its own, or what a player sees of it."""
    sight = game.cards.ruleset.sights.get(kind)
    return piece if sight is None else sight(game, piece)


def meant(game: RunningGame, kind: str, answer: Answer, candidates: Sequence[int]) -> int:
    """Return the piece that an answer names, of those that look alike the first."""
    number = int(answer[1])
    if kind not in game.cards.ruleset.sights:
        return number
    return next(piece for piece in candidates if shown(game, kind, piece) == number)


def pick_one(game: RunningGame, player: Seat, kind: str, candidates: tuple[int, ...]) -> None:
    """Give the one piece the player chooses, or -1 when there is none."""
    number = game.cards.ruleset.option_number[kind]
    options = distinct(game, kind, candidates)
    game.ask(player, kind, [(number, shown(game, kind, c)) for c in options])
    if len(options) < len(candidates) and kind in game.cards.ruleset.asked_apart:
        game.receive(picked_equal, player, kind, candidates)
    elif kind in game.cards.ruleset.sights:
        game.receive(picked_seen, kind, candidates)
    else:
        game.receive(picked_one)


def picked_equal(
    game: RunningGame, answer: Answer, player: Seat, kind: str, candidates: tuple[int, ...]
) -> None:
    """Give on the answer's piece, unless it is to be told apart from equal ones."""
    if asks_apart(game, answer, player, kind, candidates):
        game.receive(picked_one)
    else:
        game.give(answer[1])


def picked_seen(game: RunningGame, answer: Answer, kind: str, candidates: tuple[int, ...]) -> None:
    """Give on the piece that the answer shows, or -1 when there is none."""
    game.give(meant(game, kind, answer, candidates) if answer else -1)


def asks_apart(
    game: RunningGame, answer: Answer, player: Seat, kind: str, candidates: tuple[int, ...]
) -> bool:
    """Ask which of equal pieces is meant, if the ruleset has more to say of them and that was
    not the question.
    """
    ask = game.cards.ruleset.asked_apart.get(kind)
    return (
        ask is not None
        and answer[0] == game.cards.ruleset.option_number[kind]
        and ask(game, player, answer[1], candidates)
    )


def picked_one(game: RunningGame, answer: Answer) -> None:
    """Give on the answer's piece."""
    game.give(answer[1] if answer else -1)


def pick(
    game: RunningGame,
    player: Seat,
    kind: str,
    candidates: tuple[int, ...],
    low: int,
    high: int,
    taken: tuple[int, ...] = (),
) -> None:
    """Give a tuple of at least `low` (as far as there are so many) and at most `high` (-1: any
    number) of the candidates.
    """
    if (high >= 0 and len(taken) >= high) or not candidates:
        game.give(taken)
        return
    if len(taken) + len(candidates) <= low:
        game.give(taken + candidates)
        return
    number, done = game.cards.ruleset.option_number[kind], game.cards.ruleset.option_number["done"]
    options: list[Answer] = [
        (number, shown(game, kind, c)) for c in distinct(game, kind, candidates)
    ]
    if len(taken) >= low:
        options.append((done,))
    game.ask(player, kind, options)
    game.receive(picked, player, kind, candidates, low, high, taken)


def picked(
    game: RunningGame,
    answer: Answer,
    player: Seat,
    kind: str,
    candidates: tuple[int, ...],
    low: int,
    high: int,
    taken: tuple[int, ...],
) -> None:
    """Take one more piece, or end the choice."""
    if len(answer) < 2:
        game.give(taken)
        return
    if asks_apart(game, answer, player, kind, candidates):
        game.receive(picked, player, kind, candidates, low, high, taken)
        return
    piece = meant(game, kind, answer, candidates)
    place = candidates.index(piece)
    game.do(
        pick,
        player,
        kind,
        candidates[:place] + candidates[place + 1 :],
        low,
        high,
        (*taken, piece),
    )


def pick_number(game: RunningGame, player: Seat, low: int, high: int) -> None:
    """Give a number from `low` to `high` that the player chooses (`up to 3 …` of things that are
    only counted).
    """
    number = game.cards.ruleset.option_number["number"]
    game.ask(player, "number", [(number, n) for n in range(low, max(low, high) + 1)])
    game.receive(picked_one)


def at_random(
    game: RunningGame, stream: int, candidates: Sequence[int], count: int = 1
) -> tuple[int, ...]:
    """Draw `count` of the candidates (or all), uniformly without replacement."""
    left = list(candidates)
    out: list[int] = []
    while left and len(out) < count:
        out.append(left.pop(game.roll(stream, len(left))))
    return tuple(out)


def ignore(game: RunningGame, value: object) -> None:
    """Takes a value that nobody needs."""


STEPS = (pick_one, picked_one, picked_equal, picked_seen, pick, picked, pick_number, ignore)
