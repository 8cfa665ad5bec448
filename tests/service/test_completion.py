"""What is offered while a card is typed, and what of it first."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from dowlang.project import pipeline
from dowlang.service import Workspace
from dowlang.service.completion import completions as module
from dowlang.service.completion.completion_items import CompletionItem, Completions, Rank
from dowlang.service.completion.completions import completions
from dowlang.service.phrases import EVENTS
from dowlang.service.positions import Position
from dowlang.vocabulary.declarations import Place
from tests.service.opened_set import CARD, OpenedSet, typed

TRIGGER = '\ncrossroads "The Locked Cellar"\n    when '


TEST = '\ntest "x"\n    '


def offered(opened_set: OpenedSet, line: str) -> Completions:
    return completions(*typed(opened_set, CARD, line))


def labels(opened_set: OpenedSet, line: str) -> list[str]:
    return [item.label for item in offered(opened_set, line).items]


@pytest.mark.proof
def test_behind_when_stands_what_can_happen(opened_set: OpenedSet) -> None:
    found = labels(opened_set, f"{TRIGGER}|")
    assert all(label.startswith("you ") for label in found[:30]), found
    assert "you move a survivor to the colony" in found
    others = labels(opened_set, f"{TRIGGER}a|")
    assert "a player moves a survivor to the colony" in others
    assert "a crisis is failed" in others


@pytest.mark.proof
@pytest.mark.parametrize(
    "line",
    [f"{TRIGGER}|", f"{TRIGGER}a|", f"{TRIGGER}you |", f'{TRIGGER}you search "|', f"{TEST}when |"],
)
def test_the_best_of_two_that_are_written_alike_keeps_its_place(
    opened_set: OpenedSet, monkeypatch: pytest.MonkeyPatch, line: str
) -> None:
    found = [item.rank for item in offered(opened_set, line).items]
    assert found == sorted(found)
    twice = module._offered  # the same once more, further down
    worse = replace(CompletionItem("", "", "phrase"), rank=Rank(8, 0, 0, ""))
    monkeypatch.setattr(
        module,
        "_offered",
        lambda cursor: (
            copy
            for item in [*twice(cursor)]
            for copy in (item, replace(item, rank=worse.rank, detail="again"))
        ),
    )
    again = offered(opened_set, line).items
    assert [item.rank for item in again if item.detail != "again"] == found[: len(again)]
    assert "again" not in {item.detail for item in again}


def test_behind_when_of_a_test_stands_what_a_seat_does(opened_set: OpenedSet) -> None:
    found = labels(opened_set, f"{TEST}when |")
    assert all(label.startswith("player 1 ") for label in found[:30])
    assert "player 1 moves a survivor to the colony" in found


@pytest.mark.sample(1)
@pytest.mark.parametrize("set", ("cards/base", "cards/dwar7s"))
def test_every_sentence_behind_when_can_be_read(
    opened_sets: Callable[[str], OpenedSet], set: str
) -> None:
    """Each subject agrees with its verb, and the whole line is one that the grammar takes."""
    there = opened_sets(set)
    file = next(f for f in sorted(there.folder.rglob("*.dow")) if b"test " in f.read_bytes())
    below = file.relative_to(there.folder).as_posix()
    read = 0
    for line in (f"{TEST}when |", f"{TEST}when p|"):
        document, cursor = typed(there, below, line)
        parser = document.language.parser
        for item in completions(document, cursor).items:
            if item.template is not None and item.template.is_sentence:
                tokens = parser.tokens(f"when {item.label}", ())
                assert parser.fits("test", tokens) is not None, item.label
                read += 1
    assert read >= 2


@pytest.mark.sample(2)
@pytest.mark.parametrize(
    ("line", "done"),
    (
        (f"{TEST}then morale = 2|", True),
        (f"{TEST}then morale = 6|", True),
        (f"{TEST}then helpless survivors = 2 and morale = 3|", True),
        (f'{TEST}given crossroads "A Favour Owed|"', True),
    ),
)
def test_what_is_typed_in_full_is_not_offered(opened_set: OpenedSet, line: str, done: bool) -> None:
    found = offered(opened_set, line)
    assert not found.items and (found.may_end_line or not done)


def test_a_word_typed_in_full_is_offered_with_what_goes_on_from_it(opened_set: OpenedSet) -> None:
    found = labels(opened_set, "        add|")
    assert "add" not in found and "add 2 food" in found
    found = labels(opened_set, f"{TEST}then morale|")
    assert "morale" not in found and found[0].startswith("morale = ")


def test_the_names_of_the_file_stand_first(opened_set: OpenedSet) -> None:
    named = '\ncrossroads "The Zinc Bath"\n'
    found = labels(opened_set, f'{named}{TEST}given crossroads "The |')
    assert found[0] == '"The Zinc Bath"' and len(found) > 5


@pytest.mark.sample(2)
@pytest.mark.parametrize(
    ("line", "wanted", "wrong"),
    (
        (f"{TEST}when player 1 ch|", "chooses", "choose"),
        (f"{TEST}when player 1 acc|", "accepts", "accept"),
        (f"{TEST}then player 1 h|", "has", "have"),
        (f"{TEST}then player 1 can cho|", "choose", "chooses"),
        ("        each player disc|", "discards", "discard"),
        ("        you may disc|", "discard", "discards"),
    ),
)
def test_a_verb_is_offered_in_the_form_of_its_subject(
    opened_set: OpenedSet, line: str, wanted: str, wrong: str
) -> None:
    first = {label.split()[0] for label in labels(opened_set, line)}
    assert wanted in first and wrong not in first


EFFECT = f'{TRIGGER}you move a survivor to the colony\n    option "A"\n        '


@pytest.mark.sample(1)
@pytest.mark.parametrize(
    "line",
    (
        *(f"{TRIGGER}{of}" for of in ("you search ", "you move ", "a player discards ")),
        *(f"{EFFECT}{of}" for of in ("add 1 zombie to ", "move a survivor to ", "kill ")),
        f"{EFFECT}gain 1 morale\n        move the leader of ",
    ),
)
def test_what_is_offered_for_a_slot_is_of_the_kind_that_is_wanted(
    opened_set: OpenedSet, line: str
) -> None:
    """One name of each kind and one phrase of each noun are typed, and no kind is refused."""
    sorts = {
        each.template.word.noun if each.template else each.detail: each.label
        for each in reversed(offered(opened_set, f"{line}|").items)
        if each.kind == "name"
        or (each.template is not None and each.template.word.place is Place.REFERENCE)
    }
    assert sorts
    for label in sorts.values():
        document, _ = typed(opened_set, CARD, f"{line}{label}|")
        refused = [each.message for each in document.warm_set.findings() if each.code == "DOW3001"]
        assert not refused, (label, refused)


def test_a_location_is_offered_where_one_is_searched(opened_set: OpenedSet) -> None:
    assert '"Library"' in labels(opened_set, f"{TRIGGER}you search |")
    assert '"Library"' in labels(opened_set, f'{TRIGGER}you search "|"')


def test_a_test_begins_with_what_is_given(opened_set: OpenedSet) -> None:
    assert labels(opened_set, f"{TEST}|")[:4] == ["given", "when", "then", "cases"]


def test_nothing_is_offered_right_behind_a_closing_quote(opened_set: OpenedSet) -> None:
    assert not labels(opened_set, '    option "Go down"|')
    assert "if" in labels(opened_set, '    option "Go down" |')


@pytest.mark.sample(1)
@pytest.mark.parametrize("typed", "dglmost")
@pytest.mark.parametrize(
    "text",
    (
        '\ncrossroads "The Locked Cellar"\n    option "Go"\n        ',
        f"{TEST}then ",
        f"{TEST}given ",
    ),
)
def test_one_wording_is_offered_once(opened_set: OpenedSet, text: str, typed: str) -> None:
    """`spend a die` is what two phrases say, `search` a phrase and a word behind `then`."""
    found = labels(opened_set, f"{text}{typed}|")
    assert len(found) > 3 and len(set(found)) == len(found)


NEW = """crossroads "New"
    flavor "x"
    when you move a survivor to the colony
    option "A"
        gain 1 morale
    option "B"
        """


def beginning_with(text: str, folder: Path) -> list[CompletionItem]:
    document = Workspace().open(folder / "card.dow", text)
    return list(completions(document, document.map.position(len(text))).items)


def test_the_first_lines_that_are_offered_to_a_new_card_check(tmp_path: Path) -> None:
    """What the standard set does most stands first, and is a line of the place."""
    found = beginning_with(NEW, tmp_path)[:10]
    assert "add 2 zombies to the colony" in [item.label for item in found[:3]]
    for item in found:
        document = Workspace().open(tmp_path / "card.dow", f"{NEW}{item.label}\n")
        assert not [each for each in document.warm_set.findings() if each.code < "DOW5"], item.label


@pytest.mark.parametrize("typed", ("", *"acdghkloprst"))
def test_no_effect_is_offered_that_only_happens_or_is_asked(typed: str, tmp_path: Path) -> None:
    found = [item for item in beginning_with(NEW + typed, tmp_path) if item.template is not None]
    places = {item.template.word.place for item in found if item.template is not None}
    assert found and not places & {*EVENTS, Place.STATE, Place.PREDICATE}


def test_what_happens_is_offered_behind_what_waits_for_it(tmp_path: Path) -> None:
    found = beginning_with(f"{NEW}the next time ", tmp_path)
    places = {item.template.word.place for item in found if item.template is not None}
    assert places & {*EVENTS}


@pytest.mark.sample(2)
@pytest.mark.parametrize("typed", ("", *"bcdeilmnostu"))
def test_what_begins_a_whole_line_is_not_offered_bare_as_well(
    opened_set: OpenedSet, typed: str
) -> None:
    """`crossroads` beside `crossroads "…"`, `option` beside `option "…"`, `search` beside what is
    searched. Nor is another form of it (`crises`, `searches`).
    """
    option = '\ncrossroads "The Locked Cellar"\n    option "Go"\n        '
    for place in ("\n", '\ncrossroads "The Locked Cellar"\n    ', option):
        items = offered(opened_set, f"{place}{typed}|").items
        lemmas = opened_set.open(CARD).language.grammar.lemmas
        whole = {each.label.split()[0] for each in items if each.kind == "line"}
        thirds = opened_set.open(CARD).language.grammar.thirds
        verbs = {each.label.split()[0] for each in items if each.kind == "phrase"} & {*thirds}
        bare = {each.label for each in items if each.kind == "word"}
        assert not {lemmas.get(word, word) for word in bare} & (whole | verbs), (place, bare)


@pytest.mark.sample(1)
@pytest.mark.parametrize(
    ("set", "ends"), (("cards/base", "food >= 0"), ("cards/dwar7s", "points of player 1 >= 0"))
)
@pytest.mark.parametrize("begins", ("given ", "given player 1 ", "then ", "then player 1 "))
def test_the_first_offers_of_a_line_of_a_test_are_lines_that_check(
    opened_sets: Callable[[str], OpenedSet], set: str, ends: str, begins: str
) -> None:
    """They are what tests of the set say most, with names that are in it."""
    there = opened_sets(set)
    file = next(f for f in sorted(there.folder.rglob("*.dow")) if b"test " in f.read_bytes())
    below = file.relative_to(there.folder).as_posix()
    ready = "" if begins.startswith("given") else "given players = 2, seed 1\n    "
    found = completions(*typed(there, below, f"{TEST}{ready}{begins}|")).items[:8]
    sentences = [each for each in found if each.kind == "phrase" and not each.template]
    assert len(sentences) >= 2 and [*found[: len(sentences)]] == sentences
    for each in sentences:
        line = f"{TEST}{ready}{begins}{each.label}\n"
        document, _ = typed(there, below, f"{line}    then {ends}|")
        label = document.label
        refused = [f for f in document.warm_set.findings() if f.code < "DOW5" and f.file == label]
        assert not refused, (each.label, refused)


def test_a_card_above_is_given_by_its_own_name(opened_set: OpenedSet) -> None:
    card = '\ncrossroads "The Zinc Bath"\n    option "A"\n        gain 1 morale\n'
    found = labels(opened_set, f"{card}{TEST}given |")
    assert 'crossroads "The Zinc Bath"' in found[:6]


def test_behind_chooses_stand_the_labels_alone(opened_set: OpenedSet) -> None:
    card = '\ncrossroads "The Zinc Bath"\n    option "Wash"\n        gain 1 morale\n'
    found = labels(
        opened_set, f'{card}{TEST}given crossroads "The Zinc Bath"\n    when player 1 chooses |'
    )
    assert found[0] == '"Wash"' and '"Pay it back"' not in found


def labels_behind(opened_set: OpenedSet, line: str, count: int = 400) -> list[str]:
    return [item.label for item in completions(*typed(opened_set, CARD, line)).items[:count]]


def test_what_may_stand_comes_from_the_grammar(opened_set: OpenedSet) -> None:
    found = completions(*typed(opened_set, CARD, "        |")).items
    uses = {item.label: -item.rank.order for item in found if item.kind == "phrase"}
    others = (path for path in opened_set.folder.rglob("*.dow") if path.name != Path(CARD).name)
    cards = "\n".join(path.read_text("utf-8") for path in others)
    assert uses["gain 1 morale"] == len(re.findall(r"^ +gain \d+ morale$", cards, re.MULTILINE))
    assert list(uses.values())[:5] == sorted(uses.values(), reverse=True)[:5]
    assert labels_behind(opened_set, "        add 2 z|")[0] == "zombies to the colony"
    assert labels_behind(opened_set, "        gain |")[0] == "1 morale"
    assert 'option "…"' in labels_behind(opened_set, "    |", 5)
    assert 'crossroads "…"' in labels_behind(opened_set, "|", 3)
    assert not labels_behind(opened_set, "        no such words |")
    assert not labels_behind(opened_set, "        # a comment |")


def test_names_are_of_the_right_kind_with_their_quotes(opened_set: OpenedSet) -> None:
    places = labels_behind(opened_set, "        add 2 zombies to |")
    others = [label for label in places if not label.startswith("each ")]
    rests = [label for label in places if label.endswith("of the colony")]  # how it may go on too
    assert '"Police Station"' in places and others[0] == "the colony"
    assert places.index("the colony") == len(rests) <= 4
    assert '"Police Station"' in labels_behind(opened_set, '        add 2 zombies to "|')
    assert '"Aspirin"' not in labels_behind(opened_set, '        add 2 zombies to "|')
    assert '"A Favour Owed"' in labels_behind(opened_set, '\ntest "x"\n    given crossroads |', 3)
    chosen = '\ntest "x"\n    given crossroads "A Favour Owed"\n    when player 1 chooses |'
    assert labels_behind(opened_set, chosen)[:2] == ['"Pay it back"', '"Owe it"']


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


def test_behind_the_stand_things_of_the_wanted_kind_first_and_no_bare_name(
    opened_set: OpenedSet,
) -> None:
    """What is offered first goes on to a line that refuses no kind of thing. A name alone never
    stands behind `the`, so it is offered with what belongs behind it.
    """
    wrong = []
    for begun, rest in (
        (f"{TRIGGER}you search ", ""),
        (f"{EFFECT}add 1 zombie to ", ""),
        (f"{EFFECT}draw 1 card from ", ""),
        (f"{EFFECT}shuffle ", ""),
        (f"{EFFECT}remove 1 zombie from ", ""),
    ):
        found = labels(opened_set, f"{begun}the |")
        wrong += [(begun, each) for each in found if each.startswith('"') and each.endswith('"')]
        for each in (*found[:2], *[each for each in found if each.startswith('"')][:2]):
            document, _ = typed(opened_set, CARD, f"{begun}the {each}{rest}|")
            refused = [f for f in document.warm_set.findings() if f.code in ("DOW3001", "DOW2002")]
            wrong += [(begun, each, f.message) for f in refused if f.file == document.label]
    assert not wrong, wrong
    assert '"School" deck' in labels(opened_set, f"{EFFECT}draw 1 card from the |")


@pytest.mark.parametrize(
    ("typed_line", "bare"),
    (("add 2 z", "zombie"), ("add 2 helpless s", "survivor"), ("remove 2 b", "barricade")),
)
def test_a_rest_that_goes_on_is_offered_without_its_bare_first_word(
    opened_set: OpenedSet, typed_line: str, bare: str
) -> None:
    found = labels(opened_set, f"        {typed_line}|")
    assert any(label.startswith(bare) for label in found), found
    assert bare not in found and f"{bare}s" not in found[1:]


@pytest.mark.parametrize("said", ("1", "2", "a"))
def test_behind_a_number_stands_the_noun_of_the_phrase_before_all_other_words(
    opened_set: OpenedSet, said: str
) -> None:
    """Of each effect that does something to a thing: no word of another thing comes before it."""
    vocabulary = pipeline.language("dead_of_winter").vocabulary
    things = {noun.name: noun for noun in vocabulary.nouns if noun.pick and not noun.is_tally}
    done_to: dict[str, set[str]] = {}
    for word in vocabulary.words:
        begun = re.match(r"(\w+) \{(\w+)\}", word.phrase)
        slots = {each.name: each.type.noun for each in word.parameters}
        if word.place is Place.EFFECT and begun is not None and slots[begun[2]] in things:
            noun = things[slots[begun[2]]]
            done_to.setdefault(begun[1], set()).add(noun.plural if said == "2" else noun.name)
    assert len(done_to) >= 5
    for verb, nouns in done_to.items():
        found = offered(opened_set, f"        {verb} {said} |").items
        rests = {item.label for item in found if item.rank.group == 0}  # the phrase goes on so
        left = [item.label for item in found if item.rank.group > 0]
        assert not left or left[0] in nouns or rests & nouns, (verb, left[:5])


PLACES = ["Gas Station", "Grocery Store", "Hospital", "Library", "Police Station", "School"]


@pytest.mark.parametrize(
    ("line", "offered"),
    (
        ('    tool, in "|" x 1', PLACES),
        ("    tool, in |", PLACES),
        ('    tool, in "G|" x 1', PLACES[:2]),
        ('    tool, in "G|', PLACES[:2]),
        ('    tool, in "School" x 1, in "P|" x 2', PLACES[4:5]),
        ("    tool, |", ["in", "starting"]),
    ),
)
def test_where_an_item_is_found_is_a_location_and_no_phrase(
    line: str, offered: list[str], tmp_path: Path
) -> None:
    """No item is found at the colony, and nothing else than a location stands behind `in`."""
    text = f'item "Saw"\n    flavor "x"\n{line.replace("|", "")}\n    play\n        add 1 food\n'
    document = Workspace().open(tmp_path / "saw.dow", text)
    found = completions(document, Position(2, line.index("|"))).items
    assert sorted(each.label.strip('"') for each in found) == offered
