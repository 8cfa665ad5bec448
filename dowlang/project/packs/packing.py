"""A set as one file: which files of a set go into its pack, and a pack checked whole.

Nothing of a pack is run or imported: its cards are read by the same checker as any card, in a
folder of their own. The form of the archive is in `archive`, the report card in `report`.
"""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from dowlang.project import pipeline
from dowlang.project.checked_set import CheckedSet
from dowlang.project.manifests.manifest import MANIFEST
from dowlang.project.packs.archive import PackRefused, archive, members
from dowlang.project.packs.file_names import (
    BESIDE,
    CONTENTS,
    PICTURE_ENDINGS,
    PICTURES,
    most_bytes,
    wrong_name,
)
from dowlang.project.packs.report import as_bytes, compare, contents_of, read_contents
from dowlang.project.sets import SetSource, read_set
from dowlang.records import dataclass
from dowlang.source import files as disk
from dowlang.source.limits import MAX_PACK_BYTES, MAX_PACK_FILES


class CannotPack(ValueError):
    """Raised for a set that cannot be one file. The text says why, on one line."""


@dataclass(frozen=True, slots=True)
class Opened:
    """A pack that was read whole: its files by path, and what its `pack.json` says."""

    files: Mapping[str, bytes]
    contents: Mapping[str, Any]

    @property
    def id(self) -> str:
        """Return the id of its set."""
        return str(self.contents["set"]["id"])

    @property
    def version(self) -> str:
        """Return the version of its set."""
        return str(self.contents["set"]["version"])


def pack(checked: CheckedSet, said: Mapping[str, Any]) -> tuple[bytes, dict[str, Any]]:
    """Return the pack of a set without errors, and what its `pack.json` holds.

    The same set gives the same bytes. `said` are the parts of the report on tests and games.
    Raises `CannotPack` and `OSError`.
    """
    files = files_of(checked.source)
    contents = contents_of(checked, files, said)
    data = archive({CONTENTS: as_bytes(contents), **files})
    try:
        members(data)
    except PackRefused as refused:
        raise CannotPack(str(refused)) from None
    return data, contents


def files_of(source: SetSource) -> dict[str, bytes]:
    """Return the files of a set by their paths in it: manifest, cards, translations, pictures,
    and texts for people beside the manifest.

    Raises `CannotPack` and `OSError`.
    """
    out = {MANIFEST: source.declared}
    out |= {file.below: file.data for file in source.files}
    start = "" if source.label == "." else f"{source.label}/"
    out |= {file.label.removeprefix(start): file.data for file in source.translations}
    for name, place in _others(source.folder):
        if not disk.real(place).is_relative_to(source.folder):
            raise CannotPack(f"`{name}` leads out of the set")
        out[name] = disk.read_file(place, most_bytes(name) + 1)
    for name, data in out.items():
        if wrong := wrong_name(name):
            raise CannotPack(f"`{name}`: {wrong}")
        if len(data) > most_bytes(name):
            raise CannotPack(f"`{name}` is longer than {most_bytes(name)} bytes")
    if len(out) >= MAX_PACK_FILES or sum(map(len, out.values())) > MAX_PACK_BYTES // 2:
        raise CannotPack(
            f"a pack holds at most {MAX_PACK_FILES - 1} files and {MAX_PACK_BYTES // 2**21} MiB"
        )
    return out


def _others(folder: Path) -> Iterator[tuple[str, Path]]:
    """Yield what goes into a pack besides cards, by its path in the set."""
    for name in BESIDE:
        if (folder / name).is_file():
            yield name, folder / name
    if (folder / PICTURES).is_dir():
        for entry in disk.entries_below(folder / PICTURES):
            place = Path(entry.path)
            if place.suffix in PICTURE_ENDINGS and not place.name.startswith("."):
                yield place.relative_to(folder).as_posix(), place


def opened(data: bytes) -> Opened:
    """Return an archive's files, their hashes compared. Raises `PackRefused`."""
    files = members(data)
    contents = read_contents(files)
    if MANIFEST not in files:
        raise PackRefused(f"it has no `{MANIFEST}`, so it holds no set")
    return Opened(files, contents)


def unpack(found: Opened, folder: Path) -> None:
    """Write the files of a pack below a new, empty folder. Raises `OSError`.

    Every path was looked at by then, and no file is written twice or through a link.
    """
    made: set[Path] = set()
    for name, data in found.files.items():
        place = folder / name
        if place.parent not in made:
            place.parent.mkdir(parents=True, exist_ok=True)
            made.add(place.parent)
        flags = os.O_WRONLY | os.O_CREAT | os.O_EXCL | getattr(os, "O_BINARY", 0)
        with os.fdopen(os.open(place, flags, 0o644), "wb") as file:
            file.write(data)


def check_unpacked(found: Opened, folder: Path) -> dict[str, Any]:
    """Check the set of a pack that lies in a folder, and return what was counted in it.

    Raises `PackRefused`.

    The sets that it uses are looked for as for any set.
    """
    source = read_set(folder)
    checked = pipeline.check(source)
    if wrong := [*checked.errors, *checked.unusable_pictures]:
        first = wrong[0]
        below = first.file.removeprefix(f"{source.label}/")
        count = f"{len(wrong)} mistakes, first " if len(wrong) > 1 else ""
        raise PackRefused(
            f"its set does not check: {count}{below}:{first.span.line}: {first.code} "
            f"{first.message}"
        )
    used = {file.label for file in source.files} | {file.label for file in source.translations}
    idle = len(found.files) - len(used) - sum(name in found.files for name in (CONTENTS, MANIFEST))
    others = sum(name in BESIDE or name.startswith(f"{PICTURES}/") for name in found.files)
    if idle != others:
        raise PackRefused("it holds a card file or a translation that its set does not use")
    return compare(found.contents, checked)
