"""A paragraph as it is printed, on one line: each of its sentences stands for itself. What is
understood is written, what is not is a comment of its own, and what goes on from that one as well.
"""

from __future__ import annotations

import pytest

from dowlang.project.printed_comments import MARK
from dowlang.project.writing.cards import write_card

WITHIN = 'crossroads "The Wall"\n    if food = 0\n    option "Go on"\n        {}\n'
KNOWN = {
    "Lose 1 morale.": "lose 1 morale",
    "Each player draws 1 card from the school deck.": "each player draws 1 card",
    "Add 2 zombies to the colony.": "add 2 zombies to the colony",
    "Until the end of the round, survivors cannot move.": "until the end of this round",
}
STRANGE = (
    "Gargle the purple wall.",
    "Each player gargles a wall.",
    "If the wall is purple, gargle.",
    "Gargle, then sneeze at the wall.",
    "No player may gargle.",
)
ASIDE = {
    "Each time a wall sneezes, gargle.": ("Lose 1 morale.", "Then add 2 zombies to the colony."),
    "When a wall sneezes, gargle.": ("Each player draws 1 card from the school deck.",),
    "At the end of the round, gargle.": ("Add 2 zombies to the colony.",),
    "You may spend a die to gargle.": ("Add 2 zombies to the colony.",),
    "Gargle at a survivor of the wall.": ("That survivor gets 1 wound.", "Then they get 1 wound."),
    "Choose a survivor to gargle.": ("Their controller loses 1 die. That survivor dies.",),
}


def written(paragraph: str) -> list[str]:
    """Return the lines of a card of which one option has a paragraph, below the option."""
    text = write_card(WITHIN.format(paragraph), "dead_of_winter").text
    return text[text.index("option") :].split("\n")[1:]


def commented(lines: list[str]) -> list[str]:
    return [each.strip().removeprefix(MARK).strip() for each in lines if MARK in each]


@pytest.mark.sample(1)
@pytest.mark.parametrize("known", KNOWN)
@pytest.mark.parametrize("strange", STRANGE)
def test_each_sentence_of_a_paragraph_stands_for_itself(strange: str, known: str) -> None:
    for paragraph in (f"{known} {strange}", f"{strange} {known}"):
        lines = written(paragraph)
        assert any(each.strip().startswith(KNOWN[known]) for each in lines), (paragraph, lines)
        assert commented(lines) == [strange], paragraph


@pytest.mark.sample(1)
@pytest.mark.parametrize("strange", STRANGE)
def test_two_sentences_that_are_not_understood_stand_side_by_side(strange: str) -> None:
    lines = written(f"{strange} Sneeze at the wall. Lose 1 morale.")
    assert commented(lines) == [strange, "Sneeze at the wall."]
    assert "lose 1 morale" in map(str.strip, lines)


@pytest.mark.proof
def test_sentences_of_which_none_is_understood_are_comments_of_their_own() -> None:
    whole = " ".join(STRANGE)
    assert commented(written(whole)) == list(STRANGE)


def test_an_offer_that_is_not_understood_and_its_answers_are_comments_of_their_own() -> None:
    answer = "You may gargle a wall. If you do, sneeze. Otherwise, lose 1 morale."
    parts = ["You may gargle a wall.", "If you do, sneeze.", "Otherwise, lose 1 morale."]
    assert commented(written(answer)) == parts


@pytest.mark.sample(1)
@pytest.mark.parametrize("strange", ASIDE)
def test_what_goes_on_from_a_sentence_not_understood_is_a_comment_with_it(strange: str) -> None:
    for sequel in ASIDE[strange]:
        lines = written(f"{strange} {sequel} If food is 0, gain 1 morale.")
        live = [each.strip() for each in lines if each.strip() and MARK not in each]
        rules = [each for each in live if not each.startswith("#")]
        assert rules == ["if food = 0", "gain 1 morale"], (sequel, lines)


OF_NOTHING_ABOVE = (
    "Each survivor at the colony with an attack value of 4 or more gets 1 wound.",
    "Then each survivor at the colony with an attack value of 4 or more gets 1 wound.",
    "Each player with 2 survivors or more loses 1 die.",
)


@pytest.mark.sample(1)
@pytest.mark.parametrize("strange", STRANGE)
@pytest.mark.parametrize("said", OF_NOTHING_ABOVE)
def test_what_names_itself_what_it_asks_of_goes_on_from_no_line(said: str, strange: str) -> None:
    assert commented(written(f"{strange} {said}")) == [strange]


@pytest.mark.proof
def test_who_voted_so_goes_on_from_no_line() -> None:
    card = (
        'Crossroads: "The Wall"\nTrigger: Food is 0.\nAll players vote.\n'
        "Thumbs up: Lose 1 morale. Gargle the purple wall. "
        "Each player who voted thumbs down draws 1 card from the school deck.\n"
        "Thumbs down: Gain 1 morale.\n"
    )
    text = write_card(card, "dead_of_winter").text
    assert commented(text.split("\n")) == ["Gargle the purple wall"], text


def test_other_rules_of_a_card_are_not_changed_by_what_is_so_for_a_while() -> None:
    card = (
        "Survivor: Ada Low\nBaker\nInfluence 31, Attack 2+, Search 5+\n"
        "When Ada Low builds a barricade, add 1 noise token to that location. "
        "As long as Ada Low gargles, noise tokens are not added to walls.\n"
    )
    text = write_card(card, "dead_of_winter").text
    assert "            add 1 noise to that location" in text.split("\n"), text
