"""Whole sets: the base set and the samples of the language check, and say what they mean."""

from __future__ import annotations

import pytest

from dowlang.diagnostics import Severity
from dowlang.semantics import SetWorld, ir
from dowlang.semantics.ir_visitor import names_bound, names_read, nodes
from tests.semantics.winter_world import BASE, SAMPLES, base_names, checked_files


def errors(found: object) -> list[str]:
    """Errors in one line each."""
    return [
        f"{d.file}:{d.span.line} {d.code} {d.message}"
        for d in found
        if d.severity is Severity.ERROR
    ]  # type: ignore[attr-defined]


def test_base_set_checks() -> None:
    result, found = checked_files(BASE, SetWorld("base"))
    assert errors(found) == []
    assert len(result.checked_cards) == len(list(BASE.rglob("*.dow")))
    assert result.tests


def test_samples_check() -> None:
    world = SetWorld("samples", base_names(), frozenset({("location", "Police Station")}))
    result, found = checked_files(SAMPLES, world)
    assert errors(found) == []
    assert len(result.checked_cards) == 16
    assert [t.name for t in result.tests] == ["Bringing them in costs room, not food"]


@pytest.mark.proof
def test_no_local_is_read_that_nothing_binds() -> None:
    """Every local that a procedure reads is handed to it or bound by one of its nodes."""
    result, _ = checked_files(BASE, SetWorld("base"))
    for checked_card in result.checked_cards:
        for procedure in checked_card.procedures:
            handed = {local.name for local in procedure.scope} | (
                {p.name for p in checked_card.trigger.picks} if checked_card.trigger else set()
            )
            elements = {n.element for n in nodes(procedure.body) if isinstance(n, ir.Candidates)}
            fields = {
                f.name for n in nodes(procedure.body) if isinstance(n, ir.Match) for f in n.fields
            }
            loose = (
                names_read(procedure.body)
                - handed
                - elements
                - fields
                - names_bound(procedure.body)
                - {"you", "bearer"}
            )
            assert not loose, (checked_card.name, loose)


@pytest.mark.proof
def test_deck_sizes_are_counted() -> None:
    _, found = checked_files(BASE, SetWorld("base", decks={"crisis": 99}, manifest="base/set.toml"))
    assert [(d.code, d.file) for d in found if d.code == "DOW4002"] == [
        ("DOW4002", "base/set.toml")
    ]
    crises = len(list((BASE / "crises").glob("*.dow")))
    _, found = checked_files(BASE, SetWorld("base", decks={"crisis": crises}))
    assert not [d for d in found if d.code == "DOW4002"]
