"""Declare effects on secret objectives and on whole groups: showing, swapping, trading.

Source: Part 5.5 of the rules document.
"""

from __future__ import annotations

from dowlang.rulesets.dead_of_winter.procedures.control import give_survivor, lead_on
from dowlang.rulesets.dead_of_winter.state import events
from dowlang.rulesets.dead_of_winter.state.card_tables import BETRAYAL, EXILE
from dowlang.rulesets.dead_of_winter.state.game_state import Winter
from dowlang.rulesets.dead_of_winter.state.types import NOBODY, NONE, Player, Survivor
from dowlang.rulesets.dead_of_winter.words.registry import words


# ---- secret objectives
def reveal_objective(game: Winter, owner: Player) -> None:
    """Every other player sees a secret objective, which stays in force (R-BOARD-15, R-BOARD-17)."""
    if game.secret[owner] == NONE:
        return
    for player in range(game.players):
        if player != owner and not game.eliminated[player]:
            game.emit(events.OBJECTIVE_SEEN, player, owner, game.secret[owner])


def has_objective(game: Winter, owner: Player) -> bool:
    """Return True for a player with a secret objective (R-VAR-02)."""
    return game.secret[owner] != NONE


def swap_objectives(game: Winter, other: Player, player: Player) -> None:
    """Two players exchange the secret objectives in force, unseen by the others; each sees the new
    one (R-BOARD-15, R-BOARD-16).
    """
    if other == player or NONE in (game.secret[player], game.secret[other]):
        return
    game.secret[player], game.secret[other] = game.secret[other], game.secret[player]
    game.emit(events.OBJECTIVE_REPLACED, player, game.secret[player])
    game.emit(events.OBJECTIVE_REPLACED, other, game.secret[other])


def can_swap(game: Winter, other: Player, player: Player) -> bool:
    """Return True for two players who both have a secret objective."""
    return other != player and NONE not in (game.secret[player], game.secret[other])


def is_betrayer(game: Winter, player: Player) -> bool:
    """The secret objective in force is a betrayal objective; a card asks this of what lies open,
    or tells it (R-BOARD-16).
    """
    return BETRAYAL <= game.secret[player] < EXILE


def was_dealt_betrayal(game: Winter, player: Player) -> bool:
    """Was dealt a betrayal objective at set-up, whatever is in force now (R-SETUP-05)."""
    return BETRAYAL <= game.dealt[player] < EXILE


REVEAL_OBJECTIVE = words.effect(
    "reveal the secret objective of {owner}",
    example="reveal the secret objective of another player",
    rules=("R-BOARD-15", "R-BOARD-17"),
    possible=has_objective,
)(reveal_objective)
SWAP_OBJECTIVES = words.effect(
    "swap secret objectives with {other}",
    between_two=True,
    subject="player",
    example="swap secret objectives with another player",
    rules=("R-BOARD-15", "R-BOARD-16"),
    possible=can_swap,
)(swap_objectives)
words.state(
    "a betrayer", subject="player", example="another player is a betrayer", rules=("R-BOARD-16",)
)(is_betrayer)
words.state(
    "dealt a betrayal objective",
    subject="player",
    example="another player is dealt a betrayal objective",
    rules=("R-SETUP-05",),
)(was_dealt_betrayal)


# ---- consent
def agree(game: Winter, player: Player) -> None:
    """Nothing but a word: who may agree is asked, and what stands below `if so` follows from it
    (R-BOARD-17).
    """
    game.emit(events.AGREED, player)


AGREE = words.effect(
    "agree", subject="player", example="another player may agree", rules=("R-BOARD-17",)
)(agree)


# ---- survivors for survivors
def trade(game: Winter, survivor: Survivor, other: Survivor) -> None:
    """Two survivors of two players change controllers at once, with tokens and equipment; who led
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


TRADE = words.effect(
    "trade {survivor} for {other}",
    example="trade your leader for a survivor controlled by the first player",
    rules=("R-SURV-10", "R-SURV-11"),
    opens=True,
    possible=can_trade,
    ahead=be_traded,
)(trade)

STEPS = (reveal_objective, swap_objectives, agree, trade)
