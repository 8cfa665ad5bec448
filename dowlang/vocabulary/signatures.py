"""Read the type of each parameter of a word's function from its annotation.

An entity is an `int` that carries its noun: `Survivor = Annotated[int, "survivor"]`. Many of them
are `Annotated[tuple[int, ...], "survivor"]`. A bare `int` is a number, `str` a text, `bool` a
switch that only a modifier sets.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from enum import StrEnum
from functools import lru_cache
from types import FunctionType, SimpleNamespace
from typing import Any, get_args, get_origin, get_type_hints

from dowlang.records import dataclass


class WordRefused(ValueError):
    """Raised while a ruleset loads, when a declaration breaks the rules for words.

    Says which word and why.
    """


@dataclass(frozen=True, slots=True)
class Type:
    """The type of a parameter: the noun it holds ("number", "text", "switch" for the plain
    ones), and whether many.
    """

    noun: str
    many: bool = False

    def __str__(self) -> str:
        return f"{self.noun}s" if self.many else self.noun


class Role(StrEnum):
    """The way a parameter of a word's function gets its argument."""

    SLOT = "slot"  # a placeholder of the phrase
    SUBJECT = "subject"  # what stands before the phrase
    IMPLICIT = "implicit"  # the game knows it: who is spoken to, whose card it is
    OPTION = "option"  # a switch with a default, set by words behind the phrase

    @property
    def may_be_given(self) -> bool:
        """Return True if it has an argument without a word of the line."""
        return self in (Role.IMPLICIT, Role.OPTION)


@dataclass(frozen=True, slots=True)
class Parameter:
    """One parameter of a word's function after the game."""

    name: str
    type: Type
    role: Role
    default: object = None  # of an option


def type_of_annotation(annotation: Any, owner: str, name: str) -> Type:
    """Return the type of an annotated parameter. `owner` is the phrase it belongs to.

    Raises `WordRefused` for what no card can give.
    """
    noun = "number"
    if hasattr(annotation, "__metadata__"):
        noun = annotation.__metadata__[0]
        annotation = get_args(annotation)[0]
    if annotation is int:
        return Type(noun)
    if annotation is bool:
        return Type("switch")
    if annotation is str:
        return Type("text")
    if get_origin(annotation) is tuple:
        return Type(noun, many=True)
    raise WordRefused(f"`{owner}`: parameter `{name}` has no type that a card can give")


def hints_of(function: Callable[..., Any]) -> Mapping[str, Any]:
    """Return what `get_type_hints(function, include_extras=True)` gives.

    Each annotation that a module writes is looked up only once.
    """
    if type(function) is not FunctionType or hasattr(function, "__wrapped__"):
        return get_type_hints(function, include_extras=True)
    return {
        name: _meant(function.__module__, written, function)
        for name, written in function.__annotations__.items()
    }


_MEANT: dict[tuple[str, str], tuple[Any, Any]] = {}
"""(module, annotation as written there) -> the module's names and what it means."""


def _meant(module: str, written: Any, function: FunctionType) -> Any:
    if written in function.__globals__:  # a name by itself, as nearly all are
        return function.__globals__[written]
    space, meant = _MEANT.get((module, written), (None, None))
    if space is not function.__globals__:
        meant = get_type_hints(
            SimpleNamespace(__annotations__={"it": written}),
            function.__globals__,
            include_extras=True,
        )["it"]
        _MEANT[module, written] = (function.__globals__, meant)
    return meant


@lru_cache(maxsize=4096)
def placeholders_of(phrase: str) -> tuple[str, ...]:
    """Return names of the slots of a phrase, in its order, each once."""
    return tuple(dict.fromkeys(re.findall(r"\{(\w+)\}", phrase)))
