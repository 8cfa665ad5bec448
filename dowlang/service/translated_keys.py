"""Change the words of a card in the tables of its translations, where they are keys."""

from __future__ import annotations

import copy
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from dowlang.diagnostics.decoding import read
from dowlang.project.manifests import toml_input
from dowlang.service.positions import Edit, TextMap, applied
from dowlang.service.workspace import WarmSet
from dowlang.source import Span


class Unwritable(ValueError):
    """Raised when a table cannot be read, or holds a word in a form that is not changed here."""


def renamed_keys(
    home: WarmSet, card: str, group: str, old: str, new: str
) -> Iterator[tuple[Path, Edit]]:
    """Yield the changes that give a word of a card another name in all languages.

    `group` is the table that has it: `labels` or `words`. Each change is compared with what the
    file holds after it. Raises `Unwritable`.
    """
    for file in home.disk.translations:
        text = read(file.data, file.label)[0].text
        known = toml_input.parse(text)
        if isinstance(known, toml_input.Refused):
            if old in text:
                raise Unwritable(f"{file.label} cannot be read, mend it first: {known.detail}")
            continue
        words = _table(_table(known, card), group)
        if old not in words:
            continue
        wanted: dict[str, Any] = copy.deepcopy(known)
        wanted[card][group] = {new if key == old else key: said for key, said in words.items()}
        edit = _edit(text, (card, group, old), new)
        if edit is None or new in words or toml_input.parse(applied(text, [edit])) != wanted:
            raise Unwritable(f"{file.label} holds `{old}` in a form that is not changed here")
        yield home.path_of(file.label), edit


def _edit(text: str, keys: tuple[str, ...], new: str) -> Edit | None:
    """Return the change of the last of some keys in the line that has it, None where none is."""
    there = TextMap(text)
    line = toml_input.place_of(there.lines, *keys).line
    written = there.line(line)
    for form in (json.dumps(keys[-1], ensure_ascii=False), f"'{keys[-1]}'", keys[-1]):
        if form in written:
            column = written.index(form) + 1
            place = there.range(Span(line, column, line, column + len(form)))
            return Edit(place, json.dumps(new, ensure_ascii=False))
    return None


def _table(data: dict[str, Any], key: str) -> dict[str, Any]:
    found = data.get(key)
    return found if isinstance(found, dict) else {}
