"""Lines of card kinds in a language: their literal words are messages (`clause-prevent-with`)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace

from dowlang.publish.rules_text.author_texts import NAMED
from dowlang.publish.rules_text.kind_clauses import TIMES, TOKEN, Clauses, ClauseText
from dowlang.publish.rules_text.localised.phrase_ids import slug_of
from dowlang.publish.rules_text.localised.private_signs import COUNTED, LITERAL, without_signs
from dowlang.publish.rules_text.localised.wording import LocalisedWording
from dowlang.publish.rules_text.text_runs import Fragment, Run, Runs, plain, say, spaced
from dowlang.syntax.ast import Ident, Integer, Line, LinePart, Text, Words
from dowlang.vocabulary import CardKind, Vocabulary
from dowlang.vocabulary.card_kinds import Sentence

PUNCTUATION = frozenset("[],+()*/-") | {"]*"}
CHOICE = "{choice:"


def literal_runs(pattern: str) -> Iterator[str]:
    """Yield the literal words of a clause's pattern that stand together.

    >>> list(literal_runs("from {int} to {int} [, starting at {int}]"))
    ['from', 'to', 'starting at']
    """
    words: list[str] = []
    for token in (*TOKEN.findall(pattern), "]"):
        if token in PUNCTUATION or token.startswith("{") or token == TIMES:
            if words:
                yield " ".join(words)
            words = []
        else:
            words.append(token)


def ids(kind: CardKind) -> Iterator[tuple[str, str]]:
    """Yield the ids that the lines of a kind need, with their words."""
    clauses = [*kind.clauses, *(each for section in kind.sections for each in section.clauses)]
    for clause in clauses:
        if clause.pattern.startswith("@"):
            continue
        if clause.about:
            yield about_id(clause.about), clause.about
        else:
            for words in literal_runs(clause.pattern):
                yield f"clause-{slug_of(words)}", words
        if clause.sentences:
            yield from ((sentence_id(id), text) for id, text in clause.sentences.texts.items())
        for token in TOKEN.findall(clause.pattern):
            if token.startswith(CHOICE):
                for value in token.removeprefix(CHOICE).rstrip("}").split("|"):
                    yield f"choice-{slug_of(value)}", value


def sentence_id(id: str) -> str:
    """Return the id of a sentence of a line: `set-people-per-food`."""
    return f"set-{slug_of(id)}"


def about_id(about: str) -> str:
    """Return the id of what is said of the first values of a line: `about-borders-on`."""
    return f"about-{slug_of(about)}"


def _whole_id(literals: Iterable[str]) -> str:
    return f"whole-{slug_of(' '.join(literals))}"


class LocalisedClauses(Clauses):
    """Reads lines by the pattern of their clause, in one language."""

    def __init__(self, wording: LocalisedWording, vocabulary: Vocabulary) -> None:
        super().__init__(wording, vocabulary)
        self.local = wording
        self._count = 0  # the number that stands before the next part: 2 wood
        self._values: list[Runs] = []  # of the line that is read

    def words_of(self, line: Line) -> ClauseText:
        """Return the words of a line, its literal words translated where they stand together."""
        self._values = []
        said = super().words_of(line)
        return ClauseText(
            self._translated(said.head), self._whole(said) or self._translated(said.rest)
        )

    def _heading_of(self, about: str, values: Sequence[Runs]) -> Runs:
        """Return what the language says of some values."""
        given = dict(zip(ARGUMENTS, map(self._argument, values), strict=False))
        return self.local.runs(about_id(about), given)

    def _head(self, line: Line, said: Runs) -> Runs:
        """Return the words before the first slot of a line, which messages are of."""
        return said

    def _whole(self, said: ClauseText) -> Runs:
        """Return what stands behind the label of a line as the message of the whole line says it,
        nothing where the language has none. Its arguments are the values in their order.
        """
        runs = (*said.head, *said.rest)
        literals = [run.text.removeprefix(LITERAL) for run in runs if run.text.startswith(LITERAL)]
        id = _whole_id(literals)
        if not said.head or not self.local.messages.has(id):
            return ()
        given = dict(zip(ARGUMENTS, map(self._argument, self._values), strict=False))
        return self.local.runs(id, given)

    def _argument(self, value: Runs) -> str | int:
        """Return a value as an argument of a message: a number, or a text with its names marked."""
        text = self.local.marks.text_of(spaced(value))
        return int(text) if text.isdecimal() else text

    def _translated(self, runs: Runs) -> Runs:
        """Return runs with their literal words, which bear a mark, in the language."""
        out: list[Fragment] = []
        literal: list[str] = []
        count = 0  # the number before the words
        for run in (*runs, Run("")):
            if run.text.startswith(LITERAL):
                literal.append(run.text.removeprefix(LITERAL))
                continue
            if literal:
                id = f"clause-{slug_of(' '.join(literal))}"
                whole = self.local.counted(id, count) if count else ()
                if whole:
                    out.pop()  # the number, which the message says itself
                out.append(whole or self.local.runs(id, {"count": count}))
                literal = []
            if run.text.startswith(COUNTED):
                out.pop()
                run = replace(run, text=run.text.removeprefix(COUNTED))
            count = int(run.text) if run.text.isdecimal() else 0
            if run.text == "," and self.local.messages.spaceless:
                out.append(self.local.runs("list-commas", {"left": "", "right": ""}))
                continue
            out.append(run if run.text else "")
        said = say(*out)
        if not self.local.messages.spaceless:
            return said
        return tuple(replace(run, glued=place > 0) for place, run in enumerate(said))

    def of_copy(self, text: Runs, number: int) -> Runs:
        """Return a text with the number of the copy on which it stands."""
        said = self.local.marks.text_of(spaced(text))
        return self.local.runs("label-of-copy", {"text": said, "number": number})

    def listed(self, texts: Sequence[Runs]) -> Runs:
        """Return texts with commas between them."""
        said = [self.local.marks.text_of(spaced(text)) for text in texts]
        return self.local.marks.runs(self.local.listed_texts("list-commas", said))

    def _sentence(self, found: Sentence, english: str, nodes: Mapping[str, object]) -> Runs:
        return self.local.runs(sentence_id(found.id), nodes)

    def without(self) -> Runs:
        """Return the word before what a side leaves out."""
        return self.local.runs("without", {})

    def _literal(self, token: str) -> str:
        return token if token in PUNCTUATION or token == "," else LITERAL + token

    def _value(self, part: LinePart) -> Runs:
        said = self._value_runs(part)
        number = part.values[0] if len(part.values) == 1 else None
        self._count = number.value if isinstance(number, Integer) else 0
        self._values.append(said)
        return said

    def _value_runs(self, part: LinePart) -> Runs:
        if not part.values and part.slot:
            return say(LITERAL + part.slot)
        if len(part.values) == 1 and isinstance(part.values[0], Words):
            words, count = part.values[0], self._count
            if count and len(words.values) == 1:
                id = f"{slug_of(words.kind)}-{slug_of(words.values[0])}"
                if whole := self.local.counted(id, count):
                    return say(COUNTED + plain(whole))
            before = f"{count} " if count else ""
            each = tuple(replace(words, values=(f"{before}{value}",)) for value in words.values)
            return self.local.listed("list-or" if self._is_any else "list-commas", each)
        if len(part.values) == 1 and isinstance(part.values[0], Text):
            text = without_signs(part.values[0].value)  # the author's words, which are no noun
            if not self.local.name_of(text).kind:
                return say(Run(text, name=text))
        if len(part.values) == 1 and isinstance(part.values[0], Ident):
            if part.values[0].lemma == NAMED:
                return say(part.values[0].text)
            word = part.values[0].text  # `like standard`: a side of the card, by its own words
            id = f"clause-{slug_of(word)}"
            if word not in self.local.aliases and self.local.messages.has(id):
                return self.local.runs(id, {})
            return say(self.local.own_name(word))  # a label, `counter delivered`: no article
        return self.local.listed("list-or" if part.slot == "things" else "list-commas", part.values)


ARGUMENTS = ("first", "second", "third", "fourth")
"""What the values of a line are called in the message of the whole line."""
