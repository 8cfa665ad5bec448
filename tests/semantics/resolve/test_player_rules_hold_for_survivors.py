"""What a rule says of a player holds for the player's survivors where survivors do it
(R-TEXT-01): checked tree and play.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from dowlang.project import checking
from dowlang.semantics import ir
from dowlang.semantics.ir_visitor import nodes
from dowlang.testing import run_test
from dowlang.testing.written_tests import cases
from tests.semantics.winter_world import checked_text

CARD = """crossroads "Snowed In"
    flavor "To the sills."
    if food = 0
    option "Stay"
        until the end of this round
            {rule}

test "Somebody tries"
    given players = 3, seed 1
    given player 1 controls "Noor Haddad", "Noor Haddad" is at "School"
    given player 1 controls "Tobias Wrenfield", "Tobias Wrenfield" is at the colony
    given player 1 has "Aspirin", dice of player 1 are 6 6
    given crossroads "Snowed In"
    when player 1 starts
    when player 1 chooses "Stay"
    when player 1 {does}
    then morale >= 0
"""
MOVES = 'moves "Noor Haddad" to "Library", exposure blank'
SEARCHES = 'searches "School"'


def modifies(rule: str) -> list[ir.Modify]:
    result, found = checked_text(CARD.format(rule=rule, does=MOVES))
    assert [d.message for d in found] == []
    return [n for n in nodes(result.checked_cards[0].procedures) if isinstance(n, ir.Modify)]


def test_what_survivors_do_is_said_of_the_survivors() -> None:
    (rule,) = modifies("you cannot move or search")
    subject, actions = rule.arguments
    assert isinstance(subject, ir.Candidates) and subject.noun.name == "survivor"
    assert len(subject.conditions) == 1
    assert isinstance(actions, ir.Pieces) and [
        v.value for v in actions.items if isinstance(v, ir.EnumValue)
    ] == ["move", "search"]


def test_a_list_of_both_becomes_two_sentences() -> None:
    rules = modifies("you cannot clean waste or move or spend food")
    assert [[v.value for v in r.arguments[1].items] for r in rules] == [
        ["clean waste", "spend food"],
        ["move"],
    ]  # type: ignore[union-attr]
    assert rules[0].arguments[0] == ir.Pieces((ir.Local("you", "player"),))


@pytest.mark.parametrize(
    "rule",
    [
        "each survivor cannot spend food",
        "each survivor cannot move or clean waste",
        "that survivor cannot add cards to the crisis",
    ],
)
def test_what_only_players_do_is_not_said_of_survivors(rule: str) -> None:
    text = (
        CARD.replace("        until", "        choose a survivor\n        until")
        if rule.startswith("that")
        else CARD
    )
    _, found = checked_text(text.format(rule=rule, does=MOVES))
    assert [d.code for d in found] == ["DOW3001"]
    assert found[0].message == "found a survivor as subject, wanted a player"


@pytest.mark.parametrize(
    ("rule", "does", "possible"),
    [
        ("you cannot move", MOVES, False),
        ("you cannot move", SEARCHES, True),
        ("you cannot search", SEARCHES, False),
        ("you cannot search or attack", MOVES, True),
        ("players cannot move", MOVES, False),
        ("each player with a survivor at the colony cannot search", SEARCHES, False),
        ("each exiled player cannot search", SEARCHES, True),
        ("each other player cannot move", MOVES, True),
    ],
)
def test_a_ban_on_a_player_bars_the_survivors(
    tmp_path: Path, rule: str, does: str, possible: bool
) -> None:
    path = tmp_path / "snowed_in.dow"
    path.write_text(CARD.format(rule=rule, does=does), encoding="utf-8")
    found = checking.tests_of([path])[0]
    (case,) = cases(found.cards, found.tests)
    assert run_test(found.cards, case).passed is possible


def test_a_move_never_leads_where_the_survivor_stands() -> None:
    """R-ACT-MOV-01, for `move` and not for `place`."""
    text = CARD.replace("until the end of this round\n            {rule}", "{rule}").replace(
        "{does}", MOVES
    )
    counts = []
    for rule in (
        "move a survivor you control to a location",
        "place a survivor you control at a location",
    ):
        result, _ = checked_text(text.replace("{rule}", rule))
        picks = [
            n
            for n in nodes(result.checked_cards[0].procedures)
            if isinstance(n, ir.Pick) and n.noun.name == "location"
        ]
        counts.append(
            [len(p.candidates.conditions) for p in picks if isinstance(p.candidates, ir.Candidates)]
        )
    # besides: what the word itself asks of a place (room, leave to enter it)
    assert counts == [
        [2],
        [1],
    ]
