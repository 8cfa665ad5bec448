"""Cards that are awkward on purpose check clean and do what a reader takes them to do.

Names kept over several lines, dead subjects, full places, ties, two players, exile, counters, loops
over sets that change.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from dowlang.project import checking
from tests.testing.trying import failures

CARDS = sorted((Path(__file__).parents[1] / "fixtures" / "awkward").glob("*.dow"))


@pytest.mark.sample(2)
@pytest.mark.parametrize("file", CARDS, ids=lambda file: file.stem)
def test_their_tests_pass_without_a_finding(file: Path, tmp_path: Path) -> None:
    text = file.read_text("utf-8")
    findings, _ = checking.check_text(text.encode(), file.name)
    assert [(each.span.line, each.code) for each in findings] == []
    assert failures(tmp_path, text) == []


def test_there_are_enough_of_them() -> None:
    heads = [line.split(" ")[0] for file in CARDS for line in file.read_text("utf-8").split("\n")]
    assert heads.count("crossroads") + heads.count("item") >= 25
