"""The state machine of the laws in short: a few derandomized runs of 400 steps for each world. Longer: `python -m tests.contract.long`."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, Phase, settings
from hypothesis.stateful import run_state_machine_as_test

from tests.contract.machine import LAWS, close, machine
from tests.contract.tables import CORNERS, STARTS

STEPS = 400
RUNS = {"toy": 3, "campfire": 3, "winter": 2, "winter, corners": 2}
SHORT = settings(stateful_step_count=STEPS, derandomize=True, deadline=None, database=None, print_blob=False, phases=(Phase.generate,),
                 suppress_health_check=list(HealthCheck))  # fmt: skip


@pytest.mark.parametrize("world", STARTS)
def test_the_laws_hold_in_any_mixture(world: str) -> None:
    laws = machine(world)
    try:
        run_state_machine_as_test(laws, settings=settings(SHORT, max_examples=RUNS[world]))
    finally:
        close(laws)
    assert laws.deepest >= STEPS - 1, f"{laws.deepest} steps, wanted {STEPS}"
    assert not [law for law in LAWS if not laws.tally[law]], laws.tally
    if world == "winter, corners":
        assert all(laws.tally[f"start {corner.name}"] for corner in CORNERS), laws.tally
