"""Write Markdown: escaping, sentences with links, and rules text as nested lists.

Its template is `templates/reference.md`.

Every sign that Markdown or HTML could take for markup is escaped. Text that is escaped already is
an `Escaped`, and the template escapes the rest.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass

from dowlang.publish.rules_text.page_labels import PageLabels
from dowlang.publish.rules_text.passages import Branch, Passage
from dowlang.publish.rules_text.printed_card import Panel
from dowlang.publish.rules_text.text_runs import Run, spaced

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
    r"""Text that Markdown shows as it is, on one line.

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
    """A sentence, names linked to their cards."""
    out = ""
    for run in spaced(runs):
        lead, text, tail = _trimmed(run.text)
        said = escaped(text)
        out += lead + (f"[{said}](#{run.target})" if run.target else said) + tail
    return Escaped(out)


def outline(panel: Panel, labels: PageLabels) -> tuple[Point, ...]:
    """The rules of a card as points of a list."""
    return tuple(_panel(panel, 0, labels))


def _trimmed(text: str) -> tuple[str, str, str]:
    inner = text.strip(" ")
    at = text.find(inner) if inner else len(text)
    return text[:at], inner, text[at + len(inner) :]


def _panel(panel: Panel, depth: int, labels: PageLabels) -> Iterable[Point]:
    if panel.title:
        heading = f"**{escaped(panel.title)}** {prose(panel.note)}".strip()
        yield Point(depth, Escaped(heading))
        depth += 1
    if panel.title and panel.figures:
        yield Point(
            depth,
            Escaped(
                labels.listed(
                    [f"{escaped(figure.label)} {escaped(figure.value)}" for figure in panel.figures]
                )
            ),
        )
    if panel.title:
        for fact in panel.facts:
            if not fact.aim:
                yield Point(
                    depth,
                    Escaped(f"{escaped(fact.label)}{labels.behind(fact.label)}{prose(fact.text)}"),
                )
    for passage in panel.passages:
        yield from _passage(passage, depth, labels)
    for inner in panel.panels:
        yield from _panel(inner, depth, labels)
    for fact in panel.facts:
        if fact.aim:
            yield Point(depth, Escaped(f"**{escaped(fact.label)}** {prose(fact.aim)}"))


def _passage(passage: Passage, depth: int, labels: PageLabels) -> Iterable[Point]:
    if passage.form == "manual":
        yield Point(
            depth, Escaped(f"**{escaped(labels.text('at-the-table'))}** {prose(passage.lead)}")
        )
        return
    if passage.lead:
        yield Point(depth, prose(passage.lead))
        depth += 1
    for inner in passage.body:
        yield from _passage(inner, depth, labels)
    for item in passage.items:
        yield from _item(item, depth, labels)


def _item(item: Branch, depth: int, labels: PageLabels) -> Iterable[Point]:
    mark = f" *{labels.with_note('', prose(item.note)).strip()}*" if item.note else ""
    label = f"**{prose(item.label)}**{mark}"
    if len(item.body) == 1 and item.body[0].form == "sentence":
        yield Point(depth, Escaped(f"{label} {prose(item.body[0].lead)}"))
        return
    yield Point(depth, Escaped(label))
    for inner in item.body:
        yield from _passage(inner, depth + 1, labels)
