"""Walk over checked nodes: replace a local, collect names, drop bindings that nobody reads.

The nodes of `ir` are plain frozen dataclasses, so one generic rebuild serves all of them.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import fields, is_dataclass, replace
from operator import attrgetter
from typing import Any, TypeVar, get_args

from dowlang.semantics import ir
from dowlang.vocabulary.card_kinds import CardKind, Enumeration
from dowlang.vocabulary.declarations import Word
from dowlang.vocabulary.noun_declarations import Adjective, Noun

T = TypeVar("T")
LEAVES = (Word, Noun, Adjective, CardKind, Enumeration)
PLAIN = frozenset({str, int, bool, type(None)})
BARE = frozenset({"str", "int", "bool", "None", "tuple", *(leaf.__name__ for leaf in LEAVES)})
"""Names in the annotations of fields that never hold a node."""

EXPRESSIONS = frozenset({"Expression", *(kind.__name__ for kind in get_args(ir.Expression))})
"""Names in the annotations of fields that hold expressions and nothing that happens."""

BINDING = (ir.Pick, ir.PickNumber, ir.Each, ir.Bind, ir.RollDie, ir.Act, ir.Contest, ir.Together)
"""Statements that bind locals."""

_FIELDS: dict[type, tuple[str, ...] | None] = {}
_OUTER: dict[type, tuple[str, ...] | None] = {}
_ALL: dict[type, tuple[str, ...]] = {}
_PLANS: dict[
    Callable[[type], tuple[str, ...] | None],
    dict[type, tuple[Callable[[Any], Any] | None, bool, bool]],
] = {}
"""Getter of the fields of a node that may hold nodes, plural flag, and card line flag, by class."""


def _annotated(kind: type, without: frozenset[str]) -> tuple[str, ...]:
    """Return names of the fields of a dataclass with annotations that name more than these."""
    return tuple(
        entry.name for entry in fields(kind) if set(re.findall(r"\w+", str(entry.type))) - without
    )


def _fields(kind: type) -> tuple[str, ...] | None:
    """Return the names of the fields of a class of nodes that may hold nodes.

    Return None for declarations of the vocabulary and for plain data.
    """
    try:
        return _FIELDS[kind]
    except KeyError:
        walked = is_dataclass(kind) and not issubclass(kind, LEAVES)
        known = _FIELDS[kind] = _annotated(kind, BARE) if walked else None
        return known


def outer_fields(kind: type) -> tuple[str, ...] | None:
    """Return those of the fields that may hold more than expressions: statements, blocks, options,
    rules, needs. None for an expression.
    """
    try:
        return _OUTER[kind]
    except KeyError:
        walked = _fields(kind) is not None and not issubclass(kind, get_args(ir.Expression))
        known = _OUTER[kind] = _annotated(kind, BARE | EXPRESSIONS) if walked else None
        return known


def rebuild(
    node: T, change: Callable[[Any], Any], inner: Callable[[type], tuple[str, ...] | None] = _fields
) -> T:
    """Return the node with `change` applied to every node in it, children first.

    Declarations of the vocabulary are left alone.

    With `inner=outer_fields` expressions are left alone too.
    """
    result: Any = node
    if isinstance(node, tuple):
        items = [rebuild(item, change, inner) for item in node]
        for before, after in zip(node, items, strict=True):
            if before is not after:
                return tuple(items)  # type: ignore[return-value]
        return node
    kind = node.__class__
    names = inner(kind)
    if names is None:
        return node
    changed: dict[str, Any] = {}
    for name in names:
        before = getattr(node, name)
        if before.__class__ is tuple:
            if not before:
                continue
        elif inner(before.__class__) is None:
            continue
        after = rebuild(before, change, inner)
        if after is not before:
            changed[name] = after
    if changed:
        every = _ALL.get(kind)
        if every is None:
            written = (entry.name for entry in fields(kind))  # type: ignore[arg-type]
            every = _ALL[kind] = tuple(written)
        result = kind(
            *[changed[name] if name in changed else getattr(node, name) for name in every]
        )
    return change(result)  # type: ignore[no-any-return]


def substituted(node: T, values: Mapping[str, ir.Expression]) -> T:
    """Return the node with locals of these names replaced."""

    def change(part: Any) -> Any:
        return values.get(part.name, part) if isinstance(part, ir.Local) else part

    return rebuild(node, change)


def enum_values(arguments: Sequence[ir.Expression]) -> list[ir.EnumValue]:
    """Return the values of enumerations that some arguments are or list."""
    items = (i for a in arguments for i in (a.items if isinstance(a, ir.Pieces) else (a,)))
    return [item for item in items if isinstance(item, ir.EnumValue)]


def whom(rule: ir.Modify) -> tuple[int, ir.Candidates] | None:
    """Return the pieces that a rule sentence concerns (`survivors at the colony cannot move`), with
    their place among its arguments.

    Which pieces fit is asked whenever the number is read, not when the rule comes into force.
    """
    for index, (parameter, argument) in enumerate(
        zip(rule.word.parameters, rule.arguments, strict=True)
    ):
        if parameter.name == "subject" and isinstance(argument, ir.Candidates):
            return index, argument
    return None


def both(first: ir.Expression | None, second: ir.Expression | None) -> ir.Expression | None:
    """Return the condition that both hold, where None always holds."""
    if first is None or second is None:
        return first or second
    return ir.Logic("and", (first, second))


def fits(pieces: ir.Candidates) -> tuple[ir.Expression, ...]:
    """Return what must hold for one piece (the local `pieces.element`) to be among the pieces.

    With nothing, every piece of the noun is.
    """
    if pieces.source is None and not pieces.extreme:
        return pieces.conditions
    piece = ir.Local(f"{pieces.element}_of_all", pieces.noun.name)
    among = substituted(pieces, {pieces.element: piece})
    return (
        ir.Contains(replace(among, element=piece.name), ir.Local(pieces.element, pieces.noun.name)),
    )


def nodes(node: Any, inner: Callable[[type], tuple[str, ...] | None] = _fields) -> Iterator[Any]:
    """Yield every node in a node, itself first. With `inner=outer_fields` no expressions are
    yielded.
    """
    waiting = [node]
    while waiting:
        part = waiting.pop()
        kind = part.__class__
        if kind is tuple:
            waiting += part[::-1]
        elif kind in PLAIN:
            continue
        elif (names := inner(kind)) is not None:
            yield part
            for name in reversed(names):
                value = getattr(part, name)
                if value is not None:
                    waiting.append(value)
        elif kind is dict:
            waiting.extend(reversed(tuple(part.values())))


def placed(
    node: Any,
    line: int,
    wanted: Collection[type],
    inner: Callable[[type], tuple[str, ...] | None] = _fields,
) -> list[tuple[Any, int]]:
    """Return the nodes of the wanted classes in a node, in the order written, each with the number
    of its card line: its own, else the last before it.
    """
    plans = _PLANS.setdefault(inner, {})
    out: list[tuple[Any, int]] = []
    waiting = [node]
    while waiting:
        part = waiting.pop()
        kind = part.__class__
        if kind is tuple:
            waiting += part[::-1]
            continue
        try:
            get, several, lined = plans[kind]
        except KeyError:
            held = inner(kind)
            getter: Callable[[Any], Any] | None = attrgetter(*held[::-1]) if held else None
            get, several, lined = plans[kind] = (
                getter,
                len(held or ()) > 1,
                held is not None and hasattr(kind, "line"),
            )
        if lined:
            line = part.line or line
        if kind in wanted:
            out.append((part, line))
        if get is None:
            continue
        if several:
            waiting += get(part)
        else:
            waiting.append(get(part))
    return out


def names_read(node: Any) -> set[str]:
    """Return names of all locals that are read in a node."""
    return {local.name for local, _ in placed(node, 0, (ir.Local,))}


def names_bound(node: Any) -> set[str]:
    """Return names of all locals that statements in a node bind."""
    out: set[str] = set()
    for part, _ in placed(node, 0, BINDING, outer_fields):
        match part:
            case ir.Pick(at=at):
                out |= {part.name, at} - {""}
            case ir.PickNumber() | ir.Each() | ir.Bind() | ir.RollDie():
                out.add(part.name)
            case ir.Act() if part.binds:
                out.add(part.binds)
            case ir.Contest():
                out |= {part.highest, part.lowest} - {""}
            case ir.Together():
                out |= {part.giver, part.piece}
            case _:
                pass
    return out


def forget_unread(found: Iterable[tuple[Any, int]]) -> None:
    """Forget what nothing reads of the statements and locals that `placed` found in a node that is
    being made: effects, picks and contests bind only what something reads.

    They are changed where they stand: the node is nobody else's yet, and a copy of all around each
    of them takes four times as long.
    """
    binding, read = list[tuple[ir.Act | ir.Contest | ir.Pick, str]](), set[str]()
    for part, _ in found:
        kind = part.__class__
        if kind is ir.Local:
            read.add(part.name)
        elif kind is ir.Act and part.binds:
            binding.append((part, "binds"))
        elif kind is ir.Pick and part.at:
            binding.append((part, "at"))
        elif kind is ir.Contest:
            binding += [(part, "highest"), (part, "lowest")]
    for statement, slot in binding:
        if getattr(statement, slot) not in read:
            object.__setattr__(statement, slot, "")
