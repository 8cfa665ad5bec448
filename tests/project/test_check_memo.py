"""What is printed after another of one set is checked once, and anew when it changes."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest

from dowlang.advice import Advice, parts_of, under, written
from dowlang.project import checking, pipeline
from dowlang.project.card_selection import gather
from dowlang.project.printing.check_memo import checked_once
from dowlang.project.sets import SetSource
from tests.cli.running import a_set
from tests.project.picture_samples import png

CARD = 'secret "The Last Candle"\n    art "pictures/candle.png"\n    goal food >= 3\n'


@pytest.fixture
def checks(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The labels of the sets that are checked from now on."""
    out: list[str] = []
    check = pipeline.check

    def seen(source: SetSource) -> pipeline.CheckedSet:
        out.append(source.label)
        return check(source)

    monkeypatch.setattr(pipeline, "check", seen)
    return out


def checked(folder: Path) -> pipeline.CheckedSet:
    ((source, _),) = gather([folder])
    return checked_once(source)


def test_an_unchanged_set_is_checked_once(tmp_path: Path, checks: list[str]) -> None:
    folder = a_set(tmp_path)
    first = checked(folder)
    assert checked(folder) is first and len(checks) == 1


@pytest.mark.parametrize("change", ["card", "manifest", "picture", "translation", "place"])
def test_a_changed_set_is_checked_again(tmp_path: Path, checks: list[str], change: str) -> None:
    folder = a_set(tmp_path, card=CARD)
    (folder / "pictures").mkdir()
    manifest = folder / "set.toml"
    manifest.write_text(manifest.read_text("utf-8") + 'languages = ["es"]\n', "utf-8")
    card = folder / "secrets" / "the_last_candle.dow"
    before = checked(folder)
    assert [found.code for found in before.findings if found.code == "DOW4025"]
    match change:
        case "card":
            card.write_text(CARD.replace("3", "4"), "utf-8")
        case "manifest":
            manifest.write_text(manifest.read_text("utf-8").replace("0.1", "0.2"), "utf-8")
        case "picture":
            (folder / "pictures" / "candle.png").write_bytes(png())
        case "translation":
            card.with_suffix(".es.toml").write_text('["The Last Candle"]\nname = "Vela"\n', "utf-8")
        case "place":
            folder = Path(shutil.move(folder, tmp_path / "elsewhere"))
    after = checked(folder)
    assert after is not before and len(checks) == 2
    assert after.findings == pipeline.check(after.source).findings


def test_a_kept_finding_offers_what_it_offered() -> None:
    helps = (None, "", "a text", written("a", "b", rest="; c"), Advice.of("why", under("a", "b")))
    for help in helps:
        again = checking._help(json.loads(json.dumps(checking._told(help))))
        assert again == help and parts_of(again) == parts_of(help)
