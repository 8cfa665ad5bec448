"""The cards of the base set on tables in the middle of a game: every procedure runs under the
invariants, and no option silently does nothing.

Whether a card does the right thing is for its own tests (`dow test`); here it is that nothing
raises, loops, loses a card or passes unnoticed.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from functools import lru_cache, partial
from typing import Any

import pytest

from dowlang.engine.ongoing_effects import FOREVER, Origin
from dowlang.rulesets.dead_of_winter.procedures.crossroads import fits
from dowlang.rulesets.dead_of_winter.procedures.moving_and_joining import join
from dowlang.rulesets.dead_of_winter.state.board import room
from dowlang.rulesets.dead_of_winter.state.game_state import Winter
from dowlang.rulesets.dead_of_winter.state.options import END_TURN
from dowlang.rulesets.dead_of_winter.state.types import COLONY, NOBODY
from dowlang.rulesets.dead_of_winter.words import vocabulary
from dowlang.vocabulary.declarations import EventWord
from tests.rules.dead_of_winter.midgame import base, snapshot, tables, told, tried, with_card

FEW = 14  # tables on which each thing is tried
ROADS = 10  # the same for the rest of a turn with each crossroads card and each wish


def cards_of(kind: str) -> list[Mapping[str, Any]]:
    return base().of_kind[kind]


def changed_somewhere(
    begin: Callable[[Winter], Callable[[Winter], None] | None],
) -> tuple[int, int]:
    """On how many tables it could be tried, and on how many it changed or told something."""
    could = did = 0
    for seed, table in enumerate(tables()):
        step = begin(table)
        if step is None or could == FEW:
            continue
        could += 1
        game, log, _ = tried(table, step, seed)
        did += bool(told(log)) or snapshot(game) != snapshot(table)
    return could, did


@pytest.mark.proof
@pytest.mark.sample(1)
@pytest.mark.parametrize("card", cards_of("item"), ids=lambda card: card["slug"])
def test_items_do_something(card: Mapping[str, Any]) -> None:
    roles = base().handler(card["path"])
    assert set(roles) & {"play", "event", "equip"}, f"{card['path']} does nothing when it is played"
    if "equip" in roles:
        for table in tables()[:FEW]:
            game = table.clone()
            roles["equip"](
                game,
                Origin(
                    card["path"], game.active_player, FOREVER, 0, game.leader[game.active_player], 1
                ),
            )
            assert len(game.lasting) > len(table.lasting)
        return
    effect = roles.get("play") or roles["event"]
    could, did = changed_somewhere(lambda table: lambda game: game.do(effect, game.active_player))
    assert could == FEW and did, f"{card['path']} did nothing on {could} tables"


def use_ability(ability: Callable[..., Any], survivor: int, game: Winter) -> None:
    game.do(ability, game.controller[survivor], survivor)


@pytest.mark.sample(1)
@pytest.mark.parametrize("card", cards_of("survivor"), ids=lambda card: card["slug"])
def test_abilities_do_something(card: Mapping[str, Any]) -> None:
    """Used by whoever controls the survivor, on the tables where it is in play; a passive one
    brings its rules with it.
    """
    survivor, roles = base().number("survivor", card["slug"]), base().handler(card["path"])
    used = [ability.role for ability in base().tables.abilities[survivor]]
    assert bool(used) != ("passive" in roles), f"{card['path']} has no ability, or two"
    for role in used:
        use = partial(use_ability, roles[role], survivor)
        could, did = changed_somewhere(
            lambda table, use=use: use if table.controller[survivor] != NOBODY else None
        )  # type: ignore[misc]
        assert did or could < 4, f"{card['path']} did nothing on {could} tables"
    if "passive" in roles:
        table = next(table for table in tables() if table.controller[survivor] == NOBODY)
        game, _, _ = tried(table, lambda game: game.do(join, survivor, game.active_player), 1)
        assert len(game.lasting) > len(table.lasting) or not room(table, COLONY)


@pytest.mark.parametrize("role", ["failure", "optional"])
@pytest.mark.parametrize("card", cards_of("crisis"), ids=lambda card: card["slug"])
def test_crises_do_something(card: Mapping[str, Any], role: str) -> None:
    step = base().handler(card["path"]).get(role)
    assert step is not None or role == "optional"
    if step is not None:
        could, did = changed_somewhere(lambda table: lambda game: game.do(step, game.first_player))
        assert could == FEW and did, f"{card['path']} {role} did nothing on {could} tables"


@pytest.mark.parametrize("kind", ["secret", "betrayal", "exile", "objective"])
def test_goals_are_told_for_everybody_and_are_not_all_the_same(kind: str) -> None:
    for card in cards_of(kind):
        for role, goal in base().handler(card["path"]).items():
            if role == "goal" or role.endswith(".goal"):
                progress = {
                    goal(table, player)
                    for table in (*tables(), *endings())
                    for player in range(table.players)
                }
                assert len(progress) > 1, f"{card['path']} {role} is always {progress}"


def endings() -> list[Winter]:
    """The tables as if the game were over there, with and without the main objective."""
    out = []
    for number, table in enumerate(tables()):
        end = table.clone()
        end.morale, end.completed = (end.morale, 1) if number % 2 else (0, 0)
        out.append(end)
    return out


# ---- crossroads cards
@lru_cache(maxsize=1)
def sets_off() -> dict[int, tuple[int, ...]]:
    """Event -> the kinds of options that bring it about."""
    number = base().ruleset.option_number
    out: dict[int, set[int]] = {}
    for word in vocabulary.VOCABULARY.of_sort(EventWord):
        if word.option:
            out.setdefault(word.event, set()).add(number[word.option])
    return {event: tuple(sorted(kinds)) for event, kinds in out.items()}


def wishes(card: Mapping[str, Any]) -> list[int | None]:
    """Numbers of the card's options; None for one without."""
    return [int(number) for number in card["labels"] if number.isdigit()] or [None]


@lru_cache(maxsize=1)
def courses() -> dict[str, Counter[tuple[int | None, str]]]:
    """Each crossroads card, with each wish: how often it came up, the wish was granted,
    something happened.
    """
    out: dict[str, Counter[tuple[int | None, str]]] = {}
    for number, card in enumerate(cards_of("crossroads")):
        seen = out[card["slug"]] = Counter()
        kinds = sets_off().get(card["event"], ())
        for wish in wishes(card):
            for seed, table in enumerate(tables()[:ROADS]):
                game, log, granted, before = with_card(table, number, seed, wish, kinds)
                if before is not None:
                    seen[wish, "up"] += 1
                    seen[wish, "granted"] += granted
                    seen[wish, "did"] += (granted or wish is None) and bool(
                        told(log) or snapshot(game) != snapshot(before)
                    )
    return out


@pytest.mark.proof
def test_most_crossroads_cards_come_up_where_their_event_is_looked_for() -> None:
    never = [
        slug
        for slug, seen in courses().items()
        if not any(count for (_, what), count in seen.items() if what == "up")
    ]
    assert len(never) <= 8, never


@pytest.mark.proof
@pytest.mark.parametrize("card", cards_of("crossroads"), ids=lambda card: card["slug"])
def test_no_option_of_a_crossroads_card_does_nothing_unseen(card: Mapping[str, Any]) -> None:
    seen = courses()[card["slug"]]
    for wish in wishes(card):
        does = card["does"].get(f"option_{wish}") if wish is not None else [["", 1]]
        if seen[wish, "granted" if wish is not None else "up"] and does:
            assert seen[wish, "did"], (
                f"option {wish} of {card['path']} was chosen and changed nothing"
            )


def test_a_card_that_only_adds_people_does_not_come_up_in_a_full_colony() -> None:
    """G-24, R-XROADS-11, R-ACT-PLY-07: items of the base set are known to add people, and are
    not offered without room.
    """
    table = tables()[0].clone()
    adding = [item for item in range(table.t.items) if table.t.item_adds[item]]
    assert {table.t.item_card[item] for item in adding} >= {
        base().number("item", "a_familiar_face")
    }, "it does more than that, too"
    table.hand[table.active_player] = (adding[0],)
    table.survivor_spaces[COLONY] = 0
    assert not room(table, COLONY)
    table.stack.pop()
    table.stack[-1] = ("act", table.active_player)
    table.run()
    assert table.stack[-1][2] == "action" and table.stack[-1][3][0] == (END_TURN,)
    assert not any(
        option[0] == base().ruleset.option_number["play"] and option[1] == adding[0]
        for option in table.stack[-1][3]
    )
    for card in [n for n, adds in enumerate(table.t.crossroads_adds) if adds]:
        assert not fits(table, card, (0,) * 6)
