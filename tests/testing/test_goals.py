"""Goals in card tests: a line asks whether an objective's goal is reached as things stand, and
nothing changes by asking (R-END-07).
"""

from __future__ import annotations

from pathlib import Path

import pytest

from dowlang.project import checking
from dowlang.rulesets.dead_of_winter.procedures.endings import objective_met
from dowlang.rulesets.dead_of_winter.state.parameters import OBJECTIVE_UNMET
from dowlang.rulesets.dead_of_winter.views import view
from dowlang.testing import run_test
from dowlang.testing.written_tests import cases
from tests.rules.dead_of_winter.winter import new_game
from tests.testing.trying import failures

CARDS = """secret "Ten Tins"
    flavor "x"
    goal food cards you hold >= 1 and morale >= 4

betrayal "Ashes"
    flavor "x"
    goal morale <= 3

exile "My Own Fire"
    flavor "x"
    goal survivors you control >= 1

secret "Any Two"
    flavor "x"
    goal at least 2 of (food cards you hold >= 1, morale >= 4, survivors you control >= 2)

test "T"
    given players = 2, seed 1, morale = {morale}
    given player 1 controls "Noor Haddad", "Noor Haddad" is at the colony
    given player 1 has "Tinned Soup"
    then {then}
"""


@pytest.mark.parametrize(
    ("morale", "then", "passes"),
    [
        (4, 'player 1 fulfils "Ten Tins"', True),
        (3, 'player 1 fulfils "Ten Tins"', False),
        (4, 'player 2 fulfils "Ten Tins"', False),
        (3, 'player 1 does not fulfil "Ten Tins"', True),
        (3, 'player 2 fulfils "Ashes"', True),
        (4, 'player 2 fulfils "Ashes"', False),
        (4, 'player 1 fulfils "My Own Fire"', True),
        (4, 'not player 2 fulfils "My Own Fire"', True),
        (4, 'player 1 fulfils "Words on the Wind"', False),
        (4, 'player 1 fulfils "Any Two"', True),
        (3, 'player 1 fulfils "Any Two"', False),
        (4, 'player 2 fulfils "Any Two"', False),
    ],
)
def test_a_goal_is_asked_as_things_stand(
    tmp_path: Path, morale: int, then: str, passes: bool
) -> None:
    path = tmp_path / "goals.dow"
    path.write_text(CARDS.format(morale=morale, then=then), encoding="utf-8")
    (found,) = checking.tests_of([path])
    (case,) = cases(found.cards, found.tests)
    assert run_test(found.cards, case).passed is passes


def test_a_name_of_another_kind_has_no_goal(tmp_path: Path) -> None:
    text = CARDS.format(morale=4, then='player 1 fulfils "Noor Haddad"')
    findings, _ = checking.check_text(text.encode(), "goals.dow")
    assert [d.code for d in findings] == ["DOW3001"] and "a survivor" in findings[0].message


PLAYED = """secret "Ten Tins"
    flavor "x"
    goal the main objective is complete and morale >= 4

objective "Warm Hands"
    flavor "x"
    time short
    standard
        setup
            morale 5
            add 2 zombies to "School"
        when a zombie is killed
            gain 1 morale
        goal morale >= 6
    hardcore like standard, except
        setup
            morale 3

survivor "Ada Winterbourne"
    flavor "x"
    occupation "x"
    female
    influence 41
    attack 3+
    search 2+
    at "School"
    ability 3+
        choose a location outside the colony as near
        choose a location outside the colony as far
        add 1 zombie to the near
        add 1 noise to the far

test "T"
    given players = {players}, seed 1
    given objective "Warm Hands"
    given player 1 controls "Ada Winterbourne", "Ada Winterbourne" is at "School", dice of player 1 are 6
    {lines}
"""  # noqa: E501


@pytest.mark.sample(5)
@pytest.mark.parametrize(
    ("players", "lines", "passes"),
    [
        (3, ['then morale = 5 and zombies at "School" = 0'], True),
        (2, ["then morale = 3"], True),
        (3, ["when player 1 starts", 'then zombies at "School" = 2'], True),
        (
            3,
            [
                "when player 1 attacks a zombie, exposure blank",
                'then morale = 6 and player 1 fulfils "Warm Hands"',
            ],
            True,
        ),
        (
            2,
            [
                "when player 1 attacks a zombie, exposure blank",
                'then player 1 fulfils "Warm Hands"',
            ],
            False,
        ),
        (3, ["given the main objective is complete", 'then player 1 fulfils "Ten Tins"'], True),
        (3, ['then player 1 fulfils "Ten Tins"'], False),
        (2, ["given the main objective is complete", 'then player 1 fulfils "Ten Tins"'], False),
        (3, ['given "Words on the Wind" is complete'], False),
    ],
)
def test_a_main_objective_is_given(
    tmp_path: Path, players: int, lines: list[str], passes: bool
) -> None:
    assert played(tmp_path, players, lines) is passes


def test_two_choices_that_an_action_asked_for_on_its_way(tmp_path: Path) -> None:
    use = 'when player 1 uses the ability of "Ada Winterbourne"'
    chosen = [
        use,
        'when player 1 chooses "Library"',
        'when player 1 chooses "Hospital"',
        'then noise at "Hospital" = 1 and zombies at "Library" = 1',
    ]
    assert played(tmp_path, 3, chosen)
    assert not played(tmp_path, 3, [*chosen[:3], 'when player 1 chooses "Hospital"', chosen[3]])


def played(folder: Path, players: int, lines: list[str]) -> bool:
    path = folder / "played.dow"
    path.write_text(PLAYED.format(players=players, lines="\n    ".join(lines)), encoding="utf-8")
    (found,) = checking.tests_of([path])
    (case,) = cases(found.cards, found.tests)
    return run_test(found.cards, case).passed


FURTHER = """objective "Two Jars"
    flavor "x"
    time short
    standard
        setup
            morale 6
            rounds 6
        goal food >= 2
    hardcore like standard, except
        goal food >= 3

crossroads "And the Lid"
    flavor "x"
    if morale >= 1
    option "Say so"
        for the rest of the game
            the main objective also needs {also}
        if you fulfil "Two Jars"
            add 1 helpless survivor
        check the main objective

test "T"
    given players = 3, seed 1, objective "{main}", food = {food}, helpless survivors = 0, morale = 5
    given player 1 controls "Noor Haddad", "Noor Haddad" is at the colony
    given crossroads "And the Lid"
    when player 1 starts
    then {verb} and the main objective is {complete} and helpless survivors = {told}
"""


@pytest.mark.parametrize(
    ("main", "also", "food", "is_met"),
    [
        ("Two Jars", "morale >= 5", 2, True),
        ("Two Jars", "morale >= 6", 2, False),
        ("Two Jars", "morale >= 5", 1, False),
        ("Words on the Wind", "morale >= 6", 2, True),
        ("Words on the Wind", "morale >= 5", 2, True),
    ],
)
def test_whatever_asks_for_a_goal_hears_the_same(
    tmp_path: Path, main: str, also: str, food: int, is_met: bool
) -> None:
    """What is added to the main objective counts wherever that goal is asked for, and for no
    other goal.
    """
    told = {
        "verb": 'player 1 fulfils "Two Jars"' if is_met else 'player 1 does not fulfil "Two Jars"',
        "complete": "complete" if is_met and main == "Two Jars" else "not complete",
        "told": int(is_met),
    }
    assert failures(tmp_path, FURTHER.format(main=main, also=also, food=food, **told)) == []


def test_the_progress_that_is_shown_is_the_one_that_is_judged() -> None:
    """Reached on the card and not with what was added, the objective shows 0 of 1."""
    game = new_game(objective="Full Larder")
    for reached in (False, True):
        for unmet in (0, 1):
            game.param[OBJECTIVE_UNMET] = unmet
            have, want, _ = view(game, 0)["objective"]
            assert (have >= want) == objective_met(game) == (reached and not unmet)
        game.morale, game.food, game.counters[:] = 9, 99, [99] * len(game.counters)
