"""What a word is said to be sure to do, against what it does: for each two effect lines, an option
of both is possible just when the second can be done after some playing of the first.

The tables are taken from games played at random. Options stand on cards of 30; lines that no
crossroads card with an `if` may hold are left out.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache
from itertools import islice

import pytest

from dowlang.agents import Random
from dowlang.engine.card_set import CardSet
from dowlang.engine.game import Game
from dowlang.project import load_source
from dowlang.project.card_selection import addition
from dowlang.rulesets.dead_of_winter.state.board import group
from dowlang.rulesets.dead_of_winter.state.game_state import Winter
from dowlang.rulesets.dead_of_winter.words.rules.bans import OF_THE_GROUP
from dowlang.rulesets.dead_of_winter.words.vocabulary import VOCABULARY
from dowlang.vocabulary.declarations import EffectWord, RuleWord
from tests.rules.dead_of_winter.midgame import base, trouble
from tests.semantics.winter_world import found_in

TABLES, TRIES, MORE_TRIES, MOST_ANSWERS = 4, 4, 100, 60
OPTIONS = 30
ENDS = {"end the game", "lose the game", "complete the main objective"}
"""Lines after which nothing is asked any more."""

BEARERS = re.compile("the (bearer|patient)")
"""Of a rule said of somebody beside whom a card lies."""

CHANCE = {
    "gain 1 die": "the die is rolled",
    "reroll up to 2 dice": "the dice are rolled",
    "each player stakes 1 card": "what others stake is theirs to choose",
    'search the "School" deck for 1 education card': "nobody knows if there is one",
}
"""Lines after which nobody can know, and why."""


def option(number: int, lines: str) -> str:
    return f'    option "{number}"\n' + "".join(f"        {one}\n" for one in lines.split("; "))


def card(name: str, options: list[str]) -> str:
    return (
        f'crossroads "{name}"\n    flavor "x"\n    if food >= 0\n'
        + "".join(option(number, lines) for number, lines in enumerate(options))
        + '    option "stay"\n        lose 1 morale\n    option "go"\n        gain 1 morale\n\n'
    )


def stands(lines: str) -> bool:
    return not [finding for finding in found_in(card("T", [lines])) if finding.code < "DOW5"]


def standing(first: str, seconds: list[str]) -> list[str]:
    """Return the lines that stand below the first one, each in an option of one card."""
    pairs = [f"{first}; {line}" for line in seconds]
    broken = {each.span.line for each in found_in(card("T", pairs)) if each.code < "DOW5"}
    out, begins = [], card("T", []).index('    option "stay"')
    at = card("T", [])[:begins].count("\n") + 1
    for number, (line, pair) in enumerate(zip(seconds, pairs, strict=True)):
        ends = at + option(number, pair).count("\n")
        if not broken.intersection(range(at, ends)):
            out.append(line)
        at = ends
    return out


RULES = [
    f"until the end of this round\n            {said}"
    for word in VOCABULARY.words
    if isinstance(word, RuleWord)
    for said in (BEARERS.sub("survivors", word.example),)
] + [
    f"until the end of this round\n            survivors cannot {action}"
    for action in OF_THE_GROUP.values
]
"""A rule in force is a line too: who cannot be killed is not killed by the next one."""
EFFECTS = [word.example for word in VOCABULARY.words if isinstance(word, EffectWord)]


@lru_cache(maxsize=1)
def lines() -> tuple[str, ...]:
    """The examples of all effects that stand on such a card."""
    return tuple(line for line in EFFECTS if stands(line))


def offered(game: Winter, name: str) -> set[int]:
    """Return the options of a card that are possible on a table."""
    copy = started(game, name)
    return {row[-1] - 1 for row in copy.stack[-1][3]} if copy.stack[-1][2] == "option" else set()


def started(game: Winter, name: str) -> Winter:
    copy: Winter = game.clone()
    copy.log = None
    copy.do(copy.cards.handler(f"additions/pairs/{name}")["start"], copy.active_player)
    copy.run()
    return copy


def outcomes(game: Winter) -> Iterator[Winter]:
    """Tables after the first line was carried out, each at random."""
    depth = len(game.stack)
    for seed in range(MORE_TRIES):
        copy, agent = started(game, "first"), Random(seed)
        copy.choose([row[-1] for row in copy.stack[-1][3]].index(1))
        for _ in range(MOST_ANSWERS):
            if not copy.stack or (len(copy.stack) <= depth and copy.stack[-1][2] == "action"):
                break
            copy.choose(agent.pick(len(copy.stack[-1][3])))
        if copy.stack and not copy.is_over:
            yield copy


def poor(table: Winter) -> None:
    """Nobody has more than one card and one unused die."""
    for player in range(table.players):
        table.waste += table.hand[player][1:]
        table.hand[player] = table.hand[player][:1]
        table.spent[player] = tuple(sorted(table.spent[player] + table.unused[player][1:]))
        table.unused[player] = table.unused[player][:1]


@lru_cache(maxsize=1)
def starter_tables() -> tuple[Winter, ...]:
    """Return the tables of the starter set, which are played once."""
    return tuple(islice(tables(base()), TABLES))


def same_tables(cards: CardSet) -> Iterator[Winter]:
    """Yield the tables of the starter set with a set of cards that adds none to a deck."""
    for table in starter_tables():
        copy: Winter = table.clone()
        copy.cards = cards
        yield copy


def tables(cards: CardSet) -> Iterator[Winter]:
    """Yield tables at an action: every second one in trouble, two of four poor."""
    for seed in range(1, 400):
        game, agent = Game(cards, players=2 + seed % 4, seed=seed), Random(seed)
        for _ in range(10 + seed * 53 % 290):
            if game.is_over:
                break
            game.choose(agent.pick(len(game.decision.options)))
        while not game.is_over and game.decision.kind != "action":
            game.choose(agent.pick(len(game.decision.options)))
        assert isinstance(game, Winter)
        if not game.is_over and group(game, game.active_player):
            if seed % 2:
                trouble(game)
            if seed % 4 > 1:
                poor(game)
            yield game


def pairs(first: str) -> tuple[CardSet, list[list[str]]]:
    """The set with the cards of a first line, and the second lines of each."""
    seconds = [list(lines()[start : start + OPTIONS]) for start in range(0, len(lines()), OPTIONS)]
    seconds = [standing(first, some) for some in seconds]
    text = card("First", [first]) + "".join(
        card(f"Second {number}", some) + card(f"Both {number}", [f"{first}; {x}" for x in some])
        for number, some in enumerate(seconds)
        if some
    )
    return load_source(addition([], {"pairs": text.encode()})), seconds


@pytest.mark.sample(1)
@pytest.mark.proofs(60)
@pytest.mark.parametrize(
    "first", [line for line in (*EFFECTS, *RULES) if line not in {*ENDS, *CHANCE}]
)
def test_what_is_possible_after_a_line_is_what_can_be_done_after_it(first: str) -> None:
    if not stands(first):
        return
    cards, seconds = pairs(first)
    wrong = []
    for at, table in enumerate(same_tables(cards)):
        if 0 not in offered(table, "first"):
            for number, some in enumerate(seconds):
                wrong += [some[i] for i in offered(table, f"both_{number}") if i < len(some)]
            continue
        few = list(islice(outcomes(table), TRIES))
        for number, some in enumerate(seconds):
            if not some or not few:
                continue
            both = offered(table, f"both_{number}")
            after = [offered(copy, f"second_{number}") for copy in few]
            for i, line in enumerate(some):
                done = [i in can for can in after]
                if i in both and not any(done):
                    later = outcomes(table)
                    done = [i in offered(copy, f"second_{number}") for copy in later]
                if (i in both) > any(done) or (i in both) < all(done):
                    wrong.append(f"table {at}: {first}; {line}: possible {i in both}")
    assert not wrong
