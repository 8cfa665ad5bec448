"""Pages of `docs/` that are made from the program: the errors from the catalogue, the vocabulary of
a game from its words.

`dow build` writes them in a checkout, `dow build --check` holds them to their sources.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from dowlang.diagnostics.codes import CODES
from dowlang.project.documents.natural_forms import understood
from dowlang.project.word_lookup import after_cannot
from dowlang.rulesets import RULESETS
from dowlang.vocabulary import Place
from dowlang.vocabulary.clause_patterns import as_written
from dowlang.vocabulary.core_shapes import PLACES as SHAPE_PLACES
from dowlang.vocabulary.core_shapes import shapes_of
from dowlang.vocabulary.declarations import EventWord, ReferenceWord

if TYPE_CHECKING:
    from dowlang.vocabulary import Vocabulary
    from dowlang.vocabulary.declarations import Word

NOTICE = "<!-- Made by `dow build`; edit the source it names, not this page. -->"
RANGES = (
    ("DOW1", "Reading a file"),
    ("DOW2", "Shapes and words of a line"),
    ("DOW3", "Meanings"),
    ("DOW4", "Sets and manifests"),
    ("DOW5", "Advice"),
    ("DOW7", "The command line"),
    ("DOW8", "Saves and journals"),
)
PLACES = {
    Place.EFFECT: "what a card does: an order, or with a subject in front",
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
    """Write `docs/errors.md`: every code with its meaning, an example, and how it is mended."""
    lines = [
        "# Errors",
        "",
        NOTICE,
        "",
        "Every finding of `dow check` carries a code; `dow explain CODE` prints its page.",
        "The source of this page is `dowlang/diagnostics/codes/`.",
        "",
    ]
    for prefix, title in RANGES:
        codes = [code for code in CODES if code.number.startswith(prefix)]
        if not codes:
            continue
        lines += [f"## {title}", ""]
        for code in codes:
            example = code.page().partition(":\n\n")[2].partition("\n\nHow it is mended:")[0]
            right = [
                line.rstrip()
                for line in code.page()
                .partition("\n\nWritten right:\n")[2]
                .rstrip("\n")
                .split("\n")
            ]
            lines += [
                f"### {code.number}: {code.title}",
                "",
                f"*{code.severity.value}.* {code.meaning}",
                "",
                f"Example ({code.example.kind.value}):",
                "",
                *(line.rstrip() for line in example.split("\n")),
                "",
                f"How it is mended: {code.mend}",
                "",
                *(["Written right:", *right, ""] if right != [""] else []),
            ]
    return "\n".join(lines)


def vocabulary_page(vocabulary: Vocabulary) -> str:
    """Write `docs/vocabulary/<game>.md`: every phrase by the place where it may stand, what every
    game shares, nouns, kinds of card.
    """
    lines = [
        f"# Vocabulary: {vocabulary.name.replace('_', ' ')}",
        "",
        NOTICE,
        "",
        f"The {len(vocabulary.words)} phrases that cards of this game are written in, and the "
        f"{len(shapes_of(vocabulary))} shapes that every game's",
        f"cards share. `dow words WORD...` finds them{_called(vocabulary)}; the source is",
        f"`dowlang/rulesets/{vocabulary.name}/words/`. In braces stands what the author writes "
        f"there, in brackets what may be",
        "left out.",
        "",
    ]
    for place in Place:
        words = [word for word in vocabulary.words if word.place is place]
        if not words:
            continue
        lines += [
            f"## {place.value} ({len(words)})",
            "",
            f"{PLACES[place][:1].upper()}{PLACES[place][1:]}.",
            "",
        ]
        if place in (Place.EVENT, Place.HAPPENING):
            lines += [
                *_events(vocabulary),
                "",
                "| phrase | example | when it happens | who is in it | points | rules |",
                "|---|---|---|---|---|---|",
                *(_event(word, vocabulary) for word in words if isinstance(word, EventWord)),
                "",
            ]
        else:
            lines += [
                "| phrase | example | what it does | rules |",
                "|---|---|---|---|",
                *(_row(word) for word in words),
                "",
            ]
    if forbidden := after_cannot(vocabulary):
        said = ", ".join(_code(phrase) for phrase in forbidden)
        lines += ["## after `cannot`", "", f"A rule may forbid: {said}.", ""]
    lines += [
        *_shapes(vocabulary),
        "## things",
        "",
        "| noun | plural | what it is | adjectives |",
        "|---|---|---|---|",
    ]
    for noun in vocabulary.nouns:
        adjectives = ", ".join(f"`{a.word}`" for a in vocabulary.adjectives if noun.name in a.nouns)
        lines.append(
            f"| `{noun.name}` | `{noun.plural}` | {_cell(noun.says[:1].upper() + noun.says[1:])} | "
            f"{adjectives} |"
        )
    lines += ["", "## adjectives", "", "| adjective | of | what it says |", "|---|---|---|"]
    lines += [
        f"| `{a.word}` | {', '.join(a.nouns)} | "
        f"{_cell(' '.join((a.function.__doc__ or '').split()))} |"
        for a in vocabulary.adjectives
    ]
    lines += ["", "## kinds of card", "", "| kind | lines it can hold |", "|---|---|"]
    lines += [
        f"| `{kind.name}` | {', '.join(_patterns(kind.name, vocabulary))} |"
        for kind in vocabulary.kinds
    ]
    return "\n".join((*lines, *understood(vocabulary))) + "\n"


def _events(vocabulary: Vocabulary) -> list[str]:
    """Tell how a card waits for an event, with a point of this game as an example if it has one."""
    events = (word for word in vocabulary.words if isinstance(word, EventWord))
    found = next((word for word in events if word.points), None)
    point = f" ({_code(f'when {found.example}, {found.points[0][0]}')})" if found else ""
    return [
        "A card that waits for it comes up when the action is finished; at a *point*, named after "
        "a comma, it comes in before that",
        f"{point.lstrip()}{'.' if point else 'where there is one.'} A rule under a duration "
        "happens at once. The lines below may speak of everything in the fourth",
        "column, except that a player who is `you` stays `you`.",
    ]


def _called(vocabulary: Vocabulary) -> str:
    """Say that words are found by what others call them, with one that is not a word itself."""
    first = next(iter(vocabulary.synonyms), "")
    more = "" if vocabulary.name == RULESETS[0] else f" --ruleset {vocabulary.name}"
    return f", also by what others call them (`dow words {first}{more}`)" if first else ""


def _event(word: EventWord, vocabulary: Vocabulary) -> str:
    inside = ", ".join(_code(name) for name in participants(word, vocabulary))
    points = ", ".join(_code(f", {point}") for point, _ in word.points)
    return (
        f"| {_code(word.phrase)} | {_code(word.example)} | {_cell(word.told)} | {inside} | "
        f"{points} | {' '.join(word.rules)} |"
    )


def participants(word: EventWord, vocabulary: Vocabulary) -> tuple[str, ...]:
    """Return the participants a card that waits for the event may speak of.

    Examples are `that survivor` and `the origin`. Where two are of one noun each has its own name.
    """
    pieces = {noun.name for noun in vocabulary.nouns if not noun.is_tally}
    bound = {
        reference.binding: reference.phrase
        for reference in vocabulary.of_sort(ReferenceWord)
        if reference.binding
    }
    taking = [(name, noun) for name, noun in word.payload if noun in pieces]
    out = []
    for name, noun in taking:
        single = [other for _, other in taking].count(noun) == 1
        out.append(bound.get(name) or (f"that {noun}" if single else f"the {name}"))
    return tuple(out)


def _shapes(vocabulary: Vocabulary) -> Iterator[str]:
    """Yield the shapes that the core itself carries out, with lines of this game."""
    yield from (f"## what every game's cards share ({len(shapes_of(vocabulary))})", "")
    yield from (
        "`may`, `must`, `if`, loops, options, votes and times are shapes of the language: they go "
        "with all phrases above.",
        "",
    )
    for where, what in SHAPE_PLACES.items():
        yield from (
            f"### {where}",
            "",
            f"{what[:1].upper()}{what[1:]}.",
            "",
            "| written | example | what it means |",
            "|---|---|---|",
        )
        for shape in shapes_of(vocabulary):
            if shape.where == where:
                yield (
                    f"| {_code(shape.pattern)} | "
                    f"{_code(vocabulary.shapes.get(shape.pattern, ''))} | {_cell(shape.told)} "
                    f"|"
                )
        yield ""


def _row(word: Word) -> str:
    return (
        f"| {_code(word.phrase)} | {_code(word.example)} | {_cell(word.told)} | "
        f"{' '.join(word.rules)} |"
    )


def _patterns(kind: str, vocabulary: Vocabulary) -> Iterator[str]:
    declared = next(one for one in vocabulary.kinds if one.name == kind)
    for clause in declared.clauses:
        yield _code(as_written(clause.pattern))


def _code(text: str) -> str:
    return f"`{_cell(text)}`" if text else ""


def _cell(text: str) -> str:
    return text.replace("|", "\\|")
