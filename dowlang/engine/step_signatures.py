"""Read from the signature of a step which locals its frames hold."""

from __future__ import annotations

import inspect
import re
from collections.abc import Callable
from functools import lru_cache
from typing import Annotated, Any, get_args, get_origin, get_type_hints


@lru_cache(maxsize=4096)
def signature_of(step: Callable[..., Any]) -> tuple[tuple[tuple[Any, str], ...], int, Any]:
    """Return types and nouns of the positional locals, how many of them are needed, and the type of
    further ones (None: there are none).
    """
    try:
        hints = get_type_hints(step, include_extras=True)
    except NameError:  # a type that is imported for type checkers only
        hints = {}
    types, needed, further = [], 0, None
    for parameter in list(inspect.signature(step).parameters.values())[1:]:
        hint = hints.get(parameter.name, Any)
        if parameter.kind is parameter.VAR_POSITIONAL:
            further = bare(hint)
        elif parameter.kind in (parameter.POSITIONAL_ONLY, parameter.POSITIONAL_OR_KEYWORD):
            types.append((bare(hint), noun_of(parameter.name, hint)))
            needed += parameter.default is parameter.empty
    return tuple(types), needed, further


def bare(hint: Any) -> Any:
    """Return a type without the nouns that are written beside it, at every depth."""
    if get_origin(hint) is Annotated:
        return bare(get_args(hint)[0])
    if get_origin(hint) is tuple:
        return tuple.__class_getitem__(tuple(bare(part) for part in get_args(hint)))
    return hint


def noun_of(name: str, hint: Any) -> str:
    """Return the noun of a local.

    It is the noun of its type, the first one inside it, else its name without the suffix that tells
    it from others (`card_2`).
    """
    if get_origin(hint) is Annotated:
        return str(hint.__metadata__[0])
    if get_origin(hint) is tuple and get_args(hint) and get_origin(get_args(hint)[0]) is Annotated:
        return noun_of(name, get_args(hint)[0])
    return re.sub(r"(_\d+|_left)+$", "", name)


def takes_answer(step: Callable[..., Any]) -> bool:
    """Return True if a step takes an answer first, so that it can only stand below a question."""
    first = [parameter.annotation for parameter in inspect.signature(step).parameters.values()][1:2]
    return first == ["Answer"]
