"""A ruleset as the engine plays it: its declarations together with the engine's own steps."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import Any, Generic, TypeVar

from dowlang.engine.card_set import CardSet
from dowlang.engine.declarations import Declarations
from dowlang.engine.declarations import Event as Event
from dowlang.engine.declarations import OptionKind as OptionKind
from dowlang.engine.declarations import Parameter as Parameter
from dowlang.engine.declarations import Setting as Setting
from dowlang.engine.engine_steps import ENGINE_STEPS

G = TypeVar("G")


class Ruleset(Declarations[CardSet, G], Generic[G]):
    """One game's declarations for the engine."""

    @cached_property
    def step_names(self) -> dict[str, Callable[..., Any]]:
        """Return the ruleset's steps and the engine's own, by name.

        Raises `ValueError` when two share a name.
        """
        out: dict[str, Callable[..., Any]] = {}
        for step in (*ENGINE_STEPS, *self.steps):
            if out.setdefault(step.__name__, step) is not step:
                raise ValueError(f"two steps are called `{step.__name__}`")
        return out
