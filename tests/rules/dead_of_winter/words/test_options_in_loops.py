"""What a line within a loop makes possible for a later line of the same option is counted on,
whichever effect word it is.

Each effect line that says what it brings stands below `repeat 2 times` and `for each player`,
before each line that needs something. The loop is held against the same lines written out: what
they make possible it makes possible, and what they cannot in any number of turns it cannot.
"""

from __future__ import annotations

from functools import lru_cache

import pytest

from dowlang.project import load_source
from dowlang.project.card_selection import addition
from dowlang.rulesets.dead_of_winter.words.vocabulary import VOCABULARY
from dowlang.vocabulary.declarations import Place
from tests.rules.dead_of_winter.additions_of_sets import OF_SETS
from tests.rules.dead_of_winter.words.test_options_in_order import (
    Step,
    as_it_is,
    crowded,
    full_library,
    no_cards,
    no_food,
    seated,
)
from tests.semantics.winter_world import found_in

HEAD = 'crossroads "Loop {0}"\n    flavor "x"\n    if morale >= 1\n'
REST = '    option "Leave it"\n        lose 1 morale\n    option "Go on"\n        gain 1 morale\n\n'
MORE = (
    "remove 1 zombie from the colony",
    "kill 1 zombie at the colony",
    'move 1 zombie from the colony to "School"',
    'add 1 barricade to "Library"',
    'add 1 noise to "Library"',
    'place a survivor you control at "School"',
    "kill a survivor you control",
    "give a survivor you control to another player",
    "remove 1 helpless survivor",
    "add 1 helpless survivor",
    'draw 1 card from the "School" deck',
    "discard 1 card",
    "refresh 1 die",
    'make room for 1 survivor at "Library"',
    'kill a survivor at "Library"',
    'choose a survivor at "Library"; kill that survivor',
)
FEW = 4  # of these lines, in the test that is no proof
NEEDS: tuple[tuple[str, Step], ...] = (
    ("add 2 barricades to the colony", crowded),
    ("remove 2 food", no_food),
    ('remove 2 noise from "Library"', as_it_is),
    ('place "Biscuit" at "Library"', full_library),
    ("discard 2 cards", no_cards),
)
NAMED = (
    "",
    "choose a survivor you control; ",
    "choose a location; ",
    "choose another player; ",
    'look at the top 2 cards of the "School" deck; ',
    'choose a survivor at "Library"; ',
)
WRITTEN = {"none": "", "once": "{0}", "twice": "{0}; {0}", "thrice": "{0}; {0}; {0}"}
LOOPS = {
    "repeat 2 times": ("none", "once", "twice"),
    "for each player": ("none", "once", "twice", "thrice"),
}


def option(lines: str) -> str:
    """An option of these lines."""
    return '    option "Do it"\n' + "".join(
        f"        {line}\n" for line in lines.split("; ") if line
    )


def looped(loop: str, lines: str) -> str:
    """The lines below a loop."""
    return "; ".join([loop, *(f"    {line}" for line in lines.split("; "))])


def checks(lines: str) -> bool:
    """Return True if an option may say these lines."""
    findings = found_in(HEAD.format(0) + option(lines) + REST + OF_SETS)
    return not [finding for finding in findings if finding.code < "DOW5"]


@lru_cache(maxsize=1)
def bringing() -> tuple[str, ...]:
    """Lines of effect words that say what they bring, as far as they can stand in such an option,
    thrice and in loops.
    """
    examples = (
        word.example
        for word in VOCABULARY.words
        if word.place is Place.EFFECT and word.ahead is not None
    )
    written = (
        next((said + line for said in NAMED if checks(looped("repeat 2 times", said + line))), line)
        for line in examples
    )
    return tuple(
        line
        for line in dict.fromkeys([*MORE, *written])
        if all(checks(looped(loop, line)) for loop in LOOPS)
        and checks(WRITTEN["thrice"].format(line))  # of `another player` only one may be spoken
    )


@lru_cache(maxsize=2)
def open_options(every: bool) -> dict[tuple[str, str], dict[str, bool]]:
    """Return for (what is needed, line) and each way to write the line before it whether the option
    is open on the table of the need.
    """
    pairs = [(need, line) for need, _ in NEEDS for line in (bringing() if every else MORE[:FEW])]
    files: dict[str, bytes] = {need: b"" for need, _ in NEEDS}
    for number, (need, line) in enumerate(pairs):
        ways = [said.format(line) for said in WRITTEN.values()] + [
            looped(loop, line) for loop in LOOPS
        ]
        options = (
            option(f"{way}; {need}").replace("Do it", f"Do it {place}")
            for place, way in enumerate(ways)
        )
        files[need] += (HEAD.format(number) + "".join(options) + REST).encode()
    texts = {f"loops_{at}": text for at, text in enumerate(files.values())}
    cards = load_source(addition([], {**texts, "of_sets": OF_SETS.encode()}))
    places = {need: at for at, need in enumerate(files)}
    table, changes, out = seated(cards), dict(NEEDS), {}
    for number, (need, line) in enumerate(pairs):
        game = table.clone()
        changes[need](game)
        started = cards.handler(f"additions/loops_{places[need]}/loop_{number}")["start"]
        game.stack[:] = [(started.__name__, 0)]
        game.run()
        offered = {entry[-1] for entry in game.stack[-1][3]}
        out[need, line] = {way: place in offered for place, way in enumerate((*WRITTEN, *LOOPS), 1)}
    return out


@pytest.mark.parametrize("every", (False, pytest.param(True, marks=pytest.mark.proof)))
@pytest.mark.parametrize("need", [need for need, _ in NEEDS])
@pytest.mark.parametrize("loop", LOOPS)
def test_a_loop_makes_possible_what_its_turns_written_out_do(
    loop: str, need: str, every: bool
) -> None:
    options = open_options(every)
    found = {line: ways for (wanted, line), ways in options.items() if wanted == need}
    assert len(found) >= FEW
    for line, ways in found.items():
        turns = [ways[way] for way in LOOPS[loop]]
        # what others choose is not counted on
        sure = ways["once"] if loop == "for each player" else ways["twice"]
        assert ways[loop] >= sure, f"`{line}` below `{loop}` makes `{need}` possible"
        assert ways[loop] <= any(turns), f"`{line}` below `{loop}` cannot make `{need}` possible"


@pytest.mark.proof
def test_the_family_is_whole() -> None:
    """Nearly each word that says what it brings stands in a loop, and each need is made possible by
    some line in a loop.
    """
    words = [
        word for word in VOCABULARY.words if word.place is Place.EFFECT and word.ahead is not None
    ]
    assert len(bringing()) >= len(words)
    for need, _ in NEEDS:
        made = [
            line
            for (wanted, line), ways in open_options(True).items()
            if wanted == need and not ways["none"]
        ]
        assert any(open_options(True)[need, line][loop] for line in made for loop in LOOPS), need
