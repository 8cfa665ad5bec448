"""Work grows no faster than length: calls of functions for each hostile shape at n, 2n and 4n.

No clocks.

Every call counts, also of what is built into the interpreter, so that hardly a loop turns without
being seen. Reading, checking, compiling and formatting all count.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from cProfile import Profile
from functools import partial

import pytest

from dowlang.project import compiling, pipeline
from dowlang.syntax.formatter import Unreadable, format_text
from tests import width
from tests.hostile.shapes import SHAPES
from tests.hostile.whole_way import LABEL, source_of

SIZE = 40
LONG = width.of(200, 400)
MOST = 2.3


def carried_out(data: bytes) -> None:
    """Read, check, and if nothing is wrong compile; format whatever can be read."""
    words = pipeline.language("dead_of_winter")
    words.parser.forget()
    checked = pipeline.check(source_of(data))
    if not checked.errors:
        compiling.compile_set(checked)
    with suppress(Unreadable):
        format_text(LABEL, checked.sources[LABEL].text, words.parser)


def work(call: Callable[[], object]) -> int:
    """How many functions are called, those of the interpreter included."""
    profile = Profile()
    profile.enable()
    try:
        call()
    finally:
        profile.disable()
    return sum(entry.callcount for entry in profile.getstats())


def test_the_count_sees_a_loop_in_a_loop() -> None:
    """The measure is no blind one: where every item meets every other, twice the items are four
    times the work.
    """

    def pairs(size: int) -> list[bool]:
        return [isinstance(other, type(one)) for one in range(size) for other in range(size)]

    assert work(lambda: pairs(200)) / work(lambda: pairs(100)) > 3.5
    assert len(SHAPES) >= 20


@pytest.mark.sample(2)
@pytest.mark.parametrize("shape", SHAPES.values(), ids=SHAPES)
def test_files_of_some_length_are_no_fault(shape: Callable[[int], str]) -> None:
    carried_out(shape(SIZE).encode())


@pytest.mark.proof
@pytest.mark.parametrize("shape", SHAPES.values(), ids=SHAPES)
def test_long_files_are_no_fault(shape: Callable[[int], str]) -> None:
    """Long in any direction, a file is still read, refused or compiled."""
    carried_out(shape(LONG).encode())


@pytest.mark.proof
@pytest.mark.parametrize("shape", SHAPES.values(), ids=SHAPES)
def test_work_grows_as_the_file_does(shape: Callable[[int], str]) -> None:
    carried_out(shape(SIZE).encode())  # what is loaded once is loaded now
    one, two, four = (
        work(partial(carried_out, shape(size).encode())) for size in (SIZE, 2 * SIZE, 4 * SIZE)
    )
    assert two / one <= MOST and four / two <= MOST, f"{one} -> {two} -> {four}"
