"""A clause that no test has seen, once coverage has counted it, is given a test: the lines of the
card's test that comes nearest, then what such a test says.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from dowlang import testing
from dowlang.advice import in_test
from dowlang.project import checking
from dowlang.service import Document, Workspace
from dowlang.service.code_actions.actions import actions
from dowlang.service.drafts.coverage_drafts import coverage_drafts_at
from dowlang.service.drafts.draft import Draft
from dowlang.service.drafts.option_drafts import draft_at
from dowlang.service.positions import Range, applied
from dowlang.syntax import parse
from tests.playground.asking import Asked, ask, example
from tests.service.opened_set import OpenedSet

__all__ = ["ask"]

FERRY = example("01_").lstrip("\n")
PANTRY = """crossroads "The Shelf"
    flavor "It is locked."
    when you move a survivor to the colony
    option "Vote on it"
        vote by players
            passes
                gain 1 morale
            fails
                lose 1 morale
    option "Break it" if food >= 2
        if morale >= 4
            until the end of this turn
                you cannot search

test "Broken"
    given players = 3, seed 1, food = stock
    given player 1 controls "Yuki Lowe", "Yuki Lowe" is at "School"
    given crossroads "The Shelf"
    when player 1 moves "Yuki Lowe" to the colony, exposure blank
    when player 1 chooses the way
    then morale = mood
    cases way,         stock, mood
        "Break it",    3,     6
        "Vote on it",  2,     6
"""

PLAIN = PANTRY[: PANTRY.index("    cases")]
for column, cell in (("stock", "3"), ("mood", "6"), ("the way", '"Vote on it"')):
    PLAIN = PLAIN.replace(column, cell)


def clause(line: int, what: str, hint: str) -> testing.TestedClause:
    """Return a clause of the only card of a file."""
    return testing.TestedClause("card", "card.dow", line, what, hint, "")


def drafts(text: str, line: str, write: str, folder: Path) -> list[Draft]:
    number = text[: text.index(line)].count("\n") + 1
    document = Workspace().open(folder / "card.dow", text)
    return list(coverage_drafts_at(document, number, [clause(number, f"`{line}` is so", write)]))


@pytest.mark.parametrize(
    ("line", "write", "ends"),
    (
        (
            "until the end",
            in_test("when player 2 starts", says="past it: "),
            ['when player 1 chooses "Break it"', "when player 2 starts", "then "],
        ),
        (
            "passes",
            in_test("when player 1 votes for", rest=", and others"),
            [
                'when player 1 chooses "Vote on it"',
                "# `when player 1 votes for`, and others",
                "when player 1 votes for",
                "then ",
            ],
        ),
        (
            'option "Break it"',
            in_test('then player 1 cannot choose "Break it"', says="another one, or "),
            ["exposure blank", 'then player 1 cannot choose "Break it"'],
        ),
        (
            "if morale",
            "a table on which it does not hold",
            ['chooses "Break it"', "# a table on which it does not hold", "then "],
        ),
    ),
)
def test_a_draft_goes_on_from_the_test_that_comes_nearest(
    line: str, write: str, ends: list[str], tmp_path: Path
) -> None:
    (draft,) = drafts(PLAIN if "cannot" in write else PANTRY, line, write, tmp_path)
    lines = draft.edit.text.split("\n")[-len(ends) :]
    assert all(said.endswith(end) for said, end in zip(lines, ends, strict=True)), draft.edit.text
    stock = 2 if "votes" in write else 1 if "cannot" in write else 3
    assert f"given players = 3, seed 1, food = {stock}" in draft.edit.text


def test_a_choice_that_no_test_makes_is_drafted_as_such_and_not_twice(tmp_path: Path) -> None:
    assert not drafts(FERRY, 'option "Cover', in_test('when player 1 chooses "Cover"'), tmp_path)
    assert not drafts(FERRY, "lose 1 morale", "a test in which it comes to that", tmp_path)


def test_what_is_counted_is_offered_until_the_text_is_another(ask: Asked) -> None:
    text = PLAIN.replace('chooses "Vote on it"', 'chooses "Break it"')
    ask("check", text=text)
    line = text[: text.index("if morale")].count("\n")
    assert not ask("fixes", line=line)["fixes"]
    told = {each["line"]: each["clause"] for each in ask("coverage")["uncovered"]}
    assert told[line + 1] == "`if morale >= 4` does not hold"
    (fix,) = ask("fixes", line=line)["fixes"]
    assert fix["title"] == "write a test in which `if morale >= 4` does not hold" and fix["asks"]
    assert not ask("fixes", line=line, text=f"{text}\n# more")["fixes"]


def uncovered(folder: Path) -> Iterator[tuple[Document, tuple[testing.TestedClause, ...]]]:
    """Yield each document of a set of which every card has kept one test, with what none sees."""
    for file in folder.rglob("*.dow"):
        first = re.split(r"(?m)^(?=test )", file.read_text("utf-8"))[:2]
        file.write_text("".join(first).rstrip("\n") + "\n", "utf-8")
    (loaded,) = checking.tests_of([folder])
    marked = {
        path: testing.marked(card, path, label, loaded.texts[label].split("\n"))
        for path, (card, label) in loaded.checked_cards.items()
    }
    seen = testing.watched(loaded.cards, marked)
    rows = testing.run_tests(seen.cards, loaded.tests, seen=seen).coverage.uncovered
    workspace = Workspace()
    for label in sorted({row.file for row in rows}):
        (file,) = (each for each in folder.rglob("*.dow") if str(each).endswith(label))
        document = workspace.open(file, file.read_text("utf-8"))
        mine = [row for row in rows if row.file == label]
        yield document, tuple(mine)


@pytest.mark.proof
def test_each_clause_of_the_starter_set_that_no_test_sees_is_drafted(opened_set: OpenedSet) -> None:
    clauses = 0
    for document, unseen in uncovered(opened_set.folder):
        for each in unseen:
            clauses += 1
            found = list(coverage_drafts_at(document, each.line, [each]))
            assert len(found) == 1 or draft_at(document, each.line) is not None, each
            for draft in found:
                text = applied(document.text, [draft.edit])
                last = text.rstrip("\n").count("\n") + 1
                wrong = [
                    error
                    for error in parse("x.dow", text, document.language.parser)[1]
                    if error.span.line != last or not text.endswith("    then \n")
                ]
                assert not wrong, (draft.edit.text, wrong[0].message)
    assert clauses > 150


def test_the_label_of_a_refused_option_may_hold_any_sign(ask: Asked) -> None:
    """The line to write is data: a label with `…`, which a sentence may hold as well, is in it."""
    label = "Break it… or: `try`, at least"
    text = PLAIN.replace('"Break it" if', f'"{label}" if')
    ask("check", text=text)
    ask("coverage")
    found = ask("fixes", line=text[: text.index(f'"{label}" if')].count("\n"))["fixes"]
    refused = [each["edits"][0]["text"] for each in found if "is false" in each["title"]]
    assert len(refused) == 1
    assert refused[0].endswith(f'    then player 1 cannot choose "{label}"')
    assert "# `then" not in refused[0]


def test_an_action_names_what_is_not_seen(tmp_path: Path) -> None:
    document = Workspace().open(tmp_path / "card.dow", PANTRY)
    line = PANTRY[: PANTRY.index("if morale")].count("\n") + 1
    at = document.map.position(document.map.offset(line, 1))
    unseen = [clause(line, "`if morale >= 4` does not hold", "a table on which it does not hold")]
    found = actions(document, Range(at, at), unseen)
    assert [each.title for each in found if each.needs_text] == [
        "write a test in which `if morale >= 4` does not hold"
    ]


REFUSING = (
    ("food >= 2", "food = 1"),
    ("food >= 2 and morale >= 3", "food = 1"),
    ("helpless survivors > 1", "helpless survivors = 1"),
    ("morale <= 4", "morale = 5"),
    ("your leader is wounded", "# `your leader is wounded` has to fail here"),
)


@pytest.mark.parametrize(("condition", "said"), REFUSING)
@pytest.mark.parametrize("what", ("the condition of option `Break it` is false", "is refused"))
def test_a_draft_of_a_refusal_lays_a_table_that_refuses(
    condition: str, said: str, what: str, tmp_path: Path
) -> None:
    text = PLAIN.replace("if food >= 2", f"if {condition}")
    line = text[: text.index('option "Break it"')].count("\n") + 1
    document = Workspace().open(tmp_path / "card.dow", text)
    write = in_test('then player 1 cannot choose "Break it"', rest=" where it is false")
    (draft,) = coverage_drafts_at(document, line, [clause(line, what, write)])
    assert said in draft.edit.text and "player 1 chooses" not in draft.edit.text
    assert draft.edit.text.endswith('    then player 1 cannot choose "Break it"')


def test_an_option_that_asks_for_nothing_is_not_asked_to_be_refused(ask: Asked) -> None:
    ask("check", text=PLAIN.replace('chooses "Vote on it"', 'chooses "Break it"'))
    told = {each["clause"]: each["write"] for each in ask("coverage")["uncovered"]}
    assert "option `Vote on it` is taken" in told and "option `Break it` is refused" in told
    said = told["the condition of option `Break it` is false"]
    assert said == '`then player 1 cannot choose "Break it"` where it is false'
    ask("check", text=PLAIN)
    assert not {"option `Vote on it` is refused"} & {
        each["clause"] for each in ask("coverage")["uncovered"]
    }


def test_a_failure_on_the_page_says_the_line_as_it_is_typed(ask: Asked) -> None:
    text = PLAIN.replace('moves "Yuki Lowe" to the colony', 'searches "School"')
    ask("check", text=text)
    (result,) = ask("tests")["results"]
    assert 'wanted `when player 1 searches "School", exposure blank`' in result["message"]


OFFERED = """crossroads "The Shelf"
    flavor "It is locked."
    when you move a survivor to the colony
    option "Break it"
        {offer}
            if so
                gain 1 morale

test "Broken"
    given players = 3, seed 1, food = 0, morale = 5
    given player 1 controls "Yuki Lowe", "Yuki Lowe" is at "School"
    given crossroads "The Shelf"
    when player 1 moves "Yuki Lowe" to the colony, exposure blank
    when player 1 chooses "Break it"
    then food = 0
"""
OFFERS = (
    ("you may discard 1 tool card", ('given player 1 has "Tool Belt"', "player 1")),
    ("you may discard 2 food cards", ('given player 1 has "Tinned Soup"', "player 1")),
    ("you may discard a card", ('given player 1 has "Aspirin"', "player 1")),
    ("you may remove 2 food", ("food = 2", "player 1")),
    ("another player may discard 1 tool card", ('given player 2 has "Tool Belt"', "player 2")),
)


@pytest.mark.parametrize(("offer", "said"), OFFERS)
def test_a_draft_of_an_offer_has_what_it_takes_and_takes_it(
    offer: str, said: tuple[str, str], ask: Asked
) -> None:
    given, seat = said
    text = OFFERED.format(offer=offer)
    ask("check", text=text)
    ask("coverage")
    line = text[: text.index(offer)].count("\n")
    titles = {each["title"]: each["edits"] for each in ask("fixes", line=line)["fixes"]}
    taken = next(edits for title, edits in titles.items() if title.endswith("is taken"))
    lines = taken[0]["text"].split("\n")
    assert any(given in each for each in lines), lines
    assert lines[-2:] == [f"    when {seat} accepts", "    then "]


def test_a_draft_of_an_offer_that_was_taken_declines_it(ask: Asked) -> None:
    text = OFFERED.format(offer="you may remove 2 food").replace("food = 0,", "food = 2,")
    text = text.replace("    then food", "    when player 1 accepts\n    then food")
    ask("check", text=text)
    ask("coverage")
    found = ask("fixes", line=text[: text.index("you may")].count("\n"))["fixes"]
    (declined,) = [each["edits"] for each in found if each["title"].endswith("is not taken")]
    assert "when player 1 declines\n    then " in declined[0]["text"]
