"""The builder of tables: what it builds, what it refuses, and dice that are used up exactly."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from dowlang.engine.setup_options import InvalidSetting
from dowlang.rulesets.dead_of_winter.analysis.forced_dice import DiceMismatch, rolls
from dowlang.rulesets.dead_of_winter.analysis.invariants import wrong
from dowlang.rulesets.dead_of_winter.analysis.table_builder import Table
from dowlang.rulesets.dead_of_winter.words.for_tests.given_lines import Unbuildable
from tests.rules.dead_of_winter.winter import (
    asked,
    hand,
    names,
    place,
    rulebook,
    say,
    table,
    where,
    who,
)


def test_a_table_with_all_kinds_of_pieces_is_sound() -> None:
    """A table with all kinds of pieces is sound and has them where they were put."""
    t = (
        table(4)
        .controls(1, "Forty", "Fifty")
        .controls(2, "Sixty", at="School")
        .leader(1, "Fifty")
        .at("Forty", "library")
    )
    t.hand(1, "Fuel", "Fuel").hand(2, "Medicine").equipped("Sixty", "Knife").wounds(
        "Forty", 0, 1
    ).dice(1, 6, 1).dice(2, 4)
    t.zombies("colony", 1, 0, 2, 0, 0, 3).zombies("School", 3).barricades(
        "colony", 0, 3, 0, 0, 0, 0
    ).barricades("School", 1).noise("School", 2)
    t.deck("School", "Trap", "Stranger").waste("Lighter", "Fuel").survivor_deck(
        "Twelve", "Fifteen"
    ).crisis_deck("Two Ways Out")
    t.exile_deck("Bitter Wish 2").crossroads_deck("Shots").crossroads("Out There").crisis(
        "Food Shortage"
    ).contributed(2, "Tinned Food")
    t.exiled(3, objective="Bitter Wish 1").secret(1, "Plain Wish 2").secret(
        2, "Dark Wish 1"
    ).morale(4).rounds(2).food(3, 1).helpless(5).counter(2)
    g = t.begin()
    assert wrong(g) == "" and asked(g) == (1, "action")
    assert (where(g, "Forty"), where(g, "Fifty"), where(g, "Sixty")) == (
        "library",
        "colony",
        "school",
    ) and g.leader[:2] == [
        who("Fifty"),
        who("Sixty"),
    ]
    assert (
        hand(g, 1) == ["Fuel", "Fuel"]
        and names(g, g.equipment[who("Sixty")]) == ["Knife"]
        and g.unused[0] == (1, 6)
    )
    assert (
        g.zombies == [1, 0, 2, 0, 0, 3, 0, 0, 3, 0, 0, 0]
        and g.barricades[1] == 3
        and g.barricades[8] == 1
        and g.noise[place("school")] == 2
    )
    assert names(g, reversed(g.item_deck[place("school")])) == ["Trap", "Stranger"] and names(
        g, reversed(g.waste)
    ) == ["Lighter", "Fuel"]
    assert (
        g.survivor_deck[-2:] == (who("Fifteen"), who("Twelve"))
        and g.exiled == [0, 0, 1, 0]
        and g.secret[2] == 2000
    )
    assert (g.morale, g.rounds_left, g.food, g.starvation, g.helpless, g.counters) == (
        4,
        2,
        3,
        1,
        5,
        [2],
    )
    assert rulebook().of_kind["crossroads"][g.crossroads]["name"] == "Out There" and g.holder == 3
    # the turn's start (R-TURN-02)
    assert (g.wounds[who("Forty")], g.frostbite[who("Forty")]) == (
        1,
        1,
    )


@pytest.mark.parametrize(
    ("build", "why"),
    [
        (lambda t: t.controls(1, "Nobody"), "no survivor `Nobody`"),
        (lambda t: t.controls(4, "Forty"), "no player 4"),
        (lambda t: t.controls(1, "Forty", at="Moon"), "no location `Moon`"),
        (
            lambda t: t.controls(1, "Forty", "Fifty", "Sixty", at="Gas Station"),
            "no empty survivor space",
        ),
        (lambda t: t.at("Forty", "School"), "somebody controls it"),
        (lambda t: t.wounds("Forty", 1), "not in play"),
        (lambda t: t.controls(1, "Forty").wounds("Forty", 2, 1), "cannot live with 3"),
        (lambda t: t.zombies("Library", 4), "no space for 4"),
        (lambda t: t.zombies("colony", 4, 0, 0, 0, 0, 0), "entrance 1 has no space for 4"),
        (lambda t: t.zombies("colony", 1, 1), "6 entrances, found 2"),
        (lambda t: t.noise("School", 5), "4 noise spaces"),
        (lambda t: t.noise("colony", 1), "0 noise spaces"),
        (lambda t: t.deck("colony", "Fuel"), "no item deck"),
        (lambda t: t.hand(1, *["Axe"] * 2), "copies of `Axe` are in use"),
        (lambda t: t.deck("School", *["Trap"] * 3).hand(1, "Trap"), "copies of `Trap` are in use"),
        (lambda t: t.controls(1, "Forty").helpless(24), "no space for 24"),
        (lambda t: t.crisis("Nothing"), "no crisis `Nothing`"),
    ],
)
def test_what_cannot_be_built(build: Callable[[Table], object], why: str) -> None:
    """Each refusal says what is missing."""
    with pytest.raises(Unbuildable, match=why):
        build(table())


def test_settings_and_rules_are_those_of_a_game() -> None:
    """Unknown ones are refused in the same words."""
    assert table(5, rules={"hand_size": 3}, variant="hardcore").game.hardcore == 1
    with pytest.raises(InvalidSetting, match="players"):
        table(7)
    with pytest.raises(InvalidSetting, match="hand_sizes"):
        table(rules={"hand_sizes": 3})


def test_forced_dice_are_used_up_exactly() -> None:
    """One left over or one too few is an error, whatever the stream; nothing stays forced."""
    g = table().controls(1, "Forty", "Fifty").begin()
    with (
        pytest.raises(DiceMismatch, match="1 of the given dice were not rolled: exposure"),
        rolls(g, exposure=("blank", "blank")),
    ):
        g.apply("move/forty/school")
    assert g.forced == []
    with pytest.raises(DiceMismatch, match="rolled beyond the given dice: exposure 1"), rolls(g):
        g.apply("move/fifty/school")
    with pytest.raises(ValueError, match="found stream `luck`"), rolls(g, luck=1):
        pass


def test_the_colony_phase_can_begin_anywhere() -> None:
    """The rest of the phase and the next round follow as always."""
    g = (
        table(2, rules={"two_player.requires_variant": "no"})
        .controls(1, "Forty")
        .controls(2, "Fifty")
        .crossroads_deck()
        .colony_phase("marker")
    )
    g.run()
    assert g.rounds_left == 5 and g.round == 2 and g.decision.kind == "action"
    assert say(g, "end_turn").turn >= 2
