"""List the engine's own steps, which every game has beside those of its ruleset."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from dowlang.engine import (
    ends_under_way,
    offers,
    piece_choices,
    run_loop,
    simultaneous_choices,
    starts_under_way,
    voting,
)

ENGINE_STEPS: tuple[Callable[..., Any], ...] = (
    *run_loop.STEPS,
    *piece_choices.STEPS,
    *voting.STEPS,
    *offers.STEPS,
    *simultaneous_choices.STEPS,
    *ends_under_way.STEPS,
    *starts_under_way.STEPS,
)
