"""Read the `test` blocks of card files: which there are, their dice, their lines as written."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any

from dowlang.engine.card_set import CardSet
from dowlang.project.ruleset_registry import UnknownRuleset, vocabulary
from dowlang.semantics.ir import CardTest
from dowlang.source.files import read_file
from dowlang.testing.results import WrittenTest

DIE = "die"  # the stream of plain six-sided dice


def cases(
    cards: CardSet,
    tests: Iterable[tuple[str, CardTest]],
    known: Mapping[str, str] | None = None,
) -> Iterator[WrittenTest]:
    """Yield each test with the card it stands beside, and the text of its file if that can be read.

    `known`: texts by their labels that are not read from files, such as one that is typed.
    """
    texts = dict(known or {})
    for label, test in tests:
        if label not in texts:
            try:
                texts[label] = read_file(Path(label)).decode("utf-8")
            except (OSError, ValueError):
                texts[label] = ""
        card = next((str(facts["path"]) for facts in cards.facts if is_file(facts, label)), "")
        if test.counts is not None:
            card = next(
                (
                    str(facts["path"])
                    for facts in cards.facts
                    if (facts["kind"], facts["name"]) == test.counts
                ),
                card,
            )
        yield WrittenTest(test, label, card, texts[label])


def is_file(facts: Mapping[str, Any], label: str) -> bool:
    """Return True if the card stands in the file with this label.

    Facts hold the place below the set's folder, labels the way from here.
    """
    return bool(label == facts["file"] or label.endswith(f"/{facts['file']}"))


def dice_of(cards: CardSet) -> tuple[str, ...]:
    """Return the streams of chance that tests force: plain dice, and the special dice that the
    game's words name (`exposure blank`).
    """
    try:
        special = [
            one.die.split()[1] for one in vocabulary(cards.ruleset.name).enumerations if one.die
        ]
    except UnknownRuleset:  # a game that is not shipped
        special = []
    return tuple(name for name in (DIE, *special) if name in cards.ruleset.streams)


COMMENT = re.compile(r'^((?:[^"#]|"[^"]*")*)#.*$')


def written(case: WrittenTest, line: int, kept: str = "") -> str:
    """Return a line as it is written in the card file.

    Where the file is not at hand it is what the checker kept of it.
    """
    lines = case.text.replace("\r\n", "\n").split("\n")
    text = (
        COMMENT.sub(r"\1", lines[line - 1]).strip()
        if case.text and 0 < line <= len(lines)
        else kept
    )
    named = [
        f"`{name}` is {cell}" for name, cell in case.test.where if re.search(rf"\b{name}\b", text)
    ]
    return (f"`{text}`" if text else f"line {line} to hold") + (
        f", where {' and '.join(named)}" if named else ""
    )
