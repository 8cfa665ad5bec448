"""Where there is nothing to choose, the lines that speak of it are passed over, and no others.

Every effect of the vocabulary is written with a name for what it chooses (`as x`), with and
without `, if able`, before a line about it and one that has nothing to do with it: on tables where
little is left to choose the last line is carried out all the same, and no handler reads what nobody
chose.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import islice

import pytest

from dowlang.agents import Random
from dowlang.engine.card_set import CardSet
from dowlang.project import load_source
from dowlang.project.card_selection import addition
from dowlang.rulesets.dead_of_winter.state.game_state import Winter
from dowlang.rulesets.dead_of_winter.words.vocabulary import VOCABULARY
from dowlang.vocabulary.declarations import EffectWord
from tests.rules.dead_of_winter.words.test_ahead_against_what_is_done import ENDS, tables
from tests.semantics.winter_world import found_in

TABLES, MOST_ANSWERS = 12, 200
CHOICES = (
    'choose a survivor at "School"',
    'a survivor at "School" gets 1 wound',
    'place a survivor at "School" at the colony',
    'roll exposure for a survivor at "School"',
    'kill a survivor at "School"',
    "choose a card in hand",
    "choose an unused die",
)
NEXT = (
    "the x gets 1 wound",
    "discard the x",
    "add 1 zombie to the x",
    "the x loses 1 die",
    "set the x to 4",
    "put the x onto the waste pile",
)
"""A line about what was chosen, for each kind of thing."""


def option(number: int, lines: tuple[str, ...]) -> str:
    body = "".join(f"            {one}\n" for one in (*lines, 'manual "Carry on."'))
    return f'    option "{number}"\n        if food >= 0\n{body}'


def card(name: str, options: list[tuple[str, ...]]) -> str:
    body = "".join(option(number, lines) for number, lines in enumerate(options))
    head = f'crossroads "{name}"\n    flavor "x"\n    when manual "never"\n'
    return f'{head}{body}    option "no"\n        lose 1 morale\n'


def sound(cases: list[tuple[str, ...]]) -> list[tuple[str, ...]]:
    """Those that check, all of them looked at on one card."""
    text, size = card("T", cases), 2 + max(len(case) for case in cases) + 1
    assert all(len(case) == len(cases[0]) for case in cases)
    wrong = {(finding.span.line - 4) // size for finding in found_in(text) if finding.code < "DOW5"}
    return [case for at, case in enumerate(cases) if at not in wrong]


def named(line: str) -> list[str]:
    """The line with `as x` behind each of its words."""
    words = line.split()
    return [" ".join((*words[:at], "as x", *words[at:])) for at in range(2, len(words) + 1)]


@lru_cache(maxsize=2)
def cases(whole: bool) -> tuple[tuple[str, ...], ...]:
    """Two lines each, of which the second speaks of what the first chooses.

    The first lines are those of `CHOICES`, and of all examples of effects with `whole`.
    """
    examples = [word.example for word in VOCABULARY.words if isinstance(word, EffectWord)]
    every = [
        (line,)
        for example in (*(examples if whole else ()), *CHOICES)
        if example not in ENDS
        for line in named(example)
    ]
    pairs = sound([(line, after) for (line,) in sound(every) for after in NEXT])
    return tuple(sound([*pairs, *((f"{line}, if able", after) for line, after in pairs)]))


@lru_cache(maxsize=2)
def cards(whole: bool) -> CardSet:
    text = "\n".join(card(f"Case {at}", [case]) for at, case in enumerate(cases(whole)))
    return load_source(addition([], {"nothing": text.encode()}))


def bare(game: Winter) -> Winter:
    """The table with empty hands, no unused dice, empty decks but for a card and no waste."""
    for player in range(game.players):
        game.removed += game.hand[player]
        game.hand[player] = ()
        game.spent[player] = tuple(sorted((*game.spent[player], *game.unused[player])))
        game.unused[player] = ()
    game.removed += game.waste
    game.waste = ()
    return game


def told(game: Winter, name: str, seed: int) -> bool:
    """Whether the last line of the card was carried out. True as well for a game that ended."""
    copy, agent = game.clone(), Random(seed)
    copy.log = []
    depth = len(copy.stack)
    copy.do(copy.cards.handler(f"additions/nothing/{name}")["start"], copy.active_player)
    copy.run()
    for _ in range(MOST_ANSWERS):
        if copy.is_over or len(copy.stack) <= depth:
            break
        numbers = [row[-1] for row in copy.stack[-1][3]] if copy.stack[-1][2] == "option" else []
        copy.choose(numbers.index(1) if 1 in numbers else agent.pick(len(copy.stack[-1][3])))
    return copy.is_over or any(entry[0] == "manual" for entry in copy.log)


@pytest.mark.parametrize(
    ("whole", "least"), ((False, 10), pytest.param(True, 50, marks=pytest.mark.proof))
)
def test_there_are_such_lines(whole: bool, least: int) -> None:
    found = cases(whole)
    assert len(found) >= least, len(found)
    after = {after for _, after in found}
    assert after == set(NEXT) or (not whole and len(after) > 1)


@pytest.mark.sample(1)
@pytest.mark.parametrize("whole", (False, pytest.param(True, marks=pytest.mark.proof)))
@pytest.mark.parametrize("poor", [False, True])
def test_a_line_that_speaks_of_something_else_is_carried_out(poor: bool, whole: bool) -> None:
    some = [bare(game) if poor else game for game in islice(tables(cards(whole)), TABLES)]
    wrong = [
        (at, *case)
        for number, case in enumerate(cases(whole))
        for at, game in enumerate(some)
        if not told(game, f"case_{number}", at)
    ]
    assert not wrong, wrong[:10]
