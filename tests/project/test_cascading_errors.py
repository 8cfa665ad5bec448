"""One mistake is one finding: what follows from it on other lines is left out, and no fix
touches a line that is right.
"""

from __future__ import annotations

import re

import pytest

from dowlang.diagnostics import Diagnostic
from dowlang.diagnostics.fixes import apply_fixes
from dowlang.project import checking

TESTED = """crossroads "Bells"
    flavor "Ring."
    if morale >= 1
    option "Ring it"
        choose a survivor you control as scout
        the scout gets 1 wound
        kill the scout
    option "Leave it"
        gain 1 morale

test "Rung"
    given players = 3, seed 1, morale = mood, food = stock
    given crossroads "Bells"
    when player 1 chooses "Leave it"
    then morale = later and food = stock
    cases mood, stock, later
        1, 4, 2
        2, 5, 3
"""

COUNTED = """objective "Ashes"
    flavor "Grey."
    time short
    standard
        setup
            morale 6
            rounds 6
            food 2
            add 1 zombie to each location outside the colony
        counter ashes
        when a zombie is killed
            add 1 to ashes
        goal ashes >= 3 and ashes <= 9
    hardcore like standard, except
        goal ashes >= 4
"""


def errors(text: str) -> list[Diagnostic]:
    return [
        each
        for each in checking.check_text(text.encode(), "bells.dow")[0]
        if each.severity.value == "error"
    ]


@pytest.mark.sample(5)
@pytest.mark.parametrize(
    ("text", "was", "now"),
    [
        (TESTED, "cases mood, stock, later", "mood cases, stock, later"),
        (TESTED, "cases mood, stock, later", "csaes mood, stock, later"),
        (TESTED, "cases mood, stock, later", "cases, mood, stock, later"),
        (TESTED, "cases mood, stock, later", "Cases mood, stock, later"),
        (TESTED, "you control as scout", "you contrl as scout"),
        (TESTED, "choose a survivor", "chose a survivor"),
        (TESTED, "choose a survivor", "a choose survivor"),
        (COUNTED, "counter ashes", "countr ashes"),
        (COUNTED, "counter ashes", "the counter ashes"),
        (COUNTED, "counter ashes", "ashes counter"),
    ],
)
def test_lines_that_use_a_name_are_right_when_the_line_that_gives_it_is_broken(
    text: str, was: str, now: str
) -> None:
    assert errors(text) == []
    found = errors(text.replace(was, now))
    line = text[: text.index(was)].count("\n") + 1
    assert [each.span.line for each in found] == [line]
    assert apply_fixes(text.replace(was, now), found)[0].replace(now, was) == text


@pytest.mark.parametrize(
    ("line", "word"),
    [
        ("her gets 1 wound", "her"),
        ("kill her", "her"),
        ("kill pers", "pers"),
        ("lose d6 morale", "d6"),
        ("his survivor gets 1 wound", "his"),
    ],
)
def test_a_fix_is_offered_only_for_what_is_certain(line: str, word: str) -> None:
    (found,) = errors(TESTED.replace("gain 1 morale", line))
    assert found.fix is None
    for offer in re.findall(r"did you mean (.+?)(?:;|$)", found.help or ""):
        assert "{" in offer or "`here`" not in offer


@pytest.mark.parametrize(
    ("line", "written"),
    [
        ("ad 1 zombei to the coloni", "add 1 zombie to the colony"),
        ("each survivr at colony gest 1 wound", "each survivor at the colony gets 1 wound"),
        ('move a survivr you contol to "School', 'move a survivor you control to "School"'),
        ("kill one of your survivors", "kill a survivor you control"),
        ("lose half the food, rounded up", "remove (food / 2 rounded up) food"),
        ("add a wound to each survivor", "each survivor gets 1 wound"),
        ("asurvivor gets 1 wound", "a survivor gets 1 wound"),
    ],
)
def test_a_line_with_several_mistakes_is_shown_whole(line: str, written: str) -> None:
    (found,) = errors(TESTED.replace("gain 1 morale", line))
    assert found.help == f"it is written `{written}`"
    assert errors(TESTED.replace("gain 1 morale", written)) == []
