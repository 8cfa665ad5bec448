"""Say what a person must know of a question and of its options: whom a card means, where each
option stands, what follows from it.

A terminal and a page show the same.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from dowlang.cli.terminal_words import ENGLISH, SENTENCES, TerminalWords, words_of
from dowlang.engine.screen_declarations import Entry
from dowlang.engine.screen_questions import Asked, asked_by, asking_card, spoken_to

if TYPE_CHECKING:
    from dowlang.cli.card_texts import CardTexts
    from dowlang.engine.decisions import Decision
    from dowlang.engine.frames import Answer
    from dowlang.engine.game import Game

YES_OR_NO = ("vote", "tie", "offer")  # questions whose two answers a card says the outcome of
YOU = re.compile(r"\byou(r|rs)?\b", re.IGNORECASE)
# verbs that only players do: who is asked is then whom the sentence calls `they`
THEY = re.compile(
    r"They (may|must|choose|vote|discard|give|draw|take|spend|lose \d+ (die|dice)|look|show|put)\b",
    re.IGNORECASE,
)


def question_words(game: Game, question: Asked) -> str:
    """Return what is asked, as `Which card?`."""
    words = asked_by(game.cards, question.kind, next(iter(question.waiting), ""))
    before = game.cards.word_before(question.waiting[0]) if question.waiting else ""
    if before and f"before-{before}" in SENTENCES and game.cards.speech.language:
        return words_of(game.cards.speech).said(f"before-{before}")
    if before and words.startswith("Which "):  # of two locations: to which one
        words = f"{before.capitalize()} which {words.removeprefix('Which ')}"
    return words or question.kind.replace("_", " ").capitalize()


def who_is_meant(
    game: Game, texts: CardTexts, seat: int, question: Asked, path: str, sentence: str
) -> str:
    """Return who the card calls `you` and `they`, where that is not plain to who is asked.

    A sentence that asks `they may …` asks the player whom it calls so. It is given in the words of
    the card file, whatever the language of the set.
    """
    you, words = spoken_to(game, question), words_of(game.cards.speech)
    speaks = any(YOU.search(line) for line in texts.written_rules(path))
    told = speaks and you not in (-1, seat)
    meant = [words.said("means-you", number=you + 1)] if told else []
    meant += [words.said("means-they")] if THEY.match(sentence) else []
    return words.speech.listed(meant) if meant else ""


def option_entry(
    game: Game, texts: CardTexts, view: Any, decision: Decision, index: int, question: Asked
) -> Entry:
    """Return the place of an option. Clauses to be put in order go by their cards and lines."""
    screen, answer = game.cards.ruleset.screen, decision.answers[index]
    if question.clauses:
        path, line = game.cards.line_of(question.clauses[answer[-1]])
        if path:
            return clause_entry(texts, path, line)
    if screen is None:
        return Entry(decision.options[index].text, card=card_of_option(game, answer))
    found = screen.entry(game.cards, view, answer)
    if question.kind == "tie":  # who decides has voted already
        words = words_of(game.cards.speech)
        found = found._replace(text=words.said("tie-passes" if answer[1] == 1 else "tie-fails"))
    path, line = asking_card(game, question)
    if path and question.kind == "option":
        return found._replace(about=texts.option(path, answer[-1]))
    if path and question.kind in YES_OR_NO:
        name = game.cards.ruleset.option_kinds[answer[0]].name
        yes = name == "accept" or (name == "vote" and answer[1] == 1)
        return found._replace(about=texts.side(path, line, yes))
    return found


def card_of_option(game: Game, answer: Answer) -> str:
    """Return the path of the only card that an option names, or "", in a game without a screen."""
    cards = game.cards
    nouns = cards.ruleset.option_kinds[answer[0]].arguments
    paths = {
        path
        for noun, piece in zip(nouns, answer[1:], strict=False)
        if isinstance(piece, int) and (path := cards.path_of_piece(noun, piece))
    }
    return paths.pop() if len(paths) == 1 else ""


def clause_entry(texts: CardTexts, path: str, line: int) -> Entry:
    """Return the entry of an effect to be put in order: its card and its first two lines."""
    sentences = [said for n in (line, line + 1) if (said := texts.line(path, n))]
    words = words_of(texts.cards.speech)
    text = ": ".join(sentences) or words.said("its-effect")
    return Entry(words.said("clause", card=texts.name(path), text=text))


def how_many(taken: Sequence[str], low: int, high: int, words: TerminalWords = ENGLISH) -> str:
    """Return how many pieces are chosen, and which have been. "" for a single one."""
    if (low, high) == (1, 1):
        return ""
    so_far = words.said("so-far", names=words.speech.commas(taken)) if taken else ""
    if low == high:
        number = len(taken) + 1
        return words.said("choose-exactly", count=high, number=number, so_far=so_far)
    least = words.said("at-least", count=low) if low > 0 else ""
    if high < 0:
        return words.said("choose-any", least=least, so_far=so_far)
    return words.said("choose-up-to", count=high, least=least, so_far=so_far)
