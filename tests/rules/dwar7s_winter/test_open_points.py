"""Each point that the rulebook leaves open: its default, and every other value that can be set.

`settles` marks the values that a test would not pass without.
"""

from __future__ import annotations

from typing import Any

import pytest

from dowlang.engine.setup_options import InvalidSetting
from dowlang.rulesets.dwar7s_winter.procedures import endings
from dowlang.rulesets.dwar7s_winter.procedures.disasters import occur
from dowlang.rulesets.dwar7s_winter.procedures.fights import parties
from dowlang.rulesets.dwar7s_winter.procedures.monsters import attack, monsters_act, spawn
from dowlang.rulesets.dwar7s_winter.procedures.preparation import choose_hands, return_hands
from dowlang.rulesets.dwar7s_winter.procedures.weeks import enter_phase, pass_lead, resolve
from dowlang.rulesets.dwar7s_winter.state.dwarves import party
from dowlang.rulesets.dwar7s_winter.state.game_state import Dwar7s
from dowlang.rulesets.dwar7s_winter.state.types import CHAMPION, GUARDIAN, THUNDER
from tests.rules.dwar7s_winter.hearth import (
    after,
    asked,
    at,
    begin,
    card,
    cards,
    crew,
    disaster,
    disasters_next,
    have,
    hero,
    hold,
    key_of,
    monster,
    offered,
    play,
    put_legend,
    real,
    say,
    stock,
    table,
    told,
    z,
)
from tests.rules.dwar7s_winter.test_vectors import give, legend, parts

settles = pytest.mark.settles


def values(*rows: tuple[Any, ...]) -> Any:
    """Cases of (value of the key, …): the first is the default, the others settle the key.

    The last of a row is the key.
    """
    out = []
    for number, (value, *rest, key) in enumerate(rows):
        marks = settles((key, value)) if number else ()
        out.append(pytest.param({key: value}, *rest, marks=marks, id=f"{key}={value}"))
    return out


# ---- monsters
def test_the_lead_chooses_the_way() -> None:
    """U-03."""
    game = table(2)
    monster(game, "m_wood", "W1")
    assert asked(after(game, monsters_act)) == (0, "way")


@settles(("monster.path_tie", "lowest"), ("monster.path_tie", "random"))
def test_no_choice_of_the_way() -> None:
    """U-03."""
    game = table(2, rules={"monster.path_tie": "lowest"})
    walker = monster(game, "m_wood", "W1")
    assert key_of(after(game, monsters_act), game.monster_at[walker]) == "M1"
    assert asked(game) == (0, "action")
    ends = set()
    for _ in range(2):
        game = table(2, rules={"monster.path_tie": "random"})
        walker = monster(game, "m_wood", "W1")
        for _ in range(20):
            game.monster_at[walker] = z(game, "W1")
            ends.add(key_of(after(game, monsters_act), game.monster_at[walker]))
    assert ends == {"M1", "P1"}


IN_CASTLE = values(
    ("ability", 1, "monster.in_castle"),
    ("no_ability", 2, "monster.in_castle"),
)


@pytest.mark.parametrize(("rules", "left"), IN_CASTLE)
def test_a_monster_in_the_castle(rules: Any, left: int) -> None:
    """U-04, D-PH1-08: it does not move and applies its ability."""
    game = crew(table(2, rules=rules), 0, F1=1)
    walker = monster(game, "m_wood", "C")
    after(game, monsters_act)
    assert stock(game, 0, "wood") == (left,) and key_of(game, game.monster_at[walker]) == "C"


@pytest.mark.parametrize(
    ("rules", "silent"),
    values(("yes", True, "silence.walls"), ("no", False, "silence.walls")),
)
def test_the_instrument_of_walls(rules: Any, silent: bool) -> None:
    """U-10."""
    game = table(2, rules=rules)
    monster(game, "m_silence", "W1")
    assert ("fiddle" not in offered(begin(game), "music")) == silent


@pytest.mark.parametrize(
    ("rules", "who"), values(("lead", [0], "herd.chooser"), ("vote", [0, 1], "herd.chooser"))
)
def test_who_drives_a_herd_is_a_setting(rules: Any, who: list[int]) -> None:
    """U-14."""
    game = table(2, rules=rules)
    monster(game, "m_herd", "F1")
    for key in ("F2", "M4"):
        monster(game, "m_wood" if key == "F2" else "m_food", key)
    after(game, (attack, game.monsters[0]))
    found = []
    while asked(game)[1] == "herd":
        found.append(asked(game)[0])
        say(game, "monster/larder_wolf")
    assert found == who and key_of(game, game.monster_at[game.monsters[2]]) == "C"


def test_the_lead_breaks_a_tie_of_names() -> None:
    """U-14."""
    game = table(2, rules={"herd.chooser": "vote"})
    for kind, key in (("m_herd", "F1"), ("m_wood", "F2"), ("m_food", "M4")):
        monster(game, kind, key)
    after(game, (attack, game.monsters[0]))
    say(game, "monster/larder_wolf", "monster/beam_gnawer")
    assert asked(game) == (0, "herd") and len(offered(game)) == 2


@pytest.mark.parametrize(
    ("rules", "ways"),
    values(("castle", 0, "herd.direction"), ("any_adjacent_zone", 5, "herd.direction")),
)
def test_where_it_is_driven(rules: Any, ways: int) -> None:
    """U-14."""
    game = table(2, rules=rules)
    monster(game, "m_herd", "F1")
    monster(game, "m_wood", "F2")
    after(game, (attack, game.monsters[0]))
    assert (len(offered(game, "zone")) if asked(game)[1] == "way" else 0) == ways


@pytest.mark.parametrize(
    ("rules", "left"), values(("no", 2, "herd.attack"), ("yes", 1, "herd.attack"))
)
def test_a_driven_monster_attacks_or_not(rules: Any, left: int) -> None:
    """U-14."""
    game = crew(table(2, rules=rules), 0, F1=1)
    monster(game, "m_herd", "W4")
    monster(game, "m_wood", "F2")
    after(game, (attack, game.monsters[0]))
    assert stock(game, 0, "wood") == (left,)


@pytest.mark.parametrize(
    ("rules", "count"),
    values(("none", 0, "setup.initial_monsters"), ("target", 3, "setup.initial_monsters")),
)
def test_monsters_before_the_first_week(rules: Any, count: int) -> None:
    """U-15, D-SETUP-13."""
    game = real(2, rules=rules)
    while game.decision.kind == "guardian":
        game.choose(0)
    first = [entry[0] for entry in told(game, "monster_appeared", "week_started")]
    assert first.index("week_started") == count


@pytest.mark.parametrize(
    ("rules", "whose"), values(("owner", 1, "banish.chooser"), ("lead", 0, "banish.chooser"))
)
def test_who_picks_the_banished_dwarf(rules: Any, whose: int) -> None:
    """U-18, D-PH1-11."""
    game = legend(crew(table(2, "legendary", rules), 1, F1=1), 1, CHAMPION, "F1")
    after(game, (attack, monster(game, "m_banish", "F1")))
    assert asked(game) == (whose, "dwarf")


@pytest.mark.parametrize(
    ("rules", "left"),
    values(("yes", 3, "ability.stack_across_monsters"), ("no", 4, "ability.stack_across_monsters")),
)
def test_two_monsters_of_a_kind(rules: Any, left: int) -> None:
    """U-49, D-CARD-15."""
    game = crew(table(2, rules={"monster.path_tie": "lowest", **rules}), 0, C=1)
    for key in ("M1", "P1"):
        monster(game, "frost_giant", key)
    after(game, monsters_act)
    say(game, "act_with/rime_strider")
    assert game.actions[0] == left


@pytest.mark.parametrize(
    ("rules", "lost"),
    values(("end_of_week", False, "lose.check_at"), ("at_once", True, "lose.check_at")),
)
def test_when_the_castle_falls(rules: Any, lost: bool) -> None:
    """U-52, D-END-03."""
    game = table(2, rules=rules)
    monster(game, "m_wood", "F1")
    assert after(game, monsters_act).is_over == lost


@pytest.mark.parametrize(
    ("rules", "before", "later"),
    values(
        ("standing", (True, False), (False, True), "silence.timing"),
        ("from_its_attack", (False, False), (True, False), "silence.timing"),
    ),
)
def test_when_an_instrument_is_silent(rules: Any, before: Any, later: Any) -> None:
    """U-59: as long as the monster stands there, or from its attack for the week."""

    def silent(game: Dwar7s) -> tuple[bool, bool]:
        return tuple(name not in offered(game, "music") for name in ("drum", "horn"))  # type: ignore[return-value]

    game = table(2, rules=rules)
    monster(game, "m_silence", "F1")
    assert silent(after(game)) == before
    after(game, (attack, game.monsters[0]))
    game.monster_at[game.monsters[0]] = z(game, "M4")
    assert silent(after(game)) == later


def test_a_token_stays_on_an_instrument_that_falls_silent() -> None:
    """U-33: only the choice is forbidden."""
    game = hold(hold(table(2), 0, "s_wood"), 1, "p_2wood")
    play(begin(game), "drum")
    monster(game, "m_silence", "F1")
    say(game, card("s_wood"))
    assert game.music[0] == 0 and asked(game) == (1, "play_cards")
    say(game, card("p_2wood"))
    assert stock(game, 1, "wood") == (4,)


# ---- disasters
@pytest.mark.parametrize(
    ("rules", "tokens"), values(("yes", 2, "setup.doom_tokens"), ("no", 0, "setup.doom_tokens"))
)
def test_doom_cards_have_tokens(rules: Any, tokens: int) -> None:
    """U-16, D-SETUP-10: without, they get them when the first week begins."""
    game = real(4, rules=rules)
    assert len(game.disasters) == 2 and sum(zone >= 0 for zone in game.token_at) == tokens
    while game.phase < 3:
        game.choose(0)
    assert sum(zone >= 0 for zone in game.token_at) == len(game.disasters) >= 3


@pytest.mark.parametrize(
    ("rules", "count"),
    values(
        ("tokens_unlimited", 2, "deck.exhausted"),
        ("tokens_limited", 1, "deck.exhausted"),
    ),
)
def test_tokens_that_are_used_up(rules: Any, count: int) -> None:
    """U-29, D-PH1-21."""
    game = table(2, rules={**rules, "disaster_tokens": 1})
    disaster(game, "F1")
    assert len(after(game, occur).disasters) == count


def test_empty_decks_bring_nothing() -> None:
    """U-29, D-PH1-18, D-PH1-21, U-28."""
    game = table(2)
    game.monster_deck = game.disaster_deck = game.hero_deck = ()
    pool = game.pool
    after(game, occur, spawn)
    assert not game.disasters and not game.monsters
    after(have(game, 0, gold=7)).apply(offered_hire(game))
    assert game.pool == (-1, *pool[:3]), "the slot stays empty"


def offered_hire(game: Dwar7s) -> str:
    """The hire of the rightmost slot."""
    return f"hire/{offered(game, 'hire')[-1]}"


@pytest.mark.parametrize(
    ("rules", "count"), values(("yes", 4, "snowball.counted"), ("no", 5, "snowball.counted"))
)
def test_the_new_disaster_counts_itself(rules: Any, count: int) -> None:
    """U-42."""
    game = table(2, "legendary", rules)
    for key in ("F1", "M2", "P3"):
        disaster(game, key)
    assert len(after(disasters_next(game, "F1+", "P1"), occur).disasters) == count


@pytest.mark.parametrize(
    ("rules", "count"), values(("yes", 5, "snowball.chains"), ("no", 4, "snowball.chains"))
)
def test_a_snowball_rolls_on(rules: Any, count: int) -> None:
    """U-42: with two disasters a zone it rolls on where the new one does not count itself."""
    game = table(2, "legendary", {"snowball.counted": "no", **rules})
    for key in ("F1", "M2"):
        disaster(game, key)
    assert len(after(disasters_next(game, "F1+", "M2+", "P1"), occur).disasters) == count


@pytest.mark.parametrize(
    ("rules", "rolls"),
    values(("no", False, "snowball.at_setup"), ("yes", True, "snowball.at_setup")),
)
def test_doom_sets_off_a_snowball(rules: Any, rolls: bool) -> None:
    """U-61."""
    found = [len(real(4, seed, rules, variant="legendary").disasters) for seed in range(40)]
    assert (max(found) > 2) == rolls


def test_a_zone_stays_blocked_until_the_last_token_is_gone() -> None:
    """U-57, D-BOARD-12."""
    game = hold(have(crew(table(2, "legendary"), 0, F2=3), 0, stone=4, wood=0), 0, "s_wood")
    disaster(game, "F2")
    disaster(game, "F2", legendary=True)
    say(begin(game), "overcome/ice_in_the_crowns")
    play(game, "drum", card("s_wood"))
    assert stock(game, 0, "wood") == (0,) and at(game, 0, "F2") == 1


# ---- the hero pool
@settles(
    ("pool.price_1", 6),
    ("pool.price_2", 5),
    ("pool.price_3", 1),
    ("pool.price_4", 2),
    ("pool.price_5", 3),
    ("pool.price_6", 7),
    ("pool.slots", 6),
)
def test_prices_of_the_pool_are_settings() -> None:
    """U-11, U-56, D-PH3-12."""

    def prices(**rules: int) -> list[int]:
        named = {key.replace("__", "."): value for key, value in rules.items()}
        game = begin(have(table(2, rules=named), 0, gold=7))
        faces = [game.t.hero_face[h] for h in game.pool]
        assert len(set(faces)) == len(faces) or len(offered(game, "hire")) == len(game.pool)
        return [int(key.rpartition("/")[2]) for key in offered(game, "hire")]

    assert prices() == [4, 3, 2, 1]
    six = {f"pool__price_{slot}": price for slot, price in enumerate((6, 5, 1, 2, 3, 7), 1)}
    assert prices(pool__slots=6, **six) == [6, 5, 1, 2, 3, 7]


@settles(("pool.slots", 3))
def test_a_pool_of_three() -> None:
    """U-56, D-SETUP-03."""
    assert len(real(2).pool) == 4 and len(real(2, rules={"pool.slots": 3}).pool) == 3


@pytest.mark.parametrize(
    ("rules", "hires"),
    values(("no", True, "recruit.counts_as_hire"), ("yes", False, "recruit.counts_as_hire")),
)
def test_recruiting_is_no_hire(rules: Any, hires: bool) -> None:
    """U-27, D-CARD-09."""
    game = hold(have(table(2, rules=rules), 0, gold=7), 0, "p_recruit")
    play(begin(game), "inst4", card("p_recruit"))
    before = game.pool
    say(game, offered(game)[1])
    assert stock(game, 0, "gold") == (5,) and before[1] in game.deck[0]
    assert game.pool[1:] == (before[0], *before[2:]) and game.actions_left == 4
    assert bool(offered(game, "hire")) == hires


# ---- resources
@settles(("gold_for_shortage.overcome", "yes"))
def test_gold_for_a_disaster() -> None:
    """U-12, D-PH3-31."""
    for rules, can in (({}, False), ({"gold_for_shortage.overcome": "yes"}, True)):
        game = have(crew(table(2, rules=rules), 0, F2=2), 0, stone=1, gold=3)
        disaster(game, "F2")
        assert bool(offered(begin(game), "overcome")) == can
    say(game, "overcome/ice_in_the_crowns")
    assert stock(game, 0, "gold stone") == (3, 0), "2 left and 1 gained"


@settles(("gold_for_shortage.ability_loss", "yes"))
def test_what_is_lost_and_not_there() -> None:
    """U-12, U-13, D-PH1-10."""
    for rules, gold in (({}, 2), ({"gold_for_shortage.ability_loss": "yes"}, 1)):
        game = have(crew(table(2, rules=rules), 0, F1=1), 0, wood=0, gold=2)
        after(game, (attack, monster(game, "m_wood", "F1")))
        assert stock(game, 0, "gold wood") == (gold, 0)


@pytest.mark.parametrize(
    ("rules", "wood"), values(("no", 3, "occupy.exclusive"), ("yes", 2, "occupy.exclusive"))
)
def test_whether_others_occupy_too_is_a_setting(rules: Any, wood: int) -> None:
    """U-20, D-CARD-04."""
    game = hold(crew(crew(table(2, rules=rules), 0, F1=1), 1, F1=1), 0, "s_wood")
    play(begin(game), "drum", card("s_wood"))
    assert stock(game, 0, "wood") == (wood,)


@pytest.mark.parametrize(
    ("rules", "wood"),
    values(("produce", 4, "block.applies_to"), ("produce_and_gain", 2, "block.applies_to")),
)
def test_gains_in_a_blocked_zone(rules: Any, wood: int) -> None:
    """U-21, D-CARD-06."""
    game = hold(crew(table(2, rules=rules), 0, M1=1), 0, "p_2wood")
    monster(game, "m_food", "M1")
    play(begin(game), "drum", card("p_2wood"))
    assert stock(game, 0, "wood") == (wood,)


PRODUCER = (("gold", 3), ("stone", 2), ("food", 2), ("wood", 2))


@settles(*[(f"score.producer_{name}", 5) for name, _ in PRODUCER])
def test_the_points_of_a_great_producer_are_settings() -> None:
    """U-37, D-END-08."""
    for name, points in PRODUCER:
        for rules, wanted in (({}, points), ({f"score.producer_{name}": 5}, 5)):
            assert parts(have(table(2, rules=rules), 0, **{name: 7}))["producer"] == wanted


# ---- hands and music
@pytest.mark.parametrize(
    ("rules", "seen"), values(("yes", 0, "hand.secret"), ("no", 1, "hand.secret"))
)
def test_hands_are_hidden(rules: Any, seen: int) -> None:
    """U-22, D-PH2-06."""
    game = begin(hold(table(2, rules=rules), 1, "s_wood"))
    assert len(game.view(0)["hands"][1]) == seen and len(game.view(1)["hand"]) == 1


@pytest.mark.parametrize(
    ("rules", "early"), values(("yes", 0, "hand.simultaneous"), ("no", 6, "hand.simultaneous"))
)
def test_hands_are_chosen_at_the_same_time(rules: Any, early: int) -> None:
    """U-22, D-PH2-06."""
    game = table(2, rules=rules)
    game.hand_limit = [6, 6]
    after(game, choose_hands)
    say(game, "leave/torvik_longsaw")
    assert asked(game) == (1, "leave") and len(game.hand[0]) == early


def test_a_short_deck_is_the_hand() -> None:
    """U-23, D-PH2-03."""
    game = table(2)
    game.deck[0] = game.deck[0][:3]
    after(game, choose_hands)
    assert len(game.hand[0]) == 3 and not game.deck[0]
    return_hands(game)
    assert len(game.deck[0]) == 3


@pytest.mark.parametrize(
    ("rules", "held"),
    values(("preparation", 1, "hand.return_at"), ("end_of_actions", 0, "hand.return_at")),
)
def test_when_cards_return_is_a_setting(rules: Any, held: int) -> None:
    """U-24, D-PH2-01."""
    game = hold(table(2, rules=rules), 0, "s_wood")
    after(game, (enter_phase, 4))
    assert len(game.hand[0]) == held


@pytest.mark.parametrize(
    ("rules", "can"),
    values(("no", True, "music.require_card"), ("yes", False, "music.require_card")),
)
def test_music_without_a_card(rules: Any, can: bool) -> None:
    """U-30, D-PH3-22."""
    game = begin(hold(table(2, rules=rules), 0, "s_wood"))
    assert "drum" in offered(game, "music")
    assert ("horn" in offered(game, "music")) == can


def test_own_cards_in_any_order() -> None:
    """U-31, D-PH3-18: one at a time, each resolved before the next."""
    for first, second in (("s_wood", "p_2wood"), ("p_2wood", "s_wood")):
        game = hold(table(2), 0, "s_wood", "p_2wood")
        play(begin(game), "drum", card(first))
        assert offered(game, "play_hero") == [card(second).partition("/")[2]]


@pytest.mark.parametrize(
    ("rules", "can"),
    values(("between_actions", False, "free.windows"), ("between_own_cards", True, "free.windows")),
)
def test_free_actions_between_cards(rules: Any, can: bool) -> None:
    """U-32, D-PH3-04, D-PH3-23."""
    game = have(hold(crew(table(2, rules=rules), 0, F1=2), 0, "s_wood", "p_2wood"), 0, wood=3)
    hold(game, 1, "p_1wood")
    monster(game, "m_silence", "F1")
    crew(game, 1, F1=2)
    game.monster_at[game.monsters[0]] = z(game, "M1")
    crew(crew(game, 0, M1=2), 1, M1=2)
    play(begin(game), "drum")
    assert bool(offered(game, "defeat")) == can
    say(game, "done")
    assert asked(game)[0] == 1 and not offered(game, "defeat")


@pytest.mark.parametrize(
    ("rules", "left"), values((3, 5, "solo.free_music"), (1, 3, "solo.free_music"))
)
def test_free_music_of_a_solo_player(rules: Any, left: int) -> None:
    """U-39, D-VAR-04."""
    game = begin(table(1, rules=rules))
    for instrument in ("drum", "inst2", "inst3"):
        play(game, instrument)
    assert game.actions_left == left


@settles(("music.instruments", 5))
def test_there_are_as_many_instruments_as_set_and_four_at_least() -> None:
    """U-60, D-COMP-02."""
    assert len(real(2).music) == 4 and len(real(2, rules={"music.instruments": 5}).music) == 5
    with pytest.raises(InvalidSetting, match="at least 4"):
        real(4, rules={"music.instruments": 3})


# ---- dwarves
@pytest.mark.parametrize(
    ("rules", "zones"),
    values(("yes", 17, "setup.guardian_same_zone"), ("no", 16, "setup.guardian_same_zone")),
)
def test_guardians_in_one_zone(rules: Any, zones: int) -> None:
    """U-17, D-SETUP-11."""
    game = real(3, rules=rules)
    for _ in range(3):
        assert len(offered(game)) == 17, "castle and walls too"
        say(game, "zone/castle")
    assert asked(game)[1] == "guardian" and len(offered(game)) == zones


@pytest.mark.parametrize(
    ("rules", "can"), values(("no", False, "fight.pooling"), ("yes", True, "fight.pooling"))
)
def test_whether_dwarves_of_others_fight_too_is_a_setting(rules: Any, can: bool) -> None:
    """U-19, D-PH3-24: the price is paid by who fights, and the others' dwarves go home too."""
    game = have(crew(crew(table(2, rules=rules), 0, F1=1), 1, F1=2), 0, food=1, stone=1)
    monster(game, "m_wood", "F1")
    assert bool(offered(begin(game), "defeat")) == can
    if can:
        say(game, "defeat/beam_gnawer")
        assert at(game, 0, "F1") + at(game, 1, "F1") == 1 and at(game, 0, "F1") == 0


@pytest.mark.parametrize(
    ("rules", "open_to_cards"),
    values(
        ("turn", False, "place.zone_limit_scope"), ("place_action", True, "place.zone_limit_scope")
    ),
)
def test_a_placement_by_a_card_counts(rules: Any, open_to_cards: bool) -> None:
    """U-26, D-PH3-06: by a card too, and on the turn of another player as well."""
    game = hold(hold(table(2, rules=rules), 0, "p_pm1"), 1, "p_pm2")
    say(begin(game), "place/dwarf/plain_1")
    play(game, "inst3", card("p_pm1"), "dwarf/dwarf_of_1_camp")
    assert ("zone/plain_1" in offered(game)) == open_to_cards
    say(game, "zone/plain_2")
    assert ("dwarf/plain_2" in offered(game, "place")) == open_to_cards


def test_placing_on_the_turn_of_another() -> None:
    """U-26: each player's own placements of this turn count."""
    game = hold(table(2), 1, "p_pm2")
    say(begin(game), "place/dwarf/plain_1")
    play(game, "inst4", card("p_pm2"), "dwarf/dwarf_of_2_camp", "done")
    assert "zone/plain_1" in offered(game)


def test_movers_take_anybodys_dwarf() -> None:
    """U-35, U-34, D-CARD-07: the terrain is that of the start, fewer may go than the card says."""
    game = hold(crew(crew(table(2), 0, F1=1), 1, F1=1), 0, "p_mv2_forest")
    play(begin(game), "drum", card("p_mv2_forest"), "dwarf/dwarf_of_2_forest_1", "done")
    assert asked(game) == (0, "zone"), "whose dwarf it is is not asked"
    say(game, "zone/castle")
    assert at(game, 1, "C") == 1 and at(game, 0, "F1") == 1


@pytest.mark.parametrize(
    ("ability", "stocked"),
    [
        ("p_recruit", {"gold": 1}),
        ("p_stone_3gold", {"stone": 0}),
        ("p_wood_3food", {"wood": 0}),
        ("p_recall", {}),
        ("sage", {"gold": 1}),
    ],
)
def test_a_price_is_paid_whole_or_not(ability: str, stocked: dict[str, int]) -> None:
    """U-36, D-CARD-08, D-LEG-15."""
    game = hold(have(table(2, "legendary"), 0, **stocked), 0, ability)
    music = game.t.hero_music[hero(game, ability)]
    before = stock(game, 0)
    play(begin(game), ("drum", "inst2", "inst3", "inst4")[music])
    assert asked(game) == (0, "action") and stock(game, 0) == before, "it was not offered"


def test_a_champion_may_be_too_many() -> None:
    """U-44, D-LEG-07: the surplus is ignored, no dwarf is superfluous."""
    game = legend(crew(table(2, "legendary"), 0, F1=2), 0, CHAMPION, "F1")
    here = z(game, "F1")
    assert set(parties(game, 0, here, 1, 2)) == {party(1, ()), party(0, (CHAMPION,))}
    assert set(parties(game, 0, here, 2, 2)) == {party(2, ()), party(0, (CHAMPION,))}
    assert set(parties(game, 0, here, 3, 2)) == {party(1, (CHAMPION,))}


@pytest.mark.parametrize(
    ("rules", "both"),
    values(("no", 2, "guardian.must_be_used"), ("yes", 1, "guardian.must_be_used")),
)
def test_a_guardian_that_is_not_used(rules: Any, both: int) -> None:
    """U-45, D-LEG-08: with one resource too few only the guardian helps."""
    game = have(table(2, "legendary", rules), 0, stone=1)
    legend(crew(game, 0, F2=2), 0, GUARDIAN, "F2")
    disaster(game, "F2")
    say(begin(game), "overcome/ice_in_the_crowns")
    used = len(offered(game)) if asked(game)[1] == "party" else 1
    assert used == both


@pytest.mark.parametrize(
    ("rules", "can"),
    values(("owner", False, "guardian.beneficiary"), ("anybody", True, "guardian.beneficiary")),
)
def test_whom_a_guardian_helps(rules: Any, can: bool) -> None:
    """U-63, D-LEG-08."""
    game = have(crew(table(2, "legendary", rules), 0, F2=2), 0, stone=1)
    legend(game, 1, GUARDIAN, "F2")
    disaster(game, "F2")
    assert bool(offered(begin(game), "overcome")) == can


@pytest.mark.parametrize(
    ("rules", "left"), values(("unlimited", 5, "thunder.limit"), ("once", 4, "thunder.limit"))
)
def test_a_thunder_lord_twice(rules: Any, left: int) -> None:
    """U-46, D-LEG-09."""
    game = legend(table(2, "legendary", rules), 0, THUNDER)
    say(begin(game), "place/thunder_lord/forest_1")
    assert game.actions_left == 5
    put_legend(game, 0, THUNDER)
    play(game, "drum")
    game.actions_left = 5
    say(game, "place/thunder_lord/mine_1")
    assert game.actions_left == left


def test_legends_score_on_the_board_too() -> None:
    """U-47, D-LEG-10."""
    game = legend(legend(table(2, "legendary"), 0, CHAMPION, "F1"), 0, GUARDIAN)
    assert parts(game)["legends"] == 4


# ---- turns, the end
def test_actions_that_are_left_are_lost() -> None:
    """U-25, D-PH3-02."""
    game = say(begin(table(2)), "place/dwarf/forest_1", "end_turn")
    assert ("turn_ended", 0, 4) in told(game, "turn_ended") and game.actions == [5, 5]
    assert game.actions_left == 5 and game.active_player == 1


def test_turns_go_clockwise_from_the_lead() -> None:
    """U-51, D-ROUND-04."""
    game = real(3)
    while not told(game, "week_ended"):
        game.choose(len(game.decision) - 1)
    seats = [entry[1] for entry in told(game, "turn_started")]
    lead = told(game, "set_up")[0][1]
    assert seats[:3] == [lead, (lead + 1) % 3, (lead + 2) % 3]


@pytest.mark.parametrize(
    ("rules", "seen"), values(("yes", 1, "trophies.public"), ("no", 0, "trophies.public"))
)
def test_trophies_are_public(rules: Any, seen: int) -> None:
    """U-38, D-PH3-25, D-PH3-30."""
    game = give(table(2, rules=rules), 1, ("m_wood",))
    assert len(game.view(0)["monsters_won"][1]) == seen
    assert len(game.view(1)["monsters_won"][1]) == 1


@settles(("solo.titles", "all"))
def test_which_titles_are_won_is_a_setting(monkeypatch: pytest.MonkeyPatch) -> None:
    """U-40, D-VAR-06."""
    monkeypatch.setattr(endings, "score", lambda game, player: 45)
    for rules, titles in (({}, (3,)), ({"solo.titles": "all"}, (0, 3))):
        game = have(give(table(1, rules=rules), 0, (), 4), 0, food=7)
        assert endings.titles_of(game, 0) == titles


@settles(("lose.disasters", 5))
def test_as_many_disasters_as_set_lose_the_game() -> None:
    """U-41, U-50, D-VAR-08: four or more."""
    for rules, count, lost in (
        ({}, 3, False),
        ({}, 4, True),
        ({}, 5, True),
        ({"lose.disasters": 5}, 4, False),
        ({"lose.disasters": 5}, 5, True),
    ):
        for variant in ("standard", "nightmare"):
            game = table(2, variant, rules)
            for key in ("F1", "F2", "M2", "P2", "P3")[:count]:
                disaster(game, key)
            assert after(game, resolve).is_over == lost


def test_all_heroes_score() -> None:
    """U-53, D-END-07: in the deck, in hand, played."""
    game = give(hold(table(2), 0, "p_1gold"), 0, (), 0, ("p_trio",))
    game.played[0] = (hero(game, "p_2wood"),)
    assert parts(game)["heroes"] == 3 + 1 + 2


@settles(*[("setup.lead", f"seat_{seat}") for seat in (1, 2, 3, 4)])
def test_who_leads_first_is_drawn_or_set() -> None:
    """U-54, D-SETUP-09."""
    assert {real(4, seed).lead for seed in range(30)} == {0, 1, 2, 3}
    for seat in (1, 2, 3, 4):
        found = {real(4, seed, {"setup.lead": f"seat_{seat}"}).lead for seed in range(8)}
        assert found == {seat - 1}


@settles(("edition", "prototype"))
def test_the_prototype_is_lost_at_two_disasters_more_than_players() -> None:
    """U-55: it is lost at two disasters more than players."""
    for players, count, lost in ((3, 4, False), (3, 5, True), (1, 3, True)):
        game = table(players, rules={"edition": "prototype"})
        for key in ("F1", "F2", "M2", "P2", "P3")[:count]:
            disaster(game, key)
        assert after(game, resolve).is_over == lost


@settles(("edition", "coop3"))
def test_in_the_cooperative_edition_who_survives_wins_together() -> None:
    """U-55: who survives wins together, and the pool is laid anew each week."""
    game = give(table(3, rules={"edition": "coop3"}), 0, ("m_wood",))
    old, deck = game.pool, game.hero_deck
    after(game, pass_lead)
    assert game.pool == tuple(reversed(deck[-4:])) and game.hero_deck[:4] == old
    game.week = 7
    after(game, resolve)
    assert game.result["winners"] == [0, 1, 2]
    other = give(table(3), 0, ("m_wood",))
    other.week = 7
    assert after(other, resolve).result["winners"] == [0]


@pytest.mark.parametrize(
    ("rules", "points"),
    values((1, 1, "score.bloodthirsty_min_kinds"), (2, 0, "score.bloodthirsty_min_kinds")),
)
def test_a_single_kind_of_monster_earns_what_is_set(rules: Any, points: int) -> None:
    """U-62, D-VAR-09."""
    game = give(table(2, "bloodthirsty", rules), 0, ("m_wood", "m_wood"))
    assert parts(game)["bloodthirst"] == points


def test_which_of_several_targets() -> None:
    """U-58, D-PH3-32: the player names the card, and dwarves that went home do not help again."""
    game = have(crew(table(2), 0, F1=4), 0, food=3, stone=3, wood=3)
    for kind in ("m_wood", "m_food"):
        monster(game, kind, "F1")
    disaster(game, "F1")
    begin(game)
    assert sorted(offered(game, "defeat")) == ["beam_gnawer", "larder_wolf"]
    say(game, "defeat/larder_wolf", "overcome/fallen_giants")
    assert not offered(game, "defeat") and at(game, 0, "F1") == 0


def test_the_board_is_a_card_of_the_set() -> None:
    """U-01, U-02, D-SETUP-02: a setting names it."""
    assert real(2, board="The Four Valleys").b.name == "The Four Valleys"
    with pytest.raises(InvalidSetting):
        real(2, board="Nowhere")
    assert len(cards().of_kind["board"]) == 1
