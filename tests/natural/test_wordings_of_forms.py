"""A natural form leaves out nothing that a line says: each of its slots stands in what is written
or has a reason, and no wording is declared twice, but where an author is asked which is meant.
"""

from __future__ import annotations

from collections import defaultdict

import pytest

from dowlang.natural.chart.wording_patterns import Part, expansions, slots_of
from dowlang.project.mending.natural_lines import AS_NEAR
from dowlang.vocabulary.natural_forms import NaturalForm
from tests.wordings.measuring import FORMS

MOST = 2_000
"""Wordings of one form beyond which it is too long to be looked at one by one."""

DONE_INSTEAD = "you may {effect}\n        if so\n            cancel the result"
TOO_LONG = {
    *(
        ("rules", f"when {{who}} {harm}, before it takes effect{limit}\n    {DONE_INSTEAD}")
        for harm in ("is wounded", "gets frostbite")
        for limit in ("", ", {limit}")
    ),
    ("do", "a survivor joins {who}"),
    ("do", "for each {who}\n    a survivor joins them"),
    ("rules", "the bearer does not roll exposure when moving"),
    ("rules", "the bearer does not roll exposure when attacking"),
    ("rules", "the bearer does not roll exposure when moving, {limit}"),
    ("do", "{offer}\n    if not\n        {do}"),
    ("do", "{duty}\n    if not\n        {do}"),
    ("do", "{offer}\n    if so\n        {a}\n    if not\n        {b}"),
    ("answer_line", "if not"),
    ("answer_line", "if not\n    {do}"),
    ("when …", "when {event} if {condition}"),
    ("when …", "when {event}, {point_named} if {condition}"),
}
"""Symbol and text of each form with so many."""

SAID_ANYWAY = {
    "m:without_roll": "the text is the one without a roll",
    "c:owned": "there is one supply of food, the colony's",
    "c:stored": "there is one supply of food, the colony's",
    "h:possessed": "what somebody holds is in their possession",
    "b:back_on_top": "what goes back as it lay is not moved",
    "t:on_top_as_they_lay": "what goes back as it lay is not moved",
    "t:on_the_top": "the line that is written says where, whatever the words",
    "m:maybe_under": "the line that is written says where, whatever the words",
    "u:at_the_bottom": "the line that is written says where, whatever the words",
    "r:the_rest": "the line that is written says which, whatever the words",
    "d:drawn_and_joins": "whoever is drawn and joins you joins you",
    "g:card_gone": "the loop is over the cards that were given away",
    "g:die_gone": "the loop is over the dice that were spent",
    "g:food_gone": "what was taken away is `that many`",
    "b:crisis_begins": "what a crisis is prevented with is given to it, whatever the heading",
    "b:crisis_spends": "what a crisis is prevented with is given to it, whatever the heading",
    "i:to_a_crisis": "the line is of the crisis that it stands on",
    "p:all_players": "a crisis asks for a card a player who is not exiled (R-CRISIS-10)",
    "yes": "the side of the vote is the line that is written",
    "no": "the side of the vote is the line that is written",
    "tally": "what lies on a card is its counter, what was removed is `that many`",
    "s:one_of_symbol": "what was missing of a crisis are its points (R-CRISIS-07)",
}
"""Slot, with its symbol where it has a name of its own -> why it may be left out."""

ASKED = {
    "discard all of your food": "the supply or cards",
    "no exposure roll for moving": "everybody's or the bearer's",
    "no exposure roll when moving": "everybody's or the bearer's",
    "moving does not require an exposure roll": "everybody's or the bearer's",
    "attacking does not require an exposure roll": "everybody's or the bearer's",
    "must either {effect} or {effect}": "an offer or a choice of two",
    "roll a die : {faces_done}": "every face is told, or nothing happens on the others",
    "{thing} rolls a die : {faces_done}": "every face is told, or nothing happens on the others",
    "{nouns} with {INT} wounds": "so many, or so many at least",
    "{nouns} with {INT} wound": "so many, or so many at least",
    "you have the most survivors": "alone, or level with others",
    "you control the most survivors": "alone, or level with others",
    "each round": "at its start or at its end",
    "{effect} to {effect}": "a price that is offered, paid in full, or as far as there is",
    "{limit} , any player may {effect} to {do}": "once for each of them, or once for all",
    "{limit} , any player may {effect} to {do} , as long as they have a survivor at {thing}": (
        "once for each of them, or once for all"
    ),
    "{number} hits {number}": "so many or more, so many or fewer",
    "{number} reaches {number}": "so many or more, so many or fewer",
    "put {quantity} zombies at each location and {quantity} at the colony": "everywhere or not",
    "put {quantity} zombies at the colony and {quantity} at each location": "everywhere or not",
    "put {quantity} barricades at each location and {quantity} at the colony": "everywhere or not",
    "put {quantity} barricades at the colony and {quantity} at each location": "everywhere or not",
}
"""One wording of each that is written in two ways, both of which are told -> which they are."""


def words_of(part: Part) -> list[tuple[str, ...]]:
    """Return the ways to write a part: those of a bracket, a slot by its symbol."""
    if part.slot:
        return [(f"{{{part.symbol}}}",)]
    if part.symbol:
        inner = [spelt(way) for way in expansions(part.symbol[1:-1])]
        return [said for each in inner for said in each] if all(inner) else []
    return [(part.word,)]


def spelt(way: tuple[Part, ...]) -> list[tuple[str, ...]]:
    """Return the ways to write a row of parts, none where they are too many."""
    out: list[tuple[str, ...]] = [()]
    for part in way:
        more = words_of(part)
        if len(out) * len(more) > MOST:
            return []
        out = [before + after for before in out for after in more]
    return out


def written(form: NaturalForm, way: tuple[Part, ...]) -> str:
    """Return what a form writes for a way to say it, its slots by their number."""
    text = form.written
    for number, slot in enumerate(part.slot for part in way if part.slot):
        for sign in ("", "^", "&", "!"):
            text = text.replace(f"{{{sign}{slot}}}", f"{{{sign}{number}}}")
    return text


def twice_declared() -> dict[tuple[str, str], list[tuple[NaturalForm, str]]]:
    """Return each wording of two forms or more by its symbol, with these and what each writes."""
    first: dict[str, dict[tuple[str, ...], int]] = defaultdict(dict)
    twice: dict[str, set[tuple[str, ...]]] = defaultdict(set)
    found = set[int]()
    for number, form in enumerate(FORMS):
        seen, again = first[form.symbol], twice[form.symbol]
        for said in {said for way in expansions(form.said) for said in spelt(way)}:
            other = seen.setdefault(said, number)
            if other != number:
                again.add(said)
                found |= {other, number}
    out: dict[tuple[str, str], dict[int, tuple[NaturalForm, str]]] = defaultdict(dict)
    for number in sorted(found):  # what few of two million wordings write
        form = FORMS[number]
        for way in expansions(form.said):
            for said in twice[form.symbol].intersection(spelt(way)):
                out[form.symbol, " ".join(said)][number] = (form, written(form, way))
    return {key: list(forms.values()) for key, forms in out.items()}


def test_each_slot_of_a_wording_stands_in_what_is_written() -> None:
    left = {
        part.slot if part.slot == part.symbol else f"{part.slot}:{part.symbol}"
        for form in FORMS
        for way in expansions(form.said)
        for part in way
        if part.slot and part.slot not in set(slots_of(form.written))
    }
    assert left == set(SAID_ANYWAY)


@pytest.mark.proof
def test_a_form_that_is_too_long_to_look_at_is_declared_once() -> None:
    long = [form for form in FORMS if not all(map(spelt, expansions(form.said)))]
    assert {(form.symbol, form.written) for form in long} == TOO_LONG
    said = [(form.symbol, form.said) for form in FORMS]
    assert [form.said for form in long if said.count((form.symbol, form.said)) > 1] == []


@pytest.mark.proof
def test_no_wording_is_declared_twice_but_where_both_meanings_are_told() -> None:
    twice = twice_declared()
    same = [key for key, found in twice.items() if len({text for _, text in found}) == 1]
    assert not same
    for (_, said), found in twice.items():
        costs = [form.cost for form, _ in found]
        assert max(costs) - min(costs) <= AS_NEAR + 1e-9, said
    texts = {frozenset(text for _, text in found) for found in twice.values()}
    asked = [said for _, said in twice if said in ASKED]
    assert sorted(asked) == sorted(ASKED)
    assert texts == {
        frozenset(text for _, text in found) for (_, said), found in twice.items() if said in ASKED
    }
