"""Ask which piece a rule is about that says neither one nor all: `survivor cannot search` is
offered of all survivors and of the single one that can be meant where the line stands.

What lives here: the lines, each typed in the line's place before it is told. What does not: how
such a noun is found (`syntax.disagreements`).
"""

from __future__ import annotations

from collections.abc import Iterator

from dowlang.diagnostics import Diagnostic
from dowlang.diagnostics import codes as codes
from dowlang.project.mending.line_trials import LineTrials, TriedBlock
from dowlang.syntax.formatter import agreeing
from dowlang.vocabulary import Vocabulary
from dowlang.vocabulary.declarations import ReferenceWord


def lines_about(trials: LineTrials, found: Diagnostic, block: TriedBlock) -> tuple[str, ...]:
    """Return the line of a noun that stands alone with the words for one piece, and for all of
    them, of those that check there. Return nothing for another finding.
    """
    if found.code != codes.NOUN_ALONE.number:
        return ()
    line, start = trials.text_of(found), block.starts[found.span.line]
    begins = trials.lines_of(found.file)[found.span.line - 1].index(line)
    noun = trials.underlined(found)
    described = line[: found.span.column - 1 - begins]
    behind = line[found.span.end_column - 1 - begins :]
    names = trials.names_of(block.text)

    def checking(subject: str) -> Iterator[str]:
        tried = agreeing(start, f"{subject}{behind}", names, trials.parser)
        if trials.checks_as(found, block, tried):
            yield tried

    out: list[str] = []
    if not described:
        out += [line for one in _single(trials.vocabulary, noun) for line in checking(one)][:1]
        out += checking("you") if noun == "player" else ()
    return (*out, *checking(f"{described}{trials.grammar.plurals[noun]}"))


def _single(vocabulary: Vocabulary, noun: str) -> Iterator[str]:
    """Yield the words for one piece of a noun that is spoken of."""
    for word in vocabulary.of_sort(ReferenceWord):
        if word.noun == noun and word.binding:
            yield word.phrase
    yield f"that {noun}"
