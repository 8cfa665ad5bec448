"""Write statements that several players carry out together, from a common pot."""

from __future__ import annotations

from dowlang.codegen import preconditions
from dowlang.codegen.blocks import block, receive, sequence
from dowlang.codegen.writer import INT, MANY, InsertionPoint, Writer
from dowlang.semantics.ir import (
    YOU_LOCAL,
    Local,
    Ordered,
    Together,
)

GIVEN = "tuple[tuple[int, tuple[int, ...]], ...]"


def together(writer: Writer, place: InsertionPoint, statement: Together, path: str) -> None:
    """Write one pot that all fill, or several for one purpose: all of it or nothing."""
    pots, line = (statement, *statement.also), statement.line
    test = preconditions.condition(writer, statement.needs, YOU_LOCAL, place.bound, path)
    asked = [
        pot_of(writer, place, pot, f"{path}.share" if len(pots) == 1 else f"{path}.share_{number}")
        for number, pot in enumerate(pots, 1)
    ]
    all_of_them, start = statement.players, ""
    if isinstance(all_of_them, Ordered) and all_of_them.start is not None:
        start = f", {writer.expressions.text(all_of_them.start)}"
        all_of_them = all_of_them.pieces
    players = writer.expressions.text(all_of_them)
    if test:
        place.write(f"if {test}:", line, "possible?")
    inner = place.deeper() if test else place
    must = f", {int(statement.must)}" if statement.must or start else ""
    if len(pots) == 1:
        inner.write(
            f"g.do({writer.names.engine('offers', 'together')}, {players}, "
            f"({asked[0]}){must}{start})",
            line,
            "together",
        )
    else:
        all_pots = writer.expressions.tuple_of([f"({pot})" for pot in asked])
        inner.write(
            f"g.do({writer.names.engine('offers', 'all_together')}, {players}, {all_pots}{start})",
            line,
            "together",
        )
    if test:
        place.write("else:")
        place.write(f"    g.do({writer.names.engine('voting', 'hand_on')}, ())")
    shared = tuple(pot.arguments for pot in pots)
    rest = (Local(".given", ""), shared, statement.so, statement.otherwise)
    then = receive(
        writer,
        place,
        f"{path}.together",
        line,
        (".given", GIVEN if len(pots) == 1 else f"tuple[{GIVEN}, ...]"),
        rest,
    )
    assert then is not None  # there is always a pot to look into
    then.bound.pop(".given")
    given = then.function.parameters[0][0]
    then.write(f"if {given}:", line)
    inner = then.deeper()
    for number, pot in enumerate(pots):
        carry_out_shares(writer, inner, pot, given if len(pots) == 1 else f"{given}[{number}]")
    then.function.pending = True
    sequence(writer, inner, statement.so.statements, statement.so.path)
    if statement.otherwise.statements:
        then.write("else:")
        then.function.pending = False
        block(writer, then.deeper(), statement.otherwise)
        then.function.pending = True


def pot_of(writer: Writer, place: InsertionPoint, pot: Together, path: str) -> str:
    """Return the kind of the pieces, how many, and the function that tells what one player could
    give.
    """
    live = [name for name in writer.flow.live(place.bound, pot.candidates) if name != pot.giver]
    share = writer.function(
        path, pot.line, [*((n, place.bound[n]) for n in live), (pot.giver, INT)]
    )
    share.returns = MANY
    share.lines.append(f"    return {writer.expressions.text(pot.candidates)}")
    kind = ascii(str(pot.noun.pick or pot.noun.name))
    return (
        f"{kind}, {writer.expressions.text(pot.count)}, {share.name}.__name__, "
        f"{writer.captured(live)}"
    )


def carry_out_shares(writer: Writer, place: InsertionPoint, pot: Together, given: str) -> None:
    """Write the word of a pot, on what each giver gives, piece by piece if it takes one."""
    giver, piece = writer.names.local(pot.giver), writer.names.local(pot.piece)
    whole = Local(pot.piece, pot.noun.name, many=True) in pot.arguments
    place.write(f"for {giver}, {piece if whole else 'share'} in {given}:")
    if not whole:
        place.write(f"    for {piece} in share:")
    arguments = [writer.expressions.text(argument) for argument in pot.arguments]
    done = ", ".join([writer.names.function(pot.word.function), *arguments])
    place.write(f"{'    ' if whole else '        '}g.do({done})", pot.line, pot.word.phrase)
