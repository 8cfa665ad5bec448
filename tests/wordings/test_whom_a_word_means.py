"""A word for a person stands for the one named last: of a player who is offered something or has
to do it `they` is no survivor, and `you` is not each of them.
"""

from __future__ import annotations

from itertools import product

import pytest

from dowlang.project.mending.natural_lines import reader
from tests.wordings.contexts import HEAD
from tests.wordings.measuring import checker, choices

MOVED = HEAD + "    when you move a survivor to a location outside the colony\n"
AFTER = '    option "B"\n{}    option "C"\n        gain 2 morale\n'

OTHERS = ("Each player", "Each other player", "The first player", "Another player", "A player")
ASKED = ("may discard a card", "must discard a card", "must spend a die")
QUESTIONS = (
    "If they do",
    "If they do not",
    "If they cannot",
    "If they cannot do so in full",
    "If he does not",
    "If so",
)
OF_SURVIVORS = (
    "they get a wound",
    "they get 1 frostbite",
    "they die",
    "he is killed",
    "remove a wound from them",
    "place them at the School",
    "roll exposure for her",
    "add a zombie to their location",
    "kill him",
)
"""What only a survivor can do or suffer."""

NAMES = ("School",)


def offered(*printed: str) -> list[str]:
    """Return what is written in an option for its last printed line, each reading a text."""
    rows = "".join(f"        {line}\n" for line in printed)
    text = MOVED + AFTER.replace("{}", rows)
    number = MOVED.count("\n") + 1 + len(printed)
    here = [each for each in checker().found(text)[0] if each.span.line == number]
    out = []
    for became in choices(here[0], text) if here else ():
        if not checker().found(became, hints=False)[0]:
            more = became.count("\n") - text.count("\n")
            out.append("\n".join(became.split("\n")[number - 1 : number + more]))
    return out


def read(text: str, *above: str) -> list[str]:
    """Return all readings of a line of an option, whether they check or not, each as a text."""
    words = checker().words
    natural = reader(words.vocabulary, words.parser)
    return ["\n".join(each.lines) for each in natural.readings("statement", text, NAMES, (), above)]


@pytest.mark.sample(1)
@pytest.mark.parametrize(("who", "asked"), list(product(OTHERS, ASKED)))
def test_a_player_who_is_asked_is_no_survivor(who: str, asked: str) -> None:
    for question, done in product(QUESTIONS, OF_SURVIVORS):
        found = read(f"{who} {asked}. {question}, {done}.")
        assert not any("that survivor" in each for each in found)
        found = read(f"{question}, {done}.", f"{who.lower()} {asked}")
        assert not any("that survivor" in each for each in found)


@pytest.mark.sample(1)
@pytest.mark.parametrize("who", OTHERS)
def test_nor_is_a_player_of_the_sentence_or_the_line_before(who: str) -> None:
    for done in OF_SURVIVORS:
        said, above = done[0].upper() + done[1:], f"{who.lower()} discards 1 card"
        found = [*read(f"{who} discards a card. {said}."), *read(f"{said}.", above)]
        assert not any("that survivor" in each for each in found)
    assert not any("that survivor" in each for each in offered(above, f"{said}."))


@pytest.mark.sample(3)
@pytest.mark.parametrize("done", [each for each in OF_SURVIVORS if "location" not in each])
def test_a_survivor_who_moved_or_is_chosen_is_still_meant(done: str) -> None:
    said = done[0].upper() + done[1:]
    assert any("that survivor" in each for each in offered(f"{said}."))
    assert any("that survivor" in each for each in offered("lose 1 morale", f"{said}."))
    assert any(
        "that survivor" in each for each in offered("choose a survivor you control", f"{said}.")
    )


@pytest.mark.parametrize("done", ["they lose a die", "they may place one of their survivors at it"])
def test_what_a_player_does_is_theirs(done: str) -> None:
    said = done.replace(" it", ' "School"')
    (line,) = offered(f"Each player may discard a card. If they do, {said}.")
    assert line.split("\n")[-1].strip().startswith("they ")


@pytest.mark.parametrize("who", OTHERS)
@pytest.mark.parametrize("question", ["If you do", "If you do not", "If you cannot"])
def test_what_others_do_is_not_asked_of_you(who: str, question: str) -> None:
    for asked in ASKED:
        assert not read(f"{who} {asked}. {question}, lose 1 morale.")
    assert not offered(f"{who.lower()} {ASKED[0]}", f"    {question}, lose 1 morale.")


@pytest.mark.parametrize("anybody", ["anyone", "somebody", "a player", "any player"])
@pytest.mark.parametrize("did", ["does", "does not", "cannot"])
def test_what_each_did_is_not_asked_once_of_all(anybody: str, did: str) -> None:
    for who in ("Each player", "Each other player", "You", "Another player"):
        assert not read(f"{who} may discard a card. If {anybody} {did}, lose 1 morale.")
    of_one = read(f"A player may discard a card. If {anybody} {did}, lose 1 morale.")
    assert bool(of_one) == (did != "cannot")  # who cannot is not who will not


@pytest.mark.parametrize("asked", ASKED)
def test_what_you_are_asked_is_read(asked: str) -> None:
    assert offered(f"You {asked}. If you do not, lose 1 morale.")


@pytest.mark.sample(2)
@pytest.mark.parametrize("done", ["draw a card from the School", "lose a die", "discard a card"])
def test_who_does_what_comes_of_an_offer_to_others_is_said(done: str) -> None:
    for who in OTHERS:
        for answer in (f"If they do, {done}.", f"If they do, gain 1 morale and {done}."):
            assert not read(f"{who} may discard a card. {answer}")


def test_what_nobody_does_comes_of_an_offer_to_others() -> None:
    for who in OTHERS:
        assert offered(f"{who} may discard a card. If they do not, lose 1 morale.")


def test_it_is_the_bearer_where_no_line_names_a_survivor() -> None:
    text = 'item "A"\n    flavor "x"\n    tool, in "School" x 1\n    equip\n        {}\n'
    for said in ("When it is killed, lose 1 morale.", "It cannot move."):
        card = text.replace("{}", said)
        (found,) = checker().found(card)[0]
        (became,) = choices(found, card)
        assert "the bearer" in became and "that survivor" not in became
