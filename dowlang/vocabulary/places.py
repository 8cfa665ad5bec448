"""Name the places of a line in which a phrase can stand."""

from __future__ import annotations

from enum import StrEnum


class Place(StrEnum):
    """The places of phrases in a line, one nonterminal of the grammar each."""

    EFFECT = "effect"  # `add 2 food`. With a subject in front: `the bearer gets 1 wound`
    SENTENCE = "sentence"  # a whole statement without a subject: `nothing happens`
    EVENT = "event"  # `you move a survivor to the colony`: subject + verb
    HAPPENING = "happening"  # `a zombie is killed`: the thing + `is` + participle
    PREDICATE = "predicate"  # `you control a survivor`: subject + verb
    STATE = "state"  # `a survivor is at the colony`: subject + `is` + state
    RULE = "rule"  # a lasting sentence: `crises need 1 fewer point`
    NUMBER = "number"  # `rounds left`, `influence of that survivor`
    FILTER = "filter"  # a post-modifier: `at the colony`, `you control`
    MODIFIER = "modifier"  # after a comma: `, without exposure`
    REFERENCE = "reference"  # a closed thing: `the bearer`, `here`, `the colony`
