"""The worked examples of the rules document, one test each, by their numbers."""

from __future__ import annotations

from typing import Any

import pytest

from dowlang.agents import Random
from dowlang.rulesets.dwar7s_winter.procedures import endings
from dowlang.rulesets.dwar7s_winter.procedures.disasters import occur
from dowlang.rulesets.dwar7s_winter.procedures.endings import score, score_parts
from dowlang.rulesets.dwar7s_winter.procedures.monsters import (
    attack,
    instrument_of,
    monsters_act,
    spawn,
)
from dowlang.rulesets.dwar7s_winter.procedures.weeks import reset, resolve, weekly_disasters
from dowlang.rulesets.dwar7s_winter.state.dwarves import (
    OUT,
    one_of,
)
from dowlang.rulesets.dwar7s_winter.state.game_state import Dwar7s
from dowlang.rulesets.dwar7s_winter.state.labels import SCORE_PARTS, TITLES
from dowlang.rulesets.dwar7s_winter.state.types import (
    CAMP,
    CHAMPION,
    GUARDIAN,
    NOBODY,
    ORDINARY,
    THUNDER,
)
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
    put_legend,
    real,
    say,
    stock,
    table,
    told,
    z,
)


def parts(game: Dwar7s, player: int = 0) -> dict[str, int]:
    return dict(zip(SCORE_PARTS, score_parts(game, player), strict=False))


def give(
    game: Dwar7s, player: int, monsters: Any = (), disasters: int = 0, heroes: Any = ()
) -> Any:
    """Trophies and heroes of a player: monsters by kind, so many disasters, heroes by ability."""
    for kind in monsters:
        number = game.t.monster_card[monster(game, kind)]
        one = next(m for m in game.monster_deck if game.t.monster_card[m] == number)
        game.monster_deck = tuple(m for m in game.monster_deck if m != one)
        game.monsters_won[player] += (one,)
    for _ in range(disasters):
        game.disasters_won[player] += (game.disaster_deck[-1],)
        game.disaster_deck = game.disaster_deck[:-1]
    for ability in heroes:
        game.deck[player] += (hero(game, ability),)
    return game


def legend(game: Dwar7s, player: int, kind: int, key: str = "") -> Dwar7s:
    """A legendary dwarf in place of an ordinary one in camp, in camp or in a zone."""
    game.dwarf_at[one_of(game, player, ORDINARY, CAMP)] = OUT
    put_legend(game, player, kind, z(game, key) if key else CAMP)
    return game


def test_TV_01_final_scoring() -> None:
    """D-END-05..09, U-37."""
    game = have(table(2), 0, gold=7, stone=7, food=6, wood=6)
    give(game, 0, ("frost_giant", "m_wood"), 0, ("p_1gold", "p_2wood", "p_2food", "p_2stone"))
    give(game, 0, (), 0, ("p_trio", "p_1wood"))
    for key in ("F3", "M3"):
        number = disaster(game, key, active=False)
        game.disaster_deck = tuple(d for d in game.disaster_deck if d != number)
        game.disasters_won[0] += (number,)
    assert parts(game) == {
        "monsters": 8,
        "disasters": 6,
        "heroes": 13,
        "producer": 5,
        "militia": 3,
        "bloodthirst": 0,
        "legends": 0,
    }
    assert score(game, 0) == 35


@pytest.mark.parametrize(("variant", "extra"), [("bloodthirsty", 3), ("standard", 0)])
def test_TV_02_each_kind_of_monster_is_a_point_in_the_bloodthirsty_variant(
    variant: str, extra: int
) -> None:
    """D-VAR-09, D-LEG-14."""
    kinds = ("frost_giant", "m_wood", "m_banish", "m_banish")
    game = give(table(2, variant), 0, kinds)
    assert parts(game)["monsters"] == 18 and parts(game)["bloodthirst"] == extra
    two = give(table(2, "bloodthirsty"), 0, ("m_wood", "m_wood", "m_food"))
    assert parts(two)["bloodthirst"] == 2


def test_TV_03_an_instrument_plays_the_cards_of_all_who_hold_it() -> None:
    """D-PH3-15..21, D-CARD-05, -07."""
    game = crew(crew(table(2), 0, F1=1, F3=1), 1, F2=1)
    hold(hold(game, 0, "s_wood", "s_mv_forest"), 1, "s_mv_forest", "s_wood", "p_wood_stone")
    disaster(game, "F2")
    play(begin(game), "drum")
    assert game.actions_left == 4 and game.music[0] == 0
    say(game, card("s_wood"))
    assert stock(game, 0, "wood") == (4,)
    say(game, card("s_mv_forest"), "dwarf/dwarf_of_1_forest_1", "zone/mine_4")
    assert asked(game) == (1, "play_cards"), "nothing is left to play, so the next player is asked"
    say(game, card("s_mv_forest"), "dwarf/dwarf_of_2_forest_2", "zone/forest_1", card("s_wood"))
    assert stock(game, 1, "wood") == (3,)
    say(game, card("p_wood_stone"))
    say(game, next(key for key in offered(game) if key.endswith("take_stone")))
    assert stock(game, 1, "wood stone") == (3, 3)
    assert (at(game, 0, "F3"), at(game, 0, "M4"), at(game, 1, "F1")) == (1, 1, 1)
    assert "drum" not in offered(game, "music")
    other = hold(crew(table(2), 1, F2=1), 1, "s_wood")
    disaster(other, "F2")
    play(begin(other), "drum", card("s_wood"))
    assert stock(other, 1, "wood") == (2,), "blocked"


def test_TV_04_zone_icon() -> None:
    """D-BOARD-02, D-CARD-10, -17."""
    game = table(2)
    assert key_of(game, game.b.zone((3, 4))) == "M4"
    after(disasters_next(game, "M4"), occur)
    assert [key_of(game, zone) for zone in game.token_at if zone >= 0] == ["M4"]


def test_TV_05_no_stacking() -> None:
    """D-CARD-14."""
    game = crew(table(2), 0, F1=1, F2=1)
    after(game, (attack, monster(game, "frost_giant", "F1")))
    assert game.actions == [4, 5]


def test_TV_06_two_giants_and_the_floor() -> None:
    """D-CARD-15, D-COMP-05, -17, D-PH1-01."""
    game = crew(table(2), 0, F1=2)
    giants = [monster(game, "frost_giant", "F1") for _ in range(2)]
    after(game, *[(attack, giant) for giant in giants])
    assert game.actions[0] == 3
    after(game, (attack, giants[0]))
    assert game.actions[0] == 3
    whisper = monster(game, "m_hand", "F1")
    for left in (6, 5, 5):
        after(game, (attack, whisper))
        assert game.hand_limit[0] == left
    after(game, reset)
    assert game.actions == [5, 5] and game.hand_limit == [7, 7]


@pytest.mark.parametrize(("key", "left"), [("M2", 4), ("F2", 5)])
def test_TV_07_a_monster_reaches_its_zone_and_those_near_it(key: str, left: int) -> None:
    """D-CARD-13, D-PH1-07."""
    game = crew(table(2), 1, **{key: 1})
    monster(game, "frost_giant", "W1")
    after(game, monsters_act)
    assert asked(game) == (0, "way") and offered(game) == ["zone/mine_1", "zone/plain_1"]
    say(game, "zone/plain_1")
    assert game.actions[1] == left


def test_TV_08_path_and_arrival() -> None:
    """D-PH1-05, -07, D-BOARD-11, D-END-01."""
    game = table(1)
    giant = monster(game, "m_wood", "W1")
    after(game, monsters_act)
    say(game, "zone/mine_1")
    assert key_of(game, game.monster_at[giant]) == "M1"
    assert key_of(after(game, monsters_act), game.monster_at[giant]) == "F1"
    assert key_of(after(game, monsters_act), game.monster_at[giant]) == "C"
    after(game, resolve)
    assert game.is_over and game.result["cause"] == "castle"


def test_TV_09_castle_saved() -> None:
    """D-PH3-28, D-PH4-03."""
    game = have(crew(table(2), 0, C=2), 0, food=1, stone=1)
    game.week = 5
    began = game.lead
    monster(game, "m_wood", "C")
    say(begin(game), "defeat/beam_gnawer", "end_turn", "end_turn")
    assert not game.is_over and game.week == 6 and game.lead == (began + 1) % 2


@pytest.mark.parametrize(
    ("active", "overcome", "lost"), [(3, 0, False), (4, 0, True), (4, 1, False)]
)
def test_TV_10_disaster_count(active: int, overcome: int, lost: bool) -> None:
    """D-END-01, D-PH1-22."""
    game = have(crew(table(2), 0, F1=2), 0, stone=1, food=1)
    for key in ("F1", "F2", "M2", "P2")[:active]:
        disaster(game, key)
    begin(game)
    assert not game.is_over
    say(game, *["overcome/fallen_giants"] * overcome, "end_turn", "end_turn")
    assert game.is_over == lost
    if lost:
        assert game.result["cause"] == "disasters"


@pytest.mark.parametrize(("players", "target"), [(1, 2), (2, 3), (3, 4), (4, 4)])
def test_TV_11_spawn_counts(players: int, target: int) -> None:
    """D-PH1-14."""
    game = after(table(players), spawn)
    assert len(game.monsters) == target
    if players == 4:
        other = table(4)
        for kind in ("m_wood", "m_food"):
            monster(other, kind, "F1")
        after(other, spawn)
        assert len(told(other, "monster_appeared")) == 2


@pytest.mark.parametrize(
    ("players", "doom", "camps"),
    [(1, 0, [6]), (2, 0, [6, 6]), (3, 1, [6, 6, 5]), (4, 2, [6, 6, 5, 5])],
)
def test_TV_12_setup_counts(players: int, doom: int, camps: list[int]) -> None:
    """D-SETUP-07, -10, -11, D-VAR-02."""
    game = real(players)
    assert len(game.disasters) == doom
    agent = Random(3)
    while game.decision.kind == "guardian":
        game.choose(agent.pick(len(game.decision)))
    while game.phase < 3:
        game.choose(0)
    queens = sum(game.t.monster_path[m].endswith("avalanche_queen") for m in game.monsters)
    assert len(game.disasters) == doom + 1 + queens
    assert [in_camp(game)[(game.lead + step) % players] for step in range(players)] == camps
    assert stock(game, 0) == ((4,) if players == 1 else (2,)) * 4


def test_TV_13_ogre_king() -> None:
    """D-PH1-16, -20, D-CARD-12."""
    game = table(4)
    monster(game, "m_hand", "F1")
    pile(game, "ogre_king", "frost_giant", "m_wood")
    after(game, spawn, weekly_disasters)
    happened = [
        game.t.monster_path[number].rpartition("/")[2] if name == "monster_appeared" else name
        for name, number, _ in told(game, "monster_appeared", "disaster_occurred")
    ]
    assert happened == [
        "the_avalanche_queen",
        "disaster_occurred",
        "rime_strider",
        "beam_gnawer",
        "disaster_occurred",
    ]


def test_TV_14_placement_limit() -> None:
    """D-PH3-05, -06, -08."""
    game = begin(crew(table(2), 0, W1=3))
    say(game, "place/dwarf/plain_1")
    assert "dwarf/plain_1" not in offered(game, "place")
    say(game, "place/dwarf/plain_2", "move/dwarf/plain_2/mine_2")
    assert "dwarf/plain_2" not in offered(game, "place")
    say(game, "move/dwarf/wall_1/plain_1")
    assert at(game, 0, "P1") == 2


def test_TV_15_a_hired_hero_costs_what_its_place_does_and_the_deck_fills_the_pool() -> None:
    """D-PH3-09..13, D-PH2-01."""
    game = have(table(2), 0, gold=2)
    a, b, c, d = game.pool
    deck = game.hero_deck
    say(
        begin(game),
        next(key for key in offered(game) if key.startswith("hire/") and key[-1] == "2"),
    )
    assert game.actions_left == 4 and stock(game, 0, "gold") == (0,)
    assert game.pool == (deck[-1], a, b, d) and c in game.deck[0]
    have(game, 0, gold=7)
    assert not offered(game, "hire") and "hire" not in " ".join(game.decision.keys)


def test_TV_16_hand_choice() -> None:
    """D-PH2-02..05."""
    from dowlang.rulesets.dwar7s_winter.procedures.preparation import choose_hands

    game = table(1)
    for ability in ("p_2wood", "p_1wood"):
        game.deck[0] += (hero(game, ability),)
        game.hero_deck = tuple(h for h in game.hero_deck if h not in game.deck[0])
        game.pool = tuple(-1 if h in game.deck[0] else h for h in game.pool)
    game.hand_limit[0] = 6
    after(game, choose_hands)
    for key in ("leave/asta_two_axes", "leave/little_twig", "leave/torvik_longsaw"):
        assert asked(game) == (0, "leave")
        say(game, key)
    assert len(game.hand[0]) == 6 and len(game.deck[0]) == 3
    play(game, "drum")
    assert offered(game, "play_hero") in ([], ["ylva_of_the_green_path"])


def test_TV_17_each_unblocked_zone_produces_once_and_a_flat_gain_is_never_blocked() -> None:
    """D-CARD-04..06, D-BOARD-12."""
    game = hold(crew(table(2, wood=0), 0, F1=2, F3=1, F4=1), 0, "s_wood", "p_2wood")
    monster(game, "m_food", "F4")
    play(begin(game), "drum", card("s_wood"))
    assert stock(game, 0, "wood") == (2,)
    say(game, card("p_2wood"))
    assert stock(game, 0, "wood") == (4,)


def test_TV_18_no_stock_passes_seven() -> None:
    """D-COMP-04."""
    game = have(crew(table(2), 0, F1=2), 0, gold=6, stone=1, food=1)
    disaster(game, "F1")
    say(begin(game), "overcome/fallen_giants")
    assert stock(game, 0, "gold") == (7,)
    other = have(hold(table(2), 0, "p_wood_3food"), 0, food=6, wood=1)
    play(begin(other), "drum", card("p_wood_3food"))
    assert stock(other, 0, "food wood") == (7, 0)


@pytest.mark.settles(("gold_for_shortage.defeat", "no"))
def test_TV_19_gold_fills_a_missing_price_and_no_other_dwarf_a_missing_number() -> None:
    """D-PH3-24..26, U-12, U-19."""

    def fight(gold: int, mine: int = 4, theirs: int = 0, **rules: Any) -> Dwar7s:
        game = have(crew(table(2, rules=rules), 0, F1=mine), 0, stone=0, wood=2, gold=gold)
        crew(game, 1, F1=theirs)
        monster(game, "frost_giant", "F1")
        return begin(game)

    game = say(fight(1), "defeat/rime_strider")
    assert stock(game, 0) == (0, 2, 0, 0) and at(game, 0, "F1") == 1 and in_camp(game)[0] == 6
    assert len(game.monsters_won[0]) == 1
    strict: Any = {"gold_for_shortage.defeat": "no"}
    assert not offered(fight(1, **strict), "defeat")
    assert not offered(fight(0), "defeat") and not offered(fight(0, **strict), "defeat")
    assert not offered(fight(1, mine=2, theirs=3), "defeat")


def test_TV_20_a_silenced_instrument_cannot_be_chosen() -> None:
    """D-PH1-13, D-PH3-17."""
    game = have(crew(table(2), 0, P1=2), 0, wood=2)
    monster(game, "m_silence", "P1")
    assert "harp" not in offered(begin(game), "music") and "drum" in offered(game, "music")
    say(game, "defeat/hush")
    assert "harp" in offered(game, "music")


TIE = {"gold": 2, "food": 3, "stone": 2, "wood": 2}


def test_TV_21_ties_are_broken_in_order_and_shared_when_all_is_equal() -> None:
    """D-END-10..12."""
    game = crew(crew(table(2), 0, F1=2), 1, F1=2)
    game.week = 7
    have(have(game, 0, **TIE), 1, **{**TIE, "food": 1})
    assert endings.winners(game) == [0]
    have(game, 1, **TIE)
    assert endings.winners(game) == [0, 1]
    crew(game, 0, F1=3)
    crew(game, 1, F1=1)
    have(game, 1, gold=0, food=0)
    assert endings.winners(game) == [1]


@pytest.mark.parametrize(("variant", "total"), [("nightmare", 10), ("standard", 7)])
def test_TV_22_the_nightmare_draws_ten_disasters_in_place_of_seven(
    variant: str, total: int
) -> None:
    """D-VAR-07."""
    drawn = []
    for week in range(1, 8):
        game = table(4, variant)
        game.week = week
        drawn.append(len(after(game, weekly_disasters).disasters))
    assert sum(drawn) == total
    assert variant == "standard" or drawn == [1, 1, 2, 1, 2, 1, 2]


BIG = ("frost_giant", "frost_giant", "m_banish", "m_banish", "ogre_king", "ogre_king", "m_hand")


@pytest.mark.parametrize(
    ("points", "monsters", "disasters", "heroes", "full", "title"),
    [
        (25, 0, 4, 0, False, "Survivor"),
        (34, 5, 3, 0, False, "Beast hunter"),
        (52, 7, 6, 0, True, "Frozen conqueror"),
        (24, 0, 4, 0, False, ""),
        (40, 0, 0, 7, False, "Knight of the round table"),
        (50, 7, 7, 0, False, "Living legend"),
    ],
)
def test_TV_23_solo_titles(
    points: int,
    monsters: int,
    disasters: int,
    heroes: int,
    full: bool,
    title: str,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """D-VAR-06, U-40."""
    game = give(table(1), 0, BIG[:monsters], disasters, ["p_1gold"] * heroes)
    if full:
        have(game, 0, food=7)
    monkeypatch.setattr(endings, "score", lambda game, player: points)
    assert [TITLES[number] for number in endings.titles_of(game, 0)] == ([title] if title else [])


def test_TV_24_solo_turn() -> None:
    """D-VAR-03..05."""
    game = begin(have(table(1), 0, gold=7))
    for instrument in ("drum", "inst2", "inst3"):
        play(game, instrument)
    assert game.actions_left == 5 and not offered(game, "music")
    for left in (4, 3, 2, 1, 0):
        have(game, 0, gold=7)
        after_hire = offered(game, "hire")
        assert after_hire
        say(game, f"hire/{after_hire[-1]}")
        assert game.actions_left == left
    assert not offered(game, "hire")


def test_TV_25_expansion_dwarves() -> None:
    """D-LEG-06..09."""
    game = have(table(2, "legendary"), 0, stone=1, wood=2)
    legend(crew(game, 0, F1=1), 0, CHAMPION, "F1")
    monster(game, "frost_giant", "F1")
    say(begin(game), "defeat/rime_strider")
    assert at(game, 0, "F1") == 0 and len(game.monsters_won[0]) == 1
    game = have(table(2, "legendary"), 0, food=1, wood=1)
    legend(crew(game, 0, M3=1), 0, CHAMPION, "M3")
    disaster(game, "M3")
    assert not offered(begin(game), "overcome")
    game = have(table(2, "legendary"), 0, stone=1)
    legend(crew(game, 0, F2=1), 0, GUARDIAN, "F2")
    disaster(game, "F2")
    say(begin(game), "overcome/ice_in_the_crowns")
    assert stock(game, 0, "stone") == (0,)
    game = legend(table(2, "legendary"), 0, THUNDER)
    begin(game).actions_left = 1
    say(game, "place/dwarf/forest_1")
    assert offered(game, "place") and all("thunder_lord" in key for key in offered(game, "place"))
    say(game, "place/thunder_lord/mine_1")
    assert at(game, 0, "M1") == 1, "no action was left for it"


def test_TV_26_the_sage_trades_gold_and_a_dwarf_for_a_legend() -> None:
    """D-LEG-04, -05, -10, -15."""
    game = hold(crew(have(table(2, "legendary"), 0, gold=3), 0, F1=5), 0, "sage")
    before = score(game, 0)
    play(begin(game), "inst4", card("sage"), "dwarf/thunder_lord_of_1_camp")
    assert stock(game, 0, "gold") == (1,) and in_camp(game)[0] == 1
    assert legend_at(game, 0, THUNDER) == -1 and score(game, 0) == before + 2


@pytest.mark.parametrize(
    ("active", "drawn", "count"),
    [
        (("F1",), ("F1+", "P1"), 3),
        (("F1", "M2", "P3"), ("F1+", "P1"), 4),
        (("F1", "M2"), ("F1+", "M2+", "P1"), 4),
    ],
)
def test_TV_27_a_snowball_brings_one_more_while_at_most_three_are_there(
    active: tuple[str, ...], drawn: tuple[str, ...], count: int
) -> None:
    """D-LEG-11, U-42."""
    game = table(2, "legendary")
    for key in active:
        disaster(game, key)
    after(disasters_next(game, *drawn), occur)
    assert len(game.disasters) == count


def test_TV_28_a_herded_monster_moves_twice_and_acts_once() -> None:
    """D-PH1-12, U-14."""
    game = crew(table(2, wood=2), 0, F1=1)
    x, y = monster(game, "m_herd", "W1"), monster(game, "m_wood", "W2")
    after(game, monsters_act)
    say(game, "act_with/goad_of_the_north", "zone/plain_1", "zone/mine_2")
    assert key_of(game, game.monster_at[y]) == "F2" and key_of(game, game.monster_at[x]) == "P1"
    assert stock(game, 0, "wood") == (1,), "once: driven on it does not attack"


def test_TV_29_everybody_in_the_zone_loses_a_dwarf_to_the_camp() -> None:
    """D-PH1-11, U-18."""
    game = crew(crew(crew(table(3), 0, F1=3), 1, F1=1), 2, F2=1)
    before = in_camp(game)
    after(game, (attack, monster(game, "m_banish", "F1")))
    assert [at(game, seat, "F1") for seat in range(3)] == [2, 0, 0] and at(game, 2, "F2") == 1
    assert in_camp(game) == [before[0] + 1, before[1] + 1, before[2]]


def test_TV_30_a_camp_of_all_dwarves_scores_as_militia() -> None:
    """D-END-09, D-LEG-10."""
    assert parts(crew(table(2), 0, F1=1))["militia"] == 0
    assert parts(table(2))["militia"] == 3
    game = legend(legend(table(2, "legendary"), 0, CHAMPION), 0, GUARDIAN)
    assert parts(game)["militia"] == 3 and parts(game)["legends"] == 4


@pytest.mark.parametrize(("key", "ends"), [("M2", "F1"), ("W3", "P1"), ("F2", "P1")])
def test_TV_31_a_rush_goes_on_to_dwarves_near_it_and_stays_where_none_are(
    key: str, ends: str
) -> None:
    """D-LEG-12, -13."""
    game = crew(table(2, "legendary"), 1, **{key: 1})
    troll = monster(game, "l_rush", "W1")
    after(game, monsters_act)
    say(game, "zone/plain_1")
    assert key_of(game, game.monster_at[troll]) == ends


def test_the_instrument_of_a_terrain() -> None:
    """U-10 by its default, which the vectors of silence rest on."""
    game = table(2)
    found = {
        key: instrument_of(game, game.b.terrain(z(game, key)))
        for key in ["F1", "M1", "P1", "W1", "C"]
    }
    assert found == {"F1": 0, "M1": 1, "P1": 2, "W1": 3, "C": 3} and NOBODY < 0
