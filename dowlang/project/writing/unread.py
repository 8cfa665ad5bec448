"""Write the lines of a card file that are not understood as comments, each with its reason: those
that `dow check` refuses where they stand, what stands below them, and what speaks of them.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterable, Sequence
from itertools import takewhile

from dowlang.advice import Way, first_offer, quoted_in
from dowlang.diagnostics import Diagnostic
from dowlang.diagnostics import codes as codes
from dowlang.diagnostics.templates import listed
from dowlang.natural.replaced_deeds import INSTEAD, replaced_from
from dowlang.project.mending.sentences import STEP
from dowlang.project.mending.understood_pieces import NOT_UNDERSTOOD, PRINTED
from dowlang.project.mending.what_is_left import OPEN
from dowlang.project.printed_comments import MARK
from dowlang.project.writing.labels import heading_in
from dowlang.project.writing.settling import Errors
from dowlang.source import margin_of

MOST_ROUNDS = 5
"""How often the card is checked again without what was refused before."""

NO_FAULT = frozenset({codes.UNKNOWN_NAME.number, codes.MISSING_CLAUSE.number})
"""Codes of what is no fault of a line: cards of the author's own lie beside it, and a line that the
card lacks is still to be written.
"""

REFERS = re.compile(r"\b(?:that|those|the chosen) (?P<noun>[a-z]+?)s?\b|\b(?:it|they|them)\b")
"""Matches words that speak of what a line before tells."""

OTHERS = re.compile(r"\b(?:each|every|all|any|the) other players?\b|\bthe others\b")
SOME = re.compile(
    r"\bplayers? (?:with|who|that|whose|without|at)\b|\bsome players\b", re.IGNORECASE
)
"""Match a line that speaks of the other players, and one that tells of some who those are not."""

CHANGES = re.compile(
    r"^(?!.*\botherwise\b).*\binstead[.]?$|\b(?:may|can) instead\b|^instead\b"
    r"|^(?:otherwise|alternatively|or|if not|unless|but only|except|keep)\b"
    r"|\bnot (?:lose|lost|gain|get|take) (?:that|this|those|it|them)\b"
    r"|^for (?:each|every) .*\b(?:this way|so)\b",
    re.IGNORECASE,
)
"""Matches a line by which the one before it means something else: what was drawn is not kept, what
was lost is not. What is done instead of another side of the same line changes none.
"""

GIVEN_BACK = re.compile(
    r"\b(?:shuffle|put|place|return|give)s? (?:it|them|(?:that|those|the) \w+) "
    r"(?:\w+ )?(?:back|on|under|into|in|to)\b",
    re.IGNORECASE,
)
TAKEN = re.compile(r"\b(?:draw|join|take|look|reveal|search|choose|steal)s?\b", re.IGNORECASE)
"""Matches what brings cards or somebody, of which the next line may give some back."""

IS = re.compile(rf"{STEP}[a-z]+(?: or [a-z]+)*(?:, (?:in|starting) .*)?(?:  #.*)?")
"""Matches a line that says what a card is and where it lies, which no rule changes."""

ELSE = re.compile(r"(?:otherwise|if not)\b", re.IGNORECASE)
ASKS = re.compile(r"if\b|.*\bmay\b", re.IGNORECASE)
"""Matches a line with two sides, which is whole by itself: what else happens is not on the card."""

CHOSEN = frozenset({Way.READINGS, Way.NEAR})
"""Ways in which the help of a line begins that is told as a choice."""

PART = re.compile(r"; (?=(?:[^`]*`[^`]*`)*[^`]*$)")
"""Matches between the parts of a help."""

Near = Callable[[str], Sequence[str]]
"""Returns the lines of a card that have most in common with a printed one."""

ANSWER = re.compile(
    r"(?:if (?:so|not|\w+ (?:do|does|did)(?: not|n['’]t)?)|otherwise)\b", re.IGNORECASE
)
"""Matches a line that says what comes of the one above it."""

GOES_ON = "it goes on from the line above, which is not understood"
CHANGED = "the line below changes it, and is not understood"


def without_unread(
    text: str,
    errors: Errors,
    near: Near = lambda _: (),
    no_option: re.Pattern[str] | None = None,
) -> tuple[str, tuple[tuple[str, str], ...]]:
    """Return a card file with the lines that are not understood as comments, and those lines with
    the reason. `no_option` matches the headings that nobody chooses, on a card with options.
    """
    lines, unread = text.split("\n"), list[tuple[str, str]]()
    for _ in range(MOST_ROUNDS):
        refused: dict[int, Diagnostic] = {}
        for each in errors("\n".join(lines)):
            if each.span.line > 1 and _is_refused(each, lines):
                refused.setdefault(each.span.line, each)
        if not refused:
            break
        told: dict[int, Sequence[str]] = {
            at: reasons(each, lines[at - 1], near) for at, each in refused.items()
        }
        for at in told:
            if no_option is not None and (heading := _heading(lines, at, no_option)):
                told[at] = (
                    f'what can be chosen is headed `option "{heading}"`, and what comes of it '
                    "stands under that",
                )
            above = _neighbour(lines, at, -1)
            if above in told and ANSWER.match(lines[at - 1].strip()):
                told[at] = (GOES_ON,)
        told |= _beside(lines, told)
        unread += [(lines[at - 1].strip(), told[at][0]) for at in sorted(told)]
        lines = _commented(lines, told)
    return "\n".join(lines), tuple(unread)


def _is_refused(found: Diagnostic, lines: Sequence[str]) -> bool:
    """Return True for an error by which a line is no line of the card where it stands."""
    if not re.match(r"DOW[123]", found.code) or found.code in NO_FAULT:
        return False
    if found.code != codes.MISSING_BLOCK.number:
        return True
    at = found.span.line
    below = takewhile(lambda line: margin_of(line) > margin_of(lines[at - 1]), lines[at:])
    return not any(line.strip().startswith(MARK) for line in below)


def _beside(lines: Sequence[str], told: dict[int, Sequence[str]]) -> dict[int, Sequence[str]]:
    """Return the lines that mean something else without one that is not understood."""
    out: dict[int, Sequence[str]] = {}
    for at in told:
        said = lines[at - 1].strip()
        after = _neighbour(lines, at, 1)
        found = REFERS.search(lines[after - 1]) if after else None
        others = bool(after) and OTHERS.search(lines[after - 1]) and SOME.search(said)
        if after and after not in told and (found or others):
            noun = found["noun"] if found else None
            names = others or noun is None or re.search(rf"\b{noun}", said)
            if names and not (_is_head(lines, after) or _is_story(lines, after)):
                out[after] = (GOES_ON,)
        before = _neighbour(lines, at, -1)
        opens = at < len(lines) and margin_of(lines[at]) > margin_of(lines[at - 1])
        alone = opens and not ELSE.match(said)  # a condition of the lines below it
        back = GIVEN_BACK.search(said) and before and TAKEN.search(lines[before - 1])
        changes = bool(CHANGES.search(said) or back) and "would" not in said and not alone
        if before and before not in told and changes and not IS.fullmatch(lines[before - 1]):
            if INSTEAD.search(said):
                out |= dict.fromkeys(_replaced(lines, at, told), (CHANGED,))
            sided = ELSE.match(said) and ASKS.match(lines[before - 1].strip())
            out |= {} if sided else {before: (CHANGED,)}
    return out


def _replaced(lines: Sequence[str], at: int, told: Collection[int]) -> list[int]:
    """Return the numbers of the lines above one with *instead* from that on which it replaces."""
    above, place = list[int](), _neighbour(lines, at, -1)
    while place and place not in told:
        above.insert(0, place)
        place = _neighbour(lines, place, -1)
    return above[replaced_from([lines[each - 1] for each in above], lines[at - 1]) :]


def _neighbour(lines: Sequence[str], number: int, step: int) -> int:
    """Return the number of the line beside one at the same margin, or 0."""
    at = number - 1 + step
    while 0 < at < len(lines) and lines[at].strip():
        if margin_of(lines[at]) <= margin_of(lines[number - 1]):
            same = margin_of(lines[at]) == margin_of(lines[number - 1])
            return at + 1 if same and not lines[at].strip().startswith("#") else 0
        at += step
    return 0


def _heading(lines: Sequence[str], number: int, no_option: re.Pattern[str]) -> str:
    """Return what a line may be the heading of, with what comes of it on that line or below it."""
    line = lines[number - 1]
    opens = number < len(lines) and margin_of(lines[number]) > margin_of(line)
    inside = any(each.strip().startswith("option ") for each in lines[:number])
    return "" if inside else heading_in(line.strip(), no_option, opens=opens)


def _is_head(lines: Sequence[str], number: int) -> bool:
    """Return True for a line that names itself what it speaks of: with a block of its own."""
    return bool(re.match(r"(?:when|for each|option|the next time)\b", lines[number - 1].strip()))


def _is_story(lines: Sequence[str], number: int) -> bool:
    """Return True for a line with a text in quotes, which speaks of no line."""
    return bool(re.match(r'[a-z]+ "', lines[number - 1].strip()))


def _commented(lines: Sequence[str], told: dict[int, Sequence[str]]) -> list[str]:
    """Return the lines with those that are told as comments, and what stands below them."""
    out: list[str] = []
    below = -1
    for number, line in enumerate(lines, 1):
        before = " " * margin_of(line)
        if number in told:
            below = margin_of(line)
            out.append(f"{before}{MARK} {line.strip()}")
            out += [f"{before}#   {each}" for each in told[number]]
        elif below >= 0 and line.strip() and margin_of(line) > below:
            out.append(f"{' ' * below}{MARK}     {line.strip()}")
        else:
            below = -1
            out.append(line)
    return out


def choices(found: Iterable[Diagnostic]) -> int:
    """Return the number of lines that are told as a choice of what they may mean."""
    offers = ((each.span.line, first_offer(each.help)) for each in found)
    return len({line for line, offer in offers if offer is not None and offer.way in CHOSEN})


def reasons(found: Diagnostic, line: str, near: Near) -> list[str]:
    """Return the reason why a line is not understood, and what its message says besides. Where it
    offers nothing that can be typed, return it with the lines that are near.
    """
    help = found.help or ""
    message = [] if help and found.message == PRINTED else [found.message]
    offer = first_offer(found.help)
    if offer is not None and offer.way is Way.READINGS:
        return [*message, *help.split("\n")]
    offered = quoted_in(help)
    if offered and all(map(OPEN.search, offered)):
        lines = [found.message]
    else:
        parts = ("; ".join(filter(None, map(_closed, PART.split(one)))) for one in help.split("\n"))
        lines = [*message, *filter(None, parts)] or [found.message]
    if offer is not None:
        return lines
    like = near(help.rpartition(NOT_UNDERSTOOD)[2] if NOT_UNDERSTOOD in help else line)
    return [*lines, f"near to it: {listed(list(like))}"] if like else lines


def _closed(part: str) -> str:
    """Return a part of a help without its forms that have places to fill, or nothing where those
    are what it is about.

    >>> _closed("it holds `a`, `b {count}`, `c`"), _closed("did you mean `add {count} food`")
    ('it holds `a`, `c`', '')
    """
    part = re.sub(r"`[^`]*\{[^`]*`, ", "", part)
    return "" if re.search(r"`[^`]*\{[^`]*`", part) else part


__all__ = ["MARK", "choices", "reasons", "without_unread"]
