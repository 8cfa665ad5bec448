"""The games of the acceptance run, and playing one of them.

Game n has seed, players, objective, side and agents from n alone. It is played under the invariants (`tests/rules/dead_of_winter/invariants.py`),
one in so many also cloned and sent through JSON at every decision: the copy, not the game, plays on, and has to come to the same end.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from dowlang.agents import agent_names, is_blind, make
from dowlang.engine import replay as replays
from dowlang.engine.game import Frame, Game
from dowlang.engine.library import CardSet
from dowlang.rulesets.dead_of_winter import events as E
from tests.rules.dead_of_winter.invariants import CheckedLog, checked

MOST = 60_000  # answers in one game; more is a loop
TABLES = (("heuristic",), ("random",), ("heuristic", "random"), ("heuristic", "heuristic", "random"), ("first", "heuristic", "random"))


@dataclass(frozen=True, slots=True)
class Plan:
    """One game to be played."""

    number: int
    settings: dict[str, Any]
    agents: tuple[str, ...]
    copied: bool  # cloned and round-tripped at every decision


@dataclass(slots=True)
class Seen:
    """What happened in games, each with its count."""

    decisions: Counter[str] = field(default_factory=Counter)
    options: Counter[str] = field(default_factory=Counter)  # kinds of options chosen
    forced: Counter[str] = field(default_factory=Counter)
    nothing: Counter[str] = field(default_factory=Counter)
    events: Counter[str] = field(default_factory=Counter)
    endings: Counter[str] = field(default_factory=Counter)
    crossroads: Counter[str] = field(default_factory=Counter)
    items: Counter[str] = field(default_factory=Counter)  # played
    abilities: Counter[str] = field(default_factory=Counter)
    answers: int = 0
    checks: int = 0
    copies: int = 0

    def add(self, other: Seen) -> None:
        """Count another's games too."""
        for name in ("decisions", "options", "forced", "nothing", "events", "endings", "crossroads", "items", "abilities"):
            getattr(self, name).update(getattr(other, name))
        self.answers += other.answers
        self.checks += other.checks
        self.copies += other.copies


def plan(cards: CardSet, number: int, copied: bool) -> Plan:
    """Game `number`: 3 to 5 players, objectives and sides in turn, mixed tables of agents."""
    there = agent_names(cards)
    objectives = cards.of_kind["objective"]
    players = 3 + number % 3
    settings = {
        "players": players,
        "objective": objectives[number // 3 % len(objectives)]["name"],
        "variant": "hardcore" if number // 9 % 4 == 3 else "standard",
    }
    table = tuple(name if name in there else "random" for name in TABLES[number % len(TABLES)])
    return Plan(number, settings, tuple(table[(seat + number) % len(table)] for seat in range(players)), copied)


def play(cards: CardSet, plan: Plan) -> tuple[Game, str, Seen]:
    """Play one game to its end; the game, its journal as a text, what was seen. Raises `Broken` and whatever a fault raises."""
    game = checked(cards, plan.number, plan.settings)
    agents = [make(name, cards, plan.number, seat) for seat, name in enumerate(plan.agents)]
    seen, copy = Seen(), None
    if plan.copied:
        copy = Game.from_json(game.to_json(), cards)
    for _ in range(MOST):
        if not game.stack:
            break
        _, seat, _, options = game.stack[-1]
        agent: Any = agents[seat]
        index = agent.pick(len(options)) if is_blind(agent) else agent.choose(game.view(seat), game.decision)
        if copy is not None:
            seen.copies += 1
            copy = passed_on(copy, index, cards)
            copy.choose(index)
        game.choose(index)
        seen.answers += 1
    else:
        raise AssertionError(f"game {plan.number} does not end in {MOST} answers")
    if copy is not None and (copy.digest, copy.result) != (game.digest, game.result):
        raise AssertionError(f"game {plan.number}: the copies came to {copy.digest}, the game to {game.digest}")
    text = replays.to_json(game.journal, cards)
    tell(seen, cards, game)
    return game, text, seen


def passed_on(game: Game, index: int, cards: CardSet) -> Game:
    """A clone of the game after a way through JSON; playing the game on does not change the clone that stays."""
    digest, stays = game.digest, game.clone()
    again = Game.from_json(game.clone().to_json(), cards)
    game.choose(index)
    for copy in (stays, again):
        if copy.digest != digest:
            raise AssertionError(f"a copy changed: {digest} became {copy.digest}")
    return again


def tell(seen: Seen, cards: CardSet, game: Game) -> None:
    """Count what the log of a finished game holds."""
    assert isinstance(game.log, CheckedLog)
    seen.checks += game.log.checks
    kinds = cards.ruleset.option_kinds
    seen.endings[game.result["cause"]] += 1
    for entry in game.log:
        match entry[0]:
            case "chose":
                seen.decisions[entry[2]] += 1
                seen.options[kinds[entry[3][0]].name] += 1
            case "forced":
                seen.forced[entry[2]] += 1
            case "none":
                seen.nothing[entry[2]] += 1
            case int():
                seen.events[cards.ruleset.events[entry[0]].name] += 1
                name_cards(seen, cards, entry)


def name_cards(seen: Seen, cards: CardSet, entry: Frame) -> None:
    """Which crossroads card came up, which item was played, whose ability was used."""
    match entry[0]:
        case E.CROSSROADS_TRIGGERED:
            seen.crossroads[slug(cards, "crossroads", entry[2])] += 1
        case E.CARD_PLAYED:
            seen.items[slug(cards, "item", cards.tables.item_card[entry[2]])] += 1
        case E.ABILITY_USED:
            seen.abilities[slug(cards, "survivor", entry[2])] += 1


def slug(cards: CardSet, kind: str, number: int) -> str:
    """A card's slug by its number among those of its kind."""
    return str(cards.of_kind[kind][number]["slug"])


def replayed(texts: Sequence[str], cards: CardSet) -> list[str]:
    """Digest of each journal's game played again, or how it differs: what another process prints."""
    out = []
    for text in texts:
        again = replays.replay(replays.from_json(text, cards), cards)
        out.append(again.game.digest if again.difference is None else f"difference: {again.difference}")
    return out


def plain(texts: Sequence[str]) -> str:
    """Journals one a line, for another process."""
    return "\n".join(json.dumps(text) for text in texts) + "\n"
