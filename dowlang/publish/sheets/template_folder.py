"""Lay the templates, those of a set and its pictures into one folder: a template reads nothing
outside its own.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from shutil import rmtree
from tempfile import mkdtemp
from types import ModuleType
from weakref import finalize

from dowlang.publish.rules_text.set_description import Picture, SetInfo

TEMPLATES = Path(__file__).parent / "templates"
OWN_TEMPLATES = ("imposition.typ", "faces.typ", "drawing.typ", "parts.typ", "table.typ")
OF_SET = "set"
"""The folder in which the templates of a set lie, beside our own."""
INSTEAD = f'#import "/{OF_SET}/faces.typ": fit, front, reverse\n'
DRAWN = """#for path in json(bytes(sys.inputs.data)).pictures { image(path, width: 1mm) }
"""


class TemplateFolder:
    """The folder of the templates of a set: the package's own where nothing is written into it.

    What is written lies in a folder for a time, which goes with this object.
    """

    def __init__(self, info: SetInfo, pictures: Iterable[Picture] = ()) -> None:
        self.path = TEMPLATES
        by_path = {picture.path: picture for picture in pictures}
        self.pictures = tuple(by_path)
        self.is_of_set = bool(info.templates)
        if by_path or info.templates:
            self.path = Path(mkdtemp())
            finalize(self, rmtree, self.path, ignore_errors=True)
            self._write(info, by_path.values())

    def _write(self, info: SetInfo, pictures: Iterable[Picture]) -> None:
        copy_templates(OWN_TEMPLATES, self.path)
        for name, data in info.templates:
            (self.path / OF_SET).mkdir(exist_ok=True)
            (self.path / OF_SET / name).write_bytes(data)
            (self.path / "faces.typ").write_text(INSTEAD)
        for picture in pictures:
            file = self.path / picture.path
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_bytes(picture.read())

    def damaged(self, typst: ModuleType) -> dict[str, str]:
        """Return the pictures that cannot be drawn, with what typst says of each."""
        if not self.pictures:
            return {}
        try:
            self._draw(self.pictures, typst)
        except typst.TypstError:
            return dict(self._each_damaged(typst))
        return {}

    def _each_damaged(self, typst: ModuleType) -> Iterator[tuple[str, str]]:
        for path in self.pictures:
            try:
                self._draw([path], typst)
            except typst.TypstError as refused:
                yield path, str(refused.message)

    def _draw(self, pictures: Sequence[str], typst: ModuleType) -> None:
        """Draw pictures on a page that nobody keeps. Raises `TypstError`."""
        data = json.dumps({"pictures": list(pictures)})
        (self.path / "tried.typ").write_text(DRAWN)
        typst.compile(
            self.path / "tried.typ", root=self.path, format="pdf", sys_inputs={"data": data}
        )


def copy_templates(names: Iterable[str], folder: Path) -> None:
    """Copy some of the package's templates into a folder."""
    for name in names:
        (folder / name).write_bytes((TEMPLATES / name).read_bytes())
