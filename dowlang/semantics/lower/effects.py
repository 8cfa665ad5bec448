"""Sentences that do something: an effect word with its subject, its arguments, its modifiers.

What a sentence leaves open is resolved here: a choice becomes a `Pick` before the act (by the
subject, if a player, else by you), a plural where the word takes one becomes an `Each` around it,
an amount that is open becomes a `PickNumber`. The same walk tells what the act needs (`Need`), for
the option it may stand in. A pick for a word that can fail offers only pieces with which it is
possible.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from dowlang.semantics import ir
from dowlang.semantics.checks.at_points import check_at_its_point, check_told_by_event
from dowlang.semantics.checks.one_owner import check_one_owner, check_said_of_you
from dowlang.semantics.checks.out_of_reach import check_all_within_reach, check_within_reach
from dowlang.semantics.checks.same_side import check_two_sides, said_of_another
from dowlang.semantics.checks.unseen_choices import note_looked_at
from dowlang.semantics.context import Context
from dowlang.semantics.lower.arguments import Argument, argument, is_present, mandatory
from dowlang.semantics.lower.effect_arguments import Tail, Understood, arguments_of
from dowlang.semantics.lower.effect_bindings import (
    bindings,
    check_names_in_loops,
    done_in_vain,
    lost_with,
    moved_by,
    of_nothing,
    refuse_handing_on,
    said_of_the_rest,
    scope_after,
    scope_of_parts,
    subject_scope,
    turned,
    untold_arguments,
)
from dowlang.semantics.lower.effect_switches import switches_of
from dowlang.semantics.lower.fitting_choices import (
    kept_apart,
    narrowed_with_those_before,
    still_among,
)
from dowlang.semantics.lower.in_full import InFull
from dowlang.semantics.lower.loop_invariants import (
    behind_the_subject,
    done_at_once,
    for_any_of_them,
    handed_on,
    looked_up_once,
    not_each_time,
    puts_off,
    shared_by_all,
    subject_told_of,
)
from dowlang.semantics.lower.lowered_line import Doing
from dowlang.semantics.lower.preconditions import (
    needs_aside,
    needs_to_act,
    possible_when,
    tests_of,
)
from dowlang.semantics.lower.sentences import LoweredSentence, after_lookups
from dowlang.semantics.lower.spoken_players import after_line, seen_by
from dowlang.semantics.lower.whereabouts import where_they_were
from dowlang.semantics.ownership.ambiguous_owners import check_owners, warn_of_doer
from dowlang.semantics.resolve.denotation import Definite, Filled, Meaning, Unsaid
from dowlang.semantics.resolve.filling import fill
from dowlang.semantics.resolve.hoisting import of_yours_you
from dowlang.semantics.resolve.last_known import laid_by, note_yielded
from dowlang.semantics.resolve.mentions import after_one_given, after_picks
from dowlang.semantics.resolve.noun_phrases import meaning
from dowlang.semantics.resolve.noun_types import kinds_of
from dowlang.semantics.resolve.overloads import pick_overload, subject_type
from dowlang.semantics.resolve.presence import in_loops, of_word, reach_of
from dowlang.semantics.scopes import HIDES_SHOWN, Binding, Scope, decider
from dowlang.syntax import ast
from dowlang.vocabulary.declarations import EffectWord

BY_RULE = (None, ir.Arbiter())  # chance and who decides ties choose, whoever is the subject


def act(
    context: Context,
    doing: Doing,
    modifiers: Sequence[ast.Expression | ast.Ident],
    scope: Scope,
    tail: Tail | None = None,
) -> LoweredSentence | None:
    """Lower one sentence. `tail` gives what belongs to each act. None: an error was reported."""
    phrase, subject, subject_binding = doing.phrase, doing.subject, doing.subject_binding
    line = doing.line.span.line
    kinds = None if subject is None else kinds_of(context, subject, scope)
    taker, context.sentence.taker = context.sentence.taker, None
    if subject_binding is not None:
        kinds = frozenset({subject_binding.noun})
    overload = pick_overload(context, phrase, scope, kinds, subject)
    if overload is None:
        return None
    verb = overload.word
    assert isinstance(verb, EffectWord)  # what stands in the place of an effect
    if not check_at_its_point(context, verb, phrase):
        return None
    set_by = switches_of(context, overload, phrase, modifiers)
    if set_by is None:
        return None
    chooser = _left_to(taker, scope)
    wanted = subject_type(context, overload.word)
    first: Argument | None = None
    about: Meaning | None = None
    inside = scope
    early: list[ir.Pick] = []
    if subject_binding is not None:
        first = Argument(subject_binding.value, binding=subject_binding)
    elif subject is not None and wanted is not None:
        outer, context.sentence.hoisted = context.sentence.hoisted, early
        found = meaning(context, subject, wanted, scope, Unsaid(verb.within.get(verb.subject, "")))
        context.sentence.hoisted = outer
        if not _check_doer(context, verb, found, subject, phrase):
            return None
        about = found
        chooser = of_yours_you((found,), chooser)
        first = None if found is None else argument(context, found, wanted.many, chooser, line)
        if first is None:
            return None
        noun = found.noun_name if found else ""
        inside, subject_binding = subject_scope(first, noun, wanted.many, scope)
    if subject_binding is not None and subject_binding.noun == "player":
        chooser = subject_binding.value
    said = (
        Definite(first.value, wanted.noun, wanted.many)
        if first is not None and wanted is not None
        else None
    )
    outer, context.sentence.hoisted = context.sentence.hoisted, []
    doer = subject_binding or taker
    seen = seen_by(doer, wanted, inside)
    filled = fill(context, overload, phrase, said, seen, set_by[0], doer)
    chooser = _chooser_among(filled or (), doer, chooser)
    context.read(chooser)
    made, context.sentence.hoisted = context.sentence.hoisted, outer
    hoisted = [p if p.chooser in BY_RULE else replace(p, chooser=chooser) for p in made]
    if filled is None or not (
        check_said_of_you(context, verb, phrase, doer)
        and check_one_owner(context, verb, (about, subject), filled)
        and check_all_within_reach(context, verb, filled)
        and check_told_by_event(context, verb, filled, inside)
        and check_two_sides(context, verb, filled)
    ):
        return None
    if doer is None:
        warn_of_doer(context, verb, phrase, scope)
    outside, context.sentence.once = context.sentence.once, []
    written = filled
    filled, hoisted = looked_up_once(context, filled, hoisted, first, line)
    understood = Understood(
        doing,
        overload,
        filled,
        first,
        inside,
        chooser,
        tail,
        if_able=set_by[1],
        early=tuple(early),
        hoisted=tuple(hoisted),
    )
    done = _assembled(context, understood, scope)
    once = tuple(sorted(context.sentence.once, key=lambda lookup: isinstance(lookup, ir.Bind)))
    context.sentence.once = outside
    # asked last: with the words that it wants the line checks
    if done is None or not check_owners(context, verb, written, doer, scope):
        return None
    hoisted = [done.narrowed.get(pick.name, pick) for pick in hoisted]
    early = [done.narrowed.get(pick.name, pick) for pick in early]
    if hoisted and first is not None and first.loop is not None:  # each of them chooses
        *before, loop = done.statements
        assert isinstance(loop, ir.Each)
        body = replace(loop.body, statements=(*hoisted, *loop.body.statements))
        done = replace(done, statements=(*before, replace(loop, body=body)))
        hoisted = []
    if not context.sentence.offer_local and puts_off(done.statements):
        done = replace(done, statements=(*done.statements, ir.AtOnce(line)))
    if once:
        done = after_lookups(context, done, once, line)
    if early or hoisted:
        done = replace(done, scope=after_picks(done.scope, (*early, *hoisted), None))
    for entry in filled:
        if of_nothing(verb, entry):
            context.report.nothing(phrase, verb.phrase.partition(" {")[0])
            break
    if not (early or hoisted):
        return done
    told_of = subject_told_of(hoisted, first)
    return replace(
        done,
        statements=(*early, *behind_the_subject(done.statements, hoisted, told_of)),
        needs=(
            *needs_aside(early, line),
            *behind_the_subject(done.needs, needs_aside(hoisted, line), told_of),
        ),
    )


def _left_to(taker: Binding | None, scope: Scope) -> ir.Expression:
    """Return who makes the choices of an effect that nobody does: who takes the offer of it."""
    return decider(scope) if taker is None else taker.value


def _chooser_among(
    filled: Sequence[Filled], doer: Binding | None, otherwise: ir.Expression
) -> ir.Expression:
    """Return who chooses what the slots leave open: of your things you do where nobody is said."""
    if doer is not None:
        return otherwise
    return of_yours_you([entry.meaning for entry in filled], otherwise)


def _check_doer(
    context: Context,
    verb: EffectWord,
    found: Meaning | None,
    subject: ast.Expression,
    phrase: ast.Phrase,
) -> bool:
    """Return True if the subject is where the word gets at it. Otherwise an error is reported."""
    if found is not None and verb.absent and is_present(context, found):
        context.report.present(subject, verb, phrase, said_of_another(context, found, subject))
        return False
    return check_within_reach(context, verb, verb.subject, found, subject)


def _assembled(context: Context, sentence: Understood, scope: Scope) -> LoweredSentence | None:
    filled, first = sentence.filled, sentence.first
    inside, tail, if_able = sentence.inside, sentence.tail, sentence.if_able
    line, path, word = sentence.doing.line.span.line, sentence.doing.path, sentence.overload.word
    assert isinstance(word, EffectWord)
    if (made_of := arguments_of(context, sentence)) is None:
        return None
    resolved, count_index, count_meaning = made_of
    named = still_among(word, filled, kept_apart(context, word, filled, resolved))
    resolved = not_each_time(context, named, first, {one.name for one in sentence.hoisted}, line)
    if count_meaning is not None and isinstance(resolved[count_index].value, ir.Local):
        count_meaning = replace(count_meaning, amount=resolved[count_index].value)
    values = tuple([a.value for a in resolved])
    in_order = [first, *resolved] if first is not None else resolved.copy()
    if count_index >= 0:  # the number is resolved last
        in_order.append(in_order.pop(count_index - len(resolved)))
    amount = (
        mandatory(count_meaning)
        if count_meaning is not None
        else (values[count_index] if count_index >= 0 else None)
    )
    if not check_names_in_loops(context, filled, in_order):
        return None
    can = possible_when(word, values, count_index, amount)
    open_ones = [a for a in in_order if a.pick is not None or a.loop is not None or a.before]
    in_full = InFull(word, values, count_index, amount, can, line) if if_able else None
    in_full = in_full and in_full.of(in_order[first is not None :])
    picks = dict[str, ir.Pick]()
    if open_ones or sentence.early or sentence.hoisted:
        tests = tests_of(can, values, in_order)
        knows = sentence.chooser if sentence.doing.subject is None else decider(scope)
        in_order, picks = narrowed_with_those_before(tests, in_order, sentence, knows)
    can = None if if_able else can
    if (chain := handed_on(context, word, filled, resolved, first)) is not None:
        refuse_handing_on(context, word, chain)
        return None
    shared = shared_by_all(word, filled, in_order, count_index)
    for index, loop in shared.items():
        in_order[index] = for_any_of_them(context, in_order[index], in_order[loop])
    binds, frame = bindings(context, word, values, line)
    lost = lost_with(context, word, values, in_order)
    if word.becomes and not any(entry.loop is not None for entry in in_order):
        binds, frame = turned(context, word, values, in_order, inside)
    performed = ir.Act(
        done_at_once(context, word, filled, resolved, first),
        values,
        line,
        binds,
        count_index if word.available is not None else -1,
        if_able,
    )
    deep = scope_of_parts(inside, in_order, first) if open_ones else inside
    after_act = tail(deep.after(frame)) if tail is not None else ()
    statements: tuple[ir.Statement, ...] = (performed, *after_act)
    for number_of, made in reversed(list(enumerate(in_order))) if open_ones else ():
        if number_of in shared:
            continue
        subject = first is not None and number_of == 0
        if in_full is not None and (subject or (made.loop is not None and made.pick is None)):
            statements = in_full.asked(
                statements, in_order[number_of + 1 :], sentence.chooser, path
            )
        if made.loop is not None:
            name, pieces, noun = made.loop
            at, reach = f"{path}.each_{number_of + 1}", reach_of(context, word, values, name)
            statements = (ir.Each(name, pieces, noun, ir.Block(at, statements), line, reach),)
        once = [
            s for index, at in shared.items() if at == number_of for s in in_order[index].before
        ]
        statements = (*made.before, *once, *statements)
    if in_full is not None and first is None:
        statements = in_full.asked(statements, in_order, sentence.chooser, path)
    looped = bool(open_ones) and any(a.loop is not None for a in open_ones)
    context.pieces.chosen.clear()
    context.pieces.lost += [(name, line) for name in lost]
    context.pieces.laid += laid_by(context, word, values, line)
    note_looked_at(context, word, values, inside)
    if binds:
        note_yielded(context, word, values, binds)
    context.pieces.moved += moved_by(word, open_ones)
    own = {
        name
        for a in open_ones
        for name in (a.loop[0] if a.loop else "", a.pick.name if a.pick else "")
    }
    gone = () if if_able else of_word(context, word, values, in_loops(inside) | own)
    needs = (
        ()
        if if_able
        else needs_to_act(
            performed.word,
            values,
            in_order,
            count_index,
            amount,
            can,
            looped,
            line,
            gone,
            frame.things[0] if binds and frame.things else None,
        )
    )
    if in_full is None and not looped and (if_able or word.in_vain is not None):
        in_vain = done_in_vain(context, word, values, line)
        statements = _where_one_is_there(statements, in_order, in_vain, path, line)
    if not looped:
        statements = (*statements, *where_they_were(context, frame, line))
    early = [old for old, new in zip(named, resolved, strict=True) if old.pick and not new.pick]
    rest = scope.inner(HIDES_SHOWN) if said_of_the_rest(values, in_order) else scope
    after = scope_after([*early, *open_ones], rest, frame, looped)
    over_others = any(a.loop is not None and a.pick is None for a in open_ones)
    given = {bound.noun for bound in frame.things if bound.many and not looped}
    unnamed = (
        ()
        if over_others
        else tuple(
            a.pick
            for a in in_order
            if a.pick is not None
            and not a.alias
            and not (a.pick.many and a.pick.noun.name in given)  # `those` are the very same
        )
    )
    if unnamed:
        after = after_picks(
            after, unnamed, first.pick if first is not None and not first.alias else None
        )
    after = after_one_given(after, () if looped else frame.things, amount, line)
    if looped or "that many" not in frame.named:
        count = values[count_index] if count_index >= 0 else None
        cut_short = count is not None and word.available is not None
        after = after.untold() if cut_short else untold_arguments(after, count, open_ones)
    after = after_line(context, sentence, values, scope, after)
    written = count_meaning is not None and count_meaning.kind == "amount"
    plain = (
        amount.value
        if isinstance(amount, ir.Number)
        and written
        and word.available is not None
        and not word.boundless
        and not (if_able or over_others)
        else 0
    )
    supply: tuple[str, str] | None = None
    if word.in_full and not (if_able or over_others):
        names = [parameter.name for parameter in context.lexicon.parameters(word)]
        wanted = values[names.index(word.in_full)]
        plain = wanted.value if isinstance(wanted, ir.Number) else 0
        thing = values[names.index(word.supply)] if word.supply else None
        supply = (word.phrase, thing.slug) if isinstance(thing, ir.Named) else None
    return LoweredSentence(statements, needs, after, word, plain, supply, picks)


def _where_one_is_there(
    statements: tuple[ir.Statement, ...],
    made: Sequence[Argument],
    in_vain: tuple[ir.Statement, ...],
    path: str,
    line: int,
) -> tuple[ir.Statement, ...]:
    """Return the statements behind the question whether there is a piece to choose."""
    pick = next((a.pick for a in made if a.pick is not None and not a.pick.many), None)
    if pick is None:
        return statements
    there = ir.Compare(">=", ir.Size(pick.candidates), ir.Number(1))
    body, none = (
        ir.Block(f"{path}.if_able", statements, ir.DoneIf.ABLE),
        ir.Block(f"{path}.not_able", in_vain),
    )
    return (ir.If(there, body, none, line),)
