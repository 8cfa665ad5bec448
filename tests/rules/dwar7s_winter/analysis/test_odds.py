"""`dow odds` for this game: what a hero or a monster does on tables in their third week."""

from __future__ import annotations

import pytest

from dowlang.rulesets.dwar7s_winter.analysis.invariants import wrong
from dowlang.rulesets.dwar7s_winter.analysis.odds import ODDS, crowded, deeds, table
from dowlang.simulate.odds import Row, Tables, odds_of
from tests.rules.dwar7s_winter.hearth import HEROES, MONSTERS, cards


def rows(slug: str) -> list[Row]:
    """The odds of a card over three tables of four players."""
    card = next(facts for facts in cards().facts if facts["slug"] == slug)
    return odds_of(cards(), card, Tables(4, 1, 3), 2_000)


def test_the_table_is_sound_and_somebody_has_all_actions() -> None:
    for seed in range(3):
        game = table(cards(), seed, 3)
        assert wrong(game) == "" and game.week <= 3
        assert game.actions_left == game.actions[game.active_player] and crowded(game) in (
            game.b.zones
        )


@pytest.mark.parametrize(
    ("ability", "changed"),
    [
        ("p_trio", {"food": 1, "stone": 1, "wood": 1}),
        ("p_1gold", {"gold": 1}),
        ("p_stone_3gold", {"gold": 3, "stone": -1}),
        ("sage", {"gold": -2, "points": 2}),
    ],
)
def test_a_hero_that_is_played(ability: str, changed: dict[str, int]) -> None:
    """As far as the highest value of a resource leaves room, D-COMP-04."""
    (row,) = rows(HEROES[ability])
    assert row.label == "played"
    for name, spread in row.spreads.items():
        least, most = sorted((0, changed.get(name, 0)))
        if name != "points":
            assert least <= spread.least <= spread.most <= most, name


@pytest.mark.sample(5)
@pytest.mark.parametrize("ability", sorted(set(MONSTERS) - {"m_silence"}))
def test_a_monster_attacks_where_most_dwarves_stand(ability: str) -> None:
    """Each does something that is counted, on one table at least."""
    (row,) = rows(MONSTERS[ability])
    assert row.label == ("arrival" if ability == "ogre_king" else "attack")
    assert any(spread.least or spread.most for spread in row.spreads.values())


def test_what_carries_nothing_out() -> None:
    for slug in ("wood_rot", "the_four_valleys", "hush"):
        assert rows(slug) == []
    assert deeds(table(cards(), 1, 2), cards().of_kind["board"][0]) == () and ODDS.comes_up is None
