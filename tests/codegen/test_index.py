"""Facts and hashes: what changes a card's meaning changes its hash, and nothing else does."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, is_dataclass, replace
from typing import Any, get_args

from dowlang.codegen import card_hash, facts, set_hash
from dowlang.codegen.index import WHERE
from dowlang.semantics import ir
from dowlang.semantics.ir_visitor import nodes
from dowlang.vocabulary.card_kinds import CardKind
from dowlang.vocabulary.declarations import Word
from dowlang.vocabulary.noun_declarations import Adjective, Noun
from tests.worlds.campfire import path_of
from tests.worlds.campfire_cards import ALL, EMBERS, GIVE_SOMETHING_UP, PASS_THE_HAT


def moved(node: Any, by: int) -> Any:
    """The same card some lines further down."""
    if isinstance(node, tuple):
        if len(node) == 2 and is_dataclass(node[0]) and isinstance(node[1], int):
            return moved(node[0], by), node[1] + by
        return tuple(moved(one, by) for one in node)
    if isinstance(node, dict):
        return {key: moved(value, by) for key, value in node.items()}
    if isinstance(node, Word | Noun | Adjective | CardKind) or not is_dataclass(node):
        return node
    return replace(
        node,
        **{
            f.name: node.line + by if f.name == "line" else moved(getattr(node, f.name), by)
            for f in fields(node)
        },
    )


def test_the_card_hash_does_not_see_lines() -> None:
    for checked_card in ALL:
        assert card_hash(moved(checked_card, 7)) == card_hash(checked_card)


def changed(value: object) -> Any:
    """Another value of the same sort, None for what is changed elsewhere."""
    match value:
        case bool():
            return not value
        case int():
            return value + 1
        case str():
            return f"{value}_2"
    return None


def variants(node: Any) -> Iterator[tuple[str, Any]]:
    """Each number and word in what a node means, by the name of its field, with the node that has
    another one there.
    """
    if isinstance(node, tuple):
        for at, one in enumerate(node):
            for name, other in variants(one):
                yield name, (*node[:at], other, *node[at + 1 :])
    elif is_dataclass(node) and type(node).__module__ == ir.__name__:
        for each in fields(node):
            value = getattr(node, each.name)
            if (other := changed(value)) is not None:
                yield each.name, replace(node, **{each.name: other})
            elif each.name not in WHERE:
                for name, other in variants(value):
                    yield name, replace(node, **{each.name: other})


def test_the_card_hash_sees_every_number_and_word_of_each_node() -> None:
    looked_at, unseen = set[str](), set[str]()
    for card in ALL:
        before = card_hash(card)
        for name, other in variants(card):
            looked_at.add(name)
            if card_hash(other) == before:
                unseen.add(name)
    assert len(looked_at) >= 10
    assert unseen <= {*WHERE, "line"}


def test_the_card_hash_sees_other_lines_and_conditions() -> None:
    assert len({card_hash(checked_card) for checked_card in ALL}) == len(ALL)
    body = GIVE_SOMETHING_UP.procedures[0].body
    changed = replace(
        body,
        statements=(*body.statements[:-1], replace(body.statements[-1], arguments=(ir.Number(2),))),
    )
    checked_card = replace(
        GIVE_SOMETHING_UP, procedures=(replace(GIVE_SOMETHING_UP.procedures[0], body=changed),)
    )
    assert card_hash(checked_card) != card_hash(GIVE_SOMETHING_UP)
    assert GIVE_SOMETHING_UP.trigger is not None
    looser = replace(GIVE_SOMETHING_UP.trigger, conditions=())
    assert card_hash(replace(GIVE_SOMETHING_UP, trigger=looser)) != card_hash(GIVE_SOMETHING_UP)


def test_facts_hold_labels_offers_and_the_event() -> None:
    card = facts(GIVE_SOMETHING_UP, "fire/embers/x", "x.dow")
    assert card["labels"] == {
        "1": "everybody",
        "2": "wood",
        "3": "both",
        "4": "a story",
        "5": "skin",
    }
    assert (
        card["event"] == -1 and card["copies"] == {"embers": 1} and card["flavor"] == "it crackles"
    )
    assert facts(PASS_THE_HAT, "p", "f")["offers"] == {"1": 4, "2": 8, "3": 14}
    assert facts(EMBERS[1], "p", "f")["event"] == 5


def test_the_set_hash_covers_paths_and_card_hashes_in_any_order() -> None:
    cards = [facts(checked_card, path_of(checked_card), "f") for checked_card in ALL]
    assert set_hash(cards) == set_hash(cards[::-1])
    assert set_hash(cards) != set_hash(cards[1:])


def test_the_cards_of_the_campfire_hold_every_node() -> None:
    found = {type(part) for part in nodes(tuple(ALL))}
    wanted = {*get_args(ir.Expression), *get_args(ir.Statement), *get_args(ir.Rule)}
    assert {node.__name__ for node in wanted - found} == {
        "Mark",  # no card says it: only copies whose tests are watched hold marks
        "ThisCard",  # that is told to words of the first game alone
    }
