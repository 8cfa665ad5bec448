"""Why a card was not used, in words, for `dow replay --explain`: each way to use it, how often it
was offered, and the reasons why not.

Equal reasons are one row with the rounds and turns in which they stood, those that stood last at
the end.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from dowlang.cli.errors import shown
from dowlang.explain.use_history import ABSENT

if TYPE_CHECKING:
    from dowlang.engine.card_set import CardSet
    from dowlang.explain.card_history import Explanation
    from dowlang.explain.use_history import Obstacle, Reasons, Usage

NAMED = 4  # so many things found are named, the commonest, the rest counted
PLAYERS = 2  # so many players are told apart in one row


def usage_lines(usage: Usage, found: Explanation, cards: CardSet) -> Iterator[str]:
    """Yield one way to use the card: a line that says how often it was offered and taken, and a
    line for each group of reasons.
    """
    way, line = usage.way
    yield (
        f"{way}, {_line(line, found.path, found)}: {_score(usage, found.round)}"
        if line
        else f"{way} it: {_score(usage, found.round)}"
    )
    if len(stood := _in_all(usage.reasons)) > 1:
        yield "  in the way of who had it: " + ", ".join(
            f"{name} ({times} x)" for name, times in stood.most_common()
        )
    for row in sorted(usage.reasons, key=lambda row: not _absent(row)):
        times = len(row.when)
        said = "; ".join(
            _told(one, _found(counts, times), line, found, cards)
            for one, counts in zip(row.obstacles, row.found, strict=True)
        )
        yield f"  {times:>4} x {said or 'offered'} ({_when(row.when, found.round)})"


def _line(line: int, card: str, found: Explanation) -> str:
    text = found.others[card].line(line)
    return f"line {line}" + (f" `{shown(text)}`" if text else "")


def _absent(row: Reasons) -> bool:
    """Return moments at which whoever had the turn had no use of the card: told first, they say
    least about it.
    """
    return any(one.name in ABSENT for one in row.obstacles)


def _in_all(rows: Sequence[Reasons]) -> Counter[str]:
    """Count how often each thing stood in the way, alone or with others."""
    out: Counter[str] = Counter()
    for row in rows:
        if not _absent(row):
            out.update({one.name: len(row.when) for one in row.obstacles})
    return out


def _score(usage: Usage, called: str) -> str:
    turns = "decision" if usage.asked == 1 else "decisions"
    if not usage.offered:
        return f"never offered in {usage.asked} {turns}"
    taken = (
        f"chosen {len(usage.taken)} {'time' if len(usage.taken) == 1 else 'times'} "
        f"({_when(usage.taken, called)})"
        if usage.taken
        else "never chosen"
    )
    return f"offered in {usage.offered} of {usage.asked} {turns}, {taken}"


def _told(one: Obstacle, seen: str, line: int, found: Explanation, cards: CardSet) -> str:
    """Return `no die shows enough: dice 1 2 (3 x), no dice left (2 x), wanted 4 or more`.

    A line is named when it is not the one spoken of anyway.
    """
    name = (
        one.name
        if one.card in ("", found.path)
        else f"{one.name} by `{shown(str(cards.paths[one.card]['name']))}`"
    )
    elsewhere = one.line and (one.card, one.line) != (found.path, line)
    if elsewhere:
        name += f", {_line(one.line, one.card, found)}"
    return (
        name
        + (f": {'found ' if elsewhere else ''}{seen}" if seen else "")
        + (f", wanted {shown(one.wanted)}" if one.wanted else "")
    )


def _found(counts: Counter[str], of: int) -> str:
    """Return what was found, the commonest first.

    Each has its count unless it was found each time.
    """
    named = [
        f"{shown(what)}" + (f" ({times} x)" if times < of else "")
        for what, times in counts.most_common(NAMED)
    ]
    more = len(counts) - len(named)
    return ", ".join(named) + (f" and {more} more" if more else "")


def _when(moments: Sequence[tuple[int, int]], called: str) -> str:
    """Return players and rounds, such as `player 1 in rounds 2-4, 6`, by who came first.

    Of many players only the rounds are named, as they are `called` in the game.
    """
    by_player: dict[int, list[int]] = {}
    for number, player in moments:
        by_player.setdefault(player, []).append(number)
    if len(by_player) > PLAYERS:
        return _rounds([number for number, _ in moments], called)
    return "; ".join(
        f"player {player + 1} in {_rounds(rounds, called)}" for player, rounds in by_player.items()
    )


def _rounds(rounds: Sequence[int], called: str) -> str:
    numbers = sorted(set(rounds))
    spans: list[list[int]] = []
    for number in numbers:
        if spans and number == spans[-1][-1] + 1:
            spans[-1][1:] = [number]
        else:
            spans.append([number])
    return f"{called}{'s' if len(numbers) > 1 else ''} " + ", ".join(
        "-".join(map(str, span)) for span in spans
    )
