"""An amount that is worked out is worked out once where a rule comes into force. In a rule that
stands for good that is refused, with the lines that count it anew (DOW3019); in one with an end,
and in the rules of a crisis, it is the amount of that moment.
"""

from __future__ import annotations

import pytest

from dowlang.rulesets.dead_of_winter.words.vocabulary import VOCABULARY
from dowlang.vocabulary.declarations import RuleWord
from dowlang.vocabulary.word_forms import third_person
from tests.semantics.winter_world import found_in

OPTION = (
    'crossroads "Slips"\n    flavor "x"\n    if food >= 0\n    option "A"\n{}'
    '    option "B"\n        lose 2 morale\n'
)
STANDING = {
    "for the rest of the game": OPTION.format("        for the rest of the game\n            {}\n"),
    "while": OPTION.format(
        "        for the rest of the game\n            while morale >= 1\n                {}\n"
    ),
    "passive": (
        'survivor "Slips Ott"\n    occupation "drover"\n    influence 33\n    attack 3+\n    '
        "search 3+\n    found at School\n    ability 3+\n        gain 1 morale\n    passive\n"
        "        {}\n"
    ),
    "equip": 'item "Slips"\n    tool, in School x 2\n    equip\n        {}\n',
}
ENDING = {
    "until the end of this round": OPTION.format(
        "        until the end of this round\n            {}\n"
    ),
    "at the start of each round": OPTION.format(
        "        for the rest of the game\n            at the start of each round\n"
        "                until the end of this round\n                    {}\n"
    ),
    "crisis": 'crisis "Slips"\n    flavor "x"\n    prevent with food\n    {}\n    failure\n'
    "        lose 1 morale\n",
}
AMOUNTS = ("(helpless survivors)", "(rounds begun)", "(2 * cards in the hand of the first player)")


def said(word: RuleWord, amount: str) -> str:
    """A sentence of a rule with an amount."""
    out = word.phrase
    if out.startswith("{subject} "):
        verb = out.split()[1]
        out = out.replace(f"}} {verb} ", f"}} {third_person(verb)} ", 1)
    noun = word.parameters[0].type.noun
    subject = {"survivor": '"Biscuit"', "player": "the first player", "location": '"School"'}
    for slot, written in (
        ("{subject}", subject.get(noun, "")),
        ("{place}", '"Hospital"'),
        ("{symbol}", "food"),
        ("{count}", amount),
        ("{number}", amount),
    ):
        out = out.replace(slot, written)
    return out


def codes(text: str) -> set[str]:
    return {each.code for each in found_in(text) if each.code < "DOW5"}


RULES = [
    word
    for word in VOCABULARY.words
    if isinstance(word, RuleWord)
    and any(parameter.type.noun == "number" for parameter in word.parameters)
    and not codes(ENDING["until the end of this round"].format(said(word, "2")))
]


def test_there_are_such_rules() -> None:
    assert len(RULES) >= 20


@pytest.mark.sample(4)
@pytest.mark.parametrize("word", RULES, ids=lambda word: word.phrase)
def test_an_amount_that_is_worked_out_is_refused_where_a_rule_stands_for_good(
    word: RuleWord,
) -> None:
    tried = 0
    for place, text in STANDING.items():
        if codes(text.format(said(word, "2"))):
            continue  # the sentence is not said there
        tried += 1
        for amount in AMOUNTS:
            assert codes(text.format(said(word, amount))) == {"DOW3019"}, (place, amount)
    assert tried


@pytest.mark.sample(4)
@pytest.mark.parametrize("word", RULES, ids=lambda word: word.phrase)
def test_in_a_rule_with_an_end_it_is_the_amount_of_that_moment(word: RuleWord) -> None:
    for place, text in ENDING.items():
        if codes(text.format(said(word, "2"))):
            continue
        for amount in AMOUNTS[:2]:
            assert not codes(text.format(said(word, amount))), (place, amount)
