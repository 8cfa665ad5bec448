"""In a cooperative game parts of cards about secret objectives and exile have no effect (U-52): no
option with such a line can be chosen.

Every effect word that speaks of them is asked in a game of two.
"""

from __future__ import annotations

from pathlib import Path

import pytest

import dowlang
from dowlang.rulesets.dead_of_winter.analysis.table_builder import table
from dowlang.rulesets.dead_of_winter.state.types import NONE
from dowlang.rulesets.dead_of_winter.words.effects.players import draw_secret
from dowlang.rulesets.dead_of_winter.words.vocabulary import VOCABULARY
from dowlang.vocabulary.declarations import EffectWord
from tests.testing.trying import failures

WORDS = tuple(
    word
    for word in VOCABULARY.of_sort(EffectWord)
    if "secret objective" in word.phrase or "exile" in word.phrase
)
TARGET = {"target": "another player", "owner": "another player", "other": "another player"}

SECRETS = ((1, "A Shelf of My Own"), (2, "Armed Neighbours"), (3, "Family Photograph"))


def line(word: EffectWord) -> str:
    """The word said of another player."""
    said = word.phrase
    for slot, player in TARGET.items():
        said = said.replace(f"{{{slot}}}", player)
    assert "{" not in said, said
    return said


def card(lines: list[str]) -> str:
    """A card with an option for each line."""
    options = "".join(
        f'    option "O{n}"\n        {said}\n        gain 1 morale\n'
        for n, said in enumerate(lines)
    )
    return f"""crossroads "A Card for Each"
    flavor "Face down, all of them."
    when you clean waste
{options}    option "Do not"
        lose 1 morale

"""


def asked(players: int, then: list[str]) -> str:
    """A test of the card in a game of so many."""
    holds = [f', player {n} holds "{secret}"' if players > 2 else "" for n, secret in SECRETS]
    seats = "".join(
        f'    given player {n} controls "{name}", "{name}" is at the colony{holds[n - 1]}\n'
        for n, name in enumerate(("Amara Diallo", "Biscuit", "Yuki Lowe")[:players], 1)
    )
    return f"""test "{players} players"
    given players = {players}, seed 1, morale = 5, food = 0, dice of player 1 are 6 6
{seats}    given "Aspirin" is in the waste pile, crossroads "A Card for Each"
    when player 1 cleans waste
""" + "".join(f"    then player 1 {each}\n" for each in then)


def test_words_about_secrets_are_many() -> None:
    assert len(WORDS) >= 6


def test_two_players_have_no_secrets(tmp_path: Path) -> None:
    lines = list(map(line, WORDS))
    cannot = [f'cannot choose "O{n}"' for n in range(len(lines))]
    text = card(lines) + asked(2, cannot)
    assert not failures(tmp_path, text)


@pytest.mark.parametrize("number", range(len(WORDS)))
def test_three_players_have_some(tmp_path: Path, number: int) -> None:
    """The same lines can be chosen there."""
    text = card([line(WORDS[number])]) + asked(3, ['can choose "O0"'])
    assert not failures(tmp_path, text)


def test_nobody_draws_a_secret_where_there_are_none() -> None:
    """`each player draws …` is done as far as it can be."""
    game = table(dowlang.load("cards/base"), players=2).game
    for player in range(2):
        draw_secret(game, player)
    assert game.secret == [NONE, NONE]
