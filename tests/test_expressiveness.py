"""The ledgers of mechanics, `docs/expressiveness.md`: a row and a card for each of the eighty, and
for those of the second ledger that are said, all cards clean and tested, and tests that mind.

What a card's tests would notice is asked by changing the card (`testing.mutation`). The clauses
that a change may touch without any test noticing are bounded over the whole set; of every single
card some changes of what it does must be noticed.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from itertools import groupby
from pathlib import Path

import pytest

from dowlang.cli.main import main as dow
from dowlang.project import checking
from dowlang.testing import run_test
from dowlang.testing.mutation import FOUND, MISSED, Bench, Found
from dowlang.testing.written_tests import cases

ROOT = Path(__file__).resolve().parents[1]
SET = ROOT / "examples" / "mechanics"
LEDGER = ROOT / "docs" / "expressiveness.md"
ROW = re.compile(
    r"\| (M\d\d\d?)( \*manual\*| \*with a loss\*)? \| ([^|]+) \| ([^|]+) \| "
    r"\[([^\]]+)\]\(\.\./(examples/mechanics/[a-z]+/[a-z0-9_]+\.dow)\) \|"
)
IDS = tuple(f"M{number:02}" for number in range(1, 81))
SECOND = tuple(f"M{number}" for number in range(81, 141))
MOST_MANUAL = 2
CHANGES = 7  # of each card, taken evenly: some 640 of 1,400 that can be made
LEAST_NOTICED = 75  # per cent of the changes that mean something


@pytest.fixture(scope="module")
def rows() -> list[re.Match[str]]:
    lines = [line for line in LEDGER.read_text("utf-8").splitlines() if line.startswith("| M")]
    found = [ROW.fullmatch(line) for line in lines]
    assert all(found), [line for line, row in zip(lines, found, strict=True) if row is None]
    return [row for row in found if row is not None]


@pytest.fixture(scope="module")
def asked() -> checking.TestsOfSet:
    return checking.tests_of([SET])[0]


@pytest.fixture(scope="module")
def changed(asked: checking.TestsOfSet) -> tuple[Found, int]:
    """What came of changes to cards, and how many were made."""
    bench = Bench(asked)
    tries = [one for one in bench.tries if one[0].checked_card.kind.name == "crossroads"]
    of_card = [list(some) for _, some in groupby(tries, key=lambda one: one[0].checked_card)]
    taken = [(some, min(CHANGES, len(some))) for some in of_card]
    made = [some[i * len(some) // n] for some, n in taken for i in range(n)]
    return bench.run(made), len(made)


def rules_of(text: str) -> str:
    """A card file without its tests."""
    return text.split("\ntest ")[0]


def phrases_of(cell: str) -> Iterator[str]:
    """The quoted phrases of a row, cut at `…`."""
    for phrase in re.findall(r"`([^`]+)`", cell):
        yield from (part.strip(" ,") for part in re.split("…|/", phrase))


def test_every_mechanic_has_a_row_and_a_card(rows: list[re.Match[str]]) -> None:
    ids = [row[1] for row in rows]
    assert tuple(ids[:80]) == IDS
    files = [row[6] for row in rows]
    assert len(set(files)) == len(rows) and sorted(files[:80]) == sorted(
        path.relative_to(ROOT).as_posix() for path in (SET / "crossroads").glob("m??_*.dow")
    )
    for row in rows:
        assert Path(row[6]).name.startswith(f"m{int(row[1][1:]):0{2 if row[1] in IDS else 3}}_")
        written = (ROOT / row[6]).read_text("utf-8")
        assert re.match(rf'[a-z]+ "{re.escape(row[5])}"\n', written), row[1]


def test_the_second_ledger_says_what_is_said(rows: list[re.Match[str]]) -> None:
    """Each card of it has a row, what is lost stands in it, and what is not said is named."""
    second = rows[80:]
    said_there = [row[1] for row in second]
    assert said_there == [number for number in SECOND if number in said_there]
    found = {
        f"M{int(path.name[1:4])}" for path in SET.rglob("m???_*.dow") if path.name[1:4].isdigit()
    }
    assert found == set(said_there)
    assert all(("(lost: " in row[3]) == (row[2] == " *with a loss*") for row in second)
    told = " ".join(LEDGER.read_text("utf-8").split())
    exact = sum(row[2] is None for row in second)
    assert f"{len(second)} of 60 are said, {exact} of them exactly" in told
    missing = [number for number in SECOND if number not in said_there]
    assert not missing or f"not said yet are {', '.join(missing)}." in told


def test_the_phrases_of_a_row_stand_on_its_card(rows: list[re.Match[str]]) -> None:
    strange = []
    for row in rows:
        card = " ".join(rules_of((ROOT / row[6]).read_text("utf-8")).split())
        strange += [
            (row[1], phrase) for phrase in phrases_of(row[4]) if phrase and phrase not in card
        ]
    assert not strange


def test_hardly_any_needs_a_hand(rows: list[re.Match[str]]) -> None:
    marked = {row[6] for row in rows if row[2] == " *manual*"}
    using = {row[6] for row in rows if 'manual "' in rules_of((ROOT / row[6]).read_text("utf-8"))}
    assert marked == using and len(using) <= MOST_MANUAL


@pytest.mark.proof
def test_the_set_is_clean_and_formatted(capsys: pytest.CaptureFixture[str]) -> None:
    assert dow(["check", "--strict", str(SET)]) == 0, capsys.readouterr().out
    assert dow(["fmt", "--check", str(SET)]) == 0, capsys.readouterr().out


@pytest.mark.proof
def test_every_card_has_tests_and_all_pass(
    asked: checking.TestsOfSet, rows: list[re.Match[str]]
) -> None:
    results = [run_test(asked.cards, case) for case in cases(asked.cards, asked.tests)]
    assert not [result.message() for result in results if not result.passed]
    tested = Counter(Path(result.file).name for result in results if result.outcome == "passed")
    assert all(tested[Path(row[6]).name] for row in rows)


@pytest.mark.proof
def test_the_tests_mind_what_a_card_does(
    changed: tuple[Found, int], rows: list[re.Match[str]]
) -> None:
    found, made = changed
    noticed = Counter(Path(one.file).name for one in found.outcomes if one.outcome == FOUND)
    missed = Counter(Path(one.file).name for one in found.outcomes if one.outcome == MISSED)
    judged = sum(noticed.values()) + sum(missed.values())
    assert (
        made > 600 and judged > made / 2 and 100 * sum(noticed.values()) >= LEAST_NOTICED * judged
    )
    quiet = [
        Path(row[6]).name
        for row in rows
        if "/crossroads/" in row[6] and not noticed[Path(row[6]).name]
    ]
    # M51 does nothing: there is hardly anything to change
    assert quiet == ["m51_only_the_wind.dow"] or not quiet, quiet
