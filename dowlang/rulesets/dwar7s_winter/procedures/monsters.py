"""Let monsters act and appear. Rules: D-PH1-03..18, D-CARD-11..16."""

from __future__ import annotations

from dowlang.engine.effect_lifetimes import release
from dowlang.engine.frames import Answer
from dowlang.engine.ongoing_effects import FOREVER, Origin, value
from dowlang.rulesets.dwar7s_winter.procedures.endings import look_at_castle
from dowlang.rulesets.dwar7s_winter.state import events as E
from dowlang.rulesets.dwar7s_winter.state import options as O
from dowlang.rulesets.dwar7s_winter.state import parameters as P
from dowlang.rulesets.dwar7s_winter.state.game_state import Dwar7s
from dowlang.rulesets.dwar7s_winter.state.labels import DECKS
from dowlang.rulesets.dwar7s_winter.state.streams import PATH
from dowlang.rulesets.dwar7s_winter.state.types import (
    CASTLE,
    NONE,
    THE_CASTLE,
    WALL,
    Instrument,
    Monster,
    Monsters,
    Terrain,
    Zone,
    Zones,
)

ASK, LOWEST, RANDOM = range(3)  # `monster.path_tie`


# ---- acting
def monsters_act(game: Dwar7s) -> None:
    """Let every monster on the board act once, in the order that the lead picks.

    Rules: D-PH1-03, D-PH1-04.
    """
    game.attacked = ()
    game.do(next_monster, game.monsters)


def next_monster(game: Dwar7s, left: Monsters) -> None:
    """Ask which of the monsters that have not acted yet does so now. Rules: D-PH1-04."""
    left = tuple(monster for monster in left if game.monster_at[monster] >= 0)
    if left:
        game.ask(game.lead, "act_with", [(O.ACT_WITH, monster) for monster in left])
        game.receive(monster_picked, left)


def monster_picked(game: Dwar7s, answer: Answer, left: Monsters) -> None:
    """Let the monster act, then the next one be picked. Rules: D-PH1-05, U-04."""
    monster = answer[1]
    game.acting, game.struck = monster, ()
    game.emit(E.MONSTER_ACTS, monster)
    idle = stays_idle(game, monster)
    game.do(march, monster)
    if not idle:
        game.do(attack, monster)
    game.do(acted)
    game.do(next_monster, tuple(other for other in left if other != monster))


def stays_idle(game: Dwar7s, monster: Monster) -> bool:
    """Return True for a monster that does not attack for it stands in the castle. Rules: U-04."""
    return game.monster_at[monster] == THE_CASTLE and bool(game.param[P.IN_CASTLE])


def acted(game: Dwar7s) -> None:
    """End the deeds of the monster."""
    game.acting, game.struck = NONE, ()


def march(game: Dwar7s, monster: Monster) -> None:
    """Move a monster one zone toward the castle. Rules: D-PH1-05..08, D-BOARD-11, U-03."""
    zone = game.monster_at[monster]
    if zone <= THE_CASTLE:  # not on the board, or there already
        return
    ways = game.b.steps[zone]
    tie = game.param[P.PATH_TIE]
    if len(ways) > 1 and tie == RANDOM:
        ways = (ways[game.roll(PATH, len(ways))],)
    if len(ways) > 1 and tie == LOWEST:
        ways = ways[:1]
    choose_way(game, monster, ways)


def choose_way(game: Dwar7s, monster: Monster, ways: Zones) -> None:
    """Let the lead choose among several ways."""
    game.ask(game.lead, "way", [(O.ZONE, zone) for zone in ways])
    game.receive(way_chosen, monster)


def way_chosen(game: Dwar7s, answer: Answer, monster: Monster) -> None:
    """Move the monster there."""
    if answer:
        step_to(game, monster, answer[1])


def step_to(game: Dwar7s, monster: Monster, zone: Zone) -> None:
    """Put a monster into an adjacent zone."""
    origin, game.monster_at[monster] = game.monster_at[monster], zone
    game.emit(E.MONSTER_MOVED, monster, origin, zone)
    look_at_castle(game)


def attack(game: Dwar7s, monster: Monster) -> None:
    """Apply a monster's attack ability, each monster its own, or the first of a card alone.

    Rules: D-CARD-11, D-CARD-15, D-PH1-05, U-49, U-59.
    """
    zone = game.monster_at[monster]
    if zone < 0:
        return
    card = game.t.monster_card[monster]
    again = card in game.attacked
    game.attacked += (card,)
    game.struck += (monster,)
    if game.param[P.SILENCE_TIMING] and value(game, P.SILENCES, monster):
        instrument = instrument_of(game, game.b.terrain(zone))
        if instrument != NONE:
            game.silent[instrument] = 1
    ability = game.cards.handler(game.t.monster_path[monster]).get("attack")
    if ability is None:
        return
    if again and not game.param[P.STACKING]:
        game.tell(E.HELD_BACK, monster, zone)
    else:
        game.emit(E.MONSTER_ATTACKS, monster, zone)
        game.do(ability, game.lead, monster)


# ---- herding
def herd(game: Dwar7s, herder: Monster) -> None:
    """Drive another monster on. Rules: D-PH1-12, U-14."""
    others = tuple(monster for monster in game.monsters if monster != herder)
    if not others:
        game.tell(E.NONE_TO_DRIVE, herder)
        return
    if game.param[P.HERD_CHOOSER]:
        game.do(name_stray, herder, others, ())
        return
    game.ask(game.lead, "herd", [(O.MONSTER, monster) for monster in others])
    game.receive(stray_chosen, herder)


def name_stray(game: Dwar7s, herder: Monster, others: Monsters, named: Monsters) -> None:
    """Let everybody name a monster, clockwise from the lead. The lead breaks a tie. Rules: U-14."""
    options = [(O.MONSTER, monster) for monster in others]
    if len(named) < game.players:
        game.ask((game.lead + len(named)) % game.players, "herd", options)
        game.receive(stray_named, herder, others, named)
        return
    most = max(named.count(monster) for monster in others)
    best = [option for option in options if named.count(option[1]) == most]
    game.ask(game.lead, "herd", best)
    game.receive(stray_chosen, herder)


def stray_named(
    game: Dwar7s, answer: Answer, herder: Monster, others: Monsters, named: Monsters
) -> None:
    """Add one name more."""
    game.do(name_stray, herder, others, (*named, answer[1]))


def stray_chosen(game: Dwar7s, answer: Answer, herder: Monster) -> None:
    """Move the monster one step. It does not count as having acted. Rules: D-PH1-12, U-14."""
    monster = answer[1]
    game.tell(E.DRIVEN, monster, herder)
    idle = stays_idle(game, monster)
    if game.param[P.HERD_DIRECTION] and game.monster_at[monster] >= 0:
        game.do(choose_way, monster, game.b.near[game.monster_at[monster]])
    elif game.monster_at[monster] == THE_CASTLE:
        game.tell(E.STAYS, monster)
    else:
        game.do(march, monster)
    if game.param[P.HERD_ATTACKS] and not idle:
        game.do(driven_to_attack, monster)


def driven_to_attack(game: Dwar7s, monster: Monster) -> None:
    """Let a driven monster attack, unless it did so since the acting one began. Rules: U-64."""
    if monster not in game.struck:
        game.do(attack, monster)


# ---- appearing and leaving
def spawn(game: Dwar7s) -> None:
    """Reveal monsters until as many as wanted are on the board, one after the other.

    Rules: D-PH1-14..18, U-29.
    """
    if len(game.monsters) >= game.param[P.MONSTER_TARGET[game.players]]:
        return
    if not game.monster_deck:
        game.tell(E.RAN_OUT, DECKS.index("monster deck"), NONE)
        return
    monster, game.monster_deck = game.monster_deck[-1], game.monster_deck[:-1]
    game.do(appear, monster)
    game.do(spawn)


def appear(game: Dwar7s, monster: Monster) -> None:
    """Put a monster on the board, with what its card says of that and of its stay.

    Rules: D-PH1-15..17, D-PH1-13.
    """
    zone = game.b.zone(game.t.monster_zone[monster])
    game.struck = ()
    game.monsters += (monster,)
    game.monster_at[monster] = zone
    path = game.t.monster_path[monster]
    roles = game.cards.handler(path)
    if "presence" in roles:
        tag = P.MONSTER_TAG + monster
        roles["presence"](game, Origin(path, game.lead, FOREVER, bearer=monster, tag=tag))
    game.emit(E.MONSTER_APPEARED, monster, zone)
    if "arrival" in roles:
        game.do(roles["arrival"], game.lead, monster)


def leave_board(game: Dwar7s, monster: Monster) -> None:
    """Take a monster off the board."""
    game.monsters = tuple(other for other in game.monsters if other != monster)
    game.monster_at[monster] = NONE


def stop_working(game: Dwar7s, monster: Monster) -> None:
    """End what the card of a monster has in force, once its rules have heard of its defeat."""
    release(game, P.MONSTER_TAG + monster)


# ---- silence
def instrument_of(game: Dwar7s, terrain: Terrain) -> Instrument:
    """Return the instrument that belongs to a terrain, -1 none. Rules: U-10."""
    if terrain in (CASTLE, WALL):
        instrument = 3 if game.param[P.SILENCE_WALLS] else NONE
    else:
        instrument = terrain - WALL - 1
    return instrument if instrument < game.param[P.INSTRUMENTS_USED] else NONE


def silenced(game: Dwar7s) -> frozenset[Instrument]:
    """Return the instruments that may not be chosen now. Rules: D-PH1-13, U-59."""
    if game.param[P.SILENCE_TIMING]:
        return frozenset(one for one, silent in enumerate(game.silent) if silent)
    if not (game.scoped[P.SILENCES] or game.param[P.SILENCES]):
        return frozenset()
    return frozenset(
        instrument_of(game, game.b.terrain(game.monster_at[monster]))
        for monster in game.monsters
        if value(game, P.SILENCES, monster) > 0
    )


STEPS = (
    monsters_act,
    next_monster,
    monster_picked,
    acted,
    march,
    choose_way,
    way_chosen,
    attack,
    herd,
    name_stray,
    stray_named,
    stray_chosen,
    driven_to_attack,
    spawn,
    appear,
)
