"""What `dow write` counts of a text is what became of its lines: each is kept, rewritten, or not
understood in some part, however many lines of a card it becomes and however often one is written
anew.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from dowlang.project.writing.cards import write_card

GAME = "dead_of_winter"
NEWCOMERS = sorted((Path(__file__).parent / "newcomers").glob("*.txt"))
HEAD = "The Larder\nCrossroads\nTrigger: You search the library.\nOption 1: Go\n"
BODY = (
    ("Lose 1 morale.", (1, 0, 0)),  # a capital and a full stop are no change
    ("lose 1 morale", (1, 0, 0)),
    ("The colony loses 1 morale.", (0, 1, 0)),
    ("Juggle six hamsters.", (0, 0, 1)),
    ("You may discard a fuel card. If you do, gain 1 morale and lose a die.", (0, 1, 0)),
    ("If food is 0, lose 1 morale.", (0, 1, 0)),
    ("The colony loses 1 morale. Juggle six hamsters.", (0, 1, 1)),  # two lines of a card
    ("If the moon is full:\nGain 1 morale.\nLose 2 morale.", (0, 0, 3)),  # with what hangs on it
)
"""Lines below an option, with how many of them are kept, rewritten and not understood."""


def counts(text: str) -> tuple[int, int, int]:
    """Return what is counted of a text."""
    card = write_card(text, GAME)
    assert bool(card.unread) == bool(card.missed)
    return card.kept, card.rewritten, card.missed


@pytest.mark.sample(2)
@pytest.mark.parametrize(("line", "adds"), BODY)
def test_a_line_is_counted_once(line: str, adds: tuple[int, int, int]) -> None:
    before, after = counts(HEAD + "Gain 1 morale.\n"), counts(f"{HEAD}Gain 1 morale.\n{line}\n")
    assert tuple(b - a for a, b in zip(before, after, strict=True)) == adds


@pytest.mark.proofs(5)
@pytest.mark.sample(1)
@pytest.mark.parametrize("text", NEWCOMERS, ids=lambda path: path.stem)
def test_no_count_of_a_whole_card_is_below_none(text: Path) -> None:
    """Nothing is counted twice: of a printed card each line and sentence once at most."""
    prose = text.read_text("utf-8")
    kept, rewritten, missed = counts(prose)
    assert min(kept, rewritten, missed) >= 0
    said = [each for each in re.split(r"[.!?:,;]\s+|\n+", prose) if each.strip()]
    assert 1 <= kept + rewritten + missed <= len(said)
