"""Lines as people print them: fifty that are refused, each answered with its line, and what the
second grammar costs where no line is refused.
"""

from __future__ import annotations

import gc
import time
from pathlib import Path

from benchmarks.table import Table
from dowlang.project import checking, pipeline, sets
from dowlang.project.mending import natural_lines
from dowlang.project.mending.natural_lines import NaturalLines
from tests.wordings.corpus import wordings

ROOT = Path(__file__).parent.parent
LINES = 50
SECONDS = 2.0
SLOWER = 1.03
RUNS = 9
HEAD = 'crossroads "Fifty Lines"\n    flavor "x"\n    if food >= 2\n'


def broken() -> bytes:
    """Return a card with fifty lines as people print them, ten below each of five options."""
    every = [each.written for each in wordings() if each.place == "effect" and each.sayable]
    lines = every[:: len(every) // LINES][:LINES]
    options = (
        f'    option "{at}"\n' + "".join(f"        {line}\n" for line in lines[at::5])
        for at in range(5)
    )
    fresh = f"# {time.time_ns()}\n"  # nothing of an earlier run is taken over
    return (HEAD + "".join(options) + fresh).encode()


def run(table: Table) -> None:
    """Answer a card of fifty broken lines, and check the clean starter set with and without the
    second grammar.
    """
    text = broken()
    natural_lines.reader.cache_clear()
    begun = time.process_time()
    found, _ = checking.check_text(text, "fifty.dow")
    took = time.process_time() - begun
    offered = sum("it is written" in (each.help or "") for each in found)
    table.add(
        f"{LINES} broken lines, the second grammar made anew",
        f"{took:.2f} s  ({offered} of {len(found)} findings with the line that is meant)",
        f"{SECONDS:.0f} s",
        took < SECONDS,
    )
    source = sets.read_set(ROOT / "cards" / "base")
    read = NaturalLines.natural

    def seconds(with_it: bool) -> float:
        if not with_it:
            NaturalLines.natural = lambda *_: None  # type: ignore[method-assign]
        begun = time.process_time()
        pipeline.check(source)
        NaturalLines.natural = read  # type: ignore[method-assign]
        return time.process_time() - begun

    gc.freeze()
    pairs = [(seconds(True), seconds(False)) for _ in range(RUNS)]
    ratio = min(one for one, _ in pairs) / min(other for _, other in pairs)
    table.add("clean set, with and without it", f"{ratio:.3f} ×", f"{SLOWER} ×", ratio <= SLOWER)
