"""Say what a line would say otherwise if a fix were made, so that nobody takes it for a mere
correction.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import partial

from dowlang.project.game_language import Language
from dowlang.project.word_lookup import forms_by_lemma, meant_by
from dowlang.source.spelling import cut_off, distance
from dowlang.syntax.recovery.kept_words import difference

MOST_WORDS = 4
"""Words of a line that are told as lost or added."""
NAME = re.compile(r'"[^"\n]*"')


def difference_told(words: Language, old: str, new: str) -> tuple[str, bool]:
    """Return in words what a new line says otherwise than an old one, "" where it says the same,
    and True where it leaves something out.
    """
    means = partial(
        meant_by, forms=forms_by_lemma(words.grammar.lemmas), synonyms=words.vocabulary.synonyms
    )
    written, offered = _with_misspelt_names(old.strip(), new.strip())
    changed = difference(written, offered, words.parser.lexer, means)
    if changed.lost and changed.added:
        return f"{_listed(changed.added)} for {_listed(changed.lost)}", True
    if changed.lost:
        return f"without {_listed(changed.lost)}", True
    return f"with {_listed(changed.added)} besides" if changed.added else "", False


def _with_misspelt_names(old: str, new: str) -> tuple[str, str]:
    """Return both lines, the old one with the new one's names where they differ in spelling only:
    a word of a name says nothing by itself.

    >>> _with_misspelt_names('get "Wet Soap" "Axe"', 'get "Wet Soup" "Rope"')
    ('get "Wet Soup" "Axe"', 'get "Wet Soup" "Rope"')
    """
    names = NAME.findall(new)
    if len(NAME.findall(old)) != len(names):
        return old, new
    left = iter(names)

    def spelt(found: re.Match[str]) -> str:
        name, most = next(left), cut_off(found[0])
        return name if distance(found[0], name, most) <= most else found[0]

    return NAME.sub(spelt, old), new


def _listed(words: Sequence[str]) -> str:
    shown = ", ".join(f"`{word}`" for word in words[:MOST_WORDS])
    return f"{shown} …" if len(words) > MOST_WORDS else shown
