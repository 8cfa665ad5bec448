"""A game at any decision as a JSON text, and back: in another process, on another machine, from a stranger.

Before a state is let in, every field has its declared type, every frame names a step of the ruleset or the set with locals that fit its
signature, the lasting effects agree with the counters kept beside them, the pending question can be shown, and each of its options
carries the game to its next decision. Whatever fails is a `SaveRefused` with a code (`outside.CODES`).
"""

from __future__ import annotations

import inspect
import json
from collections.abc import Callable
from functools import lru_cache
from typing import TYPE_CHECKING, Any, get_type_hints

from dowlang.engine import lasting
from dowlang.engine.decisions import decision_of, text_of
from dowlang.engine.game import EngineFault, Frame, Game, UnknownStep, frozen
from dowlang.engine.journal import record
from dowlang.engine.outside import SaveRefused, document, fits, part, same_game

if TYPE_CHECKING:
    from dowlang.engine.library import CardSet

SCHEMA = "dowlang-save/1"


def to_json(game: Game) -> str:
    """The game as a text. Raises `EngineFault` when the state holds something that is not plain data."""
    cards = game.cards
    state = game.to_state()
    try:
        _fields(type(game), state)
    except SaveRefused as wrong:
        raise EngineFault(f"the state breaks its own law: {wrong.message}") from None
    return json.dumps({
        "schema": SCHEMA,
        "set": {"name": cards.name, "version": cards.version, "hash": cards.hash},
        "ruleset": {"name": cards.ruleset.name, "version": cards.ruleset.version},
        "state": state,
        "digest": game.digest,
    }, ensure_ascii=True)


def from_json(text: str | bytes, cards: CardSet) -> Game:
    """The game of a save, recorded from here on. Raises `SaveRefused`."""
    data = document(text, SCHEMA)
    same_game(data, cards)
    game = from_state(part(data, "state", dict), cards)
    if part(data, "digest", str) != game.digest:
        raise SaveRefused("DOW8009", f"the state has the digest `{game.digest}`, another was written with it")
    record(game)
    return game


def from_state(state: dict[str, Any], cards: CardSet) -> Game:
    """The game of a state from outside, not recorded. Raises `SaveRefused`."""
    kind = cards.ruleset.game
    _fields(kind, {name: _frozen_field(value) for name, value in state.items()})
    game = kind.from_state(state, cards)
    _counts(game)
    for frame in game.stack:
        _frame(game, frame)
    for entry in game.lasting:
        _lasting(game, entry)
    _continues(game)
    return game


def _frozen_field(value: Any) -> Any:
    return [frozen(x) for x in value] if isinstance(value, list) else value


# ---- fields --------------------------------------------------------------------------------------------------------------------
def _fields(kind: type[Game], state: dict[str, Any]) -> None:
    for name in kind.FIELDS:
        if name not in state:
            raise SaveRefused("DOW8003", f"`state.{name}`: found nothing, wanted {_described(kind.HINTS[name])}")
        value = state[name]
        if name == "seed":
            good = isinstance(value, str) and len(value) == 16 and set(value) <= set("0123456789abcdef")
        else:
            hint = kind.HINTS[name]
            good = fits(tuple(value) if isinstance(value, list) and name not in kind._LISTS else value, hint)
        if not good:
            raise SaveRefused("DOW8006", f"`state.{name}`: the value is not {_described(kind.HINTS[name])}")
    if unknown := sorted(set(state) - set(kind.FIELDS)):
        raise SaveRefused("DOW8003", f"`state`: found {len(unknown)} fields it does not have, first {unknown[0][:60]!a}")


def _described(hint: Any) -> str:
    return getattr(hint, "__name__", "data") if isinstance(hint, type) and not hasattr(hint, "__args__") else str(hint)


def _counts(game: Game) -> None:
    """Lengths and sums the engine relies on."""
    ruleset = game.cards.ruleset
    numbers, events = len(ruleset.parameters), len(ruleset.events)
    lengths = (("draws", len(ruleset.streams)), ("param", numbers), ("basis", numbers), ("scoped", numbers), ("hears", events))
    for name, wanted in lengths:
        if len(getattr(game, name)) != wanted:
            raise SaveRefused("DOW8006", f"`state.{name}`: found {len(getattr(game, name))} entries, wanted {wanted}")
    hears = [0] * events
    for entry in game.lasting:
        if len(entry) == 9 and entry[1] == lasting.WATCH and isinstance(entry[8], tuple) and entry[8] and entry[8][0] in range(events):
            hears[entry[8][0]] += 1
    for event in game.remembers():
        hears[event] += 1
    if hears != game.hears:
        raise SaveRefused("DOW8006", "`state.hears` does not count the watches in `state.lasting`")
    if min(game.draws, default=0) < 0 or not 0 <= game.cause < max(len(ruleset.causes), 1) or bool(game.cause) == bool(game.stack):
        raise SaveRefused("DOW8006", "`state.draws`, `state.cause` or `state.stack` is out of range")
    if ruleset.sound is not None and (wrong := _tried("the ruleset's check", ruleset.sound, game)):
        raise SaveRefused("DOW8006", str(wrong))


# ---- frames --------------------------------------------------------------------------------------------------------------------
def _frame(game: Game, frame: Frame) -> None:
    match frame:
        case ("ask", int() as player, str(), tuple() as options) if player >= 0:
            if not all(_option(game, option) for option in options):
                raise SaveRefused("DOW8008", "a question has options that are no options")
        case ("ask", *_) | ():
            raise SaveRefused("DOW8008", "a question has the wrong locals")
        case (str() as name, *rest):
            step = _step(game, name)
            if not _locals_fit(step, tuple(rest), may_wait=True):
                raise SaveRefused("DOW8008", f"the step {name[:80]!a} has the wrong locals")
        case _:
            raise SaveRefused("DOW8008", "a frame has no step")


def _option(game: Game, option: Any) -> bool:
    kinds = game.cards.ruleset.option_kinds
    return (isinstance(option, tuple) and fits(option, tuple[int, ...]) and bool(option) and 0 <= option[0] < len(kinds)
            and len(option) - 1 == len(kinds[option[0]].arguments))


def _step(game: Game, name: str) -> Callable[..., Any]:
    try:
        return game.cards.steps[name]
    except UnknownStep:
        raise SaveRefused("DOW8007", f"found the step {name[:80]!a}, which neither the ruleset nor the set has") from None


def _lasting(game: Game, entry: Frame) -> None:
    if not fits(entry, tuple[int, int, int, int, str, int, int, int, tuple[Any, ...]]):
        raise SaveRefused("DOW8008", "a lasting effect has the wrong form")
    data, ruleset = entry[8], game.cards.ruleset
    match entry[1]:
        case lasting.CHANGE if fits(data, tuple[int, int, int, int, str, tuple[Any, ...], int, int]) and 0 <= data[0] < len(ruleset.parameters):
            steps = [(data[4], ((0,) if data[3] == lasting.EACH else ()) + data[5])]
        case lasting.WATCH if fits(data, tuple[int, str, str, tuple[Any, ...], int, int, int]) and 0 <= data[0] < len(ruleset.events):
            payload = (0,) * len(ruleset.events[data[0]].fields)
            steps = [(data[1], data[3] + payload), (data[2], data[3] + payload)]
        case lasting.INSTEAD if fits(data, tuple[int, str, tuple[Any, ...], str]):
            steps = [(data[1], data[2]), (data[3], data[2])]
        case lasting.GRANT if fits(data, tuple[str, str, int, int, int, tuple[Any, ...]]):
            steps = [(data[0], data[5]), (data[1], data[5])]
        case _:
            raise SaveRefused("DOW8008", "a lasting effect has the wrong form")
    for name, locals_ in steps:
        # what a ruleset adds to the locals of an ability is its own affair: of those the names are checked, not the number
        if name and not _locals_fit(_step(game, name), locals_, may_wait=False) and entry[1] in (lasting.CHANGE, lasting.WATCH):
            raise SaveRefused("DOW8008", f"the step {name[:80]!a} of a lasting effect has the wrong locals")


@lru_cache(maxsize=4096)
def _signature(step: Callable[..., Any]) -> tuple[tuple[Any, ...], int, Any]:
    """Types of the positional locals, how many of them are needed, and the type of further ones (None: there are none)."""
    try:
        hints = get_type_hints(step)
    except NameError:  # a type that is imported for type checkers only
        hints = {}
    types, needed, further = [], 0, None
    for parameter in list(inspect.signature(step).parameters.values())[1:]:
        hint = hints.get(parameter.name, Any)
        if parameter.kind is parameter.VAR_POSITIONAL:
            further = hint
        elif parameter.kind in (parameter.POSITIONAL_ONLY, parameter.POSITIONAL_OR_KEYWORD):
            types.append(hint)
            needed += parameter.default is parameter.empty
    return tuple(types), needed, further


def _locals_fit(step: Callable[..., Any], found: Frame, may_wait: bool) -> bool:
    """Do the locals fit the step's signature? A step that still waits for a value lacks its first one."""
    types, needed, further = _signature(step)
    for missing in (0, 1) if may_wait else (0,):
        wanted = types[missing:]
        enough = len(found) >= needed - missing and (len(found) <= len(wanted) or further is not None)
        if enough and all(map(fits, found, wanted)) and all(fits(x, further) for x in found[len(wanted) :]):
            return True
    return False


# ---- can it go on? -------------------------------------------------------------------------------------------------------------
def _continues(game: Game) -> None:
    """The pending question can be seen, and every option leads somewhere."""
    if not game.stack:
        _tried("the result", lambda: game.result)
        return
    question = game.stack[-1]
    if question[0] != "ask" or len(question[3]) < 2 or len(game.stack) < 2:
        raise SaveRefused("DOW8011", "the game does not wait at a decision")
    decision = decision_of(game)
    _tried("the options", lambda: (decision.keys, [text_of(game.cards, answer) for answer in decision.answers]))
    _tried("the view", lambda: game.view(decision.player))
    for index in range(len(decision)):
        _tried(f"option {index + 1}", game.clone().choose, index)


def _tried(what: str, call: Callable[..., Any], *arguments: Any) -> Any:
    try:
        return call(*arguments)
    except Exception as fault:  # a state that only looked right: whatever it breaks, the save is refused
        raise SaveRefused("DOW8011", f"{what} of the saved game fails ({type(fault).__name__})") from fault
