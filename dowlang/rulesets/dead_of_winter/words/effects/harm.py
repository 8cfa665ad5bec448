"""Declare effects that hurt and heal survivors: wounds, frostbite, exposure, bites, deaths.

Source: Part 5.5 of the rules document.
"""

from __future__ import annotations

from dowlang.engine.piece_choices import pick_number, pick_one
from dowlang.rulesets.dead_of_winter.procedures.control import lead_on
from dowlang.rulesets.dead_of_winter.procedures.exposure import (
    expose_times,
    roll_again,
    roll_exposure,
    start_bite,
)
from dowlang.rulesets.dead_of_winter.procedures.harm import frost, has_lethal_wounds, kill, wound
from dowlang.rulesets.dead_of_winter.procedures.healing import (
    healable,
    remove_frostbite,
    remove_wounds,
)
from dowlang.rulesets.dead_of_winter.procedures.order_of_deaths import (
    order_of_kills,
    order_of_wounds,
)
from dowlang.rulesets.dead_of_winter.procedures.out_of_play import die_out_of_play, is_waiting
from dowlang.rulesets.dead_of_winter.state import events
from dowlang.rulesets.dead_of_winter.state.board import survivors_at
from dowlang.rulesets.dead_of_winter.state.current_values import on
from dowlang.rulesets.dead_of_winter.state.game_state import Winter
from dowlang.rulesets.dead_of_winter.state.parameters import (
    BITE_AFFECTS_HELPLESS,
    FORBID_BE_KILLED,
    FORBID_BE_WOUNDED,
)
from dowlang.rulesets.dead_of_winter.state.types import (
    COLONY,
    NOBODY,
    NONE,
    Face,
    Location,
    Player,
    Survivor,
    Survivors,
)
from dowlang.rulesets.dead_of_winter.words.registry import words


def is_there(game: Winter, survivor: Survivor) -> bool:
    """In play: every word about a survivor asks this first."""
    return survivor != NONE and game.controller[survivor] != NOBODY


# ---- harm
def can_be_wounded(game: Winter, survivor: Survivor, count: int = 1) -> bool:
    """In play, and no rule in force forbids it."""
    return is_there(game, survivor) and not on(game, FORBID_BE_WOUNDED, survivor)


def get_wounds(game: Winter, survivor: Survivor, count: int) -> None:
    """Ordinary wound tokens. The third token of any face kills at once (R-EXPOSE-07)."""
    if is_there(game, survivor):
        wound(game, survivor, count)


def get_frostbite(game: Winter, survivor: Survivor, count: int) -> None:
    """Frostbite tokens, which count as wounds for every purpose (R-EXPOSE-05)."""
    if is_there(game, survivor):
        frost(game, survivor, count)


def distribute_wounds(game: Winter, count: int, survivors: Survivors, player: Player) -> None:
    """The player puts wound tokens on the survivors one at a time, each fully resolved, as long
    as one of them lives (R-SURV-15). Who cannot be wounded is none of them.
    """
    left = tuple(s for s in survivors if can_be_wounded(game, s))
    if count > 0 and left:
        game.do(pick_one, player, "survivor", left)
        game.receive(wound_distributed, count, left, player)


def somebody_to_wound(game: Winter, count: int, survivors: Survivors, player: Player) -> bool:
    """One of them is in play and can be wounded."""
    return any(can_be_wounded(game, survivor) for survivor in survivors)


def wound_distributed(
    game: Winter, survivor: Survivor, count: int, survivors: Survivors, player: Player
) -> None:
    """One more wound, then the others."""
    game.do(get_wounds, survivor, 1)
    game.do(distribute_wounds, count - 1, survivors, player)


def kill_survivor(game: Winter, survivor: Survivor, morale: bool = True) -> None:
    """The survivor is killed, which costs 1 morale unless the card says otherwise (R-SURV-05)."""
    if is_there(game, survivor):
        kill(game, survivor, events.BY_EFFECT, morale)
    elif is_waiting(game, survivor):
        die_out_of_play(game, survivor, morale)


def can_be_killed(game: Winter, survivor: Survivor, morale: bool = True) -> bool:
    """In play or taken out of it, and no rule in force forbids it."""
    return is_there_or_waiting(game, survivor) and not on(game, FORBID_BE_KILLED, survivor)


def is_there_or_waiting(game: Winter, survivor: Survivor) -> bool:
    """In play, or taken out of it to come back."""
    return is_there(game, survivor) or is_waiting(game, survivor)


def expose_once(game: Winter, survivor: Survivor, bites: bool = True) -> None:
    """The controller rolls the exposure die for the survivor, with all it causes.

    Gives the face. Without `bites` that of a bite counts as a wound.
    """
    if not is_there(game, survivor):
        game.give(0)
        return
    roll_exposure(game, survivor, int(bites))


def expose_often(game: Winter, survivor: Survivor, amount: int) -> None:
    """Several exposure rolls, one after the other, as long as the survivor lives."""
    expose_times(game, survivor, amount)


def reroll_exposure(game: Winter, face: Face) -> None:
    """The exposure die that was just rolled is rolled once more, and the second result counts.
    No card comes in before that one again.
    """
    roll_again(game)


def somebody_to_bite(game: Winter, place: Location) -> bool:
    """Return True for a location where a bite finds anybody (R-BITE-01)."""
    if place == COLONY and game.helpless and game.param[BITE_AFFECTS_HELPLESS]:
        return True
    return bool(survivors_at(game, place))


def begin_bite(game: Winter, place: Location) -> None:
    """A bite begins to spread at a location (R-BITE-01)."""
    start_bite(game, place)


# ---- what is sure, on a copy of the game
def be_wounded(game: Winter, survivor: Survivor, count: int) -> None:
    """Wounds, and the death they bring."""
    get_wounds(game, survivor, count)
    die_at_once(game, survivor)


def be_frozen(game: Winter, survivor: Survivor, count: int) -> None:
    """Frostbite, and the death it brings."""
    get_frostbite(game, survivor, count)
    die_at_once(game, survivor)


def die_at_once(game: Winter, survivor: Survivor) -> None:
    """Kill a survivor who has as many tokens as kill."""
    if is_there(game, survivor) and has_lethal_wounds(game, survivor):
        kill(game, survivor, events.BY_WOUNDS)
        lead_on(game)


def be_killed(game: Winter, survivor: Survivor, morale: bool = True) -> None:
    """Death, and a new leader of the group."""
    kill_survivor(game, survivor, morale)
    lead_on(game)


GET_WOUNDS = words.effect(
    "get {count} wounds",
    subject="survivor",
    example="that survivor gets 1 wound",
    brings=(events.WOUNDED, events.HURT),
    opens=True,
    rules=("R-EXPOSE-04", "R-SURV-15", "R-SURV-17"),
    possible=can_be_wounded,
    in_turn=order_of_wounds,
    ahead=be_wounded,
    also=("(take|receive|suffer|gain|sustain) {count} wounds",),
)(get_wounds)
GET_FROSTBITE = words.effect(
    "get {count} frostbite",
    subject="survivor",
    example="that survivor gets 1 frostbite",
    brings=(events.FROSTBITTEN, events.HURT),
    opens=True,
    rules=("R-EXPOSE-05", "R-SURV-17"),
    possible=can_be_wounded,
    in_turn=order_of_wounds,
    ahead=be_frozen,
    also=("(take|receive|suffer|gain) {count} frostbite",),
)(get_frostbite)
DISTRIBUTE_WOUNDS = words.effect(
    "distribute {count} wounds among {survivors}",
    subject="player",
    example="distribute 4 wounds among the survivors at that location",
    opens=True,
    rules=("R-SURV-15", "R-SURV-17"),
    possible=somebody_to_wound,
    also=(
        "(divide|split|deal|spread) {count} wounds (among|between) {survivors}",
        "distribute {count} wounds (among|between) {survivors}",
    ),
)(distribute_wounds)
IN_THE_DECK = ("in {deck}", "on top of the survivor deck")
"""Filters of survivors who have not come into the game."""
KILL_SURVIVOR = words.effect(
    "kill {survivor}",
    brings=(events.SURVIVOR_KILLED,),
    there={"survivor": is_there_or_waiting},
    beyond={"survivor": IN_THE_DECK},
    settles=True,
    example="kill that survivor",
    opens=True,
    rules=("R-SURV-04", "R-SURV-05", "R-SURV-17"),
    possible=can_be_killed,
    in_turn=order_of_kills,
    ahead=be_killed,
    also=(
        "{survivor} (die|dies|is killed|are killed|perishes|perish)",
        "(slay|murder) {survivor}",
    ),
)(kill_survivor)
ROLL_EXPOSURE = words.effect(
    "roll exposure for {survivor}",
    printed="roll for exposure for {survivor}",
    example="roll exposure for that survivor",
    opens=True,
    rules=("R-EXPOSE-01", "R-EXPOSE-02"),
    yields="face",
    gives=True,
    comes_to_pass=True,
    also=(
        "roll (the exposure die|for exposure) for {survivor}",
        "(make|take) an exposure roll (for|with) {survivor}",
        "{survivor} (roll|rolls) (for exposure|the exposure die|exposure) [again]",
        "{survivor} (must|has to) (make an exposure roll|roll for exposure|roll the exposure "
        "die|roll exposure) [again]",
        "{survivor} makes an exposure roll",
    ),
)(expose_once)
ROLL_EXPOSURE_OFTEN = words.effect(
    "roll exposure for {survivor} {amount} times",
    printed="roll for exposure for {survivor} {amount} times",
    example="roll exposure for that survivor 2 times",
    opens=True,
    rules=("R-EXPOSE-02",),
    also=(
        "roll (the exposure die|for exposure) {amount} times for {survivor}",
        "roll (the exposure die|for exposure) for {survivor} {amount} times",
    ),
)(expose_often)
REROLL_EXPOSURE = words.effect(
    "reroll the exposure die",
    example="reroll the exposure die",
    rules=("R-EXPOSE-02", "R-TEXT-01"),
    implicit=("face",),
    bound_by="an exposure roll that a line before it, or an event, is about",
    point="before it takes effect",
)(reroll_exposure)
START_BITE = words.effect(
    "start a bite at {place}",
    example="start a bite at the colony",
    opens=True,
    rules=("R-BITE-01",),
    possible=somebody_to_bite,
    also=(
        "[start] a bite (spreads|starts|begins) (at|in) {place}",
        "start a bite in {place}",
    ),
)(begin_bite)


# ---- healing
def wounds_to_heal(game: Winter, survivor: Survivor, player: Player) -> int:
    """Wound tokens of any face (R-EXPOSE-05)."""
    if not is_there_or_waiting(game, survivor):
        return 0
    return healable(game, survivor, game.wounds) + healable(game, survivor, game.frostbite)


def frostbite_to_heal(game: Winter, survivor: Survivor) -> int:
    """Frostbite tokens."""
    return healable(game, survivor, game.frostbite) if is_there_or_waiting(game, survivor) else 0


def heal(game: Winter, count: int, survivor: Survivor, player: Player) -> None:
    """Wound tokens leave a survivor, and who heals chooses which (U-45, R-TEXT-04)."""
    if not is_there_or_waiting(game, survivor):
        return
    ordinary = healable(game, survivor, game.wounds)
    frozen = healable(game, survivor, game.frostbite)
    count = min(count, ordinary + frozen)
    fewest, most = max(0, count - ordinary), min(count, frozen)
    if fewest < most:
        game.do(pick_number, player, fewest, most)
        game.receive(heal_both, survivor, count)
    else:
        heal_both(game, most, survivor, count)


def lose_tokens(game: Winter, count: int, survivor: Survivor, player: Player) -> None:
    """Take so many tokens on a copy of the game, ordinary ones first."""
    if is_there_or_waiting(game, survivor):
        remove_frostbite(game, survivor, count - remove_wounds(game, survivor, count))


def heal_both(game: Winter, frozen: int, survivor: Survivor, count: int) -> None:
    """So many of the tokens are frostbite, the others ordinary wounds."""
    if is_there_or_waiting(game, survivor):
        remove_frostbite(game, survivor, frozen)
        remove_wounds(game, survivor, count - frozen)


def heal_frostbite(game: Winter, count: int, survivor: Survivor) -> None:
    """Frostbite tokens leave a survivor."""
    if is_there_or_waiting(game, survivor):
        remove_frostbite(game, survivor, count)


def heal_all(game: Winter, survivor: Survivor) -> None:
    """All wound tokens of any face leave a survivor."""
    if is_there_or_waiting(game, survivor):
        remove_frostbite(game, survivor, game.frostbite[survivor])
        remove_wounds(game, survivor, game.wounds[survivor])


def is_hurt(game: Winter, survivor: Survivor) -> bool:
    """In play, or out of it for a time, with a wound token of any face."""
    return wounds_to_heal(game, survivor, NOBODY) > 0


REMOVE_WOUNDS = words.effect(
    "remove {count} wounds from {survivor}",
    subject="player",
    example="remove 1 wound from that survivor",
    rules=("U-45", "R-TEXT-04"),
    there={"survivor": is_there_or_waiting},
    beyond={"survivor": IN_THE_DECK},
    available=wounds_to_heal,
    ahead=lose_tokens,
    also=(
        "(heal|cure|recover) {count} wounds (from|on|of|off) {survivor}",
        "take {count} wounds (from|of|off) {survivor}",
        "remove {count} wounds (on|off) {survivor}",
        "{survivor} (heal|heals|recovers from|loses|recovers) {count} wounds",
    ),
)(heal)
REMOVE_FROSTBITE = words.effect(
    "remove {count} frostbite from {survivor}",
    example="remove all frostbite from that survivor",
    rules=("R-EXPOSE-05",),
    there={"survivor": is_there_or_waiting},
    beyond={"survivor": IN_THE_DECK},
    available=frostbite_to_heal,
    ahead=heal_frostbite,
    also=(
        "heal {count} frostbite (from|on|off) {survivor}",
        "take {count} frostbite (from|off) {survivor}",
    ),
)(heal_frostbite)
HEAL_ALL = words.effect(
    "heal {survivor} completely",
    settles=True,
    example="heal that survivor completely",
    rules=("U-45",),
    there={"survivor": is_there_or_waiting},
    beyond={"survivor": IN_THE_DECK},
    possible=is_hurt,
    ahead=heal_all,
    also=(
        "(completely|fully) heal {survivor}",
        "heal {survivor} (fully|entirely)",
        "(remove|heal) all wounds (from|on|of) {survivor}",
    ),
)(heal_all)

STEPS = (
    get_wounds,
    get_frostbite,
    distribute_wounds,
    wound_distributed,
    kill_survivor,
    expose_once,
    expose_often,
    reroll_exposure,
    begin_bite,
    heal,
    heal_both,
    heal_frostbite,
    heal_all,
)
