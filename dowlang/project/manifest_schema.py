"""Check that a manifest fits `schemas/set.json`.

The verdict is the `jsonschema` package's, the sentences are ours.

Loading the package takes longer than checking a set, so a manifest that was found good is
remembered by its hash: in the user's cache, and for a shipped set in the file `manifest` beside its
handlers, which `dow build` writes.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any

from dowlang.project.package_files import PACKAGE, NotShipped, keep, kept, shipped
from dowlang.source import nearest
from dowlang.source.characters import sanitize
from dowlang.source.files import read_file

if TYPE_CHECKING:
    from jsonschema import ValidationError

NAMES = {"object": "a table", "array": "a list", "string": "a text", "integer": "a whole number"}
# file beside a shipped set's handlers: the hash of the manifest they were built with
GOOD = "manifest"


def misfits_of(content: bytes, data: Mapping[str, Any]) -> list[str]:
    """Return one sentence for each thing that does not fit in a manifest with this content."""
    key = verdict_key(content)
    if _is_known(key):
        return []
    found = list(misfits(data, json.loads((PACKAGE / "schemas" / "set.json").read_bytes())))
    if not found:
        keep(key, "manifests", key)
    return found


def verdict_key(content: bytes) -> str:
    """Names a manifest under the present schema."""
    return hashlib.sha256(
        (PACKAGE / "schemas" / "set.json").read_bytes() + b"\0" + content
    ).hexdigest()[:32]


def _is_known(key: str) -> bool:
    if kept("manifests", key) == key:
        return True
    try:
        good = sorted(shipped("generated").glob(f"*/{GOOD}"))
        return any(read_file(file).strip() == key.encode() for file in good)
    except (NotShipped, OSError):
        return False


def misfits(data: object, schema: Mapping[str, Any]) -> Iterator[str]:
    """Yield each thing that does not fit, in the order of the data, on one line.

    An example is ``key `version`: found `1`, wanted a text``.
    """
    # only a manifest that was not found good before needs it, see above
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
