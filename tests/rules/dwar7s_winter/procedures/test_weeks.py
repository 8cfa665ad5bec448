"""The set-up, the four phases of a week, the end: D-SETUP, D-ROUND, D-PH1..4, D-END."""

from __future__ import annotations

from typing import Any

import pytest

from dowlang.agents import Random
from dowlang.rulesets.dwar7s_winter.procedures.disasters import occur
from dowlang.rulesets.dwar7s_winter.procedures.endings import score_parts
from dowlang.rulesets.dwar7s_winter.procedures.monsters import attack, monsters_act, spawn
from dowlang.rulesets.dwar7s_winter.procedures.music import tokens_left
from dowlang.rulesets.dwar7s_winter.procedures.turns import end_turn
from dowlang.rulesets.dwar7s_winter.procedures.weeks import reset, resolve
from dowlang.rulesets.dwar7s_winter.state import events as E
from dowlang.rulesets.dwar7s_winter.state.game_state import Dwar7s
from dowlang.rulesets.dwar7s_winter.state.types import GUARDIAN, NOBODY
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
    hold,
    key_of,
    monster,
    offered,
    pile,
    play,
    real,
    say,
    stock,
    table,
    told,
)
from tests.rules.dwar7s_winter.test_vectors import legend


def to_the_first_turn(game: Dwar7s) -> Dwar7s:
    """Answer anything until somebody has a turn."""
    while game.decision.kind != "action":
        game.choose(0)
    return game


def test_what_comes_late_at_the_end_of_a_turn_is_told_of_the_actions_that_were_lost() -> None:
    """U-25: the step that closes a turn gives what the event of its end has told."""
    game = to_the_first_turn(real(2, 1))
    player, left = game.active_player, game.actions_left
    assert left > 0
    end_turn(game, player)
    assert game.log is not None and game.log[-1] == (E.TURN_ENDED, player, left)
    assert game.closing(E.TURN_ENDED) == ("turn_over", player, left)
    assert game.actions_left == 0


# ---- set-up
def test_decks_are_shuffled_and_four_heroes_lie_open() -> None:
    """D-SETUP-01, D-SETUP-03, D-SETUP-04: three shuffles, four heroes open."""
    games = [real(2, seed) for seed in range(6)]
    assert len({game.monster_deck for game in games}) == 6
    assert len({game.disaster_deck for game in games}) == 6
    assert len({game.hero_deck for game in games}) == 6
    assert all(len(game.pool) == 4 and len(game.hero_deck) == 24 for game in games)


def test_what_a_player_begins_with() -> None:
    """D-SETUP-05, D-SETUP-06, D-SETUP-07, D-SETUP-08, D-SETUP-13."""
    game = real(4)
    assert [len(deck) for deck in game.deck] == [7] * 4
    assert all(game.t.hero_owner[h] == seat for seat, deck in enumerate(game.deck) for h in deck)
    assert game.stock == [2] * 16 and game.actions == [5] * 4 and game.hand_limit == [7] * 4
    assert not game.monsters and real(1).stock == [4] * 4


# ---- weeks and phases
def test_phases_and_steps_in_order() -> None:
    """D-ROUND-01, D-ROUND-02, D-ROUND-03, D-ROUND-04, D-ROUND-05."""
    for seed in range(30):
        game, agent = real(2, seed), Random(seed)
        while not game.is_over:
            game.choose(agent.pick(len(game.decision)))
        happened = told(
            game, "phase_started", "tracks_reset", "turn_started", "week_started", "lead_passed"
        )
        assert game.week <= 7
        week: list[Any] = []
        weeks = []
        for name, *payload in happened:
            if name == "week_started":
                week = []
                weeks.append(week)
            week.append((name, *payload) if name == "phase_started" else name)
        whole = [
            "week_started",
            ("phase_started", 1),
            "tracks_reset",
            ("phase_started", 2),
            ("phase_started", 3),
            "turn_started",
            "turn_started",
            ("phase_started", 4),
        ]
        assert weeks[-1] == whole and all(each == [*whole, "lead_passed"] for each in weeks[:-1])


def test_reductions_end_with_the_week_and_tokens_come_back() -> None:
    """D-PH1-01, D-PH1-02, D-PH1-09: reductions hold for the week alone, tokens come back."""
    game = crew(table(2), 0, F1=1)
    after(game, (attack, monster(game, "frost_giant", "F1")))
    play(game, "drum")
    assert game.actions[0] == 4 and game.music[0] == 0
    after(game, reset)
    assert game.actions == [5, 5] and game.music == [NOBODY] * 4 and game.actions_left == 5


# ---- invasion
def test_nobody_acts_on_an_empty_board() -> None:
    """D-PH1-03."""
    assert asked(after(table(2), monsters_act)) == (0, "action")


def test_each_monster_acts_once_in_the_order_of_the_lead() -> None:
    """D-PH1-04, D-PH1-05, D-CARD-11."""
    game = crew(table(2), 0, C=1)
    game.lead = 1
    for kind, key in (("m_wood", "M1"), ("m_food", "P1"), ("frost_giant", "M2")):
        monster(game, kind, key)
    after(game, monsters_act)
    assert asked(game) == (1, "act_with") and len(offered(game)) == 3
    say(game, "act_with/larder_wolf")
    assert stock(game, 0, "food") == (1,), "it has moved and attacked before the next is asked for"
    assert len(offered(game)) == 2
    say(game, "act_with/rime_strider")
    names = [entry[1] for entry in told(game, "monster_acts")]
    assert len(names) == 3 == len(set(names)) and asked(game) == (0, "action")


def test_the_step_is_compulsory() -> None:
    """D-PH1-06: neither dwarves nor disasters nor monsters stop it."""
    game = crew(table(2), 0, F1=3)
    walker = monster(game, "m_wood", "M1")
    disaster(game, "F1")
    monster(game, "m_silence", "F1")
    after(game, monsters_act)
    say(game, "act_with/beam_gnawer")
    assert key_of(game, game.monster_at[walker]) == "F1"


def test_no_attack_of_what_just_appeared() -> None:
    """D-PH1-17, D-PH1-15."""
    game = pile(crew(table(1), 0, M1=1, P1=1), "frost_giant", "m_hand")
    after(game, monsters_act, spawn)
    assert len(game.monsters) == 2 and game.actions == [5]
    assert [key_of(game, game.monster_at[m])[0] for m in game.monsters] == ["W", "W"]


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_spawning_stops_at_the_target(players: int) -> None:
    """D-PH1-14, D-PH1-15, D-PH1-18."""
    game = table(players)
    target = {1: 2, 2: 3, 3: 4, 4: 4}[players]
    game.monster_deck = game.monster_deck[-1:]
    after(game, spawn)
    assert len(game.monsters) == 1, "the deck is empty"
    game = after(table(players), spawn, spawn)
    assert len(game.monsters) == target


def test_all_affected_players_are_hit() -> None:
    """D-CARD-13, D-CARD-14, D-CARD-16."""
    game = crew(crew(crew(table(3), 0, F1=2), 1, F2=1), 2, W3=1)
    after(game, (attack, monster(game, "m_food", "F1")))
    assert [stock(game, seat, "food")[0] for seat in range(3)] == [1, 1, 2]


@pytest.mark.parametrize(
    ("kind", "lost"),
    [
        ("m_wood", (2, 2, 2, 1)),
        ("m_food", (2, 1, 2, 2)),
        ("l_stone", (2, 2, 1, 2)),
        ("l_gold", (1, 2, 2, 2)),
        ("l_trio", (2, 1, 1, 1)),
    ],
)
def test_what_each_monster_takes(kind: str, lost: tuple[int, ...]) -> None:
    """D-CARD-12, D-LEG-12, D-PH1-10: and of what is not there nothing."""
    game = crew(table(2, "legendary"), 0, F1=1)
    enemy = monster(game, kind, "F1")
    after(game, (attack, enemy))
    assert stock(game, 0) == lost
    have(game, 0, gold=0, food=0, stone=0, wood=0)
    after(game, (attack, enemy))
    assert stock(game, 0) == (0, 0, 0, 0)


def test_disasters_occur_and_stay() -> None:
    """D-PH1-19, D-PH1-21, D-PH1-22, D-CARD-19."""
    game = table(2)
    for _ in range(5):
        after(game, occur)
    assert len(game.disasters) == 5 and not game.is_over
    zones = list(game.token_at)
    after(game, monsters_act)
    assert game.token_at == zones
    game.disaster_deck = ()
    assert len(after(game, occur).disasters) == 5


# ---- preparation
def test_others_see_no_hand() -> None:
    """D-PH2-04, D-PH2-05, D-PH2-06."""
    game = to_the_first_turn(real(2))
    assert game.view(0)["hands"][1] == () and len(game.view(0)["hand"]) == 7
    assert game.view(0)["hand_sizes"] == (7, 7)


# ---- actions
def test_actions_in_any_mix() -> None:
    """D-PH3-01, D-PH3-02, D-PH3-05, D-PH3-08."""
    game = begin(have(crew(table(2), 0, F1=1), 0, gold=7))
    game.actions[0] = 5
    say(game, "move/dwarf/forest_1/castle", "place/dwarf/forest_1", "move/dwarf/castle/plain_3")
    play(game, "drum")
    assert game.actions_left == 1 and game.actions[0] == 5
    say(game, f"hire/{offered(game, 'hire')[0]}")
    assert asked(game)[0] == 1 or not offered(game, "place")


def test_fights_are_free() -> None:
    """D-PH3-03, D-PH3-04, D-PH3-27."""
    game = have(crew(table(2), 0, F1=4), 0, food=2, stone=2)
    monster(game, "m_wood", "F1")
    disaster(game, "F1")
    begin(game)
    game.actions_left = 0
    gold = stock(game, 0, "gold")
    say(game, "defeat/beam_gnawer")
    assert stock(game, 0, "gold") == gold
    say(game, "overcome/fallen_giants")
    assert len(game.monsters_won[0]) == len(game.disasters_won[0]) == 1


def test_an_empty_camp_places_nobody() -> None:
    """D-PH3-07."""
    assert not offered(begin(crew(table(2), 0, F1=7)), "place")


@pytest.mark.parametrize(("gold", "hires"), [(0, 0), (1, 1), (3, 3), (7, 4)])
def test_hiring_needs_the_price_in_gold(gold: int, hires: int) -> None:
    """D-PH3-09, D-PH3-14."""
    game = begin(have(table(2, food=7, stone=7, wood=7), 0, gold=gold))
    prices = [int(key.rpartition("/")[2]) for key in offered(game, "hire")]
    assert all(price <= gold for price in prices) and (gold == 7) <= (max(prices, default=0) == 4)
    assert len(game.pool) == 4 and len(prices) <= max(1, hires)


def test_others_play_cards_and_nothing_else() -> None:
    """D-PH3-19, D-PH3-20, D-PH3-21, D-PH3-22, D-PH3-23."""
    game = hold(have(crew(table(3), 1, F1=2), 1, food=1, stone=1), 1, "p_2wood", "p_1wood")
    hold(game, 2, "s_wood")
    monster(game, "m_wood", "F1")
    play(begin(game), "drum")
    assert asked(game) == (1, "play_cards"), "nobody needs a card to play an instrument"
    assert sorted(offered(game)) == sorted([card("p_2wood"), card("p_1wood"), "done"])
    say(game, card("p_2wood"))
    assert len(game.hand[1]) == 1 and len(game.played[1]) == 1
    say(game, "done")
    assert asked(game) == (2, "play_cards")
    say(game, "done")
    assert asked(game) == (0, "action") and len(game.hand[1]) == 1


@pytest.mark.parametrize(
    ("ability", "keys", "crewed", "gained"),
    [
        ("s_stone", (), {"M1": 2, "M2": 1}, {"stone": 2}),
        ("s_wood", (), {"F1": 1}, {"wood": 1}),
        ("s_food", (), {"P1": 1, "P4": 1, "P3": 1}, {"food": 3}),
        ("s_gold", (), {}, {"gold": 1}),
        ("p_trio", (), {}, {"food": 1, "stone": 1, "wood": 1}),
        ("p_2gold", (), {}, {"gold": 2}),
        ("p_food_gold", ("option/roadside_runa/take_gold",), {}, {"gold": 1}),
        ("p_stone_3gold", (), {}, {"stone": -1, "gold": 3}),
        ("p_recall", (), {"W1": 1}, {"gold": 3}),
    ],
)
def test_an_ability_gains_what_its_card_says(
    ability: str, keys: tuple[str, ...], crewed: dict[str, int], gained: dict[str, int]
) -> None:
    """D-CARD-02, D-CARD-03, D-CARD-08."""
    game = hold(crew(table(2), 0, **crewed), 0, ability)
    names = ("drum", "inst2", "inst3", "inst4")
    play(begin(game), names[game.t.hero_music[game.hand[0][0]]], card(ability), *keys)
    assert stock(game, 0) == tuple(
        2 + gained.get(name, 0) for name in ("gold", "food", "stone", "wood")
    )


def test_placing_and_moving_by_a_card() -> None:
    """D-CARD-20: from camp to any zone, on the board one zone, without an action."""
    game = hold(crew(table(2), 0, W1=1), 0, "p_pm2")
    play(begin(game), "inst4", card("p_pm2"), "dwarf/dwarf_of_1_camp", "dwarf/dwarf_of_1_wall_1")
    assert len(offered(game)) == 17
    say(game, "zone/wall_3")
    assert offered(game) == ["zone/mine_1", "zone/plain_1"]
    say(game, "zone/mine_1")
    assert (at(game, 0, "W3"), at(game, 0, "M1"), game.actions_left) == (1, 1, 4)


@pytest.mark.parametrize(
    ("dwarves", "stone", "theirs", "can"), [(2, 2, 0, True), (1, 2, 3, False), (2, 1, 0, False)]
)
def test_a_disaster_is_overcome_by_who_pays_and_has_the_dwarves(
    dwarves: int, stone: int, theirs: int, can: bool
) -> None:
    """D-PH3-29, D-PH3-30, D-PH3-31."""
    game = have(crew(crew(table(2), 0, F2=dwarves), 1, F2=theirs), 0, stone=stone, gold=5)
    number = disaster(game, "F2")
    assert bool(offered(begin(game), "overcome")) == can
    if can:
        say(game, "overcome/ice_in_the_crowns")
        order = [
            entry[0]
            for entry in told(game, "paid", "dwarf_returned", "gained", "disaster_overcome")
        ]
        assert order == ["paid", "dwarf_returned", "dwarf_returned", "gained", "disaster_overcome"]
        assert stock(game, 0, "gold stone") == (6, 0) and game.token_at[number] < 0


def test_a_guardian_spares_what_its_owner_names() -> None:
    """D-LEG-08, D-PH3-32."""
    game = have(table(2, "legendary"), 0, stone=1, food=1)
    legend(crew(game, 0, F1=1), 0, GUARDIAN, "F1")
    disaster(game, "F1")
    say(begin(game), "overcome/fallen_giants")
    assert asked(game) == (0, "spare") and len(offered(game)) == 2
    say(game, "spare/food")
    assert stock(game, 0, "food stone") == (1, 0)


# ---- resolution and the end
def test_monsters_and_disasters_carry_over_to_the_next_week() -> None:
    """D-PH4-03, D-PH4-04, D-ROUND-05."""
    game = crew(table(2), 0, F1=2)
    walker = monster(game, "m_silence", "W4")
    disaster(game, "F3")
    pool, lead = game.pool, game.lead
    begin(game)
    to_the_first_turn(say(game, "end_turn", "end_turn"))
    assert game.week == 2 and game.lead == (lead + 1) % 2 and game.pool == pool
    assert at(game, 0, "F1") == 2 and walker in game.monsters and len(game.disasters) >= 2


@pytest.mark.parametrize(("week", "over"), [(6, False), (7, True)])
def test_the_game_ends_after_the_last_week(week: int, over: bool) -> None:
    """D-PH4-02, D-ROUND-01, D-END-05."""
    game = table(2)
    game.week = week
    after(game, resolve)
    assert game.is_over == over
    if over:
        assert game.result["cause"] == "survived" and game.result["points"] == [3, 3]


@pytest.mark.parametrize("cause", ["castle", "disasters"])
def test_defeat_is_looked_at_first(cause: str) -> None:
    """D-PH4-01, D-END-02, D-END-04, D-VAR-01."""
    for players in (1, 2):
        game = table(players)
        game.week = 7
        if cause == "castle":
            monster(game, "m_wood", "C")
        for key in ("F1", "F2", "M2", "P2") if cause == "disasters" else ():
            disaster(game, key)
        after(game, resolve)
        assert game.is_over and game.result["cause"] == cause
        assert game.result["winners"] == [] and game.result["points"] == []


def test_no_other_moment_is_a_defeat() -> None:
    """D-END-03, D-PH1-08."""
    game = crew(table(2), 0, F1=1)
    monster(game, "m_wood", "C")
    for key in ("F1", "F2", "M2", "P2", "P3"):
        disaster(game, key)
    after(game, monsters_act, occur)
    assert not game.is_over and stock(game, 0, "wood") == (1,)


RANKING = ("camp", "heroes", "gold", "food", "stone", "wood", "disasters", "monsters")


@pytest.mark.parametrize("place", range(len(RANKING)))
def test_the_first_difference_breaks_a_tie(place: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """D-END-10, D-END-11: the first difference decides, whatever comes after it."""
    from dowlang.rulesets.dwar7s_winter.procedures import endings
    from tests.rules.dwar7s_winter.test_vectors import give

    monkeypatch.setattr(endings, "score", lambda game, player: 20)
    game = crew(crew(table(2), 0, F1=2), 1, F1=2)

    def better(player: int, what: str) -> None:
        if what == "camp":
            crew(game, player, F1=1)
        elif what == "heroes":
            give(game, player, (), 0, ("p_1gold",))
        elif what in ("disasters", "monsters"):
            give(game, player, ("m_wood",) * (what == "monsters"), what == "disasters")
        else:
            have(game, player, **{what: 3})

    better(0, RANKING[place])
    for later in RANKING[place + 1 :]:
        better(1, later)
    assert endings.winners(game) == [0]


# ---- variants
@pytest.mark.parametrize("variant", ["nightmare+bloodthirsty+legendary", "legendary, nightmare"])
def test_variants_go_together(variant: str) -> None:
    """D-VAR-10, D-LEG-02."""
    game, agent = real(2, 4, variant=variant), Random(5)
    assert len(game.monster_deck) == 24
    while not game.is_over:
        game.choose(agent.pick(len(game.decision)))
    assert game.result["cause"] in ("castle", "disasters", "survived")


def test_the_limit_of_disasters_is_the_same_in_a_nightmare() -> None:
    """D-VAR-08, D-VAR-01."""
    for variant in ("standard", "nightmare"):
        game = table(1, variant)
        for key in ("F1", "F2", "M2"):
            disaster(game, key)
        assert not after(game, resolve).is_over
        assert after(game, occur, resolve).is_over


# ---- numbers of the rules
def legendary_points(rules: Any) -> int:
    return score_parts(legend(table(2, "legendary", rules), 0, GUARDIAN), 0)[-1]


def spawned(players: int) -> Any:
    return lambda rules: len(after(table(players, rules=rules), spawn).monsters)


def doomed(players: int) -> Any:
    return lambda rules: len(real(players, rules=rules).disasters)


def reduced(kind: str, field: str) -> Any:
    def lowest(rules: Any) -> int:
        game = crew(table(2, rules=rules), 0, F1=1)
        enemy = monster(game, kind, "F1")
        after(game, *[(attack, enemy)] * 9)
        return int(getattr(game, field)[0])

    return lowest


def ended_in(rules: Any) -> int:
    """The week after which the game is survived, when nothing happens."""
    for week in range(1, 9):
        game = table(2, rules=rules)
        game.week = week
        if after(game, resolve).is_over:
            return week
    return 0


def rolled(rules: Any) -> int:
    """Disasters after one that occurs beside another."""
    game = table(2, "legendary", rules)
    for key in ("F1", "M2", "P3"):
        disaster(game, key)
    return len(after(disasters_next(game, "F1+", "P1"), occur).disasters)


def gained(rules: Any) -> int:
    game = hold(have(table(2, rules=rules), 0, wood=6), 0, "p_2wood")
    return stock(play(begin(game), "drum", card("p_2wood")), 0, "wood")[0]


def occurred(rules: Any) -> int:
    game = table(2, rules={"deck.exhausted": "tokens_limited", **rules})
    return len(after(game, occur, occur, occur).disasters)


def silent_on_the_wall(rules: Any) -> int:
    """D-PH1-13: is the fiddle silent while a monster that says nothing of it stands on a wall?"""
    game = table(2, rules=rules)
    monster(game, "m_wood", "W1")
    return int("fiddle" not in offered(begin(game), "music"))


NUMBERS: dict[str, tuple[Any, int, int, int]] = {
    "weeks": (ended_in, 7, 3, 3),
    "stock_most": (gained, 7, 8, 8),
    "actions_most": (lambda rules: real(2, rules=rules).actions[0], 5, 6, 6),
    "actions_least": (reduced("frost_giant", "actions"), 3, 2, 2),
    "hand_most": (lambda rules: real(2, rules=rules).hand_limit[0], 7, 6, 6),
    "hand_least": (reduced("m_hand", "hand_limit"), 5, 4, 4),
    "start_stock": (lambda rules: real(2, rules=rules).stock[0], 2, 3, 3),
    "start_stock_solo": (lambda rules: real(1, rules=rules).stock[0], 4, 3, 3),
    "monsters_1": (spawned(1), 2, 3, 3),
    "monsters_2": (spawned(2), 3, 1, 1),
    "monsters_3": (spawned(3), 4, 1, 1),
    "monsters_4": (spawned(4), 4, 5, 5),
    "doom_3": (doomed(3), 1, 2, 2),
    "doom_4": (doomed(4), 2, 0, 0),
    "disaster_tokens": (occurred, 3, 2, 2),
    "militia": (lambda rules: score_parts(table(2, rules=rules), 0)[4], 3, 5, 5),
    "legend_points": (legendary_points, 2, 4, 4),
    "solo.tokens": (lambda rules: tokens_left(table(1, rules=rules), 0), 3, 2, 2),
    "snowball.most": (rolled, 4, 4, 5),
    "silences": (silent_on_the_wall, 0, 1, 1),
}


@pytest.mark.parametrize("key", NUMBERS)
def test_numbers_of_the_rules(key: str) -> None:
    """Each number of the rules is obeyed: what it is by default, and what another does."""
    measured, default, other, then = NUMBERS[key]
    assert measured({}) == default and measured({key: other}) == then
