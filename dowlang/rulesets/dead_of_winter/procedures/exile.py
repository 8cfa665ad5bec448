"""Exile: the vote, what follows at once, and the end it may bring (R-ACT-VOT, R-EXILE, R-VOTE,
U-30..36).
"""

from __future__ import annotations

from collections.abc import Sequence

from dowlang.engine.frames import Answer
from dowlang.engine.ongoing_effects import FOREVER, Origin
from dowlang.engine.voting import vote
from dowlang.rulesets.dead_of_winter.procedures.moving_and_joining import (
    can_trade_places,
    move,
    trade_places,
)
from dowlang.rulesets.dead_of_winter.procedures.state_based_actions import settle
from dowlang.rulesets.dead_of_winter.procedures.tracks import set_morale
from dowlang.rulesets.dead_of_winter.state import events as E
from dowlang.rulesets.dead_of_winter.state import options as O
from dowlang.rulesets.dead_of_winter.state.board import (
    group,
    may_enter,
    may_leave,
    room,
    spaces_needed,
)
from dowlang.rulesets.dead_of_winter.state.card_tables import BETRAYAL, EXILE
from dowlang.rulesets.dead_of_winter.state.game_state import Winter
from dowlang.rulesets.dead_of_winter.state.parameters import (
    EXILE_MAY_START_VOTE,
    EXILE_NO_SPACE,
    VOTE_TARGET_VOTES,
)
from dowlang.rulesets.dead_of_winter.state.types import (
    COLONY,
    NOBODY,
    OUTSIDE,
    Location,
    Player,
    Players,
    Survivor,
    Survivors,
)
from dowlang.rulesets.dead_of_winter.state.variants import COOPERATIVE

SWAP, _BEYOND, STAY = range(3)  # `exile.no_space`


def may_be_exiled(game: Winter, player: Player) -> bool:
    """Return True for whom a vote can exile: nobody twice, nobody eliminated (U-34), and never in
    cooperative games (R-VAR-03, U-52).
    """
    return (
        not game.exiled[player] and not game.eliminated[player] and not game.variant & COOPERATIVE
    )


def voters(game: Winter, target: Player) -> Players:
    """Return everybody who has a vote, the target included (R-VOTE-03, R-EXILE-11, U-33)."""
    return tuple(
        [
            p
            for p in range(game.players)
            if game.may_vote(p) and (p != target or game.param[VOTE_TARGET_VOTES])
        ]
    )


def start_exile_vote(game: Winter, player: Player, target: Player) -> None:
    """Hold a vote at once. Thumb up means exile, and equal votes are the first player's.

    An exiled player cannot start one, with a card either. Rules: R-ACT-VOT-01, -02, R-VOTE-01,
    R-VOTE-02, R-VOTE-04..06, R-EXILE-11, U-73.
    """
    if may_be_exiled(game, target) and (
        not game.exiled[player] or game.param[EXILE_MAY_START_VOTE]
    ):
        game.emit(E.EXILE_VOTE_STARTED, player, target)
        game.do(vote, voters(game, target), game.arbiter(), 0)
        game.receive(exile_vote_ended, target)


def exile_vote_ended(game: Winter, passed: int, target: Player) -> None:
    """Carry out exile, if the vote passes, before the turn goes on."""
    game.emit(E.EXILE_VOTE_ENDED, passed, target)
    if passed:
        game.voted_out[target] = 1
        game.do(exile, target)


def exile(game: Winter, player: Player) -> None:
    """Exile a player until the end of the game: deal a new secret objective, send everybody out of
    the colony (R-EXILE-01..05, -15).
    """
    if not may_be_exiled(game, player):
        return
    game.exiled[player] = 1
    game.exiled_in[player] = game.round
    dealt = bool(game.exile_deck)
    if dealt:  # before anybody hears of the exile: the rules of the new objective do too
        draw_objective(game, player)
    game.emit(E.EXILED, player)
    if dealt:  # an empty deck leaves the old objective in force (U-10)
        game.emit(E.OBJECTIVE_REPLACED, player, game.secret[player])
    honest = [p for p in range(game.players) if game.exiled[p] and game.dealt[p] < BETRAYAL]
    if len(honest) >= 2:  # R-EXILE-14, G-39
        game.tell(E.EXILE_COSTS, player)
        set_morale(game, 0)
    game.do(leave_colony, player, ())
    game.do(settle)


def draw_objective(game: Winter, player: Player) -> None:
    """Deal the top card of the exile deck to an exiled player. Its rules hold from then on.

    Rules: R-EXILE-02.
    """
    game.secret[player] = EXILE + game.exile_deck[-1]
    game.exile_deck = game.exile_deck[:-1]
    put_objective_in_force(game, player)


def put_objective_in_force(game: Winter, player: Player) -> None:
    """Put the rules of the objective of an exiled player in force, until the end of the game."""
    path = game.t.secret_path[game.secret[player]]
    rules = game.cards.handler(path).get("rules")
    if rules is not None:
        rules(game, Origin(path, player, FOREVER))


def leave_colony(game: Winter, player: Player, gone: Survivors) -> None:
    """Let one survivor after the other leave, in the order and to the locations the player chooses.

    A survivor whom a card holds in the colony stays, and where a card lets nobody go nobody goes.

    Rules: R-EXILE-03, -04, U-31, R-TEXT-01.
    """
    options: list[Answer] = []
    for survivor in group(game, player):
        if game.location[survivor] == COLONY and survivor not in gone and may_leave(game, survivor):
            options += ways_out(game, survivor)
    if options:
        game.ask(player, "exile", options)
        game.receive(left_colony, player, gone)


def ways_out(game: Winter, survivor: Survivor) -> list[Answer]:
    """Return where an exiled survivor can go: to a free space, else in somebody's place, else
    beyond the spaces. Rules: R-EXILE-03, -04, U-31.
    """
    places = [x for x in OUTSIDE if may_enter(game, survivor, x)]
    free = [x for x in places if room(game, x) >= spaces_needed(game, survivor)]
    if free or game.param[EXILE_NO_SPACE] == STAY:
        return [(O.MOVE, survivor, x) for x in free]
    others = partners(game, survivor, places) if game.param[EXILE_NO_SPACE] == SWAP else []
    return [(O.SWAP, survivor, other) for other in others] or [
        (O.MOVE, survivor, x) for x in places
    ]


def partners(game: Winter, survivor: Survivor, places: Sequence[Location]) -> list[Survivor]:
    """Return the survivors of players who are not exiled with whom an exiled survivor can change
    places. Rules: U-31, R-TEXT-01.
    """
    home = game.location[survivor]
    return [
        s
        for s, owner in enumerate(game.controller)
        if owner != NOBODY
        and not game.exiled[owner]
        and game.location[s] in places
        and may_leave(game, s)
        and may_enter(game, s, home)
        and can_trade_places(game, survivor, s)
    ]


def left_colony(game: Winter, answer: Answer, player: Player, gone: Survivors) -> None:
    """Carry out a move with its exposure roll, which does not use up the survivor's move (G-23), or
    a change of places without rolls (U-31).
    """
    game.do(trade_places if answer[0] == O.SWAP else move, answer[1], answer[2])
    game.do(settle)
    game.do(leave_colony, player, (*gone, answer[1]))


STEPS = (start_exile_vote, exile_vote_ended, exile, leave_colony, left_colony)
