"""Lines that do something: sentences, choices, counters, loops.

Dice are in `dice`, options and votes in `options`, offers in `offers`, rules that last in
`ongoing`, `if` with its block in `blocks`. `semantics.dispatch` says which function lowers a line.
"""

from __future__ import annotations

from dataclasses import replace

from dowlang.diagnostics import codes
from dowlang.semantics import ir, line_parts
from dowlang.semantics.card_progress import PlainAmount
from dowlang.semantics.context import Context
from dowlang.semantics.frame_kinds import FrameKind
from dowlang.semantics.ir_needs import in_turn
from dowlang.semantics.lower.arguments import (
    argument,
    is_present,
    local_of,
    loop_frame,
    one_in_turn,
)
from dowlang.semantics.lower.blocks import below, block, each_below, in_loop
from dowlang.semantics.lower.carried_out_lines import given_by_option
from dowlang.semantics.lower.carry_out_needs import asked_before, renamed
from dowlang.semantics.lower.dice import counted_loop, roll, roll_dice
from dowlang.semantics.lower.dice_tables import is_table, switch
from dowlang.semantics.lower.effects import act
from dowlang.semantics.lower.fitting_choices import with_enough_for
from dowlang.semantics.lower.lowered_line import Doing, Lowered
from dowlang.semantics.lower.orders import ordered
from dowlang.semantics.lower.preconditions import needs_of
from dowlang.semantics.lower.sentences import LoweredSentence
from dowlang.semantics.lower.tie_breaks import behind_ties, with_ties
from dowlang.semantics.lower.whereabouts import loop, whereabouts
from dowlang.semantics.ownership.ambiguous_owners import check_chosen, check_place
from dowlang.semantics.resolve.denotation import Counted, Definite, Indefinite, Meaning
from dowlang.semantics.resolve.hoisting import of_yours_you
from dowlang.semantics.resolve.last_known import note_spot
from dowlang.semantics.resolve.latest_vote_or_throw import before_another
from dowlang.semantics.resolve.mentions import after_definition, after_several, after_told
from dowlang.semantics.resolve.noun_phrases import meaning, noun_phrase
from dowlang.semantics.resolve.noun_types import kinds_of
from dowlang.semantics.resolve.numbers import check_counter
from dowlang.semantics.resolve.presence import kept_in_loop
from dowlang.semantics.resolve.quantities import (
    EACH_OR_ALL,
    ENDS,
    EVERY_OR_BARE,
    EXACT_COUNTS,
    ONE_OR_ONE_OF_THOSE,
    ONE_PIECE,
)
from dowlang.semantics.scopes import Binding, Frame, Scope, decider
from dowlang.semantics.step_bounds import at_most
from dowlang.semantics.unparse import plain
from dowlang.syntax import ast
from dowlang.vocabulary.declarations import Type
from dowlang.vocabulary.noun_declarations import Noun

TIME = Noun("time", "times")  # what a repetition counts


def nothing(context: Context, line: ast.Line, scope: Scope, path: str) -> Lowered:
    """Lower `nothing happens`."""
    return Lowered((), scope)


def manual(context: Context, line: ast.Line, scope: Scope, path: str) -> Lowered:
    """Lower `manual "…"`: what the players carry out themselves."""
    context.options.manual += 1
    text = line_parts.text(line)
    return Lowered((ir.Manual(text.value if text else "", line.span.line),), scope)


# ---- sentences
def run(context: Context, line: ast.Line, scope: Scope, path: str) -> Lowered | None:
    """Lower an effect with or without a subject, and the dice table below it."""
    phrase = line_parts.phrase(line, "effect", "sentence", "core")
    done = perform(context, Doing(phrase, line_parts.subject(line), line, path), scope)
    if done is not None and not is_table(line.block):
        each_below(context, line.block, scope, path)
    if done is None and line.block:
        shown = Binding(ir.Local(context.locals.face(), "number"), "number")
        inside = scope.inner(Frame(FrameKind.EFFECT, {"the roll": shown, "the die": shown}))
        for row in line.block:
            block(context, row.block, inside, path)
    return done


def perform(context: Context, doing: Doing, scope: Scope) -> Lowered | None:
    """Lower one effect phrase: the core's own ones here, the vocabulary's in `effects`."""
    phrase, line = doing.phrase, doing.line
    mine = not context.lexicon.overloads(phrase.place, phrase.pattern)
    match phrase.pattern:
        case "roll a die" | "roll a die for {}" if mine:
            return _told(context, doing, scope, roll(context, doing, scope))
        case "roll {} die" | "roll {} dice" if mine:
            return _told(context, doing, scope, roll_dice(context, doing, scope))
        case "choose {}" | line_parts.CARRY_OUT if mine and is_table(line.block):
            _without_roll(context, doing)
            return None
        case "choose {}" if mine:
            return choose(context, doing, scope)
        case line_parts.CARRY_OUT if mine:
            return carry_out(context, phrase, scope)
        case "add {} to {}" if mine or isinstance(phrase.slots[1], ast.Variable):
            if is_table(line.block):
                _without_roll(context, doing)
                return None
            return add_to_counter(context, phrase, scope)
    table = is_table(line.block)
    sound = True

    def tail(inside: Scope) -> tuple[ir.Statement, ...]:
        nonlocal sound
        if not table:
            return ()
        rolled = inside.named("the roll")
        enumeration = context.lexicon.enumerations.get(rolled.noun) if rolled else None
        if rolled is None or enumeration is None or not isinstance(rolled.value, ir.Local):
            _without_roll(context, doing)
            sound = False
            return ()
        found = switch(
            context,
            line,
            rolled.value,
            enumeration.values,
            doing.path,
            lambda row, where: block(context, row.block, inside, where),
        )
        sound = found is not None
        return (found,) if found is not None else ()

    done = act(context, doing, _effect_modifiers(line), scope, tail)
    if done is None or not sound:
        return None
    _lint_amount(context, phrase, done)
    return _told(context, doing, scope, Lowered(done.statements, done.scope, done.needs))


def _told(context: Context, doing: Doing, scope: Scope, done: Lowered | None) -> Lowered | None:
    """Return a lowered sentence with the single things that its words have told of."""
    if done is None:
        return None
    said = (doing.subject, doing.phrase)
    after = after_told(context, said, scope, done.scope, done.statements)
    return replace(done, scope=after)


def _without_roll(context: Context, doing: Doing) -> None:
    """Report a table of results below what rolls nothing."""
    written = doing.phrase.pattern.replace("{}", "…")
    context.report.add(codes.TABLE_WITHOUT_ROLL, doing.line.block[0].span, line=written)


def _effect_modifiers(line: ast.Line) -> tuple[line_parts.Value, ...]:
    modifiers = line_parts.modifiers(line)
    return modifiers and tuple(
        m for m in modifiers if not (isinstance(m, ast.Words) and m.values == ("in turn order",))
    )


def _lint_amount(context: Context, phrase: ast.Phrase, done: LoweredSentence) -> None:
    """Note a plain number above 1 on something that can run short: it makes its option impossible
    when there is less.
    """
    if done.plain_count > 1 and done.needs and context.options.current:
        amount = next(
            (
                s
                for s in phrase.slots
                if (isinstance(s, ast.NounPhrase) and s.quantity and s.quantity.amount)
                or (isinstance(s, ast.Text) and done.word is not None and done.word.in_full)
            ),
            None,
        )
        short_of = (done.word.short_of if done.word is not None else "") or "there"
        context.options.amounts.append(
            PlainAmount(
                amount or phrase, done.plain_count, context.options.current, short_of, done.supply
            )
        )


def choose(context: Context, doing: Doing, scope: Scope) -> Lowered | None:
    """Lower `choose a survivor as hero`: a pick that the following lines speak of."""
    subject, line = doing.subject, doing.line
    chooser, doer = decider(scope), doing.subject_binding
    if subject is not None:
        who = meaning(context, subject, Type("player"), scope)
        if who is None:
            return None
        noun = who.noun_name
        if noun != "player":
            context.report.wrong_subject(subject, (noun,), ("player",))
            return None
        if not isinstance(who, Definite) or who.many:
            wanted = "one; several choose one after the other below `for each player`"
            if isinstance(who, Indefinite) and who.kind in ONE_PIECE:
                wanted = f"above it `choose {plain(context, subject)} as x`, and here `the x`"
            context.report.quantity(subject, "something that is not one player", wanted)
            return None
        role = scope.loop_role_of(who.value)
        doer = Binding(who.value, noun, called="that player", loop_role=role)
    if doer is not None:
        chooser = doer.value
    target = doing.phrase.slots[0]
    if not isinstance(target, ast.NounPhrase):
        context.report.wrong_type(
            target, kinds_of(context, target, scope), context.such_a("a thing to choose")
        )
        return None
    inside = scope.said_of(doer)
    if doer is not None and subject is not None and chooser != ir.YOU_LOCAL:
        inside = inside.inner(Frame(FrameKind.SUBJECT, {"they": doer}))
    found, tie_picks = with_ties(context, lambda: noun_phrase(context, target, inside))
    if found is None:
        return None
    if not isinstance(found, Indefinite):
        context.report.wrong_type(target, (target.noun.lemma,), context.such_a("a thing to choose"))
        return None
    if not check_chosen(context, found, target, doer):
        return None
    if found.kind in (*EVERY_OR_BARE, "no", *ENDS):
        context.report.quantity(
            target,
            f"`{target.noun.text}` that leaves no choice",
            "`a`, a number, `up to` or `any number of`",
        )
        return None
    if doer is None:
        chooser = of_yours_you((found,), chooser)
    context.read(chooser)
    found = replace(found, ranked=False)  # who is said to choose does, of equals too
    made = argument(
        context,
        found,
        found.kind not in ONE_OR_ONE_OF_THOSE and not _is_one(found),
        chooser,
        line.span.line,
    )
    if made is None:
        return None
    assert made.binding is not None and made.pick is not None  # what leaves no choice is refused
    bound = made.binding
    named = {} if bound.many else {"they" if bound.noun == "player" else "it": bound}
    if found.alias is not None and scope.alias(found.alias.text) is not None:
        first = next(span for _, text, span in context.locals.aliases if text == found.alias.text)
        context.report.add(
            codes.DUPLICATE_ALIAS, found.alias.span, name=found.alias.text, line=first.line
        )
    aliases = {found.alias.text: bound} if found.alias else {}
    several = (
        {"those": bound, "that many": Binding(ir.Size(bound.value), "number")} if bound.many else {}
    )
    frame = Frame(FrameKind.CHOOSE, {**named, **several}, aliases, (bound,))
    tie_picks = with_enough_for(made, tie_picks, chooser)
    chosen = Lowered(made.before, scope.inner(frame), needs_of(made.pick, line.span.line))
    return behind_ties(chosen, tie_picks, line.span.line)


def _is_one(found: Indefinite) -> bool:
    return found.kind in EXACT_COUNTS and found.amount == ir.Number(1)


def carry_out(context: Context, phrase: ast.Phrase, scope: Scope) -> Lowered | None:
    """Go on with another option of the card, or with a definition of the set.

    Options that stand further down are resolved at the end.
    """
    label = phrase.slots[0]
    assert isinstance(label, ast.Text)
    defined = context.names.defines.get(label.value)
    context.options.carried.append((context.options.current, label.value, label))
    if role := scope.loop_role():
        context.options.looped.append((label.value, label, role))
    if defined is not None:
        line = label.span.line
        needs = renamed(
            asked_before(context.names.needed.get(label.value, ()), line), context.locals.fresh
        )
        given = context.names.given.get(label.value)
        after = scope if given is None else after_definition(scope, given, label.value)
        return Lowered((ir.CarryOut(0, line, defined),), after, needs)
    known = given_by_option(context, label.value, scope)
    after = scope if known is None else after_definition(scope, known, label.value)
    return Lowered((ir.CarryOut(-len(context.options.carried), label.span.line),), after)


def add_to_counter(context: Context, phrase: ast.Phrase, scope: Scope) -> Lowered | None:
    """Lower `add 1 to samples`."""
    amount = context.number(phrase.slots[0], scope)
    target = phrase.slots[1]
    name = target.name if isinstance(target, ast.Variable) else ""
    if not check_counter(context, target, name):
        return None
    if amount is None:
        return None
    if amount == ir.Number(0):
        context.report.nothing(phrase, "add")
    return Lowered(
        (ir.AddToCounter(name, context.counters.index(name), amount, phrase.span.line),),
        scope.untold(amount),
    )


# ---- loops
def each(context: Context, line: ast.Line, scope: Scope, path: str) -> Lowered | None:
    """Lower `for each …`: the list is taken when the loop begins."""
    thing = line_parts.first(line, "each")
    found: Meaning | None = None
    tie_picks: list[ir.Pick] = []
    if isinstance(thing, ast.NounPhrase):
        found, tie_picks = with_ties(context, lambda: noun_phrase(context, thing, scope))
    if isinstance(found, Indefinite) and isinstance(thing, ast.NounPhrase):
        check_place(context, found, thing)
    if isinstance(found, Counted) and found.kind in EACH_OR_ALL:
        name, times, noun = counted_loop(context, found.noun, found.total)
        if ordered(context, line, times, found.noun, scope) is None:
            return None
        inside = before_another(context, line.block, scope)
        body, needs = in_loop(context, line.block, inside, f"{path}.each")
        return Lowered(
            (ir.Each(name, times, noun, body, line.span.line),),
            scope,
            in_turn(name, times, needs, line.span.line),
        )
    if not isinstance(found, Indefinite) or found.kind not in EVERY_OR_BARE:
        if found is not None or isinstance(thing, ast.Reference):
            context.report.quantity(
                thing or line, "something that is not one after the other", "`each` and a thing"
            )
        below(context, line, scope, f"{path}.each")
        return None
    name = local_of(context, found.noun.name, found.alias)
    note_spot(context, name, found.pieces)
    bound = one_in_turn(found, name)
    bound = replace(
        bound, still=whereabouts(context, found.noun, ir.Local(name, found.noun.name))[1]
    )
    if is_present(context, found):
        context.pieces.present.add(name)
    frame = loop_frame(bound, found.alias.text if found.alias else "")
    inside = before_another(context, line.block, scope.inner(frame))
    body, needs = in_loop(context, line.block, inside, f"{path}.each")
    order = ordered(context, line, found.pieces, found.noun, scope)
    if order is None:
        return None
    statements = loop(found.noun, context, order[1], bound, body, line.span.line)
    if not is_present(context, found):
        statements = kept_in_loop(found.noun, statements, name)
    statements = (*order[0], *statements)
    after = after_several(context, (thing,), scope)
    done = Lowered(statements, after, in_turn(name, found.pieces, needs, line.span.line))
    return behind_ties(done, tie_picks, line.span.line)


def repeat(context: Context, line: ast.Line, scope: Scope, path: str) -> Lowered | None:
    """Lower `repeat 3 times`: the number is taken when it begins."""
    times = context.number(line.part("times")[0], scope)
    inside = before_another(context, line.block, scope)
    body, needs = in_loop(context, line.block, inside, f"{path}.repeat")
    if times is None:
        return None
    if times == ir.Number(0):
        context.report.nothing(line, "repeat")
    name = context.locals.fresh("time")
    context.locals.read.add(name)
    turns = ir.Upto(at_most(times, context.locals.faces))
    return Lowered(
        (ir.Each(name, turns, TIME, body, line.span.line),),
        scope,
        in_turn(name, turns, needs, line.span.line),
    )


def cancel(context: Context, line: ast.Line, scope: Scope, path: str) -> Lowered | None:
    """Lower `cancel the action`, where a point inside an event allows it."""
    what = (line_parts.words(line, "what") or ("action",))[-1]
    if not context.points:
        context.report.out_of_scope(
            line, f"cancel the {what}", "under a trigger with a point, such as `, after paying`"
        )
        return None
    return Lowered((ir.Cancel(what, line.span.line),), scope)


def detach(context: Context, line: ast.Line, scope: Scope, path: str) -> Lowered | None:
    """Lower `detach this card`, only in what the card that is attached says itself."""
    if not any(frame.kind is FrameKind.ATTACHED for frame in scope.frames()):
        context.report.out_of_scope(
            line, "detach this card", "in the rules below `attach this card to …`"
        )
        return None
    return Lowered((ir.Detach(line.span.line),), scope)
