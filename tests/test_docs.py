"""The documents do what they say: every block of `docs/language.md` is run or checked, links lead
somewhere, and no name of a rulebook occurs.

Kinds of blocks, by the words after the fence:

- `console [exit=N]`: commands after `$`, run in one temporary folder; the output is compared, `…`
  stands for any lines or any rest of a line
- `dow PATH`: a file written into that folder
- `dow card`: whole cards and tests, which check without an error and whose tests pass
- `dow effects`, `dow triggers`, `dow conditions`: lines of one place, each put into a card; `#: for
  each …` wraps a line, `#: skip` leaves one out
"""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass, fields
from pathlib import Path

import pytest

from dowlang.cli.main import main as dow
from dowlang.diagnostics import Severity
from dowlang.diagnostics.codes import CODES, Code
from dowlang.project import checking
from dowlang.vocabulary.declarations import EffectWord, Word

pytestmark = pytest.mark.every_case

ROOT = Path(__file__).resolve().parents[1]
DOCS = ROOT / "docs"
LANGUAGE = DOCS / "language.md"
FENCE = re.compile(r"^```(\w+)([^\n]*)\n(.*?)^```$", re.M | re.S)
LINK = re.compile(r"\]\(([^)#\s]+)(?:#[^)]*)?\)")
CARD = (
    'crossroads "The Bell"\n    flavor "Ring."\n    {trigger}\n    option "Ring it"\n{body}  '
    '  option "Leave it"\n        lose 9 morale\n'
)


@dataclass(frozen=True)
class Block:
    """One fenced block: its language, the words after it, its text, its line."""

    language: str
    info: str
    text: str
    line: int


def blocks(path: Path = LANGUAGE) -> list[Block]:
    text = path.read_text("utf-8")
    return [
        Block(m[1], m[2].strip(), m[3], text.count("\n", 0, m.start()) + 1)
        for m in FENCE.finditer(text)
    ]


def of_kind(*infos: str) -> list[object]:
    return [
        pytest.param(block, id=f"line_{block.line}")
        for block in blocks()
        if block.language == "dow" and block.info in infos
    ]


def errors(text: str) -> list[str]:
    found, _ = checking.check_text(text.encode(), "shown.dow")
    return [
        f"{one.span.line}: {one.code} {one.message}"
        for one in found
        if one.severity.value == "error"
    ]


# ---- the tutorial
def matches(shown: str, printed: str) -> bool:
    """`…` on a line of its own stands for any lines, elsewhere for the rest of its line."""
    pattern = "".join(
        "(?:.*\n)*" if line == "…" else re.escape(line).replace("…", "[^\n]*") + "\n"
        for line in shown.splitlines()
    )
    return (
        re.fullmatch(pattern, printed if printed.endswith("\n") or not printed else printed + "\n")
        is not None
    )


def commands(block: Block) -> Iterator[tuple[str, str]]:
    """Each command with what is shown below it."""
    for part in re.split(r"^\$ ", block.text, flags=re.M)[1:]:
        command, _, shown = part.partition("\n")
        yield command, shown


@pytest.mark.proof
def test_the_scenario_of_the_manual_is_made_from_nothing(tmp_path: Path) -> None:
    environment = {**os.environ, "PYTHONPATH": str(ROOT), "NO_COLOR": "1", "COLUMNS": "100"}
    seen: set[str] = set()
    for block in blocks():
        if block.language == "dow" and block.info.endswith(".dow"):
            (tmp_path / block.info).write_text(block.text, encoding="utf-8")
        if block.language != "console":
            continue
        codes = set()
        for command, shown in commands(block):
            name, *arguments = shlex.split(command)
            assert name == "dow"
            seen.add(arguments[0])
            done = subprocess.run(
                [sys.executable, "-m", "dowlang.cli", *arguments],
                cwd=tmp_path,
                env=environment,
                capture_output=True,
                text=True,
                check=False,
            )
            codes.add(done.returncode)
            assert matches(shown, done.stdout), (
                f"line {block.line}: {command}\n{done.stdout}\n{done.stderr}"
            )
        wanted = int(block.info.partition("exit=")[2] or 0)
        assert codes <= {0, wanted} and wanted in codes, f"line {block.line}: {codes}"
    assert {"new", "check", "test", "fmt", "print", "play", "sim", "explain"} <= seen


# ---- the reference
@pytest.mark.parametrize("block", of_kind("card"))
def test_a_whole_card_of_a_page_checks_and_is_formatted(
    block: Block, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert errors(block.text) == []
    file = tmp_path / "shown.dow"
    file.write_text(block.text, encoding="utf-8")
    assert dow(["fmt", "--check", str(file)]) == 0, capsys.readouterr().out
    if "\ntest " in block.text:
        assert dow(["test", str(file)]) == 0, capsys.readouterr().out


@pytest.mark.parametrize("block", of_kind("effects"))
def test_an_effect_of_the_manual_checks(block: Block) -> None:
    body = ""
    for line in block.text.splitlines():
        text, mark, loop = line.partition("  #: ")
        body += f"        {loop}\n            {text}\n" if mark else f"        {line}\n"
    assert errors(CARD.format(trigger="if morale >= 1", body=body)) == []


@pytest.mark.parametrize("block", of_kind("triggers", "conditions"))
def test_a_trigger_or_condition_of_the_manual_checks(block: Block) -> None:
    for line in block.text.splitlines():
        if "#: skip" not in line:
            trigger = f"if {line}" if block.info == "conditions" else line
            assert errors(CARD.format(trigger=trigger, body="        gain 1 morale\n")) == [], line


def test_a_block_that_is_wrong_is_found() -> None:
    assert errors(CARD.format(trigger="if morale >= 1", body="        gain 1 moral\n"))
    assert (
        not matches("a\n…\nb\n", "a\nc\n")
        and matches("a\n…\nb\n", "a\nx\ny\nb\n")
        and matches("a …\n", "a b c\n")
    )


def test_every_block_has_a_kind() -> None:
    known = ("card", "effects", "triggers", "conditions")
    assert len(blocks()) > 25
    for block in blocks():
        if block.language == "toml":
            assert tomllib.loads(block.text), block.line
            continue
        assert block.language == "console" or (
            block.language == "dow" and (block.info in known or block.info.endswith(".dow"))
        ), block.line


# ---- all documents
DOCUMENTS = (
    *sorted(DOCS.glob("*.md")),
    *sorted((DOCS / "decisions").glob("*.md")),
    *sorted((ROOT / "examples").rglob("*.md")),
)


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_links_lead_somewhere(path: Path) -> None:
    for target in LINK.findall(path.read_text("utf-8")):
        assert "://" in target or (path.parent / target).exists(), target


def test_the_index_names_every_document() -> None:
    index = (DOCS / "README.md").read_text("utf-8")
    for path in (*DOCS.glob("*.md"), *(DOCS / "decisions").glob("*.md")):
        if path.name != "README.md":
            assert path.relative_to(DOCS).as_posix() in index or path.parent.name == "decisions", (
                path.name
            )


def test_files_that_are_named_exist() -> None:
    """Paths in back-ticks that begin with a folder of the project are there (patterns and
    placeholders aside).
    """
    for path in DOCUMENTS:
        for name in re.findall(
            r"`((?:dowlang|tests|grammar|docs|examples|cards)/[\w./-]+)`", path.read_text("utf-8")
        ):
            assert (ROOT / name).exists(), f"{path.name}: {name}"


# ---- names
SAMPLES = ROOT / "tests" / "fixtures" / "samples"
NAMED = re.compile(
    r'^(survivor|item|crisis|objective|secret|betrayal|exile|crossroads) "([^"]+)"', re.M
)
WRITTEN = (
    *DOCUMENTS,
    *sorted(
        path for path in (ROOT / "examples").rglob("*") if path.suffix in (".dow", ".py", ".toml")
    ),
)


def test_no_name_of_the_samples_occurs() -> None:
    """The samples hold names of a published game; they stand in the tests and nowhere else."""
    names = {
        name
        for path in SAMPLES.rglob("*.dow")
        for _, name in NAMED.findall(path.read_text("utf-8"))
    }
    assert len(names) > 10
    for path in WRITTEN:
        if path.parent.name not in ("rules", "vocabulary") and path.name != "errors.md":
            text = path.read_text("utf-8")
            assert [name for name in sorted(names) if name in text] == [], path.name


@pytest.mark.parametrize("code", [code for code in CODES if code.severity is Severity.WARNING])
def test_every_warning_stands_in_the_table_of_the_manual(code: Code) -> None:
    row = f"\n| `{code.number}` {code.title} | "
    assert row in LANGUAGE.read_text("utf-8"), "docs/language.md: when is this warning given?"


def test_every_argument_of_an_effect_stands_in_the_table_of_what_is_added() -> None:
    """`words.effect` takes what `EffectWord` has, so that no signature tells its arguments."""
    text = (ROOT / "docs" / "adding.md").read_text("utf-8")
    rows = re.findall(r"^\| (`.*?`) \|", text, re.MULTILINE)
    told = {name for row in rows for name in re.findall(r"`(\w+)`", row)}
    own = {each.name for each in fields(EffectWord)} - {each.name for each in fields(Word)}
    assert told >= own and len(own) > 40, own - told


def test_no_entry_of_the_changelog_occurs_twice() -> None:
    told = (ROOT / "CHANGELOG.md").read_text("utf-8")
    entries = [" ".join(entry.split()) for entry in re.split(r"^- ", told, flags=re.M)[1:]]
    assert len(entries) > 300
    begun = [entry[:80] for entry in entries]  # of two that begin alike one was added to
    assert [entry for entry in set(begun) if begun.count(entry) > 1] == []
