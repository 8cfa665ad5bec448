"""The module under construction: its functions, and the place in one of them where the next line
goes.

A `Function` knows whether something has been scheduled in it since its step began (`pending`). An
`InsertionPoint` is a function, a depth of indentation and the locals bound so far on the way, with
their Python types in the order they were bound.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from dowlang.codegen.comments import WIDEST, commented
from dowlang.codegen.control_flow import Flow, numbered
from dowlang.codegen.expressions import Expressions
from dowlang.codegen.naming import Namespace
from dowlang.codegen.target import Target
from dowlang.semantics.ir import (
    Atom,
    CarryOut,
    CheckedCard,
    Local,
    Manual,
    Offer,
    Option,
    Statement,
)
from dowlang.semantics.ir_needs import trimmed
from dowlang.semantics.ir_visitor import nodes, outer_fields, rebuild
from dowlang.semantics.lower.needs_as_seen import with_needs_as_seen
from dowlang.semantics.lower.pre_event import with_bearers
from dowlang.semantics.lower.shown_when_asked import with_shown

INT, MANY = "int", "tuple[int, ...]"
# words and signs of an argument that is better read on a line of its own, or on several
LONG, VERY_LONG = (
    16,
    32,
)
SIGNS = re.compile(r"\w+|[^\w\s]")
LITERAL = re.compile(r"'(?:[^'\\]|\\.)*'|\"(?:[^\"\\]|\\.)*\"")


def type_of(local: Local) -> str:
    """Return the Python type of a local."""
    return MANY if local.many else INT


def condition_of(text: str) -> int:
    """Return the index of the outermost ` if ` of `tuple(x for x in … if …)`, or -1."""
    if not text.startswith("tuple(") or not text.endswith(")"):
        return -1
    blank = LITERAL.sub(lambda found: "x" * len(found.group()), text)
    depth = 0
    for at, sign in enumerate(blank):
        depth += {"(": 1, ")": -1}.get(sign, 0)
        if depth == 0 and at < len(blank) - 1 and sign == ")":
            return -1
        if depth == 1 and blank.startswith(" if ", at):
            return at
    return -1


@dataclass(slots=True)
class Function:
    """One function of the module. `step`: frames and lasting effects may name it."""

    name: str
    parameters: list[tuple[str, str]]
    line: int
    doc: str = ""
    returns: str = "None"
    step: bool = True
    pending: bool = False
    lines: list[str] = field(default_factory=list)

    def text(self, game: str) -> str:
        """Return the function as source."""
        parameters = ", ".join(
            [f"g: {game}", *(f"{name}: {kind}" for name, kind in self.parameters)]
        )
        head = f"def {self.name}({parameters}) -> {self.returns}:"
        doc = [f'    """{self.doc}"""'] if self.doc else []
        if doc and len(doc[0]) > WIDEST:
            doc = [doc[0].replace(". Gives", ".\n\n    Gives").replace('."""', '.\n    """')]
        return "\n".join([head, *doc, *(self.lines or ([] if doc else ["    pass"]))])


@dataclass(slots=True)
class InsertionPoint:
    """The place of the next line.

    `last`: nothing follows in this function, so a `return` may end it.
    """

    function: Function
    depth: int
    bound: dict[str, str]
    last: bool

    def deeper(self, last: bool = False) -> InsertionPoint:
        """Return one level of indentation more, with locals of its own."""
        return InsertionPoint(self.function, self.depth + 1, dict(self.bound), last)

    def write(self, text: str, line: int = 0, said: str = "") -> None:
        """Write one line of code, with the number of the card line it comes from and the
        vocabulary's words for what it does.
        """
        self.function.lines.append(commented(f"{'    ' * self.depth}{text}", line, said))


@dataclass(frozen=True, slots=True)
class StatementWriters:
    """Name the functions that write statements, by their class.

    Those in `with_rest` get the rest of the block too. They return True when they have written it.
    """

    with_rest: Mapping[
        type[Statement], Callable[[Writer, InsertionPoint, Any, Sequence[Statement], str], bool]
    ]
    alone: Mapping[type[Statement], Callable[[Writer, InsertionPoint, Any, str], None]]


class Writer:
    """Everything that the parts of the compiler share while they write the module of one card."""

    def __init__(
        self, checked_card: CheckedCard, target: Target, path: str, passes: StatementWriters
    ) -> None:
        self.passes = passes
        as_seen = with_needs_as_seen(with_shown(with_bearers(checked_card)))
        checked_card = rebuild(as_seen, trimmed, outer_fields)
        self.checked_card, self.target, self.path = checked_card, target, path
        self.names = Namespace()
        self.options = {
            part.number: part for part in nodes(checked_card) if isinstance(part, Option)
        }
        self.paths = {o.body.path: o.number for o in self.options.values() if o.body.path}
        self.carried = {
            part.option
            for part in nodes(checked_card)
            if isinstance(part, CarryOut) and not part.define
        }
        self.flow = Flow(self.options)
        self.expressions = Expressions(target, self.names)
        self.functions: list[Function] = []
        self.roles: dict[str, str] = {}
        self.asks: dict[str, str] = {}  # step that gets a piece -> the word before it in its phrase
        # steps that get the one of several that fit a sentence, as the arbiter has said
        self.several_fit: list[str] = []
        # steps of clauses that come in before an event and take it back
        self.replaces: list[str] = []
        # bodies that several places schedule, with their locals
        self.shared: dict[str, tuple[Function, list[str]]] = {}
        self.numbers = {
            number_of: number
            for kind in (Offer, Manual, Atom)
            for number_of, (number, _) in numbered(checked_card, kind).items()
        }

    def function(
        self, path: str, line: int, parameters: list[tuple[str, str]], doc: str = ""
    ) -> Function:
        """Add a function. `parameters` are locals of the card with their types."""
        named = [(self.names.local(name), kind) for name, kind in parameters]
        function = Function(self.names.step(self.by_option(path)), named, line, doc)
        self.functions.append(function)
        return function

    def by_option(self, path: str) -> str:
        """Return the path with the number by which an option is asked for in place of all that
        leads to the option.
        """
        within = [found for found in self.paths if path == found or path.startswith(f"{found}.")]
        deepest = max(within, key=len, default="")
        return (
            f"options.option_{int(self.paths[deepest])}{path[len(deepest) :]}" if within else path
        )

    def step(
        self,
        path: str,
        line: int,
        bound: dict[str, str],
        live: list[str],
        received: tuple[tuple[str, str], ...] = (),
    ) -> InsertionPoint:
        """Return a new step that gets the live locals after what it receives, and the place where
        its first line goes.
        """
        parameters = [
            *received,
            *((name, bound[name]) for name in live if name not in dict(received)),
        ]
        function = self.function(path, line, parameters)
        return InsertionPoint(function, 1, dict(parameters), last=True)

    def locals_(self, names: list[str]) -> str:
        """Return the locals as further arguments."""
        return "".join(f", {self.names.local(name)}" for name in names)

    def captured(self, names: list[str]) -> str:
        """Return the locals as one tuple, for a lasting effect."""
        return self.expressions.tuple_of([self.names.local(name) for name in names])

    def told_apart(
        self, place: InsertionPoint, text: str, called: str, line: int, said: str = ""
    ) -> str:
        """Give a long expression a line and a name of its own above the statement that speaks of
        it.

        A short one stays where it is. Words and signs are counted, not characters: the name of
        something on a card must not decide what its handler looks like.
        """
        measured = len(SIGNS.findall(LITERAL.sub("", text)))
        if measured <= LONG:
            return text
        name = self.names.local(f".{called.replace(' ', '_')}")
        at = condition_of(text) if measured > VERY_LONG else -1
        if at < 0:
            place.write(f"{name} = {text}", line, said)
            return name
        place.write(f"{name} = tuple(", line, said)
        place.write(f"    {text[len('tuple(') : at]}")
        place.write(f"    {text[at + 1 : -1]}")
        place.write(")")
        return name

    def number(self, node: Offer | Manual | Atom) -> int:
        """Return the number of an offer, a manual text or a comparison among those of the card."""
        return self.numbers[id(node)]
