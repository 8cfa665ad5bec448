"""The short fuzz suite: mutated cards, random bytes, manifests, saves and journals; and every find
of the long runs once more.

Allowed outcomes: success or coded findings (`whole_way` holds the laws). The long, coverage-guided
runs are `fuzz_cards`.
"""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.fuzz import mutations, targets
from tests.hostile.whole_way import tried

FINDS = sorted(path for path in (Path(__file__).parent / "finds").rglob("*") if path.is_file())
LONG = settings(
    max_examples=60,
    deadline=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.too_slow],
    database=None,
)
SHORT = settings(LONG, max_examples=12)
HEAPS = {
    "lines": st.lists(
        st.tuples(
            st.integers(0, 6),
            st.lists(st.sampled_from([*mutations.THINGS, *mutations.words()]), max_size=9),
        ),
        max_size=14,
    )
}
PICKED = {
    "picked": st.lists(
        st.tuples(st.integers(0, 4), st.sampled_from(mutations.lines())), max_size=16
    )
}


@pytest.mark.parametrize("path", FINDS, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_finds_stay_mended(path: Path) -> None:
    """The folder names the target; `whole` in a card's name: as a set of its own."""
    if path.parent.name == "cards":
        tried(path.read_bytes(), whole="whole" in path.name)
    else:
        targets.TARGETS[path.parent.name](path.read_bytes())


@pytest.mark.proof
@LONG
@given(seed=st.integers(0, 2**32), twice=st.booleans(), whole=st.booleans())
def test_a_mutated_card_is_no_fault(seed: int, twice: bool, whole: bool) -> None:
    chance = random.Random(seed)
    text = mutations.mutated(chance.choice(mutations.seeds()), chance)
    if twice:
        text = mutations.mutated(text, chance, 8)
    tried(text.encode("utf-8", "surrogatepass"), whole=whole, printing=False)


def heap_of_words(lines: list[tuple[int, list[str]]]) -> None:
    """Words thrown together, at any depth."""
    tried(
        "\n".join("    " * depth + " ".join(parts) for depth, parts in lines).encode(),
        printing=False,
    )


def heap_of_lines(picked: list[tuple[int, str]]) -> None:
    """Lines of cards thrown together, at any depth."""
    tried(
        b'crossroads "Heap"\n    if morale >= 1\n'
        + "\n".join("    " * depth + line for depth, line in picked).encode(),
        printing=False,
    )


def any_bytes(data: bytes) -> None:
    for target in targets.TARGETS.values():
        target(data)


def any_text(text: str) -> None:
    """A text as a whole file, and as the name of a card."""
    tried(text.encode("utf-8", "surrogatepass"), printing=False)
    tried(
        b'secret "' + text.encode("utf-8", "surrogatepass") + b'"\n    goal morale >= 1\n',
        printing=False,
    )


INPUTS: dict[str, tuple[Callable[..., None], dict[str, st.SearchStrategy[Any]]]] = {
    "words": (heap_of_words, HEAPS),
    "lines": (heap_of_lines, PICKED),
    "bytes": (any_bytes, {"data": st.binary(max_size=300)}),
    "text": (any_text, {"text": st.text(max_size=200)}),
}


@pytest.mark.sample(2)
@pytest.mark.parametrize(
    "many", (SHORT, pytest.param(LONG, marks=pytest.mark.proof)), ids=("few", "many")
)
@pytest.mark.parametrize("name", INPUTS)
def test_what_is_thrown_together_is_no_fault(name: str, many: settings) -> None:
    body, strategies = INPUTS[name]

    @many
    @given(**strategies)
    def thrown(**given: Any) -> None:
        body(**given)

    thrown()


@SHORT
@given(
    name=st.sampled_from(("manifest", "save", "journal")),
    seed=st.integers(0, 2**32),
    changes=st.integers(1, 3),
)
def test_a_mutated_manifest_save_or_journal_is_no_fault(name: str, seed: int, changes: int) -> None:
    chance = random.Random(seed)
    data = chance.choice(targets.seed_inputs(name))
    for _ in range(changes):
        data = targets.mutated(name, data, chance)
    targets.TARGETS[name](data)


@pytest.mark.parametrize("name", ["save", "journal"])
def test_refusals_show_nothing_that_a_terminal_obeys(name: str) -> None:
    """A find of the first run: the refusal of a journal quoted a direction mark out of it.

    Here every text in turn is poisoned.
    """
    data = targets.seed_inputs(name)[0].decode()
    for text in sorted(set(re.findall(r'"[a-z_ -]{3,}"', data))):
        targets.TARGETS[name](data.replace(text, '"\\u202e\\u001b[31m"').encode())


@pytest.mark.parametrize("name", targets.TARGETS)
def test_good_inputs_are_taken(name: str) -> None:
    """The corpus that a long run begins with is not refused: otherwise it would fuzz the
    refusals only.
    """
    for data in targets.seed_inputs(name)[:12]:
        if name == "cards":
            assert tried(data, printing=False).codes == []
        else:
            targets.TARGETS[name](data)
