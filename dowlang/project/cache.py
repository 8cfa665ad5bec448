"""Keep what is made from cards in the user's cache folder, in rooms of at most `MOST` entries.

Each entry is kept with a hash of its data, the seal. One that is damaged or gone is made again from
the cards, so that any may be removed at any time.
"""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import sys
from contextlib import suppress
from itertools import count
from pathlib import Path
from typing import Any

from dowlang.source.files import read_file, write

MOST = {
    "checks": 2_000,
    "fingerprints": 500,
    "sets": 200,
    "faces": 200,
    "texts": 100,
    "tables": 20,
    "added": 100,
}
"""Entries of a room of the cache, of about 4, 4, 100, 70, 50, 600 and 4 kB each."""
LOOKED_AT = 64  # so many writes of a process into a room lie between two counts of its entries
_writes: dict[str, count[int]] = {room: count() for room in MOST}


def cache_folder() -> Path:
    """Return the folder of this user's compiled cards and check results.

    It is `DOWLANG_CACHE`, else the platform's cache folder.
    """
    if named := os.environ.get("DOWLANG_CACHE"):
        return Path(named)
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", str(Path.home()))) / "dowlang" / "cache"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Caches" / "dowlang"
    return Path(os.environ.get("XDG_CACHE_HOME", str(Path.home() / ".cache"))) / "dowlang"


def kept(*place: str) -> Any:
    """Return what was kept at a place of the cache, or None: also where it is damaged in any
    way, so that it is made anew.
    """
    try:
        whole = json.loads(read_file(cache_folder().joinpath(*place)))
        return whole["data"] if whole["seal"] == _seal(whole["data"]) else None
    except (OSError, ValueError, TypeError, KeyError, RecursionError, RuntimeError):
        return None


def keep(data: Any, *place: str) -> None:
    """Keep data at a place of the cache.

    Where nothing can be written it is made again the next time. The oldest entries of its room go
    when there are too many.
    """
    with suppress(OSError, RuntimeError):
        write(
            cache_folder().joinpath(*place),
            json.dumps({"seal": _seal(data), "data": data}).encode(),
            durable=False,  # of a damaged file the seal does not fit
        )
        bound(place[0])


def _seal(data: Any) -> str:
    return hashlib.sha256(json.dumps(data).encode()).hexdigest()


def bound(room: str) -> None:
    """Remove the oldest entries of a room of the cache, if it is time to look and there are more
    than a quarter beyond its bound.
    """
    if next(_writes[room]) % LOOKED_AT:
        return
    folder = cache_folder()
    ending = f".{room}" if room == "tables" else ""
    with suppress(OSError, RuntimeError), os.scandir(folder / ("" if ending else room)) as found:
        entries = [entry for entry in found if entry.name.endswith(ending)]
        most = MOST[room]
        if len(entries) <= most * 5 // 4:
            return
        if len(entries) > most * 4:  # of a version without a bound: nobody waits for all of them
            entries = entries[: most * 2]
        ages = []
        for entry in entries:
            with suppress(OSError):  # another process has removed it
                ages.append((entry.stat(follow_symlinks=False).st_mtime_ns, entry.path))
        for _, path in sorted(ages)[: len(ages) - most]:
            _remove(Path(path))


def _remove(entry: Path) -> None:
    """Remove a file, or a folder with all that lies in it, as far as that is allowed."""
    if entry.is_dir() and not entry.is_symlink():
        shutil.rmtree(entry, ignore_errors=True)
    else:
        with suppress(OSError):
            entry.unlink()
