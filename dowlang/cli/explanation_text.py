"""An explanation of a card in words, for `dow replay --explain`: its turns, its options, and where
each point of a track went.

Of a card without a trigger: what kind of card it is, and what the game told of it. What it could be
used for and when: `unused_card_text.py`.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby
from typing import TYPE_CHECKING

from dowlang.cli.errors import shown
from dowlang.cli.unused_card_text import usage_lines
from dowlang.syntax.agreement import article

if TYPE_CHECKING:
    from dowlang.engine.card_set import CardSet
    from dowlang.explain.blockers import Reason
    from dowlang.explain.card_history import Explanation, OptionsOffered, TrackCause, TurnInForce

OUTCOMES = {
    "triggered": "it came up",
    "kept back": "its lines held, but a rule of the game kept it back, and it went back to its "
    "deck",
    "returned": "it went back to its deck",
    "in force": "the journal ends while it is held",
}


def why_text(found: Explanation, cards: CardSet) -> str:
    """Return all of it, ending with a line end."""
    return "".join(line + "\n" for line in _lines(found, cards))


def _lines(found: Explanation, cards: CardSet) -> Iterator[str]:
    facts = cards.paths[found.path]
    clause = found.written.line(found.waits)
    named = f"{facts['name']} ({shown(facts['file'])})"
    if "trigger" in cards.handler(found.path):
        yield named + (f", line {found.waits}: {shown(clause)}" if clause else "")
        if not found.held:
            yield "  nobody drew it in this game"
    else:
        yield from _without_trigger(named, str(facts["kind"]), found)
    for held in found.held:
        yield from _turn(found, held)
    if found.failing:
        yield "the lines that kept it back"
        yield from (
            f"  {times:>3} x {_told(found, reason)}"
            for reason, times in found.failing.most_common()
        )
    refused = [choice for choice in found.choices if choice.offered.refused]
    if refused:
        yield "options that were not possible"
    for choice in refused:
        yield from _options(found, choice)
    for usage in found.usages:
        yield from usage_lines(usage, found, cards)
    for track, rows in groupby(found.rows, key=lambda row: row.track):
        yield from _table(track, list(rows), found.round)


def _without_trigger(named: str, kind: str, found: Explanation) -> Iterator[str]:
    """Yield the kind of the card and what the game told of it, by round and turn."""
    yield f"{named} is {article(kind)} {kind}: it has no trigger" + (
        "" if found.told else ", and nothing happened to it in this game"
    )
    for (number, player), all_told in groupby(
        found.told, key=lambda told: (told.round, told.player)
    ):
        yield (
            f"{found.round} {number}, turn of player {player + 1}"
            if player >= 0
            else f"{found.round} {number}"
            if number
            else f"before the first {found.round}"
        )
        yield from (f"  {shown(told.text)}" for told in all_told)


def _turn(found: Explanation, held: TurnInForce) -> Iterator[str]:
    times = len(held.moments)
    asked = (
        f"asked {times} {'time' if times == 1 else 'times'}"
        if times
        else "what it waits for did not happen"
    )
    yield (
        f"{found.round} {held.round}, turn of player {held.player + 1}, held by player "
        f"{held.holder + 1}: {asked}; {OUTCOMES[held.outcome]}"
    )
    for moment in held.moments:
        failing = moment.asked.failing
        yield f"  {shown(moment.when)}: " + (
            "all its lines held" if failing is None else _told(found, failing)
        )


def _options(found: Explanation, choice: OptionsOffered) -> Iterator[str]:
    taken = found.labels.get(choice.taken, "")
    yield f"  {found.round} {choice.round}, player {choice.offered.chooser + 1}" + (
        f" took `{shown(taken)}`" if taken else " had none left"
    )
    for number, reasons in choice.offered.refused.items():
        label = shown(found.labels.get(number, "") or f"option {number}")
        yield from (f"    not `{label}`: {_told(found, reason)}" for reason in reasons)


def _told(found: Explanation, reason: Reason) -> str:
    text = found.written.line(reason.line)
    sides = [
        f"{what} {shown(said)}"
        for what, said in (("found", reason.found), ("wanted", reason.wanted))
        if said
    ]
    return (
        f"line {reason.line}"
        + (f" `{shown(text)}`" if text else "")
        + (f": {', '.join(sides)}" if sides else "")
    )


def _table(track: str, rows: list[TrackCause], named: str) -> Iterator[str]:
    """Yield causes down, rounds across, sums on both sides."""
    rounds = sorted({number for row in rows for number in row.by_round})
    width = max(len(track), len("in all"), *(len(row.cause) for row in rows))
    sums = [sum(row.by_round.get(number, 0) for row in rows) for number in rounds]
    yield (
        f"{f'{track} by {named}':{width + 2}}"
        + "".join(f"{number:>5}" for number in rounds)
        + "  in all"
    )
    for row in rows:
        cells = (
            f"{row.by_round[number]:>+5}" if row.by_round.get(number) else f"{'.':>5}"
            for number in rounds
        )
        yield f"  {shown(row.cause):{width}}" + "".join(cells) + f"{row.total:>+8}"
    yield f"  {'in all':{width}}" + "".join(f"{number:>+5}" for number in sums) + f"{sum(sums):>+8}"
