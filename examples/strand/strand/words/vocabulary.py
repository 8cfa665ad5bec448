"""Declare each word of the cards once, beside the function that does it."""

from __future__ import annotations

from typing import Annotated

from dowlang.vocabulary.card_kinds import CardKind, Clause
from dowlang.vocabulary.registry import Vocabulary
from dowlang.vocabulary.starts import Starts
from strand import events as E
from strand import game as rules
from strand.game import Strand

Player = Annotated[int, "player"]
Find = Annotated[int, "find"]
words = Vocabulary("strand")


# ---- nouns
def combers(game: Strand) -> tuple[int, ...]:
    """Seats."""
    return tuple(range(game.players))


def on_the_strand(game: Strand) -> tuple[int, ...]:
    """Finds of the row, the oldest first."""
    return game.row


def all_shells(game: Strand) -> int:
    """Shells of all players."""
    return sum(game.shells)


def number_of(game: Strand, slug: str) -> int:
    """Number of a find."""
    return game.cards.number("find", slug)


def lay_down(game: Strand, find: int) -> None:
    """A find lies on the strand, behind the others."""
    game.row = (*(one for one in game.row if one != find), find)


words.noun("player", domain=combers, pick="player")
words.noun("shell", total=all_shells)
words.noun(
    "find", named_by="find", named=number_of, domain=on_the_strand, pick="find", make=lay_down
)


# ---- what cards ask
def player_number(game: Strand, number: int) -> Player:
    """The player of a seat, in tests."""
    return number - 1


def pocket(game: Strand, player: Player) -> int:
    """Shells of a player."""
    return game.shells[player]


def fill_pocket(game: Strand, player: Player, value: int) -> None:
    """A player has so many shells."""
    game.shells[player] = value


def water(game: Strand) -> int:
    """How high the tide stands."""
    return game.tide


def set_water(game: Strand, value: int) -> None:
    """The tide stands so high."""
    game.tide = value


def points(game: Strand, player: Player) -> int:
    """Points of a player, shells and finds together."""
    return rules.points(game, player)


def heavy(game: Strand, find: Find) -> bool:
    """A find is worth three or more."""
    return bool(rules.worth(game, find) >= 3)


def gone(game: Strand, find: Find) -> bool:
    """The sea has a find back."""
    return find in game.gone


words.reference("player {number}", "player", constant=player_number, example="player 1 waits")
words.number("shells of {player}", example="shells of player 1", make=fill_pocket)(pocket)
words.number("tide", example="tide", make=set_water)(water)
words.number("points of {player}", example="points of player 1")(points)
words.state("heavy", example="a find is heavy", subject="find")(heavy)
words.state("gone", example="a find is gone", subject="find")(gone)


# ---- what cards do
def gain_shells(game: Strand, count: int, player: Player) -> None:
    """A player picks shells up."""
    rules.change_shells(game, count, player)


def lose_shells(game: Strand, count: int, player: Player) -> int:
    """A player loses shells, as many as there are."""
    lost = min(count, game.shells[player])
    rules.change_shells(game, -lost, player)
    return lost


def raise_tide(game: Strand, count: int) -> None:
    """The tide rises."""
    rules.move_tide(game, count)


def lower_tide(game: Strand, count: int) -> None:
    """The tide falls, not below nothing."""
    rules.move_tide(game, -count)


def sweep(game: Strand, find: Find) -> None:
    """The sea takes a find of the row."""
    if find in game.row:
        rules.wash_away(game, find)


words.effect("gain {count} shells", example="you gain 1 shell", subject="player")(gain_shells)
words.effect("lose {count} shells", example="you lose 1 shell", subject="player", available=pocket)(
    lose_shells
)
words.effect("raise the tide by {count}", example="raise the tide by 1")(raise_tide)
words.effect("lower the tide by {count}", example="lower the tide by 1", available=water)(
    lower_tide
)
words.effect("sweep away {find}", example="sweep away a find")(sweep)
words.event(
    "take {find}",
    E.TAKEN,
    (("comber", "player"), ("find", "find")),
    example="you take a find",
    option="take",
)
words.event("wait", E.WAITED, (("comber", "player"),), example="you wait", option="wait")


# ---- time and kinds of cards
def this_turn(game: Strand) -> tuple[int, int]:
    """Until the end of this turn."""
    return rules.TURN, game.turn


def this_round(game: Strand) -> tuple[int, int]:
    """Until the end of this round."""
    return rules.ROUND, game.round


def next_round(game: Strand) -> tuple[int, int]:
    """Until the end of the round after this one."""
    return rules.ROUND, game.round + 1


words.durations = {"this turn": this_turn, "this round": this_round, "next round": next_round}
words.moments = {
    ("start", "turn"): E.TURN_STARTED,
    ("end", "turn"): E.TURN_ENDED,
    ("start", "round"): E.ROUND_STARTED,
    ("end", "round"): E.ROUND_ENDED,
}
words.scopes = {"turn": rules.TURN, "round": rules.ROUND, "game": rules.GAME}
words.chance = ("pick",)  # no dice
words.kinds.append(
    CardKind(
        "find",
        "finds",
        (
            Clause("flavor {text}", "flavor"),
            Clause("worth {int}", "worth", least=1),
            Clause("@option", "start", most=0, fact=False),
            Clause("@automatic", "start", most=0, fact=False),
        ),
        deck="find",
        scope=(("you", "player"),),
    )
)
FIND = """find {name}
    flavor "What the sea leaves."
    worth 1
    automatic
        you gain 1 shell

test "{bare}: one more shell"
    given players = 2, seed 1
    given find {name}
    when player 1 takes {name}
    then shells of player 1 = 1
"""
words.starts = Starts(uses="", first="find", texts={"find": FIND})

STEPS = (gain_shells, lose_shells, raise_tide, lower_tide, sweep)
VOCABULARY = words
