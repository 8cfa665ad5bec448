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
from dowlang.engine.sittings import PERSON, Sitting, seated
from dowlang.playground.game_session import GameSession
from dowlang.playground.not_possible import NotPossible
from dowlang.playground.page_data import Data
from dowlang.playground.page_words import PageWords
from dowlang.playground.seats import sat_down, seats_of, who_sits

KEPT_EVERY = 20
"""Answers between two tables that are kept: the others are played from the one before."""

MARK = '"dowlang-journal/'
"""What a journal begins with, and a save does not."""


class ReplayViewer:
    """A journal replayed, every digest compared. Nobody plays: all of its seats can be seen."""

    def __init__(self, cards: CardSet, texts: CardTexts, text: str, sitting: Sitting) -> None:
        self._cards, self._texts, self._sitting = cards, texts, sitting
        self.journal: Journal = replay.from_json(text, cards)
        again = replay.replay(self.journal, cards)
        record = recorder_of(again.game)
        self._answers = [(int(question[1]), index) for question, index in record.answers]
        # events before each answer, and at last
        self._event_counts = [
            *record.marks,
            len(record.events),
        ]
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

        Raises `NotPossible` for a number or a seat that the journal does not have.
        """
        if not 0 <= number <= len(self) or seat not in self.seats:
            raise NotPossible(f"the journal has {len(self)} answers and the seats {self.seats}")
        session = self._session(self.game_at(number))
        answered: Data = {"who": -1, "asked": "", "said": self._beginning()}
        if number:
            before = self.game_at(number - 1)
            who, index = self._answers[number - 1]
            answered = {
                "who": who,
                "asked": "",
                "said": self._words.format("another-answers", number=who + 1),
            }
            if who == seat:
                answered["asked"] = question_words(before, asked(before))
                answered["said"] = before.decision.options[index].text
            earlier = self._session(before)
            session.told[seat] = earlier.story(seat)["lines"]
        look = session.look(seat)
        if number and answered["who"] != seat and not look["news"]:
            answered["said"] = self._words.format("nothing-seen", number=answered["who"] + 1)
        shown = {
            **look,
            "question": None,
            "watched": {"at": number, "of": len(self), "seats": self.seats, **answered},
        }
        return session, shown

    def _beginning(self) -> str:
        return self._words.format("set-up" if self.journal.setup else "taken-up-here")

    def _session(self, game: Game) -> GameSession:
        """Return a table that is only looked at, by all seats."""
        everybody = self._sitting._replace(seats=(PERSON,) * (max(self.seats) + 1))
        return GameSession(game, self._texts, everybody, 0, self.note)

    def resume_at(self, number: int, seat: int, wanted: Mapping[str, Any]) -> GameSession:
        """Return the game after so many answers to play on from, with its journal so far.

        Of several people who played it each has their seat again. Else whoever looks at it sits
        down at the seat that is shown.
        """
        game = replay.replay(self.journal, self._cards, until=number).game
        seed = self.journal.setup.seed if self.journal.setup else 0
        game.told_by(self._texts.cards)
        kept = self._sitting
        if len(kept.people) < 2:
            agents = [wanted["agent"] if name == PERSON else name for name in kept.seats]
            seats = agents or [str(wanted["agent"])] * seats_of(game)
            kept = kept._replace(seats=seated(frozenset({seat}), seats, len(seats)))
        sitting, _ = sat_down(game, kept, wanted)
        note = self._words.format("taken-up", number=number, all=len(self))
        note = f"{note} {who_sits(sitting.seats, self._words)}"
        return GameSession(game, self._texts, sitting, seed, note)


def is_journal(text: str) -> bool:
    """Return True if a text is a journal and no save."""
    return MARK in text[:200]
