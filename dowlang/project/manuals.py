"""Pages of `docs/` that are made from the program: the errors from the catalogue, the vocabulary of a game from its words.

`dow build` writes them in a checkout, `dow build --check` holds them to their sources.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from dowlang.source.catalogue import CODES
from dowlang.vocabulary import Place

if TYPE_CHECKING:
    from dowlang.vocabulary import Vocabulary
    from dowlang.vocabulary.words import Word

NOTICE = "<!-- Made by `dow build`; edit the source it names, not this page. -->"
RANGES = (
    ("DOW1", "Reading a file"), ("DOW2", "Shapes and words of a line"), ("DOW3", "Meanings"), ("DOW4", "Sets and manifests"),
    ("DOW5", "Advice"), ("DOW6", "Saves and journals"), ("DOW7", "The command line"), ("DOW8", "Saves and journals, in detail"),
)  # fmt: skip
PLACES = {
    Place.EFFECT: "what a card does: an order (`add 2 food`), or with a subject in front (`the bearer gets 1 wound`)",
    Place.SENTENCE: "a whole statement without a subject",
    Place.EVENT: "what somebody does, after `when`",
    Place.HAPPENING: "what happens to a thing, after `when`: the thing, `is`, and this",
    Place.PREDICATE: "a condition with a subject",
    Place.STATE: "a condition after `is`",
    Place.RULE: "a lasting sentence",
    Place.NUMBER: "a number that can be compared or counted with",
    Place.FILTER: "says which ones, after a thing",
    Place.MODIFIER: "changes how something is done, after a comma",
    Place.REFERENCE: "names one thing without quotes",
}


def errors_page() -> str:
    """`docs/errors.md`: every code with its meaning, an example, and how it is mended."""
    lines = ["# Errors", "", NOTICE, "", "Every finding of `dow check` carries a code; `dow explain CODE` prints its page.",
             "The source of this page is `dowlang/source/catalogue/`.", ""]  # fmt: skip
    for prefix, title in RANGES:
        codes = [code for code in CODES if code.number.startswith(prefix)]
        if not codes:
            continue
        lines += [f"## {title}", ""]
        for code in codes:
            example = code.page().partition(":\n\n")[2].partition("\n\nHow it is mended:")[0]
            lines += [f"### {code.number}: {code.title}", "", f"*{code.severity.value}.* {code.meaning}", "",
                      f"Example ({code.example.kind.value}):", "", *(line.rstrip() for line in example.split("\n")), "",
                      f"How it is mended: {code.mend}", ""]  # fmt: skip
    return "\n".join(lines)


def vocabulary_page(vocabulary: Vocabulary) -> str:
    """`docs/vocabulary/<game>.md`: every phrase by the place where it may stand."""
    lines = [f"# Vocabulary: {vocabulary.name.replace('_', ' ')}", "", NOTICE, "",
             f"The {len(vocabulary.words)} phrases that cards of this game are written in. `dow words [WORD]` prints them; the source is",
             f"`dowlang/rulesets/{vocabulary.name}/words/`.", ""]  # fmt: skip
    for place in Place:
        words = [word for word in vocabulary.words if word.place is place]
        if words:
            lines += [f"## {place.value} ({len(words)})", "", f"{PLACES[place][:1].upper()}{PLACES[place][1:]}.", "",
                      "| phrase | example | what it does | rules |", "|---|---|---|---|", *(_row(word) for word in words), ""]  # fmt: skip
    lines += ["## things", "", "| noun | plural | adjectives |", "|---|---|---|"]
    for noun in vocabulary.nouns:
        adjectives = ", ".join(f"`{a.word}`" for a in vocabulary.adjectives if noun.name in a.nouns)
        lines.append(f"| `{noun.name}` | `{noun.plural}` | {adjectives} |")
    lines += ["", "## kinds of card", "", "| kind | lines it can hold |", "|---|---|"]
    lines += [f"| `{kind.name}` | {', '.join(_patterns(kind.name, vocabulary))} |" for kind in vocabulary.kinds]
    return "\n".join(lines) + "\n"


def _row(word: Word) -> str:
    return f"| {_code(word.phrase)} | {_code(word.example)} | {_cell(sentence(word))} | {' '.join(word.rules)} |"


def sentence(word: Word) -> str:
    """The first line of a word's docstring."""
    return (word.function.__doc__ or "").strip().split("\n")[0]


def _patterns(kind: str, vocabulary: Vocabulary) -> Iterator[str]:
    declared = next(one for one in vocabulary.kinds if one.name == kind)
    for clause in declared.clauses:
        yield _code(clause.pattern.removeprefix("@"))


def _code(text: str) -> str:
    return f"`{_cell(text)}`" if text else ""


def _cell(text: str) -> str:
    return text.replace("|", "\\|")
