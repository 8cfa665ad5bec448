"""Build a player's view from a whitelist, never by taking things away.

A ruleset lists what is shown, each entry a name and a function `(game, player) -> plain data`, in
one visible tuple, and its `view` is `view_maker(SHOWN)`, or `view_of(SHOWN, game, player)`. Every
result is copied down to integers, strings and tuples, unless it is declared plain. Anything else,
the game itself included, is refused, so an agent cannot reach through its view. What a player could
have written down is in `player_log.py`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from operator import attrgetter
from typing import Any

from dowlang.engine.faults import EngineFault


@dataclass(frozen=True, slots=True)
class Shown:
    """One entry of the whitelist.

    `read(game, player)` gives plain data: what this player may know of it, and no more. An entry
    that is `plain` gives a number, or tuples of numbers, made or never changed, and so needs no
    copy (a test holds every ruleset to it). `kept`: `NUMBER` or `ROW` where it is the field of the
    state of that name as it is. Such entries are read together.
    """

    name: str
    read: Callable[[Any, int], Any]
    plain: bool = False
    kept: str = ""


NUMBER, ROW = "number", "row"


def number(name: str) -> Shown:
    """Show a field of the state, a number, public as it is."""
    read = attrgetter(name)
    return Shown(name, lambda game, player: read(game), plain=True, kept=NUMBER)


def row(name: str) -> Shown:
    """Show a field of the state, a list of numbers or of tuples of them, public as it is."""
    read = attrgetter(name)
    return Shown(name, lambda game, player: tuple(read(game)), plain=True, kept=ROW)


class View(dict[str, Any]):
    """A player's view by name: `view["food"]` or `view.food`.

    Holds copies of plain data only, so whoever has it may do with it what it likes. It is a `dict`
    because agents read it a hundred times a decision.
    """

    __slots__ = ("player",)

    def __init__(self, player: int, values: Mapping[str, Any] | Iterable[tuple[str, Any]]) -> None:
        super().__init__(values)
        self.player = player

    def __getattr__(self, name: str) -> Any:
        try:
            return self[name]
        except KeyError:
            raise AttributeError(name) from None

    def __reduce__(self) -> tuple[type[View], tuple[int, dict[str, Any]]]:
        return View, (self.player, dict(self))

    def __repr__(self) -> str:
        return f"<View of player {self.player + 1}: {dict(self)}>"

    def to_dict(self) -> dict[str, Any]:
        """Return the view as data for JSON."""
        return {"player": self.player, **self}


def view_maker(shown: Sequence[Shown]) -> Callable[[Any, int], View]:
    """Return the function that gives the view of one player of a game.

    The function raises `EngineFault` when an entry that is not declared plain shows something else
    than plain data.
    """
    numbers, read_numbers = _together(shown, NUMBER)
    rows, read_rows = _together(shown, ROW)
    others = [(entry.name, entry.read, entry.plain) for entry in shown if not entry.kept]

    def view(game: Any, player: int) -> View:
        found = View(player, zip(numbers, read_numbers(game), strict=True))
        found.update(zip(rows, map(tuple, read_rows(game)), strict=True))
        for name, read, plain in others:
            value = read(game, player)
            found[name] = value if plain else _copied(value, name)
        return found

    return view


def view_of(shown: Sequence[Shown], game: Any, player: int) -> View:
    """Return the view of one player, by a whitelist that is read entry by entry."""
    return view_maker(shown)(game, player)


def _together(
    shown: Sequence[Shown], kept: str
) -> tuple[tuple[str, ...], Callable[[Any], tuple[Any, ...]]]:
    """Return the names of the entries that are kept so, and how they are read at once."""
    names = tuple(entry.name for entry in shown if entry.kept == kept)
    if len(names) < 2:  # of one name `attrgetter` gives no tuple
        return names, lambda game: tuple([getattr(game, name) for name in names])
    return names, attrgetter(*names)


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
