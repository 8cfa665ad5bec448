"""Look up once what is the same for all of several, before the first of them.

`each player gives 1 card to the player with the fewest cards` has one receiver, and `each survivor
at the colony gets (survivors at the colony) wounds` one amount: both are looked up before the first
card is given, unless they speak of the one whose turn it is. A loop that is written out looks them
up each time its line is reached.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import replace
from functools import lru_cache
from typing import TypeVar

from dowlang.semantics import ir
from dowlang.semantics.context import Context
from dowlang.semantics.ir_visitor import names_read, nodes, outer_fields, placed, substituted
from dowlang.semantics.lower.arguments import Argument
from dowlang.semantics.resolve.denotation import Counted, Filled, Indefinite, Meaning
from dowlang.semantics.resolve.quantifiers import kind_of
from dowlang.semantics.resolve.quantities import ALL, EACH, THE_OR_BARE
from dowlang.syntax import ast
from dowlang.vocabulary.declarations import EffectWord, FilterWord, Place
from dowlang.vocabulary.signatures import Role

Row = TypeVar("Row")

CHANGING = (ir.Call, ir.Tally, ir.Candidates, ir.Counter)
"""Expressions whose value may change after each effect."""


def looked_up_once(
    context: Context,
    filled: list[Filled],
    hoisted: list[ir.Pick],
    first: Argument | None,
    line: int,
) -> tuple[list[Filled], list[ir.Pick]]:
    """Take what is the same in every turn out of what fills the slots and of the choices before
    the act. It is left in `context.sentence.once`.
    """
    turns = _of_every_turn(context, (first,))
    if not turns:
        return filled, hoisted
    each_time: list[ir.Pick] = []
    for pick in hoisted:
        if _is_of_all(pick, turns):
            context.sentence.once.append(pick)
        else:
            each_time.append(pick)
            turns |= {pick.name}
    return [_with_one_amount(context, entry, turns, line) for entry in filled], each_time


def _with_one_amount(context: Context, entry: Filled, turns: Collection[str], line: int) -> Filled:
    found = entry.meaning
    if not isinstance(found, Indefinite | Counted) or found.amount is None:
        return entry
    amount = _amount_of_all(context, found.amount, turns, line)
    return replace(entry, meaning=replace(found, amount=amount))


def not_each_time(
    context: Context,
    resolved: list[Argument],
    first: Argument | None,
    each_time: Collection[str],
    line: int,
) -> list[Argument]:
    """Take out of the arguments what is the same in every turn, as `looked_up_once`: their loops
    are turns too.

    `each_time` are the locals of choices before the act that each turn makes anew.
    """
    turns = _of_every_turn(context, (first, *resolved))
    if not turns:
        return resolved
    turns |= set(each_time)
    out = list(resolved)
    for index, made in enumerate(resolved):
        pick = made.pick
        if pick is not None and made.loop is None and not pick.many and _is_of_all(pick, turns):
            context.sentence.once += made.before
            out[index] = replace(made, before=(), pick=None, binding=None)
        elif pick is not None:
            turns |= {pick.name}
    for index, made in enumerate(out):
        if not made.before and made.loop is None and _is_number(made.value):
            out[index] = replace(made, value=_amount_of_all(context, made.value, turns, line))
    return out


def subject_told_of(hoisted: Sequence[ir.Pick], first: Argument | None) -> str:
    """Return the local of the subject's choice where choices before the act are made behind it: by
    the subject, or of what is its own. Else "".
    """
    subject = first.pick.name if first is not None and first.pick is not None else ""
    read = names_read(tuple((pick.candidates, pick.chooser) for pick in hoisted))
    return subject if subject in read else ""


def behind_the_subject(
    rows: Sequence[Row], hoisted: Sequence[Row], subject: str
) -> tuple[Row, ...]:
    """Return statements or needs with those of choices before the act: behind that of the subject's
    local, else first of all.
    """
    at = 0
    for index, row in enumerate(rows, 1):
        if subject and subject == _chosen_by(row):
            at = index
    return (*rows[:at], *hoisted, *rows[at:])


def _chosen_by(row: object) -> str:
    """Return the local of the pieces that a statement or need chooses."""
    if isinstance(row, ir.Pick):
        return row.name
    return row.chosen if isinstance(row, ir.Need) else ""


def shared_by_all(
    word: EffectWord, filled: Sequence[Filled], in_order: Sequence[Argument], counted: int
) -> dict[int, int]:
    """Return which choices are made once for several pieces of another argument, by their places:
    the choice -> the argument.

    `give 2 cards to another player` has one receiver. Of `each`, and of what the word moves itself,
    there is one for each. `counted` is the index of the number, which is resolved last.
    """
    kinds = {entry.parameter.name: kind_of(entry.node) for entry in filled}
    names = [entry.parameter.name for entry in filled]
    if counted >= 0:
        names.append(names.pop(counted))
    offset = len(in_order) - len(names)
    out: dict[int, int] = {}
    loop = -1
    for index, made in enumerate(in_order):
        name = names[index - offset] if index >= offset else ""
        if made.loop is not None:
            loop = index if name and kinds[name] not in EACH else -1
        elif loop >= 0 and made.pick is not None and name not in word.within:
            out[index] = loop
    return out


def handed_on(
    context: Context,
    word: EffectWord,
    filled: Sequence[Filled],
    made: Sequence[Argument],
    first: Argument | None,
    hoisted: Sequence[ir.Pick] = (),
) -> ast.Node | None:
    """Return the phrase for pieces that the loop would hand on from one player to the next.

    The players act one after the other. So the second of them would also give away what the first
    one gave (`each player gives all cards to the player on their left`).
    """
    if not word.by_turns:
        return None
    kinds = {entry.parameter.name: kind_of(entry.node) for entry in filled}
    others = _others(context, filled, made, first)
    given = [
        entry.node
        for entry in filled
        if entry.parameter.name in word.within and kinds[entry.parameter.name] in (*ALL, "all_but")
    ]
    if not word.within:
        given = [
            entry.node
            for entry in others
            if kinds[entry.parameter.name] in THE_OR_BARE or _is_told_by(entry.meaning, first)
        ]
    if given and others:
        return given[0]
    turns = _of_every_turn(context, (first,))
    chosen = {pick.name for pick in hoisted if _are_told_by(pick.candidates, turns)}
    return next(_lying_with_others(word, filled, made, turns, chosen), None) if turns else None


def _lying_with_others(
    word: EffectWord,
    filled: Sequence[Filled],
    made: Sequence[Argument],
    turns: Collection[str],
    chosen: Collection[str],
) -> Iterator[ast.Node]:
    """Yield the phrases for pieces that lie with another player in each turn where the word brings
    them, so that what one got the next one may get: `a random card in the hand of the player on
    their left`. `chosen` are locals of pieces that were chosen in each turn before.
    """
    there = word.already[0] if word.already is not None else ()
    for entry, each in zip(filled, made, strict=True):
        if entry.node is None:
            continue
        pieces = () if each.loop is None else (each.loop[1],)
        parts = list(nodes((each.value, each.pick, *each.before, *pieces)))
        if any(_is_of_another(part, turns, chosen) for part in parts) and any(
            isinstance(part, ir.Call) and part.word.phrase in there for part in parts
        ):
            yield entry.node


def _is_of_another(part: object, turns: Collection[str], chosen: Collection[str]) -> bool:
    """Return True for players who are told by whose turn it is."""
    if isinstance(part, ir.Local):
        return part.noun == "player" and part.name in chosen
    return (
        isinstance(part, ir.Candidates) and part.noun.name == "player" and _are_told_by(part, turns)
    )


def _are_told_by(pieces: ir.Expression, turns: Collection[str]) -> bool:
    """Return True if pieces are described by whose turn it is, not only told from them."""
    return any(
        isinstance(part, ir.Call)
        and isinstance(part.word, FilterWord)
        and bool(names_read(part) & set(turns))
        for part in nodes(pieces)
    )


def _is_told_by(found: Meaning | None, first: Argument | None) -> bool:
    """Return True for `a player on their left`, who is another one for each of those who do it."""
    if first is None or first.loop is None or not isinstance(found, Indefinite):
        return False
    return _are_told_by(found.pieces, {first.loop[0]})


def done_at_once(
    context: Context,
    word: EffectWord,
    filled: Sequence[Filled],
    made: Sequence[Argument],
    first: Argument | None,
) -> EffectWord:
    """Return the word, put off until all have chosen where each of several players does it with
    another one.
    """
    if not word.at_once or not _others(context, filled, made, first):
        return word
    return _put_off(word)


@lru_cache(maxsize=64)
def _put_off(word: EffectWord) -> EffectWord:
    return replace(word, puts_off=word)


def puts_off(statements: Sequence[ir.Statement]) -> bool:
    """Return True if some word in the statements waits until all have chosen."""
    acts = placed(statements, 0, (ir.Act,), outer_fields)
    return any(act.word.puts_off is not None for act, _ in acts)


def _others(
    context: Context,
    filled: Sequence[Filled],
    made: Sequence[Argument],
    first: Argument | None,
) -> list[Filled]:
    """Return the slots for a player that may hold another one in each turn."""
    turns = _of_every_turn(context, (first,))
    return [
        entry
        for entry, each in zip(filled, made, strict=True)
        if turns
        and entry.parameter.role is Role.SLOT
        and entry.parameter.type.noun == "player"
        and _differs(each, kind_of(entry.node), turns)
    ]


def _differs(made: Argument, kind: str, turns: Collection[str]) -> bool:
    """Return True if an argument may be another one in another turn."""
    pick = made.pick
    if pick is not None and kind != "the":
        return True
    return bool(names_read(made.value if pick is None else pick.candidates) & set(turns))


def for_any_of_them(context: Context, made: Argument, loop: Argument) -> Argument:
    """Return a choice that is offered where the act is possible with some of the pieces."""
    pick = made.pick
    assert pick is not None and loop.loop is not None
    each, pieces, noun = loop.loop
    if not isinstance(pick.candidates, ir.Candidates) or each not in names_read(pick.candidates):
        return made
    some: list[ir.Expression] = []
    for condition in pick.candidates.conditions:
        if each not in names_read(condition):
            some.append(condition)
            continue
        one = context.locals.fresh(noun.name)
        asked = substituted(condition, {each: ir.Local(one, noun.name)})
        able = ir.Candidates(noun, one, (asked,), pieces)
        some.append(ir.Compare(">=", ir.Size(able), ir.Number(1)))
    less = replace(pick, candidates=replace(pick.candidates, conditions=tuple(some)))
    before = tuple(less if each is pick else each for each in made.before)
    return replace(made, pick=less, before=before)


def _of_every_turn(context: Context, made: Collection[Argument | None]) -> set[str]:
    """Return the locals that stand for another piece in each turn of a sentence."""
    loops = {each.loop[0] for each in made if each is not None and each.loop is not None}
    return loops | ({context.sentence.offer_local} - {""})


def _is_of_all(pick: ir.Pick, turns: Collection[str]) -> bool:
    """Return True if a ranked piece is the same one whoever's turn it is."""
    return pick.chooser == ir.Arbiter() and not names_read(pick.candidates) & set(turns)


def _is_number(value: ir.Expression) -> bool:
    match value:
        case ir.Arithmetic() | ir.Tally() | ir.Size() | ir.Sum() | ir.Counter():
            return True
        case ir.Call(word):
            return word.place is Place.NUMBER or (word.place is Place.FILTER and word.noun != "")
    return False


def _amount_of_all(
    context: Context, amount: ir.Expression, turns: Collection[str], line: int
) -> ir.Expression:
    """Return the amount, bound before the first turn if the acts may change it."""
    parts = list(nodes(amount))
    changing = any(isinstance(part, CHANGING) for part in parts)
    open_ended = any(isinstance(part, ir.Available) for part in parts)
    if not changing or open_ended or names_read(amount) & set(turns):
        return amount
    name = context.locals.fresh("amount")
    context.locals.read.add(name)
    context.sentence.once.append(ir.Bind(name, amount, line))
    return ir.Local(name, "number")
