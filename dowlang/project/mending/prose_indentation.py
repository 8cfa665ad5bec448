"""Lay a card out that is written in prose, as a designer types it or as `dow print --format md`
prints it: its kind and name, its labels and points, one line below the other with the margins of a
card file. What the lines say is left as it was written.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field

from dowlang.project.mending.prose_sentences import STEP

LINK = re.compile(r"\[([^\]]*)\]\([^)]*\)")
ANCHOR = re.compile(r'^<a id="[^"]*"></a>$')
ESCAPED = re.compile(r"\\([^\w\s])")
ENTITIES = {"&lt;": "<", "&gt;": ">", "&amp;": "&"}
NUMBER_SIGN = re.compile(r"(?<=\s)#\s?(?=\d|of\b)")
"""Matches the sign of a number within a line, where a card file begins a comment."""

POINT = re.compile(r"^(?P<margin> *)(?P<sign>[-•]\s+)?(?:[a-z]\.\s+)?(?P<said>.*)$")
LABEL = re.compile(r"^\*\*(?P<label>[^*]+?)[.:]?\*\*(?P<note>\s*\*\([^*]*\)\*)?\s*(?P<said>.*)$")
QUOTED = re.compile(r"^>\s*[“\"]?(?P<text>.*?)[”\"]?\s*$")
TITLE = re.compile(r"^(?:#+\s*)?(?P<title>[^#].*)$")
ROOM = re.compile(r"\s*·\s*")
KIND_LINE = re.compile(
    r"^(?P<said>\w+(?: \w+){0,2})(?:\s*[:–—-]\s*(?P<rest>\S.*))?$", re.IGNORECASE
)
"""Matches a line that may say the kind of its card and nothing else."""

BESIDE_A_NAME = re.compile(r"^(?P<name>.+?)(?:\s*\(|,\s+|\s+[–—-]\s+)(?P<kind>[^(),]+)\)?$")
"""Matches a name with what may be the kind of its card behind it."""

BESIDE_A_KIND = frozenset({"main", "personal", "hidden", "card"})
"""Words that stand beside the word of a kind."""

MANNERS = frozenset({"equip", "equipment", "instant", "event"})
"""What a line of the kind says of how a card is used, which its other lines say as well."""

MOST_TITLE_WORDS = 4
"""Words of what somebody is, on a line of its own below the name."""

ANSWERS = frozenset({"otherwise", "if so", "if not", "passes", "fails", "at the table"})
FACES = re.compile(r"^\d+(\s*[–-]\s*\d+)?$")


@dataclass(slots=True)
class Laid:
    """A card file whose lines are still as they were written, and its heading."""

    lines: list[str] = field(default_factory=list)
    kind: str = ""
    name: str = ""

    @property
    def text(self) -> str:
        return "\n".join((*self.lines, ""))

    def put(self, depth: int, text: str) -> None:
        """Add a line at a depth."""
        self.lines.append(STEP * depth + text)


def plain(text: str) -> str:
    """Return a line of Markdown without links, anchors and signs that are escaped."""
    text = LINK.sub(r"\1", text)
    for entity, sign in ENTITIES.items():
        text = text.replace(entity, sign)
    return ESCAPED.sub(r"\1", text)


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
    >>> kind_alone("The Last Item", ("item",))
    """
    match = KIND_LINE.match(line.strip(" *_"))
    words = match["said"].casefold().split() if match else []
    found = [word for word in words if word in kinds]
    beside = BESIDE_A_KIND.union(kinds).issuperset(words)
    return (found[0], match["rest"] or "") if match and found and beside else None


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


def laid_out(
    text: str,
    kinds: Collection[str],
    clauses: Mapping[str, Collection[str]],
    titles: Mapping[str, str],
    kind: str = "",
) -> Laid:
    """Return a card file of a card in prose.

    `clauses` are the words that begin a line of each kind, `titles` the clause of a kind that holds
    what its card is beside its values, and `kind` the one that is meant where the head of the text
    says none: below a sentence no line tells the kind.
    """
    lines = [plain(line.rstrip()) for line in text.splitlines()]
    lines = [line for line in lines if line.strip() and not ANCHOR.match(line)]
    out, facts = Laid(), list[str]()
    body = _headed(lines, out, kinds, clauses, facts)
    every = frozenset[str]().union(*clauses.values())
    in_the_head = all(_is_value(fact, every) or _is_short(fact) for fact in facts)
    if not out.kind or (kind and not in_the_head):
        out, facts = Laid(kind=kind), []
        body = _headed(lines, out, kinds, clauses, facts)
    out.put(0, f'{out.kind} "{out.name}"')
    words = frozenset(clauses.get(out.kind, ()))
    body = _with_values(body, words, titles.get(out.kind, ""), facts)
    if any("×" in fact for fact in facts):
        out.put(1, ", ".join(facts))
    else:
        title = titles.get(out.kind, "")
        for fact in facts:
            named = bool(title) and not _begins(fact, words) and _is_short(fact)
            out.put(1, f'{title} "{fact}"' if named else fact)
            title = "" if named else title
    _below(body, out, words)
    return out


def _headed(
    lines: Sequence[str],
    out: Laid,
    kinds: Collection[str],
    words: Mapping[str, Collection[str]],
    facts: list[str],
) -> Sequence[str]:
    """Take the title and the line of the kind off a card, and note what stands beside the kind."""
    at = 0
    every = frozenset[str]().union(*words.values())
    while at < len(lines) and not (out.kind and out.name):
        line = lines[at]
        alone = kind_alone(line, kinds)
        if quoted := re.match(r'^(\w+) "([^"]+)"$', line):
            if quoted[1] in kinds:
                out.kind, out.name = quoted[1], quoted[2]
        elif alone and not out.kind:
            out.kind, rest = alone
            following = kind_alone(lines[at + 1], kinds) if at + 1 < len(lines) else None
            if following and not rest and not out.name:  # a card that is called like a kind
                out.kind, out.name = "", line.strip()
            elif rest and not out.name and rest.casefold() not in words.get(out.kind, ()):
                out.name = rest.strip(' "“”')
            elif rest:
                facts += _values(rest)
        elif (
            out.name
            and (said := line.strip(" *_").casefold().split())
            and said[-1] in kinds
            and (all(each in words.get(said[-1], ()) for each in said[:-1]))
        ):  # `Weapon item`
            out.kind = said[-1]
            facts += said[:-1]
        else:
            found, name = titled(line, kinds)
            if found and out.name:  # the line of the kind, with the values of the card
                out.kind = found
                beside = [part.strip("* ") for part in ROOM.split(line)[1:]]
                facts += beside
            elif out.name or _is_value(line, words.get(out.kind, every)):  # between name and kind
                facts.append(line.strip(" *_"))
            else:
                out.kind, out.name = found or out.kind, name or out.name
                if not out.name and not line.startswith("#"):
                    found, out.name = with_its_kind(line, () if out.kind else kinds)
                    out.kind = out.kind or found
        at += 1
    return lines[at:]


def _values(said: str) -> list[str]:
    """Return the values of a line of the kind, without how its card is used."""
    parts = re.split(r"\s*[,/–—-]\s*", said)
    return [part for part in parts if part and part.casefold() not in MANNERS]


def _with_values(
    lines: Sequence[str], words: Collection[str], title: str, facts: list[str]
) -> Sequence[str]:
    """Take the line off that says by a word or two what a card or somebody is, below the name:
    `Weapon - Equip`, `Juggler`.
    """
    label = LABEL.match(lines[0]) if lines else None
    if not lines or (label and label["label"] in words):  # the heading of a block
        return lines
    said = lines[0].strip(" *_.")
    values = _values(said)
    if values and all(each.casefold() in words for each in values) and len(said.split()) < 6:
        facts += values
        return lines[1:]
    named = _is_short(lines[0]) and not _begins(said, words)
    if title and named and not any(title in each for each in facts):
        facts.append(said)
        return lines[1:]
    return lines


def _is_short(line: str) -> bool:
    """Return True for a line that may say what somebody is."""
    words = line.strip(" *_.").split()
    return bool(re.fullmatch(r"[^\d.:>#|]+", line)) and len(words) <= MOST_TITLE_WORDS


def _begins(line: str, words: Collection[str]) -> bool:
    """Return True for a line that begins as one of a kind does."""
    first = re.match(r"[^\W\d]+", line)
    return first is not None and first[0].casefold() in words


def _is_value(line: str, words: Collection[str]) -> bool:
    """Return True for a line with a number that the card of a kind has: `Strength: 3`."""
    return _begins(line, words) and bool(
        re.fullmatch(r"\w+\s*[:=–]?\s*\d+\+?\.?", line.strip(" *_"))
    )


def _below(lines: Sequence[str], out: Laid, words: Collection[str]) -> None:
    """Add the lines of a card below its title."""
    labelled = 0  # how much deeper the lines below a label without a point stand
    for line in lines:
        if quoted := QUOTED.match(line):
            out.put(1, f'flavor "{quoted["text"]}"')
            continue
        point = POINT.match(line)
        assert point is not None
        said, depth = point["said"].strip(), 1 + len(point["margin"]) // 2
        said = NUMBER_SIGN.sub("number ", said)
        label = LABEL.match(said)
        if label and not point["sign"] and not label["said"]:
            labelled = 1
            out.put(depth, heading(label["label"], label["note"] or "", words))
        elif label:
            _labelled(out, depth, label, words)
        else:
            out.put(depth + labelled, said.strip("*_ ").removesuffix(":"))


def heading(label: str, note: str, words: Collection[str]) -> str:
    """Return the line of a label: a clause of the kind, else an option."""
    low = label.casefold()
    if low in words or low.split()[0] in words or low in ANSWERS:
        return low
    condition = note.strip(" *()")
    condition = condition[:1].lower() + condition[1:]
    if condition in ("if it passes", "if it fails"):
        return f'{condition.split()[-1]} "{label}"'
    sort = "option"
    if condition.startswith("automatic"):
        sort, condition = "automatic", condition.removeprefix("automatic").strip()
    condition = condition.removeprefix("only ")
    return f'{sort} "{label}"' + (f" {condition}" if condition else "")


def _labelled(out: Laid, depth: int, label: re.Match[str], words: Collection[str]) -> None:
    """Add a label with what stands behind it on its line."""
    name, said = label["label"], label["said"].strip()
    low = name.casefold()
    if low == "at the table":
        out.put(depth, f'manual "{said.strip(".")}"')
    elif FACES.match(name) or low in ANSWERS or low in words:
        said = " and ".join(map(_part, said.split("; "))) if low == "goal" else said
        whole = FACES.match(name) or low in ANSWERS
        out.put(depth, f"{name}: {said}" if whole and said else f"{low} {said}".strip())
    else:
        out.put(depth, heading(name, label["note"] or "", words))
        if said:
            out.put(depth + 1, said)


def _part(said: str) -> str:
    """Return a part of a goal as it stands beside `and`."""
    return f"({said})" if " or " in re.sub(r"\b(or) (more|less|fewer)\b", "", said) else said


__all__ = ["Laid", "heading", "laid_out", "plain", "titled"]
