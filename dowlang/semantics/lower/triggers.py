"""Triggers of cards: the event or state that a card waits for, and what it binds."""

from __future__ import annotations

from dataclasses import field, replace

from dowlang.records import dataclass
from dowlang.semantics import ir, line_parts
from dowlang.semantics.context import Context
from dowlang.semantics.frame_kinds import FrameKind
from dowlang.semantics.ir_visitor import names_read, substituted
from dowlang.semantics.lower.event_clauses import Matched, cancellable, event
from dowlang.semantics.lower.whereabouts import whereabouts
from dowlang.semantics.resolve.conditions import conjuncts
from dowlang.semantics.resolve.denotation import Definite, Indefinite
from dowlang.semantics.resolve.mentions import after_condition
from dowlang.semantics.resolve.noun_phrases import noun_phrase
from dowlang.semantics.resolve.quantifiers import kind_of
from dowlang.semantics.resolve.quantities import ONE_UNKNOWN
from dowlang.semantics.scopes import Binding, Frame, Scope
from dowlang.semantics.unwritten_names import PIECE, pointer, unwritten
from dowlang.syntax import ast


@dataclass(frozen=True, slots=True)
class Triggered:
    """A card's trigger, the locals it hands on, and the scope of the card."""

    trigger: ir.Trigger
    locals: tuple[ir.Local, ...]
    scope: Scope


def trigger(context: Context, line: ast.Line, scope: Scope) -> Triggered | None:
    """Lower `when …`, `if …`, `when manual "…"`. None: an error was reported."""
    manual = line_parts.first(line, "manual")
    number = line.span.line
    if isinstance(manual, ast.Text):
        context.options.manual += 1
        match = ir.Match(None, -1, "", (), (), number, manual.value)
        return Triggered(ir.Trigger(match, (), (), number), (), scope)
    happened = line_parts.first(line, "event")
    matched: Matched | None = None
    if isinstance(happened, ast.Is):
        point = line_parts.first(line, "point")
        matched = event(context, happened, point if isinstance(point, ast.Words) else None, scope)
        if matched is None:
            return None
        scope = matched.below(scope)
        if matched.match.point:
            context.points = cancellable(matched.match)
    conditions: list[tuple[ir.Expression, int]] = []
    picker = _Picker(context, number)
    unpicked: list[ast.Expression] = []
    sound = True
    written = line_parts.condition(line)
    for part in conjuncts(written) if written is not None else ():
        holds = context.condition(part, scope)
        if holds is None:
            sound = False
            continue
        conditions.append((holds, part.span.line))
        before = len(picker.things)
        picker.spoken_of(part, scope)
        if len(picker.things) == before:
            unpicked.append(part)
    if not sound:
        return None
    if things := picker.things:  # with the event it is one clause, which names all of them
        kinds = {each.noun for each in things}
        beside = (
            [each for each in matched.frame.things if each.noun in kinds and not each.many]
            if matched
            else []
        )
        scope = scope.inner(Frame(FrameKind.TRIGGER, {}, picker.aliases, (*beside, *things)))
    for part in unpicked:
        scope = after_condition(context, part, scope)
    found = ir.Trigger(
        matched.match if matched else None, tuple(conditions), tuple(picker.picks), number
    )
    return Triggered(found, matched.match.fields if matched else (), scope)


def _is_beside_several(node: ast.Is, written: ast.NounPhrase) -> bool:
    """Return True for `another …` behind several or none, beside each of whom it is another one."""
    beside = written is not node.subject and isinstance(node.subject, ast.NounPhrase)
    return beside and kind_of(written) == "another"


@dataclass(slots=True)
class _Picker:
    """Picks pieces that a condition speaks of: what it picks, and what is bound to the picks."""

    context: Context
    line: int
    picks: list[ir.Pick] = field(default_factory=list)
    things: list[Binding] = field(default_factory=list)
    aliases: dict[str, Binding] = field(default_factory=dict)

    def spoken_of(self, node: ast.Expression, scope: Scope) -> None:
        """Picks for the indefinite things of a condition that holds, so that the card can say `that
        survivor`.
        """
        if isinstance(node, ast.Exists) and isinstance(node.thing, ast.NounPhrase):
            self._pick(node.thing, None, scope)
        elif isinstance(node, ast.Is) and not node.negated:
            said = len(self.context.sentence.spoken)
            for number, written in enumerate((node.subject, *node.predicate.slots)):
                if isinstance(written, ast.NounPhrase):
                    before = len(self.picks)
                    if not _is_beside_several(node, written):
                        self._pick(written, node, scope)
                    # what is picked next has to fit the piece that was picked
                    if len(self.picks) > before:
                        picked = self.picks[before]
                        piece = Binding(ir.Local(picked.name, picked.noun.name), picked.noun.name)
                        scope = scope.inner(
                            Frame(FrameKind.PICK, {unwritten(number): piece}, {}, ())
                        )
                        node = _pointed(
                            node,
                            written,
                            pointer(written, unwritten(number)),
                        )
                        # whom `another …` behind it leaves out
                        self.context.sentence.spoken.append(Definite(piece.value, piece.noun))
            del self.context.sentence.spoken[said:]

    def _pick(self, written: ast.NounPhrase, node: ast.Is | None, scope: Scope) -> None:
        if written.quantity is None or written.quantity.kind not in ONE_UNKNOWN:
            return
        found = noun_phrase(self.context, written, scope)
        if not isinstance(found, Indefinite) or not found.noun.pick:
            return
        name = self.context.locals.fresh(found.noun.name)
        local = ir.Local(name, found.noun.name)
        pieces = found.pieces
        if node is not None and isinstance(pieces, ir.Candidates) and not pieces.extreme:
            inside = scope.inner(
                Frame(
                    FrameKind.PICK,
                    {},
                    {PIECE: Binding(ir.Local(found.element, found.noun.name), found.noun.name)},
                    (),
                )
            )
            more = self.context.condition(_pointed(node, written, pointer(written)), inside)
            # it holds of something of that noun, so it can hold of one piece
            assert more is not None
            pieces = replace(pieces, conditions=(*pieces.conditions, more))
        at, still = whereabouts(self.context, found.noun, local)
        self.picks.append(ir.Pick(name, pieces, found.noun, self.line, ir.YOU_LOCAL, at=at))
        if isinstance(pieces, ir.Candidates) and pieces.source is None:
            self.context.pieces.present.add(name)
        self._bind(written, local, still)
        for filtered in written.filters:
            for slot in filtered.phrase.slots if filtered.phrase is not None else ():
                if isinstance(slot, ast.NounPhrase):
                    self._pick_of((written, filtered), slot, local, scope)

    def _pick_of(
        self,
        behind: tuple[ast.NounPhrase, ast.Filter],
        written: ast.NounPhrase,
        piece: ir.Local,
        scope: Scope,
    ) -> None:
        """Pick the location of `a survivor at a location`: one for which the filter holds of the
        piece that was picked.
        """
        if written.quantity is None or written.quantity.kind not in ONE_UNKNOWN:
            return
        found = noun_phrase(self.context, written, scope)
        if (
            not isinstance(found, Indefinite)
            or not isinstance(found.pieces, ir.Candidates)
            or found.pieces.extreme
            or not found.noun.pick
        ):
            return
        inside = scope.inner(
            Frame(
                FrameKind.PICK,
                {},
                {PIECE: Binding(ir.Local(found.element, found.noun.name), found.noun.name)},
                (),
            )
        )
        whole, filtered = behind
        assert filtered.phrase is not None
        phrase = replace(
            filtered.phrase,
            slots=tuple(pointer(written) if s is written else s for s in filtered.phrase.slots),
        )
        told = noun_phrase(
            self.context,
            replace(whole, filters=(replace(filtered, phrase=phrase),), adjectives=()),
            inside,
        )
        # as the whole is
        assert isinstance(told, Indefinite) and isinstance(told.pieces, ir.Candidates)
        of_piece = tuple(
            substituted(c, {told.element: piece})
            for c in told.pieces.conditions
            if found.element in names_read(c)
        )
        name = self.context.locals.fresh(found.noun.name)
        pieces = replace(found.pieces, conditions=(*found.pieces.conditions, *of_piece))
        self.picks.append(ir.Pick(name, pieces, found.noun, self.line, ir.YOU_LOCAL))
        self._bind(written, ir.Local(name, found.noun.name))

    def _bind(
        self, written: ast.NounPhrase, local: ir.Local, still: ir.Expression | None = None
    ) -> None:
        """Bind a pick to `that …` from now on, and to the name that was given to it."""
        bound = Binding(
            local,
            local.noun,
            called=f"the {written.alias.text}" if written.alias else f"that {local.noun}",
            still=still,
        )
        self.things.append(bound)
        if written.alias is not None:
            self.aliases[written.alias.text] = bound
            self.context.locals.aliases.append((local.name, written.alias.text, written.alias.span))


def _pointed(node: ast.Is, written: ast.NounPhrase, pointer: ast.Reference) -> ast.Is:
    """Return the condition with a pointer to a piece in place of what was written of it."""
    slots = tuple(pointer if slot is written else slot for slot in node.predicate.slots)
    return replace(
        node,
        subject=pointer if node.subject is written else node.subject,
        predicate=replace(node.predicate, slots=slots),
    )
