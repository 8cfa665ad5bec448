"""Pages of a PDF as a reader shows them: their text, and their points at so many dots an inch."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Any

import pypdfium2

POINT = 25.4 / 72


@dataclass(frozen=True)
class Page:
    """One page of a PDF."""

    page: Any
    dots: float

    @property
    def size(self) -> tuple[float, float]:
        """Width and height in millimetres."""
        width, height = self.page.get_size()
        return width * POINT, height * POINT

    @property
    def text(self) -> str:
        return str(self.page.get_textpage().get_text_range())

    @cached_property
    def _bitmap(self) -> tuple[int, int, int, bytes]:
        made = self.page.render(scale=self.dots / 72)
        return made.n_channels, made.stride, made.height, bytes(made.buffer)

    def row(self, y: float, left: float, right: float) -> bytes:
        """Return the points of a line between two places, all in millimetres."""
        channels, stride, _, data = self._bitmap
        start = round(y / 25.4 * self.dots) * stride
        first, last = (round(x / 25.4 * self.dots) * channels for x in (left, right))
        return data[start + first : start + last]

    def dark(self, x: float, y: float) -> bool:
        channels, stride, _, data = self._bitmap
        start = round(y / 25.4 * self.dots) * stride + round(x / 25.4 * self.dots) * channels
        return sum(data[start : start + 3]) < 450

    def box(self, x: float, y: float, width: float, height: float) -> bytes:
        """Return the points of a part, all in millimetres."""
        steps = int(height / 25.4 * self.dots)
        return b"".join(
            self.row(y + step * 25.4 / self.dots, x, x + width) for step in range(steps)
        )


def pages(data: bytes, dots: float = 100) -> list[Page]:
    document = pypdfium2.PdfDocument(data)
    return [Page(document[number], dots) for number in range(len(document))]
