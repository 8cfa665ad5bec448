"""All word functions that the stack of a game may name: the ruleset lists them among its steps.

Words whose function is a procedure of the rules stand there already.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from dowlang.rulesets.dead_of_winter.words import effects
from dowlang.rulesets.dead_of_winter.words.set_content import incidents, tokens, tracks

STEPS: tuple[Callable[..., Any], ...] = (
    *(step for module in effects.MODULES for step in module.STEPS),
    *tracks.STEPS,
    *tokens.STEPS,
    *incidents.STEPS,
)
