"""Another name for a card, a label, a bare name: everywhere at once, or refused."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from dowlang import testing
from dowlang.project.loading import load_source
from dowlang.project.pipeline import check
from dowlang.project.sets import read_set
from dowlang.service import Document, Edit, Workspace
from dowlang.service import renaming as renaming_module
from dowlang.service.label_index import label_occurrences
from dowlang.service.navigation import definition, references
from dowlang.service.positions import applied
from dowlang.service.renaming import Refused, renamable, rename
from tests.service.opened_set import CARD, OpenedSet, place

DRUM = """crossroads "The Drum"
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


BARREL = DRUM.replace("The Drum", "The Barrel").split("\n\ntest ")[0] + "\n"


def opened(folder: Path, text: str) -> Document:
    return Workspace().open(folder / "card.dow", text)


def renamed(document: Document, words: str, new: str) -> str:
    found = rename(document, place(document, words), new)
    return applied(document.text, found[document.path])


def test_a_label_is_renamed_with_what_carries_it_out_and_its_tests(tmp_path: Path) -> None:
    document = opened(tmp_path, DRUM)
    checked = document.warm_set.checked()
    assert checked is not None and not checked.errors
    for words in ('"Dig in"\n    option', '"Dig in"\n        gain', '"Dig in",'):
        assert renamed(document, words, "Dig deep") == DRUM.replace("Dig in", "Dig deep")
    at = place(document, '"Dig in",')
    assert len(references(document, at)) == 3
    (home,) = definition(document, at)
    assert home.range.start.line == 5
    found = renamable(document, at)
    assert found is not None and found[1] == "Dig in"


@pytest.mark.parametrize(
    ("title", "follows"),
    (
        ("The Drum: Dig in", True),
        ("The Drum: Dig in again", True),
        ("The Drum: option Dig in is refused", True),
        ("The Drum: the condition of option Dig in is false", True),
        ("The Drum: they Dig in", False),
        ("The Bell: Dig in", False),
    ),
)
def test_titles_that_a_draft_gave_follow_a_label(title: str, follows: bool, tmp_path: Path) -> None:
    """Those of this card that say the label where drafts say it."""
    text = DRUM.replace('test "It runs"', f'test "{title}"')
    now = title.replace("Dig in", "Dig deep") if follows else title
    made = renamed(opened(tmp_path, text), '"Dig in",', "Dig deep")
    assert f'test "{now}"' in made and made.count("Dig deep") == 3 + follows


@pytest.mark.parametrize("new", ("Pour it", "", 'a"b', "Aspirin"))
def test_a_label_that_cannot_be_given_is_refused(tmp_path: Path, new: str) -> None:
    document = opened(tmp_path, DRUM)
    with pytest.raises(Refused):
        rename(document, place(document, '"Dig in",'), new)


def test_of_two_cards_with_a_label_the_one_that_a_test_names_is_meant(tmp_path: Path) -> None:
    document = opened(tmp_path, BARREL + "\n" + DRUM)
    assert renamed(document, '"Dig in",', "Dig deep") == BARREL + "\n" + DRUM.replace(
        "Dig in", "Dig deep"
    )
    assert renamed(document, '"Pour it"\n', "Pour") == BARREL.replace("Pour it", "Pour") + (
        "\n" + DRUM
    )
    both = DRUM.replace(
        'given crossroads "The Drum"',
        'given crossroads "The Drum"\n    given player 1 has "The Barrel"',
    )
    document = opened(tmp_path, BARREL + "\n" + both)
    with pytest.raises(Refused, match=r"does not say of which card: `The Barrel` and `The Drum`"):
        rename(document, place(document, '"Dig in",'), "Dig deep")


def test_a_definition_of_the_name_keeps_it(tmp_path: Path) -> None:
    text = 'define "Deep"\n    gain 1 morale\n\n' + DRUM
    with pytest.raises(Refused, match="a definition is called `Deep`"):
        document = opened(tmp_path, text)
        rename(document, place(document, '"Dig in",'), "Deep")


@pytest.mark.sample(1)
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
    document = opened_set.open("crossroads/drum.dow", DRUM)
    file = opened_set.folder / "crossroads/drum.ja.toml"
    document.path.write_text(DRUM, "utf-8")
    file.write_text(table, "utf-8")
    opened_set.workspace.saved()
    if wanted:
        found = rename(document, place(document, '"Dig in",'), "Dig deep")
        assert applied(table, found[file.resolve()]) == wanted
    else:
        with pytest.raises(Refused, match=r"drum\.ja\.toml"):
            rename(document, place(document, '"Dig in",'), "Dig deep")


def test_what_a_card_calls_its_things_follows_in_its_translations(opened_set: OpenedSet) -> None:
    text = DRUM.replace("gain 1 morale", "choose a survivor at the colony as scout\n        "
                        "kill the scout")  # fmt: skip
    document = opened_set.open("crossroads/drum.dow", text)
    file = opened_set.folder / "crossroads/drum.ja.toml"
    document.path.write_text(text, "utf-8")
    file.write_text('["The Drum".words]\nscout = "斥候"\n', "utf-8")
    opened_set.workspace.saved()
    found = rename(document, place(document, "the scout", 5), "guard")
    assert applied(file.read_text("utf-8"), found[file.resolve()]).endswith('"guard" = "斥候"\n')


def test_titles_of_tests_that_begin_with_the_name_of_a_card_follow(tmp_path: Path) -> None:
    text = DRUM.replace('test "It runs"', 'test "The Drum: it runs"')
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
    crossroads = DRUM.split("test")[0] + title + '    given crossroads "The Drum"\n'
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
    document = opened(tmp_path, DRUM)
    with pytest.raises(Refused, match=f"^{what} is a text of one line without quotes"):
        rename(document, place(document, words, 2), "two\nlines")


@pytest.mark.proof
def test_translations_of_a_card_that_is_only_spoken_of_keep_their_words(
    opened_set: OpenedSet,
) -> None:
    """Both cards call something a scout: the one that is renamed in speaks of the other."""
    scout = "choose a survivor at the colony as scout\n        kill the scout"
    other = BARREL.replace("gain 1 morale", scout)
    text = DRUM.replace("gain 1 morale", scout).replace(
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


def test_rename_across_the_set_with_its_tests(opened_set: OpenedSet) -> None:
    document = opened_set.open(CARD)
    found = rename(document, place(document, '"Noor Haddad"'), "Noor Hadid")
    for path, changes in found.items():
        text = path.read_text("utf-8")
        new = applied(text, changes)
        named = new.replace('name = "Noor Haddad"', "")  # her name in another language is its own
        assert "Noor Haddad" not in named and "Noor Hadid" in new
        path.write_text(new)
    opened_set.workspace.saved()
    opened_set.open(CARD, (opened_set.folder / CARD).read_text("utf-8"))
    assert not document.warm_set.findings()


def told_in_two_languages(opened_set: OpenedSet) -> Path:
    """Declare two languages of the set, and return the file of a card in one of them."""
    manifest = opened_set.folder / "set.toml"
    told = manifest.read_text("utf-8")
    declared = re.sub(r"languages = .*", 'languages = ["es", "ja"]', told)
    declared = re.sub(r"\nru = .*", "", declared)  # nor has the set a name in it
    manifest.write_text(declared)
    return opened_set.folder / "crossroads/a_favour_owed.ja.toml"


def test_a_renamed_card_is_renamed_in_its_translations(opened_set: OpenedSet) -> None:
    table = told_in_two_languages(opened_set)
    document = opened_set.open(CARD)
    at = place(document, '"A Favour Owed"')
    for key in ('"A Favour Owed"', "'A Favour Owed'"):
        table.write_text(f'[{key}]\nname = "X"\n[{key}.labels]\n"Owe it" = "Y"\n')
        opened_set.workspace.saved()
        found = rename(document, at, "A Debt")
        assert len(found[table]) == 2
        assert applied(table.read_text("utf-8"), found[table]).startswith('["A Debt"]')


@pytest.mark.sample(1)
@pytest.mark.parametrize(
    ("text", "why"),
    [
        ('["A Favour Owed"\nname = "X"\n', "cannot be read, mend it first"),
        ('"A Favour Owed".name = "X"\n', "in a form that is not changed here"),
        ('"A Favour Owed" = {name = "X"}\n', "in a form that is not changed here"),
        ('["A Favour Owed"]\nname = "X"\n["A Debt"]\n', "in a form that is not changed here"),
    ],
)
def test_a_translation_that_cannot_be_changed_is_named(
    opened_set: OpenedSet, text: str, why: str
) -> None:
    table = told_in_two_languages(opened_set)
    document = opened_set.open(CARD)
    table.write_text(text)
    opened_set.workspace.saved()
    with pytest.raises(Refused, match=rf"a_favour_owed\.ja\.toml.* {why}"):
        rename(document, place(document, '"A Favour Owed"'), "A Debt")


def test_a_rename_that_is_asked_for_and_not_made_changes_nothing(opened_set: OpenedSet) -> None:
    """The word of a line was taken for the new name, and the table for one of another card."""
    manifest = opened_set.folder / "set.toml"
    declared = re.sub(r"languages = .*", 'languages = ["ja"]', manifest.read_text("utf-8"))
    manifest.write_text(re.sub(r"\n(ru|es) = .*", "", declared))
    document = opened_set.open(CARD)
    opened_set.workspace.saved()

    def told() -> list[str]:
        found = document.warm_set.findings()
        return [
            each.message for each in found if "A Favour Owed" in each.message or "ja" in each.file
        ]

    before = told()
    edits = rename(document, place(document, '"A Favour Owed"'), "morale")
    assert len(edits) > 1 and "morale" in document.text
    document = opened_set.open(CARD, document.text + "\n")
    assert told() == before


@pytest.mark.proof
def test_a_renamed_table_that_is_not_saved_yet_is_no_finding(opened_set: OpenedSet) -> None:
    """An editor tells the server of the documents of cards alone: the table of a translation was
    read from the disk until it was saved, and a card renamed twice lost its table.
    """
    manifest = opened_set.folder / "set.toml"
    declared = re.sub(r"languages = .*", 'languages = ["ja"]', manifest.read_text("utf-8"))
    manifest.write_text(re.sub(r"\n(ru|es) = .*", "", declared))
    table = opened_set.folder / "crossroads/a_favour_owed.ja.toml"
    document = opened_set.open(CARD)
    opened_set.workspace.saved()

    def untold() -> list[str]:
        found = document.warm_set.findings()
        return [each.message for each in found if each.file == document.label]

    def as_renamed(new: str) -> str:
        edits = rename(document, place(document, f'"{name}"'), new)
        assert table in edits
        for path in edits.keys() - {document.path, table}:
            path.write_text(applied(path.read_text("utf-8"), edits[path]))
        return applied(document.text, edits[document.path])

    name, before = "A Favour Owed", untold()
    for new in ("A Debt", "A Loan"):
        document = opened_set.open(CARD, as_renamed(new))
        assert untold() == [said.replace("A Favour Owed", new) for said in before]
        name = new
    document = opened_set.open(CARD, document.text.replace("A Loan", "A Favour Owed"))  # taken back
    assert untold() == before
    document = opened_set.open(CARD, document.text.replace("A Favour Owed", "A Gift"))  # by hand
    assert any("`A Gift` has no text in `ja`" in each for each in untold())


@pytest.mark.sample(1)
@pytest.mark.parametrize("new", ("Lars Engstrom", 'a"b', "", "a\nb"))
def test_a_name_that_cannot_be_given_is_refused(opened_set: OpenedSet, new: str) -> None:
    document = opened_set.open(CARD)
    with pytest.raises(Refused):
        rename(document, place(document, '"Noor Haddad"'), new)
    assert not document.warm_set.findings()


def test_a_bare_name_is_renamed_in_its_file(opened_set: OpenedSet) -> None:
    text = (
        'crossroads "X"\n    when you search\n    option "Y"\n'
        "        choose a survivor at the colony as scout\n        kill the scout\n"
    )
    document = opened_set.open("crossroads/x.dow", text)
    assert renamable(document, place(document, "scout"))
    found = rename(document, place(document, "scout"), "guard")
    assert applied(text, found[document.path]).count("guard") == 2
    assert len(references(document, place(document, "the scout", 5))) == 2
    with pytest.raises(Refused):
        rename(document, place(document, "scout"), "two words")


def test_a_refusal_tells_the_error_that_the_new_name_brings(opened_set: OpenedSet) -> None:
    """Another error of the set, which stands in an earlier file, was told instead."""
    opened_set.open("crossroads/a_broken.dow", 'crossroads "Broken"\n    no such line\n')
    document = opened_set.open(CARD)
    (older,) = [
        each for each in document.warm_set.findings() if each.file.endswith("a_broken.dow")
    ][:1]
    with pytest.raises(Refused) as refused:
        rename(document, place(document, '"Noor Haddad"'), "Lars Engstrom")
    assert str(refused.value) != older.message and "Lars Engstrom" in str(refused.value)
