"""Forms of the language that no card of the base set and no sample shows: each file of `fixtures/forms` holds cards and tests of them."""

from __future__ import annotations

from pathlib import Path

import pytest

from dowlang.project import checking
from dowlang.trials import run_test
from dowlang.trials.run import cases

FILES = sorted((Path(__file__).parent / "fixtures" / "forms").glob("*.dow"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_the_form_does_what_it_says(file: Path) -> None:
    found = checking.tests_of([file])[0]
    assert found.tests
    results = [run_test(found.cards, case) for case in cases(found.cards, found.tests)]
    assert [result.message() for result in results if not result.passed] == []
