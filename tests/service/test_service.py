"""What an editor asks about cards, asked of the service."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from dowlang.project import pipeline
from dowlang.project.checking import check_source
from dowlang.project.sets import read_set
from dowlang.semantics.line_parts import rows
from dowlang.service import Position, Range, TextMap, Workspace, workspace
from dowlang.service.code_actions import actions
from dowlang.service.code_lenses import code_lenses
from dowlang.service.completion import completions
from dowlang.service.folding import folding_ranges
from dowlang.service.hover import hover
from dowlang.service.navigation import definition, references
from dowlang.service.outline import symbols
from dowlang.service.positions import applied
from dowlang.service.renaming import Refused, renamable, rename
from dowlang.service.semantic_tokens import TYPES, semantic_tokens
from dowlang.service.signatures import signatures
from dowlang.source import Span
from dowlang.syntax import ast
from dowlang.syntax.relocation import nodes
from dowlang.vocabulary.declarations import Place
from tests.service.opened_set import OpenedSet, place, typed
from tests.service.random_edits import edits

CARD = "crossroads/a_favour_owed.dow"


def labels(opened_set: OpenedSet, line: str, count: int = 400) -> list[str]:
    return [item.label for item in completions(*typed(opened_set, CARD, line)).items[:count]]


# ---- places
def test_places_count_units_of_utf_16() -> None:
    there = TextMap('a𝔐b\r\n"é"\rend\n')
    assert there.position(there.offset(1, 3)) == Position(0, 3)
    assert there.line_and_column(Position(0, 3)) == (1, 3)
    assert there.range(Span(2, 1, 2, 4)) == Range(Position(1, 0), Position(1, 3))
    assert there.position(there.offset(2, 5)) == Position(2, 0)
    assert there.line_and_column(Position(99, 0)) == (3, 1)


def test_every_place_of_a_text_comes_back() -> None:
    there = TextMap("ab𝔐\n\n  é’\n")
    for line, text in enumerate(there.lines, 1):
        for column in range(1, len(text) + 2):
            assert there.line_and_column(there.position(there.offset(line, column))) == (
                line,
                column,
            )


# ---- findings
def test_findings_are_those_of_check(opened_set: OpenedSet) -> None:
    document = opened_set.open(CARD)
    assert document.warm_set.findings() == check_source(read_set(opened_set.folder))[0]
    opened_set.open(CARD, document.text.replace("gain 1 morale", "gain 1 moral"))
    found = opened_set.workspace.findings(document.warm_set)
    assert [each.code for each in found[opened_set.folder / CARD]] == ["DOW2001"]


@pytest.mark.proof
def test_a_name_that_goes_is_missed_in_other_files(opened_set: OpenedSet) -> None:
    document = opened_set.open("survivors/noor_haddad.dow")
    opened_set.open(document.path.relative_to(opened_set.folder).as_posix(), 'test "x"\n')
    found = opened_set.workspace.findings(document.warm_set)
    assert len([path for path, each in found.items() if each]) > 5


def test_a_closed_document_counts_as_its_file_again(opened_set: OpenedSet) -> None:
    other = opened_set.open("items/school/boiler_oil.dow")
    document = opened_set.open(CARD, "crossroads\n")
    assert document.warm_set.findings() and document.warm_set is other.warm_set
    opened_set.workspace.close(document.path)
    assert not other.warm_set.findings()
    opened_set.workspace.close(other.path)
    assert not opened_set.workspace.sets


def test_what_is_saved_beside_a_document_is_read_again(opened_set: OpenedSet) -> None:
    document = opened_set.open(CARD)
    (opened_set.folder / "items/school/boiler_oil.dow").unlink()
    assert not document.warm_set.findings()
    opened_set.workspace.saved()
    assert document.warm_set.findings()


def test_a_file_that_is_not_saved_yet_belongs_to_its_set(opened_set: OpenedSet) -> None:
    document = opened_set.open("crossroads/new.dow", 'crossroads "A Favour Owed"\n')
    found = document.warm_set.findings()
    assert document.label in {each.file for each in found}


def test_a_file_outside_any_set(tmp_path: Path) -> None:
    workspace = Workspace()
    for text, wrong in (('item "A Spoon"\n    food\n', False), ('item "A Spoon"\n    fod\n', True)):
        document = workspace.open(tmp_path / "spoon.dow", text)
        assert bool(document.warm_set.checked().errors) is wrong  # type: ignore[union-attr]


def test_several_sets_have_their_own_words_and_findings(
    opened_set: OpenedSet, opened_sets: Callable[[str], OpenedSet]
) -> None:
    ours, other = opened_set.open(CARD), opened_sets("cards/dwar7s")
    file = next(other.folder.rglob("*.dow"))
    theirs = opened_set.workspace.open(file, file.read_text("utf-8"))
    assert theirs.warm_set is not ours.warm_set and theirs.language is not ours.language
    assert not theirs.warm_set.findings() and not ours.warm_set.findings()


@pytest.mark.parametrize("manifest", ("", "id = 3", 'id = "cards"\nruleset = "chess"\n'))
def test_a_broken_manifest_is_a_finding_and_no_crash(opened_set: OpenedSet, manifest: str) -> None:
    (opened_set.folder / "set.toml").write_text(manifest)
    document = opened_set.open(CARD)
    assert document.warm_set.findings()
    assert completions(document, Position(5, 8)).items
    assert hover(document, place(document, "gain")) and symbols(document)


# ---- completion
def test_what_may_stand_comes_from_the_grammar(opened_set: OpenedSet) -> None:
    found = completions(*typed(opened_set, CARD, "        |")).items
    uses = {item.label: -item.rank[1] for item in found if item.kind == "phrase"}
    others = (path for path in opened_set.folder.rglob("*.dow") if path.name != Path(CARD).name)
    cards = "\n".join(path.read_text("utf-8") for path in others)
    assert uses["gain 1 morale"] == len(re.findall(r"^ +gain \d+ morale$", cards, re.MULTILINE))
    assert list(uses.values())[:5] == sorted(uses.values(), reverse=True)[:5]
    assert labels(opened_set, "        add 2 z|")[0] == "zombies to the colony"
    assert labels(opened_set, "        gain |")[0] == "1 morale"
    assert 'option "…"' in labels(opened_set, "    |", 5)
    assert 'crossroads "…"' in labels(opened_set, "|", 3)
    assert not labels(opened_set, "        no such words |")
    assert not labels(opened_set, "        # a comment |")


def test_names_are_of_the_right_kind_with_their_quotes(opened_set: OpenedSet) -> None:
    places = labels(opened_set, "        add 2 zombies to |")
    rests = sum(label.startswith("each ") for label in places[:2])  # how the phrase may go on too
    assert '"Police Station"' in places and places[rests] == "the colony"
    assert '"Police Station"' in labels(opened_set, '        add 2 zombies to "|')
    assert '"Aspirin"' not in labels(opened_set, '        add 2 zombies to "|')
    assert '"A Favour Owed"' in labels(opened_set, '\ntest "x"\n    given crossroads |', 3)
    chosen = '\ntest "x"\n    given crossroads "A Favour Owed"\n    when player 1 chooses |'
    assert labels(opened_set, chosen)[:2] == ['"Pay it back"', '"Owe it"']


def test_a_name_in_quotes_is_replaced_whole(opened_set: OpenedSet) -> None:
    document, cursor = typed(opened_set, CARD, '        add 2 zombies to "Sch|"')
    found = completions(document, cursor)
    begin, end = found.range
    assert [item.insert for item in found.items] == ['"School"']
    assert document.map.text.split("\n")[begin.line][begin.character : end.character] == '"Sch"'


def test_slots_are_places_to_fill_and_verbs_agree(opened_set: OpenedSet) -> None:
    found = completions(*typed(opened_set, CARD, "        that player gai|")).items
    assert found[0].label == "gains 1 morale" and found[0].insert == "gains ${1:1} morale"


@pytest.mark.sample(1)
@pytest.mark.parametrize("set", ("cards/base", "cards/dwar7s"))
def test_what_is_offered_checks_as_a_line(
    opened_sets: Callable[[str], OpenedSet], set: str
) -> None:
    """Every phrase that is offered for an empty line is one that the grammar takes there."""
    opened_set = opened_sets(set)
    below = next(f for f in sorted(opened_set.folder.rglob("*.dow")) if b"option" in f.read_bytes())
    document, cursor = typed(
        opened_set, below.relative_to(opened_set.folder).as_posix(), "        |"
    )
    parser, found = document.language.parser, completions(document, cursor).items
    phrases = [item for item in found if item.kind == "phrase"]
    assert len(phrases) > 20
    for item in phrases:
        assert not parser.tokens(item.label, ()).lex_errors, item.label


def test_the_signature_of_a_phrase_knows_its_slot(opened_set: OpenedSet) -> None:
    first = signatures(*typed(opened_set, CARD, "        add 2 zombies to |"))[0]
    assert (
        first.label == "add {count} zombies to {place}" and first.slots[first.active] == "{place}"
    )
    assert "zombies" in first.documentation


# ---- words and names
def test_hover_tells_what_a_word_does(opened_set: OpenedSet) -> None:
    document = opened_set.open(CARD)
    told = hover(document, place(document, "gain 1 morale"))
    assert told and "gain {count} morale" in told.markdown and "R-BOARD-09" in told.markdown
    told = hover(document, place(document, "until the end"))
    assert told and "Rules that hold" in told.markdown


@pytest.mark.proof
def test_hover_tells_the_phrase_that_a_line_is_and_none_beside_it(opened_set: OpenedSet) -> None:
    """All effects by their examples: `add 1 food` is not one of `add {count} starvation tokens`,
    and of the words with one pattern it is told which one the pieces that are named make it.
    """
    head = 'crossroads "All of it"\n    when you move a survivor to the colony\n    option "Go"\n'
    words = opened_set.open(CARD).language.vocabulary.words
    effects = {w.example: w.phrase for w in words if w.place is Place.EFFECT and w.example}
    text = head + "".join(f"        {example}\n" for example in effects)
    document = opened_set.open("crossroads/all_of_it.dow", text)
    said = [
        node
        for row in rows(document.tree.lines)
        for node in nodes(tuple(row.parts))
        if isinstance(node, ast.Phrase) and node.place == Place.EFFECT.value
    ]
    assert [node.span.line for node in said] == list(range(4, 4 + len(effects))) and len(said) > 100
    for node, (example, phrase) in zip(said, effects.items(), strict=True):
        told = hover(document, Position(node.span.line - 1, node.span.column - 1))
        assert told is not None, example
        assert re.findall(r"^\*\*`(.*)`\*\*$", told.markdown, re.MULTILINE) == [phrase], example


def test_hover_shows_a_card_as_printed(opened_set: OpenedSet) -> None:
    document = opened_set.open(CARD)
    told = hover(document, place(document, '"Aspirin"'))
    assert told and "### Aspirin" in told.markdown and "Remove 1 wound" in told.markdown


def test_markdown_of_a_hostile_name_is_text(opened_set: OpenedSet) -> None:
    text = 'item "<img src=x> [a](b)"\n    food\n'
    document = opened_set.open("items/school/new.dow", text)
    told = hover(document, place(document, "<img"))
    assert told and "\\<img" in told.markdown and "\\[a\\](b)" in told.markdown


def test_a_name_leads_to_its_definition_and_its_uses(opened_set: OpenedSet) -> None:
    document = opened_set.open(CARD)
    at = place(document, '"Noor Haddad"')
    (home,) = definition(document, at)
    assert home.path.name == "noor_haddad.dow" and home.range.start.line == 0
    assert len({each.path for each in references(document, at)}) > 8


def test_definition_in_a_set_that_is_used(tmp_path: Path) -> None:
    opened_set = OpenedSet(tmp_path, "examples/long_thaw")
    for file in sorted(opened_set.folder.rglob("*.dow")):
        document = opened_set.open(file.relative_to(opened_set.folder).as_posix())
        if '"Aspirin"' in document.text:
            (there,) = definition(document, place(document, '"Aspirin"'))
            assert there.path.name == "aspirin.dow"
            assert hover(document, place(document, '"Aspirin"'))
            with pytest.raises(Refused):
                rename(document, place(document, '"Aspirin"'), "Pill")


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


def test_a_renamed_card_is_renamed_in_its_translations(opened_set: OpenedSet) -> None:
    manifest = opened_set.folder / "set.toml"
    told = manifest.read_text("utf-8")
    declared = re.sub(r"languages = .*", 'languages = ["es", "ja"]', told)
    declared = re.sub(r"\nru = .*", "", declared)  # nor has the set a name in it
    manifest.write_text(declared)
    table = opened_set.folder / "crossroads/a_favour_owed.ja.toml"
    document = opened_set.open(CARD)
    at = place(document, '"A Favour Owed"')
    for key in ('"A Favour Owed"', "'A Favour Owed'"):
        table.write_text(f'[{key}]\nname = "X"\n[{key}.labels]\n"Owe it" = "Y"\n')
        opened_set.workspace.saved()
        found = rename(document, at, "A Debt")
        assert len(found[table]) == 2
        assert applied(table.read_text("utf-8"), found[table]).startswith('["A Debt"]')
    for text, why in (
        ('["A Favour Owed"\nname = "X"\n', "cannot be read, mend it first"),
        ('"A Favour Owed".name = "X"\n', "in a form that is not changed here"),
        ('"A Favour Owed" = {name = "X"}\n', "in a form that is not changed here"),
        ('["A Favour Owed"]\nname = "X"\n["A Debt"]\n', "in a form that is not changed here"),
    ):
        table.write_text(text)
        opened_set.workspace.saved()
        with pytest.raises(Refused, match=rf"a_favour_owed\.ja\.toml.* {why}"):
            rename(document, at, "A Debt")


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


# ---- changes
@pytest.mark.sample(2)
@pytest.mark.parametrize(
    ("right", "wrong"),
    (
        ("give 1 card to that player", "give 1 card that player"),
        ("gain 1 morale", "gain 1 moral"),
        ('"Tinned Soup"', '"Tinned Soap"'),
    ),
)
def test_a_hint_with_one_answer_is_an_action_that_mends(
    opened_set: OpenedSet, right: str, wrong: str
) -> None:
    text = (opened_set.folder / CARD).read_text("utf-8")
    document = opened_set.open(CARD, text.replace(right, wrong, 1))
    (action,) = actions(document, document.map.whole())
    assert action.is_preferred
    assert applied(document.text, list(action.edits)) == text


WRONG = """crossroads "X"
    when you search
    option "Y"
        looose 1 morale
            add 1 food
    option "Z"
        add 2 zombies to the location
"""


def test_each_fix_is_what_it_says_and_once(opened_set: OpenedSet) -> None:
    document = opened_set.open("crossroads/x.dow", WRONG)
    found = [each for each in actions(document, document.map.whole()) if not each.needs_text]
    titles = [(each.title, each.finding) for each in found]
    assert found and len(titles) == len(set(titles))
    for each in found:
        text = applied(WRONG, each.edits)
        assert "{" not in text and '"lose' not in text, text
        assert "spaces" in each.title or each.title.split("`")[1] in text, each.title


def test_a_warning_is_allowed_with_a_reason(opened_set: OpenedSet) -> None:
    text = (
        'crossroads "X"\n    when you search\n    option "Y"\n        gain 1 morale\n'
        '    option "Z"\n        gain 1 morale\n'
    )
    document = opened_set.open("crossroads/x.dow", text)
    allowed = [each for each in actions(document, document.map.whole()) if each.needs_text]
    assert allowed
    edit = allowed[0].edits[0]
    document = opened_set.open(
        "crossroads/x.dow", applied(text, [edit]).replace(": \n", ": meant\n", 1)
    )
    assert allowed[0].finding.code not in {
        each.code for each in document.warm_set.findings() if each.file == document.label
    }


# ---- the shape of a document
def test_outline_folds_lenses_and_colours(opened_set: OpenedSet) -> None:
    document = opened_set.open(CARD)
    first = symbols(document)[0]
    assert (first.name, first.kind) == ("A Favour Owed", "crossroads")
    assert [below.name for below in first.below] == ["Pay it back", "Owe it"]
    assert (0, first.range.end.line) in folding_ranges(document)
    assert {lens.command for lens in code_lenses(document)} == {
        "dow.runTest",
        "dow.odds",
        "dow.coverage",
        "dow.printed",
    }
    found = list(semantic_tokens(document))
    assert {part.type for part in found} <= set(TYPES)
    by_place = {(part.line, part.character): part.type for part in found}
    assert by_place[0, 11] == "property" and by_place[1, 11] == "string"


# ---- whatever is typed
def ask_everything(document: object, position: Position) -> None:
    for question in (completions, signatures, hover, definition, references, renamable):
        question(document, position)  # type: ignore[operator]
    for whole in (symbols, folding_ranges, code_lenses, semantic_tokens):
        list(whole(document))  # type: ignore[operator]


def many_edits(opened_set: OpenedSet, seed: int, count: int, every: int) -> None:
    texts = {
        file.relative_to(opened_set.folder).as_posix(): file.read_text("utf-8")
        for file in sorted(opened_set.folder.rglob("*.dow"))[:40]
    }
    random = Random(seed)
    for number, (below, text) in enumerate(edits(seed, texts, count), 1):
        document = opened_set.open(below, text)
        ask_everything(document, document.map.position(random.randrange(len(text) + 1)))
        if number % every == 0:
            afresh = pipeline.check(document.warm_set.source).findings
            assert document.warm_set.findings() == afresh


@pytest.mark.proof
def test_a_thousand_edits_end_with_the_findings_of_check(tmp_path: Path) -> None:
    many_edits(OpenedSet(tmp_path, "cards/dwar7s"), 3, 1_000, 25)


@pytest.mark.sample(1)
@pytest.mark.parametrize(
    "text",
    ("", "\ufeff", "\x00", '"', "#", "\r\r\n", "𝔐" * 9, "\udc80x", '    x\n  "', "test"),
    ids=range(10),
)
def test_no_text_is_a_crash(opened_set: OpenedSet, text: str) -> None:
    document = opened_set.open(CARD, text)
    document.warm_set.findings()
    for offset in range(len(document.map.text) + 1):
        ask_everything(document, document.map.position(offset))
    actions(document, document.map.whole())


def test_what_was_typed_once_is_forgotten(
    opened_set: OpenedSet, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Lines that were tried for a hint do not fill the memory of a server that runs all day."""
    document = opened_set.open(CARD)
    forgotten: list[int] = []
    parser = document.language.parser
    monkeypatch.setattr(parser, "forget", lambda: forgotten.append(1))
    monkeypatch.setattr(workspace, "OFTEN", 5)
    for count in range(10):
        opened_set.open(CARD, f"{document.text}# {count}\n").warm_set.checked()
    assert len(forgotten) == 2
