"""The sentences of a person's terminal that belong to no game, by their ids.

In another language they are messages of the core (`says-terminal-…`), said by the speech of
the set that is played.
"""

from __future__ import annotations

from typing import Any

from dowlang.engine.speech import EnglishSpeech, Speech

PREFIX = "terminal-"
SENTENCES = {
    "greeting": "You are player {number}. `help` tells what you can type at any question, `rules` "
    "the game on one page, `stop` saves and leaves.",
    "command-card": "a card you know, in full; `card` alone lists them",
    "command-rules": "the rules that speak of it; `rules` alone is the game on one page",
    "command-legend": "what signs and short words mean",
    "command-news": "what has happened since your last turn began, once more",
    "command-menu": "the question once more",
    "command-undo": "take your last answer back",
    "command-stop": "save and leave, as `quit` and `save` do; `dow play --continue` goes on",
    "command-table": "what lies open, and what only you see",
    "NAME": "NAME",
    "WORD": "WORD",
    "say-help": "; say a number, some words of an option, `help`, or `stop` to save and leave",
    "several-fit": "{count} options fit `{said}`; say a number, or nothing to go back:",
    "prompt": "player {number} > ",
    "prompt-back": "player {number} (Enter goes back) > ",
    "nothing-to-undo": "there is nothing to take back",
    "taken-back": "taken back",
    "card-head": "{card} ({beside})",
    "flavor": "“{text}”",
    "card-line": "{card}: “{line}.”",
    "on-this-card": "On this card {meant}.",
    "means-you": "“you” is player {number}",
    "means-they": "“they” is you here",
    "no-news": "nothing has happened yet",
    "how-to-answer": "How to answer",
    "how-to-answer-1": "Type the number of a line, or some words of it, in any order. If several "
    "lines fit, they are listed.",
    "how-to-answer-2": "Amounts and dice are typed as themselves: 5 is the die that shows 5.",
    "how-to-answer-3": "What is still open (which die, where to) is asked next; Enter or `back` "
    "goes back before that.",
    "what-to-look-at": "What to look at, at any question",
    "what-signs-mean": "What signs and words mean",
    "cards-you-know": "Cards you know",
    "cards-fit": "{count} cards fit `{said}`: {names}",
    "no-card": "no card you know of is called `{said}`; `card` lists those you know",
    "rules-in-full": "`rules WORD` shows the rules that speak of something, in full.",
    "rules-in-english": "The rules in full are in English: `dow rules {said}` shows them.",
    "no-rules": "this game has no rules document",
    "no-rule": "no rule speaks of `{said}`",
    "more-rules": "and {count} more; add a word",
    "its-effect": "its effect",
    "clause": "{card}: {text}",
    "choose-exactly": "Choose {count} in all, one after the other; this is number {number}."
    "{so_far}",
    "choose-any": "Choose any number{least}, one after the other, then `done`.{so_far}",
    "choose-up-to": "Choose up to {count}{least}, one after the other, then `done`.{so_far}",
    "at-least": ", at least {count}",
    "so-far": " So far: {names}.",
    "tie-passes": "it passes",
    "tie-fails": "it fails",
    "before-to": "To which?",
    "before-from": "From which?",
    "type-number": " Type the number itself.",
    "asks": "player {number}: {question}{hint}",
    "which-of-them": "Which of them?",
    "with-one-of": "with a {values}",
    "to-choose-from": "{count} to choose from",
    "row": "{text}: {parts}",
    "nothing-typed": "nothing was typed",
    "nothing-fits": "nothing fits `{said}`",
    "many-fit": "{count} options fit `{said}`",
    "numbers-go": "the numbers go from {low} to {high}",
    "numbers-are": "there is {values}",
    "more": "-- more: Enter goes on, q leaves it out --",
    "begins": "{set} {version}, {count:# player|# players} ({agents}), seed {seed}",
    "goes-on": "{set} {version}, {count:# player|# players} ({agents}), continued from {file}",
    "saved": "saved to {file}; go on with: {command}",
    "whole-table": "{file} holds the whole table: all hands, the decks in their order, the dice to "
    "come; `--save-seat FILE` keeps what your seat has seen",
    "seat-seen": "{set} {version}, what player {number} had seen of a game",
    "game-was-over": "The game was over.",
    "another-asked": "Another player was asked.",
    "seat-saved": "what your seat has seen is in {file}; look at it with: {command}",
    "digest": "digest {digest}",
    "again": "seed {seed}; again: {command}",
    "replayed": "{count:# answer|# answers} replayed, every digest agrees; digest {digest}",
}


class TerminalWords:
    """Says the sentences of the terminal in the language of a set."""

    def __init__(self, speech: Speech) -> None:
        self.speech = speech

    def said(self, id: str, /, **values: Any) -> str:
        """Return a sentence.

        Raises `KeyError` for an id that is not declared, and `MissingMessages` where the language
        of the set lacks its message.
        """
        if id not in SENTENCES:
            raise KeyError(id)
        return self.speech.said(f"{PREFIX}{id}", **values)


ENGLISH = TerminalWords(EnglishSpeech({f"{PREFIX}{id}": text for id, text in SENTENCES.items()}))


def words_of(speech: Speech) -> TerminalWords:
    """Return what says the sentences of the terminal in the language of a speech."""
    return TerminalWords(speech) if speech.language else ENGLISH
