"""Know the counters and options of cards, of which their tests speak."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import NamedTuple

from dowlang.semantics import line_parts
from dowlang.semantics.card_heads import CardHead, CardHeads
from dowlang.semantics.lexicon import Lexicon
from dowlang.semantics.set_environment import CardName, SetWorld
from dowlang.syntax import ast
from dowlang.syntax.relocation import nodes
from dowlang.vocabulary.card_kinds import CardKind

CHOOSING = ("chooses", "cannot_choose", "can_choose")
"""Lines of a test that may name an option."""


class Tested(NamedTuple):
    """What a test knows of the card that it is about.

    `labels` are those of the options it may choose, None where not all are known. `counting` is the
    kind and name of the card whose `counters` it reads. `begun` is the card that sets up its table.
    """

    labels: Collection[str] | None
    counting: tuple[str, str] | None
    counters: tuple[str, ...]
    begun: CardName | None

    @property
    def given(self) -> tuple[object, ...]:
        """Return the same in a form that can be compared."""
        return (None if self.labels is None else frozenset(self.labels), *self[1:])


class KnownCards:
    """The counters and the labels of options of the cards of a set, by kind and name."""

    def __init__(self, lexicon: Lexicon, world: SetWorld, heads: CardHeads) -> None:
        self.lexicon, self.world, self.heads = lexicon, world, heads
        self.own = frozenset((card.kind.name, card.name.name) for card in heads.all)
        self.counters: dict[tuple[str, str], tuple[str, ...]] = {}
        self.labels: dict[tuple[str, str], tuple[str, ...]] = {}

    def about(self, line: ast.Line, above: CardHead | None) -> Tested:
        """Return what a test is about. `above`: the card it stands under."""
        counting = next(
            (
                card
                for card in self.tested_by(line, above)
                if self.counters_of(card) or self.counters_of(card) is None
            ),
            None,
        )
        begun = above.name if above is not None and above.kind.setting else None
        counters = (counting and self.counters_of(counting)) or ()
        return Tested(self.labels_for(line, above), counting, counters, begun)

    def tested_by(self, line: ast.Line, above: CardHead | None) -> list[tuple[str, str]]:
        """Return kinds and names of the cards that a test is about. `above`: the card it stands
        under.
        """
        cards = [] if above is None else [(above.kind.name, above.name.name)]
        for part in (part for row in line.block for part in row.parts_named("card")):
            kind, title = part.values
            assert isinstance(kind, ast.Ident) and isinstance(title, ast.Text)
            cards.insert(
                len(cards) - 1 if above is not None else len(cards), (kind.lemma, title.value)
            )
        return cards

    def labels_for(self, line: ast.Line, above: CardHead | None) -> Collection[str] | None:
        """Return the labels that a test may choose, None where not all are known."""
        labels: set[str] = set()
        known = False
        for part in (part for row in line.block for part in row.parts_named("card")):
            kind, title = part.values
            assert isinstance(kind, ast.Ident) and isinstance(title, ast.Text)
            found = self.labels.get((kind.lemma, title.value))
            # more cards than the one are on its table
            known = known or (found is not None and not self.lexicon.kinds[kind.lemma].setting)
            labels |= set(found or ())
        asked = {
            text.value
            for row in line.block
            if row.shape in CHOOSING and (text := line_parts.text(row)) is not None
        }
        if not known or asked <= labels:
            return labels if known else None
        # abilities of survivors, what items do: of those that the test speaks of, theirs may be
        # chosen too
        for spoken in _names_in(line.block):
            own = [
                self.labels.get((card.kind.name, spoken))
                for card in self.heads.all
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
        if known and not asked <= labels:
            labels |= asked & self._coming_up()
        return labels if known else None

    def _coming_up(self) -> frozenset[str]:
        """Return the labels of cards that come up without being named, such as incidents."""
        kinds = {name for name, kind in self.lexicon.kinds.items() if _comes_up(kind)}
        own = (found for (kind, _), found in self.labels.items() if kind in kinds)
        others = (card["labels"].values() for card in self.world.cards if card["kind"] in kinds)
        return frozenset[str]().union(*own, *others)

    def counters_of(self, card: tuple[str, str]) -> tuple[str, ...] | None:
        """Return the counters of a card by kind and name.

        Return None for a card of this set that could not be read.
        """
        if card in self.own:
            return self.counters.get(card)
        return next(
            (
                tuple(facts.get("counters", ()))
                for facts in self.world.cards
                if (facts["kind"], facts["name"]) == card
            ),
            (),
        )


def _comes_up(kind: CardKind) -> bool:
    """Return True for a kind whose cards do something when they are revealed, and not where
    somebody has, plays or draws for them.
    """
    return not any(clause.pattern == "@trigger" for clause in kind.clauses) and any(
        clause.holds == "statements" and clause.own is None and "bearer" not in dict(clause.scope)
        for clause in kind.clauses
    )


def _names_in(rows: Sequence[ast.Line]) -> frozenset[str]:
    """Return all quoted texts in lines of a test that could be read, tables included."""
    own = {
        each.value
        for row in rows
        for part in row.parts
        for each in nodes(part.values)
        if isinstance(each, ast.Text)
    }
    return frozenset(own).union(*(_names_in(row.block) for row in rows))
