"""An option whose line speaks of a piece inside another thing (`kill a survivor at the location
with the most zombies`): it is possible just when the same line, said of one of those that may be
meant by name, is.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

import pytest

from dowlang.engine.card_set import CardSet
from dowlang.project import load_source
from dowlang.project.card_selection import addition
from dowlang.rulesets.dead_of_winter.state.board import zombies_at
from dowlang.rulesets.dead_of_winter.state.game_state import Winter
from dowlang.rulesets.dead_of_winter.words.vocabulary import VOCABULARY
from dowlang.vocabulary.declarations import Place, Word
from tests.rules.dead_of_winter.words.test_ahead_against_what_is_done import (
    OPTIONS,
    card,
    offered,
    stands,
    tables,
)
from tests.rules.dead_of_winter.words.test_options_of_others import (
    MEANT,
    Meant,
    on_the_left,
    others,
    there,
)
from tests.semantics.lower.test_ties import FILLED, NOUNS, sentences

TABLES, SHARES = 4, 12
NAMED = {
    "location": {
        "the colony": lambda game, you: 0,
        **{
            f'"{name}"': lambda game, you, at=at: at
            for at, name in enumerate(
                ("Police Station", "Grocery Store", "School", "Gas Station", "Library", "Hospital"),
                1,
            )
        },
    },
    "player": {
        "the first player": lambda game, you: game.first_player,
        "the player on your left": lambda game, you: on_the_left(game, you)[0],
        "the player on your right": lambda game, you: others(game, you)[you - 1],
    },
}
"""How a piece is called: words -> which one it is."""


def places(sign: int) -> Meant:
    def level(game: Winter, you: int) -> list[int]:
        best = max(sign * zombies_at(game, place) for place in range(7))
        return [place for place in range(7) if sign * zombies_at(game, place) == best]

    return level


RANKED: dict[str, dict[str, Meant]] = {
    "location": {
        "the location with the most zombies": places(1),
        "the location with the fewest zombies": places(-1),
        "a location": lambda game, you: list(range(7)),
        "a random location": lambda game, you: list(range(7)),
    },
    "player": {
        **{name: MEANT[name] for name in MEANT if "the most" in name or "the fewest" in name},
        "another player": others,
        "a random player": lambda game, you: there(game),
    },
}


def lines(noun: str) -> Iterator[str]:
    """Yield effects on a piece of which something is said of the noun's piece `{}`, and amounts."""
    for word in VOCABULARY.words:
        for said in _said(word, noun):
            if word.place is Place.NUMBER:
                yield f"discard ({said}) cards"
                continue
            yield f"another player discards ({NOUNS[word.noun].plural} {said}) cards"
            yield f"choose a {word.noun} {said}"
            yield from (line.format(f"a {word.noun} {said}") for line in sentences(word.noun))


def _said(word: Word, noun: str) -> Iterator[str]:
    types = {p.name: p.type for p in word.parameters if p.role == "slot"}
    fillable = all(type_.noun in FILLED and not type_.many for type_ in types.values())
    if word.place not in (Place.FILTER, Place.NUMBER) or not fillable:
        return
    for name, type_ in types.items():
        if type_.noun == noun:
            said = {slot: FILLED[of.noun] for slot, of in types.items()} | {name: "{}"}
            yield word.phrase.format_map(said)


def said_of_all(share: int) -> Iterator[tuple[str, str, str]]:
    """Yield a share of the lines with their noun, said of each piece that may be meant or named."""
    every = ((noun, line) for noun in RANKED for line in lines(noun))
    for noun, line in islice(every, share, None, SHARES):
        said = [
            one
            for one in (*RANKED[noun], *NAMED[noun])
            if stands(line.format(one))
            and not ("another" in one and "player" in line.split()[:3])  # other than whom
        ]
        if set(NAMED[noun]) <= set(said):
            yield from ((noun, line, one) for one in said)


def played(cards: CardSet) -> Iterator[Winter]:
    """Yield tables at which each player has a name."""
    return islice((game for game in tables(cards) if game.players <= 3), TABLES)


@pytest.mark.sample(1)
@pytest.mark.parametrize("share", range(SHARES))
def test_it_is_possible_with_one_that_may_be_meant(share: int) -> None:
    said = list(said_of_all(share))
    text = "".join(
        card(f"Cards {at}", [line.format(one) for _, line, one in said[at : at + OPTIONS]])
        for at in range(0, len(said), OPTIONS)
    )
    wrong, seen = [], set()
    for game in played(load_source(addition([], {"pairs": text.encode()}))):
        you = game.active_player
        possible = {
            said[at + number]
            for at in range(0, len(said), OPTIONS)
            for number in offered(game, f"cards_{at}")
            if number < OPTIONS and at + number < len(said)
        }
        for noun, line, one in said:
            meant = RANKED[noun].get(one, lambda game, you: [])(game, you)
            names = [name for name, which in NAMED[noun].items() if which(game, you) in meant]
            known = {NAMED[noun][name](game, you) for name in names}
            if not meant or known != set(meant):
                continue
            wanted = any((noun, line, name) in possible for name in names)
            seen.add((noun, wanted))
            if wanted != ((noun, line, one) in possible):
                wrong.append((line.format(one), wanted, game.seed))
    assert not wrong
    assert len(seen) == 2 * len(RANKED)
