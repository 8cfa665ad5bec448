"""Sets on disk: finding them, reading `set.toml`, listing their card files.

A set is a folder with a `set.toml`; its cards are all `*.dow` files below it. Nothing outside the folder is followed: a symbolic link that
leaves it is refused.
"""

from __future__ import annotations

import contextlib
import hashlib
import json
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from dowlang.project.shipped import cache_folder, write
from dowlang.source import Diagnostic, Span
from dowlang.source.catalogue import MANIFEST_FIELD, MANIFEST_SYNTAX

MANIFEST = "set.toml"


@dataclass(frozen=True, slots=True)
class Manifest:
    """What `set.toml` says. `decks` maps a kind or deck to the number of cards wanted; empty: the ruleset's sizes."""

    id: str
    name: str
    version: str
    ruleset: str
    folder: Path
    edition: int = 1
    uses: tuple[str, ...] = ()
    replaces: tuple[str, ...] = ()
    decks: Mapping[str, int] = field(default_factory=dict)
    authors: tuple[str, ...] = ()
    licence: str = ""


def set_folder(path: Path) -> Path | None:
    """The nearest folder at or above `path` that holds a manifest, or None."""
    path = path.resolve()
    for folder in ([path] if path.is_dir() else []) + list(path.parents):
        if (folder / MANIFEST).is_file():
            return folder
    return None


def sets_below(folder: Path) -> tuple[Path, ...]:
    """Folders of all sets at or below a folder, in the order of their paths."""
    return tuple(sorted(file.parent.resolve() for file in folder.rglob(MANIFEST)))


def card_files(folder: Path) -> tuple[Path, ...]:
    """All card files of a set, in the order of their paths; links that lead out of the folder are left out."""
    folder = folder.resolve()
    out = []
    for file in sorted(folder.rglob("*.dow")):
        if file.is_file() and file.resolve().is_relative_to(folder):
            out.append(file)
    return tuple(out)


def read_manifest(folder: Path, label: str) -> tuple[Manifest | None, list[Diagnostic]]:
    """The manifest of a set, or None with what is wrong. `label` is the path to show."""
    start = Span(1, 1, 1, 2)
    try:
        data = tomllib.loads((folder / MANIFEST).read_bytes().decode("utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        return None, [MANIFEST_SYNTAX.at(label, start, detail=str(error))]
    found = [MANIFEST_FIELD.at(label, start, detail=text) for text in _schema_errors(data)]
    if found:
        return None, found
    return from_data(data, folder), []


def from_data(data: Mapping[str, Any], folder: Path) -> Manifest:
    """A manifest from checked data."""
    return Manifest(
        id=data["id"], name=data["name"], version=data["version"], ruleset=data["ruleset"], folder=folder, edition=data["edition"],
        uses=tuple(data.get("uses", ())), replaces=tuple(data.get("replaces", ())), decks=dict(data.get("decks", {})),
        authors=tuple(data.get("authors", ())), licence=data.get("licence", ""),
    )


def _schema_errors(data: Mapping[str, Any]) -> list[str]:
    """What the schema has against the data. Manifests found good once are remembered, since loading jsonschema costs more than play."""
    schema_text = (Path(__file__).parent.parent / "schemas" / "set.json").read_bytes()
    key = hashlib.sha256(schema_text + repr(sorted(data.items())).encode()).hexdigest()[:32]
    known = cache_folder() / "manifests" / key
    if known.is_file():
        return []
    import jsonschema

    schema = json.loads(schema_text)
    out = []
    for error in sorted(jsonschema.Draft202012Validator(schema).iter_errors(data), key=lambda e: [str(p) for p in e.absolute_path]):
        where = ".".join(str(p) for p in error.absolute_path)
        out.append(f"`{where}`: {error.message}" if where else error.message)
    if not out:
        with contextlib.suppress(OSError):  # a read-only home only costs time
            write(known, b"")
    return out
