"""Refuse lines in shapes of every game for which this game declares nothing to work with.

Turns, rounds, limits, dice and chance are a game's own. The shapes that speak of them are read in
every game, so a card of a game without dice may say `roll a die`: it is refused here, and no
handler is written for it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from dowlang.diagnostics import codes
from dowlang.records import dataclass
from dowlang.semantics import line_parts
from dowlang.semantics.context import Context
from dowlang.semantics.message_wording import said
from dowlang.syntax import ast
from dowlang.syntax.relocation import nodes
from dowlang.vocabulary.registry import DICE, RANDOM, UNTIMED, Vocabulary

ROLLED = ("roll a die", "roll a die for {}", "roll {} die", "roll {} dice")
"""Patterns of the phrases of every game that roll dice."""

CLOCKS = {f"{which} {unit}" for which in ("this", "next") for unit in ("turn", "round")}
MOMENTS = {(edge, unit) for edge in ("start", "end") for unit in ("turn", "round")}
SCOPES = {"turn", "round", "game"}


@dataclass(frozen=True, slots=True)
class _Undeclared:
    """What a game lacks for a part of a line: the words of the part, and what is not declared."""

    node: ast.Node
    written: str
    reason: str


def refuse_undeclared(context: Context, lines: Sequence[ast.Line]) -> None:
    """Report each part of the lines, and of all below them, that the game declares no means for."""
    vocabulary = context.lexicon.vocabulary
    if _declares_all(vocabulary):
        return
    for line in line_parts.rows(lines):
        for found in () if line.broken else _undeclared(vocabulary, line):
            context.report.add(
                codes.UNDECLARED_MEANS, found.node.span, found=found.written, reason=found.reason
            )


def _declares_all(vocabulary: Vocabulary) -> bool:
    """Return True for a game that lacks nothing of what lines can speak of."""
    return (
        vocabulary.durations.keys() >= CLOCKS
        and vocabulary.moments.keys() >= MOMENTS
        and vocabulary.scopes.keys() >= SCOPES
        and {DICE, RANDOM} <= {*vocabulary.chance}
    )


def _undeclared(vocabulary: Vocabulary, line: ast.Line) -> Iterator[_Undeclared]:
    for part in line.parts:
        for node in nodes(part.values):
            match node:
                case ast.Words(kind="duration", values=(duration,)):
                    lacks, written = _of_duration(vocabulary, duration)
                case ast.Words(kind="moment", values=(edge, unit, which)):
                    lacks = _of_moment(vocabulary, edge, unit, which)
                    written = f"at the {edge} of {which} {unit}"
                case ast.Words(kind="limit", values=(limit,)):
                    lacks, written = _of_limit(vocabulary, limit), limit
                case ast.Phrase(place="core", pattern=pattern) if pattern in ROLLED:
                    lacks = "" if DICE in vocabulary.chance else "has no dice"
                    written = pattern.partition(" for {}")[0].replace("{}", "…")
                case ast.NounPhrase() if any(word.lemma == "random" for word in node.adjectives):
                    lacks = "" if RANDOM in vocabulary.chance else "chooses nothing at random"
                    written = said(node)
                case _:
                    continue
            if lacks:
                yield _Undeclared(node, written, lacks)


def _of_duration(vocabulary: Vocabulary, duration: str) -> tuple[str, str]:
    """Return what is lacking for a duration, and the duration as it is written."""
    _, during, unit = duration.partition("during next ")
    if during:
        lacks = _of_moment(vocabulary, "start", unit, "next")
        return lacks or _of_clock(vocabulary, f"this {unit}"), f"during the next {unit}"
    return _of_clock(vocabulary, duration), f"until the end of {duration}"


def _of_clock(vocabulary: Vocabulary, duration: str) -> str:
    if duration in UNTIMED or duration in vocabulary.durations:
        return ""
    return f"does not say when {duration} is over"


def _of_moment(vocabulary: Vocabulary, edge: str, unit: str, which: str) -> str:
    if (edge, unit) not in vocabulary.moments:
        return f"does not tell the {edge} of a {unit}"
    if (edge, which) == ("end", "next"):  # the one under way may be over when this is said
        return _of_clock(vocabulary, f"next {unit}") or _of_clock(vocabulary, f"this {unit}")
    return ""


def _of_limit(vocabulary: Vocabulary, limit: str) -> str:
    unit = limit.split()[-1]
    if limit.startswith("any") or unit in vocabulary.scopes:
        return ""
    return f"does not count uses in a {unit}"
