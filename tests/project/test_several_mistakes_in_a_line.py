"""A line with a name without quotes, with an unknown word behind a word that opens a list, or with
several mistakes leads its author on: what is told can be typed, and no hint leads back.
"""

from __future__ import annotations

import re
from itertools import combinations

import pytest

import dowlang
from dowlang.project import checking
from dowlang.project.mending.unquoted_names import with_names
from dowlang.project.mending.what_follows import MOST
from dowlang.rulesets.dead_of_winter.words.vocabulary import VOCABULARY

CARD = 'crossroads "A"\n    flavor "x"\n    if morale <= 3\n    option "B"\n        {}\n'
TAIL = '    option "C"\n        gain 1 morale\n'
WAITS = 'crossroads "A"\n    flavor "x"\n    {}\n    option "B"\n        gain 1 morale\n' + TAIL
SECRET = 'secret "A"\n    flavor "x"\n    {}\n'
RULE = CARD.replace("{}", "for the rest of the game\n            {}")
TEST = CARD.format("gain 1 morale") + TAIL + '\ntest "One"\n    {}\n'
LOCATIONS = ("School", "Library", "Hospital", "Gas Station", "Grocery Store", "Police Station")
NONSENSE = ("flurb", "rains", "xylophone")


def errors(text: str) -> list[tuple[int, str]]:
    """Return the line and the help of each error of a card."""
    found, _ = checking.check_text(text.encode(), "x.dow")
    return [(each.span.line, each.help or "") for each in found if each.severity.value == "error"]


def help_of(card: str, line: str) -> str:
    """Return the help of the first error of a line in a card."""
    text = card.format(line) + ("" if card is not CARD else TAIL)
    return errors(text)[0][1]


def offer(help: str) -> str:
    match = re.search("(?:it is written|did you mean) `([^`]+)`", help)
    return match[1] if match else ""


@pytest.mark.sample(3)
@pytest.mark.parametrize("place", LOCATIONS)
@pytest.mark.parametrize("said", ["{}", "the {}", "The {}"])
def test_a_place_without_quotes_is_written_with_them(place: str, said: str) -> None:
    for line in (
        "add 2 zombies to {}",
        "each survivor at {} gets 1 wound",
        "remove all noise from {}",
    ):
        wrong = line.format(said.format(place.lower()))
        right = line.format(f'"{place}"')
        assert offer(help_of(CARD, wrong)) == right, wrong
        assert not errors(CARD.format(right) + TAIL)
    assert offer(help_of(WAITS, f"when you search {said.format(place.lower())}")) == (
        f'when you search "{place}"'
    )


@pytest.mark.parametrize("name", ["amara diallo", "Amara diallo", "amara Diallo"])
def test_a_survivor_without_quotes_is_written_with_them(name: str) -> None:
    assert offer(help_of(CARD, f"kill {name}")) == 'kill "Amara Diallo"'


def test_names_are_found_among_words_and_words_stay() -> None:
    known = {"search", "the", "food", "from", "remove"}
    names = ("School", "Gas Station", "Food", "Amara Diallo")
    assert with_names("search the gas station", names, known) == ('search "Gas Station"',)
    assert with_names('search the "Scool"', names, known) == ('search the "School"',)
    assert with_names("remove food from the food", names, known) == ()
    assert with_names("remove school", names, known, {"school"}) == ()


@pytest.mark.parametrize(
    ("line", "right"),
    [
        ("kill Amara", 'kill "Amara Diallo"'),
        ("if a survivor is Amara", 'if a survivor is "Amara Diallo"'),
        ("place Yuki at the colony", 'place "Yuki Lowe" at the colony'),
        ("add 1 zombie to Grocery", 'add 1 zombie to "Grocery Store"'),
        ("add 1 zombie to the Station", 'add 1 zombie to "Gas Station"'),
    ],
)
def test_a_word_of_a_name_leads_to_the_name(line: str, right: str) -> None:
    below = "\n            gain 1 morale" if line.startswith("if") else ""
    assert f"`{right}`" in help_of(CARD, line + below)


def test_every_name_is_found_by_each_of_its_words_that_no_other_name_has() -> None:
    cards = dowlang.load("cards/base")
    names = [
        str(card["name"])
        for kind in ("survivor", "location", "item")
        for card in cards.of_kind[kind]
    ]
    words = [word for name in names for word in set(name.split())]
    tried = 0
    for name in names:
        for word in name.split():
            if len(name.split()) > 1 and words.count(word) == 1 and word.istitle():
                assert f'kill "{name}"' in with_names(f"kill {word}", names, {"kill"}), word
                assert with_names(f"kill {word}", names, {"kill", word.lower()}) == ()
                tried += 1
    assert tried > 50


def test_a_name_in_a_line_with_another_mistake_is_told() -> None:
    assert '`"Library"` is meant' in help_of(CARD, "dance in the library")


LISTS = (
    ("when {}", WAITS, "when"),
    ("if {}", WAITS, "if"),
    ("goal {}", SECRET, "goal"),
    ("while {}\n                survivors cannot move", RULE, "while"),
    ("when {}\n                gain 1 morale", RULE, "when"),
    ("the next time {}\n            gain 1 morale", CARD, "the next time"),
    ("if {}\n            gain 1 morale", CARD, "if"),
    ("at {}\n            gain 1 morale", CARD, ""),
    ("at the end of {}\n            gain 1 morale", CARD, ""),
    ("each {} gets 1 wound", CARD, "each"),
    ("choose a {}", CARD, "choose a"),
    ("choose {}", CARD, "choose"),
    ("for each {}\n            gain 1 morale", CARD, "for each"),
    ("then {}", TEST, "then"),
    ("given {}", TEST, "given"),
    ("when player 1 {}", TEST, "when player 1"),
)
"""Line, the card it stands in, and the word behind which a list is told."""


@pytest.mark.sample(3)
@pytest.mark.parametrize("word", NONSENSE)
@pytest.mark.parametrize(("line", "card", "head"), LISTS)
def test_an_unknown_word_behind_a_head_lists_what_may_stand_there(
    line: str, card: str, head: str, word: str
) -> None:
    """All that is listed checks when it is typed."""
    help = help_of(card, line.format(word))
    assert help.startswith(f"after `{head}` may stand `" if head else "here may stand `"), help
    told = [each for each in re.findall("`([^`]+)`", help)[bool(head) :] if "…" not in each]
    assert 1 <= len(told) <= MOST
    if head == "when player 1":  # what is done has to be possible too
        return
    whole = line.removeprefix("at the end of {}").removeprefix("at {}") if not head else line
    for each in told:
        typed = whole.replace("{}", each) if head else each + whole
        text = card.format(typed) + ("" if card is not CARD else TAIL)
        assert not [help for number, help in errors(text) if number == errors_line(card)], typed


def errors_line(card: str) -> int:
    """Return the number of the line that is put into a card."""
    return card[: card.index("{}")].count("\n") + 1


def test_what_is_nearest_to_what_was_written_is_told_first() -> None:
    assert "stand `a deck is shuffled`" in help_of(WAITS, "when the pile shuffled badly")
    assert "stand `you contribute a card`" in help_of(
        RULE, "when you contribute to the crisis\n                gain 1 morale"
    )
    assert "after `cannot` may stand `search`" in help_of(RULE, "survivors cannot searching around")


@pytest.mark.parametrize("verb", ["dance", "sing", "sleep"])
def test_a_ban_outside_a_duration_says_both(verb: str) -> None:
    help = help_of(CARD, f"survivors cannot {verb}")
    assert help.startswith("after `cannot` may stand") and "under a duration" in help


@pytest.mark.sample(1)
@pytest.mark.parametrize(
    ("line", "first", "second"),
    [
        ("remov 1 zombi from her", "remove 1 zombie from her", "the colony"),
        ("add 1 zombi to him", "add 1 zombie to him", "the colony"),
        ("kil 1 helples survivor badly", "kill 1 helpless survivor badly", ""),
    ],
)
def test_several_mistakes_lead_to_the_line_in_two_steps(line: str, first: str, second: str) -> None:
    help = help_of(CARD, line)
    assert all(
        f"`{right}`" in help
        for wrong, right in zip(line.split(), first.split(), strict=True)
        if wrong != right
    )
    if second:
        assert f"`{second}`" in help_of(CARD, first)
        assert not errors(CARD.format(f"{first.rpartition(' ')[0]} {second}") + TAIL)


@pytest.mark.parametrize(
    ("card", "line", "shown"),
    [
        (TEST, "given round 3", "`rounds left = "),
        (TEST, "then it is round 3", "`rounds begun = "),
        (CARD, "each player votes", "`vote by players`"),
        (CARD, "each player votes yes or no", "`vote by players`"),
        (CARD, "if the vote passes\n            gain 1 morale", "`vote by players`"),
        (CARD, "if X is Y\n            gain 1 morale", "`food <= 2`"),
        (SECRET, "goal have hats", "`goal`"),
        (CARD, "set morale to 5", "`set the morale marker to 5`"),
        (WAITS, "when a survivor dies", "`when a survivor is killed`"),
    ],
)
def test_forms_that_led_nowhere_are_shown(card: str, line: str, shown: str) -> None:
    assert shown in help_of(card, line)


def test_the_events_and_conditions_of_a_list_are_those_of_the_vocabulary() -> None:
    told = re.findall("`([^`]+)`", help_of(WAITS, "when flurb"))[1:]
    assert set(told) <= {word.example for word in VOCABULARY.words}


@pytest.mark.parametrize(
    ("line", "written"),
    [
        ("gain morale", "gain 1 morale"),
        ("gain food", "add 1 food"),
        ("add food", "add 1 food"),
        ('remove noise from "School"', 'remove 1 noise from "School"'),
        ("move the round marker on", "move the round marker on 1"),
    ],
)
def test_a_number_that_nobody_wrote_is_said_to_be_the_authors(line: str, written: str) -> None:
    help = help_of(CARD, line)
    assert offer(help) == written and help.endswith("; how many is yours to say")
    assert not errors(CARD.format(written) + TAIL)


@pytest.mark.parametrize("line", ["remove two food", "kill one survivor", "add 1 zombie to colony"])
def test_a_number_that_was_written_is_nobodys_to_say(line: str) -> None:
    assert "yours to say" not in help_of(CARD, line)


def test_what_cannot_be_said_is_told_before_a_line_that_reads_it_otherwise() -> None:
    """`as normal` would give the morale a name, and `this cards` is no card."""
    assert "why something is so is not said" in help_of(CARD, "lose morale as normal")
    text = CARD.format("discard this cards") + TAIL
    assert [help for _, help in errors(text)] == [
        "who is meant is chosen or looked at on a line before it, such as `choose 2 cards …`"
    ]


@pytest.mark.parametrize("number", ["one", "two", "three"])
def test_a_number_in_words_behind_a_sign_is_written_in_digits(number: str) -> None:
    digit = {"one": 1, "two": 2, "three": 3}[number]
    line = "goal the main objective is complete and cards you hold <= "
    assert offer(help_of(SECRET, line + number)) == f"{line}{digit}"


@pytest.mark.sample(6)
@pytest.mark.parametrize("word", sorted(VOCABULARY.habits))
def test_a_word_of_prose_that_is_led_is_never_taken_for_a_misspelt_one(word: str) -> None:
    assert "probably" not in help_of(CARD, f"if a survivor {word}\n            gain 1 morale")


WHOLE = (
    'each player takes 1 food card from the "Grocery Store" deck',
    'draw 2 cards from the "Library" deck',
    'add 2 zombies to "Police Station"',
    'move a survivor to "Gas Station"',
    'each survivor at "Hospital" gets 1 wound',
)
SLIPS = (
    (r'"([^"]+)"', lambda found: found[1].lower()),  # a name without quotes
    (r'(?<!the )"([^"]+)"', lambda found: f"the {found[1].lower()}"),
    (r" deck$", lambda found: ""),
    (r"\b(card|survivor|zombie|wound|player)(s?)\b", lambda found: f"{found[1][:-1]}{found[2]}"),
    (r"\bcard\b", lambda found: "cards"),
)


@pytest.mark.proof
def test_a_line_with_up_to_three_mistakes_is_offered_whole() -> None:
    """Each line has one to three slips of a kind each, and one word misspelt is offered alone."""
    tried: dict[str, str] = {}
    for line in WHOLE:
        for slips in (each for many in (1, 2, 3) for each in combinations(SLIPS, many)):
            wrong = line
            for pattern, slip in slips:
                wrong = re.sub(pattern, slip, wrong, count=1)
            if wrong not in tried and (found := errors(CARD.format(wrong) + TAIL)):
                tried[wrong] = found[0][1]
    untold = {
        wrong: help
        for wrong, help in tried.items()
        if " " in (line := offer(help) or "something else") and errors(CARD.format(line) + TAIL)
    }
    assert len(tried) > 25 and not untold, untold
