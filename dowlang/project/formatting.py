"""Card files in their one look, for `dow fmt`: from bytes to bytes, each file by itself."""

from __future__ import annotations

import difflib
from collections.abc import Sequence
from itertools import zip_longest
from pathlib import Path

from dowlang.diagnostics import Diagnostic, Severity
from dowlang.diagnostics.decoding import read
from dowlang.project import pipeline, ruleset_registry
from dowlang.project.card_selection import NoCards, game_of
from dowlang.project.manifests.manifest import card_files, read_manifest, set_folder
from dowlang.records import dataclass
from dowlang.source import Source
from dowlang.source.files import write
from dowlang.syntax import parse
from dowlang.syntax.formatter import format_file


@dataclass(frozen=True, slots=True)
class Formatted:
    """One file before and after.

    `text` is None when it cannot be read, and `findings` say why.
    """

    before: bytes
    source: Source
    text: str | None
    findings: tuple[Diagnostic, ...] = ()

    @property
    def changed(self) -> bool:
        """Return True if the file would be another one."""
        return self.text is not None and self.text.encode() != self.before

    @property
    def first_changed(self) -> int:
        """Return the first line that would be another one, 0 when none would."""
        if self.text is None or not self.changed:
            return 0
        lines = zip_longest(self.before.split(b"\n"), self.text.encode().split(b"\n"))
        return next(number for number, (old, new) in enumerate(lines, 1) if old != new)

    def diff(self) -> str:
        """Return the changes as a unified diff."""
        old, new = (
            self.source.text.splitlines(keepends=True),
            (self.text or "").splitlines(keepends=True),
        )
        return "".join(difflib.unified_diff(old, new, self.source.file, self.source.file))


def files_of(paths: Sequence[Path]) -> list[Path]:
    """Return every card file at or below the paths, each once, in order.

    Raises `NoCards` for a folder without any.
    """
    out: dict[Path, None] = {}
    for path in paths:
        found = card_files(path) if path.is_dir() else (path,)
        if not found:
            raise NoCards(path)
        out |= dict.fromkeys(found)
    return list(out)


def ruleset_of(file: Path) -> str:
    """Return the game whose words a card file is written in.

    It is that of its set, "" outside any set or where there is no such game.
    """
    folder = set_folder(file)
    manifest = read_manifest(folder, str(folder))[0] if folder else None
    known = manifest is not None and manifest.ruleset in ruleset_registry.names()
    return manifest.ruleset if manifest and known else ""


def formatted(data: bytes, label: str, ruleset: str = "") -> Formatted:
    """Return a card file in its one look, or with the findings that keep it from being read.

    Without a ruleset it is the game that has the kind of the first card.
    """
    source, found = read(data, label)
    parser = pipeline.language(ruleset or game_of(data)).parser
    tree, more = parse(label, source.text, parser)
    errors = tuple(f for f in (*found, *more) if f.severity is Severity.ERROR)
    return Formatted(
        data, source, None if errors else format_file(tree, source.text, parser), errors
    )


def put(file: Path, outcome: Formatted) -> None:
    """Write the new look. Raises `OSError`."""
    assert outcome.text is not None
    write(file, outcome.text.encode())
