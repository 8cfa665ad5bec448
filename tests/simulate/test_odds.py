"""Odds of whole cards on played tables: which rows there are."""

from __future__ import annotations

import pytest

import dowlang
from dowlang.rulesets.dead_of_winter.procedures.tracks import gain_morale
from dowlang.simulate.odds import Row, Tables, odds_of


@pytest.mark.parametrize("seed", [1, 2])
def test_what_is_asked_inside_a_forced_option_is_no_option_of_the_card(seed: int) -> None:
    """Where a card has one possible option it is taken unasked, and what its die then asks is a
    choice inside it.
    """
    cards = dowlang.load()
    teeth = cards.of_kind["crossroads"][cards.number("crossroads", "teeth")]
    rows = {row.label: row for row in odds_of(cards, teeth, Tables(4, seed, 2), 4000)}
    assert set(rows) <= {"Look at the face", "Burn it with the rest"}
    face = rows["Look at the face"]
    found = [face.spreads[name] for name in ("cards in hands", "unused dice")]
    assert face.tables == 2 and [(each.least, each.most) for each in found] == [(0, 1)] * 2


def test_a_track_at_its_end_is_told_where_its_gains_count_as_nothing() -> None:
    row = Row("Sing", 3, 0, {}, held=2, full={"morale": 1})
    waits, full = row.notes(3)
    assert waits.startswith("what it waits for holds at 2 of them: the figures are of those")
    assert full.startswith("morale is at the end of its track on 1 of 2 tables: what it gains")
    assert Row("Sing", 3, 0, {}, held=3).notes(3) == ()


def test_morale_is_full_at_the_top_of_its_track_alone() -> None:
    cards = dowlang.load()
    odds = cards.ruleset.odds
    assert odds is not None
    game = odds.table(cards, 1, 3)
    rows = odds_of(cards, cards.facts[0], Tables(3, 1, 1), 4000)
    for morale in (1, 5, 9, 10):
        game.morale = morale
        gain_morale(game, 1)
        assert odds.full["morale"](game) == (game.morale == 10)
    assert all(set(row.full) <= {"morale"} for row in rows)


@pytest.mark.proof
def test_a_full_track_is_told_of_a_card_that_gains_of_it() -> None:
    """Of five tables some have morale at its top, and only what gains morale loses by that."""
    cards = dowlang.load()
    wrong = []
    for card in cards.of_kind["crossroads"][:4]:
        rows = odds_of(cards, card, Tables(4, 1, 5), 300)
        gains = any(row.spreads and row.spreads["morale"].most > 0 for row in rows)
        if any(row.full and max(row.full.values()) < 5 for row in rows) and not gains:
            wrong.append(card["name"])
    assert not wrong, wrong


def test_what_ends_is_told_with_the_cards_of_which_it_was() -> None:
    """Whoever is killed on these tables has a rule, an ability or equipment that ends with them."""
    cards = dowlang.load()
    crisis = cards.of_kind["crisis"][cards.number("crisis", "howling_at_the_fence")]
    (row,) = (row for row in odds_of(cards, crisis, Tables(4, 1, 2), 200) if row.label == "failed")
    ends = [each for each in row.lasting if each.startswith("the end of ")]
    names = {str(card["name"]) for card in cards.facts}
    told = {each for said in ends for each in said.partition("(")[2].rstrip(")").split(", ")}
    assert ends and told - {""} and all(each in names | {""} for each in told if "more" not in each)
