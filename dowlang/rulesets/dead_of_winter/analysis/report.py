"""Declare what a report of many games of Dead of Winter shows."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from dowlang.engine.report_declarations import Bound, Figure, Report, ReportTable
from dowlang.rulesets.dead_of_winter.analysis.dominated_items import dominated
from dowlang.rulesets.dead_of_winter.state import events as E


def completed(result: Mapping[str, Any]) -> bool:
    """Return True if the main objective was completed."""
    return bool(result["completed"])


KILLED = tuple(f"killed: {cause}" for cause in E.CAUSES_OF_HARM)

REPORT = Report(
    success=completed,
    succeeded="main objective completed",
    groups=("objective", "hardcore", "players", "variant", "scenario"),
    rounds="rounds",
    dominated=dominated,
    tables=(
        ReportTable(
            "crossroads",
            "Crossroads cards",
            (
                Figure("drawn", ("drawn",)),
                Figure(
                    "came up",
                    ("came up",),
                    ("drawn",),
                    share=True,
                    below=Bound(0.02, "{name} hardly ever comes up: {count} of {of} times drawn"),
                    above=Bound(0.90, "{name} nearly always comes up: {count} of {of} times drawn"),
                ),
            ),
        ),
        ReportTable(
            "crisis",
            "Crises",
            (
                Figure("revealed", ("revealed",)),
                Figure(
                    "prevented",
                    ("prevented",),
                    ("prevented", "failed"),
                    share=True,
                    below=Bound(0.05, "{name} is hardly ever prevented: {count} of {of}"),
                    above=Bound(0.90, "{name} is nearly always prevented: {count} of {of}"),
                ),
                Figure("mean need", ("points needed",), ("prevented", "failed")),
                Figure("mean given", ("points given",), ("prevented", "failed")),
            ),
        ),
        ReportTable(
            "secret",
            "Secret objectives",
            (
                Figure("dealt", ("dealt", "taken in exile")),
                Figure(
                    "met",
                    ("met",),
                    ("held at the end",),
                    share=True,
                    below=Bound(0.05, "{name} is out of reach: met {count} of {of} times"),
                    above=Bound(0.90, "{name} asks for nothing: met {count} of {of} times"),
                ),
                Figure("won", ("won",), ("held at the end",), share=True),
            ),
        ),
        ReportTable(
            "item",
            "Items",
            (
                Figure("found", ("found",)),
                Figure("played", ("played",)),
                Figure("equipped", ("equipped",)),
                Figure("used", ("used",)),
                Figure("contributed", ("contributed",)),
                Figure("handed on", ("handed on",)),
                Figure("on request", ("given on request",)),
            ),
        ),
        ReportTable(
            "survivor",
            "Survivors",
            (
                Figure("joined", ("joined",)),
                Figure("ability used", ("ability used",)),
                Figure("killed", KILLED),
                Figure("removed", ("removed",)),
                Figure("alive at the end", ("alive at the end",)),
            ),
        ),
        ReportTable(
            "exile",
            "Exile",
            (
                Figure("of loyal players", ("loyal",)),
                Figure("of betrayers", ("betrayer",)),
                Figure("right", ("betrayer",), ("loyal", "betrayer"), share=True),
            ),
        ),
        ReportTable(
            "morale",
            "Why morale changes",
            (Figure("points lost", ("lost",)), Figure("points gained", ("gained",))),
        ),
    ),
)
