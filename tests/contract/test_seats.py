"""A seat's save of its own: what it holds fits its schema, reads back as it was, and is checked
whole when it comes from a stranger. That it holds nothing hidden, `test_twins.py` compares.
"""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Callable, Iterator
from functools import lru_cache
from pathlib import Path
from typing import Any

import jsonschema
import pytest

from dowlang.cli.card_texts import CardTexts, texts_of
from dowlang.cli.seat_pages import page_lines
from dowlang.engine import seat_saves
from dowlang.engine.card_set import CardSet
from dowlang.engine.game import Game
from dowlang.engine.saves import from_json as load_table
from dowlang.engine.secrecy import record
from dowlang.engine.untrusted_input import CODES, SaveRefused
from tests.contract import twin_starts
from tests.contract.changed_saves import NUMBERS
from tests.contract.twins import SETTINGS, base, seated
from tests.languages.told import marked

SCHEMA = json.loads(
    (Path(__file__).resolve().parents[2] / "dowlang/schemas/seat.json").read_text("utf-8")
)
CHANGED = 1_500  # documents changed by chance

Data = dict[str, Any]


@lru_cache(maxsize=1)
def cards() -> CardSet:
    return base()


def fitting(text: str) -> Data:
    """The document as data, after its schema has accepted it."""
    data: Data = json.loads(text)
    jsonschema.validate(data, SCHEMA)
    return data


def games() -> Iterator[tuple[Game, tuple[Any, ...]]]:
    """Tables all over a game of each set-up, with the log until then."""
    for seed, settings in enumerate(SETTINGS):
        game = Game(cards(), seed=seed, **settings)
        game.recorder = None
        moments = record(game, seated(cards(), ("heuristic", "random"), seed, settings["players"]))
        log: list[Any] = []
        for at, moment in enumerate(moments):
            log += moment.entries
            if at % 150 == seed or moment.index < 0:
                yield moment.game, tuple(log)


@pytest.mark.proof
def test_every_seat_reads_back_what_it_kept() -> None:
    """All seats, all set-ups, all over their games and at the end."""
    count = over = 0
    for game, log in games():
        for seat in range(len(game.hand)):  # type: ignore[attr-defined]
            text = seat_saves.to_json(game, seat, log)
            fitting(text)
            kept = seat_saves.from_json(text, cards())
            assert kept == seat_saves.of_game(game, seat, log)
            assert kept.view.to_dict() == game.view(seat).to_dict()
            asked = bool(game.stack) and game.stack[-1][1] == seat
            assert (kept.question is not None) is asked and kept.over is game.is_over
            count, over = count + 1, over + kept.over
    assert count > 60 and over >= len(SETTINGS) * 2


def come_to(start: Any, own: CardSet) -> Any:
    """A table at which the question of the start is asked."""
    for seed in range(twin_starts.MANY):
        game: Any = start.make(own, seed).begin()
        choose = twin_starts.choosing(start, seed)
        while not game.is_over and game.stack[-1][2] != start.kind:
            game.choose(choose(game))
        if not game.is_over:
            return game
    raise AssertionError(f"nobody is asked {start.kind}")


@pytest.mark.sample(5)
@pytest.mark.parametrize("start", twin_starts.STARTS, ids=lambda start: start.kind)
def test_rare_questions_read_back(start: Any) -> None:
    """The kinds of question that whole games seldom come to."""
    own = twin_starts.cards()
    game = come_to(start, own)
    seat = game.stack[-1][1]
    text = seat_saves.to_json(game, seat)
    assert fitting(text)["asked"]["kind"] == start.kind
    assert seat_saves.from_json(text, own) == seat_saves.of_game(game, seat)


def test_nothing_of_the_state_is_in_it() -> None:
    """No field of the state that the view leaves out, no seed, no digest of the table."""
    game = Game(cards(), seed=123_456_789, players=4)
    text = seat_saves.to_json(game, 0)
    hidden = set(game.FIELDS) - set(game.view(0))
    assert {"seed", "item_deck", "stack", "contributed"} - hidden <= {"contributed"}
    assert not hidden & set(json.loads(text)["view"])
    assert game.digest not in text and "123456789" not in text
    assert str(game.to_state()["seed"]) not in text


def test_nobody_goes_on_from_it_and_a_table_is_no_seat() -> None:
    game = Game(cards(), seed=3, players=2)
    with pytest.raises(SaveRefused, match="DOW8002"):
        load_table(seat_saves.to_json(game, 0), cards())
    with pytest.raises(SaveRefused, match="DOW8002"):
        seat_saves.from_json(game.to_json(), cards())


# ---- from a stranger -----------------------------------------------------------------------------
def document() -> Data:
    game = Game(cards(), seed=5, players=2)
    data: Data = json.loads(seat_saves.to_json(game, game.stack[-1][1]))
    return data


def put(*way: Any) -> Callable[[Data], None]:
    """A change: the value at the end of the way is put where it leads."""

    def change(data: Any) -> None:
        *path, last, value = way
        for step in path:
            data = data[step]
        data[last] = value

    return change


def without(*way: Any) -> Callable[[Data], None]:
    """A change: what the way leads to is left out."""

    def change(data: Any) -> None:
        *path, last = way
        for step in path:
            data = data[step]
        del data[last]

    return change


HOSTILE: tuple[tuple[str, Callable[[Data], None], str], ...] = (
    ("another schema", put("schema", "dowlang-seat/2"), "DOW8002"),
    ("another set", put("set", "hash", "0" * 32), "DOW8005"),
    ("another ruleset", put("ruleset", "version", 999), "DOW8004"),
    ("a field more", put("deck", [1, 2]), "DOW8006"),
    ("no view", without("view"), "DOW8003"),
    ("a view that is a list", put("view", []), "DOW8003"),
    ("an entry of the view is missing", without("view", "morale"), "DOW8006"),
    ("an entry that nobody sees", put("view", "item_deck", [1]), "DOW8006"),
    ("a fraction", put("view", "morale", 1.5), "DOW8006"),
    ("a number of many digits", put("view", "morale", 10**30), "DOW8006"),
    ("a word in place of a number", put("view", "hand", "x\u202ey"), "DOW8006"),
    ("a hand of cards that are not there", put("view", "hand", [9_999]), "DOW8011"),
    ("an objective that is not there", put("view", "main", 9_999), "DOW8011"),
    ("a row that is too short", put("view", "zombies", []), "DOW8011"),
    ("more players than seats", put("view", "players", 9_999_999), "DOW8011"),
    ("a seat below 0", put("seat", -1), "DOW8006"),
    ("a seat that nobody has", put("seat", 77), "DOW8011"),
    ("an entry of no event", put("log", [["made_up", 1]]), "DOW8006"),
    ("an entry without a name", put("log", [[]]), "DOW8006"),
    ("an escape in the story", put("story", ["\x1b[2J"]), "DOW8006"),
    ("a long line in the story", put("story", ["x" * 5_000]), "DOW8006"),
    ("a question of one answer", put("asked", "options", []), "DOW8006"),
    ("an option of no kind", put("asked", "options", 0, "answer", [999, 1]), "DOW8006"),
    ("an option of no piece", put("asked", "options", 0, "answer", 1, 9_999_999), "DOW8011"),
    ("another sentence", put("asked", "options", 0, "text", "win the game"), "DOW8006"),
    ("another key", put("asked", "options", 0, "key", "win"), "DOW8006"),
    ("a card that is not there", put("asked", "card", "base/items/none"), "DOW8006"),
    ("an escape in the purpose", put("asked", "purpose", "\x1b]0;x\x07"), "DOW8006"),
    ("an escape in a name", put("asked", "taken", ["\x9b2J"]), "DOW8006"),
    ("effects that do not wait", put("asked", "clauses", [["", 0]]), "DOW8006"),
    ("a field more in the question", put("asked", "waiting", ["step"]), "DOW8006"),
    ("a question in a game that is over", put("over", True), "DOW8006"),
)


def mended(data: Data) -> str:
    """The changed document with a digest that fits."""
    data["digest"] = seat_saves._digest(data)
    return json.dumps(data)


@pytest.mark.parametrize(("name", "change", "code"), HOSTILE, ids=[name for name, _, _ in HOSTILE])
def test_a_strangers_document_is_refused(
    name: str, change: Callable[[Data], None], code: str
) -> None:
    data = document()
    seat_saves.from_json(mended(data), cards())
    change(data)
    with pytest.raises(SaveRefused) as refused:
        seat_saves.from_json(mended(data), cards())
    assert refused.value.code == code, str(refused.value)
    assert "\n" not in str(refused.value) and str(refused.value).isprintable()


def test_a_change_without_a_digest_is_refused() -> None:
    data = document()
    data["view"]["morale"] += 1
    with pytest.raises(SaveRefused, match="DOW8009"):
        seat_saves.from_json(json.dumps(data), cards())


@pytest.mark.parametrize(
    ("own", "kept", "message"),
    (
        ("", "es", "`language`: found `es`, wanted none, which is English, as the set is told in"),
        ("xx", "", "`language`: found none, which is English, wanted `xx`, as the set is told in"),
        ("xx", "es", "`language`: found `es`, wanted `xx`, as the set is told in"),
    ),
)
def test_a_document_of_another_language_is_told_both(own: str, kept: str, message: str) -> None:
    data = document()
    if kept:
        data["language"] = kept
    told = marked(cards()) if own else cards()
    with pytest.raises(SaveRefused) as refused:
        seat_saves.from_json(mended(data), told)
    assert refused.value.code == "DOW8006" and message in str(refused.value)


def spoil(data: Any, chance: random.Random) -> None:
    """Change something at a random depth."""
    while True:
        if not isinstance(data, dict | list) or not data:
            return
        place = chance.choice(list(data) if isinstance(data, dict) else range(len(data)))
        inner = data[place]
        if isinstance(inner, dict | list) and inner and chance.random() < 0.8:
            data = inner
            continue
        if chance.random() < 0.2:
            del data[place]
        else:
            data[place] = chance.choice([*NUMBERS, "", "x", None, True, [], {}, [1, 2], inner])
        return


@pytest.mark.proof
def test_changed_documents_are_refused_or_can_be_shown() -> None:
    """Whatever is let in, every page and option of it can be made."""
    chance, came_of = random.Random(7), Counter[str]()
    texts = [seat_saves.to_json(game, 0, log) for game, log in list(games())[::4]]
    for number in range(CHANGED):
        data = json.loads(texts[number % len(texts)])
        spoil(data, chance)
        try:
            kept = seat_saves.from_json(mended(data), cards())
        except SaveRefused as refused:
            assert refused.code in dict(CODES)
            came_of[refused.code] += 1
            continue
        screen = cards().ruleset.screen
        assert screen is not None
        assert all(list(page.lines(cards(), kept.view)) for page in screen.pages)
        came_of["shown"] += 1
    assert came_of["shown"] > CHANGED / 20 and came_of.total() - came_of["shown"] > CHANGED / 4


def numbers_of(data: Any, *way: Any) -> Iterator[tuple[Any, ...]]:
    """The ways to all whole numbers within a value."""
    if type(data) is int:
        yield way
    elif isinstance(data, dict | list):
        for place in data if isinstance(data, dict) else range(len(data)):
            yield from numbers_of(data[place], *way, place)


@pytest.mark.proof
def test_numbers_below_0_are_refused_or_can_be_shown() -> None:
    """Each number of a view in turn; the pages as they are shown, with the cards on them."""
    texts = CardTexts(cards(), lambda: texts_of("base"))
    screen, data = cards().ruleset.screen, document()
    assert screen is not None
    ways = list(numbers_of(data["view"]))
    came_of = Counter[str]()
    for way in ways:
        for value in (-1, -2):
            changed = json.loads(json.dumps(data))
            put("view", *way, value)(changed)
            try:
                kept = seat_saves.from_json(mended(changed), cards())
            except SaveRefused as refused:
                came_of[refused.code] += 1
                continue
            for page in screen.pages:
                assert list(page_lines(texts, kept.view, page.lines(cards(), kept.view))), way
            came_of["shown"] += 1
    assert len(ways) > 50 and came_of["shown"] > 20 and came_of["DOW8011"] > 2, came_of
