"""Tables of Dwar7s Winter built by hand, in the short names of the rules document.

`F1` is forest 1, `C` the castle, `frost_giant` the monster of that ability, `s_wood` the hero of
that ability, seats are 0 to 3. Cards of the set are found by what they do in the document's table.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any

import dowlang
from dowlang.engine.card_set import CardSet
from dowlang.engine.setup_options import complete_rules
from dowlang.rulesets.dwar7s_winter.analysis.invariants import wrong
from dowlang.rulesets.dwar7s_winter.procedures import setup
from dowlang.rulesets.dwar7s_winter.procedures.turns import take_turn
from dowlang.rulesets.dwar7s_winter.state import dwarves
from dowlang.rulesets.dwar7s_winter.state.dwarves import at_place, ordinary_at
from dowlang.rulesets.dwar7s_winter.state.game_state import Dwar7s
from dowlang.rulesets.dwar7s_winter.state.types import (
    CAMP,
    CASTLE,
    FOREST,
    MINE,
    PLAIN,
    RESOURCES,
    WALL,
)
from dowlang.rulesets.dwar7s_winter.words import given_lines as given

SET = Path(__file__).parents[3] / "cards" / "dwar7s"
TERRAIN = {"C": CASTLE, "W": WALL, "F": FOREST, "M": MINE, "P": PLAIN}
MONSTERS = {
    "frost_giant": "rime_strider",
    "m_hand": "whisper_in_the_drift",
    "m_wood": "beam_gnawer",
    "m_food": "larder_wolf",
    "m_banish": "howling_gale",
    "m_herd": "goad_of_the_north",
    "m_silence": "hush",
    "ogre_king": "the_avalanche_queen",
    "l_rush": "sledge_troll",
    "l_stone": "quarry_maw",
    "l_trio": "the_tithe_giant",
    "l_gold": "magpie_of_winter",
}
HEROES = {
    "s_stone": "hedda_quarryhand",
    "s_wood": "torvik_longsaw",
    "s_food": "odda_turnip",
    "s_gold": "brannok_halfpenny",
    "s_mv_forest": "ylva_of_the_green_path",
    "s_mv_mine": "grumbel_lampwick",
    "s_mv_plain": "sunniva_windreader",
    "p_recruit": "magda_tollgate",
    "p_trio": "three_cousins",
    "p_pm2": "captain_embla",
    "p_2stone": "stone_ulf",
    "p_2wood": "asta_two_axes",
    "p_2food": "bread_bera",
    "p_2gold": "gilda_coinshine",
    "p_food_gold": "roadside_runa",
    "p_wood_food": "hob_the_forager",
    "p_wood_stone": "fjalar_roofmender",
    "p_stone_gold": "dagny_assayer",
    "p_mv2_plain": "snowshoe_sten",
    "p_mv2_forest": "kari_of_the_thicket",
    "p_mv2_mine": "rollo_cartwright",
    "p_pm1": "signy_quickfoot",
    "p_stone_3gold": "vagn_the_cutter",
    "p_wood_3food": "smoke_ragna",
    "p_recall": "homeward_helga",
    "p_1wood": "little_twig",
    "p_1food": "pocket_pib",
    "p_1stone": "pebble_pim",
    "p_1gold": "copper_kit",
    "sage": "the_old_sage",
}
INSTRUMENTS = {"drum": "drum", "inst2": "horn", "inst3": "harp", "inst4": "fiddle"}
Rules = Mapping[str, int | str]


@lru_cache(maxsize=1)
def cards() -> CardSet:
    """The whole set."""
    return dowlang.load(SET)


def numbers(rules: Rules | None) -> dict[str, int]:
    """Numbers of the rules, named values as numbers."""
    return complete_rules(cards(), rules or {})


def table(
    players: int = 2, variant: str = "standard", rules: Rules | None = None, **stock: int
) -> Dwar7s:
    """An empty table at the first player's turn, every resource at 2 or as `stock` says."""
    game = setup.built(cards(), players=players, variant=variant, rules=numbers(rules), log=[])
    for player in range(players):
        for name in RESOURCES:
            have(game, player, **{name: stock.get(name, 2)})
    return game


def real(players: int = 2, seed: int = 1, rules: Rules | None = None, **settings: Any) -> Dwar7s:
    """A real game at its first decision, recorded."""
    game: Any = dowlang.Game(cards(), seed=seed, players=players, rules=rules or {}, **settings)
    assert isinstance(game, Dwar7s)
    return game


# ---- pieces
def z(game: Dwar7s, key: str) -> int:
    """The number of a zone, by its key in the document."""
    return game.b.zone((TERRAIN[key[0]], int(key[1:] or 0)))


def key_of(game: Dwar7s, zone: int) -> str:
    """The key of a zone in the document."""
    terrain, number = game.b.keys[zone]
    return f"{'CWFMP'[terrain]}{number or ''}"


def crew(game: Dwar7s, player: int, **zones: int) -> Dwar7s:
    """So many dwarves of a player in each zone."""
    for key, count in zones.items():
        given.set_crew(game, player, z(game, key), count)
    return game


def in_camp(game: Dwar7s) -> list[int]:
    """How many ordinary dwarves each player has in camp."""
    return [ordinary_at(game, player, CAMP) for player in range(game.players)]


def legend_at(game: Dwar7s, player: int, kind: int) -> int:
    """Where a legendary dwarf is: a zone, -1 camp, -2 not in play."""
    return game.dwarf_at[dwarves.legend(player, kind)]


def put_legend(game: Dwar7s, player: int, kind: int, zone: int = CAMP) -> None:
    """Puts a legendary dwarf into a zone or into camp."""
    game.dwarf_at[dwarves.legend(player, kind)] = zone


def at(game: Dwar7s, player: int, key: str) -> int:
    """How many dwarves a player has in a zone."""
    return len(at_place(game, player, z(game, key)))


def have(game: Dwar7s, player: int, **stock: int) -> Dwar7s:
    """A player has so much of each resource."""
    for name, value in stock.items():
        game.stock[player * len(RESOURCES) + RESOURCES.index(name)] = value
    return game


def stock(game: Dwar7s, player: int, names: str = "gold food stone wood") -> tuple[int, ...]:
    """What a player has of the resources named."""
    return tuple(game.stock[player * 4 + RESOURCES.index(name)] for name in names.split())


def monster(game: Dwar7s, kind: str, key: str = "") -> int:
    """A copy of a monster, in a zone if one is named; each call takes another copy."""
    number = cards().number("monster", MONSTERS[kind])
    if not key:
        return game.t.monster_card.index(number)
    before = game.monsters
    given.stand(game, game.t.monster_card.index(number), z(game, key))
    return next(m for m in game.monsters if m not in before)


def disaster(game: Dwar7s, key: str, legendary: bool = False, active: bool = True) -> int:
    """The disaster of a zone, active unless told otherwise."""
    zone = (TERRAIN[key[0]], int(key[1:]))
    found = next(
        d
        for d, threat in enumerate(game.t.disaster)
        if game.t.disaster_zone[d] == zone and threat.legendary == legendary
    )
    if active:
        given.activate(game, found)
    return found


def hero(game: Dwar7s, ability: str) -> int:
    """The first copy of the hero with an ability."""
    return game.t.hero_card.index(cards().number("hero", HEROES[ability]))


def hold(game: Dwar7s, player: int, *abilities: str) -> Dwar7s:
    """Heroes with these abilities in a player's hand."""
    for ability in abilities:
        given.hold(game, player, hero(game, ability))
    return game


def pile(game: Dwar7s, *kinds: str) -> Dwar7s:
    """The monster deck, the first kind named on top."""
    chosen: list[int] = []
    for kind in kinds:
        number = cards().number("monster", MONSTERS[kind])
        chosen.append(
            next(
                m for m in game.monster_deck if game.t.monster_card[m] == number and m not in chosen
            )
        )
    rest = [m for m in game.monster_deck if m not in chosen]
    game.monster_deck = (*rest, *reversed(chosen))
    return game


def disasters_next(game: Dwar7s, *keys: str) -> Dwar7s:
    """The disaster deck, the disaster of the first zone on top; a `+` means the expansion's."""
    chosen = [disaster(game, key.rstrip("+"), key.endswith("+"), active=False) for key in keys]
    rest = [d for d in game.disaster_deck if d not in chosen]
    game.disaster_deck = (*rest, *reversed(chosen))
    return game


# ---- playing
def begin(game: Dwar7s) -> Dwar7s:
    """Go on to the first decision."""
    game.run()
    return game


def after(game: Dwar7s, *steps: Any) -> Dwar7s:
    """Carry out steps (a function, or a tuple of one and its arguments), then a turn of seat 0."""
    game.stack.clear()
    for step in steps:
        function, *arguments = step if isinstance(step, tuple) else (step,)
        game.do(function, *arguments)
    game.do(take_turn, 0)
    game.stack.reverse()
    game.run()
    return game


def say(game: Dwar7s, *keys: str) -> Dwar7s:
    """Answer by these keys in turn. The state stays sound."""
    for key in keys:
        game.apply(key)
    if not game.is_over:
        assert wrong(game) == ""
    return game


def play(game: Dwar7s, instrument: str, *keys: str) -> Dwar7s:
    """Play an instrument, then answer by these keys."""
    return say(game, f"music/{INSTRUMENTS[instrument]}", *keys)


def card(ability: str) -> str:
    """The key that plays the hero with an ability."""
    return f"play_hero/{HEROES[ability]}"


def offered(game: Dwar7s, kind: str = "") -> list[str]:
    """What is offered: the keys of a kind without it, or all keys."""
    if not kind:
        return list(game.decision.keys)
    return [key.partition("/")[2] for key in game.decision.keys if key.partition("/")[0] == kind]


def asked(game: Dwar7s) -> tuple[int, str]:
    """Who is asked, and what kind of question."""
    return game.decision.player, game.decision.kind


def told(game: Dwar7s, *names: str) -> list[tuple[Any, ...]]:
    """The events of these names that the log holds, as they happened."""
    events = cards().ruleset.events
    return [
        (events[entry[0]].name, *entry[1:])
        for entry in game.log or ()
        if isinstance(entry[0], int) and events[entry[0]].name in names
    ]
