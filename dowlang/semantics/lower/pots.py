"""A pot that the players fill together: so many pieces of one kind, from whoever has them.

What goes into a pot is each giver's own, whatever describes it: a word can be in a pot when it does
something with its subject's own pieces (`EffectWord.within`). What else the word wants is the same
for all givers, and looked up before anybody is asked: a receiver, an amount. What would be another
one for each giver is refused, as is what somebody would have to choose first.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from dowlang.diagnostics import codes
from dowlang.records import dataclass
from dowlang.semantics import ir
from dowlang.semantics.context import Context
from dowlang.semantics.frame_kinds import FrameKind
from dowlang.semantics.ir_needs import asked
from dowlang.semantics.ir_visitor import names_read, nodes, substituted
from dowlang.semantics.lexicon import Overload
from dowlang.semantics.lower.arguments import argument
from dowlang.semantics.lower.preconditions import possible_when
from dowlang.semantics.message_wording import articled
from dowlang.semantics.resolve.denotation import Counted, Definite, Filled, Indefinite
from dowlang.semantics.resolve.filling import fill
from dowlang.semantics.resolve.overloads import fitting_overloads, pick_overload
from dowlang.semantics.resolve.presence import in_loops, of_word
from dowlang.semantics.scopes import Binding, Frame, Scope
from dowlang.semantics.unparse import plain
from dowlang.syntax import ast
from dowlang.vocabulary.declarations import EffectWord, FilterWord, Word
from dowlang.vocabulary.signatures import Role

AMOUNTS = (ast.QuantityKind.A, ast.QuantityKind.AMOUNT, ast.QuantityKind.EXACTLY)


@dataclass(frozen=True, slots=True)
class Pot:
    """One pot, what is looked up before it, and what must be there for it."""

    statement: ir.Together
    before: tuple[ir.Statement, ...] = ()
    needs: tuple[ir.Need, ...] = ()


def goes_into_a_pot(context: Context, phrase: ast.Phrase, scope: Scope) -> bool:
    """Return True if the effect is done with pieces of who does it."""
    return any(
        own_slot(context, overload.word) for overload in fitting_overloads(context, phrase, scope)
    )


def own_slot(context: Context, word: Word) -> str:
    """Return the slot of an effect for pieces that are its subject's own, empty without one."""
    if not isinstance(word, EffectWord) or not word.subject:
        return ""
    types = {parameter.name: parameter.type for parameter in word.parameters}
    if types[word.subject].noun != "player":
        return ""
    return next(
        (
            slot
            for slot, within in word.within.items()
            for each in context.lexicon.filters.get(within, ())
            if each.noun == types[slot].noun and "you" in each.implicit
        ),
        "",
    )


def example(context: Context) -> str:
    """Return an effect that can be in a pot: `discard 2 cards`, or "" in a game without one."""
    words = context.lexicon.vocabulary.words
    one_of = (each for each in words if own_slot(context, each) and len(each.slots) == 1)
    word = next(one_of, None)
    if word is None:
        return ""
    (parameter,) = (each for each in word.parameters if each.name == word.slots[0])
    plural = context.lexicon.nouns[parameter.type.noun].plural
    return word.phrase.replace(f"{{{parameter.name}}}", f"2 {plural}")


def pot(context: Context, phrase: ast.Phrase, scope: Scope, line: int) -> Pot | None:
    """Return so many pieces of one kind, from whoever has them. None: an error was reported."""
    giver = context.locals.fresh("giver")
    context.locals.read.add(giver)
    bound = Binding(ir.Local(giver, "player"), "player", called="that player")
    inside = scope.inner(Frame(FrameKind.EACH, {"they": bound}, {}, ()))
    overload = pick_overload(context, phrase, inside, frozenset({"player"}))
    if overload is None:
        return None
    slot = own_slot(context, overload.word)
    assert slot  # `goes_into_a_pot` has seen one
    said = Definite(bound.value, "player")
    with context.sentence.hoisting() as chosen:
        filled = fill(context, overload, phrase, said, inside, None, bound)
    if filled is None:
        return None
    making = _Making(context, overload, slot, giver, line, chosen)
    return making.made(phrase, filled, scope)


@dataclass(slots=True)
class _Making:
    """Makes one pot of the meanings of its phrase."""

    context: Context
    overload: Overload
    slot: str
    giver: str
    line: int
    picks: list[ir.Pick]

    def made(self, phrase: ast.Phrase, filled: Sequence[Filled], scope: Scope) -> Pot | None:
        """Return the pot. None: an error was reported."""
        context, word = self.context, self.overload.word
        assert isinstance(word, EffectWord)  # what stands in the place of an effect
        thing = next(entry for entry in filled if entry.parameter.name == self.slot)
        if any(self.giver in names_read(pick) for pick in self.picks):
            self._not_of_the_giver(thing)
            return None
        if any(pick.chooser != ir.Arbiter() for pick in self.picks):
            context.report.not_definite(phrase)
            return None
        found = self._pieces(thing)
        if found is None:
            return None
        pieces = found.pieces
        assert isinstance(pieces, ir.Candidates)  # those that are tied to a giver
        piece = context.locals.fresh("piece")
        context.locals.read.add(piece)
        values: list[ir.Expression] = []
        for entry in filled:
            if entry is thing:
                many = entry.parameter.type.many
                values.append(ir.Local(piece, found.noun.name, many))
                continue
            value = self._for_all(entry)
            if value is None:
                return None
            values.append(value)
        pieces = replace(
            pieces,
            conditions=(*pieces.conditions, *self._of_who_can_give(filled, values, found, piece)),
        )
        everyone = ir.Candidates(context.lexicon.nouns["player"], context.locals.fresh("player"))
        empty = ir.Block("")
        amount = found.amount or ir.Number(1)
        own = in_loops(scope) | {piece, self.giver, *(pick.name for pick in self.picks)}
        gone = of_word(context, word, values, own)
        needs = tuple(ir.Need(self.line, holds=one) for one in gone)
        statement = ir.Together(
            everyone,
            self.giver,
            pieces,
            amount,
            word,
            tuple(values),
            piece,
            found.noun,
            empty,
            empty,
            self.line,
        )
        return Pot(statement, tuple(self.picks), needs)

    def _of_who_can_give(
        self,
        filled: Sequence[Filled],
        values: Sequence[ir.Expression],
        found: Indefinite,
        piece: str,
    ) -> list[ir.Expression]:
        """Return what holds of pieces that can be put in: with which the word is possible, and
        of others than who gets them.
        """
        giver = ir.Local(self.giver, "player")
        out: list[ir.Expression] = [
            ir.Logic("not", (ir.Compare("=", giver, value),))
            for entry, value in zip(filled, values, strict=True)
            if entry.parameter.role is Role.SLOT and entry.parameter.type.noun == "player"
        ]
        word = self.overload.word
        assert isinstance(word, EffectWord)
        can = possible_when(word, tuple(values), -1, None)
        if can is not None:
            one: ir.Expression = ir.Local(found.element, found.noun.name)
            taken = next(entry for entry in filled if entry.parameter.name == self.slot)
            one = ir.Pieces((one,)) if taken.parameter.type.many else one
            out.append(substituted(asked(can), {piece: one}))
        return out

    def _pieces(self, entry: Filled) -> Indefinite | None:
        """Return what goes into the pot: so many pieces, of which each giver has their own."""
        found, node = entry.meaning, entry.node
        assert node is not None  # it is written
        if not isinstance(found, Indefinite) or found.kind not in AMOUNTS:
            several = f"`2 {self.context.lexicon.nouns[entry.parameter.type.noun].plural}`"
            wanted = f"a plain number, such as {several}: the pot is all or nothing"
            self.context.report.quantity(node, "this amount", wanted)
            return None
        if found.random or found.ranked:
            said = f"`{plain(self.context, node)}`, which the rules tell and no giver chooses"
            self.context.report.quantity(node, said, f"`{self._with_own_words(entry)}`")
            return None
        if not _is_of(found, self.giver):
            self._not_of_the_giver(entry)
            return None
        if found.amount is not None and not self._check_one_amount(node, found.amount):
            return None
        assert isinstance(found.pieces, ir.Candidates)  # those that are tied to a giver
        return found if self._check_said_whose(node, *found.pieces.conditions) else None

    def _not_of_the_giver(self, entry: Filled) -> None:
        """Report pieces that are not, or not surely, those of whoever gives them."""
        assert entry.node is not None
        self.context.report.add(
            codes.NOBODYS_PIECE,
            entry.node.span,
            found=plain(self.context, entry.node),
            asked="that each gives their own",
            wanted=f"`{self._with_own_words(entry)}`",
        )

    def _with_own_words(self, entry: Filled) -> str:
        """Return the noun phrase with nothing behind it but that it is the giver's own."""
        word, node = self.overload.word, entry.node
        assert isinstance(word, EffectWord)
        within = word.within[self.slot]
        if {"you", "your"} & set(within.split()):
            within = self.context.lexicon.owned_by(entry.parameter.type.noun, "they")[0]
        if not isinstance(node, ast.NounPhrase):
            return f"1 {entry.parameter.type.noun} {within}"
        bare = replace(
            node,
            filters=(),
            alias=None,
            adjectives=tuple(each for each in node.adjectives if each.lemma != "random"),
        )
        return f"{plain(self.context, bare)} {within}"

    def _for_all(self, entry: Filled) -> ir.Expression | None:
        """Return an argument that is the same for all givers, or the giver. None: an error was
        reported.
        """
        found, node = entry.meaning, entry.node
        if entry.parameter.role is Role.SUBJECT:
            assert isinstance(found, Definite)
            return found.value
        if node is None:
            return found.value if isinstance(found, Definite) else None
        if isinstance(found, Counted) or _is_left_to_somebody(found):
            self._refused(entry, "which somebody has to choose first")
            return None
        made = argument(self.context, found, entry.parameter.type.many, ir.YOU_LOCAL, self.line)
        if made is None:
            return None
        if made.loop is not None or (made.pick is not None and made.pick.many):
            self._refused(entry, "which is several")
            return None
        if entry.parameter.type.noun == "number":
            return made.value if self._check_one_amount(node, made.value) else None
        among = made.pick.candidates if made.pick is not None else made.value
        if self.giver in names_read(among):
            self._refused(entry, "which is another one for each giver")
            return None
        self.picks += [pick for pick in made.before if isinstance(pick, ir.Pick)]
        return made.value

    def _refused(self, entry: Filled, why: str) -> None:
        """Report what is not the same for all who give, with how it is chosen before."""
        noun, context = entry.parameter.type.noun, self.context
        one = "another player" if noun == "player" else articled([noun])
        wanted = f"one for all who give: `choose {one} as x` before it, and here `the x`"
        assert entry.node is not None
        context.report.quantity(entry.node, f"`{plain(context, entry.node)}`, {why}", wanted)

    def _check_one_amount(self, node: ast.Node, amount: ir.Expression) -> bool:
        """Return True if an amount is the same whoever gives. Otherwise an error is reported."""
        context = self.context
        if self.giver in names_read(amount):
            found = f"`{plain(context, node)}`, an amount that is another one for each giver"
            if isinstance(node, ast.NounPhrase) and node.quantity and node.quantity.amount:
                node = node.quantity.amount
            context.report.quantity(node, found, "one amount for all who give, such as `2`")
            return False
        return self._check_said_whose(node, amount)

    def _check_said_whose(self, node: ast.Node, *said: ir.Expression) -> bool:
        """Return True if no number and no condition speaks of what is yours without saying so."""
        unsaid = next((part.word for part in nodes(said) if _is_yours_unsaid(part)), None)
        if unsaid is not None:
            plural = self.context.lexicon.nouns[unsaid.noun].plural
            phrase = _of_a_named_player(self.context, unsaid).format(player="you")
            wrong = f"`{plural} {unsaid.phrase}` in what several give, without saying whose"
            self.context.report.quantity(node, wrong, f"`{plural} {phrase}`")
        return unsaid is None


def _is_of(found: Indefinite, giver: str) -> bool:
    """Return True if some words of the pieces tie them to whoever gives them."""
    if not isinstance(found.pieces, ir.Candidates) or found.pieces.source is not None:
        return False
    wanted = {ir.Local(found.element, found.noun.name), ir.Local(giver, "player")}
    return any(
        isinstance(one, ir.Call)
        and isinstance(one.word, FilterWord)
        and wanted <= set(one.arguments)
        for one in found.pieces.conditions
    )


def _is_left_to_somebody(found: Definite | Indefinite) -> bool:
    """Return True for one of several, of which neither the words nor a tie tells which."""
    return (
        isinstance(found, Indefinite)
        and found.kind in (*AMOUNTS, ast.QuantityKind.ANOTHER)
        and not found.ranked
    )


def _is_yours_unsaid(part: object) -> bool:
    """Return True for a filter that is said of what is yours without `you` or `your`."""
    return (
        isinstance(part, ir.Call)
        and isinstance(part.word, FilterWord)
        and ir.YOU_LOCAL in part.arguments
        and "you" in part.word.implicit
        and not {"you", "your"} & set(part.word.phrase.split())
    )


def _of_a_named_player(context: Context, word: Word) -> str:
    """Return the filter that says the same of a player who is named: `in the hand of {player}`."""
    said = set(word.phrase.split())
    others = [
        each
        for words in context.lexicon.filters.values()
        for each in words
        if each.noun == word.noun
        and len(each.slots) == 1
        and any(p.name == each.slots[0] and p.type.noun == "player" for p in each.parameters)
    ]
    return max(others, key=lambda each: len(said & set(each.phrase.split()))).phrase
