"""Slug and name of every piece, by noun: for keys of options, sentences and narration."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dowlang.rulesets.dwar7s_winter.state.dwarves import (
    kind_of,
    owner_of,
    party_members,
    place_of,
)
from dowlang.rulesets.dwar7s_winter.state.types import (
    CAMP,
    CASTLE,
    DWARF_KINDS,
    INSTRUMENTS,
    ORDINARY,
    RESOURCES,
    TERRAINS,
    TRACKS,
)

if TYPE_CHECKING:
    from dowlang.engine.card_set import CardSet

PHASES = ("set-up", "invasion", "preparation", "actions", "resolution")
SCORE_PARTS = (
    "monsters",
    "disasters",
    "heroes",
    "producer",
    "militia",
    "bloodthirst",
    "legends",
    "total",
)
MEASURES = (
    "points",
    "dwarves in camp",
    "points of heroes",
    "gold",
    "food",
    "stone",
    "wood",
    "disasters overcome",
    "monsters defeated",
)
"""What players are compared by at the end, one after the other. Rules: D-END-11."""
TOKEN_SUPPLY = "supply of disaster tokens"
DECKS = ("monster deck", "disaster deck", "hero deck", TOKEN_SUPPLY)
REASONS = ("nightmare", "snowball", "card")
"""Why one more disaster occurs. Rules: D-VAR-07, D-LEG-11, D-PH1-20."""
TITLES = (
    "Survivor",
    "Beast hunter",
    "Knight of the round table",
    "Frozen conqueror",
    "Living legend",
)


def id_of(noun: str, name: str) -> str:
    """Return the id of the sentence that says a name which no card has."""
    return f"{noun}-{name.replace(' ', '-')}"


def label(cards: CardSet, noun: str, number: int) -> tuple[str, str]:
    """Return (slug, name for people in the language of the set). -1 is nobody, nothing."""
    slug, name = _in_english(cards, noun, number)
    return slug, _spoken(cards, noun, number, name) if cards.speech.language else name


def _spoken(cards: CardSet, noun: str, number: int, name: str) -> str:
    """Return the name of a piece in the language of the set. Names of cards are so already."""
    said = cards.speech.said
    if number < 0:
        return said("nobody")
    match noun:
        case "player":
            return said("player", number=number + 1, you="")
        case "zone":
            terrain, numbered = cards.tables.zone_keys[number]
            return said(f"zone-{TERRAINS[terrain]}", number=numbered)
        case "dwarf":
            return _spoken_dwarf(cards, number)
        case "dwarf_kind":
            return dwarf_kind(cards, number) if number else said("a-dwarf")
        case "party":
            ordinary, legends = party_members(number)
            parts = [said("count-dwarf", count=ordinary)] if ordinary else []
            parts += [said("the-kind", kind=dwarf_kind(cards, kind)) for kind in legends]
            return cards.speech.listed(parts)
        case "resource" | "terrain" | "instrument" | "title":
            return cards.speech.word(noun, name)
        case "phase" | "track" | "deck" | "measure":
            return said(id_of(noun, name))
        case "score_part":
            return said(id_of("score", name))
        case "vote":
            return said(name)
    return name


def _spoken_dwarf(cards: CardSet, code: int) -> str:
    """Return a dwarf with its owner and its place in the language of the set."""
    said = cards.speech.said
    whose = said("whose", number=owner_of(code) + 1)
    dwarf = said("dwarf-of", whose=whose, kind=dwarf_kind(cards, kind_of(code)))
    if place_of(code) == CAMP:
        return said("dwarf-in-camp", dwarf=dwarf)
    return said("dwarf-at", dwarf=dwarf, zone=label(cards, "zone", place_of(code))[1])


def dwarf_kind(cards: CardSet, kind: int) -> str:
    """Return a kind of dwarf in the language of the set."""
    if kind == ORDINARY:
        return cards.speech.said("ordinary")
    return cards.speech.word("legend", DWARF_KINDS[kind])


def _in_english(cards: CardSet, noun: str, number: int) -> tuple[str, str]:
    if number < 0:
        return "none", "nobody"
    match noun:
        case "player":
            return f"player_{number + 1}", f"player {number + 1}"
        case "zone":
            return of_zone(cards, number)
        case "dwarf":
            return of_dwarf(cards, number)
        case "dwarf_kind":
            name = DWARF_KINDS[number]
            return name.replace("-", "_").replace(" ", "_"), article(name) if not number else name
        case "monster":
            return of_copy(cards, "monster", cards.tables.monster_card, number)
        case "disaster":
            return of_copy(cards, "disaster", range(cards.tables.disasters), number)
        case "hero":
            return of_copy(cards, "hero", cards.tables.hero_card, number)
        case "party":
            return of_party(number)
        case "path":
            return str(cards.facts[number]["slug"]), str(cards.facts[number]["name"])
        case "vote":
            return ("up", "yes") if number else ("down", "no")
        case _:
            names = NAMES.get(noun)
            name = names[number] if names is not None else str(number)
            return name.casefold().replace(" ", "_"), name


NAMES = {
    "resource": RESOURCES,
    "terrain": TERRAINS,
    "instrument": INSTRUMENTS,
    "track": TRACKS,
    "phase": PHASES,
    "score_part": SCORE_PARTS,
    "title": TITLES,
    "measure": MEASURES,
    "deck": DECKS,
    "reason": REASONS,
}


def of_zone(cards: CardSet, number: int) -> tuple[str, str]:
    """Name a zone by terrain and number. Rules: D-BOARD-02."""
    terrain, numbered = cards.tables.zone_keys[number]
    if terrain == CASTLE:
        return "castle", "the castle"
    return f"{TERRAINS[terrain]}_{numbered}", f"{TERRAINS[terrain]} {numbered}"


def of_dwarf(cards: CardSet, code: int) -> tuple[str, str]:
    """Name a dwarf by its owner, its kind and its place."""
    kind, place = DWARF_KINDS[kind_of(code)], place_of(code)
    slug, where = ("camp", "in camp") if place == CAMP else of_zone(cards, place)
    name = f"player {owner_of(code) + 1}'s {kind} {where if place == CAMP else 'at ' + where}"
    return f"{kind.replace('-', '_').replace(' ', '_')}_of_{owner_of(code) + 1}_{slug}", name


def of_party(code: int) -> tuple[str, str]:
    """Name the dwarves that are used together."""
    ordinary, legends = party_members(code)
    parts = [f"{ordinary} dwar{'f' if ordinary == 1 else 'ves'}"] if ordinary else []
    parts += [f"the {DWARF_KINDS[kind]}" for kind in legends]
    slugs = [str(ordinary), *(DWARF_KINDS[kind].split()[-1] for kind in legends)]
    return "_".join(slugs), " and ".join(parts)


def of_copy(
    cards: CardSet, kind: str, copies: tuple[int, ...] | range, number: int
) -> tuple[str, str]:
    """Name a physical card by the card of the set that it is a copy of.

    The copies of a hero are equal. A monster that is not the first copy of its card says so.
    """
    card = cards.of_kind[kind][copies[number]]
    slug, name = str(card["slug"]), str(card["name"])
    copy = 0 if kind == "hero" else number - copies.index(copies[number])
    if not copy:
        return slug, name
    said = cards.speech.said
    second = copy == 1
    return f"{slug}_{copy + 1}", said(
        "copy-second" if second else "copy-number", name=name, number=copy + 1
    )


def article(name: str) -> str:
    """Return the name of a thing with its indefinite article."""
    return f"{'an' if name[0] in 'aeiou' else 'a'} {name}"
