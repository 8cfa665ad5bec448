"""Find what is checked together: a set with its card files, and an addition to a set.

A path is a set's folder, a folder of sets, a card file of a set, or a card file outside any set,
which is read as an addition to `base`. Nothing is parsed here.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Collection, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from functools import cached_property
from pathlib import Path

from dowlang.diagnostics import Diagnostic
from dowlang.diagnostics.codes import (
    OTHER_RULESET,
    OUTSIDE_THE_SET,
    TOO_MANY_CARDS,
    TOO_MANY_SETS,
    UNKNOWN_SET,
    UNREADABLE_PATH,
    USED_VERSION,
    USES_CYCLE,
)
from dowlang.project.card_file import CardFile, below_of, card_paths, label_of, read_file
from dowlang.project.languages.translations import TranslationFile, beside
from dowlang.project.manifests.manifest import (
    MANIFEST,
    Manifest,
    is_set,
    place_of,
    read_manifest,
    survey,
)
from dowlang.project.manifests.toml_input import START
from dowlang.project.manifests.version_ranges import allows
from dowlang.project.package_files import NoLibrary, library_folder, shipped
from dowlang.source import files as disk
from dowlang.source import nearest
from dowlang.source.limits import MAX_CARDS_PER_SET, MAX_SETS_USED


@dataclass(frozen=True)
class SetSource:
    """A set as it stands on disk.

    `manifest` is None when it cannot be read or used, and `findings` say why.

    Hashes and the order of the sets below are made once each, so that what is asked of every set of
    a chain costs one look at each.

    What names a result, and what each name covers:

    | name | covers |
    |---|---|
    | `CardFile.hash` | the bytes of one card file |
    | `digest` | the manifest and all card files with their paths, and those of the sets it uses |
    | `check_key` | `digest` and the translations of this set |
    | `findings_key` | `check_key`, what the files are called where we stand, and the sets it uses |
    | `picture_files.stamp` | place, size and time of the pictures that the cards name |
    | `package_files.toolchain` | size and time of every module that check and compile depend on |
    | `package_files.fingerprint` | the content of the modules that handlers are made by |
    | `cache` seal | the data of one entry of the cache, to know a damaged one |
    """

    folder: Path
    label: str
    manifest: Manifest | None
    files: tuple[CardFile, ...]
    uses: tuple[SetSource, ...] = ()
    findings: tuple[Diagnostic, ...] = ()
    # labels of files from outside the folder
    added: frozenset[str] = field(default_factory=frozenset)
    translations: tuple[TranslationFile, ...] = ()
    strays: tuple[Diagnostic, ...] = ()  # what is named like a translation and is none
    declared: bytes = b""  # the manifest as it was read
    # labels of card files of the folder that are not among `files`
    left_out: frozenset[str] = field(default_factory=frozenset)

    @property
    def partial(self) -> bool:
        """Return True when the files are not the whole of a set, so that decks are not counted."""
        return bool(self.added or self.left_out)

    def without(self, labels: Collection[str]) -> SetSource:
        """Return the set less the card files with these labels."""
        kept = tuple(file for file in self.files if file.label not in labels)
        texts = tuple(file for file in self.translations if file.card_file not in labels)
        return replace(self, files=kept, translations=texts, left_out=self.left_out.union(labels))

    @cached_property
    def everything_used(self) -> tuple[SetSource, ...]:
        """Return all sets this one uses, directly or not, each once, a set after those it uses."""
        out: dict[Path, SetSource] = {}
        entered: set[Path] = set()
        waiting: list[tuple[SetSource, Iterator[SetSource]]] = [(self, iter(self.uses))]
        while waiting:
            source, below = waiting[-1]
            deeper = next((used for used in below if used.folder not in entered), None)
            if deeper is not None:
                entered.add(deeper.folder)
                waiting.append((deeper, iter(deeper.uses)))
            else:
                waiting.pop()
                if waiting:  # the last is this set itself
                    out[source.folder] = source
        return tuple(out.values())

    @cached_property
    def digest(self) -> str:
        """Return the hash over the manifest and every file of this set and of those it uses: names
        their compiled form.
        """
        digest = hashlib.sha256(self.declared)
        for file in self.files:
            digest.update(f"\0{file.path}\0{file.hash}".encode())
        for used in self.uses:
            digest.update(used.digest.encode())
        return digest.hexdigest()

    @cached_property
    def check_key(self) -> str:
        """Return the hash over the digest and the translations.

        It names the result of a check. The compiled form does not know translations.
        """
        digest = hashlib.sha256(self.digest.encode())
        for stray in self.strays:
            digest.update(f"\0{stray.file}\0{stray.message}".encode())
        for file in self.translations:
            digest.update(f"\0{file.label}\0{len(file.data)}\0".encode() + file.data)
        return digest.hexdigest()

    @cached_property
    def findings_key(self) -> str:
        """Return the hash over `check_key` and what every file is called where we stand: names the
        findings themselves, which speak of these files.
        """
        digest = hashlib.sha256(self.check_key.encode())
        for name in (self.label, *(file.label for file in self.files)):
            digest.update(f"\0{len(name)}\0{name}".encode(errors="surrogateescape"))
        for used in self.uses:
            digest.update(used.findings_key.encode())
        return digest.hexdigest()


class NoSuchSet(LookupError):
    """Raised when no set of that id is shipped or lies beside the one that uses it.

    Carries the id and the ids there are.
    """

    def __init__(self, wanted: str, known: tuple[str, ...]) -> None:
        super().__init__(f"no set `{wanted}`")
        self.wanted, self.known = wanted, known


@dataclass(slots=True)
class _Read:
    """The facts about one folder: its manifest, what is wrong with that, and the folders of the
    sets it names.
    """

    manifest: Manifest | None
    findings: list[Diagnostic]
    declared: bytes
    # name -> folder, of those that were found
    folders: dict[str, Path] = field(default_factory=dict)


class SetReader:
    """Reads sets, each once, however many others are built on it.

    Every reading of one command goes through one reader.
    """

    def __init__(self) -> None:
        self._read: dict[Path, _Read] = {}
        self._sources: dict[Path, SetSource] = {}

    def source(self, folder: Path) -> SetSource:
        """Return a set with the sets it uses, not parsed.

        Problems of the manifest are findings. Raises `OSError`.
        """
        folder = folder.resolve()
        if folder not in self._sources and self._built_on_too_many(folder):
            label, read = label_of(folder), self._read[folder]
            told = TOO_MANY_SETS.at(
                f"{label}/{MANIFEST}", place_of(read.declared, "uses"), limit=MAX_SETS_USED
            )
            self._sources[folder] = SetSource(
                folder, label, None, (), findings=(*read.findings, told), declared=read.declared
            )
        return self._sources.get(folder) or self._whole(folder, ())

    def _manifest(self, folder: Path) -> _Read:
        """Read a manifest and find the sets it names."""
        if folder in self._read:
            return self._read[folder]
        label = f"{label_of(folder)}/{MANIFEST}"
        manifest, findings, declared = read_manifest(folder, label)
        read = self._read[folder] = _Read(manifest, findings, declared)
        if manifest is None or len(manifest.uses) > MAX_SETS_USED:
            return read
        for wanted in manifest.uses:
            try:
                read.folders[wanted] = find_set(wanted, folder.parent)
            except NoSuchSet as missing:
                near = list(nearest(wanted, missing.known))
                read.findings.append(
                    UNKNOWN_SET.at(label, place_of(declared, "uses"), name=wanted, near=near)
                )
        return read

    def _built_on_too_many(self, folder: Path) -> bool:
        """Count the sets below one, by their manifests alone."""
        below: dict[Path, None] = {}
        waiting = [folder]
        while waiting:
            read = self._manifest(waiting.pop())
            if read.manifest is not None and len(read.manifest.uses) > MAX_SETS_USED:
                return True
            new = [place for place in read.folders.values() if place not in below]
            below |= dict.fromkeys(new)
            waiting += new
            if len(below) > MAX_SETS_USED:
                return True
        return False

    def _whole(self, folder: Path, within: tuple[Path, ...]) -> SetSource:
        """Read a set after those it uses. `within`: the sets that wait for this one."""
        read, label = self._manifest(folder), label_of(folder)
        manifest, findings = read.manifest, list(read.findings)
        if manifest is None:
            return self._kept(
                SetSource(folder, label, None, (), findings=tuple(findings), declared=read.declared)
            )
        used: list[SetSource] = []
        for name, place in read.folders.items():
            if place == folder or place in within:
                at = place_of(read.declared, "uses")
                findings.append(USES_CYCLE.at(f"{label}/{MANIFEST}", at, name=name))
                continue
            below = self._sources.get(place) or self._whole(place, (*within, folder))
            findings += _other_version(manifest, below, f"{label}/{MANIFEST}", read.declared)
            other = below.manifest.ruleset if below.manifest is not None else manifest.ruleset
            if other == manifest.ruleset:
                used.append(below)
            else:
                findings.append(
                    OTHER_RULESET.at(
                        f"{label}/{MANIFEST}",
                        place_of(read.declared, "uses"),
                        name=name,
                        other=other,
                        ruleset=manifest.ruleset,
                    )
                )
        return self._kept(_with_files(folder, label, manifest, used, findings, read.declared))

    def _kept(self, source: SetSource) -> SetSource:
        self._sources[source.folder] = source
        return source


def read_set(folder: Path) -> SetSource:
    """Return a set and the sets it uses, read but not parsed.

    Problems of the manifest are findings. Raises `OSError`.
    """
    return SetReader().source(folder)


def _other_version(
    manifest: Manifest, used: SetSource, file: str, declared: bytes
) -> Iterator[Diagnostic]:
    """Yield the finding for a used set whose version is none of those wanted."""
    if used.manifest is None:
        return
    name, version = used.manifest.id, used.manifest.version
    wanted = manifest.wanted.get(name, "")
    if not allows(wanted, version):
        at = place_of(declared, "uses")
        yield USED_VERSION.at(file, at, name=name, found=version, wanted=wanted)


def _with_files(
    folder: Path,
    label: str,
    manifest: Manifest,
    used: Sequence[SetSource],
    findings: list[Diagnostic],
    declared: bytes,
) -> SetSource:
    """Read the card files and translations of a set whose manifest is known."""
    there = survey(folder)
    findings += [
        OUTSIDE_THE_SET.at(f"{label}/{MANIFEST}", START, path=link.relative_to(folder).as_posix())
        for link in there.outside
    ]
    for other in there.others:
        below = other.relative_to(folder).as_posix()
        reason = f"it is {disk.what_is_there(other)} and no file"
        findings.append(
            UNREADABLE_PATH.at(f"{label}/{MANIFEST}", START, path=below, use="read", reason=reason)
        )
    named = card_paths(folder, there.cards)
    if len(named) > MAX_CARDS_PER_SET:  # each file holds a card. They are not even read
        findings.append(
            TOO_MANY_CARDS.at(
                f"{label}/{MANIFEST}", START, count=len(named), limit=MAX_CARDS_PER_SET
            )
        )
        named = {}
    files = []
    for path, file in named.items():
        below = below_of(folder, file)
        shown = below if label == "." else f"{label}/{below}"
        files.append(read_file(file, f"{manifest.id}/{path}", shown, below))
    labels = {folder / file.below: file.label for file in files} if there.translations else {}
    translations, strays = beside(manifest.languages, there.translations, folder, labels, label)
    return SetSource(
        folder,
        label,
        manifest,
        tuple(files),
        tuple(used),
        tuple(findings),
        translations=tuple(translations),
        strays=tuple(strays),
        declared=declared,
    )


def shipped_ids() -> tuple[str, ...]:
    """Return the ids of the shipped sets."""
    return tuple(sorted(place.name for place in shipped("cards").iterdir() if is_set(place)))


def find_set(name: str, search_folder: Path | None = None) -> Path:
    """Return the folder of a set by its id: in `search_folder`, shipped, or in the library.

    Raises `NoSuchSet`.
    """
    places = [search_folder] if search_folder else []
    places.append(shipped("cards"))
    with suppress(NoLibrary):  # nobody's home, nobody's library
        places.append(library_folder())
    known: list[str] = []
    for place in places:
        if re.fullmatch(r"[a-z][a-z0-9_]*", name) and is_set(place / name):
            return (place / name).resolve()
    for place in places:
        for folder in sorted(p for p in _entries(place) if is_set(p)):
            if folder.name == name:
                return folder.resolve()
            known.append(folder.name)
    raise NoSuchSet(name, tuple(dict.fromkeys(known)))


def _entries(place: Path) -> list[Path]:
    """Return what lies in a folder, nothing where there is none: a library may not be there."""
    return list(place.iterdir()) if place.is_dir() else []
