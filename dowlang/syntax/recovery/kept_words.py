"""Keep the words of a line: what it says, an offered line must say as well.

A hint may correct how something is said: spelling, small words that join others, another word for
the same. It may not take away, exchange or add what is said: who, how many, whether, what is done
to what. Here two wordings are compared by what they say, word by word and in no order.

What lives here: the comparison, and the words that only English counts as one. What does not: the
search for a line (`syntax.recovery.minimal_repair`) and the words of one game, which the lexer
knows.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable, Sequence

from dowlang.records import dataclass
from dowlang.source.spelling import cut_off, distance
from dowlang.syntax.lexer import WordLexer
from dowlang.syntax.recovery.foreign_idioms import MEANT, NUMBERS
from dowlang.syntax.recovery.kept_places import places_lost
from dowlang.syntax.recovery.other_words import OTHER_WORDS
from dowlang.syntax.recovery.strict_words import STRICT

ALIKE: dict[str, str] = {
    '"': "",
    r"^(?:you|me|i|we) (?=[a-z])": "",
    r"\bzero\b": "0",
    r"\b(?:can ?not|can['’]t|may not|must not|mustn['’]t|couldn['’]t|must never)\b": "cannot",
    r"\b(is|are|was|were|do|does|did|has|have)n['’]t\b": r"\1 not",
    r"\bunless\b": "if not",
    r"\bno one\b": "nobody",
    r"\b(?:no more than|at most) (\d+)\b": r"<= \1",
    r"\b(?:no fewer than|no less than|at least) (\d+)\b": r">= \1",
    r"\b(\d+) or (?:less|fewer|lower|below)\b": r"<= \1",
    r"\b(\d+) or (?:more|higher|greater|above)\b": r">= \1",
    r"\b(?:less|fewer|lower) than\b": "<",
    r"\b(?:more|greater|higher) than\b": ">",
    r"= ?>|> =": ">=",
    r"= ?<|< =": "<=",
    r">= (\d+) of \(": r"\1 of (",
    r"\bup to (\d+)\b": r"<= \1",
    r"\bif possible\b": "if able",
    r"\b(?:everyone|everybody)\b": "each player",
    r"\b(?:someone|somebody|anyone|anybody)\b": "player",
    r"\b(?:has|have) to\b": "must",
    r"\b(?:whenever|every time|each time)\b": "when",
    r"\b(?:else|elif)\b": "otherwise",
    r"\bonce\b": "a",
    r"\btwice\b": "2",
    r"\bboth\b": "2",
}
"""Pattern of a wording -> the one it counts as, as for `re.sub`, in this order."""

POINTED_AT = re.compile(r"\((?:the|that|this|your|my) (?:[a-z]+ )?([a-z]+)\)")
COUNTED = re.compile(r"\( ?(?:[a-z]+ )?([a-z]+)\)")
"""A single piece in brackets, and a number of all such pieces."""

NOT_OF_IT = r"(?!(?:is|are|was|has|have|at|in|on|to|from|with|into|and|or)\b)"
OWNED = re.compile(
    rf"\b(?:your|my|their|his|her|its) ({NOT_OF_IT}[a-z]+(?:[ -]{NOT_OF_IT}[a-z]+){{0,3}})"
)
BORNE = re.compile(
    r"\b(?:take|get|receive|suffer)s? [^,.;]* on (?:the|your|their|his|her|an?|one)\b"
)
REMOVED = re.compile(r"\bremoves?\b[^,.;]* from\b")
"""What is taken on a piece, and what is taken from one."""

DESCRIBED = re.compile(
    r"\b(?:an?|any|no|one|\d+) [a-z]+ (?P<noun>[a-z]+?)s?\b(?=.*\bone\b *(?:[.,;]|$))"
)
THAT_ONE = re.compile(r"\b(?:that|this) (?P<noun>[a-z]+)\b")
"""Matches a piece of a kind that stands before a bare `one`, and one that is pointed at."""

EVERY_ONE = re.compile(r"\b(?:all|each|every)\b")
SAID_OF_ALL = re.compile(r"\b(?:all|each|every|everyone|everybody|the others|players)\b")
SUBJECT = re.compile(r"(?:(?:the|this|that) )?(?P<noun>[a-z]+)\b")
SUBJECT_OF_ALL = re.compile(r"(?P<each>(?:each|all|every) )?(?P<noun>[a-z]+)\b")
"""The noun that a line begins with, of one piece and of all of them."""

CARD_ALSO = "item"
"""What players call a card in whatever game."""

SMALL = frozenset(
    re.findall(
        r"\w+",
        """
        a an the of to at in on with from for by into onto under and is are be been was were being
        it there that this those these they them he she him who where token tokens times time us
        have has had do does did her
        """,
    )
)
"""Words that join others, or that stand for what is spoken of already."""

FILLERS = frozenset(("then", "immediately", "now", "please", "simply", "thus", "hereby"))
"""Words that say nothing, which prose puts in."""

WORD = re.compile(r"[^\W\d_][\w'’-]*|\d+|<=|>=|[<>+*/-]")
ARTICLE = re.compile(r"(?<![=<>(] )\b1 (?=[a-z])")
"""The number 1 where it says no more than `a`."""
CARD = re.compile(r"(?:^|\b(?:given|then|and|if)|[,=(]) *cards?\b")
"""`card` where no word before it says which."""
ONE = re.compile(r"\b(?:an?|1|the)\b")
POINTING = re.compile(r"\b(?:that|this|those|these) (?!many|much)[a-z]+")
"""What points at one spoken of before."""
POINTED = re.compile(r"\b(?:that|this|those|the|its?|they|them|their|who|where|with|here|bearer)\b")
"""What an offered line may say for it."""
ONE_OF = re.compile(r"\bone of\b")
SINGLE = re.compile(r"\b(?:one|1|an?|another|any|that|this|it|they)\b")
"""A single one of several, and what an offered line may say for it."""
SHORTEST = 4
"""Letters of a known word that can be a slip for another."""

Means = Callable[[str], Iterable[str]]
"""word -> words of the vocabulary that somebody may mean by it, the likeliest first"""


@dataclass(frozen=True, slots=True)
class WordingDifference:
    """The words of each of two wordings that the other has not."""

    lost: tuple[str, ...] = ()
    added: tuple[str, ...] = ()

    def __bool__(self) -> bool:
        return bool(self.lost or self.added)


def says_nothing(word: str) -> bool:
    """Return True for a word that a line may lack or have without saying something else."""
    return word.lower() in SMALL or word.lower() in FILLERS


def same_sense(one: str, other: str) -> bool:
    """Return True unless one of two words says how many, who or whether and the other does not."""
    return STRICT.get(one, "") == STRICT.get(other, "")


def difference(
    typed: str, offered: str, lexer: WordLexer, means: Means = lambda word: ()
) -> WordingDifference:
    """Return what the offered of two wordings lacks, and what it says besides.

    `means` tells which words a word that is none of the vocabulary may stand for.
    """
    typed, offered = _joined(typed, offered), _joined(offered, typed)
    said, say = _senses(typed, lexer), _senses(offered, lexer)
    lost, added = _without(said, say), _without(say, said)
    unknown = [word for word in lost if word not in lexer.lemmas and word not in STRICT]
    letters_typed, letters_offered = _letters(typed), _letters(offered)
    small = [word for word in _words(offered) if word in SMALL]
    left = []
    for word in lost:
        others = [*added, *small]
        match = next((other for other in others if _stands(word, other, lexer, means)), None)
        if match is None and not (word in unknown and word in letters_offered):
            left.append(word)
        elif match in added:
            added.remove(match)
    more = [
        word
        for word in added
        if not (unknown and word in letters_typed) and not _follows(word, typed, offered)
    ]
    if "1" in more and re.search(r"\bone\b", typed):
        more.remove("1")
    if more and re.search(r"\bones?\b", typed):  # it stands for a noun of the line
        before = {sense for sense, _ in said}
        more = [word for word in more if _sense(word, lexer) not in before]
    if "or" in more and re.search(r"\bor\b", typed):  # between all of a list, or its last two
        more = [word for word in more if word != "or"]
    if POINTING.search(typed) and not POINTED.search(offered):
        left.append("that")
    if any(
        one not in _words(offered) and one in _lemmas(offered, lexer)
        for one in THAT_ONE.findall(typed)
    ):
        left.append("that")
    if ONE_OF.search(typed) and not SINGLE.search(offered):
        left.append("one")
    left += places_lost(typed, offered)
    return WordingDifference(tuple(left), tuple(more))


def _joined(text: str, other: str) -> str:
    """Return a text in which two words are one that are one in the other."""
    words, whole = text.split(" "), set(other.split()) - set(text.split())
    for place in range(len(words) - 1, 0, -1):
        if "".join(words[place - 1 : place + 1]) in whole:
            words[place - 1 : place + 1] = ["".join(words[place - 1 : place + 1])]
    return " ".join(words)


def one_for_many(typed: str, offered: str, lexer: WordLexer) -> bool:
    """Return True if a line that speaks of many is offered with `a` or `1` and the singular, one
    that is pointed at in brackets, `(the die)`, as the number of all of them, `(dice)`, one that is
    somebody's as all that they have, a line about one as one about all, what somebody takes on a
    piece as taken from it, or any piece for one that the line tells.
    """
    if _all_for_one(typed, offered, lexer) or all_for_owned(typed, offered, lexer):
        return True
    if all_for_subject(typed, offered, lexer):
        return True
    if from_for_on(typed, offered) or any_for_told(typed, offered):
        return True
    if len(ONE.findall(offered)) <= len(ONE.findall(typed)):
        return False
    said, say = Counter(typed.split()), Counter(offered.split())
    return any(
        lexer.lemmas.get(word, word) in say - said
        for word in said - say
        if lexer.lemmas.get(word, word) != word
    )


def _all_for_one(typed: str, offered: str, lexer: WordLexer) -> bool:
    """Return True if a single piece in brackets is offered as a number of pieces."""
    pointed_at = POINTED_AT.findall(typed.lower())
    if not pointed_at:
        return False
    pieces = {lemma for word, lemma in lexer.lemmas.items() if word != lemma}
    one = pieces.intersection(pointed_at)
    return any(lexer.lemmas.get(word, word) in one for word in COUNTED.findall(offered.lower()))


def from_for_on(typed: str, offered: str) -> bool:
    """Return True if what somebody takes on a piece is offered as taken from it.

    >>> from_for_on("take a wound on your dog", "remove a wound from your dog")
    True
    """
    return bool(BORNE.search(typed.lower()) and REMOVED.search(offered))


def any_for_told(typed: str, offered: str) -> bool:
    """Return True if any piece is offered for one that is told: `one` of a kind that stands before
    it, or `that` one.

    >>> any_for_told("who has a wet dog feeds one", "who has a wet dog feeds 1 dog")
    True
    >>> any_for_told("sit under that dog", "sit under a dog")
    True
    """
    typed = typed.lower()
    kinds = [found["noun"] for found in DESCRIBED.finditer(typed)]
    told = [found["noun"] for found in THAT_ONE.finditer(typed)]
    return any(
        len(re.findall(rf"\b(?:an?|1) {noun}\b", offered))
        > len(re.findall(rf"\b(?:an?|1|one) {noun}\b", typed))
        for noun in (*kinds, *told)
    )


def all_for_owned(typed: str, offered: str, lexer: WordLexer) -> bool:
    """Return True if one piece of somebody's, `your card`, is offered as all or each of theirs."""
    if SAID_OF_ALL.search(typed.lower()) or not EVERY_ONE.search(offered):
        return False
    pieces = {lemma for word, lemma in lexer.lemmas.items() if word != lemma} | {CARD_ALSO}
    for owned in OWNED.findall(typed.lower()):
        words = re.split("[ -]", owned)
        first = next((word for word in words if word in pieces or word.endswith("s")), "")
        if first in pieces and lexer.lemmas.get(first, first) == first:
            return True
    return False


def all_for_subject(typed: str, offered: str, lexer: WordLexer) -> bool:
    """Return True if a line that begins with one piece, `the dog` or `dog` alone, is offered as one
    that begins with all or each of them.
    """
    first = SUBJECT.match(typed.lower())
    instead = SUBJECT_OF_ALL.match(offered)
    if first is None or instead is None:
        return False
    lemma = lexer.lemmas.get(instead["noun"], instead["noun"])
    every = bool(instead["each"]) or lemma != instead["noun"]
    several = next((word for word, one in lexer.lemmas.items() if one == lemma != word), lemma)
    return every and first["noun"] == lemma != several


def _without(words: Sequence[tuple[str, str]], others: Sequence[tuple[str, str]]) -> list[str]:
    """Return the words whose senses the others do not have as often."""
    left = Counter(sense for sense, _ in others)
    out = []
    for sense, word in words:
        if left[sense]:
            left[sense] -= 1
        else:
            out.append(word)
    return out


def _words(text: str) -> list[str]:
    text = text.lower()
    for said, same in ALIKE.items():
        text = re.sub(said, same, text)
    words = WORD.findall(ARTICLE.sub("", text))
    return [str(NUMBERS.index(word) + 1) if word in NUMBERS[1:] else word for word in words]


def _senses(text: str, lexer: WordLexer) -> list[tuple[str, str]]:
    """Return the words of content with what each counts as. A word said twice running counts once.

    `more than 2` counts as `at least 3`.
    """
    out: list[tuple[str, str]] = []
    words = _words(re.sub(r"\b([a-z]+) \1\b", r"\1", text.lower()))
    for place, word in enumerate(words):
        if word.isdigit() and place and words[place - 1] in ("<", ">"):
            step = 1 if words[place - 1] == ">" else -1
            out[-1] = (f"{words[place - 1]}=", words[place - 1])
            out.append((str(int(word) + step), word))
        elif not says_nothing(word) and word != "one":
            bare = re.sub("['’]s$", "", word)
            out.append((STRICT.get(bare, lexer.lemmas.get(bare, bare)), bare))
    return out


def _lemmas(text: str, lexer: WordLexer) -> set[str]:
    return {lexer.lemmas.get(word, word) for word in _words(text)}


def _letters(text: str) -> str:
    return re.sub(r"\W", "", text.lower())


def _stands(word: str, other: str, lexer: WordLexer, means: Means) -> bool:
    """Return True if somebody who writes a word may mean another by it.

    A word of the game is another one's form at most, and no word for another: who trades does not
    give. A word of English that a game has not is misspelt for none.
    """
    meant = list(MEANT.get(word, ()))
    known = word in lexer.lemmas or word in STRICT
    if word not in STRICT:
        meant += (each for each in means(word) if not known or _same_stem(word, each))
    if any(_sense(one, lexer) == _sense(other, lexer) for each in meant for one in each.split()):
        return True
    if word in STRICT or word.isdigit():
        return False
    if known:
        ends = other not in STRICT and len(word) >= SHORTEST and _same_stem(word, other)
        return ends and distance(word, other, 1) <= 1
    if word in OTHER_WORDS or meant:
        return False
    most = cut_off(word)
    return distance(word, other, most) <= most and most < max(len(word), 2)


def _same_stem(word: str, other: str) -> bool:
    """Return True for words that differ in their last letters only, as forms of one word do."""
    stem = max(3, min(len(word), len(other)) - 1)
    return word[:stem] == other[:stem]


def _sense(word: str, lexer: WordLexer) -> str:
    return STRICT.get(word, lexer.lemmas.get(word, word))


def _follows(word: str, typed: str, offered: str) -> bool:
    """Return True for a word that the typed line means without saying it: `card` behind what it
    is, `all` before people in the plural.
    """
    if word in ("card", "cards"):
        return len(CARD.findall(offered)) <= len(CARD.findall(typed)) and (
            re.sub(r" (?:cards?|times)\b", "", offered).startswith(typed)
            or not re.search(r"\d cards?\b", offered)
        )
    return word == "all" and offered.startswith("all ")


__all__ = [
    "Means",
    "WordingDifference",
    "all_for_owned",
    "difference",
    "from_for_on",
    "one_for_many",
    "same_sense",
    "says_nothing",
]
