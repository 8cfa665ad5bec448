"""Let a command take options that belong together as one record.

A record is a dataclass whose fields are options as typer declares them (`Annotated[int | None,
typer.Option(…)] = None`), or records again. `apart` writes the signature that typer reads, in which
each field stands as a parameter of its own where the record stands.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterator
from dataclasses import MISSING, fields, is_dataclass
from functools import wraps
from typing import Any, get_type_hints


def apart(command: Callable[..., None]) -> Callable[..., None]:
    """Return a command with the options of its records as parameters."""
    hints = get_type_hints(command, include_extras=True)
    parameters: list[inspect.Parameter] = []
    records: dict[str, type[Any]] = {}
    for name, parameter in inspect.signature(command).parameters.items():
        if is_dataclass(hints[name]):
            records[name] = hints[name]
            parameters += _options_of(hints[name])
        else:
            kind = inspect.Parameter.KEYWORD_ONLY
            parameters.append(parameter.replace(kind=kind, annotation=hints[name]))
    if not records:
        return command

    @wraps(command)
    def called(**given: Any) -> None:
        for name, record in records.items():
            given[name] = _taken(record, given)
        command(**given)

    called.__signature__ = inspect.Signature(parameters)  # type: ignore[attr-defined]
    called.__annotations__ = {one.name: one.annotation for one in parameters}
    return called


def _options_of(record: type[Any]) -> Iterator[inspect.Parameter]:
    """Yield the parameters that the fields of a record are, in their order."""
    hints = get_type_hints(record, include_extras=True)
    for field in fields(record):
        hint = hints[field.name]
        if is_dataclass(hint):
            yield from _options_of(hint)  # type: ignore[arg-type]
        else:
            default = inspect.Parameter.empty if field.default is MISSING else field.default
            yield inspect.Parameter(
                field.name, inspect.Parameter.KEYWORD_ONLY, default=default, annotation=hint
            )


def _taken(record: type[Any], given: dict[str, Any]) -> Any:
    """Return the record filled with the options given, which are taken out of `given`."""
    hints = get_type_hints(record)
    return record(
        **{
            field.name: _taken(hints[field.name], given)
            if is_dataclass(hints[field.name])
            else given.pop(field.name)
            for field in fields(record)
        }
    )
