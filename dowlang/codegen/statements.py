"""Write statements that wait for nobody: effects, branches, tables, loops, dice.

What waits for an answer is in `choices`, what stays in force in `ongoing`. `statement_writers`
says which function writes a statement.
"""

from __future__ import annotations

from collections.abc import Sequence

from dowlang.codegen.blocks import block, receive, sequence
from dowlang.codegen.control_flow import reads
from dowlang.codegen.naming import returns_many
from dowlang.codegen.source_text import PRODUCT, SUM
from dowlang.codegen.target import Uncompilable
from dowlang.codegen.writer import INT, MANY, InsertionPoint, Writer
from dowlang.semantics.ir import (
    Act,
    AddToCounter,
    AtOnce,
    Bind,
    Block,
    Call,
    Cancel,
    Candidates,
    Compare,
    Contains,
    Contest,
    CountUse,
    Detach,
    DoneIf,
    Expression,
    First,
    If,
    Last,
    Local,
    Logic,
    Manual,
    Mark,
    Number,
    Pick,
    Pieces,
    RollDie,
    Size,
    SomeOf,
    Statement,
    Switch,
    Test,
)


def bind(
    writer: Writer, place: InsertionPoint, statement: Bind, rest: Sequence[Statement], path: str
) -> bool:
    """Write an assignment where the rest reads it."""
    name, value = statement.name, statement.value
    if name in writer.flow.mentioned(rest):
        place.write(
            f"{writer.names.local(name)} = {writer.expressions.text(value)}", statement.line
        )
        place.bound[name] = bound_type(value)
    return False


def roll_die(writer: Writer, place: InsertionPoint, statement: RollDie, path: str) -> None:
    """Write the roll of one die into a local."""
    roll = writer.names.engine("dice", "roll_die")
    player = statement.player
    who = f", {writer.expressions.text(player)}" if player is not None else ""
    place.write(
        f"{writer.names.local(statement.name)} = {roll}(g, {int(statement.faces)}{who})",
        statement.line,
        "roll a die",
    )
    place.bound[statement.name] = INT


def add_to_counter(
    writer: Writer, place: InsertionPoint, statement: AddToCounter, path: str
) -> None:
    """Write the change of a counter of the card."""
    number = int(statement.number)
    place.write(
        f"g.add_to_counter(CARD, {number}, {writer.expressions.text(statement.amount)})",
        statement.line,
        f"add to counter {number}",
    )


def count_use(writer: Writer, place: InsertionPoint, statement: CountUse, path: str) -> None:
    """Write that a line with a limit happens once more."""
    scopes = writer.target.vocabulary.scopes
    if statement.scope not in scopes:
        raise Uncompilable(f"the vocabulary has no scope `{statement.scope}` for limits")
    count = writer.names.engine("ongoing_effects", "use_line")
    place.write(
        f"{count}(g, {int(scopes[statement.scope])}, CARD, {int(statement.number)})",
        statement.line,
        "counts its uses",
    )


def detach(writer: Writer, place: InsertionPoint, statement: Detach, path: str) -> None:
    """Write that the card leaves its bearer."""
    place.write("g.detach(CARD)", statement.line, "detach this card")


def cancel(writer: Writer, place: InsertionPoint, statement: Cancel, path: str) -> None:
    """Write that what an event is about does not happen."""
    place.write(f"g.cancel({str(statement.what)!a})", statement.line, "cancel")


def manual(writer: Writer, place: InsertionPoint, statement: Manual, path: str) -> None:
    """Write the stop for what the players carry out themselves."""
    place.write(
        f"g.do({writer.names.engine('offers', 'manual')}, CARD, {writer.number(statement)})",
        statement.line,
        "outside the game",
    )
    place.function.pending = True


def mark(writer: Writer, place: InsertionPoint, statement: Mark, path: str) -> None:
    """Write a mark of the clause coverage."""
    call = writer.names.engine("instrumentation", "mark")
    place.write(f"{call}(g, CARD, {int(statement.number)})", statement.line)


def at_once(writer: Writer, place: InsertionPoint, statement: AtOnce, path: str) -> None:
    """Write that what the loop before it put off happens when all have chosen."""
    end = writer.names.engine("simultaneous_choices", "all_at_once")
    place.write(f"g.do({end}, 0)", statement.line, "then all of them at once")
    place.function.pending = True


def bound_type(value: Expression) -> str:
    """Return the Python type of what is bound."""
    match value:
        case Local(many=True) | Candidates() | First() | Last() | Pieces():
            return MANY
        case Call(word) if returns_many(word.function):
            return MANY
        case Compare() | Logic() | SomeOf() | Test() | Contains():
            return "bool"
    return INT


def act(
    writer: Writer, place: InsertionPoint, statement: Act, rest: Sequence[Statement], path: str
) -> bool:
    """Carry out a word: scheduled, or called at once when its value is bound and known at once."""
    word, line = statement.word, statement.line
    arguments = "".join(f", {writer.expressions.text(a)}" for a in statement.arguments)
    function = (
        writer.names.function(word.function)
        if word.puts_off is None
        else f"{writer.names.engine('simultaneous_choices', 'put_off')}, {word.function.__name__!r}"
    )
    wanted = bool(statement.binds) and statement.binds in writer.flow.mentioned(rest)
    condition = possible(writer, statement) if statement.if_able else ""
    if condition and wanted:
        return act_if_able(writer, place, statement, rest, path, condition)
    if condition:
        place.write(f"if {condition}:", line, "possible?")
        place = place.deeper()
    if word.gives and wanted:
        place.write(f"g.do({function}{arguments})", line, word.phrase)
        return give_on(writer, place, statement, rest, path)
    if wanted:
        place.write(
            f"{writer.names.local(statement.binds)} = {function}(g{arguments})", line, word.phrase
        )
        place.bound[statement.binds] = yielded(statement)
    else:
        place.write(f"g.do({function}{arguments})", line, word.phrase)
        if word.gives:
            place.write(f"g.receive({writer.names.engine('piece_choices', 'ignore')})")
    place.function.pending = True
    return False


def give_on(
    writer: Writer, place: InsertionPoint, statement: Act, rest: Sequence[Statement], path: str
) -> bool:
    """Write the rest of the block, which receives the value that a word gives when it has done."""
    received = receive(
        writer,
        place,
        f"{path}.with_{statement.binds}",
        statement.line,
        (statement.binds, yielded(statement)),
        rest,
    )
    assert received is not None  # a value that nothing reads is not bound
    sequence(writer, received, rest, path)
    return True


def act_if_able(
    writer: Writer,
    place: InsertionPoint,
    statement: Act,
    rest: Sequence[Statement],
    path: str,
    condition: str,
) -> bool:
    """Write a word whose value is bound and that may not be possible: then the value is 0, or no
    pieces.
    """
    none = "()" if yielded(statement) == MANY else "0"
    function = writer.names.function(statement.word.function)
    arguments = "".join(f", {writer.expressions.text(a)}" for a in statement.arguments)
    if statement.word.gives:
        place.write(f"if {condition}:", statement.line, "possible?")
        place.write(f"    g.do({function}{arguments})", statement.line, statement.word.phrase)
        place.write("else:")
        place.write(f"    g.do({writer.names.engine('voting', 'hand_on')}, {none})")
        return give_on(writer, place, statement, rest, path)
    name = writer.names.local(statement.binds)
    place.write(
        f"{name} = {function}(g{arguments}) if {condition} else {none}",
        statement.line,
        statement.word.phrase,
    )
    place.bound[statement.binds] = yielded(statement)
    place.function.pending = True
    return False


def yielded(statement: Act) -> str:
    """Return the Python type of what an effect yields: what its function returns, or for words that
    give it later what they declare.
    """
    if statement.word.gives:
        return MANY if statement.word.yields.endswith("s") else INT
    return MANY if returns_many(statement.word.function) else INT


def possible(writer: Writer, statement: Act) -> str:
    """Write the condition of `, if able`, empty when the word is always possible."""
    word, text = statement.word, writer.expressions
    if word.available is not None and statement.counted >= 0:
        count = text.write(statement.arguments[statement.counted]).within(SUM)
        others = [a for number, a in enumerate(statement.arguments) if number != statement.counted]
        return f"{text.call(writer.names.function(word.available), *others)} >= {count}"
    if word.possible is not None:
        return text.call(writer.names.function(word.possible), *statement.arguments)
    return ""


def branch(writer: Writer, place: InsertionPoint, statement: If, path: str) -> None:
    """Write `if`, `elif`, `else`."""
    if not statement.body.statements and not statement.otherwise.statements:
        return
    if there(statement):
        sequence(
            writer,
            InsertionPoint(place.function, place.depth, dict(place.bound), last=False),
            statement.body.statements,
            statement.body.path,
        )
        return
    pending, after = place.function.pending, False
    word, now = "if", statement
    while True:
        if not now.body.statements and now.otherwise.statements:
            place.write(
                f"{word} {writer.expressions.condition([Logic('not', (now.condition,))])}:",
                now.line,
            )
            now = If(now.condition, now.otherwise, Block(now.body.path), now.line)
        else:
            said = "still there?" if now.body.done_if is DoneIf.THERE else ""
            place.write(f"{word} {writer.expressions.text(now.condition)}:", now.line, said)
        block(writer, place.deeper(), now.body)
        after, place.function.pending = after or place.function.pending, pending
        match now.otherwise.statements:
            case ():
                break
            case (If() as inner,) if not reads(inner.condition) or not pending:
                word, now = "elif", inner
            case _:
                place.write("else:")
                block(writer, place.deeper(), now.otherwise)
                after = after or place.function.pending
                break
    place.function.pending = after


def switch(writer: Writer, place: InsertionPoint, statement: Switch, path: str) -> None:
    """Write a table: its cases cover every value, so the last one needs no condition."""
    pending, after = place.function.pending, False
    subject = writer.expressions.write(statement.subject).within(PRODUCT)
    for number, case in enumerate(statement.cases):
        if number + 1 < len(statement.cases):
            tests = " or ".join(
                f"{subject} == {low}" if low == high else f"{low} <= {subject} <= {high}"
                for low, high in case.ranges
            )
            place.write(f"{'elif' if number else 'if'} {tests or 'False'}:", case.line)
        elif not case.body.statements:
            break
        elif not number:
            sequence(
                writer,
                InsertionPoint(place.function, place.depth, dict(place.bound), last=False),
                case.body.statements,
                case.body.path,
            )
            return
        else:
            place.write("else:", case.line)
        block(writer, place.deeper(), case.body)
        after, place.function.pending = after or place.function.pending, pending
    place.function.pending = after


def there(statement: If) -> bool:
    """Return True if a condition only asks for the pieces that somebody picks among right away.

    Then a pick among nothing skips as much.
    """
    if statement.otherwise.statements or not statement.body.statements:
        return False
    match statement.condition, statement.body.statements[0]:
        case Compare(">=", Size(pieces), Number(1)), Pick(
            candidates=candidates, chooser=chooser, many=False
        ):
            return chooser is not None and pieces == candidates and not reads(chooser)
    return False


def contest(writer: Writer, place: InsertionPoint, statement: Contest, path: str) -> None:
    """Write dice against each other."""
    function = writer.names.engine("dice", "contest")
    highest, lowest = (
        writer.names.local(name) if name else "_" for name in (statement.highest, statement.lowest)
    )
    players = writer.expressions.pieces(statement.players)
    many = ""
    if statement.dice is not None:
        many = (
            f", dice=tuple({writer.expressions.text(statement.dice)} for "
            f"{writer.names.local(statement.element)} in {players})"
        )
    asked = "" if statement.highest else ", highest=False"
    asked += "" if statement.lowest else ", lowest=False"
    rolled = (
        f"{function}(g, {players}, {int(statement.faces)}, "
        f"rerolling={bool(statement.rerolling)}{many}{asked})"
    )
    place.write(f"{highest}, {lowest} = {rolled}", statement.line, "each rolls a die")
    place.bound.update((name, MANY) for name in (statement.highest, statement.lowest) if name)
