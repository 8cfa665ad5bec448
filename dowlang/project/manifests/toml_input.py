"""Read TOML from strangers: manifests and translations.

The result is data, or one diagnostic's place and words. Nothing is raised.

`tomllib` takes quadratic time for a key of many dotted parts and deep recursion for lists in lists,
so both are refused.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple

from dowlang.source import Span
from dowlang.source.characters import REFUSED, code_point

START = Span(1, 1, 1, 2)
MOST_DOTS = 24  # on one line, outside of texts and comments
QUOTED = re.compile(r"""\"(?:[^"\\]|\\.)*\"|'[^']*'""")
GREATEST = 2**63 - 1  # TOML has no greater number. One of thousands of digits cannot even be shown
TOO_DEEP = "it is nested too deeply, or holds a number without end"


class Refused(NamedTuple):
    """Why a text is no TOML, and where."""

    place: Span
    detail: str


def parse(text: str) -> dict[str, Any] | Refused:
    """Return the tables of a text, or why there are none."""
    for number, line in enumerate(text.split("\n"), 1):
        if (
            line.count(".") > MOST_DOTS
            and QUOTED.sub("", line).partition("#")[0].count(".") > MOST_DOTS
        ):
            return Refused(Span(number, 1, number, len(line) + 1), TOO_DEEP)
        if not line.isascii() and (hidden := _hidden_in_comment(line)) is not None:
            at = line.index(hidden) + 1
            said = f"the comment holds {code_point(hidden)}, which hides from the reader's eye"
            return Refused(Span(number, at, number, at + 1), said)
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        return Refused(_place(str(error)), _said(str(error)))
    except (RecursionError, ValueError):  # lists nested in lists, numbers of thousands of digits
        return Refused(START, TOO_DEEP)
    return (
        Refused(START, TOO_DEEP)
        if any(isinstance(value, int) and abs(value) > GREATEST for value in values(data))
        else data
    )


def _hidden_in_comment(line: str) -> str | None:
    """Return a character of a line's comment that no reader sees, such as a direction mark."""
    found = REFUSED.search(QUOTED.sub("", line).partition("#")[2].rstrip("\r"))
    return None if found is None else found[0][0]


def values(data: Any) -> Iterator[Any]:
    """Yield every key, text and number in the tables of a text, at any depth."""
    waiting = [data]
    while waiting:
        value = waiting.pop()
        if isinstance(value, dict):
            yield from value
            waiting += value.values()
        elif isinstance(value, list):
            waiting += value
        else:
            yield value


def _place(said: str) -> Span:
    """Return the place of the mistake that tomllib names."""
    found = re.search(r"\(at line (\d{1,6}), column (\d{1,6})\)", said)
    return Span(int(found[1]), int(found[2]), int(found[1]), int(found[2]) + 1) if found else START


def _said(said: str) -> str:
    text = said.partition(" (at ")[0]
    return text[:1].lower() + text[1:]


def place_of(lines: Iterable[str], *keys: str) -> Span:
    """Return the place of a key that lies in these tables.

    It is the key's own place, else that of the nearest table that was found, else the first line.
    """
    found, depth = START, 0
    for number, line in enumerate(lines, 1):
        bare = line.strip()
        if bare.startswith("["):  # a new table: how many of the keys it names
            inside = bare.lstrip("[ ")
            depth = 0
            while depth < len(keys) and (rest := _after(inside, keys[depth])) is not None:
                depth, inside = depth + 1, rest.lstrip(" .")
            if depth and (depth == len(keys) or found == START):
                found = _span(number, line)
            if depth == len(keys):
                return found
        else:
            rest = bare
            at = depth
            while at < len(keys) and (after := _after(rest, keys[at])) is not None:
                at, rest = at + 1, after.lstrip(" .")
            if at == len(keys) and at > depth:
                return _span(number, line)
    return found


def _after(text: str, key: str) -> str | None:
    """Return what follows a key that opens the text, as it may be written.

    Return None when another opens it.
    """
    for form in (f'"{key}"', f"'{key}'", key):
        if text.startswith(form) and (rest := text[len(form) :])[:1] in ("", " ", ".", "]", "="):
            return rest
    return None


def _span(number: int, line: str) -> Span:
    return Span(number, len(line) - len(line.lstrip()) + 1, number, len(line.rstrip()) + 1)
