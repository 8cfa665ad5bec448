"""Write Markdown: escaping, sentences with links, and rules text as nested lists.

Its template is `templates/reference.md`.

Every sign that Markdown or HTML could take for markup is escaped. Text that is escaped already is
an `Escaped`, and the template escapes the rest.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass

from dowlang.publish.rules_text.outline import OutlineLine, outline
from dowlang.publish.rules_text.page_labels import PageLabels
from dowlang.publish.rules_text.printed_card import Panel
from dowlang.publish.rules_text.text_runs import Run, plain, spaced

SPECIAL = re.compile(r"([\\`*_{}\[\]()#!|~$^])")
STARTS = re.compile(r"^(\s*)([-+]|\d+[.)])(?=\s|$)")
ENTITIES = {"&": "&amp;", "<": "&lt;", ">": "&gt;"}


class Escaped(str):
    """Markdown text that is ready."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class Point:
    """One point of a nested list."""

    depth: int
    text: Escaped


def escaped(text: str) -> Escaped:
    r"""Return text that Markdown shows as it is, on one line.

    >>> print(escaped("*a* <b> [c](d)"))
    \*a\* &lt;b&gt; \[c\]\(d\)
    """
    text = SPECIAL.sub(r"\\\1", " ".join(text.split()))
    text = STARTS.sub(
        lambda found: (
            found[1]
            + (f"\\{found[2]}" if len(found[2]) == 1 else found[2][:-1] + "\\" + found[2][-1])
        ),
        text,
    )
    return Escaped("".join(ENTITIES.get(sign, sign) for sign in text))


def prose(runs: Iterable[Run]) -> Escaped:
    """Return a sentence, names linked to their cards."""
    out = ""
    for run in spaced(runs):
        lead, text, tail = _trimmed(run.text)
        said = escaped(text)
        out += lead + (f"[{said}](#{run.target})" if run.target else said) + tail
    return Escaped(out)


def points(panel: Panel, labels: PageLabels) -> tuple[Point, ...]:
    """Return the rules of a card as points of a list. Its own facts stand in its head."""
    return tuple(
        Point(line.depth, Escaped(_point(line, labels))) for line in outline(panel, facts=False)
    )


def _point(line: OutlineLine, labels: PageLabels) -> str:
    label, text = prose(line.label), prose(line.text)
    match line.sort:
        case "title":
            return f"**{label}** {prose(line.note)}".strip()
        case "figures":
            figures = [f"{escaped(each.label)} {escaped(each.value)}" for each in line.figures]
            return labels.listed(figures)
        case "fact":
            return f"{label}{labels.behind(plain(line.label))}{text}"
        case "condition":
            return f"**{label}** {text}"
        case "manual":
            return f"**{escaped(labels.text('at-the-table'))}** {text}"
        case "branch":
            note = labels.with_note("", prose(line.note)).strip() if line.note else ""
            said = f"**{label}** *{note}*" if note else f"**{label}**"
            return f"{said} {text}" if line.text else said
    return text


def _trimmed(text: str) -> tuple[str, str, str]:
    inner = text.strip(" ")
    at = text.find(inner) if inner else len(text)
    return text[:at], inner, text[at + len(inner) :]
