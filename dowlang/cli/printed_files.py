"""The files that `dow print` writes, and its options for cards to cut out, read and refused."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

from dowlang.cli.errors import CommandError, shown
from dowlang.cli.languages import language_there
from dowlang.cli.output import emit
from dowlang.cli.refusals import unknown
from dowlang.project import ruleset_registry
from dowlang.project.artwork.typst_templates import TemplateRefused
from dowlang.project.printing import decks, printed_sets
from dowlang.publish import sheets
from dowlang.source.files import write

OF_CARDS = decks.FORMATS
TABLE = "table"
FORMATS = (*printed_sets.FORMATS, *OF_CARDS, TABLE)
LENGTHS = (20.0, 400.0)  # of a card's edge, in millimetres
MOST_BLEED = 10.0
MOST_COPIES = 99
INSTALL = 'pip install "dowlang[pdf]"'


@dataclass(frozen=True, slots=True)
class Asked:
    """The options as they were typed."""

    paper: str
    backs: str
    sizes: Sequence[str] = ()
    bleed: float | None = None
    single: bool = False
    choice: Mapping[str, Sequence[str]] = field(default_factory=dict)
    copies: int | None = None


def layout(asked: Asked) -> sheets.Layout:
    """Return the layout that was asked for. Raises `CommandError`."""
    if asked.paper not in sheets.PAPERS:
        raise unknown("paper", asked.paper, tuple(sheets.PAPERS))
    if asked.backs not in sheets.BACKS:
        raise unknown("way of backs", asked.backs, sheets.BACKS)
    if asked.single and asked.backs == "fold":
        raise CommandError("single cards are not folded; leave `--backs` or `--single` out")
    bleed = asked.bleed
    if bleed is None:
        bleed = sheets.SINGLE_BLEED if asked.single else 0.0
    if not 0 <= bleed <= MOST_BLEED:
        raise CommandError(f"found {bleed:g} for `--bleed`, wanted 0 to {MOST_BLEED:g} (mm)")
    return sheets.Layout(sheets.PAPERS[asked.paper], asked.backs, bleed, asked.single)


def choice(asked: Asked) -> sheets.PrintSelection:
    """Return the cards that were asked for. Raises `CommandError`."""
    if asked.copies is not None and not 1 <= asked.copies <= MOST_COPIES:
        raise CommandError(f"found {asked.copies} for `--copies`, wanted 1 to {MOST_COPIES}")
    return sheets.PrintSelection(
        tuple(asked.choice.get("deck", ())),
        tuple(asked.choice.get("kind", ())),
        asked.copies,
        dict(_size(written) for written in asked.sizes),
    )


def _size(written: str) -> tuple[str, sheets.Size]:
    number = r"(\d{1,3}(?:\.\d{1,2})?)"
    found = re.fullmatch(rf"([\w-]+)=\s*{number}\s*[x×]\s*{number}", written)
    least, most = LENGTHS
    if not found or not all(least <= float(found[group]) <= most for group in (2, 3)):
        raise CommandError(
            f"found `{shown(written)}` for `--size`, wanted a kind and two lengths of "
            f"{least:g} to {most:g} mm: `KIND=70x120`"
        )
    return found[1], sheets.Size(float(found[2]), float(found[3]))


def measured(
    paths: Sequence[Path], wanted: sheets.PrintSelection, format: str, language: str = ""
) -> list[decks.PrintedSet]:
    """Return the chosen cards of each set, measured.

    Raises `CommandError`, and `CardErrors` for what does not fit.
    """
    try:
        with language_there(language):
            found = decks.decks(paths, wanted, language)
    except sheets.TypstMissing:
        raise CommandError(
            f"`--format {format}` needs the typesetter typst; install it with `{INSTALL}`"
        ) from None
    except ruleset_registry.NoLook as undeclared:
        raise CommandError(f"{undeclared}; `docs/printing.md` says where it is declared") from None
    except sheets.NoSuchDeck as missing:
        raise unknown(missing.what, missing.name, missing.known) from None
    for printed in found:
        if not printed.deck.cards:
            raise CommandError(f"no card of `{printed.id}` is in what was chosen")
    return found


@contextmanager
def templates_set() -> Iterator[None]:
    """Turn what is wrong with the templates of a set into a `CommandError`."""
    try:
        yield
    except (TemplateRefused, sheets.TemplateFailed) as wrong:
        raise CommandError(f"the templates of the set: {shown(str(wrong))}", 1) from None


@templates_set()
def print_decks(
    paths: Sequence[Path], format: str, asked: Asked, language: str, out: Path | None
) -> None:
    """Write the cards as files. Raises `CommandError`, and `CardErrors` for what does not fit."""
    where, how = choice(asked), layout(asked)
    for printed in measured(paths, where, format, language):
        if format == "png":
            _pictures(printed, how.bleed, out or Path(f"{stem(printed.id, language)}-cards"))
            continue
        try:
            data = printed.deck.pdf(how)
        except sheets.DoesNotFit as wrong:
            raise CommandError(f"{wrong}; choose a smaller `--size` or other `--backs`") from None
        _written((out or Path()) / f"{stem(printed.id, language)}.pdf", data)


@templates_set()
def print_tables(
    paths: Sequence[Path], parts: Sequence[str], paper: str, language: str, out: Path | None
) -> None:
    """Write what else lies on the table, one PDF a set. Raises `CommandError`."""
    for part in parts:
        if part not in sheets.PARTS:
            raise unknown("part of the table", part, sheets.PARTS)
    if paper not in sheets.PAPERS:
        raise unknown("paper", paper, tuple(sheets.PAPERS))
    with language_there(language):
        try:
            made = decks.tables(paths, parts, sheets.PAPERS[paper], language)
        except sheets.TypstMissing:
            raise CommandError(
                f"`--format table` needs the typesetter typst; install it with `{INSTALL}`"
            ) from None
        except ruleset_registry.NoLook as undeclared:
            raise CommandError(
                f"{undeclared}; `docs/printing.md` says where it is declared"
            ) from None
        except sheets.NothingDeclared as missing:
            raise CommandError(
                f"there is nothing for `--part {missing.part}`; there is "
                f"{', '.join(f'`{part}`' for part in missing.known)}"
            ) from None
    for name, data in made.items():
        _written((out or Path()) / f"{stem(name, language)}-table.pdf", data)


def _pictures(printed: decks.PrintedSet, bleed: float, folder: Path) -> None:
    count = 0
    for name, data in decks.face_files(printed.deck, bleed):
        write(folder / name, data)
        count += name.endswith(".png")
    emit(f"wrote {count} pictures and cards.csv to {shown(str(folder))}\n")


def _written(file: Path, data: bytes) -> None:
    write(file, data)
    emit(f"wrote {shown(str(file))}\n")


def stem(name: str, language: str) -> str:
    """Return the beginning of the names of files of a set in a language."""
    return f"{name}.{language}" if language else name


def print_references(paths: Sequence[Path], format: str, language: str, out: Path | None) -> None:
    """Write the reference of each set, of a single one without a folder to standard output.

    Raises `CommandError`.
    """
    with language_there(language):
        made = printed_sets.references(paths, format, language)
    if out is None:
        if len(made) > 1:
            raise CommandError("more than one set; say where to write them with `--out DIR`")
        emit(next(iter(made.values())).rstrip("\n") + "\n")
        return
    for name, text in made.items():
        _written(out / f"{stem(name, language)}.{format}", text.encode())
    if format == "md":  # a page of HTML holds its pictures
        for path, data in printed_sets.pictures(paths):
            write(out / path, data)
