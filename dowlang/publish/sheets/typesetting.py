"""Typeset faces and pages with typst, which is imported when it is first needed.

The template reads nothing but the data it is given, and the fonts are those within typst, so a page
is the same on every machine. Only a language that these have no letters for names others.
"""

from __future__ import annotations

import base64
import hashlib
import json
from collections.abc import Callable, Iterable, Sequence
from functools import cached_property
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Protocol

from dowlang.publish.rules_text.page_labels import PageLabels
from dowlang.publish.rules_text.set_description import Picture, SetInfo
from dowlang.publish.sheets.imposition import Page, Placement, Size, page_data
from dowlang.publish.sheets.letters_without_font import letters_without_font
from dowlang.publish.sheets.sandbox import SandboxedCompiler, TemplateFailed
from dowlang.publish.sheets.template_folder import (
    OWN_TEMPLATES,
    TEMPLATES,
    TemplateFolder,
    copy_templates,
)
from dowlang.publish.sheets.typst_module import typst

FONTS = ("Libertinus Serif", "DejaVu Sans Mono")
STEPS = (
    {"type": 9.0, "art": 14},
    {"type": 8.5, "art": 10},
    {"type": 8.0, "art": 7},
    {"type": 8.0, "art": 0},
    {"type": 7.5, "art": 0},
    {"type": 7.0, "art": 0},
    {"type": 6.5, "art": 0},
    {"type": 6.0, "art": 0},
)
"""Sizes of type in points, each with the least height of the art box that is kept beside it."""
NAME_STEPS = (11.5, 10.5, 9.5, 8.5, 7.5, 6.5)
WORDS = ("at-the-table", "name", "decks", "rules")
"""Labels that the templates set themselves."""
PICTURE = 18.0
"""Millimetres. A picture of a card's own is never lower, however small its text becomes."""
DPI = 300
AT_ONCE = 45
"""Faces that are measured or set together."""
FORGOTTEN_EACH = 2
"""Parts of so many faces after which typst is made to drop what it keeps of them."""
FORGOTTEN_AFTER = 12
"""Compilations after which typst drops results that none of them used."""


class Memory(Protocol):
    """What was typeset before, by a key of all that it was made from."""

    def kept(self, key: str) -> Any:
        """Return what was kept, or None."""

    def keep(self, data: str, key: str) -> None:
        """Keep a text for another time."""


class Typesetter:
    """Typesets one set of faces, in the language of `labels` and with the fonts that it needs.

    Faces that `memory` has are not set again.
    """

    def __init__(
        self,
        info: SetInfo,
        icons: dict[str, str],
        labels: PageLabels,
        pictures: Iterable[Picture] = (),
        memory: Memory | None = None,
    ) -> None:
        self.typst = typst()
        self.folder = TemplateFolder(info, pictures)
        self.own_fonts_only = not labels.fonts
        apart = self.folder.pictures or self.folder.is_of_set or not self.own_fonts_only
        self.memory = None if apart else memory  # whose keys know nothing of other files
        self.made = 0  # parts that were made, not remembered
        self.families = (*FONTS[:1], *labels.fonts, *FONTS[1:])
        self.shared = {
            "title": info.name,
            "lang": labels.language,
            "fonts": self.families,
            "words": {id: labels.text(id) for id in WORDS},
            "icons": icons,
            "steps": STEPS,
            "name_steps": NAME_STEPS,
            "picture": PICTURE,
        }

    def fitted(self, faces: Sequence[dict[str, Any]]) -> list[dict[str, Any]]:
        """Return how each face with a body fits: its step, the art's height, what sticks out."""
        found: list[dict[str, Any]] = []
        for first in range(0, len(faces), AT_ONCE):
            part = faces[first : first + AT_ONCE]
            told = json.loads(self._remembered(self._measure, part, len(faces)))
            found += self._measured(told, len(part))
        return found

    def _measure(self, part: Sequence[dict[str, Any]]) -> str:
        """Return as JSON how faces fit."""
        return str(self._compiler("fit", {"faces": part}).query("<fits>", field="value", one=True))

    def _typeset(self, part: Sequence[dict[str, Any]]) -> str:
        """Return faces as a PDF with a page for each, in base64."""
        return base64.b64encode(_one_file(self._drawn(part, _alone(part)))).decode()

    def _remembered(
        self,
        make: Callable[[Sequence[dict[str, Any]]], str],
        part: Sequence[dict[str, Any]],
        count: int,
    ) -> str:
        """Return what is made of a part of `count` faces, from the memory where it is known."""
        if self.memory is None:
            made = make(part)
        else:
            templates = [(TEMPLATES / name).read_text("utf-8") for name in OWN_TEMPLATES]
            made_by = (make.__name__, self.typst.__version__, templates, self.shared, part)
            key = hashlib.sha256(json.dumps(made_by).encode()).hexdigest()[:32]
            if isinstance(known := self.memory.kept(key), str):
                return known
            made = make(part)
            self.memory.keep(made, key)
        self.made += 1
        if count > AT_ONCE and self.made % FORGOTTEN_EACH == 0:
            self._forget()
        return made

    def _measured(self, told: Any, count: int) -> list[dict[str, Any]]:
        """Return what was measured. Raises `TemplateFailed` where a set's `fit` gives another."""
        if self.folder.is_of_set and not (len(told) == count and all(map(_is_fit, told))):
            raise TemplateFailed("`fit` gives no (step, art, name, tall, wide) of numbers")
        measured: list[dict[str, Any]] = told
        return measured

    def _forget(self) -> None:
        """Let typst drop what it keeps of earlier pages: it does after some work on others.

        What was measured is not asked for again. On 329 cards this saves 50 MB.
        """
        other = self.typst.Compiler(
            input=TEMPLATES / "empty.typ", root=TEMPLATES, ignore_system_fonts=True
        )
        for _ in range(FORGOTTEN_AFTER):
            other.compile(format="pdf")

    def letters_without_font(self, texts: Iterable[str]) -> frozenset[str]:
        """Return the letters that are in no font, of which an empty box would be printed."""
        return letters_without_font(self.typst, texts, self.families, self.fonts)

    def damaged(self) -> dict[str, str]:
        """Return the pictures that cannot be drawn, with what typst says of each."""
        return self.folder.damaged(self.typst)

    def pdf(self, faces: Sequence[dict[str, Any]], pages: Sequence[Page]) -> bytes:
        """Return the pages as one PDF, the same bytes every time.

        Each face is set once, as a page of a PDF that is laid into the others: so copies take no
        memory, and their text is text.
        """
        with TemporaryDirectory() as folder:  # a template reads nothing outside its folder
            copy_templates(("imposition.typ", "faces.typ", "drawing.typ"), Path(folder))
            for first in range(0, len(faces), AT_ONCE):
                part = faces[first : first + AT_ONCE]
                file = Path(folder) / f"faces-{first // AT_ONCE}.pdf"
                made = self._remembered(self._typeset, part, len(faces))
                file.write_bytes(base64.b64decode(made))
            data = {
                "faces": [{key: face[key] for key in ("w", "h", "colour")} for face in faces],
                "pages": [page_data(page) for page in pages],
                "at_once": AT_ONCE,
            }
            self.__dict__.pop("fonts", None)  # no letter is set any more, and CJK fonts are 40 MB
            return _one_file(self._compiler("impose", data, Path(folder) / "imposition.typ"))

    def png(
        self, faces: Sequence[dict[str, Any]], pages: Sequence[Page], dots: float = DPI
    ) -> list[bytes]:
        """Return a picture of each page at so many dots an inch."""
        made = self._drawn(faces, pages).compile(format="png", ppi=dots)
        return [made] if isinstance(made, bytes) else list(made)

    def table(self, data: dict[str, Any]) -> bytes:
        """Return pages of what else lies on a table as one PDF."""
        return _one_file(self._compiler("table", data, self.folder.path / "table.typ"))

    def _drawn(self, faces: Sequence[dict[str, Any]], pages: Sequence[Page]) -> Any:
        return self._compiler(
            "draw", {"faces": faces, "pages": [page_data(page) for page in pages]}
        )

    def _compiler(self, mode: str, data: dict[str, Any], template: Path | None = None) -> Any:
        template = template or self.folder.path / "imposition.typ"
        given = {"mode": mode, "data": json.dumps(self.shared | data, ensure_ascii=False)}
        imposed = mode == "impose"  # that page has no letters, and nothing of a set's templates
        apart = self.folder.is_of_set and not imposed
        found: dict[str, Any] = {"font_paths": self.fonts} if not (apart or imposed) else {}
        found = found or {"ignore_system_fonts": imposed or self.own_fonts_only}
        compiler = SandboxedCompiler if apart else self.typst.Compiler
        return compiler(input=template, root=template.parent, sys_inputs=given, **found)

    @cached_property
    def fonts(self) -> Any:
        """Return the fonts that all pages share: they are looked for, and read, once."""
        return self.typst.Fonts(include_system_fonts=not self.own_fonts_only)


def _is_fit(told: Any) -> bool:
    """Return True for what `fit` of a template gives: two steps that there are, three lengths."""
    if not isinstance(told, dict) or not {"step", "art", "name", "tall", "wide"} <= told.keys():
        return False
    if not all(isinstance(told[key], int | float) for key in ("art", "tall", "wide")):
        return False
    return told["step"] in range(len(STEPS)) and told["name"] in range(len(NAME_STEPS))


def _alone(faces: Sequence[dict[str, Any]]) -> list[Page]:
    """Return a page of its own size for each face."""
    return [
        Page(Size(face["w"], face["h"]), (Placement(0, 0, number, (0, 0, 0, 0)),))
        for number, face in enumerate(faces)
    ]


def _one_file(compiler: Any) -> bytes:
    made = compiler.compile(format="pdf", timestamp=0)
    assert isinstance(made, bytes)
    return made
