"""One or some of several that a line above has chosen: `one of the pair`, `each of them`. Where
another line has spoken of several since, or nothing is offered, none is guessed.
"""

from __future__ import annotations

import pytest

from tests.wordings.measuring import offered

CARD = 'crossroads "A"\n    flavor "x"\n    if morale <= 3\n    option "B"\n'
OTHER = '    option "C"\n        gain 2 morale\n'
PAIR = "choose 2 survivors you control as pair"
SAID = {
    (PAIR, "one of the pair gets 1 wound"): "one of those survivors gets 1 wound",
    (PAIR, "each of them gets 1 wound"): "each of those survivors gets 1 wound",
    (PAIR, "kill one of them"): "kill one of those survivors",
    ("choose 2 players as duo", "each of the duo discards 1 card"): (
        "each of those players discards 1 card"
    ),
    ("choose 2 locations as ends", "add 1 zombie to one of the ends"): (
        "add 1 zombie to one of those locations"
    ),
    ("choose 3 cards in hand as gifts", "discard up to 2 of the gifts"): (
        "discard up to 2 of those cards"
    ),
}
"""Choice and the line below it -> the line that a card has."""


def _offered(*lines: str) -> list[str]:
    """Return what is offered for the last of some lines of an option."""
    body = "".join(f"        {line}\n" for line in lines)
    text = CARD + body + OTHER
    return offered(text, text[: text.index(OTHER)].count("\n"))


def test_a_part_of_those_chosen_is_some_of_them() -> None:
    assert {said: _offered(*said) for said in SAID} == {said: [line] for said, line in SAID.items()}


@pytest.mark.parametrize("said", ["one of the pair gets 1 wound", "kill one of the pair"])
def test_of_others_spoken_of_since_none_is_guessed(said: str) -> None:
    assert _offered(PAIR, "each survivor at the colony gets 1 wound", said) == []
    assert _offered(PAIR, "choose 2 survivors at the colony as trio", said) == []


@pytest.mark.parametrize("who", ["the first player", "the player with the fewest survivors"])
def test_who_kills_one_of_their_survivors_must(who: str) -> None:
    wanted = [f"{who} must kill a survivor they control"]
    assert _offered(f"{who} kills one of their survivors") == wanted
