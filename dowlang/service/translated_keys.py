"""Change the name of a card and its words in the tables of its translations, where they are keys.

Each change is compared with what the file holds after it. A file that cannot be read, or holds the
key in a form that is not changed here, is `Unwritable`.
"""

from __future__ import annotations

import copy
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from dowlang.diagnostics.decoding import read
from dowlang.project.manifests import toml_input
from dowlang.service.positions import Edit, Range, TextMap, applied
from dowlang.service.workspace import WarmSet
from dowlang.source import Span


class Unwritable(ValueError):
    """Raised when a table cannot be read, or holds a key in a form that is not changed here."""


def renamed_keys(
    warm_set: WarmSet, card: str, group: str, old: str, new: str
) -> Iterator[tuple[Path, Edit]]:
    """Yield the changes that give a word of a card another name in all languages.

    `group` is the table that has it: `labels` or `words`. Raises `Unwritable`.
    """
    for label, text, known in _tables(warm_set, old):
        words = _table(_table(known, card), group)
        if old not in words:
            continue
        wanted: dict[str, Any] = copy.deepcopy(known)
        wanted[card][group] = _renamed(words, old, new)
        edit = _edit(text, (card, group, old), new)
        edits = [] if edit is None else [edit]
        yield from _compared(warm_set, label, text, edits, wanted, old, new in words)


def renamed_tables(warm_set: WarmSet, old: str, new: str) -> Iterator[tuple[Path, Edit]]:
    """Yield the changes that head the tables of a card by another name in all languages.

    Raises `Unwritable`.
    """
    forms = "|".join(re.escape(each) for each in _forms(old))
    head = re.compile(rf"^[ \t]*\[[ \t]*({forms})(?=[ \t]*[\].])", re.MULTILINE)
    for label, text, known in _tables(warm_set, old):
        if old not in known:
            continue
        text_map = TextMap(text)
        edits = [
            Edit(Range(text_map.position(at.start(1)), text_map.position(at.end(1))), _quoted(new))
            for at in head.finditer(text)
        ]
        wanted = _renamed(known, old, new)
        yield from _compared(warm_set, label, text, edits, wanted, old, new in known)


def _tables(warm_set: WarmSet, old: str) -> Iterator[tuple[str, str, dict[str, Any]]]:
    """Yield label, text and tables of each translation. Raises `Unwritable` for one that says a
    name and cannot be read.
    """
    for file in warm_set.source.translations:
        text = read(file.data, file.label)[0].text
        known = toml_input.parse(text)
        if not isinstance(known, toml_input.Refused):
            yield file.label, text, known
        elif old in text:
            raise Unwritable(f"{file.label} cannot be read, mend it first: {known.detail}")


def _compared(
    warm_set: WarmSet,
    label: str,
    text: str,
    edits: list[Edit],
    wanted: dict[str, Any],
    old: str,
    taken: bool,
) -> Iterator[tuple[Path, Edit]]:
    """Yield the changes of a file. Raises `Unwritable` where it would hold anything else than is
    wanted.
    """
    if taken or toml_input.parse(applied(text, edits)) != wanted:
        raise Unwritable(f"{label} holds `{old}` in a form that is not changed here")
    for edit in edits:
        yield warm_set.path_of(label), edit


def _renamed(table: dict[str, Any], old: str, new: str) -> dict[str, Any]:
    return {new if key == old else key: said for key, said in table.items()}


def _forms(key: str) -> tuple[str, ...]:
    """Return a key as it may be written."""
    return (_quoted(key), f"'{key}'", key)


def _quoted(key: str) -> str:
    return json.dumps(key, ensure_ascii=False)


def _edit(text: str, keys: tuple[str, ...], new: str) -> Edit | None:
    """Return the change of the last of some keys in the line that has it, None where none is."""
    text_map = TextMap(text)
    line = toml_input.place_of(text_map.lines, *keys).line
    written = text_map.line(line)
    for form in _forms(keys[-1]):
        if form in written:
            column = written.index(form) + 1
            place = text_map.range(Span(line, column, line, column + len(form)))
            return Edit(place, _quoted(new))
    return None


def _table(data: dict[str, Any], key: str) -> dict[str, Any]:
    found = data.get(key)
    return found if isinstance(found, dict) else {}
