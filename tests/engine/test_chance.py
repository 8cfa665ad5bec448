"""The one gate of chance: the published numbers of splitmix64, every face alike, and what is
drawn when nothing or everything is wanted.
"""

from __future__ import annotations

from collections import Counter

import pytest

from dowlang.engine.chance import mix
from dowlang.engine.dice import one_at_random, some_at_random
from dowlang.engine.game import Game
from tests.engine.test_votes_offers_needs_goals import waiting


@pytest.mark.parametrize(
    ("count", "number"), [(1, 0xE220A8397B1DCDAF), (2, 0x6E789E6AA1B965F4), (3, 0x06C45D188009454F)]
)
def test_the_numbers_are_those_of_splitmix64(count: int, number: int) -> None:
    """Steele, Lea, Flood 2014: the first outputs for seed 0; fewer faces take the upper bits."""
    assert mix(0, 0, count, 1 << 64) == number
    for faces in (1, 2, 6, 52):
        assert mix(0, 0, count, faces) == number * faces >> 64


def test_every_face_comes_alike() -> None:
    """Chi squared with 5 degrees of freedom stays below 20.5 (p = 0.001) in every stream."""
    for stream in range(4):
        seen = Counter(mix(7, stream, count, 6) for count in range(6_000))
        assert (
            set(seen) == set(range(6))
            and sum((times - 1000) ** 2 / 1000 for times in seen.values()) < 20.5
        )


@pytest.mark.parametrize(("count", "drawn"), [(-1, 4), (0, 0), (1, 1), (3, 3), (4, 4), (9, 4)])
def test_as_many_are_drawn_as_there_are(count: int, drawn: int) -> None:
    """All when there are fewer or the number is below 0; none for 0."""
    found = some_at_random(waiting(), (3, 5, 7, 9), count)
    assert len(found) == drawn == len(set(found)) and set(found) <= {3, 5, 7, 9}


def test_one_at_random_of_none_is_none() -> None:
    assert one_at_random(waiting(), ()) == -1 and one_at_random(waiting(), (4,)) == 4
    game = waiting()
    before = sum(game.draws)
    assert one_at_random(game, (4, 5, 6)) in (4, 5, 6) and sum(game.draws) == before + 1, (
        "one draw for one"
    )


class Small(Game):
    """A state with one list and one tuple of its own."""

    numbers: list[int]
    pile: tuple[int, ...]


def test_a_copy_of_a_game_shares_no_list() -> None:
    """The lists a game declares and those of the engine; for a class made just now as for every
    other.
    """

    class Smaller(Small):
        """One list more."""

        more: list[int]

    game = Smaller.blank(waiting().cards, 1, 2, 3, [4, 5])
    game.numbers, game.pile, game.more = [1, 2], (3,), [4]
    game.log = []
    copy = game.clone()
    assert copy.to_state() == game.to_state() and copy.digest == game.digest and copy.log is None
    for name in Smaller.FIELDS:
        if isinstance(getattr(game, name), list):
            getattr(copy, name).append(9)
    assert (game.numbers, game.more, game.param, game.stack, game.draws) == (
        [1, 2],
        [4],
        [4, 5],
        [],
        [0, 0],
    )
    assert set(Smaller.FIELDS) - set(Game.FIELDS) >= {"numbers", "pile", "more"}
