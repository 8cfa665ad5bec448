"""R-ACT-REQ-02: after a request that is refused the same actions are possible as before, and what
changes with it all the same is listed anew.
"""

from __future__ import annotations

import pytest

from dowlang.agents import Random
from dowlang.engine.card_set import CardSet
from dowlang.project import load, load_source
from dowlang.project.card_selection import addition
from dowlang.rulesets.dead_of_winter.actions.legal_actions import actions
from dowlang.rulesets.dead_of_winter.state.game_state import Winter
from tests.conftest import ROOT

COUNTING = "".join(
    f'survivor "Counting {number}"\n    flavor "x"\n    occupation "dentist"\n    female\n'
    f"    influence {200 + number}\n    attack 3+\n    search 3+\n    at anywhere\n"
    f"    ability\n        if actions taken this turn {how}\n            gain 1 morale\n\n"
    for number, how in enumerate(["= 1", "= 2", ">= 3", "<= 3"] * 8)
)
"""Survivors whose ability is possible by how many actions were taken."""
SETS = {
    "base": lambda: load(ROOT / "cards" / "base"),
    "counting": lambda: load_source(addition([], {"counting": COUNTING.encode()})),
}


def asked_again(cards: CardSet, seed: int) -> tuple[int, int]:
    """Play a game at random. Return how many actions were asked for, and how many of them with
    the list of the action before.
    """
    chosen = {setting.name: setting.default for setting in cards.ruleset.settings}
    game = cards.ruleset.new_game(cards, seed, **chosen, rules={"exchanges": 9} if seed % 2 else {})
    assert isinstance(game, Winter)
    agent, count, again, before = Random(seed), 0, 0, None
    while game.stack:
        _, player, kind, options = game.stack[-1]
        if kind == "action":
            assert list(options) == actions(game.clone(), player), (seed, count)
            count, again, before = count + 1, again + (options is before), options
        game.choose(agent.pick(len(options)))
    return count, again


@pytest.mark.parametrize("name", SETS)
def test_what_is_possible_is_listed_as_it_is(name: str) -> None:
    cards = SETS[name]()
    counts = [asked_again(cards, seed) for seed in range(4)]
    asked, again = (sum(each) for each in zip(*counts, strict=True))
    assert asked > 200
    assert (again == 0) if name == "counting" else (again > asked // 8), (asked, again)
