"""A real terminal: pages and colours there, neither in a pipe; games that declare no screen;
printed texts that are kept.
"""

from __future__ import annotations

import json
import os
import random
import re
import subprocess
import time
import unicodedata
from pathlib import Path
from typing import Any

import pytest

import dowlang
from dowlang.cli import game_session, terminal
from dowlang.engine.speech import width_of
from dowlang.project import source_of
from dowlang.project.printing.printed_sets import plain_texts
from tests.cli.running import COMMAND, ROOT, dow, environment
from tests.cli.typist import anybody, sit_down
from tests.contract.worlds import WORLDS

MORE = "-- more"


def at_a_terminal(place: Path, typed: list[str], rows: int = 24, **variables: str) -> str:
    """What a terminal of so many rows shows; each line is typed once the screen waits."""
    import fcntl
    import pty
    import struct
    import termios

    ours, theirs = pty.openpty()
    fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", rows, 90, 0, 0))
    game = ("play", "--agents", "random", "--seed", "5", "--human", "1", "--save")
    process = subprocess.Popen(
        [*COMMAND, *game, str(place / "kept")],
        stdin=theirs,
        stdout=theirs,
        stderr=theirs,
        cwd=ROOT,
        env=environment(TERM="xterm", **variables),
    )
    os.close(theirs)
    seen, until = "", time.monotonic() + 100
    try:
        while time.monotonic() < until:
            try:
                seen += os.read(ours, 65536).decode("utf-8", "replace")
            except OSError:
                break  # the other end is closed
            if re.search(r"(> |--)(\x1b\[0m)?$", seen) and typed:
                os.write(ours, typed.pop(0).encode() + b"\n")
    finally:
        process.kill()
        process.wait()
        os.close(ours)
    return seen


@pytest.mark.proof
def test_a_terminal_has_pages_and_colours(tmp_path: Path) -> None:
    seen = at_a_terminal(tmp_path, ["", "rules", "", "q", "help", "q", "stop"])
    assert MORE in seen and "\x1b[1m" in seen and "saved to" in seen
    assert "Traceback" not in seen


def test_no_colour_when_it_is_not_wanted(tmp_path: Path) -> None:
    seen = at_a_terminal(tmp_path, ["stop"], rows=60, NO_COLOR="1")
    assert "saved to" in seen and "\x1b[" not in seen


@pytest.mark.proof
def test_a_pipe_has_neither_pages_nor_colours(tmp_path: Path) -> None:
    said = dow(
        "play",
        "--agents",
        "random",
        "--seed",
        "5",
        "--human",
        "1",
        "--save",
        "kept",
        stdin=b"rules\nhelp\ntable\nstop\n",
        cwd=tmp_path,
    ).out
    assert (
        "The colony phase" in said
        and MORE not in said
        and "\x1b" not in said
        and max(map(len, said.split("\n"))) <= 160
    )


PARAGRAPHS = (
    "   コロニーのプレイヤーは、「ちょっと待って」（全員がチェックした）とメッセージを送った。",
    "`dow play --continue`で続きから。ゲームを保存したファイルはdwar7s.dowsaveです！？",
    "「（「（ああ）」）」" * 6,
    "          深く字下げされた行がウィンドウより狭いとは限らない。",
    "          a line that stands further in than the window is wide, and goes on",
    "карта «Долгая метель» лежит открыто: каждому игроку нужна карта лекарств",
    "ーーーーーーーーーーーーーーーーーーーーーーーー",
)


@pytest.mark.parametrize("hanging", (0, 2, 30))
@pytest.mark.parametrize("width", (*range(6, 30), 47))
def test_no_line_is_wider_than_the_screen_and_nothing_of_it_is_lost(
    width: int, hanging: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("dowlang.cli.terminal.PLAIN_WIDTH", width)
    for text in PARAGRAPHS:
        lines = terminal.Terminal().wrapped(text, hanging)
        assert max(map(width_of, lines)) <= width, (text, lines)
        assert all(line.strip() for line in lines), (text, lines)
        assert "".join("".join(lines).split()) == "".join(text.split())


@pytest.mark.parametrize("width", range(24, 40))
def test_a_line_begins_and_ends_where_a_reader_may_pause(
    width: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """No line begins with a closing mark, a long vowel or a small kana, none ends with an opening
    mark, and no word of narrow letters is broken.
    """
    monkeypatch.setattr("dowlang.cli.terminal.PLAIN_WIDTH", width)
    for text in PARAGRAPHS[:6]:
        lines = [line.strip() for line in terminal.Terminal().wrapped(text)]
        assert not [line for line in lines[1:] if line[0] in terminal.CLOSING], lines
        assert not [line for line in lines[:-1] if line[-1] in terminal.OPENING], lines
        words = re.findall(r"[ -~а-яё«»]{2,}", text)
        assert all(" ".join(lines).count(word) for each in words for word in each.split()), lines


@pytest.mark.parametrize("width", range(24, 40))
def test_signs_that_stand_on_a_letter_take_no_column(
    width: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A text is broken the same whether its accents are letters of their own or stand on one."""
    monkeypatch.setattr("dowlang.cli.terminal.PLAIN_WIDTH", width)
    voiced = "がぎぐげごだぢづでどばびぶべぼ" * 3  # apart, as many signs as columns
    accents = "Él pidió la última ración, y nadie se la dio: así empezó."
    for text in (*PARAGRAPHS[:6], accents, voiced):
        apart = unicodedata.normalize("NFD", text)
        assert apart == text or len(apart) > len(text)
        assert width_of(apart) == width_of(text)
        broken = terminal.Terminal().wrapped(apart, 2)
        assert [unicodedata.normalize("NFC", line) for line in broken] == (
            terminal.Terminal().wrapped(text, 2)
        )


WITHOUT_SCREEN = ("toy", "campfire", "orchard", "strand")


@pytest.mark.proof
def test_the_games_without_a_screen_are_those() -> None:
    without = {each.name.partition(",")[0] for each in WORLDS if each.load().ruleset.screen is None}
    assert without == {*WITHOUT_SCREEN}


@pytest.mark.sample(2)
@pytest.mark.parametrize(
    "world",
    [world for world in WORLDS if world.name.partition(",")[0] in WITHOUT_SCREEN],
    ids=lambda world: world.name,
)
def test_a_game_without_a_screen_is_played_by_plain_lists(
    world: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Plain lists, typed words, every command that needs no declaration."""
    game = dowlang.Game(world.load(), seed=3, **world.settings)
    ending, screen = sit_down(game, 0, anybody(random.Random(1)), monkeypatch, agents=["random"])
    assert ending is game_session.Ending.OVER and "Traceback" not in screen


@pytest.mark.proof
def test_printed_texts_are_kept_and_made_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """From the cache they are the same; one that is damaged is written anew; without a place for
    it they are made.
    """
    monkeypatch.setenv("DOWLANG_CACHE", str(tmp_path))
    source = source_of("base")
    made = plain_texts(source)
    (kept,) = (tmp_path / "texts").glob("*.json")
    whole = kept.read_bytes()
    assert plain_texts(source) == made and len(made) == len(dowlang.load("base").facts)
    for damaged in (
        b"",
        b"null",
        b"{}",
        b"[[1]]",
        b"[[1, 2, 3]]",
        whole[:-9],
        json.dumps([["item", "x", {"rules": 3}]]).encode(),
    ):
        kept.write_bytes(damaged)
        assert plain_texts(source) == made and kept.read_bytes() == whole, damaged
    kept.unlink()
    kept.mkdir()
    assert plain_texts(source) == made
