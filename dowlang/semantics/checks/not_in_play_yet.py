"""Reject a line of a set-up that hands on somebody who is not in play yet: nobody has anybody
before the game begins, so the line would do nothing.
"""

from __future__ import annotations

from collections.abc import Sequence

from dowlang.advice import written
from dowlang.diagnostics import codes
from dowlang.semantics import ir
from dowlang.semantics.context import Context
from dowlang.semantics.resolve.denotation import Definite, Filled, Meaning
from dowlang.semantics.unparse import plain
from dowlang.vocabulary.declarations import EffectWord


def note_brought(context: Context, verb: EffectWord, found: Meaning | None) -> None:
    """Note a named piece that a line of a set-up brings into play."""
    if context.brought is not None and verb.absent and isinstance(found, Definite):
        if isinstance(found.value, ir.Named):
            context.brought.add(found.value.slug)


def check_in_play(context: Context, verb: EffectWord, filled: Sequence[Filled]) -> bool:
    """Return True unless the line is of a set-up and hands on a named piece that no line above it
    has brought into play. With False an error was reported.
    """
    if context.brought is None:
        return True
    effects = context.lexicon.vocabulary.of_sort(EffectWord)
    brings = next((word for word in effects if word.absent == verb.phrase), None)
    if brings is None:
        return True
    texts = {
        entry.parameter.name: plain(context, entry.node)
        for entry in filled
        if entry.node is not None
    }
    for entry in filled:
        found = entry.meaning
        if (
            entry.node is None
            or entry.parameter.name != brings.subject
            or not isinstance(found, Definite)
            or not isinstance(found.value, ir.Named)
            or found.value.slug in context.brought
        ):
            continue
        line = f"{texts[brings.subject]} {_of_one(brings, texts)}"
        context.report.add(
            codes.OUT_OF_SCOPE,
            entry.node.span,
            help=written(line, says="of one that is not in play:"),
            found=texts[brings.subject],
            where=f"once a line above has brought that {found.noun_name} into play",
        )
        return False
    return True


def _of_one(word: EffectWord, texts: dict[str, str]) -> str:
    """Return the phrase of a word as it is said of one, with the texts in its slots."""
    verb, _, rest = word.phrase.partition(" ")
    for slot, text in texts.items():
        rest = rest.replace(f"{{{slot}}}", text)
    return f"{verb}s {rest}"
