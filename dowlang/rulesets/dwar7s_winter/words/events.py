"""Declare the events that cards and tests can speak of."""

from __future__ import annotations

from collections.abc import Sequence

from dowlang.rulesets.dwar7s_winter.state import events as E
from dowlang.rulesets.dwar7s_winter.words.registry import words


def event(
    phrase: str,
    number: int,
    example: str,
    says: str,
    rules: Sequence[str] = (),
    option: str = "",
    happening: bool = False,
) -> None:
    """Declare an event with the payload that the state declares."""
    words.event(
        phrase,
        number,
        E.EVENTS[number].fields,
        example=example,
        rules=rules,
        option=option,
        happening=happening,
        says=says,
    )


event("start", E.TURN_STARTED, "you start", "a player's turn begins", ("D-ROUND-04",))
event(
    "pass",
    E.TURN_ENDED,
    "you pass",
    "a player has ended the turn",
    ("D-PH3-02",),
    option="end_turn",
)
event(
    "defeat {monster}",
    E.MONSTER_DEFEATED,
    "you defeat a monster",
    "a player has defeated a monster",
    ("D-PH3-25",),
    option="defeat",
)
event(
    "overcome {disaster}",
    E.DISASTER_OVERCOME,
    "you overcome a disaster",
    "a player has overcome a disaster",
    ("D-PH3-30",),
    option="overcome",
)
event(
    "play the {instrument}",
    E.MUSIC_PLAYED,
    "you play the drum",
    "a player has laid a music token on an instrument",
    ("D-PH3-15",),
    option="music",
)
