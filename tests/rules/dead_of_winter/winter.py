"""The rulebook's names as a compiled set, and short ways to play a built table: say a key, see
what is offered, carry out one step.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from pathlib import Path
from typing import Any

import dowlang
from dowlang.engine.card_set import CardSet
from dowlang.rulesets.dead_of_winter.analysis.forced_dice import rolls
from dowlang.rulesets.dead_of_winter.analysis.invariants import wrong
from dowlang.rulesets.dead_of_winter.analysis.table_builder import Table
from dowlang.rulesets.dead_of_winter.analysis.table_builder import table as table_of
from dowlang.rulesets.dead_of_winter.ruleset import RULESET
from dowlang.rulesets.dead_of_winter.state.game_state import Winter
from dowlang.rulesets.dead_of_winter.state.types import LOCATIONS

SET = Path(__file__).parents[2] / "fixtures" / "rulebook"


@lru_cache(maxsize=1)
def rulebook() -> CardSet:
    """The set of tests/fixtures/rulebook, through the whole chain."""
    return dowlang.load(SET)


def table(players: int = 3, **settings: Any) -> Table:
    """An empty table with morale 6 and six rounds.

    Survivors named by a number have that influence, attack 3+ and search 3+.
    """
    settings.setdefault("objective", "We Need More Samples")
    return table_of(rulebook(), players, **settings).morale(6).rounds(6)


def new_game(seed: int = 1, **settings: Any) -> Winter:
    """A real game at its first decision."""
    game: Any = dowlang.Game(rulebook(), seed=seed, **settings)
    assert isinstance(game, Winter)
    return game


def started(seed: int = 1, **settings: Any) -> Winter:
    """A real game at the first action of the first turn: everybody keeps and names the first of
    the options.
    """
    game = new_game(seed, **settings)
    while game.decision.kind != "action":
        game.choose(0)
    return game


# ---- saying
def say(game: Winter, *keys: str, **dice: Any) -> Winter:
    """Answer by these keys in turn; the dice forced are exactly those rolled meanwhile.

    The state stays sound.
    """
    with rolls(game, **dice):
        for key in keys:
            game.apply(key)
    assert wrong(game) == ""
    return game


def offered(game: Winter, kind: str) -> list[str]:
    """What is offered of a kind of option: the keys without the kind."""
    return [key.partition("/")[2] for key in game.decision.keys if key.partition("/")[0] == kind]


def asked(game: Winter) -> tuple[int, str]:
    """(player from 1, kind of question)."""
    return game.decision.player + 1, game.decision.kind


def end_turn(game: Winter, **dice: Any) -> Winter:
    """The active player ends the turn; the dice rolled after it must be given."""
    return say(game, "end_turn", **dice)


# ---- one step of the rules
def only(t: Table, step: str, **dice: Any) -> Winter:
    """One step of the colony phase and all it causes, up to a decision or its end."""
    game = t.colony_phase(step)
    game.stack[:] = game.stack[-1:]
    with rolls(game, **dice):
        game.run()
    assert wrong(game) == ""
    return game


def carry_out(game: Winter, step: str, *arguments: Any, **dice: Any) -> Winter:
    """One named step of the rules and all it causes, up to a decision or its end; what waited
    before waits no more.
    """
    game.stack[:] = [("settle",), (step, *arguments)]
    with rolls(game, **dice):
        game.run()
    return game


# ---- reading
def who(name: str) -> int:
    """The number of a survivor."""
    return next(n for n, card in enumerate(rulebook().of_kind["survivor"]) if card["name"] == name)


def where(game: Winter, name: str) -> str:
    """The slug of the location where a survivor stands; empty off the board."""
    place = game.location[who(name)]
    return LOCATIONS[place] if place >= 0 else ""


def alive(game: Winter, *names: str) -> list[bool]:
    """Whether each of these survivors is in play."""
    return [game.controller[who(name)] >= 0 for name in names]


def names(game: Winter, items: Iterable[int]) -> list[str]:
    """The names of item cards."""
    return [str(rulebook().of_kind["item"][game.t.item_card[item]]["name"]) for item in items]


def hand(game: Winter, player: int) -> list[str]:
    """The names of the cards in a player's hand, sorted."""
    return sorted(names(game, game.hand[player - 1]))


def place(slug: str) -> int:
    """The number of a location."""
    return LOCATIONS.index(slug)


def zombies(game: Winter, slug: str) -> int:
    """Zombies at a location outside the colony."""
    return game.zombies[place(slug) + 5]


def told(game: Winter) -> list[str]:
    """The names of the events since `game.log` was set."""
    return [RULESET.events[entry[0]].name for entry in game.log or [] if isinstance(entry[0], int)]
