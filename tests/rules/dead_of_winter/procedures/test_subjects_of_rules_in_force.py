"""A rule in force is about whoever its subject is at the time: `the first player cannot spend food`
goes with the token, `your leader …` with the leader, `the controller of …` with the survivor.

Each rule of the vocabulary is put in force on a table, then somebody else becomes what its subject
says. The numbers of the rules are then those of a table where the rule names that one.
"""

from __future__ import annotations

import pytest

from dowlang.engine.ongoing_effects import value
from dowlang.project import load_source
from dowlang.project.card_selection import addition
from dowlang.rulesets.dead_of_winter.analysis.table_builder import table as table_of
from dowlang.rulesets.dead_of_winter.state.game_state import Winter
from dowlang.rulesets.dead_of_winter.words.vocabulary import VOCABULARY
from dowlang.vocabulary.declarations import RuleWord
from dowlang.vocabulary.word_forms import third_person
from tests.rules.dead_of_winter.words.test_ahead_against_what_is_done import card, stands, started

CHANGES = {
    "survivor": (
        ("your leader", '"Wen Guo" becomes your leader', '"Wen Guo"'),
        ("the leader of the first player", '"Wen Guo" becomes your leader', '"Wen Guo"'),
    ),
    "player": (
        ("the first player", "the player on your left takes the first player token", "the x"),
        (
            "the player on the left of the first player",
            "the player on your left takes the first player token",
            "the player on your right",
        ),
        (
            'the controller of "Wen Guo"',
            'give "Wen Guo" to the player on your left',
            "the x",
        ),
    ),
    "location": (("the location of your leader", 'place your leader at "School"', '"School"'),),
}
"""What a subject says, what makes it another one, and who that is."""
MOST = 60  # pieces of a kind on the table, at most
BEFORE = "choose the player on your left as x"
RULE = "until the end of this round\n            {}"
CASES = [
    (word, change)
    for word in VOCABULARY.words
    if isinstance(word, RuleWord)
    for parameter in word.parameters
    if parameter.name == "subject"
    for change in CHANGES.get(parameter.type.noun, ())
]


def rule(word: RuleWord, subject: str) -> str:
    """A rule sentence of the word about one subject, in words for one."""
    said = word.phrase
    if said.startswith("{subject} ") and not said.startswith("{subject} cannot"):
        verb = said.split()[1]
        of_one = {"have": "has", "are": "is"}.get(verb) or third_person(verb)
        said = said.replace(f"}} {verb} ", f"}} {of_one} ", 1)
    for slot, written in (
        ("{subject}", subject),
        ("{actions}", "be moved" if "survivor" in str(word.parameters[0].type) else "spend food"),
        ("{count}", "2"),
        ("{number}", "2"),
        ("{symbol}", "food"),
        ("{place}", '"Hospital"'),
        ("{player}", "the x"),
        ("{doing}", "moving"),
        ("{face}", "bitten"),
    ):
        said = said.replace(slot, written)
    return said


def numbers(lines: tuple[str, ...]) -> list[int]:
    """All numbers of the rules, for everybody, after an option with these lines."""
    text = card("Rule", ["\n        ".join(lines)]) + card("Others", ["gain 1 morale"])
    cards = load_source(addition([], {"pairs": text.encode()}))
    table = table_of(cards, 3, objective="A Roof for Everyone")
    table.controls(1, "Amara Diallo", "Wen Guo").controls(2, "Biscuit").controls(3, "Yuki Lowe")
    game = started(table.begin(), "rule")
    assert isinstance(game, Winter)
    game.choose([row[-1] for row in game.stack[-1][3]].index(1))
    while game.stack and game.stack[-1][2] != "action":
        game.choose(0)
    subjects = range(MOST)
    return [value(game, number, one) for number in range(len(game.param)) for one in subjects]


def sayable(said: str) -> bool:
    return stands(f"{BEFORE}\n        {RULE.format(said)}")


@pytest.mark.sample(6)
@pytest.mark.parametrize(("word", "change"), CASES)
def test_a_rule_goes_with_whoever_its_subject_is(
    word: RuleWord, change: tuple[str, str, str]
) -> None:
    subject, line, other = change
    said, named = rule(word, subject), rule(word, other)
    assert sayable(said) and sayable(named)
    before = numbers((BEFORE, line))
    follows = numbers((BEFORE, RULE.format(said), line))
    assert follows == numbers((BEFORE, line, RULE.format(named)))
    assert follows != before
