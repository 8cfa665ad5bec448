"""An effect said of pieces that lie where it never gets at them is refused, with the words for some
that it does.

Each effect word is said of each kind of piece that the vocabulary describes by a place: `kill a
survivor in the survivor deck`, `unequip a card in hand`, and of cards of each open pile, any of
them and the one on top: `discard the top 1 card of the waste pile`. What checks changes some
table of real games. What is refused leads to a line that checks.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

import pytest

from dowlang.diagnostics import Diagnostic
from dowlang.engine.card_set import CardSet
from dowlang.project import checking, load_source
from dowlang.project.card_selection import addition
from dowlang.project.set_read_memo import one_moment
from dowlang.rulesets.dead_of_winter.procedures.moving_and_joining import place
from dowlang.rulesets.dead_of_winter.procedures.out_of_play import take_out
from dowlang.rulesets.dead_of_winter.state.board import group, in_play
from dowlang.rulesets.dead_of_winter.state.game_state import Winter
from dowlang.rulesets.dead_of_winter.state.items import tuck
from dowlang.rulesets.dead_of_winter.state.types import SCHOOL
from dowlang.rulesets.dead_of_winter.words.vocabulary import VOCABULARY
from dowlang.vocabulary.declarations import EffectWord, FilterWord, Place, Word
from dowlang.vocabulary.word_forms import third_person
from tests.rules.dead_of_winter.midgame import snapshot, told, tried
from tests.rules.dead_of_winter.words import test_words_change as words_change

SLOTS = {
    "player": "another player",
    "location": '"Hospital"',
    "survivor": "a survivor you control",
    "card": "a card you hold",
    "number": "2",
    "symbol": "food",
}
DECKS = {"card": 'the "School" deck', "survivor": "the survivor deck"}
PILES = ("the waste pile", "the removed pile")
QUANTITIES = ("a card", "the top 1 card", "a random card", "each card")
HEAD = 'crossroads "{0}"\n    flavor "x"\n    if food >= 0\n    option "A"\n        {1}\n'
ASIDE = b'item "In The Box"\n    flavor "x"\n    food, in "School" x 2\n    aside\n'
END = '    option "B"\n        nothing happens\n'
FRAME = {str(words_change.E.CARD_SPEAKS), "answered"}
REFUSED = re.compile("does not reach|where it lies already")
RANKED = re.compile(r"with the (most|fewest|highest|lowest)")


class Said(NamedTuple):
    """A line that says an effect of a piece by where it lies."""

    word: str
    filter: str
    line: str


def filled(word: Word, slots: dict[str, str], deck: str) -> str:
    """A phrase with something in each slot."""
    types = {p.name: p.type.noun for p in word.parameters}
    usual = {**SLOTS, "deck": deck}
    return re.sub(
        r"\{(\w+)\}",
        lambda slot: slots.get(slot[1]) or usual.get(types[slot[1]], "1"),
        word.phrase,
    )


def described(noun: str) -> Iterator[tuple[str, str]]:
    """Each filter of a noun, and one piece of which it holds."""
    for word in VOCABULARY.of_sort(FilterWord):
        if word.noun == noun and word.phrase != "staked by {player}":  # nothing is staked in turns
            said = filled(word, {"place": '"School"'}, DECKS[noun])
            yield word.phrase, f"{'the' if RANKED.search(said) else 'a'} {noun} {said}"


def of_piles() -> Iterator[tuple[str, str, str]]:
    """A filter, cards of each open pile, and that pile."""
    for pile in PILES:
        for some in QUANTITIES:
            yield "of {deck}", f"{some} of {pile}", pile


@lru_cache(maxsize=1)
def lines() -> tuple[Said, ...]:
    """Each effect with each description in each slot of a survivor or a card."""
    out = []
    for word in words_change.EFFECTS:
        for slot in word.parameters:
            for phrase, piece in described(slot.type.noun) if slot.type.noun in DECKS else ():
                if f"{{{slot.name}}}" in word.phrase:
                    line = filled(word, {slot.name: piece}, 'the "School" deck')
                elif slot.name == word.subject:
                    verb, _, rest = filled(word, {}, 'the "School" deck').partition(" ")
                    line = f"{piece} {third_person(verb)} {rest}"
                else:
                    continue
                out.append(Said(word.phrase, phrase, line))
            for phrase, piece, pile in of_piles() if slot.type.noun == "card" else ():
                if f"{{{slot.name}}}" in word.phrase:
                    out.append(Said(word.phrase, phrase, filled(word, {slot.name: piece}, pile)))
    return tuple(dict.fromkeys(out))


def wrong(line: str) -> list[Diagnostic]:
    """The errors of a card whose option is the line."""
    findings, _ = checking.check_text((HEAD.format("T", line) + END).encode(), "t.dow")
    return [found for found in findings if found.code < "DOW5"]


@lru_cache(maxsize=2)
@one_moment()
def checked(word: str = "") -> tuple[dict[Said, list[Diagnostic]], CardSet]:
    """The lines, or those of one word, with their errors, and the set with a card for each that
    has none.
    """
    found = {said: wrong(said.line) for said in lines() if word in ("", said.word)}
    texts = [said.line for said, errors in found.items() if not errors]
    files = {f"reach_{n}": (HEAD.format(f"T{n}", s) + END).encode() for n, s in enumerate(texts)}
    files["reach_aside"] = ASIDE
    return found, load_source(addition([], files))


@lru_cache(maxsize=2)
def tables(word: str = "") -> tuple[Winter, ...]:
    """Tables of real games; on each third one everybody has two wounds, or two frostbite, on each
    other one somebody is out of play, or a card lies under somebody. Of a large group
    those who do not lead it are at the school, but for the last one.
    """
    out = []
    for number, table in enumerate(words_change.states(checked(word)[1])[::9]):
        game: Winter = table.clone()
        for survivor in in_play(game) if number % 3 else ():
            game.frostbite[survivor], game.wounds[survivor] = (0, 2) if number % 3 == 1 else (2, 0)
        go_out(game)
        apart(game, lays=number % 2 == 0)
        if group(game, game.active_player):
            out.append(game)
    return tuple(out)


def go_out(game: Winter) -> None:
    """Put those of a large group who do not lead it, but for the last one, at the school, which
    lines are about.
    """
    for survivor in group(game, game.active_player)[:-1]:
        if survivor != game.leader[game.active_player]:
            place(game, survivor, SCHOOL)


def apart(game: Winter, lays: bool) -> None:
    """Lay a card of the active player face down under the leader, or take somebody of a large group
    out of play.
    """
    you = game.active_player
    survivors, cards = group(game, you), game.hand[you]
    if lays and survivors and len(cards) > 1:
        tuck(game, cards[0], survivors[0])
    if not lays and len(survivors) > 1:
        take_out(game, survivors[-1])


def changes(number: int, word: str = "") -> bool:
    """Whether the line, one of all or of a word, is offered on some table, and changes it."""
    cards = checked(word)[1]
    begin = words_change.started(cards.handler(f"additions/reach_{number}"), "state")
    for seed, table in enumerate(tables(word)):
        after, log, granted = tried(table, begin, seed, wish=1)
        before, now = json.loads(snapshot(table)), json.loads(snapshot(after))
        what = {f for f in now if now[f] != before[f]} | {str(entry[0]) for entry in told(log)}
        if granted and what - FRAME:
            return True
    return False


OF_ANOTHER = "a survivor controlled by another player becomes a survivor you control"
"""Nobody leads there. Whose leader somebody becomes is said by the other words, as in a loop."""
WORDS = tuple(dict.fromkeys(said.word for said in lines()))
FEW = "unequip {card}"


def test_the_words_and_filters_are_many() -> None:
    assert len(WORDS) > 25 and len(lines()) > 350
    assert {p.name for w in VOCABULARY.of_sort(EffectWord) for p in w.parameters} >= {"card"}


@pytest.mark.proof
def test_what_checks_of_one_word_changes_some_table() -> None:
    """A word with few lines, of which each is offered somewhere."""
    found, _ = checked(FEW)
    clean = [said for said, errors in found.items() if not errors]
    assert len(clean) > 2 and all(changes(number, FEW) for number in range(len(clean)))


@pytest.mark.proof
def test_what_is_out_of_reach_of_one_word_leads_to_a_line_that_checks() -> None:
    assert led(FEW) > 0


@pytest.mark.proof
@pytest.mark.parametrize("word", WORDS)
def test_what_checks_changes_some_table(word: str) -> None:
    found, _ = checked()
    clean = [said for said, errors in found.items() if not errors]
    idle = [
        s.line
        for n, s in enumerate(clean)
        if s.word == word and s.line != OF_ANOTHER and not changes(n)
    ]
    assert not idle


@pytest.mark.proof
def test_what_is_out_of_reach_leads_to_a_line_that_checks() -> None:
    assert led() > 30


@one_moment()
def led(word: str = "") -> int:
    """Return how many lines are out of reach. Each message leads to a line that checks."""
    found, _ = checked(word)
    out = {said: e for said, e in found.items() if e and REFUSED.search(e[0].message)}
    for said, (error, *_) in out.items():
        column, end = error.span.column - 9, error.span.end_column - 9
        (wanted,) = re.findall(r"`([^`]+)`", error.message.partition(", wanted ")[2])
        typed = said.line[:column] + wanted + said.line[end:]
        assert not wrong(typed), (said.line, typed)
    return len(out)


def test_who_is_out_of_play_is_one_of_whom_the_card_has_spoken() -> None:
    """Among those there are nobody is, however they are described."""
    word = "bring {survivor} back to {place}"
    found = {said.line: errors for said, errors in checked(word)[0].items()}
    assert len(found) > 10 and all(found.values())
    assert wrong('bring a survivor back to "Hospital"') and wrong(
        'bring each survivor back to "Hospital"'
    )
    assert not wrong('bring "Amara Diallo" back to "Hospital"')
    chosen = "choose a survivor as lost\n        take the lost out of play\n        "
    assert not wrong(f'{chosen}bring the lost back to "Hospital"')


@pytest.mark.parametrize("effect", ["kill the found", 'bring the found back to "Hospital"'])
def test_who_was_chosen_in_the_deck_is_beyond_the_words_for_those_of_the_game(effect: str) -> None:
    assert wrong(f"choose a survivor in the survivor deck as found\n        {effect}")
    assert not wrong(f"choose a survivor as found\n        {effect}")


def test_places_stand_in_the_declarations() -> None:
    """What a word is declared never to reach is said by filters, states and adjectives."""
    said = (Place.FILTER, Place.STATE)
    places = {word.phrase for word in VOCABULARY.words if word.place in said}
    places |= {adjective.word for adjective in VOCABULARY.adjectives}
    for word in VOCABULARY.of_sort(EffectWord):
        for slot, phrases in word.beyond.items():
            assert f"{{{slot}}}" in word.phrase and set(phrases) <= places
