"""The compact tables: the same parser as Lark's own saved form, and a file that is not whole is
made anew.
"""

from __future__ import annotations

import hashlib
import os
import pickle
import subprocess
import sys
from dataclasses import replace
from io import BytesIO
from pathlib import Path
from types import ModuleType

import lark
import pytest
from lark import Lark
from lark.exceptions import UnexpectedToken

from dowlang.project import pipeline, ruleset_registry
from dowlang.syntax.ast_builders import Builder
from dowlang.syntax.grammar import conflicts, lalr_tables, parser_factory
from dowlang.syntax.grammar.conflicts import options
from dowlang.syntax.grammar.lalr_tables import DamagedTables, Tables, pack
from dowlang.syntax.lexer import WordLexer
from dowlang.vocabulary.assembly import Grammar

ROOT = Path(__file__).parents[2]
BASE = ROOT / "cards" / "base"
SHIPPED = ROOT / "grammar" / "dead_of_winter.tables"
ALTERNATIVE = parser_factory.ALTERNATIVE.strip("\n")


@pytest.fixture(scope="module")
def made() -> Grammar:
    return pipeline.assembled(ruleset_registry.vocabulary("dead_of_winter"))


@pytest.fixture(scope="module")
def packed(made: Grammar) -> bytes:
    """The tables that are shipped, which are those of this grammar."""
    if not parser_factory.are_current(made, SHIPPED):  # a checkout that nobody has built
        return parser_factory.build_tables(made)
    return SHIPPED.read_bytes()[len(parser_factory.key_of(made)) :]


def builder(made: Grammar) -> Builder:
    return Builder(
        made.lemmas,
        {alias: (shape.pattern, shape.block) for alias, shape in made.clauses.items()},
        made.references,
    )


@pytest.mark.parametrize("module", [conflicts, lalr_tables], ids=lambda module: module.__name__)
def test_what_reaches_into_lark_says_the_version_it_is_tested_with(module: ModuleType) -> None:
    version = ".".join(lark.__version__.split(".")[:2])
    assert f"Tested with Lark {version}." in (module.__doc__ or "").replace("\n", " ")


WRITTEN = {4: "62fc5dcadeeba78bda38c02c6933586c9b44f7a2e17f5692b884d6282d1c6c98"}
"""`FORMAT` -> the hash of what `pack` writes of the grammar below. A checkout keeps its tables as
long as their key is the same: whoever changes what is written of the same grammar gives the
format another number: a new row here, never another hash for an old one.
"""

LITTLE = """?statement_line: effect (COMMA modified)* -> run
    | W_ALL effect -> run_by
effect: W_GAIN INT W_MORALE -> gain
modified: W_ONCE INT* -> once
W_ALL: "all"
W_GAIN: "gain" | "gains"
W_MORALE: "morale"
W_ONCE: "once"
%declare INT COMMA"""


def test_what_is_written_of_a_grammar_is_written_as_its_format_says(made: Grammar) -> None:
    little = replace(made, text=LITTLE, starts=("statement",))
    written = hashlib.sha256(parser_factory.build_tables(little)).hexdigest()
    assert max(WRITTEN) == parser_factory.FORMAT, "a row for the new format"
    assert written == WRITTEN[parser_factory.FORMAT], "old tables would pass: give it a new number"


@pytest.mark.proof
def test_whatever_a_grammar_says_is_in_the_key_of_its_tables(made: Grammar) -> None:
    """Each line left out, and each alternative moved to the rule before, wants other tables."""
    lines = made.text.split("\n")
    key = parser_factory.key_of(made)
    for at, line in enumerate(lines):
        others = [lines[:at] + lines[at + 1 :]]
        if at and line.startswith(ALTERNATIVE) != lines[at - 1].startswith(ALTERNATIVE):
            others.append([*lines[: at - 1], line, lines[at - 1], *lines[at + 1 :]])
        for other in others:
            text = "\n".join(other)
            assert parser_factory.key_of(replace(made, text=text)) != key, line


KEY = """
import importlib, sys
importlib.import_module(sys.argv[1])
from dowlang.project import pipeline, ruleset_registry
from dowlang.syntax.grammar.parser_factory import are_current
from pathlib import Path
made = pipeline.assembled(ruleset_registry.vocabulary("dead_of_winter"))
print(hash(made.text), are_current(made, Path(sys.argv[2])))
"""


@pytest.mark.sample(1)
@pytest.mark.parametrize("first", ["rules.ongoing", "set_content.tokens"])
def test_words_imported_in_another_order_take_the_same_tables(first: str, tmp_path: Path) -> None:
    """Else a process that imports a module of words first builds them anew, which takes seconds,
    and a build in such a process leaves the checkout with tables that fit no other.
    """
    tables = tmp_path / "dead_of_winter.tables"
    made = pipeline.assembled(ruleset_registry.vocabulary("dead_of_winter"))
    tables.write_bytes(parser_factory.key_of(made).encode() + SHIPPED.read_bytes()[64:])
    told = [
        subprocess.run(
            [sys.executable, "-c", KEY, module, str(tables)],
            cwd=ROOT,
            env={**os.environ, "PYTHONHASHSEED": "1"},
            capture_output=True,
            text=True,
            check=True,
        ).stdout.split()
        for module in ("dowlang.project", f"dowlang.rulesets.dead_of_winter.words.{first}")
    ]
    assert told[0][0] != told[1][0], "the texts of the grammar differ"
    assert told[0][1] == told[1][1] == "True"


BUILT = """
import hashlib, importlib, sys
importlib.import_module(sys.argv[1])
from dowlang.project import pipeline, ruleset_registry
from dowlang.syntax.grammar.parser_factory import build_tables
made = pipeline.assembled(ruleset_registry.vocabulary("dead_of_winter"))
print(hashlib.sha256(build_tables(made)).hexdigest())
"""


@pytest.mark.proof
def test_the_same_tables_are_built_whatever_the_hashes_and_the_order() -> None:
    """Else two builds would name other examples in their hints, which look at the tables."""
    built = {
        subprocess.run(
            [sys.executable, "-c", BUILT, module],
            cwd=ROOT,
            env={**os.environ, "PYTHONHASHSEED": seed},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed, module in (
            ("0", "dowlang.project"),
            ("7", "dowlang.rulesets.dead_of_winter.words.rules.ongoing"),
        )
    }
    assert len(built) == 1


@pytest.mark.proof
def test_every_line_is_read_as_lark_reads_it(made: Grammar) -> None:
    built = Lark(made.text, **options(made))
    packed = pack(built)
    saved = BytesIO()
    built.save(saved)
    theirs = Lark.__new__(Lark)
    theirs._load(pickle.loads(saved.getvalue()), transformer=builder(made))
    ours = Tables(packed, builder(made))
    lexer = WordLexer(made.lemmas, made.naming, made.fields)
    lines = {
        line.strip()
        for file in sorted(BASE.rglob("*.dow"))
        for line in file.read_text("utf-8").split("\n")
        if line.strip()
    }
    read = 0
    for line in sorted(lines):
        tokens = lexer.tokens(line, lexer.introduced(line))
        for start in made.starts:
            wanted: object
            try:
                wanted = theirs.parse(tokens, start=f"{start}_line")
            except UnexpectedToken as stuck:
                with pytest.raises(UnexpectedToken) as found:
                    ours.parse(f"{start}_line", tokens)
                assert (found.value.token.type, found.value.expected) == (
                    stuck.token.type,
                    stuck.expected,
                )
            else:
                assert ours.parse(f"{start}_line", tokens) == wanted
                read += 1
    assert read >= len(lines) * 0.9


def test_damage_is_seen(made: Grammar, packed: bytes) -> None:
    middle = len(packed) // 2
    for spoilt in (
        b"",
        packed[:3],
        packed[:40],
        packed[:-1],
        packed + b"\0",
        packed[:middle] + bytes([packed[middle] ^ 1]) + packed[middle + 1 :],
    ):
        with pytest.raises(DamagedTables):
            Tables(spoilt, builder(made))


@pytest.mark.sample(2)
@pytest.mark.parametrize("spoil", ["damage", "cut", "another format", "nothing", "foreign"])
def test_a_file_that_does_not_fit_is_made_anew(
    made: Grammar, packed: bytes, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, spoil: str
) -> None:
    times: list[int] = []

    def build(_: Grammar) -> bytes:
        times.append(1)
        return packed

    monkeypatch.setattr(parser_factory, "build_tables", build)
    shipped, cache = tmp_path / "shipped.tables", tmp_path / "cache"
    parser_factory.write_tables(made, shipped)
    assert times == [1] and parser_factory.are_current(made, shipped)
    parser_factory.load(made, shipped, cache)
    assert times == [1]
    whole = shipped.read_bytes()
    match spoil:
        case "damage":
            shipped.write_bytes(whole[:-9] + b"\xff" * 9)
        case "cut":
            shipped.write_bytes(whole[:5000])
        case "another format":
            monkeypatch.setattr(parser_factory, "FORMAT", parser_factory.FORMAT + 1)
        case "nothing":
            shipped.unlink()
        case "foreign":
            shipped.write_bytes(pickle.dumps({"data": {}, "memo": {}}))
    assert not parser_factory.are_current(made, shipped)
    parser = parser_factory.load(made, shipped, cache)
    assert times == [1, 1]
    assert parser.fits("statement", parser.tokens("gain 1 morale", ())) is not None
    parser_factory.load(made, shipped, cache)  # from the cache now
    assert times == [1, 1]
