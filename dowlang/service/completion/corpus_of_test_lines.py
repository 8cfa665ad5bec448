"""Know how the lines of tests go on, so that what they say most is offered first."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from dowlang.project.sets import SetSource
from dowlang.service.cursor import Cursor
from dowlang.service.snippet_syntax import TabStops, placeholder_text

# what a card waits for stands as deep, behind `when` too, and is of no seat
LINE = re.compile(rb"^    ((?:given|when player|then) [^\n#,]*[^\n#, ])", re.MULTILINE)
WORD = re.compile(r'"[^"]*"?|\d+|[A-Za-z][\w\'-]*|[<>]=|[^\s\w]')
SEAT = re.compile(r"\bplayer \d+")
LONGEST = 12
"""Words of a line that are told apart."""

OF_ONE_CARD = frozenset(("choose", "manual", "todo", "and", "or"))
"""Words of lines that are of their card alone, or that hold two."""

MOST_ALIKE = 2
"""Lines that are offered with the same next word."""

OF_KIND = 1000
"""Weight of a line of a test of a card of the same kind."""

MOST_KEPT = 64
"""Sets of which it is kept what their tests say."""

Words = tuple[str, ...]


@dataclass
class CorpusOfSet:
    """What the tests of a set say: their words as lemmas, each name and each number as one and the
    same.
    """

    begins: Counter[Words] = field(default_factory=Counter)
    written: dict[Words, str] = field(default_factory=dict)  # the last word of a beginning
    whole: dict[Words, str] = field(default_factory=dict)  # a line as one of them is written


class LineCorpus:
    """How tests go on from the words before a cursor, in the saved files of its set and of those
    that it uses. What tests of cards of the kind above say counts before all else.
    """

    def __init__(self, cursor: Cursor) -> None:
        warm_set = cursor.document.warm_set
        self.lemmas = cursor.document.language.grammar.lemmas
        self.before = same_words(cursor.before, self.lemmas)
        # one outside any set is being typed
        own = [warm_set.disk] if warm_set.folder is not None else []
        ruleset = cursor.document.language.vocabulary.name
        sources = [*own, *warm_set.disk.everything_used]
        kinds = cursor.document.language.vocabulary.kind_names
        heads = (line.shape for line in cursor.document.tree.lines if line.shape in kinds)
        kind = next(heads, "")
        self.of_set = [_corpus_of(each, ruleset, self.lemmas) for each in sources]
        self.of_kind = [_corpus_of(each, ruleset, self.lemmas, kind) for each in sources if kind]

    def times(self, words: Sequence[str]) -> int:
        """Return how often a line goes on with some words, weighed by the kind of the card."""
        return self._times((*self.before, *same_words(" ".join(words), self.lemmas))[:LONGEST])

    def _times(self, begins: Words) -> int:
        of_kind = sum(each.begins[begins] for each in self.of_kind)
        return of_kind * OF_KIND + sum(each.begins[begins] for each in self.of_set)

    def form(self, word: str) -> str:
        """Return a word that comes next as tests write it."""
        begins = (*self.before, self.lemmas.get(word, word))
        return next((each.written[begins] for each in self.of_set if begins in each.written), word)

    def lines(self, typed: str) -> Iterator[tuple[int, str]]:
        """Yield how lines go on that begin so far, each with how often they do, the most frequent
        first: a few of each next word that begins as the word typed.
        """
        size = len(self.before)
        found: dict[Words, tuple[int, str]] = {}
        for said in (*self.of_kind, *self.of_set):  # the first says how it is written
            for words, line in said.whole.items():
                if words[:size] == self.before and len(words) > size and words not in found:
                    found[words] = (self._times(words), line)
        alike: Counter[Words] = Counter()
        for words, (times, line) in sorted(found.items(), key=lambda each: (-each[1][0], each[0])):
            rest = line[_end_of(line, size) :].lstrip()
            begins = rest.strip('"').casefold().startswith(typed.casefold())
            next_words = words[size : size + (3 if words[size] == "player" else 1)]
            if begins and alike[next_words] < MOST_ALIKE:
                alike[next_words] += 1
                yield times, rest


def _end_of(line: str, count: int) -> int:
    """Return where so many words of a line end."""
    ends = [match.end() for match in WORD.finditer(line)]
    return ends[count - 1] if count else 0


_known: dict[tuple[str, str, str], CorpusOfSet] = {}


def _corpus_of(
    source: SetSource, ruleset: str, lemmas: Mapping[str, str], kind: str = ""
) -> CorpusOfSet:
    """Return what the tests of one set say, with a kind those in files that begin with such a
    card.
    """
    key = (ruleset, source.digest, kind)
    if key not in _known:
        if len(_known) >= MOST_KEPT:
            _known.clear()
        out = _known[key] = CorpusOfSet()
        begins = f"{kind} ".encode() if kind else b""
        for file in (each for each in source.files if each.data.startswith(begins)):
            for found in LINE.findall(file.data):
                line = found.decode("utf-8", "replace")
                words, written = same_words(line, lemmas), WORD.findall(line)
                for end in range(1, min(len(words), LONGEST) + 1):
                    out.begins[words[:end]] += 1
                    out.written.setdefault(words[:end], written[end - 1])
                if len(words) <= LONGEST and OF_ONE_CARD.isdisjoint(words):
                    seats = set(SEAT.findall(line))  # a lone one may be any
                    said = SEAT.sub("player 1", line) if len(seats) == 1 else line
                    out.whole.setdefault(words, said)
    return _known[key]


def same_words(text: str, lemmas: Mapping[str, str]) -> Words:
    """Return the words of a text as lemmas, each name and each number as one and the same."""
    return tuple(
        '"' if word[0] == '"' else "0" if word[0].isdigit() else lemmas.get(word, word)
        for word in WORD.findall(text)
    )


def as_snippet(line: str) -> str:
    """Return a line as a snippet of an editor, its names and numbers as tab stops."""
    stops, out, at = TabStops(), [], 0
    for found in re.finditer(r'"[^"]*"|(?<!player )\b\d+', line):
        out += [placeholder_text(line[at : found.start()]), stops.placeholder(found.group())]
        at = found.end()
    return "".join((*out, placeholder_text(line[at:])))
