"""Check the nouns that an event's own words write out.

`attack a zombie` is one event whatever the zombie, and knows of no zombie in particular.

What lives here: nothing may be said of such a noun that the event could not keep (its number,
adjectives, post-modifiers, a name), and how it is said of who does it. What does not: participants
that the event tells of, which take conditions (`semantics.lower.event_clauses`).
"""

from __future__ import annotations

from dowlang.diagnostics import codes
from dowlang.semantics import ir
from dowlang.semantics.context import Context
from dowlang.semantics.lexicon import Overload, Placeholder
from dowlang.semantics.message_wording import articled, said
from dowlang.semantics.resolve.noun_conditions import conditions_on
from dowlang.semantics.resolve.noun_types import noun_in
from dowlang.semantics.resolve.overloads import subject_field
from dowlang.semantics.resolve.quantities import NOUN_ALONE
from dowlang.semantics.scopes import Scope
from dowlang.syntax import ast
from dowlang.vocabulary.declarations import EventWord
from dowlang.vocabulary.word_forms import third_person


def check_event_nouns(context: Context, overload: Overload, node: ast.Is, scope: Scope) -> bool:
    """Return True if nothing is said of the nouns that the event's words write out or count.

    Only how many are counted may be said. Return False when an error was reported.
    """
    for placeholder, written in zip(overload.placeholders, node.predicate.slots, strict=False):
        if placeholder.slot:
            continue
        if not placeholder.count and not _check_plain(context, placeholder, written):
            return False
        if isinstance(written, ast.NounPhrase) and written.filters:
            first = written.filters[0]
            help = (
                "" if placeholder.count else _of_who_does_it(context, overload, node, first, scope)
            )
            context.report.wrong_filter(
                first,
                placeholder.noun,
                (),
                f"it is said of who does it: `{help}`" if help else None,
            )
            return False
    return True


def _check_plain(context: Context, placeholder: Placeholder, written: ast.Expression) -> bool:
    plain = f"{placeholder.determiner} {placeholder.noun}".strip()
    if not isinstance(written, ast.NounPhrase):  # a thing that is known already
        if said(written) == plain:  # `the game`
            return True
        context.report.quantity(written, f"`{said(written)}`, which is one of them", f"`{plain}`")
        return False
    kind = written.quantity.kind if written.quantity else ""
    if kind not in NOUN_ALONE:
        several = "a number" if kind == "amount" else f"`{kind.replace('_', ' ')}`"
        context.report.quantity(written, f"{several} of what the event has one of", f"`{plain}`")
        return False
    found = noun_in(context, written)
    assert found is not None  # the overload was chosen by it
    if found[1]:
        context.report.only_counted(written, placeholder.noun, found[1])
        return False
    if written.alias is not None:
        context.report.add(
            codes.WRONG_TYPE,
            written.alias.span,
            found=f"a name for `{placeholder.noun}`",
            wanted=f"`{placeholder.noun}` without one",
        )
        return False
    return True


def _of_who_does_it(
    context: Context, overload: Overload, node: ast.Is, first: ast.Filter, scope: Scope
) -> str:
    """Return the sentence in which the acting one has the post-modifier.

    It is an empty text where it says nothing of them, or they are no `a …`.
    """
    word, subject = overload.word, node.subject
    assert isinstance(word, EventWord)
    for other in context.lexicon.vocabulary.of_sort(EventWord):
        if other.event != word.event or other.phrase != word.phrase:
            continue
        noun = other.payload[subject_field(other)][1]
        whose = context.lexicon.owned_by(noun, "you")
        if isinstance(subject, ast.NounPhrase) and subject.noun.lemma == noun:
            parts = [_one(subject), _told(first)]
        elif (
            isinstance(subject, ast.Reference)
            and subject.words == ("you",)
            and other is not word
            and whose
        ):
            parts = [f"{articled((noun,))} {whose[0]}", _told(first)]
        else:
            continue
        one = ast.NounPhrase(
            first.span, None, (), None, ast.Ident(first.span, noun, noun), (first,)
        )
        with context.aside():
            holds = conditions_on(context, one, ir.Local(noun, noun), scope)
        verb, _, rest = word.phrase.partition(" ")
        if holds is not None and all(parts):
            return f"{' '.join(parts)} {third_person(verb)} {rest}"
    return ""


def _one(written: ast.NounPhrase) -> str:
    """Return `a survivor at the colony` as it is typed.

    It is an empty text where it speaks of something else than one.
    """
    told = [_told(each) for each in written.filters]
    one = written.quantity is not None and written.quantity.kind == "a" and written.alias is None
    return " ".join((articled((said(written),)), *told)) if one and all(told) else ""


def _told(written: ast.Filter) -> str:
    """Return a post-modifier as it is typed, where its words are names, references and plain nouns.

    Otherwise return an empty text.
    """
    out = written.phrase.pattern if written.phrase is not None else ""
    for slot in written.phrase.slots if written.phrase is not None else ():
        match slot:
            case ast.NounPhrase():
                text = _one(slot)
            case ast.Text() | ast.Reference(text=None):
                text = said(slot)
            case _:
                text = ""
        if not text:
            return ""
        out = out.replace("{}", text, 1)
    return out
