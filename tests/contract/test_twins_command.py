"""`python -m tests.contract.twins`: the same pairs for any number of workers, in the order of the
seeds, within its budget.
"""

from __future__ import annotations

import pytest

from tests.contract.twins import compare_over


@pytest.mark.proof
def test_any_number_of_workers_compares_the_same_pairs() -> None:
    told: list[int] = []
    one, next_seed = compare_over(
        1, 120, 1, float("inf"), lambda pairs, seconds: told.append(pairs), 1
    )
    two, _ = compare_over(2, 120, 1, float("inf"), lambda pairs, seconds: None, 1)
    assert one == two and one.pairs.total() >= 120 and not one.leaks
    assert told == sorted(told) and told[-1] == one.pairs.total() and next_seed == 1 + len(told)


def test_the_budget_ends_the_run() -> None:
    tally, next_seed = compare_over(1, 1_000_000, 5, 0.0, lambda pairs, seconds: None)
    assert (tally.pairs.total(), next_seed) == (0, 5)
