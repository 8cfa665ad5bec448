"""Keep with a save or a journal who sat in each seat, and the card files added to the set.

Neither is part of the game: the same answers give the same game whoever gave them, and the cards
are told apart by their hash. Who opens the file sits down as it was left, with the same cards.
Whatever a file says here is a stranger's: names of agents are names that the set knows, never
classes to import, and a card file is text that is checked like any other.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, NamedTuple

from dowlang.engine.untrusted_input import SaveRefused, part, shown_value

PERSON = "person"
"""Stands for a seat at which a person sat, in place of the name of an agent."""

MOST_SEATS = 32
MOST_FILES = 500
AN_AGENT = re.compile(r"[a-z][a-z0-9_]{0,40}(:[0-9]{1,5})?")
A_CARD_FILE = re.compile(r"[^\W_][\w .()'-]{0,120}\.dow")


class AddedFile(NamedTuple):
    """A card file that was added to a set: its name without folders, and its text."""

    name: str
    text: str


class Sitting(NamedTuple):
    """Who sat in each seat (`PERSON`, or the name of an agent) and what was added to the set.

    Empty where a file does not say so.
    """

    seats: tuple[str, ...] = ()
    added: tuple[AddedFile, ...] = ()

    @property
    def people(self) -> frozenset[int]:
        """Return the seats at which people sat, from 0."""
        return frozenset(seat for seat, name in enumerate(self.seats) if name == PERSON)

    def to_dict(self) -> dict[str, Any]:
        """Return what a save and a journal hold of it."""
        out: dict[str, Any] = {}
        if self.seats:
            out["seats"] = list(self.seats)
        if self.added:
            out["added"] = [each._asdict() for each in self.added]
        return out


NOTHING = Sitting()


def seated(people: frozenset[int], agents: Sequence[str], seats: int) -> tuple[str, ...]:
    """Return who sits in each seat: people, else the one agent of all or that of the seat."""
    of_all = len(agents) == 1
    return tuple(
        PERSON if seat in people else agents[0 if of_all else seat] for seat in range(seats)
    )


def sitting_of(data: dict[str, Any]) -> Sitting:
    """Return what a save or a journal says of its sitting. Raises `SaveRefused`."""
    seats: list[Any] = part(data, "seats", list) if "seats" in data else []
    if len(seats) > MOST_SEATS or not all(type(seat) is str and len(seat) < 200 for seat in seats):
        raise SaveRefused(
            "DOW8003", f"`seats`: wanted `{PERSON}` or the name of an agent, for each seat one"
        )
    added: list[Any] = part(data, "added", list) if "added" in data else []
    if len(added) > MOST_FILES:
        raise SaveRefused("DOW8003", f"`added`: wanted at most {MOST_FILES} card files")
    return Sitting(tuple(seats), tuple(map(_file, added)))


def is_agent(name: str) -> bool:
    """Return True if a seat's name may be looked up as an agent: that imports nothing."""
    return AN_AGENT.fullmatch(name) is not None and name != PERSON


def _file(entry: Any) -> AddedFile:
    """Return a card file of a file. Raises `SaveRefused` for a name that leads elsewhere."""
    match entry:
        case {"name": str() as name, "text": str() as text} if A_CARD_FILE.fullmatch(name):
            return AddedFile(name, text)
        case {"name": name}:
            raise SaveRefused("DOW8003", f"`added`: found {shown_value(name)}, wanted a card file")
    raise SaveRefused("DOW8003", "`added`: wanted a name and a text of each card file")
