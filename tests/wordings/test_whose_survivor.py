"""Whose survivor a printed line speaks of, and which one: one survivor of yours is never all of
them, and who has the most or least of something is one.
"""

from __future__ import annotations

import pytest

from tests.wordings.contexts import card
from tests.wordings.measuring import checker, choices, offered, offered_effect

WHICH = ("", " at the School", " outside the colony")


def block(line: str) -> str:
    """Return the lines that are written for one."""
    text, number = card("effect", line)
    found = next(each for each in checker().found(text)[0] if each.span.line == number)
    (became,) = choices(found, text)
    assert not checker().found(became, hints=False)[0]
    more = became.count("\n") - text.count("\n")
    return "\n".join(each.strip() for each in became.split("\n")[number - 1 : number + more])


@pytest.mark.parametrize("does", ["{} gets 1 wound.", "Kill {}.", "Heal 1 wound from {}."])
@pytest.mark.parametrize("which", WHICH)
def test_your_survivor_is_one(does: str, which: str) -> None:
    line = does.format(f"your survivor{which}")
    out = offered_effect(line[:1].upper() + line[1:])
    assert out
    assert all("a survivor you control" in each and "each" not in each for each in out)


@pytest.mark.sample(1)
@pytest.mark.parametrize("does", ["Heal {}.", "Heal {} of 1 wound."])
@pytest.mark.parametrize("which", WHICH)
def test_who_is_healed_before_the_wound_is_named_is_not_read(does: str, which: str) -> None:
    assert not offered_effect(does.format(f"your survivor{which}"))


@pytest.mark.parametrize("most", ["lowest", "highest"])
@pytest.mark.parametrize(
    "said",
    [
        "Your survivor with the {} influence",
        "Your {} influence survivor",
        "Your own {}-influence survivor",
        "The survivor you control with the {} influence",
    ],
)
def test_who_has_the_most_of_yours_is_one(said: str, most: str) -> None:
    wanted = f"the survivor you control with the {most} influence gets 1 wound"
    assert offered_effect(f"{said.format(most)} gets 1 wound.") == [wanted]


@pytest.mark.parametrize(
    "whom",
    [
        "their {} influence survivor",
        "the survivor with the {} influence they control",
        "their survivor with the {} influence",
    ],
)
@pytest.mark.parametrize(
    ("does", "written"),
    [
        ("wounds", "the survivor they control with the lowest influence gets 1 wound"),
        ("kills", "kill the survivor they control with the lowest influence"),
    ],
)
def test_each_player_does_it_to_one_of_theirs(does: str, written: str, whom: str) -> None:
    line = f"Each player {does} {whom.format('lowest')}."
    assert block(line) == f"for each player\n{written}"


@pytest.mark.parametrize(
    "who", ["The equipped survivor", "The survivor equipped with this card", "This survivor"]
)
@pytest.mark.parametrize(
    "said", ["Once per round, {who} may move {roll}", "{who} may move {roll}, once per round"]
)
@pytest.mark.parametrize("roll", ["without rolling the exposure die", "without an exposure roll"])
def test_who_carries_it_moves_without_a_roll(said: str, who: str, roll: str) -> None:
    line = said.format(who=who if said.startswith("{") else who[:1].lower() + who[1:], roll=roll)
    wanted = "the bearer does not roll exposure when moving, once per round"
    assert offered(*card("bearer", f"{line}.")) == [wanted]
