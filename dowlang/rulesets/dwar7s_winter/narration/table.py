"""Show the table at a glance, for `--show`: the graph of zones, enemies, players, the pool."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, Any

from dowlang.engine.speech import padded
from dowlang.rulesets.dwar7s_winter.narration.wording import Words
from dowlang.rulesets.dwar7s_winter.state import parameters as P
from dowlang.rulesets.dwar7s_winter.state.labels import dwarf_kind, label
from dowlang.rulesets.dwar7s_winter.state.types import (
    CAMP,
    GOLD,
    LEGENDS,
    RESOURCES,
    TERRAINS,
)

if TYPE_CHECKING:
    from dowlang.engine.card_set import CardSet
    from dowlang.engine.views import View


def board(game: Any, seat: int | None = None) -> str:
    """Return the table as the player at `seat` sees it.

    Without a seat it is only what lies open for everybody.
    """
    return "\n".join(lines(game.cards, game.view(0 if seat is None else seat), seat))


def lines(cards: CardSet, view: View, seat: int | None) -> Iterator[str]:
    """Yield the lines of the table."""
    words = Words(cards.speech)
    yield words.said(
        "board-week",
        week=view["week"],
        phase=label(cards, "phase", view["phase"])[1],
        lead=view["lead"] + 1,
        monsters=words.counted(len(view["monsters"]), "monster"),
        more_monsters=view["monsters_left"],
        disasters=words.counted(len(view["disasters"]), "disaster"),
        more_disasters=view["disasters_left"],
    )
    yield from zone_lines(cards, view, seat)
    yield words.said("board-pool", heroes=words.listed(slots(cards, view)))
    yield words.said("board-hall", instruments=words.speech.commas(hall(cards, view)))
    for player in range(view["players"]):
        yield player_line(cards, view, player, seat)
    if seat is not None:
        yield words.said("board-hand", cards=_heroes(cards, view["hand"]))
    for player in open_hands(view, seat):
        named = _heroes(cards, view["hands"][player])
        yield words.said("board-hand-of", number=player + 1, cards=named)


def _heroes(cards: CardSet, heroes: Iterable[int]) -> str:
    """Return heroes by name, each once."""
    return Words(cards.speech).tallied(label(cards, "hero", hero)[1] for hero in heroes)


def zone_lines(cards: CardSet, view: View, seat: int | None) -> Iterator[str]:
    """Yield every zone: steps to the castle, its neighbours, what stands there."""
    words, graph = Words(cards.speech), cards.tables.boards[view["board"]]
    order = sorted(graph.zones, key=lambda zone: (graph.distance[zone], zone))
    yield words.said("board-zones")
    for zone in order:
        ways = words.said("board-ways", ways=" ".join(short(cards, o) for o in graph.near[zone]))
        there = contents(cards, view, zone, seat)
        name = label(cards, "zone", zone)[1]
        row = f"  {graph.distance[zone]}  {padded(short(cards, zone), 3)} {name}"
        told = words.listed(there) if there else ""
        yield padded(f"{padded(row, 22)} {ways}", 46) + told


def short(cards: CardSet, zone: int) -> str:
    """Return the key of a zone: `F1`, `C` for the castle. Rules: D-BOARD-02."""
    terrain, number = cards.tables.zone_keys[zone]
    return cards.speech.said(f"short-{TERRAINS[terrain]}", number=number)


def contents(cards: CardSet, view: View, zone: int, seat: int | None) -> list[str]:
    """Return what stands in a zone, as the player at `seat` would say it."""
    t, words = cards.tables, Words(cards.speech)
    out = []
    for monster in view["monsters"]:
        if view["monster_at"][monster] == zone:
            name, needs = label(cards, "monster", monster)[1], asked(cards, t.monster[monster])
            out.append(words.said("board-monster", monster=name, needs=needs))
    for disaster in view["disasters"]:
        if view["token_at"][disaster] == zone:
            name, needs = label(cards, "disaster", disaster)[1], asked(cards, t.disaster[disaster])
            out.append(words.said("board-disaster", disaster=name, needs=needs))
    for player in range(view["players"]):
        many = view["standing"][player * t.zones + zone]
        parts = [words.counted(many, "dwarf")] if many else []
        parts += [dwarf_kind(cards, kind) for kind in _legends_at(view, player, zone)]
        if parts:
            dwarves = words.listed(parts)
            id = "board-dwarves-yours" if player == seat else "board-dwarves"
            out.append(words.said(id, dwarves=dwarves, number=player + 1))
    return out


def _legends_at(view: View, player: int, place: int) -> list[int]:
    """Return the kinds of the legendary dwarves that a player has at a place."""
    at = player * len(LEGENDS) - 1
    return [kind for kind in LEGENDS if view["legends"][at + kind] == place]


def asked(cards: CardSet, threat: Any) -> str:
    """Return what a monster or disaster needs."""
    return cards.speech.commas(Words(cards.speech).asked(threat.dwarves, threat.cost))


def slots(cards: CardSet, view: View) -> list[str]:
    """Return the heroes of the pool with their prices, from left to right."""
    words = Words(cards.speech)
    return [
        words.said(
            "board-hero",
            hero=label(cards, "hero", hero)[1],
            gold=words.amount(view["prices"][slot], GOLD),
        )
        if hero >= 0
        else words.said("board-slot-empty")
        for slot, hero in enumerate(view["pool"])
    ]


def hall(cards: CardSet, view: View) -> list[str]:
    """Return the instruments, with whose token lies there."""
    return [
        cards.speech.said(
            "board-instrument",
            instrument=label(cards, "instrument", number)[1],
            state=hall_place(cards, number, holder, view["silenced"]),
        )
        for number, holder in enumerate(view["music"])
    ]


def hall_place(cards: CardSet, instrument: int, holder: int, silenced: tuple[int, ...]) -> str:
    """Return how it stands with an instrument. Rules: D-PH1-13, D-PH3-16."""
    if holder >= 0:
        return label(cards, "player", holder)[1]
    return cards.speech.said("board-silenced" if instrument in silenced else "board-free")


def trophies(cards: CardSet, view: View, player: int, seat: int | None) -> str:
    """Return how many trophies a player has, or that nobody else may count them. Rules: U-38."""
    words = Words(cards.speech)
    won = trophies_known(view, player, seat)
    return words.said("board-face-down") if won is None else words.counted(won, "trophy")


def trophies_known(view: View, player: int, seat: int | None) -> int | None:
    """Return how many trophies a player has, None where nobody else may count them. Rules: U-38."""
    if player != seat and not view["param"][P.TROPHIES_PUBLIC]:
        return None
    return len(view["monsters_won"][player]) + len(view["disasters_won"][player])


def open_hands(view: View, seat: int | None) -> list[int]:
    """Return the other players whose hands lie open. Rules: U-22."""
    if view["param"][P.HAND_SECRET]:
        return []
    return [player for player in range(view["players"]) if player != seat]


def in_camp(cards: CardSet, view: View, player: int) -> str:
    """Return the dwarves of a camp, the legendary ones by name."""
    words = Words(cards.speech)
    legends = [
        words.said("the-kind", kind=dwarf_kind(cards, kind))
        for kind in _legends_at(view, player, CAMP)
    ]
    return words.listed([words.counted(view["camp"][player], "dwarf"), *legends])


def in_stock(cards: CardSet, stock: Sequence[int]) -> str:
    """Return how many of each resource there are, in the order of the resources."""
    said = cards.speech.said
    return cards.speech.commas(
        [
            said("board-stock", resource=label(cards, "resource", number)[1], count=many)
            for number, many in enumerate(stock)
        ]
    )


def player_line(cards: CardSet, view: View, player: int, seat: int | None) -> str:
    """Return a player: stock, tracks, camp, trophies."""
    words = Words(cards.speech)
    stock = view["stock"][player * len(RESOURCES) : (player + 1) * len(RESOURCES)]
    return words.said(
        "board-player",
        number=player + 1,
        you=words.said("you-mark") if player == seat else "",
        stock=in_stock(cards, stock),
        actions=view["actions"][player],
        limit=view["hand_limit"][player],
        camp=in_camp(cards, view, player),
        trophies=trophies(cards, view, player, seat),
        heroes=words.counted(len(view["owned"][player]), "hero"),
    )
