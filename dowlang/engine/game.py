"""The façade of the engine: a game with its decisions, its record, its saves and its views.

The fields and copies of the state are in `state.py`, the mechanism in `run_loop.py`. Neither knows
anything of what is brought together here. A ruleset subclasses `Game` and declares its fields as
annotations.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self

from dowlang.engine import journal, saves
from dowlang.engine.card_set import CardSet
from dowlang.engine.decisions import Decision, Option, decision_of, index_of
from dowlang.engine.journal import Journal
from dowlang.engine.run_loop import RunningGame
from dowlang.engine.sittings import Sitting


class Game(RunningGame):
    """One game: state and mechanism.

    Made by a ruleset (`dowlang.Game(cards, …)`), never directly.
    """

    def __new__(
        cls,
        cards: CardSet,
        seed: int | None = None,
        rules: Mapping[str, int | str] | None = None,
        digests: bool = False,
        **settings: Any,
    ) -> Self:
        """Return a recorded game of the set's ruleset, run to its first decision.

        `settings` are those the ruleset declares (`players=4`).

        Without a seed a new one is drawn, and `game.journal` holds it. With `digests` the journal
        notes a digest at every decision. Raises `SetUpRefused`.
        """
        return cls.begin(cards, seed, settings, rules, digests)

    @classmethod
    def begin(
        cls,
        cards: CardSet,
        seed: int | None = None,
        settings: Mapping[str, Any] | None = None,
        rules: Mapping[str, int | str] | None = None,
        digests: bool = False,
    ) -> Self:
        """Return the same with the settings as a mapping. Raises `InvalidSetting`."""
        game: Any = journal.begin(cards, seed, settings, rules, digests)
        return game  # type: ignore[no-any-return]

    # ---- decisions for people
    @property
    def decision(self) -> Decision:
        """Return the pending decision, always with two or more options.

        Raises `GameOver` after the end.
        """
        return decision_of(self)

    def apply(self, answer: Option | str | int) -> None:
        """Answer the pending decision by an option, its key or its index.

        Raises `InvalidAnswer` (no such form), `IllegalAction` (not among the options) or
        `GameOver`, and leaves the state untouched.
        """
        self.choose(index_of(self, answer))

    def view(self, player: int) -> Any:
        """Return the player's view, and nothing else."""
        return self.cards.ruleset.view(self, player)

    # ---- record
    @property
    def journal(self) -> Journal:
        """Return the record of this game so far.

        Raises `NotRecorded` for a clone (see `journal.record`).
        """
        return journal.recorder_of(self).journal(self)

    def undo(self) -> None:
        """Take the last answer back. Raises `NotRecorded` or `NothingToUndo`."""
        journal.undo(self)

    def redo(self) -> None:
        """Give the answer taken back last again. Raises `NotRecorded` or `NothingToRedo`."""
        journal.redo(self)

    def told_by(self, cards: CardSet) -> None:
        """Tell and ask with the same cards in another language (`CardSet.in_language`) from here
        on, also when answers are taken back.
        """
        self.cards = cards
        journal.recorder_of(self).start.cards = cards

    # ---- saves
    def to_json(self, sitting: Sitting | None = None) -> str:
        """Return the game at this decision as a text that `Game.from_json` continues, in another
        process or another year. With a sitting it keeps who sat where and what was answered.
        """
        return saves.to_json(self, sitting)

    @classmethod
    def from_json(cls, text: str | bytes, cards: CardSet) -> Self:
        """Return the game of a save, recorded from its beginning where the save holds that.

        Raises `SaveRefused` with a code whatever the text is.
        """
        game: Any = saves.from_json(text, cards)
        return game  # type: ignore[no-any-return]

    @classmethod
    def from_outside(cls, state: dict[str, Any], cards: CardSet) -> Self:
        """Return the game of a state that somebody sent, checked and not recorded.

        Raises `SaveRefused`.
        """
        game: Any = saves.from_state(state, cards)
        return game  # type: ignore[no-any-return]
