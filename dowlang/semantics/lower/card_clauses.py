"""Read the clauses of a card, which of them its kind has and how often, and gather what each says.

The checked card is made of that in `finalize`.

A clause is plain data (a fact under its role), or one of: a trigger, options and votes (together
the procedure `start`), statements (a procedure), rules (standing), a goal, an ability, a section
with clauses of its own. What is written like another side is put together in `inheritance`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import field
from typing import Any

from dowlang.diagnostics import codes
from dowlang.records import dataclass
from dowlang.semantics import inheritance, ir, line_parts
from dowlang.semantics.card_scopes import card_scope, everybodys_scope
from dowlang.semantics.checks.clause_checks import (
    report_copy_never_taken,
    report_out_of_range,
    report_rules_on_copy,
    report_wrong_texts,
)
from dowlang.semantics.checks.clause_counts import (
    ClauseBlock,
    check_clause_counts,
    clause_of,
    title,
)
from dowlang.semantics.checks.idle_beside import report_idle_beside
from dowlang.semantics.checks.missed_moments import warn_of_part, warn_of_unheard
from dowlang.semantics.checks.reckoned_once import report_reckoned_once
from dowlang.semantics.checks.repeated_settings import report_set_twice
from dowlang.semantics.context import Context
from dowlang.semantics.frame_kinds import FrameKind
from dowlang.semantics.ir_visitor import names_read
from dowlang.semantics.lower.abilities import ability
from dowlang.semantics.lower.blocks import body, each_below
from dowlang.semantics.lower.card_facts import fact
from dowlang.semantics.lower.goals import goal
from dowlang.semantics.lower.ongoing import rule, rules
from dowlang.semantics.lower.triggers import Triggered, trigger
from dowlang.semantics.message_wording import said
from dowlang.semantics.scopes import (
    THIS_COPY,
    Binding,
    Frame,
    Lying,
    Scope,
)
from dowlang.semantics.temporary_fields import temporarily
from dowlang.syntax import ast
from dowlang.vocabulary.card_kinds import Clause, Own
from dowlang.vocabulary.clause_patterns import LEFT_OUT


@dataclass(slots=True)
class Gathered:
    """The sum of the clauses of a card."""

    facts: dict[str, Any] = field(default_factory=dict)
    procedures: list[ir.Procedure] = field(default_factory=list)
    standing: list[ir.Standing] = field(default_factory=list)
    goals: dict[str, ir.Goal] = field(default_factory=dict)
    abilities: list[tuple[str, ir.Ability]] = field(default_factory=list)
    # options, automatic, votes, chooser, the preamble
    decided: list[ast.Line] = field(default_factory=list)
    triggered: Triggered | None = None
    trigger_fails: bool = False


def gather(context: Context, block: ClauseBlock, out: Gathered) -> None:
    """Gather all lines of a card or a section, in order."""
    lines, clauses = block.lines, block.clauses
    for line in lines:
        if line.shape == "counter {name}" or (
            (found := clause_of(line, clauses)) is not None and found.role == "counters"
        ):
            _counter(context, line)
    for line in lines:
        clause = clause_of(line, clauses)
        if clause is not None:
            one(context, block, clause, line, out)
    ruled = {f"{block.prefix}{one.role}": one for one in clauses if one.pattern == "@rule"}
    for standing in out.standing:
        if standing.role in ruled:
            part = ruled[standing.role].until
            report_set_twice(context, standing.rules, lines)
            warn_of_unheard(context, standing.rules, lines)
            if part is not None:
                warn_of_part(context, standing.rules, lines, part)
    told = [(line, found) for line in lines if (found := clause_of(line, clauses)) is not None]
    if any(clause.rules_out or clause.idles for _, clause in told):
        report_idle_beside(context, lines, told)
    for clause in clauses:
        if clause.spares:
            _spare(context, clause, lines, clauses, block.facts)


def _spare(
    context: Context,
    clause: Clause,
    lines: Sequence[ast.Line],
    clauses: tuple[Clause, ...],
    facts: dict[str, Any],
) -> None:
    """Reports the lines of a clause that name a card on which another line of the same card
    relies.
    """
    wanted = [
        (line, other)
        for line in lines
        if (other := clause_of(line, clauses)) is not None and other.role in clause.spares
    ]
    rows = {line.span.line: line for line in lines}
    for named, at in zip(
        facts.get(clause.role, ()), facts.get("_named", {}).get(clause.role, ()), strict=True
    ):
        for line, other in wanted:
            if named == [other.of, facts.get(other.role)]:
                name, word = (
                    said(next(v for v in line_parts.values(line) if isinstance(v, ast.Text))),
                    clause.pattern.split()[0],
                )
                context.report.add(
                    codes.ONE_OF_THEM,
                    rows[at].span,
                    clause=f"{word} {name}",
                    other=f"{title(other)} {name}",
                    line=line.span.line,
                )


def _counter(context: Context, line: ast.Line) -> None:
    name = next(v for v in line_parts.values(line) if isinstance(v, ast.Ident))
    if name.text in context.counters:
        first = context.counter_lines.get(name.text)
        if first not in (None, line.span.line):
            context.report.add(codes.DUPLICATE_COUNTER, name.span, name=name.text, line=first)
        return
    context.counters.append(name.text)
    context.counter_lines[name.text] = line.span.line


def one(
    context: Context, beside: ClauseBlock, clause: Clause, line: ast.Line, out: Gathered
) -> None:
    """Read one clause."""
    with temporarily(context, from_setup=clause.from_setup):
        _one(context, beside, clause, line, out)


def _one(
    context: Context, beside: ClauseBlock, clause: Clause, line: ast.Line, out: Gathered
) -> None:
    kind, prefix, facts = beside.kind, beside.prefix, beside.facts
    bindings = beside.bindings(clause)
    scope = everybodys_scope(bindings) if clause.everybodys else card_scope(bindings)
    if clause.own is not None:
        scope = own_copy(context, scope, clause.own)
    role = f"{prefix}{clause.role}"
    section = next((s for s in kind.sections if s.name == clause.holds), None)
    if clause.pattern == "@trigger":
        out.triggered = trigger(context, line, scope)
        out.trigger_fails = out.triggered is None
        return
    if clause.pattern in ("@option", "@automatic", "@vote", "@chooser") or title(clause) == "first":
        out.decided.append(line)
        return
    if clause.pattern == "@setting":
        _setting(context, clause, line, facts)
        return
    # in a side that is written like another none is left
    if clause.pattern == LEFT_OUT:
        context.report.misplaced(
            line,
            "without",
            f"`{prefix.rstrip('.') or kind.name}`",
            "it in a side that is written `like` another",
        )
        return
    if clause.pattern == "@statement":
        return  # gathered together by `_section`
    if clause.pattern == "@rule":
        made = rule(context, line, scope, f"{role}.{line.span.line}".replace(" ", "_"), None)
        if clause.from_setup or not clause.everybodys:  # of others a round sees the end
            report_reckoned_once(context, made, (line,))
        _stand(out, role, made)
        return
    if section is not None:
        _section(context, beside, clause, line, out)
        return
    if clause.role != "ability":  # whose die is looked at with it
        report_out_of_range(context, clause, line)
    report_wrong_texts(context, clause, line, facts)
    condition = line_parts.first(line, "cond")
    if condition is not None and not isinstance(condition, ast.Ident):
        found = goal(context, condition, scope)
        if found is not None:
            out.goals[role] = found
        return
    if clause.role == "ability":
        abilities = sum(1 for name, _ in out.abilities if name.split("_")[0] == role)
        made_ability = ability(
            context, line, scope, role if not abilities else f"{role}_{abilities + 1}"
        )
        assert made_ability is not None  # only one that is granted may name a place
        out.abilities.append((role, made_ability))
        return
    if clause.holds == "statements":
        moment = clause.moment
        with temporarily(context, between_turns=clause.between_turns, moment=moment):
            done = body(context, line.block, scope, role.replace(".", "_"))
        block = done.block
        if clause.own is not None:
            report_copy_never_taken(context, clause.own, line.block, block)
        if (
            clause.own is not None
            and clause.own.told is not None
            and THIS_COPY in names_read(block)
        ):
            told = ir.Bind(THIS_COPY, ir.Call(clause.own.told, ()), line.span.line)
            block = ir.Block(block.path, (told, *block.statements))
        out.procedures.append(ir.Procedure(role, scope_locals(bindings), block))
    elif clause.holds == "rules":
        known = (*bindings, *(((THIS_COPY, clause.own.noun),) if clause.own is not None else ()))
        made = rules(context, line.block, scope, role.replace(".", "_"))
        report_reckoned_once(context, made, line.block)
        if clause.own is not None:
            report_rules_on_copy(context, clause.own, line.block, made)
            report_copy_never_taken(context, clause.own, line.block, made)
        _stand(out, role, made, known)
    if clause.fact:
        fact(context, clause, line, facts, scope)


def own_copy(context: Context, scope: Scope, own: Own) -> Scope:
    """Return the scope of a clause on a card of which there are copies: `this card` is the one
    whose text it is.
    """
    local = ir.Local(THIS_COPY, own.noun)
    context.pieces.lying[THIS_COPY] = Lying(own.spot)
    return scope.inner(
        Frame(
            FrameKind.CARD,
            {
                THIS_COPY: Binding(
                    local, own.noun, called="this card", still=ir.Call(own.still, (local,))
                )
            },
        )
    )


def scope_locals(bindings: tuple[tuple[str, str], ...]) -> tuple[ir.Local, ...]:
    """Return the locals a procedure is given: `you`, then what the clause binds."""
    declared = [
        ir.Local(name, noun.removesuffix("[]"), noun.endswith("[]")) for name, noun in bindings
    ]
    if not any(local.name == "you" for local in declared):
        return tuple(declared)
    return (*[d for d in declared if d.name == "you"], *[d for d in declared if d.name != "you"])


def _stand(
    out: Gathered,
    role: str,
    made: tuple[ir.Rule, ...],
    bindings: tuple[tuple[str, str], ...] = (("you", "player"),),
) -> None:
    if not made:
        return
    for index, known in enumerate(out.standing):
        if known.role == role:
            out.standing[index] = ir.Standing(role, known.scope, (*known.rules, *made))
            return
    out.standing.append(ir.Standing(role, scope_locals(bindings), made))


# ---- settings


def _setting(context: Context, clause: Clause, line: ast.Line, facts: dict[str, Any]) -> None:
    name, number = (
        inheritance.setting_name(line),
        next(v for v in line_parts.values(line) if isinstance(v, ast.Integer)),
    )
    own = any(one.name == name for one in clause.numbers)  # looked at by `settings`
    for low, high in () if own else clause.ranges[:1]:
        if not low <= number.value <= high:
            context.report.out_of_range(number, number.value, low, high, name)
    if name in facts.get("_lines", {}):
        context.report.add(
            codes.DUPLICATE_CLAUSE, line.span, clause=name, line=facts["_lines"][name]
        )
        return
    facts.setdefault("_lines", {})[name] = line.span.line
    facts[name.split(" ")[0]] = number.value


# ---- sections
def _section(
    context: Context, beside: ClauseBlock, clause: Clause, line: ast.Line, out: Gathered
) -> None:
    kind, prefix, facts = beside.kind, beside.prefix, beside.facts
    bindings = beside.bindings(clause)
    section = next(s for s in kind.sections if s.name == clause.holds)
    like = inheritance.is_like(line)
    lines = inheritance.lines_of(
        context,
        line,
        [
            row
            for row in beside.lines
            if (c := clause_of(row, kind.clauses)) is not None and c.holds == section.name
        ],
    )
    name = title(clause).split(" ")[0]
    # its numbers belong to what it stands in
    flat = any(c.pattern == "@setting" for c in section.clauses)
    inner = prefix if flat else f"{prefix}{clause.role}."
    held = facts if flat else facts.setdefault(clause.role, {})
    block = ClauseBlock(kind, lines, section.clauses, held, inner, bindings)
    left_out = inheritance.counters_left_out(lines, line)
    with temporarily(context, side=name, left_out=left_out):
        if not like or any(row.shape.startswith(inheritance.WITHOUT) for row in line.block):
            whole = bool(lines) and not any(row.broken for row in lines)
            check_clause_counts(context, block, name, line, whole)
        gather(context, block, out)
        each_below(context, lines, card_scope(bindings), "unread")
        statements = [
            row
            for row in lines
            if (c := clause_of(row, section.clauses)) is not None and c.pattern == "@statement"
        ]
        if statements:
            role = f"{prefix}{clause.role}"
            before_play = any(c.before_play for c in section.clauses if c.pattern == "@statement")
            brought, moment = (set[str](), "setup") if before_play else (None, "")
            with temporarily(context, brought=brought, moment=moment):
                done = body(context, statements, card_scope(bindings), role.replace(".", "_"))
            out.procedures.append(ir.Procedure(role, scope_locals(bindings), done.block))
    held.pop("_lines", None)
