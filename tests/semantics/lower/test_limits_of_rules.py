"""A limit behind a rule that lasts: kept where uses are counted, refused where nothing is used."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from dowlang.rulesets.dead_of_winter.words import vocabulary
from dowlang.rulesets.dead_of_winter.words.vocabulary import VOCABULARY
from dowlang.vocabulary.declarations import RuleWord
from tests.semantics.winter_world import checked_text

RULES = VOCABULARY.of_sort(RuleWord)
CARD = """\
item "Slips"
    flavor "x"
    tool, in "School" x 1
    equip
        {}, once per round
"""


def codes(word: RuleWord) -> list[str]:
    said = re.sub(r"^the \w+ cannot", "the bearer cannot", word.example)  # nobody is chosen here
    found = checked_text(CARD.format(said))[1]
    return [each.code for each in found if each.severity.value == "error"]


@pytest.mark.parametrize("word", RULES, ids=lambda word: word.phrase)
def test_a_limit_is_kept_or_refused(word: RuleWord) -> None:
    assert ("DOW2022" in codes(word)) == (not word.spent)
    if word.spent:
        assert codes(word) == []


def test_what_is_spent_is_what_the_rules_use_up() -> None:
    """As many sentences may have a limit as the ruleset counts uses of."""
    ruleset = Path(vocabulary.__file__).parent.parent
    spared = {
        name
        for file in ruleset.rglob("*.py")
        for name in re.findall(r"\bspare\(\s*game, (?:P\.)?(\w+)", file.read_text("utf-8"))
    }
    assert spared == {
        "NO_EXPOSURE_ATTACKING",
        "NO_EXPOSURE_MOVING",
        "NO_EXPOSURE_KILLING",
        "NO_NOISE",
        "IGNORE_WOUND",
        "IGNORE_FROSTBITE",
        "IGNORE_BITTEN",
    }
    assert {word.phrase for word in RULES if word.spent} == {
        "{subject} do not roll exposure when {doing}",
        "{subject} ignore {face}",
        "{subject} make no noise",
    }
