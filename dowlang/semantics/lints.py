"""Warnings that are cheap and certain: what is written is allowed, but does nothing, or can never happen."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import fields, replace
from typing import Any

from dowlang.semantics import model
from dowlang.semantics.desk import Desk
from dowlang.semantics.trouble import said
from dowlang.semantics.walking import nodes, outer_fields, placed, rebuild
from dowlang.source import Span, catalogue
from dowlang.syntax import tree

PLACES: dict[str, int | str] = {"line": 0, "path": "", "number": 0}
"""Fields that say where something stands, not what it does."""


def lint_card(desk: Desk, line: tree.Line, sheet: model.Sheet, tested: bool) -> None:
    """All warnings about one card, all of whose lines could be read."""
    name = line.parts[0] if line.parts else line
    clauses = {clause.role: clause for clause in sheet.kind.clauses}
    if "flavor" in clauses and "flavor" not in sheet.facts and sheet.kind.deck:
        desk.trouble.add(catalogue.MISSING_FLAVOR, name.span, kind=sheet.kind.name, name=sheet.name)
    if any(clause.pattern == "@trigger" for clause in sheet.kind.clauses) and not tested:
        desk.trouble.add(catalogue.CARD_WITHOUT_TEST, name.span, kind=sheet.kind.name, name=sheet.name)
    dead_bindings(desk)
    _overflowing(desk, line, sheet)
    for node, number, _ in desk.amounts:
        desk.trouble.add(catalogue.AMOUNT_MAY_RUN_SHORT, node.span, found=f"{number} {said(node)}", number=number)
    if desk.option_count:
        _options(desk, line, sheet, name)
    counters(desk, sheet)


def _options(desk: Desk, line: tree.Line, sheet: model.Sheet, name: tree.Node) -> None:
    """Options that are never possible, and pairs of options that do the same."""
    spans = option_spans(line)
    found = [node for node, _ in placed(sheet.procedures, 0, (model.Option, model.Choose), outer_fields)]
    for option in (each for each in found if isinstance(each, model.Option)):
        reason = "" if option.condition is None else contradiction(option.condition)
        if reason:
            desk.trouble.add(catalogue.IMPOSSIBLE_OPTION, spans.get(option.line, name).span, label=option.label, reason=reason)
    for choice in (each for each in found if isinstance(each, model.Choose)):
        _same_effect(desk, choice, spans, name)


def _overflowing(desk: Desk, line: tree.Line, sheet: model.Sheet) -> None:
    """Texts of the author's that are longer than what fits on the printed card, by the number of characters."""
    limits = {clause.pattern: clause.fits for clause in sheet.kind.clauses if clause.fits}
    for row in _rows(line.block):
        label = row.shape in ("option", "automatic")
        limit = sheet.kind.label_fits if label else sheet.kind.text_fits if row.shape == "text" else limits.get(row.shape, 0)
        text = next((value for part in row.parts for value in part.values if isinstance(value, tree.Text)), None) if limit else None
        if text is not None and len(text.value) > limit:
            part = "label" if label else row.shape.split()[0]
            desk.trouble.add(catalogue.TEXT_OVERFLOWS, text.span, part=part, length=len(text.value), limit=limit)


def dead_bindings(desk: Desk) -> None:
    """Names given with `as` that nothing uses."""
    for local, alias, span in desk.locals.aliases:
        if local not in desk.locals.read:
            desk.trouble.add(catalogue.DEAD_BINDING, span, name=alias)


def counters(desk: Desk, sheet: model.Sheet) -> None:
    """Counters that nothing changes or nothing reads."""
    if not desk.counters:
        return
    everything = list(nodes((sheet.procedures, sheet.standing, tuple(sheet.goals.values()), sheet.trigger)))
    changed = {n.name for n in everything if isinstance(n, model.AddToCounter)}
    read = {n.name for n in everything if isinstance(n, model.Counter)}
    for name in desk.counters:
        line = desk.counter_lines.get(name, sheet.line)
        use = "changed" if name not in changed else "read" if name not in read else ""
        if use:
            desk.trouble.add(catalogue.UNUSED_COUNTER, _line_span(line), name=name, use=use)


def _line_span(line: int) -> Span:
    return Span(line, 1, line, 1)


def option_spans(line: tree.Line) -> dict[int, tree.Node]:
    """Line number -> label of each option in a card."""
    out: dict[int, tree.Node] = {}
    for row in _rows(line.block):
        if row.shape == "option" and row.parts:
            out[row.span.line] = row.parts[0]
    return out


def _rows(lines: Iterable[tree.Line]) -> Iterator[tree.Line]:
    for line in lines:
        yield line
        yield from _rows(line.block)


def contradiction(condition: model.Expression) -> str:
    """Why a condition can never hold, or "": bounds on one number that leave nothing between them."""
    bounds: dict[model.Expression, tuple[int, int]] = {}
    parts = condition.operands if isinstance(condition, model.Logic) and condition.operator == "and" else (condition,)
    for part in parts:
        if not isinstance(part, model.Compare) or not isinstance(part.right, model.Number):
            continue
        if isinstance(part.left, model.Number):
            if not _holds(part.operator, part.left.value, part.right.value):
                return f"{part.left.value} {part.operator} {part.right.value} is false"
            continue
        low, high = next((b for known, b in bounds.items() if known == part.left), (0, 999_999))
        number = part.right.value
        match part.operator:
            case ">":
                low = max(low, number + 1)
            case ">=":
                low = max(low, number)
            case "<":
                high = min(high, number - 1)
            case "<=":
                high = min(high, number)
            case _:
                low, high = max(low, number), min(high, number)
        if low > high:
            return f"nothing is at least {low} and at most {high}" if high >= 0 else "nothing is less than 0"
        bounds = {k: b for k, b in bounds.items() if k != part.left} | {part.left: (low, high)}
    return ""


def _holds(operator: str, left: int, right: int) -> bool:
    return {"=": left == right, ">": left > right, "<": left < right, ">=": left >= right, "<=": left <= right}[operator]


def _same_effect(desk: Desk, choice: model.Choose, spans: dict[int, tree.Node], name: tree.Node) -> None:
    """Two options side by side that do the same."""
    seen: list[tuple[tuple[model.Statement, ...], model.Option]] = []
    looks = [_look(option) for option in choice.options]
    for option, look in zip(choice.options, looks, strict=True):
        if looks.count(look) == 1:
            continue
        plain = tuple(_without_lines(s) for s in option.body.statements)
        twin = next((other for body, other in seen if body == plain), None)
        if twin is not None and (plain or option.condition == twin.condition):
            desk.trouble.add(catalogue.SAME_EFFECT, spans.get(option.line, name).span, label=option.label, other=twin.label)
        seen.append((plain, option))


def _look(option: model.Option) -> tuple[object, ...]:
    """What two options that do the same have in common, told without going deep."""
    return tuple((each.__class__, each.word if isinstance(each, model.Act) else None) for each in option.body.statements)


def _without_lines(statement: model.Statement) -> model.Statement:
    def change(node: Any) -> Any:
        names = {f.name for f in fields(node)}
        cleared = {n: v for n, v in PLACES.items() if n in names and not isinstance(node, model.Counter)}
        return replace(node, **cleared) if cleared else node

    return rebuild(statement, change)
