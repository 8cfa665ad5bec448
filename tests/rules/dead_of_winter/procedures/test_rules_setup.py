"""R-SETUP, R-BOARD: setting up and what lies on the board, who sees what.

Each docstring names the rules it proves.
"""

from __future__ import annotations

import pytest

from dowlang.rulesets.dead_of_winter.state.card_tables import BETRAYAL, STARTING, DeckTooSmall
from dowlang.rulesets.dead_of_winter.state.game_state import Winter
from dowlang.rulesets.dead_of_winter.state.types import LOCATIONS, OUTSIDE
from tests.rules.dead_of_winter.winter import (
    alive,
    asked,
    carry_out,
    end_turn,
    names,
    new_game,
    offered,
    only,
    place,
    rulebook,
    say,
    started,
    table,
    told,
    where,
    who,
    zombies,
)


# ---- set-up
def test_there_is_a_place_for_each_players_things() -> None:
    """R-SETUP-01, R-BOARD-01, R-COMP-16: the colony and six locations; a place for each player's
    things.
    """
    g = new_game(players=4)
    assert len(LOCATIONS) == 7 and len(OUTSIDE) == 6 and len(g.survivor_spaces) == 7
    assert [len(rows) for rows in (g.leader, g.hand, g.unused, g.spent, g.secret)] == [4] * 5


def test_the_main_objective_is_agreed_on_or_drawn() -> None:
    """R-SETUP-02, G-30: by name, else at random; the standard side unless a variant says
    otherwise.
    """
    assert {new_game(seed, players=3).main for seed in range(12)} == {0, 1}
    for number, card in enumerate(rulebook().of_kind["objective"]):
        g = new_game(players=3, objective=card["name"])
        assert g.main == number and g.hardcore == 0


def test_the_setup_text_is_carried_out() -> None:
    """R-SETUP-03, R-CARD-04, U-06, U-07: morale, rounds, food, helpless, starvation, zombies as
    the face says; else the defaults.
    """
    g = new_game(objective="Full Larder")
    assert (g.morale, g.rounds_left, g.food, g.helpless, g.starvation) == (7, 8, 4, 2, 1) and sum(
        g.zombies
    ) == 0
    g = new_game(objective="We Need More Samples")
    assert (g.morale, g.rounds_left, g.food, g.helpless, g.starvation) == (6, 6, 0, 0, 0)
    assert g.zombies == [0] * 6 + [1] * 6


def test_setup_zombies_have_no_victim() -> None:
    """R-SETUP-03: with nobody on the board an overrun kills nobody: locations with one entrance
    space take one zombie, morale stays.
    """
    g = new_game(objective="We Need More Samples", rules={"start.helpless": 0})
    assert g.morale == 6 and g.removed_survivors == ()
    t = table()
    t.game.entrance_spaces[6:] = [0] * 6
    g = carry_out(t.game, "add_zombies", 3, place("school"))
    assert g.morale == 6


def dealt_piles(
    monkeypatch: pytest.MonkeyPatch, **settings: object
) -> tuple[Winter, list[tuple[int, ...]]]:
    seen: list[tuple[int, ...]] = []
    shuffled = Winter.shuffled

    def spy(game: Winter, stream: int, pile: tuple[int, ...]) -> tuple[int, ...]:
        seen.append(tuple(pile))
        return shuffled(game, stream, pile)

    monkeypatch.setattr(Winter, "shuffled", spy)
    return new_game(**settings), seen


@pytest.mark.parametrize("players", [3, 4, 5])
def test_secrets_are_two_a_player_and_one_betrayal_shuffled(
    monkeypatch: pytest.MonkeyPatch, players: int
) -> None:
    """R-SETUP-04, R-SETUP-05, R-SETUP-06, G-04, R-CARD-06: 2P ordinary and one betrayal
    shuffled, one each dealt, the rest unseen.
    """
    g, seen = dealt_piles(monkeypatch, players=players)
    (mixed,) = [pile for pile in seen if pile and min(pile) < BETRAYAL <= max(pile)]
    assert (sum(n < BETRAYAL for n in mixed), sum(n >= BETRAYAL for n in mixed)) == (2 * players, 1)
    assert len(set(g.dealt)) == players and set(g.dealt) < set(mixed) and g.secret == g.dealt
    for player in range(players):
        assert [g.view(other)["secret"] == g.secret[player] for other in range(players)] == [
            other == player for other in range(players)
        ]


def test_decks_are_shuffled() -> None:
    """R-SETUP-07, R-SETUP-08, R-SETUP-10, R-BOARD-17: crises, survivors, exiled objectives,
    crossroads, items, by the seed.
    """
    games = [new_game(seed, players=3, mature="yes") for seed in range(8)]
    for name in ("crisis_deck", "survivor_deck", "exile_deck", "crossroads_deck"):
        assert len({getattr(g, name) for g in games}) > 1
    assert all(len({g.item_deck[x] for g in games}) > 1 for x in OUTSIDE)
    g = games[0]
    assert len(g.crossroads_deck) == 15 and len(g.exile_deck) == 4 and len(g.crisis_deck) == 3


def test_marked_cards_are_taken_out() -> None:
    """R-SETUP-08, R-CARD-03: mature cards on request."""
    marked = next(
        n for n, card in enumerate(rulebook().of_kind["crossroads"]) if card.get("mature")
    )
    assert (
        marked in new_game(players=3).crossroads_deck
        and marked not in new_game(players=3, mature="no").crossroads_deck
    )


def test_everybody_begins_with_five_starting_items() -> None:
    """R-SETUP-09: five starting items each, the remainder to the box."""
    g = new_game(players=3)
    assert [len(cards) for cards in g.hand] == [5, 5, 5]
    assert (
        all(g.t.item_deck[item] == STARTING for cards in (*g.hand, g.box) for item in cards)
        and len(g.box) == 10
    )


def test_items_lie_on_their_locations() -> None:
    """R-SETUP-10, R-CARD-13: by origin deck."""
    g = new_game(players=3)
    assert [len(g.item_deck[x]) for x in OUTSIDE] == [6, 6, 8, 6, 6, 6]
    assert all(g.t.item_deck[item] == x for x in OUTSIDE for item in g.item_deck[x])


def test_two_of_four_survivors_are_kept() -> None:
    """R-SETUP-11, U-65: four dealt, two kept, the others back; nobody sees what the others keep
    before all have chosen.
    """
    g = new_game(players=3)
    assert len(offered(g, "keep_survivor")) == 4
    one, other = g.clone(), g.clone()
    one.choose(0)
    other.choose(1)
    one.choose(0)
    other.choose(0)
    assert (
        asked(one)[0] == 2
        and dict(one.view(1)) == dict(other.view(1))
        and offered(one, "keep_survivor") == offered(other, "keep_survivor")
    )
    g = started(players=3)
    assert [len(group) for group in g.groups] == [2, 2, 2] and len(g.survivor_deck) == 26 - 6


def test_one_leads_and_the_other_follows() -> None:
    """R-SETUP-12, R-CARD-20: the player names the leader among the kept."""
    g = new_game(players=3)
    while g.decision.kind == "keep_survivor":
        g.choose(0)
    assert g.decision.kind == "leader" and len(g.decision) == 2
    chosen = g.decision.options[1].answer[1]
    g.choose(1)
    g.choose(0)
    g.choose(0)
    assert g.leader[0] == chosen and chosen in g.groups[0]


def test_everybody_starts_in_the_colony() -> None:
    """R-SETUP-13."""
    g = started(players=4)
    assert (
        all(g.location[s] == 0 for group in g.groups for s in group)
        and sum(x >= 0 for x in g.location) == 8
    )


def test_the_highest_leader_begins() -> None:
    """R-SETUP-14, R-CARD-09: first player token and first turn; U-19: of equal ones a random
    one.
    """
    for seed in range(6):
        g = started(seed, players=4)
        ranks = [g.t.influence[leader] for leader in g.leader]
        assert ranks[g.first_player] == max(ranks) and asked(g)[0] == g.first_player + 1
    firsts = set()
    for seed in range(12):
        t = table(seed=seed)
        deals = (("Twin One", "Twelve"), ("Forty", "Fifteen"), ("Twin Two", "Eighteen"))
        t.game.survivor_deck = tuple(who(name) for deal in deals for name in (*deal, *deal)[:2])
        t.game.param[rulebook().ruleset.parameter_number["survivors_dealt"]] = 2
        g = carry_out(t.game, "deal_survivors")
        for key in ("leader/twin_one", "leader/forty", "leader/twin_two"):
            g.apply(key)
        firsts.add(g.first_player)
    assert firsts == {0, 2}


def test_nothing_is_rolled_at_setup() -> None:
    """R-SETUP-15: no exposure, no crossroads card, no death before the first round."""
    g = started(players=4)
    log = told(g)
    before = log[: log.index("round_started")]
    assert not {
        "exposure_rolled",
        "crossroads_drawn",
        "survivor_killed",
        "dice_rolled",
        "morale_lost",
    } & set(before)


def test_a_set_that_cannot_deal_is_refused_with_the_numbers() -> None:
    """R-SETUP-04, R-SETUP-09: a set that cannot deal is refused with the numbers."""
    with pytest.raises(DeckTooSmall, match="found 25, wanted at least 30"):
        new_game(players=5, rules={"hand_size": 6})


# ---- board
def test_every_location_is_one_move_away() -> None:
    """R-BOARD-02: from anywhere to anywhere in one move."""
    for start in ("colony", "Police Station", "Hospital"):
        g = table().controls(1, "Forty", at=start).begin()
        assert len(offered(g, "move")) == 6


def test_the_colony_has_six_entrances_and_each_other_place_one() -> None:
    """R-BOARD-03, R-BOARD-04, U-02, U-03: six in the colony, one elsewhere, each with its own
    spaces as on the card.
    """
    g = table().begin()
    assert len(g.zombies) == 12 and g.entrance_spaces == [3] * 6 + [4, 4, 4, 3, 3, 4]


def test_one_piece_a_space() -> None:
    """R-BOARD-05: zombies and barricades share the spaces of an entrance."""
    t = table().controls(1, "Forty", at="Library").zombies("Library", 1).dice(1, 1, 1, 1)
    g = say(t.begin(), "barricade/1/library", "barricade/1/library")
    assert offered(g, "barricade") == [] and g.zombies[10] + g.barricades[10] == 3


def test_a_space_holds_one_survivor() -> None:
    """R-BOARD-06, R-CARD-18: one survivor a space."""
    t = table().controls(1, "Forty", "Fifty").controls(2, "Sixty", at="Gas Station")
    g = say(t.begin(), "move/forty/gas_station", exposure="blank")
    assert "fifty/gas_station" not in offered(g, "move")


def test_helpless_survivors_do_nothing() -> None:
    """R-BOARD-07, G-22: no option is theirs; they eat, draw zombies and take space."""
    t = table().controls(1, "Forty", at="School").helpless(4).dice(1, 6).zombies("colony", 1)
    g = t.begin()
    assert offered(g, "attack") == [] and not [key for key in g.decision.keys if "helpless" in key]
    fed = only(table().controls(1, "Forty", at="School").helpless(4).food(5), "food")
    assert fed.food == 3


def test_a_location_is_shared_whatever_the_entrance() -> None:
    """R-BOARD-08, U-58: whatever the entrance."""
    t = (
        table()
        .controls(1, "Forty")
        .controls(2, "Fifty")
        .zombies("colony", 0, 0, 0, 0, 0, 2)
        .zombies("School", 1)
        .dice(1, 6)
    )
    g = t.begin()
    assert offered(g, "attack") == ["forty/6/colony_6"] and offered(g, "attack_survivor") == [
        "forty/6/fifty"
    ]


def test_tracks_supply_and_piles_are_seen_by_all() -> None:
    """R-BOARD-09, R-BOARD-10, R-BOARD-14: morale, rounds, food, starvation, objective, waste,
    crisis and its contributions are seen by all.
    """
    t = (
        table()
        .controls(1, "Forty")
        .food(3, 2)
        .morale(4)
        .rounds(5)
        .waste("Fuel")
        .crisis("Food Shortage")
        .contributed(1, "Fuel")
    )
    g = t.begin()
    for player in range(3):
        view = g.view(player)
        assert (
            view["morale"],
            view["rounds_left"],
            view["food"],
            view["starvation"],
            view["crisis"],
        ) == (4, 5, 3, 2, g.crisis)
        assert view["main"] == g.main and len(view["waste"]) == 1 and len(view["contributed"]) == 1


def test_the_waste_pile_is_a_stack() -> None:
    """R-BOARD-11, R-ACT-CLN-02: played cards go on top, cleaning takes the top ones."""
    t = (
        table()
        .controls(1, "Forty")
        .waste("Knife", "Knife", "Lighter", "Medicine")
        .hand(1, "Fuel")
        .dice(1, 1)
    )
    g = say(t.begin(), "play/fuel", "clean_waste/1")
    assert names(g, g.waste) == ["Medicine", "Lighter"] and sorted(names(g, g.removed)) == [
        "Fuel",
        "Knife",
        "Knife",
    ]


@pytest.mark.settles(("noise.limit_mode", "spaces"))
def test_a_location_takes_four_noise_tokens_a_round() -> None:
    """R-BOARD-12, R-ACT-SEA-06, G-37, U-50: four a location and round, none in the colony; with
    `spaces` a freed space serves again.
    """
    for rules, again in (({}, []), ({"noise.limit_mode": "spaces"}, [""])):
        t = (
            table(rules=rules)
            .controls(1, "Forty", at="School")
            .dice(1, 6, 6, 6)
            .deck("School", *["Trap"] * 3, *["Lost Family"] * 3)
        )
        g = say(t.begin(), "search/forty/6", "make_noise", "make_noise", "make_noise", "make_noise")
        assert g.noise[3] == 4 and offered(g, "make_noise") == [] and g.noise_spaces[0] == 0
        g.choose(0)
        while g.decision.kind == "under":
            g.choose(0)
        g.noise[3] = 2  # a card took two away
        say(g, "search/forty/6")
        assert (offered(g, "make_noise") if g.decision.kind == "search" else []) == again


def test_zombies_do_nothing_by_themselves() -> None:
    """R-BOARD-13: in a round where nobody adds or attracts any, they stay; nobody is hurt."""
    t = (
        table(2, rules={"two_player.requires_variant": "no"})
        .controls(1, "Forty")
        .controls(2, "Fifty")
        .zombies("School", 3)
        .zombies("colony", 5)
        .food(5)
    )
    g = t.crossroads_deck().crisis().begin()
    before = list(g.zombies)
    end_turn(g)
    assert (
        g.zombies == before
        and alive(g, "Forty", "Fifty") == [True, True]
        and g.wounds == [0] * len(g.wounds)
    )
    assert zombies(g, "school") == 3


def test_public_information_is_the_same_for_all_players() -> None:
    """R-BOARD-14, U-40: the same for all players, at many moments of a game."""
    public = (
        "location",
        "controller",
        "wounds",
        "frostbite",
        "equipment",
        "leader",
        "unused",
        "spent",
        "zombies",
        "barricades",
        "noise",
        "food",
        "waste",
        "crisis",
        "main",
        "exiled",
        "first_player",
        "hands",
        "decks",
        "survivor_deck",
        "crossroads_deck",
        "helpless",
        "drawn_count",
    )
    g = started(seed=8, players=4)
    for n in range(40):
        views = [g.view(player) for player in range(4)]
        for name in public:
            assert all(view[name] == views[0][name] for view in views), name
        if g.is_over:
            break
        g.choose(n * 7 % len(g.decision))


def test_private_information_is_in_no_other_view() -> None:
    """R-BOARD-15, R-BOARD-16, R-BOARD-17: hands, objectives, the card in force and deck orders
    are in no other view.
    """
    t = (
        table()
        .controls(1, "Forty")
        .controls(2, "Fifty")
        .hand(1, "Fuel")
        .hand(2, "Knife")
        .secret(1, "Plain Wish 1")
        .secret(2, "Dark Wish 1")
    )
    g = t.crossroads_deck("Shots", "Knives Out").begin()
    end_turn(g)
    twin = g.clone()
    twin.crossroads, twin.waits_for = g.crossroads_deck[-1], -1
    twin.crossroads_deck = (g.crossroads,)
    twin.hand[0], twin.secret[0], twin.dealt[0] = (t.copies("Medicine")[0],), 3, 3
    twin.item_deck = [tuple(reversed(deck)) for deck in g.item_deck]
    twin.survivor_deck = tuple(reversed(g.survivor_deck))
    assert dict(twin.view(1)) == dict(g.view(1)) and dict(twin.view(2)) == dict(g.view(2))
    assert dict(twin.view(0)) != dict(g.view(0))  # player 1 holds the card and the objective


def test_disputes_are_the_first_players() -> None:
    """R-BOARD-18, R-VOTE-05: whoever holds the token then, not player 1 or the active player."""
    t = (
        table(2, rules={"two_player.requires_variant": "no"})
        .first_player(2)
        .controls(1, "Forty", at="School")
        .controls(2, "Fifty", at="School")
    )
    g = end_turn(t.begin())
    say(g, "exile_vote/player_2", "vote/up", "vote/down")
    assert asked(g) == (2, "tie") and where(g, "Forty") == "school"
