"""Declare a ruleset's screen for a person at a terminal: questions, arrangement of options, pages.

Everything here is given a view, never the game, so a screen can show nothing that the seat may not
see. The command line has the commands, wraps, colours and numbers the lines, and prints cards. A
ruleset without a screen gets plain lists.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from types import MappingProxyType
from typing import Generic, NamedTuple, TypeVar

from dowlang.engine.drawing_declarations import Drawing
from dowlang.engine.frames import Answer
from dowlang.engine.views import View

C = TypeVar("C")  # the set of cards


class Closed(NamedTuple):
    """What a person may look for among the answers of a facet and cannot take now: its place among
    them (from 0), its words, and why. It keeps its place, so that the others keep their numbers.
    """

    place: int
    text: str
    why: str


class Facet(NamedTuple):
    """One thing that is still open once an action is chosen: `With which die?`, and what this
    option has there.

    `typed` is what a person types for it when it is a number that stands for itself. `closed` is
    what cannot be taken there now, the same for all options of one action.
    """

    question: str
    text: str
    typed: str = ""
    closed: tuple[Closed, ...] = ()


class Entry(NamedTuple):
    """The place of an option on the screen: its heading, its words, and the question after them.

    `card` is the path of a card whose rules text belongs behind the words, `about` is what else
    stands there. Headings stand by
    `rank`, then by their words. `last` puts the option below them all.
    """

    text: str
    heading: str = ""
    facets: tuple[Facet, ...] = ()
    card: str = ""
    about: str = ""
    rank: int = 0
    last: bool = False


class CardLine(NamedTuple):
    """A line of a page that is a card: its name, words behind it, and its rules text below.

    `whole`: with the flavor. `brief`: the rules text in one line.
    """

    path: str
    after: str = ""
    whole: bool = False
    brief: bool = False


Lines = Iterable["str | CardLine"]


class Page(NamedTuple, Generic[C]):
    """A page that is looked at by its word, such as `hand`.

    `lines(cards, view)` gives it. A line without indentation is a heading.
    """

    word: str
    help: str
    lines: Callable[[C, View], Lines]


class Screen(NamedTuple, Generic[C]):
    """One game's declarations."""

    questions: Mapping[str, str]  # kind of question -> what is asked: `Which card?`
    purposes: Mapping[str, str]  # step that waits for an answer -> what the answer is for
    entry: Callable[[C, View, Answer], Entry]  # of every option
    status: Callable[[C, View], str]  # one line above the actions of a turn
    pages: tuple[Page[C], ...]
    # event -> its field that holds the card which is then put before the players
    laid_open: Mapping[str, str]
    named: Callable[[C, str, int], str]  # (cards, noun, number) -> the piece as a purpose names it
    # (view, kind of card) -> the section of its text that is in play, or "" for all of it
    side: Callable[[View, str], str]
    # (cards, noun, number) -> path of the card that it is, or ""
    piece: Callable[[C, str, int], str]
    open_cards: Callable[[C, View], Iterable[str]]  # paths of the cards that lie open to the seat
    overview: tuple[str, ...] | Callable[[C, View], tuple[str, ...]]
    """The game on one page, for who has never played it, as this game is played if it differs."""
    legend: tuple[tuple[str, str], ...]  # signs and short words with what they mean
    drawn: Callable[[C, View], Drawing] | None = None  # the table for a page, if it can be drawn
    touched: Callable[[C, View, Answer], Iterable[tuple[str, int]]] | None = None
    """The pieces (noun, number) of the drawing that an option is about."""
    step_questions: Mapping[str, str] = MappingProxyType({})
    """Step that waits for an answer -> what is asked, where that of the kind does not say it."""
    several_fit: str = ""
    """Purpose of a choice that a card leaves to the arbiter: it speaks of one, and several fit."""
    read_to: Mapping[str, str] = MappingProxyType({})
    """Step that waits while a card is carried out, with the player to whom it is read out and the
    card -> the noun of the card."""

    def on_one_page(self, cards: C, view: View) -> tuple[str, ...]:
        """Return the game on one page, as the seat of a view plays it."""
        return self.overview(cards, view) if callable(self.overview) else self.overview
