"""Walks over checked cards that other stages ask for: whose a rule is on an attached card, and
which pieces a sentence concerns.
"""

from __future__ import annotations

from dowlang.semantics import ir
from dowlang.semantics.ir_visitor import fits, nodes, whom
from dowlang.semantics.lower.pre_event import with_bearers
from tests.semantics.shown import shown
from tests.semantics.winter_world import checked_text

CARD = """crossroads "Slip"
    flavor "It sticks."
    when you move a survivor to the colony
    option "Do"
{lines}
    option "Leave"
        nothing happens
"""


def rules(*lines: str) -> list[ir.Lasting]:
    """The lasting effects of a card with these lines, `you` on attached ones told for those who
    carry it out.
    """
    result, found = checked_text(CARD.format(lines="\n".join(f"        {line}" for line in lines)))
    assert [d.message for d in found if d.code < "DOW5"] == []
    return [
        node
        for node in nodes(with_bearers(result.checked_cards[0]))
        if isinstance(node, ir.Lasting)
    ]


def test_you_on_an_attached_card_is_whoever_controls_the_bearer_then() -> None:
    (lasting,) = rules(
        "attach this card to that survivor",
        "    you cannot spend food",
        "    when the bearer searches",
        "        you discard a card",
        "    the bearer has the ability 2+",
        "        you discard a card",
    )
    barred, watch, grant = lasting.rules
    assert lasting.you is None
    assert "the controller of {survivor}(" in shown(barred)
    assert isinstance(watch, ir.Watch) and shown(watch.body.statements[0]).startswith(
        "Bind(name=controller, value=the controller of"
    )
    assert isinstance(grant, ir.Grant) and "controller" not in shown(grant)


def test_who_is_meant_by_an_extreme_is_asked_among_all() -> None:
    (lasting,) = rules(
        "until the end of this round", "    each survivor with the lowest influence cannot search"
    )
    found = whom(next(rule for rule in lasting.rules if isinstance(rule, ir.Modify)))
    assert found is not None
    place, pieces = found
    assert (place, shown(fits(pieces))) == (
        0,
        f"[Contains(pieces={{{pieces.element}_of_all: survivor lowest}}, piece={pieces.element})]",
    )
