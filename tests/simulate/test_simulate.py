"""One game and many: the fast road, the same results for any number of workers, workers that
die, faults, statistics.
"""

import json
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator

import dowlang
from dowlang.agents import UnknownAgent
from dowlang.engine import decisions
from dowlang.engine import replay as replays
from dowlang.engine.setup_options import InvalidSetting
from dowlang.simulate import (
    Observer,
    Source,
    WorkersLost,
    play,
    simulate,
    wilson,
    worker_pool,
)
from dowlang.simulate.game_counts import Counted
from dowlang.simulate.statistics import share, summary
from tests.worlds import toy

CARDS = toy.load()
TOY = Source("tests.worlds.toy", "load")
SCHEMAS = Path(dowlang.__file__).parent / "schemas"


def validator(name: str) -> Draft202012Validator:
    schema = json.loads((SCHEMAS / f"{name}.json").read_text(encoding="utf-8"))
    Draft202012Validator.check_schema(schema)
    return Draft202012Validator(schema)


def test_random_and_first_build_neither_options_nor_views(monkeypatch: pytest.MonkeyPatch) -> None:
    def forbidden(*_: Any) -> Any:
        raise AssertionError("built")

    monkeypatch.setattr(decisions.Decision, "__init__", forbidden)
    monkeypatch.setattr(toy.Toy, "view", forbidden)
    assert play(CARDS, {"players": 4}, ["random"], seed=3).game.is_over
    assert play(CARDS, {"players": 2}, ["random", "first"], seed=3).game.is_over


def test_recorded_and_unrecorded_games_are_the_same() -> None:
    plain, recorded = play(CARDS, seed=11), play(CARDS, seed=11, journal=True, digests=True)
    assert plain.recorder is None and recorded.recorder is not None
    assert (
        plain.game.digest == recorded.game.digest
        and plain.decisions == recorded.decisions == len(recorded.game.journal.answers)
    )
    assert replays.replay(recorded.game.journal, CARDS).difference is None


def test_results_do_not_depend_on_workers() -> None:
    reports: list[tuple[int, int]] = []
    one = simulate(TOY, {"players": 3}, ["random"], games=60, seed=100, told=True)
    two = simulate(
        TOY,
        {"players": 3},
        ["random"],
        games=60,
        seed=100,
        told=True,
        workers=2,
        progress=lambda done, total: reports.append((done, total)),
    )
    assert json.dumps(one) == json.dumps(two)
    assert reports[-1] == (60, 60) and sorted(reports) == reports
    validator("results").validate(json.loads(json.dumps(one)))
    assert (
        one["play"]["manual"]
        and one["play"]["decisions"]["vote"]["forced"]
        and one["play"]["events"]["rolled"]["count"] > 60
    )
    assert sum(cause["count"] for cause in one["outcomes"]["causes"].values()) == 60
    assert (
        set(one["outcomes"]["roles"]) == {"rich", "poor"}
        and one["outcomes"]["means"]["rounds"]["mean"] > 1
    )
    assert one["outcomes"]["by"]["treasure"]["small"]["games"] == 60


def test_a_game_of_a_run_can_be_repeated_alone() -> None:
    alone = play(CARDS, {"players": 3}, seed=107).game.result
    row = simulate(TOY, {"players": 3}, games=1, seed=107)["outcomes"]
    assert (
        list(row["causes"]) == [alone["cause"]]
        and row["means"]["rounds"]["mean"] == alone["rounds"]
    )


def test_a_killed_worker_costs_no_game(tmp_path: Path) -> None:
    flag = tmp_path / "flag"
    flag.touch()
    broken = simulate(
        Source("tests.simulate.fragile", "load_once_broken", (str(flag),)), games=50, workers=2
    )
    assert not flag.exists()
    assert broken["outcomes"] == simulate(TOY, games=50)["outcomes"]


@pytest.mark.proof
def test_workers_that_always_die_cost_no_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(worker_pool, "LOST_IN_A_ROW", 2)
    broken = simulate(Source("tests.simulate.fragile", "load_always_broken"), games=30, workers=2)
    assert broken["outcomes"] == simulate(TOY, games=30)["outcomes"]


@pytest.mark.proof
def test_a_game_that_kills_every_worker_is_named() -> None:
    with pytest.raises(WorkersLost, match="at the game with seed 30") as caught:
        simulate(Source("tests.simulate.fragile", "load_deadly"), games=60, workers=2)
    assert caught.value.during == 30 in caught.value.seeds


def test_a_fault_is_counted_and_is_no_result() -> None:
    results = simulate(Source("tests.simulate.fragile", "load_with_fault"), games=9)
    assert results["faults"]["count"] == 3 and [
        fault["seed"] for fault in results["faults"]["first"]
    ] == [1, 4, 7]
    assert results["outcomes"]["games"] == 6
    validator("results").validate(results)


def test_what_is_wrong_is_said_before_a_worker_starts() -> None:
    with pytest.raises(UnknownAgent, match="did you mean `random`"):
        simulate(TOY, agents=["randon"], games=100, workers=2)
    with pytest.raises(InvalidSetting):
        simulate(TOY, {"players": 40}, games=100, workers=2)


def test_no_games_are_no_share_and_every_interval() -> None:
    results = simulate(TOY, games=0)
    assert results["outcomes"]["won"] == {
        "count": 0,
        "of": 0,
        "share": 0.0,
        "low": 0.0,
        "high": 1.0,
    }
    validator("results").validate(results)


@pytest.mark.parametrize(
    "count, total, low, high",
    [  # published values: Newcombe 1998, table I, method 3
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0, 0.1611),
        (1, 29, 0.0061, 0.1718),
        (29, 29, 0.8830, 1.0),
    ],
)
def test_wilson_gives_the_interval_of_a_share(
    count: int, total: int, low: float, high: float
) -> None:
    assert wilson(count, total) == pytest.approx((low, high), abs=5e-5)


def test_a_summary_counts_by_seat_and_role() -> None:
    rows = [
        {
            "cause": "a",
            "winners": [0],
            "roles": ["x", "y"],
            "players": 2,
            "objective": "o",
            "rounds": 3,
            "seed": 1,
        },
        {
            "cause": "b",
            "winners": [],
            "roles": ["x", "x", "x"],
            "players": 3,
            "objective": "p",
            "rounds": 6,
            "seed": 2,
        },
    ]
    out = summary(rows, ["objective"], ["y", "x"])
    assert out["won"] == share(1, 2) and out["seats"] == [share(1, 2), share(0, 2), share(0, 1)]
    assert list(out["roles"].items()) == [("y", share(0, 1)), ("x", share(1, 4))]
    assert out["means"] == {
        "players": {"mean": 2.5, "least": 2, "most": 3},
        "rounds": {"mean": 4.5, "least": 3, "most": 6},
    }
    assert out["by"]["objective"]["p"]["causes"] == {"b": share(1, 1)}


def test_an_observer_counts_what_the_journal_says() -> None:
    observer = Observer(CARDS)
    played = play(CARDS, seed=2, observer=observer)
    events = play(CARDS, seed=2, journal=True).game.journal.events
    assert observer.counts[Counted("event", "rolled")] == sum(
        event[0] == toy.ROLLED for event in events
    )
    asked = [count for counted, count in observer.counts.items() if counted.what == "asked"]
    assert sum(asked) == played.decisions
    assert observer.counts[Counted("forced", "vote")] == sum(
        event[0] == "forced" and event[2] == "vote" for event in events
    )


@pytest.mark.sample(2)
@pytest.mark.parametrize("seed", range(8))
def test_saves_and_journals_fit_their_schemas(seed: int) -> None:
    game = play(CARDS, {"players": 5}, seed=seed, journal=True).game
    validator("journal").validate(json.loads(replays.to_json(game.journal, CARDS)))
    validator("save").validate(json.loads(game.to_json()))
    game.undo()
    validator("journal").validate(json.loads(replays.to_json(game.journal, CARDS)))
    again = dowlang.Game.from_json(game.to_json(), CARDS)
    validator("journal").validate(json.loads(replays.to_json(again.journal, CARDS)))
    validator("save").validate(json.loads(again.to_json()))
