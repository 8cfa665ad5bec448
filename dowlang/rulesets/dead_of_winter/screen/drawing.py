"""Draw the table for a page: the colony and the locations, groups, dice, cards.

Rules: R-BOARD-14..17.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

from dowlang.engine.drawing_declarations import Drawing, Group, Mark, Piece, Place, Track
from dowlang.engine.frames import Answer
from dowlang.rulesets.dead_of_winter.narration.pieces_added import (
    decks,
    incidents,
    tracks_and_tokens,
)
from dowlang.rulesets.dead_of_winter.narration.wording import goes_first
from dowlang.rulesets.dead_of_winter.screen.entries import entry
from dowlang.rulesets.dead_of_winter.screen.pieces import card_of, name, survivor, symbols
from dowlang.rulesets.dead_of_winter.state import options as O
from dowlang.rulesets.dead_of_winter.state.labels import label
from dowlang.rulesets.dead_of_winter.state.types import (
    COLONY,
    ENTRANCES,
    LOCATION_OF_ENTRANCE,
    LOCATIONS,
)

if TYPE_CHECKING:
    from dowlang.engine.card_set import CardSet
    from dowlang.engine.views import View

COLUMNS = ((0, 1), (0, 0), (1, 0), (2, 0), (0, 2), (1, 2), (2, 2))
"""Column and row of each location: the colony across the middle, three above, three below."""


def drawn(cards: CardSet, view: View) -> Drawing:
    """Return the table as the view's player sees it."""
    return Drawing(
        tuple(_tracks(cards, view)),
        tuple(_place(cards, view, place) for place in range(len(LOCATIONS))),
        (*(_group(cards, view, seat) for seat in range(view["players"])), _crisis(cards, view)),
        tuple(_own(cards, view)),
    )


def _tracks(cards: CardSet, view: View) -> Iterator[Track]:
    said = cards.speech.said
    left = said("draws-left", count=view["rounds_left"])
    yield Track(said("draws-round"), "round", view["round"], left)
    yield Track(said("draws-morale"), "morale", view["morale"])
    yield Track(said("draws-food"), "food", view["food"])
    yield Track(said("draws-starvation"), "starvation", view["starvation"])
    yield Track(said("draws-waste"), "item", len(view["waste"]))


def _place(cards: CardSet, view: View, place: int) -> Place:
    """Return a location: a row for its people, then one for each entrance."""
    said = cards.speech.said
    people = [
        _survivor(cards, view, s) for s, there in enumerate(view["location"]) if there == place
    ]
    if place == COLONY and view["helpless"]:
        people.append(Piece("", -1, said("draws-helpless"), "helpless", many=view["helpless"]))
    marks = [
        Mark(
            "survivor",
            sum(piece.many for piece in people),
            said("draws-room", count=view["survivor_spaces"][place]),
        )
    ]
    if place != COLONY:
        marks.append(Mark("item", view["decks"][place], said("draws-deck")))
    if view["noise"][place]:
        marks.append(Mark("noise", view["noise"][place], said("draws-noise")))
    column, row = COLUMNS[place]
    return Place(
        "location",
        place,
        label(cards, "location", place)[1],
        "location",
        (tuple(people), *(tuple(_entrance(cards, view, e)) for e in ENTRANCES[place])),
        tuple(marks),
        column,
        row,
        place == COLONY,
    )


def _entrance(cards: CardSet, view: View, number: int) -> Iterator[Piece]:
    """Yield what stands at an entrance, each piece as the entrance that options name."""
    zombies, barricades = view["zombies"][number], view["barricades"][number]
    said, place = cards.speech.said, name(cards, "entrance", number)
    for _ in range(zombies):
        yield Piece("entrance", number, said("draws-zombie", place=place), "zombie")
    for _ in range(barricades):
        yield Piece("entrance", number, said("draws-barricade", place=place), "barricade")
    for _ in range(max(0, view["entrance_spaces"][number] - zombies - barricades)):
        yield Piece("entrance", number, said("draws-empty", place=place), "")


def _survivor(cards: CardSet, view: View, number: int) -> Piece:
    said = cards.speech.said
    marks = [
        Mark(icon, count, said(f"draws-{icon}"))
        for icon, count in (
            ("wound", view["wounds"][number]),
            ("frostbite", view["frostbite"][number]),
        )
        if count
    ]
    marks += [Mark("objective", 1, said("draws-leads"))] * (number in view["leader"])
    marks += [
        Mark("item", 1, said("draws-has", card=name(cards, "card", item)))
        for item in view["equipment"][number]
    ]
    return Piece(
        "survivor",
        number,
        name(cards, "survivor", number),
        "survivor",
        survivor(cards, view, number, owned=False),
        seat=view["controller"][number],
        card=card_of(cards, "survivor", number),
        marks=tuple(marks),
    )


def _group(cards: CardSet, view: View, seat: int) -> Group:
    """Return a player: what lies open of them. Their survivors stand on the board."""
    said = cards.speech.said
    parts = [said("draws-in-hand", count=view["hands"][seat])]
    parts += [said("mark-exiled")] * bool(view["exiled"][seat])
    parts += [said("mark-out")] * bool(view["eliminated"][seat])
    parts += [said("draws-first")] * goes_first(view, seat)
    dice = () if seat == view.player else view["unused"][seat]
    return Group(
        said("draws-player", number=seat + 1),
        seat,
        cards.speech.commas(parts),
        (
            Piece(
                "player", seat, said("draws-player-piece", number=seat + 1), "survivor", seat=seat
            ),
            *(Piece("", -1, said("draws-die", number=die), f"die_{die}") for die in dice),
        ),
        view["active_player"] == seat,
    )


def _crisis(cards: CardSet, view: View) -> Group:
    """Return what is dealt with this round, with the crossroads card that is resolved."""
    spoken, pieces = cards.speech.said, []
    if view["crisis"] >= 0:
        title = name(cards, "crisis", view["crisis"])
        path = card_of(cards, "crisis", view["crisis"])
        said = spoken("draws-crisis", count=len(view["contributed"]), need=view["need"])
        pieces.append(Piece("crisis", view["crisis"], title, "crisis", said, card=path))
    for path, title, deck in incidents(cards, view):
        pieces.append(Piece("", -1, title, "incident", deck, card=path))
    path = card_of(cards, "objective", view["main"])
    progress = _progress(cards, view["objective"])
    title = name(cards, "objective", view["main"])
    pieces.append(Piece("", -1, title, "objective", progress, card=path))
    if view["card"] >= 0:
        path = card_of(cards, "crossroads", view["card"])
        title = name(cards, "crossroads", view["card"])
        pieces.append(Piece("", -1, title, "crossroads", card=path))
    added = " · ".join([*tracks_and_tokens(cards, view), *decks(cards, view)])
    return Group(spoken("draws-table"), -1, added, tuple(pieces))


def _progress(cards: CardSet, goal: Sequence[Any]) -> str:
    have, want, _ = goal
    return cards.speech.said("draws-progress", have=have, want=want)


def _own(cards: CardSet, view: View) -> Iterator[Group]:
    """Yield the seat's dice, its hand, its secret objective and the card it holds for another."""
    seat, spoken = view.player, cards.speech.said
    dice = [
        Piece("die", die, spoken("draws-die", number=die), f"die_{die}")
        for die in view["unused"][seat]
    ]
    none = "" if dice else spoken("draws-dice-none")
    yield Group(spoken("draws-dice"), seat, none, tuple(dice))
    for id, items in (("your-hand", view["hand"]), ("draws-search", view["drawn"])):
        if items or id == "your-hand":
            pieces = [_item(cards, item) for item in items]
            none = "" if pieces else spoken("draws-hand-empty")
            yield Group(spoken(id), seat, none, tuple(pieces))
    kept = []
    if view["secret"] >= 0:
        progress = _progress(cards, view["goal"])
        title = name(cards, "secret", view["secret"])
        path = card_of(cards, "secret", view["secret"])
        kept.append(Piece("", -1, title, "secret", progress, card=path))
    if view["crossroads"] >= 0:
        title = name(cards, "crossroads", view["crossroads"])
        path = card_of(cards, "crossroads", view["crossroads"])
        said = spoken("draws-held", number=view["active_player"] + 1)
        kept.append(Piece("", -1, title, "crossroads", said, card=path))
    if kept:
        yield Group(spoken("draws-secret"), seat, "", tuple(kept))


def _item(cards: CardSet, item: int) -> Piece:
    return Piece(
        "card",
        item,
        name(cards, "card", item),
        "item",
        symbols(cards, item),
        card=card_of(cards, "card", item),
    )


def touched(cards: CardSet, view: View, answer: Answer) -> Iterator[tuple[str, int]]:
    """Yield the pieces that an option is about: its arguments, the place of its entrance or of who
    searches, and the die that it takes.
    """
    nouns = cards.ruleset.option_kinds[answer[0]].arguments
    for noun, number in zip(nouns, answer[1:], strict=False):
        if noun == "entrance":
            yield "location", LOCATION_OF_ENTRANCE[number]
        if noun == "die":
            yield noun, number % 8
        elif noun != "number":
            yield noun, number
    if answer[0] == O.SEARCH:
        yield "location", view["location"][answer[1]]
    of_dice = [cards.speech.said(id) for id in ("ask-with-die", "ask-raised")]
    for facet in entry(cards, view, answer).facets:
        if facet.typed.isdecimal() and facet.question in of_dice:
            yield "die", int(facet.typed)
