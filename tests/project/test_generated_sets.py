"""The sets that the benchmarks generate check clean, and the schema made of the card kinds fits
their trees and no others.
"""

from __future__ import annotations

import copy
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator
from lark import Lark

from benchmarks import card_sets
from benchmarks.schema import as_json, card_schema
from dowlang.project import pipeline, sets
from dowlang.syntax.grammar.conflicts import options

HARMLESS = {"DOW5011", "DOW5012"}
"""A card without a test, an amount that may not be there: what large sets are full of."""


def checked(folder: Path, files: dict[str, str], uses: str = "") -> pipeline.CheckedSet:
    return pipeline.check(sets.read_set(card_sets.write(folder, files, uses)))


@pytest.fixture(scope="module")
def twelve(tmp_path_factory: pytest.TempPathFactory) -> pipeline.CheckedSet:
    folder = tmp_path_factory.mktemp("generated")
    card_sets.write(folder / "town", card_sets.town())
    return checked(folder / "twelve", card_sets.twelve_lines(3, 150), '"town"')


@pytest.mark.proof
def test_the_generated_full_game_checks_and_has_every_kind(tmp_path: Path) -> None:
    files = card_sets.full_game(2)
    assert files == card_sets.full_game(2) != card_sets.full_game(3)
    done = checked(tmp_path / "full", files)
    assert [
        (f.code, f.file, f.message)
        for f in done.findings
        if f.code not in HARMLESS and f.severity.value == "error"
    ] == []
    kinds = [
        checked_card.kind.name for found in done.checked_cards.values() for checked_card in found
    ]
    assert {kind: kinds.count(kind) for kind in card_sets.SIZES} == card_sets.SIZES
    assert sum(card_sets.SIZES.values()) == 329


def test_generated_cards_of_twelve_lines_check(twelve: pipeline.CheckedSet) -> None:
    assert [
        (f.code, f.file, f.message) for f in twelve.findings if f.severity.value == "error"
    ] == []
    assert {text.text.count("\n") for text in twelve.sources.values()} == {card_sets.LINES}
    assert sum(map(len, twelve.checked_cards.values())) == 150


@pytest.mark.proof
def test_the_schema_fits_the_trees_and_no_spoilt_one(twelve: pipeline.CheckedSet) -> None:
    words = pipeline.language("dead_of_winter")
    # the rules are those of any parser, and Earley's needs no tables
    asked = options(words.grammar) | {"parser": "earley", "strict": False}
    schema = card_schema(words, Lark(words.grammar.text, **asked).rules)
    Draft202012Validator.check_schema(schema)
    validator: Any = Draft202012Validator(schema)
    cards = [as_json(line) for tree in twelve.trees.values() for line in tree.lines]
    for card in cards[:60]:
        assert list(validator.iter_errors(card)) == []
    card = cards[0]
    assert not validator.is_valid(card | {"shape": "shopping list"})
    assert not validator.is_valid(card | {"more": 1})
    for at, row in enumerate(card["block"]):
        spoilt = copy.deepcopy(card)
        spoilt["block"][at]["shape"] = "none of these"
        assert not validator.is_valid(spoilt), row
        spoilt = copy.deepcopy(card)
        spoilt["block"][at]["parts"] = [{"node": "LinePart", "slot": 3, "values": []}]
        assert not validator.is_valid(spoilt), row
        spoilt = copy.deepcopy(card)
        spoilt["block"][at]["parts"] = [
            {"node": "LinePart", "slot": "do", "values": [{"node": "Integer", "value": "three"}]}
        ]
        assert not validator.is_valid(spoilt), row
