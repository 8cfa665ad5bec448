"""A page as its worker asks it: calls as JSON, in a folder of its own."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from dowlang.playground.calls import Page, opened

EXAMPLES = Path(__file__).parents[2] / "web" / "examples"


class Asked:
    """Asks a page, and gives what it answers as data."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def __call__(self, name: str, /, **arguments: Any) -> dict[str, Any]:
        answer: dict[str, Any] = json.loads(self.page.call(name, json.dumps(arguments)))
        assert "fault" not in answer, answer
        return answer


@pytest.fixture
def ask(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Asked]:
    monkeypatch.chdir(tmp_path)
    yield Asked(opened(str(tmp_path / "cards")))


def example(part: str) -> str:
    """Return the text of an example by a part of its file's name, without the title above it."""
    (file,) = EXAMPLES.glob(f"*{part}*.dow")
    return file.read_text("utf-8").partition("\n")[2]


def wanted(people: list[int], seed: int = 7, **settings: str) -> dict[str, Any]:
    return {
        "people": people,
        "agent": "heuristic",
        "seed": seed,
        "first": True,
        "settings": settings,
    }
