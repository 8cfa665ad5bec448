"""Hold the documents of an editor and the sets they belong to, each set checked and kept warm.

A document's text stands in place of what its file holds on disk. A set is read from disk when its
first document is opened and when something of it is saved, and checked again after an edit with
what the last check knows.
"""

from __future__ import annotations

import hashlib
import re
from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass, field, replace
from functools import cached_property
from pathlib import Path
from typing import NamedTuple

from dowlang.diagnostics import Collector, Diagnostic
from dowlang.project import pipeline, ruleset_registry
from dowlang.project.building.warm_cards import WarmCards
from dowlang.project.card_file import CardFile, label_of
from dowlang.project.card_selection import addition, game_of
from dowlang.project.game_language import Language
from dowlang.project.languages.translations import TranslationFile
from dowlang.project.loading import CardErrors
from dowlang.project.manifests.manifest import set_folder
from dowlang.project.sets import SetSource, read_set
from dowlang.rulesets import RULESETS
from dowlang.service.occurrences import LabelOccurrence, NameOccurrence
from dowlang.service.positions import TextMap
from dowlang.source.files import read_file, real
from dowlang.source.limits import MAX_FILE_BYTES
from dowlang.source.slugs import slug
from dowlang.syntax import parse
from dowlang.syntax.ast import File

CHECKS_BEFORE_FORGETTING = 200
"""Checks of a set after which the lines that the parser remembers are forgotten."""


@dataclass
class Document:
    """One open text with the set it belongs to. A new text is a new document."""

    path: Path
    label: str
    text: str
    warm_set: WarmSet
    tried: dict[object, list[str] | None] = field(default_factory=dict)
    """What trials of drafts found for the clauses of the text (`drafts.draft_trials`)."""

    @cached_property
    def map(self) -> TextMap:
        """Return the places of the text."""
        return TextMap(self.text)

    @cached_property
    def tree(self) -> File:
        """Return what of the text can be read."""
        return parse(self.label, self.map.text, self.warm_set.language.parser)[0]

    @property
    def language(self) -> Language:
        """Return the language that the text is written in."""
        return self.warm_set.language


class RenamedTable(NamedTuple):
    """A file of translations on the disk, with its names changed, and the new one of them."""

    before: bytes
    after: bytes
    name: str


@dataclass
class WarmSet:
    """A set with the texts of its open documents, or one document outside any set."""

    folder: Path | None
    disk: SetSource
    texts: dict[Path, str] = field(default_factory=dict)
    memory: pipeline.SetMemory = field(default_factory=pipeline.SetMemory)
    compiled: WarmCards = field(default_factory=WarmCards)
    phrase_counts: dict[str, tuple[File, Counter[str]]] = field(default_factory=dict)  # by label
    # by label
    name_occurrences: dict[str, tuple[File, tuple[NameOccurrence, ...]]] = field(
        default_factory=dict
    )
    tables: dict[Path, RenamedTable] = field(default_factory=dict)
    # of the set as it was last read
    label_occurrences: tuple[pipeline.CheckedSet | None, tuple[LabelOccurrence, ...]] = (None, ())
    _checked: pipeline.CheckedSet | None = None
    _good: pipeline.CheckedSet | None = None
    _failed: CardErrors | None = None
    _fresh: bool = False
    _checks: int = 0

    @property
    def language(self) -> Language:
        """Return the language of the set's cards, that of the first game where it names none."""
        manifest = self.disk.manifest
        known = manifest is not None and manifest.ruleset in ruleset_registry.names()
        return pipeline.language(manifest.ruleset if manifest and known else RULESETS[0])

    @property
    def source(self) -> SetSource:
        """Return the set with the texts of its documents."""
        if self.folder is None:
            return self.disk
        files = {self.path_of(file.label): file for file in self.disk.files}
        for path, text in self.texts.items():
            data = as_bytes(text)
            digest = hashlib.sha256(data).hexdigest()
            old = files.get(path)
            if old is None:
                files[path] = self._new_file(path, data, digest)
            elif old.hash != digest:
                files[path] = replace(old, data=data, hash=digest)
        told = tuple(map(self._as_renamed, self.disk.translations))
        return replace(
            self.disk, files=tuple(files[path] for path in sorted(files)), translations=told
        )

    def renamed(self, path: Path, text: str, name: str) -> None:
        """Take note of the text that a file of translations has once a name is another one. An
        editor that has it changed may tell nothing of it before it is saved.
        """
        for file in self.disk.translations:
            if self.path_of(file.label) == path:
                self.tables[path] = RenamedTable(file.data, as_bytes(text), name)

    def _as_renamed(self, file: TranslationFile) -> TranslationFile:
        """Return a file of translations with its names changed, as long as it is on the disk as it
        was then and a document has a line with the new name: a rename may be asked for and not
        be made.
        """
        waiting = self.tables.get(self.path_of(file.label))
        if waiting is None or waiting.before != file.data:
            return file
        head = re.compile(rf'^ *\w[\w ]*"{re.escape(waiting.name)}"', re.MULTILINE)
        said = any(map(head.search, self.texts.values()))
        return replace(file, data=waiting.after) if said else file

    def _new_file(self, path: Path, data: bytes, digest: str) -> CardFile:
        """Return a card file that is not on the disk yet."""
        assert self.folder is not None
        below = path.relative_to(self.folder)
        named = "/".join(slug(part) for part in below.with_suffix("").parts)
        id = self.disk.manifest.id if self.disk.manifest else ""
        shown = self.label_of(path)
        return CardFile(f"{id}/{named}", shown, below.as_posix(), data, digest)

    def label_of(self, path: Path) -> str:
        """Return what a file of the set is called in findings."""
        if self.folder is None:
            return label_of(path)
        below = path.relative_to(self.folder).as_posix()
        return below if self.disk.label == "." else f"{self.disk.label}/{below}"

    def path_of(self, label: str) -> Path:
        """Return the file that findings call so."""
        if self.folder is None:
            return next(iter(self.texts), Path(label))
        prefix = "" if self.disk.label == "." else f"{self.disk.label}/"
        return self.folder / label[len(prefix) :] if label.startswith(prefix) else Path(label)

    def mark_stale(self) -> None:
        """Note that `disk` was replaced, so that the next check is a new one."""
        self._fresh = False

    @property
    def stale(self) -> bool:
        """Return True if something has changed since the last check."""
        return not self._fresh

    def map_of(self, path: Path) -> TextMap:
        """Return the places of a file of the set: of its document, else as it is on disk."""
        if path in self.texts:
            return TextMap(self.texts[path])
        known = [file.data for file in self.disk.files if self.path_of(file.label) == path]
        if not known:
            with suppress(OSError):
                known = [read_file(path, MAX_FILE_BYTES)]
        return TextMap(known[0].decode("utf-8", "replace") if known else "")

    def put(self, path: Path, text: str | None) -> None:
        """Put the text of a document in place of its file, or the file again with None."""
        if text is None:
            self.texts.pop(path, None)
        elif self.texts.get(path) == text:
            return
        else:
            self.texts[path] = text
        if self.folder is None and text is not None:
            self.disk = _loose(path, text)
        self._fresh = False

    def read_again(self) -> None:
        """Read the files of the set from disk."""
        if self.folder is not None:
            self.disk = read_set(self.folder)
            self._fresh = False

    def checked(self) -> pipeline.CheckedSet | None:
        """Return the set as it stands, checked, None while a set that it uses does not check."""
        if not self._fresh:
            self._failed = None
            self._checks += 1
            # lines that were typed and tried once do not come again
            if self._checks % CHECKS_BEFORE_FORGETTING == 0:
                self.language.parser.forget()
            try:
                self._checked = pipeline.check(self.source, self.memory)
                self._good = self._checked
            except CardErrors as errors:
                self._checked, self._failed = None, errors
            self._fresh = True
        return self._checked

    def known(self) -> pipeline.CheckedSet | None:
        """Return the last check that came to an end, a new one only if there was none yet."""
        return self._good or self.checked()

    def findings(self) -> list[Diagnostic]:
        """Return the findings of the set, those of `dow check`."""
        checked = self.checked()
        if checked is not None:
            return checked.findings
        return sorted(self._failed.diagnostics) if self._failed else []

    def trees(self) -> Iterator[tuple[str, File]]:
        """Yield every card file of the set as it was last read, with its label."""
        known = self.known()
        yield from known.trees.items() if known else ()

    def text_of(self, label: str) -> str:
        """Return the text of a file of the set as it was last checked."""
        known = self.known()
        source = known.sources.get(label) if known else None
        return source.text if source else self.texts.get(self.path_of(label), "")


class Workspace:
    """All documents that are open, and the sets that they belong to."""

    def __init__(self) -> None:
        self.sets: dict[Path, WarmSet] = {}  # by folder, or by file where it is outside any set
        self.documents: dict[Path, Document] = {}

    def open(self, path: Path, text: str) -> Document:
        """Open a document, or give it another text."""
        path = real(path)
        warm_set = self._home(path, text)
        warm_set.put(path, text)
        document = Document(path, warm_set.label_of(path), text, warm_set)
        self.documents[path] = document
        return document

    def close(self, path: Path) -> None:
        """Close a document: its file counts again, and a set without documents is let go."""
        document = self.documents.pop(real(path), None)
        if document is None:
            return
        document.warm_set.put(document.path, None)
        if not document.warm_set.texts:
            self.sets = {
                key: each for key, each in self.sets.items() if each is not document.warm_set
            }

    def saved(self) -> None:
        """Read all sets from disk again: something of them was saved, made or taken away."""
        for warm_set in self.sets.values():
            warm_set.read_again()

    def findings(self, warm_set: WarmSet) -> dict[Path, list[Diagnostic]]:
        """Return the findings of a set by file, as many of each as `dow check` shows."""
        out: dict[Path, list[Diagnostic]] = {path: [] for path in warm_set.texts}
        for found in Collector(warm_set.findings()).shown():
            out.setdefault(warm_set.path_of(found.file), []).append(found)
        return out

    def _home(self, path: Path, text: str) -> WarmSet:
        folder = set_folder(path)
        key = folder or path
        warm_set = self.sets.get(key)
        if warm_set is None:
            disk = read_set(folder) if folder else _loose(path, text)
            warm_set = self.sets[key] = WarmSet(folder, disk)
        return warm_set


def _loose(path: Path, text: str) -> SetSource:
    """Return a text outside any set as an addition to the standard set of its game."""
    data = as_bytes(text)
    return addition([], {label_of(path): data}, game_of(data))


def as_bytes(text: str) -> bytes:
    """Return the bytes of an editor's text. Halves of pairs, which no file holds, are replaced."""
    return text.encode("utf-16", "surrogatepass").decode("utf-16", "replace").encode()
