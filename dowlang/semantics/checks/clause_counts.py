"""Count the clauses of a card against what its kind allows."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

from dowlang.diagnostics import codes
from dowlang.records import dataclass
from dowlang.semantics import inheritance
from dowlang.semantics.context import Context
from dowlang.syntax import ast
from dowlang.vocabulary.card_kinds import CardKind, Clause
from dowlang.vocabulary.clause_patterns import LEFT_OUT, as_written

OWN = ("id", "text", "art")  # lines of core.lark that every card may hold, each once


CORE: dict[str, frozenset[str]] = {
    "@trigger": frozenset({"trigger"}),
    "@option": frozenset({"option"}),
    "@automatic": frozenset({"automatic"}),
    "@vote": frozenset({"vote"}),
    "@chooser": frozenset({"chooser"}),
    "@statement": inheritance.STATEMENT_SHAPES,
    "@rule": inheritance.RULE_SHAPES,
    "@setting": frozenset({"setting"}),
}


_CLAUSES: dict[tuple[int, str], tuple[tuple[Clause, ...], Clause | None]] = {}
"""(clauses by identity, shape) -> the clauses themselves, and which of them a line of the shape
is.
"""


@dataclass(frozen=True, slots=True)
class ClauseBlock:
    """The lines of a card or of a section, the clauses they may be, and where their facts go.

    `prefix` is what roles begin with. `outer` are the bindings of the clause around a section.
    """

    kind: CardKind
    lines: Sequence[ast.Line]
    clauses: tuple[Clause, ...]
    facts: dict[str, Any]
    prefix: str = ""
    outer: tuple[tuple[str, str], ...] = ()

    def bindings(self, clause: Clause) -> tuple[tuple[str, str], ...]:
        """Return what is bound in a clause."""
        return clause.scope or self.outer or self.kind.scope


def clause_of(line: ast.Line, clauses: tuple[Clause, ...]) -> Clause | None:
    """Return the clause a line is."""
    held, found = _CLAUSES.get((id(clauses), line.shape), (None, None))
    if held is not clauses:  # not asked before, or of other clauses that lay in the same place
        pattern = LEFT_OUT if line.shape.startswith(inheritance.WITHOUT) else line.shape
        exact = next((c for c in clauses if c.pattern == pattern), None)
        found = exact or next((c for c in clauses if line.shape in CORE.get(c.pattern, ())), None)
        _CLAUSES[id(clauses), line.shape] = clauses, found
    return found


def title(clause: Clause) -> str:
    """Return the name of a clause in a message: its first words."""
    return _title(clause.pattern)


@cache
def _title(pattern: str) -> str:
    if pattern.startswith("@"):
        return {"@trigger": "when", "@setting": "setting"}.get(pattern, pattern[1:])
    words = []
    for word in pattern.split():
        if word[0] in "{[,(":
            break
        words.append(word)
    return " ".join(words) or as_written(pattern).partition("}")[0].strip("{[")


def check_clause_counts(
    context: Context, block: ClauseBlock, name: str, head: ast.Node, whole: bool
) -> None:
    """Report missing and repeated clauses. `whole`: every line of the card could be read."""
    kind, lines, clauses = block.kind, block.lines, block.clauses
    seen: dict[str, list[ast.Line]] = {}
    for line in lines:
        clause = clause_of(line, clauses)
        if clause is not None:
            seen.setdefault(clause.pattern, []).append(line)
        else:
            # the grammar reads no other lines on a card of the kind
            assert line.broken or line.shape in OWN
    for word in OWN:
        for line in (own := [row for row in lines if row.shape == word])[1:]:
            context.report.add(
                codes.DUPLICATE_CLAUSE, line.span, clause=word, line=own[0].span.line
            )
    given = {clause.role for clause in clauses if clause.pattern in seen}
    for clause in clauses:
        found = seen.get(clause.pattern, [])
        if len(found) < clause.least and whole and clause.unless not in given:
            if (
                clause.holds
                and any(section.name == clause.holds for section in kind.sections)
                and clause.role in _sides(kind)
            ):
                context.report.add(
                    codes.MISSING_SIDE, head.span, kind=kind.name, name=name, side=title(clause)
                )
            else:
                context.report.add(
                    codes.MISSING_CLAUSE, head.span, kind=kind.name, name=name, clause=title(clause)
                )
        if clause.most and len(found) > clause.most:
            for line in found[clause.most :]:
                context.report.add(
                    codes.DUPLICATE_CLAUSE, line.span, clause=title(clause), line=found[0].span.line
                )


def check_one_way(context: Context, kind: CardKind, lines: Sequence[ast.Line]) -> None:
    """Report clauses that exclude each other, at the second of them."""
    first: ast.Line | None = None
    for line in lines:
        clause = clause_of(line, kind.clauses)
        if clause is None or clause.role not in kind.one_of:
            continue
        if first is None:
            first = line
        elif line.shape != first.shape:  # a clause given twice has its own finding
            context.report.add(
                codes.ONE_OF_THEM,
                line.span,
                clause=title(clause),
                other=first.shape,
                line=first.span.line,
            )
            return


def _sides(kind: CardKind) -> set[str]:
    """Return roles of clauses that hold sections and must be there: sides."""
    names = {section.name for section in kind.sections}
    return {c.role for c in kind.clauses if c.holds in names and c.least}
