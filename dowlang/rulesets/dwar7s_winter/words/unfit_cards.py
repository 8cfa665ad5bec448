"""Tell which cards no game can be set up with, and which threats nobody can ever meet.

Rules: D-BOARD-09, D-COMP-04, -13, D-PH3-26, -31, D-LEG-07, -08.
"""

from __future__ import annotations

from collections.abc import Sequence

from dowlang.rulesets.dwar7s_winter.procedures.fights import CHAMPION_COUNTS
from dowlang.rulesets.dwar7s_winter.state import parameters as P
from dowlang.rulesets.dwar7s_winter.state.boards import (
    Key,
    UnfitBoard,
    board_of,
    keys_of_boards,
    paths_of,
)
from dowlang.rulesets.dwar7s_winter.state.card_tables import keys_of, threat
from dowlang.rulesets.dwar7s_winter.state.dwarves import DWARVES
from dowlang.rulesets.dwar7s_winter.state.types import CASTLE, GOLD, RESOURCES, TERRAINS
from dowlang.rulesets.dwar7s_winter.words.registry import words
from dowlang.vocabulary.value_ranges import Facts, Ranges

MOST = P.PARAMETERS[P.STOCK_MOST].default
WHERE = {"monster": ("appears", "appears"), "disaster": ("occurs", "occurs")}
"""Kind of a threat -> the role of the line with its zones, and how that is said."""


def ranges(cards: Sequence[Facts]) -> Ranges:
    """Return what is known of the cards of a set: which of them fit in no game."""
    boards = {str(card["slug"]): card for card in cards if card["kind"] == "board"}
    zones = {slug: _zones(card) for slug, card in boards.items()}
    legendary = any(card.get("legendary") for card in cards)
    unfit: dict[tuple[str, str], list[str]] = {}
    lacking: dict[tuple[str, Key], str] = {}  # board and zone -> who is to be there
    for card in cards:
        if card["kind"] not in WHERE:
            continue
        role, said = WHERE[card["kind"]]
        told = unfit.setdefault((card["kind"], str(card["slug"])), [])
        for key in keys_of(card, role):
            without = [slug for slug, keys in zones.items() if key not in keys]
            if zones and len(without) == len(zones):
                told.append(f"no game can be set up, no board of the set has {_called(key)}")
                continue
            for slug in without:
                lacking.setdefault((slug, key), f"`{card['name']}` {said}")
        told += _beyond(card, legendary)
    for (slug, key), who in sorted(lacking.items()):
        unfit.setdefault(("board", slug), []).append(
            f"no game can be set up, it has no {_called(key)}, where {who}"
        )
    for slug, card in boards.items():
        unfit.setdefault(("board", slug), []).extend(_torn(card))
    return Ranges(unfit={key: tuple(told) for key, told in unfit.items() if told})


def _zones(card: Facts) -> frozenset[Key]:
    """Return the zones of a board."""
    return frozenset(key for way in paths_of(card) for key in way) | {(CASTLE, 0)}


def _called(key: Key) -> str:
    """Return a zone as cards call it."""
    return f"{TERRAINS[key[0]]} {key[1]}"


def _torn(card: Facts) -> list[str]:
    """Return why a board is none: a zone to which no way leads. Rules: D-BOARD-09."""
    try:
        board_of({**card, "path": ""}, keys_of_boards([card]))
    except UnfitBoard as refused:
        return [f"no game can be set up, {refused}"]
    return []


def _beyond(card: Facts, legendary: bool) -> list[str]:
    """Return what a threat needs that no player can ever have at once, by the printed numbers.

    With legendary dwarves a champion counts as two against a monster, and a guardian spares 1
    resource of a disaster.
    """
    needs, monster = threat({**card, "path": ""}), card["kind"] == "monster"
    dwarves = DWARVES + (CHAMPION_COUNTS - 1 if legendary and monster else 0)
    told = []
    if needs.dwarves > dwarves:
        told.append(f"nobody can meet it, a player has {DWARVES} dwarves")
    over = {each: needs.cost[each] - MOST for each in range(len(RESOURCES))}
    short = sum(max(0, number) for each, number in over.items() if each != GOLD)
    spared = int(legendary and not monster)
    if monster and short + needs.cost[GOLD] > MOST:
        told.append(
            f"nobody can meet it, a player has at most {MOST} of each resource, gold among them"
        )
    elif not monster and short + max(0, over[GOLD]) > spared:
        told.append(f"nobody can meet it, a player has at most {MOST} of each resource")
    return told


words.ranges = ranges
