"""What a set of open documents is found to be is what `dow check` finds."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from dowlang.project.checking import check_source
from dowlang.project.sets import read_set
from dowlang.service import Position, Workspace, workspace
from dowlang.service.completion.completions import completions
from dowlang.service.hover import hover
from dowlang.service.outline import symbols
from tests.service.opened_set import CARD, OpenedSet, place


def test_findings_are_those_of_check(opened_set: OpenedSet) -> None:
    document = opened_set.open(CARD)
    assert document.warm_set.findings() == check_source(read_set(opened_set.folder))[0]
    opened_set.open(CARD, document.text.replace("gain 1 morale", "gain 1 moral"))
    found = opened_set.workspace.findings(document.warm_set)
    assert [each.code for each in found[opened_set.folder / CARD]] == ["DOW2001"]


@pytest.mark.proof
def test_a_name_that_goes_is_missed_in_other_files(opened_set: OpenedSet) -> None:
    document = opened_set.open("survivors/noor_haddad.dow")
    opened_set.open(document.path.relative_to(opened_set.folder).as_posix(), 'test "x"\n')
    found = opened_set.workspace.findings(document.warm_set)
    assert len([path for path, each in found.items() if each]) > 5


def test_a_closed_document_counts_as_its_file_again(opened_set: OpenedSet) -> None:
    other = opened_set.open("items/school/boiler_oil.dow")
    document = opened_set.open(CARD, "crossroads\n")
    assert document.warm_set.findings() and document.warm_set is other.warm_set
    opened_set.workspace.close(document.path)
    assert not other.warm_set.findings()
    opened_set.workspace.close(other.path)
    assert not opened_set.workspace.sets


def test_what_is_saved_beside_a_document_is_read_again(opened_set: OpenedSet) -> None:
    document = opened_set.open(CARD)
    (opened_set.folder / "items/school/boiler_oil.dow").unlink()
    assert not document.warm_set.findings()
    opened_set.workspace.saved()
    assert document.warm_set.findings()


def test_a_file_that_is_not_saved_yet_belongs_to_its_set(opened_set: OpenedSet) -> None:
    document = opened_set.open("crossroads/new.dow", 'crossroads "A Favour Owed"\n')
    found = document.warm_set.findings()
    assert document.label in {each.file for each in found}


def test_a_file_outside_any_set(tmp_path: Path) -> None:
    workspace = Workspace()
    for text, wrong in (('item "A Spoon"\n    food\n', False), ('item "A Spoon"\n    fod\n', True)):
        document = workspace.open(tmp_path / "spoon.dow", text)
        assert bool(document.warm_set.checked().errors) is wrong  # type: ignore[union-attr]


def test_several_sets_have_their_own_words_and_findings(
    opened_set: OpenedSet, opened_sets: Callable[[str], OpenedSet]
) -> None:
    ours, other = opened_set.open(CARD), opened_sets("cards/dwar7s")
    file = next(other.folder.rglob("*.dow"))
    theirs = opened_set.workspace.open(file, file.read_text("utf-8"))
    assert theirs.warm_set is not ours.warm_set and theirs.language is not ours.language
    assert not theirs.warm_set.findings() and not ours.warm_set.findings()


@pytest.mark.parametrize("manifest", ("", "id = 3", 'id = "cards"\nruleset = "chess"\n'))
def test_a_broken_manifest_is_a_finding_and_no_crash(opened_set: OpenedSet, manifest: str) -> None:
    (opened_set.folder / "set.toml").write_text(manifest)
    document = opened_set.open(CARD)
    assert document.warm_set.findings()
    assert completions(document, Position(5, 8)).items
    assert hover(document, place(document, "gain")) and symbols(document)


@pytest.mark.proof
def test_what_was_typed_once_is_forgotten(
    opened_set: OpenedSet, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Lines that were tried for a hint do not fill the memory of a server that runs all day."""
    document = opened_set.open(CARD)
    forgotten: list[int] = []
    parser = document.language.parser
    monkeypatch.setattr(parser, "forget", lambda: forgotten.append(1))
    monkeypatch.setattr(workspace, "CHECKS_BEFORE_FORGETTING", 5)
    for count in range(10):
        opened_set.open(CARD, f"{document.text}# {count}\n").warm_set.checked()
    assert len(forgotten) == 2
