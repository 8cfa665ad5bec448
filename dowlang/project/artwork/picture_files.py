"""Files of pictures in a set: where they lie, whether they can be used, and how large they are.

A picture is a PNG or JPEG file in the folder `pictures` of a set. SVG is not taken: it may hold
scripts and links, and lead out of the set. Here the first bytes of a file are looked at, which is
where its size stands. Whoever prints finds what is damaged further on.
"""

from __future__ import annotations

import hashlib
import re
import struct
from pathlib import Path
from typing import TYPE_CHECKING

from dowlang.project.packs.file_names import PICTURE_ENDINGS, PICTURES, wrong_name
from dowlang.records import dataclass
from dowlang.source import files as disk
from dowlang.source import nearest
from dowlang.source.limits import MAX_PICTURE_BYTES, MAX_PICTURE_EDGE

if TYPE_CHECKING:
    from dowlang.project.sets import SetSource

NAMED = re.compile(rb'\bart\s+"([^"\n]*)"')
PNG = b"\x89PNG\r\n\x1a\n"
JPEG = b"\xff\xd8\xff"
FRAMES = frozenset((*range(0xC0, 0xC4), *range(0xC5, 0xC8), *range(0xC9, 0xCC), *range(0xCD, 0xD0)))
"""Markers behind which a JPEG file says its height and width (ITU-T T.81, table B.1)."""
ALONE = frozenset((0x01, *range(0xD0, 0xD8)))
"""Markers of JPEG without a length behind them."""


@dataclass(frozen=True, slots=True)
class Unusable:
    """The reason why a picture cannot be printed, and the names of those that may be meant."""

    wrong: str
    near: tuple[str, ...] = ()


def stamp(source: SetSource) -> str:
    """Return a text that changes with the pictures that the cards of a set name, "" for none.

    Cards are not parsed for it.
    """
    out = []
    for file in source.files:
        for found in NAMED.findall(file.data):
            place = folder_of(source, file.label) / found.decode("utf-8", "replace")
            try:
                about = place.stat()
                out.append(f"{place} {about.st_size} {about.st_mtime_ns}")
            except (OSError, ValueError):  # not there, or a name that no file can have
                out.append(f"{place} -")
    return hashlib.sha256("\n".join(out).encode("utf-8", "replace")).hexdigest() if out else ""


def folder_of(source: SetSource, label: str) -> Path:
    """Return the folder from which a card file names pictures: its set's, or its own where it is
    in no set.
    """
    return Path(label).parent if label in source.added else source.folder


def refused(folder: Path, path: str) -> Unusable | None:
    """Return why the picture of this path cannot be used, None where it can."""
    if not path.startswith(f"{PICTURES}/") or not path.endswith(PICTURE_ENDINGS):
        near = tuple(nearest(path, _pictures(folder)))
        return Unusable(f"is none of `{PICTURES}/*{'`, `*'.join(PICTURE_ENDINGS)}`", near)
    if wrong := wrong_name(path):
        return Unusable(f"cannot be packed: {wrong}")
    place = folder / path
    if there := disk.what_is_there(place):
        if there == "nothing":
            return Unusable("is not there", tuple(nearest(path, _pictures(folder))))
        return Unusable(f"is {there} and no file")
    if not disk.real(place).is_relative_to(disk.real(folder)):
        return Unusable("leads out of the set")
    return _unreadable(place)


def _unreadable(place: Path) -> Unusable | None:
    try:
        data = disk.read_file(place, MAX_PICTURE_BYTES + 1)
    except OSError as error:
        return Unusable(f"cannot be read: {error.strerror}")
    if len(data) > MAX_PICTURE_BYTES:
        return Unusable(f"has more than {MAX_PICTURE_BYTES // 2**20} MiB")
    kind = "PNG" if place.suffix == ".png" else "JPEG"
    if not data.startswith(PNG if kind == "PNG" else JPEG):
        return Unusable(f"does not hold {kind}, as its name says")
    size = size_of(data)
    if size is None:
        return Unusable("is damaged: it does not say how large it is")
    if max(size) > MAX_PICTURE_EDGE:
        return Unusable(
            f"has {size[0]} × {size[1]} points, wanted at most {MAX_PICTURE_EDGE} on an edge"
        )
    return None


def size_of(data: bytes) -> tuple[int, int] | None:
    """Return the width and height in points of a PNG or JPEG file, None where it says neither."""
    if data.startswith(PNG):
        if len(data) < 33 or data[12:16] != b"IHDR":
            return None
        width, height = struct.unpack(">II", data[16:24])
    else:
        found = _frame(data)
        if found is None:
            return None
        width, height = found
    return (width, height) if width and height else None


def _frame(data: bytes) -> tuple[int, int] | None:
    """Return what the frame header of a JPEG file says, past the segments before it."""
    place = 2
    while place + 9 <= len(data) and data[place] == 0xFF:
        marker = data[place + 1]
        if marker == 0xFF:  # may stand before a marker any number of times
            place += 1
        elif marker in ALONE:
            place += 2
        elif marker in FRAMES:
            height, width = struct.unpack(">HH", data[place + 5 : place + 9])
            return width, height
        else:
            place += 2 + int.from_bytes(data[place + 2 : place + 4], "big")
    return None


def _pictures(folder: Path) -> list[str]:
    """Return the paths of the pictures that a set has."""
    below = folder / PICTURES
    if not below.is_dir():
        return []
    places = (Path(entry.path) for entry in disk.entries_below(below))
    return sorted(
        place.relative_to(folder).as_posix() for place in places if place.suffix in PICTURE_ENDINGS
    )
