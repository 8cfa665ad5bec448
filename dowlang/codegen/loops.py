"""Write loops: over pieces in turn, or over one piece at most."""

from __future__ import annotations

from dowlang.codegen.blocks import block
from dowlang.codegen.control_flow import reads, waits
from dowlang.codegen.writer import INT, MANY, InsertionPoint, Writer
from dowlang.semantics.ir import (
    Act,
    Each,
    First,
    Last,
    Local,
    Mark,
    Number,
)


def each(writer: Writer, place: InsertionPoint, statement: Each, path: str) -> None:
    """Write a loop.

    It is a plain `for` where every turn only schedules words whose arguments are known now.
    Otherwise it is a step that schedules itself.
    """
    body, name, present = statement.body, statement.name, statement.present
    said = f"for each {statement.noun.name}"
    if not body.statements:
        return
    simple = all(
        isinstance(s, Mark) or (isinstance(s, Act) and not waits(s) and not s.word.gives)
        for s in body.statements
    )
    if simple and present is None:
        place.write(
            f"for {writer.names.local(name)} in {writer.expressions.pieces(statement.pieces)}:",
            statement.line,
            said,
        )
        inner = place.deeper()
        inner.bound[name] = INT
        block(writer, inner, body)
        return
    if (
        isinstance(statement.pieces, First | Last)
        and statement.pieces.count == Number(1)
        and not place.function.pending
    ):
        at_most_one(writer, place, statement, statement.pieces)
        return
    pieces = f".{statement.noun.plural.replace(' ', '_')}_left"
    live = [n for n in writer.flow.live(place.bound, body) if n != name]
    loop = writer.step(
        body.path or f"{path}.each", statement.line, place.bound, live, ((pieces, MANY),)
    )
    left = loop.function.parameters[0][0]
    all_of_them = writer.told_apart(
        place, writer.expressions.text(statement.pieces), statement.noun.plural, statement.line
    )
    if (ordered := in_turn(writer, place, statement)) is not None:
        step, others = ordered
        place.write(f"g.do({step}, {all_of_them}{others})", statement.line, "in which order?")
        place.write(f"g.receive({loop.function.name}{writer.locals_(live)})", statement.line, said)
    else:
        place.write(
            f"g.do({loop.function.name}, {all_of_them}{writer.locals_(live)})", statement.line, said
        )
    place.function.pending = True
    loop.write(f"if not {left}:")
    loop.write("    return")
    loop.write(f"{writer.names.local(name)} = {left}[0]")
    loop.bound[name] = INT
    loop.bound.pop(pieces)
    inner = InsertionPoint(loop.function, 1, dict(loop.bound), last=False)
    if present is not None:
        loop.write(f"if {writer.names.function(present)}(g, {writer.names.local(name)}):")
        inner = loop.deeper()
    block(writer, inner, body)
    loop.write(f"g.do({loop.function.name}, {left}[1:]{writer.locals_(live)})")


def in_turn(writer: Writer, place: InsertionPoint, statement: Each) -> tuple[str, str] | None:
    """Return the step that puts the pieces of a loop in order, and the text of its other arguments:
    of the first word that wants it. None without one, or where the other arguments are not known
    before the loop.
    """
    bound = frozenset(place.bound)
    for act in statement.body.statements:
        match act:
            case Act(word=word, arguments=(Local(name), *others)) if (
                word.in_turn is not None and name == statement.name
            ):
                if not any(map(reads, others)) and writer.flow.mentioned(others) <= bound:
                    return writer.names.function(word.in_turn), "".join(
                        f", {writer.expressions.text(a)}" for a in others
                    )
    return None


def at_most_one(
    writer: Writer, place: InsertionPoint, statement: Each, pieces: First | Last
) -> None:
    """Write a loop over one piece or none: nothing comes between its turns, so it needs no step of
    its own.
    """
    name = writer.names.local(statement.name)
    place.write(
        f"for {name} in {writer.expressions.text(pieces)}:",
        statement.line,
        f"for each {statement.noun.name}",
    )
    inner = place.deeper()
    inner.bound[statement.name] = INT
    if statement.present is not None:
        inner.write(
            f"if {writer.names.function(statement.present)}(g, {name}):",
            statement.line,
            "still there?",
        )
        inner = inner.deeper()
    block(writer, inner, statement.body)
