"""Conditions as people say them, in every place where a condition or a goal stands: each is one
already, or is led to one that checks.
"""

from __future__ import annotations

import re

import pytest

from dowlang.diagnostics import Diagnostic, Severity
from dowlang.project import checking
from tests.recall.applying import applied

CARD = (
    'crossroads "Slips"\n    flavor "x"\n    {trigger}\n    option "A"{option}\n        '
    '{effect}\n    option "B"\n        lose 2 morale\n'
)
PLACES = {
    "trigger": CARD.format(trigger="if {}", option="", effect="lose 1 morale"),
    "branch": CARD.format(
        trigger="if morale >= 1", option="", effect="if {}\n            lose 1 morale"
    ),
    "option": CARD.format(trigger="if morale >= 1", option=" if {}", effect="lose 1 morale"),
    "while": CARD.format(
        trigger="if morale >= 1",
        option="",
        effect='until the end of this round\n            while {}\n                "Yuki Lowe" '
        "cannot search",
    ),
    "secret goal": 'secret "Slips"\n    flavor "x"\n    goal {}\n',
    "betrayal goal": 'betrayal "Slips"\n    flavor "x"\n    goal {}\n',
    "main goal": 'objective "Slips"\n    flavor "x"\n    time short\n    standard\n        setup\n '
    "           morale 6\n            rounds 6\n"
    "        goal {}\n    hardcore like standard, except\n        goal food >= 9\n",
}
SAID = (
    "food is low",
    "food is empty",
    "food is 0",
    "food is zero",
    "food is at least 3",
    "food is more than 3",
    "food is less than 3",
    "food is below 3",
    "food reaches 0",
    "food is 3 or less",
    "food is between 2 and 4",
    "there is no food",
    "there is food left",
    "you have no food",
    "you have food",
    "a player has no food cards",
    "you have at least 2 food cards",
    "you have more than 2 cards",
    "your hand is empty",
    "you have no cards",
    "your survivors are all dead",
    "all survivors are dead",
    "no survivors are left",
    "a survivor is dead",
    "a survivor died this round",
    "a survivor has died",
    "the colony is full",
    "the colony is overrun",
    "the colony is empty",
    "the colony has no zombies",
    "there are more zombies than survivors at the colony",
    "there are at least 3 zombies at the colony",
    "there are 3 zombies at the colony",
    "3 zombies are at the colony",
    "at least 3 zombies are at the colony",
    "no zombies are at the colony",
    "there are no barricades at the colony",
    "morale is low",
    "morale is 3 or less",
    "morale is at most 3",
    "morale falls below 3",
    "morale dropped this round",
    "morale was lost",
    "the crisis was prevented",
    "the crisis fails",
    "the crisis was not prevented",
    "you are exiled",
    "you are the first player",
    "it is your turn",
    "a survivor is wounded",
    "a survivor has 2 wounds",
    "a survivor has at least 2 wounds",
    "a survivor has a weapon",
    "you control no survivors",
    "you control more than 2 survivors",
    "a player controls 3 or more survivors",
    "you have 3 survivors",
    "there are 2 helpless survivors",
    "helpless survivors is more than 3",
    "noise at the colony is 3",
    'there is noise at "School"',
    '"School" has noise',
    '"School" is noisy',
    "the waste pile is empty",
    "the waste pile has 10 cards",
    "the waste pile has more than 10 cards",
    "the School deck is empty",
    'the "School" deck is empty',
    "the round is 3",
    "it is round 3",
    "it is the last round",
    "it is the first round",
    "this is the last round",
    "the objective is complete",
    "the main objective has been completed",
    "you win",
    "you searched this turn",
    "you searched",
    "you have a die",
    "you have no dice left",
    "you have 2 dice",
    "a 6 was rolled",
    '"Yuki Lowe" is dead',
    '"Yuki Lowe" is alive',
    '"Yuki Lowe" is in play',
    '"Yuki Lowe" is at the School',
    '"Yuki Lowe" is in the colony',
    'nobody is at "School"',
    "everyone is at the colony",
    "all survivors are at the colony",
    "someone has a wound",
    "starvation tokens is 2",
    "there is a starvation token",
)
"""What is written for a condition; some of it is one."""


def errors(text: str) -> list[Diagnostic]:
    return [
        each
        for each in checking.check_text(text.encode(), "slips.dow")[0]
        if each.severity is Severity.ERROR
    ]


@pytest.mark.proofs(120)
@pytest.mark.parametrize("said", SAID)
@pytest.mark.sample(18)
@pytest.mark.parametrize("place", PLACES)
def test_it_is_a_condition_or_is_led_to_one(place: str, said: str) -> None:
    text = PLACES[place].replace("{}", said)
    found = errors(text)
    if not found:
        return
    assert len({each.span.line for each in found}) == 1
    first = found[0]
    assert first.help, (first.code, first.message)
    assert said not in re.findall("`([^`]+)`", first.help)
    typed = [each for each in re.findall("`([^`]+)`", first.help) if not re.search("[{…]", each)]
    line = text.split("\n")[first.span.line - 1].strip()
    whole = [each for each in typed if each.split()[0] == line.split()[0]]
    for each in whole:
        assert errors(text.replace(line, each)) == [], each
    mended = None if whole else applied(first, text)
    if mended is not None:
        assert errors(mended) == []
    if whole or mended is not None:
        return
    offers = [each for each in typed if re.search("[<>=]| are | was | is ", each)]
    if place == "main goal" and re.search("\\byour?\\b", said) and not offers:
        assert first.help.startswith("what the card says is said of everybody")
        return
    assert offers or "under" in first.help or "table" in first.help, first.help
    for each in offers:
        assert errors(PLACES[place].replace("{}", each)) == [], each


@pytest.mark.parametrize(
    ("said", "line"),
    [
        ('nobody is at "School"', 'if there are no survivors at "School"'),
        ("food is below 3", "if food < 3"),
        ("food is between 2 and 4", "if food >= 2 and food <= 4"),
        ("a survivor is dead", "if a survivor was killed this game"),
    ],
)
def test_the_line_that_is_offered_says_what_was_written(said: str, line: str) -> None:
    """Names and numbers are the author's own, never those of an example."""
    assert [each.help for each in errors(PLACES["branch"].replace("{}", said))] == [
        f"it is written `{line}`"
    ]
