"""Pieces in a few words, and the cards they are."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dowlang.rulesets.dwar7s_winter.narration.table import asked, contents, in_camp
from dowlang.rulesets.dwar7s_winter.narration.wording import counted
from dowlang.rulesets.dwar7s_winter.state.labels import label
from dowlang.rulesets.dwar7s_winter.state.types import INSTRUMENTS

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
    steps = cards.tables.boards[view["board"]].distance[number]
    away = counted(steps, "step") if number else ""
    there = contents(cards, view, number)
    parts = [*([f"{away} from the middle"] if away else []), *there]
    return f"{name(cards, 'zone', number)} ({'; '.join(parts)})" if parts else "the castle"


def monster(cards: CardSet, view: View, number: int) -> str:
    """Return a monster with where it stands and what it needs."""
    threat, at = cards.tables.monster[number], view["monster_at"][number]
    where = f" at {name(cards, 'zone', at)}" if at >= 0 else ""
    return (
        f"{name(cards, 'monster', number)}{where} (needs {asked(threat)}; "
        f"{counted(threat.points, 'point')})"
    )


def disaster(cards: CardSet, view: View, number: int) -> str:
    """Return a disaster with where it is, what it needs and what it brings."""
    threat, at = cards.tables.disaster[number], view["token_at"][number]
    where = f" at {name(cards, 'zone', at)}" if at >= 0 else ""
    return (
        f"{name(cards, 'disaster', number)}{where} (needs {asked(threat)}; "
        f"{counted(threat.points, 'point')}, {threat.gold} gold)"
    )


def hero(cards: CardSet, number: int) -> str:
    """Return a hero with instrument and points."""
    t = cards.tables
    music, points = INSTRUMENTS[t.hero_music[number]], t.hero_points[number]
    return f"{name(cards, 'hero', number)} ({music}, {counted(points, 'point')})"


def player(cards: CardSet, view: View, seat: int) -> str:
    """Return a player with what everybody sees."""
    you = " (you)" if seat == view.player else ""
    return f"player {seat + 1}{you} ({in_camp(view, seat)} in camp)"


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
