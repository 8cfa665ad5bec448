"""Write abilities that a rule grants to a piece."""

from __future__ import annotations

from typing import TypeVar

from dowlang.codegen import comments, preconditions
from dowlang.codegen.rule_conditions import RuleSite, body_step, limited
from dowlang.codegen.source_text import NOT
from dowlang.codegen.target import Uncompilable
from dowlang.codegen.writer import INT, InsertionPoint, Writer
from dowlang.semantics.ir import (
    OUTSIDE,
    YOU_LOCAL,
    Ability,
    Call,
    Candidates,
    Expression,
    Grant,
    Local,
    Logic,
    Named,
    Number,
)
from dowlang.semantics.ir_visitor import fits, substituted

E = TypeVar("E")


def grant(writer: Writer, site: RuleSite, rule: Grant) -> None:
    """Write an ability for a player (who becomes the owner) or for a piece (which becomes the
    bearer).

    Test and step are `(g, you, bearer, *captured)`: the ruleset says who uses it with which piece.
    Of several described ones each that may ever be among them gets it. The test asks who is.
    """
    place, who, ability, line = site.place, rule.who, rule.ability, rule.line
    if ability.places:
        raise Uncompilable(f"line {line}: the places of a granted ability must be needs")
    of_player = noun_of(who) == "player"
    conditions = _told_outside(writer, place, tuple(site.conditions), line)
    if isinstance(who, Candidates) and (who.conditions or who.extreme):
        (described,) = _told_outside(writer, place, (who,), line)
        user = Local("you" if of_player else "bearer", who.noun.name)
        conditions = (*substituted(fits(described), {who.element: user}), *conditions)
    live = [
        n
        for n in writer.flow.live(place.bound, ability.body, ability.needs, conditions)
        if n not in ("you", "bearer")
    ]
    parameters = [("you", INT), ("bearer", INT), *((n, place.bound[n]) for n in live)]
    test = possible(writer, f"{site.path}.possible", ability, parameters, list(conditions))
    step = body_step(writer, site.path, ability.body, ability.line, parameters)
    if isinstance(who, Candidates):
        holder = writer.names.local(who.element)
        place.write(f"for {holder} in {everybody(writer, who)}:", line, f"each {who.noun.name}")
        place = place.deeper()
    else:
        holder = writer.expressions.text(who)
    whose = f"origin._replace({'owner' if of_player else 'bearer'}={holder})"
    limits = limited(writer, ability.limit) or "limit_scope=0, limit=0"
    captured = f", locals_={writer.captured(live)}" if live else ""
    call = writer.names.engine("ongoing_effects", "grant")
    place.write(
        f"{call}(g, {whose}, {step}.__name__, {test}.__name__, die={int(ability.die)}, "
        f"{limits}{captured})",
        line,
        "ability",
    )


def everybody(writer: Writer, who: Candidates) -> str:
    """Write the collection of all pieces that may be among the described ones, now or later."""
    if who.source is None and who.noun.ever is not None:
        return f"{writer.names.function(who.noun.ever)}(g)"
    return writer.expressions.source(who)


def _told_outside(
    writer: Writer, place: InsertionPoint, told: tuple[E, ...], line: int
) -> tuple[E, ...]:
    """Return expressions of the lines around an ability as its test asks them, and write who `you`
    and the bearer are there.
    """
    mentioned = writer.flow.mentioned(told)
    renamed: dict[str, Expression] = {}
    for name, outside in OUTSIDE.items():
        if name not in mentioned or name not in place.bound:
            continue
        if outside not in place.bound:
            place.write(f"{writer.names.local(outside)} = {writer.names.local(name)}", line)
            place.bound[outside] = place.bound[name]
        renamed[name] = Local(outside, "player" if name == "you" else "")
    return substituted(told, renamed)


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
        writer.expressions.write(Logic("and", tuple(conditions))).within(NOT) if conditions else ""
    )
    asked = preconditions.condition(
        writer,
        ability.needs,
        YOU_LOCAL,
        dict(parameters),
        path.removesuffix(".possible"),
    )
    tests = [t for t in (first, asked) if t]
    function.lines.append(
        comments.commented(f"    return {' and '.join(tests) or True}", ability.line, "possible?")
    )
    return function.name


def noun_of(expression: Expression) -> str:
    """Return the noun of what an expression denotes."""
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
