"""What `carry out` needs: the needs of the option or the definition that is carried out, asked before the option that says so.

What lives here: the order in which definitions are checked, so that those needs are known, and the needs of options of the same card, which
may stand further down. What does not: that labels exist and do not go round in a circle (`semantics.check`).
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import replace
from typing import Any

from dowlang.semantics import model
from dowlang.semantics.walking import names_read, nodes
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
            found += [need for need in other.needs if _can_be_asked(need, known)]
            waiting += _carried(other)
        return tuple(found)

    def change(part: Any) -> Any:
        if isinstance(part, model.Option) and (carried := _carried(part)) and (more := owed(part)):
            return replace(part, needs=(*part.needs, *asked_before(more, carried[0].line)))
        return part

    return change


def _carried(option: model.Option) -> list[model.CarryOut]:
    return [each for each in option.body.statements if isinstance(each, model.CarryOut) and not each.define]


def _can_be_asked(need: model.Need, known: Collection[str]) -> bool:
    """Does it speak of nothing that only the other option knows?"""
    own = {part.element for part in nodes(need) if isinstance(part, model.Candidates)}
    return names_read(need) <= {"you", *known, *own}
