"""Place each option on the screen: actions under headings, open facets asked afterwards."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from dowlang.engine.decisions import text_of
from dowlang.engine.frames import Answer
from dowlang.engine.screen_declarations import Closed, Entry, Facet
from dowlang.rulesets.dwar7s_winter.narration.table import in_camp, in_stock
from dowlang.rulesets.dwar7s_winter.narration.wording import Words
from dowlang.rulesets.dwar7s_winter.screen.pieces import card_of, described, name
from dowlang.rulesets.dwar7s_winter.state import options as O
from dowlang.rulesets.dwar7s_winter.state import parameters as P
from dowlang.rulesets.dwar7s_winter.state.labels import dwarf_kind
from dowlang.rulesets.dwar7s_winter.state.types import GOLD, ORDINARY, RESOURCES, THUNDER

if TYPE_CHECKING:
    from dowlang.engine.card_set import CardSet
    from dowlang.engine.views import View

FIGHTS, DWARVES, HEROES, MUSIC = "fights", "dwarves", "the-pool", "the-hall"
RANKS = {FIGHTS: 1, DWARVES: 2, MUSIC: 3, HEROES: 4}

Placed = Callable[["CardSet", "View", Answer], Entry]


def status(cards: CardSet, view: View) -> str:
    """Return the line above the actions of a turn."""
    stock = view["stock"][view.player * len(RESOURCES) : (view.player + 1) * len(RESOURCES)]
    return cards.speech.said(
        "status",
        week=view["week"],
        count=view["actions_left"],
        stock=in_stock(cards, stock),
        camp=in_camp(cards, view, view.player),
        tokens=tokens(cards, view),
    )


def tokens(cards: CardSet, view: View) -> str:
    """Return how many music tokens a solo player has left. Rules: D-VAR-03."""
    if view["players"] > 1:
        return ""
    owned = view["param"][P.SOLO_TOKENS]
    return cards.speech.said("status-tokens", left=owned - view["music"].count(0), count=owned)


def entry(cards: CardSet, view: View, answer: Answer) -> Entry:
    """Return where an option stands: of an action by `ACTIONS`, of every other question the piece
    with what one must know of it.
    """
    if answer[0] in ACTIONS:
        found = ACTIONS[answer[0]](cards, view, answer)
        if not found.heading:
            return found
        rank, heading = RANKS[found.heading], cards.speech.said(found.heading)
        return found._replace(rank=rank, heading=heading)
    if answer[0] in (O.ACCEPT, O.DECLINE):
        return Entry(cards.speech.said("yes" if answer[0] == O.ACCEPT else "no"))
    if answer[0] in SINGLE:
        noun = cards.ruleset.option_kinds[answer[0]].arguments[0]
        said = described(cards, view, noun, answer[1])
        typed = str(answer[1]) if noun == "number" else ""
        card = card_of(cards, noun, answer[1]) if noun == "hero" else ""
        return Entry(said, facets=(Facet("", said, typed),) if typed else (), card=card)
    return Entry(text_of(cards, answer), last=answer[0] == O.DONE)


SINGLE = (
    O.PLAY_HERO,
    O.LEAVE,
    O.ACT_WITH,
    O.NUMBER,
    O.PLAYER,
    O.ZONE,
    O.DWARF,
    O.MONSTER,
    O.DISASTER,
    O.HERO,
)


def dwarf(cards: CardSet, kind: int) -> str:
    """Return a dwarf of a kind."""
    if kind == ORDINARY:
        return cards.speech.said("a-dwarf")
    return cards.speech.said("the-kind", kind=dwarf_kind(cards, kind))


def end_turn(cards: CardSet, view: View, answer: Answer) -> Entry:
    """End the turn. Actions that are left are lost."""
    left = view["actions_left"]
    said = cards.speech.said
    return Entry(said("do-end-turn-lost", count=left) if left else said("do-end-turn"), last=True)


def place(cards: CardSet, view: View, answer: Answer) -> Entry:
    """Place a dwarf from camp in any zone."""
    said = cards.speech.said
    zones = cards.tables.boards[view["board"]].zones
    used = {zone for placer, zone in view["placed"] if placer == view.player}  # D-PH3-06
    closed = [
        Closed(at, name(cards, "zone", zone), said("one-a-zone"))
        for at, zone in enumerate(zones)
        if zone in used
    ]
    shown = described(cards, view, "zone", answer[2])
    where = Facet(said("ask-where"), shown, closed=tuple(closed))
    free = answer[1] == THUNDER and not (view["param"][P.THUNDER_LIMIT] and view["thunders"])
    id = "do-place-free" if free else "do-place"
    return Entry(said(id, dwarf=dwarf(cards, answer[1])), DWARVES, (where,))


def move(cards: CardSet, view: View, answer: Answer) -> Entry:
    """Move a dwarf one zone."""
    said = cards.speech.said
    where = Facet(said("ask-where-to"), described(cards, view, "zone", answer[3]))
    origin = name(cards, "zone", answer[2])
    return Entry(said("do-move", dwarf=dwarf(cards, answer[1]), zone=origin), DWARVES, (where,))


def hire(cards: CardSet, view: View, answer: Answer) -> Entry:
    """Hire a hero of the pool."""
    gold = Words(cards.speech).amount(answer[2], GOLD)
    said = cards.speech.said("do-hire", hero=described(cards, view, "hero", answer[1]), gold=gold)
    return Entry(said, HEROES, card=card_of(cards, "hero", answer[1]))


def music(cards: CardSet, view: View, answer: Answer) -> Entry:
    """Play an instrument, with how many of one's own cards fit."""
    fits = sum(cards.tables.hero_music[hero] == answer[1] for hero in view["hand"])
    said = cards.speech.said
    free = view["players"] == 1 and view["music_plays"] < view["param"][P.SOLO_FREE_MUSIC]
    id = "do-music-free" if free else "do-music"
    played = said(id, instrument=name(cards, "instrument", answer[1]))
    id = "cards-of-hand" if fits or view["players"] == 1 else "cards-of-hand-none"
    return Entry(played, MUSIC, about=said(id, count=fits))


def defeat(cards: CardSet, view: View, answer: Answer) -> Entry:
    """Defeat a monster."""
    monster = described(cards, view, "monster", answer[1])
    return Entry(cards.speech.said("do-defeat", monster=monster), FIGHTS)


def overcome(cards: CardSet, view: View, answer: Answer) -> Entry:
    """Overcome a disaster."""
    disaster = described(cards, view, "disaster", answer[1])
    return Entry(cards.speech.said("do-overcome", disaster=disaster), FIGHTS)


ACTIONS: dict[int, Placed] = {
    O.END_TURN: end_turn,
    O.PLACE: place,
    O.MOVE: move,
    O.HIRE: hire,
    O.MUSIC: music,
    O.DEFEAT: defeat,
    O.OVERCOME: overcome,
}
