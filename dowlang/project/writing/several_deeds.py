"""Take a sentence with several deeds apart where one of them is not understood, so that what is
known is written and what is not stands as a comment beside it: `gain 1 morale and paint a wall`.

What lives here: where one deed ends and whether both are whole without the other. What does not:
sentences of their own (`headings`), and what one deed means for another (`unread`).
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import dataclass

from dowlang.natural.rewrites.doers_of_verbs import repeat_doer
from dowlang.natural.rewrites.second_person import second_person_form
from dowlang.project.mending.sentences import Reads
from dowlang.source import margin_of
from dowlang.source.number_words import VALUES

MOST_JOINTS = 5
"""Places of a sentence at which it is tried to take it apart."""

MOST_WORDS = 14
"""Words of a deed that is read by itself: longer ones take longest and are hardly ever known."""

JOINT = re.compile(
    r";\s+(?:and |then )*|,? (?:and|but) (?:then |also )*|,? then (?:also )?|,\s+(?=[a-z])",
    re.IGNORECASE,
)
"""Matches where a deed may end and the next begin."""

HEAD = re.compile(
    r"(?:.*\bif|when|whenever|while|unless|until|during|for (?:each|every)|as long as|once|"
    r"(?:each|every) time|at the|on (?:an? )?\d|in (?:the|this|each)|from|before|after|by|to|as|"
    r"instead|otherwise|or|option|goal|prevent|contribute|not?)\b|.*:",
    re.IGNORECASE,
)
"""Matches a deed that does not stand alone: what is behind it may be asked or done with it."""

ASIDE = re.compile(
    r"(?:about|above|across|against|along|although|amid|among|around|as|assuming|at|barring|because|"
    r"before|behind|being|below|beneath|besides?|between|beyond|but|by|concerning|could|despite|did|"
    r"do|does|down|due|during|else|even|except|failing|for|from|given|granted|had|has|have|if|in|"
    r"inside|into|is|less|lest|like|may|might|near|next|not|of|off|on|once|only|onto|or|out|outside|"
    r"over|past|per|provided|providing|should|since|so|supposing|than|thanks|though|through|"
    r"throughout|till|to|towards?|under|unless|until|up|upon|via|was|were|what\w*|when\w*|where\w*|"
    r"whether|while|will|with|within|without|would|yet)\b",
    re.IGNORECASE,
)
"""Matches what is no deed and is said of the deed behind it: when, where or whether it is done.

These words are a closed class of English: prepositions, conjunctions, and verbs of a question.
"""

SPANS = re.compile(
    r"\b(?:may|can|could|would|or|either|instead|rather|except|without|unless|until|while|when|"
    r"whenever|before|after|otherwise|both|neither|nor|together|twice|again|same)\b"
    r"|\bto (?!(?:the|a|an|each|every|any|one|your|their|that|this|those|it|them|another|all|\d+)\b"
    r"|(?-i:[A-Z\"]))",
    re.IGNORECASE,
)
"""Matches what may be said of the deed before or behind as well."""

LASTS = re.compile(
    r"\b(?:if|for (?:each|every)|unless|until|while|when|during|instead|except|otherwise|as long|"
    r"as many|or|this turn|this round|next (?:turn|round)|the rest of)\b",
    re.IGNORECASE,
)
"""Matches what may be said at the end of several deeds of each of them."""

DOER = re.compile(
    r"(?:you|they|he|she|it|we|who\w*|each|every\w*|all|any\w*|some\w*|no|nobody|none|another|both|"
    r"either|the|that|this|those|these|an?|one|other|\d+|(?-i:[A-Z]\w*(?: [A-Z]\w*)+)|\")(?:\W|$)",
    re.IGNORECASE,
)
"""Matches the beginning of a deed that says who does it."""

THIRD = re.compile(r"(?:,|;|\band|\bthen|\bbut) (?:and |then |also )*([a-z]{3,}s)\b")
"""Matches what may be the second verb of somebody, known or not."""

UNKNOWN = re.compile(
    rf"(?!half\b|twice\b|double\b)(?!\w+(?:ing|ed)\b)[a-z][\w-]*"
    rf"(?:$| (?:an?|the|this|th(?:at|ose|ese)|your|their|his|her|its|all|any|each|every|it|them|up|"
    rf"{'|'.join(VALUES)}|\d+)\b)",
    re.IGNORECASE,
)
"""Matches a deed with a verb that no line begins with: a word that is done to something."""

HAS = frozenset(("is", "are", "has", "have", "may", "must", "can", "cannot", "does", "do", "gets"))
BLOCK = re.compile(r"(?:goal|if|when|while|otherwise|option|setup|prevent|for|until|during)\b")
"""Matches a line that is no deed, but asks something or holds a block."""

IsSentence = Callable[[str], bool]


@dataclass(frozen=True, slots=True)
class Deeds:
    """What tells a deed: the verbs by which lines of an effect begin, the nouns, and which lines
    are a sentence somewhere.
    """

    verbs: frozenset[str]
    nouns: Collection[str]
    is_sentence: IsSentence

    def parts(self, sentence: str) -> Iterator[tuple[str, str]]:
        """Yield a sentence as two parts that are whole without each other, one of them known.

        A doer that is the same for both stands before both.
        """
        again = {
            second_person_form(each) for each in THIRD.findall(sentence) if each not in self.nouns
        }
        verbs = self.verbs | again
        whole = (repeat_doer(sentence, verbs) or sentence).rstrip(" .")
        if HEAD.match(whole) or ASIDE.match(whole) or len(whole.split()) < 4:
            return
        joints = [
            each for each in JOINT.finditer(whole) if whole[: each.start()].count('"') % 2 == 0
        ]
        for joint in joints[:MOST_JOINTS]:
            first, second = whole[: joint.start()], whole[joint.end() :]
            if not self._is_deed(second, joint[0], verbs) or not self._is_alone(first, second):
                continue
            if any(ASIDE.match(each) for each in JOINT.split(first)):
                continue
            known, other = (
                len(each.split()) <= MOST_WORDS and self.is_sentence(each)
                for each in (first, second)
            )
            if (known and (other or not LASTS.search(second) or ";" in joint[0])) or (
                other and not SPANS.search(first) and not LASTS.search(first)
            ):
                yield first, second

    def _is_alone(self, first: str, second: str) -> bool:
        """Return True for two parts that do not share who does them, nor an offer."""
        if re.search(r"\b(?:may|can|must either|either|neither|or)\b", first, re.IGNORECASE):
            return False
        told = DOER.match(first) and not re.match(r"you\b", first, re.IGNORECASE)
        noun = first.split()[0].casefold() in self.nouns
        return bool(DOER.match(second)) or not (told or noun)

    def _is_deed(self, said: str, joint: str, verbs: Collection[str]) -> bool:
        """Return True for a part behind a joint in which something is done."""
        words = [word.casefold() for word in re.findall(r"[A-Za-z]+", said)]
        if not words or HEAD.match(f"{said} "):
            return False
        if words[0] in self.verbs:
            return True
        if joint.strip() == ",":  # `rounded up`, `counting the dead`, `one at each site`
            return False
        if DOER.match(said):
            return any(
                each in HAS or each in verbs or second_person_form(each) in verbs
                for each in words[1:]
            )
        return bool(UNKNOWN.match(said)) and words[0] not in self.nouns


def deeds_apart(
    lines: Sequence[str], unread: Collection[int], reads: Reads, deeds: Deeds
) -> list[tuple[str, int]]:
    """Return the lines with each sentence that is not understood as two, where one of them is
    understood and neither is asked, offered or replaced with the other: each with the number of
    the line that it is of.
    """
    out: list[tuple[str, int]] = []
    left = [(line, at, at in unread) for at, line in enumerate(lines)]
    while left:
        line, of, is_unread = left.pop(0)
        above, below = [each for each, _ in out], [each for each, *_ in left]
        found = _apart(line, above, below, reads, deeds) if is_unread else None
        if found is None:
            out.append((line, of))
            continue
        (first, first_unread), (second, second_unread) = found
        if first_unread:
            out.append((first, of))
            left.insert(0, (second, of, second_unread))
        else:
            left[:0] = [(first, of, False), (second, of, second_unread)]
    return out


def _apart(
    line: str, above: Sequence[str], below: Sequence[str], reads: Reads, deeds: Deeds
) -> tuple[tuple[str, bool], tuple[str, bool]] | None:
    """Return the two parts of a line, each with whether it is not understood, or None."""
    if line.lstrip().startswith("#") or '"' in line.partition(" as ")[2]:
        return None
    before = " " * margin_of(line)
    for first, second in deeds.parts(line.strip()):
        pair = [f"{before}{first}.", f"{before}{second[:1].upper()}{second[1:]}."]
        not_read = reads([*above, *pair, *below])
        refused = [len(above) + at in not_read for at in range(2)]
        if not all(refused):
            return (pair[0], refused[0]), (pair[1], refused[1])
    return None


__all__ = ["Deeds", "deeds_apart"]
