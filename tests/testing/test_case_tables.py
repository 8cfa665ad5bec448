"""Tables of cases: each row a test of its own, its cells in the lines, the one look, and what a
player cannot do.
"""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from dowlang.project import checking, pipeline
from dowlang.syntax import format_text
from dowlang.testing import Report, report, run_tests
from tests.cli.running import dow

CARD = """crossroads "The Ford"
    flavor "Waist deep."
    when you move a survivor to a location outside the colony
    option "Wade"
        roll a die
            1 to 2
                add 2 zombies to the destination
            otherwise
                nothing happens
    option "Sit down" if food >= 2
        until the end of this turn
            survivors you control cannot move
"""
HEAD = """
test "{name}"
    given players = 3, seed 1, food = {food}, morale = 5
    given player 1 controls the walker, the walker is at the colony
    given crossroads "The Ford"
    when player 1 moves the walker to the goal_place, exposure cold
"""
TABLE = (
    HEAD.format(name="Wading", food="stock")
    + """    when player 1 chooses the label, die cast
    then zombies at the goal_place = dead and the walker is at the goal_place
    cases walker, goal_place, cold, label, cast, dead, stock
        "Amara Diallo", "Library", blank, "Wade", 2, 2, 2
        "Greta Solheim", "School", wound, "Wade", 3, 0, 5
        "Greta Solheim", "School", wound, "Wade", 3, 1, 5
"""
)
STUCK = """
test "{name}"
    given players = 3, seed 1, food = 2
    given player 1 controls "Amara Diallo", "Amara Diallo" is at the colony
    given player 1 controls "Greta Solheim", "Greta Solheim" is at the colony
    given crossroads "The Ford"
    when player 1 moves "Amara Diallo" to "Library", exposure blank
    when player 1 chooses "{label}"
    then {then}
"""


def run(tmp_path: Path, tests: str) -> Report:
    file = tmp_path / "ford.dow"
    file.write_text(CARD + tests, "utf-8")
    (asked,) = checking.tests_of([file])
    return run_tests(asked.cards, asked.tests)


def test_every_row_is_a_test(tmp_path: Path) -> None:
    done = run(tmp_path, TABLE)
    assert [(one.line, one.outcome) for one in done.results] == [
        (22, "passed"),
        (23, "passed"),
        (24, "failed"),
    ]
    assert {one.name for one in done.results} == {"Wading"} and done.results[
        0
    ].row == '"Amara Diallo", "Library", blank, "Wade", 2, 2, 2'


def test_a_row_that_fails_says_which_and_what_its_cells_are(tmp_path: Path) -> None:
    message = run(tmp_path, TABLE).results[2].message()
    assert message.startswith(
        f'{tmp_path}/ford.dow:20: test `Wading`, the row `"Greta Solheim", "School", wound, '
        f'"Wade", 3, 1, 5` on line 24\n'
    )
    assert (
        'where `goal_place` is "School" and `walker` is "Greta Solheim" and `dead` is 1\n'
        in message.replace(
            '`walker` is "Greta Solheim" and `goal_place` is "School"',
            '`goal_place` is "School" and `walker` is "Greta Solheim"',
        )
    )
    assert '  found  `zombies at "School"` is 0\n' in message and "player 1: Wade" in message


def test_json_has_a_row_for_each_row_of_a_table(tmp_path: Path) -> None:
    rows = json.loads(report([run(tmp_path, TABLE)], format="json"))["results"]
    assert [row["row"][-1] for row in rows] == ["2", "5", "5"]


def test_a_test_to_do_is_one_test(tmp_path: Path) -> None:
    done = run(tmp_path, TABLE.replace("    cases", '    todo "more rows"\n    cases'))
    assert [one.outcome for one in done.results] == ["todo"]
    assert "ford.dow:14: to do: test `Wading`: more rows\n0 passed, 0 failed, 1 to do" in report(
        [done]
    )


@pytest.mark.parametrize(
    ("label", "then", "found"),
    [
        ("Sit down", 'player 1 cannot move "Greta Solheim" to "Library"', ""),
        ("Sit down", "player 1 cannot move a survivor", ""),
        (
            "Sit down",
            "player 2 cannot move a survivor",
            "player 2 is not the one who acts here: player 1 is asked",
        ),
        (
            "Wade",
            'player 1 cannot move "Greta Solheim" to "Library"',
            "`move Greta Solheim to Library` does it",
        ),
        ("Wade", 'player 1 cannot move "Amara Diallo"', ""),  # she has moved already
    ],
)
def test_what_a_player_cannot_do(label: str, then: str, found: str, tmp_path: Path) -> None:
    die = ", die 5" if label == "Wade" else ""
    (result,) = run(
        tmp_path,
        STUCK.format(name="Stuck", label=label, then=then).replace(
            f'"{label}"\n', f'"{label}"{die}\n'
        ),
    ).results
    assert (result.failure.found if result.failure else "")[: len(found) or None] == found


@pytest.mark.parametrize(
    ("then", "found"),
    [
        (
            'player 1 cannot move "Greta Solheim" to "Library"',
            "`move Greta Solheim to Library` does it",
        ),
        ('player 1 cannot move "Greta Solheim" to "School"', ""),  # there she stands
        (
            "player 2 cannot move a survivor",
            "player 2 is not the one who acts here: player 1 is asked",
        ),
        ('player 1 cannot choose "Wade"', "no option of a card put before player 1"),
    ],
)
@pytest.mark.parametrize("when", ["", "    when player 2 starts\n"])
def test_what_a_player_cannot_do_in_the_first_turn(
    then: str, found: str, when: str, tmp_path: Path
) -> None:
    """Without a `when` line, or before the first: the first turn has begun."""
    text = f"""
test "At once"
    given players = 2, seed 1, player 1 controls "Greta Solheim", "Greta Solheim" is at "School"
    then {then}
{when}"""
    (result,) = run(tmp_path, text).results
    assert (result.failure.found if result.failure else "")[: len(found) or None] == found


def test_before_the_first_turn_nobody_acts(tmp_path: Path) -> None:
    """A first `when player 1 starts` begins the turn; before it there is nothing that anybody
    could do.
    """
    text = """
test "Too early"
    given players = 2, seed 1, player 1 controls "Greta Solheim"
    then player 1 cannot move "Greta Solheim"
    when player 1 starts

test "Nobody is asked"
    given players = 2, seed 1, player 1 controls "Greta Solheim"
    then player 1 cannot choose "Wade"
    when player 1 starts
"""
    act, choose = run(tmp_path, text).results
    assert (
        act.failure is not None
        and act.failure.found
        == "player 1 is not the one who acts here: the first turn has not begun"
    )
    assert (
        choose.failure is not None
        and choose.failure.found == "no option of a card put before player 1"
    )


def test_a_place_without_space_is_called_by_its_name(tmp_path: Path) -> None:
    """Every location of the set, in the order of the board and of the names."""
    set_ = checking.tests_of([_plain(tmp_path)])[0].cards
    names = [str(card["name"]) for card in set_.of_kind["location"]]
    assert len(names) == 7
    places = ["the colony" if name == "Colony" else f'"{name}"' for name in names]
    results = run(
        tmp_path,
        "".join(
            f'\ntest "{n} times"\n    given players = 2, seed 1, zombies at {place} = 90\n'
            "    then morale = 1\n"
            for n, place in enumerate(places)
        ),
    ).results
    assert [each.failure and each.failure.found for each in results] == [
        f"this cannot be given: `{name}` has no space for 90 zombies" for name in names
    ]


def test_a_card_given_twice_is_two_copies(tmp_path: Path) -> None:
    """Each line lays a copy of its own, and says when there is none left."""
    set_ = checking.tests_of([_plain(tmp_path)])[0].cards
    number, name = next(
        (n, str(card["name"]))
        for n, card in enumerate(set_.of_kind["item"])
        if set_.tables.item_card.count(n) == 2
    )
    laid = f'    given "{name}" is in the waste pile\n'
    head, end = "    given players = 2, seed 1\n", "    then cards in the waste pile ="
    text = "".join(
        f'\ntest "{times} times"\n{head}{laid * times}{end} {times}\n' for times in (1, 2, 3)
    )
    one, two, three = run(tmp_path, text).results
    assert (one.outcome, two.outcome, three.outcome) == ("passed", "passed", "failed"), (
        number,
        two.failure,
    )
    assert (
        three.failure is not None
        and three.failure.found
        == f"this cannot be given: all 2 copies of `{name}` are held or laid down already"
    )


def test_a_seat_that_is_not_there_is_said_in_words(tmp_path: Path) -> None:
    """A test that does not say how many play has the players that the table has without it."""
    test = (
        '\ntest "Far away"\n    given seed 1\n    given player 9 controls "Greta Solheim"\n  '
        "  then morale >= 0\n"
    )
    (far,) = run(tmp_path, test).results
    assert (
        far.failure is not None
        and far.failure.found == "there is no such seat or piece on this table"
    )


def test_a_failure_shows_the_line_without_its_comment(tmp_path: Path) -> None:
    test = (
        '\ntest "Wrong"\n    given players = 2, seed 1, food = 3\n    then food = 9 # "far" '
        "too many # of them\n"
    )
    (wrong,) = run(tmp_path, test).results
    assert wrong.failure is not None and wrong.failure.wanted == "`then food = 9`"


def test_a_card_on_top_of_a_deck_is_drawn_next(tmp_path: Path) -> None:
    """Draws are forced by what lies on top."""
    test = (
        """
test "Drawn"
    given players = 3, seed 1
    given the_card is on top of the "School" deck
    then the_card is on top of the "School" deck
    cases the_card
""".replace("the_card is", "the chosen is").replace("cases the_card", "cases chosen")
        + '        "Headlamp"\n        "Rope Bridge"\n'
    )
    names = sorted(
        str(card["name"]) for card in checking.tests_of([_plain(tmp_path)])[0].cards.of_kind["item"]
    )[:2]
    done = run(tmp_path, test.replace("Headlamp", names[0]).replace("Rope Bridge", names[1]))
    assert [one.outcome for one in done.results] == ["passed", "passed"]


def _plain(tmp_path: Path) -> Path:
    file = tmp_path / "plain.dow"
    file.write_text(CARD, "utf-8")
    return file


def test_the_found_side_is_told_in_the_words_of_the_line(tmp_path: Path) -> None:
    away = '"Greta Solheim" is at "Library"'
    tests = [
        ("food = 2 and morale < food + 1", "`morale` is 5, `food + 1` is 3"),
        (away, f"`{away}` is not so"),
        ("food = 2 or morale = 1", ""),
        ("food = 1 or morale = 1", "`food = 1 or morale = 1` is not so"),
    ]
    text = "".join(
        f'\ntest "t{n}"\n    given players = 3, seed 1, food = 2, morale = 5\n    when player 1 '
        f"starts\n    then {line}\n"
        for n, (line, _) in enumerate(tests)
    )
    done = run(tmp_path, text)
    assert [one.failure.found if one.failure else "" for one in done.results] == [
        found for _, found in tests
    ]


# ---- one look
UNTIDY = """test "t"
    given morale = mood
    cases mood,rower ,  goal_place # names
        # the low ones
      5 , "Amara, Diallo", the colony
        10,"G",   "School"  # last
        # end
"""
TIDY = """test "t"
    given morale = mood
    cases mood, rower,           goal_place  # names
        # the low ones
        5,      "Amara, Diallo", the colony
        10,     "G",             "School"  # last
        # end
"""


def test_a_table_has_its_cells_one_under_another() -> None:
    parser = pipeline.language("dead_of_winter").parser
    untidy = UNTIDY.replace("      5 ,", "        5 ,")
    assert (
        format_text("x.dow", untidy, parser) == TIDY and format_text("x.dow", TIDY, parser) == TIDY
    )


def test_long_cells_move_the_names() -> None:
    parser = pipeline.language("dead_of_winter").parser
    text = format_text(
        "x.dow",
        'test "t"\n    given morale = m\n    cases rower, m\n        "Amara Diallo", 10\n        '
        '"B", 4\n',
        parser,
    )
    assert text.split("\n")[2:5] == [
        "    cases rower,        m",
        '        "Amara Diallo", 10',
        '        "B",            4',
    ]


def test_a_table_of_too_many_rows_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "ford.dow"
    head = (
        '\ntest "t"\n    given players = 3, morale = mood\n    then morale = mood\n    cases mood\n'
    )
    for rows, code in ((500, 0), (501, 1)):
        file.write_text(CARD + head + "".join(f"        {n}\n" for n in range(rows)), "utf-8")
        outcome = dow(
            "check", str(file), "--select", "DOW3032", "--format", "concise", cwd=tmp_path
        )
        assert outcome.code == code and (
            "stands for 1002 lines, the limit is 1000" in outcome.out
        ) == bool(code)
