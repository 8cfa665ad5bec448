"""The one entry: trees of card files in, checked cards, tests and findings out.

In order: names of all cards (so that cards can speak of each other), then every card, test and
definition by itself, then what only the whole shows (decks, definitions nobody uses). A mistake in
one card never hides one in another, and no tree makes this raise.
"""

from __future__ import annotations

import re
from bisect import bisect_left, bisect_right
from collections.abc import Collection, Mapping, Sequence
from contextlib import nullcontext
from dataclasses import dataclass, replace
from typing import Any

from dowlang.diagnostics import Diagnostic, codes
from dowlang.semantics import ir, line_parts
from dowlang.semantics.context import CASCADING, Context
from dowlang.semantics.environment import CardName, SetWorld
from dowlang.semantics.ir_visitor import forget_unread, names_read, outer_fields, placed, rebuild
from dowlang.semantics.lexicon import GrammarLookup, Lexicon
from dowlang.semantics.lint import custom_text
from dowlang.semantics.lint.card_lints import dead_bindings, lint_card
from dowlang.semantics.lint.deck_lints import LOOKED_AT, Whole, lint_set
from dowlang.semantics.lint.deck_sizes import deck_sizes
from dowlang.semantics.lint.duplicates import duplicates
from dowlang.semantics.lint.further_mistakes import others
from dowlang.semantics.lint.step_bounds import most_steps, statements
from dowlang.semantics.lower.barred import Barred, Bars, bars, with_bars
from dowlang.semantics.lower.blocks import below, body, each_below
from dowlang.semantics.lower.calls import in_order, owing
from dowlang.semantics.lower.card_clauses import Gathered, decide, gather, scope_locals
from dowlang.semantics.lower.card_tests import card_tests
from dowlang.semantics.lower.clause_counts import ClauseBlock, count_clauses, count_ways
from dowlang.semantics.lower.settings import settings_in_range
from dowlang.semantics.lower.staying import forget_notes
from dowlang.semantics.message_wording import near
from dowlang.semantics.passes import PASSES
from dowlang.semantics.reporter import Reporter
from dowlang.semantics.scopes import LocalNames, card_scope
from dowlang.semantics.symbols import NameBook, own_names
from dowlang.source.limits import MAX_STATEMENTS, MAX_STEPS
from dowlang.source.slugs import is_slug, slug
from dowlang.syntax import ast
from dowlang.syntax.relocation import nodes
from dowlang.vocabulary.card_kinds import CardKind
from dowlang.vocabulary.registry import Vocabulary
from dowlang.vocabulary.value_ranges import Ranges

DEFINITION = CardKind("define", "defines", ())


WANTED = (ir.Act, ir.Contest, ir.Pick, ir.Modify, ir.Local, *LOOKED_AT)


@dataclass(frozen=True, slots=True)
class Checked:
    """The result of a check.

    Cards with errors are left out. `files` tells which file each checked card and test comes from.
    """

    checked_cards: tuple[ir.CheckedCard, ...]
    tests: tuple[ir.CardTest, ...]
    diagnostics: tuple[Diagnostic, ...]
    sheet_files: tuple[str, ...] = ()
    test_files: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class _Card:
    file: str
    line: ast.Line
    kind: CardKind
    name: CardName


def check(
    files: Sequence[ast.File],
    vocabulary: Vocabulary,
    grammar: GrammarLookup,
    world: SetWorld | None = None,
    parsed: Sequence[Diagnostic] = (),
) -> Checked:
    """Check all cards of a set.

    `parsed` are the findings of the parser: a card with a broken line is not told that a clause is
    missing.
    """
    return _Check(files, vocabulary, grammar, world or SetWorld(), parsed).run()


class _Check:
    def __init__(
        self,
        files: Sequence[ast.File],
        vocabulary: Vocabulary,
        grammar: GrammarLookup,
        world: SetWorld,
        parsed: Sequence[Diagnostic],
    ) -> None:
        self.files, self.world = files, world
        self.lexicon = Lexicon(vocabulary, grammar)
        self.broken: dict[str, list[int]] = {}  # lines with findings of the parser, in order
        for number, file in sorted({(finding.span.line, finding.file) for finding in parsed}):
            self.broken.setdefault(file, []).append(number)
        self.begins = {file.path: sorted(line.span.line for line in file.lines) for file in files}
        self.tested = self._tested_names()
        self.reporters = {file.path: Reporter(file.path, self.lexicon.nouns) for file in files}
        self.cards: list[_Card] = []
        self.unread: list[_Card] = []  # those whose first line could not be read
        self.checked_cards: list[tuple[str, ir.CheckedCard]] = []
        self.tests: list[tuple[str, ir.CardTest]] = []
        self.whole: list[Whole] = []
        self.counters: dict[tuple[str, str], tuple[str, ...]] = {}  # (kind, name) -> its counters
        self.labels: dict[
            tuple[str, str], tuple[str, ...]
        ] = {}  # (kind, name) -> labels of its options
        self.defined: dict[str, tuple[str, ast.Line]] = {}
        self.test_lines: dict[
            tuple[str, str, str], tuple[str, int]
        ] = {}  # (cards it is about, its name, its file when about none) -> where
        self.called: dict[
            str, set[str]
        ] = {}  # definition (or "" for cards) -> definitions it carries out
        self.barred: dict[str, Barred] = {}  # path of a definition -> when it is barred

    def run(self) -> Checked:
        """All passes."""
        for file in self.files:
            self._collect(file)
        duplicates([(card.name, card.line.span) for card in self.cards], self.world, self.reporters)
        names = NameBook(
            self.lexicon,
            self.world,
            own_names(tuple(card.name for card in (*self.unread, *self.cards))),
        )
        for name in self.defined:
            names.defines[name] = self._path(DEFINITION.folder, slug(name))
        for name in in_order(self.defined):
            self._definition(*self.defined[name], names)
        for card in (*self.cards, *self.unread):
            self._card(card, names)
        heads = {(card.file, card.line.span.line): card for card in (*self.cards, *self.unread)}
        for file in self.files:
            above: _Card | None = None
            for line in file.lines:
                above = heads.get((file.path, line.span.line), above)
                start = line.block[0].start if line.broken and line.block else ""
                if start == "statement":
                    below(self._desk(file.path, names), line, card_scope(()), "start")
                if line.shape == "test" or start == "test":
                    self._test(file, line, names, above)
        for file in self.files:
            others(self._desk(file.path, names), file.lines)
        self._definitions_used()
        if not (
            self.world.partial or any(t.errors for t in self.reporters.values()) or self.broken
        ):  # with errors a count would only echo them
            deck_sizes(
                [checked_card for _, checked_card in self.checked_cards],
                self.world,
                self.files[0].path if self.files else "",
                self.reporters,
            )
        ranges = Ranges()
        if self.lexicon.vocabulary.ranges is not None and len(self.whole) == len(
            self.cards
        ):  # with a card unread, what the decks hold is unknown
            own = [
                {
                    **card.checked_card.facts,
                    "kind": card.checked_card.kind.name,
                    "slug": card.checked_card.slug,
                }
                for card in self.whole
            ]
            ranges = self.lexicon.vocabulary.ranges((*self.world.cards, *own))
        lint_set(self.whole, ranges)
        found = sorted(d for report in self.reporters.values() for d in report.found)
        return Checked(
            tuple(checked_card for _, checked_card in self.checked_cards),
            tuple(test for _, test in self.tests),
            tuple(dict.fromkeys(found)),
            tuple(file for file, _ in self.checked_cards),
            tuple(file for file, _ in self.tests),
        )

    def _path(self, folder: str, short: str) -> str:
        return "/".join(p for p in (self.world.id, folder, short) if p)

    # ---- names
    # ----------------------------------------------------------------------------------------------
    def _collect(self, file: ast.File) -> None:
        for line in file.lines:
            title = line_parts.text(line)
            if line.shape == "define" and title is not None:
                if title.value in self.defined:
                    path, first = self.defined[title.value]
                    other = f"`{path}` on line {first.span.line}"
                    self.reporters[file.path].add(
                        codes.DUPLICATE_CARD,
                        title.span,
                        kind="definition",
                        name=title.value,
                        other=other,
                    )
                else:
                    self.defined[title.value] = (file.path, line)
            kind = self.lexicon.kinds.get(line.shape) or self._kind_below(line)
            if kind is None or (title is None and not line.broken):
                continue
            if (
                line.broken or title is None
            ):  # its name is known to others, as far as it can be read
                name = title.value if title else ""
                self.unread.append(
                    _Card(
                        file.path,
                        line,
                        kind,
                        CardName(kind.name, name, slug(name), file.path, line.span),
                    )
                )
                continue
            short = self._own_id(file.path, line) or slug(title.value)
            self.cards.append(
                _Card(
                    file.path,
                    line,
                    kind,
                    CardName(kind.name, title.value, short, file.path, title.span),
                )
            )

    def _kind_below(self, line: ast.Line) -> CardKind | None:
        """Of a first line that could not be read: the kind of card that its block was read as."""
        start = line.block[0].start if line.broken and line.block else ""
        return next(
            (
                kind
                for name, kind in self.lexicon.kinds.items()
                if re.sub(r"\W", "_", name) == start
            ),
            None,
        )

    def _own_id(self, file: str, line: ast.Line) -> str:
        for row in line.block:
            if row.shape == "id" and (written := line_parts.text(row)) is not None:
                if is_slug(written.value):
                    return written.value
                self.reporters[file].add(codes.INVALID_ID, row.span, id=written.value)
        return ""

    # ---- cards
    # ----------------------------------------------------------------------------------------------
    def _desk(self, file: str, names: NameBook) -> Context:
        return Context(
            self.lexicon,
            names,
            self.reporters[file],
            PASSES,
            LocalNames(),
        )

    def _whole(self, file: str, line: ast.Line) -> bool:
        """Return True if every line of the card could be read."""
        broken, begins, start = self.broken.get(file, []), self.begins.get(file, []), line.span.line
        after = bisect_right(begins, start)
        first = bisect_left(broken, start)
        return first == len(broken) or (after < len(begins) and broken[first] >= begins[after])

    def _card(self, card: _Card, names: NameBook) -> None:
        context = self._desk(card.file, names)
        before = context.report.errors
        line, kind = card.line, card.kind
        head = line.parts[0] if line.parts else line
        whole = self._whole(card.file, line)
        if any(clause.own is not None for clause in kind.clauses):
            context.own = (kind.name, card.name.slug)
        context.attaches = kind.attaches
        out = Gathered()
        clauses = ClauseBlock(kind, line.block, kind.clauses, out.facts)
        count_clauses(context, clauses, card.name.name, head, whole)
        count_ways(context, kind, line.block)
        settings_in_range(context, kind, line.block)
        gather(context, clauses, out)
        scope = out.triggered.scope if out.triggered else card_scope(kind.scope)
        unread = [row for row in line.block if row.broken]
        opening = [
            *unread,
            *(
                row
                for first in out.decided
                if first.start != "option"
                for row in first.block
                if row.broken
            ),
        ]
        if out.trigger_fails or (
            opening and out.triggered is None
        ):  # what an unread trigger would bind is not known
            with context.without((*CASCADING, *((codes.OUT_OF_SCOPE.number,) if unread else ()))):
                decided = decide(context, out, scope, line.span.line)
                each_below(context, unread, scope, "unread")
        else:
            decided = decide(context, out, scope, line.span.line)
            each_below(context, unread, scope, "unread")
        if whole:
            self.counters[kind.name, card.name.name] = tuple(context.counters)
        if len(_texts(unread)) == len(
            unread
        ):  # else an option without a label that could be read may be meant
            self.labels[kind.name, card.name.name] = (
                *context.options,
                *(text.value for text in _texts(unread)),
            )
        if out.triggered is not None and decided is not None:
            self._start(out, decided, kind)
        elif decided is not None:
            out.procedures.insert(
                0, ir.Procedure("start", scope_locals(kind.scope or (("you", "player"),)), decided)
            )
        self._carried(context, "", {text.value for text in _texts(unread)})
        if whole:
            custom_text.check(context, kind, line)
        if context.report.errors > before or not whole:
            return
        checked_card, looked_at, words = self._checked_card(card, out, context)
        steps = most_steps(checked_card)  # never fewer than there are statements
        for count, limit in (
            (statements(checked_card) if steps > MAX_STATEMENTS else 0, MAX_STATEMENTS),
            (steps, MAX_STEPS),
        ):
            if count > limit:
                context.report.add(codes.TOO_MANY_STEPS, head.span, steps=count, limit=limit)
                return
        lint_card(context, line, checked_card, card.name.name in self.tested)
        self.whole.append(Whole(checked_card, line, context.report, looked_at, words))
        self.checked_cards.append((card.file, checked_card))

    def _start(self, out: Gathered, decided: ir.Block, kind: CardKind) -> None:
        assert out.triggered is not None
        you = ir.Local("you", "player")
        out.procedures.insert(0, ir.Procedure("start", (you, *out.triggered.locals), decided))
        if not out.triggered.trigger.picks:
            return
        read = names_read(decided)
        kept: list[ir.Pick] = []
        for pick in reversed(out.triggered.trigger.picks):
            if pick.name in read:
                kept.insert(0, pick if pick.at in read else replace(pick, at=""))
                read |= names_read(pick.candidates)
        out.triggered = replace(
            out.triggered, trigger=replace(out.triggered.trigger, picks=tuple(kept))
        )

    def _checked_card(
        self, card: _Card, out: Gathered, context: Context
    ) -> tuple[ir.CheckedCard, list[tuple[Any, int]], frozenset[str]]:
        """The finished card, and what the lints of the whole set look at, found in the same
        walk, with the phrases of its words.
        """
        numbers = dict(context.options.items())
        carried = list(context.carried)

        def target(node: ir.CarryOut) -> int:
            return numbers.get(carried[-node.option - 1][1], 0) if node.option < 0 else node.option

        def resolve(node: Any) -> Any:
            return (
                replace(node, option=target(node)) if isinstance(node, ir.CarryOut) else owe(node)
            )

        facts = {**out.facts, **({"counters": list(context.counters)} if context.counters else {})}
        line = card.line.span.line
        everything: list[tuple[Any, int]] = []
        every = (out.procedures, out.standing, [ability for _, ability in out.abilities])
        forget_notes((role for roles in every for role in roles), context.notes)
        for roles in every:
            found = [each for role in roles for each in placed(role, line, WANTED)]
            forget_unread(found)
            everything += found
        procedures = tuple(out.procedures)
        if carried:
            options = {part.number: part for part, _ in everything if isinstance(part, ir.Option)}
            owe = owing(
                options,
                target,
                {
                    local.name
                    for each in out.procedures
                    if each.role == "start"
                    for local in each.scope
                },
            )
            procedures = rebuild(procedures, resolve, outer_fields)
        standing, abilities = tuple(out.standing), tuple(out.abilities)
        if any(bars(part) for part, _ in everything) or (carried and any(self.barred.values())):
            by_number = {part.number: part for part, _ in placed(procedures, line, (ir.Option,))}
            procedures, standing, abilities = with_bars(
                (procedures, standing, abilities), Bars(by_number, self.barred)
            )
        done = ir.CheckedCard(
            card.kind,
            card.name.name,
            card.name.slug,
            line,
            _plain(facts),
            out.triggered.trigger if out.triggered else None,
            procedures,
            standing,
            dict(out.goals),
            abilities,
            tuple(context.counters),
            context.manual,
        )
        looked_at, words = list[tuple[Any, int]](), set[str]()
        for each in everything:
            kind = each[0].__class__
            if kind is ir.Act or kind is ir.Modify:
                words.add(each[0].word.phrase)
            elif kind in LOOKED_AT:
                looked_at.append(each)
        return done, looked_at, frozenset(words)

    def _carried(self, context: Context, definition: str, unread: Collection[str] = ()) -> None:
        """`carry out` of labels and definitions: they exist, and do not go round in a circle."""
        edges: dict[int, set[int]] = {}
        for option, label, node in context.carried:
            if label in context.names.defines:
                self.called.setdefault(definition, set()).add(label)
            elif label in unread:
                pass
            elif label in context.options:
                target = context.options[label]
                edges.setdefault(option, set()).add(target)
                if _reaches(edges, target, option):
                    context.report.add(
                        codes.CARRY_OUT_CYCLE, node.span, circle=f'"{label}" carries out itself'
                    )
            else:
                known = (*context.options, *context.names.defines)
                context.report.add(
                    codes.UNKNOWN_OPTION, node.span, near=near(label, known), label=label
                )

    # ---- definitions and tests
    # ---------------------------------------------------------------------------------------------
    def _definition(self, file: str, line: ast.Line, names: NameBook) -> None:
        context = self._desk(file, names)
        before = context.report.errors
        title = line_parts.text(line)
        done = body(context, line.block, card_scope(()), "start")
        name = title.value if title else ""
        self._carried(context, name)
        for _, label, node in context.carried:
            if label in self.defined and _reaches(self.called, label, name):
                context.report.add(
                    codes.CARRY_OUT_CYCLE, node.span, circle=f'"{name}" carries out itself'
                )
        names.needed[name] = done.needs
        if context.report.errors == before:
            dead_bindings(context)
            forget_unread(placed(done.block, 0, (ir.Act, ir.Contest, ir.Local, ir.Pick)))
            start = with_bars(
                ir.Procedure("start", (ir.Local("you", "player"),), done.block),
                Bars({}, self.barred),
            )
            self.barred[names.defines.get(name, "")] = start.barred
            self.checked_cards.append(
                (
                    file,
                    ir.CheckedCard(
                        DEFINITION,
                        name,
                        slug(name),
                        line.span.line,
                        {},
                        procedures=(start,),
                        manual=context.manual,
                    ),
                )
            )

    def _definitions_used(self) -> None:
        used = {label for labels in self.called.values() for label in labels}
        for name, (file, line) in self.defined.items():
            if name not in used and not self.world.partial:
                title = line_parts.text(line)
                self.reporters[file].add(
                    codes.UNUSED_DEFINITION, title.span if title else line.span, label=name
                )

    def _test(self, file: ast.File, line: ast.Line, names: NameBook, above: _Card | None) -> None:
        """Check a test. `above`: the card it stands under."""
        labels: set[str] = set()
        known = False
        cards = [] if above is None else [(above.kind.name, above.name.name)]
        for part in (part for row in line.block for part in row.parts_named("card")):
            kind, title = part.values
            assert isinstance(kind, ast.Ident) and isinstance(title, ast.Text)
            cards.insert(
                len(cards) - 1 if above is not None else len(cards), (kind.lemma, title.value)
            )
            found = self.labels.get((kind.lemma, title.value))
            known = known or (
                found is not None and not self.lexicon.kinds[kind.lemma].setting
            )  # more cards than the one are on its table
            labels |= set(found or ())
        self._test_named(file, line)
        asked = {
            text.value
            for row in line.block
            if row.shape in CHOOSING and (text := line_parts.text(row)) is not None
        }
        if (
            known and not asked <= labels
            # abilities of survivors, what items do: of those that the test speaks of, theirs may be
            # chosen too
        ):
            for spoken in _names_in(line.block):
                own = [
                    self.labels.get((card.kind.name, spoken))
                    for card in (*self.cards, *self.unread)
                    if card.name.name == spoken
                ]
                known = known and None not in own
                labels |= {label for found in own for label in found or ()}
                labels |= {
                    label
                    for card in self.world.cards
                    if card["name"] == spoken
                    for label in card["labels"].values()
                }
        context = self._desk(file.path, names)
        counting = next(
            (card for card in cards if self._counters(card) or self._counters(card) is None), None
        )
        context.counters += (counting and self._counters(counting)) or ()
        begun = above.name if above is not None and above.kind.setting else None
        cascading = (
            codes.UNKNOWN_COUNTER.number,
            codes.UNKNOWN_COLUMN.number,
        )  # of a card that could not be read
        with (
            context.without(cascading)
            if counting is not None and not context.counters
            else nullcontext()
        ):
            tests = card_tests(context, line, labels if known else None, begun)
        if counting is not None and context.counters:
            tests = [replace(test, counts=counting) for test in tests]
        if self._whole(file.path, line):
            self.tests += [(file.path, test) for test in tests]

    def _counters(self, card: tuple[str, str]) -> tuple[str, ...] | None:
        """Return the counters of a card by kind and name.

        Return None for a card of this set that could not be read.
        """
        kind, name = card
        own = any(
            one.kind.name == kind and one.name.name == name for one in (*self.cards, *self.unread)
        )
        if own:
            return self.counters.get(card)
        return next(
            (
                tuple(facts.get("counters", ()))
                for facts in self.world.cards
                if (facts["kind"], facts["name"]) == card
            ),
            (),
        )

    def _test_named(self, file: ast.File, line: ast.Line) -> None:
        """Of the tests of one card no two have one name."""
        title = line_parts.text(line)
        named = (part.values[1] for row in line.block for part in row.parts_named("card"))
        of = ", ".join(sorted({name.value for name in named if isinstance(name, ast.Text)}))
        if title is None:
            return
        first = self.test_lines.setdefault(
            (of, title.value, "" if of else file.path), (file.path, line.span.line)
        )
        if first != (file.path, line.span.line):
            other = f"`{first[0]}` on line {first[1]}"
            self.reporters[file.path].add(
                codes.DUPLICATE_CARD, title.span, kind="test", name=title.value, other=other
            )

    def _tested_names(self) -> frozenset[str]:
        """LocalNames of all cards that a test puts in force."""
        rows = (
            row
            for file in self.files
            for line in file.lines
            if line.shape == "test"
            for row in line.block
        )
        named = (part.values[1] for row in rows for part in row.parts_named("card"))
        return frozenset(name.value for name in named if isinstance(name, ast.Text))


def _texts(lines: Sequence[ast.Line]) -> list[ast.Text]:
    """The quoted texts of lines that could not be read: what may have been meant as labels."""
    return [text for line in lines if (text := line_parts.text(line)) is not None]


CHOOSING = ("chooses", "cannot_choose", "can_choose")
"""Lines of a test that may name an option."""


def _names_in(rows: Sequence[ast.Line]) -> frozenset[str]:
    """All quoted texts in lines of a test that could be read, tables included."""
    own = {
        each.value
        for row in rows
        for part in row.parts
        for each in nodes(part.values)
        if isinstance(each, ast.Text)
    }
    return frozenset(own).union(*(_names_in(row.block) for row in rows))


def _plain(facts: dict[str, Any]) -> dict[str, Any]:
    """Facts without what only the gathering needed."""
    return {
        k: _plain(v) if isinstance(v, dict) else v
        for k, v in facts.items()
        if not k.startswith("_")
    }


def _reaches(edges: Mapping[Any, set[Any]], start: Any, goal: Any) -> bool:
    """Return True if there is a way from `start` to `goal`."""
    seen: set[Any] = set()
    waiting = [start]
    while waiting:
        at = waiting.pop()
        if at == goal:
            return True
        if at not in seen:
            seen.add(at)
            waiting.extend(edges.get(at, ()))
    return False
