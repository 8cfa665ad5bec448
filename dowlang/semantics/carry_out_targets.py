"""Check what `carry out` names: an option of the card or a definition, and never a circle."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any

from dowlang.diagnostics import codes
from dowlang.semantics.context import Context
from dowlang.semantics.message_wording import near


def resolve_carried_out(context: Context, unread: Collection[str] = ()) -> frozenset[str]:
    """Resolve the labels that a card or definition carries out, and return those of definitions.

    Labels that nothing has, options that carry out themselves and options with a condition are
    reported. Those with a line that is yours are warned of in what others do. `unread` are labels
    of options that could not be read.
    """
    called: set[str] = set()
    edges: dict[int, set[int]] = {}
    others = [node for _, node, _ in context.options.looped]
    for option, label, node in context.options.carried:
        if label in context.names.defines:
            called.add(label)
            if label in context.names.yours and node not in others:
                context.options.yours.add(option)
        elif label in unread:
            pass
        elif label in context.options.numbers:
            target = context.options.numbers[label]
            if label in context.options.conditional:
                context.report.add(codes.CONDITION_CARRIED_OUT, node.span, label=label)
            edges.setdefault(option, set()).add(target)
            if reaches(edges, target, option):
                context.report.add(
                    codes.CARRY_OUT_CYCLE, node.span, circle=f'"{label}" carries out itself'
                )
        else:
            known = (*context.options.numbers, *context.names.defines)
            context.report.add(
                codes.UNKNOWN_OPTION, node.span, near=near(label, known), label=label
            )
    for label, node, role in context.options.looped:
        meant = context.options.numbers.get(label)
        if label in context.names.yours or any(
            meant is not None and reaches(edges, meant, mine) for mine in context.options.yours
        ):
            context.report.yours_carried_out(node, label, role)
    return frozenset(called)


def reaches(edges: Mapping[Any, set[Any]], start: Any, goal: Any) -> bool:
    """Return True if there is a way from `start` to `goal`."""
    seen: set[Any] = set()
    waiting = [start]
    while waiting:
        at = waiting.pop()
        if at == goal:
            return True
        if at not in seen:
            seen.add(at)
            waiting.extend(edges.get(at, ()))
    return False
