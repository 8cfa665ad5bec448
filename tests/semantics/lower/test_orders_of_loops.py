"""An order behind a loop or a pot says one order, or is refused: nothing that is written there is
left aside in silence.
"""

from __future__ import annotations

import pytest

from dowlang.rulesets.dead_of_winter.words.vocabulary import VOCABULARY
from dowlang.vocabulary.declarations import FilterWord
from tests.semantics.winter_world import found_in

RANKS = [
    (word.noun, word.phrase)
    for word in VOCABULARY.words
    if isinstance(word, FilterWord) and word.extreme and word.noun in ("player", "survivor")
]
BODIES = {"player": "that player loses 1 die", "survivor": "that survivor gets 1 wound"}


def errors(*lines: str) -> list[str]:
    """The errors of a card with these lines in an option."""
    text = 'crossroads "T"\n    flavor "x"\n    if food >= 0\n    option "a"\n'
    text += "".join(f"        {line}\n" for line in lines)
    text += '    option "no"\n        lose 1 morale\n'
    return [finding.code for finding in found_in(text) if finding.code < "DOW5"]


def test_there_are_rankings_of_players_and_survivors() -> None:
    assert {noun for noun, _ in RANKS} == set(BODIES) and len(RANKS) >= 15


@pytest.mark.parametrize(("noun", "rank"), RANKS)
def test_every_ranking_of_a_noun_is_an_order_of_a_loop_over_it(noun: str, rank: str) -> None:
    assert errors(f"for each {noun}, the {noun} {rank} first", f"    {BODIES[noun]}") == []
    other = "survivor" if noun == "player" else "player"
    assert errors(f"for each {other}, the {noun} {rank} first", f"    {BODIES[other]}") == [
        "DOW3019"
    ]


@pytest.mark.parametrize(
    "order",
    [
        "clockwise from another player",
        "clockwise from each player",
        "clockwise from a survivor you control",
        "clockwise from a player with the fewest cards",
        "the player with a fuel card first",
        "a player with the fewest cards first",
        "the player with the fewest cards except you first",
        "without exposure",
        "if able",
    ],
)
@pytest.mark.parametrize("loop", ["each player", "each food", "each zombie at the colony"])
def test_what_is_no_order_is_refused_behind_every_loop(loop: str, order: str) -> None:
    assert errors(f"for {loop}, {order}", "    lose 1 morale"), (loop, order)


@pytest.mark.parametrize("order", ["clockwise from you", "the player with the fewest cards first"])
@pytest.mark.parametrize(
    "line",
    ["add 2 food", "discard 1 card", "a player may discard 1 card", "each player loses 1 die"],
)
def test_an_order_of_what_has_none_is_refused(line: str, order: str) -> None:
    assert errors(f"{line}, {order}"), (line, order)


@pytest.mark.parametrize("rank", [rank for noun, rank in RANKS if noun == "player"])
def test_every_ranking_of_players_says_who_is_asked_first(rank: str) -> None:
    order = f"clockwise from the player {rank}"
    assert errors(f"for each player, {order}", f"    {BODIES['player']}") == []
    assert errors(f"the players together may discard 1 card, {order}") == []


def test_a_pot_goes_round_from_one_player() -> None:
    assert errors("the players together may discard 1 card, clockwise from the first player") == []
    assert errors("the players together may discard 1 card, clockwise from another player")
    assert errors("the players together may discard 1 card, the player with the fewest cards first")
