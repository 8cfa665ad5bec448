"""A word of any length costs a line as many steps as it has letters: no pattern for what people
run together begins anew at each letter of a word and reads on to its end.
"""

from __future__ import annotations

from re import _constants as opcodes
from re import _parser as parser
from typing import Any

import pytest

from dowlang.natural.sentences import CONTRACTIONS, apart
from dowlang.project.pipeline import language
from dowlang.rulesets import RULESETS

REPEATS = (opcodes.MAX_REPEAT, opcodes.MIN_REPEAT)
MOST = 8
"""Times that a pattern may repeat something at its beginning."""
SPELLINGS = [pattern for game in RULESETS for pattern in language(game).vocabulary.spellings]


def begins_with_a_run(parsed: Any) -> bool:
    """Return True if a pattern can begin with a run of any length, wherever in it."""
    for what, of in parsed:
        if what is opcodes.AT:
            return False
        if what in REPEATS:
            least, most, inside = of
            if most > MOST and least:
                return True
            if begins_with_a_run(inside):
                return True
            if least:
                return False
        elif what is opcodes.SUBPATTERN:
            return begins_with_a_run(of[-1])
        elif what is opcodes.BRANCH:
            return any(begins_with_a_run(branch) for branch in of[1])
        else:
            return False
    return False


@pytest.mark.parametrize("pattern", [*(pattern for pattern, _ in CONTRACTIONS), *SPELLINGS])
def test_no_pattern_begins_with_a_run_of_any_length(pattern: str) -> None:
    assert not begins_with_a_run(parser.parse(pattern))


@pytest.mark.parametrize("pattern", (r"(\w+)'s\b", r"(\w+s)' ", r"(?:a|\w{2,})x", r"a?\d+-"))
def test_one_that_does_is_seen(pattern: str) -> None:
    assert begins_with_a_run(parser.parse(pattern))


def test_what_belongs_to_somebody_is_cut_as_before() -> None:
    assert apart("The survivor's wounds, the players' hands") == (
        "The survivor 's wounds, the players 's hands"
    )
    assert apart("x" * 100_000 + "'s") == "x" * 100_000 + " 's"
