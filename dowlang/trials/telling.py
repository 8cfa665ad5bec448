"""What happened, in sentences: the last entries of a game's log, for the message of a test that failed.

Events are told by the sentence that the ruleset declares for them; those without one are left out, answers are told by the text of the option.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from dowlang.engine.decisions import text_of
from dowlang.engine.game import Frame
from dowlang.engine.library import CardSet
from dowlang.semantics.model import Move
from dowlang.trials.roads import Road

LAST = 12  # so many sentences stand in a failure
OPTIONS = 8  # so many options are named
_FIELD = re.compile(r"\{(\w+)\}")


def told(cards: CardSet, log: Sequence[Frame], last: int = LAST) -> tuple[str, ...]:
    """The last sentences of a log."""
    sentences = (sentence(cards, entry) for entry in log)
    return tuple([s for s in sentences if s][-last:])


def sentence(cards: CardSet, entry: Frame) -> str:
    """One entry of the log, or an empty text."""
    match entry:
        case ("chose", player, _, answer):
            return f"player {player + 1}: {text_of(cards, answer)}"
        case ("forced", player, _, answer):
            return f"player {player + 1}, without a choice: {text_of(cards, answer)}"
        case ("none", player, kind, _):
            return f"player {player + 1} has nothing to choose ({kind})"
        case ("end", cause):
            return f"the game is over: {cause_of(cards, cause)}"
        case ("manual", *_):
            return "something outside the game"
        case (int(number), *payload) if 0 <= number < len(cards.ruleset.events):
            event = cards.ruleset.events[number]
            names = {field: name_of(cards, noun, value) for (field, noun), value in zip(event.fields, payload, strict=False)}
            return _FIELD.sub(lambda found: names.get(found.group(1), ""), event.telling)
    return ""


def name_of(cards: CardSet, noun: str, value: int) -> str:
    """A piece in words; a number as it is."""
    if noun in ("number", "hidden"):
        return str(value)
    if value < 0:
        return "nobody" if noun in ("player", "survivor") else "nothing"
    return cards.ruleset.label(cards, noun, value)[1]


def cause_of(cards: CardSet, cause: int) -> str:
    """The reason a game ended, by its number."""
    return cards.ruleset.causes[cause] if cause < len(cards.ruleset.causes) else str(cause)


def waiting(road: Road) -> str:
    """What the game waits for, with the first options."""
    if road.over:
        return f"the game is over ({cause_of(road.game.cards, road.game.cause)})"
    if not road.begun:
        return "the first turn has not begun"
    pending = road.pending
    texts = list(dict.fromkeys(f"`{text_of(pending.cards, answer)}`" for answer in pending.answers))
    more = f" and {len(texts) - OPTIONS} more" if len(texts) > OPTIONS else ""
    return f"player {pending.player + 1} is asked ({pending.kind}): {', '.join(texts[:OPTIONS])}{more}"


def instead(road: Road, move: Move, stopped: Road | None) -> str:
    """What is there instead of a `when` line. `stopped`: where playing on to a turn came to an end."""
    if move.kind == "starts" and stopped is not None and stopped.over:
        return f"the game ends before player {move.player + 1}'s turn: {cause_of(stopped.game.cards, stopped.game.cause)}"
    if not road.over and move.kind not in ("starts", "votes") and road.pending.player != move.player:
        asked, _, options = waiting(road).partition(": ")
        return f"{asked}, not player {move.player + 1}" + ("" if road.acting else f": {options}")
    return waiting(road)


def asked_for(move: Move) -> str:
    """A `when` line in words, as far as the checked test keeps them."""
    who = f"player {move.player + 1}"
    match move.kind:
        case "chooses":
            return f"when {who} chooses {move.text}"
        case "answers":
            return f"when {who} {'accepts' if move.vote else 'declines'}"
        case "votes":
            return f"when {who} votes {'for' if move.vote else 'against'}"
        case "event" if move.event is not None and move.event.word is not None:
            return f"when {who}: {move.event.word.phrase}"
    return f"when {who} {move.kind}"
