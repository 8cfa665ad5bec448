"""Deal a game anew for a seat that searches: what it may not see lies otherwise, every roll to come
is another.

What a seat knows is what lies open to it at this moment. What it has seen earlier and what has been
hidden since is dealt anew like all else. The games have the chance of the agent, never that of the
game that is played (decision 53).
"""

from __future__ import annotations

from typing import Any

from dowlang.engine.chance import seeded
from dowlang.engine.game import Game
from dowlang.engine.secrecy_declarations import Chance, Moment


class PossibleGames:
    """The games that one seat cannot tell from the one it plays, at its present decision."""

    __slots__ = ("_game", "_known", "_seat")

    def __init__(self, game: Game, seat: int) -> None:
        self._game, self._seat = game, seat
        self._known: Any = None

    def deal(self, number: int) -> Game | None:
        """Return one of them, the same for the same number, None where the ruleset has none."""
        secrecy = self._game.cards.ruleset.secrecy
        if secrecy is None:
            return None
        if self._known is None:
            moment = Moment(self._game, (), -1)
            self._known = secrecy.learned((moment, moment), self._seat)
        twin = secrecy.redeal(self._game, self._seat, Chance(number), self._known)
        if isinstance(twin, str):
            return None
        game: Game = twin.game
        game.seed, game.forced, game.draws = seeded(number), [], [0] * len(game.draws)
        return game
