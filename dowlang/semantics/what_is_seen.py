"""Weaken expressions to what a player who chooses may know before anything is shown.

What a word reads that not everybody sees it says itself: whose eyes alone see it (`Word.seen_by`),
what shows it to all (`Word.shown_by`), and of cards that they lie where others see no more of them
than how many they are (`TruthWord.hides`). What is weakened holds wherever the expression holds,
and tells nothing that the chooser does not see.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import lru_cache
from typing import Any

from dowlang.records import dataclass
from dowlang.semantics import ir
from dowlang.semantics.ir_needs import is_known_to_all, seen_by_all
from dowlang.semantics.ir_visitor import names_read, nodes
from dowlang.semantics.resolve.ambiguous_numbers import lies_open
from dowlang.vocabulary.declarations import FilterWord, NumberWord, Word

NOBODY = "nobody"
"""What a word is `seen_by` whose answer no player sees."""


@dataclass(frozen=True, slots=True)
class Eyes:
    """Who looks, and the effects that have shown to everybody what was picked."""

    chooser: ir.Expression
    shown: frozenset[Word] = frozenset()


def unseen(node: Any, eyes: Eyes) -> list[ir.Expression | None]:
    """Return for each part that the chooser may not see the player who does, None for nobody."""
    return [owner for part in nodes(node) for owner in _unseen_part(part, eyes)]


def _unseen_part(part: Any, eyes: Eyes) -> Iterator[ir.Expression | None]:
    if isinstance(part, ir.Call):
        if part.word.seen_by and part.word.shown_by not in eyes.shown and not _lies(part.word):
            owner = _owner(part)
            if owner != eyes.chooser:
                yield owner
    elif isinstance(part, ir.Candidates | ir.Ordered):
        key = part.key
        if key is not None and key.seen_by and key.shown_by not in eyes.shown:
            yield None
        if isinstance(part, ir.Candidates):
            yield from _unseen_faces(part, eyes)


def _unseen_faces(pieces: ir.Candidates, eyes: Eyes) -> Iterator[ir.Expression | None]:
    """Yield the owner of cards of which more is asked than how many lie there."""
    if in_hidden_deck(pieces):
        if pieces.conditions or pieces.extreme:
            yield None
        return
    if isinstance(pieces.source, ir.Local) or seen_by_all(pieces) == pieces:
        return
    element = ir.Local(pieces.element, pieces.noun.name)
    for condition in pieces.conditions:
        for call in nodes(condition):
            if isinstance(call, ir.Call) and _lies(call.word) and _says_of(call, element):
                owner = _owner(call) if call is condition else None
                if owner is None or owner != eyes.chooser:
                    yield owner


def _says_of(call: ir.Call, element: ir.Local) -> bool:
    """Return True for a word that says of that piece where it lies, and not whose place that is."""
    return element in call.arguments and element != _owner(call)


def in_hidden_deck(pieces: ir.Candidates) -> bool:
    """Return True for the cards of a deck that lies face down."""
    source = pieces.source
    return (
        isinstance(source, ir.Call)
        and isinstance(source.word, FilterWord)
        and source.word.pile
        and not lies_open(source)
    )


def _lies(word: Word) -> bool:
    """Return True for a word that says where cards lie that others do not see."""
    return isinstance(word, FilterWord) and word.hides


def _owner(call: ir.Call) -> ir.Expression | None:
    """Return the argument for the player who sees what a word tells."""
    for parameter, argument in zip(call.word.parameters, call.arguments, strict=True):
        if parameter.name == call.word.seen_by:
            return argument
    return None


def as_seen(condition: ir.Expression, eyes: Eyes) -> ir.Expression | None:
    """Return so much of a condition as the chooser may know, None for nothing.

    Of the chooser's own the whole is asked, also where it turns out later whose it is.
    """
    owners = unseen(condition, eyes)
    if not owners:
        return condition
    match condition:
        case ir.Logic("and", parts):
            return conjunction([as_seen(part, eyes) for part in parts])
        case ir.Logic("or", parts) if not _guarded(parts, owners, eyes):
            known = [as_seen(part, eyes) for part in parts]
            seen = [part for part in known if part is not None]
            return ir.Logic("or", tuple(seen)) if len(seen) == len(known) else None
        case ir.Logic("or"):
            return condition
        case ir.Compare(">=", ir.Size(ir.Candidates() as pieces), least) if not unseen(least, eyes):
            weaker = pieces_seen(pieces, eyes)
            enough = None if weaker is None else ir.Compare(">=", ir.Size(weaker), least)
            return conjunction([enough, _if_own(condition, owners, eyes)])
    return _if_own(condition, owners, eyes)


def conjunction(parts: list[ir.Expression | None]) -> ir.Expression | None:
    """Return the condition that all of some hold, None where each is nothing."""
    known = tuple(dict.fromkeys(part for part in parts if part is not None))
    return ir.Logic("and", known) if len(known) > 1 else known[0] if known else None


def _guarded(
    parts: tuple[ir.Expression, ...], owners: list[ir.Expression | None], eyes: Eyes
) -> bool:
    """Return True if the chooser is asked of nobody else already."""
    return all(
        owner is not None and ir.Logic("not", (ir.Compare("=", owner, eyes.chooser),)) in parts
        for owner in owners
    )


def _if_own(
    condition: ir.Expression, owners: list[ir.Expression | None], eyes: Eyes
) -> ir.Expression | None:
    """Return a condition as it is asked where all that it reads is the chooser's."""
    bound = {part.element for part in nodes(condition) if hasattr(part, "element")}
    others: list[ir.Expression] = []
    for owner in dict.fromkeys(owners):
        if owner is None or names_read(owner) & bound:
            return None
        others.append(ir.Logic("not", (ir.Compare("=", owner, eyes.chooser),)))
    return ir.Logic("or", (*others, condition))


def pieces_seen(pieces: ir.Expression, eyes: Eyes) -> ir.Expression | None:
    """Return pieces among which all of some are, as far as the chooser may know, None where that
    may be any.
    """
    if not unseen(pieces, eyes):
        return pieces
    match pieces:
        case ir.Candidates():
            return _candidates_seen(pieces, eyes)
        case ir.First(inner) | ir.Last(inner) | ir.Rather(_, inner) | ir.Ordered(inner):
            return pieces_seen(inner, eyes)
    return None


def choice_seen(
    pieces: ir.Expression, owner: ir.Expression | None, eyes: Eyes
) -> ir.Expression | None:
    """Return the pieces of a choice as `pieces_seen`. Cards of whose owner it is are told apart
    where it is asked (`codegen.preconditions`).
    """
    if isinstance(pieces, ir.Candidates) and owner in _unseen_faces(pieces, eyes):
        inside = (pieces.conditions, pieces.source)
        return _candidates_seen(pieces, eyes, told=True) if unseen(inside, eyes) else pieces
    return pieces_seen(pieces, eyes)


def _candidates_seen(pieces: ir.Candidates, eyes: Eyes, told: bool = False) -> ir.Expression | None:
    if not told and list(_unseen_faces(pieces, eyes)):
        if in_hidden_deck(pieces):
            return replace(pieces, conditions=(), extreme="", key=None, key_of=())
        pieces = _of_open_sides(pieces)
    source = pieces.source
    if source is not None and (source := pieces_seen(source, eyes)) is None:
        return None
    known = [as_seen(condition, eyes) for condition in pieces.conditions]
    conditions = tuple(condition for condition in known if condition is not None)
    changed = source != pieces.source or conditions != pieces.conditions
    seen = replace(pieces, conditions=conditions, source=source)
    if changed or (pieces.key is not None and unseen(pieces, eyes)):
        seen = replace(seen, extreme="", key=None, key_of=())
    return seen


def _of_open_sides(pieces: ir.Candidates) -> ir.Candidates:
    seen = seen_by_all(pieces)
    assert isinstance(seen, ir.Candidates)
    return seen


def least_seen(amount: ir.Expression, eyes: Eyes) -> ir.Expression:
    """Return what everybody may know an amount to be at least."""
    if not unseen(amount, eyes):
        return amount
    match amount:
        case ir.Arithmetic("+" | "*" | "min" | "max", left, right):
            return replace(amount, left=least_seen(left, eyes), right=least_seen(right, eyes))
        case ir.Arithmetic("/" | "-", left, right) if not unseen(right, eyes):
            return replace(amount, left=least_seen(left, eyes))
        case ir.Call(NumberWord() as word, arguments) if word.at_least is not None:
            if not unseen(arguments, eyes):
                return ir.Call(_at_least(word), arguments)
    return ir.Number(0)


@lru_cache(maxsize=64)
def _at_least(word: NumberWord) -> NumberWord:
    """Return the word that tells what everybody knows of a number, each time the same one."""
    assert word.at_least is not None  # `least_seen` has looked
    return replace(word, function=word.at_least)


def as_may_be(node: ir.Expression) -> ir.Expression:
    """Return pieces, or a condition on them, where one of a set that lines above will give may be
    what is asked for, while nothing is known of it yet.
    """
    match node:
        case ir.Candidates():
            conditions = tuple(_may_hold(node, condition) for condition in node.conditions)
            if conditions == node.conditions:
                return node
            source = _set_of(node) if node.source is None else node.source
            return replace(node, conditions=conditions, source=source)
        case ir.Compare(">=", ir.Size(pieces), least):
            return ir.Compare(">=", ir.Size(as_may_be(pieces)), least)
        case ir.Logic("and" | "or" as joined, parts):
            return ir.Logic(joined, tuple(as_may_be(part) for part in parts))
    return node


def _may_hold(pieces: ir.Candidates, condition: ir.Expression) -> ir.Expression:
    """Return a condition on pieces as it may hold of one of which nothing is known."""
    word, piece = pieces.noun.unknown, ir.Local(pieces.element, pieces.noun.name)
    if word is None or not _of_those(pieces) or is_known_to_all(condition, piece):
        return as_may_be(condition)
    return ir.Logic("or", (ir.Call(word, (piece,)), condition))


def _of_those(pieces: ir.Candidates) -> bool:
    """Return True for pieces of a set that a line has given."""
    return isinstance(pieces.source, ir.Local) or _set_of(pieces) is not None


def _set_of(pieces: ir.Candidates) -> ir.Expression | None:
    """Return the set that pieces are said to be among: all of them, also such as are no pieces yet
    of which anything is known.
    """
    element = ir.Local(pieces.element, pieces.noun.name)
    for part in pieces.conditions:
        if isinstance(part, ir.Call) and isinstance(part.word, FilterWord) and part.word.of_set:
            return next((each for each in part.arguments if each != element), None)
    return None
