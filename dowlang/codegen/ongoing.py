"""Write what stays in force after the card is done: ongoing rules, standing rules, later events.

Each rule becomes one call of `dowlang.engine.ongoing_effects` with names of functions and the
captured locals, never a closure. A moment is an event of the ruleset: events of turns carry the
player first. `the end of the next …` is the second end from now, so a first watch puts the second
in force.
"""

from __future__ import annotations

from typing import assert_never

from dowlang.codegen import comments
from dowlang.codegen.granted_abilities import grant, noun_of
from dowlang.codegen.rule_conditions import RuleSite, arguments_of, holds, limited
from dowlang.codegen.rule_events import at_moment, instead, watch
from dowlang.codegen.target import Uncompilable
from dowlang.codegen.writer import INT, InsertionPoint, Writer, type_of
from dowlang.semantics.ir import (
    AtMoment,
    Grant,
    Instead,
    Lasting,
    Later,
    Local,
    Modify,
    Rule,
    Standing,
    Watch,
)
from dowlang.semantics.ir_visitor import fits, whom
from dowlang.vocabulary.registry import UNTIMED


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
    # it carries the card already
    if bearer is not None and bearer == Local("bearer", noun_of(bearer)):
        more += f", tag=g.bearer_tag({noun_of(bearer)!a}, {writer.names.local('bearer')})"
    elif bearer is not None and statement.duration == "attached":
        more += f", tag=g.attach(CARD, {noun_of(bearer)!a}, {writer.names.local('bearer')})"
    you = writer.names.local("you") if "you" in inner.bound else "-1"
    made = (
        f"{writer.names.engine('ongoing_effects', 'Origin')}(CARD, {you}, "
        f"{until(writer, statement.duration)}{more})"
    )
    inner.write(f"origin = {made}", line, comments.duration(statement.duration))
    for number, rule in enumerate(statement.rules, 1):
        site = RuleSite(inner, f"{path}.rule_{number}", "origin", [])
        rule_in_force(writer, site.given(statement.condition), rule)


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
    needed = {*writer.flow.mentioned(rules)}
    if any(isinstance(rule, AtMoment) and "your" in rule.moment for rule in rules):
        needed.add("you")  # whose turn it is, which no word of such a rule has to say
    for local in (local for part in parts[:1] for local in part.scope):
        place.bound[local.name] = type_of(local)
        if local.name in needed:
            place.write(
                f"{writer.names.local(local.name)} = "
                f"origin.{TOLD_BY_ORIGIN.get(local.name, 'bearer')}"
            )
    for number, rule in enumerate(rules, 1):
        rule_in_force(writer, RuleSite(place, f"{role}.rule_{number}", "origin", []), rule)
    writer.roles[role] = function.name


def rule_in_force(writer: Writer, site: RuleSite, rule: Rule) -> None:
    """Write one rule, in force while the conditions of its block hold."""
    match rule:
        case Modify():
            modify(writer, site.given(rule.condition), rule)
        case Watch():
            watch(writer, site.given(rule.condition), rule)
        case AtMoment():
            at_moment(writer, site.given(rule.condition), rule)
        case Instead():
            instead(writer, site.given(rule.condition), rule)
        case Grant():
            grant(writer, site.given(rule.condition), rule)
        case _:
            assert_never(rule)


def modify(writer: Writer, site: RuleSite, rule: Modify) -> None:
    """Write a rule sentence.

    Pieces told by what fits them are asked for when the number is read: the test is given the
    piece.
    """
    arguments = [writer.expressions.text(argument) for argument in rule.arguments]
    piece: list[str] = []
    concerned = whom(rule)
    if concerned is not None:
        number, pieces = concerned
        tests = fits(pieces)
        site = RuleSite(site.place, site.path, site.origin, [*tests, *site.conditions])
        everybody = "-1" if not tests else writer.names.engine("ongoing_effects", "EACH")
        arguments[number] = (
            f"({everybody},)" if rule.word.parameters[number].type.many else everybody
        )
        piece = [pieces.element] if tests else []
    live = [
        name for name in writer.flow.live(site.place.bound, site.conditions) if name not in piece
    ]
    test = f"{holds(writer, site, rule.line, live, piece)}.__name__" if site.conditions else ""
    extras = arguments_of(
        test=test, locals_=writer.captured(live) if live else "", limits=limited(writer, rule.limit)
    )
    change = f"{writer.names.function(rule.word.function)}({', '.join(['g', *arguments])})"
    site.place.write(
        f"{writer.names.engine('ongoing_effects', 'change')}(g, {site.origin}, {change}{extras})",
        rule.line,
        rule.word.phrase,
    )


def later(writer: Writer, place: InsertionPoint, statement: Later, path: str) -> None:
    """Write something that happens once, later.

    What waits belongs to whoever is `you` now and ends only by happening.
    """
    you = writer.names.local("you") if "you" in place.bound else "-1"
    origin = (
        f"{writer.names.engine('ongoing_effects', 'Origin')}(CARD, {you}, "
        f"{writer.names.engine('ongoing_effects', 'FOREVER')})"
    )
    name = statement.body.path or f"{path}.later"
    site = RuleSite(place, name, origin, [])
    if statement.event is not None:
        waiting = Watch(statement.event, statement.body, statement.line)
        watch(writer, site, waiting, statement.times, statement.counting)
    elif statement.moment is not None:
        if (statement.moment[0], statement.moment[2]) == ("end", "next"):
            place.write(f"origin = {origin}", statement.line)
            site.origin = "origin"
        once = AtMoment(statement.moment, statement.body, statement.line)
        at_moment(writer, site, once, single=True)
    else:
        raise Uncompilable(f"line {statement.line}: later, but nothing says when")
