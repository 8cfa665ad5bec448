"""A survivor is told with the values in force, not with the printed ones, wherever somebody looks:
questions and pages of the screen, drawn tables, the board of the story, views.
"""

from __future__ import annotations

from functools import cache

import dowlang
from dowlang.engine.card_set import CardSet
from dowlang.engine.ongoing_effects import FOREVER, Change, Origin, change
from dowlang.engine.screen_declarations import CardLine
from dowlang.rulesets.dead_of_winter.analysis.table_builder import table
from dowlang.rulesets.dead_of_winter.narration import board
from dowlang.rulesets.dead_of_winter.screen import SCREEN
from dowlang.rulesets.dead_of_winter.screen.pieces import card_of, described
from dowlang.rulesets.dead_of_winter.state.current_values import (
    attack_value,
    influence,
    search_value,
)
from dowlang.rulesets.dead_of_winter.state.game_state import Winter
from dowlang.rulesets.dead_of_winter.state.parameters import (
    ATTACK_VALUE,
    INFLUENCE,
    SEARCH_VALUE,
)

BEARER, OTHER = "Yuki Lowe", "Priya Raman"
READ = {"attack": attack_value, "search": search_value, "influence": influence}


@cache
def base() -> CardSet:
    """The standard set."""
    return dowlang.load("base")


def number(name: str) -> int:
    """The number of a survivor."""
    return [card["name"] for card in base().of_kind["survivor"]].index(name)


def seated(*equipment: str) -> Winter:
    """Two survivors, the first with this equipment, at the first player's turn."""
    laid = table(base(), 2).controls(1, BEARER).controls(2, OTHER)
    return laid.equipped(BEARER, *equipment).begin() if equipment else laid.begin()


def told(game: Winter, seat: int, survivor: int) -> list[str]:
    """Everything a seat reads of a survivor's values."""
    view, name = game.view(seat), base().of_kind["survivor"][survivor]["name"]
    drawn = SCREEN.drawn(base(), view)
    pieces = [piece for place in drawn.places for row in place.rows for piece in row]
    (page,) = (page for page in SCREEN.pages if page.word == "table")
    card = card_of(base(), "survivor", survivor)
    lines = [line for line in page.lines(base(), view) if isinstance(line, CardLine)]
    return [
        described(base(), view, "survivor", survivor),
        *(piece.text for piece in pieces if piece.name == name),
        *(line.after for line in lines if line.path == card),
        *(line for line in board(game, seat).split("\n") if name in line and "attack" in line),
    ]


def values(game: Winter, survivor: int) -> dict[str, int]:
    """The values in force."""
    return {name: read(game, survivor) for name, read in READ.items()}


def test_what_every_item_of_the_set_makes_of_its_bearer_is_told() -> None:
    bearer, plain = number(BEARER), values(seated(), number(BEARER))
    changing = set()
    for card in base().of_kind["item"]:
        if not card.get("equip"):
            continue
        game = seated(card["name"])
        now = values(game, bearer)
        if now == plain:
            continue
        changing.add(card["name"])
        for seat in (0, 1):
            view = game.view(seat)
            assert {name: view[name][bearer] for name in READ} == now
            lines = told(game, seat, bearer)
            assert len(lines) >= 4
            for line in lines:
                assert f"attack {now['attack']}+, search {now['search']}+" in line, line
    assert {"Cleaver", "Letter Opener"} <= changing


def test_each_value_alone_and_of_the_one_it_concerns() -> None:
    bearer, other = number(BEARER), number(OTHER)
    for name, parameter in (
        ("attack", ATTACK_VALUE),
        ("search", SEARCH_VALUE),
        ("influence", INFLUENCE),
    ):
        game = seated()
        before = [values(game, one) for one in (bearer, other)]
        wanted = before[0][name] + 1
        change(game, Origin("", 0, FOREVER), Change(parameter, wanted, True, bearer))
        for seat in (0, 1):
            assert game.view(seat)[name][bearer] == wanted
            assert game.view(seat)[name][other] == before[1][name]
            said = described(base(), game.view(seat), "survivor", bearer)
            plus = "" if name == "influence" else "+"
            assert f"{name} {wanted}{plus}" in said
