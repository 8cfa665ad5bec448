"""Tell who sits where in a game that is taken up from a file."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from dowlang.agents import UnknownAgent
from dowlang.agents.registry import check
from dowlang.engine.card_set import CardSet
from dowlang.engine.game import Game
from dowlang.engine.sittings import PERSON, Sitting, is_agent, seated
from dowlang.playground.page_words import PageWords


def seats_of(game: Game) -> int:
    """Return how many seats a game has."""
    return int(getattr(game, "players", 0)) or 1


def sat_down(game: Game, kept: Sitting, wanted: Mapping[str, Any]) -> tuple[Sitting, bool]:
    """Return who sits where in a game that is taken up, and whether its file says so.

    An agent that this page does not have, or that would have to be imported, is the one that the
    page asks for. At least one person sits at the screen.
    """
    seats, agent = seats_of(game), str(wanted["agent"])
    known = len(kept.seats) == seats
    if not known or not kept.people:
        people = frozenset(wanted["people"]) & frozenset(range(seats)) or frozenset({0})
        return kept._replace(seats=seated(people, [agent], seats)), known
    names = [name if _can_play(name, game.cards) else agent for name in kept.seats]
    return kept._replace(seats=seated(kept.people, names, seats)), True


def _can_play(name: str, cards: CardSet) -> bool:
    """Return True for the name of an agent that a set has."""
    if not is_agent(name):
        return False
    try:
        check(name, cards)
    except UnknownAgent:
        return False
    return True


def who_sits(seats: Sequence[str], words: PageWords) -> str:
    """Return a sentence for each who has seats in a game that is taken up."""
    by_name: dict[str, list[str]] = {}
    for seat, name in enumerate(seats, 1):
        by_name.setdefault(name, []).append(str(seat))
    people = by_name.pop(PERSON, [])
    told = [words.format("people-at", seats=", ".join(people))]
    told += [
        words.format("agent-at", seats=", ".join(numbers), agent=name)
        for name, numbers in by_name.items()
    ]
    return " ".join(told)
