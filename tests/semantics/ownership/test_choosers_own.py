"""What somebody chooses is of their own: every player who may choose, every thing that somebody
has, and whose it is on the checked card.
"""

from __future__ import annotations

import pytest

from dowlang.semantics import ir
from dowlang.semantics.ir_visitor import nodes
from tests.semantics.winter_world import checked_text

CHOOSERS = {
    "loop": ("for each player", "    they choose"),
    "named": ("choose another player as friend", "the friend chooses"),
    "described": ("the first player chooses",),
    "you": ("you choose",),
}
OF_THE_CHOOSER = (
    "a card in hand",
    "a random card in hand",
    "2 cards in hand",
    "any number of cards in hand",
    "a food card in hand",
    "a card they hold",
    "a survivor they control",
    "a card on a survivor they control",
    "a die in their pool",
)
OF_ANYBODY = (
    "a die",
    "2 dice",
    "a die showing 6",
    "a random die",
    "a survivor",
    "a wounded survivor",
)


def checked(chooser: str, thing: str) -> tuple[list[ir.Pick], list[str]]:
    """Return what the line chooses, and the codes of the errors about it."""
    said = thing.replace("they control", "you control") if chooser == "you" else thing
    said = said.replace("their", "your").replace("they", "you") if chooser == "you" else said
    *above, last = CHOOSERS[chooser]
    lines = "".join(f"        {line}\n" for line in (*above, f"{last} {said} as it_is"))
    text = f'crossroads "Slips"\n    flavor "x"\n    if morale >= 1\n    option "A"\n{lines}'
    made, found = checked_text(text)
    picks = [
        part
        for part in nodes(made.checked_cards)
        if isinstance(part, ir.Pick) and part.noun.name in ("card", "die", "survivor")
    ]
    return picks, [each.code for each in found if not each.code.startswith("DOW5")]


@pytest.mark.parametrize("chooser", CHOOSERS)
def test_whoever_chooses_chooses_of_their_own(chooser: str) -> None:
    """`they choose a random card in hand` took yours, a card to choose was refused as hidden."""
    for thing in OF_THE_CHOOSER:
        picks, errors = checked(chooser, thing)
        assert not errors, (thing, errors)
        owner = picks[-1].chooser
        told = ir.YOU_LOCAL in [*nodes(picks[-1].candidates)]
        assert told == (chooser == "you"), thing
        assert owner is None or (owner == ir.YOU_LOCAL) == (chooser == "you"), thing


@pytest.mark.parametrize("chooser", CHOOSERS)
def test_what_could_be_anybodys_is_said_whose(chooser: str) -> None:
    """What you choose may be any, as what you kill may."""
    for thing in OF_ANYBODY:
        free = chooser == "you"
        assert checked(chooser, thing)[1] == ([] if free else ["DOW3037"]), thing
