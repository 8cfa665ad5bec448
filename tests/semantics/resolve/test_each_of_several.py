"""Below a line about each of several, `they` and `those …` may be those several, and `each other
player` may leave them out: where a line before has chosen others, it is refused.
"""

from __future__ import annotations

import pytest

from tests.semantics.ownership.test_nobodys_piece import checked

SEVERAL = {
    "survivor": (
        'each survivor at "School" gets 1 wound',
        'all survivors at "School" get 1 wound',
        'for each survivor at "School"\n    gain 1 morale',
        "distribute 2 wounds among all survivors at the colony",
        "each player must kill a survivor they control",
    ),
    "card": (
        "each player discards 1 card",
        "each player may discard 1 card",
        'each player draws 2 cards from the "School" deck',
        "discard all food cards in hand",
    ),
    "player": (
        "each player with a survivor at the colony loses 1 die",
        "each player except you loses 1 die",
        "all players lose 1 die",
        "each exiled player may lose 1 die",
        "each player must lose 1 die",
        "for each player with a survivor at the colony\n    gain 1 morale",
    ),
    "location": (
        "add 1 zombie to each location with a survivor",
        "for each location with a survivor\n    gain 1 morale",
    ),
}
CHOSEN = {
    "survivor": "choose 2 survivors you control as pair",
    "card": "choose 2 cards in hand as pair",
    "player": "choose 2 players as pair",
    "location": "choose 2 locations as pair",
}
USES = {
    "survivor": "{} get 1 frostbite",
    "card": "remove {} from the game",
    "player": "{} discard 1 card",
    "location": "add 1 noise to {}",
}
OF_ONE = (
    "they discard 1 card",
    "their leader gets 1 wound",
    "a survivor they control gets 1 wound",
    "add 1 noise to the location of their leader",
)
DESCRIBED = (
    "each exiled player loses 1 die",
    "all exiled players lose 1 die",
    "each player with the most cards loses 1 die",
    "each player with a survivor at the colony may discard 1 card",
    "each player with no cards must lose 1 die",
)
OTHERS = (
    "each other player loses 1 die",
    "all other players gain 1 die",
    "each other player may discard 1 card",
)


def refused(text: str) -> bool:
    """True if the text is refused for what could be two things, and for nothing else."""
    found = {code for code, _ in checked(text)[1]}
    return "DOW3004" in found


@pytest.mark.parametrize(
    ("noun", "line"), [(noun, line) for noun, lines in SEVERAL.items() for line in lines]
)
def test_those_may_be_the_ones_of_a_line_about_each(noun: str, line: str) -> None:
    those = USES[noun].format(f"those {noun}s")
    assert refused(f"{CHOSEN[noun]}\n{line}\n{those}")
    assert not refused(f"{CHOSEN[noun]}\n{those}\n{line}")
    card, told = checked(f"{CHOSEN[noun]}\n{line}\n{USES[noun].format('the pair')}")
    assert card is not None and not told


@pytest.mark.parametrize("line", SEVERAL["player"])
@pytest.mark.parametrize("use", OF_ONE)
def test_they_may_be_all_of_whom_a_line_speaks(use: str, line: str) -> None:
    assert refused(f"choose another player as friend\n{line}\n{use}")
    said = use.replace("they discard", "that player discards").replace("their leader", "{}")
    said = said.format("the leader of that player").replace(
        "they control", "controlled by that player"
    )
    card, told = checked(f"choose another player as friend\n{line}\n{said}")
    assert card is not None and not told, said


@pytest.mark.parametrize("line", ["each of those players loses 1 die", "the pair lose 1 die"])
def test_those_chosen_before_are_no_others(line: str) -> None:
    card, told = checked(f"choose 2 players as pair\n{line}\neach of those players discards 1 card")
    assert card is not None and not told


@pytest.mark.parametrize("other", OTHERS)
@pytest.mark.parametrize("line", [*DESCRIBED, "choose 2 players as pair"])
def test_other_players_may_be_other_than_some(line: str, other: str) -> None:
    ((code, told),) = checked(f"{line}\n{other}")[1]
    who = "those players" if line.startswith("choose") else line.partition(" player")[0]
    assert code == "DOW3004" and f"other than {who}" in told and "other than you" in told


@pytest.mark.parametrize("other", OTHERS)
@pytest.mark.parametrize("line", ["all players lose 1 die", "each other player discards 1 card"])
def test_of_all_or_all_others_they_are_other_than_you(line: str, other: str) -> None:
    assert not refused(f"{line}\n{other}")
