"""Checking the `then` lines of a test, and saying what was found instead."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from dowlang.engine.decisions import text_of
from dowlang.engine.game import Answer, Game
from dowlang.semantics.model import Compare, Expression, Local, Logic, Match, Named, Number, Part, Then
from dowlang.trials.evaluate import evaluate
from dowlang.trials.moves import is_called, label_of, possible
from dowlang.trials.results import Failure
from dowlang.trials.roads import Road, Search
from dowlang.trials.telling import name_of, told, waiting


def check(then: Then, road: Road, card: str, wanted: str, search: Search) -> Failure | None:
    """The failure of one expectation, or None when it holds. `search` tries what a player `cannot` do."""
    if then.event is not None:
        found = done(then, then.event, road, search)
    elif then.cannot:
        found = offered(then, road)
    elif then.condition is None or evaluate(then.condition, road.game, card=card):
        return None
    else:
        found = missing(then.parts, road.game, card) or shortfall(then.condition, road.game, card)
    return Failure(then.line, wanted, found, told(road.game.cards, road.told)) if found else None


def done(then: Then, event: Match, road: Road, search: Search) -> str:
    """Why `cannot` does not hold: the player can do it, or does not take the turn on at all; empty when it holds."""
    if not road.acting or road.pending.player != then.player:
        return f"player {then.player + 1} is not the one who acts here: {waiting(road)}"
    option = possible(search, road, then.player, event)
    return f"`{option}` does it" if option else ""


def offered(then: Then, road: Road) -> str:
    """Why `cannot choose` does not hold: the option was there, or nobody was asked at all; empty when it holds."""
    cards = road.game.cards
    questions = [*road.asked, *([] if road.over or not road.begun else [road.game.stack[-1]])]
    answers: list[tuple[str, Answer]] = [(frame[2], answer) for frame in questions if frame[1] == then.player for answer in frame[3]]
    answers += [(entry[2], entry[3]) for entry in road.since if entry[0] in ("forced", "none") and entry[1] == then.player]
    if any(is_called(cards, question, answer, then.cannot) for question, answer in answers):
        return f"`{then.cannot}` among the options"
    if any(question == "option" or (answer and label_of(cards, answer) is not None) for question, answer in answers):
        return ""
    texts = ", ".join(f"`{text_of(cards, answer)}`" for _, answer in answers[:4] if answer)
    return f"no option of a card put before player {then.player + 1}" + (f", only {texts}" if texts else "")


def missing(parts: Sequence[Part], game: Game, card: str) -> str:
    """The first of the joined conditions that does not hold, in its own words with the values found; empty when none has words."""
    for part in parts:
        if evaluate(part.condition, game, card=card):
            continue
        match part.condition:
            case Compare(_, left, right) if part.left:
                literal = isinstance(right, Number | Named)
                return f"`{part.left}` is {side(left, game, card)}" + ("" if literal else f", `{part.right}` is {side(right, game, card)}")
            case _:
                return f"`{part.text}` is not so"
    return ""


def shortfall(condition: Expression, game: Game, card: str) -> str:
    """Where a condition that does not hold fails: the values of both sides of the comparison."""
    match condition:
        case Logic("and", operands):
            failing = next((o for o in operands if not evaluate(o, game, card=card)), condition)
            return shortfall(failing, game, card) if failing is not condition else "this is not so"
        case Compare(_, left, right):
            found = side(left, game, card)
            return found if isinstance(right, Number | Named) else f"{found} on the left, {side(right, game, card)} on the right"
        case _:
            return "this is not so"


def side(expression: Expression, game: Game, card: str) -> str:
    """One side of a comparison in words."""
    value: Any = evaluate(expression, game, card=card)
    match expression:
        case Named(noun) if isinstance(value, int):
            return name_of(game.cards, noun.name, value)
        case Local(noun=noun_name) if isinstance(value, int):
            return name_of(game.cards, noun_name, value)
    return str(value)
