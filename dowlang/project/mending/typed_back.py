"""Give findings the hints that check when they are typed. What lives here: the one entrance, and
what it is made of. What does not: which hint a finding gets (`verified_fixes`).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial

from dowlang import semantics
from dowlang.diagnostics import Diagnostic
from dowlang.project.mending.line_trials import LineTrials, is_error
from dowlang.project.mending.natural_lines import NaturalLines
from dowlang.project.mending.nearest_sentences import NearestSentences
from dowlang.project.mending.pointed_lines import PointedLines
from dowlang.project.mending.referents import Referents
from dowlang.project.mending.rewordings import Rewordings
from dowlang.project.mending.several_mistakes import SeveralMistakes
from dowlang.project.mending.understood_pieces import UnderstoodPieces
from dowlang.project.mending.verified_fixes import Hints
from dowlang.project.mending.what_follows import WhatFollows
from dowlang.project.mending.what_is_left import WhatIsLeft
from dowlang.source import Source
from dowlang.syntax import LineParser, ast
from dowlang.syntax.recovery import pointers
from dowlang.syntax.recovery.foreign_idioms import PROSE
from dowlang.vocabulary import Vocabulary
from dowlang.vocabulary.assembly import Grammar


def typed_back(
    found: Sequence[Diagnostic],
    sources: Mapping[str, Source],
    trees: Mapping[str, ast.File],
    vocabulary: Vocabulary,
    grammar: Grammar,
    parser: LineParser,
    world: semantics.SetWorld,
    again: int = 2,
) -> list[Diagnostic]:
    """Return the findings with the hints that check when they are typed, without
    cascading errors.

    `again`: how often a line in which some mistakes are mended is looked at once more.
    """
    if not any(is_error(each) for each in found):
        return list(found)
    trials = LineTrials(sources, trees, vocabulary, grammar, parser, world)
    left = WhatIsLeft(trials, partial(typed_back, again=again - 1) if again else None)
    prose = {**vocabulary.prose, **PROSE, **pointers.REWORDED}
    printed, pointed = NaturalLines(trials), PointedLines(trials, prose)
    sentences = NearestSentences(trials, prose)
    hints = Hints(
        trials,
        prose,
        sentences,
        printed,
        Referents(trials),
        WhatFollows(trials),
        SeveralMistakes(trials, left),
        pointed,
        UnderstoodPieces(trials, printed),
        Rewordings(trials, prose, sentences, pointed),
        left,
    )
    return hints.of(found)
