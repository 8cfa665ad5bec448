"""A person at the keyboard for tests: reads what is on the screen as a person does, and types an
answer to it.
"""

from __future__ import annotations

import io
import random
import re
from collections.abc import Callable
from typing import Any

import pytest

from dowlang.cli import game_session
from dowlang.engine.game import Game

ROW = re.compile(r"^  +(\S+)  (?=\S)")
PROMPT = re.compile(r"player \d( \(Enter goes back\))? > $")
MENU = re.compile(
    r"(player \d+ (\(Enter goes back\) )?> )?(player \d+: |\d+ options fit .* or nothing to go "
    r"back:)"
)
ANSWER = re.compile(r"player \d( \(Enter goes back\))? > ")
AWKWARD = (
    "",
    "999",
    "0",
    "-1",
    "1.5",
    "²",
    "e",
    "no such thing",
    "back",
    "hand",
    "goal",
    "table",
    "card",
    "card the",
    "card nobody",
    "rules",
    "rules bite",
    "rules R-XROADS-06",
    "rules xyzzy",
    "help",
    "?",
    "legend",
    "news",
    "menu",
    "show",
    "to",
    "\x1b[31mred",
    "a" * 3000,
)


class Screen(io.StringIO):
    """What was written, as a terminal that is none."""

    encoding = "utf-8"  # type: ignore[assignment]

    def isatty(self) -> bool:
        return False


class Keyboard:
    """Standard input: every line is typed in answer to what is on the screen."""

    def __init__(self, screen: Screen, types: Callable[[list[str]], str | None]) -> None:
        self.screen, self.types, self.asked = screen, types, 0

    def isatty(self) -> bool:
        return False

    def readline(self) -> str:
        text = self.screen.getvalue()
        assert PROMPT.search(text[-60:]), f"waits without asking: {text[-200:]!r}"
        self.asked += 1
        said = self.types(text.split("\n"))
        return "" if said is None else said + "\n"


def rows(lines: list[str]) -> list[str]:
    """What can be typed for the rows of the menu at the end of the screen."""
    start = max((n for n, line in enumerate(lines) if MENU.match(line)), default=0)
    out = []
    for line in lines[start + 1 : -1]:
        if ANSWER.match(line):
            break  # what was typed here, and what came of it
        if found := ROW.match(line):
            out.append(found.group(1))
        elif re.match(r"^       \S", line):  # a row that is typed as it stands
            out.append(line.strip())
    return out


def sit_down(
    game: Game,
    seat: int,
    types: Callable[[list[str]], str | None],
    monkeypatch: pytest.MonkeyPatch,
    **more: Any,
) -> tuple[game_session.Ending, str]:
    """Play a game with a person at one seat; how it ended and all that was on the screen."""
    screen = Screen()
    with monkeypatch.context() as patch:
        patch.setattr("sys.stdout", screen)
        patch.setattr("sys.stdin", Keyboard(screen, types))
        ending = game_session.conduct(
            game,
            more.pop("agents", ["heuristic"]),
            1,
            game_session.Audience(seat, place="base"),
        )
    return ending, screen.getvalue()


def anybody(chance: random.Random, awkward: float = 0.25) -> Callable[[list[str]], str]:
    """Types some row at random, and often something else."""

    def types(lines: list[str]) -> str:
        if chance.random() < awkward:
            return chance.choice(AWKWARD)
        there = rows(lines)
        assert there, "\n".join(lines[-12:])
        return chance.choice(there)

    return types
