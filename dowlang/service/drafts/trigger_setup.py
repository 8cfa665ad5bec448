"""Say in the lines of a test what a card waits for: the table on which its event can happen, and
the line that brings it about, as the game declares them (`vocabulary.starts`).
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import product

from dowlang.semantics import line_parts
from dowlang.service.drafts.number_setup import SEATS, numeric_condition, with_number
from dowlang.service.positions import TextMap
from dowlang.syntax import ast
from dowlang.vocabulary.starts import Starts

SLOT = re.compile(r"\{(\d|who|apart \d)(?::([^}]*))?\}")


OTHER_CHOOSER = frozenset(("chooser", "vote", "automatic"))
"""Shapes of lines by which somebody else chooses than the player a card comes to, or nobody."""


STARTS = "    when player 1 starts"
"""The line that brings up what waits for nobody's act."""


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
    laid = [f"    {starts.table}", *taken_by(starts, text)]
    if event is None:
        at_once = () if first_label(text_map, card) else (STARTS,)
        return (
            TriggerSetup(tuple(holding(starts, text_map, laid, asked)), at_once) if asked else None
        )
    if not isinstance(event, ast.Is) or not isinstance(event.predicate, ast.Phrase):
        return None
    if _noun(event.subject) == "player":
        return None  # another player does it
    lines = next(
        (starts.events[key] for key in _keys_in_starts(text_map, event) if key in starts.events), ""
    )
    if not lines:
        return None
    said = [
        f"    {line}" for line in _with_slots_filled(starts, text_map, event, lines).splitlines()
    ]
    given = [line for line in said if not line.startswith("    when ")]
    when = [line for line in said if line.startswith("    when ")]
    return TriggerSetup(tuple(holding(starts, text_map, [*laid, *given], asked)), tuple(when))


def taken_by(starts: Starts, text: str) -> list[str]:
    """Return the line that gives what a text takes, none where the game declares no such line."""
    for words, line in starts.needs:
        found = re.search(words, text)
        if found is None:
            continue
        if "{named}" not in line:
            return [f"    {line}"]
        if (sort := found["sort"]) in starts.named:
            return [f"    {line.replace('{named}', starts.named[sort])}"]
    return []


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
            out = _with_condition(starts, text_map, out, condition)
    return out


def _with_condition(
    starts: Starts, text_map: TextMap, lines: list[str], condition: ast.Node
) -> list[str]:
    said = text_map.text_of(condition.span)
    if isinstance(condition, ast.Comparison):
        number = numeric_condition(text_map, condition, condition.operator)
        if number is not None:
            return with_number(lines, number.name, number.nearest)
    elif (
        isinstance(condition, ast.Is)
        and isinstance(condition.subject, ast.Text | ast.Reference)
        and isinstance(condition.predicate, ast.Phrase)
        and not condition.negated
    ):
        own = isinstance(condition.subject, ast.Reference)
        keys = [("you " if own else "") + key for key in _keys_in_starts(text_map, condition)]
        told = next((starts.states[key] for key in keys if key in starts.states), "")
        if told := _with_slots_filled(starts, text_map, condition, told):
            return [*lines, f"    {told}"]
    return [*lines, f"    # `{said}` has to hold here"]


def _keys_in_starts(text_map: TextMap, event: ast.Is) -> Iterator[str]:
    """Yield the keys by which the game may declare an event: with what stands in its slots, or with
    any.
    """
    ways = [
        [word, "{}"] if (word := _noun(each) or _words_of(text_map, each)) else ["{}"]
        for each in event.predicate.slots
    ]
    for words in product(*ways):
        filled = iter(words)
        yield re.sub(r"\{\}", lambda _: next(filled), event.predicate.pattern)  # noqa: B023


def _noun(node: ast.Node | None) -> str:
    return node.noun.lemma if isinstance(node, ast.NounPhrase) else ""


def _words_of(text_map: TextMap, node: ast.Node) -> str:
    return text_map.text_of(node.span) if isinstance(node, ast.Words | ast.Reference) else ""


def _with_slots_filled(starts: Starts, text_map: TextMap, event: ast.Is, lines: str) -> str:
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
            chosen[name] = _name_in_slot(starts, text_map, slots.get(name)) or found[2] or ""
        return chosen[name]

    for found in SLOT.finditer(lines):  # what is apart from another may stand before it
        if not found[1].startswith("apart "):
            told(found)
    return SLOT.sub(told, lines) if all(chosen.values()) else ""


def _name_in_slot(starts: Starts, text_map: TextMap, node: ast.Node | None) -> str:
    if isinstance(node, ast.NounPhrase):
        return starts.named.get(node.classifier.lemma, "") if node.classifier is not None else ""
    if isinstance(node, ast.Text | ast.Words | ast.Reference):
        said = text_map.text_of(node.span)
        return "" if said in SEATS or said.startswith("that ") else said
    return ""


def first_label(text_map: TextMap, card: ast.Line, dice: Sequence[str] = ()) -> str:
    """Return the label of an option that a card puts to whom it comes to, "" where somebody else
    chooses or something decides: if there is one, an option that has no condition and names none
    of the dice.
    """
    if not OTHER_CHOOSER.isdisjoint(row.shape for row in card.block):
        return ""
    rolled = re.compile(rf"\b(?:{'|'.join(dice)})\b") if dice else None

    def asks(row: ast.Line) -> tuple[bool, bool]:
        said = "\n".join(text_map.line(each.span.line) for each in line_parts.rows(row.block))
        return rolled is not None and rolled.search(said) is not None, bool(row.part("if"))

    own = sorted((row for row in card.block if row.shape == "option"), key=asks)
    title = line_parts.text(own[0]) if own else None
    return title.value if title is not None else ""
