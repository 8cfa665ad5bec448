"""Refuse what a caller names wrongly: one line that names the near ones."""

from __future__ import annotations

import re
from collections.abc import Sequence

from dowlang.cli.errors import CommandError, shown
from dowlang.source import nearest

MOST = 12  # names that are listed when none is near
# names that are listed when none is near
FEW = 5  # of them when they are many series


def unknown(what: str, name: str, known: Sequence[str]) -> CommandError:
    """Return the refusal of an unknown name, with the near names or the list of what there is."""
    near = nearest(name, known)
    if near:
        return CommandError(
            f"unknown {what} `{shown(name)}`; did you mean {' or '.join(f'`{n}`' for n in near)}?"
        )
    more = f" and {len(known) - MOST} more" if len(known) > MOST else ""
    return CommandError(
        f"unknown {what} `{shown(name)}`; there is "
        f"{', '.join(f'`{n}`' for n in sorted(known)[:MOST]) or 'none'}{more}"
    )


def unknown_id(what: str, name: str, known: Sequence[str]) -> CommandError:
    """Return `unknown`, for numbered ids: none is like `R-NOPE`, so the series are named with which
    they begin, the nearest first.
    """
    if nearest(name, known):
        return unknown(what, name, known)
    series = list(dict.fromkeys(_series(one) for one in known))
    alike = sorted(
        series,
        key=lambda one: -sum(one.startswith(name[:length]) for length in range(1, len(name) + 1)),
    )
    like = list(dict.fromkeys((*nearest(_series(name), series), *alike)))[:FEW]
    more = f" and {len(series) - len(like)} more" if len(series) > len(like) else ""
    return CommandError(
        f"unknown {what} `{shown(name)}`; {what}s begin with "
        f"{', '.join(f'`{one}`' for one in like)}{more}"
    )


def _series(known: str) -> str:
    """Return the beginning of the ids of a series: `R-CARD-12` -> `R-CARD`, `DOW2001` -> `DOW2`."""
    return re.sub("(?<=[A-Z][0-9])[0-9]{3}$|-[0-9]+[a-z]?$", "", known)


def known_format(given: str, known: Sequence[str]) -> None:
    """Raises `CommandError` unless the value of `--format` is one of these."""
    if given not in known:
        raise unknown("format", given, known)
