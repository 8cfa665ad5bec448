"""Play a journal again: the same set-up, the same answers, every digest and event compared.

The journal may come from a stranger. One that cannot be read is a `SaveRefused`. One that can be
read and goes another way is a `Difference`.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any, ClassVar

from dowlang.engine.card_set import CardSet
from dowlang.engine.decisions import IllegalAction, InvalidAnswer, decision_of
from dowlang.engine.declarations import Declarations
from dowlang.engine.frames import Frame
from dowlang.engine.game import Game
from dowlang.engine.journal import (
    MARKS,
    SCHEMA,
    Journal,
    Recorder,
    SetUp,
    record,
    recorder_of,
    start_from_json,
    to_dict,
)
from dowlang.engine.setup_options import SetUpRefused
from dowlang.engine.sittings import NOTHING, Sitting
from dowlang.engine.untrusted_input import SaveRefused, document, fits, part, same_game


@dataclass(frozen=True, slots=True)
class Difference:
    """The first place where a replay left its journal: after so many answers, what (`digest`,
    `event`, `answer`, `end`), and both sides.

    `code` is one of `untrusted_input.CODES`.
    """

    code: ClassVar[str] = "DOW8012"
    answers: int
    what: str
    wanted: Any
    found: Any

    def __str__(self) -> str:
        answers = f"{self.answers} {'answer' if self.answers == 1 else 'answers'}"
        return f"after {answers}: {self.what} {self.found}, the journal has {self.wanted}"


@dataclass(frozen=True, slots=True)
class Replay:
    """A game played from its journal (recorded again), and where it first differs, if it does."""

    game: Game
    difference: Difference | None


def to_json(journal: Journal, cards: CardSet, sitting: Sitting = NOTHING) -> str:
    """Return the journal as a text, with who sat where: see `schemas/journal.json`."""
    return json.dumps({**to_dict(journal, cards.ruleset), **sitting.to_dict()}, ensure_ascii=True)


def from_json(text: str | bytes, cards: CardSet) -> Journal:
    """Return the journal of a text.

    Raises `SaveRefused`. `replay` finds out if the game goes that way.
    """
    data = document(text, SCHEMA)
    same_game(data, cards)
    start = start_from_json(part(data, "start", dict))
    setup, state = (start, None) if isinstance(start, SetUp) else (None, start)
    digests, answers = part(data, "digests", list), part(data, "answers", list)
    if not all(isinstance(key, str) for key in answers):
        raise SaveRefused(
            "DOW8003", "`answers`: found something that is no key, wanted a list of keys"
        )
    if not all(
        isinstance(x, list) and len(x) == 2 and fits(x[0], int) and isinstance(x[1], str)
        for x in digests
    ):
        raise SaveRefused("DOW8003", "`digests`: wanted pairs of a number of answers and a digest")
    result = data.get("result")
    if result is not None and not isinstance(result, dict):
        raise SaveRefused("DOW8003", "`result`: wanted an object or null")
    events = tuple(_event(cards.ruleset, entry) for entry in part(data, "events", list))
    return Journal(
        dict(data["set"]),
        dict(data["ruleset"]),
        setup,
        state,
        tuple(answers),
        events,
        tuple((x[0], x[1]) for x in digests),
        result,
    )


def _event(ruleset: Declarations[Any, Any], entry: Any) -> Frame:
    """Return an entry of the log from its JSON form."""
    match entry:
        case ["end", str() as cause] if cause in ruleset.causes:
            return ("end", ruleset.causes.index(cause))
        case [
            ("chose" | "forced" | "none") as mark,
            int() as player,
            str() as kind,
            list() as option,
        ]:
            return (mark, player, kind, tuple(option))
        case ["manual", str(), int()]:
            return tuple(entry)
        case [str() as name, *payload] if name not in MARKS and all(fits(x, int) for x in payload):
            number = ruleset.event_number.get(name)
            if number is not None:
                return (number, *payload)
    raise SaveRefused(
        "DOW8003", f"`events`: found {ascii(entry)[:80]}, which is no event of `{ruleset.name}`"
    )


def replay(journal: Journal, cards: CardSet, until: int | None = None) -> Replay:
    """Play a journal again, up to `until` answers if given. Stops at the first difference.

    Raises `SaveRefused` when the set-up or the first state is not possible with these cards.
    """
    wanted = dict(journal.digests)
    game = _beginning(journal, cards, every=len(wanted) > 1 and len(wanted) > len(journal.answers))
    recorder = recorder_of(game)
    checked = count = 0
    while True:
        if difference := _other_event(journal, recorder, count, checked):
            return Replay(game, difference)
        if count in wanted and game.digest != wanted[count]:
            return Replay(game, Difference(count, "digest", wanted[count], game.digest))
        checked = len(recorder.events)
        if count == len(journal.answers) or count == until:
            break
        key = journal.answers[count]
        if game.is_over:
            return Replay(game, Difference(count, "end", key, "the game is over"))
        try:
            index = decision_of(game).index(key)
        except (IllegalAction, InvalidAnswer) as refusal:
            return Replay(game, Difference(count, "answer", key, str(refusal)))
        game.choose(index)
        count += 1
    complete = until is None or until >= len(journal.answers)
    if complete and len(journal.events) != len(recorder.events):
        return Replay(
            game,
            Difference(
                len(journal.answers), "event", journal.events[len(recorder.events)], "nothing more"
            ),
        )
    if (
        complete
        and game.is_over
        and journal.result is not None
        and _plain(game.result) != _plain(journal.result)
    ):
        return Replay(game, Difference(len(journal.answers), "result", journal.result, game.result))
    return Replay(game, None)


def _other_event(
    journal: Journal, recorder: Recorder, count: int, checked: int
) -> Difference | None:
    """Return the first event from number `checked` on that the journal has otherwise."""
    for place in range(checked, len(recorder.events)):
        theirs = journal.events[place] if place < len(journal.events) else "nothing more"
        if theirs != recorder.events[place]:
            return Difference(count, "event", theirs, recorder.events[place])
    return None


def _beginning(journal: Journal, cards: CardSet, every: bool) -> Game:
    if journal.setup is None:
        game = Game.from_outside(journal.state or {}, cards)
        record(game, every)
        return game
    try:
        setup = journal.setup
        return Game.begin(cards, setup.seed, setup.settings, setup.rules, every)
    except SetUpRefused as wrong:
        raise SaveRefused("DOW8010", str(wrong)) from None


def _plain(result: Any) -> Any:
    return json.loads(json.dumps(result))
