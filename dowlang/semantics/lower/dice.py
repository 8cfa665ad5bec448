"""Dice that a line rolls: one with or without a table, one for each of several, several of which
one counts, and contests of players.
"""

from __future__ import annotations

from dataclasses import replace

from dowlang.records import dataclass
from dowlang.semantics import ir, line_parts
from dowlang.semantics.context import Context
from dowlang.semantics.frame_kinds import FrameKind
from dowlang.semantics.loop_roles import LoopRole
from dowlang.semantics.lower.arguments import Loop, argument, loop_frame, mandatory, one_in_turn
from dowlang.semantics.lower.blocks import block
from dowlang.semantics.lower.dice_tables import is_table, switch
from dowlang.semantics.lower.lowered_line import Doing, Lowered
from dowlang.semantics.lower.preconditions import needs_of
from dowlang.semantics.lower.tie_breaks import behind_ties, with_ties
from dowlang.semantics.resolve.denotation import ANYTHING, Counted, Definite, Indefinite, Meaning
from dowlang.semantics.resolve.noun_phrases import meaning
from dowlang.semantics.resolve.other_players import after_doers
from dowlang.semantics.resolve.presence import kept_in_loop, there
from dowlang.semantics.resolve.quantities import EACH_ALL_OR_BARE, EACH_OR_ALL, EVERY_OR_BARE
from dowlang.semantics.scopes import Binding, Frame, Scope, decider
from dowlang.semantics.step_bounds import at_most
from dowlang.syntax import ast
from dowlang.vocabulary.declarations import Type
from dowlang.vocabulary.noun_declarations import Noun

DIE_FACES = ("1", "2", "3", "4", "5", "6")
MOST_DICE = 6  # rolled at once, of which one counts


@dataclass(frozen=True, slots=True)
class _Dice:
    """The dice of a roll: their roller, its loop, their number and which of them counts."""

    player: ir.Expression | None = None
    loop: Loop | None = None
    number: int = 1
    after: Scope | None = None  # of the lines below, where it is not that of the table


def roll(context: Context, doing: Doing, scope: Scope) -> Lowered | None:
    """Lower `roll a die`, for each of several, by each of several players (a contest when no table
    follows).
    """
    phrase, line, subject_binding = doing.phrase, doing.line, doing.subject_binding
    over = phrase.slots[0] if phrase.slots else doing.subject
    if over is None:
        dice = _Dice(None if subject_binding is None else subject_binding.value)
        return _rolled(context, doing, scope, scope, dice)
    found, tie_picks = with_ties(context, lambda: meaning(context, over, ANYTHING, scope))
    done = None if found is None else _of_those(context, doing, scope, found)
    return None if done is None else behind_ties(done, tie_picks, line.span.line)


def _of_those(context: Context, doing: Doing, scope: Scope, found: Meaning) -> Lowered | None:
    """Roll for what was found, or by whom."""
    phrase, line = doing.phrase, doing.line
    if isinstance(found, Counted):
        times = found.total if found.kind in EACH_OR_ALL else mandatory(found)
        if times is None or found.kind == "at_least":
            amount = (
                f"`no {found.noun.name}`"
                if found.kind == "no"
                else f"an open amount of `{found.noun.plural}`"
            )
            context.report.quantity(found.node, amount, "`each` or a number")
            return None
        loop = counted_loop(context, found.noun, times)
        return _rolled(context, doing, scope, scope, _Dice(loop=loop))
    if (
        isinstance(found, Indefinite)
        and found.kind in EVERY_OR_BARE
        and found.noun.name == "player"
        and not phrase.slots
        and not is_table(line.block)
    ):
        return contest(context, found, line, scope)
    made = argument(context, found, False, decider(scope), line.span.line)
    if made is None:
        return None
    noun = found.noun_name
    inside = after = scope
    other = noun == "player" and made.value != ir.YOU_LOCAL
    role = made.binding.loop_role if made.binding is not None else scope.loop_role_of(made.value)
    if other:
        role = role or LoopRole.OFFERED
    roller = Binding(made.value, noun, called=f"that {noun}", loop_role=role)
    if not isinstance(found, Definite) or made.loop is not None:
        frame = replace(loop_frame(roller, made.alias), kind=FrameKind.EACH_ASKED)
        inside = after = scope.inner(frame)
        if other:  # below the line nothing is theirs to decide
            bound = replace(roller, loop_role=LoopRole.NONE)
            named = {"they": bound}
            after = scope.inner(replace(frame, kind=FrameKind.CHOOSE, named=named, things=(bound,)))
            after = after_doers(after, ((made.value, bound.called),))
    elif other:
        inside = scope.inner(Frame(FrameKind.SUBJECT, {"they": roller}))
    dice = _Dice(made.value if noun == "player" else None, made.loop, after=after)
    done = _rolled(context, doing, scope, inside, dice)
    if done is None:
        return None
    if made.pick is None:
        here = () if made.loop is not None else there(context, made.value)
        return replace(done, needs=tuple(ir.Need(line.span.line, holds=one) for one in here))
    return replace(
        done, statements=(*made.before, *done.statements), needs=needs_of(made.pick, line.span.line)
    )


def _rolled(
    context: Context, doing: Doing, scope: Scope, inside: Scope, dice: _Dice
) -> Lowered | None:
    """Lower a roll. Of several dice the highest counts, or the lowest."""
    line, player = doing.line, dice.player
    name = context.locals.face()
    rolled = ir.Local(name, "number")
    shown = Binding(rolled, "number")
    frame = Frame(FrameKind.EFFECT, {"the roll": shown, "the die": shown, "that many": shown})
    after, inside = (dice.after or inside).after(frame), inside.after(frame)
    done: tuple[ir.Statement, ...] = (ir.RollDie(name, 6, line.span.line, player),)
    if dice.number > 1:
        names = [context.locals.face() for _ in range(dice.number)]
        context.locals.read.update(names)
        counts: ir.Expression = ir.Local(names[0], "number")
        for each in names[1:]:
            counts = ir.Arithmetic(
                "max" if _counting(line) == "highest" else "min", counts, ir.Local(each, "number")
            )
        rolls = tuple(ir.RollDie(each, 6, line.span.line, player) for each in names)
        done = (*rolls, ir.Bind(name, counts, line.span.line))
    if line.block:
        table = switch(
            context,
            line,
            rolled,
            DIE_FACES,
            doing.path,
            lambda row, where: block(context, row.block, inside, where),
        )
        if table is None:
            return None
        done = (*done, table)
    if dice.loop is None:
        return Lowered(done, after)
    each_name, pieces, noun = dice.loop
    body = ir.Block(f"{doing.path}.each", done)
    loop: tuple[ir.Statement, ...] = (ir.Each(each_name, pieces, noun, body, line.span.line),)
    if not isinstance(pieces, ir.Candidates) or pieces.source is not None:
        loop = kept_in_loop(noun, loop, each_name)
    return Lowered(loop, scope.untold())


def roll_dice(context: Context, doing: Doing, scope: Scope) -> Lowered | None:
    """Lower `each player rolls 2 dice` and `roll 2 dice, counting the highest` (or `the lowest`).

    The former is a contest in which the highest single die of each counts. A player who rolls none
    takes no part. The latter has a table or none, and one of the dice is the roll.
    """
    phrase, subject = doing.phrase, doing.subject
    found, tie_picks = None, list[ir.Pick]()
    if subject is not None:
        found, tie_picks = with_ties(
            context, lambda: meaning(context, subject, Type("player"), scope)
        )
    if subject is not None and found is None:
        return None
    if _counting(doing.line) and (
        found is None or (isinstance(found, Definite) and found.noun == "player" and not found.many)
    ):
        dice_said = phrase.slots[0]
        if not isinstance(dice_said, ast.Integer):
            context.report.quantity(
                dice_said, "an amount that is worked out", f"a number from 2 to {MOST_DICE}"
            )
            return None
        if not 2 <= dice_said.value <= MOST_DICE:
            context.report.out_of_range(
                dice_said, dice_said.value, 2, MOST_DICE, "dice of which one counts"
            )
            return None
        player = found.value if isinstance(found, Definite) else None
        return _rolled(context, doing, scope, scope, _Dice(player, None, dice_said.value))
    if _counting(doing.line) == "lowest":
        context.report.out_of_scope(
            phrase,
            "counting the lowest",
            "when one player rolls; in a contest the highest die of each counts",
        )
        return None
    if (
        not isinstance(found, Indefinite)
        or found.kind not in EACH_ALL_OR_BARE
        or found.noun.name != "player"
    ):
        single = isinstance(phrase.slots[0], ast.Integer) and phrase.slots[0].value == 1
        where = "in a contest: `each player rolls 2 dice`, or with `, counting the highest`"
        context.report.out_of_scope(
            phrase, "roll … dice", where + ("; one die is `roll a die`" if single else "")
        )
        return None
    bound = one_in_turn(found, found.element)
    dice = context.number(phrase.slots[0], scope.inner(loop_frame(bound)))
    if dice is None:
        return None
    done = contest(context, found, doing.line, scope, dice)
    return behind_ties(done, tie_picks, doing.line.span.line)


def _counting(line: ast.Line) -> str:
    """Return which of several dice counts: "highest", "lowest", or "" when the line is silent."""
    said = [m.values[0].split() for m in line_parts.modifiers(line) if isinstance(m, ast.Words)]
    return next((words[-1] for words in said if words[0] == "counting"), "")


def _rerolling(line: ast.Line) -> bool:
    return any(
        isinstance(m, ast.Words) and m.values in (("rerolling tie",), ("rerolling ties",))
        for m in line_parts.modifiers(line)
    )


def contest(
    context: Context,
    players: Indefinite,
    line: ast.Line,
    scope: Scope,
    dice: ir.Expression | None = None,
) -> Lowered:
    """Lower a contest: each player rolls, and who has the highest and the lowest roll is known
    afterwards.
    """
    highest, lowest = context.locals.fresh("highest"), context.locals.fresh("lowest")
    named = {
        "highest": Binding(ir.Local(highest, "player", True), "player", True),
        "lowest": Binding(ir.Local(lowest, "player", True), "player", True),
    }
    done = ir.Contest(
        players.pieces,
        highest,
        lowest,
        6,
        _rerolling(line),
        line.span.line,
        dice,
        players.element,
    )
    return Lowered((done,), scope.inner(Frame(FrameKind.CONTEST, named)))


def counted_loop(context: Context, noun: Noun, times: ir.Expression) -> Loop:
    """Return a loop over so many of something that is only counted."""
    name = context.locals.fresh(noun.name)
    context.locals.read.add(name)
    return name, ir.Upto(at_most(times, context.locals.faces)), noun
