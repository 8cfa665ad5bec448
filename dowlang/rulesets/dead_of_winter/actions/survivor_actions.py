"""Carry out what a player's survivors do: attack, barricade, clean waste, attract, move.

Food and exile votes are here too. Each function of `DEEDS` gets the arguments of its option.
Preconditions were checked when the option was offered. A step behind a point inside an action asks
again, for a card may have changed the board. Searching is in `search.py`, cards in
`card_actions.py`, abilities in `ability_actions.py`.

Rules: R-ACT.
"""

from __future__ import annotations

from dowlang.engine.frames import Answer
from dowlang.engine.ongoing_effects import (
    spare,
    value,
)
from dowlang.rulesets.dead_of_winter.procedures.dice import raise_die, spend_die
from dowlang.rulesets.dead_of_winter.procedures.exile import start_exile_vote
from dowlang.rulesets.dead_of_winter.procedures.exposure import expose
from dowlang.rulesets.dead_of_winter.procedures.harm import lay_token, near, wound
from dowlang.rulesets.dead_of_winter.procedures.moving_and_joining import move
from dowlang.rulesets.dead_of_winter.procedures.zombies import kill_zombie, move_zombies
from dowlang.rulesets.dead_of_winter.state import events as E
from dowlang.rulesets.dead_of_winter.state import options as O
from dowlang.rulesets.dead_of_winter.state import parameters as P
from dowlang.rulesets.dead_of_winter.state.board import (
    free_entrance_spaces,
    free_spaces,
    survivors_at,
    zombies_at,
)
from dowlang.rulesets.dead_of_winter.state.current_values import attack_value, on
from dowlang.rulesets.dead_of_winter.state.game_state import Winter
from dowlang.rulesets.dead_of_winter.state.items import steal_random
from dowlang.rulesets.dead_of_winter.state.streams import DIE
from dowlang.rulesets.dead_of_winter.state.types import (
    COLONY,
    LOCATION_OF_ENTRANCE,
    NOBODY,
    NOWHERE,
    WOUND,
    Entrance,
    Location,
    Player,
    Survivor,
)


# ---- attack
def attack(game: Winter, player: Player, survivor: Survivor, die: int, entrance: Entrance) -> None:
    """Attack a zombie. Rules: R-ACT-ATK-01, -02."""
    spend_die(game, player, die)
    if game.emit(E.ATTACK_BEGUN, player, survivor, game.location[survivor], NOBODY):
        game.do(strike, player, survivor, entrance)
    else:
        strike(game, player, survivor, entrance)


def strike(game: Winter, player: Player, survivor: Survivor, entrance: Entrance) -> None:
    """Kill the zombie without a roll to hit, then let the attacker roll for exposure. Rules:
    R-ACT-ATK-04, -05, R-ZOMBIE-11, R-EXPOSE-01.
    """
    if game.cancelled:
        game.cancelled = 0
        return
    place = LOCATION_OF_ENTRANCE[entrance]
    if game.location[survivor] != place or not game.zombies[entrance]:
        return
    paused = kill_zombie(game, entrance, player, survivor)
    if game.emit(E.ZOMBIE_ATTACKED, player, survivor, place, entrance) or paused:
        game.do(expose_attacker, survivor, entrance)
    else:
        expose_attacker(game, survivor, entrance)
    game.do(end_attack, player, survivor, place, entrance)


def expose_attacker(game: Winter, survivor: Survivor, entrance: Entrance) -> None:
    """Expose the attacker, unless something in force spares the entrance or the attacker."""
    if game.controller[survivor] == NOBODY or on(game, P.NO_EXPOSURE_AT_ENTRANCE, entrance):
        return
    if not spare(game, P.NO_EXPOSURE_ATTACKING, survivor):
        expose(game, survivor, E.BY_KILLING)


def end_attack(
    game: Winter, player: Player, survivor: Survivor, place: Location, entrance: Entrance
) -> None:
    """Tell that an attack is over with its roll and all that the roll did, when who attacked is
    still in play.

    Rules: R-ACT-ATK-05, R-XROADS-04.
    """
    if game.controller[survivor] != NOBODY:
        game.emit(E.ATTACK_OVER, player, survivor, place, entrance)


def attack_survivor(
    game: Winter, player: Player, survivor: Survivor, die: int, target: Survivor
) -> None:
    """Attack a survivor of another player at the same location. Rules: R-ACT-ATK-01..03, U-68."""
    spend_die(game, player, die)
    place = game.location[survivor]
    paused = game.emit(E.ATTACK_BEGUN, player, survivor, place, target)
    if game.emit(E.STRIKE_NEAR, player, survivor, target, place, 0, 0) or paused:
        game.do(strike_survivor, player, survivor, target)
    else:
        strike_survivor(game, player, survivor, target)


def strike_survivor(game: Winter, player: Player, survivor: Survivor, target: Survivor) -> None:
    """Roll the spent die again. It is a hit if it shows at most the target's attack value.

    There is no exposure either way. A hit is a wound and a random card: wound, card, then death.

    Rules: R-ACT-ATK-06, -09, -10, R-ACT-ATK-07, U-67.
    """
    if game.cancelled:
        game.cancelled = 0
        return
    place, victim = game.location[survivor], game.controller[target]
    if victim == NOBODY or game.controller[survivor] == NOBODY or game.location[target] != place:
        return
    roll = game.roll(DIE, 6) + 1
    success = roll <= attack_value(game, target)
    game.emit(E.SURVIVOR_ATTACKED, player, survivor, target, place, roll, int(success))
    if not success:
        return
    if game.param[P.ATTACK_ORDER]:
        game.do(wound, target, 1, E.BY_ATTACK)
        game.do(hit, player, survivor, target, place, roll, victim)
        return
    land_hit(game, player, survivor, target, roll, victim)


def land_hit(
    game: Winter,
    player: Player,
    survivor: Survivor,
    target: Survivor,
    roll: int,
    victim: Player,
    past: int = 0,
) -> None:
    """Lay the wound of a hit, take the card, and only then do what the wound brings about.

    A card may come in before the wound, at points of which the last so far is `past`. What that
    cancels is the wound alone. Rules: R-ACT-ATK-07, U-67.
    """
    cancelled, game.cancelled = game.cancelled, 0
    there = game.controller[target] != NOBODY
    wounded = there and not cancelled and not on(game, P.FORBID_BE_WOUNDED, target)
    further = near(game, target, E.BY_ATTACK, WOUND, past) if wounded else 0
    if further:
        game.do(land_hit, player, survivor, target, roll, victim, further)
        return
    mark = len(game.stack)
    if wounded:
        lay_token(game, target, E.BY_ATTACK, WOUND)
    after = game.stack[mark:]  # what the wound brings about waits until the card is taken
    del game.stack[mark:]
    place = game.location[survivor]
    paused = place != NOWHERE and game.emit_untold(
        E.TAKING_NEAR, player, survivor, target, place, roll, 1
    )
    if paused:
        game.do(take_random_card, player, victim)
    game.stack += after
    if not paused:
        steal_random(game, player, victim)


def hit(
    game: Winter,
    player: Player,
    survivor: Survivor,
    target: Survivor,
    place: Location,
    roll: int,
    victim: Player,
) -> None:
    """Take the card of a hit when the wound has done all it does."""
    if game.emit_untold(E.TAKING_NEAR, player, survivor, target, place, roll, 1):
        game.do(take_random_card, player, victim)
    else:
        steal_random(game, player, victim)


def take_random_card(game: Winter, player: Player, victim: Player) -> None:
    """Take a random card of the other player, unless a card that came in says otherwise."""
    if game.cancelled:
        game.cancelled = 0
        return
    steal_random(game, player, victim)


# ---- barricade, clean waste, attract
def barricade(game: Winter, player: Player, die: int, entrance: Entrance) -> None:
    """Build a barricade for a die of any value. Rules: R-ACT-BAR-01."""
    place = LOCATION_OF_ENTRANCE[entrance]
    spend_die(game, player, die)
    if game.emit(E.BARRICADE_BEGUN, player, place, entrance):
        game.do(build, player, entrance)
    else:
        build(game, player, entrance)


def build(game: Winter, player: Player, entrance: Entrance) -> None:
    """Put one token in an empty entrance space. Several may stand at one entrance.

    Rules: R-ACT-BAR-02, -03, G-40.
    """
    if game.cancelled:
        game.cancelled = 0
    elif free_spaces(game, entrance) > 0:
        place = LOCATION_OF_ENTRANCE[entrance]
        game.barricades[entrance] += 1
        builder = next(
            (s for s in survivors_at(game, place) if game.controller[s] == player), NOBODY
        )
        game.emit(E.BARRICADE_BUILT, player, builder, place, entrance)
        game.emit_untold(E.BARRICADE_ADDED, place, entrance)


def clean_waste(game: Winter, player: Player, die: int) -> None:
    """Clean waste for a die of any value. Rules: R-ACT-CLN-01."""
    spend_die(game, player, die)
    if game.emit(E.CLEANING_BEGUN, player):
        game.do(clean, player)
    else:
        clean(game, player)


def clean(game: Winter, player: Player) -> None:
    """Remove the top cards of the waste pile from the game, as many as there are. Rules:
    R-ACT-CLN-02, U-13.
    """
    if game.cancelled:
        game.cancelled = 0
        return
    count = min(value(game, P.CARDS_CLEANED), len(game.waste))
    if count:
        game.removed += game.waste[-count:]
        game.waste = game.waste[:-count]
    game.emit(E.WASTE_CLEANED, player, count)


def attract(
    game: Winter, player: Player, die: int, destination: Location, origin: Location
) -> None:
    """Attract zombies for a die of any value. Rules: R-ACT-ATT-01."""
    spend_die(game, player, die)
    if game.emit(E.ATTRACTING_BEGUN, player, origin, destination):
        game.do(lure, player, destination, origin)
    else:
        lure(game, player, destination, origin)


def lure(game: Winter, player: Player, destination: Location, origin: Location) -> None:
    """Let two zombies change place, or as many as there are and find space.

    There is no overrun and no exposure.

    Rules: R-ACT-ATT-01..03, U-14, U-15.
    """
    if game.cancelled:
        game.cancelled = 0
        return
    single = game.param[P.ATTRACT_SINGLE_SOURCE]
    count = min(
        value(game, P.ZOMBIES_ATTRACTED),
        sum(
            [zombies_at(game, x) for x in ((origin,) if single else sources_for(game, destination))]
        ),
    )
    if origin != destination:
        count = min(count, free_entrance_spaces(game, destination))
    builder = next(
        (s for s in survivors_at(game, destination) if game.controller[s] == player), NOBODY
    )
    game.emit(E.ZOMBIES_ATTRACTED, player, builder, origin, destination, count)
    if single:
        game.do(move_zombies, count, origin, destination)
    elif count:
        game.do(move_zombies, 1, origin, destination)
        game.do(lure_more, player, count - 1, destination)


def sources_for(game: Winter, destination: Location) -> list[Location]:
    """Return the places zombies could come from to a location.

    Within the colony they can be arranged anew.

    Rules: U-15.
    """
    within = destination == COLONY and game.param[P.ATTRACT_SAME_LOCATION]
    return [x for x in range(7) if (x != destination or within) and zombies_at(game, x)]


def lure_more(game: Winter, player: Player, count: int, destination: Location) -> None:
    """Ask where the next zombie comes from, with several sources allowed (U-14)."""
    sources = sources_for(game, destination)
    if count > 0 and sources:
        game.ask(player, "location", [(O.LOCATION, x) for x in sources])
        game.receive(source_named, player, count, destination)


def source_named(
    game: Winter, answer: Answer, player: Player, count: int, destination: Location
) -> None:
    """Move one zombie from the source named, then ask for the next."""
    game.do(move_zombies, 1, answer[1], destination)
    game.do(lure_more, player, count - 1, destination)


# ---- without dice
def move_survivor(game: Winter, player: Player, survivor: Survivor, to: Location) -> None:
    """Make the survivor's own move of this turn. Rules: R-ACT-MOV-01, -02."""
    game.moved[survivor] += 1
    move(game, survivor, to)


def spend_food(game: Winter, player: Player, die: int) -> None:
    """Spend a token of the shared supply, without anybody's consent. Rules: R-ACT-FOO-01..03."""
    game.food -= 1
    if game.emit(E.FOOD_TOKEN_SPENT, player, die):
        game.do(raise_by_food, player, die)
    else:
        raise_by_food(game, player, die)


def raise_by_food(game: Winter, player: Player, die: int) -> None:
    """Raise one of the unused dice by 1. Rules: R-ACT-FOO-01, G-06."""
    if game.cancelled:
        game.cancelled = 0
        return
    raise_die(game, player, die)
    game.emit(E.FOOD_SPENT, player, die)


def call_exile_vote(game: Winter, player: Player, target: Player) -> None:
    """Call for a vote of exile, once in each own turn. Rules: R-ACT-VOT-01, R-TURN-06."""
    game.voted[player] = 1
    start_exile_vote(game, player, target)


STEPS = (
    strike,
    expose_attacker,
    end_attack,
    strike_survivor,
    land_hit,
    hit,
    take_random_card,
    build,
    clean,
    lure,
    lure_more,
    source_named,
    raise_by_food,
    steal_random,
)
