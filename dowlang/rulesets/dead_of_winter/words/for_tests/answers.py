"""Declare what a test may choose besides labels of options and names of pieces.

These are answers to questions of the rules, in the words of `options.py`. A placeholder stands for
a name of that noun, a word of that enumeration, or a number. Tests say actions of a turn as events.
Only one that somebody else can stop before it happens (U-43), and an ability that is not the first
of its survivor or card, has to be chosen. Any may be, as the game shows it, with the die.
"""

from __future__ import annotations

from dowlang.rulesets.dead_of_winter.words.registry import words

ANSWERS = (
    "give nothing",  # R-ACT-REQ-01
    "give {card}",
    "roll exposure for {survivor}",  # R-BITE-03
    "{survivor} dies and the bite ends",
    "make noise and draw one more card",  # R-ACT-SEA-05
    "keep {card}",
    "play {card}",  # R-EXILE-10, of a card that was given
    "play {card} to raise a {number}",
    "hand {card} from {survivor} to {survivor}",  # U-43
    "move {survivor} to {location}",  # R-EXILE-03
    "{survivor} changes places with {survivor}",  # U-31
    "use ability {number} of {survivor}",  # the second of two; `uses the ability of` is the first
    "use ability {number} of {survivor}, spending a {number}",
    "use ability {number} of {card} with {survivor}",
    "use ability {number} of {card} with {survivor}, spending a {number}",
    "the {card} that has not been used",  # U-74
    "the {card} that has been used",
    "{survivor} leads the group",  # R-SURV-10
    "end the turn",  # R-TURN-04
    "attack a zombie with {survivor}, spending a {number}, at entrance {number} of {location}",
    "attack a zombie with {survivor}, spending a {number}, at {location}",
    "attack {survivor} with {survivor}, spending a {number}",
    "search with {survivor}, spending a {number}",
    "build a barricade at entrance {number} of {location}, spending a {number}",
    "build a barricade at {location}, spending a {number}",
    "clean waste, spending a {number}",
    "attract zombies from {location} to {location}, spending a {number}",
    "equip {survivor} with {card}",
    "add {card} to the crisis",
    "add {card} of {survivor} to the crisis",
    "spend a food token to raise a {number}",  # R-ACT-FOO-01
    "ask player {number} for one {symbol} card",
    "call a vote on exiling player {number}",  # R-ACT-VOT-01
    "effect {number} first",  # R-TEXT-02
    "entrance {number} of {location}",
    "{symbol}",
    "{face}",
    "survivor deck",
    "crisis deck",
    "crossroads deck",
    "exile deck",
    "waste pile",
    "done",
)

words.answers = ANSWERS
