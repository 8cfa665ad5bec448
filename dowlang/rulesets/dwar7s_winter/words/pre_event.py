"""Ask of the moment before a monster is defeated, or a disaster overcome, what that event asks.

`when you defeat a monster where (it is at forest 1)` is told when the monster is on the board no
more. What the clause and the lines below it ask of its place goes to the payload instead. Dwarves
that were used are in camp by then, as the rules have it. Rules: D-PH3-25, D-PH3-27.
"""

from __future__ import annotations

from dataclasses import replace

from dowlang.rulesets.dwar7s_winter.state import events
from dowlang.rulesets.dwar7s_winter.state.dwarves import at_place, is_near
from dowlang.rulesets.dwar7s_winter.state.game_state import Dwar7s
from dowlang.rulesets.dwar7s_winter.state.types import Disaster, Monster, Player, Zone
from dowlang.rulesets.dwar7s_winter.words import conditions, effects, filters, references
from dowlang.vocabulary.declarations import EventWord, Word
from dowlang.vocabulary.moment_before import Before

Defeat = tuple[Monster, Zone]
"""After the arguments of the word: which monster was defeated, and where it stood."""
Overcome = tuple[Disaster]
"""After the arguments of the word: which disaster was overcome."""


def where(game: Dwar7s, monster: Monster, *defeat: *Defeat) -> Zone:
    """Return the zone where a monster stood."""
    defeated, zone = defeat
    return zone if monster == defeated else game.monster_at[monster]


def was_at(game: Dwar7s, monster: Monster, place: Zone, *defeat: *Defeat) -> bool:
    """Return True if the monster, or a copy of its card, stood in that zone."""
    defeated, zone = defeat
    card = game.t.monster_card
    same = card[monster] == card[defeated] and 0 <= place == zone
    return same or conditions.stands_at(game, monster, place)


def sensed(game: Dwar7s, monster: Monster, *defeat: *Defeat) -> bool:
    """Return True if some player has a dwarf near the zone where the monster stood."""
    return any(was_near(game, player, monster, *defeat) for player in range(game.players))


def was_near(game: Dwar7s, player: Player, monster: Monster, *defeat: *Defeat) -> bool:
    """Return True if the player has a dwarf in that zone or in one adjacent to it."""
    return is_near(game, player, where(game, monster, *defeat))


def was_beside(game: Dwar7s, player: Player, monster: Monster, *defeat: *Defeat) -> bool:
    """Return True if the player has a dwarf in that zone."""
    zone = where(game, monster, *defeat)
    return zone >= 0 and bool(at_place(game, player, zone))


BEFORE = Before(
    ("monster", "zone"),
    {
        conditions.stands_at: was_at,
        conditions.dwarf_is_near: sensed,
        filters.has_dwarf_near: was_near,
        filters.has_dwarf_with: was_beside,
        references.zone_of_monster: where,
    },
    {references.zone_of_monster: "zone"},
    missed=frozenset({effects.can_banish}),
)


def was_active(game: Dwar7s, disaster: Disaster, *overcome: *Overcome) -> bool:
    """Return True for the disaster that is overcome, and for any other that is active."""
    return disaster == overcome[0] or conditions.is_active(game, disaster)


OF_EVENTS = {
    events.MONSTER_DEFEATED: BEFORE,
    events.DISASTER_OVERCOME: Before(
        ("disaster",),
        {conditions.is_active: was_active},
        {},
        since=frozenset({conditions.is_active}),
    ),
}


def with_before(word: Word) -> Word:
    """Return a word with what is asked of the moment before it, if it takes a piece away."""
    if isinstance(word, EventWord) and word.event in OF_EVENTS:
        return replace(word, before=OF_EVENTS[word.event])
    return word
