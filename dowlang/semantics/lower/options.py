"""Options and votes: what can be chosen, when it is possible, what a vote brings."""

from __future__ import annotations

from collections.abc import Sequence

from dowlang.diagnostics import codes
from dowlang.semantics import ir, line_parts
from dowlang.semantics.context import Context
from dowlang.semantics.ir_needs import with_ways_on
from dowlang.semantics.lower.blocks import block, body, each_below
from dowlang.semantics.lower.lowered_line import Lowered
from dowlang.semantics.lower.preconditions import one_possible
from dowlang.semantics.lower.tie_breaks import behind_ties, with_ties
from dowlang.semantics.message_wording import said
from dowlang.semantics.resolve.denotation import Definite, Meaning
from dowlang.semantics.resolve.latest_vote_or_throw import after_last
from dowlang.semantics.resolve.mentions import after_condition
from dowlang.semantics.resolve.noun_phrases import meaning, noun_phrase
from dowlang.semantics.scopes import Scope, decider
from dowlang.semantics.temporary_fields import temporarily
from dowlang.syntax import ast
from dowlang.vocabulary.declarations import THE_VOTE, Type


def option(context: Context, line: ast.Line, scope: Scope, path: str) -> ir.Option | None:
    """Lower one option.

    Its number is its place on the card, its needs are those of its mandatory lines.
    """
    context.options.count += 1
    number = context.options.count
    label = line_parts.text(line)
    assert label is not None  # what is not labelled is no option
    known = context.options.numbers.get(label.value)
    if (
        known is not None
        and context.options.lines.get(label.value, (0, ""))[1] == path.rsplit(".", 1)[0]
    ):
        context.report.add(
            codes.DUPLICATE_OPTION,
            label.span,
            label=label.value,
            line=context.options.lines[label.value][0],
        )
    context.options.numbers.setdefault(label.value, number)
    context.options.lines.setdefault(label.value, (line.span.line, path.rsplit(".", 1)[0]))
    written = line_parts.condition(line)
    if written is not None and known is None:
        context.options.conditional.add(label.value)
    holds = None if written is None else context.condition(written, scope)
    before, looked_at = len(context.options.amounts), len(context.pieces.looked_at)
    with temporarily(context.options, current=number):
        done = body(context, line.block, after_condition(context, written, scope), path)
    del context.pieces.looked_at[looked_at:]
    if written is not None:  # an author who wrote a condition has thought of it
        del context.options.amounts[before:]
    if written is not None and holds is None:
        return None
    lines = with_ways_on(done.block, done.needs)
    return ir.Option(number, label.value, holds, done.needs, lines, line.span.line)


def choice(
    context: Context,
    lines: Sequence[ast.Line],
    chooser: ir.Expression,
    scope: Scope,
    path: str,
    line: int,
) -> ir.Choose:
    """Return options side by side."""
    options = []
    for row in lines:
        if (label := line_parts.text(row)) is not None:
            context.options.rows.setdefault(label.value, row)
    for index, row in enumerate(lines):
        made = option(context, row, scope, f"{path}.option_{index + 1}")
        if made is not None:
            options.append(made)
    return ir.Choose(context.read(chooser), tuple(options), line)


def choose_one(context: Context, line: ast.Line, scope: Scope, path: str) -> Lowered:
    """Lower `choose one` with its options. In a loop over players they choose, else you."""
    chooser = decider(scope)
    made = choice(
        context,
        [row for row in line.block if row.shape == "option"],
        chooser,
        scope,
        path,
        line.span.line,
    )
    each_below(context, line.block, scope, path)
    some = one_possible(made) if chooser == ir.YOU_LOCAL else None
    needs = () if some is None else (ir.Need(line.span.line, holds=some),)
    return Lowered((made,), scope, needs)


def vote(context: Context, line: ast.Line, scope: Scope, path: str) -> Lowered | None:
    """Lower `vote by <players>[, ties go to <player> or ties pass/fail][, without voters it
    passes/fails]` with both results.
    """
    written = line_parts.first(line, "by")
    voters: Meaning | None = None
    tie_picks: list[ir.Pick] = []
    if isinstance(written, ast.NounPhrase):
        voters, tie_picks = with_ties(context, lambda: noun_phrase(context, written, scope))
    pieces: ir.Expression | None = None
    if voters is not None and not isinstance(voters, Definite) and voters.noun.name == "player":
        pieces = getattr(voters, "pieces", None)
    elif voters is not None and isinstance(written, ast.NounPhrase):
        context.report.wrong_type(
            written,
            ("player",) if isinstance(voters, Definite) else (voters.noun.name,),
            ("player",),
        )
    ends = [*line.parts_named("ties"), *line.parts_named("tied")]
    for rule, parts in (("ties go to", ends), ("without voters", line.parts_named("without"))):
        for again in parts[1:]:
            context.report.add(codes.DUPLICATE_CLAUSE, again.span, clause=rule, line=line.span.line)
    ties: ir.Expression | None = None
    tie = line_parts.first(line, "ties")
    sound = pieces is not None
    if tie is not None:
        found = meaning(context, tie, Type("player"), scope)
        if isinstance(found, Definite) and found.noun == "player" and not found.many:
            ties = found.value
        else:
            sound = False
            if found is not None:
                context.report.not_definite(tie)
    tied = line_parts.words(line, "tied")
    if tied:
        ties = ir.Number(ir.TIES_PASS if tied[-1] == "pass" else ir.TIES_FAIL)
    without_words = line_parts.words(line, "without")
    without = without_words[-1:] == ("pass",)
    passes_line = next((row for row in line.block if row.shape == "passes"), None)
    fails_line = next((row for row in line.block if row.shape == "fails"), None)
    any_broken = each_below(context, line.block, scope, path)
    for name, row in (("passes", passes_line), ("fails", fails_line)):
        if row is None and line.block and not any_broken:
            by = "" if written is None else said(written)
            context.report.add(
                codes.MISSING_CLAUSE, line.span, kind="vote", name=f"by {by}", clause=name
            )
    seen: dict[str, int] = {}
    for row in line.block:
        if row.shape in ("passes", "fails"):
            if row.shape in seen:
                context.report.add(
                    codes.DUPLICATE_CLAUSE, row.span, clause=row.shape, line=seen[row.shape]
                )
            seen.setdefault(row.shape, row.span.line)
    label, other = (
        line_parts.text(row) if row is not None else None for row in (passes_line, fails_line)
    )
    if label is not None and other is not None and label.value == other.value:
        second, earlier = max(label, other, key=_place), min(label, other, key=_place)
        context.report.add(
            codes.DUPLICATE_OPTION, second.span, label=second.value, line=earlier.span.line
        )
    scope = after_last(context, scope, THE_VOTE, line.span.line)
    passes = block(context, passes_line.block if passes_line else (), scope, f"{path}.passes")
    fails = block(context, fails_line.block if fails_line else (), scope, f"{path}.fails")
    if not sound or pieces is None:
        return None
    done = Lowered((ir.Vote(pieces, ties, without, passes, fails, line.span.line),), scope)
    return behind_ties(done, tie_picks, line.span.line)


def _place(label: ast.Text) -> int:
    return label.span.line
