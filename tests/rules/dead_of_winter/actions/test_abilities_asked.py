"""An ability is offered only where its lines can be carried out, printed and granted ones alike
(R-XROADS-06, R-ACT-ABL-01, U-20).

The cases are those of options whose lines are asked in their order, as the lines of an ability.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import pytest

from dowlang.engine.card_set import CardSet
from dowlang.engine.use_blockers import in_the_way
from dowlang.project import load_source
from dowlang.project.card_selection import addition
from dowlang.rulesets.dead_of_winter.actions.legal_actions import actions
from dowlang.rulesets.dead_of_winter.analysis import uses_of_cards
from dowlang.rulesets.dead_of_winter.analysis.table_builder import table
from dowlang.rulesets.dead_of_winter.state import options as O
from dowlang.rulesets.dead_of_winter.state.game_state import Winter
from dowlang.rulesets.dead_of_winter.state.items import put_in_force
from dowlang.rulesets.dead_of_winter.state.types import COLONY, SCHOOL
from tests.rules.dead_of_winter.words.test_options_in_order import CASES, Step, seated

OWN = [case for case in CASES if "attach this card" not in case[0]]  # of crossroads cards only
COSTS = ("", " 2+", ", once per turn", " 4+, twice per round")


@lru_cache(maxsize=1)
def cards(wanted: frozenset[int]) -> CardSet:
    """One survivor for each wanted case, with one ability for each cost, and one item that grants
    it.
    """
    text = "".join(
        survivor(number, lines) + item(number, lines)
        for number, lines in lines_of()
        if number in wanted
    )
    return load_source(addition([], {"asked": text.encode()}))


def lines_of() -> list[tuple[int, str]]:
    """The lines of each case, indented by eight."""
    return [
        (number, lines.replace("; ", "\n" + " " * 8)) for number, (lines, _, _) in enumerate(OWN)
    ]


def survivor(number: int, lines: str) -> str:
    return (
        f'survivor "Asked {number}"\n    flavor "x"\n    occupation "asker"\n    female\n'
        f"    influence 1\n    attack 6+\n    search 6+\n    at anywhere\n"
        + "".join(f"    ability{cost}\n        {lines}\n" for cost in COSTS)
        + "\n"
    )


def item(name: int | str, lines: str, rule: str = "") -> str:
    granted = lines.replace("\n", "\n    ")
    head = "        the bearer has the ability, once per turn\n            "
    if rule:
        granted = granted.replace("\n", "\n    ")
        head = f"        {rule}\n    " + head.replace("\n", "\n    ")
    return (
        f'item "Asking {name}"\n    flavor "x"\n    tool, in "School" x 1\n    equip\n'
        f"{head}{granted}\n\n"
    )


CONDITIONS = (
    "food >= 1",
    "the bearer is at the colony",
    "cards in hand >= 1",
    "survivors you control >= 3",
    "helpless survivors >= 2",
    "zombies at the colony = 0",
    "there is a die in your pool",
)


@lru_cache(maxsize=2)
def conditional_cards(every: int) -> CardSet:
    """One item for each case, or one in so many, and condition that the lines may end, and one
    that says whether the condition holds.
    """
    asked = [(f"{number}", lines) for number, lines in lines_of()[::every]]
    asked.append(("control", "gain 1 morale"))
    text = "".join(
        item(f"{name} while {place}", lines, f"while {condition}")
        for name, lines in asked
        for place, condition in enumerate(CONDITIONS)
    )
    return load_source(addition([], {"asked": text.encode()}))


@lru_cache(maxsize=2)
def plain_conditional(every: int) -> Winter:
    """The table with these items."""
    return seated(conditional_cards(every))


@lru_cache(maxsize=1)
def plain(wanted: frozenset[int]) -> Winter:
    """The table of these tests."""
    return seated(cards(wanted))


@pytest.mark.sample(25)
@pytest.mark.parametrize(
    ("number", "case"),
    list(enumerate(OWN)),
    ids=[f"{lines}-{change.__name__}" for lines, change, _ in OWN],
)
def test_an_ability_is_offered_where_its_lines_can_be_carried_out(
    number: int, case: tuple[str, Step, bool], cases_here: list[dict[str, Any]]
) -> None:
    """Whatever it costs; where it is not, its lines stand in the way. A die that pays is used by
    then.
    """
    lines, change, possible = case
    game: Winter = plain(frozenset(each["number"] for each in cases_here)).clone()
    someone = game.cards.number("survivor", f"asked_{number}")
    biscuit = game.cards.number("survivor", "biscuit")
    change(game)
    game.survivor_deck = tuple(one for one in game.survivor_deck if one != someone)
    game.survivor_spaces[COLONY] += 1  # who asks takes nobody's place
    game.groups[0] = (*game.groups[0], someone)
    game.controller[someone], game.location[someone] = 0, COLONY
    item = game.t.item_card.index(game.cards.number("item", f"asking_{number}"))
    place = next(at for at, deck in enumerate(game.item_deck) if item in deck)
    game.item_deck[place] = tuple(one for one in game.item_deck[place] if one != item)
    game.equipment[biscuit] += (item,)
    put_in_force(game, item, biscuit)
    before = game.digest
    options = actions(game, 0)
    offered = {option[2] for option in options if option[:2] == (O.ABILITY, someone)}
    assert (3 in offered) is possible
    if " di" not in lines:
        paid = {2, 3, 4} if game.unused[0] else {3}
        assert offered - {1} == (paid if possible else set())
    assert any(option[:2] == (O.USE, biscuit) for option in options) is possible
    for slug in ("asked", "asking"):
        names = [
            {blocker.name for blocker in in_the_way(game, use, actions)}
            for use in uses_of_cards.uses_of(game, f"additions/asked/{slug}_{number}")
            if use.way == uses_of_cards.ABILITY
        ]
        assert len(names) == (4 if slug == "asked" else 1)
        assert any(uses_of_cards.LINE in found for found in names) is not possible or " di" in lines
    assert game.digest == before


def offered(game: Winter, name: str) -> bool:
    """Whether Biscuit, equipped with a new copy of that item, may use it."""
    table = game.clone()
    biscuit = table.cards.number("survivor", "biscuit")
    card = table.t.item_card.index(table.cards.number("item", name))
    for place, deck in enumerate(table.item_deck):
        table.item_deck[place] = tuple(one for one in deck if one != card)
    table.equipment[biscuit] += (card,)
    put_in_force(table, card, biscuit)
    return any(option[:2] == (O.USE, biscuit) for option in actions(table, 0))


FEW = 8
"""One case in so many stands beside the proof."""


@pytest.mark.sample(1)
@pytest.mark.parametrize("number", range(0, len(OWN), FEW))
def test_what_some_lines_end_need_not_hold_after_them(number: int) -> None:
    ends(number, FEW)


@pytest.mark.proof
@pytest.mark.parametrize("number", range(len(OWN)))
def test_what_the_lines_end_need_not_hold_after_them(number: int) -> None:
    """`while food >= 5` above `remove 2 food`: the condition is asked before the lines alone."""
    ends(number, 1)


def ends(number: int, every: int) -> None:
    """Assert that an item of a case is offered where its condition holds, whatever its lines do."""
    _, change, possible = OWN[number]
    game: Winter = plain_conditional(every).clone()
    change(game)
    for place in range(len(CONDITIONS)):
        holds = offered(game, f"asking_control_while_{place}")
        found = offered(game, f"asking_{number}_while_{place}")
        assert found is (holds and possible), CONDITIONS[place]


@pytest.mark.parametrize("cost", COSTS)
def test_a_place_that_the_ability_leaves_need_not_hold_after_it(cost: str) -> None:
    """`at the colony` above `place the bearer at "School"`, of a granted ability."""
    text = item(0, 'place the bearer at "School"').replace(
        "has the ability, once per turn", f"has the ability{cost.split(',')[0]}, at the colony"
    )
    own = load_source(addition([], {"asked": text.encode()}))
    built = table(own, 2).controls(1, "Biscuit", "Amara Diallo").controls(2, "Greta Solheim")
    game = built.dice(1, 5).begin()
    assert offered(game, "asking_0")
    game.location[game.cards.number("survivor", "biscuit")] = SCHOOL
    assert not offered(game, "asking_0")


@pytest.mark.parametrize(
    ("lines", "dice", "offered"),
    [
        ("spend a die", (4,), {3}),
        ("spend a die", (4, 5), {2, 3, 4}),
        ("spend 1 die showing 4", (4, 5), {(2, 5), (3, 0), (4, 5)}),
        ("refresh 1 die", (4,), {2, 4}),
        ("reroll a die", (2,), {3}),
    ],
)
def test_the_die_that_pays_is_used_by_then(
    lines: str, dice: tuple[int, ...], offered: set[object]
) -> None:
    """`ability 2+` above `spend a die` wants two dice, and it can be refreshed at once."""
    own = load_source(addition([], {"asked": survivor(0, lines).encode()}))
    game = table(own, 2).controls(1, "Asked 0").controls(2, "Biscuit").dice(1, *dice).begin()
    found = [option for option in actions(game, 0) if option[0] == O.ABILITY and option[2] != 1]
    assert {option[2] for option in found} == offered or {option[2:] for option in found} == offered
