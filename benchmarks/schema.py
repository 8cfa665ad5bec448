"""A JSON schema of the card tree, made from the card kinds and the classes of the tree; and a
card's tree as JSON.

What a schema can say of a card: which lines may stand in which block, which parts a line may have,
which phrases there are in which place, what kind of node fills a placeholder. Places in the file
and comments are no part of it.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import fields
from enum import Enum
from types import UnionType
from typing import Any, Union, get_args, get_origin, get_type_hints

from lark.grammar import Rule

from dowlang.project.pipeline import Language
from dowlang.source import Span
from dowlang.syntax import ast
from dowlang.syntax.ast_builders import BLOCKS

NODES = (*get_args(ast.Expression), ast.Ident, ast.Quantity, ast.Filter, ast.LinePart)
LEFT_OUT = ("span", "comments", "after")


def as_json(value: Any) -> Any:
    """A line, a node or a value of the tree as what JSON knows."""
    if isinstance(value, tuple):
        return [as_json(each) for each in value]
    if not isinstance(value, ast.Node):
        return value
    told = {
        entry.name: as_json(getattr(value, entry.name))
        for entry in fields(value)
        if entry.name not in LEFT_OUT
    }
    return told if isinstance(value, ast.Line) else {"node": type(value).__name__, **told}


def card_schema(words: Language, rules: Sequence[Rule]) -> dict[str, Any]:
    """The schema of one card of a game (draft 2020-12).

    `rules` are the productions of the game's grammar, as Lark has them.
    """
    made: dict[str, list[Rule]] = {}
    for rule in rules:
        made.setdefault(str(rule.origin.name), []).append(rule)
    definitions: dict[str, Any] = {node.__name__: _node(node, words) for node in NODES}
    for start in words.grammar.starts:
        shapes = (
            _card_shapes(words)
            if start == "card"
            else dict(sorted(_shape(alias, words) for alias in _aliases(made, f"{start}_line")))
        )
        definitions[f"{start}_line"] = _line(start, shapes)
    definitions["Expression"] = _one_of(
        "node", {node.__name__: {"$ref": f"#/$defs/{node.__name__}"} for node in NODES}
    )
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "$ref": "#/$defs/card_line",
        "$defs": definitions,
    }


def _card_shapes(words: Language) -> dict[str, tuple[str, ...]]:
    return {kind.name: (re.sub(r"\W", "_", kind.name),) for kind in words.vocabulary.kinds}


def _aliases(made: Mapping[str, Sequence[Rule]], symbol: str) -> set[str]:
    """Names of the shapes that a nonterminal of the grammar gives, through those that only hand
    on.
    """
    out: set[str] = set()
    for rule in made[symbol]:
        if rule.alias:
            out.add(str(rule.alias))
        elif len(rule.expansion) == 1 and not rule.expansion[0].is_term and rule.options.expand1:
            out |= _aliases(made, str(rule.expansion[0].name))
        else:
            out.add(symbol)
    return out


def _shape(alias: str, words: Language) -> tuple[str, tuple[str, ...]]:
    """(shape of a line, start symbols of the lines that its block may hold)."""
    clause = words.grammar.clauses.get(alias)
    if clause is not None:
        return clause.pattern, (clause.block,) if clause.block else ()
    shape = alias.rstrip("_")
    held = BLOCKS.get(shape, "")
    return shape, (held, "face") if held in ("answer", "statement") else (held,) if held else ()


def _line(start: str, shapes: Mapping[str, tuple[str, ...]]) -> dict[str, Any]:
    """A line that stands in the blocks of a start symbol: what its block holds depends on its
    shape.
    """
    schema = _one_of(
        "shape", {shape: {"properties": {"block": _block(held)}} for shape, held in shapes.items()}
    )
    schema["required"] = ["start", "shape", "parts", "block"]
    schema["additionalProperties"] = False
    schema["properties"] |= {
        "start": {"const": start},
        "parts": {"type": "array", "items": {"$ref": "#/$defs/LinePart"}},
        "block": {"type": "array"},
    }
    return schema


def _block(held: tuple[str, ...]) -> dict[str, Any]:
    return (
        {"items": _one_of("start", {each: {"$ref": f"#/$defs/{each}_line"} for each in held})}
        if held
        else {"maxItems": 0}
    )


def _one_of(field: str, cases: Mapping[str, dict[str, Any]]) -> dict[str, Any]:
    """An object whose field tells which of the schemas it must fit: looked at first, so that no
    other is tried.
    """
    return {
        "type": "object",
        "required": [field],
        "properties": {field: {"enum": sorted(cases)}},
        "allOf": [
            {"if": {"properties": {field: {"const": value}}}, "then": schema}
            for value, schema in cases.items()
        ],
    }


def _node(kind: type[ast.Node], words: Language) -> dict[str, Any]:
    hints = {name: hint for name, hint in get_type_hints(kind).items() if name not in LEFT_OUT}
    schema: dict[str, Any] = {
        "type": "object",
        "required": ["node", *hints],
        "additionalProperties": False,
        "properties": {
            "node": {"const": kind.__name__},
            **{name: _type(hint) for name, hint in hints.items()},
        },
    }
    if kind is ast.Phrase:
        known = {(place, pattern) for place, pattern in words.grammar._overloads}
        schema["properties"]["place"] = {
            "enum": sorted({place for place, _ in known} | {"core", "reference"})
        }
    return schema


def _type(hint: Any) -> dict[str, Any]:
    """The schema of a field's type."""
    if get_origin(hint) in (Union, UnionType):
        kinds = [each for each in get_args(hint) if each is not type(None)]
        one = {"$ref": "#/$defs/Expression"} if len(kinds) > 1 else _type(kinds[0])
        return one if len(kinds) == len(get_args(hint)) else {"anyOf": [{"type": "null"}, one]}
    if get_origin(hint) is tuple:
        return {"type": "array", "items": _type(get_args(hint)[0])}
    if isinstance(hint, type) and issubclass(hint, Enum):
        return {"enum": [each.value for each in hint]}
    plain = {str: "string", int: "integer", bool: "boolean"}.get(hint)
    assert plain or hint is not Span
    return {"type": plain} if plain else {"$ref": f"#/$defs/{hint.__name__}"}
