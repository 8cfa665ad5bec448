"""Collect the needs of `carry out`: those of the option or definition that is carried out.

They are asked before the option that says so. What lives here: the order in which definitions are
checked, so that those needs are known, and the needs of options of the same card, which may stand
further down. What does not: that labels exist and do not go round in a circle
(`carry_out_targets`).
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import replace
from functools import cache
from typing import Any

from dowlang.semantics import ir
from dowlang.semantics.ir_needs import own
from dowlang.semantics.ir_visitor import names_read, nodes, rebuild, substituted
from dowlang.semantics.line_parts import carried_out
from dowlang.syntax import ast
from dowlang.syntax.relocation import nodes as nodes_of_tree

MOST = 64
"""Blocks that are looked at, and needs that are asked, before one option.

The further needs of a longer chain are met when it comes.
"""


def in_order(defined: Mapping[str, tuple[str, ast.Line]]) -> list[str]:
    """Return names of definitions, each behind those that it carries out."""
    carries = {
        name: [label for label in _labels(line) if label in defined]
        for name, (_, line) in defined.items()
    }
    out: dict[str, None] = {}
    begun: set[str] = set()
    for first in defined:
        waiting = [first]
        while waiting:
            name = waiting[-1]
            before = (
                [label for label in carries[name] if label not in begun]
                if name not in begun
                else []
            )
            begun.add(name)
            if before:
                waiting += before
            else:
                out.setdefault(waiting.pop())
    return list(out)


def _labels(line: ast.Line) -> Iterable[str]:
    return filter(None, map(carried_out, nodes_of_tree(line.block)))


def asked_before(needs: Iterable[ir.Need], line: int) -> tuple[ir.Need, ...]:
    """Return needs of a block as those of the card line that carries it out."""
    return tuple(_as_those_of(need, line) for need in needs)[:MOST]


def _as_those_of(need: ir.Need, line: int) -> ir.Need:
    limited = need.limited
    if limited is not None:
        inner = tuple(_as_those_of(each, line) for each in limited.needs)
        limited = replace(limited, needs=inner)
    return replace(need, line=line, within=need.place, limited=limited)


def renamed(needs: Iterable[ir.Need], fresh: Callable[[str], str]) -> tuple[ir.Need, ...]:
    """Return needs of a definition under names that nothing on the card has."""
    out: list[ir.Need] = []
    names: dict[str, ir.Local] = {}
    for need in needs:
        names |= _fresh_names(need, fresh)
        out.append(_bound_anew(substituted(need, names), names))
    return tuple(out)


def _fresh_names(need: ir.Need, fresh: Callable[[str], str]) -> dict[str, ir.Local]:
    """Return a local with a new name for each one that the need binds, also inside its loop."""
    ahead, around = need.ahead, need.around
    binders = (
        need.chosen,
        ahead.name if ahead is not None else "",
        around.name if around is not None else "",
    )
    noun = need.pieces.noun.name if isinstance(need.pieces, ir.Candidates) else "number"
    names = {
        name: ir.Local(fresh(name.rstrip("0123456789_")), noun, need.many)
        for name in binders
        if name
    }
    for part in nodes(need):
        if isinstance(part, ir.Candidates) and part.element not in names:
            element = part.element
            names[element] = ir.Local(fresh(element.rstrip("0123456789_")), part.noun.name)
    for inner in need.inner:
        names |= _fresh_names(inner, fresh)
    return names


def _bound_anew(need: ir.Need, names: Mapping[str, ir.Local]) -> ir.Need:
    """Return the need with its own locals bound under their new names."""

    def element(part: Any) -> Any:
        if isinstance(part, ir.Candidates) and part.element in names:
            return replace(part, element=names[part.element].name)
        return part

    need = rebuild(need, element)
    ahead, around = need.ahead, need.around
    if need.chosen:
        need = replace(need, chosen=names[need.chosen].name)
    if ahead is not None and ahead.name:
        need = replace(need, ahead=replace(ahead, name=names[ahead.name].name))
    if around is not None:
        inner = tuple(_bound_anew(each, names) for each in around.needs)
        need = replace(need, around=ir.Around(names[around.name].name, around.pieces, inner))
    if need.limited is not None:
        inner = tuple(_bound_anew(each, names) for each in need.limited.needs)
        need = replace(need, limited=replace(need.limited, needs=inner))
    return need


def owing(
    options: Mapping[int, ir.Option], target: Callable[[ir.CarryOut], int], known: Collection[str]
) -> Callable[[Any], Any]:
    """Make a function for `rebuild` that adds to an option the needs of the options it carries out.

    These are carried out in any case. `target` gives the number of the option that is meant.
    `known` are the locals that are bound in every option of the card.
    """

    @cache  # long chains meet an option again and again
    def link(number: int) -> tuple[list[int], list[ir.Need]]:
        """Return what an option carries out, and its needs that others may have."""
        option = options[number]
        return [target(each) for each in _carried(option)], _asked(option.needs, known)

    def owed(option: ir.Option) -> tuple[ir.Need, ...]:
        found: list[ir.Need] = []
        waiting = [target(each) for each in _carried(option)]
        for _ in range(MOST):  # nothing goes round in a circle, but a card can be a long chain
            if not waiting:
                break
            carried, asked = link(waiting.pop())
            found += asked
            waiting += carried
        return tuple(found)

    def change(part: Any) -> Any:
        if isinstance(part, ir.Option) and (carried := _carried(part)) and (more := owed(part)):
            return replace(part, needs=(*part.needs, *asked_before(more, carried[0].line)))
        return part

    return change


def _carried(option: ir.Option) -> list[ir.CarryOut]:
    return [
        each for each in option.body.statements if isinstance(each, ir.CarryOut) and not each.define
    ]


def _asked(needs: Sequence[ir.Need], known: Collection[str]) -> list[ir.Need]:
    """Return those of the needs that speak of nothing that only the other option knows."""
    out: list[ir.Need] = []
    names = {"you", *known}
    for need in needs:
        elements = {part.element for part in nodes(need) if isinstance(part, ir.Candidates)}
        if names_read(need) <= names | elements | own(need):
            out.append(need)
            names.add(need.chosen)
    return out
