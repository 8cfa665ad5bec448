"""Forms of the language that no card of the base set and no sample shows: each file of
`fixtures/forms` holds cards and tests of them.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from dowlang.project import checking
from dowlang.rulesets.dead_of_winter.narration import narrate
from dowlang.testing import run_test
from dowlang.testing.written_tests import cases

FILES = sorted((Path(__file__).parent / "fixtures" / "forms").glob("*.dow"))


@pytest.mark.sample(2)
@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_the_form_does_what_it_says(file: Path) -> None:
    found = checking.tests_of([file])[0]
    assert found.tests
    results = [run_test(found.cards, case) for case in cases(found.cards, found.tests)]
    assert [result.message() for result in results if not result.passed] == []


def test_what_a_card_asks_the_table_is_told_with_its_text() -> None:
    """`manual` is noted in the journal and narrated in the words of the card; the rest of the
    card goes on.
    """
    found = checking.tests_of([FILES[0].parent / "manual_for_the_table.dow"])[0]
    card = next(path for path in found.cards.paths if path.endswith("salt"))
    (told,) = narrate(found.cards, [("manual", card, 1)])
    assert "or the table: Whoever laughs first passes the salt" in told
