"""Pieces in a few words, and the cards they are."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dowlang.rulesets.dwar7s_winter.narration.table import asked, contents, in_camp
from dowlang.rulesets.dwar7s_winter.narration.wording import Words
from dowlang.rulesets.dwar7s_winter.state.labels import label
from dowlang.rulesets.dwar7s_winter.state.types import GOLD

if TYPE_CHECKING:
    from dowlang.engine.card_set import CardSet
    from dowlang.engine.views import View


def card_of(cards: CardSet, noun: str, number: int) -> str:
    """Return the path of the card that a piece is, "" for what is no card."""
    t = cards.tables
    if number < 0:
        return ""
    if noun == "path":
        return str(cards.facts[number]["path"])
    paths = {"hero": t.hero_path, "monster": t.monster_path, "disaster": t.disaster_path}
    return str(paths[noun][number]) if noun in paths else ""


def name(cards: CardSet, noun: str, number: int) -> str:
    """Return the name of a piece."""
    return label(cards, noun, number)[1]


def zone(cards: CardSet, view: View, number: int) -> str:
    """Return a zone with what stands there and how far it is from the castle."""
    said = cards.speech.said
    parts = contents(cards, view, number, view.player)
    if number:
        steps = cards.tables.boards[view["board"]].distance[number]
        parts = [said("steps-away", count=steps), *parts]
    if not parts:
        return name(cards, "zone", number)
    what = parts[0]
    for part in parts[1:]:
        what = said("and-there", left=what, right=part)
    return said("known-of", name=name(cards, "zone", number), what=what)


def monster(cards: CardSet, view: View, number: int) -> str:
    """Return a monster with where it stands and what it needs."""
    threat, at = cards.tables.monster[number], view["monster_at"][number]
    points = Words(cards.speech).counted(threat.points, "point")
    what = cards.speech.said("monster-known", needs=asked(cards, threat), points=points)
    return _known(cards, name(cards, "monster", number), what, at)


def disaster(cards: CardSet, view: View, number: int) -> str:
    """Return a disaster with where it is, what it needs and what it brings."""
    threat, at = cards.tables.disaster[number], view["token_at"][number]
    words = Words(cards.speech)
    what = words.said(
        "disaster-known",
        needs=asked(cards, threat),
        points=words.counted(threat.points, "point"),
        gold=words.amount(threat.gold, GOLD),
    )
    return _known(cards, name(cards, "disaster", number), what, at)


def _known(cards: CardSet, name_: str, what: str, zone_: int) -> str:
    """Return a name with what one must know, and where it is if that is on the board."""
    if zone_ < 0:
        return cards.speech.said("known-of", name=name_, what=what)
    where = name(cards, "zone", zone_)
    return cards.speech.said("known-of-at", name=name_, zone=where, what=what)


def hero(cards: CardSet, number: int) -> str:
    """Return a hero with instrument and points."""
    what = worth_of_hero(cards, number)
    return cards.speech.said("known-of", name=name(cards, "hero", number), what=what)


def worth_of_hero(cards: CardSet, number: int) -> str:
    """Return instrument and points of a hero."""
    t = cards.tables
    points = Words(cards.speech).counted(t.hero_points[number], "point")
    return cards.speech.commas([name(cards, "instrument", t.hero_music[number]), points])


def player(cards: CardSet, view: View, seat: int) -> str:
    """Return a player with what everybody sees."""
    said = cards.speech.said
    you = said("you-mark") if seat == view.player else ""
    camp = said("camp-known", camp=in_camp(cards, view, seat))
    return said("known-of", name=said("player", number=seat + 1, you=you), what=camp)


def described(cards: CardSet, view: View, noun: str, number: int) -> str:
    """Return a piece as an answer to a question: its name and what one must know of it."""
    if number < 0:
        return name(cards, noun, number)
    match noun:
        case "zone":
            return zone(cards, view, number)
        case "monster":
            return monster(cards, view, number)
        case "disaster":
            return disaster(cards, view, number)
        case "hero":
            return hero(cards, number)
        case "player":
            return player(cards, view, number)
    return name(cards, noun, number)
