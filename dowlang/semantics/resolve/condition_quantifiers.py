"""Check the quantities of a condition: which may stand together, and what to write instead."""

from __future__ import annotations

from dataclasses import replace

from dowlang.semantics.context import Context
from dowlang.semantics.resolve.denotation import Filled, Indefinite
from dowlang.semantics.resolve.noun_types import noun_in
from dowlang.semantics.resolve.quantifiers import (
    kind_of,
    plural_of,
    spread,
    swapped,
    with_quantity,
)
from dowlang.semantics.resolve.quantities import (
    ALL,
    COUNTS,
    EACH,
    ENDS,
    EVERY_OR_BARE,
    EXACT_COUNTS,
    INDEFINITE,
    ONE_PIECE,
    ONE_UNKNOWN,
    OWNER_OF_ALL,
)
from dowlang.semantics.unparse import plain
from dowlang.syntax import ast
from dowlang.vocabulary.comparisons import COUNTED
from dowlang.vocabulary.declarations import Word
from dowlang.vocabulary.signatures import Role


def check_quantities_together(
    context: Context, word: Word, filled: list[Filled], subject: ast.Node | None
) -> bool:
    """Return True if the quantities of a condition may stand together, False when an error was
    reported.

    `a survivor is at each location` and `2 survivors are at a location` could be read in two ways,
    and so could `each survivor is at a location`.
    """
    for entry in filled:
        found, node = entry.meaning, entry.node
        if isinstance(found, Indefinite) and (found.random or found.kind == "any_number"):
            said = "chance chooses" if found.random else "any number, none too"
            context.report.quantity(
                found.node,
                f"`{plain(context, found.node)}` in a condition, where {said}",
                "`a`, `no`, `each` or a number",
            )
            return False
        if (
            entry.parameter.role is not Role.SLOT
            or not isinstance(found, Indefinite)
            or not isinstance(node, ast.NounPhrase)
        ):
            continue
        kind, of = kind_of(node), _subject_kind(subject)
        if f" than {{{entry.parameter.name}}}" in word.phrase and not check_comparison_with_any(
            context, node
        ):
            return False
        if (
            kind in ENDS
            or (word.relation and kind in COUNTS)
            or (word.relation == "but" and kind not in (*ALL, *EACH, "the"))
        ):
            context.report.quantity(
                node,
                f"`{plain(context, node)}` there",
                f"one thing, or `{with_quantity(context, node, 'all')}`",
            )
            return False
        if word.relation == "one" and (kind in EACH or (kind in ONE_PIECE and of in COUNTS)):
            context.report.quantity(
                node,
                f"`{plain(context, node)}`, which could be read in two ways",
                _comparison(context, word, node, subject),
            )
            return False
        several = subject if isinstance(subject, ast.NounPhrase) and of in EVERY_OR_BARE else None
        if word.relation == "one" and several is not None and _is_one_of_any(node):
            said = f"`{plain(context, node)}`, the same one or any"
            same = _at_the_same(context, word, node, several)
            context.report.quantity(node, said, f"`{same}` for the same one")
            return False
        if several is not None and kind in COUNTS and _is_the(several):
            said = f"`{plain(context, node)}` of several, of each of them or in all"
            context.report.quantity(node, said, f"`{_each(context, several)}`, or a number")
            return False
    return True


def _is_the(node: ast.NounPhrase) -> bool:
    """Return True for `the survivors`, which may be each of them or all together."""
    return node.quantity is not None and node.quantity.kind == "the"


def _each(context: Context, node: ast.NounPhrase) -> str:
    """Write `each survivor you control` for `the survivors you control`."""
    found = noun_in(context, node)
    assert found is not None  # whoever asks knows its pieces
    noun = replace(node.noun, text=found[0].name)
    each = ast.Quantity(node.span, ast.QuantityKind.EACH)
    return plain(context, replace(node, quantity=each, noun=noun, alias=None))


def _is_one_of_any(node: ast.NounPhrase) -> bool:
    """Return True for `1 location`, which may be the same one for several, and for `a location` of
    which nothing else is said: each of them is somewhere anyway.
    """
    counted = node.quantity is not None and node.quantity.kind in EXACT_COUNTS
    told = node.adjectives or node.filters
    return kind_of(node) in INDEFINITE and bool(counted or not told)


def _at_the_same(
    context: Context, word: Word, node: ast.NounPhrase, subject: ast.NounPhrase
) -> str:
    """Write `survivors at a location = survivors`, for `each survivor is at 1 location`."""
    place, several = noun_in(context, node), noun_in(context, subject)
    assert place is not None and several is not None  # whoever asks knows its pieces
    one = replace(
        node,
        quantity=ast.Quantity(node.span, ast.QuantityKind.A),
        noun=replace(node.noun, text=place[0].name),
        alias=None,
    )
    owner = OWNER_OF_ALL.get(_subject_kind(subject), "")
    whose = context.lexicon.owned_by(several[0].name, owner)[:1] if owner else ()
    things = " ".join((plural_of(context, subject), *whose))
    return f"{things} {word.phrase.partition(' {')[0]} {plain(context, one)} = {things}"


def check_comparison_with_any(context: Context, node: ast.NounPhrase) -> bool:
    """Return True if a comparison is said without `any`, False when an error was reported.

    `more survivors than any other player` is more than each of them in English, and `any` elsewhere
    is at least one.
    """
    if kind_of(node) != "any":
        return True
    found = noun_in(context, node)
    assert found is not None  # whoever asks knows its pieces
    noun = replace(node.noun, text=found[0].name)
    every = replace(node, quantity=ast.Quantity(node.span, ast.QuantityKind.EACH), noun=noun)
    other = any(word.lemma == "other" for word in node.adjectives)
    left = tuple(word for word in node.adjectives if word.lemma != "other")
    some = replace(
        node,
        quantity=ast.Quantity(node.span, ast.QuantityKind.ANOTHER if other else ast.QuantityKind.A),
        adjectives=left,
        noun=noun,
    )
    wanted = (
        f"`{plain(context, every)}` for every one of them, or `{plain(context, some)}` for at "
        f"least one"
    )
    context.report.quantity(node, f"`{plain(context, node)}` after a comparison", wanted)
    return False


def check_one_of_both(context: Context, node: ast.Comparison) -> bool:
    """Return True unless both numbers of a comparison ask of so many pieces of one noun, and one
    reader takes the same ones for both: `zombies at a location > survivors at a location`.
    """
    first, second = spread(context, node.left), spread(context, node.right)
    if first is None or second is None:
        return True
    nouns = [found[0] for each in (first, second) if (found := noun_in(context, each)) is not None]
    if len({noun.name for noun in nouns}) > 1 or _are_others(first, second):
        return True
    if _is_other(first) and kind_of(first) != kind_of(second):
        return True  # `another player` beside `each other player`: other than that one
    it = ast.Reference(second.span, ("it",))
    both = replace(node, left=swapped(node.left, first, it), right=swapped(node.right, second, it))
    kind = kind_of(first)
    are = "are" if first.noun.text == nouns[0].plural != nouns[0].name else "is"
    written = plain(context, replace(first, alias=None))
    same = f"there {are} {written} where ({plain(context, both)})"
    if kind in EACH:
        one = replace(first, quantity=ast.Quantity(first.span, ast.QuantityKind.NO))
        same = f"there is {plain(context, one)} where (not {plain(context, both)})"
    context.report.quantity(second, f"`{plain(context, second)}`, the same one or any", f"`{same}`")
    return False


def check_told_by_one(context: Context, node: ast.Exists, thing: ast.NounPhrase) -> bool:
    """Return True unless `there is …` asks of things that one piece tells of, or none, and one
    reader counts them for that piece: `there are no cards in the hand of another player`.
    """
    told_by, quantity = spread(context, thing), thing.quantity
    inner, outer = kind_of(told_by), quantity.kind if quantity is not None else ""
    amount = quantity.amount if quantity is not None else None
    number = "0" if outer == "no" else plain(context, amount) if amount is not None else "1"
    sign = COUNTED.get(outer, ">=")
    of_one = inner in ONE_UNKNOWN and outer in COUNTED and (outer, number) != ("amount", "1")
    if told_by is None or not (of_one or inner == "no"):
        return True
    things = plural_of(context, thing)
    every = things.replace(plain(context, told_by), with_quantity(context, told_by, "all"))
    both = of_one and (sign, number) != (">=", "1")  # one in any of them is one in all together
    numbers = [f"{each} {sign} {number}" for each in ((things, every) if both else (things,))]
    context.report.told_by_one(node, plain(context, thing), numbers)
    return False


def _are_others(first: ast.NounPhrase, second: ast.NounPhrase) -> bool:
    """Return True if one of two things is said to be other than some, and the other is not, or in
    another way: `another player`, and beside that one `each other player`.
    """
    return (_is_other(first) or _is_other(second)) and kind_of(first) != kind_of(second)


def _is_other(node: ast.NounPhrase) -> bool:
    """Return True for `another player` and `each other player`."""
    return kind_of(node) == "another" or any(word.lemma == "other" for word in node.adjectives)


def _subject_kind(subject: ast.Node | None) -> str:
    return kind_of(subject) if isinstance(subject, ast.NounPhrase) else ""


def _comparison(
    context: Context, word: Word, node: ast.NounPhrase, subject: ast.Node | None
) -> str:
    """Write `survivors at each location >= 1` for `a survivor is at each location`."""
    found = noun_in(context, subject) if isinstance(subject, ast.NounPhrase) else None
    head = word.phrase.partition(" {")[0]
    known = found is not None and any(
        each.noun == found[0].name for each in context.lexicon.filters.get(word.phrase, [])
    )
    if not known or not isinstance(subject, ast.NounPhrase) or found is None:
        return f"one thing, or `{with_quantity(context, node, 'all')}` for any of them"
    amount = (
        subject.quantity.amount
        if subject.quantity is not None and subject.quantity.amount is not None
        else None
    )
    number = plain(context, amount) if amount is not None else "1"
    kind = _subject_kind(subject)
    sign, number = COUNTED.get(kind, ">="), "0" if kind == "no" else number
    things = plural_of(context, subject)
    loose = (
        ""
        if kind_of(node) in EACH
        else f", or `{things} {head} {with_quantity(context, node, 'all')} {sign} {number}` for "
        f"all of them together"
    )
    return f"`{things} {head} {plain(context, node)} {sign} {number}`{loose}"
