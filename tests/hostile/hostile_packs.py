"""Archives that nobody should add: each made by machine, with words of the line that refuses it.

`HOSTILE` maps a name to a function that returns bytes, and words that the refusal has.
"""

from __future__ import annotations

import io
import json
import stat
import struct
import tarfile
import warnings
import zipfile
from collections.abc import Callable, Mapping
from typing import Any

from dowlang.project.packs.archive import archive
from dowlang.project.packs.file_names import CONTENTS
from dowlang.project.packs.report import as_bytes
from dowlang.source.limits import MAX_FILE_BYTES, MAX_PACK_BYTES, MAX_PACK_FILES

MANIFEST = (
    b'id = "bells"\nname = "Bells"\nversion = "1.0"\nedition = 1\nruleset = "dead_of_winter"\n'
)
BELL = b'secret "The Bell"\n    flavor "Ring."\n    goal morale >= 4\n'
FILES = {"set.toml": MANIFEST, "secrets/bell.dow": BELL}


def contents(files: Mapping[str, bytes], /, **changed: Any) -> dict[str, Any]:
    """Return what `pack.json` says of these files, with other values at its top."""
    from hashlib import sha256

    return {
        "format": "dowlang-pack/1",
        "set": {
            "id": "bells",
            "name": "Bells",
            "version": "1.0",
            "edition": 1,
            "ruleset": "dead_of_winter",
            "uses": [],
            "authors": [],
            "licence": "",
        },
        "report": {
            "cards": {"kinds": {"secret": 1}, "designs": 1, "copies": 1},
            "findings": {},
            "manual": [],
            "languages": {},
            "tests": {"count": 0, "passed": 0, "clauses": 1, "seen": 0},
            "games": None,
        },
        "files": {name: sha256(files[name]).hexdigest() for name in sorted(files)},
        **changed,
    }


def good(extra: Mapping[str, bytes] | None = None, **changed: Any) -> bytes:
    """Return the pack of a set of one card, with further files and another `pack.json`."""
    files = {**FILES, **(extra or {})}
    return archive({CONTENTS: as_bytes(contents(files, **changed)), **files})


def zipped(
    *members: tuple[str, bytes], mode: int = stat.S_IFREG | 0o644, compress: int = 0, **other: Any
) -> bytes:
    """Return a ZIP archive of a good pack's members and of these, with whatever is asked for."""
    out = io.BytesIO()
    whole = [(CONTENTS, as_bytes(contents(FILES))), *FILES.items()]
    with zipfile.ZipFile(out, "w") as made:
        for name, data in whole:
            info = zipfile.ZipInfo(name)
            info.create_system, info.external_attr = 3, (stat.S_IFREG | 0o644) << 16
            made.writestr(info, data)
        for name, data in members:
            info = zipfile.ZipInfo("x")
            info.filename = info.orig_filename = name
            info.create_system, info.external_attr = 3, mode << 16
            info.extra, info.comment = other.get("extra", b""), other.get("comment", b"")
            with warnings.catch_warnings(action="ignore"):  # of a name that is there
                made.writestr(info, data, compress)
        made.comment = other.get("of_all", b"")
    return out.getvalue()


def renamed(before: bytes, after: bytes) -> bytes:
    """Return a pack in which the bytes of a name are others of the same length."""
    assert len(before) == len(after)
    return good({before.decode(): b"x"}).replace(before, after)


def patched(at: int, form: str, value: int) -> bytes:
    """Return a good pack with another number in the record at its end."""
    data = bytearray(good())
    struct.pack_into(form, data, len(data) - 22 + at, value)
    return bytes(data)


def flagged(bits: int) -> bytes:
    """Return a good pack whose members have these flags."""
    data = bytearray(good())
    for sign, at in ((b"PK\3\4", 6), (b"PK\1\2", 8)):
        place = data.find(sign)
        while place >= 0:
            struct.pack_into("<H", data, place + at, bits)
            place = data.find(sign, place + 1)
    return bytes(data)


def tar(compression: str) -> bytes:
    out = io.BytesIO()
    with tarfile.open(fileobj=out, mode=f"w:{compression}") as made:
        info = tarfile.TarInfo("../set.toml")
        info.size = len(MANIFEST)
        made.addfile(info, io.BytesIO(MANIFEST))
    return out.getvalue()


def swollen() -> bytes:
    """Return a small archive of a card file that says it has 4 GB less one byte."""
    data = bytearray(zipped(("a.dow", b"x")))
    place = data.rfind(b"PK\1\2")
    struct.pack_into("<LL", data, place + 20, 2**32 - 2, 2**32 - 2)
    return bytes(data)


def overlapping() -> bytes:
    """Return an archive in which two members begin at the same place."""
    data = bytearray(good())
    first = data.find(b"PK\1\2")
    second = data.find(b"PK\1\2", first + 1)
    third = data.find(b"PK\1\2", second + 1)
    data[third + 42 : third + 46] = data[second + 42 : second + 46]
    return bytes(data)


def many() -> bytes:
    """Return an archive that says it has a few files and has many."""
    data = bytearray(archive({f"c{number}.dow": b"" for number in range(3_000)}))
    for at in (8, 10):
        struct.pack_into("<H", data, len(data) - 22 + at, 3)
    return bytes(data)


def says(part: str, key: str, value: Any) -> dict[str, Any]:
    """Return a change of one value of `pack.json`."""
    whole = contents(FILES)[part]
    return {part: {**whole, key: value}}


LONG = "x" * 196 + ".dow"
HOSTILE: dict[str, tuple[Callable[[], bytes], str]] = {
    # not the format
    "nothing": (lambda: b"", "it is empty"),
    "text": (lambda: BELL, "this is something else"),
    "tar": (lambda: tar(""), "this is tar"),
    "tar.gz": (lambda: tar("gz"), "this is gzip"),
    "tar.xz": (lambda: tar("xz"), "this is xz"),
    "cut off": (lambda: good()[:-9], "cut off"),
    "cut in the middle": (lambda: good()[:200], "cut off"),
    "something before it": (lambda: b"MZ" + good(), "this is something else"),
    "something behind it": (lambda: good() + b"#!/bin/sh\n", "behind its end"),
    "a comment": (lambda: zipped(of_all=b"hello"), "behind its end"),
    "of several disks": (lambda: patched(4, "<H", 2), "part of an archive"),
    "longer than is read": (lambda: b"PK\3\4" + bytes(MAX_PACK_BYTES), "longer than"),
    # links, folders, devices
    "a link out": (lambda: zipped(("a.dow", b"/etc/passwd"), mode=stat.S_IFLNK | 0o777), "a link"),
    "a link within": (lambda: zipped(("a.dow", b"set.toml"), mode=stat.S_IFLNK), "is a link"),
    "a device": (lambda: zipped(("a.dow", b""), mode=stat.S_IFCHR | 0o666), "is a device"),
    "a pipe": (lambda: zipped(("a.dow", b""), mode=stat.S_IFIFO | 0o666), "is a device"),
    "a folder": (lambda: zipped(("a/", b"")), "is a folder"),
    "a program": (lambda: zipped(("a.dow", BELL), mode=stat.S_IFREG | 0o755), "not the form"),
    # paths
    "above": (lambda: good({"../a.dow": BELL}), "leads elsewhere"),
    "above, deeper": (lambda: good({"a/../../a.dow": BELL}), "leads elsewhere"),
    "a dot": (lambda: good({"./a.dow": BELL}), "leads elsewhere"),
    "absolute": (lambda: good({"/etc/a.dow": BELL}), "absolute path"),
    "absolute on Windows": (lambda: good({"C:/a.dow": BELL}), "absolute path"),
    "backslashes": (lambda: renamed(b"..__a.dow", b"..\\\\a.dow"), "some systems do not allow"),
    "a stream of Windows": (lambda: good({"a.txt:b.dow": BELL}), "some systems do not allow"),
    "an end of a string": (lambda: renamed(b"a_b.dow", b"a\0b.dow"), "cannot be seen"),
    "a line end": (lambda: good({"a\nb.dow": BELL}), "cannot be seen"),
    "a terminal's colour": (lambda: good({"\x1b[31ma.dow": BELL}), "cannot be seen"),
    "text that runs backwards": (lambda: good({"a\u202ewod.dow": BELL}), "cannot be seen"),
    "not UTF-8": (lambda: renamed("ää.dow".encode(), b"\xe4\xff\xfe\xe4.dow"), "not UTF-8"),
    "letters not composed": (lambda: good({"a\u0308.dow": BELL}), "not composed"),
    "a hidden file": (lambda: good({".git/a.dow": BELL}), "hidden name"),
    "a name of a device": (lambda: good({"nul.dow": BELL}), "device of Windows"),
    "a blank at its end": (lambda: good({"a /b.dow": BELL}), "blank or a dot"),
    "too long a path": (lambda: good({f"a/{LONG}": BELL}), "1 to 200 characters"),
    "too deep": (lambda: good({"a/" * 9 + "a.dow": BELL}), "more than 8 parts"),
    # names
    "twice": (lambda: zipped(("set.toml", MANIFEST)), "there twice"),
    "twice but for capitals": (lambda: good({"secrets/Bell.dow": BELL}), "like `secrets/Bell.dow`"),
    "twice on some systems": (lambda: good({"secrets/ﬁ.dow": b"", "secrets/fi.dow": b""}), "like"),
    "a file that is a folder": (lambda: good({"a.dow": b"", "a.dow/b.dow": b""}), "in a file"),
    "too many": (
        lambda: archive({f"{number}.dow": b"" for number in range(MAX_PACK_FILES + 1)}),
        "more than 60000 files",
    ),
    "more than it says": (many, "another number of files"),
    # what is in it
    "a program of Python": (lambda: good({"conftest.py": b"1/0"}), "not what a set is made of"),
    "handlers": (lambda: good({"generated/bells/a.py": b"1/0"}), "not what a set is made of"),
    "an archive": (lambda: good({"a.zip": good()}), "not what a set is made of"),
    "a pack": (lambda: good({"pictures/a.dowset": good()}), "not what a set is made of"),
    "a second set": (lambda: good({"inner/set.toml": MANIFEST}), "not what a set is made of"),
    "a drawing with scripts": (lambda: good({"pictures/a.svg": b"<svg/>"}), "not what a set is"),
    # sizes
    "compressed": (lambda: zipped(("a.dow", BELL), compress=8), "is compressed"),
    "a bomb": (lambda: zipped(("a.dow", bytes(50_000_000)), compress=8), "is compressed"),
    "a bomb by another way": (lambda: zipped(("a.dow", bytes(10**7)), compress=14), "compressed"),
    "a file too long": (lambda: good({"a.dow": b"#" * (MAX_FILE_BYTES + 1)}), "at most"),
    "a manifest too long": (lambda: zipped_manifest(), "at most"),
    "a length that is not there": (swollen, "wanted at most"),
    "members upon each other": (overlapping, "it is damaged"),
    "encrypted": (lambda: flagged(1), "is encrypted"),
    "an extra field": (lambda: zipped(("a.dow", BELL), extra=b"\xfe\xca\0\0"), "more beside it"),
    "a member's comment": (lambda: zipped(("a.dow", BELL), comment=b"x"), "more beside it"),
    "a wrong sum": (lambda: good().replace(b"Ring.", b"Rung."), "damaged"),
    # what it says of itself
    "no contents": (lambda: archive(FILES), "no `pack.json`"),
    "no manifest": (lambda: without("set.toml"), "no `set.toml`"),
    "contents that are no JSON": (lambda: archive({CONTENTS: b"{", **FILES}), "no JSON"),
    "contents too deep": (lambda: archive({CONTENTS: b"[" * 90_000, **FILES}), "no JSON"),
    "contents of another format": (lambda: good(format="dowlang-pack/2"), "another format"),
    "contents with more": (lambda: good(run="rm -rf /"), "does not fit its schema"),
    "contents written otherwise": (
        lambda: archive({CONTENTS: json.dumps(contents(FILES)).encode(), **FILES}),
        "not written as",
    ),
    "a wrong hash": (lambda: good(**says("files", "set.toml", "0" * 64)), "its hash is wrong"),
    "a file that is not named": (lambda: good(files={}), "not among the files"),
    "a file that is not there": (lambda: good(**says("files", "a.dow", "0" * 64)), "not there"),
    "another id": (lambda: good(**says("set", "id", "gongs")), "another `id`"),
    "the id of a shipped set": (lambda: good(**says("set", "id", "base")), "comes with dow"),
    "another version": (lambda: good(**says("set", "version", "9")), "another `version`"),
    "more cards than there are": (lambda: good(**says("report", "cards", MORE)), "other `cards`"),
    "hidden work at the table": (lambda: silent(), "other `manual`"),
    # a set that does not check
    "a mistake": (lambda: good({"a.dow": b'secret "X"\n    goal zombei\n'}), "does not check"),
    "text that is not UTF-8": (lambda: good({"a.dow": b"\xff\xfe\xff"}), "does not check"),
    "a manifest that is not UTF-8": (lambda: good({"set.toml": b"\xff"}), "does not check"),
    "an unknown game": (lambda: with_manifest(b"dead_of_winter", b"chess"), "does not check"),
    "a newer edition": (lambda: with_manifest(b"edition = 1", b"edition = 7"), "edition 7"),
    "a set that is not there": (lambda: with_manifest(b"", b'uses = ["gone"]\n'), "`gone`"),
    "a version that is not there": (
        lambda: with_manifest(b"", b'uses = ["base >=99"]\n'),
        "`base` 0.1.0, wanted >=99",
    ),
    "itself below it": (lambda: with_manifest(b"", b'uses = ["bells"]\n'), "circle"),
    "a translation of nothing": (lambda: good({"gone.ja.toml": b""}), "does not use"),
}
MORE = {"kinds": {"secret": 2}, "designs": 2, "copies": 2}


def without(name: str) -> bytes:
    files = {key: data for key, data in FILES.items() if key != name}
    return archive({CONTENTS: as_bytes(contents(files)), **files})


def with_manifest(before: bytes, after: bytes) -> bytes:
    new = MANIFEST.replace(before, after) if before else MANIFEST + after
    return good({"set.toml": new})


def zipped_manifest() -> bytes:
    return good({"set.toml": MANIFEST + b"#" * 64 * 1024})


def silent() -> bytes:
    """Return a pack whose card asks for something at the table, which its report leaves out."""
    crossroads = (
        b'crossroads "The Coat"\n    flavor "Cold."\n    if morale <= 3\n'
        b'    option "Give it"\n        manual "Give the packer your coat."\n'
        b'    option "Keep it"\n        lose 1 morale\n'
    )
    kinds = {"crossroads": 1, "secret": 1}
    cards = {"kinds": kinds, "designs": 2, "copies": 2}
    return good({"coat.dow": crossroads}, **says("report", "cards", cards))
