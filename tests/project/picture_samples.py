"""Pictures for tests: PNG of any size, and grey JPEG of 60 × 40 points."""

from __future__ import annotations

import struct
import zlib
from base64 import b64decode
from random import Random

BASELINE = b64decode(
    "/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAKBueIx4ZKCMgoy0qqC+8P//8Nzc8P//////////////////"
    "////////////////////////////////////////wAALCAAoADwBAREA/8QAFAABAAAAAAAAAAAAAAAA"
    "AAAAAP/EABQQAQAAAAAAAAAAAAAAAAAAAAD/2gAIAQEAAD8AAAAAAAAAAAAAAP/Z"
)
PROGRESSIVE = b64decode(
    "/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAKBueIx4ZKCMgoy0qqC+8P//8Nzc8P//////////////////"
    "////////////////////////////////////////wgALCAAoADwBAREA/8QAFAABAAAAAAAAAAAAAAAA"
    "AAAAAP/aAAgBAQAAAAEAAAAAAP/EABQQAQAAAAAAAAAAAAAAAAAAAFD/2gAIAQEAAQUCI//EABQQAQAA"
    "AAAAAAAAAAAAAAAAAFD/2gAIAQEABj8CI//EABQQAQAAAAAAAAAAAAAAAAAAAFD/2gAIAQEAAT8hI//a"
    "AAgBAQAAABAAAAAAAP/EABQQAQAAAAAAAAAAAAAAAAAAAFD/2gAIAQEAAT8QI//Z"
)


def png(width: int = 60, height: int = 40) -> bytes:
    """Return a picture of noise, the same every time."""
    chance = Random(width * height)
    rows = b"".join(b"\0" + chance.randbytes(3 * width) for _ in range(height))
    head = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    chunks = ((b"IHDR", head), (b"IDAT", zlib.compress(rows)), (b"IEND", b""))
    return b"\x89PNG\r\n\x1a\n" + b"".join(map(_chunk, chunks))


def _chunk(named: tuple[bytes, bytes]) -> bytes:
    kind, body = named
    return struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))


def with_notes(jpeg: bytes) -> bytes:
    """Return a JPEG file with 60,000 bytes of notes before its picture, as cameras write them."""
    return jpeg[:2] + b"\xff\xe1" + struct.pack(">H", 60_002) + bytes(60_000) + jpeg[2:]
