"""Find the things shipped with the package, and tell by what toolchain something was made.

A wheel carries `cards/`, `grammar/` and `generated/` inside the package, a checkout has them beside
it. These are the only two places code for cards may come from: the shipped files, and the cache
that this version wrote itself.
"""

from __future__ import annotations

import hashlib
import os
import sys
from collections.abc import Iterator
from functools import lru_cache
from itertools import chain
from pathlib import Path

from dowlang.project import ruleset_registry
from dowlang.project.cache import keep, kept
from dowlang.version import __version__

PACKAGE = Path(__file__).resolve().parent.parent


class NotShipped(FileNotFoundError):
    """Raised when the installation lacks a folder it should have.

    Carries its name.
    """


class NoLibrary(RuntimeError):
    """Raised for a user without a home, who has no folder of added sets."""

    def __init__(self) -> None:
        super().__init__("there is no home folder for your library; name one in `DOWLANG_LIBRARY`")


def shipped(name: str) -> Path:
    """Return the folder of that name in the package, or beside it in a checkout. Raises
    `NotShipped`.
    """
    for place in (PACKAGE / name, PACKAGE.parent / name):
        if (
            place.is_dir()
            and any(place.iterdir())
            and not (place.parent == PACKAGE and _only_code(place))
        ):
            return place
    raise NotShipped(f"this installation of dowlang has no `{name}` folder")


def _only_code(place: Path) -> bool:
    """Return True if the package's own `generated/` holds just `__init__.py`, as in a checkout."""
    return all(entry.name in ("__init__.py", "__pycache__") for entry in place.iterdir())


def library_folder() -> Path:
    """Return the folder of the sets that this user added.

    It is `DOWLANG_LIBRARY`, else in the platform's folder for data. Raises `NoLibrary`.
    """
    if named := os.environ.get("DOWLANG_LIBRARY"):
        return Path(named)
    try:
        if sys.platform == "win32":
            return Path(os.environ.get("LOCALAPPDATA", str(Path.home()))) / "dowlang" / "sets"
        if sys.platform == "darwin":
            return Path.home() / "Library" / "Application Support" / "dowlang" / "sets"
        data = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
        return Path(data) / "dowlang" / "sets"
    except RuntimeError:
        raise NoLibrary from None


MAKERS = (
    "engine",
    "source",
    "diagnostics",
    "vocabulary",
    "syntax",
    "natural",
    "semantics",
    "codegen",
    "project",
)
"""Rooms whose code decides what a check finds and what is compiled, besides the words of a game,
the modules beside the rooms, and the shapes of lines in `core.lark`.
"""

NOT_COMPILED = ("engine", "natural", "project")
"""Those of them on which no compiled card depends."""


@lru_cache(maxsize=8)
def toolchain(ruleset: str = "") -> str:
    """Return 16 digits for this version and the state on disk of everything that check and compile
    depend on besides the cards. A ruleset that is no part of this package is part of it.

    Sizes and times of the files, not their content: a new state costs a compilation too many, never
    one too few.
    """
    digest = hashlib.sha256(f"{__version__} {sys.version_info[:2]}".encode())
    own = _own_folder(ruleset)
    rooms = (*(PACKAGE / room for room in (*MAKERS, "rulesets")), *([own] if own else ()))
    for path in _outside_rooms():
        status = path.stat()
        digest.update(f"{path} {status.st_size} {status.st_mtime_ns}".encode())
    for file in chain.from_iterable(map(_modules, rooms)):
        status = file.stat()
        digest.update(f"{file.path} {status.st_size} {status.st_mtime_ns}".encode())
    return digest.hexdigest()[:16]


def _outside_rooms() -> Iterator[Path]:
    """Yield the modules that lie beside the rooms, and the shapes of lines."""
    yield from sorted(PACKAGE.glob("*.py"))
    yield shipped("grammar") / "core.lark"


def _own_folder(ruleset: str) -> Path | None:
    """Return where a ruleset lies that is no part of this package, None for all others."""
    try:
        return ruleset_registry.folder(ruleset) if ruleset else None
    except ruleset_registry.UnknownRuleset:
        return None


def is_checkout() -> bool:
    """Return True if the package lies in a checkout, where sources change under generated files.

    An installed one is as it was built.
    """
    return (PACKAGE.parent / "pyproject.toml").is_file() and (PACKAGE.parent / "cards").is_dir()


def fingerprint(ruleset: str) -> str:
    """Return 16 digits over the content of the words of a game and of everything that turns cards
    into handlers.

    Handlers of another fingerprint were written by another compiler or from other words. Kept in
    the cache as long as no file is touched, since reading every module takes as long as starting a
    game.
    """
    made_by = toolchain(ruleset)
    state = hashlib.sha256(f"{made_by} {ruleset} {PACKAGE}".encode()).hexdigest()[:32]
    if isinstance(known := kept("fingerprints", state), str):
        return known
    digest, own = hashlib.sha256(), _own_folder(ruleset)
    rooms = [(PACKAGE / room, PACKAGE) for room in MAKERS if room not in NOT_COMPILED]
    rooms.append(((own or PACKAGE / "rulesets" / ruleset) / "words", own or PACKAGE))
    named = [(path.name, path) for path in _outside_rooms()]
    for folder, below in rooms:
        for file in _modules(folder):
            named.append((Path(file.path).relative_to(below).as_posix(), Path(file.path)))
    for name, path in named:
        digest.update(f"\0{name}\0".encode() + path.read_bytes().replace(b"\r\n", b"\n"))
    made = digest.hexdigest()[:16]
    keep(made, "fingerprints", state)
    return made


def build_stamp(ruleset: str, handlers: Path) -> str:
    """Return what `dow build` notes of a checkout's shipped handlers: by which toolchain they were
    written, and 16 digits over their sizes and times.

    Handlers that were exchanged since, as by going to another commit, have another stamp.
    """
    digest = hashlib.sha256()
    for file in _modules(handlers):
        status = file.stat()
        digest.update(f"{file.path} {status.st_size} {status.st_mtime_ns}".encode())
    return f"{fingerprint(ruleset)} {digest.hexdigest()[:16]}"


def build_stamp_file(name: str) -> Path:
    """Return where a checkout keeps the stamp of a shipped set: outside version control and outside
    what is packed into a wheel.
    """
    return PACKAGE.parent / "build" / f"{name}.toolchain"


def _modules(folder: Path) -> Iterator[os.DirEntry[str]]:
    """Yield every module at or below a folder, in the order of their names, so that digests do not
    depend on the file system.
    """
    with os.scandir(folder) as entries:
        for entry in sorted(entries, key=lambda entry: entry.name):
            if entry.name.endswith(".py"):
                yield entry
            elif entry.is_dir(follow_symlinks=False) and entry.name != "__pycache__":
                yield from _modules(Path(entry.path))
