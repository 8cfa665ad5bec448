"""Cards that are dealt first or surely: they are where they should be, nothing else is lost or
doubled, and the rest of the game has the same chance.
"""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from typing import Any

import pytest

import dowlang
from dowlang.engine.card_set import CardSet
from dowlang.engine.game import Game
from dowlang.engine.replay import from_json as journal_of
from dowlang.engine.replay import replay, to_json
from dowlang.engine.setup_options import InvalidSetting
from dowlang.rulesets.dead_of_winter.analysis.invariants import wrong
from dowlang.rulesets.dead_of_winter.state.card_tables import BETRAYAL, STARTING

SEEDS = range(12)


@lru_cache(maxsize=1)
def cards() -> CardSet:
    return dowlang.load("cards/base")


def begun(deal: str, seed: int = 1, **settings: Any) -> Any:
    return Game.begin(cards(), seed, {**settings, "deal": deal})


def names(kind: str) -> list[str]:
    return [str(card["name"]) for card in cards().of_kind[kind]]


def events(game: Any, name: str) -> list[tuple[int, ...]]:
    number = cards().ruleset.event_number[name]
    return [entry[1:] for entry in game.journal.events if entry[0] == number]


def dealt_survivors(game: Any) -> list[tuple[int, ...]]:
    """Who was dealt to each player, asked of the waiting frames of a game that just began."""
    ((_, deals, *_),) = [f for f in game.stack if f[0].endswith("survivors_kept")]
    return list(deals)


def sound(game: Any, plain: Any) -> None:
    """Every card is in the game as often as without the deal."""
    assert not wrong(game)
    for pile in ("crossroads_deck", "crisis_deck", "exile_deck"):
        assert Counter(getattr(game, pile)) == Counter(getattr(plain, pile)), pile
    for one in (game, plain):
        items = [*one.box, *(i for pile in (*one.item_deck, *one.hand) for i in pile)]
        assert sorted(items) == list(range(one.t.items))
    people = [s for group in dealt_survivors(game) for s in group] + [*game.survivor_deck]
    assert sorted(people) == list(range(game.t.survivors))


@pytest.mark.parametrize("name", names("crossroads")[::6])
def test_a_crossroads_card_is_drawn_first(name: str) -> None:
    for seed in SEEDS:
        game, plain = begun(name, seed), begun("", seed)
        assert game.crossroads_deck[-1] == names("crossroads").index(name)
        pairs = zip(game.crossroads_deck, plain.crossroads_deck, strict=True)
        assert sum(a != b for a, b in pairs) <= 2
        assert game.crisis_deck == plain.crisis_deck and game.hand == plain.hand
        assert game.draws == plain.draws
        sound(game, plain)


def test_several_lie_in_the_order_they_are_named() -> None:
    first, second, third = names("crossroads")[4], names("crossroads")[0], names("crossroads")[9]
    game = begun(f"{first} + {second}+{third}")
    assert game.crossroads_deck[:-4:-1] == (4, 0, 9)


def drawn(deal: str, seed: int, turns: int) -> dict[int, tuple[int, int]]:
    """Return what each player's first turn draws: its card, and how many turns came before."""
    game, out = begun(deal, seed), {}
    game.log = []
    number = cards().ruleset.event_number
    while len(out) < turns:
        game.choose(len(game.stack[-1][3]) - 1)
        out = {}
        for entry in game.log:
            if entry[0] == number["crossroads_drawn"]:
                out.setdefault((entry[1] + 1) % game.players, (entry[2], len(out)))
    return out


@pytest.mark.parametrize("seed", SEEDS)
def test_a_crossroads_card_is_drawn_in_the_first_turn_of_its_player(seed: int) -> None:
    """Whoever begins: of the others each is drawn in the order of the turns."""
    seat, other = seed % 4, (seed + 1 + seed % 3) % 4
    teeth, fever = names("crossroads").index("Teeth"), names("crossroads").index("The Fever Tent")
    deal = f"Teeth to {seat + 1} + The Fever Tent to player {other + 1}"
    found = drawn(deal, seed, 4)
    assert (found[seat][0], found[other][0]) == (teeth, fever)
    found = drawn(f"The Fever Tent + Teeth to {seat + 1}", seed, 4)
    assert found[seat][0] == teeth
    (first,) = [player for player, (card, _) in found.items() if card == fever]
    assert found[first][1] == min(at for player, (_, at) in found.items() if player != seat)


def test_a_game_is_saved_before_a_crossroads_card_is_laid() -> None:
    game = begun("Teeth to 3", 4)
    loaded = Game.from_json(game.to_json(), cards())
    assert loaded.digest == game.digest and game.digest != begun("Teeth", 4).digest


@pytest.mark.parametrize("apart", [6, pytest.param(1, marks=pytest.mark.proof)])
def test_a_crisis_comes_first(apart: int) -> None:
    for name in names("crisis")[::apart]:
        for seed in SEEDS:
            played = dowlang.play(
                cards(), {"deal": name.upper()}, ["first"], seed=seed, journal=True
            )
            assert events(played.game, "crisis_revealed")[0] == (names("crisis").index(name),)


def test_an_exile_objective_lies_on_top() -> None:
    for number, name in enumerate(names("exile")):
        assert begun(name).exile_deck[-1] == number


@pytest.mark.sample(1)
@pytest.mark.parametrize("kind", ["secret", "betrayal"])
def test_a_secret_objective_is_dealt(kind: str) -> None:
    offset = BETRAYAL if kind == "betrayal" else 0
    for number, name in enumerate(names(kind)):
        seats = Counter[int]()
        for seed in SEEDS:
            plain = begun("", seed)
            for game, seat in [
                (begun(name, seed), None),
                *((begun(f"{name} to {n + 1}", seed), n) for n in range(4)),
            ]:
                where = game.secret.index(number + offset)
                assert seat in (None, where)
                seats[where] += seat is None
                assert len(set(game.secret)) == 4 and game.secret == game.dealt
                assert sum(s >= BETRAYAL for s in game.secret) <= 1
                told = dict(events(game, "secret_dealt"))
                assert told == dict(enumerate(game.secret))
                assert game.draws == plain.draws
                sound(game, plain)
        assert len(seats) > 1, "one seat gets it in every game"


def test_two_secrets_for_two_players() -> None:
    for seed in SEEDS:
        one, other = names("secret")[:2]
        game = begun(f"{one} to 3 + {other} to player 1", seed)
        assert (game.secret[2], game.secret[0]) == (0, 1)
        traitor = names("betrayal")[seed % 4]
        game = begun(f"{one} to 3 + {traitor} to player 1 + {other}", seed)
        assert (game.secret[2], game.secret[0]) == (0, BETRAYAL + seed % 4) and 1 in game.secret


def test_an_item_is_in_a_hand() -> None:
    """A starting item, and one of a location, which leaves its deck."""
    t = cards().tables
    for seed in SEEDS:
        plain = begun("", seed)
        for design, name in list(enumerate(names("item")))[::9]:
            game = begun(f"{name} to 2 + {name} to 2", seed) if _copies(design) > 1 else None
            for each, least in ((begun(f"{name} to 2", seed), 1), (game, 2)):
                if each is not None:
                    assert sum(t.item_card[i] == design for i in each.hand[1]) >= least, name
                    assert [len(hand) for hand in each.hand] == [5] * 4
                    assert each.draws == plain.draws
                    sound(each, plain)


def _copies(design: int) -> int:
    return int(cards().tables.item_card.count(design))


def test_an_item_for_nobody_is_dealt_or_lies_on_top() -> None:
    t = cards().tables
    for design, name in enumerate(names("item")):
        game = begun(name)
        held = any(t.item_card[i] == design for hand in game.hand for i in hand)
        top = any(pile and t.item_card[pile[-1]] == design for pile in game.item_deck)
        starting = any(
            t.item_card[i] == design and t.item_deck[i] == STARTING for i in range(t.items)
        )
        assert held if starting else top, name


def test_a_survivor_is_dealt() -> None:
    for survivor, name in enumerate(names("survivor")):
        for seed in (1, 2):
            assert any(survivor in group for group in dealt_survivors(begun(name, seed)))
            assert survivor in dealt_survivors(begun(f"{name} to 3", seed))[2]


def test_four_survivors_for_one_player() -> None:
    four = names("survivor")[3:7]
    game = begun(" + ".join(f"{name} to 2" for name in four))
    assert sorted(dealt_survivors(game)[1]) == [3, 4, 5, 6]
    sound(game, begun(""))


def test_a_journal_and_a_save_hold_it() -> None:
    deal = "Teeth + Family Photograph to 2"
    played = dowlang.play(cards(), {"deal": deal}, ["random"], seed=5, journal=True, digests=True)
    journal = journal_of(to_json(played.game.journal, cards()), cards())
    assert journal.setup is not None and journal.setup.settings["deal"] == deal
    assert replay(journal, cards()).difference is None
    again = dowlang.play(cards(), {"deal": deal}, ["random"], seed=5).game
    assert again.digest == played.game.digest
    assert dowlang.play(cards(), {}, ["random"], seed=5).game.digest != again.digest


@pytest.mark.parametrize(
    ("deal", "said"),
    [
        ("Teth", "did you mean `Teeth`"),
        ("Teth to 2", "did you mean `Teeth`"),
        ("Teeth + Famly Photograph", "did you mean `Family Photograph`"),
        ("The Pipes Burst to 2", "a crisis card lies on its deck"),
        ("Teeth to 2 + The Fever Tent to 2", "one crossroads card a player"),
        ("Teeth to 5", "a player from 1 to 4"),
        ("Family Photograph to 5", "a player from 1 to 4"),
        ("Family Photograph to 0", "a player from 1 to 4"),
        ("Family Photograph to 2 + Armed Neighbours to 2", "one secret objective a player"),
        ("Every Door Barred", '--setting "objective=Every Door Barred"'),
        ("Library", "a location is on the table"),
        ("Teeth + Teeth", "named once"),
    ],
)
def test_what_cannot_be_dealt_is_refused(deal: str, said: str) -> None:
    with pytest.raises(InvalidSetting) as refused:
        begun(deal)
    assert said in str(refused.value) and str(refused.value).startswith("`deal`: found `")


def test_cards_that_are_left_out_are_refused() -> None:
    mature = next(str(c["name"]) for c in cards().of_kind["crossroads"] if c.get("mature"))
    begun(mature)
    with pytest.raises(InvalidSetting, match="left out"):
        begun(mature, mature="no")
    with pytest.raises(InvalidSetting, match=r"in which secret objectives are dealt|left out"):
        begun("Family Photograph", variant="cooperative")


def test_more_than_there_is_place_for_is_refused() -> None:
    name = names("item")[0]
    copies = _copies(0)
    with pytest.raises(InvalidSetting, match="more"):
        begun(" + ".join([f"{name} to 1"] * (copies + 5)))
    with pytest.raises(InvalidSetting, match="more cards than are dealt"):
        begun(" + ".join(f"{one} to 1" for one in names("survivor")[:5]))
    two = names("betrayal")[:2]
    with pytest.raises(InvalidSetting, match="betrayal objectives"):
        begun(f"{two[0]} to 1 + {two[1]} to 2")
