"""Read the lines of one card into panels, and collect what belongs to the card's head."""

from __future__ import annotations

import re
from dataclasses import replace

from dowlang.publish.rules_text.declared_phrases import BEARER
from dowlang.publish.rules_text.kind_clauses import Clauses, key_of, written
from dowlang.publish.rules_text.passages import WITHOUT, Passage, PassageBuilder
from dowlang.publish.rules_text.printed_card import Fact, Figure, Panel
from dowlang.publish.rules_text.text_runs import Runs, plain, say, sentence, spaced
from dowlang.syntax.ast import Line
from dowlang.vocabulary import CardKind

ABILITY = "ability"
"""Role of a clause that is used only where each of its lines can be carried out."""


class PanelReader:
    """Reads one card's lines into a panel, and collects what belongs to the card's head."""

    def __init__(self, kind: CardKind, clauses: Clauses, rules: PassageBuilder) -> None:
        self.kind, self.clauses, self.rules = kind, clauses, rules
        self.own = [
            *kind.clauses,
            *(clause for section in kind.sections for clause in section.clauses),
        ]
        self.patterns = {
            clause.pattern for clause in self.own if not clause.pattern.startswith("@")
        } | {"text", "id", "art"}
        self.opening = {clause.pattern for clause in self.own if clause.holds}
        self.bearing = {each.pattern for each in self.own if BEARER in dict(each.scope)}
        self.asked = {each.pattern for each in self.own if each.role == ABILITY}
        self.worded = {each.pattern: each.sentences for each in self.own if each.sentences}
        self.marks: list[str] = []
        self.subtitles: list[str] = []
        self.symbols: list[tuple[str, str]] = []
        self.signs: list[str] = []
        self.flavor = ""
        self.trigger: Runs = ()
        self.override: str | None = None

    def panel(self, line: Line, title: str = "", note: Runs = (), outermost: bool = True) -> Panel:
        """Return the block of a line as a panel."""
        figures: list[Figure] = []
        facts: list[Fact] = []
        panels: list[Panel] = []
        rules: list[Line] = []
        passages: list[Passage] = []

        def laid_out() -> list[Passage]:
            passages.extend(self.rules.passages(tuple(rules)))
            rules.clear()
            return passages

        def flush() -> None:
            if laid_out():
                panels.append(Panel(passages=tuple(passages)))
                passages.clear()

        for each in line.block:
            if sentences := self.worded.get(each.shape):
                told = self.rules.finished(self.clauses.sentence(each, sentences), ".")
                laid_out().append(Passage("sentence", told))
            elif each.shape not in self.patterns:
                if each.shape == "trigger" and outermost:
                    self.trigger = sentence(self.rules.trigger(each), "")
                elif each.shape.startswith(WITHOUT):
                    flush()
                    panels.append(Panel(passages=(self._left_out(each),)))
                elif each.shape == "setting":
                    figures.append(self._setting(each))
                else:
                    rules.append(each)
            elif outermost and self._head(each):
                pass
            elif self.clauses.is_figure(each):
                said = self.clauses.words_of(each)
                figures.append(Figure(plain(said.head), plain(said.rest), key_of(each)))
            elif each.block or each.shape in self.opening:
                said = self.clauses.words_of(each)
                self._collect(each)
                flush()
                heading = plain(sentence(said.head, ""))
                with self.rules.clause(each.shape in self.bearing, each.shape in self.asked):
                    inner = self.panel(each, heading, said.rest, outermost=False)
                panels.append(replace(inner, key=key_of(each)))
            elif outermost and self.clauses.is_aim(each) and self._before_blocks(each):
                flush()
                fact = self._fact(each)
                panels.append(Panel(fact.label, fact.text, key=fact.key))
            else:
                facts.append(self._fact(each))
        flush()
        return Panel(title, spaced(note), tuple(figures), tuple(facts), (), tuple(panels))

    def _before_blocks(self, line: Line) -> bool:
        """Return True if the clause of a line is printed before one with a block of its own."""
        patterns = [clause.pattern for clause in self.kind.clauses]
        behind = patterns[patterns.index(line.shape) + 1 :] if line.shape in patterns else []
        return any(pattern in self.opening for pattern in behind)

    def _collect(self, line: Line) -> tuple[str, ...]:
        found = self.clauses.symbols(line)
        self.symbols += found
        return tuple(value for _, value in found)

    def _head(self, line: Line) -> bool:
        """Take a line that belongs to the head of a card. Return False for any other."""
        flavor, own_text = self.clauses.text_of(line, "flavor"), self.clauses.text_of(line, "text")
        if flavor is not None:
            self.flavor = flavor
        elif own_text is not None:
            self.override = own_text
        elif line.shape in ("id", "art"):
            pass  # for machines; a picture comes with the source of the card
        elif line.shape in self.opening:
            return False
        elif self.clauses.is_mark(line):
            self.marks.append(line.shape)
        elif re.fullmatch(r"[\w -]+ \{text\}", line.shape) or re.fullmatch(
            r"\{choice:[^}]*\}", line.shape
        ):
            clause = next((each for each in self.own if each.pattern == line.shape), None)
            named = clause is not None and bool(clause.of or clause.names)
            self.subtitles.append(self.clauses.below_name(line, named))
        elif line.shape.startswith("{") and self.clauses.symbols(line):
            self.signs += self._collect(line)
            said = self.clauses.words_of(line).rest
            if self.kind.copies is None and len(said) > len(self.signs):
                return False
        else:
            return False
        return True

    def _left_out(self, line: Line) -> Passage:
        """Return the words for what a side like another one leaves out, such as `Without counter
        bells`.
        """
        inner = replace(line, shape=line.shape.removeprefix(WITHOUT))
        if inner.shape not in self.patterns:
            left_out = self.rules.lead(inner)
        else:
            said = self.clauses.words_of(inner)
            left_out = say(said.head, said.rest)
        lead = say(self.clauses.without(), left_out)
        return Passage("sentence", self.rules.finished(lead, "."))

    def _setting(self, line: Line) -> Figure:
        words = say(*(self.clauses.wording.figure(each) for each in line.part("setting")))
        value = plain(say(*(self.rules.node(each) for each in line.part("int"))))
        return Figure(plain(words), value, written(line.part("setting")))

    def _fact(self, line: Line) -> Fact:
        said = self.clauses.words_of(line)
        on_copies = tuple(spaced(each) for each in self.clauses.on_copies(line))
        symbols = self._collect(line)
        made_of_symbols = bool(symbols) and len(line.parts) == 1
        aim = self.clauses.aim(line) if self.clauses.is_aim(line) else ()
        return Fact(
            plain(sentence(said.head, "")),
            spaced(self.clauses.listed(on_copies) if on_copies else said.rest),
            symbols if made_of_symbols else (),
            made_of_symbols and len(symbols) > 1 and self.clauses.is_any_of(line),
            aim,
            key_of(line),
            on_copies,
        )
