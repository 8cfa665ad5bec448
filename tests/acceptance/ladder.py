"""Compare agents in pairs of games with the same chance: each rung against the one below.

    python -m tests.acceptance.ladder --games 400 --searched 30
    python -m tests.acceptance.ladder --whole 20 --budgets 10 20 --seed 1 --keep games.jsonl

Colonies of four play the standard game. `search` is compared in the cooperative variant, in which
all win or nobody, in all seats, mostly of two: a game takes half a second of processor time for
each simulation of a decision, one with four seats a second. `--whole` has the heuristic and each
budget play the same games for four once, so that every two of them are a pair. What lies in the
file of `--keep` is not played again, so such a run may be ended at any time and gone on with.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations
from pathlib import Path
from typing import Any

from dowlang.simulate import Source
from dowlang.simulate.game_records import Batch, GameRecord, cards_of
from dowlang.simulate.paired_runs import Pairs, Way, compare, play_pairs, task_of
from dowlang.simulate.worker_pool import chunks_in_order
from tests.conftest import ROOT

BASE = Source("dowlang.project", "load", (str(ROOT / "cards" / "base"),))
WON, LONG = "main objective completed", "rounds"


@dataclass(frozen=True, slots=True)
class Rung:
    """Who plays in all seats below and above, and which figure tells who is stronger."""

    below: tuple[str, ...]
    above: tuple[str, ...]
    figure: str = WON
    searched: bool = False
    players: int = 4

    @property
    def settings(self) -> dict[str, Any]:
        """What is played."""
        variant = "cooperative" if self.searched else "standard"
        return {"variant": variant, "players": self.players}


RUNGS = (
    Rung(("random",), ("survival",), LONG),
    Rung(("survival",), ("heuristic",)),
    Rung(("heuristic",), ("search:25",), searched=True, players=2),
    Rung(("search:6",), ("search:25",), searched=True, players=2),
    Rung(("search:12",), ("search:25",), searched=True, players=2),
    Rung(("search:25",), ("search:75",), searched=True, players=2),
    Rung(("heuristic",), ("search:12",), searched=True),
)


def climbed(rung: Rung, games: int, workers: int = 1, seed: int = 1) -> dict[str, Any]:
    """The figure of a rung: below, above, their difference with its 95 % interval."""
    sides = [Way(BASE, rung.settings, agents) for agents in (rung.below, rung.above)]
    found = compare(sides[0], sides[1], Batch(games, seed, workers))
    assert not found["faults"]["count"]
    figure: dict[str, Any] = next(each for each in found["figures"] if each["name"] == rung.figure)
    return figure


def whole_games(
    agents: tuple[str, ...], games: int, workers: int = 1, seed: int = 1
) -> Iterator[tuple[GameRecord, ...]]:
    """Yield each game for four, cooperative, as all seats of each kind play it."""
    settings = {"variant": "cooperative", "players": 4}
    tasks = tuple(task_of(Way(BASE, settings, (agent,))) for agent in agents)
    for chunk in chunks_in_order(play_pairs, tasks, Batch(games, seed).pieces(1), workers):
        yield from chunk


def kept_games(file: Path) -> dict[tuple[str, int], GameRecord]:
    """Read the games of a file by agent and seed, but for a line that was cut off."""
    out = {}
    for line in file.read_text("utf-8").splitlines(keepends=True) if file.exists() else ():
        if line.endswith("\n"):
            agent, seed, result, decisions = json.loads(line)
            out[agent, seed] = GameRecord(seed, result, decisions=decisions)
    return out


def whole_games_kept(
    agents: tuple[str, ...], batch: Batch, file: Path | None
) -> Iterator[tuple[GameRecord, ...]]:
    """Yield what `whole_games` yields. Games in the file are not played, others are added to it."""
    kept = kept_games(file) if file else {}
    for seed in range(batch.seed, batch.seed + batch.count):
        missing = tuple(agent for agent in agents if (agent, seed) not in kept)
        if missing:
            (records,) = whole_games(missing, 1, 1, seed)
            kept |= {(agent, seed): each for agent, each in zip(missing, records, strict=True)}
            if file:
                with file.open("a", encoding="utf-8") as out:
                    for agent, each in zip(missing, records, strict=True):
                        assert each.result, each.error
                        print(json.dumps([agent, seed, each.result, each.decisions]), file=out)
        yield tuple(kept[agent, seed] for agent in agents)


def whole_table(budgets: list[int], batch: Batch, file: Path | None) -> Iterator[str]:
    """Tell each two agents that played the same whole games: those won, and their difference."""
    agents = ("heuristic", *(f"search:{budget}" for budget in budgets))
    played: list[tuple[GameRecord, ...]] = []
    games = (
        whole_games_kept(agents, batch, file)
        if file
        else whole_games(agents, batch.count, batch.workers, batch.seed)
    )
    for records in games:
        played.append(records)
        yield f"game {len(played)}: won by " + (
            ", ".join(
                agent
                for agent, record in zip(agents, records, strict=True)
                if record.result and record.result["winners"]
            )
            or "nobody"
        )
    for below, above in combinations(range(len(agents)), 2):
        pairs = Pairs(cards_of(BASE).ruleset, 0.03)
        pairs.add([(records[below], records[above]) for records in played])
        for figure in pairs.told["figures"]:
            if figure["name"] in (WON, LONG):
                yield (
                    f"{agents[below]:12} {agents[above]:12} {figure['name']:26} {figure['a']:7.3f} "
                    f"{figure['b']:7.3f}  {figure['difference']:+.3f} ({figure['low']:+.3f} to "
                    f"{figure['high']:+.3f})"
                )


def table(games: int, searched: int, workers: int) -> Iterator[str]:
    yield f"{'below':12} {'above':12} {'figure':26} {'below':>7} {'above':>7}  difference (95 %)"
    for rung in RUNGS:
        found = climbed(rung, searched if rung.searched else games, workers)
        yield (
            f"{rung.below[0]:12} {rung.above[0]:12} {rung.figure:26} {found['a']:7.3f} "
            f"{found['b']:7.3f}  {found['difference']:+.3f} ({found['low']:+.3f} to "
            f"{found['high']:+.3f})"
        )


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--games", type=int, default=400)
    asked.add_argument("--searched", type=int, default=30)
    asked.add_argument("--whole", type=int, default=0, help="whole games for four, instead")
    asked.add_argument("--budgets", type=int, nargs="+", default=[10, 20])
    asked.add_argument("--seed", type=int, default=1, help="of the first of the whole games")
    asked.add_argument("--keep", type=Path, help="a file of whole games: those in it are known")
    asked.add_argument("--workers", type=int, default=2)
    given = asked.parse_args()
    lines = (
        whole_table(given.budgets, Batch(given.whole, given.seed, given.workers), given.keep)
        if given.whole
        else table(given.games, given.searched, given.workers)
    )
    for line in lines:
        print(line, flush=True)


if __name__ == "__main__":
    main()
