"""Reduce the words of a line to their lemmas."""

from __future__ import annotations

import re

from dowlang.service.workspace import Document

NO_OWN_WORD = re.compile(r'\{[^}]*\}|\[[^\]]*\]|"[^"]*"?')


OWN_WORD = re.compile(r"[a-z][a-z'-]*")


def lemmas_of(document: Document, text: str) -> set[str]:
    """Return the words of a line, or the own words of a phrase, as the grammar knows them."""
    lemmas = document.language.grammar.lemmas
    return {lemmas.get(word, word) for word in OWN_WORD.findall(NO_OWN_WORD.sub(" ", text))}
