"""Where games of the contract begin: at their set-up, and for Dead of Winter also in the corners
that random games hardly reach.

Every start makes a game at a decision from a seed; it is not recorded yet. The corners are built
with the public builder, from the first cards of each kind, so they know no names.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Any

from dowlang.agents import make
from dowlang.engine.card_set import CardSet
from dowlang.engine.game import Game
from dowlang.rulesets.dead_of_winter.analysis.table_builder import Table, table
from dowlang.rulesets.dead_of_winter.state.card_tables import EXILE
from dowlang.rulesets.dead_of_winter.state.types import COLONY, LOCATIONS, OUTSIDE
from tests.contract.worlds import WORLDS, World

PLACES = tuple(LOCATIONS[place] for place in OUTSIDE)


@dataclass(frozen=True, slots=True)
class Start:
    """A name, and the game of a seed."""

    name: str
    make: Callable[[int], Game]


@cache
def cards_of(world_name: str) -> CardSet:
    """The set of a world, loaded once."""
    return next(world for world in WORLDS if world.name == world_name).load()


def set_up(world: World) -> Start:
    """The game as its ruleset deals it."""
    return Start(
        f"{world.name}, set up",
        lambda seed: Game(cards_of(world.name), seed=seed, **world.settings).clone(),
    )


def names(kind: str) -> list[str]:
    """The names of the base set's cards of a kind, in their order."""
    return [str(card["name"]) for card in cards_of("winter").of_kind[kind]]


# ---- corners of Dead of Winter
def people(players: int, each: int, seed: int, **settings: Any) -> Table:
    """A table at which every player has so many survivors, one in the colony and the others
    outside, some cards and dice.
    """
    t, who, items = (
        table(cards_of("winter"), players, seed=seed, **settings),
        names("survivor"),
        names("item"),
    )
    for seat in range(players):
        for n in range(each):
            t.controls(
                seat + 1,
                who[(seed + seat * each + n) % len(who)],
                at="colony" if n == 0 else PLACES[(seed + seat) % len(PLACES)],
            )
        t.hand(seat + 1, *[items[(seed + 5 * seat + n) % len(items)] for n in range(4)])
        t.secret(seat + 1, names("secret")[(seed + seat) % len(names("secret"))])
    t.dice(1, *[1 + (seed + n) % 6 for n in range(each + 1)])
    return (
        t.morale(5)
        .rounds(4)
        .food(3)
        .helpless(1)
        .crossroads(names("crossroads")[seed % len(names("crossroads"))])
    )


def mid_game(seed: int) -> Game:
    """Four heuristics have played twelve turns, or as many as there were."""
    game: Any = Game(cards_of("winter"), seed=seed, players=4).clone()
    agents, before = [make("heuristic", game.cards, seed, seat) for seat in range(4)], game.clone()
    while not game.is_over and game.turn < 12:
        before = game.clone()
        game.choose(agents[game.stack[-1][1]].choose(game.view(game.stack[-1][1]), game.decision))
    return before if game.is_over else game  # type: ignore[no-any-return]


def last_round(seed: int) -> Game:
    """One round is left."""
    return people(3, 2, seed).rounds(1).zombies("colony", 4).begin()


def last_morale(seed: int) -> Game:
    """The next loss of morale ends the game; zombies and hunger are near."""
    return people(4, 2, seed).morale(1).food(0).zombies("colony", 10).waste_of(9).begin()


def one_survivor(seed: int) -> Game:
    """Each player has one survivor, wounded twice; nobody is left in the deck, and who loses the
    last one is out.
    """
    t = people(3, 1, seed, variant="elimination")
    for survivor in [s for s, owner in enumerate(t.game.controller) if owner >= 0]:
        t.wounds(names("survivor")[survivor], 2)
    t.game.removed_survivors = (*t.game.removed_survivors, *t.game.survivor_deck)
    t.game.survivor_deck = ()
    return t.begin()


def two_exiles(seed: int) -> Game:
    """Two of four players are exiled, their survivors stand outside, and they hold food to raise
    their dice.
    """
    t, goals = people(4, 2, seed), names("exile")
    for player, free in ((1, 4), (3, 5)):
        t.exiled(player, objective=goals[(seed + player) % len(goals)])
        inside = next(
            s
            for s, owner in enumerate(t.game.controller)
            if owner == player - 1 and t.game.location[s] == COLONY
        )
        t.at(names("survivor")[inside], PLACES[(seed + free) % len(PLACES)])
    t.game.exile_deck = tuple(
        card for card in t.game.exile_deck if card + EXILE not in t.game.secret
    )
    return t.begin()


def full_colony(seed: int) -> Game:
    """The last survivor space of the colony is taken."""
    t = people(5, 2, seed)
    return (
        t.helpless(t.game.survivor_spaces[COLONY] - t.game.location.count(COLONY)).food(20).begin()
    )


def empty_decks(seed: int) -> Game:
    """No card is left to find, to come up, to join or to befall; only the waste pile is full."""
    t = people(3, 2, seed)
    for place in PLACES:
        t.deck(place)
    t.crisis_deck().crossroads_deck().exile_deck().waste_of(23)
    t.game.removed_survivors, t.game.survivor_deck = (
        (*t.game.removed_survivors, *t.game.survivor_deck),
        (),
    )
    return t.begin()


CORNERS: tuple[Start, ...] = (
    Start("mid-game", mid_game),
    Start("last round", last_round),
    Start("morale 1", last_morale),
    Start("one survivor left", one_survivor),
    Start("two exiles", two_exiles),
    Start("full colony", full_colony),
    Start("empty decks", empty_decks),
)
STARTS: dict[str, tuple[Start, ...]] = {
    "toy": tuple(set_up(world) for world in WORLDS if world.name.startswith("toy")),
    "campfire": tuple(set_up(world) for world in WORLDS if world.name.startswith("campfire")),
    "winter": tuple(set_up(world) for world in WORLDS if world.name.startswith("winter")),
    "winter, corners": CORNERS,
}
LOADERS: dict[str, str] = {
    name: next(world.loader for world in WORLDS if world.name == name.partition(",")[0])
    for name in STARTS
}
