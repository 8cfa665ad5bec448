"""Say of a vote what comes of it without voters, where nothing on the card sees to voters: nobody
at a table knows otherwise that it fails then.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from dowlang.publish.rules_text.said_once import written_alike
from dowlang.syntax import ast
from dowlang.syntax.ast import Line, LinePart

FAILS = "fail"
"""What comes of a vote without voters of which its line says nothing."""
AT = "at {}"


def said_without_voters(card: Line) -> Line:
    """Return a card each of whose votes says what happens without voters, but where all players
    vote or what the card waits for sees to somebody.
    """
    known = tuple(
        each
        for line in card.block
        if line.shape == "trigger"
        for condition in line.part("if")
        for each in _all_of(condition)
    )
    return replace(card, block=tuple(_said(line, known) for line in card.block))


def _said(line: Line, known: tuple[object, ...]) -> Line:
    """Return a line and those below it with that end of each vote. What is known as a card begins
    is not known any more below its lines.
    """
    block = tuple(_said(each, ()) for each in line.block)
    line = line if block == line.block else replace(line, block=block)
    if line.shape != "vote" or line.part("without"):
        return line
    (voters,) = line.part("by") or (None,)
    if not isinstance(voters, ast.NounPhrase) or _are_there(voters, known):
        return line
    end = LinePart(line.span, "without", (ast.Words(line.span, "without", (FAILS,)),))
    return replace(line, parts=(*line.parts, end))


def _all_of(condition: object) -> Iterator[object]:
    """Yield the conditions that all hold where one does."""
    if isinstance(condition, ast.LogicalExpression) and condition.operator == "and":
        for each in condition.operands:
            yield from _all_of(each)
    else:
        yield condition


def _are_there(voters: ast.NounPhrase, known: tuple[object, ...]) -> bool:
    """Return True for voters of whom there is somebody: all players, those who are not so (not
    exiled), those with a piece at a place where such a piece is.
    """
    filters = [each for each in voters.filters if not _leaves_some(each)]
    if len(filters) != 1:
        return not filters
    (one,) = filters
    match one.phrase:
        case ast.Phrase(pattern="with {}", slots=(ast.NounPhrase() as piece,)) if (
            place := _place_of(piece)
        ):
            return any(_is_there(each, piece, place) for each in known)
    return False


def _leaves_some(filter: ast.Filter) -> bool:
    """Return True for what some players are not, by the rules: `who are not exiled`."""
    who = filter.who
    return who is not None and who.negated and not who.predicate.slots


def _place_of(piece: ast.NounPhrase) -> object | None:
    """Return the place of a piece of which no more is said: `a survivor at the colony`."""
    match piece.filters:
        case (ast.Filter(phrase=ast.Phrase(pattern="at {}", slots=(place,))),):
            return None if piece.adjectives else place
    return None


def _is_there(condition: object, piece: ast.NounPhrase, place: object) -> bool:
    """Return True for a condition that such a piece is at the place, or so many are."""
    match condition:
        case ast.Is(
            subject=ast.NounPhrase() as some,
            predicate=ast.Phrase(pattern="at {}", slots=(there,)),
            negated=False,
        ):
            return some.noun.lemma == piece.noun.lemma and written_alike(there, place)
        case ast.Comparison(
            left=ast.NounPhrase() as some, operator=">=", right=ast.Integer(value=number)
        ) if number >= 1:
            at = [each.phrase for each in some.filters if each.phrase]
            return some.noun.lemma == piece.noun.lemma and any(
                each.pattern == AT and written_alike(each.slots[0], place) for each in at
            )
    return False
