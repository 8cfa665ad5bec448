"""What the story tells so that a listener can recount: what vanishes, is spared, ties, ends."""

from __future__ import annotations

from dowlang.rulesets.dwar7s_winter.narration import narrate
from dowlang.rulesets.dwar7s_winter.procedures.monsters import attack
from dowlang.rulesets.dwar7s_winter.procedures.stocks import gain
from dowlang.rulesets.dwar7s_winter.procedures.weeks import resolve
from dowlang.rulesets.dwar7s_winter.state.game_state import Dwar7s
from dowlang.rulesets.dwar7s_winter.state.types import GOLD, GUARDIAN
from tests.rules.dwar7s_winter.hearth import (
    after,
    begin,
    card,
    cards,
    crew,
    disaster,
    have,
    hold,
    monster,
    play,
    real,
    say,
    table,
)
from tests.rules.dwar7s_winter.test_vectors import give, legend


def story(game: Dwar7s, seat: int | None = None) -> list[str]:
    """The lines that were told."""
    return [line.strip() for line in narrate(cards(), game.log or (), seat)]


def ended(game: Dwar7s) -> list[str]:
    """What is told when the last week of a game ends."""
    game.week = game.param[0]
    return story(after(game, resolve))


def test_what_the_highest_value_swallows_is_told() -> None:
    """D-COMP-04: all of it, and a part of it."""
    game = have(table(2), 0, gold=7)
    begin(game)
    gain(game, 0, GOLD, 1)
    assert story(game)[-1] == "Player 1 has 7 gold, the most there is room for: 1 gained is lost."
    have(game, 0, gold=6)
    gain(game, 0, GOLD, 3)
    assert story(game)[-2:] == [
        "Player 1 gains 1 gold, and has 7.",
        "Player 1 has 7 gold, the most there is room for: 2 gained are lost.",
    ]


def test_a_hire_without_a_price_is_a_hire() -> None:
    """D-PH3-09, U-27: a hero that an ability brings is taken, one that costs nothing is hired."""
    game = begin(table(2, rules={f"pool.price_{n}": 0 for n in (1, 2, 3, 4)}))
    say(game, next(key for key in game.decision.keys if key.startswith("hire/")))
    assert any(line.startswith("Player 1 hires ") for line in story(game))
    game = play(begin(hold(have(table(2), 0, gold=7), 0, "p_recruit")), "inst4", card("p_recruit"))
    while game.decision.kind != "action":
        game.choose(0)
    assert any(line.startswith("Player 1 takes ") for line in story(game))
    assert not any("hires" in line for line in story(game))


def test_what_makes_a_price_smaller_is_told() -> None:
    """D-LEG-08, U-63: whose guardian spares which resource."""
    for owner, rules in ((0, {}), (1, {"guardian.beneficiary": "anybody"})):
        game = crew(have(table(2, "legendary", rules), 0, wood=7, stone=7, food=7), 0, M4=5)
        legend(game, owner, GUARDIAN, "M4")
        number = disaster(game, "M4")
        cost = sum(game.t.disaster[number].cost)
        begin(game)
        say(game, next(key for key in game.decision.keys if key.startswith("overcome/")))
        while game.decision.kind != "action":
            game.choose(0)
        lines = story(game)
        spared = f"Player {owner + 1}'s earth guardian spares player 1 1 "
        assert sum(line.startswith(spared) for line in lines) == 1
        paid = [int(line.split()[3]) for line in lines if " pays " in line]
        assert sum(paid) == cost - 1


def test_gold_that_stands_in_is_told() -> None:
    """D-PH3-26."""
    game = crew(have(table(2), 0, wood=0, stone=0, food=0, gold=7), 0, F1=4)
    monster(game, "m_wood", "F1")
    begin(game)
    say(game, next(key for key in game.decision.keys if key.startswith("defeat/")))
    while game.decision.kind != "action":
        game.choose(0)
    assert "2 gold of player 1 stands in for what is missing." in story(game)


def test_a_monster_that_does_not_attack_again_is_told() -> None:
    """U-49."""
    game = crew(table(2, rules={"ability.stack_across_monsters": "no"}), 0, F1=1)
    first, second = monster(game, "m_wood", "F1"), monster(game, "m_wood", "M1")
    lines = story(after(game, (attack, first), (attack, second)))
    assert "Beam Gnawer attacks from forest 1." in lines
    quiet = "Second Beam Gnawer does not attack: one of its kind has attacked this week."
    assert quiet in lines and not any("Second Beam Gnawer attacks" in line for line in lines)


def test_what_decides_a_tie_is_told() -> None:
    """D-END-11: as far as it takes, of those alone who have the most points."""
    game = have(table(3), 1, gold=3)
    lines = ended(give(game, 2, (), 0, ()))
    told = [line for line in lines if line.startswith("To break the tie")]
    assert told[:3] == [f"To break the tie, dwarves in camp: player {n} has 7." for n in (1, 2, 3)]
    assert told[-1] == "To break the tie, gold: player 3 has 2."
    assert "To break the tie, gold: player 2 has 3." in told and "Player 2 wins." in lines
    alone = ended(crew(table(2), 0, F1=1))
    assert not any("tie" in line for line in alone)
    shared = ended(table(2))
    assert "To break the tie, monsters defeated: player 2 has 0." in shared
    together = ended(table(2, rules={"edition": "coop3"}))
    assert not any("tie" in line for line in together)


def test_a_solo_game_without_a_title_says_so() -> None:
    """D-VAR-06."""
    assert "Player 1 has earned no title." in ended(table(1))
    assert not any("no title" in line for line in ended(table(2)))


def test_every_reason_of_a_defeat_is_told() -> None:
    """D-END-01: each monster in the castle, and the disasters if there are too many."""
    game = table(2)
    for kind in ("m_wood", "m_wood", "frost_giant"):
        monster(game, kind, "C")
    for key in ("F1", "F2", "M2", "P2", "P3"):
        disaster(game, key)
    lines = [line for line in story(after(game, resolve)) if "all players lose" in line]
    inside = [line.removesuffix(" is in the castle: all players lose.") for line in lines[:-1]]
    assert inside == ["Beam Gnawer", "Second Beam Gnawer", "Rime Strider"]
    assert lines[-1] == "5 disasters are active: all players lose."
    game = table(2)
    monster(game, "m_wood", "C")
    assert sum("all players lose" in line for line in story(after(game, resolve))) == 1


def test_open_hands_are_told_to_all() -> None:
    """U-22."""
    for secret in ("yes", "no"):
        game = real(2, 3, {"hand.secret": secret})
        while game.decision.kind != "action":
            game.choose(0)
        for seat in (0, 1):
            other = f"Player {2 - seat} takes 7 cards into the hand"
            line = next(line for line in story(game, seat) if line.startswith(other))
            assert (": " in line) == (secret == "no")
