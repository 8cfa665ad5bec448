"""What everybody sees of the tokens of a set, what a twin keeps of them, and what can be no game
(R-BOARD-14, R-BOARD-17, Part 5.9 of the rules document).
"""

from __future__ import annotations

from collections.abc import Callable

import pytest

from dowlang.engine.secrecy_declarations import Chance
from dowlang.project import load_source
from dowlang.project.card_selection import addition
from dowlang.rulesets.dead_of_winter.agents.heuristic.imagined import imagined
from dowlang.rulesets.dead_of_winter.agents.heuristic.imagined_set import SetFacts
from dowlang.rulesets.dead_of_winter.analysis.invariants import wrong
from dowlang.rulesets.dead_of_winter.analysis.secrecy import deal_items, item_twins
from dowlang.rulesets.dead_of_winter.analysis.table_builder import table
from dowlang.rulesets.dead_of_winter.narration.pieces_added import tracks_and_tokens
from dowlang.rulesets.dead_of_winter.procedures.harm import leave_play
from dowlang.rulesets.dead_of_winter.procedures.tracks_and_tokens_added import lay_tokens
from dowlang.rulesets.dead_of_winter.state.game_state import Winter
from dowlang.rulesets.dead_of_winter.state.items import take_away
from dowlang.rulesets.dead_of_winter.state.tokens_added import (
    ON_CARD,
    ON_PLACE,
    ON_PLAYER,
    ON_SURVIVOR,
    tokens_on,
)
from tests.rules.dead_of_winter.analysis.test_twins_dealt import NOTHING

SET = """track "Drum"
    from 1 to 6, starting at 4

token "Bell"
    supply 9

item "Tin"
    flavor "Half of it is rust."
    food, in "School" x 4
    equip
        the bearer makes no noise
"""


@pytest.fixture
def game() -> Winter:
    """Two of four equal tins beside two survivors, one of them with tokens, and tokens on one of
    every other sort of piece.
    """
    cards = load_source(addition([], {"bells": SET.encode()}))
    built = table(cards, 3).controls(1, "Amara Diallo").controls(2, "Biscuit")
    built = (
        built.controls(3, "Yuki Lowe").equipped("Amara Diallo", "Tin").equipped("Biscuit", "Tin")
    )
    found = built.begin()
    (tin,) = found.equipment[found.cards.number("survivor", "biscuit")]
    for on, piece in (
        (ON_PLACE, 3),
        (ON_SURVIVOR, found.leader[0]),
        (ON_PLAYER, 2),
        (ON_CARD, tin),
    ):
        lay_tokens(found, 1, 0, on, piece)
    lay_tokens(found, 1, 0, ON_CARD, tin)
    assert not wrong(found)
    return found


def tin_of(game: Winter, slug: str) -> int:
    (tin,) = game.equipment[game.cards.number("survivor", slug)]
    return tin


def swapped(game: Winter, one: int, other: int) -> Winter:
    """The same table with two copies of a card in each other's place."""
    items = list(range(game.t.items))
    items[one], items[other] = other, one
    twin = game.clone()
    deal_items(twin, items)
    return twin


def test_a_view_names_the_card_and_beside_whom_it_lies_but_no_copy(game: Winter) -> None:
    with_tokens, without = tin_of(game, "biscuit"), tin_of(game, "amara_diallo")
    copies = [i for i, design in enumerate(game.t.item_card) if design == game.t.item_card[without]]
    assert len(copies) == 4
    views = {str(swapped(game, with_tokens, copy).view(0)) for copy in copies}
    assert views == {str(game.view(0))}
    biscuit = game.cards.number("survivor", "biscuit")
    assert (0, ON_CARD, game.t.item_face[with_tokens], 2, biscuit) in game.view(0)["laid"]


def test_the_table_says_beside_whom(game: Winter) -> None:
    said = list(tracks_and_tokens(game.cards, game.view(0)))
    assert "Bell (Tin · Biscuit): 2" in said and "Drum: 4" in said


@pytest.mark.parametrize("seed", range(12))
def test_a_twin_keeps_the_tokens_on_the_card_that_lies_there(game: Winter, seed: int) -> None:
    twin = game.clone()
    deal_items(twin, item_twins(twin, 0, Chance(seed), NOTHING, set()))
    assert not wrong(twin) and twin.view(0)["laid"] == game.view(0)["laid"]
    assert tokens_on(twin, 0, ON_CARD, tin_of(twin, "biscuit")) == 2


def test_a_goal_is_asked_of_the_card_that_bears_them(game: Winter) -> None:
    view = game.view(0)
    found = imagined(SetFacts(game.cards), view, {"laid", "equipment"}, ())
    biscuit, amara = (game.cards.number("survivor", n) for n in ("biscuit", "amara_diallo"))
    counts = [
        [tokens_on(found, 0, ON_CARD, item) for item in found.equipment[s]]
        for s in (biscuit, amara)
    ]
    assert counts == [[2], [0]]


def _raise_beyond(game: Winter) -> None:
    game.levels[0] = 7


def _no_track(game: Winter) -> None:
    game.levels = []


def _unsorted(game: Winter) -> None:
    game.laid.reverse()


def _twice(game: Winter) -> None:
    game.laid[:] = sorted([*game.laid, (*game.laid[0][:3], 5)])


def _none_of_it(game: Winter) -> None:
    game.laid[0] = (*game.laid[0][:3], 0)


def _too_many(game: Winter) -> None:
    game.laid[0] = (*game.laid[0][:3], 8)


def _no_token(game: Winter) -> None:
    game.laid.append((1, ON_PLACE, 0, 1))


def _nowhere(game: Winter) -> None:
    game.laid.append((0, 4, 0, 1))


def _no_place(game: Winter) -> None:
    game.laid[0] = (0, ON_PLACE, 7, 1)


def _no_player(game: Winter) -> None:
    game.laid[:] = sorted([*game.laid, (0, ON_PLAYER, 3, 1)])


def _item_gone(game: Winter) -> None:
    tin = tin_of(game, "biscuit")
    take_away(game, tin)
    game.waste += (tin,)


def _survivor_gone(game: Winter) -> None:
    lost, bells = game.leader[0], game.laid[:]
    game.box += leave_play(game, lost)
    game.equipment[lost] = ()
    game.removed_survivors += (lost,)
    game.laid[:] = bells


FAULTS: tuple[tuple[Callable[[Winter], None], str], ...] = (
    (_raise_beyond, "track 0 is at 7"),
    (_no_track, "`levels` has 0 entries, wanted 1"),
    (_unsorted, "`laid` is not in order"),
    (_twice, "`laid` is not in order"),
    (_none_of_it, "0 of token 0"),
    (_too_many, "more of token 0 than there are"),
    (_no_token, "1 of token 1"),
    (_nowhere, "token 0 lies on nothing"),
    (_no_place, "token 0 lies on nothing"),
    (_no_player, "token 0 lies on nothing"),
    (_item_gone, "token 0 lies on nothing"),
    (_survivor_gone, "token 0 lies on nothing"),
)


@pytest.mark.parametrize(("fault", "said"), FAULTS, ids=[f.__name__ for f, _ in FAULTS])
def test_tokens_that_can_lie_nowhere_are_no_game(
    game: Winter, fault: Callable[[Winter], None], said: str
) -> None:
    fault(game)
    assert wrong(game) == said
