"""Sentences and the tree they become: in `fixtures/lowered` each line says after `#= ` what it was
lowered to (`pytest --accept` renews it).

Files whose names begin with `hike` are in the words of that small game, the others in those of Dead
of Winter. A line's note holds what stands on that line only: of a block, the statements of the
lines below it have notes of their own.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from dowlang.diagnostics import Severity
from dowlang.semantics import Checked, ir
from dowlang.semantics.ir_visitor import nodes, rebuild
from tests.semantics import winter_world
from tests.semantics.shown import shown
from tests.worlds import hike

FILES = sorted((Path(__file__).parents[2] / "fixtures" / "lowered").glob("*.dow"))
MARK = "  #= "
WHOLE = (ir.Trigger, ir.Atom, ir.Ability, ir.Option, *ir.Statement.__args__, *ir.Rule.__args__)


def of_line(node: Any, line: int) -> str:
    """A node without what stands on other lines."""

    def change(part: Any) -> Any:
        if isinstance(part, ir.Block):
            return ir.Block(part.path, tuple(s for s in part.statements if s.line == line))
        if isinstance(part, ir.Choose):
            return ir.Choose(part.chooser, (), part.line)
        return (
            ir.Lasting(part.duration, (), part.line, part.condition, part.bearer, part.you)
            if isinstance(part, ir.Lasting)
            else part
        )

    return shown(rebuild(node, change))


def outermost(checked: Checked) -> Iterator[Any]:
    """What stands on lines, whatever is on the same line inside it left out."""
    for checked_card in checked.checked_cards:
        inside: set[int] = set()
        goals = tuple(checked_card.goals.values())
        for node in nodes(
            (
                checked_card.trigger,
                checked_card.procedures,
                checked_card.standing,
                tuple(one for _, one in checked_card.abilities),
                goals,
            )
        ):
            if isinstance(node, WHOLE) and id(node) not in inside:
                inside |= {
                    id(part)
                    for part in nodes(node)
                    if part is not node and getattr(part, "line", 0) == node.line
                }
                yield node


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_each_line_means_what_its_note_says(file: Path, accept: bool) -> None:
    rows = file.read_text(encoding="utf-8").split("\n")
    text = "\n".join(row.partition(MARK)[0] for row in rows)
    checked, found = (hike.checked if file.stem.startswith("hike") else winter_world.checked_text)(
        text
    )
    assert [
        f"{d.span.line} {d.code} {d.message}" for d in found if d.severity is Severity.ERROR
    ] == []
    notes: dict[int, list[str]] = {}
    for node in outermost(checked):
        notes.setdefault(node.line, []).append(of_line(node, node.line))
    written = [row.partition(MARK) for row in rows]
    if accept:
        lines = [
            f"{row}{MARK}{' ; '.join(notes[number])}" if number in notes else row
            for number, (row, _, _) in enumerate(written, 1)
        ]
        file.write_text("\n".join(lines), encoding="utf-8", newline="\n")
        return
    wanted = {number: note for number, (_, mark, note) in enumerate(written, 1) if mark}
    assert {number: " ; ".join(made) for number, made in notes.items()} == wanted
