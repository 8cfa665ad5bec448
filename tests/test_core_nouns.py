"""The core names no noun of any game: no name in its code, no text that it shows, no shape of its
grammar.

The nouns are those of the vocabularies: nouns, kinds of cards, words of enumerations. `ORDINARY`
are those that are words of English first, each with what it means in the core. Docstrings and
comments may show lines of a game's cards, and so do the examples of messages, which have to be
cards of some game.
"""

from __future__ import annotations

import ast
import io
import re
import tokenize
from functools import cache, lru_cache
from pathlib import Path

import pytest

from dowlang.diagnostics.codes import CODES
from dowlang.project import ruleset_registry
from dowlang.rulesets import RULESETS

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "dowlang"
GAMES = ("rulesets", "generated")  # folders of games
ORDINARY = {
    "card": "what the language describes",
    "cards": "what the language describes",
    "game": "what is played, of any kind",
    "games": "what is played, of any kind",
    "player": "who plays, in every game",
    "players": "who plays, in every game",
    "deck": "a pile of cards that a set promises the size of",
    "decks": "piles of cards that a set promises the sizes of",
    "die": "the engine's gate of chance",
    "dice": "the engine's gate of chance",
    "vote": "a way to decide that the engine carries out",
    "votes": "a way to decide that the engine carries out",
    "step": "what the engine's stack is made of",
    "steps": "what the engine's stack is made of",
    "effect": "a sentence that does something",
    "action": "what a player is asked for on a turn",
    "actions": "what a player is asked for on a turn",
    "token": "a word of a line, as the lexer gives it",
    "tokens": "words of a line, as the lexer gives them",
    "track": "to follow, and a row of a page",
    "tracks": "rows of a page",
    "search": "looking for something, as tests do for a way through a game",
    "move": "one line `when …` of a test, or to put elsewhere",
    "moving": "going on, of a reader or a name",
    "item": "one of several, as in `dict.items`",
    "items": "several of something, as in `dict.items`",
    "plain": "simple, without marks",
    "mine": "what is one's own, beside theirs",
    "blank": "empty, of a state or a margin",
    "board": "the table as text, which a ruleset draws",
    "bite": "an irregular verb of English, in the list of such verbs",
    "bitten": "an irregular verb of English, in the list of such verbs",
    "objective": "`--objective` of `dow play`, for games with a setting of that name",
    "location": "a place in a file, a key of SARIF",
    "locations": "places in files, a key of SARIF",
    "tool": "the program that found something, a key of SARIF",
}


@lru_cache(maxsize=1)
def nouns() -> frozenset[str]:
    """The nouns of all games, in every number that is declared."""
    out: set[str] = set()
    for name in RULESETS:
        words = ruleset_registry.vocabulary(name)
        out |= {form for noun in words.nouns for form in (noun.name, noun.plural)}
        out |= {form for kind in words.kinds for form in (kind.name, kind.folder)}
        out |= {value for enumeration in words.enumerations for value in enumeration.values}
    return frozenset(noun.replace("_", " ").casefold() for noun in out if noun)


@lru_cache(maxsize=1)
def pattern() -> re.Pattern[str]:
    """A noun that is no ordinary word."""
    names = sorted(nouns() - set(ORDINARY), key=len, reverse=True)
    return re.compile(rf"(?<![a-z])({'|'.join(map(re.escape, names))})(?![a-z])", re.I)


@lru_cache(maxsize=1)
def beginnings() -> frozenset[str]:
    """The first words of the nouns that are no ordinary words."""
    return frozenset(re.match("[a-z]+", noun)[0] for noun in nouns() - set(ORDINARY))


def may_say(text: str) -> bool:
    """Whether one of the words in a text is one that a noun begins with."""
    words = set(re.findall("[A-Z]*[a-z]+|[A-Z]+", text))
    return not beginnings().isdisjoint(word.casefold() for word in words)


@cache
def said(text: str) -> list[str]:
    """The nouns in a name or a text."""
    if not may_say(text):
        return []
    spaced = re.sub(r"(?<=[a-z])(?=[A-Z])", " ", text).replace("_", " ")
    return [found[1].casefold() for found in pattern().finditer(spaced)]


@cache
def docstring_lines(source: str) -> frozenset[int]:
    """The lines of a module on which its docstrings stand."""
    return frozenset(
        line
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef)
        for told in node.body
        if isinstance(told, ast.Expr) and isinstance(told.value, ast.Constant)
        for line in range(told.lineno, (told.end_lineno or told.lineno) + 1)
    )


@cache
def written(file: Path) -> tuple[tuple[int, str], ...]:
    """The names and texts of a module with their lines, its docstrings left out."""
    source = file.read_text("utf-8")
    told = docstring_lines(source)
    return tuple(
        (token.start[0], token.string)
        for token in tokenize.generate_tokens(io.StringIO(source).readline)
        if token.type not in (tokenize.STRING, tokenize.COMMENT, tokenize.OP)
        or (token.type == tokenize.STRING and token.start[0] not in told)
    )


def says_a_noun(source: str) -> bool:
    """Whether a line beside the docstrings does: only such modules need be taken apart."""
    if not may_say(source):
        return False
    lines = {number for number, line in enumerate(source.splitlines(), 1) if said(line)}
    return bool(lines) and not lines <= docstring_lines(source)


def modules() -> list[Path]:
    """The modules of the core."""
    return [
        file
        for file in sorted(PACKAGE.rglob("*.py"))
        if file.relative_to(PACKAGE).parts[0] not in GAMES
        and "codes" not in file.relative_to(PACKAGE).parts
    ]


def test_no_module_of_the_core_names_a_noun_of_a_game() -> None:
    found = [
        f"{file.relative_to(ROOT)}:{line}: {noun}"
        for file in modules()
        if says_a_noun(file.read_text("utf-8"))
        for line, text in written(file)
        for noun in said(text)
    ]
    assert not found, "\n".join(found)


def test_no_message_names_a_noun_of_a_game_but_in_its_examples() -> None:
    found = [
        f"{code.number}: {noun}"
        for code in CODES
        for text in (code.title, code.message, code.help)
        for noun in said(re.sub(r"`[^`]*`", "", text))
    ]
    assert not found, found


@pytest.mark.parametrize(
    "file",
    [
        ROOT / "grammar" / "core.lark",
        *sorted((PACKAGE / "publish").rglob("templates/*.*")),
        *sorted((PACKAGE / "schemas").iterdir()),
    ],
    ids=lambda file: file.name,
)
def test_no_grammar_template_or_schema_does(file: Path) -> None:
    text = re.sub(r"^\s*//.*$", "", file.read_text("utf-8"), flags=re.M)
    assert not said(text), said(text)


def test_the_nouns_are_those_of_all_games_and_each_ordinary_word_is_one() -> None:
    """The lists are taken from the vocabularies, and nothing stays in `ORDINARY` in vain."""
    assert {"survivor", "zombies", "crossroads", "dwarves", "hero", "monster", "fiddle"} <= nouns()
    assert set(ORDINARY) <= nouns()
    unused = set(ORDINARY)
    for file in modules():
        if any(word in file.read_text("utf-8").casefold() for word in unused):
            for _, text in written(file):
                unused.difference_update(re.findall(r"[a-z]+", text.replace("_", " ").casefold()))
    assert not unused
    assert said("SurvivorCard, add_zombies, Heroes") == ["survivor", "zombies", "heroes"]
    assert said("a stone's throw") == ["stone"] and not said("cornerstone, dwarfish")
