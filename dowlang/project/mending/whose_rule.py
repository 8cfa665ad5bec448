"""Tell whose rule a line is that names nobody: of the piece that bears the card, on a card without
one of everybody. `players sing louder` is no line of a card that a dog bears, and `it sings louder`
none of a card that nobody bears.

What lives here: whether such a line is of those of whom a printed line is. What does not: whom a
pronoun stands for (`natural.marks.pronouns`).
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Sequence

from dowlang.diagnostics import Diagnostic
from dowlang.project.mending.line_trials import LineTrials, TriedBlock
from dowlang.source import margin_of
from dowlang.vocabulary import Vocabulary
from dowlang.vocabulary.declarations import Place, ReferenceWord

SEVERAL = r"\b(?:players|{piece}s|every(?:body|one)|(?:each|every|any|an?) (?:player|{piece}))"
ONE = r"\b(?:it|he|she|they|you|(?:that|this|equipped|attached) {piece})"


def is_of_others(
    trials: LineTrials,
    found: Diagnostic,
    block: TriedBlock,
    text: str,
    lines: Sequence[str],
    but: Collection[str] = (),
) -> bool:
    """Return True for a reading of a text with a rule of the bearer where the text is of several,
    or with one of everybody where it is of one.
    """
    words = trials.vocabulary
    said = text.casefold()
    piece = words.bearer.rpartition(" ")[2]
    for begin, of_bearer in _rules_of_nobody(words):
        at = [number for number, line in enumerate(lines) if line.strip().startswith(begin)]
        if not at:
            continue
        does = "|".join(re.sub(r"(?:ing|s)$", "", word) for word in begin.split())
        doer = rf"(?: [\w-]+){{0,2}}? (?:{does})(?:e?s)?\b"
        of_several = re.search(SEVERAL.format(piece=piece) + doer, said)
        of_one = not of_several and re.search(ONE.format(piece=piece) + doer, said)
        if not (of_several or of_one):
            continue
        tried = [
            " " * margin_of(line) + of_bearer if number in at else line
            for number, line in enumerate(lines)
        ]
        if trials.checks_as(found, block, *tried, but=but) == bool(of_several):
            return True
    return False


def _rules_of_nobody(words: Vocabulary) -> Iterator[tuple[str, str]]:
    """Yield how each rule begins that is of the bearer where there is one and names nobody, with
    a rule that can be said of a bearer only.
    """
    named = next(
        (
            word.phrase
            for word in words.words
            if isinstance(word, ReferenceWord) and word.binding == "bearer"
        ),
        "",
    )
    rules = [word for word in words.words if word.place is Place.RULE]
    of_bearer = next((word.example for word in rules if word.example.startswith(f"{named} ")), "")
    for word in rules:
        if named and of_bearer and word.implicit == ("bearer",):
            yield word.phrase.partition("{")[0].strip(), of_bearer


__all__ = ["is_of_others"]
