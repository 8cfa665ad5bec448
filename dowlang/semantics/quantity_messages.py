"""Report quantities that do not fit: how many pieces a phrase speaks of, and whose.

These are messages of `reporter.Reporter`, which says how they are used.
"""

from __future__ import annotations

from collections.abc import Sequence

from dowlang.advice import near
from dowlang.diagnostics import codes
from dowlang.semantics.diagnostic_sink import DiagnosticSink
from dowlang.semantics.message_wording import articled, said
from dowlang.syntax import ast
from dowlang.vocabulary.noun_declarations import Noun


class QuantityMessages(DiagnosticSink):
    """Reports each error about a quantity."""

    def quantity(self, node: ast.Node, found: str, wanted: str) -> None:
        """Report a quantity that does not fit where it stands."""
        self.add(codes.WRONG_COUNT, node.span, found=found, wanted=wanted)

    def never_chosen(self, node: ast.Node, noun: Noun) -> None:
        """Report something of which nobody chooses one: `choose a step`."""
        named = ", or its name in quotes" if noun.named_by else ""
        self.quantity(
            node, f"`{said(node)}`, of which nobody chooses one", f"`each {noun.name}`{named}"
        )

    def any_of_them(self, node: ast.Node, noun: Noun) -> None:
        """Report `discard any card`: one reader discards one, another as many as they like."""
        assert isinstance(node, ast.NounPhrase)  # nothing else has a quantity
        words = [word.text for word in (*node.adjectives, *filter(None, [node.classifier]))]
        one = articled([" ".join([*words, noun.name])])
        several = " ".join([*words, noun.plural])
        self.quantity(
            node,
            f"`any {said(node)}`, which may be one of them or as many as one likes",
            f"`{one}`, `any number of {several}` or `all {several}`",
        )

    def random_of_all(self, node: ast.NounPhrase, noun: Noun) -> None:
        """Report `each random survivor`: chance takes some, of all of them none is left to it."""
        written = said(node).removeprefix("random ")
        one, several = (written.replace(node.noun.text, form) for form in (noun.name, noun.plural))
        self.quantity(
            node,
            f"`{said(node)}` of which no number is said",
            f"`a random {one}`, `2 random {several}`, or without `random` for all of them",
        )

    def asked_of_each(self, node: ast.Node, written: str) -> None:
        """Report `2 players may discard 1 card`, `if so`: of each of them, or when both have done
        it.
        """
        self.quantity(
            node,
            f"`{written}`, of whom each or all of them may be asked `if so`",
            f"`choose {written}` before it and here `each of those players`, or `the players "
            f"together`",
        )

    def together_or_each(self, node: ast.Node) -> None:
        """Report `the players may discard 2 cards`: one reader takes 2 of all of them, another of
        each.
        """
        self.quantity(
            node,
            f"`the {said(node)}`, which may be all of them together or each",
            "`the players together` or `each player`",
        )

    def whose_of_many(self, node: ast.NounPhrase, noun: Noun, within: str) -> None:
        """Report `discard the cards`: no reader can say which, those spoken of or somebody's."""
        words = (*node.adjectives, *([node.classifier] if node.classifier else []), node.noun)
        name = " ".join(word.text for word in words)
        where = "" if "{" in within else f" {within}"
        wanted = f"`all {name}{where}`, or how many: `2 {name}`"
        self.quantity(node, f"`the {name}`, which does not say whose or how many", wanted)

    def several_extreme(self, node: ast.NounPhrase, noun: Noun) -> None:
        """Report a number of those with the most: only who is level has the most, and a reader
        takes the next best.
        """
        wanted = (
            f"`the {noun.name}` with it, and once more for the next, or `each {noun.name}` with it"
        )
        self.quantity(
            node,
            f"a number of `{noun.plural}` with the most or the fewest, the highest or the lowest",
            wanted,
        )

    def equals_in_a_rule(self, node: ast.Node, written: str, noun: Noun) -> None:
        """Report one of those who are level, in words that are looked at again and again: nobody is
        there to say which.
        """
        self.quantity(
            node,
            f"`{written}` in a rule in force, where nobody says which of equals is meant",
            f"`all {noun.plural}` with it for all that are level, or one that is chosen before",
        )

    def looked_up_once(self, node: ast.Node, written: str) -> None:
        """Report something that may be another one later, in a rule that stays with the one it is
        now.
        """
        self.quantity(
            node,
            f"`{written}` in a rule in force, which would stay with the one that it is now",
            "one that a line before it has named, such as `choose … as x`, or a name in quotes",
        )

    def reckoned_once(self, node: ast.Node) -> None:
        """Report an amount that is worked out, in a rule that stands for good."""
        self.quantity(
            node,
            "an amount in a rule that stands for good, which would be worked out only once",
            "a number, or `at the start of each round`, below it `until the end of this round` and "
            "there the rule",
        )

    def equals_of_each(self, node: ast.Node, written: str) -> None:
        """Report pieces that are level for each of several players: each of these has others, and
        nobody can say them all.
        """
        self.quantity(
            node,
            f"`{written}` of each of several, of which nobody says which of equals is meant",
            "a loop, `for each …`, and below it the line about that one",
        )

    def chosen_for_each(self, node: ast.Phrase, written: str) -> None:
        """Report something chosen before the line, though each of several has another one."""
        self.quantity(
            node,
            f"`{written}` of each of several, which leaves a choice for each of them",
            f"`where (it is {written})` for any of them, or a loop, `for each …`, and below it "
            "the line about that one",
        )

    def ranked_since(self, node: ast.Node) -> None:
        """Report who has the most of what just came or went, where who had it before is meant."""
        self.quantity(
            node,
            f"`{said(node)}` told by the most or the fewest of what has come or gone by then",
            "that said of the place itself (`added to … with the most …`), or of what is so "
            "afterwards behind the event: `if …`",
        )

    def no_one_place(self, node: ast.Node, noun: Noun) -> None:
        """Report `anywhere` in what is done: one reader takes one place, another all of them."""
        self.quantity(
            node,
            "`anywhere`, which says only where an ability may be used",
            f"`{articled((noun.name,))}`, which is chosen, or `all {noun.plural}`",
        )

    def told_by_one(self, node: ast.Node, thing: str, numbers: Sequence[str]) -> None:
        """Report `there are no cards in the hand of another player`: of one or of all."""
        found = f"`{thing}` after `there is`"
        wanted = "a number that is compared"
        self.add(codes.WRONG_COUNT, node.span, help=near(numbers), found=found, wanted=wanted)

    def in_all_or_each(self, node: ast.Node, line: str, first: str, each: str) -> None:
        """Report `remove 2 wounds from 2 survivors`: two of each, or of both together. `first` is a
        line before the one that says `each`.
        """
        before = f"`{first}`, then " if first else ""
        help = f"for each of them it is {before}`{each}`; in all, `repeat …` with a line of 1"
        found = f"`{line}`, of which nobody says whether it is for each or for all together"
        self.add(codes.WRONG_COUNT, node.span, help=help, found=found, wanted="`each`")

    def one_lies_there(self, node: ast.NounPhrase, noun: Noun, where: str) -> None:
        """Report `each survivor on top of the survivor deck`: one lies there, or so many as are
        said.
        """
        found = f"a number of `{noun.plural}` that nothing tells, of which one lies {where}"
        wanted = f"`{articled((noun.name,))}`, or a number such as `2 {noun.plural}`"
        self.quantity(node, found, wanted)
