"""Ask of the moment before a monster is defeated, or a disaster overcome, what that event asks.

`when you defeat a monster where (it is at forest 1)` is told when the monster is on the board no
more. What the clause and the lines below it ask of its place goes to the payload instead. Dwarves
that were used are in camp by then, as the rules have it: the clause describes who did it, and asks
with them where they were used. Rules: D-PH3-25, D-PH3-27.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import replace
from typing import Any

from dowlang.rulesets.dwar7s_winter.state import events
from dowlang.rulesets.dwar7s_winter.state.dwarves import at_place, is_near, party_members, sort_of
from dowlang.rulesets.dwar7s_winter.state.game_state import Dwar7s
from dowlang.rulesets.dwar7s_winter.state.types import (
    CAMP,
    ORDINARY,
    Disaster,
    Monster,
    Player,
    Zone,
)
from dowlang.rulesets.dwar7s_winter.words import conditions, effects, filters, nouns, references
from dowlang.vocabulary.declarations import EventWord, Word
from dowlang.vocabulary.moment_before import Before

Defeat = tuple[Monster, Zone, Player, int]
"""After the arguments of the word: which monster was defeated, where it stood, by whom, and with
which dwarves.
"""
Asked = Callable[..., Any]
"""The function of a word."""
Overcome = tuple[Disaster, Zone, Player, int]
"""After the arguments of the word: which disaster was overcome, where, by whom, with which dwarves.
"""


def where(game: Dwar7s, monster: Monster, *defeat: *Defeat) -> Zone:
    """Return the zone where a monster stood."""
    defeated, zone, *_ = defeat
    return zone if monster == defeated else game.monster_at[monster]


def was_at(game: Dwar7s, monster: Monster, place: Zone, *defeat: *Defeat) -> bool:
    """Return True if the monster, or a copy of its card, stood in that zone."""
    defeated, zone, *_ = defeat
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


@contextmanager
def _with_used(game: Dwar7s, zone: Zone, player: Player, used: int) -> Iterator[None]:
    """Keep the dwarves that were used in the zone, as far as they are in camp still."""
    ordinary, legends = party_members(used)
    resting = at_place(game, player, CAMP)
    back = [dwarf for dwarf in resting if sort_of(dwarf) == ORDINARY][:ordinary]
    back += [dwarf for dwarf in resting if sort_of(dwarf) in legends]
    for dwarf in back:
        game.dwarf_at[dwarf] = zone
    try:
        yield
    finally:
        for dwarf in back:
            game.dwarf_at[dwarf] = CAMP


def _with_their_dwarves(event: str, asked: Mapping[Asked, Asked], told: int) -> dict[Asked, Asked]:
    """Return the functions that ask the same with the dwarves where they were used.

    Those that are asked in place of a word take what the event tells as well, or (`told` is 0) none
    of it. They are of this module, by name, since handlers import them.
    """

    def put(word: Asked, one: Asked) -> Asked:
        def then(game: Dwar7s, *arguments: int) -> Any:
            *_, zone, player, used = arguments
            with _with_used(game, zone, player, used):
                return one(game, *(arguments if told else arguments[:-4]))

        then.__name__ = then.__qualname__ = f"{word.__name__}_before_{event}"
        then.__doc__ = word.__doc__
        globals()[then.__name__] = then
        return then

    return {word: put(word, one) for word, one in asked.items()}


def monsters_then(game: Dwar7s, monster: Monster, *_: int) -> Sequence[Monster]:
    """Return the active monsters, with the one that is defeated."""
    return (*nouns.active_monsters(game), monster)


def disasters_then(game: Dwar7s, disaster: Disaster, *_: int) -> Sequence[Disaster]:
    """Return the active disasters, with the one that is overcome."""
    return (*nouns.active_disasters(game), disaster)


OF_DWARVES: tuple[Asked, ...] = (
    conditions.occupies_zone,
    conditions.in_camp,
    conditions.crew,
    filters.you_occupy,
    filters.in_forest,
    filters.in_mine,
    filters.in_plain,
    filters.is_on_board,
    filters.is_in_camp,
    filters.stands_at,
)
"""Ask where dwarves are, and of no monster."""
OF_BOTH: dict[Asked, Asked] = {
    conditions.dwarf_is_near: sensed,
    filters.has_dwarf_near: was_near,
    filters.has_dwarf_with: was_beside,
}
"""Ask who is near a monster -> the function for one that is defeated."""
BEFORE = Before(
    ("monster", "zone", "player", "used"),
    {
        conditions.stands_at: was_at,
        **OF_BOTH,
        references.zone_of_monster: where,
    },
    {references.zone_of_monster: "zone"},
    missed=frozenset({effects.can_banish}),
    clause=_with_their_dwarves("a_defeat", OF_BOTH, 4)
    | _with_their_dwarves("a_defeat", {each: each for each in OF_DWARVES}, 0),
    domains={"monster": monsters_then},
)


def was_active(game: Dwar7s, disaster: Disaster, *overcome: *Overcome) -> bool:
    """Return True for the disaster that is overcome, and for any other that is active."""
    return disaster == overcome[0] or conditions.is_active(game, disaster)


OF_EVENTS = {
    events.MONSTER_DEFEATED: BEFORE,
    events.DISASTER_OVERCOME: Before(
        ("disaster", "zone", "player", "used"),
        {conditions.is_active: was_active},
        {},
        since=frozenset({conditions.is_active}),
        clause=_with_their_dwarves(
            "an_overcoming", {each: each for each in (*OF_BOTH, *OF_DWARVES)}, 0
        ),
        domains={"disaster": disasters_then},
    ),
}


def with_before(word: Word) -> Word:
    """Return a word with what is asked of the moment before it, if it takes a piece away."""
    if isinstance(word, EventWord) and word.event in OF_EVENTS:
        return replace(word, before=OF_EVENTS[word.event])
    return word
