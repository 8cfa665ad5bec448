"""Name the places of a printed reference to which its links lead."""

from __future__ import annotations

import re

from dowlang.publish.rules_text.set_description import CardSource


def anchors(cards: tuple[CardSource, ...]) -> tuple[str, ...]:
    """Return an anchor for each card, of ASCII letters, digits and hyphens only, all different."""
    out: list[str] = []
    for card in cards:
        plain_one = (
            re.sub(
                r"[^a-z0-9]+",
                "-",
                f"{card.checked_card.kind.name}-{card.checked_card.slug}".lower(),
            ).strip("-")
            or "card"
        )
        anchor, number = plain_one, 2
        while anchor in out:
            anchor, number = f"{plain_one}-{number}", number + 1
        out.append(anchor)
    return tuple(out)
