"""Lines of a long card: each is read as if it stood alone."""

import pytest

from dowlang.diagnostics import Diagnostic
from dowlang.project.mending.verified_fixes import STOPPED
from dowlang.project.printed_comments import MARK
from dowlang.project.writing.cards import bare_errors_of, errors_of, write_card
from dowlang.project.writing.contexts import LinesAlone, surroundings

GAME = "dead_of_winter"
HEAD = "Crossroads\nThe Long List\nTrigger: You search the library.\nOption 1: Go\n"
CARD = 'crossroads "A"\n    when you search "Library"\n    option "Go"\n'
FIRST = 3
"""Lines of the card file above those that are done."""

SAID = (
    "Two survivors die.",
    "Move two of your survivors to the library without rolling for exposure.",
    "Wound each wounded survivor.",
    "Discard all your food.",
    "Draw two cards from an item deck.",
    "Each player passes a card to the left.",
    "Someone discards a card.",
    "Juggle six hamsters.",
    "Barricade every entrance of the colony.",
    "Reroll two of your dice.",
    "Your turn ends.",
    "Add a round.",
    "Set morale to 3.",
)
"""Sentences of no other line of their card: two that may mean several and one of nothing too."""


def below(prose: str) -> list[str]:
    """Return what a card file does of a card with these sentences, without the reasons."""
    lines = write_card(HEAD + prose, GAME).text.rstrip("\n").split("\n")[FIRST:]
    return [line for line in lines if not line.strip().startswith("#   ")]


@pytest.mark.proof
def test_each_sentence_of_a_long_card_is_written_as_alone() -> None:
    alone = [line for said in SAID for line in below(said)]
    assert below("\n".join(SAID)) == alone
    assert sum(MARK in line for line in alone) == 3  # the food, someone, the hamsters


TRIGGERS = (
    ("One of your survivors gets frostbite.", "when a survivor you control gets frostbite"),
    (
        "A player ends their turn with 2 or more survivors outside the colony.",
        "when a player passes if survivors outside the colony controlled by that player >= 2",
    ),
)


@pytest.mark.sample(1)
@pytest.mark.parametrize(("said", "written"), TRIGGERS)
def test_a_trigger_is_read_above_lines_that_are_not(said: str, written: str) -> None:
    prose = f"Crossroads\nAbove\nTrigger: {said}\nOption 1: Go\nThe location you left burns.\n"
    lines = write_card(prose + "Remove this card from the game.\nLose 1 morale.\n", GAME).text
    assert lines.split("\n")[1].strip().startswith(written)
    assert "        lose 1 morale" in lines


def test_a_line_that_refers_is_read_beside_what_it_refers_to() -> None:
    card = ["crossroads", "    option", "        a", "        odd", "        that survivor dies"]
    assert surroundings(card, 4, {3, 4}) == [0, 1, 2, 3, 4]
    card[4] = "        each survivor dies"
    assert surroundings(card, 4, {3, 4}) == [0, 1, 4]


def test_no_surroundings_are_checked_twice() -> None:
    asked: list[str] = []

    def hinted(text: str) -> list[Diagnostic]:
        asked.append(text)
        return errors_of(text)

    alone = LinesAlone(hinted, bare_errors_of)
    alone(f"{CARD}        juggle\n        burn\n")
    alone(f"{CARD}        burn\n        lose 1 morale\n        juggle\n")
    assert len(asked) == 2


@pytest.mark.proof
def test_a_line_for_which_nothing_more_is_tried_says_so() -> None:
    """`dow check` of one card with many such lines stops looking for what they could mean."""
    odd = "".join(f"        Lose {count} wounds.\n" for count in range(2, 27))
    told = errors_of(f"{CARD}{odd}        Set morale to 3.\n")
    assert told[0].span.line == 4
    assert STOPPED not in (told[0].help or "")
    assert STOPPED in (told[-1].help or "")
    (alone,) = errors_of(f"{CARD}        Set morale to 3.\n")
    assert alone.fix
