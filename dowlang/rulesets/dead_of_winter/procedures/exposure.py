"""Exposure rolls and the spreading of a bite (R-EXPOSE, R-BITE)."""

from __future__ import annotations

from dowlang.engine.frames import Answer
from dowlang.engine.ongoing_effects import spare, value
from dowlang.engine.piece_choices import pick_one
from dowlang.engine.voting import hand_on
from dowlang.rulesets.dead_of_winter.procedures.harm import frost, kill, wound
from dowlang.rulesets.dead_of_winter.procedures.helpless import kill_helpless
from dowlang.rulesets.dead_of_winter.procedures.order_of_deaths import can_die
from dowlang.rulesets.dead_of_winter.state import events as E
from dowlang.rulesets.dead_of_winter.state import options as O
from dowlang.rulesets.dead_of_winter.state.board import lowest_influence, survivors_at
from dowlang.rulesets.dead_of_winter.state.cancelling import take_back
from dowlang.rulesets.dead_of_winter.state.game_state import Winter
from dowlang.rulesets.dead_of_winter.state.parameters import (
    BITE_AFFECTS_HELPLESS,
    EXPOSURE_BITTEN,
    EXPOSURE_BLANK,
    EXPOSURE_FROSTBITE,
    EXPOSURE_WOUND,
    IGNORE_BITTEN,
    IGNORE_FROSTBITE,
    IGNORE_WOUND,
)
from dowlang.rulesets.dead_of_winter.state.streams import EXPOSURE
from dowlang.rulesets.dead_of_winter.state.types import (
    BITTEN,
    BLANK,
    COLONY,
    FROSTBITE,
    MOST,
    NOBODY,
    NOWHERE,
    WOUND,
    Face,
    Location,
    Survivor,
    Survivors,
)

AGAIN = 2  # in `game.cancelled`: the result does not count, the die is rolled again


def roll_face(game: Winter, survivor: Survivor) -> Face:
    """Roll the exposure die once: faces as the parameters say, 6 3 2 1.

    A face ignored for this survivor is blank.

    Rules: R-COMP-15, U-04.
    """
    blank, hurt = value(game, EXPOSURE_BLANK), value(game, EXPOSURE_WOUND)
    frozen = value(game, EXPOSURE_FROSTBITE)
    roll = game.roll(EXPOSURE, blank + hurt + frozen + value(game, EXPOSURE_BITTEN))
    if roll < blank:
        return BLANK
    roll -= blank
    if roll < hurt:
        return BLANK if spare(game, IGNORE_WOUND, survivor) else WOUND
    if roll < hurt + frozen:
        return BLANK if spare(game, IGNORE_FROSTBITE, survivor) else FROSTBITE
    return BLANK if spare(game, IGNORE_BITTEN, survivor) else BITTEN


def expose(game: Winter, survivor: Survivor, cause: int = E.BY_EFFECT) -> None:
    """Let the controller roll for exposure. The result applies to this survivor only.

    Rules: R-EXPOSE-01, -02, -08.
    """
    player = game.controller[survivor]
    if player == NOBODY:
        return
    face = roll_face(game, survivor)
    place = game.location[survivor]
    paused = game.emit(E.EXPOSURE_ROLLED, player, survivor, face, place, cause)
    if game.emit(E.EXPOSURE_SHOWN, player, survivor, face, place, cause) or paused:
        game.do(suffer, survivor, face, cause)
    elif face:
        suffer(game, survivor, face, cause)


def roll_again(game: Winter) -> None:
    """Let a card have the die that was just shown rolled anew. The step that waits for the result
    sees to it.

    Rules: R-TEXT-01.
    """
    if not take_back(game.stack, AGAIN):
        game.cancelled = AGAIN


def anew(game: Winter, survivor: Survivor, place: Location, cause: int) -> tuple[Face, bool]:
    """Roll once more and return the result that counts: the new face, and whether something that
    heard of it comes first. No card comes in before it again.
    """
    game.cancelled = 0
    face = roll_face(game, survivor)
    return face, game.emit(
        E.EXPOSURE_ROLLED, game.controller[survivor], survivor, face, place, cause
    )


def suffer(game: Winter, survivor: Survivor, face: Face, cause: int) -> None:
    """Apply a face: blank nothing, wound, frostbite, or bitten: killed whatever the wounds, and the
    bite spreads (R-EXPOSE-03..06, R-BITE-08).
    """
    if game.cancelled == AGAIN and game.controller[survivor] != NOBODY:
        face, paused = anew(game, survivor, game.location[survivor], cause)
        if paused:
            game.do(suffer, survivor, face, cause)
            return
    if game.cancelled:
        game.cancelled = 0
        return
    if face == WOUND:
        wound(game, survivor, 1, cause)
    elif face == FROSTBITE:
        frost(game, survivor, 1, cause)
    elif face == BITTEN and can_die(game, survivor):
        place = game.location[survivor]
        others = tuple([s for s in survivors_at(game, place) if s != survivor])
        game.emit(E.SURVIVOR_BITTEN, survivor, place)
        game.do(kill, survivor, E.BY_BITE)
        game.do(spread_bite, place, others)


def expose_times(game: Winter, survivor: Survivor, count: int) -> None:
    """Make several rolls, one after the other, as long as the survivor lives."""
    for _ in range(min(count, MOST)):
        game.do(expose, survivor)


def roll_exposure(game: Winter, survivor: Survivor, bites: int = 1) -> None:
    """Roll once with all it causes, and give the face that was rolled.

    The face is blank when the survivor is gone. Tables of cards use it. `bites`: 0 where the face
    of a bite counts as that of a wound.
    """
    player = game.controller[survivor]
    if player == NOBODY:
        game.give(BLANK)
        return
    face = roll_face(game, survivor)
    place = game.location[survivor]
    game.emit(E.EXPOSURE_ROLLED, player, survivor, face, place, E.BY_EFFECT)
    game.emit(E.EXPOSURE_SHOWN, player, survivor, face, place, E.BY_EFFECT)
    game.do(exposed, survivor, face, bites)


def exposed(game: Winter, survivor: Survivor, face: Face, bites: int = 1) -> None:
    """Apply the face a card rolled and hand it on to its table.

    Of a die rolled again the second result counts.
    """
    if game.cancelled == AGAIN and game.controller[survivor] != NOBODY:
        face, _ = anew(game, survivor, game.location[survivor], E.BY_EFFECT)
    if face == BITTEN and not bites:
        face = WOUND
    game.do(suffer, survivor, face, E.BY_EFFECT)
    game.do(hand_on, face)


def start_bite(game: Winter, place: Location) -> None:
    """Begin to spread a bite among the survivors who are at a location now."""
    if place != NOWHERE:
        game.do(spread_bite, place, survivors_at(game, place))


def spread_bite(game: Winter, place: Location, those: Survivors, spared: int = 0) -> None:
    """Go on to the survivor with the lowest influence of those who were there when the chain began
    (R-BITE-01, -02, -09, U-17, U-18).

    `spared`: helpless survivors whose deaths in this chain a card has cancelled. It does not come
    back to them.
    """
    if place == COLONY and game.helpless > spared and game.param[BITE_AFFECTS_HELPLESS]:
        there = game.helpless
        kill_helpless(game, 1, E.BY_BITE)
        if game.hears[E.HELPLESS_NEAR]:
            game.do(go_on_from_helpless, place, those, spared, there)
        return
    left = tuple([s for s in those if game.location[s] == place])
    lowest = lowest_influence(game, left)
    if len(lowest) > 1:
        game.do(pick_one, game.arbiter(), "survivor", lowest)
        game.receive(reach, place, left, *told(spared))
    elif lowest:
        game.do(reach, lowest[0], place, left, *told(spared))


def told(spared: int) -> tuple[int, ...]:
    """Return the last argument of the steps of a chain, none while nobody was spared."""
    return (spared,) if spared else ()


def go_on_from_helpless(
    game: Winter, place: Location, those: Survivors, spared: int, there: int
) -> None:
    """Go on when the helpless survivor whom the bite reached has not died of it: its end is a
    death (R-BITE-04, R-TEXT-01).
    """
    if game.helpless >= there:
        spread_bite(game, place, those, spared + 1)


def go_on_from_accepted(
    game: Winter, survivor: Survivor, place: Location, those: Survivors, spared: int = 0
) -> None:
    """Go on when the survivor whose death was accepted has not died of it (R-BITE-04,
    R-TEXT-01).
    """
    if game.location[survivor] == place:
        spread_bite(game, place, tuple([s for s in those if s != survivor]), spared)


def reach(
    game: Winter, survivor: Survivor, place: Location, those: Survivors, spared: int = 0
) -> None:
    """Let the bite reach this survivor. Watches that wait for that are carried out before the
    choice.
    """
    paused = game.emit(E.BITE_SPREAD, survivor, place)
    if game.emit(E.SURVIVOR_BITTEN, survivor, place) or paused:
        game.do(choose_fate, survivor, place, those, *told(spared))
    else:
        choose_fate(game, survivor, place, those, spared)


def choose_fate(
    game: Winter, survivor: Survivor, place: Location, those: Survivors, spared: int = 0
) -> None:
    """Let the controller choose, even outside the own turn, between death and one more roll
    (R-BITE-03).

    Who is gone meanwhile is passed over.
    """
    if game.location[survivor] != place:
        spread_bite(game, place, those, spared)
        return
    game.ask(
        game.controller[survivor], "bite", [(O.BITE_ACCEPT, survivor), (O.BITE_ROLL, survivor)]
    )
    game.receive(bite_answered, place, those, *told(spared))


def bite_answered(
    game: Winter, answer: Answer, place: Location, those: Survivors, spared: int = 0
) -> None:
    """Let the survivor die, which ends the chain, or roll once more.

    A card may come into that roll as into every other.

    Rules: R-BITE-04, -05, R-TEXT-01.
    """
    kind, survivor = answer
    if kind == O.BITE_ACCEPT:
        game.do(kill, survivor, E.BY_BITE)
        if game.hears[E.DEATH_NEAR] and can_die(game, survivor):
            game.do(go_on_from_accepted, survivor, place, those, *told(spared))
        return
    face, player = roll_face(game, survivor), game.controller[survivor]
    paused = game.emit(E.EXPOSURE_ROLLED, player, survivor, face, place, E.BY_BITE)
    if game.emit(E.EXPOSURE_SHOWN, player, survivor, face, place, E.BY_BITE) or paused:
        game.do(bite_rolled, survivor, face, place, those, *told(spared))
    else:
        bite_rolled(game, survivor, face, place, those, spared)


def bite_rolled(
    game: Winter,
    survivor: Survivor,
    face: Face,
    place: Location,
    those: Survivors,
    spared: int = 0,
) -> None:
    """Apply the roll: on blank the survivor lives and the chain ends.

    On anything else it dies without a token and the bite goes on.

    Rules: R-BITE-05..07.
    """
    if game.cancelled == AGAIN and game.controller[survivor] != NOBODY:
        face, paused = anew(game, survivor, place, E.BY_BITE)
        if paused:
            game.do(bite_rolled, survivor, face, place, those, *told(spared))
            return
    if game.cancelled:
        game.cancelled = 0
    elif face and can_die(game, survivor):
        game.do(kill, survivor, E.BY_BITE)
        left = tuple([s for s in those if s != survivor])
        game.do(spread_bite, place, left, *told(spared))
    else:
        game.emit(E.BITE_STOPPED, survivor, place)


STEPS = (
    expose,
    exposed,
    suffer,
    expose_times,
    roll_exposure,
    start_bite,
    spread_bite,
    reach,
    choose_fate,
    bite_answered,
    bite_rolled,
    go_on_from_helpless,
    go_on_from_accepted,
)
