"""Evaluate a checked expression on a game by ordinary recursion, for the lines of a test.

Handlers of cards are compiled. A test is read once, so its `given`, `when` and `then` lines are
evaluated here, and they share with the handlers only the words. Nothing here changes a game. Values
are numbers, truth values, texts, ids, and tuples of ids.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from importlib import import_module
from typing import Any, assert_never

from dowlang.engine.collections import (
    divided_down,
    divided_up,
    first,
    highest,
    highest_first,
    last,
    lowest,
    lowest_first,
)
from dowlang.engine.game import Game
from dowlang.engine.ongoing_effects import line_uses
from dowlang.engine.voting import clockwise
from dowlang.semantics.ir import (
    Arbiter,
    Arithmetic,
    Available,
    Call,
    Candidates,
    Compare,
    Constant,
    Contains,
    Counter,
    EnumValue,
    Expression,
    First,
    Happened,
    HowOften,
    Last,
    LineUses,
    Local,
    Logic,
    Named,
    Number,
    Ordered,
    Pieces,
    Rather,
    Size,
    SomeOf,
    Sum,
    Tally,
    Test,
    ThisCard,
    Upto,
)
from dowlang.vocabulary.noun_declarations import Noun

Bindings = Mapping[str, Any]
NOTHING: Bindings = {}


class Unanswerable(ValueError):
    """The expression asks what a table cannot tell: a name that nothing binds, a noun that is
    only counted.
    """


History = Callable[[int, str], Iterable[Sequence[Any]]]
"""Payloads of the events of a number in a window (`turn`, `round`, `game`), the oldest first."""


def evaluate(  # noqa: C901 - one case a node
    expression: Expression,
    game: Game,
    bound: Bindings = NOTHING,
    card: str = "",
    history: History | None = None,
) -> Any:
    """Return the value now.

    `bound` are the locals, `card` is the path of the card whose counters are meant, `history`
    answers what has happened in place of the game. Raises `Unanswerable`.
    """

    def value(part: Expression) -> Any:
        return evaluate(part, game, bound, card, history)

    match expression:
        case Number(number):
            return number
        case Constant(constant):
            return constant
        case EnumValue(number=number):
            return number
        case Named():
            return named(expression, game)
        case Local(name):
            if name not in bound:
                raise Unanswerable(f"nothing is called `{name}` here")
            return bound[name]
        case ThisCard():
            return card
        case Arbiter():
            return game.arbiter()
        case Call(word, arguments):
            return word.function(game, *(value(a) for a in arguments))
        case Available(word, arguments):
            if word.available is None:
                raise Unanswerable(f"`{word.phrase}` does not say how much there is")
            return word.available(game, *(value(a) for a in arguments))
        case Test(adjective, piece):
            return adjective.function(game, value(piece))
        case Tally(noun):
            if noun.total is None:
                raise Unanswerable(f"`{noun.name}` has no total")
            return noun.total(game)
        case Counter(_, number):
            return game.counter(card, number)
        case Candidates():
            return candidates(expression, game, bound, card, history)
        case Size(pieces):
            return len(value(pieces))
        case Sum(pieces, of):
            return sum(
                evaluate(of, game, {**bound, pieces.element: piece}, card, history)
                for piece in value(pieces)
            )
        case Ordered(pieces, start, key, extreme, key_of):
            if start is not None:
                return clockwise(game, value(pieces), value(start))
            assert key is not None  # one of both
            ranked = lowest_first if extreme == "lowest" else highest_first
            return ranked(game, key.function, value(pieces), *map(value, key_of))
        case Rather(best, all_of_them):
            return value(best) or value(all_of_them)
        case First(pieces, count):
            return first(value(pieces), value(count))
        case Last(pieces, count):
            return last(value(pieces), value(count))
        case Pieces(items):
            return tuple(value(item) for item in items)
        case Contains(pieces, piece):
            return value(piece) in value(pieces)
        case Arithmetic():
            return arithmetic(expression, value(expression.left), value(expression.right))
        case Compare("=", Named(noun), _) | Compare("=", _, Named(noun)):
            return same(game, noun, value(expression.left), value(expression.right))
        case Compare(operator, left, right):
            return compare(operator, value(left), value(right))
        case Upto(count):
            return tuple(range(value(count)))
        case LineUses(number, of):
            return line_uses(game, of or card, number)
        case Happened(match, window) | HowOften(match, window):
            names = [field.name for field in match.fields]
            told = (
                game.happened(match.number, window, card)
                if history is None
                else history(match.number, window)
            )
            found = (dict(zip(names, payload, strict=True)) for payload in told)
            times = [
                all(
                    evaluate(c, game, {**bound, **fields}, card, history)
                    for c, _ in match.conditions
                )
                for fields in found
            ]
            return sum(times) if isinstance(expression, HowOften) else any(times)
        case Logic(operator, operands):
            if operator == "not":
                return not value(operands[0])
            return (
                all(value(o) for o in operands)
                if operator == "and"
                else any(value(o) for o in operands)
            )
        case SomeOf(count, operands):
            return sum(bool(value(o)) for o in operands) >= count
        case _:
            assert_never(expression)


def named(piece: Named, game: Game) -> int:
    """Return the piece of a name: a constant of the noun's module, or looked up in the set."""
    noun = piece.noun
    if piece.slug in noun.constants:
        constant: int = getattr(import_module(noun.module), noun.constants[piece.slug])
        return constant
    if noun.named is None:
        raise Unanswerable(f"nothing finds a `{noun.name}` by name")
    return noun.named(game, piece.slug)


def candidates(
    pieces: Candidates, game: Game, bound: Bindings, card: str, history: History | None = None
) -> tuple[int, ...]:
    """Return the pieces for which all conditions hold.

    With an extreme it is the lowest or highest of those.
    """
    if pieces.source is not None:
        source = evaluate(pieces.source, game, bound, card, history)
    elif pieces.noun.domain is not None:
        source = pieces.noun.domain(game)
    else:
        raise Unanswerable(f"`{pieces.noun.name}` is only counted")
    found = tuple(
        piece
        for piece in source
        if all(
            evaluate(c, game, {**bound, pieces.element: piece}, card, history)
            for c in pieces.conditions
        )
    )
    if pieces.extreme and pieces.key is not None:
        told = [evaluate(each, game, bound, card, history) for each in pieces.key_of]
        ranked = lowest if pieces.extreme == "lowest" else highest
        return ranked(game, pieces.key.function, found, *told)
    return found


def arithmetic(sum_: Arithmetic, left: int, right: int) -> int:
    """Compute with whole numbers. Dividing by 0 gives 0, as in a compiled card."""
    match sum_.operator:
        case "+":
            return left + right
        case "-":
            return left - right
        case "*":
            return left * right
        case "min":
            return min(left, right)
        case "max":
            return max(left, right)
        case "/":
            return (divided_up if sum_.rounding == "up" else divided_down)(left, right)
    raise Unanswerable(f"unknown operator `{sum_.operator}`")


def same(game: Game, noun: Noun, one: int, other: int) -> bool:
    """Return True for one piece, or pieces that the ruleset holds to be equal.

    A card's name means any of its copies. -1 is no piece.
    """
    identity = game.cards.ruleset.identity.get(noun.pick)
    if one == other or identity is None or -1 in (one, other):
        return one == other
    return identity(game, one) == identity(game, other)


def compare(operator: str, left: Any, right: Any) -> bool:
    """Compare by one of `= < > <= >=`."""
    match operator:
        case "=":
            return bool(left == right)
        case "<":
            return bool(left < right)
        case ">":
            return bool(left > right)
        case "<=":
            return bool(left <= right)
        case ">=":
            return bool(left >= right)
    raise Unanswerable(f"unknown comparison `{operator}`")
