"""A help knows what it offers to type: nobody reads that back out of its sentence."""

from __future__ import annotations

import copy
import pickle
import re
from collections.abc import Iterator

import pytest

from dowlang.advice import (
    Advice,
    Offer,
    Way,
    expanded,
    first_offer,
    in_two_lines,
    line_of,
    mapped,
    near,
    offers_of,
    parts_of,
    two_lines_of,
    typed,
    under,
    written,
)
from dowlang.diagnostics import codes
from dowlang.rulesets.dead_of_winter.words.vocabulary import VOCABULARY as WINTER
from dowlang.rulesets.dwar7s_winter.words.vocabulary import VOCABULARY as DWARVES
from dowlang.syntax.recovery import foreign_idioms, pointers, punctuation

SENTENCES = [
    re.compile(re.escape(str(offer)).replace("LINE", "[^`]+"))
    for offer in (
        Offer(Way.INSTEAD, ("LINE",)),
        Offer(Way.BEHIND, ("LINE", "LINE")),
        Offer(Way.UNDER, ("LINE", "LINE")),
        Offer(Way.INSTEAD, ("LINE",), "the line is"),
    )
]


def _declared() -> Iterator[str]:
    """Yield the helps that are written down: of the core, of both games, of the catalogue."""
    yield from (help for _, help in foreign_idioms.HABITS.values())
    yield from (*punctuation.INSTEAD.values(), *pointers.LINES.values(), *pointers.WAYS.values())
    yield from pointers.SENTENCES.values()
    for each in (WINTER, DWARVES):
        yield from (*each.habits.values(), *each.unsaid.values(), *each.never.values())
    yield from (code.help for code in codes.CODES)


def test_a_help_that_is_written_down_offers_its_lines_as_data() -> None:
    told = [*_declared()]
    plain = [
        part
        for help in told
        for part in parts_of(help)
        if isinstance(part, str) and any(each.fullmatch(part) for each in SENTENCES)
    ]
    assert sum(bool(offers_of(help)) for help in told) > 60
    assert plain == []


@pytest.mark.parametrize(
    ("help", "line", "two"),
    [
        (written("each"), "each", None),
        (written("a", "b"), None, None),
        (written("may", rest="; for what is forbidden `cannot`"), None, None),
        (Advice.of("a name stands without `the`", written("go")), "go", None),
        (Advice.of(near(["food"]), written("add 1 food")), "add 1 food", None),
        (in_two_lines("a", "b"), None, ("a", "b")),
        (Advice.of("why", under("a", "b"), "and then"), None, ("a", "    b")),
        ("it is written `each`", None, None),
        (None, None, None),
    ],
)
def test_what_a_help_offers(help: str | None, line: str | None, two: tuple[str, ...]) -> None:
    one, both = line_of(help), two_lines_of(help)
    assert (one and one.lines[0], both and typed(both)) == (line, two)


def test_a_help_is_the_sentence_of_its_offers() -> None:
    help = Advice.of(near(["food"]), "in small letters", None, "", under("if a", "b"))
    assert help == "did you mean `food`; in small letters; write `if a`, and under it `b`"
    assert first_offer(help) == Offer(Way.NEAR, ("food",))
    assert first_offer("did you mean `food`") is None and not near([])
    for again in (copy.deepcopy(help), pickle.loads(pickle.dumps(help)), Advice.of(help)):
        assert again == help and again.parts == help.parts


def test_a_changed_help_keeps_its_offers() -> None:
    match = re.fullmatch("(.+) unless (.+)", "lose 1 food unless food = 0")
    assert match is not None
    told = expanded(Advice.of(r"not \1", under(r"if not \2", r"\1")), match)
    assert told == "not lose 1 food; write `if not food = 0`, and under it `lose 1 food`"
    (offer,) = offers_of(told)
    assert offer.lines == ("if not food = 0", "lose 1 food")
    assert mapped("plain", str.upper) == "PLAIN" and not offers_of(mapped("plain", str.upper))
    readings = Advice([Offer(Way.READINGS, ("a", "b\n    c"))])
    assert readings == "it can mean one of these:\n  (1)\n    a\n  (2)\n    b\n        c"
