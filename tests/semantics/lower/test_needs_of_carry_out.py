"""What is carried out is owed before: how far a chain of blocks is looked along, and the order
in which definitions are checked.
"""

from __future__ import annotations

from dowlang.project.pipeline import language
from dowlang.semantics import check, ir
from dowlang.semantics.ir_visitor import nodes
from dowlang.semantics.lower.carry_out_needs import MOST, in_order
from dowlang.syntax import parse


def chain(length: int) -> str:
    """A card with so many options, each of which pays 1 food and carries out the next."""
    options = "".join(
        f'    option "Step {n}"\n        remove exactly 1 food\n        carry out "Step {n + 1}"\n'
        for n in range(length)
    )
    return (
        f'crossroads "Long Way"\n    flavor "x"\n    if morale >= 1\n{options}    option '
        f'"Step {length}"\n        gain 1 morale\n'
    )


def test_a_chain_is_looked_along_so_far_and_no_farther() -> None:
    words = language("dead_of_winter")
    for length in (3, MOST + 10):
        file, found = parse("x.dow", chain(length), words.parser)
        (checked_card,) = check([file], words.vocabulary, words.grammar, parsed=found).checked_cards
        first = next(node for node in nodes(checked_card) if isinstance(node, ir.Option))
        # each of them is asked, then done ahead
        assert sum(need.asks for need in first.needs) == 1 + min(length - 1, MOST // 2)


def test_definitions_come_behind_those_that_they_carry_out() -> None:
    words = language("dead_of_winter")
    text = (
        'define "A"\n    carry out "C"\n    carry out "B"\n\ndefine "B"\n    carry out '
        '"C"\n\ndefine "C"\n    gain 1 morale\n'
    )
    file, _ = parse("x.dow", text, words.parser)
    assert in_order(
        {name: ("x.dow", line) for name, line in zip("ABC", file.lines, strict=True)}
    ) == ["C", "B", "A"]
