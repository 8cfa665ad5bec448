"""The numbers of a game's rules by key: what `--rule KEY=VALUE` and a scenario's `rule` line may
change, and which open point each settles.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from dowlang.engine.ruleset import Parameter
from dowlang.project.documents.rulebook import Rulebook
from dowlang.records import dataclass

IDS = re.compile(r"\b(?:R(?:-[A-Z]+)+-\d+|[UG]-\d+)\b")


@dataclass(frozen=True, slots=True)
class RuleNumber:
    """One number: its default and other values as a person writes them (of a number without
    names its bounds), and the ids it is about.
    """

    key: str
    text: str
    default: int | str
    low: int
    high: int
    values: tuple[str, ...]
    alternatives: tuple[int | str, ...]
    about: tuple[str, ...]

    @property
    def allowed(self) -> str:
        """Return the values that may stand behind the `=`."""
        return " or ".join(self.values) if self.values else f"{self.low} to {self.high}"


def numbers(
    parameters: Sequence[Parameter], book: Rulebook, wanted: str = ""
) -> tuple[RuleNumber, ...]:
    """Return the numbers whose key holds `wanted`, in the order of the ruleset.

    `about` names rules, rulings and open points of the rules document.
    """
    points: dict[str, tuple[str, tuple[int | str, ...]]] = {
        key.key: (point.id, key.alternatives) for point in book.points for key in point.keys
    }
    out = []
    for parameter in parameters:
        if wanted not in parameter.key:
            continue
        point, alternatives = points.get(parameter.key, ("", ()))
        about = dict.fromkeys((*((point,) if point else ()), *IDS.findall(parameter.help)))
        names = parameter.names
        default = names[parameter.default] if names else parameter.default
        text = (
            re.sub(r" \([^()]*\)$", "", parameter.help)
            if IDS.search(parameter.help)
            else parameter.help
        )
        others: tuple[int | str, ...] = (
            tuple(name for name in names if name != default) or alternatives
        )
        out.append(
            RuleNumber(
                parameter.key,
                text,
                default,
                parameter.low,
                parameter.high,
                names,
                others,
                tuple(about),
            )
        )
    return tuple(out)


def to_data(found: Sequence[RuleNumber]) -> dict[str, Any]:
    """Return the shape of `numbers.json`."""
    return {
        "numbers": [
            {
                "key": one.key,
                "text": one.text,
                "default": one.default,
                "values": list(one.values),
                "low": one.low,
                "high": one.high,
                "alternatives": list(one.alternatives),
                "about": list(one.about),
            }
            for one in found
        ]
    }
