"""A cache that is damaged or cannot be written, a full disk, closed streams: a set is still
checked and played, or refused in one line.
"""

from __future__ import annotations

import io
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from dowlang.agents import Random
from dowlang.cli import output
from dowlang.cli.main import main
from dowlang.engine.game import Game
from dowlang.project import load, loading, package_files, pipeline
from dowlang.source import files
from tests.cli.running import CARD, a_set
from tests.hostile.test_set_off import CROSSROADS

ROOT = Path(__file__).parents[2]
BELL = CROSSROADS.replace(
    "            when a survivor gets a wound\n                a survivor gets 1 wound\n", ""
).replace("The Wheel", "The Bell")


@pytest.fixture
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A set of two cards, and a cache of its own."""
    pipeline.language("dead_of_winter")
    monkeypatch.setenv("DOWLANG_CACHE", str(tmp_path / "cache"))
    folder = a_set(tmp_path, "bells", CARD)
    (folder / "bell.dow").write_text(BELL, "utf-8")
    forget(monkeypatch)
    return folder


def forget(monkeypatch: pytest.MonkeyPatch) -> None:
    """As in a new process: nothing is remembered but what lies in the cache."""
    monkeypatch.setattr(loading, "_compiled", {})
    package_files.fingerprint.cache_clear() if hasattr(
        package_files.fingerprint, "cache_clear"
    ) else None
    for name in [name for name in sys.modules if name.startswith("dowlang_cache_")]:
        del sys.modules[name]


def seen(folder: Path, capfd: pytest.CaptureFixture[str]) -> tuple[Any, ...]:
    """What becomes of the set: findings, facts, what its handlers do."""
    code = main(["check", str(folder)])
    out, err = capfd.readouterr()
    assert "fault of dow" not in err and "Traceback" not in err, err
    cards = load(folder)
    handlers = [
        sorted(cards.handler(path)) for path in sorted(cards.paths) if path.startswith("bells/")
    ]
    return (
        code,
        out,
        cards.hash,
        [dict(facts) for facts in cards.facts if facts["path"].startswith("bells/")],
        handlers,
    )


DAMAGES: dict[str, Callable[[bytes], bytes]] = {
    "empty": lambda data: b"",
    "half": lambda data: data[: len(data) // 2],
    "all but the last byte": lambda data: data[:-1],
    "null": lambda data: b"null",
    "an empty object": lambda data: b"{}",
    "an empty list": lambda data: b"[]",
    "a number": lambda data: b"7",
    "the keys without values": lambda data: b'{"seal": null, "data": null}',
    "lists for objects": lambda data: b'{"seal": [], "data": [[[]]]}',
    "no text": lambda data: b"\xff\xfe\x00" * 40,
    "nested": lambda data: b"[" * 100_000,
    "zeros as after a power cut": lambda data: bytes(len(data)),
    "one byte another": lambda data: data[:-3] + bytes([data[-3] ^ 1]) + data[-2:],
    "a list that is well formed": lambda data: json.dumps({"seal": "0" * 64, "data": []}).encode(),
    "code": lambda data: b"raise SystemExit('damaged')\n",
}
THINGS: dict[str, Callable[[Path], None]] = {
    "a folder": lambda file: file.mkdir(),
    "a pipe": os.mkfifo,
    "a link to itself": lambda file: file.symlink_to(file),
    "a link to a device": lambda file: file.symlink_to("/dev/zero"),
    "gone": lambda file: None,
}
ROOMS = ("sets/*/index.json", "sets/*/bells/*.py", "checks/*", "fingerprints/*")


FEW = ("half", "a link to itself", "gone")
PARTS = (FEW[:1], FEW[1:], tuple(each for each in (*DAMAGES, *THINGS) if each not in FEW))


@pytest.mark.sample(1)
@pytest.mark.parametrize("damages", PARTS, ids=len)
@pytest.mark.parametrize("room", ROOMS)
def test_a_damaged_cache_is_made_anew(
    damages: tuple[str, ...],
    room: str,
    place: Path,
    monkeypatch: pytest.MonkeyPatch,
    capfd: pytest.CaptureFixture[str],
) -> None:
    whole = seen(place, capfd)
    assert whole[0] == 0
    cache = Path(os.environ["DOWLANG_CACHE"])
    kept = {
        file: file.read_bytes()
        for file in sorted(cache.glob(room))
        if "bells" in str(file) or room != "sets/*/bells/*.py"
    }
    assert kept, "the cache holds nothing there"
    for what in damages:
        for file, data in kept.items():
            if what in DAMAGES:
                file.write_bytes(DAMAGES[what](data))
            else:
                file.unlink()
                THINGS[what](file)
        forget(monkeypatch)
        assert seen(place, capfd) == whole, what
        for file, data in kept.items():
            if what in DAMAGES or what == "gone":
                assert file.read_bytes() == data, f"{what}: not written anew"
            elif file.is_dir():
                file.rmdir()
            else:
                file.unlink()
            file.write_bytes(data)


NOWHERE = ("/dev/null/cache", "/proc/nothing/cache", "/dev/full", "x" * 300)


@pytest.mark.proof
@pytest.mark.parametrize("cache", NOWHERE)
def test_without_a_cache_a_set_is_played(
    cache: str, place: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    whole = seen(place, capfd)
    monkeypatch.setenv("DOWLANG_CACHE", cache)
    forget(monkeypatch)
    assert seen(place, capfd) == whole
    forget(monkeypatch)
    played_whole(place)
    assert main(["play", "--set", str(place), "--agents", "random", "--seed", "3"]) == 0


def played_whole(place: Path) -> Game:
    game, agent = Game(load(place), seed=4, players=3), Random(4, 0)
    while not game.is_over:
        game.choose(agent.pick(len(game.stack[-1][3])))
    return game


def full(*_: object, **__: object) -> None:
    raise OSError(28, "No space left on device")


@pytest.mark.proof
@pytest.mark.parametrize("call", ["write", "fsync", "mkstemp"])
def test_on_a_full_disk_reading_goes_on_and_writing_is_refused(
    call: str,
    place: Path,
    monkeypatch: pytest.MonkeyPatch,
    capfd: pytest.CaptureFixture[str],
    tmp_path: Path,
) -> None:
    """Nothing can be kept: what reads goes on, what writes says so in one line, and leaves
    nothing half written.
    """
    played_whole(place)
    room = {
        "write": (files.os, "fdopen"),
        "fsync": (files.os, "fsync"),
        "mkstemp": (files.tempfile, "mkstemp"),
    }[call]
    real_open = os.fdopen

    def opened(handle: int, mode: str = "r", *more: Any) -> Any:
        stream = real_open(handle, mode, *more)
        return stream if "w" not in mode else Full(stream)

    forget(monkeypatch)
    shutil.rmtree(tmp_path / "cache")
    with monkeypatch.context() as patch:
        patch.setattr(*room, opened if call == "write" else full)
        assert played_whole(place).is_over and main(["check", str(place)]) == 0
        before = sorted(tmp_path.rglob("*"))
        for arguments in (
            ["play", "--agents", "random", "--seed", "1", "--journal", str(tmp_path / "journal")],
            ["new", "card", "The Candle", "--in", str(place)],
            ["print", str(place), "--out", str(tmp_path / "print")],
        ):
            code = main(arguments)
            err = capfd.readouterr().err
            lines = [line for line in err.splitlines() if not line.startswith("compiling ")]
            assert (
                code in (1, 2)
                and len(lines) == 1
                and "the disk is full" in lines[0]
                and "fault of dow" not in err
            ), (arguments, err)
        assert [file for file in sorted(tmp_path.rglob("*")) if file.is_file()] == [
            file for file in before if file.is_file()
        ]


class Full(io.RawIOBase):
    """A file on a disk without room."""

    def __init__(self, stream: Any) -> None:
        self.stream = stream

    def write(self, data: object) -> int:
        full()
        return 0

    def close(self) -> None:
        self.stream.close()


class FullStream(io.StringIO):
    encoding = "utf-8"

    def write(self, text: str) -> int:
        full()
        return 0


COMMANDS = (
    ["rules"],
    ["words"],
    ["cards"],
    ["explain", "DOW2001"],
    ["play", "--agents", "random", "--seed", "1"],
    ["-h"],
    ["--version"],
)


@pytest.mark.sample(1)
@pytest.mark.parametrize("arguments", COMMANDS, ids=" ".join)
@pytest.mark.parametrize("stream", ["full", "closed"])
def test_output_that_cannot_be_written(
    stream: str, arguments: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    told = io.StringIO()
    monkeypatch.setattr(sys, "stdout", FullStream() if stream == "full" else None)
    monkeypatch.setattr(sys, "stderr", told)
    assert main(arguments) == 2
    reason = "the disk is full" if stream == "full" else "it is closed"
    lines = [line for line in told.getvalue().splitlines() if not line.startswith("compiling ")]
    assert lines == [f"dow: cannot read or write a standard stream: {reason}"]


@pytest.mark.parametrize(
    "arguments",
    [["check", "nowhere"], ["explain", "DOW1"], ["--nothing"], ["play", "--agents", "nobody"]],
    ids=" ".join,
)
@pytest.mark.parametrize("stream", [None, FullStream()], ids=["closed", "full"])
def test_nobody_can_be_told(
    stream: Any, arguments: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "stderr", stream)
    assert main(arguments) == 2


@pytest.mark.sample(2)
@pytest.mark.parametrize("arguments", [["check", "-"], ["fmt", "-"], ["replay", "-"]], ids=" ".join)
def test_a_closed_standard_input_is_refused_in_one_line(arguments: list[str]) -> None:
    """A process of its own: its standard input is closed before it begins."""
    command = [
        "sh",
        "-c",
        'exec "$@" <&-',
        "sh",
        sys.executable,
        "-c",
        "from dowlang.cli.main import run; run()",
        *arguments,
    ]
    done = subprocess.run(
        command,
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
    )
    assert (done.returncode, done.stderr) == (
        2,
        "dow: cannot read or write a standard stream: it is closed\n",
    )


# ---- texts of strangers
OBEYED = (
    "\x1b[31m",
    "\x1b]0;title\x07",
    "\x00",
    "\x08",
    "\x9b31m",
    "\u202e",
    "\u2066",
    "\u200f",
    "\u2028",
    "\x7f",
)
ARGUMENTS: tuple[Callable[[str], list[str]], ...] = (
    lambda bad: [f"--b{bad}"],
    lambda bad: ["check", f"--b{bad}"],
    lambda bad: [f"che{bad}ck"],
    lambda bad: ["check", f"no{bad}where"],
    lambda bad: ["check", ".", "--format", f"f{bad}"],
    lambda bad: ["check", ".", "--select", f"D{bad}"],
    lambda bad: ["explain", f"DOW{bad}"],
    lambda bad: ["rules", f"R-{bad}"],
    lambda bad: ["words", f"zo{bad}"],
    lambda bad: ["words", "--ruleset", f"d{bad}"],
    lambda bad: ["play", "--set", f"b{bad}"],
    lambda bad: ["play", "--agents", f"r{bad}"],
    lambda bad: ["play", "--players", f"4{bad}"],
    lambda bad: ["play", "--objective", f"o{bad}"],
    lambda bad: ["play", "--rule", f"k{bad}=1"],
    lambda bad: ["play", "--rule", f"k{bad}"],
    lambda bad: ["play", "--setting", f"s{bad}=1"],
    lambda bad: ["play", "--variant", f"v{bad}"],
    lambda bad: ["play", "--continue", f"f{bad}"],
    lambda bad: ["sim", "--games", f"1{bad}"],
    lambda bad: ["odds", f"Te{bad}"],
    lambda bad: ["replay", f"f{bad}"],
    lambda bad: ["new", f"c{bad}", "A"],
    lambda bad: ["new", "card", "A", "--kind", f"k{bad}"],
    lambda bad: ["new", "card", "A", "--in", f"d{bad}"],
    lambda bad: ["print", f"p{bad}"],
    lambda bad: ["print", "cards/base", "--lang", f"l{bad}"],
    lambda bad: ["cards", f"b{bad}"],
    lambda bad: ["mutate", f"m{bad}"],
)


@pytest.mark.sample(1)
@pytest.mark.parametrize("bad", OBEYED[::3], ids=ascii)
def test_no_argument_is_echoed_as_a_terminal_obeys_it(
    bad: str, capfd: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    for arguments in ARGUMENTS:
        code = main(arguments(bad))
        out, err = capfd.readouterr()
        assert code in (1, 2) and "fault of dow" not in err, (arguments(bad), err)
        assert not set(bad) & set(out + err) - set("[]031m;title"), (arguments(bad), out, err)


def test_the_gate_lets_through_our_own_colours_only(monkeypatch: pytest.MonkeyPatch) -> None:
    for coloured, wanted in (
        (True, "\x1b[31mred\x1b[0m \ufffd]0;x\ufffd\n\t"),
        (False, "\ufffdred\ufffd \ufffd]0;x\ufffd\n\t"),
    ):
        stream = io.StringIO()
        monkeypatch.setattr(output, "coloured", lambda coloured=coloured: coloured)
        output._write(stream, "\x1b[31mred\x1b[0m \x1b]0;x\x07\n\t")
        assert stream.getvalue() == wanted


def manifest(place: Path, line: str) -> None:
    """Replace the line of a key in the manifest of a set, or add it."""
    file = place / "set.toml"
    key = line.partition("=")[0]
    file.write_text(
        "".join(
            each
            for each in file.read_text("utf-8").splitlines(keepends=True)
            if not each.startswith(key)
        )
        + line
        + "\n",
        "utf-8",
    )


@pytest.mark.sample(2)
@pytest.mark.parametrize(
    "key",
    [
        "name",
        "licence",
        "version",
        "id",
        "ruleset",
        "authors",
        "uses",
        "replaces",
        "languages",
        "other",
        "decks",
    ],
)
def test_no_text_of_a_manifest_is_obeyed(
    key: str, place: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    for bad in (*OBEYED[::3], "\u200b", "\n", "\t"):
        escaped = "".join(f"\\U{ord(character):08x}" for character in f"a{bad}b")
        value = (
            f'["{escaped}"]'
            if key in ("authors", "uses", "replaces", "languages")
            else f'"{escaped}"'
        )
        manifest(place, f'decks = {{ "{escaped}" = 1 }}' if key == "decks" else f"{key} = {value}")
        for command in (["check"], ["check", "--format", "json"], ["print", "--format", "md"]):
            assert main([*command, str(place)]) == 1, (command, bad)
            out, err = capfd.readouterr()
            assert "fault of dow" not in err and not (set(bad) - set("[]031m;title\n\t")) & set(
                out + err
            ), (command, bad)
            assert "DOW4007" in out + err


NUMBERS = (
    "0x" + "f" * 20_000,
    "0o" + "7" * 20_000,
    "0b" + "1" * 60_000,
    "9" * 20_000,
    "-" + "9" * 5_000,
    str(2**63),
    "1e99999",
    "nan",
    "-inf",
    "[0x" + "f" * 20_000 + "]",
    "{ a = 0x" + "f" * 20_000 + " }",
    "1979-05-27T07:32:00Z",
    "[" * 2_000 + "]" * 2_000,
)


@pytest.mark.sample(2)
@pytest.mark.parametrize(
    "key",
    [
        "edition",
        "id",
        "name",
        "version",
        "uses",
        "authors",
        "replaces",
        "languages",
        "licence",
        "decks",
        "other",
    ],
)
def test_a_number_without_end_in_a_manifest_is_a_finding(
    key: str, place: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    for number in NUMBERS:
        manifest(
            place, f"decks = {{ crossroads = {number} }}" if key == "decks" else f"{key} = {number}"
        )
        assert main(["check", str(place)]) == 1, number[:20]
        out, err = capfd.readouterr()
        assert (
            "fault of dow" not in err
            and ("DOW4006" in out or "DOW4007" in out or "DOW4016" in out)
            and len(out) < 4_000
        ), number[:20]


# ---- what is written stays where it belongs
def test_a_new_card_is_not_written_through_a_link(
    place: Path, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    outside = tmp_path / "outside"
    outside.mkdir()
    kinds = {
        "crossroads": "crossroads",
        "survivor": "survivors",
        "item": "items",
        "crisis": "crises",
        "objective": "objectives",
        "secret": "secrets",
        "betrayal": "betrayals",
        "exile": "exiles",
    }
    shutil.rmtree(place / "secrets")
    for folder in (*kinds.values(), "scenarios"):
        (place / folder).symlink_to(outside)
    for kind in (*kinds, "scenario"):
        arguments = (
            ["new", "scenario", "The Horn"]
            if kind == "scenario"
            else ["new", "card", "The Horn", "--kind", kind]
        )
        assert main([*arguments, "--in", str(place)]) == 2
        err = capfd.readouterr().err
        assert err.count("\n") == 1 and "leads out of its set and is not written to" in err, (
            kind,
            err,
        )
    for folder in (*kinds.values(), "scenarios"):
        (place / folder).unlink()
        (place / folder).mkdir()
        (place / folder / "the_horn.dow").symlink_to(outside / "horn.dow")  # there is nothing yet
    for kind in (*kinds, "scenario"):
        arguments = (
            ["new", "scenario", "The Horn"]
            if kind == "scenario"
            else ["new", "card", "The Horn", "--kind", kind]
        )
        assert main([*arguments, "--in", str(place)]) == 2
        assert "is there already" in capfd.readouterr().err
    here = tmp_path / "here"
    here.mkdir()
    (here / "a_set").symlink_to(outside)
    assert main(["new", "set", "A Set", "--in", str(here)]) == 2
    assert not list(outside.iterdir())
    assert main(["new", "card", "The Horn", "--in", str(here / "a_set")]) == 0, (
        "a folder that is named is meant"
    )
