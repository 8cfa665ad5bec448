"""What else lies on a table, as pages of one PDF: made out of what a game declares and the cards
of a set. All of it becomes plain data for the template `table.typ`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass, replace
from typing import Any

from dowlang.publish.plain_text import outline_of
from dowlang.publish.rules_text.card_printer import CardPrinter
from dowlang.publish.rules_text.printed_card import PrintedCard
from dowlang.publish.rules_text.set_description import CardSource, SetInfo
from dowlang.publish.rules_text.text_runs import Run, plain
from dowlang.publish.sheets.faces import Block, Faces
from dowlang.publish.sheets.imposition import MARGIN, CutOut, Size, page_data, pages
from dowlang.publish.sheets.imposition import Layout as CardLayout
from dowlang.publish.sheets.typesetting import Typesetter
from dowlang.semantics.inheritance import written_out
from dowlang.source.text_forms import capitalised, without_accents
from dowlang.vocabulary.card_look import CardLook
from dowlang.vocabulary.table_look import AidLine, Facts, Roster, Standees, TableLook

PARTS = ("aid", "board", "pieces", "standees", "sheets", "booklets", "rosters")
"""The kinds of pages, in their order."""
STANDEE = Size(22, 84)  # laid flat: twice 34 high, and a foot of 8 at each end
SIDE = Size(84, 118)  # a side of a card that is laid open, before it is made larger
LARGER = 1.55


@dataclass(frozen=True, slots=True)
class NothingDeclared(LookupError):
    """Raised for a part that the game or the set has nothing for. Carries the parts there are."""

    part: str
    known: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class TableSet:
    """What the pages are made of: a set, its cards, how they look, and the facts of all cards that
    are in play with it.
    """

    info: SetInfo
    cards: Sequence[CardSource]
    look: CardLook
    table: TableLook
    facts: Sequence[Facts]


def table_pdf(given: TableSet, parts: Sequence[str], paper: Size) -> bytes:
    """Return the pages as a PDF, all parts where none is named.

    Raises `NothingDeclared` and `TypstMissing`.
    """
    look = given.look
    drawings = {icon.name: look.drawing(icon.name) for icon in look.icons}
    cards = tuple(replace(card, line=written_out(card.line)) for card in given.cards)
    printer = CardPrinter(given.info, cards)
    pictures = [card.picture for card in cards if card.picture]
    typesetter = Typesetter(given.info, drawings, printer.labels, pictures)
    maker = _Maker(given, printer, typesetter, paper)
    wanted = [name for name in PARTS if not parts or name in parts]
    made = {name: data for name in wanted if (data := maker.parts[name]())}
    printer.raise_for_missing()
    for part in parts:
        if part not in made:
            known = tuple(name for name in PARTS if name in made or maker.parts[name]())
            raise NothingDeclared(part, known)
    shown = [{"part": name, "data": data} for name, data in made.items()]
    pages_data = {
        "paper": {"w": paper.width, "h": paper.height, "margin": MARGIN + 5},
        "game": printer.labels.game(given.info.game),
        "credit": printer.labels.text("credit"),
        "parts": shown,
    }
    return typesetter.table(pages_data)


class _Maker:
    """Makes the data of each part. A part without anything is empty."""

    def __init__(
        self, given: TableSet, printer: CardPrinter, typesetter: Typesetter, paper: Size
    ) -> None:
        self.given, self.typesetter, self.paper = given, typesetter, paper
        self.labels = printer.labels
        self.faces = Faces(given.look, self.labels)
        self.printed = sorted(
            printer.printed(), key=lambda card: (card.kind.name, without_accents(card.name))
        )
        self.parts: dict[str, Callable[[], list[Any]]] = {
            "aid": self.aid,
            "board": self.board,
            "pieces": self.pieces,
            "standees": self.standees,
            "sheets": self.sheets,
            "booklets": self.booklets,
            "rosters": self.rosters,
        }

    def of_kind(self, kind: str) -> list[PrintedCard]:
        """Return the cards of a kind by their names."""
        return [card for card in self.printed if card.kind.name == kind]

    def aid(self) -> list[Any]:
        """Return the sections of the player aid."""
        return [
            {
                "title": self.labels.aid(number, 0, section.title),
                "numbered": section.numbered,
                "lines": [
                    self._aid_line(line, (number, place))
                    for place, line in enumerate(section.lines, 1)
                ],
            }
            for number, section in enumerate(self.given.table.aid, 1)
        ]

    def _aid_line(self, line: AidLine, place: tuple[int, int]) -> Block:
        text = self.labels.aid(*place, line.text)
        pieces = self.faces.marked.pieces((Run(text),))
        lead = self.labels.aid(*place, line.lead, lead=True)
        return {"lead": lead, "icons": list(line.icons), "runs": pieces}

    def board(self) -> list[Any]:
        """Return places, then tracks."""
        table = self.given.table
        places = table.places(self.given.facts) if table.places else ()
        out: list[Any] = [{"k": "place", **self._told(asdict(place))} for place in places]
        own = table.added_tracks(self.given.facts) if table.added_tracks else ()
        tracks = (*(table.tracks if out else ()), *own)
        return out + [{"k": "track", **self._told(asdict(track))} for track in tracks]

    def _told(self, data: dict[str, Any]) -> dict[str, Any]:
        """Return data of the table with its names, labels and notes in the language."""
        out = dict(data)
        for key, value in data.items():
            if key in ("name", "other_name", "label", "note"):
                out[key] = self.labels.short(value)
            elif isinstance(value, list | tuple) and value and isinstance(value[0], dict):
                out[key] = [self._told(each) for each in value]
        return out

    def pieces(self) -> list[Any]:
        """Return pages of pieces to cut out, each followed by the page of their other sides."""
        table = self.given.table
        found = (
            *table.pieces,
            *(table.added_pieces(self.given.facts) if table.added_pieces else ()),
        )
        out = []
        for size, round_ in dict.fromkeys((piece.size, piece.round) for piece in found):
            here = [piece for piece in found if (piece.size, piece.round) == (size, round_)]
            fronts = [number for number, piece in enumerate(here) for _ in range(piece.count)]
            cards = [CutOut(Size(size, size), number, number) for number in fronts]
            laid = pages(cards, CardLayout(self.paper, "long-edge", 1.5))
            kinds = [self._told(asdict(piece)) for piece in here]
            out += [
                {"page": page_data(page), "kinds": kinds, "size": size, "behind": bool(place % 2)}
                for place, page in enumerate(laid)
            ]
        return out

    def standees(self) -> list[Any]:
        """Return pages of standees to cut out and fold."""
        figures = [each for one in self.given.table.standees for each in self._figures(one)]
        cards = [CutOut(STANDEE, number, number) for number in range(len(figures))]
        laid = pages(cards, CardLayout(self.paper, "none", 0.5)) if cards else ()
        size = {"w": STANDEE.width, "h": STANDEE.height}
        return [{"page": page_data(page), "figures": figures, **size} for page in laid]

    def _figures(self, one: Standees) -> Iterator[Block]:
        look = {"icon": one.icon, "colour": one.colour}
        if one.kind:
            for card in self.of_kind(one.kind):
                yield {"name": card.name, "below": card.subtitle_line, **look}
        for _ in range(one.count):
            yield {"name": self.labels.short(one.name), "below": "", **look}

    def sheets(self) -> list[Any]:
        """Return cards with two sides, both sides of each."""
        out = []
        for kind in self.given.table.sheets:
            for card in self.of_kind(kind):
                both = [self.faces.front(card), self.faces.reverse(card)]
                foot = capitalised(self.labels.kind(card.kind))
                sides = [self._sized(face, foot) for face in both if face is not None]
                fitted = self.typesetter.fitted(sides)
                for face, fits in zip(sides, fitted, strict=True):
                    face["fitted"] = fits
                out.append({"name": card.name, "sides": sides, "larger": LARGER})
        return out

    def _sized(self, face: Block, foot: str) -> Block:
        size = {"w": SIDE.width, "h": SIDE.height}
        return {**face, **size, "foot": foot, "long": [], "deep": 1}

    def booklets(self) -> list[Any]:
        """Return cards as texts to read."""
        return [
            self.faces.front(card)
            for kind in self.given.table.booklets
            for card in self.of_kind(kind)
        ]

    def rosters(self) -> list[Any]:
        """Return tables of the cards of a kind."""
        out = []
        for roster in self.given.table.rosters:
            if cards := self.of_kind(roster.kind):
                rows = [self._row(card, roster) for card in cards]
                frame = self.given.look.frame(roster.kind)
                out.append(
                    {
                        "title": self.labels.short(roster.title),
                        "columns": [self.labels.clause(column) for column in roster.columns],
                        "copies": roster.copies,
                        "colour": frame.colour,
                        "rows": rows,
                    }
                )
        return out

    def _row(self, card: PrintedCard, roster: Roster) -> Block:
        said = {figure.key: figure.value for figure in card.body.figures}
        said |= {fact.key: plain(fact.text) for fact in card.body.facts}
        rules = [line.text for line in outline_of(card, self.labels)]
        facts = [fact for fact in card.body.facts if fact.key in roster.columns]
        behind = self.labels.behind
        shown = {f"{fact.label}{behind(fact.label)}{plain(fact.text)}" for fact in facts}
        return {
            "name": card.name,
            "below": card.subtitle_line,
            "signs": [self.faces.symbol(sign) for sign in card.signs],
            "cells": [said.get(column, "") for column in roster.columns],
            "copies": [[deal.title or deal.deck, str(deal.copies)] for deal in card.deals],
            "rules": [
                self.faces.marked.pieces((Run(text),)) for text in rules if text not in shown
            ],
        }
