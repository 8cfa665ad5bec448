"""Cards as designers print them, whole: what `dow write` makes of each, and what one correction by
the messages makes of that, against the card that means it.

`wishes/` holds a text `Wnn.md` for each card, and beside it, where the language says it, the card
`Wnn.dow`. `python -m tests.wordings.wishes [-v] [Wnn …]` prints the table.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from dowlang.codegen.index import card_hash
from dowlang.diagnostics import Diagnostic
from dowlang.project.writing.cards import write_card
from tests.wordings.measuring import Wordings, choices

CARDS = Path(__file__).parent / "wishes"
RULESET = "dead_of_winter"
MOST_TYPED = 24
"""Texts of a card that are typed by what its messages offer."""


@dataclass(frozen=True)
class Wish:
    """A card as it was printed, and the cards that mean it: none where nothing says it."""

    name: str
    prose: str
    wanted: tuple[str, ...]


@dataclass(frozen=True)
class Written:
    """What came of a card: the steps it took to be the card wanted, 0 where it is none, the card
    file, the lines that are still to be mended, and the card file as it was first written.
    """

    wish: Wish
    steps: int
    text: str
    left: int
    first: str


def wishes() -> Iterator[Wish]:
    """Yield all cards, in order."""
    for path in sorted(CARDS.glob("*.md")):
        wanted = sorted(CARDS.glob(f"{path.stem}*.dow"))
        yield Wish(path.stem, path.read_text(), tuple(each.read_text() for each in wanted))


def errors_in(measure: Wordings, text: str, hints: bool = True) -> list[Diagnostic]:
    """Return the errors of a card file, one for each line."""
    found = {each.span.line: each for each in reversed(measure.found(text, hints)[0])}
    return [found[line] for line in sorted(found)]


def meaning(measure: Wordings, text: str) -> str:
    """Return the hash of a card that checks, else an empty text."""
    found, cards = measure.found(text, hints=False)
    return card_hash(cards[0]) if len(cards) == 1 and not found else ""


def written(measure: Wordings, wish: Wish) -> Written:
    """Write a card, then type what its messages offer, once for each line."""
    made = write_card(
        wish.prose,
        RULESET,
        hinted=lambda text: errors_in(measure, text),
        bare=lambda text: errors_in(measure, text, hints=False),
    )
    wanted = {meaning(measure, each) for each in wish.wanted} - {""}
    if not made.unread and meaning(measure, made.text) in wanted:
        return Written(wish, 1, made.text, 0, made.text)
    refused = asked_again(made.text)
    texts = [refused]
    for _ in range(len(errors_in(measure, refused))):
        typed = [each for text in texts for each in _typed(measure, text)]
        texts = list(dict.fromkeys(typed))[:MOST_TYPED]
        for text in texts:
            if meaning(measure, text) in wanted:
                return Written(wish, 2, text, 0, made.text)
    left = len(made.unread) + len(errors_in(measure, made.text))
    return Written(wish, 0, made.text, left, made.text)


def asked_again(text: str) -> str:
    """Return a card file with its lines that were not understood as they were written."""
    lines = [line for line in text.split("\n") if not re.match(r"\s*#   ", line)]
    return "\n".join(re.sub(r"^(\s*)# \? ", r"\1", line) for line in lines)


def _typed(measure: Wordings, text: str) -> list[str]:
    """Return the texts that typing what the first message offers makes."""
    found = errors_in(measure, text)
    return choices(found[0], text) if found else []


def main() -> int:
    """Print a line for each card, and how many are whole."""
    measure, asked = Wordings(), [each for each in sys.argv[1:] if each != "-v"]
    whole = every = 0
    for wish in wishes():
        if asked and wish.name not in asked:
            continue
        out = written(measure, wish)
        every += 1
        whole += out.steps > 0
        told = f"whole in {out.steps}" if out.steps else f"{out.left} lines left"
        print(wish.name, told, "" if wish.wanted else "(no card says it)", flush=True)
        if "-v" in sys.argv and not out.steps:
            print(out.text)
    print(f"{whole} of {every} cards are whole in two steps")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
