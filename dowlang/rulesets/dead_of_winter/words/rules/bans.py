"""Declare lasting sentences that forbid something to survivors, players or cards.

None changes anything itself. How long they hold is told in `ongoing.py`.
Rules: R-TEXT-01, Part 5.5.
"""

from __future__ import annotations

from dowlang.engine.ongoing_effects import Change, foreseen
from dowlang.rulesets.dead_of_winter.state import parameters as rule
from dowlang.rulesets.dead_of_winter.state.game_state import Winter
from dowlang.rulesets.dead_of_winter.state.types import (
    Location,
    Player,
    Players,
    Survivors,
    Symbol,
)
from dowlang.rulesets.dead_of_winter.words import enumerations as doings
from dowlang.rulesets.dead_of_winter.words.cards.availability import NOT_PLAYED
from dowlang.rulesets.dead_of_winter.words.cards.zones import Cards, copies_said
from dowlang.rulesets.dead_of_winter.words.enumerations import Actions
from dowlang.rulesets.dead_of_winter.words.registry import words
from dowlang.rulesets.dead_of_winter.words.rules.changes import Changes, change_each
from dowlang.vocabulary.declarations import Group

FORBIDDEN = {
    doings.MOVE: rule.FORBID_MOVE,
    doings.SEARCH: rule.FORBID_SEARCH,
    doings.ATTACK: rule.FORBID_ATTACK,
    doings.USE_ITS_ABILITY: rule.FORBID_ABILITY,
    doings.BE_MOVED: rule.FORBID_BE_MOVED,
    doings.BE_ATTACKED: rule.FORBID_BE_ATTACKED,
    doings.CLEAN_WASTE: rule.FORBID_CLEAN_WASTE,
    doings.ADD_CARDS_TO_THE_CRISIS: rule.FORBID_CRISIS,
    doings.SPEND_FOOD: rule.FORBID_FOOD,
    doings.BUILD_BARRICADES: rule.FORBID_BARRICADE,
    doings.ATTRACT_ZOMBIES: rule.FORBID_ATTRACT,
    doings.REQUEST_CARDS: rule.FORBID_REQUEST,
    doings.HAND_OFF_CARDS: rule.FORBID_HAND_OFF,
    doings.START_EXILE_VOTES: rule.FORBID_EXILE_VOTE,
    doings.BE_EQUIPPED: rule.FORBID_BE_EQUIPPED,
    doings.BE_WOUNDED: rule.FORBID_BE_WOUNDED,
    doings.BE_HEALED: rule.FORBID_BE_HEALED,
    doings.TAKE_ACTIONS: rule.FORBID_ACT,
}
OF_THE_GROUP = Group(
    "survivor",
    "the controller of {}",
    (
        "move",
        "search",
        "attack",
        "use its ability",
        "be moved",
        "be attacked",
        "be equipped",
        "be wounded",
        "be healed",
        "take actions",
    ),
)
"""The group rule: what survivors do, or have done to them.

Said of a player it holds for every survivor the player controls then.
"""


def survivor_cannot(game: Winter, subject: Survivors, actions: Actions) -> Changes:
    """The survivor may not do that, or have it done to it."""
    return tuple(Change(FORBIDDEN[action], 1, subject=one) for one in subject for action in actions)


def is_banned(game: Winter, subject: Survivors, actions: Actions) -> None:
    """From the line on, on a copy of the game, those survivors may not."""
    foreseen(game, survivor_cannot(game, subject, actions))


def player_cannot(game: Winter, subject: Players, actions: Actions) -> Changes:
    """The player may not do that. What survivors do is forbidden to every survivor of the group
    instead (`OF_THE_GROUP`).
    """
    return tuple(Change(FORBIDDEN[action], 1, subject=one) for one in subject for action in actions)


def is_denied(game: Winter, subject: Players, actions: Actions) -> None:
    """From the line on, on a copy of the game, those players may not."""
    foreseen(game, player_cannot(game, subject, actions))


def cannot_move_to(game: Winter, subject: Survivors, place: Location) -> Changes:
    """The survivor may not move there."""
    return change_each(rule.FORBID_ENTER_COLONY + place, 1, subject)


def cannot_move_from(game: Winter, subject: Survivors, place: Location) -> Changes:
    """The survivor may not move away from there."""
    return change_each(rule.FORBID_LEAVE_COLONY + place, 1, subject)


def is_kept_out(game: Winter, subject: Survivors, place: Location) -> None:
    """From the line on, on a copy of the game, those survivors may not go there."""
    foreseen(game, cannot_move_to(game, subject, place))


def is_kept_in(game: Winter, subject: Survivors, place: Location) -> None:
    """From the line on, on a copy of the game, those survivors may not leave that place."""
    foreseen(game, cannot_move_from(game, subject, place))


def cannot_request_from(game: Winter, subject: Players, player: Player) -> Changes:
    """The player may not request cards from that one."""
    return change_each(rule.FORBID_REQUEST_FROM_1 + player, 1, subject)


def cannot_hand_off_to(game: Winter, subject: Players, player: Player) -> Changes:
    """The player's survivors hand nothing off to survivors of that one."""
    return change_each(rule.FORBID_HAND_OFF_TO_1 + player, 1, subject)


def asks_that_one_no_more(game: Winter, subject: Players, player: Player) -> None:
    """From the line on, on a copy of the game, those players may not request that one's cards."""
    foreseen(game, cannot_request_from(game, subject, player))


def hands_that_one_no_more(game: Winter, subject: Players, player: Player) -> None:
    """From the line on, on a copy of the game, those players hand nothing off to that one."""
    foreseen(game, cannot_hand_off_to(game, subject, player))


def cannot_be_killed(game: Winter, subject: Survivors) -> Changes:
    """Nothing kills the survivor."""
    return change_each(rule.FORBID_BE_KILLED, 1, subject)


def kept_alive(game: Winter, subject: Survivors) -> None:
    """From the line on, on a copy of the game, those survivors cannot be killed."""
    foreseen(game, cannot_be_killed(game, subject))


def cannot_play(game: Winter, subject: Players) -> Changes:
    """The player may not play cards."""
    return change_each(rule.FORBID_PLAY, 1, subject)


def cannot_play_symbol(game: Winter, subject: Players, symbol: Symbol) -> Changes:
    """The player may not play cards with that symbol."""
    return change_each(rule.FORBID_PLAY_WEAPON + symbol, 1, subject)


def plays_nothing(game: Winter, subject: Players) -> None:
    """From the line on, on a copy of the game, those players may not play cards."""
    foreseen(game, cannot_play(game, subject))


def plays_none_of(game: Winter, subject: Players, symbol: Symbol) -> None:
    """From the line on, on a copy of the game, those players may not play such cards."""
    foreseen(game, cannot_play_symbol(game, subject, symbol))


words.rule(
    "{subject} cannot {actions}",
    example="the patient cannot attack or search",
    rules=("R-TEXT-01", "R-ACT-01"),
    ahead=is_banned,
    in_turns=True,
    at_any_time=("be moved", "be equipped", "be wounded", "be healed"),
)(survivor_cannot)
words.rule(
    "{subject} cannot {actions}",
    example="you cannot add cards to the crisis",
    rules=("R-TEXT-01", "R-ACT-CRI-01"),
    group=OF_THE_GROUP,
    ahead=is_denied,
    in_turns=True,
)(player_cannot)
words.rule(
    "{subject} cannot move to {place}",
    example="the bearer cannot move to the colony",
    rules=("R-ACT-MOV-01",),
    ahead=is_kept_out,
)(cannot_move_to)
words.rule(
    "{subject} cannot move from {place}",
    example='the bearer cannot move from "Library"',
    rules=("R-ACT-MOV-01",),
    ahead=is_kept_in,
)(cannot_move_from)
words.rule(
    "{subject} cannot request cards from {player}",
    example="players cannot request cards from you",
    rules=("R-ACT-REQ-01", "R-TEXT-01"),
    ahead=asks_that_one_no_more,
    in_turns=True,
)(cannot_request_from)
words.rule(
    "{subject} cannot hand off cards to {player}",
    example="players cannot hand off cards to you",
    rules=("R-ACT-HND-01", "R-TEXT-01"),
    ahead=hands_that_one_no_more,
    in_turns=True,
)(cannot_hand_off_to)
words.rule(
    "{subject} cannot be killed",
    example="the bearer cannot be killed",
    rules=("R-SURV-04",),
    ahead=kept_alive,
)(cannot_be_killed)
words.rule(
    "{subject} cannot play cards",
    example="players cannot play cards",
    rules=("R-ACT-PLY-01",),
    ahead=plays_nothing,
    in_turns=True,
)(cannot_play)


def card_cannot_be_played(game: Winter, subject: Cards) -> Changes:
    """Nobody may play that card. A name means every copy."""
    return change_each(rule.FORBID_PLAY_CARD, 1, copies_said(game, subject))


def is_never_played(game: Winter, subject: Cards) -> None:
    """From the line on, on a copy of the game, nobody may play those cards."""
    foreseen(game, card_cannot_be_played(game, subject))


words.rule(
    "{subject} cannot be played",
    example='"Aspirin" cannot be played',
    rules=("R-ACT-PLY-01",),
    elsewhere=True,
    beyond={"subject": NOT_PLAYED},
    ahead=is_never_played,
    in_turns=True,
)(card_cannot_be_played)
words.rule(
    "{subject} cannot play {symbol} cards",
    example="you cannot play food cards",
    rules=("R-ACT-PLY-01",),
    ahead=plays_none_of,
    in_turns=True,
)(cannot_play_symbol)
