"""Declare the kinds of cards: the lines each may hold, how often, and what they are for.

Rules: D-CARD, D-BOARD-09.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from dowlang.rulesets.dwar7s_winter.state.card_tables import SEATS
from dowlang.rulesets.dwar7s_winter.words.registry import words
from dowlang.vocabulary.card_kinds import CardKind, Clause

YOU = (("you", "player"),)
BEARER = (("you", "player"), ("bearer", "monster"))
COUNT = (0, 99)
ZONES = ((0, 99),) * 24

FLAVOR = Clause("flavor {text}", "flavor", fits=320)
LEGENDARY = Clause("legendary", "legendary")  # D-LEG-16
POINTS = Clause("points {int}", "points", least=1, ranges=(COUNT,))


def copies_of_hero(facts: Mapping[str, Any]) -> Mapping[str, int]:
    """Count the copies of a hero by deck: a starting hero is there once for each colour."""
    if facts.get("starting"):
        return {"starting": SEATS}
    return {"hero": int(facts.get("count", 1))}


def copies_of_monster(facts: Mapping[str, Any]) -> Mapping[str, int]:
    """Count the copies of a monster: one for each zone in which it appears."""
    return {"monster": len(facts.get("appears", ())) // 2}


HERO = CardKind(
    "hero",
    "heroes",
    (
        FLAVOR,
        LEGENDARY,
        Clause("starting", "starting"),  # D-COMP-09
        Clause("copies {int}", "count", ranges=((1, 99),), counts="the copies"),
        Clause("music {one:instrument}", "instrument", least=1),  # D-CARD-01
        POINTS,
        Clause("ability", "ability", holds="statements", least=1, fact=False, scope=YOU),
    ),
    scope=YOU,
    copies=copies_of_hero,
    named="{}",
)

NEEDS = Clause(
    "needs {int} dwarves [, {int} {one:resource}]*",
    "needs",
    least=1,
    ranges=(COUNT,) * 5,
)

MONSTER = CardKind(
    "monster",
    "monsters",
    (
        FLAVOR,
        LEGENDARY,
        # D-CARD-10, D-COMP-12
        Clause(
            "appears at {one:terrain} {int} [, {one:terrain} {int}]*",
            "appears",
            least=1,
            ranges=ZONES,
            a_copy_each=True,
        ),
        NEEDS,
        POINTS,
        # D-CARD-11
        Clause(
            "attack",
            "attack",
            holds="statements",
            fact=False,
            scope=BEARER,
            everybodys=True,
            between_turns=True,
        ),
        # D-PH1-16
        Clause(
            "arrival",
            "arrival",
            holds="statements",
            fact=False,
            scope=BEARER,
            everybodys=True,
            between_turns=True,
        ),
        # D-PH1-13
        Clause("presence", "presence", holds="rules", fact=False, scope=BEARER, everybodys=True),
    ),
    scope=BEARER,
    copies=copies_of_monster,
)

DISASTER = CardKind(
    "disaster",
    "disasters",
    (
        FLAVOR,
        LEGENDARY,
        Clause("occurs at {one:terrain} {int}", "occurs", least=1, ranges=ZONES),  # D-CARD-17
        NEEDS,
        POINTS,
        Clause("gold {int}", "gold", least=1, ranges=(COUNT,)),
    ),
    deck="disaster",
    scope=YOU,
)

BOARD = CardKind(
    "board",
    "boards",
    (
        FLAVOR,
        # D-BOARD-09
        Clause(
            "castle to {one:terrain} {int} [, {one:terrain} {int}]*",
            "castle_paths",
            least=1,
            most=0,
            ranges=ZONES,
            headed="the castle borders on",
        ),
        Clause(
            "path {one:terrain} {int} to {one:terrain} {int} [, {one:terrain} {int}]*",
            "paths",
            most=0,
            ranges=ZONES,
            about="{} {} borders on",
        ),
    ),
    scope=YOU,
    setting=True,
)

KINDS = (HERO, MONSTER, DISASTER, BOARD)
words.kinds.extend(KINDS)
