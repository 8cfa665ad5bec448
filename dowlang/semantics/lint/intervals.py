"""Compute bounds of numbers, and find conditions that can never hold, for lints about a whole set.

Everything here errs on the side of silence: an expression of which nothing is known can be
anything, and a condition counts as never true only when one of its atoms is false in every state
that the decks and the ranges of the ruleset allow (`vocabulary.value_ranges`).
"""

from __future__ import annotations

from dowlang.semantics import ir
from dowlang.semantics.lint.contradictions import contradiction
from dowlang.vocabulary.comparisons import NEGATED
from dowlang.vocabulary.declarations import Place, TruthWord
from dowlang.vocabulary.value_ranges import Interval, Ranges

ANYTHING: Interval = (0, None)
UNKNOWN = None


def bounds(expression: ir.Expression, ranges: Ranges) -> Interval | None:
    """Return the least and most of a number.

    With None nothing is known, and it may even be negative.
    """
    match expression:
        case ir.Number(value):
            return value, value
        case ir.Tally(noun):
            return ranges.numbers.get(noun.name, ANYTHING)
        case ir.Call(word, arguments) if word.place is Place.NUMBER:
            slugs = [each.slug for each in arguments if isinstance(each, ir.Named)]
            named = (ranges.named.get((word.phrase, slug)) for slug in slugs)
            known = next(filter(None, named), None)
            return known or ranges.numbers.get(word.phrase, ANYTHING)
        case ir.Call(word) if word.place is Place.FILTER:
            return ranges.filtered.get((word.noun, word.phrase)) or ranges.numbers.get(
                word.noun, ANYTHING
            )
        case ir.Size(ir.Candidates() as pieces):
            bare = not pieces.conditions and pieces.source is None and not pieces.extreme
            return ranges.least.get(pieces.noun.name, 0) if bare else 0, most_pieces(pieces, ranges)
        case ir.Size():
            return ANYTHING
        case ir.Sum(pieces, of):
            return _added_up(bounds(of, ranges), most_pieces(pieces, ranges))
        case ir.Arithmetic(operator, left, right):
            return _combined(operator, bounds(left, ranges), bounds(right, ranges))
        case _:
            return UNKNOWN


def _added_up(each: Interval | None, pieces: int | None) -> Interval | None:
    """Return the bounds of what is added up for so many pieces at most."""
    if each is None or each[0] < 0:
        return UNKNOWN
    return 0, None if each[1] is None or pieces is None else each[1] * pieces


def _combined(operator: str, left: Interval | None, right: Interval | None) -> Interval | None:
    """Return the bounds of a sum, a difference, a product or the lesser of two.

    Return nothing for anything else.
    """
    if left is None or right is None:
        return UNKNOWN
    (low, high), (least, most) = left, right
    match operator:
        case "+":
            return low + least, None if high is None or most is None else high + most
        case "-":
            return UNKNOWN if most is None else (low - most, None if high is None else high - least)
        case "min":
            ends = [end for end in (high, most) if end is not None]
            return min(low, least), min(ends, default=None)
        case "*" if low >= 0 and least >= 0:
            return low * least, None if high is None or most is None else high * most
        case _:
            return UNKNOWN


def most_pieces(pieces: ir.Candidates, ranges: Ranges) -> int | None:
    """Return the most pieces that can ever fulfil the conditions, 0 when those contradict each
    other.
    """
    return 0 if clash(pieces, ranges) else most_of_kind(pieces, ranges)


def most_of_kind(pieces: ir.Candidates, ranges: Ranges) -> int | None:
    """Return the most pieces that can ever be of the noun with those adjectives.

    Nothing else that is asked of them is looked at.
    """
    # a list: the cards of a deck
    if isinstance(pieces.source, ir.Call) and pieces.source.word.place is Place.FILTER:
        within = [a.word.phrase for a in pieces.source.arguments if isinstance(a, ir.Call)]
        if any(phrase in ranges.mixed for phrase in within):
            return None
    adjectives = frozenset(c.adjective.word for c in pieces.conditions if isinstance(c, ir.Test))
    return ranges.pieces(pieces.noun.name, adjectives)


def clash(pieces: ir.Candidates, ranges: Ranges) -> str:
    """Tell why no piece fulfils all conditions, or ""."""
    if not pieces.conditions:
        return ""
    if pieces.source is None:
        told = (_of_none(condition, pieces) for condition in pieces.conditions)
        if reason := next(filter(None, told), ""):
            return reason
    reasons = (never(condition, ranges) for condition in pieces.conditions)
    return contradiction(pieces.conditions, ranges) or next(filter(None, reasons), "")


def _of_none(condition: ir.Expression, pieces: ir.Candidates) -> str:
    """Tell why a condition holds of none of the pieces there are, or ""."""
    match condition:
        case ir.Logic("and", operands):
            return next(filter(None, (_of_none(each, pieces) for each in operands)), "")
        case ir.Logic("not", (ir.Call(TruthWord() as word, (ir.Local(name),)),)):
            unheld, said = word.holds_of == "all", f"is not {word.phrase}"
        case ir.Call(TruthWord() as word, (ir.Local(name),)):
            unheld, said = word.holds_of == "none", f"is {word.phrase}"
        case _:
            return ""
    return (
        f"of the {pieces.noun.plural} there are none {said}; name one before, and ask that one"
        if unheld and name == pieces.element
        else ""
    )


def never(condition: ir.Expression, ranges: Ranges) -> str:
    """Tell why a condition can never hold, or ""."""
    match condition:
        case ir.Logic("and", operands):
            return next((reason for operand in operands if (reason := never(operand, ranges))), "")
        case ir.Logic("or", operands):
            reasons = [never(operand, ranges) for operand in operands]
            return reasons[0] if all(reasons) else ""
        case ir.Logic("not", (operand,)):
            return always(operand, ranges)
        case ir.SomeOf(count, operands):
            reasons = [reason for operand in operands if (reason := never(operand, ranges))]
            return reasons[0] if len(operands) - len(reasons) < count else ""
        case ir.Compare(operator, left, right):
            return _never(operator, bounds(left, ranges), bounds(right, ranges))
        case _:
            return ""


def always(condition: ir.Expression, ranges: Ranges) -> str:
    """Tell why a condition can never fail, or ""."""
    match condition:
        case ir.Logic("or", operands):
            return next((reason for operand in operands if (reason := always(operand, ranges))), "")
        case ir.Logic("and", operands):
            reasons = [always(operand, ranges) for operand in operands]
            return reasons[0] if all(reasons) else ""
        case ir.Logic("not", (operand,)):
            return never(operand, ranges)
        case ir.SomeOf(count, operands):
            reasons = [reason for operand in operands if (reason := always(operand, ranges))]
            return reasons[0] if len(reasons) >= count else ""
        case ir.Compare(operator, left, right) if operator in NEGATED:
            return _never(NEGATED[operator], bounds(left, ranges), bounds(right, ranges))
        case _:
            return ""


def _never(operator: str, left: Interval | None, right: Interval | None) -> str:
    """Tell why `left operator right` is false whatever they are."""
    if left is None or right is None:
        return ""
    (low, high), (least, most) = left, right
    match operator:
        case ">" if high is not None and high <= least:
            return f"it is at most {high}, never more than {least}"
        case ">=" if high is not None and high < least:
            return f"it is at most {high}, never {least}"
        case "<" if most is not None and low >= most:
            return f"it is at least {low}, never less than {most}"
        case "<=" if most is not None and low > most:
            return f"it is at least {low}, never {most}"
        case "=" if high is not None and high < least:
            return f"it is at most {high}, never {least}"
        case "=" if most is not None and low > most:
            return f"it is at least {low}, never {most}"
        case _:
            return ""
