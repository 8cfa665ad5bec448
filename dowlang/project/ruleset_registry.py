"""Rulesets by name: the engine's half for playing, the vocabulary for checking.

Loaded only when asked for. Besides the shipped ones there are those that installed packages
declare, as entry points of the group `dowlang.rulesets`: the name of the game, and the package that
holds `ruleset.py` and `words/vocabulary.py`. They are looked for when a name is not a shipped one.
"""

from __future__ import annotations

from functools import lru_cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any, cast

from dowlang.rulesets import RULESETS

if TYPE_CHECKING:
    from dowlang.engine.ruleset import Ruleset
    from dowlang.vocabulary import Vocabulary
    from dowlang.vocabulary.card_look import CardLook
    from dowlang.vocabulary.table_look import TableLook

GROUP = "dowlang.rulesets"


class NoLook(LookupError):
    """Raised for a game that does not declare how its printed cards look.

    Carries its name.
    """

    def __init__(self, name: str) -> None:
        super().__init__(f"the game `{name}` does not declare how its printed cards look")
        self.name = name


class UnknownRuleset(LookupError):
    """Raised when there is no ruleset of that name.

    Carries the names there are.
    """

    def __init__(self, name: str) -> None:
        super().__init__(f"no ruleset `{name}`")
        self.name, self.known = name, names()


@lru_cache(maxsize=1)
def installed() -> dict[str, str]:
    """Return the packages of the rulesets that are no part of this one, by their names."""
    # loaded here, since what is shipped is found without it and 20 ms sooner
    points = import_module("importlib.metadata").entry_points(group=GROUP)
    found = {str(point.name): str(point.value).partition(":")[0] for point in points}
    return {name: found[name] for name in sorted(found) if name not in RULESETS}


def names() -> tuple[str, ...]:
    """Return the names of all rulesets, the shipped ones first."""
    return (*RULESETS, *installed())


def package(name: str) -> str:
    """Return the package of a ruleset. Raises `UnknownRuleset`."""
    if name in RULESETS:
        return f"dowlang.rulesets.{name}"
    if name not in installed():
        raise UnknownRuleset(name)
    return installed()[name]


def folder(name: str) -> Path | None:
    """Return where a ruleset that is no part of this package lies, None for a shipped one.

    Raises `UnknownRuleset`.
    """
    if name in RULESETS:
        return None
    spec = find_spec(package(name))
    return Path(spec.origin).parent if spec is not None and spec.origin else None


def ruleset(name: str) -> Ruleset[Any]:
    """Return what the engine needs to play.

    Raises `UnknownRuleset`.
    """
    return cast("Ruleset[Any]", import_module(f"{package(name)}.ruleset").RULESET)


def vocabulary(name: str) -> Vocabulary:
    """Return the words of its cards. Raises `UnknownRuleset`."""
    return cast("Vocabulary", import_module(f"{package(name)}.words.vocabulary").VOCABULARY)


def with_kind(kind: str) -> str:
    """Return the first ruleset with cards of a kind, or the first of all when none has them."""
    if not kind or kind in kinds(RULESETS[0]):
        return RULESETS[0]
    return next((name for name in names() if kind in kinds(name)), RULESETS[0])


def kinds(name: str) -> tuple[str, ...]:
    """Return the kinds of cards of a ruleset. Raises `UnknownRuleset`."""
    return tuple(kind.name for kind in vocabulary(name).kinds)


def card_look(name: str) -> CardLook:
    """Return how its printed cards look. Raises `UnknownRuleset` and `NoLook`."""
    return cast("CardLook", _declared(name, "look").LOOK)


def table_look(name: str) -> TableLook:
    """Return what else of it lies on a table. Raises `UnknownRuleset` and `NoLook`."""
    return cast("TableLook", _declared(name, "look.table").TABLE)


def _declared(name: str, part: str) -> ModuleType:
    """Return a module of a ruleset. Raises `NoLook` where it has none of that name."""
    module = f"{package(name)}.{part}"
    try:
        return import_module(module)
    except ModuleNotFoundError as missing:
        if missing.name not in (module, f"{package(name)}.look"):
            raise
        raise NoLook(name) from None
