"""Declare the effects of cards, by what they are done to."""

from dowlang.rulesets.dead_of_winter.words.effects import (
    board,
    cards,
    colony,
    crisis,
    decks,
    dice,
    entrances,
    harm,
    out_of_play,
    players,
    searching,
    secrets,
    seeing,
    survivors,
    thrown_dice,
    tucking,
)

MODULES = (
    colony,
    crisis,
    board,
    entrances,
    harm,
    survivors,
    cards,
    decks,
    seeing,
    dice,
    out_of_play,
    players,
    thrown_dice,
    tucking,
    secrets,
    searching,
)
