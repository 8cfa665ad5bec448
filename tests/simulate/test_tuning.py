"""The search for numbers: on figures that are known, without a game."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from dowlang.simulate.tuning import Search, Span, Target, Tried, Values

Figure = Callable[[Values], float]


def searched(figure: Figure, target: Target, *spans: Span, tries: int = 40) -> Search:
    """Return a search that is over, over figures worked out."""
    search = Search(spans, target, lambda values: Tried(values, figure(values)), tries)
    search.best()
    return search


def best(figure: Figure, target: Target, *spans: Span, tries: int = 40) -> Values:
    found = searched(figure, target, *spans, tries=tries).best()
    assert found is not None
    return found.values


def test_what_is_right_already_is_left_alone() -> None:
    search = searched(lambda v: 0.5, Target("x", 0.4, 0.6), Span(3, 0, 10))
    assert list(search.tried) == [(3,)]


@pytest.mark.parametrize("now", range(11))
def test_the_nearest_value_in_the_range_is_found(now: int) -> None:
    target = Target("x", 0.42, 0.68)
    found = best(lambda v: v[0] / 10, target, Span(now, 0, 10))
    assert found == (min((5, 6), key=lambda value: abs(value - now)) if now not in (5, 6) else now,)


@pytest.mark.parametrize("now", range(11))
def test_falling_figures_are_followed_too(now: int) -> None:
    found = best(lambda v: 1 - v[0] / 10, Target("x", 0.42, 0.68), Span(now, 0, 10))
    assert 0.42 <= 1 - found[0] / 10 <= 0.68


def test_the_least_change_wins() -> None:
    spans = Span(0, 0, 100), Span(0, 0, 4)
    found = best(lambda v: v[0] / 100 + v[1] / 4, Target("x", 0.25, 0.3), *spans)
    assert found in ((25, 0), (0, 1))


def test_two_numbers_do_what_one_cannot() -> None:
    spans = Span(0, 0, 3), Span(0, 0, 3)
    target = Target("x", 0.82, 0.84)
    found = best(lambda v: (v[0] + v[1]) / 6, target, *spans)
    assert sum(found) == 5


def test_a_jump_over_the_range_is_closed_by_the_other_number() -> None:
    spans = Span(0, 0, 1), Span(0, 0, 9)
    found = best(lambda v: 0.9 * v[0] - 0.05 * v[1], Target("x", 0.6, 0.65), *spans)
    assert found in ((1, 5), (1, 6))


def test_what_cannot_be_reached_gives_the_nearest() -> None:
    assert best(lambda v: v[0] / 20, Target("x", 0.9, 1.0), Span(2, 0, 8)) == (8,)


def test_no_more_is_tried_than_allowed() -> None:
    spans = [Span(0, 0, 1000) for _ in range(6)]
    search = searched(lambda v: sum(v) / 1e9, Target("x", 0.9, 1.0), *spans, tries=5)
    assert len(search.tried) == 5 and search.best() is not None


def test_refused_settings_are_passed_over() -> None:
    def ask(values: Values) -> Tried:
        return Tried(values, refused="no") if values[0] > 6 else Tried(values, values[0] / 10)

    search = Search((Span(1, 0, 6), Span(9, 9, 10)), Target("x", 0.5, 0.6), ask, 40)
    found = search.best()
    assert found is not None and found.values == (5, 9)
    nothing = Search((Span(7, 7, 9),), Target("x", 0.5, 0.6), ask, 40)
    assert nothing.best() is None
