"""How fast an editor is answered on a set of 329 cards, and how much memory many edits take.

Answers are measured in processor time: they are computed in one thread, so that is what somebody
waits on a machine that does nothing else.
"""

from __future__ import annotations

import re
import resource
import shutil
import tempfile
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from random import Random

from benchmarks import card_sets
from benchmarks.table import Table
from dowlang.cli.watching import Watch
from dowlang.project import pipeline
from dowlang.service import Document, Position, Workspace
from dowlang.service.completion.completions import completions
from dowlang.service.renaming import rename

LETTERS = 'abcdefghij "'


MANY, KEYS = 10_000, 3
"""Edits after which memory is looked at, and how many of them are in one card."""


def milliseconds(work: Callable[[], object]) -> float:
    """Return the processor time of some work."""
    begun = time.process_time()
    work()
    return (time.process_time() - begun) * 1000


def p95(times: list[float]) -> float:
    return sorted(times)[int(len(times) * 0.95)]


def typed(text: str, random: Random) -> tuple[str, int]:
    """Return a text after one key in a line of a card, and where the cursor is then."""
    at = random.randrange(len(text))
    if random.random() < 0.3:
        return text[:at] + text[at + 1 :], at
    return text[:at] + random.choice(LETTERS) + text[at:], at + 1


def measure(edits: int = 300, keys: int = 3) -> dict[str, float]:
    """Return the figures: milliseconds, and megabytes of the process."""
    random = Random(1)
    with tempfile.TemporaryDirectory() as folder:
        home = card_sets.write(Path(folder) / "full", card_sets.full_game(2))
        files = sorted(home.rglob("*.dow"))
        workspace = Workspace()
        first = workspace.open(files[0], files[0].read_text("utf-8"))
        opened = milliseconds(first.warm_set.checked)
        told: list[float] = []
        offered: list[float] = []
        for _ in range(edits // keys):
            file = random.choice(files)
            good = text = file.read_text("utf-8")
            for _ in range(keys):  # a few keys, then the line is as it was
                text, at = typed(text, random)
                document = workspace.open(file, text)
                position = document.map.position(at)
                told.append(milliseconds(lambda found=document: found.warm_set.findings()))  # type: ignore[misc]
                offered.append(milliseconds(lambda d=document, p=position: completions(d, p)))  # type: ignore[misc]
            workspace.open(file, good).warm_set.findings()
        renamed = rename_of_a_survivor(workspace, home)
        return {
            "opened": opened,
            "findings p95": p95(told),
            "completion p95": p95(offered),
            "rename": renamed,
            "memory MB": most_resident(),
        }


def rename_of_a_survivor(workspace: Workspace, home: Path) -> float:
    """Return the milliseconds that another name for a card of a kind that others name takes."""
    every = sorted(home.rglob("*.dow"))
    file = next(file for file in every if file.read_text("utf-8").startswith("survivor "))
    document: Document = workspace.open(file, file.read_text("utf-8"))
    place = document.map.text.index('"') + 2
    position: Position = document.map.position(place)
    return milliseconds(lambda: rename(document, position, "Somebody Else Entirely"))


def saved(runs: int = 6) -> float:
    """Return the seconds of `dow watch` from a save of a card of the starter set to its text."""
    with tempfile.TemporaryDirectory() as folder:
        home = Path(shutil.copytree(card_sets.BASE, Path(folder) / "base"))
        card = home / "crossroads" / "a_favour_owed.dow"
        text = card.read_text("utf-8")
        watched = Watch([home])
        watched.look()
        times = []
        for run in range(runs):
            card.write_text(text.replace("gain 1 morale", f"gain {run + 2} morale"))
            begun = time.perf_counter()
            watched.look()
            times.append(time.perf_counter() - begun)
        return sorted(times)[runs // 2]


def many(edits: int = MANY, looks: int = 10) -> tuple[list[float], bool]:
    """Return the memory of the process in MB, looked at as often while a set of 329 cards is
    edited, and if the findings at the end are those of a check afresh.
    """
    random = Random(2)
    with tempfile.TemporaryDirectory() as folder:
        home = card_sets.write(Path(folder) / "full", card_sets.full_game(2))
        files = sorted(home.rglob("*.dow"))
        texts = {file: file.read_text("utf-8") for file in files}
        good, workspace, grown, file = dict(texts), Workspace(), list[float](), files[0]
        for number in range(1, edits + 1):
            if number % KEYS == 1:  # a few keys in one card, and the card before is as it was
                workspace.open(file, good[file])
                file = random.choice(files)
                texts = dict(good)
            texts[file] = typed(texts[file], random)[0]
            document = workspace.open(file, texts[file])
            document.warm_set.findings()
            if number % max(1, edits // looks) == 0:
                grown.append(resident())
        afresh = pipeline.check(document.warm_set.source).findings
        return grown, document.warm_set.findings() == afresh


def resident() -> float:
    """Return the memory that the process has now, in MB."""
    pages = int(Path("/proc/self/statm").read_text("ascii").split()[1])
    return pages * resource.getpagesize() / 1e6


def most_resident() -> float:
    """Return the most memory that the process has had, in MB.

    That of `getrusage` is no less than what the process had that started this one.
    """
    kilobytes = re.findall(r"VmHWM:\s+(\d+) kB", Path("/proc/self/status").read_text("ascii"))
    return int(kilobytes[0]) * 1024 / 1e6


def run_many(table: Table) -> None:
    """What ten thousand edits of a set of 329 cards leave behind, which takes some time."""
    grown, same = many()
    told = f"{grown[0]:.0f} to {max(grown):.0f} MB"
    table.add(f"editor, {MANY:,} edits: memory", told, "<= 200 MB", max(grown) <= 200)
    table.add(f"editor, {MANY:,} edits: findings", "same" if same else "other", "same", same)


def run(table: Table) -> None:
    """What an editor waits for on a set of 329 cards, and `dow watch` on the starter set."""
    with ProcessPoolExecutor(1, get_context("spawn")) as alone:  # no other part counts as memory
        found = alone.submit(measure).result()
    for name, limit in (("findings p95", 200), ("completion p95", 50), ("rename", 1000)):
        figure, good = f"{found[name]:.0f} ms", found[name] <= limit
        table.add(f"editor, 329 cards: {name}", figure, f"<= {limit} ms", good)
    memory = found["memory MB"]
    table.add("editor, 329 cards: memory", f"{memory:.0f} MB", "<= 200 MB", memory <= 200)
    moment = saved()
    table.add("watch, a save of a card", f"{moment:.2f} s", "<= 0.3 s", moment <= 0.3)
