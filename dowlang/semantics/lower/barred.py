"""Bar options, votes and offers that are sure to lead to an effect which is not admitted now.

A word that declares `admits` names the test. While the test is False, nobody is asked about an
option, a side of a vote or an offer whose lines are sure to carry that effect out. Where dice or an
answer decide, the line is barred when every outcome leads to such an effect or does nothing.
"""

from __future__ import annotations

import inspect
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from functools import lru_cache
from typing import Any

from dowlang.records import dataclass
from dowlang.semantics import ir
from dowlang.semantics.ir_needs import known
from dowlang.semantics.ir_visitor import names_bound, names_read, placed, rebuild, substituted
from dowlang.vocabulary.declarations import EffectWord

DOING = (
    ir.Act,
    ir.AddToCounter,
    ir.CountUse,
    ir.Together,
    ir.CarryOut,
    ir.Cancel,
    ir.Detach,
    ir.Manual,
    ir.Lasting,
    ir.Later,
)
TELLING = (ir.Act, ir.RollDie, ir.Contest, ir.PickNumber, ir.Pick)
NUMBER_ONE = ir.Number(1)
Barred = ir.Expression | None
"""The condition on which something is barred, None for never."""


@lru_cache(maxsize=64)
def _admitting(word: EffectWord) -> tuple[EffectWord, tuple[str, ...]]:
    """Return the word that asks whether another one is admitted, and the parameters it asks
    about.
    """
    assert word.admits is not None  # the caller has looked
    return replace(word, function=word.admits), tuple(inspect.signature(word.admits).parameters)[1:]


def admitted(act: ir.Act) -> ir.Expression:
    """Return the test that an effect is admitted."""
    asked, wanted = _admitting(act.word)
    given = {
        parameter.name: value
        for parameter, value in zip(act.word.parameters, act.arguments, strict=True)
    }
    return ir.Call(asked, tuple(given[name] for name in wanted))


def bars(statement: object) -> bool:
    """Return True for an effect that bars what comes to it."""
    return (
        isinstance(statement, ir.Act)
        and statement.word.admits is not None
        and not statement.if_able
    )


def not_(one: ir.Expression) -> ir.Expression:
    """Return the negation of a test."""
    return (
        one.operands[0]
        if isinstance(one, ir.Logic) and one.operator == "not"
        else ir.Logic("not", (one,))
    )


def joined(operator: str, parts: Iterable[ir.Expression]) -> Barred:
    """Join tests by `and` or `or`, each once. Return None when there are none."""
    each = tuple(dict.fromkeys(parts))
    return ir.Logic(operator, each) if len(each) > 1 else each[0] if each else None


def idle(block: ir.Block) -> bool:
    """Return True if a block changes nothing, whatever happens in it."""
    return not placed(block, 0, DOING)


@dataclass(frozen=True, slots=True)
class Way:
    """One of several ways that dice or an answer may go.

    It is open when `open` holds (None: always).
    """

    block: ir.Block
    open: Barred = None


@dataclass(frozen=True, slots=True)
class Bars:
    """Tells when blocks of a card are barred.

    `options` are those that can be carried out, `defined` the definitions with theirs.

    `told` are locals of which only carrying out the lines tells.
    """

    options: Mapping[int, ir.Option]
    defined: Mapping[str, Barred]
    told: frozenset[str] = frozenset()

    def inside(self, root: Any) -> Bars:
        """Return the same for what stands in a node."""
        found = (part for part, _ in placed(root, 0, TELLING))
        names = {
            name
            for part in found
            if not isinstance(part, ir.Pick) or part.many
            for name in names_bound(part)
        }
        return replace(self, told=frozenset(names))

    def block(self, statements: Sequence[ir.Statement]) -> Barred:
        """Return when lines that are carried out one after the other are barred."""
        found: list[ir.Expression] = []
        for statement in reversed(statements):
            found = (
                []
                if self.opens(statement)
                else [kept for one in found if (kept := self.before(statement, one)) is not None]
            )
            own = self.statement(statement)
            if own is not None:
                found.append(own)
        return joined("or", reversed(found))

    def statement(self, statement: ir.Statement) -> Barred:
        """Return when one line is barred."""
        match statement:
            case ir.Act():
                return not_(admitted(statement)) if bars(statement) else None
            case ir.If(condition, body, otherwise):
                ways = (Way(body, condition), Way(otherwise, not_(condition)))
                return self._any(ways) if self._known(condition) else self._all(ways, unknown=True)
            case ir.Switch(subject, cases):
                if not self._known(subject):
                    return self._all([Way(case.body) for case in cases])
                return self._any([Way(case.body, _among(subject, case.ranges)) for case in cases])
            case ir.Choose(_, options):
                return self._all([Way(option.body, option.condition) for option in options])
            case ir.Vote(_, _, _, passes, fails):
                return self._all([Way(passes), Way(fails)])
            case ir.Offer(must=True):
                sides = (Way(statement.so), Way(statement.otherwise))
                return joined(
                    "or",
                    [
                        one
                        for one in (self.block(statement.body.statements), self._all(sides))
                        if one is not None
                    ],
                )
            case ir.Offer():
                return self._all([Way(taken(statement)), Way(statement.otherwise)])
            case ir.Together():
                return self._all([Way(statement.so), Way(statement.otherwise)])
            case ir.Each(name, pieces, noun, body):
                inner = self.block(body.statements)
                if inner is None:
                    return None
                if name in names_read(inner):
                    return _of_all(pieces, noun, name, inner)
                return (
                    joined("and", (_some(pieces), inner))
                    if not isinstance(pieces, ir.Upto)
                    else inner
                )
            case ir.CarryOut(option, _, define):
                if define:
                    return self.defined.get(define)
                return (
                    self.block(self.options[option].body.statements)
                    if option in self.options
                    else None
                )
        return None

    def opens(self, statement: ir.Statement) -> bool:
        """Return True if something may be admitted after the line that was not before it."""
        for part, _ in placed(statement, 0, (ir.Act, ir.Modify, ir.CarryOut)):
            if isinstance(part, ir.Act):
                if part.word.opens:
                    return True
            elif isinstance(part, ir.Modify):  # a rule of which the lines below know
                if part.word.ahead is not None:
                    return True
            elif (
                part.define
                or part.option not in self.options
                or any(map(self.opens, self.options[part.option].body.statements))
            ):
                return True
        return False

    def _known(self, expression: ir.Expression) -> bool:
        return not names_read(expression) & self.told

    def before(self, statement: ir.Statement, barred: ir.Expression) -> Barred:
        """Return the test of later lines as it is asked before a line that binds their names."""
        names = names_bound(statement) & names_read(barred)
        if not names:
            return barred
        match statement:
            case ir.Bind(name, value):
                return substituted(barred, {name: value})
            case ir.PickNumber(name, _, low):
                least = low if isinstance(low, ir.Number) and low.value > 1 else NUMBER_ONE
                return substituted(barred, {name: least})
            case ir.Pick(name, candidates, noun, many=False) if names == {name}:
                return _of_all(candidates, noun, name, barred)
        return None

    def _any(self, ways: Iterable[Way]) -> Barred:
        """Return the test that the open way is barred, where the state tells which way is open."""
        found = [(way.open, self.block(way.block.statements)) for way in ways]
        return joined("or", [_both(open_, barred) for open_, barred in found if barred is not None])

    def _all(self, ways: Sequence[Way], unknown: bool = False) -> Barred:
        """Return the test that every open way is barred, where chance or an answer decides later.

        Ways that change nothing are left out.
        """
        found = [
            (None if unknown else way.open, self.block(way.block.statements))
            for way in ways
            if not idle(way.block)
        ]
        if any(barred is None and open_ is None for open_, barred in found) or all(
            barred is None for _, barred in found
        ):
            return None
        every = [_either(None if open_ is None else not_(open_), barred) for open_, barred in found]
        if not any(open_ is None for open_, _ in found):  # one of them is open
            every.append(
                joined(
                    "or", [_both(open_, barred) for open_, barred in found if barred is not None]
                )
            )
        return joined("and", [one for one in every if one is not None])


def _either(one: Barred, other: Barred) -> Barred:
    return joined("or", [part for part in (one, other) if part is not None])


def _both(one: Barred, other: ir.Expression) -> ir.Expression:
    return other if one is None else ir.Logic("and", (one, other))


def taken(offer: ir.Offer) -> ir.Block:
    """Return all that happens when an offer is taken."""
    return ir.Block(offer.body.path, offer.body.statements + offer.so.statements)


def _among(subject: ir.Expression, ranges: Sequence[tuple[int, int]]) -> ir.Expression:
    within = [
        ir.Logic(
            "and",
            (ir.Compare(">=", subject, ir.Number(low)), ir.Compare("<=", subject, ir.Number(high))),
        )
        for low, high in ranges
    ]
    return ir.Logic("or", tuple(within)) if len(within) > 1 else within[0]


def _some(pieces: ir.Expression) -> ir.Expression:
    return ir.Compare(">=", ir.Size(pieces), NUMBER_ONE)


def _of_all(pieces: ir.Expression, noun: Any, name: str, barred: ir.Expression) -> ir.Expression:
    """Return that a test holds for all of some pieces, of which there are any."""
    element = f"{name}_of_these"
    left = not_(substituted(barred, {name: ir.Local(element, noun.name)}))
    open_ = ir.Candidates(noun, element, (left,), pieces)
    return ir.Logic("and", (_some(pieces), ir.Compare("=", ir.Size(open_), ir.Number(0))))


# ---- the whole card
def with_bars(roles: Any, bars_of: Bars) -> Any:
    """Return procedures, rules or abilities in which nobody is asked for what is barred."""

    def change(part: Any) -> Any:
        match part:
            case ir.Option() | ir.Ability():
                return replace(
                    part, needs=_needed(bars_of.inside(part.body), part.needs, part.body.statements)
                )
            case ir.Offer(must=False):
                lines, so = part.body.statements, part.so.statements
                return replace(
                    part, needs=_needed(bars_of.inside(taken(part)), part.needs, (*lines, *so), so)
                )
            case ir.Together():
                so = part.so.statements
                return replace(part, needs=_needed(bars_of.inside(part.so), part.needs, so, so))
            case ir.Vote():
                passes, fails = (
                    bars_of.inside(side).block(side.statements)
                    for side in (part.passes, part.fails)
                )
                return replace(part, passes_barred=passes, fails_barred=fails)
            case ir.Procedure():
                barred = bars_of.inside(part.body).block(part.body.statements)
                own = {each.name for each in part.scope}
                sound = barred is not None and not _free(barred) - own
                return replace(part, barred=barred if sound else None)
        return part

    return rebuild(roles, change)


def _free(expression: ir.Expression) -> set[str]:
    """Return the locals that an expression reads and does not bind itself."""
    own = {part.element for part, _ in placed(expression, 0, (ir.Candidates,))}
    return names_read(expression) - own


def _needed(
    bars_of: Bars,
    needs: tuple[ir.Need, ...],
    lines: Sequence[ir.Statement],
    also: Sequence[ir.Statement] = (),
) -> tuple[ir.Need, ...]:
    """Return the needs with that of each line not to be barred.

    `also`: lines of which the needs have not been asked for.
    """
    numbers = {each.name for each in lines if isinstance(each, ir.PickNumber)}
    out, chosen = list(needs), {need.chosen for need in needs}
    for index, line in enumerate(lines):
        plain = isinstance(line, ir.Act) and not numbers & names_read(line)
        if plain and line not in also:
            continue
        barred = bars_of.statement(line)
        if any(
            bars_of.opens(before)
            for before in lines[:index]
            if before in also or not isinstance(before, ir.Act)
        ):
            continue  # what lines do that stand for themselves is asked after
        for before in reversed(lines[:index]):
            if barred is not None and not (isinstance(before, ir.Pick) and before.name in chosen):
                barred = bars_of.before(before, barred)
        if barred is not None:
            at = line.line  # before what a block carried out or the turns of a loop bring
            first = isinstance(line, ir.CarryOut)
            after = next(
                (
                    number
                    for number, need in enumerate(out)
                    if need.line > at
                    or (need.line == at and (first or need.around is not None or need.limited))
                ),
                len(out),
            )
            out.insert(after, ir.Need(line.line, holds=not_(barred)))
    return known(out, names_bound(tuple(lines))) if len(out) > len(needs) else needs
