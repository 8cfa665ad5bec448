"""Build a player's view from a whitelist, never by taking things away.

A ruleset lists what is shown, each entry a name and a function `(game, player) -> plain data`, in
one visible tuple, and its `view` is `view_of(SHOWN, game, player)`. Every result is copied down to
integers, strings and tuples. Anything else, the game itself included, is refused, so an agent
cannot reach through its view. A player's log is the journal's events by the same law: a field is
shown when its event declares it open, or names the player among those who see it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from dowlang.engine.decisions import shown
from dowlang.engine.game import EngineFault, Frame, Game

if TYPE_CHECKING:
    from dowlang.engine.card_set import CardSet
    from dowlang.engine.ruleset import Event

HIDDEN = None  # stands in a player's log for what that player may not see


@dataclass(frozen=True, slots=True)
class Shown:
    """One entry of the whitelist.

    `read(game, player)` gives plain data: what this player may know of it, and no more.
    """

    name: str
    read: Callable[[Any, int], Any]


class View(Mapping[str, Any]):
    """A player's view by name: `view["food"]` or `view.food`.

    Holds copies of plain data only.
    """

    __slots__ = ("_values", "player")

    def __init__(self, player: int, values: dict[str, Any]) -> None:
        self.player, self._values = player, values

    def __getitem__(self, name: str) -> Any:
        return self._values[name]

    def __getattr__(self, name: str) -> Any:
        try:
            return self._values[name]
        except KeyError:
            raise AttributeError(name) from None

    def __iter__(self) -> Iterator[str]:
        return iter(self._values)

    def __len__(self) -> int:
        return len(self._values)

    def __repr__(self) -> str:
        return f"<View of player {self.player + 1}: {self._values}>"

    def to_dict(self) -> dict[str, Any]:
        """The view as data for JSON."""
        return {"player": self.player, **self._values}


def view_of(shown: Sequence[Shown], game: Game, player: int) -> View:
    """The view of one player.

    Raises `EngineFault` when an entry shows something that is not plain data.
    """
    return View(
        player, {entry.name: _copied(entry.read(game, player), entry.name) for entry in shown}
    )


PLAIN = frozenset((int, str, bool))


def _copied(value: Any, name: str) -> Any:
    kind = type(value)
    if kind is int or kind is str or kind is bool or value is None:
        return value
    if kind is tuple and set(map(type, value)) <= PLAIN:
        return value  # immutable all through: needs no copy
    if kind is list or isinstance(value, tuple):
        return tuple([_copied(x, name) for x in value])
    if kind is dict:
        return {str(key): _copied(x, name) for key, x in value.items()}
    raise EngineFault(
        f"the view's entry `{name}` shows a `{kind.__name__}`, wanted numbers, strings and lists "
        f"of them"
    )


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
    """A payload in which one copy stands for all its equals."""
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
    """One event as a player saw it: its name, then its fields.

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
