"""Declare what cards ask of records: votes, dice thrown, crises helped, exiles, first leaders.

Who gave which card to a crisis is told to nobody (U-48), so a goal may count it and a player sees
only the own count in the progress of the own goal.
"""

from __future__ import annotations

from dowlang.rulesets.dead_of_winter.procedures.crisis import points_missing
from dowlang.rulesets.dead_of_winter.state.board import in_play
from dowlang.rulesets.dead_of_winter.state.current_values import influence
from dowlang.rulesets.dead_of_winter.state.game_state import Winter
from dowlang.rulesets.dead_of_winter.state.types import COLONY, NONE, Player, Survivor
from dowlang.rulesets.dead_of_winter.words.registry import words
from dowlang.vocabulary.declarations import THE_VOTE

HELPED, RIGHTLY, RIGHT, WRONG = range(4)
"""Places in `Winter.crisis_books`."""


# ---- crises
def crises_resolved(game: Winter) -> int:
    """Crises prevented or failed so far (R-CRISIS-07, -08)."""
    return game.crises_met


def crises_helped(game: Winter, player: Player) -> int:
    """Resolved crises to which the player gave at least one card, right or wrong."""
    return game.crisis_books[player][HELPED]


def crises_helped_rightly(game: Winter, player: Player) -> int:
    """Resolved crises to which the player gave at least one card that helped."""
    return game.crisis_books[player][RIGHTLY]


def right_cards(game: Winter, player: Player) -> int:
    """Cards of the player that helped a resolved crisis (R-CRISIS-05)."""
    return game.crisis_books[player][RIGHT]


def wrong_cards(game: Winter, player: Player) -> int:
    """Cards of the player that counted against a resolved crisis (R-CRISIS-06)."""
    return game.crisis_books[player][WRONG]


def missing(game: Winter) -> int:
    """Points that the crisis lacks while it is resolved, else 0 (R-CRISIS-07)."""
    return points_missing(game)


words.number(
    "crises resolved", one="crisis resolved", example="crises resolved", rules=("R-CRISIS-07",)
)(crises_resolved)
words.number(
    "crises with a card of {player}",
    one="crisis with a card of {player}",
    example="crises with a card of you",
    rules=("R-ACT-CRI-02",),
)(crises_helped)
words.number(
    "crises with a right card of {player}",
    one="crisis with a right card of {player}",
    example="crises with a right card of you",
    seen_by="player",
    rules=("R-CRISIS-05",),
)(crises_helped_rightly)
words.number(
    "right cards given by {player}",
    one="right card given by {player}",
    example="right cards given by you",
    seen_by="player",
    rules=("R-CRISIS-05",),
)(right_cards)
words.number(
    "wrong cards given by {player}",
    one="wrong card given by {player}",
    example="wrong cards given by you",
    seen_by="player",
    rules=("R-CRISIS-06",),
)(wrong_cards)
words.number(
    "points missing", one="point missing", example="points missing", rules=("R-CRISIS-07",)
)(missing)


def loss_of_morale(game: Winter) -> int:
    """The last loss of morale: below `when morale is lost, before it takes effect` the one that is
    about to come, elsewhere the one that came last (R-END-02).
    """
    return game.loss


words.number(
    "loss of morale",
    example="loss of morale",
    printed="the loss of morale",
    rules=("R-END-02",),
)(loss_of_morale)


# ---- votes
def voted_for(game: Winter, player: Player) -> bool:
    """The player voted for it in the last vote that was held (R-VOTE-01)."""
    return (player, 1) in game.ballots


def voted_against(game: Winter, player: Player) -> bool:
    """The player voted against it in the last vote that was held (R-VOTE-01)."""
    return (player, 0) in game.ballots


words.predicate(
    "voted for it",
    subject="player",
    example="a player voted for it",
    of_last=THE_VOTE,
    ballot="yes",
    rules=("R-VOTE-01",),
)(voted_for)
words.predicate(
    "voted against it",
    subject="player",
    example="a player voted against it",
    of_last=THE_VOTE,
    ballot="no",
    rules=("R-VOTE-01",),
)(voted_against)


def votes_for(game: Winter) -> int:
    """Votes for it in the last vote that was held, as rules count them. As many as against it is a
    tie (R-VOTE-05).
    """
    return sum([game.votes_of(player) for player, cast in game.ballots if cast])


def votes_against(game: Winter) -> int:
    """Votes against it in the last vote that was held, as rules count them (R-VOTE-05)."""
    return sum([game.votes_of(player) for player, cast in game.ballots if not cast])


words.number(
    "votes for it",
    one="vote for it",
    example="votes for it",
    of_last=THE_VOTE,
    rules=("R-VOTE-05",),
)(votes_for)
words.number(
    "votes against it",
    one="vote against it",
    example="votes against it",
    of_last=THE_VOTE,
    rules=("R-VOTE-05",),
)(votes_against)


# ---- time
def rounds_begun(game: Winter) -> int:
    """The number of this round: 1 in the first (R-ROUND-01)."""
    return game.round


words.number("rounds begun", one="round begun", example="rounds begun", rules=("R-ROUND-01",))(
    rounds_begun
)


# ---- exile and leaders
def rounds_of_exile(game: Winter, player: Player) -> int:
    """Rounds that have ended since the player was exiled, 0 for who is not (R-EXILE-01)."""
    return game.round - game.exiled_in[player] if game.exiled[player] else 0


def is_voted_out(game: Winter, player: Player) -> bool:
    """Exiled, and by a vote: not by a card alone (R-VOTE-04)."""
    return game.exiled[player] > 0 and game.voted_out[player] > 0


def leads_from_the_start(game: Winter, survivor: Survivor, player: Player) -> bool:
    """Led that player's group when the first turn began (R-SETUP-12)."""
    return survivor != NONE and game.first_leaders[player] == survivor


def rank_of(game: Winter, survivor: Survivor) -> int:
    """1 for the lowest influence of those in the colony, or of those outside it, as the survivor
    is. 0 for one who is not on the board (R-CARD-09).
    """
    if survivor == NONE or game.location[survivor] < 0:
        return 0
    inside, mine = game.location[survivor] == COLONY, influence(game, survivor)
    return 1 + sum(
        [
            influence(game, other) < mine
            for other in in_play(game)
            if (game.location[other] == COLONY) == inside
        ]
    )


words.number(
    "rank of {survivor}",
    example="rank of your leader",
    printed="the rank by influence (1 the lowest) of {survivor}",
    also=("[the] rank by influence LEFT 1 the lowest RIGHT of {survivor}",),
    rules=("R-CARD-09",),
)(rank_of)
words.number(
    "rounds since the exile of {player}",
    one="round since the exile of {player}",
    example="rounds since the exile of you",
    rules=("R-EXILE-01",),
)(rounds_of_exile)
words.state("voted out", subject="player", example="you are voted out", rules=("R-VOTE-04",))(
    is_voted_out
)
words.state(
    "the first leader of {player}",
    relation="one",
    subject="survivor",
    example="your leader is the first leader of you",
    rules=("R-SETUP-12",),
)(leads_from_the_start)
