"""Lines of card kinds: what a clause's pattern and its parts say, and what it is on a printed card.

Nothing of a game is known here. What a clause becomes follows from its pattern: a quoted `flavor`,
words alone are a mark (`mature`), a number behind its word is a figure (`influence 44`), values of
an enumeration are symbols, a block makes a section, the rest are facts.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from dowlang.publish.rules_text.declared_phrases import PLACEHOLDER
from dowlang.publish.rules_text.passages import NodeWords
from dowlang.publish.rules_text.text_runs import (
    Fragment,
    Runs,
    between,
    filled,
    plain,
    say,
    sentence,
)
from dowlang.syntax import ast
from dowlang.syntax.ast import Line, LinePart, Text, Words
from dowlang.vocabulary import Vocabulary
from dowlang.vocabulary.card_kinds import Sentence, Sentences, Value

TOKEN = re.compile(r"\{[^{}]*\}|\]\*|[\[\],+()*/-]|[^\s\[\]{},+()*/]+")
TIMES = "x"


@dataclass(frozen=True, slots=True)
class ClauseText:
    """A clause in words: the literal words before its first slot, and the rest."""

    head: Runs
    rest: Runs


def slot_name(token: str) -> str:
    """Return the name of the part that a slot makes: `{list:symbol}` -> `symbol`, `{choice:a|b}` ->
    `choice`.
    """
    kind, _, argument = token[1:-1].partition(":")
    return argument if kind in ("list", "either", "one") else kind


class Clauses:
    """Reads lines by the pattern of their clause."""

    def __init__(self, wording: NodeWords, vocabulary: Vocabulary) -> None:
        self.wording = wording
        self.enumerations = tuple(each.name for each in vocabulary.enumerations)
        self._any_of = {
            clause.pattern for kind in vocabulary.kinds for clause in kind.clauses if clause.any_of
        }
        self._of_copies = {
            clause.pattern
            for kind in vocabulary.kinds
            for clause in kind.clauses
            if clause.a_copy_each
        }
        self._headed = {
            clause.pattern: clause.headed
            for kind in vocabulary.kinds
            for clause in kind.clauses
            if clause.headed
        }
        self._about = {
            clause.pattern: clause.about
            for kind in vocabulary.kinds
            for clause in kind.clauses
            if clause.about
        }
        self._is_any = False  # is one word of the line that is read enough

    def words_of(self, line: Line) -> ClauseText:
        """Return the words of a line. Its parts fill the slots of its pattern in their order."""
        parts = list(line.parts)
        self._is_any = self.is_any_of(line)
        if about := self._about.get(line.shape):
            return self._said_of_the_first(line, about)
        pieces = self._fill(TOKEN.findall(line.shape), parts)
        pieces += [self._value(part) for part in parts]  # nothing written is ever left out
        at = next((i for i, piece in enumerate(pieces) if not isinstance(piece, str)), len(pieces))
        head = pieces[: at - 1] if pieces[at - 1 : at] == [","] else pieces[:at]
        return ClauseText(self._head(line, say(*head)), say(*pieces[at:]))

    def _said_of_the_first(self, line: Line, about: str) -> ClauseText:
        """Return what is said of the first values of a line, and the others."""
        count = about.count(PLACEHOLDER)
        first = [self._value(part) for part in line.parts[:count]]
        tokens = TOKEN.findall(line.shape)
        slots = [at for at, token in enumerate(tokens) if token.startswith("{")]
        others = self._fill(tokens[slots[count] :], list(line.parts[count:]))
        return ClauseText(self._heading_of(about, first), say(*others))

    def _heading_of(self, about: str, values: Sequence[Runs]) -> Runs:
        """Return what is said of some values, which stand at its placeholders in their order."""
        said, *rest = about.split(PLACEHOLDER)
        return say(said, *(each for pair in zip(values, rest, strict=True) for each in pair))

    def _head(self, line: Line, said: Runs) -> Runs:
        """Return the words before the first slot of a line as they are printed."""
        headed = self._headed.get(line.shape)
        return say(headed) if headed else said

    def is_any_of(self, line: Line) -> bool:
        """Return True for a line of words of which one is enough: `prevent with fuel, food`."""
        return line.shape in self._any_of

    def on_copies(self, line: Line) -> tuple[Runs, ...]:
        """Return what stands on each copy of the card of a line whose things the copies share out
        (`appears at wall 3, wall 1`), with the copy's number. Empty for every other line, and where
        there is one copy.
        """
        before, _, _ = line.shape.partition("[")
        each = before.count("{")
        if line.shape not in self._of_copies or len(line.parts) <= each:
            return ()
        shares = [
            replace(line, parts=line.parts[at : at + each])
            for at in range(0, len(line.parts), each)
        ]
        return tuple(
            self.of_copy(self.words_of(share).rest, number)
            for number, share in enumerate(shares, start=1)
        )

    def of_copy(self, text: Runs, number: int) -> Runs:
        """Return a text with the number of the copy on which it stands."""
        return say(text, f"(number {number})")

    def listed(self, texts: Sequence[Runs]) -> Runs:
        """Return texts with commas between them."""
        return between(",", texts)

    def _fill(self, tokens: list[str], parts: list[LinePart]) -> list[Fragment]:
        out: list[Fragment] = []
        at, one = 0, False  # is the slot before this token the number 1
        while at < len(tokens):
            token, behind_one, one = tokens[at], one, False
            if token == "[":
                end, repeats = _closing(tokens, at)
                inside = tokens[at + 1 : end]
                while self._written(inside, parts):
                    filled = self._fill(inside, parts)
                    # with slots its words belong to the rest, not to the head
                    told = any(token.startswith("{") for token in inside)
                    out += (
                        [piece if piece == "," else say(piece) for piece in filled]
                        if told
                        else [say(*filled)]
                    )
                    if not repeats:
                        break
                at = end
            elif token.startswith("{"):
                if parts:
                    one = [getattr(each, "value", 0) for each in parts[0].values] == [1]
                    out.append(self._value(parts.pop(0)))
            else:
                said = "×" if token == TIMES else self._literal(token)
                counted = behind_one and said == token
                out.append(self.wording.forms.singular(said, counted=True) if counted else said)
            at += 1
        return out

    def _written(self, inside: list[str], parts: list[LinePart]) -> bool:
        """Return True if an optional part was written.

        Its first slot is next. Without slots, a part named by its words tells.
        """
        slots = [slot_name(token) for token in inside if token.startswith("{")]
        if not parts:
            return False
        if slots:
            return parts[0].slot == slots[0]
        if not parts[0].values:
            parts.pop(0)
            return True
        return False

    def _literal(self, token: str) -> str:
        """Return a literal word or sign of a pattern."""
        return token

    def _value(self, part: LinePart) -> Runs:
        if not part.values and part.slot:
            return say(part.slot)
        if len(part.values) == 1 and isinstance(part.values[0], Words):
            return between(
                ",",
                [say(self.wording.forms.closed(value)) for value in part.values[0].values],
                "or" if self._is_any else "",
            )
        return between(
            ",",
            [self.wording.node(each) for each in part.values],
            "or" if part.slot == "things" else "",
        )

    def sentence(self, line: Line, sentences: Sentences) -> Runs:
        """Return what a line says by a sentence of its own, without capital and stop."""
        found = sentences.of(
            *(each.value for part in line.parts for each in part.values if isinstance(each, Text))
        )
        nodes = {name: _node(value, line) for name, value in found.values.items()}
        return self._sentence(found, sentences.texts[found.id], nodes)

    def _sentence(self, found: Sentence, english: str, nodes: Mapping[str, object]) -> Runs:
        """Return a sentence of its id with nodes for its values."""
        values = {name: self.wording.node(node) for name, node in nodes.items()}
        return filled(english, values, found.values.get("number") == 1)

    def without(self) -> Runs:
        """Return the word before what a side leaves out."""
        return say("without")

    # ---- what a clause is
    def is_mark(self, line: Line) -> bool:
        """Return True for words alone: `mature`."""
        return (
            not line.parts
            and not line.block
            and not line.shape.startswith("@")
            and "{" not in line.shape
        )

    def is_figure(self, line: Line) -> bool:
        """Return True for a single number behind its word, and at most a `+`: `attack 2+`."""
        tokens = TOKEN.findall(line.shape)
        return (
            not line.block
            and tokens.count("{int}") == 1
            and tokens[-1] in ("{int}", "+")
            and sum(t.startswith(("{", "[")) for t in tokens) == 1
        )

    def is_aim(self, line: Line) -> bool:
        """Return True for a condition to be reached: `goal morale = 0`."""
        return not line.block and "{cond}" in line.shape

    def aim(self, line: Line) -> Runs:
        """Return the condition of an aim as one sentence."""
        return sentence(self.wording.node(next(iter(line.part("cond")), None)), "")

    def text_of(self, line: Line, word: str) -> str | None:
        """Return the text of a line `word "…"`, or None when the line is another."""
        if line.shape not in (word, f"{word} {{text}}"):
            return None
        return next((each.value for each in line.part("text") if isinstance(each, Text)), "")

    def below_name(self, line: Line, named: bool) -> str:
        """Return what a line says under the name of a card: `steeplejack`, and a deck as it is
        called (`named`).

        Nothing stands around it, so a name has no quotes and no article.
        """
        texts = [
            each.value for part in line.parts for each in part.values if isinstance(each, Text)
        ]
        if not texts:
            return plain(self.words_of(line).rest)
        return self.wording.own_name(texts[0]) if named else texts[0]

    def symbols(self, line: Line) -> tuple[tuple[str, str], ...]:
        """Return values of the game's enumerations in the line: (enumeration, value), each once."""
        found = [
            (value.kind, self.wording.forms.closed(each))
            for part in line.parts
            for value in part.values
            if isinstance(value, Words) and value.kind in self.enumerations
            for each in value.values
        ]
        return tuple(dict.fromkeys(found))


def _node(value: Value, line: Line) -> object:
    """Return the node of a value of a sentence, at the place of its line."""
    match value:
        case int(number):
            return ast.Integer(line.span, number)
        case ("name", name):
            return ast.Text(line.span, name)
        case ("reference", words):
            return ast.Reference(line.span, tuple(words.split()))
        case (sort, word):
            return ast.Words(line.span, sort, (word,))


def _closing(tokens: list[str], at: int) -> tuple[int, bool]:
    """Return where the group opened at `at` closes, and whether it may repeat."""
    depth = 0
    for place in range(at, len(tokens)):
        depth += tokens[place] == "["
        depth -= tokens[place] in ("]", "]*")
        if depth == 0:
            return place, tokens[place] == "]*"
    return len(tokens), False


def key_of(line: Line) -> str:
    """Return the word that a line begins with, as card files have it."""
    return key_of_pattern(line.shape)


def key_of_pattern(pattern: str) -> str:
    """Return the word that a clause begins with, as card files have it.

    >>> key_of_pattern("copies {int}"), key_of_pattern("remove [the {choice:a|b}] {text}")
    ('copies', 'remove')
    """
    return pattern.partition(" {")[0].partition(" [")[0]


def written(values: Sequence[object]) -> str:
    """Return the words of a setting as card files have them."""
    match values[0] if values else None:
        case ast.NounPhrase() as phrase:
            before = (*phrase.adjectives, *([phrase.classifier] if phrase.classifier else []))
            return " ".join(ident.text for ident in (*before, phrase.noun))
        case ast.Phrase(pattern=pattern):
            return pattern
        case _:
            return ""
