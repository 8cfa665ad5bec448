"""Nobody is in play when an objective or a scenario is set up: a line that hands somebody on is
refused with the line that brings them in, unless a line above has done so.
"""

from __future__ import annotations

import re

import pytest

from dowlang.rulesets.dead_of_winter.words.vocabulary import VOCABULARY
from dowlang.vocabulary.declarations import EffectWord
from dowlang.vocabulary.word_forms import third_person
from tests.wordings.contexts import card
from tests.wordings.measuring import checker, choices

WHO = ('"Greta Solheim"', '"Amara Diallo"')
TO = ("the first player", "the player with the most cards", "another player")
JOINS = "{} joins {}"
HANDED_ON = [word for word in VOCABULARY.of_sort(EffectWord) if word.absent]


def found(line: str, place: str = "setup") -> tuple[list[str], list[str]]:
    """Return the codes of the errors of a line, and the texts that its hints make of the card."""
    text, number = card(place, line)
    errors = checker().found(text)[0]
    return (
        [each.code for each in errors if each.span.line >= number],
        choices(errors[0], text) if errors else [],
    )


def test_the_words_that_bring_somebody_in_name_the_others() -> None:
    phrases = {word.phrase for word in VOCABULARY.of_sort(EffectWord)}
    assert HANDED_ON and all(word.absent in phrases for word in HANDED_ON)


@pytest.mark.parametrize("who", WHO)
@pytest.mark.parametrize("to", (TO[0], TO[1]))
def test_nobody_is_handed_on_who_is_not_there(who: str, to: str) -> None:
    text, _ = card("setup", f"give {who} to {to}")
    (error,) = checker().found(text)[0]
    assert error.code == "DOW3018" and f"`{JOINS.format(who, to)}`" in (error.help or "")
    assert found(JOINS.format(who, to))[0] == []


@pytest.mark.parametrize("who", WHO)
def test_who_was_brought_in_above_is_handed_on(who: str) -> None:
    joins = JOINS.format(who, TO[0])
    for between in ("", "\nadd 2 zombies to the colony", "\nfood 3"):
        assert found(f"{joins}{between}\ngive {who} to {TO[2]}")[0] == []
    other = next(each for each in WHO if each != who)
    assert found(f"{joins}\ngive {other} to {TO[2]}")[0] == ["DOW3018"]


SLOTS = {
    "count": "2",
    "amount": "2",
    "card": "a random card in the waste pile",
    "destination": '"School"',
    "place": '"School"',
    "player": TO[0],
    "other": '"Biscuit"',
    "leader": "the leader of the first player",
    "token": "",
    "survivors": "{who}",
}
"""What stands in the other slots of a word about a survivor."""


def said_of(word: EffectWord, who: str) -> str:
    """Return a line that does something with somebody who is named."""
    phrase = re.sub(r" \[[^]]*\]", "", word.phrase)
    for parameter in word.parameters:
        slot = f"{{{parameter.name}}}"
        if slot in phrase:
            about = parameter.type.noun == "survivor" and parameter.name == "survivor"
            phrase = phrase.replace(slot, who if about else SLOTS[parameter.name].format(who=who))
    if word.subject == "survivor":
        verb, _, rest = phrase.partition(" ")
        return f"{who} {third_person(verb)} {rest}"
    return phrase


def with_somebody(word: EffectWord) -> bool:
    """Return True for a word that does something with survivors, of those a set may name: no set
    adds a token here, and nobody has a card to tuck.
    """
    if word.phrase.startswith("tuck "):
        return False
    slots = [p for p in word.parameters if p.type.noun == "survivor" and str(p.role) != "implicit"]
    return any(p.name in ("survivor", "survivors") for p in slots) and "{token}" not in word.phrase


ABOUT = [word for word in VOCABULARY.of_sort(EffectWord) if with_somebody(word)]
COMES = {"join {player}", "remove {survivor} from the game"}
"""What is done with somebody who is not in play."""


@pytest.mark.parametrize("word", ABOUT, ids=lambda word: word.phrase)
def test_nothing_is_done_with_somebody_who_is_not_there(word: EffectWord) -> None:
    line = said_of(word, '"Greta Solheim"')
    in_option = found(line, "effect")[0]
    told = found(line)[0]
    assert told == ([] if word.phrase in COMES else ["DOW3018"]), line
    after = found(f'"Greta Solheim" joins {TO[0]}\n"Biscuit" joins {TO[0]}\n{line}')[0]
    assert after == ([] if word.phrase not in COMES else after), line
    assert in_option == [], line


@pytest.mark.parametrize("who", WHO)
@pytest.mark.parametrize("to", TO)
def test_in_an_option_anybody_may_be_there(who: str, to: str) -> None:
    assert found(f"give {who} to {to}", "effect")[0] == []


@pytest.mark.parametrize("who", WHO)
def test_as_it_is_printed_it_is_the_line_that_brings_them_in(who: str) -> None:
    (became,) = found(f"Give {who.strip(chr(34))} to the first player.")[1]
    assert JOINS.format(who, TO[0]) in became
