"""Declare what is done to trade survivors for survivors. Source: Part 5.5 of the rules document."""

from __future__ import annotations

from dowlang.rulesets.dead_of_winter.procedures.control import give_survivor, lead_on
from dowlang.rulesets.dead_of_winter.state.game_state import Winter
from dowlang.rulesets.dead_of_winter.state.types import NOBODY, Survivor
from dowlang.rulesets.dead_of_winter.words.registry import words


def trade(game: Winter, survivor: Survivor, other: Survivor) -> None:
    """Two survivors of two players change controllers at once, with tokens and equipment. Who led
    leads no more, and its group gets another leader (R-SURV-10, R-SURV-11).
    """
    if not can_trade(game, survivor, other):
        return
    giver, receiver = game.controller[survivor], game.controller[other]
    give_survivor(game, survivor, receiver, another_comes=True)
    give_survivor(game, other, giver, another_comes=True)


def be_traded(game: Winter, survivor: Survivor, other: Survivor) -> None:
    """Trade on a copy of the game, where nobody is asked who leads."""
    trade(game, survivor, other)
    lead_on(game)


def can_trade(game: Winter, survivor: Survivor, other: Survivor) -> bool:
    """Return True for two survivors in play of different players."""
    return NOBODY not in (game.controller[survivor], game.controller[other]) and (
        game.controller[survivor] != game.controller[other]
    )


words.effect(
    "trade {survivor} with {other}",
    to_one=("other", "survivor"),
    parted=(("side", "survivor", "other"),),
    example="trade your leader with a survivor controlled by the first player",
    rules=("R-SURV-10", "R-SURV-11"),
    opens=True,
    possible=can_trade,
    ahead=be_traded,
    also=("(trade|exchange) {survivor} (with|for) {other}",),
)(trade)

STEPS = (trade,)
