"""What a mutation changes: comparisons, numbers, arithmetic, and/or/not, conditions, statements,
results, keys.

A change is made to a freshly parsed tree, in place. Docstrings, annotations, messages (texts with
anything but small letters and `_`) and the arguments of a `raise` stay as they are. No mutation
concerns what a decorator says.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial

type_of_swap = dict[type[ast.AST], type[ast.AST]]

COMPARED: type_of_swap = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}
COUNTED: type_of_swap = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.Div: ast.Mult,
    ast.BitOr: ast.BitAnd,
    ast.BitAnd: ast.BitOr,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
    ast.BitXor: ast.BitOr,
    ast.Pow: ast.Mult,
}
KEY = re.compile(r"[a-z][a-z_0-9]*$")
Put = Callable[[ast.AST], None]


@dataclass(frozen=True, slots=True)
class Change:
    """One mutation: operator, line, the node it concerns, how it is made.

    `default` is set for a changed default of a parameter.
    """

    operator: str
    line: int
    node: ast.AST
    make: Callable[[], None]
    default: tuple[str, object] | None = None


def changes(function: ast.FunctionDef) -> Iterator[Change]:
    """All mutations of a function's own code, in the order of its source; functions inside it
    have their own.
    """
    arguments = function.args
    positional = [*arguments.posonlyargs, *arguments.args]
    defaults = [
        *zip(
            positional[len(positional) - len(arguments.defaults) :], arguments.defaults, strict=True
        ),
        *(
            (one, given)
            for one, given in zip(arguments.kwonlyargs, arguments.kw_defaults, strict=True)
            if given
        ),
    ]
    for parameter, given in defaults:
        if isinstance(given, ast.Constant):
            yield from (
                Change(one.operator, one.line, one.node, one.make, (parameter.arg, value))
                for one, value in _defaults(given)
            )
    yield from _in_list(function.body)


def module_changes(tree: ast.Module) -> Iterator[Change]:
    """Mutations of the numbers and tables a module binds."""
    for node in tree.body:
        if isinstance(node, ast.Assign | ast.AnnAssign) and node.value is not None:
            yield from _visit(node.value, partial(setattr, node, "value"))


def _defaults(node: ast.Constant) -> Iterator[tuple[Change, object]]:
    match node.value:
        case bool(value):
            yield (
                Change("bool", node.lineno, node, partial(setattr, node, "value", not value)),
                not value,
            )
        case int(value):
            yield (
                Change("number+", node.lineno, node, partial(setattr, node, "value", value + 1)),
                value + 1,
            )
            yield (
                Change("number-", node.lineno, node, partial(setattr, node, "value", value - 1)),
                value - 1,
            )


def _in_list(body: list[ast.stmt]) -> Iterator[Change]:
    for place, node in enumerate(body):
        yield from _visit(node, partial(body.__setitem__, place))


def _children(node: ast.AST) -> Iterator[Change]:
    for field, value in ast.iter_fields(node):
        if isinstance(value, list):
            for place, child in enumerate(value):
                if isinstance(child, ast.AST):
                    yield from _visit(child, partial(value.__setitem__, place), node)
        elif isinstance(value, ast.AST):
            yield from _visit(value, partial(setattr, node, field), node)


def _visit(node: ast.AST, put: Put, above: ast.AST | None = None) -> Iterator[Change]:
    line = getattr(node, "lineno", 0)

    def swap(operator: str, new: Callable[[], ast.AST]) -> Change:
        return Change(operator, line, node, lambda: put(ast.copy_location(new(), node)))

    match node:
        case (
            ast.FunctionDef()
            | ast.AsyncFunctionDef()
            | ast.ClassDef()
            | ast.Import()
            | ast.ImportFrom()
            | ast.Assert()
        ):
            return
        case ast.Expr(value=ast.Constant()):
            return
        case ast.Raise():
            yield swap("raise", ast.Pass)
            return
        case ast.Expr() | ast.Delete():
            yield swap("delete", ast.Pass)
        case ast.AugAssign():
            yield swap("delete", ast.Pass)
            if new := COUNTED.get(type(node.op)):
                yield Change("arithmetic", line, node, partial(setattr, node, "op", new()))
        case ast.Assign(targets=[ast.Attribute() | ast.Subscript()]):
            yield swap("delete", ast.Pass)
        case ast.AnnAssign():
            if node.value is not None:
                yield from _visit(node.value, partial(setattr, node, "value"), node)
            return
        case ast.Return(value=ast.expr() as value) if not (
            isinstance(value, ast.Constant) and value.value in (None, True, False)
        ):
            yield swap("return", lambda: ast.Return(ast.copy_location(ast.Constant(None), node)))
        case ast.Break():
            yield swap("loop", ast.Continue)
        case ast.Continue():
            yield swap("loop", ast.Break)
        case ast.For():
            yield Change(
                "empty",
                line,
                node,
                lambda: setattr(
                    node, "iter", ast.copy_location(ast.Tuple([], ast.Load()), node.iter)
                ),
            )
        case ast.If() | ast.IfExp() | ast.While():
            yield from _conditions(node, "test", always=not isinstance(node, ast.While))
        case ast.comprehension():
            for place, test in enumerate(node.ifs):
                for always in (True, False):
                    made = partial(
                        node.ifs.__setitem__, place, ast.copy_location(ast.Constant(always), test)
                    )
                    yield Change(str(always).lower(), test.lineno, test, made)
        case ast.match_case(guard=ast.expr()):
            yield from _conditions(node, "guard")
        case ast.JoinedStr():
            for part in node.values:
                if isinstance(part, ast.FormattedValue):
                    yield from _visit(part.value, partial(setattr, part, "value"), part)
            return
        case ast.Call(func=ast.Name(id="cast")):
            yield from _visit(node.args[1], partial(node.args.__setitem__, 1), node)
            return
        case _:
            yield from _expression(node, swap, above)
    yield from _children(node)


def _conditions(node: ast.AST, field: str, always: bool = True) -> Iterator[Change]:
    test = getattr(node, field)
    if isinstance(test, ast.Constant):
        return
    for value in (True, False)[not always :]:
        yield Change(
            str(value).lower(),
            test.lineno,
            test,
            partial(setattr, node, field, ast.copy_location(ast.Constant(value), test)),
        )


def _expression(
    node: ast.AST, swap: Callable[[str, Callable[[], ast.AST]], Change], above: ast.AST | None
) -> Iterator[Change]:
    match node:
        case ast.Compare():
            for place, operator in enumerate(node.ops):
                made = partial(node.ops.__setitem__, place, COMPARED[type(operator)]())
                yield Change("compare", node.comparators[place].lineno, node, made)
        case ast.BoolOp():
            other = ast.Or() if isinstance(node.op, ast.And) else ast.And()
            yield Change("and-or", node.lineno, node, partial(setattr, node, "op", other))
        case ast.UnaryOp(op=ast.Not()):
            yield swap("not", lambda: node.operand)
        case ast.BinOp() if not (_is_text(node.left) or _is_text(node.right)):
            if new := COUNTED.get(type(node.op)):
                yield Change("arithmetic", node.lineno, node, partial(setattr, node, "op", new()))
        case ast.Constant(value=bool() as value):
            yield swap("bool", lambda: ast.Constant(not value))
        case ast.Constant(value=int() as value):
            yield swap("number+", lambda: ast.Constant(value + 1))
            yield swap("number-", lambda: ast.Constant(value - 1))
        case ast.Constant(value=str() as text) if KEY.match(text) and isinstance(
            above, ast.Subscript | ast.Compare | ast.Call | ast.MatchValue
        ):
            yield swap("key", lambda: ast.Constant(text + "x"))


def _is_text(node: ast.expr) -> bool:
    return isinstance(node, ast.JoinedStr) or (
        isinstance(node, ast.Constant) and isinstance(node.value, str)
    )
