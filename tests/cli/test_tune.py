"""`dow tune`: marks in card files, a target that is reached, one that is not, what is refused."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator

from dowlang.project.building.tunable_numbers import (
    WrongMark,
    agreeing,
    load_varied,
    tunables,
    varied,
)
from tests.cli.running import ROOT, Outcome, dow

CARD = """\
objective "A Wall of Tins"
    flavor "Nobody counted the days any more, only the tins."
    time short
    standard
        setup
            morale 6
            rounds 6
            food 4  # tune 0 to 30
            add 2 zombies to the colony
        goal food >= 12
    hardcore like standard, except
        goal food >= 40
"""
FEW = ("--games", "12", "--agents", "random", "--workers", "1")


@pytest.fixture
def card(tmp_path: Path) -> Path:
    file = tmp_path / "wall.dow"
    file.write_text(CARD, "utf-8")
    return file


def tune(file: Path, *arguments: str) -> Outcome:
    return dow("tune", str(file), *arguments)


def told(outcome: Outcome) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(outcome.out)
    shape = json.loads((ROOT / "dowlang/schemas/tune.json").read_text("utf-8"))
    Draft202012Validator(shape).validate(found)
    return found


def test_a_number_is_found_and_written(card: Path) -> None:
    """With enough food the objective is met in the first round, so some number does it."""
    asked = (*FEW, "--target", "success 10%..100%")
    outcome = tune(card, *asked, "--format", "json", "--write")
    assert outcome.code == 0, outcome
    found = told(outcome)
    assert found["numbers"][0]["now"] == 4 and found["tried"][0]["values"] == [4]
    assert not found["tried"][0]["met"] and found["again"]["met"]
    (best,) = found["best"]
    assert 4 < best <= 30
    assert card.read_text("utf-8") == CARD.replace("food 4  #", f"food {best}  #")
    assert dow("check", str(card)).code == 0
    again = tune(card, *asked)
    assert again.code == 0 and "the numbers as they are come into the range" in again.out


def test_a_target_out_of_reach_is_said_and_nothing_written(card: Path) -> None:
    card.write_text(CARD.replace("0 to 30", "0 to 3"), "utf-8")
    before = card.read_text("utf-8")
    outcome = tune(card, *FEW, "--target", "success 90%..100%")
    assert outcome.code == 1
    assert "no setting that was tried comes into the range; the nearest has" in outcome.out
    assert "a  line 8: food [4]  (0 to 3)" in outcome.out
    assert card.read_text("utf-8") == before


@pytest.mark.proof
def test_a_mean_can_be_wanted_and_values_that_do_not_check_are_refused(card: Path) -> None:
    card.write_text(CARD.replace("morale 6", "morale 6  # tune 1 to 400"), "utf-8")
    outcome = tune(card, *FEW, "--target", "rounds 0..1", "--format", "json")
    found = told(outcome)
    assert not found["tried"][0].get("refused") and not found["tried"][0]["share"]
    refused = [one for one in found["tried"] if "refused" in one]
    assert refused and {one["values"][0] for one in refused} == {400}


def test_words_agree_with_the_number_that_is_tried(card: Path) -> None:
    text = CARD.replace("add 2 zombies to the colony", "add 2 zombies to the colony # tune 1 to 2")
    card.write_text(text, "utf-8")
    one = varied(text, tunables(text)[1:], (1,))
    assert "add 1 zombies" in one and "add 1 zombie to the" in agreeing(str(card), one)
    assert load_varied(str(card), agreeing(str(card), one)).of_kind["objective"]
    wrong = one.replace("food", "fodd")
    assert agreeing(str(card), wrong) == wrong
    asked = (*FEW, "--target", "success 99%..100%", "--tries", "5", "--format", "json")
    assert not [one for one in told(tune(card, *asked))["tried"] if "refused" in one]


@pytest.mark.proof
def test_workers_change_nothing(card: Path) -> None:
    asked = ("--games", "30", "--agents", "random", "--target", "success 40%..60%", "--tries", "3")
    one, two = (tune(card, *asked, "--workers", count) for count in ("1", "2"))
    assert one.out == two.out and one.code == two.code


@pytest.mark.parametrize(
    ("target", "said"),
    [
        ("success", "wanted a figure and its range"),
        ("success 50%..40%", "the least stands first"),
        ("sucess 40%..50%", "did you mean `success`"),
    ],
)
def test_targets_that_say_nothing_are_refused(card: Path, target: str, said: str) -> None:
    outcome = tune(card, *FEW, "--target", target)
    assert outcome.code == 2 and said in outcome.line


@pytest.mark.parametrize(
    ("before", "after", "said"),
    [
        ("  # tune 0 to 30", "", "no number is marked"),
        ("tune 0 to 30", "tune 30 to 0", "line 8: found `30 to 0`, wanted the least"),
        ("tune 0 to 30", "tune a lot", "line 8: found `# tune a lot`, wanted `# tune LOW to"),
        ("tune 0 to 30", "tune number 2: 0 to 3", "found `number 2`, and 1 stand on that line"),
        ("time short", "time short  # tune 0 to 3", "line 3: no number stands on the line"),
        ("food >= 40", "food >= 40\n# tune 0 to 3", "line 13: the mark stands before no line"),
        ("morale 6", "morale 6 # tune 1 to 2, 3 to 4", "a number of this line is marked twice"),
    ],
)
def test_marks_that_say_nothing_clear_are_refused(
    card: Path, before: str, after: str, said: str
) -> None:
    card.write_text(CARD.replace(before, after), "utf-8")
    outcome = tune(card, *FEW, "--target", "success 40%..60%")
    assert outcome.code == 2 and said in outcome.line


def test_marks_speak_of_numbers_outside_names_and_words() -> None:
    text = (
        '# tune number 2: 1 to 9, number 1: 0 to 3\n\n    add 2 zombies to "Ward 7", if food >= 5\n'
        "    lose 1 morale # tune 1 to 2\n"
        '    "# tune 1 to 2" 3\n'
    )
    marked = tunables(text)
    assert [(one.line, one.value, one.low, one.high) for one in marked] == [
        (3, 2, 0, 3),
        (3, 5, 1, 9),
        (4, 1, 1, 2),
    ]
    changed = varied(text, marked, (11, 600, 2))
    assert 'add 11 zombies to "Ward 7", if food >= 600\n    lose 2 morale' in changed
    assert varied(changed, tunables(changed), (2, 5, 1)) == text
    with pytest.raises(WrongMark):
        tunables("a 1 b 2 # tune 1 to 2")


@pytest.mark.proof
def test_a_card_of_a_set_is_varied_within_it() -> None:
    file = ROOT / "cards/base/objectives/words_on_the_wind.dow"
    text = file.read_text("utf-8")
    other_text = text.replace("rounds 6", "rounds 7")
    assert other_text != text
    plain, other = load_varied(str(file), text), load_varied(str(file), other_text)
    assert len(plain.facts) == len(other.facts) and plain.hash != other.hash
    with pytest.raises(LookupError):
        load_varied(str(file.parent), "")
