"""Bring the lines of a printed card below the line that opens their block: a condition that stands
on a line of its own, the sides of a vote and the faces of a die that take several lines.

What lives here: where such a block begins and ends, by the lines of the print and the empty ones
between them. What does not: what a line says, and results that stand on one line each (`tables`).
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import dataclass, field

from dowlang.natural.chart.wording_patterns import expansions
from dowlang.natural.forms.vote_forms import VOTES
from dowlang.project.mending.sentences import STEP, sentences
from dowlang.project.writing.headings import HEADING, OPTION, PRINTED, WHOLE_IN_QUOTES, called
from dowlang.project.writing.tables import FACE_HEAD, ROLL, SIDE, VOTE
from dowlang.source import margin_of


def _sides(name: str) -> str:
    """Return what matches the wordings of one side of a vote."""
    return "|".join(
        " ".join(part.word or part.symbol for part in way)
        for each in VOTES[name]
        for way in expansions(each)
    )


PASSES = re.compile(
    rf"(?P<head>{_sides('yes')}|pass(?:es|ed)?|success)\s*:\s*(?P<said>.*)", re.IGNORECASE
)
FAILS = re.compile(rf"(?P<head>{_sides('no')}|fail(?:s|ed|ure)?)\s*:\s*(?P<said>.*)", re.IGNORECASE)
SIDE_AGAIN = {
    head: re.compile(rf"^(?:{_sides(side)})\s*,\s*(?=\S)", re.IGNORECASE)
    for head, side in (("passes", "yes"), ("fails", "no"))
}
"""Head of a side -> what says of a line below it once more that it is of that side."""

LABEL_IN_QUOTES = re.compile(r"[“\"](?P<label>[^“”\"]+?)[.!]?[”\"][.:]?\s*(?P<said>\S.*)?")
"""Matches what stands behind the head of a side that begins with a label in quotes."""

NEVER = re.compile(r"(?!)")
FACE = re.compile(rf"(?P<head>{FACE_HEAD})\s*[:–,]?\s*(?P<said>.*)", re.IGNORECASE)
HELD = re.compile(r"(?:hold a |call a )?vote[.:]?", re.IGNORECASE)
"""Matches a line that holds a vote and nothing else."""

VALUE = re.compile(rf"{HEADING.pattern}|^\s*[^\W\d]+$")
"""Matches a line of the head of a card: what stands behind a label, and a word alone."""

SIGN = re.compile(r"^(?P<margin>\s*)(?:[-•*]\s+)?(?P<said>.*?)\s*$")
CONDITION = re.compile(
    r"(?:if|when|whenever|while|as long as|unless|otherwise|each time|every time|for each|until|"
    r"during|at the (?:start|end|beginning)|(?:on|upon) (?:an? )?\d)\b",
    re.IGNORECASE,
)
"""Matches the beginning of a line by which what stands below it is not always done."""

LONG = re.compile(r"(?:\S+\s+){3}\S.*")
"""Matches a line too long for a label: with a colon at its end it opens what stands below it."""

LISTS = re.compile(
    r"\b(?:(?:all|each|one|any|either|two) of|following|these|wins?)\b", re.IGNORECASE
)
"""Matches a line above a list, of which each line is one by itself."""

FRAGMENT = re.compile(r"(?:if|when|whenever|unless|while|as long as)\b[^.,:;!?]+", re.IGNORECASE)
"""Matches a condition that ends without a sign, with nothing behind it that is done."""

WHO = r"(?:you|they|he|she|it)"
ANSWERS = {
    "if so": re.compile(rf"if (?:so|{WHO} (?:do|does|did))", re.IGNORECASE),
    "if not": re.compile(
        rf"if (?:not|{WHO} (?:(?:do|does|did) not|(?:don|doesn|didn|can)['’]t|cannot))",
        re.IGNORECASE,
    ),
}
"""How a card says what was answered to an offer, with what is printed for it."""

STEP_OF_PROSE = STEP[: len(STEP) // 2]
"""Margin of a line of prose below another one."""

TRIGGER = re.compile(r"\s*(?:trigger|read)\b|\s*(?:when|if)\b", re.IGNORECASE)


@dataclass(slots=True)
class Block:
    """A line that opens a block, and the lines of the block."""

    head: str
    lines: list[str] = field(default_factory=list)


def with_blocks(
    text: str,
    blocks: Collection[str],
    *,
    triggered: bool,
    is_rule: Callable[[str], bool] = lambda _: True,
) -> str:
    r"""Return a card in prose with the lines of each block below the line that opens it.

    `blocks` are the clauses that open a block by a word of their own. A card that is `triggered`
    has one line with a condition that opens none. `is_rule` tells what a card could hold from the
    label of a side of a vote.

    >>> print(with_blocks("If you do:\nSing.\nDance.\n\nGo on.", (), triggered=False))
    if so
      Sing.
      Dance.
    <BLANKLINE>
    Go on.
    """
    lines, out, at = _with_rules_below(text.splitlines(), blocks), list[str](), 0
    waits = triggered
    while at < len(lines):
        line = lines[at]
        said, margin = _said(line), " " * margin_of(line)
        if _is_heading(line, blocks):
            waits = waits and not (OPTION.match(line) or TRIGGER.match(line))
        elif results := _results(lines, at, blocks, is_rule):
            held, below, at = results
            out += [margin + each for each in held] + [margin + each for each in below]
            continue
        elif said and waits and TRIGGER.match(said):
            waits = False
        elif (head := _opened(said)) and (end := _end(lines, at, blocks)) > at + 1:
            if head in ANSWERS and out and out[-1].strip():  # below the offer that it answers
                margin = STEP_OF_PROSE + " " * min(len(margin), margin_of(out[-1]))
            out.append(margin + head)
            below = [_said(each) for each in lines[at + 1 : end] if each.strip()]
            out += [margin + STEP_OF_PROSE + each for each in below]
            at = end
            continue
        out.append(line)
        at += 1
    return "\n".join(out)


def _with_rules_below(lines: Sequence[str], blocks: Collection[str]) -> list[str]:
    """Return a card whose head says by a word how it is used with that word as a heading right
    above its rules: below the other lines of its head and a story of one line.
    """
    out = [part for line in lines for part in _values(line, blocks)]
    heads = [_block_of(line, blocks) for line in out]
    at = next((at for at, head in enumerate(heads) if head), -1)
    if at < 0:
        return out
    head = f"{heads[at]}:"
    del out[at]
    while at < len(out) and _is_of_the_head(out[at], blocks):
        at += 1
    story = out[at : at + 3]
    if len(story) == 3 and [bool(each.strip()) for each in story] == [False, True, False]:
        at += 3
    return [*out[:at], head, *out[at:]]


def _is_of_the_head(line: str, blocks: Collection[str]) -> bool:
    """Return True for a line with what a card is, or with a story in quotes."""
    story = WHOLE_IN_QUOTES.match(line)
    return bool(story or VALUE.match(line)) and not _is_heading(line, blocks)


def _block_of(line: str, blocks: Collection[str]) -> str:
    """Return the clause that opens a block which a line says by its word or a printed one alone."""
    said = line.strip(" *_.").casefold()
    block = PRINTED.get(said, said)
    return block if block in blocks else ""


def _values(line: str, blocks: Collection[str]) -> Sequence[str]:
    """Return the words of a line of single words of which one opens a block, each as a line.

    >>> _values("Axe. Use.", ["use"]), _values("Axe, big.", ["use"])
    (['Axe', 'Use'], ['Axe, big.'])
    """
    parts = re.split(r"\s*(?:[.,/·]|\s[–—-])\s+", line.strip(" *_."))
    words = all(re.fullmatch(r"[^\W\d]+", part) for part in parts)
    opens = any(_block_of(part, blocks) for part in parts[1:])
    return parts if words and opens else [line]


def _said(line: str) -> str:
    """Return a line of prose without its margin and the sign of a list."""
    found = SIGN.match(line)
    return found["said"] if found else ""


def _is_heading(line: str, blocks: Collection[str]) -> bool:
    """Return True for the heading of an option or of a block of the card, or a line about it."""
    heading = HEADING.match(line)
    if OPTION.match(line) or line.lstrip().startswith(("#", "**", ">")):
        return True
    label = heading["label"] if heading else ""
    return bool(label) and (bool(called(label, blocks)) or label.casefold() == "trigger")


def _opened(said: str) -> str:
    """Return the head of the block that a line opens, or nothing where it opens none."""
    plain = said.strip("*_ ").removesuffix(":")
    whole = said.endswith(":") or FRAGMENT.fullmatch(said)
    opens = CONDITION.match(plain) or LONG.fullmatch(plain)
    if not whole or ":" in plain or not opens or LISTS.search(plain):
        return ""
    answer = next((each for each, said in ANSWERS.items() if said.fullmatch(plain)), "")
    return answer or plain


def _end(lines: Sequence[str], at: int, blocks: Collection[str]) -> int:
    """Return the number of the line behind the block that one opens: an empty one, another that
    opens a block, or a heading.
    """
    margin, end = margin_of(lines[at]), at + 1
    while end < len(lines) and not lines[end].strip():
        end += 1
    if _is_laid_out(lines, at):
        return at + 1
    for place in range(end, len(lines)):
        line = lines[place]
        ends = not line.strip() or margin_of(line) < margin or _is_heading(line, blocks)
        if ends or (margin_of(line) == margin and _opened(_said(line))):
            return place if place > end else at + 1
    return len(lines)


def _is_laid_out(lines: Sequence[str], at: int) -> bool:
    """Return True for a line whose block stands further right than itself already."""
    below = next((line for line in lines[at + 1 :] if line.strip()), "")
    return margin_of(below) > margin_of(lines[at])


def _results(
    lines: Sequence[str], at: int, blocks: Collection[str], is_rule: Callable[[str], bool]
) -> tuple[list[str], list[str], int] | None:
    """Return the lines of a roll or a vote whose results take several lines: what stands before
    them, the results with what comes of each, and the number of the line behind. Return None where
    each result has its line.
    """
    parts = sentences(_said(lines[at]))
    vote = bool(parts) and bool(VOTE.match(parts[-1]) or HELD.fullmatch(parts[-1]))
    if (not vote and not (parts and ROLL.match(parts[-1]))) or _is_laid_out(lines, at):
        return None
    found, end = list[Block](), at + 1
    several = bool(HELD.fullmatch(parts[-1]))  # which no line says so
    begun = False  # an empty line is behind what comes of the last result
    for place in range(at + 1, len(lines)):
        line = lines[place]
        below = lines[place + 1 :]
        head, label, said = _result(_said(line), vote=vote, lines=below, is_rule=is_rule)
        if _is_heading(line, blocks) and not head:
            break
        if head:
            found.append(Block(head + (f' "{label}"' if label else ""), [said] if said else []))
            several = several or not said or not (SIDE if vote else FACE).match(_said(line))
            begun = False
        elif not line.strip():
            begun = bool(found and found[-1].lines)
            continue
        else:
            further = _further(lines, place, vote=vote, blocks=blocks)
            if not found or (not further and (begun or not several)):
                break
            several = True
            again = SIDE_AGAIN.get(found[-1].head.split(" ")[0], NEVER)
            found[-1].lines.append(again.sub("", _said(line)))
        end = place + 1
    if not several or any(not each.lines for each in found):
        return None
    opened = "All players vote." if HELD.fullmatch(parts[-1]) else parts[-1]
    held = [" ".join(parts[:-1]), opened] if parts[1:] else [opened]
    below = list(_below(found))
    return held, below, end


def _below(found: Sequence[Block]) -> Iterator[str]:
    """Yield the lines of results below their roll or vote."""
    for each in found:
        yield STEP_OF_PROSE + each.head
        yield from (2 * STEP_OF_PROSE + line for line in each.lines)


def _result(
    said: str, *, vote: bool, lines: Sequence[str], is_rule: Callable[[str], bool] = lambda _: True
) -> tuple[str, str, str]:
    """Return the head of a result, the label behind it and what comes of it on its line, the head
    empty for any other line. `lines` are those behind it.
    """
    for head, pattern in (("passes", PASSES), ("fails", FAILS)) if vote else (("", FACE),):
        if found := pattern.fullmatch(said):
            below = lines[0].strip() if lines else ""
            rest = found["said"]
            ended = rest.endswith((".", "!"))
            head = head or found["head"]
            if vote and (quoted := LABEL_IN_QUOTES.fullmatch(rest)):
                return head, quoted["label"], quoted["said"] or ""
            whole = (
                below.endswith(".") and not PASSES.fullmatch(below) and not FAILS.fullmatch(below)
            )
            is_label = vote and whole and not (ended and (is_rule(rest) or not rest))
            rest = rest.rstrip(".") if is_label else rest
            return (head, rest, "") if is_label else (head, "", rest)
    return "", "", ""


def _further(lines: Sequence[str], at: int, *, vote: bool, blocks: Collection[str]) -> bool:
    """Return True where another result comes behind a line."""
    for place in range(at, len(lines)):
        if _result(_said(lines[place]), vote=vote, lines=())[0]:
            return True
        if _is_heading(lines[place], blocks):
            return False
    return False


__all__ = ["with_blocks"]
