"""Names of cards: which names the set and the sets it uses hold, and their slugs.

The nearest names are told by `message_wording`, look-alikes by `checks.duplicate_cards`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeVar

from dowlang.records import dataclass
from dowlang.semantics import ir
from dowlang.semantics.lexicon import Lexicon
from dowlang.semantics.set_environment import CardName, SetWorld
from dowlang.vocabulary.noun_declarations import Noun

Answer = TypeVar("Answer")
Question = tuple[str, ...]
"""A method of `NameBook` by its name, and what it is given."""


@dataclass(frozen=True, slots=True)
class Given:
    """What a definition names and speaks of anew: bindings by name, pieces by noun, each with
    whether they are several, an amount, a roll.
    """

    named: frozenset[str] = frozenset()
    things: frozenset[tuple[str, bool]] = frozenset()
    amount: bool = False
    rolled: bool = False


class NameBook:
    """All names that a card may write in quotes.

    What is asked is noted in `asked`, with the answer, for who wants to know whether it is still
    the same (`check_cache`).
    """

    def __init__(
        self, lexicon: Lexicon, world: SetWorld, own: Mapping[str, Mapping[str, str]]
    ) -> None:
        self.lexicon, self.world = lexicon, world
        self.by_kind: dict[str, dict[str, str]] = {
            kind: dict(names) for kind, names in world.names.items()
        }
        for kind, names in own.items():
            self.by_kind.setdefault(kind, {}).update(names)
        self.defines: dict[str, str] = dict(world.defines)
        self.needed: dict[str, tuple[ir.Need, ...]] = {}  # what a definition of this set needs
        self.given: dict[str, Given] = {}  # what a definition of this set names anew
        self.yours: set[str] = set()  # definitions with a line that is yours without saying so
        self._named = tuple(noun for noun in lexicon.vocabulary.nouns if noun.named_by)
        self._found: dict[str, tuple[Noun, ...]] = {}
        self._kinds: dict[str, frozenset[str]] = {}
        self.asked: dict[Question, object] | None = None

    def answer(self, question: Question) -> object:
        """Return the answer to a question that has been asked before."""
        return getattr(self, question[0])(*question[1:])

    def _noted(self, answer: Answer, *question: str) -> Answer:
        if self.asked is not None:
            self.asked[question] = answer
        return answer

    def slug(self, kind: str, name: str) -> str | None:
        """Return the slug of the card of that kind and name, or None."""
        return self._noted(self.by_kind.get(kind, {}).get(name), "slug", kind, name)

    def kinds_with(self, name: str) -> tuple[str, ...]:
        """Return the kinds that have a card of that name."""
        found = tuple(kind for kind, names in self.by_kind.items() if name in names)
        return self._noted(found, "kinds_with", name)

    def is_slug(self, kind: str, slug: str) -> bool:
        """Return True if a card of that kind has the slug."""
        found = slug in self.by_kind.get(kind, {}).values()
        return self._noted(found, "is_slug", kind, slug)

    def nouns_named(self, name: str) -> tuple[Noun, ...]:
        """Return the nouns of which a quoted name denotes one."""
        found = self._found.get(name)
        if found is None:
            found = self._found[name] = tuple(
                [noun for noun in self._named if name in self.by_kind.get(noun.named_by, ())]
            )
        return self._noted(found, "nouns_named", name)

    def kinds_named(self, name: str) -> frozenset[str]:
        """Return what a quoted text may be: a text, or one of the nouns it is a name of.

        A name that nobody has may be one of any noun with names.
        """
        kinds = self._kinds.get(name)
        if kinds is None:
            kinds = self._kinds[name] = frozenset(
                {"text", *(noun.name for noun in self.nouns_named(name) or self._named)}
            )
        return self._noted(kinds, "kinds_named", name)

    def of_kind(self, kind: str) -> tuple[str, ...]:
        """Return all names of cards of a kind."""
        return self._noted(tuple(self.by_kind.get(kind, {})), "of_kind", kind)

    def every_name(self) -> tuple[str, ...]:
        """Return all names that denote a piece."""
        kinds = {n.named_by for n in self.lexicon.vocabulary.nouns if n.named_by}
        return tuple(dict.fromkeys(name for kind in sorted(kinds) for name in self.of_kind(kind)))


def own_names(cards: tuple[CardName, ...]) -> dict[str, dict[str, str]]:
    """Return card kind -> name -> slug of the files under check."""
    out: dict[str, dict[str, str]] = {}
    for card in cards:
        out.setdefault(card.kind, {}).setdefault(card.name, card.slug)
    return out
