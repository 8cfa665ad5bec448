"""What Japanese has of its own: where amounts and filters stand, counters, one word a term."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from dowlang.publish.rules_text.localised.fluent_messages import Messages
from dowlang.rulesets.dead_of_winter.narration.wording import _WITH_PLACES, told_together
from tests.languages.__main__ import examples
from tests.languages.readings import Reader, messages
from tests.languages.test_speech import speech

LEFT_BEHIND = re.compile("だけ(?:まで|以上|が|を(?!除く))")
"""An amount that is worked out and stands behind what is counted, where nobody reads it as one."""


@pytest.mark.sample(1)
@pytest.mark.parametrize("amount", ["(helpless survivors)", "(helpless survivors + 1)"])
def test_an_amount_that_is_worked_out_stands_before_what_is_counted(amount: str) -> None:
    """Whatever word counts, in every quantity that it takes."""
    reader, read = Reader("ja", {}), 0
    for line in examples().values():
        if not re.search(r"\b[2-9] [a-z]+s\b", line):
            continue
        for quantity in ("", "up to ", "at least ", "exactly ", "the top "):
            counted = re.sub(
                r"(?:up to |the top )?\b[2-9](?= [a-z]+s\b)", f"{quantity}{amount}", line, count=1
            )
            try:
                said = " ".join(reader.example(counted))
            except ValueError:
                continue  # a quantity that this word does not take
            read += 1
            assert not LEFT_BEHIND.search(said), (counted, said)
    assert read >= 40


FILTERS = {
    "except your leader": "コロニーにいる、あなたのグループリーダー以外の生存者1人を死亡させる。",
    "with a weapon card": "コロニーにいる、武器カードを持つ生存者1人を死亡させる。",
    "with the most wounds": "コロニーにいる、負傷が最も多い生存者1人を死亡させる。",
    "you control": "コロニーにいるあなたの生存者1人を死亡させる。",
    "controlled by the first player": (
        "コロニーにいるファーストプレイヤーの生存者1人を死亡させる。"
    ),
}


@pytest.mark.parametrize("filter", FILTERS)
def test_a_filter_belongs_to_the_noun_and_not_to_the_filter_behind_it(filter: str) -> None:
    """Without the comma *except your leader* would be said of the colony's leader."""
    assert Reader("ja").example(f"kill a survivor at the colony {filter}") == [FILTERS[filter]]


def test_an_adjective_stands_before_each() -> None:
    line = "each wounded survivor except your leader gets 1 wound"
    assert Reader("ja").example(line) == [
        "あなたのグループリーダー以外の負傷している各生存者は負傷を1個受ける。"
    ]


COMPARED = {
    "morale > 3": "士気が3を超える場合",
    "influence of your leader > 40": "あなたのグループリーダーの影響力が40を超える場合",
    "morale < 3 and food > 2": "士気が3未満で、食料トークンが2個を超える場合",
    "you control fewer survivors than each other player": (
        "あなたが率いる生存者が他のどのプレイヤーより少ない場合"
    ),
    "the colony has room": "コロニーが満員でない場合",
}


@pytest.mark.parametrize("line", COMPARED)
def test_a_level_is_not_many_and_a_place_has_nothing(line: str) -> None:
    assert Reader("ja").example(line) == [COMPARED[line]]


STEPS = {
    **{"food": "food", "waste": "waste", "crisis": "crisis", "zombie": "zombie"},
    **{"objective": "objective", "marker": "round", "player": "token"},
}
"""The steps of the colony phase in the story, and on the cards."""


def said(there: Messages, id: str) -> str:
    return there.text(id, {}, lambda *_: "")


def test_the_story_calls_a_step_as_the_cards_do() -> None:
    there = messages("ja")
    for told, on_cards in STEPS.items():
        assert said(there, f"says-step-{told}") == said(there, f"reference-the-{on_cards}-step")


def test_no_two_switches_are_said_in_one_sentence() -> None:
    """Who cannot attack, and who cannot be attacked."""
    there = messages("ja")
    ids = [id for id in there.ids if re.search("^set-.*-(?:yes|no)$", id)]
    texts = [there.text(id, {}, lambda name, *_: name) for id in ids]
    sentences = [each.replace("ができ", "でき") for each in texts]
    assert len(ids) >= 100
    assert [each for each in sentences if sentences.count(each) > 1] == []


COUNTERS = {"zombies-of-part": "体", "barricades-of-part": "つ", "noise-of-part": "個"}


@pytest.mark.sample(1)
@pytest.mark.parametrize("kind", _WITH_PLACES)
def test_each_of_several_places_is_told_with_the_counter_of_the_whole(kind: str) -> None:
    counter = COUNTERS[_WITH_PLACES[kind][1]]
    line = told_together(speech("ja"), kind, {("病院", ""): [-1, -1], ("学校", ""): [-1]})
    assert re.findall(f"[0-9]{counter}", line) == [f"{n}{counter}" for n in (3, 2, 1)], line


def test_a_verb_has_no_copula_behind_it() -> None:
    for file in Path("dowlang").rglob("*.ftl"):
        if "ja" in (file.stem, file.parent.name):
            text = file.read_text("utf-8")
            assert re.findall(r'.*[うくすぬむるぐぶ]\{ VERB\("copula".*', text) == [], file
