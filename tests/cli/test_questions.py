"""Every kind of question before a person: bad input, commands, words that fit several, the end of
input, then a right answer.
"""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterator
from functools import lru_cache
from typing import Any

import pytest

from dowlang.cli.card_texts import CardTexts
from dowlang.cli.human_player import Person
from dowlang.cli.tellers import PersonsTeller
from dowlang.cli.terminal import Terminal
from dowlang.engine.game import Game
from dowlang.engine.journal import record
from dowlang.engine.screen_questions import asked, asking_card, purpose, spoken_to
from dowlang.project.card_selection import addition
from dowlang.project.printing.printed_sets import plain_texts
from dowlang.rulesets.dead_of_winter.screen import SCREEN
from tests.cli.typist import Keyboard, Screen, rows
from tests.contract.twin_starts import CLAUSES, NOBODY_ASKS, OFFERS, cards, from_starts, kinds
from tests.contract.twins import games

COMMANDS = (
    "help",
    "?",
    "hand",
    "goal",
    "table",
    "show",
    "card",
    "cards",
    "legend",
    "news",
    "rules",
    "rules exposure",
    "menu",
)
WRONG = (
    "",
    "999",
    "0x1",
    "-7",
    "3.5",
    "²",
    "nothing like it",
    "rules qqq",
    "card qqq",
    "back",
    "hand me that",
    "[31m",
    "’",
)
GAMES = 14
KINDS = sorted(set(SCREEN.questions) - set(NOBODY_ASKS))


@lru_cache(maxsize=1)
def texts() -> Any:
    return plain_texts(addition([], {"the_round_of_tins": OFFERS, "two_bells": CLAUSES}))


@lru_cache(maxsize=1)
def questions() -> dict[str, list[Game]]:
    """Games that wait for an answer, by kind of question: for each kind some of each procedure or
    card that asks it.
    """
    out: dict[str, dict[str, Game]] = {}
    for game in waiting():
        question = asked(game)
        by_asker = out.setdefault(question.kind, {})
        asker = question.waiting[0].partition(":")[0] if question.waiting else ""
        if asker not in by_asker and len(by_asker) < 8:
            by_asker[asker] = game
    return {kind: list(found.values()) for kind, found in out.items()}


def waiting() -> Iterator[Game]:
    """Games at their questions: from tables built for the rare ones, and whole ones."""
    for _, moments in from_starts(cards()):
        yield from (moment.game for moment in moments if moment.game.stack)
    for seed, moments in games(cards()):
        if seed > GAMES:
            return
        yield from (moment.game for moment in moments if moment.game.stack)


def before(
    game: Game, types: Callable[[list[str]], str | None], patch: pytest.MonkeyPatch
) -> tuple[Game, bool, str]:
    """A person before a question: the game afterwards, whether it was answered, what was on the
    screen.
    """
    here = game.clone()
    record(here)
    screen, seat = Screen(), here.stack[-1][1]
    with patch.context() as inside:
        inside.setattr("sys.stdout", screen)
        inside.setattr("sys.stdin", Keyboard(screen, types))
        card_texts, terminal = CardTexts(here.cards, texts), Terminal()
        person = Person(
            here, seat, PersonsTeller(here, seat, card_texts, terminal), card_texts, terminal
        )
        return here, person.answered(show=False), screen.getvalue()


@pytest.mark.proof
def test_every_kind_is_here() -> None:
    assert set(questions()) == kinds() - set(NOBODY_ASKS) == set(KINDS)


@pytest.mark.sample(1)
@pytest.mark.parametrize("kind", KINDS)
def test_every_question_answers_whatever_is_typed(
    kind: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It says what it is for; whatever is typed is answered, nothing is changed by it; a row that
    is shown is taken.
    """
    for place, game in enumerate(questions()[kind]):
        chance, script = random.Random(place), [*WRONG, *COMMANDS]
        chance.shuffle(script)

        def types(
            lines: list[str], script: list[str] = script, chance: random.Random = chance
        ) -> str:
            return script.pop() if script else chance.choice(rows(lines))

        question = asked(game)
        told, (path, line) = purpose(game, question), asking_card(game, question)
        assert told or (path and line) or kind == "clause", question
        words = (
            game.cards.ruleset.screen.questions[kind]
            if game.cards.ruleset.screen is not None
            else ""
        )
        after, answered, screen = before(game, types, monkeypatch)
        assert answered and not script and after.digest != game.digest
        assert "None" not in screen and "nobody (" not in screen and "{" not in screen
        flat = " ".join(screen.split())
        assert " ".join(told.split()) in flat
        small = game.cards.word_before(question.waiting[0]) if question.waiting else ""
        if small:
            words = f"{small.capitalize()} {words[:1].lower()}{words[1:]}"
        assert words and words in flat
        if path:
            assert str(game.cards.paths[path]["name"]) in screen


@pytest.mark.sample(10)
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("last", [None, "stop"])
def test_leaving_changes_nothing_at_any_depth(
    kind: str, last: str | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The end of input and the words for it leave the game as it was, from every depth of every
    question.
    """
    game, typed = questions()[kind][0], [last]

    def types(lines: list[str]) -> str | None:
        if len(typed) == 1 and (there := rows(lines)) and kind == "action":
            typed.insert(0, "")
            return there[0]
        return typed.pop() if typed[-1] is last else typed.pop(0)

    after, answered, _ = before(game, types, monkeypatch)
    if not answered:
        assert after.digest == game.digest


@pytest.mark.parametrize("kind", ["number", "die"])
def test_a_number_is_typed_as_itself(kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each value that is offered is what it is typed as; one that is not offered is refused with
    those that are.
    """
    for game in questions()[kind]:
        for index, option in enumerate(game.decision.options):
            if game.cards.ruleset.option_kinds[option.answer[0]].name != kind:
                continue
            script = [option.text, "77"]
            after, answered, screen = before(
                game, lambda lines, script=script: script.pop(), monkeypatch
            )  # type: ignore[misc]
            other = game.clone()
            other.choose(index)
            assert answered and after.digest == other.digest
            assert "the numbers go from" in screen or "there is" in screen


@pytest.mark.parametrize("kind", KINDS)
def test_every_option_can_be_said(kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """By its key and by its own sentence, as journals and stories have them."""
    game = questions()[kind][0]
    options = game.decision.options
    for option in options[:: max(1, len(options) // 12)]:
        other = game.clone()
        other.choose(option.index)
        same = [each for each in options if each.text == option.text]
        for said in (
            option.key,
            *([option.text] if len(same) == 1 and not option.text.isdecimal() else []),
        ):
            script = [said]
            after, answered, _ = before(
                game, lambda lines, script=script: script.pop(), monkeypatch
            )  # type: ignore[misc]
            assert answered and after.digest == other.digest, said


def test_words_lead_to_the_row_they_stand_in(monkeypatch: pytest.MonkeyPatch) -> None:
    """Words lead to the row they stand in; a value in a heading is none of an action's words."""
    game = next(
        game
        for game in questions()["action"]
        if any(o.key.startswith("move/") for o in game.decision.options)
    )
    moves = [option for option in game.decision.options if option.key.startswith("move/")]
    _, mover, place = moves[0].key.split("/")
    script = ["stop", f"move {mover.split('_')[0]} {place.replace('_', ' ')}"]
    after, answered, screen = before(game, lambda lines: script.pop(), monkeypatch)
    other = game.clone()
    other.choose(moves[0].index)
    assert (answered and after.digest == other.digest) or "options fit" in screen
    script = ["stop", "influence"]
    _, answered, screen = before(game, lambda lines: script.pop(), monkeypatch)
    assert not answered and "nothing fits `influence`" in screen


@pytest.mark.parametrize("word", ["quit", "save", "exit", "STOP"])
def test_other_words_for_leaving_leave_too(word: str, monkeypatch: pytest.MonkeyPatch) -> None:
    game = questions()["action"][0]
    after, answered, _ = before(game, lambda lines: word, monkeypatch)
    assert not answered and after.digest == game.digest


def test_rows_of_a_question_differ(monkeypatch: pytest.MonkeyPatch) -> None:
    """No two rows read the same, and none names a card that has nothing to do with the question."""
    for kind, games_of in questions().items():
        for game in games_of if kind != "action" else games_of[:1]:
            _, _, screen = before(game, lambda lines: None, monkeypatch)
            lines = [
                line[5:].strip() for line in screen.split("\n") if line[:5].strip().isdecimal()
            ]
            # there rows stand below names
            assert len(set(lines)) == len(lines) or kind in ("action", "exile"), (
                kind,
                lines,
            )
            if kind == "hand_off":
                assert "    1  yes" in screen and "    2  no" in screen


def test_who_a_card_means_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its `you` where that is somebody else, its `they` where that is who is asked."""
    others = own = 0
    for game in (game for kind in KINDS for game in questions()[kind]):
        question = asked(game)
        path, line = asking_card(game, question)
        if not path:
            continue
        _, _, screen = before(game, lambda lines: None, monkeypatch)
        card, you = CardTexts(game.cards, texts), spoken_to(game, question)
        speaks = any(re.search(r"\byour?\b", row, re.IGNORECASE) for row in card.rules(path))
        if speaks and you not in (-1, question.player):
            others += 1
            assert f"“you” is player {you + 1}" in screen, screen
        if card.line(path, line).startswith("They may "):
            own += 1
            assert "“they” is you here" in screen, screen
    assert others and own
