"""Sit down at a saved game as it was left: who is the person, and which agents have the others."""

from __future__ import annotations

from dowlang.cli.errors import CommandError, shown
from dowlang.engine.sittings import NOTHING, PERSON, Sitting, is_agent, sitting_of
from dowlang.engine.untrusted_input import SaveRefused, read_object


def sitting_of_file(text: bytes | str) -> Sitting:
    """Return the sitting that a save keeps, an empty one for a text that is none: whoever reads
    the game says what is wrong with it.
    """
    try:
        return sitting_of(read_object(text)) if text else NOTHING
    except SaveRefused:
        return NOTHING


def person_of(sitting: Sitting) -> int | None:
    """Return the seat of the person who played, from 1, None for a game of agents alone.

    Raises `CommandError` where several people did: there is one at the terminal.
    """
    people = sorted(seat + 1 for seat in sitting.people)
    if len(people) > 1:
        raise CommandError(
            f"{len(people)} people played this game, at the seats {', '.join(map(str, people))}; "
            f"say with `--human SEAT` which of them sits here, an agent takes the others"
        )
    return people[0] if people else None


def agents_kept(sitting: Sitting, seats: int, default: str) -> str:
    """Return the agents of a save as `--agents` takes them. A person's seat has the
    default one where they are not all the same.

    Raises `CommandError` for a class of somebody's own: no file has one imported.
    """
    if len(sitting.seats) != seats:
        return default
    for number, name in enumerate(sitting.seats, 1):
        if name != PERSON and not is_agent(name):
            raise CommandError(
                f"seat {number} was played by `{shown(name)}`, a class that is not loaded for a "
                f"file; name the agents with `--agents`"
            )
    agents = [name for name in sitting.seats if name != PERSON]
    if len({*agents}) < 2:
        return agents[0] if agents else default
    return ",".join(default if name == PERSON else name for name in sitting.seats)
