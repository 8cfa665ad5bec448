"""Make the pictures of printed pages that the documents show: two pages of each kind side by side,
in English and in another language, and a card of some kinds in each language.

    python -m tests.publish.page_pictures docs/pictures
"""

from __future__ import annotations

import json
import sys
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

from dowlang.publish.sheets.typesetting import typst
from tests.cli.running import ROOT, dow

BASE = "cards/base"
DOTS = 165
"""Dots an inch: enough to read what a page says. With 110 lines of small type were cut."""
PAIR = """#let d = json(bytes(sys.inputs.data))
#set page(width: auto, height: auto, margin: 5mm, fill: rgb("#8d9299"))
#let sheet(p) = box(fill: white, image(p.file, page: p.page, height: 150mm))
#grid(columns: d.len(), column-gutter: 5mm, ..d.map(sheet))
"""
CARDS = """#let d = json(bytes(sys.inputs.data))
#set page(width: auto, height: auto, margin: 4mm, fill: rgb("#8d9299"))
#grid(columns: 5, gutter: 4mm, ..d.map(p => image(p.file, height: 66mm)))
"""
OF_LANGUAGES = (
    "crossroads-a-favour-owed",
    "crisis-bad-news-travels",
    "objective-a-roof-for-everyone",
    "secret-a-shelf-of-my-own",
    "survivor-amara-diallo",
)


@dataclass(frozen=True, slots=True)
class Shown:
    """A page: the set, what of it is printed with which options, in which language, which page."""

    options: tuple[str, ...]
    language: str = ""
    page: int = 1
    place: str = BASE


def table(part: str, language: str = "", page: int = 1, place: str = BASE) -> Shown:
    """Return a page of what else lies on a table."""
    return Shown(("--format", "table", "--part", part), language, page, place)


def cards(*options: str, language: str = "", page: int = 1) -> Shown:
    """Return a page of cards to cut out."""
    return Shown(("--format", "pdf", *options), language, page)


PICTURES = {
    "page-cards": (cards("--kind", "crossroads"), cards("--kind", "crossroads", language="es")),
    "page-backs": (
        cards("--kind", "item", page=2),
        cards("--kind", "item", page=2, language="ja"),
    ),
    "page-board": (table("board"), table("board", "ru")),
    "page-aid": (table("aid"), table("aid", "ja")),
    "page-objective": (table("sheets"), table("sheets", "es")),
    "page-booklet": (
        table("booklets", place="examples/long_thaw"),
        table("booklets", place="examples/mechanics"),
    ),
    "page-roster": (table("rosters"), table("rosters", "ru")),
    "page-items": (table("rosters", page=3), table("rosters", "es", 3)),
    "page-tokens": (table("pieces"), table("pieces", "ja")),
}


def main(out: Path) -> None:
    """Write every picture into a folder."""
    with TemporaryDirectory() as made:
        folder = Path(made)
        for name, pages in PICTURES.items():
            data = [
                {"file": printed(shown, folder / f"{name}-{number}"), "page": shown.page}
                for number, shown in enumerate(pages)
            ]
            (out / f"{name}.png").write_bytes(drawn(PAIR, data, folder))
        for language in ("es", "ja", "ru"):
            place = folder / language
            told("print", BASE, "--format", "png", "--lang", language, "--out", str(place))
            data = [{"file": f"{language}/{name}.png"} for name in OF_LANGUAGES]
            (out / f"language-{language}.png").write_bytes(drawn(CARDS, data, folder))


def printed(shown: Shown, out: Path) -> str:
    """Print what is shown, and return its file's path from the folder above."""
    language = ("--lang", shown.language) if shown.language else ()
    told("print", shown.place, *shown.options, *language, "--out", str(out))
    [file] = out.iterdir()
    return file.relative_to(out.parent).as_posix()


def told(*arguments: str) -> None:
    """Run `dow`, which has to come out well."""
    done = dow(*arguments, cwd=ROOT)
    if done.code:
        raise SystemExit(done.err)


def drawn(template: str, data: object, folder: Path) -> bytes:
    """Return a picture of pages beside each other."""
    file = folder / "shown.typ"
    file.write_text(template, encoding="utf-8")
    inputs = {"data": json.dumps(data)}
    made: bytes = typst().compile(file, root=folder, format="png", ppi=DOTS, sys_inputs=inputs)
    return made


if __name__ == "__main__":
    main(Path(sys.argv[1]))
