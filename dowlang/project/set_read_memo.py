"""Remember a set that was read, as long as no file of it changes.

Each card outside a set is read as an addition to the standard set of its game. Whoever checks many
of them in one process reads the files of that set once: 1 ms instead of 9.
"""

from __future__ import annotations

import os
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from dowlang.project.sets import SetSource, read_set
from dowlang.source.files import entries_below

SETTLED = 2.0
"""Seconds. A file that was changed later than this before it was read is not remembered: it might
change again and keep its times, which some disks tell only roughly."""

Stamp = tuple[tuple[str, int, int, int, int], ...]
"""Of each file below a folder: path, inode, size, time of change of the bytes and of the entry."""

_REMEMBERED: dict[tuple[Path, Path], tuple[Stamp, SetSource]] = {}
"""By the folder of the set, and the current folder, from which labels are told."""
_MOMENTS: list[dict[tuple[Path, Path], SetSource]] = []
"""What was read in the moments that go on."""


@contextmanager
def one_moment() -> Iterator[None]:
    """Take each set as it was when it was first asked for, until the end of the block.

    Whoever tries many texts for one answer asks the disk once: 2 ms for each of them.
    """
    _MOMENTS.append(_MOMENTS[-1] if _MOMENTS else {})
    try:
        yield
    finally:
        _MOMENTS.pop()


def remembered(folder: Path) -> SetSource:
    """Return a set as `sets.read_set` does, from memory where none of its files has changed.

    A set that is built on others is read each time. Raises `OSError`.
    """
    key = (folder, Path.cwd())
    if not _MOMENTS:
        return _read(key)
    if key not in _MOMENTS[-1]:
        _MOMENTS[-1][key] = _read(key)
    return _MOMENTS[-1][key]


def _read(key: tuple[Path, Path]) -> SetSource:
    folder, _ = key
    stamp = _stamp(folder)
    if key in _REMEMBERED and _REMEMBERED[key][0] == stamp:
        return _REMEMBERED[key][1]
    source = read_set(folder)
    if not source.uses and _is_settled(stamp) and _stamp(folder) == stamp:
        _REMEMBERED[key] = (stamp, source)
    return source


def _stamp(folder: Path) -> Stamp:
    out = []
    for entry in entries_below(folder):
        try:
            found = entry.stat()
        except OSError:  # a link that leads nowhere
            found = os.stat_result((0,) * 10)
        times = (found.st_mtime_ns, found.st_ctime_ns)
        out.append((entry.path, found.st_ino, found.st_size, *times))
    return tuple(sorted(out))


def _is_settled(stamp: Stamp) -> bool:
    """Return True if every file was changed some time ago, by the clock of this machine."""
    newest = max((max(changed, entered) for *_, changed, entered in stamp), default=0)
    return newest / 1e9 < time.time() - SETTLED
