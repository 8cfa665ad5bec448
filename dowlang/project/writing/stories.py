"""Tell the story of a card from its rules: text that no rule reads as, in words that no card uses.

What lives here: which lines that are not understood are taken for the flavor. What does not: how a
line is understood, and which words the game has.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from typing import TypeVar

from dowlang.project.writing.headings import SETUP
from dowlang.source import margin_of

NEVER = re.compile(
    r"(?:when|whenever|if|each|every|at the (?:end|start|beginning)|until|as long|during|once per|"
    r"unless|players?|a player|you (?:may|must|cannot|win|lose)|the (?:active|first|next|other) "
    r"players?|choose|for each|(?:the|an?) (?:\w+ ){1,2}(?:cannot|may not|must))\b|.*:$|.*\d|"
    r"at [^.,!?]*$|once \w+ (?:turn|round|game),|.*, once\b|.*\([a-z ]+\)|"
    r"the first time \w+ (?:turn|round|game),|the \w+ time (?:each|every) \w+,|"
    r"the first \w+ (?:each|every) \w+,|"
    r".*\b(?:this card|unless|instead|counts? as|once per|"
    r"per (?:turn|round|game)|(?:at (?:most|least)|no more than) \w+|"
    r"may only|whoever (?!has|is|was)\w+s)\b",
    re.IGNORECASE,
)
"""Matches what is a rule, whether or not it is understood."""
NAME = re.compile(r"[\"“][A-Z][\w.'’-]*(?: (?:[A-Z][\w.'’-]*|of|the|and))*[\"”]")
"""Matches the name of a card in quotes, which is no strange word."""

HARDLY = re.compile(r"(?:all|while|once|any|no|this|that|you can)\b", re.IGNORECASE)
"""Matches the beginning of what may be a rule."""

ANYBODY = r"(?:every|any)(?:body|one)|whoever|(?:those|all|each|anyone|everyone) who"
PAST = r"(?:was|were|had|did|has|have|is|are|never|\w+ed)\b"
"""Matches a verb by which something is told that has happened, or how it is."""

DETERMINER = (
    r"(?:the|an?|your|any|some|two|three|another|other|these|those|all|both|most|their|no) "
)
PEOPLE = ("bearer", "controller", "owner", "leader", "supply", "hand")
"""Words for what is in every game that are no nouns of its language."""

CLAUSE = re.compile(r"(?<=[.!?;:])\s+")
LABELLED = re.compile(r"^(?:\S+ ){0,2}\S+:")
WORD = re.compile(r"[^\W\d_]+(?:['’][^\W\d_]+)?")
COMMON = frozenset(
    re.findall(
        r"\w+",
        "a an the is are was were be been has have had do does did it its he she they them him you "
        "your his her their we us our my me i and or but of to in on at with for from by as not no "
        "there this that these those who whom whose which what when where will would can could may "
        "might must should if so then than all one out up into onto over under off before after "
        "never ever again only even just now here still yet too very close s t",
    )
)
"""Words that stories and rules share."""

BY_NAME = rf"(?!(?:{'|'.join(sorted(COMMON))}|nobody|none)\b)(?-i:[A-Z][a-z]+ (?:[A-Z][a-z]+ )?)"
"""Matches somebody who is called by a name."""

RULE = re.compile(r"(?!flavor |#)(?:\S+ ){2}.*[.:]$|(?:equip|play|event)\b", re.IGNORECASE)
"""Matches a printed sentence, and the line that opens the rules of a card."""

TRIGGER = re.compile(r"(?:trigger|when|if|prevent|required|needed)\b", re.IGNORECASE)
"""Matches what may stand above a story as well: what sets a card off, or what it asks for."""

LONG = 7
"""Words of a line that may tell a story alone."""

LIKELY, PLAIN, CERTAIN = 0.2, 0.34, 0.5
"""Shares of words that no card uses: of a long line, of one that begins like a rule, of a short
one.
"""

SPEECH = re.compile(r"[\"“][^\"“”]*[.!?…][\"”]")
"""Matches what somebody says: a sentence in quotes and nothing else."""

TAKEN = "  # taken for the story: it reads as no rule"

Known = Callable[[str], bool]
Value = TypeVar("Value")


@dataclass(frozen=True, slots=True)
class Spoken:
    """How cards of a game speak: its words, verbs by which something is done, what matches a
    clause in which something of the game acts, and the words that open a block of rules.
    """

    known: Known
    verbs: Collection[str] = ()
    acts: re.Pattern[str] = re.compile("(?!)")
    blocks: Collection[str] = ()


def acting(subjects: Collection[str], verbs: Collection[str]) -> re.Pattern[str]:
    """Return what matches the clause of a sentence in which something of the game acts, or is
    acted on: `A survivor sings`, `A stranger joins the colony`, `Ada Low joins the colony`. What
    was or is so is a story.

    `subjects` are the words of a game for what is in it, `verbs` those by which something is done.

    >>> acts = acting(["goat"], ["milk"])
    >>> [bool(acts.match(f"The {said}.")) for said in ("goat sings", "goat sang", "owl sings")]
    [True, True, False]
    >>> bool(acts.match("The goat has sung.")), bool(acts.match("A farmer milks every goat."))
    (False, True)
    >>> bool(acts.match("Ada Low milks the goat.")), bool(acts.match("Ada Low milks the owl."))
    (True, False)
    >>> bool(acts.match("She milks more than the goat."))
    False
    """
    of_game = "|".join(map(re.escape, sorted({*subjects, *PEOPLE}, key=len, reverse=True)))
    does = "|".join(rf"{re.escape(each)}e?s" for each in sorted(verbs))
    return re.compile(
        rf"(?:{ANYBODY}|(?:(?:{DETERMINER})+(?:\w+ )?)?(?:{of_game}))\b(?! (?:{PAST}))(?= [a-z])"
        rf"|(?:(?:the|an?|your) \w+ (?:\w+ )?|{BY_NAME})(?:{does})\b.*\b(?:{of_game})\b",
        re.IGNORECASE,
    )


def strangeness(line: str, known: Known) -> float:
    """Return the share of the words of a line that no card uses, of those that say something.

    >>> strangeness('"Ada Low" is equipped.', ["equipped"].__contains__)
    0.0
    """
    line = NAME.sub("", line)
    words = [word.casefold() for word in WORD.findall(line)]
    telling = [word for word in words if word not in COMMON]
    return sum(not known(word) for word in telling) / len(telling) if telling else 0.0


def tells(line: str, words: Spoken) -> bool:
    """Return True for a line that tells a story and no rule.

    >>> tells("It is dark.", Spoken(lambda word: False))
    True
    >>> tells("If it is dark, wait.", Spoken(lambda word: False))
    False
    """
    said = line.strip()
    said = said if NAME.match(said) else said.strip('"“” ')
    first = said.partition(" ")[0].casefold()
    if first in words.verbs or NEVER.match(said) or LABELLED.match(said):
        return False
    if SPEECH.fullmatch(line.strip()):
        return True
    if said[:1].islower() or any(map(words.acts.match, CLAUSE.split(said))):
        return False
    share = strangeness(said, words.known)
    if HARDLY.match(said):
        return share >= PLAIN
    likely = len(said.split()) >= LONG and not NAME.match(said)
    return share >= (LIKELY if likely else CERTAIN)


def with_a_story(
    lines: Sequence[str], unread: Collection[int], words: Spoken, goals: Collection[int] = ()
) -> list[str]:
    """Return the lines of a card with those that tell a story as its flavor, beside a comment that
    says so, or nothing where none does.

    It is the first that does above the options, with those right below it. Of a card that has its
    flavor, those right below that are of it as well. `goals` are the numbers of lines that are one.
    """
    title = re.search(r'"([^"]+)"', lines[0])
    spoken = [
        re.sub(rf'(?<!"){re.escape(title[1])}(?!")', lambda _: title[0], line) if title else line
        for line in lines
    ]
    options = [at for at, line in enumerate(lines) if line.strip().startswith("option ")]
    end = options[0] if options else len(lines)
    flavor = next((at for at, line in enumerate(lines) if line.strip().startswith("flavor ")), 0)
    at = flavor + 1 if flavor else _first(spoken, unread, end, words, goals)
    told: list[int] = []
    while 0 < at < end and (not lines[at].strip() or at in unread):
        if lines[at].strip() and not tells(spoken[at], words):
            break
        told += [at] if lines[at].strip() else []
        at += 1
    if not told:
        return []
    text = " ".join(lines[each].strip() for each in told)
    whole = re.fullmatch(r'["“][^"“”]*["”]', text)
    text = text.strip('"“”') if whole else text
    text = re.sub('["“”]', "'", text)
    if flavor:
        text = lines[flavor].strip().removeprefix('flavor "').removesuffix('"') + " " + text
    rest = [line for place, line in enumerate(lines) if place not in (0, flavor, *told)]
    return [lines[0], f'    flavor "{text}"{TAKEN}', *rest]


def told_again(
    lines: Sequence[str], storied: Sequence[str], values: Sequence[Value | None]
) -> list[Value | None]:
    """Return what there is for each line of a card for those of the same card with its story.

    >>> told_again(["x", "a", "It is dark.", "b"], ["x", "    flavor", "a", "b"], [1, 2, 3, 4])
    [None, None, 2, 4]
    """
    out: list[Value | None] = [None, None]  # of the title and the story
    place = 1
    for line in storied[2:]:
        place = lines.index(line, place) + 1
        out.append(values[place - 1])
    return out


def _first(
    lines: Sequence[str], unread: Collection[int], end: int, words: Spoken, goals: Collection[int]
) -> int:
    """Return the number of the first line that tells a story, or 0 where it stands among goals or
    in a block of rules.
    """
    deepest = min((margin_of(lines[at]) for at in unread if lines[at].strip()), default=0)
    for at in sorted(unread):
        below = margin_of(next(iter(lines[at + 1 :]), ""))
        if below > margin_of(lines[at]):  # a heading
            continue
        if at < end and margin_of(lines[at]) == deepest and tells(lines[at], words):
            between = goals and min(goals) < at < max(goals)
            ruled = end == len(lines) and any(  # above options there is a trigger alone
                (_is_rule(lines[each]) or _is_below(lines, each, deepest))
                and (each not in unread or not tells(lines[each], words))
                for each in range(1, at)
            )
            return 0 if between or ruled or _above(lines, at) in words.blocks else at
    return 0


def _is_below(lines: Sequence[str], at: int, deep: int) -> bool:
    """Return True for a line in a block deeper than a story, which is no set-up."""
    return margin_of(lines[at]) > deep and _above(lines, at) != SETUP


def _is_rule(line: str) -> bool:
    """Return True for a sentence behind which no story stands where it is done."""
    return bool(RULE.match(line.strip())) and not TRIGGER.match(line.strip())


def _above(lines: Sequence[str], at: int) -> str:
    """Return what the line says below which one stands."""
    above = (line for line in reversed(lines[:at]) if margin_of(line) < margin_of(lines[at]))
    return next(above, "").strip()


__all__ = ["Spoken", "acting", "strangeness", "tells", "told_again", "with_a_story"]
