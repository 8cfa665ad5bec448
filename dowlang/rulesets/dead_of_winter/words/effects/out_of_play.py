"""Declare effects that take a survivor out of play for a time, and bring it back.

Source: Part 5.5 of the rules document.
"""

from __future__ import annotations

from dowlang.rulesets.dead_of_winter.procedures.control import lead_on
from dowlang.rulesets.dead_of_winter.procedures.out_of_play import (
    come_back,
    is_waiting,
    may_come_back,
    take_out,
)
from dowlang.rulesets.dead_of_winter.state.game_state import Winter
from dowlang.rulesets.dead_of_winter.state.types import Location, Survivor
from dowlang.rulesets.dead_of_winter.words.effects.harm import IN_THE_DECK, is_there
from dowlang.rulesets.dead_of_winter.words.registry import words


def take_out_of_play(game: Winter, survivor: Survivor) -> None:
    """The survivor leaves the board and its group for a time, with wounds, frostbite and equipment,
    of which nothing works meanwhile. It is neither killed nor removed, and counts nowhere. A lost
    leader or last survivor is replaced (R-SURV-10, R-SURV-11).
    """
    if is_there(game, survivor):
        take_out(game, survivor)


def be_taken_out(game: Winter, survivor: Survivor) -> None:
    """Taken out of play, and a new leader of the group."""
    take_out_of_play(game, survivor)
    lead_on(game)


def bring_back(game: Winter, survivor: Survivor, place: Location) -> None:
    """A survivor out of play comes back to its group, at that place, if there is room for it and
    its player may be there. It is no move, no exposure is rolled.
    """
    come_back(game, survivor, place)


def can_be_taken_out(game: Winter, survivor: Survivor) -> bool:
    """In play."""
    return is_there(game, survivor)


def can_come_back(game: Winter, survivor: Survivor, place: Location) -> bool:
    """Out of play, with room for it there."""
    return may_come_back(game, survivor, place)


def is_waiting_out_of_play(game: Winter, survivor: Survivor) -> bool:
    """Taken out of play, to come back."""
    return is_waiting(game, survivor)


words.effect(
    "take {survivor} out of play",
    settles=True,
    example="take that survivor out of play",
    opens=True,
    rules=("R-TEXT-01", "R-SURV-10", "R-SURV-11"),
    possible=can_be_taken_out,
    ahead=be_taken_out,
    also=(
        "(set|lay|put) {survivor} aside",
        "{survivor} is taken out of play",
    ),
)(take_out_of_play)
words.effect(
    "bring {survivor} back to {place}",
    to_one=("survivor", "place"),
    example="bring that survivor back to the colony",
    rules=("R-TEXT-01", "R-BOARD-06"),
    there={"survivor": is_waiting_out_of_play},
    spoken_of="survivor",
    beyond={"survivor": IN_THE_DECK},
    possible=can_come_back,
    ahead=bring_back,
    also=(
        "(bring|put|return) {survivor} back into play (at|in) {place}",
        "return {survivor} to play (at|in) {place}",
        "{survivor} (returns|comes back) to play (at|in) {place}",
        "{survivor} (returns|comes back) into play (at|in) {place}",
    ),
)(bring_back)

STEPS = (take_out_of_play, bring_back)
