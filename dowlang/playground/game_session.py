"""A game in a page, with the people at the screen and the agents beside them.

What a page is given of a game comes from the view of one seat. With several people at one screen
nothing of a seat is given before that seat asks for it.
"""

from __future__ import annotations

from collections.abc import Generator, Mapping, Sequence
from dataclasses import dataclass, field
from time import monotonic
from typing import Any

from dowlang.agents import Agent
from dowlang.agents.asking import answering
from dowlang.agents.registry import make
from dowlang.cli.card_texts import CardTexts
from dowlang.cli.question_text import how_many, option_entry, question_words, who_is_meant
from dowlang.cli.terminal_words import words_of
from dowlang.engine import replay
from dowlang.engine.card_set import CardSet
from dowlang.engine.game import Game
from dowlang.engine.journal import NothingToUndo, Recorder
from dowlang.engine.plain_story import story
from dowlang.engine.screen_declarations import CardLine
from dowlang.engine.screen_questions import (
    Asked,
    asked,
    asking_card,
    overview_of,
    page_help,
    purpose,
    taken_so_far,
)
from dowlang.engine.setup_options import InvalidSetting
from dowlang.engine.sittings import AddedFile, Sitting, seated
from dowlang.playground.cards_dealt_first import game_with_first
from dowlang.playground.not_possible import NotPossible
from dowlang.playground.page_data import Data
from dowlang.playground.page_words import PageWords
from dowlang.playground.seats import sat_down, seats_of, who_sits

SEED_OF_AGENTS = 0
"""Seed of the agents of a game that is taken up from a save, which holds none."""


@dataclass(slots=True)
class GameSession:
    """One game. `sitting` says who has each seat, from 0. `note` says how it began, until the
    second turn of a seat since: `began` counts what had happened by then. `told` is the story by
    seat, as it was told last.
    """

    game: Game
    texts: CardTexts
    sitting: Sitting
    seed: int
    note: str = ""
    told: dict[int, list[str]] = field(default_factory=dict)
    began: int = 0
    agents: dict[int, Agent] = field(default_factory=dict)
    pending: Generator[None, None, int] | None = None
    stop_searching: bool = False

    def __post_init__(self) -> None:
        self.began = len(self.game.log or [])

    # ---- going on
    def go_on(self, moment: float | None = None, stop: bool = False) -> None:
        """Have the agents play until a person is asked or the game is over, for `moment` seconds at
        most. After those `thinking` tells whose agent has not answered yet.

        With `stop` no agent searches on before the next person is asked: each takes what it has
        found, or what its guide says.
        """
        self.stop_searching = self.stop_searching or stop
        until = None if moment is None else monotonic() + moment
        while not self.game.is_over and (seat := self.game.stack[-1][1]) not in self.people:
            if self.pending is None:
                self.pending = self._answering(seat)
            try:
                next(self.pending)
            except StopIteration as done:
                self.pending = None
                self.game.choose(done.value)
            if until is not None and monotonic() > until:
                break
        else:
            self.stop_searching = False

    def _answering(self, seat: int) -> Generator[None, None, int]:
        """Return the answer of an agent, made step by step."""
        if seat not in self.agents:
            name = self.sitting.seats[seat]
            self.agents[seat] = make(name, self.game.cards, self.seed, seat)
        return answering(self.agents[seat], self.game, lambda: self.stop_searching)

    @property
    def people(self) -> frozenset[int]:
        """Return the seats at the screen, from 0."""
        return self.sitting.people

    @property
    def words(self) -> PageWords:
        """Return what says the sentences of the page in the language of the game."""
        return PageWords(self.game.cards.speech)

    @property
    def thinking(self) -> int:
        """Return the seat whose agent is not done yet, -1 where a person is asked."""
        game = self.game
        waits = not game.is_over and game.stack[-1][1] not in self.people
        return int(game.stack[-1][1]) if waits else -1

    def answer(self, index: int) -> None:
        """Answer the question of the person who is asked. `go_on` lets the agents play on."""
        if self.thinking >= 0:
            raise NotPossible("another seat is still asked")
        self.game.apply(index)

    @property
    def answered_last(self) -> int:
        """Return the seat of the last answer of a person, -1 for none."""
        recorder = self.game.recorder  # a table of a journal that is looked at has none
        answers = recorder.answers if isinstance(recorder, Recorder) else []
        seats = (int(question[1]) for question, _ in reversed(answers))
        return next((seat for seat in seats if seat in self.people), -1)

    def undo(self, seat: int) -> None:
        """Take back the last answer of a person, which has to be that of a seat.

        Raises `NothingToUndo`, and `NotPossible` where another person has answered since.
        """
        if (last := self.answered_last) not in (-1, seat):
            raise NotPossible(self.words.format("not-yours", number=last + 1))
        self.pending = None
        self.game.undo()
        try:
            while self.game.stack[-1][1] not in self.people:
                self.game.undo()
        except NothingToUndo:
            self.go_on()
            raise

    # ---- what a seat sees
    def asked(self) -> Data:
        """Return who is asked, and nothing that only they may know."""
        over = self.game.is_over
        return {
            "over": over,
            "seat": -1 if over else int(self.game.stack[-1][1]),
            "thinking": self.thinking,
            "people": sorted(self.people),
            "answered_last": self.answered_last,
            "game": self.game.cards.ruleset.name,
            "note": self.note,
            "seed": self.seed,
            "digest": self.game.digest if over else "",
        }

    def look(self, seat: int) -> Data:
        """Return all that a seat at the screen sees: the table, the news, its question.

        Raises `NotPossible` for a seat that an agent has.
        """
        if seat not in self.people:
            raise NotPossible(f"seat {seat + 1} is not at the screen")
        game, cards = self.game, self.game.cards
        screen, view = cards.ruleset.screen, game.view(seat)
        said = cards.ruleset.sentences
        story = self._story(seat)
        shown = _same_lines(self.told.get(seat, []), story)
        self.told[seat] = story
        drawing = screen.drawn(cards, view) if screen and screen.drawn else None
        mine = not game.is_over and game.stack[-1][1] == seat
        own = cards.speech.said("you-mark").strip() if "you-mark" in said else "(you)"
        return {
            **self.asked(),
            "you": seat,
            "own": own,
            "note": self.note if self._is_first_turn(seat) else "",
            "status": screen.status(cards, view) if screen else "",
            "table": _to_json(drawing),
            "heard": shown,
            "news": story[shown:],
            "pages": [
                [page.word, page_help(cards, page), self._button(page.word)]
                for page in (screen.pages if screen else ())
            ],
            "question": self._question(view, seat) if mine else None,
            "result": _to_json(game.result) if game.is_over else None,
            "ending": _last_part(story) if game.is_over else [],
        }

    def _is_first_turn(self, seat: int) -> bool:
        """Return True until the second turn of a seat since this session began."""
        log, ruleset = self.game.log or [], self.game.cards.ruleset
        began = (ruleset.event_number.get(ruleset.turn_begins, -1), seat)
        places = [place for place, event in enumerate(log) if event[:2] == began]
        return len(places) <= max(1, sum(place < self.began for place in places))

    def _button(self, word: str) -> str:
        """Return what the button of a page says: the word for it in the language."""
        cards = self.game.cards
        id = f"draws-page-{word}"
        return cards.speech.said(id) if id in cards.ruleset.sentences else word

    def _story(self, seat: int) -> list[str]:
        return list(story(self.game.cards, self.game.log or [], seat))

    def story(self, seat: int) -> Data:
        """Return the whole story as a seat may know it."""
        return {"lines": self._story(seat)}

    def _question(self, view: Any, seat: int) -> Data:
        game, question = self.game, asked(self.game)
        path, line = asking_card(game, question)
        sentence = self.texts.line(path, line) if path else ""
        return {
            "kind": question.kind,
            "words": question_words(game, question),
            "purpose": purpose(game, question),
            "several": how_many(
                taken_so_far(game, question),
                question.low,
                question.high,
                words_of(game.cards.speech),
            ),
            "card": self.card(path) if path else None,
            "sentence": sentence if question.kind != "option" else "",
            "meant": who_is_meant(game, self.texts, seat, question, path, sentence) if path else "",
            "options": self._options(view, question),
        }

    def _options(self, view: Any, question: Asked) -> list[Data]:
        game, decision = self.game, self.game.decision
        screen, out = game.cards.ruleset.screen, []
        for option in decision.options:
            entry = option_entry(game, self.texts, view, decision, option.index, question)
            touched = (
                screen.touched(game.cards, view, option.answer) if screen and screen.touched else ()
            )
            out.append(
                {
                    "index": option.index,
                    "said": option.text,
                    "text": entry.text,
                    "heading": entry.heading,
                    "facets": [[*facet] for facet in entry.facets],
                    "about": entry.about or (self.texts.brief(entry.card) if entry.card else ""),
                    "rank": entry.rank,
                    "last": entry.last,
                    "touched": sorted({f"{noun}:{number}" for noun, number in touched}),
                }
            )
        return out

    def card(self, path: str) -> Data:
        """Return a card as it is printed. Raises `KeyError` for a path that is no card."""
        facts, text = self.game.cards.paths[path], self.texts.of(path)
        return {
            "path": path,
            "name": str(facts["name"]),
            "kind": str(facts["kind"]),
            "called": text.called if text else str(facts["kind"]),
            "head": list(text.head) if text else [],
            "flavor": str(facts.get("flavor") or ""),
            "trigger": text.trigger if text else "",
            "rules": [[row.depth, row.text] for row in text.rules] if text else [],
        }

    def open_card(self, seat: int, path: str) -> Data:
        """Return a card that lies open to a seat at the screen. Raises `NotPossible` for others."""
        screen = self.game.cards.ruleset.screen
        view = self.game.view(seat) if seat in self.people else None
        if screen is None or view is None:
            raise NotPossible("no such card lies open")
        if path not in screen.open_cards(self.game.cards, view):
            raise NotPossible("no such card lies open to this seat")
        return self.card(path)

    def page(self, seat: int, word: str) -> Data:
        """Return a page that the ruleset has for a seat at the screen, line by line."""
        cards, screen = self.game.cards, self.game.cards.ruleset.screen
        if screen is None or seat not in self.people:
            raise NotPossible("there is no such page")
        if word == "rules":
            told = overview_of(cards, self.game.view(seat))
            return {"lines": [[line, None] for line in told]}
        view = self.game.view(seat)
        for page in screen.pages:
            if page.word == word:
                lines = [
                    [line.after, self.card(line.path)]
                    if isinstance(line, CardLine)
                    else [line, None]
                    for line in page.lines(cards, view)
                ]
                return {"lines": lines}
        raise NotPossible(f"there is no page `{word}`")

    # ---- files
    def save(self) -> Data:
        """Return the whole table as a file, and the journal as another."""
        return {
            "save": self.game.to_json(self.sitting),
            "journal": replay.to_json(self.game.journal, self.game.cards, self.sitting),
        }


def begin(
    cards: CardSet,
    texts: CardTexts,
    wanted: Mapping[str, Any],
    own: Sequence[tuple[str, str]] = (),
    added: tuple[AddedFile, ...] = (),
) -> GameSession:
    """Return a new game with the people and settings that a page asks for, at its first question.

    It is told by the cards of the texts, which may be the same in another language. `own` are kind
    and name of the cards that shall come first, `added` the text that they stand in. Raises
    `SetUpRefused` and `UnknownAgent`.
    """
    settings = {name: value for name, value in wanted["settings"].items() if value != ""}
    people, seed = frozenset(wanted["people"]), int(wanted["seed"])
    words = PageWords(texts.cards.speech)
    game, note = game_with_first(cards, seed, settings, own, min(people, default=0), words)
    game.told_by(texts.cards)
    sitting = Sitting(seated(people, [str(wanted["agent"])], seats_of(game)), added)
    return GameSession(game, texts, sitting, seed, note)


def resume(
    cards: CardSet, texts: CardTexts, text: str, kept: Sitting, wanted: Mapping[str, Any]
) -> GameSession:
    """Return the game of a save, with the people and agents that it keeps, and those that a page
    asks for where it keeps none. Raises `SaveRefused`.
    """
    game, words = Game.from_json(text, cards), PageWords(texts.cards.speech)
    game.told_by(texts.cards)
    sitting, known = sat_down(game, kept, wanted)
    setup = game.journal.setup
    note = who_sits(sitting.seats, words)
    if not known:
        note = words.format("seats-unknown") + f" {note}"
    return GameSession(game, texts, sitting, setup.seed if setup else SEED_OF_AGENTS, note)


def choices(cards: CardSet) -> list[Data]:
    """Return the settings of the set's game that a page offers, with their values."""
    out = []
    for setting in cards.ruleset.settings:
        values = list(setting.choices(cards)) if setting.choices else []
        if setting.kind == "int":
            values = [str(number) for number in range(setting.low, setting.high + 1)]
        if len(values) > 1:
            out.append(
                {
                    "name": setting.name,
                    "help": setting.help,
                    "values": values,
                    "value": str(setting.default),
                    "number": setting.kind == "int",
                }
            )
    return out


def _same_lines(one: Sequence[str], other: Sequence[str]) -> int:
    """Return with how many lines that are the same two stories begin. The last line of a story may
    become another one: `1 zombie goes` is `2 zombies go` when the next one has gone.
    """
    places = range(min(len(one), len(other)))
    return next((at for at in places if one[at] != other[at]), len(places))


def _last_part(story: Sequence[str]) -> list[str]:
    """Return what is told under the last heading of a story, which stands at the margin."""
    heads = [place for place, line in enumerate(story) if line[:1].strip()]
    return list(story[heads[-1] :]) if heads else list(story)


def _to_json(value: Any) -> Any:
    """Return a drawing as data for JSON, named tuples as objects."""
    if hasattr(value, "_asdict"):
        return {name: _to_json(each) for name, each in value._asdict().items()}
    if isinstance(value, tuple | list):
        return [_to_json(each) for each in value]
    if isinstance(value, dict):
        return {str(key): _to_json(each) for key, each in value.items()}
    return value


__all__ = ["GameSession", "InvalidSetting", "begin", "choices", "resume"]
