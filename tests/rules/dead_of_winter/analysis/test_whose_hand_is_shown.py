"""What nobody else may see of your hand is offered to you alone, wherever the line stands that
takes a card of yours (R-BOARD-14): the table and its twin, in which you hold other cards, ask the
others the same.
"""

from __future__ import annotations

import pytest

from dowlang.project import load_source
from dowlang.project.card_selection import addition
from dowlang.rulesets.dead_of_winter.analysis.table_builder import table as table_of
from dowlang.rulesets.dead_of_winter.state.game_state import Winter
from tests.rules.dead_of_winter.words.test_ahead_against_what_is_done import card, started

TAKEN = (
    "discard 1 card",
    "contribute 1 card to the crisis",
    "remove 1 card in hand from the game",
    "choose a card in hand as x; discard the x",
)
PLACES = (
    ("another player may lose 1 die", "if so"),
    ("the player on your left must lose 1 die", "if so"),
    ("each other player may lose 1 die", "if so"),
    ("for each other player",),
    ("for each player",),
    ("another player may lose 1 die", "if so", "you may lose 1 die", "if so"),
)


def nested(place: tuple[str, ...], line: str) -> str:
    """The line at its place, as it stands in an option."""
    rows = [f"{'    ' * depth}{said}" for depth, said in enumerate(place)]
    rows += ["    " * len(place) + part for part in line.split("; ")]
    return "\n        ".join(rows)


def asked(
    held: tuple[str, ...], place: tuple[str, ...], line: str
) -> list[tuple[int, str, tuple[str, ...]]]:
    """Who is asked what when the option is taken: everything is accepted, the last is chosen."""
    text = card("Hands", [nested(place, line)]) + card("Others", ["gain 1 morale"])
    cards = load_source(addition([], {"pairs": text.encode()}))
    table = table_of(cards, 3, objective="A Roof for Everyone")
    table.controls(1, "Amara Diallo").controls(2, "Biscuit").controls(3, "Yuki Lowe")
    for player in (1, 2, 3):
        table.dice(player, 3, 4)
    table.hand(1, *held)
    game = started(table.begin(), "hands")
    assert isinstance(game, Winter)
    out = []
    while game.stack and game.stack[-1][2] not in ("action", ""):
        _, player, kind, options = game.stack[-1]
        if kind == "option":
            game.choose([row[-1] for row in options].index(1))
            continue
        out.append((player, kind, game.decision.keys))
        game.choose(0)
    return out


@pytest.mark.sample(4)
@pytest.mark.parametrize("place", PLACES)
@pytest.mark.parametrize("line", TAKEN)
def test_others_are_asked_the_same_whatever_you_hold(place: tuple[str, ...], line: str) -> None:
    one = asked(("Cleaver", "Aspirin", "Tinned Soup"), place, line)
    two = asked(("Lunch Box", "Cricket Bat", "Jerry Can"), place, line)
    assert [each for each in one if each[0] != 0] == [each for each in two if each[0] != 0]
    cards = [each for each in one if each[1] == "card"]
    assert cards and {player for player, _, _ in cards} == {0}
