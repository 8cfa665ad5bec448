"""Every command for every shipped game: what is there for one is there for the other."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import dowlang
from dowlang.project import ruleset_registry
from dowlang.rulesets import RULESETS
from tests.cli.running import dow

SETS = {"dead_of_winter": "base", "dwar7s_winter": "dwar7s"}
games = pytest.mark.parametrize("game", RULESETS)


@games
def test_the_ruleset_declares_what_the_tools_ask_for(game: str) -> None:
    """Nothing that a command needs is left out by one of them."""
    ruleset, words = ruleset_registry.ruleset(game), ruleset_registry.vocabulary(game)
    assert ruleset.built and ruleset.narrate and ruleset.board and ruleset.screen and ruleset.odds
    assert ruleset.sound and ruleset.secrecy and ruleset.milestone in ruleset.event_number
    assert ruleset.round_started in ruleset.event_number and "heuristic" in ruleset.agents
    assert words.starts and words.synonyms and words.place_noun and words.where_it_is


@games
def test_words_and_rules_are_found_without_naming_the_game(game: str) -> None:
    words = ruleset_registry.vocabulary(game)
    asked = next(iter(words.synonyms))
    assert dow("words", "--ruleset", game, asked).code == 0
    own = next(
        word
        for word in words.words
        if not any(
            word.phrase == other.phrase
            for name in RULESETS
            if name != game
            for other in ruleset_registry.vocabulary(name).words
        )
    )
    assert own.phrase in dow("words", "--all", own.phrase.replace("{", "").replace("}", "")).out
    first = json.loads(dow("rules", "--ruleset", game, "--format", "json").out)["rules"][0]["id"]
    told = dow("rules", first)
    assert told.code == 0 and told.out.startswith(first)
    numbers = dow("rules", "--numbers", "--ruleset", game)
    assert numbers.code == 0 and ruleset_registry.ruleset(game).parameters[0].key in numbers.out


@pytest.mark.parametrize("kinds", (1, pytest.param(None, marks=pytest.mark.proof)))
@games
def test_a_game_is_played_shown_kept_and_explained(
    game: str, kinds: int | None, tmp_path: Path
) -> None:
    """Journal and save name their set: no other command has to be told it."""
    kept, saved = str(tmp_path / "journal"), str(tmp_path / "save")
    play = ("play", "--set", SETS[game], "--seed", "5", "--show")
    told = dow(*play, "--journal", kept, "--save", saved)
    assert told.code == 0 and told.out.count("\n") > 60, told.err
    assert "every digest agrees" in dow("replay", kept).out
    assert dow("play", "--continue", saved).code == 0
    cards = dowlang.load(SETS[game])
    for kind in [*cards.of_kind][:kinds]:
        name = cards.of_kind[kind][0]["name"]
        why = dow("replay", kept, "--explain", name)
        assert why.code == 0 and name in why.out, (kind, why.err)


def test_a_copy_of_a_card_is_its_card(tmp_path: Path) -> None:
    """The second of two equal monsters is told of the card both are of."""
    kept = str(tmp_path / "journal")
    assert dow("play", "--set", "dwar7s", "--seed", "4", "--journal", kept).code == 0
    why = dow("replay", kept, "--explain", "Rime Strider").out
    assert "Rime Strider number 2" in why and "\nweek " in why and "nothing happened" not in why


@games
def test_odds_of_a_card_are_found_by_its_name(game: str) -> None:
    """Of cards that carry something out, whichever set they are of."""
    cards = dowlang.load(SETS[game])
    found = {
        kind: dow("odds", str(cards.of_kind[kind][0]["name"]), "--tables", "1", "--players", "3")
        for kind in cards.of_kind
    }
    done = {kind for kind, told in found.items() if told.code == 0 and "least to most" in told.out}
    assert len(done) >= 2, found
    has_dice = game == "dead_of_winter"
    assert all(("dice as they fall" in found[kind].out) is has_dice for kind in done)
    for kind in set(found) - done:
        assert found[kind].code in (0, 2) and "fault" not in found[kind].err, kind


@games
def test_no_more_players_than_the_game_has(game: str) -> None:
    cards = dowlang.load(SETS[game])
    (setting,) = (one for one in cards.ruleset.settings if one.name == "players")
    name = next(iter(cards.facts))["name"]
    refused = dow("odds", str(name), "--players", str(setting.high + 1))
    assert refused.code == 2 and f"from {setting.low} to {setting.high}" in refused.err


@games
def test_the_set_is_printed_in_every_format(game: str) -> None:
    title = " ".join(w if w == "of" else w.capitalize() for w in game.split("_"))
    for format in ("html", "md"):
        page = dow("print", f"cards/{SETS[game]}", "--format", format)
        assert page.code == 0 and title in page.out, format
