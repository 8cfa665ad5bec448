"""`dow print`: a printable reference of a set, or its cards to cut out."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

import typer

from dowlang.cli.errors import CommandError
from dowlang.cli.parameters import Paths
from dowlang.cli.paths import existing
from dowlang.cli.refusals import known_format


@dataclass(frozen=True, slots=True, kw_only=True)
class CardOptions:
    """Layout and choice of cards to cut out."""

    paper: Annotated[str, typer.Option(help="Cards: a4 or letter.")] = "a4"
    backs: Annotated[
        str, typer.Option(help="Cards: long-edge or short-edge for duplex, fold, none.")
    ] = "long-edge"
    size: Annotated[
        list[str] | None,
        typer.Option(metavar="KIND=WxH", help="Cards: the size of a kind in mm, not 63x88."),
    ] = None
    deck: Annotated[
        list[str] | None, typer.Option(metavar="DECK", help="Cards: of this deck only.")
    ] = None
    kind: Annotated[
        list[str] | None, typer.Option(metavar="KIND", help="Cards: of this kind only.")
    ] = None
    copies: Annotated[
        int | None, typer.Option(metavar="N", help="Cards: so many of each, not its own number.")
    ] = None
    bleed: Annotated[
        float | None,
        typer.Option(metavar="MM", help="Cards: so much colour past each cut, with a gap."),
    ] = None
    single: Annotated[
        bool, typer.Option("--single", help="Cards: one a page, with bleed, for a print shop.")
    ] = False

    @property
    def of_cards(self) -> bool:
        """Return True if an option is given that only cards to cut out have."""
        measures = self.copies is not None or self.bleed is not None
        return bool(self.size or self.deck or self.kind or self.single or measures)


@dataclass(frozen=True, slots=True, kw_only=True)
class PrintOptions:
    """Format, language and place of what is written."""

    format: Annotated[
        str,
        typer.Option(
            "--format",
            help="md or html; pdf or png for cards to cut out; table for all else on the table.",
        ),
    ] = "html"
    out: Annotated[
        str | None,
        typer.Option(
            metavar="DIR",
            help="Write files here. Without it md and html of one set go to standard output, "
            "the other formats to the working folder.",
        ),
    ] = None
    lang: Annotated[
        str,
        typer.Option(
            "--lang",
            metavar="CODE",
            help="The cards in this language of the set, as ja.",
        ),
    ] = ""
    part: Annotated[
        list[str] | None,
        typer.Option(
            metavar="PART",
            help="Table: only aid, board, pieces, standees, sheets, booklets or rosters.",
        ),
    ] = None


def print_cards(paths: Paths, written: PrintOptions, cards: CardOptions) -> None:
    """A printable reference of a set, or its cards to cut out."""
    # the page of `--help` does without parser and checker: 0.1 s, not 0.4
    from dowlang.cli import printed_files

    format, lang, part = written.format, written.lang, written.part
    known_format(format, printed_files.FORMATS)
    found = [existing(path) for path in paths]
    folder = Path(written.out) if written.out is not None else None
    if part and format != printed_files.TABLE:
        raise CommandError("`--part` is for the rest of the table; add `--format table`")
    if format == printed_files.TABLE:
        if cards.of_cards or cards.backs != "long-edge":
            raise CommandError("`--format table` has `--paper`, `--part` and `--lang`")
        printed_files.print_tables(found, part or (), cards.paper, lang, folder)
        return
    if format in printed_files.OF_CARDS:
        asked = printed_files.Asked(
            cards.paper,
            cards.backs,
            cards.size or (),
            cards.bleed,
            cards.single,
            {"deck": cards.deck or (), "kind": cards.kind or ()},
            cards.copies,
        )
        printed_files.print_decks(found, format, asked, lang, folder)
        return
    if cards.of_cards or (cards.paper, cards.backs) != ("a4", "long-edge"):
        raise CommandError(
            f"that is an option of cards to cut out, not of {format}; add `--format pdf`"
        )
    printed_files.print_references(found, format, lang, folder)
