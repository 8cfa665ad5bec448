"""Lay a card out that is written in prose, as a designer types it or as `dow print --format md`
prints it: its kind and name, its labels and points, one line below the other with the margins of a
card file. What the lines say is left as it was written.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field

from dowlang.project.mending.sentences import STEP
from dowlang.project.writing.titles import begins, heading_of, is_short, is_value, values_of
from dowlang.project.writing.values_of_heads import kind_meant, name_apart, values_in_rows
from dowlang.publish.rules_text.english.lines import BESIDES

LINK = re.compile(r"\[([^\]]*)\]\([^)]*\)")
ANCHOR = re.compile(r'^<a id="[^"]*"></a>$')
ESCAPED = re.compile(r"\\([^\w\s])")
ENTITIES = {"&lt;": "<", "&gt;": ">", "&amp;": "&"}
NUMBER_SIGN = re.compile(r"(?<=\s)#\s?(?=\d|of\b)")
"""Matches the sign of a number within a line, where a card file begins a comment."""

POINT = re.compile(r"^(?P<margin> *)(?P<sign>[-•]\s+)?(?:[a-z]\.\s+)?(?P<said>.*)$")
LABEL = re.compile(r"^\*\*(?P<label>[^*]+?)[.:]?\*\*(?P<note>\s*\*\([^*]*\)\*)?\s*(?P<said>.*)$")
QUOTED = re.compile(r"^>\s*[“\"]?(?P<text>.*?)[”\"]?\s*$")
OPTION = "option"
"""Note beside the label of an option that is printed as one, whatever its words are."""

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
    """Return a line of Markdown without links, anchors and signs that are escaped, and without what
    print adds to a roll whose result comes to pass.
    """
    text = LINK.sub(r"\1", text).replace(f"{BESIDES}:", ".")
    for entity, sign in ENTITIES.items():
        text = text.replace(entity, sign)
    return ESCAPED.sub(r"\1", text)


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
    found = heading_of(lines, kinds, clauses)
    every = frozenset[str]().union(*clauses.values())
    in_the_head = all(is_value(fact, every) or is_short(fact) for fact in found.facts)
    if not found.kind or (kind and not in_the_head):
        found = heading_of(lines, kinds, clauses, kind or kind_meant(lines, clauses, kinds))
    of_kind, title = clauses.get(found.kind, ()), titles.get(found.kind, "")
    found.name, beside = name_apart(found.name, found.kind, of_kind, title)
    found.below = values_in_rows(found.below, of_kind)
    out, facts = Laid(kind=found.kind, name=found.name), [*beside, *found.facts]
    out.put(0, f'{out.kind} "{out.name}"')
    words = frozenset(clauses.get(out.kind, ()))
    body = _with_values(found.below, words, titles.get(out.kind, ""), facts)
    if any("×" in fact for fact in facts):
        out.put(1, ", ".join(facts))
    else:
        title = titles.get(out.kind, "")
        for fact in facts:
            named = bool(title) and not begins(fact, words) and is_short(fact)
            out.put(1, f'{title} "{fact}"' if named else fact)
            title = "" if named else title
    _below(body, out, words)
    return out


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
    values = values_of(said)
    if values and all(each.casefold() in words for each in values) and len(said.split()) < 6:
        facts += values
        return lines[1:]
    named = is_short(lines[0]) and not begins(said, words)
    if title and named and not any(title in each for each in facts):
        facts.append(said)
        return lines[1:]
    return lines


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
    condition = note.strip(" *()")
    is_option = condition.startswith(OPTION)
    condition = condition.removeprefix(OPTION).strip()
    if not is_option and (low in words or low.split()[0] in words or low in ANSWERS):
        return low
    condition = condition[:1].lower() + condition[1:]
    if condition in ("if it passes", "if it fails"):
        return f'{condition.split()[-1]} "{label}"'
    sort = OPTION
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
    elif FACES.match(name) or low in ANSWERS or low in words or low.endswith(" if"):
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
