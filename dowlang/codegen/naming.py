"""Give the names of a generated module: what it imports, its functions, its locals, its constants.

No two of them are equal.

Names come from declarations in Python (words, nouns, constants), from the structure of the card
and from locals that the checker named. A local or a path that is no plain ASCII name, or one that
Python uses itself, gets another one: nothing written by an author becomes code.
"""

from __future__ import annotations

import builtins
import keyword
import re
import sys
from collections.abc import Callable
from typing import Any, get_origin, get_type_hints

from dowlang.codegen.target import Uncompilable

NUMBERED = re.compile(r"((?:each|with_).*?)(?:_\d+)+", re.ASCII)
# what is quoted or said counts as one
WORDS = re.compile(r"'(?:[^'\\]|\\.)*'|\"(?:[^\"\\]|\\.)*\"|#.*|\.?\b[A-Za-z_]\w*")
PLAIN = re.compile(r"[a-z][a-z0-9_]{0,60}", re.ASCII)
OWN = (
    "g",
    "origin",
    "can",
    "moment",
    "share",
    "piece",
    "annotations",
    "Callable",
    "Any",
    "CARD",
    "STEPS",
    "ROLES",
    "LINES",
    "ASKS",
    "SEVERAL_FIT",
)
ENGINE = (
    "change",
    "watch",
    "instead",
    "grant",
    "vote",
    "offer",
    "together",
    "manual",
    "carry_out",
    "pick",
    "contest",
    "first",
    "enough",
    "holds",
)


def reserved(name: str) -> bool:
    """Return True if this name would hide something that generated code needs."""
    return (
        keyword.iskeyword(name)
        or keyword.issoftkeyword(name)
        or hasattr(builtins, name)
        or name in OWN
    )


class Namespace:
    """Keeps the names of one module.

    A name is given out once. Asking again for the same thing gives the same name.
    """

    def __init__(self) -> None:
        self.imports: dict[tuple[str, str], str] = {}  # (module, name there) -> name here
        self.events: dict[str, int] = {}  # constant -> number of the event
        self._locals: dict[str, str] = {}
        self._taken: set[str] = set()

    def _free(self, wanted: str) -> str:
        name, number = wanted, 2
        if reserved(name):
            name = f"{wanted}_"
        while name in self._taken:
            name, number = f"{wanted}_{number}", number + 1
        self._taken.add(name)
        return name

    def imported(self, module: str, name: str) -> str:
        """Return the name here of something that a module of the game or of the engine holds."""
        if not name.isidentifier() or not module:
            raise Uncompilable(f"`{module}.{name}` cannot be imported by name")
        if (module, name) not in self.imports:
            self.imports[module, name] = self._free(name)
        return self.imports[module, name]

    def function(self, function: Callable[..., Any]) -> str:
        """Return the name here of a function of the game: it must be found in its module under its
        own name.
        """
        module, name = function.__module__, function.__name__.rpartition(":")[2]
        if getattr(sys.modules.get(module), name, None) is not function:
            raise Uncompilable(
                f"`{name}` of `{module}` is not at the top level of its module, so no handler can "
                f"import it"
            )
        return self.imported(module, name)

    def engine(self, module: str, name: str) -> str:
        """Return the name here of something of `dowlang.engine`."""
        return self.imported(f"dowlang.engine.{module}", name)

    def constant(self, module: str, name: str) -> str:
        """Return the name here of a constant, or an empty string when the module has none of that
        name.
        """
        if not module or not name.isidentifier() or not hasattr(sys.modules.get(module), name):
            return ""
        return self.imported(module, name)

    def event(self, name: str, number: int, module: str) -> str:
        """Return the constant for the number of an event: the one that `module` holds under that
        name, else one of this module.
        """
        constant = name.upper() if PLAIN.fullmatch(name) else f"EVENT_{number}"
        if module and getattr(sys.modules.get(module), constant, None) == number:
            return self.imported(module, constant)
        if self.events.get(constant) != number:
            constant = self._free(constant)
            self.events[constant] = number
        return constant

    def local(self, name: str) -> str:
        """Return the name here of a local of the card.

        A leading dot marks a name of the compiler's own, apart from those of cards.
        """
        if name not in self._locals:
            wanted = name.removeprefix(".")
            # the first survivor spoken of is `survivor`, the next ones are numbered
            first = wanted.removesuffix("_1")
            if first not in self._taken and not reserved(first):
                wanted = first
            plain = PLAIN.fullmatch(wanted) and wanted not in ENGINE
            self._locals[name] = self._free(wanted if plain else f"local_{len(self._locals) + 1}")
        return self._locals[name]

    def step(self, path: str) -> str:
        """Return a fresh name for a function, from a structural path such as
        `options.option_1.2.vote.passes`: `option_1_vote_passes`.
        """
        spoken = [
            part for part in path.lower().split(".") if not part.isdigit() and part != "there"
        ]
        spoken = [found[1] if (found := NUMBERED.fullmatch(part)) else part for part in spoken]
        plain = re.sub(
            r"[^a-z0-9_]+",
            "_",
            "_".join(spoken[spoken[:1] == ["options"] and len(spoken) > 1 :]),
            flags=re.ASCII,
        ).strip("_")[:80]
        if plain in ENGINE or not plain[:1].isalpha():
            plain = f"part_{plain}".rstrip("_")
        return self._free(plain)

    def renumbered(self, text: str) -> str:
        """Return one function with its locals numbered from nothing: `card_6` is `card` where no
        other card is spoken of.
        """
        found = dict.fromkeys(WORDS.findall(text))
        locals_ = set(self._locals.values())
        taken = {name for name in found if name not in locals_} | (self._taken - locals_)
        new: dict[str, str] = {}
        for name in (name for name in found if name in locals_):
            plain = first = re.sub(r"(?<=.)_\d+$", "", name)
            number = 2
            while plain in taken or reserved(plain) or plain in ENGINE:
                plain, number = f"{first}_{number}", number + 1
            new[name] = plain
            taken.add(plain)
        return WORDS.sub(lambda word: new.get(word.group(), word.group()), text)


def returns_many(function: Callable[..., Any]) -> bool:
    """Return True if a function of the game returns a tuple of pieces."""
    return get_origin(get_type_hints(function).get("return")) is tuple
