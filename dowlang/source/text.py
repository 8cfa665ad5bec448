"""Reading a card file from bytes: UTF-8, two kinds of line ends, nothing that hides from the reader's eye.

What lives here: `Source` (the text of a file with its lines and its source hash) and the refusals that need only the bytes:
not UTF-8, control characters, direction marks, invisible characters, a file beyond its limit. What does not: tabs,
indentation, quotes and everything else that needs to know what a line is (`syntax`), and files on disk (`project`).

A refusal never hides the next mistake: the character is replaced by U+FFFD, columns stay true, and the line's number goes
into `Source.spoiled`, so that later stages can leave out what they find on a line that already has its message.
Source hash: section 7 of the language; line ends: section 7 of the architecture.
"""

import hashlib
from dataclasses import dataclass
from functools import cached_property

from dowlang.source.catalogue import BIDIRECTIONAL_MARK, CONTROL_CHARACTER, FILE_TOO_LARGE, INVISIBLE_CHARACTER, NOT_UTF8
from dowlang.source.characters import REFUSED, code_point
from dowlang.source.diagnostics import WHOLE_FILE, Diagnostic, Span
from dowlang.source.limits import MAX_FILE_BYTES

BYTE_ORDER_MARK = b"\xef\xbb\xbf"
UTF_16 = (b"\xff\xfe", b"\xfe\xff")
REPLACEMENT = "\ufffd"
CODE_OF_KIND = {"control": CONTROL_CHARACTER, "bidirectional": BIDIRECTIONAL_MARK, "invisible": INVISIBLE_CHARACTER}


@dataclass(frozen=True)
class Source:
    """The text of one card file.

    `file` is the label findings carry, `text` has no byte order mark, only `\\n` as line end, and U+FFFD for each refused
    character; `hash` is the SHA-256 of the bytes as they were read, in hexadecimal; `spoiled` are the numbers of the
    lines that hold a refused character. Not slotted, since `lines` is kept after its first use.
    """

    file: str
    text: str
    hash: str
    spoiled: frozenset[int] = frozenset()

    @cached_property
    def lines(self) -> tuple[str, ...]:
        """The lines without their ends; a file that ends in a line end has no empty line after it."""
        lines = self.text.split("\n")
        return tuple(lines[:-1] if lines[-1] == "" else lines)

    def line(self, number: int) -> str:
        """The line with this number, counted from 1; empty beyond the last, so that a finding at the end can be shown."""
        return self.lines[number - 1] if 0 < number <= len(self.lines) else ""


def source_hash(data: bytes) -> str:
    """The source hash of a file's bytes: decides staleness, never whether a save fits (that is the card hash)."""
    return hashlib.sha256(data).hexdigest()


def read(data: bytes, file: str) -> tuple[Source, tuple[Diagnostic, ...]]:
    """The source of a file's bytes, and what is refused in it, in order.

    A file beyond the limit gives an empty source and one finding. A file that is not UTF-8 gives one finding, at its first
    such byte, however many there are: the mistake is the encoding. Any other run of refused characters gives one each.
    """
    digest = source_hash(data)
    if len(data) > MAX_FILE_BYTES:
        return Source(file, "", digest), (FILE_TOO_LARGE.at(file, WHOLE_FILE, limit=MAX_FILE_BYTES),)
    text = data.removeprefix(BYTE_ORDER_MARK).decode("utf-8", "surrogateescape").replace("\r\n", "\n")
    plain = text.isascii() and text.replace("\n", "").isprintable()  # such a text holds nothing that is refused, and is seen to at once
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
            stray = next((at for at, character in enumerate(characters) if "\udc80" <= character <= "\udcff"), None)
            if stray is not None:
                first = Span(number, place.column + stray, number, place.column + stray + 1)
                undecoded.append((first, f"0x{ord(characters[stray]) - 0xDC00:02X}"))
            visible = next((character for character in characters if not "\udc80" <= character <= "\udcff"), None)
            if visible is not None:
                found.append(CODE_OF_KIND[kind].at(file, place, character=code_point(visible)))
        if number in spoiled:
            lines[number - 1] = REFUSED.sub(lambda run: REPLACEMENT * len(run[0]), line)
    if undecoded:
        if data.startswith(UTF_16):  # each of its zero bytes would be a control character; the mistake is the encoding
            found.clear()
        place, byte = undecoded[0]
        found.append(NOT_UTF8.at(file, place, byte=byte, lines=len({span.line for span, _ in undecoded})))
    return Source(file, "\n".join(lines), digest, frozenset(spoiled)), tuple(sorted(found))
