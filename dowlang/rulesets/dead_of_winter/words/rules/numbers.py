"""Declare ongoing sentences about one number of the rules: `morale per death is 2`.

Each sets it for as long as the sentence holds. Numbers of single pieces, bans and permissions are
in `words/rules/ongoing.py`. The points that the rulebooks leave open are settings, not words.
Rules: R-TEXT-01.
"""

from __future__ import annotations

from dowlang.engine.ongoing_effects import Change
from dowlang.rulesets.dead_of_winter.procedures.colony import CRISIS, FOOD, WASTE, ZOMBIES
from dowlang.rulesets.dead_of_winter.state import parameters as rule
from dowlang.rulesets.dead_of_winter.state.game_state import Winter
from dowlang.rulesets.dead_of_winter.state.parameters import bounds
from dowlang.rulesets.dead_of_winter.words.registry import words
from dowlang.rulesets.dead_of_winter.words.rules.set_numbers import NUMBERS


def people_per_food_is(game: Winter, number: int) -> Change:
    """So many people one food token feeds (R-COLONY-01)."""
    return Change(rule.PEOPLE_PER_FOOD, rule.within_bounds(rule.PEOPLE_PER_FOOD, number), sets=True)


def waste_per_morale_is(game: Winter, number: int) -> Change:
    """So many cards in the waste pile cost 1 morale (R-COLONY-05)."""
    return Change(
        rule.WASTE_PER_MORALE, rule.within_bounds(rule.WASTE_PER_MORALE, number), sets=True
    )


def people_per_zombie_is(game: Winter, number: int) -> Change:
    """So many people in the colony draw one zombie (R-COLONY-07)."""
    return Change(
        rule.PEOPLE_PER_ZOMBIE, rule.within_bounds(rule.PEOPLE_PER_ZOMBIE, number), sets=True
    )


def survivors_per_zombie_is(game: Winter, number: int) -> Change:
    """So many survivors at a location outside the colony draw one zombie (R-COLONY-08)."""
    return Change(
        rule.SURVIVORS_PER_ZOMBIE, rule.within_bounds(rule.SURVIVORS_PER_ZOMBIE, number), sets=True
    )


def cards_cleaned_is(game: Winter, number: int) -> Change:
    """Cleaning waste removes so many cards (R-ACT-CLN-02)."""
    return Change(rule.CARDS_CLEANED, rule.within_bounds(rule.CARDS_CLEANED, number), sets=True)


def zombies_attracted_is(game: Winter, number: int) -> Change:
    """Attracting moves so many zombies (R-ACT-ATT-01)."""
    return Change(
        rule.ZOMBIES_ATTRACTED, rule.within_bounds(rule.ZOMBIES_ATTRACTED, number), sets=True
    )


def noise_limit_is(game: Winter, number: int) -> Change:
    """A noise die up to that adds a zombie (R-COLONY-09)."""
    return Change(rule.NOISE_THRESHOLD, rule.within_bounds(rule.NOISE_THRESHOLD, number), sets=True)


def dice_per_player_is(game: Winter, number: int) -> Change:
    """A player takes so many action dice whatever the group (R-DICE-02)."""
    return Change(rule.DICE_BASE, rule.within_bounds(rule.DICE_BASE, number), sets=True)


def dice_per_survivor_is(game: Winter, number: int) -> Change:
    """A player takes so many action dice a survivor (R-DICE-02)."""
    return Change(
        rule.DICE_PER_SURVIVOR, rule.within_bounds(rule.DICE_PER_SURVIVOR, number), sets=True
    )


def morale_per_death_is(game: Winter, number: int) -> Change:
    """A death, also one of a helpless survivor, costs so much morale (R-SURV-05, R-SURV-14)."""
    return Change(
        rule.MORALE_PER_DEATH, rule.within_bounds(rule.MORALE_PER_DEATH, number), sets=True
    )


def wounds_per_frostbite_is(game: Winter, number: int) -> Change:
    """A frostbitten survivor gets so many wounds when a turn starts (R-TURN-02)."""
    return Change(
        rule.FROSTBITE_WOUNDS, rule.within_bounds(rule.FROSTBITE_WOUNDS, number), sets=True
    )


def points_per_surplus_is(game: Winter, number: int) -> Change:
    """So many points beyond the need earn morale (R-CRISIS-09)."""
    return Change(rule.CRISIS_SURPLUS, rule.within_bounds(rule.CRISIS_SURPLUS, number), sets=True)


def morale_per_surplus_is(game: Winter, number: int) -> Change:
    """A surplus of a crisis earns so much morale (R-CRISIS-09)."""
    return Change(rule.CRISIS_MORALE, rule.within_bounds(rule.CRISIS_MORALE, number), sets=True)


def blank_faces_is(game: Winter, number: int) -> Change:
    """The exposure die has so many blank faces (R-COMP-15)."""
    return Change(rule.EXPOSURE_BLANK, rule.within_bounds(rule.EXPOSURE_BLANK, number), sets=True)


def wound_faces_is(game: Winter, number: int) -> Change:
    """The exposure die has so many wound faces (R-COMP-15)."""
    return Change(rule.EXPOSURE_WOUND, rule.within_bounds(rule.EXPOSURE_WOUND, number), sets=True)


def frostbite_faces_is(game: Winter, number: int) -> Change:
    """The exposure die has so many frostbite faces (R-COMP-15)."""
    return Change(
        rule.EXPOSURE_FROSTBITE, rule.within_bounds(rule.EXPOSURE_FROSTBITE, number), sets=True
    )


def bitten_faces_is(game: Winter, number: int) -> Change:
    """The exposure die has so many bitten faces (R-COMP-15)."""
    return Change(rule.EXPOSURE_BITTEN, rule.within_bounds(rule.EXPOSURE_BITTEN, number), sets=True)


def highest_morale_is(game: Winter, number: int) -> Change:
    """Morale rises no further than that. Where it is higher already it stays (R-BOARD-09, U-06)."""
    return Change(rule.MORALE_MAX, rule.within_bounds(rule.MORALE_MAX, number), sets=True)


words.rule(
    "people per food is {number}",
    printed=NUMBERS["people_per_food"],
    example="people per food is 3",
    rules=("R-COLONY-01",),
    bounds=bounds(rule.PEOPLE_PER_FOOD),
    of_step=FOOD,
)(people_per_food_is)
words.rule(
    "waste per morale is {number}",
    printed=NUMBERS["waste_per_morale"],
    also=("the waste step costs 1 morale for every {number} cards in the waste pile",),
    example="waste per morale is 12",
    rules=("R-COLONY-05",),
    bounds=bounds(rule.WASTE_PER_MORALE),
    of_step=WASTE,
)(waste_per_morale_is)
words.rule(
    "people per zombie is {number}",
    printed=NUMBERS["people_per_zombie"],
    example="people per zombie is 3",
    rules=("R-COLONY-07",),
    bounds=bounds(rule.PEOPLE_PER_ZOMBIE),
    of_step=ZOMBIES,
)(people_per_zombie_is)
words.rule(
    "survivors per zombie is {number}",
    printed=NUMBERS["survivors_per_zombie"],
    example="survivors per zombie is 2",
    rules=("R-COLONY-08",),
    bounds=bounds(rule.SURVIVORS_PER_ZOMBIE),
    of_step=ZOMBIES,
)(survivors_per_zombie_is)
words.rule(
    "cards cleaned is {number}",
    printed=NUMBERS["cards_cleaned"],
    example="cards cleaned is 5",
    rules=("R-ACT-CLN-02",),
    bounds=bounds(rule.CARDS_CLEANED),
    of_bearer=(),
    in_turns=True,
)(cards_cleaned_is)
words.rule(
    "zombies attracted is {number}",
    printed=NUMBERS["zombies_attracted"],
    example="zombies attracted is 3",
    rules=("R-ACT-ATT-01",),
    bounds=bounds(rule.ZOMBIES_ATTRACTED),
    of_bearer=(),
    in_turns=True,
)(zombies_attracted_is)
words.rule(
    "noise limit is {number}",
    printed=NUMBERS["noise_threshold"],
    example="noise limit is 2",
    rules=("R-COLONY-09",),
    bounds=bounds(rule.NOISE_THRESHOLD),
    of_step=ZOMBIES,
)(noise_limit_is)
words.rule(
    "dice per player is {number}",
    printed=NUMBERS["dice_base"],
    example="dice per player is 2",
    rules=("R-DICE-02",),
    bounds=bounds(rule.DICE_BASE),
    as_rounds_begin=True,
)(dice_per_player_is)
words.rule(
    "dice per survivor is {number}",
    printed=NUMBERS["dice_per_survivor"],
    example="dice per survivor is 2",
    rules=("R-DICE-02",),
    bounds=bounds(rule.DICE_PER_SURVIVOR),
    as_rounds_begin=True,
)(dice_per_survivor_is)
words.rule(
    "morale per death is {number}",
    printed=NUMBERS["morale_per_death"],
    example="morale per death is 2",
    rules=("R-SURV-05", "R-SURV-14"),
    bounds=bounds(rule.MORALE_PER_DEATH),
    of_bearer=("deaths of the bearer cost {number} morale",),
)(morale_per_death_is)
words.rule(
    "wounds per frostbite is {number}",
    printed=NUMBERS["frostbite_wounds"],
    example="wounds per frostbite is 2",
    rules=("R-TURN-02",),
    bounds=bounds(rule.FROSTBITE_WOUNDS),
    of_bearer=(),
    in_turns=True,
)(wounds_per_frostbite_is)
words.rule(
    "points per surplus is {number}",
    printed=NUMBERS["crisis_surplus"],
    example="points per surplus is 3",
    rules=("R-CRISIS-09",),
    bounds=bounds(rule.CRISIS_SURPLUS),
    of_step=CRISIS,
)(points_per_surplus_is)
words.rule(
    "morale per surplus is {number}",
    printed=NUMBERS["crisis_morale"],
    example="morale per surplus is 2",
    rules=("R-CRISIS-09",),
    bounds=bounds(rule.CRISIS_MORALE),
    of_step=CRISIS,
)(morale_per_surplus_is)
words.rule(
    "blank faces is {number}",
    printed=NUMBERS["exposure.blank"],
    example="blank faces is 4",
    rules=("R-COMP-15",),
    bounds=bounds(rule.EXPOSURE_BLANK),
    of_bearer=(),
)(blank_faces_is)
words.rule(
    "wound faces is {number}",
    printed=NUMBERS["exposure.wound"],
    example="wound faces is 4",
    rules=("R-COMP-15",),
    bounds=bounds(rule.EXPOSURE_WOUND),
    of_bearer=(),
)(wound_faces_is)
words.rule(
    "frostbite faces is {number}",
    printed=NUMBERS["exposure.frostbite"],
    example="frostbite faces is 3",
    rules=("R-COMP-15",),
    bounds=bounds(rule.EXPOSURE_FROSTBITE),
    of_bearer=(),
)(frostbite_faces_is)
words.rule(
    "bitten faces is {number}",
    printed=NUMBERS["exposure.bitten"],
    example="bitten faces is 2",
    rules=("R-COMP-15",),
    bounds=bounds(rule.EXPOSURE_BITTEN),
    of_bearer=(),
)(bitten_faces_is)
words.rule(
    "highest morale is {number}",
    printed=NUMBERS["morale_max"],
    example="highest morale is 8",
    rules=("R-BOARD-09", "U-06"),
    bounds=bounds(rule.MORALE_MAX),
)(highest_morale_is)
