"""Reject a line of a set-up about somebody who is not in play yet: nobody has anybody before the
game begins, so the line would do nothing.
"""

from __future__ import annotations

from collections.abc import Sequence

from dowlang.advice import written
from dowlang.diagnostics import codes
from dowlang.semantics import ir
from dowlang.semantics.context import Context
from dowlang.semantics.resolve.denotation import Definite, Filled, Meaning
from dowlang.semantics.unparse import plain
from dowlang.syntax import ast
from dowlang.vocabulary.declarations import EffectWord


def note_brought(context: Context, verb: EffectWord, found: Meaning | None) -> None:
    """Note a named piece that a line of a set-up brings into play."""
    if context.brought is not None and verb.absent and isinstance(found, Definite):
        if isinstance(found.value, ir.Named):
            context.brought.add(found.value.slug)


def check_in_play(context: Context, verb: EffectWord, filled: Sequence[Filled]) -> bool:
    """Return True unless the line is of a set-up and does something with a named piece that no line
    above it has brought into play. With False an error was reported.
    """
    if context.brought is None:
        return True
    texts = {
        entry.parameter.name: plain(context, entry.node)
        for entry in filled
        if entry.node is not None
    }
    handed_on = next((word for word in _bringing(context) if word.absent == verb.phrase), None)
    line = "" if handed_on is None else f"{texts[handed_on.subject]} {_of_one(handed_on, texts)}"
    return all(
        entry.node is None
        or check_one_in_play(context, verb, entry.parameter.name, (entry.meaning, entry.node), line)
        for entry in filled
    )


def check_one_in_play(
    context: Context,
    verb: EffectWord,
    slot: str,
    said: tuple[Meaning | None, ast.Node],
    line: str = "",
) -> bool:
    """Return True unless a named piece of a slot, or of the subject, is not in play yet. `line` is
    what is said of one that is not, else an error is reported without it.
    """
    found, node = said
    if context.brought is None or verb.absent or slot in verb.unplayed:
        return True
    if not isinstance(found, Definite) or not isinstance(found.value, ir.Named):
        return True
    comes = found.noun_name in {_noun_of(word) for word in _bringing(context)}
    if not comes or found.value.slug in context.brought:
        return True
    context.report.add(
        codes.OUT_OF_SCOPE,
        node.span,
        help=written(line, says="of one that is not in play:") if line else None,
        found=plain(context, node),
        where=f"once a line above has brought that {found.noun_name} into play",
    )
    return False


def _bringing(context: Context) -> list[EffectWord]:
    """Return the words that bring somebody into play."""
    return [word for word in context.lexicon.vocabulary.of_sort(EffectWord) if word.absent]


def _noun_of(word: EffectWord) -> str:
    """Return what a word brings into play."""
    return next(each.type.noun for each in word.parameters if each.name == word.subject)


def _of_one(word: EffectWord, texts: dict[str, str]) -> str:
    """Return the phrase of a word as it is said of one, with the texts in its slots."""
    verb, _, rest = word.phrase.partition(" ")
    for slot, text in texts.items():
        rest = rest.replace(f"{{{slot}}}", text)
    return f"{verb}s {rest}"
