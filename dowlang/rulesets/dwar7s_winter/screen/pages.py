"""Write pages to look at: the hand, the table, the heroes that one may hire. Rules: D-PH2-06."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from dowlang.engine.screen_declarations import CardLine, Page
from dowlang.rulesets.dwar7s_winter.narration.table import lines, open_hands
from dowlang.rulesets.dwar7s_winter.narration.wording import Words
from dowlang.rulesets.dwar7s_winter.screen.pieces import card_of, name
from dowlang.rulesets.dwar7s_winter.state.types import GOLD, INSTRUMENTS

if TYPE_CHECKING:
    from dowlang.engine.card_set import CardSet
    from dowlang.engine.views import View


def hand(cards: CardSet, view: View) -> Iterator[str | CardLine]:
    """Yield the seat's own cards by instrument, with what they do, and hands that lie open."""
    said, heroes = cards.speech.said, view["hand"]
    yield said("hand-count", count=len(heroes)) if heroes else said("hand-empty")
    for number in range(len(INSTRUMENTS)):
        for hero in heroes:
            if cards.tables.hero_music[hero] == number:
                yield CardLine(card_of(cards, "hero", hero), after=_bracket(cards, hero))
    if view["own_deck"]:
        yield said("hand-later")
        for hero in view["own_deck"]:
            yield CardLine(card_of(cards, "hero", hero), brief=True)
    for player in open_hands(view, view.player):
        yield said("hand-of", number=player + 1, count=len(view["hands"][player]))
        for hero in view["hands"][player]:
            yield CardLine(card_of(cards, "hero", hero), after=_bracket(cards, hero), brief=True)


def _bracket(cards: CardSet, hero: int, price: str = "") -> str:
    """Return the instrument of a hero in brackets, with a price also that and the points."""
    told = [name(cards, "instrument", cards.tables.hero_music[hero])]
    if price:
        points = Words(cards.speech).counted(cards.tables.hero_points[hero], "point")
        told = [price, *told, points]
    what = cards.speech.said("in-brackets", what=cards.speech.commas(told))
    return f" {what.lstrip()}"


def pool(cards: CardSet, view: View) -> Iterator[str | CardLine]:
    """Yield the heroes of the pool with their prices."""
    said = cards.speech.said
    yield said("the-pool") if any(hero >= 0 for hero in view["pool"]) else said("pool-empty")
    for slot, hero in enumerate(view["pool"]):
        if hero >= 0:
            price = Words(cards.speech).amount(view["prices"][slot], GOLD)
            yield CardLine(card_of(cards, "hero", hero), after=_bracket(cards, hero, price))


def table(cards: CardSet, view: View) -> Iterator[str | CardLine]:
    """Yield the whole board, the enemies, all players."""
    yield from lines(cards, view, view.player)


def enemies(cards: CardSet, view: View) -> Iterator[str | CardLine]:
    """Yield the cards of the active monsters."""
    yield cards.speech.said("enemies-there" if view["monsters"] else "enemies-none")
    for monster in view["monsters"]:
        yield CardLine(card_of(cards, "monster", monster))


PAGES = (
    Page("hand", "your cards with what they do", hand),
    Page("pool", "the heroes you can hire", pool),
    Page("table", "zones, enemies, players", table),
    Page("enemies", "the monsters on the board with what they do", enemies),
)


def side(view: View, kind: str) -> str:
    """Return the part of a card's text that is in play: all of it."""
    return ""


def open_cards(cards: CardSet, view: View) -> Iterator[str]:
    """The paths of the cards that lie open to the seat, its own among them."""
    t = cards.tables
    yield str(t.boards[view["board"]].path)
    for hero in (*view["pool"], *view["hand"], *view["own_deck"], *view["owned"][view.player]):
        if hero >= 0:
            yield str(t.hero_path[hero])
    for played in view["played"]:
        yield from (str(t.hero_path[hero]) for hero in played)
    for owned in view["owned"]:
        yield from (str(t.hero_path[hero]) for hero in owned)
    yield from (str(t.monster_path[monster]) for monster in view["monsters"])
    yield from (str(t.disaster_path[disaster]) for disaster in view["disasters"])
    for won in view["monsters_won"]:
        yield from (str(t.monster_path[monster]) for monster in won)
    for won in view["disasters_won"]:
        yield from (str(t.disaster_path[disaster]) for disaster in won)
