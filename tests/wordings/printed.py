"""Printed cards read back: what `dow print --format md` prints of a card is written as a card file
again, and compared with the card it was printed from.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from pathlib import Path

from dowlang.codegen.index import card_hash
from dowlang.diagnostics import Diagnostic
from dowlang.project import pipeline
from dowlang.project.printing import printed_sets
from dowlang.project.sets import SetSource, read_set
from dowlang.project.writing.cards import write_card
from dowlang.semantics.ir import CheckedCard
from tests.wordings.measuring import Wordings

CARD = re.compile(r"^#### ", re.MULTILINE)
END = re.compile(r'^(<a id="|## |### )', re.MULTILINE)


def printed(folder: Path) -> dict[str, str]:
    """Return what is printed of each card of a set, by its name."""
    (text,) = printed_sets.references([folder], "md").values()
    out = {}
    for section in CARD.split(text)[1:]:
        body = END.split(section)[0]
        out[body.partition("\n")[0].replace("\\", "").strip()] = "#### " + body
    return out


def cards(folder: Path) -> Iterator[CheckedCard]:
    """Yield the checked cards of a set."""
    checked = pipeline.check(read_set(folder))
    for of_file in checked.checked_cards.values():
        yield from of_file


def read_back(
    measure: Wordings, card: CheckedCard, text: str, beside: SetSource | None = None
) -> tuple[bool, str]:
    """Return True if a printed card read back is the card, and the card file that was written.

    `beside` is the set whose cards its lines may name, the starter set without it.
    """
    written = write_card(
        text,
        "dead_of_winter",
        hinted=lambda file: measure.found(file)[0],
        bare=lambda file: measure.found(file, hints=False)[0],
        beside=beside,
    )
    errors, again = measure.found(written.text, hints=False)
    same = not _found(errors) and len(again) == 1 and card_hash(again[0]) == card_hash(card)
    return same, written.text


def _found(errors: list[Diagnostic]) -> list[Diagnostic]:
    """Return the errors but for that the card is in the set already, which is where it is from."""
    return [each for each in errors if not each.code.startswith("DOW4")]


def main() -> int:
    """Print how many cards of a set come back, and what did not."""
    folder = Path(sys.argv[1])
    measure, beside = Wordings("dead_of_winter", folder), read_set(folder)
    texts = printed(folder)
    right = every = 0
    for card in cards(folder):
        if card.name not in texts:
            continue
        every += 1
        same, text = read_back(measure, card, texts[card.name], beside)
        right += same
        if not same and "-v" in sys.argv:
            print(text, flush=True)
    print(f"{folder}: {right} of {every} printed cards are read back as they were")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
