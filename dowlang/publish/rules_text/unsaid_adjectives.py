"""Say of a thing what always holds of it and a card need not say: `raise a die by 1` raises an
unused one of yours, and without these words a reader raises the die that was just used, or that of
a friend.
"""

from __future__ import annotations

from dataclasses import replace

from dowlang.publish.rules_text.declared_phrases import PrintedForms
from dowlang.publish.rules_text.prose_of_words import YOU
from dowlang.syntax import ast
from dowlang.vocabulary.declarations import EffectWord

KNOWN = (
    ast.QuantityKind.EACH_OF_THOSE,
    ast.QuantityKind.ONE_OF_THOSE,
    ast.QuantityKind.SOME_OF_THOSE,
    ast.QuantityKind.UP_TO_OF_THOSE,
    ast.QuantityKind.ANY_OF_THOSE,
)
"""Kinds of quantity of things that an earlier line has named."""
CHOSEN = (
    ast.QuantityKind.A,
    ast.QuantityKind.AMOUNT,
    ast.QuantityKind.UP_TO,
    ast.QuantityKind.ANY_NUMBER,
)
"""Kinds of quantity of things that you choose among yours."""
DONE_BY_YOU = ("run", "price")
"""Shapes of lines without a word of who does it."""
OF_SOMEBODY = "of {}"


def with_what_always_holds(phrase: ast.Phrase, forms: PrintedForms) -> ast.Phrase:
    """Return an effect with the adjectives of its things that its word says hold always."""
    for overload in forms.grammar.overloads(phrase.place, phrase.pattern):
        word = overload.word
        if isinstance(word, EffectWord) and word.always:
            names = [placeholder.slot for placeholder in overload.placeholders]
            slots = (
                _described(slot, word.always.get(name, ""))
                for name, slot in zip(names, phrase.slots, strict=True)
            )
            return replace(phrase, slots=tuple(slots))
    return phrase


def with_whose_they_are(line: ast.Line, in_a_loop: bool, forms: PrintedForms) -> ast.Line:
    """Return a line of what you do, and nobody else of a loop, with the word that its things are
    yours, where something always holds of them and no words say whose they are.
    """
    who = [each.words for each in line.part("who") if isinstance(each, ast.Reference)]
    if who != [YOU] and (line.shape not in DONE_BY_YOU or in_a_loop):
        return line
    parts = (
        replace(part, values=tuple(_with_whose(each, forms) for each in part.values))
        if part.slot == "do"
        else part
        for part in line.parts
    )
    return replace(line, parts=tuple(parts))


def _with_whose(
    node: ast.Expression | ast.Ident, forms: PrintedForms
) -> ast.Expression | ast.Ident:
    if not isinstance(node, ast.Phrase):
        return node
    for overload in forms.grammar.overloads(node.place, node.pattern):
        word = overload.word
        if isinstance(word, EffectWord) and word.always:
            names = [placeholder.slot for placeholder in overload.placeholders]
            slots = (
                _of_yours(slot) if name in word.always and name in word.within else slot
                for name, slot in zip(names, node.slots, strict=True)
            )
            return replace(node, slots=tuple(slots))
    return node


def _of_yours(slot: ast.Expression) -> ast.Expression:
    if not isinstance(slot, ast.NounPhrase) or slot.filters or slot.quantity is None:
        return slot
    if slot.quantity.kind not in CHOSEN:
        return slot
    you = ast.Reference(slot.span, YOU)
    whose = ast.Phrase(slot.span, "filter", OF_SOMEBODY, (you,))
    return replace(slot, filters=(ast.Filter(slot.span, whose),))


def _described(slot: ast.Expression, adjective: str) -> ast.Expression:
    if not adjective or not isinstance(slot, ast.NounPhrase):
        return slot
    known = slot.quantity is not None and slot.quantity.kind in KNOWN
    if known or any(each.lemma == adjective for each in slot.adjectives):
        return slot
    return replace(slot, adjectives=(ast.Ident(slot.span, adjective, adjective), *slot.adjectives))
