"""Note where pieces are that a line names for later ones (`that card`, `those cards`).

An effect leaves alone what has left since then. The place of a piece is noted when it is picked,
drawn, looked at, or comes to its turn in a loop. Nothing is noted for a line that comes right
after.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import TypeVar

from dowlang.semantics import ir
from dowlang.semantics.context import Context
from dowlang.semantics.ir_visitor import names_read, nodes, placed, rebuild
from dowlang.semantics.lower.lowered_line import Lowered
from dowlang.semantics.scopes import Binding, Frame
from dowlang.vocabulary.noun_declarations import Noun

T = TypeVar("T")
INTERRUPTIBLE = (ir.Lasting, ir.Later, ir.CarryOut, ir.Choose, ir.RollDie, ir.Vote)
"""Statements between whose parts something else may happen."""


def whereabouts(context: Context, noun: Noun, picked: ir.Local) -> tuple[str, ir.Expression | None]:
    """Return the local that notes where a piece is when it is picked, and the expression by
    which an effect of a later line finds the piece only if it is still there.
    """
    if noun.whereabouts is None:
        return "", None
    at = context.locals.fresh("place")
    word = noun.whereabouts.those if picked.many else noun.whereabouts.still
    return at, ir.Call(word, (picked, ir.Local(at, "number", picked.many)))


def where_they_were(context: Context, frame: Frame, line: int) -> tuple[ir.Statement, ...]:
    """Return what notes where the things are that a line yields."""
    bound = frame.things[0] if frame.things else None
    if bound is None or not isinstance(bound.still, ir.Call):
        return ()
    note = _noted(context.lexicon.nouns[bound.noun], bound, bound.still, line)
    context.pieces.notes.add(note.name)
    return (note,)


def _noted(noun: Noun, bound: Binding, still: ir.Call, line: int) -> ir.Bind:
    at = still.arguments[1]
    assert noun.whereabouts is not None and isinstance(at, ir.Local)  # else nothing asks for it
    word = noun.whereabouts.many if bound.many else noun.whereabouts.one
    return ir.Bind(at.name, ir.Call(word, (bound.value,)), line)


def drop_checks_right_after(context: Context, groups: Sequence[Lowered]) -> Sequence[Lowered]:
    """Return the lines of a block without needless questions: the line right after one that yields
    pieces does not ask whether they are still there.
    """
    if not context.pieces.notes:
        return groups
    out = list(groups)
    for index, group in enumerate(out[:-1]):
        notes = [
            each
            for each in group.statements[-1:]
            if isinstance(each, ir.Bind) and each.name in context.pieces.notes
        ]
        if notes:
            after = out[index + 1]
            said = _at_once(after.statements, notes)
            needs = after.needs
            if said is not after.statements:
                needs = _unasked(needs, {note.name for note in notes})
            out[index + 1] = Lowered(said, after.scope, needs)
    return out


def forget_notes(roles: Iterable[object], notes: Collection[str]) -> None:
    """Take out of the blocks of a card that is being made what notes where pieces are and is
    read by nothing.
    """
    if not notes:
        return
    roles = tuple(roles)
    unread = set(notes) - names_read(roles)
    for block, _ in placed(roles, 0, (ir.Block,)) if unread else ():
        kept = tuple(
            each
            for each in block.statements
            if not (isinstance(each, ir.Bind) and each.name in unread)
        )
        if len(kept) != len(block.statements):
            object.__setattr__(block, "statements", kept)


def _at_once(
    statements: tuple[ir.Statement, ...], notes: Sequence[ir.Bind]
) -> tuple[ir.Statement, ...]:
    """Return statements that do one thing, and that right away, without the question whether the
    pieces are still there.
    """
    inside = list(nodes(statements))
    if sum(isinstance(node, ir.Act) for node in inside) > 1 or any(
        isinstance(node, INTERRUPTIBLE) for node in inside
    ):
        return statements
    return _unasked(statements, {note.name for note in notes})


def _unasked(statements: tuple[T, ...], at: set[str]) -> tuple[T, ...]:
    def change(part: object) -> object:
        match part:
            case ir.Call(arguments=(piece, ir.Local(name))) if name in at:
                return piece
        return part

    return tuple(rebuild(each, change) for each in statements)


def loop(
    noun: Noun, context: Context, pieces: ir.Expression, bound: Binding, body: ir.Block, line: int
) -> tuple[ir.Statement, ...]:
    """Return a loop in which a piece that has left since the list was taken is passed over, and
    noted where it is at its turn.
    """
    assert isinstance(bound.value, ir.Local)
    name = bound.value.name
    if noun.whereabouts is None or not isinstance(bound.still, ir.Call) or not body.statements:
        return (ir.Each(name, pieces, noun, body, line),)
    note = _noted(noun, bound, bound.still, line)
    statements = (*_at_once(body.statements[:1], (note,)), *body.statements[1:])
    if note.name in names_read(statements):
        statements = (note, *statements)
    if len(body.statements) == 1 and isinstance(body.statements[0], ir.Act):
        return (ir.Each(name, pieces, noun, ir.Block(body.path, statements), line),)
    those = ir.Local(context.locals.fresh(noun.plural), noun.name, True)
    places = ir.Local(context.locals.fresh("places"), "number", True)
    left = ir.Call(noun.whereabouts.those, (those, places))
    turn = ir.If(
        ir.Contains(left, bound.value),
        ir.Block(f"{body.path}.there", statements, ir.DoneIf.THERE),
        ir.Block(f"{body.path}.not_there"),
        line,
    )
    return (
        ir.Bind(those.name, pieces, line),
        ir.Bind(places.name, ir.Call(noun.whereabouts.many, (those,)), line),
        ir.Each(name, those, noun, ir.Block(body.path, (turn,)), line),
    )
