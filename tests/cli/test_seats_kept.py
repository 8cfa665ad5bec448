"""`dow play --save-seat` and `dow look`: what a seat keeps of a game, and that a table's save says
what it holds.
"""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

import dowlang
from dowlang import Game
from dowlang.agents import Random
from tests.cli.running import dow

PLAY = ("play", "--players", "3", "--seed", "5", "--human", "1")
PAGES = ("hand", "goal", "table")


def kept(tmp_path: Path, typed: str) -> tuple[str, Path]:
    """What was on the screen, and the seat's own save."""
    own, table = tmp_path / "own.dowseat", tmp_path / "game.dowsave"
    done = dow(*PLAY, "--save", str(table), "--save-seat", str(own), stdin=typed.encode())
    assert done.code == 0 and own.is_file() and table.is_file(), done.err
    return done.out, own


def test_it_shows_the_table_as_the_seat_last_saw_it(tmp_path: Path) -> None:
    """Every line of every page and of the question stands there as it stood at the table."""
    screen, own = kept(tmp_path, "1\n1\n" + "\n".join((*PAGES, "menu", "stop", "")))
    looked = dow("look", str(own))
    assert looked.code == 0 and not looked.err
    pages = screen[screen.index("Your hand") : screen.rindex("player 1 > ")]
    lines = [line for line in pages.split("\n") if line and not line.startswith("player 1 >")]
    missing = [line for line in lines if line not in looked.out]
    assert len(lines) > 40 and not missing, missing


def test_its_story_is_the_one_that_was_told(tmp_path: Path) -> None:
    screen, own = kept(tmp_path, "1\n1\nstop\n")
    story = json.loads(own.read_text("utf-8"))["story"]
    looked = dow("look", str(own), "--tell")
    assert len(story) > 5 and all(line in screen for line in story)
    assert all(line in looked.out for line in story)


@pytest.mark.proof
@pytest.mark.parametrize(
    ("place", "language"),
    (("base", "ja"), pytest.param("dwar7s", "ru", marks=pytest.mark.proof)),
)
def test_a_seat_is_looked_at_in_the_language_it_was_played_in(
    place: str, language: str, tmp_path: Path
) -> None:
    """Pages, question, options and story stand there as they stood at the table."""
    own, table = tmp_path / "own.dowseat", tmp_path / "game.dowsave"
    files = ("--lang", language, "--save", str(table), "--save-seat", str(own))
    typed = b"hand\ntable\nmenu\nstop\n"
    screen = dow(*PLAY, "--set", place, *files, stdin=typed).out
    looked = dow("look", str(own), "--tell")
    assert looked.code == 0 and not looked.err
    prompt = f"{ {'ja': 'プレイヤー', 'ru': 'игрок '}[language] }1 > "
    at_the_table = screen.split(prompt)[-3:-1]  # the table, and the question once more
    lines = [line for page in at_the_table for line in page.split("\n") if line]
    missing = [line for line in lines if line not in looked.out]
    assert len(lines) > 15 and not missing, missing
    story, bare = json.loads(own.read_text("utf-8"))["story"], "".join(looked.out.split())
    assert all("".join(line.split()) in bare for line in story), "long lines are broken"
    assert not re.search("[A-Za-z]{3,}", looked.out.partition("\n")[2].replace(place, ""))
    spoilt = json.loads(own.read_text("utf-8")) | {"language": "xx"}
    own.write_text(json.dumps(spoilt), "utf-8")
    refused = dow("look", str(own))
    assert refused.code == 2 and "unknown language `xx`" in refused.err


def test_a_tables_save_says_what_it_holds(tmp_path: Path) -> None:
    screen, own = kept(tmp_path, "stop\n")
    line = next(line for line in screen.split("\n") if "holds the whole table" in line)
    assert "all hands" in line and "decks" in line and "--save-seat" in line
    assert f"dow look --set base {own}" in screen


def test_it_is_written_at_the_end_too(tmp_path: Path) -> None:
    """From a person's last question on."""
    table, own = tmp_path / "game.dowsave", tmp_path / "own.dowseat"
    game = Game(dowlang.load("base"), seed=5, players=3)
    agent, last = Random(5), ""
    while not game.is_over:
        if game.stack[-1][1] == 0:
            last = game.to_json()
        game.choose(agent.pick(len(game.stack[-1][3])))
    table.write_text(last, "utf-8")
    files = ("--continue", str(table), "--save-seat", str(own))
    done = dow("play", "--human", "1", "--agents", "random", *files, stdin=b"1\n" * 3_000)
    assert done.code == 0 and "The end" in done.out, done.out[-2000:]
    looked = dow("look", str(own))
    assert looked.code == 0 and "The game was over." in looked.out


@pytest.mark.parametrize(
    ("arguments", "wanted"),
    [
        (("play", "--save-seat", "x"), "--human"),
        ((*PLAY, "--save-seat", "x", "--save", "x"), "named twice"),
        (("look", "nowhere.dowseat"), "nowhere.dowseat"),
    ],
)
def test_wrong_words_are_one_line(arguments: tuple[str, ...], wanted: str) -> None:
    done = dow(*arguments)
    assert done.code == 2 and wanted in done.err and done.err.count("\n") == 1


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"{}",
        b"\xff\xfe",
        b"[" * 100_000,
        b'{"schema": "dowlang-seat/1"}',
        b'{"schema": "dowlang-save/1"}',
    ],
)
def test_what_is_no_seats_save_is_refused_in_one_line(data: bytes) -> None:
    done = dow("look", "-", stdin=data)
    assert done.code in (1, 2) and "DOW80" in done.err and done.err.count("\n") == 1


def test_the_command_that_repeats_a_game_seats_the_person_again(tmp_path: Path) -> None:
    """Without the seat it would be a game of agents from the same deal."""
    table = ("--human", "1", "--players", "2", "--seed", "5", "--save", str(tmp_path / "kept"))
    done = dow("play", *table, stdin=b"end the turn\n1\n" * 500)
    last = done.out.strip().split("\n")[-1]
    assert "The end" in done.out and "again: dow play" in last and last.endswith("--human 1"), last
