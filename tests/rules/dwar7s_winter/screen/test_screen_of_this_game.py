"""The screen speaks of the game that is played: its rules, what is free, what is hidden or open."""

from __future__ import annotations

from typing import Any

import pytest

from dowlang.agents import make
from dowlang.cli.menus import Menu, choices_of, first_menu, narrowed, understood
from dowlang.engine.screen_declarations import Facet
from dowlang.engine.screen_questions import asked, purpose, shown_to
from dowlang.rulesets.dwar7s_winter.narration import board
from dowlang.rulesets.dwar7s_winter.narration.table import trophies
from dowlang.rulesets.dwar7s_winter.procedures.endings import score_parts
from dowlang.rulesets.dwar7s_winter.screen import SCREEN
from dowlang.rulesets.dwar7s_winter.screen.drawing import drawn
from dowlang.rulesets.dwar7s_winter.screen.entries import entry, music, status
from dowlang.rulesets.dwar7s_winter.screen.pages import enemies, hand, points, points_known
from dowlang.rulesets.dwar7s_winter.screen.pieces import described
from dowlang.rulesets.dwar7s_winter.state import options as O
from dowlang.rulesets.dwar7s_winter.state.game_state import Dwar7s
from dowlang.rulesets.dwar7s_winter.state.types import THUNDER
from tests.languages.told import marked
from tests.rules.dwar7s_winter.hearth import (
    begin,
    cards,
    crew,
    hold,
    put_legend,
    real,
    say,
    table,
    z,
)
from tests.rules.dwar7s_winter.test_vectors import give, legend


def rules_page(players: int = 3, variant: str = "standard", **rules: Any) -> str:
    """The game on one page, as the first seat reads it."""
    game = real(players, variant=variant, rules={k.replace("__", "."): v for k, v in rules.items()})
    return " ".join("\n".join(SCREEN.on_one_page(cards(), game.view(0))).split())


def words_of(game: Dwar7s, kind: str) -> list[str]:
    """The words of the options of a kind."""
    view = game.view(game.decision.player)
    said = [
        entry(cards(), view, answer)
        for key, answer in zip(game.decision.keys, game.decision.answers, strict=True)
        if key.startswith(kind)
    ]
    return [one.text for one in said]


ALONE = (
    ("wins alone", "win together", "once a turn), play an", "then the others", "Everybody"),
    ("as often as you can pay", "3 tokens a week", "first 3 of a turn are free", "earn a title"),
)


def test_the_rules_page_of_a_solo_game() -> None:
    """D-VAR-03..06."""
    page, many = rules_page(1), rules_page(3)
    assert all(said not in page for said in ALONE[0])
    assert all(said in page and said not in many for said in ALONE[1])
    assert "wins alone" in many and "hire a hero of the pool (once a turn)" in many


@pytest.mark.parametrize(
    ("variant", "said"),
    [
        ("nightmare", "(two in weeks 3, 5 and 7)"),
        ("bloodthirsty", "1 for each kind of monster you defeated"),
        ("legendary", "one more if its zone had one already, while 3 or fewer are active"),
        ("legendary", "the thunder lord is placed without an action (any number of times)"),
        ("legendary", "2 for each legendary dwarf"),
    ],
)
def test_the_rules_page_knows_the_variant(variant: str, said: str) -> None:
    """D-VAR-07, D-VAR-09, D-LEG-06..11."""
    assert said in rules_page(3, variant) and said not in rules_page(3)
    assert said in rules_page(3, "nightmare+bloodthirsty+legendary")


@pytest.mark.parametrize(
    ("rules", "said"),
    [
        ({"edition": "coop3"}, "win together"),
        ({"edition": "prototype"}, "or 5 disasters are active"),
        ({"lose__disasters": 6}, "or 6 disasters are active"),
        ({"lose__check_at": "at_once"}, "(at once, when it enters)"),
        ({"weeks": 9}, "After week 9"),
        ({"stock_most": 9}, "a resource at 9"),
        ({"militia": 4}, "and 4 for having all dwarves in camp"),
        ({"score__producer_gold": 5}, "gold 5"),
        ({"gold_for_shortage__overcome": "yes"}, "For a monster and a disaster gold stands in"),
    ],
)
def test_the_rules_page_knows_the_numbers(rules: dict[str, Any], said: str) -> None:
    assert said in rules_page(3, **rules) and said not in rules_page(3)


def test_what_is_free_says_so() -> None:
    """D-VAR-04, D-LEG-09, U-46: music of a solo turn, the thunder lord."""
    game = begin(table(1, rules={"solo.free_music": 1}))
    assert all(said.endswith("(free)") for said in words_of(game, "music/"))
    say(game, "music/drum")
    assert words_of(game, "music/") and not any("free" in said for said in words_of(game, "music/"))
    assert not any("free" in said for said in words_of(begin(table(2)), "music/"))
    for limit, again in (("unlimited", True), ("once", False)):
        game = give(table(2, "legendary", {"thunder.limit": limit}), 0)
        begin(legend(game, 0, THUNDER))
        first = set(words_of(game, "place/thunder"))
        assert first == {"place the thunder lord from camp (free)"}
        say(game, "place/thunder_lord/mine_1")
        put_legend(game, 0, THUNDER)
        say(game, "place/dwarf/forest_1")
        said = set(words_of(game, "place/thunder"))
        assert said == {f"place the thunder lord from camp{' (free)' if again else ''}"}


def test_the_turn_line_is_true_in_every_game() -> None:
    """It leaves it to the lines which action is free."""
    game = begin(hold(table(1), 0, "s_wood"))
    said = shown_to(game, 0)
    assert any("what is not marked free costs one" in str(part) for part in said)


def test_the_music_tokens_of_a_solo_player_are_counted() -> None:
    """D-VAR-03."""
    game = begin(table(1))
    assert status(cards(), game.view(0)).endswith("3 of 3 music tokens left")
    say(game, "music/drum")
    assert status(cards(), game.view(0)).endswith("2 of 3 music tokens left")
    assert "token" not in status(cards(), begin(table(2)).view(0))


def test_trophies_that_nobody_may_count_read_as_hidden() -> None:
    """U-38: neither the true number nor 0."""
    for public in ("yes", "no"):
        game = begin(give(table(2, rules={"trophies.public": public}), 1, ("m_wood", "m_food")))
        for seat in (0, None):
            line = next(x for x in board(game, seat).split("\n") if x.startswith("Player 2"))
            assert ("2 trophies" in line, "trophies face down" in line) == (
                public == "yes",
                public == "no",
            )
        own = next(x for x in board(game, 1).split("\n") if x.startswith("Player 2"))
        assert "2 trophies" in own
        group = next(g for g in drawn(cards(), game.view(0)).groups if "Player 2" in str(g))
        assert ("face down" in str(group)) == (public == "no")


def test_open_hands_are_on_the_screen() -> None:
    """U-22."""
    for secret in ("yes", "no"):
        game = begin(hold(table(2, rules={"hand.secret": secret}), 1, "p_2stone", "p_1wood"))
        lines = [str(line) for line in hand(cards(), game.view(0))]
        is_open = secret == "no"
        assert ("The hand of player 2 (2 cards)" in lines) == is_open
        assert any("stone_ulf" in line for line in lines if "brief=True" in line) == is_open
        row = [x for x in board(game, 0).split("\n") if x.startswith("Hand of player 2: ")]
        assert bool(row) == is_open and all("Stone Ulf" in x for x in row)


def test_the_castle_is_named_by_the_castle_alone() -> None:
    """So that its words pick one of all zones, which are so many steps from it."""
    game = real(2, 3)
    while game.decision.kind != "guardian":
        game.choose(0)
    view = game.view(game.decision.player)
    said = [entry(cards(), view, answer).text for answer in game.decision.answers]
    assert len(said) == 17 and [text for text in said if "from" not in text] == ["the castle"]


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("move forest 1 mine 1", "move/dwarf/forest_1/mine_1"),
        ("move mine 1 forest 1", "move/dwarf/mine_1/forest_1"),
        ("place forest 2", "place/dwarf/forest_2"),
    ],
)
def test_a_number_belongs_to_the_word_before_it(typed: str, meant: str) -> None:
    """Words pick one move although the number stands in others too."""
    game = begin(crew(table(2), 0, F1=1, M1=1, M4=1))
    cards_of, view = cards(), game.view(0)
    entries = tuple(entry(cards_of, view, answer) for answer in game.decision.answers)
    menu = first_menu("What do you do?", choices_of(game.decision, entries))
    picked = understood(menu, typed)
    assert isinstance(picked, int) and game.decision.keys[picked] == meant


def test_a_zone_that_had_its_dwarf_keeps_its_place_and_says_why() -> None:
    """D-PH3-06: the numbers of the other zones stay as they were."""
    game = begin(crew(table(2), 0, F1=1))

    def zones() -> tuple[Menu, Facet]:
        view = game.view(0)
        entries = tuple(entry(cards(), view, answer) for answer in game.decision.answers)
        menu = first_menu("What do you do?", choices_of(game.decision, entries))
        row = next(row for row in menu.rows if row.text.startswith("place a dwarf"))
        asked = narrowed(row, 0)
        assert isinstance(asked, Menu)
        return asked, row.choices[0].entry.facets[0]

    before, facet = zones()
    assert not facet.closed
    say(game, "place/dwarf/wall_2")
    after, facet = zones()
    (closed,) = facet.closed
    numbers = {row.choices[0].key: row.typed for row in before.rows}
    assert {row.choices[0].key: row.typed for row in after.rows} == {
        key: typed for key, typed in numbers.items() if key != "place/dwarf/wall_2"
    }
    assert str(closed.place + 1) == numbers["place/dwarf/wall_2"] and closed.text == "wall 2"
    assert after.question.endswith("(wall 2: one dwarf comes from camp to a zone a turn)")


@pytest.mark.parametrize("language", [False, True])
@pytest.mark.parametrize("won", [0, 1])
def test_trophies_are_said_of_who_has_some_in_every_language(language: bool, won: int) -> None:
    game = begin(table(2))
    if won:
        game.monsters_won[0] += (0,)
    told = marked(cards()) if language else cards()
    mine = next(group for group in drawn(told, game.view(0)).groups if group.seat == 0)
    assert (trophies(told, game.view(0), 0, 0) in mine.text) == bool(won)
    assert mine.text.count("⟦and-there⟧" if language else ";") == 1 + won


@pytest.mark.sample(2)
@pytest.mark.parametrize("public", (True, False))
@pytest.mark.parametrize("variant", ("standard", "bloodthirsty+legendary"))
def test_points_are_told_while_one_plays(variant: str, public: bool) -> None:
    """D-END-05, U-38: as they would be counted now, but for trophies that lie face down."""
    game = real(3, variant=variant, rules={"trophies.public": int(public)})
    agents = [make("heuristic", cards(), 1, seat) for seat in range(3)]
    settled = set()
    while not game.is_over:
        for seat in range(3) if game.decision.kind == "action" else ():
            known, whole = points_known(cards(), game.view(0), seat), score_parts(game, seat)
            if seat and not public:
                assert known == (0, 0, *whole[2:5], 0, whole[6])
            else:
                assert known == whole
            settled.add((seat, any(whole[:2])))
        game.choose(
            agents[game.decision.player].choose(game.view(game.decision.player), game.decision)
        )
    assert (0, True) in settled and (1, True) in settled


@pytest.mark.parametrize("public", (True, False))
def test_the_page_of_points_lists_the_trophies(public: bool) -> None:
    """U-38: each with what it is worth, those of others only where they lie open."""
    game = table(3, rules={"trophies.public": int(public)})
    for seat in (0, 1):
        game.monsters_won[seat] = (seat,)
    page = list(points(cards(), game.view(0)))
    cards_shown = [line for line in page if not isinstance(line, str)]
    said = " ".join(line for line in page if isinstance(line, str))
    assert len(cards_shown) == (2 if public else 1)
    assert all(" point" in line.after for line in cards_shown)
    assert said.count("trophies face down") == (0 if public else 2)
    assert "Player 1 (you) has " in said and "monsters " in said


def test_the_page_of_enemies_shows_disasters() -> None:
    """Both that stand on the board, or that neither does."""
    game = table(2)
    game.monsters, game.disasters = (), ()
    assert list(enemies(cards(), game.view(0))) == ["Neither monster nor disaster is on the board"]
    game.disasters = (0,)
    page = list(enemies(cards(), game.view(0)))
    assert page[0] == "Disasters on the board" and len(page) == 2


def test_own_dwarves_are_called_so() -> None:
    """Whoever looks reads of their own dwarves as theirs, and of others' as those of a player."""
    game = table(2)
    crew(game, 0, F2=1)
    crew(game, 1, F2=2)
    zone = z(game, "F2")
    for seat in (0, 1):
        told = described(cards(), game.view(seat), "zone", zone)
        assert ("1 dwarf of yours" in told, "2 dwarves of yours" in told) == (seat == 0, seat == 1)
        assert f"of player {2 - seat}" in told and f"of player {seat + 1}" not in told


def test_music_that_only_others_would_play_is_called_so() -> None:
    """An instrument without a card of one's own hand serves the others."""
    for players, said in (
        (2, "no card of your hand; only others could play theirs"),
        (1, "0 cards"),
    ):
        game = table(players)
        game.hand[0] = ()
        assert said in music(cards(), game.view(0), (O.MUSIC, 0)).about


def test_who_puts_guardians_is_told_how_many_are_left() -> None:
    """D-SETUP-11: one question after the other, down to the last dwarf of each player."""
    game = real(4)
    told: dict[int, list[str]] = {}
    while game.decision.kind == "guardian":
        said = purpose(game, asked(game))
        told.setdefault(game.decision.player, []).append(said.rpartition(": ")[2])
        game.choose(len(told) - 1)
    assert len(told) == 4
    for left in told.values():
        assert left == [f"{number}." for number in range(len(left), 0, -1)]
