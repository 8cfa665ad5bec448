"""What is counted or limited hears an event that another clause of the same event sets off, and a
clause that was not carried out at its point waits on (R-TEXT-02).
"""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.testing.trying import failures

EVENTS = {
    "a zombie is killed": 'kill 1 zombie at "School"',
    'a zombie is added to "Library"': 'add 1 zombie to "Library"',
    "a zombie is removed": 'remove 1 zombie from "School"',
    'a barricade is added to "Hospital"': 'add 1 barricade to "Hospital"',
    'noise is added to "Library"': 'add 1 noise to "Library"',
    "food is added": "add 1 food",
    "morale is gained": "gain 1 morale",
    "morale is lost": "lose 1 morale",
    "a helpless survivor is added": "add 1 helpless survivor",
    "a helpless survivor is killed": "kill 1 helpless survivor",
    "a survivor is wounded": '"Noor Haddad" gets 1 wound',
    "you draw a card": 'draw 1 card from the "School" deck',
    "a player discards a card": "discard 1 card",
}
"""What is waited for -> a line that brings it about once."""
MARK = "add 1 starvation token"
LISTENING = {
    "Count to two": (("the next time EVENT, counting to 2", MARK), 1, 1),
    "Next two": (("the next 2 times EVENT", MARK), 1, 2),
    "Next": (("the next time EVENT", MARK), 1, 1),
    "Each": (("until the end of this turn", "    when EVENT", f"    {MARK}"), 1, 2),
    "Once": (("until the end of this turn", "    when EVENT, once per turn", f"    {MARK}"), 1, 1),
    "Twice": (
        ("until the end of this turn", "    when EVENT, twice per turn", f"    {MARK}"),
        2,
        2,
    ),
    "Count to three": (("the next time EVENT, counting to 3", MARK), 2, 1),
    "Count to four": (("the next time EVENT, counting to 4", MARK), 2, 0),
}
"""Label -> the clause with its block, how often the other clause sets the event off again, how
often the block is carried out.
"""


def block(lines: tuple[str, ...]) -> list[str]:
    """A clause and what stands below it."""
    return [*lines[:-1], f"    {lines[-1]}"]


def card(number: int, event: str) -> str:
    cause = EVENTS[event]
    options, rows = [], []
    for first in (True, False):
        for label, (clause, again, times) in LISTENING.items():
            number_of = f" {again} times" if again > 1 else " time"
            other = block((f"the next{number_of} {event}", cause))
            mine = block(tuple(line.replace("EVENT", event) for line in clause))
            lines = [*other, *mine] if first else [*mine, *other]
            said = f"{label}, {'second' if first else 'first'}"
            options += [f'    option "{said}"', *(f"        {line}" for line in (*lines, cause))]
            rows += [f'        "{said}", {times}']
    return "\n".join(
        [
            f'crossroads "Ears {number}"',
            '    flavor "x"',
            "    when you clean waste",
            *options,
            "",
            f'test "heard {number}"',
            "    given players = 2, seed 1, food = 6, morale = 7, helpless survivors = 5",
            '    given player 1 controls "Noor Haddad", "Noor Haddad" is at "Police Station"',
            '    given player 1 controls "Yuki Lowe", player 2 controls "Biscuit"',
            '    given zombies at "School" = 3',
            *('    given player 1 has "Aspirin"' for _ in range(4)),
            '    given dice of player 1 are 6, "Lunch Box" is in the waste pile',
            f'    given crossroads "Ears {number}"',
            "    when player 1 cleans waste",
            "    when player 1 chooses the option_said",
            "    then starvation = heard",
            "    cases option_said, heard",
            *rows,
            "",
        ]
    )


@pytest.mark.sample(3)
@pytest.mark.parametrize("event", EVENTS)
def test_an_event_inside_an_event_is_counted(tmp_path: Path, event: str) -> None:
    assert failures(tmp_path, card(0, event)) == []
