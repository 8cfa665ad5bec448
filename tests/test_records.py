"""`records.dataclass` makes what `dataclasses.dataclass` makes."""

from __future__ import annotations

import copy
import dataclasses
import pickle
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from dowlang import records
from dowlang.project import compiling, pipeline, sets
from dowlang.project.printing import printed_sets
from dowlang.records import dataclass
from dowlang.source import Span


def classes(dataclass: Any) -> tuple[type, type, type]:
    @dataclass(frozen=True, slots=True)
    class Root:
        place: int

    @dataclass(frozen=True, slots=True)
    class Leaf(Root):
        text: str = "x"
        many: tuple[int, ...] = ()
        held: dict[str, int] = dataclasses.field(default_factory=dict)
        quiet: int = dataclasses.field(default=1, compare=False, repr=False)

    @dataclass(frozen=True, slots=True, eq=False)
    class Alone:
        pass

    return Root, Leaf, Alone


def test_records_behave_as_dataclasses_do() -> None:
    for ours, theirs in zip(
        classes(records.dataclass), classes(dataclasses.dataclass), strict=True
    ):
        assert [f.name for f in dataclasses.fields(ours)] == [
            f.name for f in dataclasses.fields(theirs)
        ]
        assert ours.__match_args__ == theirs.__match_args__  # type: ignore[attr-defined]
    _, ours, _ = classes(records.dataclass)
    _, theirs, _ = classes(dataclasses.dataclass)
    for values in ((1,), (1, "y"), (1, "y", (2, 3))):
        assert repr(ours(*values)).split(".")[-1] == repr(theirs(*values)).split(".")[-1]
    one, two = ours(1, "y"), ours(1, "y", quiet=7)
    assert (
        one == two
        and one != ours(2, "y")
        and one != theirs(1, "y")
        and not hasattr(one, "__dict__")
    )
    assert one.held == {} and one.held is not two.held
    with pytest.raises(TypeError):
        hash(one)  # it holds a dictionary
    root, alone = classes(records.dataclass)[0], classes(dataclasses.dataclass)[0]
    assert hash(root(3)) == hash(root(3)) and root(3) != ours(3) and root(3) != alone(3)
    assert dataclasses.replace(one, text="z").text == "z"
    with pytest.raises(TypeError):
        ours()


@dataclass(frozen=True, slots=True, order=True)
class Pair:
    first: int
    second: int


@dataclass(slots=True)
class Loose:
    value: int


def test_records_are_ordered_hashed_and_copied() -> None:
    low, high = Pair(1, 2), Pair(1, 3)
    assert low < high and low <= high and high > low and high >= low and not low > high
    assert len({low, Pair(1, 2), high}) == 2
    assert copy.deepcopy(low) == low and pickle.loads(pickle.dumps(low)) == low
    with pytest.raises(TypeError):
        _ = low < (1, 3)  # type: ignore[operator]


def test_what_is_not_frozen_is_a_plain_dataclass() -> None:
    loose = Loose(1)
    loose.value = 2
    assert loose == Loose(2) and not hasattr(loose, "__dict__")


def test_classes_without_equality_are_compared_by_identity() -> None:
    alone = classes(records.dataclass)[2]
    assert alone() != alone() and len({alone(), alone()}) == 2


def made_here(root: type = object) -> Iterator[type]:
    """All classes made by `records`."""
    below: list[type] = type.__subclasses__(root)
    for kind in below:
        told = kind.__dict__.get("__dataclass_params__")
        hashed = kind.__hash__ is records.hash_of or (told and told.unsafe_hash)
        if kind.__module__.startswith("dowlang.") and hashed:
            yield kind
        yield from made_here(kind) if kind is not type else ()


def once(self: object, name: str, value: object) -> None:
    """Stands for `__setattr__`: the constructor fills each field, and nothing does so again."""
    assert not hasattr(self, name), f"`{name}` of a finished {type(self).__name__} is assigned"
    object.__setattr__(self, name, value)


@pytest.mark.proof
def test_nothing_assigns_to_a_finished_object(monkeypatch: pytest.MonkeyPatch) -> None:
    """Decision 16: type checkers see these classes as frozen, and a whole run from text to
    handlers and print treats them so.
    """
    base = Path(__file__).parent.parent / "cards" / "base"
    pipeline.language("dead_of_winter").parser.forget()
    kinds = set(made_here())
    assert len(kinds) > 80 and Span in kinds
    for kind in kinds:
        monkeypatch.setattr(kind, "__setattr__", once)
    finished: Any = Span(1, 1, 1, 1)
    with pytest.raises(AssertionError, match="`line` of a finished Span"):
        finished.line = 2
    checked = pipeline.check(sets.read_set(base))
    assert not checked.errors
    compiling.compile_set(checked)
    assert printed_sets.references([base], "md")
