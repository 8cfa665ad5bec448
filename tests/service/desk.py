"""A copy of a set with a document open in it, and places in the document by its words."""

from __future__ import annotations

import shutil
from pathlib import Path

from dowlang.project.pipeline import SetMemory
from dowlang.service import Document, Position, Workspace

ROOT = Path(__file__).resolve().parents[2]


EDITED = ROOT / "tests" / "fixtures" / "edited" / "a_favour_owed.dow"


class Desk:
    """An editor's workspace with one document of a set that may be written to.

    `memory` is what earlier checks of a set in the same place know.
    """

    def __init__(
        self, folder: Path, set: str = "cards/base", memory: SetMemory | None = None
    ) -> None:
        self.memory = memory
        self.folder = folder / "cards"
        shutil.copytree(ROOT / set, self.folder)
        if (self.folder / "crossroads" / EDITED.name).exists():  # whatever the set's card says now
            shutil.copy(EDITED, self.folder / "crossroads")
        self.workspace = Workspace()

    def open(self, below: str, text: str | None = None) -> Document:
        path = self.folder / below
        document = self.workspace.open(path, path.read_text("utf-8") if text is None else text)
        if self.memory is not None and document.home.folder == self.folder.resolve():
            document.home.memory = self.memory
        return document


def place(document: Document, words: str, more: int = 1) -> Position:
    """Return the position in the first of some words, so many characters into them."""
    return document.map.position(document.map.text.index(words) + more)


def typed(desk: Desk, below: str, line: str) -> tuple[Document, Position]:
    """Return a document with a line typed behind its first card, and the cursor, marked by `|`."""
    text = (desk.folder / below).read_text("utf-8").split("\n\ntest ")[0].rstrip("\n")
    document = desk.open(below, f"{text}\n{line.replace('|', '')}\n")
    return document, document.map.position(len(f"{text}\n{line.split('|')[0]}"))
