"""The coverage-guided fuzzer, for long runs: `python -m tests.fuzz.fuzz_cards cards
-max_total_time=3600 FOLDER`.

The first argument names the target (cards, manifest, save, journal), the rest is libFuzzer's. Needs
the extra `fuzz` (atheris). A find is written to `crash-…` in the present folder; made smaller, it
goes into `tests/fuzz/finds/<target>/`, where `test_fuzz` runs it for ever.
"""

from __future__ import annotations

import random
import sys
import tempfile
from pathlib import Path

import atheris  # type: ignore[import-not-found,unused-ignore]

with atheris.instrument_imports(include=["dowlang"]):
    from tests.fuzz import targets


def write_seeds(name: str, folder: Path) -> None:
    """The corpus to begin with: every card of the standard set, or one good manifest, save or
    journal.
    """
    folder.mkdir(parents=True, exist_ok=True)
    for number, data in enumerate(targets.seed_inputs(name)):
        (folder / f"seed_{number:03}").write_bytes(data)


def main() -> None:
    """Runs until libFuzzer is told to stop."""
    name, *options = sys.argv[1:]
    run = targets.TARGETS[name]

    def change(data: bytes, longest: int, seed: int) -> bytes:
        chance = random.Random(seed)
        if chance.randrange(6) == 0:
            return bytes(atheris.Mutate(data, longest))
        return targets.mutated(name, data, chance)[:longest]

    if not [option for option in options if not option.startswith("-")]:
        options.append(tempfile.mkdtemp(prefix=f"dow-fuzz-{name}-"))
    corpus = Path(next(option for option in options if not option.startswith("-")))
    write_seeds(name, corpus)
    # what is loaded once must not count as the time of the first input
    run(targets.seed_inputs(name)[0])
    atheris.Setup(
        [sys.argv[0], "-timeout=30", "-max_len=20000", "-rss_limit_mb=2500", *options],
        run,
        custom_mutator=change,
    )
    atheris.Fuzz()


if __name__ == "__main__":
    main()
