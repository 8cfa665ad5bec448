"""The table of what was seen, and what was seen too rarely."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

from dowlang.engine.card_set import CardSet
from tests.acceptance.floors import EACH_CROSSROADS, ELSEWHERE, FLOORS, NEVER
from tests.acceptance.run import Outcome
from tests.acceptance.seen import Seen

TABLES = (
    ("ending", "endings"),
    ("round reached", "rounds"),
    ("variant", "variants"),
    ("objective and side", "objectives"),
    ("role at the end", "roles"),
    ("games with agent", "agents"),
    ("decision", "decisions"),
    ("forced", "forced"),
    ("no option", "nothing"),
    ("option chosen", "options"),
    ("event", "events"),
    ("crossroads card", "crossroads"),
    ("rule given", "switches"),
)


def rare(cards: CardSet, seen: Seen, games: int) -> list[str]:
    """What happened more rarely than its floor says for so many games, what happened although it
    cannot, and what no floor speaks of.
    """
    out = []
    crossroads = {
        "crossroads": dict.fromkeys(
            [str(card["slug"]) for card in cards.of_kind["crossroads"]], EACH_CROSSROADS
        )
    }
    for table, floors in (FLOORS | crossroads).items():
        counts: Counter[str] = getattr(seen, table)
        never, elsewhere = NEVER.get(table, {}), ELSEWHERE.get(table, {})
        for name, floor in floors.items():
            if counts[name] < (wanted := floor * games // 1000):
                out.append(
                    f"{table}: `{name}` {counts[name]} times, wanted at least {wanted} in {games} "
                    f"games"
                )
        out += [
            f"{table}: `{name}` {counts[name]} times, although {why}"
            for name, why in never.items()
            if counts[name]
        ]
        out += [
            f"{table}: `{name}` has no floor"
            for name in counts
            if not (name in floors or name in never or name in elsewhere)
        ]
    return out


def unseen(cards: CardSet, seen: Seen) -> dict[str, list[str]]:
    """Cards of the set that no game showed."""
    abilities = [
        card["slug"]
        for number, card in enumerate(cards.of_kind["survivor"])
        if cards.tables.abilities[number]
    ]
    return {
        "crossroads cards never up": missing(
            [card["slug"] for card in cards.of_kind["crossroads"]], seen.crossroads
        ),
        "items never played": missing([card["slug"] for card in cards.of_kind["item"]], seen.items),
        "abilities never used": missing(abilities, seen.abilities),
    }


def missing(names: Sequence[Any], seen: Counter[str]) -> list[str]:
    """Those not seen."""
    return [name for name in names if not seen[name]]


def report(cards: CardSet, out: Outcome) -> Iterator[str]:
    """The lines that the command prints."""
    seen, few = out.seen, rare(cards, out.seen, out.games)
    yield (
        f"{out.games} games ended, {seen.answers} answers, invariants checked at "
        f"{seen.checks} entries of their logs, {out.seconds:.0f} s"
    )
    if out.old:
        yield f"{out.old} of them were in the file already"
    if out.games + len(out.faults) < out.wanted:
        yield f"stopped by the budget before {out.wanted} games; the same command goes on"
    yield (
        f"{out.replays} replayed in another process to the same digest; {seen.copies} "
        f"decisions answered by copies that went through JSON"
    )
    yield f"digest of all ends {out.digest}"
    yield f"{len(out.faults)} faults"
    yield from (f"  {fault}" for fault in out.faults[:20])
    yield f"{len(few)} kinds too rare"
    yield from (f"  {line}" for line in few)
    for title, table in TABLES:
        yield ""
        yield from columns(title, getattr(seen, table))
    yield ""
    for table, reasons in NEVER.items():
        yield from (f"{table}: `{name}` cannot happen: {why}" for name, why in reasons.items())
    for table, others in ELSEWHERE.items():
        yield from (f"{table}: `{name}` may be absent: {why}" for name, (why, _) in others.items())
    for title, names in unseen(cards, seen).items():
        yield f"{title}: {', '.join(names) or 'none'}"


def columns(title: str, counts: Counter[str], wide: int = 3) -> Iterator[str]:
    """Name and count, the commonest first, in columns."""
    cells = [f"{name:<40}{count:>8}" for name, count in counts.most_common()]
    yield f"{title} ({len(cells)} kinds, {sum(counts.values())} in all)"
    for row in range(0, len(cells), wide):
        yield "  " + "    ".join(cells[row : row + wide])
