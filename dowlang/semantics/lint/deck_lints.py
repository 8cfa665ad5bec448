"""Warn of what the decks, the tokens and the printed ranges of the whole set make impossible.

Each has a stated procedure and bound (`docs/language.md` tells them to authors):

- a trigger can never come true, an option can never be possible: its conditions contradict each
  other (`contradictions`), or one of the atoms that must hold is false in every state that the
  decks and the ranges of the ruleset allow (`intervals.never`),
- two options do the same: their trees are alike (`card_lints.report_same_effect`), and none of
  them is one that can never be possible,
- a goal is out of reach: the same, of the goal's atoms, and of the goal as a whole,
- a noun can never match: its conditions contradict each other (`intervals.clash`), or no card of
  the set has all its adjectives,
- a card is in no deck: its kind says how many copies each deck holds, and there are none,
- rules are never told of their event, and cards bring each other about without end
  (`rules_among_cards`),
- a card fits in no game: the ruleset says why (`Ranges.unfit`),
- tokens run out: the fewest tokens of a kind that a block puts on the table, over all its branches,
  are more than lie in the box,
- an amount may run short: a plain number above 1 of what can (`PlainAmount`), which a supply holds.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import cached_property
from typing import Any

from dowlang.diagnostics import codes
from dowlang.semantics import ir, line_parts
from dowlang.semantics.ir_visitor import nodes, placed
from dowlang.semantics.lint.card_lints import option_spans, report_same_effect
from dowlang.semantics.lint.contradictions import contradiction
from dowlang.semantics.lint.intervals import bounds, clash, most_of_kind, never
from dowlang.semantics.lint.readable_cards import Whole
from dowlang.semantics.lint.rules_among_cards import report_endless_cards, report_unheard_rules
from dowlang.semantics.lint.unfit_cards import report_unfit
from dowlang.semantics.lower.goals import as_condition, in_words
from dowlang.semantics.message_wording import said
from dowlang.source import Span
from dowlang.syntax import ast
from dowlang.vocabulary.value_ranges import Ranges


def lint_set(cards: Sequence[Whole], ranges: Ranges) -> None:
    """Report all warnings about the cards of a set.

    `ranges` are those of all its decks. Without all of them there are no warnings.
    """
    unbound = {
        number
        for phrase, numbers in ranges.changing.items()
        if any(phrase in card.words for card in cards)
        for number in numbers
    }
    if unbound:
        ranges = replace(
            ranges,
            numbers={name: bound for name, bound in ranges.numbers.items() if name not in unbound},
        )
    for card in cards:
        _DeckCard(card, ranges).lint(card.found)
        report_unheard_rules(card, ranges)
        report_unfit(card, ranges)
    report_endless_cards(cards, ranges)


class _DeckCard:
    def __init__(self, card: Whole, ranges: Ranges) -> None:
        self.checked_card, self.written, self.report, self.ranges = (
            card.checked_card,
            card.line,
            card.report,
            ranges,
        )
        named = {phrase for phrase, _ in (*ranges.supplied, *ranges.empty)}
        self.amounts = card.amounts
        self.takes_tokens = not card.words.isdisjoint({*ranges.tokens, *named})

    @cached_property
    def _labels(self) -> dict[int, ast.Node]:
        return option_spans(self.written)

    def _label(self, option: ir.Option) -> ast.Node | None:
        """Return the label of an option as it is written."""
        return self._labels.get(option.line)

    def lint(self, looked_at: Sequence[tuple[Any, int]]) -> None:
        self._trigger()
        self._goals()
        self._dealt()
        dead: list[int] = []  # lines of options that can never be possible
        for found, line in looked_at:
            match found:
                case ir.Candidates():
                    self._selector(found, line)
                case ir.Vote(voters=ir.Candidates() as voters):
                    self._voters(voters, found.line)
                case ir.If(condition):
                    self._never(condition, found.line)
                case ir.Modify() | ir.Watch() | ir.AtMoment() | ir.Instead():
                    if found.condition is not None:
                        self._never(self._with_this(found, found.condition), found.line)
                case ir.Option() | ir.Procedure():
                    if self.takes_tokens:
                        self._tokens(found.body)
                        self._idle(found)
                    if (
                        isinstance(found, ir.Option)
                        and found.condition is not None
                        and self._impossible(found, found.condition)
                    ):
                        dead.append(found.line)
                case _:
                    pass
        self._amounts()
        name = self.written.parts[0] if self.written.parts else self.written
        for found, _ in looked_at:
            if isinstance(found, ir.Choose):
                report_same_effect(self.report, found, self._label, name, dead, self.ranges)

    def _impossible(self, option: ir.Option, condition: ir.Expression) -> bool:
        """Warn of an option that can never be possible. Return True if it is one."""
        if any(map(self._reason, nodes(condition))):  # that is the reason then, and told
            return True
        reason = contradiction((condition,), self.ranges)
        if reason and (label := self._label(option)) is not None:
            self.report.add(codes.IMPOSSIBLE_OPTION, label.span, label=option.label, reason=reason)
        elif reason := reason or never(condition, self.ranges):
            self.report.add(
                codes.IMPOSSIBLE_OPTION, self._span(option.line), label=option.label, reason=reason
            )
        return bool(reason)

    def _never(self, condition: ir.Expression, line: int) -> None:
        """Warns of an `if` whose condition can never hold."""
        if any(map(self._reason, nodes(condition))):  # that is the reason then, and told
            return
        reason = contradiction((condition,), self.ranges) or never(condition, self.ranges)
        if reason:
            self.report.add(codes.NOTHING_COMES, self._span(line), reason=reason)

    def _with_this(self, rule: ir.Rule, condition: ir.Expression) -> ir.Expression:
        """Return the condition of a rule, and for one that a card keeps in force, where it speaks
        of another one of its kind, what holds of the card itself then: that this one lies open.
        """
        kind, slug = self.checked_card.kind.name, self.checked_card.slug
        own = (each.line for standing in self.checked_card.standing for each in standing.rules)
        if rule.line not in own:
            return condition
        for call in nodes(condition):
            if isinstance(call, ir.Call) and call.word.phrase in self.ranges.in_force:
                named = call.arguments[0]
                if isinstance(named, ir.Named) and named.noun.named_by == kind:
                    this = replace(call, arguments=(replace(named, slug=slug), *call.arguments[1:]))
                    return ir.Logic("and", (this, condition))
        return condition

    def _voters(self, voters: ir.Candidates, line: int) -> None:
        """Warns of a vote by players none of whom has a vote."""
        for word in (
            c.adjective.word
            for c in voters.conditions
            if isinstance(c, ir.Test) and c.adjective.word in self.ranges.voteless
        ):
            reason = f"who is `{word}` has no vote"
            self.report.add(
                codes.MATCHES_NOTHING,
                self._span(line),
                found=f"{word} {voters.noun.name}",
                reason=reason,
            )

    def _span(self, line: int) -> Span:
        row = next((row for row in line_parts.rows((self.written,)) if row.span.line == line), None)
        return row.span if row is not None else Span(line, 1, line, 1)

    def _dealt(self) -> None:
        """Warns of a card of which no deck holds a copy."""
        copies = self.checked_card.kind.copies
        if copies is not None and not sum(copies(self.checked_card.facts).values()):
            name = self.written.parts[0] if self.written.parts else self.written
            self.report.add(
                codes.IN_NO_DECK,
                name.span,
                kind=self.checked_card.kind.name,
                name=self.checked_card.name,
            )

    # ---- what must hold
    def _trigger(self) -> None:
        trigger = self.checked_card.trigger
        conditions = trigger.conditions if trigger is not None else ()
        if trigger is not None and trigger.event is not None:
            unheard = self.ranges.never_awaited.get(trigger.event.number, "")
            if unheard:
                self.report.add(
                    codes.TRIGGER_NEVER_TRUE,
                    self._span(trigger.event.line),
                    trigger=self.checked_card.name,
                    reason=unheard,
                )
        clashing = contradiction((condition for condition, _ in conditions), self.ranges)
        for condition, line in conditions:
            if self._selectors(condition, line):  # that is the reason then
                continue
            reason = never(condition, self.ranges)
            if not reason and clashing and line == conditions[-1][1]:
                reason = clashing
            if reason:
                self.report.add(
                    codes.TRIGGER_NEVER_TRUE,
                    self._span(line),
                    trigger=self.checked_card.name,
                    reason=reason,
                )

    def _goals(self) -> None:
        for goal in self.checked_card.goals.values():
            told = [self._atom(atom) for atom in _atoms(goal)]
            whole = as_condition(goal)
            reason = (
                ""
                if any(told)
                else contradiction((whole,), self.ranges) or never(whole, self.ranges)
            )
            if reason:
                self.report.add(
                    codes.GOAL_OUT_OF_REACH,
                    self._span(goal.line),
                    wanted=in_words(goal),
                    found=f"but {reason}",
                )

    def _atom(self, atom: ir.Atom) -> bool:
        """Warn of one thing that must hold for a goal and never does. Return True if it is one."""
        condition = atom.condition
        if self._selectors(condition, atom.line):
            return True
        if not isinstance(condition, ir.Compare) or not never(condition, self.ranges):
            return False
        found = f"the decks of this set hold {self._there(condition)}"
        self.report.add(
            codes.GOAL_OUT_OF_REACH, self._span(atom.line), wanted=atom.text, found=found
        )
        return True

    def _there(self, condition: ir.Compare) -> str:
        """Return the most (or least) there is of what a comparison that never holds is about."""
        counted, wanted = bounds(condition.left, self.ranges), bounds(condition.right, self.ranges)
        assert counted is not None and wanted is not None  # else nothing would be known of it
        if isinstance(condition.left, ir.Number):
            counted, wanted = wanted, counted
        return (
            str(counted[1])
            if counted[1] is not None and counted[1] <= wanted[0]
            else f"at least {counted[0]}"
        )

    # ---- what is there
    def _selectors(self, condition: ir.Expression, line: int) -> bool:
        """Warn of every noun in a condition that matches nothing. Return True if there was one."""
        # each of them, not only the first
        found = [
            self._selector(noun, line) for noun, _ in placed(condition, line, (ir.Candidates,))
        ]
        return any(found)

    def _selector(self, found: ir.Candidates, line: int) -> bool:
        reason = self._reason(found)
        if reason:
            words = [c.adjective.word for c in found.conditions if isinstance(c, ir.Test)]
            self.report.add(
                codes.MATCHES_NOTHING,
                self._span(line),
                found=" ".join([*words, found.noun.name]),
                reason=reason,
            )
        return bool(reason)

    def _reason(self, found: object) -> str:
        """Tell why a node is a noun that matches nothing, or ""."""
        if not isinstance(found, ir.Candidates):
            return ""
        nothing = found.source is None and most_of_kind(found, self.ranges) == 0
        return clash(found, self.ranges) or ("no card of this set is one" if nothing else "")

    def _tokens(self, body: ir.Block) -> None:
        lines: dict[str, int] = {}
        for kind, count in self._fewest(body, lines).items():
            put = (*self.ranges.tokens.values(), *self.ranges.supplied.values())
            limit = next(box for name, box in put if name == kind)
            if count > limit:
                self.report.add(
                    codes.NOT_ENOUGH_TOKENS,
                    self._span(lines[kind]),
                    number=count,
                    tokens=kind,
                    limit=limit,
                )

    def _fewest(
        self, body: ir.Block, lines: dict[str, int], in_a_loop: bool = False
    ) -> dict[str, int]:
        """Return the tokens that carrying the block out the first time puts on the table at the
        fewest, by kind. A line with a limit is done then, in a loop perhaps not every time.

        `lines` tells the last line that adds some.
        """
        total: dict[str, int] = {}
        for statement in body.statements:
            match statement:
                case ir.Act(_, arguments, line, if_able=False) if put := self._put(statement):
                    kind = put[0]
                    counts = [a for a in arguments if isinstance(a, ir.Number)]
                    total[kind] = total.get(kind, 0) + (counts[0].value if counts else 0)
                    lines[kind] = line
                case ir.Each(pieces=pieces, body=inner):
                    times = self._times(pieces)
                    for kind, count in self._fewest(inner, lines, True).items() if times else ():
                        total[kind] = total.get(kind, 0) + times * count
                case ir.If(body=ir.Block(statements=(ir.CountUse(), *_)) as limited):
                    if not in_a_loop:
                        for kind, count in self._fewest(limited, lines).items():
                            total[kind] = total.get(kind, 0) + count
                case ir.If(body=one, otherwise=other) | ir.Vote(passes=one, fails=other):
                    self._either((one, other), total, lines, in_a_loop)
                case ir.Switch(cases=cases):
                    self._either([case.body for case in cases], total, lines, in_a_loop)
        return total

    def _put(self, act: ir.Act) -> tuple[str, int] | None:
        """Return what an effect puts on the table, and how many of those there are."""
        pieces = [part.slug for part in act.arguments if isinstance(part, ir.Named)]
        named = [(act.word.phrase, slug) for slug in pieces]
        found = [self.ranges.supplied[each] for each in named if each in self.ranges.supplied]
        return self.ranges.tokens.get(act.word.phrase) or next(iter(found), None)

    def _amounts(self) -> None:
        """Warn of what an option cannot do where there is too little of something."""
        for amount in self.amounts:
            if amount.supply is not None:
                held = self.ranges.supplied.get(amount.supply)
                if held is None or amount.number > held[1]:  # none runs short, or told of the box
                    continue
            self.report.add(
                codes.AMOUNT_MAY_RUN_SHORT,
                amount.node.span,
                help="write `, if able`" if isinstance(amount.node, ast.Text) else None,
                found=f"{amount.number} {said(amount.node)}",
                number=amount.number,
                short_of=amount.short_of,
            )

    def _idle(self, found: ir.Option | ir.Procedure) -> None:
        """Warn of what never does anything."""
        for act, line in placed(found.body, 0, (ir.Act,)):
            for part in act.arguments:
                reason = isinstance(part, ir.Named) and self.ranges.empty.get(
                    (act.word.phrase, part.slug)
                )
                if reason:
                    self.report.add(codes.NOTHING_COMES, self._span(line), reason=reason)

    def _times(self, pieces: ir.Expression) -> int:
        """Return the fewest times that a loop over something is carried out."""
        counted = bounds(
            pieces.count if isinstance(pieces, ir.Upto) else ir.Size(pieces), self.ranges
        )
        return max(counted[0], 0) if counted is not None else 0

    def _either(
        self,
        bodies: Sequence[ir.Block],
        total: dict[str, int],
        lines: dict[str, int],
        in_a_loop: bool,
    ) -> None:
        """Adds what each of several ways puts on the table at the fewest."""
        ways = [self._fewest(body, lines, in_a_loop) for body in bodies]
        for kind in frozenset(ways[0]).intersection(*ways[1:]):
            total[kind] = total.get(kind, 0) + min(way[kind] for way in ways)


def _atoms(goal: ir.Goal) -> Iterator[ir.Atom]:
    """Yield the atoms each of which must hold for the goal.

    The others are looked at with the goal as a whole.
    """
    if goal.atom is not None:
        yield goal.atom
    elif goal.operator == "and":
        for part in goal.parts:
            yield from _atoms(part)
