"""`dow new`: a set or a card with tests, ready to run.

What it writes checks without a finding and its tests pass. How a card of each kind begins is
declared by the words of its game (`vocabulary/starts.py`). A kind of card that sets up a whole game
has a word of its own: `dow new scenario NAME`.
"""

from __future__ import annotations

import hashlib
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from dowlang.diagnostics import Severity
from dowlang.project import pipeline, ruleset_registry
from dowlang.project.card_file import CardFile
from dowlang.project.card_selection import addition
from dowlang.project.documents.hooks_and_workflow import repository_files
from dowlang.project.loading import CardErrors
from dowlang.project.manifests.manifest import MANIFEST, is_set, read_manifest, set_folder
from dowlang.project.sets import read_set
from dowlang.records import dataclass
from dowlang.source.confusables import slug
from dowlang.source.files import LeavesTheSet, real, write
from dowlang.vocabulary.starts import Starts

if TYPE_CHECKING:
    from dowlang.vocabulary import Vocabulary

WHAT = ("set", "card")

SET = """id = "{slug}"
name = {name}
version = "0.1"
edition = 1
ruleset = "{ruleset}"
uses = [{uses}]
authors = []
licence = "all rights reserved"
# languages = ["ja"]  # texts in other languages lie beside the card files: {slug}.ja.toml
"""


class AlreadyThere(FileExistsError):
    """Raised when a file that would be written exists.

    Nothing was written. Carries its path.
    """

    def __init__(self, path: Path) -> None:
        super().__init__(str(path))
        self.path = path


class UnknownKind(LookupError):
    """Raised when no card of that kind can be started.

    Carries the kind, those that can, and whether it is one that is started by its own name.
    """

    def __init__(self, kind: str, known: tuple[str, ...], by_name: bool) -> None:
        super().__init__(kind)
        self.kind, self.known, self.by_name = kind, known, by_name


class UnknownThing(LookupError):
    """Raised when nothing of that name can be started. Carries the name and what can."""

    def __init__(self, what: str, known: tuple[str, ...]) -> None:
        super().__init__(what)
        self.what, self.known = what, known


class OtherGame(ValueError):
    """Raised when a card of one game is to go into a set of another.

    Carries the game asked for, that of the set, and the set's folder.
    """

    def __init__(self, wanted: str, found: str, folder: Path) -> None:
        super().__init__(wanted)
        self.wanted, self.found, self.folder = wanted, found, folder


class NoName(ValueError):
    """The name holds nothing that could be printed on a card."""


class WouldNotCheck(ValueError):
    """Raised when the new file would have a mistake among the cards that are there: its name.

    Carries what is wrong. Nothing was written.
    """


@dataclass(frozen=True, slots=True)
class Made:
    """What was written: the files, and the kind of card where it is one that sets up a game."""

    files: list[Path]
    sets_up: str = ""


def create(
    what: str, name: str, kind: str, folder: Path, ruleset: str = "", repository: bool = False
) -> Made:
    """Write the files of a new set or card, with `repository` also those that lie beside a set.

    Without a ruleset it is that of the set that the folder belongs to. Outside any set it is the
    first that has such cards.

    Raises `AlreadyThere`, `UnknownThing`, `UnknownKind`, `UnknownRuleset`, `OtherGame`, `NoName`,
    `WouldNotCheck`, `OSError`.
    """
    name = printable(name)
    if not any(character.isalnum() for character in name):
        raise NoName(name)
    words = _words_for(what, kind, folder, ruleset)
    starts = starts_of(words)
    if what == "set":
        own = folder / slug(name)
        text = (
            _filled(SET, name)
            .replace("{uses}", f'"{starts.uses}"' if starts.uses else "")
            .replace("{ruleset}", words.name)
        )
        beside = repository_files(folder, own.name) if repository else {}
        files = {own / MANIFEST: text, **_card(own, words, name, "", True), **beside}
        return Made(_written(files, folder, words.name))
    home, by_name = set_folder(folder) or folder.resolve(), by_name_of(words)
    if what not in (*WHAT, *by_name):
        raise UnknownThing(what, (*WHAT, *by_name))
    if what in by_name or kind in by_name:
        if what == "card":
            raise UnknownKind(kind, tuple(starts.texts), True)
        return Made(_written(_card(home, words, name, what, True), home, words.name), what)
    return Made(_written(_card(home, words, name, kind), home, words.name))


def starts_of(words: Vocabulary) -> Starts:
    """Return what new cards of a game look like. A game that declares nothing starts none."""
    return words.starts or Starts("", "", {})


def by_name_of(words: Vocabulary) -> tuple[str, ...]:
    """Return the kinds that are started by their own name: those that set up a whole game."""
    texts = starts_of(words).texts
    return tuple(kind.name for kind in words.kinds if kind.setting and kind.name in texts)


def _words_for(what: str, kind: str, folder: Path, ruleset: str) -> Vocabulary:
    """Return the words of the game that a new card is of.

    Raises `UnknownRuleset`, `OtherGame`.
    """
    home = set_folder(folder) if what != "set" else None
    manifest = read_manifest(home, str(home))[0] if home is not None else None
    if manifest is not None and home is not None:
        if ruleset not in ("", manifest.ruleset):
            raise OtherGame(ruleset, manifest.ruleset, home)
        ruleset = manifest.ruleset
    wanted = kind if what in WHAT else what
    return ruleset_registry.vocabulary(ruleset or ruleset_registry.with_kind(wanted))


def _card(
    folder: Path, words: Vocabulary, name: str, kind: str, in_set: bool = False
) -> dict[Path, str]:
    """Return one card: in the folder of its kind when it goes into a set, else where it was asked
    for.
    """
    starts = starts_of(words)
    kind = kind or starts.first
    if kind not in starts.texts:
        by_name = by_name_of(words)
        raise UnknownKind(kind, tuple(k for k in starts.texts if k not in by_name), False)
    where = next(one.folder for one in words.kinds if one.name == kind)
    place = folder / where if in_set or is_set(folder) else folder
    return {place / f"{slug(name)}.dow": _filled(starts.texts[kind], name)}


def printable(name: str) -> str:
    """Return the name as a text of the language can hold it: one line, no quotes or backslashes,
    not too long.
    """
    return " ".join("".join(c for c in name if c.isprintable() and c not in '"\\').split())[
        :80
    ].strip()


def _filled(template: str, name: str) -> str:
    """Return the text of a new file.

    Tests carry the name of their card, so that two cards of one kind can stand in one set.
    """
    return (
        template.replace("{bare}", name)
        .replace("{name}", f'"{name}"')
        .replace("{slug}", slug(name)[:40].rstrip("_"))
    )


def _written(files: dict[Path, str], home: Path, ruleset: str) -> list[Path]:
    """Write new files below `home`. A link to elsewhere is not followed.

    All of them are written or none. Raises `AlreadyThere`, `LeavesTheSet`, `WouldNotCheck`,
    `OSError`.
    """
    for path in files:
        if path.exists() or path.is_symlink():
            raise AlreadyThere(path)
        if not real(path).is_relative_to(real(home)):
            raise LeavesTheSet(path.parent)
    for path, text in files.items():
        if path.suffix == ".dow":
            _try(path, text, ruleset)
    done: list[Path] = []
    try:
        for path, text in files.items():
            write(path, text.encode())
            done.append(path)
    except OSError:  # one half of a set would stand in the way of the next try
        for path in done:
            path.unlink(missing_ok=True)
        raise
    return done


def _try(path: Path, text: str, ruleset: str) -> None:
    """Check a card before it is written, beside the cards of the set that it goes into.

    Raises `WouldNotCheck`.
    """
    home = next((folder for folder in path.parents if is_set(folder)), None)
    data, label = text.encode(), str(path)
    if home is None:
        source = addition([], {label: data}, ruleset)
    else:
        source = read_set(home)
        own = CardFile(
            f"{source.folder.name}/{slug(label)}",
            label,
            path.name,
            data,
            hashlib.sha256(data).hexdigest(),
        )
        source = replace(source, files=(*source.files, own))
    try:
        found = pipeline.check(source).findings
    except CardErrors:  # of a set that this one uses: `dow check` tells them
        return
    for one in found:
        if one.file == label and one.severity is Severity.ERROR:
            raise WouldNotCheck(one.message)
