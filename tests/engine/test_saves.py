"""Saves and journals are strangers' input: whatever is wrong with one has its code, and nothing
is ever a traceback.
"""

import gc
import json
import weakref
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dowlang.agents import Random
from dowlang.engine import ongoing_effects
from dowlang.engine import replay as replays
from dowlang.engine.card_set import CardSet
from dowlang.engine.faults import EngineFault
from dowlang.engine.game import Game
from dowlang.engine.ongoing_effects import Change, Origin
from dowlang.engine.untrusted_input import CODES, LONGEST, SaveRefused, fits
from tests.engine.test_laws import CARDS, halfway
from tests.worlds import toy


def saved() -> dict[str, Any]:
    """A save with lasting effects, a pick in progress and cards in hand."""
    for seed in range(200):
        game, agent = (
            Game(CARDS, seed=seed, players=4, treasure="large", rules={"rounds": 20}),
            Random(seed),
        )
        while not game.is_over:
            if game.decision.kind == "card" and len(game.lasting) > 1:
                return json.loads(game.to_json())  # type: ignore[no-any-return]
            game.apply(agent.pick(len(game.decision)))
    raise AssertionError("no game of the toy gets there")


def _set(path: str, value: Any) -> Callable[[dict[str, Any]], None]:
    def change(data: dict[str, Any]) -> None:
        *outer, last = path.split(".")
        for name in outer:
            data = data[int(name) if isinstance(data, list) else name]
        data[int(last) if isinstance(data, list) else last] = value  # type: ignore[index]

    return change


def granted(step: str, test: str) -> list[Any]:
    """An ability in force, as a save holds it."""
    return [99, ongoing_effects.GRANT, 0, 9, "toy", 0, -1, 0, [step, test, 0, 0, 0, []]]


def test_a_set_that_a_save_was_read_with_does_not_stay_in_memory() -> None:
    text = json.dumps(saved())
    cards = CardSet(
        CARDS.ruleset, (CARDS.name, CARDS.version, CARDS.hash), CARDS.facts, CARDS._load
    )
    assert Game.from_json(text, cards).lasting
    left = weakref.ref(cards)
    del cards
    gc.unfreeze()
    gc.collect()
    assert left() is None


def test_what_is_saved_can_be_loaded() -> None:
    assert Game.from_json(json.dumps(saved()), CARDS).lasting


@pytest.mark.parametrize(
    "code, change",
    [
        ("DOW8002", _set("schema", "dowlang-save/99")),
        ("DOW8003", _set("state", [])),
        ("DOW8003", _set("state.strength", 1)),
        ("DOW8003", lambda data: data["state"].pop("gold")),
        ("DOW8003", lambda data: data.pop("digest")),
        ("DOW8004", _set("ruleset.version", 2)),
        ("DOW8004", _set("ruleset.name", "other")),
        ("DOW8003", _set("ruleset.version", "1")),
        ("DOW8005", _set("set.hash", "x")),
        ("DOW8006", _set("state.gold", "rich")),
        ("DOW8006", _set("state.gold.0", 1.5)),
        ("DOW8006", _set("state.gold.0", None)),
        ("DOW8006", _set("state.gold.0", 10**8)),
        ("DOW8006", _set("state.gold", [1])),
        ("DOW8006", _set("state.round", [])),
        ("DOW8006", _set("state.stage", [[1], 2, 3])),
        ("DOW8006", _set("state.seed", "xyz")),
        ("DOW8006", _set("state.seed", 5)),
        ("DOW8006", _set("state.draws", [1])),
        ("DOW8006", _set("state.param", [])),
        ("DOW8006", _set("state.hears.0", 1)),
        ("DOW8006", _set("state.cause", 2)),
        ("DOW8006", _set("state.stack", [])),
        ("DOW8006", _set("state.stack.0", {})),
        ("DOW8007", _set("state.stack.0.0", "os.system")),
        ("DOW8007", _set("state.stack.0.0", "toy/the_nowhere:start")),
        ("DOW8008", _set("state.stack.0", ["turn", "first"])),
        ("DOW8008", _set("state.stack.0", ["turn", 1, 2, 3])),
        ("DOW8008", _set("state.stack.0", [])),
        ("DOW8008", _set("state.stack.0", [7])),
        ("DOW8008", _set("state.stack.0", ["ask", 0])),
        ("DOW8008", _set("state.stack.0", ["ask", 0, "action", [[99]]])),
        ("DOW8008", _set("state.stack.0", ["ask", 0, "action", [[0]]])),
        ("DOW8008", _set("state.lasting.0", [1, 2])),
        ("DOW8008", _set("state.lasting.0.1", 7)),
        ("DOW8008", _set("state.lasting.0.8.0", 99)),
        ("DOW8007", _set("state.lasting.0.8.4", "nothing")),
        ("DOW8008", _set("state.lasting.0.8.4", "turn")),
        ("DOW8009", lambda data: data["state"]["lasting"].append(granted("cheer", ""))),
        ("DOW8007", lambda data: data["state"]["lasting"].append(granted("cheer", "nothing"))),
        ("DOW8007", lambda data: data["state"]["lasting"].append(granted("nothing", "cheer"))),
        ("DOW8011", lambda data: data["state"]["stack"].pop()),
        (
            "DOW8011",
            _set(
                "state.stack.-1", ["ask", 0, "option", [[toy.OPTION, 99, 1], [toy.OPTION, 99, 2]]]
            ),
        ),
        ("DOW8009", _set("state.gold.0", 77)),
        ("DOW8009", _set("digest", "0" * 32)),
    ],
)
def test_a_wrong_save_is_refused_with_its_code(
    code: str, change: Callable[[dict[str, Any]], Any]
) -> None:
    data = saved()
    change(data)
    with pytest.raises(SaveRefused) as caught:
        Game.from_json(json.dumps(data), CARDS)
    assert caught.value.code == code, caught.value.message
    assert code in dict(CODES) and caught.value.message.isprintable()


@pytest.mark.parametrize(
    ("field", "wanted"),
    [
        ("gold", "list[int]"),
        ("round", "int"),
        ("stage", "tuple[tuple[int, ...], int]"),
        ("seed", "int"),
    ],
)
def test_a_missing_field_is_told_with_its_type(field: str, wanted: str) -> None:
    data = saved()
    del data["state"][field]
    with pytest.raises(SaveRefused) as caught:
        Game.from_json(json.dumps(data), CARDS)
    assert caught.value.message == f"`state.{field}`: found nothing, wanted {wanted}"


def test_locals_are_compared_with_what_a_step_takes_by_place() -> None:
    """A step whose types are there for type checkers only takes locals of any type; what it
    takes by name alone is no local.
    """

    def elsewhere(game: toy.Toy, what: Any, *, how: int = 0) -> None:
        """A step in progress below the others."""

    elsewhere.__annotations__["what"] = "Nowhere"
    cards = toy.load()
    cards.steps["elsewhere"] = elsewhere
    # it waits for nothing
    for locals_, fits_it in (
        ([1], True),
        (["x"], True),
        ([[1, 2]], True),
        ([], False),
        ([1, 2], False),
    ):
        data = saved()
        data["state"]["stack"].insert(0, ["elsewhere", *locals_])
        data["digest"] = ""
        with pytest.raises(SaveRefused) as caught:
            Game.from_json(json.dumps(data), cards)
        assert (caught.value.code == "DOW8009") is fits_it, caught.value.message


@pytest.mark.parametrize(
    "text",
    [
        "",
        "[",
        "7",
        "null",
        "[]",
        b"\xff\xfe\x00",
        "{}",
        '{"schema": NaN}',
        "[" * 100_000,
        '{"a":' * 5_000,
        "9" * 5_000,
        '{"schema": "dowlang-save/1"}',
        '{"schema": "dowlang-save/1", "a": ' + "[" * 40 + "]" * 40 + "}",
        " " * (LONGEST + 1),
    ],
)
def test_a_text_that_is_no_save_is_refused(text: str | bytes) -> None:
    for read in (Game.from_json, replays.from_json):
        with pytest.raises(SaveRefused):
            read(text, CARDS)


PLAIN = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner, max_size=4),
    max_leaves=8,
)
SAVED = saved()


@pytest.mark.proof
@settings(max_examples=150, deadline=None)
@given(st.data())
def test_any_part_may_be_anything(data: st.DataObject) -> None:
    """Change one place of a good save: it is loaded, or refused with a code."""
    save = json.loads(json.dumps(SAVED))
    place: Any = save["state"]
    while True:
        name = data.draw(
            st.sampled_from(sorted(place) if isinstance(place, dict) else range(len(place)))
        )
        if (
            not isinstance(place[name], list)
            or not place[name]
            or data.draw(st.integers(0, 2)) == 0
        ):
            break
        place = place[name]
    place[name] = data.draw(PLAIN)
    try:
        Game.from_json(json.dumps(save), CARDS)
    except SaveRefused as refusal:
        assert refusal.code in dict(CODES)


def test_another_set_refuses_save_and_journal() -> None:
    game = halfway(1)
    for text, read in (
        (game.to_json(), Game.from_json),
        (replays.to_json(game.journal, CARDS), replays.from_json),
    ):
        with pytest.raises(SaveRefused, match="DOW8005"):
            read(text, toy.load("another"))


def test_a_state_that_is_not_plain_is_a_fault_of_ours() -> None:
    game = halfway(1)
    for frame in (("turn", None), ("turn", 1.0), ("turn", Origin("toy", 0, 0))):
        broken = game.clone()
        broken.stack.insert(0, frame)
        with pytest.raises(EngineFault):
            broken.to_json()


def test_fits_reads_types() -> None:
    assert fits((1, (2,), "x"), tuple[int, tuple[int, ...], str]) and fits(
        [(1, 2)], list[tuple[int, int]]
    )
    assert fits(3, int | str) and fits((), tuple[Any, ...]) and fits(True, bool)
    for value, hint in (
        (1, bool),
        ((1,), tuple[int, int]),
        ("1", int),
        ([1], tuple[int, ...]),
        ((1, 2), Change),
        (1.0, Any),
        (None, Any),
        (1, str),
    ):
        assert not fits(value, hint)
