"""Give what is offered the forms that belong in its line: `chooses` behind `player 1`."""

from __future__ import annotations

from collections.abc import Iterable

from dowlang.service.cursor import Cursor
from dowlang.syntax.fixed_forms import HELPERS
from dowlang.syntax.formatter import agreeing

MOST_TRIED = 8
"""Sentences that are tried to learn whether the subject of a line is one or several."""


def agreeing_forms(cursor: Cursor, label: str) -> list[str]:
    """Return the words of a label as they stand behind the words before the cursor, none where
    they make no sentence with them.
    """
    before = cursor.before.rstrip(" ")
    line = agreeing(
        cursor.start,
        f"{before} {label}".strip(" "),
        cursor.names,
        cursor.document.language.parser,
    )
    forms = line[len(before) :].split() if line.startswith(before) else []
    return forms if len(forms) == len(label.split()) else []


def subject_is_singular(cursor: Cursor, sentences: Iterable[str]) -> bool | None:
    """Return True where the verb at the cursor is in the third person singular (`player 1
    chooses`), False where it is not, None where no sentence tells.

    Each sentence begins with the lemma of a verb.
    """
    thirds = cursor.document.language.grammar.thirds
    verbs = (each for each in sentences if each.split()[0] in thirds)
    for _, each in zip(range(MOST_TRIED), verbs, strict=False):
        lemma = each.split()[0]
        for written in (thirds[lemma], lemma):  # the formatter corrects the wrong one
            forms = agreeing_forms(cursor, " ".join([written, *each.split()[1:]]))
            if forms and forms[0] != written:
                return forms[0] == thirds[lemma]
    return None


def verb_form(cursor: Cursor, lemma: str, singular: bool | None) -> str:
    """Return the form of a verb where its number is known, else its lemma."""
    if singular is None:
        return lemma
    if lemma in HELPERS:
        return HELPERS[lemma][0 if singular else 1]
    return cursor.document.language.grammar.thirds.get(lemma, lemma) if singular else lemma
