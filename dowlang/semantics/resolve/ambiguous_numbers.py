"""Numbers before nouns that are read in two ways, by the form of the noun: `3 player`, `the top
cards`.

Any other form that does not agree is refused beside parsing (`syntax.disagreements`).
"""

from __future__ import annotations

from dowlang.semantics import ir
from dowlang.semantics.context import Context
from dowlang.semantics.frame_kinds import FrameKind
from dowlang.semantics.message_wording import articled
from dowlang.semantics.scopes import Scope
from dowlang.syntax import ast
from dowlang.vocabulary.declarations import FilterWord, ReferenceWord
from dowlang.vocabulary.noun_declarations import Noun

NUMBERED = "player"  # the noun whose pieces a test calls by number
FROM_AN_END = {"top": "the top", "last": "the last", "bottom": "the bottom"}


def check_number(context: Context, node: ast.NounPhrase, noun: Noun, scope: Scope) -> bool:
    """Return True if the number and the form of the noun leave no doubt. Otherwise an error is
    reported.
    """
    quantity = node.quantity
    if quantity is None or noun.plural == noun.name:
        return True
    single = node.noun.text == node.noun.lemma
    amount = quantity.amount
    if isinstance(amount, ast.Integer) and noun.name == NUMBERED and single:
        in_test = any(frame.kind is FrameKind.TEST for frame in scope.frames())
        if amount.value != 1 or in_test:
            return _check_seat(context, node, noun, amount.value, in_test)
    return True


def _check_seat(
    context: Context, node: ast.NounPhrase, noun: Noun, amount: int, in_test: bool
) -> bool:
    """Refuse `3 player`, which may be three of them, or the third."""
    assert node.quantity is not None  # whoever calls has looked
    kind = node.quantity.kind.replace("_", " ")
    said = f"{amount}" if kind == "amount" else f"{kind} {amount}"
    several = (
        f"{said} {noun.plural}"
        if amount != 1
        else articled((noun.name,))
        if kind == "amount"
        else f"{said} {noun.plural}"
    )
    seat = in_test and not node.filters
    ways = f"`{noun.name} {amount}` or `{several}`" if seat else f"`{several}`"
    context.report.quantity(node, f"`{said} {node.noun.text}`", ways)
    return False


def _check_end(context: Context, node: ast.NounPhrase, noun: Noun, end: str) -> bool:
    """Refuse `the top cards`, which does not say how many."""
    kind = " ".join(
        word.text for word in (*node.adjectives, *([node.classifier] if node.classifier else []))
    )
    kind = f"{kind} " if kind else ""
    wanted = f"`{end} {kind}{noun.name}`, or a number, such as `{end} 2 {kind}{noun.plural}`"
    context.report.quantity(
        node, f"`{end} {kind}{node.noun.text}`, which does not say how many", wanted
    )
    return False


def check_end(
    context: Context, node: ast.NounPhrase, noun: Noun, source: ir.Expression | None
) -> bool:
    """Return True unless a quantity names an end that the pieces do not have. Otherwise an error is
    reported.

    Only a deck or pile has a top and a bottom, and only cards that are laid down one by one are the
    last ones: `the last survivor` and `the last 2 cards of the deck` name nothing.
    """
    quantity = node.quantity
    if quantity is None or quantity.kind not in FROM_AN_END:
        return True
    end = FROM_AN_END[quantity.kind]
    piles = [
        word
        for word in context.lexicon.vocabulary.of_sort(FilterWord)
        if word.pile and word.noun == noun.name
    ]
    word = source.word if isinstance(source, ir.Call) else None
    if word not in piles:
        wanted = f"`{articled((noun.name,))}` or a number"
        if piles:
            wanted = f"{wanted}, or a deck or pile behind it, as in `{piles[-1].example}`"
        context.report.quantity(node, f"`{end}` of what lies in no order", wanted)
        return False
    assert isinstance(source, ir.Call)
    if quantity.kind == "last" and not lies_open(source):
        laid = [
            word.phrase
            for word in context.lexicon.vocabulary.of_sort(ReferenceWord)
            if word.lies_open
        ]
        named = " or ".join(f"of {phrase}" for phrase in laid)
        context.report.quantity(
            node,
            "`the last` of a deck, on which nothing is laid",
            f"`the bottom` or `the top` (`the last` is said {named})",
        )
        return False
    if quantity.amount is None and node.noun.text != node.noun.lemma and noun.plural != noun.name:
        return _check_end(context, node, noun, end)
    return True


def lies_open(source: ir.Call) -> bool:
    """Return True if the pile that pieces are taken from is one that all see."""
    return any(
        isinstance(pile, ir.Call) and isinstance(pile.word, ReferenceWord) and pile.word.lies_open
        for pile in source.arguments
    )
