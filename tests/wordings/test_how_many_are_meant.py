"""Several survivors without a number are those that a reader takes: at a place with your survivors
is one of them at least, what they get is each one's or shared out, and they are no cards.
"""

from __future__ import annotations

import pytest

from tests.wordings.contexts import card
from tests.wordings.measuring import checker, choices, offered

PLACES = ("", " at the School", " outside the colony")


def written(line: str) -> list[str]:
    """Return what is written among effects for a printed line, each reading in one line."""
    text, number = card("effect", line)
    here = next(each for each in checker().found(text)[0] if each.span.line == number)
    out = []
    for became in choices(here, text):
        if not checker().found(became, hints=False)[0]:
            more = became.count("\n") - text.count("\n")
            rows = became.split("\n")[number - 1 : number + more]
            out.append(" / ".join(each.strip() for each in rows))
    return out


@pytest.mark.sample(6)
@pytest.mark.parametrize("a", ["a", "each"])
@pytest.mark.parametrize(
    "which",
    [
        "location with your survivors",
        "location with any of your survivors",
        "location where you have survivors",
        "location where your survivors are",
    ],
)
@pytest.mark.parametrize("done", ["Add 2 zombies to {}.", "Remove 1 noise from {}."])
def test_a_place_with_your_survivors_has_one_of_them(done: str, which: str, a: str) -> None:
    (line,) = written(done.format(f"{a} {which}"))
    assert f"{a} location with a survivor you control" in line


@pytest.mark.parametrize("where", ["at the School", "outside the colony"])
@pytest.mark.parametrize("who", ["Each player", "Another player"])
def test_a_player_with_survivors_somewhere_has_one_there(who: str, where: str) -> None:
    (line,) = written(f"{who} with survivors {where} loses a die.")
    assert "with a survivor" in line


@pytest.mark.sample(6)
@pytest.mark.parametrize("number", ["a wound", "3 wounds", "a frostbite token", "2 frostbite"])
@pytest.mark.parametrize("where", PLACES)
@pytest.mark.parametrize(
    "done", ["Give {} to your survivors{}.", "Remove {} from your survivors{}."]
)
def test_each_gets_them_or_they_are_shared_out(done: str, number: str, where: str) -> None:
    out = written(done.format(number, where))
    assert len(out) == 2
    assert sum("each survivor you control" in line for line in out) == 1


@pytest.mark.parametrize("where", PLACES)
@pytest.mark.parametrize(
    "done", ["Give 3 wounds to all of your survivors{}.", "Kill your survivors{}."]
)
def test_all_of_them_are_each(done: str, where: str) -> None:
    (line,) = written(done.format(where))
    assert "each survivor you control" in line


@pytest.mark.sample(4)
@pytest.mark.parametrize(
    ("said", "means"),
    [
        ("3 survivors", "survivors you control >= 3"),
        ("3 or more survivors", "survivors you control >= 3"),
        ("at least 3 survivors", "survivors you control >= 3"),
        ("more than 3 survivors", "survivors you control > 3"),
        ("at most 3 survivors", "survivors you control <= 3"),
        ("3 or fewer survivors", "survivors you control <= 3"),
        ("fewer than 3 survivors", "survivors you control < 3"),
        ("no survivors left", "you control no survivors"),
        ("a survivor", "you control a survivor"),
        ("any survivors", "you control a survivor"),
    ],
)
def test_survivors_you_have_are_no_cards(said: str, means: str) -> None:
    assert written(f"If you have {said}, lose 1 morale.") == [f"if {means} / lose 1 morale"]
    assert offered(*card("goal", f"You have {said}")) == [f"goal {means}"]


def test_survivor_cards_are_cards() -> None:
    for said in (
        "3 survivor cards",
        "3 or more survivor cards",
        "3 cards with the survivor symbol",
    ):
        (line,) = written(f"If you have {said}, lose 1 morale.")
        assert "cards" in line


@pytest.mark.parametrize("whose", ["another player", "each other player"])
def test_who_chooses_a_card_that_is_taken_its_author_says(whose: str) -> None:
    for said in (f"Take a card from {whose}.", f"Take a card from the hand of {whose}."):
        out = written(said)
        assert f"steal a random card from {whose}" in out
        assert any(line.startswith(f"{whose} gives") for line in out)
    assert written(f"Take a random card from {whose}.") == [f"steal a random card from {whose}"]


@pytest.mark.parametrize("number", [1, 2, 3])
def test_what_is_kept_of_a_short_deck_is_kept(number: int) -> None:
    (line,) = written(
        f"Shuffle the waste pile, draw 5 cards from it and keep {number}. "
        f"Remove the other {5 - number} cards from the game."
    )
    assert line.endswith(f"remove (that many - {number}) of those cards from the game")


def test_a_later_turn_is_not_this_one() -> None:
    (line,) = written(
        "Put this card in front of you, and on any later turn you may discard it to gain 1 morale."
    )
    assert line.startswith("at the end of this turn / for the rest of the game / you have the")


@pytest.mark.parametrize("one", ["food", "morale"])
def test_what_stands_before_the_and_is_of_each_or_not(one: str) -> None:
    other = "morale" if one == "food" else "food"
    for verb in ("Lose", "Gain"):
        out = written(f"{verb} 1 {one} and 2 {other} for each wounded survivor.")
        assert len(out) == 2
        assert sum(line.startswith("for each wounded survivor") for line in out) == 1


@pytest.mark.parametrize("number", [1, 2])
def test_so_is_what_is_kept_of_those_that_are_drawn(number: int) -> None:
    rest = f"all but {number} {'card' if number == 1 else 'cards'} among those cards"
    draw = 'draw 4 cards from the "School" deck'
    for said, line in (
        ("and discard the rest", f"discard {rest}"),
        ("and put the others on the waste pile", f"put {rest} onto the waste pile"),
        ("and put the rest on the bottom of the deck", f'put {rest} under the "School" deck'),
        ("and put the rest back on top of the deck", f'put {rest} onto the "School" deck'),
    ):
        told = f"Draw 4 cards from the School deck, keep {number} {said}."
        assert written(told) == [f"{draw} / {line}"], told
    told = f"Draw 4 cards from the School deck and discard all but {number} of them."
    assert written(told) == [f"{draw} / discard {rest}"]


def test_cards_of_your_survivors_are_of_each_or_of_all() -> None:
    for many, least in (("2", "2"), ("at least 3", "3")):
        line = f"If your survivors are equipped with {many} weapon cards, gain 1 morale."
        assert sorted(each.split(" / ")[0] for each in written(line)) == [
            f"if each survivor you control is equipped with {many} weapon cards",
            f"if weapon cards on all your survivors >= {least}",
        ]
    (line,) = written("If your survivors have 3 weapon cards between them, gain 1 morale.")
    assert line.startswith("if weapon cards on all your survivors >= 3")


def test_no_more_than_so_many_is_exactly_that() -> None:
    """A number alone is that many or more in a condition and in a description."""
    for said, line in (
        ("If you control a single survivor", "if you control exactly 1 survivor"),
        ("If a single survivor is at the School", 'if exactly 1 survivor is at "School"'),
        ("If you have just two cards", "if you have exactly 2 cards"),
        ("If only one player has no cards", "if exactly 1 player has no cards"),
        ("If there is only one zombie at the School", 'if there is exactly 1 zombie at "School"'),
    ):
        assert written(f"{said}, lose 1 morale.") == [f"{line} / lose 1 morale"], said
    for few in ("a single card", "just one card", "only one card"):
        told = f"Each player with {few} loses 1 die."
        assert written(told) == ["each player with exactly 1 card loses 1 die"], few
    assert written("Discard a single card.") == ["discard 1 card"]


def test_with_so_many_wounds_may_be_so_many_at_least() -> None:
    for number in (1, 2):
        wounds = "wound" if number == 1 else "wounds"
        for sign, least in (("=", "exactly "), (">=", "at least ")):
            line = f"kill a survivor where (wounds on it {sign} {number})"
            assert written(f"Kill a survivor with {least}{number} {wounds}.") == [line]
            assert line in written(f"Kill a survivor with {number} {wounds}.")
        (told,) = written(f"Add 1 zombie to each location with exactly {number} zombies.")
        assert f"(zombies at it = {number})" in told


@pytest.mark.sample(1)
@pytest.mark.parametrize("most", ["most", "fewest", "least"])
@pytest.mark.parametrize("who", ["The player", "Each player", "Whoever", "Any player"])
def test_a_number_of_described_pieces_is_no_measure_of_one(who: str, most: str) -> None:
    with_ = "has" if who == "Whoever" else "with"
    for text in (
        f"{who} {with_} the {most} wounded survivors loses a die.",
        f"{who} {with_} the {most} exiled survivors discards a card.",
    ):
        assert not [line for line in written(text) if "survivor with the" in line]


def test_the_one_with_most_of_it_is_meant_by_the_singular() -> None:
    assert written("Kill the most wounded survivor.") == ["kill the survivor with the most wounds"]
