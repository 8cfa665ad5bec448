"""Put ongoing effects in force: changes of the rules' numbers, watches for later events, replaced
steps, granted abilities.

Everything is a tuple in `game.lasting`:

    (number, kind, scope, until, card, owner, bearer, tag, data)

`scope` and `until` say when it ends (`effect_lifetimes.expire`). `card` is the path of the card it
comes from, `owner` the player who is `you` in it, `bearer` the piece that carries it, or -1. `tag`
is a number the ruleset chose, for `release`. `data` by kind:

    CHANGE   (parameter, by, sets, subject, test, locals, limit scope, limit)
    WATCH    (event, match, step, locals, limit scope, limit, times)
    INSTEAD  (step of the rules, step, locals, test)      step "" skips
    GRANT    (ability step, test, die, limit scope, limit, locals)

The `times` of a watch are how often it still comes (`EACH_TIME`: each time). `LAST_OF` and below
say that it comes once, after so many events: at the next one, at the second, and so on.

A change whose subject is EACH concerns every piece that its test fits when the number is read:
`test(game, piece, *locals)`. A change without subject, test and limit writes through to
`game.param` when it comes and goes, so reading a parameter is one list index. Others are counted in
`game.scoped`, and looked at only by `value` and `spare`. A watch costs nothing while nobody emits
its event.
"""

from __future__ import annotations

from typing import NamedTuple

from dowlang.engine.frames import Frame
from dowlang.engine.state import GameState

CHANGE, WATCH, INSTEAD, GRANT = range(4)
NUMBER, KIND, SCOPE, UNTIL, CARD, OWNER, BEARER, TAG, DATA = range(9)
# places in the data of an effect, by its kind (a grant is always taken apart whole)
PARAMETER, BY, SETS, SUBJECT, CHANGE_TEST, _, CHANGE_LIMIT_SCOPE, CHANGE_LIMIT = range(8)
EVENT, _, WATCH_STEP, _, _, WATCH_LIMIT, TIMES = range(7)
RULE_STEP, REPLACEMENT, REPLACEMENT_LOCALS, _ = range(4)
NOBODY = -1
EACH = -2  # subject of a change for whatever pieces fit when the number is read
FOREVER = -1  # scope of what only `release` ends
EACH_TIME = -1  # as the times of a watch
LAST_OF = -2  # as the times of a watch: once, at the next event
ALWAYS = ""  # as the clause of a watch: nothing has to hold
KEPT = 4096  # so many numbers belong to a tag that keeps its limits, one a piece at most
SKIPPED = ""  # as the replacement of a step of the rules: nothing happens


class Change(NamedTuple):
    """The change that the sentence of a rule word makes: `parameter` plus `by`, or set to `by`.

    `subject` is the id of the one piece concerned, -1 for everything, or `EACH` for every piece
    that the test of the change fits.
    """

    parameter: int
    by: int
    sets: bool = False
    subject: int = NOBODY


class Origin(NamedTuple):
    """The origin of an ongoing effect and its end, equal for all rules of one block."""

    card: str
    owner: int
    scope: int
    until: int = 0
    bearer: int = NOBODY
    tag: int = 0
    own: int = NOBODY  # the copy of the card whose rules these are, where there are several


def change(
    game: GameState,
    origin: Origin,
    what: Change | tuple[Change, ...],
    test: str = "",
    locals_: Frame = (),
    limit_scope: int = 0,
    limit: int = 0,
) -> None:
    """Put a change, or several, in force.

    `test` names a function `(game, *locals) -> bool` asked whenever the number is read.

    For the subject `EACH` the test is `(game, piece, *locals) -> bool`. A number read for no piece
    at all is not changed then.
    """
    if not isinstance(what, Change):
        for one in what:
            change(game, origin, one, test, locals_, limit_scope, limit)
        return
    data = (
        what.parameter,
        what.by,
        int(what.sets),
        what.subject,
        test,
        locals_,
        limit_scope,
        limit,
    )
    _add(game, CHANGE, origin, data)
    count_change(game, data, 1)
    _tell(game, origin)


def foreseen(game: GameState, what: Change | tuple[Change, ...]) -> None:
    """Put a change in force on a copy of the game on which the lines of an option are gone
    through.
    """
    change(game, Origin("", NOBODY, FOREVER), what)


def watch(
    game: GameState,
    origin: Origin,
    event: int,
    match: str,
    step: str,
    locals_: Frame = (),
    limit_scope: int = 0,
    limit: int = 0,
    times: int = EACH_TIME,
    counting_to: int = 0,
) -> None:
    """Wait for an event.

    `match(game, *locals, *payload)` gives 0 when the clause holds. Then `step` gets the same
    arguments. A negative number says that it is over, since this was the moment that was waited
    for. With `counting_to` that is once, at so many events from now.
    """
    if counting_to:
        times = LAST_OF + 1 - counting_to
    number = _kept_number(game, origin.tag)
    if times > 0 > number:  # so often it has been waited for already
        times = max(0, times - used(game, number))
    _add(game, WATCH, origin, (event, match, step, locals_, limit_scope, limit, times))
    game.hears[event] += 1
    _tell(game, origin)


def instead(
    game: GameState, origin: Origin, rule_step: int, replacement: Frame, test: str = ""
) -> None:
    """Replace a numbered step of the rules, or skip it.

    `replacement` is the name of a step (`SKIPPED` for none) and its locals. `test` names a function
    `(game, *locals) -> bool`, as for changes.
    """
    step, *locals_ = replacement
    _add(game, INSTEAD, origin, (rule_step, step, tuple(locals_), test))
    _tell(game, origin)


def grant(
    game: GameState,
    origin: Origin,
    step: str,
    test: str,
    die: int,
    limit_scope: int,
    limit: int,
    locals_: Frame = (),
) -> None:
    """Give the owner (or the bearer's controller) an ability. The ruleset offers it."""
    _add(game, GRANT, origin, (step, test, die, limit_scope, limit, locals_))
    _tell(game, origin)


def _add(game: GameState, kind: int, origin: Origin, data: Frame) -> None:
    number = _kept_number(game, origin.tag)
    game.lasting.append(
        (
            number,
            kind,
            origin.scope,
            origin.until,
            origin.card,
            origin.owner,
            origin.bearer,
            origin.tag,
            data,
        )
    )
    game.serial += 1


def _tell(game: GameState, origin: Origin) -> None:
    """Tell the log, as `rule_in_force`, that something of a card is in force until a time that
    its clock knows.
    """
    if game.log is None or origin.scope == FOREVER:
        return
    number = game.cards.ruleset.event_number.get("rule_in_force")
    if number is not None:
        game.tell(
            number, game.cards.card_numbers.get(origin.card, NOBODY), origin.scope, origin.until
        )


def _kept_number(game: GameState, tag: int) -> int:
    """Return the number of the next effect: under a tag that keeps its limits one below 0, the
    same whenever it comes into force again.
    """
    number = -game.kept_limits(tag)
    if not number:
        return game.serial
    taken = {entry[NUMBER] for entry in game.lasting if entry[TAG] == tag}
    while number in taken:
        number -= 1
    return number


def count_change(game: GameState, data: Frame, sign: int) -> None:
    """Count a change that comes (1) or goes (-1)."""
    parameter = data[PARAMETER]
    if _is_scoped(data):
        game.scoped[parameter] += sign
    else:
        _recompute(game, parameter)


def _is_scoped(data: Frame) -> bool:
    """Return True for a change with a subject, a test or a limit, looked at when it is read."""
    return data[SUBJECT] != NOBODY or bool(data[CHANGE_TEST] or data[CHANGE_LIMIT])


def _recompute(game: GameState, parameter: int) -> None:
    now = game.basis[parameter]
    for entry in game.lasting:
        data = entry[DATA]
        if entry[KIND] == CHANGE and data[PARAMETER] == parameter and not _is_scoped(data):
            now = data[BY] if data[SETS] else now + data[BY]
    game.param[parameter] = now


def rebase(game: GameState, parameter: int, number: int) -> None:
    """Set a number of the rules as if it had been another from the start: what is in force comes on
    top.
    """
    game.basis[parameter] = number
    _recompute(game, parameter)


# ---- limits
def used(game: GameState, what: int) -> int:
    """Return the number of times something limited has been used in its scope."""
    return next((times for _, thing, times in game.uses if thing == what), 0)


def use(game: GameState, scope: int, what: int) -> None:
    """Count one use of something limited."""
    for place, (kept, thing, times) in enumerate(game.uses):
        if thing == what:
            game.uses[place] = (kept, thing, times + 1)
            return
    game.uses.append((scope, what, 1))


LINES = 4_000_000  # uses of lines of cards are counted from here down, within `GREATEST` of a state
LINES_OF_A_CARD = 1_000


def _line(game: GameState, card: str, number: int) -> int:
    """Return the number under which the uses of a line of a card are counted."""
    return -(LINES + game.cards.card_numbers[card] * LINES_OF_A_CARD + number)


def line_uses(game: GameState, card: str, number: int) -> int:
    """Return how often a line of a card with a limit has happened in its scope."""
    return used(game, _line(game, card, number))


def use_line(game: GameState, scope: int, card: str, number: int) -> None:
    """Count that a line of a card with a limit happens."""
    use(game, scope, _line(game, card, number))


def limits_used(game: GameState, tag: int) -> bool:
    """Return True if something that keeps its limits under this tag has been used within them."""
    first = game.kept_limits(tag)
    return first > 0 and any(-first - KEPT < what <= -first for _, what, _ in game.uses)


# ---- reading the rules' numbers
def value(game: GameState, parameter: int, subject: int = NOBODY) -> int:
    """Return a parameter as it is for one subject, conditions included.

    For parameters nobody scopes, `game.param[parameter]` is the same.
    """
    now = game.param[parameter]
    if game.scoped[parameter]:
        for entry in _changes(game, parameter, subject):
            data = entry[DATA]
            now = data[BY] if data[SETS] else now + data[BY]
    return now


def spare(game: GameState, parameter: int, subject: int = NOBODY) -> bool:
    """Return True if a switch-like parameter is on for the subject.

    Uses up one limited change when only such a one turns it on.
    """
    if game.param[parameter] > 0:
        return True
    if not game.scoped[parameter]:
        return False
    limited = None
    for entry in _changes(game, parameter, subject):
        if not entry[DATA][CHANGE_LIMIT]:
            return True
        limited = limited or entry
    if limited is None:
        return False
    use(game, limited[DATA][CHANGE_LIMIT_SCOPE], limited[NUMBER])
    return True


def _changes(game: GameState, parameter: int, subject: int) -> list[Frame]:
    out = []
    for entry in game.lasting:
        if entry[KIND] != CHANGE:
            continue
        data = entry[DATA]
        if data[PARAMETER] != parameter or not _is_scoped(data):
            continue
        if concerns(game, entry, subject):
            out.append(entry)
    return out


def concerns(game: GameState, entry: Frame, subject: int) -> bool:
    """Return True if a change in force holds for this piece now.

    Its subject, its limit and its test are asked.
    """
    _, _, _, whom, test, locals_, _, limit = entry[DATA]
    if whom == EACH:
        if subject == NOBODY or not game.cards.steps[test](game, subject, *locals_):
            return False
    elif whom not in (NOBODY, subject) or (test and not game.cards.steps[test](game, *locals_)):
        return False
    return not limit or used(game, entry[NUMBER]) < limit


def replaced(game: GameState, rule_step: int) -> Frame | None:
    """Return the newest replacement of a step of the rules, or None."""
    if not game.lasting:
        return None
    for entry in reversed(game.lasting):
        if entry[KIND] == INSTEAD and entry[DATA][RULE_STEP] == rule_step:
            _, _, locals_, test = entry[DATA]
            if not test or game.cards.steps[test](game, *locals_):
                return entry
    return None
