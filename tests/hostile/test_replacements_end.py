"""A clause that comes in before an event and takes it back does not hear of what it does instead,
nor of what comes of that: a replacement ends, whichever event it replaces.

The family: every event before which a clause can come in and take it back, with every line that
brings that event about done instead, by one clause, and by two of which each answers the other.
"""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

import pytest

from dowlang.engine.step_limit import EndlessCard
from dowlang.project.set_read_memo import one_moment
from dowlang.rulesets.dead_of_winter.ruleset import RULESET
from tests.hostile.test_every_event import (
    EVENTS,
    answered,
    begun,
    brought,
    card,
    checks,
    loaded,
    started,
)
from tests.testing.trying import failures

LASTING = "for the rest of the game\n    survivors cannot be killed\n"
TAKES_BACK = ("cancel the result", "cancel the action")
LINES = 3  # so many lines that bring an event about


def replacement(when: str, does: str) -> str:
    """Return a clause that does something instead of what happens, "" where it cannot be said."""
    for cancel in TAKES_BACK:
        rule = f"    when {when}\n        {cancel}\n        {does}"
        if checks(f"{LASTING}{rule}\n{does}"):
            return rule
    return ""


@lru_cache(maxsize=1)
@one_moment()
def cases() -> list[tuple[str, str, str]]:
    """(event word with its point, the clause, a line that brings its event about)."""
    out = []
    for word in EVENTS:
        said = word.example.replace("the bearer", "a survivor").partition(",")[0]
        for point, _ in word.points:
            for line in brought().get(word.event, ())[:LINES]:
                if rule := replacement(f"{said}, {point}", line):
                    out.append((f"{word.phrase}, {point}", rule, line))
    return out


def endless(texts: list[tuple[str, str]]) -> list[str]:
    """Return which of the cards (what it is, its lines) go on without end."""
    first = begun(loaded([card(number, lines) for number, (_, lines) in enumerate(texts)]))
    found = []
    for number, (what, _) in enumerate(texts):
        for seed in (0, 1):
            try:
                assert answered(started(first.clone(), number), seed) <= RULESET.decisions_a_turn
            except EndlessCard:
                found.append(what)
    return found


@pytest.mark.proof
def test_a_replacement_does_not_replace_what_it_does() -> None:
    assert len({what for what, _, _ in cases()}) >= 10 and len(cases()) >= 20
    texts = [(f"{what}: {line}", f"{LASTING}{rule}\n{line}") for what, rule, line in cases()]
    assert endless(texts) == []


@pytest.mark.proof
def test_nor_do_two_of_which_each_does_what_the_other_replaces() -> None:
    firsts = {what: (rule, line) for what, rule, line in reversed(cases())}
    pairs = []
    for one, (rule, line) in firsts.items():
        for other, (its_rule, its_line) in firsts.items():
            swapped = f"{rule.replace(line, its_line)}\n{its_rule.replace(its_line, line)}"
            if one < other and checks(lines := f"{LASTING}{swapped}\n{line}"):
                pairs.append((f"{one} / {other}", lines))
    assert len(pairs) >= 50
    assert endless(pairs) == []


INSTEAD = """crossroads "Cold Hands"
    flavor "x"
    when you clean waste
    option "Frost"
        until the end of this turn
            when a survivor is wounded, before it takes effect
                cancel the result
                that survivor gets 1 frostbite
        "Amara Diallo" gets 2 wounds
        "Yuki Lowe" gets 1 wound
    option "One for another"
        until the end of this turn
            when "Amara Diallo" is wounded, before it takes effect
                cancel the result
                "Yuki Lowe" gets 1 wound
            when "Yuki Lowe" is wounded, before it takes effect
                cancel the result
                "Amara Diallo" gets 1 wound
        "Amara Diallo" gets 1 wound
        "Yuki Lowe" gets 1 wound
    option "Anybody else"
        until the end of this turn
            when a survivor is wounded, before it takes effect
                cancel the result
                a survivor controlled by another player gets 1 wound
        "Amara Diallo" gets 1 wound
        "Yuki Lowe" gets 1 wound

test "Each is replaced once"
    given players = 2, seed 1, food = 0, morale = 8, cards in the crossroads deck = 0
    given player 1 controls "Amara Diallo", player 1 controls "Yuki Lowe"
    given player 2 controls "Biscuit"
    given "Amara Diallo" is at the colony, "Yuki Lowe" is at the colony, "Biscuit" is at the colony
    given "Aspirin" is in the waste pile, dice of player 1 are 6
    given crossroads "Cold Hands"
    when player 1 cleans waste
    when player 1 chooses the how
    then frostbite on "Amara Diallo" = cold and frostbite on "Yuki Lowe" = colder
    then wounds on "Amara Diallo" = amara and wounds on "Yuki Lowe" = yuki
    then wounds on "Biscuit" = pup
    cases how,            cold, colder, amara, yuki, pup
        "Frost",           2,    1,      2,     1,    0
        "One for another", 0,    0,      1,     1,    0
        "Anybody else",    0,    0,      0,     0,    2
"""


def test_each_token_is_replaced_once_and_the_next_one_again(tmp_path: Path) -> None:
    assert failures(tmp_path, INSTEAD) == []
