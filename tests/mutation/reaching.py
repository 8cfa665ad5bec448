"""Which test reaches which line, and how long each takes: one run of all killing tests under
coverage, in a forked child.
"""

from __future__ import annotations

import hashlib
import json
import os
import time
from collections import defaultdict
from dataclasses import dataclass
from pathlib import Path

import coverage

from tests.mutation.killers import is_everywhere
from tests.mutation.mutants import PLACES, ROOT, Mutant, modules
from tests.mutation.running import Plugin, failed, forget


@dataclass(frozen=True, slots=True)
class Reach:
    """Seconds of each test; line of each file -> tests."""

    seconds: dict[str, float]
    lines: dict[str, dict[int, list[str]]]

    def tests(self, mutant: Mutant) -> list[str]:
        """Tests that reach the statement of a mutant; of a changed default, those that reach its
        function's statement after it.
        """
        lines = self.lines.get(modules()[mutant.module], {})
        found = {
            test for line in range(mutant.first, mutant.last + 1) for test in lines.get(line, ())
        }
        if mutant.default:
            found = {
                test
                for line, tests in lines.items()
                if mutant.first <= line <= mutant.last + 40
                for test in tests
            }
        return sorted(found | {test for test in self.seconds if is_everywhere(test)})


def digest() -> str:
    """Of all that the reach depends on: sources of the package and of the tests."""
    files = sorted(
        file
        for top in ("dowlang", "tests", "generated", "cards")
        for file in (ROOT / top).rglob("*")
        if file.suffix in (".py", ".dow") and "mutation" not in file.parts
    )
    return hashlib.sha256(b"".join(file.read_bytes() for file in files)).hexdigest()[:16]


def reach(plugin: Plugin, kept: Path) -> Reach:
    """Measured, or read where it was kept by a run on the same sources."""
    file = kept / f"reach-{digest()}.json"
    if not file.exists():
        kept.mkdir(parents=True, exist_ok=True)
        pid = os.fork()
        if not pid:
            try:
                _measure(plugin, file)
            finally:
                os._exit(0)
        os.waitpid(pid, 0)
    data = json.loads(file.read_text())
    names = data["tests"]
    lines = {
        path: {int(line): [names[n] for n in found] for line, found in reached.items()}
        for path, reached in data["lines"].items()
    }
    return Reach(data["seconds"], lines)


def _measure(plugin: Plugin, file: Path) -> None:
    watch = coverage.Coverage(
        data_file=None,
        include=[f"{ROOT / place}/*" for place in PLACES.values()],
        config_file=False,
        messages=False,
    )
    seconds: dict[str, float] = {}
    for name, item in plugin.items.items():
        forget()
        begun = time.process_time()
        if is_everywhere(name):
            bad = failed(item)
        else:
            watch.start()
            watch.switch_context(name)
            bad = failed(item)
            watch.stop()
        if bad:
            continue  # fails without a mutant: it kills nothing
        seconds[name] = round(time.process_time() - begun, 4)
    data = watch.get_data()
    numbers = {name: number for number, name in enumerate(seconds)}
    lines: dict[str, dict[int, list[int]]] = defaultdict(dict)
    for path in modules().values():
        for line, found in data.contexts_by_lineno(str(ROOT / path)).items():
            lines[path][line] = sorted(numbers[one] for one in found if one in numbers)
    failing = sorted(set(plugin.items) - set(seconds))
    file.with_suffix(".part").write_text(
        json.dumps({"tests": list(seconds), "seconds": seconds, "lines": lines, "failing": failing})
    )
    file.with_suffix(".part").rename(file)
