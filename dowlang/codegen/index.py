"""The index of card facts: plain data about every card of a set, and the hashes that decide whether
saves fit.

The *card hash* covers the normalised tree of one card: a comment, a test, a blank line does not
change it. (The *source hash* in the header of a handler covers the bytes of the file and decides
whether the handler is current.)
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping, Sequence
from dataclasses import fields, is_dataclass
from typing import Any

from dowlang.codegen.control_flow import numbered
from dowlang.codegen.effect_facts import does
from dowlang.codegen.goals import shape
from dowlang.codegen.module import ability_roles
from dowlang.codegen.target import COMPILER
from dowlang.semantics.ir import (
    Atom,
    Call,
    CheckedCard,
    Happened,
    HowOften,
    Manual,
    Match,
    Offer,
    Option,
    Trigger,
)
from dowlang.semantics.ir_visitor import nodes
from dowlang.vocabulary.card_kinds import CardKind
from dowlang.vocabulary.declarations import NumberWord, Word
from dowlang.vocabulary.noun_declarations import Adjective, Noun

SCHEMA = 1
PLACES = ("line", "file")  # where something stands is no part of what it means
HASHED_AS = {"CheckedCard": "Sheet"}
"""Names of classes in the hash, where a class was renamed after games were saved with it."""


WHERE = (
    "line",
    "done_if",
    "within",
    "aside",
    "noted_at",
    "noted_by",
    "onward",
    "told",
    "by_nobody",
    "limited",
    "of_card",
    "key_of",
)
"""Fields that say where something stands, not what it means, or repeat what stands elsewhere."""


def normal(node: Any) -> Any:
    """Return a node as nested lists of JSON data, without lines.

    Declarations stand by their names.
    """
    match node:
        case Word():
            return ["word", node.place.value, node.phrase]
        case Noun() | CardKind():
            return [type(node).__name__, node.name]
        case Adjective():
            return ["adjective", node.word]
        case Match(conditions=conditions) | Trigger(conditions=conditions):
            rest = [
                [f.name, normal(getattr(node, f.name))]
                for f in fields(node)
                if f.name not in ("line", "conditions")
            ]
            return [type(node).__name__, [normal(condition) for condition, _ in conditions], rest]
        case dict():
            return [
                [str(key), normal(value)]
                for key, value in sorted(node.items(), key=lambda item: str(item[0]))
                if key not in PLACES
            ]
        case tuple() | list():
            return [normal(one) for one in node]
        case None | bool() | int() | str():
            return node
    assert is_dataclass(node)  # a card holds nothing else
    kind = type(node).__name__
    return [
        HASHED_AS.get(kind, kind),
        *([f.name, normal(getattr(node, f.name))] for f in fields(node) if f.name not in WHERE),
    ]


def digest(data: Any) -> str:
    """Return 16 hexadecimal digits over JSON data."""
    return hashlib.sha256(
        json.dumps(data, separators=(",", ":"), ensure_ascii=True).encode()
    ).hexdigest()[:16]


def card_hash(checked_card: CheckedCard) -> str:
    """Return 16 hexadecimal digits over what the card means."""
    return digest(normal(checked_card))


def facts(checked_card: CheckedCard, path: str, file: str) -> dict[str, Any]:
    """Return the index entry of a card: the facts of every card, then those its kind declares.

    `labels`: option number -> label. `offers`: offer number -> line. `manuals`: texts for the
    table, in order. `atoms`: number of a comparison of its goals -> words. `remembers`: events that
    it asks about later. `noted_as` of a number: that it asks for it. `does`: effects by block, and
    `lasting`: those that come later or go on (`effect_facts.py`). `trigger`: the event (or -1 for a
    state) that brings it up. `abilities`: role, die, limit, text. `barred`: roles that tell
    when they could come to nothing (`<role>.barred`).
    """
    atoms = numbered(checked_card, Atom)
    deeds, lasting = does(checked_card, dict(ability_roles(checked_card)))
    out: dict[str, Any] = {
        "kind": checked_card.kind.name,
        "name": checked_card.name,
        "slug": checked_card.slug,
        "path": path,
        "file": file,
        "line": checked_card.line,
        "hash": card_hash(checked_card),
        "copies": dict(checked_card.kind.copies(checked_card.facts))
        if checked_card.kind.copies is not None
        else {checked_card.kind.deck or checked_card.kind.name: 1},
        "labels": {
            str(node.number): node.label for _, node in numbered(checked_card, Option).values()
        },
        "offers": {
            str(number): node.line for number, node in numbered(checked_card, Offer).values()
        },
        "manuals": [node.text for _, node in numbered(checked_card, Manual).values()],
        "atoms": {str(number): node.text for number, node in atoms.values()},
        "abilities": [
            {
                "role": role,
                "die": one.die,
                "limit": [one.limit.scope, one.limit.times] if one.limit else None,
                "text": one.text,
            }
            for role, one in ability_roles(checked_card)
        ],
        "does": deeds,
        "counters": list(checked_card.counters),
        "manual": checked_card.manual,
    }
    if lasting:
        out["lasting"] = lasting
    if checked_card.goals:
        places = {known: number for known, (number, _) in atoms.items()}
        out["goals"] = {role: shape(tree, places) for role, tree in checked_card.goals.items()}
    remembered = sorted(
        {node.match.number for node in nodes(checked_card) if isinstance(node, Happened | HowOften)}
    )
    if remembered:
        out["remembers"] = remembered
    out |= dict.fromkeys(sorted(_noted(checked_card)), True)
    barred = [
        procedure.role for procedure in checked_card.procedures if procedure.barred is not None
    ]
    if barred:
        out["barred"] = barred
    if checked_card.trigger is not None:
        event = checked_card.trigger.event
        out["event"] = event.number if event is not None else -1
        out["trigger"] = {
            "event": event.number if event is not None else -1,
            "manual": event.manual if event is not None else "",
        }
    return {**checked_card.facts, **out}


def _noted(checked_card: CheckedCard) -> set[str]:
    """Return the facts by which numbers are noted that the card asks (`NumberWord.noted_as`)."""
    asked = (node.word for node in nodes(checked_card) if isinstance(node, Call))
    return {word.noted_as for word in asked if isinstance(word, NumberWord) and word.noted_as}


def set_hash(cards: Sequence[Mapping[str, Any]]) -> str:
    """Return 16 hexadecimal digits over the paths and hashes of all cards.

    They decide whether saves and journals fit.
    """
    return digest(sorted([card["path"], card["hash"]] for card in cards))


def index_text(cards: Sequence[Mapping[str, Any]], *, name: str, version: str, ruleset: str) -> str:
    """Return the index of a set as JSON text, cards in the order of their paths. Deterministic."""
    ordered = sorted(cards, key=lambda card: str(card["path"]))
    data = {
        "schema": SCHEMA,
        "set": name,
        "version": version,
        "ruleset": ruleset,
        "compiler": COMPILER,
        "hash": set_hash(ordered),
        "cards": ordered,
    }
    return json.dumps(data, indent=1, ensure_ascii=True, sort_keys=True) + "\n"
