"""*Than any other player* is printed only where it is not denied: of *nobody has more than any
other* is heard that nobody has more than somebody.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from dowlang.project.printing import printed_sets
from dowlang.rulesets.dead_of_winter.words.vocabulary import VOCABULARY
from dowlang.vocabulary.declarations import TruthWord

MANIFEST = (
    'name = "Snow"\nid = "snow"\nversion = "1.0"\nedition = 1\nruleset = "dead_of_winter"\n'
    'uses = ["base"]\n'
)
WORDS = [
    word.phrase.format(other="each other player")
    for word in VOCABULARY.of_sort(TruthWord)
    if word.phrase.endswith("than {other}")
]
VERB = {"control": "controls"}


def printed(folder: Path, condition: str) -> str:
    (folder / "set.toml").write_text(MANIFEST)
    (folder / "card.dow").write_text(
        'crossroads "The Count"\n    flavor "x"\n    when you clean waste\n'
        f'    option "A" if {condition}\n        gain 1 morale\n'
        '    option "B"\n        lose 1 morale\n'
    )
    (page,) = printed_sets.references([folder], "md").values()
    return page


def test_there_are_such_words() -> None:
    assert len(WORDS) >= 2


@pytest.mark.parametrize("said", WORDS)
def test_a_denied_comparison_keeps_the_words_of_the_card(tmp_path: Path, said: str) -> None:
    does, _, rest = said.partition(" ")
    assert "than any other player" in printed(tmp_path, f"you {said}")
    for condition in (f"no player {VERB[does]} {rest}", f"you do not {said}"):
        assert "than each other player" in printed(tmp_path, condition)
