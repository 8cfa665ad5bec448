"""What a decision of `search` is worth, on the tables numbered from 1 on: none of them was picked
for what it shows.
"""

from __future__ import annotations

import pytest

from tests import width
from tests.acceptance.search_budget import Ask, gains, moment, rows

TABLES = width.of(20, 40)


def test_the_same_table_tells_the_same_and_the_guide_gains_nothing_on_itself() -> None:
    ask = Ask(players=2, budgets=(1, 6), games=4)
    assert moment(ask, 3).digest == moment(ask, 3).digest
    found = gains(ask, 3)
    assert found is not None and found == gains(ask, 3)
    assert found[0] == 0, "one simulation is the guide"


@pytest.mark.proof
def test_search_takes_better_options_than_its_guide_by_its_value_at_the_end_of_the_round() -> None:
    """A larger budget is not surely worse by it. It says nothing of games that are won."""
    found = {name: each for name, *each in rows(Ask(2, budgets=(20, 50)), TABLES, workers=2)}
    for name in ("20 less guide", "50 less guide"):
        assert found[name][1] > 0, found
    assert found["50 less 20"][2] >= 0, found
