"""Who does something in a printed line does it in the line of a card: what is said of a player,
whoever it is, is never read as said of you.
"""

from __future__ import annotations

import re

import pytest

from dowlang.vocabulary.natural_forms import NaturalForm
from tests.wordings.contexts import card
from tests.wordings.measuring import FORMS, offered

ANYONE = re.compile(
    r"\b(some|any|every)(body|one)\b|\bno ?(one|body)\b|\bplayers\b"
    r"|\b(a|any|each|every|another|some|that|the (first|next)) player\b"
)
YOURS = re.compile(r"\b(you|your|yours)\b")


def narrowed(form: NaturalForm) -> bool:
    """Return True for a form of somebody, whoever it is, that writes a line of you."""
    others = ANYONE.search(form.said) and "player" not in form.written
    return bool(others and YOURS.search(form.written))


def test_no_form_of_anybody_is_one_of_you() -> None:
    assert len(FORMS) > 700
    assert [(each.said, each.written) for each in FORMS if narrowed(each)] == []


def test_a_form_that_narrows_is_seen() -> None:
    assert narrowed(NaturalForm("event", "(you|any player) (searches|search)", "you search"))
    assert not narrowed(NaturalForm("event", "any player (searches|search)", "a player searches"))


@pytest.mark.parametrize("who", ["a player", "any player", "somebody", "anyone"])
@pytest.mark.parametrize(
    "does",
    [
        "searches the School",
        "searches anywhere outside the colony",
        "kills a zombie",
        "ends their turn with 3 or more survivors outside the colony",
        "has put the last card of their hand into the crisis",
    ],
)
def test_what_anybody_does_is_not_what_you_do(who: str, does: str) -> None:
    out = offered(*card("rule", f"When {who} {does}\n    gain 1 morale"))
    assert out and not any(map(YOURS.search, out))


@pytest.mark.parametrize(
    ("printed", "meant"),
    [
        ("you've just put the last card of your hand", "you contribute a card from hand if cards"),
        ("you've put the last card of somebody's hand", "a player contributes a card from hand if"),
    ],
)
def test_whose_hand_is_empty_is_kept(printed: str, meant: str) -> None:
    (line,) = offered(*card("trigger", f"If {printed} into the crisis"))
    assert line.startswith(f"when {meant}")


ONES = {
    "player": ("choose another player as one", "choose a player as two", "discard 1 card"),
    "survivor": ("choose a survivor you control as one", "choose a survivor as two", "get 1 wound"),
}
"""Two that are named, and what is done."""
OF_SEVERAL = ("they each", "you each", "each of you", "all of you", "both of you", "both {}s")


def test_several_who_are_named_are_neither_one_nor_all_nor_any_two() -> None:
    wrong = []
    for noun, (*named, done) in ONES.items():
        for who in OF_SEVERAL:
            if noun == "survivor" and "you" in who:
                continue
            said = f"{who.format(noun)} {done}"
            for above in (named[:1], named):
                text, number = card("effect", "\n".join((*above, said)))
                wrong += [(above, said, line) for line in offered(text, number + len(above))]
    assert not wrong
    assert offered(*card("effect", "all of you discard 1 card")) == ["each player discards 1 card"]
