"""A single thing that the words of a line tell (`your leader`, `the first player`, `the location of
your leader`), or one card that a line gives, is a candidate for `that …` beside what was named
before it (DOW3004): whoever reads it cannot know which is meant.
"""

from __future__ import annotations

import pytest

from tests.semantics.winter_world import checked_text

NAMED = {
    "survivor": ("choose a survivor at the colony{a}", "for each survivor at the colony{a}"),
    "player": ("choose another player{a}", "for each player{a}"),
    "location": ("choose a location outside the colony{a}", "for each location{a}"),
    "card": ("choose a card in hand{a}",),
}
"""What names one, for a line after it or below it."""
TELLING = {
    "survivor": (
        "your leader gets 1 wound",
        "the leader of the first player gets 1 wound",
        "add 1 zombie to the location of your leader",
        "roll exposure for your leader",
        "if your leader is wounded\n    {}",
        "if zombies at the location of your leader >= 1\n    {}",
    ),
    "player": (
        "the first player loses 1 die",
        'the controller of "Biscuit" loses 1 die',
        "the leader of the first player gets 1 wound",
        "the first player rolls a die\n    1 to 3\n        gain 1 morale\n    otherwise\n        "
        "nothing happens",
        "the first player may lose 1 die",
        "if the first player is exiled\n    {}",
        "add 1 zombie to the location of the leader of the first player",
        'place "Biscuit" at the location of the leader of the first player',
    ),
    "location": (
        "add 1 zombie to the location of your leader",
        'place "Biscuit" at the location of your leader',
        'add 1 noise to the location of "Biscuit"',
        "if zombies at the location of your leader >= 1\n    {}",
    ),
    "card": ('draw 1 card from the "School" deck', 'draw a card from the "School" deck'),
}
QUIET = {
    "survivor": (
        '"Biscuit" gets 1 wound',
        "the first player loses 1 die",
        "2 survivors get 1 wound",
    ),
    "player": ("your leader gets 1 wound", "you lose 1 die"),
    "location": (
        "add 1 zombie to the colony",
        'add 1 zombie to "School"',
        "your leader gets 1 wound",
    ),
    "card": ('draw 2 cards from the "School" deck', "your leader gets 1 wound"),
}
"""Lines that tell of no other one: names, other things, several."""
USES = {
    "survivor": "kill {}",
    "player": "{} discards 1 card",
    "location": "add 1 noise to {}",
    "card": "remove {} from the game",
}
CASES = [(noun, named, line) for noun in NAMED for named in NAMED[noun] for line in TELLING[noun]]
NO_CASES = [(noun, named, line) for noun in NAMED for named in NAMED[noun] for line in QUIET[noun]]


def found(named: str, line: str, use: str) -> list[str]:
    """The errors and warnings about what is meant, of an option with these three lines."""
    below = line.replace("{}", use) if "{}" in line else f"{line}\n{use}"
    if named.startswith("for"):
        below = "    " + below.replace("\n", "\n    ")
    lines = f"{named}\n{below}".replace("\n", "\n        ")
    text = (
        f'crossroads "Slips"\n    flavor "x"\n    if food >= 0\n    option "A"\n        {lines}\n'
        '    option "B"\n        lose 2 morale\n'
    )
    codes = [each.code for each in checked_text(text)[1]]
    return [code for code in codes if code < "DOW5" or code == "DOW5023"]


@pytest.mark.sample(12)
@pytest.mark.parametrize(("noun", "named", "line"), CASES)
def test_one_that_words_tell_is_a_candidate(noun: str, named: str, line: str) -> None:
    use = USES[noun]
    assert found(named.format(a=""), line, use.format(f"that {noun}")) == ["DOW3004"]
    assert found(named.format(a=" as marked"), line, use.format("the marked")) == []


@pytest.mark.sample(8)
@pytest.mark.parametrize(("noun", "named", "line"), NO_CASES)
def test_a_name_and_another_thing_are_none(noun: str, named: str, line: str) -> None:
    told = ["DOW5023"] if line.startswith('"') else []  # a reader may think of the name
    assert found(named.format(a=""), line, USES[noun].format(f"that {noun}")) == told


@pytest.mark.parametrize(
    ("named", "line", "use"),
    [
        ("choose a survivor you control{a}", "your leader gets 1 wound", "kill it"),
        ("choose another player{a}", "the first player loses 1 die", "they discard 1 card"),
    ],
)
def test_the_pronoun_of_a_subject_is_one_too(named: str, line: str, use: str) -> None:
    assert found(named.format(a=""), line, use) == ["DOW3004"]


def test_below_a_trigger_as_after_a_choice() -> None:
    text = (
        'crossroads "Slips"\n    flavor "x"\n    when you move a survivor to a location{}\n    '
        'option "A"\n        your leader gets 1 wound\n        kill {}\n    option "B"\n        '
        "lose 2 morale\n"
    )
    for bound, use, wanted in (("", "that survivor", True), ("", '"Biscuit"', False)):
        codes = [each.code for each in checked_text(text.format(bound, use))[1]]
        assert ("DOW3004" in codes) == wanted
