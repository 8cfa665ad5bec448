"""Declare each word of the cards once, beside the function that does it."""

from __future__ import annotations

from typing import Annotated

from dowlang.vocabulary.card_kinds import CardKind, Clause
from dowlang.vocabulary.registry import Vocabulary
from dowlang.vocabulary.starts import Starts
from orchard import events as E
from orchard import game as rules
from orchard.game import Orchard

Player = Annotated[int, "player"]
words = Vocabulary("orchard")


# ---- nouns
def pickers(game: Orchard) -> tuple[int, ...]:
    """Seats."""
    return tuple(range(game.players))


def on_the_tree(game: Orchard) -> int:
    """Apples left on the tree."""
    return game.tree


def grow(game: Orchard, value: int) -> None:
    """So many apples hang on the tree."""
    game.tree = value


def all_jars(game: Orchard) -> int:
    """Jars of all pickers."""
    return sum(game.jars)


def number_of(game: Orchard, slug: str) -> int:
    """Number of a surprise."""
    return game.cards.number("surprise", slug)


def lay_on_top(game: Orchard, card: int) -> None:
    """A surprise comes next."""
    game.surprises = (*(one for one in game.surprises if one != card), card)


words.noun("player", domain=pickers, pick="player")
words.noun("apple", total=on_the_tree, make=grow)
words.noun("jar", total=all_jars)
words.noun(
    "surprise", named_by="surprise", named=number_of, domain=lambda game: (), make=lay_on_top
)


# ---- what cards do and ask
def player_number(game: Orchard, number: int) -> Player:
    """The player of a seat, in tests."""
    return number - 1


def take_apples(game: Orchard, count: int, player: Player) -> None:
    """A picker takes apples from the tree, as many as there are."""
    rules.take(game, count, player)


def held_by(game: Orchard, player: Player) -> int:
    """What a picker has in the basket."""
    return game.apples[player]


def lose_apples(game: Orchard, count: int, player: Player) -> int:
    """A picker loses apples, as many as there are."""
    lost = min(count, game.apples[player])
    game.apples[player] -= lost
    return lost


def gain_jar(game: Orchard, count: int, player: Player) -> None:
    """A picker gets jars."""
    game.jars[player] += count


def fall(game: Orchard, count: int) -> None:
    """Apples fall from the tree, and nobody has them."""
    game.tree -= min(count, game.tree)


def basket(game: Orchard, player: Player) -> int:
    """Apples of a picker."""
    return game.apples[player]


def fill_basket(game: Orchard, player: Player, value: int) -> None:
    """A picker has so many apples."""
    game.apples[player] = value


def shelf(game: Orchard, player: Player) -> int:
    """Jars of a picker."""
    return game.jars[player]


words.reference("player {number}", "player", constant=player_number, example="player 1 picks")
words.effect("take {count} apples", example="you take 1 apple", subject="player")(take_apples)
words.effect(
    "lose {count} apples", example="you lose 1 apple", subject="player", available=held_by
)(lose_apples)
words.effect("gain {count} jars", example="you gain 1 jar", subject="player")(gain_jar)
words.effect("drop {count} apples", example="drop 2 apples")(fall)
words.number("basket of {player}", example="basket of player 1", make=fill_basket)(basket)
words.number("shelf of {player}", example="shelf of player 1")(shelf)
words.event("pick", E.PICKED, (("picker", "player"),), example="you pick", option="pick")
words.event("cook", E.COOKED, (("picker", "player"),), example="you cook", option="cook")


# ---- time and kinds of cards
def today(game: Orchard) -> tuple[int, int]:
    """Until the end of this day."""
    return rules.DAY, game.day


words.durations = {"this round": today}
words.moments = {
    ("start", "turn"): E.TURN_STARTED,
    ("end", "turn"): E.TURN_ENDED,
    ("start", "round"): E.DAY_STARTED,
    ("end", "round"): E.DAY_ENDED,
}
words.scopes = {"turn": rules.TURN, "round": rules.DAY, "game": rules.GAME}
words.chance = ()  # no dice, and no card leaves a choice to chance
words.kinds.append(
    CardKind(
        "surprise",
        "surprises",
        (
            Clause("flavor {text}", "flavor"),
            Clause("@option", "start", most=0, fact=False),
            Clause("@automatic", "start", most=0, fact=False),
        ),
        deck="surprise",
        scope=(("you", "player"),),
    )
)
SURPRISE = """surprise {name}
    flavor "What comes over the wall."
    automatic
        you take 1 apple

test "{bare}: one more in the basket"
    given players = 2, seed 1
    given surprise {name}
    when player 1 picks
    then basket of player 1 = 3
"""
words.starts = Starts(uses="", first="surprise", texts={"surprise": SURPRISE})

STEPS = (take_apples, lose_apples, gain_jar, fall)
VOCABULARY = words
