"""Cards as data for other programs: JSON with everything that is printed, CSV with a row a card.

The shapes: `schemas/export.json`, and for the table `schemas/export-csv.json` (a Table Schema, as
<https://specs.frictionlessdata.io/table-schema/> has it).
"""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

from dowlang import codegen, publish
from dowlang.project.card_selection import gather
from dowlang.project.loading import CardErrors
from dowlang.project.printing.printed_sets import cards_of, checked_for, info_of
from dowlang.publish.plain_text import outline_of
from dowlang.publish.rules_text.page_labels import PageLabels
from dowlang.publish.rules_text.printed_card import PrintedCard
from dowlang.publish.rules_text.text_runs import plain
from dowlang.records import dataclass

SCHEMA = "dowlang-export/1"
COLUMNS = (
    *("kind", "name", "slug", "decks", "copies", "below_name", "signs", "marks"),
    *("figures", "trigger", "flavor", "rules", "file", "art"),
)
FORMULA = ("=", "+", "-", "@", "\t", "\r")
"""Beginnings of a cell that a spreadsheet would carry out."""


@dataclass(frozen=True, slots=True)
class Export:
    """The cards of one set as data, in the order of kinds and names."""

    id: str
    data: dict[str, Any]

    @property
    def as_json(self) -> bytes:
        """Return the data as JSON, the same bytes every time."""
        return (json.dumps(self.data, ensure_ascii=False, indent=1) + "\n").encode()

    @property
    def as_csv(self) -> bytes:
        """Return a table with a row a card, UTF-8, lines of a cell parted by ` / `."""
        out = io.StringIO()
        rows = csv.writer(out, lineterminator="\n")
        rows.writerow(COLUMNS)
        for card in self.data["cards"]:
            rows.writerow(map(_cell, _row(card)))
        return out.getvalue().encode()


def exports(paths: Sequence[Path], language: str = "") -> list[Export]:
    """Return the cards of every set that the paths speak of.

    With a language, names and texts are in it: words of kinds, decks, signs, marks and figures
    stay. Raises `CardErrors`, `NoCards`, and what a language lacks as `printed_sets.references`.
    """
    out = []
    for source, asked in gather(list(paths)):
        checked = checked_for(source, language)
        if checked.unusable_pictures:
            raise CardErrors(checked.unusable_pictures, checked.sources)
        cards, info = tuple(cards_of(checked, language, asked)), info_of(checked, language)
        printer = publish.CardPrinter(info, cards)
        found = [
            _card(card, one, printer.labels)
            for card, one in zip(cards, printer.printed(), strict=True)
        ]
        manifest = checked.manifest
        about = {
            key: getattr(manifest, key) for key in ("id", "name", "version", "ruleset", "licence")
        }
        about |= {"name": info.name, "language": language} if language else {}
        data = {
            "format": SCHEMA,
            "set": {**about, "authors": list(manifest.authors)},
            "cards": sorted(found, key=lambda card: (card["kind"], card["slug"], card["file"])),
        }
        out.append(Export(manifest.id, data))
    return out


def _card(source: publish.CardSource, card: PrintedCard, labels: PageLabels) -> dict[str, Any]:
    checked = source.checked_card
    bare = outline_of(replace(card, override=None), labels)
    return {
        "kind": checked.kind.name,
        "name": card.name,
        "slug": checked.slug,
        "file": card.path,
        "line": checked.line,
        "hash": codegen.card_hash(checked),
        "decks": {deal.deck: deal.copies for deal in card.deals},
        "below_name": card.subtitle_line,
        "signs": list(card.signs),
        "marks": list(card.marks),
        "figures": {figure.key: figure.value for figure in card.body.figures},
        "trigger": plain(card.trigger),
        "flavor": card.flavor,
        "own_text": card.override or "",
        "art": card.picture.path if card.picture else "",
        "rules": [{"depth": line.depth, "text": line.text} for line in bare],
    }


def _row(card: dict[str, Any]) -> Iterator[str]:
    """Yield the cells of a card, in the order of `COLUMNS`."""
    yield card["kind"]
    yield card["name"]
    yield card["slug"]
    yield ", ".join(f"{deck} {copies}" for deck, copies in card["decks"].items())
    yield str(sum(card["decks"].values()))
    yield card["below_name"]
    yield ", ".join(card["signs"])
    yield ", ".join(card["marks"])
    yield ", ".join(f"{label} {value}" for label, value in card["figures"].items())
    yield card["trigger"]
    yield card["flavor"]
    yield card["own_text"] or " / ".join(line["text"] for line in card["rules"])
    yield card["file"]
    yield card["art"]


def _cell(text: str) -> str:
    """Return a cell that no spreadsheet takes for a formula."""
    return f"'{text}" if text.startswith(FORMULA) else text
