"""Tell a game in the sentences that its events declare, for games without a narration of their own.

An event is told by its `telling`, one without is left out. Of what was chosen, the deeds of a turn
are told where no event tells them, everything else always.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Any

from dowlang.engine.decisions import shown, text_of
from dowlang.engine.player_log import HIDDEN, seen, with_faces
from dowlang.engine.speech import Template

if TYPE_CHECKING:
    from dowlang.engine.card_set import CardSet
    from dowlang.engine.declarations import Event
    from dowlang.engine.frames import Frame

INDENT = "  "
OWN = " (you)"  # behind the player who is told the story
SOMETHING = "something"  # in place of what a player may not see
DEED = "action"  # the question of a turn, whose answer an event tells as a rule
_TEMPLATE = Template()


def story(cards: CardSet, log: Iterable[Frame], seat: int | None = None) -> Iterable[str]:
    """Return the lines of a log's story, as the game tells it: all of it, or what a seat may know.

    The lines of a log's beginning are the first lines of the whole.
    """
    lines: Iterable[str] = (cards.ruleset.narrate or plainly)(cards, log, seat)
    return lines


def plainly(cards: CardSet, log: Iterable[Frame], seat: int | None = None) -> Iterator[str]:
    """Yield the story of a log in the sentences of its events and options.

    A round begins with a heading after an empty line, all else is indented.
    """
    deed: tuple[int, str] = (-1, "")  # (player, sentence) of a deed that no event has told yet
    for entry in log:
        chosen = isinstance(entry[0], str) and entry[0] in ("chose", "forced", "none")
        if chosen and seat not in (None, entry[1]):
            continue  # others see the events that follow
        said = sentence(cards, entry, seat)
        if chosen or entry[0] in ("end", "manual"):
            yield from _line(deed[1])
            deed = (-1, "")
            if chosen and entry[2] == DEED:
                deed = (entry[1], said)
                continue
        elif said:
            if deed[0] not in _players(cards.ruleset.events[entry[0]], entry[1:]):
                yield from _line(deed[1])
            deed = (-1, "")
        if entry[0] == cards.ruleset.event_number.get(cards.ruleset.round_started):
            yield ""
            yield _sentence(said or f"round {entry[1]}")
        else:
            yield from _line(said)


def _line(said: str) -> Iterator[str]:
    if said:
        yield INDENT + _sentence(said)


def _sentence(said: str) -> str:
    return said[:1].upper() + said[1:] + "." * (said[-1] not in ".!?”")


def _players(event: Event, payload: Frame) -> list[int]:
    """Return the players whom an event names."""
    return [v for (_, noun), v in zip(event.fields, payload, strict=False) if noun == "player"]


def sentence(cards: CardSet, entry: Frame, seat: int | None = None) -> str:
    """Return one entry of the log in words, as a seat may know it, or an empty text."""
    match entry:
        case ("chose", player, _, answer):
            return f"{_player(player, seat)}: {text_of(cards, shown(cards, answer))}"
        case ("forced", player, _, answer):
            said = text_of(cards, shown(cards, answer))
            return f"{_player(player, seat)}, without a choice: {said}"
        case ("none", player, kind, _):
            return f"{_player(player, seat)} has nothing to choose ({kind})"
        case ("end", cause):
            return f"the game is over: {cause_of(cards, cause)}"
        case ("manual", *_):
            return "something outside the game"
        case (int(number), *payload) if 0 <= number < len(cards.ruleset.events):
            return _event(cards, cards.ruleset.events[number], tuple(payload), seat)
    return ""


def _event(cards: CardSet, event: Event, payload: Frame, seat: int | None) -> str:
    values: tuple[Any, ...] = payload
    if seat is not None:
        values = seen(event, with_faces(cards, event, payload), seat)[1:]
    said: dict[str, str | int] = defaultdict(str)
    for (field, noun), value in zip(event.fields, values, strict=False):
        if value is HIDDEN:
            said[field] = SOMETHING
        elif noun == "number":
            said[field] = value
        else:
            own = OWN if (noun, value) == ("player", seat) else ""
            said[field] = name_of(cards, noun, value) + own
    return _TEMPLATE.vformat(event.telling, (), said)


def _player(player: int, seat: int | None) -> str:
    return f"player {player + 1}{OWN if player == seat else ''}"


def name_of(cards: CardSet, noun: str, value: int) -> str:
    """Return a piece in words, a number as it is."""
    if noun in ("number", "hidden"):
        return str(value)
    if value < 0:
        return "nobody" if noun in cards.ruleset.people else "nothing"
    return cards.ruleset.label(cards, noun, value)[1]


def cause_of(cards: CardSet, cause: int) -> str:
    """Return the reason a game ended, by its number."""
    return cards.ruleset.causes[cause] if cause < len(cards.ruleset.causes) else str(cause)


def told_result(cards: CardSet, result: dict[str, Any]) -> Iterator[str]:
    """Yield who wins and the ruleset's own fields of a result, in a game without a narration."""
    if cards.ruleset.narrate is not None:
        return
    winners = [f"player {winner + 1}" for winner in result["winners"]]
    verb = "wins" if len(winners) < 2 else "win"
    yield INDENT + _sentence(f"{' and '.join(winners) or 'nobody'} {verb}")
    for name, value in result.items():
        if name not in ("cause", "winners"):
            listed = ", ".join(map(str, value)) if isinstance(value, list | tuple) else value
            yield f"{INDENT}{name.replace('_', ' ').capitalize()}: {listed}"
