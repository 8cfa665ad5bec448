"""What is checked together: a set with its card files, and an addition to a set.

A path is a set's folder, a folder of sets, a card file of a set, or a card file outside any set, which is read as an addition to `base`.
Nothing is parsed here.
"""

from __future__ import annotations

import hashlib
from dataclasses import dataclass, field
from pathlib import Path

from dowlang.project.manifest import MANIFEST, Manifest, card_files, read_manifest, set_folder, sets_below
from dowlang.project.shipped import shipped
from dowlang.source import Diagnostic, Span

STANDARD_SET = "base"


@dataclass(frozen=True, slots=True)
class CardFile:
    """One card file as read: `path` as a handler is named (`base/crossroads/the_fast`), `label` as it is shown, its bytes and their hash."""

    path: str
    label: str
    data: bytes
    hash: str


@dataclass(frozen=True, slots=True)
class SetSource:
    """A set as it stands on disk. `manifest` is None when it cannot be read; `findings` then say why."""

    folder: Path
    label: str
    manifest: Manifest | None
    files: tuple[CardFile, ...]
    uses: tuple[SetSource, ...] = ()
    findings: tuple[Diagnostic, ...] = ()
    added: frozenset[str] = field(default_factory=frozenset)  # labels of files from outside the folder

    @property
    def digest(self) -> str:
        """Hash over the manifest and every file of this set and of those it uses: names their compiled form."""
        digest = hashlib.sha256()
        manifest = self.folder / MANIFEST
        digest.update(manifest.read_bytes() if manifest.is_file() else b"")
        for file in self.files:
            digest.update(f"\0{file.path}\0{file.hash}".encode())
        for used in self.uses:
            digest.update(used.digest.encode())
        return digest.hexdigest()


class NoSuchSet(LookupError):
    """No set of that id is shipped or lies beside the one that uses it; carries the id and the ids there are."""

    def __init__(self, wanted: str, known: tuple[str, ...]) -> None:
        super().__init__(f"no set `{wanted}`")
        self.wanted, self.known = wanted, known


def label_of(path: Path) -> str:
    """The path as people typed it, relative to where they stand when it lies below."""
    try:
        return path.resolve().relative_to(Path.cwd()).as_posix() or "."
    except ValueError:
        return str(path)


def read_file(file: Path, path: str, label: str) -> CardFile:
    """One card file's bytes. Raises `OSError`."""
    data = file.read_bytes()
    return CardFile(path, label, data, hashlib.sha256(data).hexdigest())


def read_set(folder: Path, *, within: tuple[Path, ...] = ()) -> SetSource:
    """A set and the sets it uses, read but not parsed. Problems of the manifest are findings."""
    from dowlang.source.catalogue import UNKNOWN_SET, USES_CYCLE

    folder = folder.resolve()
    label = label_of(folder)
    manifest, findings = read_manifest(folder, f"{label}/{MANIFEST}")
    if manifest is None:
        return SetSource(folder, label, None, (), findings=tuple(findings))
    start = Span(1, 1, 1, 2)
    used: list[SetSource] = []
    for wanted in manifest.uses:
        try:
            place = find_set(wanted, folder)
        except NoSuchSet as missing:
            findings.append(UNKNOWN_SET.at(f"{label}/{MANIFEST}", start, name=wanted, near=list(missing.known)))
            continue
        if place == folder or place in within:
            findings.append(USES_CYCLE.at(f"{label}/{MANIFEST}", start, name=wanted))
            continue
        used.append(read_set(place, within=(*within, folder)))
    files = []
    for file in card_files(folder):
        below = file.resolve().relative_to(folder)
        files.append(read_file(file, f"{manifest.id}/{below.with_suffix('').as_posix()}", f"{label}/{below.as_posix()}" if label != "." else below.as_posix()))
    return SetSource(folder, label, manifest, tuple(files), tuple(used), tuple(findings))


def find_set(name: str, beside: Path | None = None) -> Path:
    """The folder of a set by its id: beside the one that asks, else shipped. Raises `NoSuchSet`."""
    places = [beside.parent] if beside else []
    places.append(shipped("cards"))
    known: list[str] = []
    for place in places:
        for folder in sorted(p for p in place.iterdir() if (p / MANIFEST).is_file()):
            if folder.name == name:
                return folder.resolve()
            known.append(folder.name)
    raise NoSuchSet(name, tuple(dict.fromkeys(known)))


def addition(files: list[Path], texts: dict[str, bytes] | None = None) -> SetSource:
    """Files outside any set, read as an addition to the standard set. `texts`: label -> bytes of what comes from elsewhere (standard input)."""
    base = read_set(find_set(STANDARD_SET))
    manifest = Manifest(id="additions", name="additions", version="0", ruleset=base.manifest.ruleset if base.manifest else "", folder=Path.cwd(),
                        uses=(STANDARD_SET,))
    cards = [read_file(f, f"additions/{_stem(f.stem)}", label_of(f)) for f in files]
    cards += [CardFile(f"additions/{_stem(label)}", label, data, hashlib.sha256(data).hexdigest()) for label, data in (texts or {}).items()]
    return SetSource(Path.cwd(), "additions", manifest, tuple(cards), (base,), added=frozenset(c.label for c in cards))


def _stem(name: str) -> str:
    from dowlang.source.lookalikes import slug

    return slug(name)


def gather(paths: list[Path]) -> list[tuple[SetSource, frozenset[str] | None]]:
    """The sets that the paths speak of, each with the labels of the files meant (None: all of it). Raises `OSError` for what cannot be read."""
    out: dict[Path, tuple[SetSource, set[str] | None]] = {}
    loose: list[Path] = []
    for path in paths:
        if path.is_dir() and not (own := set_folder(path)):
            below = sets_below(path)
            for folder in below:
                out[folder] = (read_set(folder), None)
            loose += [f for f in card_files(path) if not any(f.resolve().is_relative_to(b) for b in below)]
            continue
        own = set_folder(path)
        if own is None:
            loose.append(path)
            continue
        known = out.get(own) or (read_set(own), set())
        if path.resolve() == own or known[1] is None:
            out[own] = (known[0], None)
        else:
            inside = [f.label for f, p in zip(known[0].files, card_files(own), strict=True) if p.resolve().is_relative_to(path.resolve())]
            out[own] = (known[0], known[1] | set(inside))
    found: list[tuple[SetSource, frozenset[str] | None]] = [(s, None if w is None else frozenset(w)) for s, w in out.values()]
    if loose:
        found.append((addition(loose), None))
    return found
