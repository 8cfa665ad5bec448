"""Who chooses what a line leaves open is whoever does it: of a line that says nobody that is you,
below another player's offer, duty or roll and below an event as elsewhere. Only in a loop over
players it is the player whose turn in it is, and of what is yours it is you there too.
"""

from __future__ import annotations

import pytest

from dowlang.semantics import ir
from dowlang.semantics.ir_visitor import nodes
from tests.semantics.winter_world import checked_text

MINE = (
    "discard 1 card",
    "spend a die",
    "contribute 1 card to the crisis",
    'place a survivor you control at "School"',
    "choose a card in hand",
    "a survivor you control gets 1 wound",
    "equip a survivor you control with a card in hand",
)
ANYBODYS = (
    'kill a survivor at "School"',
    "add 1 zombie to a location outside the colony",
    "choose a location outside the colony",
    'a survivor at "School" gets 1 wound',
    "choose 2 survivors at the colony",
)
ASKED = (
    "another player may lose 1 die",
    "another player must lose 1 die",
    "the player on your left may lose 1 die",
    "the first player must lose 1 die",
    "each other player may lose 1 die",
    "the players together may discard 2 cards",
)
ROLLED = (
    "another player rolls a die",
    "the player on your left rolls a die",
    "each player rolls a die",
)
LOOPS = ("for each other player", "for each player")


def choosers(*lines: str) -> list[ir.Expression | None]:
    """Who makes the choices of the line that stands last, by the order of the picks."""
    text = 'crossroads "T"\n    flavor "x"\n    if food >= 0\n    option "a"\n'
    text += "".join(f"        {line}\n" for line in lines)
    last = 4 + len(lines)  # the lines of a card are counted from 1
    text += '    option "no"\n        lose 1 morale\n'
    checked, found = checked_text(text)
    wrong = [each.message for each in found if each.code < "DOW5"]
    assert not wrong, (lines, wrong)
    return [
        each.chooser
        for card in checked.checked_cards
        for each in nodes(card)
        if isinstance(each, ir.Pick) and each.line == last
    ]


def answers(line: str) -> list[tuple[str, ...]]:
    """The places below what another player is asked in which a line can stand."""
    out: list[tuple[str, ...]] = []
    for asked in ASKED:
        for answer in ("if so", "if not"):
            out.append((asked, f"    {answer}", f"        {line}"))
    for rolled in ROLLED:
        out.append((rolled, "    1", "        lose 1 morale", "    otherwise", f"        {line}"))
    out.append(
        (
            "another player may lose 1 die",
            "    if so",
            "        you may discard 1 card",
            "            if so",
            f"                {line}",
        )
    )
    out.append(
        ("for the rest of the game", "    when another player discards a card", f"        {line}")
    )
    return out


@pytest.mark.sample(3)
@pytest.mark.parametrize("line", [*MINE, *ANYBODYS])
def test_a_line_that_says_nobody_is_yours_to_choose(line: str) -> None:
    for lines in answers(line):
        made = choosers(*lines)
        assert made and set(made) == {ir.YOU_LOCAL}, (lines, made)


@pytest.mark.sample(3)
@pytest.mark.parametrize("line", MINE)
def test_what_is_yours_you_choose_in_a_loop_too(line: str) -> None:
    for loop in LOOPS:
        made = choosers(loop, f"    {line}")
        assert made and set(made) == {ir.YOU_LOCAL}, (loop, made)


@pytest.mark.sample(3)
@pytest.mark.parametrize("line", ANYBODYS)
def test_what_is_anybodys_is_chosen_in_a_loop_by_the_player_of_the_turn(line: str) -> None:
    for loop in LOOPS:
        for below in ((), ("    they may lose 1 die", "        if so")):
            indent = "    " * (1 + len(below))
            made = choosers(loop, *below, f"{indent}{line}")
            assert made and ir.YOU_LOCAL not in made, (loop, below, made)


@pytest.mark.sample(3)
@pytest.mark.parametrize("line", [each for each in ANYBODYS if " gets " not in each])
def test_what_is_offered_is_chosen_by_who_takes_the_offer(line: str) -> None:
    """What has a subject of its own (`… gets 1 wound`) is not offered."""
    for asked in ("another player may", "another player must", "each other player may"):
        made = choosers(f"{asked} {line}")
        assert made and made[-1] != ir.YOU_LOCAL, (asked, made)
