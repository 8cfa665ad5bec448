"""Where a rule is about one symbol, face or action, `or` between two of them is refused: nothing
that stands behind it is dropped.
"""

from __future__ import annotations

import pytest

from dowlang.project.pipeline import language
from dowlang.vocabulary.declarations import Parameter, RuleWord
from tests.semantics.winter_world import found_in

WORDS = language("dead_of_winter").vocabulary
VALUES = {each.name: each.values for each in WORDS.enumerations}
RULES = [
    (word, parameter)
    for word in WORDS.of_sort(RuleWord)
    for parameter in word.parameters
    if parameter.type.noun in VALUES
]
CARD = """\
crossroads "X"
    flavor "x"
    if food >= 1
    option "Go"
        until the end of this round
            {}
    option "No"
        lose 1 morale
"""


def errors(rule: str) -> list[str]:
    for who in ("the bearer", "the patient"):
        rule = rule.replace(who, '"Noor Haddad"')
    found = found_in(CARD.format(rule))
    return [each.code for each in found if each.severity.value == "error"]


@pytest.mark.parametrize(("word", "parameter"), RULES, ids=lambda each: getattr(each, "phrase", ""))
def test_two_values_are_taken_only_where_a_rule_is_about_several(
    word: RuleWord, parameter: Parameter
) -> None:
    """Each value of the list before another one, and after it."""
    values = VALUES[parameter.type.noun]
    said = next(value for value in values if f" {value}" in word.example)
    assert errors(word.example) == []
    wanted = [] if parameter.type.many else ["DOW3019"]
    fitting = [
        value for value in values if errors(word.example.replace(f" {said}", f" {value}")) == []
    ]
    assert said in fitting and len(fitting) > 1
    for other in fitting:
        if other != said:
            for either in (f" {said} or {other}", f" {other} or {said}"):
                assert errors(word.example.replace(f" {said}", either)) == wanted
