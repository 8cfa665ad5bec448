"""A game told: whole, plain, stable while it goes on, and never more than the listener may know."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

import pytest

import dowlang
from dowlang.engine.card_set import CardSet
from dowlang.engine.frames import Frame
from dowlang.rulesets.dead_of_winter.narration import board, narrate
from dowlang.rulesets.dead_of_winter.narration.telling import SILENT, TELLERS
from dowlang.rulesets.dead_of_winter.state import events as E
from dowlang.rulesets.dead_of_winter.state import options as O
from dowlang.rulesets.dead_of_winter.state.card_tables import BETRAYAL
from tests.conftest import ROOT
from tests.rules.dead_of_winter import tiny

LINE = re.compile(r"( {2}){1,6}\S.*[.!?”:]")
HEADING = re.compile(
    r"(The game begins|The end|Colony phase|The main objective: .+|Player \d( \(you\))? takes a "
    r"turn"
    r"|Round \d+ \(marker at \d+\) — morale \d+, food \d+)"
)


@cache
def cards() -> CardSet:
    return dowlang.load(ROOT / "cards" / "base")


@cache
def finished(seed: int, agent: str = "random", objective: str = "random") -> Any:
    """A recorded game to its end."""
    return dowlang.play(
        cards(), {"players": 4, "objective": objective}, (agent,), seed=seed, journal=True
    ).game


def story(log: list[Frame], seat: int | None = None) -> list[str]:
    return list(narrate(cards(), log, seat))


def number(kind: str, slug: str) -> int:
    return cards().number(kind, slug)


def item(slug: str) -> int:
    return cards().tables.item_card.index(number("item", slug))  # type: ignore[no-any-return]


@pytest.mark.parametrize("seat", [None, 0, 3])
@pytest.mark.parametrize("agent", ["random", "heuristic"])
def test_every_line_is_a_heading_or_a_sentence(agent: str, seat: int | None) -> None:
    for seed in range(4):
        for line in story(finished(seed, agent).log, seat):
            assert line == "" or LINE.fullmatch(line) or HEADING.fullmatch(line), line
            assert not re.search(r"[\x00-\x1f\x1b{}]|None|_", line), line


def test_every_event_is_told_or_silent_or_has_a_sentence_of_its_own() -> None:
    for event, declared in enumerate(E.EVENTS):
        assert (event in TELLERS) + (event in SILENT) <= 1, declared.name
        assert event in TELLERS or event in SILENT or declared.telling, declared.name
        assert not set(re.findall(r"\{(\w+)\}", declared.telling)) - (
            {name for name, _ in declared.fields} - set(declared.private)
        ), declared.name


def test_what_changes_the_table_has_a_line_in_the_journal_of_a_failed_test() -> None:
    """Only what belongs to another event, or to the beginning of a game, has none."""
    beside = {
        "card_speaks",
        "scenario_set",
        "table_laid",
        "group_member",
        "card_dealt",
        "card_left",
        "card_way",
        "card_hidden",
        "card_put",
        "card_laid",
        "die_was",
        "healing",
        "zombie_from",
        "step_replaced",
        "granted_begun",
        "set_up_ended",
        "deaths_cost",
        "exile_costs",
        "goal_part",
    }
    assert {event.name for event in E.TOLD if not event.telling} == beside
    for name in (
        "noise_added",
        "noise_removed",
        "starvation_added",
        "starvation_removed",
        "barricade_removed",
        "zombie_moved",
    ):
        assert next(event for event in E.EVENTS if event.name == name).telling


def test_all_that_matters_is_told() -> None:
    for seed in range(4):
        game = finished(seed, "heuristic")
        told = "\n".join(story(game.log))
        names = [card["name"] for card in cards().of_kind["survivor"]]
        for entry in game.log:
            match entry:
                case (E.SURVIVOR_KILLED, survivor, owner, *_):
                    assert f"{names[survivor]}, of player {owner + 1}," in told
                case (E.CRISIS_REVEALED, crisis):
                    assert (
                        f"Crisis: {cards().of_kind['crisis'][crisis]['name']}, to be prevented with"
                        in told
                    )
                case (E.CROSSROADS_TRIGGERED, player, card):
                    assert (
                        f"Crossroads for player {player + 1}: "
                        f"{cards().of_kind['crossroads'][card]['name']} — “" in told
                    )
        assert told.count("\nRound ") == game.result["rounds"]
        assert told.count("Morale falls") == sum(
            1 for entry in game.log if entry[0] == E.MORALE_LOST
        )
        assert not re.search(r"Morale falls to \d+\.", told), "a fall without its cause"
        assert f"Morale falls to {game.morale}" in told or game.morale > 0


def test_the_end_says_who_was_what_and_who_has_won() -> None:
    for seed in range(6):
        game = finished(seed)
        last = story(game.log)
        end = last[last.index("The end") :]
        for seat, role in enumerate(game.result["roles"]):
            line = next(line for line in end if line.startswith(f"  Player {seat + 1}, "))
            assert {"betrayer": "a betrayer", "loyal": "loyal", "exiled": "exiled"}[role] in line
            assert line.endswith("wins.") == (seat in game.result["winners"])
        assert end[-1] == "  Nobody wins." if not game.result["winners"] else "win" in end[-1]


def test_what_was_told_stays_told() -> None:
    """At every decision the story so far is the beginning of the whole story: a game can be told
    as it goes on.
    """
    game = finished(3, "heuristic")
    whole = story(game.log)
    decisions = [n for n, entry in enumerate(game.log) if entry[0] == "chose"]
    assert len(decisions) > 50
    for cut in decisions:
        said = story(game.log[:cut])
        assert said == whole[: len(said)], cut


@pytest.mark.parametrize("seat", range(4))
def test_hidden_cards_make_no_difference(seat: int) -> None:
    """Every field this seat may not see is replaced by another card: the same story.

    Contributions are turned up later, so they stay.
    """
    for seed in range(3):
        log = finished(seed, "heuristic").log
        assert story([masked(entry, seat) for entry in log], seat) == story(log, seat)


def masked(entry: Frame, seat: int) -> Frame:
    if not isinstance(entry[0], int) or entry[0] == E.CRISIS_CONTRIBUTED:
        return entry
    declared = E.EVENTS[entry[0]]
    names = [name for name, _ in declared.fields]
    if any(entry[1 + names.index(field)] == seat for field in declared.seen_by):
        return entry
    return (
        entry[0],
        *[
            0 if name in declared.private else value
            for name, value in zip(names, entry[1:], strict=True)
        ],
    )


def test_a_hand_card_given_to_the_crisis_is_named_only_for_its_giver_until_it_is_turned_up() -> (
    None
):
    log: list[Frame] = [
        (E.CRISIS_REVEALED, number("crisis", "ward_fever")),
        (E.CRISIS_CONTRIBUTED, 0, item("aspirin")),
    ]
    assert story(log, 0)[-1] == "  Player 1 (you) adds Aspirin to the crisis."
    assert story(log, 1)[-1] == "  Player 1 adds a card to the crisis."
    log.append((E.CRISIS_FAILED, number("crisis", "ward_fever"), 1, 4))
    assert (
        story(log, 1)[-1]
        == "  The crisis gets Aspirin; Ward Fever happens, with 1 point of the 4 needed."
    )


def test_a_move_and_its_roll_are_one_sentence() -> None:
    wen = number("survivor", "wen_guo")
    log: list[Frame] = [
        (E.MOVED, 0, wen, 0, 5, -1),
        (E.MOVE_MADE, 0, wen, 0, 5, -1),
        (E.EXPOSURE_ROLLED, 0, wen, 2, 5, 1),
        (E.FROSTBITTEN, wen, 5, 1),
    ]
    assert story(log) == ["  Wen Guo moves from the colony to the Library and gets frostbite."]


def test_a_search_is_told_with_die_and_noise_and_its_find_only_to_the_searcher() -> None:
    wen, lamp, guide = number("survivor", "wen_guo"), item("reading_lamp"), item("winter_guide")
    log: list[Frame] = [
        (E.DIE_SPENT, 1, 4),
        (E.SEARCH_BEGUN, 1, wen, 5),
        (E.SEARCH_DRAWN, 1, 5, lamp, wen),
        (E.NOISE_MADE, 1, wen, 5),
        (E.SEARCH_DRAWN, 1, 5, guide, wen),
        (E.CARD_KEPT, 1, 5, guide),
        (E.SEARCHED, 1, wen, 5),
    ]
    assert story(log) == [
        "  Wen Guo searches the Library with a 4, makes noise once and keeps Winter Guide rather "
        "than Reading Lamp."
    ]
    assert story(log, 0) == [
        "  Wen Guo searches the Library with a 4, makes noise once and keeps a card of 2."
    ]


def test_a_fall_of_morale_names_its_nearest_cause() -> None:
    wen = number("survivor", "wen_guo")
    log: list[Frame] = [
        (E.ROUND_STARTED, 2, 5, 6, 1),
        (E.COLONY_PHASE_STARTED,),
        (E.STARVED, 1),
        (E.MORALE_LOST, 1),
        (E.WASTE_CHECKED, 12, 1),
        (E.MORALE_LOST, 1),
        (E.CRISIS_FAILED, number("crisis", "bad_news_travels"), 0, 4),
        (E.SURVIVOR_KILLED, wen, 2, 0, E.BY_OVERRUN),
        (E.DEATHS_COST, wen, 1),
        (E.MORALE_LOST, 1),
        (E.MORALE_LOST, 2),
    ]
    said = [line.strip() for line in story(log) if "Morale" in line]
    assert said == [
        "Morale falls to 5 (hunger).",
        "Morale falls to 4 (waste).",
        "Morale falls to 3 (death of Wen Guo).",
        "Morale falls to 1 (Bad News Travels).",
    ]


def test_votes_are_told_together_with_their_counts() -> None:
    log: list[Frame] = [
        (E.EXILE_VOTE_STARTED, 0, 2),
        (E.VOTE_CAST, 0, 1),
        (E.VOTE_CAST, 1, 1),
        (E.VOTE_CAST, 2, 0),
        (E.VOTE_ENDED, 1, 2, 1),
        (E.EXILED, 2),
    ]
    assert story(log) == [
        "  Player 1 calls a vote on exiling player 3.",
        "  The vote: 2 for, 1 against: it passes (for it player 1 and player 2; against player 3).",
        "  Player 3 is exiled.",
    ]


def test_who_decides_equal_votes_hears_them_first() -> None:
    """Votes are revealed together, and equal ones are decided after that (R-VOTE-05, -06)."""
    cast: list[Frame] = [(E.VOTE_CAST, 0, 1), (E.VOTE_CAST, 1, 0)]
    told = "  The votes are in (for it player 1; against player 2)."
    assert story(cast) == [told]
    ended = "  The vote: 1 for, 1 against, the tie is broken: it passes."
    assert story([*cast, (E.VOTE_ENDED, 1, 1, 1)]) == [told, ended]
    clear = [*cast[:1], (E.VOTE_ENDED, 1, 1, 0)]
    assert story(clear) == ["  The vote: 1 for, 0 against: it passes (for it player 1)."]


def test_options_are_told_by_their_labels() -> None:
    path = cards().card_numbers["base/crossroads/teeth"]
    log: list[Frame] = [("chose", 1, "option", (O.OPTION, path, 4))]
    assert story(log) == ["  Player 2 chooses: Burn it with the rest."]


def test_an_offer_that_is_declined_is_told_to_who_declines() -> None:
    """That others decline is not told: not being able to accept looks the same."""
    taken, left = ("chose", 1, "offer", (O.ACCEPT, 0)), ("chose", 1, "offer", (O.DECLINE, 0))
    card = cards().facts[0]["name"]
    assert (
        story([taken], 0) == [f"  Player 2 accepts the offer of {card}."] and story([left], 0) == []
    )
    assert story([left], 1) == [f"  Player 2 (you) declines the offer of {card}."] and story(
        [left]
    ) == [f"  Player 2 declines the offer of {card}."]


def test_a_secret_that_is_looked_at_is_named_to_nobody_else() -> None:
    assert story([(E.OBJECTIVE_SEEN, 0, 1, 0)], 2) == [
        "  Player 1 looks at the secret objective of player 2."
    ]


def test_what_effects_do_without_anybody_doing_it() -> None:
    wen = number("survivor", "wen_guo")
    assert story([(E.ZOMBIE_KILLED, 0, -1, 3, 8)]) == ["  1 zombie dies at the School."]
    assert story([(E.ZOMBIE_KILLED, 0, wen, 3, 8)]) == ["  Wen Guo kills a zombie at the School."]
    assert story([(E.STARVATION_REMOVED, 1)]) == ["  1 starvation token is removed."]
    assert story([(E.SURVIVOR_REMOVED, wen, 2, 0)]) == ["  Wen Guo, of player 3, is gone for good."]
    assert story([(E.OBJECTIVE_CHECKED, 1, 0)]) == ["  The main objective is complete."]


def test_sentences_that_are_declared_with_their_events() -> None:
    wen = number("survivor", "wen_guo")
    assert story([(E.PLAYER_ELIMINATED, 1)], 1) == [
        "  Player 2 (you) is out of the game, and so are all cards in hand and all dice."
    ]
    assert story([(E.CONTROL_CHANGED, wen, 0, 2)]) == [
        "  Wen Guo passes from player 1 to player 3."
    ]
    assert story([(E.CONTROL_CHANGED, wen, -1, 2)]) == ["  Wen Guo passes from nobody to player 3."]


def test_cards_and_people_that_come_and_go() -> None:
    soup = item("tinned_soup")
    assert story([(E.CARD_PLAYED, 0, soup)]) == [
        "  Player 1 plays Tinned Soup to raise a die (removed from the game)."
    ]
    given: list[Frame] = [(E.CARD_GIVEN, 0, 1, soup)]
    assert story(given, 2) == ["  Player 1 gives player 2 a card."] and story(given, 1) == [
        "  Player 1 gives player 2 (you) Tinned Soup."
    ]
    seen: list[Frame] = [(E.CARD_SEEN, 1, soup)]
    assert story(seen, 0) == ["  Player 2 looks at a card."] and story(seen, 1) == [
        "  Player 2 (you) looks at Tinned Soup."
    ]
    assert story([(E.HELPLESS_REMOVED, 1)]) == ["  1 helpless survivor leaves the colony."]
    assert story([(E.HELPLESS_REMOVED, 2)]) == ["  2 helpless survivors leave the colony."]


def test_a_game_without_goals_ends_all_the_same() -> None:
    """A log that was begun by hand, or cut, tells what it has."""
    assert story([("end", 1)])[0] == "The end" and len(story([("end", 1)])) == 2


def test_a_main_objective_without_a_flavor_text_is_named_only() -> None:
    told = [list(narrate(some, [(E.OBJECTIVE_SET, 0, 0)])) for some in (cards(), tiny.load())]
    assert [len([line for line in lines if "“" in line]) for lines in told] == [1, 0]
    assert any("The main objective: Samples" in line for line in told[1])


def test_zombies_are_counted() -> None:
    assert story([(E.ZOMBIE_ADDED, 0, 0), (E.ZOMBIE_ADDED, 0, 1), (E.ZOMBIE_ADDED, 3, 8)]) == [
        "  3 zombies come: 2 to the colony (entrances 1 and 2) and 1 to the School."
    ]
    assert story([(E.ZOMBIE_ADDED, 0, 0)]) == ["  1 zombie comes to the colony (entrance 1)."]


def test_secrets_are_told_to_their_owners_and_at_the_end_to_all() -> None:
    log: list[Frame] = [(E.SECRET_DEALT, 0, BETRAYAL), (E.SECRET_DEALT, 1, 0)]
    mine = story(log, 1)
    assert not any("Player 1" in line for line in mine) and any(
        "Player 2 (you) secretly wants" in line for line in mine
    )
    ended = [
        *log,
        (E.MAIN_TOLD, 0, 1, 4),
        (E.GOAL_TOLD, 0, BETRAYAL, 1, 1, 1),
        (E.GOAL_TOLD, 1, 0, 0, 1, 0),
        ("end", 1),
    ]
    assert any(
        line.startswith("  Player 1, a betrayer, wanted Ahead of Schedule, reached: wins")
        for line in story(ended, 1)
    )


def test_the_board_shows_the_table_and_only_the_own_hand() -> None:
    game: Any = dowlang.Game(cards(), players=3, seed=5)
    while game.decision.kind != "action":
        game.choose(0)
    seen = board(game, 0)
    for card in {game.t.item_card[i] for i in game.hand[0]}:
        assert cards().of_kind["item"][card]["name"] in seen
    assert "Your hand" not in board(game, None)
    for survivor, owner in enumerate(game.controller):
        assert (cards().of_kind["survivor"][survivor]["name"] in seen) == (owner >= 0)
    twin = game.clone()
    twin.hand[1], twin.hand[2] = twin.hand[2], twin.hand[1]
    twin.secret[1], twin.secret[2] = twin.secret[2], twin.secret[1]
    assert board(twin, 0) == seen


def test_what_whole_games_seldom_tell_has_its_line() -> None:
    jerry = item("jerry_can")
    told = {
        E.DETACHED: ((number_of_path("base/crossroads/teeth"),), "Teeth is not attached any more."),
        E.SURVIVOR_OUT: (
            (number("survivor", "barto_nwosu"),),
            "Barto Nwosu is removed from the survivor deck.",
        ),
        E.STAKE_RETURNED: ((0, jerry), "Player 1 takes back Jerry Can."),
        E.CARD_LAID: ((0, jerry, 0), "Jerry Can goes to the waste pile, without effect."),
        E.GRANTED_BEGUN: ((0, 1), "Player 1 uses a card."),
        E.DICE_REFRESHED: ((0, 25), "Player 1 takes back spent dice: 2 5."),
        E.NEXT_TURN_LOST: ((1,), "Player 2 will miss a turn."),
        E.TURN_CUT: ((0,), "The turn ends with this."),
        E.CARD_PUT: ((0, jerry, 1, 0), "Jerry Can goes under the Police Station deck."),
    }
    for event, (payload, line) in told.items():
        assert story([(event, *payload)]) == [f"  {line}"]
    thaw = dowlang.load(ROOT / "examples" / "long_thaw")
    assert "The Long Thaw" in "".join(
        narrate(thaw, [(E.SCENARIO_SET, thaw.number("scenario", "the_long_thaw"))])
    )


def number_of_path(path: str) -> int:
    return next(number for number, facts in enumerate(cards().facts) if facts["path"] == path)
