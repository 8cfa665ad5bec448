"""Reading cards in one process: parse, check, compile."""

from __future__ import annotations

import gc
from pathlib import Path

from benchmarks.table import Table, median_of
from dowlang import syntax
from dowlang.diagnostics.decoding import read
from dowlang.project import compiling, pipeline, sets

ROOT = Path(__file__).parent.parent


def run(table: Table) -> None:
    """The standard set: lines a second parsed, the whole check, the whole compile; tables of the
    grammar built and loaded.
    """
    from dowlang.syntax.grammar import parser_factory

    source = sets.read_set(ROOT / "cards" / "base")
    assert source.manifest is not None
    words = pipeline.language(source.manifest.ruleset)
    built = median_of(1, lambda: parser_factory.build_tables(words.grammar), warm=0)
    loaded = median_of(
        5, lambda: syntax.load(words.grammar, ROOT / "grammar" / "dead_of_winter.tables")
    )
    table.add("grammar tables", f"built in {built:.2f} s, loaded in {loaded:.3f} s")
    texts = [(file.label, read(file.data, file.label)[0].text) for file in source.files]
    lines = sum(text.count("\n") for _, text in texts)
    gc.freeze()
    fresh = median_of(3, lambda: _parse_all(texts, words))
    table.add("parse, lines a second", f"{lines / fresh:,.0f}  ({lines} lines)")
    checked = pipeline.check(source)
    table.add(
        "check a set in memory",
        f"{median_of(5, lambda: pipeline.check(source)):.2f} s  ({len(source.files)} files)",
    )
    table.add(
        "compile a checked set", f"{median_of(3, lambda: compiling.compile_set(checked)):.2f} s"
    )


def _parse_all(texts: list[tuple[str, str]], words: pipeline.Language) -> None:
    words.parser.forget()
    for label, text in texts:
        syntax.parse(label, text, words.parser)
