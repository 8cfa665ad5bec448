"""A quantity inside a phrase that takes a set: `cards in the hand of each other player`, `a
survivor at 2 locations`.

A piece has one place, one hand, one bearer (`Word.relation` "one"), so a card is in the hand of
*each* player only if that is said of the players and not of the card. In a comparison it is: `cards
in the hand of each other player <= 1` holds when it holds for every one of them, `… of a player >=
5` when it does for one, `… of 2 players >= 3` for two (`quantifiers`). `all` and a plural mean all
of them together. Elsewhere one thing is chosen before the act, as for counted nouns, or the line is
refused with what to type (`resolve_slots`).
"""

from __future__ import annotations

from dataclasses import replace
from typing import TypeVar

from dowlang.semantics import ir
from dowlang.semantics.context import Context
from dowlang.semantics.resolve.denotation import Definite, Filled, FilterUse, Indefinite, Meaning
from dowlang.semantics.resolve.hoisting import hoist, of_equals
from dowlang.semantics.resolve.noun_types import noun_in
from dowlang.semantics.resolve.quantities import (
    ALL,
    COUNTS,
    EACH,
    ENDS,
    EVERY,
    EVERY_OR_BARE,
    EXACT_COUNTS,
    NEVER_IN_FILTERS,
    ONE_PIECE,
    SPREADING,
)
from dowlang.semantics.scopes import Scope
from dowlang.semantics.unparse import plain
from dowlang.syntax import ast
from dowlang.vocabulary.declarations import Place, Word
from dowlang.vocabulary.signatures import Role

Node = TypeVar("Node", bound=ast.Node)


def from_an_end(pieces: ir.Expression, kind: str, count: ir.Expression) -> ir.Expression:
    """Return the pieces at the end that a quantity names, all pieces for another quantity.

    A pile is told from the top down. What was laid on it last lies on top.
    """
    if kind not in ENDS:
        return pieces
    return ir.Last(pieces, count) if kind == "bottom" else ir.First(pieces, count)


def kind_of(node: ast.Node | None) -> str:
    """Return the kind of a noun phrase's quantity.

    A bare noun in its one form is `a`, and `the survivors` are `all`.
    """
    if not isinstance(node, ast.NounPhrase):
        return ""
    plural = node.noun.text != node.noun.lemma
    kind = node.quantity.kind if node.quantity is not None else "" if plural else "a"
    if kind == "the" and plural:
        return "all"
    amount = node.quantity.amount if node.quantity is not None else None
    single = isinstance(amount, ast.Integer) and amount.value == 1
    return "a" if single and kind in EXACT_COUNTS else kind


# ---- in a comparison
def spread(context: Context, node: ast.Node | None) -> ast.NounPhrase | None:
    """Return the first thing inside a number that says for how many the comparison holds."""
    match node:
        case ast.ArithmeticExpression():
            return spread(context, node.left) or spread(context, node.right)
        case ast.NounPhrase():
            found = noun_in(context, node)
            slots = (
                []
                if found is None
                else [
                    slot
                    for each in node.filters
                    if each.phrase is not None
                    for slot in each.phrase.slots
                    if found[0].is_tally
                    or _relation(context, each.phrase, (found[0].name, found[0].group)) == "one"
                ]
            )
            return next(
                (thing for slot in slots if (thing := _spreading(context, slot)) is not None), None
            )
        case ast.Phrase():
            return next(
                (thing for slot in node.slots if (thing := _spreading(context, slot)) is not None),
                None,
            )
        case _:
            return None


def _spreading(context: Context, slot: ast.Node | None) -> ast.NounPhrase | None:
    found = noun_in(context, slot) if isinstance(slot, ast.NounPhrase) else None
    if isinstance(slot, ast.NounPhrase) and found is not None and not found[0].is_tally:
        return slot if kind_of(slot) in SPREADING and not is_random(slot) else spread(context, slot)
    return spread(context, slot)


def is_random(node: ast.NounPhrase) -> bool:
    """Return True if chance chooses it."""
    return any(word.lemma == "random" for word in node.adjectives)


def _relation(context: Context, phrase: ast.Phrase, nouns: tuple[str, ...]) -> str:
    overloads = context.lexicon.overloads(phrase.place, phrase.pattern)
    word = next((overload.word for overload in overloads if overload.word.noun in nouns), None)
    if word is None or any(p.type.many for p in word.parameters if p.name in word.slots):
        return ""  # a set is asked about together
    return word.relation


def swapped(node: Node, old: ast.Node, new: ast.Node) -> Node:
    """Return the node with another thing in place of one that stands in it."""
    if node is old:
        return new  # type: ignore[return-value]
    match node:
        case ast.ArithmeticExpression() | ast.Comparison():
            return replace(
                node, left=swapped(node.left, old, new), right=swapped(node.right, old, new)
            )
        case ast.NounPhrase():
            return replace(node, filters=tuple(swapped(each, old, new) for each in node.filters))
        case ast.Filter() if node.phrase is not None:
            return replace(node, phrase=swapped(node.phrase, old, new))
        case ast.Phrase():
            return replace(node, slots=tuple(swapped(each, old, new) for each in node.slots))
        case _:
            return node


def check_one_amount(context: Context, node: ast.Expression | ast.Ident) -> bool:
    """Return True if a number is one number.

    With False something in it is said of several or of some one, and an error was reported.
    """
    thing = spread(context, node)
    if thing is None or (
        context.sentence.hoisted is not None
        and kind_of(thing) in ONE_PIECE
        and not isinstance(node, ast.Phrase)
    ):
        return True
    if kind_of(thing) in ONE_PIECE:
        context.report.not_definite(thing)
        return False
    noun = noun_in(context, thing)
    assert noun is not None  # `spread` has looked
    every = replace(
        thing,
        quantity=ast.Quantity(thing.span, ast.QuantityKind.EACH),
        noun=replace(thing.noun, text=noun[0].name),
    )
    wanted = f"a loop around the line, `for {plain(context, every)}`"
    context.report.quantity(thing, f"`{plain(context, thing)}` inside an amount", wanted)
    return False


# ---- elsewhere
def any_of(word: Word, found: Meaning) -> bool:
    """Return True if several in the slot of a word mean any of them (`survivors at those
    locations`).
    """
    several = (
        found.many
        if isinstance(found, Definite)
        else isinstance(found, Indefinite) and found.kind in EVERY
    )
    return word.relation == "one" and several


def resolve_slots(
    context: Context, use: FilterUse, filled: list[Filled], scope: Scope
) -> list[Filled] | None:
    """Return what fills the slots of a filter behind a noun.

    Return None when an error was reported.
    """
    out: list[Filled] = []
    word, outer = use.overload.word, use.outer
    quantity = kind_of(outer) if outer is not None else ""
    several = outer is not None and quantity not in (*ONE_PIECE, "no", "any", "one_of_those")
    for entry in filled:
        found, node = entry.meaning, entry.node
        if (
            isinstance(found, Indefinite)
            and entry.parameter.role is Role.SLOT
            and isinstance(node, ast.NounPhrase)
        ):
            kind = "random" if found.random else kind_of(node)
            if not _check_quantity(context, use, kind, node, entry.parameter.type.many):
                return None
            picked = of_equals(context, found, scope)
            if picked is None:
                return None
            if picked is not found:
                entry = replace(entry, meaning=picked)
            # of none at one who is level some read none at any
            elif kind == "random" or (
                kind in ONE_PIECE
                and (
                    word.relation == "but"
                    or (word.relation == "one" and (several or (found.ranked and quantity == "no")))
                )
            ):
                if context.sentence.hoisted is None:
                    first = f"`{_chosen(context, node)}` before it"
                    wanted = (
                        first
                        if kind == "random" or word.relation == "but"
                        else f"`{with_quantity(context, node, 'all')}` for any of them, or {first}"
                    )
                    context.report.quantity(
                        node, f"`{plain(context, node)}` of several, which leaves a choice", wanted
                    )
                    return None
                entry = replace(entry, meaning=hoist(context, found, scope))
        out.append(entry)
    return out


def _check_quantity(
    context: Context, use: FilterUse, kind: str, node: ast.NounPhrase, many: bool
) -> bool:
    """Return True if a quantity may stand in the slot of a filter, False when an error was
    reported.

    A slot that takes `many` takes all that there are: `among a card` says nothing of a set.
    """
    word, outer = use.overload.word, use.outer
    told = plain(context, node)
    if (
        kind in NEVER_IN_FILTERS
        or (word.relation and kind in COUNTS)
        or (word.relation == "but" and kind in ("any", "no", "one_of_those"))
        or (many and kind not in EVERY_OR_BARE)
    ):
        wanted = f"`{_all_of(context, node, many)}` there"
        if kind in (*COUNTS, "any_number"):
            some = plain(context, _lying(context, replace(node, alias=None)))
            wanted = f"`choose {some}` before it and those there, or {wanted}"
        context.report.quantity(node, f"`{told}` behind a noun", wanted)
        return False
    universal = outer is not None and kind_of(outer) in ("", *ALL, *EACH, "no")
    if word.relation == "one" and kind in EACH and (use.extreme or not universal):
        wanted = f"a loop, `for {told}`, and below it what is done for each"
        if context.sentence.hoisted is None:
            number = (
                ""
                if outer is None
                else f", or a number, such as `{plural_of(context, outer)} >= 1`"
            )
            wanted = f"`{with_quantity(context, node, 'all')}` for any of them{number}"
        elif many:
            wanted = f"`{_all_of(context, node, many)}` for any of them"
        context.report.quantity(node, f"`{told}` of one thing", wanted)
        return False
    return True


def _all_of(context: Context, node: ast.NounPhrase, many: bool) -> str:
    """Write `all cards` for `a card` and for `a random card`. Of those before the line a set is
    `those cards`.
    """
    found = noun_in(context, node)
    if many and found is not None and kind_of(node).endswith("_of_those"):
        return f"those {found[0].plural}"
    words = tuple(word for word in node.adjectives if word.lemma != "random")
    return with_quantity(context, replace(node, adjectives=words), "all")


def plural_of(context: Context, outer: ast.NounPhrase) -> str:
    """Write `survivors at each location` for `a survivor at each location`."""
    found = noun_in(context, outer)
    assert found is not None  # whoever asks knows its pieces
    return plain(
        context,
        replace(outer, quantity=None, noun=replace(outer.noun, text=found[0].plural), alias=None),
    )


def with_quantity(context: Context, node: ast.NounPhrase, kind: str) -> str:
    """Return a noun phrase with another quantity, its noun in the plural."""
    found = noun_in(context, node)
    assert found is not None  # whoever asks knows its pieces
    noun = replace(node.noun, text=found[0].plural)
    other = (replace(node.noun, text="other", lemma="other"),) if kind_of(node) == "another" else ()
    return plain(
        context,
        replace(
            node,
            quantity=ast.Quantity(node.span, ast.QuantityKind(kind)),
            adjectives=(*other, *node.adjectives),
            noun=noun,
            alias=None,
        ),
    )


def _chosen(context: Context, node: ast.NounPhrase) -> str:
    """Return the line that chooses it under a name."""
    alias = replace(node.noun, text="x", lemma="x")
    quantity = (
        node.quantity if kind_of(node) == "another" else ast.Quantity(node.span, ast.QuantityKind.A)
    )
    found = noun_in(context, node)
    assert found is not None  # whoever asks knows its pieces
    one = replace(node, quantity=quantity, noun=replace(node.noun, text=found[0].name), alias=alias)
    return f"choose {plain(context, _lying(context, one))}"


def _lying(context: Context, node: ast.NounPhrase) -> ast.NounPhrase:
    """Return a noun phrase that may be chosen: of a piece that changes its place, one with words
    for where it lies.
    """
    found = noun_in(context, node)
    said = context.lexicon.where_it_lies(found[0]) if found is not None else ""
    if not said or node.filters:
        return node
    phrase = ast.Phrase(node.span, Place.FILTER.value, said, ())
    return replace(node, filters=(ast.Filter(node.span, phrase),))
