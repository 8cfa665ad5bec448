"""One card file as read, and the names that files of a set have."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from pathlib import Path

from dowlang.records import dataclass
from dowlang.source import files as disk
from dowlang.source.limits import MAX_FILE_BYTES
from dowlang.source.slugs import slug


@dataclass(frozen=True, slots=True)
class CardFile:
    """One card file as read: its bytes and their hash.

    `path` is what its handler is named by (`base/crossroads/the_fast`), `label` what is shown,
    `below` the file inside its set.
    """

    path: str
    label: str
    below: str
    data: bytes
    hash: str


def label_of(path: Path) -> str:
    """Return the path as people typed it, relative to where they stand when it lies below."""
    try:
        return disk.real(path).relative_to(Path.cwd()).as_posix() or "."
    except ValueError:
        return str(path)


def read_file(file: Path, path: str, label: str, below: str) -> CardFile:
    """Return one card file's bytes.

    Of a file that is too long, it returns enough to be refused. Raises `OSError`.
    """
    data = disk.read_file(file, MAX_FILE_BYTES + 1)
    return CardFile(path, label, below, data, hashlib.sha256(data).hexdigest())


def below_of(folder: Path, file: Path) -> str:
    """Return the path of a file of a folder from there on, a quarter of the time of
    `relative_to`.
    """
    return file.as_posix().removeprefix(folder.as_posix().rstrip("/") + "/")


def card_paths(folder: Path, files: Sequence[Path]) -> dict[str, Path]:
    """Return card files by the paths their handlers are named by.

    Paths hold plain letters only, whatever the files are called, and each stands once. Two files
    whose names become one are told apart by a number. Names of cards are compared elsewhere.
    """
    out: dict[str, Path] = {}
    for file in files:
        *folders, name = below_of(folder, file).split("/")
        path = wanted = "/".join(map(slug, (*folders, name.rpartition(".")[0] or name)))
        number = 2
        while path in out:
            path, number = f"{wanted}_{number}", number + 1
        out[path] = file
    return out
