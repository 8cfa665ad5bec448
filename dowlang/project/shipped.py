"""Where the things shipped with the package lie, and the user's cache folder.

A wheel carries `cards/`, `grammar/` and `generated/` inside the package, a checkout has them beside it. These are the only two places code
for cards may come from: what is shipped, and the cache that this version wrote itself.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

import dowlang

PACKAGE = Path(dowlang.__file__).resolve().parent


class NotShipped(FileNotFoundError):
    """The installation lacks a folder it should have; carries its name."""


def shipped(name: str) -> Path:
    """The folder of that name in the package, or beside it in a checkout. Raises `NotShipped`."""
    for place in (PACKAGE / name, PACKAGE.parent / name):
        if place.is_dir() and any(place.iterdir()) and not (place.parent == PACKAGE and _only_code(place)):
            return place
    raise NotShipped(f"this installation of dowlang has no `{name}` folder")


def _only_code(place: Path) -> bool:
    """The package's own `generated/` holds just `__init__.py` in a checkout."""
    return all(entry.name in ("__init__.py", "__pycache__") for entry in place.iterdir())


def cache_folder() -> Path:
    """Where this user's compiled cards and check results are kept: `DOWLANG_CACHE`, else the platform's cache folder."""
    if named := os.environ.get("DOWLANG_CACHE"):
        return Path(named)
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", str(Path.home()))) / "dowlang" / "cache"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Caches" / "dowlang"
    return Path(os.environ.get("XDG_CACHE_HOME", str(Path.home() / ".cache"))) / "dowlang"


def toolchain() -> str:
    """What the results of check and compile depend on besides the cards: this version and the state of its own modules."""
    import hashlib

    digest = hashlib.sha256(f"{dowlang.__version__} {sys.version_info[:2]}".encode())
    for folder in ("source", "vocabulary", "syntax", "semantics", "codegen", "rulesets", "project"):
        for file in sorted((PACKAGE / folder).rglob("*.py")):
            status = file.stat()
            digest.update(f"{file.name} {status.st_size} {status.st_mtime_ns}".encode())
    return digest.hexdigest()[:16]


def write(path: Path, data: bytes) -> None:
    """Write a file whole or not at all: beside it first, then renamed."""
    path.parent.mkdir(parents=True, exist_ok=True)
    beside = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        beside.write_bytes(data)
        beside.replace(path)
    finally:
        beside.unlink(missing_ok=True)
