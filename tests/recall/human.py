"""Mistakes as people make them: 28 kinds of slips of somebody who types a card.

Each kind is a spoiler like those of `spoiling`: it asks the checker nothing and yields every
mutant it can make of a file, of which `human_measuring` takes a share. What the kinds of
`ANOTHER_CARD` make may be a right card that means something else.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random

from lark import Token

from tests.recall.card_text import CardText
from tests.recall.spoiling import Corpus, Mutant, Spoiler

LETTERS = "abcdefghijklmnopqrstuvwxyz"
ARTICLES = ("a", "an", "the")
PREPOSITIONS = ("at", "in", "on", "to", "from", "of", "with", "for", "by", "into", "under")
NUMBERS = ("zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")
SYNONYMS = {
    "gain": "get",
    "lose": "give up",
    "add": "put",
    "remove": "take away",
    "discard": "throw away",
    "kill": "slay",
    "draw": "take",
    "each": "every",
    "choose": "pick",
    "chooses": "picks",
    "option": "choice",
    "when": "whenever",
    "otherwise": "else",
    "may": "can",
    "must": "has to",
    "cannot": "can't",
    "search": "scavenge",
    "searches": "scavenges",
    "wound": "injury",
    "wounds": "injuries",
    "card": "token",
    "roll": "throw",
    "rolls": "throws",
    "survivor": "character",
    "survivors": "characters",
    "player": "person",
    "players": "people",
    "colony": "camp",
    "starts": "begins",
    "ends": "finishes",
    "look": "peek",
    "reveal": "show",
    "move": "go",
    "noise": "sound",
    "morale": "spirit",
    "killed": "dead",
    "draws": "takes",
    "discards": "drops",
    "gets": "receives",
    "round": "turn",
    "counter": "token",
    "repeat": "do",
    "nobody": "no one",
    "all": "every",
    "able": "possible",
    "least": "minimum",
    "another": "other",
    "dies": "perishes",
}
"""Word -> what somebody who does not know the vocabulary says."""

PRONOUNS = {
    "they": "he",
    "their": "his",
    "them": "him",
    "its": "his",
    "it": "he",
    "you": "me",
    "your": "my",
}
SIGNS = {"=": "==", ">=": "=>", "<=": "=<", "<": "less than", ">": "more than"}


def _mutant(kind: str, card: CardText, number: int, now: str) -> Mutant:
    line = card.lines[number - 1]
    text = "\n".join([*card.lines[: number - 1], now, *card.lines[number:]])
    return Mutant(kind, card.label, number, line.strip(), now.strip(), text)


def _at(card: CardText, number: int, token: Token, by: str) -> str:
    """The line with one token replaced; an empty one takes its space along."""
    line, start, end = card.lines[number - 1], int(token.start_pos or 0), int(token.end_pos or 0)
    if not by:
        return (
            line[:start] + line[end:].lstrip(" ")
            if line[end:].startswith(" ")
            else line[:start].rstrip(" ") + line[end:]
        )
    return line[:start] + by + line[end:]


def _tokens(card: CardText) -> Iterator[tuple[int, tuple[Token, ...]]]:
    """The lines with words, and their tokens, positions counted in the whole line."""
    for number, line in enumerate(card.lines, 1):
        if line.strip() and not line.lstrip().startswith("#"):
            yield number, card.tokens(number)


def _words(card: CardText, least: int = 1) -> Iterator[tuple[int, int, Token]]:
    """The words of the vocabulary in a file: number of the line, place in it, token."""
    for number, tokens in _tokens(card):
        for at, token in enumerate(tokens):
            if token.type.startswith("W_") and len(token) >= least:
                yield number, at, token


def _each_word(kind: str, change: Callable[[str, Random], str], least: int = 3) -> Spoiler:
    """The kind that spells a word otherwise; what is a word again is left out."""

    def spoil(card: CardText, corpus: Corpus, chance: Random) -> Iterator[Mutant]:
        known = card.words.parser.lexer.terminals.keys() | card.names
        for number, _, token in _words(card, least):
            wrong = change(str(token), chance)
            if wrong != token and wrong not in known:
                yield _mutant(kind, card, number, _at(card, number, token, wrong))

    return spoil


def _letter_out(word: str, chance: Random) -> str:
    at = chance.randrange(len(word))
    return word[:at] + word[at + 1 :]


def _letter_doubled(word: str, chance: Random) -> str:
    at = chance.randrange(len(word))
    return word[: at + 1] + word[at:]


def _letter_other(word: str, chance: Random) -> str:
    at = chance.randrange(len(word))
    return word[:at] + chance.choice(LETTERS) + word[at + 1 :]


def _letters_swapped(word: str, chance: Random) -> str:
    at = chance.randrange(len(word) - 1)
    return word[:at] + word[at + 1] + word[at] + word[at + 2 :]


def _wrong_form(word: str, chance: Random) -> str:
    """`mans` for `men`, `dies` written `dices`: an ending that is no form of the word."""
    return word + chance.choice(("s", "es", "ing", "d", "ed"))


def _spaced(word: str, chance: Random) -> str:
    at = chance.randrange(1, len(word) - 1)
    return f"{word[:at]} {word[at:]}"


def _table(kind: str, table: dict[str, str]) -> Spoiler:
    """The kind that says a word in another way."""

    def spoil(card: CardText, corpus: Corpus, chance: Random) -> Iterator[Mutant]:
        for number, tokens in _tokens(card):
            for token in tokens:
                if token.type != "STRING" and str(token) in table:
                    yield _mutant(kind, card, number, _at(card, number, token, table[str(token)]))

    return spoil


def _words_swapped(card: CardText, corpus: Corpus, chance: Random) -> Iterator[Mutant]:
    for number, at, token in _words(card):
        tokens = card.tokens(number)
        if (
            at + 1 < len(tokens)
            and tokens[at + 1].type not in ("COMMA", "STRING")
            and tokens[at + 1] != token
        ):
            line, after = card.lines[number - 1], tokens[at + 1]
            start, end = int(token.start_pos or 0), int(after.end_pos or 0)
            yield _mutant(
                "words swapped", card, number, f"{line[:start]}{after} {token}{line[end:]}"
            )


def _word_out(card: CardText, corpus: Corpus, chance: Random) -> Iterator[Mutant]:
    for number, at, token in _words(card):
        if at and token not in (*ARTICLES, *PREPOSITIONS):
            yield _mutant("word left out", card, number, _at(card, number, token, ""))


def _word_twice(card: CardText, corpus: Corpus, chance: Random) -> Iterator[Mutant]:
    for number, _, token in _words(card):
        yield _mutant("word twice", card, number, _at(card, number, token, f"{token} {token}"))


def _article_out(card: CardText, corpus: Corpus, chance: Random) -> Iterator[Mutant]:
    for number, _, token in _words(card):
        if token in ARTICLES:
            yield _mutant("article left out", card, number, _at(card, number, token, ""))


def _article_more(card: CardText, corpus: Corpus, chance: Random) -> Iterator[Mutant]:
    for number, at, token in _words(card):
        tokens = card.tokens(number)
        if at and tokens[at - 1] in PREPOSITIONS and token not in ARTICLES:
            yield _mutant(
                "article too many", card, number, _at(card, number, token, f"the {token}")
            )


def _preposition_other(card: CardText, corpus: Corpus, chance: Random) -> Iterator[Mutant]:
    for number, at, token in _words(card):
        if at and token in PREPOSITIONS:
            other = chance.choice([word for word in PREPOSITIONS if word != token])
            yield _mutant("other preposition", card, number, _at(card, number, token, other))


def _preposition_out(card: CardText, corpus: Corpus, chance: Random) -> Iterator[Mutant]:
    for number, at, token in _words(card):
        if at and token in PREPOSITIONS:
            yield _mutant("preposition left out", card, number, _at(card, number, token, ""))


def _in_words(card: CardText, corpus: Corpus, chance: Random) -> Iterator[Mutant]:
    for number, tokens in _tokens(card):
        for token in tokens:
            if token.type == "INT" and len(token) < 3 and int(token) < len(NUMBERS):
                yield _mutant(
                    "number in words", card, number, _at(card, number, token, NUMBERS[int(token)])
                )


def _quotes(kind: str, change: Callable[[str], str], least: int = 0) -> Spoiler:
    """The kind that changes a quoted text."""

    def spoil(card: CardText, corpus: Corpus, chance: Random) -> Iterator[Mutant]:
        for number, tokens in _tokens(card):
            for at, token in enumerate(tokens):
                if token.type == "STRING" and at >= least and change(str(token)) != token:
                    yield _mutant(kind, card, number, _at(card, number, token, change(str(token))))

    return spoil


def _name_misspelt(card: CardText, corpus: Corpus, chance: Random) -> Iterator[Mutant]:
    every = {name for names in corpus.names.values() for name in names}
    for number, tokens in _tokens(card):
        for token in tokens:
            name = str(token).strip('"')
            if (
                token.type == "STRING"
                and name in every
                and not card.lines[number - 1].startswith(tuple("abcdefghijklmnopqrstuvwxyz"))
            ):
                wrong = _letters_swapped(name, chance)
                if (
                    wrong != name
                    and wrong not in every
                    and wrong.strip() == wrong
                    and "  " not in wrong
                ):
                    yield _mutant(
                        "name misspelt", card, number, _at(card, number, token, f'"{wrong}"')
                    )


def _comma_out(card: CardText, corpus: Corpus, chance: Random) -> Iterator[Mutant]:
    for number, tokens in _tokens(card):
        for token in tokens:
            if token.type == "COMMA":
                line = card.lines[number - 1]
                yield _mutant(
                    "comma left out", card, number, line[: token.start_pos] + line[token.end_pos :]
                )


def _comma_more(card: CardText, corpus: Corpus, chance: Random) -> Iterator[Mutant]:
    for number, at, token in _words(card):
        tokens = card.tokens(number)
        if at + 1 < len(tokens) and tokens[at + 1].type not in ("COMMA", "RIGHT"):
            yield _mutant("comma too many", card, number, _at(card, number, token, f"{token},"))


def _space_out(card: CardText, corpus: Corpus, chance: Random) -> Iterator[Mutant]:
    for number, at, token in _words(card):
        tokens = card.tokens(number)
        if at + 1 < len(tokens) and tokens[at + 1].type.startswith("W_"):
            line, after = card.lines[number - 1], tokens[at + 1]
            joined = f"{token}{after}"
            if joined not in card.words.parser.lexer.terminals:
                yield _mutant(
                    "space left out",
                    card,
                    number,
                    line[: token.start_pos] + joined + line[after.end_pos :],
                )


def _capital(card: CardText, corpus: Corpus, chance: Random) -> Iterator[Mutant]:
    for number, tokens in _tokens(card):
        if tokens and tokens[0].type.startswith("W_"):
            yield _mutant(
                "capital letter",
                card,
                number,
                _at(card, number, tokens[0], str(tokens[0]).capitalize()),
            )


def _sign_at_end(card: CardText, corpus: Corpus, chance: Random) -> Iterator[Mutant]:
    for number, tokens in _tokens(card):
        end = int(tokens[-1].end_pos or 0)
        line = card.lines[number - 1]
        yield _mutant(
            "sign at the end", card, number, line[:end] + chance.choice(".:;") + line[end:]
        )


def _indented(card: CardText, corpus: Corpus, chance: Random) -> Iterator[Mutant]:
    """A line two spaces further in or out, or with a tab."""
    for number, _ in _tokens(card):
        line = card.lines[number - 1]
        if line.startswith("    "):
            wrong = chance.choice((line[2:], "  " + line, "\t" + line[4:]))
            yield _mutant("margin", card, number, wrong)


def _plural(card: CardText, corpus: Corpus, chance: Random) -> Iterator[Mutant]:
    """`1 zombies`, `each survivors`, `they gets`: agreement, which is nobody's error; what is no
    form at all is.
    """
    plurals = card.words.grammar.plurals
    back = {form: lemma for lemma, form in plurals.items()}
    for number, _, token in _words(card):
        other = plurals.get(str(token)) or back.get(str(token))
        if other and other != token:
            yield _mutant("singular and plural", card, number, _at(card, number, token, other))


HUMAN: dict[str, Spoiler] = {
    "letter left out": _each_word("letter left out", _letter_out),
    "letter doubled": _each_word("letter doubled", _letter_doubled),
    "other letter": _each_word("other letter", _letter_other),
    "letters swapped": _each_word("letters swapped", _letters_swapped),
    "wrong form": _each_word("wrong form", _wrong_form),
    "singular and plural": _plural,
    "words swapped": _words_swapped,
    "word left out": _word_out,
    "word twice": _word_twice,
    "article left out": _article_out,
    "article too many": _article_more,
    "other preposition": _preposition_other,
    "preposition left out": _preposition_out,
    "number in words": _in_words,
    "synonym": _table("synonym", SYNONYMS),
    "pronoun": _table("pronoun", PRONOUNS),
    "sign of comparison": _table("sign of comparison", SIGNS),
    "quotes left out": _quotes("quotes left out", lambda text: text.strip('"')),
    "half a quote": _quotes("half a quote", lambda text: text[:-1]),
    "curly quotes": _quotes("curly quotes", lambda text: f"“{text[1:-1]}”"),
    "name misspelt": _name_misspelt,
    "comma left out": _comma_out,
    "comma too many": _comma_more,
    "space left out": _space_out,
    "space too many": _each_word("space too many", _spaced, 4),
    "capital letter": _capital,
    "sign at the end": _sign_at_end,
    "margin": _indented,
}

ANOTHER_CARD = frozenset(
    {
        "singular and plural",
        "words swapped",
        "word left out",
        "article left out",
        "article too many",
        "other preposition",
        "preposition left out",
        "synonym",
        "pronoun",
        "comma left out",
        "comma too many",
        "margin",
        "space too many",
    }
)
"""Kinds whose mutants may be right cards that mean something else: what checks clean there is
counted, and no mistake by itself.
"""
