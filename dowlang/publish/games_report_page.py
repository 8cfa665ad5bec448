"""Lay out the report of many games as one page that needs nothing else.

No script, no network, no picture from outside: bars are drawn in SVG with their intervals, in the
colours of light and dark, and print on paper. Every text is escaped.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from jinja2 import Environment, PackageLoader, StrictUndefined

from dowlang.source.text_forms import identifier_words, percent


def report_page(report: Mapping[str, Any]) -> str:
    """Return the page of a report (`simulate.report.report_of`)."""
    environment = Environment(
        loader=PackageLoader("dowlang.publish"),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    environment.filters["percent"] = percent
    environment.filters["words"] = identifier_words
    return environment.get_template("report.html").render(
        report=report, options=_by_card(report), most=_most_of(report)
    )


def _by_card(report: Mapping[str, Any]) -> list[tuple[str, list[dict[str, Any]]]]:
    """Return options with what came after them, card by card."""
    after = {(row["card"], row["option"]): row for row in report["after"]}
    out: dict[str, tuple[str, list[dict[str, Any]]]] = {}
    for option in report["options"]:
        rows = out.setdefault(option["card"], (option["name"], []))[1]
        rows.append({**option, "after": after.get((option["card"], option["option"]))})
    return sorted(out.values(), key=lambda card: card[0])


def _most_of(report: Mapping[str, Any]) -> int:
    """Return the greatest number of games that ended after one number of rounds."""
    return max((count for _, count in report["pace"]["ended"]), default=1)
