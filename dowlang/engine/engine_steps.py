"""List the engine's own steps, which every game has beside those of its ruleset."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from dowlang.engine import (
    late_at_ends,
    late_at_starts,
    offers,
    piece_choices,
    run_loop,
    simultaneous_choices,
    voting,
)

ENGINE_STEPS: tuple[Callable[..., Any], ...] = (
    *run_loop.STEPS,
    *piece_choices.STEPS,
    *voting.STEPS,
    *offers.STEPS,
    *simultaneous_choices.STEPS,
    *late_at_ends.STEPS,
    *late_at_starts.STEPS,
)
