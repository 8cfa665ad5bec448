"""Templates that a set brings: Typst files in its folder `templates`, of which `faces.typ` draws
its cards.

They are looked at before any is set: how many and how long, that none leads out of the folder, and
that none uses a word by which Typst would fetch, load or make more code. What they may do to the
time and memory of the machine is bounded where they are set (`publish.sheets.sandbox`).
Reasons: `docs/decisions/0120-a-template-is-set-apart.md`.
"""

from __future__ import annotations

import re
from pathlib import Path

from dowlang.source import files as disk
from dowlang.source.limits import MAX_FILE_BYTES

FOLDER = "templates"
ENDING = ".typ"
FIRST = "faces.typ"
MOST = 20
WORDS = ("eval", "plugin", "std")
"""Names of Typst that make or load code, or lead to those that do."""
NAMED = re.compile(r"[a-z][a-z0-9_-]{0,39}\.typ")
BARRED = re.compile(rf"(?<![\w-])({'|'.join(WORDS)})(?![\w-])")
LOADED = re.compile(r"(?<![\w-])(import|include)(?![\w-])")
LOCAL = re.compile(r'\s*"(/parts\.typ|[a-z][a-z0-9_-]{0,39}\.typ)"')


class TemplateRefused(ValueError):
    """Raised for templates that are not set. The text says why, on one line."""


def templates_of(folder: Path) -> tuple[tuple[str, bytes], ...]:
    """Return the templates of a set by name, none where it has no such folder.

    Raises `TemplateRefused` and `OSError`.
    """
    place = folder / FOLDER
    if not place.is_dir():
        return ()
    if not disk.real(place).is_relative_to(disk.real(folder)):
        raise TemplateRefused(f"`{FOLDER}` leads out of the set")
    names = sorted(
        Path(entry.path).relative_to(place).as_posix() for entry in disk.entries_below(place)
    )
    wanted = [name for name in names if not name.startswith(".")]
    if FIRST not in wanted:
        raise TemplateRefused(f"found no `{FOLDER}/{FIRST}`, which draws the cards")
    if len(wanted) > MOST:
        raise TemplateRefused(f"found {len(wanted)} files in `{FOLDER}`, wanted at most {MOST}")
    return tuple((name, _read(place / name, name)) for name in wanted)


def _read(place: Path, name: str) -> bytes:
    shown = f"`{FOLDER}/{name[:80]}`"
    if not NAMED.fullmatch(name):
        raise TemplateRefused(f"found {shown}, wanted files such as `{FIRST}`, in small letters")
    if place.is_symlink():
        raise TemplateRefused(f"{shown} is a link")
    data = disk.read_file(place, MAX_FILE_BYTES + 1)
    if len(data) > MAX_FILE_BYTES:
        raise TemplateRefused(f"{shown} has more than {MAX_FILE_BYTES // 1024} KiB")
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError:
        raise TemplateRefused(f"{shown} is not UTF-8") from None
    if found := BARRED.search(text):
        line = text.count("\n", 0, found.start()) + 1
        raise TemplateRefused(f"{shown}, line {line}: `{found[1]}` is not for templates of a set")
    for loaded in LOADED.finditer(text):
        if not LOCAL.match(text, loaded.end()):
            line = text.count("\n", 0, loaded.start()) + 1
            raise TemplateRefused(
                f'{shown}, line {line}: `{loaded[1]}` takes "/parts.typ" or a file beside it'
            )
    return data
