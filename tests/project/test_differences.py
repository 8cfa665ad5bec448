"""What changed between two versions is said as a player reads it, and no change is silent."""

from __future__ import annotations

import json
import re
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from jsonschema import Draft202012Validator

from dowlang import codegen, syntax
from dowlang.diagnostics import Severity
from dowlang.project import pipeline
from dowlang.project.package_files import PACKAGE
from dowlang.project.printing.differences import (
    UNSEEN,
    change_of,
    compared,
    difference,
)
from dowlang.project.printing.printed_sets import info_of
from dowlang.project.sets import read_set
from dowlang.publish import CardPrinter, CardSource
from dowlang.semantics.ir import CheckedCard
from dowlang.syntax.ast import Line
from dowlang.testing.mutants import Mutant, mutants
from tests.cli.running import ROOT, dow

THAW = ROOT / "examples" / "long_thaw"
FAST = "crossroads/the_fast.dow"


def other(
    folder: Path, name: str, *changes: tuple[str, str], of: Path = ROOT / "cards/base"
) -> Path:
    """Return a card file with other words, beside nothing else."""
    text = (of / name).read_text("utf-8")
    for before, now in changes:
        assert before in text
        text = text.replace(before, now)
    file = folder / Path(name).name
    file.parent.mkdir(exist_ok=True)
    file.write_text(text, encoding="utf-8")
    return file


def shown(before: Path, now: Path) -> list[str]:
    done = dow("diff", str(before), str(now))
    assert done.code == 0, done.err
    return done.out.splitlines()


def test_changed_lines_are_shown_below_the_lines_they_stand_below(tmp_path: Path) -> None:
    mine = other(tmp_path / "a", FAST)
    now = other(
        tmp_path / "b",
        FAST,
        ("gets 1 wound", "gets 2 wounds"),
        ("each player loses 1 die", "each player loses 1 die\n        lose 1 morale"),
        ("food <= 1", "food <= 2"),
    )
    assert shown(mine, now) == [
        'crossroads "The Fast"',
        "    comes up: If food is 2 or less and there are 2 or more helpless survivors, before If "
        "food is 1 or less and there are 2 or more helpless survivors",
        "    Fast together:",
        "      new   Lose 1 morale.",
        "    Pass the hat: For each player, in turn order: They may discard 1 food card.",
        "      was   If not: a survivor they control gets 1 wound.",
        "      now   If not: a survivor they control gets 2 wounds.",
        "no other card",
    ]
    assert "      gone  Lose 1 morale." in shown(now, mine)


def test_comments_tests_and_blank_lines_are_no_change(tmp_path: Path) -> None:
    mine = other(tmp_path / "a", FAST)
    text = mine.read_text("utf-8")
    (tmp_path / "b").mkdir()
    now = tmp_path / "b" / mine.name
    now.write_text("# a comment\n\n" + re.sub(r'\ntest ".*', "\n", text, flags=re.S), "utf-8")
    assert shown(mine, now) == ["nothing changed in 1 card"]


@pytest.mark.proof
def test_an_earlier_version_of_a_card_is_compared_with_the_one_in_its_set(tmp_path: Path) -> None:
    mine = other(tmp_path / "a", FAST, ("gets 1 wound", "gets 3 wounds"))
    lines = shown(mine, ROOT / "cards/base" / FAST)
    assert "      was   If not: a survivor they control gets 3 wounds." in lines
    assert lines[-1] == "no other card"


def test_a_set_tells_new_gone_and_renamed_cards_and_its_manifest(tmp_path: Path) -> None:
    now = shutil.copytree(THAW, tmp_path / "long_thaw")
    manifest = now / "set.toml"
    text = manifest.read_text("utf-8").replace('version = "0.1.0"', 'version = "0.2.0"')
    manifest.write_text(text.replace('["base"]', '["base >=0.1,<1"]'), "utf-8")
    cards = sorted((now / "crossroads").glob("*.dow"))
    first = cards[0].read_text("utf-8")
    name = re.search(r'"(.+?)"', first)
    assert name is not None
    cards[0].write_text(first.replace(f'"{name[1]}"', '"Another Name"'), "utf-8")
    cards[1].write_text(
        'crossroads "Bare"\n    flavor "Bare."\n    if morale <= 3\n'
        '    option "Wait"\n        nothing happens\n',
        "utf-8",
    )
    lines = shown(THAW, now)
    assert lines[:2] == [
        "the set: version: 0.2.0, before 0.1.0",
        "the set: uses: base >=0.1,<1, before base",
    ]
    assert 'new: crossroads "Bare"' in lines
    assert sum(line.startswith("gone: ") for line in lines) == 1
    assert f'    is now called that, before "{name[1]}"' in lines
    found = json.loads(dow("diff", str(THAW), str(now), "--format", "json").out)
    schema = json.loads((PACKAGE / "schemas" / "diff.json").read_bytes())
    Draft202012Validator(schema).validate(found)
    assert found["same"] == 1 and len(found["changed"]) == 1


def test_a_pack_is_compared_with_the_set_it_was_made_of(tmp_path: Path) -> None:
    pack = tmp_path / "it.dowset"
    assert dow("pack", str(THAW), "--out", str(pack)).code == 0
    assert difference(pack, THAW).is_empty
    pack.write_bytes(pack.read_bytes()[:-1])
    done = dow("diff", str(pack), str(THAW))
    assert done.code == 1 and "no pack" in done.line


def test_what_is_not_one_set_is_refused(tmp_path: Path) -> None:
    done = dow("diff", str(ROOT / "cards"), str(THAW))
    assert done.code == 2 and "is not one set" in done.line


# ---- by machine: whatever changes the tree changes a word
def changes() -> Iterator[tuple[CheckedCard, Line, Mutant, str]]:
    """Yield each card of the shipped set with each of its changes."""
    base = pipeline.check(read_set(ROOT / "cards" / "base"))
    for label, cards in base.checked_cards.items():
        text = base.sources[label].text
        lines = {line.span.line: line for line in base.trees[label].lines}
        for card in cards:
            for mutant in mutants(lines[card.line], text.split("\n"), {}):
                yield card, lines[card.line], mutant, label


@pytest.mark.proof
def test_no_change_of_a_card_is_silent() -> None:
    base = pipeline.check(read_set(ROOT / "cards" / "base"))
    info, parser = info_of(base), pipeline.language("dead_of_winter").parser
    tried, silent = 0, []
    for number, (card, line, mutant, label) in enumerate(changes()):
        if number % 7:
            continue
        again = pipeline.check_again(base, label, mutant.text, card)
        if again is None or codegen.card_hash(again) == codegen.card_hash(card):
            continue
        tree, found = syntax.parse(label, mutant.text, parser)
        assert not any(one.severity is Severity.ERROR for one in found)
        changed = next(each for each in tree.lines if each.span.line == again.line)
        printed = [
            compared(one, CardPrinter(info, (CardSource(one, words, ""),)).printed()[0], {})
            for one, words in ((card, line), (again, changed))
        ]
        tried += 1
        told = change_of(*printed)
        if told is None or any(change.now == UNSEEN for change in told.changes):
            silent.append((card.name, mutant.before, mutant.after))
    assert tried > 100
    assert silent == []
