"""Offer nothing whose lines could only be passed over, since their limits are used up.

Nobody is asked about an option, an ability or a card of which all that happens stands behind limits
(`gain 1 morale, once per turn`) while none of them is left.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from dowlang.records import dataclass
from dowlang.semantics import ir
from dowlang.semantics.ir_visitor import rebuild
from dowlang.semantics.lower.barred import DOING, Barred, joined, not_

HAPPENING = (*(one for one in DOING if one is not ir.CountUse), ir.RollDie, ir.Contest, ir.Switch)
"""Statements that come to something by themselves: of a die that is rolled others may hear."""

Left = tuple[ir.Expression, ...] | None
"""Tests one of which has to hold so that something happens, None where that hangs on no limit."""


@dataclass(frozen=True, slots=True)
class Limits:
    """Tells what hangs on limits.

    `options` are those that can be carried out, `defined` the definitions with what they hang on.
    """

    options: Mapping[int, ir.Option]
    defined: Mapping[str, Left]

    def of(self, statements: Sequence[ir.Statement]) -> Left:
        """Return on which limits it hangs whether lines come to anything."""
        out: tuple[ir.Expression, ...] = ()
        for statement in statements:
            found = self._statement(statement)
            if found is None:
                return None
            out += found
        return out

    def _statement(self, statement: ir.Statement) -> Left:
        match statement:
            case ir.If(ir.Compare(left=ir.LineUses()) as left, body):
                inner = self.of(body.statements) or ()
                return tuple(ir.Logic("and", (left, one)) for one in inner) or (left,)
            case ir.If(_, body, otherwise):
                return self._blocks(body, otherwise)
            case ir.Choose(_, options):
                return self._blocks(*(option.body for option in options))
            case ir.Vote(_, _, _, passes, fails):
                return self._blocks(passes, fails)
            case ir.Each(_, _, _, body):
                return self._blocks(body)
            case ir.Offer(body=body, so=so, otherwise=otherwise):
                return self._blocks(body, so, otherwise)
            case ir.CarryOut(_, _, define) if define:
                return self.defined.get(define)
            case ir.CarryOut(option):
                return self._blocks(self.options[option].body) if option in self.options else None
        return None if isinstance(statement, HAPPENING) else ()

    def _blocks(self, *blocks: ir.Block) -> Left:
        return self.of(tuple(each for block in blocks for each in block.statements))


def of_definition(left: Left, card: str) -> Left:
    """Return tests of a definition as they are asked by another card."""
    return None if left is None else tuple(counted_by(one, card) for one in left)


def counted_by(node: Any, card: str) -> Any:
    """Return what a definition asks of its lines as another card asks it: of that definition's."""

    def change(part: Any) -> Any:
        if isinstance(part, ir.LineUses):
            return replace(part, of_card=part.of_card or card)
        return part

    return rebuild(node, change)


def with_limits(roles: Any, limits: Limits) -> Any:
    """Return procedures, rules or abilities in which nobody is asked for what is used up."""

    def change(part: Any) -> Any:
        match part:
            case ir.Option() | ir.Ability():
                left = joined("or", limits.of(part.body.statements) or ())
                if left is not None:
                    return replace(part, needs=(ir.Need(part.line, holds=left), *part.needs))
            case ir.Procedure():
                left = joined("or", limits.of(part.body.statements) or ())
                if left is not None:
                    barred: Barred = not_(left)
                    if part.barred is not None:
                        barred = joined("or", (part.barred, not_(left)))
                    return replace(part, barred=barred)
        return part

    return rebuild(roles, change)
