"""`the survivor` below a line that speaks of one is refused: it would be some other one, and
every reader takes it for that one.
"""

from __future__ import annotations

import re

import pytest

from dowlang.diagnostics import Severity
from dowlang.rulesets.dead_of_winter.words.vocabulary import VOCABULARY
from dowlang.vocabulary.declarations import Place, Word
from tests.semantics.winter_world import checked_text

SPOKEN = [
    word
    for word in VOCABULARY.words
    if word.place is Place.EFFECT and re.search(r"\bthat survivor\b", word.example)
]
ABOVE = {
    "when a survivor is healed": '    when a survivor is healed\n    option "A"\n        {line}\n',
    "for each": '    option "A"\n        for each survivor at the colony\n            {line}\n',
    "choose": '    option "A"\n        choose a survivor at the colony\n        {line}\n',
    "the next time": '    option "A"\n        the next time a survivor is healed\n            '
    "{line}\n",
}


def codes(above: str, line: str) -> set[str]:
    """Return the errors of a card with that line."""
    trigger = "" if above.startswith("when") else "    if morale >= 1\n"
    text = (
        f'crossroads "P"\n    flavor "x"\n{trigger}{ABOVE[above].format(line=line)}    option '
        f'"B"\n        lose 1 morale\n'
    )
    return {each.code for each in checked_text(text)[1] if each.severity is Severity.ERROR}


@pytest.mark.parametrize("above", ABOVE)
@pytest.mark.parametrize("word", SPOKEN, ids=lambda word: word.phrase)
def test_the_one_is_refused_where_nobody_was_spoken_of(word: Word, above: str) -> None:
    line = word.example
    if codes(above, line):
        return  # the line does not stand there at all
    assert codes(above, line.replace("that survivor", "the survivor")) == {"DOW3004"}


@pytest.mark.parametrize("above", ABOVE)
@pytest.mark.parametrize(
    "condition",
    [
        "that survivor is wounded",
        "that survivor is not at the colony",
        "wounds on that survivor >= 1",
    ],
)
def test_so_it_is_in_conditions(condition: str, above: str) -> None:
    assert codes(above, f"if {condition.replace('that', 'the')}") >= {"DOW3004"}


def test_enough_words_are_tried() -> None:
    assert len(SPOKEN) >= 10 and sum(not codes("choose", word.example) for word in SPOKEN) >= 8
