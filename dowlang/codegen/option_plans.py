"""The function that goes through the lines of an option on a copy of the game: each line has to be
possible after those before it.

It reads like the lines: what is asked, what is chosen, what is then so. `some_way` runs it for one
way to choose after the other.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from dowlang.codegen import turns
from dowlang.codegen.plan_lines import INDENT, behind_limit, done, lines, noted, number, unknown
from dowlang.codegen.source_text import COMPARISON, NOT, SUM
from dowlang.codegen.writer import Function, Writer
from dowlang.semantics.ir import Call, Candidates, Compare, Expression, Need, Size
from dowlang.semantics.ir_needs import dependents_end, seen_by_all
from dowlang.semantics.ir_visitor import names_read, rebuild
from dowlang.vocabulary.declarations import EffectWord


def plan(
    writer: Writer,
    path: str,
    needs: tuple[Need, ...],
    chooser: Expression,
    parameters: dict[str, str],
) -> str:
    """Write the function of these needs. Returns its name."""
    function = writer.function(path, needs[0].line, list(parameters.items()))
    function.parameters.insert(0, ("some", writer.names.engine("feasibility", "Choices")))
    function.returns, function.step = "bool", False
    through(writer, function, asked_where(needs), chooser, set(parameters))
    last = function.lines[-2:]
    if last and last[-1].strip() == "return False" and last[0].startswith(f"{INDENT}if not "):
        test, _, remark = last[0].strip().removeprefix("if not ").rpartition(":  # ")
        function.lines[-2:] = [f"{INDENT}return {unwrapped(test)}  # {remark}"]
    else:
        function.lines.append(f"{INDENT}return True")
    return function.name


def through(
    writer: Writer,
    function: Function,
    needs: Sequence[Need],
    chooser: Expression,
    known: set[str],
) -> None:
    """Write the lines of needs, one after the other."""
    at = 0
    while at < len(needs):
        need, at = needs[at], at + 1
        if need.owner is not None and need.owner != chooser and need.pieces is not None:
            upto = dependents_end(needs, at - 1)
            chosen_by_another(writer, function, needs[at - 1 : upto], chooser, known)
            at = upto
            continue
        one(writer, function, need, known)
        if need.around is not None and not unknown(writer, need, known):
            turns.around(writer, function, need.around, need.line, chooser, known)
        if need.limited is not None and not unknown(writer, need, known):
            before, function.lines = function.lines, []
            through(writer, function, need.limited.needs, chooser, set(known))
            inner, function.lines = function.lines, before
            behind_limit(writer, function, need, need.limited, inner)


def chosen_by_another(
    writer: Writer,
    function: Function,
    needs: Sequence[Need],
    chooser: Expression,
    known: set[str],
) -> None:
    """Write the line of somebody who may be the chooser: then it is gone through like the
    chooser's own. What another one chooses is not counted on, and only what all see is asked.
    """
    text, (need, *rest) = writer.expressions, needs
    assert need.owner is not None and need.pieces is not None
    if unknown(writer, need, known):
        through(writer, function, rest, chooser, known)
        return
    seen = seen_by_all(need.pieces)
    before, function.lines = function.lines, []
    through(writer, function, [replace(need, owner=None), *rest], chooser, set(known))
    own, function.lines = function.lines, []
    few = text.text(Compare("<", Size(seen), need.count))
    lines(function, need.line, f"if {few}:", INDENT + "return False")
    through(writer, function, rest, chooser, set(known))
    others, function.lines = function.lines, before
    lines(function, need.line, f"if {text.text(Compare('=', need.owner, chooser))}:")
    function.lines += [INDENT + row for row in own]
    function.lines += [f"{INDENT}else:", *(INDENT + row for row in others)]


def asked_where(needs: tuple[Need, ...]) -> tuple[Need, ...]:
    """Return needs that note where their pieces are only where one of them asks for that."""
    asked = names_read(needs)

    def of(part: object) -> object:
        if isinstance(part, Need) and part.noted_at and part.noted_at not in asked:
            return replace(part, noted_at="", noted_by=None)
        return part

    return tuple(rebuild(need, of) for need in needs)


def unwrapped(test: str) -> str:
    """Return the test without the parentheses that only `not` needed."""
    depth = 0
    for at, sign in enumerate(test):
        depth += {"(": 1, ")": -1}.get(sign, 0)
        if depth == 0:
            return test[1:-1] if test[:1] == "(" and at == len(test) - 1 else test
    return test


def one(writer: Writer, function: Function, need: Need, known: set[str]) -> None:
    """Write the lines of one need, and nothing of one that speaks of something unknown."""
    text = writer.expressions
    if unknown(writer, need, known):
        return
    if need.holds is not None:
        lines(
            function,
            need.line,
            f"if not {text.write(need.holds).within(NOT)}:",
            INDENT + "return False",
        )
    match need.possible:
        case Call(EffectWord(possible=test), arguments) if test is not None:
            asked = text.call(writer.names.function(test), *arguments)
            lines(function, need.line, f"if not {asked}:", INDENT + "return False")
    if need.word is not None and need.word.available is not None:
        there = text.call(writer.names.function(need.word.available), *need.arguments)
        lines(
            function,
            need.line,
            f"if not ({there} >= {text.write(need.count).within(SUM)}):",
            INDENT + "return False",
        )
    if need.pieces is not None:
        pieces(writer, function, need, known)
    if need.most is not None:
        number(writer, function, need, known)
    if need.ahead is not None:
        done(writer, function, need, known)
    noted(writer, function, need, known)


def pieces(writer: Writer, function: Function, need: Need, known: set[str]) -> None:
    """Write that some of the pieces are chosen, or that there have to be so many."""
    text, candidates = writer.expressions, need.pieces
    assert candidates is not None
    if not need.chosen or not isinstance(candidates, Candidates):
        lines(
            function,
            need.line,
            f"if not {text.write(Compare('>=', Size(candidates), need.count)).within(COMPARISON)}:",
            INDENT + "return False",
        )
        return
    kind = ascii(str(candidates.noun.pick or candidates.noun.name))
    many = f", {text.text(need.count)}" if need.many else ""
    chosen = (
        f"{writer.names.local(need.chosen)} = some.{'several' if need.many else 'one'}(g, "
        f"{kind}, {text.text(candidates)}{many})"
    )
    lines(function, need.line, chosen)
    known.add(need.chosen)
