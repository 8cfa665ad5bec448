"""Declare how people print cards that are kept for the crisis, and what lies there turned over."""

from __future__ import annotations

from dowlang.rulesets.dead_of_winter.state.types import SYMBOLS
from dowlang.rulesets.dead_of_winter.words.natural.things.cards_and_owners import ANYONE
from dowlang.rulesets.dead_of_winter.words.registry import words

CHOICES = "\n".join(
    f'                    option "{symbol}"\n                        until the end of this round\n'
    f"                            crises count 1 more {symbol} card"
    for symbol in SYMBOLS
)
"""A choice of the symbols, below a line that asks whether the card is used."""

words.natural_forms(
    "event",
    {
        "you have put the last card of your hand into the crisis": (
            "you contribute a card from hand if cards in hand = 0"
        ),
        f"(you have|{ANYONE} has) put the last card of ({ANYONE} is|{ANYONE} 's|their) hand into "
        "the crisis [, (yours or anyone else 's|yours or somebody else 's) ,]": (
            "a player contributes a card from hand if cards in the hand of that player = 0"
        ),
    },
    0.2,
)
words.natural_forms(
    "atom",
    {
        "there is a card in there (that|which) does not match": (
            "there is a card contributed to the crisis where (not it is needed by the current "
            "crisis)"
        ),
    },
    0.2,
)
words.natural_forms(
    "do",
    {
        "turn over (every|each) card (that is|that has|which has) been added to the crisis "
        "[so far] [[,] and let everybody see who is been helping]": (
            "reveal all cards contributed to the crisis"
        ),
        "you may start a vote to exile [right away] [[,] and nobody can stay out of it]": (
            "you may start a vote to exile another player"
        ),
        "keep this card STOP when the crisis is checked this round [,] you may (throw it away|"
        "discard it) to have it count as any one symbol you like [STOP if you do not use it by "
        "then [,] it is gone]": (
            "until the end of this round\n    when a crisis is due\n        you may agree\n"
            f"            if so\n                choose one\n{CHOICES}"
        ),
    },
    0.3,
)
