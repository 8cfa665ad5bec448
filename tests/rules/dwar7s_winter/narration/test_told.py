"""What the story tells so that a listener can recount: what vanishes, is spared, ties, ends."""

from __future__ import annotations

from dowlang.engine.plain_story import sentence
from dowlang.rulesets.dwar7s_winter.narration import board, narrate
from dowlang.rulesets.dwar7s_winter.narration.sentences import EVENTS
from dowlang.rulesets.dwar7s_winter.procedures.disasters import occur
from dowlang.rulesets.dwar7s_winter.procedures.monsters import attack, herd, spawn
from dowlang.rulesets.dwar7s_winter.procedures.pool import take_hero
from dowlang.rulesets.dwar7s_winter.procedures.stocks import gain, reduce_track
from dowlang.rulesets.dwar7s_winter.procedures.weeks import enter_phase, resolve, weekly_disasters
from dowlang.rulesets.dwar7s_winter.screen.drawing import drawn
from dowlang.rulesets.dwar7s_winter.screen.entries import status
from dowlang.rulesets.dwar7s_winter.screen.pieces import described
from dowlang.rulesets.dwar7s_winter.state import events as E
from dowlang.rulesets.dwar7s_winter.state.game_state import Dwar7s
from dowlang.rulesets.dwar7s_winter.state.labels import label
from dowlang.rulesets.dwar7s_winter.state.types import GOLD, GUARDIAN
from dowlang.rulesets.dwar7s_winter.words.monsters_and_disasters import (
    disaster_occurs,
    take_step,
)
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
    quiet = "Beam Gnawer number 2 does not attack: one of its kind has attacked this week."
    assert quiet in lines and not any("Beam Gnawer number 2 attacks" in line for line in lines)


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
    assert inside == ["Beam Gnawer", "Beam Gnawer number 2", "Rime Strider"]
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


def test_whom_a_herder_drives_is_told() -> None:
    """D-PH1-12: also one that stands in the castle and goes nowhere."""
    for key, moved in (("M4", True), ("C", False)):
        game = table(2)
        herder, other = monster(game, "m_herd", "F1"), monster(game, "m_wood", key)
        lines = story(after(game, (herd, herder)))
        name = label(cards(), "monster", herder)[1]
        assert f"{name} drives {label(cards(), 'monster', other)[1]} on." in lines
        assert any(line.startswith("Beam Gnawer goes") for line in lines) == moved
        assert ("Beam Gnawer stands in the castle and stays there." in lines) != moved


def test_a_step_beside_that_of_the_turn_is_told() -> None:
    """D-LEG-13."""
    game = table(2)
    game.monsters, other = (), monster(game, "m_wood", "M4")
    lines = story(after(game, (take_step, other)))
    at = lines.index("Beam Gnawer takes another step.")
    assert lines[at + 1].startswith("Beam Gnawer goes from mine 4")


def test_a_step_that_the_castle_keeps_is_not_told_as_one() -> None:
    """D-LEG-13, D-PH1-08: whatever takes a step says so only where it goes."""
    game = crew(table(2, "legendary"), 0, M4=1)
    lines = story(after(game, (attack, monster(game, "l_rush", "C"))))
    assert "Sledge Troll stands in the castle and stays there." in lines
    assert not any("another step" in line or " goes from" in line for line in lines)


def test_a_herder_alone_says_why_nothing_comes_of_it() -> None:
    """D-PH1-12."""
    game = table(2)
    lines = story(after(game, (attack, monster(game, "m_herd", "F1")), (enter_phase, 2)))
    assert "Goad of the North has no other monster to drive on." in lines
    assert not any("No harm" in line for line in lines)


def test_an_attack_that_would_reveal_a_disaster_says_that_none_is_left() -> None:
    """D-PH1-20, D-PH1-21: where the deck is empty after an attack, the attack was harmless too."""
    game = table(2)
    game.disaster_deck, walker = (), monster(game, "m_wood", "F1")
    game.tell(E.MONSTER_ATTACKS, walker, game.monster_at[walker])
    lines = story(after(game, disaster_occurs, occur))
    assert lines[1:3] == ["The disaster deck is empty."] * 2
    game = table(2)
    game.disaster_deck, walker = (), monster(game, "m_wood", "F1")
    lines = story(after(game, (attack, walker), (occur,)))
    at = lines.index("Beam Gnawer attacks from forest 1.")
    assert lines[at + 1].startswith("No harm") and lines[at + 2] == "The disaster deck is empty."


def test_disaster_tokens_that_are_used_up_are_told() -> None:
    """U-29."""
    rules = {"deck.exhausted": "tokens_limited", "disaster_tokens": 1}
    game = table(2, rules=rules)
    disaster(game, "F1")
    said = "The supply of disaster tokens is empty: no disaster occurs."
    assert story(after(game, occur)).count(said) == 1
    assert said not in story(after(table(2, rules=rules), occur))


def test_no_sentence_of_a_game_names_nobody() -> None:
    """Every answer that was given without a choice is one: nothing spared is nothing asked."""
    game = crew(have(table(2), 0, wood=7, stone=7, food=7), 0, M4=5)
    disaster(game, "M4")
    begin(game)
    say(game, next(key for key in game.decision.keys if key.startswith("overcome/")))
    asked = [entry for entry in game.log or () if entry[0] in ("chose", "forced")]
    assert asked and not any("nobody" in sentence(cards(), entry) for entry in asked)


def test_legendary_dwarves_are_in_camp_wherever_it_is_named() -> None:
    """Section 13, D-LEG-06: above a question, among the pieces, on the table."""
    game = table(2, "legendary")
    legend(game, 0, GUARDIAN)
    begin(game)
    view, wanted = game.view(0), "dwarves and the earth guardian in camp"
    assert wanted in status(cards(), view) and wanted in board(game, 0)
    assert wanted in described(cards(), view, "player", 0)


def test_both_tracks_are_named_alike() -> None:
    """D-COMP-05."""
    game = table(2)
    for track, name in enumerate(("action", "hand-limit")):
        reduce_track(game, 0, track, 1)
        assert f" {name} track falls to " in story(game)[-1]


def test_an_attack_that_does_no_harm_says_so() -> None:
    """D-CARD-15: nobody near, or nothing there to lose."""
    for wood, crews in ((3, {}), (0, {"F1": 1})):
        game = crew(have(table(2), 0, wood=wood), 0, **crews)
        number = monster(game, "m_wood", "F1")
        lines = story(after(game, (attack, number), (enter_phase, 2)))
        at = lines.index("Beam Gnawer attacks from forest 1.")
        assert lines[at + 1].startswith("No harm comes of it")
    game = crew(have(table(2), 0, wood=3), 0, F1=1)
    lines = story(after(game, (attack, monster(game, "m_wood", "F1")), (enter_phase, 2)))
    assert not any("No harm" in line for line in lines)


def test_why_another_disaster_occurs_is_told() -> None:
    """D-VAR-07, D-LEG-11, D-PH1-20."""
    game = table(2, "nightmare")
    game.week = 3
    assert story(after(game, weekly_disasters)).count(say_more("nightmare")) == 1
    game = table(2, "legendary")
    game.phase, top = 1, game.disaster_deck[-1]
    game.disasters += (next(d for d in game.disaster_deck[:-1] if same_zone(game, d, top)),)
    assert story(after(game, occur)).count(say_more("snowball")) == 1
    assert say_more("card") in story(after(table(2), disaster_occurs))


def same_zone(game: Dwar7s, one: int, other: int) -> bool:
    return game.t.disaster_zone[one] == game.t.disaster_zone[other]


def say_more(reason: str) -> str:
    said = EVENTS[f"more-{reason}"]
    return f"{said[0].upper()}{said[1:]}."


def test_a_deck_that_is_empty_is_told() -> None:
    """D-PH1-18, D-PH1-21, D-PH3-13."""
    game = table(2)
    game.monster_deck = game.disaster_deck = ()
    game.monsters = ()
    lines = story(after(game, spawn, occur))
    assert lines[:2] == ["The monster deck is empty.", "The disaster deck is empty."]
    game = table(2)
    game.hero_deck = ()
    take_hero(game, 0, game.pool[1], -1)
    assert story(game)[-1] == "The hero deck is empty."


def test_an_instrument_that_is_silenced_is_not_shown_free() -> None:
    """D-PH1-13, U-10: on the table and among the pieces."""
    game = table(2)
    assert "silenced" not in board(game, 0)
    monster(game, "m_silence", "F1")
    assert "drum silenced, horn free" in board(game, 0)
    said = [piece.name for group in drawn(cards(), game.view(0)).groups for piece in group.pieces]
    assert "drum (silenced)" in said and "horn" in said


def test_a_legendary_dwarf_in_camp_is_shown() -> None:
    """Section 13: camps lie open."""
    game = table(2, "legendary")
    legend(game, 1, GUARDIAN)
    assert "and the earth guardian in camp" in board(game, 0)
