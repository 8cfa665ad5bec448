"""Every limit (`dowlang/source/limits.py`), through the whole chain: N - 1 and N pass, N + 1
is refused with its own code.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from dowlang.diagnostics import Collector, Severity
from dowlang.diagnostics.rendering import Format, render
from dowlang.project import pipeline, sets
from dowlang.source import files, limits
from tests.cli.running import dow
from tests.hostile.whole_way import LABEL, tried

CARD = 'secret "The Other Bell"\n    flavor "Ring."\n    goal morale >= 4\n'


def of_bytes(count: int) -> str:
    """A card file of exactly so many bytes."""
    return CARD + "#" * (count - len(CARD) - 1) + "\n"


def of_depth(levels: int) -> str:
    """A condition in so many parentheses."""
    return CARD.replace("morale >= 4", "(" * levels + "morale >= 4" + ")" * levels)


def of_nested_nouns(levels: int) -> str:
    """A noun whose filter holds a noun whose filter holds …, so many in all."""
    nouns = "a survivor who shares a location with " * (levels - 1) + "a survivor"
    return CARD.replace("morale >= 4", f"there is {nouns}")


def of_blocks(levels: int) -> str:
    """A crossroads card with so many blocks inside each other: the card's, the option's, those
    of conditions.
    """
    head = (
        'crossroads "The Other Depth"\n    flavor "Down."\n    if morale >= 1\n    option '
        '"Up"\n        gain 1 morale\n    option "Down"\n'
    )
    below = "".join(f"{'    ' * level}if morale >= {level}\n" for level in range(2, levels))
    return f"{head}{below}{'    ' * levels}lose 1 morale\n"


def of_digits(count: int) -> str:
    """A number of so many digits."""
    return CARD.replace("4", "1" * count)


def of_characters(count: int) -> str:
    """A text of so many characters, of which each takes two bytes."""
    return CARD.replace("Ring.", "é" * count)


LIMITS = (
    ("DOW1005", limits.MAX_FILE_BYTES, of_bytes),
    ("DOW1008", limits.MAX_BLOCK_DEPTH, of_blocks),
    ("DOW1010", limits.MAX_TEXT_CHARACTERS, of_characters),
    ("DOW1011", limits.MAX_NUMBER_DIGITS, of_digits),
    ("DOW1012", limits.MAX_EXPRESSION_DEPTH, of_depth),
    ("DOW1012", limits.MAX_EXPRESSION_DEPTH, of_nested_nouns),
)


def test_the_limits_are_those_of_the_design() -> None:
    assert limits.MAX_FILE_BYTES == 256 * 1024
    assert (limits.MAX_CARDS_PER_SET, limits.MAX_EXPRESSION_DEPTH, limits.MAX_BLOCK_DEPTH) == (
        2_000,
        32,
        16,
    )
    assert (limits.MAX_NUMBER_DIGITS, limits.MAX_TEXT_CHARACTERS, limits.MAX_FINDINGS_PER_FILE) == (
        6,
        4_000,
        100,
    )


@pytest.mark.sample(3)
@pytest.mark.parametrize(
    ("code", "limit", "text"), LIMITS, ids=lambda value: getattr(value, "__name__", str(value))
)
def test_a_limit_holds_and_is_told_once_beyond_it(code: str, limit: int, text) -> None:  # type: ignore[no-untyped-def]
    assert tried(text(limit - 1).encode()).codes == []
    assert tried(text(limit).encode()).codes == []
    assert tried(text(limit + 1).encode()).codes == [code]
    far = tried(text(limit * 3).encode())
    assert far.codes == [code], "far beyond a limit there is one message too"


def test_a_byte_order_mark_and_line_ends_count_as_bytes() -> None:
    exact = b"\xef\xbb\xbf" + of_bytes(limits.MAX_FILE_BYTES - 3).encode()
    assert tried(exact).codes == []
    assert tried(exact + b"\n").codes == ["DOW1005"]


@pytest.mark.sample(1)
@pytest.mark.parametrize(
    "count",
    [
        limits.MAX_FINDINGS_PER_FILE - 1,
        limits.MAX_FINDINGS_PER_FILE,
        limits.MAX_FINDINGS_PER_FILE + 1,
    ],
)
def test_of_too_many_findings_of_a_file_the_rest_is_counted(count: int) -> None:
    checked = tried(("zzz\n" * count).encode()).checked
    assert len(checked.findings) == count
    shown = Collector(checked.findings).shown()
    more = [found for found in shown if found.code == "DOW1017"]
    assert len(shown) - len(more) == min(count, limits.MAX_FINDINGS_PER_FILE)
    assert [found.severity for found in more] == [Severity.ERROR] * (
        count > limits.MAX_FINDINGS_PER_FILE
    )
    assert render(shown, Format.CONCISE, checked.sources).count(f"{LABEL}:") == len(shown)


MANIFEST = 'id = "many"\nname = "Many"\nversion = "1"\nedition = 1\nruleset = "dead_of_winter"\n'


@pytest.mark.proof
@pytest.mark.sample(1)
@pytest.mark.parametrize("files", [1, 20])
def test_cards_of_one_set(files: int, tmp_path: Path) -> None:
    """2,000 cards are checked, one more is refused; whether each has a file of its own or they
    share some.
    """
    folder = tmp_path / "many"
    folder.mkdir()
    (folder / "set.toml").write_text(MANIFEST, "utf-8")
    limit = limits.MAX_CARDS_PER_SET
    share = limit // files

    def put(file: int, cards: range) -> None:
        text = "".join(
            f'secret "Card {number}"\n    flavor "Ring."\n    goal morale >= {number % 9}\n\n'
            for number in cards
        )
        (folder / f"cards_{file}.dow").write_text(text, "utf-8")

    def codes() -> list[str]:
        return [found.code for found in pipeline.check(sets.read_set(folder)).findings]

    for file in range(files):
        put(file, range(file * share, (file + 1) * share))
    assert codes_of_limit(codes()) == []
    put(files, range(limit, limit + 1))
    assert codes_of_limit(codes()) == [TOO_MANY]


TOO_MANY = "DOW4011"


def codes_of_limit(codes: list[str]) -> list[str]:
    """Those that are about the number of cards."""
    return [code for code in codes if code == TOO_MANY]


WALKED = (
    ("check",),
    ("test",),
    ("mutate",),
    ("fmt", "--check"),
    ("build", "--check"),
    ("cards",),
    ("print",),
    ("play", "--agents", "first", "--set"),
    ("sim", "--games", "1", "--set"),
    ("odds", "Teeth", "--set"),
)


@pytest.mark.parametrize("arguments", WALKED, ids=" ".join)
def test_a_folder_is_looked_through_so_far_and_no_further(
    arguments: tuple[str, ...], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """`dow check /` comes to an end: N entries are looked through, N + 1 are refused."""
    for number in range(4):
        (tmp_path / f"folder {number}").mkdir()
    for number in range(8):
        (tmp_path / f"folder {number % 4}" / f"file {number}").touch()
    monkeypatch.setattr(files, "MAX_FOLDER_ENTRIES", 12)
    assert "more than" not in dow(*arguments, str(tmp_path)).err
    monkeypatch.setattr(files, "MAX_FOLDER_ENTRIES", 11)
    refused = dow(*arguments, str(tmp_path))
    assert refused.code == 2
    assert "it holds more than 11 files and folders, wanted a smaller one" in refused.line
