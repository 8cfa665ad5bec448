"""Who bears a card is meant by `this survivor` wherever another one is named, and by no pronoun for
which that other one stands: not in a rule, not as a place, and not in a rule that names nobody.
"""

from __future__ import annotations

import re

import pytest

from dowlang.codegen.index import card_hash
from dowlang.project.pipeline import language
from dowlang.vocabulary.declarations import Place
from tests.wordings.contexts import SURVIVOR
from tests.wordings.measuring import checker, choices

WORDS = language("dead_of_winter").vocabulary.words
ABILITY = "    ability 2+, once per game\n        gain 1 morale\n"
PLACES = {
    "passive": SURVIVOR.replace(ABILITY, "    passive\n        {}\n"),
    "ability": SURVIVOR.replace(ABILITY, "    {}\n"),
    "equip": 'item "A"\n    flavor "x"\n    tool, in "School" x 1\n    equip\n        {}\n',
    "attached": 'crossroads "A"\n    flavor "x"\n    if morale <= 3\n    option "B"\n'
    "        attach this card to a survivor you control\n            {}\n"
    '    option "C"\n        gain 2 morale\n',
    "option": 'crossroads "A"\n    flavor "x"\n    if morale <= 3\n    option "B"\n        {}\n'
    '    option "C"\n        gain 2 morale\n',
    "moved": 'crossroads "A"\n    flavor "x"\n'
    "    when you move a survivor to a location outside the colony\n"
    '    option "B"\n        {}\n    option "C"\n        gain 2 morale\n',
    "trigger": 'crossroads "A"\n    flavor "x"\n    {}\n'
    '    option "B"\n        gain 1 morale\n    option "C"\n        gain 2 morale\n',
    "scenario": 'scenario "A"\n    uses base\n    objective "Every Door Barred"\n    {}\n',
}
OF_A_BEARER = ("passive", "equip", "attached")
BEARER = re.compile(r"\b(?:the bearer|here|searching (?:draws|keeps))\b")
SAID = (
    "{} attacks on a 2+",
    "{} searches on a 2+",
    "{}'s attack value is 2",
    "{}'s search value is 2",
    "{} ignores frostbite",
    "{} cannot search",
    "{} cannot be killed",
    "{} makes no noise",
    "{} may move one additional time",
    "{} does not roll for exposure when moving",
    "{} does not roll for exposure when attacking",
    "{} may attack without rolling for exposure",
    "{} draws 1 more card when searching",
)
HEADS = {
    "passive": ("While your leader is at the school, ", "While another survivor is wounded, "),
    "equip": ("While your leader is at the school, ", "While another survivor is at the colony, "),
    "attached": ("While your leader is at the school, ", "While another survivor is wounded, "),
    "ability": (
        "Once per round, choose another survivor here. Until the end of the round, ",
        "Once per round, choose a survivor at the colony. Until the end of the round, ",
    ),
}


def text_of(place: str, line: str) -> str:
    """Return the card with a line in its place."""
    before = PLACES[place].partition("{}")[0]
    margin = " " * (len(before) - before.rfind("\n") - 1)
    return PLACES[place].replace("{}", line.replace("\n", "\n" + margin))


def became(place: str, line: str) -> list[str]:
    """Return what a printed line becomes that is mended step by step, in each way that checks."""
    text = text_of(place, line)
    before, _, after = PLACES[place].partition("{}")
    for _ in range(6):
        found, _ = checker().found(text)
        if not found:
            return [text.removeprefix(before).removesuffix(after)]
        mended = next((each for each in found if each.fix), None)
        if mended is None:
            ways = choices(found[0], text)
            good = (way for way in ways if not checker().found(way, hints=False)[0])
            return [way.removeprefix(before).removesuffix(after) for way in good]
        (text,) = choices(mended, text)
    return []


def checks(place: str, line: str) -> bool:
    """Return True for a line that stands without an error."""
    return not checker().found(text_of(place, line), hints=False)[0]


def told_of_the_bearer(said: str, head: str) -> int:
    """Return how often a text has words of its own for the bearer and its place."""
    return len(re.findall(r"\b(?:here|this survivor)\b", head + said))


@pytest.mark.sample(1)
@pytest.mark.proofs
@pytest.mark.parametrize("place", HEADS)
@pytest.mark.parametrize("said", SAID)
def test_a_pronoun_is_not_the_bearer_where_another_is_named(said: str, place: str) -> None:
    for head in HEADS[place]:
        for who in ("it", "that survivor"):
            for read in became(place, head + said.format(who) + "."):
                assert len(BEARER.findall(read)) <= told_of_the_bearer(said, head), read


@pytest.mark.parametrize("said", SAID)
def test_a_pronoun_is_the_bearer_where_nobody_is_named(said: str) -> None:
    if "'s" not in said:
        (read,) = became("equip", said.format("it").capitalize() + ".")
        assert BEARER.search(read)


@pytest.mark.sample(1)
@pytest.mark.parametrize(
    "rule",
    [
        word.example
        for word in WORDS
        if word.place is Place.RULE and word.example.startswith("the bearer ")
    ],
)
def test_no_rule_of_another_is_one_of_the_bearer(rule: str) -> None:
    said = rule.replace("the bearer", "it", 1)
    for place in OF_A_BEARER:
        for head in HEADS[place]:
            assert not [read for read in became(place, f"{head}{said}.") if "the bearer" in read]


@pytest.mark.sample(1)
@pytest.mark.parametrize(
    "line",
    [
        *(
            word.example
            for word in WORDS
            if word.place in (Place.EFFECT, Place.FILTER) and re.search(r"\bhere$", word.example)
        ),
        "each survivor here gets 1 wound",
        "kill a survivor here",
    ],
)
def test_its_location_is_where_the_one_named_last_is(line: str) -> None:
    for place, head in (
        ("passive", "When another survivor is wounded, "),
        ("equip", "When your leader searches, "),
        ("attached", "Whenever your leader searches, "),
        ("ability", "Once per turn, choose another survivor. "),
        ("passive", "when another survivor is wounded\n    "),
    ):
        for where in ("at its location", "at the same location"):
            said = head + line.replace("here", where) + "."
            for read in became(place, said):
                assert not re.search(r"\bhere\b", read), (said, read)


@pytest.mark.sample(1)
@pytest.mark.parametrize(
    ("place", "head"),
    [
        ("option", "Choose a survivor you control. Until the end of the round, "),
        ("option", "Until the end of the round, "),
        ("moved", "Until the end of this round, "),
        ("scenario", ""),
    ],
)
@pytest.mark.parametrize("who", ["that survivor", "it", "they", "this survivor"])
def test_a_search_of_one_is_not_everybodys(who: str, place: str, head: str) -> None:
    for said in (
        f"{who} draws 1 more card when searching",
        f"when {who} searches, draw 2 more cards",
    ):
        assert became(place, f"{head}{said}.") == [], (place, head, said)


@pytest.mark.sample(1)
@pytest.mark.parametrize(
    "said",
    [
        "Players draw 1 more card when searching.",
        "When searching, players draw 1 additional card.",
        "Players draw an extra card when they search.",
        "While a survivor is wounded, players draw 1 more card when searching.",
    ],
)
def test_a_search_of_everybody_is_not_the_bearers(said: str) -> None:
    for place in OF_A_BEARER:
        assert became(place, said) == []
    if "While" not in said:
        (read,) = became("scenario", said)
        assert read == "searching draws 1 more card"


def meaning(place: str, line: str) -> str:
    """Return the meaning of a card with a line, which checks."""
    found, cards = checker().found(text_of(place, line), hints=False)
    assert not found, (place, line, found)
    return card_hash(cards[0])


@pytest.mark.parametrize(
    "line",
    [
        "{} gets 1 wound",
        "kill {}",
        "you may kill {}",
        "remove 1 wound from {}",
        'move {} to "School"',
        "roll exposure for {}",
        "kill 1 zombie at the location of {}",
        "if {} is wounded\n        gain 1 morale",
    ],
)
def test_this_survivor_is_the_bearer_beside_another(line: str) -> None:
    for place, above in (
        ("passive", "when another survivor is wounded"),
        ("equip", "when your leader is wounded"),
        ("attached", "when a survivor moves to the colony"),
        ("ability", "ability 2+\n    choose another survivor here"),
    ):
        below = f"{above}\n    {line}"
        this = meaning(place, below.format("this survivor"))
        assert this == meaning(place, below.format("the bearer"))
        if "{} gets" in line:
            assert this != meaning(place, below.format("that survivor"))


EVENTS = [word.example for word in WORDS if word.place is Place.EVENT]


@pytest.mark.parametrize("event", EVENTS)
def test_it_below_an_event_is_not_somebody_whom_the_event_hides(event: str) -> None:
    """Where an event names another survivor, `it` on an attached card is refused."""
    names_bearer = "the bearer" in event
    if not names_bearer and checks("attached", f"when {event}\n    that survivor gets 1 wound"):
        one = re.search(r"\b(?:a|your|another) (?:\w+ )?(?:survivor|leader)\b", event)
        assert not one or not checks("attached", f"when {event}\n    it gets 1 wound")
    if event.startswith("the bearer") and " survivor" not in event:
        assert checks("attached", f"when {event}\n    it gets 1 wound") == checks(
            "attached", f"when {event}\n    the bearer gets 1 wound"
        )


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("Whenever a survivor moves to the colony, it gets a wound.", "that survivor gets 1 wound"),
        (
            "Whenever another survivor kills a zombie, it is healed by 1.",
            "remove 1 wound from that survivor",
        ),
        ("When your leader is wounded, kill it.", "kill your leader"),
    ],
)
def test_it_is_whom_the_event_names(said: str, meant: str) -> None:
    (read,) = became("attached", said)
    assert read.split("\n")[-1].strip() == meant


@pytest.mark.parametrize("said", SAID)
def test_one_without_an_article_is_not_all_there_are(said: str) -> None:
    for read in became("equip", said.format("Equipped survivor") + "."):
        assert not re.search(r"\bsurvivors\b", read), read
