"""Count what agents do in many games: kinds of actions, abilities, items, votes.

    python -m tests.acceptance.agent_coverage --games 2000 --agent heuristic

prints a table of what was offered and what was done. What was never done is listed with why: it was
never offered, or never worth it to the agent.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from functools import cache, partial
from typing import Any

import dowlang
from dowlang.agents import answer_of, make
from dowlang.engine.card_set import CardSet
from dowlang.rulesets.dead_of_winter.state import options as O
from tests.conftest import ROOT

DOING = {O.ABILITY: "ability", O.USE: "item", O.PLAY_CARD: "item", O.EQUIP_CARD: "item"}
PLAYERS = (2, 3, 4, 5)


@dataclass
class Seen:
    """How often a thing was offered (once a decision) and done."""

    offered: Counter[tuple[str, str]] = field(default_factory=Counter)
    done: Counter[tuple[str, str]] = field(default_factory=Counter)

    def add(self, other: Seen) -> None:
        self.offered.update(other.offered)
        self.done.update(other.done)

    def never(self, what: str) -> Iterator[tuple[str, int]]:
        """What was offered or is in the set and was never done, with how often it was offered."""
        for (kind, name), count in sorted(self.offered.items()):
            if kind == what and not self.done[kind, name]:
                yield name, count


@cache
def cards() -> CardSet:
    return dowlang.load(ROOT / "cards" / "base")


def things_of(answer: tuple[int, ...]) -> Iterator[tuple[str, str]]:
    """What an option does: its kind, and the ability or item it is about."""
    t = cards().tables
    kind = cards().ruleset.option_kinds[answer[0]]
    yield "action", kind.name
    match answer[0]:
        case O.ABILITY:
            yield "ability", f"{t.survivor_path[answer[1]]} {answer[2]}"
        case O.USE:
            yield "item", str(cards().facts[answer[2]]["path"])
        case O.PLAY_CARD | O.EQUIP_CARD:
            yield "item", t.design_path[t.item_card[answer[1]]]


def all_there_is() -> Iterator[tuple[str, str]]:
    """Every kind of action, ability with a trigger of its own and item of the set."""
    t = cards().tables
    for kind in range(O.END_TURN, O.EXILE_VOTE + 1):
        yield "action", cards().ruleset.option_kinds[kind].name
    for survivor, path in enumerate(t.survivor_path):
        for number, _ in enumerate(cards().of_kind["survivor"][survivor].get("abilities", ()), 1):
            yield "ability", f"{path} {number}"
    for path in t.design_path:
        yield "item", path


@cache
def played(agent: str, seed: int) -> Seen:
    """One game, once, with 2 to 5 players in turn."""
    players = PLAYERS[seed % len(PLAYERS)]
    game: Any = dowlang.Game(cards(), seed=seed, players=players)
    agents = [make(agent, cards(), seed, seat) for seat in range(players)]
    seen = Seen()
    while not game.is_over:
        decision = game.decision
        index = answer_of(agents[decision.player], game)
        if decision.kind == "action":
            seen.offered.update({thing for one in decision.answers for thing in things_of(one)})
            seen.done.update(things_of(decision.answers[index]))
        elif decision.kind == "vote" and game.view(0)["accused"] >= 0:
            seen.offered["vote", "on exile"] += 1
            seen.done["vote", "for it" if decision.answers[index][1] else "against it"] += 1
        game.choose(index)
    seen.done["player", "exiled"] += sum(game.exiled)
    return seen


def counted(agent: str, games: int, workers: int = 1) -> Seen:
    """All games, seeds from 1."""
    seen = Seen()
    for thing in all_there_is():
        seen.offered[thing] = 0
    if workers == 1:
        for seed in range(1, games + 1):
            seen.add(played(agent, seed))
        return seen
    with ProcessPoolExecutor(workers) as pool:
        for one in pool.map(partial(played, agent), range(1, games + 1), chunksize=20):
            seen.add(one)
    return seen


def table(seen: Seen) -> Iterator[str]:
    """The table of actions, then what was never done."""
    yield "| action | decisions in which it was offered | times done |"
    yield "|---|---:|---:|"
    for (kind, name), count in seen.offered.items():
        if kind == "action":
            yield f"| {name} | {count} | {seen.done[kind, name]} |"
    votes = ", ".join(f"{count} {name}" for (k, name), count in seen.done.items() if k == "vote")
    yield f"\nvotes on exile: {votes or 'none'}; players exiled: {seen.done['player', 'exiled']}"
    for what in ("action", "ability", "item"):
        count = sum(1 for kind, _ in seen.offered if kind == what)
        never = list(seen.never(what))
        yield f"\nof {count} kinds of {what}, {count - len(never)} were done at least once"
        for name, offered in never:
            why = f"offered {offered} times, never worth it" if offered else "never offered"
            yield f"- never: {name} ({why})"


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--games", type=int, default=2000)
    asked.add_argument("--agent", default="heuristic")
    asked.add_argument("--workers", type=int, default=2)
    given = asked.parse_args()
    print("\n".join(table(counted(given.agent, given.games, given.workers))))


if __name__ == "__main__":
    main()
