"""The decks of a set to cut out: from its folder through the checks to the publisher's sheets."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

from dowlang import publish
from dowlang.diagnostics import Diagnostic, codes
from dowlang.project import cache, pipeline
from dowlang.project.artwork.pictures import named_in
from dowlang.project.artwork.typst_templates import templates_of
from dowlang.project.card_selection import gather
from dowlang.project.loading import CardErrors, load_source
from dowlang.project.printing.printed_sets import cards_of, checked_for, info_of
from dowlang.project.ruleset_registry import card_look, table_look
from dowlang.project.sets import SetSource
from dowlang.publish import sheets
from dowlang.publish.plain_text import lines_of
from dowlang.records import dataclass
from dowlang.source.spans import Span
from dowlang.syntax.ast import Line

FORMATS = ("pdf", "png")
MOST_SHOWN = 8  # letters that a finding names


class FaceMemory:
    """Faces typeset before, in the user's cache."""

    def kept(self, key: str) -> Any:
        """Return what was kept, or None."""
        return cache.kept("faces", f"{key}.json")

    def keep(self, data: str, key: str) -> None:
        """Keep a text for another time."""
        cache.keep(data, "faces", f"{key}.json")


@dataclass(frozen=True, slots=True)
class PrintedSet:
    """The measured cards of one set."""

    id: str
    name: str
    deck: sheets.MeasuredCards
    printer: publish.CardPrinter

    def texts(self) -> dict[str, str]:
        """Return the rules of all cards as plain lines, by their anchors."""
        labels = self.printer.labels
        return {card.anchor: "\n".join(lines_of(card, labels)) for card in self.printer.printed()}


def decks(
    paths: Sequence[Path], choice: sheets.PrintSelection, language: str = ""
) -> list[PrintedSet]:
    """Return the chosen cards of every set that the paths speak of, measured.

    Raises `CardErrors` for a set that does not check or a card that does not fit, `NoSuchDeck`,
    `TypstMissing`, and what a language lacks as `printed_sets.references`.
    """
    out = []
    for source, asked in gather(list(paths)):
        checked = checked_for(source, language)
        cards = tuple(cards_of(checked, language, asked))
        look = card_look(checked.manifest.ruleset)
        info = _with_templates(info_of(checked, language), source)
        made = sheets.measured_cards(info, look, cards, choice, FaceMemory())
        found = [
            *_damaged(made.damaged, checked),
            *_findings(made.overflows, checked, language),
            *_without_font(made.unprinted, checked),
        ]
        if found:
            raise CardErrors(found, checked.sources)
        printer = publish.CardPrinter(info, cards)
        out.append(PrintedSet(checked.manifest.id, info.name, made, printer))
    return out


def tables(
    paths: Sequence[Path], parts: Sequence[str], paper: sheets.Size, language: str = ""
) -> dict[str, bytes]:
    """Return what else lies on the table as a PDF, for each set that the paths speak of by its id.

    Raises `CardErrors`, `NoLook`, `NothingDeclared`, `TypstMissing`, and what a language lacks as
    `printed_sets.references`.
    """
    out = {}
    for source, asked in gather(list(paths)):
        checked = checked_for(source, language)
        given = table_of(checked, asked, language)
        out[checked.manifest.id] = sheets.table_pdf(given, parts, paper)
    return out


def table_of(
    checked: pipeline.CheckedSet, asked: frozenset[str] | None = None, language: str = ""
) -> sheets.TableSet:
    """Return what the pages of a set's table are made of. Raises `NoLook`."""
    ruleset = checked.manifest.ruleset
    return sheets.TableSet(
        _with_templates(info_of(checked, language), checked.source),
        tuple(cards_of(checked, language, asked)),
        card_look(ruleset),
        table_look(ruleset),
        load_source(checked.source).facts,
    )


def _with_templates(info: publish.SetInfo, source: SetSource) -> publish.SetInfo:
    """Return the set's description with the templates in its folder. Raises `TemplateRefused`."""
    return info if source.added else replace(info, templates=templates_of(source.folder))


def _findings(
    overflows: Sequence[sheets.Overflow], checked: pipeline.CheckedSet, language: str
) -> Iterator[Diagnostic]:
    told_of = f" in `{language}`" if language else ""
    places = _places(checked)
    told_once = {places[one.kind, one.slug]: one for one in overflows}
    for (file, span), found in sorted(told_once.items(), key=lambda each: str(each[0])):
        yield codes.CARD_TOO_SMALL.at(
            file,
            span,
            card=found.name,
            size=str(found.size),
            over=told(found) + told_of,
            kind=found.kind,
        )


def _without_font(
    unprinted: Sequence[sheets.Unprinted], checked: pipeline.CheckedSet
) -> Iterator[Diagnostic]:
    places = _places(checked)
    for one in sorted(unprinted, key=lambda each: str(places[each.kind, each.slug])):
        file, span = places[one.kind, one.slug]
        shown = one.letters[:MOST_SHOWN]
        more = f" and {len(one.letters) - len(shown)} more" if len(one.letters) > len(shown) else ""
        yield codes.LETTERS_WITHOUT_FONT.at(
            file,
            span,
            card=one.name,
            letters=", ".join(f"`{letter}`" for letter in shown) + more,
            be="is" if len(one.letters) == 1 else "are",
        )


def _damaged(cards: Sequence[sheets.Damaged], checked: pipeline.CheckedSet) -> Iterator[Diagnostic]:
    lines = {place: named_in(line) for place, line in _lines(checked).items()}
    places = _places(checked)
    for one in cards:
        file, span = places[one.kind, one.slug]
        named = lines[file, span.line]
        assert named is not None  # the picture that is damaged
        wrong = f"is damaged: {one.reason}"
        yield codes.PICTURE_UNUSABLE.at(file, named.span, path=named.value, wrong=wrong)


def _lines(checked: pipeline.CheckedSet) -> dict[tuple[str, int], Line]:
    """Return the first line of each card, by its file and number."""
    return {
        (label, line.span.line): line
        for label, tree in checked.trees.items()
        for line in tree.lines
    }


def _places(checked: pipeline.CheckedSet) -> dict[tuple[str, str], tuple[str, Span]]:
    """Return the file and the first line of each card, by its kind and slug."""
    return {
        (card.kind.name, card.slug): (label, line.span)
        for label, cards in checked.checked_cards.items()
        for card in cards
        for line in checked.trees[label].lines
        if line.span.line == card.line
    }


def told(found: sheets.Overflow) -> str:
    """Return by how much a face does not fit, in words."""
    parts = (("too tall", found.tall), ("too wide", found.wide))
    return " and ".join(f"it is {max(over, 0.1):.1f} mm {what}" for what, over in parts if over > 0)


def face_files(made: sheets.MeasuredCards, bleed: float) -> Iterator[tuple[str, bytes]]:
    """Yield a file name and a PNG of each face, then `cards.csv` with faces, backs and copies."""
    names: dict[int, str] = {}
    for card in made.cards:
        stem = f"{card.anchor}-{card.deck}" if card.deck not in ("", card.kind) else card.anchor
        front = f"{stem}-{card.number}" if card.number else stem
        names.setdefault(card.front, f"{front}.png")
        own_side = "body" in made.faces[card.back]
        back = f"{stem}-back" if own_side else f"back-{card.deck or card.kind}"
        names.setdefault(card.back, f"{back}.png".replace("_", "-"))
    names = {number: name.replace("_", "-") for number, name in names.items()}
    for number, data in enumerate(made.pictures(bleed)):
        yield names[number], data
    table = io.StringIO()
    rows = csv.writer(table, lineterminator="\n")
    rows.writerow(("name", "kind", "deck", "copies", "width_mm", "height_mm", "front", "back"))
    for card in made.cards:
        rows.writerow(
            (
                card.name,
                card.kind,
                card.deck,
                card.copies,
                f"{card.size.width:g}",
                f"{card.size.height:g}",
                names[card.front],
                names[card.back],
            )
        )
    yield "cards.csv", table.getvalue().encode()
