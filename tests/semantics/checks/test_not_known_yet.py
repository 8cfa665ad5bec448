"""Words that tell of somebody whom nobody can tell before a game begins (DOW5031), and words about
the crisis where none lies open (DOW5025). Rules: R-SETUP-14, R-CRISIS-01.
"""

from __future__ import annotations

import pytest

from dowlang.rulesets.dead_of_winter.words.vocabulary import VOCABULARY
from tests.semantics.winter_world import checked_text

SCENARIO = 'scenario "Thin Start"\n    uses base\n    objective "Every Door Barred"\n'
IN_SETUP = SCENARIO + "    setup\n        food 4\n        {}\n"
AT_ROUND = SCENARIO + "    at the start of each round if rounds begun = 1\n        {}\n"
LINES = (
    'the first player draws 2 cards from the "School" deck',
    'the player on the left of the first player draws 1 card from the "School" deck',
    'the player on the right of the first player draws 1 card from the "School" deck',
    'the player with the fewest survivors draws 1 card from the "School" deck',
    'each player who is not the first player draws 1 card from the "School" deck',
    'each player except the first player draws 1 card from the "School" deck',
    "a survivor joins the first player",
    'if player 1 is the first player\n            add 1 zombie to "School"',
    "for each player\n            if they are the first player\n                add 1 food",
    'the active player draws 2 cards from the "School" deck',
)
OF_A_CRISIS = (
    "if the current crisis needs fuel cards\n            gain 1 morale",
    'if "The Long Whiteout" is the current crisis\n            gain 1 morale',
    "if contributions >= 2\n            gain 1 morale",
    "if contributions of the first player >= 2\n            gain 1 morale",
    "the player with the most contributions discards 1 card",
    "for each card contributed to the crisis\n            add 1 food",
)


def codes(text: str) -> list[str]:
    """Return the codes of what is found of a card."""
    found = checked_text(text)[1]
    assert [one.message for one in found if one.severity.value == "error"] == []
    return [one.code for one in found]


@pytest.mark.parametrize("line", LINES)
def test_who_is_first_is_not_known_in_a_set_up(line: str) -> None:
    assert codes(IN_SETUP.format(line)).count("DOW5031") == 1


@pytest.mark.parametrize("line", LINES)
def test_the_line_to_type_says_it(line: str) -> None:
    assert "DOW5031" not in codes(AT_ROUND.format(line))


def test_a_rule_put_in_force_by_a_set_up_is_asked_later() -> None:
    rule = "until the end of this round\n            the first player cannot clean waste"
    assert "DOW5031" not in codes(IN_SETUP.format(rule))
    later = "at the start of next round\n            the first player discards 1 card"
    assert "DOW5031" not in codes(IN_SETUP.format(later))


def test_each_player_is_known() -> None:
    assert "DOW5031" not in codes(
        IN_SETUP.format('each player draws 1 card from the "School" deck')
    )


@pytest.mark.parametrize("line", OF_A_CRISIS)
def test_no_crisis_is_asked_about_as_a_round_begins(line: str) -> None:
    for edge in ("start", "end"):
        at = SCENARIO + f"    at the {edge} of each round\n        {line}\n"
        assert codes(at).count("DOW5025") == 1, edge
    revealed = SCENARIO + f"    when a crisis is revealed\n        {line}\n"
    assert "DOW5025" not in codes(revealed)
    held = "until the end of this round\n            when a player cleans waste\n                {}"
    asked = held.format(line.replace("\n", "\n        "))
    assert "DOW5025" not in codes(SCENARIO + f"    at the start of each round\n        {asked}\n")


def test_every_word_about_who_is_first_says_so() -> None:
    told = {word.phrase for word in VOCABULARY.words if word.unknown_at}
    asked = {"the first player", "the active player"}
    assert told == asked | {f"with the {much} survivors" for much in ("most", "fewest")}
    assert {w.phrase for w in VOCABULARY.words if w.phrase in asked and not w.unknown_at} == set()
