"""The sets of a user's library: added from packs, looked for by their ids, removed.

A set lies in a folder of its id with its `pack.json` beside `set.toml`. It is written beside its
place, checked there, and renamed only when nothing is wrong with it.
"""

from __future__ import annotations

import errno
import json
import shutil
import tempfile
from collections.abc import Iterator, Mapping
from contextlib import suppress
from dataclasses import field
from pathlib import Path
from typing import Any

from dowlang.project.manifests.manifest import Manifest, is_set, read_manifest
from dowlang.project.manifests.version_ranges import allows
from dowlang.project.package_files import NoLibrary, library_folder, shipped
from dowlang.project.packs.archive import PackRefused
from dowlang.project.packs.file_names import CONTENTS
from dowlang.project.packs.packing import Opened, check_unpacked, opened, unpack
from dowlang.project.sets import NoSuchSet, shipped_ids
from dowlang.records import dataclass
from dowlang.source.files import read_file


class StillUsed(ValueError):
    """Raised when sets of the library need the set that would go or change.

    Carries their ids and what they want of it.
    """

    def __init__(self, id: str, users: Mapping[str, str]) -> None:
        named = ", ".join(f"`{user}`" for user in users)
        super().__init__(f"{named} {'uses' if len(users) == 1 else 'use'} it")
        self.id, self.users = id, users


@dataclass(frozen=True, slots=True)
class Entry:
    """A set that can be used by its id. `report` is that of its pack, empty for a shipped one."""

    manifest: Manifest
    is_shipped: bool
    report: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Added:
    """What came of adding a pack: its contents, with the report as it was counted here, and the
    version that lay there before.
    """

    contents: Mapping[str, Any]
    replaced: str
    folder: Path


def entries() -> list[Entry]:
    """Return every set that is shipped or in the library, by their ids. Raises `OSError`."""
    out = [*_of_folder(shipped("cards"), True)]
    with suppress(FileNotFoundError, NoLibrary):  # nothing was added yet, or nobody's home
        out += _of_folder(library_folder(), False)
    return sorted(out, key=lambda each: (each.manifest.id, not each.is_shipped))


def _of_folder(folder: Path, is_shipped: bool) -> Iterator[Entry]:
    for place in folder.iterdir():
        if not place.name.startswith(".") and is_set(place):
            manifest, _, _ = read_manifest(place, place.name)
            if manifest is not None and manifest.id == place.name:
                yield Entry(manifest, is_shipped, {} if is_shipped else _report(place))


def _report(place: Path) -> Mapping[str, Any]:
    try:
        found: Mapping[str, Any] = json.loads(read_file(place / CONTENTS))["report"]
        return found if isinstance(found, dict) else {}
    except (OSError, ValueError, KeyError, TypeError, RecursionError):
        return {}


def add(data: bytes) -> Added:
    """Check a pack whole, then put its set into the library, in place of another version of it.

    Raises `PackRefused`, `StillUsed` and `OSError`, and then nothing has changed.
    """
    found = opened(data)
    if found.id in shipped_ids():
        raise PackRefused(f"the set `{found.id}` comes with dow; a pack cannot stand in its place")
    before = next(
        (one.manifest for one in entries() if one.manifest.id == found.id),
        None,
    )
    if before is not None:
        _check_users_allow(found)
    home = library_folder()
    home.mkdir(parents=True, exist_ok=True)
    staging = Path(tempfile.mkdtemp(prefix=".adding-", dir=home))
    try:
        folder = staging / found.id
        folder.mkdir()
        unpack(found, folder)
        report = found.contents["report"] | check_unpacked(found, folder)
        _exchange(folder, home / found.id, staging / ".before")
    finally:
        shutil.rmtree(staging, ignore_errors=True)
    contents = {**found.contents, "report": report}
    return Added(contents, before.version if before else "", home / found.id)


def _check_users_allow(found: Opened) -> None:
    """Refuse another version that sets of the library could not use. Raises `StillUsed`."""
    unmet = {
        user: wanted
        for user, wanted in users_of(found.id).items()
        if not allows(wanted, found.version)
    }
    if unmet:
        raise StillUsed(found.id, unmet)


def users_of(id: str) -> dict[str, str]:
    """Return the sets of the library that use a set, each with the versions it wants."""
    return {
        one.manifest.id: one.manifest.wanted.get(id, "")
        for one in entries()
        if not one.is_shipped and id in one.manifest.uses
    }


def _exchange(folder: Path, place: Path, aside: Path) -> None:
    """Rename a folder to its place. What lies there goes aside, and comes back if that fails."""
    there = place.is_symlink() or place.exists()
    if there:
        place.rename(aside)
    try:
        folder.rename(place)
    except OSError:
        if there:
            aside.rename(place)
        raise


def remove(id: str) -> str:
    """Remove a set from the library and return its version.

    Raises `NoSuchSet` with the ids there are, `StillUsed` and `OSError`.
    """
    mine = {one.manifest.id: one.manifest for one in entries() if not one.is_shipped}
    if id not in mine:
        raise NoSuchSet(id, tuple(mine))
    if users := users_of(id):
        raise StillUsed(id, users)
    place = library_folder() / id
    if place.is_symlink():
        raise OSError(errno.EINVAL, "it is a link and was not added by dow", str(place))
    shutil.rmtree(place)
    return mine[id].version
