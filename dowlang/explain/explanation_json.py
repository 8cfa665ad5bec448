"""Turn an explanation into JSON."""

from __future__ import annotations

from collections import Counter
from typing import Any

from dowlang.engine.card_set import CardSet
from dowlang.explain.blockers import Reason
from dowlang.explain.card_history import Explanation
from dowlang.explain.use_history import Obstacle

SCHEMA = "dowlang/why/1"


def to_dict(found: Explanation, cards: CardSet) -> dict[str, Any]:
    """Return data for JSON (`schemas/why.json`). Players are seats from 0."""
    facts, card = cards.paths[found.path], found.written

    def of(reason: Reason) -> dict[str, Any]:
        return {
            "line": reason.line,
            "text": card.line(reason.line),
            "found": reason.found,
            "wanted": reason.wanted,
        }

    def named(one: Obstacle, counts: Counter[str]) -> dict[str, Any]:
        of_card = {"path": one.card, "name": cards.paths[one.card]["name"]} if one.card else None
        return {
            "reason": one.name,
            "card": of_card,
            "line": one.line,
            "text": found.others[one.card].line(one.line) if one.card else "",
            "found": [[what, times] for what, times in counts.items()],
            "wanted": one.wanted,
        }

    return {
        "card": {
            "kind": facts["kind"],
            "name": facts["name"],
            "slug": facts["slug"],
            "path": found.path,
            "file": facts["file"],
        },
        "waits_for": {"line": found.waits, "text": card.line(found.waits)},
        "held": [
            {
                "round": held.round,
                "player": held.player,
                "holder": held.holder,
                "outcome": held.outcome,
                "asked": [
                    {
                        "when": m.when,
                        "held": m.asked.failing is None,
                        "reason": of(m.asked.failing) if m.asked.failing else None,
                    }
                    for m in held.moments
                ],
            }
            for held in found.held
        ],
        "failing": [
            {**of(reason), "times": times} for reason, times in found.failing.most_common()
        ],
        "options": [
            {
                "round": choice.round,
                "player": choice.offered.chooser,
                "line": choice.offered.line,
                "taken": found.labels.get(choice.taken, ""),
                "possible": [
                    found.labels.get(number, str(number)) for number in choice.offered.possible
                ],
                "refused": [
                    {
                        "option": found.labels.get(number, str(number)),
                        "reasons": [of(reason) for reason in reasons],
                    }
                    for number, reasons in choice.offered.refused.items()
                ],
            }
            for choice in found.choices
        ],
        "tracks": [
            {
                "track": row.track,
                "cause": row.cause,
                "total": row.total,
                "rounds": [[number, by] for number, by in row.by_round.items()],
            }
            for row in found.rows
        ],
        "told": [
            {"round": told.round, "player": told.player, "text": told.text} for told in found.told
        ],
        "uses": [
            {
                "way": usage.way[0],
                "line": usage.way[1],
                "text": card.line(usage.way[1]),
                "asked": usage.asked,
                "offered": usage.offered,
                "taken": [list(when) for when in usage.taken],
                "reasons": [
                    {
                        "times": len(row.when),
                        "when": [list(when) for when in row.when],
                        "of": [
                            named(one, counts)
                            for one, counts in zip(row.obstacles, row.found, strict=True)
                        ],
                    }
                    for row in usage.reasons
                ],
            }
            for usage in found.usages
        ],
        "difference": None if found.difference is None else str(found.difference),
    }
