"""Rulesets by name: the engine's half for playing, the vocabulary for checking.

Loaded only when asked for.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any, cast

from dowlang.rulesets import RULESETS

if TYPE_CHECKING:
    from dowlang.engine.ruleset import Ruleset
    from dowlang.vocabulary import Vocabulary


class UnknownRuleset(LookupError):
    """Raised when there is no ruleset of that name.

    Carries the names there are.
    """

    def __init__(self, name: str) -> None:
        super().__init__(f"no ruleset `{name}`")
        self.name, self.known = name, RULESETS


def ruleset(name: str) -> Ruleset[Any]:
    """Return what the engine needs to play.

    Raises `UnknownRuleset`.
    """
    if name not in RULESETS:
        raise UnknownRuleset(name)
    return cast("Ruleset[Any]", import_module(f"dowlang.rulesets.{name}.ruleset").RULESET)


def vocabulary(name: str) -> Vocabulary:
    """The words of its cards. Raises `UnknownRuleset`."""
    if name not in RULESETS:
        raise UnknownRuleset(name)
    return cast("Vocabulary", import_module(f"dowlang.rulesets.{name}.words.vocabulary").VOCABULARY)
