"""Does data fit a JSON Schema? The part of the standard that our shipped schemas use, in messages an author can act on.

Written out here because loading a whole validator takes longer than checking a set. What is supported is listed in `KEYWORDS`; a schema that
uses anything else is refused when it is read, so nothing is ever silently unchecked. `tests/project/test_shape.py` compares the verdicts with
those of the `jsonschema` package.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any

from dowlang.source import nearest

KEYWORDS = ("type", "const", "pattern", "minLength", "maxLength", "minimum", "maximum", "items", "uniqueItems", "required", "properties",
            "additionalProperties")  # fmt: skip
SILENT = ("$schema", "$id", "title", "description")  # say nothing about the data
NAMES = {"object": "a table", "array": "a list", "string": "a text", "integer": "a whole number"}


class UnsupportedSchema(ValueError):
    """A schema uses a keyword that is not checked here: a fault of whoever changed the schema."""


def misfits(data: object, schema: Mapping[str, Any], where: str = "") -> Iterator[str]:
    """What does not fit, one sentence each, in the order of the data: ``key `version`: found `1`, wanted a text``."""
    if unknown := [key for key in schema if key not in KEYWORDS + SILENT]:
        raise UnsupportedSchema(", ".join(unknown))
    at = f"key `{where}`: " if where else ""
    if "type" in schema and not _is(data, schema["type"]):
        yield f"{at}found {_shown(data)}, wanted {NAMES[schema['type']]}"
        return
    if "const" in schema and (data != schema["const"] or isinstance(data, bool)):
        yield f"{at}found {_shown(data)}, wanted {_shown(schema['const'])}"
    if isinstance(data, str):
        yield from (at + text for text in _text(data, schema))
    elif isinstance(data, int):
        if not schema.get("minimum", data) <= data <= schema.get("maximum", data):
            yield f"{at}found `{data}`, wanted a number from {schema.get('minimum')} to {schema.get('maximum')}"
    elif isinstance(data, list):
        if schema.get("uniqueItems") and (twice := [item for n, item in enumerate(data) if item in data[:n]]):
            yield f"{at}found {_shown(twice[0])} twice"
        for number, item in enumerate(data):
            yield from misfits(item, schema.get("items", {}), f"{where}[{number}]")
    elif isinstance(data, dict):
        yield from _table(data, schema, where)


def _is(data: object, kind: str) -> bool:
    match kind:
        case "object":
            return isinstance(data, dict)
        case "array":
            return isinstance(data, list)
        case "string":
            return isinstance(data, str)
        case "integer":
            return isinstance(data, int) and not isinstance(data, bool)
    raise UnsupportedSchema(kind)


def _text(data: str, schema: Mapping[str, Any]) -> Iterator[str]:
    if not schema.get("minLength", 0) <= len(data) <= schema.get("maxLength", len(data)):
        yield f"found {len(data)} characters, wanted {schema.get('minLength', 0)} to {schema.get('maxLength', 'any number')}"
    if "pattern" in schema and ("\n" in data or not re.search(schema["pattern"], data)):  # Python's `$` would let a line end pass
        yield f"found {_shown(data)}, wanted the form `{schema['pattern']}`"


def _table(data: Mapping[str, Any], schema: Mapping[str, Any], where: str) -> Iterator[str]:
    below = f"{where}." if where else ""
    properties: Mapping[str, Any] = schema.get("properties", {})
    for key in schema.get("required", ()):
        if key not in data:
            yield f"the key `{below}{key}` is missing"
    rest = schema.get("additionalProperties", {})
    for key, value in data.items():
        if key in properties:
            yield from misfits(value, properties[key], below + key)
        elif rest is False:
            near = nearest(key, tuple(properties))
            yield f"found an unknown key `{below}{key}`" + (f"; did you mean {' or '.join(f'`{name}`' for name in near)}" if near else "")
        else:
            yield from misfits(value, {} if rest is True else rest, below + key)


def _shown(data: object) -> str:
    if isinstance(data, dict | list):
        return "a table" if isinstance(data, dict) else "a list"
    text = str(data)
    return f"`{text[:60]}{'…' if len(text) > 60 else ''}`"
