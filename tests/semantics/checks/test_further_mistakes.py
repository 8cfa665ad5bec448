"""All mistakes of one line are told in one run: lines of every word with two slots or more, two
of them spoilt at once.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import combinations

import pytest

from dowlang.diagnostics import Diagnostic, Severity
from dowlang.project import checking
from dowlang.project.pipeline import language
from dowlang.rulesets.dead_of_winter.words.vocabulary import VOCABULARY
from dowlang.syntax import ast, parse
from dowlang.syntax.relocation import nodes
from dowlang.vocabulary.declarations import Place, Word
from tests.semantics.winter_world import checked_text

HEAD = 'crossroads "Slips"\n    flavor "x"\n'
TAIL = '    option "B"\n        lose 2 morale\n'
FRAMES = {
    "effect": f'{HEAD}    if morale >= 1\n    option "A"\n        {{}}\n{TAIL}',
    "rule": f'{HEAD}    if morale >= 1\n    option "A"\n        until the end of this round\n      '
    f"      {{}}\n{TAIL}",
    "happening": f'{HEAD}    if morale >= 1\n    option "A"\n        until the end of this round\n '
    f"           when {{}}\n"
    f"                lose 1 morale\n{TAIL}",
    "event": f'{HEAD}    when {{}}\n    option "A"\n        lose 1 morale\n{TAIL}',
    "filter": f'{HEAD}    if {{}}\n    option "A"\n        lose 1 morale\n{TAIL}',
}
CLOSED = {
    "that survivor": '"Yuki Lowe"',
    "the bearer": '"Yuki Lowe"',
    "that location": '"School"',
    "this location": '"School"',
    "here": 'at "School"',
    "one of those cards": '"Aspirin"',
    "those cards": '"Aspirin"',
    "the patient": '"Yuki Lowe"',
}
MORE = (
    ("effect", 'move 1 zombie from "School" to "Hospital"'),
    ("effect", 'place "Yuki Lowe" at "Hospital"'),
    ("effect", 'swap "Yuki Lowe" with "Petra Lindqvist"'),
    ("effect", 'move a survivor at "School" to "Hospital"'),
    ("effect", 'for each survivor at "School"'),
    ("effect", 'a survivor at "School" gets 1 wound'),
    ("effect", 'if "Yuki Lowe" is at "School" and "Petra Lindqvist" is at "Hospital"'),
    ("rule", '"Yuki Lowe" cannot move to "School"'),
    ("rule", 'moves from "School" to "Hospital" cause no exposure roll'),
    ("event", 'you move "Yuki Lowe" from "School" to "Hospital"'),
    ("event", 'a survivor is killed if "Yuki Lowe" is at "School"'),
    ("filter", 'zombies at "School" > survivors at "Hospital"'),
    ("filter", 'wounds on "Yuki Lowe" >= 2 or zombies at "School" = 0'),
)
"""Place and line, beside the examples of the words."""

WRONG = (
    '"Nowhereville"',
    '"Yuki Lowe"',
    '"School"',
    '"Aspirin"',
    "a location",
    "a survivor",
    "a player",
    "a crisis",
)
"""What is put where it does not belong: a name that nothing has, and things of all kinds."""


PARTS = 6
"""Tests over which the lines are spread."""


def framed(place: str, line: str) -> str:
    text = FRAMES.get(place, FRAMES["filter"]).format(line)
    if not line.startswith(("for ", "if ")):
        return text
    return text.replace(
        f"        {line}\n    option", f"        {line}\n            lose 1 morale\n    option"
    )


def errors(place: str, line: str) -> list[Diagnostic]:
    return [
        each for each in checked_text(framed(place, line))[1] if each.severity is Severity.ERROR
    ]


def lines() -> Iterator[tuple[str, str]]:
    """The example of every word, what it points at written out, and the lines above."""
    yield from MORE
    for word in VOCABULARY.words:
        if (
            word.place
            in (
                Place.EFFECT,
                Place.RULE,
                Place.EVENT,
                Place.HAPPENING,
                Place.PREDICATE,
                Place.FILTER,
                Place.NUMBER,
            )
            and word.example
        ):
            example = word.example
            for said, name in CLOSED.items():
                example = example.replace(said, name)
            yield word.place.value, example


def slots(place: str, line: str) -> dict[tuple[int, int], bool]:
    """Where in the line things stand, from and to, and whether only one word has that phrase."""
    words = language("dead_of_winter")
    text = framed(place, line)
    at = text.index(line)
    number, start = text[:at].count("\n") + 1, at - text.rfind("\n", 0, at) - 1
    out: dict[tuple[int, int], bool] = {}
    file, _ = parse("slips.dow", text, words.parser)
    for node in nodes(file.lines):
        if isinstance(node, ast.Phrase | ast.Is) and node.span.line == number:
            things = node.slots if isinstance(node, ast.Phrase) else (node.subject,)
            phrase = node if isinstance(node, ast.Phrase) else node.predicate
            alone = len(words.grammar.overloads(phrase.place, phrase.pattern)) == 1
            out |= {
                (thing.span.column - 1 - start, thing.span.end_column - 1 - start): alone
                for thing in things
                if isinstance(thing, ast.Text | ast.NounPhrase | ast.Reference)
            }
    return {each: alone for each, alone in out.items() if each[0] >= 0}


def put(line: str, changes: list[tuple[tuple[int, int], str]]) -> tuple[str, list[tuple[int, int]]]:
    """The line with pieces of it replaced, and where they stand now."""
    places, moved = [], 0
    for (start, end), new in sorted(changes):
        places.append((start + moved, start + moved + len(new)))
        line = line[: start + moved] + new + line[end + moved :]
        moved += len(new) - (end - start)
    return line, places


def told_at(place: str, line: str, where: tuple[int, int]) -> bool:
    """Is there an error of a place in the line, which is not one of two places together?"""
    at = framed(place, line).index(line)
    start = at - framed(place, line).rfind("\n", 0, at) - 1
    return any(
        where[0] <= each.span.column - 1 - start
        and each.span.end_column - 1 - start <= where[1]
        and "between which" not in each.message
        for each in errors(place, line)
    )


def spoils(place: str, line: str) -> Iterator[tuple[tuple[int, int], str]]:
    """A slot and what is wrong in it, told there when it is the only mistake."""
    for slot, alone in slots(place, line).items():
        # what is wrong for one of two words is right for the other
        for wrong in WRONG if alone else WRONG[:1]:
            if line[slot[0] : slot[1]] != wrong:
                spoilt, (where,) = put(line, [(slot, wrong)])
                if told_at(place, spoilt, where):
                    yield slot, wrong


@cache
def good() -> list[tuple[str, str]]:
    """The lines that check clean and have two slots or more."""
    return [
        (place, line)
        for place, line in dict.fromkeys(lines())
        if not errors(place, line) and len(slots(place, line)) > 1
    ]


@pytest.mark.proof
def test_most_words_with_two_slots_have_a_line() -> None:
    """The others stand where only one kind of card has them."""
    of_effects = [w for w in VOCABULARY.words if w.place is Place.EFFECT and len(things_of(w)) > 1]
    assert len(of_effects) >= 14 and len(good()) >= 60
    said = [line for place, line in good() if place == "effect"]
    missing = [
        w.phrase
        for w in of_effects
        if not any(line.split()[0] in w.phrase or w.phrase.split()[0] in line for line in said)
    ]
    assert missing == []


def things_of(word: Word) -> list[str]:
    return [
        p.name
        for p in word.parameters
        if p.role == "slot" and p.type.noun in {noun.name for noun in VOCABULARY.nouns}
    ]


@pytest.mark.proof
@pytest.mark.parametrize("part", range(PARTS))
def test_two_mistakes_of_a_line_are_told_in_one_run(part: int) -> None:
    """No pair in any of the good lines hides one of its mistakes."""
    assert [spoilt for place, line in good()[part::PARTS] for spoilt in hiding(place, line)] == []


def hiding(place: str, line: str) -> list[str]:
    """The line with two mistakes of which only one is told."""
    every = list(spoils(place, line))
    hidden = []
    for one, other in combinations(every, 2):
        if one[0] == other[0] or (one[0][0] < other[0][1] and other[0][0] < one[0][1]):
            continue
        spoilt, places = put(line, [one, other])
        missed = [where for where in places if not told_at(place, spoilt, where)]
        if missed:
            hidden.append(spoilt)
    return hidden


@pytest.mark.parametrize(("place", "line"), MORE)
def test_each_misspelt_name_of_a_line_has_its_own_hint(place: str, line: str) -> None:
    names = line.split('"')[1::2]
    spoilt = line
    for name in names:
        spoilt = spoilt.replace(name, name[:-2] + name[-1] + name[-2])
    told = [
        each
        for each in checking.check_text(framed(place, spoilt).encode(), "slips.dow")[0]
        if each.severity is Severity.ERROR
    ]
    assert [each.help for each in told] == [f"did you mean `{name}`" for name in names]
