"""Lines about dice, the crisis and the tracks at moments at which what they are about is not there
yet, or is given back right after (DOW5025). Rules: R-DICE-01, R-CRISIS-01, D-PH1-01.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from dowlang.diagnostics.templates import LONGEST_VALUE
from dowlang.project import pipeline, sets
from dowlang.rulesets.dead_of_winter.words.vocabulary import VOCABULARY as WINTER
from dowlang.rulesets.dwar7s_winter.words.vocabulary import VOCABULARY as DWARVES
from dowlang.vocabulary import Vocabulary
from dowlang.vocabulary.declarations import EffectWord

BASE = 'id = "set"\nname = "S"\nversion = "1.0.0"\nedition = 1\nruleset = "{}"\nuses = ["{}"]\n'
CRISIS = 'crisis "A Long Wait"\n    flavor "x"\n    prevent with fuel\n'
CROSSROADS = 'crossroads "The Fork"\n    flavor "x"\n    when you clean waste\n    option "A"\n'
OBJECTIVE = (
    'objective "Keep"\n    flavor "x"\n    time short\n    standard\n        setup\n'
    "            morale 6\n            rounds 5\n            food 6\n"
)
HERO = 'hero "Lo"\n    flavor "x"\n    music drum\n    points 1\n    ability\n'
DICE = ("{die}", "{dice}", "{count} dice")
LINES = {
    word.phrase: word.example.replace("that die", "1 die")
    for word in WINTER.of_sort(EffectWord)
    if any(slot in word.phrase for slot in DICE) and not word.phrase.startswith(("roll", "throw"))
}


def of_you(line: str) -> str:
    """Return a line as one that each player does."""
    return line if line.startswith("each ") else f"each player {line}"


def codes(folder: Path, card: str, game: str = "dead_of_winter", base: str = "base") -> list[str]:
    """Return the codes of what is found of a card."""
    (folder / "set.toml").write_text(BASE.format(game, base))
    (folder / "card.dow").write_text(card)
    found = [one.code for one in pipeline.check(sets.read_set(folder)).findings]
    return [code for code in found if code not in ("DOW5003", "DOW5007")]


def below(head: str, depth: int, *lines: str) -> str:
    """Return a card with lines that stand so deep."""
    return head + "".join(f"{'    ' * depth}{line}\n" for line in lines)


def moments(line: str) -> dict[str, str]:
    """Return a card for each moment at which a line about dice comes to nothing."""
    then, filler = f"    {line}", "    failure\n        lose 1 morale\n"
    return {
        "revealed": below(f"{CRISIS}    revealed\n", 2, line) + filler,
        "failure": below(f"{CRISIS}    failure\n", 2, line),
        "start of next round": below(
            CROSSROADS, 2, "at the start of next round", then, "add 1 food"
        ),
        "end of this round": below(CROSSROADS, 2, "at the end of this round", then, "add 1 food"),
        "each round": below(OBJECTIVE, 2, "at the start of each round", then, "goal food >= 9"),
        "a failed crisis": below(OBJECTIVE, 2, "when a crisis is failed", then, "goal food >= 9"),
    }


def turns(line: str) -> dict[str, str]:
    """Return a card for each moment at which the line does something."""
    then = f"    {line}"
    return {
        "an option": below(CROSSROADS, 2, line, "add 1 food"),
        "a turn": below(CROSSROADS, 2, "at the start of next turn", then, "add 1 food"),
        "a deed": below(OBJECTIVE, 2, "when a player cleans waste", then, "goal food >= 9"),
        "the roll": below(OBJECTIVE, 2, "when a player rolls action dice", then, "goal food >= 9"),
    }


@pytest.mark.parametrize("moment", moments(""))
@pytest.mark.parametrize("line", ["each player loses 1 die", "each player gains 1 die"])
def test_dice_are_given_back(tmp_path: Path, line: str, moment: str) -> None:
    assert "DOW5025" in codes(tmp_path, moments(line)[moment])


@pytest.mark.parametrize("moment", turns(""))
def test_in_turns_they_count(tmp_path: Path, moment: str) -> None:
    assert "DOW5025" not in codes(tmp_path, turns("each player loses 1 die")[moment])


def test_every_word_about_dice_of_the_pool_says_so() -> None:
    unsaid = [
        word.phrase
        for word in WINTER.of_sort(EffectWord)
        if word.phrase in LINES and set(word.void_at) != {"round", "revealed", "colony", "setup"}
    ]
    assert unsaid == [] and len(LINES) >= 7


@pytest.mark.parametrize(
    "line",
    [
        "slip the top 1 card of the waste pile into the crisis",
        "reveal a new crisis",
        "remove the current crisis from the game",
        "each player contributes 1 card to the crisis",
    ],
)
def test_no_crisis_lies_open(tmp_path: Path, line: str) -> None:
    assert "DOW5025" in codes(tmp_path, moments(line)["each round"])
    assert "DOW5025" in codes(tmp_path, moments(line)["start of next round"])
    open_then = below(OBJECTIVE, 2, "when a crisis is revealed", f"    {line}", "goal food >= 9")
    assert "DOW5025" not in codes(tmp_path, open_then)


@pytest.mark.parametrize(
    "line",
    [
        "each player gains 1 die",
        "reveal a new crisis",
        "the first player takes the first player token",
    ],
)
def test_a_set_up_comes_before_them(tmp_path: Path, line: str) -> None:
    card = below(
        'scenario "Thin"\n    objective "Every Door Barred"\n    setup\n', 2, line, "food 4"
    )
    assert "DOW5025" in codes(tmp_path, card)


@pytest.mark.parametrize("lost", ["action", "hand card"])
def test_tracks_are_set_again(tmp_path: Path, lost: str) -> None:
    line = f"    each other player loses 1 {lost}"
    for moment in ("at the start of next round", "at the end of this round"):
        card = below(HERO, 2, moment, line, "gain 1 gold")
        assert codes(tmp_path, card, "dwar7s_winter", "dwar7s") == ["DOW5025"]


def test_every_word_that_lowers_a_track_says_so() -> None:
    lowering = [w for w in DWARVES.of_sort(EffectWord) if w.void_at]
    assert {w.phrase for w in lowering} == {"lose {count} actions", "lose {count} hand cards"}


@pytest.mark.parametrize(
    "card",
    [
        below(f"{CRISIS}    failure\n", 2, "until the end of next round", "    {}"),
        below(f"{CRISIS}    revealed\n", 2, "until the end of this round", "    {}")
        + "    failure\n        lose 1 morale\n",
        below(CROSSROADS, 2, "at the start of next round", "    until the end of this round")
        + "                {}\n        add 1 food\n",
    ],
)
def test_the_line_to_type_checks(tmp_path: Path, card: str) -> None:
    for rule in ("each player rolls 1 more die", "each player rolls 1 fewer die"):
        assert "DOW5025" not in codes(tmp_path, card.format(rule))
        assert not any(code < "DOW5000" for code in codes(tmp_path, card.format(rule)))


@pytest.mark.parametrize("vocabulary", [DWARVES, WINTER], ids=["dwar7s", "base"])
def test_a_reason_is_told_whole(vocabulary: Vocabulary) -> None:
    reasons = {
        told.reason
        for word in vocabulary.words
        for told in (
            getattr(word, "late_in_turns", None),
            *word.void_at.values(),
            *word.unknown_at.values(),
        )
        if told is not None
    }
    assert reasons
    assert [each for each in reasons if len(each) > LONGEST_VALUE] == []
