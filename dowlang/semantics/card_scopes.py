"""Make the outermost scope of a card: what its lines can speak of before any of them binds."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache

from dowlang.semantics import ir
from dowlang.semantics.frame_kinds import FrameKind
from dowlang.semantics.scopes import YOU, Binding, Frame, Scope


@lru_cache(maxsize=256)
def card_scope(bindings: tuple[tuple[str, str], ...] = ()) -> Scope:
    """Return the outermost scope of a card: `you`, and what its kind and clause give."""
    named = {"you": YOU}
    things = []
    for name, noun in bindings:
        many = noun.endswith("[]")
        noun = noun.removesuffix("[]")
        binding = Binding(ir.Local(name, noun, many), noun, many, f"the {name}", silent=True)
        named[name] = binding
        if noun == "number" or name == "you":
            continue
        things.append(binding)
    return Scope(Frame(FrameKind.CARD, named, {}, tuple(things)))


def everybodys_scope(bindings: tuple[tuple[str, str], ...]) -> Scope:
    """Return the outermost scope of a clause that is said of everybody: `you` decides, but is no
    one a reader could name.
    """
    return card_scope(bindings).inner(Frame(FrameKind.CARD, {"you": replace(YOU, unsaid=True)}))
