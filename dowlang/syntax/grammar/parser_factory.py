"""Make a parser from an assembled grammar.

Lark in strict mode builds the tables, which are saved in compact form and never built twice.

Tables lie in the package's own data folder (`grammar/<game>.tables`, written by `dow build`) and,
when those are missing or belong to another grammar, in the user's cache. Both are keyed by the
grammar's text and Lark's version and are written by rename. A file that belongs to another grammar
or is damaged is passed over and made anew. Nothing is ever loaded from a set of cards.
`lalr_tables` knows the content of such a file. This module knows no game and no vocabulary: it
takes anything that looks like `Assembled`.
"""

from __future__ import annotations

import hashlib
import os
from contextlib import suppress
from pathlib import Path

import lark
from lark import Lark
from lark.exceptions import GrammarError

from dowlang.source.files import read_file, write
from dowlang.syntax.ast_builders import Builder
from dowlang.syntax.grammar.assembled import Assembled
from dowlang.syntax.grammar.conflicts import AmbiguousGrammar, find_conflicts, options
from dowlang.syntax.grammar.lalr_tables import DamagedTables, Tables, pack
from dowlang.syntax.line_parser import LineParser

FORMAT = 4
ALTERNATIVE = "\n    | "
"""Text between two alternatives of a rule, as `vocabulary.assembly` writes it."""


def key_of(grammar: Assembled) -> str:
    """Return the key of a grammar's tables: changes with its rules, its start symbols, Lark's
    version and our format.

    The order of rules and alternatives is that in which modules of words were imported. It means
    nothing, since no grammar here has a conflict, and is no part of the key.
    """
    rules = []
    for rule in grammar.text.replace(ALTERNATIVE, "\1").split("\n"):
        name, _, alternatives = rule.partition(": ")
        rules.append(f"{name}: " + "\1".join(sorted(alternatives.split("\1"))))
    parts = (*sorted(rules), *sorted(grammar.starts), lark.__version__, str(FORMAT))
    return hashlib.sha256("\0".join(parts).encode()).hexdigest()


def build_tables(grammar: Assembled) -> bytes:
    """Return the tables in compact form.

    Raises `AmbiguousGrammar`, which names the phrases that meet and an example line.
    """
    try:
        parser = Lark(grammar.text, **options(grammar))
    except GrammarError as error:
        raise AmbiguousGrammar(
            find_conflicts(grammar)
        ) from error  # what is no conflict is raised again in there
    return pack(parser)


def write_tables(grammar: Assembled, path: Path) -> None:
    """Build the tables and write them, key first, by rename."""
    write(path, key_of(grammar).encode() + build_tables(grammar))


def are_current(grammar: Assembled, path: Path) -> bool:
    """Return True if the tables at a path belong to this grammar and are whole."""
    return _parser(grammar, _read(path, key_of(grammar))) is not None


def load(grammar: Assembled, tables: Path | None = None, cache: Path | None = None) -> LineParser:
    """Return the parser of a grammar: from `tables` when they are current, else from the cache
    folder, else built and cached.
    """
    key = key_of(grammar)
    cached = _cached(grammar, key, cache)
    for place in (tables, cached):
        found = _parser(grammar, _read(place, key) if place is not None else b"")
        if found is not None:
            return found
    data = build_tables(grammar)
    with suppress(OSError):  # a home that cannot be written to only costs time
        write(cached, key.encode() + data)
    made = _parser(grammar, data)
    assert made is not None
    return made


def _cached(grammar: Assembled, key: str, cache: Path | None) -> Path:
    root = cache or Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "dowlang"
    return root / f"{grammar.name}-{key[:16]}.tables"


def _read(path: Path, key: str) -> bytes:
    """Return the data at a path behind the key.

    Return nothing when it is not there or has another key.
    """
    try:
        data = read_file(path)
    except (OSError, ValueError):
        return b""
    return data[64:] if data[:64] == key.encode() else b""


def _parser(grammar: Assembled, data: bytes) -> LineParser | None:
    clauses = {alias: (shape.pattern, shape.block) for alias, shape in grammar.clauses.items()}
    builder = Builder(grammar.lemmas, clauses, grammar.references)
    try:
        return LineParser(grammar, Tables(data, builder), builder)
    except DamagedTables:
        return None
