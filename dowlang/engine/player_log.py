"""Tell the log of a game as one player could have written it down.

A player's log is the journal's events by the law of views: a field is shown when its event declares
it open, or names the player among those who see it.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from dowlang.engine.card_set import CardSet
from dowlang.engine.decisions import shown
from dowlang.engine.declarations import Event
from dowlang.engine.frames import Frame

HIDDEN = None  # stands in a player's log for what that player may not see


def player_log(cards: CardSet, events: Iterable[Frame], player: int) -> list[tuple[Any, ...]]:
    """Return the log that a player could have written down.

    It holds the journal's events with names, `None` in place of what that player may not see.

    Choices (`chose`, `forced`, `none`: player, kind, option) stand in the decider's own log only.
    Others see the events that follow. Of copies that nobody can tell apart one stands for all
    (`Ruleset.faces`).
    """
    ruleset = cards.ruleset
    out: list[tuple[Any, ...]] = []
    for event in events:
        match event:
            case ("end", cause):
                out.append(("end", ruleset.causes[cause] if cause < len(ruleset.causes) else cause))
            case ("manual", *_):
                out.append(event)
            case (str(), *_):
                if event[1] == player:
                    out.append((*event[:3], shown(cards, event[3])))
            case _:
                told = ruleset.events[event[0]]
                out.append(seen(told, with_faces(cards, told, event[1:]), player))
    return out


def with_faces(cards: CardSet, event: Event, payload: Frame) -> Frame:
    """Return a payload in which one copy stands for all its equals."""
    faces = cards.ruleset.faces
    if not faces:
        return payload
    nouns = [noun for _, noun in event.fields]
    return tuple(
        [
            faces[nouns[n]](cards, value) if n < len(nouns) and nouns[n] in faces else value
            for n, value in enumerate(payload)
        ]
    )


def seen(event: Event, payload: Frame, player: int) -> tuple[Any, ...]:
    """Return one event as a player saw it: its name, then its fields.

    A value that no field declares is shown to nobody.
    """
    names = [name for name, _ in event.fields]
    values = dict(zip(names, payload, strict=False))
    privy = any(values.get(field) == player for field in event.seen_by)
    shown = [
        value if n < len(names) and (privy or names[n] not in event.private) else HIDDEN
        for n, value in enumerate(payload)
    ]
    return (event.name, *shown)
