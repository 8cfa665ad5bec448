"""Offers and duties: `<who> may …`, `<who> must …`, what is bought by it, and one pot of all
players.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from dowlang.semantics import ir, line_parts
from dowlang.semantics.context import Context
from dowlang.semantics.frame_kinds import FrameKind
from dowlang.semantics.ir_needs import known
from dowlang.semantics.ir_visitor import names_bound, names_read
from dowlang.semantics.loop_roles import LoopRole
from dowlang.semantics.lower.arguments import Argument, argument
from dowlang.semantics.lower.blocks import block, each_below
from dowlang.semantics.lower.loop_invariants import puts_off
from dowlang.semantics.lower.lowered_line import Doing, Lowered
from dowlang.semantics.lower.orders import CLOCKWISE, first_asked, is_order
from dowlang.semantics.lower.pots import example, goes_into_a_pot, pot
from dowlang.semantics.lower.preconditions import one_at_least_of
from dowlang.semantics.lower.statements import perform
from dowlang.semantics.lower.tie_breaks import behind_ties, with_ties
from dowlang.semantics.message_wording import said as words_of
from dowlang.semantics.resolve.denotation import Meaning
from dowlang.semantics.resolve.mentions import (
    after_blocks,
    after_named,
    after_several,
    after_told,
    given_since,
)
from dowlang.semantics.resolve.noun_phrases import meaning
from dowlang.semantics.resolve.other_players import ACCEPTING, after_doers, is_some
from dowlang.semantics.resolve.overloads import fitting_overloads, subject_type
from dowlang.semantics.resolve.presence import in_loops, there
from dowlang.semantics.resolve.quantifiers import kind_of
from dowlang.semantics.resolve.quantities import COUNTS
from dowlang.semantics.scopes import YOU, Binding, Frame, Scope, you_of
from dowlang.semantics.temporary_fields import temporarily
from dowlang.semantics.unparse import plain
from dowlang.syntax import ast
from dowlang.vocabulary.declarations import Type

TOGETHER = ("the", "player", "together")
NONE_WILL_DO = (
    ast.QuantityKind.UP_TO,
    ast.QuantityKind.ANY_NUMBER,
    ast.QuantityKind.UP_TO_OF_THOSE,
    ast.QuantityKind.ANY_OF_THOSE,
)


THE_PLAYERS = "the players"
"""Those to whom something is offered who may be all of them together, or each."""


def offer(context: Context, line: ast.Line, scope: Scope, path: str) -> Lowered | None:
    """Lower `<who> may …`, `<who> must …`, `<who> may …, to …`, `the players together may …`."""
    who = line.part("who")[0]
    phrases = [p for p in line.part("do") if isinstance(p, ast.Phrase)]
    so_line = next((row for row in line.block if row.shape == "if_so"), None)
    not_line = next((row for row in line.block if row.shape == "if_not"), None)
    # a table of what is rolled when the offer is taken
    rows = tuple(row for row in line.block if row.shape in ("face", "otherwise"))
    pot = isinstance(who, ast.Reference) and who.words[:3] == TOGETHER
    each_below(context, [row for row in line.block if row not in rows], scope, path)
    for row in line.block:
        wanted = (
            ("if_so", "if_not")
            if pot or len(phrases) > 1
            else ("if_so", "if_not", "face", "otherwise")
        )
        if row.shape not in wanted and not row.broken:
            written = " ".join(words_of(value) for value in line_parts.values(row))
            context.report.misplaced(
                row, written or row.shape.replace("_", " "), "this offer", "`if so` or `if not`"
            )
    if pot:
        return together(context, line, phrases, scope, path, so_line, not_line)
    found, tie_picks = with_ties(context, lambda: meaning(context, who, Type("player"), scope))
    is_answered = bool(so_line or not_line)
    made = _asked_player(context, line, found, scope, is_answered) if found else None
    if made is None:
        _report_in_answers(context, (so_line, not_line), scope, path)
        return None
    role = made.binding.loop_role if made.binding is not None else scope.loop_role_of(made.value)
    if made.value != ir.YOU_LOCAL:
        role = role or LoopRole.OFFERED
    taker = Binding(made.value, "player", called="that player", loop_role=role)
    inside = scope
    if made.value != ir.YOU_LOCAL:
        kind = FrameKind.EACH_ASKED if made.loop is not None else FrameKind.SUBJECT
        inside = scope.inner(
            Frame(
                kind,
                {"they": taker},
                {made.alias: taker} if made.alias else {},
                (taker,) if made.binding else (),
            )
        )
    before = len(context.options.amounts)
    offer_local = made.loop[0] if made.loop is not None else ""
    done: Lowered | None = Lowered((), inside)
    with temporarily(context.sentence, offer_local=offer_local, once=[]):
        for one in phrases:
            if done is not None:
                said = perform(
                    context,
                    Doing(
                        one,
                        None,
                        replace(_without_block(line), block=rows),
                        f"{path}.taken",
                        _subject_binding(context, one, inside, taker),
                        offered=len(phrases) == 1 and line.shape != "demand",
                        asked=line.shape != "demand" or is_answered,
                        taker=taker,
                    ),
                    done.scope,
                )
                done = (
                    None
                    if said is None
                    else Lowered(
                        (*done.statements, *said.statements), said.scope, (*done.needs, *said.needs)
                    )
                )
        bought = _bought(context, line, done.scope if done else inside, path, taker)
        once = tuple(context.sentence.once)
    # an offer that cannot be met is not made, and blocks nothing
    del context.options.amounts[before:]
    after = done.scope if done else inside
    so = block(context, so_line.block if so_line else (), after, f"{path}.so")
    otherwise = block(context, not_line.block if not_line else (), inside, f"{path}.otherwise")
    if done is None:
        return None
    duty = line.shape == "demand"
    answered = duty and (so_line is not None or not_line is not None)
    if (answered or len(phrases) > 1) and not _asks_something(context, phrases, duty):
        return None
    if bought:
        so = ir.Block(so.path, (*bought, *so.statements))
    body = ir.Block(f"{path}.taken", done.statements)
    looped = (
        made.loop is not None
        or made.pick is not None
        or made.value in [ir.Local(name, "player") for name in in_loops(scope)]
    )
    here = () if looped else there(context, made.value)
    needs = (
        *(ir.Need(line.span.line, holds=one) for one in here),
        *known(done.needs, names_bound(done.statements)),
    )
    offered: tuple[ir.Statement, ...] = (
        ir.Offer(
            made.value,
            needs,
            body,
            so,
            otherwise,
            line.shape == "demand",
            line.span.line,
            by_nobody=_is_answered_by_nobody(made, otherwise),
        ),
    )
    if made.loop is not None:
        name, pieces, players = made.loop
        offered = (
            *once,
            ir.Each(name, pieces, players, ir.Block(f"{path}.each", offered), line.span.line),
        )
        if puts_off(body.statements):
            offered = (*offered, ir.AtOnce(line.span.line))
    beyond = after_told(context, (who,), scope, after_blocks(scope, ((inside, after),)))
    beyond = after_named(context, who, made.value, beyond)
    of_each = given_since(inside, after) if made.loop is not None else ()
    beyond = after_several(context, (who,), beyond, of_each)
    of_all = made.loop is not None and not is_some(context, who)
    words = plain(context, who)
    if not of_all or (line.shape != "demand" and " other " not in words):
        beyond = after_doers(beyond, ((made.value, ACCEPTING if of_all else words),))
    made_it = Lowered((*made.before, *offered), beyond)
    return behind_ties(made_it, tie_picks, line.span.line)


def _is_answered_by_nobody(made: Argument, otherwise: ir.Block) -> bool:
    """Return True if what comes of a refusal comes of it too that nobody is there who could be
    asked. What it says of that player is left out then, with all of it.
    """
    pick = made.pick
    return (
        pick is not None
        and not pick.many
        and bool(otherwise.statements)
        and not names_read(otherwise) & {pick.name, pick.at}
    )


def _asked_player(
    context: Context, line: ast.Line, found: Meaning, scope: Scope, is_answered: bool
) -> Argument | None:
    """Return the player to whom a line offers something, or report why nobody is asked so."""
    who = line.part("who")[0]
    if found.noun_name != "player":
        context.report.wrong_subject(who, (found.noun_name,), ("player",))
    elif plain(context, who) == THE_PLAYERS:
        context.report.together_or_each(who)
    elif is_answered and kind_of(who) in COUNTS:
        context.report.asked_of_each(who, plain(context, who))
    else:
        return argument(context, found, False, you_of(scope), line.span.line)
    return None


def _subject_binding(
    context: Context, phrase: ast.Phrase, scope: Scope, taker: Binding
) -> Binding | None:
    """Return the taker of the offer as the subject of its effect.

    Return None for an effect which nobody does (`you may kill that survivor`).
    """
    overloads = fitting_overloads(context, phrase, scope)
    return (
        None
        if overloads and not any(subject_type(context, overload.word) for overload in overloads)
        else taker
    )


def _asks_something(context: Context, phrases: Sequence[ast.Phrase], duty: bool) -> bool:
    """Return True if a duty, or an offer joined by `and`, wants something. With False it was
    reported: `if so` below it would happen though nothing was done.
    """
    slots = [slot for phrase in phrases for slot in phrase.slots]
    open_ones = [
        slot
        for slot in slots
        if isinstance(slot, ast.NounPhrase) and slot.quantity and slot.quantity.kind in NONE_WILL_DO
    ]
    if len(open_ones) < len(phrases):
        return True
    some = plain(context, open_ones[0])
    found, wanted = "an offer joined by `and`", "an amount in one of its parts"
    if duty:
        found = "a duty with `if so`"
        wanted = "an amount, or `may` in place of `must`: who accepts takes one at least"
    context.report.quantity(
        open_ones[0], f"`{some}` of {found}, which is done in full with none", wanted
    )
    return False


def _bought(
    context: Context, line: ast.Line, scope: Scope, path: str, taker: Binding
) -> tuple[ir.Statement, ...]:
    """Lower what stands after `, to`: the player who gives is the player who gets it.

    It blocks nothing when it cannot be had in full.
    """
    before = len(context.options.amounts)
    to = line.part("to")
    gained = None
    if to and isinstance(to[0], ast.Phrase):
        gained = perform(
            context,
            Doing(
                to[0],
                None,
                _without_block(line),
                f"{path}.bought",
                _subject_binding(context, to[0], scope, taker),
                taker=taker,
            ),
            scope,
        )
    del context.options.amounts[before:]
    return gained.statements if gained else ()


def _report_in_answers(
    context: Context, lines: tuple[ast.Line | None, ...], scope: Scope, path: str
) -> None:
    """Report what is wrong in the lines below an offer that could not be read itself."""
    for row in lines:
        if row is not None:
            block(context, row.block, scope, path)


def _without_block(line: ast.Line) -> ast.Line:
    return ast.Line(line.span, line.start, line.shape, line.parts)


def together(
    context: Context,
    line: ast.Line,
    phrases: Sequence[ast.Phrase],
    scope: Scope,
    path: str,
    so_line: ast.Line | None,
    not_line: ast.Line | None,
) -> Lowered | None:
    """Lower one pot: the players together give so many cards or dice, or nobody gives any.

    Effects that need no giver are carried out besides, when all is there.

    The purchase (`, to …`) goes to `you`, before `if so`. With `must` nobody may hold back what
    would fill it.
    """
    so = block(context, so_line.block if so_line else (), scope, f"{path}.so")
    otherwise = block(context, not_line.block if not_line else (), scope, f"{path}.otherwise")
    start: Argument | None = None
    for modifier in line_parts.modifiers(line):
        if is_order(modifier, CLOCKWISE):
            start = first_asked(context, modifier, scope)
            if start is None:
                return None
        # as far as they are able is how a pot is filled
        elif plain(context, modifier) != "if able":
            context.report.misplaced_modifier(modifier, plain(context, modifier), phrases[0])
    pots: list[ir.Together] = []
    before: list[ir.Statement] = []
    besides: list[ir.Statement] = []
    needs: list[ir.Need] = []
    for number_of, phrase in enumerate(phrases):
        subject_binding = _subject_binding(context, phrase, scope, YOU)
        understood = phrase.place == "core" or fitting_overloads(context, phrase, scope)
        if understood and subject_binding is not None and phrase.place != "core":
            if not goes_into_a_pot(context, phrase, scope):
                _nobody_gives(context, phrase, bool(pots))
                return None
            filled = pot(context, phrase, scope, line.span.line)
            if filled is None:
                return None
            pots.append(filled.statement)
            before += filled.before
            needs += filled.needs
            if line.shape != "demand":
                needs += one_at_least_of((filled.statement.count,), line.span.line)
            continue
        if understood and not pots:
            _nobody_gives(context, phrase, False)
            return None
        done = perform(
            context,
            Doing(
                phrase, None, _without_block(line), f"{path}.besides_{number_of}", subject_binding
            ),
            scope,
        )
        if done is None:
            return None
        besides += done.statements
        needs += done.needs
    so = ir.Block(so.path, (*besides, *_bought(context, line, scope, path, YOU), *so.statements))
    return Lowered(
        (
            *before,
            *(start.before if start is not None else ()),
            replace(
                pots[0],
                so=so,
                otherwise=otherwise,
                also=tuple(pots[1:]),
                needs=tuple(needs),
                must=line.shape == "demand",
                players=pots[0].players
                if start is None
                else ir.Ordered(pots[0].players, start.value),
            ),
        ),
        scope.untold(),
    )


def _nobody_gives(context: Context, phrase: ast.Phrase, beside_a_pot: bool) -> None:
    """Report an effect that is done with nothing of those who fill the pot."""
    written = plain(context, phrase)
    given = example(context)
    such = f"such as `{given}`" if given else "and no effect of this game gives anything"
    wanted = f"what they give, {such}"
    if beside_a_pot:
        wanted = f"below the line `if so`, and there `{written}`"
    found = f"`{written}`, which is done with nothing of theirs"
    context.report.quantity(phrase, found, wanted)
