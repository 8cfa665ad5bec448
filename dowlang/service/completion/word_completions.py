"""Complete single words and signs that the grammar takes."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from dowlang.service.completion.completion_items import CompletionItem, Group, Rank
from dowlang.service.completion.verb_agreement import subject_is_singular, verb_form
from dowlang.service.cursor import Cursor
from dowlang.service.expected_names import nouns_wanted
from dowlang.vocabulary.core_shapes import SHAPES

SIGNS = {"COMMA": ",", "LEFT": "(", "RIGHT": ")", "PLUS": "+", "MINUS": "-", "TIMES": "*"}


COMPARISONS = (">=", "<=", "=", ">", "<")

QUANTITIES = frozenset({"a", "an", "another", "each", "all", "any", "the", "of"})
"""Words besides a number behind which a thing is named."""


def single_words(
    cursor: Cursor, accepted: Sequence[str], sentences: Sequence[str]
) -> Iterator[CompletionItem]:
    """Yield the single words and signs that the grammar takes."""
    lexer = cursor.document.language.parser.lexer
    documentation = {shape.pattern.split()[0]: shape.told for shape in SHAPES}
    order = tuple(dict.fromkeys(shape.pattern.split()[0] for shape in reversed(SHAPES)))[::-1]
    forms: dict[str, list[str]] = {}
    for form, name in lexer.terminals.items():
        forms.setdefault(name, []).append(form)
    verbs = [base for name in accepted if (base := lexer.forms.get(name))]
    tried = [f"{verb}{rest}" for verb in verbs for rest in ("", ' "x"')]
    singular = subject_is_singular(cursor, (*sentences, *tried)) if cursor.tokens else None
    wanted = _words_of_wanted_things(cursor)
    for name in accepted:
        if name in SIGNS and cursor.tokens:
            yield _word(SIGNS[name], Group.SIGN, sorted(SIGNS).index(name))
        elif name == "COMPARE":
            yield from (_word(sign, Group.OTHER_NAME) for sign in COMPARISONS)
        elif name == "NAME":
            yield from (_word(own, Group.POSSIBLE) for own in sorted(cursor.names))
        elif (base := lexer.forms.get(name)) in wanted:
            shown, order_of_wanted = wanted[base]
            yield _word(shown, Group.FITTING, order_of_wanted)
        elif base:
            place = order.index(base) if base in order else len(order)
            shown, typed = verb_form(cursor, base, singular), cursor.typed
            rank = Rank(Group.WORD, 0, place, base)
            yield CompletionItem(
                shown, shown, "word", documentation=documentation.get(base, ""), rank=rank
            )
            for form in forms.get(name, ()) if typed and cursor.tokens and singular is None else ():
                if form != base and form.startswith(typed):
                    yield _word(form, Group.WORD, place)


def _words_of_wanted_things(cursor: Cursor) -> dict[str, tuple[str, int]]:
    """Return the words that name what the phrase at the cursor is about, behind a number or an
    article: the noun, what it is called by, its adjectives, each as it is written there and with
    its place in that order.
    """
    last = str(cursor.tokens[-1]) if cursor.tokens else ""
    if not (last.isdecimal() or last in QUANTITIES):
        return {}
    vocabulary, nouns = cursor.document.language.vocabulary, nouns_wanted(cursor)
    several = (last.isdecimal() and last != "1") or last == "all"
    out: dict[str, tuple[str, int]] = {}
    for adjective in vocabulary.adjectives:
        if not set(nouns).isdisjoint(adjective.nouns):
            out[adjective.word] = adjective.word, 1 if adjective.classifier else 2
    for noun in vocabulary.nouns:
        if noun.name in nouns:
            out[noun.name] = noun.plural if several else noun.name, 0
    return out


def _word(text: str, group: Group, order: int = 0) -> CompletionItem:
    return CompletionItem(text, text, "word", rank=Rank(group, 0, order, text))
