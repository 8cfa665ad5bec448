"""Find blocks that come to nothing but an effect which is not admitted now, so that nobody is asked for them.

An effect whose word declares `admits` bars whatever is sure to come to it while that is False: its option, a side of its vote, the offer
that leads to it. Where it depends on dice or on somebody's answer, the line is barred when every way is, or does nothing at all.
"""

from __future__ import annotations

import inspect
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from dowlang.semantics import model
from dowlang.semantics.needs import known
from dowlang.semantics.walking import names_bound, names_read, placed, rebuild, substituted
from dowlang.vocabulary.words import Word

if TYPE_CHECKING:
    from dataclasses import dataclass
else:
    from dowlang.records import dataclass

DOING = (
    model.Act, model.AddToCounter, model.Together, model.CarryOut, model.Cancel, model.Detach, model.Manual, model.Lasting, model.Later,
)  # fmt: skip
TELLING = (model.Act, model.RollDie, model.Contest, model.PickNumber, model.Pick)
ONE = model.Number(1)
Barred = model.Expression | None
"""When something is barred; None: never."""


@lru_cache(maxsize=64)
def _admitting(word: Word) -> tuple[Word, tuple[str, ...]]:
    """Return the word that asks whether another one is admitted, and the parameters it asks about."""
    assert word.admits is not None  # the caller has looked
    return replace(word, function=word.admits), tuple(inspect.signature(word.admits).parameters)[1:]


def admitted(act: model.Act) -> model.Expression:
    """Return the test that an effect is admitted."""
    asked, wanted = _admitting(act.word)
    given = {parameter.name: value for parameter, value in zip(act.word.parameters, act.arguments, strict=True)}
    return model.Call(asked, tuple(given[name] for name in wanted))


def bars(statement: object) -> bool:
    """Return True for an effect that bars what comes to it."""
    return isinstance(statement, model.Act) and statement.word.admits is not None and not statement.if_able


def not_(one: model.Expression) -> model.Expression:
    """Return the contrary."""
    return one.operands[0] if isinstance(one, model.Logic) and one.operator == "not" else model.Logic("not", (one,))


def joined(operator: str, parts: Iterable[model.Expression]) -> Barred:
    """Return the parts joined, each once; None without any."""
    each = tuple(dict.fromkeys(parts))
    return model.Logic(operator, each) if len(each) > 1 else each[0] if each else None


def idle(block: model.Block) -> bool:
    """Return True if a block changes nothing, whatever happens in it."""
    return not placed(block, 0, DOING)


@dataclass(frozen=True, slots=True)
class Way:
    """One of several ways that dice or an answer may go. It is open when `open` holds (None: always)."""

    block: model.Block
    open: Barred = None


@dataclass(frozen=True, slots=True)
class Bars:
    """Tells when blocks of a card are barred. `options` are those that can be carried out, `defined` the definitions with theirs.

    `told` are locals of which only carrying out the lines tells.
    """

    options: Mapping[int, model.Option]
    defined: Mapping[str, Barred]
    told: frozenset[str] = frozenset()

    def within(self, root: Any) -> Bars:
        """Return the same for what stands in a node."""
        found = (part for part, _ in placed(root, 0, TELLING))
        names = {name for part in found if not isinstance(part, model.Pick) or part.many for name in names_bound(part)}
        return replace(self, told=frozenset(names))

    def block(self, statements: Sequence[model.Statement]) -> Barred:
        """Return when lines that are carried out one after the other are barred."""
        found: list[model.Expression] = []
        for statement in reversed(statements):
            found = [] if self.opens(statement) else [kept for one in found if (kept := self.before(statement, one)) is not None]
            own = self.statement(statement)
            if own is not None:
                found.append(own)
        return joined("or", reversed(found))

    def statement(self, statement: model.Statement) -> Barred:
        """Return when one line is barred."""
        match statement:
            case model.Act():
                return not_(admitted(statement)) if bars(statement) else None
            case model.If(condition, body, otherwise):
                ways = (Way(body, condition), Way(otherwise, not_(condition)))
                return self._any(ways) if self._known(condition) else self._all(ways, unknown=True)
            case model.Switch(subject, cases):
                if not self._known(subject):
                    return self._all([Way(case.body) for case in cases])
                return self._any([Way(case.body, _among(subject, case.ranges)) for case in cases])
            case model.Choose(_, options):
                return self._all([Way(option.body, option.condition) for option in options])
            case model.Vote(_, _, _, passes, fails):
                return self._all([Way(passes), Way(fails)])
            case model.Offer(must=True):
                sides = (Way(statement.so), Way(statement.otherwise))
                return joined("or", [one for one in (self.block(statement.body.statements), self._all(sides)) if one is not None])
            case model.Offer():
                return self._all([Way(taken(statement)), Way(statement.otherwise)])
            case model.Together():
                return self._all([Way(statement.so), Way(statement.otherwise)])
            case model.Each(name, pieces, noun, body):
                inner = self.block(body.statements)
                if inner is None:
                    return None
                if name in names_read(inner):
                    return _of_all(pieces, noun, name, inner)
                return joined("and", (_some(pieces), inner)) if not isinstance(pieces, model.Upto) else inner
            case model.CarryOut(option, _, define):
                if define:
                    return self.defined.get(define)
                return self.block(self.options[option].body.statements) if option in self.options else None
        return None

    def opens(self, statement: model.Statement) -> bool:
        """Return True if something may be admitted after the line that was not before it."""
        for part, _ in placed(statement, 0, (model.Act, model.CarryOut)):
            if isinstance(part, model.Act):
                if part.word.opens:
                    return True
            elif part.define or part.option not in self.options or any(map(self.opens, self.options[part.option].body.statements)):
                return True
        return False

    def _known(self, expression: model.Expression) -> bool:
        return not names_read(expression) & self.told

    def before(self, statement: model.Statement, barred: model.Expression) -> Barred:
        """Return what is left to say of later lines before a line that binds what they speak of."""
        names = names_bound(statement) & names_read(barred)
        if not names:
            return barred
        match statement:
            case model.Bind(name, value):
                return substituted(barred, {name: value})
            case model.PickNumber(name, _, low):
                least = low if isinstance(low, model.Number) and low.value > 1 else ONE
                return substituted(barred, {name: least})
            case model.Pick(name, candidates, noun, many=False) if names == {name}:
                return _of_all(candidates, noun, name, barred)
        return None

    def _any(self, ways: Iterable[Way]) -> Barred:
        """Return when that way is barred which is open: it is known which."""
        found = [(way.open, self.block(way.block.statements)) for way in ways]
        return joined("or", [_both(open_, barred) for open_, barred in found if barred is not None])

    def _all(self, ways: Sequence[Way], unknown: bool = False) -> Barred:
        """Return when each way is barred that is open and does anything: nobody knows which it will be."""
        found = [(None if unknown else way.open, self.block(way.block.statements)) for way in ways if not idle(way.block)]
        if any(barred is None and open_ is None for open_, barred in found) or all(barred is None for _, barred in found):
            return None
        every = [_either(None if open_ is None else not_(open_), barred) for open_, barred in found]
        if not any(open_ is None for open_, _ in found):  # one of them is open
            every.append(joined("or", [_both(open_, barred) for open_, barred in found if barred is not None]))
        return joined("and", [one for one in every if one is not None])


def _either(one: Barred, other: Barred) -> Barred:
    return joined("or", [part for part in (one, other) if part is not None])


def _both(one: Barred, other: model.Expression) -> model.Expression:
    return other if one is None else model.Logic("and", (one, other))


def taken(offer: model.Offer) -> model.Block:
    """Return all that happens when an offer is taken."""
    return model.Block(offer.body.path, offer.body.statements + offer.so.statements)


def _among(subject: model.Expression, ranges: Sequence[tuple[int, int]]) -> model.Expression:
    within = [model.Logic("and", (model.Compare(">=", subject, model.Number(low)), model.Compare("<=", subject, model.Number(high))))
              for low, high in ranges]  # fmt: skip
    return model.Logic("or", tuple(within)) if len(within) > 1 else within[0]


def _some(pieces: model.Expression) -> model.Expression:
    return model.Compare(">=", model.Size(pieces), ONE)


def _of_all(pieces: model.Expression, noun: Any, name: str, barred: model.Expression) -> model.Expression:
    """Return that a test holds for all of some pieces, of which there are any."""
    element = f"{name}_of_these"
    left = not_(substituted(barred, {name: model.Local(element, noun.name)}))
    open_ = model.Candidates(noun, element, (left,), pieces)
    return model.Logic("and", (_some(pieces), model.Compare("=", model.Size(open_), model.Number(0))))


# ---- the whole card ---------------------------------------------------------------------------------------------------------
def with_bars(roles: Any, bars_of: Bars) -> Any:
    """Return procedures, rules or abilities in which nobody is asked for what is barred."""

    def change(part: Any) -> Any:
        match part:
            case model.Option() | model.Ability():
                return replace(part, needs=_needed(bars_of.within(part.body), part.needs, part.body.statements))
            case model.Offer(must=False):
                lines, so = part.body.statements, part.so.statements
                return replace(part, needs=_needed(bars_of.within(taken(part)), part.needs, (*lines, *so), so))
            case model.Together():
                so = part.so.statements
                return replace(part, needs=_needed(bars_of.within(part.so), part.needs, so, so))
            case model.Vote():
                passes, fails = (bars_of.within(side).block(side.statements) for side in (part.passes, part.fails))
                return replace(part, passes_barred=passes, fails_barred=fails)
            case model.Procedure():
                barred = bars_of.within(part.body).block(part.body.statements)
                own = {each.name for each in part.scope}
                sound = barred is not None and not _free(barred) - own
                return replace(part, barred=barred if sound else None)
        return part

    return rebuild(roles, change)


def _free(expression: model.Expression) -> set[str]:
    """Return the locals that an expression reads and does not bind itself."""
    own = {part.element for part, _ in placed(expression, 0, (model.Candidates,))}
    return names_read(expression) - own


def _needed(bars_of: Bars, needs: tuple[model.Need, ...], lines: Sequence[model.Statement],
            also: Sequence[model.Statement] = ()) -> tuple[model.Need, ...]:
    """Return the needs with that of each line not to be barred; `also`: lines of which the needs have not been asked for."""
    numbers = {each.name for each in lines if isinstance(each, model.PickNumber)}
    out, chosen = list(needs), {need.chosen for need in needs}
    for place, line in enumerate(lines):
        plain = isinstance(line, model.Act) and not numbers & names_read(line)
        if plain and line not in also:
            continue
        barred = bars_of.statement(line)
        if any(bars_of.opens(before) for before in lines[:place] if before in also or not isinstance(before, model.Act)):
            continue  # what lines do that stand for themselves is asked after
        for before in reversed(lines[:place]):
            if barred is not None and not (isinstance(before, model.Pick) and before.name in chosen):
                barred = bars_of.before(before, barred)
        if barred is not None:
            after = next((number for number, need in enumerate(out) if need.line > line.line), len(out))
            out.insert(after, model.Need(line.line, holds=not_(barred)))
    return known(out, names_bound(tuple(lines))) if len(out) > len(needs) else needs
