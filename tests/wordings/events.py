"""What two cards do, side by side: the same tables, the same answers, for some forty decisions.

A card stands in the place of the first of its kind in the starter set. Two lines mean the same
where nobody at the table can tell their cards apart: who is asked what, and the state at every
decision.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

from dowlang import codegen
from dowlang.engine.card_set import CardSet
from dowlang.project import loading
from dowlang.project.building.in_memory import module_of, with_handlers
from dowlang.rulesets.dead_of_winter.analysis.odds import table
from dowlang.rulesets.dead_of_winter.procedures.crossroads import happen, hold
from dowlang.rulesets.dead_of_winter.procedures.endings import goal_progress
from dowlang.rulesets.dead_of_winter.procedures.setup import new_game
from dowlang.rulesets.dead_of_winter.procedures.turns import act
from dowlang.rulesets.dead_of_winter.state.events import EVENTS
from dowlang.rulesets.dead_of_winter.state.game_state import Winter
from dowlang.rulesets.dead_of_winter.state.items import equip
from dowlang.semantics.ir import CheckedCard
from tests import width
from tests.oracle.comparison import masked

RULESET = "dead_of_winter"
BASE = Path(__file__).parents[2] / "cards" / "base"
STATES = width.of(10, 25)
DECISIONS = 40
PLAYERS = (2, 3, 4, 5)
WAITING = frozenset({"trigger"})
"""Places of lines that say when a card comes up: everywhere else it comes up at once."""

Seen = tuple[object, ...]


@cache
def base() -> CardSet:
    """The starter set."""
    return loading.load(BASE)


@cache
def begun(seed: int) -> Winter:
    """Return a table in its third round, where somebody's turn has begun."""
    return table(base(), seed, PLAYERS[seed % len(PLAYERS)])


def set_with(card: CheckedCard) -> tuple[CardSet, str]:
    """Return the starter set with a card in the place of the first of its kind, and its path."""
    before = next(each for each in base().facts if each["kind"] == card.kind.name)
    path = str(before["path"])
    facts = json.loads(json.dumps(codegen.facts(card, path, str(before["file"]))))
    kept = {key: fact for key, fact in before.items() if key not in facts}
    module = module_of(card, path, RULESET)
    changed = {**kept, **facts, "copies": before["copies"]}
    return with_handlers(base(), {path: lambda: module}, {path: changed}), path


def game_with(cards: CardSet, path: str, kind: str, seed: int, at_once: bool) -> Winter:
    """Return a table where the card of that path, of a kind, is what comes next."""
    if kind == "objective":
        players, slug = PLAYERS[seed % len(PLAYERS)], cards.paths[path]["slug"]
        new: Winter = new_game(
            cards, seed, players=players, objective=slug, variant="standard", scenario="none"
        )
        return new
    game = begun(seed).clone()
    game.cards = cards
    player = game.active_player
    own = [each for each, who in enumerate(game.controller) if who == player]
    game.stack = game.stack[:-2]  # the question of what to do, and what receives its answer
    turn = len(game.stack)
    game.do(act, player)
    if kind == "crossroads":
        hold(game, 0, (player + 1) % game.players)
        if at_once:
            happen(game, tuple(_payload(game, own)))
    elif kind == "crisis":
        game.crisis, game.contributed = 0, ()
    elif kind == "item" and own:
        held = next(item for item, design in enumerate(game.t.item_card) if design == 0)
        equip(game, held, own[0])
    elif kind == "secret":
        numbers = {of: number for number, of in game.t.secret_path.items()}
        game.secret[player] = numbers[path]
    game.stack[turn + 1 :] = game.stack[turn + 1 :][::-1]
    game.run()
    return game


def _payload(game: Winter, own: list[int]) -> Iterator[int]:
    """Yield who and what is in the event that a card waits for, as far as the table has it."""
    if game.t.crossroads_event[0] < 0:
        return
    survivor = own[0] if own else -1
    found: dict[str, int] = {
        "player": game.active_player,
        "survivor": survivor,
        "location": game.location[survivor] if own else 0,
    }
    for _, noun in EVENTS[game.t.crossroads_event[0]].fields:
        yield found.get(noun, 0)


def events(cards: CardSet, path: str, card: CheckedCard, seed: int, place: str) -> list[Seen]:
    """Return what is seen at each decision on one table, with answers by chance, and at last how
    far each goal has come. The card stands in the set at the path.
    """
    game = game_with(cards, path, card.kind.name, seed, place not in WAITING)
    random = Random(seed * 7 + 1)
    seen: list[Seen] = []
    while game.stack and len(seen) < DECISIONS:
        _, player, kind, options = game.stack[-1]
        seen.append((player, kind, options, masked(game)))
        # the first option of the card is the one with the line
        first = kind == "option" and len(seen) == 1
        game.choose(0 if first else random.randrange(len(options)))
        if card.goals:
            seen[-1] += (tuple(_reached(game)),)
    return [*seen, (game.cause, masked(game))]


def _reached(game: Winter) -> Iterator[bool]:
    """Yield whether each goal is reached: the main one, then the secret ones."""
    paths: list[tuple[int, Any]] = [(game.first_player, game.t.objective_path[game.main])]
    secrets = enumerate(game.secret)
    paths += [(seat, game.t.secret_path[goal]) for seat, goal in secrets if goal >= 0]
    for seat, path in paths:
        goal = goal_progress(game, seat, path)
        yield goal is not None and goal.reached


def told_apart(one: CheckedCard, other: CheckedCard, place: str, states: int = STATES) -> int:
    """Return the number of the first table, from 1, on which two cards differ, or 0 for none."""
    first, second = (*set_with(one), one), (*set_with(other), other)
    for seed in range(states):
        if events(*first, seed, place) != events(*second, seed, place):
            return seed + 1
    return 0
