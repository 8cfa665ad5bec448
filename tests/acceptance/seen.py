"""What happened in games, each thing with its count; `tell` reads it off the log of a finished
game.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from typing import Any

from dowlang.engine.card_set import CardSet
from dowlang.engine.frames import Frame
from dowlang.engine.game import Game
from dowlang.rulesets.dead_of_winter.state import events as E
from tests.rules.dead_of_winter.invariants import CheckedLog


@dataclass(slots=True)
class Seen:
    """Counts by name."""

    decisions: Counter[str] = field(default_factory=Counter)
    options: Counter[str] = field(default_factory=Counter)  # kinds of options chosen
    forced: Counter[str] = field(default_factory=Counter)
    nothing: Counter[str] = field(default_factory=Counter)
    events: Counter[str] = field(default_factory=Counter)
    endings: Counter[str] = field(default_factory=Counter)
    rounds: Counter[str] = field(default_factory=Counter)  # games that reached the round
    roles: Counter[str] = field(default_factory=Counter)
    variants: Counter[str] = field(default_factory=Counter)  # with the number of players
    objectives: Counter[str] = field(default_factory=Counter)  # with the side
    agents: Counter[str] = field(default_factory=Counter)  # games in which one sat
    # rules with another value than the default, or the same
    switches: Counter[str] = field(default_factory=Counter)
    crossroads: Counter[str] = field(default_factory=Counter)
    items: Counter[str] = field(default_factory=Counter)  # played
    abilities: Counter[str] = field(default_factory=Counter)
    answers: int = 0
    checks: int = 0
    copies: int = 0

    def add(self, other: Seen) -> None:
        """Count another's games too."""
        for name in COUNTERS:
            getattr(self, name).update(getattr(other, name))
        for name in NUMBERS:
            setattr(self, name, getattr(self, name) + getattr(other, name))

    def to_dict(self) -> dict[str, Any]:
        """As data for a file."""
        return {name: dict(getattr(self, name)) for name in COUNTERS} | {
            name: getattr(self, name) for name in NUMBERS
        }

    @classmethod
    def from_dict(cls, data: Mapping[str, Any]) -> Seen:
        """Back from `to_dict`."""
        read: dict[str, Any] = {name: Counter(data[name]) for name in COUNTERS} | {
            name: data[name] for name in NUMBERS
        }
        return cls(**read)


NUMBERS = ("answers", "checks", "copies")
COUNTERS = tuple(f.name for f in fields(Seen) if f.name not in NUMBERS)


def tell(seen: Seen, cards: CardSet, game: Game) -> None:
    """Count what the log of a finished game holds."""
    assert isinstance(game.log, CheckedLog)
    seen.checks += game.log.checks
    result, kinds = game.result, cards.ruleset.option_kinds
    seen.endings[result["cause"]] += 1
    seen.rounds.update(str(number) for number in range(1, result["rounds"] + 1))
    seen.roles.update(result["roles"])
    seen.objectives[
        f"{result['objective']}, {'hardcore' if result['hardcore'] else 'standard'}"
    ] += 1
    for entry in game.log:
        match entry[0]:
            case "chose":
                seen.decisions[entry[2]] += 1
                seen.options[kinds[entry[3][0]].name] += 1
            case "forced":
                seen.forced[entry[2]] += 1
            case "none":
                seen.nothing[entry[2]] += 1
            case int():
                seen.events[cards.ruleset.events[entry[0]].name] += 1
                name_cards(seen, cards, entry)


def name_cards(seen: Seen, cards: CardSet, entry: Frame) -> None:
    """Which crossroads card came up, which item was played, whose ability was used."""
    match entry[0]:
        case E.CROSSROADS_TRIGGERED:
            seen.crossroads[slug(cards, "crossroads", entry[2])] += 1
        case E.CARD_PLAYED:
            seen.items[slug(cards, "item", cards.tables.item_card[entry[2]])] += 1
        case E.ABILITY_USED:
            seen.abilities[slug(cards, "survivor", entry[2])] += 1


def slug(cards: CardSet, kind: str, number: int) -> str:
    """A card's slug by its number among those of its kind."""
    return str(cards.of_kind[kind][number]["slug"])
