"""A quantity inside a noun phrase, in effects, loops and conditions: every filter × every quantity
× every outer one is meant or refused.

What is refused names a line to type, and that line checks.
"""

from __future__ import annotations

import re

import pytest

from dowlang.rulesets.dead_of_winter.words.vocabulary import VOCABULARY
from dowlang.vocabulary.declarations import Place, Word
from tests.semantics.winter_world import checked_text

NOUNS = {noun.name: noun for noun in VOCABULARY.nouns}
THINGS = ("player", "survivor", "location", "card")
FILTERS = [
    word
    for word in VOCABULARY.words
    if word.place is Place.FILTER
    and word.noun in ("survivor", "player", "location", "card", "die")
    and len(word.slots) == 1
    and next(p.type.noun for p in word.parameters if p.name == word.slots[0]) in THINGS
]
ACTS = {
    "survivor": "kill {}",
    "player": "look at the hand of {}",
    "location": "add 1 noise to {}",
    "card": "remove {} from the game",
    "die": "lose {}",
}
OUTER = {
    "a {}": False,
    "each {}": True,
    "2 {}s": True,
    "up to 2 {}s": True,
    "all {}s": True,
    "any number of {}s": True,
}
QUANTITIES = (
    "a {}",
    "each {}",
    "all {}s",
    "2 {}s",
    "exactly 2 {}s",
    "at least 2 {}s",
    "up to 2 {}s",
    "all but 2 {}s",
    "no {}",
    "any number of {}s",
    "a random {}",
    "any {}",
)
QUIET = ("DOW5007", "DOW5011", "DOW5012", "DOW5005")


def plural(word: Word, quantity: str, noun: str) -> str:
    """The quantity with the noun in it."""
    return quantity.replace("{}s", NOUNS[noun].plural).format(noun)


def things(word: Word) -> str:
    """The noun of the filter's slot."""
    return next(p.type.noun for p in word.parameters if p.name == word.slots[0])


def takes_many(word: Word) -> bool:
    """Is the filter's slot one set of things?"""
    return next(p.type.many for p in word.parameters if p.name == word.slots[0])


def found(block: str) -> list[tuple[str, str]]:
    """Codes and messages about a block of effects."""
    lines = "".join(f"        {line}\n" for line in block.splitlines())
    text = (
        f'crossroads "Slips"\n    flavor "x"\n    if morale >= 1\n    option "A"\n{lines}    '
        f'option "B"\n        lose 2 morale\n'
    )
    return [(each.code, each.message) for each in checked_text(text)[1] if each.code not in QUIET]


def wanted(word: Word, outer: str, quantity: str, chooses: bool) -> str:
    """The table of meanings: what the filter behind a noun with a quantity is taken to mean."""
    several = OUTER[outer]
    if takes_many(word):  # one set: all of them, however they are counted off
        every = quantity == "each {}" and outer in ("each {}", "all {}s")
        return "any of them" if quantity == "all {}s" or every else "refused"
    if quantity == "any number of {}s":
        return "refused"
    if quantity == "a random {}":
        return "chosen" if chooses else "refused"
    if word.relation == "":
        return "counted"  # `a player with 2 survivors`
    if quantity in ("all {}s", "each {}") and word.relation == "but":
        return "none of them"
    if word.relation == "but":
        return ("chosen" if chooses else "refused") if quantity == "a {}" else "refused"
    if quantity in ("all {}s", "no {}", "any {}"):
        return "any of them"
    if quantity == "each {}":
        return "any of them" if outer in ("each {}", "all {}s") else "refused"
    if quantity == "a {}":
        return "any of them" if not several else "chosen" if chooses else "refused"
    return "refused"


@pytest.mark.proofs(40)
@pytest.mark.sample(5)
@pytest.mark.parametrize("outer", OUTER)
@pytest.mark.parametrize("word", FILTERS, ids=lambda word: f"{word.noun} {word.phrase}")
def test_a_quantity_of_a_quantity_in_an_effect_is_led_to_its_loop(word: Word, outer: str) -> None:
    for quantity in QUANTITIES:
        is_led(word, outer, quantity)


def is_led(word: Word, outer: str, quantity: str) -> None:
    """Assert that a line with both quantities checks or is told a line that does."""
    slot = plural(word, quantity, things(word))
    unseen = word.hides and word.tie and outer not in ("each {}", "all {}s")
    if unseen:  # chance chooses in a hand, so many and not up to so many
        outer = outer.removeprefix("up to ")
    taken = outer.replace("{}", "random {}") if unseen else outer
    line = ACTS[word.noun].format(
        f"{plural(word, taken, word.noun)} {word.phrase.replace('{' + word.slots[0] + '}', slot)}"
    )
    if line.startswith("look at the hand"):
        line = (
            f"{line.removeprefix('look at the hand of ')} "
            f"{'discards' if outer in ('a {}', 'each {}') else 'discard'} 1 card"
        )
    told = found(line)
    verdict = wanted(word, outer, quantity, chooses=True)
    if verdict != "refused":
        assert told == [], line
        return
    assert [code for code, _ in told] == ["DOW3019"], (line, told)
    assert typed(line, slot, told[0][1], things(word)), (line, told)


def typed(line: str, slot: str, message: str, noun: str) -> bool:
    """Does what the message wants check, when it is typed?"""
    for hint in re.findall(r"`([^`]+)`", message.partition("wanted")[2]):
        before, after = line.rsplit(slot, 1)
        if hint.startswith("for "):
            tried = f"{hint}\n    {before}that {noun}{after}"
        elif hint.endswith(" as x"):
            tried = f"{hint}\n{before}the x{after}"
        elif hint.startswith("choose "):
            tried = f"{hint}\n{before}those {NOUNS[noun].plural}{after}"
        else:
            tried = f"{before}{hint}{after}"
        if found(tried):
            return False
    return "`" in message.partition("wanted")[2]


@pytest.mark.sample(40)
@pytest.mark.parametrize("quantity", QUANTITIES)
@pytest.mark.parametrize("word", FILTERS, ids=lambda word: f"{word.noun} {word.phrase}")
def test_a_quantity_in_a_loop_leaves_no_choice(word: Word, quantity: str) -> None:
    """Nobody chooses before a loop: what leaves a choice is refused with the line that chooses."""
    slot = plural(word, quantity, things(word))
    line = f"for each {word.noun} {word.phrase.replace('{' + word.slots[0] + '}', slot)}"
    told = found(f"{line}\n    lose 1 morale")
    if wanted(word, "each {}", quantity, chooses=False) != "refused":
        assert told == [], line
        return
    assert [code for code, _ in told] == ["DOW3019"], (line, told)
    assert typed(f"{line}\n    lose 1 morale", slot, told[0][1], things(word)), (line, told)


# of a state that a piece is in with one place only: what it means, or the condition to type
CONDITIONS = {
    "a survivor is at each location outside the colony": "survivors at each location outside the "
    "colony >= 1",
    "no survivor is at each location outside the colony": "survivors at each location outside the "
    "colony = 0",
    "2 survivors are at a location": "survivors at a location >= 2",
    "exactly 2 survivors are at a location": "survivors at a location = 2",
    "there is a survivor at each location": "survivors at each location >= 1",
    "a survivor is at 2 locations": "all locations",
    "a survivor is outside a location": "all locations",
    "a random survivor is at the colony": "`a`",
    "a survivor is at a random location": "`a`",
    "any number of survivors are at the colony": "`a`",
    "a survivor is at a location": "",
    "each survivor is at a location outside the colony": "",
    "no survivor is at a location": "",
    "your leader is at a location": "",
    '"Biscuit" is at any location': "",
    "each survivor is at a location": "survivors at a location = survivors",
    "all your survivors are at 1 location": "survivors you control at a location = survivors you "
    "control",
    "each survivor at the colony is at any location": "survivors at the colony at a location "
    "= survivors at the colony",
    "each survivor you control is at exactly 1 location outside the colony": "survivors you "
    "control at a location outside the colony = survivors you control",
    "a survivor is at all locations outside the colony": "",
    "2 survivors are at the colony": "",
    "you control each survivor at the colony": "",
    "a player controls 2 survivors at the colony": "",
    "each survivor at all locations outside the colony is wounded": "",
    "you control more survivors than each other player": "",
    "no survivor at a location outside the colony is wounded": "",
    "food cards among a card >= 2": "`all cards`",
    "food cards among any card >= 2": "`all cards`",
    "food cards among 2 cards >= 2": "choose 2 cards",
    "food cards among all cards >= 2": "",
}


@pytest.mark.parametrize("written", CONDITIONS)
def test_a_quantity_in_a_condition_is_led_to_a_comparison(written: str) -> None:
    told = found(f"if {written}\n    lose 1 morale")
    if not CONDITIONS[written]:
        assert told == []
        return
    assert [code for code, _ in told] == ["DOW3019"] and CONDITIONS[written] in told[0][1], told
    if ">=" in CONDITIONS[written] or " = " in CONDITIONS[written]:
        assert found(f"if {CONDITIONS[written]}\n    lose 1 morale") == []


@pytest.mark.parametrize(
    "amount",
    (
        "cards in the hand of each player",
        "zombies at each location",
        "influence of 2 survivors",
        "dice of no player",
    ),
)
@pytest.mark.parametrize(
    "line", ("lose ({}) morale", "repeat ({}) times\n    lose 1 morale", "remove up to ({}) food")
)
def test_a_quantity_in_an_amount_is_refused(line: str, amount: str) -> None:
    assert [code for code, _ in found(line.format(amount))] == ["DOW3019"]


@pytest.mark.parametrize(
    "rule",
    (
        "the colony holds ({}) more survivors",
        "crises need ({}) more points",
        "people per food is ({})",
    ),
)
def test_a_quantity_in_a_number_of_the_rules_is_refused(rule: str) -> None:
    told = found(f"for the rest of the game\n    {rule.format('cards in the hand of each player')}")
    assert [code for code, _ in told] == ["DOW3019"]


COMPARISONS = [
    *(f"cards in hand {sign} cards in the hand of {{}}" for sign in ("<", "<=", "=", ">=", ">")),
    "survivors controlled by you > survivors controlled by {}",
    "2 < cards in the hand of {}",
    "noise at the colony > cards in the hand of {}",
    *(
        f"you {word.phrase.replace('{other}', '{}')}"
        for word in VOCABULARY.words
        if " than {other}" in word.phrase
    ),
]


@pytest.mark.parametrize("thing", ("player", "other player"))
@pytest.mark.parametrize("comparison", COMPARISONS)
def test_any_behind_a_comparison_is_refused(comparison: str, thing: str) -> None:
    """More than any other player has is more than each: what is meant is typed instead, and that
    checks.
    """
    some = "another player" if "other" in thing else "a player"
    ((code, message),) = found(f"if {comparison.format(f'any {thing}')}\n    lose 1 morale")
    assert code == "DOW3019"
    assert f"`each {thing}`" in message and f"`{some}`" in message
    for typed_instead in (f"each {thing}", some):
        assert found(f"if {comparison.format(typed_instead)}\n    lose 1 morale") == []


ONE_FOR_SEVERAL = [
    ("a survivor joins {}", "player"),
    ("you give 1 card to {}", "player"),
    ("you give up to 2 cards to {}", "player"),
]


@pytest.mark.parametrize("every", ("each {}", "all {}s"))
@pytest.mark.parametrize(("line", "thing"), ONE_FOR_SEVERAL)
def test_one_thing_for_each_of_several_is_refused(line: str, thing: str, every: str) -> None:
    """What is chosen once before a loop over others: a reader takes one for each of them, and
    the loop says so.
    """
    noun, _, rest = thing.partition(" ")
    ((code, message),) = found(line.format(f"{every.format(noun)} {rest}".strip()))
    loop = f"for each {noun}" if every.startswith("all") else f"for each {thing}"
    assert code == "DOW3019" and f"`{loop}`" in message
    assert found(f"{loop}\n    {line.format(f'that {noun}')}") == []
