"""What a journal holds, what a replay finds, what a player may read of it."""

import json
from dataclasses import replace
from typing import Any

import pytest

from dowlang.engine import replay as replays
from dowlang.engine.card_set import CardSet, Edition
from dowlang.engine.faults import EngineFault
from dowlang.engine.game import Game
from dowlang.engine.journal import SCHEMA, record, to_dict
from dowlang.engine.player_log import player_log, seen
from dowlang.engine.replay import Difference
from dowlang.engine.ruleset import Parameter
from dowlang.engine.setup_options import InvalidSetting, rule_of
from dowlang.engine.untrusted_input import SaveRefused
from dowlang.engine.views import Shown, view_of
from tests.engine.test_laws import CARDS, halfway, play_on
from tests.worlds import toy


def finished(seed: int = 1) -> Game:
    game = Game(CARDS, seed=seed, players=3)
    play_on(game, seed)
    return game


def test_a_journal_tells_the_set_up_and_begins_with_its_events() -> None:
    journal = Game(CARDS, seed=8, treasure="Large", rules={"rounds": "4"}).journal
    assert journal.setup is not None and journal.setup.seed == 8
    assert journal.setup.settings == {
        "players": 3,
        "treasure": "large",
    } and journal.setup.rules == {"rounds": 4}
    assert [event[0] for event in journal.events] == [toy.DREW] * 3
    assert (
        journal.answers == () and journal.result is None and [n for n, _ in journal.digests] == [0]
    )


def test_a_drawn_seed_stands_in_the_journal() -> None:
    game = Game(CARDS)
    again = Game(CARDS, seed=game.journal.setup.seed)  # type: ignore[union-attr]
    assert game.digest == again.digest


@pytest.mark.parametrize(
    "settings, name",
    [
        ({"players": 9}, "players"),
        ({"players": "x"}, "players"),
        ({"players": True}, "players"),
        ({"tresure": "small"}, "tresure"),
        ({"treasure": "huge"}, "treasure"),
        ({"treasure": 3}, "treasure"),
        ({"rules": {"sides": 1}}, "sides"),
        ({"rules": {"side": 6}}, "side"),
    ],
)
def test_a_setting_that_is_not_allowed(settings: dict[str, Any], name: str) -> None:
    with pytest.raises(InvalidSetting, match=name) as caught:
        Game(CARDS, seed=1, **settings)
    assert caught.value.name == name


def test_a_switch_is_set_by_the_name_or_the_number_of_its_value() -> None:
    declared = {"lantern": Parameter("lantern", 0, choices=("off", "on"))}
    assert [rule_of(declared, "lantern", value) for value in ("off", "on", 0, 1)] == [0, 1, 0, 1]
    for wrong in ("lit", 2, -1, True, "1"):
        with pytest.raises(InvalidSetting, match="one of `off`, `on`"):
            rule_of(declared, "lantern", wrong)


def test_a_switch_that_cards_count_is_written_no_or_yes() -> None:
    declared = {"dark": Parameter("dark", 0, 0, 1, counted=True)}
    assert [rule_of(declared, "dark", value) for value in ("no", "yes", "0", "1", 0, 1)] == [
        0,
        1,
        0,
        1,
        0,
        1,
    ]
    for wrong in ("ye", 2, -1, True, "2"):
        with pytest.raises(InvalidSetting, match="one of `no`, `yes`") as caught:
            rule_of(declared, "dark", wrong)
        assert caught.value.near == (("yes",) if wrong == "ye" else ())


def test_digests_stand_at_the_end_of_rounds_and_of_the_game() -> None:
    game = finished()
    journal = game.journal
    rounds = sum(event[0] == toy.ROUND_ENDED for event in journal.events)
    assert rounds >= 2
    assert journal.digests[-1] == (len(journal.answers), game.digest) and len(journal.digests) in (
        rounds + 1,
        rounds + 2,
    )
    assert journal.events[-1] == ("end", game.cause) and journal.result == game.result


def test_forced_answers_and_empty_questions_are_not_silent() -> None:
    marks = {
        event[0]
        for seed in range(5)
        for event in finished(seed).journal.events
        if isinstance(event[0], str)
    }
    assert {"chose", "forced", "end"} <= marks


def test_a_clone_and_a_save_can_be_recorded_from_there() -> None:
    for game in (halfway(2).clone(), Game.from_json(halfway(2).to_json(), CARDS)):
        if game.recorder is None:
            record(game)
        play_on(game, 4)
        journal = replays.from_json(replays.to_json(game.journal, CARDS), CARDS)
        assert journal.setup is None and journal.state is not None
        again = replays.replay(journal, CARDS)
        assert again.difference is None and again.game.digest == game.digest


@pytest.mark.parametrize(
    ("every", "noted"), [({}, [0]), ({"digests": False}, [0]), ({"digests": True}, [0, 1, 2])]
)
def test_a_recording_notes_every_digest_only_when_asked(
    every: dict[str, bool], noted: list[int]
) -> None:
    game = halfway(2, 0).clone()
    record(game, **every)
    game.apply("push/1")
    game.apply("push/1")
    assert [count for count, _ in game.journal.digests] == noted


def test_a_journal_is_ascii_whatever_the_set_is_called() -> None:
    cards = CardSet(
        toy.RULESET, Edition("toybox für 我", "1.0", "toyhash"), toy.FACTS, lambda path: None
    )  # type: ignore[arg-type, return-value]
    text = replays.to_json(Game(cards, seed=1).journal, cards)
    assert (
        text.isascii()
        and replays.from_json(text, cards).set["name"] == "toybox für 我"
        and Game(cards, seed=1).to_json().isascii()
    )


def test_every_mark_of_a_log_can_be_read() -> None:
    """Answers chosen, forced and missing, what a card asks the table to do, the end."""
    data = json.loads(replays.to_json(finished().journal, CARDS))
    data["events"] = [
        ["chose", 1, "action", [0, 2]],
        ["forced", 2, "card", [5, 3]],
        ["none", 0, "card", []],
        ["manual", "toy/the_odd_card", 1],
        ["rolled", 1, 4],
        ["end", "dragon"],
    ]
    assert replays.from_json(json.dumps(data), CARDS).events == (
        ("chose", 1, "action", (0, 2)),
        ("forced", 2, "card", (5, 3)),
        ("none", 0, "card", ()),
        ("manual", "toy/the_odd_card", 1),
        (toy.ROLLED, 1, 4),
        ("end", toy.DRAGON),
    )


def test_json_names_events() -> None:
    data = to_dict(finished().journal, toy.RULESET)
    assert (
        data["schema"] == SCHEMA
        and data["events"][0][:2] == ["drew", 0]
        and data["events"][-1][0] == "end"
    )
    assert json.loads(json.dumps(data)) == data


def test_replay_names_the_first_difference() -> None:
    journal = finished().journal
    assert len(journal.digests) >= 3
    count, digest = journal.digests[1]
    found = replays.replay(
        replace(journal, digests=(journal.digests[0], (count, "0" * 32), *journal.digests[2:])),
        CARDS,
    ).difference
    assert found is not None and (found.answers, found.what, found.found) == (
        count,
        "digest",
        digest,
    )

    found = replays.replay(
        replace(journal, answers=("sing", *journal.answers[1:])), CARDS
    ).difference
    assert found is not None and (found.answers, found.what, found.wanted) == (0, "answer", "sing")
    assert (
        str(found) == f"after 0 answers: answer {found.found}, the journal has sing"
        and "did you mean" not in str(found)
    )

    events = list(journal.events)
    place = next(n for n, event in enumerate(events) if event[0] == toy.ROLLED)
    events[place] = (toy.ROLLED, 0, 77)
    found = replays.replay(replace(journal, events=tuple(events)), CARDS).difference
    assert found is not None and (found.what, found.wanted) == ("event", (toy.ROLLED, 0, 77))

    found = replays.replay(replace(journal, answers=(*journal.answers, "yes")), CARDS).difference
    assert found is not None and (found.what, found.answers) == ("end", len(journal.answers))
    found = replays.replay(
        replace(journal, events=(*journal.events, (toy.VOTED, 1))), CARDS
    ).difference
    assert found is not None and found.what == "event"
    found = replays.replay(
        replace(journal, result={"cause": "dragon", "winners": [7]}), CARDS
    ).difference
    assert found is not None and found.what == "result"


def test_replay_can_stop_on_the_way() -> None:
    journal = finished().journal
    part = replays.replay(journal, CARDS, until=3)
    assert part.difference is None and part.game.journal.answers == journal.answers[:3]


@pytest.mark.parametrize(
    "name, value",
    [
        ("answers", [1]),
        ("answers", "push/1"),
        ("digests", [[1]]),
        ("digests", [["x", "y"]]),
        ("events", [["flew", 1]]),
        ("events", [["end", "bored"]]),
        ("events", [["rolled", "x"]]),
        ("events", [[]]),
        ("events", [7]),
        ("start", {}),
        ("start", {"seed": "7", "settings": {}, "rules": {}}),
        ("result", 3),
        ("set", {"hash": 1}),
    ],
)
def test_a_wrong_journal_is_refused(name: str, value: Any) -> None:
    data = json.loads(replays.to_json(finished().journal, CARDS))
    data[name] = value
    with pytest.raises(SaveRefused) as caught:
        replays.from_json(json.dumps(data), CARDS)
    assert caught.value.code == "DOW8003"


def test_a_journal_with_an_impossible_set_up_is_refused() -> None:
    data = json.loads(replays.to_json(finished().journal, CARDS))
    data["start"]["settings"]["players"] = 50
    with pytest.raises(SaveRefused, match="DOW8010"):
        replays.replay(replays.from_json(json.dumps(data), CARDS), CARDS)


# ---- what a player may see
def test_a_players_log_hides_what_is_private() -> None:
    journal = finished().journal
    log = player_log(CARDS, journal.events, 1)
    assert {entry[1] for entry in log if entry[0] in ("chose", "forced", "none")} == {1}
    drawn = [entry for entry in log if entry[0] == "drew"]
    assert all((entry[2] is None) == (entry[1] != 1) for entry in drawn) and {
        entry[1] for entry in drawn
    } == {0, 1, 2}
    assert all((entry[2] is None) == (entry[1] != 1) for entry in log if entry[0] == "pledged")
    assert log[-1] == ("end", journal.result["cause"])  # type: ignore[index]


def test_a_value_no_field_declares_is_shown_to_nobody() -> None:
    assert seen(toy.RULESET.events[toy.ROLLED], (1, 4, 99), 1) == ("rolled", 1, 4, None)


def test_a_view_is_a_copy_of_plain_data() -> None:
    game = halfway(1)
    view = game.view(0)
    gold = view.gold
    assert isinstance(game, toy.Toy)
    game.gold[0] += 5
    assert view.gold == gold and view["gold"] is gold and isinstance(gold, tuple)
    assert len(view) == len(list(view)) == len(toy.SHOWN) and repr(view).startswith(
        "<View of player 1: {'round': 2, "
    )
    named = view_of((Shown("by_name", lambda game, player: {7: [1, "x"]}),), game, 0)
    assert named.by_name == {"7": (1, "x")}
    assert json.dumps(view.to_dict())
    with pytest.raises(AttributeError):
        _ = view.deck
    with pytest.raises(EngineFault, match="everything"):
        view_of((Shown("everything", lambda game, player: game),), game, 0)


def test_a_view_does_not_change_with_what_is_hidden() -> None:
    game = halfway(1)
    assert isinstance(game, toy.Toy)
    twin = game.clone()
    twin.deck, twin.hand[2] = twin.deck[::-1], twin.hand[2][::-1]
    assert twin.view(0) == game.view(0) and hasattr(game.view(0), "hands")


def test_a_difference_says_after_how_many_answers() -> None:
    said = [str(Difference(answers, "digest", "aa", "bb")) for answers in (1, 2)]
    assert said == [
        f"after {many}: digest bb, the journal has aa" for many in ("1 answer", "2 answers")
    ]
