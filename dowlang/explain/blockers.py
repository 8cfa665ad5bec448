"""Word both sides of a condition that does not hold, and of a need that is not met.

The sides are what was there and what was wanted. `assertions.py` says what a failed `then` line
found. Here the locals of a running card are bound, and a predicate is told with the names of its
pieces. Nothing here changes a game. A side that cannot be told (a local that nothing binds here)
gives empty words, never a wrong one.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from dowlang.engine.game import Game
from dowlang.engine.plain_story import name_of
from dowlang.semantics.ir import (
    Call,
    Candidates,
    Compare,
    EnumValue,
    Expression,
    Local,
    Logic,
    Named,
    Number,
    Pieces,
    Size,
    SomeOf,
    Sum,
    Tally,
    Test,
)
from dowlang.testing.evaluation import Bindings, Unanswerable, evaluate
from dowlang.vocabulary.comparisons import MIRRORED
from dowlang.vocabulary.declarations import Place

WANTED = {
    "=": "{0}",
    ">": "more than {0}",
    "<": "less than {0}",
    ">=": "at least {0}",
    "<=": "at most {0}",
}
# what stands before the phrase
SENTENCES = {
    Place.PREDICATE: "to",
    Place.STATE: "to be",
    Place.FILTER: "to be",
    Place.EFFECT: "to",
}
NAMES = 4  # so many pieces are named, the rest counted
_SLOT = re.compile(r"\{(\w+)\}")


@dataclass(frozen=True, slots=True)
class Reason:
    """The reason why something did not come about.

    It is the card line and both sides of its comparison, empty where they cannot be told.
    """

    line: int
    found: str = ""
    wanted: str = ""


@dataclass(frozen=True, slots=True)
class Scene:
    """The place where a condition is read.

    It is the game as it stands, the locals of the card, the card whose counters are meant.
    """

    game: Game
    bound: Bindings
    card: str

    def value(self, expression: Expression) -> Any:
        """Return the value here. Raises `Unanswerable`."""
        return evaluate(expression, self.game, self.bound, self.card)


def first_failing(conditions: Sequence[tuple[Expression, int]], scene: Scene) -> Expression | None:
    """Return the first of the conditions that does not hold.

    Return None when one before it cannot be told, or all hold.
    """
    try:
        return next((condition for condition, _ in conditions if not scene.value(condition)), None)
    except Unanswerable:
        return None


def reason(condition: Expression | None, line: int, scene: Scene) -> Reason:
    """Return the reason that a condition on this line gives."""
    try:
        found, wanted = sides(condition, scene) if condition is not None else ("", "")
    except Unanswerable:
        found, wanted = "", ""
    return Reason(line, found, wanted)


def sides(condition: Expression, scene: Scene) -> tuple[str, str]:
    """Return (found, wanted) of a condition that does not hold. Raise `Unanswerable`."""
    match condition:
        case Logic("and", operands):
            return sides(next((o for o in operands if not scene.value(o)), operands[-1]), scene)
        case Logic("or", operands):
            both = [sides(operand, scene) for operand in operands]
            return " and ".join(dict.fromkeys(found for found, _ in both)), " or ".join(
                wanted for _, wanted in both
            )
        case Logic("not", (operand,)):
            return "this is so", f"not: {in_words(operand, scene)}"
        case SomeOf(count, operands):
            return (
                f"{sum(bool(scene.value(operand)) for operand in operands)} of {len(operands)}",
                f"at least {count}",
            )
        case Compare(operator, Number() as left, right) if not isinstance(right, Number):
            return sides(Compare(MIRRORED[operator], right, left), scene)
        case Compare(operator, Size(Candidates() as pieces), right):
            return f"{in_words(Size(pieces), scene)}{among(pieces, scene)}", WANTED[
                operator
            ].format(in_words(right, scene))
        case Compare(operator, left, right):
            return f"{in_words(left, scene)}{_counted(left, scene)}", WANTED[operator].format(
                in_words(right, scene)
            )
        case Call() | Test():
            return "this is not so", in_words(condition, scene)
        case _:
            return "this is not so", ""


def _counted(expression: Expression, scene: Scene) -> str:
    """Return what a number counts, after it: ` (food)`, ` (zombie at Colony)`.

    Return nothing after a piece, whose name says it.
    """
    match expression:
        case Tally(noun):
            return f" ({noun.plural})"
        case Sum(_, of):
            return _counted(of, scene)
        case Call(word) if word.place is Place.NUMBER or (
            word.place is Place.FILTER and not word.subject
        ):
            return f" ({f'{word.noun} {phrase(expression, scene)}'.strip()})"
    return ""


def among(pieces: Candidates, scene: Scene) -> str:
    """Tell of how many the pieces were sought, when the noun is limited to those that fit."""
    if not pieces.conditions or (pieces.source is None and pieces.noun.domain is None):
        return ""
    every = scene.value(Size(Candidates(pieces.noun, pieces.element, (), pieces.source)))
    return f" of {every} ({pieces.noun.name})"


def in_words(expression: Expression, scene: Scene) -> str:
    """Return a value as people would say it: names of pieces, numbers, the phrase of a predicate
    with its slots filled. Raises `Unanswerable`.
    """
    match expression:
        case Named(noun, slug):
            return _name(scene, noun.name, slug, scene.value(expression))
        case EnumValue(value=value):
            return value
        case Test(adjective, piece):
            return f"{in_words(piece, scene)} to be {adjective.word}"
        case Call(word) if word.place in SENTENCES and word.subject:
            return phrase(expression, scene)
        case Compare(operator, left, right):
            return f"{in_words(left, scene)} {operator} {in_words(right, scene)}"
        case Logic("not", (operand,)):
            return f"not {in_words(operand, scene)}"
        case Logic(operator, operands):
            return f" {operator} ".join(in_words(operand, scene) for operand in operands)
        case SomeOf(count, operands):
            return (
                f"at least {count} of "
                f"({', '.join(in_words(operand, scene) for operand in operands)})"
            )
    value = scene.value(expression)
    noun_name = noun_in_words(expression)
    if isinstance(value, tuple):
        names = [_name(scene, noun_name, "", piece) for piece in value[:NAMES]]
        return (", ".join(names) or "none") + (
            f" and {len(value) - NAMES} more" if len(value) > NAMES else ""
        )
    return _name(scene, noun_name, "", value)


def phrase(call: Call, scene: Scene) -> str:
    """Return the phrase of a word with the values of its slots: `player 2 to control Biscuit`,
    `Biscuit to be at School`.
    """
    word = call.word
    values = {
        parameter.name: argument
        for parameter, argument in zip(word.parameters, call.arguments, strict=False)
    }
    filled = _SLOT.sub(
        lambda slot: (
            in_words(values[slot.group(1)], scene) if slot.group(1) in values else slot.group(0)
        ),
        word.phrase,
    )
    if (
        word.place not in SENTENCES
        or word.subject not in values
        or f"{{{word.subject}}}" in word.phrase
    ):
        return filled
    return f"{in_words(values[word.subject], scene)} {SENTENCES[word.place]} {filled}"


def noun_in_words(expression: Expression) -> str:
    """Name the pieces of an expression by their noun."""
    match expression:
        case Local(noun=name):
            return name
        case Candidates(noun):
            return noun.name
        case Call(word) if word.place is Place.REFERENCE:
            return word.noun
        case Pieces(items) if items:
            return noun_in_words(items[0])
    return "number"


def _name(scene: Scene, noun: str, slug: str, value: Any) -> str:
    if not isinstance(value, int) or isinstance(value, bool):
        return str(value)
    try:
        return name_of(scene.game.cards, noun or "number", value)
    # a code that stands for a name, a noun without labels
    except (
        LookupError,
        TypeError,
        ValueError,
    ):
        return slug.replace("_", " ") or str(value)


# ---- options


def locals_of(names: Sequence[str], values: Sequence[Any]) -> dict[str, Any]:
    """Return the locals of a handler's step under the names that the checked card has for them (the
    compiler drops `_1`, adds `_`).
    """
    out: dict[str, Any] = {}
    for name, value in zip(names, values, strict=False):
        plain = name.removesuffix("_")
        for alias in (name, plain, f"{plain}_1"):
            out.setdefault(alias, value)
    return out


def merged(*parts: Mapping[str, Any]) -> dict[str, Any]:
    """Return locals of several steps, the later ones first."""
    out: dict[str, Any] = {}
    for part in parts:
        for name, value in part.items():
            out.setdefault(name, value)
    return out
