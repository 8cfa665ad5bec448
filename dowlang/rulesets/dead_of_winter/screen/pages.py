"""Write pages to look at: the hand, the goals, the table.

Tell too which cards lie open to a seat. Rules: R-BOARD-14..17.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from dowlang.engine.screen_declarations import CardLine, Page
from dowlang.rulesets.dead_of_winter.narration.goal_words import parts_said
from dowlang.rulesets.dead_of_winter.narration.wording import counted, round_named
from dowlang.rulesets.dead_of_winter.screen.pieces import card_of, name, survivor, symbols
from dowlang.rulesets.dead_of_winter.state.types import COLONY, ENTRANCES, LOCATIONS
from dowlang.rulesets.dead_of_winter.state.variants import COOPERATIVE

if TYPE_CHECKING:
    from dowlang.engine.card_set import CardSet
    from dowlang.engine.views import View


def hand(cards: CardSet, view: View) -> Iterator[str | CardLine]:
    """Yield the seat's own cards with what they do, and the crossroads card held for another."""
    yield (
        f"Your hand ({counted(len(view['hand']), 'card')})"
        if view["hand"]
        else "Your hand is empty"
    )
    for item in view["hand"]:
        yield CardLine(card_of(cards, "card", item), after=f" ({symbols(cards, item)})")
    if view["drawn"]:
        yield "Drawn in the search under way"
        for item in view["drawn"]:
            yield CardLine(card_of(cards, "card", item), after=f" ({symbols(cards, item)})")
    if view["crossroads"] >= 0:
        yield (
            f"You hold this crossroads card for player {view['active_player'] + 1}; "
            "it comes up when its condition holds"
        )
        yield CardLine(card_of(cards, "crossroads", view["crossroads"]), whole=True)


def goal(cards: CardSet, view: View) -> Iterator[str | CardLine]:
    """The main objective and the own secret one: in words, and how far each part is."""
    yield "The main objective, for everybody"
    path = card_of(cards, "objective", view["main"])
    yield CardLine(path, after=" (hardcore)" if view["hardcore"] else "")
    yield from progress(cards, path, view["objective"])
    if view["secret"] >= 0:
        yield (
            "Your secret objective: when the game ends, you win if this holds, "
            "whether the others win or not"
        )
        path = card_of(cards, "secret", view["secret"])
        yield CardLine(
            path, after=" (for a betrayer)" if cards.paths[path]["kind"] == "betrayal" else ""
        )
        yield from progress(cards, path, view["goal"])
    elif view["variant"] & COOPERATIVE:
        yield (
            "You have no secret objective: all win together when the main objective is completed, "
            "or nobody does"
        )
    if view["scenario"] >= 0:
        yield "The scenario"
        yield CardLine(str(cards.tables.scenarios[view["scenario"]]["path"]), whole=True)
    yield "How the game ends"
    yield (
        f"  Morale at 0 (now {view['morale']}), the round marker at 0 "
        f"(now {view['rounds_left']}), or the main objective completed."
    )


def progress(
    cards: CardSet, path: str, found: tuple[int, int, tuple[tuple[int, int, int], ...]]
) -> Iterator[str]:
    """Yield the progress of each comparison of a goal in sentences, then the whole."""
    have, want, parts = found
    for met, sentence in parts_said(cards.paths[path], parts):
        yield f"  {'[x]' if met else '[ ]'} {sentence}"
    yield "  Reached as things stand now." if have >= want else "  Not reached yet."


def table(cards: CardSet, view: View) -> Iterator[str | CardLine]:
    """Tracks, locations, groups: all that lies open."""
    yield "The colony's tracks"
    yield (
        f"  {round_named(view['round'])}, rounds left {view['rounds_left']}, "
        f"morale {view['morale']}, food {view['food']}"
    )
    yield (
        f"  Starvation tokens {view['starvation']}, helpless survivors {view['helpless']}, "
        f"cards in the waste pile {len(view['waste'])}"
    )
    if view["crisis"] >= 0:
        yield "The crisis of this round"
        added = f": cards added {len(view['contributed'])}, needed {view['need']}"
        yield CardLine(card_of(cards, "crisis", view["crisis"]), after=added)
    yield "Locations (z zombie, # barricade, . empty space)"
    width = max(len(name(cards, "location", place)) for place in range(len(LOCATIONS)))
    for place in range(len(LOCATIONS)):
        yield f"  {name(cards, 'location', place):{width}}  {location(cards, view, place)}"
    for seat in range(view["players"]):
        yield from group(cards, view, seat)
    if view["card"] >= 0:
        yield "The crossroads card that is being resolved"
        yield CardLine(card_of(cards, "crossroads", view["card"]), whole=True)


def location(cards: CardSet, view: View, place: int) -> str:
    """Entrances, room, cards left, noise, who is there."""
    signs = " ".join(
        ("z" * view["zombies"][e] + "#" * view["barricades"][e]).ljust(
            view["entrance_spaces"][e], "."
        )
        for e in ENTRANCES[place]
    )
    there = [name(cards, "survivor", s) for s, x in enumerate(view["location"]) if x == place]
    people = len(there) + (view["helpless"] if place == COLONY else 0)
    parts = [f"[{signs}]", f"people {people} of {view['survivor_spaces'][place]}"]
    parts += [f"cards {view['decks'][place]}"] if place != COLONY else []
    parts += [f"noise {view['noise'][place]}"] if view["noise"][place] else []
    return "  ".join(parts) + (f"  {', '.join(there)}" if there else "")


def group(cards: CardSet, view: View, seat: int) -> Iterator[str | CardLine]:
    """A player: marks, dice, survivors with what they can do."""
    marks = [
        word
        for word, on in (
            ("you", seat == view.player),
            ("first player", view["first_player"] == seat),
            ("on turn", view["active_player"] == seat),
            ("exiled", view["exiled"][seat]),
            ("out of the game", view["eliminated"][seat]),
        )
        if on
    ]
    dice = " ".join(str(die) for die in view["unused"][seat]) or "none"
    known = f" ({', '.join(marks)})" if marks else ""
    yield f"Player {seat + 1}{known}: dice {dice}, cards in hand {view['hands'][seat]}"
    for s, owner in enumerate(view["controller"]):
        if owner == seat:
            leader = ", leads the group" if s in view["leader"] else ""
            yield CardLine(
                card_of(cards, "survivor", s),
                after=f", {survivor(cards, view, s, owned=False)}{leader}",
                brief=True,
            )


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
    """The paths of the cards that lie open to the seat, its own among them."""
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
