"""Sets that were written for an older edition of the card language: what is rewritten, and what is
left to their author.

An edition is a promise: what a set of that edition checks and means stays so. Where a later edition
says something otherwise, its `Step` here says how. Lines are rewritten outside of texts in quotes
and of comments. The set's manifest is written last, so whoever is stopped can start again.
"""

from __future__ import annotations

import difflib
import re
from collections.abc import Iterator, Mapping
from pathlib import Path

from dowlang.project.manifests.manifest import EDITIONS, LONGEST, MANIFEST, card_files
from dowlang.project.manifests.toml_input import Refused, parse
from dowlang.records import dataclass
from dowlang.source.files import read_file, write
from dowlang.source.limits import MAX_FILE_BYTES

APART = re.compile(r'"[^"\n]*"|#.*')
"""A text in quotes or a comment, neither of which is rewritten."""
STANDS_FOR = re.compile("\0(\\d+)\0")
EDITION = re.compile(r"(?m)^(\s*edition\s*=\s*)-?\d+")


@dataclass(frozen=True, slots=True)
class Rewriting:
    """Words of an edition and what the next one writes for them.

    `pattern` is a regular expression over a line in which `TEXT` stands for each text in quotes,
    `by` its replacement.
    """

    pattern: str
    by: str


@dataclass(frozen=True, slots=True)
class ByHand:
    """Words of an edition that the next one has nothing for, and what their author can do."""

    pattern: str
    told: str


@dataclass(frozen=True, slots=True)
class Step:
    """The way from an edition to the next: what is rewritten, what is left to the author."""

    rewritings: tuple[Rewriting, ...] = ()
    by_hand: tuple[ByHand, ...] = ()


STEPS: Mapping[int, Step] = {}
"""By the older edition. There is one edition so far, so there is no step."""
TEXT = "\0\\d+\0"


@dataclass(frozen=True, slots=True)
class Left:
    """A line that is left to the author: where it stands, as it is now, and what can be done."""

    file: Path
    line: int
    text: str
    told: str


@dataclass(frozen=True, slots=True)
class Upgrade:
    """What an upgrade of a set comes to: its files before and after, and what is left."""

    folder: Path
    edition: int
    files: Mapping[Path, tuple[str, str]]
    left: tuple[Left, ...]

    @property
    def changed(self) -> dict[Path, tuple[str, str]]:
        """Return the files that become others, the manifest last."""
        return {file: both for file, both in self.files.items() if both[0] != both[1]}

    def diff(self) -> Iterator[str]:
        """Yield the lines of a unified diff."""
        for file, (old, new) in self.changed.items():
            name = file.relative_to(self.folder).as_posix()
            lines = old.splitlines(keepends=True), new.splitlines(keepends=True)
            yield from difflib.unified_diff(*lines, name, name)

    def put(self) -> None:
        """Write the files. Raises `OSError`."""
        for file, (_, new) in self.changed.items():
            write(file, new.encode())


class CannotUpgrade(ValueError):
    """Raised for a set that cannot be upgraded. The text says why and how to go on."""


def upgrade(folder: Path) -> Upgrade:
    """Return what an upgrade of a set to the newest edition comes to. Nothing is written.

    Raises `CannotUpgrade` and `OSError`.
    """
    manifest = _text(folder / MANIFEST, LONGEST)
    edition, newest = _edition(manifest), max(EDITIONS)
    if edition > newest:
        raise CannotUpgrade(
            f"it is of edition {edition}, and the newest that this dow knows is {newest}; "
            "use a newer dow"
        )
    missing = [number for number in range(edition, newest) if number not in STEPS]
    if missing:
        raise CannotUpgrade(
            f"it is of edition {edition}, and no way from {missing[0]} to {missing[0] + 1} is "
            f"known; write `edition = {newest}`, then `dow check` tells what is said otherwise now"
        )
    files: dict[Path, tuple[str, str]] = {}
    left: list[Left] = []
    for file in card_files(folder) if edition < newest else ():
        old = _text(file, MAX_FILE_BYTES)
        lines = old.split("\n")
        for number in range(edition, newest):
            lines = [_rewritten(line, STEPS[number]) for line in lines]
            left += _left(file, lines, STEPS[number])
        files[file] = old, "\n".join(lines)
    files[folder / MANIFEST] = manifest, EDITION.sub(rf"\g<1>{newest}", manifest, count=1)
    return Upgrade(folder, edition, files, tuple(left))


def _text(file: Path, most: int) -> str:
    data = read_file(file, most + 1)
    if len(data) > most:
        raise CannotUpgrade(f"`{file.name}` has more than {most} bytes")
    if b"\0" in data:
        raise CannotUpgrade(f"`{file.name}` holds a character NUL")
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError:
        raise CannotUpgrade(f"`{file.name}` is not UTF-8") from None


def _edition(manifest: str) -> int:
    data = parse(manifest)
    edition = None if isinstance(data, Refused) else data.get("edition")
    if type(edition) is not int or not EDITION.search(manifest):
        raise CannotUpgrade(f"its `{MANIFEST}` says no edition; `dow check` tells what is wrong")
    return edition


def _rewritten(line: str, step: Step) -> str:
    bare, apart = _bare(line)
    for each in step.rewritings:
        bare = re.sub(each.pattern.replace("TEXT", TEXT), each.by, bare)
    return _whole(bare, apart)


def _left(file: Path, lines: list[str], step: Step) -> Iterator[Left]:
    for number, line in enumerate(lines, 1):
        bare, _ = _bare(line)
        for each in step.by_hand:
            if re.search(each.pattern.replace("TEXT", TEXT), bare):
                yield Left(file, number, line.strip(), each.told)


def _bare(line: str) -> tuple[str, list[str]]:
    """Return a line with a sign for each text and comment, and these."""
    apart: list[str] = []

    def kept(found: re.Match[str]) -> str:
        apart.append(found[0])
        return f"\0{len(apart) - 1}\0"

    return APART.sub(kept, line), apart


def _whole(bare: str, apart: list[str]) -> str:
    return STANDS_FOR.sub(lambda sign: apart[int(sign[1])], bare)
