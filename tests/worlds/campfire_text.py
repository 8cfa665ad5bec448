"""Cards of the campfire as an author writes them, read by the real parser and checker."""

from __future__ import annotations

from functools import cache

from dowlang import semantics, syntax
from dowlang.diagnostics import Diagnostic, Severity
from dowlang.project.pipeline import assembled
from dowlang.semantics.ir import CheckedCard
from tests.worlds.campfire import VOCABULARY

THE_LONG_DRAUGHT = """\
ember "The Long Draught"
    flavor "Somebody left the flap open."
    when you feed the fire if warmth >= 2
    option "Everyone gives something up"
        for each player who has a story
            they discard a story of them
        lose 1 warmth
    option "Put it to the vote" if wood >= 1
        vote by players, ties go to you
            passes
                roll a die
                    1 to 3
                        suffer 2 gusts
                    4 to 6
                        gain 1 warmth
            fails
                until the end of next round
                    the storm blows 1 more gusts
                    when a gust is felt
                        lose 1 warmth
"""
A_HAND_ON_THE_SHOULDER = """\
ember "A Hand on the Shoulder"
    flavor "Wake up. It is nearly your turn to sing."
    if warmth >= 1
    option "Wake them all"
        for each tired person
            rouse that person
        remove 1 wood
        gain 1 warmth
    option "One of us tells"
        you may discard 1 story
            if so
                add 2 wood
            if not
                until the end of this round
                    when a person is asleep
                        lose 1 warmth
"""
A_GUST_BRINGS_ANOTHER = """\
ember "A Gust Brings Another"
    flavor "Twice, at the most. Then it is only the wind."
    if warmth >= 1
    option "Listen"
        until the end of this round
            when a gust is felt
                suffer 1 gusts, twice per round
                you may lose 1 warmth, once per turn
        suffer 1 gusts
    option "Tell it"
        until the end of this round
            when you tell a story
                you may discard 1 story, once per game
        you may discard 1 story, once per turn
            if so
                add 1 wood
"""


@cache
def read(text: str) -> tuple[tuple[CheckedCard, ...], tuple[Diagnostic, ...]]:
    """The cards of a text, and what the checker finds in it, warnings left out."""
    grammar, parser = language()
    tree, findings = syntax.parse("campfire.dow", text, parser)
    checked = semantics.check([tree], VOCABULARY, grammar, semantics.SetWorld(), findings)
    return tuple(checked.checked_cards), tuple(
        d for d in (*findings, *checked.diagnostics) if d.severity is Severity.ERROR
    )


@cache
def language() -> tuple[object, syntax.LineParser]:
    """Grammar and parser of the ten words."""
    grammar = assembled(VOCABULARY)
    return grammar, syntax.load(grammar)
