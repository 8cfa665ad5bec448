"""A card as it is printed: title, marks, figures, facts, flavor, trigger, panels of rules.

The same for every format and every game.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from dowlang.publish.rules_text.kind_clauses import key_of_pattern
from dowlang.publish.rules_text.passages import Passage
from dowlang.publish.rules_text.set_description import Picture
from dowlang.publish.rules_text.text_runs import Runs
from dowlang.vocabulary import CardKind


@dataclass(frozen=True, slots=True)
class Figure:
    """A number with its word: `influence`, `44`.

    `key` is the word in the card file, in whatever language the label is.
    """

    label: str
    value: str
    key: str = ""


@dataclass(frozen=True, slots=True)
class Fact:
    """A labelled line: `At`, `“Library” or the colony`.

    `symbols` stand in place of the text where the line is made of them, and for a picture where one
    of several is enough (`one_is_enough`): the text says so. `key` is the label in the card file.
    `on_copies` is what stands on each copy in place of the text, where they are not alike.
    """

    label: str
    text: Runs
    symbols: tuple[str, ...] = ()
    one_is_enough: bool = False
    aim: Runs = ()  # a goal: what must hold
    key: str = ""
    on_copies: tuple[Runs, ...] = ()


@dataclass(frozen=True, slots=True)
class Panel:
    """A part of a card. The card itself is the outermost one.

    `note` is what follows the heading's word. `key` is the heading's word in the card file.

    Rules between panels are panels without a title, so that everything stands in the order it was
    written.
    """

    title: str = ""
    note: Runs = ()
    figures: tuple[Figure, ...] = ()
    facts: tuple[Fact, ...] = ()
    passages: tuple[Passage, ...] = ()
    panels: tuple[Panel, ...] = ()
    key: str = ""


@dataclass(frozen=True, slots=True)
class Deal:
    """The number of copies in a deck.

    `target` is the anchor of the card the deck is named after.
    """

    deck: str
    title: str
    copies: int
    target: str


@dataclass(frozen=True, slots=True)
class PrintedCard:
    """One card, ready for a template.

    `subtitles` stand under the name (occupation, kind of person), in `subtitle_line` all of them. A
    deck that the card names is none of them: it stands with the copies in it (`deals`). `of_decks`
    is what it is called. `override` is the author's own rules text, None where it is generated.
    """

    anchor: str
    kind: CardKind
    name: str
    path: str
    marks: tuple[str, ...]
    subtitles: tuple[str, ...]
    subtitle_line: str
    of_decks: tuple[str, ...]
    # (enumeration, value): what the index of symbols is made of
    symbols: tuple[tuple[str, str], ...]
    signs: tuple[str, ...]  # symbols printed in the head of the card
    deals: tuple[Deal, ...]
    flavor: str
    trigger: Runs
    body: Panel
    override: str | None
    picture: Picture | None = None

    @property
    def figures(self) -> tuple[Figure, ...]:
        """Return the figures of its head without the number of copies, which its deals tell."""
        counts = {key_of_pattern(clause.pattern) for clause in self.kind.clauses if clause.counts}
        return tuple(figure for figure in self.body.figures if figure.key not in counts)

    @property
    def unlike_copies(self) -> int:
        """Return how many copies have a face of their own, 0 where all are alike."""
        return max((len(fact.on_copies) for fact in self.body.facts), default=0)

    def copy(self, number: int) -> PrintedCard:
        """Return the card as one of its unlike copies is printed. The first is number 1."""
        facts = tuple(
            replace(fact, text=fact.on_copies[number - 1]) if fact.on_copies else fact
            for fact in self.body.facts
        )
        return replace(self, body=replace(self.body, facts=facts))

    @property
    def copies(self) -> int:
        """Return copies in all decks."""
        return sum(deal.copies for deal in self.deals)
