"""Report the errors of the checker: one method for each, in the catalogue's words.

Passes call a method with the node and what they know. Here the code is chosen, the fields are
filled, and near names are looked for. After a method was called the caller gives None upwards, so
that one mistake gives one message.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence

from dowlang.advice import Advice, either, written
from dowlang.diagnostics import codes
from dowlang.semantics.message_wording import (
    articled,
    listed,
    near,
    said,
    typed_as,
    with_amounts,
)
from dowlang.semantics.reference_messages import ReferenceMessages
from dowlang.syntax import ast
from dowlang.vocabulary.declarations import EffectWord
from dowlang.vocabulary.noun_declarations import Adjective
from dowlang.vocabulary.patterns import Overload


class Reporter(ReferenceMessages):
    """Reports each error that the checker finds in a file."""

    def wrong_type(
        self, node: ast.Node, found: Iterable[str], wanted: Sequence[str], help: str | None = None
    ) -> None:
        """Report a thing of one kind that stands where another is wanted."""
        self.add(
            codes.WRONG_TYPE,
            node.span,
            help=help,
            found=self.plain_kinds(found) or f"`{said(node)}`",
            wanted=self.articled_kinds(wanted),
        )

    def nothing(self, node: ast.Node, word: str) -> None:
        """Report what is said of 0 things, or 0 times. `word` is how the line begins."""
        self.add(codes.EFFECT_OF_NOTHING, node.span, found=word)

    def unknown_name(self, node: ast.Text, wanted: Sequence[str], names: Collection[str]) -> None:
        """Report a quoted name that nothing in the set has. `wanted` are kinds of card."""
        self.add(
            codes.UNKNOWN_NAME,
            node.span,
            near=near(node.value, names),
            name=node.value,
            wanted=either(articled((kind,)) for kind in wanted),
        )

    def unknown_noun(self, node: ast.NounPhrase) -> None:
        """Report words that name no noun together."""
        self.add(
            codes.WRONG_TYPE, node.span, found=f"`{said(node)}`", wanted="a thing of this game"
        )

    def no_overload(
        self, node: ast.Phrase, found: Sequence[frozenset[str]], overloads: Iterable[Overload]
    ) -> None:
        """Report that no overload takes things of these kinds."""
        wanted = tuple(dict.fromkeys(r.word.phrase for r in overloads))
        kinds = " or ".join(dict.fromkeys(self.plain_kinds(each) or "this" for each in found))
        self.add(codes.WRONG_TYPE, node.span, found=kinds, wanted=listed(wanted))

    def no_subject(self, node: ast.Node, wanted: Sequence[str]) -> None:
        """Report an effect without a subject that somebody other than a player has to do."""
        self.add(
            codes.WRONG_TYPE, node.span, found="no subject", wanted=f"{articled(wanted)} before it"
        )

    def wrong_subject(
        self,
        node: ast.Node,
        found: Iterable[str],
        wanted: Sequence[str],
        ways: Sequence[str] = (),
        duty: str = "",
    ) -> None:
        """Report a subject of a kind that its verb does not take.

        `ways` are what ties such a subject to the thing that stands there. `duty` is the line that
        has a player do it.
        """
        names = self.articled_kinds(wanted) if wanted else "no subject"
        told = self.plain_kinds(found)
        help = None if wanted else f"it begins with the verb: `{with_amounts(node)}`"
        if duty:
            help = Advice.of("what a player has to do is a duty", written(duty))
        if ways:
            help = written(*ways[:2])
        self.add(
            codes.WRONG_TYPE,
            node.span,
            help=help,
            found=f"{told} as subject" if told else "a subject",
            wanted=names,
        )

    def not_definite(self, node: ast.Node) -> None:
        """Report something that leaves a choice where none can be made."""
        self.add(
            codes.WRONG_TYPE,
            node.span,
            found="something that leaves a choice",
            wanted="one thing; choose it first: `choose … as x`",
        )

    def unknown_counter(self, node: ast.Node, name: str, counters: Sequence[str]) -> None:
        """Report a bare name that is no counter of the card."""
        alike = near(name, counters)
        self.add(codes.UNKNOWN_COUNTER, node.span, near=alike, name=name, where="this card")

    def out_of_range(
        self, node: ast.Node, number: int, low: int, high: int, wanted: str = "a number"
    ) -> None:
        """Report a number that the rules do not allow there."""
        self.add(
            codes.NUMBER_OUT_OF_RANGE, node.span, number=number, low=low, high=high, wanted=wanted
        )

    def wrong_adjective(
        self, node: ast.NounPhrase, word: str, noun: str, others: Sequence[Adjective]
    ) -> None:
        """Report an adjective that does not go with the noun."""
        written = next(
            (
                a
                for a in (*node.adjectives, *((node.classifier,) if node.classifier else ()))
                if a.lemma == word
            ),
            None,
        )
        help = (
            f"`{word}` goes with {listed(tuple(dict.fromkeys(n for a in others for n in a.nouns)))}"
            if others
            else None
        )
        self.add(
            codes.WRONG_ADJECTIVE,
            written.span if written else node.span,
            help=help,
            adjective=word,
            noun=noun,
        )

    def present(
        self, subject: ast.Node, word: EffectWord, phrase: ast.Phrase, written_as: str
    ) -> None:
        """Report a piece that is there where only one that is not there can be the subject.
        `written_as` is one of which the other word can be said.
        """
        line = word.absent.replace(f"{{{word.subject}}}", written_as)
        for slot, value in zip(word.slots, phrase.slots, strict=True):
            line = line.replace(f"{{{slot}}}", typed_as(value))
        self.add(
            codes.ALREADY_THERE,
            subject.span,
            help=written(line, says="of one that is there:"),
            found=said(subject),
            noun=articled((word.subject,)),
        )

    def wrong_filter(
        self, node: ast.Node, noun: str, others: Sequence[str], help: str | None = None
    ) -> None:
        """Report a post-modifier that does not go with the noun."""
        wanted = f"{self.articled_kinds(others)} before it" if others else f"`{noun}` without it"
        self.add(
            codes.WRONG_TYPE,
            node.span,
            help=help,
            found=f"`{said(node)}` after `{noun}`",
            wanted=wanted,
        )

    def only_counted(self, node: ast.NounPhrase, noun: str, words: Sequence[str]) -> None:
        """Report words before a noun of which the line only says how many there are."""
        written = next(
            (
                a
                for a in (*node.adjectives, *((node.classifier,) if node.classifier else ()))
                if a.lemma in words
            ),
            node,
        )
        self.add(
            codes.WRONG_TYPE,
            written.span,
            found=f"`{said(written)}` before `{noun}`",
            wanted=f"`{noun}` without it",
        )

    def second_filter(self, node: ast.Node, noun: str) -> None:
        """Report two post-modifiers after something that is only counted."""
        self.add(codes.WRONG_TYPE, node.span, found=f"a second filter after `{noun}`", wanted="one")

    def misplaced(self, node: ast.Node, found: str, place: str, wanted: str) -> None:
        """Report a line where none of its kind can stand."""
        self.add(codes.MISPLACED_LINE, node.span, found=found, place=place, wanted=wanted)

    def misplaced_modifier(self, node: ast.Node, modifier: str, phrase: ast.Phrase) -> None:
        """Report a modifier that the word before the comma does not take."""
        self.add(
            codes.MISPLACED_MODIFIER,
            node.span,
            modifier=modifier,
            line=phrase.pattern.replace("{}", "…"),
        )

    def limit_of_what_holds(self, node: ast.Node, phrase: ast.Phrase, spent: Sequence[str]) -> None:
        """Report a limit behind a rule that is never used up, since it holds all the time."""
        such = " or ".join(f"`{example}`" for example in spent)
        self.add(
            codes.MISPLACED_MODIFIER,
            node.span,
            help=f"it holds all the time and has no uses to count; a limit belongs to an ability, "
            f"a `when …`{f', or a rule such as {such}' if such else ''}",
            modifier=said(node),
            line=phrase.pattern.replace("{}", "…"),
        )
