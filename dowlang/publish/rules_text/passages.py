"""Lay lines and their blocks out on a card: sentences, indented blocks, boxed choices, dice
tables, votes.

A block of a single sentence is printed behind its opening (`For each player: they lose 1 die.`).
Words are put in by those who know a language: `english.lines` and `localised.lines`.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from typing import Literal, Protocol

from dowlang.publish.rules_text.declared_phrases import PrintedForms
from dowlang.publish.rules_text.text_runs import Run, Runs
from dowlang.publish.rules_text.unsaid_adjectives import with_whose_they_are
from dowlang.publish.rules_text.you_of_attached_cards import speaks_to_you
from dowlang.syntax.ast import (
    Line,
    LinePart,
    NounPhrase,
    Phrase,
    QuantityKind,
    Reference,
    Text,
    Words,
)

Form = Literal["sentence", "block", "choices", "vote", "table", "manual"]

OPTIONS = ("option", "automatic")
DECIDED = (*OPTIONS, "vote")
"""Shapes of lines of which a card does one."""
OFFERS = ("offer", "demand", "bargain")
"""Shapes of lines that the lines below answer: `if so`, `if not`."""
SEVERAL = (QuantityKind.EACH, QuantityKind.ALL)
CHOSEN = (
    QuantityKind.A,
    QuantityKind.ANOTHER,
    QuantityKind.AMOUNT,
    QuantityKind.UP_TO,
    QuantityKind.EXACTLY,
)
"""Quantities of which somebody has to choose the pieces."""
CERTAIN = (
    *(QuantityKind.A, QuantityKind.ANOTHER, QuantityKind.THE, QuantityKind.AMOUNT),
    *(QuantityKind.EXACTLY, QuantityKind.AT_LEAST, QuantityKind.ONE_OF_THOSE),
    QuantityKind.SOME_OF_THOSE,
)
"""Quantities that are never met by nothing at all, as `each` and `up to 2` are."""
CHOOSE = "choose {}"
NO_SENTENCES = ("face", "id", "text", "art")
"""Shapes of the core that are a row of a table, or what a card says of itself."""
WITHOUT = "without "
"""Begins the shape of a line that says what a side of a card leaves out of another."""


class NodeWords(Protocol):
    """Puts single nodes into words."""

    forms: PrintedForms
    bearing: bool
    """True in lines that a piece bears, which is the bearer of their rules."""

    def node(self, node: object) -> Runs:
        """Return any node that can stand in a part of a line."""
        ...

    def figure(self, node: object) -> Runs:
        """Return what a number is called beside its value: `starvation` of `starvation 1`."""
        ...

    def own_name(self, name: str) -> str:
        """Return a name as it is printed where nothing stands around it: without quotes."""
        ...


@dataclass(frozen=True, slots=True)
class Branch:
    """An option, a side of a vote, or a row of a dice table.

    `note` is its small print (`only if food is 2 or more`). `key` is the face of a die in card
    files.
    """

    label: Runs
    note: Runs
    body: tuple[Passage, ...]
    kind: str = ""
    key: str = ""


@dataclass(frozen=True, slots=True)
class Passage:
    """A piece of rules text.

    `lead` is finished text. `body` stands below it, `items` in boxes or rows.
    """

    form: Form
    lead: Runs = ()
    body: tuple[Passage, ...] = ()
    items: tuple[Branch, ...] = ()


class PassageBuilder(ABC):
    """Lays lines out. `colon` is the sign behind an opening, of which a sentence has one."""

    colon = ":"
    figures: tuple[str, ...] = ()
    """Shapes of the core that are printed as a figure only."""

    def __init__(self, words: NodeWords) -> None:
        self.words = words
        self.around: list[Line] = []
        self.asked_in_full = True
        clauses = (clause.pattern for clause in words.forms.grammar.clauses.values())
        self._no_sentences = {*NO_SENTENCES, *self.figures, *clauses}

    def has_sentence(self, line: Line) -> bool:
        """Return False for a clause of a kind of card, a figure, and a row of a table."""
        return not (line.shape in self._no_sentences or line.shape.startswith(WITHOUT))

    @contextmanager
    def within(self, line: Line) -> Iterator[None]:
        """Read a line and those below it, whose words may hang on those around them."""
        self.around.append(line)
        try:
            with self.borne(self.words.bearing or line.shape == "attach"):
                yield
        finally:
            self.around.pop()

    @contextmanager
    def borne(self, bearing: bool) -> Iterator[None]:
        """Read lines that a piece bears, or that nobody does."""
        before, self.words.bearing = self.words.bearing, bearing
        try:
            yield
        finally:
            self.words.bearing = before

    def in_a_loop(self) -> bool:
        """Return True in a loop over players, in which each of them chooses, not you."""
        things = (each.part("each") for each in self.around if each.shape == "each")
        return any(
            isinstance(each, NounPhrase) and each.noun.lemma == "player"
            for some in things
            for each in some
        )

    def is_of_several(self, line: Line) -> bool:
        """Return True for a rule whose subject may be several, which have one limit in all."""
        rules = line.part("do") if line.shape == "modify" else ()
        things = [each.slots[0] for each in rules if isinstance(each, Phrase) and each.slots]
        return any(
            isinstance(each, NounPhrase)
            and (
                each.quantity.kind in SEVERAL
                if each.quantity
                else self.words.forms.is_plural(each.noun) is True
            )
            for each in things
        )

    def is_of_its_controller(self, line: Line) -> bool:
        """Return True for a card that is attached to somebody, and whose lines say `you`: that is
        whoever controls the bearer.
        """
        return any(map(self.is_somebody, line.part("to"))) and any(map(speaks_to_you, line.block))

    @abstractmethod
    def is_somebody(self, thing: object) -> bool:
        """Return True for a thing that is a person, and no place."""

    def offer(self) -> Line | None:
        """Return the offer or the duty that an answer is of, None where none is around it."""
        return next((each for each in reversed(self.around) if each.shape in OFFERS), None)

    @contextmanager
    def clause(self, bearing: bool, asked_in_full: bool) -> Iterator[None]:
        """Read the block of a clause, which a piece bears or not. `asked_in_full` tells whether it
        comes about only where all of its lines can be carried out.
        """
        before, self.asked_in_full = self.asked_in_full, asked_in_full
        try:
            with self.borne(bearing):
                yield
        finally:
            self.asked_in_full = before

    def passages(self, lines: tuple[Line, ...]) -> tuple[Passage, ...]:
        """Return the printed rules of the lines of a block, in their order.

        Options that stand together are one list of choices. What an automatic outcome before it
        rules out stands below an opening of its own.
        """
        lines, ruled_out = _automatic_first(self._with_price(lines))
        out: list[Passage] = []
        together: list[Line] = []
        for line in lines:
            if line.shape in OPTIONS and line.part("label"):
                together.append(line)
                continue
            self._flush(together, out)
            if line.shape == "automatic" and not line.part("if"):
                out.extend(self.passages(line.block))  # it simply happens
                continue
            out.append(self.passage(line))
        self._flush(together, out)
        if ruled_out:
            otherwise = Line(ruled_out[0].span, "statement", "otherwise", (), ruled_out)
            out.append(self.opened(self.lead(otherwise), self.passages(ruled_out)))
        return tuple(out)

    def _flush(self, together: list[Line], out: list[Passage]) -> None:
        if together:
            out.append(Passage("choices", items=tuple(self._option(line) for line in together)))
            together.clear()

    def _with_price(self, lines: tuple[Line, ...]) -> tuple[Line, ...]:
        """Return the lines of a block, a price and what is had for it as one: `pay 1 stone to gain
        3 gold`. Where lines are done as far as possible, who has no stone gains the gold all the
        same, and they stay two. So they do where nothing at all may be enough (`up to 2 dwarves`).
        """
        in_full = self.asked_in_full and all(each.shape == "choose_one" for each in self.around)
        if not in_full or len(lines) != 2 or not all(map(_is_done, lines)):
            return lines
        first, second = lines
        (price,), (had,) = first.part("do"), second.part("do")
        if not (isinstance(price, Phrase) and self.words.forms.is_price(price)):
            return lines
        if not all(map(_is_certain, price.slots)):
            return lines
        to = LinePart(second.span, "to", (had,))
        return (replace(first, shape="price", parts=(*first.parts, to)),)

    def _by_whom(self, line: Line) -> Line:
        """Return a line as it is printed: in a loop over players a choice says who makes it, and
        so does what is done with one of theirs.
        """
        done = [each for each in line.part("do") if isinstance(each, Phrase)]
        slots_of = self.words.forms.slots_for_who_does_it
        chooses = (
            [each.pattern for each in done] == [CHOOSE]
            or any(map(_picks_theirs, done))
            or any(map(_is_chosen, [slot for each in done for slot in slots_of(each)]))
        )
        if line.shape != "run" or not chooses or not self.in_a_loop():
            return line
        who = LinePart(line.span, "who", (Reference(line.span, ("they",)),))
        return replace(line, shape="run_by", parts=(who, *line.parts))

    def passage(self, line: Line) -> Passage:
        """Return one line with its block."""
        line = with_whose_they_are(self._by_whom(line), self.in_a_loop(), self.words.forms)
        with self.within(line):
            return self._passage(line)

    def _passage(self, line: Line) -> Passage:
        lead = self.lead(line)
        match line.shape:
            case "manual":
                return Passage("manual", lead)
            case "vote":
                return Passage(
                    "vote",
                    self.finished(lead, "."),
                    items=tuple(self._ballot(each) for each in line.block),
                )
            case "choose_one":
                return Passage(
                    "choices",
                    self.finished(lead, ":"),
                    items=tuple(self._option(each) for each in line.block),
                )
        if any(each.shape == "face" for each in line.block):
            done = [each for each in line.part("do") if isinstance(each, Phrase)]
            besides = any(map(self.words.forms.comes_to_pass, done))
            return Passage(
                "table",
                self.finished(self.besides(lead), ":") if besides else self.finished(lead, "."),
                items=tuple(self._row(each) for each in line.block),
            )
        if line.block and line.shape in ("run", "run_by", "offer", "demand", "bargain"):
            return Passage("block", self.finished(lead, "."), self.passages(line.block))
        return self.opened(lead, self.passages(line.block))

    def opened(self, lead: Runs, body: tuple[Passage, ...]) -> Passage:
        """Return an opening with what stands below it, in one sentence where that is one."""
        if not body:
            return Passage("sentence", self.finished(lead, "."))
        first = body[0]
        if (
            len(body) == 1
            and first.form == "sentence"
            and not any(self.colon in run.text for run in (*first.lead, *lead) if not run.name)
        ):
            return Passage("sentence", self.in_one(lead, first.lead))
        return Passage("block", self.finished(lead, ":"), body)

    @abstractmethod
    def finished(self, lead: Runs, end: str) -> Runs:
        """Return a sentence with a capital and `end`: a full stop, a colon, or nothing."""

    @abstractmethod
    def in_one(self, lead: Runs, first: Runs) -> Runs:
        """Return an opening and the only sentence below it as one sentence."""

    def label(self, line: Line) -> Runs:
        """Return a label as its author wrote it, without quotes: it is a heading, not a name."""
        return tuple(Run(each.value) for each in line.part("label") if isinstance(each, Text))

    def _row(self, line: Line) -> Branch:
        faces = [each.values[0] for each in line.part("face") if isinstance(each, Words)]
        label = self.finished(self._face(line), "")
        return Branch(label, (), self.passages(line.block), "row", "".join(faces[:1]))

    @abstractmethod
    def node(self, node: object) -> Runs:
        """Return a node in words."""

    @abstractmethod
    def lead(self, line: Line) -> Runs:
        """Return the words of a line of the core, without capital and stop."""

    @abstractmethod
    def besides(self, lead: Runs) -> Runs:
        """Return the words of a line of which comes what it brings and what stands below it."""

    @abstractmethod
    def trigger(self, line: Line) -> Runs:
        """Return the event or the condition that a card waits for."""

    @abstractmethod
    def _option(self, line: Line) -> Branch: ...

    @abstractmethod
    def _ballot(self, line: Line) -> Branch: ...

    @abstractmethod
    def _face(self, line: Line) -> Runs: ...


def _is_certain(slot: object) -> bool:
    """Return True unless a slot holds pieces of which there need be none."""
    if not isinstance(slot, NounPhrase):
        return True
    return slot.quantity is not None and slot.quantity.kind in CERTAIN


def _is_done(line: Line) -> bool:
    """Return True for a line that says one thing to do, and nothing besides."""
    parts = [(part.slot, len(part.values)) for part in line.parts]
    return line.shape == "run" and parts == [("do", 1)] and not (line.block or line.comments)


def _is_chosen(thing: object) -> bool:
    """Return True for pieces that somebody chooses, which are not said to be yours."""
    return (
        isinstance(thing, NounPhrase)
        and thing.quantity is not None
        and thing.quantity.kind in CHOSEN
        and not any(each.phrase and "you" in each.phrase.pattern.split() for each in thing.filters)
    )


def _picks_theirs(done: Phrase) -> bool:
    """Return True for an effect on pieces of which `they` have to choose some of theirs."""
    return any(
        isinstance(thing, NounPhrase)
        and _is_chosen(thing)
        and any(each.phrase and each.phrase.pattern.startswith("they ") for each in thing.filters)
        for thing in done.slots
    )


def _automatic_first(lines: tuple[Line, ...]) -> tuple[tuple[Line, ...], tuple[Line, ...]]:
    """Return lines up to the first automatic outcome, and those that happen only if it does not.

    Who chooses among the options is said of these alone.
    """
    found = [
        at
        for at, line in enumerate(lines)
        if line.shape == "automatic" and (line.part("if") or line.part("label"))
    ]
    if not found or not {*DECIDED} & {line.shape for line in lines if line is not lines[found[0]]}:
        return lines, ()
    ruled_out = (*DECIDED, "chooser")
    decided = [line for line in lines if line.shape in ruled_out and line is not lines[found[0]]]
    before = tuple(line for line in lines if line.shape not in ruled_out)
    return (*before, lines[found[0]]), tuple(decided)
