"""What `dow tune` found, as text for people: a line a setting, and the lines to change."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from dowlang.diagnostics.suppressions import COMMENT
from dowlang.project.building.tunable_numbers import Tunable
from dowlang.simulate.tuning import Tried


def tried_text(one: Tried) -> str:
    """Return the line that is renewed while settings are tried."""
    values = ", ".join(map(str, one.values))
    return f"{values}: {one.refused or _figure(one.value, one.share)}"


def changed_lines(before: str, after: str) -> list[str]:
    """Return the lines of a file that are otherwise, each with its number, without comments."""
    pairs = zip(before.split("\n"), after.split("\n"), strict=True)
    return [
        f"  line {number}: {_code(new)}" for number, (old, new) in enumerate(pairs, 1) if old != new
    ]


def tuning_text(found: Mapping[str, Any], marked: Sequence[Tunable], changes: Sequence[str]) -> str:
    """Return the numbers, every setting that was tried, and what is to be changed."""
    target = found["target"]
    share = any(one.get("share") for one in found["tried"])
    low, high = (_figure(target[end], share) for end in ("low", "high"))
    lines = [f"wanted: {target['figure']} {low} to {high}; {found['games']} games a setting", ""]
    lines += [
        f"  {chr(ord('a') + place)}  line {one.line}: {_pointed(one)}  ({one.low} to {one.high})"
        for place, one in enumerate(marked)
    ]
    heads = "".join(f"{chr(ord('a') + place):>6}" for place in range(len(marked)))
    lines += ["", f"{heads}  {'figure':>8}   95 %"]
    lines += [_row(one) for one in found["tried"]]
    if count := found["faults"]["count"]:
        lines += ["", f"{count} games were stopped by a fault, left out"]
    return "\n".join([*lines, "", *_said(found), *changes]) + "\n"


def _said(found: Mapping[str, Any]) -> list[str]:
    """Return what came of the search, in a sentence."""
    if found["best"] is None:
        return ["no setting could be played"]
    best = next(one for one in found["tried"] if one["values"] == found["best"])
    again = found["again"]
    figure = _figure(again["value"], again["share"])
    interval = f"95 %: {_figure(again['low'], again['share'])} to "
    fresh = f"{figure} in as many other games ({interval}{_figure(again['high'], again['share'])})"
    if not best["met"]:
        return [
            "no setting that was tried comes into the range; the nearest has "
            f"{_figure(best['value'], best['share'])}, {fresh}",
        ]
    same = found["best"] == found["tried"][0]["values"]
    kept = "the numbers as they are come into the range" if same else "found"
    doubt = "" if again["met"] else ", which is outside: play more games a setting (--games)"
    return [f"{kept}: {_figure(best['value'], best['share'])}, {fresh}{doubt}"]


def _code(line: str) -> str:
    comment = COMMENT.match(line)
    return (line[: comment.start("comment")] if comment else line).strip()


def _pointed(one: Tunable) -> str:
    """Return the line with the number that is meant in brackets."""
    start, end = one.column - 1, one.column - 1 + len(one.digits)
    return f"{one.text[:start]}[{one.digits}]{one.text[end:]}".strip()


def _row(one: Mapping[str, Any]) -> str:
    values = "".join(f"{value:>6}" for value in one["values"])
    if "refused" in one:
        return f"{values}  {'-':>8}   refused: {one['refused']}"
    low, high = (_figure(one[end], one["share"]) for end in ("low", "high"))
    mark = "  in the range" if one["met"] else ""
    return f"{values}  {_figure(one['value'], one['share']):>8}   {low} to {high}{mark}"


def _figure(value: float, share: bool) -> str:
    return f"{value:.1%}" if share else f"{value:.2f}"
