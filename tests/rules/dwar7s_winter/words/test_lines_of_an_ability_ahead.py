"""Whether a hero can be played is asked line by line, after what the lines above are sure to do.

Held against playing: the first line is carried out in every way, and the second asked on what each
of them leaves. Rules: D-CARD-08.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import product
from pathlib import Path
from typing import Any

import pytest

import dowlang
from dowlang.engine.card_set import CardSet
from dowlang.rulesets.dwar7s_winter.procedures import setup
from dowlang.rulesets.dwar7s_winter.procedures.music import playable
from dowlang.rulesets.dwar7s_winter.state.game_state import Dwar7s
from dowlang.rulesets.dwar7s_winter.words.vocabulary import VOCABULARY
from dowlang.vocabulary.declarations import EffectWord
from tests.rules.dwar7s_winter.hearth import crew, have, put_legend, z

SET = (
    'id = "pairs"\nname = "P"\nversion = "1.0.0"\nedition = 1\n'
    'ruleset = "dwar7s_winter"\nuses = ["dwar7s"]\n'
)
LINES = {
    "gain": "gain 1 gold",
    "produce": "produce 1 gold for each forest",
    "pay": "pay 1 gold",
    "pay two": "pay 2 gold",
    "lose": "lose 1 gold",
    "lose actions": "lose 1 action",
    "move": "move a dwarf you own on the board to an adjacent zone",
    "move out of a forest": "move a dwarf you own in a forest to an adjacent zone",
    "place": "place or move a dwarf you own in camp",
    "place a legend": "place or move a legendary dwarf you own in camp",
    "return": "return a dwarf you own on the board to camp",
    "return from a forest": "return a dwarf you own in a forest to camp",
    "return from a mine": "return a dwarf you own in a mine to camp",
    "return a legend": "return a legendary dwarf you own on the board to camp",
    "swap": "swap a dwarf in camp for a legendary dwarf",
    "take": "take a hero of the pool",
    "withdraw": "you withdraw a dwarf from each monster",
}
TABLES: dict[str, Callable[[Dwar7s], Any]] = {
    "nothing": lambda g: None,
    "one gold": lambda g: have(g, 0, gold=1),
    "two gold": lambda g: have(g, 0, gold=2),
    "one in a forest": lambda g: crew(g, 0, F1=1),
    "two in a forest, gold": lambda g: (crew(g, 0, F1=2), have(g, 0, gold=1)),
    "all out, one in a mine": lambda g: crew(g, 0, F1=6, M1=1),
    "a legend in camp": lambda g: put_legend(g, 0, 1),
    "a legend in a forest": lambda g: put_legend(g, 0, 2, z(g, "F2")),
    "one hero left": lambda g: (
        setattr(g, "hero_deck", ()),
        setattr(g, "pool", (-1,) * (len(g.pool) - 1) + g.pool[-1:]),
    ),
}
PAIRS = list(product(LINES, repeat=2))
HELD = [
    ("return", "return", "one in a forest", False),
    ("return", "return", "two in a forest, gold", True),
    ("swap", "place a legend", "nothing", True),
    ("gain", "pay", "nothing", True),
    ("pay", "pay", "one gold", False),
    ("pay", "pay", "two gold", True),
    ("place", "move", "nothing", True),
    ("return", "place", "all out, one in a mine", True),
    ("place", "return from a forest", "nothing", True),
    ("move", "return from a mine", "one in a forest", True),
    ("take", "take", "one hero left", False),
]


def of_heroes(folder: Path, abilities: dict[str, str]) -> CardSet:
    """Return a set with a hero for each ability."""
    (folder / "set.toml").write_text(SET)
    for name, lines in abilities.items():
        block = "".join(f"        {line}\n" for line in lines.splitlines())
        (folder / f"{name}.dow").write_text(
            f'hero "She {name}"\n    flavor "x"\n    music drum\n    points 1\n    ability\n{block}'
        )
    return dowlang.load(folder)


def slug(name: str) -> str:
    """Return how keys call the hero of that name."""
    return f"she_{name.replace(' ', '_')}"


def hero(game: Dwar7s, name: str) -> int:
    """Return the number of a hero of the set of pairs."""
    return game.t.hero_card.index(game.cards.number("hero", slug(name)))


def table(cards: CardSet, laid: str) -> Dwar7s:
    """Return a table as it is laid, in the first turn of player 1."""
    game = setup.built(cards, players=2, variant="legendary")
    for player in range(2):
        have(game, player, gold=0)
    TABLES[laid](game)
    game.run()
    return game


def ends(game: Dwar7s) -> Iterator[Dwar7s]:
    """Yield the game after every way of answering what a card asks."""
    if game.decision.kind in ("action", "play_cards"):
        yield game
        return
    for at in range(len(game.decision.options)):
        copy = game.clone()
        copy.choose(at)
        yield from ends(copy)


def after(game: Dwar7s, name: str) -> Iterator[Dwar7s]:
    """Yield the game after every way of playing a hero, none where it cannot be played."""
    if playable(game, 0, hero(game, name)):
        copy = game.clone()
        copy.hand[0] = (hero(game, name),)
        copy.apply("music/drum")
        copy.apply(f"play_hero/{slug(name)}")
        yield from ends(copy)


@pytest.fixture(scope="module")
def some(tmp_path_factory: pytest.TempPathFactory) -> CardSet:
    """The pairs that are held one by one."""
    named = {f"{one} {two}": f"{LINES[one]}\n{LINES[two]}" for one, two, *_ in HELD}
    return of_heroes(tmp_path_factory.mktemp("some"), named)


@pytest.mark.parametrize(("one", "two", "laid", "expected"), HELD)
def test_it_is_asked_line_by_line(
    some: CardSet, one: str, two: str, laid: str, expected: bool
) -> None:
    game = table(some, laid)
    assert playable(game, 0, hero(game, f"{one} {two}")) is expected


def test_every_word_says_what_it_is_sure_to_do() -> None:
    """A step of a monster and a disaster that comes leave nothing of which a line asks."""
    unsaid = {word.phrase for word in VOCABULARY.of_sort(EffectWord) if word.ahead is None}
    assert unsaid == {"take another step", "drive another monster", "reveal a disaster"}


@pytest.mark.proof
def test_a_pair_can_be_played_when_some_way_leads_through(tmp_path: Path) -> None:
    abilities = LINES | {f"{one} then {two}": f"{LINES[one]}\n{LINES[two]}" for one, two in PAIRS}
    cards, wrong, seen = of_heroes(tmp_path, abilities), [], set()
    for laid in TABLES:
        game = table(cards, laid)
        left = {one: list(after(game, one)) for one in LINES}
        for one, two in PAIRS:
            leads = any(playable(each, 0, hero(game, two)) for each in left[one])
            offered = playable(game, 0, hero(game, f"{one} then {two}"))
            seen.add(leads)
            if offered is not leads:
                wrong.append((laid, one, two, offered))
    assert wrong == [] and seen == {True, False}
