"""`dow mutate`: which changes are made, that a good test notices them and a weak one does not,
and what is dropped.
"""

from __future__ import annotations

import json
from pathlib import Path

import jsonschema
import pytest

from dowlang import syntax
from dowlang.project import checking, pipeline
from dowlang.testing import Bench, Found, evenly, told
from dowlang.testing.mutants import Mutant, mutants
from dowlang.testing.mutation import other_names
from tests.cli.running import dow

SCHEMA = Path(__file__).parents[2] / "dowlang" / "schemas" / "mutate.json"
CARD = """crossroads "The Rope Ferry"
    flavor "It only goes one way."  # a remark
    if food >= 2 and morale < 9
    option "Pull it over"
        remove 2 food
        gain 1 morale
    option "Cut the rope"
        lose 1 morale
"""
GOOD = """
test "Pulled over"
    given players = 3, seed 1, food = stock, morale = 8
    given crossroads "The Rope Ferry"
    when player 1 starts
    when player 1 chooses the label
    then food = kept and morale = mood
    cases stock, label,          kept, mood
        2,       "Pull it over", 0,    9
        2,       "Cut the rope", 2,    7

test "Not with one, and not in high spirits"
    given players = 3, seed 1, food = stock, morale = mood
    given crossroads "The Rope Ferry"
    when player 1 starts
    then player 1 cannot move a survivor
    then morale = mood
    cases stock, mood
        1,       5
        2,       9
"""
WEAK = """
test "It comes up"
    given players = 3, seed 1, food = 4, morale = 5
    given crossroads "The Rope Ferry"
    when player 1 starts
    when player 1 chooses "Pull it over"
    then morale > 2
"""


def bench(tmp_path: Path, tests: str, card: str = CARD) -> Bench:
    file = tmp_path / "ferry.dow"
    file.write_text(card + tests, "utf-8")
    (asked,) = checking.tests_of([file])
    return Bench(asked)


def changes(card: str) -> list[Mutant]:
    """All changes of the first card of a text."""
    tree, found = syntax.parse("x.dow", card, pipeline.language("dead_of_winter").parser)
    assert not found
    return list(
        mutants(tree.lines[0], card.split("\n"), {"School": "Library", "the colony": "Library"})
    )


def missed(found: Found) -> list[tuple[int, str, str]]:
    return [
        (one.mutant.line, one.mutant.change, one.mutant.after)
        for one in found.outcomes
        if one.outcome == "missed"
    ]


def test_the_changes_of_a_card() -> None:
    made = {(one.line, one.after) for one in changes(CARD)}
    assert made == {
        (3, "if food > 2 and morale < 9"),
        (3, "if food >= 2 and morale <= 9"),
        (3, "if not (food >= 2 and morale < 9)"),
        (3, ""),
        *((3, f"if food >= {n} and morale < 9") for n in (1, 3)),
        *((3, f"if food >= 2 and morale < {n}") for n in (8, 10)),
        (4, ""),
        (4, 'option "Pull it over": lose 1 morale'),
        (5, ""),
        (6, ""),
        (7, ""),
        *((5, f"remove {n} food") for n in (1, 3)),
        *((6, f"gain {n} morale") for n in (0, 2)),
        *((8, f"lose {n} morale") for n in (0, 2)),
        (8, "nothing happens"),
    }


def test_a_change_keeps_everything_else() -> None:
    for one in changes(CARD):
        before, after = CARD.split("\n"), one.text.split("\n")
        assert before[: one.line - 1] == after[: one.line - 1] and before != after
        assert one.change.startswith("exchanged") or (one.before in CARD and one.after in one.text)


def test_names_places_and_brackets_are_changed() -> None:
    card = (
        'crossroads "X"\n    if (food = 1 or not food > 2)\n    option "A"\n        add 1 '
        'zombie to the colony\n        add 1 noise to "School"\n'
    )
    made = {one.after for one in changes(card)}
    assert {
        'add 1 zombie to "Library"',
        'add 1 noise to "Library"',
        "if (food >= 1 or not food > 2)",
        "if (food = 1 or not food >= 2)",
    } <= made
    turned = next(one for one in changes(card) if one.change == "a condition turned round")
    assert syntax.parse("x.dow", turned.text, pipeline.language("dead_of_winter").parser)[1] == ()


def test_good_tests_notice_every_change(tmp_path: Path) -> None:
    its = bench(tmp_path, GOOD)
    found = its.run(its.tries)
    assert missed(found) == [] and found.share == 0 and found.count("found") >= 15
    assert {one.by for one in found.outcomes if one.outcome == "found"} == {
        "Pulled over",
        "Not with one, and not in high spirits",
    }


def test_a_weak_test_misses_what_it_does_not_look_at(tmp_path: Path) -> None:
    its = bench(tmp_path, WEAK)
    found = its.run(its.tries)
    assert {
        (5, "another number", "remove 1 food"),
        (6, "a line left out", ""),
        (7, "a line left out", ""),
        (8, "another number", "lose 2 morale"),
        (3, "another number", "if food >= 3 and morale < 9"),
    } <= set(missed(found))
    assert (
        "if not (food >= 2 and morale < 9)" not in [after for _, _, after in missed(found)]
        and 0 < found.share < 100
    )
    text = told(found)
    assert (
        f"{tmp_path}/ferry.dow:5: missed: another number\n    - remove 2 food\n    + remove 1 "
        f"food\n" in text
    )
    assert text.endswith(
        f"{found.count('broken')} that do not check, {found.count('same')} that mean the same"
    )


def test_what_does_not_check_or_says_the_same_is_dropped(tmp_path: Path) -> None:
    card = CARD.replace(
        "        gain 1 morale\n",
        "        gain 1 morale\n        nothing happens\n        roll a die\n            1 to 3\n"
        "                nothing happens\n            4 to 6\n                nothing happens\n",
    )
    its = bench(tmp_path, "", card)
    found = its.run(its.tries)
    assert {one.outcome for one in found.outcomes} == {"broken", "same", "untested"}
    gaps = {
        (one.mutant.line, one.mutant.after) for one in found.outcomes if one.outcome == "broken"
    }
    assert {(9, "1 to 4"), (9, "2 to 3"), (11, "3 to 6")} <= gaps
    assert [
        (one.mutant.line, one.mutant.before) for one in found.outcomes if one.outcome == "same"
    ] == [(9, "1 to 3: nothing happens")]
    assert (
        f"{tmp_path}/ferry.dow: no test: {found.count('untested')} changes of " in told(found)
        and found.share == 0
    )


def test_a_test_that_fails_anyway_is_left_out(tmp_path: Path) -> None:
    its = bench(tmp_path, WEAK.replace("morale > 2", "morale > 8"))
    assert its.failing == 1 and its.subjects[0].tests == ()
    assert "1 test fails without any change and was left out" in told(its.run(its.tries[:1]))


def test_a_test_of_another_file_counts_when_it_puts_the_card_in_force(tmp_path: Path) -> None:
    (tmp_path / "ferry.dow").write_text(CARD, "utf-8")
    (tmp_path / "tests.dow").write_text(
        'secret "Jars"\n    flavor "x"\n    goal food >= 3\n' + GOOD, "utf-8"
    )
    (asked,) = checking.tests_of([tmp_path / "ferry.dow", tmp_path / "tests.dow"])
    ferry, jars = sorted(Bench(asked).subjects, key=lambda subject: subject.file)
    # beside the goal stand tests, whatever they are of
    assert (len(ferry.tests), len(jars.tests)) == (
        4,
        4,
    )


def test_work_is_bounded() -> None:
    assert evenly(list(range(10)), 4) == [0, 2, 5, 7] and evenly([1, 2], 5) == [1, 2]


def test_names_take_each_others_places(tmp_path: Path) -> None:
    names = other_names(bench(tmp_path, "").asked)
    assert names["Library"] in names and names["Library"] != "Library" and "Amara Diallo" in names
    assert names["the colony"] not in ("Colony", "the colony") and all(
        name != other for name, other in names.items()
    )


def test_results_as_json_fit_their_schema(tmp_path: Path) -> None:
    its = bench(tmp_path, WEAK)
    data = json.loads(json.dumps(its.run(its.tries).to_dict()))
    jsonschema.validate(data, json.loads(SCHEMA.read_text("utf-8")))
    assert data["missed"] == sum(one["outcome"] == "missed" for one in data["changes"]) > 0


@pytest.mark.proof
def test_the_command_tells_what_no_test_notices(tmp_path: Path) -> None:
    file = tmp_path / "ferry.dow"
    file.write_text(CARD + WEAK, "utf-8")
    weak = dow("mutate", str(file), cwd=tmp_path)
    assert (
        weak.code == 0
        and "missed: a line left out" in weak.out
        and "\r" not in weak.err
        and "%" not in weak.err
    )
    assert dow("mutate", str(file), "--strict", cwd=tmp_path).code == 1
    file.write_text(CARD + GOOD, "utf-8")
    good = dow("mutate", str(file), "--strict", "--card", "The Rope Ferry", cwd=tmp_path)
    assert good.code == 0 and "0 missed (0.0 %)" in good.out
    few = dow("mutate", str(file), "--limit", "3", "--format", "json", cwd=tmp_path)
    assert len(json.loads(few.out)["changes"]) == 3
