"""Read a PNG picture for measuring: eight bits a channel, no palette."""

from __future__ import annotations

import struct
import zlib
from dataclasses import dataclass
from itertools import accumulate

INCH = 25.4
CHANNELS = {2: 3, 6: 4}


@dataclass(frozen=True, slots=True)
class Picture:
    """Rows of bytes, `channels` a point."""

    width: int
    height: int
    channels: int
    rows: tuple[bytes, ...]

    def point(self, x: int, y: int) -> tuple[int, int, int]:
        start = x * self.channels
        red, green, blue = self.rows[y][start : start + 3]
        return red, green, blue

    def dark(self, x: int, y: int) -> bool:
        return sum(self.point(x, y)) < 450

    def millimetres(self, points: float, dpi: float = 300) -> float:
        return points / dpi * INCH


def read(data: bytes) -> Picture:
    assert data[:8] == b"\x89PNG\r\n\x1a\n"
    at, packed = 8, b""
    width = height = channels = 0
    while at < len(data):
        length, kind = struct.unpack(">I4s", data[at : at + 8])
        body = data[at + 8 : at + 8 + length]
        at += 12 + length
        if kind == b"IHDR":
            width, height, bits, colour, _, _, interlaced = struct.unpack(">IIBBBBB", body)
            assert (bits, interlaced) == (8, 0)
            channels = CHANNELS[colour]
        elif kind == b"IDAT":
            packed += body
    return Picture(width, height, channels, _rows(zlib.decompress(packed), width, channels))


def _rows(raw: bytes, width: int, channels: int) -> tuple[bytes, ...]:
    out: list[bytes] = []
    length = width * channels
    above = bytes(length)
    for start in range(0, len(raw), length + 1):
        filter, row = raw[start], raw[start + 1 : start + 1 + length]
        above = _unfiltered(filter, row, above, channels)
        out.append(above)
    return tuple(out)


def _unfiltered(filter: int, row: bytes, above: bytes, channels: int) -> bytes:
    if filter == 0:
        return row
    if filter == 1:
        out = bytearray(len(row))
        for channel in range(channels):
            out[channel::channels] = bytes(
                accumulate(row[channel::channels], lambda a, b: (a + b) & 255)
            )
        return bytes(out)
    if filter == 2:
        return bytes((a + b) & 255 for a, b in zip(row, above, strict=True))
    out = bytearray(row)
    for i in range(len(row)):
        left = out[i - channels] if i >= channels else 0
        up, corner = above[i], above[i - channels] if i >= channels else 0
        if filter == 3:
            guess = (left + up) // 2
        else:
            estimate = left + up - corner
            guess = min((left, up, corner), key=lambda value: abs(estimate - value))
        out[i] = (row[i] + guess) & 255
    return bytes(out)
