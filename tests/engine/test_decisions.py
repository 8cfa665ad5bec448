"""Keys, sentences and data of options."""

from dowlang.engine.decisions import keys_of, labels_of, text_of
from tests.engine import toy

CARDS = toy.load()


def test_equal_choices_have_equal_keys_and_no_instance_ids() -> None:
    assert keys_of(CARDS, ((toy.CARD, 3),)) == keys_of(CARDS, ((toy.CARD, 8),)) == ("card/card_3",)


def test_options_a_ruleset_confuses_can_still_be_told_apart() -> None:
    assert keys_of(CARDS, ((toy.CARD, 3), (toy.CARD, 8), (toy.CARD, 4))) == ("card/card_3", "card/card_3~2", "card/card_4")


def test_hidden_arguments_are_in_neither_key_nor_text() -> None:
    assert keys_of(CARDS, ((toy.REST, 17),)) == ("rest",)
    assert text_of(CARDS, (toy.REST, 17)) == "rest"


def test_labels_of_a_card() -> None:
    assert labels_of(CARDS.facts[0]) == {1: "Go on", 4: "待つ", 2: "Go on!", 3: "Wait"}
    assert labels_of({"labels": {"a": ["x", "y"], "b": ["z"]}}) == {1: "x", 2: "y", 3: "z"}
    assert keys_of(CARDS, tuple((toy.OPTION, 0, n) for n in (1, 2, 3, 4))) == (
        "option/the_odd_card/go_on_1", "option/the_odd_card/go_on_2", "option/the_odd_card/wait", "option/the_odd_card/option_4")
    assert text_of(CARDS, (toy.OPTION, 0, 4)) == '待つ (The "Odd" Card)'
