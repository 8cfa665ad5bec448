"""Order the needs of lines: how far each reaches, what it binds, which of them are known before.

What makes the needs of a line is `lower.preconditions`.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import replace
from functools import lru_cache
from typing import Any

from dowlang.semantics import ir
from dowlang.semantics.ir_visitor import names_read, nodes, outer_fields, rebuild, substituted
from dowlang.vocabulary.declarations import EffectWord, FilterWord, TruthWord, Word

LOOK_AHEAD = 12
"""So many lines below it a choice leads through: with all of them the work for an option would grow
with the square of its lines.
"""


def in_turn(
    name: str, pieces: ir.Expression, needs: Sequence[ir.Need], line: int
) -> tuple[ir.Need, ...]:
    """Return what a loop brings for the lines after it.

    It is nothing where no line of it is known to bring anything.
    """
    last = max((index for index, need in enumerate(needs) if brings(need)), default=-1)
    return (
        (ir.Need(line, around=ir.Around(name, pieces, tuple(needs[: last + 1]))),)
        if last >= 0
        else ()
    )


def without_implied(needs: tuple[ir.Need, ...]) -> tuple[ir.Need, ...]:
    """Return needs without the question for one of the pieces that a line has just yielded, where
    nothing else is asked about them: one at least is there, or that line would not be possible.
    """
    out = list(needs)
    for need in needs:
        if need.ahead is None or not need.chosen:
            continue
        about = [each for each in out if each is not need and need.chosen in names_read(each)]
        if len(about) == 1 and _is_one_of(about[0], need.chosen):
            out.remove(about[0])
            about = []
        if not about:
            out[out.index(need)] = replace(need, chosen="", noted_at="", noted_by=None)
    return tuple(out)


def choosing_some(needs: tuple[ir.Need, ...]) -> tuple[ir.Need, ...]:
    """Return needs with one chosen of pieces of which none need be, where a line below needs one of
    them: some choice leads through there, and to choose none does not.
    """
    out = list(needs)
    for index, need in enumerate(needs):
        if need.many and need.count == ir.Number(0) and need.chosen:
            if any(_is_of(other, need.chosen) for other in needs[index + 1 :]):
                out[index] = replace(need, count=ir.Number(1))
    return tuple(out)


def _is_of(need: ir.Need, pieces: str) -> bool:
    """Return True if a need is for one of the pieces in a local."""
    source = need.pieces.source if isinstance(need.pieces, ir.Candidates) else None
    return source is not None and pieces in names_read(source) and need.count == ir.Number(1)


def _is_one_of(need: ir.Need, pieces: str) -> bool:
    """Return True if a need is one of those pieces, whichever is left."""
    match need.pieces:
        case ir.Candidates(_, _, (ir.Call(FilterWord() as left),), ir.Local(name), extreme=""):
            # no card can write it: it is the question which of them are left
            return name == pieces and not left.example and need.count == ir.Number(1)
    return False


def brings(need: ir.Need) -> bool:
    """Return True if something is other for the lines after it."""
    return need.ahead is not None or need.around is not None or any(map(brings, need.inner))


def dependents_end(needs: Sequence[ir.Need], index: int) -> int:
    """Return the end of the needs that are asked only if this one can be met.

    They reach to what its own line brings, or to the last line that speaks of its choice.
    """
    need, upto = needs[index], index + 1
    while upto < len(needs) and needs[upto].line == need.line:
        upto += 1
        if brings(needs[upto - 1]):
            break
    spoken = [
        at
        for at, other in enumerate(needs)
        if need.chosen and not need.many and need.chosen in names_read(other)
    ]
    return max([upto, *(at + 1 for at in spoken)])


def own(need: ir.Need) -> set[str]:
    """Return the names of the locals that the need binds for nobody but itself, apart from those of
    its candidates.
    """
    names = {need.ahead.name} if need.ahead is not None else set()
    names |= {need.around.name} if need.around is not None else set()
    for inner in need.inner:
        names |= {inner.chosen, inner.noted_at} | own(inner)
    return names - {""}


def known(needs: Sequence[ir.Need], bound: Collection[str]) -> tuple[ir.Need, ...]:
    """Return those of the needs that speak of nothing which only carrying out the lines would tell:
    `bound` are the locals of those lines.
    """
    if not bound:
        return tuple(needs)
    out: list[ir.Need] = []
    chosen: set[str] = set()
    bound = set(bound)
    for need in needs:
        if not (names_read(need) & bound) - chosen - own(need):
            out.append(need)
            chosen |= {need.chosen, need.noted_at}
    return tuple(out)


def one_after_another(needs: Sequence[ir.Need]) -> bool:
    """Return True if a line before another one may make that one possible or impossible, so that
    they have to be gone through in their order.
    """
    if any(need.limited is not None for need in needs):
        return True
    last = max((index for index, need in enumerate(needs) if need.asks), default=-1)
    must = any(need.ahead is not None and need.ahead.must for need in needs)
    if must or any(brings(need) and index < last for index, need in enumerate(needs)):
        return True
    chosen: dict[str, ir.Need] = {}  # in their order
    for need in needs:
        read = names_read(need)
        spoken_of = [one for name, one in chosen.items() if name in read] if need.asks else []
        if any(one.place != need.place for one in spoken_of) or (
            spoken_of and not _fits(spoken_of[-1], need)  # those before it are narrowed by its own
        ):
            return True
        if need.chosen:
            chosen[need.chosen] = need
    return False


def _fits(one: ir.Need, other: ir.Need) -> bool:
    """Return True if only such pieces are chosen with which another need of the line can be met, as
    far as may be known.
    """
    if not isinstance(one.pieces, ir.Candidates):
        return True  # of a number
    anew = {one.chosen: ir.Local(one.pieces.element, one.pieces.noun.name)}
    conditions = set(nodes(one.pieces))
    return all(
        any(substituted(way, anew) in conditions for way in ways) for ways in _ways_to_ask(other)
    )


def _ways_to_ask(need: ir.Need) -> Iterator[tuple[ir.Expression, ...]]:
    """Yield for each part of a need the expressions by which a choice before it is narrowed."""
    if need.holds is not None:
        yield (need.holds,)
    if need.possible is not None:
        yield (asked(need.possible),)
    if need.word is not None:
        yield (ir.Available(need.word, need.arguments),)
    if need.pieces is not None and need.count != ir.Number(0):
        yield ir.Size(need.pieces), ir.Size(seen_by_all(need.pieces))


def asked(can: ir.Expression) -> ir.Expression:
    """Return the test of a word as an expression."""
    if not isinstance(can, ir.Call):
        return can
    # `possible_when` has looked
    assert isinstance(can.word, EffectWord) and can.word.possible is not None
    return ir.Call(test_of(can.word, can.word.possible), can.arguments)


@lru_cache(maxsize=256)
def test_of(word: EffectWord, test: Callable[..., bool]) -> EffectWord:
    """Return the word that asks one of the tests of a word, each time the same one."""
    return replace(word, function=test)


def with_ways_on(body: ir.Block, needs: Sequence[ir.Need]) -> ir.Block:
    """Return the lines of an option with what each choice of one piece has to leave possible: the
    needs of the lines below, as far as the choice or its line has a say in them.
    """
    onward = {
        need.chosen: _of_one_being_chosen(need, rest)
        for need, needs, index in _with_those_behind_limits(needs)
        if need.chosen
        and not need.many
        and need.owner is not None
        and (rest := _below(needs, index))
    }
    if not onward:
        return body

    def with_rest(part: Any) -> Any:
        if isinstance(part, ir.Pick) and part.chooser is not None and part.name in onward:
            return replace(part, onward=onward[part.name])
        return part

    return rebuild(body, with_rest, outer_fields)


def _with_those_behind_limits(
    needs: Sequence[ir.Need], after: Sequence[ir.Need] = ()
) -> Iterator[tuple[ir.Need, Sequence[ir.Need], int]]:
    """Yield each need with the needs of its way and its place among them. On the way of one behind
    limits, these have been counted already. `after` are the needs behind the last one.
    """
    way = (*needs, *after)
    for index, need in enumerate(needs):
        yield need, way, index
        if need.limited is not None:
            yield from _with_those_behind_limits(need.limited.needs, way[index + 1 :])


def _of_one_being_chosen(need: ir.Need, rest: tuple[ir.Need, ...]) -> tuple[ir.Need, ...]:
    """Return needs of lines below, asked while the piece is still where it is chosen."""
    if need.noted_by is None or not isinstance(need.pieces, ir.Candidates):
        return rest
    where = ir.Call(need.noted_by, (ir.Local(need.chosen, need.pieces.noun.name),))
    return tuple(substituted(each, {need.noted_at: where}) for each in rest)


def _below(needs: Sequence[ir.Need], index: int) -> tuple[ir.Need, ...]:
    """Return the needs after one, up to the last that another line asks, () where it has no say in
    them. Of the lines below, so many as a choice looks ahead count (`LOOK_AHEAD`).
    """
    lines: set[tuple[int, ...]] = {needs[index].place}
    last = index
    for at in range(index + 1, len(needs)):
        lines.add(needs[at].place)
        if len(lines) > LOOK_AHEAD + 1:  # its own is among them
            break
        if needs[at].asks:
            last = at
    rest = tuple(needs[index + 1 : last + 1])
    other = any(need.asks and need.place != needs[index].place for need in rest)
    return rest if other and one_after_another(needs[index : last + 1]) else ()


def trimmed(part: Any) -> Any:
    """Return needs without what follows the last one that asks anything, for `rebuild`."""
    if (
        isinstance(part, ir.Option | ir.Offer | ir.Together | ir.Ability)
        and part.needs
        and not part.needs[-1].asks
    ):
        asked = [index for index, need in enumerate(part.needs) if need.asks]
        return replace(part, needs=part.needs[: asked[-1] + 1] if asked else ())
    return part


def seen_by_all(pieces: ir.Expression) -> ir.Expression:
    """Return the pieces of a choice as far as everybody can count them.

    Of a hand these are all cards in it, for nobody else knows which of them fit. Of pieces that lie
    open it is asked that there are enough of the hidden ones, as far as these can be counted.
    """
    if not isinstance(pieces, ir.Candidates):
        return pieces
    piece = ir.Local(pieces.element, pieces.noun.name)
    looked_at = isinstance(pieces.source, ir.Local)
    if not looked_at and not any(_hides(part) for part in nodes(pieces)):
        return pieces
    if not looked_at and not any(_hides(part, piece) for part in nodes(pieces)):
        open_ones = (_seen_condition(one) for one in pieces.conditions)
        return replace(pieces, conditions=tuple(one for one in open_ones if one is not None))
    where = tuple(one for one in pieces.conditions if is_known_to_all(one, piece))
    return replace(pieces, conditions=where, extreme="", key=None)


def _hides(part: object, piece: ir.Expression | None = None) -> bool:
    """Return True for a test of where cards lie hidden, with a piece given of that one alone."""
    return (
        isinstance(part, ir.Call)
        and isinstance(part.word, TruthWord)
        and part.word.hides
        and (piece is None or piece in part.arguments)
    )


def _seen_condition(condition: ir.Expression) -> ir.Expression | None:
    """Return so much of a condition on pieces that lie open as all may know, None for nothing."""
    match condition:
        case ir.Compare(">=", ir.Size(ir.Candidates() as hidden), least):
            return ir.Compare(">=", ir.Size(seen_by_all(hidden)), least)
        case ir.Logic("and", parts):
            known = [one for part in parts if (one := _seen_condition(part)) is not None]
            return ir.Logic("and", tuple(known)) if known else None
    return None if any(map(_hides, nodes(condition))) else condition


def is_known_to_all(condition: ir.Expression, piece: ir.Local) -> bool:
    """Return True if nothing is asked of a card but where it lies and between whom it goes."""
    parts = tuple(nodes(condition))
    asked = [part for part in parts if part == piece]
    known = [
        argument
        for part in parts
        if isinstance(part, ir.Call) and _asks_no_face(part.word)
        for argument in part.arguments
        if argument == piece
    ]
    return len(asked) == len(known)


def _asks_no_face(word: Word) -> bool:
    if isinstance(word, EffectWord):
        return not word.reads_face
    if isinstance(word, TruthWord) and word.hides:
        return True
    return isinstance(word, FilterWord) and bool(word.spot or not word.example)


def asked_of(need: ir.Need) -> Iterator[str]:
    """Yield of what lines before it a need asks: the vote or the throw, and the spots where they
    may have laid pieces.
    """
    for part in nodes(need):
        if isinstance(part, ir.Test):
            yield part.adjective.spot
        elif isinstance(part, ir.Call):
            yield part.word.of_last
            yield part.word.counts_at
            if isinstance(part.word, FilterWord):
                yield part.word.spot


def is_counted_on(word: EffectWord, needs: Sequence[ir.Need]) -> bool:
    """Return True if what a line does by a word is gone through where its needs are asked: nobody
    else is asked there but each of several in turn, and none may be too few.
    """
    if any(
        need.owner not in (None, ir.YOU_LOCAL) or (need.chosen and need.count == ir.Number(0))
        for need in needs
    ):
        return False
    return any(
        need.ahead is not None and need.ahead.word is word
        for need in (*needs, *(inner for need in needs for inner in need.inner))
    )
