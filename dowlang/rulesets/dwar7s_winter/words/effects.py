"""Declare what a card can do. Rules: D-CARD-02, -03, -12, D-LEG-04, -12."""

from __future__ import annotations

from dowlang.engine.frames import Answer
from dowlang.engine.piece_choices import pick_one
from dowlang.rulesets.dwar7s_winter.procedures import movement, stocks
from dowlang.rulesets.dwar7s_winter.state import events as E
from dowlang.rulesets.dwar7s_winter.state import options as O
from dowlang.rulesets.dwar7s_winter.state import parameters as P
from dowlang.rulesets.dwar7s_winter.state.dwarves import (
    OUT,
    at_place,
    is_there,
    kind_of,
    legend,
    one_of,
    ordinary_at,
    owned_legends,
    player_of,
    rests,
    sight_of,
    stands,
)
from dowlang.rulesets.dwar7s_winter.state.game_state import Dwar7s
from dowlang.rulesets.dwar7s_winter.state.types import (
    ACTIONS,
    CAMP,
    HAND_LIMIT,
    LEGENDS,
    ORDINARY,
    Dwarf,
    Monster,
    Player,
    Resource,
    Terrain,
)
from dowlang.rulesets.dwar7s_winter.words import done_ahead, offered_where
from dowlang.rulesets.dwar7s_winter.words.registry import words
from dowlang.vocabulary.untimely import Untimely


# ---- resources and tracks
def gain(game: Dwar7s, count: int, resource: Resource, player: Player) -> None:
    """A player gains a resource, at most up to its highest value (D-CARD-06, D-COMP-04, U-21)."""
    if not (game.param[P.BLOCK_APPLIES] and stocks.stands_blocked(game, player)):
        stocks.gain(game, player, resource, count)


def produce(game: Dwar7s, count: int, resource: Resource, terrain: Terrain, player: Player) -> None:
    """A player gains a resource for each zone of a terrain that they occupy and that is not
    blocked (D-CARD-04, D-CARD-05).
    """
    stocks.gain(game, player, resource, count * stocks.producing(game, player, terrain))


def stock(game: Dwar7s, resource: Resource, player: Player) -> int:
    """What a player has of it."""
    return stocks.stock_of(game, player, resource)


def pay(game: Dwar7s, count: int, resource: Resource, player: Player) -> int:
    """A player pays a resource: the price of what follows (D-CARD-08)."""
    return stocks.pay(game, player, resource, count)


def lose(game: Dwar7s, count: int, resource: Resource, player: Player) -> None:
    """A player loses a resource, as far as it is there (D-PH1-10)."""
    stocks.lose(game, player, resource, count)


def lose_actions(game: Dwar7s, count: int, player: Player) -> None:
    """The action track of a player is lowered for this week (D-PH1-09, D-COMP-05)."""
    stocks.reduce_track(game, player, ACTIONS, count)


def lose_hand(game: Dwar7s, count: int, player: Player) -> None:
    """The hand limit of a player is lowered for this week (D-PH1-09, D-COMP-05)."""
    stocks.reduce_track(game, player, HAND_LIMIT, count)


TRACKS_COME_BACK = {
    "round": Untimely(
        "the tracks are set to their highest values after the start of a week, and nobody reads "
        "them any more at its end",
        "what lowers them comes in an `attack` or an `arrival`, and of actions in a turn, `when a "
        "player starts`",
    )
}
"""Moment -> why nothing comes of what lowers a track there. Rules: D-PH1-01."""


words.effect(
    "gain {count} {resource}",
    example="gain 2 wood",
    to_subject=True,
    subject="player",
    offered_where=offered_where.has_room_for_more,
    ahead=done_ahead.have_more,
    rules=("D-CARD-06",),
)(gain)
words.effect(
    "produce {count} {resource} for each {terrain}",
    printed="produce {count} {resource} for each {terrain} you occupy",
    example="produce 1 wood for each forest",
    to_subject=True,
    subject="player",
    offered_where=offered_where.has_product,
    ahead=done_ahead.have_product,
    rules=("D-CARD-04", "D-CARD-05"),
)(produce)
words.effect(
    "pay {count} {resource}",
    example="pay 1 stone",
    price=True,
    from_subject=True,
    subject="player",
    available=stock,
    yields="number",
    ahead=done_ahead.have_less,
    rules=("D-CARD-08",),
)(pay)
words.effect(
    "lose {count} {resource}",
    example="each player with a dwarf near the bearer loses 1 food",
    from_subject=True,
    subject="player",
    offered_where=offered_where.has_so_much,
    ahead=done_ahead.have_lost,
    rules=("D-PH1-10",),
)(lose)
words.effect(
    "lose {count} actions",
    void_at=TRACKS_COME_BACK,
    printed="have {count} fewer [action|actions] this week",
    example="each player with a dwarf near the bearer loses 1 action",
    from_subject=True,
    subject="player",
    offered_where=offered_where.has_so_many_actions,
    ahead=done_ahead.have_fewer_actions,
    rules=("D-PH1-09",),
)(lose_actions)
words.effect(
    "lose {count} hand cards",
    void_at=TRACKS_COME_BACK,
    printed="have a hand limit {count} lower this week",
    example="each player with a dwarf near the bearer loses 1 hand card",
    from_subject=True,
    subject="player",
    late_in_turns=Untimely(
        "what it lowers is the hand limit, which is asked before the turns of a week and is whole "
        "again in the next"
    ),
    offered_where=offered_where.has_so_large_a_hand,
    ahead=done_ahead.have_smaller_hand,
    rules=("D-PH1-09", "D-PH1-01"),
)(lose_hand)


# ---- dwarves
def can_step(game: Dwar7s, dwarf: Dwarf, player: Player) -> bool:
    """It stands on the board (D-CARD-07)."""
    return stands(game, dwarf)


def step(game: Dwar7s, dwarf: Dwarf, player: Player) -> None:
    """A dwarf, whoever owns it, goes to an adjacent zone that the player chooses (D-CARD-07)."""
    if can_step(game, dwarf, player):
        game.do(pick_one, player, "zone", game.b.near[game.dwarf_at[dwarf]])
        game.receive(stepped, dwarf, player)


def stepped(game: Dwar7s, zone: int, dwarf: Dwarf, player: Player) -> None:
    """It goes there."""
    if zone >= 0:
        movement.move(game, player, dwarf, zone)


def can_place_or_move(game: Dwar7s, dwarf: Dwarf, player: Player) -> bool:
    """It is on the board, or there is a zone for it (D-CARD-20, D-PH3-06)."""
    return stands(game, dwarf) or (
        rests(game, dwarf) and bool(movement.open_zones(game, player_of(dwarf)))
    )


def place_or_move(game: Dwar7s, dwarf: Dwarf, player: Player) -> None:
    """A dwarf in camp is placed in a zone, one on the board goes to the next (D-CARD-20)."""
    if stands(game, dwarf):
        step(game, dwarf, player)
    elif can_place_or_move(game, dwarf, player):
        game.do(pick_one, player, "zone", movement.open_zones(game, player_of(dwarf)))
        game.receive(placed, dwarf)


def placed(game: Dwar7s, zone: int, dwarf: Dwarf) -> None:
    """It is put there."""
    if zone >= 0:
        movement.place(game, dwarf, zone)


def can_return(game: Dwar7s, dwarf: Dwarf) -> bool:
    """It stands on the board."""
    return stands(game, dwarf)


def return_to_camp(game: Dwar7s, dwarf: Dwarf) -> None:
    """A dwarf goes back to its owner's camp."""
    movement.to_camp(game, dwarf)


def can_banish(game: Dwar7s, monster: Monster, player: Player) -> bool:
    """The player has a dwarf in the monster's zone."""
    zone = game.monster_at[monster]
    return zone >= 0 and bool(at_place(game, player, zone))


def banish(game: Dwar7s, monster: Monster, player: Player) -> None:
    """A player returns one own dwarf from the zone of the monster, which its owner picks
    (D-PH1-11, U-18).
    """
    if can_banish(game, monster, player):
        picker = game.lead if game.param[P.BANISH_CHOOSER] else player
        game.do(pick_one, picker, "dwarf", at_place(game, player, game.monster_at[monster]))
        game.receive(banished)


def banished(game: Dwar7s, dwarf: Dwarf) -> None:
    """It goes back to camp."""
    movement.to_camp(game, dwarf)


def can_swap(game: Dwar7s, player: Player) -> bool:
    """An ordinary dwarf is in camp and a legendary one not yet in play (D-LEG-15)."""
    return ordinary_at(game, player, CAMP) > 0 and len(owned_legends(game, player)) < len(LEGENDS)


def swap(game: Dwar7s, player: Player) -> None:
    """An ordinary dwarf in camp leaves the game for a legendary one of the player's choice, which
    stands in camp then (D-LEG-04, D-LEG-05, D-LEG-15).
    """
    if can_swap(game, player):
        missing = [
            sight_of(player, kind, CAMP)
            for kind in LEGENDS
            if not is_there(game, legend(player, kind))
        ]
        game.ask(player, "dwarf", [(O.DWARF, sight) for sight in missing])
        game.receive(swapped, player)


def swapped(game: Dwar7s, answer: Answer, player: Player) -> None:
    """The legendary dwarf comes."""
    kind = kind_of(answer[1])
    if kind != ORDINARY:
        game.dwarf_at[one_of(game, player, ORDINARY, CAMP)] = OUT
        game.dwarf_at[legend(player, kind)] = CAMP
        game.emit(E.DWARF_SWAPPED, player, answer[1], game.playing)


words.effect(
    "move {dwarf} to an adjacent zone",
    printed="move {dwarf}[ to an adjacent zone|, each to an adjacent zone]",
    example="move up to 1 dwarf in a forest to an adjacent zone",
    subject="player",
    possible=can_step,
    ahead=done_ahead.go_somewhere,
    rules=("D-CARD-07",),
)(step)
words.effect(
    "place or move {dwarf}",
    printed="place or move {dwarf}[|, each in either way]",
    also=("place or move {dwarf} , each in either way",),
    example="place or move up to 1 dwarf you own",
    subject="player",
    possible=can_place_or_move,
    ahead=done_ahead.be_placed,
    rules=("D-CARD-20",),
)(place_or_move)
words.effect(
    "return {dwarf} to camp",
    printed="take {dwarf} back to camp",
    also=("take {dwarf} back to camp",),
    example="return a dwarf you own on the board to camp",
    price=True,
    possible=can_return,
    ahead=done_ahead.come_home,
    rules=("D-CARD-03",),
)(return_to_camp)
words.effect(
    "withdraw a dwarf from {monster}",
    printed="take one of your dwarves from the zone of {monster} back to camp",
    also=(
        "take a dwarf (you|they) own from the zone of {monster} back to camp",
        "return one of your dwarves in the zone of {monster} to camp",
        "return one of their dwarves in the zone of {monster} to camp",
        "return a dwarf (you|they) own in the zone of {monster} to camp",
    ),
    example="each player with a dwarf beside the bearer withdraws a dwarf from the bearer",
    from_subject=True,
    subject="player",
    possible=can_banish,
    ahead=done_ahead.be_withdrawn,
    rules=("D-PH1-11",),
)(banish)
words.effect(
    "swap a dwarf in camp for a legendary dwarf",
    printed="swap one of your dwarves in camp for a legendary dwarf of yours; the old one leaves "
    "the game",
    also=(
        "swap one of (your|their) dwarves in camp for a legendary dwarf of (yours|theirs) [STOP "
        "the old one leaves the game]",
    ),
    example="swap a dwarf in camp for a legendary dwarf",
    to_subject=True,
    subject="player",
    possible=can_swap,
    ahead=done_ahead.be_swapped,
    rules=("D-LEG-04", "D-LEG-15"),
)(swap)


STEPS = (
    gain,
    produce,
    pay,
    lose,
    lose_actions,
    lose_hand,
    step,
    stepped,
    place_or_move,
    placed,
    return_to_camp,
    banish,
    banished,
    swap,
    swapped,
)
