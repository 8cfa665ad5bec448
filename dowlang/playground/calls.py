"""Carry out the calls of a page: the name of one, its arguments as JSON, an answer as JSON.

What a card or a file is refused for comes back as `refused`, a sentence. A fault of ours comes back
as `fault`, and the page goes on.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Mapping
from contextlib import suppress
from importlib.util import find_spec
from typing import Any

from dowlang import __version__
from dowlang.agents import UnknownAgent, agent_help
from dowlang.cli.card_texts import CardTexts
from dowlang.engine import sittings, untrusted_input
from dowlang.engine.card_set import CardSet
from dowlang.engine.decisions import GameOver, IllegalAction, InvalidAnswer
from dowlang.engine.faults import EngineFault
from dowlang.engine.journal import NothingToUndo
from dowlang.engine.setup_options import SetUpRefused
from dowlang.engine.untrusted_input import SaveRefused
from dowlang.playground import game_session
from dowlang.playground.editor_session import EditorSession, NotYet
from dowlang.playground.not_possible import NotPossible
from dowlang.playground.page_data import Data
from dowlang.playground.page_words import PageWords, name_of_language
from dowlang.playground.replay_viewer import ReplayViewer, is_journal
from dowlang.project import NoSuchSet, loading
from dowlang.project.card_selection import standard_set
from dowlang.project.cards_of_saves import added_of, laid_out
from dowlang.project.printing.printed_sets import plain_texts
from dowlang.project.printing.translated_sets import SpokenSet, spoken
from dowlang.project.sets import SetSource, find_set, read_set, shipped_ids
from dowlang.service.renaming import Refused

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
    NotPossible,
    Refused,
)


class Page:
    """The two halves of a page: the editor's session, and that of a game once one has begun or a
    journal is looked at.
    """

    def __init__(self) -> None:
        self.editor = EditorSession()
        self.session: game_session.GameSession | None = None
        self.replay: ReplayViewer | None = None
        self._translated: tuple[tuple[str, str], SpokenSet] | None = (
            None  # the last language asked for
        )
        self.calls: dict[str, Callable[..., Data]] = {
            "version": lambda: {"version": __version__},
            "check": self.editor.check,
            "warm": self.editor.warm,
            "fixes": self.editor.fixes,
            "complete": self.editor.complete,
            "hover": self.editor.hover,
            "indent": self.editor.indent,
            "phrases": self.editor.phrases,
            "definition": self.editor.definition,
            "references": self.editor.references,
            "renamable": self.editor.renamable,
            "rename": self.editor.rename,
            "symbols": self.editor.symbols,
            "tidy": self.editor.tidy,
            "tests": self.editor.tests,
            "coverage": self.editor.coverage,
            "odds": self.editor.odds,
            "handler": self.editor.handler,
            "choices": self.choices,
            "begin": self.begin,
            "take_up": self.take_up,
            "answer": self.answer,
            "go_on": self._play_agents,
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
    def game(self) -> game_session.GameSession:
        """Return the game. Raises `NotPossible` where none has begun."""
        if self.session is None:
            raise NotPossible("no game has begun")
        return self.session

    def _source(self, wanted: str) -> tuple[CardSet, SetSource]:
        """Return the cards of a shipped set by its id, those of the editor with ""."""
        if wanted:
            source = read_set(find_set(wanted))
            return loading.load_source(source), source
        source = self.editor.checked().source  # it says the line of what is to be mended first
        return self.editor.cards(), source

    def _set(self, wanted: str, language: str = "") -> tuple[CardSet, CardTexts]:
        """Return cards and their texts, which are told in a language of the set."""
        return self._told(*self._source(wanted), language, as_written=not wanted)

    def _told(
        self, cards: CardSet, source: SetSource, language: str, as_written: bool
    ) -> tuple[CardSet, CardTexts]:
        """Return cards and their texts, told in a language of their set."""
        if not language:
            return cards, CardTexts(cards, lambda: plain_texts(source))
        key = (source.check_key, language)
        if self._translated is None or self._translated[0] != key:
            self._translated = key, spoken(cards, source, language, as_written=as_written)
        translated = self._translated[1]
        return cards, CardTexts(translated.cards, lambda: plain_texts(source), translated.texts)

    def choices(self, set: str = "", language: str = "") -> Data:
        """Return what can be chosen before a game of a set begins, and what a page says to who
        plays, in a language of the set.

        While the text has errors, it is what the standard set of its game lets choose, with what
        the game waits for.
        """
        waits: Data = {}
        try:
            cards, source = self._source(set)
        except NotYet as early:
            (source,) = standard_set(self.editor.game)
            cards = loading.load_source(source)
            waits = {"waits": str(early)[:LONGEST], "line": early.line}
        own = [] if set or waits else [list(card) for card in self.editor.own_cards()]
        agents = agent_help(cards)
        known = languages_of(cards, source)
        language = language if language in known else ""
        _, texts = self._told(cards, source, language, as_written=not (set or waits))
        return {
            **waits,
            "settings": game_session.choices(cards),
            "agents": [list(agent) for agent in agents.items()],
            "agent": "heuristic" if "heuristic" in agents else "random",
            "own": own,
            "language": language,
            "languages": [[code, name_of_language(code)] for code in ("", *known)],
            "words": PageWords(texts.cards.speech).all(),
        }

    def _play_agents(self, moment: float | None, stop: bool = False) -> Data:
        """Have the agents play until a person is asked, for `moment` seconds at most."""
        self.game.go_on(moment, stop)
        return self.game.asked()

    def begin(self, set: str, wanted: Mapping[str, Any], moment: float | None = None) -> Data:
        """Begin a game of a set, and return who is asked."""
        cards, texts = self._set(set, wanted.get("language", ""))
        own = self.editor.own_cards() if not set and wanted["first"] else []
        own.sort(key=lambda card: card[1] != wanted.get("card"))  # that of the cursor before others
        added = () if set else added_of(self.editor.checked().source)
        self.session, self.replay = game_session.begin(cards, texts, wanted, own, added), None
        return self._play_agents(moment)

    def take_up(
        self, set: str, text: str, wanted: Mapping[str, Any], moment: float | None = None
    ) -> Data:
        """Go on with a saved game, or open a journal to look at.

        It is played with the cards that it names or brings, and the set that is chosen only where
        it says nothing of them.
        """
        kept = sittings.sitting_of(untrusted_input.read_object(text))
        cards, source, is_own_text = self._source_of_file(set, text, kept)
        known = languages_of(cards, source)
        language = wanted["language"] if wanted.get("language") in known else ""
        cards, texts = self._told(cards, source, language, as_written=bool(source.added))
        words = PageWords(texts.cards.speech)
        told = words.format("its-own-text") + " " if is_own_text else ""
        spoken = {"words": words.all(), "language": language}
        if is_journal(text):
            replay = ReplayViewer(cards, texts, text, kept)
            replay.note = told + replay.note
            self.replay = replay
            return {**self.step(0, replay.seats[0]), **spoken}
        session = game_session.resume(cards, texts, text, kept, wanted)
        session.note = told + session.note
        self.session, self.replay = session, None
        return {**self._play_agents(moment), **spoken}

    def _source_of_file(
        self, set: str, text: str, kept: sittings.Sitting
    ) -> tuple[CardSet, SetSource, bool]:
        """Return the cards that a save or a journal is played with, and whether they are the
        text that it brings, which the card is no more.
        """
        if not kept.added:
            return *self._source(shipped_set_of(text) or set), False
        with suppress(NotYet, loading.CardErrors):
            cards, source = self._source("")
            if cards.hash == _set_of(text).get("hash"):
                return cards, source, False
        source = loading.source_of(laid_out(kept.added))
        return loading.load_source(source), source, True

    def step(self, at: int, seat: int) -> Data:
        """Return the table of the journal that is open after so many answers, as a seat saw it.

        Raises `NotPossible` where none is open.
        """
        if self.replay is None:
            raise NotPossible("no journal is open")
        self.session, shown = self.replay.at(at, seat)
        return shown

    def play_on(
        self, at: int, seat: int, wanted: Mapping[str, Any], moment: float | None = None
    ) -> Data:
        """Play on from a place of the journal that is open, which a seat looks at.

        Raises `NotPossible` where none is open.
        """
        if self.replay is None:
            raise NotPossible("no journal is open")
        self.session, self.replay = self.replay.resume_at(at, seat, wanted), None
        return self._play_agents(moment)

    def answer(self, index: int, moment: float | None = None) -> Data:
        """Answer the question that is open."""
        if self.replay is not None:
            raise NotPossible("a journal is only looked at")
        self.game.answer(index)
        return self._play_agents(moment)

    def undo(self, seat: int) -> Data:
        """Take back the last answer, which has to be that of a seat at the screen."""
        try:
            self.game.undo(seat)
        except NothingToUndo:
            raise NotPossible(self.game.words.format("nothing-to-undo")) from None
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


def languages_of(cards: CardSet, source: SetSource) -> tuple[str, ...]:
    """Return the languages in which games of a set can be told here: those of the sets it uses,
    and its own where it uses none.
    """
    manifests = [part.manifest for part in source.everything_used or (source,)]
    if not cards.ruleset.sentences or find_spec("fluent") is None:
        return ()
    every = [manifest.languages for manifest in manifests if manifest is not None]
    return tuple(code for code in every[0] if all(code in known for known in every))


def shipped_set_of(text: str) -> str:
    """Return the id of the shipped set that a save or a journal names, "" for another."""
    name = _set_of(text).get("name")
    return name if name in shipped_ids() else ""


def _set_of(text: str) -> Data:
    """Return what a save or a journal says of its set."""
    return untrusted_input.set_of(untrusted_input.read_object(text))


def opened(folder: str) -> Page:
    """Return a page whose card stands in a folder of its own."""
    os.makedirs(folder, exist_ok=True)  # noqa: PTH103
    os.chdir(folder)
    return Page()
