"""The file format of a pack: a ZIP archive that has exactly one form.

`archive` writes it, `members` reads one from a stranger. Members are stored, not compressed, in the
order of their names, with one date and one mode. So the same files are the same bytes on every
machine, nothing can swell when it is read, and an archive is read only where writing what was
read gives the same bytes again: what an archive could hide between, behind or beside its
members has no place. Reasons: `docs/decisions/0085-a-pack-has-one-form.md`.
"""

from __future__ import annotations

import io
import stat
import struct
import unicodedata
import zipfile
import zlib
from collections.abc import Mapping

from dowlang.project.packs.file_names import CONTENTS, most_bytes, wrong_name
from dowlang.source.limits import MAX_PACK_BYTES, MAX_PACK_FILES

ENDING = ".dowset"
DATE = (1980, 1, 1, 0, 0, 0)
MODE = stat.S_IFREG | 0o644
UNIX = 3
END = struct.Struct("<4s4H2LH")  # of the directory of an archive, as APPNOTE.TXT 4.3.16 has it
MANY = 0xFFFF  # stands there for a number that is told elsewhere


class PackRefused(ValueError):
    """Raised for an archive that is no pack. The text says why, on one line."""


def archive(files: Mapping[str, bytes]) -> bytes:
    """Return the archive of these files by their paths, which are not looked at."""
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_STORED) as made:
        for name in sorted(files, key=lambda each: (each != CONTENTS, each)):
            member = zipfile.ZipInfo(name, DATE)
            member.create_system = UNIX
            member.external_attr = MODE << 16
            made.writestr(member, files[name])
    return out.getvalue()


def members(data: bytes) -> dict[str, bytes]:
    """Return the files of an archive by their paths. Raises `PackRefused`."""
    _demand_end(data)
    try:
        with zipfile.ZipFile(io.BytesIO(data)) as opened:
            infos = opened.infolist()
            for info in infos:
                _demand_member(info)
            _demand_names([info.filename for info in infos])
            found = {info.filename: opened.read(info) for info in infos}
    except PackRefused:
        raise
    except UnicodeDecodeError:
        raise PackRefused("it has a name that is not UTF-8") from None
    except (
        zipfile.BadZipFile,
        zlib.error,
        struct.error,
        NotImplementedError,
        RuntimeError,
        OSError,
        EOFError,
        ValueError,
        OverflowError,
    ) as error:
        said = str(error).partition("\n")[0][:80]
        raise PackRefused(f"it is damaged ({type(error).__name__}: {said})") from None
    if archive(found) != data:
        raise PackRefused("it has not the form in which `dow pack` writes; pack the set anew")
    return found


def _demand_end(data: bytes) -> None:
    """Look at an archive's end before anything is read that it speaks of."""
    if len(data) > MAX_PACK_BYTES:
        raise PackRefused(f"it is longer than {MAX_PACK_BYTES // 2**20} MiB")
    if not data.startswith(b"PK\3\4"):
        raise PackRefused(f"it is no pack; `dow pack SET` writes one ({_looks_like(data)})")
    try:
        sign, disk, first, here, count, length, start, comment = END.unpack(data[-END.size :])
    except struct.error:
        raise PackRefused("it is cut off") from None
    if sign != b"PK\5\6":
        raise PackRefused("it is cut off, or something stands behind its end")
    if disk or first or comment:
        raise PackRefused("it is a part of an archive, or has a comment")
    if count == MANY or start == 0xFFFFFFFF or here != count or count > MAX_PACK_FILES:
        raise PackRefused(f"it has more than {MAX_PACK_FILES} files")
    if start + length + END.size != len(data):
        raise PackRefused("its directory does not stand at its end")
    if data.count(b"PK\1\2", start) != count:
        raise PackRefused("its directory has another number of files than it says")


def _looks_like(data: bytes) -> str:
    """Return in words what a file is by its first bytes."""
    known = (
        (b"", "it is empty"),
        (b"\x1f\x8b", "this is gzip"),
        (b"7z\xbc\xaf", "this is 7z"),
        (b"BZh", "this is bzip2"),
        (b"\xfd7zXZ", "this is xz"),
        (b"PK\5\6", "this is an archive of no files"),
    )
    for begin, said in known:
        if (data.startswith(begin) and begin) or data == begin:
            return said
    return "this is tar" if data[257:262] == b"ustar" else "this is something else"


def _demand_member(info: zipfile.ZipInfo) -> None:
    """Refuse a member that is no stored file of its own length."""
    shown = _shown(info.orig_filename)
    mode = info.external_attr >> 16
    if stat.S_ISLNK(mode):
        raise PackRefused(f"{shown} is a link")
    if info.is_dir() or stat.S_ISDIR(mode) or info.external_attr & 0x10:
        raise PackRefused(f"{shown} is a folder; only files are members")
    if mode and not stat.S_ISREG(mode):
        raise PackRefused(f"{shown} is a device, a pipe or a socket")
    if info.flag_bits & 1:
        raise PackRefused(f"{shown} is encrypted")
    if info.compress_type != zipfile.ZIP_STORED:
        raise PackRefused(f"{shown} is compressed; members of a pack are stored")
    if info.file_size != info.compress_size:
        raise PackRefused(f"{shown} has two lengths")
    if info.extra or info.comment:
        raise PackRefused(f"{shown} has more beside it than its bytes")
    if wrong := wrong_name(info.orig_filename):
        raise PackRefused(f"{shown}: {wrong}")
    most = most_bytes(info.filename)
    if info.file_size > most:
        raise PackRefused(f"{shown} has {info.file_size} bytes, wanted at most {most}")


def _demand_names(names: list[str]) -> None:
    """Refuse paths that are one on some system, and a file that is a folder of another."""
    seen: dict[str, str] = {}
    for name in names:
        folded = unicodedata.normalize("NFKC", name).casefold()
        if folded in seen:
            same = "there twice" if seen[folded] == name else f"like {_shown(seen[folded])}"
            raise PackRefused(f"{_shown(name)} is {same}")
        seen[folded] = name
    for folded, name in seen.items():
        above = folded.split("/")
        if any("/".join(above[:count]) in seen for count in range(1, len(above))):
            raise PackRefused(f"{_shown(name)} lies in a file")


def _shown(name: str) -> str:
    return f"`{name[:80]}{'…' if len(name) > 80 else ''}`"
