"""Write the lines of a card file that are not understood as comments, each with its reason: those
that `dow check` refuses where they stand, what stands below them, and what speaks of them.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterable, Sequence
from itertools import takewhile

from dowlang.advice import Way, first_offer
from dowlang.diagnostics import Diagnostic
from dowlang.diagnostics import codes as codes
from dowlang.natural.variants.replaced_deeds import first_replaced
from dowlang.project.mending.near_lines import NEAR_TO_IT, told_near
from dowlang.project.mending.sentences import STEP
from dowlang.project.mending.understood_pieces import PRINTED
from dowlang.project.printed_comments import MARK
from dowlang.project.writing.labels import heading_in
from dowlang.project.writing.paragraphs import HELD
from dowlang.project.writing.settling import Errors
from dowlang.source import margin_of

MOST_ROUNDS = 5
"""How often the card is checked again without what was refused before."""

NO_FAULT = frozenset({codes.UNKNOWN_NAME.number, codes.MISSING_CLAUSE.number})
"""Codes of what is no fault of a line: cards of the author's own lie beside it, and a line that the
card lacks is still to be written.
"""

REFERS = re.compile(
    r"\b(?:that|those|the chosen) (?P<noun>[a-z]+?)s?\b"
    r"|(?<!voted for )(?<!voted against )\b(?:it|they|them)\b"
)
"""Matches words that speak of what a line before tells."""

ASKED_OF = re.compile(r" where \([^()]*\)")
"""Matches what a line asks of the things that it names itself, as `it` or `they`."""

OTHERS = re.compile(r"\b(?:each|every|all|any|the) other players?\b|\bthe others\b")
SOME = re.compile(
    r"\bplayers? (?:with|who|that|whose|without|at)\b|\bsome players\b", re.IGNORECASE
)
"""Match a line that speaks of the other players, and one that tells of some who those are not."""

THIS = r"(?:that|this|these|those|it|them|the (?:previous|above|effect|penalty|loss|result)\b.*)"
CHANGES = re.compile(
    r"^(?!.*\botherwise\b).*\binstead\b(?! of (?!that|this|it\b|them|those|doing))|^instead of\b"
    r"|^(?:otherwise|alternatively|or|if not|unless|but only|only|except|keep)\b"
    rf"|\bnot (?:lose|lost|gain|get|take) {THIS}"
    rf"|\b(?:ignore|skip|double|halve|reduce|increase|cancel|prevent)s? {THIS}\b"
    r"|\bnot apply\b|\bexempt\b|\bunaffected\b|\bnot affected\b"
    r"|^(?:this|that|it) (?:only|(?:does not|doesn['’]t) (?:happen|count))\b"
    r"|^for (?:each|every) .*\b(?:this way|so)\b",
    re.IGNORECASE,
)
"""Matches a line by which the one before it means something else: what was drawn is not kept, what
was lost is not. What is done instead of another side of the same line changes none.
"""

WHOLE = re.compile(r"^(?:instead|alternatively|or)\b|\b(?:may|can) instead\b", re.IGNORECASE)
"""Matches a line that is done in place of all that was told before it."""

GOAL = re.compile(r" *goal\b")
WINS = re.compile(
    r"\b(?:wins?|won|winning|lose the game|needs?|needed|requires?|required|suffices?|is enough|"
    r"are enough|goals?|fulfil\w*|counts? (?:as|towards?|for|double|twice|only)|"
    r"(?:do|does|doesn['’]t|don['’]t|do not|does not) count|it is not true)\b",
    re.IGNORECASE,
)
"""Match a goal, and what is said of whoever reaches it or of what that takes."""

NOT_DONE = re.compile(
    r"(?<!who )(?<!that )\b(?:instead of|rather than|without(?= [a-z]+ing\b)|"
    r"(?:do|does|need|is|are|was|were)(?: not|n['’]t)) (?:(?:have|to|be|also)\b ?)*"
    r"(?P<verb>(?!the\b|any\b|all\b)[a-z]{3,})",
    re.IGNORECASE,
)
"""Matches what is not done, of somebody or on a condition: `those with a coat do not lose any`."""

OWN = re.compile(r"^(?:when|whenever|(?:each|every|the next) time)\b|would", re.IGNORECASE)
"""Matches a line that has itself what it replaces: what happens then."""

IF = re.compile(r"^(?:if|when|whenever|while)\b[^,]*,", re.IGNORECASE)

WHILE = re.compile(r"(?:while|as long as)\b", re.IGNORECASE)
SAYS_INSTEAD = re.compile(r"\binstead\b", re.IGNORECASE)
WORD = re.compile(r"[a-z]+", re.IGNORECASE)
STRONG = {"lost": "lose", "drawn": "draw", "given": "give", "gotten": "get", "taken": "take"}

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
UNSAID = "the card is equipped, and nothing says that it is played: what it does stands below that"
CHANGED = "the line below changes it, and is not understood"


def without_unread(
    text: str,
    errors: Errors,
    near: Near = lambda _: (),
    no_option: re.Pattern[str] | None = None,
    held: Collection[str] = (),
) -> tuple[str, tuple[tuple[str, str], ...]]:
    """Return a card file with the lines that are not understood as comments, and those lines with
    the reason. `no_option` matches the headings that nobody chooses, on a card with options.
    `held` are lines that check and are comments all the same: nothing says that the card is played.
    So are those that go on from one that is not understood, which have a mark behind them.
    """
    lines, unread = text.split("\n"), list[tuple[str, str]]()
    later = [at for at, line in enumerate(lines, 1) if line.endswith(HELD)]
    lines = [line.removesuffix(HELD) for line in lines]
    for _ in range(MOST_ROUNDS):
        refused: dict[int, Diagnostic] = {}
        for each in errors("\n".join(lines)):
            if each.span.line > 1 and _is_refused(each, lines):
                refused.setdefault(each.span.line, each)
        unsaid = [at for at, line in enumerate(lines, 1) if line in held and at not in refused]
        if not refused and not unsaid and not later:
            break
        told: dict[int, Sequence[str]] = {
            at: reasons(each, lines[at - 1], near) for at, each in refused.items()
        }
        told |= dict.fromkeys(unsaid, (UNSAID,)) | dict.fromkeys(later, (GOES_ON,))
        later = []
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
        found = REFERS.search(ASKED_OF.sub("", lines[after - 1])) if after else None
        others = bool(after) and OTHERS.search(lines[after - 1]) and SOME.search(said)
        if after and after not in told and (found or others):
            noun = found["noun"] if found else None
            names = others or noun is None or re.search(rf"\b{noun}", said)
            if names and not (_is_head(lines, after) or _is_story(lines, after)):
                out[after] = (GOES_ON,)
        out |= {each: (CHANGED,) for each in _changed(lines, at, told) if each not in told}
    return out


def _changed(lines: Sequence[str], at: int, told: Collection[int]) -> Sequence[int]:
    """Return the numbers of the lines above one that mean something else by what it says."""
    said = lines[at - 1].strip()
    opens = at < len(lines) and margin_of(lines[at]) > margin_of(lines[at - 1])
    above = list(_all_above(lines, at, told))
    if any(WINS.search(each) for each in _whole(lines, at)) and (goals := _goals(lines, at)):
        return goals
    is_condition = opens and not ELSE.match(said)  # of the lines below it
    if not above or OWN.search(said) or is_condition:
        return ()
    texts = [" ".join(_whole(lines, each)) for each in above]
    rules = WHILE.match(said)  # what is not so while it holds
    undone = {_stem(each["verb"]) for each in NOT_DONE.finditer(IF.sub("", said)) if not rules}
    excepted = [at for at, each in enumerate(texts) if undone & _stems(each)]
    back = GIVEN_BACK.search(said) and TAKEN.search(texts[-1])
    if not (CHANGES.search(said) or back):
        return [above[each] for each in excepted[-1:]]
    if ELSE.match(said) and ASKS.match(texts[-1].strip()):
        return ()
    first = len(above) - 1
    if SAYS_INSTEAD.search(said):
        alike = [each for each in _like(texts, said) if above[each] not in told]
        first = min(first_replaced(texts, said), alike[-1] if alike else first)
    if WHOLE.search(said):
        while first and above[first] in told:
            first -= 1
    return above[min(first, *excepted) if excepted else first :]


def _goals(lines: Sequence[str], at: int) -> Sequence[int]:
    """Return the numbers of the goals above a line in its block."""
    deep = margin_of(lines[at - 1])
    block = takewhile(
        lambda number: not lines[number - 1].strip() or margin_of(lines[number - 1]) >= deep,
        range(at - 1, 1, -1),
    )
    return [
        number
        for number in block
        if GOAL.match(lines[number - 1]) and margin_of(lines[number - 1]) == deep
    ]


def _all_above(lines: Sequence[str], at: int, told: Collection[int]) -> Sequence[int]:
    """Return the numbers of the lines above one at its margin, from what the card is on, those that
    are `told` among them and no comments.
    """
    above, deep = list[int](), margin_of(lines[at - 1])
    for number in range(at - 1, 1, -1):
        line = lines[number - 1]
        is_card = IS.fullmatch(line) or re.match(rf"{STEP}(?! |goal\b)", line)
        is_all = is_card and number not in told and len(_whole(lines, number)) == 1
        if not line.strip() or margin_of(line) < deep or is_all:
            break
        if margin_of(line) == deep and not line.strip().startswith("#"):
            above.insert(0, number)
    return above


def _like(above: Sequence[str], said: str) -> list[int]:
    """Return the numbers of the lines with two words, or the last, of what one with *instead* has
    before that word.
    """
    before = re.split(r"[,:] ", SAYS_INSTEAD.split(said, maxsplit=1)[0])[-1]
    words = [_stem(each) for each in WORD.findall(before)]
    return [
        at
        for at, each in enumerate(above)
        if words and (words[-1] in _stems(each) or len(_stems(each).intersection(words)) > 1)
    ]


def _whole(lines: Sequence[str], number: int) -> Sequence[str]:
    """Return a line and those that stand below it."""
    deep = margin_of(lines[number - 1])
    below = takewhile(lambda line: line.strip() and margin_of(line) > deep, lines[number:])
    return [lines[number - 1], *below]


def _stems(line: str) -> set[str]:
    return {_stem(word) for word in WORD.findall(line)}


def _stem(word: str) -> str:
    """Return the beginning that the forms of a word share: of `loses`, `lost`, `losing` as well."""
    low = word.casefold()
    return re.sub(r"(?:es|s|ed|ing|e)$", "", STRONG.get(low, low))


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
        before, said = " " * margin_of(line), line.strip()
        if below >= 0 and said and margin_of(line) > below:
            is_comment = said.startswith("#")
            out.append(" " * below + (said if is_comment else f"{MARK}     {said}"))
            out += [f"{' ' * below}#   {each}" for each in dict.fromkeys(told.get(number, ()))]
        elif number in told:
            below = margin_of(line)
            out.append(f"{before}{MARK} {said}")
            out += [f"{before}#   {each}" for each in dict.fromkeys(told[number])]
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
    help = help.replace(f"; {NEAR_TO_IT}", f"\n{NEAR_TO_IT}")
    parts = ("; ".join(filter(None, map(_closed, PART.split(one)))) for one in help.split("\n"))
    lines = [*message, *filter(None, parts)] or [found.message]
    if offer is not None or found.message == PRINTED:  # what is near to a sentence is in its help
        return lines
    return [*lines, *filter(None, (told_near(near(line)),))]


def _closed(part: str) -> str:
    """Return a part of a help without its forms that have places to fill, or nothing where those
    are what it is about.

    >>> _closed("it holds `a`, `b {count}`, `c`"), _closed("did you mean `add {count} food`")
    ('it holds `a`, `c`', '')
    """
    part = re.sub(r"`[^`]*\{[^`]*`, ", "", part)
    return "" if re.search(r"`[^`]*\{[^`]*`", part) else part


__all__ = ["MARK", "choices", "reasons", "without_unread"]
