"""What counts points of a crisis is refused where the crisis asks for none (`prevented if`): every
clause and word about them, in every place of such a card. Of later crises it may speak.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from dowlang.project import checking
from dowlang.rulesets.dead_of_winter.words.kinds import OF_POINTS
from dowlang.rulesets.dead_of_winter.words.vocabulary import VOCABULARY
from dowlang.testing import run_tests
from dowlang.vocabulary.declarations import RuleWord
from tests.semantics.winter_world import checked_text

RULES = [
    word.example
    for word in VOCABULARY.words
    if isinstance(word, RuleWord) and word.phrase in OF_POINTS
]
CLAUSES = {
    "prevent with food": "DOW2026",
    "among them 2 food cards": "DOW2026",
    "optional 2 tool cards\n        add 1 food": "DOW2026",
    "when a crisis is failed\n        lose (points missing) morale": "DOW3018",
    "revealed\n        lose (points missing) morale": "DOW3018",
}
FAILURES = (
    "lose (points missing) morale",
    "lose (points missing + 1) morale",
    "if points missing >= 2\n            lose 1 morale",
    "for each player\n            if points missing >= 1\n                lose 1 morale",
)


def crisis(asks: str, *, clause: str = "", failure: str = "lose 1 morale") -> str:
    more = f"    {clause}\n" if clause else ""
    head = f'crisis "Rats in the Flour"\n    flavor "x"\n    {asks}\n{more}'
    return f"{head}    failure\n        {failure}\n"


def errors(text: str) -> list[str]:
    return [one.code for one in checked_text(text)[1] if one.severity.value == "error"]


POINTS, CONDITION = "prevent with fuel", "prevented if survivors at the colony >= 9"


def test_every_word_about_points_is_gone_through() -> None:
    assert len(RULES) == len(OF_POINTS) - 1


@pytest.mark.parametrize(
    ("clause", "code"), [*CLAUSES.items(), *((rule, "DOW3018") for rule in RULES)]
)
def test_a_clause_about_points_is_refused_beside_a_condition(clause: str, code: str) -> None:
    if not clause.startswith("prevent with"):
        assert errors(crisis(POINTS, clause=clause)) == []
    assert errors(crisis(CONDITION, clause=clause)) == [code]


@pytest.mark.parametrize("failure", FAILURES)
def test_points_are_not_missing_where_none_are_asked(failure: str) -> None:
    assert errors(crisis(POINTS, failure=failure)) == []
    assert errors(crisis(CONDITION, failure=failure)) == ["DOW3018"]


@pytest.mark.parametrize("rule", RULES)
def test_later_crises_may_be_spoken_of(rule: str) -> None:
    later = f"for the rest of the game\n            {rule}"
    assert errors(crisis(CONDITION, failure=later)) == []


def test_a_rule_about_failed_crises_finds_no_points_missing(tmp_path: Path) -> None:
    watches = (
        'crossroads "The Tally"\n    flavor "x"\n    if food >= 1\n    option "Keep it"\n'
        "        for the rest of the game\n            when a crisis is failed\n"
        '                lose (points missing) morale\n    option "No"\n        lose 1 morale\n\n'
        'test "nothing was asked"\n    given players = 2, seed 1, morale = 9, food = 9\n'
        '    given player 1 controls "Amara Diallo", player 2 controls "Biscuit"\n'
        '    given crossroads "The Tally", crisis "Rats in the Flour"\n'
        '    when player 1 chooses "Keep it"\n    when player 2 starts\n'
        "    when player 2 passes\n    then morale = 8\n"
    )
    (tmp_path / "rats.dow").write_text(crisis(CONDITION) + "\n" + watches, "utf-8")
    (asked,) = checking.tests_of([tmp_path / "rats.dow"])
    assert run_tests(asked.cards, asked.tests).results[0].message() == ""


@pytest.mark.parametrize(("given", "food"), [(2, 8), (3, 8), (4, 10), (5, 10)])
@pytest.mark.parametrize("said", ["2 cards", "2 education cards"])
def test_cards_of_no_symbol_are_those_that_prevent(
    tmp_path: Path, given: int, food: int, said: str
) -> None:
    """R-CRISIS-13: of two players two cards are needed, so four are two more."""
    cards = ("Old Newspapers", "Winter Guide", "Pocket Diary", "Chemistry Notes", "Road Atlas")
    game = (
        'test "two more"\n    given players = 2, seed 1, food = 9\n'
        '    given player 1 controls "Yuki Lowe", player 2 controls "Lars Engstrom"\n'
        f'    given {", ".join(f"""player 1 has "{each}" """.strip() for each in cards[:given])}\n'
        '    given crisis "Rats in the Flour"\n'
        + "".join(f'    when player 1 contributes "{each}"\n' for each in cards[:given])
        + "    when player 2 starts\n    when player 2 passes\n"
        f"    then food = {food}\n"
    )
    asks = (
        f"prevent with education\n    among them 2 cards\n    optional {said}\n        add 2 food"
    )
    (tmp_path / "rats.dow").write_text(f"{crisis(asks)}\n{game}", "utf-8")
    (asked,) = checking.tests_of([tmp_path / "rats.dow"])
    assert run_tests(asked.cards, asked.tests).results[0].message() == ""
