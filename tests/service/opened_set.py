"""A copy of a set with a document open in it, and places in the document by its words."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

from dowlang.project.pipeline import SetMemory
from dowlang.service import Document, Position, Workspace

ROOT = Path(__file__).resolve().parents[2]


CARD = "crossroads/a_favour_owed.dow"
EDITED = ROOT / "tests" / "fixtures" / "edited" / "a_favour_owed.dow"


def lay_out(origin: Path, folder: Path) -> None:
    """Make a folder the copy of another, whatever it was before: only files that are not as they
    were copied are copied, of 600 mostly two.
    """
    wanted, there = _files(origin), _files(folder) if folder.is_dir() else {}
    if not there:
        shutil.copytree(origin, folder, dirs_exist_ok=True)
        return
    for below in there.keys() - wanted.keys():
        (folder / below).unlink()
    for place, _, _ in os.walk(folder, topdown=False):
        if not any(Path(place).iterdir()):
            Path(place).rmdir()
    for below, state in wanted.items():
        if there.get(below) != state:
            (folder / below).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(origin / below, folder / below)


def _files(folder: Path) -> dict[str, tuple[int, int]]:
    """Return the size and the time of change of every file, by its path below the folder."""
    out = {}
    waiting = [str(folder)]
    while waiting:
        with os.scandir(waiting.pop()) as entries:
            for entry in entries:
                if entry.is_dir(follow_symlinks=False):
                    waiting.append(entry.path)
                else:
                    found = entry.stat(follow_symlinks=False)
                    below = os.path.relpath(entry.path, folder)
                    out[below] = (found.st_size, found.st_mtime_ns)
    return out


class OpenedSet:
    """An editor's workspace with one document of a set that may be written to.

    `memory` is what earlier checks of a set in the same place know.
    """

    def __init__(
        self, folder: Path, set: str = "cards/base", memory: SetMemory | None = None
    ) -> None:
        self.memory = memory
        self.folder = folder / "cards"
        lay_out(ROOT / set, self.folder)
        if (self.folder / "crossroads" / EDITED.name).exists():  # whatever the set's card says now
            shutil.copy(EDITED, self.folder / "crossroads")
        self.workspace = Workspace()

    def open(self, below: str, text: str | None = None) -> Document:
        path = self.folder / below
        document = self.workspace.open(path, path.read_text("utf-8") if text is None else text)
        if self.memory is not None and document.warm_set.folder == self.folder.resolve():
            document.warm_set.memory = self.memory
        return document


def place(document: Document, words: str, more: int = 1) -> Position:
    """Return the position in the first of some words, so many characters into them."""
    return document.map.position(document.map.text.index(words) + more)


def typed(opened_set: OpenedSet, below: str, line: str) -> tuple[Document, Position]:
    """Return a document with a line typed behind its first card, and the cursor, marked by `|`."""
    text = (opened_set.folder / below).read_text("utf-8").split("\n\ntest ")[0].rstrip("\n")
    document = opened_set.open(below, f"{text}\n{line.replace('|', '')}\n")
    return document, document.map.position(len(f"{text}\n{line.split('|')[0]}"))
