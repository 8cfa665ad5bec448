"""Sets from strangers: no command runs their Python, follows their links or writes outside them."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from tests.cli.running import CARD, ROOT, a_set, dow, everything_below

PAYLOAD = "from pathlib import Path\nPath({mark!r}).write_text('run')\n"
COMMANDS = (
    ("check",),
    ("fmt",),
    ("test",),
    ("build", "--check"),
    ("print",),
    ("cards",),
    ("play", "--agents", "random", "--seed", "1", "--set"),
    ("sim", "--agents", "random", "--games", "1", "--workers", "1", "--set"),
    ("build",),
)


def test_no_command_runs_what_lies_in_generated(tmp_path: Path) -> None:
    """The set ships handlers, an index and modules named like ours; each would create a file if
    it were imported.
    """
    mark = tmp_path / "mark"
    place = a_set(tmp_path, "bells")
    payload = PAYLOAD.format(mark=str(mark))
    assert dow("build", str(place)).code == 0
    for file in [*place.joinpath("generated").rglob("*.py")]:
        file.write_text(payload + file.read_text("utf-8"), "utf-8")
    for name in (
        "__init__.py",
        "sitecustomize.py",
        "conftest.py",
        "dowlang.py",
        "lark.py",
        "typer.py",
        "secrets/__init__.py",
        "generated/__init__.py",
        "generated/secrets/__init__.py",
        "json.py",
    ):
        place.joinpath(name).parent.mkdir(exist_ok=True, parents=True)
        place.joinpath(name).write_text(payload, "utf-8")
    for arguments in COMMANDS:
        outcome = dow(*arguments, str(place))
        assert outcome.code in (0, 1), outcome.err
        assert not mark.exists(), arguments


@pytest.mark.parametrize("inside", [True, False], ids=["run inside the set", "run beside it"])
def test_not_even_when_run_inside_the_set(inside: bool, tmp_path: Path) -> None:
    mark = tmp_path / "mark"
    place = a_set(tmp_path, "bells")
    for name in ("dowlang_cache.py", "generated.py", "graphlib.py", "pickle.py"):
        place.joinpath(name).write_text(PAYLOAD.format(mark=str(mark)), "utf-8")
    # as the installed script has it, which does not search the working folder
    outcome = dow(
        "play",
        "--agents",
        "random",
        "--seed",
        "1",
        "--set",
        "." if inside else str(place),
        cwd=place if inside else tmp_path,
        PYTHONSAFEPATH="1",
    )
    assert outcome.code == 0 and not mark.exists()


def test_links_that_leave_a_set_are_not_followed(tmp_path: Path) -> None:
    outside = tmp_path / "outside"
    outside.mkdir()
    (outside / "secret.dow").write_text(
        CARD.replace("The Last Candle", "Somebody's Diary"), "utf-8"
    )
    place = a_set(tmp_path, "bells")
    (place / "secrets" / "link.dow").symlink_to(outside / "secret.dow")
    (place / "more").symlink_to(outside)
    outcome = dow("check", str(place))
    assert (
        outcome.code == 1
        and "DOW4017" in outcome.out
        and "secrets/link.dow" in outcome.out
        and "Somebody's Diary" not in outcome.out
    )
    (place / "secrets" / "link.dow").unlink()
    assert "Somebody's Diary" not in dow("cards", str(place)).out
    before = everything_below(outside)
    (place / "generated").symlink_to(outside)
    outcome = dow("build", str(place))
    assert outcome.code == 2 and "leads out of its set" in outcome.line
    (place / "generated").unlink()
    (place / "generated").mkdir()
    (place / "generated" / "secrets").symlink_to(outside)
    assert dow("build", str(place)).code == 2
    assert everything_below(outside) == before
    (place / "set.toml").rename(outside / "set.toml")
    (place / "set.toml").symlink_to(outside / "set.toml")
    outcome = dow("check", str(place))
    assert outcome.code == 1 and "DOW4017" in outcome.out


def test_build_removes_only_what_it_wrote(tmp_path: Path) -> None:
    place = a_set(tmp_path, "bells")
    assert dow("build", str(place)).code == 0
    stale, foreign = place / "generated" / "secrets" / "gone.py", place / "generated" / "mine.py"
    shutil.copy(place / "generated" / "secrets" / "the_last_candle.py", stale)
    foreign.write_text("# mine\n", "utf-8")
    assert dow("build", "--check", str(place)).code == 1 and stale.exists()
    outcome = dow("build", str(place))
    assert outcome.code == 0 and "gone" in outcome.out and not stale.exists() and foreign.exists()
    assert dow("build", str(place)).out == "1 card file, everything generated is current\n"


@pytest.mark.proof
def test_too_many_files_and_too_large_ones(tmp_path: Path) -> None:
    place = a_set(tmp_path, "bells")
    for number in range(2000):
        (place / f"c{number}.dow").write_bytes(b"")
    outcome = dow("check", str(place))
    assert outcome.code == 1 and "DOW4011" in outcome.out
    for number in range(2000):
        (place / f"c{number}.dow").unlink()
    with (place / "large.dow").open("wb") as file:
        file.truncate(3_000_000_000)  # takes no room on the disk, and would take all of the memory
    outcome = dow("check", str(place))
    assert outcome.code == 1 and "DOW10" in outcome.out
    assert ROOT.is_dir()


@pytest.mark.parametrize("mark", ["\u202e", "\u2066", "\u200f", "\u200b"])
def test_what_hides_in_a_comment_of_a_manifest_is_told(mark: str, tmp_path: Path) -> None:
    """A direction mark in a comment turns the line round on the screen of who reads it."""
    head = 'id = "b"\nname = "B"  # saf{}e\nversion = "1"\nedition = 1\n'
    for text, exit_code in ((head.format(mark), 1), (head.format("é – “x”"), 0)):
        (tmp_path / "set.toml").write_text(
            f'{text}ruleset = "dead_of_winter"\nuses = ["base"]\n', encoding="utf-8"
        )
        done = dow("check", str(tmp_path), "--format", "concise")
        assert done.code == exit_code, done.out + done.err
        assert ("U+" in done.out + done.err) is bool(exit_code)
