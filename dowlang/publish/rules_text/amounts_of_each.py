"""Find the things of each of which an amount is done: `remove 2 wounds from 2 survivors` takes two
from each, and without a word for that a reader takes two in all.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from dowlang.publish.rules_text.declared_phrases import PrintedForms
from dowlang.syntax import ast
from dowlang.syntax.ast import QuantityKind
from dowlang.vocabulary.patterns import slot_types

SEVERAL = (
    QuantityKind.AMOUNT,
    QuantityKind.UP_TO,
    QuantityKind.EXACTLY,
    QuantityKind.AT_LEAST,
    QuantityKind.ALL_BUT,
    QuantityKind.ANY_NUMBER,
)
WHOLE = (QuantityKind.ALL, QuantityKind.THE)
ONE = (QuantityKind.A, QuantityKind.ANOTHER)
SHARED_OUT = "among"
"""Stands in phrases that share one amount out."""


@dataclass(frozen=True, slots=True)
class EachOf:
    """Several things of which each has the amount beside them."""

    thing: ast.NounPhrase | ast.Reference


def with_each(phrase: ast.Phrase, forms: PrintedForms) -> ast.Phrase:
    """Return an effect with `EachOf` around the several things behind an amount, or with `each` for
    all of them.
    """
    if phrase.place != "effect" or SHARED_OUT in phrase.pattern.split():
        return phrase
    first = next(
        (at for at, slot in enumerate(phrase.slots) if _is_amount(phrase, at, slot, forms)), None
    )
    if first is None:
        return phrase
    slots = (*phrase.slots[: first + 1], *map(_each_of, phrase.slots[first + 1 :]))
    return replace(phrase, slots=slots)


def is_chosen_for_each(phrase: ast.Phrase) -> bool:
    """Return True for an effect on each of those things with another one that is chosen anew for
    each of them: `give each of those cards to another player`.
    """
    if phrase.place != "effect":
        return False
    kinds = [
        each.quantity.kind
        for each in phrase.slots
        if isinstance(each, ast.NounPhrase) and each.quantity
    ]
    return QuantityKind.EACH_OF_THOSE in kinds and bool({*ONE} & {*kinds})


def _is_amount(phrase: ast.Phrase, at: int, slot: object, forms: PrintedForms) -> bool:
    """Return True for a slot in which the words of a game take a number and its noun."""
    for overload in forms.grammar.overloads(phrase.place, phrase.pattern):
        placeholder = overload.placeholders[at]
        if placeholder.slot:
            if slot_types(overload.word)[placeholder.slot].noun == "number":
                return True
        elif isinstance(slot, ast.NounPhrase) and placeholder.noun == slot.noun.lemma:
            return True
    return False


def _each_of(slot: Any) -> Any:
    match slot:
        case ast.Reference(words=("those", _)):
            return EachOf(slot)
        case ast.NounPhrase(quantity=ast.Quantity(kind=kind, amount=amount) as quantity):
            alone = isinstance(amount, ast.Integer) and amount.value == 1
            one = alone and kind is not QuantityKind.ALL_BUT
            if kind in SEVERAL and not one:
                return EachOf(slot)
            if kind in WHOLE and slot.noun.text != slot.noun.lemma:
                return replace(slot, quantity=replace(quantity, kind=QuantityKind.EACH))
    return slot
