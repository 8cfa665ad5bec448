"""What becomes of the lines of the corpus: each is typed where it stands, checked as `dow check`
does, and the first thing that its message offers is typed.

A line that comes out is compared with the line wanted by the checked card, so it is right only
where it means exactly that.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from enum import StrEnum
from functools import cache, cached_property
from pathlib import Path

from dowlang import semantics
from dowlang.codegen.index import card_hash
from dowlang.diagnostics import Diagnostic, Severity
from dowlang.diagnostics.decoding import read
from dowlang.natural.forms.clause_forms import GENERAL
from dowlang.project.game_language import Language, language
from dowlang.project.mending.typed_back import typed_back
from dowlang.semantics import SetWorld
from dowlang.source.slugs import slug
from dowlang.syntax import disagreements, parse
from tests.recall.applying import applied, offers, typed
from tests.wordings.contexts import card
from tests.wordings.corpus import Wording

ROOT = Path(__file__).parents[2]
LABEL = "a.dow"
FORMS = (*language("dead_of_winter").vocabulary.natural, *GENERAL)
"""The natural forms of the first game and of all games."""


class Came(StrEnum):
    """What came of a line."""

    ACCEPTED = "accepted"  # it stands as it was written
    TURNED = "turned"  # into the line that means it, in one step
    CHOSEN = "chosen"  # the line that means it is one of two or three that are offered
    WRONG = "wrong"  # it checks, as it stands or as it was turned, and means something else
    NOTHING = "nothing"  # nothing that checks was offered


@dataclass(frozen=True)
class Outcome:
    """What came of a line, with the lines it became and the help that was shown."""

    wording: Wording
    came: Came
    became: str = ""
    help: str = ""


BLOCK = re.compile(r"\n  \(\d\)((?:\n    .*)+)")
"""Matches one of several readings that a help tells one below the other."""


def choices(found: Diagnostic, text: str) -> list[str]:
    """Return the texts with each line typed that a message offers, the first of them first."""
    if found.fix:
        return [applied(found, text) or text]
    at = found.span.line - 1
    lines = text.split("\n")
    margin = lines[at][: len(lines[at]) - len(lines[at].lstrip())]
    out = []
    for block in BLOCK.findall(found.help or ""):
        written = [margin + line[4:] for line in block.strip("\n").split("\n")]
        out.append("\n".join((*lines[:at], *written, *lines[at + 1 :])))
    for offer in offers(found):
        out.append(typed(found, offer, text))
        if (found.help or "").startswith("did you mean") and " " in offer:
            out.append("\n".join((*lines[:at], margin + offer, *lines[at + 1 :])))
    return list(dict.fromkeys(out))


HEADS = re.compile(r'^(\w+) "(.*)"$', re.MULTILINE)
"""Matches the first line of each card of a file."""


class Wordings:
    """The checker with its hints, and the names of the starter set and of those beside it."""

    def __init__(self, ruleset: str = "dead_of_winter", *beside: Path) -> None:
        self.words: Language = language(ruleset)
        self.folders = (ROOT / "cards" / "base", *beside)
        self._meanings: dict[tuple[str, str], str] = {}

    @cached_property
    def world(self) -> SetWorld:
        """The names of the sets."""
        names: dict[str, dict[str, str]] = {}
        paths = (path for folder in self.folders for path in sorted(folder.rglob("*.dow")))
        for kind, name in (each for path in paths for each in HEADS.findall(path.read_text())):
            names.setdefault(kind, {})[name] = slug(name)
        return SetWorld("base", names, partial=True)

    def found(
        self, text: str, hints: bool = True
    ) -> tuple[list[Diagnostic], list[semantics.CheckedCard]]:
        """Return the errors of a card with their hints, and what was checked."""
        source, spoilt = read(text.encode(), LABEL)
        file, parsed = parse(LABEL, source.text, self.words.parser)
        words = self.words
        result = semantics.check((file,), words.vocabulary, words.grammar, self.world, parsed)
        every = [
            *spoilt,
            *parsed,
            *disagreements(file, source.text, words.parser),
            *result.diagnostics,
        ]
        if hints:
            every = typed_back(
                every,
                {LABEL: source},
                {LABEL: file},
                words.vocabulary,
                words.grammar,
                words.parser,
                self.world,
            )
        return [each for each in every if each.severity is Severity.ERROR], list(
            result.checked_cards
        )

    def meant(self, place: str, line: str) -> str:
        """Return what a line means in its place: the hash of its card.

        Raises `ValueError` for a line that does not check.
        """
        if (place, line) not in self._meanings:
            found, cards = self.found(card(place, line)[0], hints=False)
            if found:
                raise ValueError(f"{place}: `{line}`: {found[0].span.line}: {found[0].message}")
            self._meanings[place, line] = card_hash(cards[0])
        return self._meanings[place, line]

    def came(self, wording: Wording) -> Outcome:
        """Return what becomes of a line."""
        text, number = card(
            wording.place, wording.written, wording.wanted[0] if wording.wanted else ""
        )
        found, cards = self.found(text)
        if not found:
            return self._judged(wording, cards, wording.written, Came.ACCEPTED, "")
        here = [each for each in found if each.span.line == number]
        first = (here or found)[0]
        told = first.help or ""
        outcomes = [
            self._of_text(wording, became, number, text, told) for became in choices(first, text)
        ]
        for each in outcomes:
            if each.came is Came.TURNED:
                return replace(each, came=Came.CHOSEN) if len(outcomes) > 1 else each
        return outcomes[0] if outcomes else Outcome(wording, Came.NOTHING, "", told)

    def _of_text(self, wording: Wording, became: str, number: int, text: str, told: str) -> Outcome:
        """Return what came of a line that was typed as its message offers."""
        lines = became.split("\n")[number - 1 : number + became.count("\n") - text.count("\n")]
        line = "\n".join(lines)
        again, cards = self.found(became, hints=False)
        if again:
            return Outcome(wording, Came.NOTHING, line, told)
        return self._judged(wording, cards, line, Came.TURNED, told)

    def _judged(
        self,
        wording: Wording,
        cards: list[semantics.CheckedCard],
        line: str,
        came: Came,
        help: str,
    ) -> Outcome:
        wanted = {self.meant(wording.place, each) for each in wording.wanted if wording.sayable}
        right = card_hash(cards[0]) in wanted
        return Outcome(wording, came if right else Came.WRONG, line, help)


@cache
def checker() -> Wordings:
    """Return the checker of the first game with its hints."""
    return Wordings()


@cache
def outcome(wording: Wording) -> Outcome:
    """Return what becomes of a line of the corpus, asked once a process."""
    return checker().came(wording)


def offered(text: str, number: int) -> list[str]:
    """Return the lines that check and are offered for the line of a number of a card, or that line
    itself where the card checks.
    """
    found, _ = checker().found(text)
    if not found:
        return [text.split("\n")[number - 1].strip()]
    here = next((each for each in found if each.span.line == number), None)
    return [
        became.split("\n")[number - 1].strip()
        for became in (choices(here, text) if here else ())
        if not checker().found(became, hints=False)[0]
    ]


def offered_lines(line: str) -> list[list[str]]:
    """Return the lines that are offered for a printed line of an option, all of each reading."""
    text, number = card("effect", line)
    found, _ = checker().found(text)
    here = next((each for each in found if each.span.line == number), None)
    out = []
    for became in choices(here, text) if here else ():
        if not checker().found(became, hints=False)[0]:
            more = became.count("\n") - text.count("\n")
            rows = became.split("\n")[number - 1 : number + more]
            margin = len(rows[0]) - len(rows[0].lstrip())
            out.append([row[margin:] for row in rows])
    return out


def offered_effect(line: str) -> list[str]:
    """Return the lines that are offered for a printed line that stands among effects."""
    return offered(*card("effect", line))


@dataclass
class Figures:
    """What came of the lines of one part."""

    lines: int = 0
    came: Counter[Came] = field(default_factory=Counter)
    unsayable: Counter[Came] = field(default_factory=Counter)

    def row(self, name: str) -> str:
        """Return the line of a table."""
        sayable = sum(self.came.values())
        shares = "".join(f"{100 * self.came[each] / max(sayable, 1):>10.1f} %" for each in Came)
        right = sum(self.came[each] for each in (Came.ACCEPTED, Came.TURNED, Came.CHOSEN))
        led = 100 * right / max(sayable, 1)
        wrong = 100 * (self.came[Came.WRONG] + self.unsayable[Came.WRONG]) / max(self.lines, 1)
        return f"{name:<12}{self.lines:>6}{sayable:>9}{shares}{led:>10.1f} %{wrong:>10.1f} %"


COLUMNS = f"{'part':<12}{'lines':>6}{'sayable':>9}" + "".join(
    f"{name:>12}" for name in (*Came, "right", "wrong of all")
)


def figures(outcomes: Iterable[Outcome]) -> dict[str, Figures]:
    """Return the figures of the part that is looked at, of that kept aside, and of both."""
    out = {name: Figures() for name in ("looked at", "kept aside", "all")}
    for each in outcomes:
        for name in ("kept aside" if each.wording.aside else "looked at", "all"):
            out[name].lines += 1
            counter = out[name].came if each.wording.sayable else out[name].unsayable
            counter[each.came] += 1
    return out


def table(outcomes: Iterable[Outcome]) -> str:
    """Return the table. Shares are of the lines that can be said, but the last, which is of all."""
    rows = [each.row(name) for name, each in figures(outcomes).items()]
    return "\n".join((COLUMNS, *rows))


__all__ = [
    "FORMS",
    "Came",
    "Outcome",
    "Wordings",
    "checker",
    "choices",
    "figures",
    "offered",
    "offered_effect",
    "outcome",
    "table",
]
