"""Check that a manifest fits `schemas/set.json`.

The verdict is the `jsonschema` package's, the sentences are ours.

Loading the package takes longer than importing typer, so a manifest that fits beyond doubt is found
good without it, by the few keywords that the schema uses. Whatever is in doubt the package decides.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator, Mapping
from typing import TYPE_CHECKING, Any

from dowlang.project.package_files import PACKAGE
from dowlang.source import nearest
from dowlang.source.characters import sanitize

if TYPE_CHECKING:
    from jsonschema import ValidationError

NAMES = {"object": "a table", "array": "a list", "string": "a text", "integer": "a whole number"}
TYPES = {"object": dict, "array": list, "string": str, "integer": int}
TOLD = frozenset({"$schema", "$id", "title", "description"})  # keywords that demand nothing


def misfits_of(data: Mapping[str, Any]) -> list[str]:
    """Return one sentence for each thing that does not fit in a manifest."""
    schema = json.loads((PACKAGE / "schemas" / "set.json").read_bytes())
    return [] if surely_fits(data, schema) else list(misfits(data, schema))


def surely_fits(data: Any, schema: Mapping[str, Any]) -> bool:
    """Return True if data fits a schema beyond doubt, False where `jsonschema` is to be asked."""
    return all(
        keyword in TOLD or (keyword in FITS and FITS[keyword](data, wanted, schema))
        for keyword, wanted in schema.items()
    )


def _fits_within(data: Any, wanted: Any, schema: Mapping[str, Any]) -> bool:
    """Return True if the values of a table that the schema does not name fit."""
    named = schema.get("properties", {})
    further = [value for key, value in data.items() if key not in named]
    return not further if wanted is False else all(surely_fits(one, wanted) for one in further)


# keyword -> test of (data, its value, the schema). Strict: `1.0` is no whole number here. `type`
# stands first in every schema that has other keywords, so those see data of the right type
FITS: Mapping[str, Callable[[Any, Any, Mapping[str, Any]], bool]] = {
    "type": lambda data, wanted, schema: type(data) is TYPES[wanted],
    "const": lambda data, wanted, schema: type(data) is type(wanted) and data == wanted,
    "pattern": lambda data, wanted, schema: re.search(wanted, data) is not None,
    "minLength": lambda data, wanted, schema: len(data) >= wanted,
    "maxLength": lambda data, wanted, schema: len(data) <= wanted,
    "minimum": lambda data, wanted, schema: data >= wanted,
    "maximum": lambda data, wanted, schema: data <= wanted,
    "maxItems": lambda data, wanted, schema: len(data) <= wanted,
    "items": lambda data, wanted, schema: all(surely_fits(one, wanted) for one in data),
    "uniqueItems": lambda data, wanted, schema: (
        all(type(one) is str for one in data) and len({*data}) == len(data)
    ),
    "required": lambda data, wanted, schema: all(key in data for key in wanted),
    "properties": lambda data, wanted, schema: all(
        surely_fits(data[key], part) for key, part in wanted.items() if key in data
    ),
    "additionalProperties": _fits_within,
}


def misfits(data: object, schema: Mapping[str, Any]) -> Iterator[str]:
    """Yield each thing that does not fit, in the order of the data, on one line.

    An example is ``key `version`: found `1`, wanted a text``.
    """
    # only a manifest that does not surely fit needs it, see above
    from jsonschema import Draft202012Validator

    order = list(data) if isinstance(data, dict) else []

    def place(error: ValidationError) -> tuple[int, str]:
        return (order.index(error.absolute_path[0]) if error.absolute_path else -1), str(
            error.message
        )

    for error in sorted(Draft202012Validator(schema).iter_errors(data), key=place):
        yield from map(sanitize, _sentences(error))


def _sentences(error: ValidationError) -> Iterator[str]:
    where = "".join(
        f"[{part}]" if isinstance(part, int) else f".{part}" for part in error.absolute_path
    ).lstrip(".")
    instance: Any = error.instance
    schema: Any = error.schema
    wanted: Any = error.validator_value
    at, found = f"key `{where}`: " if where else "", _shown(instance)
    match error.validator:
        case "type":
            yield f"{at}found {found}, wanted {NAMES.get(str(wanted), wanted)}"
        case "required":
            missing = (key for key in wanted if key not in instance)
            key = next(key for key in missing if f"{key!r} is" in error.message)
            yield f"the key `{key}` is missing"
        case "additionalProperties":
            known = tuple(schema.get("properties", ()))
            for key in (key for key in instance if key not in known):
                near = nearest(str(key), known)
                yield f"found an unknown key `{key}`" + (
                    f"; did you mean {' or '.join(f'`{name}`' for name in near)}" if near else ""
                )
        case "minLength" | "maxLength":
            low, high = schema.get("minLength", 0), schema.get("maxLength", "any number")
            yield f"{at}found {len(instance)} characters, wanted {low} to {high}"
        case "minimum" | "maximum":
            yield (
                f"{at}found {found}, wanted a number from {schema.get('minimum')} to "
                f"{schema.get('maximum')}"
            )
        case "pattern":
            yield f"{at}found {found}, wanted the form `{wanted}`"
        case "uniqueItems":
            yield (
                f"{at}found "
                f"{_shown(next(item for n, item in enumerate(instance) if item in instance[:n]))} "
                f"twice"
            )
        case "const":
            yield f"{at}found {found}, wanted {_shown(wanted)}"
        case _:
            yield f"{at}{str(error.message)[:200]}"


def _shown(data: object) -> str:
    if isinstance(data, dict | list):
        return "a table" if isinstance(data, dict) else "a list"
    text = str(data)
    return f"`{text[:60]}{'…' if len(text) > 60 else ''}`"
