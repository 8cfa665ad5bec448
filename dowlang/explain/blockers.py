"""Word both sides of a condition that does not hold, and of a need that is not met.

The sides are what was there and what was wanted. `assertions.py` says what a failed `then` line
found. Here the locals of a running card are bound, and a predicate is told with the names of its
pieces. Nothing here changes a game. A side that cannot be told (a local that nothing binds here)
gives empty words, never a wrong one.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from dowlang.engine.game import Game
from dowlang.semantics.ir import (
    Call,
    Candidates,
    Compare,
    EnumValue,
    Expression,
    Local,
    Logic,
    Named,
    Need,
    Number,
    Option,
    Pieces,
    Size,
    SomeOf,
    Sum,
    Tally,
    Test,
)
from dowlang.semantics.lower.preconditions import one_after_another, reach
from dowlang.testing.evaluation import Bindings, Unanswerable, evaluate
from dowlang.testing.messages import name_of
from dowlang.vocabulary.declarations import EffectWord, Place

WANTED = {
    "=": "{0}",
    ">": "more than {0}",
    "<": "less than {0}",
    ">=": "at least {0}",
    "<=": "at most {0}",
}
TURNED = {"=": "=", ">": "<", "<": ">", ">=": "<=", "<=": ">="}
SENTENCES = {
    Place.PREDICATE: "to",
    Place.STATE: "to be",
    Place.FILTER: "to be",
    Place.EFFECT: "to",
}  # what stands before the phrase
NAMES = 4  # so many pieces are named, the rest counted
BEYOND = " beyond the "  # of a need on what a line before has taken from as well
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
        """The value here. Raises `Unanswerable`."""
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
    """The reason that a condition on this line gives."""
    try:
        found, wanted = sides(condition, scene) if condition is not None else ("", "")
    except Unanswerable:
        found, wanted = "", ""
    return Reason(line, found, wanted)


def sides(condition: Expression, scene: Scene) -> tuple[str, str]:
    """(found, wanted) of a condition that does not hold. Raises `Unanswerable`."""
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
            return sides(Compare(TURNED[operator], right, left), scene)
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
    """Of how many the pieces were sought, when the noun is limited to those that fit."""
    if not pieces.conditions or (pieces.source is None and pieces.noun.domain is None):
        return ""
    every = scene.value(Size(Candidates(pieces.noun, pieces.element, (), pieces.source)))
    return f" of {every} ({pieces.noun.name})"


def in_words(expression: Expression, scene: Scene) -> str:
    """A value as people would say it: names of pieces, numbers, the phrase of a predicate with
    its slots filled. Raises `Unanswerable`.
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
            return f"at least {count} of ({', '.join(in_words(operand, scene) for operand in operands)})"
    value = scene.value(expression)
    noun_name = _noun(expression)
    if isinstance(value, tuple):
        names = [_name(scene, noun_name, "", piece) for piece in value[:NAMES]]
        return (", ".join(names) or "none") + (
            f" and {len(value) - NAMES} more" if len(value) > NAMES else ""
        )
    return _name(scene, noun_name, "", value)


def phrase(call: Call, scene: Scene) -> str:
    """The phrase of a word with the values of its slots: `player 2 to control Biscuit`, `Biscuit
    to be at School`.
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


def _noun(expression: Expression) -> str:
    match expression:
        case Local(noun=name):
            return name
        case Candidates(noun):
            return noun.name
        case Call(word) if word.place is Place.REFERENCE:
            return word.noun
        case Pieces(items) if items:
            return _noun(items[0])
    return "number"


def _name(scene: Scene, noun: str, slug: str, value: Any) -> str:
    if not isinstance(value, int) or isinstance(value, bool):
        return str(value)
    try:
        return name_of(scene.game.cards, noun or "number", value)
    except (
        LookupError,
        TypeError,
        ValueError,
    ):  # a code that stands for a name, a noun without labels
        return slug.replace("_", " ") or str(value)


# ---- options
# --------------------------------------------------------------------------------------------------


def unmet(option: Option, chooser: int, scene: Scene) -> list[Reason]:
    """Return the reasons why an option is not possible: its condition, and each need that is not
    met.

    There is always one. Needs of one pool are added up. Where only all needs together ask too much
    of the same pieces, the option's own line is named.
    """
    return lacking(
        () if option.condition is None else (option.condition,),
        option.needs,
        option.line,
        chooser,
        scene,
    )


def lacking(
    conditions: Sequence[Expression], needs: Sequence[Need], line: int, chooser: int, scene: Scene
) -> list[Reason]:
    """Return the conditions of a line that do not hold, and its needs that are not met.

    There is always one.
    """
    try:
        out = [
            reason(condition, line, scene) for condition in conditions if not scene.value(condition)
        ]
        out += _unmet(needs, chooser, scene)
    except Unanswerable:
        return [Reason(line)]
    return out or [Reason(line, "too little for all its lines together")]


def _unmet(needs: Sequence[Need], chooser: int, scene: Scene) -> list[Reason]:
    """Return the needs that are not met.

    Where lines make others possible or impossible, it is the first line that cannot be done after
    those before it.
    """
    first = _first_unmet(needs, chooser, scene) if one_after_another(needs) else []
    try:
        at_once = _all_unmet(needs, chooser, scene)
    except Unanswerable:
        if first:
            return first
        raise
    if not first or (
        at_once
        and at_once[0].line == first[0].line
        and (at_once[0].wanted == first[0].wanted or BEYOND in at_once[0].wanted)
    ):
        return at_once
    return first


def _all_unmet(needs: Sequence[Need], chooser: int, scene: Scene) -> list[Reason]:
    """Return the needs not met on the state as it is, needs of one pool added up.

    Raises `Unanswerable`.
    """
    out, pools, hands = list[Reason](), Pools(), Hands()
    for need in needs:
        if need.owner is None or scene.value(need.owner) == chooser:
            out += _of_need(need, scene, pools, hands)
    return out


def _first_unmet(needs: Sequence[Need], chooser: int, scene: Scene) -> list[Reason]:
    """Return the first need not met, line by line, each asked after those before it.

    Of a choice the first one is made.
    """
    here = Scene(scene.game.clone(), dict(scene.bound), scene.card)
    for need in needs:
        try:
            if need.owner is not None and here.value(need.owner) != chooser:
                continue
            found = list(_of_need(need, here, Pools(), Hands()))
            if found:
                return found[:1]
            here = _carried_out(need, here)
        except Unanswerable:  # of a line that speaks of what only playing tells
            continue
    return []


def _carried_out(need: Need, here: Scene) -> Scene:
    """Return what is so after a need: its choice is bound, and what is ahead is done on the copy
    of the game.
    """
    bound, ahead, around = dict(here.bound), need.ahead, need.around
    if need.chosen and need.pieces is not None:
        pieces = here.value(need.pieces)
        bound[need.chosen] = tuple(pieces[: here.value(need.count)]) if need.many else pieces[0]
    elif need.chosen and need.most is not None:
        bound[need.chosen] = here.value(need.most)
    here = Scene(here.game, bound, here.card)
    for piece in here.value(around.pieces) if around is not None else ():
        assert around is not None  # else there is no piece
        _turn(around.needs, Scene(here.game, {**bound, around.name: piece}, here.card))
    if ahead is None or ahead.word.ahead is None:
        return here
    turns = (None,) if ahead.pieces is None else here.value(ahead.pieces)
    for piece in turns:
        inner = here if piece is None else Scene(here.game, {**bound, ahead.name: piece}, here.card)
        ahead.word.ahead(here.game, *(inner.value(argument) for argument in ahead.arguments))
    return here


def _turn(needs: Sequence[Need], here: Scene) -> None:
    """Do what the lines of a loop bring in one turn. A line that cannot be done brings nothing."""
    at = 0
    while at < len(needs):
        need, at = needs[at], at + 1
        try:
            short = need.word is None and any(True for _ in _of_need(need, here, Pools(), Hands()))
            if need.many and need.pieces is not None:
                here = Scene(
                    here.game,
                    {**here.bound, need.chosen: here.value(need.pieces)[: here.value(need.count)]},
                    here.card,
                )
            elif short:
                at = reach(needs, at - 1)
            else:
                here = _carried_out(need, here)
        except Unanswerable:  # of a line that speaks of what only playing tells
            continue


Pools = dict[tuple[Any, ...], int]  # what the lines before take, by function and arguments
Hands = dict[
    str, tuple[int, frozenset[int]]
]  # by noun: how many the lines before take, and of which pieces


def _of_need(need: Need, scene: Scene, pools: Pools, hands: Hands) -> Iterator[Reason]:
    if need.holds is not None and not scene.value(need.holds):
        yield reason(need.holds, need.line, scene)
    match need.possible:
        case Call(EffectWord(possible=test), arguments) as asked if test is not None:
            if not test(scene.game, *(scene.value(argument) for argument in arguments)):
                yield Reason(need.line, "this cannot be done now", phrase(asked, scene))
    wanted = scene.value(need.count)
    if need.word is not None and need.word.available is not None:
        arguments = tuple(scene.value(argument) for argument in need.arguments)
        before = pools.get((need.word.available, *arguments), 0)
        pools[need.word.available, *arguments] = before + wanted
        there = need.word.available(scene.game, *arguments)
        if there < before + wanted:
            yield _short(need, there, wanted, before)
    if need.pieces is not None:
        pieces = scene.value(need.pieces)
        before, every = hands.get(_noun(need.pieces), (0, frozenset()))
        every |= {*pieces}
        hands[_noun(need.pieces)] = (before + wanted, every)
        if len(pieces) < wanted:
            yield _short(
                need,
                len(pieces),
                wanted,
                0,
                among(need.pieces, scene) if isinstance(need.pieces, Candidates) else "",
            )
        elif len(every) < before + wanted:
            yield _short(need, len(every), wanted, before)


def _short(need: Need, there: int, wanted: int, before: int, more: str = "") -> Reason:
    return Reason(
        need.line,
        f"{there}{more}",
        f"{wanted}" + (f"{BEYOND}{before} of a line before" if before else ""),
    )


def locals_of(names: Sequence[str], values: Sequence[Any]) -> dict[str, Any]:
    """The locals of a handler's step under the names that the checked card has for them (the
    compiler drops `_1`, adds `_`).
    """
    out: dict[str, Any] = {}
    for name, value in zip(names, values, strict=False):
        plain = name.removesuffix("_")
        for alias in (name, plain, f"{plain}_1"):
            out.setdefault(alias, value)
    return out


def merged(*parts: Mapping[str, Any]) -> dict[str, Any]:
    """Locals of several steps, the later ones first."""
    out: dict[str, Any] = {}
    for part in parts:
        for name, value in part.items():
            out.setdefault(name, value)
    return out
