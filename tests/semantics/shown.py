"""Checked nodes as one short line each, so that a test can say what it wants."""

from __future__ import annotations

from dataclasses import fields, is_dataclass
from typing import Any

from dowlang.semantics import ir
from dowlang.vocabulary.declarations import Word
from dowlang.vocabulary.noun_declarations import Adjective, Noun

QUIET = ("line", "path", "noun", "noted_at", "noted_by", "onward", "told")


def shown(node: Any) -> str:
    """`Act(eat {count} berries; 2)`, `Pick(hiker_2 from …)`: enough to tell two meanings apart."""
    match node:
        case None | bool() | int() | str():
            return str(node)
        case tuple() | list():
            return "[" + ", ".join(shown(item) for item in node) + "]"
        case Word():
            return f"‹{node.phrase}›"
        case Noun() | Adjective():
            return str(getattr(node, "name", getattr(node, "word", "")))
        case ir.Number():
            return str(node.value)
        case ir.Local():
            return node.name + ("*" if node.many else "")
        case ir.Named():
            return f'"{node.slug}"'
        case ir.Block():
            return shown(node.statements)
        case ir.Act():
            extra = (f" -> {node.binds}" if node.binds else "") + (
                " if able" if node.if_able else ""
            )
            return f"Act({node.word.phrase}; {', '.join(shown(a) for a in node.arguments)}{extra})"
        case ir.Call():
            return f"{node.word.phrase}({', '.join(shown(a) for a in node.arguments)})"
        case ir.Test():
            return f"{node.adjective.word}({shown(node.piece)})"
        case ir.Compare():
            return f"{shown(node.left)} {node.operator} {shown(node.right)}"
        case ir.Candidates():
            rest = [shown(c) for c in node.conditions]
            source = f" of {shown(node.source)}" if node.source is not None else ""
            extreme = f" {node.extreme}" if node.extreme else ""
            return (
                f"{{{node.element}: "
                f"{node.noun.name}{source}{extreme}{' | ' if rest else ''}{' & '.join(rest)}}}"
            )
        case ir.Ahead():
            over = f" for {node.name} in {shown(node.pieces)}" if node.name else ""
            return (
                f"Ahead({node.word.phrase}; "
                f"{', '.join(shown(a) for a in node.arguments)}{over}{' must' if node.must else ''})"  # noqa: E501
            )
        case ir.Need():
            values = [(f.name, getattr(node, f.name)) for f in fields(node) if f.name not in QUIET]
            told = (f"{n}={shown(v)}" for n, v in values if v not in ((), "", None, False))
            return f"Need({', '.join(told)})"
    if is_dataclass(node):
        values = [(f.name, getattr(node, f.name)) for f in fields(node) if f.name not in QUIET]
        return f"{type(node).__name__}({', '.join(f'{n}={shown(v)}' for n, v in values if v not in ((), '', None))})"  # noqa: E501
    return repr(node)
