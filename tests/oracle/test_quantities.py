"""A quantity inside a phrase that takes a set: every such phrase of the game × every quantity,
against a table of meanings.

The oracle counts by the functions of the words alone, thing by thing, on states of games that were
played some way; the table says what a quantity makes of those counts.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from random import Random
from typing import Any

import pytest

from dowlang.engine.game import Game
from dowlang.rulesets.dead_of_winter.state.items import tuck
from dowlang.rulesets.dead_of_winter.state.types import NOBODY
from dowlang.rulesets.dead_of_winter.words.cards.zones import ANY_COPY
from dowlang.rulesets.dead_of_winter.words.vocabulary import VOCABULARY
from dowlang.semantics import ir
from dowlang.vocabulary.declarations import FilterWord, Place, Word
from dowlang.vocabulary.noun_declarations import Noun
from tests.oracle.values import value
from tests.semantics.winter_world import checked_text

NOUNS = {noun.name: noun for noun in VOCABULARY.nouns}
THINGS = ("player", "survivor", "location")
YOU = 1

MEANINGS: dict[str, Callable[[int, int], bool]] = {  # of so many for which it holds, among so many
    "each {}": lambda held, all_of: held == all_of,
    "a {}": lambda held, all_of: held >= 1,
    "any {}": lambda held, all_of: held >= 1,
    "no {}": lambda held, all_of: held == 0,
    "2 {}s": lambda held, all_of: held >= 2,
    "at least 2 {}s": lambda held, all_of: held >= 2,
    "exactly 2 {}s": lambda held, all_of: held == 2,
    "up to 1 {}": lambda held, all_of: held <= 1,
    "all but 1 {}": lambda held, all_of: held == max(0, all_of - 1),
    "each other {}": lambda held, all_of: held == all_of,
    "another {}": lambda held, all_of: held >= 1,
}
COMPARED: dict[str, Callable[[int], bool]] = {
    ">= 1": lambda n: n >= 1,
    "<= 1": lambda n: n <= 1,
    "= 0": lambda n: n == 0,
    ">= 3": lambda n: n >= 3,
}
IDLE = "DOW5005"
"""What is told of a thing that a condition can never hold for: three wounds on a survivor."""
NEVER = ("any number of {}s", "the top 2 {}s", "a random {}")


def slot_of(word: Word) -> str:
    """The noun of the slot that a set may stand in."""
    return next(
        (p.type.noun for p in word.parameters if p.role == "slot" and p.type.noun in THINGS), ""
    )


COUNTED = [
    word
    for word in VOCABULARY.words
    if word.slots
    and slot_of(word)
    and (
        (word.place is Place.NUMBER and "{token}" not in word.phrase)  # the base set has none
        or (word.place is Place.FILTER and (word.relation == "one" or NOUNS[word.noun].is_tally))
    )
]


def said(word: Word, thing: str) -> str:
    """The phrase as a number, with what stands in its slot."""
    slot = next(p.name for p in word.parameters if p.role == "slot" and p.type.noun in THINGS)
    phrase = word.phrase.replace(f"{{{slot}}}", thing).replace("{number}", "1")
    return phrase if word.place is Place.NUMBER else f"{NOUNS[word.noun].plural} {phrase}"


def count(game: Any, word: Word, thing: int) -> int:
    """How many there are of one thing, told by the word's own function."""
    if word.place is Place.NUMBER:
        return int(word.function(game, thing))
    given = [1 if p.type.noun == "number" else thing for p in word.parameters if p.role == "slot"]
    if NOUNS[word.noun].is_tally:
        return int(word.function(game, *given))
    return sum(bool(word.function(game, piece, thing)) for piece in pieces(game, NOUNS[word.noun]))


def pieces(game: Any, noun: Noun) -> list[int]:
    """All there are."""
    assert noun.domain is not None
    return list(noun.domain(game))


@cache
def games() -> tuple[Game, ...]:
    """Games that were played some way, with dice, wounds, noise and equipment on the table."""
    import dowlang

    cards, out = dowlang.load("cards/base"), []
    for seed in range(6):
        game: Any = dowlang.Game(cards, players=3 + seed % 3, seed=seed)
        random = Random(seed)
        for _ in range(25 + 40 * seed):
            if not game.is_over:
                game.apply(random.choice(game.decision.options))
        tuck_two_of_a_name(game)
        out.append(game)
    return tuple(out)


def tuck_two_of_a_name(game: Any) -> None:
    """Tuck two copies of a card under two survivors: no word of the base set does it."""
    people = [survivor for survivor, owner in enumerate(game.controller) if owner != NOBODY]
    names = [game.t.item_card[item] for item in game.box]
    name = next((each for each in names if names.count(each) > 1), None)
    copies = [item for item in game.box if game.t.item_card[item] == name]
    for survivor, item in list(zip(people, copies, strict=False))[:2]:
        tuck(game, item, survivor)


@cache
def condition(written: str) -> tuple[ir.Expression | None, tuple[str, ...]]:
    """The checked condition of a goal, and the codes of what was found."""
    result, found = checked_text(f'secret "Quantities"\n    flavor "x"\n    goal {written}\n')
    codes = tuple(each.code for each in found)
    if set(codes) - {IDLE} or not result.checked_cards:
        return None, codes
    (goal,) = result.checked_cards[0].goals.values()
    assert goal.atom is not None
    return goal.atom.condition, codes


def holds(game: Any, written: str) -> bool:
    """Does the condition hold, for one seat?"""
    checked, codes = condition(written)
    assert checked is not None, (written, codes)
    return bool(value(inner(game), checked, {"you": YOU}, "quantities"))


def inner(game: Any) -> Any:
    """The state that words are asked on."""
    return getattr(game, "game", game)


@pytest.mark.sample(22)
@pytest.mark.parametrize("quantity", MEANINGS)
@pytest.mark.parametrize("word", COUNTED, ids=lambda word: f"{word.noun} {word.phrase}")
def test_a_comparison_holds_for_as_many_as_it_says(word: Word, quantity: str) -> None:
    noun = slot_of(word)
    if "other" in quantity and noun != "player":
        return  # whom it leaves out is bound by the card
    both = set()
    for game in games():
        state = inner(game)
        things = [
            each for each in pieces(state, NOUNS[noun]) if "other" not in quantity or each != YOU
        ]
        for compared, fits in COMPARED.items():
            held = sum(fits(count(state, word, thing)) for thing in things)
            wanted = MEANINGS[quantity](held, len(things))
            written = f"{said(word, quantity.format(noun))} {compared}"
            assert holds(game, written) == wanted, (written, held, len(things))
            assert not held or IDLE not in condition(written)[1], written
            both.add(wanted)
    assert both


@pytest.mark.parametrize("word", COUNTED, ids=lambda word: f"{word.noun} {word.phrase}")
def test_all_are_all_of_them_together(word: Word) -> None:
    """Pieces of any of them are counted, and what is only counted is added up."""
    noun = slot_of(word)
    written = said(word, f"all {NOUNS[noun].plural}")
    for game in games():
        state = inner(game)
        total = sum(count(state, word, thing) for thing in pieces(state, NOUNS[noun]))
        assert holds(game, f"{written} = {total}")


@pytest.mark.parametrize("quantity", NEVER)
@pytest.mark.parametrize("word", COUNTED, ids=lambda word: f"{word.noun} {word.phrase}")
def test_what_can_mean_nothing_is_refused(word: Word, quantity: str) -> None:
    assert condition(f"{said(word, quantity.format(slot_of(word)))} >= 1")[1] in (
        ("DOW3001",),
        ("DOW3019",),
    )


def test_a_sum_holds_on_both_sides_of_a_comparison() -> None:
    for game in games():
        state = inner(game)
        hands = [len(state.hand[each]) for each in pieces(state, NOUNS["player"])]
        others = [len(state.hand[each]) for each in pieces(state, NOUNS["player"]) if each != YOU]
        assert holds(game, "cards in the hand of each other player + food >= 3") == all(
            n + state.food >= 3 for n in others
        )
        assert holds(game, "cards in hand >= cards in the hand of each player") == all(
            len(state.hand[YOU]) >= n for n in hands
        )
        assert holds(game, "2 * cards in the hand of a player > 5") == any(2 * n > 5 for n in hands)
        most = max(hands)
        assert holds(game, "cards in the hand of the player with the largest hand >= 3") == (
            most >= 3
        )
        assert holds(
            game, "cards in the hand of each other player >= cards in the hand of a player"
        ) == all(n >= min(hands) for n in others)


def test_filters_inside_filters_hold_for_the_pieces_they_describe() -> None:
    for game in games():
        state = inner(game)
        alive = pieces(state, NOUNS["survivor"])
        theirs = [each for each in alive if state.controller[each] != YOU]
        assert holds(game, "cards on each survivor controlled by all other players <= 0") == all(
            not state.equipment[each] for each in theirs
        )
        away = [each for each in alive if state.location[each] > 0]
        assert holds(game, "wounds on 2 survivors outside the colony >= 1") == (
            sum(state.wounds[each] + state.frostbite[each] >= 1 for each in away) >= 2
        )


TRUE_OR_NOT = [
    word
    for word in VOCABULARY.words
    if word.place in (Place.FILTER, Place.STATE, Place.PREDICATE)
    and len(word.slots) == 1
    and slot_of(word)
    and not (isinstance(word, FilterWord) and word.extreme)
    and [p.role for p in word.parameters] == ["subject", "slot"]
    and word.function.__annotations__["return"] == "bool"
]


@pytest.mark.parametrize("word", TRUE_OR_NOT, ids=lambda word: f"{word.noun} {word.phrase}")
def test_what_is_declared_of_a_word_is_so(word: Word) -> None:
    """True with one thing at most, with all but one, or with several: on the states that were
    played.
    """
    piece, thing = (p.type.noun for p in word.parameters)
    most = 0
    for game in games():
        state = inner(game)
        things = pieces(state, NOUNS[thing])
        named = [ANY_COPY - name for name in set(state.t.item_card)]  # a name means any copy
        asked = named if piece == "card" and word.place is Place.STATE else []
        for each in [*pieces(state, NOUNS[piece]), *asked]:
            true = sum(bool(word.function(state, each, other)) for other in things)
            most = max(most, true)
            if word.relation == "one":
                assert true <= 1
            if word.relation == "but":
                assert true >= len(things) - 1
    assert word.relation or most >= 2
