"""Declare numbers that are not the count of a noun.

Source: Part 5.6 of the rules document.
"""

from __future__ import annotations

from dowlang.engine.ongoing_effects import value
from dowlang.rulesets.dead_of_winter.state.board import crisis_need, free_entrance_spaces
from dowlang.rulesets.dead_of_winter.state.current_values import (
    attack_value,
    influence,
    search_value,
)
from dowlang.rulesets.dead_of_winter.state.game_state import Winter
from dowlang.rulesets.dead_of_winter.state.parameters import (
    PEOPLE_PER_FOOD,
    PEOPLE_PER_ZOMBIE,
    WASTE_PER_MORALE,
)
from dowlang.rulesets.dead_of_winter.state.types import Location, Player, Survivor
from dowlang.rulesets.dead_of_winter.words.for_tests import given_lines
from dowlang.rulesets.dead_of_winter.words.registry import words
from dowlang.rulesets.dead_of_winter.words.void_moments import AS_A_TURN_BEGINS, NO_CRISIS


def rounds_left(game: Winter) -> int:
    """The round marker (R-BOARD-09)."""
    return game.rounds_left


def starvation(game: Winter) -> int:
    """Starvation tokens in the supply (R-BOARD-10)."""
    return game.starvation


def starting_players(game: Winter) -> int:
    """P: players seated at the start."""
    return game.players


def waste_per_morale(game: Winter) -> int:
    """Cards in the waste pile that cost 1 morale (R-COLONY-05)."""
    return value(game, WASTE_PER_MORALE)


def people_per_food(game: Winter) -> int:
    """People in the colony whom one food token feeds (R-COLONY-01)."""
    return value(game, PEOPLE_PER_FOOD)


def people_per_zombie(game: Winter) -> int:
    """People in the colony who draw one zombie (R-COLONY-07)."""
    return value(game, PEOPLE_PER_ZOMBIE)


def crises_prevented(game: Winter) -> int:
    """Crises prevented so far (R-CRISIS-08)."""
    return game.crises_prevented


def points_of_crisis(game: Winter) -> int:
    """What the contributions to the crisis of the round must reach (R-CRISIS-07)."""
    return crisis_need(game)


def contributions(game: Winter) -> int:
    """Cards that lie face down at the crisis of the round (R-CRISIS-03)."""
    return len(game.contributed)


def contributions_of(game: Winter, player: Player) -> int:
    """Those of them that the player has given (R-ACT-CRI-02)."""
    return sum(giver == player for giver, _, _ in game.contributed)


def actions_taken(game: Winter) -> int:
    """Actions that the active player has taken in this turn, the one that is being carried out
    with them (R-ACT-01).
    """
    return game.deeds


def entrance_spaces_left(game: Winter, place: Location) -> int:
    """Entrance spaces of a location with neither zombie nor barricade (R-BOARD-05)."""
    return free_entrance_spaces(game, place)


def lower_of(game: Winter, first: int, second: int) -> int:
    """The lower one of two numbers."""
    return min(first, second)


def higher_of(game: Winter, first: int, second: int) -> int:
    """The higher one of two numbers."""
    return max(first, second)


def influence_of(game: Winter, survivor: Survivor) -> int:
    """The survivor's rank (R-CARD-09)."""
    return influence(game, survivor) if survivor >= 0 else 0


def attack_of(game: Winter, survivor: Survivor) -> int:
    """The least die that attacks with the survivor (R-CARD-10)."""
    return attack_value(game, survivor) if survivor >= 0 else 0


def search_value_of(game: Winter, survivor: Survivor) -> int:
    """The least die that searches with the survivor (R-CARD-10)."""
    return search_value(game, survivor) if survivor >= 0 else 0


def zombies_killed_this_turn(game: Winter) -> int:
    """Zombies killed in this turn."""
    return game.killed_this_turn


ROUNDS_LEFT = words.number(
    "rounds left",
    printed="the number at the round marker",
    example="rounds left",
    rules=("R-BOARD-09",),
    make=given_lines.set_rounds,
)(rounds_left)
ROUNDS = words.number(
    "rounds",
    example="rounds left",
    rules=("R-SETUP-03",),
    make=given_lines.set_rounds,
    on_cards="rounds left",
)(rounds_left)
STARVATION = words.number(
    "starvation", example="starvation", rules=("R-BOARD-10",), make=given_lines.set_starvation
)(starvation)
STARTING_PLAYERS = words.number(
    "starting players",
    one="starting player",
    printed="players at the start",
    example="3 * starting players",
    rules=("R-COMP-01",),
)(starting_players)
WASTE_NUMBER = words.number("waste per morale", example="waste per morale", rules=("R-COLONY-05",))(
    waste_per_morale
)
FOOD_NUMBER = words.number("people per food", example="people per food", rules=("R-COLONY-01",))(
    people_per_food
)
ZOMBIE_NUMBER = words.number(
    "people per zombie", example="people per zombie", rules=("R-COLONY-07",)
)(people_per_zombie)
CRISES_PREVENTED = words.number(
    "crises prevented",
    one="crisis prevented",
    example="crises prevented",
    rules=("R-CRISIS-08",),
    make=given_lines.set_crises_prevented,
)(crises_prevented)
CRISIS_NEED = words.number(
    "points a crisis needs",
    one="point a crisis needs",
    example="points a crisis needs",
    rules=("R-CRISIS-07",),
)(points_of_crisis)
LOWER_OF = words.number(
    "the lower of {first} and {second}",
    example="the lower of 3 and (helpless survivors)",
    rules=("R-COLONY-05",),
)(lower_of)
HIGHER_OF = words.number(
    "the higher of {first} and {second}",
    example="the higher of 3 and (helpless survivors)",
    rules=("R-COLONY-05",),
)(higher_of)
CONTRIBUTIONS = words.number(
    "contributions",
    one="contribution",
    void_at=NO_CRISIS,
    example="contributions",
    rules=("R-CRISIS-03",),
)(contributions)
CONTRIBUTIONS_OF = words.number(
    "contributions of {player}",
    one="contribution of {player}",
    void_at=NO_CRISIS,
    example="contributions of the first player",
    rules=("R-ACT-CRI-02",),
)(contributions_of)
INFLUENCE_OF = words.number(
    "influence of {survivor}",
    example="influence of that survivor",
    printed="the influence of {survivor}",
    rules=("R-CARD-09",),
)(influence_of)
ATTACK_OF = words.number(
    "attack of {survivor}",
    example="attack of that survivor",
    printed="the attack value of {survivor}",
    rules=("R-CARD-10",),
)(attack_of)
SEARCH_VALUE_OF = words.number(
    "search value of {survivor}",
    example="search value of that survivor",
    printed="the search value of {survivor}",
    rules=("R-CARD-10",),
)(search_value_of)
ACTIONS_TAKEN = words.number(
    "actions taken this turn",
    one="action taken this turn",
    noted_as="asks_actions_taken",
    example="actions taken this turn",
    void_at=AS_A_TURN_BEGINS,
    rules=("R-ACT-01",),
)(actions_taken)
SPACES_LEFT = words.number(
    "free entrance spaces at {place}",
    one="free entrance space at {place}",
    example='free entrance spaces at "School"',
    rules=("R-BOARD-05",),
)(entrance_spaces_left)
KILLED_THIS_TURN = words.number(
    "zombies killed this turn",
    one="zombie killed this turn",
    example="zombies killed this turn",
    void_at=AS_A_TURN_BEGINS,
    rules=("R-ZOMBIE-11",),
)(zombies_killed_this_turn)
