"""Take what a printed card says of ties out of the vote that stands before it, so that its sides
follow it: what the rules say anyway is a comment above the vote, any other is said with it.

What lives here: sentences of ties right behind a vote. What does not: the sides of a vote
(`blocks`, `tables`).
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from dowlang.project.mending.sentences import sentences
from dowlang.project.writing.tables import VOTE
from dowlang.source import margin_of
from dowlang.vocabulary.repeated_rules import StandingRule

TIE = (
    r"(?:(?:on|upon|in case of|in the case of|in the event of) a (?:tie|draw)|"
    r"if (?:the vote|it) is (?:tied|a tie)|if there is a tie|a tie|ties|tied votes)"
)
VOTED = r"(?:(?:it|the vote|this vote) )?(?:also )?"
ENDS = {
    "fail": re.compile(rf"{TIE},? {VOTED}(?:fails?|does not pass)\W*", re.IGNORECASE),
    "pass": re.compile(rf"{TIE},? {VOTED}(?:pass|passes|succeeds?)\W*", re.IGNORECASE),
    "go to you": re.compile(
        rf"{TIE},? (?:you|the active player) (?:decides?|chooses?|breaks? (?:it|the tie|ties))\W*|"
        r"(?:you|the active player) (?:breaks?|decides?) (?:all )?(?:ties|tied votes|a tie)\W*",
        re.IGNORECASE,
    ),
}
"""What comes of a tie, as a card says it -> how it is printed."""


TIES = re.compile(r"\b(?:tie|ties|tied|draw)\b", re.IGNORECASE)


def with_ties_apart(text: str, standing: Sequence[StandingRule]) -> str:
    r"""Return a card in prose with the sentences of ties that stand right behind its votes above
    them as comments, where one of the rules that are `standing` says it, or with the vote.

    >>> rule = StandingRule("on a tie, flip a coin", "R-1", "vote")
    >>> print(with_ties_apart("Sing. All players vote. On a tie, flip a coin.\nYes: Hop.", [rule]))
    Sing.
    # On a tie, flip a coin. — that is a rule of the game already (R-1): leave it out
    All players vote.
    Yes: Hop.
    >>> with_ties_apart("All players vote. On a tie, it fails. Yes: Hop. No: Sing.", [])
    'All players vote, ties fail. Yes: Hop. No: Sing.'
    """
    out = list[str]()
    for line in text.splitlines():
        margin = line[: margin_of(line)]
        parts = sentences(line.strip())
        vote = _vote_of(out[-1]) if out and parts and _said(parts[0], standing, "vote") else ""
        if vote:  # the tie stands on a line of its own
            margin = out[-1][: margin_of(out[-1])]
            parts = [*sentences(out.pop().strip()), *parts]
        kept = list(_apart(parts, margin, standing))
        out += kept if vote or kept[1:] or TIES.search(line) else [line]
    return "\n".join(out)


def _apart(parts: Sequence[str], margin: str, standing: Sequence[StandingRule]) -> Iterator[str]:
    """Yield a line of sentences with those of ties apart."""
    kept = list[str]()
    for part in parts:
        said = _said(part, standing, " ".join(kept)) if kept and VOTE.match(kept[-1]) else ""
        if said.startswith("#"):
            above = kept[:-1]
            yield from [margin + " ".join(above)] if above else []
            yield f"{margin}{said}"
            kept = kept[-1:]
        elif said:
            kept[-1] = f"{kept[-1].rstrip('.:')}, ties {said}."
        else:
            kept.append(part)
    yield margin + " ".join(kept)


def _vote_of(line: str) -> str:
    """Return the last sentence of a line where a vote is held by it, or nothing."""
    last = sentences(line.strip())[-1] if line.strip() else ""
    return last if VOTE.match(last) else ""


def _said(sentence: str, standing: Sequence[StandingRule], before: str) -> str:
    """Return what is written of a sentence of ties: a comment, or what comes of one."""
    rule = next((each for each in standing if each.repeats(sentence, before)), None)
    if rule is not None and TIES.search(sentence):
        return f"# {sentence.strip()} — {rule.told}"
    return next((end for end, form in ENDS.items() if form.fullmatch(sentence.strip())), "")


__all__ = ["with_ties_apart"]
