"""The one entry: trees of card files in, checked cards, tests and findings out.

In order: names of all cards (so that cards can speak of each other), then every card, test and
definition by itself, then what only the whole shows (decks, definitions nobody uses). A mistake in
one card never hides one in another, and no tree makes this raise.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from contextlib import nullcontext
from dataclasses import replace

from dowlang.diagnostics import Diagnostic, codes
from dowlang.records import dataclass
from dowlang.semantics import ir, line_parts
from dowlang.semantics.card_heads import CardHead, CardHeads, tested_names
from dowlang.semantics.card_names import NameBook, own_names
from dowlang.semantics.card_scopes import card_scope
from dowlang.semantics.carry_out_targets import reaches, resolve_carried_out
from dowlang.semantics.check_cache import Memory, Outcome
from dowlang.semantics.checks import custom_text
from dowlang.semantics.checks.clause_counts import ClauseBlock, check_clause_counts, check_one_way
from dowlang.semantics.checks.closed_kinds import report_cards_beyond
from dowlang.semantics.checks.deck_sizes import report_deck_sizes
from dowlang.semantics.checks.duplicate_cards import report_duplicates
from dowlang.semantics.checks.further_mistakes import report_further_mistakes
from dowlang.semantics.checks.settings import report_settings_out_of_range
from dowlang.semantics.checks.too_many_steps import check_steps
from dowlang.semantics.context import CASCADING, Context
from dowlang.semantics.dispatch import PASSES
from dowlang.semantics.finalize import finished_card, put_start
from dowlang.semantics.ir_visitor import forget_unread, placed
from dowlang.semantics.lexicon import GrammarLookup, Lexicon
from dowlang.semantics.lint.card_lints import lint_card, report_dead_bindings
from dowlang.semantics.lint.deck_lints import lint_set
from dowlang.semantics.lint.meaningless_numbers import refuse_meaningless_numbers
from dowlang.semantics.lint.readable_cards import Whole
from dowlang.semantics.local_names import LocalNames
from dowlang.semantics.lower.barred import Barred, Bars, with_bars
from dowlang.semantics.lower.blocks import below, body, each_below
from dowlang.semantics.lower.card_clauses import Gathered, gather, scope_locals
from dowlang.semantics.lower.card_tests import card_tests
from dowlang.semantics.lower.carried_out_lines import given_by_definition
from dowlang.semantics.lower.carry_out_needs import in_order
from dowlang.semantics.lower.decided import decide
from dowlang.semantics.lower.exhausted_limits import Left, Limits, counted_by, of_definition
from dowlang.semantics.names_of_tests import NamesOfTests
from dowlang.semantics.reporter import Reporter
from dowlang.semantics.set_environment import SetWorld
from dowlang.semantics.tested_cards import KnownCards, Tested
from dowlang.semantics.undeclared_means import refuse_undeclared
from dowlang.source.slugs import slug
from dowlang.syntax import ast
from dowlang.vocabulary.card_kinds import CardKind
from dowlang.vocabulary.registry import Vocabulary
from dowlang.vocabulary.value_ranges import Ranges

DEFINITION = CardKind("define", "defines", ())


@dataclass(frozen=True, slots=True)
class Checked:
    """The result of a check.

    Cards with errors are left out. `card_files` and `test_files` run parallel to
    `checked_cards` and `tests`: the file each comes from.
    """

    checked_cards: tuple[ir.CheckedCard, ...]
    tests: tuple[ir.CardTest, ...]
    diagnostics: tuple[Diagnostic, ...]
    card_files: tuple[str, ...] = ()
    test_files: tuple[str, ...] = ()


def check(
    files: Sequence[ast.File],
    vocabulary: Vocabulary,
    grammar: GrammarLookup,
    world: SetWorld | None = None,
    parsed: Sequence[Diagnostic] = (),
    memory: Memory | None = None,
) -> Checked:
    """Check all cards of a set.

    `parsed` are the findings of the parser: a card with a broken line is not told that a clause is
    missing. `memory` is that of the last check of the same set, for who checks it again.
    """
    return _Check(files, vocabulary, grammar, world or SetWorld(), parsed, memory or Memory()).run()


class _Check:
    def __init__(
        self,
        files: Sequence[ast.File],
        vocabulary: Vocabulary,
        grammar: GrammarLookup,
        world: SetWorld,
        parsed: Sequence[Diagnostic],
        memory: Memory,
    ) -> None:
        self.files, self.world, self.memory = files, world, memory
        self.lexicon = Lexicon(vocabulary, grammar)
        self.broken: dict[str, list[int]] = {}  # lines with findings of the parser, in order
        for number, file in sorted({(finding.span.line, finding.file) for finding in parsed}):
            self.broken.setdefault(file, []).append(number)
        self.begins = {file.path: sorted(line.span.line for line in file.lines) for file in files}
        self.tested = tested_names(files)
        self.reporters = {
            file.path: Reporter(file.path, self.lexicon.nouns, self.lexicon.bearing)
            for file in files
        }
        self.heads = CardHeads(files, self.lexicon, self.reporters)
        self.checked_cards: list[tuple[str, ir.CheckedCard]] = []
        self.tests: list[tuple[str, ir.CardTest]] = []
        self.whole: list[Whole] = []
        self.known = KnownCards(self.lexicon, world, self.heads)
        self.test_names = NamesOfTests()
        # definition (or file and line of a card) -> definitions it carries out
        self.called: dict[str | tuple[str, int], set[str]] = {}
        self.barred: dict[str, Barred] = {}  # path of a definition -> when it is barred
        self.used_up: dict[str, Left] = {}  # path of a definition -> the limits it hangs on

    def run(self) -> Checked:
        """Run all passes."""
        report_duplicates(
            [(card.name, card.line.span) for card in self.heads.cards], self.world, self.reporters
        )
        report_cards_beyond(self.heads.cards, self.reporters)
        names = NameBook(
            self.lexicon,
            self.world,
            own_names(tuple(card.name for card in (*self.heads.unread, *self.heads.cards))),
        )
        for name in self.heads.defined:
            names.defines[name] = self._path(DEFINITION.folder, slug(name))
        for name in in_order(self.heads.defined):
            self._definition(*self.heads.defined[name], names)
        self.memory.begin(
            (
                self.lexicon.vocabulary,
                replace(self.world, names={}, cards=()),
                names.defines,
                names.needed,
                names.given,
                frozenset(names.yours),
                dict(self.barred),
                dict(self.used_up),
            ),
            names,
        )
        for card in self.heads.all:
            self._card(card, names)
        heads = {(card.file, card.line.span.line): card for card in self.heads.all}
        for file in self.files:
            above: CardHead | None = None
            for line in file.lines:
                above = heads.get((file.path, line.span.line), above)
                start = line.block[0].start if line.broken and line.block else ""
                if start == "statement":
                    below(self._context_for(file.path, names), line, card_scope(()), "start")
                if line.shape == "test" or start == "test":
                    self._test(file, line, names, above)
        for file in self.files:
            report_further_mistakes(self._context_for(file.path, names), file.lines)
        self._definitions_used()
        # with errors a wrong count would be a cascading error
        if not (
            self.world.partial or any(t.errors for t in self.reporters.values()) or self.broken
        ):
            report_deck_sizes(
                [checked_card for _, checked_card in self.checked_cards],
                self.world,
                self.files[0].path if self.files else "",
                self.reporters,
            )
        ranges = Ranges()
        # with a card unread, what the decks hold is unknown
        if self.lexicon.vocabulary.ranges is not None and len(self.whole) == len(self.heads.cards):
            own = [card.told for card in self.whole]
            ranges = self.lexicon.vocabulary.ranges((*self.world.cards, *own))
        lint_set(self.whole, ranges)
        refused = [card.checked_card for card in refuse_meaningless_numbers(self.whole, ranges)]
        kept = [each for each in self.checked_cards if not any(each[1] is one for one in refused)]
        found = sorted(d for report in self.reporters.values() for d in report.found)
        return Checked(
            tuple(checked_card for _, checked_card in kept),
            tuple(test for _, test in self.tests),
            tuple(dict.fromkeys(found)),
            tuple(file for file, _ in kept),
            tuple(file for file, _ in self.tests),
        )

    def _path(self, folder: str, short: str) -> str:
        return "/".join(p for p in (self.world.id, folder, short) if p)

    # ---- cards
    def _context_for(self, file: str, names: NameBook, aside: bool = False) -> Context:
        """Return a context for something in a file, with findings of its own if it is `aside`."""
        report = self.reporters[file]
        return Context(
            self.lexicon, names, report.aside() if aside else report, PASSES, LocalNames()
        )

    def _whole(self, file: str, line: ast.Line) -> bool:
        """Return True if every line of the card could be read."""
        broken, begins, start = self.broken.get(file, []), self.begins.get(file, []), line.span.line
        after = bisect_right(begins, start)
        first = bisect_left(broken, start)
        return first == len(broken) or (after < len(begins) and broken[first] >= begins[after])

    def _card(self, card: CardHead, names: NameBook) -> None:
        """Check a card, or take over what its check came to the last time."""
        given = (card.name, self._whole(card.file, card.line), card.name.name in self.tested)
        out = self.memory.once(card.line, given, names, lambda: self._read_card(card, names))
        self.reporters[card.file].found += out.found
        key = (card.kind.name, card.name.name)
        if out.counters is not None:
            self.known.counters[key] = out.counters
        if out.labels is not None:
            self.known.labels[key] = out.labels
        self.called[card.file, card.line.span.line] = set(out.called)
        if out.whole is not None and out.checked_card is not None:
            self.whole.append(replace(out.whole, report=self.reporters[card.file]))
            self.checked_cards.append((card.file, out.checked_card))

    def _read_card(self, card: CardHead, names: NameBook) -> Outcome:
        outcome = Outcome()
        context = self._context_for(card.file, names, aside=True)
        self._lower_card(card, context, outcome)
        outcome.found = tuple(context.report.found)
        return outcome

    def _lower_card(self, card: CardHead, context: Context, outcome: Outcome) -> None:
        line, kind = card.line, card.kind
        head = line.parts[0] if line.parts else line
        whole = self._whole(card.file, line)
        if any(clause.own is not None for clause in kind.clauses):
            context.own = (kind.name, card.name.slug)
        context.attaches, context.comes_up = kind.attaches, kind.comes_up
        refuse_undeclared(context, (line,))
        out = Gathered()
        clauses = ClauseBlock(kind, line.block, kind.clauses, out.facts)
        check_clause_counts(context, clauses, card.name.name, head, whole)
        check_one_way(context, kind, line.block)
        report_settings_out_of_range(context, kind, line.block)
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
        # what an unread trigger would bind is not known
        if out.trigger_fails or (opening and out.triggered is None):
            with context.without((*CASCADING, *((codes.OUT_OF_SCOPE.number,) if unread else ()))):
                decided = decide(context, out.decided, scope)
                each_below(context, unread, scope, "unread")
        else:
            decided = decide(context, out.decided, scope)
            each_below(context, unread, scope, "unread")
        if whole:
            outcome.counters = tuple(context.counters)
        # else an option without a label that could be read may be meant
        if len(_texts(unread)) == len(unread):
            outcome.labels = (*context.options.numbers, *(text.value for text in _texts(unread)))
        if out.triggered is not None and decided is not None:
            put_start(out, decided)
        elif decided is not None:
            out.procedures.insert(
                0, ir.Procedure("start", scope_locals(kind.scope or (("you", "player"),)), decided)
            )
        outcome.called = resolve_carried_out(context, {text.value for text in _texts(unread)})
        if whole:
            custom_text.report_differing_text(context, kind, line)
        if context.report.errors or not whole:
            return
        checked_card, looked_at, words = finished_card(
            card, out, context, self.barred, self.used_up
        )
        if not check_steps(context, line, checked_card):
            return
        lint_card(context, line, checked_card, card.name.name in self.tested)
        amounts = tuple(context.options.amounts)
        outcome.whole = Whole(checked_card, line, context.report, looked_at, words, amounts)
        outcome.checked_card = checked_card

    # ---- definitions and tests
    def _definition(self, file: str, line: ast.Line, names: NameBook) -> None:
        context = self._context_for(file, names)
        before = context.report.errors
        title = line_parts.text(line)
        refuse_undeclared(context, (line,))
        context.options.defined = True
        begun = card_scope(())
        done = body(context, line.block, begun, "start")
        rolls = placed(done.block, 0, (ir.RollDie, ir.Contest))
        name = title.value if title else ""
        self.called[name] = set(resolve_carried_out(context))
        for _, label, node in context.options.carried:
            if label in self.heads.defined and reaches(self.called, label, name):
                context.report.add(
                    codes.CARRY_OUT_CYCLE, node.span, circle=f'"{name}" carries out itself'
                )
        if context.options.yours:
            names.yours.add(name)
        path = names.defines.get(name, "")
        names.needed[name] = counted_by(done.needs, path)
        names.given[name] = given_by_definition(
            context, line.block, begun, done.scope, rolled=bool(rolls)
        )
        if context.report.errors == before:
            report_dead_bindings(context)
            forget_unread(placed(done.block, 0, (ir.Act, ir.Contest, ir.Local, ir.Pick)))
            start = with_bars(
                ir.Procedure("start", (ir.YOU_LOCAL,), done.block),
                Bars({}, self.barred),
            )
            self.barred[path] = counted_by(start.barred, path)
            left = Limits({}, self.used_up).of(done.block.statements)
            self.used_up[path] = of_definition(left, path)
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
                        manual=context.options.manual,
                    ),
                )
            )

    def _definitions_used(self) -> None:
        used = {label for labels in self.called.values() for label in labels}
        for name, (file, line) in self.heads.defined.items():
            if name not in used and not self.world.partial:
                title = line_parts.text(line)
                self.reporters[file].add(
                    codes.UNUSED_DEFINITION, title.span if title else line.span, label=name
                )

    def _test(
        self, file: ast.File, line: ast.Line, names: NameBook, above: CardHead | None
    ) -> None:
        """Check a test. `above`: the card it stands under."""
        about = self.known.about(line, above)
        self.test_names.add(self.reporters, file.path, line)
        whole = self._whole(file.path, line)
        given = (file.path, *about.given, whole)
        out = self.memory.once(
            line, given, names, lambda: self._read_test(file.path, line, names, about)
        )
        self.reporters[file.path].found += out.found
        self.tests += [(file.path, test) for test in out.tests if whole]

    def _read_test(self, file: str, line: ast.Line, names: NameBook, about: Tested) -> Outcome:
        context = self._context_for(file, names, aside=True)
        context.counters += about.counters
        # of a card that could not be read
        cascading = (
            codes.UNKNOWN_COUNTER.number,
            codes.UNKNOWN_COLUMN.number,
        )
        with (
            context.without(cascading)
            if about.counting is not None and not context.counters
            else nullcontext()
        ):
            tests = card_tests(context, line, about.labels, about.begun)
        if about.counting is not None and context.counters:
            tests = [replace(test, counts=about.counting) for test in tests]
        return Outcome(tuple(context.report.found), tests=tuple(tests))


def _texts(lines: Sequence[ast.Line]) -> list[ast.Text]:
    """Return the quoted texts of lines that could not be read, which may be meant as labels."""
    return [text for line in lines if (text := line_parts.text(line)) is not None]
