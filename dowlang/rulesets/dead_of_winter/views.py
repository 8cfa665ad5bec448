"""Build a player's view of the table, as a whitelist.

Entries have the names and the meaning of the fields of the state. Hidden things are -1, counted, or
left out. The faces of hand cards, objectives and the crossroads card in force belong to those who
hold them. Rules: R-BOARD-14..17, U-36, U-40, U-48.
"""

from __future__ import annotations

from collections.abc import Callable

from dowlang.engine.goals import Progress
from dowlang.engine.views import Shown, number, row, view_maker
from dowlang.rulesets.dead_of_winter.procedures.endings import objective_progress, secret_progress
from dowlang.rulesets.dead_of_winter.state.board import crisis_need
from dowlang.rulesets.dead_of_winter.state.current_values import (
    attack_value,
    influence,
    search_value,
)
from dowlang.rulesets.dead_of_winter.state.game_state import Winter
from dowlang.rulesets.dead_of_winter.state.items import keeper, locate
from dowlang.rulesets.dead_of_winter.state.open_fields import NUMBERS, ROWS
from dowlang.rulesets.dead_of_winter.state.parameters import (
    ATTACK_VALUE,
    INFLUENCE,
    SEARCH_VALUE,
)
from dowlang.rulesets.dead_of_winter.state.tokens_added import ON_CARD
from dowlang.rulesets.dead_of_winter.state.types import NOBODY, NONE, Items, Player


def plain(name: str, read: Callable[[Winter, Player], object]) -> Shown:
    """Return an entry made of numbers and tuples of them alone, which needs no copy."""
    return Shown(name, read, plain=True)


def crossroads(game: Winter, player: Player) -> int:
    """Return the card in force, for its holder only. One that does not trigger is never shown.

    Rules: R-BOARD-16.
    """
    return game.crossroads if player == game.holder else NONE


def faces(name: str) -> Shown:
    """Return a pile of items, public but for which copy of a card each is."""
    return plain(name, lambda game, player: shown(game, getattr(game, name)))


def shown(game: Winter, items: Items) -> Items:
    """Replace each item by one fixed copy of its card, so that a copy cannot be tracked while it
    is hidden (R-BOARD-14, R-BOARD-17).
    """
    face = game.cards.tables.item_face
    return tuple(map(face.__getitem__, items)) if items else ()


def faces_of(game: Winter, items: Items) -> Items:
    """Return items as anybody sees them, ascending."""
    return tuple(sorted(shown(game, items))) if items else ()


def contributed(game: Winter, player: Player) -> tuple[tuple[int, int], ...]:
    """Return (giver, card): number and giver public, faces of hand cards only to who gave them.
    Rules: R-ACT-CRI-02, R-BOARD-17, U-48.

    While the crisis is resolved the cards lie open to all, and nobody is told who gave which
    (R-CRISIS-04).
    """
    face = game.cards.tables.item_face
    if game.resolving:
        return tuple([(NOBODY, face[item]) for _, item, _ in game.contributed])
    return tuple(
        [
            (giver, face[item] if open_ or giver == player else NONE)
            for giver, item, open_ in game.contributed
        ]
    )


def tucked(game: Winter, player: Player) -> tuple[tuple[int, int], ...]:
    """Return (survivor, card): under whom cards lie face down is public, which they are only to who
    controls that survivor.
    """
    if not game.tucked:
        return ()
    face = game.cards.tables.item_face
    return tuple(
        sorted([(s, face[item] if keeper(game, s) == player else NONE) for s, item in game.tucked])
    )


def laid(game: Winter, player: Player) -> tuple[tuple[int, int, int, int, int], ...]:
    """Return (token, what sort of piece it lies on, which, how many, beside whom), by cards and not
    by copies. Nobody is beside what is no item.
    """
    if not game.laid:
        return ()
    face = game.cards.tables.item_face
    return tuple(
        sorted(
            [
                (token, on, face[piece], count, locate(game, piece)[1])
                if on == ON_CARD
                else (token, on, piece, count, NONE)
                for token, on, piece, count in game.laid
            ]
        )
    )


def in_force(name: str, parameter: int, of: Callable[[Winter, int], int]) -> Shown:
    """Return a number printed on every survivor, as it is with what is in force.

    What a rule makes of it is announced at the table, so everybody may see it (R-CARD-09,
    R-CARD-10).
    """

    def read(game: Winter, player: Player) -> tuple[int, ...]:
        printed: tuple[int, ...] = getattr(game.t, name)
        if not game.scoped[parameter] and not game.param[parameter]:
            return printed
        return tuple([of(game, survivor) for survivor in range(len(printed))])

    return plain(name, read)


def progress(found: Progress | None) -> tuple[int, int, tuple[tuple[int, int, int], ...]]:
    """Return (have, want, parts), 0 of 1 when there is no goal."""
    return (0, 1, ()) if found is None else (found.have, found.want, found.atoms)


def accused(game: Winter) -> Player:
    """Return on whose exile the players vote now, `NOBODY` when they do not (R-ACT-VOT-01)."""
    for frame in reversed(game.stack):
        if frame[0] == "exile_vote_ended":
            return int(frame[1])
    return NOBODY


SHOWN = (
    *(number(name) for name in NUMBERS),
    *(row(name) for name in ROWS),
    faces("waste"),
    faces("removed"),
    plain("equipment", lambda g, p: tuple([items and faces_of(g, items) for items in g.equipment])),
    in_force("attack", ATTACK_VALUE, attack_value),
    in_force("search", SEARCH_VALUE, search_value),
    in_force("influence", INFLUENCE, influence),
    plain("hand", lambda g, p: faces_of(g, g.hand[p])),
    plain("hands", lambda g, p: tuple(map(len, g.hand))),
    plain("secret", lambda g, p: g.secret[p]),  # R-BOARD-15
    plain("dealt", lambda g, p: g.dealt[p]),
    plain("drawn", lambda g, p: shown(g, g.drawn) if p == g.active_player else ()),
    plain("drawn_count", lambda g, p: len(g.drawn)),
    plain("decks", lambda g, p: tuple(map(len, g.item_deck))),
    plain("survivor_deck", lambda g, p: len(g.survivor_deck)),
    plain("crisis_deck", lambda g, p: len(g.crisis_deck)),
    plain("crossroads_deck", lambda g, p: len(g.crossroads_deck)),
    plain("exile_deck", lambda g, p: len(g.exile_deck)),
    plain("contributed", contributed),
    plain(
        "stakes", lambda g, p: tuple([(player, g.t.item_face[item]) for player, item in g.stakes])
    ),
    plain("tucked", tucked),
    plain("laid", laid),
    plain("incidents_down", lambda g, p: tuple(map(len, g.incidents_down))),
    plain("crossroads", crossroads),
    plain("card", lambda g, p: g.happening),  # by its number among crossroads cards (R-XROADS-03)
    plain("accused", lambda g, p: accused(g)),
    plain("need", lambda g, p: crisis_need(g)),
    plain("objective", lambda g, p: progress(objective_progress(g))),
    plain("goal", lambda g, p: progress(secret_progress(g, p))),
)


view = view_maker(SHOWN)
"""(game, player) -> this player's view, and nothing else."""
