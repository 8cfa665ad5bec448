"""What `carry out` needs: the needs of the option or the definition that is carried out, asked before the option that says so.

What lives here: the order in which definitions are checked, so that those needs are known, and the needs of options of the same card, which
may stand further down. What does not: that labels exist and do not go round in a circle (`semantics.check`).
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from dowlang.semantics import model
from dowlang.semantics.walking import names_read, nodes, substituted
from dowlang.syntax import tree
from dowlang.syntax.moving import nodes as nodes_of_tree

MOST = 64
"""So many blocks are looked at, and needs asked, before one option; what a longer chain needs besides is met when it comes."""


def in_order(defined: Mapping[str, tuple[str, tree.Line]]) -> list[str]:
    """Names of definitions, each behind those that it carries out."""
    carries = {name: [label for label in _labels(line) if label in defined] for name, (_, line) in defined.items()}
    out: dict[str, None] = {}
    begun: set[str] = set()
    for first in defined:
        waiting = [first]
        while waiting:
            name = waiting[-1]
            before = [label for label in carries[name] if label not in begun] if name not in begun else []
            begun.add(name)
            if before:
                waiting += before
            else:
                out.setdefault(waiting.pop())
    return list(out)


def _labels(line: tree.Line) -> Iterable[str]:
    for node in nodes_of_tree(line.block):
        if isinstance(node, tree.Phrase) and node.skeleton == "carry out {}":
            (label,) = node.slots
            assert isinstance(label, tree.Text)  # the grammar reads nothing else there
            yield label.value


def asked_before(needs: Iterable[model.Need], line: int) -> tuple[model.Need, ...]:
    """Needs of a block as those of the card line that carries it out."""
    return tuple(replace(need, line=line) for need in needs)[:MOST]


def renamed(needs: Iterable[model.Need], fresh: Callable[[str], str]) -> tuple[model.Need, ...]:
    """Needs of a definition under names that nothing on the card has."""
    out: list[model.Need] = []
    names: dict[str, model.Expression] = {}
    for need in needs:
        ahead = need.ahead
        for name in filter(None, (need.chosen, ahead.name if ahead is not None else "")):
            noun = need.pieces.noun if isinstance(need.pieces, model.Candidates) else None
            names[name] = model.Local(fresh(name.rstrip("0123456789_")), noun.name if noun else "number", need.many)
        need = substituted(need, names)
        if need.chosen:
            need = replace(need, chosen=_name_of(names[need.chosen]))
        if need.ahead is not None and need.ahead.name:
            need = replace(need, ahead=replace(need.ahead, name=_name_of(names[need.ahead.name])))
        out.append(need)
    return tuple(out)


def _name_of(local: model.Expression) -> str:
    assert isinstance(local, model.Local)
    return local.name


def owing(options: Mapping[int, model.Option], target: Callable[[model.CarryOut], int], known: Collection[str]) -> Callable[[Any], Any]:
    """For `rebuild`: an option needs what the options need that it carries out in any case.

    `target` gives the number of the option that is meant; `known` are the locals that are bound in every option of the card.
    """

    def owed(option: model.Option) -> tuple[model.Need, ...]:
        found: list[model.Need] = []
        waiting = _carried(option)
        for _ in range(MOST):  # nothing goes round in a circle, but a card can be a long chain
            if not waiting:
                break
            other = options[target(waiting.pop())]
            found += _asked(other.needs, known)
            waiting += _carried(other)
        return tuple(found)

    def change(part: Any) -> Any:
        if isinstance(part, model.Option) and (carried := _carried(part)) and (more := owed(part)):
            return replace(part, needs=(*part.needs, *asked_before(more, carried[0].line)))
        return part

    return change


def _carried(option: model.Option) -> list[model.CarryOut]:
    return [each for each in option.body.statements if isinstance(each, model.CarryOut) and not each.define]


def _asked(needs: Sequence[model.Need], known: Collection[str]) -> list[model.Need]:
    """Those of the needs that speak of nothing that only the other option knows."""
    out: list[model.Need] = []
    names = {"you", *known}
    for need in needs:
        own = {part.element for part in nodes(need) if isinstance(part, model.Candidates)}
        own |= {need.ahead.name} if need.ahead is not None else set()
        if names_read(need) <= names | own:
            out.append(need)
            names.add(need.chosen)
    return out
