"""What describes a thing stands behind it as a clause, is printed as English and read back: over
what is counted, the signs of comparisons, places and pieces, and names that a card gives.
"""

from __future__ import annotations

import re
from itertools import product

import pytest

from dowlang.publish.rules_text.text_runs import Runs, plain
from dowlang.syntax.ast_builders.primitives import ParsedLine
from tests.wordings.measuring import checker
from tests.wordings.test_printed_numbers import GAMES, reader, wording

HAD = {
    ("location", "zombies at"): ("a zombie", "no zombies", "exactly 1 zombie", "2 or more zombies"),
    ("location", "barricades at"): (
        *("a barricade", "no barricades", "exactly 1 barricade", "2 or more barricades"),
    ),
    ("location", "survivors you control at"): (
        "a survivor you control",
        "no survivors you control",
        "exactly 1 survivor you control",
        "2 or more survivors you control",
    ),
}
"""What is counted at each -> what a place has by `COUNTS`."""
COUNTS = (">= 1", "= 0", "= 1", ">= 2")
CLAUSES = {
    "survivor where (it is not at the colony)": "survivor who is not at the colony",
    "survivor where (not it is exiled)": "survivor who is not exiled",
    "survivor where (it is wounded or it is exiled)": "survivor who is wounded or is exiled",
    "survivor where (you do not control it)": "survivor that you do not control",
    "survivor where (it was moved this turn)": "survivor who was moved this turn",
    'location where ("Wen Guo" is at it)': "location where “Wen Guo” is",
    "location where (survivors at it = 2 and zombies at it = 0)": (
        "location with exactly 2 survivors and no zombies"
    ),
}


def said(line: str) -> str:
    """Return a line that does something as it is printed."""
    parser = checker().words.parser
    parsed = parser.fits("statement", parser.tokens(line, ()))
    assert parsed is not None, line
    return plain(_do(parsed))


def _do(parsed: ParsedLine) -> Runs:
    return wording(GAMES[0]).node(parsed.parts[0].values[0])


def meant(line: str) -> str:
    """Return what a line of an option means, "" where it does not check."""
    try:
        return checker().meant("effect", line)
    except ValueError:
        return ""


@pytest.mark.sample
@pytest.mark.parametrize("name", ["", " as one"])
@pytest.mark.parametrize(("thing", "told"), HAD)
def test_what_is_counted_at_each_is_what_it_has(thing: str, told: str, name: str) -> None:
    called = " (the one)" if name else ""
    for count, wanted in zip(COUNTS, HAD[thing, told], strict=True):
        for it in ("it", "that location"):
            line = f"choose a {thing} where ({told} {it} {count}){name or ' as x'}"
            shown = said(line)
            assert shown == f"choose a {thing}{called or ' (the x)'} with {wanted}"
            read = [each.lines[0] for each in reader(GAMES[0]).readings("statement", shown, ())]
            owned = told.startswith("survivors")  # `with no survivors you control` is a card's own
            assert owned or meant(line) in set(map(meant, read)), (shown, read)


@pytest.mark.every_case
@pytest.mark.parametrize("condition", CLAUSES)
def test_a_condition_hangs_on_its_noun(condition: str) -> None:
    line = f"choose a {condition} as one"
    noun, _, clause = CLAUSES[condition].partition(" ")
    assert said(line) == f"choose a {noun} (the one) {clause}"


@pytest.mark.every_case
@pytest.mark.parametrize(
    ("who", "rest"),
    [
        ("player", "who controls fewer survivors than you"),
        ("player", "with the fewest cards"),
        ("survivor you control", "except your leader"),
        ("location outside the colony", "with a survivor you control"),
    ],
)
def test_a_name_stands_behind_its_noun_and_is_read_there(who: str, rest: str) -> None:
    """`a player who controls fewer survivors than you (the host)` would seem to name you."""
    line = f"choose a {who} {rest} as host"
    assert said(line) == f"choose a {who} (the host) {rest}"
    read = [each.lines[0] for each in reader(GAMES[0]).readings("statement", said(line), ())]
    assert line in read


CONDITIONS = ("food >= 2", "morale <= 3", "you are exiled")


def test_groups_are_printed_otherwise_than_each_other_and_read_back() -> None:
    """All ways to join three conditions by `and`, `or`, `not`: no two are printed alike, none says
    `not there is` or a bracket, and what is read means what was printed.
    """
    seen = dict[str, str]()
    shapes = ("{} {} {} {} {}", "{} {} ({} {} {})", "not ({} {} {}) {} {}")
    for shape, one, two in product(shapes, ("and", "or"), ("and", "or")):
        if one == two and shape == shapes[1]:
            continue  # its brackets say nothing
        a, b, c = CONDITIONS
        line = "if " + shape.format(a, one, b, two, c)
        parser = checker().words.parser
        parsed = parser.fits("statement", parser.tokens(line, ()))
        assert parsed is not None
        shown = plain(wording(GAMES[0]).node(parsed.parts[0].values[0]))
        assert "not (" not in shown and "not there" not in shown
        same = checker().meant("trigger", line)
        assert seen.setdefault(shown, same) == same, (line, shown)
        (first, *_) = reader(GAMES[0]).readings("statement", f"if {shown}", ())
        again = checker().meant("trigger", first.lines[0])
        assert again == same or shape.startswith("not"), (line, shown, first)


def test_none_of_several_is_no() -> None:
    parser = checker().words.parser
    parsed = parser.fits("statement", parser.tokens("if not there is an exiled player", ()))
    assert parsed is not None
    shown = plain(wording(GAMES[0]).node(parsed.parts[0].values[0]))
    assert shown == "there is no exiled player"


SOME = ("2", "up to 2", "exactly 2", "at least 2", "all but 2", "any number of")
APIECE = {
    "remove 2 wounds from": "survivors you control",
    "remove 1 frostbite from": "wounded survivors",
    "add 2 zombies to": "locations outside the colony",
    "add 1 barricade to": "locations",
    "remove 3 noise from": "locations",
    "draw 2 cards from": "item decks",
}
"""An amount that is done, and of what there are several."""


def test_an_amount_of_several_things_is_printed_of_each_of_them() -> None:
    """`Remove 2 wounds from 2 survivors` would be heard as two in all, and four are removed."""
    wrong = []
    for done, things in APIECE.items():
        for some in SOME:
            line = f"{done} {some} {things}"
            shown = said(line)
            read = [each.lines for each in reader(GAMES[0]).readings("statement", shown, ())]
            if shown != f"{done} each of {some} {things}" or read[:1] != [(line,)]:
                wrong.append((line, shown, read))
        one = re.sub(r"\b(survivor|location|deck)s\b", r"\1", things)
        shown = {said(f"{done} {some} {things}") for some in ("all", "the")}
        if shown != {f"{done} each {one}"}:
            wrong.append((done, things, shown))
    assert not wrong
    assert said("distribute 4 wounds among 2 survivors").endswith("among 2 survivors")
    assert said("remove 2 wounds from 1 survivor").endswith("from 1 survivor")
