"""Lines as people print them are turned into the lines that mean them, and seldom into others."""

from __future__ import annotations

import pytest

from tests.wordings.corpus import SEEN, read, wordings
from tests.wordings.measuring import Came, checker, figures, outcome

FEWEST = 900
RIGHT, WRONG = 85.0, 1.0
"""Least share of lines that are turned right, and the greatest of those that are turned wrong."""


def test_the_corpus_has_its_size_and_a_third_of_it_is_kept_aside() -> None:
    lines = wordings()
    assert len(lines) >= FEWEST
    unseen = [each for each in lines if not each.source.startswith(SEEN)]
    aside = sum(each.aside for each in lines)
    assert 0.28 <= aside / len(unseen) <= 0.38


def test_a_line_without_what_it_means_is_refused() -> None:
    with pytest.raises(ValueError, match="nothing says"):
        list(read("a.txt", "@effect\nLose 1 morale.\n"))


def wanted() -> list[tuple[str, str]]:
    """Return each line wanted with its place, once."""
    return list(
        dict.fromkeys(
            (each.place, line) for each in wordings() if each.sayable for line in each.wanted
        )
    )


@pytest.mark.sample(40)
@pytest.mark.parametrize(("place", "line"), wanted())
def test_a_line_wanted_checks_in_its_place(place: str, line: str) -> None:
    assert checker().meant(place, line)


@pytest.mark.parametrize("apart", [60, pytest.param(20, marks=pytest.mark.proof)])
def test_lines_as_they_are_printed_are_turned_right(apart: int) -> None:
    shares = figures(outcome(each) for each in wordings()[::apart])["all"]
    right = sum(shares.came[each] for each in (Came.ACCEPTED, Came.TURNED, Came.CHOSEN))
    assert 100 * right / sum(shares.came.values()) >= RIGHT


@pytest.mark.proof
def test_of_lines_kept_aside_few_are_not_turned_right_and_none_is_turned_wrong() -> None:
    aside = figures(outcome(each) for each in wordings() if each.aside)["kept aside"]
    right = sum(aside.came[each] for each in (Came.ACCEPTED, Came.TURNED, Came.CHOSEN))
    assert 100 * right / sum(aside.came.values()) >= RIGHT
    wrong = aside.came[Came.WRONG] + aside.unsayable[Came.WRONG]
    assert 100 * wrong / aside.lines <= WRONG


MANY = 30
"""Broken lines of one card."""


def test_many_broken_lines_of_one_card_are_all_answered() -> None:
    some = [each for each in wordings() if each.place == "effect" and each.sayable][::20][:MANY]
    alone = {each.written for each in some if outcome(each).came is Came.TURNED}
    text = 'crossroads "A"\n    flavor "x"\n    if food >= 2\n'
    for at in range(3):
        text += f'    option "{at}"\n'
        text += "".join(f"        {each.written}\n" for each in some[at::3])
    lines = text.split("\n")
    offered = {
        lines[each.span.line - 1].strip()
        for each in checker().found(text)[0]
        if "it is written" in (each.help or "")
    }
    assert len(alone) >= 20
    assert len(alone - offered) <= 2, alone - offered
