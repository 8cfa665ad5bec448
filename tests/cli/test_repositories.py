"""What people keep beside their cards: hooks, a workflow, completion in their shell."""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from dowlang.cli.main import main
from dowlang.project.documents.hooks_and_workflow import HOOKS

ROOT = Path(__file__).resolve().parents[2]


def entries(text: str) -> dict[str, tuple[str, str]]:
    """Return id -> (command, pattern of files) of the hooks of a file."""
    found = re.findall(r"- id: (\S+)\n(?:.*\n)*?\s+entry: (.+)\n(?:.*\n)*?\s+files: '(.+)'", text)
    return {id: (entry, files) for id, entry, files in found}


@pytest.fixture
def made(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    assert main(["new", "set", "Long Nights", "--repository"]) == 0
    return tmp_path


def test_the_workflow_of_a_new_set_passes(made: Path) -> None:
    text = (made / ".github/workflows/long_nights.yml").read_text("utf-8")
    commands = re.findall(r"- run: dow (.+)", text)
    assert [command.split()[0] for command in commands] == ["check", "fmt", "test", "print"]
    for command in commands:
        assert main(shlex.split(command)) == 0, command
    assert (made / "reference").is_dir()


def test_the_hooks_pass_and_find_a_mistake(made: Path) -> None:
    hooks = entries((made / ".pre-commit-config.yaml").read_text("utf-8"))
    assert hooks == entries((ROOT / ".pre-commit-hooks.yaml").read_text("utf-8")) == entries(HOOKS)
    assert list(hooks) == ["dow-check", "dow-fmt", "dow-test"]
    every = [path.relative_to(made).as_posix() for path in made.rglob("*") if path.is_file()]

    def run(id: str) -> int:
        entry, files = hooks[id]
        return main([*entry.split()[1:], *(name for name in every if re.search(files, name))])

    assert [run(id) for id in hooks] == [0, 0, 0]
    card = next(path for path in made.rglob("*.dow"))
    card.write_text(card.read_text("utf-8") + "\nno such line\n")
    assert run("dow-check") == 1


def test_nothing_is_written_over(made: Path) -> None:
    assert main(["new", "set", "Other Nights", "--repository"]) == 2
    assert not (made / "other_nights").exists()
    assert main(["new", "card", "A Bell", "--repository"]) == 2


@pytest.mark.sample(2)
@pytest.mark.parametrize(
    ("line", "wanted"),
    (("dow che", "check"), ("dow check --str", "--strict"), ("dow new --repo", "--repository")),
)
def test_a_shell_completes(line: str, wanted: str) -> None:
    asked = {
        "COMP_WORDS": line,
        "COMP_CWORD": str(len(line.split()) - 1),
        "_DOW_COMPLETE": "complete_bash",
    }
    done = subprocess.run(
        [sys.executable, "-m", "dowlang.cli"],
        capture_output=True,
        text=True,
        env={**os.environ, **asked},
    )
    assert wanted in done.stdout.split(), done.stderr


@pytest.mark.sample(2)
@pytest.mark.parametrize("shell", ("bash", "zsh", "fish"))
def test_a_shell_is_told_how(shell: str) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "dowlang.cli"],
        capture_output=True,
        text=True,
        env={**os.environ, "_DOW_COMPLETE": f"source_{shell}"},
    )
    assert "complete" in done.stdout and "dow" in done.stdout and not done.stderr
