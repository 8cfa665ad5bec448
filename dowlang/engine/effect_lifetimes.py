"""End ongoing effects, put them in force anew, and find the watches of an event.

The layout of an effect is in `ongoing_effects.py`.
"""

from __future__ import annotations

from collections.abc import Callable

from dowlang.engine.frames import Frame
from dowlang.engine.ongoing_effects import (
    CARD,
    CHANGE,
    DATA,
    EACH_TIME,
    EVENT,
    FOREVER,
    KIND,
    LAST_OF,
    NUMBER,
    SCOPE,
    TAG,
    TIMES,
    UNTIL,
    WATCH,
    WATCH_LIMIT,
    count_change,
    use,
    used,
)
from dowlang.engine.state import GameState

CLAUSE_OVER = "clause_over"
"""The name of the step below a clause that replaces an event (`run_loop.begin_clauses`)."""


def remove(game: GameState, gone: list[Frame]) -> None:
    """Take effects out of force, with what is counted of them."""
    for entry in gone:
        game.lasting.remove(entry)
    for entry in gone:
        data = entry[DATA]
        if entry[KIND] == CHANGE:
            count_change(game, data, -1)
        elif entry[KIND] == WATCH:
            game.hears[data[EVENT]] -= 1
    if gone and game.uses:
        numbers = {entry[NUMBER] for entry in gone if entry[NUMBER] >= 0}
        game.uses[:] = [use for use in game.uses if use[1] not in numbers]


def expire(game: GameState, scope: int, now: int) -> None:
    """End everything of this scope whose `until` has come, and renew what is limited per scope."""
    if game.lasting:
        remove(game, [e for e in game.lasting if e[SCOPE] == scope and e[UNTIL] <= now])
    if game.uses:
        game.uses[:] = [use for use in game.uses if use[0] != scope]


def release(game: GameState, tag: int) -> None:
    """End everything that carries this tag: an item taken off, a bearer lost."""
    if game.lasting:
        remove(game, [e for e in game.lasting if e[TAG] == tag])


def release_card(game: GameState, tag: int, card: str) -> None:
    """End what one card put in force under a tag that other cards share."""
    remove(game, [e for e in game.lasting if e[TAG] == tag and e[CARD] == card])


def end(game: GameState, number: int) -> None:
    """End one effect, by its number."""
    remove(game, [e for e in game.lasting if e[NUMBER] == number])


def again(game: GameState, tag: int, put_in_force: Callable[[], None]) -> None:
    """Put every effect with this tag in force anew, for another owner or bearer.

    Limits stay as far used as they were. A watch that waits a number of times waits as often as was
    left. One that has happened as often as it may stays over.
    """
    before: dict[Frame, list[Frame]] = {}
    for entry in game.lasting:
        if entry[TAG] == tag:
            before.setdefault(_sort(entry), []).append(entry)
    used_up = {what: (scope, times) for scope, what, times in game.uses}
    release(game, tag)
    log, game.log = game.log, None  # nothing new that would have to be told
    put_in_force()
    game.log = log
    over = []
    for place, entry in enumerate(game.lasting):
        if entry[TAG] != tag:
            continue
        counted = entry[KIND] == WATCH and entry[DATA][TIMES] > 0
        same = before.get(_sort(entry))
        if not same:
            if counted:
                over.append(entry)
            continue
        old = same.pop(0)
        if counted:
            game.lasting[place] = _waiting(entry, old[DATA][TIMES])
        scope, times = used_up.get(old[NUMBER], (0, 0)) if old[NUMBER] != entry[NUMBER] else (0, 0)
        for _ in range(times):
            use(game, scope, entry[NUMBER])
    remove(game, over)


def _sort(entry: Frame) -> Frame:
    """Return the identity of an effect, whoever owns or bears it.

    It is the kind, and what the effect waits for, replaces, grants or changes.
    """
    data = entry[DATA]
    return (entry[KIND], *(data[:3] if entry[KIND] in (CHANGE, WATCH) else data[:2]))


def due(
    game: GameState, event: int, payload: tuple[int, ...], among: tuple[int, ...] | None = None
) -> tuple[tuple[Frame, ...], tuple[Frame, ...]]:
    """Return the steps of the watches of an event whose clause holds, and count them as used.

    With `among` only the watches with these numbers hear of it.

    Beside each step stands its watch as it was before, () where nothing is counted (`give_back`).
    """
    steps = game.cards.steps
    frames: list[Frame] = []
    counted: list[Frame] = []
    for entry in list(game.lasting):
        if entry[KIND] != WATCH or entry[DATA][EVENT] != event:
            continue
        if among is not None and entry[NUMBER] not in among:
            continue
        _, match, step, locals_, limit_scope, limit, times = entry[DATA]
        if game.cards.replaces(step) and _under_way(game, (step, *locals_)):
            continue
        if times == 0 or (limit and used(game, entry[NUMBER]) >= limit):
            continue
        fails = steps[match](game, *locals_, *payload) if match else 0
        if fails:
            if fails < 0:
                remove(game, [entry])
            continue
        if times < LAST_OF:  # it waits for a later one, and this was one of those before
            _count(game, entry, times + 1)
            continue
        if limit:
            use(game, limit_scope, entry[NUMBER])
        if times > 0 > entry[NUMBER]:
            use(game, FOREVER, entry[NUMBER])
        if times in (1, LAST_OF):
            remove(game, [entry])
        elif times > 1:
            _count(game, entry, times - 1)
        frames.append((step, *locals_, *payload))
        counted.append(entry if limit or times != EACH_TIME else ())
    return tuple(frames), tuple(counted)


def _under_way(game: GameState, clause: Frame) -> bool:
    """Return True while a clause that replaces an event is carried out, with these locals.

    What it does instead, and what comes of that, is not replaced by it once more.
    """
    size = len(clause)
    return any(frame[0] == CLAUSE_OVER and frame[1][:size] == clause for frame in game.stack)


def _count(game: GameState, entry: Frame, times: int) -> None:
    """Note how often a watch is still to come, or how many events it lets pass first."""
    game.lasting[game.lasting.index(entry)] = _waiting(entry, times)


def _waiting(entry: Frame, times: int) -> Frame:
    """Return a watch that waits so often (`TIMES` stands last in its data)."""
    return (*entry[:DATA], (*entry[DATA][:TIMES], times))


def give_back(game: GameState, entry: Frame) -> None:
    """Take back that a watch was counted as used, because its clause was not carried out.

    `entry` is the watch as it was before (`due`). One that ended meanwhile stays ended.
    """
    limited, times = entry[DATA][WATCH_LIMIT], entry[DATA][TIMES]
    if limited or times > 0 > entry[NUMBER]:
        game.uses[:] = [
            (scope, what, count - (what == entry[NUMBER]))
            for scope, what, count in game.uses
            if what != entry[NUMBER] or count > 1
        ]
    if times == EACH_TIME:
        return
    now = next((each for each in game.lasting if each[NUMBER] == entry[NUMBER]), None)
    if now is not None:
        _count(game, now, now[DATA][TIMES] + 1)
    elif entry[TAG] == 0:
        game.lasting.append(_waiting(entry, min(times, 1)))
        game.hears[entry[DATA][EVENT]] += 1
