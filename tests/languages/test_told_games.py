"""Whole games told in another language: by the ids of what is said, and in each language."""

from __future__ import annotations

import random
import re
import string
from collections.abc import Iterable
from functools import cache
from typing import Any

import pytest
from fluent.syntax import ast as fluent_ast
from fluent.syntax import parse
from fluent.syntax.visitor import Visitor

import dowlang
from dowlang.agents import answer_of, make
from dowlang.cli import game_session
from dowlang.cli.card_texts import texts_of
from dowlang.cli.terminal_words import SENTENCES
from dowlang.engine.card_set import CardSet
from dowlang.engine.decisions import option_id
from dowlang.engine.plain_story import story
from dowlang.engine.screen_questions import PLACE
from dowlang.playground import page_words
from dowlang.project import source_of
from dowlang.project.languages.messages import messages_of
from dowlang.project.printing.translated_sets import SpokenSet, spoken
from dowlang.publish.rules_text.localised.game_language import core_texts
from dowlang.publish.rules_text.localised.speech import PREFIX
from tests.cli.typist import ROW, Keyboard, Screen
from tests.languages.readings import LANGUAGES
from tests.languages.told import COMMAND_ROW, IN_BACKTICKS, SIGNS, marked, marked_texts, unsaid

VARIANTS = {
    "base": ("standard", "betrayer", "cooperative"),
    "dwar7s": ("standard", "legendary", "nightmare+bloodthirsty"),
}
"""Sets, one of each game, with variants of their games."""
FEATURES = {"case", "particle", "article", "topic", "share"}
"""What a message may ask of its context."""
KEY = "Enter"
"""The key that is called so in every language."""
SPANISH_TOO = {"crisis", "no", "C", "total"}
"""English sentences that are Spanish as they stand."""
LOOKS = ("hand", "goal", "table", "pool", "enemies")
LOOKS += ("card", "rules", "help", "legend", "news", "menu", "999")
HEARD = ("999999", "card 7", "rules 8", "card qqq", "9e", "undo", "back", "show")


@cache
def told(place: str, language: str) -> SpokenSet:
    return spoken(dowlang.load(place), source_of(place), language)


@cache
def marking(place: str) -> SpokenSet:
    return SpokenSet(marked(dowlang.load(place)), marked_texts(texts_of(place)))


class Typist(Keyboard):
    """Types rows of the menu at random, looks at pages, and now and then something else.

    A menu begins behind the last line with its question, which `asks` finds.
    """

    def __init__(self, screen: Screen, asks: str, seed: int) -> None:
        self.chance, self.asks = random.Random(seed), asks
        super().__init__(screen, lambda lines: None)

    def readline(self) -> str:
        self.asked += 1
        if self.chance.random() < 0.2:
            return self.chance.choice((*LOOKS, *HEARD)) + "\n"
        lines = self.screen.getvalue().split("\n")
        start = max((n for n, line in enumerate(lines) if self.asks in line), default=0)
        rows = [found[1] for line in lines[start + 1 : -1] if (found := ROW.match(line))]
        rows += [line.strip() for line in lines[start + 1 : -1] if re.match(r"^       \S", line)]
        return self.chance.choice(rows or ["1"]) + "\n"


def seated(
    place: str,
    told_set: SpokenSet,
    seed: int,
    asks: str,
    monkeypatch: pytest.MonkeyPatch,
    **settings: Any,
) -> tuple[str, Any]:
    """Play a game to its end with a person at seat 1. Return what was on the screen, and the
    game.
    """
    game = dowlang.Game.begin(dowlang.load(place), seed, {"players": 3, **settings})
    game.told_by(told_set.cards)
    screen = Screen()
    audience = game_session.Audience(0, show=True, place=place, spoken=told_set.texts)
    with monkeypatch.context() as patch:
        patch.setattr("sys.stdout", screen)
        patch.setattr("dowlang.cli.terminal.PLAIN_WIDTH", 10**6)  # no mark is broken
        patch.setattr("sys.stdin", Typist(screen, asks, seed))
        ending = game_session.conduct(game, ["heuristic"], seed, audience)
    assert ending is game_session.Ending.OVER
    return screen.getvalue(), game


def variables_of(template: str) -> set[str]:
    """Return the variables of an English sentence, those of a purpose by noun and place."""
    names = {field for _, field, *_ in string.Formatter().parse(template) if field}
    places = {f"{noun}{n}" for n, noun in PLACE.findall(template)}
    return places or {*names, "count"}


class Variables(Visitor):
    """Collects the variables of a message."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: fluent_ast.VariableReference) -> None:
        self.names.add(node.id.name)


@cache
def played(place: str, seed: int) -> Any:
    """Return a finished game of agents."""
    cards: CardSet = dowlang.load(place)
    variant = VARIANTS[place][seed % 3]
    game = dowlang.Game(cards, players=3, seed=seed, variant=variant)
    agents = [make("heuristic", cards, seed, seat) for seat in range(3)]
    while not game.is_over:
        game.choose(answer_of(agents[game.stack[-1][1]], game))
    return game


ONE_AND_ALL = ("ja", *(pytest.param(each, marks=pytest.mark.proof) for each in ("es", "ru")))
FEW = (1, *(pytest.param(seed, marks=pytest.mark.proof) for seed in range(2, 10)))
MANY = (1, *(pytest.param(seed, marks=pytest.mark.proof) for seed in range(2, 30)))


def wanted(place: str) -> dict[str, set[str]]:
    """Return the sentences that a language has to say, each with the variables that it may use."""
    ruleset = dowlang.load(place).ruleset
    return {
        **{id: variables_of(text) for id, text in ruleset.sentences.items()},
        **{f"terminal-{id}": variables_of(text) for id, text in SENTENCES.items()},
        **{f"browser-{id}": variables_of(text) for id, text in page_words.SENTENCES.items()},
        **{
            option_id(kind.name): {f"{noun}{n}" for n, noun in enumerate(kind.arguments)}
            for kind in ruleset.option_kinds
        },
    }


def whole(place: str) -> dict[str, str]:
    """Return the sentences into which nothing is put: they stand on a screen as they are. What the
    buttons of a page say is typed at a terminal, in every language.
    """
    terminal = {f"terminal-{id}": text for id, text in SENTENCES.items()}
    sentences = {**dowlang.load(place).ruleset.sentences, **terminal}
    return {
        id: text
        for id, text in sentences.items()
        if not re.search(r"[{#]", text)
        and variables_of(text) == {"count"}
        and not id.startswith("draws-page-")
    }


@pytest.mark.sample(1)
@pytest.mark.parametrize("place", VARIANTS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_is_said_in_every_language_with_its_own_variables(
    language: str, place: str
) -> None:
    there: dict[str, set[str]] = {}
    game, ids = dowlang.load(place).ruleset.name, wanted(place)
    for _, text in (*core_texts(language), *messages_of(game, language)):
        for entry in parse(text).body:
            if isinstance(entry, fluent_ast.Message) and entry.id.name.startswith(PREFIX):
                found = Variables()
                found.visit(entry)
                there[entry.id.name.removeprefix(PREFIX)] = found.names
    assert ids.keys() - there.keys() == set(), "missing"
    assert there.keys() - ids.keys() == set(), "said by nobody"
    for id, names in there.items():
        assert names <= ids[id] | FEATURES, id


@pytest.mark.parametrize("place", VARIANTS)
@pytest.mark.parametrize("seed", FEW)
def test_nothing_stands_on_the_screen_that_no_sentence_says(
    seed: int, place: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    variant = VARIANTS[place][seed % 3]
    asks = "⟦terminal-asks⟧"
    screen, _ = seated(place, marking(place), seed, asks, monkeypatch, variant=variant)
    assert unsaid(screen) == []


@pytest.mark.parametrize("place", VARIANTS)
@pytest.mark.parametrize("seed", MANY)
def test_no_line_of_a_story_was_put_together_otherwise(seed: int, place: str) -> None:
    game = played(place, seed)
    for seat in (None, 0):
        assert unsaid("\n".join(story(marking(place).cards, game.log or (), seat))) == []


def test_the_marks_find_what_nobody_said() -> None:
    assert unsaid("⟦a⟧ ⟦b⟧1 [z#.]\n  hand       ⟦c⟧\n") == []
    spoilt = ["⟦a⟧ by hand", "⟦b⟧ comes", "⟦a⟧ hand", "hand", "  hand       in full"]
    assert unsaid("\n".join(spoilt)) == spoilt


def latin_words(screen: str) -> set[str]:
    """Return the words in latin letters on a screen, but for what can be typed: commands in
    backticks and in the lines of `help`.
    """
    lines = (COMMAND_ROW.sub("", IN_BACKTICKS.sub("", line)) for line in screen.split("\n"))
    return set(re.findall(r"[A-Za-z]{2,}", SIGNS.sub("", "\n".join(lines))))


def sentences_on(screen: str, sentences: Iterable[str]) -> set[str]:
    """Return which sentences stand on a screen."""
    return {each for each in sentences if re.search(rf"(?<!\w){re.escape(each)}(?!\w)", screen)}


def test_english_on_a_screen_is_found() -> None:
    assert latin_words("  hand       手札\n`stop`で保存 [z#.]") == set()
    assert latin_words("手札 hand\n stop") == {"hand", "stop"}
    screen = "Jugador 1: pass (2).\nno passage"
    assert sentences_on(screen, ("pass", "no", "passag")) == {"pass", "no"}


@pytest.mark.proof
@pytest.mark.parametrize("place", ("base", pytest.param("dwar7s", marks=pytest.mark.proof)))
@pytest.mark.parametrize("language", ONE_AND_ALL)
def test_a_whole_game_is_played_in_the_language(
    language: str, place: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    speech, sentences = told(place, language).cards.speech, whole(place)
    asks = speech.said("terminal-asks", number=1, question="", hint="")
    screen, game = seated(place, told(place, language), 4, asks, monkeypatch)
    assert "⟦" not in screen
    if language in ("ja", "ru"):  # with letters of its own
        assert latin_words(screen) <= {KEY}
    assert sentences_on(screen, sentences.values()) <= (SPANISH_TOO if language == "es" else set())
    assert len(sentences_on(screen, map(speech.said, sentences))) > 40, "sentences of its own"
    same = dowlang.Game.begin(dowlang.load(place), 4, {"players": 3})
    for answer in game.journal.answers:
        same.apply(answer)
    assert same.digest == game.digest, "a language changes nothing of a game"


def test_a_dwarf_is_one_of_several_and_an_instrument_has_its_article_in_spanish() -> None:
    speech = told("cards/dwar7s", "es").cards.speech
    said = {
        kind: speech.said("dwarf-of", whose="", kind=word)
        for kind, word in (
            ("ordinary", speech.said("ordinary")),
            ("legend", speech.word("legend", "earth guardian")),
        )
    }
    assert said == {"ordinary": "un enano", "legend": "el guardián de la tierra"}
    for instrument, wanted in (("harp", "el arpa"), ("flute", "la flauta")):
        named = speech.word("instrument", instrument)
        played = speech.said("plays-music", player="X", instrument=named)
        assert played == f"X toca {wanted}"
