"""Comparisons as text for people: one line while games come, and all figures at the end."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from dowlang.simulate.paired_runs import Looked


def looked_text(looked: Looked, until: float) -> str:
    """Return the line that is renewed while games come."""
    found = looked.success
    line = (
        f"{looked.pairs} pairs: {found.name} {_points(found.difference)} points "
        f"({_points(found.low)} to {_points(found.high)})"
    )
    more = looked.wanted - looked.pairs
    return f"{line}, some {more} more" if until and more > 0 else line


def comparison_text(found: Mapping[str, Any], sides: tuple[str, str]) -> str:
    """Return what a comparison says: what differs, success in a sentence, every figure."""
    a, b = sides
    pairs = "1 pair" if found["pairs"] == 1 else f"{found['pairs']} pairs"
    lines = [f"A: {a}", f"B: {b}", f"{pairs} of games, seeds from {found['seed']}"]
    if found["faults"]["count"]:
        lines[-1] += f"; {found['faults']['count']} games were stopped by a fault, left out"
    if not found["figures"]:
        return "\n".join(lines) + "\n"
    lines += ["", _sentence(found), _reached(found), ""]
    lines.append(f"{'':32} {'A':>8} {'B':>8} {'B less A':>9}   {'95 %':<18} correlation")
    for figure in found["figures"]:
        shape = _percent if figure["share"] else _number
        change = _points if figure["share"] else _signed
        interval = f"{change(figure['low'])} to {change(figure['high'])}"
        correlation = figure["correlation"]
        beyond = figure["low"] > 0 or figure["high"] < 0
        lines.append(
            f"{figure['name']:32} {shape(figure['a']):>8} {shape(figure['b']):>8} "
            f"{change(figure['difference']):>9} {'*' if beyond else ' '} {interval:<18} "
            f"{'-' if correlation is None else f'{correlation:.2f}'}"
        )
    if any(each["low"] > 0 or each["high"] < 0 for each in found["figures"]):
        lines += [
            "",
            "* 0 lies outside the interval; of twenty figures without a difference one does by "
            "chance",
        ]
    return "\n".join(lines) + "\n"


def impact_text(found: Mapping[str, Any]) -> str:
    """Return what cards do: success in a sentence for each, and every figure that changes."""
    pairs = "1 pair" if found["pairs"] == 1 else f"{found['pairs']} pairs"
    lines = [f"{pairs} of games, seeds from {found['seed']}; each card in one game of every pair"]
    if found["faults"]["count"]:
        lines[-1] += f"; {found['faults']['count']} games were stopped by a fault, left out"
    for card in found["cards"]:
        lines += ["", f"{card['card']}: {_does(card, found['success'])}"]
        for figure in card["figures"][1:]:
            if figure["low"] > 0 or figure["high"] < 0:
                shape = _percent if figure["share"] else _number
                change = _points if figure["share"] else _signed
                lines.append(
                    f"  {figure['name']}: {shape(figure['a'])} without it, {shape(figure['b'])} "
                    f"with it ({change(figure['low'])} to {change(figure['high'])})"
                )
    return "\n".join(lines) + "\n"


def _does(card: Mapping[str, Any], success: str) -> str:
    figure = card["figures"][0]
    if card["alike"]:
        return "no difference: every pair went the same way with and without it"
    interval = f"95 %: {_points(figure['low'])} to {_points(figure['high'])}"
    if figure["low"] <= 0 <= figure["high"]:
        more = f"; for 3 points some {card['more']} more pairs are needed" if card["more"] else ""
        return f"no difference in success ({success}) is shown ({interval} points{more})"
    way = "more" if figure["difference"] > 0 else "less"
    points = f"{abs(figure['difference']) * 100:.1f} points"
    return f"games with it succeed {way} often ({success}) by {points} ({interval})"


def _sentence(found: Mapping[str, Any]) -> str:
    figure = found["figures"][0]
    if found["alike"]:
        pairs = "the pair" if found["pairs"] == 1 else f"all {found['pairs']} pairs"
        return f"no difference: {pairs} went the same way on both sides"
    interval = f"95 %: {_points(figure['low'])} to {_points(figure['high'])}"
    if figure["low"] <= 0 <= figure["high"]:
        return f"no difference in success ({found['success']}) is shown ({interval} points)"
    more = "more" if figure["difference"] > 0 else "less"
    points = f"{abs(figure['difference']) * 100:.1f} points"
    return f"B succeeds {more} often than A ({found['success']}) by {points} ({interval})"


def _reached(found: Mapping[str, Any]) -> str:
    precision = found["precision"]
    wanted = f"{precision['wanted'] * 100:g} points"
    correlation = found["figures"][0]["correlation"]
    told = "none to tell" if correlation is None else f"{correlation:.2f}"
    known = f"correlation of the pairs {told}; known to {precision['reached'] * 100:.1f} points"
    if precision["more"]:
        return f"{known}; for {wanted} some {precision['more']} more pairs are needed"
    return f"{known}, {wanted} were wanted"


def _percent(value: float) -> str:
    return f"{value:.1%}"


def _number(value: float) -> str:
    return f"{value:.2f}"


def _points(value: float) -> str:
    return _unsigned_zero(f"{value * 100:+.1f}")


def _signed(value: float) -> str:
    return _unsigned_zero(f"{value:+.2f}")


def _unsigned_zero(text: str) -> str:
    return text if text.strip("+-0.") else text.lstrip("+-")
