"""The fact `does`: which effects stand in which part of a card, so that an agent can weigh an option without running it.

Keys are the roles of the card (`failure`, `play`, `ability_1`) and `option_<number>` for each option, as numbered at play; what stands deeper (a branch, a
table's face, a loop) has a key below it (`option_1.2`). Values are `[phrase of the word, literal count or 1]` in the order of the card.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields, is_dataclass
from typing import Any

from dowlang.codegen.flow import DECLARATIONS, numbered
from dowlang.semantics.model import Act, AddToCounter, Block, Number, Option, Sheet, Watch

Deeds = dict[str, list[list[Any]]]


def does(sheet: Sheet, abilities: Mapping[str, Any]) -> Deeds:
    """The effects of a card by part. `abilities` are its abilities by role."""
    out: Deeds = {}
    for procedure in sheet.procedures:
        _walk(procedure.body, procedure.role, out)
    for role, ability in abilities.items():
        _walk(ability.body, role, out)
    for rules in sheet.standing:
        _walk(rules.rules, rules.role, out)
    for number, option in numbered(sheet, Option).values():
        _walk(option.body, f"option_{number}", out)
    return {path: deeds for path, deeds in out.items() if deeds}


def _walk(node: Any, path: str, out: Deeds) -> None:
    """Note the effects of a block under `path`, and those of each block inside it one level deeper."""
    if isinstance(node, Block):
        here = out.setdefault(path, [])
        for number, statement in enumerate(node.statements, 1):
            if isinstance(statement, Act):
                count = statement.arguments[statement.counted] if statement.counted >= 0 else None
                here.append([statement.word.phrase, count.value if isinstance(count, Number) else 1])
            elif isinstance(statement, AddToCounter):
                here.append(["add to counter", statement.amount.value if isinstance(statement.amount, Number) else 1])
            else:
                _inside(statement, f"{path}.{number}", out)
        return
    if isinstance(node, Watch):
        out.setdefault(path, []).append(["when", node.event.number])
    _inside(node, path, out)


def _inside(node: Any, path: str, out: Deeds) -> None:
    if isinstance(node, tuple):
        for one in node:
            _walk(one, path, out)
    elif is_dataclass(node) and not isinstance(node, DECLARATIONS):
        for field in fields(node):
            value = getattr(node, field.name)
            if isinstance(value, tuple) or is_dataclass(value):
                _walk(value, path, out)
