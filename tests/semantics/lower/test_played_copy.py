"""What an item does with the copy whose text is carried out: under `play` it lies on the waste pile
by then, under `equip` beside its bearer.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from dowlang.project import checking
from dowlang.rulesets.dead_of_winter.words.vocabulary import VOCABULARY
from dowlang.testing import run_tests
from dowlang.vocabulary.declarations import EffectWord
from tests.semantics.winter_world import checked_text

FILLED = {
    "{amount} {token}": '1 "Crate"',
    "{card}": "this card",
    "{cards}": "this card",
    "{player}": "another player",
    "{survivor}": "your leader",
    "{deck}": 'the "School" deck',
}
TOKEN = 'token "Crate"\n    flavor "x"\n\n'
NEVER = {
    "play": {
        "equip {survivor} with {card}",
        "unequip {card}",
        "contribute {card} to the crisis",
        "stake {card}",
        "stake {card} face down",
        "tuck {card} under {survivor}",
        "play {card}",
        "lay {amount} {token} on {card}",
        "discard {card}",
    },
    "equip": {"stake {card}", "stake {card} face down", "tuck {card} under {survivor}"},
}
NEVER["equip"] |= {"play {card}"}
ABOUT_A_CARD = [
    word
    for word in VOCABULARY.words
    if isinstance(word, EffectWord) and re.search(r"\{cards?\}", word.phrase)
]


def filled(phrase: str) -> str:
    for slot, thing in FILLED.items():
        phrase = phrase.replace(slot, thing)
    return phrase


def item(clause: str, *lines: str) -> str:
    rows = ["play", *lines]
    if clause == "equip":
        rows = ["equip", "the bearer has the ability, once per round"]
        rows += [f"    {line}" for line in lines]
    body = "".join(f"    {'' if not at else '    '}{row}\n" for at, row in enumerate(rows))
    return f'item "Tried"\n    flavor "x"\n    tool, in "School" x 2\n{body}'


@pytest.mark.parametrize("clause", NEVER)
@pytest.mark.parametrize("word", ABOUT_A_CARD, ids=lambda word: word.phrase)
def test_what_is_never_done_with_this_card_is_refused(clause: str, word: EffectWord) -> None:
    for line in (filled(word.phrase), f"you may {filled(word.phrase)}"):
        found = checked_text(TOKEN + item(clause, line))[1]
        refused = {each.code for each in found if each.code < "DOW5"}
        assert refused == ({"DOW3018"} if word.phrase in NEVER[clause] else set()), line


DONE = {
    "give this card to another player": "cards in the hand of player 2 = 1",
    "put this card into the hand of another player": "cards in the hand of player 2 = 1",
    "take this card": "cards in the hand of player 1 = 1",
    "remove this card from the game": "cards in the waste pile = 0",
    'put this card under the "School" deck': "cards in the waste pile = 0",
    'put this card onto the "School" deck': "cards in the waste pile = 0",
    "slip this card into the crisis": "contributions = 1",
}
ASKED = ("you may {}", "you must {}")


@pytest.mark.every_case
@pytest.mark.parametrize("asked", ASKED)
def test_an_offer_about_a_played_card_is_asked_of_where_it_lies(asked: str, tmp_path: Path) -> None:
    texts = []
    for at, (line, holds) in enumerate(DONE.items()):
        accepts = "    when player 1 accepts\n" if "may" in asked else ""
        lines = (asked.format(line), "    if so", "        gain 1 morale", "    if not")
        texts.append(
            item("play", *lines, "        lose 2 morale").replace("Tried", f"Tried {at}")
            + f'''
test "{at}"
    given players = 2, seed 1, morale = 5
    given player 1 controls "Amara Diallo", player 2 controls "Biscuit"
    given player 1 has "Tried {at}"
    when player 1 plays "Tried {at}"
{accepts}    then {holds} and morale = 6

'''
        )
    (tmp_path / "played.dow").write_text("".join(texts), "utf-8")
    (told,) = checking.tests_of([tmp_path / "played.dow"])
    messages = [each.message() for each in run_tests(told.cards, told.tests).results]
    assert len(messages) == len(DONE) and not any(messages), messages
