"""Write the votes of a printed card as a sentence that holds one, with its sides behind it, however
the card says that there is one: `Option 1 (vote): Go in.`, `Vote: Shall we go?`, `If the vote
passes, …`, `All players vote on the following.` above two options.

What lives here: where a vote is told, who votes, and what is printed around it. What does not: what
comes of its sides (`tables`, `blocks`), and what is said of ties right behind a vote
(`ties_of_votes`).
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from dowlang.natural.chart.wording_patterns import expansions
from dowlang.natural.forms.vote_forms import VOTES
from dowlang.project.mending.sentences import sentences
from dowlang.project.writing.blocks import FAILS, PASSES
from dowlang.project.writing.headings import NUMBERED, OPTION
from dowlang.project.writing.structure import VOTE as VOTE_BETWEEN_LABELS
from dowlang.project.writing.tables import SIDE, VOTE
from dowlang.project.writing.ties_of_votes import ENDS
from dowlang.source import margin_of

HELD = "All players vote."
"""The sentence by which a vote is held."""

WHO = (
    r"(?:(?:all|the|every|each|other|non-exiled) ?)*(?:players?|everyone|everybody|group|colony)"
    r"(?: with [^.,;:()]+?)?"
)
EVERYBODY = re.compile(
    r"(?:(?:all|the|every|each) ?)*(?:players?|everyone|everybody|group|colony)", re.IGNORECASE
)
NOTE = (
    r"(?:by )?(?:an? )?(?:group |colony |majority |open )?vote"
    rf"|(?:requires|needs) a (?:group |majority )?vote|put to (?:a|the) vote|(?P<who>{WHO}) "
    r"(?:must )?votes?"
)
BEFORE_A_LABEL = re.compile(
    rf"(?P<head>\s*[*_]*{NUMBERED})(?:\s*[(\[](?:{NOTE})[)\]]\s*[:.–—-]?|(?:\s*[,:.]|\s+[–—-])\s+"
    rf"(?:{NOTE.replace('<who>', '<whom>')})\s*[:–—-])[*_]*\s+(?P<rest>\S.*)",
    re.IGNORECASE,
)
"""Matches the heading of an option with a note before its label that it is voted on."""

BEHIND_A_LABEL = re.compile(
    rf"(?P<head>\s*[*_]*{NUMBERED})\s*[:.)–—-]\s+(?P<rest>[^.:;]*?)[.!?]?(?:\s*[(\[]|,?\s+[–—-]\s+)"
    rf"(?:{NOTE})[)\]]?[.:]*(?P<end>[*_]*(?:\s.*)?)",
    re.IGNORECASE,
)
"""Matches the heading of an option with such a note behind its label."""

HEADED = re.compile(
    rf"(?P<margin>\s*)[*_]*(?:(?P<who>{WHO}) )?votes?(?: on)?[*_]*\s*[:–—][*_]*\s+(?P<said>\S.*)",
    re.IGNORECASE,
)
"""Matches a vote that is a heading, with what it is about or what comes of it behind it."""

BETWEEN = re.compile(
    rf"(?P<who>{WHO}) (?:must )?votes? (?:on|for|between|to choose)\b"
    r"[^.:;,]*\b(?:following|these|options?|choices?|below)\b[^.:;,]*(?P<end>[,;.:].*)?",
    re.IGNORECASE,
)
"""Matches a vote between the options below it."""

CALLED = re.compile(
    r"(?:(?:put (?:it|this|the matter) to (?:a|the)|(?:hold|take|call(?: for)?|make) an?) "
    rf"(?:group |colony |majority |new )?vote|(?:(?P<who>{WHO}) (?:must |now )?votes?))"
    r"(?: (?:on (?:it|this|that|the matter)|(?:on )?whether (?:or not )?[^.:;,]+|yes or no|"
    r"thumbs? up or (?:thumbs? )?down|for or against(?: (?:it|this))?))?(?=[.:;,]|$)",
    re.IGNORECASE,
)
"""Matches a vote as it is held in other words."""

OVER_HALF = re.compile(
    rf"if (?:more than|over) half (?:of )?(?:{WHO}|(?:the |all )?votes|voters)? ?"
    r"(?:votes?|are|is|say|agree)? ?"
    r"(?P<answer>yes|no|for(?: it)?|in favou?r|against(?: it)?)?(?=,)",
    re.IGNORECASE,
)
"""Matches a side that has more than half of the votes, so that a tie is none of it."""


def _heads(side: str) -> str:
    """Return what matches the conditions that say one side of a vote, the longest first."""
    said = {
        " ".join(part.word or part.symbol for part in way)
        for each in VOTES[side]
        for way in expansions(each)
    }
    heads = (each for each in said if each.startswith(("if ", "should ")))
    return "|".join(sorted(heads, key=len, reverse=True))


EITHER = f"{_heads('yes')}|{_heads('no')}"
BEHIND = re.compile(
    rf"(?P<do>[^.;:]+?),? (?P<side>{EITHER})"
    rf"(?:[,;]? (?:and |but )?(?P<more>[^.;:]+?),? (?P<other>{EITHER}))?[.;]?",
    re.IGNORECASE,
)
"""Matches a sentence that says one side or both behind what comes of them."""

OF_THE_VOTE = re.compile(rf"(?:{EITHER})(?=[,:])", re.IGNORECASE)
OF_A_VOTE = re.compile(r"\b(?:vote|motion|proposal)\b", re.IGNORECASE)
VOTES_ON = re.compile(r"\bvot(?:e|es|ed|ing)\b", re.IGNORECASE)
"""Match a side, what it says of a vote that is held, and a line that may hold one."""


DECIDED = re.compile(
    r"\s*\((?:if )?(?:the |it )?(?:vote )?(?:is )?(?:pass(?:es|ed)?|(?P<no>fail(?:s|ed)?))\)",
    re.IGNORECASE,
)
"""Matches a note beside an option that it is one side of a vote."""


@dataclass(slots=True)
class CardWithVotes:
    """The lines of a card so far, and what is known of the vote of the part that is open."""

    out: list[str] = field(default_factory=list)
    optional: bool = False  # the part is what an option does
    asked: str = ""  # by the heading: the sentence that holds the vote
    heading: tuple[int, str] = (-1, "")  # where the heading stands, and how it was printed
    held: int = -1  # the line that holds the vote
    told: bool = False  # something in this part speaks of a vote

    def opens(self, line: str) -> str:
        """Begin the part of an option. Return what stands on its line behind the label."""
        self.asked, self.held, self.told, self.optional = "", -1, False, True
        for pattern in (BEFORE_A_LABEL, BEHIND_A_LABEL):
            if found := pattern.fullmatch(line):
                names = found.groupdict()
                self.asked = _sentence(names["who"] or names.get("whom") or "")
                rest = f"{found['rest']}.{names.get('end') or ''}".replace("..", ".")
                label, *behind = sentences(rest.rstrip())
                self.heading = (len(self.out), line)
                self.out.append(f"{found['head']}: {label}")
                return " ".join(behind)
        self.out.append(line)
        return ""

    def adds(self, line: str) -> None:
        """Add a line that is no heading, with the vote above it where it tells a side of one."""
        margin = " " * margin_of(line)
        parts = [part for each in sentences(line.strip()) for part in _sides_first(each)]
        first = parts[0] if parts else ""
        if not first:
            self.out.append(line)
            return
        is_side = any(each.match(first) for each in (SIDE, PASSES, FAILS, OVER_HALF))
        plain = OF_THE_VOTE.match(first)
        says = plain is not None and OF_A_VOTE.search(plain[0]) is not None
        holds = any(CALLED.match(each) for each in parts)
        if is_side and self.held < 0 and (self.asked or (says and self.optional and not self.told)):
            self.held = len(self.out)
            self.out.append(margin + (self.asked or HELD))
        elif self.asked and not holds and self.held < 0:
            self.out[self.heading[0]] = self.heading[1]  # nothing is said of how the vote ends
        self.asked = ""
        self.told = self.told or bool(VOTES_ON.search(line))
        written = [_as_held(each) for each in parts]
        self.held = len(self.out) if holds else self.held
        for at, each in enumerate(written):
            written[at], tie = _over_half(each)
            if tie and self.held == len(self.out):  # the vote stands on this line
                written[:at] = [_tied(said, tie) for said in written[:at]]
            elif tie and self.held >= 0:
                self.out[self.held] = _tied(self.out[self.held], tie)
        self.out.append(margin + " ".join(written) if written != [line.strip()] else line)


def _over_half(said: str) -> tuple[str, str]:
    """Return a side that has more than half of the votes as the one that wins, with what comes of a
    tie, which is none of it. Any other sentence stays as it is.

    >>> _over_half("If more than half vote no, hop."), _over_half("Hop.")
    (('If the vote fails, hop.', 'pass'), ('Hop.', ''))
    """
    found = OVER_HALF.match(said)
    if found is None:
        return said, ""
    no = (found["answer"] or "").casefold().startswith(("no", "against"))
    return f"If the vote {'fails' if no else 'passes'}{said[found.end() :]}", (
        "pass" if no else "fail"
    )


def _tied(line: str, tie: str) -> str:
    """Return a line that holds a vote with what comes of a tie, any other line as it is."""
    held = VOTE.match(line.strip()) and "ties" not in line
    return f"{line.rstrip('.: ')}, ties {tie}." if held else line


def with_votes(text: str) -> str:
    r"""Return a card in prose with each of its votes held by a sentence above its sides.

    >>> print(with_votes("Song\nOption 1 (vote): Sing it.\nIf the vote passes, hop."))
    Song
    Option 1: Sing it.
    All players vote.
    If the vote passes, hop.
    >>> print(with_votes("Song\nOption 1: Sing.\nHop if the vote passes, rest if it fails."))
    Song
    Option 1: Sing.
    All players vote.
    if the vote passes, hop. if it fails, rest.
    >>> print(with_votes("Song\nAll players vote on the following.\nOption 1: A.\nOption 2: B."))
    Song
    All players vote.
    Option 1: A.
    Option 2: B.
    """
    lines = _with_a_vote_above(text.splitlines())
    card = CardWithVotes()
    for at, line in enumerate(lines):
        below = [each for each in lines[at + 1 :] if each.strip()]
        if OPTION.match(line) or BEFORE_A_LABEL.fullmatch(line) or BEHIND_A_LABEL.fullmatch(line):
            if behind := card.opens(line):
                card.adds(behind)
            continue
        for each in _headed(line, below):
            for one in _between(each, below):
                card.adds(one)
    return "\n".join(card.out)


def _headed(line: str, below: Sequence[str]) -> Iterator[str]:
    """Yield a line, or the vote that it is the heading of with what stands behind it."""
    found = HEADED.fullmatch(line)
    if found is None or VOTE_BETWEEN_LABELS.match(line.strip()):
        yield line
        return
    margin, said = found["margin"], found["said"].strip()
    vote = _sentence(found["who"] or "")
    if _is_side(said):
        yield f"{margin}{vote} {said}"
    elif EVERYBODY.fullmatch(said.rstrip(".")):
        yield margin + HELD
    elif below and _is_side(below[0]):
        yield f"{margin}# {said} — what a vote is about is not printed: its sides may have labels"
        yield margin + vote
    else:
        yield line


def _is_side(said: str) -> bool:
    """Return True for a text that begins with a side of a vote, the other one left out."""
    sides = (SIDE, PASSES, FAILS, OVER_HALF)
    return not re.match("otherwise", said, re.IGNORECASE) and any(
        each.match(said.strip(" -•*_")) for each in sides
    )


def _between(line: str, below: Sequence[str]) -> list[str]:
    """Return a line that holds a vote between the two options below it as one that does, below
    what else it says of votes.
    """
    parts = sentences(line.strip())
    at = next((at for at, each in enumerate(parts) if BETWEEN.fullmatch(each)), -1)
    options = [bool(OPTION.match(each)) for each in below]
    later = parts[at + 1 :]
    if at < 0 or sum(options) != 2 or not options[0] or not all(map(VOTES_ON.search, later)):
        return [line]
    found = BETWEEN.fullmatch(parts[at])
    assert found is not None
    vote, end = _sentence(found["who"]), (found["end"] or "").strip(" .:;,")
    tied = next((each for each, form in ENDS.items() if form.fullmatch(end)), "")
    vote = _tied(vote, tied) if tied else f"{vote.rstrip('.')}{f'; {end}' if end else ''}."
    for place, each in enumerate(later):
        said, _, tie = each.rpartition("; ")
        if end := next((end for end, form in ENDS.items() if form.fullmatch(tie)), ""):
            later[place], vote = f"{said}.", _tied(vote, end)
    said = " ".join([*parts[:at], *later])
    return [" " * margin_of(line) + each for each in (said, vote) if each]


def _with_a_vote_above(lines: Sequence[str]) -> list[str]:
    """Return a card with a vote above its two options where they are what it decides.

    >>> _with_a_vote_above(["Option 1 (passed): Sing.", "Hop.", "Option 2 (failed): Rest."])
    ['All players vote.', 'Option 1: Sing.', 'Hop.', 'Option 2: Rest.']
    """
    options = [at for at, line in enumerate(lines) if OPTION.match(line)]
    sides = [DECIDED.search(lines[at]) for at in options]
    if len(sides) != 2 or not all(sides) or [bool(each and each["no"]) for each in sides] != [0, 1]:
        return list(lines)
    out = [DECIDED.sub("", line) if at in options else line for at, line in enumerate(lines)]
    held = any(VOTE.match(part) for line in out[: options[0]] for part in sentences(line))
    return out if held else [*out[: options[0]], HELD, *out[options[0] :]]


def _sentence(who: str) -> str:
    """Return the sentence by which some vote."""
    if not who or EVERYBODY.fullmatch(who):
        return HELD
    one = re.match(r"(?:each|every|everyone|everybody)\b", who, re.IGNORECASE)
    return f"{who[:1].upper()}{who[1:]} vote{'s' if one else ''}."


def _as_held(said: str) -> str:
    """Return a sentence that holds a vote in other words as it is held."""
    found = CALLED.match(said)
    if found is None or VOTE.match(said):
        return said
    return _sentence(found["who"] or "").rstrip(".") + (said[found.end() :] or ".")


def _sides_first(said: str) -> Iterator[str]:
    """Yield a sentence with the sides of a vote before what comes of them."""
    found = BEHIND.fullmatch(said)
    sides = (SIDE, PASSES, FAILS)
    if found is None or any(each.match(said) for each in sides) or ":" in said:
        yield said
        return
    for side, do in ((found["side"], found["do"]), (found["other"], found["more"])):
        if side:
            yield f"{side}, {do[:1].lower()}{do[1:]}."


__all__ = ["with_votes"]
