"""A rule about survivors is none about helpless survivors, whichever of them it names. Rules:
R-SURV-05, R-SURV-14, R-COLONY-01, R-COLONY-07.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from dowlang.project import checking
from dowlang.rulesets.dead_of_winter.words.vocabulary import VOCABULARY
from dowlang.testing import run_tests
from dowlang.vocabulary.declarations import RuleWord

SCENARIO = (
    'scenario "Numb"\n    flavor "x"\n    uses base\n    objective "Words on the Wind"\n    {}\n'
)
CARD = (
    'crossroads "The Cull"\n    flavor "x"\n    if food >= 1\n    option "Cull"\n'
    '        kill 2 helpless survivors\n    option "Wait"\n        lose 1 morale\n'
)
TEST = (
    'test "it"\n    given scenario "Numb", seed 1, players = 2, crossroads "The Cull"\n'
    "    given morale = 9, helpless survivors = 4, food = 5, cards in the crossroads deck = 0\n"
    '    given crisis "The Pipes Burst"\n'
    '    given player 1 controls "Yuki Lowe", "Yuki Lowe" is at "School"\n'
    '    given player 2 controls "Biscuit", "Biscuit" is at "Library"\n'
    '    when player 1 chooses "Cull"\n    then morale = 7 and helpless survivors = 2\n'
    "    when player 1 passes\n    when player 2 passes\n    then food = 4\n"
    "    then zombies at the colony = 4\n"
)
RULES = [
    word.example.replace("the bearer", who).replace("the patient", who)
    for word in VOCABULARY.of_sort(RuleWord)
    if "subject" in word.slots and ("the bearer" in word.example or "the patient" in word.example)
    for who in ("survivors", "each survivor")
    if not word.phrase.startswith(("influence", "attack", "search", "ability"))
    and "controller" not in word.example
]


def message(folder: Path, rule: str) -> str:
    """Return what the test fails with, "" for nothing."""
    plural = {"does not": "do not", "has": "have", "is killed": "are killed", "fills": "fill"}
    if rule.startswith("survivors"):
        for one, many in (*plural.items(), ("counts", "count"), ("ignores", "ignore")):
            rule = rule.replace(f"survivors {one}", f"survivors {many}")
        rule = rule.replace("makes no", "make no")
    (folder / "card.dow").write_text(f"{SCENARIO.format(rule)}\n{CARD}\n{TEST}")
    (asked,) = checking.tests_of([folder / "card.dow"])
    (result,) = run_tests(asked.cards, asked.tests).results
    return result.message()


def test_there_are_such_rules() -> None:
    assert len(RULES) >= 20 and "deaths of survivors cost 0 morale" in RULES


@pytest.mark.parametrize("rule", RULES)
def test_the_helpless_are_none_of_them(tmp_path: Path, rule: str) -> None:
    assert not message(tmp_path, rule)


def test_morale_per_death_is_of_the_helpless_too(tmp_path: Path) -> None:
    """The number of the rules is of every death, a rule about survivors of theirs alone."""
    assert "`morale` is 5" in message(tmp_path, "morale per death is 2")
    assert not message(tmp_path, "deaths of survivors cost 2 morale")


def test_the_last_line_is_no_matter_of_chance(tmp_path: Path) -> None:
    assert "zombies" in message(tmp_path, "people per zombie is 1")
