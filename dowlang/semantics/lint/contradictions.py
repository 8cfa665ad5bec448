"""Conditions that contradict each other: bounds on one number with nothing between them, a thing
and its contrary, one piece in two places.

Everything here errs on the side of silence. What is compared is the checked tree, without card
lines and with bound names in order (`alike`), so that `you control a survivor` is the same wherever
it is said. What numbers can be at all is the business of `intervals`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from dowlang.semantics import ir
from dowlang.semantics.ir_equivalence import alike
from dowlang.vocabulary.comparisons import HOLDS, MIRRORED, NEGATED
from dowlang.vocabulary.declarations import Place
from dowlang.vocabulary.value_ranges import Ranges

Told = tuple[str, tuple[ir.Expression, ...]]
"""The statement about a piece: the word, and its arguments, the piece first."""

WANTED_AND_REFUSED = "something is wanted and refused"
JOINED = (ir.Logic, ir.SomeOf, ir.Compare)
"""Classes of conditions that can contradict themselves."""
SAYING = (Place.STATE, Place.FILTER, Place.PREDICATE)


# ---- what must hold together
def contradiction(conditions: Iterable[ir.Expression], ranges: Ranges) -> str:
    """Tell why these conditions can never all hold, or ""."""
    conditions = tuple(conditions)
    # the most common case
    if not conditions or (
        len(conditions) == 1
        and not isinstance(conditions[0], JOINED)
        and not _are_two(conditions[0])
    ):
        return ""
    literals: list[tuple[bool, ir.Expression]] = []
    branches: list[tuple[int, list[tuple[bool, ir.Expression]]]] = []  # so many of these at least
    waiting = [(True, condition) for condition in conditions]
    while waiting:
        wanted, condition = waiting.pop(0)
        match condition:
            case ir.Logic("not", (inner,)):
                waiting.insert(0, (not wanted, inner))
            case ir.Logic(operator, operands) if (operator == "and") is wanted:
                waiting[:0] = [(wanted, operand) for operand in operands]
            case ir.Logic(_, operands):  # one of them at least
                branches.append((1, [(wanted, operand) for operand in operands]))
            case ir.SomeOf(count, operands):
                branches.append(
                    (
                        count if wanted else len(operands) - count + 1,
                        [(wanted, operand) for operand in operands],
                    )
                )
            case _:
                literals.append((wanted, condition))
    reason = _clashing(literals, ranges)
    plain = [_said(wanted, literal) for wanted, literal in literals]
    for count, branch in branches if not reason else ():
        reasons = [
            why
            for wanted, one in branch
            if (why := contradiction((*plain, _said(wanted, one)), ranges))
        ]
        if len(branch) - len(reasons) < count:
            return reasons[0]
    return reason


def _said(wanted: bool, condition: ir.Expression) -> ir.Expression:
    return condition if wanted else ir.Logic("not", (condition,))


def _clashing(literals: list[tuple[bool, ir.Expression]], ranges: Ranges) -> str:
    """Tell why these conditions, none of which joins others, can never all hold, or ""."""
    limits: list[tuple[ir.Expression, int | None, int | None]] = []
    for wanted, condition in literals:
        if wanted and _are_two(condition):
            return "these are two"
        if isinstance(condition, ir.Compare) and (reason := _bounded(limits, wanted, condition)):
            return reason
    if len(literals) == 1:  # there is nothing to clash with
        return ""
    told = [(wanted, _told(condition)) for wanted, condition in literals]
    for number, (wanted, (word, arguments)) in enumerate(told):
        for asked, (other, others) in told[number + 1 :]:
            if wanted is not asked:
                if word == other and _all_same(arguments, others):
                    return WANTED_AND_REFUSED
            elif (
                wanted
                and word
                and other
                and (
                    reason := _apart(word, arguments, other, others, ranges)
                    or _one_at_a_time(word, arguments, other, others, ranges)
                )
            ):
                return reason
    return ""


def _are_two(condition: ir.Expression) -> bool:
    """Return True if one named piece is said to be another one: `"Biscuit" is "Tundra"`."""
    match condition:
        case ir.Call(word, (ir.Named() as one, ir.Named() as other)):
            return word.phrase == "{other}" and one.noun is other.noun and one.slug != other.slug
    return False


def _told(condition: ir.Expression) -> Told:
    """Return the word said of a piece with its arguments, or no word and the condition."""
    match condition:
        case ir.Test(adjective, piece):
            return adjective.word, (piece,)
        case ir.Call(word, arguments) if word.place in SAYING and arguments:
            return word.phrase, arguments
        case _:
            return "", (condition,)


def _same(one: ir.Expression, other: ir.Expression) -> bool:
    """Return True if two expressions say the same, wherever they are written."""
    return one.__class__ is other.__class__ and (one == other or alike(one) == alike(other))


def _all_same(some: Sequence[ir.Expression], others: Sequence[ir.Expression]) -> bool:
    return len(some) == len(others) and all(map(_same, some, others))


def _bounded(
    limits: list[tuple[ir.Expression, int | None, int | None]], wanted: bool, condition: ir.Compare
) -> str:
    """Narrow what is known of the number that a comparison bounds.

    Return why nothing is left of it, or "".
    """
    operator, left, right = condition.operator, condition.left, condition.right
    if not wanted:
        if operator not in NEGATED:
            return ""
        operator = NEGATED[operator]
    if isinstance(left, ir.Number) and isinstance(right, ir.Number):
        return (
            ""
            if HOLDS[operator](left.value, right.value)
            else f"{left.value} {operator} {right.value} is false"
        )
    if isinstance(left, ir.Number):
        operator, left, right = MIRRORED[operator], right, left
    if not isinstance(right, ir.Number):
        return ""
    number = right.value
    index = next((index for index, (known, _, _) in enumerate(limits) if _same(known, left)), -1)
    # of these nothing says that they are not negative
    least = None if isinstance(left, ir.Arithmetic | ir.Counter) else 0
    _, low, high = limits[index] if index >= 0 else (left, least, None)
    if operator in (">", ">=", "="):
        asked = number + 1 if operator == ">" else number
        low = asked if low is None else max(low, asked)
    if operator in ("<", "<=", "="):
        asked = number - 1 if operator == "<" else number
        high = asked if high is None else min(high, asked)
    if low is not None and high is not None and low > high:
        return (
            f"nothing is at least {low} and at most {high}"
            if high >= 0
            else "nothing is less than 0"
        )
    if index >= 0:
        limits[index] = left, low, high
    else:
        limits.append((left, low, high))
    return ""


# ---- one piece, two places
def _apart(
    word: str,
    arguments: tuple[ir.Expression, ...],
    other: str,
    others: tuple[ir.Expression, ...],
    ranges: Ranges,
) -> str:
    """Tell why two things cannot be said of one piece, or ""."""
    piece, rest, more = arguments[0], arguments[1:], others[1:]
    pair = frozenset((word, other))
    excluding = pair in ranges.elsewhere or (
        pair in ranges.apart and (not rest or not more or _all_same(rest, more))
    )
    twice = word == other and word in ranges.single and _differ(rest, more, ranges)
    if (
        not (excluding or twice)
        or not _same(piece, others[0])
        or (isinstance(piece, ir.Named) and piece.noun.same is not None)
    ):
        return ""  # of a card there are copies
    return (
        f"`{_plain(word)}` and `{_plain(other)}` exclude each other"
        if excluding
        else f"nothing is `{_plain(word)}` twice"
    )


def _one_at_a_time(
    word: str,
    arguments: tuple[ir.Expression, ...],
    other: str,
    others: tuple[ir.Expression, ...],
    ranges: Ranges,
) -> str:
    """Tell why something cannot be said of two named pieces together, or ""."""
    one, two = arguments[0], others[0]
    if word != other or not isinstance(one, ir.Named) or not isinstance(two, ir.Named):
        return ""
    if one.slug == two.slug:  # of a card there are copies
        return ""
    if word in ranges.alone and _all_same(arguments[1:], others[1:]):
        return f"one is `{_plain(word)}` at a time"
    first, second = (ranges.one_at_a_time.get((word, each.slug)) for each in (one, two))
    return f"{first} at a time" if first and first == second else ""


def _differ(
    arguments: tuple[ir.Expression, ...], others: tuple[ir.Expression, ...], ranges: Ranges
) -> bool:
    """Return True if these are surely different things.

    They are two names, or what always means one named thing.
    """
    one, other = (
        [_name(argument, ranges) for argument in arguments],
        [_name(argument, ranges) for argument in others],
    )
    return one != other and all((*one, *other))


def _name(argument: ir.Expression, ranges: Ranges) -> str:
    """Return the slug of what an argument always means, or ""."""
    match argument:
        case ir.Named(_, slug):
            return slug
        case ir.Call(word, ()) if word.place is Place.REFERENCE:
            return ranges.fixed.get(word.phrase, "")
        case _:
            return ""


def _plain(phrase: str) -> str:
    return " ".join("…" if "{" in word else word for word in phrase.split())
