"""Ask of what an option needs no more than its chooser may know before it is carried out.

Who has picked the highest number, who has the most fuel cards and who is a betrayer comes out when
the line is carried out that asks for it. Were an option offered only where that line can be done,
its being offered would tell. A condition that the card writes behind an option, an offer and a line
that is carried out are asked as they stand.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from dowlang.semantics import ir
from dowlang.semantics.ir_needs import asked, known
from dowlang.semantics.ir_visitor import nodes, outer_fields
from dowlang.semantics.lower.shown_when_asked import brings_others
from dowlang.semantics.what_is_seen import (
    Eyes,
    as_may_be,
    as_seen,
    choice_seen,
    conjunction,
    least_seen,
    pieces_seen,
    unseen,
)
from dowlang.vocabulary.declarations import Word


def with_needs_as_seen(checked_card: ir.CheckedCard) -> ir.CheckedCard:
    """Return the card with the needs of its options and abilities as their choosers know them.

    What shows the numbers stands in it already (`shown_when_asked`).
    """
    if not any(isinstance(part, ir.Need) and _is_other(part) for part in nodes(checked_card)):
        return checked_card
    return replace(
        checked_card,
        procedures=tuple(
            replace(each, body=_below(each.body, frozenset())) for each in checked_card.procedures
        ),
        standing=_below(checked_card.standing, frozenset()),
        abilities=_below(checked_card.abilities, frozenset()),
    )


def _is_other(need: ir.Need) -> bool:
    """Return True for a need that may be asked in other words."""
    return bool(unseen(need, Eyes(ir.YOU_LOCAL))) or _with_what_may_come(need) != need


def _with_what_may_come(need: ir.Need) -> ir.Need:
    """Return a need of cards of which nothing is known yet, which any of them may meet."""
    return replace(
        need,
        pieces=None if need.pieces is None else as_may_be(need.pieces),
        holds=None if need.holds is None else as_may_be(need.holds),
    )


def _below(node: Any, shown: frozenset[Word]) -> Any:
    """Return a node with the needs in it as they are known, where some words have been shown."""
    match node:
        case tuple():
            return tuple(_below(part, shown) for part in node)
        case ir.Block():
            return _in_block(node, shown)
        case ir.Choose():
            options = (_in_option(each, node.chooser, shown) for each in node.options)
            return replace(node, options=tuple(options))
        case ir.Ability():
            needs = needs_as_seen(node.needs, Eyes(ir.YOU_LOCAL))
            return replace(node, needs=needs, body=_below(node.body, frozenset()))
        case ir.Pick() if node.onward and node.chooser is not None:
            return replace(node, onward=needs_as_seen(node.onward, Eyes(node.chooser, shown)))
        case ir.Lasting() | ir.Later():
            shown = frozenset()
    names = outer_fields(node.__class__) or ()
    changed = {
        name: _below(held, shown)
        for name in names
        if isinstance(held := getattr(node, name), tuple | ir.Block | ir.Choose | ir.Ability)
        or outer_fields(held.__class__)
        if name not in ("needs", "onward")
    }
    return replace(node, **changed) if changed else node


def _in_option(option: ir.Option, chooser: ir.Expression, shown: frozenset[Word]) -> ir.Option:
    needs = needs_as_seen(option.needs, Eyes(chooser, shown))
    return replace(option, needs=needs, body=_below(option.body, shown))


def _in_block(block: ir.Block, shown: frozenset[Word]) -> ir.Block:
    out: list[ir.Statement] = []
    for statement in block.statements:
        anew = brings_others(statement)
        out.append(_below(statement, frozenset() if anew else shown))
        if anew:
            shown = frozenset()
        elif isinstance(statement, ir.Act):
            shown |= {statement.word}
    return replace(block, statements=tuple(out))


def needs_as_seen(needs: Sequence[ir.Need], eyes: Eyes) -> tuple[ir.Need, ...]:
    """Return needs that ask nothing which the chooser does not see."""
    out: list[ir.Need] = []
    untold = set[str]()
    for need in map(_with_what_may_come, needs):
        if not unseen(need, eyes):
            out.append(need)
            continue
        seen = _need_as_seen(need, eyes)
        if not any(need.chosen and need.chosen == each.chosen for each in seen):
            untold |= {need.chosen, need.noted_at} - {""}
        out += seen
    return known(out, untold)


def _need_as_seen(need: ir.Need, eyes: Eyes) -> list[ir.Need]:
    """Return what is left of one need."""
    line, within = need.line, need.within
    if need.limited is not None:
        inner = needs_as_seen(need.limited.needs, eyes)
        return [replace(need, limited=replace(need.limited, needs=inner))] if inner else []
    if need.around is not None:
        if (pieces := pieces_seen(need.around.pieces, eyes)) != need.around.pieces:
            return []
        inner = needs_as_seen(need.around.needs, eyes)
        return [replace(need, around=replace(need.around, needs=inner))] if inner else []
    if need.ahead is not None or need.most is not None:
        return []
    if need.possible is not None:
        return _holding(as_seen(asked(need.possible), eyes), line, within)
    if need.holds is not None:
        return _holding(as_seen(need.holds, eyes), line, within)
    if need.word is not None:
        there = ir.Available(need.word, need.arguments)
        own = as_seen(ir.Compare(">=", there, need.count), eyes)
        if unseen(need.arguments, eyes):
            return _holding(own, line, within)
        return [*_holding(own, line, within), replace(need, count=least_seen(need.count, eyes))]
    if need.pieces is None:
        return []
    if (pieces := choice_seen(need.pieces, need.owner, eyes)) is None:
        return []
    own = None
    if unseen(need.count, eyes):
        own = as_seen(ir.Compare(">=", ir.Size(pieces), need.count), eyes)
    less = replace(need, count=least_seen(need.count, eyes), pieces=pieces)
    return [*_holding(own, line, within), less]


def _holding(condition: ir.Expression | None, line: int, within: tuple[int, ...]) -> list[ir.Need]:
    """Return the need that a condition holds, nothing for none."""
    holds = conjunction([condition])
    return [] if holds is None else [ir.Need(line, holds=holds, within=within)]
