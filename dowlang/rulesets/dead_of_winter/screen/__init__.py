"""Declare the screen of a person at a terminal: questions, arrangement of options, pages.

Everything here reads a view, never the game. `engine.screen_declarations` says what each part is
for.
"""

from __future__ import annotations

from dowlang.engine.screen_declarations import Screen
from dowlang.rulesets.dead_of_winter.screen.drawing import drawn, touched
from dowlang.rulesets.dead_of_winter.screen.entries import entry, status
from dowlang.rulesets.dead_of_winter.screen.overview import LEGEND, overview
from dowlang.rulesets.dead_of_winter.screen.pages import PAGES, open_cards, side
from dowlang.rulesets.dead_of_winter.screen.pieces import card_of, name
from dowlang.rulesets.dead_of_winter.screen.questions import (
    PURPOSES,
    QUESTIONS,
    SEVERAL_FIT,
    STEP_QUESTIONS,
)
from dowlang.rulesets.dead_of_winter.screen.sentences import SCREEN_SENTENCES

LAID_OPEN = {
    "objective_set": "objective",
    "secret_dealt": "objective",
    "objective_replaced": "objective",
    "objective_seen": "objective",
    "crisis_revealed": "crisis",
    "crossroads_drawn": "crossroads",
    "crossroads_triggered": "crossroads",
}

SCREEN = Screen(
    questions=QUESTIONS,
    purposes=PURPOSES,
    step_questions=STEP_QUESTIONS,
    several_fit=SEVERAL_FIT,
    entry=entry,
    status=status,
    pages=PAGES,
    laid_open=LAID_OPEN,
    piece=card_of,
    named=name,
    side=side,
    open_cards=open_cards,
    overview=overview,
    legend=LEGEND,
    drawn=drawn,
    touched=touched,
    read_to={"crossroads_resolved": "crossroads"},
)

__all__ = ["SCREEN", "SCREEN_SENTENCES"]
