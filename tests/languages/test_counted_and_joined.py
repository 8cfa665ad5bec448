"""What readers of a language heard of numbers, of what is joined, and of what happens: rounds that
are left, a choice of two conditions behind others, a counter that begins anew, events as they
happen.
"""

from __future__ import annotations

import re

import pytest

from dowlang.project import pipeline
from dowlang.vocabulary.declarations import EventWord
from tests.languages.readings import GAME, LANGUAGES
from tests.languages.test_read_by_players import BODY, reader
from tests.publish.test_wording import effects
from tests.wordings.test_printed_numbers import reader as natural

LEFT = {
    "es": {
        ">= 3": "el marcador de ronda está en 3 o más",
        "<= 4": "el marcador de ronda está en 4 o menos",
        "= 1": "el marcador de ronda está en 1",
        "= 0": "el marcador de ronda está en 0",
        "> 2": "el marcador de ronda está por encima de 2",
        "< 2": "el marcador de ronda está por debajo de 2",
    },
    "ru": {
        ">= 3": "Счётчик Раундов стоит на 3 или выше",
        "<= 4": "Счётчик Раундов стоит на 4 или ниже",
        "= 1": "Счётчик Раундов стоит на 1",
        "= 0": "Счётчик Раундов стоит на 0",
        "> 2": "Счётчик Раундов стоит выше 2",
        "< 2": "Счётчик Раундов стоит ниже 2",
    },
    "ja": {"<= 4": "ラウンドトラッカーの数字が4以下", ">= 3": "ラウンドトラッカーの数字が3以上"},
}
ROUNDS = [(language, so, said) for language in LEFT for so, said in LEFT[language].items()]
EITHER = {
    "es": " y o bien hay 3 de comida o más o bien hay al menos 2 zombis en la colonia",
    "ru": " и либо жетонов Пропитания не меньше 3, либо в колонии не меньше 2 зомби",
    "ja": "食料トークンが3個以上であるか、コロニーにゾンビが2体以上いるかのどちらか",
}
ZERO = {"es": "Pon el ashes a 0", "ru": "Обнулите ashes", "ja": "ashesを0にする"}
PARTICIPLE = re.compile(
    r"\b(?:убран|потерян|удал[её]н|вылечен|перемещ[её]н|помещ[её]н|изгнан|обыскан|добавлен|открыт"
    r"|уничтожен|разреш[её]н|снят|оплачен|перетасован|активирован|проверен|положен)[аоы]?\b"
)


@pytest.mark.parametrize(("language", "so", "said"), ROUNDS)
def test_rounds_are_told_by_where_their_marker_stands(language: str, so: str, said: str) -> None:
    line = f"if rounds left {so}\n            add 1 food"
    assert said in " ".join(reader(language).card(BODY.format(line)))


def test_rounds_that_are_left_are_wished_as_the_language_wishes() -> None:
    line = "while rounds left <= 4\n                each player rolls 1 more die"
    told = reader("es").card(BODY.format(f"for the rest of the game\n            {line}"))
    assert "ientras el marcador de ronda esté en 4 o menos" in " ".join(told)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_choice_behind_other_conditions_needs_no_brackets(language: str) -> None:
    choice = "(food >= 3 or zombies at the colony >= 2)"
    said = " ".join(reader(language).card(f"    if morale <= 5 and {choice}\n"))
    assert EITHER[language] in said
    assert not re.search(r"[（(]", said)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_choice_between_other_conditions_keeps_its_brackets(language: str) -> None:
    choice = "(food >= 3 or zombies at the colony >= 2)"
    said = " ".join(reader(language).card(f"    if {choice} and morale <= 5\n"))
    assert re.search(r"[（(]", said)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_counter_that_gives_all_it_has_is_put_to_0(language: str) -> None:
    body = (
        "attach this card to your leader, counting ashes\n"
        "            at the start of each round\n                add (0 - ashes) to ashes"
    )
    assert (
        ZERO[language].casefold() in " ".join(reader(language).card(BODY.format(body))).casefold()
    )


def test_a_counter_that_gives_less_is_added_to() -> None:
    body = (
        "attach this card to your leader, counting ashes",
        "    at the start of each round",
        "        add (0 - ashes) to ashes",
        "    at the end of each round",
        "        add (1 - ashes) to ashes",
    )
    told = " ".join(effects(*body))
    assert "set the ashes counter to 0" in told
    assert "add 1 minus the ashes counter to the ashes counter" in told


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_the_table_sees_is_told_as_its_author_wrote_it(language: str) -> None:
    said = " ".join(reader(language).card('    when manual "Another player yawns"\n'))
    assert "Another player yawns" in said
    assert not re.search(r"\bel Another|[「«“]", said)


@pytest.mark.parametrize("there", ["the scout is at it", "a survivor you control is at it"])
def test_a_spanish_place_has_its_verb_before_whoever_is_there(there: str) -> None:
    line = f"choose a survivor as scout\n        choose a location where ({there})"
    assert re.search(r"en la que est[áé] \w+", " ".join(reader("es").card(BODY.format(line))))


def test_a_russian_event_happens_and_is_no_state() -> None:
    """`Когда локация обыскана` is heard of one that has been searched before."""
    tried = 0
    for word in pipeline.language(GAME).vocabulary.of_sort(EventWord):
        if word.place == "happening":
            said = " ".join(reader("ru").card(f"    when {word.example}\n"))
            assert not PARTICIPLE.search(said), said
            tried += 1
    assert tried > 25


def test_a_russian_event_that_is_over_is_a_state() -> None:
    line = "if a location was searched this round\n            add 1 food"
    assert "обыскана" in " ".join(reader("ru").card(BODY.format(line)))


def test_a_counter_that_is_put_to_0_is_read_back() -> None:
    read = natural("dead_of_winter").readings(
        "statement", "Set the ashes counter to 0.", (), ("ashes",)
    )
    assert ("add (0 - ashes) to ashes",) in [each.lines for each in read]
