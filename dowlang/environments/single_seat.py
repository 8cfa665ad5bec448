"""A Gymnasium environment of one seat. Agents play the others (extra `[environments]`).

Observations and actions are those of `aec.py`. An action that the mask leaves out ends the episode
with a reward of -1, since Gymnasium's own tools sample actions without a mask.
"""

from __future__ import annotations

from typing import Any

import gymnasium

from dowlang.agents import Agent, answer_of, make
from dowlang.engine.card_set import CardSet
from dowlang.engine.game import Game
from dowlang.environments.aec import SEEDS, mask_of, observation_of, spaces_of
from dowlang.environments.encoding import layout_of, seats_of

ILLEGAL = -1.0


class SeatEnv(gymnasium.Env):  # type: ignore[misc]
    """One seat of a game of a card set. `others` names the agent of all other seats."""

    metadata = {"render_modes": ["ansi"]}

    def __init__(
        self,
        cards: CardSet,
        seat: int = 0,
        others: str = "random",
        render_mode: str | None = None,
        **settings: Any,
    ) -> None:
        self.cards, self.seat, self.others = cards, seat, others
        self.settings, self.render_mode = settings, render_mode
        self.layout = layout_of(cards, settings)
        if not 0 <= seat < seats_of(Game(cards, 1, **settings)):
            raise ValueError(f"found seat {seat}, wanted one that plays, the first is 0")
        self.observation_space, self.action_space = spaces_of(self.layout)
        self._agents: dict[int, Agent] = {}

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Begin a new game and play it to the seat's first decision."""
        super().reset(seed=seed)
        number = int(self.np_random.integers(SEEDS))
        self.game: Any = Game(self.cards, number, **self.settings)
        self._agents = {
            seat: make(self.others, self.cards, number, seat)
            for seat in range(seats_of(self.game))
            if seat != self.seat
        }
        self._play_on()
        return self._seen(), self._info()

    def step(self, action: Any) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        """Take the option of this number and play on to the seat's next decision."""
        if self.game.is_over:
            raise ValueError("the game is over, reset() begins another")
        if not 0 <= int(action) < len(self.game.decision):
            return self._seen(), ILLEGAL, True, False, {**self._info(), "illegal": True}
        self.game.choose(int(action))
        self._play_on()
        over = self.game.is_over
        won = over and self.seat in self.cards.ruleset.result(self.game)["winners"]
        return self._seen(), float(won), over, False, self._info()

    def render(self) -> Any:
        """Return a picture of the table in text."""
        board = self.cards.ruleset.board
        return board(self.game, self.seat) if board is not None and self.render_mode else None

    def _play_on(self) -> None:
        game = self.game
        while not game.is_over and game.decision.player != self.seat:
            game.choose(answer_of(self._agents[game.decision.player], game))

    def _seen(self) -> dict[str, Any]:
        return observation_of(self.layout, self.game, self.seat)

    def _info(self) -> dict[str, Any]:
        return {"action_mask": mask_of(self.game, self.seat)}
