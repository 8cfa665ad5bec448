"""Write what stays in force after the card is done: ongoing rules, standing rules, later events.

Each rule becomes one call of `dowlang.engine.ongoing_effects` with names of functions and the
captured locals, never a closure. A moment is an event of the ruleset: events of turns carry the
player first. `the end of the next …` is the second end from now, so a first watch puts the second
in force.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from dowlang.codegen import comments, events, preconditions
from dowlang.codegen.blocks import sequence
from dowlang.codegen.target import Uncompilable
from dowlang.codegen.writer import INT, InsertionPoint, Writer, type_of
from dowlang.semantics.ir import (
    Ability,
    AtMoment,
    Block,
    Call,
    Candidates,
    EnumValue,
    Expression,
    Grant,
    Instead,
    Lasting,
    Later,
    Limit,
    Local,
    Logic,
    Match,
    Modify,
    Named,
    Number,
    Rule,
    Standing,
    Watch,
)
from dowlang.semantics.ir_visitor import fits, whom

UNTIMED = ("game", "while", "attached")
Condition = Expression | None


def put_in_force(writer: Writer, place: InsertionPoint, statement: Lasting, path: str) -> None:
    """Write a duration and its rules.

    In an attached card `bearer` is the piece. Where another bearer is bound already, that takes a
    step of its own.
    """
    line, bearer = statement.line, statement.bearer
    inner = InsertionPoint(place.function, place.depth, dict(place.bound), last=False)
    if bearer is not None and bearer != Local("bearer", noun_of(bearer)):
        whom = writer.expressions.text(bearer)
        if "bearer" in place.bound:
            live = [name for name in writer.flow.live(place.bound, statement) if name != "bearer"]
            inner = writer.step(f"{path}.attached", line, place.bound, live, (("bearer", INT),))
            place.write(f"g.do({inner.function.name}, {whom}{writer.locals_(live)})", line)
            place.function.pending = True
        else:
            inner.bound["bearer"] = INT
            place.write(f"{writer.names.local('bearer')} = {whom}", line)
    more = f", bearer={writer.names.local('bearer')}" if bearer is not None else ""
    if bearer is not None and bearer == Local(
        "bearer", noun_of(bearer)
    ):  # it carries the card already
        more += f", tag=g.bearer_tag({noun_of(bearer)!a}, {writer.names.local('bearer')})"
    elif bearer is not None and statement.duration == "attached":
        more += f", tag=g.attach(CARD, {noun_of(bearer)!a}, {writer.names.local('bearer')})"
    you = writer.names.local("you") if "you" in inner.bound else "-1"
    made = f"{writer.names.engine('ongoing_effects', 'Origin')}(CARD, {you}, {until(writer, statement.duration)}{more})"
    inner.write(f"origin = {made}", line, comments.duration(statement.duration))
    for number, rule in enumerate(statement.rules, 1):
        rule_in_force(writer, inner, rule, f"{path}.rule_{number}", "origin", statement.condition)


def until(writer: Writer, duration: str) -> str:
    """Write the end of a duration, by the clock of the vocabulary."""
    clock = writer.target.vocabulary.durations.get(duration)
    if clock is not None:
        return f"*{writer.names.function(clock)}(g)"
    if duration not in UNTIMED:
        raise Uncompilable(f"the vocabulary has no duration `{duration}`")
    return writer.names.engine("ongoing_effects", "FOREVER")


TOLD_BY_ORIGIN = {"you": "owner", "own": "own"}
"""Local of a standing rule -> its part of the origin. Any other local is the piece that bears the
card.
"""


def standing(writer: Writer, role: str, parts: list[Standing]) -> None:
    """Write a function `(g, origin)` that puts the rules of a card in force.

    The ruleset says where they come from and when they end. `you` is the owner of the origin, `own`
    the copy of the card. Any other local of the scope is the piece that bears it.
    """
    rules = [rule for part in parts for rule in part.rules]
    function = writer.function(
        role, next((rule.line for rule in rules), writer.checked_card.line), []
    )
    function.parameters, function.step = (
        [("origin", writer.names.engine("ongoing_effects", "Origin"))],
        False,
    )
    place = InsertionPoint(function, 1, {}, last=True)
    needed = writer.flow.mentioned(rules)
    for local in (local for part in parts[:1] for local in part.scope):
        place.bound[local.name] = type_of(local)
        if local.name in needed:
            place.write(
                f"{writer.names.local(local.name)} = "
                f"origin.{TOLD_BY_ORIGIN.get(local.name, 'bearer')}"
            )
    for number, rule in enumerate(rules, 1):
        rule_in_force(writer, place, rule, f"{role}.rule_{number}", "origin", None)
    writer.roles[role] = function.name


def rule_in_force(
    writer: Writer, place: InsertionPoint, rule: Rule, path: str, origin: str, outer: Condition
) -> None:
    """One rule, while the `outer` condition of its block holds."""
    match rule:
        case Modify(condition=condition):
            modify(
                writer, place, rule, path, origin, [c for c in (outer, condition) if c is not None]
            )
        case Watch(event, body, line, condition, limit):
            both = [c for c in (outer, condition) if c is not None]
            watch(writer, place, path, origin, event, body, line, both, limited(writer, limit))
        case AtMoment(moment, body, line, condition, limit, whose):
            both = [c for c in (outer, condition) if c is not None]
            at_moment(
                writer,
                place,
                path,
                origin,
                moment,
                body,
                line,
                both,
                limited(writer, limit),
                whose=whose,
            )
        case Instead(step, body, line, condition):
            instead(
                writer,
                place,
                path,
                origin,
                step,
                body,
                line,
                [c for c in (outer, condition) if c is not None],
            )
        case Grant(who, ability, line):
            grant(writer, place, path, who, ability, line, outer)
        case _:
            assert_never(rule)


def modify(
    writer: Writer,
    place: InsertionPoint,
    rule: Modify,
    path: str,
    origin: str,
    conditions: list[Expression],
) -> None:
    """A rule sentence.

    Pieces told by what fits them are asked for when the number is read: the test is given the
    piece.
    """
    arguments = [writer.expressions.text(argument) for argument in rule.arguments]
    piece: list[str] = []
    concerned = whom(rule)
    if concerned is not None:
        number, pieces = concerned
        tests = fits(pieces)
        conditions = [*tests, *conditions]
        everybody = "-1" if not tests else writer.names.engine("ongoing_effects", "EACH")
        arguments[number] = (
            f"({everybody},)" if rule.word.parameters[number].type.many else everybody
        )
        piece = [pieces.element] if tests else []
    live = [name for name in writer.flow.live(place.bound, conditions) if name not in piece]
    test = (
        f"{holds(writer, place, path, rule.line, conditions, live, piece)}.__name__"
        if conditions
        else ""
    )
    extras = arguments_of(
        test=test, locals_=writer.captured(live) if live else "", limits=limited(writer, rule.limit)
    )
    change = f"{writer.names.function(rule.word.function)}({', '.join(['g', *arguments])})"
    place.write(
        f"{writer.names.engine('ongoing_effects', 'change')}(g, {origin}, {change}{extras})",
        rule.line,
        rule.word.phrase,
    )


def arguments_of(test: str = "", locals_: str = "", limits: str = "", times: str = "") -> str:
    """Further arguments by name, those that say something."""
    out = (
        [f"test={test}"] * bool(test)
        + [f"locals_={locals_}"] * bool(locals_)
        + [limits] * bool(limits)
        + [f"times={times}"] * bool(times)
    )
    return "".join(f", {one}" for one in out)


def limited(writer: Writer, limit: Limit | None) -> str:
    """The arguments for `, once per turn`."""
    if limit is None:
        return ""
    if limit.scope not in writer.target.vocabulary.scopes:
        raise Uncompilable(f"the vocabulary has no scope `{limit.scope}` for limits")
    return (
        f"limit_scope={int(writer.target.vocabulary.scopes[limit.scope])}, limit={int(limit.times)}"
    )


def holds(
    writer: Writer,
    place: InsertionPoint,
    path: str,
    line: int,
    conditions: list[Expression],
    live: list[str],
    piece: Sequence[str] = (),
) -> str:
    """A function `(g, *locals) -> bool`, or for a change that asks about a piece `(g, piece,
    *locals) -> bool`.
    """
    parameters = [*((name, INT) for name in piece), *((name, place.bound[name]) for name in live)]
    function = writer.function(f"{path}.{'concerns' if piece else 'holds'}", line, parameters)
    function.returns = "bool"
    function.lines.append(
        f"    return {writer.expressions.condition(conditions)}  # line {int(line)}"
    )
    return function.name


def body_step(
    writer: Writer, path: str, body: Block, line: int, parameters: list[tuple[str, str]]
) -> str:
    """The step that carries out a block with the given parameters."""
    spoken = [part for part in body.path.split(".") if not part.isdigit()]
    name = (
        path
        if any(spoken == rules.role.split(".") for rules in writer.checked_card.standing)
        else body.path or path
    )
    function = writer.function(name, line, parameters)
    sequence(
        writer, InsertionPoint(function, 1, dict(parameters), last=True), body.statements, name
    )
    return function.name


def watch(
    writer: Writer,
    place: InsertionPoint,
    path: str,
    origin: str,
    event: Match,
    body: Block,
    line: int,
    more: list[Expression],
    limits: str,
    times: int = -1,
) -> None:
    """Write a wait for an event. Its fields are parameters of the clause and of the block."""
    fields = {field.name for field in event.fields}
    live = [name for name in writer.flow.live(place.bound, event, body, more) if name not in fields]
    match = events.match(
        writer, path, event, place.bound, live, [(condition, line) for condition in more]
    )
    step = body_step(writer, path, body, line, events.payload_parameters(event, place.bound, live))
    extras = arguments_of(
        locals_=writer.captured(live) if live else "",
        limits=limits,
        times=str(times) if times > 0 else "",
    )
    call = writer.names.engine("ongoing_effects", "watch")
    said = f"when {comments.waits_for(event)}"
    place.write(
        f"{call}(g, {origin}, {events.constant(writer, event.number)}, {match}, "
        f"{step}.__name__{extras})",
        line,
        said,
    )


def at_moment(
    writer: Writer,
    place: InsertionPoint,
    path: str,
    origin: str,
    moment: tuple[str, str, str],
    body: Block,
    line: int,
    more: list[Expression],
    limits: str,
    single: bool = False,
    whose: Condition = None,
) -> None:
    """Write `at the start of your turn`, each time.

    It is only once when `single`, or when the moment is this or the next one.
    """
    end, unit, which = moment
    number = writer.target.vocabulary.moments.get((end, unit))
    if number is None:
        raise Uncompilable(f"the vocabulary has no moment `{end} {unit}`")
    player = whose or Local("you", "player")
    live = writer.flow.live(place.bound, body, more, *((player,) if which == "your" else ()))
    parameters = [*((name, place.bound[name]) for name in live), ("*moment", INT)]
    said = comments.moment(end, unit, which)
    if more or which == "your":
        clause = writer.function(f"{path}.fails", line, parameters[:-1], comments.fails(said))
        clause.parameters.append(("*moment", INT))
        if which == "your":
            clause.lines += [
                f"    if moment[0] != {writer.expressions.text(player)}:",
                f"        return {int(line)}",
            ]
        events.checks(writer, clause, [(condition, line) for condition in more])
        match = f"{clause.name}.__name__"
    else:
        match = writer.names.engine("ongoing_effects", "ALWAYS")
    function = writer.function(body.path or path, line, parameters[:-1])
    function.parameters.append(("*moment", INT))
    sequence(
        writer,
        InsertionPoint(function, 1, dict(parameters[:-1]), last=True),
        body.statements,
        body.path or path,
    )
    call, event = writer.names.engine("ongoing_effects", "watch"), events.constant(writer, number)
    once = "1" if single or which in ("this", "next") else ""
    if (end, which) == ("end", "next"):
        wait = writer.function(f"{body.path or path}.wait", line, parameters[:-1])
        wait.parameters = [("from_", "tuple[Any, ...]"), *wait.parameters, ("*moment", INT)]
        extras = arguments_of(
            locals_=writer.captured(live) if live else "", limits=limits, times=once
        )
        made = f"{writer.names.engine('ongoing_effects', 'Origin')}(*from_)"
        wait.lines.append(
            f"    {call}(g, {made}, {event}, {match}, {function.name}.__name__{extras})  # line "
            f"{int(line)}: {said}"
        )
        captured = writer.expressions.tuple_of(
            [f"tuple({origin})", *(writer.names.local(name) for name in live)]
        )
        always = writer.names.engine("ongoing_effects", "ALWAYS")
        place.write(
            f"{call}(g, {origin}, {event}, {always}, {wait.name}.__name__, locals_={captured}, "
            f"times=1)",
            line,
            said,
        )
        return
    extras = arguments_of(locals_=writer.captured(live) if live else "", limits=limits, times=once)
    place.write(
        f"{call}(g, {origin}, {event}, {match}, {function.name}.__name__{extras})", line, said
    )


def later(writer: Writer, place: InsertionPoint, statement: Later, path: str) -> None:
    """Something once, later.

    What waits belongs to whoever is `you` now and ends only by happening.
    """
    you = writer.names.local("you") if "you" in place.bound else "-1"
    origin = f"{writer.names.engine('ongoing_effects', 'Origin')}(CARD, {you}, {writer.names.engine('ongoing_effects', 'FOREVER')})"
    name = statement.body.path or f"{path}.later"
    if statement.event is not None:
        watch(
            writer,
            place,
            name,
            origin,
            statement.event,
            statement.body,
            statement.line,
            [],
            "",
            statement.times,
        )
    elif statement.moment is not None:
        if (statement.moment[0], statement.moment[2]) == ("end", "next"):
            place.write(f"origin = {origin}", statement.line)
            origin = "origin"
        at_moment(
            writer,
            place,
            name,
            origin,
            statement.moment,
            statement.body,
            statement.line,
            [],
            "",
            single=True,
        )
    else:
        raise Uncompilable(f"line {statement.line}: later, but nothing says when")


def instead(
    writer: Writer,
    place: InsertionPoint,
    path: str,
    origin: str,
    step: EnumValue,
    body: Block,
    line: int,
    both: list[Expression],
) -> None:
    """A step of the rules replaced, or skipped when the block is empty."""
    number = writer.expressions.text(step)
    live = writer.flow.live(place.bound, body, both)
    name = ""
    parameters = [(n, place.bound[n]) for n in live]
    if body.statements:
        name = f"{body_step(writer, path, body, line, parameters)}.__name__"
    skipped = "" if name else writer.names.engine("ongoing_effects", "SKIPPED")
    said = "instead of that step" if name else "that step is skipped"
    test = f"{holds(writer, place, path, line, both, live)}.__name__" if both else ""
    extras = (f", locals_={writer.captured(live)}" if live else "") + (
        f", test={test}" if test else ""
    )
    place.write(
        f"{writer.names.engine('ongoing_effects', 'instead')}(g, {origin}, {number}, "
        f"{name or skipped}{extras})",
        line,
        said,
    )


def grant(
    writer: Writer,
    place: InsertionPoint,
    path: str,
    who: Expression,
    ability: Ability,
    line: int,
    outer: Condition,
) -> None:
    """An ability for a player (who becomes the owner) or for a piece (which becomes the bearer).

    Test and step are `(g, you, bearer, *captured)`: the ruleset says who uses it with which piece.
    """
    if ability.places:
        raise Uncompilable(f"line {line}: the places of a granted ability must be needs")
    conditions = [outer] if outer is not None else []
    live = [
        n
        for n in writer.flow.live(place.bound, ability.body, ability.needs, conditions)
        if n not in ("you", "bearer")
    ]
    parameters = [("you", INT), ("bearer", INT), *((n, place.bound[n]) for n in live)]
    test = possible(writer, f"{path}.possible", ability, parameters, conditions)
    step = body_step(writer, path, ability.body, ability.line, parameters)
    holder = writer.expressions.text(who)
    if isinstance(who, Candidates):
        holder = writer.names.local(who.element)
        place.write(
            f"for {holder} in {writer.expressions.pieces(who)}:", line, f"each {who.noun.name}"
        )
        place = place.deeper()
    whose = f"origin._replace({'owner' if noun_of(who) == 'player' else 'bearer'}={holder})"
    limits = limited(writer, ability.limit) or "limit_scope=0, limit=0"
    captured = f", locals_={writer.captured(live)}" if live else ""
    call = writer.names.engine("ongoing_effects", "grant")
    place.write(
        f"{call}(g, {whose}, {step}.__name__, {test}.__name__, die={int(ability.die)}, "
        f"{limits}{captured})",
        line,
        "ability",
    )


def possible(
    writer: Writer,
    path: str,
    ability: Ability,
    parameters: list[tuple[str, str]],
    conditions: list[Expression],
) -> str:
    """Write a function `(g, *locals) -> bool` for the mandatory parts of an ability.

    It tells whether they can be carried out.
    """
    function = writer.function(path, ability.line, parameters)
    function.returns = "bool"
    first = (
        writer.expressions.write(Logic("and", tuple(conditions))).within(2) if conditions else ""
    )
    asked = preconditions.condition(
        writer,
        None,
        ability.needs,
        Local("you", "player"),
        dict(parameters),
        path.removesuffix(".possible"),
    )
    tests = [t for t in (first, asked) if t]
    function.lines.append(
        comments.commented(f"    return {' and '.join(tests) or True}", ability.line, "possible?")
    )
    return function.name


def noun_of(expression: Expression) -> str:
    """The noun of what an expression denotes."""
    match expression:
        case Local(_, noun):
            return noun
        case Named(noun) | Candidates(noun):
            return noun.name
        case Call(word):
            return word.noun
        case _:
            assert isinstance(expression, Number)  # `player 2`
            return "player"
