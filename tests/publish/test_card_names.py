"""What the cards that a set may name are called, and where they are printed."""

from __future__ import annotations

from dataclasses import replace

from dowlang.publish.rules_text.card_names import CardNames
from tests.publish.test_wording import cards, info


def test_a_card_of_the_set_has_an_anchor_and_one_of_another_set_has_none() -> None:
    own = cards()
    names = CardNames(replace(info(), kinds={"Far Away": "location"}), own)
    first = own[0].checked_card
    assert names.anchor_of[first.name] == names.anchors[0]
    assert names.kind_of[first.name] == first.kind.name
    assert names.kind_of["Far Away"] == "location" and "Far Away" not in names.anchor_of


def test_a_card_is_called_by_its_translation_the_one_of_the_set_itself_first() -> None:
    own = cards()
    called = replace(own[0], texts=replace(own[0].texts, name="Nombre"))
    other = replace(own[0], texts=replace(own[0].texts, name="Otro"))
    names = CardNames(replace(info(), named=(other,)), (called, *own[1:]))
    assert names.printed_names == {own[0].checked_card.name: "Nombre"}
    assert CardNames(info(), own).printed_names == {}
