"""One thing for each of several others is handed round: refused, whoever does it (DOW3019)."""

from __future__ import annotations

import re
from itertools import product

import pytest

from dowlang.project import checking
from dowlang.semantics import ir
from dowlang.semantics.ir_visitor import nodes
from tests.semantics.winter_world import checked_text

DOERS = (
    "",
    "you ",
    "the first player ",
    "the player on your left ",
    "the player with the most cards ",
    "a player ",
    "each player ",
)
GIVEN = ("1 card", "a food card", "each card in hand", "all cards in hand", "2 cards")
TO = ("each player", "each other player", "2 players", "all players")


def findings(line: str) -> list[tuple[str, str]]:
    """Codes and helps of the errors of a line in an option, and in a loop."""
    text = f'crossroads "T"\n    flavor "x"\n    if food >= 0\n    option "a"\n        {line}\n'
    found, _ = checking.check_text(
        f'{text}    option "b"\n        lose 1 morale\n'.encode(), "t.dow"
    )
    return [(each.code, each.help or "") for each in found if each.code < "DOW5"]


@pytest.mark.sample
@pytest.mark.parametrize(("doer", "given", "to"), list(product(DOERS, GIVEN, TO)))
def test_nothing_is_handed_round(doer: str, given: str, to: str) -> None:
    verb = "give" if doer in ("", "you ") else "gives"
    line = f"{doer}{verb} {given} to {to}"
    found = findings(line)
    assert [code for code, _ in found] == ["DOW3019"], line
    for written in re.findall(r"under it `([^`]*)`", found[0][1]):
        inside = f"for each player\n            {written}"
        assert not findings(inside), inside


@pytest.mark.parametrize(
    "line",
    [
        "give each survivor at the colony to each player",
        "give each survivor you control to each other player",
        "move each survivor you control to each location",
        "give a survivor you control to each other player",
        "put each card in hand into the hand of each other player",
        "put the top 2 cards of the waste pile into the hand of all players",
    ],
)
def test_other_things_are_not_handed_round_either(line: str) -> None:
    assert [code for code, _ in findings(line)] == ["DOW3019"]


@pytest.mark.parametrize(
    "line",
    [
        "add 1 zombie to each location outside the colony",
        "each survivor at the colony gets 1 wound",
        "each player gives 1 card to another player",
        "each player gives all cards in hand to the first player",
        "equip a survivor you control with all weapon cards in hand",
        "give all cards in hand to another player",
    ],
)
def test_what_goes_to_one_is_not_refused(line: str) -> None:
    assert not findings(line)


NEIGHBOURS = ("the player on their left", "a player on their left", "the player on their right")
ROUND = (
    "{} steals a random card from {}",
    "{} gives all survivors they control to {}",
    "{} gives all their survivors to {}",
)


@pytest.mark.sample(6)
@pytest.mark.parametrize("doer", ("each player", "each other player"))
@pytest.mark.parametrize(("said", "whom"), list(product(ROUND, NEIGHBOURS)))
def test_what_goes_from_one_to_the_next_leads_to_a_loop_of_those_who_do_it(
    doer: str, said: str, whom: str
) -> None:
    """The line below the loop is of whose turn it is, and never of you."""
    line = said.format(doer, whom)
    found = findings(line)
    assert [code for code, _ in found] == ["DOW3019"], line
    ((head, below),) = re.findall("write `([^`]+)`, and under it `([^`]+)`", found[0][1])
    assert head == f"for {doer}"
    text = f'crossroads "T"\n    flavor "x"\n    if food >= 0\n    option "a"\n        {head}\n'
    result, told = checked_text(f"{text}            {below}\n")
    assert not [each for each in told if each.severity.value == "error"], below
    (act,) = [
        part for part in nodes(result.checked_cards[0].procedures) if isinstance(part, ir.Act)
    ]
    place = [parameter.name for parameter in act.word.parameters].index(act.word.subject)
    assert act.arguments[place] != ir.Local("you", "player"), below
