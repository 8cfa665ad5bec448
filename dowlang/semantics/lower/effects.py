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
from typing import NamedTuple

from dowlang.semantics import ir
from dowlang.semantics.checks.at_points import check_at_its_point, check_told_by_event
from dowlang.semantics.checks.not_in_play_yet import check_in_play, check_one_in_play, note_brought
from dowlang.semantics.checks.one_owner import check_one_owner, check_said_of_you
from dowlang.semantics.checks.out_of_reach import check_all_within_reach, check_within_reach
from dowlang.semantics.checks.same_side import check_two_sides, said_of_another
from dowlang.semantics.context import Context
from dowlang.semantics.lexicon import Overload
from dowlang.semantics.lower.act_making import assembled
from dowlang.semantics.lower.arguments import Argument, argument, is_present
from dowlang.semantics.lower.effect_arguments import Tail, Understood
from dowlang.semantics.lower.effect_bindings import (
    of_nothing,
    subject_scope,
)
from dowlang.semantics.lower.effect_switches import switches_of
from dowlang.semantics.lower.loop_invariants import (
    behind_the_subject,
    looked_up_once,
    puts_off,
    subject_told_of,
)
from dowlang.semantics.lower.lowered_line import Doing
from dowlang.semantics.lower.preconditions import (
    needs_aside,
)
from dowlang.semantics.lower.sentences import LoweredSentence, after_lookups
from dowlang.semantics.lower.spoken_players import seen_by
from dowlang.semantics.ownership.ambiguous_owners import check_owners, warn_of_doer
from dowlang.semantics.resolve.denotation import Definite, Filled, Indefinite, Meaning, Unsaid
from dowlang.semantics.resolve.filling import fill
from dowlang.semantics.resolve.hoisting import chooser_of, of_yours_you
from dowlang.semantics.resolve.latest_vote_or_throw import check_once_for_each
from dowlang.semantics.resolve.mentions import after_picks, is_several
from dowlang.semantics.resolve.noun_phrases import meaning
from dowlang.semantics.resolve.noun_types import kinds_of
from dowlang.semantics.resolve.overloads import pick_overload, subject_type
from dowlang.semantics.resolve.quantities import ENDS, EVERY_OR_BARE
from dowlang.semantics.scopes import Binding, Scope, decider
from dowlang.semantics.void_words import warn_of_void
from dowlang.syntax import ast
from dowlang.vocabulary.declarations import EffectWord
from dowlang.vocabulary.signatures import Role, Type

BY_RULE = (None, ir.Arbiter())  # chance and who decides ties choose, whoever is the subject


class _Subject(NamedTuple):
    """Who does an act: its argument and meaning, who it is in the act (`binding`), the scope
    inside, who makes its choices, and the choices of which it speaks.
    """

    first: Argument | None
    about: Meaning | None
    binding: Binding | None
    inside: Scope
    chooser: ir.Expression
    early: list[ir.Pick]


def act(
    context: Context,
    doing: Doing,
    modifiers: Sequence[ast.Expression | ast.Ident],
    scope: Scope,
    tail: Tail | None = None,
) -> LoweredSentence | None:
    """Lower one sentence. `tail` gives what belongs to each act. None: an error was reported."""
    phrase, line = doing.phrase, doing.line.span.line
    taker = doing.taker
    kinds = _kinds_of_subject(context, doing, scope)
    overload = pick_overload(context, phrase, scope, kinds, doing.subject)
    if overload is None:
        return None
    verb = overload.word
    assert isinstance(verb, EffectWord)  # what stands in the place of an effect
    if not check_at_its_point(context, verb, phrase):
        return None
    set_by = switches_of(context, overload, phrase, modifiers)
    if set_by is None:
        return None
    wanted = subject_type(context, verb)
    subject = _subject(context, doing, verb, wanted, scope, _left_to(taker, scope))
    if subject is None:
        return None
    doer = subject.binding or taker
    with context.sentence.hoisting() as made:
        filled = _filled(context, doing, overload, subject, wanted, set_by[0], doer)
    chooser = _chooser_among(filled or (), doer, subject.chooser)
    context.read(chooser)
    if filled is not None and doer is None and subject.about is None:
        open_before = any(pick.chooser not in BY_RULE for pick in made)
        filled = _done_by_who_chooses(context, verb, filled, chooser, open_before)
    if filled is None or not (
        check_said_of_you(context, verb, phrase, doer)
        and check_one_owner(context, verb, (subject.about, doing.subject), filled)
        and check_all_within_reach(context, verb, filled)
        and check_told_by_event(context, verb, filled, subject.inside)
        and check_two_sides(context, verb, filled)
        and check_in_play(context, verb, filled)
        and check_once_for_each(context, verb, phrase, is_several(doing.subject), scope)
    ):
        return None
    if doer is None:
        warn_of_doer(context, verb, phrase, scope)
    warn_of_void(context, phrase, verb)
    hoisted = [p if p.chooser in BY_RULE else replace(p, chooser=chooser) for p in made]
    with context.sentence.looking_up() as looked_up:
        once_filled, hoisted = looked_up_once(context, filled, hoisted, subject.first, line)
        understood = Understood(
            doing,
            overload,
            once_filled,
            subject.first,
            subject.inside,
            chooser,
            tail,
            if_able=set_by[1],
            early=tuple(subject.early),
            hoisted=tuple(hoisted),
        )
        done = assembled(context, understood, scope)
    # asked last: with the words that it wants the line checks
    if done is None or not check_owners(context, verb, filled, doer, scope):
        return None
    done = _with_its_choices(context, done, understood, looked_up)
    if any(of_nothing(verb, entry) for entry in once_filled):
        context.report.nothing(phrase, verb.phrase.partition(" {")[0])
    return done


def _kinds_of_subject(context: Context, doing: Doing, scope: Scope) -> frozenset[str] | None:
    """Return of which kinds who does an act may be, None for an act without a subject."""
    if doing.subject_binding is not None:
        return frozenset({doing.subject_binding.noun})
    return None if doing.subject is None else kinds_of(context, doing.subject, scope)


def _subject(
    context: Context,
    doing: Doing,
    verb: EffectWord,
    wanted: Type | None,
    scope: Scope,
    chooser: ir.Expression,
) -> _Subject | None:
    """Return who does an act, None after a report."""
    bound, written = doing.subject_binding, doing.subject
    first = None if bound is None else Argument(bound.value, binding=bound)
    about: Meaning | None = None
    inside = scope
    early: list[ir.Pick] = []
    if bound is None and written is not None and wanted is not None:
        unsaid = Unsaid(verb.within.get(verb.subject, ""))
        with context.sentence.hoisting() as early:
            about = meaning(context, written, wanted, scope, unsaid)
        if not _check_doer(context, verb, about, written, doing.phrase) or about is None:
            return None
        chooser = of_yours_you((about,), chooser)
        first = argument(context, about, wanted.many, chooser, doing.line.span.line)
        if first is None:
            return None
        inside, bound = subject_scope(first, about.noun_name, wanted.many, scope)
    if bound is not None and bound.noun == "player":
        chooser = bound.value
    return _Subject(first, about, bound, inside, chooser, early)


def _filled(
    context: Context,
    doing: Doing,
    overload: Overload,
    subject: _Subject,
    wanted: Type | None,
    switches: dict[str, object],
    doer: Binding | None,
) -> list[Filled] | None:
    """Return the meanings of the slots of an act, None after a report."""
    said = None
    if subject.first is not None and wanted is not None:
        said = Definite(subject.first.value, wanted.noun, wanted.many)
    seen = seen_by(doer, wanted, subject.inside)
    return fill(context, overload, doing.phrase, said, seen, switches, doer)


def _with_its_choices(
    context: Context,
    done: LoweredSentence,
    understood: Understood,
    looked_up: Sequence[ir.Statement],
) -> LoweredSentence:
    """Return an act behind the choices that it makes before, and what it looks up once."""
    first, line = understood.first, understood.doing.line.span.line
    hoisted = [done.narrowed.get(pick.name, pick) for pick in understood.hoisted]
    early = [done.narrowed.get(pick.name, pick) for pick in understood.early]
    if hoisted and first is not None and first.loop is not None:  # each of them chooses
        *before, loop = done.statements
        assert isinstance(loop, ir.Each)
        body = replace(loop.body, statements=(*hoisted, *loop.body.statements))
        done = replace(done, statements=(*before, replace(loop, body=body)))
        hoisted = []
    if not context.sentence.offer_local and puts_off(done.statements):
        done = replace(done, statements=(*done.statements, ir.AtOnce(line)))
    if looked_up:
        once = tuple(sorted(looked_up, key=lambda lookup: isinstance(lookup, ir.Bind)))
        done = after_lookups(context, done, once, line)
    if not (early or hoisted):
        return done
    told_of = subject_told_of(hoisted, first)
    return replace(
        done,
        scope=after_picks(done.scope, (*early, *hoisted), None),
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


def _done_by_who_chooses(
    context: Context,
    verb: EffectWord,
    filled: Sequence[Filled],
    chooser: ir.Expression,
    open_before: bool,
) -> list[Filled]:
    """Return the meanings of the slots of an act that nobody is said to do.

    What leaves a choice, in a slot or before the act (`open_before`), is done by who makes it, so
    that whom the word asks in its turn (`place or move a dwarf they own`) and of whom its event
    tells is the same player. What it brings or takes, or says `your` of, is yours, of which a
    warning tells.
    """
    left = open_before or any(_is_left_to(entry, chooser) for entry in filled)
    if chooser == ir.YOU_LOCAL or verb.is_of_its_subject or not left:
        return list(filled)
    doer = Definite(context.read(chooser), "player")
    return [
        replace(entry, meaning=doer) if entry.parameter.role is Role.SUBJECT else entry
        for entry in filled
    ]


def _is_left_to(entry: Filled, chooser: ir.Expression) -> bool:
    """Return True for pieces of a slot that somebody chooses, unless chance or a tie does."""
    found = entry.meaning
    if not isinstance(found, Indefinite) or found.kind in EVERY_OR_BARE or found.kind in ENDS:
        return False
    return chooser_of(found, chooser) == chooser


def _check_doer(
    context: Context,
    verb: EffectWord,
    found: Meaning | None,
    subject: ast.Expression,
    phrase: ast.Phrase,
) -> bool:
    """Return True if the subject is where the word gets at it. Otherwise an error is reported."""
    note_brought(context, verb, found)
    if found is not None and verb.absent and is_present(context, found):
        context.report.present(subject, verb, phrase, said_of_another(context, found, subject))
        return False
    if not check_one_in_play(context, verb, verb.subject, (found, subject)):
        return False
    return check_within_reach(context, verb, verb.subject, found, subject)
