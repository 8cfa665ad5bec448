"""A hint that writes a line out is one that checks when it is typed, or it is not given."""

from __future__ import annotations

import re

import pytest

from dowlang.project import checking
from dowlang.project.mending import line_trials
from dowlang.project.mending.what_follows import phrases_of
from dowlang.project.pipeline import language

CARD = (
    'crossroads "A"\n    flavor "x"\n    if morale <= 3\n    option "B"\n        for the rest of '
    "the game\n            {0}\n"
    '    option "C"\n        gain 1 morale\n'
)


def help_of(line: str, card: str = CARD) -> str:
    """The help of the one error about a line."""
    found, _ = checking.check_text(card.format(line).encode(), "x.dow")
    (help,) = [each.help or "" for each in found if each.severity.value == "error"]
    return help


@pytest.mark.sample(2)
@pytest.mark.parametrize(
    ("line", "near"),
    [
        ("zombies cannot be killed at the colony", "did you mean `{subject} cannot be killed`, "),
        (
            "when you contribute to the crisis\n                gain 1 morale",
            "after `when` may stand `you contribute a card`, ",
        ),
        (
            "when you attack a zombie with a survivor\n                gain 1 morale",
            "did you mean `when … attack a zombie`, ",
        ),
    ],
)
def test_a_line_that_would_be_refused_is_not_written_out(line: str, near: str) -> None:
    assert help_of(line).startswith(near)


def test_of_what_may_stand_there_each_phrase_is_told_once() -> None:
    """The ability of a survivor, not that of a crossroads card or of a crisis as well."""
    for typed in ("se", "uses the abilitty", "kil"):
        told = help_of(f"when you {typed}\n                gain 1 morale")
        offered = re.findall(r"`(you [^`]*)`", told)
        said = [phrases_of(language("dead_of_winter").vocabulary)[each] for each in offered]
        assert "after `when` may stand" in told and offered, told
        assert len({*said}) == len(said), told


@pytest.mark.parametrize(
    ("line", "written"),
    [
        ('survivors cannot search at "School"', 'survivors at "School" cannot search'),
        ('survivors cannot search at "Skool"', 'survivors at "School" cannot search'),
        ('survivors cannot search at "Bakery"', 'survivors at "Bakery" cannot search'),
    ],
)
def test_a_line_that_checks_but_for_the_names_in_it_is(line: str, written: str) -> None:
    assert help_of(line) == f"it is written `{written}`"


def test_names_beside_another_mistake_are_spelt_as_the_set_has_them() -> None:
    """The line of a help is typed whole: one with a misspelt name would be refused in its turn,
    and no fix was known for either. A label is no name of the set.
    """
    head = 'crossroads "A"\n    flavor "x"\n    {}\n    option "B"\n        {}\n'
    lines = {
        'add 2 zombies to the "{}"': 'add 2 zombies to "{}"',
        'kill the "{}"': 'kill "{}"',
        'place 2 zombies at "{}"': 'add 2 zombies to "{}"',
        'each survivor in "{}" gets 1 wound': 'each survivor at "{}" gets 1 wound',
        'move your leader into the "{}"': 'move your leader to "{}"',
        'when you search the "{}"': 'when you search "{}"',
        'option "Leave" if there is a survivor at the "{}"': (
            'option "Leave" if there is a survivor at "{}"'
        ),
    }
    missed = []
    for line, right in lines.items():
        wrong, name = ("Amara Dialo", "Amara Diallo") if "kill" in line else ("Libary", "Library")
        said = [line.format(wrong), right.format(name)]
        trigger = said[0] if line.startswith("when") else "if morale <= 3"
        effect = said[0] if line[:4] not in ("when", "opti") else "gain 1 morale"
        card = head.format(trigger, effect)
        if line.startswith("option"):
            card += f"    {said[0]}\n        gain 1 morale\n"
        found, _ = checking.check_text(card.encode(), "x.dow")
        helps = [each.help or "" for each in found if each.severity.value == "error"]
        if len(helps) != 1 or f"`{said[1]}`" not in helps[0]:
            missed.append((said, helps))
    assert not missed


def test_many_misspelt_names_of_a_line_are_spelt_at_once() -> None:
    """Each of their combinations would be tried otherwise: twice as many for each name more."""
    names = (
        "Amara Diallo",
        "Barto Nwosu",
        "Biscuit",
        "Chidi Barnes",
        "Dmitri Halvorsen",
        "Emeka Strand",
        "Esperanza Villanueva",
        "Felix Aldana",
        "Greta Solheim",
    )
    asked = (f'"{name}" is in play' for name in names)
    right = " and ".join(('there are 2 zombies at "Library"', *asked))
    wrong = right.replace('"Library"', 'the "Libary"')
    for name in names:
        wrong = wrong.replace(name, name[:-1])
    head = 'crossroads "A"\n    flavor "x"\n    if morale <= 3\n    option "B" if '
    found, _ = checking.check_text(f"{head}{wrong}\n        gain 1 morale\n".encode(), "x.dow")
    assert f'`option "B" if {right}`' in (found[0].help or "")


THEN = "\n                gain 1 morale"


@pytest.mark.parametrize(
    ("line", "written"),
    [
        ("when a card is discarded", "when a player discards a card"),
        ("when a food card is played by you", "when you play a food card"),
        ("when a card is drawn by the first player", "when the first player draws a card"),
        ("when a zombie is killed by you", "when you kill a zombie"),
        ("when a zombie is killed by a survivor", "when a survivor kills a zombie"),
        ("each time a survivor moves", "when a survivor moves"),
        ("the first time each turn a survivor moves", "when a survivor moves, once per turn"),
    ],
)
def test_what_is_done_to_a_thing_is_said_of_who_does_it(line: str, written: str) -> None:
    assert help_of(line + THEN) == f"it is written `{written}`"


@pytest.mark.parametrize(
    ("line", "written"),
    [
        ("survivors can't move", "survivors cannot move"),
        (
            "each survivor who isn't wounded cannot move",
            "each survivor who is not wounded cannot move",
        ),
    ],
)
def test_short_and_loose_forms_are_led_to_their_line(line: str, written: str) -> None:
    assert help_of(line) == f"it is written `{written}`"


WHILE = "while {}\n                survivors cannot move"


@pytest.mark.parametrize(
    ("line", "written"),
    [
        ("morale = 2 or 3", "morale = 2 or morale = 3"),
        ('zombies at "School" = 2 or 3', 'zombies at "School" = 2 or zombies at "School" = 3'),
        ("2 < morale < 4", "2 < morale and morale < 4"),
        (
            '2 <= zombies at "School" <= 4',
            '2 <= zombies at "School" and zombies at "School" <= 4',
        ),
        ("morale is between 2 and 4", "morale >= 2 and morale <= 4"),
        (
            'a survivor is at "School" or "Library"',
            'a survivor is at "School" or a survivor is at "Library"',
        ),
        (
            'your leader is at the colony or "School"',
            'your leader is at the colony or your leader is at "School"',
        ),
    ],
)
def test_what_is_said_once_of_two_is_said_of_each(line: str, written: str) -> None:
    """Nothing is made up for the second one."""
    assert help_of(WHILE.format(line)) == f"it is written `while {written}`"


@pytest.mark.parametrize("line", ["while rounds = 2", "while rounds > food"])
def test_a_word_of_tests_is_none_of_a_card(line: str) -> None:
    found, _ = checking.check_text(
        CARD.format(f"{line}\n                survivors cannot move").encode(), "x.dow"
    )
    (error,) = [each for each in found if each.severity.value == "error"]
    assert error.code == "DOW3018" and "`rounds left`" in error.message


def test_names_of_the_file_are_known_to_the_line() -> None:
    beside = (
        'item "Bell Rope"\n    flavor "x"\n    tool, in "School" x 1\n    play\n        gain '
        '1 morale\n\ndefine "D"\n    gain 1 morale\n\n'
    )
    assert (
        help_of('"Bell Rope" may not be played', beside + CARD)
        == 'it is written `"Bell Rope" cannot be played`'
    )
    assert (
        help_of("survivors may not search", beside + CARD)
        == "it is written `survivors cannot search`"
    )


@pytest.mark.parametrize("most", [24, pytest.param(240, marks=pytest.mark.proof)])
def test_beyond_so_many_lines_no_line_is_offered(
    most: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A line that nobody has typed is not told."""
    assert line_trials.MOST_TRIALS == 240
    monkeypatch.setattr(line_trials, "MOST_TRIALS", most)
    line = "kill survivor"
    found, _ = checking.check_text(
        CARD.replace("{0}", "")
        .replace("for the rest of the game", "\n        ".join([line] * (most + 2)))
        .encode(),
        "x.dow",
    )
    helps = [each.help or "" for each in found if each.code.startswith("DOW2")]
    told = ["it is written" in help for help in helps]
    assert len(told) == most + 2 and all(told[: most // 2]) and not any(told[-2:])


@pytest.mark.sample(1)
@pytest.mark.parametrize(
    ("who", "place"),
    [
        ("you", 'at "School"'),
        ("a survivor", "at the colony"),
        ("a survivor you control", "at a location outside the colony"),
        ("a wounded survivor", 'at "School"'),
    ],
)
def test_what_is_said_of_who_acts_checks_when_it_is_typed(who: str, place: str) -> None:
    verb, below = "attack" if who == "you" else "attacks", "\n                gain 1 morale"
    told = help_of(f"when {who} {verb} a zombie {place}{below}")
    sentence = told.removeprefix("it is said of who does it: `").removesuffix("`")
    assert (
        sentence == f"{'a survivor you control' if who == 'you' else who} {place} attacks a zombie"
    )
    found, _ = checking.check_text(CARD.format(f"when {sentence}{below}").encode(), "x.dow")
    assert [each.code for each in found if each.severity.value == "error"] == []


def test_symbols_that_a_comma_joins_check_as_they_are_written() -> None:
    item = 'item "Box"\n    flavor "x"\n    {0}\n    play\n        gain 1 morale\n'
    written = 'tool or medicine or fuel, in "School" x 2'
    assert help_of('tool or medicine, fuel, in "School" x 2', item) == f"it is written `{written}`"
    found, _ = checking.check_text(item.format(written).encode(), "x.dow")
    assert [each.code for each in found if each.severity.value == "error"] == []
