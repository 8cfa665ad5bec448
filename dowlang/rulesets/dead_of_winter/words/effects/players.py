"""Declare effects on players: exile, the first player token, the turn, the objective.

Source: Part 5.5 of the rules document.
"""

from __future__ import annotations

from dowlang.rulesets.dead_of_winter.procedures.endings import check_objective, complete_objective
from dowlang.rulesets.dead_of_winter.procedures.exile import exile, may_be_exiled, start_exile_vote
from dowlang.rulesets.dead_of_winter.procedures.secret_setup import set_up_secret
from dowlang.rulesets.dead_of_winter.procedures.tracks import BY_CARD, BY_DEFEAT
from dowlang.rulesets.dead_of_winter.procedures.turns import end_turn
from dowlang.rulesets.dead_of_winter.state import events
from dowlang.rulesets.dead_of_winter.state.board import group, may_leave, room, spaces_needed
from dowlang.rulesets.dead_of_winter.state.current_values import on
from dowlang.rulesets.dead_of_winter.state.game_state import Winter
from dowlang.rulesets.dead_of_winter.state.parameters import FORBID_EXILE_VOTE
from dowlang.rulesets.dead_of_winter.state.streams import SHUFFLE
from dowlang.rulesets.dead_of_winter.state.types import COLONY, OUTSIDE, Player
from dowlang.rulesets.dead_of_winter.state.variants import COOPERATIVE, left_out
from dowlang.rulesets.dead_of_winter.words.registry import words
from dowlang.rulesets.dead_of_winter.words.void_moments import NOBODYS_TURN, TOKEN_GIVEN_LATER
from dowlang.vocabulary.declarations import THE_VOTE


def send_into_exile(game: Winter, target: Player) -> None:
    """Exiled until the end of the game, with all that follows at once (R-EXILE-01)."""
    exile(game, target)


def call_exile_vote(game: Winter, target: Player, player: Player) -> None:
    """A vote on exiling a player is held at once (R-VOTE-01)."""
    if not on(game, FORBID_EXILE_VOTE, player):
        start_exile_vote(game, player, target)


def can_be_exiled(game: Winter, target: Player) -> bool:
    """Not exiled yet (U-34), not in a cooperative game (R-VAR-02)."""
    return may_be_exiled(game, target)


def can_be_voted_on(game: Winter, target: Player, player: Player) -> bool:
    """Return True for a player not exiled yet, outside a cooperative game.

    An exiled player starts no vote, nor one whom a rule in force forbids it. Rules: U-34, R-VAR-02,
    R-EXILE-11.
    """
    return (
        may_be_exiled(game, target)
        and not game.exiled[player]
        and not on(game, FORBID_EXILE_VOTE, player)
    )


def take_first_player_token(game: Winter, player: Player) -> None:
    """The first player token changes hands (R-COLONY-12)."""
    if game.first_player != player:
        game.first_player = player
        game.emit(events.FIRST_PLAYER_CHANGED, player)


def is_not_first(game: Winter, player: Player) -> bool:
    """Somebody else has the token."""
    return game.first_player != player


def end_the_turn(game: Winter) -> None:
    """The active player's turn ends after this effect (R-TURN-04)."""
    end_turn(game)


def lose_next_turn(game: Winter, player: Player) -> None:
    """The next turn that would begin for that player does not: no crossroads card, no frostbite,
    no actions (R-TURN-01, R-TEXT-01).
    """
    game.turns_lost[player] += 1
    game.tell(events.NEXT_TURN_LOST, player)


def check_goal(game: Winter) -> None:
    """The main objective is looked at now. Met, the game ends at once (R-END-04, U-63)."""
    check_objective(game)


def complete_goal(game: Winter) -> None:
    """The main objective is completed, whatever its goal says, and the game ends at that instant
    (R-END-01, R-END-06).
    """
    complete_objective(game)


def end_the_game(game: Winter) -> None:
    """The game ends at that instant: every secret objective is judged as things stand
    (R-END-07). The main one is not completed (R-END-06).
    """
    game.end(BY_CARD)


def lose_the_game(game: Winter) -> None:
    """The game ends at that instant and everybody has lost, whatever their objectives say."""
    game.end(BY_DEFEAT)


def be_outside(game: Winter, target: Player) -> None:
    """Exile a player on a copy of the game, where nobody of the group is in the colony any more.

    Their new places show when it happens.
    """
    if may_be_exiled(game, target):
        game.exiled[target] = 1
        for survivor in group(game, target):
            if game.location[survivor] == COLONY and may_leave(game, survivor):
                spaces = spaces_needed(game, survivor)
                free = (x for x in OUTSIDE if room(game, x) >= spaces)
                game.location[survivor] = next(free, OUTSIDE[0])


EXILE = words.effect(
    "exile {target}",
    settles=True,
    example="exile that player",
    opens=True,
    rules=("R-EXILE-01", "R-EXILE-14"),
    possible=can_be_exiled,
    ahead=be_outside,
    also=(
        "banish {target}",
        "{target} (is|are) exiled",
    ),
)(send_into_exile)
EXILE_VOTE = words.effect(
    "start a vote to exile {target}",
    subject="player",
    another=THE_VOTE,
    example="start a vote to exile another player",
    opens=True,
    rules=("R-VOTE-01", "R-VOTE-04"),
    possible=can_be_voted_on,
    also=(
        "(hold|call|start) (a vote|an exile vote) (to exile|against) {target}",
        "call an exile vote against {target}",
    ),
)(call_exile_vote)
FIRST_PLAYER_TOKEN = words.effect(
    "take the first player token",
    void_at=TOKEN_GIVEN_LATER,
    to_one=("", "player"),
    settles=True,
    to_subject=True,
    subject="player",
    example="take the first player token",
    rules=("R-COLONY-12",),
    offered_where=is_not_first,
    ahead=take_first_player_token,
    also=(
        "take the (starting player|first player) (marker|token)",
        "[you] become the first player",
    ),
)(take_first_player_token)
LOSE_TURN = words.effect(
    "lose the next turn",
    from_subject=True,
    subject="player",
    example="you lose the next turn",
    rules=("R-TURN-01", "R-TEXT-01"),
    also=("(lose|skip|miss) the next turn",),
)(lose_next_turn)
END_TURN = words.effect(
    "end the turn",
    example="end the turn",
    rules=("R-TURN-04",),
    void_at=NOBODYS_TURN,
    also=(
        "(your|the|their) turn (ends|is over|end)",
        "end (your|their) turn",
    ),
)(end_the_turn)


def secrets_are_dealt(game: Winter, player: Player) -> bool:
    """Return True outside a cooperative game, where nobody has a secret objective (R-VAR-02,
    U-52).
    """
    return not game.variant & COOPERATIVE


def draw_secret(game: Winter, player: Player) -> None:
    """A secret objective that nobody holds takes the place of the player's own, which is put
    away unseen (R-BOARD-16). Only the player sees it.
    """
    if not secrets_are_dealt(game, player):
        return
    out = left_out(game)
    for number in game.shuffled(SHUFFLE, range(game.t.secrets)):
        if (
            number not in game.secret
            and number not in game.dealt
            and game.t.secret_path[number] not in out
        ):
            game.secret[player] = number
            game.emit(events.OBJECTIVE_REPLACED, player, number)
            set_up_secret(game, player)
            return


DRAW_SECRET = words.effect(
    "draw a new secret objective",
    to_subject=True,
    subject="player",
    example="each player draws a new secret objective",
    rules=("R-BOARD-16",),
    possible=secrets_are_dealt,
    also=("(get|take|receive) a new secret objective",),
)(draw_secret)
END_GAME = words.effect(
    "end the game",
    example="end the game",
    rules=("R-END-07",),
    also=("the game (ends|is over|end)",),
)(end_the_game)
LOSE_GAME = words.effect(
    "lose the game",
    example="lose the game",
    rules=("R-END-07",),
    also=(
        "(you|players|the players|everyone|everybody|all players) [all] (lose|loses) [the game]",
    ),
)(lose_the_game)
COMPLETE_GOAL = words.effect(
    "complete the main objective",
    settles=True,
    example="complete the main objective",
    rules=("R-END-01", "R-END-06"),
    also=(
        "the main objective is (completed|complete|achieved|fulfilled)",
        "you complete the main objective",
        "(complete|achieve|fulfill|fulfil) the main objective [at once]",
    ),
)(complete_goal)
CHECK_GOAL = words.effect(
    "check the main objective",
    example="check the main objective",
    rules=("R-END-04", "U-63"),
    also=("check (if|whether) the main objective is (complete|completed|met|fulfilled|achieved)",),
)(check_goal)

STEPS = (
    send_into_exile,
    call_exile_vote,
    take_first_player_token,
    lose_next_turn,
    end_the_turn,
    draw_secret,
    end_the_game,
    lose_the_game,
    check_goal,
    complete_goal,
)
