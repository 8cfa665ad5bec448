"""Survivors who come: moves, placing, newcomers, replacement of a lost last survivor
(R-SURV-01..03, -11, R-ACT-MOV).
"""

from __future__ import annotations

from dowlang.engine.effect_lifetimes import again
from dowlang.engine.frames import Answer
from dowlang.engine.ongoing_effects import FOREVER, Origin, spare
from dowlang.rulesets.dead_of_winter.procedures.exposure import expose
from dowlang.rulesets.dead_of_winter.procedures.harm import unled
from dowlang.rulesets.dead_of_winter.state import events as E
from dowlang.rulesets.dead_of_winter.state import options as O
from dowlang.rulesets.dead_of_winter.state.board import (
    capacity,
    in_company,
    is_out,
    may_enter,
    regroup,
    room,
    route,
    spaces_needed,
    spaces_taken,
)
from dowlang.rulesets.dead_of_winter.state.current_values import on
from dowlang.rulesets.dead_of_winter.state.game_state import Winter
from dowlang.rulesets.dead_of_winter.state.parameters import (
    EXILE_NEWCOMER,
    FORBID_BE_MOVED,
    NO_EXPOSURE_MOVING,
    NO_EXPOSURE_ON_ROUTE,
    PASSIVE_TAG,
    SPACES_NEEDED,
)
from dowlang.rulesets.dead_of_winter.state.types import (
    COLONY,
    NOBODY,
    NONE,
    OUTSIDE,
    Item,
    Location,
    Player,
    Survivor,
)


# ---- moving and placing
def move(game: Winter, survivor: Survivor, to: Location, exposure: bool = True) -> None:
    """Move to another location, then roll for exposure. The own move is not used up.

    Rules: R-ACT-MOV-02, -03, R-EXILE-04.
    """
    player, origin = game.controller[survivor], game.location[survivor]
    if player == NOBODY or origin == to or on(game, FORBID_BE_MOVED, survivor):
        return
    game.location[survivor] = to
    paused = game.emit(E.MOVED, player, survivor, origin, to, game.playing)
    paused = game.emit(E.MOVE_MADE, player, survivor, origin, to, game.playing) or paused
    if paused:
        game.do(expose_mover if exposure else arrive, survivor, origin, to)
    elif exposure:
        expose_mover(game, survivor, origin, to)
    game.do(end_move, player, survivor, origin, to, game.playing)


def arrive(game: Winter, survivor: Survivor, origin: Location, to: Location) -> None:
    """End a move that has no roll. What a card cancelled at the point of the move was nothing, and
    no later result.
    """
    game.cancelled = 0


def expose_mover(game: Winter, survivor: Survivor, origin: Location, to: Location) -> None:
    """Roll after a move, unless a card cancelled it or something in force spares the way or the
    mover.
    """
    if game.cancelled:
        game.cancelled = 0
    elif game.controller[survivor] == NOBODY or on(game, NO_EXPOSURE_ON_ROUTE, route(origin, to)):
        return
    elif not spare(game, NO_EXPOSURE_MOVING, survivor):
        expose(game, survivor, E.BY_MOVING)


def end_move(
    game: Winter, player: Player, survivor: Survivor, origin: Location, to: Location, using: Item
) -> None:
    """Tell that a move is over with its roll and all that the roll did, when who moved is still in
    play.

    Rules: R-ACT-MOV-02, R-XROADS-04.
    """
    if game.controller[survivor] != NOBODY:
        game.emit(E.MOVE_OVER, player, survivor, origin, to, using)


def place(game: Winter, survivor: Survivor, at: Location) -> None:
    """Put a survivor somewhere: no move, no roll (R-EXPOSE-08).

    Nothing happens without space there.
    """
    origin = game.location[survivor]
    if (
        game.controller[survivor] == NOBODY
        or origin == at
        or room(game, at) < spaces_needed(game, survivor)
        or on(game, FORBID_BE_MOVED, survivor)
    ):
        return
    game.location[survivor] = at
    game.emit(E.PLACED, survivor, origin, at)


def trade_places(game: Winter, survivor: Survivor, other: Survivor) -> None:
    """Let two survivors change places: neither moves, nobody rolls. Rules: R-EXPOSE-08, U-31."""
    here, there = game.location[survivor], game.location[other]
    game.location[survivor], game.location[other] = there, here
    game.emit(E.PLACED, survivor, here, there)
    game.emit(E.PLACED, other, there, here)


# ---- newcomers
def draw_survivor(game: Winter, player: Player) -> Survivor:
    """Take the top card of the survivor deck, -1 when it is empty (R-SURV-01, U-10)."""
    if not game.survivor_deck:
        return NONE
    *rest, drawn = game.survivor_deck
    game.survivor_deck = tuple(rest)
    return drawn


def join(game: Winter, survivor: Survivor, player: Player) -> None:
    """Make a survivor out of play a follower of the player, in the colony if there is space. Rules:
    R-SURV-01..03.

    For an exiled player: at a location outside of that player's choice (R-EXILE-09, U-75). Without
    space, and for who is out of the game (R-VAR-11), the card stays where it is, one that was drawn
    goes back on top of its deck.
    """
    if survivor == NONE or game.controller[survivor] != NOBODY:
        return
    if is_out(game, player):
        free = []
    else:
        free = places_for_newcomer(game, player, survivor)
    if not free:
        if survivor not in game.survivor_deck and survivor not in game.removed_survivors:
            game.survivor_deck += (survivor,)
        return
    if survivor in game.survivor_deck:
        game.survivor_deck = tuple([s for s in game.survivor_deck if s != survivor])
    elif survivor in game.removed_survivors:
        game.removed_survivors = tuple([s for s in game.removed_survivors if s != survivor])
    if len(free) == 1:
        enter(game, survivor, player, free[0])
    else:
        game.ask(player, "location", [(O.LOCATION, x) for x in free])
        game.receive(entrance_chosen, survivor, player)


def places_for_newcomer(game: Winter, player: Player, survivor: Survivor = NONE) -> list[Location]:
    """Return the locations with space where a newcomer of the player can appear: where one is
    empty, and that survivor fills no more than are.

    Rules: R-SURV-01, -03, R-BOARD-06, R-EXILE-09, U-75.
    """
    outside = game.exiled[player] and (game.playing != NONE or not game.param[EXILE_NEWCOMER])
    places = [x for x in (OUTSIDE if outside else (COLONY,)) if room(game, x)]
    return places if survivor == NONE else [x for x in places if fits(game, survivor, player, x)]


def fits(game: Winter, survivor: Survivor, player: Player, at: Location) -> bool:
    """Return True if a newcomer fills no more spaces than are empty there.

    Ask it only of a location where a space is empty: for who takes one space it looks no further.
    Else what the newcomer's own card says counts, so it is asked of a copy of the game on which it
    has come.
    """
    passive = game.cards.handler(game.t.survivor_path[survivor]).get("passive")
    if passive is None and not game.scoped[SPACES_NEEDED] and game.param[SPACES_NEEDED] == 1:
        return True
    copy: Winter = game.clone()
    copy.log = None
    copy.controller[survivor], copy.location[survivor] = player, at
    regroup(copy)
    carry_passive(copy, survivor)
    return spaces_taken(copy, at) <= capacity(copy, at)


def entrance_chosen(game: Winter, answer: Answer, survivor: Survivor, player: Player) -> None:
    """Let the newcomer of an exiled player appear outside."""
    enter(game, survivor, player, answer[1])


def enter(game: Winter, survivor: Survivor, player: Player, at: Location) -> None:
    """Bring standee and card into play, moved by nobody yet, no exposure roll (R-ACT-MOV-04,
    R-EXPOSE-08, U-60). Without a leader it leads, unless the replacement that will lead is still to
    come (R-SURV-11, U-26), or the group is about to choose (R-SURV-10).
    """
    game.controller[survivor] = player
    game.location[survivor] = at
    regroup(game)
    game.moved[survivor] = 0
    game.began_at[survivor] = at
    leads = unled(game, player)
    if leads:
        game.leader[player] = survivor
    carry_passive(game, survivor)
    game.emit(E.SURVIVOR_ADDED, player, survivor, at)
    if leads:
        game.tell(E.LEADER_SET, player, survivor)
    helpless, others = in_company(game)
    game.company = (game.turn, game.deeds, helpless, (*others, survivor))
    if helpless:
        game.emit(E.ARRIVED_TOGETHER, player, survivor, at, helpless)


def carry_passive(game: Winter, survivor: Survivor) -> None:
    """Put the standing rules of a survivor's card in force."""
    path = game.t.survivor_path[survivor]
    passive = game.cards.handler(path).get("passive")
    if passive is not None:
        passive(
            game,
            Origin(
                path,
                game.controller[survivor],
                FOREVER,
                bearer=survivor,
                tag=PASSIVE_TAG + survivor,
            ),
        )


def renew_passive(game: Winter, survivor: Survivor) -> None:
    """Renew the standing rules of a survivor who changed hands, for the new controller."""
    again(game, PASSIVE_TAG + survivor, lambda: carry_passive(game, survivor))


def replace_last(game: Winter, player: Player) -> None:
    """Replace a lost last survivor: in the colony even beyond its spaces, for an exiled player
    outside (R-SURV-11, -13, U-27). It leads, whoever has come in the same effect.
    """
    if not game.waiting[player] or not game.survivor_deck:
        return
    game.waiting[player] = 0
    survivor = draw_survivor(game, player)
    if game.exiled[player]:
        free = [x for x in OUTSIDE if room(game, x) and fits(game, survivor, player, x)]
        places = free or list(OUTSIDE)
        game.ask(player, "location", [(O.LOCATION, x) for x in places])
        game.receive(entrance_chosen, survivor, player)
    else:
        enter(game, survivor, player, COLONY)


def can_trade_places(game: Winter, survivor: Survivor, other: Survivor) -> bool:
    """Return True if neither of two fills more spaces than are empty once the other one is gone.

    Rules: R-BOARD-06.
    """
    here, there = game.location[survivor], game.location[other]
    return here == there or all(
        spaces_needed(game, one) <= room(game, to) + spaces_needed(game, leaving)
        for one, to, leaving in ((survivor, there, other), (other, here, survivor))
    )


def can_be_placed(game: Winter, survivor: Survivor, at: Location) -> bool:
    """Return True if `place` would do anything, and the survivor may be there.

    Rules: R-EXILE-06.
    """
    return (
        game.controller[survivor] != NOBODY
        and game.location[survivor] != at
        and room(game, at) >= spaces_needed(game, survivor)
        and may_enter(game, survivor, at)
        and not on(game, FORBID_BE_MOVED, survivor)
    )


STEPS = (
    move,
    arrive,
    expose_mover,
    end_move,
    place,
    trade_places,
    join,
    entrance_chosen,
    replace_last,
)
