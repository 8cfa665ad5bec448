"""One declaration by itself: what it tells, and the refusals that need no other word."""

from __future__ import annotations

import functools
import re
from collections.abc import Callable
from typing import Annotated, Any

import pytest

from dowlang.vocabulary import Vocabulary, WordRefused
from dowlang.vocabulary.assembly import assemble
from dowlang.vocabulary.card_kinds import (
    CardKind,
    Clause,
    Enumeration,
    Section,
)
from dowlang.vocabulary.declarations import (
    Parameter,
    Place,
    Type,
    Word,
)
from dowlang.vocabulary.signatures import Role, hints_of
from dowlang.vocabulary.word_forms import Forms

Thing = Annotated[int, "thing"]


def act(game: object, thing: Thing, count: int = 2, gladly: bool = False, why: str = "") -> None:
    """Does nothing."""


def given(game: object, things: Annotated[tuple[int, ...], "thing"], you: Thing) -> None:
    """Does nothing."""


def strange(game: object, thing: float) -> None:
    """Does nothing."""


def untold(game: object, thing: Thing) -> None: ...


def small() -> Vocabulary:
    words = Vocabulary("small")
    words.noun("thing", domain=lambda game: ())
    return words


def test_parameters_are_told_by_the_signature() -> None:
    word = small().effect("take {thing}", example="x")(act)
    assert word.parameters == (
        Parameter("thing", Type("thing"), Role.SLOT),
        Parameter("count", Type("number"), Role.OPTION, 2),
        Parameter("gladly", Type("switch"), Role.OPTION, False),
        Parameter("why", Type("text"), Role.OPTION, ""),
    )
    word = small().effect("take {things}", example="x", subject="you")(given)
    assert [(p.role, str(p.type)) for p in word.parameters] == [
        ("slot", "things"),
        ("subject", "thing"),
    ]
    assert (
        small().effect("take {things}", example="x", implicit=("you",))(given).parameters[1].role
        == "implicit"
    )


def test_a_wrapped_function_is_asked_as_python_does() -> None:
    @functools.wraps(act)
    def wrapped(*arguments: Any) -> None:
        act(*arguments)

    assert hints_of(wrapped) == hints_of(act)


def refused(declare: Callable[[], object]) -> str:
    with pytest.raises(WordRefused) as found:
        declare()
    return str(found.value)


REFUSED: dict[str, Callable[[], object]] = {
    "`take {thing}`: `untold` has no docstring": lambda: small().effect(
        "take {thing}", example="x"
    )(untold),
    "`take {thing}` has no example": lambda: small().effect("take {thing}")(act),
    "`take {thing}`: parameter `thing` has no type that a card can give": lambda: (
        small().effect("take {thing}", example="x")(strange).parameters
    ),
    "`take {things}`: nothing fills the parameter `you` of `given`": lambda: (
        small().effect("take {things}", example="x")(given).parameters
    ),
    "`take {hand}`: no parameter of `act` takes the slot `hand`": lambda: (
        small().effect("take {hand}", example="x", subject="thing")(act).parameters
    ),
    "`meet {thing}`: the event carries no `thing`": lambda: small().event(
        "meet {thing}", 1, (("player", "player"),), example="x"
    ),
}


SLOTS_THERE_ARE = (
    "wanted one of `{text}`, `{int}`, `{name}`, `{thing}`, `{things}`, `{cond}`, `{limit}`, "
    "`{side}`, `{choice:a|b}`, `{list:symbol}`, `{either:symbol}`, `{one:symbol}`, where `symbol` "
    "is an enumeration"
)


@pytest.mark.parametrize("message", REFUSED)
def test_a_declaration_that_is_not_whole_is_refused(message: str) -> None:
    assert refused(REFUSED[message]) == message


def assembled(words: Vocabulary) -> str:
    return assemble(words, "statement_line: effect").text


def with_clause(clause: Clause, *sections: Section) -> Vocabulary:
    words = small()
    words.kinds.append(CardKind("card", "cards", (clause,), sections))
    return words


@pytest.mark.parametrize(
    ("clause", "message"),
    [
        (
            Clause("then", "then", holds="chapter"),
            "`card`: the clause `then` holds `chapter`, which is no section of the kind",
        ),
        (
            Clause("at {where}", "at"),
            f"the clause `at {{where}}` has an unknown slot `{{where}}`, {SLOTS_THERE_ARE}",
        ),
        (
            Clause("at {list:where}", "at"),
            f"the clause `at {{list:where}}` has an unknown slot `{{list:where}}`, "
            f"{SLOTS_THERE_ARE}",
        ),
    ],
)
def test_a_clause_that_cannot_be_read_is_refused(clause: Clause, message: str) -> None:
    assert refused(lambda: assembled(with_clause(clause))) == message


def test_a_kind_without_clauses_has_no_lines_but_its_own() -> None:
    words = small()
    words.kinds.append(CardKind("card", "cards", (), (Section("side", ()),)))
    text = assembled(words)
    assert "?card_line: own_line\n" in text and "?card_side_line: NEVER -> nothing\n" in text


def test_a_pattern_may_hold_words_that_can_be_left_out_and_one_of_a_list() -> None:
    words = with_clause(Clause("grows {one:weather} [at night]", "grows"))
    words.enumerations.append(Enumeration("weather", ("sun", "rain")))
    text = assembled(words)
    assert "W_GROWS part_one_weather (part_flag_at_night)? -> clause_card_0" in text
    assert (
        "part_flag_at_night: W_AT W_NIGHT -> part_flag" in text
        and "part_one_weather: one_of_weather -> part_values" in text
    )


def test_a_sentence_stands_alone() -> None:
    word = small().sentence("it snows", example="it snows")(act)
    assert (word.place, word.phrase, word.slots) == (Place.SENTENCE, "it snows", ())


def test_a_noun_that_is_only_a_part_of_nouns_is_refused() -> None:
    words = small()
    words.noun("thing deck", domain=lambda game: ())
    words.effect("shuffle the deck", example="x")(act)
    assert (
        refused(lambda: assembled(words))
        == "`shuffle the deck`: `deck` ends like a noun and is none"
    )


def test_slots_that_hold_no_thing_have_categories_of_their_own() -> None:
    def say(
        game: object, text: str, cond: Annotated[int, "condition"], when: Annotated[int, "window"]
    ) -> None:
        """Says something."""

    words = small()
    words.effect("say {text} if {cond} by {when}", example="x")(say)
    assert "W_SAY STRING W_IF condition W_BY window -> phrase_effect" in assembled(words)


def test_a_closed_thing_may_hold_a_number_a_name_or_another_thing() -> None:
    words = small()
    for phrase in ("seat {number}", "beside {thing}", "the {thing} pile"):
        words.reference(phrase, "thing")
    assert "reference: W_SEAT INT\n    | W_BESIDE closed\n    | W_THE STRING W_PILE\n" in assembled(
        words
    )


def test_words_are_told_apart_by_being_declared() -> None:
    one, other = (small().effect("take {thing}", example="x")(act) for _ in range(2))
    assert isinstance(one, Word) and one != other and re.fullmatch(r"take \{\w+\}", one.phrase)


def test_only_verbs_have_a_third_person() -> None:
    def ongoing(game: object, number: int) -> None:
        """Does nothing."""

    words = small()
    words.effect("chase {thing}", example="x")(act)
    words.rule("things per fire is {number}", example="x")(ongoing)
    words.rule("thing needs {number} logs", example="x")(ongoing)
    forms = Forms(words)
    lemmas = {form: forms.lemma(form) for form in ("chases", "needs", "pers")}
    assert lemmas == {"chases": "chase", "needs": "need", "pers": "pers"}
