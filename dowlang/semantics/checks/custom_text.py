"""Check `text "…"`, rules text of the author's own that is printed in place of the generated text.

It has to say every number and every name that the generated text says, and no other number.

Numbers may stand as digits or as words. Names are those of cards, places and counters, labels of
options, and values of the game's closed lists (symbols). Parts printed beside the rules text
(flavor, figures, the trigger, facts) are not asked for. The text changes no meaning.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from typing import Any

from dowlang.diagnostics import codes
from dowlang.semantics import line_parts
from dowlang.semantics.context import Context
from dowlang.source import Span
from dowlang.source.number_words import VALUES
from dowlang.syntax import ast
from dowlang.vocabulary.card_kinds import CardKind
from dowlang.vocabulary.declarations import ReferenceWord

SAID_OTHERWISE = {
    0: ("no", "none", "nothing"),
    1: ("a", "an", "once", "another"),
    2: ("twice",),
    3: ("thrice",),
}
"""Words for a number: they count where the card has it, and claim none where it has not."""

MANUAL = "manual"
WORD = re.compile(r"\d+|[^\W\d_]+(?:-[^\W\d_]+)?")


def report_differing_text(context: Context, kind: CardKind, line: ast.Line) -> None:
    """Report each way in which the own text of a card differs from what the card does."""
    row = next((row for row in line.block if row.shape == "text"), None)
    written = line_parts.text(row) if row is not None else None
    if written is None:
        return
    numbers, names = _numbers_and_names(
        context, [row for row in line.block if _is_replaced(kind, row)]
    )
    said = written.value.casefold()
    missing_names = [
        name for name in names if not re.search(rf"(?<!\w){re.escape(name.casefold())}", said)
    ]
    for name in sorted(names, key=len, reverse=True):  # a number inside a name says nothing
        said = re.sub(rf"(?<!\w){re.escape(name.casefold())}", " ", said)
    words = WORD.findall(said)
    claimed = {
        int(word) if word.isdecimal() else VALUES[word]
        for word in words
        if word.isdecimal() or word in VALUES
    }
    told = claimed | {
        number for number, others in SAID_OTHERWISE.items() if set(others) & set(words)
    }
    missing = [*(str(number) for number in numbers if number not in told), *missing_names]
    if missing:
        _differs(context, written.span, "leaves out", missing, "has")
    everything = [
        *(node.value for node in _nodes(line.block) if isinstance(node, ast.Integer)),
        *(1,) * ("one" in words),
    ]
    manual = [
        text.value
        for row in line_parts.rows(line.block)
        if row.shape == MANUAL and (text := line_parts.text(row)) is not None
    ]
    everything += [int(digits) for said in manual for digits in re.findall(r"\d+", said)]
    added = sorted(claimed - set(everything))
    if added:
        _differs(context, written.span, "says", [str(number) for number in added], "does not have")


def _differs(context: Context, span: Span, does: str, what: list[str], has: str) -> None:
    context.report.add(codes.TEXT_OVERRIDE_DIFFERS, span, does=does, what=tuple(what), has=has)


def _is_replaced(kind: CardKind, row: ast.Line) -> bool:
    """Return True if the line is a part of what the own text is printed instead of.

    The trigger, flavor, figures and facts are printed beside it.
    """
    if row.shape in ("text", "id", "art", "trigger", "setting"):
        return False
    clause = next((clause for clause in kind.clauses if clause.pattern == row.shape), None)
    return clause is None or bool(clause.holds) or "{cond}" in clause.pattern


def _numbers_and_names(context: Context, rows: list[ast.Line]) -> tuple[list[int], list[str]]:
    """Return what a text in place of these lines has to say, each once, in the order written."""
    numbers: dict[int, None] = {}
    names: dict[str, None] = {}
    for row in line_parts.rows(rows):
        if row.shape == MANUAL:
            continue  # what is done at the table is the author's prose already
        for node in _nodes(row.parts):
            match node:
                case ast.Integer(value=value):
                    numbers[value] = None
                case ast.Text(value=name):
                    names[name] = None
                case ast.Variable(name=name) | ast.Ident(text=name) if name in context.counters:
                    names[name.replace("_", " ")] = None
                case ast.Words(kind=kind, values=values) if kind in context.lexicon.enumerations:
                    names |= dict.fromkeys(value.replace("_", " ") for value in values)
                case ast.NounPhrase(classifier=ast.Ident(lemma=word)) if any(
                    word in values.values for values in context.lexicon.enumerations.values()
                ):
                    names[word] = None
                case ast.Reference(words=("the", *rest), text=None, thing=None) if (
                    (known := context.lexicon.references.get(node.words)) is not None
                    and _is_named(context, known.noun)
                    and not (isinstance(known, ReferenceWord) and known.binding)
                ):
                    names[" ".join(rest)] = None
                case _:
                    pass
    return list(numbers), list(names)


def _is_named(context: Context, noun: str) -> bool:
    """Return True if things of this kind are known by names."""
    known = context.lexicon.nouns.get(noun)
    return known is not None and bool(known.named_by)


def _nodes(value: Any) -> Iterator[Any]:
    """Yield every node of a tree, outermost first."""
    if isinstance(value, tuple):
        for each in value:
            yield from _nodes(each)
    elif is_dataclass(value) and not isinstance(value, Span):
        yield value
        for entry in fields(value):
            yield from _nodes(getattr(value, entry.name))
