"""Find sets on disk, read `set.toml`, list their card files.

A set is a folder with a `set.toml`. Its cards are all `*.dow` files below it. Nothing outside the
folder is followed: a symbolic link that leaves it is refused.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import field
from operator import attrgetter
from pathlib import Path
from typing import Any, NamedTuple

from dowlang.diagnostics import Diagnostic
from dowlang.diagnostics.codes import (
    MANIFEST_FIELD,
    MANIFEST_MISSING,
    MANIFEST_SYNTAX,
    OUTSIDE_THE_SET,
    UNSUPPORTED_EDITION,
)
from dowlang.diagnostics.templates import listed
from dowlang.project.languages.language_codes import is_language, near_languages
from dowlang.project.manifests import toml_input
from dowlang.project.manifests.manifest_schema import misfits_of
from dowlang.project.manifests.toml_input import START, Refused, parse, values
from dowlang.project.manifests.version_ranges import use_of
from dowlang.records import dataclass
from dowlang.source import Span
from dowlang.source.characters import REFUSED, code_point
from dowlang.source.files import entries_below, read_file, real, what_is_there

MANIFEST = "set.toml"
EDITIONS = (1,)  # of the card language
UPGRADE = "`dow upgrade SET` rewrites a set of an older edition, and tells what is left to do"
LONGEST = 64 * 1024  # bytes of a manifest


@dataclass(frozen=True, slots=True)
class Manifest:
    """The content of `set.toml`.

    `decks` maps a kind or deck to the number of cards wanted. An empty one means the ruleset's
    sizes.
    """

    id: str
    name: str
    version: str
    ruleset: str
    folder: Path
    edition: int = 1
    uses: tuple[str, ...] = ()
    wanted: Mapping[str, str] = field(default_factory=dict)  # id of a used set -> range of versions
    replaces: tuple[str, ...] = ()
    decks: Mapping[str, int] = field(default_factory=dict)
    authors: tuple[str, ...] = ()
    licence: str = ""
    languages: tuple[str, ...] = ()  # besides the one its cards are written in
    names: Mapping[str, str] = field(default_factory=dict)  # of the set, by its languages


def is_set(folder: Path) -> bool:
    """Return True if something in a folder is called a manifest, whether it can be read or not."""
    file = folder / MANIFEST
    return file.exists() or file.is_symlink()


def set_folder(path: Path) -> Path | None:
    """Return the nearest folder at or above `path` that holds a manifest, or None."""
    path = real(path)
    for folder in ([path] if path.is_dir() else []) + list(path.parents):
        if is_set(folder):
            return folder
    return None


def sets_below(folder: Path) -> tuple[Path, ...]:
    """Return the folders of all sets at or below a folder, in the order of their paths.

    Output of `dow build` is no set.
    """
    found = (Path(entry.path) for entry in entries_below(folder) if entry.name == MANIFEST)
    return tuple(sorted({file.parent.resolve() for file in found}))


def card_files(folder: Path) -> tuple[Path, ...]:
    """Return all card files at or below a folder, in the order of their paths.

    Links that lead out of it are left out.
    """
    return survey(folder).cards


class Survey(NamedTuple):
    """What lies at or below the folder of a set, each list in the order of the paths."""

    cards: tuple[Path, ...]
    outside: tuple[Path, ...]  # links named like a card file that lead out of the folder
    translations: tuple[Path, ...]  # what is named like one (`x.ja.toml`)
    others: tuple[Path, ...]  # named like a card file: a pipe, a link that leads nowhere


def survey(folder: Path) -> Survey:
    """Return the card files of a folder and what else lies there that a set may hold.

    Folders that are links are not entered. The marks of an editor (`.#x.dow`) are no cards.
    """
    folder = folder.resolve()
    cards: list[Path] = []
    outside: list[Path] = []
    translations: list[Path] = []
    others: list[Path] = []
    for entry in entries_below(folder):
        if entry.name.endswith(".dow"):
            file = Path(entry.path)
            if entry.is_symlink() and not real(file).is_relative_to(folder):
                outside.append(file)
            elif entry.is_file(follow_symlinks=False) or not (there := what_is_there(file)):
                cards.append(file)
            elif there != "a folder" and not entry.name.startswith(".#"):
                others.append(file)
        elif entry.name.endswith(".toml") and entry.name.count(".") > 1:
            translations.append(Path(entry.path))
    every = (cards, outside, translations, others)
    return Survey(*(tuple(sorted(found, key=attrgetter("parts"))) for found in every))


def read_manifest(folder: Path, label: str) -> tuple[Manifest | None, list[Diagnostic], bytes]:
    """Return the manifest of a set, or None with what is wrong, and its bytes.

    `label` is the path to show. Raises `OSError`.
    """
    file = folder / MANIFEST
    if not is_set(folder):
        return None, [MANIFEST_MISSING.at(label, START, folder=str(folder))], b""
    if not real(file).is_relative_to(real(folder)):
        return None, [OUTSIDE_THE_SET.at(label, START, path=MANIFEST)], b""
    if there := what_is_there(file):
        detail = f"it is {there} and no file"
        return None, [MANIFEST_SYNTAX.at(label, START, detail=detail)], b""
    content = read_file(file, LONGEST + 1)
    return *_understood(content, folder, label), content


def _understood(
    content: bytes, folder: Path, label: str
) -> tuple[Manifest | None, list[Diagnostic]]:
    """Return what the bytes of a manifest say, or None with what is wrong."""
    if len(content) > LONGEST:
        return None, [MANIFEST_SYNTAX.at(label, START, detail=f"it is longer than {LONGEST} bytes")]
    try:
        data = parse(content.decode("utf-8"))
    except UnicodeDecodeError as error:
        return None, [
            MANIFEST_SYNTAX.at(label, START, detail=f"byte {error.start + 1} is not UTF-8")
        ]
    if isinstance(data, Refused):
        return None, [MANIFEST_SYNTAX.at(label, data.place, detail=data.detail)]
    if isinstance(edition := data.get("edition"), int) and edition not in (True, *EDITIONS):
        return None, [
            UNSUPPORTED_EDITION.at(
                label,
                _line_of(content, "key `edition`"),
                edition=edition,
                wanted=[str(known) for known in EDITIONS],
                help=UPGRADE if edition < max(EDITIONS) else None,
            )
        ]
    wrong = (*misfits_of(data), *_uses(data), *_languages(data), *_names(data), *_unseen(data))
    found = [MANIFEST_FIELD.at(label, _line_of(content, text), detail=text) for text in wrong]
    if found:
        return None, found
    return from_data(data, folder), []


def _unseen(data: Mapping[str, Any]) -> list[str]:
    """Return as sentences what no text of a manifest may hold.

    Its texts are shown at terminals, and printed into pages.
    """
    out = []
    for key, value in data.items():
        texts = [text for text in (key, *values({"": value})) if isinstance(text, str)]
        for text in texts:
            if hidden := REFUSED.search(text):
                out.append(
                    f"key `{key}`: found the character {code_point(hidden[0][0])}, wanted "
                    f"characters that can be seen"
                )
                break
            if "\n" in text or "\t" in text:
                out.append(f"key `{key}`: found a line end or a tab, wanted a text on one line")
                break
    return out


def _uses(data: Mapping[str, Any]) -> list[str]:
    """Return as sentences what is wrong with the entries of `uses`.

    The schema refuses lists of anything but texts.
    """
    written = data.get("uses", ())
    entries = [one for one in written if isinstance(one, str)] if isinstance(written, list) else []
    out, seen = [], set()
    for entry in entries:
        use = use_of(entry)
        if use is None:
            out.append(
                f"key `uses`: found {listed((entry[:40],))}, wanted the id of a set, perhaps with "
                f"its versions, as `base` or `base >=1.2,<2`"
            )
        elif use[0] in seen and entries.count(entry) == 1:
            out.append(f"key `uses`: found `{use[0]}` twice")
        else:
            seen.add(use[0])
    return out


def _languages(data: Mapping[str, Any]) -> list[str]:
    """Return as sentences what is wrong with the codes of `languages`.

    The schema refuses lists of anything but texts.
    """
    written = data.get("languages", ())
    wrong = (
        [code for code in written if isinstance(code, str) and not is_language(code)]
        if isinstance(written, list)
        else []
    )
    out = []
    for code in wrong:
        near = near_languages(code)
        hint = f"; did you mean {listed(near)}" if near else ""
        out.append(
            f"key `languages`: found {listed((code[:40],))}, wanted a language of two letters such "
            f"as `ja` or `pt-BR`{hint}"
        )
    return out


def _names(data: Mapping[str, Any]) -> list[str]:
    """Return as sentences what is wrong with the languages of `names`.

    The schema refuses anything but a table.
    """
    names, languages = data.get("names"), data.get("languages", ())
    if not isinstance(names, dict) or not isinstance(languages, list):
        return []
    return [
        f"key `names.{code[:40]}`: found a name in a language that `languages` does not hold"
        for code in names
        if code not in languages
    ]


def place_of(content: bytes, *keys: str) -> Span:
    """Return the line of a key in a manifest, the last of these tables and keys."""
    return toml_input.place_of(content.decode("utf-8", "replace").split("\n"), *keys)


def _line_of(content: bytes, said: str) -> Span:
    """Return the line of the key that a sentence about a wrong entry names, the first line when it
    names none.
    """
    found = re.search(r"key `([A-Za-z0-9_.-]+)", said)
    if found:
        key = found[1].rpartition(".")[2]
        for number, line in enumerate(content.decode("utf-8", "replace").split("\n"), 1):
            if line.partition("=")[0].strip().strip('"') == key:
                return Span(number, 1, number, len(line.rstrip()) + 1)
    return START


def from_data(data: Mapping[str, Any], folder: Path) -> Manifest:
    """Return a manifest from checked data."""
    uses = dict(use for entry in data.get("uses", ()) if (use := use_of(entry)))
    return Manifest(
        id=data["id"],
        name=data["name"],
        version=data["version"],
        ruleset=data["ruleset"],
        folder=folder,
        edition=data["edition"],
        uses=tuple(uses),
        wanted={name: versions for name, versions in uses.items() if versions},
        replaces=tuple(data.get("replaces", ())),
        decks=dict(data.get("decks", {})),
        authors=tuple(data.get("authors", ())),
        licence=data.get("licence", ""),
        languages=tuple(data.get("languages", ())),
        names=dict(data.get("names", {})),
    )
