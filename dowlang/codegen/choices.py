"""Write statements that wait for somebody: picks, options, votes, offers, the common pot.

Each asks by one of the engine's procedures, and a step receives the answer. Statements behind a
choice in its block do not depend on the answer and stay where they are. Statements behind a pick
speak of the piece and go on in the receiving step.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from dowlang.codegen import comments, preconditions
from dowlang.codegen.blocks import block, receive, sequence
from dowlang.codegen.control_flow import binders
from dowlang.codegen.source_text import AND, NOT
from dowlang.codegen.target import Uncompilable
from dowlang.codegen.writer import INT, MANY, InsertionPoint, Writer
from dowlang.semantics.ir import (
    TIES_FAIL,
    TIES_PASS,
    Arbiter,
    Block,
    CarryOut,
    Choose,
    Expression,
    Local,
    Number,
    Offer,
    Option,
    Pick,
    PickNumber,
    Rather,
    Statement,
    Vote,
    where_it_is,
)

SETTLED = {TIES_PASS: "TIES_PASS", TIES_FAIL: "TIES_FAIL"}
"""What equal votes come to by themselves -> its name in `engine.voting`."""


def skip_if_none(writer: Writer, place: InsertionPoint, name: str) -> InsertionPoint:
    """Write the rest of the block only for when there is a piece. Return where it goes."""
    piece = writer.names.local(name)
    if place.last:
        place.write(f"if {piece} < 0:")
        place.write("    return")
        return place
    place.write(f"if {piece} >= 0:")
    return place.deeper()


def keep_place(writer: Writer, place: InsertionPoint, statement: Pick) -> None:
    """Write down where what was picked is now, when a later line asks whether it is still there."""
    if statement.at:
        where = where_it_is(statement)
        place.write(
            f"{writer.names.local(statement.at)} = {writer.expressions.text(where)}",
            statement.line,
            "where it is now",
        )
        place.bound[statement.at] = MANY if statement.many else INT


def pick(
    writer: Writer, place: InsertionPoint, statement: Pick, rest: Sequence[Statement], path: str
) -> bool:
    """Write the choice of pieces by a player or by chance. Return True if the rest was written."""
    text, line, name = writer.expressions, statement.line, statement.name
    candidates = text.text(statement.candidates)
    high = text.text(statement.high) if statement.high is not None else "-1"
    if statement.chooser is None:
        function = writer.names.engine(
            "dice", "some_at_random" if statement.many else "one_at_random"
        )
        place.write(
            f"{writer.names.local(name)} = {function}(g, "
            f"{candidates}{f', {high}' if statement.many else ''})",
            line,
            "at random",
        )
        place.bound[name] = MANY if statement.many else INT
        keep_place(writer, place, statement)
        if statement.many or not rest:
            return False
        pending = place.function.pending
        inner = skip_if_none(writer, place, name)
        before = len(place.function.lines)
        sequence(writer, inner, rest, path)
        if len(place.function.lines) == before and inner is not place:
            inner.write("pass")
        place.function.pending = place.function.pending or pending
        return True
    if isinstance(statement.candidates, Rather):
        candidates = _rather(writer, place, statement)
    if statement.onward:
        candidates = preconditions.leading_on(
            writer, statement, candidates, place.bound, f"{path}.with_{name}"
        )
    kind = ascii(str(statement.noun.pick or statement.noun.name))
    function = writer.names.engine("piece_choices", "pick" if statement.many else "pick_one")
    bounds = f", {text.text(statement.low)}, {high}" if statement.many else ""
    candidates = writer.told_apart(place, candidates, statement.noun.plural, line)
    said = comments.choice(statement)
    place.write(
        f"g.do({function}, {text.text(statement.chooser)}, {kind}, {candidates}{bounds})",
        line,
        said,
    )
    then = receive(
        writer, place, f"{path}.with_{name}", line, (name, MANY if statement.many else INT), rest
    )
    if then is not None:
        if word := comments.preposition(statement, rest):
            writer.asks[then.function.name] = word
        if isinstance(statement.chooser, Arbiter):
            writer.several_fit.append(then.function.name)
        if not statement.many and not _is_answered_by_nobody(rest, name):
            then = skip_if_none(writer, then, name)
        keep_place(writer, then, statement)
        sequence(writer, then, rest, path)
    return True


def _is_answered_by_nobody(rest: Sequence[Statement], name: str) -> bool:
    """Return True if an offer to the one who was picked follows, and what comes of a refusal comes
    of nobody as well.
    """
    lead = rest[0] if rest else None
    return isinstance(lead, Offer) and lead.by_nobody and lead.who == Local(name, "player")


def _rather(writer: Writer, place: InsertionPoint, statement: Pick) -> str:
    """Return the pieces with which a line can be done in full, or all of them, each in a line of
    its own where it is long.
    """
    among = statement.candidates
    assert isinstance(among, Rather)
    best, every = writer.expressions.text(among.best), writer.expressions.text(among.all)
    plural = statement.noun.plural
    best = writer.told_apart(place, best, f"able {plural}", statement.line, "in full")
    every = writer.told_apart(place, every, f"all {plural}", statement.line)
    return f"{best} or {every}"


def pick_number(
    writer: Writer,
    place: InsertionPoint,
    statement: PickNumber,
    rest: Sequence[Statement],
    path: str,
) -> bool:
    """Write the choice of a number by a player. Return True if the rest was written."""
    text = writer.expressions
    arguments = ", ".join(text.text(e) for e in (statement.chooser, statement.low, statement.high))
    place.write(
        f"g.do({writer.names.engine('piece_choices', 'pick_number')}, {arguments})",
        statement.line,
        "choose a number",
    )
    then = receive(
        writer, place, f"{path}.with_{statement.name}", statement.line, (statement.name, INT), rest
    )
    if then is not None:
        sequence(writer, then, rest, path)
    return True


def choose(writer: Writer, place: InsertionPoint, statement: Choose, path: str) -> None:
    """Write options: those possible now are put before the chooser."""
    text, numbers = writer.expressions, [int(option.number) for option in statement.options]
    tests = [
        (
            o,
            admitted(writer, o, statement.chooser, place.bound),
        )
        for o in statement.options
    ]
    if any(test for _, test in tests):
        always: list[int] = []
        while tests and not tests[0][1]:
            always.append(int(tests.pop(0)[0].number))
        place.write(f"can = {always}")
        for option, test in tests:
            if test:
                said = "if" if option.condition is not None else ""
                said = ", and ".join([said] * bool(said) + ["possible?"] * bool(option.needs))
                place.write(f"if {test}:", option.line, said)
                unsaid = not place.function.lines[-1].endswith(f": {said}")  # there was no room
                place.write(
                    f"    can.append({int(option.number)})", option.line if unsaid else 0, said
                )
            else:
                place.write(f"can.append({int(option.number)})", option.line)
        open_now = "tuple(can)"
    else:
        open_now = text.tuple_of([str(n) for n in numbers])
    function = writer.names.engine("offers", "choose_option")
    place.write(
        f"g.do({function}, {text.text(statement.chooser)}, CARD, {open_now})",
        statement.line,
        "choose an option",
    )
    bodies = tuple(option.body for option in statement.options if option.body.statements)
    then = receive(writer, place, f"{path}.chosen", statement.line, (".option", INT), bodies)
    if then is None:
        return
    then.bound.pop(".option")
    number = then.function.parameters[0][0]
    word = "if"
    for option in statement.options:
        if not option.body.statements:
            continue
        then.write(f"{word} {number} == {int(option.number)}:", option.line)
        word = "elif"
        then.function.pending = False
        if option.number in writer.carried:
            go_to(writer, then.deeper(), option, 0)
        else:
            block(writer, then.deeper(), option.body)


def go_to(writer: Writer, place: InsertionPoint, option: Option, line: int) -> None:
    """Schedule the body of an option that `carry out` can reach too: a function of its own,
    written once.
    """
    key = f"option {option.number}"
    function = writer.shared.get(key)
    if function is None:
        live = writer.flow.live(place.bound, option.body)
        unknown = writer.flow.mentioned(option.body) - set(live) - binders(option.body)
        if unknown:
            raise Uncompilable(
                f"option {option.number} is carried out where `{min(unknown)}` is not bound"
            )
        then = writer.step(option.body.path, option.line, place.bound, live)
        function = writer.shared[key] = (then.function, live)
        block(writer, then, option.body)
    missing = [name for name in function[1] if name not in place.bound]
    if missing:
        raise Uncompilable(
            f"option {option.number} is carried out where `{missing[0]}` is not bound"
        )
    place.write(f"g.do({function[0].name}{writer.locals_(function[1])})", line)
    place.function.pending = True


def carry_out(writer: Writer, place: InsertionPoint, statement: CarryOut, path: str) -> None:
    """Go on with another option of the card, or with a block of the set."""
    if not statement.define:
        if statement.option not in writer.options:
            raise Uncompilable(f"line {statement.line}: there is no option {statement.option}")
        go_to(writer, place, writer.options[statement.option], statement.line)
        return
    you = writer.names.local("you") if "you" in place.bound else "-1"
    place.write(
        f"g.do({writer.names.engine('offers', 'carry_out')}, {str(statement.define)!a}, {you})",
        statement.line,
    )
    place.function.pending = True


def admitted(writer: Writer, option: Option, chooser: Expression, bound: dict[str, str]) -> str:
    """Return the condition that an option may be chosen, empty when it always may."""
    own = option.condition
    tests = [] if own is None else [writer.expressions.write(own).within(NOT)]
    tests += preconditions.tests(writer, option.needs, chooser, bound, option.body.path)
    return " and ".join(dict.fromkeys(tests))


def vote(writer: Writer, place: InsertionPoint, statement: Vote, path: str) -> None:
    """Write a vote, then one of its two blocks."""
    text = writer.expressions
    ties = text.text(statement.ties) if statement.ties is not None else "-1"
    if isinstance(statement.ties, Number) and statement.ties.value in SETTLED:
        ties = writer.names.engine("voting", SETTLED[statement.ties.value])
    function = writer.names.engine("voting", "vote")
    barred = (statement.passes_barred, statement.fails_barred)
    inner = place
    for side, condition in zip((0, 1), barred, strict=True):
        if condition is None:
            continue
        both = barred[1] if side == 0 else None
        other = str(side) if both is None else f"-1 if {text.write(both).within(AND)} else 0"
        place.write(
            f"{'if' if inner is place else 'elif'} {text.text(condition)}:",
            statement.line,
            "barred?",
        )
        place.write(f"    g.do({writer.names.engine('voting', 'hand_on')}, {other})")
        inner = place.deeper()
    if inner is not place:
        place.write("else:")
    voters = writer.told_apart(inner, text.text(statement.voters), "voters", statement.line)
    inner.write(
        f"g.do({function}, {voters}, {ties}, {int(statement.without)})",
        statement.line,
        "vote",
    )
    two_ways(
        writer,
        place,
        f"{path}.vote",
        statement.line,
        TwoWays(".passed", statement.passes, statement.fails, None not in barred),
    )


def offer(writer: Writer, place: InsertionPoint, statement: Offer, path: str) -> None:
    """Write something that somebody may do, or must do as far as possible."""
    taken = Block(statement.body.path, statement.body.statements + statement.so.statements)
    test = preconditions.condition(writer, statement.needs, statement.who, place.bound, taken.path)
    there = ""
    if statement.by_nobody:
        there = f"{writer.expressions.text(statement.who)} >= 0"
        test = f"{there} and {test}" if test else there
    number = writer.number(statement)
    if not statement.must:
        text = writer.expressions
        able = writer.told_apart(place, test or "True", "able", statement.line, "possible?")
        place.write(
            f"g.do({writer.names.engine('offers', 'offer')}, {text.text(statement.who)}, CARD, "
            f"{number}, {able})",
            statement.line,
            "may",
        )
        ways = TwoWays(".taken", taken, statement.otherwise)
        two_ways(writer, place, f"{path}.offer", statement.line, ways)
        return
    if statement.in_full:
        _in_full(writer, place, statement, test)
        return
    # whatever comes of it, nothing else hangs on it
    if not test or not (statement.so.statements or statement.otherwise.statements):
        inner = InsertionPoint(place.function, place.depth, dict(place.bound), last=False)
        sequence(writer, inner, taken.statements, taken.path)
        return
    short = Block(f"{statement.body.path}.short", statement.body.statements)
    pending = place.function.pending
    place.write(f"if {test}:", statement.line, "possible?")
    block(writer, place.deeper(), taken)
    after, place.function.pending = place.function.pending, pending
    place.write("else:")
    inner = place.deeper()
    if there:
        inner.write(f"if {there}:")
        inner = inner.deeper()
    block(writer, inner, short)
    sequence(writer, place.deeper(), statement.otherwise.statements, statement.otherwise.path)
    place.function.pending = place.function.pending or after


def _in_full(writer: Writer, place: InsertionPoint, statement: Offer, test: str) -> None:
    """Write a duty that is done in full or not at all."""
    pending = place.function.pending
    place.write(f"if {test or 'True'}:", statement.line, "possible?")
    block(writer, place.deeper(), statement.body)
    after, place.function.pending = place.function.pending, pending
    if statement.otherwise.statements:
        place.write("else:")
        block(writer, place.deeper(), statement.otherwise)
    place.function.pending = place.function.pending or after


@dataclass(frozen=True, slots=True)
class TwoWays:
    """The blocks that an answer of 1 or of 0 leads to, and the name of the answer.

    With `neither` it may also be -1, which leads to none.
    """

    answer: str
    yes: Block
    no: Block
    neither: bool = False


def two_ways(writer: Writer, place: InsertionPoint, path: str, line: int, ways: TwoWays) -> None:
    """Write a step that receives 1 or 0 and goes one of two ways."""
    yes, no, neither = ways.yes, ways.no, ways.neither
    bodies = tuple(body for body in (yes, no) if body.statements)
    then = receive(writer, place, path, line, (ways.answer, INT), bodies)
    if then is None:
        return
    then.bound.pop(ways.answer)
    answer = then.function.parameters[0][0]
    if yes.statements:
        then.write(f"if {answer} > 0:" if neither else f"if {answer}:", line)
        block(writer, then.deeper(), yes)
    if no.statements:
        then.function.pending = False
        only = f"if {answer} == 0:" if neither else f"if not {answer}:"
        then.write(
            f"el{only}" if yes.statements and neither else "else:" if yes.statements else only,
            0 if yes.statements else line,
        )
        block(writer, then.deeper(), no)
