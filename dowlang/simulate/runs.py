"""Play many games, with the same results for every number of workers, and keep them in a file.

Games are played in chunks and put together in their order, so a run that stops at a precision stops
after the same game however many workers it has, and a file of games always holds the first ones. A
game stopped by a fault is counted as a fault, never as a result.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from contextlib import closing
from typing import TYPE_CHECKING, Any

from dowlang.agents import NoSuchClass, UnknownAgent
from dowlang.engine.setup_options import SetUpRefused, complete, complete_rules
from dowlang.simulate.game_counts import Counted
from dowlang.simulate.game_records import GameRecord, Source, Task, cards_of, play_chunk
from dowlang.simulate.result_file import ResultFile
from dowlang.simulate.single_game import play
from dowlang.simulate.statistics import half_width, summary, table
from dowlang.simulate.worker_pool import Crew, chunks_in_order

if TYPE_CHECKING:
    from dowlang.engine.card_set import CardSet

SCHEMA = "dowlang-results/1"
CHUNK = 25  # games. Small enough for a smooth progress bar, large enough to be worth the message
FAULTS_SHOWN = 20
FEWEST = 100  # games before a run may stop at a precision

Progress = Callable[[int, int], None]  # games done, games in all


def simulate(
    source: Source,
    settings: Mapping[str, Any] | None = None,
    agents: Sequence[str] = ("random",),
    *,
    games: int,
    seed: int = 0,
    rules: Mapping[str, int | str] | None = None,
    workers: int | Crew = 1,
    told: bool = False,
    until: float = 0.0,
    file: ResultFile | None = None,
    progress: Progress | None = None,
) -> dict[str, Any]:
    """Play `games` games and give their results as data, see `schemas/results.json`.

    `told` also counts decisions and events, which makes the games slower. `until` ends the run
    after the first chunk (and `FEWEST` games) at which the 95 % interval of the share of games with
    a winner is at most that far to either side (0: never). A `file` keeps every game with all that
    is counted. What it holds already is not played again. `workers` is a number of processes, or
    somebody else who plays. Raises `SetUpRefused`, `UnknownAgent`,
    `WorkersLost`, `ResultFileError`.
    """
    cards = cards_of(source)
    task = Task(
        source,
        complete(cards, settings or {}),
        complete_rules(cards, rules or {}),
        tuple(agents),
        told or file is not None,
    )
    if games:  # what is wrong with names or settings shows here and not in a worker
        try_out(task, seed)
    if file is not None:
        file.begin(cards, task, seed, games, until)
    played = _Played(games, until)
    for record in file.records() if file is not None else ():
        played.add(record)
    pieces = [
        range(seed + first, seed + min(first + CHUNK, games))
        for first in range(played.count, games, CHUNK)
    ]
    if progress and played.count:
        progress(played.count, games)
    with closing(chunks_in_order(play_chunk, task, pieces, workers)) as chunks:
        while not played.enough and (chunk := next(chunks, None)) is not None:
            if file is not None:
                file.keep(played.count, chunk)
            for record in chunk:
                played.add(record)
            if progress:
                progress(played.count, games)
    return _results(cards, task, played, seed, told)


class _Played:
    """The games of a run so far, without what was counted in each."""

    def __init__(self, games: int, until: float) -> None:
        self.games, self.until = games, until
        self.rows: list[dict[str, Any]] = []
        self.faults: list[dict[str, Any]] = []
        self.counts: Counter[Counted] = Counter()
        self.won = 0

    @property
    def count(self) -> int:
        """Return how many games there are, stopped ones among them."""
        return len(self.rows) + len(self.faults)

    def add(self, record: GameRecord) -> None:
        """Take in the next game."""
        if record.result is None:
            self.faults.append({"seed": record.seed, "error": record.error})
            return
        self.rows.append({**record.result, "seed": record.seed, "decisions": record.decisions})
        self.won += bool(record.result["winners"])
        self.counts.update(record.counts)

    @property
    def enough(self) -> bool:
        """Return True if no more games are wanted."""
        if self.count >= self.games:
            return True
        return (
            bool(self.until)
            and self.count >= FEWEST
            and half_width(self.won, len(self.rows)) <= self.until
        )


def try_out(task: Task, seed: int) -> None:
    """Play one game to let through what the caller got wrong.

    A game that a fault ends is counted where it is played.
    Raises `SetUpRefused`, `UnknownAgent`, `NoSuchClass`.
    """
    try:
        play(cards_of(task.source), task.settings, task.agents, seed=seed, rules=task.rules)
    except (SetUpRefused, UnknownAgent, NoSuchClass):
        raise
    except Exception:
        return


def _results(cards: CardSet, task: Task, played: _Played, seed: int, told: bool) -> dict[str, Any]:
    settled = {
        setting.name: value
        for setting in cards.ruleset.settings
        if setting.settled and (value := setting.settled(cards, task.settings)) is not None
    }
    groups = [
        setting.name for setting in cards.ruleset.settings if setting.kind in ("name", "choice")
    ]
    return {
        "schema": SCHEMA,
        "set": {"name": cards.name, "version": cards.version, "hash": cards.hash},
        "ruleset": {"name": cards.ruleset.name, "version": cards.ruleset.version},
        "settings": {**task.settings, **settled},
        "rules": task.rules,
        "agents": list(task.agents),
        "seed": seed,
        "games": played.count,
        "faults": {"count": len(played.faults), "first": played.faults[:FAULTS_SHOWN]},
        "outcomes": summary(played.rows, groups, cards.ruleset.roles),
        "play": table(played.counts, len(played.rows)) if told else None,
    }
