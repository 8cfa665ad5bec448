"""The other mistakes of a line that has one: names that nothing has, things of a kind no word takes
there, adjectives that do not go.

The passes stop at the first thing they cannot give a meaning. What is wrong elsewhere in the line,
whatever stands there beside it, is found here, from the words alone: nothing that depends on a
scope is looked at.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import field

from dowlang.diagnostics import Severity
from dowlang.records import dataclass
from dowlang.semantics import line_parts
from dowlang.semantics.card_scopes import card_scope
from dowlang.semantics.checks.out_of_reach import report_never_found
from dowlang.semantics.context import Context
from dowlang.semantics.lexicon import Overload
from dowlang.semantics.reporter import Reporter
from dowlang.semantics.resolve.denotation import ANYTHING
from dowlang.semantics.resolve.noun_types import kinds_of, noun_in
from dowlang.semantics.resolve.overloads import said_of, subject_type, wanted_at
from dowlang.semantics.resolve.unknown_names import names_of
from dowlang.source import Span
from dowlang.syntax import ast
from dowlang.syntax.relocation import nodes
from dowlang.vocabulary.declarations import EffectWord
from dowlang.vocabulary.signatures import Role

FREE = ("random", "other", "another")
"""Words before a noun that go with every one."""

CHOSEN = ("a", "another", "any_number", "up_to")
"""Quantities that leave a choice."""


def report_further_mistakes(context: Context, lines: Sequence[ast.Line]) -> None:
    """Report the independent mistakes of lines that have an error already."""
    report = context.report
    told: dict[int, list[Span]] = {}
    for each in report.found:
        if each.severity is Severity.ERROR:
            told.setdefault(each.span.line, []).append(each.span)
    with context.aside():
        for line in line_parts.rows(lines) if told else ():
            if line.span.line in told and not line.broken:
                _Line(context, report, told[line.span.line]).look(line)


@dataclass(slots=True)
class _Line:
    """One line, what is said of it, and where."""

    context: Context
    report: Reporter
    told: list[Span]
    # words that belong to what is counted there: `2 more survivors`
    counted: dict[Span, set[str]] = field(default_factory=dict)

    def look(self, line: ast.Line) -> None:
        """Go through the line, what is outside before what is inside."""
        for part in line.parts:
            for node in nodes(part.values):
                self._node(node)
        who = line_parts.subject(line)
        phrase = next((v for v in line_parts.values(line) if isinstance(v, ast.Phrase)), None)
        if who is not None and phrase is not None:
            self._said_of(who, phrase)

    def _node(self, node: ast.Node) -> None:
        match node:
            case ast.Phrase():
                self._slots(node)
            case ast.NounPhrase():
                self._noun_phrase(node)
            case ast.Is(subject=subject) if subject is not None:
                self._said_of(subject, node.predicate)
            case ast.Reference(text=ast.Text() as name, words=words):
                word = self.context.lexicon.with_slots.get(
                    tuple(w for w in words if not w.startswith("{"))
                )
                if word is not None:
                    self._thing(name, [p.type.noun for p in word.parameters if p.role is Role.SLOT])

    @contextmanager
    def _telling(self) -> Iterator[Reporter]:
        """Take over what is found inside, where nothing is said of that place yet."""
        with self.context.aside() as aside:
            yield aside
        for each in aside.found:
            if not any(_within(span, each.span) for span in self.told):
                self.told.append(each.span)
                self.report.found.append(each)

    def _said_of(self, subject: ast.Expression, phrase: ast.Phrase) -> None:
        """Look at the subject of a predicate or an effect.

        A wrong kind of subject is told at the verb.
        """
        if not isinstance(subject, ast.Text) or self.context.names.nouns_named(subject.value):
            return
        types = [
            subject_type(self.context, r.word)
            for r in self.context.lexicon.overloads(phrase.place, phrase.pattern)
        ]
        nouns = self.context.lexicon.nouns
        wanted = [
            t.noun
            for t in types
            if t is not None
            and (phrase.span not in self.told or (t.noun in nouns and nouns[t.noun].named_by))
        ]
        self._thing(subject, wanted)

    def _slots(self, phrase: ast.Phrase) -> None:
        """Look at what stands in the placeholders of a phrase, each by itself."""
        context = self.context
        overloads = context.lexicon.overloads(phrase.place, phrase.pattern)
        fitting = phrase.span not in self.told
        for number, node in enumerate(phrase.slots):
            wanted = _wanted(context, overloads, number)
            self.counted[node.span] = {
                word
                for r in overloads
                for placeholder in r.placeholders[number : number + 1]
                for word in placeholder.adjectives
            }
            if isinstance(node, ast.Text):
                if (
                    fitting
                    and wanted
                    and context.names.nouns_named(node.value)
                    and not any(r.placeholders[number].slot for r in overloads)
                ):
                    with self._telling() as report:
                        report.quantity(
                            node, "things that are known already", f"an amount of `{wanted[0]}`"
                        )
                elif fitting or not context.names.nouns_named(node.value):
                    self._thing(node, wanted)
            elif fitting and wanted and isinstance(node, ast.NounPhrase | ast.Reference):
                self._kind(phrase, node, wanted)
                self._left_open(overloads, number, node)

    def _left_open(self, overloads: Sequence[Overload], number: int, node: ast.Expression) -> None:
        """Look at whether a thing is left open where only one that was spoken of is found."""
        word = overloads[0].word
        if (
            isinstance(word, EffectWord)
            and word.spoken_of
            and word.spoken_of == overloads[0].placeholders[number].slot
            and isinstance(node, ast.NounPhrase)
            and node.quantity is not None
            and node.quantity.kind in CHOSEN
        ):
            with self._telling():
                report_never_found(self.context, word, node)

    def _kind(
        self, phrase: ast.Phrase, node: ast.NounPhrase | ast.Reference, wanted: Sequence[str]
    ) -> None:
        """Look at whether a thing is of a kind that is taken there. In a rule nobody chooses it."""
        context = self.context
        kinds = kinds_of(context, node, card_scope(()))
        if kinds and not kinds & set(wanted) and ANYTHING.noun not in wanted:
            with self._telling() as report:
                report.wrong_type(
                    node, kinds, wanted, said_of(context, phrase, node, kinds, wanted)
                )
        elif (
            phrase.place == "rule"
            and isinstance(node, ast.NounPhrase)
            and node.quantity is not None
        ):
            found = noun_in(context, node)
            if found is not None and not found[0].is_tally and node.quantity.kind in CHOSEN:
                with self._telling() as report:
                    report.not_definite(node)

    def _thing(self, node: ast.Text, wanted: Sequence[str]) -> None:
        """Look at a quoted name where a thing of one of these kinds is wanted."""
        if not wanted or "text" in wanted or any(_within(span, node.span) for span in self.told):
            return
        context = self.context
        nouns = context.names.nouns_named(node.value)
        named = tuple(
            dict.fromkeys(
                noun.named_by
                for name in wanted
                if (noun := context.lexicon.nouns.get(name)) is not None and noun.named_by
            )
        )
        with self._telling() as report:
            if nouns:
                if ANYTHING.noun not in wanted and not {noun.name for noun in nouns} & set(wanted):
                    report.wrong_type(node, frozenset(noun.name for noun in nouns), tuple(wanted))
            elif named:
                report.unknown_name(node, named, names_of(context, named))
            elif ANYTHING.noun in wanted:
                report.unknown_name(node, (ANYTHING.noun,), context.names.every_name())
            else:
                report.wrong_type(node, context.names.kinds_named(node.value), tuple(wanted))

    def _noun_phrase(self, node: ast.NounPhrase) -> None:
        """Look at the adjectives and post-modifiers of a noun.

        Of one that cannot stand there nothing else is said.
        """
        context = self.context
        found = noun_in(context, node)
        if found is None or node.span in self.told:
            return
        noun, words = found
        for word in () if noun.is_tally else words:
            if (
                word not in (*FREE, *self.counted.get(node.span, ()))
                and context.lexicon.adjective(word, noun.name) is None
            ):
                with self._telling() as report:
                    report.wrong_adjective(
                        node, word, noun.name, context.lexicon.adjectives.get(word, [])
                    )
        for phrase in _filters(node):
            overloads = context.lexicon.overloads("filter", phrase.pattern)
            if not any(r.word.noun in (noun.name, noun.group) for r in overloads):
                with self._telling() as report:
                    report.wrong_filter(
                        phrase, noun.name, tuple(dict.fromkeys(r.word.noun for r in overloads))
                    )


def _wanted(context: Context, overloads: Sequence[Overload], number: int) -> tuple[str, ...]:
    return tuple(
        dict.fromkeys(
            wanted_at(context, r, number) for r in overloads if number < len(r.placeholders)
        )
    )


def _within(inner: Span, outer: Span) -> bool:
    return outer.column <= inner.column and inner.end_column <= outer.end_column


def _filters(node: ast.NounPhrase) -> Iterator[ast.Phrase]:
    return (written.phrase for written in node.filters if written.phrase is not None)
