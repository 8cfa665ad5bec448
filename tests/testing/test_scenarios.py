"""Tests of cards on the table of a scenario: what it sets up, who may sit there, what its own
tests need not say, which clauses are seen.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from dowlang.project import checking
from dowlang.testing import Bench, Report, marked, run_tests, watched

COLD = """scenario "Cold Start"
    flavor "Nobody swept the road."
    uses base
    objective "Every Door Barred"
    players 4 to 5
    remove "Aspirin"
    remove "Amara Diallo"
    remove the crisis "No Heat Tonight"
    remove mature cards
    setup
        morale 4
        helpless survivors 2
        add 1 zombie to "School"
    rule "waste_per_morale" is "2"
    rule "start.food" is "7"
    people per food is 3
    crises need 1 more point
    at the start of each round
        add 1 zombie to "Library"
"""
STRANGER = """crossroads "A Stranger"
    flavor "Somebody knocks."
    when you move a survivor to the colony
    option "Open"
        gain 1 morale
    option "Wait"
        lose 1 morale
"""


def played(tmp_path: Path, test: str, card: str = COLD, coverage: bool = False) -> Report:
    """What becomes of a test that stands under a card."""
    (tmp_path / "cold.dow").write_text(
        f'{card}\ntest "it"\n' + "".join(f"    {line}\n" for line in test.splitlines()), "utf-8"
    )
    (asked,) = checking.tests_of([tmp_path / "cold.dow"])
    lines = {label: text.split("\n") for label, text in asked.texts.items()}
    seen = watched(
        asked.cards,
        {
            path: marked(checked_card, path, label, lines[label])
            for path, (checked_card, label) in asked.checked_cards.items()
        },
    )
    return run_tests(asked.cards, asked.tests, seen=seen if coverage else None)


def message(tmp_path: Path, test: str, card: str = COLD) -> str:
    """The failure without its first line, or an empty text."""
    return played(tmp_path, test, card).results[0].message().partition("\n")[2]


def test_its_numbers_objective_and_players_are_those_of_the_table(tmp_path: Path) -> None:
    """Four players is the number next to three that it allows."""
    assert not message(
        tmp_path,
        "then morale = 4 and helpless survivors = 2 and rounds = 6\nwhen player 4 starts\nthen "
        "players = 4",
    )


def test_what_the_test_gives_goes_before_what_it_sets_up(tmp_path: Path) -> None:
    assert not message(
        tmp_path,
        "given morale = 8, players = 5\nthen morale = 8 and helpless survivors = 2\nwhen player 5 "
        "starts",
    )


def test_effects_of_both_setups_come_before_the_first_turn(tmp_path: Path) -> None:
    """Every Door Barred adds a zombie to each location, the scenario one more to the school; its
    rule adds one to the library each round, the first too.
    """
    lines = (
        'then zombies at "School" = 0\nwhen player 1 starts\nthen zombies at "School" = 2 '
        'and zombies at "Library" = 2'
    )
    assert not message(tmp_path, lines)
    assert not message(
        tmp_path,
        lines.replace('"School" = 2', '"School" = 1'),
        COLD.replace('        add 1 zombie to "School"\n', ""),
    )
    later = (
        "given food = 20, morale = 9\nwhen player 4 starts\nwhen player 1 starts\nwhen "
        'player 2 starts\nthen zombies at "Library" >= 3'
    )
    assert not message(tmp_path, later)
    assert "wanted `then zombies" in message(tmp_path, later, COLD.partition("    at the start")[0])


def test_an_objective_that_is_given_goes_before_its_own(tmp_path: Path) -> None:
    """Its food and its setup are there once and no other's; the numbers of the scenario stay,
    wherever the line stands.
    """
    lines = (
        'given food = 9\ngiven objective "Words on the Wind"\nthen morale = 4 and food = '
        "9\nwhen player 1 starts\n"
    )
    lines += (
        'then zombies at "School" = 2 and zombies at "Library" = 2 and zombies at the colony = 0'
    )
    assert not message(tmp_path, lines)


def test_an_objective_that_it_leaves_out_is_refused(tmp_path: Path) -> None:
    card = 'scenario "Silence"\n    remove the objective "Words on the Wind"\n'
    told = message(
        tmp_path, 'given players = 3\ngiven objective "Words on the Wind"\nthen food = 0', card
    )
    assert told == (
        '  wanted `given objective "Words on the Wind"`\n'
        "  found  `objective`: found `words_on_the_wind`, wanted a main objective that is not left "
        "out of this game"
    )


@pytest.mark.parametrize(
    ("players", "objective"),
    [(3, "A Roof for Everyone"), (3, "Words on the Wind"), (3, "Every Door Barred")],
)
def test_a_table_without_an_objective_of_its_own_has_one_that_is_left(
    players: int, objective: str, tmp_path: Path
) -> None:
    card = f'scenario "Silence"\n    remove the objective "{objective}"\n'
    assert not message(
        tmp_path, f"given players = {players}\nwhen player 1 starts\nthen food = 0", card
    )


def test_without_any_objective_there_is_no_game(tmp_path: Path) -> None:
    card = 'scenario "Silence"\n' + "".join(
        f'    remove the objective "{name}"\n'
        for name in ("A Roof for Everyone", "Words on the Wind", "Every Door Barred")
    )
    assert (
        message(tmp_path, "then food = 0", card)
        == '  wanted `test "it"`\n  found  the main objective cards: found 0, wanted at least 1'
    )


def test_numbers_of_the_rules_are_those_it_sets(tmp_path: Path) -> None:
    """Without an objective that says another number the food of the rules is there; two cards of
    waste cost a morale.
    """
    plain = COLD.replace('    objective "Every Door Barred"\n', "")
    assert not message(tmp_path, "then food = 7", plain)
    lines = (
        "given food = 20, morale = 9, cards in the waste pile = 4\nwhen player 4 "
        "starts\nwhen player 2 starts\nthen morale = 99"
    )
    two, ten = (
        int(message(tmp_path, lines, card).partition("`morale` is ")[2].split("\n")[0])
        for card in (plain, plain.replace('    rule "waste_per_morale" is "2"\n', ""))
    )
    assert ten - two == 2


def test_others_name_it_and_sit_at_its_table(tmp_path: Path) -> None:
    """A test of another card is on the usual table until it is given the scenario."""
    both = f"{COLD}\n{STRANGER}"
    assert not message(tmp_path, 'given scenario "Cold Start"\nthen morale = 4', both)
    assert "found  `food` is 0" in message(tmp_path, "given players = 3\nthen food = 7", both)


def test_below_one_scenario_a_test_may_be_given_another(tmp_path: Path) -> None:
    both = COLD.replace("Cold Start", "Colder Start").replace("morale 4", "morale 2") + "\n" + COLD
    assert not message(tmp_path, 'given scenario "Colder Start"\nthen morale = 2', both)
    assert not message(tmp_path, "then morale = 4", both)


@pytest.mark.parametrize(
    ("lines", "wanted", "found"),
    [
        (
            "given seed 1, players = 3",
            "given seed 1, players = 3",
            "`players`: found `3`, wanted 4 to 5 for the scenario `Cold Start`",
        ),
        (
            "given players = 6",
            "given players = 6",
            "`players`: found `6`, wanted a whole number from 2 to 5",
        ),
        (
            'given "Aspirin" is on top of the "School" deck',
            "",
            "the scenario `Cold Start` leaves `Aspirin` out of the game",
        ),
        (
            'given player 1 controls "Amara Diallo"',
            "",
            "the scenario `Cold Start` leaves `Amara Diallo` out of the game",
        ),
        (
            'given "Amara Diallo" is in the survivor deck',
            "",
            "the scenario `Cold Start` leaves `Amara Diallo` out of the game",
        ),
        (
            'given crisis "No Heat Tonight"',
            "",
            "the scenario `Cold Start` leaves `No Heat Tonight` out of the game",
        ),
        (
            'given crossroads "{mature}"',
            "",
            "the scenario `Cold Start` leaves `{mature}` out of the game",
        ),
    ],
)
def test_what_it_does_not_allow_is_refused(
    lines: str, wanted: str, found: str, tmp_path: Path
) -> None:
    mature = MATURE if "{mature}" in lines else ""
    lines, found = lines.format(mature=mature), found.format(mature=mature)
    told = message(tmp_path, f"{lines}\nthen morale = 4")
    assert (
        told == f"  wanted `{wanted or lines}`\n  found  "
        f"{'' if wanted else 'this cannot be given: '}{found}"
    )


MATURE = "The Fever Tent"


def test_the_line_that_is_refused_is_the_test_when_it_says_nothing(tmp_path: Path) -> None:
    """Two players: the scenario's own numbers let them play the usual game, another one does
    not.
    """
    card = 'scenario "Two"\n    players 2 to 2\n    rule "two_player.requires_variant" is "no"\n'
    assert not message(tmp_path, "when player 2 starts\nthen players = 2", card)


def test_options_of_cards_that_it_brings_may_be_chosen(tmp_path: Path) -> None:
    """The labels of a test are those of every card that may come up on the table of a scenario,
    not its own.
    """
    rules = (
        '    at the start of each round\n        choose one\n            option "Left"\n     '
        "           gain 1 morale\n"
    )
    rules += '            option "Right"\n                lose 1 morale\n'
    card = COLD.partition("    at the start")[0] + rules
    lines = (
        'given scenario "Cold Start", food = 20, morale = 5\nwhen player 4 starts\nwhen '
        'player 4 passes\nwhen player 1 chooses "Right"'
    )
    assert not message(tmp_path, f"{lines}\nthen morale <= 4", card)


def test_coverage_counts_what_it_sets_up_and_its_rules(tmp_path: Path) -> None:
    coverage = played(tmp_path, "when player 1 starts\nthen morale = 4", coverage=True).coverage
    told = {one.what for one in coverage.uncovered}
    never = {
        "`people per food is 3` makes a difference",
        "`crises need 1 more point` makes a difference",
    }
    assert told == never and coverage.total == 5
    before = {
        one.what for one in played(tmp_path, "then morale = 4", coverage=True).coverage.uncovered
    }
    assert before == told | {
        "what stands under `setup` happens",
        "`at the start of each round` comes",
    }


def test_a_sentence_of_a_scenario_makes_a_difference(tmp_path: Path) -> None:
    """Four people of nobody, 3 of them fed by one food: with two a food is more is eaten."""
    lines = (
        "given helpless survivors = 3, food = 9, morale = 9\nwhen player 4 starts\nwhen "
        "player 2 starts\nthen food >= 0"
    )
    coverage = played(tmp_path, lines, coverage=True).coverage
    assert "`people per food is 3` makes a difference" not in {
        one.what for one in coverage.uncovered
    }


BELOW = '\ntest "below"\n    then morale = 4 and helpless survivors = 2\n'
OTHER = '\ntest "other"\n    given scenario "Cold Start"\n    then morale = 4\n'


@pytest.mark.sample(1)
@pytest.mark.parametrize(
    ("text", "noticed"),
    (
        (COLD + BELOW, "below"),
        (COLD + BELOW + "\n" + STRANGER, "below"),
        (COLD + "\n" + STRANGER + OTHER, "other"),
    ),
)
def test_its_changes_are_noticed_by_the_tests_below_and_by_those_that_are_given_it(
    tmp_path: Path, text: str, noticed: str
) -> None:
    """`dow mutate`: a line of the setup left out, but not that a card is removed, of which no
    test speaks; of files with more than one card too.
    """
    (tmp_path / "cold.dow").write_text(text, "utf-8")
    (asked,) = checking.tests_of([tmp_path / "cold.dow"])
    bench = Bench(asked, "Cold Start")
    found = bench.run(bench.tries)
    left = {(one.mutant.before, one.mutant.after): one for one in found.outcomes}
    assert left["morale 4", ""].outcome == "found" and left["morale 4", ""].by == noticed, text
    assert left['remove "Aspirin"', ""].outcome == "missed"
