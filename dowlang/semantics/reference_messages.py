"""Report what is wrong with a reference: nothing or too much is meant, or it lies elsewhere."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from dowlang.advice import written
from dowlang.diagnostics import codes
from dowlang.semantics.loop_roles import LoopRole
from dowlang.semantics.message_wording import (
    BINDERS,
    OF_A_BEARER,
    OF_EVERYBODY,
    articled,
    listed,
    near,
    said,
)
from dowlang.semantics.quantity_messages import QuantityMessages
from dowlang.semantics.scopes import Lying
from dowlang.syntax import ast
from dowlang.vocabulary.declarations import EffectWord, Word
from dowlang.vocabulary.noun_declarations import Noun


class ReferenceMessages(QuantityMessages):
    """Reports words that point at something that is not there, is not told or is not meant."""

    def untold(self, node: ast.Node, reference: str, examples: Sequence[str]) -> None:
        """Report an amount that no line before tells."""
        *others, last = [f"`{example}`" for example in examples]
        binders = f"an effect that tells how many, such as {', '.join(others)} or {last}"
        self.add(codes.UNBOUND_REFERENCE, node.span, reference=reference, binders=binders)

    def behind_limit(self, node: ast.Node, reference: str, line: int) -> None:
        """Report what only a line with a limit names, which may be passed over."""
        help = (
            f"line {line} names it behind a limit: used up, that line is passed over and names "
            "nothing; without the limit it can be spoken of"
        )
        if reference.startswith("as "):
            name = reference.removeprefix("as ")
            self.add(codes.UNKNOWN_ALIAS, node.span, help=help, name=name)
        else:
            self.add(codes.UNBOUND_REFERENCE, node.span, help=help, reference=reference, binders="")
        self.found[-1] = replace(self.found[-1], settled=True)

    def unbound(self, node: ast.Node, reference: str, binding: str = "", behind: int = 0) -> None:
        """Report a reference that nothing binds, or nothing but line `behind`, with its limit.

        `binding` is what it reads, where that is not its own name.
        """
        if behind:
            self.behind_limit(node, reference, behind)
            return
        head, _, noun = reference.partition(" ")
        binders = self._binders(binding or reference)
        if binders is None and head in ("that", "this", "another"):
            binders = self._telling(noun)
        if binders is None and head == "those":
            binders = (f"a line before that draws, reveals, looks at or chooses {noun or 'them'}",)
        self.add(
            codes.UNBOUND_REFERENCE,
            node.span,
            reference=reference,
            binders=listed(binders or ("the clause that this card kind has for it",)),
        )

    def possessed(self, node: ast.Node, owner: str, noun: Noun, filters: Sequence[str]) -> None:
        """Report `your survivor`: whose a thing is stands behind it, where the game has words for
        it.
        """
        wanted = (
            f"`{articled((noun.name,))} {filters[0]}`" if filters else f"`{noun.plural}` without it"
        )
        self.add(
            codes.WRONG_TYPE, node.span, found=f"`{owner}` before `{noun.name}`", wanted=wanted
        )

    def _binders(self, name: str) -> tuple[str, ...] | None:
        """Return what tells who or what a name is, None where the name says it."""
        return self.bearing if name in OF_A_BEARER else BINDERS.get(name)

    def _telling(self, noun: str) -> tuple[str, ...]:
        """Return what tells which one of a noun is spoken of. Pieces that are only counted are
        never chosen.
        """
        known = self.nouns.get(noun)
        event = f"an event with {articled((noun,))}"
        if known is not None and known.is_tally:
            return (event,)
        return (event, f"`for each {noun} …`", f"`choose {articled((noun,))} …`")

    def unbound_implicit(self, node: ast.Node, word: Word, name: str) -> None:
        """Report a word that needs something from its surroundings that is not there."""
        phrase = word.phrase
        binders = self._binders(name)
        if not binders and word.bound_by:
            binders = (word.bound_by,)
        elif not binders and word.example:
            binders = (f"the line itself, as in `{word.example}`",)
        elif not binders:
            binders = (f"a clause that has `{name}`",)
        self.add(
            codes.UNBOUND_REFERENCE,
            node.span,
            reference=phrase if "{" not in phrase else name,
            binders=listed(binders),
        )

    def carried_by_another(self, node: ast.Node, phrase: str, found: str, wanted: str) -> None:
        """Report a word for what its card lies beside (`here`) where that is of another kind."""
        self.add(
            codes.WRONG_TYPE,
            node.span,
            found=f"`{phrase}` beside {articled((found,))}",
            wanted=f"words with `that {found}`, or {articled((wanted,))} that carries the card",
        )

    def ambiguous(
        self, node: ast.Node, reference: str, candidates: Sequence[str], help: str | None = None
    ) -> None:
        """Report a reference that two participants of one clause fit."""
        names: Sequence[str] | str = tuple(dict.fromkeys(candidates))
        if len(names) == 1:
            names = f"any of {len(candidates)} that were spoken of before it"
        self.add(
            codes.AMBIGUOUS_REFERENCE, node.span, help=help, reference=reference, candidates=names
        )

    def read_in_two_ways(self, node: ast.Node, reference: str, told: Sequence[str]) -> None:
        """Report `those …` of a line of which some read some of what it gave, and some read all.

        `told` are the ways to say what is meant, the last of them for all.
        """
        one = f"`1 card among {told[-1]}` is one that is chosen"
        self.ambiguous(node, reference, told, one)

    def one_of_several(self, node: ast.Node, reference: str, ways: Sequence[str]) -> None:
        """Report `that …` where the line before gave several."""
        help = f"a line before it gives several: {' or '.join(f'`{way}`' for way in ways)}"
        self.add(codes.UNBOUND_REFERENCE, node.span, help=help, reference=reference, binders="")

    def this_for_that(self, node: ast.Node, noun: str) -> None:
        """Report `this card` for one of an event, where a reader takes it for the card that says
        so.
        """
        help = (
            f"the {noun} that a line above speaks of is `that {noun}`; no word here is of the card "
            "that says it"
        )
        self.add(
            codes.UNBOUND_REFERENCE, node.span, help=help, reference=f"this {noun}", binders=""
        )

    def rest_of_several(self, node: ast.Node, reference: str, candidates: Sequence[str]) -> None:
        """Report `the rest` where two lines have given some, and of neither it was said since."""
        newest, older, *_ = candidates
        help = (
            f"{older} is told above {newest.removeprefix('what is left of ')}; what is left of the "
            "newer ones is `those …` too, for what has been done with one it is none of them"
        )
        self.ambiguous(node, reference, candidates, help)

    def nobodys(self, node: ast.Node, reference: str) -> None:
        """Report `you` on a card that is everybody's."""
        self.add(
            codes.UNBOUND_REFERENCE,
            node.span,
            help=OF_EVERYBODY,
            reference=reference,
            binders="",
        )

    def yours_alone(self, node: ast.Node, found: str, role: LoopRole, *theirs: str) -> None:
        """Report what is yours, or done by you, in what each player does in turn, or in what is
        offered to another ("one"). `theirs` is how it is said to be theirs.
        """
        whose = "that player" if role is LoopRole.OFFERED else "each one"
        help = (
            f"{whose}'s is `{theirs[0]}`"
            if theirs
            else f"{whose} does it where the line begins with `they`"
        )
        self._yours(node, found, role, help)

    def yours_carried_out(self, node: ast.Node, label: str, role: LoopRole) -> None:
        """Report an option or a definition with a line that is yours, carried out in what others
        do.
        """
        help = f'write the lines of "{label}" here, each with `they` at its beginning'
        self._yours(node, f'a line without a subject in "{label}"', role, help)

    def yours_in_option(self, node: ast.Node, chooser: str) -> None:
        """Report a line that does not say who, in an option that somebody else takes."""
        help = (
            f"that player does it where the line says so, such as `{chooser} chooses … as x` or "
            f"`{chooser} must …`, and you where it says `you`"
        )
        self._yours(node, "a line that does not say who", LoopRole.OFFERED, help)

    def _yours(self, node: ast.Node, found: str, role: LoopRole, help: str) -> None:
        who = {LoopRole.OTHERS: "each other player", LoopRole.OFFERED: "another player"}.get(
            role, "each player"
        )
        self.add(
            codes.YOURS_ALONE,
            node.span,
            help=help,
            found=found,
            who=who,
            them="that player" if role is LoopRole.OFFERED else "each of them",
        )
        self.said_once()

    def nearest(self, node: ast.Node, reference: str, help: str | None = None) -> None:
        """Report a reference that means what the nearest binder has bound, and hides something
        else of that kind.
        """
        self.add(codes.NEAREST_IS_MEANT, node.span, help=help, reference=reference)
        self.said_once()

    def unknown_alias(self, node: ast.Node, name: str, aliases: Sequence[str]) -> None:
        """Report `the x` where nothing is called `as x`."""
        self.add(
            codes.UNKNOWN_ALIAS,
            node.span,
            near=tuple(f"the {n}" for n in near(name, aliases)),
            name=name,
        )

    def own_copy(self, node: ast.Node, noun: str) -> None:
        """Report the own name of a card of which there are copies, or `the card`, where `this card`
        may be meant.
        """
        help = (
            f"`this {noun}` is the copy whose text this is; any other one is "
            f"`{articled((noun,))}` with what tells it apart"
        )
        self.add(codes.OWN_COPY, node.span, help=help, found=said(node), noun=noun)

    def known_already(self, node: ast.Node, adjective: str, reference: str) -> None:
        """Report an adjective within a reference: what it points at is known, and no adjective
        chooses among it.
        """
        help = f"ask whether it is so: `if {reference} …`"
        self.add(codes.WRONG_ADJECTIVE, node.span, help=help, adjective=adjective, noun=reference)

    def spoken_of(self, node: ast.Node, noun: str) -> None:
        """Report `the survivor` below a line that speaks of one: some other one would be chosen,
        and nobody reads it so.
        """
        self.ambiguous(
            node,
            f"the {said(node)}",
            (f"that {noun}", articled((noun,))),
            f"`that {noun}` is the one spoken of before",
        )

    def nothing_meant(self, node: ast.Node, noun: Noun, where: str = "", theirs: str = "") -> None:
        """Report `the survivor` where no line has spoken of one. `where` are the words for one of
        yours, `theirs` for one of the other player who does it.
        """
        one = f"1 {noun.name}" if noun.is_tally else f"{articled((noun.name,))} {where}".strip()
        unnamed = noun.is_tally or (noun.whereabouts is not None and not where)
        named = "" if unnamed else f", or named before it: `choose {one} as x`"
        self.add(
            codes.UNBOUND_REFERENCE,
            node.span,
            help=written(f"{one} {theirs}".strip(), rest=named),
            reference=f"the {noun.name}",
            binders="",
        )

    def of_before(self, node: ast.Node, said: str) -> None:
        """Report what is left of pieces in a block that is carried out another time."""
        where = "where the line that gives them is carried out: when this comes, they lie anywhere"
        self.out_of_scope(node, said, where)

    def lost(self, node: ast.Node, said: str, noun: str, line: int) -> None:
        """Report a piece that is nobody's after a line, or of which nobody knows where it lies."""
        self.out_of_scope(node, said, f"above line {line}, after which that {noun} is not at hand")

    def lies_elsewhere(self, node: ast.Node, said: str, word: EffectWord, lying: Lying) -> None:
        """Report pieces that lie where the word never gets at them."""
        if lying.line:
            where = f"above line {lying.line}, since which it lies in {lying.spot}"
            self.out_of_scope(node, said, where)
            return
        there = "is out of play" if lying.spot == "out of play" else f"lies in {lying.spot}"
        wanted = there.replace("is out of", "is in").replace("lies in", "does not lie in")
        found = f"`{said}`, and `{word.phrase}` never gets at what {there}"
        self.quantity(node, found, f"what {wanted}")

    def of_another_sort(self, node: ast.Node, said: str, lying: Lying, pile: str) -> None:
        """Report pieces that go into a pile of another sort of pieces."""
        apart = lying.spot if lying.apart else pile
        wanted = f"`{apart}`" if lying.apart else f"another pile than `{apart}`"
        found = f"`{said}`, which goes neither into {apart} nor out of it"
        self.quantity(node, found, wanted)

    def of_another_event(self, node: ast.Node, found: str, values: Sequence[str]) -> None:
        """Report a value that no event of a sort has: `killed by` what only wounds."""
        few = listed(tuple(f"`{value}`" for value in values))
        self.out_of_scope(node, found, f"of another event: here it is {few}")

    def out_of_scope(self, node: ast.Node, found: str, where: str) -> None:
        """Report words that mean something in another place only."""
        self.add(codes.OUT_OF_SCOPE, node.span, found=found, where=where)
