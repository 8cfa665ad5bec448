"""Whole cards and tests that are offered to begin with."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

from dowlang.service import Document, Position
from dowlang.service.completion.completions import completions
from tests.service.opened_set import CARD, OpenedSet

STOP = re.compile(r"\$\{(\d+):?((?:[^\\}]|\\.)*)\}")


def begun(document: Document, line: int, label: str) -> str:
    found = completions(document, Position(line, 0)).items
    return next(item.insert for item in found if item.label == label)


def plain(snippet: str) -> str:
    """Return a snippet as it stands when no place of it is filled otherwise."""
    return re.sub(r"\\(.)", r"\1", STOP.sub(lambda match: match[2], snippet))


def below(opened_set: OpenedSet, text: str) -> tuple[Document, int]:
    """Return a document of a text with an empty line behind it, and the number of that line."""
    return opened_set.open("crossroads/new.dow", f"{text}\n\n"), text.count("\n") + 1


def test_every_text_and_number_of_a_card_is_a_place_to_fill(opened_set: OpenedSet) -> None:
    snippet = begun(*below(opened_set, ""), 'crossroads "…"')
    stops = STOP.findall(snippet)
    assert [int(number) for number, _ in stops] == list(range(1, len(stops) + 1))
    assert stops[0][1] == "Name" and len(stops) > 5
    assert stops[2][1] == "you move a survivor to the colony"  # what the card waits for
    rest = STOP.sub("", snippet)
    assert not re.search(r"\d", rest) and not re.search(r'"[^"\n]+"', rest)


@pytest.mark.proof
@pytest.mark.parametrize("set", ("cards/base", "cards/dwar7s"))
def test_a_card_and_its_test_check_as_they_are_offered(
    opened_sets: Callable[[str], OpenedSet], set: str
) -> None:
    """Of every kind that has something to begin with, beside the standard set of its game."""
    opened_set = opened_sets(set)
    words = opened_set.open(next(f.relative_to(opened_set.folder).as_posix()
                           for f in sorted(opened_set.folder.rglob("*.dow")))).language  # fmt: skip
    assert words.vocabulary.starts
    for kind in words.vocabulary.starts.texts:
        document, line = below(opened_set, "")
        card = plain(begun(document, line, f'{kind} "…"')).replace('"Name"', '"The Salt Road"')
        document, line = below(opened_set, card)
        test = plain(begun(document, line, 'test "…"'))
        assert "The Salt Road" in test and "{" not in card + test
        whole = opened_set.open("crossroads/new.dow", f"{card}\n\n{test}\n")
        wrong = [each for each in whole.warm_set.checked().errors if each.file == whole.label]
        assert not wrong, (kind, wrong)


def test_a_test_is_of_the_card_above_and_its_first_option(opened_set: OpenedSet) -> None:
    text = (opened_set.folder / CARD).read_text("utf-8").split("\n\ntest ")[0]
    test = plain(begun(*below(opened_set, text), 'test "…"'))
    assert test.startswith('test "A Favour Owed: Pay it back"')
    assert 'given crossroads "A Favour Owed"' in test
    assert 'chooses "Pay it back"' in test


def test_a_test_without_a_card_has_its_three_parts(opened_set: OpenedSet) -> None:
    test = begun(*below(opened_set, "# nothing yet"), 'test "…"')
    assert [line.split()[0] for line in test.split("\n")] == ["test", "given", "when", "then"]
