"""What is fuzzed: each target takes bytes and comes back, or raises, which is a find.

`TARGETS` names them.

Cards go the whole way (`tests.hostile.whole_way`); a manifest is read as that of a set on disk; a
save and a journal of a game of the standard set are let in and, if they fit, played on.
"""

from __future__ import annotations

import json
import random
import tempfile
from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path

from dowlang.agents import Random
from dowlang.diagnostics.codes import code_of
from dowlang.engine.card_set import CardSet
from dowlang.engine.game import Game
from dowlang.engine.replay import from_json as journal_from_json
from dowlang.engine.replay import replay
from dowlang.engine.replay import to_json as journal_to_json
from dowlang.engine.saves import from_json
from dowlang.engine.untrusted_input import CODES, SaveRefused
from dowlang.project.loading import load
from dowlang.project.manifests.manifest import MANIFEST, read_manifest
from tests.fuzz import mutations
from tests.hostile.whole_way import UNSAFE, tried

MOVES = 30  # decisions that are played on from a save that was let in


def cards(data: bytes) -> None:
    """A card file beside the standard set, or as a set of its own; the dear last stages only now
    and then, as the length has it.
    """
    turn = len(data) % 16
    tried(data, whole=turn % 4 == 0, formatting=turn % 3 == 0, printing=turn == 1)


def manifest(data: bytes) -> None:
    """A `set.toml`."""
    with tempfile.TemporaryDirectory() as folder:
        (Path(folder) / MANIFEST).write_bytes(data)
        found, findings, _ = read_manifest(Path(folder), MANIFEST)
    assert found is not None or findings
    for finding in findings:
        assert code_of(finding.code) is not None
        assert UNSAFE.search(finding.message) is None, finding.message
    if found is not None:
        assert found.id.isascii() and found.id.replace("_", "a").isalnum()


@cache
def table() -> CardSet:
    """The standard set, ready to play."""
    return load()


@cache
def _game() -> Game:
    agent = Random(3)
    game = table().ruleset.game(table(), seed=3, players=3)
    for _ in range(60):
        game.apply(agent.pick(len(game.decision)))
    return game


def _refused_or(call: Callable[[], None]) -> None:
    try:
        call()
    except SaveRefused as refused:
        assert refused.code in dict(CODES)
        assert UNSAFE.search(refused.message) is None, refused.message


def save(data: bytes) -> None:
    """A saved game."""

    def go_on() -> None:
        game = from_json(data, table())
        agent = Random(1)
        for _ in range(MOVES):
            if game.is_over:
                break
            game.apply(agent.pick(len(game.decision)))

    _refused_or(go_on)


def journal(data: bytes) -> None:
    """A journal, read and played again."""
    _refused_or(lambda: _replayed(data))


def _replayed(data: bytes) -> None:
    replay(journal_from_json(data, table()), table())


TARGETS: Mapping[str, Callable[[bytes], None]] = {
    "cards": cards,
    "manifest": manifest,
    "save": save,
    "journal": journal,
}

SET_TOML = b"""id = "mine"
name = "My set"
version = "1.0"
edition = 1
ruleset = "dead_of_winter"
uses = ["base"]
replaces = ["The Bell"]
authors = ["someone"]

[decks]
crossroads = 3
"""


def seed_inputs(name: str) -> tuple[bytes, ...]:
    """Good inputs of a target, to begin from."""
    match name:
        case "cards":
            return tuple(text.encode() for text in mutations.seeds())
        case "manifest":
            return (SET_TOML,)
        case "save":
            return (_game().to_json().encode(),)
        case _:
            return (journal_to_json(_game().journal, table()).encode(),)


def mutated(name: str, data: bytes, chance: random.Random) -> bytes:
    """Another input, near this one."""
    if name == "cards":
        text = mutations.mutated(data.decode("utf-8", "replace"), chance).encode(
            "utf-8", "surrogatepass"
        )
        return mutations.spoiled(text, chance) if chance.randrange(12) == 0 else text
    if name == "manifest" or chance.randrange(8) == 0:
        return _toml(data, chance) if name == "manifest" else mutations.spoiled(data, chance)
    try:
        return json.dumps(_changed(json.loads(data), chance)).encode()
    except (ValueError, RecursionError):
        return mutations.spoiled(data, chance)


TOML = (
    "id",
    "[decks]",
    "[[decks]]",
    "= -1",
    "= 1e999",
    "= nan",
    '= ""',
    "= true",
    "= 2026-01-01",
    '= ["a", "a"]',
    "= {a = {b = 1}}",
    '"\\u202e"',
    "'''",
    "\n" * 3,
    "= 99999999999999999999",
    "edition = 2",
    '"../../x"',
    '"con"',
    "[" * 50,
    "replaces = [1]",
)


def _toml(data: bytes, chance: random.Random) -> bytes:
    if chance.randrange(3) == 0:
        return mutations.spoiled(data, chance)
    at = chance.randrange(len(data) + 1)
    return (
        data[:at] + chance.choice(TOML).encode() + data[min(len(data), at + chance.randrange(12)) :]
    )[:100_000]


ODD = (
    None,
    True,
    False,
    0,
    1,
    -1,
    7,
    10**9,
    2**70,
    -(2**70),
    1.5,
    "",
    "x",
    "\u202e",
    [],
    {},
    [[]],
    {"a": 1},
    "turn",
    "ask",
    ["ask", 0, "x", [[0]]],
)


def _changed(data: object, chance: random.Random) -> object:
    """JSON data with one value somewhere in it changed."""
    if isinstance(data, dict) and data and chance.randrange(12):
        key = chance.choice(sorted(data))
        if chance.randrange(30) == 0:
            return {k: v for k, v in data.items() if k != key}
        return {**data, key: _changed(data[key], chance)}
    if isinstance(data, list) and data and chance.randrange(8):
        at = chance.randrange(len(data))
        match chance.randrange(8):
            case 0:
                return data[:at] + data[at + 1 :]
            case 1:
                return [*data[:at], data[at], *data[at:]]
            case 2:
                return [*data[:at], chance.choice(data), *data[at + 1 :]]
        return [*data[:at], _changed(data[at], chance), *data[at + 1 :]]
    if isinstance(data, int) and chance.randrange(2):
        return data + chance.choice((-2, -1, 1, 2))
    return chance.choice(ODD)
