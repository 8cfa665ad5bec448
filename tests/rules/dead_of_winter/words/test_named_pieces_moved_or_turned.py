"""A name keeps naming its piece: what a later line says of a card or die that an earlier line has
moved or turned is done to it, or it is refused with the line above which it can be said.

Each two effect words that take a card, and each two that take a die, stand one below the other in
an option, for cards in hand, in use and in the waste pile, named before the first line or by it.
(U-20)
"""

from __future__ import annotations

import json
from functools import cache, lru_cache

import pytest

from dowlang.engine.card_set import CardSet
from dowlang.project import load_source
from dowlang.project.card_selection import addition
from dowlang.rulesets.dead_of_winter.state.board import group
from dowlang.rulesets.dead_of_winter.state.card_tables import EQUIP
from dowlang.rulesets.dead_of_winter.state.game_state import Winter
from dowlang.rulesets.dead_of_winter.words.vocabulary import VOCABULARY
from dowlang.vocabulary.declarations import EffectWord
from tests.rules.dead_of_winter.midgame import snapshot, tried
from tests.rules.dead_of_winter.words import test_words_change as words_change
from tests.semantics.winter_world import found_in

FILLED = {
    "{player}": "the player on your left",
    "{survivor}": "your leader",
    "{deck}": 'the "School" deck',
    "{amount}": "1",
}
APART = ("{token}", "from {deck}", "for {card}")
"""Words that leave the card where it lies, or say themselves where it has to be."""
EQUIPPING = "equip {survivor} with {card}"
SOMEBODY_ELSE = "a survivor you control except your leader"
"""Nobody is equipped with what lies beside them already (`test_lying_there_already`): what lies
beside your leader is put beside somebody else.
"""
WHERE = {"in hand": "in hand", "in use": "on your leader", "waste": "in the waste pile"}
TAKING = tuple(
    word
    for word in VOCABULARY.of_sort(EffectWord)
    if any(slot in word.phrase for slot in ("{card}", "{cards}"))
    and not any(part in word.phrase for part in APART)
    and not word.yields
)
DICE = tuple(word for word in VOCABULARY.of_sort(EffectWord) if "{die}" in word.phrase)


def line(word: EffectWord, thing: str) -> str:
    """Return the order with that word, done to the thing."""
    out = word.phrase
    for slot in ("{card}", "{cards}", "{die}"):
        out = out.replace(slot, thing)
    for slot, filled in FILLED.items():
        out = out.replace(slot, filled)
    return out


def pairs() -> dict[str, tuple[str, str, str]]:
    """Return what is chosen before, the first and the second line of every pair, by a title."""
    out: dict[str, tuple[str, str, str]] = {}
    for name, words, wheres in (("card", TAKING, WHERE), ("die", DICE, {"pool": "in your pool"})):
        for where, said in wheres.items():
            for one in words:
                for other in words:
                    second = line(other, "the x").replace("to 1", "to 5")
                    second = second.replace("player on your left", "player on your right")
                    if one is other and where != "in use":
                        second = second.replace("equip your leader", f"equip {SOMEBODY_ELSE}")
                    title = f"{one.phrase}, {other.phrase}, {where}"
                    chosen = f"choose a {name} {said} as x"
                    for ending, before, thing in (
                        ("", chosen, "the x"),
                        (", named by it", "", f"a {name} {said} as x"),
                    ):
                        first = line(one, thing)
                        if where == "in use":
                            first = first.replace("equip your leader", f"equip {SOMEBODY_ELSE}")
                        out[f"{title}{ending}"] = (before, first, second)
    return out


PAIRS = pairs()
NUMBERS = {title: number for number, title in enumerate(PAIRS)}
SAME = {
    ("take {card}", "take {card}"),
    ("unequip {card}", "take {card}"),
}
"""Lines that say how it is already, of the same player: nothing to do is done."""
OPEN = ("play {card}", "{die}")
"""What a card does or a die shows may leave the second line nothing to do."""
EITHER = '    option "B"\n        nothing happens\n'


def card(number: int, lines: tuple[str, ...]) -> str:
    """Return a card whose first option has these lines."""
    written = "".join(f"        {each}\n" for each in lines if each)
    return (
        f'crossroads "Kept {number}"\n    flavor "x"\n    if food >= 0\n    option "A"\n{written}'
        f"{EITHER}"
    )


def told(lines: tuple[str, ...]) -> set[str]:
    """Return the codes of what is found in a card with these lines."""
    return {each.code for each in found_in(card(0, lines))} - {"DOW5007", "DOW5011"}


@cache
def told_alone(lines: tuple[str, ...]) -> set[str]:
    """Return what is told of lines below which every second line is tried."""
    return told(lines)


FIRSTS = {lines: number for number, lines in enumerate({line[:2]: 0 for line in PAIRS.values()})}
"""What stands above a second line -> its number."""


@lru_cache(maxsize=2)
def sorted_out(every: int = 1) -> tuple[dict[str, set[str]], CardSet]:
    """Return what is found in each pair, or in one of so many, and the set with both cards of
    those without errors.
    """
    found, files = dict[str, set[str]](), dict[str, bytes]()
    for number, (title, lines) in [*enumerate(PAIRS.items())][::every]:
        alone = told_alone(lines[:2])
        if any(code < "DOW5" for code in alone):
            continue  # the first line cannot stand there at all
        found[title] = told(lines) - alone
        if not found[title]:
            files[f"kept_{number}"] = card(number * 2, lines).encode()
            above = FIRSTS[lines[:2]]
            files[f"first_{above}"] = card(above * 2 + 1, lines[:2]).encode()
    return found, load_source(addition([], files))


@lru_cache(maxsize=2)
def on_the_table(every: int = 1) -> tuple[Winter, ...]:
    """Return tables where whoever is active has cards in hand and in use, dice and a leader."""
    out: list[Winter] = []
    for table in words_change.states(sorted_out(every)[1])[::20]:
        game: Winter = table.clone()
        you = game.active_player
        leader = game.leader[you]
        if leader < 0 or game.exiled[you] or game.crisis < 0 or len(group(game, you)) < 2:
            continue
        lying = [i for deck in game.item_deck for i in deck]
        worn = [i for i in lying if game.t.item_way[i] == EQUIP]
        spent = [i for i in lying if game.t.item_way[i] != EQUIP]
        for _ in range(2):  # whatever is done with a card can be done with one of these
            for some in (worn, spent):
                game.hand[you] += (some.pop(),)
                game.waste += (some.pop(),)
                game.equipment[leader] += (some.pop(),)
        left = {*worn, *spent}
        game.item_deck[:] = [tuple(i for i in deck if i in left) for deck in game.item_deck]
        game.unused[you] = (1, 3, 4)
        out.append(game)
    return tuple(out[:8])


@lru_cache(maxsize=2_000)
def after_first(first: int, seed: int, every: int) -> dict[str, object] | None:
    """Return the state after the lines of that number alone, on the table of that number."""
    return after(f"first_{first}", on_the_table(every)[seed], seed, every)


def after(name: str, table: Winter, seed: int, every: int = 1) -> dict[str, object] | None:
    """Return the state once the option is taken, None where it is not offered."""
    handler = sorted_out(every)[1].handler(f"additions/{name}")
    game, _, granted = tried(table, words_change.started(handler, "state"), seed, wish=1)
    state: dict[str, object] = json.loads(snapshot(game))
    return {k: v for k, v in state.items() if k != "answered"} if granted else None


FEW = 23
"""One pair in so many stands beside the proof."""


@pytest.mark.sample(2)
@pytest.mark.parametrize("title", [*PAIRS][::FEW])
def test_some_later_lines_find_what_an_earlier_one_has_moved(title: str) -> None:
    finds(title, FEW)


@pytest.mark.proof
@pytest.mark.parametrize("first", dict.fromkeys(title.partition(", ")[0] for title in PAIRS))
def test_later_lines_find_what_an_earlier_one_has_moved(first: str) -> None:
    for title in PAIRS:
        if title.startswith(f"{first}, "):
            finds(title, 1)


def finds(title: str, every: int) -> None:
    """Assert that a pair is told of, or that both of its lines are carried out."""
    found, _ = sorted_out(every)
    if title not in found:
        return
    if found[title]:
        assert found[title] <= {"DOW3018", "DOW5025"}
        return
    number, offered, done = NUMBERS[title], 0, 0
    first, second, *_ = title.split(", ")
    for seed, table in enumerate(on_the_table(every)):
        both = after(f"kept_{number}", table, seed, every)
        if both is None:
            continue
        offered += 1
        done += both != after_first(FIRSTS[PAIRS[title][:2]], seed, every)
    assert offered, f"{PAIRS[title]} is never offered"
    if (first, second) not in SAME:
        open_ended = any(word in f"{first} {second}" for word in OPEN)
        assert done == offered or (done and open_ended), (done, offered, PAIRS[title])


def test_a_die_that_may_have_been_turned_is_named_no_more() -> None:
    """Behind a block nobody knows what it shows."""
    lines = ("choose a die in your pool as x", "if food >= 1", "    set the x to 5", "spend the x")
    assert told(lines) == {"DOW3018"}
    assert told(("choose a die in your pool as x", "set the x to 5", "spend the x")) == set()
    many = ("reroll 2 dice as x", "spend the x")
    assert told(many) == {"DOW3018"}


@pytest.mark.parametrize(
    "moved", ["if food >= 1\n            discard the x", "you may discard the x"]
)
def test_a_card_that_was_perhaps_moved_is_asked_for_where_it_lies(moved: str) -> None:
    """Nothing is refused that may be right, and nothing is taken out of a deck."""
    assert told(("choose a card in hand as x", moved, "take the x")) == set()
    assert told(("choose a card in hand as x", moved, "equip your leader with the x")) == set()
