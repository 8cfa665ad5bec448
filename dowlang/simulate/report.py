"""Work out the report of a file of games: every figure with its interval, as data.

Each figure is defined in `docs/metrics.md`. The same games give the same bytes, whoever played
them. `findings.py` puts what stands out into words.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any

from dowlang.engine.decisions import labels_of
from dowlang.engine.report_declarations import Figure, Report, ReportTable
from dowlang.simulate.findings import findings_of
from dowlang.simulate.game_counts import (
    AT_THE_END,
    NO_SEAT,
    PRINTED_FORCED,
    PRINTED_OFFERED,
    PRINTED_TAKEN,
)
from dowlang.simulate.statistics import share, summary

if TYPE_CHECKING:
    from dowlang.engine.declarations import Declarations
    from dowlang.simulate.result_file import ResultFile

SCHEMA = "dowlang-report/1"
FAULTS_SHOWN = 20
PLAIN = Report(lambda result: bool(result["winners"]), "with a winner", ())
"""What is shown of a game whose ruleset declares no report."""


@dataclass(eq=False)
class Games:
    """The games of a file, read once: their results by number, and what was counted in all."""

    file: ResultFile
    ruleset: Declarations[Any, Any]

    @property
    def declared(self) -> Report:
        """Return what the ruleset declares for reports."""
        return self.ruleset.report or PLAIN

    @cached_property
    def facts(self) -> dict[str, dict[str, Any]]:
        """Map the path of each card to what is said of it."""
        return self.file.facts()

    @cached_property
    def results(self) -> dict[int, dict[str, Any]]:
        """Map the number of each finished game to its result, with seed and decisions."""
        return {
            number: {**record.result, "seed": record.seed, "decisions": record.decisions}
            for number, record in enumerate(self.file.games())
            if record.result is not None
        }

    @cached_property
    def faults(self) -> list[dict[str, Any]]:
        """Return the seeds and errors of the games that a fault stopped."""
        rows = self.file.rows("SELECT seed, error FROM games WHERE error != '' ORDER BY number")
        return [{"seed": seed, "error": error} for seed, error in rows]

    @cached_property
    def totals(self) -> dict[str, dict[str, Counter[str]]]:
        """Map what is counted to name to detail to the number over all games."""
        out: dict[str, dict[str, Counter[str]]] = defaultdict(lambda: defaultdict(Counter))
        for what, name, detail, count in self.file.rows(
            "SELECT what, names.name, detail, sum(count) FROM counts"
            " JOIN names ON names.id = counts.name GROUP BY names.id ORDER BY 1, 2, 3"
        ):
            out[what][name][detail] = count
        return out

    def counted(self, what: str) -> list[tuple[int, str, str, int, int]]:
        """Return (game, name, detail, seat, count) of one thing, game by game."""
        return self.file.rows(
            "SELECT game, names.name, detail, seat, count FROM counts"
            " JOIN names ON names.id = counts.name WHERE what = ? ORDER BY 1, 2, 3, 4",
            (what,),
        )

    def succeeded(self, number: int) -> bool:
        """Return True if the players reached in that game what they play for together."""
        return self.declared.success(self.results[number])

    def name_of(self, card: str) -> str:
        """Return the name of a card, or the word itself."""
        return str(self.facts[card]["name"]) if card in self.facts else card


def report_of(file: ResultFile, ruleset: Declarations[Any, Any]) -> dict[str, Any]:
    """Return all figures of a file of games as data, see `schemas/report.json`."""
    games = Games(file, ruleset)
    about = file.about
    rows = list(games.results.values())
    declared = games.declared
    report: dict[str, Any] = {
        "set": about["set"],
        "ruleset": about["ruleset"],
        "settings": about["settings"],
        "rules": about["rules"],
        "agents": about["agents"],
        "seed": about["seed"],
        "games": len(rows) + len(games.faults),
        "faults": {"count": len(games.faults), "first": games.faults[:FAULTS_SHOWN]},
        "outcomes": summary(rows, (), ruleset.roles),
        "success": {
            "name": declared.succeeded,
            "share": share(sum(map(games.succeeded, games.results)), len(rows)),
        },
        "groups": {group: _by(games, group) for group in declared.groups},
        "pace": _pace(games),
        "goals": _goals(games),
        "early": _early(games),
        "options": _options(games),
        "tables": [_table(games, table) for table in declared.tables],
        "after": _after(games),
        "decisions": _decisions(games),
    }
    found = findings_of(report, declared, games.facts)
    return {"findings": [finding._asdict() for finding in found], **report}


def _by(games: Games, group: str) -> list[dict[str, Any]]:
    """Return the outcomes by the value of one field of the results."""
    of: dict[str, list[int]] = defaultdict(list)
    for number, result in games.results.items():
        of[_word(result.get(group))].append(number)
    return [
        {
            "value": value,
            "success": share(sum(map(games.succeeded, numbers)), len(numbers)),
            "won": share(
                sum(bool(games.results[number]["winners"]) for number in numbers), len(numbers)
            ),
        }
        for value, numbers in sorted(of.items())
    ]


def _word(value: Any) -> str:
    return {True: "yes", False: "no", None: "none"}.get(value, str(value))


def _pace(games: Games) -> dict[str, Any]:
    """Return rounds a game, real choices a game and a round, and after how many rounds games ended:
    all, and those that succeeded.
    """
    key = games.declared.rounds
    rounds = {n: int(result[key]) for n, result in games.results.items()} if key else {}
    choices = sum(result["decisions"] for result in games.results.values())
    return {
        "choices_a_game": _per(choices, len(games.results)),
        "rounds_a_game": _per(sum(rounds.values()), len(rounds)),
        "choices_a_round": _per(choices, sum(rounds.values())),
        "ended": _sorted(Counter(rounds.values())),
        "succeeded": _sorted(Counter(rounds[n] for n in rounds if games.succeeded(n))),
    }


def _sorted(counts: Counter[int]) -> list[list[int]]:
    return [[number, count] for number, count in sorted(counts.items())]


# ---- goals
def _goals(games: Games) -> list[dict[str, Any]]:
    """Return every goal that somebody pursued: how often it was met when the game ended, after how
    many rounds it was met first, and how far each clause of its card was at the end.
    """
    held: Counter[tuple[str, bool]] = Counter()
    met: Counter[tuple[str, bool]] = Counter()
    first: dict[tuple[str, bool], Counter[int]] = defaultdict(Counter)
    clauses: dict[tuple[str, bool], dict[int, _Clause]] = defaultdict(lambda: defaultdict(_Clause))
    succeeded: Counter[tuple[str, bool]] = Counter()
    seen: dict[tuple[int, str, int], int] = {}
    for game, round, card, seat, clause, have, want in games.file.rows(
        "SELECT game, round, card, seat, clause, have, want FROM goals ORDER BY game, rowid"
    ):
        key = card, seat == NO_SEAT
        if clause:
            clauses[key][clause].add(have, want)
        elif round == AT_THE_END:
            held[key] += 1
            met[key] += have >= want
            succeeded[key] += games.succeeded(game)
        elif have >= want and seen.setdefault((game, card, seat), round) == round:
            first[key][round] += 1
    return [
        {
            "card": card,
            "name": games.name_of(card),
            "shared": shared,
            "met": share(met[card, shared], held[card, shared]),
            "success": share(succeeded[card, shared], held[card, shared]),
            "first_met_after": _sorted(first[card, shared]),
            "clauses": [
                {"clause": number, "text": _clause_text(games, card, number), **found.told}
                for number, found in sorted(clauses[card, shared].items())
            ],
        }
        for card, shared in sorted(held, key=lambda key: (not key[1], key[0]))
    ]


def _early(games: Games) -> list[dict[str, Any]]:
    """Return each goal of all: of its games that succeeded, those that ended before the round that
    the ruleset calls early.
    """
    key, early = games.declared.rounds, games.declared.early
    met: Counter[str] = Counter()
    soon: Counter[str] = Counter()
    for game, card in games.file.rows(
        "SELECT game, card FROM goals WHERE round = ? AND seat = ? AND clause = 0 ORDER BY game",
        (AT_THE_END, NO_SEAT),
    ):
        if key and games.succeeded(game):
            met[card] += 1
            soon[card] += int(games.results[game][key]) < early
    return [
        {"card": card, "name": games.name_of(card), "met": share(soon[card], met[card])}
        for card in sorted(met)
    ]


class _Clause:
    """The standing of one clause at the end of the games that were asked."""

    def __init__(self) -> None:
        self.games = self.met = 0
        self.way = 0.0

    def add(self, have: int, want: int) -> None:
        """Take in one game. A clause that is met is the whole way, none is less than nothing."""
        self.games += 1
        self.met += have >= want
        self.way += 1.0 if have >= want else max(0, have) / want if want > 0 else 0.0

    @property
    def told(self) -> dict[str, Any]:
        """Return the share of games in which it was met, and its mean way."""
        return {
            "met": share(self.met, self.games),
            "way": round(self.way / self.games, 6) if self.games else 0.0,
        }


def _clause_text(games: Games, card: str, number: int) -> str:
    return str(games.facts.get(card, {}).get("atoms", {}).get(str(number), ""))


# ---- cards
def _options(games: Games) -> list[dict[str, Any]]:
    """Return every option printed on a card that was ever possible: how often it was one of
    several, was chosen among them, was the only one, and by whom it was chosen.
    """
    totals = games.totals
    cards = sorted({*totals[PRINTED_OFFERED], *totals[PRINTED_FORCED]})
    roles = _roles_of(games)
    out = []
    for card in cards:
        labels = labels_of(games.facts.get(card, {}))
        numbers = {int(n) for what in (PRINTED_OFFERED, PRINTED_FORCED) for n in totals[what][card]}
        for number in sorted({*numbers, *labels}):
            key = str(number)
            offered = totals[PRINTED_OFFERED][card][key]
            forced = totals[PRINTED_FORCED][card][key]
            out.append(
                {
                    "card": card,
                    "name": games.name_of(card),
                    "option": number,
                    "label": labels.get(number, ""),
                    "possible": offered + forced,
                    "forced": share(forced, offered + forced),
                    "taken": share(totals[PRINTED_TAKEN][card][key], offered),
                    "by_role": {
                        role: share(roles[PRINTED_TAKEN, card, key, role], count)
                        for role in games.ruleset.roles
                        if (count := roles[PRINTED_OFFERED, card, key, role])
                    },
                }
            )
    return out


def _roles_of(games: Games) -> Counter[tuple[str, str, str, str]]:
    """Count options offered and taken by what their player turned out to be."""
    out: Counter[tuple[str, str, str, str]] = Counter()
    for what in (PRINTED_OFFERED, PRINTED_TAKEN):
        for game, card, number, seat, count in games.counted(what):
            roles: Sequence[str] = games.results.get(game, {}).get("roles", ())
            if 0 <= seat < len(roles):
                out[what, card, number, roles[seat]] += count
    return out


def _table(games: Games, table: ReportTable) -> dict[str, Any]:
    """Return the rows of one table that the ruleset declares."""
    totals = games.totals[table.what]
    return {
        "what": table.what,
        "title": table.title,
        "columns": [figure.title for figure in table.figures],
        "rows": [
            {
                "card": name,
                "name": games.name_of(name),
                "figures": [_figure(totals[name], figure) for figure in table.figures],
            }
            for name in sorted(totals)
        ],
    }


def _figure(counts: Counter[str], figure: Figure) -> Any:
    """Return a count, a mean, or a share with its interval."""
    count = _sum(counts, figure.counted)
    if not figure.of:
        return count
    of = _sum(counts, figure.of)
    return share(count, of) if figure.share else _per(count, of)


def _sum(counts: Counter[str], details: Iterable[str]) -> int:
    return sum(counts[detail] for detail in details)


def _after(games: Games) -> list[dict[str, Any]]:
    """Return for each option printed on a card the success in the games in which it was carried
    out, and in those in which its card came up with another one.
    """
    games_of: dict[tuple[str, str], set[int]] = defaultdict(set)
    for what in (PRINTED_TAKEN, PRINTED_FORCED):
        for game, card, number, _, _ in games.counted(what):
            if game in games.results:
                games_of[card, number].add(game)
    out = []
    for (card, number), these in sorted(games_of.items(), key=lambda item: _order(item[0])):
        any_of_it = set[int]().union(*(there for key, there in games_of.items() if key[0] == card))
        others = any_of_it - these
        out.append(
            {
                "card": card,
                "name": games.name_of(card),
                "option": int(number),
                "with": share(sum(map(games.succeeded, these)), len(these)),
                "without": share(sum(map(games.succeeded, others)), len(others)),
            }
        )
    return out


def _order(key: tuple[str, str]) -> tuple[str, int]:
    return key[0], int(key[1])


def _decisions(games: Games) -> list[dict[str, Any]]:
    """Return the kinds of decisions: asked, answered by the program, answers to choose from."""
    totals, count = games.totals, len(games.results) + len(games.faults)
    kinds = sorted({*totals["asked"], *totals["forced"], *totals["none"]})
    return [
        {
            "kind": kind,
            "asked": asked,
            "forced": totals["forced"][kind][""],
            "none": totals["none"][kind][""],
            "a_game": _per(asked, count),
            "answers": _per(totals["offered"][kind][""], asked),
        }
        for kind in kinds
        for asked in (totals["asked"][kind][""],)
    ]


def _per(count: int, total: int) -> float:
    return round(count / total, 6) if total else 0.0
