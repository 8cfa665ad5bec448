"""Let the tokens that a set adds lie on places, survivors, players and items, and leave with those.

The printed game has none of them. What lies where stands in `Winter.laid` as (token, what sort of
piece it lies on, which one, how many), ascending. Source: Part 5.9 of the rules document.
"""

from __future__ import annotations

from dowlang.rulesets.dead_of_winter.state import events as E
from dowlang.rulesets.dead_of_winter.state.game_state import Winter
from dowlang.rulesets.dead_of_winter.state.types import NOWHERE, Items, Location, Survivor

ON_PLACE, ON_SURVIVOR, ON_PLAYER, ON_CARD = range(4)
"""What a token lies on."""
LOSSES = (E.SURVIVOR_KILLED, E.SURVIVOR_REMOVED, E.CARD_UNEQUIPPED, E.LEADER_LOST)
"""Events of the loss of a survivor who bears something."""
LEAVINGS = (
    *LOSSES,
    E.CARD_DISCARDED,
    E.CARD_REMOVED,
    E.CRISIS_CONTRIBUTED,
    E.EQUIPMENT_CONTRIBUTED,
)
"""Events by which a rule hears that an item leaves from beside a survivor."""


def tokens_on(game: Winter, token: int, kind: int, piece: int) -> int:
    """Return how many of the tokens lie on a piece."""
    return sum([n for which, on, at, n in game.laid if (which, on, at) == (token, kind, piece)])


def tokens_left(game: Winter, token: int) -> int:
    """Return how many of the tokens are in the supply."""
    out = sum([n for which, _, _, n in game.laid if which == token])
    return max(0, int(game.t.tokens[token][0]) - out)


def set_tokens(game: Winter, count: int, token: int, kind: int, piece: int) -> None:
    """Let exactly so many of the tokens lie on a piece, and nobody is told."""
    kept = [entry for entry in game.laid if entry[:3] != (token, kind, piece)]
    if count:
        kept.append((token, kind, piece, count))
    game.laid[:] = sorted(kept)


def lying_with(
    game: Winter, items: Items, survivor: Survivor | None = None
) -> tuple[tuple[int, int, int, int], ...]:
    """Return what lies on items, and on a survivor."""
    return tuple(
        [
            entry
            for entry in game.laid
            if (entry[1] == ON_CARD and entry[2] in items)
            or (entry[1] == ON_SURVIVOR and entry[2] == survivor)
        ]
    )


def tokens_leave_with(
    game: Winter, items: Items, survivor: Survivor | None = None, place: Location = NOWHERE
) -> None:
    """Let the tokens on items that have left their survivor go back to the supply, and those on a
    survivor who is lost, when the rules that heard it are carried out.

    Rules: R-TEXT-01.
    """
    if not game.laid:
        return
    lying = lying_with(game, items, survivor)
    if lying and any(game.hears[event] for event in LEAVINGS):
        game.do(tokens_go_back, lying, place)
    elif lying:
        tokens_go_back(game, lying, place)


def tokens_go_back(
    game: Winter, lying: tuple[tuple[int, int, int, int], ...], place: Location = NOWHERE
) -> None:
    """Put tokens that lay on pieces into the supply, as far as no rule has lifted them. Of a lost
    survivor those of a sort that stays go to where the survivor stood.
    """
    for token, kind, piece, count in lying:
        there = tokens_on(game, token, kind, piece)
        leaving = min(count, there)
        set_tokens(game, there - leaving, token, kind, piece)
        if kind == ON_SURVIVOR and game.t.tokens[token][1] and place != NOWHERE:
            here = tokens_on(game, token, ON_PLACE, place)
            set_tokens(game, here + leaving, token, ON_PLACE, place)


STEPS = (tokens_go_back,)
