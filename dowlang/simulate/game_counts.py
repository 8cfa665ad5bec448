"""Count what happens in one game: decisions, options printed on cards, events, goals.

An `Observer` is handed to `single_game.run`. It looks at each question before it is answered and at
the log of the game, and costs time. Nothing here changes a game. Each figure is defined in
`docs/metrics.md`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from dowlang.engine.card_set import CardSet
from dowlang.engine.frames import Answer, Frame
from dowlang.engine.run_loop import RunningGame

NO_SEAT = -1


class Counted(NamedTuple):
    """One thing that a game is asked about: what is counted, of what, in which form, whose.

    `what` is one of `KINDS_OF_COUNTS` or a word that the ruleset declares (`Declarations.tallies`).
    `seat` is `NO_SEAT` where it is nobody's.
    """

    what: str
    name: str = ""
    detail: str = ""
    seat: int = NO_SEAT


ASKED, FORCED, NOTHING, OFFERED = "asked", "forced", "none", "offered"
"""Real choices, questions with one answer, questions without any, options of real choices."""
EVENT, MANUAL = "event", "manual"
PRINTED_OFFERED, PRINTED_TAKEN, PRINTED_FORCED = "option_offered", "option_taken", "option_forced"
"""An option printed on a card (name: path of the card, detail: number of the option): one of
several, chosen among several, the only one.
"""
KINDS_OF_COUNTS = (
    ASKED,
    FORCED,
    NOTHING,
    OFFERED,
    EVENT,
    MANUAL,
    PRINTED_OFFERED,
    PRINTED_TAKEN,
    PRINTED_FORCED,
)


class GoalStanding(NamedTuple):
    """The standing of a goal at one moment: `have` of `want`.

    `round` counts rounds that are over, `AT_THE_END` is the end of the game. `clause` 0 is the
    whole goal, else the number of a comparison of its card.
    """

    round: int
    card: str
    seat: int
    clause: int
    have: int
    want: int


AT_THE_END = -1


@dataclass(slots=True)
class Observer:
    """Counts and goals of one game, filled while it is played."""

    cards: CardSet
    counts: Counter[Counted] = field(default_factory=Counter)
    standings: list[GoalStanding] = field(default_factory=list)
    _read: int = 0
    _rounds: int = 0

    def asked(self, question: Frame) -> None:
        """Look at a question of two or more options before it is answered."""
        _, seat, kind, options = question
        self.counts[Counted(OFFERED, kind)] += len(options)
        for card, number in self._printed(options):
            self.counts[Counted(PRINTED_OFFERED, card, number, seat)] += 1

    def arrived(self, game: RunningGame) -> None:
        """Read what the log has got since the last question. Note how far goals are when a round
        is over.
        """
        log: Sequence[Frame] = game.log or ()
        ruleset = self.cards.ruleset
        milestone = ruleset.event_number.get(ruleset.milestone, -1)
        for entry in log[self._read :]:
            self._read_entry(entry)
            self._rounds += entry[0] == milestone
            if entry[0] == milestone and game.stack and ruleset.goals is not None:
                self._note(game, self._rounds)
        self._read = len(log)
        if not game.stack:
            self._note(game, AT_THE_END)
            if ruleset.tallies is not None:
                for what, name, detail, seat in ruleset.tallies(game, log):
                    self.counts[Counted(what, name, detail, seat)] += 1

    def _note(self, game: RunningGame, number: int) -> None:
        if self.cards.ruleset.goals is None:
            return
        for card, seat, goal in self.cards.ruleset.goals(game):
            self.standings.append(GoalStanding(number, card, seat, 0, goal.have, goal.want))
            if number == AT_THE_END:
                self.standings += [GoalStanding(number, card, seat, *atom) for atom in goal.atoms]

    def _read_entry(self, entry: Frame) -> None:
        match entry[0]:
            case "chose" | "forced" | "none" as answered:
                what = {"chose": ASKED, "forced": FORCED, "none": NOTHING}[answered]
                self.counts[Counted(what, entry[2])] += 1
                printed = PRINTED_TAKEN if answered == "chose" else PRINTED_FORCED
                for card, number in self._printed((entry[3],) if entry[3] else ()):
                    self.counts[Counted(printed, card, number, entry[1])] += 1
            case "manual":
                self.counts[Counted(MANUAL, entry[1])] += 1
            case int() as number:
                self.counts[Counted(EVENT, self.cards.ruleset.events[number].name)] += 1
            case _:
                pass

    def _printed(self, options: Iterable[Answer]) -> Iterable[tuple[str, str]]:
        """Yield (path of the card, number) of the options that are printed on a card."""
        for option in options:
            nouns = self.cards.ruleset.option_kinds[option[0]].arguments
            if "label" in nouns:
                place = nouns.index("label") + 1
                yield str(self.cards.facts[option[place - 1]]["path"]), str(option[place])
