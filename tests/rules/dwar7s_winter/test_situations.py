"""Forty awkward situations, written from the rules document and judged by it: full tracks, empty
decks, crowds in the castle, ties, the last week, solo games, the expansion.
"""

from __future__ import annotations

import pytest

from dowlang.rulesets.dwar7s_winter.procedures.disasters import occur
from dowlang.rulesets.dwar7s_winter.procedures.endings import titles_of, winners
from dowlang.rulesets.dwar7s_winter.procedures.monsters import attack, monsters_act, spawn
from dowlang.rulesets.dwar7s_winter.procedures.preparation import choose_hands
from dowlang.rulesets.dwar7s_winter.procedures.weeks import resolve, weekly_disasters
from dowlang.rulesets.dwar7s_winter.state.game_state import Dwar7s
from dowlang.rulesets.dwar7s_winter.state.labels import TITLES
from dowlang.rulesets.dwar7s_winter.state.types import (
    CAMP,
    CHAMPION,
    GUARDIAN,
    NOBODY,
    NONE,
    THUNDER,
)
from dowlang.rulesets.dwar7s_winter.words import conditions, given_lines
from tests.rules.dwar7s_winter.hearth import (
    after,
    asked,
    at,
    begin,
    card,
    crew,
    disaster,
    disasters_next,
    have,
    hero,
    hold,
    in_camp,
    key_of,
    legend_at,
    monster,
    offered,
    pile,
    play,
    real,
    say,
    stock,
    table,
    told,
    z,
)
from tests.rules.dwar7s_winter.test_vectors import give, legend, parts


def where(game: Dwar7s, number: int) -> str:
    """The zone of a monster, by its key."""
    return key_of(game, game.monster_at[number])


# ---- monsters
def test_01_nothing_is_paid_for_a_loss_of_what_is_not_there() -> None:
    """D-PH1-10: no wood, and gold does not stand in for it."""
    game = crew(have(table(2), 0, wood=0, gold=3), 0, F1=1)
    after(game, (attack, monster(game, "m_wood", "F1")))
    assert stock(game, 0, "gold wood") == (3, 0)


def test_02_two_giants_and_one_action_above_the_floor() -> None:
    """D-COMP-05, D-CARD-15: 4, 3, and no further."""
    game = crew(table(2), 0, F1=2)
    game.actions[0] = 4
    after(game, (attack, monster(game, "frost_giant", "F1")))
    assert game.actions[0] == 3
    after(game, (attack, monster(game, "frost_giant", "M1")))
    assert game.actions[0] == 3


def test_03_a_monster_in_the_castle_stays_and_attacks() -> None:
    """D-PH1-08, D-CARD-13: near the castle are the castle and its four neighbours."""
    game = crew(crew(crew(table(3), 0, F1=1), 1, C=1), 2, M1=1)
    inside = monster(game, "m_food", "C")
    after(game, monsters_act)
    assert where(game, inside) == "C"
    assert [stock(game, player, "food") for player in range(3)] == [(1,), (1,), (2,)]


def test_04_without_another_monster_nobody_is_herded() -> None:
    """D-PH1-12: without another monster nothing happens."""
    game = table(2)
    alone = monster(game, "m_herd", "F1")
    after(game, monsters_act)
    assert where(game, alone) == "C" and len(told(game, "monster_moved")) == 1


def test_04b_herding_that_attacks_comes_to_an_end() -> None:
    """U-64, U-14, D-PH1-12: while one acts each attacks once. One driven again takes its step."""
    rules = {"herd.attack": "yes"}
    for count in (2, 3):
        game = crew(table(2, rules=rules), 0, F1=1)
        herders = [monster(game, "m_herd", key) for key in ("W4", "W1")]
        walker = [monster(game, "m_wood", "W3")] if count == 3 else []
        after(game, monsters_act)
        while not game.is_over and game.decision.kind != "action":
            game.choose(len(game.decision) - 1)
        assert game.struck == () and set(game.monsters) == {*herders, *walker}
        assert all(driver != stray for _, stray, driver in told(game, "driven"))
        acts = [entry[0] for entry in told(game, "monster_acts", "monster_attacks")]
        for part in " ".join(acts).split("monster_acts")[1:]:
            assert 1 <= part.count("monster_attacks") <= count
        assert len(acts) > 2 * count, "a driven one attacks too"


def test_04c_a_driven_monster_in_the_castle_without_ability_does_not_attack() -> None:
    """U-04, U-14: as it would not when it acts."""
    for idle, left in (("no_ability", 2), ("ability", 1)):
        game = crew(table(2, rules={"herd.attack": "yes", "monster.in_castle": idle}), 0, C=1)
        monster(game, "m_wood", "C")
        after(game, (attack, monster(game, "m_herd", "F1")))
        assert stock(game, 0, "wood") == (left,)


def test_05_herding_one_that_is_in_the_castle() -> None:
    """D-PH1-12, D-PH1-08: it can be named and has nowhere to go."""
    game = table(2)
    inside = monster(game, "m_wood", "C")
    after(game, (attack, monster(game, "m_herd", "P1")))
    assert where(game, inside) == "C" and not game.is_over


def test_06_herding_one_that_has_acted_already() -> None:
    """D-PH1-04, D-PH1-12: it goes a second zone, and nobody acts twice."""
    game = table(2)
    first, second = monster(game, "m_wood", "M1"), monster(game, "m_herd", "W4")
    after(game, monsters_act)
    say(game, "act_with/beam_gnawer", "zone/forest_4")
    assert where(game, first) == "C" and where(game, second) == "F4"
    assert len(told(game, "monster_acts")) == 2


def test_07_the_lead_picks_the_way_of_a_herded_monster() -> None:
    """D-PH1-07, D-PH1-12."""
    game = table(3)
    game.lead = 2
    stray = monster(game, "m_wood", "W3")
    after(game, (attack, monster(game, "m_herd", "F1")))
    assert asked(game) == (2, "way") and offered(game) == ["zone/forest_3", "zone/mine_3"]
    say(game, "zone/mine_3")
    assert where(game, stray) == "M3"


def test_08_a_rush_into_the_castle_takes_one_step_more() -> None:
    """D-LEG-12, D-LEG-13: one regular step, one more, and lost at the end of the week."""
    game = crew(table(2, "legendary"), 0, M4=1)
    runner = monster(game, "l_rush", "M1")
    after(game, monsters_act)
    assert where(game, runner) == "C" and not game.is_over
    assert after(game, resolve).is_over and game.result["cause"] == "castle"


def test_09_a_rush_does_not_look_again() -> None:
    """D-LEG-13: reach is looked at after the regular move. Who would be near later is not near."""
    game = crew(table(2, "legendary"), 0, C=1)
    runner = monster(game, "l_rush", "W1")
    after(game, monsters_act)
    say(game, "zone/mine_1")
    assert where(game, runner) == "M1", "the castle is not near mine 1"


def test_10_more_monsters_than_the_target_stay() -> None:
    """D-PH1-15: none is drawn, none is taken away."""
    game = table(1)
    for kind, key in (("m_wood", "F1"), ("m_hand", "M1"), ("m_food", "P1")):
        monster(game, kind, key)
    deck = game.monster_deck
    after(game, spawn)
    assert len(game.monsters) == 3 and game.monster_deck == deck


def test_11_an_ogre_king_and_no_disaster_left() -> None:
    """D-PH1-20, D-PH1-21."""
    game = pile(table(1), "ogre_king", "m_wood")
    game.disaster_deck = ()
    after(game, spawn)
    assert len(game.monsters) == 2 and not game.disasters


def test_12_the_last_monster_card_is_drawn_where_two_are_missing() -> None:
    """D-PH1-18: two are missing, one is there."""
    game = table(1)
    game.monster_deck = game.monster_deck[-1:]
    after(game, spawn)
    assert len(game.monsters) == 1 and not game.monster_deck


def test_13_a_zone_holds_any_crowd() -> None:
    """D-BOARD-07, D-PH1-15: five monsters, a disaster and dwarves of four players."""
    game = table(4)
    for player in range(4):
        crew(game, player, F1=2)
    for kind in ("m_wood", "m_food", "m_hand", "frost_giant", "m_banish"):
        monster(game, kind, "F1")
    disaster(game, "F1")
    after(game, (attack, game.monsters[-1]))
    assert [at(game, player, "F1") for player in range(4)] == [1] * 4


def test_14_a_legendary_dwarf_alone_is_banished() -> None:
    """D-PH1-11, D-LEG-06: the only dwarf there is the one that returns."""
    game = legend(table(2, "legendary"), 1, THUNDER, "F1")
    after(game, (attack, monster(game, "m_banish", "F1")))
    assert legend_at(game, 1, THUNDER) == -1 and at(game, 1, "F1") == 0


# ---- disasters
@pytest.mark.parametrize(("week", "left", "came"), [(3, 1, 1), (3, 5, 2), (4, 5, 1), (5, 0, 0)])
def test_15_a_nightmare_and_a_short_deck(week: int, left: int, came: int) -> None:
    """D-VAR-07, D-PH1-21: two where two are left."""
    game = table(2, "nightmare")
    game.week, game.disaster_deck = week, game.disaster_deck[:left]
    assert len(after(game, weekly_disasters).disasters) == came


def test_16_no_snowball_where_a_disaster_was() -> None:
    """D-LEG-11: it looks at disasters that are active."""
    game = have(crew(table(2, "legendary"), 0, F1=2), 0, food=3, stone=3)
    disaster(game, "F1")
    (key,) = offered(begin(game), "overcome")
    say(game, f"overcome/{key}")
    assert len(after(disasters_next(game, "F1+", "M1"), occur).disasters) == 1


def test_17_gold_does_not_pay_for_a_disaster() -> None:
    """D-PH3-31."""
    game = have(crew(table(2), 0, F2=4), 0, gold=7, stone=1)
    disaster(game, "F2")
    assert not offered(begin(game), "overcome")


def test_18_the_reward_stops_at_seven() -> None:
    """D-PH3-30, D-COMP-04: the surplus vanishes."""
    game = have(crew(table(2), 0, F1=2), 0, gold=6, stone=2, food=2)
    disaster(game, "F1")
    (key,) = offered(begin(game), "overcome")
    say(game, f"overcome/{key}")
    assert stock(game, 0, "gold") == (7,)


# ---- turns
def test_19_dwarves_are_used_once() -> None:
    """D-PH3-32: two monsters in a zone, dwarves for one."""
    game = have(crew(table(2), 0, F1=3), 0, food=7, stone=7, wood=7)
    monster(game, "m_wood", "F1")
    monster(game, "m_food", "F1")
    assert len(offered(begin(game), "defeat")) == 2
    say(game, "defeat/larder_wolf")
    assert at(game, 0, "F1") == 1 and not offered(game, "defeat")


@pytest.mark.parametrize(("gold", "can"), [(3, True), (2, False)])
def test_20_gold_alone_pays_for_a_monster(gold: int, can: bool) -> None:
    """D-PH3-26: 1 stone and 2 wood with 3 gold."""
    game = have(crew(table(2), 0, F1=3), 0, gold=gold, food=7, stone=0, wood=0)
    monster(game, "frost_giant", "F1")
    assert bool(offered(begin(game), "defeat")) == can
    if can:
        say(game, "defeat/rime_strider")
        assert stock(game, 0, "gold food") == (0, 7)


def test_21_a_monster_in_the_castle_is_beaten_in_time() -> None:
    """D-PH3-28, D-END-01."""
    game = have(crew(table(2), 0, C=2), 0, food=1, stone=1)
    monster(game, "m_wood", "C")
    say(begin(game), "defeat/beam_gnawer")
    assert not after(game, resolve).is_over


def test_22_the_leftmost_hero_is_hired() -> None:
    """D-PH3-13: nothing slides, the slot is filled from the deck."""
    game = begin(have(table(2), 0, gold=7))
    first, *rest = game.pool
    top = game.hero_deck[-1]
    say(game, f"hire/{offered(game, 'hire')[0]}")
    assert game.pool == (top, *rest) and first in game.deck[0] and stock(game, 0, "gold") == (3,)


def test_23_hiring_when_the_deck_is_empty() -> None:
    """D-PH3-13, U-28: slots stay empty from the left, and cost what they cost."""
    game = have(table(1), 0, gold=7)
    game.deck[0], game.hero_deck = game.deck[0] + game.hero_deck, ()
    pool = game.pool
    begin(game)
    for _ in range(3):
        say(game, f"hire/{offered(game, 'hire')[-1]}")
    assert game.pool == (NONE, NONE, NONE, pool[0]) and stock(game, 0, "gold") == (4,)


def test_24_a_recruit_and_a_hire_in_one_turn() -> None:
    """D-CARD-09, D-PH3-10: the pool is closed and refilled in between."""
    game = hold(have(table(2), 0, gold=7), 0, "p_recruit")
    pool, deck = game.pool, game.hero_deck
    play(begin(game), "inst4", card("p_recruit"))
    say(game, offered(game)[0])
    assert game.pool == (deck[-1], *pool[1:]), "the leftmost was taken"
    say(game, f"hire/{offered(game, 'hire')[-1]}")
    assert stock(game, 0, "gold") == (4,) and not offered(game, "hire")


def test_25_nobody_on_the_board_to_recall() -> None:
    """D-CARD-08: the price cannot be paid."""
    game = hold(table(2), 0, "p_recall")
    play(begin(game), "inst4")
    assert asked(game) == (0, "action"), "the card is not offered"


def test_26_a_price_is_paid_for_nothing_too() -> None:
    """D-CARD-08, D-COMP-04: food is full, the wood is paid all the same."""
    game = hold(have(table(2), 0, wood=1, food=7), 0, "p_wood_3food")
    play(begin(game), "drum", card("p_wood_3food"))
    assert stock(game, 0, "wood food") == (0, 7)


def test_27_two_different_dwarves_of_a_terrain() -> None:
    """D-CARD-07: the one that has moved is not moved again, though it stands in a forest."""
    game = hold(crew(table(2), 0, F1=1), 0, "p_mv2_forest")
    play(begin(game), "drum", card("p_mv2_forest"))
    say(game, "dwarf/dwarf_of_1_forest_1", "zone/forest_2")
    assert asked(game)[1] == "action", "nobody else stands in a forest"
    assert at(game, 0, "F2") == 1 and len(told(game, "dwarf_moved")) == 1


def test_28_two_different_dwarves_of_ones_own() -> None:
    """D-CARD-03, D-CARD-20: who was placed is not moved by the same card."""
    game = hold(table(2), 0, "p_pm2")
    play(begin(game), "inst4", card("p_pm2"))
    camp = "dwarf/dwarf_of_1_camp"
    while asked(game)[1] != "action":
        keys = offered(game)
        zones = [key for key in keys if key.startswith("zone/")]
        say(game, zones[5] if zones else camp if camp in keys else keys[-1])
    assert not told(game, "dwarf_moved") and sum(zone > CAMP for zone in game.dwarf_at) <= 2


def test_29_others_place_where_the_active_player_placed() -> None:
    """D-PH3-06: the limit looks at placements by that player alone."""
    game = hold(table(2), 1, "p_pm1")
    say(begin(game), "place/dwarf/forest_1")
    play(game, "inst3", card("p_pm1"), "dwarf/dwarf_of_2_camp")
    assert "zone/forest_1" in offered(game)
    say(game, "zone/forest_1")
    assert at(game, 1, "F1") == 1


def test_30_a_placement_by_a_card_counts_too() -> None:
    """D-PH3-06, U-26: card effects count too."""
    game = hold(table(2), 0, "p_pm1")
    say(begin(game), "place/dwarf/forest_1")
    play(game, "inst3", card("p_pm1"))
    while not any(key.startswith("zone/") for key in offered(game)):
        say(game, next(key for key in offered(game) if key.startswith("dwarf/dwarf_of_1_camp")))
    assert "zone/forest_1" not in offered(game) and "zone/forest_2" in offered(game)


def test_31_every_instrument_is_taken() -> None:
    """D-PH3-17: the fifth to play finds none, and silence takes one more."""
    game = table(4)
    game.music[:] = [3, 2, 1, NOBODY]
    assert offered(begin(game), "music") == ["fiddle"]
    monster(game, "m_silence", "W2")
    assert not offered(after(game), "music"), "walls and the castle silence the fiddle"


def test_32_only_who_has_a_card_is_asked_clockwise() -> None:
    """D-PH3-19: from the active player, past the last seat."""
    game = hold(hold(table(4), 1, "s_wood"), 3, "s_wood")
    play(begin(game), "drum")
    assert asked(game) == (1, "play_cards")
    say(game, "done")
    assert asked(game) == (3, "play_cards")
    say(game, "done")
    assert asked(game) == (0, "action")


# ---- the expansion
@pytest.mark.parametrize(
    ("gold", "camp", "owned", "can"),
    [(2, 1, 0, True), (1, 7, 0, False), (7, 0, 0, False), (7, 3, 3, False), (7, 3, 2, True)],
)
def test_33_when_a_sage_can_be_played(gold: int, camp: int, owned: int, can: bool) -> None:
    """D-LEG-15, D-LEG-05."""
    game = hold(have(table(2, "legendary"), 0, gold=gold), 0, "sage")
    for kind in range(1, owned + 1):
        legend(game, 0, kind, "W1")
    crew(game, 0, F1=in_camp(game)[0] - camp)
    play(begin(game), "inst4")
    assert (asked(game)[1] == "play_cards") == can


def test_34_no_superfluous_dwarf_is_used() -> None:
    """D-LEG-07, U-44: 3 of a champion and three others; either way nobody too many."""
    game = have(crew(table(2, "legendary"), 0, F1=3), 0, stone=7, wood=7)
    legend(game, 0, CHAMPION, "F1")
    monster(game, "frost_giant", "F1")
    say(begin(game), "defeat/rime_strider")
    assert asked(game) == (0, "party") and len(offered(game)) == 2
    ways = set()
    for key in offered(game):
        copy = game.clone()
        copy.apply(key)
        ways.add((at(copy, 0, "F1"), legend_at(copy, 0, CHAMPION)))
    assert ways == {(1, z(game, "F1")), (2, -1)}


def test_35_a_guardian_in_another_zone_helps_nobody() -> None:
    """D-LEG-08: it stands in the zone of the disaster, and helps its owner."""
    for owner, zone, can in ((0, "F2", True), (0, "F1", False), (1, "F2", False)):
        game = have(crew(table(2, "legendary"), 0, F2=2), 0, stone=1)
        legend(game, owner, GUARDIAN, zone)
        disaster(game, "F2")
        assert bool(offered(begin(game), "overcome")) == can, (owner, zone)


# ---- the end
def test_36_nobody_wins_a_last_week_that_is_lost() -> None:
    """D-END-02, D-END-04: week 7 with a monster in the castle and everything at 7."""
    game = have(table(2), 0, gold=7, food=7, stone=7, wood=7)
    game.week = 7
    monster(game, "m_wood", "C")
    result = after(game, resolve).result
    assert (result["cause"], result["winners"], result["points"]) == ("castle", [], [])


def test_37_four_equal_players() -> None:
    """D-END-12: all share the win."""
    game = table(4)
    game.week = 7
    assert after(game, resolve).result["winners"] == [0, 1, 2, 3]


def test_38_a_tie_that_only_trophies_break() -> None:
    """D-END-11: equal points, and a disaster overcome comes before a monster defeated."""
    game = table(2)
    give(game, 0, ("m_wood",))
    give(game, 1, (), 1)
    assert parts(game)["monsters"] == parts(game, 1)["disasters"] == 3
    assert sum(parts(game).values()) == sum(parts(game, 1).values())
    assert winners(game) == [1]
    give(game, 0, (), 0, ("p_trio",))
    have(give(game, 1, (), 0, ("p_trio",)) or game, 0, wood=3)
    assert winners(game) == [0], "wood comes before either"


@pytest.mark.parametrize(
    ("monsters", "disasters", "heroes", "gold", "title"),
    [
        (0, 4, 0, 0, None),
        (6, 6, 0, 7, "Frozen conqueror"),
        (6, 6, 0, 0, "Beast hunter"),
        (6, 6, 7, 0, "Knight of the round table"),
    ],
)
def test_39_the_highest_title_whose_every_condition_holds_is_won(
    monsters: int, disasters: int, heroes: int, gold: int, title: str | None
) -> None:
    """D-VAR-06: the highest whose every condition holds, whatever lies between."""
    game = have(table(1), 0, gold=gold)
    kinds = ("frost_giant", "m_banish", "ogre_king", "frost_giant", "m_banish", "ogre_king")
    give(game, 0, kinds[:monsters], disasters, ("p_1wood", "p_1food", "p_1stone") * (heroes // 3))
    give(game, 0, (), 0, ("p_1gold",) * (heroes % 3))
    found = [TITLES[number] for number in titles_of(game, 0)]
    assert found == ([title] if title else [])


def test_40_of_seven_cards_two_stay_beside_a_hand_of_five() -> None:
    """D-PH2-02, D-PH2-04, D-COMP-05: two cards stay beside the board."""
    game = table(2)
    game.hand_limit = [5, 7]
    after(game, choose_hands)
    for _ in range(2):
        assert asked(game) == (0, "leave")
        say(game, offered(game)[0])
    assert [len(hand) for hand in game.hand] == [5, 7] and len(game.deck[0]) == 2
    assert hero(game, "s_wood") >= 0


def test_given_heroes_lie_in_the_pool_together() -> None:
    """Each goes to the leftmost slot, those before it move on (D-SETUP-03)."""
    game = real()
    faces = {game.t.hero_face[one]: one for one in game.hero_deck}
    some = list(faces.values())[: len(game.pool)]
    for one in some:
        given_lines.lay_in_pool(game, one)
    assert all(conditions.is_in_pool(game, one) for one in some)
    assert len(some) == len(game.pool) == len(set(game.pool)) > 2
