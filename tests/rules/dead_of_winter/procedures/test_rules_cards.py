"""R-COMP, R-CARD: components and what stands on cards. Each docstring names the rules it proves."""

from __future__ import annotations

from collections import Counter

import pytest

import dowlang
from dowlang.engine.setup_options import InvalidSetting
from dowlang.rulesets.dead_of_winter.state.types import FACES, LOCATIONS, OUTSIDE
from tests.rules.dead_of_winter.winter import (
    asked,
    carry_out,
    hand,
    new_game,
    offered,
    place,
    rulebook,
    say,
    started,
    table,
    who,
)


@pytest.mark.settles(("two_player.requires_variant", "no"))
def test_two_to_five_players() -> None:
    """R-COMP-01, U-53: 2 to 5; two play the two-player variant unless the rule is switched off,
    and it is for two only.
    """
    for players in (1, 6):
        with pytest.raises(InvalidSetting, match="players"):
            new_game(players=players)
    assert [new_game(players=n).players for n in (2, 3, 4, 5)] == [2, 3, 4, 5]
    assert new_game(players=2).variant & 2 and not new_game(players=3).variant & 2
    assert not new_game(players=2, rules={"two_player.requires_variant": "no"}).variant
    with pytest.raises(InvalidSetting, match="players"):
        new_game(players=3, variant="two_player")


def test_an_objective_has_a_goal_and_numbers_on_both_sides() -> None:
    """R-COMP-02, R-CARD-04, R-CARD-05: every main objective has both sides with goal and
    numbers; the time class changes nothing.
    """
    base = dowlang.load("base")
    for card in (*rulebook().of_kind["objective"], *base.of_kind["objective"]):
        roles = (rulebook() if card["path"] in rulebook().paths else base).handler(card["path"])
        assert {"standard.goal", "hardcore.goal"} <= set(roles) and card["time"] in (
            "short",
            "medium",
            "long",
        )


def test_decks_of_objectives_are_apart() -> None:
    """R-COMP-03, R-COMP-04, R-COMP-05, R-CARD-06: each secret objective is of exactly one kind;
    an exiled one is never dealt at set-up.
    """
    kinds = [rulebook().of_kind[kind] for kind in ("secret", "betrayal", "exile")]
    paths = [card["path"] for cards in kinds for card in cards]
    assert len(paths) == len(set(paths)) == 17
    assert all(number < 2000 for seed in range(20) for number in new_game(seed, players=5).dealt)


def test_survivors_are_individuals() -> None:
    """R-COMP-06: a card is in the deck or with one player, never twice; the base set has thirty."""
    assert len(dowlang.load("base").of_kind["survivor"]) == 30
    g = started(players=5)
    everyone = [*g.survivor_deck, *[s for group in g.groups for s in group]]
    assert sorted(everyone) == list(range(26))


def test_one_first_player_token() -> None:
    """R-COMP-07: exactly one player holds it, through a whole game."""
    g = started(seed=11, players=3)
    for n in range(200):
        if g.is_over:
            break
        assert 0 <= g.first_player < 3
        g.choose(n * 5 % len(g.decision))


def test_there_are_25_starting_items_and_six_decks_of_20() -> None:
    """R-COMP-08, R-COMP-09: 25 starting items, six decks of 20 in the base set."""
    t = dowlang.load("base").tables
    assert [len(t.items_of_deck[place_]) for place_ in range(7)] == [25, 20, 20, 20, 20, 20, 20]


def test_wound_tokens_have_two_faces() -> None:
    """R-COMP-11, R-EXPOSE-05: counted together for death, apart for the turn's start."""
    g = (
        table()
        .controls(1, "Forty", "Sixty")
        .controls(2, "Fifty")
        .wounds("Forty", 1)
        .wounds("Sixty", 0, 1)
        .begin()
    )
    assert (g.wounds[who("Forty")], g.frostbite[who("Forty")]) == (1, 0)
    assert (g.wounds[who("Sixty")], g.frostbite[who("Sixty")]) == (1, 1)


@pytest.mark.parametrize(
    ("limited", "food", "starvation", "barricades"), [("off", 25, 8, True), ("on", 20, 6, False)]
)
def test_tokens_run_out_only_when_so_set(
    limited: str, food: int, starvation: int, barricades: bool
) -> None:
    """R-COMP-12, R-COMP-13, U-11: twenty of each kind and six starvation tokens when the supply
    is limited.
    """
    t = (
        table(rules={"limited_supply": limited})
        .controls(1, "Forty")
        .food(19)
        .hand(1, "Tinned Food", "Tinned Food")
        .dice(1, 1)
    )
    t.barricades("colony", 18).barricades("School", 2)
    t.game.entrance_spaces[0] = 9
    g = t.begin()
    assert bool(offered(g, "barricade")) == barricades
    say(g, "play/tinned_food", "play/tinned_food")
    assert g.food == food
    g.food, g.morale, g.starvation = 0, 10, 5
    for _ in range(3):
        g.morale = 10
        carry_out(g, "pay_food")
    assert g.starvation == starvation


def test_dice_have_the_faces_of_the_rules() -> None:
    """R-COMP-15, U-04, U-05: action dice show 1 to 6; twelve faces of the exposure die: 6 blank,
    3 wounds, 2 frostbite, 1 bitten.
    """
    g = table().controls(1, *["Forty", "Fifty", "Sixty", "Seventy"]).begin()
    values: Counter[int] = Counter()
    for _ in range(300):
        g.stack[:] = [("roll_all_dice",)]
        g.run()
        values.update(g.unused[0])
    assert set(values) == {1, 2, 3, 4, 5, 6} and max(values.values()) < 1.4 * min(values.values())
    from dowlang.rulesets.dead_of_winter.procedures.exposure import roll_face

    faces = []
    for roll in range(12):
        g.forced.append((3, roll))
        faces.append(FACES[roll_face(g, who("Forty"))])
    assert Counter(faces) == {"blank": 6, "wound": 3, "frostbite": 2, "bitten": 1}


def test_each_location_has_its_spaces_and_its_deck() -> None:
    """R-COMP-16, R-CARD-18, R-BOARD-01: colony and six cards with survivor, entrance and noise
    spaces and an item deck.
    """
    g = new_game(players=3)
    for number, slug in enumerate(LOCATIONS):
        (card,) = [card for card in rulebook().of_kind["location"] if card["slug"] == slug]
        assert g.survivor_spaces[number] == card["survivors"] and g.noise_spaces[
            number
        ] == card.get("noise", 0)
        entrance = 0 if not number else number + 5
        assert g.entrance_spaces[entrance] == card["entrance"]


def test_removed_cards_never_return() -> None:
    """R-COMP-18: over whole games nothing leaves the removed zone, and no item is anywhere
    twice.
    """
    for seed in range(4):
        g = started(seed, players=3)
        before: set[int] = set()
        for n in range(400):
            if g.is_over:
                break
            now = set(g.removed)
            assert before <= now
            before = now
            g.choose((n * 11 + seed) % len(g.decision))
        assert before or g.turn < 4


# ---- anatomy
def test_a_survivor_card_has_its_fields() -> None:
    """R-CARD-07, R-CARD-08: name, occupation, influence, attack, search, places, abilities; the
    occupation changes nothing.
    """
    (ashley,) = [card for card in rulebook().of_kind["survivor"] if card["name"] == "Ashley Ross"]
    number, t = who("Ashley Ross"), rulebook().tables
    assert (ashley["occupation"], t.influence[number], t.attack[number], t.search[number]) == (
        "survivor",
        44,
        2,
        3,
    )
    (ability,) = t.abilities[number]
    assert (ability.die, ability.limit) == (3, 1) and [
        LOCATIONS[n] for n, there in enumerate(ability.places) if there
    ] == ["colony", "school"]


def test_influence_is_rank() -> None:
    """R-CARD-09, R-ZOMBIE-06: the lowest dies in an overrun, whatever else."""
    t = (
        table()
        .controls(1, "Twelve", "Seventy-Five")
        .controls(2, "Fifteen")
        .zombies("colony", 3, 0, 0, 0, 0, 0)
        .leader(1, "Seventy-Five")
    )
    g = carry_out(t.begin(), "add_zombies", 1, 0)
    assert g.controller[who("Twelve")] == -1 and g.controller[who("Fifteen")] == 1


def test_an_item_card_has_its_fields() -> None:
    """R-CARD-13, R-CARD-14, R-CARD-15: symbol, origin decks, what happens when it is played."""
    t, cards = rulebook().tables, rulebook().of_kind["item"]
    knife = next(n for n, card in enumerate(cards) if card["name"] == "Knife")
    assert (
        sum(
            card == knife and deck == 0 for card, deck in zip(t.item_card, t.item_deck, strict=True)
        )
        == 4
    )
    assert (
        sum(
            card == knife and deck == place("police_station")
            for card, deck in zip(t.item_card, t.item_deck, strict=True)
        )
        == 3
    )
    ways = {cards[n]["name"]: way for n, way in enumerate(t.design_way)}
    assert (ways["Fuel"], ways["Knife"], ways["Lecture"]) == (0, 1, 2)


def test_fields_of_a_crisis_and_a_crossroads_card() -> None:
    """R-CARD-16, R-CARD-17: prevention symbols, effect, optional part; trigger and options."""
    shortage = next(
        card for card in rulebook().of_kind["crisis"] if card["name"] == "Fuel Shortage"
    )
    assert {"failure", "optional"} <= set(
        rulebook().handler(shortage["path"])
    ) and rulebook().tables.crisis_optional[
        [card["name"] for card in rulebook().of_kind["crisis"]].index("Fuel Shortage")
    ][1] == 2
    for card in rulebook().of_kind["crossroads"]:
        assert {"trigger", "start"} <= set(rulebook().handler(card["path"]))


def test_the_row_of_symbols_restricts_nothing() -> None:
    """R-CARD-19: a search yields the top card, whatever the location's row says."""
    t = (
        table()
        .controls(1, "Forty", at="Library")
        .noise("Library", 4)
        .dice(1, 6)
        .deck("Library", "Lost Family")
    )
    g = say(t.begin(), "search/forty/6")
    assert hand(g, 1) == ["Lost Family"]


def test_what_a_player_has() -> None:
    """R-CARD-20: leader and followers open, secret objective hidden, unused and used dice apart."""
    g = started(players=3)
    view = g.view(0)
    assert (
        len(view["leader"]) == len(view["unused"]) == len(view["spent"]) == 3
        and view["secret"] == g.secret[0]
    )
    assert asked(g)[1] == "action" and len(OUTSIDE) == 6
