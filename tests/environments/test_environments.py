"""The environments: their libraries' own tests, and what those do not look at."""

from __future__ import annotations

import re
import runpy
import sys
from typing import Any

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test

import dowlang
from dowlang.agents import Random
from dowlang.engine.card_set import CardSet
from dowlang.engine.secrecy_declarations import Chance, Moment
from dowlang.environments import encoding
from dowlang.environments.aec import GameEnv, mask_of
from dowlang.environments.encoding import ACTIONS, NOTHING, OPTION_WIDTH, TooLong, layout_of
from dowlang.environments.single_seat import ILLEGAL, SeatEnv
from tests.conftest import ROOT

pytestmark = pytest.mark.filterwarnings("ignore")  # of the libraries
PLAYED = [("base", {"players": 2}), ("dwar7s", {"players": 2})]


def cards_of(name: str) -> CardSet:
    return dowlang.load(ROOT / "cards" / name)


@pytest.fixture(params=PLAYED, ids=[name for name, _ in PLAYED])
def played(request: pytest.FixtureRequest) -> tuple[CardSet, dict[str, Any]]:
    name, settings = request.param
    return cards_of(name), settings


@pytest.mark.sample(1)
def test_pettingzoo_accepts_it(played: tuple[CardSet, dict[str, Any]]) -> None:
    cards, settings = played
    api_test(GameEnv(cards, **settings), num_cycles=150)
    seed_test(lambda: GameEnv(cards, **settings), num_cycles=20)


def test_gymnasium_accepts_it(played: tuple[CardSet, dict[str, Any]]) -> None:
    cards, settings = played
    check_env(SeatEnv(cards, **settings))


@pytest.mark.proof
@pytest.mark.sample(1)
def test_openspiel_accepts_it(played: tuple[CardSet, dict[str, Any]]) -> None:
    pyspiel = pytest.importorskip("pyspiel")
    from dowlang.environments.open_spiel import game_of

    cards, settings = played
    pyspiel.random_sim_test(game_of(cards, **settings), 1, False, False)


@pytest.mark.sample(1)
def test_masks_are_the_options_and_a_game_is_played_by_them(
    played: tuple[CardSet, dict[str, Any]],
) -> None:
    cards, settings = played
    env = GameEnv(cards, **settings)
    env.reset(seed=3)
    picker, steps = Random(3), 0
    while env.agents and not env.game.is_over:
        agent, decision = env.agent_selection, env.game.decision
        assert env.possible_agents.index(agent) == decision.player
        observation, reward, over, cut, info = env.last()
        assert not (reward or over or cut)
        mask = info["action_mask"]
        assert mask.sum() == len(decision) and mask[: len(decision)].all()
        assert np.array_equal(mask, observation["action_mask"])
        for other in env.agents:
            assert env.observe(other)["action_mask"].any() == (other == agent)
        row = observation["observation"]
        assert env.observation_space(agent).contains(observation)
        options = row[env.layout.view_length :].reshape(ACTIONS, OPTION_WIDTH)
        for answer, found in zip(decision.answers, options, strict=False):
            assert tuple(found[: len(answer)]) == answer
        assert (options[len(decision) :] == NOTHING).all()
        env.step(picker.pick(len(decision)))
        steps += 1
    assert env.game.is_over and steps > 20
    won = cards.ruleset.result(env.game)["winners"]
    assert [env.rewards[agent] for agent in env.agents] == [
        int(seat in won) for seat in range(len(env.agents))
    ]


def test_twins_are_observed_alike(played: tuple[CardSet, dict[str, Any]]) -> None:
    cards, settings = played
    secrecy = cards.ruleset.secrecy
    assert secrecy is not None
    layout, compared = layout_of(cards, settings), 0
    for seed in (1, 2):
        game: Any = dowlang.Game(cards, seed=seed, **settings)
        picker = Random(seed)
        for step in range(60):
            if game.is_over:
                break
            if step % 10 == 9:
                for seat in range(2):
                    moment = Moment(game, (), -1)
                    known = secrecy.learned((moment, moment), seat)
                    twin = secrecy.redeal(game, seat, Chance(step), known)
                    if isinstance(twin, str):
                        continue
                    assert layout.observe(twin.game, seat) == layout.observe(game, seat)
                    assert np.array_equal(mask_of(twin.game, seat), mask_of(game, seat))
                    compared += 1
            game.choose(picker.pick(len(game.decision)))
    assert compared >= 10


def test_the_same_seed_is_the_same_game() -> None:
    cards = cards_of("dwar7s")
    env = GameEnv(cards, players=2)
    digests = []
    for seed in (5, 5, 6, None, None):
        env.reset(seed=seed)
        digests.append(env.game.digest)
    assert digests[0] == digests[1] and len(set(digests)) == 4


def test_an_action_that_is_not_there() -> None:
    cards = cards_of("dwar7s")
    env = GameEnv(cards, players=2)
    env.reset(seed=5)
    before, offered = env.game.digest, len(env.game.decision)
    with pytest.raises(ValueError, match=f"wanted 0 to {offered - 1}"):
        env.step(offered)
    assert env.game.digest == before
    single = SeatEnv(cards, players=2)
    single.reset(seed=5)
    _, reward, done, _, info = single.step(ACTIONS - 1)
    assert reward == ILLEGAL and done and info["illegal"]
    with pytest.raises(ValueError, match="the first is 0"):
        SeatEnv(cards, seat=7, players=2)


def test_what_has_no_room_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    cards = cards_of("dwar7s")
    layout = layout_of(cards, {"players": 2})
    game: Any = dowlang.Game(cards, seed=1, players=2)
    view = game.view(0)
    changing = next(name for name, width in layout.widths.items() if not width)
    row = next(name for name, width in layout.widths.items() if width > 1)
    for name, value in ((changing, (1,) * 10_000), (row, (1,))):
        with pytest.raises(TooLong, match=f"`{name}` has"):
            layout.of_view({**view.to_dict(), name: value})
    monkeypatch.setattr(encoding, "ACTIONS", 1)
    with pytest.raises(TooLong, match="options, room is for 1"):
        encoding.options_of(game, game.decision.player)


def test_the_single_seat_is_asked_alone_and_told_who_won() -> None:
    env = SeatEnv(cards_of("dwar7s"), seat=1, others="heuristic", players=2)
    _, info = env.reset(seed=2)
    done, rewards = False, []
    picker = Random(1)
    while not done:
        assert env.game.decision.player == 1
        action = picker.pick(int(info["action_mask"].sum()))
        _, reward, done, _, info = env.step(action)
        rewards.append(reward)
    assert rewards[-1] == float(1 in env.cards.ruleset.result(env.game)["winners"])
    assert not any(rewards[:-1]) and not info["action_mask"].any()
    with pytest.raises(ValueError, match="reset"):
        env.step(0)


PAGE = (ROOT / "docs" / "research.md").read_text("utf-8")
BLOCKS = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)


@pytest.mark.sample(1)
@pytest.mark.parametrize("number", range(3))
def test_the_page_is_right(number: int, tmp_path: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    if "open_spiel" in BLOCKS[number]:
        pytest.importorskip("pyspiel")
    file = tmp_path / "typed.py"
    file.write_text(BLOCKS[number], "utf-8")
    monkeypatch.chdir(ROOT)
    ended = runpy.run_path(str(file))
    assert ended["game" if "game" in ended else "env"] is not None
    state = ended.get("state")
    assert state.is_terminal() if state is not None else ended["env"].game.is_over


def test_there_are_three_examples_of_about_ten_lines() -> None:
    assert len(BLOCKS) == 3 and all(len(block.splitlines()) <= 12 for block in BLOCKS)
    assert "dowlang.environments" in sys.modules
