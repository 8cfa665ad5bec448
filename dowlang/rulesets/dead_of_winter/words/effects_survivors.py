"""What happens to survivors: harm, healing, places, coming, going, changing hands. (Part 5.5)"""

from __future__ import annotations

from dowlang.engine.picking import pick_number
from dowlang.rulesets.dead_of_winter import events
from dowlang.rulesets.dead_of_winter.board import may_enter, may_leave, room
from dowlang.rulesets.dead_of_winter.exposure import expose_times, roll_exposure, start_bite
from dowlang.rulesets.dead_of_winter.joining import become_leader, can_be_placed, give_survivor, join, move, place
from dowlang.rulesets.dead_of_winter.parameters import FORBID_BE_KILLED
from dowlang.rulesets.dead_of_winter.state import Winter
from dowlang.rulesets.dead_of_winter.streams import SHUFFLE
from dowlang.rulesets.dead_of_winter.survivors import frost, kill, remove_frostbite, remove_survivor, remove_wounds, wound
from dowlang.rulesets.dead_of_winter.types import COLONY, NOBODY, NONE, Location, Player, Survivor
from dowlang.rulesets.dead_of_winter.values import on
from dowlang.rulesets.dead_of_winter.words.declared import words


def is_there(game: Winter, survivor: Survivor) -> bool:
    """In play: every word about a survivor asks this first."""
    return survivor != NONE and game.controller[survivor] != NOBODY


# ---- harm ------------------------------------------------------------------------------------------------------------------
def get_wounds(game: Winter, survivor: Survivor, count: int) -> None:
    """Ordinary wound tokens; the third token of any face kills at once (R-EXPOSE-07)."""
    if is_there(game, survivor):
        wound(game, survivor, count)


def get_frostbite(game: Winter, survivor: Survivor, count: int) -> None:
    """Frostbite tokens, which count as wounds for every purpose (R-EXPOSE-05)."""
    if is_there(game, survivor):
        frost(game, survivor, count)


def kill_survivor(game: Winter, survivor: Survivor, morale: bool = True) -> None:
    """The survivor is killed; 1 morale unless the card says otherwise (R-SURV-05)."""
    if is_there(game, survivor):
        kill(game, survivor, events.BY_EFFECT, morale)


def can_be_killed(game: Winter, survivor: Survivor, morale: bool = True) -> bool:
    """In play, and no rule in force forbids it."""
    return is_there(game, survivor) and not on(game, FORBID_BE_KILLED, survivor)


def expose_once(game: Winter, survivor: Survivor) -> None:
    """The controller rolls the exposure die for the survivor, with all it causes. Gives the face."""
    if not is_there(game, survivor):
        game.give(0)
        return
    roll_exposure(game, survivor)


def expose_often(game: Winter, survivor: Survivor, amount: int) -> None:
    """Several exposure rolls, one after the other, as long as the survivor lives."""
    expose_times(game, survivor, amount)


def begin_bite(game: Winter, place: Location) -> None:
    """A bite begins to spread at a location (R-BITE-01)."""
    start_bite(game, place)


GET_WOUNDS = words.effect("get {count} wounds", subject="survivor", example="that survivor gets 1 wound", rules=("R-EXPOSE-04", "R-SURV-15"))(get_wounds)
GET_FROSTBITE = words.effect("get {count} frostbite", subject="survivor", example="that survivor gets 1 frostbite", rules=("R-EXPOSE-05",))(get_frostbite)
KILL_SURVIVOR = words.effect(
    "kill {survivor}", example="kill that survivor", rules=("R-SURV-04", "R-SURV-05"), possible=can_be_killed
)(kill_survivor)
ROLL_EXPOSURE = words.effect(
    "roll exposure for {survivor}", example="roll exposure for that survivor", rules=("R-EXPOSE-01", "R-EXPOSE-02"), yields="face", gives=True
)(expose_once)
ROLL_EXPOSURE_OFTEN = words.effect(
    "roll exposure for {survivor} {amount} times", example="roll exposure for that survivor 2 times", rules=("R-EXPOSE-02",)
)(expose_often)
START_BITE = words.effect("start a bite at {place}", example="start a bite at the colony", rules=("R-BITE-01",))(begin_bite)


# ---- healing -----------------------------------------------------------------------------------------------------------------
def wounds_to_heal(game: Winter, survivor: Survivor, player: Player) -> int:
    """Wound tokens of any face (R-EXPOSE-05)."""
    return game.wounds[survivor] + game.frostbite[survivor] if is_there(game, survivor) else 0


def frostbite_to_heal(game: Winter, survivor: Survivor) -> int:
    """Frostbite tokens."""
    return game.frostbite[survivor] if is_there(game, survivor) else 0


def heal(game: Winter, count: int, survivor: Survivor, player: Player) -> None:
    """Wound tokens leave a survivor; who heals chooses which, frostbite included (U-45, R-TEXT-04)."""
    if not is_there(game, survivor):
        return
    ordinary, frozen = game.wounds[survivor], game.frostbite[survivor]
    count = min(count, ordinary + frozen)
    fewest, most = max(0, count - ordinary), min(count, frozen)
    if fewest < most:
        game.do(pick_number, player, fewest, most)
        game.receive(heal_both, survivor, count)
    else:
        heal_both(game, most, survivor, count)


def heal_both(game: Winter, frozen: int, survivor: Survivor, count: int) -> None:
    """So many of the tokens are frostbite, the others ordinary wounds."""
    if is_there(game, survivor):
        remove_frostbite(game, survivor, frozen)
        remove_wounds(game, survivor, count - frozen)


def heal_frostbite(game: Winter, count: int, survivor: Survivor) -> None:
    """Frostbite tokens leave a survivor."""
    if is_there(game, survivor):
        remove_frostbite(game, survivor, count)


def heal_all(game: Winter, survivor: Survivor) -> None:
    """All wound tokens of any face leave a survivor."""
    if is_there(game, survivor):
        remove_frostbite(game, survivor, game.frostbite[survivor])
        remove_wounds(game, survivor, game.wounds[survivor])


def is_hurt(game: Winter, survivor: Survivor) -> bool:
    """In play with a wound token of any face."""
    return is_there(game, survivor) and game.wounds[survivor] + game.frostbite[survivor] > 0


REMOVE_WOUNDS = words.effect(
    "remove {count} wounds from {survivor}", subject="player", example="remove 1 wound from that survivor", rules=("U-45", "R-TEXT-04"),
    available=wounds_to_heal,
)(heal)  # fmt: skip
REMOVE_FROSTBITE = words.effect(
    "remove {count} frostbite from {survivor}", example="remove all frostbite from that survivor", rules=("R-EXPOSE-05",),
    available=frostbite_to_heal,
)(heal_frostbite)  # fmt: skip
HEAL_ALL = words.effect("heal {survivor} completely", example="heal that survivor completely", rules=("U-45",), possible=is_hurt)(heal_all)


# ---- places ---------------------------------------------------------------------------------------------------------------------
def place_survivor(game: Winter, survivor: Survivor, place_: Location) -> None:
    """Put a survivor somewhere: no move, no exposure roll (R-EXPOSE-08)."""
    if can_be_placed(game, survivor, place_):
        place(game, survivor, place_)


def can_move(game: Winter, survivor: Survivor, destination: Location, exposure: bool = True) -> bool:
    """To another location with space that it may enter, from one that it may leave (R-ACT-MOV-01, R-EXILE-06)."""
    return (
        is_there(game, survivor)
        and game.location[survivor] != destination
        and room(game, destination) > 0
        and may_leave(game, survivor)
        and may_enter(game, survivor, destination)
    )


def move_survivor(game: Winter, survivor: Survivor, destination: Location, exposure: bool = True) -> None:
    """A move by the terms of a card: an exposure roll follows unless the card says otherwise; the own move stays (R-ACT-MOV-03)."""
    if can_move(game, survivor, destination):
        move(game, survivor, destination, exposure)


PLACE_SURVIVOR = words.effect(
    "place {survivor} at {place_}", example="place that survivor at the colony", rules=("R-EXPOSE-08", "R-EXILE-06"), possible=can_be_placed
)(place_survivor)
MOVE_SURVIVOR = words.effect(
    "move {survivor} to {destination}", example="move that survivor to a location, without exposure", rules=("R-ACT-MOV-02", "R-ACT-MOV-03"),
    possible=can_move,
)(move_survivor)  # fmt: skip


# ---- coming and going -----------------------------------------------------------------------------------------------------------
def join_group(game: Winter, survivor: Survivor, player: Player) -> None:
    """The survivor becomes a follower, in the colony, of an exiled player elsewhere (R-SURV-01, R-EXILE-09). A card taken out of the middle
    of the deck has it shuffled (R-XROADS-10).
    """
    if survivor in game.survivor_deck[:-1]:
        game.survivor_deck = game.shuffled(SHUFFLE, tuple(s for s in game.survivor_deck if s != survivor)) + (survivor,)
    join(game, survivor, player)


def can_join(game: Winter, survivor: Survivor, player: Player) -> bool:
    """Not in play, and there is space (R-SURV-03, R-XROADS-11); an exiled player needs it outside (R-EXILE-09)."""
    if survivor == NONE or game.controller[survivor] != NOBODY:
        return False
    return any(room(game, x) for x in range(1, 7)) if game.exiled[player] else room(game, COLONY) > 0


def remove_from_game(game: Winter, survivor: Survivor) -> None:
    """Removed, not killed (R-SURV-16); out of the survivor deck the rest is shuffled (R-XROADS-10)."""
    if is_there(game, survivor):
        remove_survivor(game, survivor)
    elif survivor in game.survivor_deck:
        game.survivor_deck = game.shuffled(SHUFFLE, tuple(s for s in game.survivor_deck if s != survivor))
        game.removed_survivors += (survivor,)


def give_control(game: Winter, survivor: Survivor, player: Player) -> None:
    """Another player controls the survivor from now on."""
    if is_there(game, survivor):
        give_survivor(game, survivor, player)


def can_be_given(game: Winter, survivor: Survivor, player: Player) -> bool:
    """In play and of another group."""
    return is_there(game, survivor) and game.controller[survivor] != player


def lead(game: Winter, survivor: Survivor, leader: Survivor) -> None:
    """The survivor leads its group in place of that leader (R-SURV-10)."""
    if is_there(game, survivor):
        become_leader(game, survivor)


def can_lead(game: Winter, survivor: Survivor, leader: Survivor) -> bool:
    """In play and of the group of that leader."""
    return is_there(game, survivor) and (leader == NONE or game.controller[leader] == game.controller[survivor])


def change_places(game: Winter, survivor: Survivor, other: Survivor) -> None:
    """Two survivors change places: no move, no exposure roll (R-EXPOSE-08)."""
    if is_there(game, survivor) and is_there(game, other):
        here, there = game.location[survivor], game.location[other]
        game.location[survivor], game.location[other] = there, here
        game.emit(events.PLACED, survivor, here, there)
        game.emit(events.PLACED, other, there, here)


JOIN = words.effect(
    "join {player}", subject="survivor", within={"survivor": "on top of the survivor deck"}, example="a survivor as stranger joins you",
    rules=("R-SURV-01", "R-SURV-03", "R-EXILE-09", "R-XROADS-11"), possible=can_join,
)(join_group)  # fmt: skip
REMOVE_SURVIVOR = words.effect("remove {survivor} from the game", example="remove that survivor from the game", rules=("R-SURV-16", "R-XROADS-10"))(
    remove_from_game
)
GIVE_SURVIVOR = words.effect(
    "give {survivor} to {player}", example="give that survivor to another player", rules=("R-SURV-10", "R-SURV-11"), possible=can_be_given
)(give_control)
BECOME_LEADER = words.effect("become {leader}", subject="survivor", example="that survivor becomes your leader", rules=("R-SURV-10",), possible=can_lead)(lead)
SWAP = words.effect("swap {survivor} with {other}", example="swap that survivor with a survivor at the colony", rules=("R-EXPOSE-08",))(change_places)

STEPS = (
    get_wounds, get_frostbite, kill_survivor, expose_once, expose_often, begin_bite, heal, heal_both, heal_frostbite, heal_all, place_survivor,
    move_survivor, join_group, remove_from_game, give_control, lead, change_places,
)  # fmt: skip
