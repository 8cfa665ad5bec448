"""The sentences that a page says to who plays, by their ids.

In another language they are messages of the core (`says-browser-…`), said by the speech of
the set that is played. A page is given all of them at once, with `{number}` and the
other names where it fills in what it knows. What it says to who writes a card is English and stands
in the page itself.
"""

from __future__ import annotations

import re
import string
from pathlib import Path

from dowlang import publish
from dowlang.engine.speech import EnglishSpeech, Speech

PREFIX = "browser-"
SENTENCES = {
    "language": "English",
    "sit-down": "Sit down and play",
    "nobody-needs": "Nobody needs to know the game beforehand: each question says what it is for, "
    "and {rules}, once you sit, is the game on one page.",
    "in-language": "Language",
    "what-is-played": "What is played",
    "standard-set": "{game}, the standard set",
    "my-card": "My card",
    "my-card-is": "My card: {names}",
    "comes-first": "my card comes up first",
    "come-first": "my cards come up first, beginning with",
    "people": "People at this screen",
    "one-person": "1, me",
    "taking-turns": "{number}, taking turns here",
    "others": "The others are",
    "nobody-else": "nobody: everybody plays at this screen",
    "seed": "Seed",
    "by-chance": "by chance",
    "start": "Start",
    "waits": "Start waits for your card: mend the line that is told above, or choose another set.",
    "go-on-with-yours": "Go on with your game",
    "open-file": "Open a saved game or a journal",
    "rules": "rules",
    "story": "story",
    "undo": "Undo",
    "undo-help": "Take your last answer back (u)",
    "save": "Save",
    "save-help": "The whole table as a file",
    "journal": "Journal",
    "journal-help": "The record of the game, for dow replay",
    "new-game": "New game",
    "new-game-help": "Ask before a game that is not saved is left",
    "the-journal": "The journal",
    "beginning": "The beginning",
    "answer-before": "The answer before",
    "answer": "Answer",
    "next-answer": "The next answer",
    "the-end": "The end",
    "seen-by": "Seen by",
    "play-on": "Play on from here",
    "show-me": "Show me",
    "what-happened": "What has happened",
    "close": "Close",
    "stop-thinking": "Stop thinking",
    "stop-help": "Take the best it has found (Esc)",
    "thinks": "Player {number} thinks…",
    "takes-best": "Each takes the best it has found.",
    "take-back": "Player {number}: take my answer back",
    "your-turn": "Player {number}, it is your turn to look. The others look away.",
    "over": "The game is over.",
    "digest": "digest {digest}",
    "whole-story": "The whole story",
    "so-far": "The story so far",
    "on-one-page": "The game on one page",
    "another-asked": "Somebody else is asked.",
    "quoted": "“{line}.”",
    "asks": "Player {number}: {question}",
    "on-this-card": "On this card {meant}.",
    "all-options": "← all options ({number})",
    "back": "← back",
    "to-choose-from": "{number} to choose from",
    "saved": "Saved as {file}, where this browser puts files.",
    "answer-of": "Answer {number} of {all}",
    "as-saw": "as player {number} saw it",
    "set-up": "The table as it was set up.",
    "not-saved": "This game is not saved",
    "nothing-stays": "A new game takes its place, and nothing of this one stays.",
    "go-on": "Go on with it",
    "save-and-leave": "Save it, then leave",
    "leave": "Leave it",
    "nothing-to-undo": "There is nothing to take back.",
    "not-yours": "The last answer is player {number}'s: nobody else takes it back.",
    "first": "{card} comes first.",
    "first-to": "{card} comes to player {number} first.",
    "first-of-others": "Of the other cards, {card} comes first.",
    "by-itself": "{card} is in the game, wherever chance puts it.",
    "replayed": "Replayed as it was played: {number} answers.",
    "differs": "It went another way: {difference}.",
    "taken-up": "Taken up after {number} of {all} answers.",
    "people-at": "At this screen: player {seats}.",
    "agent-at": "Played by the agent {agent}: player {seats}.",
    "seats-unknown": "The file does not say who sat where, so it is as chosen for a new game.",
    "its-own-text": "It is played with the text that the card had when the game began.",
    "another-answers": "Player {number} has answered. What the others see of it is told below.",
    "nothing-seen": "Player {number} has answered. From this seat nothing of it is seen.",
    "taken-up-here": "The table as the saved game was taken up.",
}


class PageWords:
    """Says the sentences of a page in the language of a set."""

    def __init__(self, speech: Speech) -> None:
        own = {f"{PREFIX}{id}": text for id, text in SENTENCES.items()}
        self.speech = speech if speech.language else EnglishSpeech(own)

    def format(self, id: str, /, **values: object) -> str:
        """Return a sentence. Raises `KeyError` for an id that is not declared."""
        if id not in SENTENCES:
            raise KeyError(id)
        return self.speech.said(f"{PREFIX}{id}", **values)

    def all(self) -> dict[str, str]:
        """Return every sentence by its id, with the names of its values in braces."""
        return {
            id: self.format(id, **{name: f"{{{name}}}" for name in names_of(text)})
            for id, text in SENTENCES.items()
        }


def name_of_language(code: str) -> str:
    """Return what a language calls itself, its code where its files do not say so."""
    file = Path(publish.__file__).parent / "rules_text/localised/messages" / f"{code}-browser.ftl"
    if not code or not file.is_file():
        return code or SENTENCES["language"]
    said = re.search(r"^says-browser-language = (.+)$", file.read_text("utf-8"), re.MULTILINE)
    return said[1] if said else code


def names_of(text: str) -> tuple[str, ...]:
    """Return the names of the values of a sentence."""
    return tuple(name for _, name, _, _ in string.Formatter().parse(text) if name)
