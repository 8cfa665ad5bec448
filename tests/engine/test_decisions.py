"""Keys, sentences and data of options."""

from dataclasses import replace

import pytest

from dowlang.engine.card_set import CardSet, Edition
from dowlang.engine.decisions import (
    Decision,
    IllegalAction,
    InvalidAnswer,
    keys_of,
    labels_of,
    shown,
    text_of,
)
from dowlang.engine.journal import answer_key
from tests.worlds import toy

CARDS = toy.load()


def test_equal_choices_have_equal_keys_and_no_instance_ids() -> None:
    assert keys_of(CARDS, ((toy.CARD, 3),)) == keys_of(CARDS, ((toy.CARD, 8),)) == ("card/card_3",)


def test_options_a_ruleset_confuses_can_still_be_told_apart() -> None:
    assert keys_of(CARDS, ((toy.CARD, 3), (toy.CARD, 8), (toy.CARD, 4))) == (
        "card/card_3",
        "card/card_3~2",
        "card/card_4",
    )


def test_hidden_arguments_are_in_neither_key_nor_text() -> None:
    assert keys_of(CARDS, ((toy.REST, 17),)) == ("rest",)
    assert text_of(CARDS, (toy.REST, 17)) == "rest"


def test_what_stands_in_brackets_is_left_out_when_its_number_is_0() -> None:
    told = [text_of(CARDS, (toy.PUSH, *numbers)) for numbers in ((2,), (10,), (0,), ())]
    assert told == ["roll 2 dice", "roll 10 dice", "roll", "roll"]


def test_labels_of_a_card_have_distinct_keys() -> None:
    assert labels_of(CARDS.facts[0]) == {1: "Go on", 4: "待つ", 2: "Go on!", 3: "Wait"}
    assert labels_of({"labels": {"a": ["x", "y"], "b": ["z"]}}) == {1: "x", 2: "y", 3: "z"}
    assert keys_of(CARDS, tuple((toy.OPTION, 0, n) for n in (1, 2, 3, 4))) == (
        "option/the_odd_card/go_on_1",
        "option/the_odd_card/go_on_2",
        "option/the_odd_card/wait",
        "option/the_odd_card/option_4",
    )
    assert text_of(CARDS, (toy.OPTION, 0, 4)) == '待つ (The "Odd" Card)'


def test_decisions_and_options_are_equal_by_what_is_asked() -> None:
    asked = ("ask", 1, "action", ((toy.PUSH, 1), (toy.PUSH, 2)))
    one, other, elsewhere = (
        Decision(CARDS, asked),
        Decision(CARDS, asked),
        Decision(CARDS, ("ask", 2, *asked[2:])),
    )
    assert one == other and {one, other, elsewhere} == {one, elsewhere}
    assert (
        one.keys is one.keys
        and one.options is one.options
        and one.options == other.options
        and one.options[0] != one.options[1]
    )
    assert one.options[0] != elsewhere.options[0] and one.options[0] != "push/1" and one != "action"
    assert {*one, *other} == set(one.options)
    assert (repr(one), repr(one.options[1])) == (
        "<Decision of player 2: action, 2 options>",
        "<Option 1 push/2>",
    )


def test_a_journal_writes_the_key_that_tells_confused_options_apart() -> None:
    question = ("ask", 0, "card", ((toy.CARD, 3), (toy.CARD, 8), (toy.CARD, 4)))
    assert [answer_key(CARDS, question, n) for n in range(3)] == [
        "card/card_3",
        "card/card_3~2",
        "card/card_4",
    ]


def test_one_copy_is_shown_in_place_of_all_equals() -> None:
    """An answer of a strange journal may have fewer arguments than its kind."""
    cards = CardSet(
        replace(toy.RULESET, faces={"card": lambda cards, card: card % 5}),
        Edition("toybox", "1.0", ""),
        toy.FACTS,
        lambda path: None,
    )  # type: ignore[arg-type, return-value]
    assert [
        shown(cards, answer) for answer in ((toy.CARD, 13), (toy.CARD,), (toy.PUSH, 7), ())
    ] == [(toy.CARD, 3), (toy.CARD,), (toy.PUSH, 7), ()]


@pytest.mark.parametrize(
    ("near", "more"),
    [
        ((), ""),
        (("push/1",), "; did you mean `push/1`"),
        (("push/1", "push/2"), "; did you mean `push/1` or `push/2`"),
    ],
)
def test_a_refusal_names_the_player_and_what_is_near(near: tuple[str, ...], more: str) -> None:
    """Players are counted from 1 where people read."""
    assert (
        str(IllegalAction("push/7", 1, "action", near))
        == f"`push/7` is not among the options of player 2 for `action`{more}"
    )
    assert (
        str(InvalidAnswer("sing", near))
        == f"found 'sing', wanted an option, its key or its index{more}"
    )
