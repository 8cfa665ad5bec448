"""Clauses on events: matches with conditions on what took part, and what they bind."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache

from dowlang.diagnostics import codes
from dowlang.records import dataclass
from dowlang.semantics import ir
from dowlang.semantics.checks.ambiguous_with import warn_of_company
from dowlang.semantics.checks.event_nouns import check_event_nouns
from dowlang.semantics.context import Context
from dowlang.semantics.frame_kinds import FrameKind
from dowlang.semantics.lower.counted_at_places import told_by_place
from dowlang.semantics.lower.places_before_events import (
    ranked_since,
    with_what_left,
    without_what_came,
)
from dowlang.semantics.lower.pre_event import as_it_was, described_as, same_as, untold
from dowlang.semantics.message_wording import articled
from dowlang.semantics.resolve.denotation import Definite
from dowlang.semantics.resolve.mentions import described
from dowlang.semantics.resolve.noun_conditions import conditions_on
from dowlang.semantics.resolve.noun_phrases import meaning
from dowlang.semantics.resolve.noun_types import kinds_of, noun_in
from dowlang.semantics.resolve.overloads import pick_overload, subject_field
from dowlang.semantics.resolve.quantities import INDEFINITE_OR_BARE
from dowlang.semantics.scopes import Binding, Frame, Scope
from dowlang.semantics.unparse import plain
from dowlang.syntax import ast
from dowlang.vocabulary.comparisons import MEASURED
from dowlang.vocabulary.declarations import EventWord, Type


@dataclass(frozen=True, slots=True)
class Matched:
    """An event's match, the frame of what it binds, and what its words speak of besides."""

    match: ir.Match
    frame: Frame
    described: Frame

    def below(self, scope: Scope) -> Scope:
        """Return the scope of the lines below the clause."""
        inside = scope.inner(self.frame)
        return inside.inner(self.described) if self.described.things else inside


def event(context: Context, node: ast.Is, point: ast.Words | None, scope: Scope) -> Matched | None:
    """Lower a clause on an event. None: an error was reported."""
    subject = node.subject
    assert subject is not None  # whoever does something, or what it is done to
    kinds = kinds_of(context, subject, scope)
    overload = pick_overload(context, node.predicate, scope, kinds, subject)
    if overload is None or not check_event_nouns(context, overload, node, scope):
        return None
    word = overload.word
    assert isinstance(word, EventWord)  # what stands in the place of an event
    prefix = [context.locals.fresh(name) for name, _ in word.payload]
    fields = tuple(
        ir.Local(local, noun.removesuffix("[]"), noun.endswith("[]"))
        for local, (_, noun) in zip(prefix, word.payload, strict=True)
    )
    number = _number(context, word, point)
    if number is None:
        return None
    if word.before is not None and not word.before.stays and number != word.event:
        word = _at_point(word)
    by_name = {name: field for (name, _), field in zip(word.payload, fields, strict=True)}
    constrained: list[tuple[ir.Local, ast.Expression]] = [(fields[subject_field(word)], subject)]
    for placeholder, slot in zip(overload.placeholders, node.predicate.slots, strict=False):
        if (name := placeholder.slot or placeholder.count) in by_name:
            constrained.append((by_name[name], slot))
    constrained = told_by_place(context, word, constrained, by_name)
    warn_of_company(
        context, word, node.predicate, {field.name for field, _ in constrained}, fields, scope
    )
    fixed: list[ir.Expression] = [
        ir.Compare("=", by_name[name], ir.Number(value)) for name, value in word.fixed
    ]
    fixed += [is_somebody(by_name[name]) for name in word.filled]
    conditions = [(holds, node.span.line) for holds in fixed]
    aliases: dict[str, Binding] = {}
    you_fields: set[str] = set()
    without = " without using " in f" {node.predicate.pattern} "
    for field, written in constrained:
        if not _check_lies_there(context, word, field, written):
            return None
        absent = (
            without
            and overload.placeholders
            and field is by_name.get(overload.placeholders[-1].slot)
            and written is node.predicate.slots[-1]
        )
        name = next(name for name, other in by_name.items() if other is field)
        if not _can_have(context, word, name, written):
            return None
        made = _constraint(context, field, written, scope, aliases, _lying(word, name, field))
        if made is None:
            return None
        if isinstance(written, ast.Reference) and written.words == ("you",):
            you_fields.add(field.name)
        if any(ranked_since(condition, word, by_name) for condition in made):
            context.report.ranked_since(written)
            return None
        if untold(word, made):
            loss = "where the loss itself is heard: `when … is killed`"
            context.report.out_of_scope(written, plain(context, written), loss)
            return None
        if name == word.arrives[1]:
            made = [without_what_came(condition, word, by_name) for condition in made]
        if name == word.leaves[1]:
            made = [with_what_left(condition, word, by_name) for condition in made]
        made = [as_it_was(word, by_name, condition) for condition in made]
        if absent:
            none = ir.Compare("=", field, ir.Number(-1))
            made = [none if not made else ir.Logic("or", (none, ir.Logic("not", (_all(made),))))]
        elif name in word.empty and name not in word.filled:
            made = [is_somebody(field), *made]
        conditions.extend((condition, written.span.line) for condition in made)
    if word.before is None or not word.before.gone:
        context.pieces.present.update(field.name for field, _ in constrained)
    match = ir.Match(
        word,
        number,
        " ".join(point.values) if point else "",
        fields,
        tuple(conditions),
        node.span.line,
    )
    frame = _event_frame(word, fields, aliases, you_fields, constrained)
    frame = _with_pronoun(context, frame, [holds for holds, _ in conditions], scope)
    frame = replace(
        frame, same=tuple((field, other) for field in fields for other in same_as(match, field))
    )
    if word.before is not None and word.before.gone:
        gone = by_name[word.before.fields[0]]
        frame = replace(frame, gone=(gone, *described_as(match, gone)), before=word.before)
    by = [thing for _, written in constrained for thing in described(context, written)]
    return Matched(match, frame, Frame(FrameKind.SPOKEN, things=tuple(by)))


@lru_cache(maxsize=64)
def _at_point(word: EventWord) -> EventWord:
    """Return the word at a point inside its event, where nothing has left yet."""
    return replace(word, before=None, leaves=("", "", ""))


def is_somebody(field: ir.Local) -> ir.Expression:
    """Return the condition that a field of an event is a piece, not -1 for nobody or nothing."""
    return ir.Compare(">=", field, ir.Number(0))


def _all(conditions: list[ir.Expression]) -> ir.Expression:
    return conditions[0] if len(conditions) == 1 else ir.Logic("and", tuple(conditions))


def cancellable(match: ir.Match) -> tuple[str | int, ...]:
    """Return the point of the event at which a line below may still cancel something, and its
    number, if there is one.
    """
    word = match.word
    ended = word is not None and any(
        name in word.ended and number == match.number for name, number in word.points
    )
    return (match.point, match.number) if match.point and not ended else ()


def _number(context: Context, word: EventWord, point: ast.Words | None) -> int | None:
    if point is None:
        return word.event
    name = " ".join(point.values)
    for declared, number in word.points:
        if declared == name or tuple(context.lexicon.lemma(w) for w in declared.split()) == tuple(
            name.split()
        ):
            return number
    phrase = word.phrase.replace("{", "").replace("}", "")
    wanted = " or ".join(f"`, {p}`" for p, _ in word.points) or None
    context.report.add(
        codes.UNAVAILABLE_POINT,
        point.span,
        help=f"it has {wanted}" if wanted else None,
        point=_as_declared(context, name),
        event=phrase,
    )
    return None


def _as_declared(context: Context, name: str) -> str:
    """Return a point of time with the words that the vocabulary has for it."""
    words = context.lexicon.vocabulary.of_sort(EventWord)
    known = (declared for word in words for declared, _ in word.points)
    lemma = context.lexicon.lemma
    return next(
        (said for said in known if " ".join(lemma(word) for word in said.split()) == name), name
    )


def _lying(word: EventWord, name: str, field: ir.Local) -> ir.Expression | None:
    """Return what an effect takes for a participant.

    It is nothing when it is not any more where the event left it.
    """
    return ir.Call(word.lies[name], (field,)) if name in word.lies else None


def _check_lies_there(
    context: Context, word: EventWord, field: ir.Local, written: ast.Expression
) -> bool:
    """Return True if what is said of a participant can still be true when the event is heard.

    A card that was discarded is in no hand. Otherwise an error is reported.
    """
    noun = context.lexicon.nouns.get(field.noun)
    if noun is None or noun.whereabouts is None or not isinstance(written, ast.NounPhrase):
        return True
    for each in written.filters:
        if each.phrase is None:
            continue
        said = context.lexicon.overloads("filter", each.phrase.pattern)
        ways = [one.word for one in said if one.word.noun == noun.name]
        if ways and not any(way.phrase in word.lying for way in ways):
            bare = plain(context, replace(written, filters=()))
            help = f"when this is heard it lies elsewhere: `{bare}`"
            context.report.wrong_filter(each.phrase, noun.name, (), help)
            return False
    return True


def _can_have(context: Context, word: EventWord, name: str, written: ast.Expression) -> bool:
    """Return True if an event can have the value that is written for a field of it.

    A card that waited for another one would never come up. Otherwise an error is reported.
    """
    if name not in word.values or not isinstance(written, ast.Words):
        return True
    lemma = context.lexicon.lemma
    values = {lemma(value): value for value in word.values[name]}
    wrong = [value for value in written.values if lemma(value) not in values]
    if wrong:
        context.report.of_another_event(written, wrong[0], tuple(values.values()))
    return not wrong


def _constraint(
    context: Context,
    field: ir.Local,
    written: ast.Expression,
    scope: Scope,
    aliases: dict[str, Binding],
    still: ir.Expression | None,
) -> list[ir.Expression] | None:
    """Return what the words of a participant demand of its field."""
    noun = (
        noun_in(context, written)
        if isinstance(written, ast.NounPhrase) and field.noun not in context.lexicon.enumerations
        else None
    )
    if isinstance(written, ast.NounPhrase) and noun is not None:
        kind = written.quantity.kind if written.quantity else ""
        if written.alias is not None:
            aliases[written.alias.text] = Binding(
                field, field.noun, called=f"the {written.alias.text}", still=still
            )
            context.locals.aliases.append((field.name, written.alias.text, written.alias.span))
        if field.noun == "number" and kind in MEASURED:
            return _amount(context, field, written, scope)
        if kind not in INDEFINITE_OR_BARE:
            several = "a number" if kind == "amount" else f"`{kind.replace('_', ' ')}`"
            one = noun[0].name if noun[0].plural == noun[0].name else articled((noun[0].name,))
            context.report.quantity(written, f"{several} of a participant", f"`{one}`")
            return None
        if field.many:  # one of those that took part
            piece = ir.Local(context.locals.fresh(field.noun), field.noun)
            holds = conditions_on(context, written, piece, scope)
            among = (
                None if holds is None else ir.Candidates(noun[0], piece.name, tuple(holds), field)
            )
            return None if among is None else [ir.Compare(">=", ir.Size(among), ir.Number(1))]
        return [] if field.noun == "number" else conditions_on(context, written, field, scope)
    wanted = meaning(context, written, Type(field.noun, field.many), scope)
    if wanted is None:
        return None
    assert isinstance(wanted, Definite)  # what is open is a noun, see above
    if wanted.many and not field.many:
        return [ir.Contains(wanted.value, field)]
    if field.many:
        return [ir.Contains(field, wanted.value)]
    return [ir.Compare("=", field, wanted.value)]


def _amount(
    context: Context, field: ir.Local, written: ast.NounPhrase, scope: Scope
) -> list[ir.Expression] | None:
    assert written.quantity is not None and written.quantity.amount is not None
    amount = context.number(written.quantity.amount, scope)
    return None if amount is None else [ir.Compare(MEASURED[written.quantity.kind], field, amount)]


def _event_frame(
    word: EventWord,
    fields: tuple[ir.Local, ...],
    aliases: dict[str, Binding],
    you_fields: set[str],
    constrained: list[tuple[ir.Local, ast.Expression]],
) -> Frame:
    """Return participants under their own names.

    Each is a candidate for `that …`, except the one that is you.
    """
    named: dict[str, Binding] = {}
    things: list[Binding] = []
    told = {field.name for field, _ in constrained}
    for (name, _), field in zip(word.payload, fields, strict=True):
        bound = Binding(
            field,
            field.noun,
            field.many,
            f"the {name}",
            silent=field.name not in told,
            still=_lying(word, name, field),
        )
        named[name] = bound
        if field.name in you_fields or field.noun in ("number", "hidden"):
            continue
        things.append(bound)
    spoken = {field.name for field, written in constrained if isinstance(written, ast.NounPhrase)}
    named.pop("you", None)
    return Frame(FrameKind.EVENT, named, aliases, _told_apart(things, spoken))


def _with_pronoun(
    context: Context, frame: Frame, conditions: Sequence[ir.Expression], scope: Scope
) -> Frame:
    """Return the frame with `it` for one of whom the event tells, beside the other one for whom it
    stands outside: below the event either could be meant.
    """
    outside = scope.named("it")
    if outside is None or outside.many:
        return frame
    same = (outside.value, context.read(outside.value))
    told = [
        bound
        for bound in frame.things
        if bound.noun == outside.noun
        and not (bound.many or bound.silent)
        and not any(ir.Compare("=", bound.value, value) in conditions for value in same)
    ]
    if not told:
        return frame
    it = replace(told[0], called=f"that {told[0].noun}")
    return replace(frame, named={**frame.named, "it": it})


def _told_apart(things: list[Binding], spoken: set[str]) -> tuple[Binding, ...]:
    """Return the participants, of several of one noun only the one that the clause spoke of with
    `a …`, when it is the only such.
    """
    out: list[Binding] = []
    for bound in things:
        same = [b for b in things if b.noun == bound.noun and b.many == bound.many]
        told = [b for b in same if isinstance(b.value, ir.Local) and b.value.name in spoken]
        if len(same) > 1 and len(told) == 1 and bound is not told[0]:
            continue
        out.append(bound)
    return tuple(out)
