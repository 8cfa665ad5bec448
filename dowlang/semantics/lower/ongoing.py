"""Lower ongoing effects: durations, attached cards, rules, moments, abilities, later events."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from dowlang.semantics import ir, line_parts
from dowlang.semantics.checks.missed_moments import (
    check_heads,
    hears_the_start,
    warn_of_unheard,
)
from dowlang.semantics.checks.reckoned_once import report_reckoned_once
from dowlang.semantics.checks.repeated_settings import report_set_twice
from dowlang.semantics.context import Context
from dowlang.semantics.frame_kinds import FrameKind
from dowlang.semantics.ir_visitor import both, substituted
from dowlang.semantics.lower.abilities import asked_of, grant
from dowlang.semantics.lower.arguments import argument
from dowlang.semantics.lower.attached_cards import (
    check_attached_to,
    count_on_card,
    refuse_to_attach,
)
from dowlang.semantics.lower.between_turns import check_turn, coming_block
from dowlang.semantics.lower.blocks import below
from dowlang.semantics.lower.event_clauses import event
from dowlang.semantics.lower.lowered_line import Lowered
from dowlang.semantics.lower.modifications import modify
from dowlang.semantics.lower.pre_event import of_clause
from dowlang.semantics.lower.tie_breaks import behind_ties, with_ties
from dowlang.semantics.lower.use_limits import limit
from dowlang.semantics.message_wording import said
from dowlang.semantics.resolve.denotation import ANYTHING, Definite
from dowlang.semantics.resolve.mentions import after_condition
from dowlang.semantics.resolve.noun_phrases import meaning, one_copy
from dowlang.semantics.resolve.noun_types import noun_words
from dowlang.semantics.resolve.presence import of_rule, there
from dowlang.semantics.scopes import YOU, Binding, Frame, Scope, you_of
from dowlang.semantics.temporary_fields import temporarily
from dowlang.syntax import ast

MOST_TIMES = 12  # that a card may count to: more than that is a counter's


def lasting(context: Context, line: ast.Line, scope: Scope, path: str) -> Lowered | None:
    """Lower `until the end of next round` and the like, with the rules below it."""
    duration = " ".join(line_parts.words(line, "duration")) or "game"
    written = line_parts.condition(line)
    condition = None if written is None else context.condition(written, scope)
    if not check_turn(context, line, f"until the end of {duration}"):
        return None
    found = rules(context, line.block, after_condition(context, written, scope), path)
    timely = check_heads(context, line, duration, found)
    if not timely or (written is not None and condition is None):
        return None
    if duration in ("game", "attached"):
        report_reckoned_once(context, found, line.block)
    if duration == "attached":
        bearer = next(
            (frame.named["bearer"] for frame in scope.frames() if frame.kind is FrameKind.ATTACHED),
            None,
        )
        if bearer is None:
            context.report.out_of_scope(
                line, "while attached", "in what a card says below `attach this card to …`"
            )
            return None
        return Lowered(
            (ir.Lasting(duration, found, line.span.line, bearer=context.read(bearer.value)),), scope
        )
    _, during, what = duration.partition("during next ")
    if during:  # it begins with that turn or round, and not now
        begun = in_force(
            context, ir.Lasting(f"this {what}", found, line.span.line, condition), path
        )
        which = "during" if hears_the_start(context, duration, found) else "next"
        done = ir.Later(
            ir.Block(f"{path}.later", begun), line.span.line, moment=("start", what, which)
        )
        return Lowered((done,), scope, _needs_of_rules(context, found))
    made = ir.Lasting(duration, found, line.span.line, condition)
    ahead = () if written is not None else _ahead_of_rules(found)
    needs = (*_needs_of_rules(context, found), *ahead)
    return Lowered(in_force(context, made, path), scope, needs)


def _needs_of_rules(context: Context, found: Sequence[ir.Rule]) -> tuple[ir.Need, ...]:
    """Return the needs of rules: whoever they are said of has to be there, or an option that puts
    them in force would be free.
    """
    return tuple(ir.Need(one.line, holds=test) for one in found for test in of_rule(context, one))


def _ahead_of_rules(found: Sequence[ir.Rule]) -> tuple[ir.Need, ...]:
    """Return what rules in force make possible or impossible for the lines after them."""
    return tuple(
        ir.Need(rule.line, ahead=ir.Ahead(rule.word, rule.arguments))
        for rule in found
        if isinstance(rule, ir.Modify) and rule.word.ahead is not None and rule.condition is None
    )


def in_force(context: Context, made: ir.Lasting, path: str) -> tuple[ir.Statement, ...]:
    """Return the rules of a duration, each put in force only while its subject is there.

    Those about the same pieces are put in force together.
    """
    about: dict[tuple[ir.Expression, ...], list[ir.Rule]] = {}
    for one in made.rules:
        about.setdefault(of_rule(context, one), []).append(one)
    if not any(about):
        return (made,)
    out: list[ir.Statement] = []
    for number, (tests, rules_) in enumerate(about.items(), 1):
        out += _if_there(tests, replace(made, rules=tuple(rules_)), f"{path}.{number}")
    return tuple(out)


def _if_there(
    tests: tuple[ir.Expression, ...], made: ir.Lasting, path: str
) -> tuple[ir.Statement, ...]:
    """Put rules in force only if all those tests hold."""
    if not tests:
        return (made,)
    holds = tests[0] if len(tests) == 1 else ir.Logic("and", tests)
    return (
        ir.If(
            holds,
            ir.Block(f"{path}.there", (made,), ir.DoneIf.THERE),
            ir.Block(f"{path}.not_there"),
            made.line,
        ),
    )


def attach(context: Context, line: ast.Line, scope: Scope, path: str) -> Lowered | None:
    """Lower `attach this card to …`: the bearer carries the rules. `you` in them is the bearer's
    controller.
    """
    if not context.attaches:
        refuse_to_attach(context, line)
        return None
    written = line.part("to")[0]
    told, tie_picks = with_ties(context, lambda: meaning(context, written, ANYTHING, scope))
    found = one_copy(context, told, written, scope)
    noun = "" if found is None else found.noun_name
    if found is not None and not check_attached_to(context, written, noun):
        found, noun = None, ""
    made = None if found is None else argument(context, found, False, you_of(scope), line.span.line)
    bearer = Binding(ir.Local("bearer", noun), noun, called="the bearer")
    inside = scope.inner(
        Frame(FrameKind.ATTACHED, {"bearer": bearer, "it": bearer, "you": YOU}, {}, (bearer,))
    )
    for counter in line.part("counting"):
        assert isinstance(counter, ast.Ident)
        count_on_card(context, counter)
    inner = rules(context, line.block, inside, path)
    report_reckoned_once(context, inner, line.block)
    if made is None:
        return None
    if made.loop is not None:
        context.report.not_definite(written)
        return None
    done = ir.Lasting(
        "attached", inner, line.span.line, bearer=made.value, you=_controller_of(context, bearer)
    )
    if made.pick is not None:
        needs = (ir.Need(line.span.line, pieces=made.pick.candidates),)
        attached = Lowered((*made.before, done), scope, needs)
    else:
        tests = there(context, made.value)
        ahead = (substituted(need, {"bearer": made.value}) for need in _ahead_of_rules(inner))
        attached = Lowered(
            (*made.before, *_if_there(tests, done, path)),
            scope,
            (*(ir.Need(line.span.line, holds=one) for one in tests), *ahead),
        )
    return behind_ties(attached, tie_picks, line.span.line)


def _controller_of(context: Context, bearer: Binding) -> ir.Expression | None:
    """Return `you` in the rules on a bearer: a player himself, else the player who controls the
    piece.

    Return None for pieces that nobody controls.
    """
    return (
        bearer.value
        if bearer.noun == "player"
        else asked_of(context, context.lexicon.vocabulary.whose_it_is, bearer)
    )


def later(context: Context, line: ast.Line, scope: Scope, path: str) -> Lowered | None:
    """Lower `at the end of next round` + block: once."""
    written = line_parts.condition(line)
    inside = scope
    holds = None if written is None else context.condition(written, inside)
    when = moment(line)
    after, at = after_condition(context, written, inside), f"{path}.later"
    done = coming_block(context, line.block, after, at, when[1] == "round")
    if written is not None:
        if holds is None:
            return None
        branch = ir.If(holds, done, ir.Block(f"{path}.later.otherwise"), line.span.line)
        done = ir.Block(f"{path}.later.checked", (branch,))
    if not _check_your_turn(context, line, scope):
        return None
    if when[2] == "each" or (when[0], when[2]) == ("start", "your"):
        # once would be too few, and a rule needs an end
        found = f"at the {when[0]} of {when[2]} {when[1]}"
        once = f"; of your next one it is `{found}, once per game` there"
        where = f"under a duration, `for the rest of the game`{once if when[2] == 'your' else ''}"
        context.report.out_of_scope(line, found, where)
        return None
    if not check_turn(context, line, f"at the {when[0]} of {when[2]} {when[1]}"):
        return None
    return Lowered((ir.Later(done, line.span.line, moment=when),), inside)


def _check_your_turn(context: Context, line: ast.Line, scope: Scope) -> bool:
    """Return True unless `your turn` is said where `you` is nobody. Else an error is reported."""
    you = scope.named("you")
    if moment(line)[2] != "your" or you is None or not you.unsaid:
        return True
    context.report.nobodys(line.parts[0] if line.parts else line, "your")
    return False


def moment(line: ast.Line) -> tuple[str, str, str]:
    """Return edge, what, which: ("end", "round", "next")."""
    words = line_parts.words(line, "moment")
    return (words[0], words[1], words[2]) if len(words) == 3 else ("end", "turn", "this")


def next_time(context: Context, line: ast.Line, scope: Scope, path: str) -> Lowered | None:
    """Lower `the next 3 times a zombie is killed` with its block, carried out each time.

    `the next time …, counting to 3` is carried out at the third.
    """
    happened, point = line_parts.first(line, "event"), line_parts.first(line, "point")
    times = line_parts.first(line, "times", "to")
    matched = (
        event(context, happened, point if isinstance(point, ast.Words) else None, scope)
        if isinstance(happened, ast.Is)
        else None
    )
    if matched is None:
        below(context, line, scope, path)
        return None
    inside = matched.below(scope)
    done = coming_block(context, line.block, inside, f"{path}.later", matched.match)
    count = times.value if isinstance(times, ast.Integer) else 1
    if line.shape == "next_time":
        return Lowered((ir.Later(done, line.span.line, event=matched.match, times=count),), scope)
    if not 1 <= count <= MOST_TIMES:
        context.report.out_of_range(times or line, count, 1, MOST_TIMES, "times that are counted")
        return None
    counted = ir.Later(done, line.span.line, event=matched.match, times=count, counting=True)
    return Lowered((counted,), scope)


# ---- rules
def rules(
    context: Context,
    lines: Sequence[ast.Line],
    scope: Scope,
    path: str,
    while_: ir.Expression | None = None,
) -> tuple[ir.Rule, ...]:
    """Return the rules of a block. A `while` inside becomes a condition of each rule under it."""
    out: list[ir.Rule] = []
    for index, line in enumerate(lines):
        if line.broken:
            below(context, line, scope, f"{path}.rule_{index + 1}")
            continue
        with temporarily(context, moment=""):  # it is asked again and again
            out.extend(rule(context, line, scope, f"{path}.rule_{index + 1}", while_))
    report_set_twice(context, out, lines)
    warn_of_unheard(context, out, lines)
    return tuple(out)


def rule(
    context: Context, line: ast.Line, scope: Scope, path: str, while_: ir.Expression | None
) -> tuple[ir.Rule, ...]:
    """Lower one rule line. Empty when an error was reported."""
    number = line.span.line
    match line.shape:
        case "modify":
            return modify(context, line, scope, while_)
        case "watch":
            happened, point = line_parts.first(line, "event"), line_parts.first(line, "point")
            matched = (
                event(context, happened, point if isinstance(point, ast.Words) else None, scope)
                if isinstance(happened, ast.Is)
                else None
            )
            if matched is None:
                below(context, line, scope, path)
                return ()
            inside = matched.below(scope)
            written = line_parts.condition(line)
            holds = None if written is None else context.condition(written, inside)
            after = after_condition(context, written, inside)
            done = coming_block(context, line.block, after, path, matched.match)
            if written is not None and holds is None:
                return ()
            in_force = None if while_ is None else of_clause(matched.match, while_)
            return (
                ir.Watch(matched.match, done, number, both(in_force, holds), limit(context, line)),
            )
        case "while":
            written = line_parts.condition(line)
            holds = None if written is None else context.condition(written, scope)
            found = rules(
                context,
                line.block,
                after_condition(context, written, scope),
                path,
                both(while_, holds),
            )
            return found if holds is not None else ()
        case "later":
            written = line_parts.condition(line)
            holds = None if written is None else context.condition(written, scope)
            after, between = after_condition(context, written, scope), moment(line)[1] == "round"
            done = coming_block(context, line.block, after, path, between)
            if (written is not None and holds is None) or not _check_your_turn(
                context, line, scope
            ):
                return ()
            return (
                ir.AtMoment(moment(line), done, number, both(while_, holds), limit(context, line)),
            )
        case "instead" | "skipped":
            step = step_of(context, line.part("of")[0])
            done = coming_block(context, line.block, scope, path, True)
            return () if step is None else (ir.Instead(step, done, number, while_),)
        case "also_needs":
            return also_needs(context, line, scope, while_)
        case _:
            # a block of rules holds no other shape. What could not be read is passed over before
            assert line.shape == "ability"
            return grant(context, line, scope, path, while_)


def step_of(context: Context, thing: line_parts.Value) -> ir.EnumValue | None:
    """Return `the food step` as a value of the ruleset's steps."""
    enumeration = context.lexicon.enumerations.get("step")
    if enumeration is None:
        context.report.out_of_scope(thing, said(thing), "in a game whose rounds have steps")
        return None
    words: tuple[str, ...] = ()
    if isinstance(thing, ast.Reference):
        words = thing.words[1:] if thing.words[:1] == ("the",) else thing.words
    elif isinstance(thing, ast.NounPhrase):
        words = noun_words(thing)
    name = " ".join(words).removesuffix(" step")
    for value in (name, f"{name} step"):
        if value in enumeration.values:
            return ir.EnumValue("step", value, enumeration.values.index(value))
    context.report.wrong_type(
        thing,
        (),
        tuple(f"`the {value.removesuffix(' step')} step`" for value in enumeration.values),
    )
    return None


def also_needs(
    context: Context, line: ast.Line, scope: Scope, while_: ir.Expression | None
) -> tuple[ir.Rule, ...]:
    """Lower `the main objective also needs food >= 3`: as long as that does not hold, the goal is
    not reached whatever its card says.
    """
    word = context.lexicon.vocabulary.further_goal
    who, written = line_parts.first(line, "thing", "who"), line_parts.condition(line)
    holds = None if written is None else context.condition(written, scope)
    if word is None:
        context.report.out_of_scope(line, "also needs", "in a game whose goals cards can change")
        return ()
    wanted = word.parameters[0].type
    found = (
        meaning(context, who, wanted, scope)
        if who is not None and not isinstance(who, ast.Ident)
        else None
    )
    if found is None or holds is None:
        return ()
    if not isinstance(found, Definite) or found.noun != wanted.noun:
        context.report.wrong_type(line, (found.noun_name,), (wanted.noun,))
        return ()
    return (
        ir.Modify(word, (found.value,), line.span.line, both(while_, ir.Logic("not", (holds,)))),
    )
