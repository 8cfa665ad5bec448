"""A test is drafted for what no test has chosen: whatever the card, it can be read and goes on from
what the card's own tests do.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from dowlang import testing
from dowlang.diagnostics import Severity
from dowlang.project.game_language import language
from dowlang.project.loading import load_source
from dowlang.project.pipeline import check
from dowlang.project.sets import read_set
from dowlang.semantics.line_parts import condition, rows
from dowlang.service import Range, Workspace
from dowlang.service.code_actions.actions import actions
from dowlang.service.code_actions.code_action import Action
from dowlang.service.drafts.option_drafts import draft_at
from dowlang.service.positions import applied
from dowlang.syntax.ast import Line
from tests.playground.asking import Asked, ask, example
from tests.service.opened_set import OpenedSet

__all__ = ["ask"]

FERRY = example("01_").lstrip("\n")
NO_TEST = FERRY.split("\n\ntest ")[0] + "\n"


def offered(text: str, line: int, folder: Path) -> list[Action]:
    document = Workspace().open(folder / "card.dow", text)
    at = document.map.position(document.map.offset(line, 1))
    return [each for each in actions(document, Range(at, at)) if each.title.startswith("write a")]


def line_of(text: str, words: str) -> int:
    return text[: text.index(words)].count("\n") + 1


@pytest.mark.parametrize(
    ("words", "title", "chosen"),
    (
        ('option "Cover', "Cover the windows", '"Cover the windows"'),
        ("lose 1 morale", "Cover the windows", '"Cover the windows"'),
        ("gain 1 morale", "Answer it", '"Answer it", die 6'),
        ("1 to 2", "Answer it", '"Answer it", die 1'),
    ),
)
def test_what_no_test_has_seen_is_drafted_like_the_tests_of_the_card(
    tmp_path: Path, words: str, title: str, chosen: str
) -> None:
    (action,) = offered(FERRY, line_of(FERRY, words), tmp_path)
    assert action.title == f"write a test of `{title}`" and action.finding is None
    text = applied(FERRY, action.edits)
    assert text.endswith(
        f'\n\ntest "The Ferry Lantern: {title}"\n'
        "    given players = 3, seed 1, helpless survivors = 0\n"
        '    given player 1 controls "Amara Diallo", "Amara Diallo" is at the colony\n'
        '    given crossroads "The Ferry Lantern"\n'
        '    when player 1 moves "Amara Diallo" to "Library", exposure blank\n'
        f"    when player 1 chooses {chosen}\n    then \n"
    )


TABLE = (
    NO_TEST
    + """
test "As it falls"
    given players = 3, seed 1, helpless survivors = 0
    given player 1 controls "Amara Diallo", "Amara Diallo" is at the colony
    given crossroads "The Ferry Lantern"
    when player 1 moves "Amara Diallo" to "Library", exposure blank
    when player 1 chooses the way, die fall
    then morale = mood
    cases fall, way,                 mood
        6,      "Answer it",         6
        2,      "Answer it",         5
        1,      "Cover the windows", 4
"""
)


@pytest.mark.parametrize("words", ('option "Cover', "1 to 2", "gain 1 morale"))
def test_what_a_table_has_chosen_is_not_drafted_again(tmp_path: Path, words: str) -> None:
    assert not offered(TABLE, line_of(TABLE, words), tmp_path)


@pytest.mark.parametrize("words", ('option "Pay', "3 to 5"))
def test_a_draft_has_no_columns_of_a_table(tmp_path: Path, words: str) -> None:
    (action,) = offered(TABLE, line_of(TABLE, words), tmp_path)
    (edit,) = action.edits
    assert not {"fall", "way", "mood"} & {*re.findall(r"\w+", edit.text)}
    assert edit.text.endswith("\n    then ")


NESTED = """crossroads "The Stair"
    flavor "Up or down."
    when you move a survivor to the colony
    option "Go up"
        choose one
            option "Open the hatch"
                gain 1 morale
            option "Listen"
                roll a die
                    1 to 3  # unlucky
                        lose 1 morale
                    4 to 6  # lucky
                        choose one
                            option "Knock"
                                add 1 food
                            option "Wait"
                                remove 1 food
    option "Go down"
        roll a die
            1 to 5
                lose 1 morale
            6  # further down
                roll a die
                    1
                        lose 2 morale
                    2 to 6
                        gain 2 morale
"""
UP = '    when player 1 chooses "Go up"\n'
LISTEN = '    when player 1 chooses "Listen"'
GO_DOWN = '    when player 1 chooses "Go down", die 6, die'


@pytest.mark.parametrize(
    ("words", "lines"),
    (
        ('option "Open', UP + '    when player 1 chooses "Open the hatch"\n'),
        ("1 to 3", f"{UP}{LISTEN}, die 1\n"),
        ("4 to 6", f"{UP}{LISTEN}, die 4\n"),
        ("remove 1", f'{UP}{LISTEN}, die 4\n    when player 1 chooses "Wait"\n'),
        ("1\n", f"{GO_DOWN} 1\n"),
        ("gain 2", f"{GO_DOWN} 2\n"),
    ),
)
def test_a_draft_chooses_what_leads_to_an_option_first(
    tmp_path: Path, words: str, lines: str
) -> None:
    (action,) = offered(NESTED, line_of(NESTED, words), tmp_path)
    (edit,) = action.edits
    assert edit.text.endswith(f", exposure blank\n{lines}    then ")


FALLING = (
    ("1 to 5", "die 6", True),
    ("1 to 5", "die 5", False),
    ("6  # f", "die 6", False),
    ("6  # f", "die 5", True),
    ("6  # f", "die 6, die 1", False),
    ("1\n", "die 6, die 2", True),
    ("1\n", "die 6, die 1", False),
    ("2 to 6", "die 6, die 4", False),
    ("2 to 6", "die 2, die 4", True),
    ('option "Go down"', "die 2", False),
)


@pytest.mark.parametrize(("words", "dice", "wanted"), FALLING)
def test_a_row_of_a_die_is_drafted_until_the_die_has_fallen_there(
    tmp_path: Path, words: str, dice: str, wanted: bool
) -> None:
    text = (
        NESTED
        + f"""
test "Down"
    given players = 3, seed 1
    given crossroads "The Stair"
    when player 1 chooses "Go down", {dice}
    then morale = 5
"""
    )
    assert bool(offered(text, line_of(text, words), tmp_path)) is wanted


@pytest.mark.parametrize("words", ("crossroads", 'option "Answer', "roll a die", "remove 2 food"))
def test_what_a_test_has_chosen_is_not_drafted_again(tmp_path: Path, words: str) -> None:
    assert not offered(FERRY, line_of(FERRY, words), tmp_path)


def test_the_finding_that_a_card_has_no_test_is_mended_by_one(tmp_path: Path) -> None:
    moved = NO_TEST.replace("move a survivor to a location outside", "move a survivor to")
    moved = moved.replace("the destination", "the colony")
    (action,) = offered(moved, 1, tmp_path)
    assert action.finding is not None and action.finding.code == "DOW5011" and action.needs_text
    text = applied(moved, action.edits).rstrip() + " food >= 0\n"
    document = Workspace().open(tmp_path / "card.dow", text)
    assert not [each for each in document.warm_set.findings() if each.code == "DOW5011"]
    assert 'when player 1 chooses "Answer it"' in text


def test_of_a_card_that_waits_for_something_else_what_happens_is_left_open(tmp_path: Path) -> None:
    waits = 'another player searches "School"'
    text = NO_TEST.replace("you move a survivor to a location outside the colony", waits)
    text = text.replace("the destination", "the colony").replace(
        "place that survivor at the colony", "lose 1 morale"
    )
    (action,) = offered(text, line_of(text, "crossroads"), tmp_path)
    assert applied(text, action.edits).endswith(
        '    given crossroads "The Ferry Lantern"\n    when player 1 \n'
    )


def options(lines: tuple[Line, ...]) -> list[int]:
    return [line.span.line for line in lines if line.shape == "option"]


@pytest.mark.proof
@pytest.mark.parametrize("tests", (0, 1))
def test_a_draft_of_any_card_can_be_read(opened_set: OpenedSet, tests: int) -> None:
    """Cards of the standard set, with one of their tests and with none."""
    drafted = 0
    for file in sorted((opened_set.folder / "crossroads").glob("*.dow"))[:: 3 if tests else 8]:
        below = f"crossroads/{file.name}"
        text = "\n\ntest ".join(file.read_text("utf-8").split("\n\ntest ")[: tests + 1])
        text = text.rstrip("\n") + "\n"
        document = opened_set.open(below, text)
        for line in options(document.tree.lines[0].block):
            draft = draft_at(document, line)
            if draft is None:
                continue
            drafted += 1
            whole = applied(text, [draft.edit]).replace("    then \n", "    then food >= 0\n")
            whole = whole.replace("    when player 1 \n", "    when player 1 starts\n")
            found = opened_set.open(below, whole).warm_set.findings()
            errors = [each for each in found if each.severity is Severity.ERROR]
            assert not errors, (whole, errors[0])
    assert drafted >= 5


def test_the_page_is_told_of_a_draft_without_a_finding(ask: Asked) -> None:
    ask("check", text=FERRY)
    (fix,) = ask("fixes", line=line_of(FERRY, "lose 1 morale") - 1)["fixes"]
    assert (fix["code"], fix["at"], fix["asks"], fix["sure"]) == ("", None, True, False)


def drafts_that_lead_nowhere(folder: Path, each: int) -> list[str]:
    """Return what fails in drafts of options of the standard set, each beside the first test of its
    card, but for dice that nobody has given, and for what is no choice since an option with a
    condition is not there.
    """
    titles, workspace = set(), Workspace()
    for file in sorted((folder / "crossroads").glob("*.dow"))[::each]:
        card, first, *_ = file.read_text("utf-8").split("\n\ntest ")
        text = whole = f"{card}\n\ntest {first}".rstrip("\n") + "\n"
        document = workspace.open(file, text)
        free = [row for row in rows(document.tree.lines) if condition(row) is None]
        for line in options(tuple(free)):
            draft, title = draft_at(document, line), f"{file.stem} {line}"
            if draft is not None and draft.edit.text.endswith("then "):
                below = draft.edit.text.strip("\n").partition("\n")[2].rstrip()
                titles.add(title)
                whole += f'\ntest "{title}"\n{below} food >= 0\n'
        file.write_text(whole, "utf-8")
    source = read_set(folder)
    tests = [(label, test) for label, each in check(source).tests.items() for test in each]
    drafted = [(label, test) for label, test in tests if test.name in titles]
    assert len(drafted) == len(titles) >= 5
    results = testing.run_tests(load_source(source), drafted).results
    said = [result.message() for result in results if not result.passed]
    for_the_author = ("is made that is not given here", "without a choice")
    return [each for each in said if not any(words in each for words in for_the_author)]


@pytest.mark.proof
def test_a_draft_of_an_option_leads_to_it(tmp_path: Path) -> None:
    assert not drafts_that_lead_nowhere(OpenedSet(tmp_path).folder, 5)


@pytest.mark.proof
def test_all_drafts_of_options_lead_to_them(tmp_path: Path) -> None:
    assert not drafts_that_lead_nowhere(OpenedSet(tmp_path).folder, 1)


def own_event_drafts(folder: Path, each: int) -> tuple[int, list[str]]:
    """Return how many cards of the standard set have no test but a draft of one, each with a `then`
    that holds, and what fails in those that wait for the act of a player.
    """
    acts, workspace, count = set(), Workspace(), 0
    for file in sorted((folder / "crossroads").glob("*.dow"))[::each]:
        text = file.read_text("utf-8").split("\n\ntest ")[0].rstrip("\n") + "\n"
        document = workspace.open(file, text)
        (card,) = document.tree.lines
        draft = draft_at(document, card.span.line)
        assert draft is not None and draft.edit.text.endswith("then "), draft
        file.write_text(f"{applied(text, [draft.edit]).rstrip()} food >= 0\n", "utf-8")
        count += 1
        if any(row.part("event") for row in card.block if row.shape == "trigger"):
            acts.add(file.name)
    source = read_set(folder)
    tests = [
        (label, test)
        for label, each in check(source).tests.items()
        for test in each
        if Path(label).name in acts and test.name.endswith(": a test")
    ]
    assert {Path(label).name for label, _ in tests} == acts
    results = testing.run_tests(load_source(source), tests).results
    return count, [result.message() for result in results if not result.passed]


@pytest.mark.proof
def test_a_draft_brings_about_what_its_card_waits_for(tmp_path: Path) -> None:
    assert own_event_drafts(OpenedSet(tmp_path).folder, 7) == (5, [])


@pytest.mark.proof
def test_every_draft_brings_about_what_its_card_waits_for(tmp_path: Path) -> None:
    assert own_event_drafts(OpenedSet(tmp_path).folder, 1) == (31, [])


BROUGHT_ABOUT = (
    ('search "Library" if helpless survivors >= 2', ("helpless survivors = 2",)),
    ('search "Police Station" if food <= 1', ("food = 1", 'is at "Police Station"')),
    ('move "Biscuit" to the colony', ('controls "Biscuit", "Biscuit" is at "School"',)),
    ("play a fuel card", ('player 1 plays "Siphon Hose"',)),
    ('build a barricade at "School"', ('builds a barricade at "School"', "dice of player 1 are 6")),
    ("search if your leader is wounded", ("# `your leader is wounded` has to hold here",)),
)


@pytest.mark.parametrize(("event", "said"), BROUGHT_ABOUT)
def test_a_draft_says_what_the_trigger_names(
    tmp_path: Path, event: str, said: tuple[str, ...]
) -> None:
    text = f'crossroads "It"\n    flavor "So."\n    when you {event}\n    option "Go"\n'
    (action,) = offered(f"{text}        gain 1 morale\n", 1, tmp_path)
    (edit,) = action.edits
    assert all(each in edit.text for each in said), edit.text
    assert edit.text.endswith('    when player 1 chooses "Go"\n    then ')


@pytest.mark.sample(2)
@pytest.mark.parametrize("end", ("", "\n", "\n    then morale = 5\n"))
def test_a_given_below_what_happens_is_moved_above_it(tmp_path: Path, end: str) -> None:
    text = FERRY.rstrip("\n") + "\n    given morale = 5" + end
    document = Workspace().open(tmp_path / "card.dow", text)
    line = line_of(text, "given morale = 5")
    at = document.map.position(document.map.offset(line, 1))
    (action,) = [each for each in actions(document, Range(at, at)) if each.finding is not None]
    first = text[: text.rindex("    when player 1 moves")].count("\n") + 1
    assert action.is_preferred and action.title == f"move it above line {first}"
    mended = applied(text, action.edits).split("\n")
    assert mended[first - 1] == "    given morale = 5" and mended.count("    given morale = 5") == 1
    document = Workspace().open(tmp_path / "card.dow", "\n".join(mended))
    assert not [each for each in document.warm_set.findings() if each.code == "DOW3018"]


PRICED = """crossroads "The Cold Room"
    flavor "x"
    if food >= 1
    option "Lie down"
        nothing happens
    option "Mend it"{}
{}
"""


@pytest.mark.parametrize(
    ("condition", "lines"),
    (
        (" if food >= 2", "remove 3 food"),
        (" if food >= 4", "remove 3 food"),
        (" if food > 2 and morale <= 3", "remove 3 food"),
        ("", "remove 2 food\nremove 2 food\ngain 1 morale"),
        ("", "remove 2 helpless survivors\nremove 3 food"),
        (" if helpless survivors = 3", "kill 2 helpless survivors"),
    ),
)
def test_a_drafted_test_has_what_its_option_takes(ask: Asked, condition: str, lines: str) -> None:
    text = PRICED.format(condition, "\n".join(f"        {line}" for line in lines.split("\n")))
    ask("check", text=text)
    line = text[: text.index('option "Mend it"')].count("\n")
    titles = {each["title"]: each["edits"] for each in ask("fixes", line=line)["fixes"]}
    (edit,) = titles["write a test of `Mend it`"]
    ask("check", text=f"{text.rstrip()}{edit['text']}morale >= 0\n")
    assert [each["outcome"] for each in ask("tests")["results"]] == ["passed"]


ITEM = 'item "It"\n    tool, in "School" x 2\n'
PERSON = """survivor "It"
    occupation "baker"
    male
    influence 41
    attack 3+
    search 2+
    at anywhere
"""
MONSTER = """monster "It"
    appears at wall 1, wall 3
    needs 2 dwarves
    points 4
"""
CLAUSES = {
    ("item", "play"): (ITEM + "    play\n        add 1 food\n", "food = 1"),
    ("item", "equip"): (
        ITEM + "    equip\n        attack of the bearer is 2\n",
        'attack of "Yuki Lowe" = 2',
    ),
    ("item", "event"): (ITEM + "    event\n        add 1 food\n", "food = 1"),
    ("item", "anytime"): (
        ITEM
        + '    anytime\n        when a player searches\n            that player discards "It"\n',
        'player 1 has "It"',
    ),
    ("survivor", "ability"): (PERSON + "    ability 3+\n        add 1 food\n", "food = 1"),
    ("survivor", "passive"): (
        PERSON + "    passive\n        attack of the bearer is 2\n",
        'attack of "It" = 2',
    ),
    ("monster", "attack"): (
        MONSTER + "    attack\n        each player loses 1 stone\n",
        "stone of player 1 = 1",
    ),
    ("monster", "arrival"): (MONSTER + "    arrival\n        reveal a disaster\n", "disasters = 2"),
    ("monster", "presence"): (
        MONSTER + "    presence\n        the bearer silences an instrument\n",
        "silent instruments = 1",
    ),
}

MONSTERS = ("dwar7s", "dwar7s_winter")


def kinds_with_clauses() -> set[tuple[str, str]]:
    """Return the kinds of cards with the clauses that somebody or something brings about alone."""
    games = (language(game).vocabulary for game in ("dead_of_winter", "dwar7s_winter"))
    asked_elsewhere = {"crossroads", "crisis", "objective", "secret", "betrayal", "scenario"}
    return {
        (kind.name, clause.pattern.split()[0])
        for game in games
        for kind in game.kinds
        for clause in kind.clauses
        if clause.holds and kind.name not in asked_elsewhere
    } - {("incident", "revealed"), ("hero", "ability")}  # as the test of a new card has them


def test_each_clause_that_is_brought_about_alone_is_tried() -> None:
    assert kinds_with_clauses() == set(CLAUSES)


@pytest.mark.parametrize("clause", CLAUSES, ids=" ".join)
def test_a_draft_for_a_card_does_what_its_clause_waits_for(
    clause: tuple[str, str], tmp_path: Path
) -> None:
    text, true = CLAUSES[clause]
    below, game = MONSTERS if clause[0] == "monster" else ("base", "dead_of_winter")
    (tmp_path / "set.toml").write_text(
        'id = "own"\nname = "Own"\nversion = "1.0.0"\nedition = 1\n'
        f'ruleset = "{game}"\nuses = ["{below}"]\nauthors = []\nlicence = "MIT"\n',
        "utf-8",
    )
    file = tmp_path / "it.dow"
    document = Workspace().open(file, text)
    draft = draft_at(document, 1)
    assert draft is not None and '"It"' in draft.edit.text, draft
    lines = applied(text, [draft.edit]).rstrip()
    if lines.endswith("when player 1"):
        lines += " passes\n    then"
    file.write_text(f"{lines} {true}\n", "utf-8")
    source = read_set(tmp_path)
    tests = [(label, test) for label, each in check(source).tests.items() for test in each]
    (result,) = testing.run_tests(load_source(source), tests).results
    assert result.passed, (result.message(), lines)


ROLLED = """crossroads "Lights on the Canal"
    when you search "Library"
    option "Cross the ice"
        roll a die
            1
                that survivor gets 1 wound
            2 to 5
                add 1 food
            otherwise
                nothing happens
    option "Wait"
        gain 1 morale
"""


@pytest.mark.parametrize("line", (1, 3, 4))
def test_the_draft_of_an_option_that_rolls_gives_the_die(line: int, tmp_path: Path) -> None:
    """Without one it could not pass, whatever its author expects."""
    text = ROLLED.partition('    option "Wait"')[0] if line == 1 else ROLLED
    (draft,) = offered(text, line, tmp_path)
    assert 'when player 1 chooses "Cross the ice", die 1\n' in applied(text, draft.edits)
