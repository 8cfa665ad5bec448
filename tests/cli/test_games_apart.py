"""What belongs to one game is refused in the other, in its own words: cards, sets, saves, journals,
what a seat has seen, agents, settings and numbers of the rules.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from itertools import permutations
from pathlib import Path

import pytest

import dowlang
from dowlang.engine.replay import from_json
from dowlang.engine.untrusted_input import SaveRefused
from dowlang.project import ruleset_registry
from dowlang.project.scaffolding import starts_of
from dowlang.rulesets import RULESETS
from tests.cli.running import dow

SETS = {"dead_of_winter": "base", "dwar7s_winter": "dwar7s"}
PAIRS = list(permutations(RULESETS, 2))
both = pytest.mark.parametrize(("game", "other"), PAIRS, ids="-in-".join)
KEPT = ("--journal", "--save", "--save-seat")


def a_set(name: str, ruleset: str, place: Path) -> Path:
    """A new set of a game."""
    assert dow("new", "set", name, "--ruleset", ruleset, cwd=place).code == 0
    return place / name


def played(game: str, place: Path) -> dict[str, Path]:
    """What a game of two leaves behind: journal, save, what the seat has seen."""
    files = {option: place / option.strip("-") for option in KEPT}
    options = [part for option, file in files.items() for part in (option, str(file))]
    done = dow("play", "--set", SETS[game], "--players", "2", "--human", "1", *options, cwd=place)
    assert done.code in (0, 130), done.err
    return files


@both
def test_every_set_is_of_the_listed_games(game: str, other: str) -> None:
    assert set(SETS) == set(RULESETS) and game != other


@pytest.mark.proof
@both
def test_a_card_in_a_set_of_the_other_game(game: str, other: str, tmp_path: Path) -> None:
    """Each kind of card: one finding, at the first head, whatever else stands in the file."""
    folder = a_set("one", other, tmp_path)
    for kind, text in starts_of(ruleset_registry.vocabulary(game)).texts.items():
        file = folder / "stray.dow"
        file.write_text(text.replace("{name}", '"Stray"').replace("{bare}", "Stray"), "utf-8")
        for command in ("check", "test", "print", "build"):
            done = dow(command, "one", cwd=tmp_path)
            said = done.out + done.err
            assert done.code == 1 and said.count("DOW4023") == 1, (kind, said)
            first = next(line.split()[0] for line in text.splitlines() if line[:1].isalpha())
            assert f"{first}, a card of `{game}`, wanted cards of `{other}`" in said, kind
            assert said.count("error[") == 1, said
        assert "DOW4023" in dow("play", "--set", "one", cwd=tmp_path).err


@pytest.mark.sample(1)
@both
def test_a_set_that_uses_one_of_the_other_game(game: str, other: str, tmp_path: Path) -> None:
    folder = a_set("two", other, tmp_path)
    manifest = folder / "set.toml"
    text = manifest.read_text("utf-8")
    manifest.write_text(text.replace(f'["{SETS[other]}"]', f'["{SETS[game]}"]'), "utf-8")
    said = dow("check", "two", cwd=tmp_path)
    assert said.code == 1 and "DOW4022" in said.out
    assert f"`{SETS[game]}`, a set of `{game}`, wanted sets of `{other}`" in said.out
    for command in (("play", "--set", "two"), ("sim", "--set", "two"), ("build", "two")):
        done = dow(*command, cwd=tmp_path)
        assert done.code == 1 and "DOW4022" in done.out + done.err


@pytest.mark.sample(1)
@both
def test_what_a_game_leaves_behind(game: str, other: str, tmp_path: Path) -> None:
    """Journal, save, seat: refused with the set of the other game, read by default with its own."""
    files = played(game, tmp_path)
    for option, words in (
        ("--journal", ("replay",)),
        ("--save", ("play", "--agents", "random", "--continue")),
        ("--save-seat", ("look",)),
    ):
        told = f"found ruleset `{game}` version 1, wanted `{other}` version 1"
        refused = dow(*words, str(files[option]), "--set", SETS[other], cwd=tmp_path)
        assert refused.code != 0 and "DOW8004" in refused.err and told in refused.err, refused.err
        assert dow(*words, str(files[option]), cwd=tmp_path).code == 0, option


@pytest.mark.sample(1)
@both
def test_what_only_the_other_game_has_is_refused_by_its_name(
    game: str, other: str, tmp_path: Path
) -> None:
    there, here = (dowlang.load(SETS[name]).ruleset for name in (game, other))
    refusals = [
        (("--agents", agent), f"`{agent}` belongs to `{game}`; for `{other}` there is `first`, ")
        for agent in sorted(set(there.agents) - set(here.agents))
    ]
    names = {setting.name for setting in here.settings}
    refusals += [
        (("--setting", f"{one.name}=x"), f"`{one.name}`")
        for one in there.settings
        if one.name not in names
    ]
    keys = {parameter.key for parameter in here.parameters}
    refusals += [
        (("--rule", f"{one.key}=1"), f"`{one.key}`")
        for one in there.parameters
        if one.key not in keys
    ][:5]
    assert len(refusals) > 5
    for words, told in refusals:
        done = dow("play", "--set", SETS[other], *words, cwd=tmp_path)
        assert done.code == 2 and told in done.err, (words, done.err)
    own = sorted({p.key for p in here.parameters} & {p.key for p in there.parameters})
    assert own == [], "a number of one game is none of the other"


@pytest.mark.sample(2)
@both
@pytest.mark.parametrize("reads", [from_json, dowlang.Game.from_json], ids=["journal", "save"])
def test_from_python_a_game_of_the_other_set_is_refused(
    game: str, other: str, reads: Callable[..., object], tmp_path: Path
) -> None:
    cards = {name: dowlang.load(SETS[name]) for name in RULESETS}
    begun = dowlang.Game(cards[game], seed=1, players=2)
    text = begun.to_json() if reads is not from_json else ""
    if not text:
        text = dowlang.engine.replay.to_json(begun.journal, cards[game])
    assert json.loads(text)["ruleset"]["name"] == game
    with pytest.raises(SaveRefused, match=f"`{game}`"):
        reads(text, cards[other])
    reads(text, cards[game])
