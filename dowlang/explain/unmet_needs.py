"""Word a need that is not met."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

from dowlang.explain.blockers import Reason, Scene, among, noun_in_words, phrase, reason
from dowlang.semantics.ir import (
    Call,
    Candidates,
    Expression,
    LineUses,
    Need,
    Option,
)
from dowlang.semantics.ir_needs import dependents_end, one_after_another
from dowlang.testing.evaluation import Unanswerable
from dowlang.vocabulary.declarations import EffectWord

BEYOND = " beyond the "  # of a need on what a line before has taken from as well


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
    for need in _not_used_up(needs, scene, Uses()):
        if need.owner is None or scene.value(need.owner) == chooser:
            out += _of_need(need, scene, pools, hands)
    return out


def _not_used_up(needs: Sequence[Need], scene: Scene, used: Uses) -> Iterator[Need]:
    """Yield the needs, of a line with a limit those behind it while it is not used up. `used` is
    how often the lines before have gone through each.
    """
    for need in needs:
        limited = need.limited
        if limited is None:
            yield need
        elif scene.value(limited.uses) + used[limited.uses] < limited.limit.times:
            used[limited.uses] += 1
            yield from _not_used_up(limited.needs, scene, used)


def _first_unmet(needs: Sequence[Need], chooser: int, scene: Scene) -> list[Reason]:
    """Return the first need not met, line by line, each asked after those before it.

    Of a choice the first one is made.
    """
    here, used = Scene(scene.game.clone(), dict(scene.bound), scene.card), Uses()
    for need in _not_used_up(needs, here, used):
        try:
            if need.owner is not None and here.value(need.owner) != chooser:
                continue
            found = list(_of_need(need, here, Pools(), Hands()))
            if found:
                return found[:1]
            here = _carried_out(need, here, used)
        except Unanswerable:  # of a line that speaks of what only playing tells
            continue
    return []


def _carried_out(need: Need, here: Scene, used: Uses) -> Scene:
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
        _turn(around.needs, Scene(here.game, {**bound, around.name: piece}, here.card), used)
    if ahead is None or ahead.word.ahead is None:
        return here
    turns = (None,) if ahead.pieces is None else here.value(ahead.pieces)
    for piece in turns:
        inner = here if piece is None else Scene(here.game, {**bound, ahead.name: piece}, here.card)
        ahead.word.ahead(here.game, *(inner.value(argument) for argument in ahead.arguments))
    return here


def _turn(needs: Sequence[Need], here: Scene, used: Uses) -> None:
    """Do what the lines of a loop bring in one turn. A line that cannot be done brings nothing."""
    needs, at = list(_not_used_up(needs, here, used)), 0
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
                at = dependents_end(needs, at - 1)
            else:
                here = _carried_out(need, here, used)
        except Unanswerable:  # of a line that speaks of what only playing tells
            continue


Uses = Counter[LineUses]


Pools = dict[tuple[Any, ...], int]  # what the lines before take, by function and arguments


# by noun: how many the lines before take, and of which pieces
Hands = dict[str, tuple[int, frozenset[int]]]


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
        before, every = hands.get(noun_in_words(need.pieces), (0, frozenset()))
        every |= {*pieces}
        if not need.aside:
            hands[noun_in_words(need.pieces)] = (before + wanted, every)
        if len(pieces) < wanted:
            yield _short(
                need,
                len(pieces),
                wanted,
                0,
                among(need.pieces, scene) if isinstance(need.pieces, Candidates) else "",
            )
        elif len(every) < before + wanted and not need.aside:
            yield _short(need, len(every), wanted, before)


def _short(need: Need, there: int, wanted: int, before: int, more: str = "") -> Reason:
    return Reason(
        need.line,
        f"{there}{more}",
        f"{wanted}" + (f"{BEYOND}{before} of a line before" if before else ""),
    )
