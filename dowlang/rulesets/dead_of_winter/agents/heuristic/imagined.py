"""Imagine the game as a seat sees it: a game made of its view alone, for goals to be asked of.

What a card's goal counts is then told by its own handler, whatever its words are, as things stand
and as they would stand after something was done. What the seat does not see is empty, or as many
cards as there are that are no card of the set (`words.cards.zones.all_copies`).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from collections.abc import Set as AbstractSet
from itertools import count
from typing import Any

from dowlang.engine.chance import mix
from dowlang.rulesets.dead_of_winter.agents.heuristic.imagined_set import SetFacts
from dowlang.rulesets.dead_of_winter.state.game_state import Winter
from dowlang.rulesets.dead_of_winter.state.open_fields import NUMBERS, ROWS
from dowlang.rulesets.dead_of_winter.state.tokens_added import ON_CARD
from dowlang.rulesets.dead_of_winter.state.types import LOCATION_OF_ENTRANCE, NONE

BOARD = frozenset(("zombies", "barricades"))  # fields that are looked at together
OWN = frozenset(("secret", "dealt", "waiting"))
CARDS = frozenset(("hand", "equipment", "contributed"))
GROUPS = frozenset(("controller", "groups", "location", "hand", "equipment"))
LISTS_OF_PLAYERS = ("waiting", "dealt", "secret")
SAMPLES, SEATS = 6, 3  # tables at random that a goal is asked of, and players at each


def imagined(known: SetFacts, view: Any, reads: AbstractSet[str], seen: Iterable[str]) -> Winter:
    """Return the game as a view shows it, with the fields that are read. `seen` are those that lie
    open as they are (`SEEN`).
    """
    game = object.__new__(Winter)
    held, me, players = game.__dict__, view.player, view["players"]
    held.update(known.nothing)
    held.update(known.unrecorded(players))
    for name in seen:
        held[name] = view[name]
    held["players"], held["main"], held["param"] = players, view["main"], view["param"]
    held["basis"], held["scoped"] = held["param"], known.nobodys
    if not reads.isdisjoint(BOARD):
        held["zombies"], held["barricades"] = view["zombies"], view["barricades"]
    if not reads.isdisjoint(OWN):
        held["secret"] = [view["secret"] if p == me else NONE for p in range(players)]
        held["dealt"] = [view["dealt"] if p == me else NONE for p in range(players)]
        held["waiting"] = [0] * players
    if not reads.isdisjoint(CARDS):
        _cards(known, view, held)
    if "incidents_down" in reads:
        held["incidents_down"] = [(NONE,) * left for left in view["incidents_down"]]
    if "laid" in reads:
        held["laid"] = list(tokens_lying(known, view["laid"], held["equipment"]))
    if not reads.isdisjoint(GROUPS):
        held["controller"] = view["controller"]
        held["groups"] = groups(held["controller"], players)
        held["location"] = view["location"]
    return game


def _cards(known: SetFacts, view: Any, held: dict[str, Any]) -> None:
    """Put the cards there that the seat sees, and as many as there are where it does not."""
    me, unseen, used = view.player, count(len(known.item_card)), set[int]()
    held["hand"] = [
        copies(known, view["hand"], used)
        if player == me
        else tuple([next(unseen) for _ in range(cards)])
        for player, cards in enumerate(view["hands"])
    ]
    held["equipment"] = [copies(known, items, used) if items else () for items in view["equipment"]]
    held["contributed"] = tuple([(giver, item, 0) for giver, item in view["contributed"]])


def tokens_lying(
    known: SetFacts, shown: Iterable[tuple[int, ...]], equipment: Sequence[tuple[int, ...]]
) -> Iterator[tuple[int, ...]]:
    """Yield what lies where, on the copies that lie beside survivors: of several equal ones that
    bear none of that sort yet on the first.
    """
    taken = set[tuple[int, int]]()
    for token, on, piece, many, beside in shown:
        if on == ON_CARD and equipment:
            equal = [i for i in equipment[beside] if known.face(i) == piece]
            piece = next((i for i in equal if (token, i) not in taken), piece)
            taken.add((token, piece))
        yield token, on, piece, many


def copies(known: SetFacts, faces: tuple[int, ...], used: set[int]) -> tuple[int, ...]:
    """Return copies of the cards that these faces stand for, none of those used, which grow."""
    found = []
    for face in faces:
        item = known.another(face, used) if face in used else face
        used.add(item)
        found.append(item)
    return tuple(found)


def groups(controller: tuple[int, ...] | list[int], players: int) -> list[tuple[int, ...]]:
    """Return whom each player controls."""
    found: list[list[int]] = [[] for _ in range(players)]
    for survivor, owner in enumerate(controller):
        if owner >= 0:
            found[owner].append(survivor)
    return [tuple(members) for members in found]


def samples(known: SetFacts, main: int) -> Iterator[Winter]:
    """Yield games with a main objective in which everything is somewhere, each time elsewhere, to
    see what a goal looks at. The same for the same set.
    """
    survivors, items = len(known.attack), len(known.item_card)
    for number in range(SAMPLES):
        draw = _draws(number)
        game = object.__new__(Winter)
        held = game.__dict__
        held.update(known.nothing)
        held.update(known.unrecorded(SEATS))
        parameters = known.cards.ruleset.parameters
        held["param"] = held["basis"] = [int(one.default) for one in parameters]
        held["scoped"] = known.nobodys
        held["players"], held["main"] = SEATS, main
        owners = [draw(SEATS + 1) - 1 for _ in range(survivors)]
        held["controller"], held["groups"] = owners, groups(owners, SEATS)
        held["location"] = [draw(7) if owner >= 0 else NONE for owner in owners]
        places: list[list[int]] = [[] for _ in range(SEATS + survivors)]
        for item in range(items):
            place = draw(2 * len(places))
            if place < len(places):
                places[place].append(item)
        held["hand"] = [tuple(cards) for cards in places[:SEATS]]
        held["equipment"] = [tuple(cards) for cards in places[SEATS:]]
        for name in ("wounds", "frostbite", "moved", "began_at"):
            held[name] = [draw(3) for _ in range(survivors)]
        for name in ("zombies", "barricades"):
            held[name] = [draw(3) for _ in LOCATION_OF_ENTRANCE]
        held["entrance_spaces"] = [6] * len(LOCATION_OF_ENTRANCE)
        for name in ("survivor_spaces", "noise_spaces", "noise", "searched"):
            held[name] = [1 + draw(4) for _ in range(7)]
        for name in ("exiled", "eliminated", "voted", "turns_lost", *LISTS_OF_PLAYERS):
            held[name] = [0] * SEATS
        held["leader"] = [members[0] if members else NONE for members in held["groups"]]
        held["unused"] = held["spent"] = [(1, 3, 6)] * SEATS
        held["counters"] = [draw(4) for _ in range(9)]
        for name in ("morale", "food", "starvation", "helpless", "rounds_left", "round"):
            held[name] = 1 + draw(6)
        held["waste"] = tuple(range(draw(1 + items)))
        decks = known.cards.tables.incidents_of_deck
        lefts = [draw(1 + len(incidents)) for incidents in decks]
        lying = list(zip(decks, lefts, strict=True))
        held["incidents_down"] = [pile[:left] for pile, left in lying]
        held["incident_open"] = [(*pile, NONE)[left] for pile, left in lying]
        held["incidents_past"] = [pile[left + 1 :] for pile, left in lying]
        yield game


def _draws(number: int) -> Any:
    """Return a function that draws 0 to one less than its argument."""
    counter = count()
    return lambda faces: mix(number, 1, next(counter), faces)


SEEN = (
    *(name for name in NUMBERS if name in Winter.FIELDS),
    *(name for name in ROWS if name in Winter.FIELDS),
    "waste",
    "removed",
)
