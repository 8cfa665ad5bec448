"""Checking the `then` lines of a test, and saying what was found instead."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

from dowlang.engine.decisions import text_of
from dowlang.engine.frames import Answer, Frame
from dowlang.engine.game import Game
from dowlang.engine.plain_story import name_of
from dowlang.semantics.ir import (
    Compare,
    Expression,
    Happened,
    HowOften,
    Local,
    Logic,
    Match,
    Move,
    Named,
    Number,
    Part,
    Then,
)
from dowlang.semantics.ir_visitor import nodes
from dowlang.testing.actions import possible
from dowlang.testing.answers import could_be_called, is_called, is_sentence, label_of
from dowlang.testing.evaluation import History, evaluate
from dowlang.testing.messages import instead, waiting, what_matters
from dowlang.testing.path_search import (
    Search,
    SearchLimitReached,
    SearchPath,
    values_along,
)
from dowlang.testing.results import Failure


def is_asked(then: Then) -> bool:
    """Return True for what somebody can or cannot do, and for what has happened: it is asked
    once the first turn has begun.
    """
    return (
        then.event is not None
        or bool(then.cannot)
        or any(isinstance(node, Happened | HowOften) for node in nodes(then.condition))
    )


def check(
    then: Then, search_path: SearchPath, card: str, wanted: str, search: Search, start: Game
) -> Failure | None:
    """Return the failure of one expectation, or None when it holds.

    `search` tries what a player `cannot` do. `start` is the table the path began on.
    """
    if then.event is not None:
        found = done(then, then.event, search_path, search)
    elif then.cannot:
        found = offered(then, search_path)
    else:
        table = Table(card, history(search_path))
        if then.condition is None or table.value(then.condition, search_path.game):
            return None
        parts = [part for part in then.parts if not table.value(part.condition, search_path.game)]
        found = missing(parts, search_path.game, table) or shortfall(
            then.condition, search_path.game, table
        )
        notes = changes(parts[0].condition if parts else then.condition, start, search_path, table)
        return Failure(
            then.line,
            wanted,
            found,
            what_matters(search_path, notes),
            figure(then.parts, search_path.game, table),
        )
    return (
        Failure(
            then.line,
            wanted,
            found,
            what_matters(search_path, {}),
        )
        if found
        else None
    )


@dataclass(frozen=True, slots=True)
class Table:
    """The state that the conditions of a test are asked of besides a game.

    It is the path of the card whose counters are meant, and what was told.
    """

    card: str
    history: History | None = None

    def value(self, expression: Expression, game: Game) -> Any:
        """Return the value of an expression. Raises `Unanswerable`."""
        return evaluate(expression, game, card=self.card, history=self.history)


def history(search_path: SearchPath) -> History:
    """Return what answers the questions of a test about what has happened, from the log of the
    path.
    """
    ruleset = search_path.game.cards.ruleset
    numbers = ruleset.event_number
    begins = {"turn": numbers.get("turn_started"), "round": numbers.get(ruleset.round_started)}

    def happened(event: int, window: str) -> list[Frame]:
        first = max(
            (
                place
                for place, entry in enumerate(search_path.told)
                if entry[0] == begins.get(window, -1)
            ),
            default=0,
        )
        return [entry[1:] for entry in search_path.told[first:] if entry[0] == event]

    return happened


def changes(
    condition: Expression, start: Game, search_path: SearchPath, table: Table
) -> dict[int, str]:
    """Return what the compared value was and became, by the places of the log where it changed."""
    sides = [condition]
    if isinstance(condition, Compare):
        sides = [
            one for one in (condition.left, condition.right) if not isinstance(one, Number | Named)
        ]
    notes: dict[int, str] = {}
    for one in sides:
        was: object = None
        shown = values_along(start, search_path, partial(_shown, one, table=table))
        for place, now in enumerate(shown):
            if place and now != was and "" not in (now, was):
                notes[place - 1] = (
                    f"{was} → {now}"
                    if len(sides) == 1
                    else "; ".join(filter(None, (notes.get(place - 1), f"{was} → {now}")))
                )
            was = now
    return notes


def _shown(expression: Expression, game: Game, table: Table) -> str:
    """Return a value in words, or an empty text where it has none."""
    try:
        found = side(expression, game, table)
    except (LookupError, ValueError):
        return ""
    return {"True": "so", "False": "not so"}.get(found, found)


def done(then: Then, event: Match, search_path: SearchPath, search: Search) -> str:
    """Return why `can` or `cannot` does not hold, empty when it holds.

    A player who does not take the turn on at all is a reason too.
    """
    if not search_path.acting or then.player not in (-1, search_path.pending.player):
        who = "nobody" if then.player < 0 else f"player {then.player + 1} is not the one who"
        return f"{who} acts here: {waiting(search_path)}"
    move = Move("event", then.line, then.player, event, option=then.option, points=then.points)
    try:
        option = possible(search, search_path, move, event)
    except SearchLimitReached as limit:
        found = instead(search_path, move, None)
        return f"{limit}, and none that does it was found; {found}"
    if then.can:
        return "" if option else instead(search_path, move, None)
    return f"`{option}` does it" if option else ""


def offered(then: Then, search_path: SearchPath) -> str:
    """Return why `can choose` or `cannot choose` does not hold, empty when it holds.

    A question that was not asked at all is a reason too.
    """
    cards = search_path.game.cards
    questions = [
        *search_path.asked,
        *([] if search_path.over or not search_path.begun else [search_path.game.stack[-1]]),
    ]
    answers: list[tuple[str, Answer]] = [
        (frame[2], answer) for frame in questions if frame[1] == then.player for answer in frame[3]
    ]
    answers += [
        (entry[2], entry[3])
        for entry in search_path.since
        if entry[0] in ("forced", "none") and entry[1] == then.player
    ]
    if any(is_called(cards, question, answer, then.cannot) for question, answer in answers):
        return "" if then.can else f"`{then.cannot}` among the options"
    if not then.can and any(
        could_be_called(search_path.game, question, answer, then.cannot)
        for question, answer in answers
    ):
        return ""
    texts = ", ".join(f"`{text_of(cards, answer)}`" for _, answer in answers[:4] if answer)
    if any(
        question == "option" or (answer and label_of(cards, answer) is not None)
        for question, answer in answers
    ):
        return f"the options {texts}" if then.can else ""
    if search_path.acting and search_path.pending.player == then.player:
        if is_sentence(cards, then.cannot):  # what this player could do in the turn
            return waiting(search_path, then.cannot) if then.can else ""
    return f"no option of a card put before player {then.player + 1}" + (
        f", only {texts}" if texts else ""
    )


def missing(parts: Sequence[Part], game: Game, table: Table) -> str:
    """Return the first of the joined conditions, none of which holds, in its own words.

    The values found follow. It is empty when none has words.
    """
    for part in parts:
        match part.condition:
            case Compare(_, left, right) if part.left:
                literal = isinstance(right, Number | Named)
                return f"`{part.left}` is {side(left, game, table)}" + (
                    "" if literal else f", `{part.right}` is {side(right, game, table)}"
                )
            case _:
                return f"`{part.text}` is not so"
    return ""


def figure(parts: Sequence[Part], game: Game, table: Table) -> tuple[int, int] | None:
    """Return the place of the first condition that does not hold and the number that was found,
    None where it is not that another number is wanted.
    """
    for place, part in enumerate(parts):
        if not table.value(part.condition, game):
            match part.condition:
                case Compare("=", left, Number()):
                    return place, table.value(left, game)
            return None
    return None


def shortfall(condition: Expression, game: Game, table: Table) -> str:
    """Return where a condition that does not hold fails: the values of both sides of the
    comparison.
    """
    match condition:
        case Logic("and", operands):
            failing = next((o for o in operands if not table.value(o, game)), condition)
            return shortfall(failing, game, table) if failing is not condition else "this is not so"
        case Compare(_, left, right):
            found = side(left, game, table)
            return (
                found
                if isinstance(right, Number | Named)
                else f"{found} on the left, {side(right, game, table)} on the right"
            )
        case _:
            return "this is not so"


def side(expression: Expression, game: Game, table: Table) -> str:
    """Return one side of a comparison in words."""
    value: Any = table.value(expression, game)
    match expression:
        case Named(noun) if isinstance(value, int):
            return name_of(game.cards, noun.name, value)
        case Local(noun=noun_name) if isinstance(value, int):
            return name_of(game.cards, noun_name, value)
    return str(value)
