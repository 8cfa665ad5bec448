"""Decode the bytes of a card file: UTF-8, two kinds of line ends, nothing that hides from the
reader's eye.

Refused are bytes that are not UTF-8, control characters, direction marks, invisible characters, and
a file beyond its limit. A refusal never hides the next mistake: the character is replaced by
U+FFFD, columns stay true, and the line's number goes into `Source.spoiled`, so that later stages
can leave out what they find on a line that already has its message.
"""

from dowlang.diagnostics.codes import (
    BIDIRECTIONAL_MARK,
    CONTROL_CHARACTER,
    FILE_TOO_LARGE,
    INVISIBLE_CHARACTER,
    NOT_UTF8,
)
from dowlang.diagnostics.diagnostic import WHOLE_FILE, Diagnostic
from dowlang.source.characters import REFUSED, code_point
from dowlang.source.limits import MAX_FILE_BYTES
from dowlang.source.spans import Span
from dowlang.source.text import Source, source_hash

BYTE_ORDER_MARK = b"\xef\xbb\xbf"
UTF_16 = (b"\xff\xfe", b"\xfe\xff")
REPLACEMENT = "\ufffd"
CODE_OF_KIND = {
    "control": CONTROL_CHARACTER,
    "bidirectional": BIDIRECTIONAL_MARK,
    "invisible": INVISIBLE_CHARACTER,
}


def read(data: bytes, file: str) -> tuple[Source, tuple[Diagnostic, ...]]:
    """Return the source of a file's bytes, and what is refused in it, in order.

    A file beyond the limit gives an empty source and one finding. A file that is not UTF-8 gives
    one finding, at its first such byte, however many there are: the mistake is the encoding. Any
    other run of refused characters gives one each.
    """
    digest = source_hash(data)
    if len(data) > MAX_FILE_BYTES:
        return Source(file, "", digest), (
            FILE_TOO_LARGE.at(file, WHOLE_FILE, limit=MAX_FILE_BYTES),
        )
    text = (
        data.removeprefix(BYTE_ORDER_MARK).decode("utf-8", "surrogateescape").replace("\r\n", "\n")
    )
    # such a text holds nothing that is refused, and is seen to at once
    plain = text.isascii() and text.replace("\n", "").isprintable()
    if plain or REFUSED.search(text) is None:
        return Source(file, text, digest), ()

    found: list[Diagnostic] = []
    undecoded: list[tuple[Span, str]] = []
    spoiled: set[int] = set()
    lines = text.split("\n")
    for number, line in enumerate(lines, 1):
        for run in REFUSED.finditer(line):
            spoiled.add(number)
            kind, characters = run.lastgroup or "", run[0]
            place = Span(number, run.start() + 1, number, run.end() + 1)
            stray = next(
                (
                    at
                    for at, character in enumerate(characters)
                    if "\udc80" <= character <= "\udcff"
                ),
                None,
            )
            if stray is not None:
                first = Span(number, place.column + stray, number, place.column + stray + 1)
                undecoded.append((first, f"0x{ord(characters[stray]) - 0xDC00:02X}"))
            visible = next(
                (character for character in characters if not "\udc80" <= character <= "\udcff"),
                None,
            )
            if visible is not None:
                found.append(CODE_OF_KIND[kind].at(file, place, character=code_point(visible)))
        if number in spoiled:
            lines[number - 1] = REFUSED.sub(lambda run: REPLACEMENT * len(run[0]), line)
    if undecoded:
        # each of its zero bytes would be a control character. The mistake is the encoding
        if data.startswith(UTF_16):
            found.clear()
        place, byte = undecoded[0]
        found.append(
            NOT_UTF8.at(file, place, byte=byte, lines=len({span.line for span, _ in undecoded}))
        )
    return Source(file, "\n".join(lines), digest, frozenset(spoiled)), tuple(sorted(found))
