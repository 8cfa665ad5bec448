"""A game in a page: people at the screen and agents, what each seat is given, files."""

from __future__ import annotations

import json
from typing import Any

import pytest

import dowlang
from dowlang.engine import replay
from tests.playground.asking import Asked, example, wanted

GAMES = ("base", "dwar7s")


def hand_of(look: dict[str, Any]) -> list[str]:
    (hand,) = [group for group in look["table"]["own"] if group["name"] == "Your hand"]
    return [piece["name"] for piece in hand["pieces"]]


def played(ask: Asked, set_id: str, answers: int, people: list[int]) -> dict[str, Any]:
    asked = ask("begin", set=set_id, wanted=wanted(people))
    for number in range(answers):
        if asked["over"]:
            break
        options = ask("look", seat=asked["seat"])["question"]["options"]
        asked = ask("answer", index=number % len(options))
    return asked


@pytest.mark.sample(1)
@pytest.mark.parametrize("set_id", GAMES)
def test_agents_play_until_a_person_is_asked(ask: Asked, set_id: str) -> None:
    asked = ask("begin", set=set_id, wanted=wanted([1]))
    assert asked["seat"] == 1 and not asked["over"]
    look = ask("look", seat=1)
    assert look["question"]["options"] and look["question"]["words"]
    assert look["table"]["places"] and look["table"]["tracks"]
    assert ["hand", "hand"] in [[word, shown] for word, _, shown in look["pages"]]
    ask("begin", set=set_id, wanted={**wanted([1]), "language": "es"})
    pages = ask("look", seat=1)["pages"]
    assert ["hand", "mano"] in [[word, shown] for word, _, shown in pages]
    assert all(help for _, help, _ in pages)


@pytest.mark.parametrize("set_id", GAMES)
def test_every_piece_that_is_drawn_has_its_icon(ask: Asked, set_id: str) -> None:
    asked = played(ask, set_id, 25, [0, 1])
    look = ask("look", seat=asked["seat"])
    ruleset = dowlang.load(set_id).ruleset
    icons = {icon.name for icon in _look_of(ruleset.name).icons}
    table = look["table"]
    pieces = [piece for place in table["places"] for row in place["rows"] for piece in row]
    pieces += [piece for group in table["groups"] + table["own"] for piece in group["pieces"]]
    marked = [mark for each in [*pieces, *table["places"]] for mark in each["marks"]]
    named = [each["icon"] for each in [*pieces, *table["places"], *table["tracks"], *marked]]
    assert set(named) - {""} <= icons


def _look_of(name: str) -> Any:
    from importlib import import_module

    return import_module(f"dowlang.rulesets.{name}.look").LOOK


@pytest.mark.parametrize("set_id", GAMES)
def test_each_option_is_about_pieces_that_are_drawn_or_stands_in_the_list(
    ask: Asked, set_id: str
) -> None:
    asked = played(ask, set_id, 30, [0, 1])
    look = ask("look", seat=asked["seat"])
    assert look["question"]["kind"] == "action"
    table = look["table"]
    pieces = [piece for place in table["places"] for row in place["rows"] for piece in row]
    pieces += [piece for group in table["groups"] + table["own"] for piece in group["pieces"]]
    drawn = {f"{each['noun']}:{each['number']}" for each in [*pieces, *table["places"]]}
    by_clicking = [o for o in look["question"]["options"] if set(o["touched"]) & drawn]
    rest = [o["said"] for o in look["question"]["options"] if o not in by_clicking]
    assert len(by_clicking) > 3
    assert all("end the turn" in said or "waste" in said or "ask" in said for said in rest), rest


def test_a_seat_is_given_its_own_hand_and_no_other(ask: Asked) -> None:
    asked = played(ask, "base", 12, [0, 1])
    hands = {seat: hand_of(ask("look", seat=seat)) for seat in (0, 1)}
    assert hands[0] and hands[1] and hands[0] != hands[1]
    for seat, other in ((0, 1), (1, 0)):
        look = json.dumps(ask("look", seat=seat))
        only = [name for name in hands[other] if name not in hands[seat]]
        assert only and not any(f'"{name}"' in look for name in only)
    assert not any(name in json.dumps(asked) for name in hands[0] + hands[1])


def test_a_seat_of_an_agent_is_not_shown(ask: Asked) -> None:
    played(ask, "base", 3, [0])
    assert ask("look", seat=1)["refused"] == "seat 2 is not at the screen"
    assert "refused" in ask("page", seat=1, word="hand")
    assert "refused" in ask("card", seat=1, path="base/crises/cold_snap")


def test_a_card_that_lies_hidden_is_not_shown(ask: Asked) -> None:
    played(ask, "base", 6, [0])
    look = ask("look", seat=0)
    (own,) = {p["card"] for g in look["table"]["own"] for p in g["pieces"] if p["icon"] == "secret"}
    assert ask("card", seat=0, path=own)["kind"] in ("secret", "betrayal")
    cards = dowlang.load("base")
    others = [f["path"] for f in cards.of_kind["secret"] if f["path"] != own]
    assert all("refused" in ask("card", seat=0, path=path) for path in others)


@pytest.mark.sample(2)
@pytest.mark.parametrize("seed", range(1, 5))
def test_the_crossroads_card_of_the_desk_waits_in_the_first_turn_of_the_person(
    ask: Asked, seed: int
) -> None:
    """Whoever begins: it was on top of its deck, for the turn of an agent."""
    text = example("01_").replace("to a location outside the colony", "to a location")
    ask("check", text=text.replace("the destination", "the colony"))
    asked = ask("begin", set="", wanted=wanted([2], seed=seed))
    for _ in range(20):
        question = ask("look", seat=2)["question"]
        if question["kind"] == "option" and question["card"]["name"] == "The Ferry Lantern":
            break
        moves = [each for each in question["options"] if each["said"].startswith("move ")]
        index = moves[0]["index"] if moves else question["options"][0]["index"]
        asked = ask("answer", index=index)
        assert not asked["over"]
    else:
        raise AssertionError(question)


def test_the_card_of_the_desk_comes_first(ask: Asked) -> None:
    ask("check", text=example("01_"))
    asked = ask("begin", set="", wanted=wanted([0, 1, 2, 3]))
    assert asked["note"] == "The Ferry Lantern comes to player 1 first."
    ask("check", text=example("item"))
    ask("begin", set="", wanted=wanted([0], players="2"))
    look: dict[str, Any] = {}
    for _ in range(4):
        look = ask("look", seat=0)
        if look["question"]["kind"] == "action":
            break
        ask("answer", index=0)
    assert "Sledge of Planks" in hand_of(look)


@pytest.mark.proof
@pytest.mark.sample(1)
@pytest.mark.parametrize("part", ("item", "hero"))
def test_which_card_comes_first_is_said_until_the_second_turn(ask: Asked, part: str) -> None:
    ask("check", text=example(part))
    note = ask("begin", set="", wanted={**wanted([0], players="2"), "agent": "first"})["note"]
    said, turns = list[str](), 0
    while turns < 2:
        look = ask("look", seat=0)
        turns += sum(" turn" in line and "(you)" in line for line in look["news"] if line[:1] > " ")
        said.append(look["note"])
        assert look["note"] == (note if turns < 2 else "")
        ask("answer", index=max(option["index"] for option in look["question"]["options"]))
    assert note in said


def test_a_card_that_cannot_be_dealt_first_is_in_the_game_and_said_to_be(ask: Asked) -> None:
    ask("check", text=example("hero"))
    asked = ask("begin", set="", wanted=wanted([0]))
    assert asked["note"] == "Brannoch the Joiner is in the game, wherever chance puts it."


def test_a_broken_card_begins_no_game(ask: Asked) -> None:
    ask("check", text=example("three_mistakes"))
    told = ask("begin", set="", wanted=wanted([0]))
    assert f"Mend this first: line {told['line']}: " in told["refused"]
    broken = ask("take_up", set="base", text="{", wanted=wanted([0]))
    assert "line 1 " in broken["refused"] and "line" not in broken  # of the save, not of the card


@pytest.mark.parametrize("part", ("three_mistakes", "hero"))
@pytest.mark.parametrize("language", ("", "ja"))
def test_a_broken_card_is_waited_for_with_all_that_can_be_chosen(
    ask: Asked, part: str, language: str
) -> None:
    text = example(part) + "    wanders off\n"
    game = ask("check", text=text)["game"]
    waiting = ask("choices", set="", language=language)
    standard = {"dead_of_winter": "base", "dwar7s_winter": "dwar7s"}[game]
    whole = ask("choices", set=standard, language=language)
    assert waiting.pop("waits").startswith(f"Mend this first: line {waiting.pop('line')}: ")
    assert waiting == whole and waiting["agents"] and waiting["settings"]
    assert "waits" not in whole


def test_an_answer_is_taken_back_to_the_same_question(ask: Asked) -> None:
    asked = played(ask, "base", 9, [0])
    before = ask("look", seat=asked["seat"])
    ask("answer", index=0)
    told = ask("look", seat=asked["seat"])
    ask("undo", seat=0)
    after = ask("look", seat=asked["seat"])
    assert after["heard"] + len(after["news"]) <= told["heard"] + len(told["news"])
    ask("answer", index=0)
    again = ask("look", seat=asked["seat"])
    story = ask("story", seat=asked["seat"])["lines"]
    assert again["heard"] == len(story) - len(again["news"]) <= told["heard"] + len(told["news"])
    assert again["news"] == story[again["heard"] :]
    ask("undo", seat=0)
    after = ask("look", seat=asked["seat"])
    assert after["question"] == before["question"] and after["table"] == before["table"]
    ask("begin", set="base", wanted=wanted([0]))
    assert ask("undo", seat=0)["refused"] == "There is nothing to take back."
    assert ask("look", seat=0)["question"]


def test_an_answer_is_taken_back_by_nobody_else(ask: Asked) -> None:
    asked = played(ask, "base", 1, [0, 1])
    seat = asked["seat"]
    for _ in range(80):
        last, asked = asked, ask("answer", index=0)
        if asked["seat"] != last["seat"]:
            break
    assert (asked["seat"], asked["answered_last"]) == (1 - seat, last["seat"])
    refused = ask("undo", seat=asked["seat"])["refused"]
    assert refused == f"The last answer is player {last['seat'] + 1}'s: nobody else takes it back."
    assert ask("asked") == asked
    assert ask("undo", seat=last["seat"])["seat"] == last["seat"]


@pytest.mark.sample(1)
@pytest.mark.parametrize("set_id", GAMES)
def test_a_save_goes_on(ask: Asked, set_id: str) -> None:
    asked = played(ask, set_id, 14, [0, 1])
    before = ask("look", seat=asked["seat"])
    files = ask("save")
    again = ask("take_up", set=set_id, text=files["save"], wanted=wanted([0, 1]))
    after = ask("look", seat=again["seat"])
    assert (after["table"], after["question"]) == (before["table"], before["question"])
    cards = dowlang.load(set_id)
    assert replay.replay(replay.from_json(files["journal"], cards), cards).difference is None


@pytest.mark.proof
@pytest.mark.sample(1)
@pytest.mark.parametrize("set_id", GAMES)
def test_a_journal_is_looked_at_answer_by_answer_and_played_on(ask: Asked, set_id: str) -> None:
    asked = ask("begin", set=set_id, wanted=wanted([0, 1]))
    tables = [{seat: ask("look", seat=seat)["table"] for seat in (0, 1)}]
    while len(tables) < 24 and not asked["over"]:
        options = ask("look", seat=asked["seat"])["question"]["options"]
        asked = ask("answer", index=len(tables) % len(options))
        tables.append({seat: ask("look", seat=seat)["table"] for seat in (0, 1)})
    journal = ask("save")["journal"]
    answers = len(json.loads(journal)["answers"])
    shown = ask("take_up", set=set_id, text=journal, wanted=wanted([0]))
    assert shown["note"] == f"Replayed as it was played: {answers} answers."
    assert shown["watched"]["at"] == 0 and shown["watched"]["of"] == answers
    steps = {
        number: ask("step", at=number, seat=number % 2)
        for number in (*range(answers + 1), *range(answers, -1, -7))
    }
    for number, step in steps.items():
        assert step["watched"]["at"] == number and step["question"] is None
        own = step["watched"]["who"] == number % 2  # of another's answer nothing is shown
        assert bool(step["watched"]["asked"]) == own and step["watched"]["said"]
    of_people = [
        number for number in range(1, answers + 1) if steps[number]["watched"]["who"] in (0, 1)
    ]
    seen = [steps[number]["table"] for number in range(answers + 1)]
    for number, both in enumerate(tables[:-1]):  # each table that was played is among those shown
        assert any(both[at % 2] == table for at, table in enumerate(seen)), number
    assert steps[answers]["table"] == tables[-1][answers % 2] and len(of_people) >= 23
    told = [line for number in range(1, answers + 1) for line in steps[number]["news"]]
    assert told and "refused" in ask("step", at=answers + 1, seat=0)
    assert "refused" in ask("step", at=0, seat=7) and "refused" in ask("answer", index=0)
    asked = ask("play_on", at=answers, seat=0, wanted=wanted([0, 1]))
    assert ask("look", seat=asked["seat"])["table"] == tables[-1][asked["seat"]]
    ask("answer", index=0)
    cards = dowlang.load(set_id)
    again = replay.from_json(ask("save")["journal"], cards)
    assert len(again.answers) > answers and replay.replay(again, cards).difference is None
    assert "refused" in ask("step", at=0, seat=0)


def test_agents_play_for_a_moment_and_go_on_when_asked(ask: Asked) -> None:
    whole = ask("begin", set="base", wanted=wanted([2], players="3"))
    assert whole["thinking"] == -1 and whole["seat"] == 2
    asked = ask("begin", set="base", wanted=wanted([2], players="3"), moment=0)
    moments = 0
    while asked["thinking"] >= 0:
        assert asked["thinking"] != 2 and not ask("look", seat=2)["question"]
        asked, moments = ask("go_on", moment=0), moments + 1
    assert moments > 2 and ask("look", seat=2)["question"]


def test_a_long_search_is_stopped_and_the_next_one_is_not(ask: Asked) -> None:
    searching = {**wanted([1], players="2"), "agent": "search:400"}
    asked = ask("begin", set="base", wanted=searching, moment=0)
    waited = 0
    while asked["thinking"] >= 0 and waited < 3:
        asked, waited = ask("go_on", moment=0), waited + 1
    assert asked["thinking"] == 0  # 400 games are tried for one answer
    asked = ask("go_on", stop=True, moment=None)
    assert asked["thinking"] == -1 and asked["seat"] == 1
    while asked["thinking"] < 0:
        options = ask("look", seat=1)["question"]["options"]
        asked = ask("answer", index=len(options) - 1, moment=0)
    assert ask("go_on", moment=0)["thinking"] == 0
    assert ask("undo", seat=1)["thinking"] == -1


@pytest.mark.sample(1)
@pytest.mark.parametrize("part", ("save", "journal"))
@pytest.mark.parametrize("set_id", (*GAMES, ""))
def test_a_file_is_opened_with_the_cards_that_it_names(ask: Asked, set_id: str, part: str) -> None:
    """Whatever the page would play otherwise."""
    ask("check", text=example("01_"))
    played(ask, set_id, 2, [0])
    text = ask("save")[part]
    for chosen in (*GAMES, ""):
        again = ask("take_up", set=chosen, text=text, wanted=wanted([0]))
        assert again["game"] == json.loads(text)["ruleset"]["name"], again
    assert "refused" in ask("take_up", set="base", text="{}", wanted=wanted([0]))


def test_a_whole_game_ends_with_its_result(ask: Asked) -> None:
    asked = ask("begin", set="base", wanted=wanted([0], seed=3, players="2"))
    for _ in range(2000):
        if asked["over"]:
            break
        question = ask("look", seat=0)["question"]
        last = [option["index"] for option in question["options"] if option["last"]]
        asked = ask("answer", index=last[0] if last else 0)
    look = ask("look", seat=0)
    assert look["over"] and look["question"] is None and look["result"]["cause"]
    assert look["ending"][0] == "The end" and len(look["ending"]) > 2
    assert len(look["digest"]) == 32 and ask("story", seat=0)["lines"]


@pytest.mark.sample(1)
@pytest.mark.parametrize("language", ("", "es", "ja", "ru"))
def test_the_rules_on_one_page_are_those_of_the_game_that_is_played(
    ask: Asked, language: str
) -> None:
    """Two play the cooperative game: no secret objectives, no exile."""
    told = {}
    for players in ("2", "4"):
        asked = {**wanted([0], players=players), "language": language}
        ask("begin", set="base", wanted=asked, moment=None)
        told[players] = [line for line, _ in ask("page", seat=0, word="rules")["lines"]]
    two, four = told["2"], told["4"]
    assert len(four) == len(two) + 2 and two[2:] == four[2 : len(two)] and two[0] == four[0]
    assert two[1] != four[1] and all(line.startswith("  ") for line in (*two[1::2], *four[1::2]))
    if not language:
        assert "secret" not in " ".join(two) and "secret objective" in four[1]


def test_pages_of_the_ruleset_have_their_cards_in_full(ask: Asked) -> None:
    played(ask, "base", 8, [0])
    hand = ask("page", seat=0, word="hand")["lines"]
    assert any(card and card["rules"] for _, card in hand)
    assert ask("page", seat=0, word="rules")["lines"][0] == ["What it is", None]
    assert "refused" in ask("page", seat=0, word="nothing")


def test_what_can_be_chosen_before_a_game(ask: Asked) -> None:
    found = ask("choices", set="base")
    names = {setting["name"]: setting for setting in found["settings"]}
    assert names["players"]["values"] == ["2", "3", "4", "5"] and found["agent"] == "heuristic"
    assert all(help for _, help in found["agents"])
    assert found["agents"][:2] == [
        ["random", "every option equally likely"],
        ["first", "always the first option"],
    ]
    ask("check", text=example("01_"))
    assert ask("choices", set="")["own"] == [["crossroads", "The Ferry Lantern"]]


def test_a_name_with_a_sign_that_stands_between_names_is_one_card(ask: Asked) -> None:
    ask("check", text=example("01_").replace("The Ferry Lantern", "Salt + Sand"))
    asked = ask("begin", set="", wanted=wanted([0, 1, 2, 3]))
    assert asked["note"] == "Salt + Sand comes to player 1 first."


def test_of_several_cards_that_of_the_cursor_comes_first(ask: Asked) -> None:
    ferry = example("01_").split("\n\ntest ")[0]
    ask("check", text=f"{ferry}\n\n{ferry.replace('The Ferry Lantern', 'The Sledge')}\n")
    names = ("The Sledge", "The Ferry Lantern")
    for name, other in zip(names, reversed(names), strict=True):
        asked = ask("begin", set="", wanted={**wanted([0, 1, 2, 3]), "card": name})
        assert asked["note"] == (
            f"{name} comes to player 1 first. Of the other cards, {other} comes first."
        )
