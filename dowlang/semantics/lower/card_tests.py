"""Lower `test` blocks: a table is set, players act, and the outcome is compared.

It is done once for each row of a table of cases.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

from dowlang.diagnostics import codes
from dowlang.semantics import ir, line_parts
from dowlang.semantics.context import Context
from dowlang.semantics.lower import case_tables
from dowlang.semantics.lower.card_test_givens import TABLE, given_line
from dowlang.semantics.lower.card_test_steps import chosen_label, move, told_event, who_acts
from dowlang.semantics.set_environment import CardName
from dowlang.semantics.unparse import written
from dowlang.syntax import ast
from dowlang.syntax.relocation import nodes
from dowlang.vocabulary.noun_declarations import Noun

Step = ir.Given | ir.Move | ir.Then

MOST_SEATS = 9  # that any game can have


def card_tests(
    context: Context, line: ast.Line, labels: Collection[str] | None, above: CardName | None = None
) -> list[ir.CardTest]:
    """Lower one `test` block: a test, or one for each row of its table.

    `labels` are the options that may be chosen, None when the card is not at hand.

    `above` sets up its table, unless it is given another such card. No test: errors were reported.
    """
    title = line_parts.text(line)
    name = title.value if title else ""
    before = context.report.errors
    rows = case_tables.read(context, line)
    begun = _set_up(context, line, above)
    ways: list[list[Step]] = [[*begun] for _ in (range(1) if rows is None else rows)]
    todo = ""
    _in_order(context, line)
    for row in line.block:
        if row.shape == "todo":
            note = line_parts.text(row)
            todo = note.value if note else ""
            context.report.add(codes.UNFINISHED_TEST, row.span, name=name, note=todo)
        elif rows is None:
            # a name of a table that is not there, or that could not be read
            if not any(case_tables.uses(row, context.counters)):
                ways[0].extend(_steps(context, row, labels))
        else:
            for steps, more in zip(
                ways,
                case_tables.each_row(context, row, rows, lambda one: _steps(context, one, labels)),
                strict=True,
            ):
                steps.extend(more or ())
    case_tables.report_unused(context, line)
    _seats(context, line, ways)
    if context.report.errors > before:
        return []
    if rows is None or todo:
        return [ir.CardTest(name, line.span.line, tuple(ways[0]) if ways else (), todo)]
    return [
        ir.CardTest(name, row.span.line, tuple(steps), where=row.where)
        for row, steps in zip(rows, ways, strict=True)
    ]


def _in_order(context: Context, line: ast.Line) -> None:
    """Report a `given` below a `when` or a `then`: the table is set before anything is done or
    looked at.
    """
    begun = 0
    for row in line.block:
        if row.shape == "given" and begun:
            where = (
                f"above line {begun}: the table is set before the first `when` or `then` of a test"
            )
            context.report.out_of_scope(row, "given …", where)
        elif row.shape not in ("given", "todo", "cases") and not row.broken:
            begun = begun or row.span.line


def _set_up(context: Context, line: ast.Line, above: CardName | None) -> list[Step]:
    """Return the steps that set up the table of a test that does not say it: the card it stands
    under.

    One such card is enough.
    """
    given = [
        kind
        for row in line.block
        for part in row.parts_named("card")
        if isinstance(kind := part.values[0], ast.Ident)
        and context.lexicon.kinds[kind.lemma].setting
    ]
    for second in given[1:]:
        context.report.add(
            codes.DUPLICATE_CLAUSE,
            second.span,
            clause=f"given {second.lemma}",
            line=given[0].span.line,
        )
    return (
        []
        if given or above is None
        else [ir.Given("setting", line.span.line, text=above.name, setting=above.kind)]
    )


def _seats(context: Context, line: ast.Line, ways: Sequence[Sequence[Step]]) -> None:
    """Check that each player that is spoken of has a seat at the table, as far as the test says how
    many play.
    """
    players = [
        step.value
        for steps in ways
        for step in steps
        if isinstance(step, ir.Given)
        and step.kind == "number"
        and isinstance(step.word, Noun)
        and step.word.name == "player"
    ]
    most = max(players, default=MOST_SEATS)
    for node in nodes(line):
        if (
            isinstance(node, ast.Reference)
            and node.words[:1] == ("player",)
            and node.number is not None
            and not 1 <= node.number <= most
        ):
            context.report.out_of_range(
                node, node.number, 1, most, "a player of this test" if players else "a player"
            )


def _steps(context: Context, row: ast.Line, labels: Collection[str] | None) -> list[Step]:
    """Return the steps of one line of a test."""
    match row.shape:
        case "given":
            return [step for part in row.parts for step in given_line(context, part)]
        case "does" | "chooses" | "answers" | "votes":
            moved = move(context, row, labels)
            return [] if moved is None else [moved]
        case "then":
            condition = line_parts.condition(row)
            holds = None if condition is None else context.condition(condition, TABLE)
            if condition is None or holds is None:
                return []
            return [
                ir.Then(
                    row.span.line,
                    holds,
                    written(condition, context.lexicon),
                    parts=_parts(context, condition, holds),
                )
            ]
        case "cannot_choose" | "can_choose":
            player, label = who_acts(context, row), chosen_label(context, row, labels)
            can = row.shape == "can_choose"
            said = f'player {(player or 0) + 1} {"can" if can else "cannot"} choose "{label}"'
            return (
                []
                if player is None
                else [ir.Then(row.span.line, None, said, player, label, can=can)]
            )
        case "cannot_do" | "can_do":
            done = move(context, row, labels)
            if done is not None and done.event is None:
                wanted = "an action; a turn can always be begun and ended"
                context.report.add(
                    codes.WRONG_TYPE,
                    told_event(row).predicate.span,
                    found=f"`{told_event(row).predicate.pattern}`",
                    wanted=wanted,
                )
            return (
                []
                if done is None or done.event is None
                else [
                    ir.Then(
                        row.span.line,
                        None,
                        "",
                        done.player,
                        event=done.event,
                        can=row.shape == "can_do",
                        option=done.option,
                        points=done.points,
                    )
                ]
            )
        case _:  # `todo`, and what could not be read
            return []


def _parts(context: Context, node: ast.Expression, holds: ir.Expression) -> tuple[ir.Part, ...]:
    """Return what `and` joins, each part with its words."""
    if isinstance(node, ast.LogicalExpression) and node.operator == "and":
        assert isinstance(holds, ir.Logic)
        return tuple(
            part
            for one, meant in zip(node.operands, holds.operands, strict=True)
            for part in _parts(context, one, meant)
        )
    if isinstance(node, ast.Comparison):
        return (
            ir.Part(
                holds, *(written(each, context.lexicon) for each in (node, node.left, node.right))
            ),
        )
    return (ir.Part(holds, written(node, context.lexicon)),)
