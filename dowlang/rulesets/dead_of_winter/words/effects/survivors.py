"""Declare effects on survivors: placing, moving, coming, going, changing hands, leading.

Harm is in `words/effects/harm.py`.

Source: Part 5.5 of the rules document.
"""

from __future__ import annotations

from dowlang.engine.piece_choices import pick_one
from dowlang.rulesets.dead_of_winter.procedures.control import become_leader, give_survivor, lead_on
from dowlang.rulesets.dead_of_winter.procedures.harm import remove_survivor
from dowlang.rulesets.dead_of_winter.procedures.moving_and_joining import (
    can_be_placed,
    can_trade_places,
    enter,
    join,
    move,
    place,
    places_for_newcomer,
    trade_places,
)
from dowlang.rulesets.dead_of_winter.state import events
from dowlang.rulesets.dead_of_winter.state.board import (
    is_out,
    may_enter,
    may_leave,
    room,
    spaces_needed,
)
from dowlang.rulesets.dead_of_winter.state.current_values import on
from dowlang.rulesets.dead_of_winter.state.game_state import Winter
from dowlang.rulesets.dead_of_winter.state.parameters import FORBID_BE_MOVED
from dowlang.rulesets.dead_of_winter.state.streams import SHUFFLE
from dowlang.rulesets.dead_of_winter.state.types import (
    COLONY,
    NOBODY,
    NONE,
    Location,
    Player,
    Survivor,
)
from dowlang.rulesets.dead_of_winter.words.effects.harm import is_there
from dowlang.rulesets.dead_of_winter.words.effects.who_makes_room import (
    those_who_can_go,
    who_has_to_go,
)
from dowlang.rulesets.dead_of_winter.words.registry import words


# ---- places
def place_survivor(game: Winter, survivor: Survivor, destination: Location) -> None:
    """Put a survivor somewhere: no move, no exposure roll (R-EXPOSE-08)."""
    if is_there(game, survivor) and can_be_placed(game, survivor, destination):
        place(game, survivor, destination)


def is_placeable(game: Winter, survivor: Survivor, destination: Location) -> bool:
    """In play, and there already, or there is space and the survivor may be there (R-EXILE-06)."""
    return is_there(game, survivor) and (
        game.location[survivor] == destination or can_be_placed(game, survivor, destination)
    )


def can_move(
    game: Winter, survivor: Survivor, destination: Location, exposure: bool = True
) -> bool:
    """To another location with space that it may enter, from one that it may leave
    (R-ACT-MOV-01, R-EXILE-06).
    """
    return (
        is_there(game, survivor)
        and game.location[survivor] != destination
        and room(game, destination) >= spaces_needed(game, survivor)
        and may_leave(game, survivor)
        and may_enter(game, survivor, destination)
    )


def move_survivor(
    game: Winter, survivor: Survivor, destination: Location, exposure: bool = True
) -> None:
    """A move by the terms of a card: an exposure roll follows unless the card says otherwise.
    The own move stays (R-ACT-MOV-03).
    """
    if can_move(game, survivor, destination):
        move(game, survivor, destination, exposure)


def make_room(game: Winter, count: int, location: Location, player: Player) -> None:
    """Survivors from there are placed in the colony, chosen one at a time, until so many spaces
    are empty or nobody else can go (R-BOARD-06).
    """
    if room(game, location) < count:
        movable = those_who_can_go(game, location)
        if movable:
            game.do(pick_one, player, "survivor", movable)
            game.receive(sent_home, count, location, player)


def sent_home(
    game: Winter, survivor: Survivor, count: int, location: Location, player: Player
) -> None:
    """Put one survivor more in the colony, and go on until there is room."""
    place(game, survivor, COLONY)
    game.do(make_room, count, location, player)


def can_make_room(game: Winter, count: int, location: Location, player: Player) -> bool:
    """There is room, or would be when those who can leave."""
    return location != COLONY and who_has_to_go(game, count, location) is not None


# ---- what is sure, on a copy of the game
def leave_room(game: Winter, count: int, location: Location, player: Player) -> None:
    """As many as have to go are in the colony, whoever they are."""
    for survivor in who_has_to_go(game, count, location) or those_who_can_go(game, location):
        if room(game, location) < count:
            place(game, survivor, COLONY)


def stand_there(
    game: Winter, survivor: Survivor, destination: Location, exposure: bool = True
) -> None:
    """Move the survivor on a copy of the game. The roll shows later."""
    if can_move(game, survivor, destination):
        game.location[survivor] = destination


def be_there(game: Winter, survivor: Survivor, player: Player) -> None:
    """The survivor has come, of an exiled player to some place with space."""
    join(game, survivor, player)
    if not is_there(game, survivor) and can_join(game, survivor, player):
        game.survivor_deck = tuple(s for s in game.survivor_deck if s != survivor)
        enter(game, survivor, player, places_for_newcomer(game, player)[0])


MAKE_ROOM = words.effect(
    "make room for {count} survivors at {location}",
    subject="player",
    example='make room for 2 survivors at "Hospital"',
    rules=("R-BOARD-06", "R-EXPOSE-08"),
    possible=can_make_room,
    ahead=leave_room,
    also=("make room (at|in) {location} for {count} survivors",),
)(make_room)
PLACE_SURVIVOR = words.effect(
    "place {survivor} at {destination}",
    to_one=("survivor", "destination"),
    settles=True,
    already=(("at {place}",), "survivor", "destination"),
    example="place that survivor at the colony",
    opens=True,
    rules=("R-EXPOSE-08", "R-EXILE-06"),
    possible=is_placeable,
    ahead=place_survivor,
    also=(
        "(put|place|return|bring|send) {survivor} [back] (to|in|at|into|on) {destination}",
        "{survivor} (returns|return|goes back|go back|goes|is placed|are placed|is returned) "
        "(to|in|at) {destination}",
    ),
)(place_survivor)
MOVE_SURVIVOR = words.effect(
    "move {survivor} to {destination}",
    to_one=("survivor", "destination"),
    parted=(("place", "survivor", "destination"),),
    example="move that survivor to a location, without exposure",
    opens=True,
    rules=("R-ACT-MOV-01", "R-ACT-MOV-02", "R-ACT-MOV-03"),
    possible=can_move,
    apart=("destination", "the location of {}", "survivor"),
    ahead=stand_there,
    also=(
        "{survivor} (move|moves) (to|into) {destination}",
        "move {survivor} into {destination}",
    ),
)(move_survivor)


# ---- coming and going
def join_group(game: Winter, survivor: Survivor, player: Player) -> None:
    """The survivor becomes a follower, in the colony, of an exiled player elsewhere (R-SURV-01,
    R-EXILE-09). A card taken out of the middle of the deck has it shuffled (R-XROADS-10).
    """
    if survivor in game.survivor_deck[:-1]:
        game.survivor_deck = (
            *game.shuffled(SHUFFLE, tuple(s for s in game.survivor_deck if s != survivor)),
            survivor,
        )
    join(game, survivor, player)


def can_join(game: Winter, survivor: Survivor, player: Player) -> bool:
    """Return True for a survivor not in play and not out of the game, when there is space.

    An exiled player needs it outside, and a player who is out has none. Rules: R-SURV-03,
    R-COMP-18, R-XROADS-11, R-EXILE-09, U-75, R-VAR-11.
    """
    unseen = game.survivor_deck[-1:] == (survivor,)  # how many spaces it fills, nobody knows
    return (
        may_come(game, survivor)
        and has_home(game, player)
        and (unseen or bool(places_for_newcomer(game, player, survivor)))
    )


def has_home(game: Winter, player: Player) -> bool:
    """There is space for somebody who joins that player. Rules: R-SURV-03, R-XROADS-11, U-75."""
    return not is_out(game, player) and bool(places_for_newcomer(game, player))


def may_come(game: Winter, survivor: Survivor) -> bool:
    """A survivor card that is not in play, and neither killed nor removed (R-COMP-18)."""
    if survivor == NONE or survivor in game.removed_survivors:
        return False
    return game.controller[survivor] == NOBODY


def is_left_in_the_game(game: Winter, survivor: Survivor) -> bool:
    """In play or in the survivor deck."""
    return is_there(game, survivor) or survivor in game.survivor_deck


def remove_from_game(game: Winter, survivor: Survivor) -> None:
    """Removed, not killed (R-SURV-16). Out of the survivor deck the rest is shuffled
    (R-XROADS-10).
    """
    if is_there(game, survivor):
        remove_survivor(game, survivor)
    elif survivor in game.survivor_deck:
        game.survivor_deck = game.shuffled(
            SHUFFLE, tuple(s for s in game.survivor_deck if s != survivor)
        )
        game.removed_survivors += (survivor,)
        game.tell(events.SURVIVOR_OUT, survivor)


def give_control(game: Winter, survivor: Survivor, player: Player, giver: Player) -> None:
    """Another player controls the survivor from now on.

    Several players who give at once have chosen before: what they give comes right after this.
    """
    if not is_there(game, survivor):
        return
    comes = False
    for step, *given in reversed(game.stack):
        if step != give_control.__name__:
            break
        comes = comes or given[1] == game.controller[survivor]
    give_survivor(game, survivor, player, comes)


# ---- what is sure, on a copy of the game
def be_removed(game: Winter, survivor: Survivor) -> None:
    """Removed, and a new leader of the group."""
    remove_from_game(game, survivor)
    lead_on(game)


def be_given(game: Winter, survivor: Survivor, player: Player, giver: Player) -> None:
    """Given, and a new leader of the group that is left."""
    give_control(game, survivor, player, giver)
    lead_on(game)


def can_be_given(game: Winter, survivor: Survivor, player: Player, giver: Player) -> bool:
    """In play and of another group, and the player in the game (R-VAR-11)."""
    return (
        is_there(game, survivor)
        and game.controller[survivor] != player
        and not is_out(game, player)
    )


def lead(game: Winter, survivor: Survivor, leader: Survivor) -> None:
    """The survivor leads its group in place of that leader (R-SURV-10)."""
    if is_there(game, survivor):
        become_leader(game, survivor)


def can_lead(game: Winter, survivor: Survivor, leader: Survivor) -> bool:
    """In play and of the group of that leader."""
    return is_there(game, survivor) and (
        leader == NONE or game.controller[leader] == game.controller[survivor]
    )


def can_change_places(game: Winter, survivor: Survivor, other: Survivor) -> bool:
    """Two in play, and neither is held where it is, kept out of where the other one is, or fills
    more spaces than are empty there once the other is gone (R-EXILE-06, R-BOARD-06).
    """
    if survivor == other or not is_there(game, survivor) or not is_there(game, other):
        return False
    here, there = game.location[survivor], game.location[other]
    return here == there or (
        can_trade_places(game, survivor, other)
        and all(
            may_enter(game, one, to) and not on(game, FORBID_BE_MOVED, one)
            for one, to in ((survivor, there), (other, here))
        )
    )


def change_places(game: Winter, survivor: Survivor, other: Survivor) -> None:
    """Two survivors change places: no move, no exposure roll (R-EXPOSE-08)."""
    if can_change_places(game, survivor, other):
        trade_places(game, survivor, other)


JOIN = words.effect(
    "join {player}",
    to_one=("survivor", "player"),
    lays=("survivor", "play"),
    subject="survivor",
    within={"survivor": "on top of the survivor deck"},
    example="a survivor as stranger joins you",
    rules=("R-SURV-01", "R-SURV-03", "R-EXILE-09", "R-XROADS-11"),
    possible=can_join,
    absent="give {survivor} to {player}",
    there={"survivor": may_come},
    ahead=be_there,
    admits=has_home,
)(join_group)
REMOVE_SURVIVOR = words.effect(
    "remove {survivor} from the game",
    settles=True,
    example="remove that survivor from the game",
    opens=True,
    rules=("R-SURV-16", "R-XROADS-10"),
    there={"survivor": is_left_in_the_game},
    unplayed=("survivor",),
    ahead=be_removed,
    also=(
        "remove {survivor} from play",
        "{survivor} is removed from the game",
    ),
)(remove_from_game)
GIVE_SURVIVOR = words.effect(
    "give {survivor} to {player}",
    to_one=("survivor", "player"),
    settles=True,
    parted=(("side", "survivor", "player"),),
    subject="giver",
    within={"survivor": "you control"},
    whose=("survivor",),
    example="give that survivor to another player",
    opens=True,
    rules=("R-SURV-10", "R-SURV-11"),
    possible=can_be_given,
    at_once=True,
    by_turns=True,
    ahead=be_given,
    also=(
        "give [the] control of {survivor} to {player}",
        "{player} (takes|gains|gets) control of {survivor}",
    ),
)(give_control)
BECOME_LEADER = words.effect(
    "become {leader}",
    to_one=("leader", "survivor"),
    settles=True,
    one_owner=(("you control", "they control", "controlled by {player}"), "leader"),
    subject="survivor",
    example="that survivor becomes your leader",
    rules=("R-SURV-10",),
    possible=can_lead,
    there={"leader": None},
    ahead=lead,
)(lead)
SWAP = words.effect(
    "swap {survivor} with {other}",
    to_one=("other", "survivor"),
    between_two=True,
    example="swap that survivor with a survivor at the colony",
    rules=("R-EXPOSE-08", "R-EXILE-06"),
    possible=can_change_places,
    ahead=change_places,
    also=("(swap|exchange) [the] [places|positions] [of] {survivor} (with|and) {other}",),
)(change_places)

STEPS = (
    make_room,
    sent_home,
    place_survivor,
    move_survivor,
    join_group,
    remove_from_game,
    give_control,
    lead,
    change_places,
)
