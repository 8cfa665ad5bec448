"""A mutated function takes the place of the loaded one: every live function object of its module
gets the code of the mutated module.

The function objects stay the same, so steps by name, tables of words and names imported elsewhere
all see the change, whatever decorated them.
"""

from __future__ import annotations

import ast
import gc
import sys
from collections import defaultdict
from importlib import import_module
from pathlib import Path
from types import CodeType, FunctionType

from tests.mutation.mutants import MODULE, ROOT, Mutant, compiled, modules

VOCABULARY = "dowlang.rulesets.dead_of_winter.words.vocabulary"


class NotLoaded(Exception):
    """No function object of the mutant's module has another code now: it would run as before."""


class Loaded:
    """The function objects of the modules that are mutated, found once; modules that wait until
    they are asked for are loaded now.
    """

    def __init__(self) -> None:
        import_module(VOCABULARY)  # words are declared in its order
        for file in modules().values():
            import_module(".".join(Path(file).with_suffix("").parts).removesuffix(".__init__"))
        files = {str(ROOT / file) for file in modules().values()}
        self.functions: dict[str, list[FunctionType]] = defaultdict(list)
        gc.unfreeze()  # what is frozen after the collection of tests is among no objects
        for thing in gc.get_objects():
            if isinstance(thing, FunctionType) and thing.__code__.co_filename in files:
                self.functions[thing.__code__.co_filename].append(thing)
        self.codes = {
            file: codes(
                compile(ast.parse(Path(file).read_text("utf-8")), file, "exec", dont_inherit=True)
            )
            for file in files
        }

    def swap(self, mutant: Mutant) -> None:
        """Put the mutant in force in this process, for good. Raises `NotLoaded`."""
        if mutant.function == MODULE:
            _rebind(mutant)
            return
        file = str(ROOT / modules()[mutant.module])
        before, after = self.codes[file], codes(compiled(mutant.id))
        done = 0
        for function in self.functions[file]:
            old = function.__code__
            key = (old.co_qualname, old.co_firstlineno)
            if mutant.default and old.co_qualname == mutant.function:
                _set_default(function, *mutant.default)
                done += 1
            if old not in before.get(key, ()) or len(after.get(key, ())) <= before[key].index(old):
                continue
            new = after[key][before[key].index(old)]
            if new != old:
                try:
                    function.__code__ = new
                except ValueError:  # it closes over other names now
                    continue
                done += 1
        if not done:
            raise NotLoaded(mutant.id)


def _rebind(mutant: Mutant) -> None:
    """Give the names that the changed statement binds their new values, here and wherever they
    were imported by name.
    """
    home = next(
        module
        for module in list(sys.modules.values())
        if getattr(module, "__file__", None) == str(ROOT / modules()[mutant.module])
    )
    changed = dict(vars(home))
    exec(compiled(mutant.id), changed)
    for name in [
        name
        for name, value in changed.items()
        if isinstance(value, int | str | tuple | dict | frozenset)
    ]:
        old = vars(home).get(name)
        if old != changed[name] and not name.startswith("__"):
            for module in list(sys.modules.values()):
                if getattr(module, "__dict__", {}).get(name) is old:
                    setattr(module, name, changed[name])


def codes(code: CodeType) -> dict[tuple[str, int], list[CodeType]]:
    """All code objects inside one, by qualified name and first line."""
    out: dict[tuple[str, int], list[CodeType]] = defaultdict(list)
    queue = [code]
    for one in queue:
        out[one.co_qualname, one.co_firstlineno].append(one)
        queue.extend(inner for inner in one.co_consts if isinstance(inner, CodeType))
    return out


def _set_default(function: FunctionType, name: str, value: object) -> None:
    if function.__kwdefaults__ and name in function.__kwdefaults__:
        function.__kwdefaults__ = {**function.__kwdefaults__, name: value}
    elif function.__defaults__:
        names = function.__code__.co_varnames[: function.__code__.co_argcount]
        place = names.index(name) - len(names)
        defaults = list(function.__defaults__)
        defaults[place] = value
        function.__defaults__ = tuple(defaults)
