"""What of a printed card stands in comments of its card file and is told to be understood."""

from __future__ import annotations

import re

from dowlang.project.game_language import language
from dowlang.project.printed_comments import MARK
from dowlang.project.writing.nesting import noted

GAME = "dead_of_winter"
COMMENT = re.compile(r'^(?:[^"#]|"[^"]*")*?(?P<all>#.*)$')
SENTENCE = re.compile(r"(?<=[.!?:])\s+|\n+")
REASON = "#   "
SHORTEST = 3
"""Words of a sentence that no comment says by chance."""


def swallowed(prose: str, text: str) -> list[str]:
    """Return the sentences of a printed card that stand in comments of its card file which neither
    tell that they are not understood nor repeat what holds anyway.
    """
    words = language(GAME).vocabulary
    said = [_plain(each) for each in SENTENCE.split(prose)]
    said = [each for each in said if len(each.split()) >= SHORTEST]
    before, out = "", list[str]()
    for line in text.splitlines():
        found = COMMENT.match(line)
        before += f" {line}"
        if not found or found["all"].startswith((MARK, REASON)):
            continue
        comment = found["all"].removeprefix("# ")
        ends = ((each, f" — {each.told}") for each in words.standing)
        if any(
            comment.endswith(end) and each.repeats(comment.removesuffix(end), before)
            for each, end in ends
        ):
            continue
        if noted([comment], words.notes)[0].startswith("#"):
            continue
        out += [each for each in said if each in _plain(found["all"])]
    return out


def _plain(said: str) -> str:
    """Return a sentence in small letters without signs about it."""
    return re.sub(r"[*_]|^\W+|\W+$", "", " ".join(said.casefold().split()))
