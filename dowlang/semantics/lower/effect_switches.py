"""Find the modifiers that switch on an effect's variants."""

from __future__ import annotations

from collections.abc import Sequence

from dowlang.diagnostics import codes
from dowlang.semantics.context import Context
from dowlang.semantics.lexicon import Overload
from dowlang.semantics.unparse import plain
from dowlang.syntax import ast
from dowlang.vocabulary.declarations import (
    ModifierWord,
)
from dowlang.vocabulary.signatures import Role


def switches_of(
    context: Context,
    overload: Overload,
    phrase: ast.Phrase,
    modifiers: Sequence[ast.Expression | ast.Ident],
) -> tuple[dict[str, object], bool] | None:
    """Return the switches that the modifiers set, and True if one of them is `if able`."""
    values: dict[str, object] = {}
    if_able = False
    met: dict[str, int] = {}
    for modifier in modifiers:
        text = (
            plain(context, modifier)
            if isinstance(modifier, ast.Phrase) and modifier.slots
            else modifier.pattern
            if isinstance(modifier, ast.Phrase)
            else " ".join(getattr(modifier, "values", ()))
        )
        if text in met:
            context.report.add(codes.DUPLICATE_CLAUSE, modifier.span, clause=text, line=met[text])
            return None
        met[text] = modifier.span.line
        if text == "if able":
            if_able = True
            continue
        words = [
            w
            for w in context.lexicon.modifiers()
            if _words(context, w.phrase) == _words(context, text)
        ]
        names = {p.name for p in context.lexicon.parameters(overload.word) if p.role is Role.OPTION}
        word = next((w for w in words if isinstance(w, ModifierWord) and w.sets[0] in names), None)
        if word is None:
            context.report.misplaced_modifier(modifier, text, phrase)
            return None
        values[word.sets[0]] = word.sets[1]
    return values, if_able


def _words(context: Context, text: str) -> tuple[str, ...]:
    return tuple(context.lexicon.lemma(word) for word in text.split())
