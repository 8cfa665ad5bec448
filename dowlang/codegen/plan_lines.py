"""Write those lines of the function that goes through the lines of an option which loops and
single lines have in common.
"""

from __future__ import annotations

from collections.abc import Sequence

from dowlang.codegen.comments import commented
from dowlang.codegen.writer import Function, Writer
from dowlang.semantics.ir import Call, Candidates, Limited, Local, Need
from dowlang.semantics.ir_needs import own
from dowlang.semantics.ir_visitor import nodes
from dowlang.vocabulary.declarations import EffectWord

INDENT = "    "


def lines(function: Function, line: int, first: str, *more: str) -> None:
    """Write lines of code, the first with the number of its card line."""
    function.lines.append(commented(INDENT + first, line))
    function.lines += [INDENT + other for other in more]


def unknown(writer: Writer, need: Need, known: set[str]) -> bool:
    """Return True if the need speaks of what only carrying out the lines would tell."""
    elements = {part.element for part in nodes(need) if isinstance(part, Candidates)}
    return bool(writer.flow.mentioned(need) - known - own(need) - elements)


def behind_limit(
    writer: Writer, function: Function, need: Need, limited: Limited, rows: Sequence[str]
) -> None:
    """Write rows that are gone through while a limit is not used up, and the count of that use."""
    scope = int(writer.target.vocabulary.scopes[limited.limit.scope])
    count = writer.names.engine("ongoing_effects", "use_line")
    card = writer.expressions.card_of(limited.uses)
    use = f"{count}(g, {scope}, {card}, {int(limited.uses.number)})"
    left = writer.expressions.text(limited.left)
    lines(function, need.line, f"if {left}:", INDENT + use, *rows)


def number(writer: Writer, function: Function, need: Need, known: set[str]) -> None:
    """Write a number that somebody chooses."""
    text = writer.expressions
    assert need.most is not None
    chosen = f"some.number({text.text(need.count)}, {text.text(need.most)})"
    lines(function, need.line, f"{writer.names.local(need.chosen)} = {chosen}")
    known.add(need.chosen)


def noted(writer: Writer, function: Function, need: Need, known: set[str]) -> None:
    """Write where the pieces are that were chosen or yielded, for the lines that ask for it."""
    if need.noted_by is not None and need.chosen in known:
        chosen = Local(need.chosen, "", need.many)
        where = writer.expressions.text(Call(need.noted_by, (chosen,)))
        lines(function, need.line, f"{writer.names.local(need.noted_at)} = {where}")
        known.add(need.noted_at)


def done(
    writer: Writer, function: Function, need: Need, known: set[str], sure: bool = True
) -> None:
    """Write what the line is sure to do.

    Without `sure` it stops nothing where it is not possible.
    """
    ahead, line = need.ahead, need.line
    assert ahead is not None
    text, word = writer.expressions, ahead.word
    assert word.ahead is not None  # of a word without it nothing is ahead
    act = text.call(writer.names.function(word.ahead), *ahead.arguments)
    if ahead.pieces is None:
        binds = f"{writer.names.local(need.chosen)} = " if need.chosen else ""
        lines(function, line, f"{binds}{act}")
        known |= {need.chosen}
        return
    inner = [act]
    if ahead.must and isinstance(word, EffectWord) and word.possible is not None:
        asked = text.call(writer.names.function(word.possible), *ahead.arguments)
        inner = (
            [f"if not {asked}:", INDENT + "return False", act]
            if sure
            else [f"if {asked}:", INDENT + act]
        )
    lines(
        function,
        line,
        f"for {writer.names.local(ahead.name)} in {text.pieces(ahead.pieces)}:",
        *(INDENT + row for row in inner),
    )
