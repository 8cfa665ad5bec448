"""Who is left out by `except` is one of those that the words around it mean, or it is refused."""

from __future__ import annotations

import re
from collections.abc import Sequence

import pytest

from dowlang.diagnostics import Diagnostic
from tests.semantics.winter_world import found_in

HEAD = 'crossroads "T"\n    flavor "x"\n    if morale >= 1\n    option "A"\n'
TAIL = '    option "B"\n        lose 1 morale\n'
ABOUT = {
    "survivor": (
        "kill {}",
        "{} gets 1 wound",
        "remove {} from the game",
        "for {}\n            gain 1 morale",
    ),
    "location": (
        "add 1 noise to {}",
        "kill all zombies at {}",
        "for {}\n            gain 1 morale",
    ),
    "player": ("{} loses 1 die", "for {}\n            gain 1 morale"),
}
"""Lines about all of a noun, each of which is done."""
MEANT = {
    "survivor": (
        'survivor at "School"',
        "wounded survivor",
        "survivor you control",
        "survivor where (wounds on it >= 2)",
    ),
    "location": ("location outside the colony", "location where (zombies at it >= 1)"),
    "player": ("player where (the leader of it is wounded)", "player where (dice of it >= 2)"),
}
"""How those are described who are meant."""
ONE = ("1 {}", "a {}", "a random {}")
"""One of them that is chosen, without another word."""


def found_at(lines: Sequence[str]) -> dict[str, list[Diagnostic]]:
    """Return what is found in each of the lines, in one card that does them in turn."""
    body, at = "", {}
    for line in lines:
        at[line] = 5 + body.count("\n")
        body += f"        {line}\n"
    found = found_in(HEAD + body + TAIL)
    return {
        line: [each for each in found if number <= each.span.line <= number + line.count("\n")]
        for line, number in at.items()
    }


@pytest.mark.parametrize("noun", ABOUT)
def test_one_who_need_not_be_among_them_is_refused_with_lines_that_check(noun: str) -> None:
    lines = [
        (line, f"each {meant}", one.format(noun))
        for line in ABOUT[noun]
        for meant in MEANT[noun]
        for one in ONE
    ]
    found = found_at([line.format(f"{meant} except {one}") for line, meant, one in lines])
    offered = []
    for line, meant, one in lines:
        (only,) = found[line.format(f"{meant} except {one}")]
        assert only.code == "DOW3019" and "need not be one of" in only.message
        said, *named = re.findall("`([^`]*)`", only.message.partition("wanted")[2])
        if said.startswith("choose "):
            name = f"x{'y' * len(offered)}"  # one of its own in this card
            whole = f"{said}\n        {line.format(f'{meant} {named[0]}')}"
            offered.append(re.sub(r"\b(as|the) x\b", rf"\1 {name}", whole))
        else:
            whole = f"{meant} {said}" if said.startswith("except") else said
            offered.append(line.format(whole))
    assert len(offered) >= len(lines)
    for line, wrong in found_at(list(dict.fromkeys(offered))).items():
        assert not wrong, line


@pytest.mark.parametrize(
    "said",
    [
        "kill all survivors except 1 survivor",
        'kill all survivors except "Biscuit"',
        'kill all survivors at "School" except your leader',
        'kill all survivors at "School" except all wounded survivors',
        'kill all survivors at "School" except a survivor at "School" you control',
        "kill all wounded survivors except the wounded survivor with the most wounds",
        "each player except 1 player loses 1 die",
    ],
)
def test_one_of_them_or_one_who_is_named_is_left_out(said: str) -> None:
    ((_, found),) = found_at([said]).items()
    assert not found


@pytest.mark.parametrize(
    ("said", "wanted"),
    [
        ('kill all survivors at "School" except 1 survivor', 'all but 1 survivor at "School"'),
        (
            "kill all wounded survivors except the survivor with the most wounds",
            "except the wounded survivor with the most wounds",
        ),
        (
            'kill a survivor at "School" except a random survivor',
            'except a random survivor at "School"',
        ),
    ],
)
def test_the_words_to_type_are_told(said: str, wanted: str) -> None:
    ((_, (only,)),) = found_at([said]).items()
    assert f"`{wanted}`" in only.message
