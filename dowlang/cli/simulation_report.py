"""The results of many games as text for people: outcomes with their intervals, by objective and
role, causes, means.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any


def results_text(results: Mapping[str, Any]) -> str:
    """Return results of many games for people: outcomes with their intervals, by objective and
    role, causes, means.
    """
    outcomes = results["outcomes"]
    settings = ", ".join(
        f"{key} {value}" for key, value in results["settings"].items() if value is not None
    )
    if results["rules"]:
        settings += "; rules " + ", ".join(
            f"{key} = {value}" for key, value in results["rules"].items()
        )
    lines = [
        f"{results['games']} games of {results['set']['name']} {results['set']['version']}, agents "
        f"{', '.join(results['agents'])}; {settings}; "
        f"seeds from {results['seed']}"
    ]
    if results["faults"]["count"]:
        lines.append(
            f"{results['faults']['count']} games ended by a fault, first: "
            f"{results['faults']['first'][0]}"
        )
    lines += ["", f"{'with a winner':28} {_share(outcomes['won'])}", "", "how it ended"]
    lines += [f"  {name:26} {_share(share)}" for name, share in outcomes["causes"].items()]
    for group, values in outcomes["by"].items():
        lines += ["", f"by {group}"]
        for name, row in values.items():
            ended = ", ".join(
                f"{cause} {share['share']:.0%}" for cause, share in row["causes"].items()
            )
            lines.append(f"  {name:26} {_share(row['won'])}  {row['games']} games: {ended}")
    if any(share["of"] for share in outcomes["roles"].values()):
        lines += ["", "won, by role"]
        lines += [
            f"  {name:26} {_share(share)}"
            for name, share in outcomes["roles"].items()
            if share["of"]
        ]
    lines += ["", "mean (least to most)"]
    lines += [
        f"  {name:26} {row['mean']:>8.2f}  ({row['least']} to {row['most']})"
        for name, row in outcomes["means"].items()
    ]
    if results.get("play"):
        lines += [
            "",
            f"{'decisions':28} {'asked':>9} {'forced':>9} {'none':>7} {'a game':>8} {'options':>8}",
        ]
        lines += [
            f"  {kind:26} {row['asked']:>9} {row['forced']:>9} {row['none']:>7} "
            f"{row['per_game']:>8.2f} {row['options']:>8.1f}"
            for kind, row in results["play"]["decisions"].items()
        ]
        lines += ["", f"{'events':28} {'count':>9} {'a game':>8}"]
        lines += [
            f"  {name:26} {row['count']:>9} {row['per_game']:>8.2f}"
            for name, row in results["play"]["events"].items()
        ]
    return "\n".join(lines) + "\n"


def _share(share: Mapping[str, Any]) -> str:
    return (
        f"{share['share']:>6.1%}  ({share['low']:.1%} to {share['high']:.1%})  "
        f"{share['count']} of {share['of']}"
    )
