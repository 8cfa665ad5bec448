"""Playing the acceptance games, replaying them in another process, and the table of what was seen."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import dowlang
from dowlang.engine.library import CardSet
from tests.acceptance.games import Plan, Seen, plain, plan, play

ROOT = Path(__file__).resolve().parent.parent.parent
REPLAY = """
import json, sys, dowlang
from tests.acceptance.games import replayed
print(json.dumps(replayed([json.loads(line) for line in sys.stdin], dowlang.load("cards/base"))))
"""
TOGETHER = 20  # journals that one process replays


@dataclass(slots=True)
class Outcome:
    """All games of one run."""

    games: int = 0
    seen: Seen = field(default_factory=Seen)
    faults: list[str] = field(default_factory=list)
    replays: int = 0
    seconds: float = 0.0


def accept(games: int, copied: int, first: int = 0, cards: CardSet | None = None) -> Outcome:
    """Play `games` games, `copied` of them through copies at every decision; replay each in another process under another hash seed."""
    cards = cards or dowlang.load(ROOT / "cards" / "base")
    out, began, journals = Outcome(), time.monotonic(), list[tuple[int, str, str]]()
    every = max(1, games // copied) if copied else 0
    for number in range(first, first + games):
        todo = plan(cards, number, bool(every) and (number - first) % every == 0 and (number - first) // every < copied)
        try:
            game, text, seen = play(cards, todo)
        except Exception as fault:  # counted and shown, whatever it is
            out.faults.append(f"game {number} {todo.settings} {todo.agents}: {type(fault).__name__}: {fault}")
            continue
        out.games += 1
        out.seen.add(seen)
        journals.append((number, text, game.digest))
        if len(journals) == TOGETHER:
            out.replays += replay_elsewhere(journals, out.faults)
            journals.clear()
        progress(number - first + 1, games)
    out.replays += replay_elsewhere(journals, out.faults)
    out.seconds = time.monotonic() - began
    return out


def replay_elsewhere(journals: Sequence[tuple[int, str, str]], faults: list[str]) -> int:
    """Replay in a process with another `PYTHONHASHSEED`; how many came to the same digest, the others become faults."""
    if not journals:
        return 0
    environment = {**os.environ, "PYTHONHASHSEED": str(1 + journals[0][0] % 1000), "PYTHONPATH": str(ROOT)}
    done = subprocess.run([sys.executable, "-c", REPLAY], input=plain([text for _, text, _ in journals]), capture_output=True, text=True,
                          cwd=ROOT, env=environment, check=False)  # fmt: skip
    if done.returncode:
        faults.append(f"replay of games {journals[0][0]}..{journals[-1][0]}: {done.stderr.strip().splitlines()[-1:]}")
        return 0
    same = 0
    for (number, _, wanted), found in zip(journals, json.loads(done.stdout), strict=True):
        same += found == wanted
        if found != wanted:
            faults.append(f"game {number}: the replay came to {found}, the game to {wanted}")
    return same


def progress(done: int, games: int) -> None:
    """One line that is written over, for people only."""
    if sys.stderr.isatty():
        print(f"\r{done} of {games} games", end="" if done < games else "\n", file=sys.stderr)


# ---- the table -----------------------------------------------------------------------------------------------------------------
def never(cards: CardSet, seen: Seen) -> dict[str, list[str]]:
    """What the set and the ruleset have and no game showed."""
    ruleset = cards.ruleset
    abilities = [card["slug"] for number, card in enumerate(cards.of_kind["survivor"]) if cards.tables.abilities[number]]
    return {
        "options never chosen": missing([kind.name for kind in ruleset.option_kinds], seen.options),
        "events never told": missing([event.name for event in ruleset.events], seen.events),
        "endings never reached": missing(list(ruleset.causes[1:]), seen.endings),
        "crossroads cards never up": missing([card["slug"] for card in cards.of_kind["crossroads"]], seen.crossroads),
        "items never played": missing([card["slug"] for card in cards.of_kind["item"]], seen.items),
        "abilities never used": missing(abilities, seen.abilities),
    }


def missing(names: Sequence[Any], seen: Counter[str]) -> list[str]:
    """Those not seen."""
    return [name for name in names if not seen[name]]


def report(cards: CardSet, out: Outcome) -> Iterator[str]:
    """The lines that the command prints."""
    seen = out.seen
    yield f"{out.games} games ended, {seen.answers} answers, invariants checked at {seen.checks} entries of their logs, {out.seconds:.0f} s"
    yield f"{out.replays} replayed in another process to the same digest; {seen.copies} decisions answered by copies that went through JSON"
    yield f"{len(out.faults)} faults"
    yield from (f"  {fault}" for fault in out.faults[:20])
    tables = (("ending", seen.endings), ("decision", seen.decisions), ("forced", seen.forced), ("no option", seen.nothing),
              ("option chosen", seen.options), ("event", seen.events), ("crossroads card", seen.crossroads))  # fmt: skip
    for title, counts in tables:
        yield ""
        yield from columns(title, counts)
    yield ""
    for title, names in never(cards, seen).items():
        yield f"{title}: {', '.join(names) or 'none'}"


def columns(title: str, counts: Counter[str], wide: int = 3) -> Iterator[str]:
    """Name and count, the commonest first, in columns."""
    cells = [f"{name:<26}{count:>8}" for name, count in counts.most_common()]
    yield f"{title} ({len(cells)} kinds, {sum(counts.values())} in all)"
    for row in range(0, len(cells), wide):
        yield "  " + "    ".join(cells[row : row + wide])


__all__ = ["Outcome", "Plan", "accept", "never", "report"]
