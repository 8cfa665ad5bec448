"""Why a card came up or did not, why an option was not possible, where morale went: on real
games of the base set, and on a table built for it.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import jsonschema
import pytest

from dowlang.agents import Random
from dowlang.cli.main import main
from dowlang.engine import replay as replaying
from dowlang.engine.card_set import CardSet
from dowlang.engine.game import Game
from dowlang.engine.journal import Journal, begin, record
from dowlang.explain.card_history import Explanation, explain
from dowlang.explain.explanation_json import to_dict
from dowlang.explain.written_lines import Written, WrittenCards
from dowlang.project import load_source, source_of
from dowlang.project.card_selection import addition
from dowlang.project.sets import SetSource
from dowlang.rulesets.dead_of_winter.analysis.table_builder import table

ROOT = Path(__file__).resolve().parents[2]
SCHEMA = json.loads((ROOT / "dowlang" / "schemas" / "why.json").read_text("utf-8"))
GAMES = 60  # so many are looked through for one that shows what is wanted

TOLL = b"""crossroads "The Toll"
    flavor "Nobody passes for nothing."
    when you move a survivor to "School"
    option "Pay twice"
        remove 1 food
        remove 2 food
    option "Pay with a card" if morale >= 9
        discard 1 card
    option "Turn round"
        lose 1 morale
"""

GUESTS = b"""crossroads "The Guests"
    flavor "They knock until somebody counts the beds."
    if morale >= 1
    option "Let them in"
        add 2 helpless survivors
    option "Let one in"
        add 1 helpless survivor
"""

GATE = b"""define "Toll Once"
    remove 1 food, once per game

crossroads "The Turnpike"
    flavor "It opens once for all."
    when you move a survivor to "School"
    option "Pay"
        carry out "Toll Once"
        carry out "Toll Once"
        discard 9 cards
    option "Turn round"
        lose 1 morale
"""

OBITUARY = b"""crossroads "The Obituary"
    flavor "Somebody has to write it."
    when a survivor is killed
    option "Bury her" if zombies at the location of that survivor >= 3
        gain 1 morale
    option "Leave"
        remove 1 food
"""
BULLET = b"""item "Last Bullet"
    weapon, in "School" x 1
    play
        kill a survivor you control
"""


PLAYED = ("the_fast", "diesel_and_song", "the_generator_coughs")


@pytest.fixture(scope="module")
def base() -> CardSet:
    return load_source(source_of("base"))


@pytest.fixture(scope="module")
def checked_cards(base: CardSet) -> dict[str, Written]:
    """The cards of the tests below as their files have them, read once."""
    files = WrittenCards(source_of("base"), base)
    return {path: files.card(path) for path in (f"base/crossroads/{slug}" for slug in PLAYED)}


@cache
def played(cards: CardSet, seed: int) -> Game:
    """A game of agents that play by chance, over. Only its journal is looked at."""
    game: Game = begin(cards, seed, {}, {})
    seats = [Random(seed, seat) for seat in range(4)]
    while not game.is_over:
        _, seat, _, options = game.stack[-1]
        game.choose(seats[seat].pick(len(options)))
    return game


def named(cards: CardSet, event: str, journal: Journal) -> list[tuple[int, ...]]:
    number = cards.ruleset.event_number[event]
    return [entry[1:] for entry in journal.events if entry[0] == number]


def games_with(
    cards: CardSet,
    slug: str,
    event: str = "crossroads_drawn",
    games: int = GAMES,
    first: int = 1,
) -> Iterator[Game]:
    """Games in which the card was drawn (or came up). Where rarely one is what is wanted, the
    seed of one that was found is looked at `first`.
    """
    card = cards.number("crossroads", slug)
    for seed in (first, *range(1, games)):
        game = played(cards, seed)
        if any(payload[1] == card for payload in named(cards, event, game.journal)):
            yield game


def told(cards: CardSet, found: Explanation) -> dict[str, Any]:
    """As JSON, which fits its schema."""
    data = to_dict(found, cards)
    jsonschema.validate({"schema": "dowlang/why/1", **data}, SCHEMA)
    return data


@pytest.mark.proof
def test_a_card_that_came_up_is_told_with_its_moments(
    base: CardSet, checked_cards: dict[str, Written]
) -> None:
    path = "base/crossroads/diesel_and_song"
    game = next(games_with(base, "diesel_and_song", "crossroads_triggered"))
    found = explain(game.journal, base, path, checked_cards[path])
    assert found.difference is None
    last = found.held[-1]
    assert last.outcome == "triggered" and last.moments[-1].asked.failing is None
    assert all(moment.asked.failing is not None for moment in last.moments[:-1]), (
        "it comes up the first time that its lines hold"
    )
    assert " plays " in last.moments[-1].when
    card = base.number("crossroads", "diesel_and_song")
    triggered = [
        payload[0]
        for payload in named(base, "crossroads_triggered", game.journal)
        if payload[1] == card
    ]
    assert [last.player] == triggered and last.holder == (last.player - 1) % 4
    assert found.choices and found.choices[0].taken in found.choices[0].offered.possible
    data = told(base, found)
    assert (
        data["waits_for"] == {"line": 3, "text": "when you play a fuel card"}
        and data["options"][0]["taken"]
    )


def test_lines_are_shown_without_their_comments() -> None:
    read = Written(
        text='crossroads "No. # 9"  # ours\r\n    when you pass# late\n    flavor "a # b"'
    )
    assert [read.line(number) for number in range(5)] == [
        "",
        'crossroads "No. # 9"',
        "when you pass",
        'flavor "a # b"',
        "",
    ]


def test_a_card_that_never_came_up(base: CardSet, checked_cards: dict[str, Written]) -> None:
    path = "base/crossroads/the_fast"
    for game in games_with(base, "the_fast"):
        found = explain(game.journal, base, path, checked_cards[path])
        if (
            all(held.outcome == "returned" for held in found.held)
            and sum(len(held.moments) for held in found.held) > 3
        ):
            break
    else:
        raise AssertionError("no game in which it was only held")
    moments = [moment.asked for held in found.held for moment in held.moments]
    assert found.held[0].moments[0].when == "at the start of the turn" and found.held[0].moments[
        1
    ].when.startswith("after: ")
    assert not found.choices and sum(found.failing.values()) == len(moments)
    data = told(base, found)
    assert sum(row["times"] for row in data["failing"]) == len(moments)
    for row in data["failing"]:
        assert row["line"] == 3 and row["text"] == "if food <= 1 and helpless survivors >= 2"
        number, _, what = row["found"].partition(" ")
        food = what == "(food)"
        assert row["wanted"] == ("at most 1" if food else "at least 2")
        assert int(number) > 1 if food else int(number) < 2, (
            "what was found does not meet what was wanted"
        )
    without = explain(game.journal, base, path)
    assert Counter(reason.line for reason in without.failing.elements()) == Counter(
        reason.line for reason in found.failing.elements()
    )
    assert all(reason.found == reason.wanted == "" for reason in without.failing), (
        "without the card file there are lines only"
    )


@pytest.mark.proof
def test_an_option_refused_in_a_real_game(base: CardSet, checked_cards: dict[str, Written]) -> None:
    """`discard 1 card` with no card in hand: the reason names the line and what was there."""
    path = "base/crossroads/the_generator_coughs"
    for game in games_with(base, "the_generator_coughs", "crossroads_triggered", 20 * GAMES, 505):
        found = explain(game.journal, base, path, checked_cards[path])
        refused = [
            (choice, reasons)
            for choice in found.choices
            for reasons in choice.offered.refused.values()
        ]
        if refused:
            break
    else:
        raise AssertionError("no game in which an option was refused")
    for choice, reasons in refused:
        assert reasons and choice.taken not in choice.offered.refused
        for reason in reasons:
            assert checked_cards[path].line(reason.line) == "discard 1 card"
            assert (reason.found.split()[0], reason.wanted) == ("0", "1")


# ---- a table built for it
@pytest.fixture(scope="module")
def toll() -> tuple[CardSet, SetSource]:
    source = addition([], {"the_toll": TOLL, "the_guests": GUESTS, "the_turnpike": GATE})
    return load_source(source), source


def moved(cards: CardSet, food: int, name: str = "The Toll") -> Game:
    """Player 1 moves to the school while the card is held."""
    survivor = str(cards.of_kind["survivor"][0]["name"])
    game: Game = table(cards).controls(1, survivor).food(food).morale(6).crossroads(name).begin()
    record(game)
    game.forced.append((cards.ruleset.streams.index("exposure"), 0))
    game.apply(
        next(
            key for key in game.decision.keys if key.startswith("move/") and key.endswith("/school")
        )
    )
    return game


SECOND = "2 beyond the 1 of a line before"


@pytest.mark.sample(1)
@pytest.mark.parametrize(
    ("food", "reasons"), [(0, [("0", "1"), ("0", SECOND)]), (2, [("2", SECOND)])]
)
def test_an_option_refused_for_want_of_food(
    toll: tuple[CardSet, SetSource], food: int, reasons: list[tuple[str, str]]
) -> None:
    cards, source = toll
    path = next(path for path in cards.paths if path.endswith("the_toll"))
    card = WrittenCards(source, cards).card(path)
    journal = replaying.from_json(replaying.to_json(moved(cards, food).journal, cards), cards)
    found = explain(journal, cards, path, card)
    assert found.difference is None
    (choice,) = found.choices
    assert choice.offered.possible == (3,) and choice.taken == 3
    pay, swap = choice.offered.refused[1], choice.offered.refused[2]
    assert [(reason.found, reason.wanted) for reason in pay] == reasons
    assert {card.line(reason.line) for reason in pay} <= {"remove 1 food", "remove 2 food"}
    assert (card.line(swap[0].line), swap[0].found, swap[0].wanted) == (
        'option "Pay with a card" if morale >= 9',
        "6 (morale)",
        "at least 9",
    )
    assert [(row.cause, row.total) for row in found.rows] == [("crossroads `The Toll`", -1)]
    told(cards, found)


def test_what_a_line_used_up_before_asks_is_no_reason(toll: tuple[CardSet, SetSource]) -> None:
    cards, source = toll
    path = next(path for path in cards.paths if path.endswith("the_turnpike"))
    card = WrittenCards(source, cards).card(path)
    found = explain(moved(cards, 1, "The Turnpike").journal, cards, path, card)
    (choice,) = found.choices
    (reason,) = choice.offered.refused[1]
    assert card.line(reason.line) == "discard 9 cards"


def test_an_option_that_is_possible_is_not_refused(toll: tuple[CardSet, SetSource]) -> None:
    cards, source = toll
    path = next(path for path in cards.paths if path.endswith("the_toll"))
    game = moved(cards, 3)
    found = explain(game.journal, cards, path, WrittenCards(source, cards).card(path))
    assert [choice.offered.possible for choice in found.choices] == [(1, 3)] and set(
        found.choices[0].offered.refused
    ) == {2}


@pytest.mark.parametrize(("spaces", "outcome"), [(2, "kept back"), (24, "triggered")])
def test_a_card_that_a_rule_kept_back(
    toll: tuple[CardSet, SetSource], spaces: int, outcome: str
) -> None:
    """R-XROADS-11: a full colony keeps a card back although its lines hold."""
    cards, source = toll
    path = next(path for path in cards.paths if path.endswith("the_guests"))
    one, two = (str(card["name"]) for card in cards.of_kind["survivor"][:2])
    built = (
        table(cards, rules={"colony.spaces": spaces})
        .controls(1, one)
        .controls(2, two)
        .morale(6)
        .crossroads_deck("The Guests")
    )
    game: Game = built.begin()
    record(game)
    game.apply("end_turn")
    if outcome == "kept back":
        game.apply("end_turn")
    found = explain(game.journal, cards, path, WrittenCards(source, cards).card(path))
    held = found.held[0]
    assert (
        held.outcome == outcome
        and held.player == 1
        and [moment.asked.failing for moment in held.moments] == [None]
    )


# ---- morale
def test_the_place_of_who_was_killed_is_where_it_stood() -> None:
    """The reason is told of what play asked: the moment before the loss."""
    source = addition([], {"the_obituary": OBITUARY, "last_bullet": BULLET})
    cards = load_source(source)
    game: Any = (
        table(cards, 2)
        .morale(5)
        .food(3)
        .controls(1, "Yuki Lowe", at="School")
        .controls(1, "Wen Guo")
        .controls(2, "Priya Raman")
        .zombies("School", 1)
        .hand(1, "Last Bullet")
        .crossroads("The Obituary")
        .begin()
    )
    record(game)
    game.apply("play/last_bullet")
    game.apply("survivor/yuki_lowe")
    (path,) = (path for path in cards.paths if path.endswith("/the_obituary"))
    found = explain(game.journal, cards, path, WrittenCards(source, cards).card(path))
    (choice,) = found.choices
    assert [(reason.found, reason.wanted) for reason in choice.offered.refused[1]] == [
        ("1 (zombie at School)", "at least 3")
    ]


@pytest.mark.proof
def test_each_point_of_morale_is_told_where_it_went(base: CardSet) -> None:
    """Whatever card is asked about: the rows sum up to what the journal's events say, round by
    round.
    """
    causes: Counter[str] = Counter()
    for seed in range(1, 16):
        journal = played(base, seed).journal
        found = explain(journal, base, "base/crossroads/the_fast")
        events = {
            base.ruleset.event_number["morale_gained"]: 1,
            base.ruleset.event_number["morale_lost"]: -1,
        }
        begun, number, sums = base.ruleset.event_number["round_started"], 0, Counter[int]()
        for entry in journal.events:
            number = entry[1] if entry[0] == begun else number
            sums[number] += events.get(entry[0], 0) * (
                entry[1] if len(entry) > 1 and isinstance(entry[1], int) else 0
            )
        rows: Counter[int] = Counter()
        for row in found.rows:
            rows.update(row.by_round)
            causes[row.cause] += 1
        assert {n: by for n, by in rows.items() if by} == {n: by for n, by in sums.items() if by}
    assert {"survivor killed (bite)", "survivor killed (overrun)"} <= set(causes) and not any(
        "leader" in cause for cause in causes
    )
    assert any("crisis `" in cause for cause in causes) and "a rule of the game" not in causes


# ---- the command
@pytest.mark.proof
def test_replay_explains_a_card_of_a_journal(
    tmp_path: Path, capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(ROOT)
    journal = str(tmp_path / "game.json")
    assert main(["play", "--agents", "random", "--seed", "3", "--journal", journal]) == 0
    capfd.readouterr()
    assert main(["replay", journal, "--explain", "the fast"]) == 0
    text = capfd.readouterr().out
    assert (
        text.startswith("The Fast (crossroads/the_fast.dow), line 3: if food <= 1")
        and "morale by round" in text
    )
    assert main(["replay", journal, "--explain", "the_fast", "--format", "json"]) == 0
    data = json.loads(capfd.readouterr().out)
    jsonschema.validate(data, SCHEMA)
    assert not jsonschema.Draft202012Validator(SCHEMA).is_valid({**data, "schema": "other/1"})
    assert main(["replay", journal, "--explain", "The Fats"]) == 2
    assert "did you mean `The Fast`?" in capfd.readouterr().err
    spoilt = json.loads(Path(journal).read_text("utf-8"))
    spoilt["answers"][5] = "no/such/answer"
    Path(journal).write_text(json.dumps(spoilt), "utf-8")
    assert main(["replay", journal, "--explain", "the_fast"]) == 1
    assert "dow: DOW8012: the journal differs after 5 answers" in capfd.readouterr().err


# ---- cards without a trigger
@pytest.mark.proof
def test_what_became_of_a_card_without_a_trigger(base: CardSet) -> None:
    """Every item that was played, every survivor that joined, every crisis that came, each with
    its round and whose turn it was.
    """
    game = played(base, 3)
    log, begun, turn = (
        list(game.log or ()),
        base.ruleset.event_number["round_started"],
        base.ruleset.event_number["turn_started"],
    )
    wanted: dict[str, list[tuple[int, int, str]]] = {}
    number, player = 0, -1
    for entry in log:
        player = -1 if entry[0] == base.ruleset.event_number["turn_ended"] else player
        number, player = (
            entry[1] if entry[0] == begun else number,
            entry[1] if entry[0] == turn else player,
        )
        if entry[0] == base.ruleset.event_number["card_played"]:
            slug, name = base.ruleset.label(base, "card", entry[2])
            wanted.setdefault(slug, []).append(
                (number, player, f"player {entry[1] + 1} plays {name}")
            )
    assert len(wanted) > 3
    for slug, plays in [*wanted.items()][:4]:
        path = next(
            str(facts["path"])
            for facts in base.facts
            if (facts["kind"], facts["slug"]) == ("item", slug)
        )
        found = explain(game.journal, base, path)
        assert [(t.round, t.player, t.text) for t in found.told if " plays " in t.text] == plays
        data = told(base, found)
        assert (
            data["card"]["kind"] == "item"
            and not data["held"]
            and len(data["told"]) == len(found.told) >= len(plays)
        )
    dealt = [
        base.ruleset.label(base, "secret", entry[2])[0]
        for entry in log
        if entry[0] == base.ruleset.event_number["secret_dealt"]
    ]
    path = next(
        str(facts["path"])
        for facts in base.facts
        if facts["slug"] == dealt[1] and facts["kind"] in ("secret", "betrayal")
    )
    first = explain(game.journal, base, path).told[0]
    assert (first.round, first.player, first.text) == (0, -1, "player 2: secret dealt"), (
        "it is over: what was secret is told"
    )


@pytest.mark.proof
def test_the_command_about_cards_without_a_trigger(
    tmp_path: Path, capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(ROOT)
    journal = str(tmp_path / "game.json")
    assert (
        main(
            [
                "play",
                "--agents",
                "random",
                "--seed",
                "3",
                "--objective",
                "Words on the Wind",
                "--journal",
                journal,
            ]
        )
        == 0
    )
    capfd.readouterr()

    def said(card: str) -> list[str]:
        assert main(["replay", journal, "--explain", card]) == 0
        return capfd.readouterr().out.splitlines()

    none = said("Every Door Barred")
    barred = "Every Door Barred (objectives/every_door_barred.dow) is an objective"
    assert none[0] == f"{barred}: it has no trigger, and nothing happened to it in this game"
    assert none[1].startswith("morale by round")
    chosen = said("words on the wind")
    assert chosen[0].endswith("is an objective: it has no trigger")
    assert chosen[1:3] == ["before the first round", "  the main objective is Words on the Wind"]
    told = json.loads(Path(journal).read_text("utf-8"))["events"]
    number = next(payload[0] for name, *payload in told if name == "crisis_revealed")
    crises = load_source(source_of("base")).of_kind["crisis"]
    first = said(str(crises[number]["slug"]))
    assert first[0].endswith("is a crisis: it has no trigger") and first[1] == "round 1"
    assert first[2].startswith("  the crisis of this round is "), "between turns"
    assert any(" happens: " in line or " is prevented: " in line for line in first)
