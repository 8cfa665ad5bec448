"""Whatever is typed, every question has an answer."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from dowlang.project import pipeline
from dowlang.service import Position
from dowlang.service.code_actions.actions import actions
from dowlang.service.code_lenses import code_lenses
from dowlang.service.completion.completions import completions
from dowlang.service.folding import folding_ranges
from dowlang.service.hover import hover
from dowlang.service.navigation import definition, references
from dowlang.service.outline import symbols
from dowlang.service.renaming import renamable
from dowlang.service.semantic_tokens import semantic_tokens
from dowlang.service.signatures import signatures
from tests import width
from tests.service.opened_set import CARD, OpenedSet
from tests.service.random_edits import edits


def ask_everything(document: object, position: Position) -> None:
    for question in (completions, signatures, hover, definition, references, renamable):
        question(document, position)  # type: ignore[operator]
    for whole in (symbols, folding_ranges, code_lenses, semantic_tokens):
        list(whole(document))  # type: ignore[operator]


def many_edits(opened_set: OpenedSet, seed: int, count: int, every: int) -> None:
    texts = {
        file.relative_to(opened_set.folder).as_posix(): file.read_text("utf-8")
        for file in sorted(opened_set.folder.rglob("*.dow"))[:40]
    }
    random = Random(seed)
    for number, (below, text) in enumerate(edits(seed, texts, count), 1):
        document = opened_set.open(below, text)
        ask_everything(document, document.map.position(random.randrange(len(text) + 1)))
        if number % every == 0:
            afresh = pipeline.check(document.warm_set.source).findings
            assert document.warm_set.findings() == afresh


@pytest.mark.proof
def test_many_edits_end_with_the_findings_of_check(tmp_path: Path) -> None:
    many_edits(OpenedSet(tmp_path, "cards/dwar7s"), 3, width.of(300, 1_000), 25)


@pytest.mark.sample(1)
@pytest.mark.parametrize(
    "text",
    ("", "\ufeff", "\x00", '"', "#", "\r\r\n", "𝔐" * 9, "\udc80x", '    x\n  "', "test"),
    ids=range(10),
)
def test_no_text_is_a_crash(opened_set: OpenedSet, text: str) -> None:
    document = opened_set.open(CARD, text)
    document.warm_set.findings()
    for offset in range(len(document.map.text) + 1):
        ask_everything(document, document.map.position(offset))
    actions(document, document.map.whole())
