"""Odds: every outcome of the dice with its weight, and what choices inside make of it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import dowlang
from dowlang.engine.odds import TooManyOutcomes, outcomes, spreads
from dowlang.engine.odds_declarations import Odds
from dowlang.project import checking
from dowlang.rulesets.dead_of_winter.analysis import odds as winter_odds
from dowlang.rulesets.dead_of_winter.analysis.odds import ODDS
from dowlang.rulesets.dead_of_winter.ruleset import RULESET
from dowlang.rulesets.dead_of_winter.state.game_state import Winter
from dowlang.rulesets.dead_of_winter.state.streams import DIE
from dowlang.simulate.odds import Tables, odds_of

BASE = Path(__file__).parents[2] / "cards" / "base"
HEAD = 'crossroads "Odd"\n    flavor "x"\n    if morale >= 1\n'
DICE = (
    HEAD
    + """    option "Roll"
        roll a die
            1
                lose 3 morale
            2 to 3
                gain 1 morale
            otherwise
                nothing happens
    option "Choose"
        choose one
            option "Lose"
                lose 1 morale
            option "Gain"
                roll a die
                    6
                        gain 2 morale
                    otherwise
                        nothing happens
    option "Eat"
        add 3 food
"""
)


def cards_with(text: str, tmp_path: Path) -> dowlang.CardSet:
    path = tmp_path / "odd.dow"
    path.write_text(text, encoding="utf-8")
    return checking.tests_of([path])[0].cards


def rows(
    text: str, tmp_path: Path, tables: int = 1, most: int = 500, seed: int = 2
) -> dict[str, dict[str, tuple[float, ...]]]:
    cards = cards_with(text, tmp_path)
    card = next(facts for facts in cards.facts if facts["name"] == "Odd")
    found = odds_of(cards, card, Tables(3, seed, tables), most)
    return {
        row.label: {
            n: (s.least, s.most, round(s.worst, 4), round(s.best, 4), round(s.mean, 4))
            for n, s in row.spreads.items()
        }
        for row in found
    }


def test_the_figures_are_those_of_the_dice(tmp_path: Path) -> None:
    found = rows(DICE, tmp_path)
    nothing = (0, 0, 0.0, 0.0, 0.0)
    assert found["Roll"]["morale"] == (-3, 1, round(-1 / 6, 4), round(-1 / 6, 4), round(-1 / 6, 4))
    assert found["Choose"]["morale"] == (-1, 2, -1.0, round(1 / 3, 4), round((-1 + 1 / 3) / 2, 4))
    assert found["Eat"] == {
        name: (3, 3, 3.0, 3.0, 3.0) if name == "food" else nothing for name in ODDS.measures
    }
    assert tuple(ODDS.measures)[:4] == ("morale", "wounds", "survivors lost", "food")


PIECES = (
    HEAD
    + """    option "Doors"
        remove all zombies from the colony
        remove all barricades from the colony
        roll a die
            1
                add 2 zombies to the colony
            2 to 4
                add 1 barricade to the colony
            otherwise
                nothing happens
    option "Dice"
        roll a die
        add (the roll) food
        roll a die
        add (the roll) food
        gain 2 dice
    option "Cards"
        choose one
            option "None"
                nothing happens
            option "Some"
                draw 2 cards from the "School" deck
            option "One"
                draw 1 card from the "School" deck
                remove all noise from "School"
                add 1 noise to "School"
        add 2 helpless survivors
    option "Leader"
        kill your leader
"""
)


def test_pieces_on_the_board_are_counted_as_well(tmp_path: Path) -> None:
    """By hand.

    Doors: 1 of 6 faces 2 zombies, 3 of 6 one barricade. Dice: two dice are 2 to 12, 7 on average.
    Cards: none, two or one.
    """
    found, table = (
        rows(PIECES, tmp_path, most=1296, seed=1),
        ODDS.table(cards_with(PIECES, tmp_path), 1, 3),
    )
    game: Any = table
    here = sum(game.zombies[at] for at in (0, 1, 2, 3, 4, 5))  # the six entrances of the colony
    third, half, walls = round(1 / 3 - here, 4), 0.5, sum(game.barricades[:6])
    assert found["Doors"]["zombies"] == (-here, 2 - here, third, third, third)
    assert found["Doors"]["barricades"] == (
        -walls,
        1 - walls,
        half - walls,
        half - walls,
        half - walls,
    )
    assert found["Dice"]["food"] == (2, 12, 7.0, 7.0, 7.0)
    assert found["Dice"]["unused dice"] == (2, 2, 2.0, 2.0, 2.0)
    assert found["Cards"]["cards in hands"] == (0, 2, 0.0, 2.0, 1.0)
    noise = game.noise[3]
    assert found["Cards"]["noise"] == (
        min(0, 1 - noise),
        max(0, 1 - noise),
        min(0, 1 - noise),
        max(0, 1 - noise),
        round((1 - noise) / 3, 4),
    )
    assert found["Cards"]["helpless survivors"] == (2, 2, 2.0, 2.0, 2.0)
    assert found["Leader"]["survivors lost"] == (1, 1, 1.0, 1.0, 1.0) and found["Leader"][
        "morale"
    ] == (-1, -1, -1.0, -1.0, -1.0)


TWICE = (
    HEAD
    + """    option "Both"
        roll a die
            1 to 2
                roll a die
                    6
                        lose 3 morale
                    otherwise
                        lose 1 morale
            otherwise
                choose one
                    option "Lose"
                        lose 2 morale
                    option "Roll"
                        roll a die
                            1
                                lose 2 morale
                            otherwise
                                gain 1 morale
    option "Leave"
        nothing happens
"""
)


def test_two_dice_with_a_choice_between_them(tmp_path: Path) -> None:
    """By hand: 1/3 · (3 · 1/6 + 1 · 5/6) lost; else -2, or 1/6 · -2 + 5/6 · 1 = 1/2 when rolled
    for; the uniform mean lies half-way.
    """
    lost = (3 / 6 + 5 / 6) / 3
    worst, best = -lost - 2 * 2 / 3, -lost + 2 / 3 * 0.5
    assert rows(TWICE, tmp_path)["Both"]["morale"] == (
        -3,
        1,
        round(worst, 4),
        round(best, 4),
        round((worst + best) / 2, 4),
    )


STAYS = (
    HEAD
    + """    option "Rules"
        until the end of next round
            crises need 1 fewer point
    option "Waits"
        at the end of next round
            lose 1 morale
    option "Steps"
        until the end of this round
            the food step is skipped
    option "Ability"
        for the rest of the game
            you have the ability 3+, once per round
                add 1 food
    option "Card"
        attach this card to your leader
            the bearer cannot search
    option "Maybe"
        roll a die
            1
                until the end of this turn
                    crises need 1 fewer point
                    when a zombie is killed
                        lose 1 morale
            otherwise
                lose 1 morale
    option "Nothing"
        nothing happens
"""
)


def test_what_lasts_is_named_and_not_counted(tmp_path: Path) -> None:
    cards = cards_with(STAYS, tmp_path)
    card = next(facts for facts in cards.facts if facts["name"] == "Odd")
    rule, waits, step, ability, attached = ODDS.lasting
    for most in (500, 1):  # written out, and drawn where one outcome is too few
        found = {row.label: row.lasting for row in odds_of(cards, card, Tables(3, 1, 1), most)}
        assert found == {
            "Rules": (rule,),
            "Waits": (waits,),
            "Steps": (step,),
            "Ability": (ability,),
            "Card": (rule, attached),
            "Maybe": (rule, waits),
            "Nothing": (),
        }
    assert all(
        set(row.spreads) == set(ODDS.measures) for row in odds_of(cards, card, Tables(3, 1, 1), 500)
    )


def test_a_choice_that_knows_the_die_differs_from_one_that_does_not(tmp_path: Path) -> None:
    """After the die is seen, the best choice is made for each face; the mean over the faces
    follows.
    """
    text = (
        HEAD
        + """    option "Seen"
        roll a die
            1 to 3
                choose one
                    option "Lose"
                        lose 2 morale
                    option "Keep"
                        nothing happens
            otherwise
                gain 1 morale
    option "Leave"
        nothing happens
"""
    )
    assert rows(text, tmp_path)["Seen"]["morale"] == (-2, 1, -0.5, 0.5, 0.0)


def test_too_many_outcomes_are_drawn_instead(tmp_path: Path) -> None:
    cards = cards_with(DICE, tmp_path)
    card = next(facts for facts in cards.facts if facts["name"] == "Odd")
    exact, drawn = (odds_of(cards, card, Tables(3, 1, 2), most) for most in (500, 3))
    assert [row.drawn for row in exact] == [0, 0, 0] and [row.drawn for row in drawn] == [2, 2, 0]
    for one, other in zip(exact, drawn, strict=True):
        assert abs(one.spreads["morale"].mean - other.spreads["morale"].mean) < 0.15
        assert (one.spreads["morale"].least, one.spreads["morale"].most) == (
            other.spreads["morale"].least,
            other.spreads["morale"].most,
        )


def test_an_option_that_is_the_only_one_left_keeps_its_name(tmp_path: Path) -> None:
    never = rows(DICE.replace('option "Choose"', 'option "Choose" if morale > 90'), tmp_path)
    assert {name for name, figures in never.items() if figures} == {"Roll", "Eat"} and never[
        "Choose"
    ] == {}
    one = DICE.replace('option "Choose"', 'option "Choose" if morale > 90').replace(
        'option "Eat"', 'option "Eat" if morale > 90'
    )
    assert {name for name, figures in rows(one, tmp_path).items() if figures} == {"Roll"}


def three_dice(game: Winter) -> None:
    """Two draws written out, one of another stream left to the seed."""
    game.morale = sum(game.roll(DIE, 6) + 1 for _ in range(2)) + game.roll(0, 1)


def test_the_weights_add_up_and_the_game_is_left_alone() -> None:
    game = ODDS.table(dowlang.load(BASE), 1, 2)
    before = game.to_json()
    found = list(outcomes(game, three_dice, (DIE,), 36))
    assert len(found) == 36 and sum(weight for weight, _ in found) == pytest.approx(1)
    assert sorted(after.morale for _, after in found) == sorted(
        one + other for one in range(1, 7) for other in range(1, 7)
    )  # type: ignore[attr-defined]
    assert all(type(after) is type(game) and "script" not in vars(after) for _, after in found)
    assert game.to_json() == before
    with pytest.raises(TooManyOutcomes):
        list(outcomes(game, three_dice, (DIE,), 35))


def test_forced_dice_are_no_chance() -> None:
    game = ODDS.table(dowlang.load(BASE), 1, 2)
    game.forced = [(DIE, 5), (DIE, 0)]
    assert [(weight, after.morale) for weight, after in outcomes(game, three_dice, (DIE,), 1)] == [
        (1.0, 7)
    ]  # type: ignore[attr-defined]


def test_spreads_stop_at_the_budget() -> None:
    game = ODDS.table(dowlang.load(BASE), 1, 2)
    odds = Odds({"morale": lambda g: g.morale}, ODDS.deeds, ODDS.table, (DIE,))

    def ended(copy: Winter) -> None:
        three_dice(copy)
        copy.stack.clear()

    start = game.morale  # type: ignore[attr-defined]
    found = spreads(game, ended, odds, 36)["morale"]
    assert (found.least, found.most, round(found.mean, 6)) == (2 - start, 12 - start, 7 - start)
    with pytest.raises(TooManyOutcomes):
        spreads(game, ended, odds, 35)


def test_the_budget_is_shared_by_all_that_is_chosen_inside() -> None:
    """Two outcomes with a choice of two after each: six states to look at, and a budget of five
    is used up between them.
    """
    game = ODDS.table(dowlang.load(BASE), 1, 2)
    odds = Odds({"morale": lambda g: g.morale}, ODDS.deeds, ODDS.table, (DIE,))

    def asked(copy: Winter) -> None:
        copy.morale = copy.roll(DIE, 2)
        copy.stack[:] = [("ended", 0), ("ask", 0, "number", ((0,), (1,)))]

    def end(copy: Winter, answer: object, cause: int) -> None:
        copy.stack.clear()

    game.cards.steps["ended"] = end
    try:
        assert spreads(game, asked, odds, 6)["morale"].most == 1 - game.morale  # type: ignore[attr-defined]
        for budget in range(1, 6):
            with pytest.raises(TooManyOutcomes):
                spreads(game, asked, odds, budget)
    finally:
        del game.cards.steps["ended"]


def test_a_card_that_waits_for_an_event_is_given_one() -> None:
    """Of the active player: the first own survivor, its place, the first card in hand; what else
    the event tells is 0.
    """
    cards = dowlang.load(BASE)
    game: Any = ODDS.table(cards, 1, 2)
    number = RULESET.event_number["moved"]
    card = next(card for card in cards.of_kind["crossroads"] if card.get("event") == number)
    known, caught = cards.handler(card["path"]), []

    def start(copy: Winter, you: int, *payload: int) -> None:
        caught.append((you, *payload))

    cards._roles[card["path"]], cards.steps["start"] = {"start": start}, start
    try:
        for controlled in (True, False):
            if not controlled:
                game.controller[:] = [-1] * len(game.controller)
            ((label, act),) = ODDS.deeds(game, card)
            act(game.clone())
            assert label == "the card"
    finally:
        cards._roles[card["path"]] = known
        del cards.steps["start"]
    you, own = (
        game.active_player,
        next(
            s for s, x in enumerate(ODDS.table(cards, 1, 2).controller) if x == game.active_player
        ),
    )  # type: ignore[attr-defined]
    held = next(iter(game.hand[you]), -1)
    wanted = {
        "player": (you, you),
        "survivor": (own, -1),
        "location": (game.location[own], 0),
        "card": (held, held),
    }
    nouns = [noun for _, noun in RULESET.events[number].fields]
    assert caught == [(you, *[wanted.get(noun, (0, 0))[n] for noun in nouns]) for n in (0, 1)]


def test_a_game_that_ends_early_is_looked_at_in_its_last_turn(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(winter_odds, "PLAYED", 99)
    last: Any = ODDS.table(dowlang.load(BASE), 1, 2)
    assert last.stack[-1][2] == "action" and not last.deeds and not last.is_over


@pytest.mark.sample(1)
@pytest.mark.parametrize(
    ("kind", "label"), [("crisis", "failed"), ("item", "played"), ("survivor", "ability")]
)
def test_every_kind_of_card_that_does_something_has_rows(kind: str, label: str) -> None:
    cards = dowlang.load(BASE)
    told_of = [
        odds_of(cards, card, Tables(2, 1, 1), 200) for card in cards.facts if card["kind"] == kind
    ][:6]
    assert any(row.label == label for rows_of in told_of for row in rows_of)


@pytest.mark.parametrize(
    ("line", "noted"),
    (("each survivor at the colony gets 1 wound", True), ("lose 1 morale", False)),
)
def test_wounds_that_the_dead_take_along_are_told(line: str, noted: bool, tmp_path: Path) -> None:
    """A card that only wounds leaves fewer wounds where somebody dies of it."""
    text = f'{HEAD}    option "So"\n        {line}\n    option "No"\n        nothing happens\n'
    cards = cards_with(text, tmp_path)
    card = next(facts for facts in cards.facts if facts["name"] == "Odd")
    found = odds_of(cards, card, Tables(4, 1, 5), 500)
    assert (found[0].spreads["survivors lost"].most > 0) is noted
    notes = [each for row in found for each in row.notes(5) if "takes their wounds along" in each]
    assert bool(notes) is noted
    assert all("who dies takes their wounds along" in each for each in notes)
