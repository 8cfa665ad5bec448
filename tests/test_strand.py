"""The strand: the smallest game in a package of its own, with everything the page promises."""

from __future__ import annotations

import json
import random
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import dowlang
from dowlang.agents import Random
from dowlang.cli import game_session
from dowlang.engine.frames import Frame
from dowlang.engine.game import Game
from dowlang.engine.plain_story import plainly
from tests.cli.running import dow
from tests.cli.typist import anybody, sit_down
from tests.worlds import own_games

CARDS = own_games.cards("strand")
HIGH, ROW = 6, 3  # where the tide ends the game, and how many finds lie there


@pytest.fixture
def folder() -> Iterator[Path]:
    """The folder of its cards, with the game known to every command of this process."""
    with own_games.found("strand") as place:
        yield place


def test_cards_check_and_their_tests_see_every_clause(folder: Path) -> None:
    assert dow("check", "--strict", str(folder)).out == "nothing found\n"
    assert dow("fmt", "--check", str(folder)).code == 0
    said = dow("test", str(folder), "--coverage").out
    assert said.startswith("21 passed, 0 failed, 0 to do\n") and "100.0 % of 28" in said
    assert len(list(folder.rglob("*.dow"))) == 12


@pytest.mark.proof
def test_no_change_of_a_card_goes_unnoticed(folder: Path) -> None:
    assert " 0 missed " in dow("mutate", str(folder)).out


def test_handlers_of_a_set_outside_lie_beside_it(folder: Path, tmp_path: Path) -> None:
    """`dow build SET` writes them there, for who wants to read them."""
    copy = tmp_path / "cards"
    shutil.copytree(folder, copy)
    assert dow("build", str(copy)).code == 0
    assert len(list((copy / "generated" / "finds").glob("*.py"))) == 12
    assert "from strand.game import" in (copy / "generated/finds/a_torn_net.py").read_text("utf-8")
    assert dow("build", "--check", str(copy)).code == 0


def test_it_is_played_told_and_simulated(folder: Path) -> None:
    play = ("play", "--set", str(folder), "--agents", "random", "--seed", "3")
    result = json.loads(dow(*play, "--format", "json").out)
    lines = dow(*play).out.splitlines()
    for line in ("Round 1 begins.", f"  The game is over: {result['cause']}.", "  Player 1 wins."):
        assert lines.count(line) == 1, line
    assert f"  Points: {', '.join(map(str, result['points']))}" in lines
    assert any(line.startswith("  The sea brings ") for line in lines)
    sim = ("sim", "--set", str(folder), "--agents", "random", "--games", "60", "--workers", "1")
    told = json.loads(dow(*sim, "--format", "json").out)
    assert told["games"] == 60 and not told["faults"]["count"]
    assert {"high_water", "bare"} == set(told["outcomes"]["causes"])


def test_a_person_without_a_screen_sees_what_the_finds_say(folder: Path, tmp_path: Path) -> None:
    """Options with the text of their card, the cards that were offered, the view by name."""
    sat = ("play", "--set", str(folder), "--seed", "3", "--human", "1", "--save-seat", "kept")
    said = dow(*sat, stdin=b"card\ntable\nhelp\nstop\n", cwd=tmp_path).out
    assert "take A Crate of Lamp Oil — Raise the tide by 1." in said
    assert "Cards you know\n  A Crate of Lamp Oil, " in said
    assert "\ntide: 0\n" in said and "\nin the sea: 9\n" in said and "\n  table " in said
    look = dow("look", "--set", str(folder), "--tell", "kept", cwd=tmp_path).out
    assert "\nRound 1 begins.\n" in look and "\ntide: 0\n" in look


class Books(list[Frame]):
    """A log that keeps books of shells, tide and row from what is told."""

    def __init__(self, entries: list[Frame], game: Any) -> None:
        super().__init__(entries)
        self.game = game
        self.told = self.standing()

    def standing(self) -> dict[str, Any]:
        """What the books hold, as it is now."""
        game = self.game
        return {"shells": list(game.shells), "tide": game.tide, "row": list(game.row)}

    def append(self, entry: Frame) -> None:
        """Enter an event and compare."""
        super().append(entry)
        name = self.game.cards.ruleset.events[entry[0]].name if isinstance(entry[0], int) else ""
        match name, entry[1:]:
            case "shells_changed", (player, now):
                self.told["shells"][player] = now
            case "tide_moved", (now,):
                self.told["tide"] = now
            case "taken", (_, find):
                self.told["row"].remove(find)
            case "washed_away", (find,):
                self.told["row"].remove(find)
            case "washed_up", (find,):
                self.told["row"].append(find)
        assert self.told == self.standing(), f"something changes without being told: {entry}"


def played(seed: int, players: int = 2, rules: dict[str, int] | None = None) -> Any:
    """A game at random to its end, its log a ledger."""
    game: Any = Game.begin(CARDS, seed, {"players": players}, rules or {}, False)
    game.log = game.recorder.events = Books(list(game.log), game)
    agent = Random(seed)
    while not game.is_over:
        assert len(game.row) <= ROW and sorted(all_finds(game)) == list(range(12))
        game.choose(agent.pick(len(game.decision)))
    return game


def all_finds(game: Any) -> list[int]:
    """Every find, wherever it is."""
    return [*game.row, *game.deck, *game.gone, *(find for kept in game.kept for find in kept)]


def test_events_tell_every_change() -> None:
    games = [played(seed, players) for seed in range(12) for players in (2, 3, 4)]
    assert {game.result["cause"] for game in games} == {"high_water", "bare"}
    assert all(game.tide >= HIGH for game in games if game.result["cause"] == "high_water")


def test_the_most_points_win_and_points_are_shells_and_worth() -> None:
    for seed in range(12):
        game = played(seed, 3)
        worth = [CARDS.of_kind["find"][find]["worth"] for find in range(12)]
        points = [
            game.shells[player] + sum(worth[find] for find in game.kept[player])
            for player in range(3)
        ]
        assert game.result["points"] == points
        best = [player for player in range(3) if points[player] == max(points)]
        assert game.result["winners"] == best


def test_numbers_of_the_rules_are_obeyed() -> None:
    assert played(1, rules={"high": 1}).round == 1
    longer = played(1, rules={"high": 99})
    assert longer.result["cause"] == "bare" and len(all_finds(longer)) == 12


def test_the_first_lines_of_a_story_are_those_of_its_beginning() -> None:
    """For everybody and for each seat, and what another chose stands in nobody else's story."""
    log = played(5, 3).log
    for seat in (None, 0, 2):
        whole = list(plainly(CARDS, log, seat))
        for part in range(0, len(log), 7):
            lines = list(plainly(CARDS, log[:part], seat))
            assert whole[: len(lines)] == lines
        assert not [line for line in whole if seat == 0 and line.startswith("  Player 2:")]


def test_whoever_sits_down_can_play_it_to_its_end(monkeypatch: pytest.MonkeyPatch) -> None:
    game = dowlang.Game(CARDS, seed=8, players=2)
    ending, screen = sit_down(
        game, 0, anybody(random.Random(1)), monkeypatch, agents=["random", "random"]
    )
    assert ending is game_session.Ending.OVER and "Traceback" not in screen
    assert "  The game is over: " in screen and " win" in screen
