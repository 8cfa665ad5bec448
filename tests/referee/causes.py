"""Why morale changed, looked up where it is changed: which procedure or which card called, by
the frames of Python.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from dowlang.rulesets.dead_of_winter.state import events as E
from dowlang.rulesets.dead_of_winter.state.game_state import Winter
from tests.referee.games import Case, cards_of, listen_to

TRACKS = (
    "gain_morale",
    "lose_morale",
    "lower_morale",
    "fall_by",
    "take_morale",
    "set_morale",
)
BY_RULE = {  # procedure -> what the story gives as the reason
    "die": r"death of (?!a helpless|\d).+",
    "lose_helpless": r"death of (?:a helpless survivor|\d+ helpless survivors)",
    "pay_food": r"hunger",
    "check_waste": r"waste",
    "resolve_crisis": r"more than enough against .+",
    "exile": r"exile of player \d(?: \(you\))?, the second who was no betrayer",
}
OF_RULES = re.compile("|".join(BY_RULE.values()))


@contextmanager
def written_down() -> Iterator[list[str]]:
    """While it lasts, every change of morale is written down by who made it: a procedure, the
    path of a card, or `step` for a step by itself.
    """
    found: list[str] = []
    emit = Winter.emit

    def emitting(game: Winter, event: int, *payload: int) -> bool:
        if event in (E.MORALE_GAINED, E.MORALE_LOST):
            frame: Any = sys._getframe(1)
            while frame.f_code.co_name in TRACKS:
                frame = frame.f_back
            name, card = frame.f_code.co_name, frame.f_globals.get("CARD")
            found.append(who_is(name, card))
        return emit(game, event, *payload)

    Winter.emit = emitting  # type: ignore[method-assign]
    try:
        yield found
    finally:
        Winter.emit = emit  # type: ignore[method-assign]


def who_is(function: str, card: object) -> str:
    """What a frame stands for: the card whose handler it is, a procedure of the rules, or a step
    that was scheduled.
    """
    if isinstance(card, str):
        return card
    return (
        function if function in BY_RULE else "step" if function == "run" else f"unknown: {function}"
    )


def compared(case: Case) -> list[tuple[str, str]]:
    """(who changed morale, what the story gives as the reason) for every change of one game."""
    with written_down() as found:
        lines = listen_to(case)
    told = [line for line in lines if re.match(r" *Morale (?:rises|falls)", line)]
    reasons = [re.fullmatch(r" *Morale (?:rises|falls) to \d+ \((.+)\)\.", line) for line in told]
    assert len(found) == len(told) and all(reasons), [
        line for line, reason in zip(told, reasons, strict=True) if not reason
    ]
    return list(zip(found, (reason[1] for reason in reasons if reason), strict=True))


def fits(who: str, reason: str, folder: str) -> bool:
    """Is that the reason? A step by itself belongs to a card, whichever: no reason of the rules."""
    if who in BY_RULE:
        return bool(re.fullmatch(BY_RULE[who], reason))
    if who == "step":
        return not OF_RULES.fullmatch(reason)
    cards = cards_of(folder)
    return who in cards.paths and reason.removeprefix("ability of ") == cards.paths[who]["name"]
