"""What is done `, if able` is done in full or not at all.

Each effect word is said of so many pieces by each doer, on tables of real games. What the line asks
is what an option with the same line asks: where that option is offered the line is done, and where
it is not, nothing is done. Of each of several players it is asked when their turn comes.
"""

from __future__ import annotations

import json
from functools import lru_cache

import pytest

from dowlang.engine.card_set import CardSet
from dowlang.project import load_source
from dowlang.project.card_selection import addition
from dowlang.rulesets.dead_of_winter.state.board import group
from dowlang.rulesets.dead_of_winter.state.game_state import Winter
from dowlang.rulesets.dead_of_winter.words.vocabulary import VOCABULARY
from dowlang.vocabulary.declarations import EffectWord
from dowlang.vocabulary.word_forms import third_person
from tests.rules.dead_of_winter.midgame import snapshot, told, tried
from tests.rules.dead_of_winter.words import test_pieces_within_reach as reach
from tests.rules.dead_of_winter.words import test_words_change as words_change

PIECES = {
    "survivor": (
        "2 survivors you control",
        "3 survivors at the colony",
        '2 survivors at "School"',
    ),
    "card": ("2 cards", "3 cards in the waste pile", "2 weapon cards on survivors you control"),
    "die": ("2 dice", "2 dice showing 6"),
    "player": ("2 players",),
    "location": ("3 locations",),
}
DOERS = ("", "the first player ")
ABLE = ", if able"
FEW = ("discard {card}", "lose {die}", "kill {survivor}", "give {card} to {player}")
ALREADY = ("place ", "fill ", "make room", "makes room", "waste pile")
"""Lines that say how things stand afterwards are done where they stand so already, and cards that
lie in the waste pile are discarded to it.
"""
OF_EACH = {
    "each player discards 2 cards": "hand",
    "each player loses 2 dice": "unused",
    "each player spends 2 dice": "unused",
    "each player contributes 2 cards to the crisis": "hand",
    "each player stakes 2 cards": "hand",
    "another player discards 2 cards": "hand",
    "another player loses 2 dice": "unused",
    "for each player\n            they discard 2 cards": "hand",
    "for each other player\n            they lose 2 dice": "unused",
}


@lru_cache(maxsize=1)
def lines() -> dict[str, tuple[str, ...]]:
    """The phrase of each word, and the lines that say it of so many pieces without `, if able`."""
    out: dict[str, list[str]] = {}
    for word in VOCABULARY.of_sort(EffectWord):
        subject = next((p for p in word.parameters if p.name == word.subject), None)
        of_players = subject is not None and subject.type.noun == "player"
        for slot in word.parameters:
            if f"{{{slot.name}}}" not in word.phrase:
                continue
            for pieces in PIECES.get(slot.type.noun, ()):
                line = reach.filled(word, {slot.name: pieces}, 'the "School" deck')
                verb, _, rest = line.partition(" ")
                for doer in DOERS if of_players else ("",):
                    said = f"{doer}{third_person(verb) if doer else verb} {rest}"
                    if doer:
                        said = said.replace("survivors you control", "survivors they control")
                    out.setdefault(word.phrase, []).append(said)
    return {word: tuple(said) for word, said in out.items()}


@lru_cache(maxsize=2)
def cards(words: tuple[str, ...]) -> tuple[tuple[tuple[str, str], ...], CardSet]:
    """The lines of some words that check, with the word, and the set with two cards for each."""
    clean = tuple(
        (word, line)
        for word in words
        for line in lines()[word]
        if not (reach.wrong(line) or reach.wrong(line + ABLE))
    )
    files = {}
    for n, (_, line) in enumerate(clean):
        files[f"full_{n}"] = (reach.HEAD.format(f"F{n}", line) + reach.END).encode()
        files[f"able_{n}"] = (reach.HEAD.format(f"A{n}", line + ABLE) + reach.END).encode()
    return clean, load_source(addition([], files))


@lru_cache(maxsize=3)
def tables(of: CardSet) -> tuple[Winter, ...]:
    """Tables at an action of the first player, who knows all hands that matter then."""
    out = []
    for table in words_change.states(of)[::25]:
        if group(table, table.active_player):
            game: Winter = table.clone()
            game.first_player = game.active_player
            out.append(game)
    return tuple(out)


def done(of: CardSet, name: str, table: Winter, seed: int) -> tuple[bool, set[str]]:
    """Return whether the first option was offered, and what it has changed."""
    begin = words_change.started(of.handler(f"additions/{name}"), "state")
    after, log, granted = tried(table, begin, seed, wish=1)
    before, now = json.loads(snapshot(table)), json.loads(snapshot(after))
    what = {f for f in now if now[f] != before[f]} | {str(entry[0]) for entry in told(log)}
    return granted, what - reach.FRAME


def asked_as_an_option(words: tuple[str, ...], word: str) -> int:
    """Go through the lines of a word, and return how often one was not done."""
    clean, of = cards(words)
    refused = 0
    for n, (_, line) in ((n, each) for n, each in enumerate(clean) if each[0] == word):
        for seed, table in enumerate(tables(of)):
            offered, _ = done(of, f"full_{n}", table, seed)
            _, changed = done(of, f"able_{n}", table, seed)
            assert offered or not changed, (line, changed)
            assert changed or not offered or any(each in line for each in ALREADY), line
            refused += not offered
    return refused


@pytest.mark.sample(1)
@pytest.mark.parametrize("word", FEW)
def test_a_line_of_one_word_is_done_in_full_or_not_at_all(word: str) -> None:
    assert asked_as_an_option(FEW, word) > 0


@pytest.mark.proofs(36)
@pytest.mark.proof
@pytest.mark.parametrize("word", [word for word in lines() if word not in FEW])
def test_a_line_of_each_word_is_done_in_full_or_not_at_all(word: str) -> None:
    assert asked_as_an_option(tuple(lines()), word) >= 0


def test_the_words_are_many() -> None:
    assert len(lines()) > 50 and sum(map(len, lines().values())) > 200


@lru_cache(maxsize=1)
def of_each() -> CardSet:
    """The set with a card for each line about each of several."""
    said = [f"{line}{ABLE}" for line in OF_EACH]
    files = {
        f"each_{n}": (reach.HEAD.format(f"E{n}", line) + reach.END).encode()
        for n, line in enumerate(said)
    }
    return load_source(addition([], files))


@pytest.mark.sample(2)
@pytest.mark.parametrize("line", OF_EACH)
def test_of_each_player_it_is_asked_when_their_turn_comes(line: str) -> None:
    of, number = of_each(), list(OF_EACH).index(line)
    begin = words_change.started(of.handler(f"additions/each_{number}"), "state")
    counts = set()
    for seed, table in enumerate(tables(of)):
        after, _, _ = tried(table, begin, seed, wish=1)
        for player in range(table.players):
            had, has = (len(getattr(game, OF_EACH[line])[player]) for game in (table, after))
            counts.add(has - had)
            if "each player" in line and "contributes" not in line:  # who may at all (R-EXILE-05)
                assert has == (had - 2 if had >= 2 else had), (line, player)
    assert counts == {0, -2}
