"""Put several lines of rules text into one."""

from __future__ import annotations

from collections.abc import Iterable

ENDS = (".", ":", ";", ",", "!", "?", ".”", "!”", "?”", "。", "：", "！", "？", "。」")
"""After these a line needs no full stop."""


WIDE = "\u2e80"
"""Letters from here on are those of scripts without spaces between words."""


def in_one_line(lines: Iterable[str]) -> str:
    """Return lines of rules text as one, each but the last with a stop.

    >>> in_one_line(["At: “School”", "Ability 4+:", "gain 1 morale"])
    'At: “School”. Ability 4+: gain 1 morale'
    >>> in_one_line(["場所：図書館", "士気が1下がる。"])
    '場所：図書館。士気が1下がる。'
    """
    *first, last = [line.strip() for line in lines] or [""]
    wide = any(line[-1:] > WIDE or line[:1] > WIDE for line in (*first, last))
    stop, space = ("。", "") if wide else (".", " ")
    ended = (line if line.endswith(ENDS) else f"{line}{stop}" for line in first)
    return space.join((*ended, last))
