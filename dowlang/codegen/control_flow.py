"""Tell the locals that a part of a card speaks of, and the statements that must begin a step.

A step finishes or schedules. Once it has scheduled something, that has not happened yet: a
statement that reads the state then reads it too early, and one that changes it changes it out of
turn. `waits` tells the statements that do either. The writer starts a new step for them.
"""

from __future__ import annotations

from typing import Any, assert_never

from dowlang.semantics.ir import (
    Act,
    AddToCounter,
    Arbiter,
    Arithmetic,
    AtOnce,
    Available,
    Bind,
    Call,
    Cancel,
    Candidates,
    CarryOut,
    CheckedCard,
    Choose,
    Compare,
    Constant,
    Contains,
    Contest,
    Counter,
    CountUse,
    Detach,
    Each,
    EnumValue,
    Expression,
    First,
    Happened,
    HowOften,
    If,
    Last,
    Lasting,
    Later,
    LineUses,
    Local,
    Logic,
    Manual,
    Mark,
    Match,
    Named,
    Number,
    Offer,
    Option,
    Ordered,
    Pick,
    PickNumber,
    Pieces,
    Rather,
    RollDie,
    Size,
    SomeOf,
    Statement,
    Sum,
    Switch,
    Tally,
    Test,
    ThisCard,
    Together,
    Upto,
    Vote,
)
from dowlang.semantics.ir_visitor import nodes


def numbered(checked_card: CheckedCard, kind: type[Any]) -> dict[int, tuple[int, Any]]:
    """Return all nodes of one kind on a card, numbered from 1 in the order of the tree: id of the
    node -> (number, node).
    """
    out: dict[int, tuple[int, Any]] = {}
    for part in nodes(
        (
            checked_card.trigger,
            checked_card.procedures,
            checked_card.standing,
            checked_card.abilities,
            checked_card.goals,
        )
    ):
        if isinstance(part, kind) and id(part) not in out:
            out[id(part)] = (len(out) + 1, part)
    return out


class Flow:
    """Answers about one card, remembered so that asking for every rest of a block stays cheap."""

    def __init__(self, options: dict[int, Option]) -> None:
        self._options = options
        # by id of the node, which is kept alive
        self._mentioned: dict[int, tuple[Any, frozenset[str]]] = {}

    def mentioned(self, *nodes: Any) -> frozenset[str]:
        """Return the names of all locals that the nodes read or need."""
        return frozenset().union(*(self._of(node) for node in nodes))

    def _of(self, node: Any) -> frozenset[str]:
        """Return the names that a node mentions. The checker has refused options that carry out
        each other in a ring, so that every answer can be remembered.
        """
        if isinstance(node, tuple | list):
            return frozenset().union(*(self._of(one) for one in node))
        if id(node) in self._mentioned:
            return self._mentioned[id(node)][1]
        found: set[str] = set()
        for part in nodes(node):
            match part:
                case Local(name):
                    found.add(name)
                case Lasting() | Later():
                    found.add("you")
                case CarryOut(option, _, define):
                    if define:
                        found.add("you")
                    else:
                        found |= self._of(self._options[option].body)
        self._mentioned[id(node)] = (node, frozenset(found))
        return frozenset(found)

    def live(self, bound: dict[str, str], *rest: Any) -> list[str]:
        """Return those of the bound locals that the rest still needs, in the order they were
        bound.
        """
        needed = self.mentioned(*rest)
        return [name for name in bound if name in needed]


def binders(node: Any) -> set[str]:
    """Return the names that something inside the node binds."""
    found = {"you", "bearer"}  # `you`: -1 where nobody is. `bearer`: bound by what is attached
    for part in nodes(node):
        match part:
            case Pick(name, at=at):
                found |= {name, at} - {""}
            case Act(binds=name) | Bind(name) | PickNumber(name) | Each(name) | RollDie(name):
                found.add(name)
            case Together(giver=giver, piece=piece):
                found |= {giver, piece}
            case Candidates(element=name):
                found.add(name)
            case Contest(_, highest, lowest, element=element):
                found |= {highest, lowest, element} - {""}
            case Match(fields=payload):
                found |= {local.name for local in payload}
    return found


def reads(expression: Expression | None) -> bool:
    """Return True if the value of an expression depends on the state of the game."""
    match expression:
        case None | Number() | Named() | EnumValue() | Local() | Constant() | ThisCard():
            return False
        case (
            Call()
            | Test()
            | Tally()
            | Counter()
            | Candidates()
            | Sum()
            | Available()
            | Happened()
            | HowOften()
            | LineUses()
            | Arbiter()
        ):
            return True
        case Upto(count):
            return reads(count)
        case Size(pieces):
            return reads(pieces)
        case Ordered():
            return True
        case Rather(best, all_of_them):
            return reads(best) or reads(all_of_them)
        case First(pieces, count) | Last(pieces, count):
            return reads(pieces) or reads(count)
        case Contains(pieces, piece):
            return reads(pieces) or reads(piece)
        case Arithmetic(_, left, right) | Compare(_, left, right):
            return reads(left) or reads(right)
        case Logic(_, operands) | SomeOf(_, operands) | Pieces(operands):
            return any(reads(operand) for operand in operands)
        case _:
            assert_never(expression)


def waits(statement: Statement) -> bool:
    """Return True if everything scheduled before must have happened before this statement."""
    match statement:
        case Act(word, arguments, binds=binds, if_able=if_able):
            return if_able or bool(binds and not word.gives) or any(reads(a) for a in arguments)
        case Bind(_, value):
            return reads(value)
        case Pick(candidates=candidates, chooser=chooser, low=low, high=high):
            return (
                chooser is None or reads(candidates) or reads(chooser) or reads(low) or reads(high)
            )
        case PickNumber(_, chooser, low, high):
            return reads(chooser) or reads(low) or reads(high)
        case Each(pieces=pieces):
            return reads(pieces)
        case If(condition):
            return reads(condition)
        case Switch(subject):
            return reads(subject)
        case Choose(chooser, options):
            return reads(chooser) or any(
                option.condition is not None or option.needs for option in options
            )
        case Vote(voters, ties):
            return reads(voters) or reads(ties)
        case Offer(who, needs):
            return reads(who) or bool(needs)
        case Together(players=players, count=count, also=also, needs=needs):
            return (
                reads(players)
                or bool(needs)
                or any(reads(pot.count) for pot in also)
                or reads(count)
            )
        case (
            RollDie()
            | Contest()
            | AddToCounter()
            | CountUse()
            | Cancel()
            | Detach()
            | Lasting()
            | Later()
        ):
            return True
        case AtOnce() | CarryOut() | Manual() | Mark():
            return False
        case _:
            assert_never(statement)
