"""`dow build`: compile cards into readable Python."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from dowlang.cli.errors import CommandError, shown
from dowlang.cli.output import bar, emit
from dowlang.cli.paths import existing, short
from dowlang.project.card_selection import STANDARD_SET, gather
from dowlang.project.loading import CardErrors
from dowlang.project.sets import SetSource, find_set, read_set

if TYPE_CHECKING:
    from dowlang.project.building.build import GeneratedDifference

NAMED = 5  # changed files that `dow build` names. The rest are counted


def build(
    paths: Annotated[
        list[str] | None,
        typer.Argument(
            metavar="[SET]...",
            show_default=False,
            help="Sets; without any, the standard set, the grammar, the pages of docs/.",
        ),
    ] = None,
    check: Annotated[
        bool,
        typer.Option(
            "--check", help="Write nothing; exit 1 when something generated is not current."
        ),
    ] = False,
) -> None:
    """Compile cards into readable Python.

    The handlers go to `generated/`. Without a set, the grammar and the pages of docs/ that are made
    from the program are written too.
    """
    # the page of `--help` and what is refused do without parser and checker: 0.1 s, not 0.4
    from dowlang.project.building import build as building

    sources = _sets(paths or [])
    differences = [] if paths else building.plan_shared()
    with bar(len(sources), "building") as progress:
        for source in sources:
            differences += building.plan_set(source)
            progress(1)
    cards = sum(len(source.files) for source in sources)
    files = f"{cards} card {'file' if cards == 1 else 'files'}"
    if not differences:
        emit(f"{files}, everything generated is current\n")
    elif check:
        emit(
            _named(differences) + f"{_count(differences)} not current; `dow build` brings "
            f"{'it' if len(differences) == 1 else 'them'} up to date\n"
        )
    if check:
        raise typer.Exit(int(bool(differences)))
    if differences:
        building.write_all(differences)
        emit(_named(differences) + f"{files}, {_count(differences)} written\n")
    building.mark_built(sources)
    building.make_tables()


def _count(differences: list[GeneratedDifference]) -> str:
    return f"{len(differences)} generated {'file' if len(differences) == 1 else 'files'}"


def _named(differences: list[GeneratedDifference]) -> str:
    lines = [
        f"{difference.what:8}{shown(short(difference.path))}\n"
        for difference in differences[:NAMED]
    ]
    if len(differences) > NAMED:
        lines.append(f"{'':8}and {len(differences) - NAMED} more\n")
    return "".join(lines)


def _sets(paths: list[str]) -> list[SetSource]:
    if not paths:
        return [read_set(find_set(STANDARD_SET))]
    sources = [source for source, _ in gather([existing(path) for path in paths])]
    for source in sources:
        if source.added:
            raise CommandError(
                "a card file outside a set has no handlers to keep; `dow new set` starts a set"
            )
        if source.manifest is None:
            raise CardErrors(list(source.findings), {})
    return sources
