"""Compute the average result of a card, option by option, over several tables, for `dow odds`.

On each table every outcome of the dice is written out (`engine/odds.py`). Choices inside an option
give the worst, the best and the uniform mean. Where there are more outcomes than asked for, games
are drawn instead, dice and choices alike, and the row says so.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any, NamedTuple

from dowlang.agents.random import Random
from dowlang.engine.game import Game
from dowlang.engine.instrumentation import MARK
from dowlang.engine.odds import Spread, TooManyOutcomes, spreads
from dowlang.engine.odds_declarations import Odds
from dowlang.engine.step_limit import EndlessCard

if TYPE_CHECKING:
    from dowlang.engine.card_set import CardSet

OPTION = "option"  # the kind of the question that a card's own options are
IN_A_TEST = "; `given` in a test lays a table where it does"
DRAWN = 1000  # games drawn when there are too many outcomes
MOST = 1_000
"""Outcomes of one option that are written out where nothing else is asked for. Five times as many
write out not one more option of the shipped cards.
"""


@dataclass(frozen=True, slots=True)
class ConditionMet:
    """An `if` line of a card as it is written: on how many tables it was come to, and on how many
    of those it held, in some outcome.
    """

    line: int
    said: str
    held: int
    asked: int

    def sentence(self, tables: int) -> str:
        """Return what is told of it where its option was possible on so many tables."""
        if not self.asked:
            return f"`{self.said}` was never come to"
        said = f"`{self.said}` held at {self.held} of {tables}"
        return said if self.held else f"{said}{IN_A_TEST}"


@dataclass(frozen=True, slots=True)
class Row:
    """One option, or a card without options as a whole.

    `tables`: the number of tables on which it was possible. `drawn`: the number of those whose
    outcomes were too many to write out, so that `worst` and `best` of them are those of the games
    drawn. `lasting`: what is left in force, or ended, in some outcome. Its worth is in no figure.
    An option that was possible at none has no `spreads`. `held`: the number of all tables on which
    what the card waits for holds. The figures are of those, or of all where it is none. `full`: the
    measures that it gains whose track is at its end on some of the tables of the figures, with
    their number. `taken_along`: sentences on measures of which others take some along.
    `passed`: by table, the marks of a watched card (`engine/instrumentation.py`) that some outcome
    passed. `conditions`: what those say of the card's `if` lines.
    """

    label: str
    tables: int
    drawn: int
    spreads: Mapping[str, Spread]
    lasting: tuple[str, ...] = ()
    held: int = 0
    left_out: tuple[str, ...] = ()
    full: Mapping[str, int] = field(default_factory=dict)
    taken_along: tuple[str, ...] = ()
    passed: tuple[frozenset[int], ...] = ()
    conditions: tuple[ConditionMet, ...] = ()

    @property
    def in_vain(self) -> tuple[ConditionMet, ...]:
        """Return the conditions that held on no table."""
        return tuple(each for each in self.conditions if not each.held)

    def told_conditions(self) -> tuple[str, ...]:
        """Return a sentence on each condition."""
        return tuple(each.sentence(self.tables) for each in self.conditions)

    def notes(self, laid: int) -> tuple[str, ...]:
        """Return sentences on which tables the figures of a card are of, `laid` of them in all, and
        what is missing in them. They are those of each of its rows.
        """
        out, left = [], laid - len(self.left_out)
        if left < laid:
            out.append(f"{laid - left} of them left out: {'; '.join(dict.fromkeys(self.left_out))}")
        if self.held < left:
            out.append(
                f"what it waits for holds at {self.held or 'none'} of "
                f"{'them' if left == laid else f'the other {left}'}: the figures are of "
                f"{'those' if self.held else f'all of them, as if it had come up{IN_A_TEST}'}"
            )
        for name, number in self.full.items():
            played = self.held or left
            out.append(
                f"{name} is at the end of its track on {number} of {played} table"
                f"{'s' if played > 1 else ''}: what it gains there counts as nothing"
            )
        out += self.taken_along
        return tuple(out)


MOST_NAMED = 4
"""Cards of which it is told by name that something of theirs ends."""


@dataclass(frozen=True, slots=True)
class Tables:
    """The tables a card is tried on: how many play, the seed of the first, how many there are."""

    players: int
    seed: int
    number: int


STANDARD = Tables(players=4, seed=1, number=5)
"""The tables where nothing else is asked for: a card has the same figures in an editor, on the page
and at the terminal.
"""


class Part(NamedTuple):
    """One option on one table: whether games were drawn, what changes, the marks passed, and by
    what lasted the names of the cards of which some outcome ended all of it.
    """

    drawn: bool
    spreads: dict[str, Spread]
    passed: frozenset[int]
    ended: Mapping[str, frozenset[str]]


Parts = dict[str, list[Part]]  # by the labels of the options


def odds_of(cards: CardSet, card: Mapping[str, Any], tables: Tables, most: int) -> list[Row]:
    """Return the rows of one card over the tables where it would come up.

    There are none for a card that has nothing carried out. `most`: outcomes a row. Raises
    `EndlessCard` when the card goes on without end, or another one does on every table.
    """
    odds = cards.ruleset.odds
    assert odds is not None
    endless: list[EndlessCard] = []
    every = []
    for seed in range(tables.seed, tables.seed + tables.number):
        with _left_out(endless, card):
            every.append((seed, odds.table(cards, seed, tables.players)))
    fitting = [
        (seed, table)
        for seed, table in every
        if odds.comes_up is None or odds.comes_up(table, card)
    ]
    found: Parts = {}
    held = 0
    for seed, table in fitting or every:
        with _left_out(endless, card):
            for label, parts in _on_table(table, card, odds, most, seed).items():
                found.setdefault(label, []).extend(parts)
            held += bool(fitting)
    if len(endless) == tables.number:
        raise endless[0]
    why = tuple(fault.message for fault in endless)
    laid = [table for _, table in fitting or every]
    full = {name: sum(map(at_end, laid)) for name, at_end in odds.full.items()}
    rows = [_row(label, parts, odds, held) for label, parts in found.items()]
    gained = {name for row in rows for name, each in row.spreads.items() if each.most > 0}
    full = {  # where it never gains any, a full track takes nothing from it
        name: number
        for name, number in full.items()
        if number and (name in gained or number == len(laid))
    }
    outer = _outer(card)
    never = [label for label in outer if label not in found] if set(outer) & set(found) else []
    rows += [Row(label, 0, 0, {}, held=held) for label in never]
    along = _taken_along(odds, rows)
    return [replace(row, left_out=why, full=full, taken_along=along) for row in rows]


def _taken_along(odds: Odds[Any], rows: Sequence[Row]) -> tuple[str, ...]:
    """Return the sentences on the measures that change while another one, which takes some along,
    rises.
    """
    return tuple(
        said
        for name, (other, said) in odds.taken_along.items()
        if any(
            (own := row.spreads.get(name)) is not None
            and (own.least or own.most)
            and (taking := row.spreads.get(other)) is not None
            and taking.most > 0
            for row in rows
        )
    )


@contextmanager
def _left_out(endless: list[EndlessCard], card: Mapping[str, Any]) -> Iterator[None]:
    """Leave a table out on which another card goes on without end. Raises the card's own fault."""
    try:
        yield
    except EndlessCard as fault:
        if (fault.card, fault.file) == (card["name"], card["file"]):
            raise
        endless.append(fault)


def _on_table(table: Game, card: Mapping[str, Any], odds: Odds[Any], most: int, seed: int) -> Parts:
    """Return what each option of the card changes on one table."""
    found: Parts = {}
    for label, act in odds.deeds(table, card):
        start = table.clone()
        start.log = []
        act(start)
        # what is asked after it is a choice inside of that option
        forced = _forced(start.log, card)
        if not forced and not start.is_over and start.stack[-1][2] == OPTION:
            for option in start.decision.options:
                take = _taking(act, option.index)
                found.setdefault(option.text, []).append(_one(table, take, card, odds, most, seed))
        else:
            part = _one(table, act, card, odds, most, seed)
            found.setdefault(forced or label, []).append(part)
    return found


def _outer(card: Mapping[str, Any]) -> list[str]:
    """Return labels of the options that the card itself offers, not those inside of another."""
    inner = {
        str(number)
        for effects in card["does"].values()
        for phrase, number, *_ in effects
        if phrase in ("option", "~option")
    }
    return [label for number, label in card["labels"].items() if number not in inner]


def _row(label: str, parts: list[Part], odds: Odds[Any], held: int) -> Row:
    every = _together([part.spreads for part in parts])
    begun = [name for name in odds.lasting if every[name].most > 0]
    ended = [_end_of(name, parts) for name in odds.lasting if every[name].least < 0]
    return Row(
        label,
        len(parts),
        sum(part.drawn for part in parts),
        {name: every[name] for name in odds.measures},
        (*begun, *ended),
        held,
        passed=tuple(part.passed for part in parts),
    )


def _end_of(name: str, parts: list[Part]) -> str:
    """Return that something ends, with the cards of which it was."""
    cards = sorted({card for part in parts for card in part.ended.get(name, ())})
    named = cards[:MOST_NAMED]
    if more := len(cards) - len(named):
        named.append(f"{more} more")
    return f"the end of {name}" + (f" ({', '.join(named)})" if named else "")


def _forced(log: list[Any], card: Mapping[str, Any]) -> str:
    """Return the label of the option that was taken because no other was possible, or ""."""
    answer = next((entry[3] for entry in log if entry[0] == "forced" and entry[2] == OPTION), ())
    return str(card["labels"].get(str(answer[-1]), "")) if answer else ""


def _taking(act: Callable[[Any], None], index: int) -> Callable[[Any], None]:
    def take(game: Any) -> None:
        act(game)
        game.choose(index)

    return take


def _one(
    table: Game,
    act: Callable[[Any], None],
    card: Mapping[str, Any],
    odds: Odds[Any],
    most: int,
    seed: int,
) -> Part:
    log = table.log = []  # every outcome writes to it
    ended: dict[str, set[str]] = {name: set() for name in odds.sources}
    noting = odds._replace(lasting={**odds.lasting, **_noting_ends(table, odds, ended)})
    try:
        drawn, found = False, spreads(table, act, noting, most)
    except TooManyOutcomes:
        drawn, found = True, _drawn(table, act, noting, seed)
    finally:
        table.log = None
    marks = {entry[2] for entry in log if entry[0] == MARK and entry[1] == card["path"]}
    paths = table.cards.paths
    named = {
        name: frozenset(str(paths[path]["name"]) for path in gone) for name, gone in ended.items()
    }
    return Part(drawn, found, frozenset(marks), named)


def _noting_ends(
    table: Game, odds: Odds[Any], ended: Mapping[str, set[str]]
) -> dict[str, Callable[[Any], int]]:
    """Return the counts of what lasts, which note the cards of which nothing is left at an end."""

    def noting(name: str, before: frozenset[str]) -> Callable[[Any], int]:
        def count(game: Any) -> int:
            ended[name].update(before.difference(odds.sources[name](game)))
            return odds.lasting[name](game)

        return count

    return {name: noting(name, frozenset(of(table))) for name, of in odds.sources.items()}


def _drawn(
    table: Game, act: Callable[[Any], None], odds: Odds[Any], seed: int
) -> dict[str, Spread]:
    """Return the same by drawing games: every die by the game's own chance, every choice equally
    likely.
    """
    watched = odds.watched
    before = {name: measure(table) for name, measure in watched.items()}
    changes: dict[str, list[int]] = {name: [] for name in before}
    for number in range(DRAWN):
        game = table.clone()
        game.log = table.log
        game.seed = (game.seed + (number + 1) * 0x9E3779B97F4A7C15) & (2**64 - 1)
        chooser = Random(seed, number)
        act(game)
        while not game.is_over:
            game.choose(chooser.pick(len(game.stack[-1][3])))
        for name, measure in watched.items():
            changes[name].append(measure(game) - before[name])
    return {
        name: Spread(min(seen), max(seen), min(seen), max(seen), sum(seen) / len(seen))
        for name, seen in changes.items()
    }


def _together(parts: list[dict[str, Spread]]) -> dict[str, Spread]:
    """Return several tables: the range over all, the means averaged."""
    out: dict[str, Spread] = {}
    for name in parts[0]:
        here = [part[name] for part in parts]
        worst, best, mean = (
            sum(getattr(spread, field) for spread in here) / len(here)
            for field in ("worst", "best", "mean")
        )
        out[name] = Spread(
            min(spread.least for spread in here),
            max(spread.most for spread in here),
            worst,
            best,
            mean,
        )
    return out
