"""A hint taken at its word: the text of a card as somebody leaves it who types what the finding
says and thinks no further.
"""

from __future__ import annotations

import re
from difflib import SequenceMatcher

from dowlang.diagnostics import Diagnostic
from dowlang.diagnostics.fixes import apply_fixes

OFFER = re.compile(
    r"(did you mean|it is written|stands? in brackets:|write|here:|stands without `the`:|stands in "
    r"quotes[^`]*:|in digits:) `([^`]+)`"
)
TWO_LINES = re.compile("write two lines: `([^`]+)` and `([^`]+)`")
SENTENCES = ("DOW2002", "DOW2016", "DOW2017")
"""Diagnostics that speak of the sentence, whatever part of it they underline."""
SAME_LINE = 0.5
"""How much of a line an offered line has to share with it to be typed instead of the whole of
it.
"""


def offers(found: Diagnostic) -> tuple[str, ...]:
    """What the help of a finding says is to be written, best first; phrases with open places are
    none.
    """
    help = found.help or ""
    if two := TWO_LINES.search(help):
        return ("\n".join(two.groups()),)
    said = [match[2] for match in OFFER.finditer(help)]
    if help.startswith("did you mean"):
        said = [*re.findall("`([^`]+)`", help.partition(";")[0]), *said]
    return tuple(dict.fromkeys(each for each in said if not re.search("[{…]", each)))


def applied(found: Diagnostic, text: str) -> str | None:
    """The text with the finding's fix, or else with its first offer typed in; None when the
    finding offers nothing to type.
    """
    if found.fix:
        return apply_fixes(text, [found])[0]
    for offer in offers(found)[:1]:
        return typed(found, offer, text)
    return None


def typed(found: Diagnostic, offer: str, text: str) -> str:
    """The text with one offer typed in: for the whole line when it is a line like it, else for
    what is underlined.
    """
    lines = text.split("\n")
    line = lines[found.span.line - 1]
    margin, body = line[: len(line) - len(line.lstrip())], line.partition("  #")[0].strip()
    start, end = found.span.column - 1, found.span.end_column - 1
    old = line[start:end]
    if (
        "\n" in offer
        or found.code in SENTENCES
        or (" " in offer and _alike(offer, body) >= max(SAME_LINE, _alike(offer, old)))
    ):
        lines[found.span.line - 1] = "\n".join(margin + each for each in offer.split("\n"))
        return "\n".join(lines)
    if old.startswith('"') and not offer.startswith('"'):
        offer = f'"{offer}"'
    lines[found.span.line - 1] = line[:start] + offer + line[end:]
    return "\n".join(lines)


def _alike(one: str, other: str) -> float:
    return SequenceMatcher(None, one.strip('"'), other.strip('"'), autojunk=False).ratio()
