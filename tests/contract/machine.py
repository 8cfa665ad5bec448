"""The laws as a state machine: Hypothesis drives a game from any of its starts, and at any decision
may clone it, save it, take answers back, give answers that are none, or replay it. After each rule
the game has to be where the answers alone have brought it.

The laws, by name in `LAWS`, are those of `test_laws.py`; there each is tried along random games,
here in any mixture.
"""

from __future__ import annotations

import json
import sys
from collections import Counter
from collections.abc import Sequence
from typing import Any

from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from dowlang.agents import Random
from dowlang.engine import replay as replays
from dowlang.engine.decisions import GameOver, IllegalAction, InvalidAnswer
from dowlang.engine.game import Game
from dowlang.engine.journal import record
from tests.contract.elsewhere import Elsewhere
from tests.contract.tables import LOADERS, STARTS, Start

NUMBERS = st.integers(0, 255)
FEW = st.integers(1, 12)
LONGEST = 50  # answers of one recording: undo and replay give them all again
WRONG: tuple[object, ...] = (
    -1,
    10_000,
    True,
    False,
    None,
    0.0,
    float("nan"),
    "",
    "no/such/key",
    "~2",
    "end_turn/1",
    (),
    (0,),
    [0],
    {},
    b"end_turn",
    1 << 80,
    object(),
)
LAWS = (
    "take",
    "every option",
    "refused",
    "clone",
    "save",
    "elsewhere",
    "undo and redo",
    "undo and go another way",
    "replay",
    "over",
)


class Laws(RuleBasedStateMachine):
    """One run of the machine. `starts`, `loader` and `tally` are set by `machine`."""

    starts: tuple[Start, ...] = ()
    loader = ""
    tally: Counter[str] = Counter()
    deepest = 0
    _elsewhere: Elsewhere | None = None

    def __init__(self) -> None:
        super().__init__()
        self.game: Game
        self.trail: list[str] = []  # digest after each answer since the game was recorded
        self.steps = self.started = 0

    def begin(self, which: int, seed: int) -> None:
        """A game from one of the starts, recorded from here on."""
        start = self.starts[which % len(self.starts)]
        self.game = start.make(seed)
        self.from_here()
        self.started += 1
        self.tally[f"start {start.name}"] += 1

    @initialize(which=NUMBERS, seed=NUMBERS)
    def first(self, which: int, seed: int) -> None:
        """The first game."""
        self.begin(which, seed)

    def done(self, law: str) -> None:
        """Count a rule that was carried out."""
        assert law in LAWS
        self.tally[law] += 1
        self.steps += 1
        if self.game.is_over:
            self.end()
        elif len(self.trail) > LONGEST:
            self.from_here()

    def from_here(self) -> None:
        """Recorded anew from this decision on."""
        record(self.game)
        self.trail = [self.game.digest]

    def end(self) -> None:
        """A game that is over has a result, a cause and no decision; it is saved, replayed and
        taken back like any other. Then the next begins.
        """
        game, ruleset = self.game, self.game.cards.ruleset
        self.where_the_answers_led()
        assert (
            game.result["cause"] in ruleset.causes[1:]
            and json.loads(json.dumps(game.result)) == game.result
        )
        self.refuse(0)
        assert Game.from_json(game.to_json(), game.cards).result == game.result
        self.play_again()
        if len(self.trail) > 1:
            self.take_back(1)
        self.tally["over"] += 1
        self.begin(self.started, self.started)

    @property
    def count(self) -> int:
        """Options of the pending decision."""
        return len(self.game.stack[-1][3])

    def going_on(self) -> bool:
        """Is there a decision?"""
        return not self.game.is_over

    # ---- rules
    @precondition(going_on)
    @rule(which=NUMBERS)
    def take(self, which: int) -> None:
        """A legal option never raises."""
        self.game.choose(which % self.count)
        self.trail.append(self.game.digest)
        self.done("take")

    @precondition(going_on)
    @rule(which=NUMBERS, how=st.sampled_from(("key", "option", "index")))
    def take_by_name(self, which: int, how: str) -> None:
        """The key, the option and its number are the same answer."""
        option, copy = self.game.decision.options[which % self.count], self.game.clone()
        copy.choose(option.index)
        answer: dict[str, Any] = {"key": option.key, "option": option, "index": option.index}
        self.game.apply(answer[how])
        assert self.game.digest == copy.digest
        self.trail.append(self.game.digest)
        self.done("take")

    @precondition(going_on)
    @rule(few=FEW)
    def every_option(self, few: int) -> None:
        """No option of this decision raises, all have keys and texts of their own, and the game
        does not notice.
        """
        decision = self.game.decision
        assert len(set(decision.keys)) == len(decision)
        for option in decision.options[:: max(1, len(decision) // few)]:
            assert option.text.strip() and json.dumps(option.data)
            self.game.clone().choose(option.index)
        self.done("every option")

    @rule(which=NUMBERS)
    def refused(self, which: int) -> None:
        """What is no answer is refused and leaves everything as it was."""
        self.refuse(WRONG[which % len(WRONG)])
        self.done("refused")

    def refuse(self, wrong: Any) -> None:
        """Give a wrong answer."""
        before = (len(self.trail), len(self.game.journal.answers), len(self.game.journal.events))
        try:
            self.game.apply(wrong)
        except (IllegalAction, InvalidAnswer, GameOver) as refusal:
            assert isinstance(refusal, GameOver) == self.game.is_over and str(refusal)
        else:
            raise AssertionError(f"{wrong!r} was taken for an answer")
        assert before == (
            len(self.trail),
            len(self.game.journal.answers),
            len(self.game.journal.events),
        )
        assert self.game.digest == self.trail[-1]

    @precondition(going_on)
    @rule(answers=st.lists(NUMBERS, min_size=1, max_size=12), stay=st.booleans())
    def clone(self, answers: list[int], stay: bool) -> None:
        """Clone then play is play; neither touches the other."""
        other = self.game.clone()
        if stay:
            there, given = play(other, answers)
            assert self.game.digest == self.trail[-1]
            self.follow(given)
        else:
            given = self.walk(answers)
            there, _ = play(other, answers)
        assert there == self.game.digest
        self.done("clone")

    @rule(go_on=st.booleans())
    def save(self, go_on: bool) -> None:
        """A save comes back as the same text; it may be the game that goes on."""
        text = self.game.to_json()
        again = Game.from_json(text, self.game.cards)
        assert again.to_json() == text and again.digest == self.game.digest
        if go_on:
            self.game = again
            self.from_here()
        self.done("save")

    @precondition(going_on)
    @rule(answers=st.lists(NUMBERS, max_size=12))
    def elsewhere(self, answers: list[int]) -> None:
        """Saved, loaded in another process under another hash seed and played on there: as here."""
        text = self.game.to_json()
        given = self.walk(answers)
        assert self.other().play(text, given) == (True, self.game.digest)
        self.done("elsewhere")

    @precondition(lambda self: len(self.trail) > 1)
    @rule(few=FEW)
    def undo_and_redo(self, few: int) -> None:
        """Taken back, the game is what it was; given again, it is what it is."""
        self.take_back(few)
        self.done("undo and redo")

    def take_back(self, few: int) -> None:
        """Take answers back and give them again."""
        journal = self.game.journal
        few = self.back(few)
        for place in range(few, 0, -1):
            self.game.redo()
            assert self.game.digest == self.trail[-place]
        assert self.game.journal == journal

    @precondition(lambda self: len(self.trail) > 1)
    @rule(few=FEW, which=NUMBERS)
    def undo_and_go_another_way(self, few: int, which: int) -> None:
        """Taken back and answered otherwise, the game is that of the other answers."""
        few = self.back(few)
        del self.trail[-few:]
        other = self.game.clone()
        other.choose(which % self.count)
        self.game.choose(which % self.count)
        self.trail.append(self.game.digest)
        assert other.digest == self.game.digest
        self.done("undo and go another way")

    @rule(answers=st.lists(NUMBERS, max_size=6))
    def replay(self, answers: list[int]) -> None:
        """The journal, through its text, plays the same game with the same events."""
        self.walk(answers)
        self.play_again()
        self.done("replay")

    def play_again(self) -> None:
        """Play the journal."""
        text = replays.to_json(self.game.journal, self.game.cards)
        again = replays.replay(replays.from_json(text, self.game.cards), self.game.cards)
        assert again.difference is None, str(again.difference)
        assert again.game.journal == self.game.journal and again.game.digest == self.game.digest

    # ---- after every rule
    @invariant()
    def where_the_answers_led(self) -> None:
        """The digest is that of the last answer; there is a choice before the end and none
        after; the state is sound.
        """
        if not self.trail:
            return  # before the first game
        game = self.game
        assert game.digest == self.trail[-1]
        assert len(game.journal.answers) == len(self.trail) - 1
        assert game.is_over == (not game.stack)
        if game.is_over:
            assert game.cause > 0
        else:
            assert game.cause == 0 and game.stack[-1][0] == "ask" and self.count >= 2
        sound = game.cards.ruleset.sound
        assert sound is None or not sound(game), sound(game)

    def teardown(self) -> None:
        """At the end of a run every law once from where it is and from every start: Hypothesis
        leaves rules out of some runs.
        """
        type(self).deepest = max(type(self).deepest, self.steps)
        if sys.exc_info()[0] is not None or not self.trail:
            return  # the run has failed; nothing after that counts
        self.sweep()
        for which in range(len(self.starts)):
            self.begin(which, self.steps)
            self.sweep()

    def sweep(self) -> None:
        """Every law once, an answer between any two, then on to the end of the game at random."""
        agent = Random(self.steps)
        answers = [agent.pick(251) for _ in range(12)]
        self.take(agent.pick(251))
        self.clone(answers, True)
        self.take(agent.pick(251))
        self.elsewhere(answers)
        self.take(agent.pick(251))
        self.undo_and_redo(3)
        self.take(agent.pick(251))
        self.undo_and_go_another_way(2, 5)
        self.every_option(4)
        self.refused(self.steps)
        self.replay([])
        self.save(True)
        started = self.started
        while self.started == started:
            self.take(agent.pick(251))

    # ---- ways of playing
    def walk(self, answers: Sequence[int]) -> list[int]:
        """Answer here; the numbers of the options taken."""
        given = []
        for answer in answers:
            if self.game.is_over:
                break
            given.append(answer % self.count)
            self.game.choose(given[-1])
            self.trail.append(self.game.digest)
        return given

    def follow(self, given: Sequence[int]) -> None:
        """Give answers that another copy has given."""
        for index in given:
            self.game.choose(index)
            self.trail.append(self.game.digest)

    def back(self, few: int) -> int:
        """Take so many answers back, or as many as there are; how many."""
        few = min(few, len(self.trail) - 1)
        for place in range(1, few + 1):
            self.game.undo()
            assert self.game.digest == self.trail[-1 - place]
        return few

    def other(self) -> Elsewhere:
        """The other process of this machine."""
        if self._elsewhere is None:
            type(self)._elsewhere = Elsewhere(self.loader, 4711)
        assert self._elsewhere is not None
        return self._elsewhere


def play(game: Game, answers: Sequence[int]) -> tuple[str, list[int]]:
    """Play a copy on; its digest and the numbers of the options taken."""
    given = []
    for answer in answers:
        if game.is_over:
            break
        given.append(answer % len(game.stack[-1][3]))
        game.choose(given[-1])
    return game.digest, given


def machine(name: str) -> type[Laws]:
    """The machine of a world of `tables.STARTS`, with counters of its own."""
    return type(
        Laws.__name__,
        (Laws,),
        {
            "starts": STARTS[name],
            "loader": LOADERS[name],
            "tally": Counter(),
            "deepest": 0,
            "_elsewhere": None,
        },
    )


def close(laws: type[Laws]) -> None:
    """End the other process of a machine, if one was begun."""
    if laws._elsewhere is not None:
        laws._elsewhere.close()
        laws._elsewhere = None
