"""What is no file although its name says so: a named pipe, a socket, a device, a folder, a link to
one, in every place where a file is read.

A command that opened a pipe would wait for ever, so each attempt is made under an alarm.
"""

from __future__ import annotations

import errno
import os
import signal
import socket
import stat
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from dowlang.cli.main import main
from dowlang.project import source_of
from dowlang.source.files import NotAFile, demand_place, read_file, write
from tests.cli.running import a_set

SECONDS = 20
THINGS = (
    "pipe",
    "socket",
    "device",
    "folder",
    "link to a pipe",
    "link to a device",
    "link to nothing",
    "link to itself",
)


@pytest.fixture(autouse=True)
def _no_waiting() -> Iterator[None]:
    def late(*_: object) -> None:
        raise AssertionError(f"it waits for more than {SECONDS} seconds")

    before = signal.signal(signal.SIGALRM, late)
    signal.alarm(SECONDS)
    yield
    signal.alarm(0)
    signal.signal(signal.SIGALRM, before)


def put(thing: str, place: Path, beside: Path) -> None:
    """Put a thing of this kind at a place. `beside` is a folder for what links lead to."""
    place.parent.mkdir(parents=True, exist_ok=True)
    if place.exists() or place.is_symlink():
        place.unlink()
    match thing:
        case "pipe":
            os.mkfifo(place)
        case "socket":
            here = Path.cwd()
            os.chdir(place.parent)  # the name of a socket may not be long
            try:
                with socket.socket(socket.AF_UNIX) as made:
                    made.bind(place.name)
            finally:
                os.chdir(here)
        case "device" | "link to a device":
            place.symlink_to("/dev/zero")
        case "folder":
            place.mkdir()
        case "link to a pipe":
            os.mkfifo(beside / "a_pipe")
            place.symlink_to(beside / "a_pipe")
        case "link to nothing":
            place.symlink_to(beside / "nothing")
        case _:
            place.symlink_to(place)


Command = Callable[[Path], list[str]]
GIVEN: dict[str, Command] = {
    "check": lambda file: ["check", str(file)],
    "check --fix": lambda file: ["check", "--fix", str(file)],
    "fmt": lambda file: ["fmt", str(file)],
    "test": lambda file: ["test", str(file)],
    "mutate": lambda file: ["mutate", str(file)],
    "print": lambda file: ["print", str(file)],
    "cards": lambda file: ["cards", str(file)],
    "odds": lambda file: ["odds", str(file)],
    "odds --set": lambda file: ["odds", "Teeth", "--set", str(file)],
    "play": lambda file: ["play", "--set", str(file), "--agents", "random"],
    "play --continue": lambda file: ["play", "--continue", str(file)],
    "sim": lambda file: ["sim", "--set", str(file), "--games", "1"],
    "compare": lambda file: ["compare", "base", str(file), "--games", "1"],
    "replay": lambda file: ["replay", str(file)],
    "build": lambda file: ["build", str(file)],
    "new --in": lambda file: ["new", "card", "The Bell", "--in", str(file)],
}


@pytest.mark.sample(12)
@pytest.mark.parametrize("thing", THINGS)
@pytest.mark.parametrize("command", GIVEN)
def test_given_on_the_command_line(
    command: str, thing: str, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    if command == "new --in" and thing == "folder":
        return  # that is what it asks for
    place = tmp_path / "in" / "bell.dow"
    put(thing, place, tmp_path)
    code = main(GIVEN[command](place))
    out, err = capfd.readouterr()
    lines = [line for line in err.splitlines() if not line.startswith("compiling ")]
    assert (
        code in (1, 2)
        and len(lines) == 1
        and lines[0].startswith("dow: ")
        and "fault of dow" not in err
    ), (code, out, err)


INSIDE = (
    "set.toml",
    "secrets/the_last_candle.dow",
    "secrets/other.dow",
    "secrets/the_last_candle.ja.toml",
    "generated/x.py",
    "generated/index.json",
)


@pytest.mark.sample(2)
@pytest.mark.parametrize("thing", THINGS)
@pytest.mark.parametrize("name", INSIDE)
def test_what_is_no_file_inside_a_set_is_told(
    name: str, thing: str, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    place = a_set(tmp_path)
    if name.endswith(".ja.toml"):
        manifest = place / "set.toml"
        manifest.write_text(manifest.read_text("utf-8") + 'languages = ["ja"]\n', "utf-8")
    put(thing, place / name, tmp_path)
    for command in ("check", "fmt", "print", "build", "cards"):
        code = main([command, str(place)])
        err = capfd.readouterr().err
        assert code in (0, 1, 2) and "fault of dow" not in err, (command, err)
        if name.startswith("secrets/") and thing != "folder" and command == "check":
            assert code == 1, "what is named like a card file is passed over without a word"


SET_COMMANDS: tuple[Callable[[str], list[str]], ...] = (
    lambda place: ["check", place],
    lambda place: ["build", place],
    lambda place: ["print", place],
    lambda place: ["cards", place],
    lambda place: ["test", place],
    lambda place: ["play", "--set", place, "--agents", "random"],
    lambda place: ["sim", "--set", place, "--games", "1", "--workers", "1"],
    lambda place: ["odds", "The Last Candle", "--set", place],
)


@pytest.mark.parametrize("thing", THINGS)
def test_a_manifest_that_is_no_file_is_no_set_without_one(
    thing: str, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    """Its cards would else be read as additions to the standard set, and pass."""
    place = a_set(tmp_path)
    put(thing, place / "set.toml", tmp_path)
    for command in SET_COMMANDS:
        arguments = command(str(place))
        code = main(arguments)
        out, err = capfd.readouterr()
        assert code in (1, 2) and "fault of dow" not in err, (arguments, out, err)
        assert "DOW4006" in out + err or "DOW4017" in out + err, (arguments, out, err)


WRITTEN: dict[str, Command] = {
    "play --journal": lambda file: [
        "play",
        "--agents",
        "random",
        "--seed",
        "1",
        "--journal",
        str(file),
    ],
    "play --save": lambda file: ["play", "--agents", "random", "--seed", "1", "--save", str(file)],
}


@pytest.mark.parametrize("thing", ["pipe", "socket", "device", "folder", "link to a pipe"])
@pytest.mark.parametrize("command", WRITTEN)
def test_what_is_no_file_is_never_written_to(
    command: str, thing: str, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    place = tmp_path / "in" / "kept"
    put(thing, place, tmp_path)
    kind = stat.S_IFMT(place.lstat().st_mode)
    code = main(WRITTEN[command](place))
    err = capfd.readouterr().err
    assert (
        code == 2
        and err.splitlines()[-1].startswith("dow: cannot write")
        and "fault of dow" not in err
    ), err
    assert stat.S_IFMT(place.lstat().st_mode) == kind, "what was there is there"
    assert stat.S_ISCHR(Path("/dev/zero").stat().st_mode)


@pytest.mark.parametrize("thing", ["pipe", "socket", "device", "folder", "a file for a folder"])
@pytest.mark.parametrize("option", ["--journal", "--save", "--save-seat"])
def test_no_game_begins_that_could_not_be_kept(
    option: str, thing: str, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    """A person would play to the end, and lose the game with the file."""
    place = tmp_path / "in" / "kept"
    if thing == "a file for a folder":
        (tmp_path / "in").write_text("x", "utf-8")
    else:
        put(thing, place, tmp_path)
    code = main(["play", "--human", "1", "--seed", "1", option, str(place)])
    out, err = capfd.readouterr()
    assert code == 2 and err.startswith("dow: cannot write `") and err.count("\n") == 1, err
    assert not out, "the game was begun"


def test_a_folder_that_may_not_be_written_to(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    demand_place(tmp_path / "new" / "deeper" / "kept")
    assert not list(tmp_path.iterdir()), "nothing is made before there is something to write"
    monkeypatch.setattr(os, "access", lambda path, mode: path != tmp_path)
    with pytest.raises(PermissionError):
        demand_place(tmp_path / "new" / "deeper" / "kept")


def test_a_file_that_is_exchanged_meanwhile(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Between the look and the opening a pipe may have come in its place: opened without
    waiting, and refused.
    """
    file, pipe = tmp_path / "file", tmp_path / "pipe"
    file.write_bytes(b"abc")
    os.mkfifo(pipe)
    real = os.open
    monkeypatch.setattr(
        os, "open", lambda path, flags, *more: real(pipe if path == file else path, flags, *more)
    )
    with pytest.raises(NotAFile, match="a named pipe and no file"):
        read_file(file)
    monkeypatch.undo()
    assert read_file(file) == b"abc" and read_file(file, 2) == b"ab"


def test_what_is_written_is_on_the_disk_before_it_has_its_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """After a power cut there is the whole file or none: content, then name, then the folder
    that holds the name.
    """
    done: list[str] = []
    fsync, replace = os.fsync, Path.replace
    names = {}

    def synced(handle: int) -> None:
        what = (
            "folder"
            if stat.S_ISDIR(os.fstat(handle).st_mode)
            else f"file of {os.fstat(handle).st_size}"
        )
        done.append(what)
        fsync(handle)

    def renamed(self: Path, target: Path) -> Path:
        done.append("name")
        names[target] = self.read_bytes()
        return replace(self, target)

    monkeypatch.setattr(os, "fsync", synced)
    monkeypatch.setattr(Path, "replace", renamed)
    write(tmp_path / "a" / "kept", b"12345")
    assert done == ["file of 5", "name", "folder"] and names == {tmp_path / "a" / "kept": b"12345"}
    assert [file.name for file in (tmp_path / "a").iterdir()] == ["kept"]
    done.clear()
    write(tmp_path / "a" / "made again", b"123", durable=False)
    assert done == ["name"] and (tmp_path / "a" / "made again").read_bytes() == b"123"


def test_a_path_that_is_a_pipe_is_said_to_be_one(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "bell.dow")
    with pytest.raises(NotAFile) as caught:
        source_of(tmp_path / "bell.dow")
    assert (
        caught.value.strerror == "it is a named pipe and no file"
        and caught.value.filename == str(tmp_path / "bell.dow")
    )


def test_an_error_while_writing_names_the_file_that_was_asked_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Not the file beside it, under which it is written first."""

    def read_only(*_: object, prefix: str, **__: object) -> None:
        raise OSError(errno.EROFS, os.strerror(errno.EROFS), str(tmp_path / f"{prefix}x4k2"))

    monkeypatch.setattr(tempfile, "mkstemp", read_only)
    with pytest.raises(OSError) as caught:
        write(tmp_path / "kept", b"12345")
    assert caught.value.filename == str(tmp_path / "kept")
