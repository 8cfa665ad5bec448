"""What is told of a sentence that is not understood has to do with it: each line named shares a
word with it that says something, none has a place to fill, and no cause is told that is none.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from dowlang.advice import Way, offers_of, quoted_in
from dowlang.diagnostics import Diagnostic
from dowlang.project.game_language import language
from dowlang.project.mending.words_in_common import words_in_common
from dowlang.source.number_words import UNITS
from dowlang.vocabulary.declarations import Place
from tests.wordings.contexts import card
from tests.wordings.measuring import checker

WORDS = language("dead_of_winter")
EFFECTS = sorted({each.example for each in WORDS.vocabulary.words if each.place is Place.EFFECT})
SAID = [each for each in EFFECTS if '"' not in each and re.match(r"[a-z]+ ", each)]
STRANGE = (
    "{}, and gargle at the purple wall.",
    "Gargle at the wall, then {}.",
    "If it gargles, {}.",
)
SMALL = frozenset(
    re.findall(
        r"\w+",
        """
        a an the of to at in on with from for by into is are you your it that this each any all no
        and or if when while player players another other one card cards
        """,
    )
)
PARTS = 8
"""Parts of the effects of which each is a case."""


def told(place: str, line: str) -> Diagnostic | None:
    """Return what is told of a line in its place."""
    text, number = card(place, line)
    found = checker().found(text)[0]
    return next((each for each in found if each.span.line == number), None)


def guesses(found: Diagnostic) -> Iterator[str]:
    """Yield the lines that are told to be near or to be what may be meant."""
    for part in (found.help or "").split("; "):
        if part.startswith("near to it: "):
            yield from quoted_in(part)
    for offer in offers_of(found.help):
        if offer.way in (Way.NEAR, Way.NEXT, Way.FULLER):
            yield from (f"{offer.says} {line}" for line in offer.lines)


def stems(text: str) -> set[str]:
    """Return the beginnings of the words of a text that say something."""
    found = re.findall("[a-z]+", re.sub(r'"[^"]*"', "", text.casefold()))
    return {re.sub("(?:es|s|ed)$", "", each)[:5] for each in found if each not in SMALL}


@pytest.mark.sample(1)
@pytest.mark.proofs(8)
@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("shape", STRANGE)
def test_lines_that_are_told_share_a_word_with_the_sentence(shape: str, part: int) -> None:
    wrong = []
    for example in SAID[part::PARTS]:
        line = shape.format(example)
        line = line[:1].upper() + line[1:]
        found = told("effect", line)
        if found is None or found.fix:
            continue
        wrong += [(line, each) for each in guesses(found) if not stems(each) & stems(line)]
        wrong += [(line, found.help)] if "{" in (found.help or "") else []
    assert wrong == []


NUMBERS = UNITS[2:7]


@pytest.mark.sample(1)
@pytest.mark.parametrize("number", NUMBERS)
def test_a_number_in_words_is_no_reason(number: str) -> None:
    for line in (
        f"Gargle {number} purple walls at the colony.",
        f"Each player gargles {number} cards on their leader.",
        f"lose {number} wibbles",
        f"Place {number} zombies under the purple wall.",
    ):
        found = told("effect", line)
        assert found is not None and f"`{number}`" not in found.message
        assert "in digits" not in (found.help or "")
        assert "wibbles" not in line or "`wibbles`" in (found.help or "")


ELSE = ("gargles a wall", "gets a purple wound", "loses each wall")


@pytest.mark.sample(1)
@pytest.mark.parametrize("second", ELSE)
@pytest.mark.parametrize("first", ("discards a food card", "gains 1 morale", "loses 1 die"))
def test_of_two_deeds_no_two_lines_are_made_which_would_do_both(first: str, second: str) -> None:
    for who in ("Each player", "The first player", "Each other player"):
        found = told("effect", f"{who} {first} or {second}.")
        assert found is not None and "write two lines" not in (found.help or "")


def test_of_two_triggers_no_two_lines_are_made_which_a_card_has_not() -> None:
    for line in (
        "when you build a barricade or gargle",
        "Trigger: The active player builds a barricade or gargles at zombies.",
    ):
        found = told("trigger", line)
        assert found is not None and "two lines" not in (found.help or "")


def test_of_conditions_only_those_with_a_word_of_it_are_told() -> None:
    for line in (
        "If the vote gargles, nothing happens.",
        "If nobody gargles, lose 1 morale.",
        "If several walls are tied, the active player decides.",
    ):
        found = told("effect", line)
        assert found is not None
        assert all(stems(each) & stems(line) for each in guesses(found)), found.help


def test_words_of_who_does_it_are_nothing_in_common() -> None:
    common = words_in_common(WORDS.vocabulary, WORDS.parser)
    assert not common.shared("The active player gargles.", "if player 1 is the active player")
    assert common.shared("The active player draws a card.", "draw 1 card")
    assert not common.shared("Place a zombie at the wall.", "draw 1 card in place of that card")
    assert common.only_shared("half is reckoned", "Half a wall.") == "half is reckoned"
    assert common.only_shared("numbers are written in digits: `2`", "Two walls.") is None


NEAREST = {
    "If several players are tied, the active player decides.": "`choose the player with the",
    "In case of a tie, you choose.": "`choose the player with the",
    "No survivor may move to the school until all zombies there are killed.": "`detach this card`",
    "Lose 1 morale for each survivor killed this way.": "`(that many)`",
    "At the start of the next round, reveal an additional crisis.": "`reveal a new crisis`",
    "Shuffle the hands of all players together.": "",
    "Draw two survivor cards. Keep one and put the other on the bottom of the deck.": (
        "`one of those survivors joins you`"
    ),
    "Equip it to one of your survivors.": "`… as found`",
}


@pytest.mark.sample(3)
@pytest.mark.parametrize("said", NEAREST)
def test_what_no_line_says_is_told_with_what_comes_nearest(said: str) -> None:
    found = told("effect", said)
    assert found is not None and NEAREST[said] in (found.help or "")
    assert NEAREST[said] or "not shuffled" in (found.help or "")
    whole = [each for each in quoted_in(found.help) if "…" not in each and " " in each]
    parts = ("(", "the poorest", "detach")
    lines = [each for each in whole if not each.startswith(parts)]
    above = "choose 2 survivors on top of the survivor deck as pair\n"
    for line in lines:
        text = f"{above}{line}" if line.startswith("one of those") else line
        for place in ("effect", "bearer"):
            written, _ = card(place, text)
            if not checker().found(written)[0]:
                break
        else:
            raise AssertionError(line)


def test_a_sort_of_equipment_that_is_forbidden_is_taken_off() -> None:
    found = told("bearer", "The equipped survivor cannot be equipped with weapons.")
    assert found is not None and "`unequip that card`" in (found.help or "")
    text, _ = card("bearer", "when you equip the bearer with a weapon card\n    unequip that card")
    assert checker().found(text)[0] == []
