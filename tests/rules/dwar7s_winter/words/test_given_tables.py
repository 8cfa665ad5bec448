"""What `given` lines of a card test lay: one copy on top of the deck, the expansion shuffled in."""

from __future__ import annotations

import pytest

from dowlang.rulesets.dwar7s_winter.procedures import setup
from dowlang.rulesets.dwar7s_winter.procedures.monsters import spawn
from dowlang.rulesets.dwar7s_winter.state.game_state import Dwar7s
from dowlang.rulesets.dwar7s_winter.state.variants import LEGENDARY
from dowlang.rulesets.dwar7s_winter.words import given_lines as given
from tests.rules.dwar7s_winter.hearth import MONSTERS, after, cards, hero, monster, table, told, z


def seeded(seed: int, players: int = 2) -> Dwar7s:
    """An empty table of a seed."""
    return setup.built(cards(), seed=seed, players=players, log=[])


@pytest.mark.parametrize("kind", MONSTERS)
def test_one_copy_is_next_to_appear(kind: str) -> None:
    """D-PH1-15: whatever the seed, the first copy of the card comes and the other does not."""
    for seed in range(1, 25):
        game = seeded(seed)
        first = monster(game, kind)
        given.next_monster(game, first)
        after(game, spawn)
        came = [entry[1] for entry in told(game, "monster_appeared")]
        card = game.t.monster_card
        assert came[0] == first and len(came) == 3
        assert [m for m in came if card[m] == card[first]] == [first]


def test_the_one_that_stands_is_not_the_next() -> None:
    """Two lines about one monster: a copy stands, the other is next, in whatever order."""
    for standing_first in (True, False):
        game = seeded(1)
        giant = monster(game, "frost_giant")
        lines = [lambda g=game, m=giant: given.stand(g, m, z(g, "F1"))]
        lines.insert(standing_first, lambda g=game, m=giant: given.next_monster(g, m))
        for line in lines:
            line()
        card = game.t.monster_card
        assert len(game.monsters) == 1 and card[game.monsters[0]] == card[giant]
        assert card[game.monster_deck[-1]] == card[giant]


def test_the_expansion_is_shuffled_in() -> None:
    """D-LEG-02: what a line adds is drawn as in a game, and lies on nothing laid before."""
    t = table(2).t
    drawn, games = 0, 60
    for seed in range(1, games + 1):
        game = seeded(seed)
        wolf = monster(game, "m_food")
        given.next_monster(game, wolf)
        before = sorted(game.disaster_deck)
        given.hold(game, 0, hero(game, "sage"))
        assert game.variant & LEGENDARY and game.monster_deck[-1] == wolf
        added = set(game.disaster_deck) - set(before)
        assert added == {d for d, threat in enumerate(t.disaster) if threat.legendary}
        drawn += sum(t.disaster[d].legendary for d in game.disaster_deck[-4:])
    share = drawn / (4 * games)
    legendary = sum(threat.legendary for threat in t.disaster) / t.disasters
    assert 0.5 * legendary < share < 1.5 * legendary
