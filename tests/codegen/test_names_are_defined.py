"""Every name that a handler uses is there: parameters, locals, imports, built-ins.

Options of two lines are written for each two ways to say who does something, since what is asked
before they are offered is gone through line by line.
"""

from __future__ import annotations

import ast
import builtins
from itertools import product

import pytest

from dowlang.project import loading
from dowlang.project.card_selection import addition
from tests.semantics.winter_world import found_in

WHO = (
    "you discard",
    "the first player discards",
    "the player with the most cards discards",
    "the player with the fewest survivors discards",
    "a player discards",
    "another player discards",
    "2 players discard",
    "each player discards",
    "each other player discards",
    "the player on your left discards",
)
WHAT = ("1 card", "1 food card", "2 cards", "a random card")


def undefined(source: str) -> set[str]:
    """Names that are read in a function of a module and given nowhere."""
    tree = ast.parse(source)
    known = {*dir(builtins)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Import | ast.ImportFrom):
            known |= {alias.asname or alias.name.split(".")[0] for alias in node.names}
        elif isinstance(node, ast.FunctionDef):
            known.add(node.name)
    known |= {
        target.id
        for node in tree.body
        if isinstance(node, ast.Assign | ast.AnnAssign)
        for target in (node.targets if isinstance(node, ast.Assign) else [node.target])
        if isinstance(target, ast.Name)
    }
    out: set[str] = set()
    for function in ast.walk(tree):
        if isinstance(function, ast.FunctionDef):
            there = {argument.arg for argument in ast.walk(function.args) if _argument(argument)}
            read = set()
            for node in ast.walk(function):
                if isinstance(node, ast.Name):
                    (there if isinstance(node.ctx, ast.Store) else read).add(node.id)
                elif isinstance(node, ast.arg):
                    there.add(node.arg)
            out |= read - there - known
    return out


def _argument(node: ast.AST) -> bool:
    return isinstance(node, ast.arg)


def sources(options: list[str], on_one_card: int = 8) -> list[str]:
    """The handlers of the options that check, so many on a card."""
    good = [lines for lines in options if stands([lines])]
    out = []
    for first in range(0, len(good), on_one_card):
        source = addition([], {"t.dow": card(good[first : first + on_one_card]).encode()})
        _, handlers = loading._compile(source, "tried")
        out += handlers.values()
    return out


def card(options: list[str]) -> str:
    body = "".join(
        f'    option "{number}"\n' + "".join(f"        {one}\n" for one in lines.split("; "))
        for number, lines in enumerate(options)
    )
    return f'crossroads "T"\n    flavor "x"\n    if food >= 0\n{body}    option "no"\n' + (
        "        lose 1 morale\n"
    )


def stands(options: list[str]) -> bool:
    return not [finding for finding in found_in(card(options)) if finding.code < "DOW5"]


@pytest.mark.sample(1)
@pytest.mark.parametrize("first", WHO)
def test_two_lines_of_any_two_players_leave_no_name_undefined(first: str) -> None:
    options = [f"{first} {WHAT[0]}; {second} {what}" for second, what in product(WHO, WHAT[:2])] + [
        f"{first} {what}; gain 1 morale" for what in WHAT
    ]
    written = sources(options)
    assert len(written) >= 3
    assert not set().union(*map(undefined, written))


SUBJECTS = {
    "survivor": (
        "each survivor you control",
        "the survivor with the lowest influence",
        "a survivor you control",
        "2 survivors you control",
        "your leader",
    ),
    "player": (
        "each player",
        "each other player",
        "the player with the most cards",
        "another player",
        "a player",
        "the first player",
        "you",
    ),
}
AMOUNTS = (
    "wounds on a survivor at the colony",
    "wounds on another survivor",
    "wounds on a survivor they control",
    "wounds on the survivor with the most wounds",
    "cards in the hand of another player",
    "cards in the hand of the player with the fewest cards",
    "survivors controlled by a player",
)
VERBS = {
    "survivor": ("get ({}) wounds",),
    "player": ("discard ({}) cards", 'draw ({}) cards from the "School" deck', "lose ({}) dice"),
}


@pytest.mark.sample(1)
@pytest.mark.parametrize(
    ("kind", "subject"), [(kind, one) for kind, several in SUBJECTS.items() for one in several]
)
def test_a_choice_in_an_amount_leaves_no_name_undefined(kind: str, subject: str) -> None:
    """Whoever the sentence is about is chosen before what their amount speaks of."""
    plural = subject in ("you", "2 survivors you control")
    options = []
    for verb, amount in product(VERBS[kind], AMOUNTS):
        first, _, rest = verb.partition(" ")
        done = first if plural else f"{first}{'es' if first.endswith('s') else 's'}"
        line = f"{subject} {done} {rest.format(amount)}"
        options += [line, f"for each player;     {line}"]
    written = sources(options, 2 if "each" in subject else 8)
    assert written
    assert not set().union(*map(undefined, written))


def test_names_that_are_missing_are_found() -> None:
    assert undefined("def one(a):\n    b = a\n    return [c for c in b if d]\n") == {"d"}
