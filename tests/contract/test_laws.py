"""The laws every ruleset keeps, whatever its game: what a decision offers can be done, what it does
not offer changes nothing, the same seed and answers make the same game, and a game paused anywhere
can be copied, saved, taken back, replayed, and shown to a player.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from functools import cache

import pytest

from dowlang.agents import Random
from dowlang.engine import replay as replays
from dowlang.engine.card_set import CardSet
from dowlang.engine.decisions import IllegalAction, InvalidAnswer
from dowlang.engine.game import Game
from dowlang.engine.player_log import player_log
from dowlang.engine.saves import _frames, _lasting
from tests.contract.worlds import ROOT, WORLDS, World, few

pytestmark = [
    pytest.mark.parametrize("seed", [1, pytest.param(2, marks=pytest.mark.proof)]),
    pytest.mark.parametrize("world", few(WORLDS, "toy", "toy, large", "campfire", "winter")),
]


@cache
def cards_of(world_name: str) -> CardSet:
    return next(world for world in WORLDS if world.name == world_name).load()


def begun(world: World, seed: int, digests: bool = False) -> Game:
    game = Game(cards_of(world.name), seed=seed, digests=digests, **world.settings)
    assert not game.is_over, "nobody is asked anything"
    return game


def played(game: Game, seed: int, answers: int = 10_000) -> list[str]:
    """Play on at random; the digests on the way (every tenth, and the last)."""
    agent, digests = Random(seed), []
    for number in range(answers):
        if game.is_over:
            break
        game.choose(agent.pick(len(game.stack[-1][3])))
        if number % 10 == 0:
            digests.append(game.digest)
    return [*digests, game.digest]


def test_no_option_raises_and_keys_tell_options_apart(world: World, seed: int) -> None:
    game, agent = begun(world, seed), Random(seed)
    for _ in range(world.answers):
        if game.is_over:
            break
        decision = game.decision
        assert len(decision) >= 2 and decision.kind
        assert len(set(decision.keys)) == len(decision), decision.keys
        assert not any("~" in key or " " in key for key in decision.keys), (
            f"{decision.kind}: {decision.keys}"
        )
        for option in decision:
            game.clone().choose(option.index)
            assert option.text.strip() and json.dumps(option.data)
        game.apply(decision.keys[agent.pick(len(decision))])
    assert world.answers < 10_000 or game.result["cause"] in game.cards.ruleset.causes


def test_a_refused_answer_changes_nothing(world: World, seed: int) -> None:
    game, agent = begun(world, seed), Random(seed)
    for _ in range(12):
        if game.is_over:
            break
        before, answers = game.digest, len(game.journal.answers)
        for answer, wrong in (
            (len(game.decision), IllegalAction),
            (-1, IllegalAction),
            ("no/such/key", InvalidAnswer),
            ("", InvalidAnswer),
            (True, InvalidAnswer),
            (None, InvalidAnswer),
            (0.0, InvalidAnswer),
        ):
            with pytest.raises((wrong, IllegalAction)):
                game.apply(answer)  # type: ignore[arg-type]
            assert (game.digest, len(game.journal.answers)) == (before, answers)
        game.choose(agent.pick(len(game.decision)))


def test_same_seed_and_answers_same_game(world: World, seed: int) -> None:
    assert played(begun(world, seed), seed) == played(begun(world, seed), seed)


def test_clone_then_play_equals_play(world: World, seed: int) -> None:
    game = begun(world, seed)
    played(game, seed, 25)
    copy, before = game.clone(), game.digest
    there = played(copy, seed)
    assert game.digest == before
    assert played(game, seed) == there


@pytest.mark.sample(4)
@pytest.mark.proofs(14)
def test_a_save_at_any_decision_loads_the_same_game(world: World, seed: int) -> None:
    game, agent = begun(world, seed), Random(seed)
    for _ in range(world.answers):
        text = game.to_json()
        again = Game.from_json(text, game.cards)
        assert again.to_json() == text
        assert all(getattr(again, name) == getattr(game, name) for name in game.FIELDS)
        _frames(game)
        for entry in game.lasting:
            _lasting(game, entry)
        if game.is_over:
            break
        index = agent.pick(len(game.decision))
        again.choose(index)
        game.choose(index)
        assert again.digest == game.digest


def test_as_many_redos_as_undos_give_the_same_game(world: World, seed: int) -> None:
    game = begun(world, seed)
    played(game, seed, 30)
    last, journal = game.digest, game.journal
    count = len(journal.answers)
    for _ in range(min(count, 10)):
        game.undo()
    assert len(game.journal.answers) == count - min(count, 10)
    for _ in range(min(count, 10)):
        game.redo()
    assert (game.digest, game.journal) == (last, journal)


def test_replay_equals_play(world: World, seed: int) -> None:
    game = begun(world, seed, digests=True)
    played(game, seed)
    text = replays.to_json(game.journal, game.cards)
    again = replays.replay(replays.from_json(text, game.cards), game.cards)
    assert again.difference is None, again.difference
    assert again.game.digest == game.digest and again.game.journal == game.journal


def test_views_and_logs_are_plain_and_do_not_touch_the_game(world: World, seed: int) -> None:
    game, agent = begun(world, seed), Random(seed)
    while not game.is_over:
        before, seat = game.digest, game.decision.player
        assert json.dumps(game.view(seat).to_dict()) == json.dumps(
            game.clone().view(seat).to_dict()
        )
        assert game.digest == before
        game.choose(agent.pick(len(game.decision)))
    events = game.journal.events
    log = player_log(game.cards, events, 0)
    assert log[-1] == ("end", game.result["cause"]) and len(log) <= len(events)
    assert all(entry[1] == 0 for entry in log if entry[0] in ("chose", "forced", "none"))


def test_the_result_names_cause_and_winners(world: World, seed: int) -> None:
    game = begun(world, seed)
    played(game, seed)
    result = game.result
    assert result["cause"] in game.cards.ruleset.causes[1:] and all(
        type(winner) is int for winner in result["winners"]
    )
    assert all(role in game.cards.ruleset.roles for role in result.get("roles", ()))
    assert json.loads(json.dumps(result)) == result


CONTINUE = """
import importlib, json, sys
module, function = sys.argv[1].split(":")
cards = getattr(importlib.import_module(module), function)()
from dowlang.agents import Random
from dowlang.engine.game import Game
for line in sys.stdin:
    game = Game.from_json(json.loads(line), cards)
    agent = Random(int(sys.argv[2]))
    while not game.is_over:
        game.choose(agent.pick(len(game.stack[-1][3])))
    print(game.digest, json.dumps(game.result))
"""


@pytest.mark.sample(2)
@pytest.mark.proofs(14)
def test_a_save_goes_on_in_another_process_under_another_hash_seed(world: World, seed: int) -> None:
    """Saved at four decisions, each continued to the end there and here by the same answers."""
    game, agent, saves, ends = begun(world, seed), Random(seed), [], []
    for count in range(200):
        if game.is_over:
            break
        if count in (0, 7, 40, 150):
            saves.append(game.to_json())
            copy, other = game.clone(), Random(seed)
            while not copy.is_over:
                copy.choose(other.pick(len(copy.stack[-1][3])))
            ends.append(f"{copy.digest} {json.dumps(copy.result)}")
        game.choose(agent.pick(len(game.stack[-1][3])))
    environment = {**os.environ, "PYTHONHASHSEED": str(4000 + seed), "PYTHONPATH": str(ROOT)}
    done = subprocess.run(
        [sys.executable, "-c", CONTINUE, world.loader, str(seed)],
        input="".join(json.dumps(save) + "\n" for save in saves),
        capture_output=True,
        text=True,
        cwd=ROOT,
        env=environment,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.splitlines() == ends
