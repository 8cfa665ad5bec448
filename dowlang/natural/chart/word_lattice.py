"""Cut a sentence up as people print it: words in any case, contractions, numbers in words, names
without quotes, and the signs of print.

A place of a sentence may be read in several ways (`two` is a word and a number, `the School` holds
a name), so a sentence is a lattice: for each place the terminals that begin there, each with where
it ends and what a card writes for it.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Mapping
from functools import lru_cache

from dowlang.records import dataclass
from dowlang.source.number_words import VALUES

CUT = re.compile(
    r'"[^"]*"|\'s\b|\d+(?=st\b|nd\b|rd\b|th\b)|\d+|'
    r"[^\W\d_]+(?:['-][^\W\d_]+)*|>=|<=|[=<>]|[.,;:()+*/–—-]|\S"
)
QUOTED = re.compile(r'"[^"]*"')
OUT_OF_THE_WAY = "\N{OBJECT REPLACEMENT CHARACTER}"
"""Stands between quotes while the rest of a text is changed."""
PRINT_SPELLINGS: tuple[tuple[str, str], ...] = (
    (r"^(then|after this|after that|as usual|afterwards),? (?!the others)", ""),
    (r"\bcan'?t\b|\bcan not\b|\bmay not\b", "cannot"),
    (r"\bwon't\b", "will not"),
    (r"\b(do|does|did|is|are|was|were|has|have|had|would|should|must|could|need)n't\b", r"\1 not"),
    (r"\b(there|it|that|he|she|who|what|nobody|somebody|someone)'s\b", r"\1 is"),
    (r"\b(you|they|we)'ve\b", r"\1 have"),
    (r"\b(you|they|we)'re\b", r"\1 are"),
    (r"\b(you|they|we)'ll\b", r"\1 will"),
    (r"\b(you|they|we|he|she|it)'d\b", r"\1 would"),
    (r"\bre-(?=roll|shuffle)", "re"),
    (r"\balso requires? that\b", "also needs"),
    (r"\b(his or her|his/her|her or his)\b", "their"),
    (r"\b(he or she|he/she|she or he)\b", "they"),
    (r"\b(him or her|him/her)\b", "them"),
    (r"(\w)'s\b", r"\1 's"),
    (r"(\ws)' ", r"\1 's "),
    (r"\b(\d+) ?[-–—] ?(\d+)\b", r"\1 to \2"),
    (r"\bx ?(\d+)\b", r"x \1"),
    (r"\b(\w+)\(s\)", r"\1s"),
)
"""Pattern of what people run together -> the words apart."""

SIGN_TERMINALS: Mapping[str, str] = {
    ",": "COMMA",
    ";": "STOP",
    ".": "STOP",
    ":": "COLON",
    "(": "LEFT",
    ")": "RIGHT",
    "+": "PLUS",
    "-": "MINUS",
    "–": "DASH",
    "—": "DASH",
    "*": "TIMES",
    "×": "TIMES",
    "/": "SLASH",
}
STRESSING = frozenset(
    [
        "also",
        "immediately",
        "now",
        "just",
        "simply",
        "then",
        "additionally",
        "afterwards",
        "instantly",
        "currently",
        "therefore",
        "still",
        "furthermore",
        "moreover",
        "finally",
    ]
)
"""Words that a card leaves out, since what they stress holds anyway. Of words that say nothing, and
of what a repair may lose, `syntax.recovery.kept_words` tells.
"""

MOST_WORDS_OF_NAMES = 5
"""Words of the longest name that is looked for."""

LONGEST = 130
"""Words of the longest sentence that is read."""


@dataclass(frozen=True, slots=True)
class Edge:
    """A terminal that a place of the sentence can be read as: where it ends, and as a card has
    it.
    """

    terminal: str
    end: int
    text: str


@dataclass(frozen=True, slots=True)
class Sentence:
    """A sentence cut up: for each place the terminals that begin there."""

    words: tuple[str, ...]
    edges: tuple[tuple[Edge, ...], ...]

    @property
    def terminals(self) -> frozenset[str]:
        """Return all terminals of the sentence."""
        return frozenset(edge.terminal for some in self.edges for edge in some)


def normalize_print(text: str, spellings: Iterable[tuple[str, str]] = ()) -> str:
    """Return a line with what people run together apart, without the marks of print.

    `spellings` are those of the game, a pattern and what stands for it. What stands in quotes stays
    as it is.

    >>> print(normalize_print('they won’t read "I can’t"'))
    they will not read "I can't"
    """
    text = text.replace("’", "'").replace("“", '"').replace("”", '"').replace("**", "")
    quoted = QUOTED.findall(text)
    text = QUOTED.sub(f'"{OUT_OF_THE_WAY}"', text)
    for pattern, words in (*PRINT_SPELLINGS, *spellings):
        text = re.sub(pattern, words, text, flags=re.IGNORECASE)
    for each in quoted:
        text = text.replace(f'"{OUT_OF_THE_WAY}"', each, 1)
    return text.strip()


@lru_cache(maxsize=8_192)
def _folded(name: str, spellings: tuple[tuple[str, str], ...] = ()) -> tuple[str, ...]:
    """Return the words of a name as they are looked for in a sentence."""
    return tuple(CUT.findall(normalize_print(name, spellings).casefold()))


def tokenize(
    text: str,
    terminals: Mapping[str, str],
    names: Iterable[str],
    own: Collection[str] = (),
    spellings: Iterable[tuple[str, str]] = (),
) -> Sentence | None:
    """Cut a line up, or return None for one that is too long.

    `terminals` are the forms of words with their terminals, `names` those of the set, `own` those
    that the card gives, and `spellings` the game's.
    """
    spelt = tuple(spellings)
    words = CUT.findall(normalize_print(text, spelt))
    while words and words[-1] in (".", ";", ":", ","):
        words.pop()
    if not words or len(words) > LONGEST:
        return None
    named = tuple(names)
    folded = {_folded(name, spelt): name for name in named}
    quoted = {name.replace("’", "'").casefold(): name for name in named}
    edges = tuple(
        tuple(_edges(words, at, terminals, folded, quoted, own)) for at in range(len(words))
    )
    return Sentence(tuple(words), edges)


def _edges(
    words: list[str],
    at: int,
    terminals: Mapping[str, str],
    folded: Mapping[tuple[str, ...], str],
    quoted: Mapping[str, str],
    own: Collection[str],
) -> Iterable[Edge]:
    word = words[at]
    low = word.casefold()
    if word.startswith('"') and len(word) > 1:
        yield Edge("STRING", at + 1, f'"{quoted.get(word[1:-1].casefold(), word[1:-1])}"')
        return
    if word.isdigit():
        yield Edge("INT", at + 1, word)
        yield Edge(f"={word}", at + 1, word)
        return
    if word in (">=", "<=", "=", "<", ">"):
        yield Edge("COMPARE", at + 1, word)
        return
    if word in SIGN_TERMINALS:
        yield Edge(SIGN_TERMINALS[word], at + 1, word)
        if word == ":":  # what a comma does for one reader
            yield Edge("COMMA", at + 1, ",")
        return
    if word in own or low in own:
        yield Edge("NAME", at + 1, word if word in own else low)
    elif (words[max(at - 2, 0) : at] == ["(", "the"] and words[at + 1 : at + 2] == [")"]) or (
        at == 2 and words[0].casefold() == "counter" and words[1] == ":"
    ):
        yield Edge("NAME", at + 1, low)  # the name that a thing is given: `a card (the tool)`
    if low in terminals:
        yield Edge(terminals[low], at + 1, low)
    if low in VALUES:
        yield Edge("INT", at + 1, str(VALUES[low]))
        yield Edge(f"={VALUES[low]}", at + 1, low)
    for form in possible_stems(low):
        yield Edge(f"={form}", at + 1, low)
    for length in range(min(MOST_WORDS_OF_NAMES, len(words) - at), 0, -1):
        said = tuple(each.casefold() for each in words[at : at + length])
        if said in folded and not (length == 1 and low in terminals and not word[0].isupper()):
            yield Edge("STRING", at + length, f'"{folded[said]}"')
            break


def possible_stems(word: str) -> tuple[str, ...]:
    """Return a word and the words it may be a form of: `receives` and `receive`."""
    out = [word]
    if word.endswith("ies") and len(word) > 4:
        out.append(word[:-3] + "y")
    if word.endswith("es") and len(word) > 3:
        out.append(word[:-2])
    if word.endswith("s") and len(word) > 2 and not word.endswith("ss"):
        out.append(word[:-1])
    return tuple(dict.fromkeys(out))
