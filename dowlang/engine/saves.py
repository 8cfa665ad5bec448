"""A game at any decision as a JSON text, and back: in another process, on another machine, from a
stranger.

Before a state is let in, every field has its declared type, every frame names a step of the ruleset
or the set with locals that fit its signature (their types, pieces that exist, a value that it waits
for still missing), the lasting effects agree with the counters kept beside them, the pending
question can be shown, each of its options carries the game to its next decision, and a copy is
played on until everything that waits in the save has come up. Whatever fails is a `SaveRefused`
with a code (`untrusted_input.CODES`).
"""

from __future__ import annotations

import json
from collections.abc import Callable
from types import FunctionType
from typing import Any
from weakref import WeakKeyDictionary

from dowlang.engine import ongoing_effects as effects
from dowlang.engine import waiting_steps
from dowlang.engine.card_set import CardSet
from dowlang.engine.faults import EngineFault, UnknownStep
from dowlang.engine.frames import Frame, frozen
from dowlang.engine.journal import record
from dowlang.engine.run_loop import RunningGame
from dowlang.engine.saved_past import past_of, played_again
from dowlang.engine.simultaneous_choices import put_off
from dowlang.engine.sittings import Sitting
from dowlang.engine.state import GameState
from dowlang.engine.step_signatures import signature_of, takes_answer
from dowlang.engine.trial_play import offers_can_be_taken, played_out, tried
from dowlang.engine.untrusted_input import (
    SaveRefused,
    document,
    fits,
    part,
    same_game,
    shown_value,
)

SCHEMA = "dowlang-save/1"
TRIALS = 2  # copies that are played on before a save is let in
# the same, where all before ended above a frame that waits for a value
MOST_TRIALS = 6


def to_json(game: RunningGame, sitting: Sitting | None = None) -> str:
    """Return the game as a text. With a sitting it keeps who sat where, and all that was answered
    so far.

    Raises `EngineFault` when the state holds something that is not plain data.
    """
    cards = game.cards
    state = game.to_state()
    try:
        _fields(type(game), state)
    except SaveRefused as wrong:
        raise EngineFault(f"the state breaks its own law: {wrong.message}") from None
    return json.dumps(
        {
            "schema": SCHEMA,
            "set": {"name": cards.name, "version": cards.version, "hash": cards.hash},
            "ruleset": {"name": cards.ruleset.name, "version": cards.ruleset.version},
            "state": state,
            "digest": game.digest,
            **(past_of(game) | sitting.to_dict() if sitting else {}),
        },
        ensure_ascii=True,
    )


def from_json(text: str | bytes, cards: CardSet) -> RunningGame:
    """Return the game of a save, recorded from its beginning where the save has what was answered,
    from here on where it has not. Raises `SaveRefused`.
    """
    data = document(text, SCHEMA)
    same_game(data, cards)
    state, digest = part(data, "state", dict), part(data, "digest", str)
    if "past" in data:
        game = played_again(part(data, "past", dict), cards, from_state)
        if game.digest != digest or json.loads(json.dumps(game.to_state())) != state:
            raise SaveRefused("DOW8009", "what was answered leads to another state than this one")
        return game
    game = from_state(state, cards)
    if digest != game.digest:
        raise SaveRefused(
            "DOW8009", f"the state has the digest `{game.digest}`, another was written with it"
        )
    record(game)
    return game


def from_state(state: dict[str, Any], cards: CardSet) -> RunningGame:
    """Return the game of a state from outside, not recorded. Raises `SaveRefused`."""
    kind = cards.ruleset.game
    _fields(kind, {name: _frozen_field(value) for name, value in state.items()})
    game: RunningGame = kind.from_state(state, cards)
    _counts(game)
    _frames(game)
    for entry in game.lasting:
        _lasting(game, entry)
    offers_can_be_taken(game)
    untried = len(game.stack)
    for chance in range(MOST_TRIALS):
        if chance >= TRIALS and not _waits_for_a_value(game, untried):
            break
        played = game.clone()
        seen = tried("what waits in the saved game", played_out, played, chance)
        untried = min(untried, int(seen))
    return game


def _frozen_field(value: Any) -> Any:
    return [frozen(x) for x in value] if isinstance(value, list) else value


# ---- fields
def _fields(kind: type[GameState], state: dict[str, Any]) -> None:
    for name in kind.FIELDS:
        if name not in state:
            raise SaveRefused(
                "DOW8003", f"`state.{name}`: found nothing, wanted {_described(kind.HINTS[name])}"
            )
        value = state[name]
        if name == "seed":
            good = (
                isinstance(value, str)
                and len(value) == 16
                and set(value) <= set("0123456789abcdef")
            )
        else:
            hint = kind.HINTS[name]
            good = fits(
                tuple(value) if isinstance(value, list) and name not in kind._LISTS else value, hint
            )
        if not good:
            raise SaveRefused(
                "DOW8006", f"`state.{name}`: the value is not {_described(kind.HINTS[name])}"
            )
    if unknown := sorted(set(state) - set(kind.FIELDS)):
        raise SaveRefused(
            "DOW8003",
            f"`state`: found {len(unknown)} fields it does not have, first "
            f"{shown_value(unknown[0])}",
        )


def _described(hint: Any) -> str:
    return (
        getattr(hint, "__name__", "data")
        if isinstance(hint, type) and not hasattr(hint, "__args__")
        else str(hint)
    )


def _counts(game: RunningGame) -> None:
    """Check lengths and sums the engine relies on."""
    ruleset = game.cards.ruleset
    numbers, events = len(ruleset.parameters), len(ruleset.events)
    lengths = (
        ("draws", len(ruleset.streams)),
        ("param", numbers),
        ("basis", numbers),
        ("scoped", numbers),
        ("hears", events),
    )
    for name, wanted in lengths:
        if len(getattr(game, name)) != wanted:
            raise SaveRefused(
                "DOW8006",
                f"`state.{name}`: found {len(getattr(game, name))} entries, wanted {wanted}",
            )
    hears = [0] * events
    for entry in game.lasting:
        if (
            len(entry) == effects.DATA + 1
            and entry[effects.KIND] == effects.WATCH
            and isinstance(data := entry[effects.DATA], tuple)
            and data
            and data[effects.EVENT] in range(events)
        ):
            hears[data[effects.EVENT]] += 1
    for event in game.remembers():
        hears[event] += 1
    if hears != game.hears:
        raise SaveRefused("DOW8006", "`state.hears` does not count the watches in `state.lasting`")
    if (
        min(game.draws, default=0) < 0
        or not 0 <= game.cause < max(len(ruleset.causes), 1)
        or bool(game.cause) == bool(game.stack)
    ):
        raise SaveRefused(
            "DOW8006", "`state.draws`, `state.cause` or `state.stack` is out of range"
        )
    if ruleset.sound is not None and (wrong := tried("the ruleset's check", ruleset.sound, game)):
        raise SaveRefused("DOW8006", str(wrong))


# ---- frames
def _frames(game: RunningGame) -> None:
    """Raise unless everything that waits is what its steps declare, below one question."""
    for frame in game.stack:
        if frame and isinstance(frame[0], str) and frame[0] != "ask":
            _step(game, frame[0])  # told before anything about its place where it is not there
    if game.stack and game.stack[-1][:1] != ("ask",):
        raise SaveRefused("DOW8011", "the game does not wait at a decision")
    for place, frame in enumerate(game.stack, 1):
        _frame(game, frame, place == len(game.stack), place + 1 == len(game.stack))


def _frame(game: RunningGame, frame: Frame, last: bool, asked: bool) -> None:
    """Raise unless a frame is as its step declares.

    `last`: it is the pending question. `asked`: it gets the question's answer.
    """
    match frame:
        case ("ask", int() as player, str(), tuple() as options) if (
            player >= 0 and last and _there(game, "player", player)
        ):
            if not all(_option(game, option) for option in options):
                raise SaveRefused("DOW8008", "a question has options that are no options")
        case ("ask", *_) | ():
            raise SaveRefused("DOW8008", "a question has the wrong locals")
        case (put_off.__name__, *_):
            raise SaveRefused("DOW8008", "a step is put off while somebody is asked")
        case (str() as name, *rest):
            step = _step(game, name)
            if (takes_answer(step) and not asked) or not _locals_fit(
                game, step, tuple(rest), (1,) if asked else _missing(game, name)
            ):
                raise SaveRefused(
                    "DOW8008", f"the step {shown_value(name, 80)} has the wrong locals"
                )
        case _:
            raise SaveRefused("DOW8008", "a frame has no step")


def _option(game: RunningGame, option: Any) -> bool:
    kinds = game.cards.ruleset.option_kinds
    return (
        isinstance(option, tuple)
        and fits(option, tuple[int, ...])
        and bool(option)
        and 0 <= option[0] < len(kinds)
        and len(option) - 1 == len(kinds[option[0]].arguments)
        and all(
            _there(game, noun, value)
            for noun, value in zip(kinds[option[0]].arguments, option[1:], strict=True)
        )
    )


def _there(game: RunningGame, noun: str, value: Any) -> bool:
    """Return True if the game has the pieces of this noun, as far as the ruleset knows it.

    -1 is none of them.
    """
    is_there = game.cards.ruleset.pieces.get(noun)
    if isinstance(value, tuple):
        return all(_there(game, noun, each) for each in value)
    return is_there is None or not isinstance(value, int) or value == -1 or is_there(game, value)


def _step(game: RunningGame, name: str) -> Callable[..., Any]:
    try:
        return game.cards.steps[name]
    except UnknownStep:
        raise SaveRefused(
            "DOW8007",
            f"found the step {shown_value(name, 80)}, which neither the ruleset nor the set has",
        ) from None


def _lasting(game: RunningGame, entry: Frame) -> None:
    if not fits(entry, tuple[int, int, int, int, str, int, int, int, tuple[Any, ...]]):
        raise SaveRefused("DOW8008", "a lasting effect has the wrong form")
    data, ruleset = entry[effects.DATA], game.cards.ruleset
    match kind := entry[effects.KIND]:
        case effects.CHANGE if (
            fits(data, tuple[int, int, int, int, str, tuple[Any, ...], int, int])
            and 0 <= data[effects.PARAMETER] < len(ruleset.parameters)
            and (data[effects.CHANGE_TEST] or data[effects.SUBJECT] != effects.EACH)
        ):
            _, _, _, subject, match, locals_, _, _ = data
            step, locals_ = "", ((0,) if subject == effects.EACH else ()) + locals_
        case effects.WATCH if fits(
            data, tuple[int, str, str, tuple[Any, ...], int, int, int]
        ) and 0 <= data[effects.EVENT] < len(ruleset.events):
            event, match, step, locals_, _, _, _ = data
            payload = (0,) * len(ruleset.events[event].fields)
            locals_ += payload
        case effects.INSTEAD if fits(data, tuple[int, str, tuple[Any, ...], str]):
            _, step, locals_, match = data
        case effects.GRANT if fits(data, tuple[str, str, int, int, int, tuple[Any, ...]]):
            step, match, _, _, _, locals_ = data
        case _:
            raise SaveRefused("DOW8008", "a lasting effect has the wrong form")
    for name in (match, step):
        # what a ruleset adds to the locals of an ability is its own affair: of those the names are
        # checked, not the number
        if (
            name
            and not _locals_fit(game, _step(game, name), locals_, (0,))
            and kind in (effects.CHANGE, effects.WATCH)
        ):
            raise SaveRefused(
                "DOW8008",
                f"the step {shown_value(name, 80)} of a lasting effect has the wrong locals",
            )


# of each set that is in use which of its steps wait for a value
_receivers: WeakKeyDictionary[CardSet, waiting_steps.Scheduled] = WeakKeyDictionary()


def _missing(game: RunningGame, name: str) -> tuple[int, ...]:
    """Return the possible numbers of first locals that the frame of a step lacks.

    One if the step waits for a value, none if it does not, either if both occur.
    """
    cards = game.cards
    scheduled = _receivers.get(cards)
    if scheduled is None:
        scheduled = waiting_steps.of_steps(cards.ruleset.step_names.values())
        _receivers[cards] = scheduled
    if ":" in name:
        scheduled |= waiting_steps.of_functions(
            f for f in cards.steps[name].__globals__.values() if isinstance(f, FunctionType)
        )
    if name in scheduled.receive or takes_answer(cards.steps[name]):
        return (0, 1) if name in scheduled.do else (1,)
    return (0,)


def _locals_fit(
    game: RunningGame, step: Callable[..., Any], found: Frame, missing: tuple[int, ...]
) -> bool:
    """Return True if the locals fit the step's signature, except for so many of the first ones."""
    types, needed, further = signature_of(step)
    for without in missing:
        wanted = types[without:]
        enough = len(found) >= needed - without and (
            len(found) <= len(wanted) or further is not None
        )
        if enough and all(
            fits(x, hint) and _there(game, noun, x)
            for x, (hint, noun) in zip(found, wanted, strict=False)
        ):
            return all(fits(x, further) for x in found[len(wanted) :])
    return False


def _waits_for_a_value(game: RunningGame, below: int) -> bool:
    """Return True if one of the lowest frames has no first local yet."""
    return any(
        not _locals_fit(game, _step(game, frame[0]), frame[1:], (0,))
        for frame in game.stack[:below]
        if frame[0] != "ask"
    )
