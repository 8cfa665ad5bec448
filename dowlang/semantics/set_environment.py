"""Describe a set besides the files being checked: names of its cards and used sets, deck sizes.

The `project` package makes a `SetWorld` out of manifests. The checker adds the cards of the files
it is given.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import field
from typing import Any

from dowlang.records import dataclass
from dowlang.source import Span


@dataclass(frozen=True, slots=True)
class CardName:
    """A card that can be named: `place` is empty for a card of another set."""

    kind: str
    name: str
    slug: str
    file: str = ""
    place: Span | None = None


@dataclass(frozen=True, slots=True)
class SetWorld:
    """The surroundings of the files under check.

    `id`: the set's id. `names`: card kind -> name as written -> slug, of the sets this one uses.
    `replaces`: (kind, name) that this set may define again. `sets`: ids of the sets that are there,
    this one and those it uses, empty when that is not known. `decks`: deck -> cards wanted (a size
    declared by the manifest, or the ruleset's), `deck_places`: deck -> where that is declared.
    `least`: deck -> cards without which it cannot be dealt. `cards`: facts of all cards of the used
    sets. `partial`: the files are an addition to the set and not the whole of it, so decks are not
    counted.
    """

    id: str = ""
    names: Mapping[str, Mapping[str, str]] = field(default_factory=dict)
    replaces: frozenset[tuple[str, str]] = frozenset()
    decks: Mapping[str, int] = field(default_factory=dict)
    deck_places: Mapping[str, Span] = field(default_factory=dict)
    least: Mapping[str, int] = field(default_factory=dict)
    # name of a `define` of a used set -> its path
    defines: Mapping[str, str] = field(default_factory=dict)
    cards: Sequence[Mapping[str, Any]] = ()
    partial: bool = False
    manifest: str = ""  # the file that findings about decks name
    sets: tuple[str, ...] = ()
    players: int = 0  # the most players that the least sizes of decks are for
