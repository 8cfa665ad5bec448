"""Complete single words and signs that the grammar takes."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from dowlang.service.completion_items import CompletionItem
from dowlang.service.cursor import Cursor
from dowlang.service.verb_agreement import subject_is_one, verb_form
from dowlang.vocabulary.core_shapes import SHAPES

SIGNS = {"COMMA": ",", "LEFT": "(", "RIGHT": ")", "PLUS": "+", "MINUS": "-", "TIMES": "*"}


COMPARISONS = (">=", "<=", "=", ">", "<")


# ---- words
def single_words(
    cursor: Cursor, accepted: Sequence[str], sentences: Sequence[str]
) -> Iterator[CompletionItem]:
    """Yield the single words and signs that the grammar takes."""
    lexer = cursor.document.language.parser.lexer
    told = {shape.pattern.split()[0]: shape.told for shape in SHAPES}
    order = tuple(dict.fromkeys(shape.pattern.split()[0] for shape in reversed(SHAPES)))[::-1]
    forms: dict[str, list[str]] = {}
    for form, name in lexer.terminals.items():
        forms.setdefault(name, []).append(form)
    verbs = [base for name in accepted if (base := lexer.forms.get(name))]
    tried = [f"{verb}{rest}" for verb in verbs for rest in ("", ' "x"')]
    one = subject_is_one(cursor, (*sentences, *tried)) if cursor.tokens else None
    for name in accepted:
        if name in SIGNS and cursor.tokens:
            yield CompletionItem(SIGNS[name], SIGNS[name], "word", rank=(7, 0, name))
        elif name == "COMPARE":
            yield from (
                CompletionItem(sign, sign, "word", rank=(4, 0, sign)) for sign in COMPARISONS
            )
        elif name == "NAME":
            yield from (
                CompletionItem(own, own, "word", rank=(3, 0, own)) for own in sorted(cursor.names)
            )
        elif base := lexer.forms.get(name):
            place = order.index(base) if base in order else len(order)
            shown, typed = verb_form(cursor, base, one), cursor.typed
            yield CompletionItem(
                shown, shown, "word", documentation=told.get(base, ""), rank=(6, place, base)
            )
            for form in forms.get(name, ()) if typed and cursor.tokens and one is None else ():
                if form != base and form.startswith(typed):
                    yield CompletionItem(form, form, "word", rank=(6, place, form))
