"""Options and paths of all tests: `pytest --accept` renews golden files, and `tests` is importable
whatever the import mode.

What is marked `proof` shows over many cases what a test beside it shows in one or a few: `make
proofs` runs it, and whoever names its file. Of the cases of a test three, spread over their list,
are tests and the others proofs, eighty at most. A mark says it otherwise: `sample(5)` keeps five, a
bare `sample` each value of each parameter once, `every_case` all of them (each is what a
contributor adds, such as a word). `proofs(60)` keeps sixty as proofs of a family that takes
minutes. All cases are run by `make wide` (`tests/width.py`), and by whoever names the file. `wide`
is what only that runs. In a room of `ONE_CASE` one case stands for three.

Twenty thousand tests are objects that stay: the collector looks among them seldom while they are
collected, and never afterwards.

Pytest keeps its rewritten modules whatever `PYTHONDONTWRITEBYTECODE` says: without them each
process that collects the tests compiles them all, and each command that a test starts compiles the
package.
"""

from __future__ import annotations

import gc
import os
import sys
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Protocol

import hypothesis
import pytest

gc.set_threshold(50_000, 20, 20)
sys.dont_write_bytecode = False
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
os.environ["DOWLANG_LIBRARY"] = str(Path(__file__).parent / "no_library")  # of whoever runs them

# a machine that does something else beside is no fault of a test
hypothesis.settings.register_profile(
    "patient", deadline=None, suppress_health_check=[hypothesis.HealthCheck.too_slow]
)
hypothesis.settings.load_profile("patient")

ROOT = Path(__file__).resolve().parent.parent
LONGEST = (
    "web/test_playing.py",
    "test_adding_to_a_checkout.py",
    "contract/test_twins.py",
    "wordings/test_same_events.py",
    "wordings/test_wishes.py",
    "wordings/test_newcomers.py",
    "acceptance/test_search_budget.py",
    "contract/test_machine.py",
    "recall/test_human.py",
    "hostile/test_growth.py",
    "project/test_limiting_words_kept.py",
    "wordings/test_prose_cards.py",
    "wordings/test_answers_in_common.py",
    "service/test_robustness.py",
    "project/test_check_after_edits.py",
    "hostile/test_full_disk.py",
    "contract/test_laws.py",
    "language_server/test_language_server.py",
    "cli/test_watch.py",
    "acceptance/test_acceptance.py",
    "rules/dead_of_winter/words/test_ahead_against_what_is_done.py",
    "rules/dead_of_winter/words/test_amounts_at_the_edge.py",
    "test_adding.py",
    "rules/dead_of_winter/words/test_named_pieces_moved_or_turned.py",
)
"""Files whose proofs take longest, the longest first: they are begun first, since a worker that
begins one of them last leaves the others without work. The proofs in the browser are one unit.
"""

SAMPLE = 3
"""Cases of a test that are tests, where no mark says how many."""

PROOFS = 80
"""Cases of a test that are proofs at most, where no mark says how many: `make wide` has all."""

ONE_CASE = frozenset({"wordings"})
"""Rooms of which each case reads whole lines as people print them: of a test one case is a test.
"""

REMEMBERED = frozenset({"cli", "explain", "languages", "packaging", "publish", "testing"})
"""Rooms that only use the shipped sets: one is checked once a session there. Rooms whose subject is
the check itself do without.
"""

WIDE = bool(os.environ.get("DOWLANG_WIDE"))
"""Whether proofs are run in their whole width: see `tests/width.py`."""

CASES = pytest.StashKey[dict[str, list[dict[str, object]]]]()
if str(ROOT) not in sys.path:
    sys.path.insert(0, str(ROOT))


def pytest_addoption(parser: pytest.Parser) -> None:
    """`--accept`: golden files are written instead of compared."""
    parser.addoption(
        "--accept",
        action="store_true",
        help="renew golden files (tests/fixtures/golden) instead of comparing with them",
    )


def pytest_configure(config: pytest.Config) -> None:
    """Make the mark known."""
    config.addinivalue_line(
        "markers", "proof: shows over many cases what tests show in a few; for `make proofs`"
    )
    config.addinivalue_line(
        "markers", "sample(count): so many cases are tests (without a count: each value once)"
    )
    config.addinivalue_line("markers", "every_case: each case is a test, however many there are")
    config.addinivalue_line(
        "markers", "proofs(count): so many cases are proofs, all are in `make wide`"
    )
    config.addinivalue_line("markers", "wide: a proof that only `make wide` runs")


class Case(Protocol):
    """A case of a test before it is an item: its parameters by name, and its own marks."""

    params: dict[str, object]
    marks: list[pytest.Mark]


def spread(cases: Sequence[Case], count: int) -> list[Case]:
    """Return so many cases, as far apart as their list allows. The first is one of them."""
    places = {place * len(cases) // count for place in range(count)}
    return [case for place, case in enumerate(cases) if place in places]


def covering(cases: Sequence[Case]) -> list[Case]:
    """Return few cases that hold each value of each parameter: first those that are new in all."""
    seen: set[tuple[str, int]] = set()
    few: list[Case] = []
    for enough in (all, any):
        for case in cases:
            values = [(name, id(value)) for name, value in case.params.items()]
            if enough(value not in seen for value in values):
                seen.update(values)
                few.append(case)
    return few


def sampled(test: pytest.Item, cases: Sequence[Case]) -> Sequence[Case]:
    """Return the cases of a test that are tests, by its mark; the others are proofs."""
    mark = test.get_closest_marker("sample")
    many = 1 if room_of(test.path) in ONE_CASE else SAMPLE
    if mark is None and (len(cases) <= many or test.get_closest_marker("every_case")):
        return cases
    return chosen(cases, mark.args if mark else (many,))


def room_of(file: Path) -> str:
    """Return the folder below `tests` in which a file stands."""
    return file.relative_to(Path(__file__).parent).parts[0]


def chosen(cases: Sequence[Case], counts: Sequence[int]) -> list[Case]:
    """Return so many cases, or few that hold each value where no mark says how many."""
    return spread(cases, *counts) if counts else covering(cases)


@cache
def without_proofs(config: pytest.Config, file: Path) -> bool:
    """Return True if the proofs of the file are not wanted: nobody asks for them by `-m`, and the
    file is not named.
    """
    expression = config.getoption("markexpr")
    return bool(expression == "not proof") if expression else not is_named(config, file)


def is_named(config: pytest.Config, file: Path) -> bool:
    """Return True for a file that the command line names."""
    here = config.invocation_params.dir
    return file in {(here / place.partition("::")[0]).resolve() for place in config.args}


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: object) -> object:
    """Give workers what `tests/work_units.py` says."""
    from tests.work_units import WorkUnits  # xdist: only where it is used

    return WorkUnits(config, log) if config.getvalue("dist") == "loadfile" else None


@pytest.hookimpl(tryfirst=True)
def pytest_pycollect_makeitem(
    collector: pytest.Collector, name: str, obj: object
) -> list[pytest.Item] | None:
    """Make no item of a test that is a proof where proofs are not wanted, or only for their whole
    width.
    """
    if not name.startswith("test_"):
        return None
    marks = {mark.name for mark in getattr(obj, "pytestmark", ())}
    proof = "proof" in marks and without_proofs(collector.config, collector.path)
    return [] if proof or ("wide" in marks and not WIDE) else None


def whole(metafunc: pytest.Metafunc) -> bool:
    """Return True if all cases of a family that takes minutes are wanted."""
    return WIDE or is_named(metafunc.config, metafunc.definition.path)


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_generate_tests(metafunc: pytest.Metafunc) -> Iterator[None]:
    """Mark as proofs what is no part of the sample of a test, or leave it out where proofs are not
    wanted: of forty thousand cases most are proofs, and making their items is half of collecting.
    """
    yield
    cases = metafunc._calls
    kept = {id(case) for case in sampled(metafunc.definition, cases)}
    if without_proofs(metafunc.config, metafunc.definition.path):
        cases[:] = [case for case in cases if id(case) in kept]
    elif not whole(metafunc):
        mark = metafunc.definition.get_closest_marker("proofs")
        wanted = {id(case) for case in chosen(cases, mark.args if mark else (PROOFS,))}
        if not metafunc.definition.get_closest_marker("proof"):
            wanted |= kept
        cases[:] = [case for case in cases if id(case) in wanted]
    for case in cases:
        if id(case) not in kept:
            case.marks.append(pytest.mark.proof.mark)


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out the proofs, unless `-m` says what is wanted or their file is named."""
    begun = {ROOT / "tests" / place: number for number, place in enumerate(LONGEST)}
    items.sort(key=lambda item: begun.get(item.path, len(begun)))
    if config.getoption("markexpr"):
        return
    kept, proofs = list[pytest.Item](), list[pytest.Item]()
    for item in items:
        proof = item.get_closest_marker("proof") and without_proofs(config, item.path)
        (proofs if proof else kept).append(item)
    if proofs:
        config.hook.pytest_deselected(items=proofs)
        items[:] = kept


def pytest_collection_finish() -> None:
    """Leave what was collected out of all later searches for rubbish."""
    gc.collect()
    gc.freeze()


@pytest.hookimpl(trylast=True)
def pytest_sessionfinish() -> None:
    """Look for rubbish once before Pytest looks for it five times: what is left is no rubbish."""
    gc.collect()
    gc.freeze()


@pytest.fixture(scope="module", autouse=True)
def sets_remembered(request: pytest.FixtureRequest) -> Iterator[None]:
    """Let a shipped set be checked once a session in the rooms that only use it."""
    if not any(ROOT / "tests" / room in request.path.parents for room in REMEMBERED):
        yield
        return
    from tests import remembered  # the compiler: only where it is asked for

    with remembered.sets_remembered():
        yield


@pytest.fixture
def accept(request: pytest.FixtureRequest) -> bool:
    """Whether golden files are to be renewed."""
    return bool(request.config.getoption("--accept"))


@pytest.fixture
def cases_here(request: pytest.FixtureRequest) -> list[dict[str, object]]:
    """The parameters of each case of this test that this session runs: what is beyond a sample
    need not be compiled for it.
    """
    kept: dict[str, list[dict[str, object]]] = request.session.stash.setdefault(CASES, {})
    name = request.node.nodeid.partition("[")[0]
    if name not in kept:
        kept[name] = [
            item.callspec.params
            for item in request.session.items
            if isinstance(item, pytest.Function) and item.nodeid.partition("[")[0] == name
        ]
    return kept[name]
