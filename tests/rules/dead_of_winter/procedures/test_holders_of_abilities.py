"""Who has an ability that a rule grants is asked whenever it is used, as it is of a ban with the
same subject: `each survivor at "School" has the ability …` is about those who are there then.

Every way of the vocabulary to describe survivors and players stands in an ability and in a ban of
one block. Games are then played on at random, and both have to be about the same pieces at each
answer.
"""

from __future__ import annotations

import pytest

from dowlang.agents import Random
from dowlang.project import load_source
from dowlang.project.card_selection import addition
from dowlang.rulesets.dead_of_winter.actions.legal_abilities import granted
from dowlang.rulesets.dead_of_winter.analysis.table_builder import table as table_of
from dowlang.rulesets.dead_of_winter.analysis.uses_of_cards import ABILITY, uses_of
from dowlang.rulesets.dead_of_winter.state import options as O
from dowlang.rulesets.dead_of_winter.state import parameters as P
from dowlang.rulesets.dead_of_winter.state.board import in_play, on
from dowlang.rulesets.dead_of_winter.state.game_state import Winter
from dowlang.rulesets.dead_of_winter.words.vocabulary import VOCABULARY
from dowlang.vocabulary.declarations import FilterWord
from tests.rules.dead_of_winter.words.test_ahead_against_what_is_done import card, stands, started

FILLED = {
    "{place}": '"School"',
    "{card}": "a food card",
    "{survivor}": "a survivor outside the colony",
    "{player}": "the first player",
    "{other}": "your leader",
}
ADJECTIVES = ("wounded", "exiled", "non-exiled", "unwounded", "other")
BAN = {"survivor": "cannot search", "player": "cannot clean waste"}
NUMBER = {"survivor": P.FORBID_SEARCH, "player": P.FORBID_CLEAN_WASTE}
ANSWERS = 120
"""Answers of a game that is played on, a round about."""


def block(subject: str, noun: str, while_: str = "") -> str:
    """Return an ability and a ban about one subject, in force for the game."""
    lines = [f"{subject} has the ability, once per round", "    gain 1 morale"]
    lines.append(f"{subject} {BAN[noun]}")
    if while_:
        lines = [f"while {while_}", *(f"    {line}" for line in lines)]
    return "\n            ".join(["for the rest of the game", *lines])


def described() -> list[tuple[str, str]]:
    """Return each way to describe every survivor or player that fits something."""
    found = []
    for noun in BAN:
        phrases = [f"each {noun}", *(f"each {one} {noun}" for one in ADJECTIVES)]
        for word in VOCABULARY.words:
            if isinstance(word, FilterWord) and [p.type.noun for p in word.parameters][:1] == [
                noun
            ]:
                said = word.phrase
                for slot, written in FILLED.items():
                    if slot == "{other}" and noun == "player":
                        written = "the first player"
                    said = said.replace(slot, written)
                phrases.append(f"each {noun} {said}")
        phrases += (
            [f"each {noun} who is not at the colony", "each survivor who is equipped with a card"]
            if noun == "survivor"
            else ["each player who controls at least 3 survivors", "each player who is exiled"]
        )
        found += [(one, noun) for one in dict.fromkeys(phrases) if stands(block(one, noun))]
    return found


def opened(lines: str) -> Winter:
    """Return a table on which an option with these lines was taken."""
    text = card("Rule", [lines]) + card("Others", ["gain 1 morale"])
    cards = load_source(addition([], {"pairs": text.encode()}))
    table = table_of(cards, 3, objective="A Roof for Everyone")
    table.controls(1, "Amara Diallo", "Wen Guo").controls(2, "Biscuit").controls(3, "Yuki Lowe")
    game = started(table.begin(), "rule")
    game.choose([row[-1] for row in game.stack[-1][3]].index(1))
    while game.stack and game.stack[-1][2] != "action":
        game.choose(0)
    return game


def holders(game: Winter, noun: str) -> set[int]:
    """Return who may use the ability now, were it new each time."""
    uses, game.uses = game.uses, []
    out: set[int] = set()
    for player in range(game.players):
        offered: list[tuple[int, ...]] = []
        granted(game, player, (), offered)
        out |= {player if noun == "player" else one[1] for one in offered if one[0] == O.USE}
    game.uses = uses
    return out


def banned(game: Winter, noun: str) -> set[int]:
    pieces = in_play(game) if noun == "survivor" else range(game.players)
    return {
        one
        for one in pieces
        if on(game, NUMBER[noun], one) and not (noun == "player" and game.eliminated[one])
    }


def along(game: Winter, noun: str, seed: int) -> list[set[int]]:
    """Return who has the ability at each answer of a game that is played on, those who are banned
    being the same.
    """
    agent, out = Random(seed), []
    for _ in range(ANSWERS):
        if not game.stack or game.is_over:
            break
        assert holders(game, noun) == banned(game, noun)
        out.append(holders(game, noun))
        game.choose(agent.pick(len(game.stack[-1][3])))
    return out


DESCRIBED = described()


@pytest.mark.parametrize(("subject", "noun"), DESCRIBED)
def test_an_ability_is_of_whom_a_ban_is_about(subject: str, noun: str) -> None:
    assert along(opened(block(subject, noun)), noun, 1)


def test_the_ways_to_describe_are_those_of_the_vocabulary_and_some_change() -> None:
    assert len(DESCRIBED) >= 25
    changing = 0
    for subject, noun in (
        ("each survivor", "survivor"),
        ("each survivor outside the colony", "survivor"),
        ("each player with a survivor outside the colony", "player"),
    ):
        seen = along(opened(block(subject, noun)), noun, 1)
        changing += any(one != seen[0] for one in seen)
    assert changing == 3


@pytest.mark.parametrize(
    ("subject", "noun"), [("each player", "player"), ("each survivor", "survivor")]
)
def test_you_above_an_ability_is_not_who_uses_it(subject: str, noun: str) -> None:
    game = opened(block(subject, noun, "you control at least 3 survivors"))
    assert game.active_player == 0 and not holders(game, noun)
    game = opened(block(subject, noun, "you control at least 2 survivors"))
    assert holders(game, noun) == banned(game, noun) != set()


def test_those_who_are_not_in_play_are_no_use_of_the_card() -> None:
    """Every survivor of the game is given the ability, and nobody uses one who is not in play."""
    game = opened(block("each survivor", "survivor"))
    uses = [use for use in uses_of(game, "additions/pairs/rule") if use.way == ABILITY]
    assert {use.answers[0][1] for use in uses} == set(in_play(game))
    assert {use.player for use in uses} == {0, 1, 2} and len(uses) == len(in_play(game))
