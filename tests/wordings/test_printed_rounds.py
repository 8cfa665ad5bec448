"""Rules of rounds as they are printed: from one on, after it, in it, when it starts or ends. What
repeats a rule of the game in either order of its words is no rule of the card.
"""

from __future__ import annotations

from itertools import product

import pytest

from dowlang.project.writing.cards import write_card

GAME = "dead_of_winter"
HEAD = "A\nMain objective\n\nSetup: Morale 6, 8 rounds.\n\n"
TAIL = "\nYou win when there are no zombies at the School.\n"
RULES = (
    ("survivors cannot move to the school", 'survivors cannot move to "School"'),
    ("crises need 1 more point", "crises need 1 more point"),
)
WHILE = {
    "From round 5 on,": "rounds begun >= 5",
    "From round 5 onward,": "rounds begun >= 5",
    "Starting with round 5,": "rounds begun >= 5",
    "Beginning with round 5,": "rounds begun >= 5",
    "After round 5,": "rounds begun > 5",
    "In round 5,": "rounds begun = 5",
    "During round 5,": "rounds begun = 5",
}
MOMENTS = {
    "At the start of round 5,": "at the start of each round",
    "At the beginning of round 5,": "at the start of each round",
    "When round 5 begins,": "at the start of each round",
    "At the end of round 5,": "at the end of each round",
    "When round 5 ends,": "at the end of each round",
}


def written(line: str) -> str:
    """Return the card file of a main objective with a line."""
    return write_card(f"{HEAD}{line}\n{TAIL}", GAME).text


@pytest.mark.sample(1)
@pytest.mark.parametrize(("when", "rule"), list(product(WHILE, RULES)))
def test_a_rule_of_rounds_holds_in_them(when: str, rule: tuple[str, str]) -> None:
    text = written(f"{when} {rule[0]}.")
    assert f"        while {WHILE[when]}\n            {rule[1]}\n" in text
    assert "# ?" not in text
    assert "rounds 8" in text


@pytest.mark.sample(1)
@pytest.mark.parametrize("when", MOMENTS)
def test_what_is_done_at_a_round_is_done_at_that_one(when: str) -> None:
    text = written(f"{when} add 2 zombies to the colony.")
    held = f"        {MOMENTS[when]} if rounds begun = 5\n            add 2 zombies to the colony\n"
    assert held in text
    assert "# ?" not in text


@pytest.mark.sample(1)
@pytest.mark.parametrize("which", ["Starting with", "From", "Beginning with"])
def test_a_round_that_begins_something_is_not_how_many_there_are(which: str) -> None:
    text = written(f"{which} round 4 on, add 1 zombie to the colony at the end of each round.")
    assert "rounds 4" not in text
    assert "at the end of each round if rounds begun >= 4\n" in text


OVER = ("you lose", "the game ends", "the game ends and all players lose", "the game is lost")
TIMES = ("the round marker reaches 0", "morale reaches 0", "the last round ends")


@pytest.mark.sample(1)
@pytest.mark.parametrize(("time", "over"), list(product(TIMES, OVER)))
def test_how_the_game_ends_is_no_rule_of_a_card(time: str, over: str) -> None:
    for when in ("When", "If", "As soon as"):
        text = written(f"{when} {time}, {over}.")
        assert f"# {when} {time}, {over}. — " in text
        assert "# ?" not in text


@pytest.mark.parametrize("said", ["Gas Station, Library", "Gas Station or Library"])
@pytest.mark.parametrize("label", ["Location", "At"])
def test_a_survivor_is_at_home_in_two_places(label: str, said: str) -> None:
    prose = f"Ada Low\nSurvivor\nBaker\nInfluence: 40\nAttack: 3+\nSearch: 2+\n{label}: {said}\n"
    assert '    at "Gas Station" or "Library"\n' in write_card(prose, GAME).text
