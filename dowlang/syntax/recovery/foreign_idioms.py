"""Words that authors bring along from prose and from programs, and how the language says it.

What lives here: the habits that the words of the core answer, and the question. What does not:
misspelt words (`source.spelling`), and the habits of one game (`Vocabulary.habits`), which are
asked first. A line of the table counts only in a game that has the word it advises.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping

from dowlang.advice import under, written
from dowlang.source.number_words import UNITS
from dowlang.source.slugs import slug

HABITS: dict[str, tuple[str, str]] = {
    "else": ("otherwise", written("otherwise")),
    "elseif": ("otherwise", under("otherwise", "if …")),
    "elif": ("otherwise", under("otherwise", "if …")),
    "every": ("each", written("each")),
    "can": ("may", written("may", rest="; for what is forbidden `cannot`")),
    "should": ("must", written("must", rest=", or left out; in a test `then …`")),
    "shall": ("must", written("must", rest=", or left out")),
    "unless": ("not", written("if not …")),
    "possible": ("able", written(", if able")),
    "less": ("if", written("<", "<=")),
    "greater": ("if", written(">", ">=")),
    "than": ("if", written(">", "<")),
    "equal": ("if", written("=")),
    "equals": ("if", written("=")),
    "whenever": ("when", written("when")),
    "selects": ("choose", written("chooses")),
    "picks": ("choose", written("chooses")),
    "expect": ("then", written("then …")),
}
"""Word -> a word that the game has to have, and how it is said."""

MEANT: dict[str, tuple[str, ...]] = {
    "else": ("otherwise",),
    "elif": ("otherwise",),
    "every": ("each", "all"),
    "can": ("may",),
    "can't": ("cannot",),
    "can’t": ("cannot",),
    "couldn't": ("cannot",),
    "mustn't": ("cannot",),
    "may not": ("cannot",),
    "can not": ("cannot",),
    "must not": ("cannot",),
    "doesn't": ("does not",),
    "don't": ("do not",),
    "isn't": ("is not",),
    "aren't": ("are not",),
    "should": ("must",),
    "shall": ("must",),
    "has to": ("must",),
    "have to": ("must",),
    "whenever": ("when",),
    "less than": ("<",),
    "fewer than": ("<",),
    "more than": (">",),
    "greater than": (">",),
    "at most": ("<=", "up to"),
    "equals": ("=",),
    "equal": ("=",),
    "is": ("=",),
    "are": ("=",),
    "if": ("while", "when"),
    "when": ("if",),
    "her": ("their", "its", "them", "it"),
    "his": ("their", "its"),
    "him": ("them", "it"),
    "he": ("they", "it"),
    "she": ("they", "it"),
    "it": ("they",),
    "them": ("it",),
    "its": ("their",),
    "their": ("its",),
    "they": ("it",),
    "me": ("you",),
    "my": ("your",),
    "i": ("you",),
    "we": ("players",),
    "these": ("those",),
    "both": ("those",),
    "no one": ("nobody",),
    "give up": ("lose",),
    "take away": ("remove",),
    "throw away": ("discard",),
    "get rid": ("discard",),
    "selects": ("chooses",),
    "select": ("choose",),
    "picks": ("chooses",),
    "pick": ("choose",),
    "choice": ("option",),
    "choose": ("option",),
    "begins": ("starts",),
    "begin": ("start",),
    "finishes": ("ends",),
    "finish": ("end",),
    "ends": ("passes", "pass"),
    "end": ("pass",),
    "begun": ("started",),
    "to": ("from", "at"),
    "one": ("a",),
    "someone": ("a player",),
    "somebody": ("a player",),
    "everyone": ("each player",),
    "everybody": ("each player",),
    "anyone": ("a player",),
    "than": ("=",),
    "other": ("another",),
    "expect": ("then",),
}
"""Word, or two, of prose -> what is probably meant by it, the likeliest first.

What a game has no word for is passed over.
"""

DENIED = r"(?:non-?|un(?!less\b|til\b))(?=\w{4})(\w+)"
"""Matches a word that denies another, which is its group: `unwounded`, `non-exiled`."""

PROSE: dict[str, str] = {
    r"\ball but one of your (\w+)": r"all but 1 \1 you control",
    r"\ball but (\d+) of your (\w+)": r"all but \1 \2 you control",
    r"\ball but one\b": "all but 1",
    r"\bis (?:at most )?(\d+) or (?:less|fewer|lower|below)": r"<= \1",
    r"\bis (?:at least )?(\d+) or (?:more|higher|greater|above)": r">= \1",
    r"\bis (?:less|fewer|lower) than (\d+)": r"< \1",
    r"\bis (?:more|greater|higher) than (\d+)": r"> \1",
    r"\bis at most (\d+)": r"<= \1",
    r"\bis at least (\d+)": r">= \1",
    r"\b(\d+) or more\b": r"at least \1",
    r"\bhas been\b": "is",
    r"\bhave been\b": "are",
    r"\bone of your (\w+?)s\b": r"a \1 you control",
    r"\bone of the (\w+?)s\b": r"a \1",
    r"\byour (\w+s)\b": r"\1 you control",
    rf"\b(each|every|an?|another|no|1) {DENIED} (\w+)": r"\1 \3 who is not \2",
    rf"\b{DENIED} (\w+)": r"\2 who are not \1",
    rf"\b(is|are) {DENIED}": r"\1 not \2",
    r"^(\d+) (\w+)$": r"\2 \1",
    r"^start with (\d+) (\w+)$": r"\2 \1",
}
"""Pattern of what people write -> how a card says it, as for `re.sub`.

What makes no sentence is passed over.
"""

RANGE = re.compile("([0-9]+)-([0-9]+)")
NUMBERS = UNITS[1:]
DIGITS = UNITS[:10]


def help_with_word(word: str, known: Collection[str], of_the_game: Mapping[str, str]) -> str:
    """Return the right form, or an empty text when the word is no habit that this game knows
    better.
    """
    if word in NUMBERS:
        return f"numbers are written in digits: `{NUMBERS.index(word) + 1}`"
    if spread := RANGE.fullmatch(word):
        return written(f"{spread[1]} to {spread[2]}")
    if word in of_the_game:
        return of_the_game[word]
    needed, help = HABITS.get(word, ("", ""))
    return help if needed in known else ""


def named_in_letters(name: str, taken: Collection[str]) -> str:
    """Return `jar_two` for `jar2`, `heros` for `héros`, or the name without its digits.

    It is an empty text where nothing of it can stand or is free.
    """
    plain = name if name.isascii() else slug(name)
    # signs without a sound that is known
    if re.search("[0-9]", plain) and not re.search("[0-9]", name):
        return ""
    pieces = re.findall("[A-Za-z]+|[0-9]", plain)
    spelt = "_".join(DIGITS[int(piece)] if piece.isdigit() else piece for piece in pieces)
    bare = "_".join(piece for piece in pieces if not piece.isdigit())
    return next((way for way in (spelt, bare) if way not in taken), "")
