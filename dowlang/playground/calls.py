"""Carry out the calls of a page: the name of one, its arguments as JSON, an answer as JSON.

What a card or a file is refused for comes back as `refused`, a sentence. A fault of ours comes back
as `fault`, and the page goes on.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Mapping
from typing import Any

from dowlang import __version__
from dowlang.agents import UnknownAgent, agent_names
from dowlang.cli.card_texts import CardTexts
from dowlang.engine.card_set import CardSet
from dowlang.engine.decisions import GameOver, IllegalAction, InvalidAnswer
from dowlang.engine.faults import EngineFault
from dowlang.engine.journal import NothingToUndo
from dowlang.engine.setup_options import SetUpRefused
from dowlang.engine.untrusted_input import SaveRefused
from dowlang.playground import sitting
from dowlang.playground.desk import Data, Desk, NotYet
from dowlang.playground.watching import Watching, is_journal
from dowlang.project import NoSuchSet, loading
from dowlang.project.printing.printed_sets import plain_texts
from dowlang.project.sets import find_set, read_set

LONGEST = 400
"""Characters of a fault that are told."""

REFUSALS = (
    loading.CardErrors,
    SaveRefused,
    SetUpRefused,
    UnknownAgent,
    NoSuchSet,
    EngineFault,
    IllegalAction,
    InvalidAnswer,
    GameOver,
    ValueError,
)


class Page:
    """The two halves of a page: the desk, and the sitting once a game has begun or a journal is
    looked at.
    """

    def __init__(self) -> None:
        self.desk = Desk()
        self.sitting: sitting.Sitting | None = None
        self.watching: Watching | None = None
        self.calls: dict[str, Callable[..., Data]] = {
            "version": lambda: {"version": __version__},
            "check": self.desk.check,
            "warm": self.desk.warm,
            "fixes": self.desk.fixes,
            "complete": self.desk.complete,
            "hover": self.desk.hover,
            "indent": self.desk.indent,
            "phrases": self.desk.phrases,
            "definition": self.desk.definition,
            "references": self.desk.references,
            "renamable": self.desk.renamable,
            "rename": self.desk.rename,
            "symbols": self.desk.symbols,
            "tidy": self.desk.tidy,
            "tests": self.desk.tests,
            "coverage": self.desk.coverage,
            "odds": self.desk.odds,
            "handler": self.desk.handler,
            "choices": self.choices,
            "begin": self.begin,
            "take_up": self.take_up,
            "answer": self.answer,
            "go_on": self._gone_on,
            "step": self.step,
            "play_on": self.play_on,
            "undo": self.undo,
            "asked": lambda: self.game.asked(),
            "look": lambda seat: self.game.look(seat),
            "story": lambda seat: self.game.story(seat),
            "page": lambda seat, word: self.game.page(seat, word),
            "card": lambda seat, path: self.game.open_card(seat, path),
            "save": lambda: self.game.save(),
        }

    @property
    def game(self) -> sitting.Sitting:
        """Return the game. Raises `ValueError` where none has begun."""
        if self.sitting is None:
            raise ValueError("no game has begun")
        return self.sitting

    def _set(self, wanted: str) -> tuple[CardSet, CardTexts]:
        """Return the cards of a shipped set by its id, those of the desk with ""."""
        if wanted:
            source = read_set(find_set(wanted))
            cards = loading.load_source(source)
        else:
            source = self.desk.checked().source
            cards = self.desk.cards()
        return cards, CardTexts(cards, lambda: plain_texts(source))

    def choices(self, set: str = "") -> Data:
        """Return what can be chosen before a game of a set begins."""
        cards, _ = self._set(set)
        own = [] if set else [list(card) for card in self.desk.own_cards()]
        agents = list(agent_names(cards))
        best = "heuristic" if "heuristic" in agents else "random"
        return {"settings": sitting.choices(cards), "agents": agents, "agent": best, "own": own}

    def _gone_on(self, moment: float | None, stop: bool = False) -> Data:
        """Have the agents play for a moment of seconds, to the next person without one."""
        self.game.go_on(moment, stop)
        return self.game.asked()

    def begin(self, set: str, wanted: Mapping[str, Any], moment: float | None = None) -> Data:
        """Begin a game of a set, and return who is asked."""
        cards, texts = self._set(set)
        own = self.desk.own_cards() if not set and wanted["first"] else []
        self.sitting, self.watching = sitting.begin(cards, texts, wanted, own), None
        return self._gone_on(moment)

    def take_up(
        self, set: str, text: str, wanted: Mapping[str, Any], moment: float | None = None
    ) -> Data:
        """Go on with a saved game, or open a journal to look at."""
        cards, texts = self._set(set)
        if is_journal(text):
            self.watching = Watching(cards, texts, text)
            return self.step(0, self.watching.seats[0])
        self.sitting, self.watching = sitting.take_up(cards, texts, text, wanted), None
        return self._gone_on(moment)

    def step(self, at: int, seat: int) -> Data:
        """Return the table of the journal that is open after so many answers, as a seat saw it.

        Raises `ValueError` where none is open.
        """
        if self.watching is None:
            raise ValueError("no journal is open")
        self.sitting, shown = self.watching.at(at, seat)
        return shown

    def play_on(self, at: int, wanted: Mapping[str, Any], moment: float | None = None) -> Data:
        """Play on from a place of the journal that is open. Raises `ValueError` where none is."""
        if self.watching is None:
            raise ValueError("no journal is open")
        self.sitting, self.watching = self.watching.taken_up(at, wanted), None
        return self._gone_on(moment)

    def answer(self, index: int, moment: float | None = None) -> Data:
        """Answer the question that is open."""
        if self.watching is not None:
            raise ValueError("a journal is only looked at")
        self.game.answer(index)
        return self._gone_on(moment)

    def undo(self, seat: int) -> Data:
        """Take back the last answer, which has to be that of a seat at the screen."""
        try:
            self.game.undo(seat)
        except NothingToUndo:
            raise ValueError("There is nothing to take back.") from None
        return self.game.asked()

    def call(self, name: str, arguments: str) -> str:
        """Return the answer to a call as JSON."""
        try:
            answer = self.calls[name](**json.loads(arguments))
        except NotYet as early:
            answer = {"refused": str(early)[:LONGEST], "line": early.line}
        except REFUSALS as refusal:
            answer = {"refused": str(refusal)[:LONGEST]}
        except Exception as fault:  # the page says so, and the next call is answered
            answer = {"fault": f"{type(fault).__name__}: {fault}"[:LONGEST]}
        return json.dumps(answer)


def opened(folder: str) -> Page:
    """Return a page whose card stands in a folder of its own."""
    os.makedirs(folder, exist_ok=True)  # noqa: PTH103
    os.chdir(folder)
    return Page()
