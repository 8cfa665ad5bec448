"""The sets of kinds of quantities, and the local of `you`: each is written once and has a name."""

from __future__ import annotations

import ast
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

import pytest

import dowlang
from dowlang.semantics.resolve import quantities
from dowlang.syntax.ast import QuantityKind

PACKAGE = Path(dowlang.__file__).parent
NAMED = {name: frozenset(kinds) for name, kinds in vars(quantities).items() if name.isupper()}
KINDS = {"", *(kind.value for kind in QuantityKind)}


def sets_of(text: str) -> Iterator[tuple[int, frozenset[str]]]:
    """The sets of several kinds that a module writes down, each with its line."""
    for node in ast.walk(ast.parse(text)):
        if not isinstance(node, ast.Tuple | ast.Set | ast.List):
            continue
        kinds: set[str] = set()
        for each in node.elts:
            match each:
                case ast.Constant(value=str() as kind) if kind in KINDS:
                    kinds.add(kind)
                case ast.Attribute(value=ast.Attribute(attr="QuantityKind"), attr=name):
                    kinds.add(QuantityKind[name].value)
                case ast.Starred(value=ast.Name(id=name)) if name in NAMED:
                    kinds |= NAMED[name]
                case _:
                    kinds.clear()
                    break
        if len(kinds) > 1:
            yield node.lineno, frozenset(kinds)


@pytest.mark.parametrize(
    ("text", "found"),
    (
        ('kind in ("a", "the")', [{"a", "the"}]),
        ("kind in (*EACH, '')", [{"", "each", "each_of_those"}]),
        ("{ast.QuantityKind.A, ast.QuantityKind.UP_TO}", [{"a", "up_to"}]),
        ('("a", "word")', []),
        ("kind in EACH", []),
    ),
)
def test_each_way_to_write_a_set_is_seen(text: str, found: list[set[str]]) -> None:
    assert [kinds for _, kinds in sets_of(text)] == found


def test_no_set_of_quantities_is_written_twice() -> None:
    written = defaultdict(list)
    for name, kinds in NAMED.items():
        written[kinds].append(name)
    for file in (PACKAGE / "semantics").rglob("*.py"):
        if file.stem != "quantities":
            for line, kinds in sets_of(file.read_text("utf-8")):
                written[kinds].append(f"{file.relative_to(PACKAGE).as_posix()}:{line}")
    assert [places for places in written.values() if len(places) > 1] == []


def test_the_local_of_you_is_made_once() -> None:
    made = [
        file.relative_to(PACKAGE).as_posix()
        for file in PACKAGE.rglob("*.py")
        if 'Local("you", "player")' in file.read_text("utf-8")
    ]
    assert made == ["semantics/ir.py"]
