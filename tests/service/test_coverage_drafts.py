"""A clause that no test has seen, once coverage has counted it, is given a test: the lines of the
card's test that comes nearest, then what such a test says.
"""

from __future__ import annotations

import re
from collections import Counter
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
from dowlang.service.measurements import coverage_of
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


SEEN_BY_DRAFTS = {"trigger false": 0.9, "passes": 1, "fails": 1, "unmet": 1, "refused": 0.6}
"""By sort the share of the clauses that the test sees which is drafted for them, as it stands. Of
the options that cannot be refused some have no other beside them in what the first test lays out.
"""


def sees(document: Document, clause: testing.TestedClause, text: str) -> bool:
    """Return True if a text with a draft behind it checks, its test passes and sees the clause."""
    document.warm_set.put(document.path, text)
    after = Document(document.path, document.label, text, document.warm_set)
    checked = after.warm_set.checked()
    assert checked is not None and not checked.errors, text
    cards = after.warm_set.compiled.cards(checked)
    tests = [(after.label, test) for test in checked.tests[after.label]]
    results = testing.run_tests(cards, tests).results
    missing = {(each.card, each.key) for each in coverage_of(after, checked, cards).uncovered}
    document.warm_set.put(document.path, document.text)
    return results[-1].passed and (clause.card, clause.key) not in missing


@pytest.mark.proof
def test_each_clause_of_the_starter_set_that_no_test_sees_is_drafted(opened_set: OpenedSet) -> None:
    drafted: Counter[str] = Counter()
    seen: Counter[str] = Counter()
    for document, unseen in uncovered(opened_set.folder):
        for each in unseen:
            found = list(coverage_drafts_at(document, each.line, [each]))
            assert len(found) == 1 or draft_at(document, each.line) is not None, each
            for draft in found:
                text = applied(document.text, [draft.edit]).rstrip("\n")
                last = text.count("\n") + 1
                wrong = [
                    error
                    for error in parse("x.dow", text, document.language.parser)[1]
                    if error.span.line != last or not text.endswith("    then ")
                ]
                assert not wrong, (draft.edit.text, wrong[0].message)
                sort = next(
                    (s for s in SEEN_BY_DRAFTS if s in (each.key, each.what.split()[-1])), ""
                )
                drafted[sort] += 1
                seen[sort] += sort != "" and sees(document, each, text.removesuffix("    then "))
    assert drafted.total() > 100
    for sort, share in SEEN_BY_DRAFTS.items():
        assert drafted[sort] and seen[sort] >= share * drafted[sort], (sort, seen, drafted)


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


VOTED = """crossroads "Lights on the Canal"
    flavor "They went out one by one."
    when you move a survivor to a location outside the colony
    option "Cross the ice"
        gain 1 morale
    option "Put it to the vote"
        vote by players with a survivor at the colony, ties go to you, without voters it passes
            passes
                gain 2 morale
            fails
                lose 1 morale

test "Across"
    given players = 3, seed 1, morale = 5
    given player 1 controls "Amara Diallo", "Amara Diallo" is at the colony
    given crossroads "Lights on the Canal"
    when player 1 moves "Amara Diallo" to "Library", exposure blank
    when player 1 chooses "Cross the ice"
    then morale = 6
"""


def drafted(ask: Asked, text: str, line: str, title: str) -> str:
    """Return a text with the draft that a line offers once coverage is counted."""
    ask("check", text=text)
    ask("coverage")
    found = ask("fixes", line=text[: text.index(line)].count("\n"))["fixes"]
    (edits,) = [each["edits"] for each in found if each["title"] == title]
    return f"{text.rstrip()}{edits[0]['text']}"


@pytest.mark.parametrize(
    ("line", "title", "votes", "mood"),
    (
        ('option "Put', "write a test of `Put it to the vote`", "for", 7),
        ("vote by", "write a test of `Put it to the vote`", "for", 7),
        ("fails", "write a test of `Put it to the vote`", "against", 4),
    ),
)
def test_a_draft_of_a_vote_has_who_votes(
    line: str, title: str, votes: str, mood: int, ask: Asked
) -> None:
    """Of a card whose first test leaves nobody with a vote another player is brought."""
    text = drafted(ask, VOTED, line, title)
    assert f"    when player 2 votes {votes}\n    then " in text
    ask("check", text=f"{text}morale = {mood}\n")
    assert [each["outcome"] for each in ask("tests")["results"]] == ["passed", "passed"]


WHOLE = """crossroads "Lights on the Canal"
    flavor "They went out one by one."
    when you search "Library"
    vote by players, ties go to you
        passes
            gain 1 morale
        fails
            lose 1 morale
"""


@pytest.mark.parametrize("label", ("", "Put it to the vote"))
def test_the_first_test_of_a_card_with_a_vote_has_who_votes(label: str, ask: Asked) -> None:
    """What is answered by itself would be the side against, of which nothing in a draft says so."""
    text = WHOLE
    if label:
        head, _, vote = WHOLE.partition("    vote by")
        below = "".join(f"    {line}\n" for line in f"    vote by{vote}".splitlines())
        text = f'{head}    option "{label}"\n{below}    option "No"\n        nothing happens\n'
    made = drafted(ask, text, "crossroads", "write a test of this card")
    assert "    when player 1 votes for\n    when player 2 votes for" in made
    ask("check", text=f"{made}morale = 6\n")
    assert [each["outcome"] for each in ask("tests")["results"]] == ["passed"]


@pytest.mark.parametrize("side", ("passes", "fails"))
def test_a_draft_of_a_side_of_a_vote_leads_to_it(side: str, ask: Asked) -> None:
    other = {"passes": "against", "fails": "for"}[side]
    text = VOTED.replace('chooses "Cross the ice"', 'chooses "Put it to the vote"').replace(
        "    given crossroads",
        '    given player 2 controls "Wen Guo", "Wen Guo" is at the colony\n    given crossroads',
    )
    mood = 4 if other == "against" else 7
    text = text.replace(
        "    then morale = 6", f"    when player 2 votes {other}\n    then morale = {mood}"
    )
    made = drafted(ask, text, "vote by", f"write a test in which the vote {side}")
    assert made.count("when player 2 votes") == 2
    ask("check", text=f"{made}morale = {11 - mood}\n")
    assert [each["outcome"] for each in ask("tests")["results"]] == ["passed", "passed"]


NOT_HELD = (
    ("when you move a survivor to a location outside the colony", "", "to the colony"),
    ("when you move a survivor to a location outside the colony if morale >= 4", "", "morale = 3"),
    ('when you search "School"', 'searches "School"', 'searches "Library"'),
    ("when you play a tool card", 'plays "Tool Belt"', 'plays "Tinned Soup"'),
    ("if morale >= 4", "starts", "morale = 3"),
)


@pytest.mark.parametrize(("trigger", "act", "said"), NOT_HELD)
def test_a_draft_in_which_a_trigger_does_not_hold_does_something_else(
    trigger: str, act: str, said: str, ask: Asked
) -> None:
    text = VOTED.replace("when you move a survivor to a location outside the colony", trigger)
    if act:
        place = '"School"' if "School" in act else "the colony"
        text = text.replace('"Amara Diallo" is at the colony', f'"Amara Diallo" is at {place}')
        text = text.replace(
            "    given crossroads",
            '    given player 1 has "Tool Belt", dice of player 1 are 6\n    given crossroads',
        )
        text = text.replace('moves "Amara Diallo" to "Library", exposure blank', act)
    made = drafted(ask, text, trigger, f"write a test in which `{trigger}` does not hold")
    draft = made.removeprefix(text.rstrip())
    assert said in draft and "chooses" not in draft, draft
    assert "    # the card does not come up here: say what stays as it is\n    then " in draft
    mood = 3 if said == "morale = 3" else 5
    ask("check", text=f"{made}morale = {mood}\n")
    assert [each["outcome"] for each in ask("tests")["results"]] == ["passed", "passed"]


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
