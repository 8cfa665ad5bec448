"""`dow diff`: what changed between two versions of a card or a set."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated

import typer

from dowlang.cli.errors import CommandError, shown
from dowlang.cli.output import as_json, emit
from dowlang.cli.parameters import TEXT_OR_JSON, FormatOption
from dowlang.cli.paths import existing
from dowlang.cli.refusals import known_format
from dowlang.project.packs.archive import PackRefused
from dowlang.project.printing.differences import (
    Change,
    ChangedCard,
    Difference,
    NotOneSet,
    difference,
)

SCHEMA = "dowlang/diff/1"


def diff_sets(
    before: Annotated[
        str,
        typer.Argument(
            metavar="BEFORE", help="A set, a card file or a packed set.", show_default=False
        ),
    ],
    now: Annotated[
        str, typer.Argument(metavar="NOW", help="Another version of it.", show_default=False)
    ],
    format: FormatOption = "text",
) -> None:
    """Say what changed between two versions of a card or a set.

    Comments and tests do not count. Exit 0 also where something changed.
    """
    known_format(format, TEXT_OR_JSON)
    try:
        found = difference(existing(before), existing(now))
    except NotOneSet as wrong:
        raise CommandError(
            f"`{shown(str(wrong.path))}` is not one set, one card file or one packed set"
        ) from None
    except PackRefused as wrong:
        raise CommandError(f"one of the files is no pack: {wrong}", 1) from None
    if format == "json":
        as_json(SCHEMA, as_data(found))
    else:
        emit(as_text(found))


def as_data(found: Difference) -> dict[str, object]:
    """Return a difference as data."""
    return {
        "about": [change._asdict() for change in found.about],
        "new": [{"kind": kind, "name": name} for kind, name in found.new],
        "gone": [{"kind": kind, "name": name} for kind, name in found.gone],
        "changed": [
            {
                "kind": card.kind,
                "name": card.name,
                "before": card.before,
                "changes": [change._asdict() for change in card.changes],
            }
            for card in found.changed
        ],
        "same": found.same,
    }


def as_text(found: Difference) -> str:
    """Return a difference as lines for people."""
    lines = [f"the set: {_said(change)}" for change in found.about]
    lines += [f'new: {kind} "{name}"' for kind, name in found.new]
    lines += [f'gone: {kind} "{name}"' for kind, name in found.gone]
    for card in found.changed:
        lines.append(f'{card.kind} "{card.name}"')
        if card.before:
            lines.append(f'    is now called that, before "{card.before}"')
        lines += _of_card(card)
    others = "" if found.is_empty else "other "
    cards = f"{found.same} {others}{'card' if found.same == 1 else 'cards'}"
    lines.append(f"nothing changed in {cards}" if found.same or found.is_empty else "no other card")
    return "".join(f"{shown(line)}\n" for line in lines)


def _of_card(card: ChangedCard) -> Iterator[str]:
    """Yield the changes of a card, lines of rules below the lines that they stand below."""
    place = ""
    for change in card.changes:
        if not change.is_rule:
            yield f"    {_said(change)}"
            continue
        if change.where != place:
            place = change.where
            yield f"    {place}"
        deep = "      " if place else "    "
        if change.before and change.now:
            yield f"{deep}was   {change.before}"
            yield f"{deep}now   {change.now}"
        else:
            yield f"{deep}new   {change.now}" if change.now else f"{deep}gone  {change.before}"


def _said(change: Change) -> str:
    """Return a change of a part of a card or a manifest in words."""
    if not change.where:
        return change.now
    if change.before and change.now:
        return f"{change.where}: {change.now}, before {change.before}"
    if change.now:
        return f"{change.where}: {change.now}, before none"
    return f"{change.where}: none, before {change.before}"
