"""Every sample of the language and every shipped card parses, and no sentence has two trees."""

from __future__ import annotations

from pathlib import Path

import pytest

from dowlang.syntax import LineParser, find_conflicts, format_text, parse
from dowlang.vocabulary.assembly import Grammar

SAMPLES = sorted((Path(__file__).parents[1] / "fixtures" / "samples").rglob("*.dow"))
CARDS = sorted((Path(__file__).parents[2] / "cards" / "base").rglob("*.dow"))


@pytest.mark.proof
def test_the_game_has_no_conflict(grammar: Grammar) -> None:
    assert find_conflicts(grammar) == ()


@pytest.mark.sample(5)
@pytest.mark.parametrize("path", SAMPLES, ids=lambda path: path.stem)
def test_samples_parse_and_are_in_their_one_look(path: Path, parser: LineParser) -> None:
    text = path.read_text("utf-8")
    file, diagnostics = parse(path.name, text, parser)
    assert diagnostics == ()
    assert file.lines
    assert format_text(path.name, text, parser) == text


@pytest.mark.sample(25)
@pytest.mark.parametrize("path", CARDS, ids=lambda path: path.stem)
def test_shipped_cards_parse_and_keep_their_meaning_when_formatted(
    path: Path, parser: LineParser
) -> None:
    text = path.read_text("utf-8")
    file, diagnostics = parse(path.name, text, parser)
    assert diagnostics == ()
    assert file.lines
    once = format_text(path.name, text, parser)  # raises when tree or comments would change
    assert format_text(path.name, once, parser) == once


def test_there_are_enough_cards_and_samples() -> None:
    assert len(CARDS) > 100
    assert len(SAMPLES) >= 15
