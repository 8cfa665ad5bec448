"""Standard input, closed pipes, colour, Ctrl-C: what a command does with the streams and signals
it is given.
"""

from __future__ import annotations

import os
import pty
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.cli.running import (
    CARD,
    COMMAND,
    ROOT,
    a_set,
    dow,
    dow_process,
    environment,
    everything_below,
)

BROKEN = CARD.replace("food", "fod")


def test_standard_input_is_checked_and_formatted_like_a_file() -> None:
    outcome = dow_process("check", "-", stdin=BROKEN.encode())
    assert (
        outcome.code == 1 and "--> -:3:10" in outcome.out and "did you mean `food`" in outcome.out
    )
    assert dow("check", "-", stdin=CARD.encode()).out == "nothing found\n"
    untidy = CARD.replace("    flavor", "  flavor").replace("    goal", "  goal")
    outcome = dow("fmt", "-", stdin=untidy.encode())
    assert outcome.code == 0 and outcome.out == CARD
    outcome = dow("fmt", "-", "--check", stdin=untidy.encode())
    assert (outcome.code, outcome.out) == (
        1,
        "the card on standard input would change, first on line 2\n",
    )
    outcome = dow("fmt", "-", "--check", stdin=CARD.encode())
    assert (outcome.code, outcome.out) == (0, "the card on standard input would not change\n")
    assert dow_process("fmt", "-", stdin=b"\xff\xfe").code == 1


@pytest.mark.parametrize("command", ["check", "fmt", "test", "mutate"])
def test_help_promises_standard_input_where_it_is_read(command: str) -> None:
    promised = "standard input" in dow(command, "--help").out
    assert (
        promised
        == (dow(command, "-", stdin=CARD.encode()).code == 0)
        == (command in ("check", "fmt"))
    )


@pytest.mark.sample(2)
@pytest.mark.parametrize(
    "arguments",
    (
        ("rules",),
        ("words",),
        ("cards",),
        ("play", "--agents", "random", "--seed", "4"),
    ),
)
def test_a_closed_pipe_is_no_error(arguments: tuple[str, ...]) -> None:
    with subprocess.Popen(
        [*COMMAND, *arguments],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        cwd=ROOT,
        env=environment(),
    ) as process:
        assert process.stdout is not None and process.stderr is not None
        process.stdout.readline()
        process.stdout.close()
        said = process.stderr.read().decode()
        assert process.wait(60) == 0 and not [
            line for line in said.split("\n") if line and not line.startswith("compiling ")
        ], (arguments, said)


@pytest.mark.proof
def test_no_colour_in_a_pipe_and_none_when_not_wanted() -> None:
    assert "\x1b" not in dow_process("check", "-", stdin=BROKEN.encode()).out
    assert "\x1b[1;31m" in _at_a_terminal({})
    assert "\x1b[1" not in _at_a_terminal({"NO_COLOR": "1"})


def _at_a_terminal(variables: dict[str, str]) -> str:
    """What `dow check` of a broken card writes when standard output is a terminal."""
    ours, theirs = pty.openpty()
    process = subprocess.Popen(
        [*COMMAND, "check", "-"],
        stdin=subprocess.PIPE,
        stdout=theirs,
        stderr=subprocess.DEVNULL,
        cwd=ROOT,
        env=environment(TERM="xterm", **variables),
    )
    os.close(theirs)
    process.stdin.write(BROKEN.encode())  # type: ignore[union-attr]
    process.stdin.close()  # type: ignore[union-attr]
    out = b""
    try:
        while data := os.read(ours, 4096):
            out += data
    except OSError:  # the other end is closed
        pass
    process.wait(60)
    os.close(ours)
    return out.decode()


def _heeding() -> None:
    """Tests may run in the background, where Ctrl-C is ignored and would stay ignored in what
    they start.
    """
    signal.signal(signal.SIGINT, signal.SIG_DFL)


BEGUN = (
    "import sys; from dowlang.cli.main import run; print('begun', file=sys.stderr, "
    "flush=True); run()"
)


def _interrupted(
    arguments: tuple[str, ...], folder: Path, ready: str, stdin: int = subprocess.DEVNULL
) -> tuple[int, str]:
    """Start a command, send Ctrl-C to its whole process group when its output begins with `ready`
    (empty: soon after it has begun), give code and standard error.
    """
    process = subprocess.Popen(
        [sys.executable, "-c", BEGUN, *arguments],
        stdin=stdin,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        cwd=folder,
        env=environment(PYTHONUNBUFFERED="1"),
        start_new_session=True,
        preexec_fn=_heeding,
    )
    assert process.stdout is not None and process.stderr is not None
    # before that the interpreter itself is starting, and would be killed by the signal
    assert process.stderr.readline() == b"begun\n"
    if ready:
        for line in process.stdout:
            if line.decode().startswith(ready):
                break
    else:
        # so that it is in the middle of something; wherever that is, the outcome is the same
        time.sleep(0.5)
    os.killpg(process.pid, signal.SIGINT)
    _, err = process.communicate(timeout=60)
    return process.returncode, err.decode()


@pytest.mark.sample(1)
@pytest.mark.parametrize(
    ("arguments", "ready"),
    [
        (
            (
                "play",
                "--agents",
                "random",
                "--seed",
                "3",
                "--journal",
                "journal.json",
                "--save",
                "game.dowsave",
            ),
            "base ",
        ),
        (("sim", "--agents", "random", "--games", "100000", "--workers", "1"), ""),
        (("sim", "--agents", "random", "--games", "100000", "--workers", "2"), ""),
        (("build", "bells"), ""),
        (("check", "bells"), ""),
    ],
    ids=["play", "sim alone", "sim together", "build", "check"],
)
def test_ctrl_c_ends_in_one_line_and_leaves_no_half_file(
    arguments: tuple[str, ...], ready: str, tmp_path: Path
) -> None:
    a_set(tmp_path)
    before = everything_below(tmp_path)
    code, err = _interrupted(arguments, tmp_path, ready)
    lines = [line for line in err.split("\n") if line and not line.startswith("compiling ")]
    after = everything_below(tmp_path)
    if code == 0:  # done before the signal came: only whole files
        assert (
            arguments[0] in ("build", "check") and {name: after[name] for name in before} == before
        )
        return
    assert (code, lines) == (130, ["dow: interrupted"]), err
    assert not [name for name in after if name.rpartition("/")[2].startswith(".")], (
        "a half-written file was left"
    )
    if arguments[0] != "build":
        assert after == before


AT_THE_END = """
import atexit, os, signal
atexit.register(lambda: os.kill(os.getpid(), signal.SIGINT))
from dowlang.cli.main import run
run()
"""


@pytest.mark.proof
def test_ctrl_c_after_the_work_changes_nothing(tmp_path: Path) -> None:
    a_set(tmp_path)
    done = subprocess.run(
        [sys.executable, "-c", AT_THE_END, "check", "bells"],
        capture_output=True,
        cwd=tmp_path,
        env=environment(),
        preexec_fn=_heeding,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, b"")


NAMED = """
import os, signal, sys

class Named:
    def __set_name__(self, owner, name):
        os.kill(os.getpid(), signal.SIGINT)
        for _ in range(1000):
            pass

def interrupted(*_, **__):
    type("Interrupted", (), {"named": Named()})

class Finder:
    def find_spec(self, name, *_):
        if name == "dowlang.cli.app":
            interrupted()

"""
LOADING = "sys.meta_path.insert(0, Finder())\n"
RUNNING = "from dowlang.cli import app\napp.command_line = lambda _: interrupted\n"


@pytest.mark.parametrize("where", [LOADING, RUNNING], ids=["loading", "running"])
def test_ctrl_c_while_a_class_is_made_is_no_fault(where: str, tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-c", NAMED + where + "from dowlang.cli.main import run\nrun()", "list"],
        capture_output=True,
        cwd=tmp_path,
        env=environment(),
        preexec_fn=_heeding,
        check=False,
    )
    assert (done.returncode, done.stderr) == (130, b"dow: interrupted\n")


AT_MODULE = """
import os, signal, sys

class Finder:
    number = 0
    def find_spec(self, name, *_):
        Finder.number += 1
        if Finder.number == {number}:
            os.kill(os.getpid(), signal.SIGINT)
            for _ in range(1000):
                pass

sys.meta_path.insert(0, Finder())
from dowlang.cli.main import run
"""
ROOTS = ["dowlang", "dowlang.cli", "dowlang.cli.interruption", "dowlang.cli.main"]
ENTERED = """
import sys
before = {*sys.modules}
import dowlang.cli.main
print(*sorted({*sys.modules} - before))
"""
SWALLOWED = """
import os, signal, sys

class Freed:
    def __del__(self):
        os.kill(os.getpid(), signal.SIGINT)
        for _ in range(1000):
            pass

class Finder:
    def find_spec(self, name, *_):
        if name == "dowlang.cli.app":
            Freed()

sys.meta_path.insert(0, Finder())
from dowlang.cli.main import run
run()
"""


def _ran(program: str, *arguments: str) -> subprocess.CompletedProcess[bytes]:
    return subprocess.run(
        [sys.executable, "-c", program, *arguments],
        capture_output=True,
        cwd=ROOT,
        env=environment(),
        preexec_fn=_heeding,
        check=False,
    )


def test_nothing_is_loaded_before_ctrl_c_is_told() -> None:
    """What comes earlier than the four modules is Python's, which ends as Python does."""
    assert _ran(ENTERED).stdout.decode().split() == ["__future__", *ROOTS, "gc"]


@pytest.mark.parametrize("number", [7, 8, 9, 20, 60])
def test_ctrl_c_at_any_module_that_is_loaded_is_told(number: int) -> None:
    done = _ran(AT_MODULE.format(number=number) + "run()", "list")
    assert (done.returncode, done.stderr) == (130, b"dow: interrupted\n")


def test_ctrl_c_that_python_swallows_is_told() -> None:
    """As it does while it frees an object."""
    done = _ran(SWALLOWED, "sim", "--agents", "random", "--games", "300")
    assert (done.returncode, done.stderr) == (130, b"dow: interrupted\n")


def test_ctrl_c_at_a_question_saves_the_game(tmp_path: Path) -> None:
    ours, theirs = os.pipe()
    code, err = _interrupted(
        ("play", "--agents", "random", "--seed", "3", "--human", "1", "--save", "game.dowsave"),
        tmp_path,
        "    1",
        ours,
    )
    os.close(theirs)
    os.close(ours)
    assert code == 130 and "interrupted" in err
    ended = dow("play", "--agents", "random", "--continue", "game.dowsave", cwd=tmp_path)
    assert ended.code == 0 and "digest " in ended.out


@pytest.mark.proof
def test_names_of_files_reach_no_terminal_unsanitized(tmp_path: Path) -> None:
    """Names of files never reach a terminal with what it obeys, and never become paths of ours."""
    place = a_set(tmp_path)
    for number, name in enumerate(
        (
            "a\x1b[31mred\nnew.dow",
            "con.dow",
            "..dow",
            "ünï 漢.dow",
            "x'; rm -rf $HOME #.dow",
            os.fsdecode(b"\xff.dow"),
        )
    ):
        (place / "secrets" / name).write_text(
            f'secret "Hostile {number}"\n    flavor "A."\n    goal fod >= 3\n', "utf-8"
        )
    for arguments in (
        ("check",),
        ("check", "--format", "concise"),
        ("check", "--format", "json"),
        ("check", "--format", "github"),
        ("build",),
        ("fmt",),
        ("test",),
    ):
        outcome = dow(*arguments, str(place))
        assert outcome.code == 1 and "\x1b" not in outcome.out + outcome.err, arguments
    for file in (place / "secrets").iterdir():
        file.write_text(file.read_text("utf-8").replace("fod", "food"), "utf-8")
    assert dow("build", str(place)).code == 0
    made = {
        file.relative_to(place / "generated").as_posix()
        for file in (place / "generated").rglob("*.py")
    }
    assert len(made) == 7 and all(
        set(name) <= set("abcdefghijklmnopqrstuvwxyz0123456789_/.") for name in made
    ), made
    assert dow("play", "--set", str(place), "--agents", "random", "--seed", "1").code == 0
