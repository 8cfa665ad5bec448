"""Lasting sentences: each says which number of the rules changes, for whom, and how.

None changes anything itself. (R-TEXT-01, Part 5.5)

The sentences hold as long as the block or card they stand in: a duration, an attached or equipped
card, a passive, a side of an objective. A change for one piece has its id as `subject`, one for all
of them -1. For pieces told by what fits them (`survivors at the colony`) the subject handed in is
`engine.ongoing_effects.EACH`, and who fits is asked whenever the number is read.
"""

from __future__ import annotations

from dowlang.engine.ongoing_effects import NOBODY, Change, foreseen
from dowlang.rulesets.dead_of_winter.procedures.colony import CRISIS, FOOD
from dowlang.rulesets.dead_of_winter.state import parameters as rule
from dowlang.rulesets.dead_of_winter.state.board import route
from dowlang.rulesets.dead_of_winter.state.game_state import Winter
from dowlang.rulesets.dead_of_winter.state.parameters import bounds
from dowlang.rulesets.dead_of_winter.state.types import (
    ENTRANCES,
    Face,
    Location,
    Locations,
    Players,
    Survivor,
    Survivors,
)
from dowlang.rulesets.dead_of_winter.words import enumerations as doings
from dowlang.rulesets.dead_of_winter.words.cards.zones import Objective
from dowlang.rulesets.dead_of_winter.words.enumerations import Doing
from dowlang.rulesets.dead_of_winter.words.registry import words
from dowlang.rulesets.dead_of_winter.words.rules.changes import Changes, change_each, set_each
from dowlang.vocabulary.declarations import Place, RuleWord

EXPOSURE_SPARED = {
    doings.MOVING: rule.NO_EXPOSURE_MOVING,
    doings.ATTACKING: rule.NO_EXPOSURE_ATTACKING,
    doings.KILLING: rule.NO_EXPOSURE_KILLING,
}


# ---- exposure, noise, morale
def spared_exposure(game: Winter, subject: Survivors, doing: Doing) -> Changes:
    """No exposure roll after that (R-EXPOSE-01)."""
    return change_each(EXPOSURE_SPARED[doing], 1, subject)


def ignores_face(game: Winter, subject: Survivors, face: Face) -> Changes:
    """That result of the exposure die is blank for the survivor."""
    return change_each(rule.IGNORE_WOUND + face - 1, 1, subject)


def makes_no_noise(game: Winter, subject: Survivors) -> Changes:
    """A further card in a search costs no noise token (R-ACT-SEA-04)."""
    return change_each(rule.NO_NOISE, 1, subject)


words.rule(
    "{subject} do not roll exposure when {doing}",
    printed="{subject} do not roll for exposure when {doing}",
    example="the bearer does not roll exposure when moving",
    spent=True,
    rules=("R-EXPOSE-01",),
)(spared_exposure)


def route_without_exposure(game: Winter, origin: Location, destination: Location) -> Change:
    """No exposure roll after a move along that way, in that direction (R-EXPOSE-01)."""
    return Change(rule.NO_EXPOSURE_ON_ROUTE, 1, subject=route(origin, destination))


def entrance_without_exposure(game: Winter, number: int, place: Location) -> Changes:
    """No exposure roll after an attack on a zombie at the entrance of that number. Where a place
    has no such one, nothing changes (R-EXPOSE-01, R-BOARD-04).
    """
    return tuple(
        Change(rule.NO_EXPOSURE_AT_ENTRANCE, 1, subject=entrance)
        for entrance in ENTRANCES[place][max(0, number - 1) : number]
    )


words.rule(
    "moves from {origin} to {destination} cause no exposure roll",
    printed="any move from {origin} to {destination} causes no exposure roll",
    of_bearer=("the bearer does not roll exposure when moving",),
    example='moves from "School" to the colony cause no exposure roll',
    rules=("R-EXPOSE-01",),
)(route_without_exposure)
words.rule(
    "attacks at entrance {number} of {place} cause no exposure roll",
    printed="any attack at entrance {number} of {place} causes no exposure roll",
    of_bearer=("the bearer does not roll exposure when attacking",),
    example="attacks at entrance 2 of the colony cause no exposure roll",
    rules=("R-EXPOSE-01", "R-BOARD-04"),
)(entrance_without_exposure)
words.rule(
    "{subject} ignore {face}",
    printed="{subject} ignore {face} on the exposure die",
    also=("{subject} ignore {face} on the exposure die",),
    example="the bearer ignores frostbite",
    rules=("R-EXPOSE-05",),
    spent=True,
)(ignores_face)
words.rule(
    "{subject} make no noise",
    printed="{subject} place no noise token when drawing another card in a search",
    example="the bearer makes no noise",
    rules=("R-ACT-SEA-04",),
    spent=True,
    in_turns=True,
)(makes_no_noise)


# ---- numbers
def crises_need_fewer(game: Winter, count: int) -> Change:
    """A crisis needs fewer points than one a player (R-CRISIS-07)."""
    return Change(rule.CRISIS_POINTS, -count)


def crises_need_more(game: Winter, count: int) -> Change:
    """A crisis needs more points than one a player (R-CRISIS-07)."""
    return Change(rule.CRISIS_POINTS, count)


def holds_fewer(game: Winter, subject: Locations, count: int) -> Changes:
    """A location has fewer survivor spaces (R-BOARD-06)."""
    return change_each(rule.SURVIVOR_SPACES, -count, subject)


def holds_more(game: Winter, subject: Locations, count: int) -> Changes:
    """A location has more survivor spaces (R-BOARD-06)."""
    return change_each(rule.SURVIVOR_SPACES, count, subject)


def has_fewer_spaces(game: Winter, subject: Locations, count: int) -> None:
    """From the line on, on a copy of the game, those locations hold fewer survivors."""
    foreseen(game, holds_fewer(game, subject, count))


def has_more_spaces(game: Winter, subject: Locations, count: int) -> None:
    """From the line on, on a copy of the game, those locations hold more survivors."""
    foreseen(game, holds_more(game, subject, count))


def rolls_fewer(game: Winter, subject: Players, count: int) -> Changes:
    """The player rolls fewer action dice (R-DICE-02)."""
    return change_each(rule.DICE_ROLLED, -count, subject)


def rolls_more(game: Winter, subject: Players, count: int) -> Changes:
    """The player rolls more action dice (R-DICE-02)."""
    return change_each(rule.DICE_ROLLED, count, subject)


def search_draws_more(game: Winter, count: int, bearer: Survivor = NOBODY) -> Change:
    """A search by the bearer draws more cards before anything is kept. Without a bearer every
    search does (R-ACT-SEA-03).
    """
    return Change(rule.SEARCH_DRAWS, count, subject=bearer)


def search_keeps_more(game: Winter, count: int, bearer: Survivor = NOBODY) -> Change:
    """A search by the bearer keeps more cards. Without a bearer every search does
    (R-ACT-SEA-08).
    """
    return Change(rule.SEARCH_KEEPS, count, subject=bearer)


def food_costs_more(game: Winter, count: int) -> Change:
    """The colony pays more food than it needs (R-COLONY-01)."""
    return Change(rule.FOOD_COST, count)


def moves_more(game: Winter, subject: Survivors, count: int) -> Changes:
    """The survivor may move so many more times in a turn (R-ACT-MOV-01)."""
    return change_each(rule.EXTRA_MOVES, count, subject)


def influence_is(game: Winter, subject: Survivor, number: int) -> Change:
    """The influence is that number (R-CARD-09)."""
    return Change(rule.INFLUENCE, number, sets=True, subject=subject)


def ability_needs(game: Winter, subject: Survivor, number: int) -> Change:
    """The survivor's abilities that cost a die want one of at least that value (R-CARD-12)."""
    return Change(rule.ABILITY_VALUE, number, sets=True, subject=subject)


def attack_is(game: Winter, subject: Survivor, number: int) -> Change:
    """The attack value is that number (R-CARD-10)."""
    return Change(rule.ATTACK_VALUE, number, sets=True, subject=subject)


def search_value_is(game: Winter, subject: Survivor, number: int) -> Change:
    """The search value is that number (R-CARD-10)."""
    return Change(rule.SEARCH_VALUE, number, sets=True, subject=subject)


def killed_by(game: Winter, subject: Survivors, count: int) -> Changes:
    """So many wound tokens of any face kill. Who has as many already dies when this effect is
    finished (R-EXPOSE-07, R-SURV-15).
    """
    return set_each(rule.WOUNDS_TO_KILL, count, subject)


def goal_is_unmet(game: Winter, subject: Objective) -> Change:
    """The main objective is not complete, whatever its card says. In force while the further
    condition does not hold (R-END-04).
    """
    return Change(rule.OBJECTIVE_UNMET, 1)


def main_objective_is_enough(game: Winter, subject: Players) -> Changes:
    """With the main objective completed, the player's secret one is fulfilled, whatever its goal
    asks for. Otherwise its goal is judged as ever (R-END-07).
    """
    return change_each(rule.MAIN_OBJECTIVE_IS_ENOUGH, 1, subject)


def rounds_out_for_morale(game: Winter) -> Change:
    """Betrayal objectives see morale at 0, whatever it is, as soon as no rounds are left
    (R-END-03, R-END-07).
    """
    return Change(rule.ROUNDS_OUT_FOR_MORALE, 1)


words.rule(
    "{subject} win with the main objective too",
    example="you win with the main objective too",
    rules=("R-END-07",),
)(main_objective_is_enough)
words.rule(
    "betrayers count the end of the rounds as no morale",
    example="betrayers count the end of the rounds as no morale",
    rules=("R-END-03", "R-END-07"),
)(rounds_out_for_morale)
words.further_goal = RuleWord(Place.RULE, "{subject} also need", goal_is_unmet, rules=("R-END-04",))
words.rule(
    "crises need {count} fewer points",
    example="crises need 1 fewer point",
    rules=("R-CRISIS-07",),
    of_step=CRISIS,
)(crises_need_fewer)
words.rule(
    "crises need {count} more points",
    example="crises need 2 more points",
    rules=("R-CRISIS-07",),
    of_step=CRISIS,
)(crises_need_more)
words.rule(
    "{subject} hold {count} fewer survivors",
    example="the colony holds 2 fewer survivors",
    rules=("R-BOARD-06",),
    ahead=has_fewer_spaces,
)(holds_fewer)
words.rule(
    "{subject} hold {count} more survivors",
    example="the colony holds 2 more survivors",
    rules=("R-BOARD-06",),
    ahead=has_more_spaces,
)(holds_more)
words.rule(
    "{subject} roll {count} fewer dice",
    printed="{subject} roll {count} fewer action [die|dice]",
    example="each player rolls 1 fewer die",
    rules=("R-DICE-02",),
    as_rounds_begin=True,
)(rolls_fewer)
words.rule(
    "{subject} roll {count} more dice",
    printed="{subject} roll {count} more action [die|dice]",
    example="each player rolls 1 more die",
    rules=("R-DICE-02",),
    as_rounds_begin=True,
)(rolls_more)
words.rule(
    "searching draws {count} more cards",
    printed_of_bearer="the bearer looks at {count} more [card|cards] when searching, before "
    "choosing what to keep",
    example="searching draws 1 more card",
    rules=("R-ACT-SEA-03",),
    implicit=("bearer",),
    in_turns=True,
)(search_draws_more)
words.rule(
    "searching keeps {count} more cards",
    printed_of_bearer="the bearer keeps {count} more [card|cards] when searching",
    example="searching keeps 1 more card",
    rules=("R-ACT-SEA-08",),
    implicit=("bearer",),
    in_turns=True,
)(search_keeps_more)
words.rule(
    "paying food costs {count} more food",
    example="paying food costs 1 more food",
    rules=("R-COLONY-01",),
    of_step=FOOD,
)(food_costs_more)
words.rule(
    "{subject} have {count} more moves",
    example="the bearer has 1 more move",
    rules=("R-ACT-MOV-01",),
    in_turns=True,
)(moves_more)
words.rule(
    "{subject} are killed by {count} wounds",
    example="the bearer is killed by 4 wounds",
    rules=("R-EXPOSE-07", "R-SURV-15"),
    bounds=bounds(rule.WOUNDS_TO_KILL),
)(killed_by)
words.rule(
    "influence of {subject} is {number}",
    printed="the influence of {subject} is {number}",
    example="influence of the bearer is 60",
    rules=("R-CARD-09",),
)(influence_is)
words.rule(
    "ability value of {subject} is {number}",
    printed="the ability value of {subject} is {number}",
    example="ability value of the bearer is 2",
    rules=("R-CARD-12",),
    in_turns=True,
)(ability_needs)
words.rule(
    "attack of {subject} is {number}",
    printed="the attack value of {subject} is {number}",
    example="attack of the bearer is 2",
    rules=("R-CARD-10",),
)(attack_is)
words.rule(
    "search value of {subject} is {number}",
    printed="the search value of {subject} is {number}",
    example="search value of the bearer is 2",
    rules=("R-CARD-10",),
)(search_value_is)
