"""What is told of a finished game for statistics agrees with its result, its log and its state."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from typing import Any

import pytest

import dowlang
from dowlang.rulesets.dead_of_winter.analysis import finished_games
from dowlang.rulesets.dead_of_winter.procedures.endings import ROLES
from dowlang.rulesets.dead_of_winter.state import events as E
from dowlang.simulate import Observer, play
from dowlang.simulate.game_counts import AT_THE_END

SEEDS = range(24)
SETTINGS: tuple[dict[str, Any], ...] = (
    {"players": 4},
    {"players": 2, "variant": "two_player"},
    {"players": 5, "variant": "hardcore+betrayer"},
)


@lru_cache(maxsize=1)
def games() -> list[tuple[Any, Observer]]:
    """Games of three kinds, one agent in two random: more people die and are exiled."""
    cards = dowlang.load("cards/base")
    out = []
    for seed in SEEDS:
        settings, observer = SETTINGS[seed % len(SETTINGS)], Observer(cards)
        agents = ["random", "heuristic", "random", "random", "heuristic"][: settings["players"]]
        out.append((play(cards, settings, agents, seed=seed, observer=observer).game, observer))
    return out


def of(observer: Observer, what: str, detail: str) -> int:
    """How often something is told, of every card and seat."""
    return sum(
        count
        for counted, count in observer.counts.items()
        if (counted.what, counted.detail) == (what, detail)
    )


def events(game: Any, *wanted: int) -> int:
    return sum(entry[0] in wanted for entry in game.log)


@pytest.mark.proof
def test_morale_is_told_to_the_point() -> None:
    reasons = Counter[str]()
    for game, observer in games():
        lost, gained = (of(observer, "morale", said) for said in ("lost", "gained"))
        started = next(entry for entry in game.log if entry[0] == E.ROUND_STARTED)
        assert started[3] - lost + gained == game.morale
        for counted, count in observer.counts.items():
            if counted.what == "morale":
                reasons[counted.name] += count
    assert {"deaths", "hunger", "waste", "exile"} <= set(reasons)
    assert all(name in game.cards.paths or name in REASONS for name in reasons), reasons


REASONS = set(finished_games.REASONS.values())


def test_cards_are_told_as_often_as_the_log_has_them() -> None:
    for game, observer in games():
        assert of(observer, "crisis", "prevented") == game.result["crises_prevented"]
        for what, said, event in (
            ("crisis", "revealed", E.CRISIS_REVEALED),
            ("crisis", "failed", E.CRISIS_FAILED),
            ("crossroads", "drawn", E.CROSSROADS_DRAWN),
            ("crossroads", "came up", E.CROSSROADS_TRIGGERED),
            ("item", "played", E.CARD_PLAYED),
            ("item", "used", E.ITEM_ABILITY_USED),
            ("survivor", "ability used", E.ABILITY_USED),
            ("secret", "dealt", E.SECRET_DEALT),
        ):
            assert of(observer, what, said) == events(game, event), said
        deaths = sum(
            count
            for counted, count in observer.counts.items()
            if counted.what == "survivor" and counted.detail.startswith("killed: ")
        )
        assert deaths == events(game, E.SURVIVOR_KILLED)
        assert of(observer, "survivor", "alive at the end") == game.result["survivors"]
        points = sum(entry[3] for entry in game.log if entry[0] in CRISES)
        assert of(observer, "crisis", "points needed") == points


CRISES = (E.CRISIS_PREVENTED, E.CRISIS_FAILED)


def test_whoever_won_is_told_of_their_secret() -> None:
    for game, observer in games():
        winners = {
            counted.seat
            for counted in observer.counts
            if counted.what == "secret" and counted.detail == "won"
        }
        assert winners == set(game.result["winners"])


def test_exiles_are_told_with_their_side() -> None:
    for game, observer in games():
        told = {
            (counted.seat, counted.detail)
            for counted in observer.counts
            if (counted.what, counted.name) == ("exile", "exiled")
        }
        assert told == {
            (seat, "betrayer" if game.dealt[seat] >= 1000 else "loyal")
            for seat in range(game.players)
            if game.exiled[seat] and events(game, E.EXILED)
        }


def test_options_taken_are_among_those_offered() -> None:
    for _, observer in games():
        offered = {c[1:]: n for c, n in observer.counts.items() if c.what == "option_offered"}
        taken = {c[1:]: n for c, n in observer.counts.items() if c.what == "option_taken"}
        assert all(count <= offered[key] for key, count in taken.items())


def test_goals_are_noted_each_round_and_clause_by_clause_at_the_end() -> None:
    met_before = 0
    for game, observer in games():
        whole = [standing for standing in observer.standings if standing.clause == 0]
        rounds = sorted({standing.round for standing in whole})
        assert rounds[0] == AT_THE_END and rounds[1:] == list(range(1, len(rounds)))
        main = game.t.objective_path[game.main]
        ends = [s for s in whole if s.round == AT_THE_END and s.card == main]
        assert [end.have >= end.want for end in ends] == [bool(game.completed)]
        at_the_end = [s for s in observer.standings if s.round == AT_THE_END and s.clause]
        assert all(standing.card in game.cards.paths for standing in at_the_end) and at_the_end
        met_before += sum(s.have >= s.want and s.seat >= 0 for s in whole)
    assert met_before


@pytest.mark.parametrize("role", ROLES[:2])
def test_roles_of_the_games(role: str) -> None:
    """The games above are of both sides, or they would say little."""
    assert any(role in game.result["roles"] for game, _ in games())
