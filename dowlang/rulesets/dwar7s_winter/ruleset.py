"""The declarations of Dwar7s Winter for the engine: one object, every member listed by hand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dowlang.engine.ruleset import Ruleset, Setting
from dowlang.rulesets.dwar7s_winter.agents.heuristic import make_heuristic
from dowlang.rulesets.dwar7s_winter.analysis.invariants import PIECES, wrong
from dowlang.rulesets.dwar7s_winter.analysis.odds import ODDS
from dowlang.rulesets.dwar7s_winter.analysis.secrecy import SECRECY
from dowlang.rulesets.dwar7s_winter.narration import SENTENCES, board, narrate
from dowlang.rulesets.dwar7s_winter.procedures import (
    disasters,
    fights,
    monsters,
    music,
    preparation,
    setup,
    turns,
    weeks,
)
from dowlang.rulesets.dwar7s_winter.procedures.endings import CAUSES, result
from dowlang.rulesets.dwar7s_winter.procedures.setup import board_names, built, new_game
from dowlang.rulesets.dwar7s_winter.screen import SCREEN, SCREEN_SENTENCES
from dowlang.rulesets.dwar7s_winter.state.card_tables import Tables
from dowlang.rulesets.dwar7s_winter.state.dwarves import (
    seen,
)
from dowlang.rulesets.dwar7s_winter.state.events import EVENTS
from dowlang.rulesets.dwar7s_winter.state.game_state import Dwar7s
from dowlang.rulesets.dwar7s_winter.state.labels import label
from dowlang.rulesets.dwar7s_winter.state.options import OPTION_KINDS
from dowlang.rulesets.dwar7s_winter.state.parameters import PARAMETERS
from dowlang.rulesets.dwar7s_winter.state.streams import STREAMS
from dowlang.rulesets.dwar7s_winter.views import SHOWN, view
from dowlang.rulesets.dwar7s_winter.words import word_steps

if TYPE_CHECKING:
    from dowlang.engine.card_set import CardSet

MODULES = (disasters, monsters, fights, music, preparation, turns, weeks, setup)


def face_of_hero(game: Dwar7s, hero: int) -> int:
    """Return one number for all copies of a hero card."""
    return game.t.hero_face[hero]


def face_of(cards: CardSet, hero: int) -> int:
    """Return the copy that players see in place of each equal hero card."""
    return int(cards.tables.hero_face[hero]) if hero >= 0 else hero


def card_of_hero(cards: CardSet, hero: int) -> str:
    """Return the path of the card that a hero is a copy of."""
    return str(cards.tables.hero_path[hero])


def card_of_monster(cards: CardSet, monster: int) -> str:
    """Return the path of the card that a monster is a copy of."""
    return str(cards.tables.monster_path[monster])


def card_of_disaster(cards: CardSet, disaster: int) -> str:
    """Return the path of the card of a disaster."""
    return str(cards.tables.disaster_path[disaster])


RULESET = Ruleset(
    name="dwar7s_winter",
    version=1,
    game=Dwar7s,
    steps=(*(step for module in MODULES for step in module.STEPS), *word_steps.STEPS),
    option_kinds=OPTION_KINDS,
    events=EVENTS,
    streams=STREAMS,
    parameters=PARAMETERS,
    settings=(
        Setting("players", "int", 4, "how many play", low=1, high=4),
        Setting("variant", "name", "standard", "a variant of the rules, several joined by +"),
        Setting("board", "name", "first", "a board of the set", board_names),
    ),
    roles=(),
    tables=Tables,
    new_game=new_game,
    result=result,
    label=label,
    view=view,
    shown=SHOWN,
    identity={"leave": face_of_hero, "hero": face_of_hero},
    sights={"dwarf": seen},
    faces={"hero": face_of},
    round_started="week_started",
    card_of={"hero": card_of_hero, "monster": card_of_monster, "disaster": card_of_disaster},
    secrecy=SECRECY,
    causes=CAUSES,
    narrate=narrate,
    sentences={**SENTENCES, **SCREEN_SENTENCES},
    board=board,
    agents={"heuristic": make_heuristic},
    agent_help={"heuristic": "by rules of thumb, for its goals"},
    sound=wrong,
    pieces=PIECES,
    screen=SCREEN,
    milestone="week_ended",
    turn_begins="turn_started",
    odds=ODDS,
    built=built,
    laid=lambda game, played: wrong(game),
    decisions_a_turn=1_000,
)
