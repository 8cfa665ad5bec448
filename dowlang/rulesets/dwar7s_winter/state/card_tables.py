"""Hold the facts of a set's cards as immutable arrays by number. They never change during a game.

Monsters, disasters and heroes are physical cards. `monster_card[m]` tells which card of the set
monster `m` is a copy of. Rules: D-CARD-01, -10, -17, D-COMP-09..12.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from dowlang.engine.setup_options import SetUpRefused
from dowlang.rulesets.dwar7s_winter.state.boards import (
    Board,
    Key,
    board_of,
    keys_of_boards,
    pairs,
)
from dowlang.rulesets.dwar7s_winter.state.types import INSTRUMENTS, NOBODY, RESOURCES

if TYPE_CHECKING:
    from dowlang.engine.card_set import CardSet

SEATS = 4


class DeckTooSmall(SetUpRefused):
    """The set has too few cards of a kind for a game."""

    def __init__(self, what: str, have: int, want: int) -> None:
        self.what, self.have, self.want = what, have, want
        super().__init__(f"the {what}: found {have}, wanted at least {want}")


@dataclass(frozen=True, slots=True)
class Threat:
    """A monster or disaster card: points, dwarves and resources needed, gold gained."""

    path: str
    points: int
    dwarves: int
    cost: tuple[int, int, int, int]  # by resource
    gold: int
    legendary: bool


class Tables:
    """The arrays. Index: monster, disaster, hero (physical cards), monster card, hero card."""

    def __init__(self, cards: CardSet) -> None:
        kinds = cards.of_kind
        boards: Sequence[Mapping[str, Any]] = kinds.get("board", ())
        self.zone_keys = keys_of_boards(boards)
        self.zones = len(self.zone_keys)
        self.boards: tuple[Board, ...] = tuple(board_of(c, self.zone_keys) for c in boards)

        monsters: Sequence[Mapping[str, Any]] = kinds.get("monster", ())
        self.monster_threats = tuple(threat(c) for c in monsters)
        copies = [(n, key) for n, c in enumerate(monsters) for key in keys_of(c, "appears")]
        self.monsters = len(copies)
        self.monster_card = tuple(number for number, _ in copies)
        self.monster_zone: tuple[Key, ...] = tuple(key for _, key in copies)
        self.monster = tuple(self.monster_threats[number] for number in self.monster_card)

        disasters: Sequence[Mapping[str, Any]] = kinds.get("disaster", ())
        self.disasters = len(disasters)
        self.disaster = tuple(threat(c) for c in disasters)
        self.disaster_zone: tuple[Key, ...] = tuple(keys_of(c, "occurs")[0] for c in disasters)

        heroes: Sequence[Mapping[str, Any]] = kinds.get("hero", ())
        self.hero_path_of_card = tuple(str(c["path"]) for c in heroes)
        mine: list[tuple[int, int]] = []
        for number, card in enumerate(heroes):
            if card.get("starting"):
                mine += [(number, seat) for seat in range(SEATS)]
            else:
                mine += [(number, NOBODY)] * int(copies_of(card))
        self.heroes = len(mine)
        self.hero_card = tuple(number for number, _ in mine)
        self.hero_owner = tuple(owner for _, owner in mine)
        self.hero_path = tuple(self.hero_path_of_card[number] for number in self.hero_card)
        points = tuple(int(c.get("points", 0)) for c in heroes)
        music = tuple(INSTRUMENTS.index(str(c["instrument"])) for c in heroes)
        legendary = tuple(bool(c.get("legendary")) for c in heroes)
        self.hero_points = tuple(points[number] for number in self.hero_card)
        self.hero_music = tuple(music[number] for number in self.hero_card)
        self.hero_legendary = tuple(legendary[number] for number in self.hero_card)
        # one copy for all equals
        self.hero_face = tuple(self.hero_card.index(number) for number in self.hero_card)

        self.monster_path = tuple(t.path for t in self.monster)
        self.disaster_path = tuple(t.path for t in self.disaster)


def threat(card: Mapping[str, Any]) -> Threat:
    """Return what a monster or disaster card asks and gives."""
    cost = [0, 0, 0, 0]
    needs = list(card.get("needs", ()))
    for at in range(1, len(needs) - 1, 2):
        cost[RESOURCES.index(str(needs[at + 1]))] += int(needs[at])
    return Threat(
        str(card["path"]),
        int(card.get("points", 0)),
        int(needs[0]) if needs else 0,
        (cost[0], cost[1], cost[2], cost[3]),
        int(card.get("gold", 0)),
        bool(card.get("legendary")),
    )


def keys_of(card: Mapping[str, Any], role: str) -> list[Key]:
    """Return the zones that a card names, one for each copy."""
    return pairs(card.get(role, ()))


def copies_of(card: Mapping[str, Any]) -> int:
    """Return how often a card is in the box."""
    copies = card.get("copies", 1)
    return sum(copies.values()) if isinstance(copies, Mapping) else int(copies)
