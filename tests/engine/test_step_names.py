"""Every frame that the program speaks of by name is one of a step that there is.

A frame is the name of a step with its locals. Where one is made, matched or looked for by its name
written out, a step that is called otherwise would be waited for in vain, and nothing would fail.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import dowlang
from dowlang.project import ruleset_registry
from dowlang.rulesets import RULESETS

PACKAGE = Path(dowlang.__file__).parent
ASK = "ask"
"""The frame of a question, which is carried out by whoever answers."""


def texts(node: ast.AST | None) -> Iterator[str]:
    """Yield the texts of an expression or a pattern: one, or the alternatives."""
    match node:
        case ast.Constant(value=str(text)):
            yield text
        case ast.MatchValue(value=value):
            yield from texts(value)
        case ast.MatchOr(patterns=several) | ast.Tuple(elts=several) | ast.Set(elts=several):
            for one in several:
                yield from texts(one)


def is_top(node: ast.AST) -> bool:
    """Return True for `frame[0]`: the name of a frame."""
    match node:
        case ast.Subscript(value=ast.Name(id="frame"), slice=ast.Constant(value=0)):
            return True
    return False


def is_stack(node: ast.AST) -> bool:
    """Return True for `game.stack`, `stack`, and a place in them."""
    match node:
        case ast.Subscript(value=within):
            return is_stack(within)
        case ast.Attribute(attr="stack") | ast.Name(id="stack"):
            return True
    return False


def spoken_of(tree: ast.AST) -> Iterator[str]:
    """Yield the names of frames that are written out in a module."""
    for node in ast.walk(tree):
        match node:
            case ast.Match(subject=subject, cases=cases) if "frame" in ast.dump(subject):
                for case in cases:
                    if isinstance(case.pattern, ast.MatchSequence):
                        yield from texts(case.pattern.patterns[0])
            case ast.Compare(left=left, comparators=[right]) if is_top(left):
                yield from texts(right)
            case ast.Call(
                func=ast.Attribute(value=kept, attr="append"), args=[ast.Tuple(elts=[first, *_])]
            ) if is_stack(kept):
                yield from texts(first)
            case ast.Assign(targets=[target], value=ast.Tuple(elts=[first, *_])) if is_stack(
                target
            ):
                yield from texts(first)


def test_frames_written_out_are_found() -> None:
    """In what the next test looks through there are some of each sort."""
    text = """
match frame:
    case ("picked", low): pass
    case ("kept" | "named", *rest): pass
if frame[0] == "asked" or frame[0] in ("vote", "tie"): pass
game.stack.append(("acted", player))
game.stack[place] = ("taken", 1)
"""
    told = ["picked", "kept", "named", "asked", "vote", "tie", "acted", "taken"]
    assert sorted(spoken_of(ast.parse(text))) == sorted(told)


@pytest.mark.sample(1)
@pytest.mark.parametrize("game", [None, *RULESETS])
def test_each_frame_that_is_written_out_is_one_of_a_step(game: str | None) -> None:
    """In the engine, of its own steps; in a ruleset, of its own as well."""
    known = {ASK}
    for name in RULESETS:
        if game in (None, name):
            known |= set(ruleset_registry.ruleset(name).step_names)
    place = PACKAGE / "engine" if game is None else PACKAGE / "rulesets" / game
    unknown = {
        (file.name, name)
        for file in place.rglob("*.py")
        for name in spoken_of(ast.parse(file.read_text("utf-8")))
        if name not in known
    }
    assert not unknown
