"""Find the headings of a printed card that are not headed *Option*: `Light the fuse:` above what
comes of it. Two of them on a card with options are its options. What stands below any other is of
no other part of the card, so it stands below it.

What lives here: which line is such a heading. What does not: headings with a word for what they
are (`headings`), and lines that open a block by what they say (`blocks`).
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import dataclass
from functools import cache

from dowlang.project.writing.blocks import CONDITION, FACE, FAILS, HELD, LISTS, PASSES, TRIGGER
from dowlang.project.writing.headings import NUMBERED, OPTION, STORIES, called
from dowlang.project.writing.stories import Known, strangeness
from dowlang.project.writing.tables import ROLL, VOTE
from dowlang.project.writing.titles import kind_alone
from dowlang.source import margin_of
from dowlang.vocabulary.declarations import EffectWord
from dowlang.vocabulary.registry import Vocabulary

ON_ONE_LINE = re.compile(
    rf"(?P<head>\s*)[*_]*(?P<number>{NUMBERED})\s*(?P<only>\([^()]+\)\s*)?[:.)–-]\s*"
    r"(?P<label>[^\W\d_][^.:;!?\"“”()–*]*?)(?P<sign>[.!?:]|\s[–—-])[*_]*\s+(?P<said>[^\s(].*)",
    re.IGNORECASE,
)
"""Matches the heading of an option with what comes of it behind it."""

ONE_RULE = re.compile(
    rf"\s*[*_]*(?P<number>{NUMBERED})\s*[:.)–-]\s*(?P<said>[^\W\d_][^:;\"“”()]+)", re.IGNORECASE
)
"""Matches what may be the heading of an option, or what comes of one that has no label."""

LETTERED_LINE = re.compile(
    r"(?P<head>\s*)[*_]*\(?(?P<letter>[A-Da-d])[.):]\s+(?P<said>[^\W\d_][^.:;!?]*(?:[.!?:]|\s[–—-])"
    r"[*_\"”]*\s+\S.*)"
)
"""Matches a letter and a label with what comes of it behind it."""

THAT = re.compile(r"\b(?:it|him|her|them|this|that)\b", re.IGNORECASE)

WORDS = r"[^\W\d_][^.:;?!\"“”()\d]*?"
ONLY = r"(?P<only>\s*\((?:only )?if [^()]+\))?"
COLON = re.compile(rf"(?P<label>{WORDS}){ONLY}\s*:")
WRAPPED = re.compile(
    rf"(?:[*_]{{1,3}}|[\"“])(?P<label>{WORDS})[.:!]?[\"”*_]{{1,3}}{ONLY}:?",
)
LETTERED = re.compile(rf"\(?[A-D][.):]\s+(?P<label>{WORDS})[.:]?{ONLY}")
BARE = re.compile(rf"(?P<label>{WORDS}){ONLY}(?<![,–-])")
"""Match a heading with a colon behind it, with quotes or asterisks around it, with a letter before
it, and what may be one without a sign: words without a full stop.
"""

ON_ITS_LINE = re.compile(rf"(?P<label>{WORDS}){ONLY}\s*(?::|\s[–-])\s+\S")
"""Matches a heading with what comes of it behind it."""

SIGNS = (COLON, WRAPPED, LETTERED, BARE)

MOST_WORDS = 7
MORE = re.compile(
    r"(?:an? )?(?:alternative(?:ly)?|or|either|variant|expert|solo|optional|advanced|bonus)\b",
    re.IGNORECASE,
)
"""Matches the beginning of a heading of what is not always so."""

NOT_CHOSEN = (
    r"now|then|later|next|first|second|third|finally|afterwards?|before|after|at|in|on|during|"
    r"from|for|to|each|every|all|any|both|others?|the others?|every(?:one|body)|some(?:one|body)|"
    r"whoever|notes?|reminders?|examples?|effects?|results?|consequences?|aftermath|bonus|also|or|"
    r"and|either|alternatively|instead|choose|pick|choices?|options?|rules?|requirements?|costs?|"
    r"rewards?|penalty|penalties|(?:the )?(?:day|night|dawn|morning|evening)|tonight|tomorrow|"
    r"today|immediately|always|ongoing|passive|once|twice|title|name|type|kind|trigger|mature|"
    r"the \w+ player"
)
"""How a heading begins that tells when what stands below it is, or what part of a card it is."""


@dataclass(frozen=True, slots=True)
class Label:
    """A heading: the number of its line, what it says, the condition behind it, and how it is told
    from a sentence.
    """

    at: int
    said: str
    only: str
    sign: re.Pattern[str]


def doers(vocabulary: Vocabulary) -> frozenset[str]:
    """Return both forms of all nouns that do something, as an effect says it."""
    subjects = {word.subject for word in vocabulary.of_sort(EffectWord)}
    doing = [noun for noun in vocabulary.nouns if noun.name in subjects]
    return frozenset(form for noun in doing for form in (noun.name, noun.plural))


@cache
def never_chosen(doers: frozenset[str]) -> re.Pattern[str]:
    """Return what matches the beginning of a heading that tells when or for whom what stands below
    it is, or what part of a card it is: of such headings nobody chooses one. `doers` are the forms
    of all nouns that do something.
    """
    whom = (
        rf"(?:the |your |one |two |an? )*(?:[\w-]+ )?(?:{'|'.join(map(re.escape, sorted(doers)))})"
    )
    return re.compile(rf"(?:{NOT_CHOSEN}|{whom})\b", re.IGNORECASE)


def with_labels(
    text: str,
    blocks: Collection[str],
    kinds: Collection[str],
    known: Known,
    options: re.Pattern[str] | None,
) -> str:
    r"""Return a card in prose with two headings or more that can be chosen as those of its options,
    and the lines below any other heading further right than that.

    `blocks` are the clauses that open a block, `kinds` the words for kinds of cards, and `options`
    matches the headings that nobody chooses, on a card that has some (`never_chosen`). A name of
    words that no card uses, which `known` tells, is no more than that where nobody chooses.

    >>> card = "Song\n\nSing it:\nHop.\n\nHum it:\nRest."
    >>> print(with_labels(card, (), (), lambda word: True, never_chosen(frozenset(["crew"]))))
    Song
    <BLANKLINE>
    Option: Sing it
    Hop.
    <BLANKLINE>
    Option: Hum it
    Rest.
    """
    lines = text.splitlines()
    if any(map(OPTION.match, lines)) or any(each.lstrip().startswith("**") for each in lines):
        options = None
    found = list(_labels(lines, blocks, kinds))
    marked = [each for each in found if each.sign is not BARE]
    every = found if options is not None and _ends_sentences(lines, found) else marked
    offered = options is not None and not any(options.match(each.said) for each in every)
    if offered and len(every) > 1:
        for each in every:
            lines[each.at] = f"Option: {each.said}{each.only}"
        return "\n".join(lines)
    for each in found:
        telling = options is not None or MORE.match(each.said) or not strangeness(each.said, known)
        if telling and each.sign is COLON:
            for at in _block(lines, each.at):
                lines[at] = f"  {lines[at]}"
    return "\n".join(lines)


def with_texts_below(text: str, nouns: Collection[str], is_rule: Callable[[str], bool]) -> str:
    r"""Return a card with what an option does on the line below its label, where both are on one.

    What is a rule is no label, also where a pronoun stands for one of the `nouns` in it: it stands
    below the number of the option, with all that follows.

    >>> said = "Option 1: Keep it. Sing.\nOption 2: Eat it. Sing.\nOption 3: Hop."
    >>> print(with_texts_below(said, ["fish"], {"Eat a fish", "Hop"}.__contains__))
    Option: Keep it
    Sing.
    Option: Option 2
    Eat it. Sing.
    Option: Option 3
    Hop.
    """
    lines, out = with_lettered(text.splitlines()), list[str]()

    def rules(said: str) -> bool:
        if not THAT.search(said):
            return is_rule(said)
        return any(is_rule(THAT.sub(f"a {noun}", said)) for noun in nouns)

    for at, line in enumerate(lines):
        found, alone = ON_ONE_LINE.fullmatch(line), ONE_RULE.fullmatch(line)
        below = next((each for each in lines[at + 1 :] if each.strip()), None)
        if found and not CONDITION.match(found["label"]):
            label, said = found["label"].strip(), found["said"]
            only = found["only"] or ""
            if len(label.split()) > MOST_WORDS or rules(label):
                said = f"{label}{found['sign']} {said}"
                label = found["number"].strip()
            out += [f"{found['head']}Option: {label} {only}".rstrip(), f"{found['head']}{said}"]
            continue
        is_last = below is None or OPTION.match(below)
        if alone and is_last and rules(alone["said"].strip(" .*_")):
            out += [f"Option: {alone['number'].strip()}", alone["said"]]
        else:
            out.append(line)
    return "\n".join(out)


def with_lettered(lines: Sequence[str]) -> list[str]:
    """Return a card with two lines or more that have a letter and a label before what comes of them
    as headings of options.

    >>> with_lettered(["Song", "A) Sing it. Hop.", "B) Hum it. Rest.", "Sit."])
    ['Song', 'Option A: Sing it. Hop.', 'Option B: Hum it. Rest.', 'Sit.']
    >>> with_lettered(["A) Sing it. Hop.", "C) Hum it. Rest."])[0]
    'A) Sing it. Hop.'
    """
    found = [each for each in map(LETTERED_LINE.fullmatch, lines) if each]
    letters = "".join(each["letter"].upper() for each in found)
    if len(found) < 2 or letters != "ABCD"[: len(found)] or any(map(OPTION.match, lines)):
        return list(lines)
    return [
        f"{each['head']}Option {each['letter']}: {each['said']}" if each else line
        for line, each in ((line, LETTERED_LINE.fullmatch(line)) for line in lines)
    ]


def heading_in(line: str, no_option: re.Pattern[str], *, opens: bool) -> str:
    """Return the heading that a line may be of something that is chosen, or nothing: alone where it
    `opens` a block, with what comes of it behind it else. `no_option` matches
    those that nobody chooses.

    >>> no_option = never_chosen(frozenset(["crew"]))
    >>> [heading_in(line, no_option, opens=False) for line in ("Sing it: hop.", "Now: hop.")]
    ['Sing it', '']
    >>> [heading_in(line, no_option, opens=True) for line in ("Sing it", "The crew")]
    ['Sing it', '']
    """
    found = BARE.fullmatch(line) if opens else ON_ITS_LINE.match(line)
    label = found["label"] if found else ""
    few = len(label.split()) <= MOST_WORDS
    known = not label or CONDITION.match(label) or LISTS.search(label) or no_option.match(label)
    return label if few and not known else ""


def _labels(
    lines: Sequence[str], blocks: Collection[str], kinds: Collection[str]
) -> Iterator[Label]:
    """Yield the headings of a card that have no word for what they are."""
    for at in range(1, len(lines) - 1):
        said, below = lines[at].strip(), lines[at + 1].strip()
        sign = next((each for each in SIGNS if each.fullmatch(said)), None)
        if sign is None or not below or LETTERED.fullmatch(below):
            continue
        parts = sign.fullmatch(said)
        assert parts is not None
        label = parts["label"].strip(" *_")
        if said[0] in "#>-•" or _is_known(label, blocks, kinds):
            continue
        begins = sign is COLON or not lines[at - 1].strip()
        if not begins or len(label.split()) > MOST_WORDS:
            continue
        if not (CONDITION.match(label) or LISTS.search(label) or TRIGGER.match(below)):
            yield Label(at, label, parts["only"] or "", sign)


def _is_known(label: str, blocks: Collection[str], kinds: Collection[str]) -> bool:
    """Return True for a heading that another module knows what to do with."""
    return (
        bool(called(label, blocks))
        or label.casefold() in STORIES
        or label.casefold().startswith("trigger")
        or kind_alone(label, kinds) is not None
        or any(each.fullmatch(label) for each in (ROLL, VOTE, HELD))
        or any(each.fullmatch(f"{label}:") for each in (PASSES, FAILS, FACE))
    )


def _ends_sentences(lines: Sequence[str], found: Sequence[Label]) -> bool:
    """Return True for a card whose sentences end in full stops, so that a line without is none."""
    return all(lines[each.at + 1].rstrip().endswith((".", "!")) for each in found)


def _block(lines: Sequence[str], at: int) -> Iterator[int]:
    """Yield the numbers of the lines of the paragraph below a heading, which do not stand further
    right already.
    """
    if margin_of(lines[at + 1]) > margin_of(lines[at]):
        return
    for place in range(at + 1, len(lines)):
        if not lines[place].strip() or COLON.fullmatch(lines[place].strip()):
            return
        yield place


__all__ = ["heading_in", "with_labels"]
