"""Put what stands out in a report into sentences, each with its figure and its card.

A sentence is only said when the whole 95 % interval lies beyond its bound, so more games say more.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from dowlang.engine.report_declarations import Bound, Figure, Report
from dowlang.simulate.statistics import wilson

NEVER_TAKEN, ALWAYS_TAKEN, MOSTLY_FORCED = 0.05, 0.95, 0.5
OFTEN_EARLY = 0.1  # of the games that succeed


class Finding(NamedTuple):
    """One sentence, the place of the card it speaks of, and the figure behind it."""

    says: str
    card: str
    file: str
    line: int
    figure: dict[str, Any]


def findings_of(
    report: Mapping[str, Any], declared: Report, facts: Mapping[str, Mapping[str, Any]]
) -> list[Finding]:
    """Return the sentences of a report: goals first, options, the tables, cards that are dominated.

    `facts` by path of the card give the place of each.
    """
    said = [
        *_goals(report, declared),
        *_early(report, declared),
        *_options(report),
        *_bounds(report, declared),
        *_dominated(facts),
    ]
    return [
        Finding(
            text,
            card,
            str(facts.get(card, {}).get("file", "")),
            int(facts.get(card, {}).get("line", 0)),
            dict(figure),
        )
        for text, card, figure in said
    ]


Said = tuple[str, str, Mapping[str, Any]]  # sentence, card, figure


def _below(found: Mapping[str, Any], limit: float) -> bool:
    return bool(found["of"]) and found["high"] < limit


def _above(found: Mapping[str, Any], limit: float) -> bool:
    return bool(found["of"]) and found["low"] > limit


def _percent(found: Mapping[str, Any]) -> str:
    return f"{found['share']:.0%} ({found['count']} of {found['of']})"


def _goals(report: Mapping[str, Any], declared: Report) -> Iterator[Said]:
    """Find a goal of all that is reached too seldom or too often."""
    low, high = declared.wanted
    for goal in report["goals"]:
        if not goal["shared"]:
            continue
        found, said = goal["success"], f"{goal['name']}: {report['success']['name']} in"
        if _below(found, low):
            worst = min(
                (clause for clause in goal["clauses"] if clause["text"]),
                key=lambda clause: float(clause["way"]),
                default=None,
            )
            more = f"; furthest off is `{worst['text']}`" if worst is not None else ""
            yield (
                f"{said} {_percent(found)} of its games, wanted {low:.0%} or more{more}",
                goal["card"],
                found,
            )
        elif _above(found, high):
            yield (
                f"{said} {_percent(found)} of its games, wanted {high:.0%} or less",
                goal["card"],
                found,
            )


def _early(report: Mapping[str, Any], declared: Report) -> Iterator[Said]:
    """Find a goal of all that ends the game in its first rounds."""
    early = declared.early
    for goal in report["early"]:
        if _above(goal["met"], OFTEN_EARLY):
            yield (
                f"{goal['name']} ends the game before round {early} in {_percent(goal['met'])} of "
                f"the games with {report['success']['name']}",
                goal["card"],
                goal["met"],
            )


def _options(report: Mapping[str, Any]) -> Iterator[Said]:
    """Find an option that is no choice: never or always taken, mostly the only one, never
    possible.
    """
    for option in report["options"]:
        label = f" “{option['label']}”" if option["label"] else ""
        said = f"{option['name']}, option {option['option']}{label}"
        taken, forced = option["taken"], option["forced"]
        if _below(taken, NEVER_TAKEN):
            yield (
                f"{said}: hardly ever taken, {_percent(taken)} of the times it was one of several",
                option["card"],
                taken,
            )
        elif _above(taken, ALWAYS_TAKEN):
            yield (
                f"{said}: nearly always taken, {_percent(taken)} of the times it was one of "
                f"several",
                option["card"],
                taken,
            )
        if _above(forced, MOSTLY_FORCED):
            yield (
                f"{said}: the only one possible in {_percent(forced)} of its cases",
                option["card"],
                forced,
            )


def _bounds(report: Mapping[str, Any], declared: Report) -> Iterator[Said]:
    """Yield the shares of the ruleset's tables that lie beyond their bounds."""
    for table, found in zip(declared.tables, report["tables"], strict=True):
        for place, figure in enumerate(table.figures):
            for row in found["rows"]:
                bound = _crossed(figure, row["figures"][place])
                if bound is not None:
                    value = row["figures"][place]
                    yield (
                        bound.says.format(name=row["name"], count=value["count"], of=value["of"]),
                        row["card"],
                        value,
                    )


def _dominated(facts: Mapping[str, Mapping[str, Any]]) -> Iterator[Said]:
    """Find a card that is never better than another one, as the set says without any game."""
    for path, card in facts.items():
        found = card.get("dominated")
        if found is not None:
            yield found["says"], path, {"by": found["by"], **found["figure"]}


def _crossed(figure: Figure, value: Any) -> Bound | None:
    """Return the bound that a share lies beyond with its whole interval."""
    if not figure.share or not value["of"]:
        return None
    low, high = wilson(value["count"], value["of"])
    if figure.below is not None and high < figure.below.limit:
        return figure.below
    if figure.above is not None and low > figure.above.limit:
        return figure.above
    return None
