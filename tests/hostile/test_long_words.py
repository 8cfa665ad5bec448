"""A word of any length costs a line as many steps as it has letters: no pattern for what people
run together begins anew at each letter of a word and reads on to its end.
"""

from __future__ import annotations

from re import _compiler as compiler
from re import _constants as opcodes
from re import _parser as parser
from string import ascii_letters, digits
from typing import Any

import pytest

from dowlang.natural.chart.word_lattice import PRINT_SPELLINGS, normalize_print
from dowlang.project.pipeline import language
from dowlang.rulesets import RULESETS

REPEATS = (opcodes.MAX_REPEAT, opcodes.MIN_REPEAT, opcodes.POSSESSIVE_REPEAT)
ENDS = (opcodes.AT_BOUNDARY, opcodes.AT_BEGINNING, opcodes.AT_BEGINNING_STRING)
"""Places that are nowhere within a word."""
MOST = 8
"""Times that a pattern may repeat something at its beginning."""
SPELLINGS = [pattern for game in RULESETS for pattern in language(game).vocabulary.spellings]


def begins_with_a_run(parsed: Any) -> bool:
    """Return True if a pattern can begin within a word with a run of any length of its letters."""
    return _begun(parsed)[0]


def _begun(parsed: Any) -> tuple[bool, bool]:
    """Return True if a pattern can begin with such a run, True if it may be nothing, so that what
    follows it can be the beginning as well.
    """
    for what, of in parsed:
        if _stays(what, of):
            continue
        if what in REPEATS:
            least, most, inside = of
            run, empty = _begun(inside)
            run, empty = run or (most > MOST and takes_letters(inside)), empty or not least
        elif what is opcodes.SUBPATTERN:
            run, empty = _begun(of[-1])
        elif what is opcodes.ATOMIC_GROUP:
            run, empty = _begun(of)
        elif what is opcodes.BRANCH:
            branches = [_begun(branch) for branch in of[1]]
            run, empty = any(run for run, _ in branches), any(empty for _, empty in branches)
        else:
            return False, False
        if run or not empty:
            return run, False
    return False, True


def _stays(what: Any, of: Any) -> bool:
    """Return True for a part that takes no letter and can stand within a word."""
    if what is opcodes.AT:
        return of not in ENDS
    if what is opcodes.ASSERT and of[0] < 0:  # `(?<=[.:;] )`
        return takes_letters(of[1][-1:])
    return what in (opcodes.ASSERT, opcodes.ASSERT_NOT)


def takes_letters(parsed: Any) -> bool:
    """Return True if something in a pattern can take a letter or a digit."""
    for what, of in parsed:
        if what in REPEATS or what is opcodes.SUBPATTERN:
            if takes_letters(of[-1]):
                return True
        elif what is opcodes.ATOMIC_GROUP:
            if takes_letters(of):
                return True
        elif what is opcodes.BRANCH:
            if any(takes_letters(branch) for branch in of[1]):
                return True
        elif what not in (opcodes.AT, opcodes.ASSERT, opcodes.ASSERT_NOT):
            one = compiler.compile(parser.SubPattern(parsed.state, [(what, of)]))
            if any(map(one.fullmatch, ascii_letters + digits)):
                return True
    return False


@pytest.mark.parametrize("pattern", [*(pattern for pattern, _ in PRINT_SPELLINGS), *SPELLINGS])
def test_no_pattern_begins_with_a_run_of_any_length(pattern: str) -> None:
    assert not begins_with_a_run(parser.parse(pattern))


SEEN = (
    r"(\w+)'s\b",
    r"(\w+s)' ",
    r"(?:a|\w{2,})x",
    r"a?\d+-",
    r"\w*'s",
    r"(?<!x)\w+'s",
    r"(?=\w)\w+'s",
    r"\B\w+x",
)


@pytest.mark.parametrize("pattern", SEEN)
def test_one_that_does_is_seen(pattern: str) -> None:
    assert begins_with_a_run(parser.parse(pattern))


@pytest.mark.parametrize(
    "pattern", (r"\b\w+'s", r"^\w+x", r"(\w)'s", r" *x\w+", r"(?:^|(?<=[.:;] ))\w+x")
)
def test_one_that_begins_at_a_word_or_with_one_letter_does_not(pattern: str) -> None:
    assert not begins_with_a_run(parser.parse(pattern))


def test_what_belongs_to_somebody_is_cut_as_before() -> None:
    assert normalize_print("The survivor's wounds, the players' hands") == (
        "The survivor 's wounds, the players 's hands"
    )
    assert normalize_print("x" * 100_000 + "'s") == "x" * 100_000 + " 's"
