"""The findings of what was checked before: kept for the same files at the same places, and for
nothing else.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from dowlang.project import checking

CARD = 'crossroads "Twice"\n    flavor "x"\n    if food >= 1\n    option "a"\n        add 3 fod\n'


def test_the_same_card_in_two_folders_is_found_in_its_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DOWLANG_CACHE", str(tmp_path / "cache"))
    monkeypatch.chdir(tmp_path)
    for folder in ("one", "two", "one"):
        place = tmp_path / folder / "twice.dow"
        place.parent.mkdir(exist_ok=True)
        place.write_text(CARD, "utf-8")
        found, sources = checking.check_paths([place])
        assert {finding.file for finding in found} == {f"{folder}/twice.dow"} == set(sources)


def test_the_findings_of_a_set_that_is_used_speak_of_where_it_lies(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DOWLANG_CACHE", str(tmp_path / "cache"))
    for name, uses in (("below", '["base"]'), ("above", '["below"]')):
        folder = tmp_path / name
        folder.mkdir()
        (folder / "set.toml").write_text(
            f'id = "{name}"\nname = "{name}"\nversion = "1"\nedition = 1\nruleset = '
            f'"dead_of_winter"\nuses = {uses}\n'
        )
    (tmp_path / "below" / "twice.dow").write_text(CARD, "utf-8")
    (tmp_path / "above" / "own.dow").write_text(CARD.replace("fod", "food"), "utf-8")
    (tmp_path / "other").mkdir()
    whole = str(tmp_path / "below" / "twice.dow")
    for here, wanted in (
        (tmp_path, "below/twice.dow"),
        (tmp_path / "below", "twice.dow"),
        (tmp_path / "other", whole),
    ):
        monkeypatch.chdir(here)
        found, _ = checking.check_paths([tmp_path / "above"])
        assert wanted in {finding.file for finding in found}


@pytest.mark.parametrize("table", ["[decks]\nsecret = 9", "decks . secret = 9"])
def test_a_deck_of_another_size_is_told_at_its_line(tmp_path: Path, table: str) -> None:
    text = 'id = "bells"\nname = "x"\nversion = "1"\nedition = 1\nruleset = "dead_of_winter"\n'
    (tmp_path / "set.toml").write_text(text + table, "utf-8")
    (tmp_path / "bell.dow").write_text('secret "Bell"\n    flavor "x"\n    goal morale >= 4\n')
    (found,), _ = checking.check_paths([tmp_path])
    assert (text + table).split("\n")[found.span.line - 1].endswith("secret = 9")
    assert found.help == "where no card is missing or too many, write `secret = 1`"
