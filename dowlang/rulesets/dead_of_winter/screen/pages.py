"""Write pages to look at: the hand, the goals, the table.

Tell too which cards lie open to a seat. Rules: R-BOARD-14..17.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from dowlang.engine.screen_declarations import CardLine, Page
from dowlang.engine.speech import padded, width_of
from dowlang.rulesets.dead_of_winter.narration.goal_words import parts_said
from dowlang.rulesets.dead_of_winter.narration.pieces_added import (
    decks,
    incidents,
    tracks_and_tokens,
)
from dowlang.rulesets.dead_of_winter.narration.wording import goes_first, round_named
from dowlang.rulesets.dead_of_winter.screen.pieces import (
    card_of,
    name,
    survivor,
    symbols,
)
from dowlang.rulesets.dead_of_winter.state.types import COLONY, ENTRANCES, LOCATIONS
from dowlang.rulesets.dead_of_winter.state.variants import COOPERATIVE

if TYPE_CHECKING:
    from dowlang.engine.card_set import CardSet
    from dowlang.engine.views import View


def hand(cards: CardSet, view: View) -> Iterator[str | CardLine]:
    """Yield the seat's own cards with what they do, and the crossroads card held for another."""
    said, held = cards.speech.said, len(view["hand"])
    yield said("hand-count", count=held) if held else said("hand-empty")
    for item in view["hand"]:
        yield _item(cards, item)
    if view["drawn"]:
        yield said("drawn-now")
        for item in view["drawn"]:
            yield _item(cards, item)
    if view["crossroads"] >= 0:
        yield said("you-hold", number=view["active_player"] + 1)
        yield CardLine(card_of(cards, "crossroads", view["crossroads"]), whole=True)


def _item(cards: CardSet, item: int) -> CardLine:
    return CardLine(card_of(cards, "card", item), after=_bracket(cards, symbols(cards, item)))


def _bracket(cards: CardSet, what: str) -> str:
    return f" {cards.speech.said('in-brackets', what=what).lstrip()}"


def goal(cards: CardSet, view: View) -> Iterator[str | CardLine]:
    """Yield the main objective and the own secret one: in words, and how far each part is."""
    said = cards.speech.said
    yield said("goal-main")
    path = card_of(cards, "objective", view["main"])
    yield CardLine(path, after=_bracket(cards, said("hardcore")) if view["hardcore"] else "")
    yield from progress(cards, path, view["objective"])
    if view["secret"] >= 0:
        yield said("goal-secret")
        path = card_of(cards, "secret", view["secret"])
        betrays = cards.paths[path]["kind"] == "betrayal"
        yield CardLine(path, after=_bracket(cards, said("for-betrayer")) if betrays else "")
        yield from progress(cards, path, view["goal"])
    elif view["variant"] & COOPERATIVE:
        yield said("goal-none")
    if view["scenario"] >= 0:
        yield said("the-scenario")
        yield CardLine(str(cards.tables.scenarios[view["scenario"]]["path"]), whole=True)
    yield said("how-it-ends")
    yield "  " + said("ends-when", morale=view["morale"], left=view["rounds_left"])


def progress(
    cards: CardSet, path: str, found: tuple[int, int, tuple[tuple[int, int, int], ...]]
) -> Iterator[str]:
    """Yield the progress of each comparison of a goal in sentences, then the whole."""
    have, want, parts = found
    for met, sentence in parts_said(cards.speech, cards.paths[path], parts):
        yield f"  {'[x]' if met else '[ ]'} {sentence}"
    yield "  " + cards.speech.said("reached-now" if have >= want else "not-reached-now")


def table(cards: CardSet, view: View) -> Iterator[str | CardLine]:
    """Yield tracks, locations, groups: all that lies open."""
    said = cards.speech.said
    yield said("tracks")
    yield "  " + said(
        "tracks-1",
        round=round_named(cards.speech, view["round"]),
        left=view["rounds_left"],
        morale=view["morale"],
        food=view["food"],
    )
    waste = len(view["waste"])
    yield "  " + said(
        "tracks-2", starvation=view["starvation"], helpless=view["helpless"], waste=waste
    )
    for line in tracks_and_tokens(cards, view):
        yield "  " + line
    if view["crisis"] >= 0:
        yield said("this-crisis")
        added = said("crisis-stands", count=len(view["contributed"]), need=view["need"])
        yield CardLine(card_of(cards, "crisis", view["crisis"]), after=added)
    for path, _, deck in incidents(cards, view):
        yield said("incident-lies", deck=deck)
        yield CardLine(path)
    for line in decks(cards, view):
        yield "  " + line
    yield said("locations")
    width = max(width_of(name(cards, "location", place)) for place in range(len(LOCATIONS)))
    for place in range(len(LOCATIONS)):
        named = padded(name(cards, "location", place), width)
        yield f"  {named}  {location(cards, view, place)}"
    for seat in range(view["players"]):
        yield from group(cards, view, seat)
    if view["card"] >= 0:
        yield said("being-resolved")
        yield CardLine(card_of(cards, "crossroads", view["card"]), whole=True)


def location(cards: CardSet, view: View, place: int) -> str:
    """Return entrances, room, cards left, noise and who is there."""
    signs = " ".join(
        ("z" * view["zombies"][e] + "#" * view["barricades"][e]).ljust(
            view["entrance_spaces"][e], "."
        )
        for e in ENTRANCES[place]
    )
    there = [name(cards, "survivor", s) for s, x in enumerate(view["location"]) if x == place]
    people = len(there) + (view["helpless"] if place == COLONY else 0)
    said, noise = cards.speech.said, view["noise"][place]
    room = view["survivor_spaces"][place]
    parts = [f"[{signs}]", said("people-here", count=people, most=room)]
    parts += [said("cards-here", count=view["decks"][place])] if place != COLONY else []
    parts += [said("noise-here", count=noise)] if noise else []
    return "  ".join([*parts, *([cards.speech.commas(there)] if there else [])])


def group(cards: CardSet, view: View, seat: int) -> Iterator[str | CardLine]:
    """Yield a player: marks, dice, survivors with what they can do."""
    said = cards.speech.said
    marks = [
        said(f"mark-{word}")
        for word, on in (
            ("you", seat == view.player),
            ("first", goes_first(view, seat)),
            ("turn", view["active_player"] == seat),
            ("exiled", view["exiled"][seat]),
            ("out", view["eliminated"][seat]),
        )
        if on
    ]
    yield said(
        "group-line",
        number=seat + 1,
        marks=_bracket(cards, cards.speech.commas(marks)) if marks else "",
        dice=" ".join(str(die) for die in view["unused"][seat]) or said("no-dice"),
        count=view["hands"][seat],
    )
    for s, owner in enumerate(view["controller"]):
        if owner == seat:
            leader = said("leads-too") if s in view["leader"] else ""
            what = survivor(cards, view, s, owned=False)
            after = said("behind", what=what) + leader
            yield CardLine(card_of(cards, "survivor", s), after=after, brief=True)


PAGES = (
    Page("hand", "your cards with what they do, and a crossroads card you hold for another", hand),
    Page("goal", "the main objective and your secret one, and how far they are", goal),
    Page("table", "tracks, crisis, locations, everybody's groups", table),
)


def side(view: View, kind: str) -> str:
    """Return the side of the main objective that is up. Other cards have one side.

    Rules: R-SETUP-02.
    """
    return ("Hardcore" if view["hardcore"] else "Standard") if kind == "objective" else ""


def open_cards(cards: CardSet, view: View) -> Iterator[str]:
    """Yield the paths of the cards that lie open to the seat, its own among them."""
    t = cards.tables
    for place in cards.of_kind.get("location", ()):
        yield str(place["path"])
    for noun, number in (
        ("objective", view["main"]),
        ("crisis", view["crisis"]),
        ("crossroads", view["crossroads"]),
        ("crossroads", view["card"]),
        ("secret", view["secret"]),
    ):
        if path := card_of(cards, noun, number):
            yield path
    for path, _, _ in incidents(cards, view):
        yield path
    for incident in dict.fromkeys(one for past in view["incidents_past"] for one in past):
        yield t.incident_path[incident]
    if view["scenario"] >= 0:
        yield str(t.scenarios[view["scenario"]]["path"])
    for s, owner in enumerate(view["controller"]):
        if owner >= 0 or s in view["removed_survivors"]:
            yield card_of(cards, "survivor", s)
    heaps = (
        view["hand"],
        view["drawn"],
        view["waste"],
        view["removed"],
        *view["equipment"],
        [item for _, item in view["stakes"]],
        [item for _, item in view["contributed"]],
    )
    for item in dict.fromkeys(item for heap in heaps for item in heap if item >= 0):
        yield card_of(cards, "card", item)
