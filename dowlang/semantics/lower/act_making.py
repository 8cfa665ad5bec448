"""Put together an act whose words are understood: its arguments resolved, the picks and loops
around it, what it needs, and what the lines below it can speak of.

The stages of `Making` are asked in the order in which they stand there: what one of them finds is a
field that the next ones read.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import field, replace

from dowlang.records import dataclass
from dowlang.semantics import ir
from dowlang.semantics.checks.unseen_choices import note_looked_at
from dowlang.semantics.context import Context
from dowlang.semantics.ir_needs import brings, test_of
from dowlang.semantics.lower.arguments import Argument, mandatory
from dowlang.semantics.lower.effect_arguments import Understood, arguments_of
from dowlang.semantics.lower.effect_bindings import (
    NO_FRAME,
    bindings,
    check_names_in_loops,
    done_in_vain,
    lost_with,
    moved_by,
    refuse_handing_on,
    said_of_the_rest,
    scope_after,
    scope_of_parts,
    turned,
    untold_arguments,
)
from dowlang.semantics.lower.fitting_choices import (
    kept_apart,
    narrowed_with_those_before,
    still_among,
)
from dowlang.semantics.lower.in_full import InFull
from dowlang.semantics.lower.loop_invariants import (
    done_at_once,
    for_any_of_them,
    handed_on,
    not_each_time,
    shared_by_all,
)
from dowlang.semantics.lower.preconditions import (
    needs_to_act,
    one_at_least_of,
    possible_when,
    tests_of,
    worked_out,
)
from dowlang.semantics.lower.sentences import LoweredSentence
from dowlang.semantics.lower.spoken_players import after_line
from dowlang.semantics.lower.whereabouts import where_they_were
from dowlang.semantics.resolve.denotation import Indefinite
from dowlang.semantics.resolve.last_known import laid_by, note_yielded
from dowlang.semantics.resolve.latest_vote_or_throw import after_last
from dowlang.semantics.resolve.mentions import after_one_given, after_picks, after_several
from dowlang.semantics.resolve.presence import in_loops, of_word, reach_of
from dowlang.semantics.scopes import HIDES_SHOWN, Frame, Scope, decider
from dowlang.syntax import ast
from dowlang.vocabulary.declarations import EffectWord


@dataclass(slots=True)
class Making:
    """One act that is put together.

    `scope` is the one that the sentence stands in.
    """

    context: Context
    sentence: Understood
    scope: Scope
    word: EffectWord
    line: int
    named: list[Argument] = field(default_factory=list)  # as the line names them
    resolved: list[Argument] = field(default_factory=list)  # what is told once taken out of loops
    values: tuple[ir.Expression, ...] = ()
    in_order: list[Argument] = field(default_factory=list)  # subject first, number last
    open_ones: list[Argument] = field(default_factory=list)  # that leave a choice, or are several
    count_index: int = -1  # of the number among the values, -1 without one
    amount: ir.Expression | None = None  # at least so many
    written: bool = False  # the amount stands in the line
    can: ir.Expression | None = None  # when it is possible
    in_full: InFull | None = None
    picks: dict[str, ir.Pick] = field(default_factory=dict)  # narrowed ones, by their names
    shared: dict[int, int] = field(default_factory=dict)  # picked once for all of a loop
    binds: str = ""  # the local of what the act yields
    frame: Frame = NO_FRAME
    performed: EffectWord | None = None  # the word, or what it is where it is done at once
    lost: Sequence[str] = ()

    @property
    def looped(self) -> bool:
        """Return True for an act that is done for each of several."""
        return any(each.loop is not None for each in self.open_ones)

    @property
    def over_others(self) -> bool:
        """Return True for an act that is done for each of several which nobody picks."""
        return any(each.loop is not None and each.pick is None for each in self.open_ones)

    def resolve(self) -> bool:
        """Resolve the arguments and their amount. Return False after a report."""
        context, word, sentence = self.context, self.word, self.sentence
        made_of = arguments_of(context, sentence)
        if made_of is None:
            return False
        resolved, self.count_index, meant = made_of
        filled, first = sentence.filled, sentence.first
        self.named = still_among(word, filled, kept_apart(context, word, filled, resolved))
        before = {one.name for one in sentence.hoisted}
        self.resolved = not_each_time(context, self.named, first, before, self.line)
        self.values = tuple([each.value for each in self.resolved])
        number = self.values[self.count_index] if self.count_index >= 0 else None
        if meant is not None and isinstance(number, ir.Local):
            meant = replace(meant, amount=number)
        self.in_order = [first, *self.resolved] if first is not None else self.resolved.copy()
        if self.count_index >= 0:  # the number is resolved last
            self.in_order.append(self.in_order.pop(self.count_index - len(self.resolved)))
        self.amount = number if meant is None else mandatory(meant)
        self.written = meant is not None and meant.kind == "amount"
        return check_names_in_loops(context, filled, self.in_order)

    def narrow(self) -> bool:
        """Narrow the choices to what is possible. Return False after a report."""
        sentence, word, first = self.sentence, self.word, self.sentence.first
        self.can = possible_when(word, self.values, self.count_index, self.amount)
        self.open_ones = [
            each
            for each in self.in_order
            if each.pick is not None or each.loop is not None or each.before
        ]
        if sentence.if_able:
            asked = InFull(word, self.values, self.count_index, self.amount, self.can, self.line)
            self.in_full = asked.of(self.in_order[first is not None :])
        if self.open_ones or sentence.early or sentence.hoisted:
            tests = tests_of(self.can, self.values, self.in_order)
            knows = sentence.chooser if sentence.doing.subject is None else decider(self.scope)
            self.in_order, self.picks = narrowed_with_those_before(
                tests, self.in_order, sentence, knows
            )
        if sentence.if_able:
            self.can = None
        chain = handed_on(
            self.context, word, sentence.filled, self.resolved, first, sentence.hoisted
        )
        if chain is not None:
            refuse_handing_on(self.context, word, chain)
            return False
        self.shared = shared_by_all(word, sentence.filled, self.in_order, self.count_index)
        for index, loop in self.shared.items():
            self.in_order[index] = for_any_of_them(
                self.context, self.in_order[index], self.in_order[loop]
            )
        return True

    def perform(self) -> tuple[ir.Statement, ...]:
        """Return the act with the picks and loops around it, and what belongs to each act."""
        context, sentence, word = self.context, self.sentence, self.word
        first, inside = sentence.first, sentence.inside
        self.binds, self.frame = bindings(context, word, self.values, self.line)
        self.lost = lost_with(context, word, self.values, self.in_order)
        if word.becomes and not any(entry.loop is not None for entry in self.in_order):
            self.binds, self.frame = turned(context, word, self.values, self.in_order, inside)
        performed = ir.Act(
            done_at_once(context, word, sentence.filled, self.resolved, first),
            self.values,
            self.line,
            self.binds,
            self.count_index if word.available is not None else -1,
            sentence.if_able,
        )
        self.performed = performed.word
        deep = scope_of_parts(inside, self.in_order, first) if self.open_ones else inside
        more = sentence.tail(deep.after(self.frame)) if sentence.tail is not None else ()
        statements = self._around((performed, *more))
        if self.in_full is not None and first is None:
            path = sentence.doing.path
            statements = self.in_full.asked(statements, self.in_order, sentence.chooser, path)
        return statements

    def _around(self, statements: tuple[ir.Statement, ...]) -> tuple[ir.Statement, ...]:
        """Return statements with the picks and loops of the arguments around them."""
        sentence, path = self.sentence, self.sentence.doing.path
        for at, made in reversed(list(enumerate(self.in_order))) if self.open_ones else ():
            if at in self.shared:
                continue
            subject = sentence.first is not None and at == 0
            looped = made.loop is not None and made.pick is None
            if self.in_full is not None and (subject or looped):
                rest = self.in_order[at + 1 :]
                statements = self.in_full.asked(statements, rest, sentence.chooser, path)
            if made.loop is not None:
                name, pieces, noun = made.loop
                extreme, key = self.word.lying_order
                if looped and key is not None and self._is_laid(at):  # they lie as they lay
                    pieces = ir.Ordered(pieces, None, key, extreme)
                reach = reach_of(self.context, self.word, self.values, name)
                body = ir.Block(f"{path}.each_{at + 1}", statements)
                statements = (ir.Each(name, pieces, noun, body, self.line, reach),)
            once = [
                each
                for index, loop in self.shared.items()
                if loop == at
                for each in self.in_order[index].before
            ]
            statements = (*made.before, *once, *statements)
        return statements

    def _is_laid(self, at: int) -> bool:
        """Return True if the argument is what the word lays at an end of a pile."""
        place = at - (self.sentence.first is not None)
        return place >= 0 and self.sentence.filled[place].parameter.name == self.word.to_end[0]

    def note(self) -> None:
        """Note for the lines below where the pieces are and which are lost."""
        pieces = self.context.pieces
        pieces.chosen.clear()
        pieces.lost += [(name, self.line) for name in self.lost]
        pieces.laid += laid_by(self.context, self.word, self.values, self.line)
        note_looked_at(self.context, self.word, self.values, self.sentence.inside)
        if self.binds:
            note_yielded(self.context, self.word, self.values, self.binds)
        pieces.moved += moved_by(self.word, self.open_ones)

    def needs(self) -> tuple[ir.Need, ...]:
        """Return what an option needs for the act. What is done if able needs nothing."""
        if self.sentence.if_able:
            return ()
        own = {
            name
            for each in self.open_ones
            for name in (each.loop[0] if each.loop else "", each.pick.name if each.pick else "")
        }
        inside = in_loops(self.sentence.inside) | own
        done = self._to_be_done() if self.sentence.doing.asked else ()
        needs = needs_to_act(
            self.performed or self.word,
            self.values,
            self.in_order,
            self.count_index,
            self.amount,
            self.can,
            self.looped,
            self.line,
            of_word(self.context, self.word, self.values, inside),
            self.frame.things[0] if self.binds and self.frame.things else None,
        )
        if not done:
            return needs
        first = next((at for at, need in enumerate(needs) if brings(need)), len(needs))
        return (*needs[:first], *done, *needs[first:])

    def _to_be_done(self) -> tuple[ir.Need, ...]:
        """Return what an offer or a duty needs besides. Who takes an offer does something: a number
        that is worked out is 1 at least, and what an option does as far as it goes can be done.
        """
        if self.looped:
            return ()
        where, values = self.word.offered_where, self.values
        if where is not None:
            return (ir.Need(self.line, holds=ir.Call(test_of(self.word, where), values)),)
        if not self.sentence.doing.offered:
            return ()
        told = worked_out(self.word, values, self.open_ones)
        return one_at_least_of(told, self.line)

    def where_possible(self, statements: tuple[ir.Statement, ...]) -> tuple[ir.Statement, ...]:
        """Return the statements behind the question whether there is a piece, and with the locals
        that note where pieces were.
        """
        if self.looped:
            return statements
        if self.in_full is None and (self.sentence.if_able or self.word.in_vain is not None):
            in_vain = done_in_vain(self.context, self.word, self.values, self.line)
            path = self.sentence.doing.path
            statements = _where_one_is_there(statements, self.in_order, in_vain, path, self.line)
        return (*statements, *where_they_were(self.context, self.frame, self.line))

    def scope_below(self) -> Scope:
        """Return the scope of the lines below: what of the act they can speak of."""
        first, looped = self.sentence.first, self.looped
        pairs = zip(self.named, self.resolved, strict=True)
        early = [old for old, new in pairs if old.pick and not new.pick]
        rest = self.scope
        if said_of_the_rest(self.values, self.in_order):
            rest = rest.inner(HIDES_SHOWN)
        after = scope_after([*early, *self.open_ones], rest, self.frame, looped)
        if unnamed := self._unnamed():
            of_subject = first.pick if first is not None and not first.alias else None
            after = after_picks(after, unnamed, of_subject)
        after = after_several(self.context, self._several(), after, self._of_each())
        given = () if looped else self.frame.things
        after = after_one_given(after, given, self.amount, self.line)
        if looped or "that many" not in self.frame.named:
            count = self.values[self.count_index] if self.count_index >= 0 else None
            cut_short = count is not None and self.word.available is not None
            told = untold_arguments(after, count, self.open_ones, self.sentence.filled)
            after = after.untold() if cut_short else told
        if self.word.another:
            after = after_last(self.context, after, self.word.another, self.line)
        return after_line(self.context, self.sentence, self.values, self.scope, after)

    def _unnamed(self) -> tuple[ir.Pick, ...]:
        """Return the picks that no alias names, of which the lines below speak by their nouns."""
        if self.over_others:
            return ()
        given = {bound.noun for bound in self.frame.things if bound.many and not self.looped}
        return tuple(
            each.pick
            for each in self.in_order
            if each.pick is not None
            and not each.alias
            and not (each.pick.many and each.pick.noun.name in given)  # `those` are the very same
        )

    def _several(self) -> tuple[ast.Node | None, ...]:
        """Return the subject, and each slot with pieces of which the line does not give others."""
        given = {bound.noun for bound in self.frame.things if bound.many and not self.looped}
        said = [
            entry.node
            for entry in self.sentence.filled
            if isinstance(entry.meaning, Indefinite) and entry.meaning.noun.name not in given
        ]
        return (self.sentence.doing.subject, *said)

    def _of_each(self) -> Sequence[str]:
        """Return the nouns of what each of several has chosen or got."""
        if not self.over_others:
            return ()
        loops = {each.loop[2].name for each in self.in_order if each.loop is not None}
        of_each = [
            e.meaning.noun.name for e in self.sentence.filled if isinstance(e.meaning, Indefinite)
        ]
        of_each += [thing.noun for thing in self.frame.things]
        return [noun for noun in of_each if noun not in loops]

    def plain_amount(self) -> tuple[int, tuple[str, str] | None]:
        """Return the number on the card that can run short, 0 without one, and the phrase and what
        it takes of a supply.
        """
        word = self.word
        if self.sentence.if_able or self.over_others:
            return 0, None
        if not word.in_full:
            told = self.written and word.available is not None and not word.boundless
            return (self.amount.value if told and isinstance(self.amount, ir.Number) else 0), None
        names = [parameter.name for parameter in self.context.lexicon.parameters(word)]
        wanted = self.values[names.index(word.in_full)]
        thing = self.values[names.index(word.supply)] if word.supply else None
        supply = (word.phrase, thing.slug) if isinstance(thing, ir.Named) else None
        return wanted.value if isinstance(wanted, ir.Number) else 0, supply


def assembled(context: Context, sentence: Understood, scope: Scope) -> LoweredSentence | None:
    """Return an act put together, None after a report."""
    word = sentence.overload.word
    assert isinstance(word, EffectWord)
    making = Making(context, sentence, scope, word, sentence.doing.line.span.line)
    if not (making.resolve() and making.narrow()):
        return None
    statements = making.perform()
    making.note()
    needs = making.needs()
    statements = making.where_possible(statements)
    after = making.scope_below()
    plain, supply = making.plain_amount()
    return LoweredSentence(statements, needs, after, word, plain, supply, making.picks)


def _where_one_is_there(
    statements: tuple[ir.Statement, ...],
    made: Sequence[Argument],
    in_vain: tuple[ir.Statement, ...],
    path: str,
    line: int,
) -> tuple[ir.Statement, ...]:
    """Return the statements behind the question whether there is a piece to choose."""
    pick = next((a.pick for a in made if a.pick is not None and not a.pick.many), None)
    if pick is None:
        return statements
    there = ir.Compare(">=", ir.Size(pick.candidates), ir.Number(1))
    body, none = (
        ir.Block(f"{path}.if_able", statements, ir.DoneIf.ABLE),
        ir.Block(f"{path}.not_able", in_vain),
    )
    return (ir.If(there, body, none, line),)
