"""Say what a line would say otherwise if a fix were made, so that nobody takes it for a mere
correction.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from dowlang.project.game_language import Language
from dowlang.project.word_lookup import forms_by_lemma, meant_by
from dowlang.syntax.recovery.kept_words import difference

MOST_WORDS = 4
"""Words of a line that are told as lost or added."""


def difference_told(words: Language, old: str, new: str) -> tuple[str, bool]:
    """Return in words what a new line says otherwise than an old one, "" where it says the same,
    and True where it leaves something out.
    """
    means = partial(
        meant_by, forms=forms_by_lemma(words.grammar.lemmas), synonyms=words.vocabulary.synonyms
    )
    changed = difference(old.strip(), new.strip(), words.parser.lexer, means)
    if changed.lost and changed.added:
        return f"{_listed(changed.added)} for {_listed(changed.lost)}", True
    if changed.lost:
        return f"without {_listed(changed.lost)}", True
    return f"with {_listed(changed.added)} besides" if changed.added else "", False


def _listed(words: Sequence[str]) -> str:
    shown = ", ".join(f"`{word}`" for word in words[:MOST_WORDS])
    return f"{shown} …" if len(words) > MOST_WORDS else shown
