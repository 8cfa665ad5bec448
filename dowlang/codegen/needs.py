"""What must be so before an option is offered: its condition, and that its mandatory parts can be carried out in full.

Needs on one pool are added up (two payments of food are one larger payment), while playing when their arguments may turn out equal; needs of
pieces of one noun that may be the same pieces are matched, so that one card does not pay twice. Needs of somebody else's hidden
pieces count as met: the chooser may not know.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from dowlang.codegen.expressions import Text
from dowlang.codegen.writer import Writer
from dowlang.semantics.model import Arithmetic, Candidates, Compare, Expression, Local, Logic, Need, Number, Size


def condition(writer: Writer, holds: Expression | None, needs: tuple[Need, ...], chooser: Expression) -> str:
    """The Python condition, empty when there is nothing to ask."""
    text = writer.expressions
    tests = [text.write(holds).within(2)] if holds is not None else []
    pools: dict[Callable[..., Any], list[Need]] = {}
    demands: dict[str, list[Need]] = {}
    for need in needs:
        if need.holds is not None:
            tests.append(known(writer, need, chooser, text.write(need.holds).within(2)))
        if need.possible is not None and need.possible.word.possible is not None:
            function = writer.names.function(need.possible.word.possible)
            tests.append(known(writer, need, chooser, text.call(function, *need.possible.arguments)))
        if need.word is not None and need.word.available is not None:
            pools.setdefault(need.word.available, []).append(need)
        if need.pieces is not None:
            demands.setdefault(noun_of(need.pieces), []).append(need)
    tests += [pooled(writer, same, chooser) for same in pools.values()]
    tests += [matched(writer, same, chooser) for same in demands.values()]
    return " and ".join(tests)


def known(writer: Writer, need: Need, chooser: Expression, test: str) -> str:
    """The test, unless the pieces are hidden from the chooser."""
    if need.owner is None or need.owner == chooser:
        return test
    return f"({writer.expressions.write(Logic('not', (Compare('=', need.owner, chooser),))).text} or {test})"


def count_of(writer: Writer, need: Need, chooser: Expression) -> Text:
    """How many a need takes; 0 when they are hidden from the chooser."""
    count = writer.expressions.write(need.count)
    if need.owner is None or need.owner == chooser:
        return count
    return Text(f"{count.within(1)} if {writer.expressions.text(Compare('=', need.owner, chooser))} else 0", -1)


def pooled(writer: Writer, same: list[Need], chooser: Expression) -> str:
    """All needs on what one function tells of: added up where the arguments are the same."""
    text, word = writer.expressions, same[0].word
    assert word is not None and word.available is not None
    function = writer.names.function(word.available)
    if all(need.arguments == same[0].arguments for need in same):
        if all(need.owner is None or need.owner == chooser for need in same):
            total = same[0].count
            for need in same[1:]:
                total = sum_of(total, need.count)
            wanted = text.write(total).within(4)
        else:
            wanted = " + ".join(count_of(writer, need, chooser).within(4) for need in same)
        return f"{text.call(function, *same[0].arguments)} >= {wanted}"
    pairs = [f"({count_of(writer, n, chooser).text}, {text.tuple_of([text.text(a) for a in n.arguments])})" for n in same]
    return f"{writer.names.engine('pieces', 'covered')}(g, {function}, {', '.join(pairs)})"


def sum_of(one: Expression, other: Expression) -> Expression:
    """Two counts added up, at once where both are known."""
    if isinstance(one, Number) and isinstance(other, Number):
        return Number(one.value + other.value)
    return Arithmetic("+", one, other)


def noun_of(pieces: Expression) -> str:
    """Pieces of different nouns are never the same."""
    match pieces:
        case Candidates(noun):
            return noun.name
        case Local(_, noun):
            return noun
    return ""


def matched(writer: Writer, same: list[Need], chooser: Expression) -> str:
    """All needs of pieces of one noun."""
    text = writer.expressions
    if len(same) == 1 and same[0].pieces is not None:
        return known(writer, same[0], chooser, text.write(Compare(">=", Size(same[0].pieces), same[0].count)).within(3))
    pairs = [f"({count_of(writer, n, chooser).text}, {text.text(n.pieces)})" for n in same if n.pieces is not None]
    return f"{writer.names.engine('pieces', 'enough')}({', '.join(pairs)})"
