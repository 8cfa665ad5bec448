"""Sets of an older edition: rewritten where that is known, and told how to go on otherwise."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import pytest

from dowlang.project.manifests import upgrading
from dowlang.project.manifests.upgrading import ByHand, Rewriting, Step
from tests.cli.running import Outcome, dow

MANIFEST = """# ours
id = "bells"
name = "edition = 0"
version = "1.0"
edition = 0  # the first
ruleset = "dead_of_winter"
uses = ["base"]
"""
CARD = """crossroads "The Toll"
    flavor "They hurt 2 wounds, and earn 1 morale."
    if morale <= 3
    option "Ring it"  # earn 1 morale
        earn 1 morale
        sound "bell" and "horn"
    option "Leave it"
        lose 1 morale
"""
NOW = """crossroads "The Toll"
    flavor "They hurt 2 wounds, and earn 1 morale."
    if morale <= 3
    option "Ring it"  # earn 1 morale
        gain 1 morale
        manual "horn"
    option "Leave it"
        lose 1 morale
"""
OLDEST: Mapping[int, Step] = {
    -1: Step((Rewriting(r"\bwin (?=\d)", "earn "),)),
    0: Step(
        (
            Rewriting(r"\bearn (?=\d+ morale)", "gain "),
            Rewriting(r"\bsound TEXT and (TEXT)", r"manual \1"),
        ),
        (ByHand(r"\bvanish\b", "say who is killed, as `kill the survivor`"),),
    ),
}


@pytest.fixture
def bells(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(upgrading, "STEPS", OLDEST)
    place = tmp_path / "bells"
    (place / "crossroads").mkdir(parents=True)
    (place / "set.toml").write_text(MANIFEST, encoding="utf-8", newline="")
    (place / "crossroads" / "toll.dow").write_text(CARD, encoding="utf-8", newline="")
    return place


def upgraded(place: Path, *options: str) -> Outcome:
    return dow("upgrade", str(place), *options, cwd=place.parent)


def card(place: Path) -> str:
    return (place / "crossroads" / "toll.dow").read_text("utf-8")


def test_an_older_set_is_told_the_command_and_is_whole_after_it(bells: Path) -> None:
    before = dow("check", str(bells), cwd=bells.parent)
    assert before.code == 1 and "DOW4016" in before.out and "`dow upgrade SET`" in before.out
    done = upgraded(bells)
    assert done.code == 0, done.err
    assert "is now of edition 1 (was 0): 1 card file rewritten" in done.out
    assert card(bells) == NOW
    manifest = (bells / "set.toml").read_text("utf-8")
    assert manifest == MANIFEST.replace("edition = 0  #", "edition = 1  #")
    assert dow("check", str(bells), cwd=bells.parent).code == 0
    assert "nothing to do" in upgraded(bells).out


def test_editions_are_gone_through_one_after_another(bells: Path) -> None:
    manifest = MANIFEST.replace("edition = 0  #", "edition = -1  #")
    (bells / "set.toml").write_text(manifest, encoding="utf-8")
    (bells / "crossroads" / "toll.dow").write_text(CARD.replace("   earn", "   win"))
    assert upgraded(bells).code == 0
    assert card(bells) == NOW


def test_what_only_the_author_can_rewrite_is_named_with_what_to_do(bells: Path) -> None:
    text = CARD.replace("lose 1 morale", 'vanish  # "vanish"').replace("They", "vanish")
    (bells / "crossroads" / "toll.dow").write_text(text, encoding="utf-8")
    done = upgraded(bells)
    assert done.code == 1
    assert "crossroads/toll.dow:8: say who is killed, as `kill the survivor`: vanish" in done.err
    assert done.err.count("say who is killed") == 1


@pytest.mark.parametrize("option", ("--check", "--diff"))
def test_nothing_is_written_when_asked_what_would_change(bells: Path, option: str) -> None:
    done = upgraded(bells, option)
    assert done.code == 1 and card(bells) == CARD
    assert (bells / "set.toml").read_text("utf-8") == MANIFEST
    assert ("+        gain 1 morale\n" in done.out) == (option == "--diff")


def test_line_ends_and_other_characters_stay(bells: Path) -> None:
    text = CARD.replace("They", "Они").replace("\n", "\r\n")
    (bells / "crossroads" / "toll.dow").write_bytes(text.encode())
    assert upgraded(bells).code == 0
    now = (bells / "crossroads" / "toll.dow").read_bytes().decode()
    assert now == NOW.replace("They", "Они").replace("\n", "\r\n")


@pytest.mark.parametrize(
    ("manifest", "wrong"),
    [
        (MANIFEST.replace("= 0  #", "= 2  #"), "use a newer dow"),
        (MANIFEST.replace("= 0  #", "= -7  #"), "write `edition = 1`, then `dow check`"),
        (MANIFEST.replace("= 0  #", '= "0"  #'), "says no edition"),
        (MANIFEST.replace("= 0  #", "= true  #"), "says no edition"),
        ("edition = ", "says no edition"),
        ("", "says no edition"),
    ],
)
def test_a_set_that_cannot_be_upgraded_stays_as_it_is(
    bells: Path, manifest: str, wrong: str
) -> None:
    (bells / "set.toml").write_text(manifest, encoding="utf-8")
    done = upgraded(bells)
    assert done.code == 2 and wrong in done.line
    assert card(bells) == CARD and (bells / "set.toml").read_text("utf-8") == manifest


@pytest.mark.parametrize("data", (b"\xff", b"card \0 7 \0\n", b" " * 300_000))
def test_files_that_are_no_text_stop_it_before_anything_is_written(
    bells: Path, data: bytes
) -> None:
    (bells / "crossroads" / "a.dow").write_bytes(data)
    done = upgraded(bells)
    assert done.code == 2 and "`a.dow`" in done.line
    assert card(bells) == CARD


def test_only_the_folder_of_a_set_is_upgraded(bells: Path) -> None:
    assert "is not the folder of a set" in upgraded(bells / "crossroads").line
