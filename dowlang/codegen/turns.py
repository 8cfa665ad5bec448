"""Write what the lines of a loop bring, in the function that goes through the lines of an option
(`option_plans`).

A line of a loop is done as far as it can be: what it needs stands as an `if` around what it brings,
what it chooses as a loop over one piece or none. Nothing here says that there is no way.
"""

from __future__ import annotations

from collections.abc import Sequence

from dowlang.codegen import plan_lines
from dowlang.codegen.plan_lines import INDENT, lines, unknown
from dowlang.codegen.writer import Function, Writer
from dowlang.semantics.ir import Around, Call, Candidates, Compare, Expression, Need, Upto
from dowlang.semantics.ir_needs import dependents_end
from dowlang.vocabulary.declarations import EffectWord


def around(
    writer: Writer,
    function: Function,
    loop: Around,
    line: int,
    chooser: Expression,
    known: set[str],
) -> None:
    """Write the loop, with what its lines bring in each turn."""
    text = writer.expressions
    inner = below(writer, function, loop.needs, chooser, known | {loop.name})
    if inner:
        pieces = (
            f"range({text.text(loop.pieces.count)})"
            if isinstance(loop.pieces, Upto)
            else text.pieces(loop.pieces)
        )
        lines(function, line, f"for {writer.names.local(loop.name)} in {pieces}:", *inner)


def below(
    writer: Writer,
    function: Function,
    needs: Sequence[Need],
    chooser: Expression,
    known: set[str],
    head: Need | None = None,
) -> list[str]:
    """Return the rows of needs that are gone through under a head, of a choice perhaps."""
    before, function.lines = function.lines, []
    inside = set(known)
    if head is not None:
        plan_lines.noted(writer, function, head, inside)
    noted, function.lines = function.lines, []
    once(writer, function, needs, chooser, inside)
    inner, function.lines = function.lines, before
    return [*noted, *inner] if inner else []


def once(
    writer: Writer, function: Function, needs: Sequence[Need], chooser: Expression, known: set[str]
) -> None:
    """Write the lines of one turn, one need after the other."""
    at = 0
    while at < len(needs):
        need, at = needs[at], at + 1
        if unknown(writer, need, known):
            continue
        if need.limited is not None:
            rows = below(writer, function, need.limited.needs, chooser, known)
            if rows:
                plan_lines.behind_limit(writer, function, need, need.limited, rows)
            continue
        heads, bound = heads_of(writer, need, chooser)
        if not heads:
            brought(writer, function, need, chooser, known)
            continue
        upto = dependents_end(needs, at - 1)
        inner = below(writer, function, needs[at:upto], chooser, known | bound, need)
        for head in reversed(heads[1:]):
            inner = [INDENT + head, *(INDENT + row for row in inner)] if inner else []
        if inner:
            lines(function, need.line, heads[0], *inner)
        at = upto


def heads_of(writer: Writer, need: Need, chooser: Expression) -> tuple[list[str], set[str]]:
    """Return what stands around what the line brings, the outermost first, and the locals that
    this binds.
    """
    text, heads = writer.expressions, list[str]()
    if need.owner is not None and need.owner != chooser:  # what others choose is not counted on
        heads.append(f"if {text.text(Compare('=', need.owner, chooser))}:")
    if need.holds is not None:
        heads.append(f"if {text.text(need.holds)}:")
    match need.possible:
        case Call(EffectWord(possible=test), arguments) if test is not None:
            heads.append(f"if {text.call(writer.names.function(test), *arguments)}:")
    if need.chosen and isinstance(need.pieces, Candidates):
        kind = ascii(str(need.pieces.noun.pick or need.pieces.noun.name))
        name, count = writer.names.local(need.chosen), text.text(need.count)
        chosen = f"some.as_many(g, {kind}, {text.text(need.pieces)}, {count})"
        heads.append(f"for {name} in {chosen}:" if not need.many else f"for {name} in ({chosen},):")
        return heads, {need.chosen}
    return heads, set()


def brought(
    writer: Writer, function: Function, need: Need, chooser: Expression, known: set[str]
) -> None:
    """Write a number that is chosen, what a line is sure to do, or a loop in the loop."""
    if need.most is not None:
        plan_lines.number(writer, function, need, known)
    if need.ahead is not None:
        plan_lines.done(writer, function, need, known, sure=False)
        plan_lines.noted(writer, function, need, known)
    if need.around is not None:
        around(writer, function, need.around, need.line, chooser, known)
