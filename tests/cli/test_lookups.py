"""What the commands that look something up say of what they left out, and of what they were
given.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from dowlang.cli.commands.words import MOST_WORDS
from dowlang.cli.main import main

ROOT = Path(__file__).parents[2]


def said(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    capsys.readouterr()
    assert main(list(arguments)) == 0
    return capsys.readouterr().out


def phrases(text: str) -> list[str]:
    return [
        line for line in text.split("\n") if line.startswith("  ") and not line.startswith("   ")
    ]


@pytest.mark.parametrize("word", ["survivor", "card", "player", "zombie", "location"])
def test_phrases_are_cut_with_a_line_that_says_how_many_more(
    capsys: pytest.CaptureFixture[str], word: str
) -> None:
    cut, whole = said(capsys, "words", word), said(capsys, "words", word, "--all")
    shown, every = len(phrases(cut)), len(phrases(whole))
    assert shown == MOST_WORDS < every
    assert cut.endswith(
        f"and {every - shown} more: `--all` shows them, a second word narrows them down\n"
    )
    assert "more: `--all`" not in whole


def test_a_counter_is_no_count(capsys: pytest.CaptureFixture[str]) -> None:
    """`{count}` is the name of a slot in some thirty phrases, and a form of the word."""
    found, near, _ = said(capsys, "words", "counter").partition("also near in meaning")
    assert phrases(found)[0] == "  counter {name}" and near
    assert all("count" in line.replace("{count}", "") for line in phrases(found))


@pytest.mark.proof
def test_odds_find_a_card_of_another_set_and_tell_where_it_comes_up(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(ROOT)
    assert said(capsys, "odds", "Only the Wind", "--tables", "1", "--players", "2").startswith(
        "Only the Wind (crossroads)"
    )
    fast = said(capsys, "odds", "The Fast", "--tables", "2")
    assert (
        "what it waits for holds at none of them: the figures are of all of them, as if it had "
        "come up; `given` in a test lays a table where it does" in fast
    )


def test_odds_find_a_card_of_the_set_one_stands_in(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(ROOT / "examples" / "long_thaw")
    found = said(capsys, "odds", "Soft Ice", "--tables", "1", "--players", "2")
    assert found.startswith("Soft Ice (crossroads)")


def test_a_simulation_names_the_objective_of_its_scenario_and_its_rules(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(ROOT)
    few = ("--games", "1", "--workers", "1", "--agents", "random", "--set", "examples/long_thaw")
    told = said(
        capsys, "sim", *few, "--setting", "scenario=The Long Thaw", "--rule", "waste_per_morale=12"
    )
    head = told.split("\n")[0]
    assert "objective A Roof for Everyone" in head and "rules waste_per_morale = 12" in head
    assert "objective random" in said(capsys, "sim", *few).split("\n")[0]
