"""Blocks as steps: what one step can do stays in one function, the rest goes on in the next.

The law behind every split is stated in `control_flow.py`. Nothing passes on a continuation: what a
step schedules runs in the order written before anything older, so the lines after an `if` or a loop
simply schedule what comes then, and only a value that has to be waited for (a pick, a vote, an
answer) makes the rest of *its* block a step that receives it. Only locals that the rest still
speaks of are passed on.
"""

from __future__ import annotations

from collections.abc import Sequence

from dowlang.codegen.control_flow import waits
from dowlang.codegen.writer import InsertionPoint, Writer
from dowlang.semantics.ir import Block, Statement

DEEPEST = 12  # levels of indentation. Python itself stops at 100


def block(writer: Writer, place: InsertionPoint, body: Block) -> None:
    """Write a block of the card at a place of its own. An empty one is `pass`."""
    before = len(place.function.lines)
    sequence(writer, place, body.statements, body.path)
    if len(place.function.lines) == before:
        place.write("pass")


def sequence(
    writer: Writer, place: InsertionPoint, statements: Sequence[Statement], path: str
) -> None:
    """Write statements in order.

    Goes on in a new step where the invariants for steps want one, or where the code would be nested
    too deep to read.
    """
    for number, statement in enumerate(statements):
        if (place.function.pending and waits(statement)) or place.depth > DEEPEST:
            rest = statements[number:]
            live = writer.flow.live(place.bound, rest)
            then = writer.step(f"{path}.after", statement.line, place.bound, live)
            place.write(f"g.do({then.function.name}{writer.locals_(live)})", statement.line)
            sequence(writer, then, rest, path)
            return
        write_with_rest = writer.passes.with_rest.get(type(statement))
        if write_with_rest is None:
            writer.passes.alone[type(statement)](writer, place, statement, path)
        elif write_with_rest(writer, place, statement, statements[number + 1 :], path):
            return


def receive(
    writer: Writer,
    place: InsertionPoint,
    path: str,
    line: int,
    received: tuple[str, str],
    rest: object,
) -> InsertionPoint | None:
    """Schedule the step that gets an answer. Return None when nobody needs the answer."""
    live = [name for name in writer.flow.live(place.bound, rest) if name != received[0]]
    place.function.pending = True
    if not rest:
        place.write(f"g.receive({writer.names.engine('piece_choices', 'ignore')})")
        return None
    then = writer.step(path, line, place.bound, live, (received,))
    place.write(f"g.receive({then.function.name}{writer.locals_(live)})")
    return then
