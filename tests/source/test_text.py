"""Reading a file from bytes."""

import hashlib

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dowlang.diagnostics.decoding import read
from dowlang.source import Span, source_hash
from dowlang.source.limits import MAX_FILE_BYTES


def codes(data: bytes) -> list[str]:
    return [each.code for each in read(data, "a.dow")[1]]


def test_a_clean_file_keeps_its_text_in_any_script() -> None:
    text = 'secret "Волк 狼 é"\n    goal morale >= 4\n'
    source, found = read(text.encode(), "a.dow")
    assert found == ()
    assert source.text == text
    assert source.lines == ('secret "Волк 狼 é"', "    goal morale >= 4")
    assert source.spoiled == frozenset()


def test_line_ends_are_two_and_a_byte_order_mark_is_accepted() -> None:
    source, found = read(b"\xef\xbb\xbfone\r\ntwo\n\nfour", "a.dow")
    assert found == ()
    assert source.lines == ("one", "two", "", "four")
    assert (source.line(1), source.line(4), source.line(5), source.line(0)) == (
        "one",
        "four",
        "",
        "",
    )


def test_the_hash_is_of_the_bytes() -> None:
    data = b"\xef\xbb\xbfone\r\n"
    assert read(data, "a.dow")[0].hash == source_hash(data) == hashlib.sha256(data).hexdigest()
    assert source_hash(data) != source_hash(b"one\n")


@pytest.mark.parametrize(("extra", "wanted"), [(-1, []), (0, []), (1, ["DOW1005"])])
def test_the_size_of_a_file_is_limited(extra: int, wanted: list[str]) -> None:
    data = b"#" * (MAX_FILE_BYTES + extra)
    source, found = read(data, "a.dow")
    assert [each.code for each in found] == wanted
    assert len(source.text) == (0 if wanted else len(data))


def test_the_size_is_of_bytes_not_characters() -> None:
    assert codes("é".encode() * (MAX_FILE_BYTES // 2)) == []
    assert codes("é".encode() * (MAX_FILE_BYTES // 2 + 1)) == ["DOW1005"]


def test_an_old_encoding_is_one_finding_at_its_first_byte() -> None:
    source, found = read(b'ok\n"Caf\xe9 \xfc"\nx\n\xe9\n', "a.dow")
    assert [(each.code, each.span) for each in found] == [("DOW1001", Span(2, 5, 2, 6))]
    assert found[0].message == "found the byte 0xE9, wanted UTF-8 text (lines with such bytes: 2)"
    assert source.lines == ("ok", '"Caf\ufffd \ufffd"', "x", "\ufffd")
    assert source.spoiled == {2, 4}


@pytest.mark.parametrize("encoding", ["utf-16", "utf-16-be"])
def test_utf_16_is_one_finding(encoding: str) -> None:
    mark = b"\xfe\xff" if encoding == "utf-16-be" else b""
    source, found = read(
        mark + 'secret "Caf\xe9"\n    goal morale >= 4\n'.encode(encoding), "a.dow"
    )
    assert [(each.code, each.span) for each in found] == [("DOW1001", Span(1, 1, 1, 2))]
    assert source.spoiled >= {1, 2}


@pytest.mark.parametrize(
    ("character", "code"),
    [
        ("\0", "DOW1002"),
        ("\x1b", "DOW1002"),
        ("\r", "DOW1002"),
        ("\x0b", "DOW1002"),
        ("\x7f", "DOW1002"),
        ("\x85", "DOW1002"),
        ("\u2028", "DOW1002"),
        ("\u2029", "DOW1002"),
        ("\u202e", "DOW1003"),
        ("\u200f", "DOW1003"),
        ("\u2069", "DOW1003"),
        ("\u061c", "DOW1003"),
        ("\u200b", "DOW1004"),
        ("\ufeff", "DOW1004"),
        ("\u00ad", "DOW1004"),
        ("\U000e0041", "DOW1004"),
        ("\u3164", "DOW1004"),
    ],
)
def test_what_hides_from_the_eye_is_refused_at_its_place(character: str, code: str) -> None:
    source, found = read(f"one\ntw{character}o\nthree\n".encode(), "a.dow")
    assert [(each.code, each.span) for each in found] == [(code, Span(2, 3, 2, 4))]
    assert f"U+{ord(character):04X}" in found[0].message
    assert source.lines == ("one", "tw\ufffdo", "three")
    assert source.spoiled == {2}


@pytest.mark.parametrize(
    "character", ["\t", "\u200c", "\u200d", "\ufe0f", "\u0301", "\u3000", "\u00a0"]
)
def test_what_scripts_need_or_other_stages_refuse_is_left(character: str) -> None:
    source, found = read(f"a{character}b".encode(), "a.dow")
    assert (source.text, found) == (f"a{character}b", ())


def test_a_run_is_one_finding_and_each_run_has_its_own() -> None:
    found = read("a\0\0b\x07\n\u202e\u200b\n".encode(), "a.dow")[1]
    assert [
        (each.code, each.span.line, each.span.column, each.span.end_column) for each in found
    ] == [
        ("DOW1002", 1, 2, 4),
        ("DOW1002", 1, 5, 6),
        ("DOW1003", 2, 1, 2),
        ("DOW1004", 2, 2, 3),
    ]


def test_a_bad_byte_beside_a_control_character_hides_nothing() -> None:
    assert codes(b"a\x07\xe9b") == ["DOW1002", "DOW1001"]


def test_surrogates_written_as_utf8_are_not_utf8() -> None:
    assert codes(b"a\xed\xa0\x80b") == ["DOW1001"]


@given(st.binary(max_size=60))
def test_any_bytes_give_a_harmless_source_whose_lines_are_those_of_the_file(data: bytes) -> None:
    source, found = read(data, "a.dow")
    text = data.removeprefix(b"\xef\xbb\xbf").decode("utf-8", "surrogateescape")
    assert source.text.count("\n") == data.count(b"\n")
    assert len(source.text) == len(text.replace("\r\n", "\n"))
    assert bool(found) == bool(source.spoiled)
    assert read(source.text.encode(), "a.dow")[1] == ()
