"""Find the headings of a card as it lies on a table: `Option 1: "Walk out"`, `Fail:`, and the text
in quotes that tells a story.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Sequence

from dowlang.project.mending.sentences import sentences
from dowlang.source import margin_of
from dowlang.syntax.recovery.joined_parts import whole_beside
from dowlang.vocabulary.card_kinds import CardKind

NUMBERED = r"(?:option|choice)\s*(?:\d+|[a-d]|one|two|three|four)?"
OPTION = re.compile(
    rf"^\s*{NUMBERED}\s*(?:\((?P<first>[^()]+)\)\s*)?[:.)–-]\s*"
    rf"(?:[“\"](?P<quoted>[^“”\"]+)[”\"][.:]?\s*(?P<said>.*)"
    r"|(?P<bare>(?:[^“”\".:()]|\((?!(?:only )?if )[^()]*\))+?)[.:]?\s*"
    r"(?:\((?P<only>(?:only )?if [^()]+)\))?[.:]?)$",
    re.IGNORECASE,
)
"""Matches the heading of an option, and what stands behind a label in quotes."""

NUMBER_ALONE = re.compile(r"\s*\(?[1-9a-d][.)]\s+[^\W\d](?:\S* ?){1,7}(?<![.!?:;])", re.IGNORECASE)
"""Matches the heading of an option below those of others: a number with a label."""

ONLY_IF = re.compile(
    r"\s*[*_(]*(?:(?:only|(?:you (?:may|can) )?only (?:choose|take|pick) (?:this|it)"
    r"(?: option)?|(?:you (?:may|can) )?(?:choose|take|pick) (?:this|it)(?: option)? only|"
    r"(?:this(?: option)? is )?(?:only )?(?:available|possible)(?: only)?|"
    r"(?:this|this option|it) (?:may|can) (?:only )?be (?:chosen|taken|picked|selected)(?: only)?)"
    r" )(?P<only>(?:if|when|while) [^.]+?)[.*_)]*|"
    r"\s*(?P<needs>(?:requires?|needs):? [^.]+)\.?",
    re.IGNORECASE,
)
"""Matches a line that says when an option can be chosen."""

HEADING = re.compile(r"^\s*(?P<label>[A-Za-z][A-Za-z -]{1,24}?)\s*:\s*(?P<said>.*)$")
IN_STORIES = r"\d{1,2}[:.]\d\d\b|\b(?:1[89]|20)\d\d\b|(?<=[a-z,] )[A-Z][a-z]+\.? \d+\b"
STORY = re.compile(rf"^(?=(?:\S+\s+){{7,}})(?:{IN_STORIES}|\D)*$")
"""Matches what may tell a story in quotes: seven words and more, no number but a time, a year and
one that belongs to a name.
"""

ANOTHER_PART = re.compile(
    r"\s*(?:(?:on (?:a )?success|(?:bonus|optional|extra|surplus)(?=\s*\())\b[^.:]*:|"
    r"if (?:it is |(?:the|this) \w+ is )?prevented with\b)",
    re.IGNORECASE,
)
"""Matches what comes of a card in another case than that of the block above it."""

ABOVE = "a card has its story above what it does: `flavor`"

OF_THE_GAME = re.compile(
    r"(?:victory|goal|objective|to win|winning|(?:special |additional )?rules?|ongoing)(?: .*)?",
    re.IGNORECASE,
)
"""Matches the heading of what stands in no set-up."""

WHOLE_IN_QUOTES = re.compile(r"^\s*[“\"](?P<text>[^“”\"]+)[”\"]\s*$")
ONE_OF = re.compile(
    r"\b(?:one|two|three|any|either|\d+) of (?!your\b|their\b|his\b|her\b)|"
    r"\bwhichever\b|\bor\W*$|^\W*or\b",
    re.IGNORECASE,
)
"""Matches a line by which not all of what stands below it is asked."""

PRINTED = {
    "effect": "failure",
    "consequence": "failure",
    "penalty": "failure",
    "equipment": "equip",
    "instant": "play",
}
"""Headings of printed cards -> the blocks that they are called in a card file."""

STORIES = frozenset({"story", "flavor", "flavour", "flavor text", "flavour text"})
"""Headings of what a card tells beside its rules."""

WINS = (
    r"(?:you|(?:all |the )*players|every(?:one|body)) (?:all )?(?:wins?|loses?)|"
    r"(?:you |they )?lose (?:the game )?(?:if|when|as soon as)"
)
IN_THE_GAME = re.compile(
    r"\s*(?!at the (?:start|beginning) of the game\b)(?:when|whenever|each time|every time|while|"
    r"if(?! (?:there (?:is|are)\b|[^,.]*?\b(?:is|are) (?:\d|no\b|fewer\b|less\b|more\b)))|"
    r"as long as|once (?:per|each|every)|at the (?:start|beginning|end) of|during|"
    r"(?:from|in|after|starting (?:with|in|from)|beginning with) (?:the )?(?:\w+ )?round\b|"
    rf"on (?:their|your|a player['’]s) turn|{WINS})\b",
    re.IGNORECASE,
)
"""Matches a line that speaks of what comes later than a set-up. How many there are of something can
be asked in the set-up itself.
"""

LABEL_OF_RULES = re.compile(
    r"^\s*(?:(?:special|additional) rules?|(?:(?:main )?objective|goal|victory)"
    r"(?=\s*:\s*(?:the )?(?:main )?objective is))\s*:\s*(?=\S)",
    re.IGNORECASE,
)
"""Matches a label before sentences that say by themselves that they are rules, or the goal."""

READ_WHEN = re.compile(
    r"^\s*(?:read|reveal|resolve|draw)(?: aloud| this(?: card)?)*,? (?:when|if|once)\s*:\s*",
    re.IGNORECASE,
)
"""Matches the heading of what sets a card off."""

QUOTED = re.compile(r'"[^"]*"')
SETUP = "setup"
SHORTEST = 4
"""Letters of a heading that is the beginning of a word."""


def with_declared_heads(text: str, kinds: Iterable[CardKind]) -> str:
    """Return a text in which the clauses that are printed under a head of their own stand under
    their own words again.

    >>> from dowlang.vocabulary.card_kinds import Clause
    >>> crisis = CardKind("crisis", "crises", (Clause("optional {thing}", "o", headed="besides"),))
    >>> with_declared_heads("- **Besides** 1 tool card", [crisis])
    '- **Optional** 1 tool card'
    >>> with_declared_heads("Crisis · besides 2", [crisis])
    'Crisis · Optional 2'
    """
    for clause in {clause for kind in kinds for clause in kind.clauses if clause.headed}:
        own = clause.pattern.partition(" {")[0].capitalize()
        said = rf"(^[\s*_-]*| · ){re.escape(clause.headed)}\b"
        head = re.compile(said, re.IGNORECASE | re.MULTILINE)
        text = head.sub(rf"\1{own}", text)
    return text


def with_headings(text: str, blocks: Collection[str], others: Collection[str] = ()) -> str:
    """Return a card in prose with the headings of its options and blocks as labels.

    `blocks` are the clauses that open a block, and `others` words of lines beside a set-up. What
    stands behind the heading of a block, and on the lines up to the next empty one, is below it.
    Below a heading alone all is that follows, but for a set-up, which the rest of a card does not
    belong to.
    """
    out: list[str] = []
    inside = sets_up = False
    every = [READ_WHEN.sub("Trigger: When ", line) for line in text.splitlines()]
    numbered = any(map(OPTION.match, every))
    for at, line in enumerate(every):
        if numbered and NUMBER_ALONE.fullmatch(line):
            line = f"Option {line.strip(' (')}"
        if unlabelled := LABEL_OF_RULES.match(line):
            line, inside, sets_up = line[unlabelled.end() :], False, False
        option, heading = OPTION.match(line), HEADING.match(line)
        label = (option["quoted"] or option["bare"] or "").strip(" .") if option else ""
        clause = called(heading["label"], blocks) if heading else ""
        beside = heading is not None and heading["label"].casefold() in others
        other = heading is not None and OF_THE_GAME.fullmatch(heading["label"]) is not None
        ends = label or (clause or beside or other if sets_up else heading is not None)
        later = sets_up and IN_THE_GAME.match(line)
        ends = ends or ANOTHER_PART.match(line)
        inside = inside and bool(line.strip()) and not (ends or later)
        if option and label:
            asked = (option["first"] or option["only"]) if option else ""
            only = f" *({' '.join(filter(None, ('option', asked)))})*"
            out += [f"**{label}**{only}", *([option["said"]] if option["said"] else [])]
        elif heading and clause:
            said = heading["said"]
            sets_up = clause == SETUP and any(each.strip() for each in every[at + 1 : at + 2])
            inside = bool(said) or sets_up
            out.append(f"- **{clause}**" if inside else f"**{clause}**")
            out += [f"  {said}"] if said else []
        elif heading and heading["label"].casefold() in STORIES and heading["said"]:
            out.append(f"> {heading['said']}")
        elif (quoted := WHOLE_IN_QUOTES.match(line)) and STORY.match(quoted["text"]):
            below = any(each.startswith("**") for each in out)
            out.append(f"# {line.strip()} — {ABOVE}" if below else f"> {quoted['text']}")
        else:
            out.append(f"  {line}" if inside else line)
    return "\n".join(with_conditions_of_options(out))


def with_conditions_of_options(lines: Sequence[str]) -> list[str]:
    """Return a card with the condition of an option that stands right below it behind its label.

    >>> with_conditions_of_options(["**Go**", "Only if food is 2.", "Sing."])
    ['**Go** *(option if food is 2)*', 'Sing.']
    >>> with_conditions_of_options(["**Go**", "You may only choose this if food is 2. Sing."])
    ['**Go** *(option if food is 2)*', 'Sing.']
    """
    out: list[str] = []
    for whole in lines:
        parts = sentences(whole) if whole.strip() else [whole]
        margin = " " * margin_of(whole)
        apart = bool(parts[1:]) and ONLY_IF.fullmatch(parts[0]) is not None
        line, rest = (margin + parts[0], margin + " ".join(parts[1:])) if apart else (whole, "")
        found = ONLY_IF.fullmatch(line)
        head = re.fullmatch(r"(\*\*[^*]+\*\*)(?: \*\(option\)\*)?", out[-1]) if out else None
        if found and head:
            only = found["only"] or found["needs"].replace(":", "")
            only = re.sub(r"^(?:when|while)\b", "if", only)
            out[-1] = f"{head[1]} *(option {only})*"
            out += [rest] if rest else []
        else:
            out.append(whole)
    return out


def called(label: str, blocks: Collection[str]) -> str:
    """Return the block that a heading calls by its name or the beginning of it, or nothing.

    >>> called("On fail", ("failure", "setup")), called("Win", ("failure",))
    ('failure', '')
    >>> called("Effects", ("failure",)), called("Effect", ("play",))
    ('failure', '')
    """
    said = re.sub(r"^(?:on|upon|if|the|it) ", "", label.strip().casefold())
    said = re.sub("[ -]", "", said)
    if (block := PRINTED.get(said.removesuffix("s"), "")) in blocks:
        return block
    found = [each for each in blocks if len(said) >= SHORTEST and each.startswith(said)]
    return found[0] if len(found) == 1 else ""


def with_one_goal(lines: Sequence[str]) -> list[str]:
    """Return the lines with the goals of a block as one: all of them are asked, where no line of
    the card says that one of them will do.

    >>> with_one_goal(["    goal food >= 3", "    goal morale >= 2 or food >= 9"])
    ['    goal food >= 3 and (morale >= 2 or food >= 9)']
    """
    out: list[str] = []
    if any(ONE_OF.search(QUOTED.sub('"it"', line)) for line in lines):
        return list(lines)
    place = -1  # of the goal of the block that is open
    for line in lines:
        if place >= 0 and line.strip() and margin_of(line) < margin_of(out[place]):
            place = -1
        more = re.match(r"^ *goal ([^#]+)$", line)
        if more and place >= 0 and margin_of(line) == margin_of(out[place]):
            first = out[place].partition("goal ")
            asked = [whole_beside("and", each) for each in (first[2], more[1])]
            out[place] = f"{first[0]}goal {' and '.join(asked)}"
            continue
        place = len(out) if more else place
        out.append(line)
    return out


__all__ = ["with_declared_heads", "with_headings", "with_one_goal"]
