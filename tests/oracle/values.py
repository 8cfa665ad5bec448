"""What an expression of the checked card is worth now: the oracle's half without effects."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from itertools import chain, combinations
from typing import Any

from dowlang.engine.faults import Ended
from dowlang.engine.game import Game
from dowlang.engine.ongoing_effects import line_uses
from dowlang.semantics import ir
from dowlang.semantics.ir_needs import dependents_end, one_after_another, own, seen_by_all
from dowlang.semantics.ir_visitor import names_read, nodes


def value(game: Game, expression: ir.Expression, local: dict[str, Any], card: str) -> Any:
    """The value: a number, a truth, an id, a tuple of ids."""

    def now(inner: ir.Expression) -> Any:
        return value(game, inner, local, card)

    match expression:
        case ir.Number(number) | ir.Constant(number) | ir.EnumValue(number=number):
            return number
        case ir.Named(noun, slug):
            if slug in noun.constants:
                return getattr(__import__(noun.module, fromlist=["x"]), noun.constants[slug])
            assert noun.named is not None
            return noun.named(game, slug)
        case ir.Local(name):
            return local[name]
        case ir.Arbiter():
            return game.arbiter()
        case ir.Call(word, arguments):
            return word.function(game, *map(now, arguments))
        case ir.Available(word, arguments):
            assert word.available is not None
            return word.available(game, *map(now, arguments))
        case ir.Test(adjective, piece):
            return adjective.function(game, now(piece))
        case ir.Tally(noun):
            assert noun.total is not None
            return noun.total(game)
        case ir.Counter(_, number):
            return game.counter(card, number)
        case ir.ThisCard():
            return card
        case ir.Candidates(noun, element, conditions, source, extreme, key, of):
            assert noun.domain is not None
            pieces = tuple(now(source) if source is not None else noun.domain(game))
            left = tuple(
                p
                for p in pieces
                if all(value(game, c, {**local, element: p}, card) for c in conditions)
            )
            if not extreme or not left:
                return left
            assert key is not None
            ranks = [key.function(game, p, *map(now, of)) for p in left]
            bound = (min if extreme == "lowest" else max)(ranks)
            return tuple(p for p, rank in zip(left, ranks, strict=True) if rank == bound)
        case ir.Size(pieces):
            return len(now(pieces))
        case ir.Sum(pieces, of):
            return sum(value(game, of, {**local, pieces.element: p}, card) for p in now(pieces))
        case ir.Ordered(pieces, start, key, extreme, of):
            there = now(pieces)
            if start is not None:
                seats = list(range(game.players))
                turned = seats[now(start) :] + seats[: now(start)]
                return tuple(seat for seat in turned if seat in there)
            assert key is not None
            sign = 1 if extreme == "lowest" else -1
            return tuple(sorted(there, key=lambda p: sign * key.function(game, p, *map(now, of))))
        case ir.Rather(best, every):
            return now(best) or now(every)
        case ir.First(pieces, count):
            return now(pieces)[: max(0, now(count))]
        case ir.Last(pieces, count):
            return now(pieces)[::-1][: max(0, now(count))]
        case ir.Pieces(items):
            return tuple(map(now, items))
        case ir.Contains(pieces, piece):
            return now(piece) in now(pieces)
        case ir.Arithmetic(operator, left_side, right_side, rounding):
            return arithmetic(operator, now(left_side), now(right_side), rounding)
        case ir.Compare(operator, left_side, right_side):
            one, other = now(left_side), now(right_side)
            for name, piece, meant in ((right_side, one, other), (left_side, other, one)):
                if operator == "=" and isinstance(name, ir.Named) and name.noun.same is not None:
                    return name.noun.same(game, piece, meant)
            return {
                "=": one == other,
                "<": one < other,
                ">": one > other,
                "<=": one <= other,
                ">=": one >= other,
            }[operator]
        case ir.Upto(count):
            return tuple(range(now(count)))
        case ir.LineUses(number, of):
            return line_uses(game, of or card, number)
        case ir.Happened(match, window) | ir.HowOften(match, window):
            fields = [field.name for field in match.fields]
            told = [
                local | dict(zip(fields, payload, strict=True))
                for payload in game.happened(match.number, window, card)
            ]
            times = [
                all(value(game, condition, inside, card) for condition, _ in match.conditions)
                for inside in told
            ]
            return sum(times) if isinstance(expression, ir.HowOften) else any(times)
        case ir.Logic(operator, operands):
            if operator == "not":
                return not now(operands[0])
            return (all if operator == "and" else any)(now(o) for o in operands)
        case ir.SomeOf(count, operands):
            return sum(bool(now(o)) for o in operands) >= count


def arithmetic(operator: str, left: int, right: int, rounding: str) -> int:
    """Whole numbers; a quotient by 0 is 0."""
    if operator == "/":
        if right == 0:
            return 0
        whole, rest = divmod(left, right)
        return whole + (1 if rounding == "up" and rest else 0)
    return {
        "+": left + right,
        "-": left - right,
        "*": left * right,
        "min": min(left, right),
        "max": max(left, right),
    }[operator]


def enough_for(
    game: Game, needs: tuple[ir.Need, ...], chooser: ir.Expression, local: dict[str, Any], card: str
) -> bool:
    """Are all needs met, as far as the chooser may know?

    Line by line where one line has a say in another, else all at once.
    """
    if one_after_another(needs):
        return way_on(game, needs, chooser, local, card)
    return at_once(game, needs, value(game, chooser, local, card), local, card)


def way_on(
    game: Game, needs: tuple[ir.Need, ...], chooser: ir.Expression, local: dict[str, Any], card: str
) -> bool:
    """Is there a way through the needs in their order?

    By trying all choices, each on a copy of its own.
    """
    if not needs:
        return True
    need, rest = needs[0], needs[1:]

    def on(changed: Game, more: dict[str, Any]) -> bool:
        return way_on(changed, rest, chooser, {**local, **noted(changed, need, more)}, card)

    if unknown(need, local):  # it speaks of what is hidden
        return on(game, {})
    if need.owner is not None and value(game, need.owner, local, card) != value(
        game, chooser, local, card
    ):
        return len(known_pieces(game, need, False, local, card)) >= value(
            game, need.count, local, card
        ) and on(game, {})
    if need.around is not None:
        pieces = value(game, need.around.pieces, local, card)
        return in_turn(
            game.clone(), need.around, pieces, chooser, local, card, lambda copy: on(copy, {})
        )
    if need.limited is not None:
        inner = counted(game, need.limited, local, card)
        return way_on(game, (*inner, *rest), chooser, local, card)
    if need.ahead is not None:
        return ahead_of(game.clone(), need, on, local, card)
    if need.most is not None:
        low, high = value(game, need.count, local, card), value(game, need.most, local, card)
        return any(on(game, {need.chosen: number}) for number in range(low, max(low, high) + 1))
    if not at_once(game, (replace(need, owner=None),), 0, local, card):
        return False
    if not need.chosen:
        return on(game, {})
    pieces = value(game, need.pieces, local, card)
    if not need.many:
        return any(on(game, {need.chosen: piece}) for piece in pieces)
    return any(
        on(game, {need.chosen: some})
        for some in combinations(pieces, value(game, need.count, local, card))
    )


def counted(
    game: Game, limited: ir.Limited, local: dict[str, Any], card: str
) -> tuple[ir.Need, ...]:
    """The needs behind a limit, none when it is used up. No card here meets one line twice."""
    return limited.needs if value(game, limited.left, local, card) else ()


def known_pieces(
    game: Game, need: ir.Need, own: bool, local: dict[str, Any], card: str
) -> tuple[int, ...]:
    """The pieces that the chooser knows of: all of one's own choice, what all see of another's."""
    assert need.pieces is not None
    seen = need.pieces if own else seen_by_all(need.pieces)
    return tuple(value(game, seen, local, card))


def unknown(need: ir.Need, local: dict[str, Any]) -> bool:
    """Does the need speak of what nothing before it has told?"""
    elements = {node.element for node in nodes(need) if isinstance(node, ir.Candidates)}
    return bool(names_read(need) - elements - own(need) - set(local))


def in_turn(
    game: Game,
    loop: ir.Around,
    pieces: tuple[int, ...],
    chooser: ir.Expression,
    local: dict[str, Any],
    card: str,
    then: Callable[[Game], bool],
) -> bool:
    """The lines of a loop for one piece after the other, then what comes after the loop."""
    if not pieces:
        return then(game)
    return turn(
        game,
        loop.needs,
        chooser,
        {**local, loop.name: pieces[0]},
        card,
        lambda copy: in_turn(copy, loop, pieces[1:], chooser, local, card, then),
    )


def turn(
    game: Game,
    needs: tuple[ir.Need, ...],
    chooser: ir.Expression,
    local: dict[str, Any],
    card: str,
    then: Callable[[Game], bool],
) -> bool:
    """The lines of one turn as far as each can be done, by trying all choices."""
    if not needs:
        return then(game)
    need, rest = needs[0], needs[1:]
    if unknown(need, local):
        return turn(game, rest, chooser, local, card, then)
    if need.around is not None:
        pieces = value(game, need.around.pieces, local, card)
        return in_turn(
            game,
            need.around,
            pieces,
            chooser,
            local,
            card,
            lambda copy: turn(copy, rest, chooser, local, card, then),
        )
    if need.limited is not None:
        inner = counted(game, need.limited, local, card)
        return turn(game, (*inner, *rest), chooser, local, card, then)
    if need.ahead is not None:
        return ahead_of(
            game.clone(),
            need,
            lambda copy, more: turn(
                copy, rest, chooser, {**local, **noted(copy, need, more)}, card, then
            ),
            local,
            card,
            sure=False,
        )
    if need.most is not None:
        low, high = value(game, need.count, local, card), value(game, need.most, local, card)
        numbers = range(low, max(low, high) + 1)
        return any(
            turn(game, rest, chooser, {**local, need.chosen: number}, card, then)
            for number in numbers
        )
    mine = need.owner is None or value(game, need.owner, local, card) == value(
        game, chooser, local, card
    )
    here = need.holds is None or value(game, need.holds, local, card)
    if here and need.possible is not None and need.possible.word.possible is not None:
        here = need.possible.word.possible(
            game, *(value(game, a, local, card) for a in need.possible.arguments)
        )
    found = value(game, need.pieces, local, card) if need.chosen else ()
    count = min(len(found), value(game, need.count, local, card))
    if not mine or not here or (need.chosen and not need.many and not found):
        return turn(game, needs[dependents_end(needs, 0) :], chooser, local, card, then)
    if not need.chosen:
        return turn(game, rest, chooser, local, card, then)
    ways = combinations(found, count) if need.many else found
    return any(
        turn(game, rest, chooser, {**local, **noted(game, need, {need.chosen: way})}, card, then)
        for way in ways
    )


def ahead_of(
    copy: Game,
    need: ir.Need,
    on: Callable[[Game, dict[str, Any]], bool],
    local: dict[str, Any],
    card: str,
    sure: bool = True,
) -> bool:
    """What is sure, done on the copy, then the rest.

    Without `sure` what is not possible is passed over.
    """
    ahead, told = need.ahead, dict[str, Any]()
    assert ahead is not None and ahead.word.ahead is not None
    pieces = (None,) if ahead.pieces is None else value(copy, ahead.pieces, local, card)
    for piece in pieces:
        inside = {**local, ahead.name: piece}
        if ahead.must and ahead.word.possible is not None:
            if not ahead.word.possible(
                copy, *(value(copy, a, inside, card) for a in ahead.arguments)
            ):
                if sure:
                    return False
                continue
        try:
            done = ahead.word.ahead(copy, *(value(copy, a, inside, card) for a in ahead.arguments))
        except Ended:
            return True
        if need.chosen:
            told = {need.chosen: done}
    return on(copy, told)


def noted(game: Game, need: ir.Need, told: dict[str, Any]) -> dict[str, Any]:
    """What a need has bound, and where that is."""
    if need.noted_by is None or need.chosen not in told:
        return told
    return {**told, need.noted_at: need.noted_by.function(game, told[need.chosen])}


def at_once(
    game: Game, needs: tuple[ir.Need, ...], chooser: int, local: dict[str, Any], card: str
) -> bool:
    """Are all needs met at once? Hall's condition for the pieces of one line, by all subsets."""
    pools: dict[tuple[Any, ...], list[int]] = {}
    demands: list[tuple[object, int, frozenset[int]]] = []
    chosen = {need.chosen for need in needs}
    for need in needs:
        if names_read(need) & chosen:
            continue
        mine = need.owner is None or value(game, need.owner, local, card) == chooser
        if need.holds is not None and not value(game, need.holds, local, card):
            return False
        if need.possible is not None and need.possible.word.possible is not None:
            if not need.possible.word.possible(
                game, *(value(game, a, local, card) for a in need.possible.arguments)
            ):
                return False
        count = value(game, need.count, local, card)
        if need.word is not None:
            arguments = tuple(value(game, a, local, card) for a in need.arguments)
            pools.setdefault((need.word.available, *arguments), []).append(count)
        if need.pieces is not None:
            noun = need.pieces.noun if isinstance(need.pieces, ir.Candidates | ir.Local) else ""
            demands.append(
                (
                    (need.line, need.chosen if need.aside else getattr(noun, "name", noun)),
                    count,
                    frozenset(known_pieces(game, need, mine, local, card)),
                )
            )
    if any(pool[0](game, *pool[1:]) < sum(counts) for pool, counts in pools.items()):
        return False
    for noun in {demand[0] for demand in demands}:
        same = [demand for demand in demands if demand[0] == noun]
        for some in chain.from_iterable(
            combinations(same, size) for size in range(1, len(same) + 1)
        ):
            if sum(count for _, count, _ in some) > len(
                frozenset().union(*(pieces for _, _, pieces in some))
            ):
                return False
    return True
