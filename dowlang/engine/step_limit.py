"""Report a game that takes more steps without a decision, or more decisions a turn, than any needs.

A card that goes on without end (a rule that sets itself off again, a loop over a number that grew
too large) is a card's fault, told with its code, its file and its line. Steps of the rules alone
that never end are a fault of the engine.
"""

from __future__ import annotations

import inspect
import re
from collections.abc import Iterator
from typing import Any

from dowlang.engine.ongoing_effects import DATA, KIND, WATCH, WATCH_STEP
from dowlang.engine.state import GameState

CODE = "DOW7011"  # its page: diagnostics/codes/command_line.py
LINE = re.compile(r"# line (\d+)")


class EndlessCard(RuntimeError):
    """A card goes on without end.

    `card`, `file` and `line` tell which, `message` says it in one line.
    """

    code = CODE

    def __init__(self, card: str, file: str, line: int, most: str) -> None:
        self.card, self.file, self.line = card, file, line
        self.message = f"`{card}` goes on without end ({file}, line {line}): more than {most}"
        super().__init__(f"{CODE} {self.message}")


def endless_card(game: GameState, last: str, most: str) -> EndlessCard | None:
    """Return the card that a game without an end is caused by, None when there is none.

    It is the card whose step was carried out last, or waits first to be, or whose clause is the
    newest of those that were set off, or that is under way. `most` says what there was too much of.
    """
    for name in (
        last,
        *(frame[0] for frame in reversed(game.stack)),
        *_waiting(game),
        game.under_way(),
    ):
        facts = game.cards.paths.get(name.partition(":")[0])
        if facts is not None:
            line = _line(game.cards.steps[name], facts["line"]) if ":" in name else facts["line"]
            return EndlessCard(facts["name"], facts["file"], line, most)
    return None


def _waiting(game: GameState) -> Iterator[str]:
    """Yield the steps of the clauses in force, the newest first, while something that was set off
    is under way.
    """
    if game.set_off:
        yield from (
            entry[DATA][WATCH_STEP] for entry in reversed(game.lasting) if entry[KIND] == WATCH
        )


def _line(step: Any, otherwise: int) -> int:
    """Return the card line that the step carries out first, as its comments say.

    Without its source it is the first line of the card.
    """
    try:
        said = LINE.search(inspect.getsource(step))
    except OSError:
        return otherwise
    return int(said[1]) if said else otherwise
