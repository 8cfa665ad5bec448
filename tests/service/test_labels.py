"""Labels of options: where they are said, and another one for them everywhere at once."""

from __future__ import annotations

from pathlib import Path

import pytest

from dowlang import testing
from dowlang.project.loading import load_source
from dowlang.project.pipeline import check
from dowlang.project.sets import read_set
from dowlang.service import Document, Edit, Workspace
from dowlang.service import renaming as renaming_module
from dowlang.service.hover import hover
from dowlang.service.label_index import label_occurrences
from dowlang.service.navigation import definition, references
from dowlang.service.positions import applied
from dowlang.service.renaming import Refused, renamable, rename
from dowlang.source import Span
from tests.service.opened_set import OpenedSet, place

CARD = """crossroads "The Drum"
    flavor "It knocks."
    if food <= 2
    option "Pour it"
        carry out "Dig in"
    option "Dig in"
        gain 1 morale

test "It runs"
    given players = 2, seed 1, food = 1, morale = 5
    given crossroads "The Drum"
    when player 1 starts
    when player 1 chooses the choice
    then morale = mood
    cases choice,    mood
        "Pour it",   6
        "Dig in",    6
"""
OTHER = CARD.replace("The Drum", "The Barrel").split("\n\ntest ")[0] + "\n"


def opened(folder: Path, text: str) -> Document:
    return Workspace().open(folder / "card.dow", text)


def renamed(document: Document, words: str, new: str) -> str:
    found = rename(document, place(document, words), new)
    return applied(document.text, found[document.path])


def test_a_label_is_renamed_with_what_carries_it_out_and_its_tests(tmp_path: Path) -> None:
    document = opened(tmp_path, CARD)
    checked = document.warm_set.checked()
    assert checked is not None and not checked.errors
    for words in ('"Dig in"\n    option', '"Dig in"\n        gain', '"Dig in",'):
        assert renamed(document, words, "Dig deep") == CARD.replace("Dig in", "Dig deep")
    at = place(document, '"Dig in",')
    assert len(references(document, at)) == 3
    (home,) = definition(document, at)
    assert home.range.start.line == 5
    found = renamable(document, at)
    assert found is not None and found[1] == "Dig in"


@pytest.mark.parametrize("new", ("Pour it", "", 'a"b', "Aspirin"))
def test_a_label_that_cannot_be_given_is_refused(tmp_path: Path, new: str) -> None:
    document = opened(tmp_path, CARD)
    with pytest.raises(Refused):
        rename(document, place(document, '"Dig in",'), new)


def test_of_two_cards_with_a_label_the_one_that_a_test_names_is_meant(tmp_path: Path) -> None:
    document = opened(tmp_path, OTHER + "\n" + CARD)
    assert renamed(document, '"Dig in",', "Dig deep") == OTHER + "\n" + CARD.replace(
        "Dig in", "Dig deep"
    )
    assert renamed(document, '"Pour it"\n', "Pour") == OTHER.replace("Pour it", "Pour") + (
        "\n" + CARD
    )
    both = CARD.replace(
        'given crossroads "The Drum"',
        'given crossroads "The Drum"\n    given player 1 has "The Barrel"',
    )
    document = opened(tmp_path, OTHER + "\n" + both)
    with pytest.raises(Refused, match=r"does not say of which card: `The Barrel` and `The Drum`"):
        rename(document, place(document, '"Dig in",'), "Dig deep")


def test_a_definition_of_the_name_keeps_it(tmp_path: Path) -> None:
    text = 'define "Deep"\n    gain 1 morale\n\n' + CARD
    with pytest.raises(Refused, match="a definition is called `Deep`"):
        document = opened(tmp_path, text)
        rename(document, place(document, '"Dig in",'), "Deep")


@pytest.mark.sample(2)
@pytest.mark.parametrize(
    ("table", "wanted"),
    (
        ('["The Drum".labels]\n"Dig in" = "掘る"\n', '["The Drum".labels]\n"Dig deep" = "掘る"\n'),
        ("['The Drum'.labels]\n'Dig in' = 'x'\n", "['The Drum'.labels]\n\"Dig deep\" = 'x'\n"),
        ('["The Drum"]\nlabels."Dig in" = "X"\n', '["The Drum"]\nlabels."Dig deep" = "X"\n'),
        ('["The Drum"]\nlabels = {"Dig in" = "x"}\n', ""),
        ('["The Drum".labels]\n"Dig in" = "x" y\n', ""),
    ),
)  # fmt: skip
def test_translations_follow_or_the_name_is_refused(
    opened_set: OpenedSet, table: str, wanted: str
) -> None:
    document = opened_set.open("crossroads/drum.dow", CARD)
    file = opened_set.folder / "crossroads/drum.ja.toml"
    document.path.write_text(CARD, "utf-8")
    file.write_text(table, "utf-8")
    opened_set.workspace.saved()
    if wanted:
        found = rename(document, place(document, '"Dig in",'), "Dig deep")
        assert applied(table, found[file.resolve()]) == wanted
    else:
        with pytest.raises(Refused, match=r"drum\.ja\.toml"):
            rename(document, place(document, '"Dig in",'), "Dig deep")


def test_what_a_card_calls_its_things_follows_in_its_translations(opened_set: OpenedSet) -> None:
    text = CARD.replace("gain 1 morale", "choose a survivor at the colony as scout\n        "
                        "kill the scout")  # fmt: skip
    document = opened_set.open("crossroads/drum.dow", text)
    file = opened_set.folder / "crossroads/drum.ja.toml"
    document.path.write_text(text, "utf-8")
    file.write_text('["The Drum".words]\nscout = "斥候"\n', "utf-8")
    opened_set.workspace.saved()
    found = rename(document, place(document, "the scout", 5), "guard")
    assert applied(file.read_text("utf-8"), found[file.resolve()]).endswith('"guard" = "斥候"\n')


def test_titles_of_tests_that_begin_with_the_name_of_a_card_follow(tmp_path: Path) -> None:
    text = CARD.replace('test "It runs"', 'test "The Drum: it runs"')
    text += '\ntest "The Drums: not this"\n    given players = 2, seed 1\n    then morale >= 0\n'
    document = opened(tmp_path, text)
    found = rename(document, place(document, '"The Drum"'), "The Bell")
    now = applied(text, found[document.path])
    assert 'test "The Bell: it runs"' in now and 'test "The Drums: not this"' in now
    assert "The Drum" not in now.replace("The Drums", "")


@pytest.mark.proof
def test_titles_of_tests_of_another_card_of_the_name_stay(opened_set: OpenedSet) -> None:
    """A crossroads and a secret objective are called the same, each with a test in its file."""
    title = 'test "The Drum: it runs"\n    given players = 2, seed 1\n'
    crossroads = CARD.split("test")[0] + title + '    given crossroads "The Drum"\n'
    secret = 'secret "The Drum"\n    goal food >= 2\n\n' + title
    first = opened_set.open("crossroads/drum.dow", crossroads + "    then morale >= 0\n")
    other = opened_set.open("secrets/drum.dow", secret + "    then morale >= 0\n")
    for document, left in ((first, other), (other, first)):
        found = rename(document, place(document, '"The Drum"'), "The Bell")
        assert 'test "The Bell: it runs"' in applied(document.text, found[document.path])
        assert left.path not in found


@pytest.mark.parametrize(
    ("words", "what"), (('"Dig in"', "an option's label"), ('"The Drum"', "a card's name"))
)
def test_what_cannot_stand_in_quotes_is_refused_by_its_kind(
    tmp_path: Path, words: str, what: str
) -> None:
    document = opened(tmp_path, CARD)
    with pytest.raises(Refused, match=f"^{what} is a text of one line without quotes"):
        rename(document, place(document, words, 2), "two\nlines")


def test_translations_of_a_card_that_is_only_spoken_of_keep_their_words(
    opened_set: OpenedSet,
) -> None:
    """Both cards call something a scout: the one that is renamed in speaks of the other."""
    scout = "choose a survivor at the colony as scout\n        kill the scout"
    other = OTHER.replace("gain 1 morale", scout)
    text = CARD.replace("gain 1 morale", scout).replace(
        'given crossroads "The Drum"', 'given crossroads "The Drum", crossroads "The Barrel"'
    )
    path = opened_set.folder / "crossroads/barrel.dow"
    path.write_text(other, "utf-8")
    document = opened_set.open("crossroads/drum.dow", text)
    document.path.write_text(text, "utf-8")
    for name, card in (("drum", "The Drum"), ("barrel", "The Barrel")):
        table = f'["{card}".words]\nscout = "斥候"\n'
        (opened_set.folder / f"crossroads/{name}.ja.toml").write_text(table, "utf-8")
    opened_set.workspace.saved()
    found = rename(document, place(document, "the scout", 5), "guard")
    assert {file.name for file in found} == {"drum.dow", "drum.ja.toml"}


def renamed_in_the_standard_set(
    opened_set: OpenedSet, monkeypatch: pytest.MonkeyPatch, each: int
) -> int:
    """Give labels of the standard set another text, all of them at once, and return how many."""
    monkeypatch.setattr(renaming_module, "_try", lambda *_: None)
    document = opened_set.open("crossroads/a_favour_owed.dow")
    edits: dict[Path, set[Edit]] = {}
    heads = [said for said in label_occurrences(document.warm_set) if said.is_definition][::each]
    for number, said in enumerate(heads):
        path = document.warm_set.path_of(said.file)
        there = opened_set.open(path.relative_to(opened_set.folder.resolve()).as_posix())
        at = there.map.range(said.span).start
        for file, changes in rename(there, at, f"Label {number}").items():
            edits.setdefault(file, set()).update(changes)
    for file, every in edits.items():
        file.write_text(applied(file.read_text("utf-8"), list(every)), "utf-8")
    return len(heads)


@pytest.mark.proof
def test_labels_of_the_standard_set_can_be_others(
    opened_set: OpenedSet, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert renamed_in_the_standard_set(opened_set, monkeypatch, 12) >= 6
    assert not check(read_set(opened_set.folder)).findings


@pytest.mark.proof
def test_all_tests_pass_under_other_labels(
    opened_set: OpenedSet, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert renamed_in_the_standard_set(opened_set, monkeypatch, 1) > 60
    source = read_set(opened_set.folder)
    checked, cards = check(source), load_source(source)
    assert not checked.findings
    tests = [(label, test) for label, each in checked.tests.items() for test in each]
    results = testing.run_tests(cards, tests).results
    assert len(results) > 300
    assert not [each.message() for each in results if not each.passed]


COUNTED = """main_objective "Words"
    standard
        counter parts
        when an equipped item is found
            add 1 to parts
        goal parts >= 4
"""


@pytest.mark.parametrize("more", (0, 3, 5))
def test_hover_tells_where_a_bare_name_comes_from(tmp_path: Path, more: int) -> None:
    document = opened(tmp_path, COUNTED)
    for words in ("parts\n        when", "parts\n        goal", "parts >="):
        told = hover(document, place(document, words, more))
        assert told and "introduced in line 3, said again in lines 5, 6" in told.markdown
        assert told.range == document.map.range(told_span(document, words))


def told_span(document: Document, words: str) -> Span:
    at = document.map.text.index(words)
    line, column = document.map.line_and_column(document.map.position(at))
    return Span(line, column, line, column + 5)


def test_hover_at_the_end_of_a_word_is_of_the_word(tmp_path: Path) -> None:
    document = opened(tmp_path, CARD)
    for words in ("gain", "morale", "option", '"The Drum"'):
        begins, ends = (hover(document, place(document, words, more)) for more in (0, len(words)))
        assert begins and begins == ends, words
