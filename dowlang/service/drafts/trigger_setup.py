"""Say in the lines of a test what a card waits for: the table on which its event can happen, and
the line that brings it about, as the game declares them (`vocabulary.starts`).
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import product

from dowlang.semantics import line_parts
from dowlang.service.positions import TextMap
from dowlang.syntax import ast
from dowlang.syntax.relocation import nodes
from dowlang.vocabulary.comparisons import NEGATED
from dowlang.vocabulary.starts import Starts

HOLE = re.compile(r"\{(\d|who|apart \d)(?::([^}]*))?\}")
NEAR = {"=": 0, ">=": 0, "<=": 0, ">": 1, "<": -1}
"""How far from its bound a number lies that just meets a comparison."""
HOLDS = {"=": int.__eq__, ">=": int.__ge__, "<=": int.__le__, ">": int.__ge__, "<": int.__le__}
"""Tells of a number whether it meets a comparison, against the nearest one that does: the bound
with its offset of `NEAR`, so that `>` asks for as much or more.
"""
FAILING = NEGATED | {"=": ">"}
DECIDING = frozenset(("chooser", "vote", "automatic"))
"""Shapes of the rows of a card by which not simply the one it comes to chooses."""
AT_ONCE = "    when player 1 starts"
"""The line that brings up what waits for nobody's act."""
SEATS = ("you", "your", "they", "their", "it")
"""Words that mean another player or piece in a line of a test."""


@dataclass(frozen=True, slots=True)
class TriggerSetup:
    """The `given` lines of a table and the `when` lines that set a card off on it."""

    given: tuple[str, ...]
    when: tuple[str, ...]


def setup_for_trigger(starts: Starts, text_map: TextMap, card: ast.Line) -> TriggerSetup | None:
    """Return what sets a card off, None where the game declares no way.

    What of its condition no line can say stands as a comment behind the table.
    """
    row = next((each for each in card.block if each.shape == "trigger"), None)
    if row is None:
        return None
    event = next(iter(row.part("event")), None)
    asked = tuple(row.part("if"))
    text = "\n".join(text_map.line(each.span.line) for each in line_parts.rows(card.block))
    taken = [f"    {line}" for words, line in starts.needs if re.search(words, text)]
    laid = [f"    {starts.table}", *taken]
    if event is None:
        at_once = () if first_label(text_map, card) else (AT_ONCE,)
        return (
            TriggerSetup(tuple(holding(starts, text_map, laid, asked)), at_once) if asked else None
        )
    if not isinstance(event, ast.Is) or not isinstance(event.predicate, ast.Phrase):
        return None
    if _noun(event.subject) == "player":
        return None  # another player does it
    lines = next((starts.events[key] for key in _keys(text_map, event) if key in starts.events), "")
    if not lines:
        return None
    said = [f"    {line}" for line in _filled(starts, text_map, event, lines).splitlines()]
    given = [line for line in said if not line.startswith("    when ")]
    when = [line for line in said if line.startswith("    when ")]
    return TriggerSetup(tuple(holding(starts, text_map, [*laid, *given], asked)), tuple(when))


def holding(
    starts: Starts, text_map: TextMap, lines: Sequence[str], asked: Sequence[ast.Node]
) -> list[str]:
    """Return the lines of a table with what makes conditions hold on it."""
    out = list(lines)
    for condition in asked:
        if isinstance(condition, ast.LogicalExpression) and condition.operator == "and":
            out = holding(starts, text_map, out, condition.operands)
        elif isinstance(condition, ast.LogicalExpression) and condition.operator == "or":
            out = holding(starts, text_map, out, condition.operands[:1])
        else:
            out = _made(starts, text_map, out, condition)
    return out


def failing(text_map: TextMap, lines: Sequence[str], condition: ast.Node) -> list[str] | None:
    """Return the lines of a table changed so that a condition fails on it, None where no number
    that they say decides it.
    """
    if isinstance(condition, ast.LogicalExpression) and condition.operator == "and":
        ways = (failing(text_map, lines, each) for each in condition.operands)
        return next((way for way in ways if way is not None), None)
    if isinstance(condition, ast.Comparison):
        number = _number(text_map, condition, FAILING.get(condition.operator, ""))
        return None if number is None else with_number(lines, *number)
    return None


def holding_number(text_map: TextMap, lines: Sequence[str], condition: ast.Node) -> list[str]:
    """Return the lines of a table changed so that a condition holds on it, as far as numbers that
    they can say decide it.
    """
    out = list(lines)
    if isinstance(condition, ast.LogicalExpression) and condition.operator == "and":
        for each in condition.operands:
            out = holding_number(text_map, out, each)
    elif isinstance(condition, ast.Comparison):
        number = _number(text_map, condition, condition.operator)
        if number is not None:
            name, value = number
            known = given_number(out, name)
            if known is None or not HOLDS[condition.operator](known, value):
                out = with_number(out, name, value)
    return out


def given_number(lines: Sequence[str], name: str) -> int | None:
    """Return what the lines of a table give for a number, None where they do not say."""
    given = re.compile(rf"(?:given |, ){re.escape(name)} = (\d+)")
    found = [match for line in lines if (match := given.search(line))]
    return int(found[0][1]) if found else None


def _made(starts: Starts, text_map: TextMap, lines: list[str], condition: ast.Node) -> list[str]:
    said = _said(text_map, condition)
    if isinstance(condition, ast.Comparison):
        number = _number(text_map, condition, condition.operator)
        if number is not None:
            return with_number(lines, *number)
    elif (
        isinstance(condition, ast.Is)
        and isinstance(condition.subject, ast.Text | ast.Reference)
        and isinstance(condition.predicate, ast.Phrase)
        and not condition.negated
    ):
        own = isinstance(condition.subject, ast.Reference)
        keys = [("you " if own else "") + key for key in _keys(text_map, condition)]
        told = next((starts.states[key] for key in keys if key in starts.states), "")
        if told := _filled(starts, text_map, condition, told):
            return [*lines, f"    {told}"]
    return [*lines, f"    # `{said}` has to hold here"]


def _number(text_map: TextMap, condition: ast.Comparison, sign: str) -> tuple[str, int] | None:
    """Return a number that a line can give, and its value where it stands so to its bound."""
    left, right = condition.left, condition.right
    said = _said(text_map, left)
    told = set(re.findall(r"\w+", said))
    if not isinstance(right, ast.Integer) or sign not in NEAR or not told.isdisjoint(SEATS):
        return None
    if any(each.who is not None for each in nodes((left,)) if isinstance(each, ast.Filter)):
        return None
    value = right.value + NEAR[sign]
    return None if value < 0 else (said, value)


def with_number(lines: Sequence[str], name: str, value: int) -> list[str]:
    """Return the lines of a table with a number given anew where it is given, else behind them."""
    given = re.compile(rf"((?:given |, ){re.escape(name)} = )[^,\n]+")
    for at, line in enumerate(lines):
        if line.lstrip().startswith("given ") and given.search(line):
            return [*lines[:at], given.sub(rf"\g<1>{value}", line, count=1), *lines[at + 1 :]]
    given_at = [at for at, line in enumerate(lines) if line.lstrip().startswith("given ")]
    last = max(given_at, default=-1)
    return [*lines[: last + 1], f"    given {name} = {value}", *lines[last + 1 :]]


def _said(text_map: TextMap, node: ast.Node) -> str:
    span = node.span
    return text_map.line(span.line)[span.column - 1 : span.end_column - 1]


def _keys(text_map: TextMap, event: ast.Is) -> Iterator[str]:
    """Yield how an event may stand in a table of a game: by what is meant in a place, or any."""
    ways = [
        [word, "{}"] if (word := _noun(each) or _plain(text_map, each)) else ["{}"]
        for each in event.predicate.slots
    ]
    for words in product(*ways):
        filled = iter(words)
        yield re.sub(r"\{\}", lambda _: next(filled), event.predicate.pattern)  # noqa: B023


def _noun(node: ast.Node | None) -> str:
    return node.noun.lemma if isinstance(node, ast.NounPhrase) else ""


def _plain(text_map: TextMap, node: ast.Node) -> str:
    return _said(text_map, node) if isinstance(node, ast.Words | ast.Reference) else ""


def _filled(starts: Starts, text_map: TextMap, event: ast.Is, lines: str) -> str:
    """Return lines of a game's table with what a card names in their places, "" where it names
    nothing and nothing is taken instead.
    """
    slots: dict[str, ast.Node | None] = {"who": event.subject}
    slots |= {str(at): each for at, each in enumerate(event.predicate.slots, 1)}
    chosen: dict[str, str] = {}

    def told(found: re.Match[str]) -> str:
        name = found[1]
        if name.startswith("apart "):
            other = chosen.get(name[-1], "")
            return next(each for each in starts.apart if each != other)
        if name not in chosen:
            chosen[name] = _named(starts, text_map, slots.get(name)) or found[2] or ""
        return chosen[name]

    for found in HOLE.finditer(lines):  # what is apart from another may stand before it
        if not found[1].startswith("apart "):
            told(found)
    return HOLE.sub(told, lines) if all(chosen.values()) else ""


def _named(starts: Starts, text_map: TextMap, node: ast.Node | None) -> str:
    if isinstance(node, ast.NounPhrase):
        return starts.named.get(node.classifier.lemma, "") if node.classifier is not None else ""
    if isinstance(node, ast.Text | ast.Words | ast.Reference):
        said = _said(text_map, node)
        return "" if said in SEATS or said.startswith("that ") else said
    return ""


def first_label(text_map: TextMap, card: ast.Line, dice: Sequence[str] = ()) -> str:
    """Return the label of an option that a card puts to whom it comes to, "" where somebody else
    chooses or something decides: if there is one, an option that has no condition and names none
    of the dice.
    """
    if not DECIDING.isdisjoint(row.shape for row in card.block):
        return ""
    rolled = re.compile(rf"\b(?:{'|'.join(dice)})\b") if dice else None

    def asks(row: ast.Line) -> tuple[bool, bool]:
        said = "\n".join(text_map.line(each.span.line) for each in line_parts.rows(row.block))
        return rolled is not None and rolled.search(said) is not None, bool(row.part("if"))

    own = sorted((row for row in card.block if row.shape == "option"), key=asks)
    title = line_parts.text(own[0]) if own else None
    return title.value if title is not None else ""
