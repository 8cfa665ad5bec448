"""Whole games of Dwar7s Winter: `python -m tests.acceptance.dwar7s [games] [mixed] [castle]`.

- `games`: games of each number of players with random and with heuristic agents over all
  combinations of the variants. At each event the books and the invariants of the rules document are
  compared with the state, each game is replayed from the text of its journal, and what was asked,
  how games ended and who had how many points is counted.
- `mixed`: one, two and three heuristic agents, the seats in turn, against random ones.
- `castle`: how often the castle falls under each variant, four heuristic agents.

It prints the tables of `docs/dwar7s.md` and returns 1 when a game had a fault.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import combinations
from typing import Any

from dowlang.agents import is_blind, make
from dowlang.engine import replay as replays
from dowlang.engine.card_set import CardSet
from dowlang.engine.game import Game
from dowlang.rulesets.dwar7s_winter.procedures.endings import score, score_parts
from dowlang.rulesets.dwar7s_winter.state.game_state import Dwar7s
from dowlang.rulesets.dwar7s_winter.state.labels import SCORE_PARTS
from dowlang.rulesets.dwar7s_winter.state.variants import NAMES
from dowlang.simulate import play, wilson
from tests.rules.dwar7s_winter.hearth import cards
from tests.rules.dwar7s_winter.ledger import kept_books

MOST = 20_000  # answers in one game. More is a loop
SEATS = (1, 2, 3, 4)
AGENTS = ("random", "heuristic")
SWITCHES = tuple(name for name in NAMES if name != "standard")
VARIANTS = (
    "standard",
    *("+".join(some) for many in (1, 2, 3) for some in combinations(SWITCHES, many)),
)


@dataclass(slots=True)
class Told:
    """What came of some games of one number of players with one agent."""

    games: int = 0
    replays: int = 0
    events: int = 0
    decisions: Counter[str] = field(default_factory=Counter)
    options: Counter[str] = field(default_factory=Counter)
    endings: Counter[str] = field(default_factory=Counter)
    weeks: Counter[int] = field(default_factory=Counter)
    points: list[int] = field(default_factory=list)  # of the players who survived
    best: list[int] = field(default_factory=list)  # the most of each survived game
    parts: Counter[str] = field(default_factory=Counter)
    titles: Counter[str] = field(default_factory=Counter)
    faults: list[str] = field(default_factory=list)


def counted(set_: CardSet, players: int, agent: str, seeds: Sequence[int]) -> Told:
    """Play the same games without books and replays, in less than half the time, and count."""
    told = Told()
    for seed in seeds:
        variant = VARIANTS[seed % len(VARIANTS)]
        game: Any = Game.begin(set_, seed, {"players": players, "variant": variant}, {}, False)
        count(told, set_, to_its_end(game, [agent] * players, seed))
    return told


def games(set_: CardSet, players: int, agent: str, seeds: Sequence[int]) -> Told:
    """Play games under their books, replay each from its journal, count."""
    told = Told()
    for seed in seeds:
        variant = VARIANTS[seed % len(VARIANTS)]
        try:
            game = whole(set_, players, variant, [agent] * players, seed)
            again = replays.replay(
                replays.from_json(replays.to_json(game.journal, set_), set_), set_
            )
            assert again.difference is None, again.difference
            assert again.game.digest == game.digest, "the replay came to another state"
        except Exception as fault:  # counted and shown, whatever it is
            told.faults.append(f"{players} {agent} {variant} {seed}: {fault!r}")
            continue
        told.replays += 1
        count(told, set_, game)
    return told


def whole(set_: CardSet, players: int, variant: str, names: Sequence[str], seed: int) -> Dwar7s:
    """Play one game to its end, books and invariants compared at each event."""
    return to_its_end(kept_books(set_, players, variant, seed), names, seed)


def to_its_end(game: Dwar7s, names: Sequence[str], seed: int) -> Dwar7s:
    """Play a game on with agents at its seats."""
    agents = [make(name, game.cards, seed, seat) for seat, name in enumerate(names)]
    for _ in range(MOST):
        if not game.stack:
            return game
        _, seat, _, options = game.stack[-1]
        agent = agents[seat]
        if is_blind(agent):
            game.choose(agent.pick(len(options)))
        else:
            game.choose(agent.choose(game.view(seat), game.decision))
    raise AssertionError(f"it does not end in {MOST} answers")


def count(told: Told, set_: CardSet, game: Dwar7s) -> None:
    """Count what the log and the result of a finished game hold."""
    told.games += 1
    told.endings[game.result["cause"]] += 1
    told.weeks[game.week] += 1
    for entry in game.log or ():
        if entry[0] == "chose":
            told.decisions[entry[2]] += 1
            told.options[set_.ruleset.option_kinds[entry[3][0]].name] += 1
        told.events += isinstance(entry[0], int)
    if game.result["points"]:
        told.points += game.result["points"]
        told.best.append(max(game.result["points"]))
        for player in range(game.players):
            parts = zip(SCORE_PARTS, score_parts(game, player), strict=False)
            told.parts.update(dict(parts))
    told.titles.update(game.result["titles"])


# ---- the tables
def share(found: int, of: int) -> str:
    """A share with its interval in which nineteen of twenty such counts lie."""
    low, high = wilson(found, of)
    return f"{100 * found / max(1, of):.1f} % ({100 * low:.1f} to {100 * high:.1f})"


def mean(values: Sequence[int]) -> str:
    """The mean of some counts, a dash for none."""
    return f"{sum(values) / len(values):.1f}" if values else "–"


def tables(every: dict[tuple[int, str], Told]) -> Iterator[str]:
    """Yield the tables of all games: endings and points, then kinds of decisions."""
    heads = "players agents games castle_falls four_disasters survived weeks points best choices"
    yield f"| {' | '.join(heads.split()).replace('_', ' ')} |"
    yield "|---" * len(heads.split()) + "|"
    for (players, agent), told in every.items():
        weeks = [week for week, often in told.weeks.items() for _ in range(often)]
        ends = (
            share(told.endings[name], told.games) for name in ("castle", "disasters", "survived")
        )
        yield (
            f"| {players} | {agent} | {told.games:,} | {' | '.join(ends)} | {mean(weeks)} "
            f"| {mean(told.points)} | {mean(told.best)} "
            f"| {told.decisions.total() / max(1, told.games):.0f} |"
        )
    yield ""
    yield "| points by part, mean of a player who survived | " + " | ".join(SCORE_PARTS[:7]) + " |"
    yield "|---" * 8 + "|"
    for (players, agent), told in every.items():
        if told.points:
            of = [f"{told.parts[name] / len(told.points):.1f}" for name in SCORE_PARTS[:7]]
            yield f"| {players} {agent} | " + " | ".join(of) + " |"
    yield ""
    yield "| decision | " + " | ".join(f"{players} {agent}" for players, agent in every) + " |"
    yield "|---" * (1 + len(every)) + "|"
    for title, part in (("", "decisions"), ("chosen: ", "options")):
        for kind in sorted({kind for told in every.values() for kind in getattr(told, part)}):
            row = [f"{getattr(told, part)[kind]:,}" for told in every.values()]
            yield f"| {title}{kind} | " + " | ".join(row) + " |"
    titles = sum((told.titles for told in every.values()), Counter[str]())
    events, replayed = (
        sum(getattr(told, n) for told in every.values()) for n in ("events", "replays")
    )
    faults = [fault for told in every.values() for fault in told.faults]
    yield ""
    yield f"Titles of solo players: {', '.join(f'{n} {t}' for t, n in titles.items()) or 'none'}."
    books = " with their books" if replayed else ""
    yield f"{events:,} events{books}, {replayed:,} replays equal, {len(faults)} faults."
    yield from faults[:20]


def mixed(set_: CardSet, seeds: Sequence[int]) -> Iterator[str]:
    """Yield the table of games of heuristic against random agents, the seats in turn.

    Ahead is a heuristic agent with more points than every random one, as the game stood at its end:
    nobody wins a lost game. Won counts survived games that no random agent won or shared.
    """
    yield "| heuristic agents of four | games | ahead | survived | of these won |"
    yield "|---" * 5 + "|"
    for many in (1, 2, 3):
        ahead, survived, won = 0, 0, 0
        for seed in seeds:
            ours = {(seed + seat) % 4 for seat in range(many)}
            names = ["heuristic" if seat in ours else "random" for seat in range(4)]
            game = play(set_, {"players": 4}, names, seed=seed).game
            assert isinstance(game, Dwar7s)
            points = [score(game, player) for player in range(4)]
            others = set(range(4)) - ours
            ahead += max(points[seat] for seat in ours) > max(points[seat] for seat in others)
            survived += game.result["cause"] == "survived"
            won += game.result["cause"] == "survived" and not others & set(game.result["winners"])
        of = share(won, survived) if survived else "–"
        yield (
            f"| {many} | {len(seeds):,} | {share(ahead, len(seeds))} "
            f"| {share(survived, len(seeds))} | {of} |"
        )


def castle(set_: CardSet, seeds: Sequence[int]) -> Iterator[str]:
    """Yield the table of how games of four heuristic agents end under each variant."""
    yield "| variant | games | castle falls | four disasters | survived |"
    yield "|---|---|---|---|---|"
    for variant in (*VARIANTS[:4], VARIANTS[-1]):
        ends = Counter(
            play(set_, {"players": 4, "variant": variant}, ("heuristic",), seed=seed).game.result[
                "cause"
            ]
            for seed in seeds
        )
        row = (share(ends[name], len(seeds)) for name in ("castle", "disasters", "survived"))
        yield f"| {variant} | {len(seeds):,} | {' | '.join(row)} |"


def main() -> int:
    """Play, print the tables."""
    parser = argparse.ArgumentParser(prog="python -m tests.acceptance.dwar7s", description=__doc__)
    parser.add_argument("part", nargs="*", default=["games", "mixed", "castle"])
    parser.add_argument("--games", type=int, default=1_000, help="of each row (default 1000)")
    parser.add_argument("--count-only", action="store_true", help="games without their books")
    asked = parser.parse_args()
    set_, seeds, faults = cards(), range(asked.games), 0
    if "games" in asked.part:
        row = counted if asked.count_only else games
        every = {(n, name): row(set_, n, name, seeds) for name in AGENTS for n in SEATS}
        faults = sum(len(told.faults) for told in every.values())
        print("\n".join(tables(every)), flush=True)
    if "mixed" in asked.part:
        print("\n" + "\n".join(mixed(set_, seeds)), flush=True)
    if "castle" in asked.part:
        print("\n" + "\n".join(castle(set_, seeds)))
    return int(bool(faults))


if __name__ == "__main__":
    sys.exit(main())
