"""Show the table at a glance, for `--show`: the graph of zones, enemies, players, the pool."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from dowlang.rulesets.dwar7s_winter.narration.wording import counted, listed, tallied
from dowlang.rulesets.dwar7s_winter.state import parameters as P
from dowlang.rulesets.dwar7s_winter.state.labels import PHASES, label
from dowlang.rulesets.dwar7s_winter.state.types import (
    CAMP,
    DWARF_KINDS,
    INSTRUMENTS,
    LEGENDS,
    RESOURCES,
)

if TYPE_CHECKING:
    from dowlang.engine.card_set import CardSet
    from dowlang.engine.views import View

SHORT = {"castle": "C", "wall": "W", "forest": "F", "mine": "M", "plain": "P"}


def board(game: Any, seat: int | None = None) -> str:
    """Return the table as the player at `seat` sees it.

    Without a seat it is only what lies open for everybody.
    """
    return "\n".join(lines(game.cards, game.view(0 if seat is None else seat), seat))


def lines(cards: CardSet, view: View, seat: int | None) -> Iterator[str]:
    """Yield the lines of the table."""
    yield (
        f"Week {view['week']}, {PHASES[view['phase']]}, player {view['lead'] + 1} leads: "
        f"{counted(len(view['monsters']), 'monster')} ({view['monsters_left']} to come), "
        f"{counted(len(view['disasters']), 'disaster')} ({view['disasters_left']} to come)"
    )
    yield from zone_lines(cards, view)
    yield f"Hero pool: {listed(slots(cards, view))}"
    yield f"Music hall: {', '.join(hall(view))}"
    for player in range(view["players"]):
        yield player_line(view, player, seat)
    if seat is not None:
        yield f"Your hand: {tallied(label(cards, 'hero', h)[1] for h in view['hand'])}"
    for player in open_hands(view, seat):
        names = tallied(label(cards, "hero", h)[1] for h in view["hands"][player])
        yield f"Hand of player {player + 1}: {names}"


def zone_lines(cards: CardSet, view: View) -> Iterator[str]:
    """Yield every zone: steps to the castle, its neighbours, what stands there."""
    graph = cards.tables.boards[view["board"]]
    order = sorted(graph.zones, key=lambda zone: (graph.distance[zone], zone))
    yield "Zones by steps to the castle (ways; what stands there)"
    for zone in order:
        ways = " ".join(short(cards, other) for other in graph.near[zone])
        there = listed(contents(cards, view, zone)) if any(contents(cards, view, zone)) else ""
        row = f"  {graph.distance[zone]}  {short(cards, zone):<3} {label(cards, 'zone', zone)[1]}"
        yield f"{row:<22} ({ways})".ljust(46) + there


def short(cards: CardSet, zone: int) -> str:
    """Return the key of a zone: `F1`, `C` for the castle. Rules: D-BOARD-02."""
    name = label(cards, "zone", zone)[1].removeprefix("the ")
    terrain, _, number = name.partition(" ")
    return f"{SHORT[terrain]}{number}"


def contents(cards: CardSet, view: View, zone: int) -> list[str]:
    """Return what stands in a zone."""
    t = cards.tables
    out = [
        f"{label(cards, 'monster', m)[1]} (needs {asked(t.monster[m])})"
        for m in view["monsters"]
        if view["monster_at"][m] == zone
    ]
    out += [
        f"disaster {label(cards, 'disaster', d)[1]} (needs {asked(t.disaster[d])})"
        for d in view["disasters"]
        if view["token_at"][d] == zone
    ]
    for player in range(view["players"]):
        many = view["standing"][player * t.zones + zone]
        legends = [
            DWARF_KINDS[kind]
            for kind in LEGENDS
            if view["legends"][player * len(LEGENDS) + kind - 1] == zone
        ]
        parts = [*([counted(many, "dwarf")] if many else []), *legends]
        out += [f"{listed(parts)} of player {player + 1}"] if parts else []
    return out


def asked(threat: Any) -> str:
    """Return what a monster or disaster needs."""
    parts = [counted(threat.dwarves, "dwarf")]
    return ", ".join([*parts, *(f"{n} {RESOURCES[r]}" for r, n in enumerate(threat.cost) if n)])


def slots(cards: CardSet, view: View) -> list[str]:
    """Return the heroes of the pool with their prices, from left to right."""
    return [
        f"{label(cards, 'hero', hero)[1]} ({view['prices'][slot]} gold)" if hero >= 0 else "empty"
        for slot, hero in enumerate(view["pool"])
    ]


def hall(view: View) -> list[str]:
    """Return the instruments, with whose token lies there."""
    return [
        f"{INSTRUMENTS[number]} {hall_place(number, holder, view['silenced'])}"
        for number, holder in enumerate(view["music"])
    ]


def hall_place(instrument: int, holder: int, silenced: tuple[int, ...]) -> str:
    """Return how it stands with an instrument. Rules: D-PH1-13, D-PH3-16."""
    if holder >= 0:
        return f"player {holder + 1}"
    return "silenced" if instrument in silenced else "free"


def trophies(view: View, player: int, seat: int | None) -> str:
    """Return how many trophies a player has, or that nobody else may count them. Rules: U-38."""
    if player != seat and not view["param"][P.TROPHIES_PUBLIC]:
        return "trophies face down"
    return counted(len(view["monsters_won"][player]) + len(view["disasters_won"][player]), "trophy")


def open_hands(view: View, seat: int | None) -> list[int]:
    """Return the other players whose hands lie open. Rules: U-22."""
    if view["param"][P.HAND_SECRET]:
        return []
    return [player for player in range(view["players"]) if player != seat]


def in_camp(view: View, player: int) -> str:
    """Return the dwarves of a camp, the legendary ones by name."""
    legends = [
        f"the {DWARF_KINDS[kind]}"
        for kind in LEGENDS
        if view["legends"][player * len(LEGENDS) + kind - 1] == CAMP
    ]
    return listed([counted(view["camp"][player], "dwarf"), *legends])


def player_line(view: View, player: int, seat: int | None) -> str:
    """Return a player: stock, tracks, camp, trophies."""
    stock = view["stock"][player * len(RESOURCES) : (player + 1) * len(RESOURCES)]
    kept = ", ".join(f"{name} {n}" for name, n in zip(RESOURCES, stock, strict=True))
    you = " (you)" if player == seat else ""
    return (
        f"Player {player + 1}{you}: {kept}; actions {view['actions'][player]}, hand limit "
        f"{view['hand_limit'][player]}; {in_camp(view, player)} in camp; "
        f"{trophies(view, player, seat)}; {counted(len(view['owned'][player]), 'hero')}"
    )
