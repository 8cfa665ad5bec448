"""A saved game goes on as it was left: the same person, agents and cards, from its beginning."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.running import dow
from tests.playground.asking import example


def begun(save: Path, *more: str) -> None:
    words = ["--seed", "5", "--human", "2", "--players", "2", "--save", str(save), *more]
    done = dow("play", *words, stdin=b"1\n1\nstop\n", cwd=save.parent)
    assert done.code == 0 and save.is_file(), done.err


def test_the_person_and_the_agents_of_a_save_sit_down_again(tmp_path: Path) -> None:
    save, journal = tmp_path / "game.dowsave", tmp_path / "game.dowjournal"
    begun(save, "--agents", "first")
    kept = json.loads(save.read_text("utf-8"))
    assert kept["seats"] == ["first", "person"] and kept["past"]["answers"]
    more = ["--continue", str(save), "--journal", str(journal)]
    again = dow("play", *more, stdin=b"1\nstop\n", cwd=tmp_path)
    assert "2 players (first)" in again.out and "--human 2" in again.out
    assert "Set-up" not in again.out  # what was told before is not told again
    record = json.loads(journal.read_text("utf-8"))
    assert record["start"]["seed"] == 5
    assert record["answers"][: len(kept["past"]["answers"])] == kept["past"]["answers"]
    whole = dow("replay", str(journal), "--tell", cwd=tmp_path)
    assert whole.code == 0 and "replayed" in whole.out


def test_of_several_people_it_is_asked_who_sits_here(tmp_path: Path) -> None:
    save = tmp_path / "game.dowsave"
    begun(save, "--agents", "first")
    kept = json.loads(save.read_text("utf-8"))
    save.write_text(json.dumps({**kept, "seats": ["person", "person"]}), "utf-8")
    refused = dow("play", "--continue", str(save), cwd=tmp_path)
    assert refused.code == 2 and "at the seats 1, 2; say with `--human SEAT`" in refused.err
    save.write_text(json.dumps({**kept, "seats": ["os:system", "person"]}), "utf-8")
    refused = dow("play", "--continue", str(save), cwd=tmp_path)
    assert refused.code == 2 and "name the agents with `--agents`" in refused.err


@pytest.mark.sample(1)
@pytest.mark.parametrize("then", ("renamed", "edited", "gone"))
def test_a_save_brings_the_card_that_it_was_played_with(tmp_path: Path, then: str) -> None:
    card, save = tmp_path / "lantern.dow", tmp_path / "game.dowsave"
    journal, text = tmp_path / "game.dowjournal", example("01_")
    card.write_text(text, "utf-8")
    begun(save, "--agents", "first", "--set", str(card), "--journal", str(journal))
    if then == "edited":
        card.write_text(text.replace("gain 1 morale", "gain 2 morale"), "utf-8")
    else:
        card.rename(tmp_path / "other.dow")
    if then == "gone":
        (tmp_path / "other.dow").unlink()
    again = dow("play", "--continue", str(save), stdin=b"stop\n", cwd=tmp_path)
    assert again.code == 0 and "dow play --continue game.dowsave" in again.out, again.err
    assert dow("replay", str(journal), cwd=tmp_path).code == 0
    refused = dow("replay", str(journal), "--set", "base", cwd=tmp_path)
    assert refused.code == 1 and "the file holds the cards" in refused.err
