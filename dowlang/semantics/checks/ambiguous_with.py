"""Warn of the company in an event that reads as whoever does it."""

from __future__ import annotations

from dowlang.diagnostics import codes
from dowlang.semantics import ir
from dowlang.semantics.context import Context
from dowlang.semantics.message_wording import articled, said
from dowlang.semantics.resolve.noun_types import kinds_of
from dowlang.semantics.scopes import Scope
from dowlang.syntax import ast
from dowlang.vocabulary.declarations import EventWord
from dowlang.vocabulary.word_forms import third_person


def warn_of_company(
    context: Context,
    word: EventWord,
    verb: ast.Phrase,
    spoken: set[str],
    fields: tuple[ir.Local, ...],
    scope: Scope,
) -> None:
    """Warn of `you search a location with a survivor`, which speaks of the place (G3 in
    docs/language.md), where the same event can begin with who does it.
    """
    last = verb.slots[-1] if verb.slots else None
    closing = last.filters[-1].phrase if isinstance(last, ast.NounPhrase) and last.filters else None
    with_whom = closing.slots[0] if closing is not None and closing.slots else None
    several = with_whom.quantity if isinstance(with_whom, ast.NounPhrase) else None
    if several is not None and several.kind != "a":
        return  # `with no survivors`, `with 2 survivors`: nobody takes it for who does it
    if closing is None or not closing.pattern.startswith("with ") or not closing.slots:
        return
    if isinstance(closing.slots[0], ast.NounPhrase) and _is_none(closing.slots[0]):
        return  # nobody does nothing
    kinds = kinds_of(context, closing.slots[0], scope)
    silent = {
        name
        for (name, noun), field in zip(word.payload, fields, strict=True)
        if noun in kinds and field.name not in spoken
    }
    if any(
        other.event == word.event and other.subject in silent
        for other in context.lexicon.vocabulary.of_sort(EventWord)
    ):
        assert isinstance(last, ast.NounPhrase)
        company, act = _company(closing.slots[0]), third_person(word.phrase.split()[0])
        help = f"who {act} stands first: `{company} {act} …`"
        context.report.add(
            codes.SAID_OF_THE_PLACE,
            closing.span,
            help=help,
            filter=f"with {_company(closing.slots[0], counted=True)}",
            noun=said(last).split()[-1],
        )


def _is_none(node: ast.NounPhrase) -> bool:
    return node.quantity is not None and node.quantity.kind == "no"


def _company(node: ast.Node, counted: bool = False) -> str:
    """Return who is spoken of: one of them, or `counted` as many as were written."""
    if not isinstance(node, ast.NounPhrase):
        return said(node)
    amount = node.quantity.amount if node.quantity is not None else None
    if counted and node.quantity is not None and isinstance(amount, ast.Integer):
        kind = "" if node.quantity.kind == "amount" else f"{node.quantity.kind.replace('_', ' ')} "
        return f"{kind}{amount.value} {said(node)}"
    words = [*node.adjectives, *([node.classifier] if node.classifier else [])]
    return articled([" ".join([*(word.text for word in words), node.noun.lemma])])
