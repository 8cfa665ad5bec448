"""The declarations of Dwar7s Winter for the engine: one object, every member listed by hand."""

from __future__ import annotations

from dowlang.engine.ruleset import Ruleset, Setting
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
from dowlang.rulesets.dwar7s_winter.state.card_tables import Tables
from dowlang.rulesets.dwar7s_winter.state.events import EVENTS
from dowlang.rulesets.dwar7s_winter.state.game_state import Dwar7s
from dowlang.rulesets.dwar7s_winter.state.labels import label
from dowlang.rulesets.dwar7s_winter.state.options import OPTION_KINDS
from dowlang.rulesets.dwar7s_winter.state.parameters import PARAMETERS
from dowlang.rulesets.dwar7s_winter.state.streams import STREAMS
from dowlang.rulesets.dwar7s_winter.views import SHOWN, view
from dowlang.rulesets.dwar7s_winter.words import steps as words_steps

MODULES = (disasters, monsters, fights, music, preparation, turns, weeks, setup)


def face_of_hero(game: Dwar7s, hero: int) -> int:
    """Return one number for all copies of a hero card."""
    return game.t.hero_face[hero]


RULESET = Ruleset(
    name="dwar7s_winter",
    version=1,
    game=Dwar7s,
    steps=(*(step for module in MODULES for step in module.STEPS), *words_steps.STEPS),
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
    causes=CAUSES,
    milestone="week_ended",
    built=built,
    decisions_a_turn=1_000,
)
