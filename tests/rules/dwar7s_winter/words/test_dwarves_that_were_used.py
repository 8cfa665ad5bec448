"""The clause of a defeat asks of the dwarves as they stood when they were used: every word whose
answer hangs on where dwarves are. Rules: D-PH3-25, D-PH3-30.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import product
from pathlib import Path
from typing import Any

import pytest

from dowlang.project import checking
from dowlang.rulesets.dwar7s_winter.state import events
from dowlang.rulesets.dwar7s_winter.state.types import CAMP
from dowlang.rulesets.dwar7s_winter.words import conditions
from dowlang.rulesets.dwar7s_winter.words.pre_event import OF_EVENTS
from dowlang.rulesets.dwar7s_winter.words.vocabulary import VOCABULARY
from dowlang.testing import run_tests
from dowlang.vocabulary.declarations import FilterWord, NumberWord, TruthWord
from tests.rules.dwar7s_winter.hearth import crew, monster, table

SCORES = frozenset({conditions.points})
"""What is told of a player as it stands, and describes nobody."""


def answers() -> dict[Callable[..., Any], list[Any]]:
    """What every word says of two players, all zones, dwarves and the monsters there are, with the
    dwarves in a zone and then in camp.
    """
    game = crew(table(2), 0, F1=2)
    monster(game, "m_wood", "F1")
    domains = {noun.name: tuple(noun.domain(game)) for noun in VOCABULARY.nouns if noun.domain}
    asked: dict[Callable[..., Any], list[tuple[int, ...]]] = {
        adjective.function: [(piece,) for noun in adjective.nouns for piece in domains[noun]]
        for adjective in VOCABULARY.adjectives
    }
    for word in VOCABULARY.words:
        if isinstance(word, FilterWord | NumberWord | TruthWord):
            nouns = [each.type.noun for each in word.parameters]
            if all(noun in domains for noun in nouns):
                asked[word.function] = list(product(*(domains[noun] for noun in nouns)))
    out = {one: [one(game, *row) for row in rows] for one, rows in asked.items()}
    game.dwarf_at[:] = [CAMP if zone >= 0 else zone for zone in game.dwarf_at]
    return {one: [before, [one(game, *row) for row in asked[one]]] for one, before in out.items()}


def test_every_word_about_dwarves_is_asked_of_the_moment_before() -> None:
    hanging = {one for one, (there, gone) in answers().items() if there != gone} - SCORES
    assert len(hanging) >= 10
    for event in (events.MONSTER_DEFEATED, events.DISASTER_OVERCOME):
        assert hanging <= OF_EVENTS[event].clause.keys()


HERO = """\
hero "Watch"
    flavor "x"
    music drum
    points 1
    ability
        until the end of next round
            {rule}
                gain 1 stone

test "t"
    given players = 2, seed 1, stone of player 1 = 0
    given player 1 holds "Watch", "Beam Gnawer" is at forest 1, "Black Furrows" is active
    given crew of player 1 at forest 1 = 2, crew of player 1 at plain 1 = 2
    when player 1 plays the drum
    when player 1 chooses "Watch"
    when player 1 {does}
    then stone of player 1 = {stone}
"""
DEFEATS, OVERCOMES = 'defeats "Beam Gnawer"', 'overcomes "Black Furrows"'
RULES = {
    "when you defeat a monster where (it senses a dwarf)": (DEFEATS, True),
    "when a player with a dwarf beside a monster defeats a monster": (DEFEATS, True),
    "when you defeat a monster if crew of you at forest 1 = 0": (DEFEATS, True),
    "when you defeat a monster if crew of you at forest 1 >= 1": (DEFEATS, False),
}


@pytest.mark.parametrize("rule", RULES)
def test_who_does_it_is_described_with_them(tmp_path: Path, rule: str) -> None:
    does, heard = RULES[rule]
    file = tmp_path / "watch.dow"
    file.write_text(HERO.format(rule=rule, does=does, stone=int(heard)))
    (asked,) = checking.tests_of([file])
    (found,) = run_tests(asked.cards, asked.tests).results
    assert found.passed, found.message()
