"""A disk that becomes full while a command writes, and streams that are closed: every command says
so in one line and leaves with 1 or 2, nothing is left half written, and no game is lost.

A process of its own may write files up to a size (`RLIMIT_FSIZE`), beyond which the system refuses
as on a full disk; in one process the writing itself fails at a chosen file.
"""

from __future__ import annotations

import errno
import io
import os
import resource
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from dowlang.cli import game_session
from dowlang.cli.commands import play as play_command
from dowlang.cli.main import main
from dowlang.engine.game import Game
from dowlang.engine.sittings import NOTHING
from dowlang.project import load
from dowlang.source import files
from tests.cli.running import CARD, a_set

ROOT = Path(__file__).parents[2]
COMMAND = (sys.executable, "-c", "from dowlang.cli.main import run; run()")
UNTIDY = CARD.replace("    ", "  ")
BROKEN = CARD.replace("food", "fod")

WRITING: dict[str, list[str]] = {
    "fmt": ["fmt", "untidy.dow"],
    "check --fix": ["check", "--fix", "broken.dow"],
    "play --journal": ["play", "--agents", "random", "--seed", "3", "--journal", "new"],
    "play --save": ["play", "--agents", "random", "--seed", "3", "--save", "new"],
    "play --format json": [
        *("play", "--agents", "random", "--seed", "3", "--format", "json", "--save", "new"),
    ],
    "play --human": [
        *("play", "--agents", "random", "--seed", "3", "--human", "1", "--journal", "new"),
        *("--save", "new2", "--save-seat", "new3"),
    ],
    "sim --file": [
        *("sim", "--agents", "random", "--games", "2", "--workers", "1", "--file", "new"),
    ],
    "print": ["print", "bells", "--out", "new"],
    "print --format md": ["print", "bells", "--format", "md", "--out", "new"],
    "build": ["build", "bells"],
    "new set": ["new", "set", "Other", "--in", "."],
    "new card": ["new", "card", "The X", "--kind", "secret", "--in", "bells"],
    "pack": ["pack", "bells", "--out", "new"],
    "export": ["export", "bells", "--format", "json", "--out", "new"],
}
READING: dict[str, list[str]] = {
    "check": ["check", "bells"],
    "test": ["test", "bells"],
    "cards": ["cards", "bells"],
    "sim": ["sim", "--agents", "random", "--games", "1", "--workers", "1"],
    "odds": ["odds", "Teeth", "--tables", "1"],
}


@pytest.fixture
def place(tmp_path: Path) -> Path:
    """A folder with a set, an untidy card and a broken one, and no cache yet."""
    a_set(tmp_path, "bells", CARD)
    (tmp_path / "untidy.dow").write_text(UNTIDY, "utf-8")
    (tmp_path / "broken.dow").write_text(BROKEN, "utf-8")
    return tmp_path


@pytest.fixture(scope="module")
def warm(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A cache that commands have written to before."""
    return tmp_path_factory.mktemp("warm")


def limited(
    place: Path, arguments: list[str], size: int, redirected: str = "", cache: Path | None = None
) -> tuple[int, str]:
    """Exit code and standard error of a command that may write files of this size."""
    kept = str(cache or place / "cache")
    environment = {**os.environ, "PYTHONPATH": str(ROOT), "DOWLANG_CACHE": kept}
    done = subprocess.run(
        ["sh", "-c", f'exec "$@" {redirected}', "sh", *COMMAND, *arguments],
        input=b"1\nstop\n" if "--human" in arguments else b"",
        capture_output=True,
        check=False,
        cwd=place,
        env=environment,
        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (size, size)),
    )
    lines = done.stderr.decode().splitlines()
    return done.returncode, "\n".join(line for line in lines if not line.startswith("compiling "))


def everything(place: Path) -> dict[str, bytes]:
    return {
        str(path.relative_to(place)): path.read_bytes()
        for path in sorted(place.rglob("*"))
        if path.is_file() and "cache" not in path.parts
    }


@pytest.mark.proof
@pytest.mark.parametrize("command", WRITING)
def test_what_cannot_be_written_is_told_in_one_line(command: str, place: Path) -> None:
    before = everything(place)
    code, told = limited(place, WRITING[command], 8)
    assert code in (1, 2) and told.startswith("dow: ") and "\n" not in told, told
    assert "fault of dow" not in told
    assert everything(place) == before


@pytest.mark.proof
@pytest.mark.parametrize("command", READING)
def test_what_only_reads_goes_on_without_a_cache(command: str, place: Path) -> None:
    code, told = limited(place, READING[command], 8)
    assert (code, told) == (0, "")


CLOSED = {">&-": "out", "2>&-": "err", ">&- 2>&-": "both", ">/dev/full": "full", "2>/dev/full": ""}


COLD = ("test",)
"""Commands that say while they work that cards are compiled, and fill the whole cache."""


@pytest.mark.proof
@pytest.mark.proofs
@pytest.mark.parametrize("redirected", CLOSED, ids=str)
@pytest.mark.parametrize("command", [*WRITING, *READING])
def test_streams_that_are_closed(command: str, redirected: str, place: Path, warm: Path) -> None:
    leaves_in_one_line(command, redirected, place, warm)


@pytest.mark.proof
@pytest.mark.parametrize("redirected", CLOSED, ids=str)
@pytest.mark.parametrize("command", COLD)
def test_streams_that_are_closed_before_there_is_a_cache(
    command: str, redirected: str, place: Path
) -> None:
    leaves_in_one_line(command, redirected, place, None)
    assert any(path.is_file() for path in (place / "cache").rglob("*"))


def leaves_in_one_line(command: str, redirected: str, place: Path, cache: Path | None) -> None:
    """Assert that a command with closed streams does its work or says in one line why not."""
    arguments = {**WRITING, **READING}[command]
    code, told = limited(place, arguments, 10_000_000, redirected, cache)
    told = told.removeprefix("1 place mended\n")
    assert code in (0, 1, 2) and "\n" not in told and "Traceback" not in told, told
    if redirected in (">&-", ">/dev/full") and code == 2:
        assert told.startswith("dow: cannot read or write a standard stream: ")
    if redirected in ("2>&-", "2>/dev/full"):
        assert (code, told) == (0, "")


@pytest.mark.proof
@pytest.mark.sample(1)
@pytest.mark.parametrize("redirected", ["<&-", ">&-", "2>&-", "<&- >&- 2>&-", ">&- 2>&-"])
def test_the_language_server_says_when_a_stream_is_closed(redirected: str, place: Path) -> None:
    pytest.importorskip("pygls")
    code, told = limited(place, ["lsp"], 10_000_000, redirected)
    without_words = "2>&-" in redirected
    assert code == (0 if redirected == "2>&-" else 2)
    wanted = "dow: cannot read or write a standard stream: it is closed"
    assert told == ("" if without_words else wanted)


def full(*_: object, **__: object) -> None:
    raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))


@pytest.fixture
def fails_at(monkeypatch: pytest.MonkeyPatch) -> Any:
    """A function that lets the writing of files of some names fail, and of all others succeed."""
    real = files._put

    def arranged(*names: str) -> None:
        def put(path: Path, *more: Any) -> None:
            if path.name in names:
                full()
            real(path, *more)

        monkeypatch.setattr(files, "_put", put)

    return arranged


NAMES = ("journal", "save", "seat")


@pytest.mark.sample(2)
@pytest.mark.parametrize("failing", [*NAMES, *[(a, b) for a in NAMES for b in NAMES if a < b]])
def test_a_file_that_cannot_be_written_costs_no_other(
    failing: str | tuple[str, ...],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capfd: pytest.CaptureFixture[str],
    fails_at: Any,
) -> None:
    """A person stops in the middle of a game: whatever can be kept is kept."""
    names = (failing,) if isinstance(failing, str) else failing
    fails_at(*names)
    monkeypatch.setattr(sys, "stdin", io.StringIO("stop\n"))
    arguments = ["play", "--agents", "random", "--seed", "3", "--human", "1"]
    options = zip(("--journal", "--save", "--save-seat"), NAMES, strict=True)
    for option, name in options:
        arguments += [option, str(tmp_path / name)]
    assert main(arguments) == 2
    out, err = capfd.readouterr()
    lines = [line for line in err.splitlines() if not line.startswith("compiling ")]
    assert len(lines) == 1 and lines[0].endswith("the disk is full"), lines
    assert {path.name for path in tmp_path.iterdir()} == {*NAMES} - {*names}
    assert ("go on with" in out) == ("save" not in names)
    if "save" not in names:
        assert Game.from_json((tmp_path / "save").read_bytes(), load(ROOT / "cards" / "base"))


@pytest.mark.parametrize("format", ["text", "json"])
def test_the_end_of_a_game_is_told_though_its_journal_is_not_written(
    format: str, tmp_path: Path, capfd: pytest.CaptureFixture[str], fails_at: Any
) -> None:
    fails_at("journal")
    arguments = ["play", "--agents", "random", "--seed", "3", "--format", format]
    assert main([*arguments, "--journal", str(tmp_path / "journal")]) == 2
    out, err = capfd.readouterr()
    assert "digest" in out and "the disk is full" in err


class AtTheKeyboard:
    """Standard input of somebody who stops, and again."""

    def isatty(self) -> bool:
        return True


def test_somebody_at_the_keyboard_can_make_room(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capfd: pytest.CaptureFixture[str],
    fails_at: Any,
) -> None:
    """What they were asked is asked again, until the game is kept."""
    monkeypatch.setattr(sys, "stdin", AtTheKeyboard())
    game = Game(load(ROOT / "cards" / "base"), seed=3, players=3)
    asked = []

    class Stops:
        def answered(self, show: bool) -> bool:
            asked.append(game.digest)
            if len(asked) == 3:
                fails_at()
            return False

    fails_at("save")
    monkeypatch.setattr(game_session, "_seat", lambda *_: (None, Stops()))
    seat = game.stack[-1][1]
    save = str(tmp_path / "save")
    audience = game_session.Audience(
        seat, quiet=True, leaves=lambda: play_command._saved_on_leaving(save, game, NOTHING)
    )
    ending = game_session.conduct(game, ["random"], 1, audience)
    assert ending is game_session.Ending.STOPPED and len(asked) == 3 and len(set(asked)) == 1
    out = capfd.readouterr().out
    assert out.count("the disk is full; the game goes on") == 2
    assert Game.from_json((tmp_path / "save").read_bytes(), game.cards).digest == game.digest


def test_half_a_set_is_not_left(
    tmp_path: Path,
    capfd: pytest.CaptureFixture[str],
    fails_at: Any,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["new", "set", "Other"]) == 0
    written = [path.name for path in Path("other").rglob("*") if path.is_file()]
    shutil.rmtree("other")
    for name in written:
        fails_at(name)
        assert main(["new", "set", "Other"]) == 2, name
        assert [path for path in Path("other").rglob("*") if path.is_file()] == [], name
    fails_at()
    assert main(["new", "set", "Other"]) == 0
