"""Find the letters of texts that no font has, of which an empty box would be printed."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Sequence
from types import ModuleType
from typing import Any

KNOWN = frozenset(map(chr, (*range(0x20, 0x7F), *range(0xA0, 0x180), *range(0x410, 0x450))))
"""Letters that are in the fonts within typst, so that they need not be tried: Latin, Cyrillic."""
TRIED = """#let d = json(bytes(sys.inputs.data))
#set document(date: datetime(year: 2000, month: 1, day: 1))
#set text(font: d.fonts)
#for letter in d.letters [#par(letter)]
"""
UNPRINTED = re.compile(r'the text `"(.+?)"` could not be displayed', re.DOTALL)
ESCAPED = re.compile(r"\\u\{([0-9a-fA-F]+)\}")


def letters_without_font(
    typst: ModuleType, texts: Iterable[str], families: Sequence[str], fonts: Any
) -> frozenset[str]:
    """Return the letters that are in no font. `families` are asked in their order, `fonts` are the
    fonts that are there, as typst has them.
    """
    left = {letter for text in texts for letter in text if letter not in KNOWN}
    left -= {letter for letter in left if letter.isspace()}
    found: set[str] = set()
    while left:
        data = json.dumps({"fonts": families, "letters": sorted(left)}, ensure_ascii=False)
        try:
            typst.compile(
                TRIED.encode(),
                format="pdf",
                pdf_standards=["a-2b"],  # which no letter without a sign may be in
                font_paths=fonts,
                sys_inputs={"data": data},
            )
            break
        except typst.TypstError as refused:
            said = UNPRINTED.search(str(refused))
            if said is None:
                raise
            shown = ESCAPED.sub(lambda code: chr(int(code[1], 16)), said[1])
            if not set(shown) & left:  # said of no letter that was asked about
                raise
            found |= set(shown) & left
            left -= set(shown)
    return frozenset(found)
