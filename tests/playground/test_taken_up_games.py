"""A game that is taken up from a file: who sat where, with which cards, after which answers."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import dowlang
from dowlang.cli.sitting_down import sitting_of_file
from dowlang.engine import replay
from dowlang.engine.game import Game
from dowlang.project import source_of
from dowlang.project.cards_of_saves import added_of, laid_out
from dowlang.project.loading import load_source
from tests.playground.asking import Asked, example, wanted
from tests.playground.test_game_session import GAMES, played

CARD = example("01_")
OTHER = CARD.replace("gain 1 morale", "gain 2 morale")
AT_SCREEN = "At this screen: player {}."


@pytest.mark.sample(2)
@pytest.mark.parametrize("set_id", GAMES)
@pytest.mark.parametrize("people", ([0, 1], [1], [0, 1, 2, 3]))
def test_a_save_opens_with_the_people_who_played(
    ask: Asked, set_id: str, people: list[int]
) -> None:
    played(ask, set_id, 9, people)
    text = ask("save")["save"]
    again = ask("take_up", set=set_id, text=text, wanted=wanted([0]))
    assert again["people"] == people
    assert again["note"].startswith(AT_SCREEN.format(", ".join(str(seat + 1) for seat in people)))
    assert again["seat"] in people


def test_a_save_opens_with_the_agents_who_played(ask: Asked) -> None:
    ask("begin", set="base", wanted={**wanted([2]), "agent": "first"})
    text = ask("save")["save"]
    again = ask("take_up", set="base", text=text, wanted=wanted([0]))
    assert again["note"] == "At this screen: player 3. Played by the agent first: player 1, 2, 4."
    assert ask("save")["save"] == text


@pytest.mark.sample(2)
@pytest.mark.parametrize("name", ("os:system", "nobody", "person:3", "search:123456"))
def test_no_agent_of_a_file_is_imported_or_unknown(ask: Asked, name: str) -> None:
    played(ask, "base", 3, [0])
    data = json.loads(ask("save")["save"])
    data["seats"] = ["person", name, "first", name]
    again = ask("take_up", set="base", text=json.dumps(data), wanted=wanted([0]))
    assert (
        again["note"] == "At this screen: player 1. Played by the agent heuristic: player 2, 4. "
        "Played by the agent first: player 3."
    )


def test_a_file_that_does_not_say_who_sat_where_is_told_to_be_one(ask: Asked) -> None:
    played(ask, "base", 3, [0, 1])
    data = json.loads(ask("save")["save"])
    for field in ("seats", "past"):
        del data[field]
    again = ask("take_up", set="base", text=json.dumps(data), wanted=wanted([1]))
    assert again["people"] == [1]
    assert again["note"].startswith("The file does not say who sat where")
    journal = ask("take_up", set="base", text=ask("save")["journal"], wanted=wanted([1]))
    assert journal["watched"]["said"] == "The table as the saved game was taken up."


@pytest.mark.parametrize("set_id", GAMES)
def test_what_was_answered_before_a_save_is_there_after_it(ask: Asked, set_id: str) -> None:
    asked = played(ask, set_id, 9, [0, 1])
    before = ask("story", seat=asked["seat"])
    files = ask("save")
    again = ask("take_up", set=set_id, text=files["save"], wanted=wanted([0]))
    assert ask("story", seat=again["seat"]) == before and before["lines"]
    assert ask("look", seat=again["seat"])["news"] == before["lines"]
    assert ask("save") == files
    last = again["answered_last"]
    assert ask("undo", seat=last)["seat"] == last
    journal = ask("take_up", set=set_id, text=files["journal"], wanted=wanted([0]))
    assert journal["watched"]["of"] == len(json.loads(files["journal"])["answers"])
    assert journal["watched"]["said"] == "The table as it was set up."


def test_a_past_that_leads_elsewhere_is_refused(ask: Asked) -> None:
    played(ask, "base", 6, [0])
    data = json.loads(ask("save")["save"])
    for past in (
        {**data["past"], "answers": data["past"]["answers"][:-1]},
        {**data["past"], "answers": ["no key", *data["past"]["answers"]]},
        {**data["past"], "answers": [[1], *data["past"]["answers"]]},
    ):
        text = json.dumps({**data, "past": past})
        assert "DOW8009" in ask("take_up", set="base", text=text, wanted=wanted([0]))["refused"]
    for past in ({}, [], {"start": 3, "answers": []}, {"start": data["past"]["start"]}):
        text = json.dumps({**data, "past": past})
        assert "DOW8003" in ask("take_up", set="base", text=text, wanted=wanted([0]))["refused"]


@pytest.mark.sample(2)
@pytest.mark.parametrize("people", ([0, 1], [0], [1]))
def test_playing_on_from_a_journal_seats_the_people_who_played(
    ask: Asked, people: list[int]
) -> None:
    asked = ask("begin", set="base", wanted=wanted(people, players="2"))
    for _ in range(6):
        asked = ask("answer", index=0)
    journal = ask("save")["journal"]
    ask("take_up", set="base", text=journal, wanted=wanted([0]))
    asked = ask("play_on", at=3, seat=1, wanted=wanted([0]))
    assert asked["people"] == (people if len(people) > 1 else [1])
    assert asked["note"].startswith("Taken up after 3 of ") and AT_SCREEN[:15] in asked["note"]
    assert ("Played by the agent heuristic: player 1." in asked["note"]) == (len(people) == 1)


def test_a_seat_is_shown_its_own_answers_of_a_journal_and_no_other(ask: Asked) -> None:
    """Of a card that somebody adds to the crisis, and of a vote, nobody else saw what it was."""
    asked = ask("begin", set="base", wanted=wanted([0, 1], seed=5, players="2"))
    said = []
    for number in range(40):
        options = ask("look", seat=asked["seat"])["question"]["options"]
        adds = [each["index"] for each in options if each["said"].startswith("add ")]
        index = adds[0] if adds else number % len(options)
        said.append((asked["seat"], options[index]["said"]))
        asked = ask("answer", index=index)
    ask("take_up", set="base", text=ask("save")["journal"], wanted=wanted([0]))
    secret = [n for n, (_, text) in enumerate(said, 1) if text.startswith("add ")]
    assert secret
    for number, (who, text) in enumerate(said, 1):
        for seat in (0, 1):
            step = ask("step", at=number, seat=seat)
            watched = step["watched"]
            assert watched["who"] == who
            if who == seat:
                assert (watched["said"], bool(watched["asked"])) == (text, True)
            else:
                seen = "What the others see of it is told below."
                seen = seen if step["news"] else "From this seat nothing of it is seen."
                told = f"Player {who + 1} has answered. {seen}"
                assert (watched["said"], watched["asked"]) == (told, "")


@pytest.mark.proof
def test_what_becomes_another_line_of_the_story_is_told_at_its_step(ask: Asked) -> None:
    """`1 zombie goes` is `2 zombies go` once the second has gone, and the step that brings that
    tells it: what was heard and the news are the story at each step, and news is what changed.
    """
    ask("begin", set="base", wanted={**wanted([0], seed=3, players="3"), "agent": "random"})
    for _ in range(30):
        ask("answer", index=0)
    ask("take_up", set="base", text=ask("save")["journal"], wanted=wanted([0]))
    of, before, became = ask("step", at=0, seat=0)["watched"]["of"], list[str](), 0
    for at in range(min(of, 200) + 1):
        step = ask("step", at=at, seat=0)
        now = ask("story", seat=0)["lines"]
        heard = step["heard"]
        assert before[:heard] + step["news"] == now
        assert bool(step["news"]) == (now != before)
        became += heard < len(before)
        before = now
    assert became


@pytest.mark.sample(1)
@pytest.mark.parametrize("now", (OTHER, CARD, "", "crossroads"), ids=("other", "it", "no", "bad"))
def test_a_game_goes_on_with_the_text_of_its_card(ask: Asked, now: str) -> None:
    assert OTHER != CARD
    ask("check", text=CARD)
    asked = played(ask, "", 6, [0])
    look = ask("look", seat=asked["seat"])
    files = ask("save")
    ask("check", text=now)
    again = ask("take_up", set="", text=files["save"], wanted=wanted([0]))
    after = ask("look", seat=again["seat"])
    assert (after["table"], after["question"]) == (look["table"], look["question"])
    own = "It is played with the text that the card had when the game began."
    assert again["note"].startswith(own) == (now != CARD)
    journal = ask("take_up", set="", text=files["journal"], wanted=wanted([0]))
    assert journal["note"].startswith(own) == (now != CARD) and "Replayed" in journal["note"]


def test_a_comment_and_a_test_do_not_change_the_cards(ask: Asked) -> None:
    ask("check", text=CARD)
    played(ask, "", 3, [0])
    made = json.loads(ask("save")["save"])["set"]
    ask("check", text=f"# what a comment says\n{CARD}")
    played(ask, "", 3, [0])
    assert json.loads(ask("save")["save"])["set"] == made
    ask("check", text=OTHER)
    played(ask, "", 3, [0])
    assert json.loads(ask("save")["save"])["set"] != made


def test_a_file_of_ones_own_card_is_played_by_every_command(
    ask: Asked, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The page and the command have one hash for the same file, and the file brings its card."""
    ask("check", text=CARD)
    played(ask, "", 4, [0])
    files: dict[str, Any] = ask("save")
    kept = sitting_of_file(files["journal"])
    assert [file.text for file in kept.added] == [CARD]
    monkeypatch.setenv("DOWLANG_CACHE", str(tmp_path / "cache"))
    cards = load_source(source_of(laid_out(kept.added)))
    assert replay.replay(replay.from_json(files["journal"], cards), cards).difference is None
    assert Game.from_json(files["save"], cards).to_json(kept) == files["save"]
    (tmp_path / "card.dow").write_text(CARD, "utf-8")
    source = source_of(tmp_path / "card.dow")
    assert added_of(source) == kept.added
    assert load_source(source).hash == json.loads(files["save"])["set"]["hash"]
    with pytest.raises(ValueError, match="holds the cards"):
        Game.from_json(files["save"], dowlang.load("base"))
