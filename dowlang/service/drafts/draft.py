"""Write a draft: a test with a name of its own, behind the tests of its card."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from dowlang.semantics import line_parts
from dowlang.service.drafts.card_with_tests import CardWithTests
from dowlang.service.drafts.unfinished_tests import OPEN_LINE
from dowlang.service.positions import Edit, Range


@dataclass(frozen=True, slots=True)
class Draft:
    """A test to write: what is said of it, and the change. The cursor waits at its end."""

    title: str
    edit: Edit


def draft_of(target: CardWithTests, lines: Sequence[str], tested: str, title: str) -> Draft:
    """Return the draft of a test with some lines, behind the last one of its card.

    `tested` tells what is tested, "" for the card itself, `title` what is done.
    """
    document, card = target.document, line_parts.title(target.card)
    others = {line_parts.title(test) for test in document.tree.lines}
    name = f"{card}: {tested}" if tested else f"{card}: a test"
    while name in others:
        name += " again"
    at_end = line_parts.last_line((target.tests or (target.card,))[-1])
    at = document.map.position(document.map.offset(at_end, len(document.map.line(at_end)) + 1))
    is_whole = lines[-1] == OPEN_LINE or lines[-1].startswith("    then ")
    text = "\n".join(["", "", f'test "{name}"', *lines, *([] if is_whole else ["    then "])])
    return Draft(title, Edit(Range(at, at), text))
