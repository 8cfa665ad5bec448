"""Every mutation of every function, by a name that survives layout; and a module compiled with one
of them made.

A name is `module:function:operator:ordinal | statement`, where the statement is written from the
tree (`naming`) and the ordinal counts mutations of the same operator in statements of the same text
in the same function. So it holds until somebody changes the statement itself; then it is gone, and
whoever names it learns of it.
"""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from types import CodeType

from tests.mutation.naming import Texts
from tests.mutation.operators import Change, changes, module_changes

ROOT = Path(__file__).resolve().parents[2]
PLACES = {"engine": "dowlang/engine", "dead_of_winter": "dowlang/rulesets/dead_of_winter"}
MODULE = "<module>"  # the function of what a module binds outside every function


@dataclass(frozen=True, slots=True)
class Mutant:
    """One mutation, where it stands.

    `first` and `last` are the lines of its statement, as tests reach them; `named`, those of the
    text in its name.
    """

    id: str
    module: str
    function: str
    operator: str
    line: int
    first: int
    last: int
    named: tuple[int, int]
    default: tuple[str, object] | None = None

    @property
    def stratum(self) -> str:
        """`engine`, `procedures`, `words`, `narration` or `agents`."""
        parts = self.module.split(".")
        return (
            parts[0]
            if parts[0] == "engine"
            else parts[1]
            if parts[1] in ("words", "narration", "agents") and len(parts) > 2
            else "procedures"
        )


def modules() -> dict[str, str]:
    """Name of each module that is mutated -> its file below the root:
    `dead_of_winter.words.nouns` -> `dowlang/rulesets/…/nouns.py`.
    """
    return {
        f"{name}.{file.relative_to(ROOT / place).with_suffix('').as_posix().replace('/', '.')}": file.relative_to(  # noqa: E501
            ROOT
        ).as_posix()
        for name, place in PLACES.items()
        for file in sorted((ROOT / place).rglob("*.py"))
    }


def functions(tree: ast.AST, above: str = "") -> Iterator[tuple[str, ast.FunctionDef]]:
    """Functions and methods with their qualified names, those inside others too (`outer.inner`)."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.FunctionDef):
            yield f"{above}{node.name}", node
            yield from functions(node, f"{above}{node.name}.")
        elif isinstance(node, ast.ClassDef):
            yield from functions(node, f"{above}{node.name}.")
        elif isinstance(node, ast.stmt | ast.excepthandler | ast.match_case):
            yield from functions(node, above)


def needs_one(function: ast.FunctionDef) -> bool:
    """Whether it has a branch, a number or a comparison of its own: then a mutant of it must
    exist.
    """
    found = (ast.If, ast.IfExp, ast.While, ast.For, ast.Match, ast.BoolOp, ast.Compare)
    return any(
        isinstance(node, found)
        or (isinstance(node, ast.comprehension) and node.ifs)
        or (
            isinstance(node, ast.Constant)
            and isinstance(node.value, int | float)
            and not isinstance(node.value, bool)
        )
        for statement in function.body
        for node in _own(statement)
    )


def _own(node: ast.AST) -> Iterator[ast.AST]:
    if isinstance(node, ast.FunctionDef | ast.ClassDef):
        return
    yield node
    for child in ast.iter_child_nodes(node):
        yield from _own(child)


@cache
def of_module(module: str) -> tuple[Mutant, ...]:
    """All mutants of the functions of a module, in the order of its source, and those of the
    numbers it binds.
    """
    return tuple(mutants_in(module, parsed(module)))


def mutants_in(module: str, tree: ast.Module) -> Iterator[Mutant]:
    """Those of a tree that is read as the source of a module."""
    return (mutant for mutant, _ in _mutants(module, tree))


def all_mutants() -> list[Mutant]:
    """Those of functions, in all modules."""
    return [one for module in modules() for one in of_module(module) if one.function != MODULE]


def find(id: str) -> Mutant:
    """The mutant of that name. Raises `LookupError` when the source has it no more."""
    module = id.partition(":")[0]
    if module in modules() and loose(id) in (there := _by_name(module)):
        return there[loose(id)]
    raise LookupError(id)


@cache
def _by_name(module: str) -> dict[str, Mutant]:
    return {loose(one.id): one for one in of_module(module)}


def loose(id: str) -> str:
    """A name without the parentheses in its text: versions of Python write more or fewer of
    them.
    """
    place, mark, text = id.partition(" | ")
    return place + mark + text.replace("(", "").replace(")", "")


def compiled(id: str) -> CodeType:
    """The module of a mutant with the mutation made. Raises `LookupError`."""
    module = id.partition(":")[0]
    tree = parsed(module)
    for mutant, change in _mutants(module, tree):
        if loose(mutant.id) == loose(id):
            body = dict[str, ast.FunctionDef | ast.Module](functions(tree)).get(
                mutant.function, ast.Module([], [])
            )
            before = _names(body)
            change.make()
            _keep(body, before - _names(body))
            return compile(
                ast.fix_missing_locations(tree),
                str(ROOT / modules()[module]),
                "exec",
                dont_inherit=True,
            )
    raise LookupError(id)


def _names(function: ast.AST) -> set[str]:
    """Names that a function mentions, with the class that `super()` means."""
    named = {node.id for node in ast.walk(function) if isinstance(node, ast.Name)}
    return named | {"__class__"} if "super" in named else named


def _keep(function: ast.FunctionDef | ast.Module, names: set[str]) -> None:
    """Mention names where nothing is run: a function that closes over other names than before
    cannot take its place.
    """
    said: list[ast.stmt] = [ast.Expr(ast.Name(name, ast.Load())) for name in sorted(names)]
    function.body += [ast.If(ast.Constant(False), said, [])] if said else []


def lines(module: str) -> list[str]:
    """Its source."""
    return (ROOT / modules()[module]).read_text("utf-8").split("\n")


def parsed(module: str) -> ast.Module:
    """The tree of a module, fresh."""
    return ast.parse("\n".join(lines(module)))


def _mutants(module: str, tree: ast.Module) -> Iterator[tuple[Mutant, Change]]:
    spans = sorted(_spans(tree))
    place, *rest = module.split(".")
    texts = Texts(tree, ROOT, (*Path(PLACES[place]).parts, *rest[:-1]))
    for name, found in [
        *((name, changes(node)) for name, node in functions(tree)),
        (MODULE, module_changes(tree)),
    ]:
        seen: Counter[str] = Counter()
        for change in list(found):
            text, *named = texts.of(change.node)
            group = loose(f"{name}:{change.operator} | {text}")
            id = f"{module}:{name}:{change.operator}:{seen[group]} | {text}"
            seen[group] += 1
            before = [span for span in spans if span[0] <= change.line]
            first, last = max([span for span in before if change.line <= span[1]] or before)
            yield (
                Mutant(
                    id,
                    module,
                    name,
                    change.operator,
                    change.line,
                    first,
                    last,
                    (named[0], named[1]),
                    change.default,
                ),
                change,
            )


def _spans(tree: ast.Module) -> Iterator[tuple[int, int]]:
    """First and last line of each simple statement and of each head of a compound one."""
    for node in ast.walk(tree):
        if isinstance(node, ast.stmt):
            body = getattr(node, "body", None) or getattr(node, "cases", None)
            first = body[0] if body else None
            until = (
                (first.pattern.lineno if isinstance(first, ast.match_case) else first.lineno) - 1
                if first
                else node.end_lineno or node.lineno
            )
            yield node.lineno, max(node.lineno, until)
        elif isinstance(node, ast.match_case):
            yield node.pattern.lineno, node.pattern.end_lineno or node.pattern.lineno
