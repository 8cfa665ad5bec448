"""View a replayed journal answer by answer: the table after each, as its seats saw it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, cast

from dowlang.cli.card_texts import CardTexts
from dowlang.cli.question_text import question_words
from dowlang.engine import replay
from dowlang.engine.card_set import CardSet
from dowlang.engine.game import Game
from dowlang.engine.journal import Journal, recorder_of
from dowlang.engine.screen_questions import asked
from dowlang.playground.game_session import GameSession
from dowlang.playground.page_data import Data
from dowlang.playground.page_words import PageWords

KEPT_EVERY = 20
"""Answers between two tables that are kept: the others are played from the one before."""

MARK = '"dowlang-journal/'
"""What a journal begins with, and a save does not."""


class ReplayViewer:
    """A journal replayed, every digest compared. Nobody plays: all of its seats can be seen."""

    def __init__(self, cards: CardSet, texts: CardTexts, text: str) -> None:
        self._cards, self._texts = cards, texts
        self.journal: Journal = replay.from_json(text, cards)
        again = replay.replay(self.journal, cards)
        record = recorder_of(again.game)
        self._answers = [(int(question[1]), index) for question, index in record.answers]
        self._event_counts = [
            *record.marks,
            len(record.events),
        ]  # events before each answer, and at last
        self._events = list(record.events)
        self._kept = {0: record.start}
        self.seats = sorted({seat for seat, _ in self._answers}) or [0]
        self._words = PageWords(texts.cards.speech)
        self.note = (
            self._words.format("differs", difference=str(again.difference))
            if again.difference
            else self._words.format("replayed", number=len(self._answers))
        )

    def __len__(self) -> int:
        return len(self._answers)

    def game_at(self, number: int) -> Game:
        """Return the game after so many answers, a copy of its own, with what it has told."""
        first = max(at for at in self._kept if at <= number)
        game = cast("Game", self._kept[first].clone())
        for at in range(first, number):
            game.choose(self._answers[at][1])
            if (at + 1) % KEPT_EVERY == 0 and at + 1 not in self._kept:
                self._kept[at + 1] = game.clone()
        game.log = self._events[: self._event_counts[number]]
        game.cards = self._texts.cards  # the same in the language of whoever looks
        return game

    def at(self, number: int, seat: int) -> tuple[GameSession, Data]:
        """Return the table after so many answers as a seat saw it, and what is to be shown of it.

        Raises `ValueError` for a number or a seat that the journal does not have.
        """
        if not 0 <= number <= len(self) or seat not in self.seats:
            raise ValueError(f"the journal has {len(self)} answers and the seats {self.seats}")
        everybody = frozenset(self.seats)
        session = GameSession(self.game_at(number), self._texts, everybody, "random", 0, self.note)
        answered: Data = {"who": -1, "asked": "", "said": ""}
        if number:
            before = self.game_at(number - 1)
            who, index = self._answers[number - 1]
            answered = {
                "who": who,
                "asked": question_words(before, asked(before)),
                "said": before.decision.options[index].text,
            }
            earlier = GameSession(before, self._texts, everybody, "random", 0)
            session.lines_shown[seat] = len(earlier.story(seat)["lines"])
        shown = {
            **session.look(seat),
            "question": None,
            "watched": {"at": number, "of": len(self), "seats": self.seats, **answered},
        }
        return session, shown

    def resume_at(self, number: int, wanted: Mapping[str, Any]) -> GameSession:
        """Return the game after so many answers to play on from, with its journal so far."""
        game = replay.replay(self.journal, self._cards, until=number).game
        seed = self.journal.setup.seed if self.journal.setup else 0
        people = frozenset(wanted["people"])
        game.told_by(self._texts.cards)
        note = self._words.format("taken-up", number=number, all=len(self))
        return GameSession(game, self._texts, people, str(wanted["agent"]), seed, note)


def is_journal(text: str) -> bool:
    """Return True if a text is a journal and no save."""
    return MARK in text[:200]
