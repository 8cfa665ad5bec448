"""Games in pairs: nothing differs where nothing was changed, what was planted is found, and any
number of workers tells the same.
"""

from __future__ import annotations

import json
from typing import Any

import pytest
from jsonschema import Draft202012Validator

from dowlang.agents import UnknownAgent
from dowlang.engine.setup_options import InvalidSetting
from dowlang.simulate import Source, WorkersLost
from dowlang.simulate.game_records import Batch
from dowlang.simulate.paired_runs import FEWEST, LOOK, Looked, NotAlike, Way, compare
from tests.cli.running import ROOT

TOY = Source("tests.worlds.toy", "load")
PLAIN = Way(TOY)
HARD: dict[str, int | str] = {"rounds": 4}
"""A shorter game, so that about half of them have a winner."""


def headline(found: dict[str, Any]) -> dict[str, Any]:
    figure: dict[str, Any] = found["figures"][0]
    return figure


def test_a_null_comparison_is_exactly_nothing() -> None:
    found = compare(PLAIN, PLAIN, Batch(60, 3))
    assert found["alike"] and found["pairs"] == 60 and len(found["figures"]) > 6
    for figure in found["figures"]:
        assert figure["difference"] == figure["low"] == figure["high"] == 0, figure
        assert figure["a"] == figure["b"] and figure["correlation"] in (1.0, None), figure


def test_a_planted_imbalance_is_found() -> None:
    generous = Source("tests.simulate.fragile", "load_generous")
    plain, other = Way(TOY, rules=HARD), Way(generous, rules=HARD)
    found = compare(plain, other, Batch(200))
    assert not found["alike"] and headline(found)["low"] > 0.02, headline(found)
    back = headline(compare(other, plain, Batch(200)))
    assert back["difference"] == -headline(found)["difference"] and back["high"] < -0.02


def test_what_makes_hardly_a_difference_is_not_claimed() -> None:
    """One game in forty is decided otherwise, in both directions."""
    other = Way(Source("tests.simulate.fragile", "load_restless"), rules=HARD)
    found = compare(Way(TOY, rules=HARD), other, Batch(200))
    assert not found["alike"] and headline(found)["low"] <= 0 <= headline(found)["high"]
    assert headline(found)["low"] < headline(found)["high"]


def test_pairs_know_more_than_games_apart() -> None:
    """Both sides have the same chance: their outcomes go together."""
    found = compare(PLAIN, Way(TOY, rules={"rounds": 9}), Batch(200))
    assert headline(found)["correlation"] > 0.5


def test_one_worker_or_two_tell_the_same() -> None:
    other = Way(TOY, rules={"sides": 8})
    one = compare(PLAIN, other, Batch(37, 9))
    two = compare(PLAIN, other, Batch(37, 9, 2))
    assert json.dumps(one) == json.dumps(two) and one["pairs"] == 37
    shape = json.loads((ROOT / "dowlang/schemas/compare.json").read_text("utf-8"))
    Draft202012Validator.check_schema(shape)
    Draft202012Validator(shape).validate(one)


def test_it_stops_at_a_precision() -> None:
    told: list[Looked] = []
    other = Way(TOY, rules={"sides": 8})
    found = compare(PLAIN, other, Batch(5000), until=0.08, watch=told.append)
    assert FEWEST <= found["pairs"] < 5000 and found["pairs"] % LOOK == 0
    assert found["precision"]["reached"] <= 0.08 and found["precision"]["more"] == 0
    assert [each.pairs for each in told] == [2, *range(5, found["pairs"] + 1, 5)]
    assert told[0].success.low < told[0].success.high
    assert told[-1].success.told == headline(found)
    tight = compare(PLAIN, other, Batch(100), until=0.01)["precision"]
    assert tight["more"] == tight["pairs"] - 100 > 1000


def test_the_first_interval_comes_after_two_pairs() -> None:
    told: list[Looked] = []
    compare(PLAIN, Way(TOY, rules=HARD), Batch(30, 4), watch=told.append)
    assert [looked.pairs for looked in told] == [2, 5, 10, 15, 20, 25, 30]
    assert told[0].success.low < told[0].success.high  # two pairs claim nothing


@pytest.mark.parametrize("size", [1, 2, 5])
@pytest.mark.parametrize("soon", [0, 1, 2, 5, 9])
@pytest.mark.parametrize("count", [0, 1, 2, 3, 5, 6, 11])
def test_pieces_hold_every_seed_once(count: int, soon: int, size: int) -> None:
    pieces = Batch(count, 7).pieces(size, soon)
    assert [seed for piece in pieces for seed in piece] == [*range(7, 7 + count)]
    assert all(0 < len(piece) <= size for piece in pieces)


def test_games_that_are_all_alike_prove_as_much_as_their_number() -> None:
    """What is in 1 % of games may still show: none in 100 games is no proof."""
    assert compare(PLAIN, PLAIN, Batch(1000), until=0.03)["pairs"] == 100
    assert compare(PLAIN, PLAIN, Batch(1000), until=0.02)["pairs"] == 150


def test_pairs_with_a_fault_are_counted_apart() -> None:
    found = compare(PLAIN, Way(Source("tests.simulate.fragile", "load_with_fault")), Batch(9))
    assert found["pairs"] == 6 and found["faults"]["count"] == 3 and found["alike"]
    assert [(each["seed"], each["side"]) for each in found["faults"]["first"]] == [
        (1, "B"),
        (4, "B"),
        (7, "B"),
    ]


def test_what_is_wrong_is_said_before_a_worker_starts() -> None:
    with pytest.raises(UnknownAgent):
        compare(PLAIN, Way(TOY, agents=("randon",)), Batch(9, workers=2))
    with pytest.raises(InvalidSetting):
        compare(PLAIN, Way(TOY, rules={"side": 8}), Batch(9, workers=2))
    with pytest.raises(NotAlike, match="`toy` and `dead_of_winter`"):
        compare(PLAIN, Way(Source("dowlang.project", "load", ("base",))), Batch(9))


@pytest.mark.proof
def test_lost_workers_are_told() -> None:
    broken = Way(Source("tests.simulate.fragile", "load_deadly"))
    with pytest.raises(WorkersLost, match="at the game with seed 30"):
        compare(PLAIN, broken, Batch(60, workers=2))
