"""Save what one seat has seen of a game, and read it back: a document without the table.

The document holds the view of the seat, what it could have written down, the story as it was told
to it, and the question it is asked, if it is the one that is. Nothing is taken from the state: each
part comes from a whitelist that the comparison of twins covers, so two games that a player cannot
tell apart give the same bytes. There is no seed and no digest of the state in it, and no game can
be continued from it.

A document is a stranger's text when it is read: it is checked whole, and everything that a screen
would show of it is made once before it is let in (`SaveRefused` otherwise).
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from dowlang.engine.card_set import CardSet
from dowlang.engine.decisions import keys_of, shown, text_of
from dowlang.engine.frames import Answer, Frame, frozen
from dowlang.engine.game import Game
from dowlang.engine.plain_story import story
from dowlang.engine.player_log import player_log
from dowlang.engine.screen_declarations import CardLine
from dowlang.engine.screen_questions import Asked, asked, asking_card, purpose, taken_so_far
from dowlang.engine.untrusted_input import (
    GREATEST,
    LONGEST_STRING,
    SaveRefused,
    document,
    part,
    same_game,
    shown_value,
)
from dowlang.engine.views import View

SCHEMA = "dowlang-seat/1"
FIELDS = (
    *("schema", "set", "ruleset", "language", "seat", "over", "view"),
    *("log", "story", "asked", "digest"),
)
ASKED: dict[str, type] = {
    "kind": str,
    "purpose": str,
    "card": str,
    "line": int,
    "taken": list,
    "low": int,
    "high": int,
    "clauses": list,
}
OWN_ENTRIES = ("chose", "forced", "none", "manual", "end")
NOT_SIGNED = ("schema", "digest")
ENGLISH = "none, which is English"


@dataclass(frozen=True, slots=True)
class Question:
    """The question to the seat. `clauses` are the (card, line) of effects to be put in order."""

    kind: str
    purpose: str
    card: str
    line: int
    taken: tuple[str, ...]
    low: int
    high: int
    clauses: tuple[tuple[str, int], ...]
    answers: tuple[Answer, ...]
    keys: tuple[str, ...]
    texts: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Seat:
    """Everything that one seat had seen of a game. `question` is None while others are asked."""

    seat: int
    over: bool
    view: View
    log: tuple[tuple[Any, ...], ...]
    story: tuple[str, ...]
    question: Question | None


def of_game(game: Game, seat: int, log: Sequence[Frame] = ()) -> Seat:
    """Return what a seat may know of a game now. `log` stands for the one the game keeps."""
    cards = game.cards
    log = log or game.log or ()
    return Seat(
        seat,
        game.is_over,
        game.view(seat),
        tuple(player_log(cards, log, seat)),
        tuple(story(cards, log, seat)),
        question_of(game, asked(game)) if game.stack and game.stack[-1][1] == seat else None,
    )


def question_of(game: Game, question: Asked) -> Question:
    """Return the pending question as its player sees it."""
    cards, decision = game.cards, game.decision
    return Question(
        question.kind,
        purpose(game, question),
        *asking_card(game, question),
        tuple(taken_so_far(game, question)),
        question.low,
        question.high,
        tuple(cards.line_of(step) for step in question.clauses),
        tuple(shown(cards, answer) for answer in decision.answers),
        tuple(option.key for option in decision),
        tuple(option.text for option in decision),
    )


def to_json(game: Game, seat: int, log: Sequence[Frame] = ()) -> str:
    """Return the document of a seat as a text, see `schemas/seat.json`."""
    cards, found = game.cards, of_game(game, seat, log)
    data = {
        "schema": SCHEMA,
        "set": {"name": cards.name, "version": cards.version, "hash": cards.hash},
        "ruleset": {"name": cards.ruleset.name, "version": cards.ruleset.version},
        **({"language": cards.speech.language} if cards.speech.language else {}),
        "seat": seat,
        "over": found.over,
        "view": dict(found.view),
        "log": found.log,
        "story": found.story,
        "asked": None if found.question is None else _asked_data(found.question),
    }
    data["digest"] = _digest(data)
    return json.dumps(data, ensure_ascii=True)


def _asked_data(question: Question) -> dict[str, Any]:
    data = {name: getattr(question, name) for name in ASKED}
    rows = zip(question.answers, question.keys, question.texts, strict=True)
    options = [{"answer": answer, "key": key, "text": text} for answer, key, text in rows]
    return {**data, "options": options}


def _digest(data: dict[str, Any]) -> str:
    """Return the digest of what the document itself says."""
    said = {name: value for name, value in data.items() if name not in NOT_SIGNED}
    text = json.dumps(said, sort_keys=True, separators=(",", ":"))
    return hashlib.blake2b(text.encode(), digest_size=16).hexdigest()


# ---- reading -------------------------------------------------------------------------------------
def language_of(text: str | bytes) -> str:
    """Return the language that a seat was told the game in, "" for English. Raises `SaveRefused`.

    Its document is read with the set in that language.
    """
    data = document(text, SCHEMA)
    return part(data, "language", str) if "language" in data else ""


def from_json(text: str | bytes, cards: CardSet) -> Seat:
    """Read the document of a seat, of a set in the document's language. Raises `SaveRefused`."""
    data = document(text, SCHEMA)
    same_game(data, cards)
    if (said := language_of(text)) != (spoken := cards.speech.language):
        told, wanted = (shown_value(name) if name else ENGLISH for name in (said, spoken))
        raise _unfit(f"`language`: found {told}, wanted {wanted}, as the set is told in")
    if unknown := sorted(set(data) - set(FIELDS)):
        raise _unfit(
            f"found the field {shown_value(unknown[0])}, which a seat's save does not have"
        )
    seat = part(data, "seat", int)
    over = part(data, "over", bool)
    view = _view(part(data, "view", dict), seat, cards)
    log = _log(part(data, "log", list), cards)
    story = _texts(part(data, "story", list), "story")
    question = None
    if data.get("asked") is not None:
        question = _question(part(data, "asked", dict), cards)
        if over:
            raise _unfit("`asked`: found a question in a game that is over")
    if part(data, "digest", str) != (made := _digest(data)):
        said = f"the document has the digest `{made}`, another was written with it"
        raise SaveRefused("DOW8009", said)
    found = Seat(seat, over, view, log, story, question)
    _looked_at(found, cards)
    return found


def _unfit(message: str) -> SaveRefused:
    return SaveRefused("DOW8006", message)


def _plain(value: Any) -> bool:
    """Return True for data that a view or a log may hold, of a sane size."""
    if isinstance(value, bool) or value is None:
        return True
    if isinstance(value, int):
        return -GREATEST <= value <= GREATEST
    if isinstance(value, str):
        return len(value) <= LONGEST_STRING and value.isprintable()
    if isinstance(value, list):
        return all(map(_plain, value))
    return isinstance(value, dict) and all(map(_plain, (*value, *value.values())))


def _view(data: dict[str, Any], seat: int, cards: CardSet) -> View:
    """Read a view: the entries of the ruleset's whitelist and no others, all of them plain."""
    names = [entry.name for entry in cards.ruleset.shown] or list(data)
    for name in names:
        if name not in data:
            raise _unfit(f"`view.{name}`: found nothing, wanted what the seat sees of it")
    if unknown := sorted(set(data) - set(names)):
        raise _unfit(f"`view`: found {shown_value(unknown[0])}, which no seat is shown")
    for name, value in data.items():
        if not _plain(value):
            raise _unfit(f"`view.{name}`: found something else than numbers, words and lists")
    if seat not in range(GREATEST):
        raise _unfit(f"`seat`: found {seat}, wanted the number of a seat from 0")
    return View(seat, {name: _thawed(value) for name, value in data.items()})


def _thawed(value: Any) -> Any:
    """Return plain data as a view holds it: tuples in place of lists."""
    if isinstance(value, dict):
        return {name: _thawed(each) for name, each in value.items()}
    return tuple(map(_thawed, value)) if isinstance(value, list) else value


def _log(entries: list[Any], cards: CardSet) -> tuple[tuple[Any, ...], ...]:
    """Read a log: events by name, the seat's own choices, the end."""
    known = {*(event.name for event in cards.ruleset.events), *OWN_ENTRIES}
    for number, entry in enumerate(entries, 1):
        good = isinstance(entry, list) and entry and isinstance(entry[0], str) and _plain(entry)
        if not good or entry[0] not in known:
            raise _unfit(f"`log`: entry {number} is none that a seat could have written down")
    return tuple(map(frozen, entries))


def _texts(lines: list[Any], where: str) -> tuple[str, ...]:
    """Read lines of text without anything a terminal obeys."""
    for number, line in enumerate(lines, 1):
        if not (isinstance(line, str) and len(line) <= LONGEST_STRING and line.isprintable()):
            raise _unfit(f"`{where}`: line {number} is no line of text")
    return tuple(lines)


def _question(data: dict[str, Any], cards: CardSet) -> Question:
    """Read a question. Its options must be such as the ruleset has."""
    for name in sorted(set(data) - {*ASKED, "options"}):
        raise _unfit(
            f"`asked`: found the field {shown_value(name)}, which a question does not have"
        )
    found = {name: part(data, name, wanted, "asked.") for name, wanted in ASKED.items()}
    _texts([found["kind"], found["purpose"]], "asked")
    taken = _texts(found["taken"], "asked.taken")
    clauses = tuple(_place(clause, cards) for clause in found["clauses"])
    card, line = _place([found["card"], found["line"]], cards)
    if not all(-1 <= found[name] <= GREATEST for name in ("low", "high")):
        raise _unfit("`asked`: `low` and `high` are not how many are chosen")
    options = part(data, "options", list, "asked.")
    if len(options) < 2:
        raise _unfit("`asked.options`: found no choice")
    rows = [_option(option, number, cards) for number, option in enumerate(options, 1)]
    if clauses and not all(0 <= answer[-1] < len(clauses) for answer, _, _ in rows):
        raise _unfit("`asked.options`: found an effect that does not wait")
    answers, keys, texts = zip(*rows, strict=True)
    if _tried("options", lambda: keys_of(cards, answers)) != keys:
        raise _unfit("`asked.options`: the keys are not those of the options")
    return Question(
        found["kind"],
        found["purpose"],
        card,
        line,
        taken,
        found["low"],
        found["high"],
        clauses,
        answers,
        keys,
        texts,
    )


def _place(value: Any, cards: CardSet) -> tuple[str, int]:
    """Read a card and a line of it, where ("", 0) is none."""
    match value:
        case [str() as path, int() as line] if (path in cards.paths or not path) and (
            0 <= line <= GREATEST
        ):
            return path, line
    raise _unfit("`asked`: found a line of a card that the set does not have")


def _option(option: Any, number: int, cards: CardSet) -> tuple[Answer, str, str]:
    """Read one option: its sentence is what the ruleset makes of its answer."""
    match option:
        case {"answer": [int(), *_] as answer, "key": str() as key, "text": str() as text, **rest}:
            kinds = cards.ruleset.option_kinds
            known = 0 <= answer[0] < len(kinds) and not rest
            if known and all(isinstance(value, int) and _plain(value) for value in answer):
                enough = len(answer) == len(kinds[answer[0]].arguments) + 1
                if enough and _tried("options", lambda: text_of(cards, frozen(answer))) == text:
                    return frozen(answer), key, text
    raise _unfit(f"`asked.options`: number {number} is no option of this game")


def _looked_at(found: Seat, cards: CardSet) -> None:
    """Make all that a screen shows of the document once."""
    screen = cards.ruleset.screen
    if screen is None:
        return
    for page in screen.pages:
        for line in _tried(page.word, lambda page=page: list(page.lines(cards, found.view))):
            if isinstance(line, CardLine) and line.path not in cards.paths:
                raise SaveRefused("DOW8011", f"`view`: found on the page `{page.word}` no card")
    _tried("status", lambda: screen.status(cards, found.view))
    for answer in found.question.answers if found.question is not None else ():
        _tried("options", lambda answer=answer: screen.entry(cards, found.view, answer))


def _tried(what: str, call: Any) -> Any:
    try:
        return call()
    except Exception as fault:  # whatever a stranger's view breaks, the document is refused
        said = f"the {what} of the seat's save cannot be shown ({type(fault).__name__})"
        raise SaveRefused("DOW8011", said) from fault
