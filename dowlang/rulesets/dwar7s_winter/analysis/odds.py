"""Count for `dow odds` on a table in its third week: resources, dwarves, tracks, threats.

A deed is something that a card has carried out by itself: a hero's ability, played by the player
whose turn it is, or a monster's attack or arrival. A monster stands where most dwarves are, on a
copy of its card that the deck still holds or the board has.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from dowlang.engine.card_set import CardSet
from dowlang.engine.odds_declarations import Odds
from dowlang.rulesets.dwar7s_winter.agents.heuristic import make_heuristic
from dowlang.rulesets.dwar7s_winter.procedures.endings import score
from dowlang.rulesets.dwar7s_winter.procedures.setup import new_game
from dowlang.rulesets.dwar7s_winter.state.dwarves import at_place
from dowlang.rulesets.dwar7s_winter.state.game_state import Dwar7s
from dowlang.rulesets.dwar7s_winter.state.streams import PATH
from dowlang.rulesets.dwar7s_winter.state.types import (
    CAMP,
    FOOD,
    GOLD,
    NONE,
    RESOURCES,
    STONE,
    WOOD,
)

Deed = tuple[str, Callable[[Dwar7s], None]]
PLAYED = 3  # the week of the table


def amount(resource: int) -> Callable[[Dwar7s], int]:
    """Return the count of a resource over all players."""
    return lambda game: sum(game.stock[resource :: len(RESOURCES)])


def points(game: Dwar7s) -> int:
    """Return points of all players as the table stands. Rules: D-END-05."""
    return sum(score(game, player) for player in range(game.players))


def in_camp(game: Dwar7s) -> int:
    """Count the dwarves in the camps, legendary ones included. Rules: D-LEG-06."""
    return sum(len(at_place(game, player, CAMP)) for player in range(game.players))


def heroes(game: Dwar7s) -> int:
    """Count the hero cards of all players. Rules: D-COMP-16."""
    piles = (*game.deck, *game.hand, *game.played)
    return sum(map(len, piles))


MEASURES: Mapping[str, Callable[[Dwar7s], int]] = {
    "gold": amount(GOLD),
    "food": amount(FOOD),
    "stone": amount(STONE),
    "wood": amount(WOOD),
    "points": points,
    "heroes": heroes,
    "dwarves in camp": in_camp,
    "action tracks": lambda game: sum(game.actions),
    "hand limits": lambda game: sum(game.hand_limit),
    "monsters": lambda game: len(game.monsters),
    "disasters": lambda game: len(game.disasters),
    "steps to castle": lambda game: sum(game.b.distance[game.monster_at[m]] for m in game.monsters),
}


def table(cards: CardSet, seed: int, players: int) -> Dwar7s:
    """Return the table after a set-up by chance, all cards of the set in it, and two weeks by
    heuristic agents.

    Somebody begins the first turn of the third week. Of a game that ends earlier it is the last
    turn that began.
    """
    game = new_game(cards, seed, players=players, variant="legendary")
    agents = [make_heuristic(cards, seed, seat) for seat in range(players)]
    last = game.clone()
    while game.stack:
        _, player, kind, _ = game.stack[-1]
        if kind == "action" and game.actions_left == game.actions[player]:
            last = game.clone()
            if game.week >= PLAYED:
                break
        game.choose(agents[player].choose(game.view(player), game.decision))
    return last


def deeds(game: Dwar7s, card: Mapping[str, Any]) -> tuple[Deed, ...]:
    """Return the deeds of a card on this table, nothing where there is nobody for them."""
    roles, you = game.cards.handler(card["path"]), game.active_player
    if card["kind"] == "hero":
        test = roles.get("ability.possible")
        if test is not None and not test(game, you):
            return ()
        return (("played", lambda copy: carry_out(copy, roles["ability"], you)),)
    if card["kind"] == "monster" and (monster := copy_of(game, card["path"])) != NONE:
        stand(game, monster)  # before anything is counted
        return tuple(
            (role, lambda copy, role=role: carry_out(copy, roles[role], copy.lead, monster))
            for role in ("attack", "arrival")
            if role in roles
        )
    return ()


def copy_of(game: Dwar7s, path: str) -> int:
    """Return a copy of a monster card on the board, else in the deck, -1 without one."""
    copies = (*game.monsters, *game.monster_deck)
    return next((m for m in copies if game.t.monster_path[m] == path), NONE)


def crowded(game: Dwar7s) -> int:
    """Return the zone where most dwarves stand, the first of equals."""
    crowd = [
        sum(len(at_place(game, player, zone)) for player in range(game.players))
        for zone in game.b.zones
    ]
    return game.b.zones[crowd.index(max(crowd))]


def stand(game: Dwar7s, monster: int) -> None:
    """Put a monster where most dwarves stand."""
    if monster not in game.monsters:
        game.monster_deck = tuple(m for m in game.monster_deck if m != monster)
        game.monsters += (monster,)
    game.monster_at[monster] = crowded(game)


def carry_out(game: Dwar7s, role: Callable[..., Any], *local: int) -> None:
    """Carry out only this, and what comes of it: the turn that waits below is left out."""
    game.stack.clear()
    game.do(role, *local)
    game.stack.reverse()
    game.run()


ODDS = Odds(MEASURES, deeds, table, (PATH,))
