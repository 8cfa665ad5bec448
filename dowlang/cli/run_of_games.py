"""Describe a run of many games as the command line gives it, or as a file of games holds it."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any

from dowlang import simulate
from dowlang.cli.errors import CommandError, shown

GAMES, GAMES_UNTIL = 100, 100_000
"""How many games are played when nothing is said, and at most when a precision is wanted."""
_PERCENT = re.compile(r"(\d{1,2}(?:\.\d{1,3})?)%?")


@dataclass(frozen=True, slots=True)
class Run:
    """The games of one run: set, settings, agents, rules, first seed, and their number unless the
    command line says another.
    """

    source: simulate.Source
    settings: dict[str, Any]
    agents: list[str]
    rules: dict[str, int | str]
    seed: int
    games: int
    until: float


def kept_run(file: simulate.ResultFile) -> Run:
    """Return the run whose games a file holds. Raises `CommandError` for a file without one."""
    about = file.about
    if not about:
        raise CommandError(
            f"{shown(str(file.path))}: its run never began; delete it and begin anew"
        )
    try:
        module, function, *arguments = about["source"]
        if (module, function) != ("dowlang.project", "load"):  # what a file says is not imported
            raise CommandError(f"{shown(str(file.path))}: its set is not one that `dow` loads")
        return Run(
            simulate.Source(module, function, tuple(map(str, arguments))),
            dict(about["settings"]),
            list(map(str, about["agents"])),
            dict(about["rules"]),
            int(about["seed"]),
            int(about["wanted"]["games"]),
            float(about["wanted"]["until"]),
        )
    except (KeyError, TypeError, ValueError):
        raise CommandError(f"{shown(str(file.path))}: what it says of its run is damaged") from None


def precision_of(text: str) -> float:
    """Return the share that `2%` (or `2`) means. Raises `CommandError`."""
    found = _PERCENT.fullmatch(text.strip())
    share = float(found[1]) / 100 if found else 0.0
    if not 0.001 <= share <= 0.5:
        raise CommandError(f"`--until`: found `{shown(text)}`, wanted a number of percent, as 2%")
    return share
