"""An OpenSpiel game of any card set (extra `[openspiel]`).

Chance is sampled by the game itself, so a state has no chance nodes. A clone goes on with the same
chance. `game_of(cards)` makes one. Importing the module registers nothing.
"""

from __future__ import annotations

from typing import Any, Self

import pyspiel

from dowlang.engine.card_set import CardSet
from dowlang.engine.game import Game
from dowlang.environments.encoding import ACTIONS, layout_of, options_of, seats_of

LONGEST = 20_000  # answers of a game

GAME_TYPE = pyspiel.GameType(
    short_name="dowlang",
    long_name="Dowlang card set",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.SAMPLED_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.GENERAL_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=10,
    min_num_players=1,
    provides_information_state_string=False,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=False,
    parameter_specification={},
)


def game_of(cards: CardSet, seed: int = 1, **settings: Any) -> SpielGame:
    """Return the OpenSpiel game of a set. Its first game has this seed, each further one more."""
    return SpielGame(cards, seed, settings)


class Table:
    """A game that is copied by its own clone."""

    def __init__(self, game: Any) -> None:
        self.game = game

    def __deepcopy__(self, memo: dict[int, Any]) -> Table:
        return Table(self.game.clone())


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """The games of one set with its settings."""

    def __init__(self, cards: CardSet, seed: int, settings: dict[str, Any]) -> None:
        self.cards, self.seed, self.settings = cards, seed, settings
        self.layout = layout_of(cards, settings)
        self.players = seats_of(Game(cards, 1, **settings))
        super().__init__(
            GAME_TYPE,
            pyspiel.GameInfo(
                num_distinct_actions=ACTIONS,
                max_chance_outcomes=0,
                num_players=self.players,
                min_utility=0.0,
                max_utility=1.0,
                utility_sum=None,
                max_game_length=LONGEST,
            ),
            {},
        )

    def new_initial_state(self) -> SpielState:
        """Return the first decision of the next game."""
        game = Game(self.cards, self.seed, **self.settings)
        self.seed += 1
        return SpielState(self, Table(game))

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        """Return what turns a state into what a player sees."""
        return SpielObserver()

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        return self


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A pending decision of a game, or its end."""

    def __init__(self, game: SpielGame, table: Table) -> None:
        super().__init__(game)
        self.source, self.table = game, table

    def current_player(self) -> int:
        """Return the seat that is asked."""
        game = self.table.game
        return int(pyspiel.PlayerId.TERMINAL) if game.is_over else int(game.decision.player)

    def _legal_actions(self, player: int) -> list[int]:
        return list(range(len(options_of(self.table.game, player))))

    def _apply_action(self, action: int) -> None:
        self.table.game.choose(int(action))

    def _action_to_string(self, player: int, action: int) -> str:
        options = options_of(self.table.game, player)
        if not 0 <= action < len(options):
            return f"option {action}"
        return str(self.table.game.decision.keys[action])

    def is_terminal(self) -> bool:
        """Return True after the end."""
        return bool(self.table.game.is_over)

    def returns(self) -> list[float]:
        """Return 1 for each winner, else 0."""
        game, players = self.table.game, self.source.players
        if not game.is_over:
            return [0.0] * players
        winners = self.source.cards.ruleset.result(game)["winners"]
        return [float(seat in winners) for seat in range(players)]

    def __str__(self) -> str:
        return str(self.table.game.digest)


class SpielObserver:
    """The view of one player, as text."""

    tensor = None

    def set_from(self, state: SpielState, player: int) -> None:
        """Do nothing: there is no tensor to prepare."""

    def string_from(self, state: SpielState, player: int) -> str:
        """Return the player's observation in integers."""
        return " ".join(map(str, state.source.layout.observe(state.table.game, player)))
