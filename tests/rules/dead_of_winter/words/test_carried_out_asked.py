"""What is carried out is asked before the option that says so, as if its lines stood there
(R-XROADS-06, U-20).

The cases are those of options whose lines are asked in their order. Each is said as a definition,
as one that another definition carries out, as another option of the card, and with the first line
before what is carried out.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any

import pytest

from dowlang.engine.card_set import CardSet
from dowlang.project import load_source
from dowlang.project.card_selection import addition
from dowlang.rulesets.dead_of_winter.state.game_state import Winter
from tests.rules.dead_of_winter.words.test_options_in_order import CASES, Step, seated

OWN = [case for case in CASES if "attach this card" not in case[0]]  # not said in a definition
Parts = tuple[str, str, str]  # definitions, lines of the option, more options


def block(lines: list[str], indent: int) -> str:
    """The lines below each other, those of their blocks inside them."""
    return "".join(
        " " * indent + line.replace("\n" + " " * 8, "\n" + " " * indent) + "\n" for line in lines
    )


def in_a_definition(number: int, lines: list[str]) -> Parts:
    return f'define "D{number}"\n{block(lines, 4)}\n', f'carry out "D{number}"', ""


def in_two(number: int, lines: list[str]) -> Parts:
    inner, carried, _ = in_a_definition(number, lines)
    return f'{inner}define "E{number}"\n    {carried}\n\n', f'carry out "E{number}"', ""


def in_an_option(number: int, lines: list[str]) -> Parts:
    return "", 'carry out "Other"', f'    option "Other"\n{block(lines, 8)}'


def behind_a_line(number: int, lines: list[str]) -> Parts:
    first, *rest = lines
    if not rest or " as " in first:  # a name holds in its own block
        return in_a_definition(number, lines)
    inner, carried, _ = in_a_definition(number, rest)
    return inner, f"{first}\n        {carried}", ""


FORMS = (in_a_definition, in_two, in_an_option, behind_a_line)
Form = Callable[[int, list[str]], Parts]


def number_of(case: int, form: Form) -> int:
    """Return the number of the card of a case in a form."""
    return case + FORMS.index(form) * 1000


@lru_cache(maxsize=1)
def cards(wanted: frozenset[int]) -> CardSet:
    """One card for each case and form that is wanted, by its number."""
    text = ""
    for form in FORMS:
        for number, (lines, _, _) in enumerate(OWN):
            own = number_of(number, form)
            if own not in wanted:
                continue
            defined, said, more = form(own, lines.split("; "))
            text += (
                f'{defined}crossroads "Order {own}"\n    flavor "x"\n    if morale >= 1\n'
                f'    option "Do it"\n        {said}\n'
                f'    option "Leave it"\n        lose 1 morale\n'
                f'    option "Go on"\n        gain 1 morale\n{more}\n'
            )
    return load_source(addition([], {"order": text.encode()}))


@lru_cache(maxsize=1)
def plain(wanted: frozenset[int]) -> Winter:
    """The table of these tests."""
    return seated(cards(wanted))


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize(
    ("number", "case"),
    list(enumerate(OWN)),
    ids=[f"{lines}-{change.__name__}" for lines, change, _ in OWN],
)
@pytest.mark.sample(30)
def test_what_is_carried_out_is_asked_before(
    number: int,
    case: tuple[str, Step, bool],
    form: Form,
    cases_here: list[dict[str, Any]],
) -> None:
    _, change, possible = case
    wanted = frozenset(number_of(each["number"], each["form"]) for each in cases_here)
    game: Winter = plain(wanted).clone()
    change(game)
    own = number_of(number, form)
    start = game.cards.handler(f"additions/order/order_{own}")["start"]
    game.stack[:] = [(start.__name__, 0)]
    game.run()
    offered = {option[-1] for option in game.stack[-1][3]}
    assert (1 in offered) is possible and offered >= {2, 3}
