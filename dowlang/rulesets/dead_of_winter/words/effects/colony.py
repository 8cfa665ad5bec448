"""Declare effects on the colony: morale, round marker, food, starvation, helpless survivors.

Source: Part 5.5 of the rules document.
"""

from __future__ import annotations

from dowlang.rulesets.dead_of_winter.procedures.helpless import (
    add_helpless,
    is_told,
    kill_helpless,
    kill_helpless_by_effect,
    remove_helpless,
)
from dowlang.rulesets.dead_of_winter.procedures.tracks import (
    add_food,
    add_starvation,
    gain_morale,
    lose_morale,
    move_round_marker,
    remove_food,
    remove_starvation,
    set_morale,
)
from dowlang.rulesets.dead_of_winter.state import events
from dowlang.rulesets.dead_of_winter.state.board import room
from dowlang.rulesets.dead_of_winter.state.game_state import Winter
from dowlang.rulesets.dead_of_winter.state.parameters import FULL_COLONY_PARTIAL
from dowlang.rulesets.dead_of_winter.state.types import COLONY, NOBODY, Player
from dowlang.rulesets.dead_of_winter.words.registry import words


def food_there(game: Winter) -> int:
    """Food tokens to take (R-BOARD-10)."""
    return game.food


def starvation_there(game: Winter) -> int:
    """Starvation tokens to take (R-COLONY-04)."""
    return game.starvation


def helpless_there(game: Winter) -> int:
    """Helpless survivors to take (R-BOARD-07)."""
    return game.helpless


def helpless_there_to_kill(game: Winter, cause: int) -> int:
    """Helpless survivors to kill (R-SURV-14)."""
    return game.helpless


def room_for_people(game: Winter, count: int, player: Player = NOBODY) -> bool:
    """Return True for an empty space in the colony.

    A surplus beyond it is ignored, or else all need one. An exiled player who is told to add people
    adds nobody.

    Rules: R-XROADS-11, R-EXILE-08, U-29.
    """
    if player != NOBODY and game.exiled[player] and is_told(game, player):
        return False
    return room(game, COLONY) >= (1 if game.param[FULL_COLONY_PARTIAL] else max(1, count))


def move_round_marker_back(game: Winter, amount: int) -> None:
    """The round marker goes back: so many more rounds are left (R-BOARD-09)."""
    move_round_marker(game, max(0, amount))


def move_round_marker_on(game: Winter, amount: int) -> None:
    """The round marker goes on: so many fewer rounds are left. At 0 the game ends at that
    instant (R-END-03).
    """
    move_round_marker(game, -max(0, amount))


GAIN_MORALE = words.effect(
    "gain {count} morale",
    example="gain 1 morale",
    brings=(events.MORALE_GAINED,),
    rules=("R-BOARD-09", "U-06"),
    also=(
        "(raise|increase) morale by {count} [point|points]",
        "morale (goes up|rises|increases|is raised|is increased|go up|rise|increase) by {count}",
        "the colony (gain|gains) {count} morale",
        "+ {count} morale",
        "(add|get) {count} morale",
    ),
)(gain_morale)
LOSE_MORALE = words.effect(
    "lose {count} morale",
    example="lose 1 morale",
    brings=(events.MORALE_LOST,),
    rules=("R-END-02", "R-END-10"),
    also=(
        "(reduce|lower|decrease|drop) morale by {count} [point|points]",
        "morale (goes down|drops|falls|decreases|is reduced|is lowered|sinks) by {count} "
        "[point|points]",
        "morale (goes down|go down) with {count}",
        "the colony (lose|loses) {count} morale",
        "- {count} morale",
        "remove {count} morale",
    ),
)(lose_morale)
SET_MORALE = words.effect(
    "set the morale marker to {level}",
    settles=True,
    example="set the morale marker to 3",
    rules=("R-END-02",),
    also=(
        "set [the] morale to {level}",
        "morale (becomes|is set to) {level}",
    ),
)(set_morale)
MARKER_BACK = words.effect(
    "move the round marker back {amount}",
    example="move the round marker back 1",
    rules=("R-END-03",),
    also=(
        "(move|turn) the round (marker|track marker|track) back [by] {amount} [space|spaces]",
        "add {amount} (round|rounds) [to the game]",
        "the game lasts {amount} (round|rounds) longer",
    ),
)(move_round_marker_back)
MARKER_ON = words.effect(
    "move the round marker on {amount}",
    example="move the round marker on 1",
    rules=("R-END-03",),
    also=(
        "(move|advance) the round (marker|track marker|track) (forward|on|ahead) [by] {amount} "
        "[space|spaces]",
        "advance the round (marker|track marker|track) [by] {amount} [space|spaces]",
        "lose {amount} (round|rounds)",
    ),
)(move_round_marker_on)
ADD_FOOD = words.effect(
    "add {count} food",
    example="add 2 food",
    brings=(events.FOOD_ADDED,),
    rules=("R-BOARD-10",),
    ahead=add_food,
    also=(
        "(gain|get|place|put|add|receive) {count} food [(from|to|in|into|of) (the supply|the food "
        "supply|the colony|the stores|the stockpile)]",
        "the colony (get|gets|receive|receives|gain|gains) {count} food",
        "the food supply (grows|increases|goes up) by {count}",
        "(increase|raise) [the] food [supply] by {count}",
    ),
)(add_food)
REMOVE_FOOD = words.effect(
    "remove {count} food",
    example="remove 2 food",
    rules=("R-BOARD-10",),
    available=food_there,
    yields="number",
    ahead=remove_food,
    also=(
        "(lose|spend|discard|consume|use|pay|eat|remove|use up) {count} food "
        "[(from|to|in|into|of) (the supply|the food supply|the colony|the stores|the stockpile)]",
        "the colony (loses|spends|lose|eats|consumes|pays) {count} [of its] food",
        "(lose|remove|discard) {count} [of] [its] food",
        "the food supply (shrinks|decreases|goes down) by {count}",
        "(decrease|reduce) [the] food [supply] by {count}",
    ),
)(remove_food)
PAY_FOOD = words.effect(
    "pay {count} food",
    example="pay 2 food",
    rules=("R-BOARD-10",),
    available=food_there,
    yields="number",
    ahead=remove_food,
)(remove_food)
ADD_STARVATION = words.effect(
    "add {count} starvation tokens",
    example="add 1 starvation token",
    rules=("R-COLONY-03",),
    ahead=add_starvation,
    also=(
        "(place|put|gain|get|take|receive) {count} starvation tokens [(from|to|in|into|of|on) (the "
        "supply|the food supply|the colony|the stores|the stockpile)]",
        "the colony (get|gets|receive|receives|gain|gains) {count} starvation tokens",
        "add {count} starvation tokens (to|on) the colony",
    ),
)(add_starvation)
REMOVE_STARVATION = words.effect(
    "remove {count} starvation tokens",
    example="remove 1 starvation token",
    rules=("R-COLONY-04",),
    available=starvation_there,
    yields="number",
    ahead=remove_starvation,
    also=(
        "(remove|discard|take away|lose) {count} starvation tokens [(from|to|in|into|of|on) (the "
        "supply|the food supply|the colony|the stores|the stockpile)]",
    ),
)(remove_starvation)
ADD_HELPLESS = words.effect(
    "add {count} helpless survivors",
    example="add 3 helpless survivors",
    brings=(events.HELPLESS_ADDED,),
    rules=("R-SURV-03", "R-EXILE-08", "R-XROADS-11"),
    subject="player",
    possible=room_for_people,
    ahead=add_helpless,
    admits=room_for_people,
    also=(
        "(place|put|add|gain|get|take in) {count} helpless survivors [(to|in|into) the colony]",
        "{count} helpless survivors (arrive|come|join|appear) [(at|in|to) the colony]",
        "{count} helpless survivors (join|enter) the colony",
    ),
)(add_helpless)
REMOVE_HELPLESS = words.effect(
    "remove {count} helpless survivors",
    example="remove 1 helpless survivor",
    brings=(events.HELPLESS_REMOVED,),
    opens=True,
    rules=("R-SURV-16",),
    available=helpless_there,
    yields="number",
    ahead=remove_helpless,
    also=(
        "(remove|take) {count} helpless survivors [out] (from|of) the colony",
        "(remove|take) {count} helpless survivors out of the colony",
        "{count} helpless survivors (leave|leaves) [the colony]",
    ),
)(remove_helpless)
KILL_HELPLESS = words.effect(
    "kill {count} helpless survivors",
    example="kill 1 helpless survivor",
    brings=(events.HELPLESS_KILLED,),
    opens=True,
    rules=("R-SURV-14",),
    available=helpless_there_to_kill,
    yields="number",
    gives=True,
    ahead=kill_helpless,
    also=(
        "{count} helpless survivors (die|dies|is killed|are killed|starve)",
        "kill {count} [of the] helpless survivors",
    ),
)(kill_helpless_by_effect)

STEPS = (
    gain_morale,
    lose_morale,
    set_morale,
    move_round_marker_back,
    move_round_marker_on,
    add_food,
    remove_food,
    add_starvation,
    remove_starvation,
    add_helpless,
    remove_helpless,
    kill_helpless_by_effect,
)
