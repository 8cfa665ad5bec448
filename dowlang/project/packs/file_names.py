"""The names that files of a packed set may have, and how long each may be."""

from __future__ import annotations

import re
import unicodedata

from dowlang.project.languages.language_codes import translation_of
from dowlang.project.manifests.manifest import LONGEST as LONGEST_MANIFEST
from dowlang.project.manifests.manifest import MANIFEST
from dowlang.source.characters import REFUSED
from dowlang.source.limits import (
    MAX_FILE_BYTES,
    MAX_PATH_CHARACTERS,
    MAX_PATH_PARTS,
    MAX_PICTURE_BYTES,
)
from dowlang.source.slugs import DEVICES

CONTENTS = "pack.json"
PICTURES = "pictures"
PICTURE_ENDINGS = (".png", ".jpg", ".jpeg")
BESIDE = ("README.md", "LICENSE", "LICENSE.md", "LICENSE.txt", "CHANGELOG.md")
"""Texts for people that may lie beside a manifest."""
LONGEST_CONTENTS = 16 * 1024 * 1024
FORBIDDEN = re.compile(r'[\\:*?"<>|]')  # in names of Windows


def most_bytes(name: str) -> int:
    """Return how long a member of this name may be."""
    if name == CONTENTS:
        return LONGEST_CONTENTS
    if name == MANIFEST:
        return LONGEST_MANIFEST
    return MAX_PICTURE_BYTES if name.startswith(f"{PICTURES}/") else MAX_FILE_BYTES


def wrong_name(name: str) -> str:
    """Return why a path may not be a member's, "" where it may."""
    if not name or len(name) > MAX_PATH_CHARACTERS:
        return f"a path has 1 to {MAX_PATH_CHARACTERS} characters"
    if name.startswith("/") or re.match(r"[A-Za-z]:", name):
        return "an absolute path"
    if REFUSED.search(name) or "\n" in name or "\t" in name or "\0" in name:
        return "a path with characters that cannot be seen"
    if FORBIDDEN.search(name):
        return "a path with a character that some systems do not allow"
    if unicodedata.normalize("NFC", name) != name:
        return "a path whose letters are not composed (NFC)"
    parts = name.split("/")
    if ".." in parts or "." in parts or "" in parts:
        return "a path that leads elsewhere"
    if len(parts) > MAX_PATH_PARTS:
        return f"a path of more than {MAX_PATH_PARTS} parts"
    for part in parts:
        if part.startswith(".") or part != part.strip() or part.endswith("."):
            return "a hidden name, or one with a blank or a dot at its edge"
        if part.partition(".")[0].casefold() in DEVICES:
            return "the name of a device of Windows"
        if len(part.encode()) > 255:
            return "a name that is too long for a file"
    return "" if _belongs(parts) else "not what a set is made of (cards, translations, pictures)"


def _belongs(parts: list[str]) -> bool:
    """Return True if a path is one that a file of a set can have."""
    name = parts[-1]
    if len(parts) == 1 and name in (CONTENTS, MANIFEST, *BESIDE):
        return True
    if parts[0] == PICTURES:
        return len(parts) > 1 and name.endswith(PICTURE_ENDINGS)
    return (name.endswith(".dow") and name != ".dow") or translation_of(name) is not None
