"""A card as it is printed: title, marks, figures, facts, flavor, trigger, panels of rules.

The same for every format and every game.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, replace
from importlib import import_module
from typing import TYPE_CHECKING

from dowlang.publish.rules_text.anchors import anchors
from dowlang.publish.rules_text.author_texts import translated
from dowlang.publish.rules_text.declared_phrases import PrintedForms
from dowlang.publish.rules_text.english.lines import Rules
from dowlang.publish.rules_text.english.wording import Wording
from dowlang.publish.rules_text.kind_clauses import Clauses, key_of, key_of_pattern, written
from dowlang.publish.rules_text.page_words import Labels
from dowlang.publish.rules_text.passages import WITHOUT, Passage, RuleLayout
from dowlang.publish.rules_text.set_description import CardSource, FluentMissing, Picture, SetInfo
from dowlang.publish.rules_text.text_runs import QUOTED, Runs, plain, say, sentence, spaced
from dowlang.source.slugs import slug
from dowlang.syntax.ast import Line
from dowlang.vocabulary import CardKind

if TYPE_CHECKING:
    from dowlang.publish.rules_text.localised.game_language import Localised


@dataclass(frozen=True, slots=True)
class Figure:
    """A number with its word: `influence`, `44`.

    `key` is the word in the card file, in whatever language the label is.
    """

    label: str
    value: str
    key: str = ""


@dataclass(frozen=True, slots=True)
class Fact:
    """A labelled line: `At`, `“Library” or the colony`.

    `symbols` stand in place of the text where the line is made of them. `key` is the label in the
    card file.
    """

    label: str
    text: Runs
    symbols: tuple[str, ...] = ()
    aim: Runs = ()  # a goal: what must hold
    key: str = ""


@dataclass(frozen=True, slots=True)
class Panel:
    """A part of a card. The card itself is the outermost one.

    `note` is what follows the heading's word. `key` is the heading's word in the card file.

    Rules between panels are panels without a title, so that everything stands in the order it was
    written.
    """

    title: str = ""
    note: Runs = ()
    figures: tuple[Figure, ...] = ()
    facts: tuple[Fact, ...] = ()
    passages: tuple[Passage, ...] = ()
    panels: tuple[Panel, ...] = ()
    key: str = ""


@dataclass(frozen=True, slots=True)
class Deal:
    """The number of copies in a deck.

    `target` is the anchor of the card the deck is named after.
    """

    deck: str
    title: str
    copies: int
    target: str


@dataclass(frozen=True, slots=True)
class Printed:
    """One card, ready for a template.

    `subtitles` stand under the name (occupation, kind of person), in `subtitle_line` all of them. A
    deck that the card names is none of them: it stands with the copies in it (`deals`). `of_decks`
    is what it is called. `override` is the author's own rules text, None where it is generated.
    """

    anchor: str
    kind: CardKind
    name: str
    path: str
    marks: tuple[str, ...]
    subtitles: tuple[str, ...]
    subtitle_line: str
    of_decks: tuple[str, ...]
    # (enumeration, value): what the index of symbols is made of
    symbols: tuple[tuple[str, str], ...]
    signs: tuple[str, ...]  # symbols printed in the head of the card
    deals: tuple[Deal, ...]
    flavor: str
    trigger: Runs
    body: Panel
    override: str | None
    picture: Picture | None = None

    @property
    def figures(self) -> tuple[Figure, ...]:
        """Return the figures of its head without the number of copies, which its deals tell."""
        counts = {key_of_pattern(clause.pattern) for clause in self.kind.clauses if clause.counts}
        return tuple(figure for figure in self.body.figures if figure.key not in counts)

    @property
    def copies(self) -> int:
        """Copies in all decks."""
        return sum(deal.copies for deal in self.deals)


class Printer:
    """Makes printed cards of one set."""

    def __init__(self, info: SetInfo, cards: tuple[CardSource, ...]) -> None:
        self.info = info
        self.forms = PrintedForms(info.vocabulary, info.grammar)
        self.enumerations = tuple(enumeration.name for enumeration in info.vocabulary.enumerations)
        english = info.language in ("", "en")
        said = {kind.name: kind.named for kind in info.vocabulary.kinds if english}
        own = {card.checked_card.name: card.checked_card.kind.name for card in cards}
        self.kinds = {**info.kinds, **own}
        self.said = {name: said[kind] for name, kind in self.kinds.items() if kind in said}
        self.cards = cards
        self.named = (*cards, *info.named)
        self.local = _localised(info) if info.messages else None
        self.labels = Labels() if self.local is None else self.local.labels(self)
        self.anchors = anchors(cards)
        self.by_name: dict[str, str] = {}
        translated = (card for card in reversed(self.named) if card.texts.name)
        self.names = {card.checked_card.name: card.name for card in translated}  # its own set first
        self.by_slug: dict[str, tuple[str, str]] = {}
        for card, anchor in zip(cards, self.anchors, strict=True):
            self.by_name.setdefault(card.checked_card.name, anchor)
        called = {card.checked_card.name: card.name for card in reversed(self.named)}
        undealt = {
            kind.name for kind in info.vocabulary.kinds if not kind.deck and kind.copies is None
        }
        for name, kind in self.kinds.items():  # a card of no deck may give a deck its name
            if kind in undealt:
                named = (called.get(name, name), self.by_name.get(name, ""))
                self.by_slug.setdefault(slug(name), named)

    def printed(self) -> tuple[Printed, ...]:
        """All cards, in the order given.

        Raises `MissingMessages` for words that the language of the set lacks.
        """
        made = tuple(
            self._card(card, anchor) for card, anchor in zip(self.cards, self.anchors, strict=True)
        )
        self.check()
        return made

    def check(self) -> None:
        """Raise `MissingMessages` if the language lacked any message until now."""
        if self.local is not None:
            self.local.check()

    def rules_of(self, card: CardSource) -> RuleLayout:
        """Return the object that puts the lines of a card into words."""
        return self._readers(card, self.by_name.get(card.checked_card.name, ""))[1]

    def _readers(self, card: CardSource, anchor: str) -> tuple[Clauses, RuleLayout]:
        """Return what reads the clauses of a card, and what its rules."""
        if self.local is not None:
            return self.local.readers(card, anchor, self)
        wording = self._wording(card, anchor)
        return Clauses(wording, self.enumerations), Rules(wording)

    def _wording(self, card: CardSource, anchor: str) -> Wording:
        def target(name: str) -> str:
            found = self.by_name.get(name, "")
            return "" if found == anchor else found

        def printed_name(name: str) -> str:
            return self.names.get(name) or card.texts.labels.get(name, name)

        def form(name: str) -> str:
            return self.said.get(name, QUOTED)

        return Wording(self.forms, target, printed_name, form)

    def _card(self, card: CardSource, anchor: str) -> Printed:
        reader = _PanelReader(card.checked_card.kind, *self._readers(card, anchor))
        body = reader.panel(translated(card.line, card.texts, self.info.sets))
        deals = self._deals(card)
        dealt = {deal.title for deal in deals}
        below = tuple(said for said in reader.subtitles if said not in dealt)
        return Printed(
            anchor,
            card.checked_card.kind,
            card.name,
            card.path,
            tuple(reader.marks),
            below,
            self.labels.listed(below) if below else "",
            tuple(said for said in reader.subtitles if said in dealt),
            tuple(dict.fromkeys(reader.symbols)),
            tuple(dict.fromkeys(reader.signs)),
            deals,
            reader.flavor,
            reader.trigger,
            body,
            reader.override,
            card.picture,
        )

    def _deals(self, card: CardSource) -> tuple[Deal, ...]:
        kind = card.checked_card.kind
        copies: Mapping[str, int] = (
            kind.copies(card.checked_card.facts)
            if kind.copies
            else {kind.deck: 1}
            if kind.deck
            else {}
        )
        return tuple(
            Deal(deck, name, count, anchor)
            for deck, count in copies.items()
            for name, anchor in [self.by_slug.get(deck) or (self.labels.deck(deck), "")]
        )


def _localised(info: SetInfo) -> Localised | None:
    """Return what puts cards into another language, None while that lacks any message. It needs an
    extra, so it is imported here. Raises `FluentMissing`.
    """
    try:
        module = import_module("dowlang.publish.rules_text.localised.game_language")
    except ModuleNotFoundError as missing:
        if str(missing.name).partition(".")[0] != "fluent":
            raise
        raise FluentMissing from None
    localised: Localised = module.Localised(info)
    return localised if localised.whole else None


class _PanelReader:
    """Reads one card's lines into a panel, and collects what belongs to the card's head."""

    def __init__(self, kind: CardKind, clauses: Clauses, rules: RuleLayout) -> None:
        self.kind, self.clauses, self.rules = kind, clauses, rules
        self.own = [
            *kind.clauses,
            *(clause for section in kind.sections for clause in section.clauses),
        ]
        self.patterns = {
            clause.pattern for clause in self.own if not clause.pattern.startswith("@")
        } | {"text", "id", "art"}
        self.opening = {clause.pattern for clause in self.own if clause.holds}
        self.worded = {each.pattern: each.sentences for each in self.own if each.sentences}
        self.marks: list[str] = []
        self.subtitles: list[str] = []
        self.symbols: list[tuple[str, str]] = []
        self.signs: list[str] = []
        self.flavor = ""
        self.trigger: Runs = ()
        self.override: str | None = None

    def panel(self, line: Line, title: str = "", note: Runs = (), outermost: bool = True) -> Panel:
        """The block of a line as a panel."""
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
                said = self.clauses.said(each)
                figures.append(Figure(plain(said.head), plain(said.rest), key_of(each)))
            elif each.block or each.shape in self.opening:
                said = self.clauses.said(each)
                self._collect(each)
                flush()
                heading = plain(sentence(said.head, ""))
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
            said = self.clauses.said(line).rest
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
            said = self.clauses.said(inner)
            left_out = say(said.head, said.rest)
        lead = say(self.clauses.without(), left_out)
        return Passage("sentence", self.rules.finished(lead, "."))

    def _setting(self, line: Line) -> Figure:
        words = say(*(self.clauses.wording.figure(each) for each in line.part("setting")))
        value = plain(say(*(self.rules.node(each) for each in line.part("int"))))
        return Figure(plain(words), value, written(line.part("setting")))

    def _fact(self, line: Line) -> Fact:
        said = self.clauses.said(line)
        symbols = self._collect(line)
        made_of_symbols = bool(symbols) and len(line.parts) == 1
        aim = self.clauses.aim(line) if self.clauses.is_aim(line) else ()
        return Fact(
            plain(sentence(said.head, "")),
            spaced(said.rest),
            symbols if made_of_symbols else (),
            aim,
            key_of(line),
        )
