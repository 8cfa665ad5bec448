"""Write the conditions, arguments and limits of a rule in force."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from dowlang.codegen.blocks import sequence
from dowlang.codegen.target import Uncompilable
from dowlang.codegen.writer import INT, InsertionPoint, Writer
from dowlang.semantics.ir import (
    Block,
    Expression,
    Limit,
)


@dataclass(slots=True)
class RuleSite:
    """The line that puts a rule in force, and what has to hold besides.

    `path` names the rule's functions, `origin` is the expression of who put it in force.
    """

    place: InsertionPoint
    path: str
    origin: str
    conditions: list[Expression]

    def given(self, condition: Expression | None) -> RuleSite:
        """Return the site of a rule that has a condition of its own."""
        if condition is None:
            return self
        return RuleSite(self.place, self.path, self.origin, [*self.conditions, condition])


def arguments_of(
    test: str = "", locals_: str = "", limits: str = "", times: str = "", counting_to: str = ""
) -> str:
    """Return further arguments by name, those that say something."""
    out = (
        [f"test={test}"] * bool(test)
        + [f"locals_={locals_}"] * bool(locals_)
        + [limits] * bool(limits)
        + [f"times={times}"] * bool(times)
        + [f"counting_to={counting_to}"] * bool(counting_to)
    )
    return "".join(f", {one}" for one in out)


def limited(writer: Writer, limit: Limit | None) -> str:
    """Return the arguments for `, once per turn`."""
    if limit is None:
        return ""
    if limit.scope not in writer.target.vocabulary.scopes:
        raise Uncompilable(f"the vocabulary has no scope `{limit.scope}` for limits")
    return (
        f"limit_scope={int(writer.target.vocabulary.scopes[limit.scope])}, limit={int(limit.times)}"
    )


def holds(
    writer: Writer, site: RuleSite, line: int, live: list[str], piece: Sequence[str] = ()
) -> str:
    """Return a function `(g, *locals) -> bool`, or for a change that asks about a piece `(g, piece,
    *locals) -> bool`.
    """
    bound = site.place.bound
    parameters = [*((name, INT) for name in piece), *((name, bound[name]) for name in live)]
    function = writer.function(f"{site.path}.{'concerns' if piece else 'holds'}", line, parameters)
    function.returns = "bool"
    function.lines.append(
        f"    return {writer.expressions.condition(site.conditions)}  # line {int(line)}"
    )
    return function.name


def body_step(
    writer: Writer, path: str, body: Block, line: int, parameters: list[tuple[str, str]]
) -> str:
    """Return the step that carries out a block with the given parameters."""
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
