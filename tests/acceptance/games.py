"""The games of the acceptance run, and playing one of them.

Game n has seed, players, variant, rules, objective and agents from n alone: 2 to 5 players, every
legal combination of variants (R-VAR-13), both sides of every objective, tables that mix random,
heuristic and survival agents, and in one of five games other values of the points that the rules
leave open. It is played under the invariants (`tests/rules/dead_of_winter/invariants.py`), one in
so many also cloned and sent through JSON at every decision: the copy, not the game, plays on, and
has to come to the same end.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Any

from dowlang.agents import agent_names, is_blind, make
from dowlang.engine import replay as replays
from dowlang.engine.card_set import CardSet
from dowlang.engine.chance import mix, seeded
from dowlang.engine.game import Game
from dowlang.rulesets.dead_of_winter.state import variants
from dowlang.rulesets.dead_of_winter.state.parameters import PARAMETERS
from tests.acceptance.seen import Seen, tell
from tests.rules.dead_of_winter.invariants import checked

MOST = 60_000  # answers in one game; more is a loop
TABLES = (
    ("survival",),
    ("heuristic", "random"),
    ("survival", "random"),
    ("heuristic",),
    ("survival", "heuristic"),
    ("random",),
    ("survival", "survival", "random"),
    ("heuristic", "survival", "random"),
    ("first", "survival", "heuristic"),
)
SWITCHED = 5  # every so many games with other values of some points that the rules leave open
SWITCHES = tuple(p for p in PARAMETERS if p.choices and p.key != "two_player.requires_variant")
# two players as if they were more (U-53)
FOR_TWO: dict[str, int | str] = {"two_player.requires_variant": "no"}


def legal_variants() -> tuple[str, ...]:
    """One name for each legal combination of variants: those with other bits (R-VAR-13)."""
    names, found = [name for name in variants.NAMES if name != "standard"], {0: "standard"}
    for count in range(1, len(names) + 1):
        for chosen in combinations(names, count):
            try:
                found.setdefault(variants.bits("+".join(chosen)), "+".join(chosen))
            except variants.VariantsClash:
                continue
    return tuple(found.values())


def seatings() -> tuple[tuple[int, str, dict[str, int | str]], ...]:
    """Numbers of players with variants and the rule that lets two players play like more; the
    two-player variants weigh as much as the others.
    """
    every = legal_variants()
    for_two = [name for name in every if "two_player" in name]
    others = [name for name in every if "two_player" not in name]
    more: list[tuple[int, str, dict[str, int | str]]] = [
        (players, name, {}) for name in others for players in (3, 4, 5)
    ]
    two: list[tuple[int, str, dict[str, int | str]]] = [
        (2, name, {}) for name in for_two for _ in range(4)
    ]
    return (*more, *two, *((2, name, FOR_TWO) for name in others if "cooperative" not in name))


SEATINGS = seatings()


@dataclass(frozen=True, slots=True)
class Plan:
    """One game to be played."""

    number: int
    settings: dict[str, Any]
    agents: tuple[str, ...]
    copied: bool  # cloned and round-tripped at every decision
    rules: dict[str, int | str]


def plan(cards: CardSet, number: int, copied: bool = False) -> Plan:
    """Game `number`: seatings in turn, objectives in turn, mixed tables of agents."""
    there = agent_names(cards)
    objectives = cards.of_kind["objective"]
    lap, place = divmod(number, len(SEATINGS))
    players, variant, rules = SEATINGS[place]
    settings = {
        "players": players,
        "objective": objectives[(number + lap) % len(objectives)]["name"],
        "variant": variant,
    }
    table = tuple(
        name if name in there else "random" for name in TABLES[(number + lap) % len(TABLES)]
    )
    return Plan(
        number,
        settings,
        tuple(table[(seat + lap) % len(table)] for seat in range(players)),
        copied,
        rules | switches(number),
    )


def switches(number: int) -> dict[str, int | str]:
    """Other values of a third of the open points, in every so many games."""
    if number % SWITCHED != SWITCHED - 1:
        return {}
    seed, out = seeded(number), dict[str, int | str]()
    for place, parameter in enumerate(SWITCHES):
        if mix(seed, place, 0, 3) == 0:
            out[parameter.key] = parameter.choices[mix(seed, place, 1, len(parameter.choices))]
    return out


def play(cards: CardSet, plan: Plan) -> tuple[Game, str, Seen]:
    """Play one game to its end; the game, its journal as a text, what was seen.

    Raises `Broken` and whatever a fault raises.
    """
    game = checked(cards, plan.number, plan.settings, plan.rules)
    agents = [make(name, cards, plan.number, seat) for seat, name in enumerate(plan.agents)]
    seen, copy = Seen(), None
    if plan.copied:
        copy = Game.from_json(game.to_json(), cards)
    for _ in range(MOST):
        if not game.stack:
            break
        _, seat, _, options = game.stack[-1]
        agent: Any = agents[seat]
        index = (
            agent.pick(len(options))
            if is_blind(agent)
            else agent.choose(game.view(seat), game.decision)
        )
        if copy is not None:
            seen.copies += 1
            copy = passed_on(copy, index, cards)
            copy.choose(index)
        game.choose(index)
        seen.answers += 1
    else:
        raise AssertionError(f"game {plan.number} does not end in {MOST} answers")
    if copy is not None and (copy.digest, copy.result) != (game.digest, game.result):
        raise AssertionError(
            f"game {plan.number}: the copies came to {copy.digest}, the game to {game.digest}"
        )
    text = replays.to_json(game.journal, cards)
    tell(seen, cards, game)
    seen.agents.update(set(plan.agents))
    seen.variants[f"{plan.settings['variant']}, {plan.settings['players']} players"] += 1
    seen.switches.update(f"{key} {value}" for key, value in plan.rules.items())
    return game, text, seen


def passed_on(game: Game, index: int, cards: CardSet) -> Game:
    """A clone of the game after a way through JSON; playing the game on does not change the
    clone that stays.
    """
    digest, stays = game.digest, game.clone()
    again = Game.from_json(game.clone().to_json(), cards)
    game.choose(index)
    for copy in (stays, again):
        if copy.digest != digest:
            raise AssertionError(f"a copy changed: {digest} became {copy.digest}")
    return again


def replayed(texts: Sequence[str], cards: CardSet) -> list[str]:
    """Digest of each journal's game played again, or how it differs: what another process
    prints.
    """
    out = []
    for text in texts:
        again = replays.replay(replays.from_json(text, cards), cards)
        out.append(
            again.game.digest if again.difference is None else f"difference: {again.difference}"
        )
    return out
