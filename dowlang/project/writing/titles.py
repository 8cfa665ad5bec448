"""Find the kind and the name of a card in prose, and the values that stand beside them.

A title says both (`## W01 · crossroads · Cold Pipes`), or a line of its own says the kind.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from dowlang.vocabulary.card_kinds import CardKind
from dowlang.vocabulary.natural_forms import NaturalForm

TITLE = re.compile(r"^(?:#+\s*)?(?P<title>[^#].*)$")
ROOM = re.compile(r"\s*·\s*")
KIND_LINE = re.compile(
    r"^(?P<said>\w+(?: \w+){0,2})(?:\s*[:–—-]\s*(?P<rest>\S.*))?$", re.IGNORECASE
)
"""Matches a line that may say the kind of its card and nothing else."""

BESIDE_A_NAME = re.compile(r"^(?P<name>.+?)(?:\s*\(|,\s+|\s+[–—-]\s+)(?P<kind>[^(),]+)\)?$")
"""Matches a name with what may be the kind of its card behind it."""

IN_BRACKETS = re.compile(r"^(?P<said>[^()]+?)\s*\((?P<note>[^()]+)\)[\s*_]*$")
"""Matches a line with a note behind it: `Objective (long)`."""

NOTED_KIND = re.compile(r"^(?P<kind>[^():]+?)\s*\((?P<note>[^()]+)\)\s*[:–—-]\s*(?P<name>\S.*)$")
"""Matches the line of a kind with a note and a name behind it: `Objective (long): The Ford`."""

BESIDE_A_KIND = frozenset({"main", "personal", "hidden", "card"})
"""Words that stand beside the word of a kind."""

STARTING = "starting"
"""Word beside the word of a kind that says where its card lies."""

MANNERS = frozenset({"equip", "equipment", "instant", "event"})
"""What a line of the kind says of how a card is used, which its other lines say as well."""

VALUE_SIGNS = re.compile(r"\)?\s*[,;/|.(–—]\s*|\s+(?:-|and an?)\s+")
"""Matches between what somebody is and a value of the card."""

MOST_TITLE_WORDS = 4
"""Words of what somebody is, on a line of its own below the name."""


def titled(line: str, kinds: Collection[str]) -> tuple[str, str]:
    """Return the kind and the name that a line is the title of, each empty where it says none.

    >>> titled("## W01 · crossroads · Cold Pipes", ("crossroads",))
    ('crossroads', 'Cold Pipes')
    >>> titled("# The Last Item", ("item",)), titled("Take an item.", ("item",))
    (('', 'The Last Item'), ('', ''))
    """
    match = TITLE.match(line)
    parts = ROOM.split(match["title"].strip()) if match else []
    for at, part in enumerate(parts):
        if alone := kind_alone(part, kinds):
            kind, rest = alone
            return kind, (parts[-1] if at + 1 < len(parts) else rest).strip(' "“”')
    return "", parts[-1].strip(' "“”') if line.startswith("#") and parts else ""


def kind_alone(line: str, kinds: Collection[str]) -> tuple[str, str] | None:
    """Return the kind that a line says and nothing else, with what it says behind a sign, or None.

    >>> kind_alone("Main Objective", ("objective",)), kind_alone("Item - Tool", ("item",))
    (('objective', ''), ('item', 'Tool'))
    >>> kind_alone("Exiled objective", ("exile", "objective"))
    ('exile', '')
    >>> kind_alone("The Last Item", ("item",))
    """
    match = KIND_LINE.match(line.strip(" *_"))
    words = match["said"].casefold().split() if match else []
    participles = {f"{kind}d": kind for kind in kinds if kind.endswith("e")}
    words = [participles.get(word, word) for word in words]
    found = [word for word in words if word in kinds]
    if match and words[0] == STARTING and len(found) == 1 and not match["rest"]:
        return (found[0], STARTING) if words[-1] == found[0] else None
    beside = BESIDE_A_KIND.union(kinds).issuperset(words)
    return (found[0], match["rest"] or "") if match and found and beside else None


def without_a_note(line: str, kinds: Collection[str]) -> tuple[str, str]:
    """Return a line that says a kind without the note in brackets behind it, and that note, which
    is empty for any other line.

    >>> without_a_note("Main objective (long)", ("objective",))
    ('Main objective', 'long')
    >>> without_a_note("Ann (objective)", ("objective",))
    ('Ann (objective)', '')
    """
    found = IN_BRACKETS.match(line)
    alone = kind_alone(found["said"], kinds) if found else None
    if found is None or alone is None or alone[1]:
        return line, ""
    return found["said"], found["note"]


def with_its_kind(line: str, kinds: Collection[str]) -> tuple[str, str]:
    """Return the kind and the name that a line says, the kind empty where it says none.

    >>> with_its_kind("Ann Bee (Survivor)", ("survivor",)), with_its_kind("Ann, Cook", ("item",))
    (('survivor', 'Ann Bee'), ('', 'Ann, Cook'))
    """
    name = line.strip(' "“”*')
    found = BESIDE_A_NAME.match(name)
    alone = kind_alone(found["kind"], kinds) if found else None
    if found is None or alone is None or alone[1]:
        return "", name
    return alone[0], found["name"].strip(' "“”*')


@dataclass(slots=True)
class Heading:
    """The kind and the name of a card, what stands beside them, and the lines below."""

    kind: str = ""
    name: str = ""
    facts: list[str] = field(default_factory=list)
    below: Sequence[str] = ()


def heading_of(
    lines: Sequence[str],
    kinds: Collection[str],
    words: Mapping[str, Collection[str]],
    kind: str = "",
) -> Heading:
    """Return the title and the line of the kind of a card, with what stands beside the kind.

    `words` are the words that begin a line of each kind, and `kind` the one that is known already.
    """
    out = Heading(kind)
    at = 0
    every = frozenset[str]().union(*words.values())
    while at < len(lines) and not (out.kind and out.name):
        line, note = without_a_note(lines[at], kinds)
        out.facts += values_of(note)
        alone = kind_alone(line, kinds)
        noted = NOTED_KIND.match(line.strip(" *_#"))
        if noted and not out.kind and (said := kind_alone(noted["kind"], kinds)) and not said[1]:
            more = noted["note"].casefold()
            out.kind = more if more in kinds else said[0]
            out.name = noted["name"].strip(' "“”*_')
            out.facts += [] if more in kinds else values_of(noted["note"])
        elif quoted := re.match(r'^(\w+) "([^"]+)"$', line):
            if quoted[1] in kinds:
                out.kind, out.name = quoted[1], quoted[2]
        elif alone and not out.kind:
            out.kind, rest = alone
            following = kind_alone(lines[at + 1], kinds) if at + 1 < len(lines) else None
            if following and not rest and not out.name:  # a card that is called like a kind
                out.kind, out.name = "", line.strip()
            elif (
                rest
                and not out.name
                and rest.casefold() not in {STARTING, *words.get(out.kind, ())}
            ):
                out.name = rest.strip(' "“”')
            elif rest:
                out.facts += values_of(rest)
        # `Weapon item`
        elif (
            out.name
            and (told := line.strip(" *_").casefold().split())
            and told[-1] in kinds
            and (all(each in words.get(told[-1], ()) for each in told[:-1]))
        ):
            out.kind = told[-1]
            out.facts += told[:-1]
        else:
            found, name = titled(line, kinds)
            if found and out.name:  # the line of the kind, with the values of the card
                out.kind = found
                beside = [part.strip("* ") for part in ROOM.split(line)[1:]]
                out.facts += beside
            elif out.name or is_value(line, words.get(out.kind, every)):  # between name and kind
                out.facts.append(line.strip(" *_"))
            else:
                out.kind, out.name = found or out.kind, name or out.name
                if not out.name and not line.startswith("#"):
                    found, out.name = with_its_kind(line, () if out.kind else kinds)
                    out.kind = out.kind or found
        at += 1
    out.below = lines[at:]
    return out


def values_of(said: str) -> list[str]:
    """Return the values of a line of the kind, without how its card is used."""
    parts = re.split(r"\s*[,/–—]\s*|\s+-\s+", said)
    return [part for part in parts if part and part.casefold() not in MANNERS]


def lone_values(kind: CardKind, printed: Iterable[NaturalForm]) -> dict[str, str]:
    """Return the words that are a whole line of a kind, as they are printed too, with that line."""
    values = {each.pattern for each in kind.clauses if re.fullmatch(r"[a-z]+", each.pattern)}
    values -= {each.pattern for each in kind.clauses if each.holds}
    said = {each.said: each.written for each in printed if each.written in values}
    return {each: each for each in values} | said


def values_apart(lines: Sequence[str], clause: str, values: Mapping[str, str]) -> list[str]:
    """Return a card with the values that stand in a line of its head with what somebody is, as
    lines of their own. `clause` says what somebody is, `values` are words with what is written.

    >>> values_apart(["Ann", "    Old. Cook."], "job", {"old": "old"})
    ['Ann', '    job "cook"', '    old']
    >>> values_apart(["Ann", '    job "Cook, old"', "    Rest, old."], "job", {"old": "old"})
    ['Ann', '    job "Cook"', '    old', '    Rest, old.']
    """
    out: list[str] = list(lines[:1])
    head = re.compile(rf'( +)({clause}:? )?"?([^"\d:]+?)[."]*', re.IGNORECASE)
    told = any(line.strip().startswith(f"{clause} ") for line in lines)

    def few(said: str) -> bool:
        return len(said.split()) <= MOST_TITLE_WORDS

    for line in lines[1:]:
        found = head.fullmatch(line)
        parts = VALUE_SIGNS.split(found[3].strip(" .()")) if found else []
        first = parts[0].split(" ", 1) if parts else []
        if len(first) > 1 and first[0].casefold() in values:  # `Old cook`
            parts[:1] = first
        is_value = [part.casefold() in values for part in parts]
        is_head = found is not None and (found[2] or (not told and few(found[3])))
        if found and is_head and any(is_value) and not all(is_value):
            apart = list(zip(parts, is_value, strict=True))
            said = ", ".join(part for part, one in apart if not one)
            said = said if found[2] else said[:1].lower() + said[1:]
            out.append(f'{found[1]}{clause} "{said}"')
            out += [found[1] + values[part.casefold()] for part, one in apart if one]
            told = True
        else:
            out.append(line)
            told = told or not few(line)
    return out


def is_short(line: str) -> bool:
    """Return True for a line that may say what somebody is."""
    words = line.strip(" *_.").split()
    return bool(re.fullmatch(r"[^\d.:>#|]+", line)) and len(words) <= MOST_TITLE_WORDS


def begins(line: str, words: Collection[str]) -> bool:
    """Return True for a line that begins as one of a kind does."""
    first = re.match(r"[^\W\d]+", line)
    return first is not None and first[0].casefold() in words


def is_value(line: str, words: Collection[str]) -> bool:
    """Return True for a line with a number that the card of a kind has: `Strength: 3`."""
    return begins(line, words) and bool(
        re.fullmatch(r"\w+\s*[:=–]?\s*\d+\+?\.?", line.strip(" *_"))
    )
