"""Clause coverage: every kind of clause on both sides, which path counts, and the forms in which
results are told.
"""

from __future__ import annotations

import json
from pathlib import Path

import jsonschema
import pytest

from dowlang.engine.card_set import CardSet
from dowlang.project import checking
from dowlang.testing import Coverage, Report, marked, report, run_test, run_tests, watched
from dowlang.testing.clauses import ON
from tests.worlds.night import card_set
from tests.worlds.night_words import MARA, case, given_oil, oil_is, then, walks

SCHEMA = Path(__file__).parents[2] / "dowlang" / "schemas" / "test.json"
CARD = """crossroads "The Rope Ferry"
    flavor "It only goes one way."
    when you move a survivor to a location outside the colony
    option "Pull it over" if food >= 2
        roll a die
            1 to 2
                add 1 zombie to the destination
            otherwise
                add 1 helpless survivor
        if morale >= 3
            lose 1 morale
    option "Cut the rope"
        until the end of this round
            when you search
                lose 1 morale
        for each wounded survivor at the colony
            that survivor gets 1 wound
    option "Ask them all"
        vote by players
            passes
                gain 1 morale
            fails
                lose 1 morale
        you may discard 1 fuel card
            if so
                gain 1 morale
"""
GIVEN = """    given players = 3, seed 1, food = {food}, morale = 5
    given player 1 controls "Amara Diallo", "Amara Diallo" is at the colony
    given crossroads "The Rope Ferry"
"""
MOVED = '    when player 1 moves "Amara Diallo" to "Library", exposure blank\n'


CARD_OF_A_WHILE = """crossroads "A While"
    flavor "It passes."
    when you move a survivor to a location
    option "Wait"
        DURATION
            you cannot search
        lose 1 morale
    option "Go"
        lose 2 morale

test "t"
    given players = 3, seed 1, food = 20, morale = 9, player 1 controls "Amara Diallo", "Amara Diallo" is at the colony
    given crossroads "A While"
    when player 1 moves "Amara Diallo" to "Library", exposure blank
    when player 1 chooses "Wait"
"""  # noqa: E501


def written(*lines: str, food: int = 2, name: str = "t") -> str:
    return (
        f'\ntest "{name}"\n'
        + GIVEN.format(food=food)
        + MOVED
        + "".join(f"    {line}\n" for line in lines)
    )


def seen(tmp_path: Path, *tests: str) -> Report:
    """What the tests see of the card; all of them pass."""
    file = tmp_path / "ferry.dow"
    file.write_text(
        CARD + "".join(test.replace('"t"', f'"t{number}"') for number, test in enumerate(tests)),
        "utf-8",
    )
    return report_of(file)


def report_of(file: Path) -> Report:
    """What the tests of a file see of its card; all of them pass."""
    (asked,) = checking.tests_of([file])
    (label,) = asked.texts
    notes = watched(
        asked.cards,
        {
            path: marked(checked_card, path, label, asked.texts[label].split("\n"))
            for path, (checked_card, _) in asked.checked_cards.items()
        },
    )
    done = run_tests(asked.cards, asked.tests, seen=notes)
    assert [result.failure for result in done.results] == [None] * len(asked.tests)
    return done


def missing(coverage: Coverage) -> dict[str, int]:
    """What no test has seen, with its line."""
    return {clause.what: clause.line for clause in coverage.uncovered}


TRIGGER = "`when you move a survivor to a location outside the colony`"
CLAUSES = {
    f"{TRIGGER} holds": 3,
    f"{TRIGGER} does not hold": 3,
    "option `Pull it over` is taken": 4,
    "option `Pull it over` is refused": 4,
    "the condition of option `Pull it over` is false": 4,
    "`1 to 2` is rolled": 6,
    "`otherwise` is rolled": 8,
    "`if morale >= 3` holds": 10,
    "`if morale >= 3` does not hold": 10,
    "option `Cut the rope` is taken": 12,
    "option `Cut the rope` is refused": 12,
    "`until the end of this round` is over": 13,
    "`when you search` comes": 14,
    "`for each wounded survivor at the colony` finds one": 16,
    "option `Ask them all` is taken": 18,
    "the vote passes": 19,
    "the vote fails": 19,
    "`you may discard 1 fuel card` is taken": 24,
    "`you may discard 1 fuel card` is not taken": 24,
}


def test_every_clause_has_both_its_sides(tmp_path: Path) -> None:
    assert missing(seen(tmp_path).coverage) == CLAUSES


def test_a_test_sees_what_it_carries_out(tmp_path: Path) -> None:
    pulled = written('when player 1 chooses "Pull it over", die 2', "then food = 2")
    left = missing(seen(tmp_path, pulled).coverage)
    gone = {
        f"{TRIGGER} holds",
        "option `Pull it over` is taken",
        "option `Cut the rope` is refused",
        "`1 to 2` is rolled",
        "`if morale >= 3` holds",
    }
    assert set(CLAUSES) - set(left) == gone


def test_an_option_is_refused_by_its_condition(tmp_path: Path) -> None:
    poor = written('then player 1 cannot choose "Pull it over"', food=1)
    left = missing(seen(tmp_path, poor).coverage)
    assert not {
        "option `Pull it over` is refused",
        "the condition of option `Pull it over` is false",
    } & set(left)
    assert "option `Pull it over` is taken" in left


def test_votes_offers_loops_and_durations_are_clauses(tmp_path: Path) -> None:
    cut = written('when player 1 chooses "Cut the rope"', "then morale = 5")
    assert {"`until the end of this round` is over", "`when you search` comes"} <= set(
        missing(seen(tmp_path, cut).coverage)
    )
    greta = (
        '    given player 2 controls "Greta Solheim", "Greta Solheim" is at the colony, '
        'wounds on "Greta Solheim" = 1\n'
    )
    wounded = cut.replace("    given crossroads", f"{greta}    given crossroads")
    assert "`for each wounded survivor at the colony` finds one" not in missing(
        seen(tmp_path, wounded).coverage
    )
    round_over = written(
        'when player 1 chooses "Cut the rope"',
        "when player 2 starts",
        "when player 3 starts",
        "when player 1 starts",
    )
    assert "`until the end of this round` is over" not in missing(
        seen(tmp_path, round_over).coverage
    )
    voted = written(
        'when player 1 chooses "Ask them all"',
        "when player 1 votes for",
        "when player 2 votes for",
        "when player 3 votes against",
    )
    left = set(missing(seen(tmp_path, voted).coverage))
    assert (
        "the vote passes" not in left
        and "the vote fails" in left
        and "`you may discard 1 fuel card` is not taken" not in left
    )


def test_the_end_of_a_duration_is_reached_as_its_hint_says(tmp_path: Path) -> None:
    for duration in ON:
        end = (
            {"this": "until the end of this", "next": "until the end of next"}[duration.split()[0]]
            + " "
            + duration.split()[1]
        )
        card = CARD_OF_A_WHILE.replace("DURATION", end)
        steps = list(ON[duration])
        for lines, over in ((steps[:-1], False), (steps, True)):
            (tmp_path / "while.dow").write_text(
                card + "".join(f"    {line}\n" for line in lines), "utf-8"
            )
            (asked,) = checking.tests_of([tmp_path / "while.dow"])
            cut = (tmp_path / "while.dow").read_text("utf-8").split("\n")
            every = {
                path: marked(checked_card, path, label, cut)
                for path, (checked_card, label) in asked.checked_cards.items()
            }
            told = run_tests(asked.cards, asked.tests, seen=watched(asked.cards, every))
            assert told.results[0].passed, told.results[0].message()
            assert (f"`{end}` is over" not in missing(told.coverage)) == over, (duration, lines)


def test_roads_that_were_only_tried_count_nothing(tmp_path: Path) -> None:
    """The search tries other options first, finds the die unused, and takes the one that rolls:
    only that one is seen.
    """
    tried = written().replace("exposure blank", "exposure blank, die 5")
    left = missing(seen(tmp_path, tried).coverage)
    assert "option `Pull it over` is taken" not in left and "`otherwise` is rolled" not in left
    assert {
        "option `Cut the rope` is taken",
        "option `Ask them all` is taken",
        "`1 to 2` is rolled",
    } <= set(left)


def test_goals_are_seen_met_and_unmet(tmp_path: Path) -> None:
    """The main objective is looked at whenever the rules say so; a goal that nobody asks about
    is not seen.
    """
    file = tmp_path / "jars.dow"
    file.write_text(
        'secret "Jars"\n    flavor "x"\n    goal food >= 3\n\ntest "t"\n    given players = 3\n    '
        "then food = 3\n",
        "utf-8",
    )
    (asked,) = checking.tests_of([file])
    (label,) = asked.texts
    marks = {
        path: marked(checked_card, path, label, asked.texts[label].split("\n"))
        for path, (checked_card, _) in asked.checked_cards.items()
    }
    notes = watched(asked.cards, marks)
    (path,) = marks
    game = asked.cards.ruleset.built(notes.cards, seed=1)  # type: ignore[misc]
    assert {clause.what for clause in notes.coverage().uncovered} == {
        "`goal food >= 3` is met",
        "`goal food >= 3` is unmet",
    }
    for food, left in ((0, {"`goal food >= 3` is met"}), (3, set())):
        game.log, game.food = [], food
        notes.cards.handler(path)["goal"](game, 0)
        notes.note(game.log, game)
        assert {clause.what for clause in notes.coverage().uncovered} == left


def test_watching_changes_no_result(tmp_path: Path) -> None:
    done = seen(tmp_path, written('when player 1 chooses "Pull it over", die 2', "then food = 2"))
    file = tmp_path / "ferry.dow"
    (asked,) = checking.tests_of([file])
    assert (
        run_tests(asked.cards, asked.tests).results == done.results
        and run_tests(asked.cards, asked.tests).coverage == Coverage()
    )


RULES = """crossroads "House Rules"
    flavor "In chalk, over the sink."
    if morale >= 1
    option "Post them"
        for the rest of the game
            while food >= 3
                crises need 1 more point
            you cannot clean waste
            when a zombie is added to the colony if morale >= 5
                lose 1 morale
        attach this card to a survivor you control
            the bearer cannot move
    option "Skip a meal"
        until the end of this round
            while food >= 3
                the food step is skipped
    option "Wipe them off"  # unseen: nobody ever does
        lose 1 morale
"""
BEGUN = """
test "NAME"
    given players = 2, seed 1, food = FOOD, morale = 6, rounds = 6, player 1 controls "Amara Diallo", "Amara Diallo" is at "School"
    given player 1 controls "Lars Engstrom", "Lars Engstrom" is at the colony, cards in the waste pile = 5, dice of player 1 are 6 6
    given crossroads "House Rules"
"""  # noqa: E501
POSTED = {
    "the condition of `crises need 1 more point` holds": 7,
    "the condition of `crises need 1 more point` does not hold": 7,
    "`crises need 1 more point` makes a difference": 7,
    "`you cannot clean waste` makes a difference": 8,
    "the condition of `when a zombie is added to the colony if morale >= 5` does not hold": 9,
    "`when a zombie is added to the colony if morale >= 5` comes": 9,
    "`attach this card to a survivor you control` is over": 11,
    "`the bearer cannot move` makes a difference": 12,
}
SKIPPED = {
    "`until the end of this round` is over": 14,
    "the condition of `the food step is skipped` does not hold": 16,
    "`the food step is skipped` comes": 16,
}


def of_rules(tmp_path: Path, *tests: tuple[int, str]) -> Coverage:
    """What tests (food, lines) see of the house rules; all of them pass."""
    file = tmp_path / "rules.dow"
    begun = [
        BEGUN.replace("NAME", f"t{number}").replace("FOOD", str(food)) + lines
        for number, (food, lines) in enumerate(tests)
    ]
    file.write_text(RULES + "".join(begun), "utf-8")
    (asked,) = checking.tests_of([file])
    (label,) = asked.texts
    every = {
        path: marked(checked_card, path, label, asked.texts[label].split("\n"))
        for path, (checked_card, _) in asked.checked_cards.items()
    }
    done = run_tests(asked.cards, asked.tests, seen=watched(asked.cards, every))
    assert [result.failure for result in done.results] == [None] * len(tests)
    return done.coverage


POST = """    when player 1 chooses "Post them"
    when player 1 chooses "Amara Diallo"
"""


def test_rules_have_clauses_of_their_own(tmp_path: Path) -> None:
    nothing = of_rules(tmp_path)
    assert POSTED.items() | SKIPPED.items() <= missing(nothing).items()
    assert "option `Wipe them off` is taken" not in missing(nothing)
    assert [(clause.what, clause.excuse) for clause in nothing.excused] == [
        ("option `Wipe them off` is taken", "nobody ever does"),
    ]
    assert nothing.total == len(nothing.uncovered) and nothing.to_dict()["excused"][0] == {
        "card": nothing.excused[0].card,
        "file": nothing.excused[0].file,
        "line": 17,
        "clause": "option `Wipe them off` is taken",
        "reason": "nobody ever does",
    }


HOLDS, FAILS = (
    "the condition of `crises need 1 more point` holds",
    "the condition of `crises need 1 more point` does not hold",
)


@pytest.mark.parametrize(
    ("food", "line", "gone"),
    [
        (3, "then morale = 6", set()),
        (
            3,
            "then points a crisis needs = 3",
            {HOLDS, "`crises need 1 more point` makes a difference"},
        ),
        (2, "then points a crisis needs = 2", {FAILS}),
        (2, "then player 1 cannot clean waste", {"`you cannot clean waste` makes a difference"}),
        (
            2,
            'then player 1 cannot move "Amara Diallo"',
            {"`the bearer cannot move` makes a difference"},
        ),
    ],
)
def test_a_sentence_makes_a_difference_when_a_test_would_go_otherwise(
    tmp_path: Path, food: int, line: str, gone: set[str]
) -> None:
    assert set(POSTED) - set(missing(of_rules(tmp_path, (food, f"{POST}    {line}\n")))) == gone


def test_what_is_attached_is_over_with_its_bearer(tmp_path: Path) -> None:
    over = "`attach this card to a survivor you control` is over"
    lost = (
        POST.replace("Amara Diallo", "Lars Engstrom")
        + '    when player 1 moves "Amara Diallo" to "Library", exposure bitten\n'
    )
    assert over in missing(of_rules(tmp_path, (3, POST))) and over in missing(
        of_rules(tmp_path, (3, lost))
    )
    killed = '    given frostbite on "Amara Diallo" = 1\n'
    dies = (
        killed
        + POST
        + '    when player 2 starts\n    when player 1 starts\n    then "Amara Diallo" is not in '
        "play\n"
    )
    assert over not in missing(of_rules(tmp_path, (20, dies)))


def test_the_condition_of_what_waits_or_replaces(tmp_path: Path) -> None:
    """A step that is skipped while there is food: looked at when the step comes."""
    skips = (
        '    when player 1 chooses "Skip a meal"\n    when player 2 starts\n    when player '
        "1 starts\n"
    )
    plenty, little = (
        set(SKIPPED) - set(missing(of_rules(tmp_path, (food, skips)))) for food in (5, 2)
    )
    assert plenty == {"`until the end of this round` is over", "`the food step is skipped` comes"}
    assert little == {
        "`until the end of this round` is over",
        "the condition of `the food step is skipped` does not hold",
    }


@pytest.mark.parametrize(
    ("trigger", "asked"),
    [
        ("when you clean waste", False),
        ("when you request a card from another player", False),
        ("when you attack a survivor", False),
        ("when you kill a zombie", True),
        ('when you search "School"', True),
        ("when you clean waste if morale >= 3", True),
        ("when another player moves a survivor", True),
        ("when you search, before it takes effect", True),
        ("if food >= 3", True),
        ('when manual "Somebody sings"', True),
    ],
)
def test_what_only_you_can_do_is_never_asked_in_vain(
    tmp_path: Path, trigger: str, asked: bool
) -> None:
    file = tmp_path / "own.dow"
    file.write_text(
        f'crossroads "Own"\n    flavor "x"\n    {trigger}\n    option "A"\n        lose 1 morale\n',
        "utf-8",
    )
    (found,) = checking.tests_of([file])
    (label,) = found.texts
    clauses = [
        c.what
        for path, (checked_card, _) in found.checked_cards.items()
        for c in marked(checked_card, path, label, found.texts[label].split("\n")).clauses
    ]
    assert (f"`{trigger}` does not hold" in clauses) == asked and f"`{trigger}` holds" in clauses


def test_the_share_is_whole_only_where_every_clause_is_seen() -> None:
    assert (
        Coverage(999, 1000).percent,
        Coverage(9999, 10000).percent,
        Coverage(0, 0).percent,
        Coverage(2, 3).percent,
        Coverage(3, 7).percent,
    ) == (99.9, 99.9, 100.0, 66.7, 42.9)


@pytest.fixture
def cards() -> CardSet:
    return card_set()


def test_without_coverage_nothing_is_noted(cards: CardSet) -> None:
    tests = [case(given_oil(2), walks(4, 0, MARA, "hill"), then(6, oil_is(n))) for n in (2, 1)]
    done = run_tests(cards, [("light.dow", one.test) for one in tests])
    assert done.results == tuple(run_test(cards, one) for one in tests) and [
        r.outcome for r in done.results
    ] == ["passed", "failed"]
    assert done.coverage == Coverage()


def test_results_as_json_fit_their_schema(cards: CardSet, tmp_path: Path) -> None:
    tests = [case(then(2, oil_is(3))), case(then(2, oil_is(4))), case(todo="later")]
    calls: list[int] = []
    done = run_tests(cards, [("light.dow", one.test) for one in tests], lambda: calls.append(1))
    assert len(calls) == 3
    for coverage in (True, False):
        data = json.loads(report([done, seen(tmp_path)], format="json", coverage=coverage))
        jsonschema.validate(data, json.loads(SCHEMA.read_text("utf-8")))
        assert (data["schema"], data["passed"], data["failed"], data["todo"]) == (
            "dowlang/test/1",
            1,
            1,
            1,
        )
        assert [r["outcome"] for r in data["results"]] == ["passed", "failed", "todo"]
        assert data["results"][1]["failure"]["found"] == "3"
        assert (data["coverage"] is not None) == coverage
        if coverage:
            assert data["coverage"]["total"] == len(data["coverage"]["uncovered"]) == len(CLAUSES)


def test_results_as_text_count_what_passed_failed_and_is_to_do(
    cards: CardSet, tmp_path: Path
) -> None:
    tests = [case(then(2, oil_is(3))), case(then(2, oil_is(4))), case(todo="later")]
    text = report(
        [run_tests(cards, [("light.dow", one.test) for one in tests]), seen(tmp_path)],
        coverage=True,
    )
    assert text.startswith("light.dow:2: test `a test`\n") and "1 passed, 1 failed, 1 to do" in text
    assert "to do: test `a test`: later\n1 passed" in text and text.endswith(
        f"0.0 % of {len(CLAUSES)} clauses seen, {len(CLAUSES)} not"
    )
    assert (
        "ferry.dow:6: never seen: `1 to 2` is rolled\n    force the roll" in text
        and "\x1b" not in text
    )
    assert "\x1b[31mlight.dow:2" in report(
        [run_tests(cards, [("light.dow", tests[1].test)])], colour=True
    )


POT = """crossroads "The Shared Tray"
    flavor "It goes round."
    if morale >= 1
    option "Ask"
        the players together may discard 2 medicine cards
            if so
                gain 1 morale
    option "Order"
        the players together must discard 2 medicine cards
            if so
                gain 1 morale
"""


TRAY = """
test "{name}"
    given players = 2, seed 1, player 1 controls "Amara Diallo"
    given player 1 has "Aspirin"
    given player 2 has "Aspirin"
    given crossroads "The Shared Tray"
    when player 1 starts
    when player 1 chooses "{name}"
    when player 1 chooses "done"
    when player 2 chooses "done"
    then cards in the hand of player 1 = {left}
"""


def test_a_pot_is_taken_or_not_and_an_ordered_one_is_full_or_not(tmp_path: Path) -> None:
    file = tmp_path / "tray.dow"
    file.write_text(
        POT + TRAY.format(name="Ask", left=1) + TRAY.format(name="Order", left=0), "utf-8"
    )
    left = [what for what in missing(report_of(file).coverage) if "together" in what]
    assert left == [
        "`the players together may discard 2 medicine cards` is taken",
        "`the players together must discard 2 medicine cards` is not done in full",
    ]
