"""A line that is offered for a condition asks what the refused one asks, also under a denial and
beside other conditions.

Every way to write several things in one condition stands under every way to deny it or to join it.
What is offered is reckoned out on all tables of a small world, and so is what was meant. A wording
that can be read in two ways may be offered either, one that is not understood nothing.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import product

import pytest

from tests.wordings.measuring import offered

PLACES = ("School", "Library", "Hospital")
HEAD = 'crossroads "C"\n    flavor "f"\n'
OPTIONS = '    option "A"\n        {}\n    option "B"\n        nothing happens\n'


@dataclass(frozen=True)
class Table:
    """A small world: two tracks, one number beside them, where Amara Diallo and Yuki Lowe are, how
    many wounds Amara has, and whether a zombie is at the School.
    """

    food: int
    morale: int
    starvation: int
    amara: str
    yuki: str
    wounds: int
    zombie: bool

    def at(self, place: str) -> list[bool]:
        """Return for each survivor whether they are at a place."""
        return [self.amara == place, self.yuki == place]


TABLES = [
    Table(*values)
    for values in product(range(5), (1, 2, 3, 4), (0, 1), PLACES, PLACES[:2], (0, 1), (False, True))
]
Meaning = Callable[[Table], bool]


def some(table: Table, *places: str) -> bool:
    """Return True if a survivor is at one of some places."""
    return any(one for place in places for one in table.at(place))


def every(table: Table, *places: str) -> bool:
    """Return True if each survivor is at one of some places."""
    return table.amara in places and table.yuki in places


SENTENCES = {
    "food <= 3 or morale <= 2": "food <= 3 or morale <= 2",
    "food <= 3 and morale <= 2": "food <= 3 and morale <= 2",
    "fod <= 3 or morale <= 2": "food <= 3 or morale <= 2",
    "food 3 or morale = 2": "food = 3 or morale = 2",
    "food is at most 3 or morale is at most 2": "food <= 3 or morale <= 2",
}
"""What is written as two whole sentences -> how a card has it."""

CONDITIONS: dict[str, tuple[Meaning, ...]] = {
    "either food <= 1 or morale <= 2": (lambda t: t.food <= 1 or t.morale <= 2,),
    "both food <= 1 and morale <= 2": (lambda t: t.food <= 1 and t.morale <= 2,),
    "neither food <= 1 nor morale <= 2": (lambda t: not (t.food <= 1 or t.morale <= 2),),
    "food is between 1 and 3": (lambda t: 1 <= t.food <= 3,),
    "food is not between 1 and 3": (lambda t: not 1 <= t.food <= 3,),
    "1 <= food <= 3": (lambda t: 1 <= t.food <= 3,),
    "food = 1 or 3": (lambda t: t.food in (1, 3),),
    "food is 1 or 3": (lambda t: t.food in (1, 3),),
    "food is not 1 or 3": (lambda t: t.food not in (1, 3),),
    "food is neither 1 nor 3": (lambda t: t.food not in (1, 3),),
    "food != 1 or 3": (lambda t: t.food not in (1, 3),),
    "food is 1, 2 or 4": (lambda t: t.food in (1, 2, 4),),
    "food and morale are below 3": (lambda t: t.food < 3 and t.morale < 3,),
    "food or morale is below 3": (lambda t: t.food < 3 or t.morale < 3,),
    "neither food nor morale is below 3": (lambda t: t.food >= 3 and t.morale >= 3,),
    "food and morale = 3": (lambda t: t.food == 3 and t.morale == 3,),
    '"Amara Diallo" is healthy': (lambda t: not t.wounds,),
    '"Amara Diallo" is unharmed': (lambda t: not t.wounds,),
    '"Amara Diallo" is wounded or at the School': (lambda t: t.wounds > 0 or t.amara == "School",),
    '"Amara Diallo" is at the School or the Library': (lambda t: t.amara in PLACES[:2],),
    '"Amara Diallo" is at "School" or "Library"': (lambda t: t.amara in PLACES[:2],),
    '"Amara Diallo" is not at the School or the Library': (lambda t: t.amara == "Hospital",),
    '"Amara Diallo" and "Yuki Lowe" are at the School': (lambda t: t.amara == t.yuki == "School",),
    '"Amara Diallo" or "Yuki Lowe" is at the School': (lambda t: "School" in (t.amara, t.yuki),),
    "a survivor is at the School or Library": (lambda t: some(t, *PLACES[:2]),),
    'a survivor is at "School" or "Library"': (lambda t: some(t, *PLACES[:2]),),
    "a survivor is at the School and the Library": (
        lambda t: some(t, "School") and some(t, "Library"),
    ),
    "no survivor is at the School or Library": (lambda t: not some(t, *PLACES[:2]),),
    'no survivors are at "School" or "Library"': (lambda t: not some(t, *PLACES[:2]),),
    "no survivor is at the School and the Library": (
        lambda t: not some(t, *PLACES[:2]),
        lambda t: not (some(t, "School") and some(t, "Library")),
    ),
    "each survivor is at the School or Library": (lambda t: every(t, *PLACES[:2]),),
    'each survivor is at "School" or "Library"': (lambda t: every(t, *PLACES[:2]),),
    "all survivors are at the School or the Library": (lambda t: every(t, *PLACES[:2]),),
    "at least 2 survivors are at the School or Library": (lambda t: every(t, *PLACES[:2]),),
    "exactly 1 survivor is at the School or Library": (
        lambda t: sum(each in PLACES[:2] for each in (t.amara, t.yuki)) == 1,
    ),
    "there is a zombie or a survivor at the School": (lambda t: t.zombie or some(t, "School"),),
    "there are zombies or survivors at the School": (lambda t: t.zombie or some(t, "School"),),
    "there are no zombies or survivors at the School": (
        lambda t: not t.zombie and not some(t, "School"),
    ),
    "there is no zombie and no survivor at the School": (
        lambda t: not t.zombie and not some(t, "School"),
    ),
    "the School has no zombies or survivors": (lambda t: not t.zombie and not some(t, "School"),),
}
"""What is written -> what it can mean."""

UNDER: dict[str, Callable[[Meaning], Meaning]] = {
    "if {}": lambda meant: meant,
    "if not {}": lambda meant: lambda t: not meant(t),
    "unless {}": lambda meant: lambda t: not meant(t),
    "if {} and starvation = 1": lambda meant: lambda t: meant(t) and t.starvation == 1,
    "if {} or starvation = 1": lambda meant: lambda t: meant(t) or t.starvation == 1,
    "if starvation = 1 and {}": lambda meant: lambda t: t.starvation == 1 and meant(t),
    "if starvation = 1 and not {}": lambda meant: lambda t: t.starvation == 1 and not meant(t),
    "until {}": lambda meant: lambda t: not meant(t),
    "while {}": lambda meant: meant,
    'option "D" unless {}': lambda meant: lambda t: not meant(t),
    'option "D" if not {}': lambda meant: lambda t: not meant(t),
}
"""How a condition is asked -> what is asked then."""


UNDERSTOOD = frozenset(
    (
        *SENTENCES,
        "either food <= 1 or morale <= 2",
        "both food <= 1 and morale <= 2",
        "food is between 1 and 3",
        "food is not between 1 and 3",
        "1 <= food <= 3",
        "food = 1 or 3",
        '"Amara Diallo" is healthy',
        '"Amara Diallo" is unharmed',
        '"Amara Diallo" is at the School or the Library',
        '"Amara Diallo" is at "School" or "Library"',
        "a survivor is at the School or Library",
        'a survivor is at "School" or "Library"',
        "a survivor is at the School and the Library",
        "no survivor is at the School or Library",
        'no survivors are at "School" or "Library"',
        "there is a zombie or a survivor at the School",
        "there are zombies or survivors at the School",
        "there are no zombies or survivors at the School",
        "there is no zombie and no survivor at the School",
    )
)
"""Conditions for which something is offered, or which check as they stand. Of the others nothing is
understood: each that is to be is added here.
"""

ONE_OF_TWO = '"Amara Diallo" or "Yuki Lowe" is at the School'

UNDERSTOOD_UNDER: dict[str, frozenset[str]] = {
    "if {}": UNDERSTOOD | {ONE_OF_TWO},
    "while {}": UNDERSTOOD | {ONE_OF_TWO},
    "if not {}": UNDERSTOOD - {'"Amara Diallo" is healthy'},
    "unless {}": frozenset(
        (
            *SENTENCES,
            "either food <= 1 or morale <= 2",
            "both food <= 1 and morale <= 2",
            "food is between 1 and 3",
            "1 <= food <= 3",
            '"Amara Diallo" is at the School or the Library',
            '"Amara Diallo" is at "School" or "Library"',
            ONE_OF_TWO,
            "there is a zombie or a survivor at the School",
            "there are zombies or survivors at the School",
            "there are no zombies or survivors at the School",
            "there is no zombie and no survivor at the School",
        )
    ),
    "until {}": frozenset((*SENTENCES, "food is between 1 and 3", "1 <= food <= 3")),
    'option "D" unless {}': frozenset(
        (
            *SENTENCES,
            "food is between 1 and 3",
            "1 <= food <= 3",
            '"Amara Diallo" is healthy',
            '"Amara Diallo" is unharmed',
        )
    ),
}
"""How a condition is asked under which less is understood -> what is."""


def meanings(under: str, condition: str) -> Iterator[Meaning]:
    """Yield what a line can mean: its condition as a whole under what stands before it, and of two
    sentences also as a card reads it, where a `not` or an `and` is of the nearest alone.
    """
    if condition in SENTENCES:
        yield UNDER[under](reckoned(SENTENCES[condition]))
        if "if" in under:
            yield reckoned(under.format(SENTENCES[condition]))
    for meant in CONDITIONS.get(condition, ()):
        yield UNDER[under](meant)


def card(line: str) -> str:
    """Return a card with a line where it belongs."""
    if line.startswith("option"):
        return (
            HEAD
            + "    if morale >= 1\n    "
            + line
            + "\n        lose 1 morale\n"
            + (OPTIONS.format("gain 1 morale"))
        )
    if line.startswith(("until", "while")):
        body = (
            f"for the rest of the game\n            {line}\n                survivors cannot move"
        )
    else:
        body = f"{line}\n            lose 1 morale"
    return HEAD + "    if morale >= 1\n" + OPTIONS.format(body)


ATOMS: tuple[tuple[str, str], ...] = (
    (r"(food|morale|starvation) (<=|>=|<|>|!=) (\d)", r"(t.\1 \2 \3)"),
    (r"(\d) (<=|>=|<|>) (food|morale|starvation)", r"(\1 \2 t.\3)"),
    (r"(food|morale|starvation) = (\d)", r"(t.\1 == \2)"),
    (r'"Amara Diallo" is not (?:wounded|frostbitten)', "(not t.wounds)"),
    (r'"Amara Diallo" is wounded', "(t.wounds > 0)"),
    (r'"Amara Diallo" is frostbitten', "(t.wounds > 0)"),
    (r'"(Amara|Yuki) \w+" is not at "(\w+)"', r'(t.\1 != "\2")'),
    (r'"(Amara|Yuki) \w+" is at "(\w+)"', r'(t.\1 == "\2")'),
    (r'"Amara Diallo" and "Yuki Lowe" are at "(\w+)"', r'all(t.at("\1"))'),
    (r'(?:there (?:is|are) )?no survivors? (?:is |are )?at "(\w+)"', r'(not any(t.at("\1")))'),
    (r'each survivor is at "(\w+)"', r'all(t.at("\1"))'),
    (r'all survivors are at "(\w+)"', r'all(t.at("\1"))'),
    (r'at least 2 survivors are at "(\w+)"', r'all(t.at("\1"))'),
    (r'exactly 1 survivor is at "(\w+)"', r'(sum(t.at("\1")) == 1)'),
    (r'(?:there is )?(?:a|1|at least 1) survivor (?:is )?at "(\w+)"', r'any(t.at("\1"))'),
    (r'survivors at "(\w+)" >= 1', r'any(t.at("\1"))'),
    (r'survivors at "(\w+)" = 0', r'(not any(t.at("\1")))'),
    (r'there are survivors at "(\w+)"', r'any(t.at("\1"))'),
    (r'there are no zombies at "School"|no zombies? (?:is|are) at "School"', "(not t.zombie)"),
    (r'there is no zombie at "School"', "(not t.zombie)"),
    (r'zombies at "School" = 0', "(not t.zombie)"),
    (r'zombies at "School" >= 1', "t.zombie"),
    (r'there (?:is a zombie|are zombies) at "School"|a zombie is at "School"', "t.zombie"),
)
"""Pattern of one thing that a card asks -> the same in Python, of a table `t`."""


def reckoned(line: str) -> Meaning:
    """Return what a line of a card asks.

    Raises `ValueError` where it asks what no table of this world has.
    """
    told = re.sub(r'^(?:option "D" )?(?:if|while) ', "", line.split("\n")[0].strip())
    for pattern, python in ATOMS:
        told = re.sub(pattern, python, told)
    told = told.replace("t.Amara", "t.amara").replace("t.Yuki", "t.yuki")
    bare = re.sub(r'"\w+"|t\.\w+|\b(?:not|and|or|any|all|sum)\b|[\d()<>=! ]', "", told)
    if bare:
        raise ValueError(f"`{line}` asks what is not reckoned here: `{bare}`")
    asked = compile(told, line, "eval")
    return lambda t: bool(eval(asked, {"t": t, "any": any, "all": all, "sum": sum}))


def offered_for(line: str) -> list[str]:
    """Return the lines that check and are offered for one, or the line itself where it checks."""
    text = card(line)
    return offered(text, text[: text.index(line)].count("\n") + 1)


def torn(under: str, condition: str, lines: list[str]) -> list[str]:
    """Return which of the lines offered for one mean something else."""
    meant = list(meanings(under, condition))
    asked = {line: reckoned(line) for line in lines}
    return [
        line
        for line, asks in asked.items()
        if not any(all(one(t) == asks(t) for t in TABLES) for one in meant)
    ]


@pytest.mark.sample(3)
@pytest.mark.proofs(100)
@pytest.mark.parametrize("condition", (*SENTENCES, *CONDITIONS))
@pytest.mark.parametrize("under", UNDER)
def test_offered_conditions_ask_what_was_asked(under: str, condition: str) -> None:
    lines = offered_for(under.format(condition))
    assert bool(lines) == (condition in UNDERSTOOD_UNDER.get(under, UNDERSTOOD))
    assert torn(under, condition, lines) == []
