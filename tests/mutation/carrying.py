"""Carry the rows of both tables over a change of names: `python -m tests.mutation --carry REVISION
[--renamed old=new …]`.

A row is resolved in the sources of the revision. Its mutant is then looked up by position in
today's sources: the same place among the mutations of the function, provided that function has the
same operators in the same order as it had. `old=new` says where a module stands now. Rows that
cannot be carried are printed and stay as they are.
"""

from __future__ import annotations

import ast
import subprocess
from pathlib import Path

from tests.mutation.mutants import PLACES, ROOT, Mutant, functions, loose, modules, mutants_in
from tests.mutation.tables import HERE, quoted

Named = dict[str, str]  # a module as it was -> as it is called now


def run(
    revision: str,
    renamed: Named,
    tables: tuple[Path, ...] = (HERE / "rules.toml", HERE / "survivors.toml"),
) -> int:
    """Rewrite the tables. Return 1 when a row could not be carried."""
    lost = 0
    carried: dict[str, dict[str, str]] = {}
    for table in tables:
        rows = table.read_text("utf-8").split("\n")
        for number, row in enumerate(rows):
            before, quote, rest = row.partition('"')
            if quote and before in ("", "mutant = "):
                id = ast.literal_eval(quote + rest.partition('" = ')[0].removesuffix('"') + quote)
                module = id.partition(":")[0]
                if module not in carried:
                    carried[module] = positions(module, revision, renamed.get(module, module))
                new = carried[module].get(loose(id))
                if new is None:
                    print(f"not carried: {id}")
                    lost = 1
                else:
                    rows[number] = row.replace(quoted(id), quoted(new))
        table.write_text("\n".join(rows), "utf-8")
    return lost


def positions(module: str, revision: str, now: str) -> dict[str, str]:
    """Return the names of a module's mutants in the revision, each with its name today."""
    place, *rest = module.split(".")
    file = "/".join([PLACES[place], *rest]) + ".py"
    before = ast.parse(
        subprocess.run(
            ["git", "show", f"{revision}:{file}"],
            cwd=ROOT,
            capture_output=True,
            text=True,
            check=True,
        ).stdout
    )
    if now not in modules():
        return {}
    return matched(before, ast.parse((ROOT / modules()[now]).read_text("utf-8")), module, now)


def matched(before: ast.Module, after: ast.Module, module: str, now: str) -> dict[str, str]:
    """Return the names of mutants in one tree, each with the name of the mutant at its place in
    the other.
    """
    names = {name for name, _ in functions(after)}
    moved = {name: name for name, _ in functions(before) if name in names}
    # functions may have other names now
    if len(list(functions(before))) == len(list(functions(after))):
        moved = {
            one: other
            for (one, _), (other, _) in zip(functions(before), functions(after), strict=True)
        }
    old, new = _by_function(before, module), _by_function(after, now)
    out: dict[str, str] = {}
    for function, some in old.items():
        others = new.get(moved.get(function, function), [])
        if [one.operator for one in some] == [one.operator for one in others]:
            out |= {loose(one.id): other.id for one, other in zip(some, others, strict=True)}
    return out


def _by_function(tree: ast.Module, module: str) -> dict[str, list[Mutant]]:
    out: dict[str, list[Mutant]] = {}
    for one in mutants_in(module, tree):
        out.setdefault(one.function, []).append(one)
    return out
