"""Large generated sets: one of the full game's size as a whole process, and ten thousand cards of
twelve lines against two yardsticks.

Both yardsticks run in the same process as the check, set by set, in processor time: jsonschema
validates the same cards as JSON trees against the schema of `schema`, and Lark parses the same
lines: `Lark(grammar, parser="lalr", lexer=…).parse(line, start=…)` with the word lexer of this
project (the grammar's words are no regular expressions), Lark's own parse trees, no callbacks of
ours, every line parsed even when it was parsed before. The check starts each set with an empty memo
and may remember the lines of the set. Trees, texts and schema are not part of any figure.
"""

from __future__ import annotations

import gc
import statistics
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from jsonschema import Draft202012Validator
from lark import Lark

from benchmarks import card_sets
from benchmarks.commands import DOW, processor, seconds
from benchmarks.schema import as_json, card_schema
from benchmarks.table import Table
from dowlang.project import pipeline, sets
from dowlang.syntax import ast
from dowlang.syntax.grammar.conflicts import options

SETS, CARDS = 5, 2_000
SHARE = 5
"""One card in so many is validated with jsonschema, which would take five minutes over all; its
time is scaled by the number of cards.
"""


def run(table: Table, runs: int = 5) -> None:
    """The set of the full game, then the five large sets."""
    with tempfile.TemporaryDirectory() as folder:
        full = card_sets.write(Path(folder) / "full", card_sets.full_game(1))
        # writes the compiled Python
        seconds([*DOW, "check", str(full)], {"DOWLANG_CACHE": f"{folder}/cache"})
        wall, used = [], []
        for number in range(runs):
            before = processor()
            wall.append(
                seconds([*DOW, "check", str(full)], {"DOWLANG_CACHE": f"{folder}/cache{number}"})
            )
            used.append(processor() - before)
        figure, cards = statistics.median(used), sum(card_sets.SIZES.values())
        told = f"{figure:.2f} s of processor time ({statistics.median(wall):.2f} s wall)"
        table.add(
            f"dow check of a generated set of {cards} cards, no card cache",
            told,
            "< 1 s",
            figure < 1,
        )
        thousands(table, Path(folder))


def thousands(table: Table, folder: Path, count: int = CARDS) -> None:
    """Ten thousand cards: the check, jsonschema and Lark in turn, five times a set of two
    thousand.
    """
    words = pipeline.language("dead_of_winter")
    start = time.process_time()
    lark = Lark(words.grammar.text, **options(words.grammar))
    table.add("tables of the grammar, built by Lark alone", f"{time.process_time() - start:.2f} s")
    validator = Draft202012Validator(card_schema(words, lark.rules))
    card_sets.write(folder / "town", card_sets.town())
    # what is imported late
    pipeline.check(
        sets.read_set(
            card_sets.write(folder / "first", card_sets.twelve_lines(SETS, 20), uses='"town"')
        )
    )
    checked, validated, parsed, seen = [], [], [], set[tuple[str, str]]()
    for seed in range(SETS):
        source = sets.read_set(
            card_sets.write(
                folder / f"set_{seed}", card_sets.twelve_lines(seed, count), uses='"town"'
            )
        )
        results: list[pipeline.CheckedSet] = []
        words.parser.forget()
        checked.append(
            _timed(lambda source=source, results=results: results.append(pipeline.check(source)))
        )  # type: ignore[misc]
        done = results.pop()
        assert not done.errors, done.errors[:3]
        trees = [
            as_json(line)
            for line in [line for file in done.trees.values() for line in file.lines][::SHARE]
        ]
        lines = [
            row
            for label, file in done.trees.items()
            for row in _rows(file.lines, done.sources[label].text.split("\n"))
        ]
        seen |= set(lines)
        del done
        validated.append(
            _timed(lambda trees=trees: _validate(validator, trees)) * count / len(trees)
        )  # type: ignore[misc]
        parsed.append(_timed(lambda lines=lines: _parse(lark, words, lines)))  # type: ignore[misc]
    ours, theirs, plain = sum(checked), sum(validated), sum(parsed)
    every = SETS * count
    table.add(
        f"{every:,} cards of {card_sets.LINES} lines, fully checked",
        f"{ours:.1f} s ({len(seen):,} different lines)",
    )
    told = f"{theirs:.1f} s by every {SHARE}th card, {theirs / ours:.1f} × ours"
    table.add("  jsonschema on the same cards as trees", told, ">= 1 ×", theirs >= ours)
    ratio = statistics.median(a / b for a, b in zip(checked, parsed, strict=True))
    table.add(
        "  Lark's own parse of the same lines",
        f"{plain:.1f} s; the check takes {ratio:.2f} ×",
        "<= 2.5 ×",
        ratio <= 2.5,
    )


def _timed(work: Callable[[], object]) -> float:
    """Processor seconds of a pass with the collector off and what lies about frozen, for all
    alike.
    """
    gc.collect()
    gc.freeze()
    gc.disable()
    start = time.process_time()
    work()
    took = time.process_time() - start
    gc.enable()
    gc.unfreeze()
    return took


def _validate(validator: Any, cards: list[Any]) -> None:
    for card in cards:
        for error in validator.iter_errors(card):
            raise ValueError(str(error)[:1000])


def _parse(lark: Lark, words: pipeline.Language, lines: list[tuple[str, str]]) -> None:
    cut = words.parser.lexer.tokens
    for start, text in lines:
        lark.parse(cut(text, ()), start=start)


def _rows(lines: tuple[ast.Line, ...], text: list[str]) -> Iterator[tuple[str, str]]:
    """(start symbol, text) of all lines."""
    for line in lines:
        yield f"{line.start}_line", text[line.span.line - 1].strip()
        yield from _rows(line.block, text)
