"""Write pages to look at: the hand, the table, the heroes that one may hire, the points.

Rules: D-PH2-06.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from dowlang.engine.screen_declarations import CardLine, Page
from dowlang.rulesets.dwar7s_winter.narration.table import lines, open_hands, trophies_known
from dowlang.rulesets.dwar7s_winter.narration.wording import Words
from dowlang.rulesets.dwar7s_winter.screen.pieces import card_of, name
from dowlang.rulesets.dwar7s_winter.state.dwarves import OUT
from dowlang.rulesets.dwar7s_winter.state.labels import SCORE_PARTS, label
from dowlang.rulesets.dwar7s_winter.state.scores import Holdings, points_by_part
from dowlang.rulesets.dwar7s_winter.state.types import CAMP, GOLD, INSTRUMENTS, LEGENDS, RESOURCES

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
    """Yield the cards of the active monsters and disasters."""
    said = cards.speech.said
    if not view["monsters"] and not view["disasters"]:
        yield said("enemies-none")
    for noun in ("monster", "disaster"):
        there, stands = view[f"{noun}s"], view["monster_at" if noun == "monster" else "token_at"]
        if there:
            yield said(f"enemies-{noun}s")
        for number in there:
            yield CardLine(card_of(cards, noun, number), after=_where(cards, stands[number]))


def _where(cards: CardSet, zone: int) -> str:
    """Return the zone where an enemy is, in brackets, "" for one that is on no zone."""
    what = name(cards, "zone", zone)
    return f" {cards.speech.said('in-brackets', what=what).lstrip()}" if zone >= 0 else ""


def points(cards: CardSet, view: View) -> Iterator[str | CardLine]:
    """Yield the points of each player by their parts, and the trophies they are for.

    What lies face down for the seat is not counted. Rules: D-END-05, U-38.
    """
    said, words = cards.speech.said, Words(cards.speech)
    yield said("points-now")
    for seat in range(view["players"]):
        parts = points_known(cards, view, seat)
        told = [
            said("scored-for", part=_score_part(cards, at), points=many)
            for at, many in enumerate(parts)
            if many
        ]
        if trophies_known(view, seat, view.player) is None:
            told.append(said("board-face-down"))
        player = said("player", number=seat + 1, you=said("you-mark") * (seat == view.player))
        counted = words.counted(sum(parts), "point")
        line = said("scored", player=player, points=counted, parts=words.listed(told))
        yield cards.speech.capital(line if told else said("scored-no-part", player=player))
        for noun, threats in (
            ("monster", cards.tables.monster),
            ("disaster", cards.tables.disaster),
        ):
            for number in view[f"{noun}s_won"][seat]:
                worth = said("in-brackets", what=words.counted(threats[number].points, "point"))
                path = card_of(cards, noun, number)
                yield CardLine(path, after=f" {worth.lstrip()}", brief=True)


def _score_part(cards: CardSet, part: int) -> str:
    """Return what points are for, in words that need no rules."""
    if SCORE_PARTS[part] == "militia":
        return cards.speech.said("points-of-militia")
    return str(label(cards, "score_part", part)[1])


def points_known(cards: CardSet, view: View, seat: int) -> tuple[int, ...]:
    """Return the points of a player by part, as far as the view tells of them."""
    size, first = cards.tables.zones, seat * len(LEGENDS)
    legends = [at for at in view["legends"][first : first + len(LEGENDS)] if at != OUT]
    standing = any(view["standing"][seat * size : (seat + 1) * size])
    held = Holdings(
        view["monsters_won"][seat],
        view["disasters_won"][seat],
        view["owned"][seat],
        view["stock"][seat * len(RESOURCES) : (seat + 1) * len(RESOURCES)],
        len(legends),
        not standing and all(at == CAMP for at in legends),
    )
    return points_by_part(cards.tables, view["param"], view["variant"], held)


PAGES = (
    Page("hand", "your cards with what they do", hand),
    Page("pool", "the heroes you can hire", pool),
    Page("table", "zones, enemies, players", table),
    Page("enemies", "the monsters and disasters on the board with what they do", enemies),
    Page("points", "everybody's points so far and what they are for", points),
)


def side(view: View, kind: str) -> str:
    """Return the part of a card's text that is in play: all of it."""
    return ""


def open_cards(cards: CardSet, view: View) -> Iterator[str]:
    """Yield the paths of the cards that lie open to the seat, its own among them."""
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
