"""For which piece a printed `it`, `he` or `they` stands: the one named last, whoever the card is
about. What a sentence says a second time is the same one, and choice is no chance.
"""

from __future__ import annotations

from itertools import product

import pytest

from tests.wordings.measuring import checker, choices

HEAD = """crossroads "A"
    when you move a survivor to a location outside the colony
    option "B"
        """
TAIL = """
    option "C"
        gain 2 morale
"""
AT = HEAD.count("\n")

SINGLE = (("Biscuit", '"Biscuit"'), ("your leader", "your leader"))
SEVERAL = (
    "Each survivor at the School gets a wound",
    "Choose two survivors at the colony",
    "Add 2 zombies to the colony",
    "Add 2 helpless survivors",
    "Draw 2 cards from the School deck",
    "All survivors at the School get a wound",
    "2 survivors you control get a wound",
)
DEEDS = (
    ("Kill {}", "kill {}"),
    ("Place {} at the School", 'place {} at "School"'),
    ("Roll exposure for {}", "roll exposure for {}"),
)


def offered(line: str) -> list[list[str]]:
    """Return the lines offered for a printed line of a card about a survivor that moved, all of
    each reading.
    """
    text = f"{HEAD}{line}{TAIL}"
    found, _ = checker().found(text)
    here = next((each for each in found if each.span.line == AT + 1), None)
    end = TAIL.count("\n")
    return [
        [row[8:] for row in became.split("\n")[AT:-end]]
        for became in (choices(here, text) if here else ())
        if not checker().found(became, hints=False)[0]
    ]


@pytest.mark.parametrize("word", ["it", "them"])
@pytest.mark.parametrize(("named", "deed"), list(product(SINGLE, DEEDS)))
def test_the_one_of_the_condition_is_meant(
    named: tuple[str, str], deed: tuple[str, str], word: str
) -> None:
    done = deed[0].format(word)
    for before in ("If {} is at the School,", "If {} is wounded,", "{} gets a wound."):
        (lines,) = offered(f"{before.format(named[0])} {done}.")
        assert lines[-1].strip() == deed[1].format(named[1])


@pytest.mark.sample(2)
@pytest.mark.proofs(21)
@pytest.mark.parametrize("word", ["it", "them", "him"])
@pytest.mark.parametrize(("several", "deed"), list(product(SEVERAL, DEEDS)))
def test_no_single_one_stands_for_several(several: str, deed: tuple[str, str], word: str) -> None:
    if word == "them" or "survivors" in several or "cards" in several:
        assert offered(f"{several}. {deed[0].format(word)}.") == []


@pytest.mark.sample(1)
@pytest.mark.parametrize(
    "condition",
    [
        "If there are any zombies at the School",
        "If all survivors at the School are wounded",
        "If there are two survivors at the School",
        "If you have food cards",
        "If there are helpless survivors",
    ],
)
@pytest.mark.parametrize("deed", ["kill them", "they get a wound", "place them at the School"])
def test_what_there_is_of_is_not_the_one_that_moved(condition: str, deed: str) -> None:
    assert offered(f"{condition}, {deed}.") == []


@pytest.mark.parametrize("word", ["it", "them", "him"])
@pytest.mark.parametrize("deed", DEEDS)
def test_where_nobody_is_named_it_is_the_one_of_the_card(deed: tuple[str, str], word: str) -> None:
    for before in ("", "If morale is 3 or less, ", "If it is wounded, "):
        said = f"{before}{deed[0].format(word)}."
        (lines,) = offered(said[0].upper() + said[1:])
        assert lines[-1].strip() == deed[1].format("that survivor")


@pytest.mark.parametrize("word", ["it", "he", "they"])
def test_tokens_that_a_piece_gets_are_not_meant(word: str) -> None:
    for lines in offered(f"Choose a survivor at the School. {word.capitalize()} gets 2 wounds."):
        assert lines[-1] in ("it gets 2 wounds", "they get 2 wounds", "that survivor gets 2 wounds")


@pytest.mark.sample(1)
@pytest.mark.parametrize(
    "line",
    [
        "2 survivors you control get a wound and are placed at the School.",
        "Up to two players lose a die and discard a card.",
        "Two players each lose a die and discard a card.",
        "Place a survivor at a location outside the colony and kill all zombies there.",
    ],
)
def test_what_is_said_once_is_chosen_once(line: str) -> None:
    for lines in offered(line):
        assert not any(each.startswith(("discard", "place a survivor")) for each in lines[1:])
        assert len([each for each in lines if "a location" in each]) <= 1


@pytest.mark.sample(1)
@pytest.mark.parametrize(
    ("line", "never"),
    [
        ("Draw another card from the School deck.", "take"),
        ("Draw a card of your choice from the School deck.", "draw"),
        ("Steal a card of your choice from another player.", "random"),
        ("Add 2 zombies to any locations.", "a location"),
        ("That survivor cannot move next turn.", "during the next turn"),
    ],
)
def test_choice_and_chance_stay_what_they_are(line: str, never: str) -> None:
    assert not [lines for lines in offered(line) if never in "\n".join(lines)]


def test_a_deck_of_choice_is_one_that_is_chosen() -> None:
    (lines,) = offered("Draw a card from an item deck of your choice.")
    assert lines == ["draw a card from an item deck"]
