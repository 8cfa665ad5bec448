"""Whole games as golden text: every question, answer and event, and the story told of it.

`pytest --accept` renews them.

A changed line here is no fault by itself: it shows what a change of the rules, of an event or of
the advice of the heuristic agent does to a game. The set is that of tests/fixtures/rulebook, so
that work on the base set moves nothing here.
"""

from __future__ import annotations

from typing import Any

import pytest

import dowlang
from dowlang.agents import Random
from dowlang.rulesets.dead_of_winter.agents.heuristic import make_heuristic
from dowlang.rulesets.dead_of_winter.narration import narrate
from dowlang.rulesets.dead_of_winter.ruleset import RULESET
from dowlang.rulesets.dead_of_winter.state.game_state import Winter
from dowlang.simulate.single_game import run
from tests.conftest import ROOT
from tests.rules.dead_of_winter.winter import rulebook

FOLDER = ROOT / "tests" / "fixtures" / "golden" / "games"
GAMES: dict[str, tuple[int, dict[str, Any], str]] = {
    "three": (1, {"players": 3}, "heuristic"),
    "four_betrayer": (2, {"players": 4, "variant": "betrayer"}, "heuristic"),
    "two": (3, {"players": 2, "variant": "two_player"}, "heuristic"),
    "five": (4, {"players": 5, "variant": "elimination"}, "heuristic"),
    "cooperative": (5, {"players": 4, "variant": "cooperative"}, "heuristic"),
    "mixed": (6, {"players": 3}, "mixed"),
    "random": (7, {"players": 4}, "random"),
}


class Noting:
    """Another agent's choices, each written down with what has been told since the last."""

    def __init__(self, game: Winter, inner: Any, lines: list[str]) -> None:
        self.game, self.inner, self.lines = game, inner, lines

    def choose(self, view: Any, decision: Any) -> int:
        """What the inner agent chooses."""
        index: int = self.inner.choose(view, decision)
        note(self.game, self.lines)
        self.lines.append(
            f"{decision.player + 1} {decision.kind}: {decision.keys[index]} of {len(decision.keys)}"
        )
        return index


def note(game: Winter, lines: list[str]) -> None:
    """Write down what the log has more than the lines: an event or a kind of answer by name, then
    values.
    """
    log: list[Any] = game.log if game.log is not None else []
    for entry in log[sum(line.startswith("  ") for line in lines) :]:
        name = RULESET.events[entry[0]].name if isinstance(entry[0], int) else entry[0]
        values = entry[1:]
        if values and isinstance(values[-1], tuple) and values[-1]:  # chosen, forced
            number, *arguments = values[-1]
            values = (*values[:-1], RULESET.option_kinds[number].name, *arguments)
        lines.append("  " + " ".join(str(part) for part in (name, *values)))


def played(name: str) -> str:
    """The text of a game."""
    seed, settings, who = GAMES[name]
    game: Any = dowlang.Game(rulebook(), seed=seed, **settings)
    game.log, lines = [], list[str]()
    blind = {"random": range(game.players), "mixed": range(1)}.get(who, range(0))
    agents = [
        Noting(
            game,
            Random(seed, seat) if seat in blind else make_heuristic(game.cards, seed, seat),
            lines,
        )
        for seat in range(game.players)
    ]
    run(game, agents, seed)
    note(game, lines)
    return "\n".join([*lines, "", *narrate(rulebook(), game.log), ""])


@pytest.mark.parametrize("name", GAMES)
def test_a_game_goes_as_accepted(name: str, accept: bool) -> None:
    file = FOLDER / f"{name}.txt"
    text = played(name)
    if accept:
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, "utf-8")
    assert text.split("\n") == file.read_text("utf-8").split("\n"), (
        f"the game {name} goes another way: look at it, then `pytest --accept`"
    )
