"""Conditions about a thing as relative clauses: `where (you do not control it)` is *que no
controles* in Spanish and *которого вы не контролируете* in Russian.

While a condition is put into words, `it` stands between two signs. Rows of a language say how the
clause is turned round: `relative-prepositions` go to the front with the pronoun, `relative-of` is
how an owner is said (a word, or a case), `relative-whose` the articles of what is owned, each with
its possessive (`el = cuyo`), and `relative-words` what is written otherwise (それにいる).
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field

from dowlang.publish.rules_text.localised.fluent_messages import Messages
from dowlang.publish.rules_text.localised.private_signs import IT, IT_END
from dowlang.syntax import ast

_SAID = re.compile(f"{IT}([^{IT_END}]*){IT_END}")


@dataclass(frozen=True, slots=True)
class Turned:
    """A clause that is turned round: the preposition of its relative pronoun, what is left of it,
    and of what belongs to the thing (*ubicación*) the possessive and the name.
    """

    word: str
    rest: str
    whose: str = ""
    owned: str = ""

    def known(self) -> dict[str, object]:
        """Return the variables of the message `relative`, "none" for a word that is not there."""
        word, whose = self.word or "none", self.whose or "none"
        return {"word": word, "rest": self.rest, "whose": whose, "owned": self.owned}


def signed(text: str) -> str:
    """Return the words of `it` between their signs."""
    return IT + text + IT_END


def parts_of(where: object) -> tuple[str, tuple[object, ...]]:
    """Return how the parts of a condition are joined ("" for a single one), and those."""
    if isinstance(where, ast.LogicalExpression) and where.operator != "not":
        return where.operator, tuple(where.operands)
    return "", (where,)


@dataclass(slots=True)
class RelativeClauses:
    """Turns clauses round as the rows of a language say."""

    messages: Messages
    prepositions: tuple[str, ...] = field(init=False)
    owners: tuple[str, ...] = field(init=False)
    verbs_first: tuple[str, ...] = field(init=False)
    whose: dict[str, str] = field(init=False)
    words: dict[str, str] = field(init=False)

    def __post_init__(self) -> None:
        self.prepositions = self.messages.row("relative-prepositions")
        self.owners = self.messages.row("relative-of")
        self.whose = self.messages.pairs("relative-whose")
        self.verbs_first = self.messages.row("relative-verbs-first")
        self.words = self.messages.pairs("relative-words")

    def unsigned(self, text: str) -> str:
        """Return a clause without signs, with the words that are written otherwise."""
        text = _SAID.sub(r"\1", text)
        for found, instead in self.words.items():
            text = text.replace(found, instead)
        return text

    def turned(self, text: str, case: str) -> Turned | None:
        """Return a clause turned round, None where `it` stands not at all, twice, or inside a
        clause of its own. `case` is that in which `it` was said.
        """
        sides = [side.strip() for side in re.split(f"{IT}[^{IT_END}]*{IT_END}", text)]
        if len(sides) != 2 or "," in sides[0]:
            return None
        before, behind = sides
        first, _, last = before.rpartition(" ")
        fronted = last in self.prepositions
        if last in self.owners or (case in self.owners and not fronted):
            if found := self._owned(first if last in self.owners else before):
                return Turned(found.word, _joined(found.rest, behind), found.whose, found.owned)
        word, before = (last, first) if fronted else ("", before)
        return Turned(
            word, self._with_its_verb_first(before, behind) if fronted else _joined(before, behind)
        )

    def _with_its_verb_first(self, before: str, behind: str) -> str:
        """Return what is left of a clause whose pronoun stands before it, the verb before whoever
        is there: *en la que está el conductor*.
        """
        who, _, verb = before.rpartition(" ")
        return _joined(verb, who, behind) if verb in self.verbs_first else _joined(before, behind)

    def _owned(self, before: str) -> Turned | None:
        """Return what belongs to a thing, at the end of the words before it: behind its article
        where a language has those (`relative-whose`), else a single word.
        """
        if not self.whose:
            *first, owned = before.split() or [""]
            word = first.pop() if first and first[-1] in self.prepositions else ""
            return Turned(word, " ".join(first), owned=owned) if owned else None
        if found := re.search(rf"(?:^| )(\S+) ({'|'.join(self.whose)}) (\S+)$", before):
            word, article, owned = found.groups()
            return Turned(word, before[: found.start()], self.whose[article], owned)
        article, _, owned = before.partition(" ")
        return Turned("", "", self.whose[article], owned) if article in self.whose else None


def _joined(*texts: str) -> str:
    return " ".join(text for text in texts if text)
