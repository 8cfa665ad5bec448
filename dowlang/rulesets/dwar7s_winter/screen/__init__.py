"""Declare the screen of a person at a terminal: questions, arrangement of options, pages.

Everything here reads a view, never the game.
"""

from __future__ import annotations

from dowlang.engine.screen_declarations import Screen
from dowlang.rulesets.dwar7s_winter.screen.drawing import drawn, touched
from dowlang.rulesets.dwar7s_winter.screen.entries import entry, status
from dowlang.rulesets.dwar7s_winter.screen.overview import LEGEND, overview
from dowlang.rulesets.dwar7s_winter.screen.pages import PAGES, open_cards, side
from dowlang.rulesets.dwar7s_winter.screen.pieces import card_of, name
from dowlang.rulesets.dwar7s_winter.screen.questions import PURPOSES, QUESTIONS, SEVERAL_FIT
from dowlang.rulesets.dwar7s_winter.screen.sentences import SCREEN_SENTENCES

LAID_OPEN = {"monster_appeared": "monster"}

SCREEN = Screen(
    questions=QUESTIONS,
    purposes=PURPOSES,
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
)

__all__ = ["SCREEN", "SCREEN_SENTENCES"]
