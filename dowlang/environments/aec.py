"""A PettingZoo environment of any game and number of players (extra `[environments]`).

Agents are asked one after the other, as the game asks them. An observation is a dictionary:
`observation` (a row of integers, see `encoding.py`) and `action_mask` (1 for each option there is).
The mask stands in `info` too. A winner is rewarded with 1 at the end, everybody else with 0.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv

from dowlang.engine.card_set import CardSet
from dowlang.engine.game import Game
from dowlang.environments.encoding import ACTIONS, Layout, layout_of, options_of, seats_of

SEEDS = 2**31


def spaces_of(layout: Layout) -> tuple[spaces.Dict, spaces.Discrete]:
    """Return the space of observations and that of actions."""
    limits = np.iinfo(np.int32)
    return (
        spaces.Dict(
            {
                "observation": spaces.Box(limits.min, limits.max, (layout.length,), np.int32),
                "action_mask": spaces.Box(0, 1, (ACTIONS,), np.int8),
            }
        ),
        spaces.Discrete(ACTIONS),
    )


def mask_of(game: Game, seat: int) -> Any:
    """Return the mask of a seat's options: `ACTIONS` numbers of 0 or 1."""
    mask: Any = np.zeros(ACTIONS, np.int8)
    mask[: len(options_of(game, seat))] = 1
    return mask


def observation_of(layout: Layout, game: Game, seat: int) -> dict[str, Any]:
    """Return what a seat observes."""
    return {
        "observation": np.array(layout.observe(game, seat), np.int32),
        "action_mask": mask_of(game, seat),
    }


class GameEnv(AECEnv):  # type: ignore[misc]
    """A game of a card set, played by the agents `player_1`, `player_2` ….

    `settings` are those of the set's game (`players=4`).
    """

    metadata = {"name": "dowlang_v0", "render_modes": ["ansi"], "is_parallelizable": False}

    def __init__(self, cards: CardSet, render_mode: str | None = None, **settings: Any) -> None:
        super().__init__()
        self.cards, self.settings, self.render_mode = cards, settings, render_mode
        self.layout = layout_of(cards, settings)
        seats = seats_of(Game(cards, 1, **settings))
        self.possible_agents = [f"player_{seat + 1}" for seat in range(seats)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        made = {agent: spaces_of(self.layout) for agent in self.possible_agents}
        self.observation_spaces = {agent: both[0] for agent, both in made.items()}
        self.action_spaces = {agent: both[1] for agent, both in made.items()}
        self._random: Any = None

    def observation_space(self, agent: str) -> Any:
        """Return the space of what an agent observes."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """Return the space of what an agent does."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a new game. The same seed begins the same one."""
        if seed is not None or self._random is None:
            self._random, _ = seeding.np_random(seed)
        self.game: Any = Game(self.cards, int(self._random.integers(SEEDS)), **self.settings)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[0]
        self._arrive()

    def observe(self, agent: str) -> dict[str, Any]:
        """Return what an agent observes now."""
        return observation_of(self.layout, self.game, self._seats[agent])

    def step(self, action: Any) -> None:
        """Take the option of this number for the agent that is asked.

        Raises `ValueError` for one that is not there.
        """
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        offered = len(self.game.decision)
        if not 0 <= int(action) < offered:
            raise ValueError(f"{agent} took action {action}, wanted 0 to {offered - 1} (the mask)")
        self._cumulative_rewards[agent] = 0
        self._clear_rewards()
        self.game.choose(int(action))
        self._arrive()
        self._accumulate_rewards()

    def render(self) -> str | None:
        """Return a picture of the table in text."""
        board = self.cards.ruleset.board
        return board(self.game, None) if board is not None and self.render_mode else None

    def close(self) -> None:
        """Do nothing: there is nothing to give back."""

    def _arrive(self) -> None:
        """Take over where the game stands after an answer."""
        if self.game.is_over:
            winners = self.cards.ruleset.result(self.game)["winners"]
            self.rewards = {agent: int(self._seats[agent] in winners) for agent in self.agents}
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self.possible_agents[self.game.decision.player]
        self.infos = {
            agent: {"action_mask": mask_of(self.game, self._seats[agent])} for agent in self.agents
        }
