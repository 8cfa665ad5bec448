"""Show what was picked in secret before the first line that asks for it (`Word.shown_by`).

It is put in for whoever carries the card out. What a rule asks while it is in force, and what an
option needs, shows nothing (`needs_as_seen` leaves it out of those needs).
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from dowlang.semantics import ir
from dowlang.semantics.ir_visitor import nodes, rebuild
from dowlang.vocabulary.declarations import EffectWord, Word

NEEDS = ("needs", "onward")
"""Fields that hold what later lines need: nobody is told what is only looked at ahead."""


def with_shown(checked_card: ir.CheckedCard) -> ir.CheckedCard:
    """Return the card with what shows the numbers where a line asks for them, and with what says
    which of equals the arbiter has taken.
    """
    if not any(word.shown_by for word in _words(checked_card)):
        return checked_card
    return rebuild(checked_card, _shown)


def _words(node: object) -> Iterator[Word]:
    """Yield the words that expressions below a node ask."""
    for part in nodes(node):
        match part:
            case ir.Call(word):
                yield word
            case ir.Candidates(key=Word() as key) | ir.Ordered(key=Word() as key):
                yield key


def _shown(part: Any) -> Any:
    """Return a block with the statements that show and tell."""
    if not isinstance(part, ir.Block):
        return part
    out: list[ir.Statement] = []
    done: set[EffectWord] = set()
    for statement in part.statements:
        for show in dict.fromkeys(word.shown_by for word in _asked(statement)):
            if isinstance(show, EffectWord) and show not in done:
                out.append(ir.Act(show, (ir.ThisCard(),), statement.line))
                done.add(show)
        out.append(_without(done, statement) if done else statement)
        if brings_others(statement):
            done.clear()
        out += _level(statement)
    return part if len(out) == len(part.statements) else replace(part, statements=tuple(out))


def _asked(statement: ir.Statement) -> Iterator[Word]:
    """Yield the words that the line of a statement asks, of an offer those of what is offered too:
    whether it can be made is asked of them.
    """
    if isinstance(statement, ir.Lasting | ir.Later):
        return
    yield from _words(_alone(statement))
    if isinstance(statement, ir.Offer):
        yield from _words(statement.needs)
        for offered in statement.body.statements:
            yield from _asked(offered)
    elif isinstance(statement, ir.Together):
        yield from _words(statement.needs)


def _alone(statement: ir.Statement) -> Any:
    """Return a statement without its blocks and without what later lines need."""

    def change(part: Any) -> Any:
        if isinstance(part, ir.Block):
            return ir.Block(part.path)
        gone: dict[str, Any] = {name: () for name in NEEDS if getattr(part, name, ())}
        return replace(part, **gone) if gone else part

    return rebuild(statement, change)


def _without(done: set[EffectWord], statement: ir.Statement) -> ir.Statement:
    """Return a statement in which what is shown above is not shown once more.

    What waits, or brings others, stays: it may be about numbers picked anew.
    """
    later = any(isinstance(part, ir.Lasting | ir.Later) for part in nodes(statement))
    if later or brings_others(statement):
        return statement

    def change(part: Any) -> Any:
        if not isinstance(part, ir.Block):
            return part
        left = [
            one for one in part.statements if not (isinstance(one, ir.Act) and one.word in done)
        ]
        return part if len(left) == len(part.statements) else replace(part, statements=tuple(left))

    return rebuild(statement, change)


def brings_others(statement: ir.Statement) -> bool:
    """Return True if something may be picked anew in a statement."""
    return any(
        isinstance(part, ir.CarryOut) or (isinstance(part, ir.Act) and part.word.another)
        for part in nodes(statement)
    )


def _level(statement: ir.Statement) -> list[ir.Statement]:
    """Return what says which of equals a choice by the arbiter has taken."""
    if not isinstance(statement, ir.Pick) or statement.many:
        return []
    keys = [key.level_told_by for key in _words(statement.candidates)]
    told = [word for word in keys if isinstance(word, EffectWord)]
    if not told or not isinstance(statement.chooser, ir.Arbiter):
        return []
    taken = ir.Local(statement.name, statement.noun.name)
    return [ir.Act(told[0], (taken, statement.candidates), statement.line)]
