"""The state machine of the laws in short, and as a proof: a few derandomized runs of 400 steps for
each world. Longer: `python -m tests.contract.long`.
"""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, Phase, settings
from hypothesis.stateful import run_state_machine_as_test

from tests.contract.machine import LAWS, close, machine
from tests.contract.tables import CORNERS, STARTS

STEPS = 400
FEW = 40  # steps of the run that is no proof
RUNS = {"toy": 2, "campfire": 2, "winter": 1, "winter, corners": 2}
SHORT = settings(
    stateful_step_count=STEPS,
    derandomize=True,
    deadline=None,
    database=None,
    print_blob=False,
    phases=(Phase.generate,),
    suppress_health_check=list(HealthCheck),
)


def test_the_laws_hold_for_some_steps() -> None:
    laws = machine("toy")
    try:
        run_state_machine_as_test(
            laws, settings=settings(SHORT, max_examples=1, stateful_step_count=FEW)
        )
    finally:
        close(laws)
    assert laws.deepest >= FEW - 1 and sum(laws.tally[law] for law in LAWS) > FEW / 4, laws.tally


@pytest.mark.proof
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
