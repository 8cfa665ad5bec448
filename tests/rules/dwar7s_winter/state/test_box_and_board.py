"""What is in the box, on the board and on the cards: D-COMP, D-BOARD, D-CARD, D-LEG, as data."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import dowlang
from dowlang.engine.setup_options import InvalidSetting
from dowlang.rulesets.dwar7s_winter.procedures.movement import (
    place,
)
from dowlang.rulesets.dwar7s_winter.procedures.stocks import producing, reduce_track
from dowlang.rulesets.dwar7s_winter.state.boards import UnfitBoard, board_of, keys_of_boards
from dowlang.rulesets.dwar7s_winter.state.dwarves import at_place, kinds_at, one_of
from dowlang.rulesets.dwar7s_winter.state.types import (
    ACTIONS,
    CAMP,
    CHAMPION,
    INSTRUMENTS,
    NOBODY,
    ORDINARY,
    PRODUCT,
    RESOURCES,
    TERRAINS,
)
from tests.rules.dwar7s_winter.hearth import (
    HEROES,
    MONSTERS,
    at,
    begin,
    cards,
    crew,
    disaster,
    have,
    hero,
    hold,
    in_camp,
    key_of,
    monster,
    offered,
    play,
    real,
    say,
    stock,
    table,
    told,
    z,
)
from tests.rules.dwar7s_winter.test_vectors import legend

EDGES = """
C F1 F2 P3 M4 | F1 F2 M4 M1 P1 | F2 P3 M2 P2 | P3 M4 M3 F3 | M4 P4 F4 | M1 P1 F4 W1 | P1 M2 W1
M2 P2 W2 | P2 M3 W2 | M3 F3 W3 | F3 P4 W3 | P4 F4 W4 | F4 W4
"""
"""The board of the document: a zone, then those it is adjacent to. (D-BOARD-13)"""

# id: (kind of music, VP, copies); VP and copies by D-CARD-03, music by table 14.3
POOL = {
    "p_recruit": ("inst4", 1, 1),
    "p_trio": ("inst4", 1, 1),
    "p_pm2": ("inst4", 1, 1),
    "p_2stone": ("inst2", 2, 2),
    "p_2wood": ("drum", 2, 2),
    "p_2food": ("inst3", 2, 2),
    "p_2gold": ("inst4", 2, 1),
    "p_food_gold": ("inst4", 2, 1),
    "p_wood_food": ("inst3", 2, 1),
    "p_wood_stone": ("drum", 2, 1),
    "p_stone_gold": ("inst2", 2, 1),
    "p_mv2_plain": ("inst3", 2, 1),
    "p_mv2_forest": ("drum", 2, 1),
    "p_mv2_mine": ("inst2", 2, 1),
    "p_pm1": ("inst3", 2, 1),
    "p_stone_3gold": ("inst2", 3, 1),
    "p_wood_3food": ("drum", 3, 1),
    "p_recall": ("inst4", 3, 1),
    "p_1wood": ("drum", 3, 2),
    "p_1food": ("inst3", 3, 2),
    "p_1stone": ("inst2", 3, 2),
    "p_1gold": ("inst4", 3, 1),
}
STARTING = {
    "s_stone": "inst2",
    "s_wood": "drum",
    "s_food": "inst3",
    "s_gold": "inst4",
    "s_mv_forest": "drum",
    "s_mv_mine": "inst2",
    "s_mv_plain": "inst3",
}
MUSIC = {"drum": 0, "inst2": 1, "inst3": 2, "inst4": 3}

# id: VP, dwarves, food, stone, wood, spawn zones; tables 14.1 and D-LEG-12
ENEMIES = {
    "frost_giant": (5, 3, 0, 1, 2, "W1 W3"),
    "m_hand": (4, 3, 0, 2, 0, "W2 W4"),
    "m_wood": (3, 2, 1, 1, 0, "W3 W1"),
    "m_food": (3, 2, 0, 1, 1, "W4 W2"),
    "m_banish": (5, 3, 2, 0, 1, "W1 W3"),
    "m_herd": (4, 2, 2, 0, 0, "W2 W4"),
    "ogre_king": (5, 4, 1, 1, 1, "W3 W1"),
    "m_silence": (4, 2, 0, 0, 2, "W4 W2"),
    "l_rush": (5, 3, 2, 1, 0, "W1 W2"),
    "l_stone": (4, 3, 0, 0, 2, "W3 W4"),
    "l_trio": (6, 4, 1, 1, 1, "W2 W3"),
    "l_gold": (4, 2, 1, 0, 1, "W4 W1"),
}
CYCLE = ("wood", "stone", "food")
OWN = {"F": "wood", "M": "stone", "P": "food"}


# ---- components
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_one_to_four_players(players: int) -> None:
    """D-COMP-01, D-COMP-03, D-COMP-07, D-COMP-13, D-SETUP-05."""
    game = real(players)
    assert game.players == players == len(game.actions) == len(game.hand_limit)
    assert len(game.stock) == players * 4 and len(RESOURCES) == 4
    assert in_camp(game) == [7] * players


@pytest.mark.parametrize("players", [0, 5])
def test_no_other_number_of_players(players: int) -> None:
    """D-COMP-01."""
    with pytest.raises(InvalidSetting):
        dowlang.Game(cards(), players=players)


def test_a_player_plays_one_instrument_a_turn() -> None:
    """D-COMP-02, D-COMP-07, D-PH3-16: a second instrument on one turn is not possible."""
    game = begin(table(2))
    assert len(game.music) == 4 and set(INSTRUMENTS[:4]) == set(offered(game, "music"))
    play(game, "drum")
    assert not offered(game, "music") and game.music == [0, NOBODY, NOBODY, NOBODY]


def test_stock_and_tracks_stay_within_their_bounds() -> None:
    """D-COMP-04, D-COMP-05, D-COMP-17."""
    game = hold(have(table(2), 0, wood=6), 0, "p_2wood")
    play(begin(game), "drum", "play_hero/asta_two_axes")
    assert stock(game, 0, "wood") == (7,)
    for left in (4, 3, 3):
        reduce_track(game, 0, ACTIONS, 1)
        assert game.actions[0] == left


def test_the_box_has_the_heroes_of_the_rules() -> None:
    """D-COMP-09, D-COMP-10, D-CARD-01, D-CARD-02, D-CARD-03, U-07, U-08, U-09, U-43."""
    t = cards().tables
    box = Counter(t.hero_path)
    for ability, (music, points, copies) in POOL.items():
        number = hero(table(2), ability)
        path = t.hero_path[number]
        assert (box[path], t.hero_points[number], t.hero_music[number]) == (
            copies,
            points,
            MUSIC[music],
        ), ability
    assert sum(copies for _, _, copies in POOL.values()) == 28
    assert Counter(
        music for music, _, copies in POOL.values() for _ in range(copies)
    ) == dict.fromkeys(MUSIC, 7)
    for ability, music in STARTING.items():
        number = hero(table(2), ability)
        assert box[t.hero_path[number]] == 4 and t.hero_points[number] == 0
        assert t.hero_music[number] == MUSIC[music]
    owners = [t.hero_owner[n] for n in range(t.heroes) if not t.hero_legendary[n]]
    assert Counter(owners) == {NOBODY: 28, 0: 7, 1: 7, 2: 7, 3: 7}
    sage = hero(table(2), "sage")
    assert (t.hero_music[sage], t.hero_points[sage], t.hero_legendary[sage]) == (3, 0, True)
    assert len(HEROES) == 30


def test_the_box_has_the_monsters_of_the_rules() -> None:
    """D-COMP-12, D-CARD-10, D-CARD-12, D-LEG-01, D-LEG-12, D-LEG-16, U-05, U-48."""
    t = cards().tables
    for kind, (points, dwarves, food, stone, wood, zones) in ENEMIES.items():
        number = cards().number("monster", MONSTERS[kind])
        copies = [m for m in range(t.monsters) if t.monster_card[m] == number]
        threat = t.monster_threats[number]
        assert (threat.points, threat.dwarves) == (points, dwarves), kind
        assert threat.cost == (0, food, stone, wood) and threat.legendary == kind.startswith("l_")
        found = {f"{TERRAINS[a][0].upper()}{b}" for a, b in (t.monster_zone[m] for m in copies)}
        assert len(copies) == 2 and found == set(zones.split())
    assert (t.monsters, sum(threat.legendary for threat in t.monster)) == (24, 8)


def test_the_box_has_the_disasters_of_the_rules() -> None:
    """D-COMP-11, D-CARD-17, D-CARD-18, D-LEG-01, D-LEG-16, U-06."""
    t = cards().tables
    per = Counter((t.disaster_zone[d], t.disaster[d].legendary) for d in range(t.disasters))
    zones = [(terrain, n) for terrain in (2, 3, 4) for n in (1, 2, 3, 4)]
    assert per == {(zone, legendary): 1 for zone in zones for legendary in (False, True)}
    for d in range(t.disasters):
        terrain, number = t.disaster_zone[d]
        own = CYCLE.index({2: "wood", 3: "stone", 4: "food"}[terrain])
        after, before = CYCLE[(own + 1) % 3], CYCLE[(own - 1) % 3]
        cost = {1: (after, before), 2: (after, after), 3: (after, before), 4: (before, before)}
        wanted = Counter(cost[number])
        threat = t.disaster[d]
        assert dict(zip(RESOURCES, threat.cost, strict=True)) == {
            name: wanted[name] for name in RESOURCES
        }
        assert threat.dwarves == threat.points == (2 if number < 3 else 3)
        assert threat.gold == (2 if number in (1, 3) else 1)


@pytest.mark.parametrize("variant", ["standard", "legendary"])
def test_what_is_shuffled_in(variant: str) -> None:
    """D-SETUP-01, -04, -06, D-LEG-01, D-LEG-02, D-LEG-03, D-LEG-16."""
    game = real(2, variant=variant)
    with_all = variant == "legendary"
    assert len(game.monster_deck) + len(game.monsters) == (24 if with_all else 16)
    assert len(game.disaster_deck) + len(game.disasters) == (24 if with_all else 12)
    assert [len(deck) for deck in game.deck] == [8 if with_all else 7] * 2
    assert game.hand_limit == [7, 7]
    marked = [m for m in game.monster_deck if game.t.monster[m].legendary]
    assert len(marked) == (8 if with_all else 0)


# ---- the board
def edges() -> set[frozenset[str]]:
    """The edges of the document's table."""
    rows = [row.split() for row in EDGES.replace("\n", "|").split("|") if row.strip()]
    return {frozenset((row[0], other)) for row in rows for other in row[1:]}


def test_the_board_has_the_borders_of_the_rules() -> None:
    """D-BOARD-01..05, D-BOARD-09, D-BOARD-10, D-BOARD-11, D-BOARD-13."""
    game = table(2)
    found = {
        frozenset((key_of(game, zone), key_of(game, other)))
        for zone in game.b.zones
        for other in game.b.near[zone]
    }
    assert found == edges() and len(found) == 32 and frozenset(("F1", "M4")) in found
    terrains = Counter(TERRAINS[game.b.terrain(zone)] for zone in game.b.zones)
    assert terrains == {"castle": 1, "wall": 4, "forest": 4, "mine": 4, "plain": 4}
    assert len({game.b.keys[zone] for zone in game.b.zones}) == 17
    distance = {key_of(game, zone): game.b.distance[zone] for zone in game.b.zones}
    assert Counter(distance.values()) == {0: 1, 1: 4, 2: 8, 3: 4} and distance["C"] == 0
    assert all(len(game.b.steps[z(game, f"W{n}")]) == 2 for n in range(1, 5))
    for zone in game.b.zones:
        for step in game.b.steps[zone]:
            assert game.b.distance[step] == game.b.distance[zone] - 1


@pytest.mark.parametrize(
    ("paths", "wrong"),
    [
        ([["forest", 1, "forest", 1]], "from a zone to itself"),
        ([["forest", 1, "mine", 2]], "no way leads from forest 1 to the castle"),
    ],
)
def test_a_board_that_keeps_no_law(paths: list[Any], wrong: str) -> None:
    """D-BOARD-09."""
    card = {"name": "Bad", "path": "x/bad", "castle_paths": [], "paths": paths}
    with pytest.raises(UnfitBoard, match=wrong):
        board_of(card, keys_of_boards([card]))


def test_each_terrain_produces_its_resource() -> None:
    """D-BOARD-06."""
    named = {TERRAINS[terrain]: RESOURCES[resource] for terrain, resource in PRODUCT.items()}
    assert named == {"forest": "wood", "mine": "stone", "plain": "food"}
    game = crew(table(2), 0, F1=1, F2=1, M1=1, P1=1, C=1, W1=1)
    assert [producing(game, 0, terrain) for terrain in (2, 3, 4)] == [2, 1, 1]


def test_no_zone_is_full_and_every_zone_is_open() -> None:
    """D-BOARD-07, D-BOARD-08, D-PH3-05."""
    game = crew(crew(table(2), 0, C=6), 1, C=7)
    for kind in ("m_wood", "m_food", "m_hand"):
        monster(game, kind, "C")
    assert len(offered(begin(game), "place")) == 17
    say(game, "place/dwarf/castle")
    assert at(game, 0, "C") == 7


def test_blocking_stops_only_production() -> None:
    """D-BOARD-12, D-CARD-05."""
    game = hold(crew(table(2), 0, F1=1), 0, "s_mv_forest")
    monster(game, "m_wood", "F1")
    disaster(game, "F2")
    begin(game)
    assert "dwarf/forest_1" in offered(game, "place")
    assert "dwarf/forest_1/forest_2" in offered(game, "move")
    assert producing(game, 0, 2) == 0
    play(game, "drum", "play_hero/ylva_of_the_green_path", "dwarf/dwarf_of_1_forest_1")
    assert "zone/forest_2" in offered(game)


# ---- invariants, dwarves
@pytest.mark.parametrize("kind", [ORDINARY, CHAMPION])
def test_a_dwarf_is_somewhere(kind: int) -> None:
    """D-COMP-14, D-LEG-06: what leaves one place is in another."""
    game = table(2, "legendary")
    if kind != ORDINARY:
        legend(game, 0, kind)
    place(game, one_of(game, 0, kind, CAMP), z(game, "F1"))
    assert kinds_at(game, 0, z(game, "F1")) == [kind]
    assert len(at_place(game, 0, CAMP)) == 6 and at(game, 0, "F1") == 1
    assert producing(game, 0, 2) == 1, "a legendary dwarf occupies like any other"


def test_the_first_lead_and_the_winter_token() -> None:
    """D-COMP-08, D-SETUP-09, D-SETUP-12."""
    game = real(3)
    assert told(game, "set_up") == [("set_up", game.lead)]
    while game.decision.kind == "guardian":
        game.choose(0)
    assert game.week == 1


def test_cards_are_in_one_place() -> None:
    """D-COMP-15, D-COMP-16: what the check of states finds when it is not so."""
    from dowlang.rulesets.dwar7s_winter.analysis.invariants import wrong

    spoilt: list[tuple[str, Any]] = [
        ("a monster card is missing", lambda g: setattr(g, "monster_deck", g.monster_deck[1:])),
        ("a disaster card is missing", lambda g: setattr(g, "disaster_deck", g.disaster_deck * 2)),
        ("a hero card is missing", lambda g: g.hand.__setitem__(0, g.deck[1])),
        ("monster card without", lambda g: g.monster_at.__setitem__(g.monster_deck[0], 1)),
        ("a disaster token", lambda g: g.token_at.__setitem__(g.disaster_deck[0], 1)),
        ("has 6 dwarves", lambda g: g.dwarf_at.__setitem__(0, -2)),
        ("a resource is out", lambda g: have(g, 0, gold=8)),
        ("the action track is out", lambda g: g.actions.__setitem__(0, 2)),
        ("the hand limit is out", lambda g: g.hand_limit.__setitem__(0, 4)),
        ("a dwarf is nowhere", lambda g: g.dwarf_at.__setitem__(0, 99)),
        ("lead", lambda g: setattr(g, "lead", 7)),
        ("music", lambda g: g.music.__setitem__(0, 7)),
        ("zone of a monster", lambda g: g.monster_at.__setitem__(0, 99)),
        ("phase", lambda g: setattr(g, "phase", 9)),
        ("stock", lambda g: g.stock.append(0)),
    ]
    assert wrong(table(2)) == ""
    for said, spoil in spoilt:
        game = table(2)
        spoil(game)
        assert said in wrong(game), said
