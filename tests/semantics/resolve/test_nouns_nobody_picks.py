"""Nouns of which nobody picks one cannot be chosen; those that can have their question."""

from __future__ import annotations

import pytest

from dowlang.rulesets.dead_of_winter.words.vocabulary import VOCABULARY as WINTER
from dowlang.vocabulary.noun_declarations import Noun
from tests.semantics.ownership.test_nobodys_piece import checked

ENTITIES = [noun for noun in WINTER.nouns if noun.domain is not None]
ARTICLE = {True: "an", False: "a"}


def one_of(noun: Noun) -> str:
    """`an objective`."""
    return f"{ARTICLE[noun.name[0] in 'aeiou']} {noun.name}"


@pytest.mark.parametrize("noun", ENTITIES, ids=lambda noun: noun.name)
def test_what_nobody_picks_is_refused_where_a_line_would_have_somebody_choose(noun: Noun) -> None:
    _, told = checked(f"choose {one_of(noun)}\nlose 1 morale")
    refused = [message for code, message in told if code == "DOW3019"]
    if noun.pick:
        assert not refused, refused
    else:
        named = ", or its name in quotes" if noun.named_by else ""
        assert refused == [
            f"found `{noun.name}`, of which nobody chooses one, wanted `each {noun.name}`{named}"
        ]


def test_there_are_nouns_of_both_kinds() -> None:
    names = {noun.name for noun in ENTITIES if not noun.pick}
    assert {"crisis", "objective", "step"} <= names and len(ENTITIES) > len(names) + 4
