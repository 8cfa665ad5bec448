"""`dow export`: cards as data, or as decks for a virtual table."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated, NamedTuple

import typer

from dowlang.cli.errors import CommandError, shown
from dowlang.cli.languages import language_there
from dowlang.cli.output import emit
from dowlang.cli.parameters import Paths
from dowlang.cli.paths import existing
from dowlang.cli.printed_files import Asked, choice, measured, stem, templates_set
from dowlang.cli.refusals import known_format
from dowlang.project.printing import exported_data
from dowlang.publish import sheets
from dowlang.source.files import write

FORMATS = ("json", "csv", "tts")


class Place(NamedTuple):
    """Where files of a virtual table are written, and where their pictures will lie ("": there)."""

    out: Path
    url: str


def export_cards(
    paths: Paths,
    format: Annotated[
        str, typer.Option("--format", help="json or csv; tts for Tabletop Simulator.")
    ] = "json",
    out: Annotated[
        str | None,
        typer.Option(
            metavar="DIR", help="Write files here; without it json and csv go to standard output."
        ),
    ] = None,
    url: Annotated[
        str,
        typer.Option(
            metavar="URL",
            help="tts: where the pictures will lie, as https://example.org/winter/.",
            show_default="the folder they are written to, on this machine",
        ),
    ] = "",
    deck: Annotated[
        list[str] | None, typer.Option(metavar="DECK", help="tts: of this deck only.")
    ] = None,
    kind: Annotated[
        list[str] | None, typer.Option(metavar="KIND", help="tts: of this kind only.")
    ] = None,
    lang: Annotated[
        str,
        typer.Option("--lang", metavar="CODE", help="The cards in this language of the set."),
    ] = "",
) -> None:
    """Write cards as data, or as decks for a virtual table."""
    known_format(format, FORMATS)
    found = [existing(path) for path in paths]
    if format == "tts":
        asked = Asked("a4", "long-edge", choice={"deck": deck or (), "kind": kind or ()})
        _virtual_table(found, asked, Place(Path(out or "."), url), lang)
        return
    if deck or kind or url:
        raise CommandError(
            f"that is an option of decks for a virtual table, not of {format}; add `--format tts`"
        )
    with language_there(lang):
        made = exported_data.exports(found, lang)
    if out is None and len(made) > 1:
        raise CommandError("more than one set; say where to write them with `--out DIR`")
    for one in made:
        data = one.as_json if format == "json" else one.as_csv
        if out is None:
            emit(data.decode())
        else:
            _written(Path(out) / f"{stem(one.id, lang)}.{format}", data)


@templates_set()
def _virtual_table(paths: list[Path], asked: Asked, place: Place, lang: str) -> None:
    """Write sheets and a saved object for each set. Raises `CommandError` and `CardErrors`."""
    for printed in measured(paths, choice(asked), "tts", lang):
        folder, url = place.out / f"{stem(printed.id, lang)}-tts", place.url
        found = sheets.sheets_of(printed.deck)
        before = url if not url or url.endswith("/") else f"{url}/"
        before = before or folder.resolve().as_uri() + "/"
        saved = sheets.saved_object(printed.name, found, printed.texts(), before)
        for name, data in sheets.sheet_pictures(printed.deck, found):
            write(folder / name, data)
        text = json.dumps(saved, ensure_ascii=False, indent=1) + "\n"
        file = f"{stem(printed.id, lang)}.json"
        write(folder / file, text.encode())
        cards = sum(card.copies for sheet in found for card in sheet.cards)
        emit(
            f"wrote {cards} {'card' if cards == 1 else 'cards'} on {len(found)} "
            f"{'sheet' if len(found) == 1 else 'sheets'} to {shown(str(folder))}; "
            f"the saved object is {file}\n"
        )


def _written(file: Path, data: bytes) -> None:
    write(file, data)
    emit(f"wrote {shown(str(file))}\n")
