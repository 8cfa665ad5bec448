"""Draw the table for a page: the graph of zones, enemies, players, the pool, the hall, the hand.

Rules: D-BOARD, D-PH2-06.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from dowlang.engine.drawing_declarations import Drawing, Group, Mark, Piece, Place, Track
from dowlang.engine.frames import Answer
from dowlang.rulesets.dwar7s_winter.narration.table import asked, trophies, trophies_known
from dowlang.rulesets.dwar7s_winter.narration.wording import Words
from dowlang.rulesets.dwar7s_winter.screen.pieces import card_of, name, worth_of_hero
from dowlang.rulesets.dwar7s_winter.state import options as O
from dowlang.rulesets.dwar7s_winter.state.boards import Board
from dowlang.rulesets.dwar7s_winter.state.dwarves import sight_of
from dowlang.rulesets.dwar7s_winter.state.labels import PHASES, dwarf_kind
from dowlang.rulesets.dwar7s_winter.state.types import (
    CAMP,
    CASTLE,
    GOLD,
    INSTRUMENTS,
    LEGENDS,
    ORDINARY,
    RESOURCES,
    TERRAINS,
)

if TYPE_CHECKING:
    from dowlang.engine.card_set import CardSet
    from dowlang.engine.views import View


def drawn(cards: CardSet, view: View) -> Drawing:
    """Return the table as the view's player sees it."""
    beside = (_pool(cards, view), _hall(cards, view))
    return Drawing(
        tuple(_tracks(cards, view)),
        tuple(_zones(cards, view)),
        (*(_group(cards, view, seat) for seat in range(view["players"])), *beside),
        tuple(_own(cards, view)),
    )


def _tracks(cards: CardSet, view: View) -> Iterator[Track]:
    said = cards.speech.said
    number = view["phase"]
    phase = said(f"phase-{PHASES[number]}")
    if number:
        phase = said("phase-begins", number=number, phase=phase)
    yield Track(said("draws-week"), "castle", view["week"], phase)
    yield Track(said("draws-actions"), "ability", view["actions_left"])
    yield Track(said("draws-monsters"), "monster", view["monsters_left"])
    yield Track(said("draws-disasters"), "disaster", view["disasters_left"])
    at = view.player * len(RESOURCES)
    for number, resource in enumerate(RESOURCES):
        yield Track(
            said("draws-your", resource=said(f"measure-{resource}")),
            resource,
            view["stock"][at + number],
        )


def _zones(cards: CardSet, view: View) -> Iterator[Place]:
    """Yield the zones of the board in rows by their steps to the castle, the castle lowest."""
    graph = cards.tables.boards[view["board"]]
    columns = _columns(graph)
    farthest = max(graph.distance[zone] for zone in graph.zones)
    for zone in sorted(graph.zones, key=lambda zone: (-graph.distance[zone], columns[zone])):
        rows = (tuple(_enemies(cards, view, zone)), tuple(_dwarves(cards, view, zone)))
        terrain, steps = graph.terrain(zone), graph.distance[zone]
        yield Place(
            "zone",
            zone,
            name(cards, "zone", zone).removeprefix("the "),
            TERRAINS[terrain],
            rows,
            (Mark("castle", steps, cards.speech.said("draws-steps")),) * (terrain != CASTLE),
            columns[zone],
            farthest - steps,
            terrain == CASTLE,
            graph.near[zone],
        )


def _columns(graph: Board) -> dict[int, int]:
    """Return a column for each zone: in each row near its neighbours one step closer, and beside
    those of the same row, so that few ways cross, and the row spread over the width of the widest.
    """
    rows: dict[int, list[int]] = {}
    for zone in graph.zones:
        rows.setdefault(graph.distance[zone], []).append(zone)
    widest = max(map(len, rows.values()))
    found: dict[int, int] = {}
    for steps in sorted(rows):

        def middle(zone: int) -> float:
            closer = [found[other] for other in graph.steps[zone] if other in found]
            return sum(closer) / len(closer) if closer else widest / 2

        left, ordered = {zone: middle(zone) for zone in rows[steps]}, list[int]()
        while left:
            near = graph.near[ordered[-1]] if ordered else ()
            ordered.append(min(left, key=lambda zone: (left[zone], zone not in near, zone)))
            del left[ordered[-1]]
        for place, zone in enumerate(ordered):
            found[zone] = int((place + 0.5) * widest / len(ordered))
    return found


def _enemies(cards: CardSet, view: View, zone: int) -> Iterator[Piece]:
    t = cards.tables
    for noun, there, threats in (
        ("monster", [m for m in view["monsters"] if view["monster_at"][m] == zone], t.monster),
        ("disaster", [d for d in view["disasters"] if view["token_at"][d] == zone], t.disaster),
    ):
        for number in there:
            threat = threats[number]
            points = Words(cards.speech).counted(threat.points, "point")
            said = cards.speech.said("monster-known", needs=asked(cards, threat), points=points)
            path = card_of(cards, noun, number)
            yield Piece(noun, number, name(cards, noun, number), noun, said, card=path)


def _dwarves(cards: CardSet, view: View, zone: int) -> Iterator[Piece]:
    for seat in range(view["players"]):
        if many := view["standing"][seat * cards.tables.zones + zone]:
            said = cards.speech.said("draws-of-player", number=seat + 1)
            code = sight_of(seat, ORDINARY, zone)
            yield Piece("dwarf", code, dwarf_kind(cards, ORDINARY), "dwarf", said, many, seat)
        for kind in LEGENDS:
            if view["legends"][seat * len(LEGENDS) + kind - 1] == zone:
                said = cards.speech.said("draws-of-player", number=seat + 1)
                code = sight_of(seat, kind, zone)
                yield Piece("dwarf", code, dwarf_kind(cards, kind), "legendary", said, seat=seat)


def _group(cards: CardSet, view: View, seat: int) -> Group:
    at = seat * len(RESOURCES)
    spoken = cards.speech.said
    kept = cards.speech.commas(
        [
            spoken("draws-stock", resource=spoken(f"measure-{thing}"), count=view["stock"][at + n])
            for n, thing in enumerate(RESOURCES)
        ]
    )
    hand = spoken("draws-in-hand", count=view["hand_sizes"][seat])
    said = spoken("and-there", left=kept, right=hand)
    if trophies_known(view, seat, view.player) != 0:
        won = trophies(cards, view, seat, view.player)
        said = spoken("and-there", left=said, right=won)
    called = spoken("draws-player-piece", number=seat + 1)
    pieces = [Piece("player", seat, called, "starting", seat=seat)]
    if many := view["camp"][seat]:
        code = sight_of(seat, ORDINARY, CAMP)
        title = spoken("dwarf-in-camp", dwarf=dwarf_kind(cards, ORDINARY))
        pieces.append(Piece("dwarf", code, title, "dwarf", "", many, seat))
    for kind in LEGENDS:
        if view["legends"][seat * len(LEGENDS) + kind - 1] == CAMP:
            code = sight_of(seat, kind, CAMP)
            title = spoken("dwarf-in-camp", dwarf=dwarf_kind(cards, kind))
            pieces.append(Piece("dwarf", code, title, "legendary", seat=seat))
    active = view["active_player"] == seat
    return Group(spoken("draws-player", number=seat + 1), seat, said, tuple(pieces), active)


def _pool(cards: CardSet, view: View) -> Group:
    pieces = [
        _hero(
            cards,
            number,
            cards.speech.said(
                "and-there",
                left=Words(cards.speech).amount(view["prices"][slot], GOLD),
                right=worth_of_hero(cards, number),
            ),
        )
        for slot, number in enumerate(view["pool"])
        if number >= 0
    ]
    return Group(cards.speech.said("the-pool"), -1, "", tuple(pieces))


def _hall(cards: CardSet, view: View) -> Group:
    pieces = [
        Piece(
            "instrument",
            number,
            cards.speech.said("draws-silenced", instrument=name(cards, "instrument", number))
            if number in view["silenced"]
            else name(cards, "instrument", number),
            INSTRUMENTS[number],
            seat=holder,
        )
        for number, holder in enumerate(view["music"])
    ]
    return Group(cards.speech.said("the-hall"), -1, "", tuple(pieces))


def _own(cards: CardSet, view: View) -> Iterator[Group]:
    seat, said = view.player, cards.speech.said
    hand = [_hero(cards, number, worth_of_hero(cards, number)) for number in view["hand"]]
    yield Group(said("draws-hand"), seat, "" if hand else said("draws-hand-empty"), tuple(hand))
    if view["own_deck"]:
        later = [_hero(cards, number, worth_of_hero(cards, number)) for number in view["own_deck"]]
        yield Group(said("draws-later"), seat, "", tuple(later))


def _hero(cards: CardSet, number: int, said: str) -> Piece:
    title, path = name(cards, "hero", number), card_of(cards, "hero", number)
    return Piece("hero", number, title, "hero", said, card=path)


def touched(cards: CardSet, view: View, answer: Answer) -> Iterator[tuple[str, int]]:
    """Yield the pieces that an option is about: its arguments, and the dwarf that goes."""
    if answer[0] == O.PLACE:
        yield "dwarf", sight_of(view.player, answer[1], CAMP)
        yield "zone", answer[2]
        return
    if answer[0] == O.MOVE:
        yield "dwarf", sight_of(view.player, answer[1], answer[2])
        yield "zone", answer[3]
        return
    nouns = cards.ruleset.option_kinds[answer[0]].arguments
    for noun, number in zip(nouns, answer[1:], strict=False):
        if noun != "number":
            yield noun, number
        if noun == "monster" and view["monster_at"][number] >= 0:
            yield "zone", view["monster_at"][number]
        if noun == "disaster" and view["token_at"][number] >= 0:
            yield "zone", view["token_at"][number]
