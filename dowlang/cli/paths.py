"""Find and write the files that a caller names."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from dowlang.cli.errors import CommandError, reason, shown
from dowlang.project.package_files import NotShipped
from dowlang.project.sets import NoSuchSet, find_set
from dowlang.source import nearest
from dowlang.source.files import demand_place, read_file, real, write

STANDARD_INPUT = "-"


def existing(path: str) -> Path:
    """Return the path, if there is something at it. Raises `CommandError` that names near files."""
    place = Path(path)
    try:
        if place.exists():
            return place
        beside = [entry.name for entry in place.parent.iterdir()] if place.parent.is_dir() else []
    except (OSError, ValueError) as error:  # ValueError: a NUL in the path
        raise CommandError(f"cannot read `{shown(path)}`: {reason(error)}") from None

    near = nearest(place.name, beside)
    hint = (
        f"; did you mean {' or '.join(f'`{shown(str(place.parent / n))}`' for n in near)}?"
        if near
        else _shipped_set(path)
    )
    raise CommandError(f"no such file or folder: `{shown(path)}`{hint}")


def _shipped_set(name: str) -> str:
    """Return where the files of a set lie that `play` and `sim` take by its id, or ""."""
    try:
        folder = find_set(name)
    except (NoSuchSet, NotShipped):
        return ""
    here = Path.cwd()
    return (
        f"; the set of that id lies in "
        f"`{shown(str(folder.relative_to(here) if folder.is_relative_to(here) else folder))}`"
    )


def content(path: str, most: int = 64_000_000) -> bytes:
    """Return the bytes of a file, or of standard input for `-`. Raises `CommandError`."""
    if path == STANDARD_INPUT:
        return sys.stdin.buffer.read(most)

    place = existing(path)
    try:
        return read_file(place, most)
    except OSError as error:
        raise CommandError(f"cannot read `{shown(path)}`: {reason(error)}") from None


def written(file: str, text: str) -> None:
    """Write a file. Raises `CommandError`."""
    with _refused(file):
        write(Path(file), text.encode())


def can_be_written(file: str) -> None:
    """Raise `CommandError` for a file that could not be written when the work is done."""
    with _refused(file):
        demand_place(Path(file))


@contextmanager
def _refused(file: str) -> Iterator[None]:
    """Tell in one line why a file cannot be written."""
    try:
        yield
    except (OSError, ValueError) as error:
        raise CommandError(f"cannot write `{shown(file)}`: {reason(error)}") from None


def short(path: Path) -> str:
    """Return a path as seen from here."""
    try:
        return real(path).relative_to(Path.cwd()).as_posix()
    except ValueError:
        return str(path)
