"""Tell how balanced the starter set is, from a file of games (`dow sim --file`), as Markdown.

`python -m tests.acceptance.balance FILE`. What is wanted: a standard main objective is completed in
25 to 75 % of its games, a secret is met in 10 to 90 % of the games in which the main objective is
completed, no option is taken in more than 95 % or less than 5 % of the cases in which it is one of
several, and none is the only one possible in more than half of its cases (from 20 cases on).
"""

from __future__ import annotations

import json
import sqlite3
import sys
from collections import Counter, defaultdict
from collections.abc import Iterator
from pathlib import Path

OBJECTIVE, SECRET, OPTION, FORCED = (25, 75), (10, 90), (5, 95), (0, 50)  # per cent
CASES = 20  # below which nothing is said of an option
Row = tuple[str, ...]


def table(head: Row, rows: list[Row]) -> list[str]:
    """Return a Markdown table, every column but the first to the right."""
    ruler = ["---", *["---:"] * (len(head) - 1)]
    return [f"| {' | '.join(row)} |" for row in (head, tuple(ruler), *rows)]


def share(count: int, of: int) -> str:
    """Return a share in words."""
    return f"{100 * count / of:.0f} % ({count} of {of})" if of else "–"


def outside(count: int, of: int, wanted: tuple[int, int]) -> str:
    """Return a mark for a share that is not as wanted."""
    return "" if not of or wanted[0] <= 100 * count / of <= wanted[1] else " **!**"


class Games:
    """What a file of games tells."""

    def __init__(self, file: Path) -> None:
        self.data = sqlite3.connect(f"file:{file}?mode=ro", uri=True)
        self.names = {
            path: json.loads(facts)
            for path, facts in self.data.execute("SELECT path, facts FROM cards")
        }
        self.results = {
            number: json.loads(result)
            for number, result in self.data.execute("SELECT number, result FROM games")
            if result
        }

    def objectives(self) -> Iterator[Row]:
        """Yield how often and when each main objective is completed."""
        of, ends = Counter[str](), defaultdict[str, Counter[int]](Counter)
        for result in self.results.values():
            side = f"{result['objective']}{', hardcore' if result['hardcore'] else ''}"
            of[side] += 1
            if result["completed"]:
                ends[side][result["rounds"]] += 1
        for side in sorted(of):
            met = ends[side].total()
            mark = "" if "hardcore" in side else outside(met, of[side], OBJECTIVE)
            when = ", ".join(f"{number}: {ends[side][number]}" for number in sorted(ends[side]))
            yield side.replace("_", " "), share(met, of[side]) + mark, when

    def secrets(self) -> Iterator[Row]:
        """Yield how often each hidden objective is met and won."""
        found: dict[str, Counter[str]] = defaultdict(Counter)
        query = (
            "SELECT game, name, detail, count FROM counts JOIN names ON names.id = counts.name "
            "WHERE what = 'secret'"
        )
        query = query.replace("name, detail", "names.name, detail")
        for game, card, detail, count in self.data.execute(query):
            found[card][detail] += count
            if game in self.results and self.results[game]["completed"]:
                found[card][f"{detail}, completed"] += count
        for card in sorted(found, key=lambda path: (path.split("/")[1], path)):
            counts, kind = found[card], card.split("/")[1]
            held, met = counts["held at the end, completed"], counts["met, completed"]
            mark = outside(met, held, SECRET) if kind == "secrets" else ""
            yield (
                self.names[card]["name"],
                kind,
                share(counts["won"], counts["held at the end"]),
                share(met, held) + mark if kind == "secrets" else "–",
            )

    def options(self) -> Iterator[Row]:
        """Yield how often each option of a crossroads card was taken and forced."""
        found: dict[tuple[str, int], Counter[str]] = defaultdict(Counter)
        query = (
            "SELECT what, names.name, detail, SUM(count) FROM counts JOIN names "
            "ON names.id = counts.name WHERE what LIKE 'option_%' GROUP BY what, names.name, detail"
        )
        for what, card, option, count in self.data.execute(query):
            found[card, int(option)][what] += count
        for (card, option), counts in sorted(found.items()):
            if "/crossroads/" not in card:
                continue
            offered, taken = counts["option_offered"], counts["option_taken"]
            forced = counts["option_forced"]
            mark = outside(taken, offered, OPTION) if offered >= CASES else ""
            label = self.names[card]["labels"].get(str(option), "")
            name = f"{self.names[card]['name']}: {label}"
            cases = offered + forced
            only = outside(forced, cases, FORCED) if cases >= CASES else ""
            yield name, share(taken, offered) + mark, share(forced, cases) + only


def report(file: Path) -> str:
    """Return the whole report."""
    games = Games(file)
    lines = [f"{len(games.results)} games.", ""]
    lines += table(("main objective", "completed", "in round: games"), list(games.objectives()))
    lines.append("")
    secrets = "hidden objective", "kind", "won", "met where the main objective was"
    lines += table(secrets, list(games.secrets()))
    lines.append("")
    lines += table(("option", "taken, of several", "the only one"), list(games.options()))
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    print(report(Path(sys.argv[1])), end="")
