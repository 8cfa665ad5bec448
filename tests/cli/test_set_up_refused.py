"""A game that cannot be set up is the caller's mistake: one line and exit 2, whoever begins it.

Every deck that is dealt from, every number of the rules that says how much is dealt, and every
command that begins a game.
"""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import dowlang
from tests.cli.running import MANIFEST, dow

LOCATION = """location "Colony"
    survivors 24
    entrance 3
"""
OBJECTIVE = """objective "Warm Hands"
    time short
    standard
        setup
            morale 5
            rounds 5
            food 5
            helpless survivors 0
        goal morale >= 6
    hardcore like standard, except
        setup
            morale 4
"""
CROSSROADS = """crossroads "The Fall"
    when morale is lost
    option "Sit down"
        lose 1 morale
    option "Get up"
        gain 1 morale
"""
DECKS = {  # each deck that is dealt from, in its order -> cards enough for four
    "main objective": OBJECTIVE,
    "secret objective": "\n".join(f'secret "Own {n}"\n    goal food >= {n}\n' for n in range(8)),
    "betrayal objective": 'betrayal "Cold Heart"\n    goal morale = 0\n',
    "starting item": 'item "Old Coat"\n    tool, starting x 25\n    play\n        gain 1 morale\n',
    "survivor": "",
}
NUMBERS = {
    "hand_size=99": "starting item",
    "survivors_dealt=30": "survivor",
    "ordinary_secrets=0": "secret objective",
    "ordinary_secrets=24": "secret objective",
    "betrayal_secrets=10": "betrayal objective",
}
BEGUN = {
    "play": ("play", "--agents", "first", "--seed", "1"),
    "play --human": ("play", "--human", "1", "--seed", "1"),
    "play --format json": ("play", "--agents", "first", "--seed", "1", "--format", "json"),
    "sim": ("sim", "--agents", "first", "--games", "3", "--workers", "1"),
    "sim, two workers": ("sim", "--agents", "first", "--games", "300", "--workers", "2"),
    "odds": ("odds", "The Fall", "--tables", "1"),
}


@pytest.fixture(scope="module")
def sets(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    """For each deck a set that has none of it, and all that is dealt before."""
    out, texts = {}, [LOCATION, CROSSROADS]
    for number, (missing, text) in enumerate(DECKS.items()):
        folder = tmp_path_factory.mktemp("sets") / f"lack_{number}"
        folder.mkdir()
        manifest = MANIFEST.format(id=folder.name).replace('["base"]', "[]")
        (folder / "set.toml").write_text(manifest, "utf-8")
        (folder / "cards.dow").write_text("\n".join(texts), "utf-8")
        texts.append(text)
        out[missing] = folder
    return out


def refused(arguments: tuple[str, ...], deck: str) -> None:
    """The command says in one line which deck is too small, and nothing more."""
    outcome = dow(*arguments)
    assert (outcome.code, outcome.out) == (2, ""), (arguments, outcome)
    assert outcome.line.startswith("dow: the game cannot be set up: "), outcome.line
    assert deck in outcome.line and "found" in outcome.line, outcome.line


@pytest.mark.parametrize("missing", DECKS)
def test_a_set_without_a_deck(missing: str, sets: dict[str, Path]) -> None:
    assert dow("check", str(sets[missing])).code == 0
    for arguments in BEGUN.values():
        refused((*arguments, "--set", str(sets[missing])), missing)


@pytest.mark.sample(2)
@pytest.mark.parametrize("number", NUMBERS)
def test_a_number_that_deals_too_much_is_refused_by_every_command(number: str) -> None:
    for name, arguments in BEGUN.items():
        if name != "odds":
            refused((*arguments, "--rule", number), NUMBERS[number])


def test_a_journal_of_a_refused_start_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "journal.json"
    assert dow(*BEGUN["play"], "--journal", str(file)).code == 0
    journal = json.loads(file.read_text("utf-8"))
    journal["start"]["rules"]["hand_size"] = 99
    file.write_text(json.dumps(journal), "utf-8")
    outcome = dow("replay", str(file))
    assert outcome.code == 1 and "DOW8010" in outcome.line and "starting item" in outcome.line


def test_from_python_a_refused_start_is_an_exception_with_its_figures() -> None:
    with pytest.raises(dowlang.SetUpRefused, match="starting item cards: found 25"):
        dowlang.Game(dowlang.load("base"), players=4, seed=1, rules={"hand_size": 99})
