"""Numbers of single pieces as they are now: printed values with what is in force on top, and
permissions.

Most games have no such effects in force most of the time, so each reading first looks at one list
element.
"""

from __future__ import annotations

from dowlang.engine.ongoing_effects import (
    BY,
    CHANGE,
    DATA,
    KIND,
    NOBODY,
    PARAMETER,
    SETS,
    concerns,
    value,
)
from dowlang.rulesets.dead_of_winter.state.game_state import Winter
from dowlang.rulesets.dead_of_winter.state.parameters import (
    ABILITY_VALUE,
    ATTACK_VALUE,
    INFLUENCE,
    SEARCH_VALUE,
    WOUNDS_TO_KILL,
)
from dowlang.rulesets.dead_of_winter.state.types import Survivor


def attack_value(game: Winter, survivor: Survivor) -> int:
    """Return the least die that attacks with this survivor, and the most with which it is hit
    (R-CARD-10).
    """
    return changed(game, ATTACK_VALUE, game.t.attack[survivor], survivor)


def search_value(game: Winter, survivor: Survivor) -> int:
    """Return the least die that searches with this survivor (R-CARD-10)."""
    return changed(game, SEARCH_VALUE, game.t.search[survivor], survivor)


def influence(game: Winter, survivor: Survivor) -> int:
    """Return the survivor's rank (R-CARD-09)."""
    return changed(game, INFLUENCE, game.t.influence[survivor], survivor)


def ability_value(game: Winter, survivor: Survivor, printed: int) -> int:
    """Return the least die for an ability with a number, which costs a die however low it gets.

    One without stays without.

    Rules: R-CARD-12.
    """
    return max(1, changed(game, ABILITY_VALUE, printed, survivor)) if printed else 0


def killing_wounds(game: Winter, survivor: Survivor) -> int:
    """Return how many wound tokens of any face kill this survivor with the last of them.

    It is three as printed.

    Rules: R-EXPOSE-07, R-SURV-15.
    """
    return max(1, value(game, WOUNDS_TO_KILL, survivor))


def changed(game: Winter, parameter: int, printed: int, subject: int) -> int:
    """Return a printed value with the changes in force for one piece, in the order they came.

    "sets" replaces what was before.
    """
    if not game.scoped[parameter] and not game.param[parameter]:
        return printed
    # changed from the start, by a rule of the game (R-TEXT-01)
    now = printed + game.basis[parameter]
    for entry in game.lasting:
        data = entry[DATA]
        if (
            entry[KIND] != CHANGE
            or data[PARAMETER] != parameter
            or not concerns(game, entry, subject)
        ):
            continue
        now = data[BY] if data[SETS] else now + data[BY]
    return now


def on(game: Winter, parameter: int, subject: int = NOBODY) -> bool:
    """Return True if a switch is on for a piece.

    Limits are not used up (see `engine.ongoing_effects.spare`).
    """
    return game.param[parameter] > 0 or (
        game.scoped[parameter] > 0 and value(game, parameter, subject) > 0
    )
