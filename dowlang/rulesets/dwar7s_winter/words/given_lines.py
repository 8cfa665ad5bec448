"""Bring a state about: the `given` lines of card tests call this.

Nothing here is a procedure of the rules: no event, no question. Cards and dwarves are taken from
wherever they are, never made out of nothing. `Unbuildable` says what is missing. Rules: D-COMP.
"""

from __future__ import annotations

from dowlang.engine.ongoing_effects import FOREVER, Origin
from dowlang.rulesets.dwar7s_winter.procedures.disasters import zone_of
from dowlang.rulesets.dwar7s_winter.state import parameters as P
from dowlang.rulesets.dwar7s_winter.state.dwarves import (
    OUT,
    is_there,
    one_of,
    ordinary_at,
)
from dowlang.rulesets.dwar7s_winter.state.dwarves import (
    legend as legendary,
)
from dowlang.rulesets.dwar7s_winter.state.game_state import Dwar7s
from dowlang.rulesets.dwar7s_winter.state.streams import DISASTERS, HEROES, MONSTERS
from dowlang.rulesets.dwar7s_winter.state.types import (
    CAMP,
    NOBODY,
    NONE,
    ORDINARY,
    Disaster,
    Hero,
    Legend,
    Match,
    Monster,
    Player,
    Zone,
)
from dowlang.rulesets.dwar7s_winter.state.variants import BLOODTHIRSTY, LEGENDARY, NIGHTMARE


class Unbuildable(ValueError):
    """A table cannot be built as described: there is no such piece left, or no such place."""


def add_expansion(game: Dwar7s) -> None:
    """Shuffle the cards of the expansion into the decks, and put a Sage into each player's deck,
    when a line speaks of one of them. Rules: D-LEG-02, D-LEG-03.
    """
    if game.variant & LEGENDARY:
        return
    t = game.t
    game.variant |= LEGENDARY
    monsters = tuple(n for n, threat in enumerate(t.monster) if threat.legendary)
    game.monster_deck = mixed(game, MONSTERS, game.monster_deck, monsters)
    disasters = tuple(n for n, threat in enumerate(t.disaster) if threat.legendary)
    game.disaster_deck = mixed(game, DISASTERS, game.disaster_deck, disasters)
    heroes = [hero for hero, legendary in enumerate(t.hero_legendary) if legendary]
    free = tuple(hero for hero in heroes if t.hero_owner[hero] == NOBODY)
    game.hero_deck = mixed(game, HEROES, game.hero_deck, free)
    for hero in heroes:
        if t.hero_owner[hero] in range(game.players):
            game.deck[t.hero_owner[hero]] += (hero,)


def mixed(
    game: Dwar7s, stream: int, deck: tuple[int, ...], more: tuple[int, ...]
) -> tuple[int, ...]:
    """Return a deck with more cards at places by chance, none above its top card, which another
    line may have laid there.
    """
    out = list(deck)
    for card in more:
        out.insert(game.roll(stream, max(1, len(out))), card)
    return tuple(out)


def set_week(game: Dwar7s, value: int) -> None:
    """Set the week."""
    game.week = value


def set_actions(game: Dwar7s, player: Player, value: int) -> None:
    """Set the action track of a player."""
    game.actions[player] = value


def set_hand_limit(game: Dwar7s, player: Player, value: int) -> None:
    """Set the hand-limit track of a player."""
    game.hand_limit[player] = value


def set_crew(game: Dwar7s, player: Player, place: Zone, value: int) -> None:
    """Set how many ordinary dwarves of a player stand in a zone. The others are in camp.

    Raises `Unbuildable` without enough of them. Rules: D-COMP-14.
    """
    if place < 0:
        raise Unbuildable("the board has no such zone")
    while (one := one_of(game, player, ORDINARY, place)) >= 0:
        game.dwarf_at[one] = CAMP
    camp = ordinary_at(game, player, CAMP)
    if value > camp:
        raise Unbuildable(f"player {player + 1} has {camp} dwarves in camp, wanted {value}")
    for _ in range(value):
        game.dwarf_at[one_of(game, player, ORDINARY, CAMP)] = place


def hold(game: Dwar7s, player: Player, hero: Hero) -> None:
    """Put a copy of a hero into a player's hand."""
    game.hand[player] += (take_copy(game, hero, player),)


def own(game: Dwar7s, player: Player, hero: Hero) -> None:
    """Put a copy of a hero into a player's deck."""
    copy = take_copy(game, hero, player)  # it may have been in this deck
    game.deck[player] += (copy,)


def take_copy(game: Dwar7s, hero: Hero, player: Player) -> Hero:
    """Take a copy of a hero card from where it lies: a starting hero of the player's own.

    Raises `Unbuildable` when none is left. Rules: D-COMP-16.
    """
    t = game.t
    if t.hero_legendary[hero]:
        add_expansion(game)
    for copy in range(t.heroes):
        if t.hero_face[copy] == t.hero_face[hero] and t.hero_owner[copy] in (NOBODY, player):
            if copy in game.deck[player] and t.hero_owner[copy] != NOBODY:
                game.deck[player] = tuple(h for h in game.deck[player] if h != copy)
                return copy
            if copy in game.hero_deck:
                game.hero_deck = tuple(h for h in game.hero_deck if h != copy)
                return copy
            if copy in game.pool:
                fill_slot(game, game.pool.index(copy))
                return copy
    raise Unbuildable(f"no `{game.cards.paths[t.hero_path[hero]]['name']}` is left")


def fill_slot(game: Dwar7s, slot: int) -> None:
    """Put the top of the hero deck into a slot of the pool."""
    top = game.hero_deck[-1] if game.hero_deck else NONE
    game.hero_deck = game.hero_deck[:-1]
    game.pool = (*game.pool[:slot], top, *game.pool[slot + 1 :])


def lay_in_pool(game: Dwar7s, hero: Hero) -> None:
    """Lay a copy of a hero into the leftmost slot of the pool. What lies there moves on by a slot,
    the last one onto the deck, so that several given heroes lie there together.
    """
    copy = take_copy(game, hero, NOBODY)
    if game.pool[-1] != NONE:
        game.hero_deck += (game.pool[-1],)
    game.pool = (copy, *game.pool[:-1])


def stand(game: Dwar7s, monster: Monster, place: Zone) -> None:
    """Put the first copy of a monster that is left into a zone, with what its card has in force.

    Which copy that is does not follow the shuffle: its name is what a test answers with. A copy
    that is the next to appear leaves its place on the deck to another one while there is one.
    Raises `Unbuildable` when no copy is left.
    """
    t = game.t
    if t.monster[monster].legendary:
        add_expansion(game)
    copies = [m for m in game.monster_deck if t.monster_card[m] == t.monster_card[monster]]
    if not copies or place < 0:
        raise Unbuildable("no such monster is left in the deck, or the board has no such zone")
    copy, *others = sorted(copies)
    next_one = others[:1] if copy == game.monster_deck[-1] else []
    rest = tuple(m for m in game.monster_deck if m not in (copy, *next_one))
    game.monster_deck = (*rest, *next_one)
    game.monsters += (copy,)
    game.monster_at[copy] = place
    path = t.monster_path[copy]
    roles = game.cards.handler(path)
    if "presence" in roles:
        tag = P.MONSTER_TAG + copy
        roles["presence"](game, Origin(path, game.lead, FOREVER, bearer=copy, tag=tag))


def activate(game: Dwar7s, disaster: Disaster) -> None:
    """Make a disaster active, with its token. Raises `Unbuildable` when it is not in the deck."""
    if game.t.disaster[disaster].legendary:
        add_expansion(game)
    if disaster not in game.disaster_deck:
        raise Unbuildable("that disaster is not in the deck")
    game.disaster_deck = tuple(d for d in game.disaster_deck if d != disaster)
    game.disasters += (disaster,)
    game.token_at[disaster] = zone_of(game, disaster)


def next_monster(game: Dwar7s, monster: Monster) -> None:
    """Lay one copy of a monster on top of its deck, the first that is there, and the other copies
    under the deck, so that none follows it by chance. Raises `Unbuildable` when none is there.
    """
    t = game.t
    if t.monster[monster].legendary:
        add_expansion(game)
    copies = [m for m in game.monster_deck if t.monster_card[m] == t.monster_card[monster]]
    if not copies:
        raise Unbuildable("no such monster is left in the deck")
    first, *others = sorted(copies)
    rest = tuple(m for m in game.monster_deck if m not in copies)
    game.monster_deck = (*others, *rest, first)


def next_disaster(game: Dwar7s, disaster: Disaster) -> None:
    """Lay a disaster on top of its deck. Raises `Unbuildable` when it is not there."""
    if game.t.disaster[disaster].legendary:
        add_expansion(game)
    if disaster not in game.disaster_deck:
        raise Unbuildable("that disaster is not in the deck")
    game.disaster_deck = (*(d for d in game.disaster_deck if d != disaster), disaster)


# ---- trophies
def defeat(game: Dwar7s, monster: Monster, player: Player) -> None:
    """Put the last copy of a monster that is left among a player's trophies, so that the first
    is there to stand on the board. Raises `Unbuildable` when none is left.
    """
    t = game.t
    if t.monster[monster].legendary:
        add_expansion(game)
    copies = [m for m in game.monster_deck if t.monster_card[m] == t.monster_card[monster]]
    if not copies:
        raise Unbuildable("no such monster is left in the deck")
    game.monster_deck = tuple(m for m in game.monster_deck if m != max(copies))
    game.monsters_won[player] += (max(copies),)


def overcome(game: Dwar7s, disaster: Disaster, player: Player) -> None:
    """Put a disaster among a player's trophies. Raises `Unbuildable` when it is not in the deck."""
    if game.t.disaster[disaster].legendary:
        add_expansion(game)
    if disaster not in game.disaster_deck:
        raise Unbuildable("that disaster is not in the deck")
    game.disaster_deck = tuple(d for d in game.disaster_deck if d != disaster)
    game.disasters_won[player] += (disaster,)


# ---- legendary dwarves
def legend_at(game: Dwar7s, legend: Legend, place: int, player: Player) -> None:
    """Put a legendary dwarf into a zone, in place of an ordinary one in camp that leaves the game.

    Raises `Unbuildable` without one in camp, or without such a zone. Rules: D-LEG-04, D-LEG-05.
    """
    if place < 0:
        raise Unbuildable("the board has no such zone")
    swap_in(game, legend, place, player)


def swap_in(game: Dwar7s, legend: Legend, place: int, player: Player) -> None:
    """Put a legendary dwarf somewhere, an ordinary one leaves the game for it."""
    dwarf = legendary(player, legend + 1)
    add_expansion(game)
    if not is_there(game, dwarf):
        if not ordinary_at(game, player, CAMP):
            raise Unbuildable(f"player {player + 1} has no ordinary dwarf in camp to swap for it")
        game.dwarf_at[one_of(game, player, ORDINARY, CAMP)] = OUT
    game.dwarf_at[dwarf] = place


def legend_in_camp(game: Dwar7s, legend: Legend, player: Player) -> None:
    """Put a legendary dwarf into camp, unless it is on the board. Raises `Unbuildable`."""
    if not is_there(game, legendary(player, legend + 1)):
        swap_in(game, legend, CAMP, player)


# ---- variants
def play_nightmare(game: Dwar7s, it: Match) -> None:
    """Play the nightmare variant. Rules: D-VAR-07."""
    game.variant |= NIGHTMARE


def play_bloodthirsty(game: Dwar7s, it: Match) -> None:
    """Play the bloodthirsty variant. Rules: D-VAR-09."""
    game.variant |= BLOODTHIRSTY


def play_legendary(game: Dwar7s, it: Match) -> None:
    """Play with the expansion. Rules: D-LEG-02."""
    add_expansion(game)
