"""Word a caller's mistakes: one line that names the near ones, and an exit code."""

from __future__ import annotations

import errno
import re
import sys
from collections.abc import Sequence
from pathlib import Path

MOST = 12  # names that are listed when none is near
FEW = 5  # of them when they are many series


class CommandError(Exception):
    """A caller's mistake: shown as one line, without a traceback."""

    def __init__(self, text: str, exit_code: int = 2) -> None:
        super().__init__(text)
        self.exit_code = exit_code


def unknown(what: str, name: str, known: Sequence[str]) -> CommandError:
    """Return the refusal of an unknown name, with the near names or the list of what there is."""
    from dowlang.source import nearest

    near = nearest(name, known)
    if near:
        return CommandError(
            f"unknown {what} `{shown(name)}`; did you mean {' or '.join(f'`{n}`' for n in near)}?"
        )
    more = f" and {len(known) - MOST} more" if len(known) > MOST else ""
    return CommandError(
        f"unknown {what} `{shown(name)}`; there is "
        f"{', '.join(f'`{n}`' for n in sorted(known)[:MOST]) or 'none'}{more}"
    )


def unknown_id(what: str, name: str, known: Sequence[str]) -> CommandError:
    """`unknown`, for numbered ids: none is like `R-NOPE`, so the series are named with which
    they begin, the nearest first.
    """
    from dowlang.source import nearest

    if nearest(name, known):
        return unknown(what, name, known)
    series = list(dict.fromkeys(_series(one) for one in known))
    alike = sorted(
        series,
        key=lambda one: -sum(one.startswith(name[:length]) for length in range(1, len(name) + 1)),
    )
    like = list(dict.fromkeys((*nearest(_series(name), series), *alike)))[:FEW]
    more = f" and {len(series) - len(like)} more" if len(series) > len(like) else ""
    return CommandError(
        f"unknown {what} `{shown(name)}`; {what}s begin with "
        f"{', '.join(f'`{one}`' for one in like)}{more}"
    )


def _series(known: str) -> str:
    """Return the beginning of the ids of a series: `R-CARD-12` -> `R-CARD`, `DOW2001` -> `DOW2`."""
    return re.sub("(?<=[A-Z][0-9])[0-9]{3}$|-[0-9]+[a-z]?$", "", known)


def known_format(given: str, known: Sequence[str]) -> None:
    """Raises `CommandError` unless the value of `--format` is one of these."""
    if given not in known:
        raise unknown("format", given, known)


def existing(path: str) -> Path:
    """The path, if there is something at it. Raises `CommandError` that names near files."""
    place = Path(path)
    try:
        if place.exists():
            return place
        beside = [entry.name for entry in place.parent.iterdir()] if place.parent.is_dir() else []
    except (OSError, ValueError) as error:  # ValueError: a NUL in the path
        raise CommandError(f"cannot read `{shown(path)}`: {reason(error)}") from None
    from dowlang.source import nearest

    near = nearest(place.name, beside)
    hint = (
        f"; did you mean {' or '.join(f'`{shown(str(place.parent / n))}`' for n in near)}?"
        if near
        else _shipped_set(path)
    )
    raise CommandError(f"no such file or folder: `{shown(path)}`{hint}")


def _shipped_set(name: str) -> str:
    """Return where the files of a set lie that `play` and `sim` take by its id, or ""."""
    from dowlang.project.package_files import NotShipped
    from dowlang.project.sets import NoSuchSet, find_set

    try:
        folder = find_set(name)
    except (NoSuchSet, NotShipped):
        return ""
    here = Path.cwd()
    return f"; the set of that id lies in `{shown(str(folder.relative_to(here) if folder.is_relative_to(here) else folder))}`"


def content(path: str, most: int = 64_000_000) -> bytes:
    """The bytes of a file, or of standard input for `-`. Raises `CommandError`."""
    if path == "-":
        return sys.stdin.buffer.read(most)
    from dowlang.source.files import read_file

    place = existing(path)
    try:
        return read_file(place, most)
    except OSError as error:
        raise CommandError(f"cannot read `{shown(path)}`: {reason(error)}") from None


def shown(text: str) -> str:
    """A name from outside on one line, without what a terminal obeys."""
    from dowlang.source.characters import sanitize

    return sanitize(text)


def reason(error: Exception) -> str:
    """The system's reason in words, without numbers and paths."""
    if not isinstance(error, OSError):
        return str(error)
    return (
        REASONS.get(error.errno or 0)
        or (error.strerror or str(error) or type(error).__name__).lower()
    )


REASONS = {
    errno.EACCES: "permission denied",
    errno.EISDIR: "it is a folder",
    errno.ENOTDIR: "a part of the path is no folder",
    errno.ENOENT: "no such file",
    errno.ENAMETOOLONG: "the name is too long",
    errno.ENOSPC: "the disk is full",
    errno.EBADF: "it is closed",
    errno.EROFS: "the file system is read-only",
}
