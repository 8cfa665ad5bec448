"""Write the precondition of an option: its condition, and that its mandatory parts are possible.

Where a line before may make a later one possible or impossible the lines are gone through in their
order (`option_plans`). Else needs on one pool are added up, while playing when their arguments may
turn out equal, and needs of pieces of one noun in one line are matched, so that one card does not
pay twice. Of somebody else's hidden pieces no more is asked than all may know (`seen_by_all`).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from dowlang.codegen import option_plans
from dowlang.codegen.source_text import COMPARISON, NOT, SUM
from dowlang.codegen.writer import INT, Writer
from dowlang.semantics.ir import (
    Arithmetic,
    Call,
    Candidates,
    Compare,
    Expression,
    Local,
    Logic,
    Need,
    Number,
    Pick,
    Size,
)
from dowlang.semantics.ir_needs import one_after_another, seen_by_all
from dowlang.semantics.ir_visitor import nodes
from dowlang.vocabulary.declarations import EffectWord


def condition(
    writer: Writer,
    needs: tuple[Need, ...],
    chooser: Expression,
    bound: dict[str, str],
    path: str,
) -> str:
    """Return the Python condition that needs can be met, empty when there is nothing to ask.

    `bound` are the locals that are known, `path` names a function it may take.
    """
    return " and ".join(dict.fromkeys(tests(writer, needs, chooser, bound, path)))


def tests(
    writer: Writer,
    needs: tuple[Need, ...],
    chooser: Expression,
    bound: dict[str, str],
    path: str,
) -> list[str]:
    """Return the tests that `condition` joins."""
    if one_after_another(needs):
        live = writer.flow.live(bound, needs, compared(needs, chooser))
        plan = option_plans.plan(
            writer, f"{path}.possible", needs, chooser, {name: bound[name] for name in live}
        )
        return [
            f"{writer.names.engine('feasibility', 'some_way')}(g, {plan}{writer.locals_(live)})"
        ]
    return at_once(writer, needs, chooser)


def leading_on(
    writer: Writer, statement: Pick, candidates: str, bound: dict[str, str], path: str
) -> str:
    """Return those of the pieces of a choice from which a way leads through the lines below."""
    chooser, needs = statement.chooser, statement.onward
    assert chooser is not None  # chance is led nowhere
    live = writer.flow.live(bound, needs, compared(needs, chooser))
    parameters = {name: bound[name] for name in live if name != statement.name}
    named = {**parameters, statement.name: INT}
    plan = option_plans.plan(writer, f"{path}.leads_on", needs, chooser, named)
    function = writer.names.engine("feasibility", "leading_on")
    return f"{function}(g, {candidates}, {plan}{writer.locals_(list(parameters))})"


def compared(needs: tuple[Need, ...], chooser: Expression) -> tuple[Expression, ...]:
    """Return who chooses, where a need may be somebody else's: its pieces, or one in a loop."""
    inner = (part for need in needs for part in nodes(need.inner) if isinstance(part, Need))
    asked = (*inner, *(need for need in needs if need.pieces is not None))
    others = any(need.owner is not None and need.owner != chooser for need in asked)
    return (chooser,) if others else ()


def at_once(writer: Writer, needs: tuple[Need, ...], chooser: Expression) -> list[str]:
    """Return the tests of needs that say nothing of each other."""
    text, tests = writer.expressions, list[str]()
    pools: dict[Callable[..., Any], list[Need]] = {}
    # of one line: what lines take from each other is gone through in their order
    demands: dict[tuple[tuple[int, ...], str], list[Need]] = {}
    chosen = {need.chosen for need in needs}
    for need in needs:
        # the choice before it is only among what leaves one here
        if writer.flow.mentioned(need) & chosen:
            continue
        if need.holds is not None:
            tests.append(text.write(need.holds).within(NOT))
        match need.possible:
            case Call(EffectWord(possible=test), arguments) if test is not None:
                tests.append(text.call(writer.names.function(test), *arguments))
        if need.word is not None and need.word.available is not None:
            pools.setdefault(need.word.available, []).append(need)
        if need.pieces is not None and need.aside:
            tests.append(enough(writer, need, chooser))
        elif need.pieces is not None:
            demands.setdefault((need.place, noun_of(need.pieces)), []).append(need)
    tests += [pooled(writer, same) for same in pools.values()]
    return tests + [matched(writer, same, chooser) for same in demands.values()]


def pieces_known(writer: Writer, need: Need, chooser: Expression) -> str:
    """Write the pieces that the chooser knows of, as the part of a conditional or an argument."""
    text = writer.expressions
    assert need.pieces is not None
    seen = seen_by_all(need.pieces)
    if need.owner is None or need.owner == chooser or seen == need.pieces:
        return text.text(need.pieces)
    own = text.text(Compare("=", need.owner, chooser))
    return f"{text.text(need.pieces)} if {own} else {text.text(seen)}"


def enough(writer: Writer, need: Need, chooser: Expression) -> str:
    """Write that there are so many pieces, as far as the chooser may know, as an operand of
    `and`.
    """
    text = writer.expressions
    assert need.pieces is not None
    there, seen = Compare(">=", Size(need.pieces), need.count), seen_by_all(need.pieces)
    if need.owner is None or need.owner == chooser or seen == need.pieces:
        return text.write(there).within(COMPARISON)
    other = Logic("not", (Compare("=", need.owner, chooser),))
    known = Logic("and", (Compare(">=", Size(seen), need.count), Logic("or", (other, there))))
    return text.write(known).within(NOT)


def pooled(writer: Writer, same: list[Need]) -> str:
    """Return as text the test of all needs of what one function tells, added up where the arguments
    are the same.
    """
    text, word = writer.expressions, same[0].word
    assert word is not None and word.available is not None
    function = writer.names.function(word.available)
    if all(need.arguments == same[0].arguments for need in same):
        total = same[0].count
        for need in same[1:]:
            total = sum_of(total, need.count)
        wanted = text.write(total).within(SUM)
        return f"{text.call(function, *same[0].arguments)} >= {wanted}"
    pairs = [
        f"({text.text(n.count)}, {text.tuple_of([text.text(a) for a in n.arguments])})"
        for n in same
    ]
    return f"{writer.names.engine('collections', 'covered')}(g, {function}, {', '.join(pairs)})"


def sum_of(one: Expression, other: Expression) -> Expression:
    """Return two counts added up, at once where both are known."""
    if isinstance(one, Number) and isinstance(other, Number):
        return Number(one.value + other.value)
    return Arithmetic("+", one, other)


def noun_of(pieces: Expression) -> str:
    """Return the noun of the pieces: pieces of different nouns are never the same."""
    match pieces:
        case Candidates(noun):
            return noun.name
        case Local(_, noun):
            return noun
    return ""


def matched(writer: Writer, same: list[Need], chooser: Expression) -> str:
    """Return as text the test of all needs of pieces of one noun."""
    if len(same) == 1:
        return enough(writer, same[0], chooser)
    text = writer.expressions
    pairs = [f"({text.text(need.count)}, {pieces_known(writer, need, chooser)})" for need in same]
    return f"{writer.names.engine('collections', 'enough')}({', '.join(pairs)})"
