"""Declare effects on secret objectives and on whole groups: showing, swapping, trading.

Source: Part 5.5 of the rules document.
"""

from __future__ import annotations

from dowlang.engine.piece_choices import pick_number
from dowlang.engine.voting import clockwise
from dowlang.rulesets.dead_of_winter.procedures.secret_setup import set_up_secret
from dowlang.rulesets.dead_of_winter.state import events
from dowlang.rulesets.dead_of_winter.state.card_tables import BETRAYAL, EXILE
from dowlang.rulesets.dead_of_winter.state.game_state import Winter
from dowlang.rulesets.dead_of_winter.state.kept_values import secret_of, with_secret
from dowlang.rulesets.dead_of_winter.state.streams import DIE
from dowlang.rulesets.dead_of_winter.state.types import NOBODY, NONE, Player, Players
from dowlang.rulesets.dead_of_winter.words.cards.availability import (
    AT_STAKE,
    IN_USE,
    NOBODYS,
    NOT_IN_HAND,
    OF_ANOTHER,
    UNDER_SOMEBODY,
    is_at_hand,
)
from dowlang.rulesets.dead_of_winter.words.cards.untouched import IN_OWN_HAND
from dowlang.rulesets.dead_of_winter.words.cards.zones import Card
from dowlang.rulesets.dead_of_winter.words.effects.stakes import can_be_staked, stake_card
from dowlang.rulesets.dead_of_winter.words.registry import words
from dowlang.vocabulary.declarations import EffectWord, Place


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
    """Two players exchange the secret objectives in force, unseen by the others. Each sees the new
    one (R-BOARD-15, R-BOARD-16).
    """
    if other == player or NONE in (game.secret[player], game.secret[other]):
        return
    game.secret[player], game.secret[other] = game.secret[other], game.secret[player]
    game.emit(events.OBJECTIVE_REPLACED, player, game.secret[player])
    game.emit(events.OBJECTIVE_REPLACED, other, game.secret[other])
    set_up_secret(game, player)
    set_up_secret(game, other)


def can_swap(game: Winter, other: Player, player: Player) -> bool:
    """Return True for two players who both have a secret objective."""
    return other != player and NONE not in (game.secret[player], game.secret[other])


def is_betrayer(game: Winter, player: Player) -> bool:
    """The secret objective in force is a betrayal objective. A card asks this of what lies open,
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
    also=(
        "(show|flip|turn over) the secret objective of {owner}",
        "{owner} (reveals|shows) (their|his|her) secret objective",
        "reveal {owner} 's secret objective",
    ),
)(reveal_objective)
SWAP_OBJECTIVES = words.effect(
    "swap secret objectives with {other}",
    parted=(("side", "player", "other"),),
    subject="player",
    example="swap secret objectives with another player",
    rules=("R-BOARD-15", "R-BOARD-16"),
    possible=can_swap,
    by_turns=True,
    also=("(exchange|trade|switch|swap) secret objectives with {other}",),
)(swap_objectives)
words.state(
    "a betrayer",
    subject="player",
    seen_by="player",
    example="another player is a betrayer",
    rules=("R-BOARD-16",),
)(is_betrayer)
words.state(
    "dealt a betrayal objective",
    subject="player",
    seen_by="player",
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
    "agree",
    subject="player",
    example="another player may agree",
    printed="agree to the following",
    also=("agree to the following",),
    rules=("R-BOARD-17",),
)(agree)


# ---- numbers and stakes in secret
PICKED = "choice of numbers"
"""What numbers picked in secret are told of."""
KEPT = "the dice kept in secret"
"""Where they lie."""
SHOWN = NOBODY
"""The player of the row that says that the numbers of a card have been shown."""


def show_numbers(game: Winter, of_card: str = "") -> None:
    """Tell everybody the numbers that have been picked for the card, once, before a line asks for
    them (R-BOARD-15), but not what is noted for a secret objective while its owner sets it up.
    """
    card = game.card_number(of_card)
    own = tuple([row for row in game.noted if row[0] in (card, NONE)])
    if (card, SHOWN, 1) in own or game.carried_out_unseen():
        return
    for player in clockwise(game, tuple(range(game.players))):
        if number := secret_of(own, card, player):
            game.tell(events.NUMBER_SHOWN, player, number)
    game.noted = with_secret(game.noted, card, SHOWN, 1)


def level_decided(game: Winter, taken: Player, level: Players) -> None:
    """Tell who the first player has said it is, of those who are level (R-BOARD-18)."""
    if len(level) > 1:
        game.tell(events.LEVEL_DECIDED, game.arbiter(), taken)


SHOW_NUMBERS = EffectWord(
    Place.EFFECT, "show the numbers that were picked", show_numbers, implicit=("of_card",)
)
TELL_LEVEL = EffectWord(Place.EFFECT, "tell that it is {taken} of {level}", level_decided)


def pick_in_secret(game: Winter, amount: int, player: Player, of_card: str = "") -> None:
    """The player notes a number from 1 to that one, which nobody else sees before a line asks for
    what has been picked (R-BOARD-15).
    """
    game.do(pick_number, player, 1, max(1, amount))
    game.receive(number_noted, player, of_card)


def number_noted(game: Winter, number: int, player: Player, of_card: str) -> None:
    """Keep the number of this player for the card. One picked earlier for it is forgotten.

    Who notes one for a secret objective does it unseen: that there is one to note tells which
    objective it is.
    """
    card = game.card_number(of_card)
    noted = tuple([row for row in game.noted if row[1] != SHOWN or card not in (row[0], NONE)])
    game.noted = with_secret(noted, card, player, number)
    if not game.carried_out_unseen():
        game.tell(events.NUMBER_NOTED, player)


def roll_in_secret(game: Winter, player: Player, of_card: str = "") -> None:
    """The player rolls a die that nobody else sees, and keeps it until another one is
    kept for the card (R-BOARD-15, R-DICE-10).
    """
    face = game.roll(DIE, 6) + 1
    game.kept = with_secret(game.kept, game.card_number(of_card), player, face)
    game.emit(events.ROLLED_IN_SECRET, player, face)


def die_kept(game: Winter, player: Player, of_card: str = "") -> int:
    """The die that the player has kept last in secret for the card, 0 without one (R-BOARD-15)."""
    return secret_of(game.kept, game.card_number(of_card), player)


def least_of_a_die(game: Winter, player: Player, of_card: str = "") -> int:
    """Return what everybody knows of a die that is kept in secret: that there is one."""
    return min(1, die_kept(game, player, of_card))


words.number(
    "secret die of {player}",
    printed="the secret die of {player}",
    seen_by="player",
    counts_at=KEPT,
    at_least=least_of_a_die,
    implicit=("of_card",),
    example="secret die of the first player",
    rules=("R-BOARD-15",),
)(die_kept)


ROLL_IN_SECRET = words.effect(
    "keep a die in secret",
    lays=("", KEPT),
    printed="roll a die in secret, which stays covered",
    from_subject=True,
    subject="player",
    implicit=("of_card",),
    example="the player on your right keeps a die in secret",
    rules=("R-BOARD-15", "R-DICE-10"),
    also=(
        "secretly (roll|keep) (a|one|1) die",
        "roll (a|one|1) die (in secret|secretly) [and keep it]",
        "roll (a|one|1) die (in secret|secretly) , which stays covered",
    ),
)(roll_in_secret)


def picked(game: Winter, player: Player, number: int, of_card: str = "") -> bool:
    """The number that the player has picked last in secret is that one. 0 for nobody."""
    return secret_of(game.noted, game.card_number(of_card), player) == number


def number_picked(game: Winter, player: Player, of_card: str = "") -> int:
    """The number that the player has picked last in secret, 0 without one."""
    return secret_of(game.noted, game.card_number(of_card), player)


def least_picked(game: Winter, player: Player, of_card: str = "") -> int:
    """Return what everybody knows of a number that is picked in secret: that there is one."""
    return min(1, number_picked(game, player, of_card))


def pick_for_rank(game: Winter, player: Player, of_card: str = "") -> int:
    """The one who has picked the highest (the lowest) number last. Of equals the first player says
    which (R-BOARD-18).
    """
    return secret_of(game.noted, game.card_number(of_card), player)


PICK_IN_SECRET = words.effect(
    "pick a number up to {amount} in secret",
    from_subject=True,
    subject="player",
    example="each player picks a number up to 3 in secret",
    another=PICKED,
    implicit=("of_card",),
    rules=("R-BOARD-15",),
    also=(
        "secretly (pick|choose) a number up to {amount}",
        "(pick|choose) a number up to {amount} (secretly|in secret)",
    ),
)(pick_in_secret)
words.predicate(
    "picked {number}",
    subject="player",
    example="another player picked 2",
    of_last=PICKED,
    seen_by="player",
    shown_by=SHOW_NUMBERS,
    implicit=("of_card",),
    rules=("R-BOARD-15",),
)(picked)
words.number(
    "number picked by {player}",
    example="number picked by the first player",
    printed="the number picked by {player}",
    at_least=least_picked,
    of_last=PICKED,
    seen_by="player",
    shown_by=SHOW_NUMBERS,
    implicit=("of_card",),
    rules=("R-BOARD-15",),
)(number_picked)
words.filter(
    "player",
    "with the highest number",
    example="the player with the highest number discards 1 card",
    subject="player",
    extreme="highest",
    of_last=PICKED,
    seen_by="player",
    shown_by=SHOW_NUMBERS,
    level_told_by=TELL_LEVEL,
    implicit=("of_card",),
)(pick_for_rank)
words.filter(
    "player",
    "with the lowest number",
    example="the player with the lowest number discards 1 card",
    subject="player",
    extreme="lowest",
    of_last=PICKED,
    seen_by="player",
    shown_by=SHOW_NUMBERS,
    level_told_by=TELL_LEVEL,
    implicit=("of_card",),
)(pick_for_rank)


def stake_in_secret(game: Winter, card: Card, player: Player) -> None:
    """A hand card is put at stake face down, and all are turned over when everybody has chosen
    (R-BOARD-15, R-BOARD-17).
    """
    stake_card(game, card, player)


def staked_by(game: Winter, player: Player) -> int:
    """Cards that the player has at stake."""
    return sum([who == player for who, _ in game.stakes])


STAKE_IN_SECRET = words.effect(
    "stake {card} face down",
    lays=("card", AT_STAKE),
    misses={"card": (*NOBODYS, OF_ANOTHER, IN_USE, AT_STAKE, UNDER_SOMEBODY)},
    subject="player",
    within={"card": "in hand"},
    example="each player stakes any number of cards face down",
    rules=("R-BOARD-15", "R-BOARD-17"),
    possible=can_be_staked,
    there={"card": is_at_hand},
    left=("card", IN_OWN_HAND),
    ahead=stake_card,
    at_once=True,
    beyond={"card": NOT_IN_HAND},
    also=("stake {card} (in secret|secretly)",),
)(stake_in_secret)
words.number(
    "stakes of {player}",
    one="stake of {player}",
    counts_at=AT_STAKE,
    example="stakes of the first player",
    rules=("R-BOARD-17",),
)(staked_by)


STEPS = (
    reveal_objective,
    swap_objectives,
    agree,
    pick_in_secret,
    roll_in_secret,
    number_noted,
    show_numbers,
    level_decided,
    stake_in_secret,
)
