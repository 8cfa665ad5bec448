"""Keep the games of a run in an SQLite file, so that nothing is lost and nothing stands twice.

One process writes. A chunk of games is one transaction, in the order of the games, so a file always
holds the first games of its run, also after a kill, a full disk or an interruption. The file is in
WAL mode: others may read it meanwhile. `docs/metrics.md` describes its tables.
"""

from __future__ import annotations

import json
import sqlite3
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

from dowlang.simulate.game_counts import Counted, GoalStanding
from dowlang.simulate.game_records import GameRecord, Task

if TYPE_CHECKING:
    from dowlang.engine.card_set import CardSet

SCHEMA = "dowlang-games/1"
TABLES = """
CREATE TABLE run (key TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
CREATE TABLE cards (path TEXT PRIMARY KEY, facts TEXT NOT NULL) WITHOUT ROWID;
CREATE TABLE games (
    number INTEGER PRIMARY KEY,
    seed INTEGER NOT NULL,
    settings TEXT NOT NULL,
    cause TEXT,
    result TEXT,
    decisions INTEGER NOT NULL,
    checksum TEXT NOT NULL,
    error TEXT NOT NULL
);
CREATE TABLE names (
    id INTEGER PRIMARY KEY,
    what TEXT NOT NULL,
    name TEXT NOT NULL,
    detail TEXT NOT NULL,
    UNIQUE (what, name, detail)
);
CREATE TABLE counts (
    game INTEGER NOT NULL REFERENCES games,
    name INTEGER NOT NULL REFERENCES names,
    seat INTEGER NOT NULL,
    count INTEGER NOT NULL,
    PRIMARY KEY (game, name, seat)
) WITHOUT ROWID;
CREATE TABLE goals (
    game INTEGER NOT NULL REFERENCES games,
    round INTEGER NOT NULL,
    card TEXT NOT NULL,
    seat INTEGER NOT NULL,
    clause INTEGER NOT NULL,
    have INTEGER NOT NULL,
    want INTEGER NOT NULL
);
CREATE INDEX goals_of_games ON goals (game);
"""
FACTS = ("kind", "name", "slug", "file", "line", "labels", "atoms")
"""What a report says of a card: kept, so that it needs no set."""
BESIDE = ("-wal", "-shm", "-journal")
"""Ends of the names of what SQLite puts beside its file."""
SAME = ("schema", "set", "ruleset", "settings", "rules", "agents", "seed")
"""What has to be the same when a run goes on."""


class ResultFileError(Exception):
    """Raised when a file of games cannot be read or written.

    Carries the path, the reason, and whether games were to be written down.
    """

    def __init__(self, path: Path, reason: str, writing: bool = False) -> None:
        self.path, self.reason, self.writing = path, reason, writing
        super().__init__(f"{path}: {reason}")


@dataclass(slots=True)
class ResultFile:
    """One file of games, open for the length of a run or of a reading.

    Close it with `close`, or use it in a `with` block.
    """

    path: Path
    _link: sqlite3.Connection
    _names: dict[tuple[str, str, str], int] = field(default_factory=dict)

    @classmethod
    def new(cls, path: Path) -> ResultFile:
        """Make a file without games. Raises `ResultFileError` if there is one."""
        if path.exists() or path.is_symlink():
            raise ResultFileError(path, "there is a file already")
        with _told(path):
            link = sqlite3.connect(path, isolation_level=None)
            try:
                link.execute("PRAGMA journal_mode=WAL")
                link.executescript(f"BEGIN;{TABLES}COMMIT;")
            except sqlite3.Error:  # an empty file would stand in the way of the next try
                link.close()
                for made in (path, *(path.with_name(path.name + more) for more in BESIDE)):
                    made.unlink(missing_ok=True)
                raise
        return cls(path, link)

    @classmethod
    def open(cls, path: Path) -> ResultFile:
        """Open a file of games to read it or to go on with it.

        Raises `ResultFileError` if it is none.
        """
        if not path.is_file():
            raise ResultFileError(path, "there is no such file")
        with _told(path):
            link = sqlite3.connect(f"{path.absolute().as_uri()}?mode=rw", True, uri=True)
            link.isolation_level = None
        try:
            with _told(path):
                here = {row[0] for row in link.execute("SELECT name FROM sqlite_master")}
                if not {"run", "cards", "games", "names", "counts", "goals"} <= here:
                    raise ResultFileError(path, "this is no file of games")
            found = cls(path, link)
            if found.about and found.about.get("schema") != SCHEMA:
                raise ResultFileError(path, f"made by another version, wanted {SCHEMA}")
        except ResultFileError:
            link.close()
            raise
        return found

    def __enter__(self) -> ResultFile:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """Close the file. What is in it stays."""
        self._link.close()

    # ---- a run
    @property
    def about(self) -> dict[str, Any]:
        """Return the set, settings, rules, agents and first seed of the run, empty before it
        begins.
        """
        with _told(self.path):
            return {
                key: json.loads(value)
                for key, value in self._link.execute("SELECT key, value FROM run ORDER BY key")
            }

    def begin(self, cards: CardSet, task: Task, seed: int, games: int, until: float) -> None:
        """Write down what is played, or hold a run that goes on to what it was.

        How many games are wanted, and where the set lies, may be another than before. Raises
        `ResultFileError` naming the first difference.
        """
        about: dict[str, Any] = {
            "schema": SCHEMA,
            "set": {
                "name": cards.name,
                "version": cards.version,
                "hash": cards.hash,
            },
            "ruleset": {"name": cards.ruleset.name, "version": cards.ruleset.version},
            "settings": task.settings,
            "rules": task.rules,
            "agents": list(task.agents),
            "seed": seed,
            "source": [task.source.module, task.source.function, *task.source.arguments],
            "wanted": {"games": games, "until": until},
        }
        before = self.about
        if before:
            for key in SAME:
                if before.get(key) != about[key]:
                    raise ResultFileError(
                        self.path,
                        f"its games have another {key}: {_short(before.get(key))}, "
                        f"now {_short(about[key])}",
                    )
        worse = _dominated(cards)
        facts = [
            (
                card["path"],
                json.dumps(
                    {key: card[key] for key in FACTS if key in card} | worse.get(card["path"], {})
                ),
            )
            for card in cards.facts
        ]
        with _told(self.path), self._transaction():
            self._link.executemany("INSERT OR IGNORE INTO cards VALUES (?, ?)", facts)
            self._link.executemany(
                "INSERT OR REPLACE INTO run VALUES (?, ?)",
                [(key, json.dumps(value, sort_keys=True)) for key, value in about.items()],
            )

    def keep(self, first: int, records: Sequence[GameRecord]) -> None:
        """Write games down, the first with that number, all or none of them.

        Raises `ResultFileError` when the disk is full, or another run writes to the file.
        """
        with _told(self.path, writing=True), self._transaction():
            for number, record in enumerate(records, first):
                self._keep_one(number, record)

    def _keep_one(self, number: int, record: GameRecord) -> None:
        result = record.result
        self._link.execute(
            "INSERT INTO games VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
            (
                number,
                record.seed,
                self._settings,
                None if result is None else result["cause"],
                None if result is None else json.dumps(result),
                record.decisions,
                record.checksum,
                record.error,
            ),
        )
        self._link.executemany(
            "INSERT INTO counts VALUES (?, ?, ?, ?)",
            [
                (number, self._name(what), what.seat, count)
                for what, count in sorted(record.counts.items())
            ],
        )
        self._link.executemany(
            "INSERT INTO goals VALUES (?, ?, ?, ?, ?, ?, ?)",
            [(number, *standing) for standing in record.standings],
        )

    @property
    def _settings(self) -> str:
        row = self._link.execute("SELECT value FROM run WHERE key = 'settings'").fetchone()
        return str(row[0]) if row else "{}"

    def _name(self, counted: Counted) -> int:
        key = counted[:3]
        if key not in self._names:
            self._link.execute(
                "INSERT OR IGNORE INTO names (what, name, detail) VALUES (?, ?, ?)", key
            )
            row = self._link.execute(
                "SELECT id FROM names WHERE what = ? AND name = ? AND detail = ?", key
            ).fetchone()
            self._names[key] = int(row[0])
        return self._names[key]

    @contextmanager
    def _transaction(self) -> Iterator[None]:
        self._link.execute("BEGIN IMMEDIATE")
        try:
            yield
            self._link.execute("COMMIT")
        except BaseException:
            self._names.clear()  # names that were new are taken back too
            if self._link.in_transaction:
                self._link.execute("ROLLBACK")
            raise

    # ---- reading
    @property
    def count(self) -> int:
        """Return how many games the file holds."""
        return int(self.rows("SELECT count(*) FROM games")[0][0])

    def facts(self) -> dict[str, dict[str, Any]]:
        """Map the path of each card of the set to what a report says of it (`FACTS`)."""
        with _told(self.path):
            return {
                path: json.loads(facts)
                for path, facts in self._link.execute("SELECT path, facts FROM cards ORDER BY path")
            }

    def games(self) -> Iterator[GameRecord]:
        """Yield the games in their order, without what was counted in them."""
        with _told(self.path):
            for seed, result, error, checksum, decisions in self._link.execute(
                "SELECT seed, result, error, checksum, decisions FROM games ORDER BY number"
            ):
                yield GameRecord(
                    seed, None if result is None else json.loads(result), error, checksum, decisions
                )

    def records(self) -> Iterator[GameRecord]:
        """Yield the games in their order, as they were played."""
        with _told(self.path):
            counts = _grouped(
                self._link.execute(
                    "SELECT game, what, names.name, detail, seat, count FROM counts"
                    " JOIN names ON names.id = counts.name ORDER BY game"
                )
            )
            goals = _grouped(self._link.execute("SELECT * FROM goals ORDER BY game, rowid"))
            for number, record in enumerate(self.games()):
                yield replace(
                    record,
                    counts=Counter({Counted(*row[:4]): row[4] for row in counts(number)}),
                    standings=tuple(GoalStanding(*row) for row in goals(number)),
                )

    def rows(self, query: str, values: Sequence[object] = ()) -> list[tuple[Any, ...]]:
        """Answer one query of a reader."""
        with _told(self.path):
            return self._link.execute(query, values).fetchall()


def _dominated(cards: CardSet) -> dict[str, dict[str, Any]]:
    """Return what is kept of cards that another one of the set is better than, by path."""
    declared = cards.ruleset.report
    if declared is None or declared.dominated is None:
        return {}
    return {
        found.card: {
            "dominated": {"by": found.other, "says": found.says, "figure": dict(found.figure)}
        }
        for found in declared.dominated(cards)
    }


def _grouped(rows: Iterable[tuple[Any, ...]]) -> Any:
    """Return a function from a game's number to its rows, without the number.

    To be called for rising numbers.
    """
    source = iter(rows)
    waiting = next(source, None)

    def of_game(number: int) -> list[tuple[Any, ...]]:
        nonlocal waiting
        out = []
        while waiting is not None and waiting[0] == number:
            out.append(waiting[1:])
            waiting = next(source, None)
        return out

    return of_game


def _short(value: Any) -> str:
    text = json.dumps(value, sort_keys=True)
    return text if len(text) <= 80 else text[:77] + "…"


@contextmanager
def _told(path: Path, writing: bool = False) -> Iterator[None]:
    """Turn what SQLite raises into one sentence."""
    try:
        yield
    except sqlite3.IntegrityError:
        raise ResultFileError(path, "another run has written to this file", writing) from None
    except (sqlite3.Error, json.JSONDecodeError, UnicodeDecodeError) as fault:
        raise ResultFileError(path, str(fault), writing) from None
